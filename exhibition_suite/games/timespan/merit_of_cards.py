"""At first sight: what is done with cards, and the offers that bring them (see `merit`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import actions as a
from .core import F_BURY, F_DISCARD, F_LOOK, FINAL
from .features import box_of
from .items import CARD_VP, COST_BIT
from .warehouse import PRICES, size, value
from .worth import CARD_BOX, CARD_DISCARD, CARD_NET, COLUMN, DISCOVERY, LUX, POINT, ROUNDS, UNIT, WONDER_NET

if TYPE_CHECKING:
    from .state import TimespanState

KEEPS: Final = 0.7
"""How much of a card's worth in hand is really made of it, on average."""


def _net(card: int, turn: int) -> float:
    """u that a hand card brings over its cost when it is played in a round."""
    return CARD_NET[card][turn] / UNIT[turn] if turn < ROUNDS else 0.0


def _kept(state: TimespanState, card: int, turn: int) -> float:
    """u that a hand card is worth as long as it stays there."""
    if turn >= ROUNDS - 1 and not (turn < ROUNDS and PRICES.mask(state.cubes[state.seat]) & COST_BIT[card]):
        return 0.0
    return KEEPS * max(0.0, _net(card, turn))


def keep(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    """Keeping a card, wonder, vision or tile of those looked at."""
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


def play(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    """Playing a card or building a wonder; a card that dies of it unused is a loss."""
    if turn >= ROUNDS:
        return CARD_VP[action.value] * 2.0
    if action.other == a.WONDER:
        return 1.0 + WONDER_NET[action.value][turn] / UNIT[turn]
    worth = 1.0 + _net(action.value, turn)
    last = state.timeline[state.seat][3]
    if last is not None and not last[3] and state.waiting[state.seat]:
        worth -= 0.7 * box_of(last, COLUMN[turn])
    return worth


def discard(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    """A hand card for its discard reward."""
    worth = CARD_DISCARD[action.value][COLUMN[turn]] - _kept(state, action.value, turn)
    if state.phase == FINAL:
        return worth + 1.0
    return worth + (1.0 if state.stack and state.stack[-1][0] == F_DISCARD else -0.7)


def tuck(_state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    """Box and points of a card without its cost."""
    card, column = action.value, COLUMN[turn]
    return CARD_BOX[card][column] + CARD_VP[card] * POINT[column] - KEEPS * max(0.0, _net(card, turn))


def under(state: TimespanState, action: a.TimespanAction, _turn: int) -> float:
    """Under the card that stays longest."""
    return -float(state.space_of(state.seat, action.value) or 0)


def bury(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    """A card straight to the graveyard."""
    card, column = action.value, COLUMN[turn]
    if state.stack[-1][0] == F_BURY and state.stack[-1][3].text == "hand":
        return 0.5 + CARD_VP[card] * POINT[column] - KEEPS * max(0.0, _net(card, turn))
    space = state.space_of(state.seat, card)
    return 0.7 - 0.25 * CARD_BOX[card][column] * (3 - (space or 0))


def give(_state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    """A card or tile that is paid."""
    if action.other == a.KIND:
        return -LUX[action.value][COLUMN[turn]]
    return -max(_net(action.value, turn), CARD_DISCARD[action.value][COLUMN[turn]])


def omit(_state: TimespanState, action: a.TimespanAction, _turn: int) -> float:
    """What a discount saves."""
    return float(value(action.value)) - 0.1 * size(action.value)


def offer(state: TimespanState, action: a.TimespanAction, turn: int) -> float:
    """The tile and the face-up card of an offer."""
    offer = state.offers[action.value]
    assert offer is not None
    _, up, tile = offer
    worth = DISCOVERY[tile][COLUMN[turn]] if tile >= 0 else 0.0
    return worth + max(_net(up, turn), CARD_DISCARD[up][COLUMN[turn]]) if up >= 0 else worth + 2.0
