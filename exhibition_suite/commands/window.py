"""Commands that open the window or drive it: the program itself, `monkey` and `smoke`."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from .console import Console
from .parser import Parser, whole


def add_monkey(parser: Parser, console: Console) -> None:
    """The words of `monkey`."""
    say = console.say
    parser.add_argument("--steps", type=whole(console, "--steps", 1, 10_000_000), default=500, metavar="N", help=say("cli.help.steps"))
    parser.add_argument("--seed", type=whole(console, "--seed", 0, 2**63), default=1, metavar="N", help=say("cli.help.seed"))
    parser.add_argument("--seconds", type=whole(console, "--seconds", 1, 86_400), default=None, metavar="N", help=say("cli.help.seconds"))


def open_window(language: str | None, game: str = "") -> int:
    """Opens the program's window, with a saved game if one is named, and stays until it is closed."""
    from exhibition_suite.app import main

    return main.run([sys.argv[0]], language, game)


def monkey(args: argparse.Namespace, console: Console) -> int:
    """Seeded gestures in the real window, off-screen."""
    from exhibition_suite.app import monkey as gestures

    run: Any = gestures.run
    return int(run(steps=args.steps, seed=args.seed, seconds=args.seconds, say=console.line))


def smoke(args: argparse.Namespace, console: Console) -> int:  # noqa: ARG001
    """A scripted game in the real window."""
    from exhibition_suite.app import smoke as script

    run: Any = script.run
    return int(run(say=console.line))
