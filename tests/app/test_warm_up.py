"""What a table needs is loaded while the menu is read, a piece at a time."""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from exhibition_suite.app.warm_up import MODULES, WarmUp


def test_modules_are_loaded_one_at_a_time_until_none_is_left(qtbot: QtBot) -> None:
    warm_up = WarmUp(MODULES[:3])
    warm_up.start()
    left = [len(warm_up.left)]
    while warm_up.left:
        QApplication.processEvents()
        assert left[-1] - len(warm_up.left) in (0, 1)
        left.append(len(warm_up.left))
    assert all(module in sys.modules for module in MODULES[:3])


def test_the_window_warms_up_after_its_first_picture(person: Any) -> None:
    window = person.window
    window.after_first_paint()
    assert window._warm_up.left
    while window._warm_up.left:
        QApplication.processEvents()
    assert all(module in sys.modules for module in MODULES)
