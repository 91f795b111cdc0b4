"""Spoiled content: the loader refuses it in words or it is really still good; it never fails in any other way."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from exhibition_suite.engine import Rng
from exhibition_suite.games.timespan import content
from exhibition_suite.games.timespan.content import ContentFault
from exhibition_suite.games.timespan.value_report import quotas, report
from tests.games.timespan.contents import Path, at, fresh, places, set_at

MUTATIONS = 60
"""For each kind of damage."""

VALUES: tuple[Any, ...] = (0, -1, 1, 2, 7, 99, 100, 10**30, 1.5, 2.0, True, False, None, "", "coin", "any", "gold", "1", [], {}, [[]], [1])


def _drop(data: Any, path: Path, rng: Rng) -> None:
    del at(data, path[:-1])[path[-1]]


def _other_value(data: Any, path: Path, rng: Rng) -> None:
    set_at(data, path, VALUES[rng.below(len(VALUES))])


def _negative(data: Any, path: Path, rng: Rng) -> None:
    value = at(data, path)
    set_at(data, path, -value if isinstance(value, int) else -1)


def _unknown_key(data: Any, path: Path, rng: Rng) -> None:
    value = at(data, path)
    (value if isinstance(value, dict) else at(data, path[:1]) if isinstance(at(data, path[:1]), dict) else data["market"])["extra"] = 1


def _rename(data: Any, path: Path, rng: Rng) -> None:
    """The field gets the name of a field from elsewhere."""
    parent = at(data, path[:-1])
    if isinstance(parent, dict):
        names = ("op", "n", "of", "res", "kind", "c", "if", "then", "ge", "space", "id", "peace")
        parent[names[rng.below(len(names))]] = parent.pop(path[-1])
    else:
        parent.append(parent[0])


def _wrap(data: Any, path: Path, rng: Rng) -> None:
    """Brackets around it: one, or very many."""
    value = at(data, path)
    for _ in range(1 if rng.below(2) else 3000):
        value = [value] if rng.below(2) else {"op": "opt", "do": value}
    set_at(data, path, value)


def _swap(data: Any, path: Path, rng: Rng) -> None:
    """Something else of the content stands there."""
    everything = list(places(data))
    other = everything[rng.below(len(everything))]
    set_at(data, path, json.loads(json.dumps(at(data, other))))


def _deep_choice(data: Any, path: Path, rng: Rng) -> None:
    """Effects in effects, sometimes as deep as is allowed."""
    value: Any = [{"op": "vp", "n": 1}]
    for _ in range(rng.below(7)):
        value = [{"op": "choose", "of": [value, [{"op": "camel", "n": 1}]]}]
    lists = [place for place in places(data) if place[-1] in ("box", "effect", "discard", "on_play")]
    set_at(data, lists[rng.below(len(lists))], value)


def _fault_of(data: Any) -> ContentFault | None:
    """What the loader refuses; any other exception goes on to the test."""
    try:
        content.checked(data)
    except ContentFault as fault:
        return fault
    return None


DAMAGE: tuple[Callable[[Any, Path, Rng], None], ...] = (
    _drop,
    _other_value,
    _negative,
    _unknown_key,
    _rename,
    _wrap,
    _swap,
    _deep_choice,
)


def _is_good(found: content.Content) -> None:
    """Good content can be priced and counted, and is plain data."""
    assert len(report(found)) == 264
    assert quotas(found)
    assert json.loads(json.dumps(found.history)) == found.history


@pytest.mark.rule("TS-500", "TS-509")
@pytest.mark.parametrize("damage", DAMAGE, ids=[damage.__name__[1:] for damage in DAMAGE])
def test_spoiled_content_is_refused_or_still_good(damage: Callable[[Any, Path, Rng], None]) -> None:
    rng = Rng(2024)
    everything = list(places(fresh()))
    refused = 0
    for _ in range(MUTATIONS):
        data = fresh()
        path = everything[rng.below(len(everything))]
        damage(data, path, rng)
        fault = _fault_of(data)
        if fault is None:
            _is_good(content.checked(data))
            continue
        refused += 1
        assert fault.file.removesuffix(".json") in content.FILES
        assert fault.allowed
        assert len(str(fault)) < 900
        assert "\n" not in str(fault)
    assert refused > 0


@pytest.mark.rule("TS-500")
def test_a_file_lost_at_any_byte_is_refused() -> None:
    text = json.dumps(fresh()["luxury"])
    for end in range(0, len(text), 17):
        with pytest.raises(ContentFault, match=r"luxury\.json: allowed: JSON"):
            content.parsed("luxury", text[:end])


@pytest.mark.rule("TS-500")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "JSON"),
        ("[1,]", "JSON"),
        ('{"id": "MARKET", "id": "MARKET", "box": []}', "field “id” twice"),
        ("[" * 100 + "]" * 100, "levels of brackets"),
        ("[" * 100_000 + "]" * 100_000, "levels of brackets"),
        ("9" * 5000, "JSON"),
    ],
)
def test_text_that_is_no_content_is_refused(text: str, told: str) -> None:
    with pytest.raises(ContentFault, match=told):
        content.parsed("market", text)


@pytest.mark.rule("TS-500")
@pytest.mark.parametrize("value", [None, 1, "x", [], {}, [None], [{}], {"id": 1}, float("nan")])
@pytest.mark.parametrize("name", content.FILES)
def test_a_file_of_anything_else_is_refused(name: str, value: Any) -> None:
    data = fresh()
    data[name] = value
    with pytest.raises(ContentFault) as caught:
        content.checked(data)
    assert caught.value.file == f"{name}.json"


@pytest.mark.rule("TS-500")
def test_a_file_too_few_or_too_many_is_refused() -> None:
    for name in content.FILES:
        data = fresh()
        del data[name]
        with pytest.raises(ContentFault, match=rf"{name}\.json: allowed: this field, which must be there"):
            content.checked(data)
    with pytest.raises(ContentFault, match=r"dice\.json: allowed: no such file"):
        content.checked({**fresh(), "dice": []})
