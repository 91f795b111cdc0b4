"""A piece that can be taken in hand: a picture made once, moved often."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from . import levels
from .arrangement import Piece
from .icons import paint_icon
from .shadows import STRAIGHT, paint_shadow, reach

DRAG_TILT = -3.0
"""Degrees by which a card tips while it is dragged."""


class PieceItem(QGraphicsObject):
    """The picture of one piece. Its origin is its centre, so that it turns and tips about it.

    Attributes:
        piece: what it shows and where that lies in the model.
        size: width and height in board units.
        box: the piece itself, in its own coordinates.
        depth: 1 resting, 2 in hand, 3 lifted, 4 dragged.
        refused: a no-entry sign hangs on its corner: it may not lie where it hovers.
        resting_scale: its size where it lies; 1 for all places but the hand.
        waits: not to be seen yet: making its picture would hold up the piece that a hand has just let go.
    """

    def __init__(self, piece: Piece, size: QSizeF, radius: float) -> None:
        super().__init__()
        self.piece = piece
        self.size = size
        self.radius = radius
        self.depth = 1
        self.resting_scale = 1.0
        self.refused = False
        self.waits = False
        self._picture: QPixmap | None = None
        self._make: Callable[[], QPixmap] = QPixmap
        self._shade = QColor(0, 0, 0)
        self._dark = False
        self._sign = (QColor(), QColor(), QColor())
        self.setZValue(levels.PIECES + piece.level * 0.01)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption, False)
        self._measure()

    def _measure(self) -> None:
        """Finds its outlines anew: the scene asks for them far more often than they change."""
        self.prepareGeometryChange()
        self.box = QRectF(-self.size.width() / 2, -self.size.height() / 2, self.size.width(), self.size.height())
        margin = max(reach(self.depth) + 2, 22.0 if self.refused else 0.0)
        self._bounds = self.box.adjusted(-margin, -margin, margin, margin)

    def set_picture(self, make: Callable[[], QPixmap], shade: QColor, dark: bool) -> None:
        """Shows the picture that `make` gives at the device's resolution, once it is to be seen; `shade` is the colour of the shadow."""
        self._picture, self._make = None, make
        self._shade = shade
        self._dark = dark
        self.update()

    def wait_no_more(self) -> None:
        """It is to be seen from now on."""
        if self.waits:
            self.waits = False
            self.update()

    def set_size(self, size: QSizeF, radius: float) -> None:
        self.size = size
        self.radius = radius
        self._measure()

    def set_depth(self, depth: int) -> None:
        """Lets it lie (1), be in hand (2), be lifted (3) or be dragged (4)."""
        if depth == self.depth:
            return
        self.depth = depth
        self._measure()
        if depth >= 4:
            self.setZValue(levels.FLYING)
        elif depth >= 2:
            self.setZValue(levels.IN_HAND)
        else:
            self.setZValue(levels.PIECES + self.piece.level * 0.01)
        self.update()

    def set_refused(self, refused: bool, color: QColor, rim: QColor, ink: QColor) -> None:
        """Hangs the no-entry sign on the corner, or takes it off."""
        if refused != self.refused:
            self.refused = refused
            self._measure()
            self._sign = (color, rim, ink)
            self.update()

    def put(self, centre: QPointF, angle: float = 0.0) -> None:
        """Lies at `centre` at once."""
        self.setPos(centre)
        self.setRotation(angle)
        self.setScale(self.resting_scale)

    # ---- Qt

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.waits:
            return
        box = self.box
        paint_shadow(painter, box, self.radius, self.depth, self._shade, self._dark)
        if self._picture is None:
            self._picture = self._make()
        paint_picture(painter, box, self._picture)
        if self.refused:
            self._paint_no_entry(painter, box.topRight())

    def _paint_no_entry(self, painter: QPainter, corner: QPointF) -> None:
        color, rim, ink = self._sign
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(rim, 3))
        painter.setBrush(color)
        painter.drawEllipse(corner + QPointF(-6, 4), 18, 18)
        paint_icon(painter, "no", QRectF(corner.x() - 18, corner.y() - 8, 24, 24), ink)


class PictureItem(QGraphicsItem):
    """A picture on the board that is no piece, painted as sharp as pieces are.

    Attributes:
        rect: where it is, in scene units.
        picture: made at the device's resolution, once it is to be seen.
    """

    def __init__(self, level: float) -> None:
        super().__init__()
        self.rect = QRectF()
        self._shown: object = None
        self._picture: QPixmap | None = None
        self._make: Callable[[], QPixmap] = QPixmap
        self.setZValue(level)

    @property
    def picture(self) -> QPixmap:
        if self._picture is None:
            self._picture = self._make()
        return self._picture

    def show_picture(self, what: object, make: Callable[[], QPixmap], rect: QRectF) -> None:
        """Shows a picture of `what`, or the same at another place."""
        if rect == self.rect and what == self._shown:
            return
        if rect != self.rect:
            self.prepareGeometryChange()
        if what != self._shown:
            self._shown, self._make, self._picture = what, make, None
        self.rect = rect
        self.update()

    # ---- Qt

    def boundingRect(self) -> QRectF:
        return self.rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_picture(painter, self.rect, self.picture)


def paint_picture(painter: QPainter, box: QRectF, picture: QPixmap) -> None:
    """Draws a picture made for the device into `box`: pixel by pixel where it lies straight, the sharpest and quickest way."""
    if picture.isNull():
        return
    way = painter.worldTransform()
    straight = abs(way.m12()) <= STRAIGHT and abs(way.m21()) <= STRAIGHT and way.m11() > 0
    ratio = painter.device().devicePixelRatioF()
    wide, high = picture.width(), picture.height()
    there = way.mapRect(box)
    if not straight or abs(there.width() * ratio - wide) > 1 or abs(there.height() * ratio - high) > 1:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        return
    painter.save()
    painter.resetTransform()
    exact = QRectF(round(there.x() * ratio) / ratio, round(there.y() * ratio) / ratio, wide / ratio, high / ratio)
    painter.drawPixmap(exact, picture, QRectF(0, 0, wide, high))
    painter.restore()
