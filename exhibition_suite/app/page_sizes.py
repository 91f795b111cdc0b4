"""The three sizes of a game's page."""

from __future__ import annotations

COMPACT_BELOW = (1440, 810)
LARGE_FROM = (2240, 1260)
SIDE = {"compact": 244, "standard": 304, "large": 420}
"""Width of the side column at 100 % text, in px."""


def size_class(wide: int, high: int) -> str:
    """`compact`, `standard` or `large`, for a page of so many px."""
    if wide < COMPACT_BELOW[0] or high < COMPACT_BELOW[1]:
        return "compact"
    return "large" if wide >= LARGE_FROM[0] and high >= LARGE_FROM[1] else "standard"
