"""What each game lends to the page around its board: emblem, progress ruler, small halls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from PySide6.QtWidgets import QWidget

from exhibition_suite.engine import SeatSetup

from .look import Look


@dataclass(frozen=True, slots=True)
class Furniture:
    """Makers of a game's own parts of the page.

    Attributes:
        emblem: paints the emblem into a rectangle: `(painter, rect, theme)`.
        ruler: makes the picture of how far it is to the end; it has `show_state(view)`.
        hall: makes a small hall of one seat; it has `show_hall(view, name)`, `set_short(bool)` and the signal `asked(int)`.
    """

    emblem: Callable[..., None]
    ruler: Callable[[Look, tuple[SeatSetup, ...]], QWidget]
    hall: Callable[[Look, int], QWidget]


def furniture(game_id: str) -> Furniture:
    """The parts that `game_id` lends. Raises `ModuleNotFoundError` for a game without a table."""
    room = f"exhibition_suite.tables.{game_id}"

    def part(module: str, name: str) -> Any:
        return getattr(import_module(f"{room}.{module}"), name)

    return Furniture(part("emblem", "paint_arch"), part("ruler", "ProgressRuler"), part("side", "MiniHall"))
