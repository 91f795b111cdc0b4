"""The content as plain data for tests to change, and the notation of the rules' tables for costs, gains and effects.

`goods("1 N + 2 T")`, `gain("2 T/U/G + 1 VP")` and the like read the letters of the rules: N neutronium, G gold, U uranium, T titanium,
W water, E energy core.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from exhibition_suite.games.anachrony import content
from exhibition_suite.games.anachrony.content import Content, ContentFault
from exhibition_suite.games.anachrony.content_types import ACTION, BONUS, ENDGAME, FREE, IMMEDIATE, PASSIVE, Cost, Effect, Gain, Goods
from tests.games.spoiling import Path, set_at

Item = dict[str, Any]
LETTERS = ("N", "G", "U", "T", "W", "E")
WORKERS = ("Scientist", "Engineer", "Administrator", "Genius")
OTHERS = {"Exosuit": "exosuits", "Morale": "morale", "VP": "vp", "Paradox": "paradox"}


@cache
def _text() -> str:
    return json.dumps(content.read())


def fresh() -> dict[str, Any]:
    """The data of all files, to be changed at will."""
    found: dict[str, Any] = json.loads(_text())
    return found


def item(data: Any, name: str) -> Any:
    """The entry with this id, of whichever list."""
    return next(entry for entries in data.values() if isinstance(entries, list) for entry in entries if entry["id"] == name)


def accepted_with(path: Path, value: Any) -> Content:
    """The content when this stands there."""
    data = fresh()
    set_at(data, path, value)
    return content.checked(data)


def refused_with(path: Path, value: Any) -> ContentFault:
    """What the loader says when this stands there."""
    data = fresh()
    set_at(data, path, value)
    with pytest.raises(ContentFault) as caught:
        content.checked(data)
    return caught.value


def case(rule: str, *values: Any) -> Any:
    """A row of a table, which proves the rule with this number."""
    return pytest.param(*values, marks=pytest.mark.rule(rule), id=rule)


# ---- notation


def amounts(text: str) -> dict[str, int]:
    """The parts of "1 N + 2 T"."""
    parts = [part.split(" ", 1) for part in text.split(" + ")] if text else []
    return {name: int(n) for n, name in parts}


def goods(text: str) -> Goods:
    """Goods alone."""
    found = amounts(text)
    assert set(found) <= set(LETTERS), text
    n, g, u, t, w, e = (found.get(letter, 0) for letter in LETTERS)
    return n, g, u, t, w, e


def workers(text: str) -> tuple[int, int, int, int]:
    """Workers alone: "2 Scientist + 1 Genius"."""
    found = amounts(text)
    assert set(found) <= set(WORKERS), text
    scientist, engineer, administrator, genius = (found.get(name, 0) for name in WORKERS)
    return scientist, engineer, administrator, genius


def _split(text: str) -> dict[str, Any]:
    found = amounts(text)
    fields: dict[str, Any] = {}
    letters = " + ".join(f"{n} {name}" for name, n in found.items() if name in LETTERS)
    names = " + ".join(f"{n} {name}" for name, n in found.items() if name in WORKERS)
    fields = {"goods": goods(letters), "workers": workers(names), "tug": found.pop("T/U/G", 0)}
    rest = {name: n for name, n in found.items() if name not in LETTERS and name not in WORKERS}
    return fields | rest


def cost(text: str) -> Cost:
    """A cost; "1 Worker" is one of any type."""
    fields = _split(text)
    return Cost(any_worker=fields.pop("Worker", 0), **fields)


def gain(text: str) -> Gain:
    """A gain; "-1 Paradox" are tokens given back."""
    return Gain(**{OTHERS.get(name, name): value for name, value in _split(text).items()})


def mask(names: str) -> int:
    """Worker types and the Genius, or all: "Engineer", "any"; "" is nobody."""
    if names == "any":
        return 15
    return sum(1 << WORKERS.index(name) for name in names.split()) | 8 if names else 0


def action(who: str, pays: str = "", gives: str = "", *, eye: str = "", **fields: Any) -> Effect:
    """A Worker action: who, what it costs, what it gives, whom the eye names."""
    return Effect(ACTION, workers=mask(who), cost=cost(pays), gain=gain(gives), motivated=mask(eye), **fields)


def focus(reach: int, **fields: Any) -> Item:
    """Time travel; 0 for as far as was paid."""
    return {"op": "set_focus", "n": reach, **fields}


def choose(*ways: str) -> Item:
    """One of several: "1 N", or "1 N > 2 T/U/G" with a cost of its own."""
    options = tuple((cost(way.split(" > ")[0] if ">" in way else ""), gain(way.split(" > ")[-1])) for way in ways)
    return {"op": "choose", "options": options}


def free(pays: str = "", gives: str = "", **fields: Any) -> Effect:
    """A Free Action."""
    return Effect(FREE, cost=cost(pays), gain=gain(gives), **fields)


def immediate(gives: str = "", **fields: Any) -> Effect:
    """An immediate effect."""
    return Effect(IMMEDIATE, gain=gain(gives), **fields)


def passive(op: str, *names: str, **fields: Any) -> Effect:
    """A passive effect."""
    return Effect(PASSIVE, op, names=names, **fields)


def endgame(op: str, *names: str, **fields: Any) -> Effect:
    """An endgame effect."""
    return Effect(ENDGAME, op, names=names, **fields)


def bonus(gives: str = "", op: str = "", *names: str, **fields: Any) -> Effect:
    """The bonus of a Collapsing Capital tile."""
    return Effect(BONUS, op, gain=gain(gives), names=names, **fields)
