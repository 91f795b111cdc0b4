"""What the bots think of a position (`opinion`) and of a move at first sight (`merit`)."""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING

from . import scoring
from .core import GAME_OVER
from .features import outlook
from .merit import merit
from .prospects import conditions, eras_to_come
from .weights import OPINION

if TYPE_CHECKING:
    from .state import AnachronyState

__all__ = ["merit", "opinion"]


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
        found.append(float(sum(line.points for line in scoring.lines_of_automa(state))))
    return found
