"""The filled tag with a rule's id."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from .controls import plate
from .lettering import draw_line, text_width
from .skin import Skinned


class RuleTag(Skinned, QAbstractButton):
    """A tag with a rule's id; a click opens the rule.

    Attributes:
        tone: `refuse` where the rule was broken, `accent` elsewhere.
    """

    def __init__(self, text: str = "", tone: str = "refuse", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tone = tone
        self.setText(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        skin = self.skin
        return QSize(round(text_width(self.text(), skin.font(13, 700)) + 24), skin.px(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        ink = skin.color("onAccent") if self.tone == "accent" else skin.color("surface") if skin.theme.dark else skin.color("onState")
        plate(painter, QRectF(self.rect()), 6, skin.color(self.tone), None)
        painter.setFont(skin.font(13, 700))
        painter.setPen(ink)
        draw_line(painter, QRectF(self.rect()).adjusted(0, -1, 0, 0), self.text(), Qt.AlignmentFlag.AlignHCenter)
