"""Menus in the world's colours and in the program's own letters: words at the left, keys at the right."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from exhibition_suite.app.skin import Skin, skin_of

from .paint import check_mark, plate

_SHEET = """
QMenu {{ background: {surface}; border: none; padding: 5px; }}
QMenu::item {{ padding: 0 {right}px 0 {left}px; min-height: {row}px; }}
QMenu::separator {{ height: 9px; }}
"""


class Menu(QMenu):
    """A menu that belongs to its parent's world. Qt places the lines and moves through them; the menu paints them itself, because a
    menu is a window of its own that inherits neither letters nor colours."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._skin = Skin(skin_of(parent).theme)
        self.aboutToShow.connect(self.wear)

    def wear(self) -> None:
        """Takes colours, letters and sizes of the moment."""
        parent = self.parentWidget()
        self._skin = skin = skin_of(parent) if parent is not None else self._skin
        marked = any(action.isCheckable() for action in self.actions())
        self.setFont(skin.font(13.5))
        self.setStyleSheet(
            _SHEET.format(surface=skin.color("surface").name(), row=skin.px(34), left=skin.px(34 if marked else 14), right=skin.px(16))
        )

    def texts(self) -> list[str]:
        """Words and keys as they are read."""
        return [action.text().replace("\t", " ") for action in self.actions() if not action.isSeparator()]

    # ---- Qt

    def showEvent(self, event: QShowEvent) -> None:
        self.wear()
        super().showEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self._skin
        painter.fillRect(self.rect(), skin.color("surface"))
        plate(painter, QRectF(self.rect()), 0, skin.color("surface"), skin.color("lineS"), 1.5)
        for action in self.actions():
            if action.isVisible():
                self._line(painter, skin, action)

    def _line(self, painter: QPainter, skin: Skin, action: QAction) -> None:
        rect = QRectF(self.actionGeometry(action))
        if action.isSeparator():
            painter.fillRect(QRectF(rect.left() + 8, rect.center().y(), rect.width() - 16, 1), skin.color("line"))
            return
        chosen = action.isEnabled() and action is self.activeAction()
        if chosen:
            plate(painter, rect, 6, skin.color("accent"), None)
        ink = skin.color("onAccent" if chosen else "ink" if action.isEnabled() else "ink2")
        painter.setFont(self.font())
        words, _tab, key = action.text().partition("\t")
        inset = skin.px(14)
        left = skin.px(34) if any(each.isCheckable() for each in self.actions()) else inset
        if action.isChecked():
            check_mark(painter, QPointF(rect.left() + skin.px(19), rect.center().y()), skin.px(8), ink, 2)
        room = rect.adjusted(left, 0, -inset, 0)
        painter.setOpacity(1.0 if action.isEnabled() else 0.65)
        painter.setPen(ink)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        if key:
            painter.setPen(ink if chosen else skin.color("ink2"))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, key)
        painter.setOpacity(1.0)
