"""What the bots think of a position (`opinion`) and of a move at first sight (`merit`)."""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING

from . import features, scoring
from .content import CONTENT
from .core import GAME_OVER, WARPING
from .merit import merit
from .weights import OPINION

if TYPE_CHECKING:
    from .state import AnachronyState

__all__ = ["merit", "opinion"]


def opinion(state: AnachronyState) -> list[float]:
    """Likely final points of each row: what it has for sure, and a weighted sum of features, with weights for each Era."""
    found = [float(points) for points in scoring.totals(state)]
    if state.phase == GAME_OVER or not state.boards:
        return found
    weights = OPINION[state.era - 1]
    for seat in range(state.seats):
        picked = state.chosen[seat].bit_count() if state.phase == WARPING else 0
        found[seat] += sum(map(mul, weights, features.of(state, seat))) + CONTENT.warp_left_vp * picked
    return found
