"""The hall: five showcases of sixteen spots, and which cards fit where, as big masks.

A *fit* is one integer with a field of 16 bits for each of the 100 years: bit `16 * card + spot` says that the card fits the spot.
One shift answers "where may this card go"; a placement renews only the bits of its own showcase.
"""

from __future__ import annotations

from typing import Final

from .content import CONTINENT, YEARS

SLOTS: Final = ("grand", "area2", "area1", "area3", "mid")
SLOT_COUNT: Final = len(SLOTS)
SPANS: Final = ((0, 6), (6, 10), (10, 13), (13, 15), (15, 16))
"""First spot and the spot after the last, by slot: 6, 4, 3, 2 and 1 spots (EX-010, EX-011, EX-012, EX-013, EX-014)."""
SPOTS: Final = 16
"""Spots of a hall (EX-004, EX-015)."""
DEPOT: Final = 16
"""Stands for the depot where a spot is asked for."""
DEPOT_SPOTS: Final = 3
"""A third card fills the depot (EX-004, EX-041)."""
SLOT_OF: Final = tuple(next(n for n, (a, b) in enumerate(SPANS) if a <= spot < b) for spot in range(SPOTS))
AREA1: Final = 2
AREA3: Final = 3
MID: Final = 15
VARIANTS: Final = frozenset({"spread_years", "link", "short_era", "one_decade", "antique", "unique_decades"})
"""The kinds that take a basic showcase's place and let no white card in (EX-007, EX-060, EX-142)."""
ALLOWED_DECADES: Final = {1: range(4, 6), 2: range(3, 7), 3: range(2, 8), 4: range(1, 9), 5: range(10)}
"""Decades of Unique Decades by number of players (EX-148); decade 4 is the 1940s."""

FIELD: Final = 16
PREFIX: Final = tuple(sum(1 << FIELD * year for year in range(end)) for end in range(YEARS + 1))
"""`PREFIX[b] ^ PREFIX[a]` marks the years a <= year < b."""
BY_CONTINENT: Final = tuple(sum(1 << FIELD * card for card in range(YEARS) if CONTINENT[card] == c) for c in range(6))
COLOURED: Final = sum(BY_CONTINENT)
OTHERS: Final = tuple(sum(BY_CONTINENT[c] for c in range(6) if not mask >> c & 1) for mask in range(64))
"""The coloured cards whose continent is not in the mask."""
DECADES: Final = tuple(PREFIX[10 * d + 10] ^ PREFIX[10 * d] for d in range(10))
SLOT_FIELDS: Final = tuple(PREFIX[YEARS] * sum(1 << spot for spot in range(a, b)) for a, b in SPANS)
OUTSIDE: Final = tuple(PREFIX[YEARS] * 0xFFFF ^ fields for fields in SLOT_FIELDS)
"""All bits but those of one slot's spots."""


def spot_name(spot: int) -> str:
    """Notation of a spot: `grand@3`, counted from 1 at the left; `depot`."""
    if spot == DEPOT:
        return "depot"
    slot = SLOT_OF[spot]
    return f"{SLOTS[slot]}@{spot - SPANS[slot][0] + 1}"


def fit_ascending(row: list[int], first: int, allowed: int) -> int:
    """Fit of a row whose only other requirement is `allowed`: years strictly between the neighbours' (EX-050).

    Args:
        row: effective years from 0, or -1 for a free spot.
        first: the row's first spot.
        allowed: the cards that may lie in the row, in fields of one bit.
    """
    fit = lowest = gap = 0
    bit = 1 << first
    for year in row:
        if year < 0:
            gap |= bit
        else:
            if gap and year > lowest:
                fit |= ((PREFIX[year] ^ PREFIX[lowest]) & allowed) * gap
            gap = 0
            lowest = year + 1
        bit <<= 1
    if gap and lowest < YEARS:
        fit |= ((PREFIX[YEARS] ^ PREFIX[lowest]) & allowed) * gap
    return fit


def window(kind: str, row: list[int], index: int) -> tuple[int, int]:
    """The years a card needs on spot `index` of a row: from the first up to, not including, the second; empty if first >= second.

    Order (EX-050), the reach of One Era (EX-056), the distance of Spread the Years (EX-146). Only the nearest card of each side is
    looked at: the row is in order already, farther cards then hold too, and one between two must suit both (EX-057). What a card does
    to the spots that stay free is nobody's concern (EX-053).
    """
    first, end = 0, YEARS
    for other in range(index - 1, -1, -1):
        year = row[other]
        if year >= 0:
            first = year + 1
            if kind == "one_era":
                end = year + 10 * (index - other) + 1
            elif kind == "spread_years":
                first = year + 20 * (index - other) + 1
            break
    for other in range(index + 1, len(row)):
        year = row[other]
        if year >= 0:
            end = min(end, year)
            if kind == "one_era":
                first = max(first, year - 10 * (other - index))
            elif kind == "spread_years":
                end = min(end, year - 20 * (other - index))
            break
    return first, min(end, YEARS)


def fit_windowed(kind: str, row: list[int], first: int, allowed: int) -> int:
    """Fit of a row with limits on distance (One Era, Spread the Years); arguments as in `fit_ascending`."""
    fit = 0
    for index, year in enumerate(row):
        if year < 0:
            low, end = window(kind, row, index)
            if low < end:
                fit |= ((PREFIX[end] ^ PREFIX[low]) & allowed) << (first + index)
    return fit


def fit_link(row: list[int], first: int) -> int:
    """Fit of a Link row: neighbours on adjacent spots share the continent or lie within 5 years (EX-144)."""
    fit = 0
    for index, year in enumerate(row):
        if year >= 0:
            continue
        low, end = window("link", row, index)
        cards = (PREFIX[end] ^ PREFIX[low]) & COLOURED if low < end else 0
        for other in (index - 1, index + 1):
            if 0 <= other < len(row) and row[other] >= 0:
                near = row[other]
                cards &= BY_CONTINENT[CONTINENT[near]] | (PREFIX[min(near + 6, YEARS)] ^ PREFIX[max(near - 5, 0)])
        fit |= cards << (first + index)
    return fit
