"""A real game to save, stopped wherever a test wants it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from exhibition_suite.engine import Match, Rng, SeatSetup
from exhibition_suite.games import load_game

Play = Callable[..., Match]


@pytest.fixture
def play() -> Play:
    """Plays a game by chance: `play(steps=40, seats=2, seed=7, **options)`; steps < 0 to its end."""

    def played(steps: int = 40, seats: int = 2, seed: int = 7, **options: object) -> Match:
        game = load_game("exhibition")
        setups = tuple(
            SeatSetup(name, "person", sign) for name, sign in list(zip(("花子", "Ada", "C", "D", "E"), game.signs, strict=True))[:seats]
        )
        match = Match(game, game.Options(**options), setups, seed)
        rng = Rng(seed + 1)
        while match.state.seat >= 0 and (steps < 0 or len(match.steps) < steps):
            actions = match.state.actions()
            match.play(actions[rng.below(len(actions))])
        return match

    return played
