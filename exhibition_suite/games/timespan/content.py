"""Timespan's content, read, checked against the grammar and the counts of the rules, and handed on as plain data.

The files hold no names and no texts. What passes is given exactly as the files say it, so nothing that reads it needs the models.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from pydantic import BaseModel, ConfigDict

from exhibition_suite.content_files import ContentFault, parsed, read_files, validated

from . import grammar_boards as boards
from . import grammar_items as items
from .content_checks import check

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


def checked(data: dict[str, Any]) -> Content:
    """The content from the data of all files. Raises `ContentFault` where a file breaks the grammar, or the files do not fit together."""
    validated(_Files, data)
    content = Content(**data)
    check(content)
    return content


def read() -> dict[str, Any]:
    """The data of all files, unchecked beyond being JSON. Raises `ContentFault`."""
    return read_files("timespan", FILES)


@cache
def load() -> Content:
    """The content of the game. Raises `ContentFault`."""
    return checked(read())


__all__ = ["FILES", "Content", "ContentFault", "checked", "load", "parsed", "read"]
