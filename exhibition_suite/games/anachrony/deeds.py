"""What effects do: each operation of the content's vocabulary, the Capital Actions, and how costs are asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .actions import A_PAY, CONSTRUCT, RECRUITING, SPOTS
from .building import Payment, wealth
from .capital import ALL_TYPES, builds_cheaper
from .core import (
    F_BACK,
    F_BUILD,
    F_BURN,
    F_CAPITAL,
    F_CLONE,
    F_COPY,
    F_DO,
    F_EXTRA,
    F_FOCUS,
    F_GAIN,
    F_GIVE,
    F_LEADER,
    F_LOSE,
    F_PAY,
    F_RECRUIT,
    F_RESEARCH,
    F_WATERS,
    Core,
)
from .goods import ONE_WORKER, SUIT, WORKERS, W, amount, covers, mixtures, tug, types_in
from .items import ANOMALY, LAB_401, LAB_402, PROJECTS_FROM, STRUCTURE_IDS
from .players import EMPTY, USED_FIELD
from .tables import (
    MIXTURES,
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
    PAID,
    Effect,
    Step,
)

MAIN, OWN, EMPTY_SUIT = range(3)
"""What an additional placement may use (see `F_EXTRA`)."""


# ---- paying


def affords(s: Core, seat: int, effect: Effect) -> bool:
    """The cost of an effect can be paid, its Workers apart (AN-017)."""
    have = wealth(s, seat)
    if not covers(have, effect.cost):
        return False
    left = have - effect.cost
    if effect.tug and tug(left) < effect.tug:
        return False
    if effect.one_of and not any(covers(left, cost) and tug(left - cost) >= cubes for cost, cubes in effect.one_of):
        return False
    if effect.paid:
        return any(amount(left, kind) for kind in effect.paid)
    return not effect.worker or bool(s.active[seat] or s.tired[seat])


def ways_to_pay(have: int, effect: Effect) -> tuple[Payment, ...]:
    """Every distinct way to pay the part of a cost that leaves a choice, with its answer; the whole sum is packed."""
    left = have - effect.cost
    if effect.tug:
        return tuple((A_PAY[mix], effect.cost + mix) for mix in mixtures(effect.tug) if covers(left, mix))
    parts = [cost + mix for cost, cubes in effect.one_of for mix in (mixtures(cubes) if cubes else (0,))]
    return tuple((A_PAY[part], effect.cost + part) for part in parts if covers(left, part))


def ask(s: Core, seat: int, ways: tuple[Payment, ...]) -> None:
    """Pays what can be paid in one way only, asks for the rest (AN-660)."""
    if len(ways) == 1:
        s.pay(seat, ways[0][1])
    else:
        s.stack.append((F_PAY, seat, ways))


def charge(s: Core, seat: int, effect: Effect) -> None:
    """Takes the cost of an effect; what has to be asked lies on top of the stack, the effect's own `F_DO` directly below."""
    if effect.paid:
        s.stack.append((F_WATERS, seat) if effect.paid == (W,) else (F_BURN, seat, effect.paid, 0))
    if effect.worker:
        charge_worker(s, seat, ALL_TYPES)
    if effect.tug or effect.one_of:
        ask(s, seat, ways_to_pay(wealth(s, seat), effect))
    else:
        s.pay(seat, effect.cost)


def pay_cubes(s: Core, seat: int, n: int) -> None:
    """Takes `n` cubes of titanium, uranium or gold, in the mixture that the player likes (AN-248)."""
    ask(s, seat, tuple((A_PAY[mix], mix) for mix in mixtures(n) if covers(s.goods[seat], mix)))


def charge_worker(s: Core, seat: int, types: int) -> None:
    """A Worker of one of these types out of the columns (AN-011)."""
    ways = columns(s, seat, types)
    if len(ways) == 1:
        s.lose_worker(seat, *ways[0])
    else:
        s.stack.append((F_LOSE, seat, types))


def columns(s: Core, seat: int, types: int) -> list[tuple[int, int]]:
    """Worker type and column (0 Active, 1 Tired) of what could be given up."""
    found = [(kind, 1) for kind in types_in(s.tired[seat]) if types >> kind & 1]
    return found + [(kind, 0) for kind in types_in(s.active[seat]) if types >> kind & 1]


# ---- effects


def begin(s: Core, seat: int, effect: Effect, spot: int = -1, worker: int = SUIT) -> None:
    """Pays for an effect, then does it. `spot`: where it is printed, `worker`: who does it."""
    s.stack.append((F_DO, seat, effect.steps, spot, worker, 0))
    charge(s, seat, effect)


def run(s: Core, seat: int, steps: tuple[Step, ...], spot: int = -1, worker: int = SUIT, paid: int = 0) -> None:
    """Does the steps of an effect; those that ask something open frames, the first on top."""
    for step in reversed(steps):
        _DO[step[0]](s, seat, step, spot, worker, paid)


def _goods(s: Core, seat: int, step: Step, *_: int) -> None:
    s.gain(seat, step[1])


def _cubes(s: Core, seat: int, step: Step, *_: int) -> None:
    s.stack.append((F_GAIN, seat, MIXTURES[step[1]]))


def _points(s: Core, seat: int, step: Step, spot: int, *_: int) -> None:
    s.score(seat, step[1], *_printed_on(s, seat, spot))


def _per_paid(s: Core, seat: int, step: Step, spot: int, _worker: int, paid: int) -> None:
    s.score(seat, step[1] * paid, *_printed_on(s, seat, spot))


def _printed_on(s: Core, seat: int, spot: int) -> tuple[str, str]:
    """What gives VP: a structure, or the bonus of a Collapsing Capital tile."""
    return ("tile", STRUCTURE_IDS[s.spots[seat][spot]]) if spot >= 0 else ("bonus", "")


def _paradox(s: Core, seat: int, step: Step, *_: int) -> None:
    s.gain_paradox(seat, step[1])


def _return_paradox(s: Core, seat: int, step: Step, *_: int) -> None:
    """One token goes back by itself; of several the player says how many (AN-278)."""
    if step[1] > 1:
        s.stack.append((F_GIVE, seat, step[1]))
    else:
        s.return_paradox(seat, 1)


def _morale(s: Core, seat: int, step: Step, *_: int) -> None:
    s.move_morale(seat, step[1])


def _workers(s: Core, seat: int, step: Step, *_: int) -> None:
    s.gain_workers(seat, step[1])


def _suit(s: Core, seat: int, _step: Step, *_: int) -> None:
    s.gain_suit(seat)


def _refresh(s: Core, seat: int, _step: Step, *_: int) -> None:
    s.refresh(seat)


def boost(s: Core, seat: int) -> int:
    """What active Labs add to the range of Power Plants (AN-335)."""
    flags = s.flags[seat]
    return bool(flags & LAB_401) + 2 * bool(flags & LAB_402)


def _focus(s: Core, seat: int, step: Step, _spot: int, _worker: int, paid: int) -> None:
    """Set Focus once or twice (AN-325, AN-336, AN-339); the second time may be left out."""
    _op, reach, times, returns, boosted = step
    reach = (paid if reach == PAID else reach) + (boost(s, seat) if boosted else 0)
    for number in reversed(range(times)):
        s.stack.append((F_FOCUS, seat, reach, returns, number > 0))


def _back(s: Core, seat: int, step: Step, *_: int) -> None:
    s.stack.append((F_BACK, seat, step[1]))


def _act(s: Core, seat: int, step: Step, _spot: int, worker: int, *_: int) -> None:
    """A Capital Action without space cost or tile bonus (AN-601)."""
    s.stack.append((F_CAPITAL, seat, step[1], worker, False))


def _research(s: Core, seat: int, step: Step, *_: int) -> None:
    for _number in range(step[1]):
        s.stack.append((F_RESEARCH, seat, -1, True))


def _copy(s: Core, seat: int, _step: Step, *_: int) -> None:
    s.stack.append((F_COPY, seat))


def _clone(s: Core, seat: int, _step: Step, _spot: int, worker: int, *_: int) -> None:
    """A Worker of a type in the own Tired column (AN-603), or of the type used (D-10)."""
    if s.impl:
        s.tired[seat] += ONE_WORKER[worker]
        s.tell("cloned", seat, worker=WORKERS[worker])
    else:
        s.stack.append((F_CLONE, seat))


def _choose(s: Core, seat: int, step: Step, *_: int) -> None:
    s.stack.append((F_GAIN, seat, step[1]))


def _leader(s: Core, seat: int, step: Step, *_: int) -> None:
    s.stack.append((F_LEADER, seat, step[1]))


def _own_board(s: Core, seat: int, _step: Step, *_: int) -> None:
    s.stack.append((F_EXTRA, seat, OWN))


def _main_board(s: Core, seat: int, step: Step, *_: int) -> None:
    s.stack.append((F_EXTRA, seat, EMPTY_SUIT if step[1] else MAIN))


def _seal(s: Core, seat: int, _step: Step, spot: int, *_: int) -> None:
    """The Anomaly leaves its spot, or the tile below; its Worker space goes with it (AN-356, AN-358, AN-359)."""
    if s.covered[seat] >> spot & 1:
        s.uncover(seat, spot)
        s.settle_flags(seat)
    else:
        s.used[seat] &= ~(15 << USED_FIELD * spot)
        s.put(seat, spot, EMPTY)
    s.tell("sealed", seat, space=SPOTS[spot])


_DO: Final[dict[int, Callable[..., None]]] = {
    O_GOODS: _goods,
    O_TUG: _cubes,
    O_VP: _points,
    O_PER_PAID: _per_paid,
    O_PARADOX: _paradox,
    O_RETURN_PARADOX: _return_paradox,
    O_MORALE: _morale,
    O_WORKERS: _workers,
    O_SUIT: _suit,
    O_REFRESH: _refresh,
    O_FOCUS: _focus,
    O_BACK: _back,
    O_ACT: _act,
    O_RESEARCH: _research,
    O_COPY: _copy,
    O_CLONE: _clone,
    O_CHOOSE: _choose,
    O_LEADER: _leader,
    O_OWN_BOARD: _own_board,
    O_MAIN_BOARD: _main_board,
    O_SEAL: _seal,
}


# ---- the three Capital Actions, wherever they come from


def capital_frame(seat: int, action: int, worker: int, tile: int = -1, again: bool = False) -> tuple[Any, ...]:
    """The frame of a Capital Action. `tile`: a Collapsing Capital tile that adds its bonus; `again`: it may be declined (AN-274)."""
    if action == CONSTRUCT:
        return (F_BUILD, seat, builds_cheaper(worker), tile, False, again)
    if action == RECRUITING:
        return (F_RECRUIT, seat, worker, tile, again)
    return (F_RESEARCH, seat, tile, again)


def anomaly_spots(s: Core, seat: int, anywhere: bool) -> list[int]:
    """Where an Anomaly may be put: the leftmost column with room, or any empty spot; else on an own tile (AN-352, AN-353, AN-361)."""
    spots = s.spots[seat]
    empty = [spot for spot, one in enumerate(spots) if one == EMPTY]
    if empty:
        if anywhere:
            return empty
        column = min(spot % 3 for spot in empty)
        return [spot for spot in empty if spot % 3 == column]
    free = [spot for spot, one in enumerate(spots) if 0 <= one < ANOMALY and not s.covered[seat] >> spot & 1]
    houses = [spot for spot in free if spots[spot] < PROJECTS_FROM]
    return houses or free
