"""A place where a piece may lie, and the signs that say what it is good for: never by colour alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from . import levels
from .fonts import ui_font
from .icons import paint_icon
from .line_breaks import Fit, fit
from .theme import Theme, faded, mix

LABEL_SIZES = {1: (12.0, 11.5, 11.0), 2: (11.5, 11.0)}
"""Sizes of the reason on a place, by number of lines."""
State = Literal["plain", "closed", "legal", "aimed", "refused"]
SignPainter = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True, slots=True)
class Mark:
    """What a place shows.

    Attributes:
        state: `plain` (a piece lies there, nothing to say), `closed`, `legal`, `aimed` or `refused`.
        label: one-line reason on an empty place, e.g. "between 1967 and 1998"; on a closed one why nothing lies there.
        flag: what the place is worth, e.g. "+6", or "".
        good: the flag says something positive.
        selected: the piece on it is in hand.
        last: the seat whose last move this was, or -1.
        raised: a piece hovers over the place, so the flag must step aside.
        tag: a word on the piece's corner, e.g. "NEW".
    """

    state: State = "plain"
    label: str = ""
    flag: str = ""
    good: bool = True
    selected: bool = False
    last: int = -1
    raised: bool = False
    tag: str = ""


PLAIN = Mark()


def brackets(rect: QRectF, length: float) -> QPainterPath:
    """L-shaped brackets on the four corners of `rect`."""
    path = QPainterPath()
    left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
    for x, y, across, down in ((left, top, 1, 1), (right, top, -1, 1), (right, bottom, -1, -1), (left, bottom, 1, -1)):
        path.moveTo(x, y + down * length)
        path.lineTo(x, y + down * 3)
        path.quadTo(QPointF(x, y), QPointF(x + across * 3, y))
        path.lineTo(x + across * length, y)
    return path


class SlotItem(QGraphicsItem):
    """The ground of one place: its fill, border, plus sign and reason. Its `overlay` carries the signs that lie above pieces.

    Attributes:
        place: id of the place.
        rect: where it is, in scene units.
        empty: no piece lies on it; an occupied place paints no ground.
        mark: what it shows now.
    """

    def __init__(self, place: str, rect: QRectF, radius: float) -> None:
        super().__init__()
        self.place = place
        self.mark = PLAIN
        self.empty = True
        self.ground = True
        self.theme: Theme | None = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # pieces pass over it far more often than it changes
        self.overlay = MarkItem(self)
        self.setZValue(levels.PLACES)
        self.move_to(rect, radius)

    def set_theme(self, theme: Theme, sign: Callable[[int], SignPainter]) -> None:
        """Colours, and who paints the sign of a seat on the pennant."""
        self.theme = theme
        self.overlay.sign = sign
        self.update()
        self.overlay.update()

    def move_to(self, rect: QRectF, radius: float) -> None:
        """Another arrangement of the board."""
        self.prepareGeometryChange()
        self.overlay.prepareGeometryChange()
        self.rect, self.radius = rect, radius
        self._bounds = rect.adjusted(-8, -8, 8, 8)
        self.overlay.follow()

    def show_mark(self, mark: Mark, empty: bool) -> None:
        if mark == self.mark and empty == self.empty:
            return
        self.overlay.prepareGeometryChange()
        self.mark, self.empty = mark, empty
        self.overlay.setZValue(levels.HAND_MARKS if mark.raised else levels.MARKS)
        self.setVisible(self.ground and (empty or mark.state == "refused"))
        self.overlay.setVisible(mark != PLAIN)
        self.update()
        self.overlay.update()

    def _paint_closed(self, painter: QPainter, theme: Theme) -> None:
        inner = theme.color("caseIn")
        fill = mix(inner, theme.color("shade"), 0.07 if not theme.dark else 0.30)
        line = mix(inner, theme.color("shade") if not theme.dark else theme.color("lineS"), 0.33)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(self.rect, self.radius, self.radius)
        shelf = QPen(mix(inner, theme.color("shade") if not theme.dark else theme.color("lineS"), 0.24), 1.5)
        shelf.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(shelf)
        y = self.rect.bottom() - self.rect.height() * 0.15
        painter.drawLine(QPointF(self.rect.left() + 6, y), QPointF(self.rect.right() - 6, y))
        pen = QPen(line, 1)
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.rect.adjusted(0.75, 0.75, -0.75, -0.75), self.radius, self.radius)

    def _paint_open(self, painter: QPainter, theme: Theme) -> None:
        aimed = self.mark.state == "aimed"
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("hoverFill" if aimed else "legalFill"))
        painter.drawRoundedRect(self.rect, self.radius, self.radius)
        ink = theme.color("hover" if aimed else "legal")
        if self.mark.raised:
            return
        label = self.mark.label
        side = 22.0 if self.rect.height() > 70 else 18.0
        middle = self.rect.top() + self.rect.height() * (0.40 if label else 0.5)
        paint_icon(painter, "plus", QRectF(self.rect.center().x() - side / 2, middle - side / 2, side, side), ink)
        if label:
            self._paint_label(painter, label, ink)

    def _paint_label(self, painter: QPainter, label: str, ink: QColor) -> None:
        found = label_fit(label, self.rect.width())
        font = ui_font(found.size, 600)
        painter.setFont(font)
        painter.setPen(ink)
        step = found.size + 2
        base = self.rect.bottom() - self.rect.height() * 0.165 - step * (len(found.lines) - 1) * 0.75
        for number, line in enumerate(found.lines):
            width = _label_width(found.size, line)
            painter.drawText(QPointF(self.rect.center().x() - width / 2, base + number * step), line)

    def _paint_refused(self, painter: QPainter, theme: Theme) -> None:
        ink = theme.color("refuse")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("refuseFill"))
        painter.drawRoundedRect(self.rect, self.radius, self.radius)
        hatch = QBrush(faded(ink, 0.35), Qt.BrushStyle.BDiagPattern)
        painter.setBrush(hatch)
        painter.drawRoundedRect(self.rect, self.radius, self.radius)
        side = 28.0 if self.rect.height() > 70 else 22.0
        centre = self.rect.center()
        painter.setBrush(theme.color("refuseFill"))
        painter.drawEllipse(centre, side * 0.6, side * 0.6)
        paint_icon(painter, "no", QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), ink)

    # ---- Qt

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.theme is None or not self.ground:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state = self.mark.state
        if state == "refused":
            self._paint_refused(painter, self.theme)
        elif not self.empty:
            return
        elif state in ("legal", "aimed"):
            self._paint_open(painter, self.theme)
        else:
            self._paint_closed(painter, self.theme)
            if self.mark.label:
                self._paint_label(painter, self.mark.label, self.theme.color("ink2"))
        if self.mark.raised:
            self.overlay.paint_border(painter, self.theme)


class MarkItem(QGraphicsItem):
    """The signs of a place that lie above pieces: brackets, borders, value flag, pennant."""

    def __init__(self, slot: SlotItem) -> None:
        super().__init__()
        self.slot = slot
        self.sign: Callable[[int], SignPainter] | None = None
        self.setZValue(levels.MARKS)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setVisible(False)
        self._bounds = QRectF()

    def follow(self) -> None:
        """Lies where its place lies."""
        self._bounds = self.slot.rect.adjusted(-14, -34, 16, 12)

    def paint_border(self, painter: QPainter, theme: Theme) -> None:
        """The border of the state; below a piece that hovers over the place it is painted with the ground."""
        mark, rect, radius = self.slot.mark, self.slot.rect, self.slot.radius
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if mark.state == "legal":
            ink = theme.color("legal")
            occupied = not self.slot.empty
            if not occupied:
                painter.setPen(QPen(ink, 2))
                painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
            painter.setPen(_round(ink, 3.5))
            painter.drawPath(brackets(rect.adjusted(-1, -1, 1, 1) if occupied else rect, 14))
        elif mark.state == "aimed":
            ink = theme.color("hover")
            painter.setPen(QPen(ink, 3.5))
            inset = 0 if not self.slot.empty else 1.5
            painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
            painter.setPen(_round(ink, 4))
            painter.drawPath(brackets(rect.adjusted(-4, -4, 4, 4), 18))
        elif mark.state == "refused":
            pen = QPen(theme.color("refuse"), 3)
            pen.setDashPattern([3, 5 / 3])
            painter.setPen(pen)
            painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)

    def _paint_selected(self, painter: QPainter, theme: Theme) -> None:
        rect = self.slot.rect
        ink = theme.color("select")
        painter.setPen(QPen(ink, 3.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, self.slot.radius, self.slot.radius)
        disc = QRectF(rect.right() - 11, rect.top() - 11, 22, 22)
        painter.setPen(QPen(theme.color("surface"), 2))
        painter.setBrush(ink)
        painter.drawEllipse(disc)
        paint_icon(painter, "check", disc.adjusted(4, 4, -4, -4), theme.color("onState"))

    def _flag_rect(self) -> QRectF:
        mark, rect = self.slot.mark, self.slot.rect
        width = QFontMetricsF(ui_font(14, 700)).horizontalAdvance(mark.flag) + 18
        if mark.raised:
            return QRectF(rect.right() + 10 - width, rect.top() - 30, width, 25)
        return QRectF(rect.right() - 6 - width, rect.top(), width, 25)

    def _paint_flag(self, painter: QPainter, theme: Theme) -> None:
        mark = self.slot.mark
        box = self._flag_rect()
        path = QPainterPath()
        path.moveTo(box.topLeft())
        path.lineTo(box.topRight())
        path.lineTo(box.bottomRight())
        path.lineTo(box.center().x(), box.bottom() - 5)
        path.lineTo(box.bottomLeft())
        path.closeSubpath()
        ground = theme.color("ink2") if not mark.good else theme.color("hover" if mark.state == "aimed" else "legal")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawPath(path)
        painter.setPen(theme.color("onState") if mark.good else theme.color("surface"))
        painter.setFont(ui_font(14, 700))
        painter.drawText(box.adjusted(0, 0, 0, -5), Qt.AlignmentFlag.AlignCenter, mark.flag)

    def _paint_tag(self, painter: QPainter, theme: Theme) -> None:
        rect, tag = self.slot.rect, self.slot.mark.tag
        width = max(52.0, QFontMetricsF(ui_font(12, 700)).horizontalAdvance(tag) + 20)
        path = QPainterPath()
        path.moveTo(rect.right() - width, rect.top())
        path.lineTo(rect.right(), rect.top())
        path.lineTo(rect.right(), rect.top() + 18)
        path.lineTo(rect.right() - width + 6, rect.top() + 18)
        path.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("last"))
        painter.drawPath(path)
        painter.setPen(theme.color("lastFill"))
        painter.setFont(ui_font(12, 700))
        painter.drawText(QRectF(rect.right() - width + 4, rect.top(), width - 4, 18), Qt.AlignmentFlag.AlignCenter, tag)

    def _paint_last(self, painter: QPainter, theme: Theme) -> None:
        rect = self.slot.rect
        pen = QPen(theme.color("last"), 2)
        pen.setDashPattern([1, 1.75])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), self.slot.radius, self.slot.radius)
        box = QRectF(rect.left() + 6, rect.top() - 7, 22, 24)
        path = QPainterPath()
        path.moveTo(box.topLeft())
        path.lineTo(box.topRight())
        path.lineTo(box.right(), box.bottom())
        path.lineTo(box.center().x(), box.bottom() - 5)
        path.lineTo(box.left(), box.bottom())
        path.closeSubpath()
        seat = self.slot.mark.last
        painter.setPen(QPen(theme.color("surface"), 1))
        painter.setBrush(theme.seat(seat))
        painter.drawPath(path)
        if self.sign is not None:
            self.sign(seat)(painter, QRectF(box.left() + 3, box.top() + 2, 16, 16))

    # ---- Qt

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, mark = self.slot.theme, self.slot.mark
        if theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if mark.last >= 0:
            self._paint_last(painter, theme)
        if not mark.raised:
            self.paint_border(painter, theme)
        if mark.selected:
            self._paint_selected(painter, theme)
        if mark.tag:
            self._paint_tag(painter, theme)
        if mark.flag:
            self._paint_flag(painter, theme)


class FocusItem(QGraphicsItem):
    """The keyboard ring: one for the whole board, above all other states."""

    def __init__(self) -> None:
        super().__init__()
        self.rect = QRectF()
        self.color = QColor()
        self.halo = QColor()
        self.width = 3.0
        self.setZValue(levels.FOCUS)
        self.hide()

    def show_at(self, rect: QRectF, radius: float) -> None:
        self.prepareGeometryChange()
        self.rect = rect.adjusted(-5, -5, 5, 5)
        self.radius = radius + 4
        self.show()
        self.update()

    def set_colors(self, color: QColor, halo: QColor, width: float) -> None:
        """`halo` is the thin line around the ring that keeps it visible on any ground."""
        self.color, self.halo, self.width = color, halo, width
        self.update()

    # ---- Qt

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-6, -6, 6, 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.halo, self.width + 2))
        painter.drawRoundedRect(self.rect, self.radius, self.radius)
        painter.setPen(QPen(self.color, self.width))
        painter.drawRoundedRect(self.rect, self.radius, self.radius)


def _round(color: QColor, width: float) -> QPen:
    return QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _label_width(px: float, text: str) -> float:
    return QFontMetricsF(ui_font(px, 600)).horizontalAdvance(text)


def label_fit(label: str, width: float) -> Fit:
    """How a reason is set on a place of this width: one line, else two; cut short only where even that does not do."""
    return fit(label, width - 10, _label_width, LABEL_SIZES)
