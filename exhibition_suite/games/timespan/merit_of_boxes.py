"""At first sight: boxes for workers, effects and the camel (see `merit`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import actions as a
from .features import box_of, boxes_of_board
from .items import CARD_BIT_AT, WONDER_BIT_AT, WONDER_IDS
from .nodes import PAY, Node
from .players import SHIP_BOX
from .tables import CARD_BOX as CARD_NODES
from .tables import CIV_BOX, TRAVEL_BOX, Nodes
from .tables import WONDER_BOX as WONDER_NODES
from .warehouse import PRICES
from .worth import CARD_BOX, COLUMN, MARKET, POINT, WONDER_BOX, of_node

if TYPE_CHECKING:
    from .state import TimespanState


def payments(nodes: Nodes) -> tuple[Node, ...]:
    """The rewards of a list that ask for a cost."""
    return tuple(node for node in nodes if node.op == PAY)


_CARD_PAYS: Final = tuple(map(payments, CARD_NODES))
_WONDER_PAYS: Final = tuple(map(payments, WONDER_NODES))
_CIV_PAYS: Final = tuple(tuple(map(payments, boxes)) for boxes in CIV_BOX)
_TRAVEL_PAYS: Final = tuple(map(payments, TRAVEL_BOX))


def lacks(state: TimespanState, seat: int, nodes: tuple[Node, ...], column: int) -> float:
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
    return worth - lacks(state, seat, pays, column) if pays else worth


def work(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    """A worker, or an effect, on a box."""
    return box_worth(state, state.seat, action.value, COLUMN[turn])


def wake(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    """A worker back: the box that it leaves can be used again."""
    return 1.0 if action.value < 0 else box_worth(state, state.seat, action.value, COLUMN[turn])


def camel(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    """The box of a place, less its coin or the points of its owner."""
    place, column = action.value, COLUMN[turn]
    if place < 0:
        return 0.0
    if place == a.AT_MARKET:
        return MARKET[column]
    foreign = place >= a.AT_WONDER
    wonder = place - a.AT_WONDER if foreign else state.neutral[place]
    worth = box_worth(state, state.seat, WONDER_BIT_AT + wonder, column)
    return worth - 0.5 * POINT[column] if foreign else worth - 1.0
