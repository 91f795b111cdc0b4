"""What a bot would advise a person: the best moves, what they should come to, and one reason each."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from exhibition_suite.engine import OVER, Game, Observation, Rng, ScoreLine, ScoreTable

from .base import Bot, Choice, Limits, Stop, never, turn_of

ADVICE = 3
"""Moves that are advised."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One move that is worth playing.

    Attributes:
        action: notation of the move.
        points: final score to expect after it.
        before: points of `line` now.
        line: the score line that the turn changes most, as it stands at the end of the turn; None where it changes none.
    """

    action: str
    points: float
    before: int = 0
    line: ScoreLine | None = None

    def plain(self) -> dict[str, Any]:
        """The hint as plain data, for the way from one process to another; `line` has the fields of a `ScoreLine`."""
        return {
            "action": self.action,
            "points": round(self.points, 2),
            "before": self.before,
            "line": None if self.line is None else asdict(self.line),
        }


def hints(
    game: Game, seen: Observation, bot: Bot, rng: Rng, limits: Limits, stop: Stop = never, count: int = ADVICE
) -> tuple[list[Hint], Choice]:
    """The best `count` moves by `bot`, best first, and the choice they come from."""
    choice = bot.choose(game, seen, rng, limits, stop)
    state = game.redeal(seen, rng)
    ranked = [(value.action, value.points) for value in choice.values[:count]]
    if not ranked:
        ranked = [(choice.action, game.opinion(state)[seen.seat])]
    return [_explain(game, state, action, points) for action, points in ranked], choice


def _explain(game: Game, state: Any, action: Any, points: float) -> Hint:
    seat = state.seat
    before, line = strongest_change(state.scores()[seat], _end_of_turn(game, state, action).scores()[seat])
    return Hint(str(action), points, before, line)


def _end_of_turn(game: Game, state: Any, action: Any) -> Any:
    """The state after the rest of the turn, played by the cheap rule."""
    turn = turn_of(state)
    state = state.copy()
    state.apply(action)
    while state.seat != OVER and turn_of(state) == turn:
        state.apply(max(state.actions(), key=lambda each: game.merit(state, each)))
    return state


def strongest_change(before: ScoreTable, after: ScoreTable) -> tuple[int, ScoreLine | None]:
    """Of the score line that changes most: its points before, and the line after; 0 and None where none changes.

    Of lines that change alike, one that gains comes before one that loses, and then the order of the table holds.
    """
    old = {line.id: line.points for line in before.lines}
    best: tuple[int, ScoreLine | None] = (0, None)
    strength = (0, 0)
    for line in after.lines:
        change = line.points - old.get(line.id, 0)
        if change and (abs(change), change) > strength:
            strength = (abs(change), change)
            best = (old.get(line.id, 0), line)
    return best
