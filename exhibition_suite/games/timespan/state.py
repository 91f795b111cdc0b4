"""The position as the suite knows it: decisions, actions, copies, views."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from exhibition_suite.engine import OVER, Rng, Ruling, ScoreTable, Sink
from exhibition_suite.engine.digest import digest, fields_of
from exhibition_suite.engine.seen import Seen

from . import activation, deeds, flow, rules, scoring, setup
from .actions import (
    A_ASIDE,
    A_ASK,
    A_DONE,
    A_LEAVE,
    A_SEAT,
    A_STAY,
    A_TIME,
    ASIDE,
    ASK,
    CAMEL,
    OFFER,
    PLAYING,
    SEAT,
    SUPPORT,
    TIME,
    WORK,
    TimespanAction,
)
from .core import (
    ATOMIC,
    CAMELS,
    F_ASIDE,
    F_ENTER,
    F_LOOK,
    F_TILES,
    F_TUCK,
    F_UNDER,
    FINAL,
    GAME_OVER,
    KEEPING,
    PHASES,
    SETTLING,
    WORKING,
    Core,
    Frame,
)
from .flow import ANSWERS, OPTIONS, base_options, settle
from .frames_of_cards import OF_CARDS
from .items import AGE, TYPE
from .options import Options
from .players import NOWHERE
from .rival import round_of
from .support import every, support

_IN_BETWEEN: Final = SUPPORT | {ASIDE, TIME, ASK}
"""Kinds of actions that may come while an effect is open (TS-003, TS-130, TS-131, TS-452)."""
HIDDEN: Final = -2
"""A card of which nothing is known."""


def back(card: int) -> int:
    """A hidden history card of which the back shows age and type (TS-011): below `HIDDEN`."""
    return HIDDEN - 1 - (AGE[card] * 8 + TYPE[card])


def shown(hidden: int) -> tuple[int, int]:
    """Age and type on the back of a hidden card."""
    return divmod(HIDDEN - 1 - hidden, 8)


@dataclass(frozen=True, eq=False, slots=True)
class Observation(Seen["TimespanState"]):
    """What one seat may know: hidden cards are backs, decks hold nothing but the top card's back.

    `sizes`: cards left in the four history decks, the wonder deck, the vision deck and the three tile stacks.

    Attributes:
        tiles: the tiles whose place is not known, by stack, sorted.
    """

    tiles: tuple[tuple[int, ...], ...]

    def _key(self) -> tuple[Any, ...]:
        return (*Seen._key(self), self.tiles)


class TimespanState(Core):
    """A position of Timespan (see `Core` and `Players` for its parts)."""

    __slots__ = ()

    def __init__(self, options: Options, seats: int, seed: int) -> None:
        solo = seats == 1
        super().__init__(seats + 1 if solo else seats)
        self.seats = seats
        self.rules = options
        self.sink = None
        self.stack = []
        self.chain = self.done = self.turn = self.closed = self.claimed = self.asked = 0
        self.guard = self.active = NOWHERE
        self.offers = ()
        self.dealt = self.pairs = ()
        self.bids = (None,) * seats
        self.incomes = []
        self.base = []
        self.peace_vp = []
        self.order = ()
        rng = Rng(seed)
        setup.lay_out(self, rng)
        self.rng = rng.bits()
        self.phase = SETTLING
        setup.share_boards(self, Rng(self.rng))
        if options.boards == "random" and options.first_game:
            flow.begin_phase(self)
        settle(self)

    # The contract

    @property
    def round(self) -> int:
        """Round of the game, 1 to 5 (TS-052)."""
        return min(flow.ROUNDS, round_of(self))

    @property
    def choosing(self) -> bool:
        """An effect is open."""
        return bool(self.stack)

    @property
    def phase_id(self) -> str:
        """The phase in words of the engine."""
        return PHASES[self.phase]

    def actions(self) -> Sequence[TimespanAction]:
        """The actions worth thinking about; `extras` has the other legal ones."""
        stack = self.stack
        if stack:
            frame = stack[-1]
            options = OPTIONS[frame[0]]
            assert options is not None
            return options(self, frame)
        return base_options(self)

    def extras(self) -> list[TimespanAction]:
        """Legal actions that `actions` leaves out: support actions at any time, refusals that cannot help, other seats."""
        if self.phase in (SETTLING, KEEPING, GAME_OVER):
            return []
        listed = set(self.actions())
        found: list[TimespanAction] = []
        if not self.stack or self.stack[-1][0] not in ATOMIC:
            found += [action for action in every(self, self.seat) if action not in listed]
            found += self._asides()
            found.append(A_ASK[not self.asked >> self.seat & 1])
        if self.stack:
            if flow.HANDLERS[self.stack[-1][0]].skips:
                found.append(A_LEAVE)
        elif self.phase in (WORKING, CAMELS, FINAL):
            found += self._other_seats()
        if self.phase == CAMELS and not self.stack and A_STAY not in listed and flow.may_stay(self, self.seat):
            found.append(A_STAY)
        if self.rules.time_is_money and self.phase == WORKING:
            found.append(A_TIME)
        return found

    def _asides(self) -> list[TimespanAction]:
        """Others may use support actions now, one of them at a time (TS-131)."""
        if any(frame[0] == F_ASIDE for frame in self.stack):
            return []
        return [A_ASIDE[seat] for seat in range(self.seats) if seat != self.seat and every(self, seat)]

    def _other_seats(self) -> list[TimespanAction]:
        """Others may act now, or take their Done back, in what all do at once (TS-004, TS-008)."""
        rules_ = self.rules
        if (self.phase == CAMELS and rules_.cunning_camel) or (self.phase == WORKING and rules_.first_game):
            return []
        others = [seat for seat in range(self.seats) if seat != self.seat]
        return [A_SEAT[seat] for seat in others if self.phase != CAMELS or not self.done >> seat & 1]

    def apply(self, action: TimespanAction, sink: Sink | None = None) -> None:
        self.sink = sink
        kind = action.kind
        stack = self.stack
        if stack:
            if kind in _IN_BETWEEN:
                self._apply_in_between(action)
            else:
                frame = stack[-1]
                answer = ANSWERS[frame[0]]
                assert answer is not None
                answer(self, frame, action)
        elif self.phase == WORKING and kind == WORK:
            activation.put_worker(self, self.seat, action.value)
        elif self.phase == WORKING and kind == PLAYING:
            flow.play(self, self.seat, action)
        elif kind in SUPPORT:
            support(self, self.seat, action)
        else:
            self._apply_rare(action)
        settle(self)
        self.sink = None

    def _apply_in_between(self, action: TimespanAction) -> None:
        """What may come while a frame is open; a support action may be an answer to it as well."""
        frame = self.stack[-1]
        handler = flow.HANDLERS[frame[0]]
        assert handler.options is not None
        assert handler.answer is not None
        if action.kind not in SUPPORT:
            self._apply_rare(action)
        elif action in handler.options(self, frame):
            handler.answer(self, frame, action)
        else:
            support(self, self.seat, action)

    def _apply_rare(self, action: TimespanAction) -> None:
        kind, seat = action.kind, self.seat
        if action is A_DONE:
            flow.finish(self, seat)
            self.tell("done", seat, True)
        elif kind == CAMEL:
            flow.finish(self, seat)
            if action is A_STAY:
                self.tell("stayed", seat)
            else:
                activation.move_camel(self, seat, action.value)
        elif kind == OFFER:
            flow.take_offer(self, seat, action.value)
        elif kind == SEAT:
            self.done &= ~(1 << action.value)
            self.active = action.value
        elif kind == ASIDE:
            self.stack.append((F_ASIDE, action.value, NOWHERE, self.chain, self.running, self.guard))
            self.chain = 0
            self.running = self.guard = NOWHERE
        elif kind == TIME:
            self._time_up()
        elif kind == ASK:
            self.asked ^= 1 << seat
        elif self.phase == KEEPING:
            if setup.answer_keep(self, action):
                self.tell("visions", OVER, True)
                flow.begin_phase(self)
        else:
            setup.answer_board(self, action)
            if self.phase == SETTLING and NOWHERE not in self.tech[: self.seats]:
                flow.begin_phase(self)

    def _time_up(self) -> None:
        """Pending choices are lost, what was begun as one deed is completed, everybody is done (TS-453)."""
        self.tell("time_up", OVER, True)
        for frame in reversed(self.stack):
            if frame[0] == F_ENTER and not frame[4]:
                deeds.enter(self, frame[1], frame[3])
            elif frame[0] == F_UNDER:
                deeds.tuck(self, frame[1], frame[3], frame[4][0])
            elif frame[0] in (F_LOOK, F_TILES, F_TUCK):
                self._put_back(frame)
        self.stack.clear()
        self.done |= (1 << self.seats) - 1
        self.active = NOWHERE

    def _put_back(self, frame: Frame) -> None:
        """What was looked at goes to the bottom: the frame declined."""
        answer = OF_CARDS[frame[0]].answer
        assert answer is not None
        del self.stack[self.stack.index(frame) + 1 :]
        answer(self, frame, A_LEAVE)
        if self.stack and self.stack[-1][0] == frame[0]:
            OF_CARDS[frame[0]].step(self, self.stack[-1])

    def copy(self) -> TimespanState:
        new = TimespanState.__new__(TimespanState)
        self.copy_players(new)
        new.seats = self.seats
        new.rules = self.rules
        new.sink = None
        new.stack = self.stack[:]
        new.seat = self.seat
        new.phase = self.phase
        new.chain = self.chain
        new.done = self.done
        new.turn = self.turn
        new.asked = self.asked
        new.closed = self.closed
        new.claimed = self.claimed
        new.guard = self.guard
        new.active = self.active
        new.offers = self.offers
        new.dealt = self.dealt
        new.pairs = self.pairs
        new.bids = self.bids
        new.incomes = self.incomes[:]
        new.base = self.base
        new.peace_vp = self.peace_vp
        new.order = self.order
        new.rng = self.rng
        new.decks = self.decks[:]
        new.tile_decks = self.tile_decks[:]
        new.wonder_deck = self.wonder_deck
        new.vision_deck = self.vision_deck
        new.neutral = self.neutral
        new.lux_supply = self.lux_supply
        return new

    def refusal(self, action: TimespanAction, seat: int | None = None) -> Ruling | None:
        return rules.refusal(self, action, seat)

    def scores(self) -> list[ScoreTable]:
        """Tables of the seats; in a solo game the Rival's follows."""
        return scoring.tables(self)

    def totals(self) -> list[int]:
        return scoring.totals(self)

    # ---- views

    def observe(self, seat: int) -> Observation:
        """What a seat may know (TS-006): no hand but its own, backs for the rest, of the decks only the top back."""
        view = self.copy()
        view.rng = 0
        sizes = (*map(len, self.decks), len(self.wonder_deck), len(self.vision_deck), *map(len, self.tile_decks))
        view.decks = [(back(cards[0]),) if cards else () for cards in self.decks]
        view.wonder_deck = view.vision_deck = ()
        view.tile_decks = [() for _ in self.tile_decks]
        view.offers = tuple(o and (back(o[0]) if o[0] >= 0 else o[0], o[1], o[2]) for o in self.offers)
        for other in range(self.size):
            if other != seat:
                view.hand[other] = tuple(sorted(back(card) for card in self.hand[other]))
                view.wonders[other] = (HIDDEN,) * len(self.wonders[other])
                if self.phase == KEEPING and other < self.seats:
                    view.visions[other] = NOWHERE if self.visions[other] < 0 else HIDDEN
        if self.phase == KEEPING:
            view.dealt = tuple(d if other == seat else (HIDDEN,) * len(d) for other, d in enumerate(self.dealt))
        view.stack = [_seen(frame, seat) for frame in self.stack]
        return Observation(seat, view, sizes, self._unseen_tiles(seat))

    def _unseen_tiles(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """Discovery tiles of each stack and in the hands of whoever else looks at some."""
        stacks = [list(tiles) for tiles in self.tile_decks]
        for frame in self.stack:
            if frame[0] == F_TILES and frame[1] != seat:
                stacks[min(self.age, 3) - 1] += frame[4]
        return tuple(tuple(sorted(tiles)) for tiles in stacks)

    def fingerprint(self) -> str:
        return digest(self, FIELDS)


FIELDS: Final = fields_of(TimespanState, "sink", "rules")


def _seen(frame: Frame, seat: int) -> Frame:
    """A frame as a seat sees it: cards that another seat looks at are hidden."""
    if frame[0] in (F_LOOK, F_TILES) and frame[1] != seat:
        return (*frame[:4], (HIDDEN,) * len(frame[4]), frame[5])
    if frame[0] == F_TUCK and frame[1] != seat and frame[4] is not None:
        return (*frame[:4], (HIDDEN,) * len(frame[4]))
    return frame
