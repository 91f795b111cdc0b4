"""Things with a picture: the seat's sign and the radio card; and the toast."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from exhibition_suite.app.skin import Skin, Skinned
from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.theme import mix

from .buttons import PlainButton, PushButton
from .labels import Label
from .paint import plate, soft_shadow

SIGN_ICONS = {"zeppelin": "airship", "ford": "motorcar", "titanic": "liner", "dc3": "airliner", "space_shuttle": "shuttle"}
"""Picture of each vehicle, by its id."""


class SeatSign(Skinned, QWidget):
    """The seat's token: its vehicle on the seat's colour.

    Attributes:
        sign: id of the vehicle.
        seat: number of the colour, 0 to 4; -1 for an empty place (dashed).
    """

    def __init__(self, sign: str, seat: int, side: int = 40, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sign = sign
        self.seat = seat
        self._side = side
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_sign(self, sign: str, seat: int, name: str = "") -> None:
        self.sign, self.seat = sign, seat
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def sizeHint(self) -> QSize:
        side = self.skin.px(self._side)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_sign(painter, QRectF(self.rect()), self.sign, self.seat, self.skin)


def paint_sign(painter: QPainter, rect: QRectF, sign: str, seat: int, skin: Skin) -> None:
    """A seat's token in `rect`: the vehicle on the colour of `seat` (0 to 4), or grey in a dashed frame where `seat` is -1."""
    side = min(rect.width(), rect.height())
    radius = side * 0.24
    if seat < 0:
        pen = QPen(skin.color("lineS"), 1.25)
        pen.setDashPattern([3.2, 2.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        ink, share = skin.color("ink2"), 0.6
    else:
        plate(painter, rect.adjusted(0, 0, 0, -0.5), radius, skin.color(f"seat{seat + 1}"), None)
        ink, share = skin.color(f"onSeat{seat + 1}"), 0.68
    icon = side * share
    paint_icon(painter, SIGN_ICONS.get(sign, "human"), QRectF(rect.center().x() - icon / 2, rect.center().y() - icon / 2, icon, icon), ink)


class Spacing(NamedTuple):
    """Room inside a `RadioCard`, in px at 100 %: from the edge, height of the picture, below the picture."""

    edge: int
    picture: int
    below: int


AIRY, DENSE = Spacing(12, 38, 10), Spacing(8, 30, 7)
EDGES = 26
"""Px that a card's help text is narrower than the card."""


class RadioCard(PlainButton, QRadioButton):
    """A choice with a picture, a title and one line of explanation.

    Attributes:
        picture: paints the picture: `(painter, rect, skin)`, or None.
        help_text: the line of explanation.
    """

    def __init__(
        self,
        title: str = "",
        help_text: str = "",
        picture: Callable[[QPainter, QRectF, Skin], None] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(title, parent)
        self.picture = picture
        self.help_text = help_text
        self._spacing = AIRY
        self.setAccessibleName(title)
        self.setAccessibleDescription(help_text)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def set_words(self, title: str, help_text: str) -> None:
        self.setText(title)
        self.help_text = help_text
        self.setAccessibleName(title)
        self.setAccessibleDescription(help_text)
        self.setToolTip(help_text)
        self.updateGeometry()
        self.update()

    def set_dense(self, dense: bool) -> None:
        """Lower, for small windows."""
        self._spacing = DENSE if dense else AIRY
        self.updateGeometry()
        self.update()

    def hitButton(self, pos: object) -> bool:
        return True

    def _help_box(self, skin: Skin, width: float) -> QRectF:
        metrics = QFontMetricsF(skin.font(12.5, 500))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        return metrics.boundingRect(QRectF(0, 0, max(40.0, width), 1000), int(flags), self.help_text)

    def _height_for(self, width: float) -> float:
        skin = self.skin
        edge, high, below = self._spacing
        picture = skin.px(high) + below if self.picture is not None else 0
        return edge + picture + skin.px(24) + self._help_box(skin, width - EDGES).height() + edge

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._height_for(width))

    def sizeHint(self) -> QSize:
        return QSize(self.skin.px(240), round(self._height_for(self.skin.px(240))))

    def minimumSizeHint(self) -> QSize:
        skin = self.skin
        title = QFontMetricsF(skin.display(15)).horizontalAdvance(self.text()) + skin.px(17) + 34
        wide = max(title, 140.0)
        return QSize(round(wide), round(self._height_for(max(wide, self.width()))))

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -2)
        on = self.isChecked()
        if on:
            soft_shadow(painter, rect, 9, skin.theme, 1)
            plate(painter, rect, 9, skin.color("selectFill"), skin.color("select"), 2.5)
        else:
            over = self.underMouse()
            fill = skin.color("surface2")
            plate(painter, rect, 9, mix(fill, skin.color("lineS"), 0.1) if over else fill, skin.color("lineS" if over else "line"))
        edge, high, below = self._spacing
        y = rect.top() + edge
        if self.picture is not None:
            self.picture(painter, QRectF(rect.left() + 12, y, rect.width() - 24, skin.px(high)), skin)
            y += skin.px(high) + below
        self._paint_words(painter, rect, y, skin, on)

    def _paint_words(self, painter: QPainter, rect: QRectF, y: float, skin: Skin, on: bool) -> None:
        side = float(skin.px(17))
        ring = QPointF(rect.left() + 12 + side / 2, y + side / 2)
        painter.setPen(QPen(skin.color("accent" if on else "lineS"), 1.75))
        painter.setBrush(skin.color("surface"))
        painter.drawEllipse(ring, side / 2 - 0.5, side / 2 - 0.5)
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(skin.color("accent"))
            painter.drawEllipse(ring, side * 0.27, side * 0.27)
        painter.setFont(skin.display(15))
        painter.setPen(skin.color("ink"))
        left = rect.left() + 12 + side + 8
        title = QRectF(left, y - 5, rect.right() - left - 6, side + 9)
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        painter.setFont(skin.font(12.5, 500))
        painter.setPen(skin.color("ink2" if not on else "ink"))
        room = QRectF(rect.left() + 12, y + skin.px(23), rect.width() - 24, rect.bottom() - y - skin.px(23))
        painter.drawText(room, int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft), self.help_text)


LONG_TOAST = 48
"""Signs from which a toast may take two lines."""


class Toast(Skinned, QFrame):
    """A short message at the lower edge, with at most one button; it goes by itself and is spoken once.

    Signals:
        pressed: its button was pressed.
        gone: it went, by time or by the button.
    """

    pressed = Signal()
    gone = Signal()

    def __init__(self, text: str, button: str = "", icon: str = "info", stay_ms: int = 4000, parent: QWidget | None = None) -> None:
        """`stay_ms` 0 stays until `close` or the button."""
        super().__init__(parent)
        self.icon_name = icon
        self._stay = stay_ms
        self.label = Label(text, "body", "surface", wrap=len(text) > LONG_TOAST)
        self.setAccessibleName(text)
        row = QHBoxLayout(self)
        row.setContentsMargins(44, 10, 14, 12)
        row.setSpacing(12)
        row.addWidget(self.label, 1)
        self.button: PushButton | None = None
        if button:
            self.button = PushButton(button, kind="plain", height=34)
            self.button.clicked.connect(self._pressed)
            row.addWidget(self.button)
        else:
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)  # what lies under it can be used meanwhile
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.leave)

    def place(self, floor: int) -> None:
        """At the middle of its parent, `floor` px above its lower edge."""
        parent = self.parentWidget()
        if parent is not None:
            self.move((parent.width() - self.width()) // 2, max(0, parent.height() - self.height() - floor))

    def appear(self, floor: int = 28) -> None:
        """Places itself at the lower middle of its parent and starts its time."""
        parent = self.parentWidget()
        assert parent is not None  # a toast lies on a page
        width = min(parent.width() - 48, 620)
        self.setFixedWidth(width if self.label.wordWrap() else min(width, self.sizeHint().width()))
        self.adjustSize()
        layout = self.layout()
        if layout is not None and layout.hasHeightForWidth():
            self.setFixedHeight(layout.totalHeightForWidth(self.width()))  # Qt guesses too little for more than two lines
        self.place(floor)
        self.show()
        self.raise_()
        if self._stay:
            self._clock.start(self._stay)

    def leave(self) -> None:
        self._clock.stop()
        self.hide()
        self.gone.emit()
        self.deleteLater()

    def _pressed(self) -> None:
        self.pressed.emit()
        self.leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate(painter, QRectF(self.rect()).adjusted(1, 0, -1, -2), 9, skin.color("ink"), None)
        side = skin.px(20)
        paint_icon(painter, self.icon_name, QRectF(14, (self.height() - 2 - side) / 2, side, side), skin.color("surface"))
