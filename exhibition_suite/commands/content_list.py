"""The part of `content` for games without a value model: every item with its name and what is printed on it."""

from __future__ import annotations

from typing import Any

from exhibition_suite.texts import ItemLine, describe
from exhibition_suite.texts.anachrony_items import items, name_of

from .console import Console

Plain = dict[str, Any]
INDENT = " " * 4


def check() -> None:
    """Reads the content as the game does. Raises `DamagedFile`."""
    from exhibition_suite.games.anachrony import content

    content.load()


def tell(console: Console) -> Plain:
    """All items, line by line; the same as JSON."""
    plain = []
    for item_id in items():
        seed = describe(console.words, item_id)
        other = [line for line in describe(console.words, item_id, impl=True) if line not in seed]
        _tell_item(console, item_id, seed, other)
        plain.append({"item": item_id, "name": name_of(console.words, item_id), "printed": _parts(seed), "impl": _parts(other)})
    console.line()
    console.line(console.say("cli.content.listed", items=len(plain)))
    return {"items": plain}


def _tell_item(console: Console, item_id: str, seed: list[ItemLine], other: list[ItemLine]) -> None:
    console.line(console.words.pair(item_id, name_of(console.words, item_id)))
    for sentence, lines in (("cli.content.printed", seed), ("cli.content.printed_impl", other)):
        for line in lines:
            console.line(INDENT + console.say(sentence, part=line.name, text=line.text))


def _parts(lines: list[ItemLine]) -> list[Plain]:
    return [{"part": line.part, "name": line.name, "text": line.text} for line in lines]
