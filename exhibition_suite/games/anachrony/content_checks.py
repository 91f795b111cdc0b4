"""Whether the files of the content fit together: ids, counts and what the rules say about the whole."""

from __future__ import annotations

from .grammar_files import Files


def check(files: Files) -> None:
    """Raises `ContentFault` for the first thing that does not fit."""
