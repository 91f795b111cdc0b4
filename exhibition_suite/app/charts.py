"""The charts of the score sheet, drawn with the painter: a century in each hall, fame round by round, where the fame came from.

Every chart also gives its numbers as a table (`grid`), for people who cannot or do not want to read a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from exhibition_suite.board.icons import paint_glyph
from exhibition_suite.board.theme import continent

from .controls.cards import paint_sign
from .frames import paint_marker, seat_pen
from .lettering import em, plain, text_width
from .look import Look
from .score_facts import SheetFacts, SheetSeat
from .skin import Skin, Skinned

SIGN = 28
"""Side of a seat's sign at the left of a chart as drawn, in px."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The numbers of a chart: what the columns are called, and the rows with what they are called first."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


class Chart(Skinned, QWidget):
    """A picture of a score sheet.

    Attributes:
        facts: what it shows.
        grid: gives its numbers as a table, in the language of the look; each chart has its own.
    """

    grid: Callable[[], Grid]

    def __init__(self, look: Look, facts: SheetFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.facts = facts
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def summary(self) -> str:
        """The chart in one paragraph, for screen readers."""
        return "; ".join(": ".join((row[0], ", ".join(row[1:]))) for row in self.grid().rows)

    def retranslate(self) -> None:
        """Takes the words anew."""
        self.setAccessibleDescription(self.summary())
        self.update()

    def _painter(self) -> tuple[QPainter, Skin]:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return painter, self.skin


class CenturyChart(Chart):
    """One row a seat, one box a decade; every card stands at its year with the glyph of its continent."""

    def grid(self) -> Grid:
        rows = []
        for seat in self.facts.seats:
            counts = [sum(1 for card in seat.cards if card.year is not None and (card.year - 1900) // 10 == decade) for decade in range(10)]
            rows.append([seat.name, *(str(count) for count in counts)])
        return Grid([self.tr("Cards of the"), *(self._decade(decade) for decade in range(10))], rows)

    def _decade(self, decade: int) -> str:
        return self.look.words.say(f"decade.{1900 + 10 * decade}.short")

    def heads(self, width: float) -> list[str]:
        """The decades over columns of this width in px: "00s", or the bare figures where a word would touch the next."""
        words = [self._decade(decade) for decade in range(10)]
        font = self.skin.font(12, 500)
        if max(text_width(word, font) for word in words) + 6 <= width:
            return words
        return [f"{decade}0" for decade in range(10)]

    def sizeHint(self) -> QSize:
        return QSize(580, 22 + 54 * len(self.facts.seats))

    def minimumSizeHint(self) -> QSize:
        return QSize(380, 20 + 28 * len(self.facts.seats))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, skin = self._painter()
        left = skin.drawn(SIGN + 16)
        width = (self.width() - left) / 10
        painter.setFont(skin.font(12, 500))
        painter.setPen(skin.color("ink2"))
        head = max(20.0, em(skin.font(12)) * 1.5)
        for decade, text in enumerate(self.heads(width)):
            painter.drawText(QRectF(left + decade * width, 0, width, head - 2), Qt.AlignmentFlag.AlignCenter, text)
        step = min(skin.drawn(54), (self.height() - head) / max(1, len(self.facts.seats)))
        for index, seat in enumerate(self.facts.seats):
            self._row(painter, skin, seat, QRectF(left, head + index * step, width, step - (8 if step > 40 else 4)))

    def _row(self, painter: QPainter, skin: Skin, seat: SheetSeat, first: QRectF) -> None:
        side = min(skin.drawn(SIGN), first.height())
        sign = QRectF(0, first.center().y() - side / 2, side, side)
        paint_sign(painter, sign, seat.sign, seat.seat, skin)
        shown = {(card.year - 1900) // 10 for card in seat.cards if card.year is not None}
        for decade in range(10):
            box = first.translated(decade * first.width(), 0).adjusted(0.5, 0.5, -2.5, -0.5)
            if decade in shown:
                painter.setPen(QPen(skin.color("line"), 1))
                painter.setBrush(skin.color("surface2"))
            else:
                painter.setPen(QPen(skin.color("lineS"), 1, Qt.PenStyle.CustomDashLine))
                pen = painter.pen()
                pen.setDashPattern([3, 3])
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 4, 4)
        self._glyphs(painter, skin, seat, first)

    def _glyphs(self, painter: QPainter, skin: Skin, seat: SheetSeat, first: QRectF) -> None:
        size = min(skin.drawn(13), first.height() / 2.2)
        level, last = 0, -99
        for card in seat.cards:
            if card.year is None:
                continue
            level = 1 - level if card.year - last < 3 else 0
            last = card.year
            x = first.left() + (card.year - 1900 + 0.5) / 10 * first.width() - 1
            y = first.top() + first.height() * (0.7 if level else 0.3)
            colour = skin.theme.continent_ink(card.continent)
            paint_glyph(painter, continent(card.continent).glyph, QRectF(x - size / 2, y - size / 2, size, size), colour)


class FameChart(Chart):
    """Totals after each round: one line a seat, in its colour, dashes and marker."""

    def grid(self) -> Grid:
        rounds = range(len(self.facts.history))
        columns = [self.tr("Round"), *(str(number + 1) for number in rounds)]
        rows = [[seat.name, *(plain(self.facts.history[number][seat.seat]) for number in rounds)] for seat in self.facts.seats]
        return Grid(columns, rows)

    def sizeHint(self) -> QSize:
        return QSize(580, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(380, max(100, 21 * len(self.facts.seats)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, skin = self._painter()
        history = self.facts.history
        if not history:
            painter.setFont(skin.font(13))
            painter.setPen(skin.color("ink2"))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.tr("No round has been finished yet."))
            return
        small = skin.font(12, 500)
        painter.setFont(small)
        edge = em(small) * 2.4
        plot = QRectF(edge, 10, self.width() - edge - 76 * max(1.0, skin.scale), self.height() - em(small) * 1.8 - 12)
        floor, roof = self._range()
        self._axes(painter, skin, plot, floor, roof)
        ends = []
        for seat in reversed(self.facts.seats):
            points = [self._point(plot, floor, roof, number, row[seat.seat]) for number, row in enumerate(history)]
            self._line(painter, skin, seat.seat, points)
            ends.append((points[-1].y(), seat))
        self._ends(painter, skin, plot, sorted(ends, key=lambda end: (end[0], end[1].table.place)))

    def _range(self) -> tuple[int, int]:
        values = [value for row in self.facts.history for value in row]
        floor = min(0, *values) - 1
        roof = max(10, *values)
        return floor, roof + max(1, (roof - floor) // 16)

    def _point(self, plot: QRectF, floor: int, roof: int, number: int, value: int) -> QPointF:
        across = max(1, len(self.facts.history) - 1)
        x = plot.left() + 8 + (plot.width() - 16) * number / across
        return QPointF(x, plot.bottom() - plot.height() * (value - floor) / (roof - floor))

    def _axes(self, painter: QPainter, skin: Skin, plot: QRectF, floor: int, roof: int) -> None:
        step = 10 if plot.height() > 90 and roof - floor <= 60 else 20
        for value in range(-(-floor // step) * step, roof + 1, step):
            y = self._point(plot, floor, roof, 0, value).y()
            painter.setPen(QPen(skin.color("ink2" if value == 0 else "line"), 1.25 if value == 0 else 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(skin.color("ink2"))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, y - 10, plot.left() - 6, 20), right, plain(value))
        count = len(self.facts.history)
        for number in self._ticks(count):
            x = self._point(plot, floor, roof, number - 1, 0).x()
            painter.drawText(
                QRectF(x - 24, plot.bottom() + 4, 48, self.height() - plot.bottom() - 4), Qt.AlignmentFlag.AlignHCenter, str(number)
            )

    @staticmethod
    def _ticks(count: int) -> list[int]:
        ticks = [1, *range(4, count + 1, 4)]
        if count - ticks[-1] >= 2:
            ticks.append(count)
        return ticks

    def _line(self, painter: QPainter, skin: Skin, seat: int, points: list[QPointF]) -> None:
        colour = skin.theme.seat(seat)
        mark = self.look.seat_colours[seat] if seat < len(self.look.seat_colours) else seat  # shape and dashes go with the colour
        painter.setPen(seat_pen(mark, colour, skin.drawn(2.5)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if len(points) > 1:
            painter.drawPolyline(points)
        for number in sorted({*range(0, len(points), 3), len(points) - 1}):
            paint_marker(painter, points[number], mark, skin.drawn(5), colour, skin.color("surface"))

    def label_rects(self, plot: QRectF, ends: Sequence[float]) -> list[QRectF]:
        """Where the signs at the lines' ends stand, from the top down: near their line, apart from each other, all inside the picture."""
        skin = self.skin
        step = min(max(skin.drawn(22), em(skin.font(13.5)) * 1.6) + 4, self.height() / max(1, len(ends)))
        side = min(skin.drawn(22), step - 2)
        rects: list[QRectF] = []
        top = 0.0
        for number, y in enumerate(ends):
            lowest = self.height() - step * (len(ends) - number)
            top = max(top, min(y - step / 2, lowest))
            rects.append(QRectF(plot.right() + 10, top + (step - side) / 2, side + 2, side))
            top += step
        return rects

    def _ends(self, painter: QPainter, skin: Skin, plot: QRectF, ends: list[tuple[float, SheetSeat]]) -> None:
        painter.setFont(skin.font(13.5, 700))
        for rect, (_, seat) in zip(self.label_rects(plot, [y for y, _ in ends]), ends, strict=True):
            paint_sign(painter, rect, seat.sign, seat.seat, skin)
            painter.setPen(skin.color("ink"))
            words = QRectF(rect.right() + 6, rect.top() - 4, self.width() - rect.right() - 6, rect.height() + 8)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, plain(self.facts.history[-1][seat.seat]))
