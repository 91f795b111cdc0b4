"""A game in progress, as people play it: every action checked, told as events, kept in a record, undone within the rules of undo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .contract import Event, Game, Ruling, SeatSetup, State
from .record import Record


class Refused(ValueError):
    """An action that the rules forbid; `ruling` says which rule."""

    def __init__(self, ruling: Ruling) -> None:
        super().__init__(f"{ruling.rule} {ruling.reason}")
        self.ruling = ruling


class RecordFault(ValueError):
    """A record that cannot be played to its end.

    Attributes:
        step: number of the action that fails, from 1; 0 where the set-up itself fails.
        reason: `setup`, `notation` or `refused`.
        text: the action's notation.
        ruling: the rule that forbids it, where it is refused.
        match: the game up to the last good action, or None.
    """

    def __init__(self, step: int, reason: str, text: str, ruling: Ruling | None = None, match: Match | None = None) -> None:
        super().__init__(f"action {step}: {reason}: {text}")
        self.step = step
        self.reason = reason
        self.text = text
        self.ruling = ruling
        self.match = match


@dataclass(frozen=True, slots=True)
class Step:
    """One action that was played: who, what, and what happened."""

    seat: int
    action: Any
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        return any(event.reveals for event in self.events)


class Match:
    """A game in progress with its history.

    Attributes:
        game: whose rules are played.
        state: the position now. Read it, copy it, never change it.
        steps: what was played, oldest first.
        undone: what was undone and can be played again, newest last.
    """

    def __init__(self, game: Game, options: Any, seats: tuple[SeatSetup, ...], seed: int, *, free_undo: bool = False) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.free_undo = free_undo
        self.assisted = False
        self.steps: list[Step] = []
        self.undone: list[Step] = []
        self._start: Any = game.new(options, len(seats), seed)
        self._before: list[Any] = []
        self.state: Any = self._start.copy()

    def refusal(self, action: Any, seat: int | None = None) -> Ruling | None:
        """Why `action` may not be played now (by `seat`), or None."""
        return self.state.refusal(action, seat)  # type: ignore[no-any-return]

    def play(self, action: Any, seat: int | None = None) -> tuple[Event, ...]:
        """Plays an action and tells what happened. Raises `Refused`; the game then stands as before."""
        ruling = self.refusal(action, seat)
        if ruling is not None:
            raise Refused(ruling)
        if not self.undone or self.undone[-1].action is not action:
            self.undone.clear()
        else:
            self.undone.pop()
        return self._push(action)

    def _push(self, action: Any) -> tuple[Event, ...]:
        before = self.state
        after = before.copy()
        sink: list[Event] = []
        after.apply(action, sink)
        self._before.append(before)
        self.steps.append(Step(before.seat, action, tuple(sink)))
        self.state = after
        return tuple(sink)

    def undo_stop(self) -> str | None:
        """Why the last action cannot be undone: `start`, `revealed`, `other`, or None if it can.

        Undo goes back to the last reveal or to a bot's action (EX-040), unless free undo was chosen at set-up. People at one table may
        take each other's last placement back.
        """
        if not self.steps:
            return "start"
        if self.free_undo:
            return None
        last = self.steps[-1]
        if last.reveals:
            return "revealed"
        if self.seats[last.seat].player != "person":
            return "other"
        return None

    def undo(self) -> Step:
        """Takes the last action back. Raises `ValueError` with the reason of `undo_stop` where that is not allowed."""
        stop = self.undo_stop()
        if stop is not None:
            raise ValueError(stop)
        step = self.steps.pop()
        self.assisted = self.assisted or step.reveals or self.seats[step.seat].player != "person"
        self.state = self._before.pop()
        self.undone.append(step)
        return step

    def redo(self) -> tuple[Event, ...]:
        """Plays the action undone last. Raises `ValueError` where nothing was undone."""
        if not self.undone:
            raise ValueError("start")
        return self._push(self.undone.pop().action)

    def at(self, count: int) -> State:
        """A copy of the position after the first `count` actions. Raises `IndexError` outside 0 to len(steps)."""
        if not 0 <= count <= len(self.steps):
            raise IndexError(count)
        state = self.state if count == len(self.steps) else self._before[count]
        return state.copy()  # type: ignore[no-any-return]

    def record(self) -> Record:
        """The game on paper."""
        return Record(
            game=self.game.id,
            rules_version=self.game.rules_version,
            options=self.options.model_dump(mode="json"),
            seats=self.seats,
            seed=self.seed,
            actions=tuple(str(step.action) for step in self.steps),
            free_undo=self.free_undo,
            assisted=self.assisted,
        )

    @classmethod
    def from_record(cls, game: Game, record: Record) -> Match:
        """Plays a record from its set-up. Raises `RecordFault` at the first action that cannot be played."""
        if record.game != game.id:
            raise RecordFault(0, "setup", f"a game of {record.game}, not of {game.id}")
        try:
            options = game.Options.model_validate(record.options)
            match = cls(game, options, record.seats, record.seed, free_undo=record.free_undo)
        except ValueError as fault:
            raise RecordFault(0, "setup", str(fault)) from fault
        for number, text in enumerate(record.actions, 1):
            try:
                match.play(game.parse(text))
            except Refused as refused:
                raise RecordFault(number, "refused", text, refused.ruling, match) from refused
            except ValueError as fault:
                raise RecordFault(number, "notation", text, None, match) from fault
        match.assisted = record.assisted
        return match


def preview(state: Any, actions: list[Any]) -> list[Any]:
    """Score tables of all seats after `actions`, played on a copy; choices left open are taken as they come.

    A choice that is still open (the year of a white card) changes no points, so any legal one serves.
    """
    after = state.copy()
    seat = after.seat
    for action in actions:
        after.apply(action)
    while after.seat == seat and after.choosing:
        after.apply(after.actions()[0])
    return after.scores()  # type: ignore[no-any-return]


__all__ = ["Match", "Record", "RecordFault", "Refused", "Step", "preview"]
