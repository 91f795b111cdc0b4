"""Switches and boxes to tick."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from exhibition_suite.app.skin import Skin
from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.theme import mix

from .buttons import PlainButton
from .paint import check_mark, plate


class Toggle(PlainButton, QCheckBox):
    """A switch, with or without words behind it. On shows a check mark, off a bare knob: the shape tells, not only the colour."""

    def __init__(self, text: str = "", on: bool = False, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setChecked(on)
        if name:
            self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._way = 1.0 if on else 0.0
        self._slide = QVariantAnimation(self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.setDuration(120)
        self._slide.valueChanged.connect(self._slid)
        self.toggled.connect(self._switched)

    def _slid(self, way: float) -> None:
        self._way = float(way)
        self.update()

    def _switched(self, on: bool) -> None:
        self._slide.stop()
        if self.skin.motion == "full" and self.isVisible():
            self._slide.setStartValue(self._way)
            self._slide.setEndValue(1.0 if on else 0.0)
            self._slide.start()
        else:
            self._slid(1.0 if on else 0.0)

    def _text_width(self, skin: Skin) -> float:
        return QFontMetricsF(skin.font(14, 500)).horizontalAdvance(self.text()) + 12 if self.text() else 0.0

    def sizeHint(self) -> QSize:
        skin = self.skin
        return QSize(round(skin.px(42) + self._text_width(skin)), max(28, skin.px(32)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high, wide = skin.px(23), skin.px(41)
        track = QRectF(0.5, (self.height() - high) / 2, wide, high)
        off = skin.color("surface2")
        fill = mix(off, skin.color("accent"), self._way)
        plate(painter, track, high / 2, fill, skin.color("lineS") if self._way < 0.5 else None)
        knob = high / 2 - 4
        x = track.left() + high / 2 + (wide - high) * self._way
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(skin.color("lineS"), skin.color("onAccent"), self._way))
        painter.drawEllipse(QPointF(x, track.center().y()), knob, knob)
        if self._way > 0.5:
            check_mark(painter, QPointF(track.left() + high * 0.52, track.center().y()), high * 0.36, skin.color("onAccent"), 2.0)
        if self.text():
            painter.setFont(skin.font(14, 500))
            painter.setPen(skin.color("ink" if self.isEnabled() else "ink2"))
            room = QRectF(wide + 12, 0, self.width() - wide - 12, self.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())


class CheckBox(PlainButton, QCheckBox):
    """A box with a check mark, words before it if `leading`."""

    def __init__(self, text: str = "", on: bool = False, icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.icon_name = icon
        self.setChecked(on)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        skin = self.skin
        text = QFontMetricsF(skin.font(14, 500)).horizontalAdvance(self.text())
        icon = skin.px(18) + 8 if self.icon_name else 0
        return QSize(round(icon + text + 12 + skin.px(22)), max(28, skin.px(32)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, middle, side = 0.0, self.height() / 2, float(skin.px(20))
        if self.icon_name:
            paint_icon(painter, self.icon_name, QRectF(0, middle - skin.px(9), skin.px(18), skin.px(18)), skin.color("ink2"))
            x = skin.px(18) + 8
        painter.setFont(skin.font(14, 500))
        painter.setPen(skin.color("ink"))
        painter.drawText(
            QRectF(x, 0, self.width() - x, self.height()), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text()
        )
        box = QRectF(self.width() - side - 1, middle - side / 2, side, side)
        if self.isChecked():
            plate(painter, box, 4, skin.color("accent"), None)
            check_mark(painter, box.center(), side * 0.5, skin.color("onAccent"))
        else:
            plate(painter, box, 4, skin.color("surface"), skin.color("lineS"), 1.5)
