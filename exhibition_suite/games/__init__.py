"""The rules engines. Each game is one folder with one object `GAME`, loaded when it is asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the main menu asks for the ids only and must not wait for the engine
    from exhibition_suite.engine import Game

GAME_IDS: tuple[str, ...] = ("exhibition", "timespan", "anachrony")
"""Ids of the games whose rules are here; those that can be played in the window are `tables.TABLE_IDS`."""


@cache
def load_game(game_id: str) -> Game:
    """The game with this id. Raises `KeyError` for an id that is not in `GAME_IDS`."""
    if game_id not in GAME_IDS:
        raise KeyError(game_id)
    game: Game = import_module(f"{__name__}.{game_id}").GAME
    return game
