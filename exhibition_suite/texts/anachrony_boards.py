"""What is printed on the Path boards, the player boards and the main board of Anachrony in words, made from its data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from .anachrony_effects import Data, goods_text, listed, motivated_text, things, who_text
from .effect_pieces import or_of

if TYPE_CHECKING:
    from .words import Words

Lines = Iterator[tuple[str, str]]
ROWS = ("power_plant", "factory", "life_support", "lab")
RIGHT_END = 7
"""The last space of the Morale track (AN-296)."""


# ---- Path boards


def path_lines(words: Words, data: Data) -> Lines:
    """What a Path starts with, and its Leaders."""
    start = things(words, data["start"])
    if "breakthroughs" in data:
        start.append(words.say("deed.random_breakthroughs", n=data["breakthroughs"]))
    yield "start", listed(words, start)
    yield "active", goods_text(words, data["active"])
    yield "tired", goods_text(words, data["tired"])
    yield "leaders", or_of(words, [words.say(f"leader.{name}") for name in data["leaders"]])


def evacuation_lines(words: Words, data: Data) -> Lines:
    """Condition, base VP and reward of a side."""
    yield "condition", _condition(words, data["condition"])
    yield "vp", words.say("goods.vp", n=data["vp"])
    yield "reward", words.say("deed.per_set", vp=data["per_set"], text=goods_text(words, data["set"]))


def _condition(words: Words, data: Data) -> str:
    least = data["least"]
    if data["count"] == "morale":
        return words.say("deed.right_end") if least == RIGHT_END else words.say("deed.morale_space", n=least)
    return words.say("deed.least", text=words.say(f"goods.{data['count']}", n=least))


# ---- player boards


def board_lines(words: Words, data: Data) -> Lines:
    """Slots, Supply, building costs, tracks and special lines of a player board."""
    for number, ways in enumerate(data["slots"], 1):
        cost = or_of(words, [goods_text(words, way) for way in ways]) or words.say("deed.free")
        yield "slots", words.say("deed.slot", n=number, cost=cost)
    yield "slot_water", goods_text(words, {"water": data["slot_water"]} if data["slot_water"] else {})
    yield "breaks", words.say("deed.slots", named=words.join([str(slot) for slot in data["breaks"]]))
    yield "supply", _supply(words, data["supply"])
    for row in ROWS:
        costs = _row(words, [goods_text(words, cost) for cost in data["costs"][row]])
        yield "costs", words.say("deed.row", named=words.say(f"building_type.{row}"), text=costs)
    yield from _tracks(words, data)
    yield from (("special", text) for text in _special(words, data))


def _row(words: Words, parts: list[Any]) -> str:
    """Values of one kind, one after another."""
    return words.say("deed.steps").join(map(str, parts))


def _supply(words: Words, data: Data) -> str:
    if data["kind"] == "free":
        return words.say("deed.supply.free")
    text = words.say("deed.supply.action")
    if "motivated" not in data:
        return text
    return motivated_text(words, text, data["motivated"])


def _tracks(words: Words, data: Data) -> Lines:
    morale = data["morale"]
    yield "start_space", words.say("deed.space", n=morale["start"])
    yield "morale_vp", words.say("deed.track_vp", text=_row(words, morale["vp"]).replace("-", "\N{MINUS SIGN}"))
    yield "supply_water", words.say("deed.track_water", text=_row(words, morale["water"]))
    yield "overflow", words.say("goods.vp", n=morale["overflow"])
    yield "time_travel", words.say("deed.track_vp", text=_row(words, data["time_travel"]))


def _special(words: Words, data: Data) -> list[str]:
    found = [words.say(f"deed.{name}") for name in ("superproject_anywhere", "anomaly_anywhere", "lose_building") if name in data]
    if "scientists_motivated" in data:
        types = [words.say(f"building_type.{name}") for name in data["scientists_motivated"]]
        found.append(words.say("deed.scientists", named=words.join(types)))
    if "paradox_limit" in data:
        found.append(words.say("deed.paradox_limit", n=data["paradox_limit"]))
    return found


# ---- main board


def action_lines(words: Words, data: Data) -> Lines:
    """A main board action: who may be placed, what the spaces cost, what it gives."""
    yield "workers", who_text(words, data.get("workers"))
    if any(data.get("spaces", ())):
        yield "spaces", words.say("deed.space_water", text=_row(words, data["spaces"]))
    if "motivated" in data:
        yield "motivated", who_text(words, data["motivated"])
    if data["id"] in _GIVES:
        yield from _GIVES[data["id"]](words, data)


def _construct(words: Words, data: Data) -> Lines:
    cheaper = words.say("deed.cheaper", cost=goods_text(words, data["engineer"]))
    yield "bonus", words.say("deed.worker", who=who_text(words, ["engineer"]), text=cheaper)


def _recruit(words: Words, data: Data) -> Lines:
    for name, gain in data["beside"].items():
        yield "beside", words.say("deed.row", named=words.say(f"worker.{name}"), text=goods_text(words, gain))
    yield "with_genius", who_text(words, data["genius"])


def _mine(words: Words, data: Data) -> Lines:
    yield "beside", _row(words, [words.say(f"good.{name}") for name in data["beside"]])


def _purify(words: Words, data: Data) -> Lines:
    yield "gain", goods_text(words, {"water": data["water"]})
    more = goods_text(words, {"water": data["water"] + data["scientist"]})
    yield "bonus", words.say("deed.worker", who=who_text(words, ["scientist"]), text=more)


def _trade(words: Words, data: Data) -> Lines:
    ring = [goods_text(words, amount) for amount in data["ring"]]
    for given, taken in zip(ring, [*ring[1:], ring[0]], strict=True):
        yield "trade", words.say("deed.trade", given=given, taken=taken)
    yield "exchanges", str(data["exchanges"])
    more = str(data["exchanges"] + data["administrator"])
    yield "exchanges", words.say("deed.worker", who=who_text(words, ["administrator"]), text=more)


def _evacuation(words: Words, data: Data) -> Lines:
    yield "places", str(data["places"])
    yield "vp", words.say("deed.limits", least=data["least"], most=data["most"])
    yield "late", words.say("goods.vp.minus", n=-data["late"])


_GIVES: dict[str, Callable[[Words, Data], Lines]] = {
    "construct": _construct,
    "recruit": _recruit,
    "mine": _mine,
    "purify": _purify,
    "trade": _trade,
    "evacuation": _evacuation,
}
