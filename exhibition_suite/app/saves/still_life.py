"""What stands where no game has been saved yet: an empty showcase with the first card leaning on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from exhibition_suite.app.look import Look
from exhibition_suite.app.skin import Skinned
from exhibition_suite.board.theme import faded
from exhibition_suite.tables.exhibition.card_painter import CardArt
from exhibition_suite.tables.exhibition.case_painter import CasePlate, paint_case, paint_slot

_WIDE, _HIGH = 480.0, 196.0
_CARD = 0
"""1900, the first card of the century."""
_SPOTS = 3
_LEAN = -7.0
"""Degrees by which the card leans."""


class StillLife(Skinned, QWidget):
    """A drawing without words of its own; the sentence below it tells what it means."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSizeF(self.skin.drawn(_WIDE), self.skin.drawn(_HIGH)).toSize()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        unit = self.width() / _WIDE
        painter.scale(unit, unit)
        theme = self._look.theme("exhibition")
        self._floor(painter)
        plate = CasePlate(self._look.words.say("kind.one_continent"), "one_continent", "")
        inner = paint_case(painter, QRectF(20, 34, _WIDE - 40, 134), plate, theme).adjusted(7, 0, -7, 0)
        wide = (inner.width() - 8 * (_SPOTS - 1)) / _SPOTS
        spots = [QRectF(inner.left() + number * (wide + 8), inner.top() + 14, wide, wide * 80 / 198 + 28) for number in range(_SPOTS)]
        for spot in spots:
            paint_slot(painter, spot, "closed", theme)
        self._card(painter, spots[-1].center() + QPointF(16, -26), unit)

    def _floor(self, painter: QPainter) -> None:
        """The shadow that the case throws."""
        painter.save()
        painter.translate(_WIDE / 2, 170)
        painter.scale(1, 0.09)
        light = QRadialGradient(QPointF(0, 0), _WIDE / 2)
        ink = self._look.theme("exhibition").color("shade")
        light.setColorAt(0, faded(ink, 0.5))
        light.setColorAt(1, faded(ink, 0.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawEllipse(QPointF(0, 0), _WIDE / 2, _WIDE / 2)
        painter.restore()

    def _card(self, painter: QPainter, middle: QPointF, unit: float) -> None:
        size = QSizeF(168, 68)
        look = self._look
        art = CardArt(look.words, look.language, look.theme("exhibition"), patterns=look.patterns, letters=look.letters)
        picture = art.card_pixmap(_CARD, size, self.devicePixelRatioF() * unit)
        painter.translate(middle)
        painter.rotate(_LEAN)
        painter.setPen(Qt.PenStyle.NoPen)
        for spread in (4.0, 2.0):
            painter.setBrush(faded(look.theme("exhibition").color("shade"), 0.16))
            painter.drawRoundedRect(
                QRectF(-size.width() / 2, -size.height() / 2 + 3, size.width(), size.height()).adjusted(-spread / 2, 0, spread / 2, spread),
                6,
                6,
            )
        painter.drawPixmap(QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height()), picture, QRectF(picture.rect()))
