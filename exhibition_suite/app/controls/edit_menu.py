"""The menu of a text under the right button, in the suite's own letters, colours and words: Qt's own has those of the system."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QTextEdit

from exhibition_suite.app.marks import QT_TRANSLATE_NOOP

from .menu import Menu

TextWidget = QLineEdit | QPlainTextEdit | QTextEdit


@dataclass(frozen=True, slots=True)
class _Deed:
    """One line of the menu: its words, its key, what it does and whether it can be done now."""

    words: str
    key: QKeySequence.StandardKey | None
    act: Callable[[], object]
    able: bool


def _deeds(text: TextWidget) -> list[list[_Deed]]:
    """What can be done with a text, in groups. What can only be read offers no more than copying."""
    keys = QKeySequence.StandardKey
    marked = text.hasSelectedText() if isinstance(text, QLineEdit) else text.textCursor().hasSelection()
    everything = text.text() if isinstance(text, QLineEdit) else text.toPlainText()

    def say(words: str) -> str:
        return QCoreApplication.translate("EditMenu", words)

    copy = _Deed(say(QT_TRANSLATE_NOOP("EditMenu", "Copy")), keys.Copy, text.copy, marked)
    whole = _Deed(say(QT_TRANSLATE_NOOP("EditMenu", "Select all")), keys.SelectAll, text.selectAll, bool(everything))
    if text.isReadOnly():
        return [[copy, whole]]
    line = isinstance(text, QLineEdit)
    back = text.isUndoAvailable() if isinstance(text, QLineEdit) else text.document().isUndoAvailable()
    again = text.isRedoAvailable() if isinstance(text, QLineEdit) else text.document().isRedoAvailable()
    remove: Callable[[], object] = text.del_ if isinstance(text, QLineEdit) else text.textCursor().removeSelectedText
    board = QGuiApplication.clipboard()
    paste = bool(board.text()) if line else text.canPaste()  # type: ignore[union-attr]
    return [
        [
            _Deed(say(QT_TRANSLATE_NOOP("EditMenu", "Undo")), keys.Undo, text.undo, back),
            _Deed(say(QT_TRANSLATE_NOOP("EditMenu", "Redo")), keys.Redo, text.redo, again),
        ],
        [
            _Deed(say(QT_TRANSLATE_NOOP("EditMenu", "Cut")), keys.Cut, text.cut, marked),
            copy,
            _Deed(say(QT_TRANSLATE_NOOP("EditMenu", "Paste")), keys.Paste, text.paste, paste),
            _Deed(say(QT_TRANSLATE_NOOP("EditMenu", "Delete")), None, remove, marked),
        ],
        [whole],
    ]


def edit_menu(text: TextWidget) -> Menu:
    """The menu of a text at this moment; it goes when it is closed."""
    menu = Menu(text)
    for number, group in enumerate(_deeds(text)):
        if number:
            menu.addSeparator()
        for deed in group:
            key = QKeySequence(deed.key).toString(QKeySequence.SequenceFormat.NativeText) if deed.key is not None else ""
            action = QAction(f"{deed.words}\t{key}" if key else deed.words, menu)
            action.setEnabled(deed.able)
            action.triggered.connect(lambda _checked=False, act=deed.act: act())
            menu.addAction(action)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


class OwnEditMenu:
    """Mixed into a text, before Qt's class: the right button (or the menu key) opens `edit_menu`."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        edit_menu(self).popup(event.globalPos())  # type: ignore[arg-type]
        event.accept()


class Report(OwnEditMenu, QPlainTextEdit):
    """A long text to read and copy."""
