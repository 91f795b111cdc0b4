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
        merged.update(json.loads(path.read_text(encoding="utf-8")))
    if not merged:
        raise FileNotFoundError(words("catalogues"))
    return merged


@cache
def templates(language: str) -> dict[str, str]:
    """Id -> template in one language. Raises `ValueError` for a language that is not in `LANGUAGES`."""
    if language not in LANGUAGES:
        raise ValueError(language)
    return {key: entry[language] for key, entry in entries().items()}
