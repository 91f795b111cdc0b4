"""Sheets grow with the window: what is drawn for 1600x900 is read as well at 1920x1080 and in larger windows."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from exhibition_suite.app.skin import growth
from tests.app.game_room import clipped, new_match, open_page, play_on, settle

SHEETS = ("open_rulebook", "open_settings", "open_about", "open_saves")


def type_sizes(widget: Any) -> list[float]:
    """Sizes of all words in a widget, in px, in order."""
    parts = [*widget.findChildren(QLabel), *widget.findChildren(QAbstractButton)]
    return [part.type().pixelSize() if hasattr(part, "type") else part.font().pixelSize() for part in parts if part.isVisible()]


@pytest.mark.parametrize(
    ("size", "factor"),
    [((1280, 720), 1.0), ((1600, 900), 1.0), ((1920, 1080), 1.2), ((1920, 900), 1.0), ((2560, 1440), 1.6), ((5120, 2880), 2.0)],
)
def test_growth_follows_the_smaller_side(size: tuple[int, int], factor: float) -> None:
    assert growth(*size) == pytest.approx(factor)


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_words_of_a_sheet_are_larger_in_a_larger_window(open_program: Any, sheet: str, language: str) -> None:
    person = open_program(language=language)
    person.window.resize(1600, 900)
    person.wait()
    getattr(person.window, sheet)()
    person.wait()
    drawn = type_sizes(person.sheet)
    person.window.resize(1920, 1080)
    person.wait()
    assert type_sizes(person.sheet) == pytest.approx([1.2 * size for size in drawn], abs=1.01)
    assert not clipped(person.sheet)
    person.window.resize(1600, 900)
    person.wait()
    assert type_sizes(person.sheet) == drawn, "and back again"


@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("scale", [100, 150])
def test_the_score_sheet_fills_a_larger_window(qtbot: QtBot, seats: int, scale: int) -> None:
    page = open_page(qtbot, play_on(new_match(*["person"] * seats)), (1600, 900), text_scale=scale)
    page.show_sheet()
    settle()
    sheet = page.overlays.sheet
    assert sheet is not None
    drawn = sheet.again_button.sizeHint().height(), sheet.total.height(), sheet.title.type().pixelSize()
    page.resize(1920, 1080)
    settle()
    grown = sheet.again_button.sizeHint().height(), sheet.total.height(), sheet.title.type().pixelSize()
    assert grown == pytest.approx([1.2 * side for side in drawn], abs=2)
    foot = sheet.total.geometry().bottom()
    assert foot > sheet.inner.height() * 0.84, "no hole under the table"
    assert not clipped(sheet)
