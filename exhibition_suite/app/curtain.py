"""The curtain between two people at one screen: it falls before anything of the next person's is made, and opens for a held button."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QEvent, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.theme import duration, faded

from .announce import announce
from .controls import Divider, PushButton, SeatSign, check_mark, key_cap, mixed, plate, soft_shadow
from .lettering import Lettering, draw_line, em, text_width
from .look import Look
from .skin import Skin, Skinned
from .velvet import paint_velvet

TICK = 16
"""Milliseconds between two looks at the clock while the button is held."""


@dataclass(frozen=True, slots=True)
class PublicLine:
    """Something everybody saw: whose it is (seat from 0, or -1), the seat's sign, and the sentence."""

    seat: int
    sign: str
    text: str


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

    def sizeHint(self):  # type: ignore[no-untyped-def]
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
        plate(painter, body, 12, mixed(accent, skin.color("surface"), 0.22), None)
        painter.restore()
        self._words(painter, skin, body, ink)

    def _words(self, painter: QPainter, skin: Skin, body: QRectF, ink: object) -> None:
        font, small = skin.font(18, 700), skin.font(12, 600)
        icon, cap = skin.px(22), text_width(self.key, small) + 16
        width = icon + 12 + text_width(self.text(), font) + 16 + cap
        x = body.center().x() - width / 2
        paint_icon(painter, "lock", QRectF(x, body.center().y() - icon / 2, icon, icon), ink)  # type: ignore[arg-type]
        painter.setFont(font)
        painter.setPen(ink)  # type: ignore[call-overload]
        draw_line(painter, QRectF(x + icon + 12, body.top(), width - cap - icon - 20, body.height()), self.text())
        painter.setFont(small)
        high = em(small) + 10
        key_cap(painter, QRectF(x + width - cap, body.center().y() - high / 2, cap, high), self.key, None, ink, ink)  # type: ignore[arg-type]


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

    def sizeHint(self):  # type: ignore[no-untyped-def]
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


class Curtain(Skinned, QWidget):
    """The curtain itself, over the whole window.

    It is given names, signs and public sentences only; nothing of what it hides is known to it.

    Signals:
        opened: the right person held the button; only now may their view be made.
        left: save and leave.
    """

    opened = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._name = ""
        self._lines: Sequence[PublicLine] = ()
        self._gap = 0.0
        self._opening = QVariantAnimation(self)
        self._opening.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._opening.valueChanged.connect(self._part)
        self._opening.finished.connect(self.hide)
        self._build()
        self.hide()
        look.changed.connect(self.retranslate)

    def _build(self) -> None:
        self.card = _Card(self)
        self.sign = SeatSign("", 0, 84)
        self.title = Lettering("", 34, 700, display=True, lines=2, align=Qt.AlignmentFlag.AlignHCenter)
        self.hint = Lettering("", 15.5, 500, "ink2", lines=3, align=Qt.AlignmentFlag.AlignHCenter)
        self.steps = Steps()
        self.button = HoldButton(self.look.hold_ms)
        self.button.held.connect(self._open)
        self.since = Lettering("", 14, 700)
        self.events = QVBoxLayout()
        self.events.setSpacing(8)
        self.why = Lettering("", 12.5, 500, "ink2", shrink=True)
        self.leave = PushButton("", "save", text_px=13, height=36)
        self.leave.clicked.connect(self.left)
        column = QVBoxLayout(self.card)
        column.setContentsMargins(44, 30, 44, 22)
        column.setSpacing(0)
        column.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(8)
        column.addWidget(self.title)
        column.addSpacing(2)
        column.addWidget(self.hint)
        column.addSpacing(14)
        column.addWidget(self.steps)
        column.addSpacing(12)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(16)
        column.addWidget(Divider())
        column.addSpacing(10)
        column.addWidget(self.since)
        column.addSpacing(8)
        column.addLayout(self.events)
        column.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(_Gear())
        foot.addWidget(self.why, 1)
        foot.addWidget(self.leave)
        column.addLayout(foot)

    # ---- doing

    def fall(self, seat: int, sign: str, name: str, lines: Sequence[PublicLine] = ()) -> None:
        """Covers the window for `name` at `seat` (from 0), at once and before anything else is painted. `lines` are public."""
        self._opening.stop()
        self._gap = 0.0
        self._name, self._lines = name, lines
        self.sign.set_sign(sign, seat, name)
        self.button.hold_ms = self.look.hold_ms
        self.retranslate()
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.card.show()
        self.show()
        self.raise_()
        self._place()
        self.repaint()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self.title.text(), urgent=True)

    def _open(self) -> None:
        self.card.hide()
        self.opened.emit()
        motion = self.look.motion
        if motion == "none" or not self.isVisible():
            self.hide()
            return
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._opening.setDuration(duration("curtain") if motion == "full" else duration("fade"))
        self._opening.setStartValue(0.0)
        self._opening.setEndValue(1.0)
        self._opening.start()

    def _part(self, value: float) -> None:
        self._gap = float(value)
        self.update()

    def fill(self) -> None:
        """Words the public lines anew."""
        while self.events.count():
            item = self.events.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.setParent(None)  # type: ignore[call-overload]
                widget.deleteLater()
        for line in self._lines:
            self.events.addWidget(SinceLine(line))
        self.since.setVisible(bool(self._lines))

    def set_lines(self, lines: Sequence[PublicLine]) -> None:
        """Other words for what happened, after the language changed."""
        self._lines = lines
        self.fill()

    # ---- words

    def retranslate(self) -> None:
        name = self._name
        self.title.setText(self.tr("Pass the screen to {name}").format(name=name))
        self.hint.setText(self.tr("The secret decade and hints of {name} appear next. Everyone else, look away.").format(name=name))
        self.steps.set_labels((self.tr("Hand over"), self.tr("Hold to open"), self.tr("Play the turn")))
        self.button.setText(self.tr("I am {name}: hold to open").format(name=name))
        self.button.key = self.tr("Space")
        self.button.setAccessibleName(self.button.text())
        self.button.setAccessibleDescription(self.tr("Hold the Space key"))
        self.button.updateGeometry()
        self.since.setText(self.tr("Since your last turn"))
        always = self.look.curtain == "always"
        self.why.setText(self.tr("The curtain falls before every turn") if always else self.tr("Curtain only when a secret is in play"))
        self.leave.setText(self.tr("Save and leave"))
        self.fill()

    # ---- Qt

    def _place(self) -> None:
        width = min(760, self.width() - 24)
        self.card.setFixedWidth(width)
        layout = self.card.layout()
        wanted = max(layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height(), 420)
        height = min(max(wanted, 560 if self.height() >= 810 else wanted), self.height() - 16)
        self.card.setGeometry(
            (self.width() - width) // 2, (self.height() - height) // 2 + (6 if self.height() >= 810 else 0), width, height
        )

    def hideEvent(self, event: object) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        super().hideEvent(event)  # type: ignore[arg-type]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: object) -> None:
        self._place()
        super().resizeEvent(event)  # type: ignore[arg-type]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys go no further than the curtain, so that nothing behind it can be played."""
        event.accept()

    def mousePressEvent(self, event: object) -> None:
        """As for keys."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.look.motion == "reduced":
            painter.setOpacity(1 - self._gap)
            paint_velvet(painter, self.size(), 0.0, self.devicePixelRatioF())
            return
        paint_velvet(painter, self.size(), self._gap, self.devicePixelRatioF())


class _Card(Skinned, QWidget):
    """The note on the curtain: paper with a double brass frame and four rivets."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        body = QRectF(self.rect())
        soft_shadow(painter, body.adjusted(3, 3, -3, -3), 12, skin.theme, 2)
        plate(painter, body, 12, skin.color("surface"), None)
        plate(painter, body.adjusted(7, 7, -7, -7), 8, None, skin.color("brass"), 2)
        plate(painter, body.adjusted(12, 12, -12, -12), 6, None, skin.color("brassD"), 1)
        for x in (24, self.width() - 24):
            for y in (24, self.height() - 24):
                plate(painter, QRectF(x - 4, y - 4, 8, 8), 4, skin.color("brass"), skin.color("brassD"), 1)


class _Gear(Skinned, QWidget):
    """The small gear before the note on the setting."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(20, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_icon(painter, "gear", QRectF(2, 2, 16, 16), self.skin.color("ink2"))


class SinceLine(Skinned, QWidget):
    """One public sentence with its seat's sign."""

    def __init__(self, line: PublicLine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(SeatSign(line.sign, line.seat, 24) if line.seat >= 0 else _Dot())
        row.addWidget(Lettering(line.text, 13.5, 500, lines=2), 1)


class _Dot(Skinned, QWidget):
    """Stands where a sentence has no seat."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(24, 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(self.skin.color("ink2"), 1.0))
        painter.drawEllipse(QRectF(9, 9, 6, 6))
