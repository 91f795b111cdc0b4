"""Why an answer within a Capital Action or a payment is refused (sections 8.1 to 8.4)."""

from __future__ import annotations

from typing import Any

from exhibition_suite.engine import Ruling

from .actions import CAPITAL, COPY_CAPITAL, COPY_SUPPLY, ROWS, AnachronyAction
from .building import next_spot, offered_project, spendable, wealth
from .capital import ADMITTED, DIE_WATER, second_die
from .core import (
    F_ANOMALY,
    F_BUILD,
    F_CAPITAL,
    F_COPY,
    F_ICON,
    F_PAY,
    F_RECRUIT,
    F_RESEARCH,
    F_SALVAGE,
    F_SPEND,
    F_SPOT,
    POWERING,
    Core,
)
from .frames_of_boards import CHAMELEON
from .frames_of_capital import discount_for
from .goods import WATER, WORKERS, breakthrough, missing, pair_name, tiles_of, workers_of
from .items import ANOMALY, BUILDING_ROWS, CORNELLA, LAB_411, PROJECTS_FROM, STRUCTURE_IDS, ZAIDA
from .placing import supply_water
from .players import EMPTY
from .rules_of_placing import finish_first, lacking, lacking_for, no_capital, no_result, wrong_worker
from .setup import shown_projects
from .tables import ACTION_OF, PROJECT_COST, PROJECT_WORKER

Frame = tuple[Any, ...]


def top(s: Core, *kinds: int) -> Frame | None:
    """The open frame, if it is of one of these kinds."""
    return s.stack[-1] if s.stack and s.stack[-1][0] in kinds else None


def not_asked(s: Core, rule: str) -> Ruling:
    """Nothing open asks for this answer; `rule` says when it is given."""
    return finish_first() if s.stack else Ruling(rule, "NOT_ASKED")


# ---- Construct


def build(s: Core, action: AnachronyAction) -> Ruling:
    """A Building that is not on offer, has no spot or cannot be paid (AN-179 to AN-181)."""
    frame = top(s, F_BUILD)
    if frame is None:
        return not_asked(s, "AN-176")
    if frame[4]:
        return Ruling("AN-279", "SUPERPROJECT_ONLY")
    seat, structure = frame[1], action.value
    row = BUILDING_ROWS[structure]
    if structure not in (s.top(row, False), s.top(row, True)):
        return Ruling("AN-179", "NOT_ON_OFFER", {"structure": STRUCTURE_IDS[structure]})
    spot = next_spot(s, seat, row)
    if spot < 0:
        return Ruling("AN-181", "ROW_FULL", {"building_type": ROWS[row]})
    lacks = lacking_for(wealth(s, seat), s.boards[seat].costs_of[s.impl][spot], discount_for(s, frame))
    return Ruling("AN-180", "CANNOT_PAY", {"lacks": lacks})


def project(s: Core, action: AnachronyAction) -> Ruling:
    """Why a Superproject cannot be reached, paid or placed (AN-183 to AN-190)."""
    frame = top(s, F_BUILD)
    if frame is None:
        return not_asked(s, "AN-176")
    seat, number = frame[1], action.value
    structure = PROJECTS_FROM + number
    if offered_project(s, seat) != structure:
        return _unreachable(s, seat, structure)
    lacks = lacking_for(wealth(s, seat), PROJECT_COST[number], discount_for(s, frame))
    if lacks:
        return Ruling("AN-185", "CANNOT_PAY", {"lacks": lacks})
    worker = PROJECT_WORKER[number]
    if worker >= 0 and not s.has_worker(seat, worker):
        return Ruling("AN-186", "NO_WORKER_TO_PAY", {"worker": WORKERS[worker]})
    if not spendable(s, seat, number):
        return Ruling("AN-187", "BREAKTHROUGHS_MISSING", {"structure": STRUCTURE_IDS[structure]})
    return Ruling("AN-190", "NO_TWO_SPOTS")


def _unreachable(s: Core, seat: int, structure: int) -> Ruling:
    """Built already, above another Timeline tile, or not known to be there."""
    params: dict[str, Any] = {"structure": STRUCTURE_IDS[structure]}
    owner = next((row for row in range(s.seats) if structure in s.spots[row]), -1)
    if owner >= 0:
        return Ruling("AN-184", "PROJECT_BUILT", {**params, "seat": owner})
    if structure in s.automa.projects:
        return Ruling("AN-184", "PROJECT_BUILT_BY_OPPONENT", {**params, "bot": s.rules.opponent})
    shown = s.projects[: shown_projects(s)]
    if structure in shown:
        return Ruling("AN-183", "PROJECT_ELSEWHERE", {**params, "era": shown.index(structure) + 1, "focus": s.focus[seat]})
    return Ruling("AN-183", "PROJECT_NOT_SHOWN", params)


def spot(s: Core, action: AnachronyAction) -> Ruling:
    """Where a Superproject or an Anomaly may not lie (AN-188, AN-352, AN-353)."""
    frame = top(s, F_SPOT, F_ANOMALY)
    if frame is None:
        return not_asked(s, "AN-188")
    own, at = s.spots[frame[1]], action.value
    if frame[0] == F_SPOT:
        fits = at % 3 < 2 and own[at] == EMPTY == own[at + 1]
        return Ruling("AN-188", "SPOT_NOT_LEFTMOST" if fits else "NO_TWO_SPOTS")
    if EMPTY not in own:
        return Ruling("AN-353", "COVERS_BUILDINGS")
    return Ruling("AN-352", "SPOT_NOT_LEFTMOST" if own[at] == EMPTY else "SPOT_FILLED")


def pay(s: Core, _action: AnachronyAction) -> Ruling:
    """A mixture that is not there, or does not pay this cost (AN-122, AN-193)."""
    rule = "AN-122" if s.phase == POWERING else "AN-155"
    return Ruling(rule, "NO_SUCH_OPTION") if top(s, F_PAY) else not_asked(s, rule)


def spend(s: Core, action: AnachronyAction) -> Ruling:
    """A Breakthrough that is not there or that the Superproject does not ask for (AN-187)."""
    frame = top(s, F_SPEND)
    if frame is None:
        return not_asked(s, "AN-187")
    there = tiles_of(s.breakthroughs[frame[1]], action.value)
    return Ruling("AN-187", "BREAKTHROUGH_DOES_NOT_FIT" if there else "NO_SUCH_BREAKTHROUGH", {"breakthrough": pair_name(action.value)})


# ---- Recruit


def recruit(s: Core, action: AnachronyAction) -> Ruling:
    """A Worker that is not in the pool, or a Genius without the right Worker (AN-202, AN-203, AN-486)."""
    frame = top(s, F_RECRUIT, F_SALVAGE)
    if frame is None:
        return not_asked(s, "AN-202")
    params = {"worker": WORKERS[action.value]}
    if frame[0] == F_SALVAGE:
        return Ruling("AN-486", "NOT_IN_POOL", params) if frame[2] == ZAIDA else Ruling("AN-370", "NO_SUCH_OPTION")
    return Ruling("AN-203", "GENIUS_NEEDS_OTHERS") if workers_of(s.pool, action.value) else Ruling("AN-202", "NOT_IN_POOL", params)


# ---- Research


def die(s: Core, _action: AnachronyAction) -> Ruling:
    """One die alone where both are set (AN-277)."""
    return Ruling("AN-277", "SET_BOTH_DICE") if top(s, F_RESEARCH) else not_asked(s, "AN-212")


def both(s: Core, action: AnachronyAction) -> Ruling:
    """The second die cannot be set, or the pair is out of stock (AN-215, AN-217)."""
    frame = top(s, F_RESEARCH)
    if frame is None:
        return not_asked(s, "AN-217")
    seat = frame[1]
    if second_die(s, seat, frame[2]) < 0:
        able = s.flags[seat] & LAB_411 or (s.leader[seat] == CORNELLA and not s.impl)
        return Ruling("AN-217", "CANNOT_PAY", {"lacks": {"water": DIE_WATER}}) if able else Ruling("AN-217", "ONE_DIE_ONLY")
    return Ruling("AN-215", "OUT_OF_STOCK", {"breakthrough": pair_name(action.value)})


def icon(s: Core, action: AnachronyAction) -> Ruling:
    """An icon of which none is left in the shape (AN-214)."""
    frame = top(s, F_ICON)
    if frame is None:
        return not_asked(s, "AN-214")
    return Ruling("AN-214", "OUT_OF_STOCK", {"breakthrough": pair_name(breakthrough(frame[2], action.value))})


# ---- copies


def copy(s: Core, action: AnachronyAction) -> Ruling:
    """What World Council, Outback Conditioner or Quantum Chameleon may not copy (AN-225, AN-226, AN-602)."""
    frame = top(s, F_CAPITAL, F_COPY, F_SALVAGE)
    if frame is None:
        return not_asked(s, "AN-225")
    what = action.value
    if frame[0] == F_COPY:
        return _copy_tile(s, frame[1], what)
    if frame[0] == F_SALVAGE or not COPY_CAPITAL <= what < COPY_SUPPLY:
        return Ruling("AN-370" if frame[0] == F_SALVAGE else "AN-225", "NO_SUCH_OPTION")
    _kind, seat, mask, acts, _declinable = frame
    number = what - COPY_CAPITAL
    if not mask >> number & 1:
        return Ruling("AN-225", "ACTION_NOT_FULL", {"act": CAPITAL[number]})
    if not ADMITTED[number] >> acts & 1:
        return wrong_worker(number, acts)
    return no_capital(s, seat, number, acts, wealth(s, seat))


def _copy_tile(s: Core, seat: int, what: int) -> Ruling:
    if what == COPY_SUPPLY and not s.impl:
        return Ruling("AN-602", "CANNOT_PAY", {"lacks": missing(wealth(s, seat), supply_water(s, seat) * WATER)})
    if what >= ANOMALY or ACTION_OF[what][s.impl] is None or what == CHAMELEON:
        return Ruling("AN-602", "CANNOT_BE_COPIED")
    params = {"structure": STRUCTURE_IDS[what]}
    owner = next((row for row in range(s.seats) if what in s.spots[row]), -1)
    if owner < 0:
        return Ruling("AN-602", "NOBODY_BUILT_IT", params)
    if not s.working(owner, what):
        return Ruling("AN-602", "COVERED", params)
    effect = ACTION_OF[what][s.impl]
    assert effect is not None
    lacks = lacking(wealth(s, seat), effect)
    return Ruling("AN-602", "CANNOT_PAY", {"lacks": lacks}) if lacks else no_result(effect)
