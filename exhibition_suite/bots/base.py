"""What every bot is, what it may spend and what it answers."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from exhibition_suite.engine import Game, Observation, Rng, State

Stop = Callable[[], bool]
"""Asked now and then while a bot thinks; True ends the thinking, and the best move so far is the answer."""


def never() -> bool:
    """The `Stop` that never stops."""
    return False


@dataclass(frozen=True, slots=True)
class Limits:
    """What a decision may cost. The first limit that is reached ends the thinking; a bot that needs no limit ignores them.

    Attributes:
        iterations: rounds of the search; with this limit alone a choice depends on the observation and the seed, not on the machine.
        seconds: time on the wall.
    """

    iterations: int | None = None
    seconds: float | None = None

    def deadline(self) -> float | None:
        """When the time is up, on the clock of `time.monotonic`."""
        return None if self.seconds is None else time.monotonic() + self.seconds


@dataclass(frozen=True, slots=True)
class Value:
    """What a bot thinks of one action.

    Attributes:
        action: the action.
        points: final score it expects for its seat after it.
        worth: what it compares actions by; of no meaning outside the list it stands in.
        share: how much of the thinking went into it, 0 to 1.
    """

    action: Any
    points: float
    worth: float
    share: float = 0.0


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot answers.

    Attributes:
        action: what it would play.
        values: its opinion of the actions it looked at, best first; empty where there was nothing to choose.
        iterations: rounds of the search that were spent.
    """

    action: Any
    values: tuple[Value, ...] = ()
    iterations: int = 0


class Bot(Protocol):
    """A player that sees one seat's observation and answers with an action."""

    def choose(self, game: Game, seen: Observation, rng: Rng, limits: Limits = ..., stop: Stop = ...) -> Choice:
        """The action to play at the decision that `seen` stands at; `seen.seat` is the seat that decides.

        Args:
            game: whose rules are played.
            seen: all the bot may know.
            rng: the bot's own chance, never the game's.
            limits: what the decision may cost.
            stop: asked while thinking.
        """
        ...


def turn_of(state: State) -> int:
    """Tells one turn from the next, also when one seat plays alone."""
    return state.turn


def margin(scores: list[float], seat: int) -> float:
    """How far a seat is ahead of the best other one; alone, its points."""
    own = scores[seat]
    best = None
    for other, points in enumerate(scores):
        if other != seat and (best is None or points > best):
            best = points
    return own if best is None else own - best
