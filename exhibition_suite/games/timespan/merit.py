"""What an action looks like at first sight: a few table look-ups, for the priors and the playouts of a search.

Merits are in u (1 coin = 1 upgrade) and comparable among the actions of one decision only. Here are the choices inside an effect; cards,
boxes and cubes have modules of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from . import actions as a
from . import merit_of_boxes as boxes
from . import merit_of_cards as cards
from . import merit_of_cubes as cubes
from .core import F_GROUPS, F_LIST, F_LUX, F_UP, FINAL, WORKING
from .features import ROUND_OF_SPACE, incomes
from .merit_of_boxes import lacks, payments
from .nodes import BURY_LUXURY, PAY, Node
from .players import fits
from .tables import TRACK_LENGTH, TRACK_PAST, Nodes
from .worth import COLUMN, DISCOVERY, LUX, LUX_PAYS, POINT, SPACE, TECH, cost_of, of, of_node

if TYPE_CHECKING:
    from .state import TimespanState

Judge = Callable[["TimespanState", a.TimespanAction, int], float]


def merit(state: TimespanState, action: a.TimespanAction) -> float:
    """How good a legal action looks to the seat that decides."""
    return _KINDS[action.kind](state, action, ROUND_OF_SPACE[state.space - 1])


# ---- choices inside an effect


def _take(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    frame = state.stack[-1]
    if frame[0] == F_GROUPS:
        return 1.0
    node: Node = frame[3][action.value]
    if node.op == PAY and lacks(state, frame[1], (node,), COLUMN[turn]):
        return 0.2
    return 1.0 + 0.1 * of_node(node, COLUMN[turn])


def _leave(state: TimespanState, _action: a.TimespanAction, _turn: int) -> float:
    return -2.0 if state.stack and state.stack[-1][0] in (F_LIST, F_UP) else 0.0


def _pick(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    frame = state.stack[-1]
    nodes: Nodes = frame[3].options[action.value]
    worth = of(nodes, COLUMN[turn])
    pays = payments(nodes)
    return worth - lacks(state, frame[1], pays, COLUMN[turn]) if pays else worth


def _pay(state: TimespanState, _action: a.TimespanAction, turn: int) -> float:
    node: Node = state.stack[-1][3]
    column = COLUMN[turn]
    return of(node.nodes, column) - cost_of(node, column) + 0.2


def _accept(state: TimespanState, _action: a.TimespanAction, turn: int) -> float:
    return of(state.stack[-1][3].nodes, COLUMN[turn])


def _step(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    track = action.value
    place = state.tracks[state.seat * 5 + track]
    if place >= TRACK_LENGTH[track]:
        return TRACK_PAST[track] * POINT[COLUMN[turn]]
    return SPACE[track][place][COLUMN[turn]]


def _unlock(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    return TECH[state.tech[state.seat]][action.value][COLUMN[turn]]


def _lux(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    kind, column = action.value, COLUMN[turn]
    frame = state.stack[-1]
    if frame[0] == F_LUX and frame[3].op == BURY_LUXURY:
        worth = LUX_PAYS[kind][column] * incomes(turn)
        return worth - LUX[kind][column] if frame[3].text == "waiting" else worth
    asked = any(entry is not None and fits(entry[0], entry[2], kind) for entry in state.timeline[state.seat])
    return LUX[kind][column] + (1.5 if asked else 0.0)


def _deliver(state: TimespanState, action: a.TimespanAction, _turn: int) -> float:
    space = state.space_of(state.seat, action.other) or 0
    entry = state.timeline[state.seat][space]
    return 2.5 + (0.5 if entry is not None and not entry[3] else 0.0) - 0.2 * space


def _trade(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    return 1.0 if state.phase == FINAL else 0.8 - LUX[action.value][COLUMN[turn]]


def _clock(_state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    return 0.5 * DISCOVERY[action.value][COLUMN[turn]]


# ---- the rest


def _done(state: TimespanState, _action: a.TimespanAction, _turn: int) -> float:
    return 0.5 if state.phase == WORKING and not state.waiting[state.seat] else 0.0


def _bid(_state: TimespanState, action: a.TimespanAction, _turn: int) -> float:
    return -0.7 * action.other


def _even(_state: TimespanState, _action: a.TimespanAction, _turn: int) -> float:
    return 0.0


def _never(_state: TimespanState, _action: a.TimespanAction, _turn: int) -> float:
    return -9.0


_BY_KIND: Final[dict[int, Judge]] = {
    a.CIV: _even,
    a.BOARD: _even,
    a.BID: _bid,
    a.KEEP: cards.keep,
    a.OFFER: cards.offer,
    a.CAMEL: boxes.camel,
    a.PLAYING: cards.play,
    a.WORK: boxes.work,
    a.DONE: _done,
    a.DISCARDING: cards.discard,
    a.DELIVERING: _deliver,
    a.TRADE: _trade,
    a.CONVERT: cubes.into_gold,
    a.SPEND: cubes.into_gold,
    a.RETURN: cubes.give_back,
    a.CLOCKING: _clock,
    a.TAKE: _take,
    a.LEAVE: _leave,
    a.PICK: _pick,
    a.UP: cubes.up,
    a.STEP: _step,
    a.DRAWING: _even,
    a.PAYING: _pay,
    a.ACCEPT: _accept,
    a.TUCKING: cards.tuck,
    a.UNDER: cards.under,
    a.BURYING: cards.bury,
    a.LUX: _lux,
    a.WAKING: boxes.wake,
    a.UNLOCKING: _unlock,
    a.OMIT: cards.omit,
    a.REACH: boxes.work,
    a.BASICALLY: cubes.basic,
    a.GIVE: cards.give,
    a.SEAT: _never,
    a.ASIDE: _never,
    a.BACK: _even,
    a.TIME: _never,
    a.ASK: _never,
}
_KINDS: Final[tuple[Judge, ...]] = tuple(_BY_KIND[kind] for kind in range(len(a.KINDS)))
