"""Every action of the game, made once, with its notation.

A place is a number: 0 to 13 the hex spaces of the main board, 14 to 16 its pools, 17 Supply, then the twelve building spots row by row.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from exhibition_suite.engine.vocabulary import Entry, Move, Vocabulary, entries

from .goods import BREAKTHROUGHS, GOODS, ICONS, ONE, SHAPES, SUIT, TUG, WORKERS, E, N, W
from .items import LEADER_IDS, PATH_IDS, PROJECT_IDS, STRUCTURE_IDS, WARP_IDS

# fmt: off
KINDS: Final = (
    "path", "side", "leader", "slot", "exchange", "warp", "done", "place", "free", "pass", "end",
    "build", "project", "spot", "pay", "save", "spend", "recruit", "bonus", "die", "both", "icon", "reroll", "copy", "cube", "gain",
    "trade", "focus", "return", "back", "water", "burn", "lose", "clone", "raze", "order", "leave", "choose", "seat",
)
# fmt: on
(
    PATH,
    SIDE,
    LEADER,
    SLOT,
    EXCHANGE,
    WARP,
    DONE,
    PLACE,
    FREE,
    PASS,
    END,
    BUILD,
    PROJECT,
    SPOT,
    PAY,
    SAVE,
    SPEND,
    RECRUIT,
    BONUS,
    DIE,
    BOTH,
    ICON,
    REROLL,
    COPY,
    CUBE,
    GAIN,
    TRADE,
    FOCUS,
    RETURN,
    BACK,
    WATERS,
    BURN,
    LOSE,
    CLONE,
    RAZE,
    ORDER,
    LEAVE,
    CHOOSE,
    SEAT,
) = range(39)

CAPITAL: Final = ("construct", "recruit", "research")
CONSTRUCT, RECRUITING, RESEARCH = range(3)
ROWS: Final = ("power_plant", "factory", "life_support", "lab")
SPOTS: Final = tuple(f"{row}-{column}" for row in ROWS for column in (1, 2, 3))
HEX_SPACES: Final = (
    *(f"{name}-{number}" for name in CAPITAL for number in (1, 2, 3)),
    "council-left",
    "council-right",
    *(f"mine-{number}" for number in (1, 2, 3)),
)
COUNCIL_LEFT, COUNCIL_RIGHT, MINE = 9, 10, 11
HEXES: Final = len(HEX_SPACES)
PURIFY, TRADING, EVACUATION = 14, 15, 16
SUPPLY: Final = 17
FIRST_SPOT: Final = 18
PLACES: Final = (*HEX_SPACES, "purify", "trade", "evacuation", "supply", *SPOTS)
PLACED: Final = (*WORKERS, "exosuit")
SUPPLY_SLOT, FORCE_SLOT, LEADER_SLOT = 12, 13, 14
FREES: Final = (*SPOTS, "supply", "force", "leader")
"""Free Action slots: those of the twelve spots, then Supply, Force Workers, the Leader."""
TRADES: Final = (
    "water>core",
    "core>water",
    "core>neutronium",
    "neutronium>core",
    "neutronium>cubes",
    "cubes>neutronium",
    "cubes>water",
    "water>cubes",
)
"""The ring of AN-245; the first two are also what Captain Wolfe exchanges, the middle two the Particle Collider."""
MOST_WATER: Final = 12
"""Largest Water payment of Power Plant 112 that can be told apart from a larger one: beyond six Eras back nothing is gained."""
COLUMNS: Final = ("active", "tired")


class AnachronyAction(Move):
    """An action and what it is about.

    Attributes:
        kind: index into `KINDS`.
        value: what it is done with, as the kind says; -1 for none.
        other: a second number (`place`: the place, while `value` is what is placed; `lose`: the column; `pay`, `save`, `gain`: the
            packed goods).
    """

    __slots__ = ()


def _cubes(kind: int, sizes: tuple[int, ...], more: tuple[tuple[int, ...], ...] = ()) -> list[Entry]:
    """Sums of goods as values: mixtures of titanium, uranium and gold, and some more."""
    found = [kinds for n in sizes for kinds in combinations_with_replacement(TUG, n)] + list(more)
    return [("+".join(GOODS[one] for one in kinds), kind, at, sum(ONE[one] for one in kinds)) for at, kinds in enumerate(found)]


def _words() -> list[Entry]:
    numbers = tuple(str(n + 1) for n in range(MOST_WATER))
    pairs = tuple(f"{shape}/{icon}" for shape in SHAPES for icon in ICONS)
    assert len(pairs) == BREAKTHROUGHS
    return [
        *entries(PATH, PATH_IDS),
        *entries(SIDE, ("A", "B")),
        *entries(LEADER, LEADER_IDS),
        *entries(SLOT, numbers[:6]),
        *entries(EXCHANGE, TRADES[:2]),
        *entries(WARP, WARP_IDS),
        ("", DONE, -1, -1),
        *((f"{who} {where}", PLACE, w, p) for w, who in enumerate(PLACED) for p, where in enumerate(PLACES)),
        *entries(FREE, FREES),
        ("", PASS, -1, -1),
        ("", END, -1, -1),
        *entries(BUILD, STRUCTURE_IDS[: -len(PROJECT_IDS) - 1]),
        *entries(PROJECT, PROJECT_IDS),
        *entries(SPOT, SPOTS),
        *_cubes(PAY, (1, 2, 3), ((N,), (E,), (W, W, W))),
        *_cubes(SAVE, (1, 2)),
        *entries(SPEND, pairs),
        *entries(RECRUIT, WORKERS),
        *entries(BONUS, ("water", "core", "vp")),
        *entries(DIE, (*SHAPES, *ICONS)),
        *entries(BOTH, pairs),
        *entries(ICON, ICONS),
        *entries(REROLL, ("shape", "icon")),
        *entries(COPY, (*STRUCTURE_IDS, *CAPITAL, "supply")),
        *entries(CUBE, GOODS[:4]),
        *_cubes(GAIN, (1, 2, 3), ((N,), (E,))),
        *((f"{who}", GAIN, -1 - w, 0) for w, who in enumerate(WORKERS)),
        *entries(TRADE, TRADES),
        *entries(FOCUS, numbers[:7]),
        *entries(RETURN, WARP_IDS),
        *entries(BACK, WARP_IDS),
        *entries(WATERS, numbers),
        *entries(BURN, GOODS[:4]),
        *((f"{who} {column}", LOSE, w, c) for w, who in enumerate(WORKERS) for c, column in enumerate(COLUMNS)),
        *entries(CLONE, WORKERS),
        *entries(RAZE, SPOTS),
        *entries(ORDER, ("effect", "bonus")),
        ("", LEAVE, -1, -1),
        *entries(CHOOSE, ("take", "give")),
        *entries(SEAT, numbers[:4]),
    ]


VOCABULARY: Final = Vocabulary(AnachronyAction, KINDS, _words())
ACTIONS: Final = VOCABULARY.actions
BY_TEXT: Final = VOCABULARY.by_text
parse: Final = VOCABULARY.parse
_of: Final = VOCABULARY.of


def _sums(kind: int) -> dict[int, AnachronyAction]:
    return {a.other: a for a in ACTIONS if a.kind == kind and a.other}


A_PATH: Final = _of(PATH)
A_SIDE: Final = _of(SIDE)
A_LEADER: Final = _of(LEADER)
A_SLOT: Final = _of(SLOT)
A_EXCHANGE: Final = _of(EXCHANGE)
A_WARP: Final = _of(WARP)
A_DONE: Final = BY_TEXT["done"]
A_PLACE: Final = tuple(tuple(a for a in ACTIONS if a.kind == PLACE and a.value == who) for who in range(SUIT + 1))
"""By what is placed, then by place."""
A_FREE: Final = _of(FREE)
A_PASS: Final = BY_TEXT["pass"]
A_END: Final = BY_TEXT["end"]
A_BUILD: Final = _of(BUILD)
A_PROJECT: Final = _of(PROJECT)
A_SPOT: Final = _of(SPOT)
A_PAY: Final = _sums(PAY)
A_SAVE: Final = _sums(SAVE)
A_SPEND: Final = _of(SPEND)
A_RECRUIT: Final = _of(RECRUIT)
A_BONUS: Final = _of(BONUS)
A_DIE: Final = _of(DIE)
A_BOTH: Final = _of(BOTH)
A_ICON: Final = _of(ICON)
A_REROLL: Final = _of(REROLL)
A_COPY: Final = _of(COPY)
COPY_CAPITAL: Final = len(STRUCTURE_IDS)
COPY_SUPPLY: Final = COPY_CAPITAL + len(CAPITAL)
A_CUBE: Final = _of(CUBE)
A_GAIN: Final = _sums(GAIN)
GAIN_WORKER: Final = {-1 - a.value: a for a in ACTIONS if a.kind == GAIN and not a.other}
A_TRADE: Final = _of(TRADE)
A_FOCUS: Final = _of(FOCUS)
A_RETURN: Final = _of(RETURN)
A_BACK: Final = _of(BACK)
A_WATER: Final = _of(WATERS)
A_BURN: Final = _of(BURN)
A_LOSE: Final = {(a.value, a.other): a for a in ACTIONS if a.kind == LOSE}
A_CLONE: Final = _of(CLONE)
A_RAZE: Final = _of(RAZE)
ORDER_EFFECT: Final = BY_TEXT["order effect"]
ORDER_BONUS: Final = BY_TEXT["order bonus"]
A_LEAVE: Final = BY_TEXT["leave"]
CHOOSE_TAKE: Final = BY_TEXT["choose take"]
CHOOSE_GIVE: Final = BY_TEXT["choose give"]
A_SEAT: Final = _of(SEAT)
