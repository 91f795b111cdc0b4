"""Who can carry out a Capital Action, and with which goods: the one place where this is written (sections 8.1 to 8.3)."""

from __future__ import annotations

from typing import Final

from .actions import CONSTRUCT, RECRUITING, RESEARCH
from .building import affordable_rows, can_construct, discount_of, offered_project, project_fits, wealth
from .core import Core
from .goods import ADMINISTRATOR, ENGINEER, GENIUS, ONE_WORKER, SCIENTIST, SUIT, W, amount, types_in
from .items import CORNELLA, LAB_411, VALERIAN
from .tables import SECOND_DIE_COST, Bonus, bonus_of

ALL_TYPES: Final = 0b1111
BUILDERS: Final = ALL_TYPES & ~(1 << ADMINISTRATOR)
CHEAP_BUILDERS: Final = 1 << ENGINEER | 1 << GENIUS
"""Who pays one titanium less (AN-178)."""
RECRUITERS: Final = ALL_TYPES & ~(1 << SCIENTIST)
MASTERS: Final = 1 << ADMINISTRATOR | 1 << GENIUS
"""Who may take a Genius (AN-203)."""
SCIENCE: Final = 1 << SCIENTIST | 1 << GENIUS
ADMITTED: Final = (BUILDERS, RECRUITERS, SCIENCE)
"""By Capital Action, the mask of the Worker types that may do it (AN-175, AN-200, AN-210)."""
DIE_WATER: Final = amount(SECOND_DIE_COST, W)
"""Water for setting the second die at Research (AN-217)."""
PLAIN_WORKERS: Final = ONE_WORKER[GENIUS] - 1
"""Covers every Worker in a packed number but Geniuses."""


def role(s: Core, seat: int, worker: int) -> int:
    """What a Worker counts as when placed: an empty Exosuit as a Scientist (AN-489), Valerian's Scientists as Geniuses under D-04."""
    if worker == SUIT:
        return SCIENTIST
    if s.impl and worker == SCIENTIST and s.leader[seat] == VALERIAN:
        return GENIUS
    return worker


def capital_mask(s: Core, seat: int, action: int, have: int, bonus: Bonus, workers: tuple[int, ...]) -> int:
    """Mask of the Worker types that can carry out a Capital Action with these goods (AN-018). `workers`: those one of which is placed."""
    if action == CONSTRUCT:
        return _construct_mask(s, seat, have, bonus, workers)
    if action == RESEARCH:
        return SCIENCE if s.supply else 0
    return _recruit_mask(s)


def _recruit_mask(s: Core) -> int:
    if not s.pool:
        return 0
    return RECRUITERS if s.pool & PLAIN_WORKERS else MASTERS


def _construct_mask(s: Core, seat: int, have: int, bonus: Bonus, workers: tuple[int, ...]) -> int:
    plain = discount_of(s, seat, False, bonus.neutronium, bonus.cubes)
    if affordable_rows(s, seat, have, plain):
        return BUILDERS
    cheaper = discount_of(s, seat, True, bonus.neutronium, bonus.cubes)
    mask = CHEAP_BUILDERS if affordable_rows(s, seat, have, cheaper) else 0
    if offered_project(s, seat) >= 0:
        for worker in workers:
            acts = role(s, seat, worker)
            discount = cheaper if CHEAP_BUILDERS >> acts & 1 else plain
            if BUILDERS >> acts & 1 and project_fits(s, seat, have, discount, worker):
                mask |= 1 << acts
    return mask


def can_do(s: Core, seat: int, action: int, worker: int) -> bool:
    """A Capital Action can be carried out by this Worker, who stands already (AN-018)."""
    acts = _as_scientist(worker)
    if not ADMITTED[action] >> acts & 1:
        return False
    if action == CONSTRUCT:
        return can_construct(s, seat, wealth(s, seat), discount_of(s, seat, builds_cheaper(worker)))
    return bool(_recruit_mask(s) >> acts & 1) if action == RECRUITING else s.supply != 0


def second_die(s: Core, seat: int, tile: int) -> int:
    """Water for setting the second die too: 0 with tile 13, else with Lab 411 or Cornella; -1: it cannot be set (AN-217, AN-277)."""
    if bonus_of(tile).op == "set_die":
        return 0
    able = s.flags[seat] & LAB_411 or (s.leader[seat] == CORNELLA and not s.impl)
    return DIE_WATER if able and amount(wealth(s, seat), W) >= DIE_WATER else -1


def builds_cheaper(worker: int) -> bool:
    """An Engineer, or a Genius as one (AN-178)."""
    return bool(CHEAP_BUILDERS >> _as_scientist(worker) & 1)


def takeable(s: Core, worker: int) -> list[int]:
    """Types that this Worker may take from the Recruit pool (AN-200, AN-203)."""
    acts = _as_scientist(worker)
    return [kind for kind in types_in(s.pool) if (MASTERS if kind == GENIUS else RECRUITERS) >> acts & 1]


def _as_scientist(worker: int) -> int:
    """An empty Exosuit acts as a Scientist (AN-489)."""
    return SCIENTIST if worker == SUIT else worker
