"""A place for a card in all its states. Every state has a line style and a sign of its own, so that colour may fail."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from exhibition_suite.board.icons import paint_icon, round_pen
from exhibition_suite.board.lettering import Lettering
from exhibition_suite.board.line_breaks import shorten
from exhibition_suite.board.theme import Theme, mix

SlotState = Literal["closed", "legal", "aimed", "refused", "selected", "last"]
_REASON = Lettering(12, 600)
_FLAG = Lettering(14, 700)


def paint_slot(
    painter: QPainter,
    rect: QRectF,
    state: SlotState,
    theme: Theme,
    *,
    label: str = "",
    flag: str = "",
    good: bool = True,
    focus: bool = False,
    seat: int = 0,
    sign: str = "",
    radius: float = 5.0,
    empty: bool = True,
) -> None:
    """Paints a place.

    Args:
        state: "closed", "legal" (brackets, plus, reason, flag), "aimed" (hover, drag, keys), "refused" (hatched), "selected" (the card
            on it is in hand), "last" (the last move).
        label: one-line reason on a legal place; shortened where there is no room.
        flag: what the place is worth, "+6"; "" for none.
        good: the flag's colour: legal, or neutral for nothing and losses.
        focus: the keyboard's ring, outside all else.
        seat: seat from 0 whose pennant marks the last move; `sign` is its vehicle.
        empty: no card lies here, so the ground is painted; with a card only the border and signs are.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    aimed = state == "aimed"
    if aimed or state == "legal":
        _paint_open(painter, rect, theme, radius, label if empty else "", aimed=aimed, empty=empty)
    elif state == "last":
        _paint_last(painter, rect, theme, radius, seat, sign)
    else:
        {"closed": _paint_closed, "refused": _paint_refused, "selected": _paint_selected}[state](painter, rect, theme, radius)
    if flag:
        paint_flag(painter, rect, flag, theme, aimed=aimed, good=good)
    if focus:
        paint_focus(painter, rect, theme, radius)
    painter.restore()


def brackets(rect: QRectF, length: float) -> QPainterPath:
    """L-shaped brackets with rounded elbows on the corners of `rect`."""
    path = QPainterPath()
    for x, y, across, down in (
        (rect.left(), rect.top(), 1, 1),
        (rect.right(), rect.top(), -1, 1),
        (rect.right(), rect.bottom(), -1, -1),
        (rect.left(), rect.bottom(), 1, -1),
    ):
        path.moveTo(x, y + down * length)
        path.lineTo(x, y + down * 3)
        path.quadTo(QPointF(x, y), QPointF(x + across * 3, y))
        path.lineTo(x + across * length, y)
    return path


def _paint_closed(painter: QPainter, rect: QRectF, theme: Theme, radius: float) -> None:
    lining = theme.color("caseIn")
    line = theme.color("lineS") if theme.dark else theme.color("shade")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(lining, theme.color("shade"), 0.22 if theme.dark else 0.072))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(mix(lining, line, 0.42 if theme.dark else 0.24), 1.5))
    shelf = rect.bottom() - min(12.0, rect.height() * 0.22)
    painter.drawLine(QPointF(rect.left() + 6, shelf), QPointF(rect.right() - 6, shelf))
    pen = QPen(mix(lining, line, 0.57 if theme.dark else 0.33), 1)
    pen.setDashPattern([4, 4])
    painter.setPen(pen)
    painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)


def _paint_open(painter: QPainter, rect: QRectF, theme: Theme, radius: float, label: str, *, aimed: bool, empty: bool) -> None:
    ink = theme.color("hover" if aimed else "legal")
    line = 3.5 if aimed else 2.0
    if empty:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("hoverFill" if aimed else "legalFill"))
        painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, line))
    half = line / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
    painter.setPen(round_pen(ink, 4.0 if aimed else 3.5))
    painter.drawPath(brackets(rect.adjusted(-4, -4, 4, 4), 18) if aimed else brackets(rect, 14))
    if not empty:
        return
    center = rect.center()
    shown = shorten(label, rect.width() - 16, _REASON.width) if label else ""
    middle = center.y() - (8 if shown else 0)
    painter.setPen(round_pen(ink, 2.3))
    arm = 6.4
    painter.drawLine(QPointF(center.x() - arm, middle), QPointF(center.x() + arm, middle))
    painter.drawLine(QPointF(center.x(), middle - arm), QPointF(center.x(), middle + arm))
    if shown:
        _REASON.draw(painter, center.x(), min(center.y() + 27, rect.bottom() - 9), shown, ink, "center")


def _paint_refused(painter: QPainter, rect: QRectF, theme: Theme, radius: float) -> None:
    fill, ink = theme.color("refuseFill"), theme.color("refuse")
    outline = QPainterPath()
    outline.addRoundedRect(rect, radius, radius)
    painter.fillPath(outline, fill)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(mix(fill, ink, 0.28), 3))
    gap = 9 * 2**0.5
    at = rect.left() + gap / 2
    while at < rect.right() + rect.height():
        painter.drawLine(QPointF(at, rect.top()), QPointF(at - rect.height(), rect.bottom()))
        at += gap
    painter.restore()
    pen = QPen(ink, 3)
    pen.setDashPattern([3, 5 / 3])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)
    center = rect.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawEllipse(center, 17, 17)
    paint_no_entry(painter, center, 10.5, ink)


def paint_no_entry(painter: QPainter, center: QPointF, radius: float, color: QColor) -> None:
    """The no-entry sign: a ring with a stroke from the upper left."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(color, radius * 0.28))
    painter.drawEllipse(center, radius, radius)
    reach = radius * 0.69
    painter.drawLine(center - QPointF(reach, reach), center + QPointF(reach, reach))
    painter.restore()


def paint_no_entry_disc(painter: QPainter, center: QPointF, theme: Theme) -> None:
    """The sign on a dragged card over a closed place."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.color("surface"), 3))
    painter.setBrush(theme.color("refuse"))
    painter.drawEllipse(center, 19, 19)
    paint_no_entry(painter, center, 9, theme.color("onRefuse"))
    painter.restore()


def _paint_selected(painter: QPainter, rect: QRectF, theme: Theme, radius: float) -> None:
    ink = theme.color("select")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 3.5))
    painter.drawRoundedRect(rect.adjusted(1.75, 1.75, -1.75, -1.75), radius, radius)
    at = rect.topRight() + QPointF(-4, 4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawEllipse(at, 10, 10)
    paint_icon(painter, "check", QRectF(at.x() - 6.5, at.y() - 6.5, 13, 13), theme.color("onState"))


def _paint_last(painter: QPainter, rect: QRectF, theme: Theme, radius: float, seat: int, sign: str) -> None:
    pen = QPen(theme.color("last"), 2)
    pen.setDashPattern([1, 1.75])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    paint_pennant(painter, rect.topLeft() + QPointF(6, -3), seat, sign, theme)


def paint_pennant(painter: QPainter, corner: QPointF, seat: int, sign: str, theme: Theme) -> None:
    """The pennant of the last move, 22x26, with the seat's vehicle; `corner` is its upper left corner."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(corner)
    cloth = QPainterPath(QPointF(0, 0))
    for x, y in ((22, 0), (22, 26), (11, 19), (0, 26)):
        cloth.lineTo(x, y)
    cloth.closeSubpath()
    painter.fillPath(cloth, theme.seat(seat))
    if sign:
        paint_icon(painter, sign, QRectF(4, 1, 14, 14), theme.on_seat(seat), theme.seat(seat))
    painter.restore()


def flag_size(text: str) -> tuple[float, float]:
    """Width and height of a value flag."""
    return max(33.5, _FLAG.width(text) + 16), 25.0


def paint_flag(
    painter: QPainter, rect: QRectF, text: str, theme: Theme, *, aimed: bool = False, good: bool = True, raised: bool = False
) -> None:
    """The swallow-tailed flag with the value of a place, hanging from the upper edge of `rect` near its right end.

    Args:
        raised: hangs 30 px higher, above a card held over the place.
    """
    wide, high = flag_size(text)
    left = rect.right() - 6 - wide + (10 if raised else 0)
    top = rect.top() - (30 if raised else 0)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cloth = QPainterPath(QPointF(left, top))
    for x, y in ((left + wide, top), (left + wide, top + high), (left + wide / 2, top + high - 5), (left, top + high)):
        cloth.lineTo(x, y)
    cloth.closeSubpath()
    painter.fillPath(cloth, theme.color(("hover" if aimed else "legal") if good else "ink2"))
    _FLAG.draw(painter, left + wide / 2, top + 15, text, theme.color("onState" if good else "surface"), "center")
    painter.restore()


def paint_focus(painter: QPainter, rect: QRectF, theme: Theme, radius: float = 5.0, width: float = 3.0) -> None:
    """The keyboard's ring, 2 px outside `rect`, with a light seam so that it is seen on any ground."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    away = 2 + width / 2
    ring = rect.adjusted(-away, -away, away, away)
    painter.setPen(QPen(theme.color("surface"), width + 2))
    painter.drawRoundedRect(ring, radius + 4, radius + 4)
    painter.setPen(QPen(theme.color("focus"), width))
    painter.drawRoundedRect(ring, radius + 4, radius + 4)
    painter.restore()
