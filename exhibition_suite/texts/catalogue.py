"""Reads the catalogues of `i18n/catalogues/`: id -> words in every language."""

from __future__ import annotations

import json
from functools import cache

from exhibition_suite.resources import words

LANGUAGES: tuple[str, ...] = ("en", "ja")
"""Languages of the catalogues and of the rules text."""
CATALOGUES = (
    *("cli", "common"),
    *(f"exhibition_{part}" for part in ("cards", "log", "options", "reasons", "scores", "terms")),
    *(f"timespan_{part}" for part in ("cards", "effects", "log", "options", "reasons", "scores", "terms")),
    *(f"anachrony_{part}" for part in ("automa", "cards", "effects", "log", "options", "reasons", "scores", "terms")),
)
"""Names of the files, so that one that is missing is missed."""


@cache
def entries() -> dict[str, dict[str, str]]:
    """All catalogues in one: id -> language -> template. Read once, at the first use.

    Raises `OSError` or `ValueError` where a catalogue is missing or cannot be read: then the program is not whole.
    """
    merged: dict[str, dict[str, str]] = {}
    for name in CATALOGUES:
        merged.update(_one(name))
    return merged


@cache
def _one(name: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(words("catalogues", f"{name}.json").read_text(encoding="utf-8"))
    if not found or not isinstance(found, dict):
        raise ValueError(f"{name}.json holds no words")
    return found


def glance(name: str, key: str, language: str) -> str:
    """The words for an id without fields, read from the one catalogue `name`: for the first picture, which cannot wait for all of them."""
    return _one(name)[key][language]


@cache
def templates(language: str) -> dict[str, str]:
    """Id -> template in one language. Raises `ValueError` for a language that is not in `LANGUAGES`."""
    if language not in LANGUAGES:
        raise ValueError(language)
    return {key: entry[language] for key, entry in entries().items()}
