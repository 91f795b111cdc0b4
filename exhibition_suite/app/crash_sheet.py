"""The sheet that says what went wrong and what is safe."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QGuiApplication

from .controls import Label, PushButton, Report
from .look import Look
from .sheet import Sheet


class CrashSheet(Sheet):
    """Says what happened, what is safe, and shows the report.

    Attributes:
        report: the text that can be copied.
        copy_button, quit_button, go_on_button: the ways on.

    Signals:
        quit_asked: the program shall end.
    """

    quit_asked = Signal()

    def __init__(self, look: Look, report: str, hard: bool, kept: bool | None = None) -> None:
        """`hard`: it ended the program last time; `kept`: whether the game on the table is on the disk, None without a game."""
        self.details = Report(report)
        super().__init__(look, "suite", QSize(860, 600), backdrop="page")
        self.report = report
        self._hard = hard
        self._kept = kept
        self.text = Label("", "body", wrap=True)
        self.safe = Label("", "body", "ink2", wrap=True)
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setLineWrapMode(Report.LineWrapMode.NoWrap)
        self.body.setSpacing(10)
        self.body.addWidget(self.text)
        self.body.addWidget(self.safe)
        self.body.addWidget(self.details, 1)
        self.copy_button = PushButton("", "cards", "plain")
        self.quit_button = PushButton("", "power", "plain")
        self.go_on_button = PushButton("", "check", "primary")
        self.foot.addWidget(self.copy_button)
        self.foot.addStretch(1)
        if not hard:
            self.foot.addWidget(self.quit_button)
        self.foot.addWidget(self.go_on_button)
        self.copy_button.clicked.connect(self._copy)
        self.quit_button.clicked.connect(self.quit_asked)
        self.go_on_button.clicked.connect(self.leave)
        self.retranslate()

    def _copy(self) -> None:
        clipboard = QGuiApplication.clipboard()
        clipboard.setText(self.report)
        self.copy_button.setText(self.tr("Copied"))

    def first_focus(self) -> PushButton:
        return self.go_on_button

    def reskin(self) -> None:
        self.details.setFont(self.skin.font(12.5))
        super().reskin()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Something went wrong"))
        if self._hard:
            self.text.setText(self.tr("Last time the program ended by itself, in a way it could not catch."))
            self.safe.setText(
                self.tr("Your game was saved after every move: Continue brings it back. The report below helps to find the fault.")
            )
        else:
            self.text.setText(self.tr("The program met a fault that nobody foresaw. You can go on, or quit and come back."))
            report = self.tr("The report below helps to find the fault; it holds no personal data but the names at the table.")
            if self._kept is None:
                self.safe.setText(report)
            else:
                saved = (
                    self.tr("Your game is saved.")
                    if self._kept
                    else self.tr("Your game could not be saved: on quitting you can choose a place.")
                )
                self.safe.setText(self.look.words.sentences((saved, report)))
        self.details.setAccessibleName(self.tr("Report"))
        self.copy_button.setText(self.tr("Copy the report"))
        self.quit_button.setText(self.tr("Quit"))
        self.go_on_button.setText(self.tr("Go on"))
