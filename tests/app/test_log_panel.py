"""The log: sentences newest first, filter, a line shows its move, a click goes to its moment."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from exhibition_suite.app.game_page import GamePage
from exhibition_suite.app.log_lines import LineRole, lines_of, since_last_turn
from tests.app.game_room import look_of, new_match, open_page, play_on, settle


def in_round(qtbot: QtBot, number: int, *players: str, **values: object) -> GamePage:
    match = play_on(new_match(*players), lambda state: state.round == number and state.seat == 0 and state.phase == "take")
    return open_page(qtbot, match, **values)  # type: ignore[arg-type]


def click_line(page: GamePage, row: int) -> None:
    view = page.side.log.view
    spot = view.visualRect(page.lines.index(row)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    settle()


def test_the_lines_and_their_ring_end_above_the_bots(qtbot: QtBot) -> None:
    page = in_round(qtbot, 4, "person", "normal", "normal", "normal", "normal")
    view, bots = page.side.log.view, page.side.bots
    assert view.mapTo(page, view.rect().bottomLeft()).y() + 5 < bots.mapTo(page, bots.rect().topLeft()).y()


def test_lines_are_sentences_newest_first(qtbot: QtBot) -> None:
    page = in_round(qtbot, 3, "person", "person", "person")
    texts = page.lines.texts()
    assert texts[0] == "Round 3 begins"
    assert texts[1].startswith("Mei took ")
    assert texts[2].startswith("Otto took ")
    assert texts[3].startswith("Hana took ")
    assert texts[4] == "Round 2 begins"
    newest = [page.lines.line(row).newest for row in range(3)]  # type: ignore[union-attr]
    assert newest == [False, True, False]


def test_a_turn_under_way_tells_take_move_and_refill(qtbot: QtBot) -> None:
    page = in_round(qtbot, 2, "person", "person")
    state = page.session.match.state
    card = page.session.match.state.columns[state.vehicles[0]][0]
    page.session.play(f"take exh-{1900 + card}")
    settle()
    assert page.lines.texts()[0].startswith(f"Hana took {1900 + card} from ")
    assert "refills" in page.lines.texts()[0]


def test_it_is_rewritten_when_the_language_changes(qtbot: QtBot) -> None:
    page = in_round(qtbot, 2, "person", "person")
    page.look.set(language="ja")
    settle()
    assert page.lines.texts()[0] == "第2ラウンド開始"
    assert page.side.log.title.text() != "What happened"


def test_filter_by_seat_keeps_rounds(qtbot: QtBot) -> None:
    page = in_round(qtbot, 4, "person", "person", "person")
    page.side.log.filter_seat(1)
    kept = {page.lines.line(row).seat for row in range(page.lines.rowCount())}  # type: ignore[union-attr]
    assert kept == {1, -1}
    assert page.side.log.filter_button.isChecked()
    assert "Otto" in page.side.log.filter_button.toolTip()
    page.side.log.filter_seat(-1)
    assert {page.lines.line(row).seat for row in range(page.lines.rowCount())} >= {0, 1, 2}  # type: ignore[union-attr]


def test_a_click_freezes_that_moment_and_esc_comes_back(qtbot: QtBot) -> None:
    page = in_round(qtbot, 4, "person", "person")
    line = page.lines.line(4)
    assert line is not None
    click_line(page, 4)
    assert page.replaying
    assert page.replay_bar.isVisible()
    assert page.replay_bar.replay is not None
    assert page.replay_bar.replay.position == line.step
    shown = page.session.match.at(line.step)
    assert page.side.panels[1].texts()[3] == f"{shown.filled[1]}/16 shown"  # type: ignore[attr-defined]
    assert page.replay_bar.words.text() == line.text
    QTest.keyClick(page.side.log.view, Qt.Key.Key_Escape)
    settle()
    assert not page.replaying
    assert page.prompt.isVisible()
    assert page.session.match.state.round == 4


def test_pointing_at_a_line_shows_its_move_on_the_board(qtbot: QtBot) -> None:
    page = in_round(qtbot, 4, "person", "person")
    row = next(row for row in range(page.lines.rowCount()) if page.lines.line(row).text.startswith("Hana took"))  # type: ignore[union-attr]
    view = page.side.log.view
    view.viewport().setMouseTracking(True)
    QTest.mouseMove(view.viewport(), view.visualRect(page.lines.index(row)).center())
    arrow = page.moments.arrow
    qtbot.waitUntil(arrow.isVisible, timeout=2000)
    start, end = arrow.ends()
    assert start is not None
    assert end is not None
    assert page.table.geometry().toRectF().contains(end)
    QTest.mouseMove(view.viewport(), QPoint(-30, -30))
    page.side.log.pointed.emit(-1)
    assert not arrow.isVisible()


def test_another_seats_move_points_at_its_small_hall(qtbot: QtBot) -> None:
    page = in_round(qtbot, 4, "person", "person")
    line = next(page.lines.line(row) for row in range(page.lines.rowCount()) if page.lines.line(row).text.startswith("Otto took"))  # type: ignore[union-attr]
    assert line is not None
    page.moments.arrow.show_move(page.session.match.steps[: line.step], page.table, page.side)
    _start, end = page.moments.arrow.ends()
    assert end is not None
    assert page.side.geometry().toRectF().contains(end)


def test_lines_are_read_aloud_and_reached_by_keys(qtbot: QtBot) -> None:
    page = in_round(qtbot, 3, "person", "person")
    view = page.side.log.view
    page.do("log")
    assert view.hasFocus()
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Down)
    index = view.currentIndex()
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == index.data(LineRole).text
    QTest.keyClick(view, Qt.Key.Key_Return)
    settle()
    assert page.replaying


def test_since_my_last_turn_tells_the_others_only() -> None:
    match = play_on(new_match("person", "person", "person"), lambda state: state.round == 3 and state.seat == 0 and state.phase == "place")
    lines = since_last_turn(match, look_of(), 0)
    assert [line.text.split()[0] for line in lines] == ["Otto", "Mei"]
    assert [line.seat for line in lines] == [1, 2]


def test_since_my_last_turn_on_demand(qtbot: QtBot) -> None:
    page = in_round(qtbot, 3, "person", "person", "person")
    qtbot.mouseClick(page.side.log.since_button, Qt.MouseButton.LeftButton)
    settle()
    texts = page.overlays.since.texts()
    assert texts[0] == "Since your last turn"
    assert [text.split()[0] for text in texts[1:]] == ["Otto", "Mei"]
    QTest.keyClick(page.overlays.since.close_button, Qt.Key.Key_Escape)
    assert not page.overlays.since.isVisible()


def test_the_last_round_can_be_seen_once_more(qtbot: QtBot) -> None:
    page = in_round(qtbot, 4, "person", "person")
    qtbot.mouseClick(page.side.log.replay_button, Qt.MouseButton.LeftButton)
    settle()
    replay = page.replay_bar.replay
    assert replay is not None
    assert replay.match.at(replay.position).round == 3
    assert replay.running
    page.moments.leave()
    assert page.session.match.state.round == 4


def test_the_drawer_closes_by_its_button(qtbot: QtBot) -> None:
    page = in_round(qtbot, 2, *["person"] * 5, size=(1024, 600))
    page.do("log")
    settle()
    assert page.overlays.drawer.isVisible()
    assert not page.side.log.close_button.isVisible()
    qtbot.mouseClick(page.overlays.drawer.close_button, Qt.MouseButton.LeftButton)
    assert not page.overlays.drawer.isVisible()


def test_awards_have_their_icon() -> None:
    match = play_on(new_match("person", "person"))
    kinds = {line.kind: line for line in lines_of(match, look_of())}
    assert kinds["ended"].icon == "trophy"
    assert kinds["six_continents"].icon == "case6"
    assert kinds["six_continents"].seat >= 0
