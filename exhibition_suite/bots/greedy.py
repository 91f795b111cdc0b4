"""One turn ahead: the bot that tries every way to end its own turn and likes the outcome it thinks best of."""

from __future__ import annotations

import math
from typing import Any

from exhibition_suite.engine import OVER, Game, Observation, Rng

from .base import Choice, Limits, Stop, Value, never, turn_of

WORLDS = 3
"""Deals of the hidden part that an action is tried in, where the turn has a surprise to come."""
BREADTH = 8
"""Ways to go on that are tried after the first action, best by merit; a white card has hundreds."""


class GreedyBot:
    """Looks ahead to the end of its own turn and compares by the game's opinion.

    Attributes:
        noise: standard deviation, in points, of the error it makes in judging an action; 0 for none.
        worlds: deals of the hidden part that are averaged.
    """

    def __init__(self, noise: float = 0.0, worlds: int = WORLDS) -> None:
        self.noise = noise
        self.worlds = worlds

    def choose(self, game: Game, seen: Observation, rng: Rng, limits: Limits = Limits(), stop: Stop = never) -> Choice:  # noqa: ARG002, B008
        worlds = [game.redeal(seen, rng) for _ in range(self.worlds)]
        actions = worlds[0].actions()
        if len(actions) == 1:
            return Choice(actions[0])
        values: list[Value] = []
        for action in actions:
            if stop() and values:
                break
            worth, points = self._average(game, worlds, action)
            if self.noise:
                worth += self.noise * gauss(rng)
            values.append(Value(action, points, worth))
        values.sort(key=lambda value: -value.worth)
        return Choice(values[0].action, tuple(values))

    def _average(self, game: Game, worlds: list[Any], action: Any) -> tuple[float, float]:
        results = [after(game, world, action) for world in worlds]
        return sum(worth for worth, _ in results) / len(results), sum(points for _, points in results) / len(results)


def after(game: Game, state: Any, action: Any) -> tuple[float, float]:
    """Worth and expected points, for the seat to move, of the best end of this turn that starts with `action`."""
    seat = state.seat
    turn = turn_of(state)
    state = state.copy()
    state.apply(action)
    return _best_end(game, state, seat, turn)


def _best_end(game: Game, state: Any, seat: int, turn: int) -> tuple[float, float]:
    if state.seat == OVER or turn_of(state) != turn:
        return judge(game.opinion(state), seat)
    actions = state.actions()
    if state.choosing:
        # Points do not depend on such a choice; the cheap rule tells which one leaves the most room.
        actions = [max(actions, key=lambda action: game.merit(state, action))]
    elif len(actions) > BREADTH:
        actions = sorted(actions, key=lambda action: -game.merit(state, action))[:BREADTH]
    best: tuple[float, float] | None = None
    for action in actions:
        branch = state.copy()
        branch.apply(action)
        found = _best_end(game, branch, seat, turn)
        if best is None or found > best:
            best = found
    assert best is not None
    return best


def judge(scores: list[float], seat: int) -> tuple[float, float]:
    """Worth and points of expected final scores: own points, less half of what the others have on average."""
    own = scores[seat]
    if len(scores) == 1:
        return own, own
    return own - 0.5 * (sum(scores) - own) / (len(scores) - 1), own


def gauss(rng: Rng) -> float:
    """A normal deviate (Box and Muller) that is the same on every machine."""
    first = (rng.bits() + 1) / 2.0**64
    second = rng.bits() / 2.0**64
    return math.sqrt(-2.0 * math.log(first)) * math.cos(2.0 * math.pi * second)
