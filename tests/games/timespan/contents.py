"""The content as plain data for tests to change, and small cards to try one effect on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from exhibition_suite.games.timespan import content
from exhibition_suite.games.timespan.content import Content, ContentFault

Item = dict[str, Any]
Path = tuple[str | int, ...]


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


def set_at(data: Any, path: Path, value: Any) -> None:
    """Puts a value at a path."""
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


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


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """The path of every value in the data."""
    steps: list[Any] = []
    if isinstance(data, dict):
        steps = list(data)
    elif isinstance(data, list):
        steps = list(range(len(data)))
    for step in steps:
        yield (*path, step)
        yield from places(data[step], (*path, step))


def at(data: Any, path: Path) -> Any:
    """The value at a path."""
    for step in path:
        data = data[step]
    return data
