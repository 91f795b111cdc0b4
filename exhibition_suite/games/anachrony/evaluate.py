"""What the bots think of a position (`opinion`) and of a move at first sight (`merit`)."""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING, Final

from . import chronobot, scoring
from .automa_state import is_chronossus
from .core import GAME_OVER, POWERING, TURNS, WARPING
from .features import NAMES, outlook
from .merit import merit
from .prospects import conditions, eras_to_come
from .weights import OPINION

if TYPE_CHECKING:
    from .state import AnachronyState

__all__ = ["merit", "opinion"]
ACTS: Final = (NAMES.index("acts"), NAMES.index("own_acts"))
"""Features that count what the player may still do in an Era."""
BOT_ACTION: Final = 2.8
"""What an Action counts that the Chronobot has yet to do: twice the VP that it brings on average, since bots weigh the points of others by
half, while every Action of theirs is one of the Chronobot's."""


def opinion(state: AnachronyState) -> list[float]:
    """Likely final points of each row: what it has for sure, what the Endgame Conditions promise, and a weighted sum of features."""
    if state.phase == GAME_OVER or not state.boards:
        return [float(points) for points in scoring.totals(state)]
    weights = OPINION[state.era - 1]
    eras = eras_to_come(state)
    looks = [outlook(state, seat, eras) for seat in range(state.seats)]
    bonus = conditions(state, [look.measures for look in looks], eras)
    found = [look.sure + extra + sum(map(mul, weights, look.features)) for look, extra in zip(looks, bonus, strict=True)]
    if state.size > state.seats:
        points = sum(line.points for line in scoring.lines_of_automa(state))
        found.append(points + BOT_ACTION * actions_of_automa(state, sum(looks[0].features[at] for at in ACTS)))
    return found


def actions_of_automa(state: AnachronyState, acts: float) -> float:
    """Actions that the Chronobot is likely to do yet in this Era, where the player has so many left and ends it by passing (AS-200)."""
    if state.phase not in (POWERING, WARPING, TURNS) or is_chronossus(state) or state.passed:
        return 0.0
    least = chronobot.least_actions(state)
    if state.phase != TURNS:
        return max(acts + (state.first == state.seats), least)
    return min(state.automa.ready + 1, max(acts, least - state.automa.acted))
