"""Fame points: the lines of section 7, at any moment of the game, and the order of the players (section 8).

Only cards in the hall count (EX-043). One player scores by the same rules: alone, every award reached is a first place (EX-150).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from exhibition_suite.engine import Params, ScoreLine, ScoreTable

from .content import CONTINENT, CONTINENTS, YEARS
from .showcases import MID, SPANS, SPOTS

if TYPE_CHECKING:
    from .state import ExhibitionState

YEARS_OF: Final = tuple(sum(1 << card for card in range(YEARS) if CONTINENT[card] == c) for c in range(6))
"""The years of each continent; white cards have none (EX-062)."""
YEARS_IN: Final = tuple(0b1111111111 << 10 * decade for decade in range(10))
RATINGS: Final = (7, 12, 16, 20, 24)
"""Highest total of the first five ratings of a game for one (EX-151)."""
FARTHEST: Final = 1000
"""Distance of a Mid Century spot without a year: farther than any card (EX-122)."""


def goal_points(state: ExhibitionState, seat: int) -> int:
    """Points for All 6 Continents (EX-100)."""
    mine = state.goal_rounds[seat]
    return 5 - sum(0 < other < mine for other in state.goal_rounds) if mine else 0


def ranked(values: list[int | None]) -> list[int]:
    """Points of a ranked award by value, largest first; None does not qualify (EX-090, EX-091)."""
    return [0 if v is None else 5 - sum(w is not None and w > v for w in values) for v in values]


def gap(state: ExhibitionState, seat: int) -> int | None:
    """Years between the two cards of `area3`, or None where a spot is free or holds Einstein (EX-102)."""
    left, right = (state.board[seat * SPOTS + spot] for spot in range(*SPANS[3]))
    return right - left if 0 <= left < YEARS and 0 <= right < YEARS else None


def width(state: ExhibitionState, seat: int) -> int | None:
    """Years from the left to the right spot of `area2`, or None where a spot is free (EX-143)."""
    first, end = SPANS[1]
    row = state.board[seat * SPOTS + first : seat * SPOTS + end]
    return None if min(row) < 0 else row[-1] - row[0]


def oldest(state: ExhibitionState, seat: int) -> int | None:
    """Year (from 0) on the right spot of `area3`, or None where a spot is free (EX-145)."""
    return None if gap(state, seat) is None else state.board[seat * SPOTS + SPANS[3][1] - 1]


def focus(dated: int) -> list[int]:
    """How many cards of each continent a hall has (EX-103)."""
    return [(dated & years).bit_count() for years in YEARS_OF]


def decade_count(dated: int) -> int:
    """How many decades a hall has (EX-104)."""
    return sum(dated & years != 0 for years in YEARS_IN)


def chain(dated: int) -> tuple[int, int]:
    """Length and first year (from 0) of the longest run of consecutive years (EX-105); the earliest of equals."""
    length = 0
    runs = dated
    while runs:
        dated = runs
        runs &= runs >> 1
        length += 1
    return length, (dated & -dated).bit_length() - 1


Award = tuple[str, str, list[int | None], bool]


def _awards(state: ExhibitionState) -> list[Award]:
    """The ranked awards in play: line id, rule, value of each seat, and whether the smallest is best (EX-107)."""
    seats = range(state.seats)
    found: list[Award] = []
    if state.kinds[3] == "years_gap":
        found.append(("years_gap", "EX-102", [gap(state, s) for s in seats], False))
    if state.kinds[1] == "short_era":
        found.append(("short_era", "EX-143", [width(state, s) for s in seats], True))
    if state.kinds[3] == "antique":
        found.append(("antique", "EX-145", [oldest(state, s) for s in seats], True))
    return found


def _award_points(award: Award) -> list[int]:
    values, smallest = award[2], award[3]
    return ranked([None if v is None else -v for v in values] if smallest else values)


def totals(state: ExhibitionState) -> list[int]:
    """Fame points of each seat as if the game ended now; a secret decade where the seat has one (EX-106)."""
    found = []
    for seat in range(state.seats):
        dated = state.dated[seat]
        total = goal_points(state, seat) + max(focus(dated)) + decade_count(dated) + chain(dated)[0]
        total -= SPOTS - state.filled[seat] + len(state.depots[seat])
        if state.secrets[seat] >= 0:
            total += (dated & YEARS_IN[state.secrets[seat]]).bit_count()
        found.append(total)
    for award in _awards(state):
        found = [total + points for total, points in zip(found, _award_points(award), strict=True)]
    return found


def _award_line(award: Award, seat: int) -> ScoreLine:
    line, rule, values, _ = award
    points = _award_points(award)[seat]
    value = values[seat]
    params: Params = {}
    if value is not None:
        params = {"year": 1900 + value} if line == "antique" else {"years": value}
        params["place"] = 6 - points
    return ScoreLine(line, rule, points, "yellow", params, shared=True)


def _lines(state: ExhibitionState, seat: int) -> list[ScoreLine]:
    """The lines of one seat in the order of section 13; Secret Decade only with that option (EX-106)."""
    dated, reached = state.dated[seat], state.goal_rounds[seat]
    goal: Params = {"round": reached, "place": 6 - goal_points(state, seat)} if reached else {}
    lines = [ScoreLine("all_6_continents", "EX-100", goal_points(state, seat), "green", goal, shared=True)]
    lines += [_award_line(award, seat) for award in _awards(state)]
    counts = focus(dated)
    best = max(counts)
    names = [CONTINENTS[c] for c in range(6) if best and counts[c] == best]
    lines.append(ScoreLine("continent_focus", "EX-103", best, "yellow", {"count": best, "continents": names}))
    lines.append(ScoreLine("number_of_decades", "EX-104", decade_count(dated), "yellow", {"count": decade_count(dated)}))
    length, first = chain(dated)
    run: Params = {"count": length, "first": 1900 + first, "last": 1899 + first + length} if length else {"count": 0}
    lines.append(ScoreLine("chain_of_years", "EX-105", length, "yellow", run))
    secret = state.secrets[seat]
    if secret >= 0:
        held = (dated & YEARS_IN[secret]).bit_count()
        lines.append(ScoreLine("secret_decade", "EX-132", held, "yellow", {"decade": 1900 + 10 * secret, "count": held}))
    free, stored = SPOTS - state.filled[seat], len(state.depots[seat])
    lines.append(ScoreLine("empty_spots", "EX-110", -free, "red", {"count": free}))
    lines.append(ScoreLine("depot", "EX-111", -stored, "red", {"count": stored}))
    return lines


def mid_distance(state: ExhibitionState, seat: int) -> int:
    """Years from the Mid Century card to 1950; `FARTHEST` where there is no year (EX-120, EX-122)."""
    card = state.card_at(seat, MID)
    return abs(card - 50) if 0 <= card < YEARS else FARTHEST


def tables(state: ExhibitionState) -> list[ScoreTable]:
    """Score table of each seat as if the game ended now, with its place (EX-120 to EX-123)."""
    lines = [_lines(state, seat) for seat in range(state.seats)]
    sums = [sum(line.points for line in own) for own in lines]
    order = [(-total, mid_distance(state, seat)) for seat, total in enumerate(sums)]
    found = []
    for seat, key in enumerate(order):
        tie: Params = {}
        if sums.count(sums[seat]) > 1:
            card = state.card_at(seat, MID)
            tie = {"distance": key[1], "year": 1900 + card} if key[1] < FARTHEST else {"distance": None, "year": None}
        place = 1 + sum(other < key for other in order)
        found.append(ScoreTable(seat, tuple(lines[seat]), sums[seat], place, tie))
    return found


def rating(total: int) -> int:
    """The rating of a game for one, 1 to 6 (EX-151)."""
    return 1 + sum(total > limit for limit in RATINGS)
