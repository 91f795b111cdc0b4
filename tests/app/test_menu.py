"""The main menu, driven by keys and by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from exhibition_suite.app import main
from exhibition_suite.app.about import AboutSheet
from exhibition_suite.app.look import Look
from exhibition_suite.app.menu.door import FACTS
from exhibition_suite.app.new_game import NewGameSheet, Plan, SeatPlan
from exhibition_suite.app.rulebook_sheet import RulebookSheet
from exhibition_suite.app.saves import SavesSheet
from exhibition_suite.app.settings import SettingsSheet
from exhibition_suite.app.window import MainWindow
from exhibition_suite.engine import Match, SeatSetup
from exhibition_suite.games import load_game
from exhibition_suite.tables import TABLE_IDS

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape
PAIR = Plan("exhibition", (SeatPlan("Hana", "person", "ford"), SeatPlan("Otto", "person", "zeppelin")), {"start": 0}, False, 5)


def test_there_is_one_door_for_each_game(person: Any) -> None:
    assert tuple(person.window.menu.doors) == TABLE_IDS
    door = person.window.menu.doors["exhibition"]
    assert door.title.text() == "Exhibition: 20th Century"
    assert door.facts[0][1].text() == "1–5 players"


def test_doors_tell_the_truth_about_seats() -> None:
    for game_id, facts in FACTS.items():
        seats = load_game(game_id).seats
        assert facts.seats == (seats[0], seats[-1])


def test_enter_on_the_first_button_opens_the_set_up(person: Any) -> None:
    assert person.focus is person.window.menu.doors["exhibition"].new_button
    person.key(ENTER)
    assert isinstance(person.sheet, NewGameSheet)
    person.key(ESCAPE)
    assert person.sheet is None
    assert person.focus is person.window.menu.doors["exhibition"].new_button, "the keyboard is back where it was"


def test_arrows_walk_to_every_tile(person: Any) -> None:
    menu = person.window.menu
    seen = set()
    person.key(Qt.Key.Key_Down)
    assert person.focus is menu.doors["exhibition"].quick_button
    person.key(Qt.Key.Key_Down)
    for _ in range(5):
        person.key(Qt.Key.Key_Left)
    for _ in range(5):
        seen.add(person.focus)
        person.key(Qt.Key.Key_Right)
    assert seen == set(menu.tiles.values())
    for _ in range(3):
        person.key(Qt.Key.Key_Up)
    assert person.focus not in seen


@pytest.mark.parametrize(
    ("tile", "key", "kind"),
    [
        ("rulebooks", "r", RulebookSheet),
        ("saved_games", "l", SavesSheet),
        ("settings", ",", SettingsSheet),
        ("about", "a", AboutSheet),
    ],
)
def test_no_tile_is_dead(person: Any, tile: str, key: str, kind: type) -> None:
    person.key(key)
    assert isinstance(person.sheet, kind)
    person.key(ESCAPE)
    assert person.sheet is None
    person.click(person.window.menu.tiles[tile])
    assert isinstance(person.sheet, kind)
    person.click(person.sheet.close_button)
    assert person.sheet is None


def test_quit_closes_the_window(person: Any) -> None:
    person.key("q")
    assert not person.window.isVisible()


def test_the_picture_is_a_way_in(person: Any) -> None:
    person.click(person.window.menu.doors["exhibition"].picture)
    assert isinstance(person.sheet, NewGameSheet)


def test_language_and_theme_change_at_the_top(person: Any) -> None:
    menu = person.window.menu
    english, japanese = menu.languages.buttons()
    day, night = menu.themes.buttons()
    person.click(japanese)
    assert menu.tiles["settings"].text() == "設定"
    assert menu.doors["exhibition"].title.text() == "20世紀博覧会"
    before = person.window.grab().toImage().pixelColor(5, 5)
    person.click(night)
    assert person.window.look.dark
    assert person.window.grab().toImage().pixelColor(5, 5).lightness() < before.lightness()
    person.click(day)
    person.click(english)
    assert menu.tiles["settings"].text() == "Settings"


def test_no_game_in_progress_no_continue(person: Any) -> None:
    person.window.after_first_paint()
    assert person.window.menu.doors["exhibition"].continue_button.isHidden()


def test_a_game_left_is_offered_with_round_and_names(person: Any) -> None:
    person.window.start_plan(PAIR)
    for _ in range(4):
        state = person.page.session.match.state
        person.page.session.play(state.actions()[0])
    person.window.leave_game()
    door = person.window.menu.doors["exhibition"]
    assert not door.continue_button.isHidden()
    assert "round" in door.continue_button.text()
    assert "Otto" in door.note.text()
    assert "today" in door.note.text()
    steps = len(load_actions(person))
    person.key("c")
    assert len(person.page.session.match.steps) == steps


def load_actions(person: Any) -> tuple[str, ...]:
    offer = person.window._offers["exhibition"]
    actions: tuple[str, ...] = offer.saved.record.actions
    return actions


def test_quick_start_begins_at_once_with_the_last_set_up(open_program: Any) -> None:
    person = open_program(
        setups={
            "exhibition": {"seats": [{"name": "花", "player": "person", "sign": "dc3"}], "options": {"area1": "link"}, "free_undo": True}
        }
    )
    person.key("s")
    match = person.page.session.match
    assert [(seat.name, seat.sign) for seat in match.seats] == [("花", "dc3")]
    assert match.options.area1 == "link"
    assert match.free_undo


def test_focus_ring_shows_for_keys_only(person: Any) -> None:
    ring = person.window.ring
    person.click(person.window.menu.gear)
    person.key(ESCAPE)
    person.key(Qt.Key.Key_Tab)
    assert ring.isVisible()
    target = person.focus
    reach = 2 + person.window.look.focus_width
    assert ring.geometry().adjusted(reach, reach, -reach, -reach).center() == person.point(target)
    person.click(person.window.menu.doors["exhibition"].new_button)
    assert not ring.isVisible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_shadows_reach_beyond_doors_and_tiles(open_program: Any, theme: str) -> None:
    person = open_program(theme=theme)
    menu = person.window.menu
    door = menu.doors["exhibition"].geometry()
    image = menu.grab().toImage()
    grey = [image.pixelColor(door.right() + away, door.center().y()).lightness() for away in (1, 8, 16, 40)]
    assert grey == sorted(grey), "darkest at the door, then fading into the wall"
    assert grey[1] < grey[3], "and not cut at the door's own edge"
    below = [image.pixelColor(door.center().x(), door.bottom() + away).lightness() for away in (1, 8)]
    assert below[0] < below[1] < image.pixelColor(8, door.bottom() + 8).lightness() + 1


def test_a_message_lies_above_the_tiles(person: Any) -> None:
    toast = person.window.dialogs.toast("The game is saved.", stay_ms=0)
    assert all(not toast.geometry().intersects(tile.geometry()) for tile in person.window.menu.tiles.values())


def test_what_lies_under_a_message_without_a_button_can_be_pressed(person: Any) -> None:
    dialogs = person.window.dialogs
    told = dialogs.toast("The game is saved.", stay_ms=0)
    assert person.window.childAt(told.geometry().center()) is not told
    assert not told.isAncestorOf(person.window.childAt(told.geometry().center()))
    asked = dialogs.toast("Deleted.", "Undo", lambda: None, stay_ms=0)
    assert asked.isAncestorOf(person.window.childAt(asked.mapTo(person.window, asked.button.geometry().center())))


def test_a_game_without_a_table_is_told_and_stays_in_its_file(person: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(load_game("exhibition"), load_game("exhibition").Options(), (SeatSetup("Hana"), SeatSetup("Otto")), 1)
    monkeypatch.setattr("exhibition_suite.app.window.TABLE_IDS", ())
    person.window.play(match)
    assert person.window.game is None
    assert person.sheet is not None
    shown = " ".join(label.text() for label in person.sheet.findChildren(QLabel))
    assert "This game has no table in the window yet." in shown


def test_the_pointer_is_a_hand_over_whatever_can_be_pressed(person: Any) -> None:
    door = person.window.menu.doors["exhibition"]
    for thing in (door.picture, door.new_button, person.window.menu.tiles["about"], person.window.menu.gear):
        QApplication.sendEvent(thing, QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))
        assert thing.cursor().shape() == Qt.CursorShape.PointingHandCursor
    door.new_button.setEnabled(False)
    assert door.new_button.cursor().shape() == Qt.CursorShape.ArrowCursor


@pytest.fixture
def unpainted(qtbot: Any) -> Iterator[MainWindow]:
    """The window as it is shown, before its first picture."""
    window = main.open_window(Look({"language": "en", "theme": "light", "motion": "none", "speed": 0.0}))
    window.show()
    yield window
    window.leave()


def test_a_key_before_the_first_picture_is_not_lost(unpainted: MainWindow) -> None:
    QTest.keyClick(unpainted, Qt.Key.Key_Comma)
    assert isinstance(unpainted.dialogs.layer.top(), SettingsSheet)


def test_a_key_of_the_menu_before_the_first_picture_is_not_lost(unpainted: MainWindow) -> None:
    QTest.keyClick(unpainted, Qt.Key.Key_R)
    assert isinstance(unpainted.dialogs.layer.top(), RulebookSheet)


def test_a_key_without_a_deed_before_the_first_picture_does_nothing(unpainted: MainWindow) -> None:
    QTest.keyClick(unpainted, Qt.Key.Key_F5)
    assert unpainted.dialogs.layer.top() is None
    QTest.keyClick(unpainted, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert unpainted.menu.tiles["quit"].text() == "終了", "and the next one does its own"


def test_a_click_before_the_first_picture_is_not_lost(unpainted: MainWindow) -> None:
    QTest.mouseClick(unpainted.menu.tiles["about"], Qt.MouseButton.LeftButton)
    assert isinstance(unpainted.dialogs.layer.top(), AboutSheet)


def test_the_window_says_once_that_its_first_picture_stands(unpainted: MainWindow) -> None:
    told: list[bool] = []
    unpainted.shown.connect(lambda: told.append(True))
    QApplication.processEvents()
    QApplication.processEvents()
    assert told == [True]
    unpainted.repaint()
    QApplication.processEvents()
    assert told == [True]
