"""Every word below the window: cards, log, reasons, scores and rules, in English and Japanese.

The rules engines speak in ids and numbers; `Words` says them in one language. Nothing here knows Qt or pydantic, and nothing is read
from disk before the first word is asked for.
"""

from __future__ import annotations

from .catalogue import LANGUAGES, entries
from .effects import effect_text
from .items import ItemLine, describe
from .logline import LogLine
from .rulebook import RuleText, Section
from .words import Fault, Words

__all__ = ["LANGUAGES", "Fault", "ItemLine", "LogLine", "RuleText", "Section", "Words", "describe", "effect_text", "entries"]
