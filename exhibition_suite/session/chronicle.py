"""What can be told of a game from its history: rounds, progress, points over time, the result for the statistics.

Before the end, points are those that everybody may know: a secret's points would give the secret away.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from exhibition_suite.engine import OVER, Event, Match
from exhibition_suite.storage.saves import Summary
from exhibition_suite.storage.statistics import Result, SeatResult

NOBODY = -1
"""The viewer who may see no secret."""

_LONGEST = {"exhibition": 18}
"""Most rounds that a game can have."""


def is_over(state: Any) -> bool:
    return bool(state.seat == OVER)


def round_of(state: Any) -> int:
    """Number of the round, 0 where the game has none."""
    return int(getattr(state, "round", 0))


def progress(match: Match) -> float:
    """How much of the game was played, 0 to 1, about."""
    state = match.state
    if is_over(state):
        return 1.0
    told = getattr(state, "progress", None)
    if told is not None:
        return float(told() if callable(told) else told)
    return min(0.99, max(0, round_of(state) - 1) / _LONGEST.get(match.game.id, 18))


def public_totals(state: Any) -> list[int]:
    """Points of each seat without what only some may know."""
    if is_over(state):
        return _all_totals(state)
    return _all_totals(state.observe(NOBODY).view)


def _all_totals(state: Any) -> list[int]:
    return [int(total) for total in state.totals()]


def summary(match: Match) -> Summary:
    """What the list of saves shows of a game."""
    state = match.state
    return Summary(round_of(state), progress(match), tuple(public_totals(state)), is_over(state))


def result(match: Match, game_id: str, finished_at: datetime | None = None) -> Result:
    """A finished game for the statistics. Raises `ValueError` where it is not over."""
    if not is_over(match.state):
        raise ValueError("the game is not over")
    tables = match.state.scores()
    seats = tuple(
        SeatResult(seat.name, seat.player, seat.sign, table.total, table.place, {line.id: line.points for line in table.lines})
        for seat, table in zip(match.seats, tables, strict=True)
    )
    return Result(
        id=game_id,
        game=match.game.id,
        rules_version=match.game.rules_version,
        finished_at=finished_at or datetime.now(UTC),
        seats=seats,
        rounds=round_of(match.state),
        assisted=match.assisted,
        options=match.options.model_dump(mode="json"),
        seed=match.seed,
    )


def score_history(match: Match) -> list[list[int]]:
    """Points of each seat at the end of each round that was played, and now. Of a finished game, with the secrets' points."""
    over = is_over(match.state)
    totals = _all_totals if over else public_totals
    history: list[list[int]] = []
    before = round_of(match.at(0))
    for count in range(1, len(match.steps) + 1):
        after = match.at(count)
        if round_of(after) != before and not is_over(after):
            history.append(totals(after))
            before = round_of(after)
    history.append(totals(match.state))
    return history


def events_since_last_turn(match: Match, seat: int) -> list[Event]:
    """What happened since `seat` last acted, oldest first; all of the game where it has not acted yet."""
    first = len(match.steps)
    while first > 0 and match.steps[first - 1].seat != seat:
        first -= 1
    return [event for step in match.steps[first:] for event in step.events]
