"""From a set-up to a game: seating, seed, rematch."""

from __future__ import annotations

import secrets
from typing import Any

from exhibition_suite.engine import Match, SeatSetup
from exhibition_suite.games import load_game


def new_seed() -> int:
    """A seed nobody chose; short enough to read it to somebody."""
    return secrets.randbelow(1_000_000_000)


def new_match(game_id: str, options: Any, seats: tuple[SeatSetup, ...], seed: int | None = None, *, free_undo: bool = False) -> Match:
    """A new game.

    Args:
        options: the game's own model, or plain data for it.
        seats: as they were entered; who starts is settled here.
        seed: of the deal; None for one that nobody chose.

    Raises:
        KeyError: for a game that the program does not have.
        ValueError: for options or a number of seats that the game does not have.
    """
    game = load_game(game_id)
    checked = options if isinstance(options, game.Options) else game.Options.model_validate(options)
    deal = new_seed() if seed is None else seed
    seating = getattr(game, "seating", None)
    placed = tuple(seats) if seating is None else seating(checked, tuple(seats), deal)
    return Match(game, checked, placed, deal, free_undo=free_undo)


def again(match: Match, *, same_deal: bool = False) -> Match:
    """The same seats, options and undo rule once more: the same deal, or a new one and, where it is left to chance, a new start."""
    if same_deal:
        return Match(match.game, match.options, match.seats, match.seed, free_undo=match.free_undo)
    seed = new_seed()
    seating = getattr(match.game, "seating", None)
    by_chance = getattr(match.options, "start", "random") == "random"
    seats = seating(match.options, match.seats, seed) if seating is not None and by_chance else match.seats
    return Match(match.game, match.options, seats, seed, free_undo=match.free_undo)
