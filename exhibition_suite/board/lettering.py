"""Text drawn into pictures: exact sizes, halves and quarters of a pixel included, the same at every scale."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from exhibition_suite.board.fonts import display_font, ui_font

Align = Literal["left", "center", "right"]


@dataclass(frozen=True, slots=True)
class Lettering:
    """One way to set text.

    Attributes:
        px: size in px, to a quarter of a pixel.
        weight: 500 to 800.
        face: "ui", or the world whose display font is meant.
        tight: Japanese signs as wide as they are, not all of one width (for titles).
    """

    px: float
    weight: int = 500
    face: str = "ui"
    tight: bool = False

    def width(self, text: str) -> float:
        """Width of one line in px."""
        return _width(self, text)

    def draw(self, painter: QPainter, x: float, baseline: float, text: str, color: QColor, align: Align = "left") -> None:
        """Draws one line; `x` is its left end, middle or right end."""
        if align != "left":
            x -= self.width(text) * (0.5 if align == "center" else 1.0)
        enlarged = _enlarged(self.px)
        painter.save()
        painter.setPen(color)
        painter.setFont(_font(self))
        painter.translate(x, baseline)
        painter.scale(1 / enlarged, 1 / enlarged)
        painter.drawText(QPointF(0, 0), text)
        painter.restore()


def _enlarged(px: float) -> int:
    """Qt fonts have whole pixel sizes: the font is made this much larger and the painter smaller."""
    for factor in (1, 2, 4):
        if abs(px * factor - round(px * factor)) < 1e-6:
            return factor
    return 4


@cache
def _font(lettering: Lettering) -> QFont:
    px = lettering.px * _enlarged(lettering.px)
    font = ui_font(px, lettering.weight) if lettering.face == "ui" else display_font(px, lettering.weight, lettering.face)
    if lettering.tight:
        font.setFeature(QFont.Tag("palt"), 1)
    return font


@lru_cache(maxsize=8192)
def _width(lettering: Lettering, text: str) -> float:
    return QFontMetricsF(_font(lettering)).horizontalAdvance(text) / _enlarged(lettering.px)
