"""Pictures that are kept from one table to the next, with a bound on their number."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache

from PySide6.QtGui import QPixmap

LOOKS = 2
"""Looks (size, theme, language …) whose pictures are kept: the one on the screen and the one before it."""


class Shelf:
    """Pictures of one look by what they show. When it is full, the one that was not asked for the longest time goes.

    All pictures of a shelf have about the same size, so their number bounds the memory they take.

    Attributes:
        room: most pictures it holds.
    """

    def __init__(self, room: int) -> None:
        self.room = room
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def get(self, what: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The picture, made at its first use."""
        picture = self._kept.get(what)
        if picture is None:
            picture = self._kept[what] = make()
            if len(self._kept) > self.room:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(what)
        return picture

    @property
    def full(self) -> bool:
        """The next new picture takes the place of another."""
        return len(self._kept) >= self.room

    def __contains__(self, what: Hashable) -> bool:
        return what in self._kept

    def __len__(self) -> int:
        return len(self._kept)


@lru_cache(maxsize=LOOKS)
def shelf(look: Hashable, room: int) -> Shelf:  # noqa: ARG001 - the look is the key
    """The shelf of a look: of everything that its pictures have in common."""
    return Shelf(room)
