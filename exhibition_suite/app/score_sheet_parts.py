"""What a score sheet is made of: rows with one line of the score each, and the note about a tie."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.theme import mix

from .controls import paint_sign, plate
from .controls.buttons import PlainButton
from .lettering import draw_line, draw_name, em, plain, signed, text_width, wrap
from .score_facts import SheetFacts
from .score_sheet_words import SheetWords, TieWords
from .skin import Skin, Skinned
from .source_chart import LINE_ICONS

RIGHT = Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignHCenter
NAME_SHARE = 200
"""Width of the column with a line's icon and name, in px."""
MANY = 4
"""Seats from which the columns take what room there is: words stand under the points then."""


class _Arrows:
    """Up and down go from line to line of the sheet, as the class that mixes it in says by its signal `stepped`."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        way = ways.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)  # type: ignore[misc]
        else:
            self.stepped.emit(way)  # type: ignore[attr-defined]


class Columns:
    """Where the columns of the sheet stand, for a table of a given width and number of seats."""

    def __init__(self, width: float, seats: int, skin: Skin) -> None:
        grown = max(1.0, skin.scale)
        widest = 98.0 if seats < MANY else 112.0
        self.cell = min(widest * grown, max(58.0 * grown, (width - (NAME_SHARE + 40) * grown) / max(seats, 1)))
        self.first = width - self.cell * seats
        self.name = (14.0, min(NAME_SHARE * grown, self.first) - 14)
        self.source = (NAME_SHARE * grown, max(0.0, self.first - NAME_SHARE * grown - 8))

    def of(self, seat: int, height: float) -> QRectF:
        """The cell of a seat."""
        return QRectF(self.first + seat * self.cell, 0, self.cell, height)


class _Row(Skinned):
    """Height and measures that all rows share."""

    facts: SheetFacts

    def columns(self, skin: Skin) -> Columns:
        return Columns(self.width(), len(self.facts.seats), skin)  # type: ignore[attr-defined]


class HeadRow(_Row, QWidget):
    """The row over the table: sign and name of each seat over its column."""

    def __init__(self, facts: SheetFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts = facts
        self.setAccessibleName(", ".join(facts.names))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(600, self.skin.px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        plate(painter, QRectF(self.rect()), 6, skin.color("surface2"), None)
        columns = self.columns(skin)
        font = skin.font(13, 700)
        painter.setFont(font)
        painter.setPen(skin.color("ink"))
        draw_line(painter, QRectF(14, 0, columns.first - 14, self.height()), self.tr("Fame"))
        for seat in self.facts.seats:
            cell = columns.of(seat.seat, self.height())
            side = skin.px(24)
            wanted = side + 6 + text_width(seat.name, font)
            x = max(cell.left() + 2, cell.right() - 12 - wanted) if len(self.facts.seats) > 1 else cell.right() - 12 - wanted
            paint_sign(painter, QRectF(x, cell.center().y() - side / 2, side, side), seat.sign, seat.seat, skin)
            painter.setPen(skin.color("ink"))
            draw_name(painter, QRectF(x + side + 6, 0, cell.right() - x - side - 8, self.height()), seat.name)


class LineRow(_Arrows, _Row, PlainButton, QAbstractButton):
    """One line of the score for all seats; a click tells its rule.

    Attributes:
        line_id: which line.

    Signals:
        rule_asked: id of the line.
        stepped: to the line above (-1) or below (1).
    """

    rule_asked = Signal(str)
    stepped = Signal(int)

    def __init__(self, facts: SheetFacts, words: SheetWords, line_id: str, striped: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts, self.line_id = facts, line_id
        self._words, self._striped = words, striped
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty("ownFocusRing", True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.clicked.connect(lambda: self.rule_asked.emit(self.line_id))
        self.retranslate()

    def cells(self) -> list[str]:
        """Name, source, and the signed points of each seat, as they stand in the row."""
        lines = [seat.line(self.line_id) for seat in self.facts.seats]
        points = [signed(line.points) if line is not None else "–" for line in lines]
        return [self._words.line_name(self.line_id), self._words.source(self.line_id), *points]

    def retranslate(self) -> None:
        cells = self.cells()
        spoken = ", ".join(f"{seat.name} {points}" for seat, points in zip(self.facts.seats, cells[2:], strict=True))
        self.setAccessibleName(f"{cells[0]}: {spoken}")
        self.setAccessibleDescription(self.tr("Shows the rule and where the points come from"))
        sources = [f"{seat.name}: {self._words.how(seat, self.line_id)}" for seat in self.facts.seats if seat.line(self.line_id)]
        self.setToolTip("\n".join(sources))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, self.skin.px(45))

    def minimumSizeHint(self) -> QSize:
        return QSize(480, self.skin.px(28))

    def reskin(self) -> None:
        self.setMaximumHeight(self.skin.px(60))
        super().reskin()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        over = self.underMouse() or self.isChecked()
        if self._striped or over:
            share = 0.9 if over else 0.5
            plate(painter, QRectF(self.rect()), 4, mix(skin.color("surface"), skin.color("surface2"), share), None)
        tone = self._tone(skin)
        height = float(self.height())
        bar = min(24.0, height - 12)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone)
        painter.drawRoundedRect(QRectF(2, (height - bar) / 2, 4, bar), 2, 2)
        side = skin.px(18)
        paint_icon(painter, LINE_ICONS[self.line_id], QRectF(14, (height - side) / 2, side, side), tone)
        self._texts(painter, skin, height)
        if self.hasFocus():
            painter.setPen(QPen(skin.color("focus"), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)

    def _tone(self, skin: Skin) -> QColor:
        tone = next((line.tone for seat in self.facts.seats if (line := seat.line(self.line_id))), "yellow")
        return skin.color({"green": "good", "red": "refuse"}.get(tone, "brassD" if not skin.theme.dark else "brass"))

    def beside(self) -> bool:
        """Where the points come from stands beside the lines' names: so it is where there is room for it in all of them."""
        font, room = self.skin.font(12.5, 500), self.columns(self.skin).source[1]
        return all(text_width(self._words.source(line_id, short=True), font) <= room for line_id in self.facts.line_ids)

    def shown_details(self) -> list[str]:
        """What stands under the points of each seat, "" for nothing; empty where it stands beside the name or nothing fits."""
        skin = self.skin
        font, room = skin.font(12, 500), self.columns(skin).cell - 10
        if self.beside() or self.height() < skin.px(37):
            return []
        told = zip(*(self._words.details(seat, self.line_id) for seat in self.facts.seats), strict=True)
        return next((list(texts) for texts in told if all(text_width(text, font) <= room for text in texts)), [])

    def _texts(self, painter: QPainter, skin: Skin, height: float) -> None:
        name, source, *points = self.cells()
        columns = self.columns(skin)
        under = self.shown_details()
        left = 14 + skin.px(18) + 10
        note = self._words.same_for_all(self.line_id) if under else ""
        words = QRectF(left, 0, columns.name[1] - left + 20, height * 0.5 + skin.px(2) if note else height)
        painter.setPen(skin.color("ink"))
        painter.setFont(skin.font(14.5, 600))
        draw_line(painter, words.adjusted(0, skin.px(3) if note else 0, 0, 0), name)
        painter.setPen(skin.color("ink2"))
        if note:
            painter.setFont(skin.font(12, 500))
            draw_line(painter, words.translated(0, height * 0.5 - skin.px(3)), note)
        elif self.beside():
            painter.setFont(skin.font(12.5, 500))
            if text_width(source, painter.font()) > columns.source[1]:
                source = self._words.source(self.line_id, short=True)
            draw_line(painter, QRectF(columns.source[0], 0, columns.source[1], height), source)
        best = self.facts.best(self.line_id)
        two = any(under)
        for seat, text in zip(self.facts.seats, points, strict=True):
            cell = columns.of(seat.seat, height)
            if two:
                self._detail(painter, skin, cell, under[seat.seat])
                cell = QRectF(cell.left(), cell.top() + skin.px(1), cell.width(), height * 0.5 + skin.px(3))
            self._points(painter, skin, cell, text, seat.seat in best)

    @staticmethod
    def _detail(painter: QPainter, skin: Skin, cell: QRectF, text: str) -> None:
        painter.setFont(skin.font(12, 500))
        painter.setPen(skin.color("ink2"))
        low = cell.height() * 0.5
        draw_line(painter, QRectF(cell.left(), low + skin.px(2), cell.width() - 14, low - skin.px(3)), text, RIGHT)

    def _points(self, painter: QPainter, skin: Skin, cell: QRectF, text: str, best: bool) -> None:
        if best:
            high = min(float(skin.px(28)), cell.height() - 4)
            wide = min(float(skin.px(56)), cell.width() - 6)
            box = QRectF(cell.right() - wide - 4, cell.center().y() - high / 2, wide, high)
            plate(painter, box, 6, skin.color("legalFill"), None)
            side = min(float(skin.px(13)), wide / 4)
            paint_icon(painter, "star", QRectF(box.left() + 3, box.center().y() - side / 2, side, side), skin.color("legal"))
        painter.setFont(skin.display(16, 700))
        painter.setPen(skin.color("refuse" if text.startswith("\N{MINUS SIGN}") else "ink"))
        draw_line(painter, cell.adjusted(0, 0, -14, 0), text, RIGHT)


class TotalRow(_Row, QWidget):
    """The totals under a line."""

    def __init__(self, facts: SheetFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts = facts
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def cells(self) -> list[str]:
        return [self.tr("Total"), *(plain(seat.table.total) for seat in self.facts.seats)]

    def retranslate(self) -> None:
        head, *totals = self.cells()
        spoken = ", ".join(f"{seat.name} {total}" for seat, total in zip(self.facts.seats, totals, strict=True))
        self.setAccessibleName(f"{head}: {spoken}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, self.skin.px(46))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        skin = self.skin
        painter.setPen(QPen(skin.color("ink"), 1.5))
        painter.drawLine(0, 1, self.width(), 1)
        head, *totals = self.cells()
        columns = self.columns(skin)
        painter.setFont(skin.display(17))
        draw_line(painter, QRectF(14, 2, columns.first - 14, self.height() - 2), head)
        painter.setFont(skin.display(22))
        for seat, total in zip(self.facts.seats, totals, strict=True):
            draw_line(painter, columns.of(seat.seat, self.height()).adjusted(0, 2, -14, 0), total, RIGHT)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class TieNote(_Arrows, PlainButton, QAbstractButton):
    """How a tie was broken, or that there is a draw; a click tells the rule.

    Signals:
        rule_asked: id of the rule.
        stepped: to the line above (-1) or below (1).
    """

    rule_asked = Signal(str)
    stepped = Signal(int)

    def __init__(self, tie: TieWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tie = tie
        self.setProperty("ownFocusRing", True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.rule_asked.emit(self._tie.rule))
        self.set_words(tie)

    def texts(self) -> list[str]:
        return [self._tie.title, self._tie.detail]

    def set_words(self, tie: TieWords) -> None:
        self._tie = tie
        self.setAccessibleName(f"{tie.title}. {tie.detail}")
        self.setToolTip(f"{tie.title}\n{tie.detail}")
        self.updateGeometry()
        self.update()

    def _lines(self, width: float) -> tuple[list[str], list[str]]:
        skin = self.skin
        return wrap(self._tie.title, skin.font(13, 700), width), wrap(self._tie.detail, skin.font(12.5, 500), width)

    def sizeHint(self) -> QSize:
        width = max(self.width(), 480) - self.skin.px(66)
        title, detail = self._lines(width)
        return QSize(600, round(18 + (len(title) + len(detail)) * em(self.skin.font(13)) * 1.38))

    def minimumSizeHint(self) -> QSize:
        return QSize(480, self.sizeHint().height())

    def resizeEvent(self, event: object) -> None:
        self.updateGeometry()
        super().resizeEvent(event)  # type: ignore[arg-type]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        body = QRectF(self.rect())
        plate(painter, body, 8, skin.color("surface2"), skin.color("focus" if self.hasFocus() else "line"), 3 if self.hasFocus() else 1)
        side = skin.px(22)
        paint_icon(painter, "caseMid", QRectF(17, body.center().y() - side / 2, side, side), skin.color("accentInk"))
        left = float(skin.px(52))
        title, detail = self._lines(body.width() - left - 14)
        step = em(skin.font(13)) * 1.38
        y = (body.height() - step * (len(title) + len(detail))) / 2
        for lines, weight, role in ((title, 700, "ink"), (detail, 500, "ink2")):
            painter.setFont(skin.font(13 if weight == 700 else 12.5, weight))
            painter.setPen(skin.color(role))
            for line in lines:
                draw_line(painter, QRectF(left, y, body.width() - left - 8, step), line)
                y += step
