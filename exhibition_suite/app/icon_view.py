"""An icon as a widget."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from exhibition_suite.board.icons import paint_icon

from .skin import Skinned


class IconView(Skinned, QWidget):
    """An icon in a colour role of the theme. It is decoration: the words beside it say the same.

    Attributes:
        icon_name: which.
        side: px at 100 %.
        tone: colour role.
    """

    def __init__(self, icon: str, side: float = 20, tone: str = "ink2", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.icon_name = icon
        self.side = side
        self.tone = tone
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self.skin.px(self.side)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        painter = QPainter(self)
        side = float(min(self.width(), self.height()))
        paint_icon(
            painter, self.icon_name, QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side), skin.color(self.tone)
        )
