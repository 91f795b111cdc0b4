"""What the general frames do: payments, alternatives, Workers that go, additional placements, Anomalies, Clean Up abilities of Leaders."""

from __future__ import annotations

from typing import Final

from exhibition_suite.engine.frames import Frame, Handler, choice, stands

from . import power
from .actions import (
    A_COPY,
    A_CUBE,
    A_DONE,
    A_LEAVE,
    A_LOSE,
    A_RAZE,
    A_RECRUIT,
    A_SPOT,
    CHOOSE_GIVE,
    COPY_CAPITAL,
    CUBE,
    DONE,
    LEAVE,
    ORDER_BONUS,
    ORDER_EFFECT,
    RAZE,
    RESEARCH,
    SPOTS,
    AnachronyAction,
)
from .core import (
    F_ANOMALY,
    F_BACK,
    F_BUILD,
    F_DO,
    F_EXCHANGE,
    F_EXTRA,
    F_GAIN,
    F_GIVE,
    F_LEADER,
    F_LOSE,
    F_ORDER,
    F_PAY,
    F_RESEARCH,
    F_SALVAGE,
    Core,
)
from .deeds import MAIN, OWN, anomaly_spots, columns, pay_cubes, run
from .frames_of_capital import build_options
from .goods import ONE, ONE_WORKER, SUIT, TUG, amount, covers, tug, types_in
from .items import ANOMALY, BUILDING_ROWS, CORNELLA, LODES, PROJECTS_FROM, RECRUIT_CARDS, STRUCTURE_IDS, ZAIDA
from .placing import place, placeable_types, placements
from .players import EMPTY, MARKER, USED_FIELD
from .tables import SALVAGE_COST, Choice

Actions = list[AnachronyAction]


# ---- doing and paying


def _step_do(s: Core, frame: Frame) -> bool:
    s.stack.pop()
    _kind, seat, steps, spot, worker, paid = frame
    run(s, seat, steps, spot, worker, paid)
    return True


def _pay_options(_s: Core, frame: Frame) -> Actions:
    return [way[0] for way in frame[2]]


def _answer_pay(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    s.pay(frame[1], next(cost for way, cost in frame[2] if way is action))


def _lose_options(s: Core, frame: Frame) -> Actions:
    return [A_LOSE[way] for way in columns(s, frame[1], frame[2])]


def _answer_lose(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    s.lose_worker(frame[1], action.value, action.other)


# ---- one of several gains


def _open_choices(s: Core, frame: Frame) -> list[Choice]:
    have = s.goods[frame[1]]
    return [one for one in frame[2] if covers(have, one[1]) and tug(have - one[1]) >= one[2]]


def _gain_options(s: Core, frame: Frame) -> Actions:
    return [one[0] for one in _open_choices(s, frame)]


def _answer_gain(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    _take(s, frame[1], next(one for one in frame[2] if one[0] is action))


def _take(s: Core, seat: int, taken: Choice) -> None:
    """Pays for an alternative, then does it; cubes paid in any mixture are asked for (AN-606)."""
    _action, cost, cubes, steps = taken
    s.stack.append((F_DO, seat, steps, -1, SUIT, 0))
    s.pay(seat, cost)
    if cubes:
        pay_cubes(s, seat, cubes)


def _leader_options(s: Core, frame: Frame) -> Actions:
    """Shepherd Caratacus: a token and Water, or Water for a token (AN-491)."""
    found = [one[0] for one in _open_choices(s, frame)]
    return found if s.paradox[frame[1]] else found[:1]


# ---- Paradox tokens that may be given back (AN-278): frame (kind, seat, how many)


def _give_options(s: Core, frame: Frame) -> Actions:
    return [CHOOSE_GIVE, A_LEAVE] if s.paradox[frame[1]] else []


def _answer_give(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    _kind, seat, left = frame
    if action.kind == LEAVE:
        return
    s.return_paradox(seat, 1)
    if left > 1:
        s.stack.append((F_GIVE, seat, left - 1))


# ---- Captain Wolfe once the empty slots have given their Water (AN-487): frame (kind, seat)


def _exchange_options(s: Core, frame: Frame) -> Actions:
    return [*power.exchanges(s, frame[1]), A_DONE]


def _answer_exchange(s: Core, frame: Frame, action: AnachronyAction) -> None:
    if action.kind == DONE:
        s.stack.pop()
    else:
        power.exchange(s, frame[1], action.value)


# ---- order of a tile's bonus and an immediate effect (AN-195)


def _step_order(s: Core, frame: Frame) -> bool:
    """Asks only where a further Construct is possible before the effect."""
    if len(s.stack) > 1 and s.stack[-2][0] == F_BUILD and build_options(s, s.stack[-2]):
        return False
    s.stack.pop()
    run(s, frame[1], frame[2])
    return True


def _order_options(_s: Core, _frame: Frame) -> Actions:
    return [ORDER_EFFECT, ORDER_BONUS]


def _answer_order(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    if action is ORDER_EFFECT:
        run(s, frame[1], frame[2])
    else:
        s.stack.insert(-1, (F_DO, frame[1], frame[2], -1, SUIT, 0))


# ---- additional placements (AN-165)


def extra_options(s: Core, seat: int, what: int) -> Actions:
    """Placements of a Free Action that lets a Worker or an Exosuit act (AN-485, AN-489, AN-605)."""
    if what == OWN:
        return placements(s, seat, placeable_types(s, seat), main=False)
    if what == MAIN:
        return placements(s, seat, placeable_types(s, seat), own=False)
    return placements(s, seat, (SUIT,), own=False)


def _extra_options(s: Core, frame: Frame) -> Actions:
    return extra_options(s, frame[1], frame[2])


def _answer_extra(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    place(s, frame[1], action)


# ---- anomalies (section 13): frame (kind, seat, step)


def _step_anomaly(s: Core, frame: Frame) -> bool:
    _kind, seat, step = frame
    if step == 0:
        s.paradox[seat] = 0
        s.tell("anomaly", seat)
        s.stack[-1] = (F_ANOMALY, seat, 1)
        if s.warped[seat]:
            s.stack.append((F_BACK, seat, 1))
        return True
    options = _anomaly_options(s, frame)
    if len(options) > 1:
        return False
    s.stack.pop()
    if options:
        _put_anomaly(s, seat, options[0])
    return True


def _anomaly_options(s: Core, frame: Frame) -> Actions:
    """Spots for the tile; Harmony side B may give up a Building instead (AN-352, AN-353, AN-361, AN-362)."""
    seat = frame[1]
    board = s.boards[seat]
    found = [A_SPOT[spot] for spot in anomaly_spots(s, seat, board.anomaly_anywhere)]
    if board.lose_building:
        found += [A_RAZE[spot] for spot, one in enumerate(s.spots[seat]) if 0 <= one < PROJECTS_FROM and not s.covered[seat] >> spot & 1]
    return found


def _answer_anomaly(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    _put_anomaly(s, frame[1], action)


def _put_anomaly(s: Core, seat: int, action: AnachronyAction) -> None:
    spot = action.value
    if action.kind == RAZE:
        _raze(s, seat, spot)
    elif s.spots[seat][spot] == EMPTY:
        s.put(seat, spot, ANOMALY)
        s.tell("distorted", seat, space=SPOTS[spot])
    else:
        s.cover(seat, spot)
        s.settle_flags(seat)
        s.tell("covered", seat, structure=STRUCTURE_IDS[s.spots[seat][spot]])


def _raze(s: Core, seat: int, spot: int) -> None:
    """A Building under its primary stack; its Worker waits aside, its marker comes back (AN-362)."""
    structure = s.spots[seat][spot]
    row = BUILDING_ROWS[structure]
    s.primary[row] = (*s.primary[row], structure)
    use = s.use_of(seat, spot)
    if use == MARKER:
        s.markers[seat] += 1
    elif 1 <= use <= 8:
        s.aside[seat] += ONE_WORKER[(use - 1) & 3]
    s.used[seat] &= ~(15 << USED_FIELD * spot)
    s.put(seat, spot, EMPTY)
    s.tell("razed", seat, structure=STRUCTURE_IDS[structure])


# ---- Leaders at Clean Up (AN-370): frame (kind, seat, leader, round)


def _salvage_options(s: Core, frame: Frame) -> Actions:
    _kind, seat, leader, number = frame
    rich = covers(s.goods[seat], SALVAGE_COST[leader][s.impl])
    if leader == ZAIDA:
        there = types_in(RECRUIT_CARDS[s.recruit_card] if s.impl else s.pool)
        found = [A_RECRUIT[kind] for kind in there] if rich else []
    elif leader == CORNELLA:
        found = [A_COPY[COPY_CAPITAL + RESEARCH]] if rich and s.supply else []
    elif number and not rich:
        found = []
    elif s.impl:
        found = [A_CUBE[kind] for kind in TUG]
    else:
        left = s.cubes + sum(cube for at, cube in enumerate(LODES) if s.lodes >> at & 1)
        found = [A_CUBE[kind] for kind in TUG if amount(left, kind)]
    return [*found, A_LEAVE] if found else []


def _step_salvage(s: Core, frame: Frame) -> bool:
    """Nothing left: on; Samira's first cube is chance under D-03."""
    _kind, seat, leader, number = frame
    if not _salvage_options(s, frame):
        s.stack.pop()
        return True
    if s.impl and leader not in (ZAIDA, CORNELLA) and not number:
        s.stack[-1] = (F_SALVAGE, seat, leader, 1)
        s.tell("rolled_cube", seat, True)
        s.gain(seat, ONE[TUG[s.roll(len(TUG))]])
        return True
    return False


def _answer_salvage(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    _kind, seat, leader, number = frame
    if action.kind == LEAVE:
        return
    price = SALVAGE_COST[leader][s.impl]
    if leader == ZAIDA:
        s.pay(seat, price)
        if not s.impl:
            s.pool -= ONE_WORKER[action.value]
        s.gain_workers(seat, ONE_WORKER[action.value])
    elif action.kind == CUBE:
        if number:
            s.pay(seat, price)
        _salvage(s, seat, action.value)
        if not number:
            s.stack.append((F_SALVAGE, seat, leader, 1))
    else:
        s.pay(seat, price)
        s.stack.append((F_RESEARCH, seat, -1, False))


def _salvage(s: Core, seat: int, kind: int) -> None:
    """A cube left at the Mine: out of the pool, else from beside a space (AN-488)."""
    if not s.impl:
        if amount(s.cubes, kind):
            s.cubes -= ONE[kind]
        else:
            s.lodes ^= next(1 << at for at, cube in enumerate(LODES) if cube == ONE[kind] and s.lodes >> at & 1)
    s.gain(seat, ONE[kind])


GENERAL: Final = {
    F_DO: Handler(_step_do),
    F_PAY: Handler(stands, _pay_options, _answer_pay),
    F_LOSE: choice(_lose_options, _answer_lose),
    F_GAIN: choice(_gain_options, _answer_gain),
    F_LEADER: choice(_leader_options, _answer_gain),
    F_ORDER: Handler(_step_order, _order_options, _answer_order),
    F_EXTRA: Handler(stands, _extra_options, _answer_extra),
    F_ANOMALY: Handler(_step_anomaly, _anomaly_options, _answer_anomaly),
    F_SALVAGE: Handler(_step_salvage, _salvage_options, _answer_salvage),
    F_GIVE: choice(_give_options, _answer_give),
    F_EXCHANGE: choice(_exchange_options, _answer_exchange),
}
