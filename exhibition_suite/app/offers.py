"""Words at the doors: the game in progress, and who sits down at a quick start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from exhibition_suite.storage.autosave import Resumable

from .menu.ago import when_saved
from .new_game.plan import PERSON, filled_names
from .new_game.sheet import plan_for

if TYPE_CHECKING:
    from .look import Look


def offer_words(look: Look, offer: Resumable) -> str:
    """When a game in progress was saved and with whom, e.g. "Saved yesterday 21:40, with Otto and Mei"."""
    when = when_saved(offer.saved.saved_at, look.language)
    seats = offer.saved.record.seats
    first = next((place for place, seat in enumerate(seats) if seat.player == PERSON), 0)
    others = [seat.name for place, seat in enumerate(seats) if place != first]
    if not others:
        return QCoreApplication.translate("Offers", "Saved {when}").format(when=when)
    names = look.words.join(others)
    return QCoreApplication.translate("Offers", "Saved {when}, with {names}").format(when=when, names=names)


def quick_words(look: Look, game_id: str) -> str:
    """Who sits down at a quick start, e.g. "Quick start: You and Otto"."""
    names = list(filled_names(plan_for(look, game_id)))
    return QCoreApplication.translate("Offers", "Quick start: {names}").format(names=look.words.join(names))
