"""Every word below the window: cards, log, reasons, scores and rules, in English and Japanese.

The rules engines speak in ids and numbers; `Words` says them in one language. Nothing here knows Qt or pydantic, and nothing is read
from disk, and no module loaded, before it is asked for: the main menu waits for this package.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from exhibition_suite.lazily import lazily

from .catalogue import LANGUAGES, entries

if TYPE_CHECKING:
    from .describing import describe
    from .effects import effect_text
    from .items import ItemLine
    from .logline import LogLine
    from .rulebook import RuleText, Section
    from .words import Fault, Words

__all__ = ["LANGUAGES", "Fault", "ItemLine", "LogLine", "RuleText", "Section", "Words", "describe", "effect_text", "entries"]

_load = lazily(
    __name__,
    {
        "describing": ("describe",),
        "effects": ("effect_text",),
        "items": ("ItemLine",),
        "logline": ("LogLine",),
        "rulebook": ("RuleText", "Section"),
        "words": ("Fault", "Words"),
    },
)


def __getattr__(name: str) -> Any:
    return _load(name)
