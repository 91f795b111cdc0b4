"""A tile of the main menu: picture, words, key."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from exhibition_suite.app.controls import key_cap, plate, soft_shadow
from exhibition_suite.app.controls.buttons import PlainButton
from exhibition_suite.app.controls.paint import LEFT, write_in
from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.theme import mix

EDGES = (1, 1, -1, -3)
"""What of a tile's place is air around it, in px: left, top, right, bottom."""
REACH = 16
"""How far its shadow goes, in px."""


class Tile(PlainButton, QPushButton):
    """One way out of the main menu.

    Attributes:
        icon_name: its picture.
        key: the key that opens it, as shown.
        text_px: size of its words at 100 %.
    """

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.icon_name = icon
        self.key = ""
        self.text_px = 16.0
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_words(self, text: str, key: str) -> None:
        self.setText(text)
        self.key = key
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def set_text_px(self, px: float) -> None:
        self.text_px = px
        self.updateGeometry()
        self.update()

    def _text_width(self) -> float:
        return QFontMetricsF(self.skin.font(self.text_px, 600)).horizontalAdvance(self.text())

    def sizeHint(self) -> QSize:
        skin = self.skin
        return QSize(round(14 + skin.px(self.text_px * 1.4) + 12 + self._text_width() + 14), round(skin.px(self.text_px * 4)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), round(self.skin.px(self.text_px * 3.2)))

    def paint_shadow(self, painter: QPainter) -> None:
        """The shadow, on the wall behind: it reaches farther than the tile itself, most of all below the pointer."""
        soft_shadow(painter, QRectF(self.geometry()).adjusted(*EDGES), 10, self.skin.theme, 2 if self.underMouse() else 1)

    def _wall_changed(self) -> None:
        wall = self.parentWidget()
        if wall is not None:
            wall.update(self.geometry().adjusted(-REACH, -REACH, REACH, REACH))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._wall_changed()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._wall_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(*EDGES)
        fill = skin.color("surface")
        share = 0.16 if self.isDown() else 0.07 if self.underMouse() else 0.0
        plate(painter, rect, 10, mix(fill, skin.color("accent"), share), skin.color("lineS" if self.underMouse() else "line"))
        icon = skin.px(self.text_px * 1.45)
        font = skin.font(self.text_px, 600)
        text = self._text_width()
        key = max(20.0, QFontMetricsF(skin.font(12, 600)).horizontalAdvance(self.key) + 12) if self.key else 0.0
        spare = rect.width() - icon - text - key
        pad = max(10.0, min(20.0, spare / 4))
        middle = rect.center().y()
        paint_icon(painter, self.icon_name, QRectF(rect.left() + pad, middle - icon / 2, icon, icon), skin.color("accentInk"))
        painter.setFont(font)
        write_in(painter, skin.color("ink"))
        x = rect.left() + pad + icon + min(14.0, pad)
        painter.drawText(QRectF(x, rect.top(), text + 2, rect.height()), LEFT, self.text())
        if key and x + text + 8 + key + 8 <= rect.right():
            painter.setFont(skin.font(12, 600))
            cap = QRectF(rect.right() - min(16.0, pad) - key, middle - skin.px(10), key, skin.px(20))
            key_cap(painter, cap, self.key, fill, skin.color("lineS"))
