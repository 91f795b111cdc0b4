"""Writes a picture where a person wants it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtGui import QImage

if TYPE_CHECKING:
    from .dialogs import Dialogs


def export_picture(paint: Callable[[], QImage], dialogs: Dialogs, name: str) -> str:
    """Asks for a file, among the person's pictures at first, and writes what `paint` gives. Returns what to tell, "" for nothing."""
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation) or Path.home())
    suggested = folder / f"{name.replace(':', '')}.png"
    title = QCoreApplication.translate("GamePage", "Export the score sheet")
    path = dialogs.choose_save_file(title, suggested, QCoreApplication.translate("GamePage", "Pictures (*.png)"))
    if path is None:
        return ""
    if paint().save(str(path.with_suffix(".png"))):
        return QCoreApplication.translate("GamePage", "The picture is saved.")
    return QCoreApplication.translate("GamePage", "The picture could not be written there.")
