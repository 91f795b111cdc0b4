"""A closer look at one card: large, upright, with its note."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from exhibition_suite.board.shadows import paint_shadow
from exhibition_suite.board.theme import Theme

MARGIN = 30


class ZoomPanel(QWidget):
    """Shows the large card beside its small one. It stays while the pointer is on it; a click on it, Esc or its key on the board closes it.

    Signals:
        left: the pointer left the panel.
    """

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = QPixmap()
        self._theme: Theme | None = None
        self.place = ""
        self.hide()

    def show_card(self, place: str, picture: QPixmap, theme: Theme, beside: QRectF, spoken: str) -> None:
        """`beside` is the small card in the parent's coordinates; the large one never covers it if there is room."""
        self.place = place
        self._picture, self._theme = picture, theme
        size = picture.deviceIndependentSize().toSize()
        self.resize(size.width() + 2 * MARGIN, size.height() + 2 * MARGIN)
        self.move(self._corner(beside.toRect()))
        self.setAccessibleName(spoken)
        self.show()
        self.raise_()
        self.update()

    def _corner(self, beside: QRect) -> QPoint:
        around = self.parentWidget()
        assert around is not None
        room = around.rect()
        card = self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        x = beside.right() + 12
        if x + card.width() > room.right() - 8:
            x = beside.left() - 12 - card.width()
        if x < 8:
            x = min(max(8, beside.center().x() - card.width() // 2), max(8, room.right() - card.width() - 8))
        y = min(max(8, beside.center().y() - card.height() // 2), max(8, room.bottom() - card.height() - 8))
        return QPoint(x - MARGIN, y - MARGIN)

    # ---- Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        paint_shadow(painter, box, 8, 3, self._theme.color("shade"), self._theme.dark)
        painter.drawPixmap(box.topLeft(), self._picture)

    def mousePressEvent(self, event: object) -> None:
        self.hide()

    def leaveEvent(self, event: object) -> None:
        self.left.emit()
