"""Everything that is printed on a tile, card or board of Anachrony in words, made from its data."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from exhibition_suite.resources import asset

from .anachrony_boards import action_lines, board_lines, evacuation_lines, path_lines
from .anachrony_effects import Data, action_text, bonus_text, free_text, goods_text, immediate_text, lasting_text, seal_text
from .items import ItemLine

if TYPE_CHECKING:
    from .words import Words

LISTS = {
    "buildings": "building",
    "superprojects": "superproject",
    "leaders": "leader",
    "paths": "path",
    "recruit": "recruit",
    "mine": "mine",
    "capital": "capital",
}
"""Files of `assets/content/anachrony` that are lists of things with an id, and the part of the catalogue that has their names."""
EFFECTS = ("immediate", "action", "free", "passive", "endgame")
SIDES = ("A", "B")


def _read(name: str) -> Any:
    return json.loads(asset("content", "anachrony", f"{name}.json").read_text(encoding="utf-8"))


@cache
def items() -> dict[str, tuple[str, Data]]:
    """Every item by its id, with its kind and its data. Read once, at the first use.

    Buildings `B-101`, Superprojects `S-01`, Leaders `haulani`, Paths `harmony`, evacuations `evacuation.welfare`, boards `board.A` and
    `board.B.harmony`, main board actions `action.mine`, cards `R-01` and `M-01`, tiles `K-11`, `warp.gold`, `breakthrough.circle.society`,
    `ANOMALY`, conditions `condition.water`, dice `die.icon`.
    """
    found: dict[str, tuple[str, Data]] = {data["id"]: (kind, data) for name, kind in LISTS.items() for data in _read(name)}
    for path in _read("paths"):
        found |= {f"evacuation.{path['evacuation'][side]['id']}": ("evacuation", path["evacuation"][side]) for side in SIDES}
    boards, breakthroughs = _read("boards"), _read("breakthroughs")
    found["board.A"] = ("board", boards["A"])
    found |= {f"board.B.{path}": ("board", board) for path, board in boards["B"].items()}
    found |= {f"action.{name}": ("action", {"id": name, **data}) for name, data in _read("actions").items()}
    for kind, name in (("warp", "warp"), ("condition", "conditions")):
        found |= {f"{kind}.{data['id']}": (kind, data) for data in _read(name)}
    found["ANOMALY"] = ("anomaly", _read("anomaly"))
    for shape in breakthroughs["shapes"]:
        found |= {f"breakthrough.{shape}.{icon}": ("breakthrough", breakthroughs) for icon in breakthroughs["icons"]}
    return found | {f"die.{name}": ("die", {"id": name, "faces": faces}) for name, faces in _read("dice").items()}


def name_of(words: Words, item_id: str) -> str:
    """The name of an item. Raises `KeyError` for an id that is not in `items`."""
    kind = items()[item_id][0]
    return words.say(item_id if item_id.startswith(f"{kind}.") else f"{kind}.{item_id}")


def describe(words: Words, item_id: str, *, impl: bool = False) -> list[ItemLine]:
    """All that is printed on an item, part by part, under `disputed_rules` = `impl` if asked. Raises `KeyError` for an unknown id."""
    kind, data = items()[item_id]
    found = _KINDS[kind](words, in_profile(data) if impl else data)
    return [ItemLine(part, words.say(f"printed.{part}"), text) for part, text in found]


def in_profile(data: Data) -> Data:
    """The data with what is different under `disputed_rules` = `impl` (AN-654)."""
    other = data.get("impl")
    if other is None:
        return data
    if isinstance(other, str):
        return {**data, "counted": other}
    if "costs" in other:
        other = {"costs": data["costs"] | other["costs"]}
    replaced = EFFECTS if set(other) & set(EFFECTS) else ()
    return {name: value for name, value in data.items() if name not in replaced} | other


Lines = Iterator[tuple[str, str]]


def _structure(words: Words, data: Data) -> Lines:
    if "type" in data:
        yield "row", words.say(f"building_type.{data['type']}")
    if "path" in data:
        yield "path", words.say(f"path.{data['path']}")
    if "cost" in data:
        yield "cost", goods_text(words, data["cost"])
        yield "breakthroughs", _breakthroughs(words, data["breakthroughs"])
    yield from _effects(words, data)
    if "vp" in data:
        yield "vp", words.say("goods.vp", n=data["vp"])


def _effects(words: Words, data: Data) -> Lines:
    if "immediate" in data:
        yield "immediate", immediate_text(words, data["immediate"])
    if "action" in data:
        yield "action", action_text(words, data["action"])
    if "free" in data:
        yield "free", free_text(words, data["free"])
    for part in ("passive", "endgame"):
        for effect in data.get(part, ()):
            yield part, lasting_text(words, effect)


def _breakthroughs(words: Words, data: Data) -> str:
    """The Breakthroughs that a Superproject asks for (AN-187)."""
    first, second = (words.say(f"shape.{name}") for name in data["pair"])
    pair = words.say("deed.pair.same", first=first) if first == second else words.say("deed.pair", first=first, second=second)
    if "exact" not in data:
        return pair
    exact = words.say("deed.exact", first=words.say(f"shape.{data['exact']['shape']}"), second=words.say(f"icon.{data['exact']['icon']}"))
    return words.say("deed.breakthroughs", exact=exact, pair=pair)


def _anomaly(words: Words, data: Data) -> Lines:
    yield "seal", seal_text(words, data["seal"])
    yield "vp", words.say("goods.vp.minus", n=-data["vp"])


def _capital(words: Words, data: Data) -> Lines:
    yield "bonus", bonus_text(words, data["action"], data["bonus"])


def _recruit(words: Words, data: Data) -> Lines:
    yield "workers", goods_text(words, data["workers"])


def _mine(words: Words, data: Data) -> Lines:
    yield "pool", words.join([words.say(f"good.{name}") for name in data["pool"]])


def _warp(words: Words, data: Data) -> Lines:
    gain = goods_text(words, data["gain"])
    if "water" in data:
        gain = words.say("deed.warp.price", gain=gain, cost=goods_text(words, {"water": data["water"]}))
    yield "gain", gain


def _breakthrough(words: Words, data: Data) -> Lines:
    yield "copies", str(data["copies"])
    yield "vp", words.say("deed.breakthrough_vp", n=data["vp"], together=data["set_vp"])


def _condition(words: Words, data: Data) -> Lines:
    yield "vp", words.say("deed.condition", n=data["vp"])
    yield "counted", words.say(f"deed.counted.{data.get('counted', data['id'])}")


def _die(words: Words, data: Data) -> Lines:
    kind = data["id"]
    named = [words.say(f"{kind}.{face}") if kind in ("shape", "icon") else str(face) for face in data["faces"]]
    yield "faces", words.join(named)


_KINDS: dict[str, Callable[[Any, Data], Lines]] = {
    "building": _structure,
    "superproject": _structure,
    "leader": _structure,
    "path": path_lines,
    "evacuation": evacuation_lines,
    "board": board_lines,
    "action": action_lines,
    "recruit": _recruit,
    "mine": _mine,
    "capital": _capital,
    "warp": _warp,
    "breakthrough": _breakthrough,
    "anomaly": _anomaly,
    "condition": _condition,
    "die": _die,
}
