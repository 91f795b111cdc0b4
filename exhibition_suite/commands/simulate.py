"""`simulate`: bots play many games; a table of results, and if wanted every game as a line of JSON and as a saved game."""

from __future__ import annotations

import argparse
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from exhibition_suite.bots import Limits
from exhibition_suite.bots.levels import PLAYERS
from exhibition_suite.games import GAME_IDS, load_game

from . import files, fits, items, options
from .console import OK, Console, Unable, Wrong
from .parser import Parser, one_of, whole
from .tournament import Job, Played, mean_and_spread, play_all, share_of_victory, wilson

MOST = 1_000_000


def add(parser: Parser, console: Console) -> None:
    """The words of the command."""
    say = console.say
    parser.add_argument("--game", choices=GAME_IDS, default="exhibition", help=say("cli.help.game"))
    parser.add_argument("--seats", type=whole(console, "--seats", 1, 5), default=None, metavar="N", help=say("cli.help.seats"))
    parser.add_argument("--bots", nargs="+", default=["normal"], metavar="BOT", help=say("cli.help.bots", allowed=", ".join(PLAYERS)))
    parser.add_argument("--option", nargs="+", action="extend", default=[], metavar="K=V", help=say("cli.help.option"))
    parser.add_argument("--games", type=whole(console, "--games", 1, MOST), default=100, metavar="N", help=say("cli.help.games"))
    parser.add_argument("--seed", type=whole(console, "--seed", 0, 2**63), default=1, metavar="N", help=say("cli.help.seed"))
    parser.add_argument("--iterations", type=whole(console, "--iterations", 1, MOST), metavar="N", help=say("cli.help.iterations"))
    parser.add_argument("--workers", type=whole(console, "--workers", 1, 256), metavar="N", help=say("cli.help.workers"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("cli.help.out"))
    parser.add_argument("--records", type=Path, metavar="FOLDER", help=say("cli.help.records"))
    parser.add_argument("--items", action="store_true", help=say("cli.help.items"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Plays and tells. Raises `Wrong` and `Unable`."""
    jobs, wanted = _jobs(args, console)
    sink = _open(args.out, console)
    progress = console.progress(len(jobs))
    results = []
    try:
        for played in play_all(jobs, args.workers or os.cpu_count() or 1):
            results.append(played)
            progress.step()
            if args.records is not None:
                _keep(args.records, len(results), played, console)
            if sink is not None:
                sink.write(json.dumps(played.plain(), ensure_ascii=False) + "\n")
                sink.flush()  # a game that was played is not lost by what comes after
    except OSError as fault:
        if sink is None:
            raise
        raise _unwritten(args.out, fault, console) from fault
    finally:
        progress.close()
        if sink is not None:
            with suppress(OSError):  # told already
                sink.close()
    tell(console, results, list(dict.fromkeys(jobs[0].bots)), console.say(files.rival_of(wanted)))
    if args.items:
        items.tell(console, results)
    return OK


def _jobs(args: argparse.Namespace, console: Console) -> tuple[list[Job], Any]:
    """The games to play, and their options. Raises `Wrong`."""
    if args.items and args.game not in items.COUNTED:
        raise Wrong(console.say("cli.wrong.items", allowed=console.words.join(items.COUNTED)))
    game = load_game(args.game)
    wanted = options.read(console, game, args.option)
    chosen = wanted.model_dump(mode="json")
    seats = fits.seats(console, game, args.seats or max(2, len(args.bots)))
    bots = [one_of(console, "--bots", name, list(PLAYERS)) for name in args.bots]
    if len(bots) > seats:
        raise Wrong(console.say("cli.wrong.bots", bots=len(bots), seats=seats))
    fits.options(console, game, wanted, seats)
    lineup = [bots[seat % len(bots)] for seat in range(seats)]
    limits = Limits(iterations=args.iterations) if args.iterations else None
    # Each deal is played once in each rotation of the seats before the next one comes. Rotations that are alike would be the same game.
    # Where a start player was chosen, that one begins every game.
    first: Any = getattr(wanted, "start", "random")
    turns = range(seats) if first == "random" else (-first,)
    rotations = list(dict.fromkeys(rotated(lineup, by) for by in turns))
    many = len(rotations)
    kept = args.out is not None or args.records is not None
    jobs = [
        Job(args.game, chosen, args.seed + number // many, rotations[number % many], limits, kept, args.items)
        for number in range(args.games)
    ]
    return jobs, wanted


def rotated(lineup: list[str], by: int) -> tuple[str, ...]:
    """The same players, each `by` seats later."""
    return tuple(lineup[(seat - by) % len(lineup)] for seat in range(len(lineup)))


def _open(path: Path | None, console: Console) -> TextIO | None:
    if path is None:
        return None
    try:
        return path.open("w", encoding="utf-8")
    except OSError as fault:
        raise _unwritten(path, fault, console) from fault


def _unwritten(path: Path, fault: OSError, console: Console) -> Unable:
    return Unable(console.say("cli.unable.write", path=str(path), why=fault.strerror or ""))


def _keep(folder: Path, number: int, played: Played, console: Console) -> None:
    """Writes a game as the program saves it, so that `replay`, `check` and the window open it."""
    from exhibition_suite.storage import atomic, saves
    from exhibition_suite.storage.fault import StorageFault

    summary = saves.Summary(played.rounds, 1.0, played.totals[: len(played.job.bots)], over=True)
    path = folder / f"{played.job.game}-{number:06}{saves.SUFFIX}"
    try:
        atomic.write(path, saves.encode(played.record(), summary=summary), keep_older=False)
    except StorageFault as fault:
        words = console.words.fault(fault.code, **fault.params)
        raise Unable(f"{path}: " + console.words.sentences([words.happened, words.advice])) from fault


def tell(console: Console, results: list[Played], names: list[str], rival: str) -> None:
    """The summary: points and victories of each player, then its score lines. `rival` names who plays without a seat, where one does."""
    say = console.say
    rounds, _ = mean_and_spread([played.rounds for played in results])
    console.line(say("cli.simulate.head", games=len(results), rounds=f"{rounds:.1f}"))
    console.line()
    own = [(name, _of(results, name)) for name in names]
    unseated = [(played, len(played.job.bots)) for played in results if len(played.totals) > len(played.job.bots)]
    if unseated:
        own.append((rival, unseated))
    rows = []
    for name, seats in own:
        mean, spread = mean_and_spread([played.totals[seat] for played, seat in seats])
        wins = sum(share_of_victory(played.places, seat) for played, seat in seats)
        low, high = wilson(wins, len(seats))
        thinking = [1000.0 * played.seconds[seat] for played, seat in seats if seat < len(played.seconds)]
        rate = f"{100 * wins / max(1, len(seats)):.1f} %"
        interval = f"{100 * low:.1f} - {100 * high:.1f} %"
        speed = f"{mean_and_spread(thinking)[0]:.1f}" if thinking else ""
        rows.append([name, str(len(seats)), f"{mean:.2f}", f"{spread:.2f}", rate, interval, speed])
    head = [say(f"cli.simulate.{column}") for column in ("bot", "seats", "mean", "spread", "wins", "interval", "thinking")]
    console.table(head, rows)
    console.line()
    lines = dict.fromkeys(line for points in results[0].lines for line in points)
    body = [[say(f"score.{line}"), *(_mean_of(seats, line) for _, seats in own)] for line in lines]
    console.table([say("cli.simulate.line"), *(name for name, _ in own)], body)


def _of(results: list[Played], name: str) -> list[tuple[Played, int]]:
    return [(played, seat) for played in results for seat, bot in enumerate(played.job.bots) if bot == name]


def _mean_of(seats: list[tuple[Played, int]], line: str) -> str:
    """The mean points of a score line, or nothing where these players do not have it."""
    points = [played.lines[seat][line] for played, seat in seats if line in played.lines[seat]]
    return f"{mean_and_spread(points)[0]:+.2f}" if points else ""
