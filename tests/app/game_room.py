"""Opens pages of games for tests, and reads them as a person does."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from exhibition_suite.app.game_page import GamePage
from exhibition_suite.app.i18n import Translators
from exhibition_suite.app.look import Look
from exhibition_suite.board.fonts import load_fonts
from exhibition_suite.engine import Match, SeatSetup
from exhibition_suite.games.exhibition import GAME
from exhibition_suite.session.game_session import GameSession
from exhibition_suite.tables.exhibition.outlook import Outlook  # noqa: F401 - the table's first import is slow; not within a test's clock
from tests.rest import come_to_rest

NAMES = ("Hana", "Otto", "Mei", "Ines", "Bo")


class Silent(QObject):
    """A thinker that never answers, so that bots stay where they are."""

    answered = Signal(int, object)
    troubled = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Any] = []

    def ask(self, question: Any) -> int:
        self.asked.append(question)
        return len(self.asked)

    def hurry(self, ticket: int) -> None:
        """Not in a hurry."""

    def cancel(self, ticket: int) -> None:
        """Nothing runs."""


def new_match(*players: str, seed: int = 5, **options: Any) -> Match:
    """A game with these players (`person` or a bot's level)."""
    seats = tuple(SeatSetup(NAMES[number], player, GAME.signs[number]) for number, player in enumerate(players))
    return Match(GAME, GAME.Options(**options), seats, seed)


def play_on(match: Match, until: Callable[[Any], bool] = lambda _state: False, seed: int = 5) -> Match:
    """Plays sensible moves until `until(state)`, or the end."""
    chance = random.Random(seed)
    while match.state.seat >= 0 and not until(match.state):
        choices = list(match.state.actions())
        match.play(max(choices, key=lambda choice: (GAME.merit(match.state, choice), chance.random())))
    return match


def look_of(**values: Any) -> Look:
    """A look without motion, in English by day unless told otherwise."""
    if QApplication.instance() is not None:
        load_fonts()
    return Look({"language": "en", "theme": "light", "motion": "none", "speed": 0.0, **values})


def open_page(qtbot: QtBot, match: Match, size: tuple[int, int] = (1600, 900), curtain: str = "secret", **values: Any) -> GamePage:
    """The page of a game, shown and started; bots do not move. Translations, session and page are put away after the test."""
    look = look_of(**values)
    translators = Translators(look)
    session = GameSession(match, thinker=Silent(), curtain=curtain)  # type: ignore[arg-type]
    page = GamePage(session, look)
    page.kept = (look, translators)  # type: ignore[attr-defined]

    def put_away(_page: QWidget) -> None:
        session.close()
        translators.uninstall()

    qtbot.addWidget(page, before_close_func=put_away)
    page.resize(*size)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    page.setFocus()
    session.start()
    settle()
    return page


def settle() -> None:
    """Until everything is shown: what stands around a board follows it a frame later, and says when it has."""
    come_to_rest(lambda: all(page.settled for page in _pages()))


def _pages() -> list[GamePage]:
    tops = QApplication.topLevelWidgets()
    return [page for top in tops for page in (top, *top.findChildren(GamePage)) if isinstance(page, GamePage)]


def seen(widget: QWidget) -> list[str]:
    """Every word a person can see, hear or get as tooltip in the visible part of a widget tree."""
    found: list[str] = []
    for part in (widget, *widget.findChildren(QWidget)):
        if not part.isVisible():
            continue
        found += [part.accessibleName(), part.accessibleDescription(), part.toolTip()]
        if isinstance(part, (QLabel, QAbstractButton)):
            found.append(part.text())
        texts = getattr(part, "texts", None)
        if texts is not None:
            found += texts()
    return [text for text in found if text]


def clipped(widget: QWidget) -> list[str]:
    """Labels and buttons in a widget tree whose words do not fit, and widgets that are smaller than they must be."""
    found = []
    for part in (widget, *widget.findChildren(QWidget)):
        if not part.isVisible() or part.width() < 2:
            continue
        short = getattr(part, "shortened", None)
        may_shrink = getattr(part, "_shrink", False) or getattr(part, "lines", 1) not in (0, 1)
        cut = short is not None and short() and not may_shrink
        need = part.minimumSizeHint()
        small = isinstance(part, QAbstractButton) and (part.width() < need.width() or part.height() < need.height())
        if cut or small:
            found.append(f"{type(part).__name__} “{part.accessibleName() or part.objectName()}” {part.size()} needs {need}")
    return found
