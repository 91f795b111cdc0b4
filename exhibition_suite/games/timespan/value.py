"""What content is worth by the value model (part 3 of the rules): a checker for authors, not for the engine."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, prod
from typing import Any, Final

from . import value_tables as t

Effects = list[dict[str, Any]]
Effect = dict[str, Any]
FIRST, LAST = 0, 3
END: Final = 3
"""The column whose counts are those of the end of the game."""


def price(effects: Effects | None, column: int) -> float:
    """u of an effect list in a column, 0 to 3 for ages I to IV (TS-601, TS-602)."""
    return sum((_PRICES[effect["op"]](effect, column) for effect in effects or ()), 0.0)


# ---- what stands in TS-601


def _gain(effect: Effect, _column: int) -> float:
    return resources(effect["res"])


def resources(cubes: dict[str, int]) -> float:
    """u of resources (TS-600)."""
    return sum(t.CUBE[name] * n for name, n in cubes.items())


def _times(values: t.Columns) -> Callable[[Effect, int], float]:
    return lambda effect, column: values[column] * effect.get("n", 1)


def _of(table: dict[str, t.Columns], word: str) -> Callable[[Effect, int], float]:
    return lambda effect, column: table[effect[word]][column] * effect.get("n", 1)


def _card(deck: str, column: int, by_type: bool = False) -> float:
    """One card of a deck; a wonder as if it were looked at alone."""
    if deck == "wonder":
        return t.WONDER_LOOK[column] - t.LOOK_EACH
    if deck in ("future", "age4"):
        return t.DRAW_FUTURE[column]
    return t.DRAW_BY_TYPE[column] if by_type else t.DRAW[column]


def _draw(effect: Effect, column: int) -> float:
    return float(effect["n"] * _card(effect["deck"], column, "type" in effect))


def _look(effect: Effect, column: int) -> float:
    """Cards kept, and something for each further card seen (TS-514, TS-517)."""
    kept = effect["keep"]
    further = t.LOOK_EACH * (effect["n"] - kept)
    if effect.get("to") == "graveyard":
        return float(kept * _buried(effect["deck"], column) + further)
    return float(kept * _card(effect["deck"], column) + min(further, t.LOOK_MOST))


def _discovery(effect: Effect, column: int) -> float:
    further = max(0, effect.get("look", 0) - effect["n"])
    return float(effect["n"] * t.DISCOVERY[column] + t.LOOK_EACH * further)


def _play(effect: Effect, column: int) -> float:
    """A discount counts alone, without the worth of playing at all (TS-517)."""
    if effect.get("free"):
        return t.PLAY_FREE[column]
    if "discount" in effect:
        return float(t.DISCOUNT * effect["discount"])
    return t.PLAY[column]


def _tuck(_effect: Effect, column: int) -> float:
    return t.TUCK[column]


def _buried(deck: str, column: int) -> float:
    """The top card of a deck into the graveyard; of a later deck as of the current one an age later (TS-514)."""
    return t.BURY_DECK[column if deck == "current" else min(column + 1, LAST)]


def _bury(effect: Effect, column: int) -> float:
    source = effect["from"]
    if source == "deck":
        return float(effect["n"] * _buried(effect["deck"], column))
    return float(effect["n"] * (t.BURY_HAND if source == "hand" else t.BURY_TIMELINE)[column])


def _bury_luxury(effect: Effect, column: int) -> float:
    return t.BURY_WAITING_LUXURY[column] if effect["from"] == "waiting" else t.BURY_LUXURY[effect["kind"]][column]


def _deliver(effect: Effect, column: int) -> float:
    if effect["from"] == "waiting":
        return 0.0
    return t.DELIVER[column] + (0.0 if effect["kind"] == "any" else t.DELIVER_NAMED)


# ---- how they combine (TS-602)


def _pay(effect: Effect, column: int) -> float:
    cost = cost_price(effect["cost"], column)
    once = max(price(effect["then"], column) - cost, 0.0) + t.COST_KEPT * cost
    return float(once * t.TIMES[min(effect.get("times", 1), len(t.TIMES)) - 1])


def cost_price(cost: dict[str, Any], column: int) -> float:
    """u of what a `pay` asks for."""
    named = resources({name: n for name, n in cost.items() if name in t.CUBE})
    tiles = sum(cost.get("luxury", {}).values()) * t.COST_LUXURY
    others = cost.get("cards", 0) * t.COST_CARD + cost.get("basic", 0) * t.COST_BASIC + cost.get("vp", 0) * t.VP[column]
    return float(named + tiles + others)


def _choose(effect: Effect, column: int) -> float:
    worth = sorted((price(option, column) for option in effect["of"]), reverse=True)
    many = effect.get("k", 1)
    if many > 1:
        return sum(worth[:many]) + t.MORE_CHOICES
    return worth[0] + min(t.SECOND_CHOICE * worth[1], t.SECOND_CHOICE_MOST)


def _whole(effect: Effect, column: int) -> float:
    return price(effect["do"], column)


def _per(effect: Effect, column: int) -> float:
    return repetitions(effect, column) * price(effect["do"], column)


def repetitions(effect: dict[str, Any], column: int) -> float:
    """Expected repetitions of a `per` (TS-606), at most its `max`."""
    return float(min(expected(effect["count"], column) / effect.get("div", 1), effect.get("max", inf)))


def _if(effect: Effect, column: int) -> float:
    likely = chance(effect["cond"], column)
    return likely * price(effect["then"], column) + (1.0 - likely) * price(effect.get("else"), column)


_PRICES: Final[dict[str, Callable[[Effect, int], float]]] = {
    "gain": _gain,
    "vp": _times(t.VP),
    "upgrade": lambda effect, _column: float(effect["n"]),
    "pay": _pay,
    "advance": _of(t.STEP, "track"),
    "draw": _draw,
    "look": _look,
    "discovery": _discovery,
    "discard_card": lambda _effect, _column: 0.0,
    "play": _play,
    "tuck": _tuck,
    "bury": _bury,
    "bury_luxury": _bury_luxury,
    "luxury": _of(t.LUXURY, "kind"),
    "deliver": _deliver,
    "activate": _of(t.ACTIVATE, "target"),
    "camel": _times(t.CAMEL),
    "worker": _times(t.WORKER),
    "wake": _times(t.WAKE),
    "unlock": _of(t.UNLOCK, "colour"),
    "tile": _of(t.TILE, "kind"),
    "choose": _choose,
    "opt": _whole,
    "seq": _whole,
    "per": _per,
    "if": _if,
}


# ---- what can be expected of a count (TS-606)


def expected(count: dict[str, Any], column: int) -> float:
    """The count for an average player in a column."""
    kind = count["c"]
    if kind == "const":
        return float(count["n"])
    if kind == "age":
        return t.AGE[column]
    if kind in ("sum", "min"):
        parts = [expected(part, column) for part in count["of"]]
        return sum(parts) if kind == "sum" else min(parts)
    share = 1.0 if count.get("zone") == "timeline" else t.SHARE[column]
    return share * _at_the_end(count)


def _at_the_end(count: dict[str, Any]) -> float:
    """The table of TS-606; what is not listed takes the nearest zone that is (TS-514)."""
    kind = count["c"]
    if kind in t.PLAIN:
        return t.PLAIN[kind]
    if kind == "cards":
        return _cards(count)
    if kind == "luxury":
        return t.LUXURY_KIND if "kind" in count and count["zone"] != "waiting" else t.LUXURIES[count["zone"]]
    if kind == "res":
        return t.ANY_RESOURCE if count["kind"] == "any" else t.ONE_RESOURCE
    if kind in ("types", "lux_kinds"):
        aside = {"hand": t.CARDS["hand"], "waiting": t.LUXURIES["waiting"]}
        return aside.get(count["zone"], t.TYPES_IN_TIMELINE if kind == "types" else t.LUXURY_KINDS)
    table, word = {
        "wonders": (t.WONDERS, "owner"),
        "workers": (t.WORKERS, "zone"),
        "track": (t.TRACK, "track"),
        "gears": (t.GEARS, "colour"),
    }[kind]
    return table[count[word]]


def _cards(count: dict[str, Any]) -> float:
    zone, kind = count["zone"], count.get("type")
    if kind is None or zone == "hand":
        return t.CARDS[zone]
    if kind not in ("person", "building", "invention") or zone == "both":
        return t.CARDS_OF_TYPE[kind]
    return t.TYPE_IN_TIMELINE if zone == "timeline" else t.CARDS_OF_TYPE[kind] - t.TYPE_IN_TIMELINE


def chance(cond: dict[str, Any], column: int) -> float:
    """The probability of a condition: of TS-606 where it is about a count, else 60 % (TS-517).

    Conditions joined by `and` or `or` are taken as independent of each other.
    """
    if "ge" in cond:
        count, least = cond["ge"]
        return reached(least / expected(count, column))
    if "le" in cond:
        count, most = cond["le"]
        return 1.0 - reached((most + 1) / expected(count, column))
    if "most" in cond:
        return t.MOST
    if "and" in cond:
        return prod(chance(part, column) for part in cond["and"])
    if "or" in cond:
        return 1.0 - prod(1.0 - chance(part, column) for part in cond["or"])
    if "not" in cond:
        return 1.0 - chance(cond["not"], column)
    return t.IF_THEN


def reached(part: float) -> float:
    """The probability that a threshold of so much of the expected count is met; between the printed ones in a straight line."""
    if part <= t.CHANCES[0][0]:
        return t.CHANCES[0][1]
    for (low, likely), (high, unlikely) in zip(t.CHANCES, t.CHANCES[1:], strict=False):
        if part <= high:
            return likely + (unlikely - likely) * (part - low) / (high - low)
    return t.CHANCES[-1][1]


def implies(strong: dict[str, Any], weak: dict[str, Any]) -> bool:
    """Whether one condition holds wherever another does: more of the same count, or one part of several."""
    if "and" in strong:
        return any(implies(part, weak) for part in strong["and"])
    if "ge" in strong and "ge" in weak:
        return bool(strong["ge"][0] == weak["ge"][0] and strong["ge"][1] >= weak["ge"][1])
    return strong == weak


def best_tier(tiers: list[dict[str, Any]], column: int) -> list[float]:
    """For each tier of a vision the probability that it is the best one met (TS-605).

    A lower tier that the higher one implies loses what the higher one has; other tiers are independent of each other.
    """
    chances = [chance(tier["if"], column) for tier in tiers]
    if len(tiers) == 1:
        return chances
    low, high = chances
    if implies(tiers[1]["if"], tiers[0]["if"]):
        return [max(0.0, low - high), high]
    return [low * (1.0 - high), high]
