"""A game's options from words like `area1=link secret_decade=on`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from exhibition_suite.engine import Game, Rng

from .console import Console, Wrong
from .parser import one_of

ON, OFF = "on", "off"


def values_of(game: Game) -> dict[str, dict[str, Any]]:
    """What each option of a game may be: option -> word -> value. Read from the schema of its options."""
    properties: dict[str, Any] = game.Options.model_json_schema()["properties"]
    return {name: _values(schema) for name, schema in properties.items()}


def _values(schema: dict[str, Any]) -> dict[str, Any]:
    if schema.get("type") == "boolean":
        return {ON: True, OFF: False}
    if "anyOf" in schema:
        return {word: value for part in schema["anyOf"] for word, value in _values(part).items()}
    if schema.get("type") == "integer":
        return {str(value): value for value in range(schema["minimum"], schema["maximum"] + 1)}
    return {word: word for word in schema.get("enum", [schema.get("const")])}


def read(console: Console, game: Game, given: Sequence[str]) -> Any:
    """The options that words `name=value` stand for. Raises `Wrong`."""
    allowed = values_of(game)
    chosen: dict[str, Any] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or name not in allowed:
            names = console.words.join([f"{known}=" for known in allowed])
            raise Wrong(console.say("cli.wrong.option", word=word, allowed=names))
        chosen[name] = allowed[name][one_of(console, name, value, list(allowed[name]))]
    return game.Options.model_validate(chosen)


def drawn(game: Game, rng: Rng) -> Any:
    """Options drawn at random, each value equally likely."""
    chosen: dict[str, Any] = {}
    for name, values in values_of(game).items():
        known = list(values.values())
        chosen[name] = known[rng.below(len(known))]
    return game.Options.model_validate(chosen)
