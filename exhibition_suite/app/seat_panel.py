"""The seats at the side: a tab for each in playing order, and a panel with score and hall for each of the others."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from exhibition_suite.board.icons import paint_icon
from exhibition_suite.engine import SeatSetup

from .controls import SIGN_ICONS, SeatSign, plate, soft_shadow
from .controls.buttons import PlainButton
from .frames import Surface
from .icon_view import IconView
from .lettering import Lettering, draw_line, draw_name, em, plain
from .look import Look
from .skin import Skin, Skinned

CENTRE = Qt.AlignmentFlag.AlignHCenter


class SeatTab(PlainButton, QAbstractButton):
    """One seat in the order of play: filled while it plays, with its state in words.

    Attributes:
        state: `playing`, `next`, `then` or `done`.
    """

    def __init__(self, seat: int, setup: SeatSetup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat, self._setup = seat, setup
        self.state = "then"
        self._words = ""
        self._compact = self._narrow = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_state(self, state: str, words: str, tip: str) -> None:
        """Its state, in words, and what a click does."""
        self.state, self._words = state, words
        self.setAccessibleName(f"{self._setup.name}: {words}")
        self.setToolTip(f"{self._setup.name}: {words}\n{tip}")
        self.update()

    def set_form(self, compact: bool, narrow: bool) -> None:
        """`narrow`: the sign stands above the name, for five seats in one row."""
        self._compact, self._narrow = compact, narrow
        self.updateGeometry()

    def texts(self) -> list[str]:
        return [self._setup.name, self._words]

    def sizeHint(self) -> QSize:
        skin = self.skin
        return QSize(60, skin.px(46) if self._narrow else skin.px(32 if self._compact else 38))

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        body = QRectF(self.rect()).adjusted(1, 0, -1, -2)
        playing = self.state == "playing"
        colour = skin.theme.seat(self._seat)
        soft_shadow(painter, body, 8, skin.theme, 1)
        fill = colour if playing else skin.color("surface2" if self.state == "done" or self.underMouse() else "surface")
        plate(painter, body, 8, fill, None if playing else skin.color("line"), 1)
        ink = skin.theme.on_seat(self._seat) if playing else skin.color("ink")
        quiet = ink if playing else skin.color("ink2")
        sign = ink if playing else colour
        if self._narrow:
            self._paint_narrow(painter, skin, body, ink, sign)
        else:
            self._paint_wide(painter, skin, body, ink, quiet, sign)

    def _picture(self) -> str:
        return "check" if self.state == "done" else SIGN_ICONS.get(self._setup.sign, "human")

    def name_rect(self) -> QRectF:
        """Where the name stands below the sign."""
        body, side = QRectF(self.rect()).adjusted(1, 0, -1, -2), self.skin.px(20)
        return QRectF(body.left() + 2, body.top() + side + 4, body.width() - 4, body.height() - side - 4)

    def _paint_narrow(self, painter: QPainter, skin: Skin, body: QRectF, ink: QColor, sign: QColor) -> None:
        side = float(skin.px(20))
        paint_icon(painter, self._picture(), QRectF(body.center().x() - side / 2, body.top() + 4, side, side), sign)
        painter.setFont(skin.font(12, 700))
        painter.setPen(ink)
        draw_name(painter, self.name_rect(), self._setup.name, CENTRE)

    def _paint_wide(self, painter: QPainter, skin: Skin, body: QRectF, ink: QColor, quiet: QColor, sign: QColor) -> None:
        side = float(skin.px(20 if body.width() < 84 else 22))
        left = body.left() + (6 if body.width() < 84 else 8)
        paint_icon(painter, self._picture(), QRectF(left, body.center().y() - side / 2, side, side), sign)
        x = left + side + 6
        room = body.right() - x - 3
        name = skin.font(12.5, 700)
        painter.setFont(name)
        painter.setPen(ink)
        if self._compact:
            draw_name(painter, QRectF(x, body.top(), room, body.height()), self._setup.name)
            return
        step = em(name) * 1.2
        top = body.center().y() - step
        draw_name(painter, QRectF(x, top, room, step), self._setup.name)
        painter.setFont(skin.font(12, 500))
        painter.setPen(quiet)
        draw_line(painter, QRectF(x, top + step, room, step), self._words)


class SeatTabs(Skinned, QWidget):
    """The seats in playing order.

    Signals:
        asked: show this seat's hall large.
    """

    asked = Signal(int)

    def __init__(self, look: Look, seats: tuple[SeatSetup, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._active = -1
        self._out: tuple[bool, ...] = ()
        self.tabs = [SeatTab(seat, setup) for seat, setup in enumerate(seats)]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(5)
        for seat, tab in enumerate(self.tabs):
            tab.clicked.connect(lambda _checked=False, seat=seat: self.asked.emit(seat))
            row.addWidget(tab, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_order(self, active: int, out: tuple[bool, ...]) -> None:
        """Who plays now (-1: nobody), and who is out."""
        self._active, self._out = active, out
        self.retranslate()

    def set_compact(self, compact: bool) -> None:
        for tab in self.tabs:
            tab.set_form(compact, len(self.tabs) > (3 if compact else 4))

    def retranslate(self) -> None:
        words = {
            "playing": self.tr("playing"),
            "next": self.tr("next"),
            "then": self.tr("then"),
            "done": self.tr("done"),
        }
        tip = self.tr("Show this hall large")
        waiting = [(self._active + step) % len(self.tabs) for step in range(1, len(self.tabs))] if self._active >= 0 else []
        following = next((seat for seat in waiting if not self._is_out(seat)), -1)
        for seat, tab in enumerate(self.tabs):
            state = (
                "playing"
                if seat == self._active
                else "done"
                if self._is_out(seat) or self._active < 0
                else "next"
                if seat == following
                else "then"
            )
            tab.set_state(state, words[state], tip)

    def _is_out(self, seat: int) -> bool:
        return seat < len(self._out) and self._out[seat]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class SeatPanel(Surface):
    """One of the others: sign, name, kind, score, how much is shown, and the hall in small.

    Signals:
        asked: show this seat's hall large.
    """

    asked = Signal(int)

    def __init__(
        self, look: Look, game_id: str, seat: int, setup: SeatSetup, hall: QWidget, parent: QWidget | None = None, *, shared: bool = False
    ) -> None:
        """`shared`: several people play on this screen."""
        super().__init__(parent)
        self._game_id = game_id
        self._shared = shared
        self.look = look
        self.seat = seat
        self._setup = setup
        self.hall = hall
        self._count = (0, False)
        self._compact = self._dense = False
        self.sign = SeatSign(setup.sign, seat, 30)
        self.name = Lettering(setup.name, 14, 700, shrink=True)
        self.kind_icon = IconView("human" if setup.player == "person" else "bot", 13, "ink2")
        self.kind = Lettering("", 12, 500, "ink2", shrink=True)
        self.score = Lettering("", 20, 700, display=True, align=Qt.AlignmentFlag.AlignRight)
        self.shown = Lettering("", 12, 500, "ink2", align=Qt.AlignmentFlag.AlignRight)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._lay_out()

    def _lay_out(self) -> None:
        left = self._left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.name)
        kind = QHBoxLayout()
        kind.setSpacing(4)
        kind.addWidget(self.kind_icon)
        kind.addWidget(self.kind, 1)
        left.addLayout(kind, 1)
        right = self._right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.score)
        right.addWidget(self.shown)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addLayout(left, 1)
        head.addLayout(right)
        self.column = QVBoxLayout(self)
        self._space()
        self.column.addLayout(head)
        self.column.addWidget(self.hall)
        self.column.addStretch(1)

    def _space(self) -> None:
        """Room around the words, by the form of the moment."""
        if self._compact:
            self.column.setContentsMargins(10, 2 if self._dense else 4, 8, 3 if self._dense else 6)
        else:
            self.column.setContentsMargins(12, 3 if self._dense else 6, 12, 4 if self._dense else 8)
        self.column.setSpacing(1 if self._dense else 4)

    def set_dense(self, dense: bool) -> None:
        """All words in one line, where the column would have to fold halls away otherwise."""
        if dense == self._dense:
            return
        self._dense = dense
        ways = QBoxLayout.Direction
        self._left.setDirection(ways.LeftToRight if dense else ways.TopToBottom)
        self._left.setSpacing(8 if dense else 0)
        self._right.setDirection(ways.RightToLeft if dense else ways.TopToBottom)
        self._right.setSpacing(8 if dense else 0)
        self._space()
        self.retranslate()
        self.column.activate()  # its height is asked for at once
        self.updateGeometry()

    def fit(self, width: int) -> None:
        """The hall as high as it is in a panel of this width, whether it is shown or not."""
        margins = self.column.contentsMargins()
        self.hall.fit(width - margins.left() - margins.right())  # type: ignore[attr-defined]

    def set_folded(self, folded: bool) -> None:
        """Without the hall, where the column is too low for all of them."""
        self.hall.setVisible(not folded)

    def show_score(self, total: int, count: int, out: bool) -> None:
        """Points, cards in the hall, and whether the seat is out."""
        self.score.setText(plain(total))
        self._count = (count, out)
        self.retranslate()

    def set_compact(self, compact: bool) -> None:
        self._compact = compact
        self.name.resize_type(13 if compact else 14)
        self.score.resize_type(18 if compact else 20)
        self._space()
        self.retranslate()

    def texts(self) -> list[str]:
        return [label.text() for label in (self.name, self.kind, self.score, self.shown)]

    def retranslate(self) -> None:
        person = self._setup.player == "person"
        if person:
            kind = self.tr("Hot-seat player") if self._shared and not self._compact else self.tr("Person")
        else:
            level = self.look.words.level(self._setup.player, self._game_id)
            kind = self.tr("Bot") if self._compact else self.tr("Bot · {level}").format(level=level)
        self.kind.setText(kind)
        count, out = self._count
        if out:
            self.shown.setText(self.tr("finished"))
        elif self._compact or self._dense:
            self.shown.setText(f"{count}/16")
        else:
            self.shown.setText(self.tr("{count}/16 shown").format(count=count))
        points = self.tr("{points} points").format(points=self.score.text())
        self.setAccessibleName(f"{self._setup.name}, {kind}, {points}, {self.shown.text()}")
        self.setToolTip(self.tr("Show the hall of {name} large").format(name=self._setup.name))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.asked.emit(self.seat)
