"""Other pictures of cards: minis, the empty places beside them, backs, the secret decade's envelope, the large card with its note."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from exhibition_suite.board.icons import paint_glyph, paint_icon, round_pen
from exhibition_suite.board.lettering import Lettering
from exhibition_suite.board.line_breaks import wrap
from exhibition_suite.board.theme import Theme, continent, faded, mix
from exhibition_suite.games.exhibition.content import EINSTEIN, WHITE

from .card_face import SIGN, paint_face
from .card_style import STANDARD, CardStyle, Chosen, printed
from .emblem import paint_arch

MINI = (43.0, 23.0)
MINI_SHORT = (34.0, 22.0)
SLIP = Lettering(14, 700)
"""The words on the slip of the secret decade."""


def paint_mini(painter: QPainter, rect: QRectF, card: int, theme: Theme, chosen: Chosen | None = None, *, short: bool = False) -> None:
    """A card as it is seen in another hall: bar with glyph, year; `short` shows the year's last two digits.

    A laid white card shows what it stands for, with a grey seam between bar and year.
    """
    wide, high = MINI_SHORT if short else MINI
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / wide, rect.height() / high)
    one = printed(card) if chosen is None else continent(chosen.continent)
    radius, bar, glyph = (2.0, 13.0, 4.2) if short else (2.5, 11.5, 3.7)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(0, 0, wide, high), radius, radius)
    strip = QPainterPath()
    strip.addRect(QRectF(0, 0, bar, high))
    painter.fillPath(outline, theme.color("card"))
    painter.fillPath(outline.intersected(strip), one.color)
    if chosen is not None and printed(card) is continent(WHITE):
        painter.fillRect(QRectF(bar - 1, 1, 2.2, high - 2), continent(WHITE).color)
    paint_glyph(painter, one.glyph, QRectF(bar / 2 - glyph, high / 2 - glyph, glyph * 2, glyph * 2), SIGN)
    painter.setPen(QPen(one.color, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(0.5, 0.5, wide - 1, high - 1), radius, radius)
    lettering = Lettering(13 if short else 12, 700)
    lettering.draw(painter, (bar + wide) / 2, 15.5 if short else 15.9, _mini_year(card, chosen, short), theme.color("cardInk"), "center")
    painter.restore()


def _mini_year(card: int, chosen: Chosen | None, short: bool) -> str:
    if card == EINSTEIN and (chosen is None or chosen.year is None):
        return "★"
    year = chosen.year if card == EINSTEIN and chosen is not None and chosen.year is not None else 1900 + card
    return f"{year % 100:02d}" if short else str(year)


def paint_mini_spot(painter: QPainter, rect: QRectF, theme: Theme, icon: str = "") -> None:
    """An empty place among minis: dashed, with an icon where it is a depot place ("depot")."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * 0.8)
    pen = QPen(theme.color("lineS"), 1)
    pen.setDashPattern([2, 2.5])
    painter.setPen(pen)
    painter.setBrush(theme.color("surface2"))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2.5, 2.5)
    if icon:
        side = min(rect.width(), rect.height()) * 0.62
        center = rect.center()
        paint_icon(painter, icon, QRectF(center.x() - side / 2, center.y() - side / 2, side, side), theme.color("lineS"))
    painter.restore()


def paint_back(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The back of a card: wine red cloth with a brass frame and the museum's arch."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    zoom = rect.height() / STANDARD.height
    painter.scale(zoom, zoom)
    area = QRectF(0, 0, rect.width() / zoom, STANDARD.height)
    outline = QPainterPath()
    outline.addRoundedRect(area, 5, 5)
    cloth = QLinearGradient(area.topLeft(), area.bottomRight())
    cloth.setColorAt(0, mix(theme.color("velvet"), SIGN, 0.08))
    cloth.setColorAt(1, mix(theme.color("velvet"), theme.color("shade"), 0.22))
    painter.fillPath(outline, cloth)
    painter.setPen(QPen(theme.color("brass"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(5, 5, -5, -5), 3, 3)
    painter.setPen(QPen(faded(theme.color("brass"), 0.45), 1))
    painter.drawRoundedRect(area.adjusted(8, 8, -8, -8), 2, 2)
    _paint_rays(painter, area, theme)
    middle = area.center()
    paint_arch(painter, QRectF(middle.x() - 19, middle.y() - 19, 38, 38), theme)
    painter.setPen(QPen(mix(theme.color("velvet"), theme.color("shade"), 0.5), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
    painter.restore()


def _paint_rays(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Ruler ticks along the inner frame, the suite's signature."""
    painter.setPen(QPen(faded(theme.color("brass"), 0.6), 1))
    count = max(4, int((area.width() - 32) / 8))
    step = (area.width() - 32) / count
    for tick in range(count + 1):
        x = 16 + tick * step
        long = 5 if tick % 5 == 0 else 3
        painter.drawLine(QPointF(x, 11), QPointF(x, 11 + long))
        painter.drawLine(QPointF(x, area.height() - 11), QPointF(x, area.height() - 11 - long))


def paint_envelope(painter: QPainter, rect: QRectF, theme: Theme, decade: str = "") -> None:
    """The secret decade: a sealed envelope with a lock; with `decade` ("1940s") it is open and shows the slip.

    The sealed one is drawn 30 px high and as wide as `rect` asks (4 to 3 and wider), then scaled to its height. The open one is made
    for its words: they are no smaller than `SLIP` in any arrangement, and the slip looks a little out of `rect` for them.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paper = mix(theme.color("card"), theme.color("brass"), 0.22)
    edge = mix(paper, theme.color("cardInk"), 0.5)
    if decade:
        painter.setPen(round_pen(edge, 1.1))
        _paint_open_envelope(painter, rect, theme, paper, decade)
    else:
        zoom = rect.height() / 30
        painter.translate(rect.topLeft())
        painter.scale(zoom, zoom)
        painter.setPen(round_pen(edge, 1.2))
        _paint_sealed_envelope(painter, rect.width() / zoom, theme, paper)
    painter.restore()


def _paint_open_envelope(painter: QPainter, rect: QRectF, theme: Theme, paper: QColor, decade: str) -> None:
    middle, wide = rect.center().x(), SLIP.width(decade) + 14
    painter.setBrush(theme.color("card"))
    painter.drawRoundedRect(QRectF(middle - wide / 2, rect.top() - 4, wide, rect.height()), 2, 2)
    SLIP.draw(painter, middle, rect.top() + 9, decade, theme.color("cardInk"), "center")
    body = QRectF(rect.left() - 2, rect.top() + 11, rect.width() + 4, rect.height() - 10)
    pocket = QPainterPath(body.topLeft())
    pocket.lineTo(middle, body.top() + 7)
    pocket.lineTo(body.topRight())
    pocket.lineTo(body.bottomRight())
    pocket.lineTo(body.bottomLeft())
    pocket.closeSubpath()
    painter.setBrush(paper)
    painter.drawPath(pocket)


def _paint_sealed_envelope(painter: QPainter, wide: float, theme: Theme, paper: QColor) -> None:
    body = QRectF(0.75, 2, wide - 1.5, 26)
    painter.setBrush(paper)
    painter.drawRoundedRect(body, 2, 2)
    flap = QPainterPath(body.topLeft())
    flap.lineTo(wide / 2, body.top() + 14)
    flap.lineTo(body.topRight())
    painter.setBrush(mix(paper, theme.color("cardInk"), 0.08))
    painter.drawPath(flap)
    seal = QPointF(wide / 2, body.top() + 14)
    painter.setPen(QPen(mix(theme.color("velvet"), theme.color("shade"), 0.4), 1))
    painter.setBrush(theme.color("velvet"))
    painter.drawEllipse(seal, 7.2, 7.2)
    paint_icon(painter, "lock", QRectF(seal.x() - 5, seal.y() - 5.4, 10, 10), SIGN)


NOTE = Lettering(15, 500)
_NOTE_STEP = 22.0


def _note_room(width: float) -> tuple[float, float]:
    """Left end and width of the note's lines on a large card of this width."""
    left = STANDARD.year[0] * width / STANDARD.width
    return left, width - left - 18


def zoom_height(width: float, note: str) -> float:
    """Height of the large card with its note at this width."""
    _, room = _note_room(width)
    return width * STANDARD.height / STANDARD.width + 12 + _NOTE_STEP * len(wrap(note, room, NOTE.width)) + 12


def paint_zoom(painter: QPainter, rect: QRectF, card: int, style: CardStyle, note: str) -> None:
    """The large card: the face, and below it on the same paper the note."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    width = rect.width()
    zoom = width / STANDARD.width
    high = rect.height() / zoom
    baseline, latin, japanese = STANDARD.letters
    longer = replace(
        STANDARD,
        height=high,
        pattern=(STANDARD.pattern[0], STANDARD.pattern[1] + high - STANDARD.height),
        letters=(baseline + high - STANDARD.height, latin, japanese),
    )
    painter.save()
    painter.scale(zoom, zoom)
    paint_face(painter, card, style, longer, STANDARD.width)
    painter.restore()
    left, room = _note_room(width)
    face = STANDARD.height * zoom
    painter.setPen(round_pen(mix(style.theme.color("card"), printed(card).color, 0.45), 1.25))
    painter.drawLine(QPointF(left, face + 1), QPointF(left + room, face + 1))
    baseline = face + 12 + 14
    for line in wrap(note, room, NOTE.width):
        NOTE.draw(painter, left, baseline, line, style.theme.color("cardInk"))
        baseline += _NOTE_STEP
    painter.restore()
