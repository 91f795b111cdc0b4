"""Every action of the game, made once, with its notation.

A place is a number: 0 to 13 the hex spaces of the main board, 14 to 16 its pools, 17 Supply, then the twelve building spots row by row.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from exhibition_suite.engine import Action

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


class AnachronyAction(Action):
    """An action and what it is about.

    Attributes:
        kind: index into `KINDS`.
        value: what it is done with, as the kind says; -1 for none.
        other: a second number (`place`: the place, while `value` is what is placed; `lose`: the column; `pay`, `save`, `gain`: the
            packed goods).
    """

    __slots__ = ("kind", "other", "value")

    def __init__(self, code: int, text: str, kind: int, value: int, other: int) -> None:
        super().__init__(code, text)
        self.kind = kind
        self.value = value
        self.other = other


def _many(kind: int, ids: tuple[str, ...]) -> list[tuple[str, int, int, int]]:
    return [(text, kind, value, -1) for value, text in enumerate(ids)]


def _cubes(kind: int, sizes: tuple[int, ...], more: tuple[tuple[int, ...], ...] = ()) -> list[tuple[str, int, int, int]]:
    """Sums of goods as values: mixtures of titanium, uranium and gold, and some more."""
    found = [kinds for n in sizes for kinds in combinations_with_replacement(TUG, n)] + list(more)
    return [("+".join(GOODS[one] for one in kinds), kind, at, sum(ONE[one] for one in kinds)) for at, kinds in enumerate(found)]


def _all() -> list[AnachronyAction]:
    numbers = tuple(str(n + 1) for n in range(MOST_WATER))
    pairs = tuple(f"{shape}/{icon}" for shape in SHAPES for icon in ICONS)
    assert len(pairs) == BREAKTHROUGHS
    words = [
        *_many(PATH, PATH_IDS),
        *_many(SIDE, ("A", "B")),
        *_many(LEADER, LEADER_IDS),
        *_many(SLOT, numbers[:6]),
        *_many(EXCHANGE, TRADES[:2]),
        *_many(WARP, WARP_IDS),
        ("", DONE, -1, -1),
        *((f"{who} {where}", PLACE, w, p) for w, who in enumerate(PLACED) for p, where in enumerate(PLACES)),
        *_many(FREE, FREES),
        ("", PASS, -1, -1),
        ("", END, -1, -1),
        *_many(BUILD, STRUCTURE_IDS[: -len(PROJECT_IDS) - 1]),
        *_many(PROJECT, PROJECT_IDS),
        *_many(SPOT, SPOTS),
        *_cubes(PAY, (1, 2, 3), ((N,), (E,), (W, W, W))),
        *_cubes(SAVE, (1, 2)),
        *_many(SPEND, pairs),
        *_many(RECRUIT, WORKERS),
        *_many(BONUS, ("water", "core", "vp")),
        *_many(DIE, (*SHAPES, *ICONS)),
        *_many(BOTH, pairs),
        *_many(ICON, ICONS),
        *_many(REROLL, ("shape", "icon")),
        *_many(COPY, (*STRUCTURE_IDS, *CAPITAL, "supply")),
        *_many(CUBE, GOODS[:4]),
        *_cubes(GAIN, (1, 2, 3), ((N,), (E,))),
        *((f"{who}", GAIN, -1 - w, 0) for w, who in enumerate(WORKERS)),
        *_many(TRADE, TRADES),
        *_many(FOCUS, numbers[:7]),
        *_many(RETURN, WARP_IDS),
        *_many(BACK, WARP_IDS),
        *_many(WATERS, numbers),
        *_many(BURN, GOODS[:4]),
        *((f"{who} {column}", LOSE, w, c) for w, who in enumerate(WORKERS) for c, column in enumerate(COLUMNS)),
        *_many(CLONE, WORKERS),
        *_many(RAZE, SPOTS),
        *_many(ORDER, ("effect", "bonus")),
        ("", LEAVE, -1, -1),
        *_many(CHOOSE, ("take", "give")),
        *_many(SEAT, numbers[:4]),
    ]
    return [
        AnachronyAction(code, f"{KINDS[kind]} {text}".rstrip(), kind, value, other) for code, (text, kind, value, other) in enumerate(words)
    ]


ACTIONS: Final = tuple(_all())
BY_TEXT: Final = {action.text: action for action in ACTIONS}
assert len(BY_TEXT) == len(ACTIONS), "two actions with one notation"


def _of(kind: int) -> dict[int, AnachronyAction]:
    return {a.value: a for a in ACTIONS if a.kind == kind}


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


def parse(text: str) -> AnachronyAction:
    """The action with this notation. Raises `ValueError`."""
    try:
        return BY_TEXT[text]
    except KeyError:
        raise ValueError(f"no such action: {text}") from None
