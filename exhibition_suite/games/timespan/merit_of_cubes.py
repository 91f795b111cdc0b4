"""At first sight: upgrades, conversions and payments, and what gold can be made at the end (see `merit`)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from . import actions as a
from .core import F_UP, FINAL
from .items import COST_BIT, WONDER_BIT
from .warehouse import BASIC, CAPACITY, CHANGES, COIN, EDGES, GOLD, LEVELS, ONE, PRICES, ROOM, amount, size, upgrades
from .worth import ROUNDS

if TYPE_CHECKING:
    from .state import TimespanState


@cache
def gold_of(cubes: int, ups: int = 0) -> int:
    """Gold that can be made of a warehouse with some upgrades open, nothing else being wanted."""
    best = amount(cubes, GOLD)
    if ups:
        best = max(best, gold_of(cubes))
        for edge in upgrades(cubes):
            best = max(best, gold_of(cubes + CHANGES[edge], ups - 1))
        return best
    if amount(cubes, COIN) >= 2:
        for basic in BASIC:
            best = max(best, gold_of(cubes - 2 * ONE[COIN] + ONE[basic]))
    for held in range(1, GOLD):
        if amount(cubes, held):
            best = max(best, gold_of(cubes - ONE[held], LEVELS[held]))
    return best


def final_gold(state: TimespanState, seat: int) -> int:
    """Gold that a seat can still make in final scoring of its cubes and waiting tiles."""
    tiles, lux = 0, state.waiting_lux[seat]
    while lux:
        tiles += lux & 31
        lux >>= 5
    open_ups = sum([frame[3] for frame in state.stack if frame[0] == F_UP and frame[1] == seat])
    return gold_of(state.cubes[seat], min(tiles + open_ups, 8))


@cache
def _wanted(hand: tuple[int, ...], wonders: tuple[int, ...]) -> int:
    """Mask of the costs of what a seat holds."""
    bits = 0
    for card in hand:
        bits |= COST_BIT[card]
    for wonder in wonders:
        bits |= WONDER_BIT[wonder]
    return bits


def up(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    """What an upgrade makes payable, then what there is none of yet."""
    frame = state.stack[-1]
    seat = frame[1]
    cubes = state.cubes[seat] + CHANGES[action.value]
    left = frame[3] - 1 if frame[0] == F_UP else 0
    if turn >= ROUNDS:
        return 3.0 * gold_of(cubes, left)
    source, to = EDGES[action.value]
    payable = PRICES.mask(cubes, left) & _wanted(state.hand[seat], state.wonders[seat])
    worth = 1.2 * payable.bit_count() + (0.3 if amount(cubes, to) == 1 else 0.0)
    return worth + (0.3 if source == ROOM and size(cubes) < CAPACITY else 0.0)


def into_gold(state: TimespanState, action: a.TimespanAction, _turn: int) -> float:
    """Conversions are for the end, where gold scores; before, payments make them by themselves."""
    if state.phase != FINAL or state.stack:
        return -0.2 - LEVELS[action.value]
    cubes = state.cubes[state.seat]
    after = cubes - 2 * ONE[COIN] + ONE[action.value] if action.kind == a.CONVERT else cubes - ONE[action.value]
    ups = 0 if action.kind == a.CONVERT else LEVELS[action.value]
    made = gold_of(after, ups)
    return 0.5 if made > amount(cubes, GOLD) and made >= gold_of(cubes) else -1.0


def give_back(_state: TimespanState, action: a.TimespanAction, _turn: int) -> float:
    """A cube that goes to the room for nothing."""
    return -0.5 - LEVELS[action.value]


def basic(state: TimespanState, action: a.TimespanAction, _turn: int) -> float:
    """Paying with the basic resource of which there is most."""
    return float(amount(state.cubes[state.seat], action.value))
