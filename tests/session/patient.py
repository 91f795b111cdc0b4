"""A bots' process whose best bot has ten minutes for a move: whoever gets an answer from it sooner has hurried it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from exhibition_suite.bots import worker
from exhibition_suite.bots.base import Limits
from exhibition_suite.bots.levels import LEVELS, PLAYERS

LONG = 600.0
"""Seconds for a move."""


def main(*args: Any) -> Any:
    """The process's main function, in place of the worker's."""
    LEVELS["expert"] = PLAYERS["expert"] = replace(LEVELS["expert"], limits=Limits(seconds=LONG))
    return worker.main(*args)
