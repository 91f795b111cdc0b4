"""The page of the keys: what does what, and how to change it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from exhibition_suite.app import actions
from exhibition_suite.app.controls import Divider, Heading, IconButton, Label, PushButton
from exhibition_suite.app.look import Look
from exhibition_suite.board.key_names import key_of
from exhibition_suite.board.line_breaks import keep_words

_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
_PLACES = ("everywhere", "menu", "game")


class KeyButton(PushButton):
    """Shows a key; pressed, it waits for another one. Esc leaves it as it is, Backspace takes the key away.

    Signals:
        typed: a key in Qt's portable text, "" for none.
    """

    typed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        self.listening = False
        self._key = ""
        super().__init__("", kind="plain", height=34, parent=parent)
        self.clicked.connect(self._listen)

    def set_key(self, key: str) -> None:
        self._key = key
        self.listening = False
        self.setText(key or self.tr("none"))
        self.setMinimumWidth(self.skin.px(120))

    def _listen(self) -> None:
        self.listening = True
        self.setText(self.tr("press a key"))

    def _stop(self) -> None:
        if self.listening:
            self.set_key(self._key)

    def event(self, event: QEvent) -> bool:
        if self.listening and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # the key that is typed here must not do what it does elsewhere
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.listening:
            super().keyPressEvent(event)
            return
        key = Qt.Key(event.key())
        if key in _MODIFIERS:
            return
        if key == Qt.Key.Key_Escape:
            self._stop()
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.typed.emit("")
        else:
            self.typed.emit(key_of(event))

    def focusNextPrevChild(self, forward: bool) -> bool:
        return False if self.listening else super().focusNextPrevChild(forward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._stop()
        super().focusOutEvent(event)


class KeysPage(QWidget):
    """All keys, grouped by where they work.

    Attributes:
        buttons: by id of the deed.
        trouble: says why a key was refused.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 10, 0)
        column.setSpacing(8)
        self.help = Label("", "small", "ink2", wrap=True)
        self.trouble = Label("", "label", "refuse", wrap=True)
        self.trouble.hide()
        column.addWidget(self.help)
        column.addWidget(self.trouble)
        self.buttons: dict[str, KeyButton] = {}
        self._resets: dict[str, IconButton] = {}
        self._names: dict[str, Label] = {}
        self._heads: dict[str, Heading] = {}
        for where in _PLACES:
            column.addWidget(self._group(where))
        column.addStretch(1)
        self.retranslate()

    def _group(self, where: str) -> QWidget:
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 6, 0, 4)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        self._heads[where] = Heading("", 16)
        grid.addWidget(self._heads[where], 0, 0, 1, 3)
        grid.addWidget(Divider(), 1, 0, 1, 3)
        for line, deed in enumerate((deed for deed in actions.DEEDS if deed.where == where), 2):
            name = Label("", "body")
            button = KeyButton()
            button.typed.connect(lambda key, deed=deed: self._typed(deed.id, key))
            reset = IconButton("undo", kind="bare", side=30)
            reset.clicked.connect(lambda _checked=False, deed=deed: self._typed(deed.id, deed.key))
            self._names[deed.id], self.buttons[deed.id], self._resets[deed.id] = name, button, reset
            grid.addWidget(name, line, 0)
            grid.addWidget(button, line, 1)
            grid.addWidget(reset, line, 2)
        return box

    def _typed(self, deed_id: str, key: str) -> None:
        other = actions.rebind(self._look, deed_id, key)
        shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        if other == "fixed":
            self._refuse(self.tr("{key} moves, chooses or closes everywhere and cannot be given away.").format(key=shown))
        elif other:
            self._refuse(
                self.tr("{key} already does this: {deed}. Give that another key first.").format(key=shown, deed=actions.title(other))
            )
        else:
            self.trouble.hide()
        self.show_values()

    def _refuse(self, why: str) -> None:
        self.trouble.setText(why)
        self.trouble.show()

    def show_values(self) -> None:
        """Shows the keys as they are now."""
        for deed in actions.DEEDS:
            self.buttons[deed.id].set_key(actions.key_shown(self._look, deed.id))
            self._resets[deed.id].setEnabled(actions.key_text(self._look, deed.id) != deed.key)

    def retranslate(self) -> None:
        self.help.setText(keep_words(self.tr("Press a key's button, then the new key. Esc leaves it, Backspace takes the key away.")))
        heads = {"everywhere": self.tr("Everywhere"), "menu": self.tr("In the main menu"), "game": self.tr("In a game")}
        for where, head in self._heads.items():
            head.setText(heads[where])
        for deed in actions.DEEDS:
            title = actions.title(deed.id)
            self._names[deed.id].setText(title)
            self.buttons[deed.id].setAccessibleName(self.tr("Key for: {deed}").format(deed=title))
            self._resets[deed.id].set_name(self.tr("Usual key for: {deed}").format(deed=title))
        self.show_values()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
