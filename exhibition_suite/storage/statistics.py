"""Results of finished games: one JSON line each, appended, read with patience.

A game that is undone after its end and finished again gets a second line with the same id; the last one counts.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from . import places
from .atomic import read
from .fault import StorageFault, fault, from_error
from .plain import NotPlain, line, parse

LARGEST = 64 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat did.

    Attributes:
        name, player, sign: as in `engine.SeatSetup`.
        total: its points.
        place: 1 for the best; equal places are shared.
        lines: id of a score line -> its points.
    """

    name: str
    player: str
    sign: str
    total: int
    place: int
    lines: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game.

    Attributes:
        id: of the game, as in its saves.
        game: id of the game's kind.
        rules_version: of its rules.
        finished_at: when, with time zone.
        seats: in playing order; the first one started.
        rounds: how many were played.
        assisted: undo went past something revealed, or free undo was used; counted apart.
        options: the variants that were played.
        seed: the deal.
    """

    id: str
    game: str
    rules_version: int
    finished_at: datetime
    seats: tuple[SeatResult, ...]
    rounds: int = 0
    assisted: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Figures:
    """What a set of results comes to, seen from the seats of people.

    Attributes:
        games: number of games.
        wins: of them, won by a person (a shared first place counts).
        best, average, spread: of the people's points; spread is the standard deviation.
        first_share: share of the games that the starting seat won.
        scores: the people's points, game by game.
        by_line: average points of each score line.
    """

    games: int = 0
    wins: int = 0
    best: int = 0
    average: float = 0.0
    spread: float = 0.0
    first_share: float = 0.0
    scores: tuple[int, ...] = ()
    by_line: dict[str, float] = field(default_factory=dict)


def append(result: Result) -> None:
    """Adds a finished game and brings it to the disk. Raises `StorageFault`; what was there stays."""
    path = places.statistics_file()
    places.ensure(path.parent)
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o666)
        try:
            size = os.fstat(handle).st_size
            torn = b""
            if size:
                os.lseek(handle, size - 1, os.SEEK_SET)
                torn = b"" if os.read(handle, 1) == b"\n" else b"\n"  # the last writer died in the middle of a line
            os.write(handle, torn + line(_plain(result)))
            os.fsync(handle)
        finally:
            os.close(handle)
    except (OSError, ValueError) as error:
        raise from_error(error, path) from error


@dataclass(frozen=True, slots=True)
class History:
    """All results, oldest first, with what has to be told about the file.

    Attributes:
        results: each game once.
        fault: `statistics_damaged` with `lines`, the number of unreadable ones, or why the file cannot be read; else None.
    """

    results: tuple[Result, ...] = ()
    fault: StorageFault | None = None


def history() -> History:
    """Every result that can be read. Never raises."""
    path = places.statistics_file()
    try:
        data = read(path, largest=LARGEST)
    except StorageFault as trouble:
        return History((), None if trouble.code == "missing" else trouble)
    found: dict[str, Result] = {}
    bad = 0
    for text in data.split(b"\n"):
        if not text.strip():
            continue
        try:
            result = _result(parse(text))
        except (NotPlain, KeyError, TypeError, ValueError, AttributeError, OverflowError):
            bad += 1
            continue
        found.pop(result.id, None)
        found[result.id] = result
    return History(tuple(found.values()), fault("statistics_damaged", path, lines=bad) if bad else None)


def pick(
    results: Iterable[Result], game: str, *, seats: int | None = None, against: str | None = None, assisted: bool | None = False
) -> list[Result]:
    """Those results of one game that fit.

    Args:
        seats: number of seats, or None for any.
        against: a bot level that sat at the table, `person` for more than one person, or None for any.
        assisted: only such games; None for all.
    """
    return [
        result
        for result in results
        if result.game == game
        and (seats is None or len(result.seats) == seats)
        and (assisted is None or result.assisted == assisted)
        and (against is None or _met(result, against))
    ]


def figures(results: Sequence[Result]) -> Figures:
    """What the results come to. Games of bots alone count for `first_share` only."""
    people = [[seat for seat in result.seats if seat.player == "person"] for result in results]
    scores = [seat.total for seats in people for seat in seats]
    if not results:
        return Figures()
    first = sum(result.seats[0].place == 1 for result in results if result.seats)
    lines: dict[str, list[int]] = {}
    for seats in people:
        for seat in seats:
            for name, points in seat.lines.items():
                lines.setdefault(name, []).append(points)
    average = sum(scores) / len(scores) if scores else 0.0
    return Figures(
        games=len(results),
        wins=sum(any(seat.place == 1 for seat in seats) for seats in people),
        best=max(scores, default=0),
        average=average,
        spread=math.sqrt(sum((score - average) ** 2 for score in scores) / len(scores)) if scores else 0.0,
        first_share=first / len(results),
        scores=tuple(scores),
        by_line={name: sum(points) / len(points) for name, points in lines.items()},
    )


def _met(result: Result, against: str) -> bool:
    players = [seat.player for seat in result.seats]
    return players.count("person") > 1 if against == "person" else against in players


def _plain(result: Result) -> dict[str, Any]:
    return {
        "id": result.id,
        "game": result.game,
        "rules_version": result.rules_version,
        "finished_at": result.finished_at.astimezone(UTC).isoformat(timespec="seconds"),
        "rounds": result.rounds,
        "assisted": result.assisted,
        "options": result.options,
        "seed": result.seed,
        "seats": [
            {"name": s.name, "player": s.player, "sign": s.sign, "total": s.total, "place": s.place, "lines": s.lines} for s in result.seats
        ],
    }


def _result(plain: dict[str, Any]) -> Result:
    """A result from a line; keys that a newer version may have added are passed over."""
    when = datetime.fromisoformat(plain["finished_at"])
    return Result(
        id=str(plain["id"]),
        game=str(plain["game"]),
        rules_version=int(plain["rules_version"]),
        finished_at=when if when.tzinfo else when.replace(tzinfo=UTC),
        seats=tuple(_seat(seat) for seat in plain["seats"]),
        rounds=int(plain.get("rounds", 0)),
        assisted=bool(plain.get("assisted", False)),
        options=dict(plain.get("options", {})),
        seed=int(plain.get("seed", 0)),
    )


def _seat(plain: dict[str, Any]) -> SeatResult:
    lines = {str(name): int(points) for name, points in plain.get("lines", {}).items()}
    return SeatResult(str(plain["name"]), str(plain["player"]), str(plain["sign"]), int(plain["total"]), int(plain["place"]), lines)
