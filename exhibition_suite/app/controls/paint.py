"""Small paintings that several controls share."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from exhibition_suite.board.shadows import paint_shadow
from exhibition_suite.board.theme import Theme


def plate(painter: QPainter, rect: QRectF, radius: float, fill: QColor | None, border: QColor | None, width: float = 1.25) -> None:
    """A rounded plate whose border lies inside `rect`."""
    inset = width / 2 if border is not None else 0.0
    painter.setPen(QPen(border, width) if border is not None else Qt.PenStyle.NoPen)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)


def soft_shadow(painter: QPainter, rect: QRectF, radius: float, theme: Theme, depth: int) -> None:
    """The shadow under a lifted thing, depth 1 (resting) to 4 (dialogs)."""
    paint_shadow(painter, rect, radius, depth, theme.color("shade"), theme.dark)


def ticks(
    painter: QPainter, left: float, right: float, top: float, color: QColor, step: float = 14.0, small: float = 4.0, long: float = 8.0
) -> None:
    """The tick-mark ruler: small ticks about `step` apart, each tenth long."""
    count = max(10, round((right - left) / step / 10) * 10)
    painter.setPen(QPen(color, 1))
    for number in range(count + 1):
        x = left + (right - left) * number / count
        painter.drawLine(QPointF(x, top), QPointF(x, top + (long if number % 10 == 0 else small)))


def check_mark(painter: QPainter, centre: QPointF, size: float, color: QColor, width: float = 2.25) -> None:
    """A check mark as wide as `size`."""
    path = QPainterPath(centre + QPointF(-size * 0.5, 0))
    path.lineTo(centre + QPointF(-size * 0.14, size * 0.36))
    path.lineTo(centre + QPointF(size * 0.5, -size * 0.36))
    painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """`one` with `share` (0 to 1) of `other` in it."""
    keep = 1 - share
    return QColor.fromRgbF(
        one.redF() * keep + other.redF() * share, one.greenF() * keep + other.greenF() * share, one.blueF() * keep + other.blueF() * share
    )


def key_cap(painter: QPainter, rect: QRectF, text: str, fill: QColor | None, border: QColor, ink: QColor) -> None:
    """A key of the keyboard with its letter; the painter's font is used."""
    plate(painter, rect, 4, fill, border, 1)
    if fill is not None:
        foot = QColor(border)
        foot.setAlphaF(0.5)
        painter.fillRect(QRectF(rect.left() + 3, rect.bottom() - 2, rect.width() - 6, 1.2), foot)
    painter.setPen(ink)
    painter.drawText(rect.adjusted(0, 0, 0, -1), Qt.AlignmentFlag.AlignCenter, text)
