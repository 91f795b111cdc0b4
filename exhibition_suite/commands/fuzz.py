"""`fuzz`: random games by the thousand, and after every move what must always hold."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from exhibition_suite.engine import OVER, Match, Rng, SeatSetup
from exhibition_suite.games import load_game

from . import options
from .console import FOUND, OK, Console
from .parser import Parser, whole

GAMES = 10_000
SAMPLES = 6
"""Unlisted actions that are tried at a decision that is looked at closely."""
CLOSELY = 8
"""One decision in so many is looked at closely."""
SHOWN = 20
"""Broken games that are told."""


class Broken(AssertionError):
    """Something that must always hold does not."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Games with neighbouring seeds."""

    seats: int
    first: int
    count: int
    variants: bool


def add(parser: Parser, console: Console) -> None:
    """The words of the command."""
    say = console.say
    games = whole(console, "--games", 1, 10_000_000)
    parser.add_argument("--games", type=games, default=GAMES, metavar="N", help=say("cli.help.fuzz_games"))
    parser.add_argument("--seed", type=whole(console, "--seed", 0, 2**63), default=1, metavar="N", help=say("cli.help.seed"))
    parser.add_argument("--seats", type=whole(console, "--seats", 1, 5), metavar="N", help=say("cli.help.fuzz_seats"))
    parser.add_argument("--variants", choices=("random", "none"), default="random", help=say("cli.help.variants"))
    parser.add_argument("--workers", type=whole(console, "--workers", 1, 256), metavar="N", help=say("cli.help.workers"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Plays them all; tells each broken game with the seed that shows it again."""
    counts = [args.seats] if args.seats else list(load_game("exhibition").seats)
    batches = [
        Batch(seats, args.seed + start, min(50, args.games - start), args.variants == "random")
        for seats in counts
        for start in range(0, args.games, 50)
    ]
    progress = console.progress(args.games * len(counts))
    broken: list[tuple[int, int, str]] = []
    decisions = 0
    try:
        for batch, found, moves in _all(batches, args.workers or os.cpu_count() or 1):
            broken += found
            decisions += moves
            progress.step(batch.count)
    finally:
        progress.close()
    for seats, seed, what in broken[:SHOWN]:
        console.line(console.say("cli.fuzz.broken", seats=seats, seed=seed, what=what))
    games = args.games * len(counts)
    console.line(console.say("cli.fuzz.done", games=games, decisions=decisions, broken=len(broken)))
    return FOUND if broken else OK


def _all(batches: list[Batch], workers: int) -> Iterator[tuple[Batch, list[tuple[int, int, str]], int]]:
    if workers < 2 or len(batches) < 2:
        yield from map(play_batch, batches)
        return
    with ProcessPoolExecutor(min(workers, len(batches)), mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(play_batch, batches)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play_batch(batch: Batch) -> tuple[Batch, list[tuple[int, int, str]], int]:
    """Plays a batch: the broken games as seats, seed and what broke, and the number of decisions."""
    broken = []
    decisions = 0
    for seed in range(batch.first, batch.first + batch.count):
        try:
            decisions += play_one(batch.seats, seed, variants=batch.variants)
        except Exception as fault:  # whatever breaks a game is what the fuzzer looks for
            broken.append((batch.seats, seed, f"{type(fault).__name__}: {fault}"))
    return batch, broken, decisions


def play_one(seats: int, seed: int, *, variants: bool) -> int:
    """One random game under watch; gives its number of decisions. Raises `Broken`."""
    game: Any = load_game("exhibition")
    rng = Rng(seed ^ 0x5EED)
    chosen = options.drawn(game, rng) if variants else game.Options()
    match = Match(game, chosen, tuple(SeatSetup(f"seat {seat + 1}") for seat in range(seats)), seed)
    watch = Watch(match)
    while match.state.seat != OVER:
        actions = match.state.actions()
        hold(len(actions) > 0, "a decision without an action")
        if rng.below(CLOSELY) == 0:
            watch.closely(rng)
        match.play(actions[rng.below(len(actions))])
        watch.after()
    watch.at_the_end()
    return len(match.steps)


def hold(condition: bool, what: str) -> None:
    """Raises `Broken` unless the condition holds."""
    if not condition:
        raise Broken(what)


class Watch:
    """What must hold in a game of Exhibition, move by move."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._out: set[int] = set()
        self._laid: dict[tuple[int, int], int] = {}

    def after(self) -> None:
        """After every move."""
        state: Any = self.match.state
        self._cards(state)
        hold(state.round <= 19, f"round {state.round} (EX-046)")
        now = {seat for seat in range(state.seats) if state.is_out(seat)}
        hold(self._out <= now, "a seat that was out plays again (EX-070)")
        hold(state.seat not in self._out, "a seat that is out has the turn (EX-070)")
        self._out = now
        for where, card in self._laid.items():
            hold(state.card_at(*where) == card, "a laid card moved (EX-039)")
        self._laid = {
            (seat, spot): state.card_at(seat, spot) for seat in range(state.seats) for spot in range(16) if state.card_at(seat, spot) >= 0
        }

    def _cards(self, state: Any) -> None:
        cards = [card for column in state.columns for card in column] + [card for depot in state.depots for card in depot]
        cards += list(self._halls(state))
        if state.hand >= 0:
            cards.append(state.hand)
        hold(len(set(cards)) == len(cards), "a card lies twice (EX-002)")
        hold(len(cards) + state.stock_left == 101, "a card is lost (EX-002)")

    @staticmethod
    def _halls(state: Any) -> Iterator[int]:
        for seat in range(state.seats):
            for spot in range(16):
                card = state.card_at(seat, spot)
                if card >= 0:
                    yield card

    def closely(self, rng: Rng) -> None:
        """At some decisions: what is listed is accepted, what is not is refused with a rule; copies, totals, the played record."""
        match = self.match
        state: Any = match.state
        listed = state.actions()
        for action in listed:
            hold(state.refusal(action) is None, f"listed and refused: {action}")
        for text in self._strange(rng):
            action = match.game.parse(text)
            ruling = state.refusal(action)
            hold((ruling is None) == any(action is each for each in listed), f"unlisted and accepted: {text}")
            hold(ruling is None or ruling.rule.startswith("EX-"), f"refused without a rule: {text}")
        before = state.fingerprint()
        other = state.copy()
        other.apply(listed[rng.below(len(listed))])
        hold(state.fingerprint() == before, "a copy changes what it was copied from")
        self._scores(state)

    def _strange(self, rng: Rng) -> list[str]:
        from exhibition_suite.games.exhibition.actions import ACTIONS

        return [str(ACTIONS[rng.below(len(ACTIONS))]) for _ in range(SAMPLES)]

    def _scores(self, state: Any) -> None:
        tables = state.scores()
        for table in tables:
            hold(table.total == sum(line.points for line in table.lines), "a total is not the sum of its lines")
        hold(state.totals() == [table.total for table in tables], "two ways of counting differ")

    def at_the_end(self) -> None:
        """When the game is over: everybody is out, and the record plays the same game again."""
        match = self.match
        state: Any = match.state
        hold(all(state.is_out(seat) for seat in range(state.seats)), "the game is over with a seat that is not out (EX-073)")
        hold(state.round <= 18, f"a game of {state.round} rounds (EX-046)")
        self._scores(state)
        again = Match.from_record(match.game, match.record())
        hold(again.state.fingerprint() == state.fingerprint(), "the record plays another game")
