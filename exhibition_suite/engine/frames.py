"""Long rules as frames on a stack: how a game does things that need several decisions and stays copyable at each of them.

A frame is a plain tuple `(kind, seat, ...)`: no objects, no closures. For each kind the game has one `Handler`. The top of the stack is
what is being decided; what waits below it comes afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

Frame = tuple[Any, ...]
"""`(kind, seat, ...)`: index of the handler, who decides, and what the handler needs."""


class Handler(NamedTuple):
    """What a kind of frame does.

    Attributes:
        step: goes on by itself and answers whether it could (no: a decision stands).
        options: lists the answers worth giving; None for a frame that never asks.
        answer: takes one.
        skips: refusing is legal though it is not worth listing.
    """

    step: Callable[[Any, Frame], bool]
    options: Callable[[Any, Frame], Sequence[Any]] | None = None
    answer: Callable[[Any, Frame, Any], None] | None = None
    skips: bool = False


def stands(_state: Any, _frame: Frame) -> bool:
    """The step of a frame that always asks."""
    return False
