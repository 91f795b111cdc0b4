"""Everything that is printed on a card, wonder, tile or board of Timespan in words, made from its data."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from exhibition_suite.resources import asset

from .effects import cost_text, effect_text, lasting_text, luxury_text, tiers_text, vp_end_text

if TYPE_CHECKING:
    from .words import Words

Data = dict[str, Any]
LISTS = ("history", "start", "wonders", "visions", "discovery")
"""Files of `assets/content/timespan` that are lists of things with an id."""
PARTS = (
    *("start", "cost", "lux", "bonus", "box", "activation", "effect", "setup", "setup_ship", "peace", "income", "on_play", "on_complete"),
    *("on_move", "on_death", "lasting", "discard", "vp", "vp_end", "visit_vp", "end_vp", "tiers", "clock"),
)
"""Parts of an item in the order in which they are told."""
EFFECTS = ("box", "income", "on_play", "on_complete", "on_move", "on_death", "discard", "bonus", "effect", "activation", "setup")
POINTS = ("vp", "end_vp")


class ItemLine(NamedTuple):
    """One part of an item: its id, e.g. `on_play`, its name, and what it says."""

    part: str
    name: str
    text: str


def _read(name: str) -> Any:
    return json.loads(asset("content", "timespan", f"{name}.json").read_text(encoding="utf-8"))


@cache
def items() -> dict[str, Data]:
    """Every item by its id: cards, wonders, visions, discovery tiles, technologies (`TECH-A.w1`), civilisations, luxuries
    (`luxury.fur`), upgrade tiles (`tile.gold`), the market (`MARKET`) and common boxes (`box.coin`). Read once, at the first use."""
    found: dict[str, Data] = {data["id"]: data for name in LISTS for data in _read(name)}
    for board in _read("technologies"):
        found |= {f"{board['id']}.{tech['slot']}": tech for tech in board["techs"]}
    boards = _read("civilisations")
    found |= {civ["id"]: civ for civ in boards["civs"]}
    found |= {f"box.{name}": {"box": box} for name, box in boards["common"].items()}
    found |= {f"luxury.{data['kind']}": data for data in _read("luxury")}
    found |= {f"tile.{data['kind']}": data for data in _read("tiles")}
    market = _read("market")
    return {**found, market["id"]: market}


def item(item_id: str) -> Data:
    """The data of an item. Raises `KeyError` for an id that is not in `items`."""
    return items()[item_id]


def describe(words: Words, item_id: str) -> list[ItemLine]:
    """All that is printed on an item, part by part. Raises `KeyError` for an unknown id."""
    data = item(item_id)
    found = []
    for part in PARTS:
        if data.get(part):
            name = words.say(f"part.{'setup' if part == 'setup_ship' else part}")
            found += [ItemLine(part, name, text) for text in _texts(words, part, data[part])]
    for box, effects in data.get("replace", {}).items():
        found.append(ItemLine("box", words.say(f"box.{box}"), effect_text(words, effects)))
    return found


def _texts(words: Words, part: str, value: Any) -> list[str]:
    if part in EFFECTS:
        return [effect_text(words, value)]
    if part in ("cost", "start"):
        return [cost_text(words, value)]
    if part in POINTS:
        return [words.say("part.vp.text", n=value)]
    if part == "lux":
        return [luxury_text(words, value)]
    if part == "lasting":
        return [lasting_text(words, one) for one in value]
    if part == "vp_end":
        return [vp_end_text(words, value)]
    if part == "tiers":
        return [tiers_text(words, value)]
    if part == "peace":
        return [words.say("part.peace.text" if value > 0 else "part.peace.less", n=abs(value))]
    if part == "clock":
        return [words.say("part.clock.text")]
    return [words.say("part.visit_vp.text" if part == "visit_vp" else "part.setup_ship", n=value)]


@cache
def track_spaces(track: str) -> tuple[list[Data], ...]:
    """The rewards of a track's spaces, first to last."""
    return tuple(_read("tracks")[track]["spaces"])
