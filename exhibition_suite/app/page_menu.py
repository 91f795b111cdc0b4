"""The menu of a game's page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from . import actions

if TYPE_CHECKING:
    from .game_page import GamePage


def fill_menu(page: GamePage) -> None:
    """Makes the menu anew, in the language of the moment; what makes no sense now is greyed."""
    menu, session, look = page.menu, page.session, page.look
    menu.clear()
    rows: list[tuple[str, str, bool] | None] = [
        ("hint", actions.title("hint"), session.is_person(session.match.state.seat)),
        ("since", QCoreApplication.translate("GameMenu", "Since my last turn"), bool(session.match.steps)),
        ("score", QCoreApplication.translate("GameMenu", "Score sheet"), True),
        ("replay", QCoreApplication.translate("GameMenu", "Replay the game so far"), bool(session.match.steps)),
        None,
        ("save", actions.title("save"), True),
        ("setup", QCoreApplication.translate("GameMenu", "New game with another set-up"), True),
        None,
        ("rules", actions.title("rules"), True),
        ("settings", actions.title("settings"), True),
        ("leave", actions.title("leave"), True),
    ]
    for row in rows:
        if row is None:
            menu.addSeparator()
            continue
        deed, words, enabled = row
        key = actions.key_shown(look, deed) if deed in {known.id for known in actions.DEEDS} else ""
        action = menu.addAction(f"{words}\t{key}" if key else words)
        action.setEnabled(enabled)
        action.triggered.connect(lambda _checked=False, deed=deed: page.do(deed))
