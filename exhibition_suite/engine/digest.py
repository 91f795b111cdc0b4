"""Fingerprints of positions: one text for everything that a state holds, the same on every machine."""

from __future__ import annotations

import hashlib
from typing import Any

from .contract import Action


def fields_of(kind: type, *without: str) -> tuple[str, ...]:
    """The slots of a class and its bases, sorted, but for those named."""
    return tuple(sorted({name for base in kind.__mro__ for name in getattr(base, "__slots__", ())} - set(without)))


def digest(state: Any, fields: tuple[str, ...]) -> str:
    """Hexadecimal digest of a state's options (`rules`) and of these fields."""
    text = repr([state.rules.model_dump(), *(plain(getattr(state, name)) for name in fields)])
    return hashlib.sha256(text.encode()).hexdigest()


def plain(part: Any) -> Any:
    """A field without objects: actions by their notation, parts of the content by their `path`, where they are printed."""
    kind = type(part)
    if kind is int:  # nearly everything is; asking first makes a fingerprint twice as quick
        return part
    if kind is list or kind is tuple or isinstance(part, (list, tuple)):
        return [one if type(one) is int else plain(one) for one in part]
    if isinstance(part, Action):
        return part.text
    return getattr(part, "path", part)
