"""What things are worth, in points: the first guess that the opinion and the merit of moves are built on."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .goods import FIELD, MOST, E, G, N, T, U, W, amount, workers_of
from .items import ANOMALY
from .tables import (
    ACTION_OF,
    FREE_OF,
    O_ACT,
    O_BACK,
    O_CHOOSE,
    O_CLONE,
    O_COPY,
    O_FOCUS,
    O_GOODS,
    O_LEADER,
    O_MAIN_BOARD,
    O_MORALE,
    O_OWN_BOARD,
    O_PARADOX,
    O_PER_PAID,
    O_REFRESH,
    O_RESEARCH,
    O_RETURN_PARADOX,
    O_SEAL,
    O_SUIT,
    O_TUG,
    O_VP,
    O_WORKERS,
    Effect,
    Step,
)

GOOD: Final = {N: 1.7, G: 1.1, U: 1.1, T: 0.9, W: 0.45, E: 1.3}
CUBE_WORTH: Final = 1.05
WORKER: Final = (2.2, 2.0, 2.0, 3.0)
SUIT_WORTH: Final = 1.2
BREAKTHROUGH: Final = 2.4
ENOUGH: Final = {N: 4, G: 5, U: 5, T: 7, W: 14, E: 7}
"""More than this of a kind is hardly worth anything."""
SURPLUS: Final = 0.25
_STEP: Final[dict[int, float]] = {
    O_PARADOX: -1.2,
    O_RETURN_PARADOX: 1.2,
    O_MORALE: 2.2,
    O_SUIT: SUIT_WORTH,
    O_REFRESH: 3.0,
    O_BACK: 2.0,
    O_RESEARCH: BREAKTHROUGH,
    O_COPY: 2.5,
    O_CLONE: 2.5,
    O_ACT: 3.0,
    O_OWN_BOARD: 1.5,
    O_MAIN_BOARD: 2.5,
    O_SEAL: 3.5,
    O_LEADER: 0.8,
    O_PER_PAID: 0.6,
    O_CHOOSE: 1.2,
}


@lru_cache(65536)
def goods_worth(goods: int) -> float:
    """What a store is worth: each cube up to enough of its kind, beyond that little."""
    found = 0.0
    for kind, each in GOOD.items():
        have = goods >> FIELD * kind & MOST
        found += each * (min(have, ENOUGH[kind]) + SURPLUS * max(0, have - ENOUGH[kind]))
    return found


@lru_cache(65536)
def sum_worth(goods: int) -> float:
    """What a gain or a cost is worth, without a limit."""
    return sum(each * amount(goods, kind) for kind, each in GOOD.items())


def workers_worth(workers: int) -> float:
    """Packed Workers."""
    return sum(each * workers_of(workers, kind) for kind, each in enumerate(WORKER))


def step_worth(step: Step) -> float:
    """One step of an effect."""
    op = step[0]
    if op == O_GOODS:
        return sum_worth(step[1])
    if op == O_TUG:
        return CUBE_WORTH * float(step[1])
    if op == O_VP:
        return float(step[1])
    if op == O_WORKERS:
        return workers_worth(step[1])
    if op == O_FOCUS:
        reach, times, returns = max(1, step[1]), step[2], step[3]
        return float((1.6 + 0.5 * reach) * (0.3 + 0.7 * times) * (1.0 if returns else 0.3))
    if op in (O_BACK, O_RESEARCH, O_RETURN_PARADOX, O_PARADOX, O_MORALE):
        return _STEP[op] * float(step[1])
    return _STEP[op]


def effect_worth(effect: Effect) -> float:
    """What an effect brings, less what it costs in goods."""
    cost = sum_worth(effect.cost) + CUBE_WORTH * effect.tug + (1.5 if effect.paid else 0.0) + (1.5 if effect.worker else 0.0)
    if effect.one_of:
        cost += min(sum_worth(goods) + CUBE_WORTH * cubes for goods, cubes in effect.one_of)
    return sum(map(step_worth, effect.steps)) - cost - (2.0 if effect.lost else 0.0)


def _use(number: int, profile: int) -> float:
    """What a structure's actions bring beyond an ordinary placement, for each Era that it stands."""
    found = 0.0
    action, free = ACTION_OF[number][profile], FREE_OF[number][profile]
    if action is not None:
        found += max(0.0, 0.55 * (effect_worth(action) + (0.6 if action.motivated else 0.0)) - 0.2)
    if free is not None:
        found += max(0.0, 0.8 * effect_worth(free))
    return found


USE: Final = tuple(tuple(_use(number, profile) for number in range(ANOMALY)) for profile in (0, 1))
"""By profile and structure: worth of each Era of use."""
