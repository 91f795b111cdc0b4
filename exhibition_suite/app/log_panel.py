"""What happened: the log in sentences with the seats' signs; a line shows its move on the board, a click goes to its moment."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QHideEvent, QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from exhibition_suite.board.icons import paint_icon
from exhibition_suite.engine import SeatSetup

from .controls import IconButton, Menu, paint_sign, plate
from .frames import Surface
from .icon_view import IconView
from .lettering import Lettering, em, wrap
from .log_lines import Line, LineRole, LogModel
from .look import Look
from .skin import Skin, Skinned, skin_of

SIGN = 20
GAP = 9
"""Px between two lines of the log."""
RING = 6
"""Px that the keyboard's ring needs around the lines."""
FADE = 16
"""Px over which lines fade out at the lower edge while there are more below."""
BAR = 16
"""Px that the scroll bar and the edges take."""


class LinePainter(QStyledItemDelegate):
    """Paints a line: sign or dot, the sentence; the newest tinted and bold, the frozen one framed."""

    frozen = -1

    def _measures(self, skin: Skin, line: Line) -> tuple[list[str], float]:
        """Lines of text and their distance. The room of the scroll bar stays free, so that heights are the same with and without it."""
        view = self.parent()
        width = view.width() - BAR  # type: ignore[union-attr]
        font = skin.font(12.5, 600 if line.newest else 500)
        left = skin.px(SIGN) + 12 + (skin.px(18) if line.icon and line.seat >= 0 else 0)
        return wrap(line.text, font, width - left - 8), em(font) * 1.36

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        line: Line = index.data(LineRole)
        skin = skin_of(self.parent())  # type: ignore[arg-type]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(option.rect).adjusted(0, GAP / 2 - 3, -1, -GAP / 2 + 3)
        state = option.state
        if line.newest:
            plate(painter, body, 6, skin.color("lastFill"), None)
        elif state & QStyle.StateFlag.State_MouseOver:
            plate(painter, body, 6, skin.color("surface2"), None)
        if self.frozen >= 0 and index.row() == self.frozen:
            plate(painter, body, 6, None, skin.color("select"), 2)
        if state & QStyle.StateFlag.State_HasFocus:
            plate(painter, body, 6, None, skin.color("focus"), 2)
        self._line(painter, skin, line, body)
        painter.restore()

    def _line(self, painter: QPainter, skin: Skin, line: Line, body: QRectF) -> None:
        side = float(skin.px(SIGN))
        lines, step = self._measures(skin, line)
        top = body.top() + 3
        sign = QRectF(body.left() + 4, top + (step - side) / 2 if side < step else top - 1, side, side)
        if line.seat >= 0:
            paint_sign(painter, sign, line.sign, line.seat, skin)
        elif line.icon:
            paint_icon(painter, line.icon, sign.adjusted(1, 1, -1, -1), skin.color("ink2"))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(skin.color("ink2"))
            painter.drawEllipse(sign.center(), 3, 3)
        left = sign.right() + 8
        if line.icon and line.seat >= 0:
            paint_icon(painter, line.icon, QRectF(left - 2, sign.top() + 2, skin.px(16), skin.px(16)), skin.color("ink2"))
            left += skin.px(18)
        painter.setFont(skin.font(12.5, 600 if line.newest else 500))
        painter.setPen(skin.color("ink2" if line.kind == "round" else "ink"))
        for number, text in enumerate(lines):
            painter.drawText(QRectF(left, top + number * step, body.right() - left, step), Qt.AlignmentFlag.AlignVCenter, text)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        line: Line = index.data(LineRole)
        view = self.parent()
        skin = skin_of(view)  # type: ignore[arg-type]
        width = view.viewport().width()  # type: ignore[union-attr]
        lines, step = self._measures(skin, line)
        return QSize(width, round(max(len(lines) * step, float(skin.px(SIGN))) + GAP))


class LineView(Skinned, QListView):
    """The list of lines.

    Signals:
        pointed: the pointer or the keyboard is on the line of this step, -1 for none.
        chosen: a line was clicked or Enter pressed on it: its step.
        left: Esc: back to the present.
    """

    pointed = Signal(int)
    chosen = Signal(int)
    left = Signal()

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = model
        self.setModel(model)
        model.modelReset.connect(self.scrollToTop)
        self.painter = LinePainter(self)
        self.setItemDelegate(self.painter)
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.entered.connect(self._entered)
        self.clicked.connect(self._chosen)

    def freeze(self, step: int) -> None:
        """Frames the line of the moment that is shown; -1 for the present."""
        self.painter.frozen = self._lines.row_of(step) if step >= 0 else -1
        if step < 0:
            self.scrollToTop()
        elif self.painter.frozen >= 0:
            self.scrollTo(self._lines.index(self.painter.frozen))
        self.viewport().update()

    def _entered(self, index: QModelIndex) -> None:
        line = self._lines.line(index.row())
        self.pointed.emit(line.step if line is not None else -1)

    def _chosen(self, index: QModelIndex) -> None:
        line = self._lines.line(index.row())
        if line is not None:
            self.chosen.emit(line.step)

    def reskin(self) -> None:
        self.setStyleSheet("QScrollBar:vertical { width: 9px; margin: 2px 1px; } QScrollBar::handle:vertical { border-radius: 3px; }")
        super().reskin()
        self.doItemsLayout()

    def sizeHint(self) -> QSize:
        return QSize(200, 200)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.skin.px(58))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        bar = self.verticalScrollBar()
        if bar.value() < bar.maximum():
            ground = self.skin.color("surface")
            clear = QColor(ground)
            clear.setAlpha(0)
            room = QRectF(self.viewport().rect())
            fade = QLinearGradient(0, room.bottom() - FADE, 0, room.bottom())
            fade.setColorAt(0, clear)
            fade.setColorAt(1, ground)
            QPainter(self.viewport()).fillRect(room.adjusted(0, room.height() - FADE, 0, 0), fade)

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(-1)
        super().leaveEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.pointed.emit(-1)
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.pointed.emit(-1)
        super().hideEvent(event)

    def currentChanged(self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus() and current.isValid():
            line = self._lines.line(current.row())
            self.pointed.emit(line.step if line is not None else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._chosen(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.text() and event.text().isalnum():
            event.ignore()  # letters are the game's keys, not a search in the list
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if not self.indexAt(event.position().toPoint()).isValid():
            self.left.emit()


class LogPanel(Surface):
    """The log with its head: title, filter by seat, since my last turn, replay.

    Attributes:
        corner: layout under the lines, for the bots' corner.

    Signals:
        pointed, chosen, left: see `LineView`.
        replay_asked: show the last round once more.
        since_asked: what happened since my last turn.
        closed: the drawer shall go.
    """

    pointed = Signal(int)
    chosen = Signal(int)
    left = Signal()
    replay_asked = Signal()
    since_asked = Signal()
    closed = Signal()

    def __init__(
        self, look: Look, seats: tuple[SeatSetup, ...], model: LogModel, parent: QWidget | None = None, *, drawer: bool = False
    ) -> None:
        """`drawer` has a button to close it."""
        super().__init__(parent)
        self.look = look
        self._seats = seats
        self.model = model
        self.title = Lettering("", 13.5, 700, shrink=True)
        self.filter_button = IconButton("human", kind="bare", side=30)
        self.filter_button.setCheckable(True)
        self.filter_button.clicked.connect(self._choose_seat)
        self.since_button = IconButton("clock", kind="bare", side=30)
        self.since_button.clicked.connect(self.since_asked)
        self.replay_button = IconButton("replay", kind="bare", side=30)
        self.replay_button.clicked.connect(self.replay_asked)
        self.close_button = IconButton("x", kind="bare", side=30, parent=self)
        self.close_button.setVisible(drawer)
        self.close_button.clicked.connect(self.closed)
        self.view = LineView(model)
        for signal, mine in ((self.view.pointed, self.pointed), (self.view.chosen, self.chosen), (self.view.left, self.left)):
            signal.connect(mine)
        self.menu = Menu(self)
        self._lay_out()
        self.retranslate()
        look.changed.connect(self.retranslate)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(12, 0, 2, 0)
        head.setSpacing(0)
        head.addWidget(IconView("log", 18, "ink2"))
        head.addSpacing(6)
        head.addWidget(self.title, 1)
        for button in (self.filter_button, self.since_button, self.replay_button, self.close_button):
            head.addWidget(button)
        self.corner = QVBoxLayout()
        self.corner.setContentsMargins(12, 0, 12, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 3, 3, 8)
        column.setSpacing(2)
        column.addLayout(head)
        lines = QHBoxLayout()
        lines.setContentsMargins(6, 0, 4, 0)
        lines.addWidget(self.view)
        column.addLayout(lines, 1)
        column.addSpacing(RING)
        column.addLayout(self.corner)

    def set_compact(self, compact: bool) -> None:
        self.title.resize_type(13 if compact else 13.5)

    def _choose_seat(self) -> None:
        self.filter_button.setChecked(self.model.seat >= 0)
        self.menu.popup(self.filter_button.mapToGlobal(self.filter_button.rect().bottomLeft()))

    def filter_seat(self, seat: int) -> None:
        """Keeps one seat's lines, or all with -1."""
        self.model.set_seat(seat)
        self.filter_button.setChecked(seat >= 0)
        self._name_filter()

    def _name_filter(self) -> None:
        seat = self.model.seat
        shown = self._seats[seat].name if seat >= 0 else self.tr("all seats")
        self.filter_button.set_name(self.tr("Lines of: {who}").format(who=shown))

    def retranslate(self) -> None:
        self.title.setText(self.tr("What happened"))
        self.view.setAccessibleName(self.title.text())
        self.since_button.set_name(self.tr("Since my last turn"))
        self.replay_button.set_name(self.tr("Replay the last round"))
        self.close_button.set_name(self.tr("Close"), self.tr("Esc"))
        self._name_filter()
        self.menu.clear()
        self.menu.addAction(self.tr("All seats"), lambda: self.filter_seat(-1))
        for seat, setup in enumerate(self._seats):
            action = self.menu.addAction(setup.name)
            action.triggered.connect(lambda _on=False, seat=seat: self.filter_seat(seat))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
