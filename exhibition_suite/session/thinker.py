"""Who thinks for the bots of this program: a process of its own, so that the window never waits for a search."""

from __future__ import annotations

import multiprocessing
import time
from collections import deque
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from exhibition_suite.bots import worker

from .near_thinker import request_of, think
from .questions import Answer, Question, answer_of
from .trouble import Trouble

POLL = 8
"""Milliseconds between two looks for an answer."""

ENOUGH = 20.0
"""Seconds after which a bot is told to move now; no level may spend as much."""

HUNG = 10.0
"""Seconds that a worker has to answer after it was told to stop; then it counts as hung."""

_NAME = "thinker"


class Thinker(QObject):
    """Asks a worker process, one question after another. The process is started at the first question and kept.

    A process that is lost is started again once for the same question. If it is lost again, a plain bot answers in this process.

    Signals:
        answered(int, object): ticket and `Answer`.
        troubled(object): `Trouble`: `worker_lost` (started again) or `worker_gone` (a plain bot answers).
    """

    answered = Signal(int, object)
    troubled = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tickets = count(1)
        self._queue: deque[tuple[int, Question]] = deque()
        self._current: tuple[int, Question] | None = None
        self._cancelled = False
        self._stop_by = 0.0
        self._told = False
        self._losses = 0
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._look)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    @property
    def pid(self) -> int | None:
        """Number of the worker process, or None where none runs."""
        return self._process.pid if self._process is not None and self._process.is_alive() else None

    def warm(self) -> None:
        """Starts the process if none runs, so that the first question need not wait for it."""
        if self._process is None:
            with suppress(OSError):  # the first question tries again, and tells
                self._start()

    def ask(self, question: Question) -> int:
        """Takes a question and gives its ticket; `answered` follows later unless it is cancelled."""
        ticket = next(self._tickets)
        self._queue.append((ticket, question))
        if self._current is None:
            QTimer.singleShot(0, self, self._next)
        return ticket

    def hurry(self, ticket: int) -> None:
        """The best answer so far is wanted now."""
        if self._current is not None and self._current[0] == ticket:
            self._tell("now")

    def cancel(self, ticket: int) -> None:
        """The answer is not wanted any more."""
        if self._current is not None and self._current[0] == ticket:
            self._cancelled = True
            self._tell("cancel")
        else:
            self._queue = deque(entry for entry in self._queue if entry[0] != ticket)

    def close(self) -> None:
        """Ends the process. A later question starts a new one."""
        self._timer.stop()
        self._queue.clear()
        self._current = None
        if self._pipe is not None:
            with suppress(OSError):  # it is gone already
                self._pipe.send({"kind": "quit"})
        self._end(wait=0.2)

    # ---- the conversation

    def _next(self) -> None:
        if self._current is not None or not self._queue:
            return
        self._current = self._queue.popleft()
        self._cancelled = False
        self._send()

    def _send(self) -> None:
        assert self._current is not None
        ticket, question = self._current
        self._told = False
        self._stop_by = time.monotonic() + ENOUGH
        try:
            if self._process is None or self._pipe is None or not self._process.is_alive():
                self._end()
                self._start()
            assert self._pipe is not None
            self._pipe.send(request_of(question, ticket))
        except OSError:
            self._lost()
        else:
            self._timer.start()

    def _tell(self, kind: str) -> None:
        if self._pipe is None or self._current is None:
            return
        self._told = True
        self._stop_by = min(self._stop_by, time.monotonic() + HUNG)
        with suppress(OSError):  # `_look` finds the worker gone
            self._pipe.send({"id": self._current[0], "kind": kind})

    def _look(self) -> None:
        if self._current is None or self._pipe is None:
            self._timer.stop()
            return
        try:
            message: dict[str, Any] | None = self._pipe.recv() if self._pipe.poll() else None
        except (EOFError, OSError):
            self._lost()
            return
        if message is not None:
            self._take(message)
        elif time.monotonic() > self._stop_by:
            if self._told:
                self._lost()
            else:
                self._tell("now")
                self._stop_by = time.monotonic() + HUNG

    def _take(self, message: dict[str, Any]) -> None:
        if self._current is None or message.get("id") != self._current[0]:
            return  # an answer that crossed with its cancelling
        ticket, question = self._current
        if self._cancelled or "cancelled" in message:
            self._done()
            return
        try:
            answer = answer_of(message)
        except (KeyError, TypeError, ValueError):
            self._plain(ticket, question)
            return
        self._losses = 0
        self._done()
        self.answered.emit(ticket, answer)

    def _done(self) -> None:
        self._timer.stop()
        self._current = None
        if self._queue:
            QTimer.singleShot(0, self, self._next)

    # ---- when the worker is lost

    def _lost(self) -> None:
        self._timer.stop()
        self._end()
        if self._current is None:
            return
        if self._cancelled:
            self._done()
            return
        self._losses += 1
        if self._losses == 1:
            self.troubled.emit(Trouble("worker_lost"))
            QTimer.singleShot(0, self, self._again)
        else:
            self._plain(*self._current)

    def _again(self) -> None:
        if self._current is None:
            return
        if self._cancelled:
            self._done()
        else:
            self._send()

    def _plain(self, ticket: int, question: Question) -> None:
        """A plain bot answers in a later tick."""
        self._timer.stop()
        self._losses = 0
        self.troubled.emit(Trouble("worker_gone"))
        QTimer.singleShot(0, self, lambda: self._answer_plainly(ticket, question))

    def _answer_plainly(self, ticket: int, question: Question) -> None:
        if self._current is None or self._current[0] != ticket:
            return
        answer: Answer | None = None
        if not self._cancelled:
            answer = think(question, plain=True)
        self._done()
        if answer is not None:
            self.answered.emit(ticket, answer)

    # ---- the process

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        process = context.Process(target=worker.main, args=(theirs,), name="bots", daemon=True)
        try:
            process.start()
        except OSError:
            mine.close()
            raise
        finally:
            theirs.close()  # so that the end of the process ends the pipe
        self._process, self._pipe = process, mine

    def _end(self, wait: float = 0.0) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        process, self._process = self._process, None
        if process is None:
            return
        process.join(wait)
        if process.is_alive():
            process.kill()
            process.join(1.0)
        if not process.is_alive():
            process.close()


def shared_thinker() -> Thinker:
    """The one thinker of the program, made when it is first needed."""
    app = QCoreApplication.instance()
    found = app.findChild(Thinker, _NAME) if app is not None else None
    if found is None:
        found = Thinker(app)
        found.setObjectName(_NAME)
    return found
