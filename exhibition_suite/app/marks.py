"""Marks words that are translated later. Qt's own mark is typed as a plain object; the tool that collects the words goes by the name."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """The text itself; `QCoreApplication.translate(context, text)` translates it where it is shown."""
    del context
    return text
