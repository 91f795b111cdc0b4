"""What happened since my last turn, on demand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from .controls import IconButton
from .curtain import PublicLine, SinceLine
from .frames import Surface, clear
from .icon_view import IconView
from .lettering import Lettering
from .look import Look


class SincePanel(Surface):
    """A panel over the board with one line for each thing that happened.

    Signals:
        closed: it shall go.
    """

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=10, line="lineS")
        self.look = look
        self._lines: Sequence[PublicLine] = ()
        self.title = Lettering("", 16, 700, display=True, shrink=True)
        self.nothing = Lettering("", 13, 500, "ink2", lines=2)
        self.close_button = IconButton("x", kind="bare", side=34)
        self.close_button.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(IconView("clock", 20, "accentInk"))
        head.addSpacing(4)
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        self.rows = QVBoxLayout()
        self.rows.setSpacing(7)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 12, 16)
        column.setSpacing(8)
        column.addLayout(head)
        column.addLayout(self.rows)
        column.addWidget(self.nothing)
        self.hide()
        self.retranslate()

    def show_lines(self, lines: Sequence[PublicLine]) -> None:
        """Shows these lines, oldest first."""
        self._lines = lines
        clear(self.rows)
        for line in lines:
            row = SinceLine(line)
            self.rows.addWidget(row)
            row.show()  # a layout gives no room to what is not yet shown
        self.nothing.setVisible(not lines)
        self.setFixedWidth(self.skin.px(480))
        self.adjustSize()

    def texts(self) -> list[str]:
        """All words in reading order."""
        return [self.title.text(), *(line.text for line in self._lines)]

    def retranslate(self) -> None:
        self.title.setText(self.tr("Since your last turn"))
        self.nothing.setText(self.tr("Nothing has happened since then."))
        self.close_button.set_name(self.tr("Close"), self.tr("Esc"))
        self.setAccessibleName(self.title.text())

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
