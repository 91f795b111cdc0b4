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
    """Something that must always hold does not.

    Attributes:
        what: id of the catalogue, below `cli.broken`.
        params: what its words tell.
    """

    def __init__(self, what: str, **params: Any) -> None:
        super().__init__(what)
        self.what, self.params = what, params


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
    broken: list[BrokenGame] = []
    decisions = 0
    try:
        for batch, found, moves in _all(batches, args.workers or os.cpu_count() or 1):
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


def _all(batches: list[Batch], workers: int) -> Iterator[tuple[Batch, list[BrokenGame], int]]:
    if workers < 2 or len(batches) < 2:
        yield from map(play_batch, batches)
        return
    with ProcessPoolExecutor(min(workers, len(batches)), mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(play_batch, batches)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play_batch(batch: Batch) -> tuple[Batch, list[BrokenGame], int]:
    """Plays a batch: the broken games, and the number of decisions."""
    broken = []
    decisions = 0
    for seed in range(batch.first, batch.first + batch.count):
        try:
            decisions += play_one(batch.seats, seed, variants=batch.variants)
        except Broken as fault:
            broken.append(BrokenGame(batch.seats, seed, fault.what, fault.params))
        except Exception as fault:  # whatever breaks a game is what the fuzzer looks for
            broken.append(BrokenGame(batch.seats, seed, "fault", {"fault": type(fault).__name__, "what": str(fault)}))
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
        hold(len(actions) > 0, "no_action")
        if rng.below(CLOSELY) == 0:
            watch.closely(rng)
        match.play(actions[rng.below(len(actions))])
        watch.after()
    watch.at_the_end()
    return len(match.steps)


def hold(condition: bool, what: str, **params: Any) -> None:
    """Raises `Broken` unless the condition holds."""
    if not condition:
        raise Broken(what, **params)


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
        hold(state.round <= 19, "round", round=state.round)
        now = {seat for seat in range(state.seats) if state.is_out(seat)}
        hold(self._out <= now, "in_again")
        hold(state.seat not in self._out, "out_has_turn")
        self._out = now
        for where, card in self._laid.items():
            hold(state.card_at(*where) == card, "card_moved")
        self._laid = {
            (seat, spot): state.card_at(seat, spot) for seat in range(state.seats) for spot in range(16) if state.card_at(seat, spot) >= 0
        }

    def _cards(self, state: Any) -> None:
        cards = [card for column in state.columns for card in column] + [card for depot in state.depots for card in depot]
        cards += list(self._halls(state))
        if state.hand >= 0:
            cards.append(state.hand)
        hold(len(set(cards)) == len(cards), "card_twice")
        hold(len(cards) + state.stock_left == 101, "card_lost")

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
            hold(state.refusal(action) is None, "listed", action=str(action))
        for text in self._strange(rng):
            action = match.game.parse(text)
            ruling = state.refusal(action)
            hold((ruling is None) == any(action is each for each in listed), "unlisted", action=text)
            hold(ruling is None or ruling.rule.startswith("EX-"), "no_rule", action=text)
        before = state.fingerprint()
        other = state.copy()
        other.apply(listed[rng.below(len(listed))])
        hold(state.fingerprint() == before, "copy")
        self._scores(state)

    def _strange(self, rng: Rng) -> list[str]:
        from exhibition_suite.games.exhibition.actions import ACTIONS

        return [str(ACTIONS[rng.below(len(ACTIONS))]) for _ in range(SAMPLES)]

    def _scores(self, state: Any) -> None:
        tables = state.scores()
        for table in tables:
            hold(table.total == sum(line.points for line in table.lines), "sum")
        hold(state.totals() == [table.total for table in tables], "totals")

    def at_the_end(self) -> None:
        """When the game is over: everybody is out, and the record plays the same game again."""
        match = self.match
        state: Any = match.state
        hold(all(state.is_out(seat) for seat in range(state.seats)), "not_out")
        hold(state.round <= 18, "rounds", round=state.round)
        self._scores(state)
        again = Match.from_record(match.game, match.record())
        hold(again.state.fingerprint() == state.fingerprint(), "record")
