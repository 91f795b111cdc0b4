"""What follows the board: all around it, and its own lights, one frame later, so that a hand sees its move at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer

ONE_FRAME = 16
"""Milliseconds that the board is ahead of what stands around it: its picture is what a hand waits for."""


class Renewal(QObject):
    """Calls `renew` one frame after the first of the changes it is told of, once for all of them, and then whatever waited for that.

    The frame is counted from when the turn of that change is over and painted, however long that took.
    A later change does not push the renewal away: bots that play without a pause would keep the column from ever following.
    """

    def __init__(self, renew: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._renew = renew
        self._then: Callable[[], object] | None = None
        self._renews = False
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(ONE_FRAME)
        self._clock.timeout.connect(self._due)
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._clock.start)

    @property
    def waiting(self) -> bool:
        """Something is still to follow the board."""
        return self._turn.isActive() or self._clock.isActive()

    def soon(self, then: Callable[[], object] | None = None) -> None:
        """Something has changed. `then` is called another frame after the renewal, so that it does not hold that up either."""
        self._renews = True
        if then is not None:
            self._then = then
        if not self.waiting:
            self._turn.start()

    def now(self) -> None:
        """Does at once what waits to be renewed: somebody is about to act on it."""
        if self._renews:
            self._renews = False
            self._renew()
            if self._then is None:
                self._turn.stop()
                self._clock.stop()

    def drop(self) -> None:
        """What was to follow the renewal is of no interest any more."""
        self._then = None

    def _due(self) -> None:
        if self._renews:
            self._renews = False
            self._renew()
            if self._then is not None:
                self._clock.start()
            return
        then, self._then = self._then, None
        if then is not None:
            then()


class Lateness:
    """Lights that follow the pieces: what a hand does is painted first and alone, and all that it changes follows one frame later.

    All of a board changes its light with each decision: a hand that waited for that would feel its card stick.
    """

    def __init__(self, parent: QObject) -> None:
        self._holding = False
        self._due: Callable[[], object] | None = None
        self._then: Callable[[], object] | None = None
        self._renewal = Renewal(self.catch_up, parent)

    @property
    def waiting(self) -> bool:
        """The lights are still to follow the pieces."""
        return self._due is not None

    @contextmanager
    def pieces_first(self) -> Iterator[None]:
        """Changes of the lights that are asked for here are made one frame after the pieces have been painted."""
        self._holding = True
        try:
            yield
        finally:
            self._holding = False
            if self._due is not None:
                self._renewal.soon()

    def catch_up(self) -> None:
        """The lights follow now, even where a hand is still at it: somebody asks what they show."""
        if self._due is not None:
            held, self._holding = self._holding, False
            self.change(self._due)
            self._holding = held

    def change(self, lights: Callable[[], object]) -> None:
        """Changes the lights: now, or when the pieces have been painted; the last change is the one that counts."""
        if self._holding:
            self._due = lights
            return
        then, self._due, self._then = self._then, None, None
        lights()
        if then is not None:
            then()

    def change_with_what_waits(self, lights: Callable[[], object]) -> None:
        """The same, but no sooner than a change that waits: a hand hardly ever lets go without moving on a little."""
        if self._due is not None:
            self._due = lights
        else:
            self.change(lights)

    def afterwards(self, deed: Callable[[], object]) -> None:
        """Does what follows the lights of the moment: with them, where they wait for the pieces."""
        if self._holding:
            self._then = deed
        else:
            deed()
