"""The position as the suite knows it: decisions, actions, copies, views."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from exhibition_suite.engine import Rng, Ruling, ScoreTable, Sink
from exhibition_suite.engine.digest import digest, fields_of
from exhibition_suite.engine.seen import Seen

from . import automa, flow, power, rules, scoring, setup, turns, warping
from .actions import A_SEAT, DONE, EXCHANGE, FREE, HEXES, PASS, PLACE, SEAT, SLOT, WARP, AnachronyAction
from .automa_state import NOBODY
from .core import PHASES, POWERING, TURNS, WARPING, Core
from .options import Options
from .placing import place


@dataclass(frozen=True, eq=False, slots=True)
class Observation(Seen["AnachronyState"]):
    """What one seat may know (AN-024): stacks hold their top only, decks and what is not laid out nothing.

    `sizes`: tiles left in the primary and the secondary stacks, cards left in the Recruit and the Mine deck.
    """


HIDDEN: Final = -2
"""A Superproject that lies face down, a choice of Warp tiles that is not revealed."""


class AnachronyState(Core):
    """A position of Anachrony (see `Core` and `Players` for its parts)."""

    __slots__ = ()

    def __init__(self, options: Options, seats: int, seed: int) -> None:
        against = seats == 1 and options.opponent != "none"
        super().__init__(seats + 1 if against else seats)
        self.seats = seats
        self.rules = options
        self.impl = int(options.rules_profile == "alternative")
        self.sink = None
        self.stack = []
        self.era = 1
        self.turn = self.passed = self.done = self.rebate = self.pool = self.cubes = self.lodes = 0
        self.acted = False
        self.player = -1
        self.recruit_card = -1
        self.hexes = [-1] * 14
        self.pools = [(), (), ()]
        self.capital = (-1,) * HEXES
        self.closed = 1 << 10 if options.narrow_council and seats <= 2 else 0
        self.evacuees = ()
        self.chosen = [0] * self.size
        self.automa = NOBODY
        rng = Rng(seed)
        setup.lay_out(self, rng)
        setup.seat_all(self, rng)
        self.rng = rng.bits()
        if against:
            automa.set_up(self)
        flow.settle(self)

    # The contract

    @property
    def round(self) -> int:
        """The Era, 1 to 7 (AN-001)."""
        return self.era

    @property
    def choosing(self) -> bool:
        """An effect is open."""
        return bool(self.stack)

    @property
    def phase_id(self) -> str:
        """The phase in words of the engine."""
        return PHASES[self.phase]

    def actions(self) -> Sequence[AnachronyAction]:
        """The actions worth thinking about; `extras` has the other legal ones."""
        if self.stack:
            frame = self.stack[-1]
            options = flow.HANDLERS[frame[0]].options
            assert options is not None
            return options(self, frame)
        return flow.base_options(self)

    def extras(self) -> list[AnachronyAction]:
        """Legal actions that `actions` leaves out: equal or dearer spaces and slots, another order, other seats."""
        if self.stack:
            return turns.answer_extras(self, self.stack[-1])
        if self.phase == TURNS:
            return turns.turn_extras(self, self.seat)
        listed = set(self.actions())
        found: list[AnachronyAction] = []
        if self.phase == POWERING:
            found = power.all_slots(self, self.seat)
            if self.rules.power_up == "together":
                found += [A_SEAT[seat] for seat in range(self.seats) if seat != self.seat and not self.done >> seat & 1]
        elif self.phase == WARPING:
            found = warping.pickable(self, self.seat)
        return [action for action in found if action not in listed]

    def apply(self, action: AnachronyAction, sink: Sink | None = None) -> None:
        self.sink = sink
        kind = action.kind
        if self.stack:
            frame = self.stack[-1]
            answer = flow.HANDLERS[frame[0]].answer
            assert answer is not None
            answer(self, frame, action)
        elif kind == PLACE:
            self.acted = True
            place(self, self.seat, action)
        elif kind == FREE:
            turns.use_free(self, self.seat, action.value)
        elif self.phase == TURNS:
            if kind == PASS:
                flow.pass_turn(self, self.seat)
            else:
                self.tell("turn_ended", self.seat, True)
                flow.end_turn(self)
        elif self.phase == POWERING:
            self._apply_power(action)
        elif self.phase == WARPING:
            self._apply_warp(action)
        else:
            setup.answer(self, action)
        flow.settle(self)
        self.sink = None

    def _apply_power(self, action: AnachronyAction) -> None:
        if action.kind == SLOT:
            power.power(self, self.seat, action.value)
        elif action.kind == EXCHANGE:
            power.exchange(self, self.seat, action.value)
        elif action.kind == SEAT:
            self.player = action.value
        elif action.kind == DONE:
            power.finish(self, self.seat)

    def _apply_warp(self, action: AnachronyAction) -> None:
        if action.kind == WARP:
            self.chosen[self.seat] |= 1 << action.value
            if warping.pickable(self, self.seat):
                return
        warping.finish(self, self.seat)

    def copy(self) -> AnachronyState:
        new = AnachronyState.__new__(AnachronyState)
        self.copy_players(new)
        new.seats = self.seats
        new.rules = self.rules
        new.impl = self.impl
        new.sink = None
        new.stack = self.stack[:]
        new.seat = self.seat
        new.phase = self.phase
        new.era = self.era
        new.turn = self.turn
        new.first = self.first
        new.banner = self.banner
        new.player = self.player
        new.acted = self.acted
        new.passed = self.passed
        new.done = self.done
        new.rebate = self.rebate
        new.closed = self.closed
        new.lodes = self.lodes
        new.pool = self.pool
        new.cubes = self.cubes
        new.recruit_card = self.recruit_card
        new.supply = self.supply
        new.rng = self.rng
        new.hexes = self.hexes[:]
        new.pools = self.pools[:]
        new.capital = self.capital
        new.ruins = self.ruins
        new.primary = self.primary[:]
        new.secondary = self.secondary[:]
        new.projects = self.projects
        new.recruits = self.recruits
        new.mines = self.mines
        new.conditions = self.conditions
        new.evacuees = self.evacuees
        new.chosen = self.chosen[:]
        new.order = self.order
        new.automa = self.automa
        return new

    def refusal(self, action: AnachronyAction, seat: int | None = None) -> Ruling | None:
        return rules.refusal(self, action, seat)

    def scores(self) -> list[ScoreTable]:
        """Tables of the seats; in a game against an automatic opponent its own follows."""
        return scoring.tables(self)

    def totals(self) -> list[int]:
        return scoring.totals(self)

    # ---- views

    def observe(self, seat: int) -> Observation:
        """What a seat may know (AN-024)."""
        view = self.copy()
        view.rng = 0
        sizes = (*map(len, self.primary), *map(len, self.secondary), len(self.recruits), len(self.mines))
        view.primary = [stack[:1] for stack in self.primary]
        view.secondary = [stack[:1] for stack in self.secondary]
        shown = setup.shown_projects(self)
        view.projects = tuple(one if at < shown else HIDDEN for at, one in enumerate(self.projects))
        view.recruits = view.mines = ()
        view.ruins = tuple(HIDDEN if tile >= 0 else -1 for tile in self.ruins)
        secret = self.done & (1 << self.seats) - 1
        if self.phase == WARPING:
            view.turn = 0  # how often somebody has picked would tell how many tiles
        view.chosen = [mask if other == seat else (HIDDEN if secret >> other & 1 else 0) for other, mask in enumerate(self.chosen)]
        return Observation(seat, view, sizes)

    def fingerprint(self) -> str:
        return digest(self, FIELDS)


FIELDS: Final = fields_of(AnachronyState, "sink", "rules", "boards")
