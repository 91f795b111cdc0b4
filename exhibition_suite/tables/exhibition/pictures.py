"""The pictures of cards, vehicles and headers, each made once for its size, theme and language.

Those of cards are kept for the next game too: making a hundred of them anew for every game took time, and left the memory in crumbs.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.lettering import Lettering
from exhibition_suite.board.shelf import Shelf, shelf
from exhibition_suite.board.theme import Theme
from exhibition_suite.games.exhibition.content import CARD_IDS, CONTINENTS

from .card_painter import CardArt, Chosen, paint_card
from .card_style import COMPACT, STANDARD
from .case_painter import paint_header, paint_parked_sign
from .layout import Measures
from .setting import card_face
from .worded import LookLike

SMALLEST_NAME = Lettering(11, 700, "exhibition")
"""A continent's name that does not fit its header even so gives way to its letters."""
CARDS_KEPT = 160
"""Pictures of cards of one look that are kept: every card as it is turned up, and those laid or stored in a few games."""
HEADER_MARGIN = 5.0
"""Room for the shadow around a header's picture, in board units."""


def chosen_of(year: int, place: int) -> Chosen | None:
    """What a laid white card stands for, from the numbers of its face; -1 means nothing was chosen."""
    return Chosen(place, year if year >= 0 else None) if place >= 0 else None


class Pictures:
    """Makes and keeps the pictures of one table.

    Attributes:
        art: the cards' painter in the language and theme of the moment.
        measures: sizes of the arrangement shown.
        sharpness: device pixels per board unit.
        edition: grows whenever all pictures are others.
    """

    def __init__(self, look: LookLike, signs: Sequence[str]) -> None:
        self._look = look
        self._signs = tuple(signs)
        self._made: dict[Hashable, QPixmap] = {}
        self._same: Hashable = ()
        self.measures: Measures | None = None
        self.art = CardArt(look.words, look.language, self.theme, patterns=look.patterns, letters=look.letters)
        self.sharpness = 1.0
        self.edition = 0

    @property
    def theme(self) -> Theme:
        return self._look.theme("exhibition")

    def renew(self, measures: Measures, sharpness: float) -> None:
        """Other pictures from now on: another size, theme or language."""
        self.measures = measures
        self.sharpness = sharpness
        self._made.clear()
        self.edition += 1
        look = self._look
        self.art = CardArt(look.words, look.language, self.theme, patterns=look.patterns, letters=look.letters)
        self._same = ("exhibition", measures.small, sharpness, self.theme.dark, look.language, look.patterns, look.letters)

    @property
    def _cards(self) -> Shelf:
        """The cards of this look. Found when a picture is needed: a window that is still finding its size takes no other's place."""
        return shelf(self._same, CARDS_KEPT)

    def sign(self, seat: int) -> str:
        """The vehicle of a seat."""
        return self._signs[seat]

    def of(self, face: Hashable) -> QPixmap:
        """The picture of a piece's face, see `setting.face`."""
        assert isinstance(face, tuple)
        if face[0] in ("card", "depot"):
            kind, card, year, place = face
            return self._cards.get(face, lambda: self._card(card, year, place, kind == "depot"))
        if face not in self._made:
            self._made[face] = self._vehicle(face[1], False)
        return self._made[face]

    def ready(self, face: Hashable) -> bool:
        """The picture of this face is made."""
        return face in self._made or face in self._cards

    def make_another(self) -> bool:
        """Makes the picture of one card that may still be turned up; False where all are made."""
        if self._cards.full:
            return False
        for card in range(len(CARD_IDS)):
            face = card_face(card)
            if face not in self._cards:
                self.of(face)
                return True
        return False

    def ghost(self, seat: int) -> QPixmap:
        """A vehicle at its next stop: outlined in the colour of the aim."""
        key = ("ghost", seat)
        if key not in self._made:
            self._made[key] = self._vehicle(seat, True)
        return self._made[key]

    def header(self, number: int, taken: float) -> QPixmap:
        """The header of a continent whose last `taken` units are covered by vehicles."""
        key = ("header", number, round(taken))
        if key not in self._made:
            self._made[key] = self._header(number, taken)
        return self._made[key]

    def paint_sign(self, seat: int) -> Callable[[QPainter, QRectF], None]:
        """Paints a seat's vehicle in the colour for signs on the seat's colour."""
        color = self.theme.on_seat(seat)
        icon = self.sign(seat)
        return lambda painter, rect: paint_icon(painter, icon, rect, color)

    def _canvas(self, size: QSizeF) -> tuple[QPixmap, QPainter]:
        pixmap = QPixmap(max(1, round(size.width() * self.sharpness)), max(1, round(size.height() * self.sharpness)))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(pixmap.width() / size.width(), pixmap.height() / size.height())
        return pixmap, painter

    def _card(self, card: int, year: int, place: int, depot: bool) -> QPixmap:
        assert self.measures is not None
        style = self.art.style(card, chosen_of(year, place))
        size = QSizeF(self.measures.depot_width, self.measures.card.height()) if depot else self.measures.card
        pixmap, painter = self._canvas(size)
        layout = COMPACT if self.measures.small else STANDARD
        paint_card(painter, QRectF(0, 0, size.width(), size.height()), card, style, layout)
        painter.end()
        return pixmap

    def _vehicle(self, seat: int, ghost: bool) -> QPixmap:
        assert self.measures is not None
        side = self.measures.park
        pixmap, painter = self._canvas(QSizeF(side, side))
        paint_parked_sign(painter, QRectF(1.25, 1.25, side - 2.5, side - 2.5), self.sign(seat), seat, self.theme, ghost=ghost)
        painter.end()
        return pixmap

    def _header(self, number: int, taken: float) -> QPixmap:
        assert self.measures is not None
        size = self.measures.header
        pixmap, painter = self._canvas(size + QSizeF(2 * HEADER_MARGIN, 2 * HEADER_MARGIN))
        painter.translate(HEADER_MARGIN, HEADER_MARGIN)
        name = self._look.words.say(f"continent.{CONTINENTS[number]}")
        room = size.width() - (30 if self.measures.small else 36) - taken
        if SMALLEST_NAME.width(name) > room:
            name = self._look.words.say(f"continent.{CONTINENTS[number]}.short")
        box = QRectF(0, 0, size.width(), size.height())
        paint_header(painter, box, number, name, self.theme, patterns=self._look.patterns, keep_free=taken)
        painter.end()
        return pixmap
