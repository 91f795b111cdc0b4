"""Four seconds to take a move back, where moves need no confirmation: a chip with a ruler that shrinks."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.theme import duration, mix

from .actions import key_shown
from .controls import key_cap, plate, soft_shadow, ticks
from .controls.buttons import PlainButton
from .lettering import draw_line, em, text_width
from .look import Look


class UndoChip(PlainButton, QPushButton):
    """The chip; it goes by itself. A press undoes.

    Signals:
        undone: it was pressed in time.
    """

    undone = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._part = 1.0
        self._clock = QVariantAnimation(self)
        self._clock.setEasingCurve(QEasingCurve.Type.Linear)
        self._clock.setStartValue(1.0)
        self._clock.setEndValue(0.0)
        self._clock.valueChanged.connect(self._shrink)
        self._clock.finished.connect(self.hide)
        self.clicked.connect(self._pressed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()
        self.retranslate()
        look.changed.connect(self.retranslate)

    def offer(self) -> None:
        """Appears for four seconds."""
        self._clock.stop()
        self._clock.setDuration(duration("undoWindow"))
        self.adjustSize()
        self.show()
        self.raise_()
        self._clock.start()

    def withdraw(self) -> None:
        """Goes at once: there is nothing to take back any more."""
        self._clock.stop()
        self.hide()

    def _pressed(self) -> None:
        self.withdraw()
        self.undone.emit()

    def _shrink(self, part: float) -> None:
        self._part = float(part)
        self.update()

    def retranslate(self) -> None:
        self.setText(self.tr("Undo"))
        self.setAccessibleName(self.tr("Undo the last move"))
        self.adjustSize()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        skin = self.skin
        key = text_width(key_shown(self.look, "undo"), skin.font(12, 600)) + 14
        return QSize(round(text_width(self.text(), skin.font(14, 600)) + key + skin.px(66)), skin.px(48) + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        body = QRectF(self.rect()).adjusted(3, 1, -3, -5)
        soft_shadow(painter, body, 9, skin.theme, 2)
        fill = skin.color("ink")
        plate(painter, body, 9, mix(fill, skin.color("surface"), 0.14) if self.underMouse() else fill, None)
        ink = skin.color("surface")
        icon = skin.px(20)
        paint_icon(painter, "undo", QRectF(body.left() + 14, body.center().y() - icon / 2 - 3, icon, icon), ink)
        font = skin.font(14, 600)
        painter.setFont(font)
        painter.setPen(ink)
        left = body.left() + 14 + icon + 8
        draw_line(painter, QRectF(left, body.top() - 3, body.right() - left, body.height()), self.text())
        small = skin.font(12, 600)
        painter.setFont(small)
        key = key_shown(self.look, "undo")
        wide, high = text_width(key, small) + 12, em(small) + 8
        key_cap(painter, QRectF(body.right() - wide - 12, body.center().y() - high / 2 - 3, wide, high), key, None, ink)
        width = (body.width() - 20) * self._part
        ticks(painter, body.left() + 10, body.left() + 10 + max(1.0, width), body.bottom() - 8, ink, step=9, small=3, long=6)
