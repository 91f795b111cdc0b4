"""How far from the end: a ruler from 0 to 16 with the vehicle of each player (top bar)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPainter, QPainterPath, QPaintEvent, Qt
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from exhibition_suite.engine import SeatSetup
from exhibition_suite.games.exhibition.showcases import SPOTS
from exhibition_suite.games.exhibition.state import VEHICLES

from .case_painter import paint_goal, paint_ruler, paint_seat_sign
from .worded import LookLike

SIGN_WIDTH, SIGN_HEIGHT = 23.0, 21.0


class ProgressRuler(QWidget):
    """Shows how many of the sixteen spots each player has filled."""

    def __init__(self, look: LookLike, seats: Sequence[SeatSetup], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._seats = tuple(seats)
        self._filled: tuple[int, ...] = (0,) * len(seats)
        self._out: tuple[bool, ...] = (False,) * len(seats)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)
        self.setAccessibleName(self.spoken())

    def show_state(self, view: Any) -> None:
        """Takes the numbers of a position."""
        self._filled = tuple(sum(view.card_at(seat, spot) >= 0 for spot in range(SPOTS)) for seat in range(view.seats))
        self._out = tuple(view.is_out(seat) for seat in range(view.seats))
        self.setAccessibleName(self.spoken())
        self.update()

    def spoken(self) -> str:
        """All of it in words."""
        text = self.tr("{name}: {count} of 16")
        parts = [text.format(name=seat.name, count=count) for seat, count in zip(self._seats, self._filled, strict=True)]
        return ", ".join(parts)

    def signs(self) -> list[QRectF]:
        """Where each player's sign stands: over its number, side by side with those that have as many."""
        left, right = self._ends()
        step = SIGN_WIDTH + 0.5
        order = sorted(range(len(self._seats)), key=lambda seat: (self._filled[seat], seat))
        starts: list[float] = []
        for seat in order:
            count = self._filled[seat]
            same = [other for other in order if self._filled[other] == count]
            first = left + (right - left) * count / SPOTS - len(same) * step / 2
            starts.append(max(first + same.index(seat) * step, starts[-1] + step if starts else 0.0))
        room = self.width() - SIGN_WIDTH
        for number in reversed(range(len(order))):
            starts[number] = room = min(starts[number], room)
            room -= step
        found = {seat: QRectF(start, 1, SIGN_WIDTH, SIGN_HEIGHT) for seat, start in zip(order, starts, strict=True)}
        return [found[seat] for seat in range(len(self._seats))]

    def _ends(self) -> tuple[float, float]:
        """Left and right end of the ruler's track."""
        return SIGN_WIDTH / 2, self.width() - 30.0

    # ---- Qt

    def sizeHint(self) -> QSize:
        return QSize(600, 42)

    def minimumSizeHint(self) -> QSize:
        return QSize(220, 42)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.look.theme("exhibition")
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, right = self._ends()
        base = 25.0
        paint_ruler(painter, QRectF(left, base, right - left, 12), SPOTS, theme)
        paint_goal(painter, QPointF(right, base + 13), 24, theme)
        for seat, rect in enumerate(self.signs()):
            sign = self._seats[seat].sign or VEHICLES[seat]
            painter.setOpacity(0.6 if self._out[seat] else 1.0)
            paint_seat_sign(painter, QRectF(rect.center().x() - 10.5, rect.top(), 21, 21), sign, seat, theme, shadow=False)
            painter.setOpacity(1.0)
        for count in set(self._filled):
            x = left + (right - left) * count / SPOTS
            tip = QPainterPath(QPointF(x - 4, 22.5))
            tip.lineTo(x + 4, 22.5)
            tip.lineTo(x, 27.5)
            tip.closeSubpath()
            painter.fillPath(tip, theme.color("ink"))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            tip = Qt.convertFromPlainText(self.spoken().replace(", ", "\n"))  # a name is never markup
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.spoken())
            self.update()
        super().changeEvent(event)
