"""The parts of handing the screen over: a button to hold, and the three steps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.theme import mix

from .controls import check_mark, key_cap, plate
from .lettering import draw_line, em, text_width
from .skin import Skin, Skinned

TICK = 16
"""Milliseconds between two looks at the clock while the button is held."""


class HoldButton(Skinned, QPushButton):
    """A button that must be held, by mouse or Space, so that nobody opens the curtain by a stray click.

    Signals:
        held: it was held long enough.
    """

    held = Signal()

    def __init__(self, hold_ms: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hold_ms = hold_ms
        self.key = ""
        self._since = QElapsedTimer()
        self._clock = QTimer(self)
        self._clock.setInterval(TICK)
        self._clock.timeout.connect(self._look)
        self.pressed.connect(self._begin)
        self.released.connect(self._end)
        self.setProperty("ownFocusRing", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def progress(self) -> float:
        """How long it has been held, 0 to 1."""
        if not self._clock.isActive():
            return 0.0
        return min(1.0, self._since.elapsed() / max(1, self.hold_ms))

    def _begin(self) -> None:
        self._since.start()
        self._clock.start()

    def _end(self) -> None:
        self._clock.stop()
        self.update()

    def _look(self) -> None:
        self.update()
        if self.progress() >= 1.0:
            self._clock.stop()
            self.held.emit()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        skin = self.skin
        wanted = text_width(self.text(), skin.font(18, 700)) + text_width(self.key, skin.font(12, 600)) + skin.px(110)
        hint.setWidth(round(max(400, wanted)))
        hint.setHeight(skin.px(64) + 10)
        return hint

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            event.accept()
            return
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            event.accept()
            return
        super().keyReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        body = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        if self.hasFocus():
            plate(painter, QRectF(self.rect()), 16, None, skin.color("focus"), 3)
        accent, ink = skin.color("accent"), skin.color("onAccent")
        plate(painter, body, 12, accent, None)
        painter.save()
        painter.setClipRect(QRectF(body.left(), body.top(), body.width() * self.progress(), body.height()))
        plate(painter, body, 12, mix(accent, skin.color("surface"), 0.22), None)
        painter.restore()
        self._words(painter, skin, body, ink)

    def _words(self, painter: QPainter, skin: Skin, body: QRectF, ink: QColor) -> None:
        font, small = skin.font(18, 700), skin.font(12, 600)
        icon, cap = skin.px(22), text_width(self.key, small) + 16
        width = icon + 12 + text_width(self.text(), font) + 16 + cap
        x = body.center().x() - width / 2
        paint_icon(painter, "lock", QRectF(x, body.center().y() - icon / 2, icon, icon), ink)
        painter.setFont(font)
        painter.setPen(ink)
        draw_line(painter, QRectF(x + icon + 12, body.top(), width - cap - icon - 20, body.height()), self.text())
        painter.setFont(small)
        high = em(small) + 10
        key_cap(painter, QRectF(x + width - cap, body.center().y() - high / 2, cap, high), self.key, None, ink)


class Steps(Skinned, QWidget):
    """The three steps of handing over: done, now, next; told by check mark, filled disc and open ring."""

    ICONS = ("check", "eye", "flag")

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels: Sequence[str] = ("", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_labels(self, labels: Sequence[str]) -> None:
        self._labels = labels
        self.setAccessibleName(", ".join(labels))
        self.update()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        hint.setHeight(self.skin.px(66))
        return hint

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        gap = min(200.0, self.width() / 3.2)
        centre, y, radius = self.width() / 2, 21.0, 20.0
        painter.setPen(skin.color("lineS"))
        for side in (-1, 1):
            left = centre + (side - 1) * gap / 2 + radius + 6
            painter.fillRect(QRectF(left, y - 1, gap - 2 * radius - 12, 2), skin.color("lineS"))
        for index, label in enumerate(self._labels):
            x = centre + (index - 1) * gap
            fill = (skin.color("legal"), skin.color("accent"), skin.color("surface"))[index]
            border = fill if index < 2 else skin.color("lineS")
            disc = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
            plate(painter, disc, radius, fill, border, 2)
            ink = (skin.color("onState"), skin.color("onAccent"), skin.color("ink2"))[index]
            if index == 0:
                check_mark(painter, disc.center(), 17, ink)
            else:
                paint_icon(painter, self.ICONS[index], disc.adjusted(10, 10, -10, -10), ink)
            painter.setFont(skin.font(13.5, 600 if index == 1 else 500))
            painter.setPen(skin.color("ink" if index == 1 else "ink2"))
            draw_line(
                painter, QRectF(x - gap / 2, y + radius + 4, gap, self.height() - y - radius - 4), label, Qt.AlignmentFlag.AlignHCenter
            )
