"""Every item of the content with its price, its budget and how far it is off (TS-603 to TS-605)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from . import value_tables as t
from .content import Content
from .quotas import DECKS, Quota, of_history, of_visions, of_wonders
from .value import END, best_tier, expected, price, resources

Item = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Row:
    """An item and its price.

    Attributes:
        item: id; deck: `I` to `IV`, `wonders`, `visions`, `discovery I` …, `technologies`.
        price, budget: in u, for visions in VP; parts: what the price is made of.
        discard, discard_budget: u of the discard reward of a history card and what it shall be, else None.
    """

    item: str
    deck: str
    price: float
    budget: float
    parts: dict[str, float]
    discard: float | None = None
    discard_budget: float | None = None

    @property
    def deviation(self) -> float:
        """How far the price is off its budget, as a part of it."""
        return self.price / self.budget - 1.0

    @property
    def in_band(self) -> bool:
        """Whether the price keeps to TS-604 or TS-605."""
        return abs(self.deviation) <= t.BAND + 1e-9

    @property
    def discard_in_band(self) -> bool:
        """Whether the discard reward keeps to TS-604."""
        if self.discard is None or self.discard_budget is None:
            return True
        return abs(self.discard - self.discard_budget) <= t.DISCARD_BAND + 1e-9

    @property
    def fits(self) -> bool:
        """Whether the item is in all its bands."""
        return self.in_band and self.discard_in_band


def _row(item: str, deck: str, parts: dict[str, float], budget: float, **more: float) -> Row:
    shown = {name: round(worth, 4) for name, worth in parts.items() if worth}
    return Row(item, deck, sum(parts.values()), budget, shown, **more)


def vp_end(item: Item) -> float:
    """Expected VP of a `vp_end`, of the counts at the end in every age (TS-517)."""
    rule = item.get("vp_end")
    if rule is None:
        return 0.0
    return float(min(rule["max"], rule["n"] * expected(rule["per"], END) / rule.get("div", 1)))


def card(item: Item) -> Row:
    """A history card (TS-603, TS-604)."""
    column = item["age"] - 1
    parts = {
        "box": price(item["box"], column) * t.BOX[column],
        "on_play": price(item.get("on_play"), column),
        "income": price(item.get("income"), column) * t.INCOME[column],
        "peace": item.get("peace", 0) * t.PEACE[column],
        "on_complete": price(item.get("on_complete"), column) * t.ON_COMPLETE[column],
        "on_move": price(item.get("on_move"), column) * t.ON_MOVE[column],
        "on_death": price(item.get("on_death"), column) * t.ON_DEATH[column],
        "lux": sum(t.SLOT[slot][column] for slot in item.get("lux", {}).get("slots", ())),
        "lasting": sum(price(part["do"], column) for part in item.get("lasting", ())) * t.LASTING[column],
        "vp": item["vp"] * t.VP[column],
        "vp_end": vp_end(item) * t.VP[column],
    }
    budget = t.COST_FACTOR * resources(item["cost"]) + t.BASE[column]
    return _row(item["id"], DECKS[column], parts, budget, discard=price(item["discard"], column), discard_budget=t.DISCARD[column])


def wonder(item: Item) -> Row:
    """A wonder (TS-605)."""
    column = t.WONDER_COLUMN
    parts = {
        "box": price(item["box"], column) * t.WONDER_BOX,
        "peace": item.get("peace", 0) * t.WONDER_PEACE,
        "income": price(item.get("income"), column) * t.WONDER_INCOME,
        "on_play": price(item.get("on_play"), column),
        "lasting": sum(price(part["do"], column) for part in item.get("lasting", ())) * t.WONDER_LASTING,
        "vp": item["vp"] * t.WONDER_VP,
        "vp_end": vp_end(item) * t.WONDER_VP,
    }
    return _row(item["id"], "wonders", parts, t.WONDER_COST_FACTOR * resources(item["cost"]) + t.WONDER_BASE)


def vision(item: Item) -> Row:
    """A vision, in VP: the chance that a tier is the best one met, times its VP (TS-605)."""
    tiers = item["tiers"]
    likely = best_tier(tiers, END)
    parts = {f"tier {number}": part * tier["vp"] for number, (part, tier) in enumerate(zip(likely, tiers, strict=True), 1)}
    return _row(item["id"], "visions", parts, t.VISION)


def discovery(item: Item) -> Row:
    """A discovery tile (TS-605)."""
    column = item["age"] - 1
    return _row(item["id"], f"discovery {DECKS[column]}", {"effect": price(item["effect"], column)}, t.DISCOVERY[column])


def technology(board: str, item: Item) -> Row:
    """A technology (TS-605): a worker and Ritual burial have prices of their own."""
    column, colour = t.TECHNOLOGY_COLUMN, item["slot"][0]
    effects = [effect for effect in item.get("effect", ()) if effect["op"] != "worker"]
    workers = sum(effect["n"] for effect in item.get("effect", ()) if effect["op"] == "worker")
    parts = {
        "bonus": price(item.get("bonus"), column),
        "effect": price(effects, column) + workers * t.TECHNOLOGY_WORKER,
        "income": price(item.get("income"), column) * t.TECHNOLOGY_INCOME[colour],
        "peace": item.get("peace", 0) * t.TECHNOLOGY_PEACE,
        "lasting": t.RITUAL_BURIAL if "lasting" in item else 0.0,
    }
    return _row(f"{board}.{item['slot']}", "technologies", parts, t.TECHNOLOGY[colour])


def report(content: Content) -> list[Row]:
    """All items that have a budget, deck by deck."""
    return list(_rows(content))


def _rows(content: Content) -> Iterator[Row]:
    yield from map(card, content.history)
    yield from map(wonder, content.wonders)
    yield from map(vision, content.visions)
    yield from map(discovery, content.discovery)
    for board in content.technologies:
        yield from (technology(board["id"], item) for item in board["techs"])


def quotas(content: Content) -> list[Quota]:
    """All quotas of TS-604, TS-605 and TS-608."""
    return [*of_history(content.history), *of_wonders(content.wonders), *of_visions(content.visions)]
