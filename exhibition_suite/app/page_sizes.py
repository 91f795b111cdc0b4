"""The three sizes of a game's page."""

from __future__ import annotations

from exhibition_suite.board.sizes import COMPACT_BELOW

LARGE_FROM = (2240, 1260)
SIDE = {"compact": 244, "standard": 304, "large": 420}
"""Width of the side column at 100 % text, in px."""
WIDEST = 1.3
SHARE = 0.6
"""Large text widens the column by this power of its factor only: the board must not pay for all of it."""


def size_class(wide: int, high: int) -> str:
    """`compact`, `standard` or `large`, for a page of so many px."""
    if wide < COMPACT_BELOW[0] or high < COMPACT_BELOW[1]:
        return "compact"
    return "large" if wide >= LARGE_FROM[0] and high >= LARGE_FROM[1] else "standard"


def side_width(size: str, text: float) -> int:
    """Width of the side column in px, by `size_class` and the factor of all text."""
    grown: float = max(1.0, text) ** SHARE
    return round(SIDE[size] * min(WIDEST, grown))
