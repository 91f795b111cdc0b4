"""The page of saves and data: where everything lies."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from exhibition_suite.app.controls import Label, PushButton, TextInput
from exhibition_suite.app.dialogs import Dialogs
from exhibition_suite.app.look import Look
from exhibition_suite.board.line_breaks import keep_words
from exhibition_suite.storage import places


class DataPage(QWidget):
    """Where games and settings are kept, and how to start afresh.

    Attributes:
        folder: the folder's path, to read and copy.
        open_button, copy_button, forget_button: what can be done with it.
    """

    def __init__(self, look: Look, dialogs: Dialogs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._dialogs = dialogs
        self.title = Label("", "strong")
        self.help = Label("", "small", "ink2", wrap=True)
        self.folder = TextInput(str(places.data_folder()))
        self.folder.setReadOnly(True)
        self.open_button = PushButton("", "folder", "plain", height=40)
        self.open_button.setProperty("leadsOutside", True)
        self.copy_button = PushButton("", "cards", "plain", height=40)
        self.settings_title = Label("", "strong")
        self.settings_help = Label("", "small", "ink2", wrap=True)
        self.settings_path = TextInput(str(places.settings_file()))
        self.settings_path.setReadOnly(True)
        self.setup_title = Label("", "strong")
        self.setup_help = Label("", "small", "ink2", wrap=True)
        self.forget_button = PushButton("", "replay", "plain", height=40)
        self._lay_out()
        self.open_button.clicked.connect(self._open)
        self.copy_button.clicked.connect(self._copy)
        self.forget_button.clicked.connect(self._forget)
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 10, 0)
        column.setSpacing(7)
        ways = QHBoxLayout()
        ways.setSpacing(12)
        ways.addWidget(self.open_button)
        ways.addWidget(self.copy_button)
        ways.addStretch(1)
        again = QHBoxLayout()
        again.addWidget(self.forget_button)
        again.addStretch(1)
        for part in (self.title, self.help, self.folder):
            column.addWidget(part)
        column.addLayout(ways)
        column.addSpacing(14)
        for part in (self.settings_title, self.settings_help, self.settings_path):
            column.addWidget(part)
        column.addSpacing(14)
        column.addWidget(self.setup_title)
        column.addWidget(self.setup_help)
        column.addLayout(again)
        column.addStretch(1)

    def _open(self) -> None:
        """Shows the folder in the system's own way; where that cannot be done, the path is at least said."""
        try:
            places.ensure(places.data_folder())
        except OSError:
            self._dialogs.toast(self.tr("The folder cannot be made: {path}").format(path=self.folder.text()), icon="warn")
            return
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(self.folder.text())):
            self._dialogs.toast(self.tr("The folder is here: {path}").format(path=self.folder.text()))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.folder.text())
        self._dialogs.toast(self.tr("Copied"), icon="check")

    def _forget(self) -> None:
        self._look.set(setups={})
        self._dialogs.toast(self.tr("The next new game starts from the usual set-up."), icon="check")

    def show_values(self) -> None:
        """Nothing here depends on a setting."""

    def retranslate(self) -> None:
        self.title.setText(self.tr("Saved games"))
        self.help.setText(keep_words(self.tr("Every move is saved at once, with one older copy. All of it stays on this computer.")))
        self.folder.setAccessibleName(self.tr("Folder of the saved games"))
        self.open_button.setText(self.tr("Open the folder"))
        self.copy_button.setText(self.tr("Copy the path"))
        self.settings_title.setText(self.tr("Settings"))
        self.settings_help.setText(keep_words(self.tr("One readable file. Taking it away brings back everything as it was at first.")))
        self.settings_path.setAccessibleName(self.tr("File of the settings"))
        self.setup_title.setText(self.tr("Set-ups"))
        self.setup_help.setText(keep_words(self.tr("The seats and variants of your last game are kept for the next one.")))
        self.forget_button.setText(self.tr("Forget the set-ups"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
