"""What a card's picture depends on, and the measures of its two layouts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from exhibition_suite.board.theme import Continent, Theme, continent, mix
from exhibition_suite.games.exhibition.content import CARD_IDS, CONTINENT, EINSTEIN, WHITE


class Chosen(NamedTuple):
    """What a laid white card stands for (EX-063).

    Attributes:
        continent: 0 to 5.
        year: 1900 to 1999 for Einstein; None for 1945, whose year is printed.
    """

    continent: int
    year: int | None = None


@dataclass(frozen=True, slots=True)
class CardStyle:
    """Everything but the card and its size.

    Attributes:
        theme: colours; cards are paper under a lamp by night too.
        language: "en" or "ja"; decides the letters on the spine.
        title: the card's title in that language.
        shorter: a shorter one for compact cards, "" where none is needed.
        chosen: what a laid white card stands for.
        ribbon: text of the ribbon at the upper right corner ("NEW"), "" for none.
        upside_down: turned by 180 degrees, as in the depot (EX-042).
        patterns: the continent's pattern on the spine.
        letters: the continent's letters on the spine.
    """

    theme: Theme
    language: str = "en"
    title: str = ""
    shorter: str = ""
    chosen: Chosen | None = None
    ribbon: str = ""
    upside_down: bool = False
    patterns: bool = True
    letters: bool = True


@dataclass(frozen=True, slots=True)
class Layout:
    """Measures of a card face in px at 100 %. y of text is its base line."""

    width: float
    height: float
    radius: float
    spine: float
    glyph: tuple[float, float, float]
    pattern: tuple[float, float]
    letters: tuple[float, float, float]
    year: tuple[float, float, float]
    rule: tuple[float, float, float]
    title: tuple[float, float, float]
    niche: QRectF
    arch: float
    art: tuple[float, float, float]
    compact: bool


STANDARD = Layout(
    width=198,
    height=80,
    radius=5,
    spine=27,
    glyph=(13.5, 16, 8),
    pattern=(30, 56),
    letters=(71, 11.5, 13),
    year=(35, 32, 27),
    rule=(36, 72, 40),
    title=(35, 57, 92),
    niche=QRectF(130, 8, 60, 65),
    arch=28,
    art=(137, 21, 46),
    compact=False,
)
COMPACT = Layout(
    width=158,
    height=60,
    radius=4,
    spine=24,
    glyph=(12, 14, 7.5),
    pattern=(26, 40),
    letters=(53, 12, 13),
    year=(30, 27, 25),
    rule=(31, 60, 34),
    title=(30, 54.5, 124),
    niche=QRectF(104, 4, 48, 39),
    arch=20,
    art=(110, 6, 36),
    compact=True,
)


def layout_for(width: float, height: float) -> Layout:
    """The layout whose proportions fit a card of this size; standard for cards that are cut off (depot)."""
    return COMPACT if width / height > 2.55 else STANDARD


def title_room(layout: Layout, width: float) -> float:
    """How wide a line of the title may be on a card of which `width` is seen, px at 100 %."""
    x, _, room = layout.title
    return min(room, width - x - 6)


def printed(card: int) -> Continent:
    """The marks of the continent printed on a card; those of the white cards for 1945 and Einstein."""
    return continent(WHITE if CONTINENT[card] == WHITE else CONTINENT[card])


def year_text(card: int, chosen: Chosen | None = None) -> str:
    """The year a card shows; Einstein stands for any until one is chosen."""
    if card != EINSTEIN:
        return str(1900 + card)
    return "1900–99" if chosen is None or chosen.year is None else str(chosen.year)


def card_id(card: int) -> str:
    """ "exh-1957"."""
    return CARD_IDS[card]


def edge(theme: Theme) -> QColor:
    """Colour of a card's outline."""
    return mix(theme.color("card"), theme.color("cardInk"), 0.28)
