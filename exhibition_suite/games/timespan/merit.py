"""What an action looks like at first sight: a few table look-ups, for the priors and the playouts of a search.

Merits are in u (1 coin = 1 upgrade) and comparable among the actions of one decision only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from . import actions as a
from .core import F_BURY, F_DISCARD, F_GROUPS, F_LIST, F_LOOK, F_LUX, F_UP, FINAL, WORKING
from .features import ROUND_OF_SPACE, box_of, boxes_of_board, incomes
from .items import CARD_BIT_AT, CARD_VP, COST_BIT, WONDER_BIT, WONDER_BIT_AT, WONDER_IDS
from .nodes import BURY_LUXURY, PAY, Node
from .players import fits
from .tables import CARD_BOX as CARD_NODES
from .tables import CIV_BOX, TRACK_LENGTH, TRACK_PAST, TRAVEL_BOX, Nodes
from .tables import WONDER_BOX as WONDER_NODES
from .warehouse import BASIC, CAPACITY, CHANGES, COIN, EDGES, GOLD, LEVELS, ONE, PRICES, ROOM, amount, size, upgrades, value
from .worth import (
    CARD_BOX,
    CARD_DISCARD,
    CARD_NET,
    COLUMN,
    DISCOVERY,
    LUX,
    LUX_PAYS,
    MARKET,
    POINT,
    ROUNDS,
    SPACE,
    TECH,
    UNIT,
    WONDER_BOX,
    WONDER_NET,
    cost_of,
    of,
    of_node,
)

if TYPE_CHECKING:
    from .state import TimespanState

Judge = Callable[["TimespanState", a.TimespanAction, int], float]
KEEPS: Final = 0.7
"""How much of a card's worth in hand is really made of it, on average."""
SHIP_BOX: Final = 4


def merit(state: TimespanState, action: a.TimespanAction) -> float:
    """How good a legal action looks to the seat that decides."""
    return _KINDS[action.kind](state, action, ROUND_OF_SPACE[state.space - 1])


# ---- cards and wonders


def _net(card: int, turn: int) -> float:
    """u that a hand card brings over its cost when it is played in a round."""
    return CARD_NET[card][turn] / UNIT[turn] if turn < ROUNDS else 0.0


def _kept(state: TimespanState, card: int, turn: int) -> float:
    """u that a hand card is worth as long as it stays there."""
    if turn >= ROUNDS - 1 and not (turn < ROUNDS and PRICES.mask(state.cubes[state.seat]) & COST_BIT[card]):
        return 0.0
    return KEEPS * max(0.0, _net(card, turn))


def _keep(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    which, what = action.other, action.value
    if which == a.WONDER:
        return WONDER_NET[what][turn] / UNIT[turn] if turn < ROUNDS else 0.0
    if which == a.DISCOVERY:
        return DISCOVERY[what][COLUMN[turn]]
    if which == a.VISION:
        return 0.0
    frame = state.stack[-1] if state.stack else None
    if frame is not None and frame[0] == F_LOOK and frame[3].text == "graveyard":
        return CARD_VP[what] * POINT[COLUMN[turn]]
    return max(_net(what, turn), CARD_DISCARD[what][COLUMN[turn]])


def _play(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    if turn >= ROUNDS:
        return CARD_VP[action.value] * 2.0
    if action.other == a.WONDER:
        return 1.0 + WONDER_NET[action.value][turn] / UNIT[turn]
    worth = 1.0 + _net(action.value, turn)
    last = state.timeline[state.seat][3]
    if last is not None and not last[3] and state.waiting[state.seat]:
        worth -= 0.7 * box_of(last, COLUMN[turn])
    return worth


def _discard(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    worth = CARD_DISCARD[action.value][COLUMN[turn]] - _kept(state, action.value, turn)
    if state.phase == FINAL:
        return worth + 1.0
    return worth + (1.0 if state.stack and state.stack[-1][0] == F_DISCARD else -0.7)


def _tuck(_state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    card, column = action.value, COLUMN[turn]
    return CARD_BOX[card][column] + CARD_VP[card] * POINT[column] - KEEPS * max(0.0, _net(card, turn))


def _under(state: TimespanState, action: a.TimespanAction, _turn: int) -> float:
    return -float(state.space_of(state.seat, action.value) or 0)


def _bury(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    card, column = action.value, COLUMN[turn]
    if state.stack[-1][0] == F_BURY and state.stack[-1][3].text == "hand":
        return 0.5 + CARD_VP[card] * POINT[column] - KEEPS * max(0.0, _net(card, turn))
    space = state.space_of(state.seat, card)
    return 0.7 - 0.25 * CARD_BOX[card][column] * (3 - (space or 0))


def _give(_state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    if action.other == a.KIND:
        return -LUX[action.value][COLUMN[turn]]
    return -max(_net(action.value, turn), CARD_DISCARD[action.value][COLUMN[turn]])


def _omit(_state: TimespanState, action: a.TimespanAction, _turn: int) -> float:
    return float(value(action.value)) - 0.1 * size(action.value)


# ---- boxes


def _pays(nodes: Nodes) -> tuple[Node, ...]:
    return tuple(node for node in nodes if node.op == PAY)


_CARD_PAYS: Final = tuple(map(_pays, CARD_NODES))
_WONDER_PAYS: Final = tuple(map(_pays, WONDER_NODES))
_CIV_PAYS: Final = tuple(tuple(map(_pays, boxes)) for boxes in CIV_BOX)
_TRAVEL_PAYS: Final = tuple(map(_pays, TRAVEL_BOX))


def _lacks(state: TimespanState, seat: int, nodes: tuple[Node, ...], column: int) -> float:
    """u of the rewards of a box that cannot be paid for."""
    worth = 0.0
    mask = PRICES.mask(state.cubes[seat])
    for node in nodes:
        if not any(mask & PRICES.bit(need) for need in node.extra.needs):
            worth += of_node(node, column)
    return worth


def box_worth(state: TimespanState, seat: int, box: int, column: int) -> float:
    """u of activating a box now."""
    if box < WONDER_BIT_AT:
        civ, travel, tiles = state.civ[seat], state.travel[seat], state.tiles[seat]
        worth = boxes_of_board(civ, tiles, travel)[box][column]
        if tiles >> box & 1:
            return worth
        pays = _TRAVEL_PAYS[travel] if box == SHIP_BOX and travel else _CIV_PAYS[civ][box]
    elif box >= CARD_BIT_AT:
        card = box - CARD_BIT_AT
        entry = state.entry_of(seat, card)
        worth = box_of(entry, column) if entry is not None else CARD_BOX[card][column]
        pays = _CARD_PAYS[card]
    elif box < WONDER_BIT_AT + len(WONDER_IDS):
        worth, pays = WONDER_BOX[box - WONDER_BIT_AT][column], _WONDER_PAYS[box - WONDER_BIT_AT]
    else:
        return MARKET[column]
    return worth - _lacks(state, seat, pays, column) if pays else worth


def _work(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    return box_worth(state, state.seat, action.value, COLUMN[turn])


def _wake(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    return 1.0 if action.value < 0 else box_worth(state, state.seat, action.value, COLUMN[turn])


def _camel(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    place, column = action.value, COLUMN[turn]
    if place < 0:
        return 0.0
    if place == a.AT_MARKET:
        return MARKET[column]
    foreign = place >= a.AT_WONDER
    wonder = place - a.AT_WONDER if foreign else state.neutral[place]
    worth = box_worth(state, state.seat, WONDER_BIT_AT + wonder, column)
    return worth - 0.5 * POINT[column] if foreign else worth - 1.0


def _offer(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    offer = state.offers[action.value]
    assert offer is not None
    _, up, tile = offer
    worth = DISCOVERY[tile][COLUMN[turn]] if tile >= 0 else 0.0
    return worth + max(_net(up, turn), CARD_DISCARD[up][COLUMN[turn]]) if up >= 0 else worth + 2.0


# ---- choices inside an effect


def _take(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    frame = state.stack[-1]
    if frame[0] == F_GROUPS:
        return 1.0
    node: Node = frame[3][action.value]
    if node.op == PAY and _lacks(state, frame[1], (node,), COLUMN[turn]):
        return 0.2
    return 1.0 + 0.1 * of_node(node, COLUMN[turn])


def _leave(state: TimespanState, _action: a.TimespanAction, _turn: int) -> float:
    return -2.0 if state.stack and state.stack[-1][0] in (F_LIST, F_UP) else 0.0


def _pick(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    frame = state.stack[-1]
    nodes: Nodes = frame[3].options[action.value]
    worth = of(nodes, COLUMN[turn])
    pays = _pays(nodes)
    return worth - _lacks(state, frame[1], pays, COLUMN[turn]) if pays else worth


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


# ---- the warehouse


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


def _up(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
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


def _into_gold(state: TimespanState, action: a.TimespanAction, _turn: int) -> float:
    """Conversions are for the end, where gold scores; before, payments make them by themselves."""
    if state.phase != FINAL or state.stack:
        return -0.2 - LEVELS[action.value]
    cubes = state.cubes[state.seat]
    after = cubes - 2 * ONE[COIN] + ONE[action.value] if action.kind == a.CONVERT else cubes - ONE[action.value]
    ups = 0 if action.kind == a.CONVERT else LEVELS[action.value]
    made = gold_of(after, ups)
    return 0.5 if made > amount(cubes, GOLD) and made >= gold_of(cubes) else -1.0


def _return(_state: TimespanState, action: a.TimespanAction, _turn: int) -> float:
    return -0.5 - LEVELS[action.value]


def _basic(state: TimespanState, action: a.TimespanAction, _turn: int) -> float:
    return float(amount(state.cubes[state.seat], action.value))


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
    a.KEEP: _keep,
    a.OFFER: _offer,
    a.CAMEL: _camel,
    a.PLAYING: _play,
    a.WORK: _work,
    a.DONE: _done,
    a.DISCARDING: _discard,
    a.DELIVERING: _deliver,
    a.TRADE: _trade,
    a.CONVERT: _into_gold,
    a.SPEND: _into_gold,
    a.RETURN: _return,
    a.CLOCKING: _clock,
    a.TAKE: _take,
    a.LEAVE: _leave,
    a.PICK: _pick,
    a.UP: _up,
    a.STEP: _step,
    a.DRAWING: _even,
    a.PAYING: _pay,
    a.ACCEPT: _accept,
    a.TUCKING: _tuck,
    a.UNDER: _under,
    a.BURYING: _bury,
    a.LUX: _lux,
    a.WAKING: _wake,
    a.UNLOCKING: _unlock,
    a.OMIT: _omit,
    a.REACH: _work,
    a.BASICALLY: _basic,
    a.GIVE: _give,
    a.SEAT: _never,
    a.ASIDE: _never,
    a.BACK: _even,
    a.TIME: _never,
    a.ASK: _never,
}
_KINDS: Final[tuple[Judge, ...]] = tuple(_BY_KIND[kind] for kind in range(len(a.KINDS)))
