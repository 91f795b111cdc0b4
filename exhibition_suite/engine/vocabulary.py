"""A game's actions, each made once: their notation, and how they are found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from .contract import Action


class Move(Action):
    """An action and what it is about.

    Attributes:
        kind: index of its kind among the game's.
        value: what it is done with, as the kind says; -1 for none.
        other: a second number, as the kind says; -1 for none.
    """

    __slots__ = ("kind", "other", "value")

    def __init__(self, code: int, text: str, kind: int, value: int, other: int) -> None:
        super().__init__(code, text)
        self.kind = kind
        self.value = value
        self.other = other


M = TypeVar("M", bound=Move)
Entry = tuple[str, int, int, int]
"""Text behind the kind's name, kind, value, other."""


def entries(kind: int, ids: Sequence[str], other: int = -1) -> list[Entry]:
    """One entry for each id, its index as the value."""
    return [(text, kind, value, other) for value, text in enumerate(ids)]


class Vocabulary(Generic[M]):
    """All actions of a game.

    Attributes:
        actions: by code; by_text: by notation.
    """

    def __init__(self, make: Callable[[int, str, int, int, int], M], kinds: Sequence[str], words: Iterable[Entry]) -> None:
        self.actions = tuple(
            make(code, f"{kinds[kind]} {text}".rstrip(), kind, value, other) for code, (text, kind, value, other) in enumerate(words)
        )
        self.by_text = {action.text: action for action in self.actions}
        assert len(self.by_text) == len(self.actions), "two actions with one notation"

    def of(self, kind: int, other: int | None = None) -> dict[int, M]:
        """Those of a kind by their value (with this second number, if given)."""
        return {one.value: one for one in self.actions if one.kind == kind and (other is None or one.other == other)}

    def parse(self, text: str) -> M:
        """The action with this notation. Raises `ValueError`."""
        try:
            return self.by_text[text]
        except KeyError:
            raise ValueError(f"no such action: {text}") from None
