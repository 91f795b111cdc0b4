"""A whole game, from the menu to the score sheet: by pointer, by keys alone, and the same game by all three ways."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from exhibition_suite.games.exhibition import GAME
from tests.journeys.player import ENTER, ESCAPE, SHIFT, TAB, Player
from tests.journeys.ways import best, by_clicks, by_drag, by_keys, play, play_out


def total_cells(person: Player) -> list[int]:
    return [int(cell.replace("\N{MINUS SIGN}", "-")) for cell in person.scores.total.cells()[1:]]


@pytest.mark.rule("EX-026", "EX-072", "EX-120")
def test_three_seats_from_the_menu_to_the_score_sheet(sit_down: Any) -> None:
    person = sit_down((1280, 720))
    person.new_game("person", "person", "easy", seed=11)
    assert [seat.player for seat in person.session.match.seats] == ["person", "person", "easy"]
    assert person.session.match.seed == 11
    person.agrees()
    play_out(person, lambda seat: by_drag if seat == 0 else by_clicks)
    person.until(lambda: person.page.overlays.sheet is not None, "the score sheet")
    tables = person.state.scores()
    assert total_cells(person) == [table.total for table in tables]
    assert [plaque.texts()[2] for plaque in person.scores.plaques] == [
        str(table.total).replace("-", "\N{MINUS SIGN}") for table in sorted(tables, key=lambda table: table.place)
    ]
    row = person.scores.rows[-1]
    person.click(row)
    assert any(word.startswith("EX-11") for word in person.seen(person.scores)), "a click on a line tells its rule"
    person.click(person.scores.menu_button)
    assert person.window.game is None
    assert person.window.menu.isVisible()
    assert not person.window.menu.doors["exhibition"].continue_button.isVisible(), "a finished game is not in progress"


def tab_to(person: Player, wanted: Any) -> None:
    """Tab until the keyboard is on a control."""
    for _ in range(60):
        if QApplication.focusWidget() is wanted:
            return
        person.key(TAB)
    raise AssertionError(f"Tab never comes to {wanted}")


def test_a_whole_game_by_keys_alone(sit_down: Any) -> None:
    person = sit_down((1280, 720))
    person.key("n")
    sheet = person.sheet
    tab_to(person, sheet.seats.rows[1].level)
    person.key(Qt.Key.Key_Up)
    assert sheet.seats.rows[1].level.value() == "easy"
    tab_to(person, sheet.start)
    person.key(Qt.Key.Key_Down)
    tab_to(person, sheet.seed)
    person.key("23")
    tab_to(person, sheet.open_button)
    person.key(ENTER)
    person.until(lambda: person.window.game is not None, "the table")
    assert person.session.match.seed == 23
    assert person.table.view.hasFocus(), "the keyboard is on the board at once"
    play_out(person, lambda _seat: by_keys)
    person.until(lambda: person.page.overlays.sheet is not None, "the score sheet")
    person.until(lambda: person.scores.listening, "keys mean the sheet")
    person.key(Qt.Key.Key_Down)
    assert person.scores.rows[0].hasFocus()
    person.key(ENTER)
    assert any(word.startswith("EX-10") for word in person.seen(person.scores))
    tab_to(person, person.scores.menu_button)
    person.key(ENTER)
    assert person.window.game is None
    assert person.window.menu.doors["exhibition"].new_button.hasFocus()


def test_tab_reaches_everything_and_leaves_it_again(sit_down: Any) -> None:
    person = sit_down()
    person.begin("person", "easy", seed=3)
    person.table.view.setFocus()
    reached = []
    for _ in range(60):
        person.key(TAB)
        now = QApplication.focusWidget()
        reached.append(now)
    page = person.page
    names = {id(widget) for widget in reached}
    for wanted in (page.table.view, *page.prompt.buttons.values(), *page.side.tabs.tabs, page.top.menu_button, page.top.buttons["rules"]):
        if wanted.isEnabled():
            assert id(wanted) in names, f"Tab never comes to {wanted.accessibleName()}"
    assert reached.count(page.table.view) > 3, "and round again"


@pytest.mark.rule("EX-030", "EX-034", "EX-061")
def test_drag_clicks_and_keys_make_the_same_game(sit_down: Any) -> None:
    logs = []
    for way in (by_drag, by_clicks, by_keys):
        person = sit_down((1280, 720))
        person.begin("person", seed=76)
        play(person, way, "take exh-einstein")
        play(person, way, "go asia")
        play(person, way, "place grand@3")
        while person.state.round < 4:
            play(person, way, best(person))
        logs.append((person.log, person.state.fingerprint()))
        person.key("m")
    assert logs[0] == logs[1] == logs[2]
    verbs = {line.split()[0] for line in logs[0][0]}
    assert {"take", "go", "place", "as", "in"} <= verbs, "a white card was among them"


def test_what_is_picked_up_can_be_put_back(sit_down: Any) -> None:
    person = sit_down((1280, 720))
    person.begin("person", "easy", seed=5)
    before = person.state.fingerprint()
    place = "column:oceania:0"
    for give_up in (
        lambda goal: person.key(ESCAPE),
        lambda goal: person.click(goal, Qt.MouseButton.RightButton),
        lambda goal: person.window.resize(1360, 768),
        lambda goal: person.table.view.clearFocus(),
    ):
        person.hold(place, "grand@3")
        assert person.table.intent.dragging
        give_up(person.point("grand@3"))
        person.wait()
        assert not person.table.intent.dragging
        person.release(person.point("grand@4"))
        assert person.state.fingerprint() == before
        person.agrees()
        person.table.view.setFocus()
    person.drag(place, person.point(person.page.top.title))
    assert person.state.fingerprint() == before
    person.agrees()


def test_keys_with_shift_walk_over_everything(sit_down: Any) -> None:
    person = sit_down((1280, 720))
    person.begin("person", "easy", seed=5)
    for place in ("header:north_america", "grand@6", "mid@1", "depot@3", "area1@1", "header:oceania"):
        person.walk_to(place)
        assert person.table.scenery.focus.isVisible(), "the ring shows where the keyboard is"
        rect = person.table.scenery.layout.rect(place)
        assert person.table.scenery.focus.sceneBoundingRect().contains(rect)
    assert GAME.id == person.session.match.game.id
    person.key(Qt.Key.Key_Z, with_=SHIFT)
    assert person.log == []
