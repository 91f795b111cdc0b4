"""The checker: does the scene show what the model says?"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QSizeF

from .arrangement import Arrangement, Piece
from .piece import PieceItem


def disagreements(
    items: Mapping[str, PieceItem],
    wanted: Arrangement,
    where: Callable[[str], tuple[QPointF, float]],
    shape: Callable[[Piece], tuple[QSizeF, float]],
    held: str = "",
) -> list[str]:
    """What is wrong on the board, in words for a developer; empty when scene and model agree.

    Args:
        items: the scene's pieces by id.
        wanted: what the model says.
        where: place id -> centre and angle.
        shape: size and scale of a piece that lies on its place.
        held: a piece that is in somebody's hand and so need not lie on its place.
    """
    found = [f"{name} is on the board but not in the model" for name in items if name not in wanted]
    for piece in wanted:
        item = items.get(piece.id)
        if item is None:
            found.append(f"{piece.id} is missing on {piece.place}")
            continue
        if item.piece != piece:
            found.append(f"{piece.id} thinks it lies on {item.piece.place}, the model says {piece.place}")
        if piece.id == held:
            continue
        centre, angle = where(piece.place)
        if (item.pos() - centre).manhattanLength() > 0.5 or abs(item.rotation() - angle) > 0.01:
            found.append(f"{piece.id} lies at {item.pos().toTuple()}, {piece.place} is at {centre.toTuple()}")
        size, scale = shape(piece)
        if item.size != size or abs(item.scale() - scale) > 0.001:
            found.append(f"{piece.id} is {item.size.toTuple()} large at scale {item.scale()}, on {piece.place} {size.toTuple()} at {scale}")
        if item.waits or not item.isVisible() or item.opacity() < 0.99:
            found.append(f"{piece.id} cannot be seen")
    return found
