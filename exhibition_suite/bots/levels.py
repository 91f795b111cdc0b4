"""The strengths a bot seat can have. Their words stand in the catalogues under `level.<game>.<id>`, or `level.<id>` for every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .base import Bot, Limits
from .greedy import GreedyBot
from .merit_bot import MeritBot
from .random_bot import RandomBot
from .search import SearchBot, SearchSettings

NO_LIMITS = Limits()


@dataclass(frozen=True, slots=True)
class Level:
    """A strength.

    Attributes:
        id: as it stands in a record.
        make: makes a fresh bot.
        limits: what it may spend on a decision.
    """

    id: str
    make: Callable[[], Bot]
    limits: Limits = NO_LIMITS


def _easy() -> Bot:
    return GreedyBot(noise=1.6, worlds=1)


def _hard() -> Bot:
    return SearchBot()


def _expert() -> Bot:
    """With thousands of playouts their noise averages out, so they go to the end, and the opinion only steadies them."""
    return SearchBot(SearchSettings(turns=20, samples=0, trust=0.3))


LEVELS: dict[str, Level] = {
    "easy": Level("easy", _easy),
    "normal": Level("normal", GreedyBot),
    "hard": Level("hard", _hard, Limits(iterations=150)),
    "expert": Level("expert", _expert, Limits(seconds=0.9)),
}
"""The levels people choose from, weakest first."""

PLAYERS: dict[str, Level] = {
    "random": Level("random", RandomBot),
    "merit": Level("merit", MeritBot),
    "quick": Level("quick", lambda: GreedyBot(worlds=1)),
    "greedy": Level("greedy", GreedyBot),
    **LEVELS,
}
"""Everything that can sit at a seat of a simulation."""


def _searched(make: Callable[[], Bot]) -> dict[str, Level]:
    """The levels that search, for a game whose turns are many and small."""
    return {"hard": Level("hard", make, Limits(iterations=400)), "expert": Level("expert", make, Limits(seconds=0.9))}


def _short_search() -> Bot:
    """Where turns are many and small, the opinion right after the tree is worth more than anything played on to."""
    return SearchBot(SearchSettings(turns=0, deals=64))


def _lead_search() -> Bot:
    """The same, for the lead alone: of 30 games of Anachrony against greedy it won 26, and 19 with the usual reward."""
    return SearchBot(SearchSettings(turns=0, deals=64, victory=0.0, rivalry=1.0))


TUNED: dict[str, dict[str, Level]] = {"timespan": _searched(_short_search), "anachrony": _searched(_lead_search)}
"""Levels that a game has its own settings for, by the game's id."""


def level(name: str, game_id: str = "") -> Level:
    """The level or measuring bot of this name, as it plays a game. Raises `KeyError`."""
    return TUNED.get(game_id, {}).get(name) or PLAYERS[name]
