"""What is asked of a bot, and what it answers: plain data, so that it can cross to another process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from exhibition_suite.engine import Match, ScoreLine
from exhibition_suite.engine.rng import mix


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that a bot shall think about.

    Attributes:
        record: the game up to the decision, as `Record.plain` gives it.
        level: id of the strength, see `bots.levels`.
        seed: of the bot's own chance.
        hint: the best moves and why are wanted, not a move to play.
    """

    record: dict[str, Any]
    level: str
    seed: int
    hint: bool = False


@dataclass(frozen=True, slots=True)
class Idea:
    """A bot's opinion of one action.

    Attributes:
        action: its notation.
        points: final score to expect after it.
        before: points of `line` now.
        line: the score line that the turn changes most, as it stands at the turn's end; None where it changes none or none was asked for.
    """

    action: str
    points: float
    before: int = 0
    line: ScoreLine | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot answered.

    Attributes:
        action: notation of the action it would play.
        ideas: the actions it looked at, best first; may be empty.
        plain: a plain bot answered in place of the one that was asked.
    """

    action: str
    ideas: tuple[Idea, ...] = ()
    plain: bool = False


def question(match: Match, level: str, *, hint: bool = False) -> Question:
    """The decision that `match` stands at. The bot's chance depends on the deal, the decision and the seat only."""
    state = match.state
    seed = mix(match.seed ^ mix(len(match.steps) * 8 + state.seat + 1))
    return Question(match.record().plain(), level, seed, hint)


def answer_of(message: Mapping[str, Any], *, plain: bool = False) -> Answer:
    """The answer that a message of the worker is. Raises `KeyError` and `TypeError` for one that is none."""
    if "hints" in message:
        ideas = tuple(_hint(entry) for entry in message["hints"])
        return Answer(ideas[0].action if ideas else "", ideas, plain)
    ideas = tuple(Idea(value["action"], value["points"]) for value in message["values"])
    return Answer(message["action"], ideas, plain)


def _hint(plain: Mapping[str, Any]) -> Idea:
    line = plain["line"]
    return Idea(plain["action"], plain["points"], plain["before"], None if line is None else ScoreLine(**line))
