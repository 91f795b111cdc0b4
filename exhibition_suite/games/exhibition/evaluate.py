"""What the bots think of a position (`opinion`) and of a move at first sight (`merit`).

The opinion is a weighted sum of the features of each seat, fitted to the final scores of games that bots played against each other
(`weights.py`); the merit is fitted to the moves that a search chose in such games.
"""

from __future__ import annotations

from operator import mul
from typing import Final

from .actions import DATING, GOING, PLACING, TAKING, ExhibitionAction
from .content import CONTINENT, EINSTEIN, WHITE, YEARS
from .features import awards, of_seat, run_length, run_makers, to_fields, unplaced
from .scoring import YEARS_IN, YEARS_OF, goal_points
from .showcases import DEPOT, MID, SLOT_OF, SPANS, SPOTS
from .state import ExhibitionState
from .weights import LATE, OPINION


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


def merit(state: ExhibitionState, action: ExhibitionAction) -> float:
    """How good a legal action looks to the seat that decides: comparable among the actions of one decision only."""
    kind = action.kind
    if kind == PLACING:
        return _merit_of_place(state, state.hand, action.value)
    if kind == TAKING:
        return _merit_of_take(state, action.value)
    if kind == GOING:
        fit = state.fits[state.seat]
        return 0.7 * sum(CONTINENT[card] == WHITE or fit >> (card << 4) & 0xFFFF != 0 for card in state.columns[action.value])
    if kind == DATING:
        return _merit_of_place(state, action.value, state.aim)
    return 0.0


def _merit_of_take(state: ExhibitionState, card: int) -> float:
    seat = state.seat
    fit = state.fits[seat]
    continent = CONTINENT[card]
    if continent == WHITE:
        return 2.5
    spots = fit >> (card << 4) & 0xFFFF
    if not spots:
        value = -3.0
    else:
        value = 1.0 + 0.15 * spots.bit_count()
        dated = state.dated[seat]
        if not dated & YEARS_IN[card // 10]:
            value += 1.0
        if not state.seen[seat] >> continent & 1:
            value += 0.7
        if (dated << 1 | dated >> 1) >> card & 1:
            value += 0.5
        if spots == 1 << MID:
            value -= 0.8
    for other in state.columns[continent]:
        if other != card and (CONTINENT[other] == WHITE or fit >> (other << 4) & 0xFFFF):
            value += 0.5
    return value


_BASE: Final = {
    "grand": 1.0, "one_era": 1.6, "one_continent": 1.3, "years_gap": 0.6, "mid_century": 0.2, "spread_years": 1.2, "link": 1.3,
    "short_era": 1.0, "one_decade": 1.4, "antique": 0.8, "unique_decades": 1.4,
}  # fmt: skip


def _merit_of_place(state: ExhibitionState, card: int, spot: int) -> float:
    seat = state.seat
    if spot == DEPOT:
        return -1.5 - 1.5 * len(state.depots[seat])
    slot = SLOT_OF[spot]
    kind = state.kinds[slot]
    value = _BASE[kind]
    if spot == MID:
        return value
    if card == EINSTEIN:
        return value - (1.0 if kind == "years_gap" else 0.0)
    first, end = SPANS[slot]
    base = seat * SPOTS
    board = state.board
    low, high = -1, YEARS
    before = after = 0
    for other in range(base + spot - 1, base + first - 1, -1):
        if board[other] >= 0:
            low = board[other] if board[other] < YEARS else state.wild_year
            break
        before += 1
    for other in range(base + spot + 1, base + end):
        if board[other] >= 0:
            high = board[other] if board[other] < YEARS else state.wild_year
            break
        after += 1
    if kind == "years_gap":
        return value + (0.04 * (25 - card) if spot == first else 0.04 * (card - 75))
    free = before + after
    width = high - low
    if kind == "one_era":
        room = 10.0 * (free + 2)
        width = min(width, int(room))
    if free:
        value -= 1.5 * free * abs((card - low) / (high - low) - (before + 1) / (free + 2))
    else:
        value += 0.8 * (1.0 - width / YEARS)
    return value



