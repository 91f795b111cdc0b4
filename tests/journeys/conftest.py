"""Opens the real window for a person, with quick bots and without motion, and puts everything away afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from exhibition_suite.app.look import Look
from exhibition_suite.app.main import open_window
from exhibition_suite.board.fonts import load_fonts
from exhibition_suite.session import game_session
from exhibition_suite.session.near_thinker import NearThinker
from tests.journeys.player import Player

CALM = {"language": "en", "theme": "light", "motion": "none", "speed": 0.0, "bot_pause": 0, "bot_speed": 4.0, "hold_ms": 30}
"""Settings under which nothing has to be waited for."""

Opener = Callable[..., Player]


@pytest.fixture
def sit_down(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opener]:
    """Opens the program: window size, and settings that differ from the calm ones."""
    load_fonts()
    thinker = NearThinker(plain=True)
    monkeypatch.setattr(game_session, "shared_thinker", lambda: thinker)
    opened: list[Player] = []

    def sit(size: tuple[int, int] = (1280, 720), **values: Any) -> Player:
        look = Look({**CALM, **values}, keep=True)
        window = open_window(look)
        player = Player(window)
        opened.append(player)
        window.resize(*size)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.menu.focus_first()
        window.after_first_paint()
        player.wait()
        return player

    yield sit
    for player in opened:
        put_away(player)
    QLocale.setDefault(QLocale("en"))


def put_away(player: Player) -> None:
    """Closes the window as a person does, and lets go of its language."""
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()
    window = player.window
    if not shiboken6.isValid(window):
        return  # the test has put it away itself
    window.close()
    translators = window._translators
    assert translators is not None
    window.deleteLater()
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    translators.uninstall()
