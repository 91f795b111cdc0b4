"""What the bots look at in a position: numbers about each seat, counted on the masks of `showcases`.

Nothing here reads what a seat may not know: a card in the stock and a card nobody has seen are the same, and its order is never used.
"""

from __future__ import annotations

import math
from bisect import bisect
from typing import Final

from .content import CONTINENT, EINSTEIN, WHITE, YEARS
from .merit import of_card
from .scoring import YEARS_IN, YEARS_OF, goal_points
from .showcases import BY_CONTINENT, DECADES, MID, SPANS, SPOTS
from .state import ExhibitionState

ALL: Final = (1 << YEARS) - 1
_SPREAD: Final = tuple(sum(1 << 16 * bit for bit in range(10) if chunk >> bit & 1) for chunk in range(1024))
"""Ten bits, one a year, as fields of 16 bits."""
_STEPS: Final = (0.0, 0.015, 0.04, 0.08, 0.16)
"""A free spot's supply, as a share of the cards left, falls between these steps: from dead to plenty."""

NAMES: Final = (
    "one",
    "free",
    "room0", "room1", "room2", "room3", "room4",
    "mid_free",
    "depot1", "depot2",
    "cover", "cover2", "some_of_3",
    "decades", "decades_hard", "decades_few", "decades_many",
    "goal_points", "miss1", "miss2", "miss3", "miss4", "miss_scarce",
    "focus", "second", "focus_supply",
    "run", "run_supply", "run_open",
    "award_done", "award_half", "award_none",
    "secret", "secret_supply",
    "column0", "column1", "column_gain", "column_white", "onward", "take_best", "take_next",
    "to_move",
)  # fmt: skip
"""Names of the features, in order."""


def to_fields(years: int) -> int:
    """A mask with one bit a year as a mask with a field of 16 bits a year (bit 0 of each)."""
    fields = 0
    for shift in (90, 80, 70, 60, 50, 40, 30, 20, 10, 0):
        fields = fields << 160 | _SPREAD[years >> shift & 1023]
    return fields


def unplaced(state: ExhibitionState) -> int:
    """Years, one bit each, of the cards that still lie in the columns or in the stock."""
    gone = 0
    for years in state.dated:
        gone |= years
    for depot in state.depots:
        for card in depot:
            gone |= 1 << card
    if state.hand >= 0:
        gone |= 1 << state.hand
    return ALL & ~gone


def run_length(years: int) -> int:
    """Length of the longest run of consecutive years (EX-105)."""
    length = 0
    while years:
        years &= years << 1
        length += 1
    return length


def run_makers(years: int, length: int) -> int:
    """Years that would make the longest run, which has `length` years, longer."""
    if not length:
        return ALL
    ends = [ALL, years << 1]
    starts = [ALL, years >> 1]
    for _ in range(1, length):
        ends.append(ends[-1] << 1 & years << 1)
        starts.append(starts[-1] >> 1 & years >> 1)
    found = 0
    for size in range(length + 1):
        found |= ends[size] & starts[length - size]
    return found & ~years


def _gap_guess(row: list[int]) -> tuple[int, float]:
    left, right = row
    if left >= 0 and right >= 0:
        return (2, float(right - left)) if EINSTEIN not in row else (3, 0.0)
    if left >= 0:
        return 1, 0.92 * (99 - left) if left != EINSTEIN else 0.0
    if right >= 0:
        return 1, 0.92 * right if right != EINSTEIN else 0.0
    return 0, 76.0


def _antique_guess(row: list[int]) -> tuple[int, float]:
    left, right = row
    if left >= 0 and right >= 0:
        return 2, -float(right)
    if left >= 0:
        return 1, -float(left + 8)
    if right >= 0:
        return 1, -float(right)
    return 0, -18.0


def _short_guess(row: list[int]) -> tuple[int, float]:
    laid = [(spot, year) for spot, year in enumerate(row) if year >= 0]
    if len(laid) == 4:
        return 2, -float(row[-1] - row[0])
    if len(laid) < 2:
        return 0, -24.0
    inside = laid[-1][1] - laid[0][1]
    return 1, -float(inside + 7 * (3 - laid[-1][0] + laid[0][0]))


_GUESS: Final = {"years_gap": (3, _gap_guess, 7.0), "antique": (3, _antique_guess, 6.0), "short_era": (1, _short_guess, 7.0)}
_QUALIFY: Final = (0.8, 0.92, 1.0, 0.0)


def awards(state: ExhibitionState) -> list[list[float]]:
    """Expected points of each seat from the ranked awards, if it qualifies, by how far it is: [done, half, none]."""
    found = [[0.0, 0.0, 0.0] for _ in range(state.seats)]
    for slot in (1, 3):
        if state.kinds[slot] not in _GUESS:
            continue
        _, guess, scale = _GUESS[state.kinds[slot]]
        first, end = SPANS[slot]
        guesses = []
        for seat in range(state.seats):
            reach, value = guess(state.board[seat * SPOTS + first : seat * SPOTS + end])
            if reach < 2 and state.out >> seat & 1:
                reach = 3
            guesses.append((reach, value))
        for seat, (reach, value) in enumerate(guesses):
            if reach == 3:
                continue
            points = 5.0
            for other, (far, rival) in enumerate(guesses):
                if other != seat and far != 3:
                    if far == 2 and reach == 2:
                        points -= rival > value
                    else:
                        points -= _QUALIFY[far] / (1.0 + math.exp((value - rival) / scale))
            found[seat][2 - reach] += points
    return found


def _takes(state: ExhibitionState, seat: int) -> tuple[float, float]:
    """How good the best two cards before a seat's vehicle look."""
    best = second = -4.0
    for card in state.columns[state.vehicles[seat]]:
        value = of_card(state, seat, card)
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best, second


def _supply(state: ExhibitionState, seat: int, fit: int, fields: int, count: int) -> list[int]:
    """How many free spots have how much supply, from dead to plenty (`_STEPS`)."""
    rooms = [0, 0, 0, 0, 0, 0]
    base = seat * SPOTS
    for spot, card in enumerate(state.board[base : base + SPOTS]):
        if card < 0:
            rooms[bisect(_STEPS, ((fit >> spot & fields).bit_count() - 0.5) / count)] += 1
    return rooms


def _decades(dated: int, anywhere: int) -> tuple[int, int, int, int]:
    """Decades in the hall, and missing ones by their supply: none, few, many cards (EX-104)."""
    held = hard = few = many = 0
    for decade in range(10):
        if dated & YEARS_IN[decade]:
            held += 1
            continue
        supply = (anywhere & DECADES[decade]).bit_count()
        if supply == 0:
            hard += 1
        elif supply < 4:
            few += 1
        else:
            many += 1
    return held, hard, few, many


def _goal(state: ExhibitionState, seat: int, anywhere: int, count: int) -> list[float]:
    """All 6 Continents (EX-100): its points; or what it is worth by the continents still missing, and by the supply of the scarcest."""
    goal = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    if state.goal_rounds[seat]:
        goal[0] = goal_points(state, seat)
        return goal
    wanted = 0b111111 & ~state.seen[seat]
    worth = 5 - sum(other > 0 for other in state.goal_rounds)
    goal[min(wanted.bit_count(), 4)] = worth
    goal[5] = worth * min((anywhere & BY_CONTINENT[c]).bit_count() for c in range(6) if wanted >> c & 1) / count
    return goal


def _column(state: ExhibitionState, seat: int, makers: int) -> tuple[float, ...]:
    """The cards before the seat's vehicle: how many fit, what the best one gains, white ones, and what waits where they lead."""
    fit, dated = state.fits[seat], state.dated[seat]
    wanted = 0b111111 & ~state.seen[seat]
    fitting = white = onward = gain = open_run = 0
    for card in state.columns[state.vehicles[seat]]:
        continent = CONTINENT[card]
        if continent == WHITE:
            white += 1
        elif fit >> (card << 4) & 0xFFFF:
            fitting += 1
            makes = makers >> card & 1
            open_run |= makes
            gain = max(gain, (wanted >> continent & 1) + (not dated & YEARS_IN[card // 10]) + makes)
            onward = max(onward, _waiting(state, continent, card, fit))
    return open_run, fitting + white == 0, fitting + white == 1, gain, white, onward


def _waiting(state: ExhibitionState, continent: int, taken: int, fit: int) -> int:
    """Cards of a column, other than the one taken, that fit somewhere."""
    count = 0
    for card in state.columns[continent]:
        if card != taken and (CONTINENT[card] == WHITE or fit >> (card << 4) & 0xFFFF):
            count += 1
    return count


def of_seat(state: ExhibitionState, seat: int, left: int, fields: int, award: list[float]) -> list[float]:
    """The features of a seat that is not out, in the order of `NAMES`.

    Args:
        state: a position at the start of a turn.
        seat: whose features.
        left: years of the unplaced cards, one bit each; `fields`: the same in fields of 16 bits.
        award: see `awards`.
    """
    fit = state.fits[seat]
    dated = state.dated[seat]
    count = left.bit_count() or 1
    anywhere = fit | fit >> 8
    anywhere |= anywhere >> 4
    anywhere |= anywhere >> 2
    anywhere = (anywhere | anywhere >> 1) & fields
    cover = anywhere.bit_count() / count
    misses = 1.0 - cover
    counts = [(dated & years).bit_count() for years in YEARS_OF]
    focus = max(counts)
    best = counts.index(focus)
    counts[best] = -1
    run = run_length(dated)
    makers = run_makers(dated, run) & left
    held = supply = 0.0
    secret = state.secrets[seat]
    if secret >= 0:
        held = (dated & YEARS_IN[secret]).bit_count()
        supply = (anywhere & DECADES[secret]).bit_count() / 10.0
    open_run, *column = _column(state, seat, makers)
    stored = len(state.depots[seat])
    return [
        1.0, SPOTS - state.filled[seat], *_supply(state, seat, fit, fields, count)[:5], state.board[seat * SPOTS + MID] < 0,
        stored == 1, stored == 2, cover, cover * cover, 1.0 - misses * misses * misses, *_decades(dated, anywhere),
        *_goal(state, seat, anywhere, count), focus, max(counts), (anywhere & BY_CONTINENT[best]).bit_count() / count,
        run, min(makers.bit_count(), 6), open_run, *award, held, supply, *column, *_takes(state, seat), seat >= state.seat,
    ]  # fmt: skip
