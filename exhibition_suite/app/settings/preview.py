"""What the choices look like: a case with a card, the six continents, the states of a place, a sentence in both scripts."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from exhibition_suite.app.controls import plate
from exhibition_suite.app.look import Look
from exhibition_suite.app.skin import Skinned
from exhibition_suite.board.fonts import display_font
from exhibition_suite.board.icons import paint_glyph, paint_pattern
from exhibition_suite.board.theme import Theme, continents
from exhibition_suite.tables.exhibition.card_painter import CardArt
from exhibition_suite.tables.exhibition.case_painter import CasePlate, paint_case
from exhibition_suite.tables.exhibition.slot_painter import paint_slot

_CARD = 28
"""Penicillin, 1928."""

_WIDE = 446.0
_AIR = 7.0
"""Between the frame of the case and what lies in it."""
_CASE_HIGH = 238.0
_STATE_HIGH = 54.0
_STATE_LEAST = 36.0
_LARGEST, _LEAST = 1.12, 0.7
"""Scales of the case. In a low window case and places give way, so that nothing has to be scrolled."""


class Preview(Skinned, QWidget):
    """Painted from the same brushes as the board, so that it cannot lie."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(round(_WIDE), self._height(_LARGEST, _STATE_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(300, self._height(_LEAST, _STATE_LEAST))

    def _height(self, unit: float, state: float) -> int:
        return math.ceil(self.skin.drawn(_CASE_HIGH * unit + 2 * state) + self._words_high())

    def _words_high(self) -> int:
        """Height in px of what is written: the heading, the names of the places in two lines, the two sentences."""
        return sum(map(self.skin.px, (14, 30, 30, 30, 10, 24, 24)))

    def _measures(self) -> tuple[float, float]:
        """Scale of the case and height of a place in px: as large as the width and, in a low window, the height allow."""
        drawn = self.skin.drawn
        high = self.height() - self._words_high()
        unit = min(drawn(_LARGEST), self.width() / _WIDE, (high - 2 * drawn(_STATE_LEAST)) / _CASE_HIGH)
        return unit, min(drawn(_STATE_HIGH), (high - _CASE_HIGH * unit) / 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, high = self._measures()
        theme = self._look.theme("exhibition")
        painter.save()
        painter.scale(unit, unit)
        plate(painter, QRectF(0, 0, _WIDE, _CASE_HIGH), 8, theme.color("wall"), None)
        self._case(painter, theme, unit)
        self._lands(painter, theme)
        painter.restore()
        y = _CASE_HIGH * unit + skin.px(14)
        painter.setFont(skin.font(14, 700))
        painter.setPen(skin.color("ink"))
        painter.drawText(QRectF(0, y, self.width(), skin.px(20)), Qt.AlignmentFlag.AlignLeft, self.tr("States of a place"))
        y = self._states(painter, theme, y + skin.px(30), high)
        self._sentences(painter, y)

    def _case(self, painter: QPainter, theme: Theme, unit: float) -> None:
        words = self._look.words
        look = CasePlate(words.say("kind.one_era"), "one_era", words.say("kind.one_era.brief"))
        inner = paint_case(painter, QRectF(14, 14, _WIDE - 28, 134), look, theme).adjusted(_AIR, 0, -_AIR, 0)
        wide = (inner.width() - 10) / 2
        high = wide * 80 / 198
        top = inner.bottom() - high - 4
        art = CardArt(words, self._look.language, theme, patterns=self._look.patterns, letters=self._look.letters)
        card = art.card_pixmap(_CARD, QSizeF(wide, high), self.devicePixelRatioF() * unit)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(inner.left(), top, wide, high), card, QRectF(card.rect()))
        spot = QRectF(inner.right() - wide, top, wide, high)
        if self._look.show_legal:
            flag = "+2" if self._look.show_values else ""
            paint_slot(painter, spot, "legal", theme, label=self.tr("up to 1938"), flag=flag)
        else:
            paint_slot(painter, spot, "closed", theme)

    def _lands(self, painter: QPainter, theme: Theme) -> None:
        lands = continents()[:6]
        gap = 6.0
        wide = (_WIDE - 28 - gap * 5) / 6
        for number, land in enumerate(lands):
            tile = QRectF(14 + number * (wide + gap), 164, wide, 58)
            plate(painter, tile, 5, land.color, None)
            if self._look.patterns:
                paint_pattern(painter, land.pattern, tile, QColor("white"), 0.3, 5)
            middle = QPointF(tile.center().x(), tile.top() + (20 if self._look.letters else 29))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(land.color)
            painter.drawEllipse(middle, 14, 14)
            paint_glyph(painter, land.glyph, QRectF(middle.x() - 9, middle.y() - 9, 18, 18), QColor("white"))
            if self._look.letters:
                box = QRectF(tile.center().x() - 17, tile.top() + 39, 34, 16)
                plate(painter, box, 3, land.color, None)
                painter.setPen(QColor("white"))
                font = QFont(self.skin.font(12.5, 700))
                font.setPixelSize(13)
                painter.setFont(font)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, land.letters(self._look.language))

    def _states(self, painter: QPainter, theme: Theme, top: float, high: float) -> float:
        skin = self.skin
        names = (
            ("closed", self.tr("closed"), ""),
            ("legal", self.tr("legal"), ""),
            ("aimed", self.tr("aimed at"), ""),
            ("refused", self.tr("refused"), ""),
            ("selected", self.tr("selected"), "1932"),
            ("last", self.tr("last move"), "1935"),
        )
        gap = 18.0
        wide = (self.width() - gap * 2 - 12) / 3
        step = high + skin.px(30)
        for number, (state, name, year) in enumerate(names):
            box = QRectF(6 + number % 3 * (wide + gap), top + number // 3 * step, wide, high)
            if year:
                plate(painter, box, 5, theme.color("card"), None)
                painter.setFont(display_font(skin.drawn(20), 700, "exhibition"))
                painter.setPen(theme.color("cardInk"))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, year)
            paint_slot(painter, box, state, theme, empty=not year, seat=1, sign="motorcar")  # type: ignore[arg-type]
            painter.setFont(skin.font(12.5, 600))
            painter.setPen(skin.color("ink2"))
            below = QRectF(box.left() - 8, box.bottom() + 4, box.width() + 16, skin.px(20))
            painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, name)
        return top + 2 * step

    def _sentences(self, painter: QPainter, top: float) -> None:
        skin = self.skin
        painter.setPen(skin.color("line"))
        painter.drawLine(QPointF(0, top), QPointF(self.width(), top))
        painter.setPen(skin.color("ink"))
        painter.setFont(skin.font(15, 600))
        line = skin.px(24)
        for number, text in enumerate(("Take one card in Asia. 1969", "アジアのカードを1枚取る。1969年")):
            painter.drawText(QRectF(0, top + skin.px(10) + number * line, self.width(), line), Qt.AlignmentFlag.AlignLeft, text)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Preview of the choices"))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
