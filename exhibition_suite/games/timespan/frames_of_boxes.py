"""What the frames about deliveries, boxes, camels, workers and gears do (see `frames`)."""

from __future__ import annotations

from typing import Final

from exhibition_suite.engine.frames import Handler, stands

from . import activation, deeds
from .actions import (
    A_BACK,
    A_CAMEL,
    A_DELIVER,
    A_LEAVE,
    A_REACH,
    A_UNLOCK,
    A_WAKE,
    TimespanAction,
    card_box,
    wonder_box,
)
from .core import (
    F_ASIDE,
    F_CAMEL,
    F_DELIVER,
    F_REACH,
    F_UNLOCK,
    F_WAKE,
    LUX_ONE,
    Core,
    Frame,
)
from .frames import Actions
from .items import BOXES, CARD_BIT_AT, LUXURIES, WONDER_BIT_AT, WONDER_IDS, count_of
from .nodes import Node
from .players import NOWHERE, fits

# ---- delivering by an effect


def _deliver_options(s: Core, frame: Frame) -> Actions:
    _, seat, _, node, _ = frame
    found = []
    for kind in range(len(LUXURIES)):
        there = s.stock(kind) if node.text == "supply" else count_of(s.waiting_lux[seat], kind)
        if there and node.what in (-1, kind):
            found += [A_DELIVER[kind, e[0]] for e in s.timeline[seat] if e is not None and fits(e[0], e[2], kind)]
    return [*found, A_LEAVE]


def _step_deliver(s: Core, frame: Frame) -> bool:
    if len(_deliver_options(s, frame)) > 1:
        return False
    s.stack.pop()
    return True


def _answer_deliver(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is A_LEAVE:
        return
    _, seat, card, node, n = frame
    if n > 1:
        s.stack.append((F_DELIVER, seat, card, node, n - 1))
    if node.text == "supply":
        s.take_luxury(seat, action.value)
    else:
        s.waiting_lux[seat] -= LUX_ONE[action.value]
    deeds.deliver(s, seat, action.value, action.other, drawn=node.text == "supply")


# ---- activating another box


def reachable(s: Core, seat: int, node: Node) -> list[int]:
    """Boxes that an `activate` may choose; those that the chain has used are left out (TS-173, TS-507)."""
    target = node.text
    found: list[int] = []
    if target == "board":
        found = list(range(len(BOXES)))
    elif target == "timeline":
        found = [card_box(e[0]) for space, e in enumerate(s.timeline[seat]) if e is not None and node.extra.entry(e, space)]
    elif target == "neutral":
        found = [wonder_box(wonder) for wonder in s.neutral if wonder >= 0]
    elif target == "wonder_own":
        found = [wonder_box(wonder) for wonder in s.built[seat]]
    elif target == "wonder_any":
        found = [wonder_box(wonder) for wonder in s.neutral if wonder >= 0]
        found += [wonder_box(wonder) for built in s.built for wonder in built]
    return [box for box in found if not s.chain >> box & 1]


def _step_reach(s: Core, frame: Frame) -> bool:
    if reachable(s, frame[1], frame[3]):
        return False
    s.stack.pop()
    return True


def _reach_options(s: Core, frame: Frame) -> Actions:
    return [A_REACH[box] for box in reachable(s, frame[1], frame[3])]


def _answer_reach(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is A_LEAVE:
        return
    activation.activate(s, frame[1], action.value)
    if WONDER_BIT_AT <= action.value < WONDER_BIT_AT + len(WONDER_IDS):
        activation.visit_foreign(s, frame[1], action.value - WONDER_BIT_AT)


# ---- camel, workers, gears


def _step_camel(s: Core, frame: Frame) -> bool:
    if activation.camel_places(s, frame[1]):
        return False
    s.stack.pop()
    return True


def _camel_options(s: Core, frame: Frame) -> Actions:
    return [*(A_CAMEL[place] for place in activation.camel_places(s, frame[1])), A_LEAVE]


def _answer_camel(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is A_LEAVE:
        return
    if frame[4] > 1:
        s.stack.append((F_CAMEL, *frame[1:4], frame[4] - 1))
    activation.move_camel(s, frame[1], action.value)


def wakeable(s: Core, seat: int, node: Node) -> list[int]:
    """Boxes whose worker may come back, and `NOWHERE` for the dormant area; never the worker that is at work now (TS-515)."""
    found = []
    if node.text in ("dormant", "any") and s.dormant[seat]:
        found.append(NOWHERE)
    if node.text in ("box", "any"):
        found += [box for box in range(len(BOXES)) if s.board_work[seat] >> box & 1]
        found += [card_box(e[0]) for e in s.timeline[seat] if e is not None and e[3]]
        found += [wonder_box(wonder) for wonder in s.built[seat] if s.wonder_work >> wonder & 1]
    return [box for box in found if box == NOWHERE or box != s.guard]


def _step_wake(s: Core, frame: Frame) -> bool:
    """The dormant area alone is not asked."""
    places = wakeable(s, frame[1], frame[3])
    if len(places) > 1 or (places and places[0] != NOWHERE):
        return False
    s.stack.pop()
    if places:
        _wake(s, frame, NOWHERE)
    return True


def _wake_options(s: Core, frame: Frame) -> Actions:
    return [A_WAKE[place] for place in wakeable(s, frame[1], frame[3])]


def _answer_wake(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is not A_LEAVE:
        _wake(s, frame, action.value)


def _wake(s: Core, frame: Frame, place: int) -> None:
    _, seat, card, node, n = frame
    if n > 1:
        s.stack.append((F_WAKE, seat, card, node, n - 1))
    if place == NOWHERE:
        s.dormant[seat] -= 1
    elif place < WONDER_BIT_AT:
        s.board_work[seat] &= ~(1 << place)
    elif place >= CARD_BIT_AT:
        activation.set_worker(s, seat, place - CARD_BIT_AT, False)
    else:
        s.wonder_work &= ~(1 << place - WONDER_BIT_AT)
    s.waiting[seat] += 1
    s.tell("woke", seat, where=A_WAKE[place].text.split()[1])


def _step_unlock(s: Core, frame: Frame) -> bool:
    """No empty slot of the colour: 2 VP; one alone is not asked (TS-282)."""
    _, seat, _, node = frame
    slots = activation.open_slots(s, seat, node.what)
    if len(slots) > 1:
        return False
    s.stack.pop()
    if slots:
        activation.unlock(s, seat, slots[0])
    else:
        s.score(seat, activation.NO_SLOT_VP, "no_slot")
    return True


def _unlock_options(s: Core, frame: Frame) -> Actions:
    return [A_UNLOCK[slot] for slot in activation.open_slots(s, frame[1], frame[3].what)]


def _answer_unlock(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is not A_LEAVE:
        activation.unlock(s, frame[1], action.value)


# ---- another player acts meanwhile (TS-131)


def _aside_options(_s: Core, _frame: Frame) -> Actions:
    return [A_BACK]


def _answer_aside(s: Core, frame: Frame, _action: TimespanAction) -> None:
    """The activation that was interrupted goes on."""
    s.stack.pop()
    s.chain, s.running, s.guard = frame[3:]


OF_BOXES: Final[dict[int, Handler]] = {
    F_DELIVER: Handler(_step_deliver, _deliver_options, _answer_deliver),
    F_REACH: Handler(_step_reach, _reach_options, _answer_reach, skips=True),
    F_CAMEL: Handler(_step_camel, _camel_options, _answer_camel),
    F_WAKE: Handler(_step_wake, _wake_options, _answer_wake, skips=True),
    F_UNLOCK: Handler(_step_unlock, _unlock_options, _answer_unlock, skips=True),
    F_ASIDE: Handler(stands, _aside_options, _answer_aside),
}
