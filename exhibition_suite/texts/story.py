"""Tells a game as a log: one line for a move, one for each award, ending and round.

A turn of one seat comes as up to five events (take, move, refill, place); a reader wants one sentence. While the turn is under way the
line tells take, move and refill; once the card lies, it tells take and place, which is all that matters later.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from . import chronicle
from .logline import LogLine

if TYPE_CHECKING:
    from exhibition_suite.engine import Event

    from .words import Words

SPOTS_OF_SLOT = {"grand": 6, "area2": 4, "area1": 3, "area3": 2, "mid": 1}
"""Spots of each showcase (EX-010 to EX-014)."""
ICONS = {
    "round": "",
    "six_continents": "case6",
    "out_hall": "flag",
    "out_depot": "flag",
    "out_stuck": "flag",
    "secret": "decades",
    "ended": "trophy",
}
"""Icons of the lines that stand for one event; a move's line shows the seat's sign instead."""
BEGINS = ("went", "took")
PLACES = ("placed", "placed_as", "stored")


@dataclass(slots=True)
class _Turn:
    """The events of one seat's turn so far, by id."""

    seat: int
    first: int
    last: int
    events: dict[str, dict[str, Any]] = field(default_factory=dict)
    fills: bool = False

    @property
    def placed(self) -> bool:
        return any(name in self.events for name in PLACES)


def tell(words: Words, game_id: str, events: Sequence[Event], names: Sequence[str], *, full: bool, signs: Sequence[str]) -> list[LogLine]:
    """See `Words.story`."""
    if game_id in chronicle.MANNERS:
        return chronicle.tell(words, game_id, events, names)
    lines: list[LogLine] = []
    laid: dict[tuple[int, str], int] = {}
    turn: _Turn | None = None

    def close() -> None:
        nonlocal turn
        if turn is not None:
            lines.append(LogLine(turn.seat, _sentence(words, game_id, turn, names, full), "", "move", turn.first, turn.last))
            turn = None

    for index, event in enumerate(events):
        if event.id in ICONS:
            close()
            lines.append(LogLine(event.seat, words.log(game_id, event, names, signs=signs), ICONS[event.id], event.id, index, index))
            continue
        seat = event.seat if event.seat >= 0 or turn is None else turn.seat
        if turn is not None and (seat != turn.seat or _starts_anew(event.id, turn)):
            close()
        if turn is None:
            turn = _Turn(seat, index, index)
        turn.last = index
        turn.events[event.id] = own_vehicle(event, signs)
        if event.id in ("placed", "placed_as"):
            slot = event.params["slot"]
            laid[seat, slot] = laid.get((seat, slot), 0) + 1
            turn.fills = laid[seat, slot] == SPOTS_OF_SLOT[slot] > 1
    close()
    return lines


def own_vehicle(event: Event, signs: Sequence[str]) -> dict[str, Any]:
    """The event's values, with the vehicle that its seat chose (EX-005)."""
    if "vehicle" in event.params and signs:
        return {**event.params, "vehicle": signs[event.seat]}
    return event.params


def _starts_anew(event_id: str, turn: _Turn) -> bool:
    """The event cannot belong to this turn any more."""
    return event_id in turn.events or turn.placed or (event_id in BEGINS and "took" in turn.events)


def _sentence(words: Words, game_id: str, turn: _Turn, names: Sequence[str], full: bool) -> str:
    """A whole turn, or as much of it as there is."""
    told = turn.events
    parts = []
    if "went" in told and not turn.placed:
        parts.append(words.say(f"log.{game_id}.went", names, seat=turn.seat, **told["went"]))
    if "took" not in told:
        parts += [words.say(f"log.{game_id}.{name}", names, seat=turn.seat, **params) for name, params in told.items() if name != "went"]
    elif turn.placed:
        parts.append(_placed(words, game_id, turn, names, full))
    else:
        what = _card(words, told["took"]["card"], "year", full)
        parts.append(words.say(f"story.{game_id}.took", names, seat=turn.seat, what=what, **told["took"]))
        parts += _moved(words, game_id, told)
    return words.sentences(parts)


def _card(words: Words, card_id: str, style: str, full: bool) -> str:
    return words.card(card_id, "" if full else style)


def _moved(words: Words, game_id: str, told: dict[str, dict[str, Any]]) -> list[str]:
    """Move and refill as one sentence, or as much of it as there is."""
    way = next((name for name in ("moved", "stayed") if name in told), "")
    filled = next((name for name in ("refilled", "not_refilled") if name in told), "")
    if not way and not filled:
        return []
    key = ".".join(part for part in (f"story.{game_id}", way, filled) if part)
    return [words.say(key, **told.get(filled, {}), **told.get(way, {}))]


def _placed(words: Words, game_id: str, turn: _Turn, names: Sequence[str], full: bool) -> str:
    """Take and place as one sentence."""
    took = turn.events["took"]
    how = next(name for name in PLACES if name in turn.events)
    params = {**turn.events[how], **took}
    key = f"story.{game_id}.{how}"
    if how == "placed_as" and took["card"] != "exh-einstein":
        key += ".dated"
    elif how == "placed":
        if params["slot"] == "mid":
            key += ".alone"
        elif turn.fills and params["kind"] == "one_continent":
            key += ".fills_one_continent"
            params["continent"] = _destination(turn)
        elif turn.fills:
            key += ".fills"
    return words.say(key, names, seat=turn.seat, what=_card(words, took["card"], "short", full), **params)


def _destination(turn: _Turn) -> str:
    """Where the vehicle went: the continent of a coloured card (EX-033)."""
    moved = turn.events.get("moved")
    return str(moved["to"] if moved is not None else turn.events["stayed"]["at"])
