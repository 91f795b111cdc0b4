"""Where every piece lies: a plain list, and the difference between two of them.

A table makes an arrangement from what a seat may see. The scene shows it, the animator moves the difference, the checker compares it.
Knows no Qt, no game.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece and the place where it lies.

    Attributes:
        id: stable over the whole game, e.g. `exh-1957` or `vehicle:0`.
        place: id of its place, e.g. `column:asia:2` or `grand@3`.
        face: all that its picture depends on besides language and theme; a new face is painted anew.
        level: pieces with a higher level lie above others.
    """

    id: str
    place: str
    face: Hashable = None
    level: int = 0


@dataclass(frozen=True, slots=True)
class Difference:
    """What changes from one arrangement to the next.

    Attributes:
        gone: pieces that are no longer there.
        new: pieces that were not there.
        moved: pieces with another place, as they are afterwards.
        repainted: pieces with another face or level but the same place, as they are afterwards.
    """

    gone: tuple[Piece, ...]
    new: tuple[Piece, ...]
    moved: tuple[Piece, ...]
    repainted: tuple[Piece, ...]

    def __bool__(self) -> bool:
        return bool(self.gone or self.new or self.moved or self.repainted)


class Arrangement:
    """All pieces on the board at one moment. Immutable."""

    __slots__ = ("_pieces",)

    def __init__(self, pieces: Iterable[Piece] = ()) -> None:
        """Raises `ValueError` where one id is given twice."""
        self._pieces: dict[str, Piece] = {}
        for piece in pieces:
            if piece.id in self._pieces:
                raise ValueError(f"two pieces have the id {piece.id}")
            self._pieces[piece.id] = piece

    def __iter__(self) -> Iterator[Piece]:
        return iter(self._pieces.values())

    def __len__(self) -> int:
        return len(self._pieces)

    def __contains__(self, piece_id: object) -> bool:
        return piece_id in self._pieces

    def __getitem__(self, piece_id: str) -> Piece:
        return self._pieces[piece_id]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Arrangement) and self._pieces == other._pieces

    __hash__ = None  # type: ignore[assignment]

    def get(self, piece_id: str) -> Piece | None:
        return self._pieces.get(piece_id)

    def at(self, place: str) -> Piece | None:
        """The piece on a place, the uppermost if there are several, or None."""
        found = [piece for piece in self._pieces.values() if piece.place == place]
        return max(found, key=lambda piece: piece.level) if found else None

    def with_places(self, places: Mapping[str, str]) -> Arrangement:
        """The same pieces, some of them on other places: a stage on the way to a later arrangement."""
        return Arrangement(replace(piece, place=places.get(piece.id, piece.place)) for piece in self)

    def with_pieces(self, pieces: Iterable[Piece]) -> Arrangement:
        """With these pieces added, or put in place of those with the same id."""
        return Arrangement({**self._pieces, **{piece.id: piece for piece in pieces}}.values())

    def without(self, ids: Iterable[str]) -> Arrangement:
        gone = set(ids)
        return Arrangement(piece for piece in self if piece.id not in gone)


def difference(before: Arrangement, after: Arrangement) -> Difference:
    """What has to move, appear, vanish or be painted anew to get from `before` to `after`."""
    moved, repainted = [], []
    for piece in after:
        old = before.get(piece.id)
        if old is None:
            continue
        if old.place != piece.place:
            moved.append(piece)
        elif old != piece:
            repainted.append(piece)
    return Difference(
        gone=tuple(piece for piece in before if piece.id not in after),
        new=tuple(piece for piece in after if piece.id not in before),
        moved=tuple(moved),
        repainted=tuple(repainted),
    )
