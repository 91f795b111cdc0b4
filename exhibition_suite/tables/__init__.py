"""Tables: one folder per game that turns what a seat may see into pieces on the board, and gestures into actions."""

from __future__ import annotations

from importlib import import_module
from typing import Any

TABLE_MODULES = {"exhibition": "exhibition_suite.tables.exhibition"}
"""Game id -> module that has `TABLE`, the widget class of that game's table."""
TABLE_IDS = tuple(TABLE_MODULES)
"""Ids of the games that can be played in the window, in the order of the main menu."""


def load_table(game_id: str) -> Any:
    """The widget class of a game's table; made with `(session, look)`. Raises `KeyError` for a game without a table."""
    return import_module(TABLE_MODULES[game_id]).TABLE
