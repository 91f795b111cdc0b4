"""The program's own fonts: loaded from `assets/fonts`, never taken from the system.

Sizes are pixels at 100 %. Where a family is missing Qt falls back to the next one, so the program runs without them.
"""

from __future__ import annotations

import logging
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from exhibition_suite.board.theme import tokens
from exhibition_suite.resources import asset

_LOG = logging.getLogger(__name__)
_loaded: list[str] = []


def load_fonts() -> list[str]:
    """Loads the fonts on the first call; returns the families found. Needs a QGuiApplication."""
    if _loaded:
        return list(_loaded)
    for path in sorted(asset("fonts").glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(path))
        if number < 0:
            _LOG.warning("the font %s cannot be read", path.name)
            continue
        for family in QFontDatabase.applicationFontFamilies(number):
            if family not in _loaded:
                _loaded.append(family)
    return list(_loaded)


def ui_families() -> list[str]:
    """Families of the interface, first choice first."""
    return list(tokens()["type"]["family"]["ui"])


def display_families(world: str = "exhibition") -> list[str]:
    """Families of titles and years in a world, first choice first; the interface's families stand in for rare characters."""
    return [*tokens()["type"]["family"]["display"][world], *ui_families()]


def ui_font(px: float, weight: int = 500, scale: float = 1.0) -> QFont:
    """The interface font.

    Args:
        px: size in pixels at 100 %; fractions are kept.
        weight: 500, 600 or 700.
        scale: the text size chosen in the settings, 0.9 to 1.5.
    """
    return _font("ui", round(px * scale, 2), weight)


def display_font(px: float, weight: int = 700, world: str = "exhibition", scale: float = 1.0) -> QFont:
    """The font of titles, years and names in a world; arguments as for `ui_font`."""
    return _font(world, round(px * scale, 2), weight)


def _font(kind: str, px: float, weight: int) -> QFont:
    return QFont(_shared(kind, px, weight, _dots_per_inch()))


@cache
def _shared(kind: str, px: float, weight: int, dots_per_inch: float) -> QFont:
    font = QFont(ui_families() if kind == "ui" else display_families(kind))
    if px == int(px):
        font.setPixelSize(int(px))
    else:  # Qt keeps whole pixel sizes only, but any point size
        font.setPointSizeF(px * 72.0 / dots_per_inch)
    font.setWeight(QFont.Weight(weight))
    # The same shapes at every board scale and on every machine, whatever its hinting.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _dots_per_inch() -> float:
    screen = QGuiApplication.primaryScreen()
    return float(screen.logicalDotsPerInchY()) if screen is not None else 96.0
