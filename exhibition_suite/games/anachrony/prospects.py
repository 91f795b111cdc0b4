"""What is likely to come of a position: Eras to come, Superprojects, the Evacuation, Endgame Conditions, Paradox rolls."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from .building import next_spots
from .content import CONTENT
from .content_types import TYPES
from .core import ERAS, IMPACT, WARPING, Core
from .evacuation import LATE_VP, MOST, counted, late_place, row_of
from .goods import BREAKTHROUGHS, WORKERS, W, amount, count_workers, covers, shapes_in, tiles_of, workers_of
from .items import CONDITION_IDS, PODS, PROJECTS_FROM, STRUCTURE_VP, WARP_GOODS, WARP_SUIT, WARP_WORKER
from .players import EMPTY
from .tables import PROJECT_COST, PROJECT_EXACT, PROJECT_PAIR
from .worth import USE

EARLY: Final = ERAS - 0.5
"""Before the Impact the game is thought to end half an Era early, since the Capital may collapse (AN-390)."""
USE_WORTH: Final = 0.45
"""What an Era of use of a Building in sight counts, next to its VP."""
TILES_AN_ERA: Final = 1 / 0.45
"""Collapsing Capital tiles that an Era uses up, on average."""
TILE_NEED: Final = 1.6
"""A Breakthrough that a Superproject costs, in cubes."""
WATER_NEED: Final = 0.5
NEXT_ERA: Final = 0.8
BY_PLANT: Final = 0.7
"""How likely a Superproject is within reach that lies above the next Era, or above a past one in the range of a Power Plant."""
OPEN_NOW: Final = 0.9
OPEN_LATER: Final = 0.85
UNMET: Final = 0.9
"""How much of an Evacuation is counted on that can be carried out now, in an Era to come, or not before its condition is met."""
AT_HAND: Final = 0.6
"""What a Building counts for that is not built yet, but could be paid."""
SPARE: Final = 0.4
"""What the parts of a set count for whose counterparts are missing yet."""
SETTLING: Final = {
    "workers": 2.8,
    "water": 1.0,
    "breakthroughs": 3.0,
    "spots": 2.8,
    "morale": 3.0,
    "range": 4.0,
    "superprojects": 4.4,
    "time_travel": 4.0,
}
"""How safe a lead of one is in the last Era, for each Endgame Condition (the slope of a logistic curve)."""
NOBODY_ELSE: Final = 50


def eras_to_come(s: Core) -> float:
    """Eras likely to follow this one: the game ends early when the Capital has collapsed (AN-390)."""
    if s.era <= IMPACT:
        return EARLY - s.era
    closed, hexes = s.closed, s.hexes
    tiles = 0
    for space, tile in enumerate(s.capital):
        if tile >= 0 and hexes[space] < 0 and not closed >> space & 1:
            tiles += 1
    return min(float(ERAS - s.era), tiles / TILES_AN_ERA)


# ---- Warp tiles


@lru_cache(16384)
def settled(owed: int, goods: int, active: int, suits: int) -> int:
    """How many of these Warp tiles could be paid for at once."""
    found = 0
    for tile in range(9):
        if owed >> tile & 1:
            kind = WARP_WORKER[tile]
            if kind >= 0:
                found += workers_of(active, kind) > 0
            elif tile == WARP_SUIT:
                found += suits > 0
            elif covers(goods, WARP_GOODS[tile]):
                goods -= WARP_GOODS[tile]
                found += 1
    return found


def rolls(s: Core, seat: int) -> int:
    """Timeline tiles for which the seat would have to roll in the next Paradox phase (AN-107)."""
    if not s.warped[seat] and s.phase != WARPING:
        return 0
    picked = tuple(max(0, mask) for mask in s.chosen) if s.phase == WARPING else ()
    return _rolls(tuple(s.warped), picked, s.era, seat)


@lru_cache(16384)
def _rolls(warped: tuple[int, ...], picked: tuple[int, ...], era: int, seat: int) -> int:
    lies = [mask | picked[row] << 9 * (era - 1) for row, mask in enumerate(warped)] if picked else list(warped)
    found = 0
    for at in range(era):
        counts = [(mask >> 9 * at & 511).bit_count() for mask in lies]
        found += 0 < counts[seat] == max(counts)
    return found


# ---- Superprojects


@lru_cache(4096)
def roomy(spots: tuple[int, ...]) -> bool:
    """A Superproject finds two spots side by side (AN-188)."""
    return any(spots[left] == EMPTY == spots[left + 1] for row in (0, 3, 6, 9) for left in (row, row + 1))


@lru_cache(65536)
def ready_for(project: int, goods: int, tiles: int) -> float:
    """How much of the cost of a Superproject is there, 0 to 1."""
    need, lacks = _weighed(PROJECT_COST[project], goods)
    exact = PROJECT_EXACT[project]
    if exact < 0 or not tiles_of(tiles, exact):
        first, second = PROJECT_PAIR[project]
        shapes = shapes_in(tiles)
        lacks += TILE_NEED * (max(0, 2 - shapes[first]) if first == second else (not shapes[first]) + (not shapes[second]))
    return 1.0 - lacks / (need + 2 * TILE_NEED)


@lru_cache(16384)
def ready_to_pay(cost: int, goods: int) -> float:
    """How much of the cost of a Building is there, 0 to 1."""
    need, lacks = _weighed(cost, goods)
    return 1.0 - lacks / need


def _weighed(cost: int, goods: int) -> tuple[float, float]:
    """A cost in cubes, Water counting for less, and how much of it lacks."""
    need = lacks = 0.0
    for kind in range(6):
        n = amount(cost, kind)
        if n:
            weight = WATER_NEED if kind == W else 1.0
            need += weight * n
            lacks += weight * max(0, n - amount(goods, kind))
    return need, lacks


def building(s: Core, seat: int, goods: int, eras: float) -> float:
    """The Building that promises most: its VP and use, by how much of its cost is there."""
    ready = _ready_rows(s.boards[seat].costs_of[s.impl], s.spots[seat], goods)
    use, primary, secondary = USE[s.impl], s.primary, s.secondary
    best = 0.0
    for row in range(4):
        part = ready[row]
        if part > 0.0:
            for stack in (primary[row], secondary[row]):
                if stack:
                    worth = (STRUCTURE_VP[stack[0]] + USE_WORTH * eras * use[stack[0]]) * part
                    if worth > best:
                        best = worth
    return best


@lru_cache(65536)
def _ready_rows(costs: tuple[int, ...], spots: tuple[int, ...], goods: int) -> tuple[float, ...]:
    """How near the next Building of each row is, 0 to 1; 0 where none fits."""
    return tuple(ready_to_pay(costs[spot], goods) ** 2 if spot >= 0 else 0.0 for spot in next_spots(spots))


def project(s: Core, seat: int, goods: int, reach: int, eras: float, acts: int) -> float:
    """The Superproject that promises most: its VP, by how much of its cost is there and how well the Focus reaches it."""
    best = 0.0
    tiles, focus, later = s.breakthroughs[seat], s.focus[seat] - 1, eras > 0.0
    for at, one in enumerate(s.projects[: s.era + 1]):
        if one < 0:
            continue
        if at == focus and acts:
            chance = 1.0
        elif later and at == s.era:
            chance = NEXT_ERA
        elif later and s.era - at <= reach:
            chance = BY_PLANT
        else:
            continue
        ready = ready_for(one - PROJECTS_FROM, goods, tiles)
        best = max(best, (STRUCTURE_VP[one] + 1.0) * ready * ready * chance)
    return best


# ---- the Evacuation


def evacuation(s: Core, seat: int, workers: int, goods: int, eras: float, acts: int) -> float:
    """What the Evacuation promises: its VP with what is there, by how far its condition is met."""
    if seat in s.evacuees:
        return 0.0
    row = row_of(s, seat)
    what, least = row.condition[s.impl]
    have = least if s.flags[seat] & PODS else _counted(s, seat, what, workers)
    parts = [_counted(s, seat, kind, workers) / n for kind, n in row.set[s.impl]]
    sets = min(parts)
    late = LATE_VP if len(s.evacuees) + 1 == late_place(s) else 0
    if have >= least and acts and s.era > IMPACT:
        return OPEN_NOW * max(0, min(MOST, row.vp + row.per_set * int(sets) + late))
    sets += SPARE * min(1.0, sum(parts) / len(parts) - sets)
    points = max(0.0, min(float(MOST), row.vp + row.per_set * sets + late))
    if have >= least:
        return points * (OPEN_LATER if eras > 0.0 else 0.0)
    met = (have + _next_building(s, seat, what, goods)) / least
    return points * math.sqrt(met**3) * UNMET * min(1.0, 0.5 * eras + 0.15 * acts)


def _next_building(s: Core, seat: int, what: str, goods: int) -> float:
    """How near the next Building of the type is that a condition counts; 0 where it counts something else."""
    spot = next_spots(s.spots[seat])[TYPES.index(what)] if what in TYPES else -1
    return AT_HAND * ready_to_pay(s.boards[seat].costs_of[s.impl][spot], goods) if spot >= 0 else 0.0


def _counted(s: Core, seat: int, what: str, workers: int) -> int:
    """`evacuation.counted`, with all Workers of the seat known."""
    if what == "worker":
        return count_workers(workers)
    return workers_of(workers, WORKERS.index(what)) if what in WORKERS else counted(s, seat, what)


# ---- Endgame Conditions


def conditions(s: Core, measures: Sequence[Mapping[str, int]], eras: float) -> list[float]:
    """VP that the Endgame Conditions promise each seat, by how far it is ahead; ties count (AN-408, AN-424)."""
    points = [0.0] * len(measures)
    for condition in s.conditions:
        name = CONDITION_IDS[condition]
        values = [measure[name] for measure in measures]
        for seat, value in enumerate(values):
            lead = value - max(values[:seat] + values[seat + 1 :]) if len(values) > 1 else NOBODY_ELSE
            points[seat] += _promise(condition, lead, eras)
    return points


@lru_cache(4096)
def _promise(condition: int, lead: int, eras: float) -> float:
    """VP that an Endgame Condition promises whoever is ahead by so much."""
    steep = SETTLING[CONDITION_IDS[condition]] / (1.0 + eras)
    return CONTENT.conditions[condition].vp / (1.0 + math.exp(-steep * (lead + 0.4)))


# ---- Breakthroughs


@lru_cache(4096)
def tiles_worth(tiles: int) -> tuple[int, int]:
    """Number of Breakthroughs, and their VP (AN-405)."""
    count = sum(tiles_of(tiles, kind) for kind in range(BREAKTHROUGHS))
    each, whole = CONTENT.breakthrough_vp
    return count, each * count + whole * min(shapes_in(tiles))
