"""The program's icon."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from .menu.emblem import paint_emblem


def window_icon() -> QIcon:
    """The program's icon: the emblem on a pale plate."""
    icon = QIcon()
    for side in (16, 24, 32, 48, 64, 128, 256):
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#ECE8E1"))
        painter.drawRoundedRect(QRectF(0, 0, side, side), side * 0.2, side * 0.2)
        if side < 48:
            painter.setClipRect(QRectF(0, 0, side, side))
            paint_emblem(painter, QRectF(side * 0.06, side * 0.06, side * 2.2, side * 0.88), QColor("#FBF9F6"), False)
        else:
            high = side * 0.88 * 54 / 135
            paint_emblem(painter, QRectF(side * 0.06, (side - high) / 2, side * 0.88, high), QColor("#FBF9F6"), False)
        painter.end()
        icon.addPixmap(pixmap)
    return icon
