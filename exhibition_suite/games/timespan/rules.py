"""Why an action is refused: the rule and the reason, for every wish that can be wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from exhibition_suite.engine import OVER, Ruling

from . import setup
from .actions import (
    A_STAY,
    ACCEPT,
    ASIDE,
    ASK,
    AT_WONDER,
    BACK,
    BASICALLY,
    BID,
    BOARD,
    BOX_IDS,
    BURYING,
    CAMEL,
    CARD,
    CIV,
    CLOCKING,
    CONVERT,
    DELIVERING,
    DISCARDING,
    DONE,
    DRAWING,
    GIVE,
    KEEP,
    LEAVE,
    LUX,
    N1,
    N2,
    OFFER,
    OMIT,
    PAYING,
    PICK,
    PLACES,
    PLAYING,
    REACH,
    RETURN,
    SEAT,
    SPEND,
    STEP,
    SUPPORT,
    TAKE,
    TIME,
    TRADE,
    TUCKING,
    UNDER,
    UNLOCKING,
    UP,
    WAKING,
    WONDER,
    WORK,
    TimespanAction,
)
from .core import ATOMIC, CAMELS, DISCOVERY_PHASE, F_CAMEL, F_GIVE, F_PAY, F_PLAY, F_TUCK, F_UP, FINAL, KEEPING, SETTLING, WORKING
from .frames_of_cards import uppers
from .items import (
    BOXES,
    CARD_BIT_AT,
    CARD_IDS,
    CIVS,
    COST,
    LUX_DISTINCT,
    LUX_SLOTS,
    LUXURIES,
    PLAIN_TYPES,
    TYPE,
    WONDER_BIT_AT,
    WONDER_COST,
    WONDER_IDS,
    count_of,
)
from .warehouse import COIN, EDGES, RESOURCES, amount, missing

if TYPE_CHECKING:
    from .state import TimespanState


_AT_ANY_TIME: Final = SUPPORT | {ASIDE, ASK}


def refusal(s: TimespanState, action: TimespanAction, seat: int | None = None) -> Ruling | None:
    """The first rule an action breaks now, or None where it may be played."""
    if s.seat == OVER:
        return Ruling("TS-400", "GAME_OVER")
    if seat is not None and seat != s.seat:
        return _not_your_turn(s)
    if action in s.actions() or action in s.extras():
        return None
    if action.kind in _AT_ANY_TIME:
        if s.phase in (SETTLING, KEEPING):
            return Ruling("TS-131", "NOT_IN_THIS_PHASE", {"phase": s.phase_id})
        if s.stack and s.stack[-1][0] in ATOMIC:
            return Ruling("TS-131", "FINISH_EFFECT")
    return _REASONS[action.kind](s, action)


def _not_your_turn(s: TimespanState) -> Ruling:
    boards = {"draft": "TS-455", "auction": "TS-456"}.get(s.rules.boards, "TS-031")
    rules = {DISCOVERY_PHASE: "TS-082", CAMELS: "TS-100", WORKING: "TS-110", SETTLING: boards, KEEPING: "TS-039", FINAL: "TS-401"}
    rule = rules.get(s.phase, "TS-060")
    return Ruling(rule, "NOT_YOUR_TURN", {"seat": s.seat})


def _open(s: TimespanState) -> Ruling:
    """An effect is open and asks for something else."""
    return Ruling("TS-003", "FINISH_EFFECT") if s.stack else _wrong_phase(s)


def _wrong_phase(s: TimespanState) -> Ruling:
    return Ruling("TS-050", "NOT_IN_THIS_PHASE", {"phase": s.phase_id})


def _only_there(rule: str, reason: str) -> Callable[[TimespanState, TimespanAction], Ruling]:
    """An answer to a question that nobody asks now."""
    return lambda _s, _action: Ruling(rule, reason)


def _civ(s: TimespanState, _action: TimespanAction) -> Ruling:
    if s.phase != SETTLING:
        return _wrong_phase(s)
    return Ruling("TS-455" if s.rules.boards == "draft" else "TS-031", "BOARD_NOT_THERE")


def _bid(s: TimespanState, action: TimespanAction) -> Ruling:
    if s.phase != SETTLING or s.rules.boards != "auction":
        return _wrong_phase(s)
    if action.value not in dict(s.pairs):
        return Ruling("TS-456", "BOARD_NOT_THERE")
    return Ruling("TS-456", "BID_TOO_LOW", {"least": setup.least_bid(s, action.value), "civilisation": CIVS[action.value]})


def _offer(s: TimespanState, action: TimespanAction) -> Ruling:
    if s.stack or s.phase != DISCOVERY_PHASE:
        return _open(s)
    return Ruling("TS-082", "OFFER_GONE", {"number": action.value + 1})


def _camel(s: TimespanState, action: TimespanAction) -> Ruling:
    """Where the camel may not go (TS-100 to TS-105)."""
    if s.stack and s.stack[-1][0] != F_CAMEL:
        return _open(s)
    if not s.stack and s.phase != CAMELS:
        return Ruling("TS-100", "CAMEL_MOVED") if s.phase == WORKING else _wrong_phase(s)
    if action is A_STAY:
        return _open(s) if s.stack else Ruling("TS-105", "CAMEL_MUST_MOVE")
    place = action.value
    params = {"place": PLACES[place]}
    if place == s.camel[s.seat]:
        return Ruling("TS-101", "CAMEL_SAME_PLACE", params)
    if place >= AT_WONDER and place - AT_WONDER in s.built[s.seat]:
        return Ruling("TS-100", "CAMEL_OWN_WONDER", params)
    if place in (N1, N2) and s.neutral[place] >= 0:
        return Ruling("TS-102", "CAMEL_NEEDS_COIN", params)
    return Ruling("TS-100", "CAMEL_NOWHERE", params)


def _play(s: TimespanState, action: TimespanAction) -> Ruling:
    """Not in hand, not now, or not to be paid (TS-113, TS-140)."""
    wonder = action.other == WONDER
    in_hand = action.value in (s.wonders if wonder else s.hand)[s.seat]
    params: dict[str, Any] = {"wonder": WONDER_IDS[action.value]} if wonder else {"card": CARD_IDS[action.value]}
    if not in_hand:
        return Ruling("TS-140", "NOT_IN_HAND", params)
    if s.stack and s.stack[-1][0] == F_PLAY:
        node = s.stack[-1][3]
        if (wonder and node.text == "history") or (not wonder and (node.text == "wonder" or not node.extra.card(action.value))):
            return Ruling("TS-506", "EFFECT_PLAYS_OTHERS", params)
    elif s.stack:
        return _open(s)
    elif s.phase != WORKING:
        return Ruling("TS-113", "PLAY_IN_STEP_B", params)
    cost = (WONDER_COST if wonder else COST)[action.value]
    return Ruling("TS-140", "CANNOT_PAY", {**params, "missing": missing(s.cubes[s.seat], cost)})


def _work(s: TimespanState, action: TimespanAction) -> Ruling:
    """Boxes that no worker may be put on now (TS-170)."""
    if s.stack or s.phase != WORKING:
        return _open(s)
    box, seat = action.value, s.seat
    if box < len(BOXES):
        there, busy = True, bool(s.board_work[seat] >> box & 1)
    elif box >= CARD_BIT_AT:
        card = box - CARD_BIT_AT
        entry = s.entry_of(seat, card)
        there, busy = entry is not None, entry is not None and entry[3]
        if any(e is not None and e[1] == card for e in s.timeline[seat]):
            return Ruling("TS-160", "CARD_IS_TUCKED", {"card": CARD_IDS[card]})
    else:
        wonder = box - WONDER_BIT_AT
        there = wonder < len(WONDER_IDS) and wonder in s.built[seat]
        busy = there and bool(s.wonder_work >> wonder & 1)
    if not there:
        return Ruling("TS-170", "BOX_NOT_YOURS", {"box": BOX_IDS[action.value]})
    if busy:
        return Ruling("TS-170", "BOX_OCCUPIED", {"box": BOX_IDS[action.value]})
    return Ruling("TS-170", "NO_WORKER")


def _done(s: TimespanState, _action: TimespanAction) -> Ruling:
    if s.phase == CAMELS and not s.stack:
        return Ruling("TS-105", "CAMEL_MUST_MOVE")
    return _open(s)


def _discard(_s: TimespanState, action: TimespanAction) -> Ruling:
    return Ruling("TS-130", "NOT_IN_HAND", {"card": CARD_IDS[action.value]})


def _deliver(s: TimespanState, action: TimespanAction) -> Ruling:
    """Why a tile does not fit (TS-201 to TS-205)."""
    kind, card = action.value, action.other
    params = {"kind": LUXURIES[kind], "card": CARD_IDS[card]}
    if any(e is not None and e[1] == card for e in s.timeline[s.seat]):
        return Ruling("TS-161", "CARD_IS_TUCKED", {"card": CARD_IDS[card]})
    entry = s.entry_of(s.seat, card)
    if entry is None:
        return Ruling("TS-203", "NOT_IN_TIMELINE", {"card": CARD_IDS[card]})
    if len(entry[2]) >= len(LUX_SLOTS[card]):
        return Ruling("TS-202", "LUXURY_FULL" if entry[2] else "LUXURY_NOT_WANTED", params)
    if not count_of(s.waiting_lux[s.seat], kind):
        return Ruling("TS-201", "NO_SUCH_LUXURY", {"kind": LUXURIES[kind]})
    if kind in entry[2] and LUX_DISTINCT[card]:
        return Ruling("TS-203", "LUXURY_TWICE", params)
    return Ruling("TS-201", "LUXURY_DOES_NOT_FIT", params)


def _trade(_s: TimespanState, action: TimespanAction) -> Ruling:
    return Ruling("TS-201", "NO_SUCH_LUXURY", {"kind": LUXURIES[action.value]})


def _convert(s: TimespanState, _action: TimespanAction) -> Ruling:
    return Ruling("TS-192", "NEEDS_TWO_COINS", {"count": amount(s.cubes[s.seat], COIN)})


def _spend(_s: TimespanState, action: TimespanAction) -> Ruling:
    return Ruling("TS-193" if action.kind == SPEND else "TS-194", "NO_SUCH_RESOURCE", {"resource": RESOURCES[action.value]})


def _clock(_s: TimespanState, _action: TimespanAction) -> Ruling:
    return Ruling("TS-085", "NO_SUCH_CLOCK")


def _up(s: TimespanState, action: TimespanAction) -> Ruling:
    if not s.stack or s.stack[-1][0] != F_UP:
        return Ruling("TS-190", "NO_UPGRADE_OPEN")
    source, to = EDGES[action.value]
    if source < 0:
        return Ruling("TS-181", "ROOM_EMPTY")
    return Ruling("TS-190", "NO_SUCH_RESOURCE", {"resource": RESOURCES[source], "to": RESOURCES[to]})


def _tuck(s: TimespanState, action: TimespanAction) -> Ruling:
    """Why a card cannot be tucked (TS-163, TS-164)."""
    if not s.stack or s.stack[-1][0] != F_TUCK:
        return Ruling("TS-160", "NO_TUCK_OPEN")
    card = action.value
    params = {"card": CARD_IDS[card]}
    frame = s.stack[-1]
    if card not in (s.hand[s.seat] if frame[4] is None else frame[4]):
        return Ruling("TS-164", "NOT_IN_HAND", params)
    if TYPE[card] not in PLAIN_TYPES:
        return Ruling("TS-163", "TUCK_PURPLE", params)
    if not uppers(s, s.seat, card):
        return Ruling("TS-163", "TUCK_TYPES", params)
    return Ruling("TS-160", "EFFECT_TAKES_OTHERS", params)


def _reach(s: TimespanState, action: TimespanAction) -> Ruling:
    if s.chain >> action.value & 1:
        return Ruling("TS-173", "BOX_IN_CHAIN", {"box": BOX_IDS[action.value]})
    return Ruling("TS-507", "BOX_NOT_IN_REACH", {"box": BOX_IDS[action.value]})


def _wake(s: TimespanState, action: TimespanAction) -> Ruling:
    if action.value == s.guard and s.guard >= 0:
        return Ruling("TS-515", "WORKER_AT_WORK")
    return Ruling("TS-515", "NO_WORKER_THERE")


def _unlock(s: TimespanState, action: TimespanAction) -> Ruling:
    if s.gears[s.seat] >> action.value & 1:
        return Ruling("TS-280", "SLOT_FULL")
    return Ruling("TS-280", "SLOT_COLOUR")


def _give(s: TimespanState, action: TimespanAction) -> Ruling:
    if not s.stack or s.stack[-1][0] != F_GIVE:
        return _open(s)
    if action.other == CARD:
        return Ruling("TS-506", "NOT_IN_HAND", {"card": CARD_IDS[action.value]})
    return Ruling("TS-506", "NO_SUCH_LUXURY", {"kind": LUXURIES[action.value]})


def _pay(s: TimespanState, _action: TimespanAction) -> Ruling:
    if not s.stack or s.stack[-1][0] != F_PAY:
        return _open(s)
    cost = s.stack[-1][3].extra
    return Ruling("TS-506", "CANNOT_PAY_EFFECT", {"missing": missing(s.cubes[s.seat], cost.needs[0])})


def _leave(s: TimespanState, _action: TimespanAction) -> Ruling:
    """A cost is never optional once its reward is taken (TS-003); outside effects there is nothing to refuse."""
    return Ruling("TS-003", "MUST_ANSWER") if s.stack else _wrong_phase(s)


def _seat(s: TimespanState, _action: TimespanAction) -> Ruling:
    if s.stack:
        return _open(s)
    if s.phase == WORKING and s.rules.first_game:
        return Ruling("TS-112", "ONE_AFTER_ANOTHER")
    if s.phase == CAMELS and s.rules.cunning_camel:
        return Ruling("TS-454", "ONE_AFTER_ANOTHER")
    return Ruling("TS-008", "NOT_AT_ONCE")


def _time(_s: TimespanState, _action: TimespanAction) -> Ruling:
    return Ruling("TS-452", "NO_TIMER")


def _ask(_s: TimespanState, action: TimespanAction) -> Ruling:
    return Ruling("TS-003", "ASKS_ALREADY" if action.value else "ASKS_LITTLE")


_REASONS: Final[dict[int, Callable[[TimespanState, TimespanAction], Ruling]]] = {
    CIV: _civ,
    BOARD: _civ,
    BID: _bid,
    KEEP: _only_there("TS-039", "NOTHING_TO_KEEP"),
    OFFER: _offer,
    CAMEL: _camel,
    PLAYING: _play,
    WORK: _work,
    DONE: _done,
    DISCARDING: _discard,
    DELIVERING: _deliver,
    TRADE: _trade,
    CONVERT: _convert,
    SPEND: _spend,
    RETURN: _spend,
    CLOCKING: _clock,
    TAKE: _only_there("TS-003", "NO_SUCH_REWARD"),
    LEAVE: _leave,
    PICK: _only_there("TS-501", "NO_SUCH_OPTION"),
    UP: _up,
    STEP: _only_there("TS-250", "NO_STEP_OPEN"),
    DRAWING: _only_there("TS-336", "NO_SUCH_TYPE"),
    PAYING: _pay,
    ACCEPT: _only_there("TS-501", "NO_SUCH_OPTION"),
    TUCKING: _tuck,
    UNDER: _only_there("TS-163", "TUCK_TYPES_UPPER"),
    BURYING: _only_there("TS-154", "CANNOT_BURY"),
    LUX: _only_there("TS-502", "LUXURY_NOT_OFFERED"),
    WAKING: _wake,
    UNLOCKING: _unlock,
    OMIT: _only_there("TS-506", "NO_SUCH_DISCOUNT"),
    REACH: _reach,
    BASICALLY: _only_there("TS-506", "NO_SUCH_PAYMENT"),
    GIVE: _give,
    SEAT: _seat,
    ASIDE: _only_there("TS-131", "NO_SUPPORT_LEFT"),
    BACK: _only_there("TS-131", "NOT_ASIDE"),
    TIME: _time,
    ASK: _ask,
}
