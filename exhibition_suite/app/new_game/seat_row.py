"""One seat of the set-up: its vehicle, who sits there, how strong; or an empty place with the ways to fill it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from exhibition_suite.app.controls import Dropdown, IconButton, Label, Menu, Panel, PushButton, SeatSign, TextInput, paint_sign
from exhibition_suite.app.controls.buttons import PlainButton
from exhibition_suite.app.icon_view import IconView
from exhibition_suite.app.look import Look
from exhibition_suite.board.theme import seats

from .plan import LONGEST_NAME, PERSON, SeatPlan


def colour_of(sign: str) -> int:
    """Number of the colour that goes with a vehicle, 0 to 4."""
    return next((number for number, seat in enumerate(seats()) if seat.sign == sign), 0)


class SignButton(PlainButton, QPushButton):
    """The vehicle of a seat; pressing it offers the others."""

    def __init__(self, sign: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sign = sign
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self.skin.px(40)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_sign(painter, QRectF(self.rect()), self.sign, colour_of(self.sign), self.skin)


class Grip(IconButton):
    """Drags a seat up and down; pressed without dragging it opens the seat's menu.

    Signals:
        dragged: the pointer is at this height of the screen while dragging.
    """

    dragged = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("drag", kind="bare", side=28, parent=parent)
        self._from: QPoint | None = None
        self.dragging = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._from = event.globalPosition().toPoint()
        self.dragging = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.globalPosition().toPoint()
        if self._from is not None and (self.dragging or (here - self._from).manhattanLength() >= QApplication.startDragDistance()):
            self.dragging = True
            self.dragged.emit(here.y())
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._from = None
        if self.dragging:
            self.dragging = False
            self.setDown(False)
            return
        super().mouseReleaseEvent(event)


class SeatRow(Panel):
    """A taken seat.

    Attributes:
        name, kind, level: the fields.
        sign_button, grip, remove_button: the buttons.

    Signals:
        changed: something was typed or chosen.
        sign_asked: another vehicle was chosen (its id).
        move_asked: the seat should go up (-1) or down (1).
        dragged: the pointer drags the seat to this height of the screen.
        remove_asked: the seat should be empty.
    """

    changed = Signal()
    sign_asked = Signal(str)
    move_asked = Signal(int)
    dragged = Signal(int)
    remove_asked = Signal()

    def __init__(self, look: Look, plan: SeatPlan, game_id: str, levels: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__("inset", 9, parent=parent)
        self._look = look
        self._game_id = game_id
        self._levels = levels
        self._last_level = plan.player if plan.player != PERSON else str(look.values["bot_level"])
        self._offered: list[tuple[str, str]] = []
        self.grip = Grip()
        self.sign_button = SignButton(plan.sign)
        self.name = TextInput(plan.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.kind_choice = Dropdown([(PERSON, ""), ("bot", "")], PERSON if plan.player == PERSON else "bot")
        self.level = Dropdown([(key, "") for key in levels], self._last_level)
        self.screen_icon = IconView("kbd", 20)
        self.screen_note = Label("", "note", "ink2")
        self.remove_button = IconButton("x", kind="bare", side=28)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 6, 6, 6)
        row.setSpacing(7)
        for widget, stretch in (
            (self.grip, 0),
            (self.sign_button, 0),
            (self.name, 4),
            (self.kind_choice, 0),
            (self.level, 0),
            (self.screen_icon, 0),
            (self.screen_note, 2),
            (self.remove_button, 0),
        ):
            row.addWidget(widget, stretch)
        self._connect()
        self._kind_changed(self.kind_choice.value())

    def reskin(self) -> None:
        self.name.setMinimumWidth(self.skin.px(104))
        self.level.setMaximumWidth(self.skin.px(250))
        super().reskin()

    def _connect(self) -> None:
        self.name.textChanged.connect(lambda _text: self.changed.emit())
        self.kind_choice.chosen.connect(self._kind_changed)
        self.level.chosen.connect(self._level_chosen)
        self.sign_button.clicked.connect(self._offer_signs)
        self.grip.clicked.connect(self._offer_ways)
        self.grip.dragged.connect(self.dragged)
        self.remove_button.clicked.connect(self.remove_asked)

    def plan(self) -> SeatPlan:
        """The seat as it stands in the fields."""
        player = PERSON if self.kind_choice.value() == PERSON else self.level.value()
        return SeatPlan(self.name.text(), player, self.sign_button.sign)

    def set_place(self, number: int, count: int, least: int, vehicles: list[tuple[str, str]]) -> None:
        """Where the seat stands: `number` from 0 of `count`; `vehicles` are (id, words) it may change to."""
        self._place = (number, count)
        self._offered = vehicles
        self.remove_button.setEnabled(count > least)
        self.retranslate()

    def _kind_changed(self, kind: str) -> None:
        person = kind == PERSON
        self.level.setVisible(not person)
        self.screen_note.setVisible(person)
        self.screen_icon.setVisible(person)
        self.changed.emit()

    def _level_chosen(self, level: str) -> None:
        self._last_level = level
        self.retranslate()
        self.changed.emit()

    def _offer_signs(self) -> None:
        menu = Menu(self)
        for key, words in self._offered:
            action = menu.addAction(words)
            action.setCheckable(True)
            action.setChecked(key == self.sign_button.sign)
            action.triggered.connect(lambda _checked=False, key=key: self.sign_asked.emit(key))
        self._open(menu, self.sign_button)

    def _offer_ways(self) -> None:
        number, count = self._place
        menu = Menu(self)
        up = menu.addAction(self.tr("Move up"))
        up.setEnabled(number > 0)
        up.triggered.connect(lambda: self.move_asked.emit(-1))
        down = menu.addAction(self.tr("Move down"))
        down.setEnabled(number < count - 1)
        down.triggered.connect(lambda: self.move_asked.emit(1))
        menu.addSeparator()
        remove = menu.addAction(self.tr("Remove this seat"))
        remove.setEnabled(self.remove_button.isEnabled())
        remove.triggered.connect(self.remove_asked)
        self._open(menu, self.grip)

    def _open(self, menu: Menu, under: QWidget) -> None:
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(under.mapToGlobal(QPoint(0, under.height() + 2)))

    def retranslate(self) -> None:
        words = self._look.words
        number = self._place[0] + 1
        self.kind_choice.set_choices([(PERSON, self.tr("Person")), ("bot", self.tr("Bot"))])
        self.level.set_choices([(key, words.level(key, self._game_id, "full")) for key in self._levels], self._last_level)
        self.level.set_short({key: words.level(key, self._game_id) for key in self._levels})
        self.level.setToolTip(words.level(self.level.value(), self._game_id, "help"))
        self.screen_note.setText(self.tr("this screen"))
        vehicle = words.say(f"vehicle.{self.sign_button.sign}")
        self.sign_button.setAccessibleName(self.tr("Vehicle of seat {number}: {vehicle}").format(number=number, vehicle=vehicle))
        self.sign_button.setToolTip(self.tr("{vehicle}: choose vehicle and colour").format(vehicle=vehicle))
        self.name.setAccessibleName(self.tr("Name at seat {number}").format(number=number))
        self.kind_choice.setAccessibleName(self.tr("Person or bot at seat {number}").format(number=number))
        self.level.setAccessibleName(self.tr("Strength of the bot at seat {number}").format(number=number))
        self.remove_button.set_name(self.tr("Remove seat {number}").format(number=number))
        self.grip.set_name(self.tr("Move seat {number}: drag, or Alt and an arrow key").format(number=number))

    _place = (0, 1)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if way is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.move_asked.emit(way)
            return
        super().keyPressEvent(event)


class EmptySeat(Panel):
    """A place nobody has yet.

    Signals:
        add_asked: a person ("person") or a bot ("bot") should sit here.
    """

    add_asked = Signal(str)

    def __init__(self, sign: str, parent: QWidget | None = None) -> None:
        super().__init__("dashed", 9, parent=parent)
        self._row = row = QHBoxLayout(self)
        row.setSpacing(7)
        row.addWidget(SeatSign(sign, -1, 40))
        self.person = PushButton("", "plus", "quiet", height=36)
        self.bot = PushButton("", "bot", "quiet", height=36)
        self.person.clicked.connect(lambda: self.add_asked.emit(PERSON))
        self.bot.clicked.connect(lambda: self.add_asked.emit("bot"))
        row.addWidget(self.person)
        row.addWidget(self.bot)
        row.addStretch(1)
        self.retranslate()

    def reskin(self) -> None:
        self._row.setContentsMargins(11 + self.skin.px(28), 6, 6, 6)
        super().reskin()

    def retranslate(self) -> None:
        self.person.setText(self.tr("Add a person"))
        self.bot.setText(self.tr("Add a bot"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
