"""Leaving a game that could not be kept: nobody loses one without having said so, and another place to save it is offered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from .dialogs import Dialogs, Question
from .look import Look

if TYPE_CHECKING:
    from exhibition_suite.session.game_session import GameSession


class Leaving(QObject):
    """Asks before a game is left that is not on the disk, and saves it elsewhere.

    Attributes:
        question: what is asked just now, or None.
    """

    def __init__(self, dialogs: Dialogs, look: Look) -> None:
        super().__init__(dialogs)
        self._dialogs = dialogs
        self._look = look
        self._given_up: GameSession | None = None
        self.question: Question | None = None

    def may(self, session: GameSession | None, go: Callable[[], object], stay: Callable[[], object] | None = None) -> bool:
        """True where the game can be left at once. Else the person is asked: `go` is called once it may be left, `stay` if it is not."""
        if session is None or session is self._given_up or session.make_sure():
            return True
        if self.question is None or self._dialogs.layer.top() is not self.question:
            self._ask(session, go, stay)
        return False

    def give_up(self, session: GameSession | None) -> None:
        """This game may be left without a question."""
        self._given_up = session

    def _ask(self, session: GameSession, go: Callable[[], object], stay: Callable[[], object] | None) -> None:
        from exhibition_suite.storage.places import autosaves_folder

        def wording() -> tuple[str, str]:
            text = self.tr("The program cannot write to its folder “{path}”, so this game would be lost.")
            rest = self.tr("Save it to another place, or stay and make room or lift the write protection.")
            return self.tr("This game is not saved"), f"{text.format(path=autosaves_folder())}\n{rest}"

        def answered(answer: str) -> None:
            self.question = None
            if answer == "leave" or (answer == "elsewhere" and self.save_elsewhere(session)):
                self._given_up = session
                go()
            elif stay is not None:
                stay()

        choices: Sequence[tuple[str, Callable[[], str], str]] = (
            ("leave", lambda: self.tr("Leave without saving"), "plain"),
            ("stay", lambda: self.tr("Stay"), "plain"),
            ("elsewhere", lambda: self.tr("Save to another place"), "primary"),
        )
        self.question = self._dialogs.ask(wording, choices, answered, icon="warn")

    def tell_unsaved(self, fault: Any, session: GameSession, saved: Callable[[], object]) -> None:
        """Why a game could not be saved under its name, with another place to save it; `saved` is called where that was done."""

        def wording() -> tuple[str, str]:
            words = self._look.words.fault(fault.code, **fault.params)
            return words.happened, f"{words.safe}\n{words.advice}"

        def answered(answer: str) -> None:
            if answer == "elsewhere" and self.save_elsewhere(session):
                saved()

        choices = (
            ("ok", lambda: self.tr("Got it"), "plain"),
            ("elsewhere", lambda: self.tr("Save to another place"), "primary"),
        )
        self._dialogs.ask(wording, choices, answered, icon="warn")

    def save_elsewhere(self, session: GameSession) -> bool:
        """Asks for a file and saves the game to it; False, with words where it failed, if it was not saved."""
        from exhibition_suite.storage.browse import file_name
        from exhibition_suite.storage.places import person_folder
        from exhibition_suite.storage.saves import SUFFIX

        names = self._look.words.join([seat.name for seat in session.match.seats])
        suggested = person_folder() / f"{file_name(names) or 'game'}{SUFFIX}"
        kinds = self.tr("Saved games (*{suffix})").format(suffix=SUFFIX)
        path = self._dialogs.choose_save_file(self.tr("Save to another place"), suggested, kinds)
        if path is None:
            return False
        if path.suffix != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
        try:
            session.save_to(path, names)
        except OSError as fault:
            self._dialogs.tell_fault(getattr(fault, "code", "io"), getattr(fault, "params", {}))
            return False
        self._dialogs.toast(self.tr("Saved to {path}").format(path=path), icon="save")
        return True
