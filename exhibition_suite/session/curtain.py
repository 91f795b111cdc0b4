"""Whose secrets the screen may show, when several people share it (hot-seat)."""

from __future__ import annotations

from typing import Any, Literal

from exhibition_suite.engine import OVER, Match

from .chronicle import NOBODY

Rule = Literal["always", "secret", "never"]


def secret_in_play(state: Any) -> bool:
    """Whether a seat knows something that the others do not.

    A game may say so itself (`secret_in_play`); otherwise its state's `secrets` tells: whatever is not -1 there is known to its seat.
    """
    told = getattr(state, "secret_in_play", None)
    if told is not None:
        return bool(told() if callable(told) else told)
    return any(secret != -1 for secret in getattr(state, "secrets", ()))


class Curtain:
    """Decides when the curtain falls between two people, and for whom it opens.

    Attributes:
        rule: `always` between two people, `secret` only if a secret is in play, `never`.
        viewer: the seat whose secrets may be shown, or `NOBODY`.
        asked: the seat that has to open the curtain, or `NOBODY`.
    """

    def __init__(self, match: Match, rule: Rule = "secret") -> None:
        self.rule: Rule = rule
        self._people = [seat for seat, setup in enumerate(match.seats) if setup.player == "person"]
        self.viewer = self._people[0] if len(self._people) == 1 else NOBODY
        self.asked = NOBODY

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return list(self._people)

    def turn_to(self, state: Any) -> bool:
        """The decision went to another seat, or stayed. True where the curtain has fallen and waits for `asked`."""
        seat = state.seat
        if seat == OVER:
            self.asked = NOBODY
            self.viewer = self.viewer if self.viewer != NOBODY else next(iter(self._people), NOBODY)
            return False
        if seat not in self._people or seat == self.viewer:
            self.asked = NOBODY
            return False
        if self._falls(state):
            self.viewer = NOBODY
            self.asked = seat
            return True
        self.viewer = seat
        self.asked = NOBODY
        return False

    def open(self, seat: int) -> bool:
        """The asked person confirmed. False, and nothing is shown, for any other seat."""
        if seat != self.asked or seat == NOBODY:
            return False
        self.viewer = seat
        self.asked = NOBODY
        return True

    def drop(self) -> None:
        """Hides every secret at once: the person left the screen. The next `turn_to` asks again."""
        if len(self._people) > 1:
            self.viewer = NOBODY

    def _falls(self, state: Any) -> bool:
        if len(self._people) < 2:
            return False
        return self.rule == "always" or (self.rule == "secret" and secret_in_play(state))
