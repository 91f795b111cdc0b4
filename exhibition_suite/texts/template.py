"""Fills the fields of a sentence.

A field is `{name}`, `{name:style}` or `{name|one|many}`. The last says `one` where the number is 1 or -1 and else `many`, so that English
reads "1 card" and "2 cards"; Japanese does without. Which words a value becomes is the business of the caller (`Words`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

FIELD = re.compile(r"\{(?P<name>\w+)(?::(?P<style>\w+))?(?:\|(?P<one>[^|{}]*)\|(?P<many>[^|{}]*))?\}")
"""A field of a template."""

Speak = Callable[[str, Any, str], str]
"""(name of the field, value, style) -> words."""


def fields(template: str) -> set[str]:
    """Names of the values a template needs."""
    return {found["name"] for found in FIELD.finditer(template)}


def fill(template: str, params: dict[str, Any], speak: Speak) -> str:
    """The sentence with its values. Raises `KeyError` where a value is missing."""
    if "{" not in template:
        return template

    def replace(found: re.Match[str]) -> str:
        value = params[found["name"]]
        if found["one"] is not None:
            return found["one"] if abs(int(value)) == 1 else found["many"]
        return speak(found["name"], value, found["style"] or "")

    return FIELD.sub(replace, template)


def ordinal(number: int) -> str:
    """An English ordinal: 1st, 2nd, 3rd, 11th."""
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"


def signed(number: int) -> str:
    """A number with its sign, as points are shown: +4, -1 (with a true minus sign), 0."""
    if number == 0:
        return "0"
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"
