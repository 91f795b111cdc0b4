"""A change of language with everything open: all pictures are made once, and nothing is dressed again that wears the same."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from exhibition_suite.tables.exhibition.scenery import Scenery
from tests.app.game_room import new_match


class Restyled(QObject):
    """Counts how often widgets were given another style."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.StyleChange
        return False


def test_a_flip_makes_every_picture_once(open_program: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    person = open_program(curtain="never")
    person.window.play(new_match("person", "person"))
    person.window.open_settings()
    person.wait()
    table = person.page.table
    made: list[Scenery] = []
    repaint = Scenery.repaint
    monkeypatch.setattr(Scenery, "repaint", lambda scenery: (made.append(scenery), repaint(scenery))[1])
    restyled = Restyled()
    worn = [person.sheet, *person.sheet.findChildren(QWidget)]
    for widget in worn:
        widget.installEventFilter(restyled)
    person.window.look.set(language="ja")
    person.wait()
    assert made == [table.scenery]
    assert restyled.count == 0, "the colours are the same"
    assert person.sheet.heading.text() == "設定"
    assert table.view.accessibleName() == "展覧会の盤面"
    person.window.look.set(theme="dark")
    person.wait()
    assert restyled.count > 0, "other colours are put on"
