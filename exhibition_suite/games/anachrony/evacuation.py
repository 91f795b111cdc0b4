"""The Evacuation: its condition, its reward, its places (section 8.8 and 15.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .content import CONTENT
from .content_types import TYPES, Evacuation
from .core import Core
from .goods import BREAKTHROUGHS, GOODS, WORKERS, W, amount, count_workers, tiles_of, workers_of
from .items import ANOMALY, BUILDING_ROWS, PODS, PROJECTS_FROM

LEAST, MOST = CONTENT.evacuation_limits
LATE_VP: Final = CONTENT.late_vp


def row_of(s: Core, seat: int) -> Evacuation:
    """The Evacuation of the seat's side of its Path board."""
    return CONTENT.paths[s.path[seat]].evacuations[s.side[seat]]


def counted(s: Core, seat: int, what: str) -> int:
    """What a condition or a set counts (AN-262, AN-470 to AN-477)."""
    if what in WORKERS:
        return workers_of(s.workers(seat), WORKERS.index(what))
    if what in GOODS:
        return amount(s.goods[seat], GOODS.index(what))
    if what in TYPES:
        row = TYPES.index(what)
        return sum(0 <= one < PROJECTS_FROM and BUILDING_ROWS[one] == row for one in s.spots[seat])
    return _OTHERS[what](s, seat)


def _spots_without_anomalies(s: Core, seat: int) -> int:
    return s.filled(seat) - s.spots[seat].count(ANOMALY)


_OTHERS: Final[dict[str, Callable[[Core, int], int]]] = {
    "spots": lambda s, seat: s.filled(seat),
    "spots_without_anomalies": _spots_without_anomalies,
    "morale": lambda s, seat: s.morale[seat],
    "water": lambda s, seat: amount(s.goods[seat], W),
    "anomalies": lambda s, seat: s.anomalies(seat),
    "worker": lambda s, seat: count_workers(s.workers(seat)),
    "building": lambda s, seat: s.buildings(seat),
    "superproject": lambda s, seat: s.projects_of(seat),
    "breakthrough": lambda s, seat: sum(tiles_of(s.breakthroughs[seat], kind) for kind in range(BREAKTHROUGHS)),
    "warp_tile": lambda s, seat: s.warped[seat].bit_count(),
    "time_travel": lambda s, seat: s.travel[seat],
}


def fulfilled(s: Core, seat: int) -> bool:
    """The upper condition is met, or Rescue Pods meet it (AN-255, AN-263, AN-611)."""
    if s.flags[seat] & PODS:
        return True
    what, least = row_of(s, seat).condition[s.impl]
    return counted(s, seat, what) >= least


def sets_of(s: Core, seat: int) -> int:
    """Complete sets of the lower row (AN-478)."""
    return min(counted(s, seat, what) // n for what, n in row_of(s, seat).set[s.impl])


def late_place(s: Core) -> int:
    """The place of the Minus 3 VP token, from 1; 0 where there is none (AN-260, AN-680)."""
    return CONTENT.seats[s.size].late


def worth(s: Core, seat: int) -> int:
    """VP that an Evacuation gives now (AN-259, AN-261)."""
    row = row_of(s, seat)
    late = LATE_VP if len(s.evacuees) + 1 == late_place(s) else 0
    return max(LEAST, min(MOST, row.vp + row.per_set * sets_of(s, seat) + late))


def evacuate(s: Core, seat: int) -> None:
    """Puts the marker on the topmost free place and scores (AN-258 to AN-261)."""
    points = worth(s, seat)
    s.markers[seat] -= 1
    s.evacuees = (*s.evacuees, seat)
    s.tell("evacuated", seat, number=len(s.evacuees), count=sets_of(s, seat))
    s.score(seat, points, "evacuation")
