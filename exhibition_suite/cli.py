"""The command line. Without words the window opens; with words no window is needed and none of its libraries is loaded.

Exit codes: 0 all is well; 1 the command found that something is not as it should be; 2 the words make no sense; 3 something outside the
program is missing or cannot be written; 130 ended by Ctrl-C.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from exhibition_suite import __version__
from exhibition_suite.commands.console import INTERRUPTED, OK, UNABLE, WRONG, Console, Unable, Wrong
from exhibition_suite.commands.parser import HIDDEN, Parser
from exhibition_suite.texts import LANGUAGES

COMMANDS: dict[str, tuple[str, str, str]] = {
    "simulate": ("simulate", "add", "run"),
    "replay": ("files", "add_replay", "replay"),
    "check": ("files", "add_check", "check"),
    "demo": ("demo", "add", "run"),
    "bench": ("bench", "add", "run"),
    "fuzz": ("fuzz", "add", "run"),
    "monkey": ("window", "add_monkey", "monkey"),
    "smoke": ("window", "", "smoke"),
}
"""Command -> module of `commands/`, function that adds its words, function that runs it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the words ask and gives the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    console = Console(language_of(given))
    try:
        if not given:
            from exhibition_suite.commands.window import open_window

            return open_window(None)
        return _run(given, console)
    except Wrong as fault:
        console.fault(str(fault))
        return WRONG
    except Unable as fault:
        console.fault(str(fault))
        return UNABLE
    except SystemExit as ended:  # --help and --version have said all
        return ended.code if isinstance(ended.code, int) else OK
    except BrokenPipeError:
        # Whoever read the output has seen enough; Python must not complain when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except KeyboardInterrupt:
        return INTERRUPTED


def language_of(given: Sequence[str]) -> str:
    """The language to speak: as the words say, else as the settings say, else as the system says."""
    for index, word in enumerate(given):
        value = word.partition("=")[2] if word.startswith("--language=") else ""
        if word == "--language" and index + 1 < len(given):
            value = given[index + 1]
        if value in LANGUAGES:
            return value
    from exhibition_suite.storage import settings

    chosen = str(settings.peek().get("language", "system"))
    if chosen in LANGUAGES:
        return chosen
    names = (os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    system = next((name for name in names if name), "")
    return "ja" if system.lower().startswith("ja") else "en"


def _run(given: list[str], console: Console) -> int:
    args = _parser(console, given).parse_args(given)
    if args.command is None:
        from exhibition_suite.commands.window import open_window

        return open_window(args.language)
    code: int = _part(args.command, COMMANDS[args.command][2])(args, console)
    console.out.flush()
    return code


def _part(command: str, function: str) -> Callable[..., Any]:
    found: Callable[..., Any] = getattr(import_module(f"exhibition_suite.commands.{COMMANDS[command][0]}"), function)
    return found


def _parser(console: Console, given: Sequence[str]) -> Parser:
    """The grammar; of the commands, only one that is named in the words is loaded with its own."""
    say = console.say
    parser = Parser(console, "exhibition-suite", say("cli.about"), say("cli.codes"))
    parser.add_argument("--language", choices=LANGUAGES, default=None, help=say("cli.help.language"))
    parser.add_argument("--version", action="version", version=f"exhibition-suite {__version__}", help=say("cli.help.version"))
    shown = "{" + ",".join(name for name in COMMANDS if name not in HIDDEN) + "}"
    commands = parser.add_subparsers(dest="command", metavar=shown, parser_class=_maker(console))
    for name, (_, adds, _) in COMMANDS.items():
        if name in HIDDEN:
            command = commands.add_parser(name)
        else:
            command = commands.add_parser(name, description=say(f"cli.{name}"), help=say(f"cli.{name}"))
        if adds and name in given:
            _part(name, adds)(command, console)
    return parser


def _maker(console: Console) -> Any:
    """Makes the parsers of commands; `argparse` calls it like a class."""

    def make(prog: str, description: str = "", **_: Any) -> Parser:
        return Parser(console, prog, description)

    return make
