"""A person in front of the real window: looks, moves the pointer, presses keys. Nothing is called that a person cannot do."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QInputMethodEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QScrollArea, QWidget

from exhibition_suite.app.new_game.plan import SeatPlan, default_plan
from exhibition_suite.app.window import MainWindow
from tests.journeys.agreement import disagreements
from tests.rest import come_to_rest

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
ENTER, ESCAPE, SPACE, TAB = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Tab
SIGNS = ("zeppelin", "ford", "titanic", "dc3", "space_shuttle")
PATIENCE = 20.0
"""Seconds a person waits for anything."""


class Player:
    """One pointer and one keyboard, and eyes.

    Attributes:
        window: the program.
    """

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self._pressed: tuple[QWindow, QPoint] | None = None

    # ---- what is there

    @property
    def look(self) -> Any:
        return self.window.look

    @property
    def page(self) -> Any:
        assert self.window.game is not None, "no game is on the table"
        return self.window.game

    @property
    def session(self) -> Any:
        return self.page.session

    @property
    def table(self) -> Any:
        return self.page.table

    @property
    def state(self) -> Any:
        return self.session.match.state

    @property
    def log(self) -> list[str]:
        """Notation of all that was played."""
        return [str(step.action) for step in self.session.match.steps]

    @property
    def sheet(self) -> Any:
        """The dialog in front."""
        found = self.window.dialogs.layer.top()
        assert found is not None, "no dialog is open"
        return found

    @property
    def scores(self) -> Any:
        """The score sheet."""
        found = self.page.overlays.sheet
        assert found is not None, "no score sheet is open"
        return found

    def seen(self, widget: QWidget | None = None) -> list[str]:
        """Every word that can be seen, heard, or had as tooltip in what is visible."""
        return seen(widget or self.window)

    def agrees(self) -> None:
        """What is on the screen is what the model says, as soon as the window has come to rest."""
        for _ in range(5):
            self.wait()  # a bot may have moved a moment ago
            wrong = disagreements(self.page)
            if not wrong:
                return
            QTest.qWait(1)
        assert not wrong, "\n".join(wrong)

    # ---- waiting

    def wait(self) -> None:
        come_to_rest(lambda: self.window.game is None or self.window.game.settled)

    def until(self, done: Callable[[], Any], what: str) -> None:
        """Waits until something is so."""
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, f"waited too long: {what}"
            QTest.qWait(1)
        self.wait()

    def my_turn(self) -> bool:
        """Waits until a person may act; False at the end of the game."""
        self.until(lambda: self.session.over or self.session.is_person(self.state.seat), "a bot's move")
        return not self.session.over

    # ---- pointer

    def _under(self, point: QPoint) -> tuple[QWindow, QPoint]:
        """The system's window that the pointer hits at a point of ours, and the point in it."""
        popup = QApplication.activePopupWidget()
        hit = popup is not None and popup.geometry().contains(self.window.mapToGlobal(point))
        handle = (popup if popup is not None and hit else self.window).windowHandle()
        assert handle is not None
        return handle, self._in(handle, point)

    def _in(self, handle: QWindow, point: QPoint) -> QPoint:
        return handle.mapFromGlobal(self.window.mapToGlobal(point))

    def press(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        self._pressed = handle, there = self._under(point)
        QTest.mousePress(handle, button, PLAIN, there)

    def move(self, point: QPoint) -> None:
        QCursor.setPos(self.window.mapToGlobal(point))
        handle, there = self._under(point)
        QTest.mouseMove(handle, there)

    def release(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        handle = self._pressed[0] if self._pressed is not None else self._under(point)[0]
        self._pressed = None
        QTest.mouseRelease(handle, button, PLAIN, self._in(handle, point))
        self.wait()

    def click(self, where: QWidget | QPoint | str, button: Qt.MouseButton = LEFT) -> None:
        """Clicks the middle of a control, a point of the window, or a place of the board."""
        point = self.point(where)
        self.move(point)
        self.press(point, button)
        self.release(point, button)

    def drag(self, start: QWidget | QPoint | str, end: QWidget | QPoint | str, steps: int = 5) -> None:
        self.hold(start, end, steps)
        self.release(self.point(end))

    def hold(self, start: QWidget | QPoint | str, end: QWidget | QPoint | str, steps: int = 5) -> None:
        """Presses, and moves without letting go."""
        first, last = self.point(start), self.point(end)
        self.move(first)
        self.press(first)
        for number in range(1, steps + 1):
            self.move(first + (QPointF(last - first) * number / steps).toPoint())

    def point(self, where: QWidget | QPoint | str) -> QPoint:
        """A point of the window. A control must be visible there, not covered by another."""
        if isinstance(where, QPoint):
            return where
        if isinstance(where, str):
            view = self.table.view
            return view.viewport().mapTo(self.window, view.mapFromScene(self.table.scenery.layout.rect(where).center()))
        assert where.isVisible(), f"{_name(where)} cannot be seen"
        if where.window() is not self.window:
            return self.window.mapFromGlobal(where.mapToGlobal(where.rect().center()))
        self._scroll_to(where)
        point = where.mapTo(self.window, where.rect().center())
        hit = self.window.childAt(point)
        assert hit is not None, f"{_name(where)} lies outside the window"
        assert hit is where or where.isAncestorOf(hit), f"{_name(where)} is covered by {_name(hit)}"
        return point

    def _scroll_to(self, where: QWidget) -> None:
        """Turns the wheel until a control inside something that scrolls is in sight."""
        holder = where.parentWidget()
        while holder is not None:
            if isinstance(holder, QScrollArea):
                holder.ensureWidgetVisible(where)
                self.wait()
            holder = holder.parentWidget()

    def choose(self, menu: QWidget, row: int) -> None:
        """Opens a list and takes the row with this number, by pointer and keys."""
        self.click(menu)
        assert isinstance(menu, QComboBox)
        view = menu.view()
        for _ in range(20):
            now = view.currentIndex().row()
            if now == row:
                break
            QTest.keyClick(view, Qt.Key.Key_Down if now < row else Qt.Key.Key_Up)
        QTest.keyClick(view, ENTER)
        self.wait()
        assert menu.currentIndex() == row

    # ---- keyboard

    def key(self, *keys: Any, with_: Qt.KeyboardModifier = PLAIN) -> None:
        """Presses keys where the keyboard is; a text is typed sign by sign, Japanese as its input method gives it."""
        for key in keys:
            popup = QApplication.activePopupWidget()
            target = popup or QApplication.focusWidget() or self.window
            if isinstance(key, str) and not key.isascii():
                event = QInputMethodEvent()
                event.setCommitString(key)
                QApplication.sendEvent(target, event)
            elif isinstance(key, str):
                QTest.keyClicks(target, key, with_)
            else:
                QTest.keyClick(target, key, with_)
            self.wait()

    def fill(self, field: QLineEdit, text: str) -> None:
        """Clicks into a field and types over what stands there."""
        self.click(field)
        self.key(Qt.Key.Key_A, with_=CTRL)
        self.key(Qt.Key.Key_Delete)
        self.key(text)
        assert field.text() == text

    def walk_to(self, place: str) -> None:
        """Arrow keys until the cursor stands on a place of the board."""
        desk, lay = self.table.keys, self.table.scenery.layout
        for _ in range(60):
            if desk.visible and desk.at == place:
                return
            here = lay.rect(desk.at).center() if desk.at else QPointF()
            goal = lay.rect(place).center()
            across, down = goal.x() - here.x(), goal.y() - here.y()
            if abs(down) > 20:
                key = Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up
            else:
                key = Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left
            self.key(key, with_=SHIFT)
        raise AssertionError(f"the cursor does not come from {desk.at} to {place}")

    # ---- from the menu to the table

    def new_game(self, *players: str, seed: int = 5, **options: Any) -> None:
        """From the menu through the set-up to the table, by pointer. `players`: `person` or a bot's level; the seats sit in this order."""
        self.click(self.window.menu.doors["exhibition"].new_button)
        sheet = self.sheet
        while len(sheet.seats.rows) > len(players):
            self.click(sheet.seats.rows[-1].remove_button)
        for number, player in enumerate(players):
            self._sit(sheet, number, player)
        for option, value in options.items():
            if option in sheet.variants.rows:
                self.click(sheet.variants.rows[option].cards[value])
            elif option in sheet.variants.plates and sheet.variants.plates[option].toggle.isChecked() != value:
                self.click(sheet.variants.plates[option].toggle)
        self.choose(sheet.start, 1)
        self.fill(sheet.seed, str(seed))
        self.click(sheet.open_button)
        self.until(lambda: self.window.game is not None, "the table")

    def begin(self, *players: str, seed: int = 5, **options: Any) -> None:
        """The same game as by `new_game`, put on the table without its dialog, for journeys that begin later."""
        plan = default_plan("exhibition", SIGNS, "normal")
        names = [seat.name for seat in plan.seats]
        seats = [SeatPlan(names[number] if number < len(names) else "", player, SIGNS[number]) for number, player in enumerate(players)]
        self.window.start_plan(replace(plan, seats=tuple(seats), options={"start": 0, **options}, seed=seed))
        self.until(lambda: self.window.game is not None, "the table")

    def _sit(self, sheet: Any, number: int, player: str) -> None:
        seats = sheet.seats
        if number >= len(seats.rows):
            empty = seats.empty[0]
            self.click(empty.person if player == "person" else empty.bot)
        row = seats.rows[number]
        if (row.kind_choice.value() == "person") != (player == "person"):
            self.choose(row.kind_choice, 0 if player == "person" else 1)
        row = seats.rows[number]
        if player != "person" and row.level.value() != player:
            self.choose(row.level, row.level.findData(player))


def _name(widget: QWidget) -> str:
    return widget.accessibleName() or widget.objectName() or type(widget).__name__


def seen(widget: QWidget) -> list[str]:
    """Every word that can be seen, heard, or had as tooltip in the visible part of a widget tree."""
    found: list[str] = []
    for part in visible(widget):
        found += [part.accessibleName(), part.accessibleDescription(), part.toolTip(), part.statusTip(), part.whatsThis()]
        if isinstance(part, (QLabel, QAbstractButton, QLineEdit)):
            found.append(part.text())
        if isinstance(part, QComboBox):
            found += [part.itemText(row) for row in range(part.count())]
        texts = getattr(part, "texts", None)
        if callable(texts):
            found += texts()
    return [text for text in found if text]


def visible(widget: QWidget) -> Iterable[QWidget]:
    """A widget and all inside it that can be seen."""
    return [part for part in (widget, *widget.findChildren(QWidget)) if part.isVisible()]
