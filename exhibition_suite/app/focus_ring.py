"""One ring around whatever has the keyboard: 3 px wide, 2 px outside, above everything else in the window."""

from __future__ import annotations

import shiboken6
from PySide6 import QtCore, QtWidgets
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from exhibition_suite.board.outlines import draw, rounded

from .look import Look
from .skin import skin_of

GAP = 2
OWN_RING = "ownFocusRing"
"""Property of a widget that shows by itself what has the keyboard inside it, as the board does."""

_FOLLOWED = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)


class FocusRing(QWidget):
    """The ring. It shows once a key was used and hides when the mouse takes over; text fields always have it."""

    def __init__(self, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._look = look
        self._by_key = False
        self._target: QWidget | None = None
        self._watched: list[QObject] = []
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_changed)
        self.hide()

    def _focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if not shiboken6.isValid(self):
            return
        self._unwatch()
        self._target = new if new is not None and new is not self.window() and self.window().isAncestorOf(new) else None
        at = self._target
        while at is not None and at is not self.window():
            at.installEventFilter(self)
            self._watched.append(at)
            at = at.parentWidget()
        self.place()

    def _unwatch(self) -> None:
        for thing in self._watched:
            if shiboken6.isValid(thing):
                thing.removeEventFilter(self)
        self._watched = []

    def _wanted(self) -> bool:
        target = self._target
        if target is None or not shiboken6.isValid(target) or not target.isVisible():
            return False
        if target.property(OWN_RING) or target.inherits(
            "QGraphicsView"
        ):  # by name: the menu needs none, and naming the class would build it
            return False
        return self._by_key

    def place(self) -> None:
        """Puts the ring around what has the keyboard, clipped by the scrolled area it is in."""
        target = self._target
        if not self._wanted() or target is None:
            self.hide()
            return
        reach = GAP + self._look.focus_width
        rect = QRect(target.mapTo(self.window(), QPoint(0, 0)), target.size()).adjusted(-reach, -reach, reach, reach)
        seen = rect.intersected(self._clip(target).adjusted(-reach, -reach, reach, reach))
        if seen.isEmpty():
            self.hide()
            return
        self._rect = rect
        self.setGeometry(rect)
        self.raise_()
        self.show()
        self.update()

    def _clip(self, target: QWidget) -> QRect:
        at = target.parentWidget()
        while at is not None and at is not self.window():
            above = at.parentWidget()
            if isinstance(above, QtWidgets.QAbstractScrollArea) and above.viewport() is at:
                return QRect(at.mapTo(self.window(), QPoint(0, 0)), at.size())
            at = above
        return self.window().rect()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._target:
            if kind == QEvent.Type.KeyPress and not self._by_key:
                self._by_key = True
                self.place()
            elif kind == QEvent.Type.MouseButtonPress and self._by_key:
                self._by_key = False
                self.place()
        if kind in _FOLLOWED:
            self.place()
        return False

    def showEvent(self, event: QShowEvent) -> None:
        self.setAttribute(QtCore.Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(QtCore.Qt.WidgetAttribute.WA_NoSystemBackground)
        super().showEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        target = self._target
        if target is None or not shiboken6.isValid(target):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self._look.focus_width
        half = width / 2
        draw(painter, rounded(QRectF(self.rect()).adjusted(half, half, -half, -half), 10), skin_of(target).color("focus"), width)
