"""Buttons: with words, and with a picture only."""

from __future__ import annotations

from typing import NamedTuple

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from exhibition_suite.app.skin import Skin, Skinned
from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.theme import mix

from .paint import LEFT, key_cap, plate, soft_shadow, write_in


class PlainButton(Skinned):
    """What all buttons share: Enter presses the focused one, and the pointer is a hand."""

    def enterEvent(self, event: QEnterEvent) -> None:
        self._point()
        self.update()  # type: ignore[attr-defined]
        super().enterEvent(event)  # type: ignore[misc]

    def leaveEvent(self, event: QEvent) -> None:
        self.update()  # type: ignore[attr-defined]
        super().leaveEvent(event)  # type: ignore[misc]

    def _point(self) -> None:
        shapes = QtCore.Qt.CursorShape
        self.setCursor(shapes.PointingHandCursor if self.isEnabled() else shapes.ArrowCursor)  # type: ignore[attr-defined]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = QtCore.Qt.Key
        if event.key() in (keys.Key_Return, keys.Key_Enter) and not event.isAutoRepeat():
            self.click()  # type: ignore[attr-defined]
            return
        arrows = (keys.Key_Up, keys.Key_Down, keys.Key_Left, keys.Key_Right)
        if event.key() in arrows and self.group() is None:  # type: ignore[attr-defined]
            event.ignore()  # the page moves the focus to the nearest control in that direction
            return
        super().keyPressEvent(event)  # type: ignore[misc]

    def paint_choice(self, painter: QPainter, radius: float, under_pointer: QColor) -> QColor:
        """The plate of one among several: filled where it is chosen, hinted at under the pointer. Gives the ink for what stands on it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())  # type: ignore[attr-defined]
        chosen = self.isChecked()  # type: ignore[attr-defined]
        if chosen:
            plate(painter, rect, radius, self.skin.color("accent"), None)
        elif self.underMouse():  # type: ignore[attr-defined]
            plate(painter, rect, radius, under_pointer, None)
        return self.skin.color("onAccent" if chosen else "ink")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.EnabledChange:
            self._point()
        super().changeEvent(event)


class _Dress(NamedTuple):
    fill: QColor | None
    border: QColor | None
    ink: QColor


_INKS = {"primary": QPalette.ColorRole.HighlightedText, "plain": QPalette.ColorRole.ButtonText, "quiet": QPalette.ColorRole.Link}
"""In which of the palette's colours a kind of button has its words."""


class PushButton(PlainButton, QPushButton):
    """A button with words.

    Attributes:
        kind: `primary` (filled), `plain` (outlined), `quiet` (words only, in the accent).
        icon_name: picture before the words, or "".
        key_hint: key shown behind the words, or "".
        text_px: size of the words at 100 %.
    """

    def __init__(
        self,
        text: str = "",
        icon: str = "",
        kind: str = "plain",
        key_hint: str = "",
        *,
        text_px: float = 14,
        height: int = 44,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setText(text)  # handing it over at once would load QIcon, which the first picture does not need
        self.kind = kind
        self.icon_name = icon
        self.key_hint = key_hint
        self.text_px = text_px
        self._height = height
        self.setForegroundRole(_INKS[kind])
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def set_icon(self, name: str) -> None:
        self.icon_name = name
        self.updateGeometry()
        self.update()

    def set_key_hint(self, key: str) -> None:
        self.key_hint = key
        self.updateGeometry()
        self.update()

    def set_height(self, height: int) -> None:
        """Another height in px at 100 %, e.g. in a low window."""
        self._height = height
        self.updateGeometry()

    def _font(self, skin: Skin) -> QFont:
        return skin.font(self.text_px, 700 if self.kind == "primary" else 600)

    def _parts(self, skin: Skin) -> tuple[float, float, float]:
        """Widths of picture, words and key, each with the gap behind or before it."""
        icon = skin.px(self.text_px + 5) + 8 if self.icon_name else 0.0
        text = QFontMetricsF(self._font(skin)).horizontalAdvance(self.text())
        key = max(20.0, QFontMetricsF(skin.font(12, 600)).horizontalAdvance(self.key_hint) + 12) + 9 if self.key_hint else 0.0
        return icon, text, key

    def _dress(self, skin: Skin) -> _Dress:
        over = self.underMouse() and self.isEnabled()
        ink, surface = skin.color("ink"), skin.color("surface")
        if not self.isEnabled():
            faint = mix(skin.color("ink2"), surface, 0.25)
            return _Dress(
                skin.color("surface2") if self.kind != "quiet" else None, skin.color("line") if self.kind != "quiet" else None, faint
            )
        if self.kind == "primary":
            fill = skin.color("accent")
            share = 0.22 if self.isDown() else 0.1 if over else 0.0
            return _Dress(mix(fill, ink if not skin.theme.dark else QColor("white"), share), None, skin.color("onAccent"))
        if self.kind == "quiet":
            return _Dress(
                mix(surface, skin.color("accent"), 0.18 if self.isDown() else 0.1) if over else None, None, skin.color("accentInk")
            )
        share = 0.7 if self.isDown() else 1.0
        return _Dress(mix(surface, skin.color("surface2"), share) if over or self.isDown() else surface, skin.color("lineS"), ink)

    def sizeHint(self) -> QSize:
        skin = self.skin
        pad = 14 if self.kind == "quiet" else 18
        return QSize(round(sum(self._parts(skin)) + 2 * pad), skin.px(self._height))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(sum(self._parts(self.skin)) + 16), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        worn = self._dress(skin)
        rect = QRectF(self.rect())
        if self.kind == "primary" and self.isEnabled():
            rect.adjust(0, 0, 0, -1)
            soft_shadow(painter, rect.adjusted(1, 0, -1, 0), 8, skin.theme, 1)
        if worn.fill is not None or worn.border is not None:
            plate(painter, rect, 8, worn.fill, worn.border, 1.25)
        icon, text, key = self._parts(skin)
        x = rect.left() + (rect.width() - icon - text - key) / 2
        if self.icon_name:
            side = icon - 8
            paint_icon(painter, self.icon_name, QRectF(x, rect.center().y() - side / 2, side, side), worn.ink)
        painter.setFont(self._font(skin))
        write_in(painter, worn.ink)
        painter.drawText(QRectF(x + icon, rect.top(), text + 2, rect.height()), LEFT, self.text())
        if self.key_hint:
            painter.setFont(skin.font(12, 600))
            cap = QRectF(x + icon + text + 9, rect.center().y() - skin.px(10), key - 9, skin.px(20))
            key_cap(painter, cap, self.key_hint, None, worn.ink)


class IconButton(PlainButton, QPushButton):
    """A square button with a picture only; its name for the ear and the tooltip is given in words.

    Attributes:
        icon_name: the picture.
        kind: `plain` (outlined), `inset` (tinted, as the close button of a sheet), `bare` (nothing until hovered).
    """

    def __init__(self, icon: str, name: str = "", kind: str = "plain", side: int = 40, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.icon_name = icon
        self.kind = kind
        self._side = side
        self.set_name(name)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_name(self, name: str, key: str = "") -> None:
        """Says what the button does, and by which key it can be reached."""
        self.setAccessibleName(name)
        self.setToolTip(f"{name} ({key})" if key else name)

    def set_icon(self, name: str) -> None:
        self.icon_name = name
        self.update()

    def sizeHint(self) -> QSize:
        side = max(28, self.skin.px(self._side))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        over = self.isEnabled() and self.underMouse()
        surface, tint = skin.color("surface"), skin.color("surface2")
        chosen = self.isCheckable() and self.isChecked()
        if chosen:
            plate(painter, rect, 8, skin.color("accent"), None)
        elif self.kind == "plain":
            plate(painter, rect, 8, tint if over else surface, skin.color("lineS" if self.isEnabled() else "line"))
        elif self.kind == "inset":
            plate(painter, rect, 8, mix(tint, skin.color("lineS"), 0.25) if over else tint, None)
        elif over:
            plate(painter, rect, 8, mix(tint, skin.color("lineS"), 0.12), None)
        ink = skin.color("onAccent") if chosen else skin.color("ink") if self.isEnabled() else mix(skin.color("ink2"), surface, 0.35)
        side = min(rect.width(), rect.height()) * 0.5
        paint_icon(painter, self.icon_name, QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side), ink)
