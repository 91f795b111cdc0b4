"""Reads the catalogues of `i18n/catalogues/`: id -> words in every language."""

from __future__ import annotations

import json
from functools import cache

from exhibition_suite.resources import words

LANGUAGES: tuple[str, ...] = ("en", "ja")
"""Languages of the catalogues and of the rules text."""


@cache
def entries() -> dict[str, dict[str, str]]:
    """All catalogues in one: id -> language -> template. Read once, at the first use.

    Raises `OSError` or `ValueError` where a catalogue cannot be read: then the program is not whole.
    """
    merged: dict[str, dict[str, str]] = {}
    for path in sorted(words("catalogues").glob("*.json")):
        merged.update(_one(path.stem))
    if not merged:
        raise FileNotFoundError(words("catalogues"))
    return merged


@cache
def _one(name: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(words("catalogues", f"{name}.json").read_text(encoding="utf-8"))
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
