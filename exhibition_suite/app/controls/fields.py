"""Fields: text, lists to choose from, sliders."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QSizePolicy, QSlider, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from exhibition_suite.app.skin import Skinned, palette
from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.theme import mix

from .edit_menu import OwnEditMenu
from .paint import check_mark, plate


class TextInput(OwnEditMenu, Skinned, QLineEdit):
    """A line of text. `set_wrong` marks it with a thick border and says why to the ear and in the tooltip."""

    def __init__(self, text: str = "", name: str = "", hint: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setCursorPosition(0)
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)

    def set_wrong(self, why: str) -> None:
        """Marks the text as not usable; "" takes the mark away."""
        self.setProperty("wrong", bool(why))
        self.setToolTip(why)
        self.setAccessibleDescription(why)
        self.style().unpolish(self)
        self.style().polish(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.setCursorPosition(0)  # a long text shows how it begins

    def reskin(self) -> None:
        self.setFont(self.skin.font(14.5, 600))
        self.setMinimumHeight(max(28, self.skin.px(36)))
        super().reskin()


class ChoicePainter(QStyledItemDelegate):
    """Paints the lines of an open list in the world's colours, with a mark at the choice that holds."""

    def __init__(self, box: Dropdown) -> None:
        super().__init__(box)
        self._box = box

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        skin = self._box.skin
        rect = QRectF(option.rect).adjusted(1, 0, -1, 0)
        chosen = bool(option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            plate(painter, rect, 6, skin.color("accent"), None)
        ink = skin.color("onAccent" if chosen else "ink")
        if index.row() == self._box.currentIndex():
            check_mark(painter, QPointF(rect.left() + skin.px(17), rect.center().y()), skin.px(8), ink, 2)
        painter.setFont(skin.font(13.5, 500))
        painter.setPen(ink)
        painter.drawText(rect.adjusted(skin.px(32), 0, -8, 0), Qt.AlignmentFlag.AlignVCenter, str(index.data()))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        skin = self._box.skin
        return QSize(round(QFontMetricsF(skin.font(13.5, 500)).horizontalAdvance(str(index.data()))) + skin.px(46), skin.px(34))


class Dropdown(Skinned, QComboBox):
    """A closed list. The wheel scrolls the page and never changes the choice by accident.

    Attributes:
        icon_name: picture before the chosen words, or "".

    Signals:
        chosen: id of the choice, when a person chose it.
    """

    chosen = Signal(str)

    def __init__(
        self, choices: Sequence[tuple[str, str]] = (), value: str = "", icon: str = "", name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.icon_name = icon
        self._short: dict[str, str] = {}
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMaxVisibleItems(12)
        self.setItemDelegate(ChoicePainter(self))
        self.set_choices(choices, value)
        self.activated.connect(lambda index: self.chosen.emit(self.itemData(index)))

    def set_choices(self, choices: Sequence[tuple[str, str]], value: str | None = None) -> None:
        """New (id, words) pairs; keeps the choice unless `value` names another."""
        keep = self.value() if value is None else value
        self.clear()
        for key, words in choices:
            self.addItem(words, key)
        self.choose(keep)
        self.updateGeometry()

    def value(self) -> str:
        return str(self.currentData() or "")

    def choose(self, key: str) -> None:
        index = self.findData(key)
        if index >= 0:
            self.setCurrentIndex(index)

    def set_short(self, words: dict[str, str]) -> None:
        """Shorter words by id for the closed list where the long ones have no room; the open one keeps the long ones."""
        self._short = words
        self.updateGeometry()
        self.update()

    def _brief(self, index: int) -> str:
        return self._short.get(str(self.itemData(index)), self.itemText(index))

    def shown(self) -> str:
        """The words in the closed list: the long ones where they fit."""
        words, font = self.itemText(self.currentIndex()), QFontMetricsF(self.skin.font(13.5, 500))
        if font.horizontalAdvance(words) <= self._room() + 1:
            return words
        return font.elidedText(self._brief(self.currentIndex()), Qt.TextElideMode.ElideRight, self._room() + 1)

    def _room(self) -> float:
        return self.width() - self._left() - self.skin.px(16) - 12

    def reskin(self) -> None:
        self.setFont(self.skin.font(13.5, 500))
        super().reskin()

    def _left(self) -> float:
        return 10 + self.skin.px(18) + 8 if self.icon_name else 12.0

    def _size(self, words: Callable[[int], str]) -> QSize:
        skin = self.skin
        metrics = QFontMetricsF(skin.font(13.5, 500))
        widest = max((metrics.horizontalAdvance(words(i)) for i in range(self.count())), default=40.0)
        return QSize(round(self._left() + widest + skin.px(16) + 20), max(28, skin.px(36)))

    def sizeHint(self) -> QSize:
        return self._size(self.itemText)

    def minimumSizeHint(self) -> QSize:
        return self._size(self._brief)

    def showPopup(self) -> None:
        self._dress_list()
        super().showPopup()

    def _dress_list(self) -> None:
        """The list is a window of its own, which inherits neither colours nor letters."""
        skin, view = self.skin, self.view()
        font = QFontMetricsF(skin.font(13.5, 500))
        widest = max((font.horizontalAdvance(self.itemText(i)) for i in range(self.count())), default=0.0)
        view.setMinimumWidth(max(self.width(), round(widest) + skin.px(46) + 24))
        view.setPalette(palette(skin.theme))
        ground, line = skin.color("surface").name(), skin.color("lineS").name()
        view.setStyleSheet(f"QListView {{ background: {ground}; border: none; outline: 0; padding: 4px; }}")
        frame = view.parentWidget()
        if frame is not None:
            frame.setPalette(palette(skin.theme))
            frame.setStyleSheet(f"QFrame {{ background: {ground}; border: 1px solid {line}; }}")

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        fill = skin.color("surface2") if self.underMouse() and self.isEnabled() else skin.color("surface")
        plate(painter, rect, 7, fill, skin.color("lineS" if self.isEnabled() else "line"))
        middle = rect.center().y()
        if self.icon_name:
            side = skin.px(18)
            paint_icon(painter, self.icon_name, QRectF(10, middle - side / 2, side, side), skin.color("ink2"))
        side = skin.px(16)
        paint_icon(painter, "chevD", QRectF(rect.right() - side - 9, middle - side / 2, side, side), skin.color("ink2"))
        font = skin.font(13.5, 500)
        painter.setFont(font)
        painter.setPen(skin.color("ink" if self.isEnabled() else "ink2"))
        room = QRectF(self._left(), 0, self._room(), rect.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.shown())


class Slider(Skinned, QSlider):
    """A horizontal slider: a click on the groove goes there, arrows step, the wheel scrolls the page."""

    def __init__(self, low: int, high: int, value: int, step: int = 1, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setPageStep(step)
        self.setValue(value)
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.skin.px(180), max(28, self.skin.px(32)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.skin.px(90), self.sizeHint().height())

    def _ends(self) -> tuple[float, float]:
        return 10.0, self.width() - 10.0

    def _go(self, x: float) -> None:
        left, right = self._ends()
        part = min(1.0, max(0.0, (x - left) / max(1.0, right - left)))
        raw = self.minimum() + part * (self.maximum() - self.minimum())
        step = self.singleStep()
        self.setValue(self.minimum() + round((raw - self.minimum()) / step) * step)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._go(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._go(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, right = self._ends()
        middle = self.height() / 2
        part = (self.value() - self.minimum()) / max(1, self.maximum() - self.minimum())
        x = left + (right - left) * part
        plate(painter, QRectF(left, middle - 3, right - left, 6), 3, skin.color("surface2"), skin.color("lineS"), 1)
        accent = skin.color("accent" if self.isEnabled() else "lineS")
        plate(painter, QRectF(left, middle - 3, x - left, 6), 3, accent, None)
        fill = skin.color("surface")
        painter.setBrush(mix(fill, accent, 0.15) if self.underMouse() else fill)
        painter.setPen(QPen(accent, 3))
        painter.drawEllipse(QPointF(x, middle), 8.5, 8.5)
