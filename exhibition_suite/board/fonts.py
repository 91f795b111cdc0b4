"""The program's own fonts: loaded from `assets/fonts`, never taken from the system.

Sizes are pixels at 100 %. Qt fonts have whole pixel sizes, so halves are rounded up; `lettering.Letters` draws exact ones.
Where a family is missing Qt falls back to the next one, so the program runs without its fonts too.
"""

from __future__ import annotations

import logging
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from exhibition_suite.board.theme import tokens
from exhibition_suite.resources import asset

_LOG = logging.getLogger(__name__)
_loaded: list[str] = []


def load_fonts() -> list[str]:
    """Loads the fonts on the first call; returns the families found. Needs a QGuiApplication."""
    if _loaded:
        return list(_loaded)
    folder = asset("fonts")
    # Not glob: its pattern is translated and compiled at every start.
    files = sorted(path for path in folder.iterdir() if path.suffix == ".ttf") if folder.is_dir() else []
    for path in files:
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
        px: size in pixels at 100 %; rounded to whole pixels after scaling.
        weight: 500, 600 or 700.
        scale: the text size chosen in the settings, 0.9 to 1.5.
    """
    return QFont(_shared("ui", _whole(px * scale), weight))


def display_font(px: float, weight: int = 700, world: str = "exhibition", scale: float = 1.0) -> QFont:
    """The font of titles, years and names in a world; arguments as for `ui_font`."""
    return QFont(_shared(world, _whole(px * scale), weight))


def _whole(px: float) -> int:
    return max(1, int(px + 0.5))


@cache
def _shared(kind: str, px: int, weight: int) -> QFont:
    font = QFont(ui_families() if kind == "ui" else display_families(kind))
    font.setPixelSize(px)
    font.setWeight(QFont.Weight(weight))
    # The same shapes at every board scale and on every machine, whatever its hinting.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
