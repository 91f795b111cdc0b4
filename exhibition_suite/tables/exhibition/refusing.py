"""Showing why something may not be done, at its place, until it has been read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from exhibition_suite.engine import Ruling
from exhibition_suite.games.exhibition.showcases import DEPOT, SLOT_OF
from exhibition_suite.tables.facts import RefusalNote

from .notes import refusal_note

if TYPE_CHECKING:
    from .table import ExhibitionTable

RULES = {"take": "EX-030", "go": "EX-031", "steer": "EX-034", "place": "EX-038", "as": "EX-061", "in": "EX-061", "over": "EX-073"}
"""The rule of each step of a turn."""
NOT_YOUR_TURN = "EX-026"


class Refusals:
    """The refusals of one table. What is refused now stands in the table's intent."""

    def __init__(self, table: ExhibitionTable) -> None:
        self._table = table

    def refuse(self, place: str, rulings: Sequence[Ruling]) -> None:
        """Shows the broken rules at a place; nothing happens where there are none."""
        if not rulings:
            return
        table = self._table
        table.intent.refused = place if place in table.scenery.slots and rulings[0].rule != NOT_YOUR_TURN else ""
        table.intent.rulings = list(rulings)
        table.refresh_intent()
        piece = table.scenery.now.at(place)
        if piece is not None and piece.id in table.scenery.items:
            table.scenery.animator.shake(table.scenery.items[piece.id])
        note = self._note(place, rulings)
        table.refusal_shown.emit(note)
        table.say(f"{note.title}. {note.sentence}", urgent=True)

    def show_again(self) -> None:
        """The same refusal in another language or at another size."""
        intent = self._table.intent
        self._table.refusal_shown.emit(self._note(intent.refused, intent.rulings))

    def _note(self, place: str, rulings: Sequence[Ruling]) -> RefusalNote:
        table = self._table
        spot = table.scene.spot_of(place)
        words, lay = table.look.words, table.scenery.layout
        where = words.say(f"kind.{table.scene.view.kinds[SLOT_OF[spot]]}") if 0 <= spot < DEPOT else ""
        lit = [other for other, mark in table.marks.items() if mark.state in ("legal", "aimed")]
        clear = [table.rect_on_table(lay.rect(other)) for other in lit]
        rect = lay.rect(place) if place else lay.line()
        return refusal_note(rulings, where, table.rect_on_table(rect), clear, words, table.names)

    def forgive(self) -> None:
        """The refusal has been read."""
        if self._table.intent.forgive():
            self._table.refresh_intent()
        self._table.refusal_cleared.emit()

    def clear(self) -> None:
        """A refusal of an earlier moment goes away."""
        if self._table.intent.forgive():
            self._table.refusal_cleared.emit()

    def rule(self) -> str:
        """Id of the rule that matters now: the broken one, else that of the step of the turn."""
        rulings = self._table.intent.rulings
        return rulings[0].rule if rulings else RULES.get(self._table.scene.phase, "EX-030")
