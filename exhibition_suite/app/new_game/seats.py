"""The list of seats in the set-up."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from exhibition_suite.app.look import Look
from exhibition_suite.engine import Game

from .plan import PERSON, SeatPlan
from .seat_row import EmptySeat, SeatRow


class SeatList(QWidget):
    """Seats taken and empty, one below the other.

    Attributes:
        rows: the taken seats, in order.
        empty: the empty ones.

    Signals:
        changed: who sits where is different now.
    """

    changed = Signal()

    def __init__(
        self,
        look: Look,
        plans: tuple[SeatPlan, ...],
        game: Game,
        levels: tuple[str, ...],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._game = game
        self._levels = levels
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(7)
        self.rows: list[SeatRow] = []
        self.empty: list[EmptySeat] = []
        self._dense = False
        self.set_plans(plans)

    def plans(self) -> tuple[SeatPlan, ...]:
        return tuple(row.plan() for row in self.rows)

    def set_plans(self, plans: tuple[SeatPlan, ...]) -> None:
        """Shows other seats than now."""
        for widget in (*self.rows, *self.empty):
            self._column.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self.rows = [self._row(plan) for plan in plans]
        taken = {plan.sign for plan in plans}
        self.empty = [self._empty(sign) for sign in self._game.signs if sign not in taken]
        for widget in (*self.rows, *self.empty):
            self._column.addWidget(widget)
            widget.show()
        self._show_empty()
        self._tell_places()
        self.changed.emit()

    def set_dense(self, dense: bool) -> None:
        """Of the empty seats only the next one, for small windows."""
        self._dense = dense
        self._show_empty()

    def _show_empty(self) -> None:
        for number, place in enumerate(self.empty):
            place.setVisible(number == 0 or not self._dense)

    def suggest(self, names: tuple[str, ...]) -> None:
        """The names that seats have as long as nobody types one; () while they are not known."""
        for row, name in zip(self.rows, names, strict=False):
            row.name.setPlaceholderText(name)

    def _row(self, plan: SeatPlan) -> SeatRow:
        row = SeatRow(self._look, plan, self._game.id, self._levels, self)
        row.changed.connect(self.changed)
        row.sign_asked.connect(lambda sign: self._change_sign(row, sign))
        row.move_asked.connect(lambda way: self._move(row, way))
        row.dragged.connect(lambda y: self._dragged(row, y))
        row.remove_asked.connect(lambda: self._remove(row))
        return row

    def _empty(self, sign: str) -> EmptySeat:
        place = EmptySeat(sign, self)
        place.add_asked.connect(lambda kind: self._add(sign, kind))
        return place

    def _tell_places(self) -> None:
        words = self._look.words
        vehicles = [(sign, words.say(f"vehicle.{sign}")) for sign in self._game.signs]
        for number, row in enumerate(self.rows):
            row.set_place(number, len(self.rows), self._game.seats[0], vehicles)

    def _add(self, sign: str, kind: str) -> None:
        level = str(self._look.values["bot_level"])
        player = kind if kind == PERSON else level if level in self._levels else self._levels[0]
        self.set_plans((*self.plans(), SeatPlan("", player, sign)))
        self.rows[-1].name.setFocus()

    def _remove(self, row: SeatRow) -> None:
        number = self.rows.index(row)
        plans = list(self.plans())
        if len(plans) > self._game.seats[0]:
            del plans[number]
            self.set_plans(tuple(plans))
            self.rows[min(number, len(plans) - 1)].remove_button.setFocus()

    def _move(self, row: SeatRow, way: int) -> None:
        number = self.rows.index(row)
        target = number + way
        if not 0 <= target < len(self.rows):
            return
        self._swap(number, target)
        row.grip.setFocus()

    def _swap(self, number: int, target: int) -> None:
        row = self.rows.pop(number)
        self.rows.insert(target, row)
        self._column.removeWidget(row)
        self._column.insertWidget(target, row)
        self._tell_places()
        self._order_tabs()
        self.changed.emit()

    def _order_tabs(self) -> None:
        before: QWidget | None = None
        for row in self.rows:
            for widget in (row.grip, row.sign_button, row.name, row.kind_choice, row.level, row.remove_button):
                if before is not None:
                    QWidget.setTabOrder(before, widget)
                before = widget

    def _dragged(self, row: SeatRow, y: int) -> None:
        here = self.mapFromGlobal(QPoint(0, y)).y()
        number = self.rows.index(row)
        for target, other in enumerate(self.rows):
            if other is not row and other.y() < here < other.y() + other.height():
                self._swap(number, target)
                return

    def _change_sign(self, row: SeatRow, sign: str) -> None:
        plans = list(self.plans())
        number = self.rows.index(row)
        for place, plan in enumerate(plans):
            if plan.sign == sign and place != number:
                plans[place] = replace(plan, sign=plans[number].sign)
        plans[number] = replace(plans[number], sign=sign)
        self.set_plans(tuple(plans))
        self.rows[number].sign_button.setFocus()

    def retranslate(self) -> None:
        self._tell_places()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
