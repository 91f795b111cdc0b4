"""Asking for a name: for a save, or for another name of one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from exhibition_suite.app.controls import Label, PushButton, TextInput
from exhibition_suite.app.look import Look
from exhibition_suite.app.sheet import Sheet
from exhibition_suite.storage.browse import file_name
from exhibition_suite.storage.fault import StorageFault

LONGEST = 60


class NameSheet(Sheet):
    """A small sheet with one line to type.

    Attributes:
        name: the line.
        ok_button, cancel_button: in the foot.

    Signals:
        named: it was done under this name.
        failed: it could not be done (the `StorageFault`); the sheet stays open.
    """

    named = Signal(str)
    failed = Signal(object)

    def __init__(self, look: Look, rename: bool, name: str, do: Callable[[str], object], parent: QWidget | None = None) -> None:
        """Words for another name (`rename`) or for a first one; `do` gets the name and may raise `StorageFault`."""
        super().__init__(look, "suite", QSize(560, 300), backdrop="page", parent=parent)
        self.fits_content = True
        self._do = do
        self._rename = rename
        self.heading.size_px = 20
        self.heading.reskin()
        self.label = Label("", "note", "ink2", wrap=True)
        self.name = TextInput(name)
        self.name.setMaxLength(LONGEST)
        self.why = Label("", "small", "refuse", wrap=True)
        self.why.hide()
        self.body.setContentsMargins(32, 12, 32, 20)
        self.body.setSpacing(8)
        for part in (self.label, self.name, self.why):
            self.body.addWidget(part)
        self.cancel_button = PushButton("", kind="plain", key_hint="Esc")
        self.ok_button = PushButton("", "check", "primary")
        self.foot.addStretch(1)
        self.foot.addWidget(self.cancel_button)
        self.foot.addWidget(self.ok_button)
        self.cancel_button.clicked.connect(self.leave)
        self.ok_button.clicked.connect(self.accept)
        self.name.returnPressed.connect(self.accept)
        self.name.textChanged.connect(lambda _text: self._check())
        self.retranslate()

    def _check(self) -> bool:
        usable = bool(file_name(self.name.text()))
        why = "" if usable or not self.name.text().strip() else self.tr("A name needs at least one letter, digit or sign of any script.")
        self.why.setText(why)
        self.why.setVisible(bool(why))
        self.name.set_wrong(why)
        return usable

    def accept(self) -> None:
        """Does it, if the name can be used."""
        if not self._check():
            self.name.setFocus()
            return
        name = self.name.text().strip()
        try:
            self._do(name)
        except StorageFault as fault:
            self.failed.emit(fault)
            return
        self.named.emit(name)
        self.closed.emit()

    def first_focus(self) -> QWidget | None:
        self.name.selectAll()
        return self.name

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Rename") if self._rename else self.tr("Save the game"))
        self.label.setText(self.tr("New name of the saved game") if self._rename else self.tr("Name of the saved game"))
        self.name.setAccessibleName(self.label.text())
        self._check()
        self.cancel_button.setText(self.tr("Cancel"))
        self.ok_button.setText(self.tr("Save"))
