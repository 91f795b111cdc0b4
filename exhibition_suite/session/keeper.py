"""Keeps a game on disk while it is played, without making the window wait for the disk.

One thread of its own writes, in the order of the actions; if the disk is slower than the players, only the newest position is written.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait

from PySide6.QtCore import QObject, Signal

from exhibition_suite.engine import Record
from exhibition_suite.storage import statistics
from exhibition_suite.storage.autosave import Autosave
from exhibition_suite.storage.fault import StorageFault
from exhibition_suite.storage.saves import Summary
from exhibition_suite.storage.statistics import Result

MOMENT = 0.05
"""Seconds that a disk is waited for before the next action."""


class Keeper(QObject):
    """Writes autosaves and results in the background.

    Attributes:
        autosave: the slot, or None where the game is not kept, or could not be kept so far.
        failing: the last attempt to write did not succeed.

    Signals:
        failed(object): a `StorageFault`; of the game told once, not again until a write has succeeded in between.
        kept(): the newest position is on the disk.
    """

    failed = Signal(object)
    kept = Signal()

    def __init__(self, autosave: Autosave | None, parent: QObject | None = None, *, make: Callable[[], Autosave] | None = None) -> None:
        """`make` makes the slot with a later action where it could not be made at the start; that has been told already."""
        super().__init__(parent)
        self.autosave = autosave
        self.failing = autosave is None and make is not None
        self._make = make
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="autosave") if autosave is not None or make is not None else None
        self._guard = threading.Lock()
        self._next: tuple[Record, Summary] | None = None
        self._newest: tuple[Record, Summary] | None = None
        self._last: Future[None] | None = None
        self._slow = False

    @property
    def game_id(self) -> str:
        """Name of the game in progress, or "" where it is not kept."""
        return self.autosave.game_id if self.autosave is not None else ""

    @property
    def busy(self) -> bool:
        """A position still waits to be written."""
        return self._last is not None and not self._last.done()

    def keep(self, record: Record, summary: Summary) -> None:
        """Writes a position soon. Returns at once."""
        if self._pool is None:
            return
        with self._guard:
            waiting = self._next is not None
            self._next = self._newest = (record, summary)
        if not waiting:
            self._last = self._pool.submit(self._write_next)

    def count(self, result: Result) -> None:
        """Adds a result to the statistics soon. Returns at once."""
        if self._pool is not None:
            self._last = self._pool.submit(self._count, result)

    def flush(self, seconds: float = 10.0) -> bool:
        """Waits until all is written, at most so long. True where it is."""
        if self._last is not None:
            wait([self._last], seconds)
        return not self.busy and not self.failing

    def make_sure(self) -> bool:
        """Waits until all is written, and writes once more what failed before or was taken away since. True where the game is on disk."""
        if self._pool is None:
            return True  # nobody wants it kept
        self.flush()
        if self._newest is not None and not self.busy and not self._there():
            self.keep(*self._newest)
            self.flush()
        return self._there()

    def _there(self) -> bool:
        return self.autosave is not None and not self.failing and self.autosave.path.exists()

    def catch_up(self) -> None:
        """Waits a moment for what is being written, so that a killed program loses one action and not two.

        No person is quicker than a disk, so this costs nothing; a disk that has shown to be slow is not waited for again.
        """
        if self.busy and not self._slow:
            self.flush(MOMENT)
            self._slow = self.busy

    def close(self, *, over: bool, empty: bool) -> None:
        """Writes what waits and lets the slot go: a finished game goes to the finished ones, one without any action is dropped."""
        if self._pool is None:
            return
        if empty:
            self.flush()
        else:
            self.make_sure()
        self._pool.shutdown(wait=False)
        self._pool = None
        if self.autosave is None:
            return
        if empty:
            self.autosave.discard()
        elif over and not self.failing:
            self.autosave.finish()
        else:
            self.autosave.release()

    # ---- in the writing thread

    def _write_next(self) -> None:
        with self._guard:
            job, self._next = self._next, None
        if job is not None:
            self._try(lambda: self._slot().write(*job))

    def _slot(self) -> Autosave:
        """The slot; made now where that failed before. Raises `StorageFault`."""
        if self.autosave is None and self._make is not None:
            self.autosave = self._make()
        assert self.autosave is not None  # nothing is written for a game that is not kept
        return self.autosave

    def _count(self, result: Result) -> None:
        """A result that cannot be added is told; the game is kept all the same."""
        try:
            statistics.append(result)
        except StorageFault as fault:
            self.failed.emit(fault)

    def _try(self, work: Callable[[], None]) -> None:
        try:
            work()
        except StorageFault as fault:
            self._tell(fault)
        except Exception as error:
            # In this thread nobody else would ever hear of it, and the game would go on unkept.
            self._tell(StorageFault("io", path=self.game_id, name=self.game_id, detail=f"{type(error).__name__}: {error}"))
            raise
        else:
            self.failing = False
            self._slow = False
            self.kept.emit()

    def _tell(self, fault: StorageFault) -> None:
        told, self.failing = self.failing, True
        if not told:
            self.failed.emit(fault)
