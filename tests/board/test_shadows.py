"""A shadow has the colour it is given, at every depth and wherever it is thin."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from exhibition_suite.board.shadows import DEPTHS, paint_shadow


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("depth", sorted(DEPTHS)[1:])
def test_a_shadow_keeps_its_hue(qapp: Any, depth: int, dark: bool) -> None:
    image = QImage(300, 240, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_shadow(painter, QRectF(80, 70, 140, 80), 8, depth, QColor("#3A2A18"), dark)
    painter.end()
    seen = [image.pixelColor(x, y) for x in range(0, 300, 3) for y in range(0, 240, 3)]
    solid = [color for color in seen if color.alpha() >= 24]
    assert len(solid) > 100
    for color in solid:
        slack = 255 / color.alpha() + 1  # one step of a premultiplied byte
        assert abs(color.red() - 0x3A) <= slack
        assert abs(color.green() - 0x2A) <= slack
        assert abs(color.blue() - 0x18) <= slack
