"""Long rules as frames on a stack: how a game does things that need several decisions and stays copyable at each of them.

A frame is a plain tuple `(kind, seat, ...)`: no objects, no closures. For each kind the game has one `Handler`. The top of the stack is
what is being decided; what waits below it comes afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

Frame = tuple[Any, ...]
"""`(kind, seat, ...)`: index of the handler, who decides, and what the handler needs."""
Step = Callable[[Any, Frame], bool]
Options = Callable[[Any, Frame], Sequence[Any]]
Answer = Callable[[Any, Frame, Any], None]


class Handler(NamedTuple):
    """What a kind of frame does.

    Attributes:
        step: goes on by itself and answers whether it could (no: a decision stands).
        options: lists the answers worth giving; None for a frame that never asks.
        answer: takes one.
        skips: refusing is legal though it is not worth listing.
    """

    step: Step
    options: Options | None = None
    answer: Answer | None = None
    skips: bool = False


def stands(_state: Any, _frame: Frame) -> bool:
    """The step of a frame that always asks."""
    return False


def choice(options: Options, answer: Answer) -> Handler:
    """A frame that asks only where there is something to choose: a single answer is taken, none at all ends it."""

    def step(state: Any, frame: Frame) -> bool:
        listed = options(state, frame)
        if len(listed) > 1:
            return False
        if listed:
            answer(state, frame, listed[0])
        else:
            state.stack.pop()
        return True

    return Handler(step, options, answer)


def by_kind(*parts: Mapping[int, Handler]) -> tuple[Handler, ...]:
    """The handlers of a game in the order of their kinds, which are numbered from 0 without a gap. Raises `KeyError` at a gap."""
    handlers = {kind: handler for part in parts for kind, handler in part.items()}
    return tuple(handlers[kind] for kind in range(len(handlers)))


def run(state: Any, steps: Sequence[Step]) -> bool:
    """Goes through the frames until one stands at a decision, whose seat then decides (True), or none is left (False)."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        if not steps[frame[0]](state, frame):
            state.seat = frame[1]
            return True
    return False
