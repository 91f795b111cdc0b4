"""Games that were left leave nothing behind."""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from exhibition_suite.app.game_page import GamePage
from exhibition_suite.app.window import MainWindow
from tests.app.game_room import look_of, new_match, play_on, settle


def pages() -> int:
    gc.collect()
    return sum(isinstance(thing, GamePage) for thing in gc.get_objects())


def test_a_page_that_was_left_is_let_go(qtbot: QtBot) -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    before = pages()
    window = MainWindow(look_of())
    qtbot.addWidget(window)
    window.resize(1280, 720)
    with qtbot.waitExposed(window):
        window.show()
    for _ in range(3):
        window.play(play_on(new_match("person", "person"), lambda state: state.round == 3))
        page = window.game
        assert page is not None
        page.do("score")
        page.overlays.close_sheet()
        page.overlays.open_book("EX-056")
        page.moments.show(3)
        page.moments.leave()
        settle()
        window.leave_game()
        del page
        settle()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert pages() <= before, "one of an earlier test may go meanwhile"


def test_only_what_stood_before_the_first_table_is_never_looked_through_again(qtbot: QtBot) -> None:
    """Looking through the whole program for what may go takes longer than a picture, and would come with a card in the hand."""
    window = MainWindow(look_of())
    qtbot.addWidget(window)
    window.play(new_match("person", "person"))
    kept = gc.get_freeze_count()
    assert kept > 10_000, "the program itself is kept"
    assert pages() == sum(isinstance(thing, GamePage) for thing in gc.get_objects()) > 0, "the table is not"
    window.leave_game()
    settle()
    window.play(new_match("person", "person"))
    assert gc.get_freeze_count() <= kept
