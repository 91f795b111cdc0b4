"""Anachrony's content, read, checked against the grammar and the counts of the rules, and handed on as plain data.

The files hold no names and no texts. `content_types` says what the plain data are; `load` gives them, read once.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from exhibition_suite.content_files import ContentFault, parsed, read_files, validated

from .content_checks import check
from .content_plain import plain
from .content_types import Content
from .grammar_files import Files

FILES: Final = tuple(Files.model_fields)
"""Names of the files, without their ending, in the order in which they are checked."""


def checked(data: dict[str, Any]) -> Content:
    """The content from the data of all files. Raises `ContentFault` where a file breaks the grammar, or the files do not fit together."""
    files = validated(Files, data)
    check(files)
    return plain(files)


def read() -> dict[str, Any]:
    """The data of all files, unchecked beyond being JSON. Raises `ContentFault`."""
    return read_files("anachrony", FILES)


@cache
def load() -> Content:
    """The content of the game. Raises `ContentFault`."""
    return checked(read())


CONTENT: Final = load()

__all__ = ["CONTENT", "FILES", "Content", "ContentFault", "checked", "load", "parsed", "read"]
