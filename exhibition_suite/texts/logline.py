"""A line of the log."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log.

    Attributes:
        seat: whose it is, or -1 for the game's own (rounds, the end).
        text: the sentence.
        icon: name of an icon beside the seat's sign, or "".
        kind: `move`, or the id of the one event it tells: `round`, `six_continents`, `out_hall`, `secret`, `ended` ...
        first, last: indices of its first and last event in the events given, so that a line leads to its moment.
    """

    seat: int
    text: str
    icon: str = ""
    kind: str = "move"
    first: int = 0
    last: int = 0
