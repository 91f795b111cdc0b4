"""Tells a game of Timespan as a log: one line for each deed of a player with all that it brought, one for each thing between the players.

One deed comes as many events: a card is paid for, played, pushes others, and its effects give this and that. A reader wants one line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .logline import LogLine

if TYPE_CHECKING:
    from exhibition_suite.engine import Event

    from .words import Words

KINDS = {"phase": "round", "ended": "ended"}
"""Lines that the log shows in a way of their own, by event."""
ICONS = {"ended": "trophy"}
BRINGS = frozenset(
    (
        *("gained", "got_luxury", "scored", "paid", "drew", "upgraded", "advanced", "kept", "got_worker", "returned", "forgone", "woke"),
        *("tile", "gave_luxury", "gave_card", "unlocked", "died", "completed", "buried_luxury", "tucked", "archived"),
    )
)
"""Events that a deed brings about; without one before them they begin a line themselves."""
FIRST = frozenset(("paid", "converted", "spent"))
BEFORE = FIRST | {"upgraded"}
"""Events of paying, which come before what is paid for, and those that can be the first of them."""
PAID_FOR = frozenset(("played", "built", "camel"))
SILENT = frozenset(("pushed", "looked", "looked_tiles", "lasting", "not_again", "sent", "chose_vision"))
"""Events that say nothing which the lines around them do not say."""
FOLLOWS = {"activated": "camel", "found": "took_offer", "archived": "rival_offer"}
"""Events that are silent right after another one, which has said it already."""


class _Line:
    """A line in the making: the indices of its events."""

    __slots__ = ("head", "indices", "seat")

    def __init__(self, seat: int, index: int) -> None:
        self.seat = seat
        self.head = index
        self.indices = [index]


def tell(words: Words, events: Sequence[Event], names: Sequence[str]) -> list[LogLine]:
    """The lines of a stretch of a game, oldest first. See `Words.story`."""
    return [_told(words, line, events, names) for line in _lines(events)]


def _lines(events: Sequence[Event]) -> list[_Line]:
    lines: list[_Line] = []
    for index, event in enumerate(events):
        line = lines[-1] if lines and lines[-1].seat == event.seat >= 0 else None
        if event.id in SILENT or (line is not None and FOLLOWS.get(event.id) == events[line.indices[-1]].id):
            continue
        if line is not None and event.id in BRINGS and not _pays_for_more(events, index):
            line.indices.append(index)
        elif line is not None and _pays(events, line) and (event.id in PAID_FOR or event.id in BEFORE):
            line.head = index
            line.indices.append(index)
        else:
            lines.append(_Line(event.seat, index))
    return lines


def _pays(events: Sequence[Event], line: _Line) -> bool:
    """So far the line only pays for something that is still to come."""
    return all(events[one].id in BEFORE for one in line.indices) and _pays_for_more(events, line.indices[0])


def _pays_for_more(events: Sequence[Event], index: int) -> bool:
    """The event begins to pay for a card, a wonder or a visit that follows."""
    first = events[index]
    if first.id not in FIRST:
        return False
    follower = next((event for event in events[index:] if event.id not in BEFORE or event.seat != first.seat), first)
    return follower.id in PAID_FOR and follower.seat == first.seat


def _told(words: Words, line: _Line, events: Sequence[Event], names: Sequence[str]) -> LogLine:
    head = events[line.head]
    text = words.log("timespan", head, names)
    rest = [words.log("timespan", events[index], names, told="story") for index in line.indices if index != line.head]
    if rest:
        text = words.say("story.timespan.line", head=text, rest=words.say("story.timespan.join").join(rest))
    kind = KINDS.get(head.id, "move" if head.seat >= 0 else head.id)
    return LogLine(head.seat, text, ICONS.get(head.id, ""), kind, min(line.indices), max(line.indices))
