"""`demo`: bots play a game; its log in words, and the final board as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from exhibition_suite.bots.levels import PLAYERS, level
from exhibition_suite.engine import OVER, Match, Rng, SeatSetup
from exhibition_suite.games import load_game

from . import files, fits, options
from .console import OK, Console
from .parser import Parser, one_of, whole

PICTURE = "exhibition-suite-demo.png"


def add(parser: Parser, console: Console) -> None:
    """The words of the command."""
    say = console.say
    parser.add_argument("--seats", type=whole(console, "--seats", 1, 5), default=3, metavar="N", help=say("cli.help.seats"))
    parser.add_argument("--bot", default="normal", metavar="BOT", help=say("cli.help.bot", allowed=", ".join(PLAYERS)))
    parser.add_argument("--option", nargs="+", action="extend", default=[], metavar="K=V", help=say("cli.help.option"))
    parser.add_argument("--seed", type=whole(console, "--seed", 0, 2**63), default=1, metavar="N", help=say("cli.help.seed"))
    parser.add_argument("--png", type=Path, default=Path(PICTURE), metavar="FILE", help=say("cli.help.demo_png", name=PICTURE))
    parser.add_argument("--no-png", action="store_true", help=say("cli.help.no_png"))
    files.add_picture(parser, console)


def run(args: argparse.Namespace, console: Console) -> int:
    """Plays, tells and draws."""
    one_of(console, "--bot", args.bot, list(PLAYERS))
    files.size_of(args, console)  # before anything is played
    game: Any = load_game("exhibition")
    chosen = options.read(console, game, args.option)
    fits.options(console, game, chosen, args.seats)
    names = [console.say(f"vehicle.{sign}") for sign in game.signs[: args.seats]]
    player = args.bot if args.bot in ("easy", "normal", "hard", "expert") else "normal"
    seats = tuple(SeatSetup(name, player, sign) for name, sign in zip(names, game.signs, strict=False))
    if chosen.start != "random":
        seats = game.seating(chosen, seats, args.seed)
    match = played(game, chosen, seats, args.seed, args.bot)
    files.tell(match, console)
    if not args.no_png:
        files.picture(match, args.png, args, console)
    return OK


def played(game: Any, chosen: Any, seats: tuple[SeatSetup, ...], seed: int, name: str) -> Match:
    """A game of bots from the deal to the end."""
    match = Match(game, chosen, seats, seed)
    known = level(name, game.id)
    bots = [known.make() for _ in seats]
    chances = [Rng(seed * 1_000_003 + seat) for seat in range(len(seats))]
    while match.state.seat != OVER:
        seat = match.state.seat
        match.play(bots[seat].choose(game, match.state.observe(seat), chances[seat], known.limits).action)
    return match
