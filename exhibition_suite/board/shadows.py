"""Soft shadows for the four depths of the board: resting, in hand, lifted, dragged."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

DEPTHS: dict[int, tuple[float, float, float]] = {
    0: (0.0, 0.0, 0.0),
    1: (1.0, 1.5, 0.22),
    2: (3.0, 4.0, 0.25),
    3: (8.0, 12.0, 0.32),
    4: (14.0, 24.0, 0.38),
}
"""Depth -> (offset downwards, blur, opacity), in board units."""

DARK_FACTOR = 1.9
STEPS = 12


def reach(depth: int) -> float:
    """How far a shadow of this depth goes beyond its piece, in board units."""
    down, blur, _ = DEPTHS[depth]
    return down + 2 * blur


@lru_cache(maxsize=64)
def _shadow(width: int, height: int, radius: int, depth: int, color: int, dark: bool) -> QPixmap:
    """Painted at one pixel per unit: it is soft, so it may be stretched.

    The layers are black and the colour comes last: in 8 bits, many thin layers of a colour would round its parts to another colour.
    """
    _, blur, opacity = DEPTHS[depth]
    margin = int(2 * blur) + 2
    pixmap = QPixmap(width + 2 * margin, height + 2 * margin)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    total = min(0.75, opacity * (DARK_FACTOR if dark else 1.0))
    share = 1 - (1 - total) ** (1 / STEPS)
    painter.setBrush(QColor.fromRgbF(0.0, 0.0, 0.0, share))
    for step in range(STEPS):
        grow = 1.5 * blur * (1 - 2 * step / (STEPS - 1)) * 0.75
        rect = QRectF(margin, margin, width, height).adjusted(-grow, -grow, grow, grow)
        corner = max(1.0, radius + grow)
        painter.drawRoundedRect(rect, corner, corner)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), QColor.fromRgb(color))
    painter.end()
    return pixmap


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, depth: int, color: QColor, dark: bool) -> None:
    """Paints the shadow that `rect` throws at this depth; call it before painting the piece itself."""
    if depth <= 0:
        return
    down, blur, _ = DEPTHS[depth]
    margin = int(2 * blur) + 2
    width, height = max(1, round(rect.width())), max(1, round(rect.height()))
    pixmap = _shadow(width, height, round(radius), depth, color.rgb(), dark)
    target = rect.adjusted(-margin, -margin + down, margin, margin + down)
    painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
