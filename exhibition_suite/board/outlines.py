"""Outlines filled and drawn in a colour.

`QPainter.setPen`, `setBrush` and `fillRect` ask of what they are given whether it is one of Qt's enumerations, and with the first such
question PySide builds all of `Qt`: 93 enumerations with 1195 names, a tenth of the time to the menu's first picture. Paths are painted
without it, so what the first picture shows is painted with this; text stands in the colour that the widget's palette gave the painter.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners; `radius` 0 leaves them sharp."""
    path = QPainterPath()
    if radius > 0:
        path.addRoundedRect(rect, radius, radius)
    else:
        path.addRect(rect)
    return path


def fill(painter: QPainter, path: QPainterPath, color: QColor) -> None:
    """Fills an outline."""
    painter.fillPath(path, _pen(color, 1).brush())


def draw(painter: QPainter, path: QPainterPath, color: QColor, width: float) -> None:
    """Draws an outline `width` wide."""
    painter.strokePath(path, _pen(color, width))


def _pen(color: QColor, width: float) -> QPen:
    pen = QPen()
    pen.setColor(color)
    pen.setWidthF(width)
    return pen
