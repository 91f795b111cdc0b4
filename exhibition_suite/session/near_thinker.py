"""Answers a bot's questions in the window's own thread: for plain bots, and when no other process can be had."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from exhibition_suite.bots.worker import Desk

from .questions import Answer, Question, answer_of

PLAIN = "greedy"
"""The bot that answers within a few milliseconds."""


class NearThinker(QObject):
    """Thinks in a later tick of the event loop.

    Attributes:
        plain: a quick bot answers whatever level was asked for.

    Signals:
        answered(int, object): ticket and `Answer`.
        troubled(object): never sent; other thinkers do.
    """

    answered = Signal(int, object)
    troubled = Signal(object)

    def __init__(self, *, plain: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.plain = plain
        self._tickets = count(1)
        self._open: dict[int, Question] = {}

    def ask(self, question: Question) -> int:
        """Takes a question and gives its ticket; the answer comes in a later tick."""
        ticket = next(self._tickets)
        self._open[ticket] = question
        QTimer.singleShot(0, self, lambda: self._think(ticket))
        return ticket

    def hurry(self, ticket: int) -> None:
        """The answer comes in the next tick anyway."""

    def cancel(self, ticket: int) -> None:
        """The answer is not wanted any more."""
        self._open.pop(ticket, None)

    def _think(self, ticket: int) -> None:
        question = self._open.pop(ticket, None)
        if question is not None:
            self.answered.emit(ticket, think(question, plain=self.plain))


class _NoStop:
    """Nobody interrupts a bot that thinks here and now."""

    cancelled = False

    def __call__(self) -> bool:
        return False


def think(question: Question, *, plain: bool = False) -> Answer:
    """Answers a question here and now. A plain answer takes milliseconds, any other what its level may spend.

    Raises `ValueError` for a record that cannot be played.
    """
    asked = replace(question, level=PLAIN) if plain else question
    desk: Any = Desk()  # it only asks whether it was interrupted
    message: dict[str, Any] = desk.serve(request_of(asked, 0), _NoStop())
    if "fault" in message:
        raise ValueError(message["fault"])
    return answer_of(message, plain=plain)


def request_of(question: Question, number: int) -> dict[str, object]:
    """The question as the worker reads it."""
    kind = "hint" if question.hint else "think"
    return {"id": number, "kind": kind, "record": question.record, "level": question.level, "seed": question.seed}
