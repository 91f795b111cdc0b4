"""Every action of the game, made once, with its notation.

A box is a number: 0 to 5 the board's, then the wonders', the market, then one for each card (see `items`).
"""

from __future__ import annotations

from typing import Final

from exhibition_suite.engine.vocabulary import Entry, Move, Vocabulary, entries

from .items import (
    BOXES,
    CARD_BIT_AT,
    CARD_IDS,
    CIVS,
    DISCOVERY_IDS,
    LUXURIES,
    SLOTS,
    TECHS,
    TRACKS,
    TYPES,
    VISION_IDS,
    WONDER_BIT_AT,
    WONDER_IDS,
)
from .nodes import PLAY, omissions
from .tables import EVERY_NODE, MOST_OPTIONS
from .warehouse import BASIC, COIN, EDGES, RESOURCES, WHEAT, unpack

# fmt: off
KINDS: Final = (
    "civ", "board", "bid", "keep", "offer", "camel", "play", "activate", "done", "discard", "deliver", "trade", "convert",
    "spend", "return", "clock", "take", "leave", "pick", "up", "step", "draw", "pay", "accept", "tuck", "under", "bury", "lux",
    "wake", "unlock", "omit", "reach", "basic", "give", "seat", "aside", "back", "time", "ask",
)
# fmt: on
(
    CIV,
    BOARD,
    BID,
    KEEP,
    OFFER,
    CAMEL,
    PLAYING,
    WORK,
    DONE,
    DISCARDING,
    DELIVERING,
    TRADE,
    CONVERT,
    SPEND,
    RETURN,
    CLOCKING,
    TAKE,
    LEAVE,
    PICK,
    UP,
    STEP,
    DRAWING,
    PAYING,
    ACCEPT,
    TUCKING,
    UNDER,
    BURYING,
    LUX,
    WAKING,
    UNLOCKING,
    OMIT,
    REACH,
    BASICALLY,
    GIVE,
    SEAT,
    ASIDE,
    BACK,
    TIME,
    ASK,
) = range(39)
CARD, WONDER, VISION, DISCOVERY, KIND = range(5)
"""What `other` says the value of a `keep`, `play` or `give` is a number of."""
MOST_BID: Final = 50
N1, N2, AT_MARKET, AT_WONDER = 0, 1, 2, 3
"""Places of a camel; from `AT_WONDER` on the wonder's number is added (TS-100)."""
MOST_OPEN: Final = 24
"""Rewards that can lie open at once to take in free order."""


class TimespanAction(Move):
    """An action and what it is about.

    Attributes:
        kind: index into `KINDS`.
        value: what it is done with: a card, a box, a resource … as the kind says; -1 for none.
        other: a second number (`deliver`: the card; `bid`: the points; `keep`, `play`, `give`: what the value counts).
    """

    __slots__ = ()


def omission_text(out: int) -> str:
    """The notation of what is left out of a cost: `stone+coin`."""
    return "+".join(name for name, n in unpack(out).items() for _ in range(n)) or "nothing"


PLACES: Final = ("N1", "N2", "market", *WONDER_IDS)
BOX_IDS: Final = (*BOXES, *WONDER_IDS, "market", *CARD_IDS)
EDGE_IDS: Final = tuple(f"{RESOURCES[source] if source >= 0 else 'room'}>{RESOURCES[to]}" for source, to in EDGES)


def _all_omissions() -> tuple[int, ...]:
    from .items import COST, WONDER_COST

    worths = sorted({node.n for node in EVERY_NODE if node.op == PLAY and node.n > 0})
    return tuple(sorted({out for worth in worths for cost in {*COST, *WONDER_COST} for out in omissions(cost, worth)}))


def _words() -> list[Entry]:
    numbers = tuple(str(n + 1) for n in range(MOST_OPEN))
    return [
        *entries(CIV, CIVS),
        *entries(BOARD, TECHS),
        *((f"{civ} {points}", BID, value, points) for value, civ in enumerate(CIVS) for points in range(MOST_BID + 1)),
        *entries(KEEP, CARD_IDS, CARD),
        *entries(KEEP, WONDER_IDS, WONDER),
        *entries(KEEP, VISION_IDS, VISION),
        *entries(KEEP, DISCOVERY_IDS, DISCOVERY),
        *entries(OFFER, numbers[:5]),
        *entries(CAMEL, PLACES),
        ("stay", CAMEL, -1, -1),
        *entries(PLAYING, CARD_IDS, CARD),
        *entries(PLAYING, WONDER_IDS, WONDER),
        *entries(WORK, BOX_IDS),
        ("", DONE, -1, -1),
        *entries(DISCARDING, CARD_IDS),
        *((f"{kind} {card}", DELIVERING, k, c) for k, kind in enumerate(LUXURIES) for c, card in enumerate(CARD_IDS)),
        *entries(TRADE, LUXURIES),
        *((RESOURCES[basic], CONVERT, basic, -1) for basic in BASIC),
        *((RESOURCES[resource], SPEND, resource, -1) for resource in range(WHEAT, len(RESOURCES))),
        *((RESOURCES[resource], RETURN, resource, -1) for resource in range(COIN, len(RESOURCES))),
        *entries(CLOCKING, DISCOVERY_IDS),
        *entries(TAKE, numbers),
        ("", LEAVE, -1, -1),
        *entries(PICK, numbers[:MOST_OPTIONS]),
        *entries(UP, EDGE_IDS),
        *entries(STEP, TRACKS),
        *entries(DRAWING, TYPES),
        ("", PAYING, -1, -1),
        ("", ACCEPT, -1, -1),
        *entries(TUCKING, CARD_IDS),
        *entries(UNDER, CARD_IDS),
        *entries(BURYING, CARD_IDS),
        *entries(LUX, LUXURIES),
        *entries(WAKING, BOX_IDS),
        ("dormant", WAKING, -1, -1),
        *entries(UNLOCKING, SLOTS),
        *((omission_text(out), OMIT, out, -1) for out in _all_omissions()),
        *entries(REACH, BOX_IDS),
        *((RESOURCES[basic], BASICALLY, basic, -1) for basic in BASIC),
        *entries(GIVE, CARD_IDS, CARD),
        *entries(GIVE, LUXURIES, KIND),
        *entries(SEAT, numbers[:4]),
        *entries(ASIDE, numbers[:4]),
        ("", BACK, -1, -1),
        ("", TIME, -1, -1),
        *entries(ASK, ("off", "on")),
    ]


VOCABULARY: Final = Vocabulary(TimespanAction, KINDS, _words())
ACTIONS: Final = VOCABULARY.actions
BY_TEXT: Final = VOCABULARY.by_text
parse: Final = VOCABULARY.parse
_of: Final = VOCABULARY.of


A_CIV: Final = _of(CIV)
A_BOARD: Final = _of(BOARD)
A_BID: Final = {(a.value, a.other): a for a in ACTIONS if a.kind == BID}
KEEP_CARD: Final = _of(KEEP, CARD)
KEEP_WONDER: Final = _of(KEEP, WONDER)
KEEP_VISION: Final = _of(KEEP, VISION)
KEEP_TILE: Final = _of(KEEP, DISCOVERY)
A_OFFER: Final = _of(OFFER)
A_CAMEL: Final = _of(CAMEL)
A_STAY: Final = A_CAMEL[-1]
PLAY_CARD: Final = _of(PLAYING, CARD)
PLAY_WONDER: Final = _of(PLAYING, WONDER)
A_WORK: Final = _of(WORK)
A_DONE: Final = BY_TEXT["done"]
A_DISCARD: Final = _of(DISCARDING)
A_DELIVER: Final = {(a.value, a.other): a for a in ACTIONS if a.kind == DELIVERING}
A_TRADE: Final = _of(TRADE)
A_CONVERT: Final = _of(CONVERT)
A_SPEND: Final = _of(SPEND)
A_RETURN: Final = _of(RETURN)
A_CLOCK: Final = _of(CLOCKING)
A_TAKE: Final = _of(TAKE)
A_LEAVE: Final = BY_TEXT["leave"]
A_PICK: Final = _of(PICK)
A_UP: Final = _of(UP)
A_STEP: Final = _of(STEP)
A_DRAW: Final = _of(DRAWING)
A_PAY: Final = BY_TEXT["pay"]
A_ACCEPT: Final = BY_TEXT["accept"]
A_TUCK: Final = _of(TUCKING)
A_UNDER: Final = _of(UNDER)
A_BURY: Final = _of(BURYING)
A_LUX: Final = _of(LUX)
A_WAKE: Final = _of(WAKING)
A_UNLOCK: Final = _of(UNLOCKING)
A_OMIT: Final = _of(OMIT)
A_REACH: Final = _of(REACH)
A_BASIC: Final = _of(BASICALLY)
GIVE_CARD: Final = _of(GIVE, CARD)
GIVE_LUX: Final = _of(GIVE, KIND)
A_SEAT: Final = _of(SEAT)
A_ASIDE: Final = _of(ASIDE)
A_BACK: Final = BY_TEXT["back"]
A_TIME: Final = BY_TEXT["time"]
A_ASK: Final = _of(ASK)
SUPPORT: Final = frozenset({DISCARDING, DELIVERING, TRADE, CONVERT, SPEND, RETURN, CLOCKING})
"""Kinds that are allowed at any time (TS-130, TS-194, TS-085)."""


def card_box(card: int) -> int:
    """The number of a card's box."""
    return CARD_BIT_AT + card


def wonder_box(wonder: int) -> int:
    """The number of a wonder's box."""
    return WONDER_BIT_AT + wonder
