"""The board comes first, what stands around it follows; whoever is quicker acts on the game and not on what is still shown."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from exhibition_suite.app.game_page import SHEET_AFTER, GamePage
from exhibition_suite.app.log_lines import lines_of
from exhibition_suite.board.renewal import Renewal
from exhibition_suite.tables.exhibition.pictures import CARDS_KEPT

from .game_room import new_match, open_page, play_on, settle


class Order(QObject):
    """Writes down what happens to a page, in order."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self.seen: list[str] = []
        page.table.view.viewport().installEventFilter(self)
        page.lines.modelReset.connect(lambda: self.seen.append("log"))
        page.overlays.sheet_opened.connect(lambda _sheet: self.seen.append("sheet"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.seen.append("board")
        return False


def play_best(page: GamePage) -> None:
    state = page.session.match.state
    assert page.session.play(str(max(state.actions(), key=lambda action: page.session.match.game.merit(state, action))))


def test_the_board_is_painted_before_what_stands_around_it(qtbot: QtBot) -> None:
    page = open_page(qtbot, new_match("person", "person"))
    order = Order(page)
    play_best(page)
    assert not page.settled
    settle()
    assert order.seen[0] == "board"
    assert order.seen.count("log") == 1


def test_the_score_sheet_waits_for_the_last_picture_of_the_board(qtbot: QtBot) -> None:
    page = open_page(qtbot, play_on(new_match("person"), _last))
    order = Order(page)
    while not page.session.over:
        settle()
        order.seen.clear()
        play_best(page)
    settle()
    first = {what: order.seen.index(what) for what in ("board", "log", "sheet")}
    assert first["board"] < first["log"] < first["sheet"]


def _last(state: Any) -> bool:
    """All but a few places are taken."""
    return bool(sum(state.card_at(0, spot) >= 0 for spot in range(16)) >= 13)


def test_a_move_taken_back_at_once_keeps_the_score_sheet_away(qtbot: QtBot) -> None:
    page = open_page(qtbot, play_on(new_match("person"), _last))
    while not page.session.over:
        play_best(page)
    page.session.undo()
    settle()
    assert page.session.match.state.seat >= 0
    assert page.overlays.sheet is None or not page.overlays.sheet.isVisible()


def test_changes_that_follow_each_other_quickly_do_not_push_the_renewal_away(qtbot: QtBot) -> None:
    told: list[str] = []
    renewal = Renewal(lambda: told.append("renewed"))
    while not told:  # bots without a pause: there is always another change within the frame
        renewal.soon()
        QApplication.processEvents()
    renewal.soon(lambda: told.append("then"))
    qtbot.waitUntil(lambda: not renewal.waiting)
    assert told == ["renewed", "renewed", "then"]


def test_a_quick_hand_acts_on_the_game_and_not_on_stale_panels(qtbot: QtBot) -> None:
    page = open_page(qtbot, new_match("person", "person"))
    for _ in range(4):
        play_best(page)
    steps = len(page.session.match.steps)
    page.do("undo")  # nothing was painted between
    assert len(page.session.match.steps) < steps
    page.do("redo")
    page.do("undo")
    left = len(page.session.match.steps)
    settle()
    told = [line.text for line in lines_of(page.session.match, page.look)]
    assert page.lines.texts()[: len(told)] == told[::-1]
    assert left == len(page.session.match.steps)


def test_keys_and_buttons_find_everything_renewed(qtbot: QtBot) -> None:
    page = open_page(qtbot, new_match("person", "person"))
    play_best(page)
    page.do("log")
    newest = [line.text for line in lines_of(page.session.match, page.look)][-1]
    assert page.lines.texts()[0] == newest


def test_the_line_of_a_move_just_taken_back_leads_to_a_moment_that_exists(qtbot: QtBot) -> None:
    page = open_page(qtbot, play_on(new_match("person", "person"), lambda state: state.round == 3))
    step = len(page.session.match.steps)
    page.session.undo()
    page.side.log.view.chosen.emit(step)  # the click came before the log could follow
    settle()
    assert page.replaying
    assert page.replay_bar.replay is not None
    assert page.replay_bar.replay.position <= len(page.session.match.steps)


def test_buttons_of_the_prompt_come_back_instead_of_being_made_anew(qtbot: QtBot) -> None:
    page = open_page(qtbot, new_match("person", "person"))
    made: dict[str, set[int]] = {}
    for _ in range(8):
        for key, button in page.prompt.buttons.items():
            made.setdefault(key, set()).add(id(button))
            assert button.isVisible()
        play_best(page)
        settle()
        hidden = [button for key, button in page.prompt._made.items() if key not in page.prompt.buttons]
        assert not any(button.isVisible() for button in hidden)
    assert made
    assert all(len(each) == 1 for each in made.values())


def test_no_picture_is_made_ahead_while_a_card_is_in_the_air(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    page = open_page(qtbot, new_match("person", "person"))
    table = page.table
    made: list[bool] = []
    monkeypatch.setattr(table.pictures, "make_another", lambda: not made.append(True))  # type: ignore[func-returns-value]
    table.view.drag.dragging = "exh-1900"
    table.scenery._make_ahead()
    assert not made
    table.view.drag.dragging = ""
    table.scenery._make_ahead()
    assert made


def test_a_move_starts_the_wait_for_quiet_anew(qtbot: QtBot) -> None:
    page = open_page(qtbot, new_match("person", "person"))
    idle = page.table.scenery._idle
    assert idle.isActive()
    idle.setTimerType(Qt.TimerType.PreciseTimer)
    idle.start(60_000)
    QTest.qWait(1000)  # far longer than the move itself takes, on a busy machine too
    waited = idle.remainingTime()
    play_best(page)
    assert idle.remainingTime() > waited


def test_the_next_game_finds_the_pictures_of_cards_made(qtbot: QtBot) -> None:
    first = open_page(qtbot, new_match("person", "person", seed=8))
    faces = [piece.face for piece in first.table.scenery.now if piece.face[0] == "card"]
    keys = [first.table.pictures.of(face).cacheKey() for face in faces]
    first.session.close()
    second = open_page(qtbot, new_match("person", "person", seed=8))
    assert [second.table.pictures.of(face).cacheKey() for face in faces] == keys


def test_pictures_of_cards_are_bounded_over_many_games(qtbot: QtBot) -> None:
    page = open_page(qtbot, new_match("person"))
    pictures = page.table.pictures
    for card in range(101):
        for kind in ("card", "depot"):
            pictures.of((kind, card, -1, -1))
    assert len(pictures._cards) == CARDS_KEPT
    assert not pictures.make_another()  # it would only push others out, for ever


def _placing(state: Any) -> bool:
    return bool(state.phase == "place" and state.seat == 0 and state.round >= 2)


def _drop(page: GamePage) -> None:
    """A card is let go over the best place for it; nothing is painted after that."""
    state, table = page.session.match.state, page.table
    text = str(max(state.actions(), key=lambda action: page.session.match.game.merit(state, action))).split()[1]
    board, view, lay = table.view.viewport(), table.view, table.scenery.layout
    start, end = (view.mapFromScene(lay.rect(place).center()) for place in ("hand", "depot@1" if text == "depot" else text))
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
    for part in range(1, 5):
        QTest.mouseMove(board, start + (end - start) * part / 4)
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=end)


@pytest.mark.rule("EX-131")
@pytest.mark.parametrize("motion", ["none", "full", "reduced"])
def test_behind_the_curtain_nothing_tells_the_decade_of_the_one_before(qtbot: QtBot, motion: str) -> None:
    match = play_on(new_match("person", "person", secret_decade=True), _placing)
    page = open_page(qtbot, match, motion=motion, speed=1.0, confirm_moves=False)
    page.session.open_curtain(0)
    qtbot.waitUntil(lambda: "secret decade: 1" in page.table.view.accessibleDescription().lower())
    _drop(page)
    assert page.session.curtain_for == 1
    assert "decade: 1" not in page.table.view.accessibleDescription().lower()
    settle()
    assert "decade: 1" not in page.table.view.accessibleDescription().lower()


@pytest.mark.parametrize("motion", ["none", "full"])
def test_the_column_follows_the_hall_that_is_turned_to(qtbot: QtBot, motion: str) -> None:
    page = open_page(qtbot, play_on(new_match("person", "person"), _placing), motion=motion, speed=4.0, confirm_moves=False)
    _drop(page)
    qtbot.waitUntil(lambda: page.table.shown == page.session.match.state.seat == 1)
    settle()
    assert [panel.isVisible() for panel in page.side.panels] == [True, False], "the hall on the board has no panel beside it"


def test_a_replay_opened_after_the_last_move_is_not_covered_by_the_score_sheet(qtbot: QtBot) -> None:
    page = open_page(qtbot, play_on(new_match("person"), _last), motion="full", speed=4.0)
    while not page.session.over:
        play_best(page)
    page.moments.show(1)
    qtbot.wait(SHEET_AFTER + 200)
    assert page.replaying
    assert page.overlays.sheet is None or not page.overlays.sheet.isVisible()


def test_another_hall_in_a_replay_is_that_of_the_moment(qtbot: QtBot) -> None:
    page = open_page(qtbot, play_on(new_match("person", "easy", "easy"), lambda state: state.round == 5))
    page.moments.show(0)
    settle()
    at_the_start = page.side.texts()
    page.show_hall(2)
    settle()
    page.show_hall(2)
    settle()
    assert page.side.texts() == at_the_start


def test_the_score_sheet_asked_for_in_a_replay_is_that_of_the_present(qtbot: QtBot) -> None:
    page = open_page(qtbot, play_on(new_match("person", "easy"), lambda state: state.round == 5))
    page.show_sheet()
    now = page.overlays.sheet.facts
    page.overlays.close_sheet()
    page.moments.show(0)
    page.show_sheet()
    assert page.overlays.sheet.facts == now


def test_the_column_is_laid_out_at_once_when_another_hall_is_looked_at(qtbot: QtBot) -> None:
    page = open_page(qtbot, new_match("person", "easy", "easy", "easy", "easy"), (1280, 720))
    page.show_hall(4)
    page.catch_up()
    panels = [panel for panel in page.side.panels if panel.isVisible()]
    assert len(panels) == 4
    assert [panel.height() for panel in panels] == [panel.sizeHint().height() for panel in panels]
