"""Waiting until a window has come to rest."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication


def come_to_rest(settled: Callable[[], bool]) -> None:
    """Until nothing is about to follow a move, and what followed last is laid out.

    Nothing happens after the last look: a bot's move that came with one turn more would stand on the board alone for a frame.

    Args:
        settled: tells whether everything shows what the model says.
    """
    rested = 0
    while rested < 2:
        for _ in range(3):
            QApplication.processEvents()
        rested = rested + 1 if settled() else 0
