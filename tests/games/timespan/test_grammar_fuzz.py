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
from tests.games.spoiling import DAMAGE, Path, places, set_at
from tests.games.timespan.contents import fresh

MUTATIONS = 60
"""For each kind of damage."""


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


def _is_good(found: content.Content) -> None:
    """Good content can be priced and counted, and is plain data."""
    assert len(report(found)) == 264
    assert quotas(found)
    assert json.loads(json.dumps(found.history)) == found.history


@pytest.mark.rule("TS-500", "TS-509")
@pytest.mark.parametrize("damage", [*DAMAGE, _deep_choice], ids=lambda damage: damage.__name__)
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
