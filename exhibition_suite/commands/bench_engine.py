"""Random play on the same loop everywhere: list the legal actions, pick one, apply it. One process, interleaved repetitions, the median."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from exhibition_suite.bots import Limits, SearchBot
from exhibition_suite.bots.levels import level
from exhibition_suite.engine import OVER, Rng
from exhibition_suite.games import load_game

from .console import Console

GAMES = {"exhibition": 150, "timespan": 40, "anachrony": 40, "chess": 12, "catanatron": 4}
"""Games of one repetition."""
MIDDLE = {"exhibition": 8, "timespan": 3, "anachrony": 4}
"""The round in the middle of a game."""
COPIES = 20_000
ITERATIONS = 600

Run = tuple[int, int, int, float]
"""Decisions, legal actions listed, games, seconds."""


def own(game_id: str, seats: int, games: int) -> Run:
    """Random games of one of the suite's own."""
    game: Any = load_game(game_id)
    options = game.Options()
    pick = random.Random(1).random
    decisions = legal = 0
    began = time.perf_counter()
    for seed in range(games):
        state = game.new(options, seats, seed)
        while state.seat != OVER:
            actions = state.actions()
            count = len(actions)
            legal += count
            decisions += 1
            state.apply(actions[int(pick() * count)])
    return decisions, legal, games, time.perf_counter() - began


def copy_cost(game_id: str, seats: int) -> float:
    """Microseconds of one copy of a state in the middle of a game."""
    game: Any = load_game(game_id)
    state = game.new(game.Options(), seats, 1)
    pick = random.Random(1).random
    while state.round < MIDDLE[game_id]:
        actions = state.actions()
        state.apply(actions[int(pick() * len(actions))])
    copy = state.copy
    best = []
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(COPIES):
            copy()
        best.append(time.perf_counter() - began)
    return 1e6 * statistics.median(best) / COPIES


def chess_games(games: int) -> Run:
    """Random games of chess by python-chess, to mate, stalemate, bare kings or the 75-move rule."""
    import chess

    pick = random.Random(1).random
    decisions = legal = 0
    began = time.perf_counter()
    for _ in range(games):
        board = chess.Board()
        # The cheapest way to ask for the end: asking python-chess itself would slow its loop down.
        while board.halfmove_clock < 150 and (board.occupied.bit_count() > 4 or not board.is_insufficient_material()):
            moves = list(board.legal_moves)
            count = len(moves)
            if not count:
                break
            legal += count
            decisions += 1
            board.push(moves[int(pick() * count)])
    return decisions, legal, games, time.perf_counter() - began


def catan_games(games: int) -> Run:
    """Random games of catanatron with four players."""
    import catanatron

    random.seed(1)  # its players and dice use the module's own generator
    pick = random.Random(1).random
    colours = (catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE)
    counts: list[int] = []

    def decide(_player: Any, _game: Any, actions: Any) -> Any:
        counts.append(len(actions))
        return actions[int(pick() * len(actions))]

    began = time.perf_counter()
    for seed in range(games):
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick(decide)
    return len(counts), sum(counts), games, time.perf_counter() - began


SYSTEMS: dict[str, tuple[Callable[[int], Run], int, str, int]] = {
    "Exhibition, 2 seats": (partial(own, "exhibition", 2), GAMES["exhibition"], "exhibition", 2),
    "Exhibition, 4 seats": (partial(own, "exhibition", 4), GAMES["exhibition"], "exhibition", 4),
    "Timespan, 2 seats": (partial(own, "timespan", 2), GAMES["timespan"], "timespan", 2),
    "Timespan, 4 seats": (partial(own, "timespan", 4), GAMES["timespan"], "timespan", 4),
    "Anachrony, 2 seats": (partial(own, "anachrony", 2), GAMES["anachrony"], "anachrony", 2),
    "Anachrony, 4 seats": (partial(own, "anachrony", 4), GAMES["anachrony"], "anachrony", 4),
    "python-chess": (chess_games, GAMES["chess"], "", 0),
    "catanatron": (catan_games, GAMES["catanatron"], "", 0),
}
"""Name -> loop, games of one repetition, game and seats whose copies are timed (none for the others' programs)."""


def measure(repeats: int, console: Console) -> list[dict[str, Any]]:
    """One row a system: decisions a second and its ratio to python-chess; 0 where a package is not installed."""
    progress = console.progress(repeats * len(SYSTEMS))
    runs: dict[str, list[Run]] = {name: [] for name in SYSTEMS}
    for round_number in range(-1, repeats):  # the first round fills what games fill and is not counted
        for name, (loop, games, _, _) in SYSTEMS.items():
            try:
                run = loop(games)
            except ImportError:
                continue
            if round_number >= 0:
                runs[name].append(run)
                progress.step()
    progress.close()
    rows = [_row(name, runs[name]) for name in SYSTEMS]
    chess_rate = next(row["rate"] for row in rows if row["system"] == "python-chess")
    for row in rows:
        row["ratio"] = round(row["rate"] / chess_rate, 3) if chess_rate else 0.0
    return rows


def _row(name: str, runs: list[Run]) -> dict[str, Any]:
    _, _, game_id, seats = SYSTEMS[name]
    if not runs:
        return {"system": name, "rate": 0.0, "ratio": 0.0, "games": 0.0, "length": 0.0, "legal": 0.0, "copy": 0.0}
    rate = statistics.median(decisions / seconds for decisions, _, _, seconds in runs)
    decisions, legal, games, _ = runs[0]
    return {
        "system": name,
        "rate": round(rate, 1),
        "ratio": 0.0,
        "games": round(rate * games / decisions, 2),
        "length": round(decisions / games, 2),
        "legal": round(legal / decisions, 2),
        "copy": round(copy_cost(game_id, seats), 3) if seats else 0.0,
    }


def search_speed() -> list[dict[str, Any]]:
    """Iterations a second of the expert's search at the start and in the middle of a game, for each game."""
    return [_search_row(game_id, seats, middle) for game_id in MIDDLE for seats in (2, 4) for middle in (False, True)]


def _search_row(game_id: str, seats: int, middle: bool) -> dict[str, Any]:
    game: Any = load_game(game_id)
    state = game.new(game.Options(), seats, 5)
    while middle and state.round <= MIDDLE[game_id]:
        state.apply(max(state.actions(), key=lambda action: game.merit(state, action)))
    bot: Any = level("expert", game_id).make()
    assert isinstance(bot, SearchBot)
    rates = []
    for repeat in range(3):
        bot.forget()
        began = time.perf_counter()
        choice = bot.choose(game, state.observe(state.seat), Rng(repeat), Limits(iterations=ITERATIONS))
        rates.append(choice.iterations / (time.perf_counter() - began))
    return {"game": game_id, "seats": seats, "moment": "middle" if middle else "start", "rate": round(statistics.median(rates), 1)}
