"""Resources, Water and Energy Cores as one packed number, Workers as another, Breakthroughs as a third: copied and compared at once.

Goods have ten bits a kind in the order of `GOODS`, Workers eight bits a type in the order of `WORKERS`, Breakthroughs two bits for each
of the fifteen pairs of shape and icon. Every amount stays below half of its field, so that `covers` can test all kinds in one subtraction.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Final

GOODS: Final = ("neutronium", "gold", "uranium", "titanium", "water", "energy_core")
N, G, U, T, W, E = range(6)
WORKERS: Final = ("scientist", "engineer", "administrator", "genius")
SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS = range(4)
SUIT: Final = 4
"""In place of a Worker type: an empty Exosuit (AN-489, AS-100)."""
TUG: Final = (G, U, T)
"""What `T/U/G` on a tile means."""
FIELD: Final = 10
MOST: Final = (1 << FIELD - 1) - 1
ONE: Final = tuple(1 << FIELD * kind for kind in range(6))
WATER: Final = ONE[W]
_HIGH: Final = sum(1 << FIELD * kind + FIELD - 1 for kind in range(6))

WORKER_FIELD: Final = 8
ONE_WORKER: Final = tuple(1 << WORKER_FIELD * kind for kind in range(4))
_WORKER_MOST: Final = (1 << WORKER_FIELD) - 1

SHAPES: Final = ("circle", "triangle", "square")
ICONS: Final = ("time_travel", "military", "genetics", "technology", "society")
BREAKTHROUGHS: Final = len(SHAPES) * len(ICONS)
COPIES: Final = 3


# ---- goods


def pack(amounts: tuple[int, ...]) -> int:
    """Six amounts as one number."""
    return sum(n << FIELD * kind for kind, n in enumerate(amounts))


def amount(goods: int, kind: int) -> int:
    """How many of a kind."""
    return goods >> FIELD * kind & MOST


def unpack(goods: int) -> dict[str, int]:
    """The kinds that are there, by id, for events."""
    return {name: amount(goods, kind) for kind, name in enumerate(GOODS) if amount(goods, kind)}


def covers(have: int, cost: int) -> bool:
    """There is enough of every kind."""
    return (have | _HIGH) - cost & _HIGH == _HIGH


def missing(have: int, cost: int) -> dict[str, int]:
    """What lacks, by id (AN-017)."""
    lacks = {name: amount(cost, kind) - amount(have, kind) for kind, name in enumerate(GOODS)}
    return {name: n for name, n in lacks.items() if n > 0}


def tug(goods: int) -> int:
    """Cubes of titanium, uranium and gold together."""
    return (goods >> FIELD * G & MOST) + (goods >> FIELD * U & MOST) + (goods >> FIELD * T & MOST)


def resources(goods: int) -> int:
    """Cubes of the four kinds; Water and Energy Cores are not Resources (AN-006)."""
    return (goods & MOST) + tug(goods)


@cache
def mixtures(n: int) -> tuple[int, ...]:
    """Every way to take `n` cubes of titanium, uranium and gold, packed (AN-248)."""
    return tuple(sum(ONE[kind] for kind in kinds) for kinds in combinations_with_replacement(TUG, n))


# ---- workers


def workers_of(pack_: int, kind: int) -> int:
    """How many Workers of a type."""
    return pack_ >> WORKER_FIELD * kind & _WORKER_MOST


def count_workers(pack_: int) -> int:
    """Workers of all types together."""
    return (pack_ & 255) + (pack_ >> 8 & 255) + (pack_ >> 16 & 255) + (pack_ >> 24 & 255)


@lru_cache(4096)
def types_in(pack_: int) -> tuple[int, ...]:
    """The Worker types that are there."""
    return tuple(kind for kind in range(4) if workers_of(pack_, kind))


def less_workers(have: int, other: int) -> int:
    """`have` without `other`, no type below zero."""
    if not other:
        return have
    return sum(max(0, workers_of(have, kind) - workers_of(other, kind)) << WORKER_FIELD * kind for kind in range(4))


def named_workers(pack_: int) -> dict[str, int]:
    """The types that are there, by id, for events."""
    return {WORKERS[kind]: workers_of(pack_, kind) for kind in types_in(pack_)}


# ---- Breakthroughs, by shape and icon


def breakthrough(shape: int, icon: int) -> int:
    """The number of a pair of shape and icon, 0 to 14."""
    return shape * len(ICONS) + icon


def pair_name(kind: int) -> str:
    """A pair by its id, for events: `circle.society`."""
    return f"{SHAPES[kind // len(ICONS)]}.{ICONS[kind % len(ICONS)]}"


def tiles_of(pack_: int, kind: int) -> int:
    """How many Breakthroughs of a pair."""
    return pack_ >> 2 * kind & 3


@lru_cache(4096)
def shapes_in(pack_: int) -> tuple[int, int, int]:
    """How many Breakthroughs of each shape."""
    circle, triangle, square = (
        sum(tiles_of(pack_, breakthrough(shape, icon)) for icon in range(len(ICONS))) for shape in range(len(SHAPES))
    )
    return circle, triangle, square


ALL_BREAKTHROUGHS: Final = sum(COPIES << 2 * kind for kind in range(BREAKTHROUGHS))
