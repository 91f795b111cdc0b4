"""What a person is about to do: the part of the table's state that is not in the game."""

from __future__ import annotations

from dataclasses import dataclass, field

from exhibition_suite.engine import Ruling


@dataclass(slots=True)
class Intent:
    """Everything here is given up by Esc; nothing of it is saved.

    Attributes:
        held: the market card chosen by click or key, or in the air, in the take step; "" for none.
        aimed: the place under the pointer or the cursor, or "".
        dragging: the piece in the air, or "".
        pending: the place on which the card in hand stands raised until it is confirmed, or "".
        wish: the place where a market card was dropped; tried again when it has been taken.
        refused: the place of the refusal shown, or "".
        rulings: the rules broken there.
        choosing: the spot of the white card whose values are being chosen, or -1.
    """

    held: str = ""
    aimed: str = ""
    dragging: str = ""
    pending: str = ""
    wish: str = ""
    refused: str = ""
    rulings: list[Ruling] = field(default_factory=list)
    choosing: int = -1

    def forget(self) -> None:
        """A new decision: nothing is in hand."""
        self.held = self.dragging = self.pending = self.refused = ""
        self.rulings = []
        self.choosing = -1

    def forgive(self) -> bool:
        """Takes the refusal away; False if there was none."""
        had = bool(self.refused or self.rulings)
        self.refused = ""
        self.rulings = []
        return had
