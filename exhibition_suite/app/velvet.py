"""Paints the hot-seat curtain: folds of velvet, a brass rail, swags with a fringe, and two gathered halves held by brass bands."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

FOLD = 80
"""Width of a fold in px."""
RAIL = 44
SWAG = 160
_DEEP, _DARK, _MID, _BRIGHT = QColor("#3E0F18"), QColor("#4A101B"), QColor("#7A1F2B"), QColor("#A03342")
_BRASS, _BRASS_DARK, _BRASS_LIGHT = QColor("#C9A24B"), QColor("#7E5E1C"), QColor("#F0DDA6")


def paint_velvet(painter: QPainter, size: QSize, gap: float, dpr: float = 1.0) -> None:
    """The whole curtain; `gap` 0 is shut, 1 is open: both halves have left to their sides and nothing is painted."""
    if gap >= 1 or size.isEmpty():
        return
    picture = _shut(size.width(), size.height(), dpr)
    if gap <= 0:
        painter.drawPixmap(0, 0, picture)
        return
    half = size.width() / 2
    shift = half * gap
    for left, target in ((0.0, -shift), (half, half + shift)):
        source = QRectF(left * dpr, 0, half * dpr, size.height() * dpr)
        painter.drawPixmap(QRectF(target, 0, half, size.height()), picture, source)


@lru_cache(maxsize=2)
def _shut(width: int, height: int, dpr: float) -> QPixmap:
    picture = QPixmap(round(width * dpr), round(height * dpr))
    picture.setDevicePixelRatio(dpr)
    picture.fill(_DEEP)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _folds(painter, width, height)
    _rail(painter, width)
    _swags(painter, width)
    _gathered(painter, height)
    painter.save()
    painter.translate(width, 0)
    painter.scale(-1, 1)
    _gathered(painter, height)
    painter.restore()
    floor = QColor(_BRASS_DARK)
    floor.setAlphaF(0.9)
    painter.fillRect(QRectF(0, height - 22, width, 22), floor)
    painter.end()
    return picture


def _ramp(start: QPointF, end: QPointF, stops: tuple[tuple[float, QColor], ...]) -> QBrush:
    ramp = QLinearGradient(start, end)
    for at, colour in stops:
        ramp.setColorAt(at, colour)
    return QBrush(ramp)


def _folds(painter: QPainter, width: int, height: int) -> None:
    count = max(1, round(width / FOLD))
    fold = width / count
    for index in range(count):
        left = index * fold
        stops = ((0.0, _DARK), (0.22, _MID), (0.45, _BRIGHT), (0.62, _MID), (1.0, _DARK))
        painter.fillRect(QRectF(left, 0, fold + 0.5, height), _ramp(QPointF(left, 0), QPointF(left + fold, 0), stops))
    shades = tuple((at, _shade(alpha)) for at, alpha in ((0.0, 0.55), (0.18, 0.08), (0.8, 0.1), (1.0, 0.6)))
    painter.fillRect(QRectF(0, 0, width, height), _ramp(QPointF(0, 0), QPointF(0, height), shades))


def _shade(alpha: float) -> QColor:
    shade = QColor("#1A0408")
    shade.setAlphaF(alpha)
    return shade


def _rail(painter: QPainter, width: int) -> None:
    stops = ((0.0, _BRASS_LIGHT), (0.5, _BRASS), (1.0, _BRASS_DARK))
    painter.fillRect(QRectF(0, 0, width, RAIL), _ramp(QPointF(0, 0), QPointF(0, RAIL), stops))
    painter.fillRect(QRectF(0, RAIL, width, 4), QColor("#3A2A0C"))


def _swags(painter: QPainter, width: int) -> None:
    count = max(1, round(width / SWAG))
    wide = width / count
    top = RAIL + 4.0
    for index in range(count):
        painter.save()
        painter.translate(index * wide, top)
        painter.scale(wide / SWAG, 1)
        swag = QPainterPath(QPointF(0, 0))
        swag.lineTo(160, 0)
        swag.cubicTo(160, 46, 124, 72, 80, 72)
        swag.cubicTo(36, 72, 0, 46, 0, 0)
        painter.setPen(QPen(_DARK, 1.5))
        painter.setBrush(_ramp(QPointF(0, 0), QPointF(0, 72), ((0.0, QColor("#6B1824")), (1.0, QColor("#8E2A38")))))
        painter.drawPath(swag)
        fringe = QPainterPath(QPointF(4, 14))
        fringe.cubicTo(10, 48, 42, 64, 80, 64)
        fringe.cubicTo(118, 64, 150, 48, 156, 14)
        pen = QPen(_BRASS, 4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.5, 1.5])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(fringe)
        painter.restore()


def _gathered(painter: QPainter, height: int) -> None:
    """The left half's gathered edge, drawn for a height of 900."""
    painter.save()
    painter.scale(1, height / 900)
    cloth = QPainterPath(QPointF(0, 48))
    cloth.cubicTo(170, 300, 76, 420, 44, 470)
    cloth.cubicTo(110, 560, 140, 760, 150, 900)
    cloth.lineTo(0, 900)
    cloth.closeSubpath()
    stops = ((0.0, _DARK), (0.3, _MID), (0.55, _DARK), (0.8, QColor("#8E2A38")), (1.0, QColor("#5A1520")))
    painter.setPen(QPen(QColor("#3A0C14"), 2))
    painter.setBrush(_ramp(QPointF(0, 0), QPointF(150, 0), stops))
    painter.drawPath(cloth)
    crease = QPainterPath(QPointF(0, 80))
    crease.cubicTo(90, 300, 40, 420, 22, 470)
    crease.cubicTo(50, 560, 70, 760, 74, 900)
    crease.moveTo(0, 60)
    crease.cubicTo(130, 300, 56, 420, 34, 470)
    dim = QColor("#3A0C14")
    dim.setAlphaF(0.5)
    painter.setPen(QPen(dim, 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(crease)
    band = QPainterPath(QPointF(0, 450))
    band.lineTo(58, 450)
    band.cubicTo(72, 456, 72, 482, 58, 488)
    band.lineTo(0, 488)
    band.closeSubpath()
    painter.setPen(QPen(_BRASS_DARK, 1.5))
    painter.setBrush(_BRASS)
    painter.drawPath(band)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_BRASS_DARK)
    painter.drawEllipse(QPointF(54, 469), 4, 4)
    painter.restore()
