"""The list of saved games by keys alone: nothing throws the keyboard out of the list, and what was deleted comes back."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt

from exhibition_suite.app.saves.naming import NameSheet
from exhibition_suite.app.saves.sheet import SavesSheet
from tests.app.test_saves import ESCAPE, keep, names, played, row

UNDO = (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


@pytest.fixture
def listed(open_program: Any) -> Any:
    """Three games lie in the list by name, and it is open."""
    for name in ("Anna", "Berta", "Clara"):
        keep(name, played(8))
    person = open_program()
    person.key("l")
    person.choose(person.sheet.order, "name")
    assert names(person) == ["Anna", "Berta", "Clara"]
    return person


def test_after_deleting_the_keyboard_stays_in_the_list(listed: Any) -> None:
    row(listed, "Berta").delete_button.setFocus()
    listed.key(Qt.Key.Key_Return)
    assert names(listed) == ["Anna", "Clara"]
    assert listed.focus is row(listed, "Clara").delete_button, "the next one"
    listed.key(Qt.Key.Key_Return)
    assert listed.focus is row(listed, "Anna").delete_button, "the last one"
    listed.key(Qt.Key.Key_Return)
    assert names(listed) == []
    assert listed.focus is listed.sheet.first_button


def test_ctrl_z_brings_deleted_games_back_one_by_one(listed: Any) -> None:
    for name in ("Anna", "Clara"):
        row(listed, name).delete_button.setFocus()
        listed.key(Qt.Key.Key_Return)
    listed.key(*UNDO)
    assert names(listed) == ["Berta", "Clara"]
    assert listed.focus is row(listed, "Clara").open_button
    listed.key(*UNDO)
    assert names(listed) == ["Anna", "Berta", "Clara"]
    assert not listed.window.dialogs._toasts, "nothing says any more that it was deleted"
    listed.key(*UNDO)
    assert names(listed) == ["Anna", "Berta", "Clara"], "nothing is left to bring back"
    assert "Ctrl+Z" in listed.sheet.note.text()


def test_a_game_comes_back_once(listed: Any) -> None:
    listed.click(row(listed, "Anna").delete_button)
    toast = listed.window.dialogs._toasts[-1]
    listed.click(toast.button)
    listed.key(*UNDO)
    assert names(listed) == ["Anna", "Berta", "Clara"]
    assert listed.window.dialogs.layer.top() is listed.sheet, "and no fault is told"


def test_the_list_stays_in_view_behind_the_new_name(listed: Any) -> None:
    behind = listed.sheet
    listed.click(row(listed, "Berta").rename_button)
    assert isinstance(listed.sheet, NameSheet)
    assert isinstance(behind, SavesSheet)
    assert behind.isVisible()
    assert listed.sheet.geometry().center() == behind.geometry().center()
    below = listed.window.childAt(behind.rows[0].open_button.mapTo(listed.window, behind.rows[0].open_button.rect().center()))
    assert not behind.isAncestorOf(below), "it cannot be pressed meanwhile"
    for _ in range(6):
        listed.key(Qt.Key.Key_Tab)
        assert listed.sheet.isAncestorOf(listed.focus)
    listed.key(ESCAPE)
    assert listed.focus is row(listed, "Berta").rename_button
    listed.click(row(listed, "Berta").rename_button)
    listed.type_into(listed.sheet.name, "Dora")
    listed.key(Qt.Key.Key_Return)
    listed.wait()
    assert listed.focus is row(listed, "Dora").rename_button
    assert listed.window.childAt(behind.mapTo(listed.window, behind.rect().center())) is not None
    listed.click(row(listed, "Dora").delete_button)
    assert names(listed) == ["Anna", "Clara"]


@pytest.mark.parametrize("size", [(1600, 900), (1280, 720)])
def test_the_message_about_it_covers_no_button_of_the_sheet(listed: Any, size: tuple[int, int]) -> None:
    listed.window.resize(*size)
    listed.wait()
    listed.click(row(listed, "Anna").delete_button)
    toast, done = listed.window.dialogs._toasts[-1], listed.sheet.done_button
    foot = listed.sheet.mapTo(listed.window, QPoint(0, listed.sheet.foot_top())).y()
    assert toast.geometry().bottom() < foot <= done.mapTo(listed.window, QPoint(0, 0)).y()
