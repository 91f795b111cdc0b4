"""Panels beside or over the board that can be closed: the rulebook, and with a head of sign, title and button, advice and news."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from .controls import IconButton
from .frames import Surface
from .icon_view import IconView
from .lettering import Lettering
from .look import Look


class ClosingPanel(Surface):
    """Esc asks for its end.

    Signals:
        closed: it shall go.
    """

    closed = Signal()

    def retranslate(self) -> None:
        """Words in the language of the moment; panels say theirs here."""

    # ---- Qt

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


class HeadedPanel(ClosingPanel):
    """The button in the head asks for its end too.

    Attributes:
        look: how it looks.
        title, close_button: its head.
        column: what stands below the head.
    """

    def __init__(self, look: Look, icon: str, parent: QWidget | None = None, *, spacing: int = 8, foot: int = 16) -> None:
        """`icon` stands before the title; `spacing` is between the lines and `foot` below the last one, in px."""
        super().__init__(parent, radius=10, line="lineS")
        self.look = look
        self.title = Lettering("", 16, 700, display=True, shrink=True)
        self.close_button = IconButton("x", kind="bare", side=34)
        self.close_button.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(IconView(icon, 22, "accentInk"))
        head.addSpacing(4)
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(16, 8, 12, foot)
        self.column.setSpacing(spacing)
        self.column.addLayout(head)

    def name(self, title: str, close: str, key: str) -> None:
        """The words of the head: the title, and what the button does, by which key."""
        self.title.setText(title)
        self.close_button.set_name(close, key)
        self.setAccessibleName(title)
