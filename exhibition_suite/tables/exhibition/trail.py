"""The traces of what was played: last-move pennants and the card turned up last."""

from __future__ import annotations

from typing import Any

from exhibition_suite.games.exhibition.content import CARD_OF, CONTINENTS

from .layout import DEPOT_PLACES


class Trail:
    """Read anew from the history at every move; it keeps nothing of its own."""

    def __init__(self) -> None:
        self._last: dict[int, str] = {}
        self._new = ""

    def read(self, match: Any, step: int | None, view: Any) -> None:
        """Takes the traces of a match after its first `step` actions (None: all of them)."""
        steps = match.steps if step is None else match.steps[:step]
        self._last, self._new = {}, ""
        found_new = False
        for past in reversed(steps):
            for event in reversed(past.events):
                if event.id in ("placed", "placed_as") and event.seat not in self._last:
                    self._last[event.seat] = f"{event.params['slot']}@{event.params['spot']}"
                elif event.id == "stored" and event.seat not in self._last:
                    self._last[event.seat] = DEPOT_PLACES[int(event.params["count"]) - 1]
                elif event.id == "refilled" and not found_new:
                    found_new = True
                    self._new = self._place_of(view, str(event.params["card"]))
            if found_new and len(self._last) == view.seats:
                return

    def _place_of(self, view: Any, card: str) -> str:
        """Where the card lies in the market, or "" where it was taken since."""
        for continent, column in enumerate(view.columns):
            if CARD_OF[card] in column:
                return f"column:{CONTINENTS[continent]}:{column.index(CARD_OF[card])}"
        return ""

    def last(self, seat: int) -> dict[str, int]:
        """Place of a seat's last move, with the seat, for the hall shown."""
        return {self._last[seat]: seat} if seat in self._last else {}

    def tags(self, word: str) -> dict[str, str]:
        """The word on the card turned up last."""
        return {self._new: word} if self._new else {}
