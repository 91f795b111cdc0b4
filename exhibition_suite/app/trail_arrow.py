"""Shows a past move on the page: an arrow from the continent the card was taken from to the place where it lies."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from exhibition_suite.engine import Event
from exhibition_suite.engine.match import Step

from .side_column import SideColumn
from .skin import Skinned

PLACED = ("placed", "placed_as")


class TrailArrow(Skinned, QWidget):
    """Lies over the whole page and lets every click through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._from: QRectF | None = None
        self._to: QRectF | None = None
        self._seat = 0
        self.hide()

    def ends(self) -> tuple[QRectF | None, QRectF | None]:
        """Where the move came from and where it went, in page coordinates."""
        return self._from, self._to

    def show_move(self, steps: list[Step], table: Any, side: SideColumn) -> None:
        """Shows the last move of `steps`: its take and, where the card was placed, its place."""
        seat = steps[-1].seat
        events = _turn_events(steps, seat)
        column = next((event.params["column"] for event in events if event.id == "took"), "")
        self._seat = seat
        self._from = self._on_board(table, f"header:{column}") if column else None
        self._to = self._target(events, seat, table, side)
        page = self.parentWidget()
        if page is not None:
            self.setGeometry(page.rect())
        self.setVisible(self._from is not None or self._to is not None)
        self.raise_()
        self.update()

    def _target(self, events: list[Event], seat: int, table: Any, side: SideColumn) -> QRectF | None:
        place = ""
        for event in events:
            if event.id in PLACED:
                place = f"{event.params['slot']}@{event.params['spot']}"
            elif event.id == "stored":
                place = f"depot@{event.params['count']}"
        if not place:
            return None
        if table.shown == seat:
            return self._on_board(table, place)
        hall: Any = side.panels[seat].hall if side.panels else None
        if hall is None or not hall.isVisible() or place not in hall.places():
            return None
        return QRectF(hall.places()[place]).translated(QPointF(hall.mapTo(self.parentWidget(), hall.rect().topLeft())))

    def _on_board(self, table: Any, place: str) -> QRectF:
        rect: QRectF = table.rect_on_table(table.scenery.layout.rect(place))
        return rect.translated(QPointF(table.pos()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        colour = skin.color("last")
        frame = QPen(colour, 2.5)
        frame.setDashPattern([1, 1.6])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for rect in (self._from, self._to):
            if rect is not None:
                painter.setPen(frame)
                painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 7, 7)
        if self._from is None or self._to is None:
            return
        start, end = self._from.center(), self._to.center()
        path = QPainterPath(start)
        bend = QPointF((start.x() + end.x()) / 2, min(start.y(), end.y()) - 30)
        path.quadTo(bend, end)
        for pen in (QPen(skin.color("surface"), 6), QPen(colour, 3)):
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(path)
        self._head(painter, path, colour)

    def _head(self, painter: QPainter, path: QPainterPath, colour: object) -> None:
        tip, before = path.pointAtPercent(1.0), path.pointAtPercent(0.93)
        along = tip - before
        length = max(1.0, (along.x() ** 2 + along.y() ** 2) ** 0.5)
        unit = QPointF(along.x() / length, along.y() / length)
        across = QPointF(-unit.y(), unit.x())
        head = QPainterPath(tip)
        head.lineTo(tip - unit * 16 + across * 9)
        head.lineTo(tip - unit * 16 - across * 9)
        head.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(head, colour)  # type: ignore[arg-type]


def _turn_events(steps: list[Step], seat: int) -> list[Event]:
    """Events of the turn that the last step belongs to, as far as it had come."""
    events: list[Event] = []
    for step in reversed(steps):
        if step.seat != seat or (events and any(event.id in (*PLACED, "stored") for event in step.events)):
            break
        events = [*step.events, *events]
    return events
