"""The cards' pictures: faces in every size, minis for other halls, backs and envelopes, the large card with its note.

`CardArt` is what a table uses; it keeps the pictures it made. The paint functions draw straight to a painter.
All sizes are logical px; a picture is made for the device pixel ratio it is shown at.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from exhibition_suite.board.theme import Theme

from . import card_extras
from .card_face import paint_face
from .card_style import COMPACT, STANDARD, CardStyle, Chosen, Layout, card_id, layout_for
from .worded import WordsLike

__all__ = ["CardArt", "CardStyle", "Chosen", "paint_card"]

CARD_SIZE = QSizeF(STANDARD.width, STANDARD.height)
COMPACT_SIZE = QSizeF(COMPACT.width, COMPACT.height)
LARGE_SIZE = QSizeF(300, 121)
MINI_SIZE = QSizeF(*card_extras.MINI)
MINI_SHORT_SIZE = QSizeF(*card_extras.MINI_SHORT)
_ROOM = 96 * 1024 * 1024
"""Bytes of pictures a `CardArt` keeps."""


def paint_card(painter: QPainter, rect: QRectF, card: int, style: CardStyle, layout: Layout | None = None) -> None:
    """Paints a card face into `rect`.

    Args:
        card: 0 to 99 for 1900 to 1999, 100 for Einstein.
        layout: `STANDARD` or `COMPACT`; by default the one whose proportions `rect` has. A narrower `rect` (depot) shows the
            card's left part only, with the year and the title but without the niche.
    """
    layout = layout or layout_for(rect.width(), rect.height())
    zoom = rect.height() / layout.height
    painter.save()
    if style.upside_down:
        painter.translate(rect.bottomRight())
        painter.scale(-1, -1)
    else:
        painter.translate(rect.topLeft())
    painter.scale(zoom, zoom)
    paint_face(painter, card, style, layout, min(layout.width, rect.width() / zoom))
    painter.restore()


class CardArt:
    """Makes and keeps the pictures of cards in one language and theme.

    Attributes:
        language: "en" or "ja".
        theme: the colours.
        patterns: whether spines show the continents' patterns.
        letters: whether spines show the continents' letters.
    """

    def __init__(self, words: WordsLike, language: str, theme: Theme, *, patterns: bool = True, letters: bool = True) -> None:
        """`words` give "card.exh-1957.title", "card.exh-1957.note" and, where there is one, "card.exh-1957.shorter" in the language."""
        self.language = language
        self.theme = theme
        self.patterns = patterns
        self.letters = letters
        self._words = words
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._bytes = 0

    def style(self, card: int, chosen: Chosen | None = None, ribbon: str = "", *, upside_down: bool = False) -> CardStyle:
        """The style of a card, for `paint_card`."""
        shorter = f"card.{card_id(card)}.shorter"
        return CardStyle(
            theme=self.theme,
            language=self.language,
            title=self._words.say(f"card.{card_id(card)}.title"),
            shorter=self._words.say(shorter) if self._words.has(shorter) else "",
            chosen=chosen,
            ribbon=ribbon,
            upside_down=upside_down,
            patterns=self.patterns,
            letters=self.letters,
        )

    def card_pixmap(
        self,
        card: int,
        size: QSizeF,
        dpr: float = 1.0,
        *,
        chosen: Chosen | None = None,
        ribbon: str = "",
        upside_down: bool = False,
        layout: Layout | None = None,
    ) -> QPixmap:
        """The face of a card; see `paint_card`. `ribbon` is the text on the ribbon of a new card, "" for none."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_card(painter, rect, card, self.style(card, chosen, ribbon, upside_down=upside_down), layout)

        return self._picture(("card", card, chosen, ribbon, upside_down, layout is COMPACT), size, dpr, paint)

    def mini_pixmap(self, card: int, size: QSizeF, dpr: float = 1.0, *, chosen: Chosen | None = None, short: bool = False) -> QPixmap:
        """A card of another hall, 43x23 at 100 %: bar with glyph, year. `short` shows two digits (34x22)."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            card_extras.paint_mini(painter, rect, card, self.theme, chosen, short=short)

        return self._picture(("mini", card, chosen, short), size, dpr, paint)

    def back_pixmap(self, size: QSizeF, dpr: float = 1.0) -> QPixmap:
        """The back of a card."""
        return self._picture(("back",), size, dpr, lambda painter, rect: card_extras.paint_back(painter, rect, self.theme))

    def zoom_size(self, card: int, width: float = 380.0) -> QSizeF:
        """Size of the large card with its note at this width."""
        return QSizeF(width, card_extras.zoom_height(width, self._note(card)))

    def zoom_pixmap(self, card: int, dpr: float = 1.0, *, width: float = 380.0, chosen: Chosen | None = None) -> QPixmap:
        """The large card with its note below, always upright, at `zoom_size`."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            card_extras.paint_zoom(painter, rect, card, self.style(card, chosen), self._note(card))

        return self._picture(("zoom", card, chosen), self.zoom_size(card, width), dpr, paint)

    def _note(self, card: int) -> str:
        return self._words.say(f"card.{card_id(card)}.note")

    def _picture(self, what: tuple[object, ...], size: QSizeF, dpr: float, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
        key = (*what, round(size.width(), 2), round(size.height(), 2), dpr)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        pixmap = picture(size, dpr, paint)
        self._kept[key] = pixmap
        self._bytes += pixmap.width() * pixmap.height() * 4
        while self._bytes > _ROOM and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= old.width() * old.height() * 4
        return pixmap


def picture(size: QSizeF, dpr: float, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
    """A transparent picture of `size` logical px, painted by `paint(painter, rect)`."""
    pixmap = QPixmap(QSize(max(1, ceil(size.width() * dpr - 0.01)), max(1, ceil(size.height() * dpr - 0.01))))
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(QPointF(0, 0), size))
    painter.end()
    return pixmap
