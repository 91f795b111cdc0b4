#!/usr/bin/env python3
"""Renders packaging/icon.svg to the sizes that desktops ask for. Run in the program's environment after a change of the drawing."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).resolve().parent
SIZES = (16, 32, 48, 64, 128, 256, 512)


def main() -> None:
    """Write packaging/icons/<size>.png, and the .ico of Windows."""
    renderer = QSvgRenderer(str(HERE / "icon.svg"))
    folder = HERE / "icons"
    folder.mkdir(exist_ok=True)
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        image.save(str(folder / f"{size}.png"))
    QImage(str(folder / "256.png")).save(str(folder / "exhibition-suite.ico"))


if __name__ == "__main__":
    main()
