"""Everything that can be done by a key: one list with id, words, key and where it works.

The settings page shows and changes the keys, menus and tooltips show them, and `bind` gives a widget an action that follows them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6 import QtCore, QtGui
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from .look import Look
from .marks import QT_TRANSLATE_NOOP


class Deed(NamedTuple):
    """One thing a key does.

    Attributes:
        id: stable name, kept in the settings.
        words: English source of its name.
        key: default key in Qt's portable text, or "".
        where: `everywhere`, `menu` or `game`; the same key may do one thing in the menu and another in a game.
    """

    id: str
    words: str
    key: str
    where: str


DEEDS: tuple[Deed, ...] = (
    Deed("full_screen", QT_TRANSLATE_NOOP("Actions", "Full screen"), "F11", "everywhere"),
    Deed("text_larger", QT_TRANSLATE_NOOP("Actions", "Larger text"), "Ctrl++", "everywhere"),
    Deed("text_smaller", QT_TRANSLATE_NOOP("Actions", "Smaller text"), "Ctrl+-", "everywhere"),
    Deed("text_normal", QT_TRANSLATE_NOOP("Actions", "Normal text size"), "Ctrl+0", "everywhere"),
    Deed("language", QT_TRANSLATE_NOOP("Actions", "Other language"), "Ctrl+L", "everywhere"),
    Deed("dark", QT_TRANSLATE_NOOP("Actions", "Light or dark"), "Ctrl+D", "everywhere"),
    Deed("settings", QT_TRANSLATE_NOOP("Actions", "Settings"), ",", "everywhere"),
    Deed("keys", QT_TRANSLATE_NOOP("Actions", "List of keys"), "?", "everywhere"),
    Deed("new_game", QT_TRANSLATE_NOOP("Actions", "New game"), "N", "menu"),
    Deed("continue", QT_TRANSLATE_NOOP("Actions", "Continue"), "C", "menu"),
    Deed("quick_start", QT_TRANSLATE_NOOP("Actions", "Quick start"), "S", "menu"),
    Deed("rulebooks", QT_TRANSLATE_NOOP("Actions", "Rulebooks"), "R", "menu"),
    Deed("saved_games", QT_TRANSLATE_NOOP("Actions", "Saved games"), "L", "menu"),
    Deed("about", QT_TRANSLATE_NOOP("Actions", "About"), "A", "menu"),
    Deed("quit", QT_TRANSLATE_NOOP("Actions", "Quit"), "Q", "menu"),
    Deed("undo", QT_TRANSLATE_NOOP("Actions", "Undo"), "Z", "game"),
    Deed("redo", QT_TRANSLATE_NOOP("Actions", "Redo"), "Shift+Z", "game"),
    Deed("rules", QT_TRANSLATE_NOOP("Actions", "Rules"), "R", "game"),
    Deed("rule_now", QT_TRANSLATE_NOOP("Actions", "Rule of this moment"), "F1", "game"),
    Deed("log", QT_TRANSLATE_NOOP("Actions", "Log"), "L", "game"),
    Deed("legal", QT_TRANSLATE_NOOP("Actions", "Legal places on or off"), "H", "game"),
    Deed("hint", QT_TRANSLATE_NOOP("Actions", "Advice"), "A", "game"),
    Deed("compare", QT_TRANSLATE_NOOP("Actions", "Compare the three cards"), "C", "game"),
    Deed("zoom", QT_TRANSLATE_NOOP("Actions", "Look at the card closely"), "E", "game"),
    Deed("depot", QT_TRANSLATE_NOOP("Actions", "Put in the depot"), "D", "game"),
    Deed("secret", QT_TRANSLATE_NOOP("Actions", "Look at my secret decade"), "O", "game"),
    Deed("pause", QT_TRANSLATE_NOOP("Actions", "Pause the bots"), "P", "game"),
    Deed("skip", QT_TRANSLATE_NOOP("Actions", "Skip to my turn"), "S", "game"),
    Deed("save", QT_TRANSLATE_NOOP("Actions", "Save under a name"), "Ctrl+S", "game"),
    Deed("leave", QT_TRANSLATE_NOOP("Actions", "Back to the main menu"), "M", "game"),
)

_BY_ID = {deed.id: deed for deed in DEEDS}

FIXED_KEYS = ("Up", "Down", "Left", "Right", "Tab", "Shift+Tab", "Backtab", "Return", "Enter", "Space", "Esc")
"""Keys that move, choose and put back everywhere; they cannot be given away."""


def title(deed_id: str) -> str:
    """The deed's name in the language of the window."""
    return QCoreApplication.translate("Actions", _BY_ID[deed_id].words)


def key_text(look: Look, deed_id: str) -> str:
    """The key in Qt's portable text; "" where it has none."""
    return look.keys.get(deed_id, _BY_ID[deed_id].key)


def key_shown(look: Look, deed_id: str) -> str:
    """The key as it is written on this computer's keyboard."""
    key = key_text(look, deed_id)
    return key if len(key) == 1 else _sequence(key).toString(QtGui.QKeySequence.SequenceFormat.NativeText)


def _sequence(key: str) -> QtGui.QKeySequence:
    """`QKeySequence` brings along the names of all the standard keys, so it waits until the first picture stands."""
    return QtGui.QKeySequence(key, QtGui.QKeySequence.SequenceFormat.PortableText)


def clash(look: Look, deed_id: str, key: str) -> str:
    """Id of the deed that already has this key at the same place, `fixed` for a key that cannot be given, or "" where it is free."""
    if not key:
        return ""
    if key in FIXED_KEYS:
        return "fixed"
    mine = _BY_ID[deed_id].where
    for other in DEEDS:
        together = mine == other.where or "everywhere" in (mine, other.where)
        if other.id != deed_id and together and key_text(look, other.id) == key:
            return other.id
    return ""


def rebind(look: Look, deed_id: str, key: str) -> str:
    """Gives a deed another key ("" takes it away) and keeps it. Returns what `clash` says; nothing changes unless that is ""."""
    other = clash(look, deed_id, key)
    if not other:
        keys = look.keys
        if key == _BY_ID[deed_id].key:
            keys.pop(deed_id, None)
        else:
            keys[deed_id] = key
        look.set(keys=keys)
    return other


def bind(widget: QWidget, look: Look, deed_id: str, slot: Callable[[], object]) -> QtGui.QAction:
    """An action of `widget` and all inside it, on the deed's key; it follows when the key or the language changes."""
    action = QtGui.QAction(widget)
    action.setObjectName(deed_id)
    action.setShortcutContext(QtCore.Qt.ShortcutContext.WidgetWithChildrenShortcut)
    action.setAutoRepeat(False)

    def follow() -> None:
        action.setShortcut(_sequence(key_text(look, deed_id)))
        action.setText(title(deed_id))

    follow()
    look.changed.connect(follow)
    action.destroyed.connect(lambda: _let_go(look, follow))
    action.triggered.connect(lambda: slot())
    widget.addAction(action)
    return action


def _let_go(look: Look, follow: Callable[[], None]) -> None:
    try:
        look.changed.disconnect(follow)
    except RuntimeError:
        return  # the look went first, at the end of the program
