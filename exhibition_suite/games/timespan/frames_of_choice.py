"""What the frames of payments, choices, steps and fixed orders do (see `frames`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from exhibition_suite.engine.frames import Handler, stands

from . import activation, deeds
from .actions import (
    A_ACCEPT,
    A_BASIC,
    A_LEAVE,
    A_LUX,
    A_PAY,
    A_PICK,
    A_STEP,
    GIVE_CARD,
    GIVE_LUX,
    KIND,
    TimespanAction,
)
from .core import (
    F_ANY_STEP,
    F_BASIC,
    F_CHAIN,
    F_CHOOSE,
    F_ENTER,
    F_GIVE,
    F_LIST,
    F_LUX,
    F_OPT,
    F_PAY,
    F_REPEAT,
    F_SEQ,
    F_STEPS,
    LUX_ONE,
    Core,
    Frame,
)
from .effects import lux_choices
from .frames import Actions
from .items import LUXURIES, TRACKS, count_of, kinds_in
from .nodes import BURY_LUXURY, UPGRADES, VP, Cost, Node
from .tables import CARD_LASTING, ON_PLAY, TRACK_LENGTH, Nodes
from .warehouse import BASIC, ONE, PRICES, amount, holds

# ---- pay, then reward


def can_meet(s: Core, seat: int, cost: Cost) -> bool:
    """A cost of an effect can be paid now, if need be after conversions (TS-506)."""
    if not PRICES.mask(s.cubes[seat]) & cost.bits or len(s.hand[seat]) < cost.cards:
        return False
    return not cost.luxuries or _tiles_for(s, seat, cost.luxuries)


def _tiles_for(s: Core, seat: int, kinds: tuple[int, ...]) -> bool:
    waiting = [count_of(s.waiting_lux[seat], kind) for kind in range(len(LUXURIES))]
    for kind in kinds:
        if kind >= 0:
            waiting[kind] -= 1
    return min(waiting) >= 0 and sum(waiting) >= sum(kind < 0 for kind in kinds)


def has_means(s: Core, seat: int) -> bool:
    """Hand cards, waiting tiles or clocks could still turn into what lacks (TS-130)."""
    return bool(s.hand[seat] or s.waiting_lux[seat] or s.clocks[seat])


def _step_pay(s: Core, frame: Frame) -> bool:
    _, seat, _, node, _ = frame
    if can_meet(s, seat, node.extra) or has_means(s, seat):
        return False
    s.tell("could_not_pay", seat)
    s.stack.pop()
    return True


def _pay_options(s: Core, frame: Frame) -> Actions:
    return [A_PAY, A_LEAVE] if can_meet(s, frame[1], frame[3].extra) else [A_LEAVE]


def _answer_pay(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is A_LEAVE:
        return
    _, seat, card, node, times = frame
    cost: Cost = node.extra
    if times > 1:
        s.stack.append((F_PAY, seat, card, node, times - 1))
    s.push(seat, card, node.nodes)
    if cost.cards or cost.luxuries:
        s.stack.append((F_GIVE, seat, card, cost.cards, cost.luxuries))
    if cost.vp:
        s.score(seat, -cost.vp, "paid")
    ways = [need for need in cost.needs if holds(s.cubes[seat], need)] or [need for need in cost.needs if deeds.can_pay(s, seat, need)]
    _settle_basics(s, seat, card, cost.fixed, [need - cost.fixed for need in ways])


def _settle_basics(s: Core, seat: int, card: int, settled: int, ways: list[int]) -> None:
    """Pays when no more than one way is left for the basic resources that are not yet named; else asks for the next one."""
    if len(ways) == 1:
        deeds.pay(s, seat, settled + ways[0])
    else:
        s.stack.append((F_BASIC, seat, card, tuple(ways), settled))


def _basic_options(_s: Core, frame: Frame) -> Actions:
    """Which basic resource pays: one of those that lie ready, where there are any, else one that conversions fetch."""
    return [A_BASIC[basic] for basic in BASIC if any(amount(way, basic) for way in frame[3])]


def _answer_basic(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    _, seat, card, ways, settled = frame
    named = ONE[action.value]
    _settle_basics(s, seat, card, settled + named, [way - named for way in ways if amount(way, action.value)])


def _step_give(s: Core, frame: Frame) -> bool:
    _, _, _, cards, tiles = frame
    if not cards and not tiles:
        s.stack.pop()
        return True
    options = _give_options(s, frame)
    if len(options) == 1:
        _answer_give(s, frame, options[0])
        return True
    return False


def _give_options(s: Core, frame: Frame) -> Actions:
    _, seat, _, cards, tiles = frame
    if cards:
        return [GIVE_CARD[card] for card in s.hand[seat]]
    if tiles[0] >= 0:
        return [GIVE_LUX[tiles[0]]]
    return [GIVE_LUX[kind] for kind in kinds_in(s.waiting_lux[seat])]


def _answer_give(s: Core, frame: Frame, action: TimespanAction) -> None:
    """Cards go under their decks without reward, tiles to the supply (`cards`, `luxury` of a cost)."""
    _, seat, card, cards, tiles = frame
    if action.other == KIND:
        s.waiting_lux[seat] -= LUX_ONE[action.value]
        s.lux_supply += LUX_ONE[action.value]
        s.tell("gave_luxury", seat, True, kind=LUXURIES[action.value])
        s.stack[-1] = (F_GIVE, seat, card, cards, tiles[1:])
    else:
        deeds.give_card(s, seat, action.value)
        s.stack[-1] = (F_GIVE, seat, card, cards - 1, tiles)


# ---- choices


def _choose_options(_s: Core, frame: Frame) -> Sequence[TimespanAction]:
    return _picks(len(frame[3].options), frame[4])


@cache
def _picks(count: int, taken: int) -> tuple[TimespanAction, ...]:
    return tuple(A_PICK[at] for at in range(count) if not taken >> at & 1)


def _answer_choose(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is A_LEAVE:
        return
    _, seat, card, node, taken = frame
    taken |= 1 << action.value
    if taken.bit_count() < node.n:
        s.stack.append((F_CHOOSE, seat, card, node, taken))
    s.push(seat, card, node.options[action.value])


def _opt_options(_s: Core, _frame: Frame) -> Actions:
    return [A_ACCEPT, A_LEAVE]


def _answer_opt(s: Core, frame: Frame, action: TimespanAction) -> None:
    """As a whole: its losses come with it."""
    s.stack.pop()
    if action is A_LEAVE:
        return
    nodes: Nodes = frame[3].nodes
    losses = [node for node in nodes if node.op == VP and node.n < 0]
    for node in losses:
        s.score(frame[1], node.n)
    s.push(frame[1], frame[2], tuple(node for node in nodes if node not in losses))


def _step_lux(s: Core, frame: Frame) -> bool:
    """One kind alone is not asked, but for tiles that are given up: those might be wanted elsewhere."""
    _, seat, _, node, n = frame
    options = _lux_options(s, frame)
    if len(options) > 1 or (options and node.text == "waiting"):
        return False
    s.stack.pop()
    if options:
        _receive(s, frame, options[0].value)
    elif node.text != "waiting":
        s.tell("out_of_stock", seat, kind="any")
        s.grant(seat, UPGRADES[n])
    return True


def _lux_options(s: Core, frame: Frame) -> Actions:
    return [A_LUX[kind] for kind in lux_choices(s, frame[1], frame[3])]


def _answer_lux(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is not A_LEAVE:
        _receive(s, frame, action.value)


def _receive(s: Core, frame: Frame, kind: int) -> None:
    _, seat, card, node, n = frame
    if n > 1:
        s.stack.append((F_LUX, seat, card, node, n - 1))
    if node.op != BURY_LUXURY:
        s.receive_luxury(seat, kind)
    elif node.text == "waiting":
        s.waiting_lux[seat] -= LUX_ONE[kind]
        deeds.bury_luxury(s, seat, kind)
    elif s.take_luxury(seat, kind):
        deeds.bury_luxury(s, seat, kind, drawn=True)


# ---- steps, repetitions, fixed orders


def _step_steps(s: Core, frame: Frame) -> bool:
    """One step after another, each with its reward before the next (TS-253); a step on the track can be refused, VP past its end cannot."""
    _, seat, _, track, _ = frame
    if s.asked >> seat & 1 and s.tracks[seat * 5 + track] < TRACK_LENGTH[track]:
        return False
    _next_step(s, frame)
    return True


def _next_step(s: Core, frame: Frame) -> None:
    _, seat, card, track, n = frame
    if n > 1:
        s.stack[-1] = (F_STEPS, seat, card, track, n - 1)
    else:
        s.stack.pop()
    activation.step_track(s, seat, track)


def _steps_options(_s: Core, frame: Frame) -> Actions:
    return [A_STEP[frame[3]], A_LEAVE]


def _answer_steps(s: Core, frame: Frame, action: TimespanAction) -> None:
    if action is A_LEAVE:
        s.stack.pop()
    else:
        _next_step(s, frame)


def _any_options(_s: Core, _frame: Frame) -> Actions:
    return [A_STEP[track] for track in range(len(TRACKS))]


def _answer_any(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is A_LEAVE:
        return
    if frame[3] > 1:
        s.stack.append((F_ANY_STEP, frame[1], frame[2], frame[3] - 1))
    activation.step_track(s, frame[1], action.value)


def _step_repeat(s: Core, frame: Frame) -> bool:
    _, seat, card, nodes, times = frame
    if times > 1:
        s.stack[-1] = (F_REPEAT, seat, card, nodes, times - 1)
    else:
        s.stack.pop()
    s.push(seat, card, nodes)
    return True


def _step_seq(s: Core, frame: Frame) -> bool:
    """Each part after the one before; when a card that had to go is kept, the rest falls away (see `forgo`)."""
    _, seat, card, nodes, at = frame
    s.stack.pop()
    if at == len(nodes):
        return True
    s.stack.append((F_SEQ, seat, card, nodes, at + 1))
    node: Node = nodes[at]
    s.stack.append((F_LIST, seat, card, (node,)))
    return True


def _step_enter(s: Core, frame: Frame) -> bool:
    """The played card lies on space 1, then its on-play effect (TS-143, TS-155)."""
    _, seat, _, card, there = frame
    s.stack.pop()
    if not there:
        deeds.enter(s, seat, card)
    s.push(seat, card, ON_PLAY[card])
    s.trigger(seat, "card_played", card, comes=CARD_LASTING.get(card))
    return True


def _step_chain(s: Core, frame: Frame) -> bool:
    s.stack.pop()
    s.chain, s.running = frame[3], frame[4]
    return True


OF_CHOICE: Final[dict[int, Handler]] = {
    F_PAY: Handler(_step_pay, _pay_options, _answer_pay),
    F_BASIC: Handler(stands, _basic_options, _answer_basic),
    F_GIVE: Handler(_step_give, _give_options, _answer_give),
    F_CHOOSE: Handler(stands, _choose_options, _answer_choose, skips=True),
    F_OPT: Handler(stands, _opt_options, _answer_opt),
    F_LUX: Handler(_step_lux, _lux_options, _answer_lux, skips=True),
    F_STEPS: Handler(_step_steps, _steps_options, _answer_steps),
    F_ANY_STEP: Handler(stands, _any_options, _answer_any, skips=True),
    F_REPEAT: Handler(_step_repeat),
    F_SEQ: Handler(_step_seq),
    F_ENTER: Handler(_step_enter),
    F_CHAIN: Handler(_step_chain),
}
