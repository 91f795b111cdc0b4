"""Small paintings that several controls share."""

from __future__ import annotations

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from exhibition_suite.board.outlines import draw, fill, rounded
from exhibition_suite.board.shadows import paint_shadow
from exhibition_suite.board.theme import Theme

LEFT = 0x0081
"""Words at the left, in the middle between top and bottom: `AlignLeft | AlignVCenter` as the number that `QPainter.drawText` takes."""
CENTRE = 0x0084
"""The same in the middle: `AlignCenter`."""


def write_in(painter: QPainter, ink: QColor) -> None:
    """Text is written in `ink` from now on. A widget's painter begins in its palette's colour; most often nothing has to change."""
    if painter.pen().color() != ink:
        painter.setPen(ink)


def plate(painter: QPainter, rect: QRectF, radius: float, ground: QColor | None, border: QColor | None, width: float = 1.25) -> None:
    """A rounded plate whose border lies inside `rect`."""
    inset = width / 2 if border is not None else 0.0
    path = rounded(rect.adjusted(inset, inset, -inset, -inset), radius)
    if ground is not None:
        fill(painter, path, ground)
    if border is not None:
        draw(painter, path, border, width)


def soft_shadow(painter: QPainter, rect: QRectF, radius: float, theme: Theme, depth: int, *, hollow: bool = False) -> None:
    """The shadow under a lifted thing, depth 1 (resting) to 4 (dialogs); `hollow` under one that lets nothing through."""
    paint_shadow(painter, rect, radius, depth, theme.color("shade"), theme.dark, hollow=hollow)


def ticks(
    painter: QPainter, left: float, right: float, top: float, color: QColor, step: float = 14.0, small: float = 4.0, long: float = 8.0
) -> None:
    """The tick-mark ruler: small ticks about `step` apart, each tenth long."""
    count = max(10, round((right - left) / step / 10) * 10)
    path = QPainterPath()
    for number in range(count + 1):
        x = left + (right - left) * number / count
        path.moveTo(x, top)
        path.lineTo(x, top + (long if number % 10 == 0 else small))
    draw(painter, path, color, 1)


def check_mark(painter: QPainter, centre: QPointF, size: float, color: QColor, width: float = 2.25) -> None:
    """A check mark as wide as `size`."""
    path = QPainterPath(centre + QPointF(-size * 0.5, 0))
    path.lineTo(centre + QPointF(-size * 0.14, size * 0.36))
    path.lineTo(centre + QPointF(size * 0.5, -size * 0.36))
    qt = QtCore.Qt
    painter.strokePath(path, QPen(color, width, qt.PenStyle.SolidLine, qt.PenCapStyle.RoundCap, qt.PenJoinStyle.RoundJoin))


def key_cap(painter: QPainter, rect: QRectF, text: str, ground: QColor | None, border: QColor) -> None:
    """A key of the keyboard with its letter, in the painter's font and pen."""
    plate(painter, rect, 4, ground, border, 1)
    if ground is not None:
        foot = QColor.fromRgbF(border.redF(), border.greenF(), border.blueF(), 0.5)
        fill(painter, rounded(QRectF(rect.left() + 3, rect.bottom() - 2, rect.width() - 6, 1.2), 0), foot)
    painter.drawText(rect.adjusted(0, 0, 0, -1), CENTRE, text)
