"""What a position and an action are worth: the greedy bot's opinion and the rule of the playouts (from the value model, part 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import scoring

if TYPE_CHECKING:
    from .actions import TimespanAction
    from .state import TimespanState


def opinion(state: TimespanState) -> list[float]:
    """Likely final points of each row."""
    return [float(points) for points in scoring.totals(state)]


def merit(_state: TimespanState, _action: TimespanAction) -> float:
    """A cheap guess of an action's worth for the seat that decides."""
    return 0.0
