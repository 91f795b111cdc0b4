"""How commands speak: words in the chosen language, tables, a progress bar, and wrong words told in one line."""

from __future__ import annotations

import sys
import time
import unicodedata
from collections.abc import Sequence
from typing import Any, TextIO

from exhibition_suite.texts import Words

OK = 0
FOUND = 1
"""Exit code: the command found that something is not as it should be."""
WRONG = 2
"""Exit code: the words of the command line make no sense."""
UNABLE = 3
"""Exit code: something outside the program is missing, e.g. a display or an optional package."""
INTERRUPTED = 130
"""Exit code: ended by Ctrl-C."""

BAR = 28
REFRESH = 0.1
"""Seconds between two drawings of the progress bar."""


class Wrong(Exception):
    """Words of the command line that make no sense; its text is the one line to show."""


class Unable(Exception):
    """The command cannot work here; its text is the one line to show."""


def width(text: str) -> int:
    """Columns a text takes on a terminal: Japanese characters take two."""
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text)


def pad(text: str, columns: int, *, right: bool = False) -> str:
    """The text filled with spaces to a number of columns."""
    space = " " * max(0, columns - width(text))
    return space + text if right else text + space


class Console:
    """Where a command writes.

    Attributes:
        words: the chosen language.
        out: results; `err`: progress and faults.
    """

    def __init__(self, language: str, out: TextIO | None = None, err: TextIO | None = None) -> None:
        self.words = Words(language)
        self.out = out or sys.stdout
        self.err = err or sys.stderr

    def say(self, key: str, /, names: Sequence[str] = (), **params: Any) -> str:
        """The words for an id of the catalogues."""
        return self.words.say(key, names, **params)

    def line(self, text: str = "") -> None:
        """One line of the result."""
        print(text, file=self.out)

    def fault(self, text: str) -> None:
        """One line about something that is wrong."""
        print(text, file=self.err)

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> None:
        """A table; the first `left` columns are flush left, the others flush right."""
        everything = [list(head), *[list(row) for row in rows]]
        columns = [max(width(row[index]) for row in everything) for index in range(len(head))]
        for number, row in enumerate(everything):
            cells = [pad(cell, columns[index], right=index >= left) for index, cell in enumerate(row)]
            self.line("  ".join(cells).rstrip())
            if number == 0:
                self.line("  ".join("-" * column for column in columns))

    def progress(self, total: int) -> Progress:
        """A progress bar for `total` steps."""
        return Progress(self, total)


class Progress:
    """A bar on a terminal; where the error stream is no terminal, nothing.

    Attributes:
        done: steps so far.
    """

    def __init__(self, console: Console, total: int) -> None:
        self.done = 0
        self._console = console
        self._total = max(1, total)
        self._began = self._drawn = time.monotonic()
        self._shows = console.err.isatty()

    def step(self, count: int = 1) -> None:
        """Some steps are done."""
        self.done += count
        now = time.monotonic()
        if self._shows and (now - self._drawn > REFRESH or self.done >= self._total):
            self._drawn = now
            self._draw(now)

    def _draw(self, now: float) -> None:
        part = min(1.0, self.done / self._total)
        full = int(part * BAR)
        left = int((now - self._began) * (self._total - self.done) / max(1, self.done))
        bar = "#" * full + "." * (BAR - full)
        print(f"\r[{bar}] {self.done}/{self._total}  {left // 60}:{left % 60:02d} ", end="", file=self._console.err, flush=True)

    def close(self) -> None:
        """Takes the bar away."""
        if self._shows:
            print("\r" + " " * (BAR + 30) + "\r", end="", file=self._console.err, flush=True)
