"""Exhibition: 20th Century. The rules engine; `GAME` is what the suite registers."""

from __future__ import annotations

from exhibition_suite.engine import Rng, SeatSetup

from . import actions, evaluate
from .actions import ExhibitionAction
from .options import Options as _Options
from .state import VEHICLES, ExhibitionState, Observation


class ExhibitionGame:
    """The game as the suite knows it (see `engine.Game`)."""

    id = "exhibition"
    rules_version = 1
    seats = range(1, 6)
    signs = VEHICLES
    Options = _Options

    def new(self, options: _Options, seats: int, seed: int) -> ExhibitionState:
        """The first decision of a game (EX-020 to EX-026). Raises `ValueError` unless 1 to 5 sit down."""
        if seats not in self.seats:
            raise ValueError(f"1 to 5 players, not {seats}")
        return ExhibitionState(options, seats, seed)

    def seating(self, options: _Options, seats: tuple[SeatSetup, ...], seed: int) -> tuple[SeatSetup, ...]:
        """The seats in playing order: the start player first, then clockwise (EX-020).

        Raises `ValueError` where the chosen start player is not at the table.
        """
        first = Rng(~seed).below(len(seats)) if options.start == "random" else options.start
        if first >= len(seats):
            raise ValueError(f"no seat {first + 1} among {len(seats)}")
        return seats[first:] + seats[:first]

    def parse(self, text: str) -> ExhibitionAction:
        """The action with this notation. Raises `ValueError`."""
        return actions.parse(text)

    def redeal(self, seen: Observation, rng: Rng) -> ExhibitionState:
        """A position that fits what a seat knows, with stock order and secrets dealt anew."""
        state = seen.view.copy()
        state.rng = rng.bits()
        mine = state.secrets[seen.seat]
        if mine >= 0:
            decades = [decade for decade in range(10) if decade != mine]
            rng.shuffle(decades)
            state.secrets = tuple(d if d >= 0 else decades[seat] for seat, d in enumerate(state.secrets))
        return state

    def opinion(self, state: ExhibitionState) -> list[float]:
        """Likely final points of each seat."""
        return evaluate.opinion(state)

    def merit(self, state: ExhibitionState, action: ExhibitionAction) -> float:
        """A cheap guess of an action's worth for the seat that decides."""
        return evaluate.merit(state, action)


GAME = ExhibitionGame()
