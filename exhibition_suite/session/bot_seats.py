"""Lets the bots of a game move: asks for their decision, waits for the pace, hands the action over."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from exhibition_suite.engine import OVER, Match

from .pacing import Pacer
from .questions import Answer, Question, question
from .trouble import Trouble

DISK = 2.0
"""Seconds a bot waits at most for the disk, so that a killed program loses one action, not several."""


class Thinks(Protocol):
    """Who can be asked for a bot's decision. One question after another is answered."""

    answered: SignalInstance
    troubled: SignalInstance

    def ask(self, question: Question) -> int:
        """Takes a question and gives its ticket; `answered(ticket, Answer)` follows, never before this call has returned."""
        ...

    def hurry(self, ticket: int) -> None:
        """The best answer so far is wanted now."""
        ...

    def cancel(self, ticket: int) -> None:
        """The answer is not wanted any more."""
        ...


class BotSeats(QObject):
    """The bots of one game.

    Attributes:
        pacer: when their moves may be shown.

    Signals:
        moves(str): notation of the action that the bot at the decision plays.
        thinking_changed(int, bool): a seat began or ended thinking.
        trouble(object): a `Trouble`.
    """

    moves = Signal(str)
    thinking_changed = Signal(int, bool)
    trouble = Signal(object)

    def __init__(self, match: Match, thinker: Thinks, disk_busy: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pacer = Pacer(self)
        self._match = match
        self._thinker = thinker
        self._disk_busy = disk_busy
        self._ticket: int | None = None
        self._thinking = OVER
        self._answer: Answer | None = None
        self._due = False
        self._since = 0.0
        self._disk = QTimer(self)
        self._disk.setSingleShot(True)
        self._disk.setInterval(5)
        self._disk.timeout.connect(self._try)
        self.pacer.due.connect(self._now_due)
        thinker.answered.connect(self._take_answer)
        thinker.troubled.connect(self._pass_trouble)

    def is_bot(self, seat: int) -> bool:
        return seat != OVER and self._match.seats[seat].player != "person"

    def turn(self) -> None:
        """The decision may have gone to a bot: lets it think, and starts its pause."""
        self.stop()
        seat = self._match.state.seat
        if not self.is_bot(seat):
            self.pacer.skipping = False
            return
        steps = self._match.steps
        self.pacer.wait(within_turn=bool(steps) and steps[-1].seat == seat and not steps[-1].reveals)
        self._since = time.monotonic()
        self._ticket = self._thinker.ask(question(self._match, self._match.seats[seat].player))
        self._thinking = seat
        self.thinking_changed.emit(seat, True)

    def stop(self) -> None:
        """Forgets everything about the bots' next move."""
        self.pacer.cancel()
        self._disk.stop()
        self._due = False
        self._answer = None
        if self._ticket is not None:
            self._thinker.cancel(self._ticket)
            self._ticket = None
        self._end_thinking()

    def move_now(self) -> None:
        """The bot that thinks gives its best move so far, and makes it without a pause."""
        if self._ticket is not None:
            self._thinker.hurry(self._ticket)
        self.pacer.hurry()

    def skip(self) -> None:
        """The bots move without pauses until a person is to move."""
        if self.is_bot(self._match.state.seat):
            self.pacer.skipping = True
            self.pacer.hurry()

    def close(self) -> None:
        """Stops for good."""
        self.stop()
        self._thinker.answered.disconnect(self._take_answer)
        self._thinker.troubled.disconnect(self._pass_trouble)

    def _take_answer(self, ticket: int, answer: Answer) -> None:
        if ticket != self._ticket:
            return
        self._ticket = None
        self._answer = answer
        self._end_thinking()
        self._try()

    def _pass_trouble(self, trouble: Trouble) -> None:
        self.trouble.emit(trouble)

    def _now_due(self) -> None:
        self._due = True
        self._try()

    def _try(self) -> None:
        if self._answer is None or not self._due:
            return
        if self.pacer.paused:
            self._due = False
            self.pacer.wait()
            return
        if self._disk_busy() and time.monotonic() < self._since + DISK:
            self._disk.start()
            return
        answer, self._answer = self._answer, None
        self._due = False
        self.moves.emit(answer.action)

    def _end_thinking(self) -> None:
        if self._thinking != OVER:
            seat, self._thinking = self._thinking, OVER
            self.thinking_changed.emit(seat, False)
