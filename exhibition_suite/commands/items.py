"""The part of `simulate --items`: what became of each item of a game, seat by seat advantage, pace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .console import Console
from .tournament import Played, wilson

if TYPE_CHECKING:
    from exhibition_suite.games.timespan.tally_report import Line, Side, Sum

COUNTED = ("timespan",)
"""Games with a tally."""


def tell(console: Console, results: list[Played]) -> None:
    """All tables, from games that were played with `Job.items`."""
    from exhibition_suite.games.timespan.tally_report import total

    found = total((played.items, played.totals, played.places) for played in results if played.items is not None)
    _tell_items(console, found.finish())
    _tell_chairs(console, found)
    _tell_pace(console, found)


def _tell_items(console: Console, lines: list[Line]) -> None:
    columns = ("item", "group", "offered", "taken", "take", "had", "played", "take", "wins", "interval", "fair", "place", "points", "ahead")
    console.line()
    console.table(_head(console, columns), [_row(line) for line in lines if line.offered or line.had.seats], left=2)


def _row(line: Line) -> list[str]:
    side = line.played if line.played.seats else line.had
    counts = [str(line.offered), str(line.taken), _times(line.take), str(line.had.seats), str(line.played.seats), _times(line.play)]
    return [line.item, line.group, *counts, *_results(side)]


def _results(side: Side) -> list[str]:
    low, high = wilson(side.wins, side.seats)
    rate = f"{100 * side.mean(side.wins):.1f} %"
    means = [f"{side.mean(side.places):.2f}", f"{side.mean(side.points):.1f}", f"{side.mean(side.ahead):+.1f}"]
    return [rate, f"{100 * low:.1f} - {100 * high:.1f} %", f"{side.ratio:.2f}", *means]


def _times(rate: float | None) -> str:
    return "" if rate is None else f"{rate:.2f}"


def _tell_chairs(console: Console, found: Sum) -> None:
    console.line()
    rows = [[f"{seats}: {seat + 1}", str(side.seats), *_results(side)] for (seats, seat), side in sorted(found.chairs.items())]
    console.table(_head(console, ("chair", "seats", "wins", "interval", "fair", "place", "points", "ahead")), rows)


def _tell_pace(console: Console, found: Sum) -> None:
    say = console.say
    rows = max(1, found.rows)
    console.line()
    body = [
        [say("cli.items.cards"), *(f"{number / rows:.2f}" for number in found.cards)],
        [say("cli.items.workers"), *(f"{number / rows:.2f}" for number in found.workers)],
    ]
    console.table([say("cli.items.pace"), *(str(phase + 1) for phase in range(len(found.cards)))], body)
    listed = found.listed / max(1, found.choices)
    decisions = found.decisions / max(1, found.games)
    console.line(say("cli.items.ends", graveyard=f"{found.graveyard / rows:.1f}", decisions=f"{decisions:.0f}", listed=f"{listed:.1f}"))


def _head(console: Console, columns: tuple[str, ...]) -> list[str]:
    known = {"seats", "wins", "interval"}
    return [console.say(f"cli.{'simulate' if column in known else 'items'}.{column}") for column in columns]
