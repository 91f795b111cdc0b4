"""Timespan's content, read, checked against the grammar and the counts of the rules, and handed on as plain data.

The files hold no names and no texts. What passes is given exactly as the files say it, so nothing that reads it needs the models.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, ValidationError

from exhibition_suite.resources import asset

from . import grammar_boards as boards
from . import grammar_items as items
from .content_checks import check
from .content_fault import ContentFault, first_fault

DEEPEST_JSON: Final = 60
"""Far deeper than the grammar allows; a file that is deeper is refused before anything walks through it."""

Item = dict[str, Any]
Items = list[Item]


@dataclass(frozen=True, slots=True)
class Content:
    """The content, one attribute for each file, each in the form of the grammar (part 2 of the rules).

    Attributes:
        history: 144 cards, ages I to IV in the order of their ids; start: Shaman, Fire, Wheel.
        wonders, visions, discovery: in the order of their ids; luxury: the six kinds.
        tracks: track -> length, green, blue, past_end_vp, spaces; market: its box.
        technologies: six boards, each with six `techs` in the order w1 w2 w3 b1 b2 b3; tiles: the six faces of upgrade tiles.
        civilisations: `common` boxes, `layout`, `civs` by number; warehouse: edges and prices of upgrades, conversion, capacity.
        time: track, ends of ages, timer; rival: cards and levels of the solo game; supply: the numbers of all components.
    """

    history: Items
    start: Items
    wonders: Items
    visions: Items
    discovery: Items
    luxury: Items
    tracks: Item
    market: Item
    technologies: Items
    civilisations: Item
    tiles: Items
    warehouse: Item
    time: Item
    rival: Item
    supply: Item


class _Files(BaseModel):
    """What each file holds. One model for all, so that the grammar of effects is made ready once."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)

    history: list[items.HistoryCard]
    start: list[items.StartCard]
    wonders: list[items.Wonder]
    visions: list[items.Vision]
    discovery: list[items.DiscoveryTile]
    luxury: list[boards.LuxuryTile]
    tracks: boards.Tracks
    market: boards.Market
    technologies: list[boards.TechnologyBoard]
    civilisations: boards.Civilisations
    tiles: list[boards.UpgradeTile]
    warehouse: boards.Warehouse
    time: boards.Time
    rival: boards.Rival
    supply: boards.Supply


FILES: Final = tuple(_Files.model_fields)
"""Names of the files, without their ending, in the order in which they are checked."""


def parsed(name: str, text: str) -> Any:
    """The data of one file. Raises `ContentFault` for what is no JSON, for a field given twice and for endless nesting."""
    file = f"{name}.json"
    try:
        data = json.loads(text, object_pairs_hook=_once)
    except RecursionError as fault:
        raise ContentFault(file, "", "", f"at most {DEEPEST_JSON} levels of brackets") from fault
    except ValueError as fault:
        raise ContentFault(file, "", "", "JSON", str(fault)) from fault
    _not_endless(file, data)
    return data


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"field “{twice}” twice in one object")
    return found


def _not_endless(file: str, data: Any) -> None:
    layer, depth = [data], 0
    while layer:
        depth += 1
        if depth > DEEPEST_JSON:
            raise ContentFault(file, "", "", f"at most {DEEPEST_JSON} levels of brackets")
        layer = [
            inner for outer in layer if isinstance(outer, (dict, list)) for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]


def checked(data: dict[str, Any]) -> Content:
    """The content from the data of all files. Raises `ContentFault` where a file breaks the grammar, or the files do not fit together."""
    for name, part in data.items():
        _not_endless(f"{name}.json", part)
    try:
        _Files.model_validate(data)
    except ValidationError as fault:
        raise first_fault(data, fault) from fault
    content = Content(**data)
    check(content)
    return content


def read() -> dict[str, Any]:
    """The data of all files, unchecked beyond being JSON. Raises `ContentFault`."""
    found = {}
    for name in FILES:
        path = asset("content", "timespan", f"{name}.json")
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, ValueError) as fault:
            raise ContentFault(path.name, "", "", "a text file in UTF-8", str(fault)) from fault
        found[name] = parsed(name, text)
    return found


@cache
def load() -> Content:
    """The content of the game. Raises `ContentFault`."""
    return checked(read())


__all__ = ["FILES", "Content", "ContentFault", "checked", "load", "parsed", "read"]
