"""White cards on their spot: asking for continent and year, and playing what the engine asks for (EX-061)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from exhibition_suite.games.exhibition.content import CONTINENTS

from .outlook import Choice, choice_for, complete

if TYPE_CHECKING:
    from .table import ExhibitionTable


class WhiteDesk:
    """The choice for the white card in hand of one table."""

    def __init__(self, table: ExhibitionTable) -> None:
        self._table = table

    def ask(self, choice: Choice) -> None:
        """Asks for the values of a white card that is to lie on a spot."""
        self._table.refresh_intent()
        self._table.display.late.afterwards(lambda: self._open(choice))

    def _open(self, choice: Choice) -> None:
        if self._table.intent.choosing == choice.spot:  # else it was given up before it could be asked
            self._table.panels.open_chooser(choice)

    def resume(self) -> None:
        """A white card lies on its spot already, in the game itself: ask for what is left."""
        table, scene = self._table, self._table.scene
        if not scene.acting or scene.phase not in ("as", "in") or scene.outlook is None:
            return
        card, spot = int(scene.view.hand), int(scene.view.aim)
        values = tuple(action.value for action in scene.view.actions())
        if scene.phase == "as":
            years = choice_for(scene.outlook.holding(card), card, spot).years
            choice = Choice(spot, values, years)
        else:
            choice = Choice(spot, (), tuple(1900 + value for value in values))
        table.intent.choosing = spot
        table.scenery.raise_on(scene.hand, scene.place_of(spot))
        table.display.late.afterwards(lambda: self._open(choice))

    def chosen(self, spot: int, continent: int, year: int) -> None:
        """The values are chosen."""
        table, scene = self._table, self._table.scene
        actions = complete(scene.view, spot, continent, year) if scene.phase == "place" else self._rest(continent, year)
        table.play_all(actions)
        table.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rest(self, continent: int, year: int) -> list[Any]:
        """The actions that end a choice which the game has already begun."""
        scene = self._table.scene
        state = scene.view.copy()
        found: list[Any] = []
        while state.seat == scene.seat and state.phase in ("as", "in"):
            text = f"as {CONTINENTS[continent]}" if state.phase == "as" else f"in {year}"
            action = self._table.session.match.game.parse(text)
            found.append(action)
            state.apply(action)
        return found

    def given_up(self) -> None:
        """The white card goes back to the hand; a choice that the game has begun is undone."""
        table, scene = self._table, self._table.scene
        table.intent.choosing = -1
        table.intent.pending = ""
        table.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if scene.phase in ("as", "in"):
            table.session.undo()
            return
        if scene.hand:
            table.scenery.fly_home(scene.hand)
        table.refresh_intent()
