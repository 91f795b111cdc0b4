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
        rule: where it stands; deck: `I` to `IV`, `wonders`, `visions`.
        name: what is counted, an id for the words; what: of which kind, or which range.
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
    what: str = ""

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


_COUNTED: Final[tuple[tuple[str, str, Callable[[Item], bool], tuple[int, int, int, int]], ...]] = (
    ("lux", "", lambda item: bool(_slots(item)), (28, 30, 30, 12)),
    ("two_slots", "", lambda item: len(_slots(item)) == 2, (2, 5, 6, 2)),
    ("peace", "+1", _peace(1), (7, 9, 8, 4)),
    ("peace", "+2", _peace(2), (0, 0, 2, 1)),
    ("peace", "-1", _peace(-1), (1, 3, 3, 0)),
    ("income", "", _has("income"), (12, 12, 10, 4)),
    ("on_play", "", _has("on_play"), (12, 12, 14, 18)),
    ("on_death", "", _has("on_death"), (6, 6, 6, 0)),
    ("on_move", "", _has("on_move"), (4, 4, 2, 0)),
    ("on_complete", "", _has("on_complete"), (4, 5, 6, 2)),
    ("worker", "", _does("worker"), (3, 3, 1, 0)),
    ("tuck", "", _does("tuck"), (2, 3, 3, 1)),
    ("bury", "", _does("bury", "bury_luxury"), (2, 3, 3, 2)),
    ("future", "", _future, (2, 3, 3, 0)),
    ("steps", "ship", _steps("ship"), (5, 2, 0, 0)),
    ("steps", "balloon", _steps("balloon"), (0, 5, 3, 0)),
    ("steps", "space", _steps("space"), (0, 1, 4, 6)),
    ("income_play", "", _income_play, (0, 1, 1, 0)),
    ("vp_end", "", _has("vp_end"), (0, 2, 6, 10)),
    ("per_box", "", _per_box, (4, 6, 8, 2)),
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
        for name, what, meant, wanted in _COUNTED:
            found.append(_quota(deck, name, wanted[index], [card for card in cards if meant(card)], ABOUT, what=what))
        found += [*_costs(deck, index, cards), *_balance(deck, cards)]
    return found


def _quota(deck: str, name: str, wanted: float, cards: Items, slack: float, rule: str = "TS-608", what: str = "") -> Quota:
    return Quota(rule, deck, name, wanted, slack, len(cards), tuple(card["id"] for card in cards), what)


def _types(deck: str, cards: Items) -> Iterator[Quota]:
    for kind in TYPES:
        wanted = (24 if kind == "nextgen" else 0) if deck == "IV" else _TYPES[kind]
        yield _quota(deck, "type", wanted, [card for card in cards if card["type"] == kind], EXACT, what=kind)


def _kinds(deck: str, index: int, cards: Items) -> Iterator[Quota]:
    for kind in KINDS:
        count = sum(_slots(card).count(kind) for card in cards)
        holders = tuple(card["id"] for card in cards if kind in _slots(card))
        yield Quota("TS-608", deck, "slots", _SLOTS[kind][index], ABOUT, count, holders, kind)
    pairs = [card for card in cards if _slots(card) == ["any", "any"] and card["lux"].get("distinct")]
    yield _quota(deck, "any_pair", 1 if deck in ("II", "III") else 0, pairs, EXACT)


def _outside(deck: str, name: str, items: Items, limits: tuple[int, int], of: Callable[[Item], int], rule: str) -> Quota:
    """No item may be outside these limits."""
    low, high = limits
    return _quota(deck, name, 0, [item for item in items if not low <= of(item) <= high], EXACT, rule, f"{low}-{high}")


def _costs(deck: str, index: int, cards: Items) -> Iterator[Quota]:
    yield _outside(deck, "cost_outside", cards, COST_RANGE[index], cost_of, "TS-604")
    mean = sum(cost_of(card) for card in cards) / max(1, len(cards))
    yield Quota("TS-604", deck, "mean_cost", MEAN_COST[index], 0.5, round(mean, 3))
    yield _outside(deck, "cubes_outside", cards, (1, MOST_CUBES[index]), cubes_of, "TS-604")
    yield _outside(deck, "vp_outside", cards, VP_RANGE[index], lambda card: int(card["vp"]), "TS-604")
    level = {"I": 6, "II": 0, "III": 10}.get(deck)
    if level is not None:
        dear = ("gold",) if deck != "I" else ("sheep", "metal", "gold")
        holders = [card for card in cards if any(name in card["cost"] for name in dear)]
        yield _quota(deck, "dear_cost", level, holders, AT_MOST, "TS-604", dear[0])


def _balance(deck: str, cards: Items) -> Iterator[Quota]:
    """Wheat, stone and wood with their kin, about equally (TS-608): cubes of each of three groups, stone and wood sharing metal."""
    cubes = {name: sum(card["cost"].get(name, 0) for card in cards) for name in WORTH}
    groups = {
        "wheat": float(cubes["wheat"] + cubes["sheep"]),
        "stone": cubes["stone"] + cubes["metal"] / 2,
        "wood": cubes["wood"] + cubes["metal"] / 2,
    }
    mean = sum(groups.values()) / len(groups)
    for name, count in groups.items():
        yield Quota("TS-608", deck, "cost_share", round(mean, 1), round(0.2 * mean, 1), count, what=name)


def of_wonders(wonders: Items) -> list[Quota]:
    """What TS-605 asks of the wonders, beside their price."""
    deck, rule = "wonders", "TS-605"
    return [
        _outside(deck, "cost_outside", wonders, (5, 11), cost_of, rule),
        _outside(deck, "cubes_outside", wonders, (1, 5), cubes_of, rule),
        _outside(deck, "vp_outside", wonders, (2, 7), lambda item: int(item["vp"]), rule),
        _quota(deck, "peace", 8, [item for item in wonders if item.get("peace") == 1], EXACT, rule, "+1"),
        _quota(deck, "peace", 1, [item for item in wonders if item.get("peace") == 2], EXACT, rule, "+2"),
    ]


def of_visions(visions: Items) -> list[Quota]:
    """Visions look at many different things, and none is worth more than 10 VP (TS-605)."""
    counts = {key for vision in visions for key in _counts_in(vision)}
    return [
        Quota("TS-605", "visions", "counts", 9, EXACT, min(9, len(counts)), tuple(sorted(counts))),
        _outside("visions", "vp_outside", visions, (1, 10), _best, "TS-605"),
    ]


def _best(vision: Item) -> int:
    return max(int(tier["vp"]) for tier in vision["tiers"])


def _counts_in(value: Any) -> Iterator[str]:
    """The different things that are counted; sums and least ones only through their parts."""
    if isinstance(value, dict):
        if "c" in value and value["c"] not in ("sum", "min"):
            yield value["c"]
        for inner in value.values():
            yield from _counts_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _counts_in(inner)
