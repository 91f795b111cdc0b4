"""Vector signs: icons (24 grid), card drawings (48 grid), continent glyphs and patterns.

All painting keeps the painter's state. Icons whose ground shows through are cut out, or painted on `ground` where it is given.
"""

from __future__ import annotations

import json
import math
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from exhibition_suite.board.theme import tokens
from exhibition_suite.resources import asset

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon, QImage

_ICON = '<g fill="none" stroke="{c}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">{body}</g>'
_ICON_FRAME = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{_ICON}</svg>'
_ART_FRAME = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><g fill="none" stroke-linecap="round" stroke-linejoin="round">'
    "{body}</g></svg>"
)


def icon_names() -> tuple[str, ...]:
    """Every name `paint_icon` knows, other names for the same icon included."""
    return (*tokens()["icons"], *tokens()["iconAlias"])


def paint_icon(painter: QPainter, name: str, rect: QRectF, color: QColor, ground: QColor | None = None) -> None:
    """Paints an icon into a square.

    Args:
        name: a key of `icons` or `iconAlias` in the tokens; KeyError if unknown.
        color: the icon's colour.
        ground: what the icon stands on; without it the icon's inner gaps are transparent.
    """
    if ground is None and "{b}" in _icon_body(name):
        _draw_cut(painter, name, rect, color)
        return
    body = _icon_body(name)
    back = (ground or color).name()
    _render(painter, _renderer(_ICON_FRAME.replace("{body}", body).replace("{c}", color.name()).replace("{b}", back)), rect, color)


def icon_group(name: str, color: str, ground: str) -> str:
    """An icon as a group inside a larger SVG drawing, on the 24 grid; names of colours, otherwise as for `paint_icon`."""
    return _ICON.replace("{body}", _icon_body(name)).replace("{c}", color).replace("{b}", ground)


def paint_svg(painter: QPainter, source: str, rect: QRectF) -> None:
    """Paints an SVG drawing so that its viewBox fills `rect`."""
    _render(painter, _renderer(source), rect, None)


def icon_pixmap(name: str, color: QColor, px: float, dpr: float = 1.0) -> QPixmap:
    """An icon of `px` logical pixels for a screen of device pixel ratio `dpr`, transparent around."""
    key = f"icon|{name}|{color.name(QColor.NameFormat.HexArgb)}|{px}|{dpr}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    side = max(1, round(px * dpr))
    pixmap = QPixmap.fromImage(_icon_image(name, color, side))
    pixmap.setDevicePixelRatio(dpr)
    QPixmapCache.insert(key, pixmap)
    return pixmap


def qicon(name: str, color: QColor, px: float = 20) -> QIcon:
    """An icon for a button or menu, sharp on screens of ratio 1 to 3; greyed when disabled."""
    from PySide6.QtGui import QIcon  # the first picture has no such icons

    icon = QIcon()
    pale = QColor(color)
    pale.setAlphaF(color.alphaF() * 0.4)
    for ratio in (1.0, 2.0, 3.0):
        icon.addPixmap(icon_pixmap(name, color, px, ratio), QIcon.Mode.Normal)
        icon.addPixmap(icon_pixmap(name, pale, px, ratio), QIcon.Mode.Disabled)
    return icon


def paint_art(painter: QPainter, card_id: str, rect: QRectF, c: QColor, t: QColor, k: QColor, p: QColor) -> None:
    """Paints a card's subject drawing into a square.

    Args:
        card_id: "exh-1957"; KeyError if unknown.
        c: main colour (the continent's).
        t: its tint.
        k: ink.
        p: paper.
    """
    body = _art()[card_id]
    for mark, color in (("{c}", c), ("{t}", t), ("{k}", k), ("{p}", p)):
        body = body.replace(mark, color.name())
    _render(painter, _renderer(_ART_FRAME.replace("{body}", body)), rect, None)


def art_ids() -> tuple[str, ...]:
    """Ids of all cards that have a drawing."""
    return tuple(_art())


def paint_pattern(
    painter: QPainter,
    pattern: str,
    rect: QRectF,
    color: QColor,
    opacity: float = 0.42,
    radius: float = 0.0,
    unit: float = 1.0,
    *,
    centered: bool = False,
) -> None:
    """Fills `rect` with a continent's pattern.

    Args:
        pattern: "waves", "chevrons", "triangles", "lattice", "columns", "dots" or "rays".
        opacity: 0.42 on spines, 0.16 on headers.
        radius: rounds the area's corners.
        unit: size of the tiles, 1 = as drawn.
        centered: for small areas: the tiles stand in the middle, single signs are not cut; otherwise they start at the upper left.
    """
    tile, _ = _pattern(pattern)
    across, down = rect.width() / unit / tile.width(), rect.height() / unit / tile.height()
    whole = centered and pattern in ("triangles", "dots")
    columns, rows = (max(1, int(across)), max(1, int(down))) if whole else (math.ceil(across), math.ceil(down))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip = QPainterPath()
    clip.addRoundedRect(rect, radius, radius)
    painter.setClipPath(clip, QtCore.Qt.ClipOperation.IntersectClip)
    painter.setOpacity(painter.opacity() * opacity)
    painter.translate(rect.topLeft())
    painter.scale(unit, unit)
    if centered:
        painter.translate((across - columns) * tile.width() / 2, (down - rows) * tile.height() / 2)
    painter.fillPath(_pattern_area(pattern, columns, rows), color)
    painter.restore()


def paint_glyph(painter: QPainter, glyph: str, rect: QRectF, color: QColor) -> None:
    """Paints a continent's sign with its inner mark cut out.

    Args:
        glyph: "circle", "leaf", "triangle", "diamond", "square", "star" or "ring".
        rect: the nominal square; leaf and star reach 5 % over it.
    """
    radius = rect.width() / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(radius / 100, radius / 100)
    painter.fillPath(glyph_path(glyph), color)
    painter.restore()


@cache
def glyph_path(glyph: str) -> QPainterPath:
    """Outline of a continent's sign around (0, 0) with radius 100 (Qt flattens smaller curves); KeyError if unknown."""
    return _GLYPHS[glyph]()


def paint_shape(painter: QPainter, shape: str, rect: QRectF, color: QColor) -> None:
    """Paints a seat's shape ("circle", "square", "triangle", "diamond" or "hexagon") into a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(shape_path(shape, rect), color)
    painter.restore()


def shape_path(shape: str, rect: QRectF) -> QPainterPath:
    """Outline of a seat's shape in a square; KeyError if unknown."""
    center, radius = rect.center(), rect.width() / 2
    path = QPainterPath()
    if shape == "circle":
        path.addEllipse(center, radius, radius)
        return path
    if shape == "square":
        side = radius * 0.86
        path.addRoundedRect(QRectF(center.x() - side, center.y() - side, side * 2, side * 2), radius * 0.12, radius * 0.12)
        return path
    points = [QPointF(center.x() + x * radius, center.y() + y * radius) for x, y in _SHAPES[shape]]
    path.addPolygon(points)
    path.closeSubpath()
    return path


_SHAPES: dict[str, tuple[tuple[float, float], ...]] = {
    "triangle": ((0, -0.95), (1.02, 0.82), (-1.02, 0.82)),
    "diamond": ((0, -1.05), (1.05, 0), (0, 1.05), (-1.05, 0)),
    "hexagon": ((-1.0, 0), (-0.5, -0.87), (0.5, -0.87), (1.0, 0), (0.5, 0.87), (-0.5, 0.87)),
}


def _stroked(line: QPainterPath, width: float, *, flat: bool = False) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    caps = QtCore.Qt.PenCapStyle
    stroker.setCapStyle(caps.FlatCap if flat else caps.RoundCap)
    stroker.setJoinStyle(QtCore.Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(line)


def _disc_with_wave() -> QPainterPath:
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), 100, 100)
    wave = QPainterPath(QPointF(-72, 10))
    wave.quadTo(-36, -45, 0, 10)
    wave.quadTo(36, 65, 72, 10)
    return disc.subtracted(_stroked(wave, 22))


def _leaf() -> QPainterPath:
    leaf = QPainterPath(QPointF(-80, 90))
    leaf.cubicTo(-110, -60, -10, -105, 95, -95)
    leaf.cubicTo(105, 10, 60, 110, -80, 90)
    midrib = QPainterPath(QPointF(-55, 65))
    midrib.lineTo(40, -40)
    return leaf.subtracted(_stroked(midrib, 20))


def _triangle() -> QPainterPath:
    path = _polygon((0, -100), (100, 80), (-100, 80))
    hole = QPainterPath()
    hole.addEllipse(QPointF(0, 25), 26, 26)
    return path.subtracted(hole)


def _diamond() -> QPainterPath:
    return _polygon((0, -110), (95, 0), (0, 110), (-95, 0)).subtracted(_polygon((0, -40), (35, 0), (0, 40), (-35, 0)))


def _square() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-85, -85, 170, 170), 12, 12)
    for x in (-30, 30):
        column = QPainterPath(QPointF(x, -50))
        column.lineTo(x, 50)
        path = path.subtracted(_stroked(column, 20))
    return path


def _star() -> QPainterPath:
    points = []
    for step in range(10):
        reach = 110 if step % 2 == 0 else 48.4
        angle = math.radians(step * 36 - 90)
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    return _polygon(*points)


def _ring() -> QPainterPath:
    line = QPainterPath()
    line.addEllipse(QPointF(0, 0), 85, 85)
    return _stroked(line, 35)


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon([QPointF(x, y) for x, y in points])
    path.closeSubpath()
    return path


_GLYPHS = {
    "circle": _disc_with_wave,
    "leaf": _leaf,
    "triangle": _triangle,
    "diamond": _diamond,
    "square": _square,
    "star": _star,
    "ring": _ring,
}


@cache
def _pattern(name: str) -> tuple[QRectF, QPainterPath]:
    """Size of the tile and its filled outline; KeyError if unknown."""
    line = QPainterPath()
    if name == "waves":
        line.moveTo(0, 5)
        line.quadTo(4, 0, 8, 5)
        line.quadTo(12, 10, 16, 5)
        return QRectF(0, 0, 16, 8), _stroked(line, 1.3, flat=True)
    if name == "chevrons":
        line.moveTo(0, 8)
        line.lineTo(5, 3)
        line.lineTo(10, 8)
        return QRectF(0, 0, 10, 9), _stroked(line, 1.4, flat=True)
    if name == "triangles":
        return QRectF(0, 0, 11, 11), _polygon((5.5, 2), (9, 8.5), (2, 8.5))
    if name == "lattice":
        line.moveTo(0, 0)
        line.lineTo(10, 10)
        line.moveTo(10, 0)
        line.lineTo(0, 10)
        return QRectF(0, 0, 10, 10), _stroked(line, 1.1, flat=True)
    if name == "columns":
        return QRectF(0, 0, 6, 6), _polygon((2.1, 0), (3.9, 0), (3.9, 6), (2.1, 6))
    if name == "dots":
        line.addEllipse(QPointF(2, 2), 1.4, 1.4)
        line.addEllipse(QPointF(6, 6), 1.4, 1.4)
        return QRectF(0, 0, 8, 8), line
    if name == "rays":
        line.moveTo(0, 7)
        line.lineTo(7, 0)
        return QRectF(0, 0, 7, 7), _stroked(line, 1.1, flat=True)
    raise KeyError(name)


@lru_cache(maxsize=256)
def _pattern_area(name: str, across: int, down: int) -> QPainterPath:
    tile, outline = _pattern(name)
    area = QPainterPath()
    area.setFillRule(QtCore.Qt.FillRule.WindingFill)
    for column in range(across):
        for row in range(down):
            area.addPath(outline.translated(column * tile.width(), row * tile.height()))
    return area


@cache
def _art() -> dict[str, str]:
    content: dict[str, Any] = json.loads(asset("art", "exhibition.json").read_text(encoding="utf-8"))
    drawings: dict[str, str] = content["art"]
    return drawings


@cache
def _icon_body(name: str) -> str:
    icons: dict[str, str] = tokens()["icons"]
    return icons[tokens()["iconAlias"].get(name, name)]


@lru_cache(maxsize=512)
def _renderer(source: str) -> QSvgRenderer:
    return QSvgRenderer(source.encode("utf-8"))


def _render(painter: QPainter, renderer: QSvgRenderer, rect: QRectF, color: QColor | None) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if color is not None and color.alphaF() < 1.0:
        painter.setOpacity(painter.opacity() * color.alphaF())
    renderer.render(painter, rect)
    painter.restore()


def _icon_image(name: str, color: QColor, side: int) -> QImage:
    """The icon in device pixels, its inner gaps transparent."""
    from PySide6.QtGui import QImage  # the first picture has no such icons

    mask = QImage(QSize(side, side), QImage.Format.Format_ARGB32_Premultiplied)
    mask.fill(QtCore.Qt.GlobalColor.transparent)
    body = _icon_body(name)
    painter = QPainter(mask)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _renderer(_ICON_FRAME.replace("{body}", body).replace("{c}", "#ffffff").replace("{b}", "#000000")).render(painter, QRectF(mask.rect()))
    painter.end()
    if "{b}" in body:  # white on black to opacity: what is black lets the ground through
        light = QImage(mask.size(), QImage.Format.Format_RGB32)
        light.fill(QtCore.Qt.GlobalColor.black)
        painter = QPainter(light)
        painter.drawImage(0, 0, mask)
        painter.end()
        mask.setAlphaChannel(light.convertToFormat(QImage.Format.Format_Grayscale8))
    painter = QPainter(mask)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(mask.rect(), color)
    painter.end()
    return mask


def _draw_cut(painter: QPainter, name: str, rect: QRectF, color: QColor) -> None:
    transform = painter.combinedTransform()
    ratio = painter.device().devicePixelRatioF()
    zoom = math.sqrt(abs(transform.determinant())) or 1.0
    px = rect.width() * zoom
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    pixmap = icon_pixmap(name, color, round(px, 1), ratio)
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
    painter.restore()


def round_pen(color: QColor, width: float) -> QPen:
    """A pen with round ends and joins, as the icons have."""
    qt = QtCore.Qt
    return QPen(color, width, qt.PenStyle.SolidLine, qt.PenCapStyle.RoundCap, qt.PenJoinStyle.RoundJoin)
