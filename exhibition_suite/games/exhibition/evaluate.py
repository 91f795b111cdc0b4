"""What the bots think of a position (`opinion`) and of a move at first sight (`merit`).

The opinion is a weighted sum of the features of each seat, fitted to the final scores of games that bots played against each other
(`weights.py`); the merit is fitted to what wins points where every seat plays by merit alone.
"""

from __future__ import annotations

from operator import mul

from .features import awards, of_seat, run_length, to_fields, unplaced
from .merit import merit
from .scoring import YEARS_IN, YEARS_OF, goal_points
from .showcases import SPOTS
from .state import ExhibitionState
from .weights import LATE, OPINION

__all__ = ["merit", "opinion"]


def opinion(state: ExhibitionState) -> list[float]:
    """Likely final points of each seat. Meant for positions at the start of a turn; elsewhere the card in hand counts for nothing."""
    if state.out == (1 << state.seats) - 1:
        return [float(total) for total in state.totals()]
    left = unplaced(state)
    fields = to_fields(left)
    award = awards(state)
    found = []
    for seat in range(state.seats):
        if state.out >> seat & 1:
            found.append(_settled(state, seat) + award[seat][0])
            continue
        values = of_seat(state, seat, left, fields, award[seat])
        early = sum(map(mul, OPINION, values))
        late = sum(map(mul, LATE, values))
        found.append(early + late * values[1] / SPOTS)
    return found


def _settled(state: ExhibitionState, seat: int) -> float:
    """Points of a seat that is out, without the ranked awards at the end: nothing else can change any more."""
    dated = state.dated[seat]
    total = goal_points(state, seat) + max((dated & years).bit_count() for years in YEARS_OF)
    total += sum(dated & years != 0 for years in YEARS_IN) + run_length(dated)
    total -= SPOTS - state.filled[seat] + len(state.depots[seat])
    if state.secrets[seat] >= 0:
        total += (dated & YEARS_IN[state.secrets[seat]]).bit_count()
    return float(total)
