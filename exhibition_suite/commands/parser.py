"""The command line's grammar in the user's language: a wrong word ends with one line that says what is wrong and what is allowed."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from .console import Console, Wrong


class _Formatter(argparse.HelpFormatter):
    """Help with the heading of the chosen language."""

    usage_heading = ""

    def add_usage(self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.usage_heading if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser that speaks through a `Console` and raises `Wrong`."""

    def __init__(self, console: Console, prog: str, description: str, epilog: str = "") -> None:
        formatter = type("Formatter", (_Formatter,), {"usage_heading": console.say("cli.usage") + " "})
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog or None,
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda **given: formatter(**given, max_help_position=30, width=110),
        )
        self.console = console
        self._positionals.title = console.say("cli.commands")
        self._optionals.title = console.say("cli.options")
        self.add_argument("-h", "--help", action="help", help=console.say("cli.help.help"))

    def known(self) -> str:
        """The options this parser knows, for the line that says what is allowed."""
        names = [action.option_strings[-1] for action in self._actions if action.option_strings and action.help != argparse.SUPPRESS]
        return self.console.words.join(names)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parses; an unknown word is wrong at the parser it stands in, which knows best what is allowed there."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            raise Wrong(self.console.say("cli.wrong.unknown", word=unknown[0], allowed=self.known()))
        return found, []

    def error(self, message: str) -> NoReturn:
        """Anything that no other method has put into words."""
        raise Wrong(self.console.say("cli.wrong.other", message=message))

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            name = action.option_strings[-1] if action.option_strings else self.console.say("cli.command")
            shown = [str(choice) for choice in action.choices if choice not in HIDDEN]
            raise Wrong(self.console.say("cli.wrong.choice", name=name, value=value, allowed=self.console.words.join(shown)))

    def _match_argument(self, action: argparse.Action, arg_strings_pattern: str) -> int:
        try:
            return super()._match_argument(action, arg_strings_pattern)
        except argparse.ArgumentError as fault:
            name = action.option_strings[-1] if action.option_strings else str(action.metavar or action.dest)
            raise Wrong(self.console.say("cli.wrong.value", name=name)) from fault


HIDDEN = ("smoke",)
"""Commands for the makers of the program: they work and are not shown."""


def whole(console: Console, name: str, low: int, high: int) -> Callable[[str], int]:
    """A type for whole numbers within limits."""

    def convert(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise Wrong(console.say("cli.wrong.whole", name=name, value=text, low=low, high=high))
        return value

    return convert


def one_of(console: Console, name: str, value: str, allowed: Sequence[str]) -> str:
    """The value, if it is allowed. Raises `Wrong`."""
    if value not in allowed:
        raise Wrong(console.say("cli.wrong.choice", name=name, value=value, allowed=console.words.join(list(allowed))))
    return value
