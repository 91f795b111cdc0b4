"""Where the window stands at the start, and what belongs to the whole program rather than to a widget."""

from __future__ import annotations

from PySide6 import QtCore
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QToolTip, QWidget

from exhibition_suite.board.fonts import ui_font

from .look import Look
from .skin import palette

FRAME = 60
"""Px that a window's title bar and borders may take."""


def restore_place(window: QWidget, kept: str) -> None:
    """Puts a window where it stood when it was kept, else in the room there is."""
    if kept:
        from PySide6.QtCore import QByteArray

        window.restoreGeometry(QByteArray.fromBase64(QByteArray(kept.encode("ascii", "ignore"))))
        return
    screen = window.screen()
    if screen is not None:
        room = screen.availableGeometry()
        window.resize(min(1600, room.width()), min(900, room.height()))
        framed = QGuiApplication.platformName() != "offscreen"
        if framed and (room.width() < 1600 + FRAME or room.height() < 900 + FRAME):
            window.setWindowState(window.windowState() | QtCore.Qt.WindowState.WindowMaximized)  # title bar and borders need room too


def dress_tooltips(look: Look) -> None:
    """Tooltips belong to no widget, so they are dressed for the whole program."""
    QToolTip.setPalette(palette(look.theme("suite")))
    QToolTip.setFont(ui_font(max(12.0, 13 * look.scale)))
