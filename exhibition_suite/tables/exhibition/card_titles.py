"""How the titles of the cards are broken and shrunk: two lines, three at most, then smaller, then an ellipsis."""

from __future__ import annotations

import json
from functools import cache, lru_cache

from exhibition_suite.board.lettering import Lettering
from exhibition_suite.board.line_breaks import Fit, fit
from exhibition_suite.resources import asset

STEPS = (12.5, 12.25, 12.0, 11.75, 11.5, 11.25, 11.0)
STANDARD: dict[int, tuple[float, ...]] = {1: STEPS, 2: STEPS, 3: STEPS[4:]}
COMPACT: dict[int, tuple[float, ...]] = {1: STEPS}


def title_lettering(px: float) -> Lettering:
    """The type of card titles."""
    return Lettering(px, 600, tight=True)


def face_title(title: str, shorter: str, width: float, compact: bool) -> Fit:
    """A card's title; where a compact card has no room for it, the shorter one that an editor gave it ("" for none)."""
    whole = title_fit(title, width, compact)
    return title_fit(shorter, width, compact) if whole.cut and shorter and compact else whole


@lru_cache(maxsize=2048)
def title_fit(title: str, width: float, compact: bool) -> Fit:
    """A card's title, set in `width` px: one line on compact cards, up to three on others."""
    return fit(title, width, title_width, COMPACT if compact else STANDARD, _good_breaks().get(title, frozenset()))


def title_width(px: float, text: str) -> float:
    """Width of a line of a title at a size."""
    return title_lettering(px).width(text)


@cache
def _good_breaks() -> dict[str, frozenset[int]]:
    """Where an editor said that a title breaks well; the file writes such a place as "|"."""
    marked: list[str] = json.loads(asset("content", "exhibition", "title_breaks.json").read_text(encoding="utf-8"))
    places = {}
    for text in marked:
        ends, at = set(), 0
        for part in text.split("|")[:-1]:
            at += len(part)
            ends.add(at)
        places[text.replace("|", "")] = frozenset(ends)
    return places
