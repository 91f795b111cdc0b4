"""The result of a game as a picture: paints it, and writes it where a person wants it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QPoint, QSize, QStandardPaths, Qt
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from .look import Look
from .score_facts import SheetFacts
from .skin import dress

if TYPE_CHECKING:
    from .dialogs import Dialogs

WINDOW = QSize(1600, 900)
"""Size of the window for which the sheet is laid out, in px."""
PAPER = QSize(1500, 780)
"""Size of the sheet in the picture in px, at least; the same whatever the window."""
MARGIN = 32
"""Wall around the sheet, in px."""
SHARP = 2
"""Pixels of the picture for each px."""


def paint_result(look: Look, facts: SheetFacts) -> QImage:
    """The score sheet of a game without anything to press, in the language and the theme of the moment."""
    from .score_sheet import ScoreSheet  # it asks for its picture here

    sheet = ScoreSheet(look, facts)
    dress(sheet, look, facts.game)
    sheet.resize(WINDOW)
    sheet.grab()  # once for nothing: the sheet takes its measures, and words that wrap learn their width
    paper = sheet.for_picture(_origin(look, facts), PAPER)
    paper.grab()
    picture = QImage(SHARP * (paper.width() + 2 * MARGIN), SHARP * (paper.height() + 2 * MARGIN), QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(SHARP)
    picture.fill(look.theme(facts.game).color("bg"))
    painter = QPainter(picture)
    paper.render(painter, QPoint(MARGIN, MARGIN), QRegion(), QWidget.RenderFlag.DrawChildren)
    painter.end()
    sheet.deleteLater()
    return picture


def _origin(look: Look, facts: SheetFacts) -> str:
    """Which game it was: title, deal and today's date."""
    today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
    deal = QCoreApplication.translate("ScoreSheet", "Deal {number}").format(number=facts.deal)
    return " · ".join((look.words.say(f"game.{facts.game}.title"), deal, today))


def export_picture(paint: Callable[[], QImage], dialogs: Dialogs, name: str) -> str:
    """Asks for a file, among the person's pictures at first, and writes what `paint` gives. Returns what to tell, "" for nothing."""
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation) or Path.home())
    suggested = folder / f"{name.replace(':', '')}.png"
    title = QCoreApplication.translate("GamePage", "Export the score sheet")
    path = dialogs.choose_save_file(title, suggested, QCoreApplication.translate("GamePage", "Pictures (*.png)"))
    if path is None:
        return ""
    if path.suffix.lower() != ".png":
        path = path.with_name(f"{path.name}.png")  # a point in the name, as in "Game 1.5", begins no other ending
    if paint().save(str(path)):
        return QCoreApplication.translate("GamePage", "The picture is saved.")
    return QCoreApplication.translate("GamePage", "The picture could not be written there.")
