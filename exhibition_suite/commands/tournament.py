"""Games between bots, many of them: the engine room of `simulate` and of the strength part of `bench`."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from exhibition_suite.bots import Bot, Limits, SearchBot
from exhibition_suite.bots.levels import level
from exhibition_suite.engine import OVER, Event, Record, Rng, SeatSetup
from exhibition_suite.games import load_game

from .crew import spread

Z = 1.959964
"""Of the 95 % intervals."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play.

    Attributes:
        game: id; `options` as plain data; `seed` of the deal.
        bots: names of the players by seat.
        limits: replaces the limits of the players that search, where given.
        keep: the notation of all actions is wanted; `items`: the tally of the game's items, where the game has one.
    """

    game: str
    options: dict[str, Any]
    seed: int
    bots: tuple[str, ...]
    limits: Limits | None = None
    keep: bool = False
    items: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """What became of it.

    Attributes:
        job: what was played.
        totals: final points by seat, then of whoever plays without one, as the Rival of a solo game; `places`: 1 for the best.
        lines: in the same order, points of each score line.
        rounds: rounds the game took.
        seconds: by seat, mean time of its decisions that were choices; `slowest`: the longest one of all.
        actions: notation of all actions, where wanted; `items`: the tally of the game as plain data, where wanted.
    """

    job: Job
    totals: tuple[int, ...]
    places: tuple[int, ...]
    lines: tuple[dict[str, int], ...]
    rounds: int
    seconds: tuple[float, ...]
    slowest: float
    actions: tuple[str, ...] = ()
    items: dict[str, Any] | None = None

    def plain(self) -> dict[str, Any]:
        """One line of JSON's worth."""
        tally = {} if self.items is None else {"items": self.items}
        return {
            "game": self.job.game,
            "options": self.job.options,
            "seed": self.job.seed,
            "bots": list(self.job.bots),
            "totals": list(self.totals),
            "places": list(self.places),
            "lines": list(self.lines),
            "rounds": self.rounds,
            "actions": list(self.actions),
            **tally,
        }

    def record(self) -> Record:
        """The game on paper; its actions must have been kept. The bots are called by their names here."""
        game, bots = load_game(self.job.game), self.job.bots
        names = [bot if bots.count(bot) == 1 else f"{bot} {seat}" for seat, bot in enumerate(bots, 1)]
        seats = tuple(SeatSetup(*one) for one in zip(names, bots, game.signs[: len(bots)], strict=True))
        return Record(self.job.game, game.rules_version, self.job.options, seats, self.job.seed, self.actions)


@dataclass(slots=True)
class _Player:
    bot: Bot
    limits: Limits
    rng: Rng
    since: int = 0
    times: list[float] = field(default_factory=list)


def _players(job: Job) -> list[_Player]:
    found = []
    for seat, name in enumerate(job.bots):
        known = level(name, job.game)
        bot = known.make()
        limits = job.limits if job.limits is not None and isinstance(bot, SearchBot) else known.limits
        found.append(_Player(bot, limits, Rng(job.seed * 1_000_003 + seat)))
    return found


def play(job: Job) -> Played:
    """Plays one game to its end. The result depends on the job alone unless a player searches by time."""
    game = load_game(job.game)
    state: Any = game.new(game.Options.model_validate(job.options), len(job.bots), job.seed)
    players = _players(job)
    codes: list[int] = []
    texts: list[str] = []
    tally = _tally(job)
    while state.seat != OVER:
        actions = state.actions()
        action = actions[0]
        if len(actions) > 1:
            player = players[state.seat]
            if isinstance(player.bot, SearchBot):
                player.bot.follow(codes[player.since :])
            player.since = len(codes)
            began = time.perf_counter()
            action = player.bot.choose(game, state.observe(state.seat), player.rng, player.limits).action
            player.times.append(time.perf_counter() - began)
        codes.append(action.code)
        if job.keep:
            texts.append(str(action))
        if tally is None:
            state.apply(action)
        else:
            tally.before(state, actions, action)
            events: list[Event] = []
            state.apply(action, events)
            tally.after(state, events)
    tables = state.scores()
    return Played(
        job,
        tuple(table.total for table in tables),
        tuple(table.place for table in tables),
        tuple({line.id: line.points for line in table.lines} for table in tables),
        state.round,
        tuple(sum(player.times) / max(1, len(player.times)) for player in players),
        max((longest for player in players for longest in player.times), default=0.0),
        tuple(texts),
        None if tally is None else tally.plain(state),
    )


def _tally(job: Job) -> Any:
    """What counts the items of the job's game, where that is wanted."""
    if not job.items:
        return None
    return import_module(f"exhibition_suite.games.{job.game}.tally").Tally(len(job.bots))


def play_all(jobs: Sequence[Job], workers: int) -> Iterator[Played]:
    """Plays all jobs, in their order."""
    yield from spread(play, jobs, workers, max(1, min(16, len(jobs) // (workers * 4))))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """95 % interval of a rate, after Wilson; a shared victory counts as its share."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = Z * math.sqrt(rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games))
    centre = rate + Z * Z / (2.0 * games)
    scale = 1.0 + Z * Z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def share_of_victory(places: Sequence[int], seat: int) -> float:
    """1 for the only winner, a part of it for those who share the first place, else 0."""
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def mean_and_spread(values: Sequence[float]) -> tuple[float, float]:
    """Mean and standard deviation."""
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    return mean, math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
