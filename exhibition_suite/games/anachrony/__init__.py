"""Anachrony. The rules engine; `GAME` is what the suite registers."""

from __future__ import annotations

from exhibition_suite.engine import Rng, SeatSetup

from . import actions, evaluate
from .actions import AnachronyAction
from .options import Options as _Options
from .redeal import redeal
from .state import AnachronyState, Observation


class AnachronyGame:
    """The game as the suite knows it (see `engine.Game`)."""

    id = "anachrony"
    rules_version = 1
    seats = range(1, 5)
    signs = ("harmony", "dominance", "progress", "salvation")
    Options = _Options

    def new(self, options: _Options, seats: int, seed: int) -> AnachronyState:
        """The first decision of a game. Raises `ValueError` unless 1 to 4 sit down."""
        if seats not in self.seats:
            raise ValueError(f"1 to 4 players, not {seats}")
        return AnachronyState(options, seats, seed)

    def seating(self, _options: _Options, seats: tuple[SeatSetup, ...], _seed: int) -> tuple[SeatSetup, ...]:
        """The seats as they sit: the First Player is drawn at set-up (AN-074)."""
        return seats

    def parse(self, text: str) -> AnachronyAction:
        """The action with this notation. Raises `ValueError`."""
        return actions.parse(text)

    def redeal(self, seen: Observation, rng: Rng) -> AnachronyState:
        """A position that fits what a seat knows, with everything hidden dealt anew."""
        return redeal(seen, rng)

    def opinion(self, state: AnachronyState) -> list[float]:
        """Likely final points of each row."""
        return evaluate.opinion(state)

    def merit(self, state: AnachronyState, action: AnachronyAction) -> float:
        """A cheap guess of an action's worth for the seat that decides."""
        return evaluate.merit(state, action)


GAME = AnachronyGame()
