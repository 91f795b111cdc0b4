"""A person in front of the program's window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QEventLoop, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from exhibition_suite.app import main
from exhibition_suite.app.look import Look
from exhibition_suite.app.window import MainWindow
from tests.rest import come_to_rest

STILL = {"language": "en", "theme": "light", "motion": "none", "speed": 0.0, "bot_pause": 0, "bot_speed": 4.0}
"""A look without motion, so that nothing has to be waited for."""


class Person:
    """Looks at the window, points and types.

    Attributes:
        window: the main window.
    """

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def sheet(self) -> Any:
        """The sheet in front."""
        return self.window.dialogs.layer.top()

    @property
    def focus(self) -> QWidget:
        """What has the keyboard."""
        found = self.window.focusWidget()
        assert found is not None
        return found

    @property
    def page(self) -> Any:
        """The page of the game on the table."""
        assert self.window.game is not None
        return self.window.game

    def leave(self) -> None:
        """Closes the window; its language goes with it."""
        self.window.leave()

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible(), f"{widget} cannot be seen"
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())
        self.wait()

    def key(self, key: Any, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        if isinstance(key, str):
            QTest.keyClicks(self.focus, key, modifiers)
        else:
            QTest.keyClick(self.focus, key, modifiers)
        self.wait()

    def choose(self, dropdown: Any, key: str) -> None:
        """Chooses from a list, as a click on its line does."""
        index = dropdown.findData(key)
        assert index >= 0, f"{key} is not offered"
        dropdown.setCurrentIndex(index)
        dropdown.activated.emit(index)
        self.wait()

    def type_into(self, field: Any, text: str) -> None:
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text) if text.isascii() else field.insert(text)
        self.wait()

    def point(self, widget: QWidget) -> QPoint:
        return widget.mapTo(self.window, widget.rect().center())

    def wait(self) -> None:
        come_to_rest(lambda: self.window.game is None or self.window.game.settled)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def wait_for(self, what: Callable[[], bool], milliseconds: int = 20_000) -> None:
        loop, timer = QEventLoop(), QTimer()
        end = QTimer()
        end.setSingleShot(True)
        end.timeout.connect(loop.quit)
        timer.timeout.connect(lambda: loop.quit() if what() else None)
        timer.start(10)
        end.start(milliseconds)
        if not what():
            loop.exec()
        assert what(), "waited too long"


Opener = Callable[..., Person]


@pytest.fixture
def open_program(qtbot: Any) -> Iterator[Opener]:
    """Opens the program's window: settings by name; `keep=True` writes them to the person's settings; `size` of the window."""
    opened: list[MainWindow] = []

    def open_it(*, keep: bool = False, size: tuple[int, int] = (1600, 900), **settings: Any) -> Person:
        window = main.open_window(Look({**STILL, **settings}, keep=keep))
        opened.append(window)
        window.resize(*size)
        window.show()
        window.menu.focus_first()
        person = Person(window)
        person.wait()
        return person

    yield open_it
    for window in opened:
        if shiboken6.isValid(window):
            window.leave()
    main._stop_thinking()
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def person(open_program: Opener) -> Person:
    """The window with its menu, in English, by day."""
    return open_program()


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    """Letters can be measured in every test, whichever a worker happens to run first."""
    assert qapp is QApplication.instance()
