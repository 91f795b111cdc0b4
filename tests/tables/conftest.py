"""A person in front of the Exhibition table: drags, clicks, presses keys, and sees what is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from exhibition_suite.app.look import Look
from exhibition_suite.board.fonts import load_fonts
from exhibition_suite.engine import Match, SeatSetup
from exhibition_suite.games.exhibition import GAME
from exhibition_suite.games.exhibition.content import CARD_OF
from exhibition_suite.session.game_session import GameSession
from exhibition_suite.tables.exhibition.table import ExhibitionTable
from exhibition_suite.tables.facts import Prompt, RefusalNote
from tests.rest import come_to_rest

LEFT = Qt.MouseButton.LeftButton


class Person:
    """Acts on a table with the mouse and the keyboard only.

    Attributes:
        prompts: every prompt shown, newest last.
        notes: every refusal shown; `None` where it was cleared.
        said: every sentence announced.
    """

    def __init__(self, table: ExhibitionTable, session: GameSession) -> None:
        self.table = table
        self.session = session
        self.prompts: list[Prompt] = []
        self.notes: list[RefusalNote | None] = []
        self.said: list[str] = []
        table.prompt_changed.connect(self.prompts.append)
        table.refusal_shown.connect(self.notes.append)
        table.refusal_cleared.connect(lambda: self.notes.append(None))
        table.announced.connect(self.said.append)
        table.refresh_intent()

    @property
    def state(self) -> Any:
        return self.session.match.state

    @property
    def log(self) -> list[str]:
        """The commands played so far."""
        return [str(step.action) for step in self.session.match.steps]

    @property
    def prompt(self) -> Prompt:
        return self.prompts[-1]

    @property
    def note(self) -> RefusalNote | None:
        """The refusal on show."""
        return self.notes[-1] if self.notes else None

    @property
    def chooser(self) -> Any:
        """The panel that asks what a white card stands for."""
        return self.table.panels.chooser

    def point(self, place: str) -> QPoint:
        """The middle of a place, in px of the board."""
        view = self.table.view
        return view.mapFromScene(self.table.scenery.layout.rect(place).center())

    def place_of(self, piece: str) -> str:
        return self.table.scenery.now[piece].place

    def hold(self, start: QPoint, end: QPoint, steps: int = 8) -> None:
        """Presses at `start` and moves to `end` without letting go."""
        board = self.table.view.viewport()
        QTest.mousePress(board, LEFT, pos=start)
        for number in range(1, steps + 1):
            way = QPointF(end - start) * number / steps
            QTest.mouseMove(board, start + way.toPoint())

    def drag(self, start: str, end: str | QPoint) -> None:
        """Drags what lies on a place to another one (or to a point of the board)."""
        goal = end if isinstance(end, QPoint) else self.point(end)
        self.hold(self.point(start), goal)
        QTest.mouseRelease(self.table.view.viewport(), LEFT, pos=goal)
        self.wait()

    def let_go(self, at: QPoint) -> None:
        QTest.mouseRelease(self.table.view.viewport(), LEFT, pos=at)
        self.wait()

    def click(self, place: str) -> None:
        QTest.mouseClick(self.table.view.viewport(), LEFT, pos=self.point(place))
        self.wait()

    def hover(self, place: str) -> None:
        """Moves the pointer to a place; first away, since a pointer that does not move tells nothing."""
        QTest.mouseMove(self.table.view.viewport(), QPoint(2, 2))
        QTest.mouseMove(self.table.view.viewport(), self.point(place))

    def right_click(self, place: str) -> None:
        QTest.mouseClick(self.table.view.viewport(), Qt.MouseButton.RightButton, pos=self.point(place))
        self.wait()

    def keys(self, *keys: Any) -> None:
        """Presses keys where the keyboard is."""
        for key in keys:
            target = self.table.focusWidget() if self.chooser or self.table.panels.comparison else self.table.view
            if isinstance(key, str):
                QTest.keyClicks(target, key)
            else:
                QTest.keyClick(target, key)
            self.wait()

    def walk_to(self, place: str) -> None:
        """Arrow keys (with Shift: over all places) until the cursor stands on a place."""
        desk = self.table.keys
        lay = self.table.scenery.layout
        for _ in range(40):
            if desk.visible and desk.at == place:
                return
            here, goal = (lay.rect(desk.at).center() if desk.at else QPointF()), lay.rect(place).center()
            across, down = goal.x() - here.x(), goal.y() - here.y()
            if abs(down) > 20:
                key = Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up
            else:
                key = Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left
            QTest.keyClick(self.table.view, key, Qt.KeyboardModifier.ShiftModifier)
        raise AssertionError(f"the cursor does not come from {desk.at} to {place}")

    def wait(self) -> None:
        """Until the table has shown everything."""
        come_to_rest(lambda: self.table.settled)

    def agrees(self) -> bool:
        """Scene and model agree, or the test fails with what is wrong."""
        wrong = self.table.scenery.disagreements()
        assert not wrong, wrong
        return True


Opener = Callable[..., Person]


@pytest.fixture
def sit_down(qtbot: Any) -> Iterator[Opener]:
    """Opens a table: seats, options, actions already played, settings; animation is off unless asked for."""
    load_fonts()
    sessions: list[GameSession] = []

    def open_table(
        *played: str,
        seed: int = 5,
        players: tuple[str, ...] = ("person", "person"),
        size: tuple[int, int] = (1276, 770),
        options: dict[str, Any] | None = None,
        prepare: Callable[[Any], None] | None = None,
        curtain: str = "secret",
        **values: Any,
    ) -> Person:
        names = ("Hana", "Otto", "Mei", "Ken", "Eva")
        seats = tuple(SeatSetup(name, player) for name, player in zip(names, players, strict=False))
        match = Match(GAME, GAME.Options(**(options or {})), seats, seed)
        if prepare is not None:
            prepare(match.state)
        for text in played:
            match.play(GAME.parse(text))
        look = Look({"language": "en", "theme": "light", "motion": "none", "speed": 0.0, "confirm_moves": False, **values})
        session = GameSession(match, curtain=curtain)
        sessions.append(session)
        table = ExhibitionTable(session, look)
        qtbot.addWidget(table)
        table.resize(*size)
        with qtbot.waitExposed(table):
            table.show()
        table.activateWindow()
        table.view.setFocus()
        session.start()
        person = Person(table, session)
        person.wait()
        return person

    yield open_table
    for session in sessions:
        session.close()


def card(text: str) -> int:
    """ "exh-1957" -> its number."""
    return CARD_OF[text]
