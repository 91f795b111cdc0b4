"""The bots' opinion of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import ExhibitionAction

if TYPE_CHECKING:
    from .state import ExhibitionState


def opinion(state: ExhibitionState) -> list[float]:
    """Likely final points of each seat: for now the points it has."""
    return [float(total) for total in state.totals()]


def merit(state: ExhibitionState, action: ExhibitionAction) -> float:
    """A cheap guess of an action's worth: the hall before the depot."""
    return 0.0 if action.text == "place depot" else 1.0
