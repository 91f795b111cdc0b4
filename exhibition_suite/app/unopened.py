"""A saved game cannot be opened: why, and what of it can be opened all the same, at once and not by another way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from .window import MainWindow

BROKEN = ("damaged", "unknown_key", "wrong_rules")
"""Faults of a game whose beginning may be sound."""


def tell_unopened(window: MainWindow, fault: Any, path: Path) -> None:
    """Says the fault in three sentences and offers the sound beginning of the game and its older copy, where there are any."""
    code, params = getattr(fault, "code", "io"), getattr(fault, "params", {})
    older: Path | None = getattr(fault, "older", None)
    saved = _beginning(path) if code in BROKEN else None
    if older is None and saved is None:
        window.dialogs.tell_fault(code, params)
        return

    def wording() -> tuple[str, str]:
        words = window.look.words.fault(code, **params)
        return words.happened, "\n".join(part for part in (words.safe, words.advice) if part)

    def answered(answer: str) -> None:
        if answer == "older" and older is not None:
            window.open_save(older)
        elif answer == "rescue" and saved is not None:
            window.play(saved.match)

    choices: list[tuple[str, Callable[[], str], str]] = [("ok", lambda: QCoreApplication.translate("Unopened", "Got it"), "plain")]
    if older is not None:
        choices.append(("older", lambda: QCoreApplication.translate("Unopened", "Open the older copy"), "plain"))
    if saved is not None:
        steps = saved.steps
        choices.append(
            ("rescue", lambda: QCoreApplication.translate("Unopened", "Open up to move {number}").format(number=steps), "primary")
        )
    shown: Sequence[tuple[str, Callable[[], str], str]] = choices
    window.dialogs.ask(wording, shown, answered, icon="warn")


def _beginning(path: Path) -> Any:
    from exhibition_suite.storage.rescue import rescue

    saved = rescue(path)
    return saved if saved is not None and saved.steps else None
