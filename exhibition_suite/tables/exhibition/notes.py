"""Refusals in words and with a small drawing of the reason."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from exhibition_suite.engine import Ruling
from exhibition_suite.tables.facts import DecadeGrid, Drawing, NumberLine, RefusalNote, TwinGlyphs

from .worded import WordsLike

LIMITS = {"NO_LINK": 5}


def _label(ruling: Ruling, words: WordsLike, names: Sequence[str]) -> str:
    key = f"reason.{ruling.reason}.label"
    return words.say(key, names, **ruling.params) if words.has(key) else ""


def drawing(ruling: Ruling, words: WordsLike, names: Sequence[str]) -> Drawing | None:
    """What can be drawn of a reason: years on a line, two signs, or the ten decades."""
    params = ruling.params
    label = _label(ruling, words, names)
    if "year" in params and "other_year" in params:
        first, last = sorted((int(params["year"]), int(params["other_year"])))
        limit = -1
        if ruling.reason in ("ERA_TOO_FAR", "SPREAD_TOO_CLOSE", "NO_LINK"):
            limit = int(params.get("limit", LIMITS.get(ruling.reason, -1)))
        return NumberLine(first, last, limit, label)
    if ruling.reason in ("CONTINENT_REPEATED", "CONTINENT_CLAIMED"):
        return TwinGlyphs(str(params["continent"]), str(params["continent"]), True, label)
    if ruling.reason == "NOT_SAME_CONTINENT":
        return TwinGlyphs(str(params["shown"]), str(params["continent"]), False, label)
    if ruling.reason in ("NOT_SAME_DECADE", "DECADE_NOT_ALLOWED", "DECADE_USED"):
        tried = int(params["decade"])
        shown = params.get("shown")
        used = (tried,) if ruling.reason == "DECADE_USED" else ()
        allowed = (int(shown),) if shown is not None else ()
        return DecadeGrid(tried, used, allowed, label)
    return None


def refusal_note(
    rulings: Sequence[Ruling],
    where: str,
    place: QRectF,
    clear: Sequence[QRectF],
    words: WordsLike,
    names: Sequence[str],
) -> RefusalNote:
    """The note for a refused move.

    Args:
        rulings: every rule that is broken, the first one first.
        where: the showcase's name, or "" where the place does not matter.
        place: where it happened, and `clear` what may not be covered, in coordinates of the table widget.
    """
    first = rulings[0]
    title = words.title(where, first, names) if where else words.reason(first, names)
    return RefusalNote(
        ruling=first,
        title=title,
        sentence=words.rule(first.rule).sentence,
        drawing=drawing(first, words, names),
        place=place,
        others=tuple(words.also(ruling, names) for ruling in rulings[1:]),
        keep_clear=tuple(clear),
    )
