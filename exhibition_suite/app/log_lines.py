"""The log as a list model: what happened, newest first, each line with the moment it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from exhibition_suite.engine import Match

from .curtain import PublicLine
from .look import Look

LineRole = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log as it is shown.

    Attributes:
        seat: whose it is, or -1.
        sign: that seat's sign, or "".
        name: that seat's name, or "".
        text: the sentence.
        icon: picture of an award or an ending, or "".
        kind: `move`, `round`, `ended` …, see `texts.LogLine`; `opening` before the first move.
        step: number of actions played when it had happened.
        newest: it is the last thing that somebody did.
    """

    seat: int
    sign: str
    name: str
    text: str
    icon: str
    kind: str
    step: int
    newest: bool


def lines_of(match: Match, look: Look, first: int = 0) -> list[Line]:
    """The log of a game from its action number `first` on, oldest first, in the language of the look."""
    names = [seat.name for seat in match.seats]
    signs = [seat.sign for seat in match.seats]
    events: list[Any] = []
    steps: list[int] = []
    for number, played in enumerate(match.steps, 1):
        events += played.events
        steps += [number] * len(played.events)
    told = look.words.story(match.game.id, events, names, signs=signs)
    newest = max((index for index, line in enumerate(told) if line.kind != "round"), default=-1)
    lines = []
    for index, line in enumerate(told):
        step = steps[line.last]
        if step > first:
            whose = line.seat >= 0
            sign, name = (signs[line.seat], names[line.seat]) if whose else ("", "")
            lines.append(Line(line.seat, sign, name, line.text, line.icon, line.kind, step, index == newest))
    return lines


def opening(match: Match, look: Look) -> Line:
    """What is known before the first move: who begins, who follows, and the number of the deal."""
    names = [seat.name for seat in match.seats]
    if len(names) == 1:
        text = QCoreApplication.translate("LogPanel", "The museum opens for {first}. Deal {deal}.")
    else:
        text = QCoreApplication.translate("LogPanel", "The museum opens: {first} begins, then {others}. Deal {deal}.")
    told = text.format(first=names[0], others=look.words.join(names[1:]), deal=match.seed)
    return Line(-1, "", "", told, "cards", "opening", 0, False)


def since_last_turn(match: Match, look: Look, seat: int) -> list[PublicLine]:
    """What everybody saw since the turn of `seat` before this one, oldest first; the turn under way is not told."""
    last = len(match.steps)
    while last > 0 and match.steps[last - 1].seat == seat:
        last -= 1
    first = last
    while first > 0 and match.steps[first - 1].seat != seat:
        first -= 1
    return [
        PublicLine(line.seat, line.sign, line.text) for line in lines_of(match, look, first) if line.kind != "round" and line.step <= last
    ]


class LogModel(QAbstractListModel):
    """Lines of the log, newest first, of all seats or of one.

    Attributes:
        seat: the seat whose lines are kept, or -1 for all; rounds are always kept.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.seat = -1
        self._all: Sequence[Line] = ()
        self._shown: list[Line] = []

    def set_lines(self, lines: Sequence[Line]) -> None:
        """Takes a whole log, oldest first."""
        self._all = lines
        self._filter()

    def set_seat(self, seat: int) -> None:
        """Keeps one seat's lines, or all with -1."""
        self.seat = seat
        self._filter()

    def _filter(self) -> None:
        shown = [line for line in self._all if self.seat < 0 or line.seat in (self.seat, -1)]
        self.beginResetModel()
        self._shown = shown[::-1]
        self.endResetModel()

    def line(self, row: int) -> Line | None:
        """The line in a row, newest first."""
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def texts(self) -> list[str]:
        """All sentences as they stand, newest first."""
        return [line.text for line in self._shown]

    def row_of(self, step: int) -> int:
        """Row of the newest line that had happened after `step` actions; -1 for none."""
        return next((row for row, line in enumerate(self._shown) if line.step <= step), -1)

    # ---- Qt

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.line(index.row())
        if line is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return line.text
        if role == LineRole:
            return line
        return None
