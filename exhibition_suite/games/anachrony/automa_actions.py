"""The Actions of the automatic opponents: a space, the effect or a failure, sets that are turned in (sections 7 to 9 of the solo rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .actions import CONSTRUCT, COUNCIL_LEFT, HEX_SPACES, MINE, RECRUITING, RESEARCH
from .automa_plans import (
    NOTHING,
    building_for,
    digging_for,
    icon_for,
    of_type,
    price_of_anomaly,
    project_era,
    rare_shapes,
    space_for,
    spare_shapes,
    worker_for,
)
from .automa_state import LAST_STEP, RULES, gain_points, is_chronossus, most_tiles, put, take_back, tell
from .content import CONTENT
from .content_types import TYPES
from .goods import GENIUS, GOODS, ICONS, ONE, ONE_WORKER, SHAPES, SUIT, WORKERS, amount, workers_of
from .items import STRUCTURE_IDS, STRUCTURE_VP

if TYPE_CHECKING:
    from .core import Core

DONE, NO_SPACE, IMPOSSIBLE, IDLE = "ok", "failed_no_space", "failed_impossible", "nothing"
"""What can become of an Action (AS-342)."""
RESOURCES: Final = range(4)
WORKER_TYPES: Final = range(4)
WITHOUT_SUIT: Final = frozenset(("time_travel", "remove_anomaly", "reboot"))
"""Actions that place no Exosuit (AS-108)."""


def perform(s: Core, act: str) -> str:
    """Does an Action of a position and answers what became of it."""
    return _ACTS[act](s)


# ---- failures


def fail(s: Core, why: str, rule: str) -> str:
    """A Failed Action is worth VP (AS-180, AS-181, AS-490)."""
    points = RULES.vp.failure
    if is_chronossus(s) and s.rules.rewarded_failure:
        points = RULES.chronossus.rewarded_failure_vp
    gain_points(s, points)
    tell(s, "bot_failed", rule, why=why, count=points)
    return IMPOSSIBLE


def _no_space(s: Core, why: str, rule: str) -> str:
    """No space for an Exosuit; the Chronossus loses a ready one for this Era (AS-180, AS-440)."""
    fail(s, why, rule)
    if is_chronossus(s):
        put(s, ready=s.automa.ready - 1)
        tell(s, "bot_lost_suit", "AS-440", ready=s.automa.ready)
    return NO_SPACE


# ---- placing Exosuits


def _stand(s: Core, space: int, rule: str) -> None:
    """An empty Exosuit onto a space; nothing is paid, nothing gained (AS-100, AS-101, AS-109)."""
    s.stand(s.seats, space, SUIT, False)
    put(s, ready=s.automa.ready - 1)
    tell(s, "bot_placed", rule, hex=HEX_SPACES[space], ready=s.automa.ready)
    if space == COUNCIL_LEFT:
        s.banner = s.seats
        tell(s, "bot_first", "AS-105")


def _go(s: Core, action: int) -> bool:
    """Places an Exosuit for a Capital Action, or fails without a space (AS-103, AS-104, AS-106, AS-206)."""
    if not s.automa.ready:
        fail(s, "no_suit", "AS-206")
        return False
    space = space_for(s, action)
    if space == NOTHING:
        _no_space(s, "no_space", "AS-106")
        return False
    _stand(s, space, "AS-104" if space >= COUNCIL_LEFT else "AS-103")
    return True


# ---- Construct


def _building(row: int) -> Callable[[Core], str]:
    """Construct a Building of one type (AS-111)."""

    def construct(s: Core) -> str:
        if not _go(s, CONSTRUCT):
            return NO_SPACE
        if of_type(s.automa.buildings, row) == RULES.limits.buildings:
            return fail(s, "three_of_type", "AS-114")
        building = building_for(s, row)
        if building == NOTHING:
            return fail(s, "no_building", "AS-113")
        put(s, buildings=(*s.automa.buildings, building))
        tell(s, "bot_built", "AS-112", building=STRUCTURE_IDS[building], vp=STRUCTURE_VP[building])
        s.take_building(building)
        return DONE

    return construct


def _project(s: Core) -> str:
    """Construct a Superproject for one Breakthrough (AS-117 to AS-122)."""
    if not _go(s, CONSTRUCT):
        return NO_SPACE
    own = s.automa
    if len(own.projects) == RULES.limits.superprojects:
        return fail(s, "three_superprojects", "AS-120")
    if not own.gained:
        return fail(s, "no_breakthrough", "AS-120")
    era = project_era(s)
    if not era:
        return fail(s, "no_superproject", "AS-121")
    _discard_breakthrough(s)
    project = s.projects[era - 1]
    s.projects = (*s.projects[: era - 1], NOTHING, *s.projects[era:])
    put(s, projects=(*own.projects, project))
    tell(s, "bot_project", "AS-118", superproject=STRUCTURE_IDS[project], era=era, vp=STRUCTURE_VP[project])
    return DONE


def _discard_breakthrough(s: Core) -> None:
    """One of the shape held most, chance between tied shapes; of that shape the one gained first (AS-118, AS-119)."""
    tied = spare_shapes(s.breakthroughs[s.seats])
    shape = tied[s.roll(len(tied))] if len(tied) > 1 else tied[0]
    gained = s.automa.gained
    at = next(number for number, kind in enumerate(gained) if kind // len(ICONS) == shape)
    s.breakthroughs[s.seats] -= 1 << 2 * gained[at]
    s.supply += 1 << 2 * gained[at]
    put(s, gained=(*gained[:at], *gained[at + 1 :]))
    tell(s, "bot_discarded", "AS-119", len(tied) > 1, breakthrough=_name_of(gained[at]), tied=[SHAPES[one] for one in tied])


def _name_of(kind: int) -> str:
    """A Breakthrough by its shape and icon, for events."""
    shape, icon = divmod(kind, len(ICONS))
    return f"{SHAPES[shape]}.{ICONS[icon]}"


# ---- Research


def _research(s: Core) -> str:
    """A Breakthrough of the rolled shape (AS-145 to AS-148)."""
    if not _go(s, RESEARCH):
        return NO_SPACE
    shape = _shape(s)
    kind = icon_for(s.supply, shape)
    if kind == NOTHING:
        return fail(s, "no_shape", "AS-147")
    s.supply -= 1 << 2 * kind
    s.breakthroughs[s.seats] += 1 << 2 * kind
    put(s, gained=(*s.automa.gained, kind))
    tell(s, "bot_researched", "AS-146", breakthrough=_name_of(kind))
    return DONE


def _shape(s: Core) -> int:
    """The shape die, or with CX-8 the shape held least, chance between tied ones (AS-145, AS-492)."""
    if is_chronossus(s) and s.rules.new_shapes:
        rare = rare_shapes(s.breakthroughs[s.seats])
        shape = rare[s.roll(len(rare))] if len(rare) > 1 else rare[0]
        tell(s, "bot_rarest", "AS-492", len(rare) > 1, shape=SHAPES[shape], tied=[SHAPES[one] for one in rare])
        return shape
    shape = CONTENT.shape_die[s.roll(len(CONTENT.shape_die))]
    tell(s, "bot_shape", "AS-145", True, shape=SHAPES[shape])
    return shape


# ---- Recruit


def _recruit(s: Core) -> str:
    """A Worker from the Recruit pool (AS-131 to AS-136)."""
    if not _go(s, RECRUITING):
        return NO_SPACE
    worker = worker_for(s.pool, s.active[s.seats])
    if worker == NOTHING:
        return fail(s, "no_worker", "AS-135")
    missing = not workers_of(s.active[s.seats], worker)
    _take_worker(s, worker, "AS-132" if missing else "AS-133")
    return DONE


def _genius(s: Core) -> str:
    """A Genius where one can be had, else a whole Research (AS-140 to AS-142)."""
    if not workers_of(s.pool, GENIUS) or space_for(s, RECRUITING) == NOTHING:
        return _research(s)
    if not _go(s, RECRUITING):
        return NO_SPACE
    _take_worker(s, GENIUS, "AS-141")
    return DONE


def _take_worker(s: Core, worker: int, rule: str) -> None:
    row = s.seats
    s.pool -= ONE_WORKER[worker]
    s.active[row] += ONE_WORKER[worker]
    gain_points(s, RULES.vp.worker)
    tell(s, "bot_recruited", rule, worker=WORKERS[worker], count=RULES.vp.worker)
    while all(workers_of(s.active[row], kind) for kind in WORKER_TYPES):
        s.active[row] -= sum(ONE_WORKER)
        gain_points(s, RULES.vp.set)
        tell(s, "bot_worker_set", "AS-136", count=RULES.vp.set)


# ---- Mine Resource


def _mine(s: Core) -> str:
    """The two cubes that are wanted most; no World Council without a space (AS-107, AS-123 to AS-129)."""
    row = s.seats
    if not s.automa.ready:
        fail(s, "no_suit", "AS-206")
        return NO_SPACE
    way = digging_for(s, [amount(s.goods[row], kind) for kind in RESOURCES])
    if way is None:
        return _no_space(s, "no_mine", "AS-107")
    rule = "AS-129" if way.cube == NOTHING else "AS-126"
    _stand(s, way.space, "AS-123")
    s.lodes &= ~(1 << way.space - MINE)
    cubes = [kind for kind in (way.fixed, way.cube) if kind != NOTHING]
    if way.cube != NOTHING:
        s.cubes -= ONE[way.cube]
    s.goods[row] += sum(ONE[kind] for kind in cubes)
    tell(s, "bot_mined", rule, cubes=[GOODS[kind] for kind in cubes])
    while all(amount(s.goods[row], kind) for kind in RESOURCES):
        s.goods[row] -= sum(ONE[kind] for kind in RESOURCES)
        gain_points(s, RULES.vp.set)
        tell(s, "bot_resource_set", "AS-128", count=RULES.vp.set)
    return DONE


# ---- Actions without an Exosuit


def can_travel(s: Core) -> bool:
    """There is a Warp tile on a past Timeline tile (AS-154)."""
    return most_tiles(s, s.era - 1) > 0


def _travel(s: Core) -> str:
    """A Warp tile back from the past, a step on the track (AS-150 to AS-157)."""
    if not can_travel(s):
        return fail(s, "no_tile", "AS-154") if s.era > 1 else fail(s, "no_past", "AS-157")
    row = s.seats
    era = most_tiles(s, s.era - 1)
    take_back(s, era)
    rule = "AS-152" if s.travel[row] < LAST_STEP else "AS-156"
    s.travel[row] = min(LAST_STEP, s.travel[row] + 1)
    tell(s, "bot_travelled", rule, era=era, steps=s.travel[row])
    return DONE


def _remove_anomaly(s: Core) -> str:
    """Cubes for an Anomaly (AS-160 to AS-165)."""
    row = s.seats
    if not s.automa.anomalies:
        return fail(s, "no_anomaly", "AS-162")
    price = price_of_anomaly(s.goods[row])
    if not price:
        return fail(s, "no_cubes", "AS-162")
    s.goods[row] -= sum(ONE[kind] for kind in price)
    put(s, anomalies=s.automa.anomalies - 1)
    tell(s, "bot_sealed", "AS-163", cubes=[GOODS[kind] for kind in price], anomalies=s.automa.anomalies)
    return DONE


def _reboot(s: Core) -> str:
    tell(s, "bot_reboot", "AS-170")
    return IDLE


_ACTS: Final[dict[str, Callable[[Core], str]]] = {
    **{name: _building(row) for row, name in enumerate(TYPES)},
    "superproject": _project,
    "mine": _mine,
    "recruit": _recruit,
    "genius": _genius,
    "research": _research,
    "time_travel": _travel,
    "remove_anomaly": _remove_anomaly,
    "reboot": _reboot,
}
