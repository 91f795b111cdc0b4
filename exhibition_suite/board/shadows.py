"""Soft shadows for the four depths of the board: resting, in hand, lifted, dragged."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6 import QtCore
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from exhibition_suite.board.outlines import fill, rounded

DEPTHS: dict[int, tuple[float, float, float]] = {
    0: (0.0, 0.0, 0.0),
    1: (1.0, 1.5, 0.22),
    2: (3.0, 4.0, 0.25),
    3: (8.0, 12.0, 0.32),
    4: (14.0, 24.0, 0.38),
}
"""Depth -> (offset downwards, blur, opacity), in board units."""

DARK_FACTOR = 1.9
LARGE = 40_000
"""Square units above which a shadow is put together from a small one: its corners, and edges drawn long. No card is as large."""
STEPS = 12
STRAIGHT = 1e-6
"""A turn below this is none."""


def reach(depth: int) -> float:
    """How far a shadow of this depth goes beyond its piece, in board units."""
    down, blur, _ = DEPTHS[depth]
    return down + 2 * blur


@lru_cache(maxsize=64)
def _shadow(width: int, height: int, radius: int, depth: int, color: int, dark: bool) -> QPixmap:
    """Painted at one pixel per unit: it is soft, so it may be stretched. All but the smallest are put together from the smallest.

    The layers are black and the colour comes last: in 8 bits, many thin layers of a colour would round its parts to another colour.
    """
    _, blur, opacity = DEPTHS[depth]
    margin = int(2 * blur) + 2
    pixmap = QPixmap(width + 2 * margin, height + 2 * margin)
    pixmap.fill(QColor(0, 0, 0, 0))
    painter = QPainter(pixmap)
    turn = _turn(radius, depth)
    if min(width, height) > 2 * turn + 1:
        small = _shadow(2 * turn + 1, 2 * turn + 1, radius, depth, color, dark)
        _put_together(painter, small, QRect(0, 0, pixmap.width(), pixmap.height()), margin + turn, 1)
        painter.end()
        return pixmap
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    total = min(0.75, opacity * (DARK_FACTOR if dark else 1.0))
    share = 1 - (1 - total) ** (1 / STEPS)
    layer = QColor.fromRgbF(0.0, 0.0, 0.0, share)
    for step in range(STEPS):
        grow = 1.5 * blur * (1 - 2 * step / (STEPS - 1)) * 0.75
        rect = QRectF(margin, margin, width, height).adjusted(-grow, -grow, grow, grow)
        fill(painter, rounded(rect, max(1.0, radius + grow)), layer)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    fill(painter, rounded(QRectF(pixmap.rect()), 0), QColor.fromRgb(color))
    painter.end()
    return pixmap


@lru_cache(maxsize=96)
def _stretched(width: int, height: int, radius: int, depth: int, color: int, dark: bool, wide: int, high: int) -> QPixmap:
    """The shadow at the size of the screen, so that it is drawn there pixel by pixel: stretching it each time takes ten times longer."""
    soft = _shadow(width, height, radius, depth, color, dark)
    if soft.width() == wide and soft.height() == high:
        return soft
    how = QtCore.Qt  # only where it is stretched: the first picture does without
    return soft.scaled(wide, high, how.AspectRatioMode.IgnoreAspectRatio, how.TransformationMode.SmoothTransformation)


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, depth: int, color: QColor, dark: bool, *, hollow: bool = False) -> None:
    """Paints the shadow that `rect` throws at this depth; call it before painting the piece itself.

    With `hollow` it may leave out the middle, where the piece lies on it and lets nothing through: there a large one has most of its work.
    """
    if depth <= 0:
        return
    down, blur, _ = DEPTHS[depth]
    margin = int(2 * blur) + 2
    width, height = max(1, round(rect.width())), max(1, round(rect.height()))
    if width * height > LARGE and _paint_large(painter, rect, radius, depth, color, dark, hollow):
        return
    pixmap = _shadow(width, height, round(radius), depth, color.rgb(), dark)
    target = rect.adjusted(-margin, -margin + down, margin, margin + down)
    way = painter.worldTransform()
    if abs(way.m12()) > STRAIGHT or abs(way.m21()) > STRAIGHT or way.m11() <= 0:
        painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
        return
    ratio = painter.device().devicePixelRatioF()
    there = way.mapRect(target)
    wide, high = max(1, round(there.width() * ratio)), max(1, round(there.height() * ratio))
    exact = _stretched(width, height, round(radius), depth, color.rgb(), dark, wide, high)
    painter.save()
    painter.resetTransform()
    corner = QRectF(round(there.x() * ratio) / ratio, round(there.y() * ratio) / ratio, wide / ratio, high / ratio)
    painter.drawPixmap(corner, exact, QRectF(0, 0, wide, high))
    painter.restore()


def _turn(radius: int, depth: int) -> int:
    """How far from its corner an edge of a shadow is the same all along, in board units."""
    return math.ceil(radius + 1.2 * DEPTHS[depth][1])


def _put_together(
    painter: QPainter, small: QPixmap, place: QRect, side: int, middle: int, ratio: float = 1.0, hollow: bool = False
) -> None:
    """Draws a small picture into `place` (device pixels): its corners as they are, what lies between them drawn long."""
    for column, (x, wide, from_x, from_wide) in enumerate(_thirds(place.x(), place.width(), side, middle)):
        for row, (y, high, from_y, from_high) in enumerate(_thirds(place.y(), place.height(), side, middle)):
            if hollow and column == row == 1:
                continue
            target = QRectF(x / ratio, y / ratio, wide / ratio, high / ratio)
            painter.drawPixmap(target, small, QRectF(from_x, from_y, from_wide, from_high))


def _thirds(start: int, length: int, side: int, middle: int) -> tuple[tuple[int, int, int, int], ...]:
    """One way across a large shadow: where each part begins and how long it is, on the screen and in the small picture."""
    return (start, side, 0, side), (start + side, length - 2 * side, side, middle), (start + length - side, side, side + middle, side)


def _paint_large(painter: QPainter, rect: QRectF, radius: float, depth: int, color: QColor, dark: bool, hollow: bool) -> bool:
    """The shadow of a sheet or a door, without a picture of its size; False where it cannot be put together."""
    way = painter.worldTransform()
    if abs(way.m12()) > STRAIGHT or abs(way.m21()) > STRAIGHT or way.m11() <= 0:
        return False
    down, blur, _ = DEPTHS[depth]
    margin = int(2 * blur) + 2
    turn = _turn(round(radius), depth)
    if min(rect.width(), rect.height()) < 2 * turn + 2:
        return False
    ratio = painter.device().devicePixelRatioF()
    there = way.mapRect(rect.adjusted(-margin, -margin + down, margin, margin + down))
    scale = way.m11() * ratio
    side, middle = round((margin + turn) * scale), max(1, round(scale))
    exact = _stretched(2 * turn + 1, 2 * turn + 1, round(radius), depth, color.rgb(), dark, 2 * side + middle, 2 * side + middle)
    place = QRect(round(there.x() * ratio), round(there.y() * ratio), round(there.width() * ratio), round(there.height() * ratio))
    painter.save()
    painter.resetTransform()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    _put_together(painter, exact, place, side, middle, ratio, hollow)
    painter.restore()
    return True
