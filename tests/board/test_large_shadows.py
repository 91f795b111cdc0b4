"""The shadow of a large thing is put together from a small picture, and looks as if it were painted whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from exhibition_suite.board import shadows

SHADE = QColor(60, 40, 20)


def painted(rect: QRectF, ratio: float, depth: int, dark: bool) -> QImage:
    image = QImage(round(420 * ratio), round(340 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("white"))
    painter = QPainter(image)
    shadows.paint_shadow(painter, rect, 14, depth, SHADE, dark)
    painter.end()
    return image


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
@pytest.mark.parametrize("dark", [False, True])
def test_it_looks_as_if_painted_whole(qapp: object, monkeypatch: pytest.MonkeyPatch, ratio: float, depth: int, dark: bool) -> None:
    rect = QRectF(60.5, 50, 300.3, 220)
    together = painted(rect, ratio, depth, dark)
    monkeypatch.setattr(shadows, "LARGE", 10**9)
    monkeypatch.setattr(shadows, "_turn", lambda _radius, _depth: 10**6)
    shadows._shadow.cache_clear()
    shadows._stretched.cache_clear()
    whole = painted(rect, ratio, depth, dark)
    shadows._shadow.cache_clear()
    shadows._stretched.cache_clear()
    for y in range(0, whole.height(), 3):
        for x in range(0, whole.width(), 3):
            assert abs(whole.pixelColor(x, y).red() - together.pixelColor(x, y).red()) <= 3, (x, y)


def test_windows_and_sheets_of_all_sizes_keep_one_small_picture(qapp: object) -> None:
    painted(QRectF(20, 20, 350, 280), 1.0, 3, False)
    shadows._shadow.cache_clear()
    shadows._stretched.cache_clear()
    for number in range(20):
        painted(QRectF(20, 20, 300 + number, 220 + 2 * number), 1.0, 3, False)
    assert shadows._shadow.cache_info().currsize == 1
    assert shadows._stretched.cache_info().currsize == 1
