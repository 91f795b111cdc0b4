"""The list of pages at the left of a sheet."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from exhibition_suite.board.icons import paint_icon

from .buttons import PlainButton


class NavButton(PlainButton, QRadioButton):
    """One page in the list on the left; arrow keys move along it."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.icon_name = icon
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        skin = self.skin
        words = QFontMetricsF(skin.font(14.5, 600)).horizontalAdvance(self.text())
        return QSize(round(14 + skin.px(20) + 12 + words + 14), skin.px(44))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        painter = QPainter(self)
        rect = QRectF(self.rect())
        ink = self.paint_choice(painter, 9, skin.color("surface2"))
        side = skin.px(20)
        paint_icon(painter, self.icon_name, QRectF(14, rect.center().y() - side / 2, side, side), ink)
        painter.setFont(skin.font(14.5, 600))
        painter.setPen(ink)
        painter.drawText(
            QRectF(14 + side + 12, 0, rect.width(), rect.height()), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text()
        )
