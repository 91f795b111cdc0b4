"""The hall's furniture: walnut cases with brass plates, places in all their states, continent headers, vehicle signs, the wall, the ruler.

Paint functions draw in px at 100 %; give `scale` to draw larger. None of them keeps anything or changes the painter. The theme must be
one of the world "exhibition". Signatures are stable: tables and settings call them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from exhibition_suite.board.icons import paint_glyph, paint_icon, paint_pattern, round_pen
from exhibition_suite.board.lettering import Lettering
from exhibition_suite.board.line_breaks import shorten
from exhibition_suite.board.shadows import paint_shadow
from exhibition_suite.board.theme import Theme, continent, faded, mix

from .slot_painter import SlotState, brackets, paint_slot

__all__ = [
    "PLATE_HEIGHT",
    "CasePlate",
    "SlotState",
    "brackets",
    "paint_case",
    "paint_goal",
    "paint_header",
    "paint_parked_sign",
    "paint_plate",
    "paint_ruler",
    "paint_seat_sign",
    "paint_slot",
    "paint_wall",
]

PLATE_HEIGHT = 23.0
"""Height of a case's brass plate; its upper 10 px stand above the frame."""
_FRAME_TOP = 10.0
_WHITE = QColor("#FFFFFF")
_PLATE = Lettering(13, 700, "exhibition")
_HINT = Lettering(12, 500)


@dataclass(frozen=True, slots=True)
class CasePlate:
    """What stands on a case.

    Attributes:
        text: name of the showcase.
        icon: icon name ("case6", "caseEra" … or "grand", "one_era" …).
        hint: short rule beside the plate, "" for none; shortened with an ellipsis where there is no room.
        variant: True draws a paper plate with a folded corner over the brass.
    """

    text: str
    icon: str
    hint: str = ""
    variant: bool = False


def paint_wall(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The museum's wall behind the cases, with its cornice at the upper edge."""
    wall = theme.color("wall")
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shade.setColorAt(0, wall)
    shade.setColorAt(1, mix(wall, theme.color("shade"), 0.1))
    painter.save()
    painter.fillRect(rect, shade)
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 2), mix(wall, theme.color("shade"), 0.27))
    painter.fillRect(QRectF(rect.left(), rect.top() + 4, rect.width(), 1), mix(wall, theme.color("shade"), 0.16))
    painter.restore()


def paint_case(painter: QPainter, rect: QRectF, plate: CasePlate, theme: Theme, *, lit: bool = False, scale: float = 1.0) -> QRectF:
    """Paints a display case with its plate.

    Args:
        rect: plate included; its upper 10 px belong to the plate alone.
        lit: lights the inside (a case with legal places).

    Returns the inner glass, where cards lie, in the painter's coordinates.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    width, height = rect.width() / scale, rect.height() / scale
    frame = QRectF(0, _FRAME_TOP, width, height - _FRAME_TOP)
    inner = frame.adjusted(5, 5, -5, -10)
    _paint_frame(painter, frame, theme)
    _paint_glass(painter, frame, inner, theme, lit=lit)
    end = paint_plate(painter, QPointF(14, 0), plate, theme)
    if plate.hint:
        _paint_hint(painter, end + 6, width - 1, plate.hint, theme)
    painter.restore()
    return QRectF(rect.left() + inner.left() * scale, rect.top() + inner.top() * scale, inner.width() * scale, inner.height() * scale)


def _paint_frame(painter: QPainter, frame: QRectF, theme: Theme) -> None:
    wood = theme.color("caseFrame")
    paint_shadow(painter, frame, 6, 1, theme.color("shade"), theme.dark)
    grain = QLinearGradient(frame.topLeft(), frame.bottomLeft())
    grain.setColorAt(0, mix(wood, _WHITE, 0.12))
    grain.setColorAt(1, wood)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(grain)
    painter.drawRoundedRect(frame, 6, 6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(mix(wood, theme.color("brass"), 0.5), 1))
    painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), 5, 5)


def _paint_glass(painter: QPainter, frame: QRectF, inner: QRectF, theme: Theme, *, lit: bool) -> None:
    glass = QPainterPath()
    glass.addRoundedRect(inner, 3, 3)
    lining = theme.color("caseIn")
    painter.fillPath(glass, mix(lining, theme.color("legalFill"), 0.35) if lit else lining)
    painter.save()
    painter.setClipPath(glass, Qt.ClipOperation.IntersectClip)
    sheen = faded(_WHITE, 0.045 if theme.dark else 0.3)
    bottom, high = frame.bottom(), frame.height() + 30
    slope = 70 * high / 152
    for start in range(60, max(61, int(frame.width()) - 100), 420):
        for left, wide in ((float(start), 46.0), (start + 62.0, 14.0)):
            band = QPainterPath(QPointF(left, bottom))
            band.lineTo(left + slope, bottom - high)
            band.lineTo(left + slope + wide, bottom - high)
            band.lineTo(left + wide, bottom)
            painter.fillPath(band, sheen)
    shade = QLinearGradient(inner.topLeft(), inner.topLeft() + QPointF(0, 10))
    shade.setColorAt(0, faded(theme.color("shade"), 0.5 if theme.dark else 0.28))
    shade.setColorAt(1, faded(theme.color("shade"), 0))
    painter.fillRect(QRectF(inner.left(), inner.top(), inner.width(), 10), shade)
    painter.restore()


def paint_plate(painter: QPainter, corner: QPointF, plate: CasePlate, theme: Theme) -> float:
    """Paints the plate of a case with its upper left corner at `corner`; returns the x of its right end."""
    width = 32 + _PLATE.width(plate.text) + 16
    rect = QRectF(corner.x(), corner.y(), width, PLATE_HEIGHT)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_brass(painter, rect, theme)
    ink = theme.color("brassInk")
    if plate.variant:
        _paint_overlay(painter, rect, theme)
        ink = theme.color("cardInk")
    paint_icon(painter, plate.icon, QRectF(rect.left() + 11, rect.top() + 3.5, 16, 16), ink)
    _PLATE.draw(painter, rect.left() + 32, rect.top() + 16, plate.text, ink)
    painter.restore()
    return rect.right() + (5 if plate.variant else 0)


def _paint_brass(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_shadow(painter, rect, 3, 1, theme.color("shade"), theme.dark)
    brass, dark = theme.color("brass"), theme.color("brassD")
    metal = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    metal.setColorAt(0, theme.color("brassL"))
    metal.setColorAt(0.5, brass)
    metal.setColorAt(1, mix(brass, dark, 0.35))
    painter.setBrush(metal)
    painter.setPen(QPen(dark, 1))
    painter.drawRoundedRect(rect, 3, 3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark)
    for x in (rect.left() + 5, rect.right() - 5):
        painter.drawEllipse(QPointF(x, rect.center().y()), 1.4, 1.4)


def _paint_overlay(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A paper plate pinned over the brass, its lower right corner folded up: this showcase is not the printed one."""
    fold = 8.0
    paper = QRectF(rect.left() + 8, rect.top() - 1.5, rect.width() - 3, rect.height() + 1)
    sheet = QPainterPath(paper.topLeft())
    sheet.lineTo(paper.topRight())
    sheet.lineTo(paper.right(), paper.bottom() - fold)
    sheet.lineTo(paper.right() - fold, paper.bottom())
    sheet.lineTo(paper.bottomLeft())
    sheet.closeSubpath()
    painter.fillPath(sheet.translated(0.5, 1.5), faded(theme.color("shade"), 0.35))
    face = theme.color("card")
    painter.fillPath(sheet, face)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(mix(face, theme.color("cardInk"), 0.3), 1))
    painter.drawPath(sheet)
    corner = QPainterPath(QPointF(paper.right(), paper.bottom() - fold))
    corner.lineTo(paper.right() - fold, paper.bottom() - fold)
    corner.lineTo(paper.right() - fold, paper.bottom())
    corner.closeSubpath()
    painter.fillPath(corner, mix(face, theme.color("cardInk"), 0.2))
    painter.drawPath(corner)


def _paint_hint(painter: QPainter, left: float, limit: float, text: str, theme: Theme) -> None:
    room = limit - left - 16
    if _HINT.width(text) > room < 90:
        return  # one or two letters of it would say nothing
    shown = shorten(text, room, _HINT.width)
    label = QRectF(left, 1, _HINT.width(shown) + 16, 21)
    painter.setBrush(theme.color("surface"))
    painter.setPen(QPen(theme.color("line"), 1))
    painter.drawRoundedRect(label, 3, 3)
    _HINT.draw(painter, left + 8, 15.5, shown, theme.color("ink2"))


def paint_header(
    painter: QPainter,
    rect: QRectF,
    number: int,
    name: str,
    theme: Theme,
    *,
    patterns: bool = True,
    keep_free: float = 44.0,
    scale: float = 1.0,
) -> None:
    """The header of a continent's column: colour, pattern, glyph and name.

    Args:
        rect: 204x38 at 100 %, 164x30 on compact boards.
        number: 0 to 5.
        name: the continent's name; shrunk where it would reach into the last `keep_free` px, the place of parked vehicles.
    """
    one = continent(number)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    band = QRectF(0, 0, rect.width() / scale, rect.height() / scale)
    radius = 4.0 if band.height() < 34 else 5.0
    paint_shadow(painter, band, radius, 1, theme.color("shade"), theme.dark)
    outline = QPainterPath()
    outline.addRoundedRect(band, radius, radius)
    painter.fillPath(outline, one.color)
    if patterns:
        paint_pattern(painter, one.pattern, band, _WHITE, 0.16, radius)
    _paint_header_name(painter, band, number, name, outline, band.width() - keep_free)
    painter.restore()


def _paint_header_name(painter: QPainter, band: QRectF, number: int, name: str, outline: QPainterPath, end: float) -> None:
    """Glyph and name on plain colour that fades into the pattern; the name ends before `end`."""
    one = continent(number)
    small = band.height() < 34
    left, glyph, size = (30.0, 8.0, 13.0) if small else (36.0, 9.5, 14.5)
    while size > 11 and Lettering(size, 700, "exhibition").width(name) > end - left:
        size -= 0.5
    lettering = Lettering(size, 700, "exhibition")
    fade = QLinearGradient(0, 0, max(band.width() * (0.66 if small else 0.62), left + lettering.width(name) + 18), 0)
    fade.setColorAt(0, one.color)
    fade.setColorAt(0.8, faded(one.color, 0.9))
    fade.setColorAt(1, faded(one.color, 0))
    painter.fillPath(outline, fade)
    middle, center = band.height() / 2, left / 2 + 1
    paint_glyph(painter, one.glyph, QRectF(center - glyph, middle - glyph, glyph * 2, glyph * 2), _WHITE)
    lettering.draw(painter, left, middle + size * 0.35, name, _WHITE)


def paint_parked_sign(painter: QPainter, rect: QRectF, icon: str, seat: int, theme: Theme, *, ghost: bool = False) -> None:
    """A vehicle parked on a header: icon and outline in the seat's colour on a light square.

    Args:
        rect: a square, 34 px at 100 % (26 on compact boards).
        icon: the vehicle ("zeppelin" …).
        seat: number from 0.
        ghost: dashed in the colour of the aim: where the vehicle would stop next.
    """
    side = rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = side * 0.235
    line = 2.5 * max(side / 34, 0.9)
    if not ghost:
        paint_shadow(painter, rect, radius, 1, theme.color("shade"), theme.dark)
    pen = QPen(theme.color("hover") if ghost else theme.seat(seat), line)
    if ghost:
        pen.setDashPattern([2.0, 1.6])
    painter.setPen(pen)
    painter.setBrush(theme.color("surface"))
    painter.drawRoundedRect(rect, radius, radius)
    inset = side * 0.1325
    paint_icon(painter, icon, rect.adjusted(inset, inset, -inset, -inset), theme.seat(seat), theme.color("surface"))
    painter.restore()


def paint_seat_sign(painter: QPainter, rect: QRectF, icon: str, seat: int, theme: Theme, *, shadow: bool = True) -> None:
    """A seat's sign: its vehicle on a rounded square of the seat's colour (`seat` from 0)."""
    radius = rect.width() * 0.24
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if shadow:
        paint_shadow(painter, rect, radius, 1, theme.color("shade"), theme.dark)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.seat(seat))
    painter.drawRoundedRect(rect, radius, radius)
    inset = rect.width() * 0.16
    paint_icon(painter, icon, rect.adjusted(inset, inset, -inset, -inset), theme.on_seat(seat), theme.seat(seat))
    painter.restore()


def paint_ruler(
    painter: QPainter,
    rect: QRectF,
    count: int,
    theme: Theme,
    *,
    every: int = 4,
    kind: Literal["track", "ticks"] = "track",
    mark: Callable[[int], str] | None = None,
) -> None:
    """A ruler of `count` steps across `rect`, the suite's signature.

    Args:
        every: each such tick is long.
        kind: "track" has a rounded bar above the ticks (progress), "ticks" has none (divider).
        mark: text below a tick, "" for none.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = rect.top()
    if kind == "track":
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("surface2"))
        painter.drawRoundedRect(QRectF(rect.left(), top, rect.width(), 4), 2, 2)
        top += 6
    painter.setPen(QPen(theme.color("ink2"), 1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    for tick in range(count + 1):
        x = rect.left() + rect.width() * tick / count
        long = 6.0 if tick % every == 0 else 3.0
        painter.drawLine(QPointF(x, top), QPointF(x, top + long))
        text = mark(tick) if mark is not None else ""
        if text:
            Lettering(12, 500).draw(painter, x, top + 19, text, theme.color("ink2"), "center")
    painter.restore()


def paint_goal(painter: QPainter, at: QPointF, high: float, theme: Theme) -> None:
    """The end post of a ruler: a line with a flag at its right, `high` px tall, standing on `at`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(round_pen(theme.color("ink"), 2))
    painter.drawLine(at, at - QPointF(0, high))
    paint_icon(painter, "flag", QRectF(at.x() + 6, at.y() - high - 2, 18, 18), theme.color("ink"))
    painter.restore()
