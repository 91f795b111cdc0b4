"""The position: flat lists of ints, changed in place; one decision at a time."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from exhibition_suite.engine import OVER, Event, Rng, Ruling, ScoreTable, Sink
from exhibition_suite.engine.rng import GAMMA, MASK, MIX_1, MIX_2

from . import rules, scoring
from .actions import AS, DATING, GO, GOING, IN, NAMING, PLACE_LISTS, PLACING, TAKE, TAKING, ExhibitionAction
from .content import CARD_IDS, CONTINENT, CONTINENTS, WAR, WHITE, YEARS
from .halls import FREE, UNKNOWN, Halls, empty_fit
from .options import Options
from .showcases import AREA1, AREA3, DEPOT, DEPOT_SPOTS, MID, OUTSIDE, SLOT_COUNT, SLOT_OF, SLOTS, SPANS, SPOTS, window

VEHICLES: Final = ("zeppelin", "ford", "titanic", "dc3", "space_shuttle")
TAKE_STEP, GO_STEP, STEER_STEP, PLACE_STEP, AS_STEP, IN_STEP, OVER_STEP = range(7)
PHASES: Final = ("take", "go", "steer", "place", "as", "in", "over")


@dataclass(frozen=True, eq=False, slots=True)
class Observation:
    """What one seat may know: the position with the stock's order, the generator and the others' secrets blanked.

    Attributes:
        seat: whose view it is.
        view: a state to read; it cannot be played on, since it has no stock order.
    """

    seat: int
    view: ExhibitionState

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self.seat == other.seat and self.view.fingerprint() == other.view.fingerprint()

    def __hash__(self) -> int:
        return hash((self.seat, self.view.fingerprint()))


class ExhibitionState(Halls):
    """A position of Exhibition: 20th Century.

    Attributes:
        seat: the one to decide, or `OVER`.
        step: index into `PHASES`.
        round: counted from 1 (EX-026).
        hand: the card just taken, or -1; `aim`: the spot a white card is being put on, or -1.
        columns: the open cards of each continent, ascending (EX-022).
        stock: the face-down cards, in no order: each draw takes one by chance.
        vehicles: the continent each vehicle stands on; they may share one (EX-035).
        goal_rounds: round in which each seat reached All 6 Continents, or 0 (EX-100).
        secrets: decade of each seat, 0 to 9; -1 hidden or not in play (EX-130).
    """

    __slots__ = ("aim", "columns", "goal_rounds", "hand", "rng", "round", "seat", "secrets", "step", "stock", "vehicles")

    secrets: tuple[int, ...]
    stock: list[int]
    columns: list[tuple[int, ...]]
    rng: int

    def __init__(self, options: Options, seats: int, seed: int) -> None:
        super().__init__(options.kinds(), seats)
        self.fits = [empty_fit(self.kinds, seats)] * seats
        self.seat = 0
        self.step = TAKE_STEP
        self.round = 1
        self.hand = self.aim = FREE
        self.vehicles = list(range(seats))  # seat by seat on the continents of the tile, never North America (EX-023, EX-024)
        self.goal_rounds = [0] * seats
        self._deal(options, seed)

    def _deal(self, options: Options, seed: int) -> None:
        """Three open cards a continent, the rest is stock (EX-021); ten secret decades, one a player (EX-006, EX-025, EX-130)."""
        self.rng = Rng(seed).bits()
        self.stock = list(range(len(CARD_IDS)))
        self.columns = [tuple(sorted(self._draw() for _ in range(3))) for _ in CONTINENTS]
        self.secrets = (UNKNOWN,) * self.seats
        if options.secret_decade:
            decades = list(range(10))
            Rng(self.rng).shuffle(decades)
            self.secrets = tuple(decades[: self.seats])

    def _draw(self) -> int:
        """One card of the stock by chance: the steps of `engine.rng` written out, since every turn of every playout draws."""
        stock = self.stock
        self.rng = bits = (self.rng + GAMMA) & MASK
        bits = ((bits ^ (bits >> 30)) * MIX_1) & MASK
        bits = ((bits ^ (bits >> 27)) * MIX_2) & MASK
        index = (bits ^ (bits >> 31)) * len(stock) >> 64
        card = stock[index]
        last = stock.pop()
        if index < len(stock):
            stock[index] = last
        return card

    # The contract

    @property
    def turn(self) -> int:
        """Another number for every turn of every seat, and for the end of the game."""
        return self.round * 8 + self.seat

    @property
    def choosing(self) -> bool:
        """A white card lies on a spot and still needs its continent or year (EX-061)."""
        return self.step == AS_STEP or self.step == IN_STEP

    @property
    def phase(self) -> str:
        return PHASES[self.step]

    @property
    def stock_left(self) -> int:
        return len(self.stock)

    def legal_spots(self) -> tuple[int, ...]:
        """The spots for the card in hand; empty where no card is to be placed."""
        return self.spots_for(self.seat, self.hand) if self.step == PLACE_STEP else ()

    def actions(self) -> Sequence[ExhibitionAction]:
        at = self.step
        if at == PLACE_STEP:
            card = self.hand
            if CONTINENT[card] == WHITE:
                return PLACE_LISTS[self.white_spots(self.seat, card) | 1 << DEPOT]
            return PLACE_LISTS[self.fits[self.seat] >> (card << 4) & 0xFFFF | 1 << DEPOT]
        if at == TAKE_STEP:
            return [TAKE[card] for card in self.columns[self.vehicles[self.seat]]]
        if at == GO_STEP:
            return [GO[c] for c in range(6) if self.columns[c]]
        if at == STEER_STEP:
            return GO
        slot = SLOT_OF[self.aim]
        if at == AS_STEP:
            mask = self.continents_for(self.seat, slot)
            return [AS[c] for c in range(6) if mask >> c & 1]
        if at == IN_STEP:
            first, end = window(self.kinds[slot], self.row(self.seat, slot), self.aim - SPANS[slot][0])
            return IN[first:end]
        return ()

    def extras(self) -> Sequence[ExhibitionAction]:
        """None: every legal action is listed."""
        return ()

    def apply(self, action: ExhibitionAction, sink: Sink | None = None) -> None:
        kind = action.kind
        if kind == TAKING:
            self._take(action.value, sink)
        elif kind == PLACING:
            if action.value == DEPOT:
                self._store(sink)
            elif CONTINENT[self.hand] == WHITE:
                self._aim(action.value, sink)
            else:
                self._lay(action.value, CONTINENT[self.hand], sink)
        elif kind == GOING:
            self._go(action.value, sink)
        elif kind == NAMING:
            self._name(action.value, sink)
        elif kind == DATING:
            self.wild_year = action.value
            self._lay(self.aim, self.wild_continent, sink)

    # The steps of a turn

    def _take(self, card: int, sink: Sink | None) -> None:
        seat = self.seat
        at = self.vehicles[seat]
        self.hand = card
        self.columns[at] = tuple([other for other in self.columns[at] if other != card])
        if sink is not None:
            sink.append(Event("took", seat, {"card": CARD_IDS[card], "column": CONTINENTS[at]}))
        to = CONTINENT[card]
        if to == WHITE:
            self.step = STEER_STEP
        else:
            self._move(at, to, sink)

    def _move(self, at: int, to: int, sink: Sink | None) -> None:
        """Moves the vehicle (EX-033) and refills the column it leaves (EX-036, EX-037)."""
        seat = self.seat
        self.vehicles[seat] = to
        self.step = PLACE_STEP
        card = FREE
        if self.stock:
            card = self._draw()
            cards = [*self.columns[at], card]
            cards.sort()
            self.columns[at] = tuple(cards)
        if sink is not None:
            vehicle = {"vehicle": VEHICLES[seat]}
            if to == at:
                sink.append(Event("stayed", seat, {**vehicle, "at": CONTINENTS[at]}))
            else:
                sink.append(Event("moved", seat, {**vehicle, "from": CONTINENTS[at], "to": CONTINENTS[to]}))
            if card >= 0:
                sink.append(Event("refilled", seat, {"card": CARD_IDS[card], "column": CONTINENTS[at]}, reveals=True))
            else:
                sink.append(Event("not_refilled", seat, {"column": CONTINENTS[at]}))

    def _go(self, to: int, sink: Sink | None) -> None:
        seat = self.seat
        if self.step == STEER_STEP:
            self._move(self.vehicles[seat], to, sink)
            return
        self.vehicles[seat] = to
        self.step = TAKE_STEP
        if sink is not None:
            sink.append(Event("went", seat, {"vehicle": VEHICLES[seat], "to": CONTINENTS[to]}))

    def _aim(self, spot: int, sink: Sink | None) -> None:
        """Puts a white card on a spot; what is left to choose is asked next (EX-061), a forced choice is not asked."""
        if spot == MID:
            self._lay(spot, UNKNOWN, sink)
            return
        self.aim = spot
        mask = self.continents_for(self.seat, SLOT_OF[spot])
        if mask & (mask - 1):
            self.step = AS_STEP
        else:
            self._name(mask.bit_length() - 1, sink)

    def _name(self, continent: int, sink: Sink | None) -> None:
        if self.hand == WAR:
            self.war_continent = continent
            self._lay(self.aim, continent, sink)
            return
        self.wild_continent = continent
        slot = SLOT_OF[self.aim]
        first, end = window(self.kinds[slot], self.row(self.seat, slot), self.aim - SPANS[slot][0])
        self.step = IN_STEP
        if end - first == 1:
            self.wild_year = first
            self._lay(self.aim, continent, sink)

    def _lay(self, spot: int, continent: int, sink: Sink | None) -> None:
        """Puts the card in hand on a spot as a card of this effective continent, and ends the turn (EX-038, EX-074)."""
        seat, card, slot = self.seat, self.hand, SLOT_OF[spot]
        self.board[seat * SPOTS + spot] = card
        self.filled[seat] += 1
        if card < YEARS:
            self.dated[seat] |= 1 << card
        first_here = not self.shown[seat * SLOT_COUNT + slot]
        if continent >= 0:
            self.shown[seat * SLOT_COUNT + slot] |= 1 << continent
        if slot == AREA3 and self.kinds[slot] == "unique_decades":
            self.use_decade(card // 10)
        self.fits[seat] = self.fits[seat] & OUTSIDE[slot] | self.fit(seat, slot)
        if first_here and slot == AREA1 and self.kinds[slot] == "one_continent":
            self.claim(seat, continent)
        if sink is not None:
            self._tell_laid(spot, continent, sink)
        if CONTINENT[card] != WHITE and not self.seen[seat] >> continent & 1:
            self.seen[seat] |= 1 << continent
            if self.seen[seat] == 0b111111:
                self._reach_goal(sink)
        if self.filled[seat] == SPOTS:
            self._finish("out_hall", sink)
        self._next_turn(sink)

    def _tell_laid(self, spot: int, continent: int, sink: Sink) -> None:
        slot = SLOT_OF[spot]
        where = {"card": CARD_IDS[self.hand], "slot": SLOTS[slot], "kind": self.kinds[slot], "spot": spot - SPANS[slot][0] + 1}
        if CONTINENT[self.hand] == WHITE and continent >= 0:
            where |= {"year": self.effective(self.hand)[0], "continent": CONTINENTS[continent]}
            sink.append(Event("placed_as", self.seat, where))
        else:
            sink.append(Event("placed", self.seat, where))

    def _store(self, sink: Sink | None) -> None:
        seat, card = self.seat, self.hand
        self.depots[seat] = (*self.depots[seat], card)
        if sink is not None:
            sink.append(Event("stored", seat, {"card": CARD_IDS[card], "count": len(self.depots[seat])}))
        if len(self.depots[seat]) == DEPOT_SPOTS:
            self._finish("out_depot", sink)
        self._next_turn(sink)

    def _reach_goal(self, sink: Sink | None) -> None:
        self.goal_rounds[self.seat] = self.round
        if sink is not None:
            sink.append(Event("six_continents", self.seat, {"round": self.round, "points": scoring.goal_points(self, self.seat)}))

    def _finish(self, how: str, sink: Sink | None) -> None:
        """Puts the seat out; all it has stays as it is, claims and vehicle too (EX-070, EX-072)."""
        self.out |= 1 << self.seat
        if sink is not None:
            sink.append(Event(how, self.seat))

    def _next_turn(self, sink: Sink | None) -> None:
        """Gives the turn to the next seat that is not out (EX-026, EX-070, EX-071); ends the game when none is left (EX-073).

        A seat whose column is empty goes elsewhere first (EX-031); where no card is open at all it is out (EX-032).
        """
        self.hand = self.aim = FREE
        everyone = (1 << self.seats) - 1
        while self.out != everyone:
            self.seat += 1
            if self.seat == self.seats:
                self.seat = 0
                self.round += 1
                if sink is not None:
                    sink.append(Event("round", OVER, {"round": self.round}))
            if self.out >> self.seat & 1:
                continue
            if self.columns[self.vehicles[self.seat]]:
                self.step = TAKE_STEP
                return
            if any(self.columns):
                self.step = GO_STEP
                return
            self._finish("out_stuck", sink)
        self.seat = OVER
        self.step = OVER_STEP
        if sink is not None:
            sink.append(Event("ended", OVER))
            sink.extend(Event("secret", s, {"decade": 1900 + 10 * d}, reveals=True) for s, d in enumerate(self.secrets) if d >= 0)

    # Copies and views

    def copy(self) -> ExhibitionState:
        new = ExhibitionState.__new__(ExhibitionState)
        new.seats = self.seats
        new.kinds = self.kinds
        new.seat = self.seat
        new.step = self.step
        new.round = self.round
        new.hand = self.hand
        new.aim = self.aim
        new.war_continent = self.war_continent
        new.wild_year = self.wild_year
        new.wild_continent = self.wild_continent
        new.out = self.out
        new.decades = self.decades
        new.rng = self.rng
        new.secrets = self.secrets
        new.columns = self.columns[:]
        new.stock = self.stock[:]
        new.vehicles = self.vehicles[:]
        new.board = self.board[:]
        new.depots = self.depots[:]
        new.filled = self.filled[:]
        new.fits = self.fits[:]
        new.dated = self.dated[:]
        new.seen = self.seen[:]
        new.shown = self.shown[:]
        new.goal_rounds = self.goal_rounds[:]
        return new

    def observe(self, seat: int) -> Observation:
        """What a seat may know: neither the stock's order nor, before the end, the others' secrets (EX-131)."""
        view = self.copy()
        view.rng = 0
        view.stock.sort()
        if self.seat != OVER:
            view.secrets = tuple(decade if other == seat else UNKNOWN for other, decade in enumerate(self.secrets))
        return Observation(seat, view)

    def refusal(self, action: ExhibitionAction, seat: int | None = None) -> Ruling | None:
        return next(iter(rules.refusals(self, action, seat)), None)

    def refusals(self, action: ExhibitionAction, seat: int | None = None) -> list[Ruling]:
        """Every rule that `action` breaks, the first one first; empty if it is legal."""
        return rules.refusals(self, action, seat)

    def scores(self) -> list[ScoreTable]:
        return scoring.tables(self)

    def totals(self) -> list[int]:
        return scoring.totals(self)

    def fingerprint(self) -> str:
        whole = [getattr(self, name) for name in (*Halls.__slots__, *self.__slots__)]
        return hashlib.sha256(json.dumps(whole, separators=(",", ":")).encode()).hexdigest()
