"""The board of a game as a picture, drawn off-screen by the real table."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from exhibition_suite.board.fonts import load_fonts
from exhibition_suite.engine import Match

from . import display
from .i18n import Translators
from .look import Look

SETTLE = 5
"""Rounds of events until everything lies where it belongs."""


def board_png(match: Match, path: Path, language: str = "en", theme: str = "light", size: tuple[int, int] = (1600, 900)) -> None:
    """Draws a game as it stands, with everything around the board, and writes it as PNG.

    Args:
        match: finished or not; nothing is played.
        path: of the picture.
        language: `en` or `ja`.
        theme: `light` or `dark`.
        size: of the picture in px.

    Raises `OSError` where the picture cannot be written.
    """
    app = off_screen_application()
    picture = board_image(match, language, theme, QSize(*size))
    app.processEvents()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not picture.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise OSError(0, "the picture could not be made", str(path))
    buffer.close()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data.data())  # the system says why it cannot be written, Qt does not


def off_screen_application() -> QApplication:
    """The application there is, or a new one that needs no screen."""
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    display.go_off_screen()
    return QApplication(["exhibition-suite"])


def board_image(match: Match, language: str, theme: str, size: QSize) -> QImage:
    """The page of a game as an image. Needs the application."""
    from exhibition_suite.session.game_session import GameSession

    from .game_page import GamePage

    load_fonts()
    look = Look({"language": language, "theme": theme, "motion": "none", "speed": 0.0, "curtain": "never"})
    translators = Translators(look)
    look.seat_by_signs(tuple(seat.sign for seat in match.seats))
    session = GameSession(match, curtain="never")
    session.paused = True
    page = GamePage(session, look)
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.resize(size)
    page.show()
    session.start()
    for _ in range(SETTLE):
        QApplication.processEvents()
    page.catch_up()
    page.overlays.close_sheet()  # the board is wanted, not the score sheet over it
    page.setFocus()
    QApplication.processEvents()
    picture = page.grab().toImage()
    session.close()
    page.close()
    page.deleteLater()
    translators.uninstall()
    return picture
