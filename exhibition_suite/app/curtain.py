"""The curtain between two people at one screen: it falls before anything of the next person's is made, and opens for a held button."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from exhibition_suite.board.accessible import announce
from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.theme import duration, faded

from .controls import Divider, PushButton, SeatSign, plate, soft_shadow
from .hand_over import HoldButton, Steps
from .lettering import Lettering
from .look import Look
from .skin import Skinned
from .velvet import paint_velvet


@dataclass(frozen=True, slots=True)
class PublicLine:
    """Something everybody saw: whose it is (seat from 0, or -1), the seat's sign, and the sentence."""

    seat: int
    sign: str
    text: str


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
        column = self.column = QVBoxLayout(self.card)
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
                widget.setParent(None)
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
        room = self.height() - 16
        wanted = 0
        for steps, sign, lines in ((True, True, True), (False, True, True), (False, False, True), (False, False, False)):
            # In a low window with large text the picture goes first, then what happened: the button must never be cut.
            self.steps.setVisible(steps)
            self.sign.setVisible(sign)
            self._show_since(lines)
            wanted = self._wanted_height(width)
            if wanted <= room:
                break
        height = min(max(wanted, 560 if self.height() >= 810 else wanted), room)
        self.card.setGeometry(
            (self.width() - width) // 2, (self.height() - height) // 2 + (6 if self.height() >= 810 else 0), width, height
        )

    def _show_since(self, shown: bool) -> None:
        self.since.setVisible(shown and bool(self._lines))
        for index in range(self.events.count()):
            item = self.events.itemAt(index)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.setVisible(shown)

    def _wanted_height(self, width: int) -> int:
        self.column.invalidate()
        self.column.activate()
        return max(self.column.heightForWidth(width) if self.column.hasHeightForWidth() else self.column.sizeHint().height(), 300)

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
