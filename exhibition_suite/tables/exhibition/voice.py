"""What the table tells a screen reader: its places on demand, and what happens as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from exhibition_suite.board.accessible import Spoken, announce, give_voice, tell_focus
from exhibition_suite.board.slot import PLAIN

from .prompts import prompt
from .setting import card_of
from .speech import spoken_names

if TYPE_CHECKING:
    from .table import ExhibitionTable


class Voice:
    """The accessible face of one table."""

    def __init__(self, table: ExhibitionTable) -> None:
        self._table = table
        self._said = ""
        give_voice(table.view, self.children)

    def say(self, text: str, urgent: bool = False) -> None:
        """Tells a sentence once."""
        announce(self._table.view, text, urgent)
        self._table.announced.emit(text)

    def say_turn(self) -> None:
        """Whose turn it is and what is asked, when that has changed."""
        table = self._table
        title = prompt(table.scene, table.intent, table.look).title
        if title != self._said:
            self._said = title
            self.say(title)

    def say_cursor(self) -> None:
        """The cursor stands on another place."""
        table = self._table
        stops = list(table.keys.stops())
        if table.keys.at in stops:
            tell_focus(table.view, stops.index(table.keys.at))

    def _pieces(self) -> dict[str, str]:
        return {piece.place: piece.id for piece in self._table.scenery.now if card_of(piece.id) >= 0}

    def names(self) -> dict[str, str]:
        """Name of every place, as a screen reader says it."""
        table = self._table
        return spoken_names(table.scene, table.keys.stops(), self._pieces(), table.marks, table.look.words)

    def children(self) -> list[Spoken]:
        """All places with names, rectangles and states."""
        table = self._table
        pieces, marks = self._pieces(), table.marks
        found = []
        for place, name in self.names().items():
            mark = marks.get(place, PLAIN)
            rect = table.view.rect_on_widget(table.scenery.layout.rect(place)).toRect()
            chosen = mark.selected or pieces.get(place, "") == table.intent.held != ""
            found.append(Spoken(place, name, rect, table.keys.visible and place == table.keys.at, chosen, mark.state == "refused"))
        return found
