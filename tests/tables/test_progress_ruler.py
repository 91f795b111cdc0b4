"""The ruler of the top bar: every player's sign can be seen whole, wherever they stand."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF

from exhibition_suite.app.look import Look
from exhibition_suite.engine import SeatSetup
from exhibition_suite.tables.exhibition.ruler import ProgressRuler


@pytest.mark.parametrize("width", [220, 360, 600])
@pytest.mark.parametrize("filled", [(0,), (0, 0), (0,) * 5, (16,) * 5, (0, 1, 1, 2, 16), (15, 16, 16, 16, 16), (7, 7, 8, 8, 8)])
def test_signs_stand_side_by_side_inside_the_ruler(qtbot: Any, width: int, filled: tuple[int, ...]) -> None:
    ruler = ProgressRuler(Look(), [SeatSetup(name) for name in "ABCDE"[: len(filled)]])
    qtbot.addWidget(ruler)
    ruler.resize(width, 42)
    ruler._filled = filled
    signs = ruler.signs()
    room = QRectF(ruler.rect())
    for number, sign in enumerate(signs):
        assert room.contains(sign), f"sign {number} of {filled}"
        for other in signs[:number]:
            assert not sign.intersects(other)
