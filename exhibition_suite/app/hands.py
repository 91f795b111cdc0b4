"""Gestures made by the program itself, for the scripted run and the monkey: they take the way of a real mouse and keyboard."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

_LEFT = Qt.MouseButton.LeftButton
_NONE = Qt.MouseButton.NoButton
_NO_KEYS = Qt.KeyboardModifier.NoModifier


class Hands:
    """One pointer and one keyboard in a window.

    Attributes:
        window: where everything happens; pop-ups over it are reached too.
    """

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self._holding: QWidget | None = None

    def under(self, point: QPoint) -> QWidget:
        """What the pointer would hit at a point of the window: an open pop-up takes everything, as on a real screen."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            return popup.childAt(popup.mapFromGlobal(self.window.mapToGlobal(point))) or popup
        return self.window.childAt(point) or self.window

    def press(self, point: QPoint, button: Qt.MouseButton = _LEFT) -> None:
        target = self.under(point)
        self._holding = target
        self._send(target, QEvent.Type.MouseButtonPress, point, button, button)

    def move(self, point: QPoint, held: Qt.MouseButton = _NONE) -> None:
        target = self._holding if self._holding is not None and shiboken6.isValid(self._holding) else self.under(point)
        self._send(target, QEvent.Type.MouseMove, point, _NONE, held)

    def release(self, point: QPoint, button: Qt.MouseButton = _LEFT) -> None:
        target, self._holding = self._holding, None
        if target is not None and shiboken6.isValid(target):
            self._send(target, QEvent.Type.MouseButtonRelease, point, button, _NONE)

    def click(self, point: QPoint, button: Qt.MouseButton = _LEFT) -> None:
        self.press(point, button)
        self.release(point, button)

    def click_on(self, widget: QWidget) -> None:
        """Clicks the middle of a widget. Raises `AssertionError` where it cannot be seen."""
        if not widget.isVisible() or not widget.isEnabled():
            raise AssertionError(f"{widget.accessibleName() or widget.objectName() or type(widget).__name__} cannot be pressed")
        self.click(widget.mapTo(self.window, widget.rect().center()))

    def drag(self, start: QPoint, end: QPoint, steps: int = 6) -> None:
        """Presses, moves in steps, lets go."""
        self.press(start)
        for step in range(1, steps + 1):
            self.move(start + QPointF(end - start).toPoint() * step / steps, _LEFT)
        self.release(end)

    def key(self, key: Qt.Key, text: str = "", modifiers: Qt.KeyboardModifier = _NO_KEYS) -> None:
        """Presses and lets go of a key where the keyboard is."""
        popup = QApplication.activePopupWidget()
        target = popup or self.window.focusWidget() or self.window
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            if not shiboken6.isValid(target):
                return
            QApplication.sendEvent(target, QKeyEvent(kind, int(key), modifiers, text))

    def type(self, text: str) -> None:
        """Types signs."""
        for sign in text:
            self.key(Qt.Key.Key_unknown, sign)

    def _send(self, target: QWidget, kind: QEvent.Type, point: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        there = self.window.mapToGlobal(point)
        event = QMouseEvent(kind, QPointF(target.mapFromGlobal(there)), QPointF(there), button, held, _NO_KEYS)
        QApplication.sendEvent(target, event)
