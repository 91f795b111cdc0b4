"""Where everything lies on the Exhibition table, in board units: two arrangements made from one slot table.

The origin is the upper left corner of the first continent's header. Places are named as in the game's notation:
`header:asia`, `column:asia:0` (uppermost card), `grand@3`, `depot@1` to `depot@3`, `hand`, `park:asia:0` (vehicles), `stock`, `away:2`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF

from exhibition_suite.games.exhibition.content import CONTINENTS
from exhibition_suite.games.exhibition.showcases import DEPOT_SPOTS, SLOTS, SPANS, SPOTS, spot_name

Kind = Literal["standard", "compact"]

ROWS: tuple[tuple[str, ...], ...] = (("grand",), ("area2", "area3"), ("area1", "mid", "depot"))
"""The rows of cases, by slot (art direction, section 9)."""
SPOT_COUNT = {slot: last - first for slot, (first, last) in zip(SLOTS, SPANS, strict=True)} | {"depot": DEPOT_SPOTS}
CASES: tuple[str, ...] = tuple(slot for row in ROWS for slot in row)
COLUMN_ROWS = 3
HAND_SCALE = 0.74
"""Size of the card in hand while it rests: it fits between market and hall."""


@dataclass(frozen=True, slots=True)
class Measures:
    """The numbers one arrangement is made from.

    Attributes:
        area: what the view shows around the board.
        card: size of a card; `radius` of its corners.
        header: size of a continent's header; `column_step` from one to the next; `card_inset` of the cards below it.
        card_top: upper edge of the first market card; `card_step` to the next.
        wall: upper edge of the museum wall; `line` is the middle of the line with the hall's name.
        case_top: plate of the first row of cases; `case_step` to the next; `frame_drop` from plate to frame; `frame_height`.
        spot_drop: from plate to the cards; `padding` from frame to the first card.
        cases: left edge and width of each case.
        depot_width: width of a depot place.
        park: side of a vehicle's token; `park_inset` from the header's right edge.
        hand: centre of the card in hand; it is held there a little smaller, between market and hall, and covers no card of either.
    """

    area: QRectF
    card: QSizeF
    radius: float
    header: QSizeF
    column_step: float
    card_inset: float
    card_top: float
    card_step: float
    wall: float
    line: float
    case_top: float
    case_step: float
    frame_drop: float
    frame_height: float
    spot_drop: float
    padding: float
    cases: dict[str, tuple[float, float]]
    depot_width: float
    park: float
    park_inset: float
    hand: QPointF
    width: float
    small: bool


STANDARD = Measures(
    area=QRectF(-12, -10, 1276, 770),
    card=QSizeF(198, 80),
    radius=5,
    header=QSizeF(204, 38),
    column_step=211.2,
    card_inset=3,
    card_top=44,
    card_step=86,
    wall=300,
    line=319,
    case_top=340,
    case_step=139,
    frame_drop=10,
    frame_height=122,
    spot_drop=28,
    padding=11,
    cases={"grand": (0, 1260), "area2": (0, 830), "area3": (838, 422), "area1": (0, 626), "mid": (634, 220), "depot": (862, 398)},
    depot_width=121,
    park=34,
    park_inset=3,
    hand=QPointF(962, 332),
    width=1260,
    small=False,
)

COMPACT = Measures(
    area=QRectF(-8, -6, 1034, 612),
    card=QSizeF(158, 60),
    radius=4,
    header=QSizeF(164, 30),
    column_step=171,
    card_inset=3,
    card_top=34,
    card_step=63,
    wall=222,
    line=238,
    case_top=255,
    case_step=117,
    frame_drop=10,
    frame_height=102,
    spot_drop=25,
    padding=9,
    cases={"grand": (0, 1018), "area2": (0, 672), "area3": (679, 339), "area1": (0, 504), "mid": (511, 176), "depot": (694, 324)},
    depot_width=98,
    park=26,
    park_inset=3,
    hand=QPointF(765, 250),
    width=1018,
    small=True,
)


class Layout:
    """All rectangles of one arrangement.

    Attributes:
        kind: `standard` (also on large screens) or `compact`.
        measures: the numbers behind it.
    """

    def __init__(self, kind: Kind) -> None:
        self.kind: Kind = kind
        self.measures = COMPACT if kind == "compact" else STANDARD
        self._spots = self._lay_spots()

    def _lay_spots(self) -> dict[str, QRectF]:
        m = self.measures
        found = {}
        for slot in CASES:
            frame = self.frame(slot)
            count = SPOT_COUNT[slot]
            width = m.depot_width if slot == "depot" else m.card.width()
            room = frame.width() - 2 * m.padding - count * width
            gap = room / (count - 1) if count > 1 else 0
            for number in range(count):
                x = frame.left() + m.padding + number * (width + gap)
                found[f"{slot}@{number + 1}"] = QRectF(x, self.plate_top(slot) + m.spot_drop, width, m.card.height())
        return found

    def _row(self, slot: str) -> int:
        return next(number for number, row in enumerate(ROWS) if slot in row)

    def plate_top(self, slot: str) -> float:
        """Upper edge of a case's brass plate."""
        return self.measures.case_top + self._row(slot) * self.measures.case_step

    def frame(self, slot: str) -> QRectF:
        """The wooden frame of a case."""
        left, width = self.measures.cases[slot]
        return QRectF(left, self.plate_top(slot) + self.measures.frame_drop, width, self.measures.frame_height)

    def case(self, slot: str) -> QRectF:
        """A case with its plate."""
        return self.frame(slot).adjusted(0, -self.measures.frame_drop, 0, 0)

    def header(self, continent: int) -> QRectF:
        m = self.measures
        return QRectF(continent * m.column_step, 0, m.header.width(), m.header.height())

    def column_card(self, continent: int, row: int) -> QRectF:
        m = self.measures
        return QRectF(continent * m.column_step + m.card_inset, m.card_top + row * m.card_step, m.card.width(), m.card.height())

    def column(self, continent: int) -> QRectF:
        """Header and cards of a continent with the margin of the light around them."""
        last = self.column_card(continent, COLUMN_ROWS - 1)
        return self.header(continent).united(last).adjusted(-5, -5, 5, 7 if not self.measures.small else 3)

    def market(self) -> QRectF:
        """All headers and columns, from edge to edge of the board."""
        area = self.measures.area
        return QRectF(area.left(), area.top(), area.width(), self.measures.wall - area.top())

    def park(self, continent: int, number: int, count: int) -> QRectF:
        """The place of the `number`th of `count` vehicles on a header, from the right; many of them stand closer."""
        m = self.measures
        header = self.header(continent)
        room = header.width() * 0.5 - m.park
        step = min(m.park + 3, room / (count - 1)) if count > 1 else 0
        right = header.right() - m.park_inset - number * step
        return QRectF(right - m.park, header.center().y() - m.park / 2, m.park, m.park)

    def hand(self) -> QRectF:
        """The card in hand, at rest."""
        rect = QRectF(0, 0, self.measures.card.width() * HAND_SCALE, self.measures.card.height() * HAND_SCALE)
        rect.moveCenter(self.measures.hand)
        return rect

    def spot(self, place: str) -> QRectF:
        """Raises `KeyError` for a place that is no spot."""
        return self._spots[place]

    def spots(self) -> dict[str, QRectF]:
        """All places of the hall and the depot."""
        return dict(self._spots)

    def line(self) -> QRectF:
        """The line with the hall's name, its score and its total."""
        m = self.measures
        half = 20 if not m.small else 15
        return QRectF(0, m.line - half, m.width, 2 * half)

    def rect(self, place: str, count: int = 1) -> QRectF:
        """The rectangle of any place. `count` is the number of vehicles where it is a parking place. Raises `KeyError`."""
        if place in self._spots:
            return self._spots[place]
        name, *rest = place.split(":")
        if name == "hand":
            return self.hand()
        if name == "header":
            return self.header(CONTINENTS.index(rest[0]))
        if name == "column":
            return self.column_card(CONTINENTS.index(rest[0]), int(rest[1]))
        if name == "park":
            return self.park(CONTINENTS.index(rest[0]), int(rest[1]), count)
        area = self.measures.area
        card = self.measures.card
        if name == "stock":
            return QRectF(area.center().x() - card.width() / 2, area.top() - card.height() - 8, card.width(), card.height())
        if name == "away":
            return QRectF(area.right() + 10, 40 + 150 * int(rest[0]), card.width(), card.height())
        raise KeyError(place)


@cache
def layout(kind: Kind) -> Layout:
    """The arrangement of this kind; made once."""
    return Layout(kind)


SPOT_PLACES: tuple[str, ...] = tuple(spot_name(spot) for spot in range(SPOTS))
"""Place of each spot number, in the order of the rules."""
DEPOT_PLACES: tuple[str, ...] = tuple(f"depot@{number + 1}" for number in range(DEPOT_SPOTS))
COLUMN_PLACES: tuple[str, ...] = tuple(f"column:{continent}:{row}" for continent in CONTINENTS for row in range(COLUMN_ROWS))
HEADER_PLACES: tuple[str, ...] = tuple(f"header:{continent}" for continent in CONTINENTS)
