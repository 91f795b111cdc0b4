"""The Eras and their six phases: who decides when, and what happens between (sections 3 to 7 and 14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from exhibition_suite.engine import OVER
from exhibition_suite.engine.frames import by_kind, run

from . import automa, clean_up, power, setup, warping
from .actions import A_DONE, AnachronyAction
from .core import CLEANING, ERAS, F_ANOMALY, F_SALVAGE, GAME_OVER, IMPACT, PARADOX, POWERING, SETTING_UP, TURNS, WARPING, Core
from .frames import GENERAL
from .frames_of_boards import BOARDS
from .frames_of_capital import CAPITALS
from .goods import ONE, N
from .items import CORNELLA, MINE_CARDS, PROJECT_IDS, PROJECTS_FROM, RECRUIT_CARDS, SAMIRA, STRUCTURE_IDS, ZAIDA
from .turns import free_options, turn_options

HANDLERS: Final = by_kind(GENERAL, CAPITALS, BOARDS)
_STEPS: Final = tuple(handler.step for handler in HANDLERS)


def settle(s: Core) -> None:
    """Goes on until somebody has something to decide, or the game is over."""
    phases = _PHASE_STEPS
    while not run(s, _STEPS):
        s.rebate = 0
        if not phases[s.phase](s):
            s.turn += 1
            return


def base_options(s: Core) -> list[AnachronyAction]:
    """What is worth doing where no effect is open."""
    if s.phase == TURNS:
        return turn_options(s, s.seat)
    if s.phase == POWERING:
        return power.options(s, s.seat)
    if s.phase == WARPING:
        return warping.options(s, s.seat)
    return setup.options(s) if s.phase == SETTING_UP else []


# ---- phase by phase: True when something was done, False when a decision stands


def _setting_up(s: Core) -> bool:
    seat = setup.who_chooses(s)
    if seat >= 0:
        s.seat = seat
        return False
    setup.begin(s)
    begin_era(s)
    return True


def _paradox(s: Core) -> bool:
    """All Anomalies are done; the automatic opponent rolls last (AS-230)."""
    if s.size > s.seats:
        automa.roll_paradox(s)
    _begin(s, POWERING, "power_up")
    return True


def _next_row(s: Core) -> int:
    """The row that acts now in a phase without turns: who asked, else the first in turn order not done; -1: nobody."""
    if s.player >= 0 and not s.done >> s.player & 1:
        return s.player
    return next((row for row in s.order if not s.done >> row & 1), -1)


def _powering(s: Core) -> bool:
    row = _next_row(s)
    if row < 0:
        _begin(s, WARPING, "warp")
        s.chosen = [0] * s.size
    elif row >= s.seats:
        automa.power_up(s)
        s.done |= 1 << row
    elif power.options(s, row) == [A_DONE]:
        power.finish(s, row)
    else:
        s.seat = row
        return False
    return True


def _warping(s: Core) -> bool:
    row = _next_row(s)
    if row < 0:
        warping.reveal_all(s)
        _begin_turns(s)
    elif row >= s.seats:
        automa.warp(s)
        s.done |= 1 << row
    elif not s.chosen[row] and warping.options(s, row) == [A_DONE]:
        warping.finish(s, row)
    else:
        s.seat = row
        return False
    return True


def _turns(s: Core) -> bool:
    row = s.player
    if s.acted:
        if free_options(s, row):
            s.seat = row
            return False
        end_turn(s)
    elif s.passed == (1 << s.size) - 1:
        _begin_clean_up(s)
    elif s.passed >> row & 1:
        end_turn(s)
    elif row >= s.seats:
        automa.take_turn(s)
        end_turn(s)
    else:
        s.seat = row
        return False
    return True


def _cleaning(s: Core) -> bool:
    clean_up.run(s)
    if s.phase != GAME_OVER:
        begin_era(s)
    return True


def _over(s: Core) -> bool:
    s.seat = OVER
    return False


_PHASE_STEPS: Final[tuple[Callable[[Core], bool], ...]] = (_setting_up, _paradox, _powering, _warping, _turns, _cleaning, _over)


# ---- beginning and ending phases and turns


def _begin(s: Core, phase: int, name: str) -> None:
    s.phase = phase
    s.done = 0
    s.player = -1
    s.tell("phase", OVER, phase=name)


def begin_era(s: Core) -> None:
    """Preparation, then the Paradox phase except in Era 1 (AN-090 to AN-096, AN-105)."""
    s.first = s.banner
    s.passed = 0
    s.order = tuple((s.first + i) % s.size for i in range(s.size))
    if s.first < s.seats:
        s.tell("era", OVER, True, era=s.era, starter=s.first)
    else:
        s.tell("bot_era", OVER, True, era=s.era, bot=s.rules.opponent)
    if s.size > s.seats:
        automa.begin_era(s)
    if s.era < ERAS:
        s.tell("project_shown", OVER, True, structure=PROJECT_IDS[s.projects[s.era] - PROJECTS_FROM], era=s.era + 1)
    _offer_buildings(s)
    _fill_pools(s)
    if s.era == 1:
        _begin(s, POWERING, "power_up")
        return
    _begin(s, PARADOX, "paradox")
    _roll_paradox(s)
    for seat in reversed([row for row in s.order if row < s.seats]):
        if s.paradox[seat] >= s.paradox_limit(seat):
            s.stack.append((F_ANOMALY, seat, 0))


def _offer_buildings(s: Core) -> None:
    """The top tile of each primary stack moves onto the secondary one (AN-091, AN-097)."""
    for row in range(4):
        if s.primary[row]:
            moved, *rest = s.primary[row]
            s.primary[row] = tuple(rest)
            s.secondary[row] = (moved, *s.secondary[row])
            if rest:
                s.tell("uncovered", OVER, True, structure=STRUCTURE_IDS[rest[0]])


def _fill_pools(s: Core) -> None:
    """A Recruit card and a Mine card; after the Impact the topmost cube is Neutronium (AN-092 to AN-095)."""
    s.recruit_card, *recruits = s.recruits
    s.recruits = tuple(recruits)
    s.pool = RECRUIT_CARDS[s.recruit_card]
    card, *mines = s.mines
    s.mines = tuple(mines)
    cubes = MINE_CARDS[card] if s.era <= IMPACT else (N, *MINE_CARDS[card][1:])
    s.cubes = sum(ONE[kind] for kind in cubes)
    s.lodes = 0b111


def _roll_paradox(s: Core) -> None:
    """Whoever has the most Warp tiles on a tile rolls, tile by tile (AN-106 to AN-112)."""
    for era in range(1, s.era):
        counts = [s.tiles_on(row, era).bit_count() for row in range(s.size)]
        most = max(counts)
        for seat in s.order:
            if most and seat < s.seats and counts[seat] == most and s.paradox[seat] < s.paradox_limit(seat):
                face = 1 if s.rules.paradox == "always_one" else s.roll_paradox_die()
                s.paradox[seat] += face
                s.tell("paradox_roll", seat, True, era=era, count=face)


def _begin_turns(s: Core) -> None:
    _begin(s, TURNS, "actions")
    s.acted = False
    s.player = s.order[0]


def end_turn(s: Core) -> None:
    """The next row in turn order has its turn (AN-145)."""
    s.acted = False
    if s.player < s.seats:
        s.barred[s.player] = 0
    s.player = (s.player + 1) % s.size


def pass_turn(s: Core, row: int) -> None:
    """No further turn in this Era (AN-146)."""
    s.passed |= 1 << row
    s.tell("passed", row, True)
    end_turn(s)


def _begin_clean_up(s: Core) -> None:
    """Abilities of Leaders come first, while the pools still hold what was left (AN-370)."""
    _begin(s, CLEANING, "clean_up")
    able = (ZAIDA, SAMIRA, CORNELLA) if s.impl else (ZAIDA, SAMIRA)
    for seat in reversed([row for row in s.order if row < s.seats and s.leader[row] in able]):
        s.stack.append((F_SALVAGE, seat, s.leader[seat], 0))
