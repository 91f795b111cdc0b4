"""The suite's emblem: three clocks, one for each world; and the wordmark's measures."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from exhibition_suite.app.skin import Skinned
from exhibition_suite.board.icons import paint_svg

_CLOCKS = (
    (27.0, 12, -60.0, 60.0, ("#7A1F2B", "#E39A94")),
    (69.12, 8, -30.0, 180.0, ("#9C3D16", "#F2A36B")),
    (111.24, 12, 30.0, 120.0, ("#0E5A61", "#5CC0C4")),
)


def paint_emblem(painter: QPainter, rect: QRectF, face: QColor, dark: bool) -> None:
    """Paints the three clocks into `rect` (135 x 54 at their own size)."""
    paint_svg(painter, _drawing(face.name(), dark), rect)


@lru_cache(maxsize=4)
def _drawing(face: str, dark: bool) -> str:
    clocks = "".join(_clock(x, marks, short, long, colours[1 if dark else 0], face, x > 100) for x, marks, short, long, colours in _CLOCKS)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 135 54">{clocks}</svg>'


def _clock(x: float, marks: int, short: float, long: float, ink: str, face: str, hexagon: bool) -> str:
    edge = "L".join(_at(x, 27, angle) for angle in range(0, 360, 60))
    body = f'<path d="M{edge}Z"/>' if hexagon else f'<circle cx="{x}" cy="27" r="24.84"/>'
    ticks = "".join(f"M{_at(x, 17.8, angle)}L{_at(x, 21.06, angle)}" for angle in (mark * 360 / marks for mark in range(marks)))
    hands = "".join(f"M{x} 27L{_at(x, reach, angle)}" for reach, angle in ((9.72, short), (15.12, long)))
    return (
        f'<g fill="{face}" stroke="{ink}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">{body}'
        f'<path d="{ticks}" stroke-width="1.5" stroke-linecap="square"/><path d="{hands}" stroke-width="3"/></g>'
    )


def _at(x: float, far: float, angle: float) -> str:
    """A point of a clock around (`x`, 27): its distance, and degrees clockwise from the top."""
    turn = math.radians(angle)
    return f"{x + far * math.sin(turn):.2f} {27 - far * math.cos(turn):.2f}"


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
        paint_emblem(painter, QRectF(2, 2, self.high * 135 / 54, self.high), self.skin.color("surface"), self.skin.theme.dark)
