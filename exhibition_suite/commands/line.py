"""The command line: what the words ask for. Unless that is the window, none of its libraries is loaded.

Exit codes: 0 all is well; 1 the command found that something is not as it should be; 2 the words make no sense; 3 something outside the
program is missing or cannot be written; 4 the program itself failed; 130 ended by Ctrl-C.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from exhibition_suite import __version__
from exhibition_suite.resources import FILE_FAULTS
from exhibition_suite.texts import LANGUAGES

from .console import FAILED, INTERRUPTED, OK, UNABLE, WRONG, Console, Unable, Wrong
from .parser import HIDDEN, Parser

COMMANDS: dict[str, tuple[str, str, str]] = {
    "simulate": ("simulate", "add", "run"),
    "replay": ("files", "add_replay", "replay"),
    "check": ("files", "add_check", "check"),
    "demo": ("demo", "add", "run"),
    "bench": ("bench", "add", "run"),
    "fuzz": ("fuzz", "add", "run"),
    "content": ("content", "add", "run"),
    "monkey": ("window", "add_monkey", "monkey"),
    "smoke": ("window", "", "smoke"),
}
"""Command -> module of `commands/`, function that adds its words, function that runs it."""


EXTENSION = ".exgame"
"""How the names of saved games end; a desktop hands them over as they are."""


def run(given: list[str]) -> int:
    """Does what the words ask and gives the exit code."""
    console = Console(language_of(given))
    try:
        return _run(given, console)
    except (Exception, KeyboardInterrupt, SystemExit):
        return ended(console)


def ended(console: Console | None = None) -> int:
    """The exit code for the exception that is being handled, after a line about it where one is needed."""
    console = console or Console(language_of([]))
    try:
        raise
    except Wrong as fault:
        console.fault(str(fault))
        return WRONG
    except Unable as fault:
        console.fault(str(fault))
        return UNABLE
    except SystemExit as ended:  # --help and --version have said all
        return ended.code if isinstance(ended.code, int) else OK
    except BrokenPipeError:
        console.hush()  # whoever read the output has seen enough
        return OK
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception:
        console.fault(_failure(console))
        return FAILED


def language_of(given: Sequence[str]) -> str:
    """The language to speak: as the words say, else as the settings say, else as the system says."""
    for index, word in enumerate(given):
        value = word.partition("=")[2] if word.startswith("--language=") else ""
        if word == "--language" and index + 1 < len(given):
            value = given[index + 1]
        if value in LANGUAGES:
            return value
    from exhibition_suite.storage import settings

    return settings.spoken_language()


def game_file(given: Sequence[str]) -> str:
    """The saved game that the window shall open with, or "": its path stands last, where a command would."""
    last = given[-1] if given else ""
    named = last.lower().endswith(EXTENSION) and not last.startswith("-")
    return last if named and not any(word in COMMANDS for word in given) else ""


def _run(given: list[str], console: Console) -> int:
    game = game_file(given)
    args = _parser(console, given).parse_args([word for word in given if word != game])
    if args.command is None:
        from .window import open_window

        return open_window(args.language, game)
    code: int = _part(args.command, COMMANDS[args.command][2])(args, console)
    console.flush()
    return code


def _failure(console: Console) -> str:
    """One line about a fault of the program itself."""
    path = _report()
    try:
        return console.say("cli.failed", path=path)
    except FILE_FAULTS:  # the words are missing themselves, so they cannot be asked for these
        return f"The program's own files cannot be read; install it again. Your saved games are safe. A report is in {path}."


def _report() -> str:
    """Writes what went wrong, for whoever is to mend it, and says where: a person gets one line."""
    from exhibition_suite.storage import atomic, places

    text = f"{__version__} {sys.version}\n{sys.argv}\n{traceback.format_exc()}"
    path = places.log_folder() / "command-fault.txt"
    try:
        atomic.write(path, text.encode("utf-8", "replace"), keep_older=False)
    except OSError:
        print(text, file=sys.stderr)  # there is no other place for it
    return str(path)


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
