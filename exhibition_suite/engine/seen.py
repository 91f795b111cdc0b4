"""What one seat may know of a position, for games whose view is a state with everything hidden taken out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

S = TypeVar("S")


@dataclass(frozen=True, eq=False, slots=True)
class Seen(Generic[S]):
    """An observation; two are equal when nothing that the seat knows differs.

    Attributes:
        seat: whose view it is.
        view: a state to read, without what is hidden from the seat.
        sizes: how much lies in each hidden place, in the order of the game.
    """

    seat: int
    view: S
    sizes: tuple[int, ...]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[Any, ...]:
        return self.seat, self.sizes, self.view.fingerprint()  # type: ignore[attr-defined]
