"""The time track: which phase comes when, who acts in it, and what happens between (sections 1.5 to 1.9, 1.17)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Final

from exhibition_suite.engine import OVER
from exhibition_suite.engine.frames import by_kind, run

from . import activation, deeds, rival, setup
from .actions import A_CAMEL, A_DONE, A_OFFER, A_STAY, A_WORK, PLAY_CARD, PLAY_WONDER, TimespanAction, card_box, wonder_box
from .core import CAMELS, DISCOVERY_PHASE, FINAL, GAME_OVER, INCOME_PHASE, KEEPING, MISSING_CARD_COINS, SETTLING, WORKING, Core
from .frames import GENERAL
from .frames_of_boxes import OF_BOXES
from .frames_of_cards import OF_CARDS
from .frames_of_choice import OF_CHOICE
from .items import BOXES, CARDS, COST, COST_BIT, TRACKS, WONDER_BIT, WONDER_COST
from .nodes import COINS, at_the_end
from .players import NOWHERE, SHIP_BOX
from .support import conversions, telling
from .tables import AGE_ENDS, AGES, TIME_TRACK
from .warehouse import PRICES

HANDLERS: Final = by_kind(GENERAL, OF_CHOICE, OF_CARDS, OF_BOXES)
_STEPS: Final = tuple(handler.step for handler in HANDLERS)
OPTIONS: Final = tuple(handler.options for handler in HANDLERS)
ANSWERS: Final = tuple(handler.answer for handler in HANDLERS)
ROUNDS: Final = 5
TRACK_PHASES: Final = {"discovery": DISCOVERY_PHASE, "action": CAMELS, "income": INCOME_PHASE, "final": FINAL}


def settle(s: Core) -> None:
    """Goes on until somebody has something to decide, or the game is over."""
    phases = _PHASE_STEPS
    while not run(s, _STEPS):
        s.chain = 0
        s.running = s.guard = NOWHERE
        if not phases[s.phase](s):
            s.turn += 1
            return


def next_in_order(s: Core) -> int:
    """The seat that acts now in a phase that all play at once: the one that asked, or the first not done; -1: none (TS-008)."""
    done, active = s.done, s.active
    if active >= 0 and not done >> active & 1:
        return active
    for row in s.order:
        if not done >> row & 1:
            s.active = row
            return row
    return NOWHERE


def finish(s: Core, row: int) -> None:
    """The row is through with this phase."""
    s.done |= 1 << row
    s.active = NOWHERE


# ---- phase by phase: True when something was done, False when a decision stands


def _waits(_s: Core) -> bool:
    return False


def _discovery(s: Core) -> bool:
    row = next((row for row in s.order if not s.done >> row & 1), NOWHERE)
    if row == NOWHERE:
        _discard_offer(s)
        end_phase(s)
        return True
    if row >= s.seats:
        rival.take_offer(s, row)
        s.done |= 1 << row
        return True
    s.seat = row
    return False


def _seat_by_seat(rival_acts: Callable[[Core, int], None], ends: Callable[[Core], None]) -> Callable[[Core], bool]:
    """A part of the action phase: every seat acts until it is through, the Rival at once; then it ends."""

    def goes_on(s: Core) -> bool:
        row = next_in_order(s)
        if row == NOWHERE:
            ends(s)
            return True
        if row >= s.seats:
            rival_acts(s, row)
            finish(s, row)
            return True
        s.seat = row
        return False

    return goes_on


def _income(s: Core) -> bool:
    row = next_in_order(s)
    if row == NOWHERE:
        end_phase(s)
        return True
    nodes = s.incomes[row] if row < s.seats else None
    if nodes is None:
        finish(s, row)
        return True
    s.incomes[row] = None
    s.push(row, NOWHERE, nodes)
    return True


def _final(s: Core) -> bool:
    row = next_in_order(s)
    if row == NOWHERE:
        s.phase = GAME_OVER
        s.tell("ended", OVER)
        return True
    if row >= s.seats:
        finish(s, row)
        return True
    nodes = s.incomes[row]
    if nodes is not None:
        s.incomes[row] = None
        s.push(row, NOWHERE, nodes)
        return True
    s.seat = row
    return False


def _over(s: Core) -> bool:
    s.seat = OVER
    return False


# ---- beginning and ending phases


def end_phase(s: Core) -> None:
    """Blue points close, an age may end, the hourglass moves (TS-050, TS-056)."""
    activation.close_blue(s)
    if s.space in AGE_ENDS:
        _end_age(s)
    s.space += 1
    begin_phase(s)


def begin_phase(s: Core) -> None:
    """Begins the phase under the hourglass."""
    age, name = TIME_TRACK[s.space - 1]
    s.phase = TRACK_PHASES[name]
    s.done = 0
    s.active = NOWHERE
    if s.sink is not None:
        s.tell("phase", OVER, phase=name, age=AGES[age - 1], round=min(ROUNDS, rival.round_of(s)))
    if s.phase == DISCOVERY_PHASE:
        _deal_offers(s)
    elif s.phase == CAMELS:
        _order_camels(s)
    else:
        _begin_income(s)


def _end_age(s: Core) -> None:
    """The travel tile is laid, or turned; wandering wonders wander (TS-055, TS-450, TS-451)."""
    age = AGE_ENDS[s.space]
    s.tell("age_ends", OVER, age=AGES[age - 1])
    for seat in range(s.seats):
        s.travel[seat] = age
        activation.free_box(s, seat, SHIP_BOX)
    if s.rules.wandering_wonders:
        s.camel = [NOWHERE if place in (0, 1) else place for place in s.camel]
        s.wonder_deck += tuple(wonder for wonder in s.neutral if wonder >= 0)
        drawn = s.wonder_deck[:2]
        s.wonder_deck = s.wonder_deck[2:]
        s.neutral = (*drawn, *(NOWHERE,) * (2 - len(drawn)))
        s.tell("wandered", OVER, True, wonders=list(deeds.wonder_names(drawn)))


def _deal_offers(s: Core) -> None:
    """One offer more than players: all face-down cards, all face-up cards, then tiles, left to right (TS-080, TS-081)."""
    count = s.size + 1
    age = s.age
    cards, tiles = s.decks[age - 1], s.tile_decks[age - 1]
    downs, cards = _dealt(cards, count)
    ups, cards = _dealt(cards, count)
    found, tiles = _dealt(tiles, count)
    s.decks[age - 1], s.tile_decks[age - 1] = cards, tiles
    s.offers = tuple(zip(downs, ups, found, strict=True))
    s.tell("offers", OVER, True, count=count)


def _dealt(cards: tuple[int, ...], count: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return cards[:count] + (NOWHERE,) * max(0, count - len(cards)), cards[count:]


def take_offer(s: Core, seat: int, at: int) -> None:
    """Both cards to hand, the tile at once; a missing card is 2 coins (TS-082, TS-083, TS-E56)."""
    offer = s.offers[at]
    assert offer is not None
    down, up, tile = offer
    s.offers = (*s.offers[:at], None, *s.offers[at + 1 :])
    s.done |= 1 << seat
    if s.sink is not None:
        s.tell("took_offer", seat, True, number=at + 1, card=deeds.card_name(up), tile=deeds.tile_name(tile))
    if tile >= 0:
        deeds.gain_tile(s, seat, tile)
    missing = (down < 0) + (up < 0)
    if missing:
        s.grant(seat, COINS[MISSING_CARD_COINS * missing])
    for card in (down, up):
        if card >= 0:
            s.add_to_hand(seat, card)


def _discard_offer(s: Core) -> None:
    """The offer left over goes under decks and stack, the face-down card first (TS-084)."""
    for offer in s.offers:
        if offer is not None:
            down, up, tile = offer
            for card in (down, up):
                if card >= 0:
                    s.to_bottom(card, s.age)
            if tile >= 0:
                deeds.tile_under(s, tile)
            s.tell("offer_left", OVER, True, card=deeds.card_name(up))
    s.offers = ()


def _order_camels(s: Core) -> None:
    """Alone, the Rival's camel goes first, with Cunning camel by peace (TS-420, TS-454)."""
    if s.size > s.seats and not s.rules.cunning_camel:
        s.order = (s.seats, 0)
        return
    s.order = turn_order(s)


def turn_order(s: Core) -> tuple[int, ...]:
    """Highest marker first, ties by civilisation number (TS-074, TS-075)."""
    return tuple(sorted(range(s.size), key=lambda row: (-s.peace[row], s.civ[row])))


def _begin_work(s: Core) -> None:
    """All workers come home, then step B begins (TS-090, TS-091); alone, the player acts before the Rival (TS-420)."""
    s.phase = WORKING
    s.done = 0
    s.active = NOWHERE
    s.wonder_work = 0
    for seat in range(s.seats):
        s.waiting[seat] = s.workers[seat]
        s.dormant[seat] = 0
        s.board_work[seat] = 0
        line = s.timeline[seat]
        s.timeline[seat] = tuple([e if e is None or not e[3] else (*e[:3], False) for e in line])  # type: ignore[assignment]
    s.order = (0, 1) if s.size > s.seats else turn_order(s)
    s.tell("recalled", OVER, True)


def _begin_income(s: Core) -> None:
    """Snapshot of peace and income; marker, VP of peace, turn order (TS-060 to TS-064, TS-401, TS-505)."""
    final = s.phase == FINAL
    if final:
        s.base = s.vp[:]
        s.closed = (1 << len(TRACKS)) - 1  # blue points cannot be won any more (TS-406)
    s.incomes = [None] * s.size
    for row in range(s.size):
        if row >= s.seats:
            rival.peace(s, row, final)
            continue
        nodes = tuple(chain.from_iterable(s.income_lists(row)))
        s.incomes[row] = at_the_end(nodes) if final else nodes
        s.peace[row] = s.peace_of(row)
        s.score(row, s.peace[row], "peace")
    if final:
        s.peace_vp = s.peace[:]
    s.order = turn_order(s)


_BY_PHASE: Final[dict[int, Callable[[Core], bool]]] = {
    SETTLING: _waits,
    KEEPING: _waits,
    DISCOVERY_PHASE: _discovery,
    CAMELS: _seat_by_seat(rival.move, _begin_work),
    WORKING: _seat_by_seat(rival.act, end_phase),
    INCOME_PHASE: _income,
    FINAL: _final,
    GAME_OVER: _over,
}
_PHASE_STEPS: Final = tuple(_BY_PHASE[phase] for phase in range(len(_BY_PHASE)))

# ---- the decisions that stand alone


def base_options(s: Core) -> list[TimespanAction]:
    """What the seat to decide may do while no effect is open, support actions that pay for nothing left out."""
    seat = s.seat
    if s.phase == WORKING:
        return [*_plays(s, seat), *_works(s, seat), *telling(s, seat), A_DONE]
    if s.phase == CAMELS:
        return [A_CAMEL[place] for place in activation.camel_places(s, seat)] or [A_STAY]
    if s.phase == DISCOVERY_PHASE:
        return [A_OFFER[at] for at, offer in enumerate(s.offers) if offer is not None]
    if s.phase == FINAL:
        return [*telling(s, seat), *conversions(s.cubes[seat]), A_DONE]
    if s.phase == SETTLING:
        return setup.board_options(s)
    return setup.keep_options(s) if s.phase == KEEPING else []


def _plays(s: Core, seat: int) -> list[TimespanAction]:
    hand, wonders = s.hand[seat], s.wonders[seat]
    if not hand and not wonders:
        return []
    mask = PRICES.mask(s.cubes[seat])
    found = [PLAY_CARD[card] for card in hand if mask & COST_BIT[card]]
    if wonders:
        found += [PLAY_WONDER[wonder] for wonder in wonders if mask & WONDER_BIT[wonder]]
    return found


def _works(s: Core, seat: int) -> Sequence[TimespanAction]:
    """Empty boxes for a waiting worker: board, timeline cards, own wonders (TS-170)."""
    if not s.waiting[seat]:
        return ()
    found = [*_FREE_BOARD[s.board_work[seat]]]
    found += [WORK_ON_CARD[e[0]] for e in s.timeline[seat] if e is not None and not e[3]]
    built = s.built[seat]
    if built:
        found += [A_WORK[wonder_box(wonder)] for wonder in built if not s.wonder_work >> wonder & 1]
    return found


WORK_ON_CARD: Final = tuple(A_WORK[card_box(card)] for card in range(CARDS))
_FREE_BOARD: Final = tuple(tuple(A_WORK[box] for box in range(len(BOXES)) if not busy >> box & 1) for busy in range(1 << len(BOXES)))
"""Board boxes without a worker, by the mask of those that have one."""


def may_stay(s: Core, seat: int) -> bool:
    """No destination is free and no coin is there: the camel may stay, though coins could still be made (TS-105, TS-E34)."""
    return not any(place > 1 for place in activation.camel_places(s, seat)) and not s.cubes[seat] & 15


def play(s: Core, seat: int, action: TimespanAction) -> None:
    """`play`: pays by the cheapest conversions."""
    if PLAY_WONDER.get(action.value) is action:
        deeds.build(s, seat, action.value, WONDER_COST[action.value])
    else:
        deeds.play_card(s, seat, action.value, COST[action.value])
