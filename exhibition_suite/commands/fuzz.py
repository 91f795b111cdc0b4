"""`fuzz`: random games by the thousand, and after every move what must always hold."""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass
from typing import Any

from exhibition_suite.engine import OVER, Match, Rng, SeatSetup
from exhibition_suite.games import GAME_IDS, load_game

from . import fits, options
from .console import FOUND, OK, Console
from .crew import spread
from .parser import Parser, whole
from .watches import WATCHES, Broken, hold

GAMES = 10_000
CLOSELY = 8
"""One decision in so many is looked at closely."""
EXTRAS = 4
"""Of those, one in so many plays an action that bots leave out, where there is one."""
SHOWN = 20
"""Broken games that are told."""


@dataclass(frozen=True, slots=True)
class BrokenGame:
    """A game that broke: how many seats, its seed, and what broke as id of the catalogue with what its words tell. A fault of the
    program has its own words, which are nobody's language."""

    seats: int
    seed: int
    what: str
    params: dict[str, Any]

    def told(self, console: Console) -> str:
        """One line about it."""
        what = console.say(f"cli.broken.{self.what}", **self.params)
        return console.say("cli.fuzz.broken", seats=self.seats, seed=self.seed, what=what)


@dataclass(frozen=True, slots=True)
class Batch:
    """Games with neighbouring seeds."""

    game: str
    seats: int
    first: int
    count: int
    variants: bool


def add(parser: Parser, console: Console) -> None:
    """The words of the command."""
    say = console.say
    games = whole(console, "--games", 1, 10_000_000)
    parser.add_argument("--game", choices=GAME_IDS, default="exhibition", help=say("cli.help.game"))
    parser.add_argument("--games", type=games, default=GAMES, metavar="N", help=say("cli.help.fuzz_games"))
    parser.add_argument("--seed", type=whole(console, "--seed", 0, 2**63), default=1, metavar="N", help=say("cli.help.seed"))
    parser.add_argument("--seats", type=whole(console, "--seats", 1, 5), metavar="N", help=say("cli.help.fuzz_seats"))
    parser.add_argument("--variants", choices=("random", "none"), default="random", help=say("cli.help.variants"))
    parser.add_argument("--workers", type=whole(console, "--workers", 1, 256), metavar="N", help=say("cli.help.workers"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Plays them all; tells each broken game with the seed that shows it again."""
    known: Any = load_game(args.game)
    counts = [fits.seats(console, known, args.seats)] if args.seats else list(known.seats)
    batches = [
        Batch(args.game, seats, args.seed + start, min(50, args.games - start), args.variants == "random")
        for seats in counts
        for start in range(0, args.games, 50)
    ]
    progress = console.progress(args.games * len(counts))
    broken: list[BrokenGame] = []
    decisions = 0
    try:
        for batch, found, moves in spread(play_batch, batches, args.workers or os.cpu_count() or 1):
            broken += found
            decisions += moves
            progress.step(batch.count)
    finally:
        progress.close()
    for game in broken[:SHOWN]:
        console.line(game.told(console))
    games = args.games * len(counts)
    console.line(console.say("cli.fuzz.done", games=games, decisions=decisions, broken=len(broken)))
    return FOUND if broken else OK


def play_batch(batch: Batch) -> tuple[Batch, list[BrokenGame], int]:
    """Plays a batch: the broken games, and the number of decisions."""
    broken = []
    decisions = 0
    for seed in range(batch.first, batch.first + batch.count):
        try:
            decisions += play_one(batch.game, batch.seats, seed, variants=batch.variants)
        except Broken as fault:
            broken.append(BrokenGame(batch.seats, seed, fault.what, fault.params))
        except Exception as fault:  # whatever breaks a game is what the fuzzer looks for
            broken.append(BrokenGame(batch.seats, seed, "fault", {"fault": type(fault).__name__, "what": str(fault)}))
    return batch, broken, decisions


def play_one(game_id: str, seats: int, seed: int, *, variants: bool) -> int:
    """One random game under watch; gives its number of decisions. Raises `Broken`."""
    game: Any = load_game(game_id)
    rng = Rng(seed ^ 0x5EED)
    match = _match(game, seats, seed, rng, variants)
    watch = WATCHES[game_id](match)
    while match.state.seat != OVER:
        actions = match.state.actions()
        hold(len(actions) > 0, "no_action")
        if rng.below(CLOSELY) == 0:
            watch.closely(rng)
            extras = match.state.extras()
            if extras and rng.below(EXTRAS) == 0:
                actions = extras
        match.play(actions[rng.below(len(actions))])
        watch.after()
    watch.at_the_end()
    return len(match.steps)


def _match(game: Any, seats: int, seed: int, rng: Rng, variants: bool) -> Match:
    """A new game; options that this number of seats may not have are drawn again."""
    setups = tuple(SeatSetup(f"seat {seat + 1}") for seat in range(seats))
    while True:
        try:
            return Match(game, options.drawn(game, rng) if variants else game.Options(), setups, seed)
        except ValueError:
            if not variants:
                raise
