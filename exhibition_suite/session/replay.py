"""Steps through a game that was played: slider, forward, back, by itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Self

from PySide6.QtCore import QObject, QTimer, Signal

from exhibition_suite.engine import Event, Match, Observation
from exhibition_suite.storage import saves

from .chronicle import NOBODY, is_over

STEP = 900
"""Milliseconds between two steps that play by themselves, at pace 1."""


class ReplaySession(QObject):
    """A past game, at one of its moments.

    Attributes:
        match: the game. Its own position is the last one; `position` says which one is shown.
        viewer: the seat whose secrets are shown, or -1; of a finished game its last view shows all.

    Signals:
        moved(object): tuple of `Event` after one step forward; empty after any other jump: arrange everything anew.
        position_changed(int): number of actions played at the moment that is shown.
        running_changed(bool): it began or ended to play by itself.
    """

    moved = Signal(object)
    position_changed = Signal(int)
    running_changed = Signal(bool)

    def __init__(self, match: Match, *, viewer: int = NOBODY, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = Match.from_record(match.game, match.record())
        self.viewer = viewer
        self._position = 0
        self._pace = 1.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)

    @classmethod
    def open(cls, path: Path, parent: QObject | None = None) -> Self:
        """The game in a file. Raises `StorageFault`."""
        return cls(saves.open_match(path), parent=parent)

    @property
    def length(self) -> int:
        """Number of actions of the game."""
        return len(self.match.steps)

    @property
    def position(self) -> int:
        """Number of actions played at the moment that is shown: 0 to `length`."""
        return self._position

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    @property
    def pace(self) -> float:
        """Speed factor of playing by itself."""
        return self._pace

    @pace.setter
    def pace(self, factor: float) -> None:
        self._pace = min(8.0, max(0.25, factor))
        if self.running:
            self._timer.start(round(STEP / self._pace))

    def view_state(self, seat: int | None = None) -> Observation:
        """The moment that is shown, with the secrets of `viewer` and with none for any other seat."""
        shown = self.viewer if seat is None or seat == self.viewer else NOBODY
        return self.match.at(self._position).observe(shown)  # type: ignore[no-any-return]

    def seat(self) -> int:
        """Who decides at the moment that is shown."""
        return self.match.at(self._position).seat

    def events(self) -> tuple[Event, ...]:
        """What the action before the moment that is shown did; empty at the start."""
        return self.match.steps[self._position - 1].events if self._position else ()

    def turns(self) -> list[int]:
        """Positions at which another seat's turn or another round begins, for the marks of the slider."""
        found = [0]
        for position in range(1, self.length):
            before, after = self.match.steps[position - 1], self.match.steps[position]
            if before.seat != after.seat or any(event.id == "round" for event in before.events):
                found.append(position)
        return found

    def jump(self, position: int) -> None:
        """Shows another moment; numbers beyond the ends stand for the ends."""
        target = min(self.length, max(0, position))
        if target == self._position:
            return
        ahead = target == self._position + 1
        self._position = target
        self.moved.emit(self.events() if ahead else ())
        self.position_changed.emit(target)
        if target == self.length:
            self.stop()

    def forward(self) -> None:
        """One action on."""
        self.jump(self._position + 1)

    def back(self) -> None:
        """One action back."""
        self.jump(self._position - 1)

    def next_turn(self) -> None:
        """To the next turn's begin, or the end."""
        self.jump(next((turn for turn in self.turns() if turn > self._position), self.length))

    def last_turn(self) -> None:
        """To this turn's begin, or the one before."""
        self.jump(max((turn for turn in self.turns() if turn < self._position), default=0))

    def run(self) -> None:
        """Plays by itself to the end; from the start where it stands at the end."""
        if self._position == self.length:
            self.jump(0)
        if self.length and not self.running:
            self._timer.start(round(STEP / self._pace))
            self.running_changed.emit(True)

    def stop(self) -> None:
        """Ends playing by itself."""
        if self.running:
            self._timer.stop()
            self.running_changed.emit(False)

    def branch(self) -> Match:
        """A game of its own that goes on from the moment that is shown. It counts as assisted, since what followed may be known."""
        record = self.match.record()
        at = Match.from_record(self.match.game, replace(record, actions=record.actions[: self._position]))
        at.assisted = True
        return at

    @property
    def at_end(self) -> bool:
        """The moment that is shown is the end of a finished game."""
        return is_over(self.match.at(self._position))

    def _tick(self) -> None:
        self.forward()
