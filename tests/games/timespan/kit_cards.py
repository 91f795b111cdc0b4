"""Printed objects that are not in the content, put in the place of a card of the content for one test."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from exhibition_suite.games.timespan import players
from exhibition_suite.games.timespan.items import CARD_OF, CARDS, LUXURIES, TYPES
from exhibition_suite.games.timespan.nodes import compile_list
from exhibition_suite.games.timespan.tables import CARD_LASTING, INCOME_ENTRIES, Lasting, VpEnd
from exhibition_suite.games.timespan.warehouse import PRICES, pack

ROOM = "exhibition_suite.games.timespan"
ABILITIES = ("on_play", "on_complete", "on_move", "on_death")


def disguise(monkeypatch: pytest.MonkeyPatch, name: str, data: dict[str, Any]) -> None:
    """The card `name` is another one while the test runs: cost, type, slots, effects and points as in `data`."""
    card = CARD_OF[name]
    income = compile_list(data.get("income"), f"{data['id']}.income")
    cost = pack(data["cost"])
    columns = {
        "AGE": data["age"],
        "TYPE": TYPES.index(data["type"]),
        "COST": cost,
        "COST_BIT": PRICES.bit(cost),
        "CARD_VP": data["vp"],
        "CARD_PEACE": data.get("peace", 0),
        "LUX_SLOTS": tuple(-1 if slot == "any" else LUXURIES.index(slot) for slot in data.get("lux", {}).get("slots", ())),
        "LUX_DISTINCT": bool(data.get("lux", {}).get("distinct")),
        "CARD_BOX": compile_list(data["box"], f"{data['id']}.box"),
        "CARD_INCOME": income,
        "ON_DISCARD": compile_list(data["discard"], f"{data['id']}.discard"),
        "CARD_VP_END": VpEnd(data["vp_end"]) if "vp_end" in data else None,
        **{ability.upper(): compile_list(data.get(ability), f"{data['id']}.{ability}") for ability in ABILITIES},
    }
    monkeypatch.setitem(INCOME_ENTRIES, income, len(data.get("income", ())))
    monkeypatch.setattr(players, "_FITS", {})
    for place, module in list(sys.modules.items()):
        if place.startswith(ROOM):
            for column, value in columns.items():
                old = getattr(module, column, None)
                if isinstance(old, tuple) and len(old) == CARDS:
                    monkeypatch.setattr(module, column, (*old[:card], value, *old[card + 1 :]))
    answers(monkeypatch, name, *data.get("lasting", ()))


def answers(monkeypatch: pytest.MonkeyPatch, name: str, *lasting: dict[str, Any]) -> None:
    """The lasting effects of a card are these."""
    monkeypatch.setitem(CARD_LASTING, CARD_OF[name], tuple(Lasting(one, f"{name}.test.{at}.{one}") for at, one in enumerate(lasting)))
