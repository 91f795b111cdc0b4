"""Who and what the program is made of."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from exhibition_suite import __version__

from .controls import Divider, Heading, Label, PushButton
from .look import Look
from .menu.emblem import Emblem
from .sheet import Scroller, Sheet

PARTS = (
    ("Qt, PySide6", "The Qt Company", "LGPL 3.0"),
    ("pydantic", "Samuel Colvin and contributors", "MIT"),
    ("platformdirs", "platformdirs contributors", "MIT"),
    ("Python", "Python Software Foundation", "PSF 2.0"),
    ("Inter", "The Inter Project Authors", "SIL OFL 1.1"),
    ("Noto Sans JP, Noto Serif JP", "Adobe, Google", "SIL OFL 1.1"),
    ("M PLUS Rounded 1c", "The M+ FONTS Project Authors", "SIL OFL 1.1"),
    ("Barlow Condensed", "The Barlow Project Authors", "SIL OFL 1.1"),
)
"""Name, makers, licence."""


class AboutSheet(Sheet):
    """Credits, licences, rights.

    Attributes:
        texts: the paragraphs.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "suite", QSize(960, 810), backdrop="room", parent=parent)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 4, 10, 4)
        column.setSpacing(10)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(Emblem(48))
        names = QVBoxLayout()
        names.setSpacing(2)
        self.name = Heading("", 24)
        self.version = Label("", "note", "ink2")
        names.addWidget(self.name)
        names.addWidget(self.version)
        head.addLayout(names, 1)
        column.addLayout(head)
        self.texts = {key: Label("", "body", wrap=True) for key in ("what", "rights", "art", "licence")}
        for label in self.texts.values():
            column.addWidget(label)
        column.addSpacing(4)
        self.parts_title = Heading("", 17)
        column.addWidget(self.parts_title)
        for name, makers, licence in PARTS:
            column.addWidget(Divider())
            row = QHBoxLayout()
            row.addWidget(Label(name, "label", wrap=True), 4)
            row.addWidget(Label(makers, "note", "ink2", wrap=True), 4)
            row.addWidget(Label(licence, "note", "ink2"), 2, Qt.AlignmentFlag.AlignRight)
            column.addLayout(row)
        column.addWidget(Divider())
        self.qt_note = Label("", "small", "ink2", wrap=True)
        column.addWidget(self.qt_note)
        column.addStretch(1)
        self.body.addWidget(Scroller(content))
        self.done_button = PushButton("", "check", "primary", "Esc")
        self.done_button.clicked.connect(self.leave)
        self.foot.addStretch(1)
        self.foot.addWidget(self.done_button)
        self.retranslate()

    def first_focus(self) -> QWidget | None:
        return self.done_button

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("About"))
        self.name.setText(self.tr("Exhibition Suite"))
        self.version.setText(self.tr("Version {version} · Qt {qt}").format(version=__version__, qt=qVersion()))
        self.texts["what"].setText(self.tr("Board games about time, for one to five people and bots on one machine."))
        self.texts["rights"].setText(
            self.tr(
                "This is an independent program. It is not linked to any publisher, and no publisher's pictures or texts are in it. "
                "The names of the games belong to their owners; the rules were written anew in our own words."
            )
        )
        self.texts["art"].setText(self.tr("Every picture is original and drawn for this program: cards, vehicles, signs, halls."))
        self.texts["licence"].setText(self.tr("The program is free software under the MIT licence."))
        self.parts_title.setText(self.tr("What it stands on"))
        self.qt_note.setText(
            self.tr(
                "Qt is used under the GNU Lesser General Public License, version 3: its libraries lie beside the program and may be "
                "replaced by others. The texts of all licences travel with the program."
            )
        )
        self.done_button.setText(self.tr("Done"))
