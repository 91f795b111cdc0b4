"""A small game with hidden cards for tests of the bots: nothing of it is known to them but the contract.

Each turn a seat takes one of two open cards, then keeps it or sells it for 2 points. Kept cards count their value; the open card is
replaced from a hidden bag. After five rounds the game is over.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from exhibition_suite.engine import OVER, Action, Rng, Ruling, ScoreLine, ScoreTable, Sink

ROUNDS = 5
TAKES = tuple(Action(n, f"take {['left', 'right'][n]}") for n in range(2))
ENDS = (Action(2, "keep"), Action(3, "sell"))
EVERY = {action.text: action for action in (*TAKES, *ENDS)}


@dataclass(frozen=True)
class Seen:
    seat: int
    view: FieldState


class FieldState:
    def __init__(self, seats: int, seed: int) -> None:
        self.seats = seats
        self.seat = 0
        self.round = 1
        self.hand = 0
        self.bag = list(range(1, 10)) * 4
        self.chance = Rng(seed)
        self.open = [self._draw(), self._draw()]
        self.points = [0] * seats

    choosing = False

    @property
    def turn(self) -> int:
        return self.round * 4 + self.seat

    def _draw(self) -> int:
        return self.bag.pop(self.chance.below(len(self.bag)))

    def actions(self) -> Sequence[Action]:
        if self.seat == OVER:
            return ()
        return ENDS if self.hand else TAKES

    def apply(self, action: Action, sink: Sink | None = None) -> None:
        if action.code < 2:
            self.hand = self.open[action.code]
            self.open[action.code] = self._draw()
            return
        self.points[self.seat] += self.hand if action.code == 2 else 2
        self.hand = 0
        self.seat += 1
        if self.seat == self.seats:
            self.seat = 0
            self.round += 1
            if self.round > ROUNDS:
                self.seat = OVER

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.bag, new.open, new.points = self.bag[:], self.open[:], self.points[:]
        new.chance = Rng(0)
        new.chance.state = self.chance.state
        return new

    def refusal(self, action: Action, seat: int | None = None) -> Ruling | None:
        return None if action in self.actions() else Ruling("FI-001", "NO")

    def observe(self, seat: int) -> Seen:
        view = self.copy()
        view.bag.sort()
        view.chance = Rng(0)
        return Seen(seat, view)

    def totals(self) -> list[int]:
        return self.points[:]

    def scores(self) -> list[ScoreTable]:
        best = max(self.points)
        return [ScoreTable(seat, (ScoreLine("cards", "FI-002", n, "yellow"),), n, 1 + (n < best)) for seat, n in enumerate(self.points)]

    def fingerprint(self) -> str:
        return hashlib.sha256(repr((self.seat, self.open, self.bag, self.points, self.chance.state)).encode()).hexdigest()


class FieldGame:
    """Looks like a game of the suite."""

    id = "fields"
    rules_version = 1
    seats = range(1, 4)
    signs = ("a", "b", "c")
    Options: Any = None

    def __init__(self) -> None:
        self.opinions = 0

    def new(self, options: Any, seats: int, seed: int) -> FieldState:
        return FieldState(seats, seed)

    def parse(self, text: str) -> Action:
        return EVERY[text]

    def redeal(self, seen: Seen, rng: Rng) -> FieldState:
        state = seen.view.copy()
        state.chance = Rng(rng.bits())
        return state

    def opinion(self, state: FieldState) -> list[float]:
        self.opinions += 1
        return [n + 5.0 * (ROUNDS - state.round) for n in state.points]

    def merit(self, state: FieldState, action: Action) -> float:
        if action.code < 2:
            return float(state.open[action.code])
        return float(state.hand if action.code == 2 else 2)
