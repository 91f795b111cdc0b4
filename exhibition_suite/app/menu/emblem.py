"""The suite's emblem: three clocks, one for each world; and the wordmark's measures."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from exhibition_suite.app.skin import Skinned

_CLOCKS = (
    (27.0, 12, -60.0, 60.0, ("#7A1F2B", "#E39A94")),
    (69.12, 8, -30.0, 180.0, ("#9C3D16", "#F2A36B")),
    (111.24, 12, 30.0, 120.0, ("#0E5A61", "#5CC0C4")),
)


def paint_emblem(painter: QPainter, rect: QRectF, face: QColor, dark: bool) -> None:
    """Paints the three clocks into `rect` (135 x 54 at their own size)."""
    painter.save()
    painter.translate(rect.topLeft())
    unit = rect.height() / 54
    painter.scale(unit, unit)
    for x, marks, short, long, colours in _CLOCKS:
        _clock(painter, QPointF(x, 27), marks, short, long, QColor(colours[1 if dark else 0]), face, x > 100)
    painter.restore()


def _clock(painter: QPainter, middle: QPointF, marks: int, short: float, long: float, ink: QColor, face: QColor, hexagon: bool) -> None:
    painter.setPen(QPen(ink, 3.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(face)
    if hexagon:
        painter.drawPolygon(QPolygonF([_at(middle, 27, angle) for angle in range(0, 360, 60)]))
    else:
        painter.drawEllipse(middle, 24.84, 24.84)
    painter.setPen(QPen(ink, 1.5))
    for mark in range(marks):
        angle = mark * 360 / marks
        painter.drawLine(_at(middle, 17.8, angle), _at(middle, 21.06, angle))
    painter.setPen(QPen(ink, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(middle, _at(middle, 9.72, short))
    painter.drawLine(middle, _at(middle, 15.12, long))


def _at(middle: QPointF, far: float, angle: float) -> QPointF:
    turn = math.radians(angle)
    return QPointF(middle.x() + far * math.sin(turn), middle.y() - far * math.cos(turn))


class Emblem(Skinned, QWidget):
    """The emblem as a widget; decoration only."""

    def __init__(self, high: float = 54, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.high = high
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_high(self, high: float) -> None:
        self.high = high
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(round(self.high * 140 / 54) + 4, round(self.high) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(2, 2)
        paint_emblem(painter, QRectF(0, 0, self.high * 135 / 54, self.high), self.skin.color("surface"), self.skin.theme.dark)
