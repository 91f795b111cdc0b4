"""The numbers of cards, wonders, visions, tiles and boards, and the plain columns of what is printed on them.

A history card is a number: 0 to 2 the start cards Shaman, Fire and Wheel, then the 144 cards of ages I to IV in the order of their ids.
Wonders, visions and discovery tiles are numbered by themselves.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from .content import load
from .warehouse import PRICES, pack

CONTENT: Final = load()

TYPES: Final = ("person", "building", "invention", "special", "nextgen")
PERSON, BUILDING, INVENTION, SPECIAL, NEXTGEN = range(5)
PLAIN_TYPES: Final = (PERSON, BUILDING, INVENTION)
LUXURIES: Final = ("fur", "pottery", "silk", "gems", "book", "yumurium")
FUR, POTTERY, SILK, GEMS, BOOK, YUMURIUM = range(6)
ANY: Final = -1
TRACKS: Final = ("culture", "science", "ship", "balloon", "space")
CULTURE, SCIENCE, SHIP, BALLOON, SPACE = range(5)
BOXES: Final = ("upgrade", "coin", "science", "culture", "ship", "card")
"""The boxes of a civilisation board: those under timeline spaces 1 to 4, then the two beside it (TS-332)."""
TILES: Final = ("workshop", "gold", "academy", "theatre")
"""Technology upgrade tiles in the order of the boxes they cover (TS-286)."""
TRAVEL: Final = ("", "balloon", "spaceship")
CIVS: Final[tuple[str, ...]] = tuple(civ["id"] for civ in CONTENT.civilisations["civs"])
"""Civilisations in the order of their numbers 1 to 6 (TS-330)."""
TECHS: Final[tuple[str, ...]] = tuple(board["id"] for board in CONTENT.technologies)
SLOTS: Final = ("w1", "w2", "w3", "b1", "b2", "b3")
WHITE_SLOTS: Final = 0b000111
BLACK_SLOTS: Final = 0b111000

_HISTORY: Final[list[dict[str, Any]]] = [*CONTENT.start, *CONTENT.history]
CARD_IDS: Final[tuple[str, ...]] = tuple(item["id"] for item in _HISTORY)
CARD_OF: Final = {text: card for card, text in enumerate(CARD_IDS)}
CARDS: Final = len(CARD_IDS)
START_CARDS: Final = (0, 1, 2)
AGE: Final[tuple[int, ...]] = tuple(item["age"] for item in _HISTORY)
TYPE: Final = tuple(TYPES.index(item["type"]) for item in _HISTORY)
COST: Final = tuple(pack(item["cost"]) for item in _HISTORY)
COST_BIT: Final = tuple(PRICES.bit(cost) for cost in COST)
CARD_VP: Final[tuple[int, ...]] = tuple(item["vp"] for item in _HISTORY)
CARD_PEACE: Final[tuple[int, ...]] = tuple(item.get("peace", 0) for item in _HISTORY)


def _slots(item: dict[str, Any]) -> tuple[int, ...]:
    names = item.get("lux", {}).get("slots", ())
    return tuple(ANY if name == "any" else LUXURIES.index(name) for name in names)


LUX_SLOTS: Final = tuple(_slots(item) for item in _HISTORY)
"""Kinds that a card asks for, `ANY` for any (TS-202, TS-203)."""
LUX_DISTINCT: Final = tuple(bool(item.get("lux", {}).get("distinct")) for item in _HISTORY)

WONDER_IDS: Final[tuple[str, ...]] = tuple(item["id"] for item in CONTENT.wonders)
WONDER_OF: Final = {text: wonder for wonder, text in enumerate(WONDER_IDS)}
WONDER_COST: Final = tuple(pack(item["cost"]) for item in CONTENT.wonders)
WONDER_BIT: Final = tuple(PRICES.bit(cost) for cost in WONDER_COST)
WONDER_VP: Final[tuple[int, ...]] = tuple(item["vp"] for item in CONTENT.wonders)
WONDER_PEACE: Final[tuple[int, ...]] = tuple(item.get("peace", 0) for item in CONTENT.wonders)
VISIT_VP: Final[tuple[int, ...]] = tuple(item["visit_vp"] for item in CONTENT.wonders)
VISION_IDS: Final[tuple[str, ...]] = tuple(item["id"] for item in CONTENT.visions)
VISION_OF: Final = {text: vision for vision, text in enumerate(VISION_IDS)}
DISCOVERY_IDS: Final[tuple[str, ...]] = tuple(item["id"] for item in CONTENT.discovery)
DISCOVERY_OF: Final = {text: tile for tile, text in enumerate(DISCOVERY_IDS)}
DISCOVERY_AGE: Final[tuple[int, ...]] = tuple(item["age"] for item in CONTENT.discovery)
CLOCK: Final = tuple(bool(item.get("clock")) for item in CONTENT.discovery)

# Boxes that can be activated, as bits of one mask (TS-173): six of the board, sixteen wonders, the market, then every card.
WONDER_BIT_AT: Final = len(BOXES)
MARKET_BIT: Final = 1 << WONDER_BIT_AT + len(WONDER_IDS)
CARD_BIT_AT: Final = WONDER_BIT_AT + len(WONDER_IDS) + 1


def count_of(tiles: int, kind: int) -> int:
    """Luxury tiles of a kind in a packed number of tiles, five bits a kind."""
    return tiles >> 5 * kind & 31


@cache
def kinds_in(tiles: int) -> tuple[int, ...]:
    """Kinds of which a packed number of tiles has any."""
    return tuple(kind for kind in range(len(LUXURIES)) if count_of(tiles, kind))


@cache
def mask_of(tiles: int) -> int:
    """The same kinds as a mask."""
    return sum(1 << kind for kind in kinds_in(tiles))
