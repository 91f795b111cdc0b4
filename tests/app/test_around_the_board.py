"""What stands around the board lets a person play on: arrows go, keys come back to the board, keys that can do nothing say why."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from exhibition_suite.app.game_page import GamePage
from exhibition_suite.app.log_lines import Line, LineRole
from exhibition_suite.app.page_moments import POINT_AFTER
from exhibition_suite.app.skin import skin_of
from tests.app.game_room import new_match, open_page, play_on, seen, settle


def middle(qtbot: QtBot, *players: str, **values: object) -> GamePage:
    match = play_on(new_match(*(players or ("person", "normal"))), lambda state: state.round == 4 and state.seat == 0)
    return open_page(qtbot, match, **values)  # type: ignore[arg-type]


def on_board(page: GamePage) -> bool:
    return page.window().focusWidget() is page.table.view


def lines(page: GamePage) -> list[Line]:
    return [page.lines.index(row).data(LineRole) for row in range(page.lines.rowCount())]


def point_at_newest(qtbot: QtBot, page: GamePage) -> None:
    view = page.side.log.view
    view.setFocus()
    view.setCurrentIndex(page.lines.index(0))
    qtbot.waitUntil(page.moments.arrow.isVisible, timeout=POINT_AFTER * 20)


def test_the_arrow_of_the_log_goes_with_the_keyboard(qtbot: QtBot) -> None:
    page = middle(qtbot)
    point_at_newest(qtbot, page)
    QTest.keyClick(page.side.log.view, Qt.Key.Key_Escape)
    settle()
    assert not page.moments.arrow.isVisible()
    assert on_board(page)


def test_the_arrow_of_the_log_goes_with_a_click_on_the_board(qtbot: QtBot) -> None:
    page = middle(qtbot)
    point_at_newest(qtbot, page)
    QTest.mouseClick(page.table.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, page.table.view.height() - 5))
    settle()
    assert on_board(page)
    assert not page.moments.arrow.isVisible()


def test_the_arrow_of_the_log_goes_when_somebody_moves(qtbot: QtBot) -> None:
    page = middle(qtbot)
    point_at_newest(qtbot, page)
    page.session.play(page.session.match.state.actions()[0])
    settle()
    assert not page.moments.arrow.isVisible()


def test_the_last_move_is_marked_and_not_the_round(qtbot: QtBot) -> None:
    page = open_page(qtbot, play_on(new_match("person", "normal"), lambda state: state.round == 3 and state.seat == 0))
    rows = lines(page)
    assert rows[0].kind == "round"
    assert [row.newest for row in rows[:2]] == [False, True]
    assert rows[1].name == "Otto"


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("en", "The museum opens: Hana begins, then Otto and Mei. Deal 5."),
        ("ja", "開館です。手番はHanaから、次にOtto・Mei。シャッフル番号 5"),
    ],
)
def test_the_log_begins_with_who_plays_and_the_deal(qtbot: QtBot, language: str, first: str) -> None:
    page = open_page(qtbot, new_match("person", "normal", "easy"), language=language)
    assert page.lines.texts() == [first]
    page.session.play(page.session.match.state.actions()[0])
    settle()
    assert page.lines.texts()[-1] == first


def test_alone_the_log_begins_with_one_name(qtbot: QtBot) -> None:
    assert open_page(qtbot, new_match("person")).lines.texts() == ["The museum opens for Hana. Deal 5."]


@pytest.mark.parametrize("press", ["pause_button", "skip_button"])
def test_buttons_for_the_bots_give_the_keyboard_back(qtbot: QtBot, press: str) -> None:
    page = middle(qtbot)
    qtbot.mouseClick(getattr(page.side.bots, press), Qt.MouseButton.LeftButton)
    settle()
    assert on_board(page)


def test_the_speed_of_the_bots_gives_the_keyboard_back(qtbot: QtBot) -> None:
    page = middle(qtbot)
    bots = page.side.bots
    qtbot.mouseClick(bots.speed_button, Qt.MouseButton.LeftButton)
    bots.menu.setActiveAction(bots.menu.actions()[2])
    QTest.keyClick(bots.menu, Qt.Key.Key_Return)
    settle()
    assert page.session.pace == 2.0
    assert on_board(page)


@pytest.mark.parametrize("pace", [0.5, 4.0])
def test_the_speed_that_was_chosen_last_stands_on_the_button(qtbot: QtBot, pace: float) -> None:
    page = middle(qtbot)
    page.session.pace = pace
    again = GamePage(page.session, page.look)
    qtbot.addWidget(again)
    assert again.side.bots.speed_button.text() == f"{pace:g}×"


def test_undo_another_hall_and_the_menu_give_the_keyboard_back(qtbot: QtBot) -> None:
    page = middle(qtbot, "person", "person", curtain="never")
    page.session.play(page.session.match.state.actions()[0])
    settle()
    qtbot.mouseClick(page.top.buttons["undo"], Qt.MouseButton.LeftButton)
    settle()
    assert on_board(page)
    qtbot.mouseClick(page.side.tabs.tabs[1], Qt.MouseButton.LeftButton)
    settle()
    assert page.table.shown == 1
    assert on_board(page)
    qtbot.mouseClick(page.top.menu_button, Qt.MouseButton.LeftButton)
    QTest.keyClick(page.menu, Qt.Key.Key_Escape)
    settle()
    assert on_board(page)


@pytest.mark.rule("EX-040")
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_key_that_cannot_undo_says_why(qtbot: QtBot, language: str) -> None:
    page = open_page(qtbot, new_match("person", "normal"), language=language)
    told: list[str] = []
    page.toast_asked.connect(told.append)
    QTest.keyClick(page.table.view, Qt.Key.Key_Z)
    QTest.keyClick(page.table.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ShiftModifier)
    settle()
    assert told == [page.top.undo_reason(), page.top.redo_reason()]
    assert all(told)
    if language == "en":
        assert told[0] == "Nothing to undo yet"
    page.moments.show(0)
    assert not told[2:]


@pytest.mark.rule("EX-040")
def test_after_a_reveal_the_key_says_so(qtbot: QtBot) -> None:
    page = open_page(qtbot, play_on(new_match("person", "normal"), lambda state: state.phase == "place" and state.round == 2))
    with qtbot.waitSignal(page.toast_asked) as told:
        QTest.keyClick(page.table.view, Qt.Key.Key_Z)
    assert told.args == ["Cannot be undone: a card was turned up (EX-040)"]


@pytest.mark.parametrize(("language", "words"), [("en", ["Main menu", "Play again", "Score sheet"]), ("ja", None)])
def test_after_the_end_the_bar_offers_the_ways_on(qtbot: QtBot, language: str, words: list[str] | None) -> None:
    page = open_page(qtbot, play_on(new_match("person", "normal")), language=language)
    page._close_sheet()
    settle()
    shown = [button.text() for button in page.prompt.buttons.values()]
    assert len(shown) == 3
    assert words is None or shown == words
    assert not page.side.bots.isVisible()
    with qtbot.waitSignal(page.again_asked) as again:
        qtbot.mouseClick(page.prompt.buttons["again"], Qt.MouseButton.LeftButton)
    assert again.args == [False]
    with qtbot.waitSignal(page.menu_asked):
        qtbot.mouseClick(page.prompt.buttons["leave"], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.prompt.buttons["score"], Qt.MouseButton.LeftButton)
    settle()
    assert page.overlays.sheet is not None


def test_another_hall_after_the_end_has_its_own_button(qtbot: QtBot) -> None:
    page = open_page(qtbot, play_on(new_match("person", "normal")))
    page._close_sheet()
    other = 1 - page.table.shown
    page.show_hall(other)
    settle()
    assert list(page.prompt.buttons) == ["home"]
    qtbot.mouseClick(page.prompt.buttons["home"], Qt.MouseButton.LeftButton)
    settle()
    assert list(page.prompt.buttons) == ["leave", "again", "score"]


def test_esc_on_the_board_leaves_the_replay(qtbot: QtBot) -> None:
    page = middle(qtbot)
    page.moments.show(2)
    page.table.view.setFocus()
    QTest.keyClick(page.table.view, Qt.Key.Key_Escape)
    settle()
    assert not page.replaying


def advised(page: GamePage) -> None:
    page.do("hint")
    page.overlays.hints.show_hints([], page.session.match.state.kinds)
    settle()
    assert page.overlays.hints.isVisible()


def test_advice_has_a_button_and_goes_by_it_by_esc_and_with_its_moment(qtbot: QtBot) -> None:
    page = middle(qtbot)
    qtbot.mouseClick(page.top.buttons["hint"], Qt.MouseButton.LeftButton)
    settle()
    assert page.overlays.hints.isVisible()
    qtbot.mouseClick(page.top.buttons["hint"], Qt.MouseButton.LeftButton)
    settle()
    assert not page.overlays.hints.isVisible()
    advised(page)
    page.table.view.setFocus()
    QTest.keyClick(page.table.view, Qt.Key.Key_Escape)
    settle()
    assert not page.overlays.hints.isVisible()
    advised(page)
    page.moments.show(2)
    assert not page.overlays.hints.isVisible()
    page.moments.leave()
    advised(page)
    page.session.play(page.session.match.state.actions()[0])
    settle()
    assert not page.overlays.hints.isVisible()


def test_advice_leaves_the_places_it_names_in_view(qtbot: QtBot) -> None:
    page = middle(qtbot)
    middle_of_board = page.table.geometry().center().y()
    advised(page)
    assert page.overlays.hints.geometry().center().y() > middle_of_board
    page.session.play(page.session.match.state.actions()[0])
    while page.session.match.state.phase != "place":
        page.session.play(page.session.match.state.actions()[0])
    advised(page)
    assert page.overlays.hints.geometry().center().y() < middle_of_board


def test_esc_on_the_board_closes_a_panel(qtbot: QtBot) -> None:
    page = middle(qtbot)
    page.do("since")
    page.table.view.setFocus()
    QTest.keyClick(page.table.view, Qt.Key.Key_Escape)
    settle()
    assert not page.overlays.since.isVisible()


def test_the_news_follow_the_language(qtbot: QtBot) -> None:
    page = middle(qtbot)
    page.do("since")
    before = page.overlays.since.texts()[1:]
    assert any(" took " in text for text in before)
    page.look.set(language="ja")
    settle()
    after = page.overlays.since.texts()[1:]
    assert len(after) == len(before)
    assert not any(" took " in text for text in after)
    assert not any(" took " in text for text in seen(page.overlays.since))


def test_menus_wear_the_letters_and_colours_of_the_world(qtbot: QtBot) -> None:
    page = middle(qtbot, theme="dark", text_scale=120)
    page.open_menu()
    menu = page.menu
    settle()
    assert menu.font() == skin_of(page).font(13.5)
    picture = menu.grab().toImage()
    surface = page.look.theme("exhibition").color("surface")
    near = picture.pixelColor(picture.width() // 2, 4)
    assert abs(near.lightness() - surface.lightness()) < 12
    assert any(text.endswith(" Ctrl+S") for text in menu.texts())
    QApplication.processEvents()
    menu.hide()
