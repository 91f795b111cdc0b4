"""The content as plain data for tests to change, and small cards to try one effect on."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from exhibition_suite.games.timespan import content
from exhibition_suite.games.timespan.content import Content, ContentFault
from tests.games.spoiling import Path, set_at

Item = dict[str, Any]


@cache
def _text() -> str:
    return json.dumps(content.read())


def fresh() -> dict[str, Any]:
    """The data of all files, to be changed at will."""
    found: dict[str, Any] = json.loads(_text())
    return found


def item(data: Any, name: str) -> Any:
    """The entry with this id, of whichever list."""
    return next(entry for entries in data.values() if isinstance(entries, list) for entry in entries if entry.get("id") == name)


def with_effects(effects: list[Any], field: str = "box", name: str = "I-05") -> Content:
    """The content with these effects on a history card, or on another entry. Raises `ContentFault`."""
    data = fresh()
    item(data, name)[field] = effects
    return content.checked(data)


def refused(effects: list[Any], field: str = "box", name: str = "I-05") -> str:
    """What the loader says about these effects; it must refuse them."""
    with pytest.raises(ContentFault) as caught:
        with_effects(effects, field, name)
    assert name in str(caught.value)
    return str(caught.value)


def refused_with(path: Path, value: Any) -> ContentFault:
    """What the loader says when this stands there."""
    data = fresh()
    set_at(data, path, value)
    with pytest.raises(ContentFault) as caught:
        content.checked(data)
    return caught.value


def accepted_with(path: Path, value: Any) -> Content:
    """The content when this stands there."""
    data = fresh()
    set_at(data, path, value)
    return content.checked(data)
