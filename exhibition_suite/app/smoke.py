"""A scripted run of the real window: start a game, play by hand, save, load, change the language. For the packed program."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from . import display
from .hands import Hands

TURNS = 6
"""Turns a person plays by hand."""

LONGEST = 60.0
"""Seconds any single wait may take."""


def run(say: Callable[[str], Any] = print) -> int:
    """Runs the script and says each step. Returns 0, or 1 at the first step that fails."""
    if display.missing():
        display.go_off_screen()
    with tempfile.TemporaryDirectory(prefix="exhibition-suite-smoke-") as home:
        kept = os.environ.get("EXHIBITION_SUITE_HOME")
        os.environ["EXHIBITION_SUITE_HOME"] = home
        try:
            return _Script(say).play()
        finally:
            if kept is None:
                del os.environ["EXHIBITION_SUITE_HOME"]
            else:
                os.environ["EXHIBITION_SUITE_HOME"] = kept


class _Script:
    """The steps, in order, each with the words that announce it."""

    def __init__(self, say: Callable[[str], Any]) -> None:
        from .look import Look
        from .main import open_window

        self.say = say
        found = QApplication.instance()
        self.app = found if isinstance(found, QApplication) else QApplication(["exhibition-suite"])
        look = Look({"language": "en", "theme": "light", "motion": "none", "speed": 0.0, "bot_pause": 0, "bot_speed": 4.0}, keep=True)
        self.window = open_window(look)
        self.window.resize(1440, 810)
        self.window.show()
        self.hands = Hands(self.window)
        self.saved: Path | None = None

    def play(self) -> int:
        steps: tuple[tuple[str, Callable[[], None]], ...] = (
            ("the menu stands", self._menu),
            ("a new game is set up and begun", self._begin),
            (f"{TURNS} turns are played by hand", self._turns),
            ("the game is saved under a name", self._save),
            ("the language changes in the middle of it", self._language),
            ("the game is left, and offered again", self._leave),
            ("the saved game is loaded", self._load),
            ("the program closes", self._close),
        )
        for words, step in steps:
            started = time.monotonic()
            try:
                step()
            except Exception as fault:
                self.say(f"FAILED  {words}: {type(fault).__name__}: {fault}")
                self.window.leave()
                return 1
            self.say(f"ok      {words} ({time.monotonic() - started:.1f} s)")
        return 0

    # ---- helpers

    def _until(self, done: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + LONGEST
        while not done():
            if time.monotonic() > end:
                raise AssertionError(f"waited too long: {what}")
            self.app.processEvents()
            time.sleep(0.005)
        self.app.processEvents()

    @property
    def table(self) -> Any:
        assert self.window.game is not None
        return self.window.game.table

    @property
    def session(self) -> Any:
        assert self.window.game is not None
        return self.window.game.session

    def _point(self, place: str) -> QPoint:
        view = self.table.view
        point: QPoint = view.viewport().mapTo(self.window, view.mapFromScene(self.table.scenery.layout.rect(place).center()))
        return point

    # ---- steps

    def _menu(self) -> None:
        self._until(self.window.menu.isVisible, "the menu")
        self.window.after_first_paint()
        assert not self.window.grab().isNull()

    def _begin(self) -> None:
        self.hands.click_on(self.window.menu.doors["exhibition"].new_button)
        sheet: Any = self.window.dialogs.layer.top()
        assert sheet is not None
        self.app.processEvents()
        self.hands.click_on(sheet.open_button)
        self._until(lambda: self.window.game is not None, "the table")

    def _turns(self) -> None:
        for _turn in range(TURNS):
            self._until(lambda: self.session.over or self.session.is_person(self.session.match.state.seat), "the bot's move")
            if self.session.over:
                return
            steps = len(self.session.match.steps)
            seat = self.session.match.state.seat
            while not self.session.over and self.session.match.state.seat == seat:
                self._one_move()
            assert len(self.session.match.steps) > steps

    def _one_move(self) -> None:
        """One decision, by a drag where that is natural, else by the keys' way."""
        state = self.session.match.state
        before = len(self.session.match.steps)
        action = str(state.actions()[0])
        verb, _, what = action.partition(" ")
        self._until(lambda: not self.table.scenery.animator.running, "the animation")
        if verb == "take":
            self.hands.drag(self._point(self.table.scenery.now[what].place), self._point("hand"))
        elif verb == "place":
            self.hands.drag(self._point("hand"), self._point("depot@1" if what == "depot" else what))
        self.app.processEvents()
        if len(self.session.match.steps) == before and verb == "place":
            self.hands.key(Qt.Key.Key_Return)
            self.app.processEvents()
        if len(self.session.match.steps) == before:
            assert self.session.play(action), action
        self._until(lambda: self.table.settled, "all that follows the move")
        wrong = self.table.scenery.disagreements()
        assert not wrong, wrong

    def _save(self) -> None:
        from exhibition_suite.storage import browse

        self.window.save_game()
        sheet: Any = self.window.dialogs.layer.top()
        sheet.name.setText("Smoke 煙")
        self.hands.click_on(sheet.ok_button)
        found = [entry for entry in browse.entries() if entry.kind == "save"]
        assert found, "nothing was saved"
        assert found[0].fault is None, found[0].fault
        self.saved = found[0].path

    def _language(self) -> None:
        before = self.window.grab().toImage()
        self.window.other_language()
        self.app.processEvents()
        assert self.window.look.language == "ja"
        assert self.window.grab().toImage() != before, "nothing changed on the screen"
        self.window.other_theme()
        self.app.processEvents()

    def _leave(self) -> None:
        self.window.leave_game()
        self.app.processEvents()
        assert self.window.game is None
        if self.saved is not None:
            assert not self.window.menu.doors["exhibition"].continue_button.isHidden(), "the game is not offered again"

    def _load(self) -> None:
        assert self.saved is not None
        assert self.window.open_save(self.saved)
        self._until(lambda: self.window.game is not None, "the table")
        assert len(self.session.match.steps) > 0

    def _close(self) -> None:
        self.window.leave()
        self.app.processEvents()
        from exhibition_suite.session.thinker import shared_thinker

        shared_thinker().close()
