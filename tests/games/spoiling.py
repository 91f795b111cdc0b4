"""Ways to spoil the content of a game: each changes one place of the data, which is never what it was."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from exhibition_suite.engine import Rng

Path = tuple[str | int, ...]
VALUES: tuple[Any, ...] = (0, -1, 1, 2, 7, 99, 100, 10**30, 1.5, 2.0, True, False, None, "", "coin", "any", "gold", "1", [], {}, [[]], [1])
NAMES = ("op", "n", "of", "res", "kind", "c", "if", "then", "ge", "space", "id", "peace", "do", "vp", "impl")


def set_at(data: Any, path: Path, value: Any) -> None:
    """Puts a value at a path."""
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


def at(data: Any, path: Path) -> Any:
    """The value at a path."""
    for step in path:
        data = data[step]
    return data


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


def drop(data: Any, path: Path, rng: Rng) -> None:
    """It is not there."""
    del at(data, path[:-1])[path[-1]]


def other_value(data: Any, path: Path, rng: Rng) -> None:
    """Something of another kind or size stands there."""
    set_at(data, path, VALUES[rng.below(len(VALUES))])


def negative(data: Any, path: Path, rng: Rng) -> None:
    """The opposite number."""
    value = at(data, path)
    set_at(data, path, -value if isinstance(value, int) else -1)


def unknown_key(data: Any, path: Path, rng: Rng) -> None:
    """A field too many, in the innermost object on the path."""
    outer = [at(data, path[:end]) for end in range(len(path), 0, -1)]
    next((value for value in outer if isinstance(value, dict)), data)["extra"] = 1


def rename(data: Any, path: Path, rng: Rng) -> None:
    """The field gets the name of a field from elsewhere; a list gets its first entry once more."""
    parent = at(data, path[:-1])
    if isinstance(parent, dict):
        parent[NAMES[rng.below(len(NAMES))]] = parent.pop(path[-1])
    else:
        parent.append(parent[0])


def wrap(data: Any, path: Path, rng: Rng) -> None:
    """Brackets around it: one, or very many."""
    value = at(data, path)
    for _ in range(1 if rng.below(2) else 3000):
        value = [value] if rng.below(2) else {"op": "opt", "do": value}
    set_at(data, path, value)


def swap(data: Any, path: Path, rng: Rng) -> None:
    """Something else of the content stands there."""
    everything = list(places(data))
    other = everything[rng.below(len(everything))]
    set_at(data, path, json.loads(json.dumps(at(data, other))))


DAMAGE: tuple[Callable[[Any, Path, Rng], None], ...] = (drop, other_value, negative, unknown_key, rename, wrap, swap)
