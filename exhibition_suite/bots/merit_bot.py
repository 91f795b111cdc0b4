"""The bot that does what looks best at first sight: weak, but so fast that it can play thousands of games."""

from __future__ import annotations

from exhibition_suite.engine import Game, Observation, Rng

from .base import Choice, Limits, Stop, never


class MeritBot:
    """Plays the action with the highest merit, the first of those that are alike."""

    def choose(self, game: Game, seen: Observation, rng: Rng, limits: Limits = Limits(), stop: Stop = never) -> Choice:  # noqa: ARG002, B008
        world = game.redeal(seen, rng)
        return Choice(max(world.actions(), key=lambda action: game.merit(world, action)))
