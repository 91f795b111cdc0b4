"""The one dialog service: questions, messages, toasts and file choosers. Nothing else in the program opens a dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from .controls import Label, PushButton, Toast
from .icon_view import IconView
from .look import Look
from .sheet import Sheet, SheetLayer
from .skin import dress

LOW = 28
"""Px between a toast and the lower edge of the window, where nothing is in its way."""

ABOVE = 12
"""Px between a toast and the buttons at the foot of a sheet."""

Wording = Callable[[], tuple[str, str]]
"""Says a title and a text in the language of the moment."""


class Question(Sheet):
    """A small sheet with a sentence or two and up to three buttons.

    Attributes:
        buttons: by id.
        texts: the paragraphs.
        answer: id of the button pressed; "" while none was.
    """

    def __init__(
        self,
        look: Look,
        world: str,
        wording: Wording,
        choices: Sequence[tuple[str, Callable[[], str], str]],
        icon: str = "help",
        parent: QWidget | None = None,
    ) -> None:
        """`choices` are (id, what says the words, kind of button); Esc answers with ""."""
        super().__init__(look, world, QSize(600, 300), backdrop="page", parent=parent)
        self.fits_content = True
        self.answer = ""
        self._wording = wording
        self._say = {key: words for key, words, _kind in choices}
        self.heading.size_px = 20
        self.heading.setWordWrap(True)  # the title of a fault may hold a path
        self.heading.reskin()
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addWidget(IconView(icon, 34, "accentInk"), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(10)
        self.texts = [Label("", "body", wrap=True) for _part in wording()[1].split("\n")]
        for label in self.texts:
            words.addWidget(label)
        row.addLayout(words, 1)
        self.body.addLayout(row)
        self.body.setContentsMargins(32, 14, 32, 22)
        self.foot.addStretch(1)
        self.buttons: dict[str, PushButton] = {}
        for key, _words, kind in choices:
            button = PushButton("", kind=kind)
            button.clicked.connect(lambda _checked=False, key=key: self._answered(key))
            self.buttons[key] = button
            self.foot.addWidget(button)
        self.retranslate()

    def _answered(self, key: str) -> None:
        self.answer = key
        self.closed.emit()

    def first_focus(self) -> QWidget | None:
        return next(reversed(self.buttons.values()), None)

    def retranslate(self) -> None:
        super().retranslate()
        title, text = self._wording()
        self.set_title(title)
        for label, part in zip(self.texts, text.split("\n"), strict=False):
            label.setText(part)
        for key, button in self.buttons.items():
            button.setText(self._say[key]())


class Dialogs(QObject):
    """Opens sheets, asks, tells, and chooses files for one window.

    Attributes:
        layer: where the sheets lie.

    Signals:
        opening: a sheet is about to lie over the window.
    """

    opening = Signal()

    def __init__(self, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._window = window
        self._look = look
        self.layer = SheetLayer(window, look)
        self._toasts: list[Toast] = []

    def open(self, sheet: Sheet) -> None:
        self.opening.emit()
        self.layer.open(sheet)

    def ask(
        self,
        wording: Wording,
        choices: Sequence[tuple[str, Callable[[], str], str]],
        done: Callable[[str], None],
        *,
        icon: str = "help",
        world: str = "suite",
    ) -> Question:
        """Asks in the window and calls `done` with the id of the choice, "" for none. Returns at once.

        `wording` and the choices' words are called again when the language changes.
        """
        sheet = Question(self._look, world, wording, choices, icon)
        sheet.closed.connect(lambda: done(sheet.answer))
        self.open(sheet)
        return sheet

    def tell(self, wording: Wording, done: Callable[[], None] | None = None, *, icon: str = "info", world: str = "suite") -> Question:
        """Says something that has to be seen; one button."""

        def answered(_answer: str) -> None:
            if done is not None:
                done()

        return self.ask(wording, [("ok", lambda: self.tr("Got it"), "primary")], answered, icon=icon, world=world)

    def tell_fault(self, code: str, params: dict[str, object]) -> Question:
        """A fault of the storage in three sentences: what happened, what is safe, what to do next."""

        def wording() -> tuple[str, str]:
            words = self._look.words.fault(code, **params)
            return words.happened, "\n".join(part for part in (words.safe, words.advice) if part)

        return self.tell(wording, icon="warn")

    def toast(
        self, text: str, button: str = "", pressed: Callable[[], None] | None = None, *, icon: str = "info", stay_ms: int = 4000
    ) -> Toast:
        """A short message at the lower edge. The one before it goes at once."""
        for old in list(self._toasts):
            old.leave()
        toast = Toast(text, button, icon, stay_ms, self._window)
        dress(toast, self._look, "suite")
        if pressed is not None:
            toast.pressed.connect(pressed)
        self._toasts.append(toast)
        toast.gone.connect(lambda: self._toasts.remove(toast) if toast in self._toasts else None)
        toast.appear(self._floor())
        from exhibition_suite.board.accessible import announce  # here, because it brings the board along, which the menu does not need

        announce(toast, text)
        return toast

    def place_toasts(self) -> None:
        """Puts the toasts where they belong after the window changed its size."""
        for toast in self._toasts:
            toast.place(self._floor())

    def hush(self) -> None:
        """Takes away what was said about a screen that is gone."""
        for toast in list(self._toasts):
            toast.leave()

    def _floor(self) -> int:
        """Px from the lower edge that stay free: a toast covers no buttons of the page it lies on."""
        top = self.layer.top()
        if top is not None:
            return self._window.height() - top.mapTo(self._window, QPoint(0, top.foot_top())).y() + ABOVE
        stack = getattr(self._window, "stack", None)
        floor = getattr(stack.currentWidget(), "toast_floor", None) if stack is not None else None
        return int(floor()) if floor is not None else LOW

    def choose_save_file(self, title: str, suggested: Path, kinds: str) -> Path | None:
        """Asks where to write a file; None if nowhere. `kinds` is Qt's filter text."""
        name, _kind = QFileDialog.getSaveFileName(self._window, title, str(suggested), kinds)
        return Path(name) if name else None

    def choose_open_file(self, title: str, folder: Path, kinds: str) -> Path | None:
        """Asks for a file to read; None if none."""
        name, _kind = QFileDialog.getOpenFileName(self._window, title, str(folder), kinds)
        return Path(name) if name else None
