"""What the opinion looks at in a position, beside the points that a seat has for sure."""

from __future__ import annotations

from typing import Final

from .building import NO_DISCOUNT, payable, project_spots, spendable
from .core import ERAS, POWERING, TURNS, WARPING, Core
from .evacuation import counted, fulfilled, row_of, worth
from .frames_of_boards import can_return
from .goods import GENIUS, ONE_WORKER, WATER, W, amount, count_workers, missing, workers_of
from .items import ANOMALY, PROJECTS_FROM, STRUCTURE_VP, WARP_GOODS, WARP_WORKER
from .players import EMPTY
from .scoring import breakthrough_points, travel_range
from .tables import PROJECT_COST
from .worth import USE, goods_worth

# fmt: off
NAMES: Final = (
    "goods", "water", "active", "tired", "genius", "acts", "suits", "uses", "range", "debt", "payable", "breakthroughs",
    "paradox", "project", "near", "evacuation", "condition", "banner", "spots", "morale",
)
# fmt: on
"""Order of the features; `weights` has a number for each in each Era."""
ENOUGH_WATER: Final = 10


def of(s: Core, seat: int) -> list[float]:
    """The features of a seat, in the order of `NAMES`."""
    goods, active, debt = _with_picked(s, seat)
    left = ERAS - s.era
    acting = s.phase in (POWERING, WARPING) or (s.phase == TURNS and not s.passed >> seat & 1)
    ready = count_workers(active)
    reach = travel_range(s, seat)
    project, near = _projects(s, seat)
    evacuation, condition = _evacuation(s, seat)
    return [
        goods_worth(goods),
        float(min(ENOUGH_WATER, amount(goods, W))),
        float(ready),
        float(count_workers(s.tired[seat]) + count_workers(s.workers_out(seat)) + s.out[seat]),
        float(workers_of(active, GENIUS) + workers_of(s.tired[seat], GENIUS)),
        float(min(ready, s.powered[seat].bit_count())) if acting else 0.0,
        float(s.powered[seat].bit_count()) if acting else 0.0,
        _uses(s, seat, left, acting),
        float(min(reach, 4) * left),
        float(debt),
        _payable(s, seat) if reach else 0.0,
        float(breakthrough_points(s, seat)),
        float(s.paradox[seat]),
        project,
        near,
        evacuation,
        condition,
        float(s.banner == seat),
        float(s.spots[seat].count(EMPTY)),
        float(s.morale[seat] * left),
    ]


def _with_picked(s: Core, seat: int) -> tuple[int, int, int]:
    """Goods, Active Workers and Warp tiles on the Timeline, those included that the seat has picked and not yet placed."""
    goods, active, debt = s.goods[seat], s.active[seat], s.warped[seat].bit_count()
    chosen = s.chosen[seat] if s.phase == WARPING else 0
    for tile in range(9):
        if chosen >> tile & 1:
            goods += WARP_GOODS[tile]
            kind = WARP_WORKER[tile]
            if kind >= 0:
                active += ONE_WORKER[kind]
                goods -= WATER if amount(goods, W) else 0
            debt += 1
    return goods, active, debt


def _uses(s: Core, seat: int, left: int, acting: bool) -> float:
    """What own structures will still bring, Era by Era; this Era where they are free yet."""
    use, covered, used = USE[s.impl], s.covered[seat], s.used[seat]
    found = 0.0
    for spot, one in enumerate(s.spots[seat]):
        if 0 <= one < ANOMALY and not covered >> spot & 1:
            found += use[one] * (left + (acting and not used >> 4 * spot & 15))
    return found


def _payable(s: Core, seat: int) -> float:
    """Warp tiles on the Timeline that could be paid for now."""
    mask = s.tiles_out(seat)
    return float(sum(mask >> tile & 1 and can_return(s, seat, tile) for tile in range(9)))


def _projects(s: Core, seat: int) -> tuple[float, float]:
    """Printed VP of the best Superproject that lies open and can be paid, and how near the best other one is."""
    if not project_spots(s, seat):
        return 0.0, 0.0
    best = near = 0.0
    goods = s.goods[seat]
    for one in s.projects[: s.era + 1]:
        if one >= 0:
            number = one - PROJECTS_FROM
            points = float(STRUCTURE_VP[one])
            tiles = bool(spendable(s, seat, number))
            if tiles and payable(goods, PROJECT_COST[number], NO_DISCOUNT):
                best = max(best, points)
            else:
                lacks = sum(missing(goods, PROJECT_COST[number]).values()) + (0 if tiles else 2)
                near = max(near, points / (1.0 + lacks))
    return best, near


def _evacuation(s: Core, seat: int) -> tuple[float, float]:
    """What the Evacuation would bring, and how far its condition is met."""
    if seat in s.evacuees:
        return 0.0, 0.0
    points = float(worth(s, seat))
    if fulfilled(s, seat):
        return points, 1.0
    what, least = row_of(s, seat).condition[s.impl]
    return 0.0, points / 10.0 * min(1.0, counted(s, seat, what) / least)
