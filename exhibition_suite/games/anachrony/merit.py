"""A cheap guess of how good an action is for the seat that decides: the rule of playouts and the order of branches."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .actions import (
    BACK,
    BONUS,
    BUILD,
    BURN,
    CLONE,
    CONSTRUCT,
    COPY,
    COPY_CAPITAL,
    COUNCIL_LEFT,
    CUBE,
    DIE,
    DONE,
    END,
    EXCHANGE,
    FIRST_SPOT,
    FOCUS,
    FORCE_SLOT,
    FREE,
    GAIN,
    LEADER_SLOT,
    LEAVE,
    LOSE,
    MINE,
    PASS,
    PAY,
    PLACE,
    PROJECT,
    PURIFY,
    RAZE,
    RECRUIT,
    RETURN,
    SAVE,
    SLOT,
    SUPPLY,
    SUPPLY_SLOT,
    TRADE,
    TRADING,
    WARP,
    WATERS,
    AnachronyAction,
)
from .core import ERAS, Core, capital_of
from .evacuation import worth
from .goods import GENIUS, SCIENTIST, SUIT, count_workers, workers_of
from .items import PROJECTS_FROM, STRUCTURE_VP, WARP_GOODS, WARP_SUIT, WARP_WORKER
from .placing import spot_effect
from .tables import BESIDE, FREE_OF, TRADE_OF
from .worth import CUBE_WORTH, GOOD, SUIT_WORTH, USE, WORKER, effect_worth, sum_worth

if TYPE_CHECKING:
    from .state import AnachronyState

_CAPITAL: Final = (4.5, 4.0, 3.2)
"""Construct, Recruit, Research."""
WORKER_SAVED: Final = (0.5, 0.5, 0.5, 1.0)
"""What it costs to use up a Worker of each type; an empty Exosuit is free."""


def merit(state: AnachronyState, action: AnachronyAction) -> float:
    """A guess in points, for comparing the actions of one decision."""
    guess = _OF_KIND.get(action.kind)
    return guess(state, action) if guess is not None else 0.0


def _place(s: Core, action: AnachronyAction) -> float:
    worker, where = action.value, action.other
    cost = WORKER_SAVED[worker] if worker != SUIT else 0.0
    if where < SUPPLY:
        return _main(s, where, worker) - cost
    if where == SUPPLY:
        return 1.0 * count_workers(s.tired[s.seat]) + 0.5 - cost
    effect = spot_effect(s, s.seat, where - FIRST_SPOT)
    assert effect is not None
    return 1.2 + effect_worth(effect) + 0.6 * (effect.motivated >> min(worker, GENIUS) & 1) - cost


def _main(s: Core, where: int, worker: int) -> float:
    action = capital_of(where)
    if action >= 0:
        bonus = 0.4 if action == CONSTRUCT and worker in (1, GENIUS) else 0.0
        return _CAPITAL[action] + bonus + (1.0 if s.capital[where] >= 0 else 0.0)
    if where == COUNCIL_LEFT:
        return 1.0 + (0.5 if s.banner != s.seat else 0.0) + 2.0 * any(s.all_taken(one) for one in range(3))
    if where < MINE:
        return 3.0
    if where < PURIFY:
        return 2.6 + (0.5 if worker in (1, GENIUS) else 0.0)
    if where == PURIFY:
        return 1.3 + 0.4 * (worker in (SCIENTIST, SUIT, GENIUS))
    if where == TRADING:
        return 0.6
    return 2.0 + worth(s, s.seat) * (1.0 if s.era >= ERAS - 1 else 0.6)


def _free(s: Core, action: AnachronyAction) -> float:
    slot, seat = action.value, s.seat
    if slot in (SUPPLY_SLOT, FORCE_SLOT):
        tired = count_workers(s.tired[seat])
        return tired * 0.8 - (0.5 if slot == SUPPLY_SLOT else 1.5) - (1.0 if s.active[seat] else 0.0)
    if slot == LEADER_SLOT:
        return 1.0
    effect = FREE_OF[s.spots[seat][slot]][s.impl]
    return effect_worth(effect) if effect is not None else 0.0


def _build(s: Core, action: AnachronyAction) -> float:
    one = action.value
    return STRUCTURE_VP[one] + USE[s.impl][one] * (ERAS - s.era + 0.5)


def _project(s: Core, action: AnachronyAction) -> float:
    one = PROJECTS_FROM + action.value
    return STRUCTURE_VP[one] + USE[s.impl][one] * (ERAS - s.era + 0.5) + 1.0


def _warp(s: Core, action: AnachronyAction) -> float:
    tile = action.value
    kind = WARP_WORKER[tile]
    gain = WORKER[kind] - 0.45 if kind >= 0 else SUIT_WORTH if tile == WARP_SUIT else sum_worth(WARP_GOODS[tile])
    return gain - (0.9 if s.era < ERAS - 1 else 1.6)


def _slot(s: Core, action: AnachronyAction) -> float:
    seat = s.seat
    free = s.boards[seat].slots[action.value] == ((0, 0),)
    return (1.5 if free else 0.3) if s.powered[seat].bit_count() < count_workers(s.active[seat]) else -0.5


def _done(_s: Core, _action: AnachronyAction) -> float:
    return 0.0


def _pass(s: Core, _action: AnachronyAction) -> float:
    return -0.5 if s.active[s.seat] else 0.5


def _end(_s: Core, _action: AnachronyAction) -> float:
    return 0.6


def _goods(_s: Core, action: AnachronyAction) -> float:
    return sum_worth(action.other) if action.value >= 0 else WORKER[-1 - action.value]


def _pay(_s: Core, action: AnachronyAction) -> float:
    return -sum_worth(action.other)


def _recruit(_s: Core, action: AnachronyAction) -> float:
    kind = action.value
    goods, points = BESIDE[kind] if kind != GENIUS else BESIDE[2]
    return WORKER[kind] + sum_worth(goods) + points


def _cube(_s: Core, action: AnachronyAction) -> float:
    return GOOD[action.value]


def _trade(_s: Core, action: AnachronyAction) -> float:
    cost, cubes, goods, found = TRADE_OF[action.value]
    return sum_worth(goods) + CUBE_WORTH * found - sum_worth(cost) - CUBE_WORTH * cubes


def _focus(s: Core, action: AnachronyAction) -> float:
    era = action.value + 1
    tiles = s.tiles_on(s.seat, era)
    project = s.projects[era - 1]
    return (2.0 if tiles else 0.0) + (0.2 * STRUCTURE_VP[project] if project >= 0 else 0.0)


def _return(_s: Core, action: AnachronyAction) -> float:
    kind = WARP_WORKER[action.value]
    price = WORKER[kind] if kind >= 0 else SUIT_WORTH if action.value == WARP_SUIT else sum_worth(WARP_GOODS[action.value])
    return 4.0 - price


def _bonus(_s: Core, action: AnachronyAction) -> float:
    return (0.9, 1.3, 1.0)[action.value]


def _lose(s: Core, action: AnachronyAction) -> float:
    return -WORKER[action.value] + 0.5 * action.other - 0.1 * (workers_of(s.active[s.seat], action.value) == 1)


def _copy(_s: Core, action: AnachronyAction) -> float:
    number = action.value - COPY_CAPITAL
    return _CAPITAL[number] if 0 <= number < 3 else 2.0


def _die(_s: Core, action: AnachronyAction) -> float:
    return 0.1 * (action.value < 3)


_OF_KIND: Final[dict[int, Callable[[Core, AnachronyAction], float]]] = {
    PLACE: _place,
    FREE: _free,
    BUILD: _build,
    PROJECT: _project,
    WARP: _warp,
    SLOT: _slot,
    DONE: _done,
    PASS: _pass,
    END: _end,
    EXCHANGE: lambda _s, _action: -0.3,
    GAIN: _goods,
    PAY: _pay,
    SAVE: _goods,
    RECRUIT: _recruit,
    CUBE: _cube,
    TRADE: _trade,
    FOCUS: _focus,
    RETURN: _return,
    BACK: lambda _s, action: 2.0 - 0.1 * action.value,
    BONUS: _bonus,
    LOSE: _lose,
    CLONE: lambda _s, action: WORKER[action.value],
    COPY: _copy,
    DIE: _die,
    WATERS: lambda s, action: 0.5 * min(action.value + 1, s.era - 1) - 0.45 * (action.value + 1),
    BURN: lambda _s, action: 0.9 - GOOD[action.value],
    RAZE: lambda s, action: -2.0 - STRUCTURE_VP[s.spots[s.seat][action.value]],
    LEAVE: lambda _s, _action: 0.0,
}
