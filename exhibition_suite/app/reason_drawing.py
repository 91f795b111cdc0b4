"""The small drawing in a refusal: a stretch of the ruler of years, two continents that clash, or the ten decades."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from exhibition_suite.board.icons import paint_glyph, paint_icon, paint_pattern
from exhibition_suite.board.theme import continent
from exhibition_suite.tables.facts import DecadeGrid, Drawing, NumberLine, TwinGlyphs

from .controls import plate
from .frames import paint_hatch
from .lettering import draw_line, em, text_width
from .look import Look
from .skin import Skin, Skinned

CENTRE = Qt.AlignmentFlag.AlignHCenter


class ReasonDrawing(Skinned, QWidget):
    """Draws a reason; its label is read aloud."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._drawing: Drawing | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_drawing(self, drawing: Drawing | None) -> None:
        """Shows a drawing, or hides."""
        self._drawing = drawing
        self.setVisible(drawing is not None)
        self.setAccessibleName(drawing.label if drawing is not None else "")
        self.updateGeometry()
        self.update()

    def texts(self) -> list[str]:
        """The words in the drawing."""
        drawing = self._drawing
        if isinstance(drawing, NumberLine):
            return [str(drawing.first), str(drawing.last), drawing.label]
        return [drawing.label] if drawing is not None else []

    def sizeHint(self) -> QSize:
        return QSize(324, self.skin.px(48))

    def minimumSizeHint(self) -> QSize:
        return QSize(220, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        drawing = self._drawing
        if isinstance(drawing, NumberLine):
            self._years(painter, skin, drawing)
        elif isinstance(drawing, TwinGlyphs):
            self._twins(painter, skin, drawing)
        elif isinstance(drawing, DecadeGrid):
            self._decades(painter, skin, drawing)

    # ---- years

    def _years(self, painter: QPainter, skin: Skin, drawing: NumberLine) -> None:
        top, high = 3.0, 9.0
        base = top + high
        reach = max(drawing.last - drawing.first, drawing.limit, 1)
        pad = reach * 0.1
        low, span = drawing.first - pad, reach + 2 * pad
        left, width = 8.0, self.width() - 16.0

        def at(year: float) -> float:
            return left + (year - low) / span * width

        painter.setPen(QPen(skin.color("ink2"), 1.5))
        painter.drawLine(QPointF(left, base), QPointF(left + width, base))
        painter.setPen(QPen(skin.color("ink2"), 1))
        tick = 1 if span <= 16 else 5 if span <= 40 else 10
        year = int(-(-low // tick)) * tick
        while year <= low + span:
            painter.drawLine(QPointF(at(year), base - 3), QPointF(at(year), base + 4))
            year += tick
        self._stretches(
            painter, skin, drawing, at(drawing.first), at(drawing.first + drawing.limit), at(drawing.last), QRectF(0, top, 0, high)
        )
        self._year_words(painter, skin, drawing, at(drawing.first), at(drawing.last), base + 4)

    def _stretches(self, painter: QPainter, skin: Skin, drawing: NumberLine, first: float, limit: float, last: float, row: QRectF) -> None:
        """The allowed stretch bright, the refused one hatched; without a limit the whole way is wrong."""
        refused, allowed = skin.color("refuse"), skin.color("legal")
        too_close = 0 <= drawing.last - drawing.first <= drawing.limit
        if drawing.limit < 0:
            self._stretch(painter, skin, QRectF(first, row.top(), max(3.0, last - first), row.height()), refused, True)
        elif too_close:
            self._stretch(painter, skin, QRectF(first, row.top(), limit - first, row.height()), refused, True)
            painter.setPen(QPen(refused, 2.5))
            painter.drawLine(QPointF(last, row.top() - 3), QPointF(last, row.bottom() + 4))
        else:
            self._stretch(painter, skin, QRectF(first, row.top(), limit - first, row.height()), allowed, False)
            self._stretch(painter, skin, QRectF(limit, row.top(), last - limit, row.height()), refused, True)

    def _stretch(self, painter: QPainter, skin: Skin, rect: QRectF, ink: QColor, hatched: bool) -> None:
        painter.setPen(QPen(ink, 1.5))
        painter.setBrush(skin.color("refuseFill" if hatched else "legalFill"))
        painter.drawRect(rect)
        if hatched:
            paint_hatch(painter, rect, ink, 6)

    def _year_words(self, painter: QPainter, skin: Skin, drawing: NumberLine, first: float, last: float, top: float) -> None:
        height = self.height() - top
        wide = em(skin.font(12.5)) * 3.2
        painter.setFont(skin.font(12.5, 700))
        near = last - first < wide * 1.1
        left = QRectF(max(0.0, first - wide / 2 - (wide / 2 if near else 0)), top, wide, height)
        right = QRectF(min(self.width() - wide, last - wide / 2 + (wide / 2 if near else 0)), top, wide, height)
        painter.setPen(skin.color("ink"))
        draw_line(painter, left, str(drawing.first), CENTRE)
        painter.setPen(skin.color("refuse"))
        draw_line(painter, right, str(drawing.last), CENTRE)
        painter.setFont(skin.font(12.5, 600))
        middle = QRectF(left.right(), top, right.left() - left.right(), height)
        if text_width(drawing.label, painter.font()) <= middle.width():
            draw_line(painter, middle, drawing.label, CENTRE)

    # ---- continents

    def _twins(self, painter: QPainter, skin: Skin, drawing: TwinGlyphs) -> None:
        side = min(float(skin.px(38)), self.height() - 4)
        y = (self.height() - side) / 2
        self._spine(painter, skin, drawing.left, QRectF(8, y, side * 0.78, side))
        self._spine(painter, skin, drawing.right, QRectF(8 + side * 1.62, y, side * 0.78, side))
        painter.setFont(skin.display(20, 700))
        painter.setPen(skin.color("refuse"))
        draw_line(painter, QRectF(8 + side * 0.78, y, side * 0.84, side), "=" if drawing.same else "≠", CENTRE)
        x = 8 + side * 2.4 + 10
        icon = skin.px(18)
        paint_icon(painter, "no", QRectF(x, self.height() / 2 - icon / 2, icon, icon), skin.color("refuse"))
        painter.setFont(skin.font(12.5, 600))
        draw_line(painter, QRectF(x + icon + 6, 0, self.width() - x - icon - 8, self.height()), drawing.label)

    def _spine(self, painter: QPainter, skin: Skin, which: str, rect: QRectF) -> None:
        one = continent(which)
        plate(painter, rect, 4, one.color, skin.color("refuse"), 2)
        paint_pattern(painter, one.pattern, rect.adjusted(2, rect.height() * 0.52, -2, -2), QColor("#FFFFFF"), 0.3, 2)
        size = rect.height() * 0.36
        glyph = QRectF(rect.center().x() - size / 2, rect.top() + rect.height() * 0.1, size, size)
        paint_glyph(painter, one.glyph, glyph, QColor("#FFFFFF"))
        painter.setFont(skin.font(12, 700))
        painter.setPen(QColor("#FFFFFF"))
        draw_line(
            painter, QRectF(rect.left(), rect.center().y(), rect.width(), rect.height() / 2), one.letters(self._look.language), CENTRE
        )

    # ---- decades

    def _decades(self, painter: QPainter, skin: Skin, drawing: DecadeGrid) -> None:
        wide = min(34.0, (self.width() - 8) / 10)
        high = self.height() * 0.5
        for number in range(10):
            decade = 1900 + 10 * number
            box = QRectF(4 + number * wide, 2, wide - 3, high)
            tried, used = decade == drawing.tried, decade in drawing.used
            closed = bool(drawing.allowed) and decade not in drawing.allowed
            plate(
                painter,
                box,
                3,
                skin.color("refuseFill" if tried else "surface2"),
                skin.color("refuse" if tried else "lineS"),
                2 if tried else 1,
            )
            if used or closed:
                paint_hatch(painter, box.adjusted(1, 1, -1, -1), skin.color("refuse" if tried else "lineS"), 6)
            painter.setFont(skin.font(12, 700 if tried else 500))
            painter.setPen(skin.color("refuse" if tried else "ink2" if closed else "ink"))
            draw_line(painter, box.adjusted(-4, 0, 4, 0), f"{decade % 100:02d}", CENTRE)
        painter.setFont(skin.font(12.5, 600))
        painter.setPen(skin.color("refuse"))
        draw_line(painter, QRectF(4, high + 4, self.width() - 8, self.height() - high - 4), drawing.label)
