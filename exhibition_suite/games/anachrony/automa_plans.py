"""What the automatic opponent decides: questions about what lies open, by the priorities of AS-332. Nothing here changes a position."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from .actions import COUNCIL_LEFT, COUNCIL_RIGHT, MINE
from .automa_state import RULES
from .content import CONTENT
from .goods import ADMINISTRATOR, ENGINEER, GENIUS, ICONS, SCIENTIST, G, N, T, U, amount, breakthrough, shapes_in, tiles_of, workers_of
from .items import BUILDING_ROWS, STRUCTURE_VP

if TYPE_CHECKING:
    from .core import Core

NOTHING: Final = -1
WISHES: Final = (N, U, G, T)
"""Cubes from the most to the least wanted (AS-124)."""
PAYS: Final = (T, G, U, N)
"""Cubes in the order in which ties are paid (AS-163)."""
WORTH: Final = {N: 2, U: 1, G: 1, T: 1}
"""What a cube is worth as a price (AS-161)."""
BEST_WORKERS: Final = (GENIUS, ADMINISTRATOR, ENGINEER, SCIENTIST)
"""Workers from the most to the least wanted (AS-131)."""


# ---- spaces


def space_for(s: Core, action: int) -> int:
    """The space for a Capital Action: the topmost available, else the World Council, left before right; or `NOTHING` (AS-102 to AS-106)."""
    first = 3 * action
    spaces = (*range(first, first + s.capital_size()), COUNCIL_LEFT, COUNCIL_RIGHT)
    return next((space for space in spaces if s.is_free(space)), NOTHING)


# ---- Construct


def of_type(buildings: Iterable[int], row: int) -> int:
    """How many of these Buildings are of a type."""
    return sum(BUILDING_ROWS[one] == row for one in buildings)


def building_for(s: Core, row: int) -> int:
    """The tile on offer with more VP, in a tie that of the secondary stack; `NOTHING` without a tile (AS-112, AS-113)."""
    offer = [one for one in (s.top(row, True), s.top(row, False)) if one >= 0]
    return max(offer, key=lambda one: STRUCTURE_VP[one], default=NOTHING)


def project_era(s: Core) -> int:
    """The Era of the Superproject with the most VP, in a tie the oldest, not beyond the current Era; 0 without one (AS-117, AS-118)."""
    open_ones = [era for era in range(1, s.era + 1) if s.projects[era - 1] >= 0]
    return max(open_ones, key=lambda era: (STRUCTURE_VP[s.projects[era - 1]], -era), default=0)


def spare_shapes(own: int) -> list[int]:
    """The shapes of which the most Breakthroughs are held (AS-118)."""
    counts = shapes_in(own)
    return [shape for shape, count in enumerate(counts) if count == max(counts)]


def rare_shapes(own: int) -> list[int]:
    """The shapes of which the fewest Breakthroughs are held (AS-492)."""
    counts = shapes_in(own)
    return [shape for shape, count in enumerate(counts) if count == min(counts)]


# ---- Research and Recruit


def icon_for(supply: int, shape: int) -> int:
    """The Breakthrough of a shape whose icon has the most copies left, in a tie the first icon; `NOTHING` without one (AS-146, AS-147)."""
    kinds = [breakthrough(shape, icon) for icon in range(len(ICONS))]
    best = max(kinds, key=lambda kind: (tiles_of(supply, kind), -kind))
    return best if tiles_of(supply, best) else NOTHING


def worker_for(pool: int, held: int) -> int:
    """The Worker type to take: missing ones first; `NOTHING` from an empty pool (AS-131 to AS-133)."""
    there = [kind for kind in BEST_WORKERS if workers_of(pool, kind)]
    return next((kind for kind in there if not workers_of(held, kind)), there[0] if there else NOTHING)


# ---- Mine Resource


class Digging(NamedTuple):
    """A Mine space, its fixed cube, and a cube of the pool, `NOTHING` from an empty one."""

    space: int
    fixed: int
    cube: int


def digging_for(s: Core, held: Sequence[int]) -> Digging | None:
    """The two cubes that are wanted most, from the topmost space that gives them; None without a space (AS-123 to AS-130).

    `held`: how many Neutronium, Gold, Uranium and Titanium there are.
    """
    free = [space for space in range(MINE, MINE + 3) if s.is_free(space)]
    if not free:
        return None
    fewest, have = s.rules.fewest_first, list(held)
    pool = [kind for kind in WISHES if amount(s.cubes, kind)] or [NOTHING]
    ways = [Digging(space, CONTENT.mine_cubes[space - MINE], cube) for space in free for cube in pool]
    first = wish({kind for way in ways for kind in way[1:]}, have, fewest)
    ways = [way for way in ways if first in way[1:]]
    have[first] += 1
    second = wish({_other(way, first) for way in ways}, have, fewest)
    return next(way for way in ways if _other(way, first) == second)


def wish(kinds: Iterable[int], held: Sequence[int], fewest: bool) -> int:
    """The cube that is wanted most: not held before held, or with AS-130 the fewest first; then in the order of AS-124."""
    known = [kind for kind in kinds if kind != NOTHING]
    return min(known, key=lambda kind: (held[kind] if fewest else held[kind] > 0, WISHES.index(kind)), default=NOTHING)


def _other(way: Digging, kind: int) -> int:
    return way.cube if way.fixed == kind else way.fixed


# ---- Remove Anomaly


def price_of_anomaly(goods: int) -> tuple[int, ...]:
    """The cubes to pay, one after the other; none where they are worth too little (AS-161 to AS-164)."""
    left = {kind: amount(goods, kind) for kind in PAYS}
    if sum(WORTH[kind] * count for kind, count in left.items()) < RULES.anomaly_price:
        return ()
    owed, paid = RULES.anomaly_price, []
    while owed > 0:
        there = [kind for kind in PAYS if left[kind]]
        fitting = [kind for kind in there if WORTH[kind] <= owed] or there
        kind = max(fitting, key=lambda one: WORTH[one] * left[one])
        left[kind] -= 1
        owed -= WORTH[kind]
        paid.append(kind)
    return tuple(paid)
