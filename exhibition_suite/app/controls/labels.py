"""Words on the screen: labels, headings, key hints, the ruler and the panel."""

from __future__ import annotations

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from exhibition_suite.app.skin import Skinned

from .paint import key_cap, plate, soft_shadow, ticks, write_in

ROLES: dict[str, tuple[float, int]] = {
    "body": (14, 500),
    "label": (14, 600),
    "strong": (15, 600),
    "small": (12.5, 500),
    "note": (13, 500),
    "lead": (15.5, 500),
}
"""Kinds of text: size in px at 100 %, weight."""


PLAIN = 0
"""`Qt.TextFormat.PlainText`, text is shown letter by letter, as a number: the first picture needs no `Qt`, see `board/outlines.py`."""


class Label(Skinned, QLabel):
    """Plain text in a role of the type scale.

    Attributes:
        role: see `ROLES`.
        tone: colour role of the theme, `ink` or `ink2` mostly.
    """

    def __init__(self, text: str = "", role: str = "body", tone: str = "ink", wrap: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.role = role
        self.tone = tone
        self.setProperty("textFormat", PLAIN)
        self.setWordWrap(wrap)

    def set_tone(self, tone: str) -> None:
        self.tone = tone
        self.reskin()

    def reskin(self) -> None:
        skin = self.skin
        self.setFont(skin.font(*ROLES[self.role]))
        self._color(self.tone)
        super().reskin()

    def _color(self, tone: str) -> None:
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.WindowText, self.skin.color(tone))
        self.setPalette(colours)


class Heading(Label):
    """A title in the world's display type; `size` in px at 100 %: 26 dialog, 18 section, 15 panel."""

    def __init__(self, text: str = "", size: float = 18, tone: str = "ink", wrap: bool = False, parent: QWidget | None = None) -> None:
        self.size_px = size
        super().__init__(text, "body", tone, wrap, parent)

    def set_size(self, size: float) -> None:
        """Another size in px at 100 %, e.g. in a larger window."""
        if size != self.size_px:
            self.size_px = size
            self.reskin()

    def reskin(self) -> None:
        self.setFont(self.skin.display(self.size_px))
        self._color(self.tone)
        Skinned.reskin(self)


class KeyHint(Skinned, QWidget):
    """The picture of a key with its letter."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self.setAttribute(QtCore.Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def text(self) -> str:
        return self._text

    def setText(self, text: str) -> None:
        self._text = text
        self.setVisible(bool(text))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return key_hint_size(self)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(skin.font(12, 600))
        rect = QRectF(0.5, (self.height() - skin.px(20)) / 2, self.width() - 1, skin.px(20))
        write_in(painter, skin.color("ink"))
        key_cap(painter, rect, self._text, skin.color("surface"), skin.color("lineS"))


def key_hint_size(hint: KeyHint) -> QSize:
    """Room for the key's letter."""
    skin = hint.skin
    width = QFontMetricsF(skin.font(12, 600)).horizontalAdvance(hint.text())
    return QSize(max(skin.px(22), round(width) + 12), skin.px(22))


class RulerLine(Skinned, QWidget):
    """The tick-mark ruler that divides a title from what follows: the suite's signature."""

    def __init__(self, large: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._long = 10.0 if large else 8.0
        self.top = 0.0
        self.setFixedHeight(12)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ticks(painter, 0.5, self.width() - 0.5, self.top, self.skin.color("lineS"), small=self._long / 2, long=self._long)


class Panel(Skinned, QFrame):
    """A plate that holds other things.

    Attributes:
        kind: `surface` (a sheet), `inset` (a tinted plate on it), `dashed` (an empty place), `plain` (nothing painted).
    """

    def __init__(self, kind: str = "surface", radius: float = 9, depth: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self.radius = radius
        self._depth = depth

    def set_kind(self, kind: str) -> None:
        self.kind = kind
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.kind == "plain":
            return
        theme = self.skin.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if self._depth:
            rect.adjust(2, 1, -2, -3)
            soft_shadow(painter, rect, self.radius, theme, self._depth)
        if self.kind == "dashed":
            pen = painter.pen()
            pen.setColor(theme.color("lineS"))
            pen.setWidthF(1.25)
            pen.setDashPattern([5, 3.5])
            painter.setPen(pen)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), self.radius, self.radius)
            return
        fill = theme.color("surface" if self.kind == "surface" else "surface2")
        plate(painter, rect, self.radius, fill, theme.color("line"))


class Divider(Skinned, QWidget):
    """A hairline between two parts."""

    def __init__(self, vertical: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._vertical = vertical
        if vertical:
            self.setFixedWidth(1)
        else:
            self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.skin.color("line"))
        end = QPointF(0, self.height()) if self._vertical else QPointF(self.width(), 0)
        painter.drawLine(QPointF(0, 0), end)
