"""What the opinion looks at in a position, beside the points that a seat has for sure."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from . import prospects, scoring
from .actions import FORCE_SLOT, SUPPLY_SLOT
from .content import CONTENT
from .core import POWERING, TURNS, WARPING, Core
from .goods import GENIUS, ONE_WORKER, WATER, E, W, amount, count_workers, types_in, workers_of
from .items import ARCHIVE, PROJECTS_FROM, WARP_GOODS, WARP_SUIT, WARP_WORKER
from .tables import ACTION_OF, O_FOCUS
from .worth import USE, goods_worth

# fmt: off
NAMES: Final = (
    "goods", "acts", "revived", "own_acts", "suits", "fresh", "workers", "types", "genius", "uses", "uses_now", "debt", "settled",
    "paybacks", "paradox", "rolls", "breakthroughs", "project", "building", "cores", "evacuation", "banner",
)
# fmt: on
"""Order of the features; `weights` has a number for each in each Era.

goods: worth of the store; acts: Workers that will still find an Exosuit in this Era, revived: Tired ones that could once they are
refreshed, own_acts: those with a free space on the own board beyond; suits: Exosuits left over; fresh: Workers that will be Active in
the next Era; workers, types, genius: all Workers, how many types, Geniuses; uses, uses_now: what own structures bring in the Eras to
come and in this one; debt: Warp tiles on the Timeline; settled: those that could be paid for; paybacks: those that Power Plants will
have time for; paradox: tokens; rolls: rolls to come; breakthroughs: up to three; project, building, evacuation: what they promise;
cores: Energy Cores for the hex slots of the Eras to come; banner: First Player of the next Era.
"""
MANY: Final = 7
"""Workers beyond these find less to do."""
BEYOND_MANY: Final = 0.3
FEW_TILES: Final = 3
"""Breakthroughs beyond these wait for a Superproject too long."""
ALL_WORKERS: Final = (1 << 32) - 1
"""The packed Workers in what `_away` answers."""
CORES_AN_ERA: Final = 3.0
"""Energy Cores that an Era to come has hex slots for."""
LAST_GOODS: Final = 0.45
"""What a store is worth when only Actions of this Era are left."""


class Standing(NamedTuple):
    """What follows from the own building spots alone.

    Attributes:
        points: VP of structures and Anomalies; archive: they grow with each Time Travel step.
        filled, projects: filled spots, Superprojects; reach: range of time travel; plants: Worker spaces that set the Focus.
        uses: what the own spaces bring in an Era; spaces: the same spot by spot, with the field of `used`.
    """

    points: int
    archive: bool
    filled: int
    projects: int
    reach: int
    plants: int
    uses: float
    spaces: tuple[tuple[int, float], ...]


_STANDINGS: Final[dict[tuple[tuple[int, ...], int, int], Standing]] = {}
REMEMBERED: Final = 50_000


def standing(s: Core, seat: int) -> Standing:
    """The standing of a seat, remembered by its spots."""
    key = (s.spots[seat], s.covered[seat], s.impl)
    found = _STANDINGS.get(key)
    if found is None:
        if len(_STANDINGS) >= REMEMBERED:
            _STANDINGS.clear()
        found = _STANDINGS[key] = _standing(s, seat)
    return found


def _standing(s: Core, seat: int) -> Standing:
    use, structures = USE[s.impl], s.structures(seat)
    archive = bool(s.flags[seat] & ARCHIVE)
    effects = [ACTION_OF[one][s.impl] for _spot, one in structures]
    points = scoring.structure_points(s, seat, 0, PROJECTS_FROM) + scoring.project_points(s, seat) + scoring.anomaly_points(s, seat)
    return Standing(
        points - s.travel[seat] * archive,
        archive,
        s.filled(seat),
        s.projects_of(seat),
        scoring.travel_range(s, seat),
        sum(any(step[0] == O_FOCUS and step[3] for step in effect.steps) for effect in effects if effect is not None),
        sum(use[one] for _spot, one in structures),
        tuple((15 << 4 * spot, use[one]) for spot, one in structures if use[one] > 0.0),
    )


class Outlook(NamedTuple):
    """A seat: points for sure (without Endgame Conditions), what those compare, and the features in the order of `NAMES`."""

    sure: int
    measures: dict[str, int]
    features: tuple[float, ...]


def outlook(s: Core, seat: int, eras: float) -> Outlook:
    """What there is to say about a seat, `eras` before the end."""
    goods, active, suits, warped = _with_picked(s, seat)
    place, away, tired = standing(s, seat), _away(s, seat), s.tired[seat]
    motivated = away >> 32
    away &= ALL_WORKERS
    ready = count_workers(active)
    total = ready + count_workers(tired) + count_workers(away)
    more = eras > 0.0
    acts, revived, own_acts, uses_now = 0, 0, 0, 0.0
    if s.phase in (POWERING, WARPING) or (s.phase == TURNS and not s.passed >> seat & 1):
        acts = min(ready, suits)
        if suits > acts and tired:
            revived = _revived(s, seat, suits - acts, count_workers(tired), goods)
        if ready:
            own_acts, uses_now = _own_acts(place.spaces, s.used[seat], ready - acts)
    else:
        suits = 0
    tiles, tile_points = prospects.tiles_worth(s.breakthroughs[seat])
    debt = warped.bit_count()
    busy = more or acts + revived > 0
    values = (
        goods_worth(goods) * (1.0 if more else LAST_GOODS if acts else 0.0),
        acts,
        revived,
        own_acts,
        suits - acts - revived,
        (ready - acts + motivated) * min(1.0, eras),
        (min(total, MANY) + BEYOND_MANY * max(0, total - MANY)) * min(3.0, eras),
        len(types_in(active | tired)) * more,
        (workers_of(active, GENIUS) + workers_of(tired, GENIUS)) * more,
        place.uses * eras,
        uses_now,
        debt * min(2.0, eras),
        prospects.settled(owed_tiles(warped), goods, active, suits) / (1.0 + eras),
        min(debt, place.plants * (eras + 0.5 * (acts > 0))),
        s.paradox[seat] * more,
        prospects.rolls(s, seat) * min(3.0, eras) if debt else 0.0,
        min(FEW_TILES, tiles) * more,
        prospects.project(s, seat, goods, place.reach, eras, acts) if busy and prospects.roomy(s.spots[seat]) else 0.0,
        prospects.building(s, seat, goods, eras) if busy else 0.0,
        min(amount(goods, E), CORES_AN_ERA * eras),
        prospects.evacuation(s, seat, active + tired + away, goods, eras, acts + revived) if busy else 0.0,
        (s.banner == seat) * more,
    )
    sure = _sure(s, seat, place) + tile_points + CONTENT.warp_left_vp * debt
    return Outlook(sure, _measures(s, seat, place, total, amount(goods, W), tiles), values)


def _revived(s: Core, seat: int, suits: int, tired: int, goods: int) -> int:
    """Tired Workers for whom an Exosuit waits and who can still be made Active in this Era."""
    forces = s.markers[seat] and not s.use_of(seat, FORCE_SLOT)
    if forces or (amount(goods, W) >= s.boards[seat].morale_water[s.morale[seat]] and not s.use_of(seat, SUPPLY_SLOT)):
        return min(suits, tired)
    return 0


def _sure(s: Core, seat: int, place: Standing) -> int:
    """VP of structures, tracks and tokens."""
    travel = s.travel[seat]
    return s.vp[seat] + place.points + travel * place.archive + s.boards[seat].travel_vp[travel] + scoring.morale_points(s, seat)


def _measures(s: Core, seat: int, place: Standing, workers: int, water: int, tiles: int) -> dict[str, int]:
    return {
        "workers": workers,
        "water": water,
        "breakthroughs": tiles,
        "spots": place.filled,
        "morale": s.morale[seat],
        "range": place.reach,
        "superprojects": place.projects,
        "time_travel": s.travel[seat],
    }


@lru_cache(16384)
def _own_acts(spaces: tuple[tuple[int, float], ...], used: int, workers: int) -> tuple[int, float]:
    """Own spaces that are free yet and that there are Workers for beyond the main board, and what all free ones bring."""
    free = [use for field, use in spaces if not used & field]
    return min(len(free), workers), sum(free)


@lru_cache(16384)
def owed_tiles(warped: int) -> int:
    """Mask of the Warp tiles anywhere on the Timeline."""
    found = 0
    while warped:
        found |= warped & 511
        warped >>= 9
    return found


def _with_picked(s: Core, seat: int) -> tuple[int, int, int, int]:
    """Goods, Active Workers, powered-up Exosuits and Warp tiles on the Timeline, with what a seat will get that is still about it.

    That is Water for the slots it leaves empty (AN-123), and the Warp tiles it has picked.
    """
    goods, active, warped, suits = s.goods[seat], s.active[seat], s.warped[seat], s.powered[seat].bit_count()
    if s.phase == POWERING and not s.done >> seat & 1:
        goods += (6 - (s.powered[seat] | s.broken[seat]).bit_count()) * s.boards[seat].slot_water * WATER
    chosen = s.chosen[seat] if s.phase == WARPING else 0
    if chosen > 0:
        warped |= chosen << 9 * (s.era - 1)
        for tile in range(9):
            if chosen >> tile & 1:
                goods += WARP_GOODS[tile]
                kind = WARP_WORKER[tile]
                if kind >= 0:
                    active += ONE_WORKER[kind]
                    goods -= WATER if amount(goods, W) else 0
                elif tile == WARP_SUIT and s.suits_left(seat):
                    suits += 1
    return goods, active, suits, warped


def _away(s: Core, seat: int) -> int:
    """Packed Workers on Action spaces and set aside; above them the number of those that come back to Active."""
    found = _on_own_board(s.used[seat]) + s.aside[seat]
    if s.out[seat]:
        for code in (*s.hexes, *s.pools[0], *s.pools[1], *s.pools[2]):
            if code >> 4 == seat:
                found += _STANDING_THERE[code & 15]
    return found


_STANDING_THERE: Final = tuple((1 << 8 * (code & 7) | code >> 3 << 32) if code & 7 < 4 else 0 for code in range(16))


@lru_cache(16384)
def _on_own_board(used: int) -> int:
    found = 0
    while used:
        use = used & 15
        if 1 <= use <= 8:
            found += ONE_WORKER[use - 1 & 3] | (use > 4) << 32
        used >>= 4
    return found
