"""The hall of the museum: the picture on Exhibition's door and, larger and dimmed, the room behind the dialogs.

Original geometry on a grid 350 units high; a wider picture has more windows and more cases. By night the sky is dark and the cases are lit.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from exhibition_suite.board.icons import paint_icon

HEIGHT = 350.0
_WINDOW = 117.3
_PITCH = 133.3


class _Light(NamedTuple):
    """Colours of the room by day or by night."""

    wall: tuple[str, str]
    pane: tuple[str, str]
    frame: str
    bars: str
    rail: str
    dado: tuple[str, str]
    beam: str
    floor: str
    tile: str
    glass: str
    walnut: tuple[str, str]
    edge: str


_DAY = _Light(
    ("#F2E4C8", "#D9C39A"),
    ("#FDF8EA", "#FBF0D6"),
    "#B89B62",
    "#CDB47F",
    "#8A6A2A",
    ("#C9AD7C", "#A98655"),
    "#FFF3CF",
    "#EADBBB",
    "#7A1F2B",
    "#FFFBF0",
    ("#6B4E30", "#4A3420"),
    "#5A4128",
)
_NIGHT = _Light(
    ("#352A22", "#2A211A"),
    ("#141B33", "#2B3357"),
    "#6E5836",
    "#4D4130",
    "#6E5420",
    ("#3A2D20", "#2A2017"),
    "#9DB2F0",
    "#3A3028",
    "#5E1A24",
    "#FFF6DE",
    ("#4A3421", "#332315"),
    "#2A1D11",
)

_SHOWN = (
    ("icon", "motorcar", "#1F4FA3"),
    ("satellite", "", "#8F5200"),
    ("icon", "shuttle", "#3A6B23"),
    ("icon", "liner", "#0B6B73"),
    ("icon", "airliner", "#74378A"),
)


def paint_museum(painter: QPainter, rect: QRectF, dark: bool, cases: bool = True) -> None:
    """Paints the hall into `rect`, cropped at its edges; `cases` puts the showcases and the airship in."""
    light = _NIGHT if dark else _DAY
    unit = rect.height() / HEIGHT
    width = rect.width() / unit
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    painter.scale(unit, unit)
    starts = _window_starts(width)
    _wall(painter, width, light, starts, dark)
    _floor(painter, width, light)
    if cases:
        _airship(painter, width / 2)
        _cases(painter, width, light, dark)
    painter.restore()


@lru_cache(maxsize=6)
def museum_pixmap(width: int, height: int, dpr: float, dark: bool, cases: bool) -> QPixmap:
    """The hall as a picture of `width` x `height` logical pixels, painted once."""
    pixmap = QPixmap(QSize(round(width * dpr), round(height * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    painter = QPainter(pixmap)
    paint_museum(painter, QRectF(0, 0, width, height), dark, cases)
    painter.end()
    return pixmap


def _window_starts(width: float) -> list[float]:
    count = max(1, int((width + 24) // _PITCH))
    if count % 2 == 0:
        count -= 1
    first = width / 2 - _WINDOW / 2 - (count // 2) * _PITCH
    return [first + number * _PITCH for number in range(count)]


def _wall(painter: QPainter, width: float, light: _Light, starts: list[float], dark: bool) -> None:
    painter.fillRect(QRectF(0, 0, width, 196), _down(0, 196, light.wall))
    for start in starts:
        _window(painter, start, light, dark)
    painter.fillRect(QRectF(0, 190, width, 6), QColor(light.rail))
    painter.fillRect(QRectF(0, 196, width, 160), _down(196, 350, light.dado))
    panel = QPen(_soft(light.rail, 0.35), 1.2)
    for start in (starts[0] - _PITCH, *starts, starts[-1] + _PITCH):
        painter.setPen(panel)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(start + 2, 206, _WINDOW - 4, 54))


def _window(painter: QPainter, x: float, light: _Light, dark: bool) -> None:
    arch = QPainterPath(QPointF(x, 190))
    arch.lineTo(x, 92)
    arch.arcTo(QRectF(x, 92 - _WINDOW / 2, _WINDOW, _WINDOW), 180, -180)
    arch.lineTo(x + _WINDOW, 190)
    arch.closeSubpath()
    painter.fillPath(arch, _down(30, 190, light.pane))
    if dark:
        painter.save()
        painter.setClipPath(arch, Qt.ClipOperation.IntersectClip)
        _night_sky(painter, x)
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(light.bars), 2))
    middle = x + _WINDOW / 2
    painter.drawLine(QPointF(middle, 34), QPointF(middle, 190))
    for y in (112, 150):
        painter.drawLine(QPointF(x, y), QPointF(x + _WINDOW, y))
    painter.setPen(QPen(QColor(light.frame), 3))
    painter.drawPath(arch)


def _night_sky(painter: QPainter, x: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 210))
    for number in range(11):
        spot = (x * 7 + number * 61) % 104
        high = 44 + (number * 37 + x * 3) % 120
        painter.drawEllipse(QPointF(x + 6 + spot, high), 0.7 + number % 3 * 0.3, 0.7 + number % 3 * 0.3)


def _floor(painter: QPainter, width: float, light: _Light) -> None:
    painter.fillRect(QRectF(0, 272, width, 90), QColor(light.floor))
    tiles = QPainterPath()
    rows = ((272.0, 288.0, 34.0), (288.0, 312.0, 40.7), (312.0, 352.0, 50.8))
    middle = width / 2
    reach = int(width / 60) + 4
    for number, (top, bottom, size) in enumerate(rows):
        below = rows[number + 1][2] if number + 1 < len(rows) else 67.6
        for column in range(-reach, reach):
            if (column + number) % 2:
                continue
            tiles.moveTo(middle + column * size, top)
            tiles.lineTo(middle + (column + 1) * size, top)
            tiles.lineTo(middle + (column + 1) * below, bottom)
            tiles.lineTo(middle + column * below, bottom)
            tiles.closeSubpath()
    painter.fillPath(tiles, _soft(light.tile, 0.42))
    for start in _window_starts(width):
        beam = QPainterPath(QPointF(start, 190))
        beam.lineTo(start + _WINDOW, 190)
        beam.lineTo(start + _WINDOW + 60, 350)
        beam.lineTo(start + 20, 350)
        beam.closeSubpath()
        painter.fillPath(beam, _soft(light.beam, 0.16 if light is _DAY else 0.05))


def _airship(painter: QPainter, middle: float) -> None:
    left = middle - 240
    painter.save()
    painter.translate(0, -9)
    painter.setPen(QPen(QColor("#5A4128"), 1.5))
    for x in (172.8, 297.6):
        painter.drawLine(QPointF(left + x, -4), QPointF(left + x, 66))
    painter.translate(left, 0)
    fin = QPainterPath(QPointF(81.6, 72))
    fin.lineTo(60, 58)
    fin.lineTo(60, 122)
    fin.lineTo(81.6, 108)
    fin.closeSubpath()
    painter.fillPath(fin, QColor("#4E121B"))
    hull = QPainterPath(QPointF(86.4, 92))
    hull.cubicTo(96, 60, 211.2, 52, 264, 54)
    hull.cubicTo(316.8, 56, 374.4, 70, 393.6, 92)
    hull.cubicTo(374.4, 116, 307.2, 130, 249.6, 130)
    hull.cubicTo(192, 130, 96, 122, 86.4, 92)
    painter.fillPath(hull.translated(0, 5), QColor(40, 20, 10, 46))
    skin = QLinearGradient(0, 54, 0, 130)
    skin.setColorAt(0, QColor("#8C2632"))
    skin.setColorAt(0.55, QColor("#7A1F2B"))
    skin.setColorAt(1, QColor("#5E1620"))
    painter.fillPath(hull, skin)
    seams = QPainterPath(QPointF(88.8, 88))
    seams.lineTo(391.2, 88)
    seams.moveTo(110.4, 72)
    seams.cubicTo(192, 62, 297.6, 62, 369.6, 74)
    seams.moveTo(105.6, 108)
    seams.cubicTo(192, 116, 297.6, 116, 369.6, 106)
    painter.setPen(QPen(_soft("#F0DDA6", 0.8), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(seams)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#3A2A18"))
    painter.drawRoundedRect(QRectF(201.6, 130, 76.8, 13), 4, 4)
    painter.restore()


def _cases(painter: QPainter, width: float, light: _Light, dark: bool) -> None:
    middle = width / 2
    places: list[tuple[float, float, bool]] = [(middle - 144, 112, False), (middle, 112, True), (middle + 144, 112, False)]
    if width > 640:
        places = [(middle - 288, 112, True), *places, (middle + 288, 112, True)]
        order = (3, 0, 1, 2, 4)
    else:
        order = (0, 1, 2, 3, 4)
    for (x, wide, tall), which in zip(places, order, strict=False):
        _case(painter, x, wide, tall, which, light, dark)


def _case(painter: QPainter, x: float, wide: float, tall: bool, which: int, light: _Light, dark: bool) -> None:
    base_top, glass_top = (241.2, 138.0) if tall else (253.0, 166.0)
    base = QRectF(x - wide / 2, base_top, wide, 326 - base_top)
    glass = QRectF(x - wide / 2 + 4, glass_top, wide - 8, base_top - glass_top)
    if dark:
        glow = QRadialGradient(glass.center(), 110)
        glow.setColorAt(0, QColor(255, 226, 160, 90))
        glow.setColorAt(1, QColor(255, 226, 160, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(glass.center(), 110, 110)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(30, 18, 8, 40 if not dark else 90))
    painter.drawEllipse(QPointF(x, 327), wide * 0.56, 7)
    painter.setBrush(_down(base.top(), base.bottom(), light.walnut))
    painter.drawRoundedRect(base, 3, 3)
    plate = QRectF(x - wide * 0.3, base.top() + 12, wide * 0.6, 15)
    painter.setBrush(_down(plate.top(), plate.bottom(), ("#F0DDA6", "#C9A24B")))
    painter.drawRoundedRect(plate, 2, 2)
    painter.setPen(QPen(_soft("#5A4128", 0.55), 1))
    painter.drawLine(QPointF(plate.left() + 8, plate.center().y()), QPointF(plate.right() - 8, plate.center().y()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_soft(light.glass, 0.55 if not dark else 0.9))
    painter.drawRoundedRect(glass, 2, 2)
    _exhibit(painter, glass, which)
    sheen = QPainterPath(QPointF(glass.left() + 10, glass.bottom() - 3))
    sheen.lineTo(glass.left() + 43, glass.top() + 3)
    sheen.lineTo(glass.left() + 55, glass.top() + 3)
    sheen.lineTo(glass.left() + 22, glass.bottom() - 3)
    sheen.closeSubpath()
    painter.fillPath(sheen, QColor(255, 255, 255, 120))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(light.edge), 2.5))
    painter.drawRoundedRect(glass, 2, 2)


def _exhibit(painter: QPainter, glass: QRectF, which: int) -> None:
    kind, name, colour = _SHOWN[which]
    side = 68.0 if glass.height() < 90 else 78.0
    place = QRectF(glass.center().x() - side / 2, glass.bottom() - side - 3, side, side)
    if kind == "icon":
        paint_icon(painter, name, place, QColor(colour), QColor("#FFFBF0"))
    else:
        _satellite(painter, place, QColor(colour))


def _satellite(painter: QPainter, place: QRectF, colour: QColor) -> None:
    """A ball with four aerials, on the 48 grid."""
    painter.save()
    painter.translate(place.topLeft())
    painter.scale(place.width() / 46, place.height() / 46)
    round_cap = Qt.PenCapStyle.RoundCap
    painter.setPen(QPen(QColor("#2B211A"), 1.5, Qt.PenStyle.SolidLine, round_cap))
    for x1, y1, x2, y2 in ((26.0, 26.0, 44.0, 36.0), (24, 28, 36, 44), (27.5, 22, 46, 27), (20, 29, 25, 46)):
        painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(20, 20), 9, 9)
    painter.setPen(QPen(QColor("#FFFBF0"), 1.8, Qt.PenStyle.SolidLine, round_cap))
    painter.drawArc(QRectF(13, 12, 15, 15), 95 * 16, 80 * 16)
    painter.setPen(QPen(colour, 1.5, Qt.PenStyle.SolidLine, round_cap))
    for x1, y1, x2, y2 in ((5.0, 5.0, 7.0, 7.0), (40, 8, 40, 12), (38, 10, 42, 10), (8, 38, 8, 41), (6.5, 39.5, 9.5, 39.5)):
        painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))
    painter.restore()


def _down(top: float, bottom: float, colours: tuple[str, str]) -> QLinearGradient:
    gradient = QLinearGradient(0, top, 0, bottom)
    gradient.setColorAt(0, QColor(colours[0]))
    gradient.setColorAt(1, QColor(colours[1]))
    return gradient


def _soft(colour: str, opacity: float) -> QColor:
    result = QColor(colour)
    result.setAlphaF(opacity)
    return result
