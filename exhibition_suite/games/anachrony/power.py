"""Power Up: Exosuits onto the hex slots of the player board (section 5)."""

from __future__ import annotations

from typing import Final

from .actions import A_DONE, A_EXCHANGE, A_PAY, A_SLOT, AnachronyAction
from .core import F_EXCHANGE, Core
from .deeds import ask
from .goods import WATER, covers, mixtures
from .items import WOLFE
from .tables import EXCHANGES

Actions = list[AnachronyAction]


def free_slots(s: Core, seat: int) -> list[int]:
    """Hex slots that may still take an Exosuit (AN-121)."""
    if not s.suits_left(seat):
        return []
    return [slot for slot in range(6) if not (s.powered[seat] | s.broken[seat]) >> slot & 1]


def slot_ways(s: Core, seat: int, slot: int) -> list[int]:
    """Distinct payments for a slot that can be made (AN-122)."""
    have = s.goods[seat]
    return [
        goods + mix
        for goods, cubes in s.boards[seat].slots[slot]
        for mix in (mixtures(cubes) if cubes else (0,))
        if covers(have, goods + mix)
    ]


def options(s: Core, seat: int) -> Actions:
    """One slot of each price that is worth paying, a free one before all others; Wolfe's exchanges; done."""
    found: Actions = []
    slots = free_slots(s, seat)
    prices = s.boards[seat].slots
    free = next((slot for slot in slots if prices[slot] == FREE_SLOT), -1)
    if free >= 0:
        found.append(A_SLOT[free])
    elif slots:
        first = {prices[slot]: slot for slot in reversed(slots)}
        found += [A_SLOT[slot] for slot in sorted(first.values()) if slot_ways(s, seat, slot)]
    return [*found, *exchanges(s, seat), A_DONE]


FREE_SLOT: Final = ((0, 0),)


def all_slots(s: Core, seat: int) -> Actions:
    """Every slot that may take an Exosuit now."""
    return [A_SLOT[slot] for slot in free_slots(s, seat) if slot_ways(s, seat, slot)]


def exchanges(s: Core, seat: int) -> Actions:
    """Captain Wolfe: 2 Water for an Energy Core or back, any number of times (AN-487)."""
    if s.leader[seat] != WOLFE:
        return []
    have = s.goods[seat]
    return [A_EXCHANGE[way] for way, (cost, _gain) in enumerate(EXCHANGES) if covers(have, cost)]


def power(s: Core, seat: int, slot: int) -> None:
    """Puts an Exosuit on a slot and pays its cost."""
    ways = slot_ways(s, seat, slot)
    s.powered[seat] |= 1 << slot
    s.tell("powered", seat, number=slot + 1)
    ask(s, seat, tuple((A_PAY[cost], cost) if cost else (None, 0) for cost in ways))


def exchange(s: Core, seat: int, way: int) -> None:
    cost, gain = EXCHANGES[way]
    s.pay(seat, cost)
    s.gain(seat, gain)


def finish(s: Core, seat: int) -> None:
    """Water for every empty slot that is not broken, which Captain Wolfe may still exchange (AN-123, AN-487)."""
    empty = 6 - (s.powered[seat] | s.broken[seat]).bit_count()
    s.done |= 1 << seat
    s.player = -1
    s.tell("powered_up", seat, count=s.powered[seat].bit_count())
    water = empty * s.boards[seat].slot_water
    s.gain(seat, water * WATER)
    if water and s.leader[seat] == WOLFE:
        s.stack.append((F_EXCHANGE, seat))
