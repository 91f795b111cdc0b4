"""Surfaces of the page: panels with a resting shadow, brass plates; and the painting that several of its parts share."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLayout, QWidget

from exhibition_suite.board.icons import shape_path
from exhibition_suite.board.theme import Theme, faded, seats

from .controls.paint import plate, soft_shadow
from .skin import Skinned


def clear(rows: QLayout) -> None:
    """Takes every row out of a layout; the widgets are gone from sight at once."""
    while rows.count():
        item = rows.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def paint_panel(painter: QPainter, rect: QRectF, theme: Theme, radius: float = 8, fill: str = "surface", line: str = "line") -> None:
    """A panel with its resting shadow and hairline."""
    soft_shadow(painter, rect, radius, theme, 1)
    plate(painter, rect, radius, theme.color(fill), theme.color(line), 1)


def paint_brass(painter: QPainter, rect: QRectF, theme: Theme, radius: float = 8, rivets: bool = True) -> None:
    """A brass plate, with a rivet in each corner."""
    sheen = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for stop, role in ((0.0, "brassL"), (0.5, "brass"), (1.0, "brass")):
        sheen.setColorAt(stop, theme.color(role))
    soft_shadow(painter, rect, radius, theme, 1)
    painter.setPen(QPen(theme.color("brassD"), 1.5))
    painter.setBrush(QBrush(sheen))
    painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
    if rivets:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("brassD"))
        for x in (rect.left() + 8, rect.right() - 8):
            for y in (rect.top() + 8, rect.bottom() - 8):
                painter.drawEllipse(QPointF(x, y), 2.2, 2.2)


def paint_hatch(painter: QPainter, rect: QRectF, color: QColor, gap: float = 9) -> None:
    """45 degree hatching inside `rect`: the pattern of what is not allowed."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(color, 1.6))
    at = rect.left() - rect.height()
    while at < rect.right():
        painter.drawLine(QPointF(at, rect.bottom()), QPointF(at + rect.height(), rect.top()))
        at += gap
    painter.restore()


def paint_marker(painter: QPainter, centre: QPointF, seat: int, size: float, fill: QColor, edge: QColor) -> None:
    """The shape of a seat (from 0) around `centre`; `size` is its radius."""
    painter.setPen(QPen(edge, 1.25))
    painter.setBrush(fill)
    painter.drawPath(shape_path(seats()[seat].shape, QRectF(centre.x() - size, centre.y() - size, 2 * size, 2 * size)))


def seat_pen(seat: int, color: QColor, width: float = 2.5) -> QPen:
    """The line of a seat (from 0) in charts: solid, long dash, dots, dash-dot, sparse dots."""
    pen = QPen(color, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    dash = seats()[seat].dash
    if dash:
        pen.setDashPattern([max(0.1, part / width) for part in dash])
    return pen


class Surface(Skinned, QWidget):
    """A panel of the page; what stands in it is laid out by whoever makes it.

    Attributes:
        seat: a stripe in this seat's colour runs down the left edge; -1 for none.
    """

    def __init__(self, parent: QWidget | None = None, *, radius: float = 8, fill: str = "surface", line: str = "line") -> None:
        super().__init__(parent)
        self._radius, self._fill, self._line = radius, fill, line
        self.seat = -1

    def body(self) -> QRectF:
        """The panel without the room for its shadow."""
        return QRectF(self.rect()).adjusted(1, 0, -1, -2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        body = self.body()
        paint_panel(painter, body, skin.theme, self._radius, self._fill, self._line)
        if self.seat >= 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(skin.theme.seat(self.seat))
            painter.drawRoundedRect(QRectF(body.left(), body.top() + 8, 4, body.height() - 16), 2, 2)


class Ground(Skinned, QWidget):
    """A plain ground in one colour of the theme, with an optional line at its top."""

    def __init__(
        self, role: str = "surface", parent: QWidget | None = None, *, top: tuple[str, int] | None = None, opacity: float = 1.0
    ) -> None:
        """`top` is (colour, height in px) of the line."""
        super().__init__(parent)
        self._role, self._top, self._opacity = role, top, opacity

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        skin = self.skin
        painter.fillRect(self.rect(), faded(skin.color(self._role), self._opacity))
        if self._top is not None:
            role, height = self._top
            painter.fillRect(0, 0, self.width(), height, skin.color(role))
