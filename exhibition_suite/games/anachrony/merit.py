"""A cheap guess of how good an action is for the seat that decides: the rule of playouts and the order of branches."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
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
    RECRUITING,
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
from .building import ENGINEERS, NO_DISCOUNT, next_spots, payable
from .content_types import TYPES
from .core import ERAS, MORALE_END, Core, capital_of
from .evacuation import counted, row_of, worth
from .goods import ENGINEER, GENIUS, SCIENTIST, SUIT, E, N, W, amount, count_workers, workers_of
from .items import BUILDING_ROWS, PROJECTS_FROM, STRUCTURE_VP, WARP_GOODS, WARP_SUIT, WARP_WORKER
from .placing import spot_effect, supply_water
from .prospects import ready_for, roomy
from .tables import BESIDE, FREE_OF, TRADE_OF
from .worth import CUBE_WORTH, GOOD, SUIT_WORTH, USE, WORKER, effect_worth, sum_worth

if TYPE_CHECKING:
    from .state import AnachronyState

_CAPITAL: Final = (2.4, 2.4, 1.9)
"""Construct where it is not looked at closer, Recruit, Research."""
NEVER: Final = -1e6
"""An action that the search leaves out."""
NO_BUILDING: Final = 0.5
CONDITION: Final = 1.5
"""A Building of the type that the Evacuation asks for."""
CHEAP: Final = 0.4
"""What goods are worth at the sight of a move, next to their `sum_worth`."""
SPENT: Final = (0.7, 0.5, 0.3, 0.9, 0.0)
"""What it costs to use up a Worker of each type, or an empty Exosuit: the types that can do least go first."""
SUIT_SPARED: Final = 1.8
"""An Action on the own board, where there are more Workers than Exosuits."""
GOES_ON: Final = 0.35
"""A motivated Worker."""


def merit(state: AnachronyState, action: AnachronyAction) -> float:
    """A guess in points, for comparing the actions of one decision."""
    guess = _OF_KIND.get(action.kind)
    return guess(state, action) if guess is not None else 0.0


def _place(s: Core, action: AnachronyAction) -> float:
    worker, where = action.value, action.other
    if where < SUPPLY:
        return _main(s, where, worker) - SPENT[worker]
    seat = s.seat
    spared = SUIT_SPARED if count_workers(s.active[seat]) > s.powered[seat].bit_count() else 0.0
    if where == SUPPLY:
        motivated = s.boards[seat].supply_motivated >> worker & 1
        return _supply(s) + spared + GOES_ON * motivated - SPENT[worker]
    effect = spot_effect(s, seat, where - FIRST_SPOT)
    assert effect is not None
    return 0.8 + spared + 0.6 * effect_worth(effect) + GOES_ON * (effect.motivated >> min(worker, GENIUS) & 1) - SPENT[worker]


def _main(s: Core, where: int, worker: int) -> float:
    action = capital_of(where)
    skilled = worker in (ENGINEER, GENIUS)
    if action >= 0:
        extra = 1.0 if s.capital[where] >= 0 else 0.0
        if action == CONSTRUCT:
            return _construct(s, skilled) + extra
        return _CAPITAL[action] - (0.1 * s.era if action == RECRUITING else 0.0) + extra
    if where < MINE:
        taken = any(s.all_taken(one) for one in range(3))
        return 0.4 + 1.6 * taken + 0.5 * (where == COUNCIL_LEFT and s.banner != s.seat)
    if where < PURIFY:
        return 1.6 + GOES_ON * skilled + 0.3 * (amount(s.cubes, N) > 0)
    if where == PURIFY:
        return 1.3 + 0.2 * (worker in (SCIENTIST, SUIT, GENIUS)) + (0.6 if amount(s.goods[s.seat], W) < 6 else 0.0)
    if where == TRADING:
        return 0.5
    return 2.0 + worth(s, s.seat) * (0.6 if s.era >= ERAS - 1 else 0.2)


def _construct(s: Core, skilled: bool) -> float:
    """The best Building that can be paid, or the Superproject at the Focus marker."""
    seat = s.seat
    goods, spots = s.goods[seat], s.spots[seat]
    tops = tuple(stack[0] if stack else -1 for stack in (*s.primary, *s.secondary))
    costs = s.boards[seat].costs_of[s.impl]
    best = _building(tops, spots, costs, goods, skilled, s.impl, s.era) + (CONDITION * _wanted(s, seat))
    one = s.projects[s.focus[seat] - 1]
    if one >= 0 and roomy(spots) and ready_for(one - PROJECTS_FROM, goods, s.breakthroughs[seat]) == 1.0:
        best = max(best, 0.5 * STRUCTURE_VP[one] + 0.5 * USE[s.impl][one] * (ERAS - s.era))
    return best


def _wanted(s: Core, seat: int) -> bool:
    """The Evacuation asks for Buildings of a type and still lacks some."""
    what, least = row_of(s, seat).condition[s.impl]
    return what in TYPES and seat not in s.evacuees and counted(s, seat, what) < least


@lru_cache(16384)
def _building(
    tops: tuple[int, ...], spots: tuple[int, ...], costs: tuple[int, ...], goods: int, skilled: bool, impl: int, era: int
) -> float:
    """The best Building that can be paid; none where it is the Superproject that makes the Action possible."""
    found = [NO_BUILDING]
    for row, spot in enumerate(next_spots(spots)):
        ways = payable(goods, costs[spot], ENGINEERS if skilled else NO_DISCOUNT) if spot >= 0 else ()
        if ways:
            price = CHEAP * sum_worth(ways[0][1])
            found += [STRUCTURE_VP[one] + 0.5 * USE[impl][one] * (ERAS - era) - price for one in (tops[row], tops[row + 4]) if one >= 0]
    return max(found)


def _supply(s: Core) -> float:
    """A step of Morale, and Tired Workers, who count for more where Exosuits wait for them."""
    seat = s.seat
    board, morale = s.boards[seat], s.morale[seat]
    step = board.morale_vp[morale + 1] - board.morale_vp[morale] if morale < MORALE_END else board.overflow
    return 1.5 + step + _refreshed(s) - CHEAP * GOOD[W] * supply_water(s, seat)


def _refreshed(s: Core) -> float:
    seat = s.seat
    tired = count_workers(s.tired[seat])
    wanted = max(0, s.powered[seat].bit_count() - count_workers(s.active[seat]))
    return 2.6 * min(tired, wanted) + 0.4 * max(0, tired - wanted)


def _free(s: Core, action: AnachronyAction) -> float:
    slot, seat = action.value, s.seat
    if slot == SUPPLY_SLOT:
        return _supply(s) + 0.6
    if slot == FORCE_SLOT:
        return _refreshed(s) - 0.4
    if slot == LEADER_SLOT:
        return 2.0
    effect = FREE_OF[s.spots[seat][slot]][s.impl]
    return 0.6 + CHEAP * effect_worth(effect) if effect is not None else 0.0


def _build(s: Core, action: AnachronyAction) -> float:
    one, seat = action.value, s.seat
    row = BUILDING_ROWS[one]
    price = sum_worth(s.boards[seat].costs_of[s.impl][next_spots(s.spots[seat])[row]])
    wanted = CONDITION * (TYPES[row] == row_of(s, seat).condition[s.impl][0] and seat not in s.evacuees)
    return STRUCTURE_VP[one] + 0.5 * USE[s.impl][one] * (ERAS - s.era + 0.5) - CHEAP * price + wanted


def _project(s: Core, action: AnachronyAction) -> float:
    one = PROJECTS_FROM + action.value
    return 0.6 * STRUCTURE_VP[one] + 0.5 * USE[s.impl][one] * (ERAS - s.era + 0.5)


def _warp(s: Core, action: AnachronyAction) -> float:
    """Next to being done: a Worker counts for the Exosuits that wait, all else for little."""
    tile, seat = action.value, s.seat
    kind = WARP_WORKER[tile]
    late = 0.0 if s.era < ERAS - 1 else 0.4
    if kind >= 0:
        waits = count_workers(s.active[seat]) + s.chosen[seat].bit_count() < s.powered[seat].bit_count()
        return 1.6 * waits + 0.1 * WORKER[kind] - 0.6 - late
    if tile == WARP_SUIT:
        return (1.4 if count_workers(s.active[seat]) > s.powered[seat].bit_count() else 0.0) - 0.6
    return CHEAP * sum_worth(WARP_GOODS[tile]) - 0.9 - late


def _slot(s: Core, action: AnachronyAction) -> float:
    seat = s.seat
    free = s.boards[seat].slots[action.value] == ((0, 0),)
    return (1.5 if free else 0.3) if s.powered[seat].bit_count() < count_workers(s.active[seat]) else -0.5


def _exchange(s: Core, action: AnachronyAction) -> float:
    """Towards a core for every empty slot only, so that nobody goes there and back for ever."""
    seat = s.seat
    lacks = 6 - (s.powered[seat] | s.broken[seat]).bit_count() - amount(s.goods[seat], E)
    return -0.3 if (lacks < 0 if action.value else lacks > 0) else NEVER


def _done(_s: Core, _action: AnachronyAction) -> float:
    return 0.0


def _pass(s: Core, _action: AnachronyAction) -> float:
    return -4.0 if s.active[s.seat] and s.powered[s.seat] else 0.2


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
    EXCHANGE: _exchange,
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
