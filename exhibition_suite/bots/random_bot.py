"""The bot that everything else is measured against: any legal action, all equally likely."""

from __future__ import annotations

from exhibition_suite.engine import Game, Observation, Rng

from .base import Choice, Limits, Stop, never


class RandomBot:
    """Plays any legal action."""

    def choose(self, game: Game, seen: Observation, rng: Rng, limits: Limits = Limits(), stop: Stop = never) -> Choice:  # noqa: ARG002, B008
        actions = game.redeal(seen, rng).actions()
        return Choice(actions[rng.below(len(actions))])
