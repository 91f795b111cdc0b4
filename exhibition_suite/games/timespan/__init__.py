"""Timespan. The rules engine; `GAME` is what the suite registers."""

from __future__ import annotations

from exhibition_suite.engine import Rng, SeatSetup

from . import actions, evaluate
from .actions import TimespanAction
from .options import Options as _Options
from .redeal import redeal
from .state import Observation, TimespanState


class TimespanGame:
    """The game as the suite knows it (see `engine.Game`)."""

    id = "timespan"
    rules_version = 1
    seats = range(1, 5)
    signs = ("ship", "balloon", "spaceship", "camel")
    Options = _Options

    def new(self, options: _Options, seats: int, seed: int) -> TimespanState:
        """The first decision of a game. Raises `ValueError` unless 1 to 4 sit down, or for an auction alone (TS-420)."""
        if seats not in self.seats:
            raise ValueError(f"1 to 4 players, not {seats}")
        if seats == 1 and options.boards == "auction":
            raise ValueError("no auction in a solo game (TS-420)")
        return TimespanState(options, seats, seed)

    def seating(self, _options: _Options, seats: tuple[SeatSetup, ...], _seed: int) -> tuple[SeatSetup, ...]:
        """The seats as they sit: turn order comes from peace and civilisations (TS-074)."""
        return seats

    def parse(self, text: str) -> TimespanAction:
        """The action with this notation. Raises `ValueError`."""
        return actions.parse(text)

    def redeal(self, seen: Observation, rng: Rng) -> TimespanState:
        """A position that fits what a seat knows, with everything hidden dealt anew."""
        return redeal(seen, rng)

    def opinion(self, state: TimespanState) -> list[float]:
        """Likely final points of each seat (and of the Rival)."""
        return evaluate.opinion(state)

    def merit(self, state: TimespanState, action: TimespanAction) -> float:
        """A cheap guess of an action's worth for the seat that decides."""
        return evaluate.merit(state, action)


GAME = TimespanGame()
