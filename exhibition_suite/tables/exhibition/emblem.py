"""The game's emblem: a museum's arch in brass with the number of the century."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen

from exhibition_suite.board.icons import round_pen
from exhibition_suite.board.lettering import Lettering
from exhibition_suite.board.theme import Theme


def paint_arch(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paints the emblem into a square; `theme` must be one of the world "exhibition"."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 34, rect.height() / 34)
    plate = QLinearGradient(0, 0, 0, 34)
    plate.setColorAt(0, theme.color("brassL"))
    plate.setColorAt(1, theme.color("brass"))
    painter.setBrush(plate)
    painter.setPen(QPen(theme.color("brassD"), 1))
    painter.drawRoundedRect(QRectF(0.5, 0.5, 33, 33), 5, 5)
    ink = theme.color("brassInk")
    arch = QPainterPath(QPointF(7, 26))
    arch.lineTo(7, 15)
    arch.arcTo(QRectF(7, 6, 20, 18), 180, -180)
    arch.lineTo(27, 26)
    arch.moveTo(4, 27)
    arch.lineTo(30, 27)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(ink, 2))
    painter.drawPath(arch)
    Lettering(11, 700, "exhibition").draw(painter, 17, 24, "20", ink, "center")
    painter.restore()
