"""Signs of the take step: the light around the own column, and the way the vehicle would go."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from exhibition_suite.board import levels
from exhibition_suite.board.theme import Theme, faded

VEIL = 0.08
"""How much of the room's colour lies over what steps back."""


class ColumnLight(QGraphicsItem):
    """The lit ground behind the column from which a card may be taken."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._theme: Theme | None = None
        self.setZValue(levels.PLACES - 1)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def shine(self, rect: QRectF | None) -> None:
        """Lights this column, or none."""
        if rect is None:
            self.hide()
            return
        self.prepareGeometryChange()
        self._rect = rect
        self.show()

    # ---- Qt

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.color("legal"), 2))
        painter.setBrush(self._theme.color("legalFill"))
        painter.drawRoundedRect(self._rect, 9, 9)


class VeilItem(QGraphicsItem):
    """A breath of the room over what the decision is not about: while a card is placed, the market and all places where it cannot lie
    step back to 92 %."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: tuple[QRectF, ...] = ()
        self._radius = 0.0
        self._shape = QPainterPath()
        self._color = QColor()
        self.setZValue(levels.MARKS - 1)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        self._color = faded(theme.color("bg"), VEIL)
        self.update()

    def cover(self, parts: Sequence[QRectF] = (), radius: float = 0.0) -> None:
        """Lies over these parts of the board, the first one with square corners; nowhere without any."""
        if parts and tuple(parts) != self._parts:
            self.prepareGeometryChange()
            self._parts, self._radius = tuple(parts), radius
            self._shape = QPainterPath()
            self._shape.addRect(self._parts[0])
            for part in self._parts[1:]:
                self._shape.addRoundedRect(part, radius, radius)
        self.setVisible(bool(parts))

    def covers(self, point: QPointF) -> bool:
        """Whether this point of the board steps back now."""
        return self.isVisible() and self._shape.contains(point)

    # ---- Qt

    def boundingRect(self) -> QRectF:
        return self._shape.boundingRect()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        # Part by part: one path of all of them is filled line by line of the whole board.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.fillRect(self._parts[0], self._color)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._color)
        for part in self._parts[1:]:
            painter.drawRoundedRect(part, self._radius, self._radius)


class JourneyItem(QGraphicsItem):
    """The way of a vehicle to its next stop: a dotted line above the headers to a ghost of the vehicle."""

    def __init__(self) -> None:
        super().__init__()
        self._start = QRectF()
        self._end = QRectF()
        self._ghost_rect = QRectF()
        self._ghost = QPixmap()
        self._theme: Theme | None = None
        self.setZValue(levels.MARKS + 1)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def travel(self, start: QRectF, end: QRectF, ghost_rect: QRectF, ghost: QPixmap) -> None:
        """From one header to another (or staying), with the picture of the ghost and its place."""
        self.prepareGeometryChange()
        self._start, self._end, self._ghost_rect, self._ghost = start, end, ghost_rect, ghost
        self.show()
        self.update()

    # ---- Qt

    def boundingRect(self) -> QRectF:
        return self._start.united(self._end).adjusted(-8, -12, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._theme is None:
            return
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        ink = self._theme.color("hover")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._start != self._end:
            y = self._start.top() - 5
            goal = QPointF(self._end.center().x(), y)
            side = 8 if goal.x() < self._start.center().x() else -8
            pen = QPen(ink, 3, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([0.67, 2])
            painter.setPen(pen)
            painter.drawLine(QPointF(self._start.center().x(), y), goal + QPointF(side, 0))
            arrow = QPainterPath(goal + QPointF(0, 9))
            arrow.lineTo(goal + QPointF(-6, 0))
            arrow.lineTo(goal + QPointF(6, 0))
            arrow.closeSubpath()
            painter.fillPath(arrow, ink)
        pen = QPen(ink, 2.5)
        pen.setDashPattern([2.8, 2])
        painter.setPen(pen)
        painter.drawRoundedRect(self._end.adjusted(-2, -2, 2, 2), 7, 7)
        painter.drawPixmap(self._ghost_rect, self._ghost, QRectF(self._ghost.rect()))
