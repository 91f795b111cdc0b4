"""What is printed on an item of any game, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import anachrony_items, items
from .items import ItemLine

if TYPE_CHECKING:
    from .words import Words


def describe(words: Words, item_id: str, *, impl: bool = False) -> list[ItemLine]:
    """All that is printed on an item, part by part. Raises `KeyError` for an unknown id.

    With `impl`, what differs under Anachrony's option `disputed_rules` = `impl` is told as it is there (AN-654).
    """
    if item_id in anachrony_items.items():
        return anachrony_items.describe(words, item_id, impl=impl)
    return items.describe(words, item_id)
