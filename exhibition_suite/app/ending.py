"""The program is ended from outside (a logout, `kill`, Ctrl-C in its terminal): the game is put away as if the window was closed."""

from __future__ import annotations

import signal
import socket
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSocketNotifier

if TYPE_CHECKING:
    from .window import MainWindow

SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Ending(QObject):
    """Listens to the system while Qt's loop runs.

    Attributes:
        caught: number of the signal that ended the program, or 0.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.caught = 0
        # Python's handlers run only between two steps of Python, and Qt's loop may sleep long: the socket wakes it.
        self._ear, self._mouth = socket.socketpair()
        for end in (self._ear, self._mouth):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._ear.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._heard)
        self._before = {number: signal.getsignal(number) for number in SIGNALS}
        self._wakeup_before = -1

    def listen(self) -> None:
        """From now on a signal closes the window."""
        self._wakeup_before = signal.set_wakeup_fd(self._mouth.fileno(), warn_on_full_buffer=False)
        for number in SIGNALS:
            if self._before[number] is not signal.SIG_IGN:  # e.g. SIGHUP under `nohup`
                signal.signal(number, self._note)

    def stop(self) -> None:
        """The signals do again what they did before."""
        signal.set_wakeup_fd(self._wakeup_before)
        for number, handler in self._before.items():
            if handler is not None:  # None: set by another language, and cannot be set again
                signal.signal(number, handler)
        self._notifier.setEnabled(False)
        self._ear.close()
        self._mouth.close()

    def _note(self, _number: int, _frame: object) -> None:
        """Nothing is done here: Python writes the number to the socket."""

    def _heard(self) -> None:
        self.caught = self._ear.recv(4096)[-1]
        self._window.end()
