"""The process in which bots think. `main` runs there; it talks over a pipe in plain data and never sees a window.

Requests (dictionaries; `id` is any number of the caller's):

- `{"id", "kind": "think", "record", "level", "seed"}`: what would `level` play now? `record` is `Record.plain()`; `seed` is the
  bot's chance. With `"iterations"` or `"seconds"` the level's own limits are replaced; an iteration limit alone makes the answer
  reproducible.
- `{"id", "kind": "hint", "record", "level", "seed"}`: which moves are worth playing, and why?
- `{"id", "kind": "now"}`: request `id` has thought long enough; answer with the best move so far.
- `{"id", "kind": "cancel"}`: request `id` is not wanted any more.
- `{"kind": "quit"}`, or a closed pipe: the process ends.

Answers, one for each request to think:

- `{"id", "action", "values", "iterations", "seconds"}`; `values` is `[{"action", "points", "share"}]`, best first.
- `{"id", "hints", "iterations", "seconds"}`; see `Hint.plain`.
- `{"id", "cancelled": True}`
- `{"id", "fault": text}`: the record cannot be played, or nobody is to move.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any, Protocol

from exhibition_suite.engine import OVER, Match, Record, Rng, SeatSetup
from exhibition_suite.games import load_game

from .base import Bot, Choice, Limits
from .hint import hints
from .levels import Level, level
from .search import SearchBot

Message = dict[str, Any]


def main(connection: Connection) -> None:
    """Serves requests until told to quit or until the other end is gone. The target of the process; it can be spawned."""
    desk = Desk()
    waiting: list[Message] = []
    try:
        while True:
            message = waiting.pop(0) if waiting else connection.recv()
            kind = message.get("kind")
            if kind == "quit":
                return
            if kind in ("now", "cancel"):
                continue
            answer = desk.serve(message, _Interruption(connection, message["id"], waiting))
            connection.send(answer)
            if waiting and waiting[0].get("kind") == "quit":
                return
    except (EOFError, OSError, KeyboardInterrupt):
        return


class Interruption(Protocol):
    """Tells a bot that thinks whether to stop.

    Attributes:
        cancelled: the answer is not wanted any more.
    """

    cancelled: bool

    def __call__(self) -> bool: ...


class _Interruption:
    """Looks into the pipe while a bot thinks.

    Attributes:
        cancelled: the request is not wanted any more.
    """

    def __init__(self, connection: Connection, number: int, waiting: list[Message]) -> None:
        self.cancelled = False
        self._connection = connection
        self._number = number
        self._waiting = waiting
        self._stopped = self._listed()

    def _listed(self) -> bool:
        """Whether the word to stop came while an earlier request was served."""
        for message in self._waiting:
            if message.get("id") == self._number and message.get("kind") in ("now", "cancel"):
                self._waiting.remove(message)
                self.cancelled = message["kind"] == "cancel"
                return True
        return False

    def __call__(self) -> bool:
        while not self._stopped and self._connection.poll():
            message = self._connection.recv()
            kind = message.get("kind")
            if kind == "quit":
                self.cancelled = self._stopped = True
                self._waiting.insert(0, message)
            elif kind in ("now", "cancel") and message.get("id") == self._number:
                self.cancelled = kind == "cancel"
                self._stopped = True
            else:
                self._waiting.append(message)
        return self._stopped


class Desk:
    """Where the bots sit: keeps the last game, so that a request plays only the new actions, and one bot for each seat."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._bots: dict[tuple[int, str], tuple[Bot, int]] = {}

    def serve(self, request: Mapping[str, Any], stop: Interruption) -> Message:
        """The answer to one request to think."""
        number = request["id"]
        began = time.monotonic()
        try:
            match = self._open(request["record"])
            chosen = level(request["level"], match.game.id)
            answer = self._think(match, chosen, request, stop)
        except (ValueError, KeyError, TypeError) as fault:
            return {"id": number, "fault": f"{type(fault).__name__}: {fault}"}
        if stop.cancelled:
            return {"id": number, "cancelled": True}
        return {"id": number, **answer, "seconds": round(time.monotonic() - began, 3)}

    def _think(self, match: Match, chosen: Level, request: Mapping[str, Any], stop: Interruption) -> Message:
        seat = match.state.seat
        # From here on the true position is out of reach: bots know what the seat sees, and deal the rest anew.
        seen = match.state.observe(seat)
        limits = chosen.limits
        if "iterations" in request or "seconds" in request:
            limits = Limits(request.get("iterations"), request.get("seconds"))
        rng = Rng(request["seed"])
        if request["kind"] == "hint":
            found, choice = hints(match.game, seen, chosen.make(), rng, limits, stop)
            return {"hints": [hint.plain() for hint in found], "iterations": choice.iterations}
        bot = self._bot(match, seat, chosen, limits)
        return _plain(bot.choose(match.game, seen, rng, limits, stop))

    def _bot(self, match: Match, seat: int, chosen: Level, limits: Limits) -> Bot:
        """The seat's bot; one that searches by time goes on where it left off in this turn."""
        played = len(match.steps)
        bot, since = self._bots.get((seat, chosen.id), (chosen.make(), played))
        if isinstance(bot, SearchBot):
            if limits.seconds is None:
                bot.forget()
            else:
                bot.follow([step.action.code for step in match.steps[since:]])
        self._bots[seat, chosen.id] = (bot, played)
        return bot

    def _open(self, plain: Mapping[str, Any]) -> Match:
        """The match of a record that somebody is to move in. Raises `ValueError`."""
        match = self._follow(plain)
        if match.state.seat == OVER:
            raise ValueError("the game is over")
        return match

    def _follow(self, plain: Mapping[str, Any]) -> Match:
        """The match of a record: the kept one, with the new actions played, or a new one. Raises `ValueError`."""
        record = record_of(plain)
        match = self._match
        if match is not None and _continues(match, record):
            for text in record.actions[len(match.steps) :]:
                match.play(match.game.parse(text))
            return match
        self._bots.clear()
        self._match = None
        match = Match.from_record(load_game(record.game), record)
        self._match = match
        return match


def _continues(match: Match, record: Record) -> bool:
    known = match.record()
    same = (known.game, known.seed, known.options, len(known.seats)) == (record.game, record.seed, record.options, len(record.seats))
    return same and record.actions[: len(known.actions)] == known.actions


def _plain(choice: Choice) -> Message:
    values = [{"action": str(v.action), "points": round(v.points, 2), "share": round(v.share, 3)} for v in choice.values]
    return {"action": str(choice.action), "values": values, "iterations": choice.iterations}


def record_of(plain: Mapping[str, Any]) -> Record:
    """The record that `Record.plain` made this of. Raises `KeyError` and `ValueError` for anything else."""
    return Record(
        game=str(plain["game"]),
        rules_version=int(plain["rules_version"]),
        options=dict(plain["options"]),
        seats=tuple(SeatSetup(seat["name"], seat["player"], seat["sign"]) for seat in plain["seats"]),
        seed=int(plain["seed"]),
        actions=tuple(plain["actions"]),
        free_undo=bool(plain["free_undo"]),
        assisted=bool(plain["assisted"]),
        extra=dict(plain.get("extra", {})),
    )
