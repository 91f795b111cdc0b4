"""The hint: the best moves a search finds for a person, each with its expected result and one reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject

from exhibition_suite.engine import Match, ScoreLine

from .bot_seats import Thinks
from .questions import Answer, Idea, question
from .trouble import Trouble

LEVEL = "hard"
"""The strength that looks for hints."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A good move.

    Attributes:
        action: the action itself; `str(action)` is its notation.
        points: final score to expect after it, or None where that is unknown.
        line: the reason: the score line that this turn changes most, as it stands at the turn's end; None where no points change.
        before: points of that line now.
    """

    action: Any
    points: float | None
    line: ScoreLine | None = None
    before: int = 0

    @property
    def change(self) -> int:
        """Points that the reason wins or loses."""
        return self.line.points - self.before if self.line is not None else 0


class HintDesk(QObject):
    """Asks for hints, one at a time."""

    def __init__(self, match: Match, thinker: Thinks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._thinker = thinker
        self._ticket: int | None = None
        self._callback: Callable[[list[Hint]], None] | None = None
        self._tell: Callable[[Trouble], None] | None = None
        thinker.answered.connect(self._take)

    @property
    def searching(self) -> bool:
        return self._ticket is not None

    def ask(self, callback: Callable[[list[Hint]], None], tell: Callable[[Trouble], None]) -> None:
        """Looks for the best moves of the seat that decides; an earlier search is void. `tell` hears `hint_failed`."""
        self.cancel()
        self._callback = callback
        self._tell = tell
        self._ticket = self._thinker.ask(question(self._match, LEVEL, hint=True))

    def cancel(self) -> None:
        """The hint is not wanted any more."""
        if self._ticket is not None:
            self._thinker.cancel(self._ticket)
        self._ticket = None
        self._callback = None

    def close(self) -> None:
        """Stops for good."""
        self.cancel()
        self._thinker.answered.disconnect(self._take)

    def _take(self, ticket: int, answer: Answer) -> None:
        if ticket != self._ticket or self._callback is None:
            return
        callback, self._callback, self._ticket = self._callback, None, None
        hints = hints_of(self._match, answer)
        if not hints and self._tell is not None:
            self._tell(Trouble("hint_failed"))
        callback(hints)


def hints_of(match: Match, answer: Answer) -> list[Hint]:
    """The moves of an answer that are legal now, best first."""
    legal = {str(action): action for action in match.state.actions()}
    ideas = answer.ideas or (Idea(answer.action, 0.0),)
    return [
        Hint(legal[idea.action], idea.points if answer.ideas else None, idea.line, idea.before) for idea in ideas if idea.action in legal
    ]
