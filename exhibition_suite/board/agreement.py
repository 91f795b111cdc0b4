"""The checker: does the scene show what the model says?"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF

from .arrangement import Arrangement
from .piece import PieceItem


def disagreements(
    items: Mapping[str, PieceItem], wanted: Arrangement, where: Callable[[str], tuple[QPointF, float]], held: str = ""
) -> list[str]:
    """What is wrong on the board, in words for a developer; empty when scene and model agree.

    Args:
        items: the scene's pieces by id.
        wanted: what the model says.
        where: place id -> centre and angle.
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
        if not item.isVisible() or item.opacity() < 0.99:
            found.append(f"{piece.id} cannot be seen")
    return found
