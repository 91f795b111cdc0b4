"""What the general frames do: free lists, activations, upgrades, payments, choices, steps, fixed orders.

Every kind of frame has up to three functions: `step` goes on by itself and answers whether it could (no: a decision stands), `options`
lists the answers worth giving, `answer` takes one. The frame that a choice belongs to is the top of the stack. Payments, choices and steps
stand in `frames_of_choice`, cards in `frames_of_cards`, boxes, camels and workers in `frames_of_boxes`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from exhibition_suite.engine.frames import Handler

from . import deeds
from .actions import (
    A_DELIVER,
    A_LEAVE,
    A_RETURN,
    A_SPEND,
    A_TAKE,
    A_UP,
    MOST_OPEN,
    RETURN,
    SPEND,
    TimespanAction,
)
from .core import (
    F_ACT,
    F_GROUPS,
    F_LIST,
    F_OVER,
    F_UP,
    LUX_ONE,
    Core,
    Frame,
)
from .effects import RUNS, run, take_list, to_be_asked
from .items import kinds_in
from .nodes import VP
from .players import NOWHERE, fits
from .tables import LUX_BOX, Nodes
from .warehouse import CAPACITY, COIN, GOLD, ONE, RESOURCES, WHEAT, amount, size, upgrades

Actions = list[TimespanAction]


# ---- free lists (TS-003, TS-501)


def _step_list(s: Core, frame: Frame) -> bool:
    """A lone reward is taken at once; a seat that is asked about every reward takes them one by one."""
    _, seat, card, nodes = frame
    if s.asked and s.asked >> seat & 1 and to_be_asked(nodes):
        return False
    s.stack.pop()
    if len(nodes) == 1:
        only = nodes[0]
        if only.op != VP or only.n >= 0:
            RUNS[only.op](s, seat, card, only)
        return True
    left = take_list(s, seat, card, nodes)
    if left is None:
        return True
    s.stack.append((F_LIST, seat, card, left))
    return False


def _list_options(_s: Core, frame: Frame) -> Actions:
    nodes: Nodes = frame[3]
    seen: set[int] = set()
    found = []
    for at, node in enumerate(nodes[:MOST_OPEN]):
        if id(node) not in seen:
            seen.add(id(node))
            found.append(A_TAKE[at])
    found.append(A_LEAVE)
    return found


def _answer_list(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is A_LEAVE:
        return
    nodes: Nodes = frame[3]
    at = action.value
    s.stack.append((F_LIST, frame[1], frame[2], nodes[:at] + nodes[at + 1 :]))
    run(s, frame[1], frame[2], nodes[at])


# ---- the effects of a push: lists of different cards, in an order of the player's choice (TS-143)


def _step_groups(s: Core, frame: Frame) -> bool:
    groups: tuple[tuple[int, Nodes], ...] = frame[3]
    if len(groups) > 1:
        return False
    s.stack.pop()
    for card, nodes in groups:
        s.push(frame[1], card, nodes)
    return True


def _group_options(_s: Core, frame: Frame) -> Actions:
    return [A_TAKE[at] for at in range(len(frame[3]))]


def _answer_groups(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is A_LEAVE:
        return
    groups: tuple[tuple[int, Nodes], ...] = frame[3]
    at = action.value
    card, nodes = groups[at]
    s.stack.append((F_GROUPS, frame[1], NOWHERE, groups[:at] + groups[at + 1 :]))
    s.push(frame[1], card, nodes)


# ---- an activated card: open until everything is taken; tiles delivered meanwhile pay too (TS-172)


def _step_act(s: Core, frame: Frame) -> bool:
    _, seat, card, nodes, counted = frame
    entry = s.entry_of(seat, card)
    lux = entry[2] if entry is not None else ()
    if len(lux) > counted:
        nodes = (*nodes, *(node for kind in lux[counted:] for node in LUX_BOX[kind]))
        counted = len(lux)
    s.stack[-1] = (F_ACT, seat, card, (), counted)
    if nodes:
        s.push(seat, card, nodes)
        return True
    if entry is not None and _late_deliveries(s, seat, card, lux):
        return False
    s.stack.pop()
    return True


def _late_deliveries(s: Core, seat: int, card: int, lux: tuple[int, ...]) -> Actions:
    return [A_DELIVER[kind, card] for kind in kinds_in(s.waiting_lux[seat]) if fits(card, lux, kind)]


def _act_options(s: Core, frame: Frame) -> Actions:
    entry = s.entry_of(frame[1], frame[2])
    assert entry is not None
    return [*_late_deliveries(s, frame[1], frame[2], entry[2]), A_LEAVE]


def _answer_act(s: Core, frame: Frame, action: TimespanAction) -> None:
    if action is A_LEAVE:
        s.stack.pop()
    else:
        seat = frame[1]
        s.waiting_lux[seat] -= LUX_ONE[action.value]
        deeds.deliver(s, seat, action.value, action.other)


# ---- upgrades and cubes without room


def _step_up(s: Core, frame: Frame) -> bool:
    if upgrades(s.cubes[frame[1]]):
        return False
    s.stack.pop()
    return True


def _up_options(s: Core, frame: Frame) -> Sequence[TimespanAction]:
    return _ups(s.cubes[frame[1]])


@cache
def _ups(cubes: int) -> tuple[TimespanAction, ...]:
    return (*(A_UP[edge] for edge in upgrades(cubes)), A_LEAVE)


def _answer_up(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is A_LEAVE:
        return
    if frame[3] > 1:
        s.stack.append((F_UP, frame[1], frame[2], frame[3] - 1))
    deeds.upgrade(s, frame[1], action.value)


def _step_over(s: Core, frame: Frame) -> bool:
    _, seat, _, resource, n = frame
    fit = min(n, CAPACITY - size(s.cubes[seat]))
    if not fit:
        return False
    s.stack.pop()
    s.gain(seat, resource, n)
    return True


def _over_options(s: Core, frame: Frame) -> Sequence[TimespanAction]:
    """Another cube to the room, another spent for upgrades, or nothing; a cube of the kind that comes would be no change."""
    return _ways_to_make_room(s.cubes[frame[1]], frame[3])


@cache
def _ways_to_make_room(cubes: int, resource: int) -> tuple[TimespanAction, ...]:
    found = [A_SPEND[held] for held in range(WHEAT, GOLD + 1) if amount(cubes, held)]
    found += [A_RETURN[held] for held in range(COIN, GOLD + 1) if held != resource and amount(cubes, held)]
    return (*found, A_LEAVE)


def _answer_over(s: Core, frame: Frame, action: TimespanAction) -> None:
    seat = frame[1]
    if action is A_LEAVE:
        s.stack.pop()
        if s.sink is not None:
            s.tell("forgone", seat, resource=RESOURCES[frame[3]], count=frame[4])
        if frame[4] > 1:
            s.stack.append((F_OVER, seat, NOWHERE, frame[3], frame[4] - 1))
    elif action.kind == RETURN:
        s.cubes[seat] -= ONE[action.value]
        s.tell("returned", seat, resource=RESOURCES[action.value])
    elif action.kind == SPEND:
        s.stack.append((F_UP, seat, NOWHERE, deeds.spend(s, seat, action.value)))


GENERAL: Final[dict[int, Handler]] = {
    F_LIST: Handler(_step_list, _list_options, _answer_list),
    F_GROUPS: Handler(_step_groups, _group_options, _answer_groups, skips=True),
    F_ACT: Handler(_step_act, _act_options, _answer_act),
    F_UP: Handler(_step_up, _up_options, _answer_up),
    F_OVER: Handler(_step_over, _over_options, _answer_over),
}
