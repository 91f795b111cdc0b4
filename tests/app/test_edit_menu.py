"""The menu of a text under the right button: the suite's own letters and words, in every place where there is text to edit or copy."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPlainTextEdit, QTextEdit

from exhibition_suite.app.controls import Menu
from exhibition_suite.app.crash_sheet import CrashSheet


def texts(person: Any) -> list[Any]:
    """All places for text in the sheet in front."""
    sheet = person.sheet
    found = [part for kind in (QLineEdit, QPlainTextEdit, QTextEdit) for part in sheet.findChildren(kind)]
    return [part for part in found if part.isVisibleTo(sheet) and part.width() > 1]


def open_menu(person: Any, text: Any) -> Menu:
    """Presses the right button on a text."""
    target = text.viewport() if hasattr(text, "viewport") else text
    QApplication.sendEvent(target, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(4, 4), target.mapToGlobal(QPoint(4, 4))))
    person.wait()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, Menu), "not Qt's own"
    return menu


SHEETS = {
    "new game": lambda person: person.window.open_new_game("exhibition"),
    "rulebook": lambda person: person.window.open_rulebook(),
    "report": lambda person: person.window.dialogs.open(CrashSheet(person.window.look, "Traceback", hard=False)),
}


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize(("language", "copy", "whole"), [("en", "Copy", "Select all"), ("ja", "コピー", "すべて選択")])
def test_every_text_has_a_menu_in_the_worlds_letters(open_program: Any, sheet: str, language: str, copy: str, whole: str) -> None:
    person = open_program(language=language)
    SHEETS[sheet](person)
    person.wait()
    found = texts(person)
    assert found
    for text in found:
        menu = open_menu(person, text)
        words = [action.text().partition("\t")[0] for action in menu.actions() if not action.isSeparator()]
        assert copy in words
        assert whole in words
        assert menu.font().family() == text.font().family()
        assert not any("&" in word for word in words)
        menu.close()
        person.wait()
    assert not [menu for menu in person.window.findChildren(QMenu) if menu.objectName() == "qt_edit_menu"]


def test_its_lines_do_what_they_say(open_program: Any) -> None:
    person = open_program()
    person.window.open_new_game("exhibition")
    person.wait()
    field = texts(person)[0]

    def press(words: str) -> None:
        menu = open_menu(person, field)
        action = next(action for action in menu.actions() if action.text().partition("\t")[0] == words)
        assert action.isEnabled(), words
        action.trigger()
        menu.close()
        person.wait()

    field.setText("")
    field.insert("Hana")
    press("Select all")
    press("Cut")
    assert field.text() == ""
    assert QGuiApplication.clipboard().text() == "Hana"
    press("Undo")
    assert field.text() == "Hana"
    press("Redo")
    press("Paste")
    assert field.text() == "Hana"
    press("Select all")
    press("Delete")
    assert field.text() == ""


def test_what_cannot_be_done_is_grey(open_program: Any) -> None:
    person = open_program()
    person.window.open_new_game("exhibition")
    person.wait()
    field = texts(person)[0]
    field.setText("")
    menu = open_menu(person, field)
    able = {action.text().partition("\t")[0]: action.isEnabled() for action in menu.actions()}
    assert not able["Copy"]
    assert not able["Select all"]
    assert not able["Undo"]
    menu.close()


def test_what_can_only_be_read_offers_no_more_than_copying(open_program: Any) -> None:
    person = open_program()
    person.window.open_rulebook()
    person.wait()
    rules = next(text for text in texts(person) if isinstance(text, QTextEdit))
    menu = open_menu(person, rules)
    assert [action.text().partition("\t")[0] for action in menu.actions()] == ["Copy", "Select all"]
    menu.close()
