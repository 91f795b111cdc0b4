"""What happened since my last turn, on demand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from .curtain import PublicLine, SinceLine
from .frames import clear
from .headed_panel import HeadedPanel
from .lettering import Lettering
from .look import Look


class SincePanel(HeadedPanel):
    """A panel over the board with one line for each thing that happened."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "clock", parent)
        self._lines: Sequence[PublicLine] = ()
        self.nothing = Lettering("", 13, 500, "ink2", lines=2)
        self.rows = QVBoxLayout()
        self.rows.setSpacing(7)
        self.column.addLayout(self.rows)
        self.column.addWidget(self.nothing)
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
        self.name(self.tr("Since your last turn"), self.tr("Close"), self.tr("Esc"))
        self.nothing.setText(self.tr("Nothing has happened since then."))
