"""When a bot's move may be shown: at a pace one can follow, not while something still moves, not while the game is paused."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

PAUSE = 600
"""Milliseconds before a bot's move, at pace 1."""

SHORT = 0.45
"""Factor of the pause between two actions of one turn."""

SLOWEST, FASTEST = 0.5, 4.0


class Pacer(QObject):
    """Waits before each move of a bot.

    Attributes:
        pause: milliseconds before a bot's move, at pace 1.
        skipping: no waiting at all until a person is to move.

    Signals:
        due(): the move may be made now.
    """

    due = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pause = PAUSE
        self.skipping = False
        self._pace = 1.0
        self._paused = False
        self._holds: set[str] = set()
        self._waiting = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._try)

    @property
    def pace(self) -> float:
        """Speed factor, 0.5 to 4."""
        return self._pace

    @pace.setter
    def pace(self, factor: float) -> None:
        self._pace = min(FASTEST, max(SLOWEST, factor))

    @property
    def paused(self) -> bool:
        return self._paused

    @paused.setter
    def paused(self, value: bool) -> None:
        self._paused = value
        self._try()

    @property
    def held(self) -> bool:
        """Somebody asked the bots to wait."""
        return bool(self._holds)

    def hold(self, why: str) -> None:
        """Bots wait until `let_go` is called with the same reason: an animation runs, a dialog is open."""
        self._holds.add(why)

    def let_go(self, why: str) -> None:
        """Ends one reason to wait."""
        self._holds.discard(why)
        self._try()

    def wait(self, *, within_turn: bool = False) -> None:
        """Starts the pause before a move; `within_turn` for a further action of the same turn."""
        self._waiting = True
        self._timer.start(0 if self.skipping else round(self.pause / self._pace * (SHORT if within_turn else 1.0)))

    def hurry(self) -> None:
        """Ends the pause that runs now."""
        if self._waiting:
            self._timer.start(0)

    def cancel(self) -> None:
        """Forgets the move that was waited for."""
        self._waiting = False
        self._timer.stop()

    def _try(self) -> None:
        if not self._waiting or self._paused or (self._holds and not self.skipping):
            return
        if self._timer.isActive():
            return
        self._waiting = False
        self.due.emit()
