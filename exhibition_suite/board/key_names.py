"""Names of keys: how a pressed key is written in the settings, and how a written key is shown."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

PORTABLE = QKeySequence.SequenceFormat.PortableText
NATIVE = QKeySequence.SequenceFormat.NativeText


def key_of(event: QKeyEvent) -> str:
    """The key that was pressed, in Qt's portable text. Signs that need Shift anyway are written without it."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    text = event.text()
    if text and text.isprintable() and not text.isalnum() and not text.isspace():
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    return QKeySequence(QKeyCombination(modifiers, Qt.Key(event.key()))).toString(PORTABLE)


def key_cap(portable: str) -> str:
    """A key as it is written on this computer's keyboard; "" for none."""
    return QKeySequence(portable, PORTABLE).toString(NATIVE) if portable else ""
