"""Undo and redo with their reasons, advice, replay, once more, and what a finished game leaves to keep."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QAbstractButton

from exhibition_suite.engine import SeatSetup
from exhibition_suite.session.setups import new_match
from tests.app.game_room import play_on
from tests.journeys.agreement import where_pieces_belong
from tests.journeys.player import ENTER, ESCAPE, SHIFT, SPACE, Player
from tests.journeys.ways import best, by_clicks, by_drag, play


def finished(person: Player, *players: str, **options: Any) -> None:
    """A game a move before its end, on the table; the last move is made by hand."""
    signs = ("zeppelin", "ford", "titanic", "dc3", "space_shuttle")
    seats = tuple(SeatSetup(name, player, sign) for name, player, sign in zip(("Hana", "Otto", "Mei"), players, signs, strict=False))
    match = new_match("exhibition", options, seats, 5)
    for action in whole_game(seats, tuple(sorted(options.items())))[:-1]:
        match.play(action)
    person.window.play(match)
    person.wait()
    if not person.session.over and person.session.is_person(person.state.seat):
        play_last(person)
    person.until(lambda: person.window.game is not None and person.page.overlays.sheet is not None, "the score sheet")


@cache
def whole_game(seats: tuple[SeatSetup, ...], options: tuple[tuple[str, Any], ...]) -> list[Any]:
    """All actions of a sensible game."""
    return [step.action for step in play_on(new_match("exhibition", dict(options), seats, 5)).steps]


def play_last(person: Player) -> None:
    while not person.session.over:
        by_drag(person, best(person))


@pytest.mark.rule("EX-040")
def test_undo_stops_at_what_was_turned_up_and_says_why(sit_down: Any) -> None:
    person = sit_down((1280, 720))
    person.begin("person", "easy", seed=5)
    undo, redo = person.page.top.buttons["undo"], person.page.top.buttons["redo"]
    assert not undo.isEnabled()
    assert "Nothing to undo" in undo.toolTip()
    play(person, by_clicks, best(person))
    assert not undo.isEnabled()
    assert "a card was turned up" in undo.toolTip()
    log = person.log
    person.key("z")
    assert person.log == log
    assert not redo.isEnabled()


def test_free_undo_goes_back_over_the_bot_and_forward_again(sit_down: Any) -> None:
    person = sit_down()
    person.click(person.window.menu.doors["exhibition"].new_button)
    person.choose(person.sheet.undo, 1)
    assert any("assisted" in word for word in person.seen(person.sheet)), "it says what that means"
    person.fill(person.sheet.seed, "5")
    person.click(person.sheet.open_button)
    person.until(lambda: person.window.game is not None, "the table")
    start = None
    while person.my_turn() and person.state.round < 3:
        if start is None:
            start = person.state.fingerprint()
        play(person, by_clicks, best(person))
    log, fingerprint = person.log, person.state.fingerprint()
    back = 0
    while person.page.top.buttons["undo"].isEnabled():
        person.click(person.page.top.buttons["undo"])
        person.agrees()
        back += 1
    assert back >= 4
    assert person.state.fingerprint() == start
    while person.page.top.buttons["redo"].isEnabled():
        person.key("z", with_=SHIFT) if back % 2 else person.click(person.page.top.buttons["redo"])
        back += 1
        person.agrees()
    assert person.log == log
    assert person.state.fingerprint() == fingerprint


def test_a_move_can_be_taken_back_by_the_chip_where_nothing_is_confirmed(sit_down: Any) -> None:
    person = sit_down((1280, 720), confirm_moves=False)
    person.begin("person", "person", seed=5)
    play(person, by_drag, best(person))
    taken = person.log
    play(person, by_drag, "place grand@3")
    chip = person.page.overlays.chip
    if person.session.undo_stop() is None:
        assert chip.isVisible()
        person.click(chip)
        assert person.log == taken
        person.agrees()
    else:
        assert not chip.isVisible()


def test_advice_is_given_and_followed(sit_down: Any) -> None:
    person = sit_down()
    person.begin("person", "easy", seed=5)
    person.key("a")
    panel = person.page.overlays.hints
    assert panel.isVisible()
    person.until(lambda: panel._state == "found", "advice")
    lines = panel.texts()
    assert len(lines) >= 3
    advised = str(panel._hints[0].action)
    row = panel.rows.itemAt(0).widget()
    person.click(row.findChildren(QAbstractButton)[0])
    assert person.log == [advised]
    assert not panel.isVisible()
    person.agrees()
    person.key("a")
    assert panel.isVisible()
    person.key(ESCAPE)
    assert not panel.isVisible()


def test_a_finished_game_is_stepped_through(sit_down: Any) -> None:
    person = sit_down()
    finished(person, "person", "person")
    last = person.state.fingerprint()
    person.click(person.scores.replay_button)
    page, bar = person.page, person.page.replay_bar
    assert page.replaying
    assert bar.isVisible()
    length = len(person.log)
    assert bar.slider.maximum() == length
    assert bar.replay.position == 0
    for step in (1, 2, 3):
        person.click(bar.forward)
        assert bar.replay.position == step
        shown(person, step)
    person.click(bar.back)
    shown(person, 2)
    bar.slider.setFocus()
    handle = bar.slider.mapTo(person.window, bar.slider.rect().center())
    person.click(handle)
    middle = bar.replay.position
    assert length * 0.3 < middle < length * 0.7, "a click on the slider goes there"
    shown(person, middle)
    bar.play.setFocus()
    person.key(Qt.Key.Key_End)
    assert bar.replay.position == length
    shown(person, length)
    person.key(Qt.Key.Key_Home, SPACE)
    bar.replay.pace = 4.0
    person.until(lambda: bar.replay.position >= 2, "it plays by itself")
    person.key(SPACE)
    assert not bar.replay.running
    before = person.log
    person.drag("column:asia:0", "hand")
    assert person.log == before, "a past moment cannot be played on"
    person.click(bar.close_button)
    assert not page.replaying
    assert page.overlays.sheet is not None, "after the end, back to the score sheet"
    assert person.state.fingerprint() == last


def shown(person: Player, step: int) -> None:
    """The board shows the moment after so many actions."""
    state = person.session.match.at(step)
    belong = where_pieces_belong(state, person.table.shown)
    assert {piece.id: piece.place for piece in person.table.scenery.now} == belong
    assert not person.table.scenery.disagreements()


def test_played_on_from_a_past_moment_in_a_game_of_its_own(sit_down: Any) -> None:
    person = sit_down()
    finished(person, "person", "person")
    before = person.log
    person.click(person.scores.replay_button)
    for _ in range(4):
        person.click(person.page.replay_bar.forward)
    person.click(person.page.replay_bar.branch_button)
    person.until(lambda: not person.session.over, "a game that goes on")
    assert person.log == before[:4]
    assert person.session.match.assisted
    person.agrees()
    play(person, by_drag, best(person))
    person.key("m")
    person.click(person.window.menu.tiles["saved_games"])
    running = [row for row in person.sheet.rows if row.entry.kind == "autosave"]
    assert len(running) == 1, "one game was begun, not two"


@pytest.mark.parametrize("same_deal", [True, False])
def test_once_more(sit_down: Any, same_deal: bool) -> None:
    person = sit_down()
    finished(person, "person", "person", secret_decade=False, area1="link")
    match = person.session.match
    columns = match.at(0).columns
    if same_deal:
        person.click(person.scores.deal_button)
    else:
        person.until(lambda: person.scores.listening, "keys mean the sheet")
        person.key(ENTER, with_=Qt.KeyboardModifier.ControlModifier)
    person.until(lambda: not person.session.over, "another game")
    again = person.session.match
    assert again is not match
    assert {seat.name for seat in again.seats} == {seat.name for seat in match.seats}
    assert again.options.area1 == "link"
    assert (person.state.columns == columns) == same_deal
    person.agrees()
    play(person, by_drag, best(person))


def test_the_score_sheet_is_kept_as_picture_and_text(sit_down: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    person = sit_down()
    finished(person, "person", "person")
    goal = tmp_path / "結果.png"
    monkeypatch.setattr(person.window.dialogs, "choose_save_file", lambda *_: goal)
    person.click(person.scores.save_button)
    menu = person.scores.menu
    assert menu.isVisible()
    person.key(Qt.Key.Key_Down, Qt.Key.Key_Down, ENTER)
    text = QGuiApplication.clipboard().text()
    for seat in person.session.match.seats:
        assert seat.name in text
    for table in person.state.scores():
        assert str(table.total).replace("-", "\N{MINUS SIGN}") in text
    person.click(person.scores.save_button)
    person.key(Qt.Key.Key_Up, ENTER)
    assert goal.exists()
    picture = QImage(str(goal))
    assert picture.width() > 1800
    assert picture.height() > 900
    assert len({picture.pixel(x, y) for x in range(0, picture.width(), 37) for y in range(0, picture.height(), 37)}) > 20
    person.click(person.scores.halls_button)
    assert person.page.overlays.sheet is None
    person.agrees()


def test_what_happened_since_the_last_turn(sit_down: Any) -> None:
    person = sit_down()
    person.begin("person", "easy", "easy", seed=5)
    while person.my_turn() and person.state.round < 2:
        play(person, by_clicks, best(person))
    person.page.do("since")
    panel = person.page.overlays.since
    assert panel.isVisible()
    lines = panel.texts()[1:]
    names = [seat.name for seat in person.session.match.seats[1:]]
    assert all(any(name in line for line in lines) for name in names)
    person.key(ESCAPE)
    assert not panel.isVisible()
    assert person.table.view.hasFocus()
