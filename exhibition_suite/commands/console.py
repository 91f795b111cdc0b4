"""How commands speak: words in the chosen language, tables, a progress bar, and wrong words told in one line."""

from __future__ import annotations

import io
import os
import sys
import time
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from exhibition_suite.texts import Words

OK = 0
FOUND = 1
"""Exit code: the command found that something is not as it should be."""
WRONG = 2
"""Exit code: the words of the command line make no sense."""
UNABLE = 3
"""Exit code: something outside the program is missing, e.g. a display or an optional package."""
FAILED = 4
"""Exit code: the program itself failed, in a way nobody foresaw."""
INTERRUPTED = 130
"""Exit code: ended by Ctrl-C."""

BAR = 28
REFRESH = 0.1
"""Seconds between two drawings of the progress bar."""


SAMPLES = {"ja": "\u65e5\u3001\u30ab"}
"""Signs that a stream must be able to carry to speak a language."""


class Wrong(Exception):
    """Words of the command line that make no sense; its text is the one line to show."""


class Unable(Exception):
    """The command cannot work here; its text is the one line to show."""


def shown(text: str) -> str:
    """The text with every sign that commands a terminal or turns the reading direction spelled out; line ends too.

    Names and saved games come from anywhere, and a line of output is one line.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(char.encode("unicode_escape").decode("ascii") if _commands(char) else char for char in text)


def _commands(char: str) -> bool:
    return unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp") or char in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def speakable(language: str, stream: TextIO) -> str:
    """The language, or English where a terminal cannot show it."""
    try:
        SAMPLES.get(language, "").encode(getattr(stream, "encoding", None) or "utf-8")
    except (UnicodeError, LookupError):
        return "en"
    return language


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
        # A program that was started without these streams, e.g. from a desktop, has None in their place.
        self.out = out or _tolerant(sys.stdout)
        self.err = err or _tolerant(sys.stderr)
        self.words = Words(speakable(language, self.out))

    def say(self, key: str, /, names: Sequence[str] = (), **params: Any) -> str:
        """The words for an id of the catalogues."""
        return self.words.say(key, names, **params)

    def line(self, text: str = "") -> None:
        """One line of the result. Raises `Unable` where the output cannot take it."""
        try:
            print(shown(text), file=self.out)
        except BrokenPipeError:
            raise
        except OSError as fault:
            raise self._full(fault) from fault

    def fault(self, text: str) -> None:
        """One line about something that is wrong."""
        with suppress(OSError):  # there is nobody left to tell
            print(shown(text), file=self.err, flush=True)

    def flush(self) -> None:
        """Brings the result to where it goes. Raises `Unable` where that cannot take it."""
        try:
            self.out.flush()
        except BrokenPipeError:
            raise
        except OSError as fault:
            raise self._full(fault) from fault

    def hush(self) -> None:
        """Nothing more can be written to the output; Python must not complain about that when it ends."""
        with suppress(OSError, ValueError):  # a stream without a file of the system
            os.dup2(os.open(os.devnull, os.O_WRONLY), self.out.fileno())

    def _full(self, fault: OSError) -> Unable:
        self.hush()
        return Unable(self.say("cli.unable.output", why=fault.strerror or ""))

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


def _tolerant(stream: TextIO | None) -> TextIO:
    """The stream, told to put a mark in place of signs that it cannot carry; one that swallows all where there is none."""
    if stream is None:
        return Path(os.devnull).open("w", encoding="utf-8")  # it lives as long as the program
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="backslashreplace")
    return stream


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
