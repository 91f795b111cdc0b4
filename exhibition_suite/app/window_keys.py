"""The keys of the window and of its menu. They are bound once the first picture stands, which would only wait for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6 import QtGui
from PySide6.QtGui import QKeyEvent

from . import actions

if TYPE_CHECKING:
    from .window import MainWindow


def bind_keys(window: MainWindow) -> bool:
    """Gives the keys their deeds; False where they have them already."""
    if window.actions():
        return False
    deeds: dict[str, Callable[[], object]] = {
        "full_screen": window.toggle_full_screen,
        "text_larger": partial(window.step_text, 1),
        "text_smaller": partial(window.step_text, -1),
        "text_normal": partial(window.step_text, 0),
        "language": window.other_language,
        "dark": window.other_theme,
        "settings": window.open_settings,
        "keys": partial(window.open_settings, "keys"),
    }
    for deed, slot in deeds.items():
        actions.bind(window, window.look, deed, slot)
    window.menu.bind_keys()
    return True


def press_early(window: MainWindow, event: QKeyEvent) -> bool:
    """Binds the keys for one that came before the first picture, and does what it asks for; False where there is nothing to do."""
    if not bind_keys(window):
        return False
    pressed = QtGui.QKeySequence(event.keyCombination())
    for action in (*window.actions(), *window.menu.actions()):
        if action.shortcut() == pressed:
            action.trigger()
            return True
    return False
