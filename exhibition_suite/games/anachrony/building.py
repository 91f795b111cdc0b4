"""Construct: which Buildings and Superprojects can be built, where, and every distinct way to pay (section 8.1)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from .actions import A_SAVE, A_SPEND, AnachronyAction
from .core import Core
from .goods import (
    ICONS,
    ONE,
    WATER,
    N,
    T,
    amount,
    covers,
    mixtures,
    shapes_in,
    tiles_of,
    tug,
    workers_of,
)
from .items import ANTI_GRAVITY, PROJECTS_FROM
from .players import EMPTY
from .tables import PROJECT_COST, PROJECT_EXACT, PROJECT_PAIR, PROJECT_WORKER

Payment = tuple[AnachronyAction | None, int]
"""How to pay: the answer that says which cubes are saved (None where there is only one way), and what is paid, packed."""


class Discount(NamedTuple):
    """What a Construct Action costs less (AN-178, AN-192, AN-193).

    Attributes:
        titanium, neutronium: cubes; any: cubes of titanium, uranium or gold, as the player likes.
    """

    titanium: int = 0
    neutronium: int = 0
    any: int = 0


NO_DISCOUNT: Final = Discount()
ENGINEERS: Final = Discount(1)


def discount_of(s: Core, seat: int, engineer: bool, neutronium: int = 0, cubes: int = 0) -> Discount:
    """The discount with Anti-Gravity Field (AN-192)."""
    if s.flags[seat] & ANTI_GRAVITY:
        cubes += 1
    if neutronium or cubes:
        return Discount(engineer, neutronium, cubes)
    return ENGINEERS if engineer else NO_DISCOUNT


@cache
def payments(cost: int, discount: Discount) -> tuple[Payment, ...]:
    """Every distinct way to pay a cost; no part falls below zero, unused discounts are lost (AN-193)."""
    cost -= min(discount.titanium, amount(cost, T)) * ONE[T]
    cost -= min(discount.neutronium, amount(cost, N)) * ONE[N]
    saved = min(discount.any, tug(cost))
    if not saved:
        return ((None, cost),)
    ways = [(A_SAVE[mix], cost - mix) for mix in mixtures(saved) if covers(cost, mix)]
    return tuple(ways) if len(ways) > 1 else ((None, ways[0][1]),)


def payable(have: int, cost: int, discount: Discount) -> tuple[Payment, ...]:
    """Those ways that `have` covers."""
    ways = payments(cost, discount)
    if len(ways) == 1:
        return ways if covers(have, ways[0][1]) else ()
    return tuple(way for way in ways if covers(have, way[1]))


def wealth(s: Core, seat: int) -> int:
    """The own goods, with the Water that the running Action still costs less (AN-610)."""
    return s.goods[seat] + (WATER if s.rebate else 0)


# ---- buildings


def next_spot(s: Core, seat: int, row: int) -> int:
    """The leftmost empty spot of a row, or -1 (AN-180, AN-181)."""
    return next_spots(s.spots[seat])[row]


@lru_cache(4096)
def next_spots(spots: tuple[int, ...]) -> tuple[int, ...]:
    """The leftmost empty spot of each row, or -1."""
    return tuple(next((spot for spot in range(3 * row, 3 * row + 3) if spots[spot] == EMPTY), -1) for row in range(4))


def affordable_rows(s: Core, seat: int, have: int, discount: Discount) -> list[int]:
    """Types of which a Building is on offer, fits and can be paid."""
    costs = s.boards[seat].costs_of[s.impl]
    found = []
    for row, spot in enumerate(next_spots(s.spots[seat])):
        if spot >= 0 and payable(have, costs[spot], discount) and (s.primary[row] or s.secondary[row]):
            found.append(row)
    return found


# ---- superprojects


def offered_project(s: Core, seat: int) -> int:
    """The Superproject above the tile with the own Focus marker, or -1 (AN-183)."""
    return s.projects[s.focus[seat] - 1]


def project_spots(s: Core, seat: int) -> list[int]:
    """Left spots where a Superproject may lie (AN-188, AN-191)."""
    spots = s.spots[seat]
    pairs = [left for left in (0, 3, 6, 9, 1, 4, 7, 10) if spots[left] == EMPTY == spots[left + 1]]
    if s.boards[seat].project_anywhere:
        return sorted(pairs)
    furthest = [left for left in pairs if left % 3 == 0]
    return furthest or pairs


def spendable(s: Core, seat: int, project: int) -> list[AnachronyAction]:
    """Breakthroughs with which the payment of a Superproject may begin: the exact one, or one of a full pair (AN-187)."""
    own = s.breakthroughs[seat]
    found = []
    exact = PROJECT_EXACT[project]
    if exact >= 0 and tiles_of(own, exact):
        found.append(A_SPEND[exact])
    first, second = PROJECT_PAIR[project]
    shapes = shapes_in(own)
    if (shapes[first] >= 2) if first == second else (shapes[first] and shapes[second]):
        found += of_shape(own, first)
    return found


def of_shape(own: int, shape: int) -> list[AnachronyAction]:
    """Own Breakthroughs of a shape, each kind once."""
    return [A_SPEND[kind] for kind in range(shape * len(ICONS), (shape + 1) * len(ICONS)) if tiles_of(own, kind)]


def project_fits(s: Core, seat: int, have: int, discount: Discount, gone: int = -1) -> bool:
    """The Superproject at the Focus marker can be paid and placed; `gone`: a Worker type of which one is about to be placed (AN-011)."""
    project = offered_project(s, seat)
    if project < 0:
        return False
    number = project - PROJECTS_FROM
    worker = PROJECT_WORKER[number]
    if worker >= 0:
        there = workers_of(s.active[seat], worker) + workers_of(s.tired[seat], worker) - (worker == gone)
        if there < 1:
            return False
    return bool(payable(have, PROJECT_COST[number], discount) and project_spots(s, seat) and spendable(s, seat, number))


def can_construct(s: Core, seat: int, have: int, discount: Discount) -> bool:
    """A Construct Action is possible (AN-018)."""
    return bool(affordable_rows(s, seat, have, discount)) or project_fits(s, seat, have, discount)
