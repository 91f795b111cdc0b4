"""Support actions: allowed at any time, between other decisions and in other players' turns (TS-130, TS-131)."""

from __future__ import annotations

from functools import cache
from typing import Final

from . import deeds
from .actions import (
    A_CLOCK,
    A_CONVERT,
    A_DELIVER,
    A_DISCARD,
    A_RETURN,
    A_SPEND,
    A_TRADE,
    CLOCKING,
    CONVERT,
    DELIVERING,
    DISCARDING,
    RETURN,
    SPEND,
    TRADE,
    TimespanAction,
)
from .core import F_UP, LUX_ONE, Core
from .items import LUX_SLOTS, LUXURIES, kinds_in, mask_of
from .players import NOWHERE, wanted
from .warehouse import BASIC, COIN, GOLD, ONE, RESOURCES, WHEAT, amount

_DISCARD_OF: Final = A_DISCARD.__getitem__
_TRADE_OF: Final = A_TRADE.__getitem__


def deliveries(s: Core, seat: int) -> list[TimespanAction]:
    """Waiting tiles on timeline cards that ask for them (TS-201)."""
    waiting = s.waiting_lux[seat]
    if not waiting:
        return []
    there = mask_of(waiting)
    asking = [(e[0], kinds) for e in s.timeline[seat] if e is not None and LUX_SLOTS[e[0]] and (kinds := wanted(e[0], e[2]) & there)]
    if not asking:
        return []
    return [A_DELIVER[kind, card] for kind in kinds_in(waiting) for card, kinds in asking if kinds >> kind & 1]


def trades(s: Core, seat: int) -> list[TimespanAction]:
    """Waiting tiles to discard for an upgrade each."""
    return list(map(_TRADE_OF, kinds_in(s.waiting_lux[seat])))


@cache
def conversions(cubes: int) -> tuple[TimespanAction, ...]:
    """2 coins for a basic resource; a resource for upgrades (TS-192, TS-193)."""
    found = [A_CONVERT[basic] for basic in BASIC] if amount(cubes, COIN) >= 2 else []
    return (*found, *(A_SPEND[held] for held in range(WHEAT, GOLD + 1) if amount(cubes, held)))


def telling(s: Core, seat: int) -> list[TimespanAction]:
    """The support actions that a bot should think about when nothing else is open: those that payments do not make by themselves."""
    found = list(map(_DISCARD_OF, s.hand[seat]))
    if s.waiting_lux[seat]:
        found += deliveries(s, seat)
        found += trades(s, seat)
    for tile in s.clocks[seat]:
        found.append(A_CLOCK[tile])
    return found


def every(s: Core, seat: int) -> list[TimespanAction]:
    """All support actions of a seat, cubes returned to the room included (TS-194)."""
    held = [A_RETURN[resource] for resource in range(COIN, GOLD + 1) if amount(s.cubes[seat], resource)]
    return [*telling(s, seat), *conversions(s.cubes[seat]), *held]


def support(s: Core, seat: int, action: TimespanAction) -> None:
    """Does a support action; what it opens lies on top of whatever was going on."""
    kind, value = action.kind, action.value
    if kind == DISCARDING:
        deeds.discard(s, seat, value)
    elif kind == DELIVERING:
        s.waiting_lux[seat] -= LUX_ONE[value]
        deeds.deliver(s, seat, value, action.other)
    elif kind == TRADE:
        s.waiting_lux[seat] -= LUX_ONE[value]
        s.lux_supply += LUX_ONE[value]
        s.tell("traded", seat, True, kind=LUXURIES[value])
        s.stack.append((F_UP, seat, NOWHERE, 1))
    elif kind == CONVERT:
        deeds.convert(s, seat, value)
    elif kind == SPEND:
        s.stack.append((F_UP, seat, NOWHERE, deeds.spend(s, seat, value)))
    elif kind == RETURN:
        s.cubes[seat] -= ONE[value]
        s.tell("returned", seat, resource=RESOURCES[value])
    elif kind == CLOCKING:
        deeds.use_clock(s, seat, value)
