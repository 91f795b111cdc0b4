"""One turn ahead: the bot that tries every way to end its own turn and likes the outcome it thinks best of."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

from exhibition_suite.engine import OVER, Game, Observation, Rng

from .base import Choice, Limits, Stop, Value, never, turn_of

WORLDS = 3
"""Deals of the hidden part that an action is tried in, where the turn has a surprise to come; two are enough to see that it has none."""
ALIKE = 1e-6
"""Difference in worth that two worlds that are alike may have, by rounding."""
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
        worlds = [game.redeal(seen, rng)]
        actions = worlds[0].actions()
        if len(actions) == 1:
            return Choice(actions[0])
        worlds += [game.redeal(seen, rng) for _ in range(1, self.worlds)]
        before = [judge(game.opinion(world), seen.seat)[0] for world in worlds] if self.worlds > 1 else [0.0]
        values: list[Value] = []
        for action in actions:
            if stop() and values:
                break
            worth, points = _average(game, worlds, before, action)
            if self.noise:
                worth += self.noise * gauss(rng)
            values.append(Value(action, points, worth))
        values.sort(key=lambda value: -value.worth)
        return Choice(values[0].action, tuple(values))


def _average(game: Game, worlds: list[Any], before: list[float], action: Any) -> tuple[float, float]:
    """Mean worth and points of an action. What it changes is alike in all worlds unless something hidden comes to light."""
    gains: list[float] = []
    points: list[float] = []
    for world, worth in zip(worlds, before, strict=True):
        found, expected = after(game, world, action)
        gains.append(found - worth)
        points.append(expected)
        if len(gains) == 2 and abs(gains[0] - gains[1]) < ALIKE:
            break
    return sum(before) / len(before) + sum(gains) / len(gains), sum(points) / len(points)


def after(game: Game, state: Any, action: Any) -> tuple[float, float]:
    """Worth and expected points, for the seat to move, of the best end of this turn that starts with `action`."""
    seat = state.seat
    turn = turn_of(state)
    state = state.copy()
    state.apply(action)
    return _best_end(game, state, seat, turn)


def _best_end(game: Game, state: Any, seat: int, turn: int) -> tuple[float, float]:
    """The best that can be made of `state`, which is used up."""
    while state.seat != OVER and turn_of(state) == turn:
        actions = state.actions()
        if len(actions) == 1:
            state.apply(actions[0])
        elif state.choosing:
            # Points do not depend on such a choice; the cheap rule tells which one leaves the most room.
            state.apply(max(actions, key=partial(game.merit, state)))
        else:
            return _best_branch(game, state, actions, seat, turn)
    return judge(game.opinion(state), seat)


def _best_branch(game: Game, state: Any, actions: Any, seat: int, turn: int) -> tuple[float, float]:
    if len(actions) > BREADTH:
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
