"""Why an action is refused: the rule and the reason, for every wish that can be wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from exhibition_suite.engine import OVER, Ruling

from .actions import AnachronyAction

if TYPE_CHECKING:
    from .state import AnachronyState


def refusal(s: AnachronyState, action: AnachronyAction, seat: int | None = None) -> Ruling | None:
    """The first rule an action breaks now, or None where it may be played."""
    if s.seat == OVER:
        return Ruling("AN-390", "GAME_OVER")
    if seat is not None and seat != s.seat:
        return Ruling("AN-145", "NOT_YOUR_TURN", {"seat": s.seat})
    if action in s.actions() or action in s.extras():
        return None
    return Ruling("AN-017", "NOT_NOW")
