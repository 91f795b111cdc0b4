"""What the content must hold in all (TS-604 ranges of costs, TS-605, TS-608 quotas): wanted and found numbers, deck by deck."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

Item = dict[str, Any]
Items = list[Item]

DECKS: Final = ("I", "II", "III", "IV")
WORTH: Final = {"coin": 1, "wheat": 2, "stone": 2, "wood": 2, "sheep": 3, "metal": 3, "gold": 4}
"""u of a cube: upgrades from the warehouse room (TS-600)."""
EXACT, ABOUT, AT_MOST = 0, 1, -1
TYPES: Final = ("person", "building", "invention", "special", "nextgen")
KINDS: Final = ("fur", "pottery", "silk", "gems", "book", "yumurium", "any")


@dataclass(frozen=True, slots=True)
class Quota:
    """A number that the content must meet.

    Attributes:
        rule: where it stands; deck: `I` to `IV`, `wonders`, …; name: what is counted.
        wanted: the number; slack: how far off it may be, or `AT_MOST`.
        found: the number in the content; items: ids that count (or that break a range).
    """

    rule: str
    deck: str
    name: str
    wanted: float
    slack: float
    found: float
    items: tuple[str, ...] = ()

    @property
    def met(self) -> bool:
        """Whether the content keeps to it."""
        if self.slack == AT_MOST:
            return self.found <= self.wanted
        return abs(self.found - self.wanted) <= self.slack + 1e-9


def effects_in(value: Any) -> Iterator[Item]:
    """Every effect in an item or a list, however deep."""
    if isinstance(value, dict):
        if "op" in value:
            yield value
        for inner in value.values():
            yield from effects_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from effects_in(inner)


def cost_of(item: Item) -> int:
    """The cost of a card or wonder in u."""
    return sum(WORTH[name] * n for name, n in item["cost"].items())


def cubes_of(item: Item) -> int:
    """The cubes of a cost."""
    return int(sum(item["cost"].values()))


def _slots(item: Item) -> list[str]:
    return list(item.get("lux", {}).get("slots", ()))


def _does(*ops: str, **words: Any) -> Callable[[Item], bool]:
    """Whether any effect of an item has one of these ops, and these words."""

    def found(item: Item) -> bool:
        return any(effect["op"] in ops and all(effect.get(word) in value for word, value in words.items()) for effect in effects_in(item))

    return found


def _has(field: str) -> Callable[[Item], bool]:
    return lambda item: field in item


def _steps(track: str) -> Callable[[Item], bool]:
    return _does("advance", track=(track,))


def _future(item: Item) -> bool:
    return any(effect["op"] in ("draw", "look") and effect["deck"] in ("future", "age4") for effect in effects_in(item))


def _income_play(item: Item) -> bool:
    return any(effect["op"] == "play" for effect in effects_in(item.get("income", [])))


def _per_box(item: Item) -> bool:
    return any(effect["op"] == "per" for effect in effects_in(item["box"]))


def _peace(symbols: int) -> Callable[[Item], bool]:
    return lambda item: item.get("peace", 0) == symbols


_COUNTED: Final[tuple[tuple[str, Callable[[Item], bool], tuple[int, int, int, int]], ...]] = (
    ("luxury slots", lambda item: bool(_slots(item)), (28, 30, 30, 12)),
    ("two slots", lambda item: len(_slots(item)) == 2, (2, 5, 6, 2)),
    ("peace +1", _peace(1), (7, 9, 8, 4)),
    ("peace +2", _peace(2), (0, 0, 2, 1)),
    ("peace -1", _peace(-1), (1, 3, 3, 0)),
    ("income", _has("income"), (12, 12, 10, 4)),
    ("on_play", _has("on_play"), (12, 12, 14, 18)),
    ("on_death", _has("on_death"), (6, 6, 6, 0)),
    ("on_move", _has("on_move"), (4, 4, 2, 0)),
    ("on_complete", _has("on_complete"), (4, 5, 6, 2)),
    ("worker", _does("worker"), (3, 3, 1, 0)),
    ("tuck", _does("tuck"), (2, 3, 3, 1)),
    ("bury", _does("bury", "bury_luxury"), (2, 3, 3, 2)),
    ("future", _future, (2, 3, 3, 0)),
    ("ship", _steps("ship"), (5, 2, 0, 0)),
    ("balloon", _steps("balloon"), (0, 5, 3, 0)),
    ("space", _steps("space"), (0, 1, 4, 6)),
    ("income play", _income_play, (0, 1, 1, 0)),
    ("vp_end", _has("vp_end"), (0, 2, 6, 10)),
    ("per-count box", _per_box, (4, 6, 8, 2)),
)
_TYPES: Final = {"person": 12, "building": 12, "invention": 12, "special": 4, "nextgen": 0}
_SLOTS: Final = {
    "fur": (9, 6, 3, 0),
    "pottery": (9, 6, 3, 0),
    "silk": (6, 8, 7, 2),
    "gems": (1, 6, 7, 3),
    "book": (1, 4, 6, 3),
    "yumurium": (0, 0, 4, 4),
    "any": (4, 5, 6, 2),
}
COST_RANGE: Final = ((2, 5), (4, 8), (6, 11), (9, 14))
MEAN_COST: Final = (3.5, 6.0, 8.5, 11.0)
MOST_CUBES: Final = (3, 4, 5, 5)
VP_RANGE: Final = ((0, 2), (0, 4), (1, 7), (3, 10))


def of_history(history: Items) -> list[Quota]:
    """The quotas of TS-604 and TS-608 for the four decks."""
    found: list[Quota] = []
    for index, deck in enumerate(DECKS):
        cards = [item for item in history if item["age"] == index + 1]
        found += [*_types(deck, cards), *_kinds(deck, index, cards)]
        found += [_quota(deck, name, wanted[index], [card for card in cards if meant(card)]) for name, meant, wanted in _COUNTED]
        found += [*_costs(deck, index, cards), *_balance(deck, cards)]
    return found


def _quota(deck: str, name: str, wanted: float, cards: Items, slack: float = ABOUT, rule: str = "TS-608") -> Quota:
    return Quota(rule, deck, name, wanted, slack, len(cards), tuple(card["id"] for card in cards))


def _types(deck: str, cards: Items) -> Iterator[Quota]:
    for kind in TYPES:
        wanted = (24 if kind == "nextgen" else 0) if deck == "IV" else _TYPES[kind]
        yield _quota(deck, kind, wanted, [card for card in cards if card["type"] == kind], EXACT)


def _kinds(deck: str, index: int, cards: Items) -> Iterator[Quota]:
    for kind in KINDS:
        count = sum(_slots(card).count(kind) for card in cards)
        yield Quota("TS-608", deck, f"slots {kind}", _SLOTS[kind][index], ABOUT, count)
    pairs = [card for card in cards if _slots(card) == ["any", "any"] and card["lux"].get("distinct")]
    yield _quota(deck, "any, any, distinct", 1 if deck in ("II", "III") else 0, pairs, EXACT)


def _costs(deck: str, index: int, cards: Items) -> Iterator[Quota]:
    low, high = COST_RANGE[index]
    out = [card for card in cards if not low <= cost_of(card) <= high]
    yield _quota(deck, f"cost outside {low}-{high}", 0, out, EXACT, "TS-604")
    mean = sum(cost_of(card) for card in cards) / max(1, len(cards))
    yield Quota("TS-604", deck, "mean cost", MEAN_COST[index], 0.5, round(mean, 3))
    most = MOST_CUBES[index]
    yield _quota(deck, f"more than {most} cubes", 0, [card for card in cards if cubes_of(card) > most], EXACT, "TS-604")
    low, high = VP_RANGE[index]
    yield _quota(deck, f"VP outside {low}-{high}", 0, [card for card in cards if not low <= card["vp"] <= high], EXACT, "TS-604")
    level = {"I": 6, "II": 0, "III": 10}.get(deck)
    if level is not None:
        dear = ("gold",) if deck != "I" else ("sheep", "metal", "gold")
        holders = [card for card in cards if any(name in card["cost"] for name in dear)]
        yield _quota(deck, f"cost with {' or '.join(dear)}", level, holders, AT_MOST, "TS-604")


def _balance(deck: str, cards: Items) -> Iterator[Quota]:
    """Wheat, stone and wood with their kin, about equally (TS-608): cubes of each of three groups, stone and wood sharing metal."""
    cubes = {name: sum(card["cost"].get(name, 0) for card in cards) for name in WORTH}
    groups = {
        "wheat, sheep": float(cubes["wheat"] + cubes["sheep"]),
        "stone": cubes["stone"] + cubes["metal"] / 2,
        "wood": cubes["wood"] + cubes["metal"] / 2,
    }
    mean = sum(groups.values()) / len(groups)
    for name, count in groups.items():
        yield Quota("TS-608", deck, f"cost cubes {name}", round(mean, 1), round(0.2 * mean, 1), count)


def of_wonders(wonders: Items) -> list[Quota]:
    """What TS-605 asks of the wonders, beside their price."""
    deck = "wonders"
    return [
        _quota(deck, "cost outside 5-11", 0, [item for item in wonders if not 5 <= cost_of(item) <= 11], EXACT, "TS-605"),
        _quota(deck, "more than 5 cubes", 0, [item for item in wonders if cubes_of(item) > 5], EXACT, "TS-605"),
        _quota(deck, "VP outside 2-7", 0, [item for item in wonders if not 2 <= item["vp"] <= 7], EXACT, "TS-605"),
        _quota(deck, "peace +1", 8, [item for item in wonders if item.get("peace") == 1], EXACT, "TS-605"),
        _quota(deck, "peace +2", 1, [item for item in wonders if item.get("peace") == 2], EXACT, "TS-605"),
    ]


def of_visions(visions: Items) -> list[Quota]:
    """Visions look at many different things, and none is worth more than 10 VP (TS-605)."""
    counts = {key for vision in visions for key in _counts_in(vision)}
    high = [vision for vision in visions if any(tier["vp"] > 10 for tier in vision["tiers"])]
    return [
        Quota("TS-605", "visions", "different counts, at least 9", 9, EXACT, min(9, len(counts))),
        _quota("visions", "VP over 10", 0, high, EXACT, "TS-605"),
    ]


def _counts_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if "c" in value and value["c"] not in ("sum", "min"):
            yield value["c"]
        for inner in value.values():
            yield from _counts_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _counts_in(inner)
