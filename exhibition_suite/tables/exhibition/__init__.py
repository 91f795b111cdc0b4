"""The Exhibition table: market, hall and depot on one board, and every move by drag, by clicks or by keys."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """`TABLE`, the widget class, is loaded at first use: the side panels need less than the table."""
    if name == "TABLE":
        from .table import ExhibitionTable

        return ExhibitionTable
    raise AttributeError(name)
