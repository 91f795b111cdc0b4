"""The keyboard cursor: which place is next in a direction. Pure geometry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from PySide6.QtCore import QRectF

Direction = Literal["left", "right", "up", "down"]

SIDEWAYS_COST = 2.6
"""How much a unit to the side weighs against a unit ahead: a straight neighbour beats a nearer one askew."""


def _distance(start: QRectF, end: QRectF, direction: Direction) -> float | None:
    """Cost of going from one place to another, or None where it does not lie in that direction."""
    across = end.center().x() - start.center().x()
    down = end.center().y() - start.center().y()
    ahead = {"left": -across, "right": across, "up": -down, "down": down}[direction]
    if ahead < 1:
        return None
    if direction in ("left", "right"):
        overlap = min(start.bottom(), end.bottom()) - max(start.top(), end.top())
        aside = abs(down) if overlap <= 0 else abs(down) * 0.25
    else:
        overlap = min(start.right(), end.right()) - max(start.left(), end.left())
        aside = abs(across) if overlap <= 0 else abs(across) * 0.25
    if overlap <= 0 and aside > 3 * ahead:
        return None
    return ahead + SIDEWAYS_COST * aside


def nearest(places: Mapping[str, QRectF], start: str, direction: Direction) -> str | None:
    """The place that lies nearest to `start` in a direction, or None at the border. `start` need not be a key of `places`."""
    here = places.get(start)
    if here is None:
        return next(iter(places), None)
    best: tuple[float, str] | None = None
    for place, rect in places.items():
        if place == start:
            continue
        cost = _distance(here, rect, direction)
        if cost is not None and (best is None or cost < best[0]):
            best = (cost, place)
    return best[1] if best else None


def next_group(groups: Sequence[Sequence[str]], at: str, step: int) -> str | None:
    """First place of the group after (`step` 1) or before (-1) the one that holds `at`; None beyond the last one."""
    filled = [group for group in groups if group]
    for number, group in enumerate(filled):
        if at in group:
            wanted = number + step
            return filled[wanted][0] if 0 <= wanted < len(filled) else None
    return filled[0 if step > 0 else -1][0] if filled else None


def cycle(places: Sequence[str], at: str, step: int) -> str | None:
    """The place after (1) or before (-1) `at` in board order, going round; None where there are no places."""
    if not places:
        return None
    if at not in places:
        return places[0 if step > 0 else -1]
    return places[(places.index(at) + step) % len(places)]
