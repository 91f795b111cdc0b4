"""Tells a game of many small deeds as a log: one line for each deed of a player with all that it brought, one for each thing between
the players.

One deed comes as many events: a card is paid for, played, pushes others, and its effects give this and that. A reader wants one line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from .catalogue import templates
from .logline import LogLine
from .template import fields

if TYPE_CHECKING:
    from exhibition_suite.engine import Event

    from .words import Words

ICONS = {"ended": "trophy"}


class Manner(NamedTuple):
    """How the deeds of a game are told.

    Attributes:
        kinds: lines that the log shows in a way of their own, by event.
        brings: events that a deed brings about; without one before them they begin a line themselves.
        silent: events that say nothing which the lines around them do not say.
        follows: events that are silent right after another one, which has said it already, by event.
        sums: events that are told as one where a deed brings several of them in a row, with the values that are then added up.
        first, before: events of paying, which come before what is paid for, those that can be the first of them and all.
        paid_for: what comes after its payment.
    """

    kinds: dict[str, str]
    brings: frozenset[str]
    silent: frozenset[str]
    follows: dict[str, frozenset[str]]
    sums: dict[str, tuple[str, ...]]
    first: frozenset[str] = frozenset()
    before: frozenset[str] = frozenset()
    paid_for: frozenset[str] = frozenset()


def _ids(text: str) -> frozenset[str]:
    return frozenset(text.split())


MANNERS = {
    "timespan": Manner(
        kinds={"phase": "round", "ended": "ended"},
        brings=_ids(
            "gained got_luxury scored paid drew upgraded advanced kept got_worker returned forgone woke "
            "tile gave_luxury gave_card unlocked died completed buried_luxury tucked archived"
        ),
        silent=_ids("pushed looked looked_tiles lasting not_again sent chose_vision"),
        follows={"activated": _ids("camel"), "found": _ids("took_offer"), "archived": _ids("rival_offer")},
        sums={"gained": ("count",), "scored": ("count",), "forgone": ("count",), "got_luxury": ()},
        first=_ids("paid converted spent"),
        before=_ids("paid converted spent upgraded"),
        paid_for=_ids("played built camel"),
    ),
    "anachrony": Manner(
        kinds={"era": "round", "bot_era": "round", "ended": "ended"},
        brings=_ids(
            "paid gained got_workers lost_worker refreshed got_suit no_suit suit_back scored paradox paradox_back morale travelled focused "
            "tile_back built built_project spent_breakthrough got_breakthrough rolled_shape rolled_icon recruited copied cloned banner "
            "distorted covered razed "
            "bot_placed bot_first bot_failed bot_lost_suit bot_built bot_discarded bot_project bot_shape bot_rarest bot_researched "
            "bot_recruited bot_worker_set bot_resource_set bot_mined bot_travelled bot_sealed bot_reboot bot_moved bot_bumped bot_leapt "
            "bot_tile_vp bot_tile_energy bot_turn bot_passed bot_paradox bot_anomaly bot_spared bot_tile_back bot_powered bot_spare_suit"
        ),
        silent=_ids("traded sealed placed_project uncovered powered turn_ended warp_chosen"),
        follows={"gained": _ids("warped"), "got_workers": _ids("warped recruited")},
        sums={
            "paid": ("goods",),
            "gained": ("goods",),
            "got_workers": ("workers",),
            "scored": ("count",),
            "paradox": ("count",),
            "paradox_back": ("count",),
            "got_suit": (),
        },
        first=_ids("paid"),
        before=_ids("paid gained powered traded"),
        paid_for=_ids("powered_up"),
    ),
}
"""By game. The others have stories of their own."""


class _Line:
    """A line in the making: the indices of its events."""

    __slots__ = ("head", "indices", "seat")

    def __init__(self, seat: int, index: int) -> None:
        self.seat = seat
        self.head = index
        self.indices = [index]


def tell(words: Words, game_id: str, events: Sequence[Event], names: Sequence[str]) -> list[LogLine]:
    """The lines of a stretch of a game, oldest first. See `Words.story`."""
    manner = MANNERS[game_id]
    return [_told(words, game_id, manner, line, events, names) for line in _lines(manner, events)]


def _lines(manner: Manner, events: Sequence[Event]) -> list[_Line]:
    lines: list[_Line] = []
    for index, event in enumerate(events):
        line = lines[-1] if lines and lines[-1].seat == event.seat >= 0 else None
        if event.id in manner.silent or (line is not None and events[line.indices[-1]].id in manner.follows.get(event.id, ())):
            continue
        if line is not None and event.id in manner.brings and not _pays_for_more(manner, events, index):
            line.indices.append(index)
        elif line is not None and _pays(manner, events, line) and (event.id in manner.paid_for or event.id in manner.before):
            line.head = index
            line.indices.append(index)
        else:
            lines.append(_Line(event.seat, index))
    return lines


def _pays(manner: Manner, events: Sequence[Event], line: _Line) -> bool:
    """So far the line only pays for something that is still to come."""
    return all(events[one].id in manner.before for one in line.indices) and _pays_for_more(manner, events, line.indices[0])


def _pays_for_more(manner: Manner, events: Sequence[Event], index: int) -> bool:
    """The event begins to pay for a card, a wonder or a visit that follows."""
    first = events[index]
    if first.id not in manner.first:
        return False
    follower = next((event for event in events[index:] if event.id not in manner.before or event.seat != first.seat), first)
    return follower.id in manner.paid_for and follower.seat == first.seat


def _told(words: Words, game_id: str, manner: Manner, line: _Line, events: Sequence[Event], names: Sequence[str]) -> LogLine:
    head = events[line.head]
    rest = [events[index] for index in line.indices if index != line.head]
    if line.head == line.indices[0]:
        head, *rest = _summed(words, game_id, manner, [head, *rest], "log")
    else:
        rest = _summed(words, game_id, manner, rest, "story")
    text = words.log(game_id, head, names)
    if rest:
        brought = _counted(words, [words.log(game_id, event, names, told="story") for event in rest])
        text = words.say(f"story.{game_id}.line", head=text, rest=words.say(f"story.{game_id}.join").join(brought))
    kind = manner.kinds.get(head.id, "move" if head.seat >= 0 else head.id)
    return LogLine(head.seat, text, ICONS.get(head.id, ""), kind, min(line.indices), max(line.indices))


def _summed(words: Words, game_id: str, manner: Manner, events: list[Event], told: str) -> list[Event]:
    """The events with those that say the same thing added up, as far as nothing else comes between. The first one is `told` as given."""
    found: list[Event] = []
    since = 0
    for event in events:
        values = manner.sums.get(event.id)
        if values is None:
            since = len(found) + 1
        elif values:
            alike = (at for at in range(since, len(found)) if _alike(words, game_id, found[at], event, values, "story" if at else told))
            at = next(alike, None)
            if at is not None:
                total = {name: _plus(found[at].params[name], event.params[name]) for name in values}
                found[at] = replace(found[at], params=found[at].params | total)
                continue
        found.append(event)
    return found


def _alike(words: Words, game_id: str, one: Event, other: Event, values: tuple[str, ...], told: str) -> bool:
    """Two events would be told in the same words but for these values."""
    if one.id != other.id:
        return False
    key, same = (words.variant(f"{told}.{game_id}.{event.id}", event.params) for event in (one, other))
    said = (fields(templates(words.language)[key]) | {"resource"}) - set(values)
    return key == same and all(one.params.get(name) == other.params.get(name) for name in said)


def _plus(one: Any, other: Any) -> Any:
    """The sum of two numbers, or of two amounts of things by their names."""
    if isinstance(one, dict):
        return one | {name: one.get(name, 0) + count for name, count in other.items()}
    return one + other


def _counted(words: Words, parts: list[str]) -> list[str]:
    """The parts with those that are said several times in a row said once."""
    runs = [(text, len(list(same))) for text, same in groupby(parts)]
    return [text if count == 1 else words.say("join.times", text=text, n=count) for text, count in runs]
