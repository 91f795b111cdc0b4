"""A monkey at the real window: seeded clicks, drags, keys, resizes, flips of language and theme. After each gesture the board must show
what the model says, and nothing may have gone wrong on the way."""

from __future__ import annotations

import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import Any

from PySide6.QtCore import QEvent, QMessageLogContext, QPoint, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QWidget

from exhibition_suite.engine import Rng

from . import display
from .hands import Hands

SIZES = ((1280, 720), (1600, 900), (1120, 640), (1920, 1080), (1366, 768))
PATIENCE = 5.0
"""Seconds the bots may take for their moves."""

_KEYS = (
    (Qt.Key.Key_Tab, ""),
    (Qt.Key.Key_Return, ""),
    (Qt.Key.Key_Escape, ""),
    (Qt.Key.Key_Space, " "),
    (Qt.Key.Key_Left, ""),
    (Qt.Key.Key_Right, ""),
    (Qt.Key.Key_Up, ""),
    (Qt.Key.Key_Down, ""),
    (Qt.Key.Key_Z, "z"),
    (Qt.Key.Key_D, "d"),
    (Qt.Key.Key_H, "h"),
    (Qt.Key.Key_C, "c"),
    (Qt.Key.Key_E, "e"),
    (Qt.Key.Key_O, "o"),
    (Qt.Key.Key_L, "l"),
    (Qt.Key.Key_R, "r"),
)
_HARMLESS = ("propagateSizeHints", "This plugin does not support")


def run(seed: int = 1, steps: int = 500, seconds: float | None = None, say: Callable[[str], Any] = print) -> int:
    """Lets the monkey loose. Returns 0, or 1 with the seed and the gesture where something went wrong.

    Args:
        seed: the same seed makes the same gestures.
        steps: how many gestures.
        seconds: stop after this time, if sooner.
        say: gets one line a hundred gestures and the findings.
    """
    if display.missing():
        display.go_off_screen()
    kept = os.environ.get("EXHIBITION_SUITE_HOME")
    with tempfile.TemporaryDirectory(prefix="exhibition-suite-monkey-") as home:
        os.environ["EXHIBITION_SUITE_HOME"] = home
        try:
            return _Monkey(seed, say).play(steps, seconds)
        finally:
            if kept is None:
                del os.environ["EXHIBITION_SUITE_HOME"]
            else:
                os.environ["EXHIBITION_SUITE_HOME"] = kept


class _Monkey:
    """One run.

    Attributes:
        faults: exceptions and warnings since the last look.
        games: how many games were begun.
    """

    def __init__(self, seed: int, say: Callable[[str], Any]) -> None:
        from exhibition_suite.session.near_thinker import NearThinker

        from .look import Look
        from .main import open_window

        self.seed = seed
        self.say = say
        self.rng = Rng(seed)
        self.faults: list[str] = []
        self.games = 0
        found = QApplication.instance()
        self.app = found if isinstance(found, QApplication) else QApplication(["exhibition-suite"])
        look = Look({"language": "en", "theme": "light", "motion": "none", "speed": 0.0, "bot_pause": 0, "bot_speed": 4.0}, keep=True)
        self.window = open_window(look)
        # Bots that answer at once and in this process: the same seed makes the same games.
        self.window.thinker = NearThinker(plain=True, parent=self.window)
        # File choosers and the system's file manager are not ours to play with.
        self.window.dialogs.choose_save_file = lambda *_: None  # type: ignore[method-assign]
        self.window.dialogs.choose_open_file = lambda *_: None  # type: ignore[method-assign]
        self.hands = Hands(self.window)
        self._ways: list[tuple[int, Callable[[], str]]] = [
            (26, self._move_by_hand),
            (14, self._click_board),
            (14, self._drag_board),
            (14, self._key),
            (12, self._click_control),
            (5, self._right_click),
            (2, self._resize),
            (3, self._language),
            (3, self._theme),
            (2, self._text),
            (5, self._close_sheet),
        ]

    # ---- the run

    def play(self, steps: int, seconds: float | None) -> int:
        hook, sys.excepthook = sys.excepthook, self._caught
        handler = qInstallMessageHandler(self._warned)
        try:
            return self._play(steps, seconds)
        finally:
            sys.excepthook = hook
            qInstallMessageHandler(handler)
            self.window.leave()
            self.app.processEvents()
            from exhibition_suite.session.thinker import shared_thinker

            shared_thinker().close()

    def _play(self, steps: int, seconds: float | None) -> int:
        self.window.resize(1280, 720)
        self.window.show()
        self.app.processEvents()
        started = time.monotonic()
        number = 0
        for number in range(1, steps + 1):
            what = self._gesture()
            self._settle()
            wrong = self.faults + self._disagreements()
            if wrong:
                self.say(f"FAILED  seed {self.seed}, gesture {number}: {what}")
                for line in wrong:
                    self.say(line)
                return 1
            if number % 100 == 0:
                self.say(f"{number} gestures, {self.games} games, {time.monotonic() - started:.0f} s")
            if seconds is not None and time.monotonic() - started > seconds:
                break
        self.say(f"ok      seed {self.seed}: {number} gestures, {self.games} games, {time.monotonic() - started:.1f} s, no fault")
        return 0

    def _gesture(self) -> str:
        if self.window.game is None and self.window.dialogs.layer.top() is None:
            return self._begin()
        if self.window.game is not None and self.window.game.session.over and self.rng.below(6) == 0:
            self.window.leave_game()
            return "leave the finished game"
        total = sum(weight for weight, _ in self._ways)
        place = self.rng.below(total)
        for weight, way in self._ways:
            if place < weight:
                return way()
            place -= weight
        raise AssertionError(place)

    def _settle(self) -> None:
        """Lets happen what the gesture set going, the bots' moves too, so that the next gesture always finds the same position."""
        look = self.window.look
        if look.motion != "none" or look.speed:  # it has been at the settings
            look.set(motion="none", speed=0.0)
        end = time.monotonic() + PATIENCE
        self.app.processEvents()
        while time.monotonic() < end and self._waiting():
            self.app.processEvents()
            time.sleep(0.001)
        self.app.processEvents()
        # No event loop runs here, so nobody else would ever delete what is to be deleted later.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _waiting(self) -> bool:
        page: Any = self.window.game
        if page is None or page.replaying:
            return False
        session = page.session
        if not page.settled:
            return True
        return not (session.over or session.paused or session.curtain_for >= 0 or session.is_person(session.match.state.seat))

    def _disagreements(self) -> list[str]:
        page: Any = self.window.game
        if page is None or page.replaying:
            return []
        page.table.scenery.animator.finish()  # the monkey may have switched the motion on
        return list(page.table.scenery.disagreements())

    def _caught(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        self.faults.append("".join(traceback.format_exception(kind, fault, trace)))

    def _warned(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not any(part in text for part in _HARMLESS):
            self.faults.append(f"Qt: {text}")

    # ---- gestures

    def _begin(self) -> str:
        from exhibition_suite.games import load_game

        from .new_game.plan import PERSON, Plan, SeatPlan

        game = load_game("exhibition")
        count = 1 + self.rng.below(5)
        players = (PERSON, PERSON, "easy", "normal")
        seats = tuple(SeatPlan(f"P{place}", players[self.rng.below(4)] if place else PERSON, game.signs[place]) for place in range(count))
        kinds = {
            "area1": ("one_continent", "spread_years", "link"),
            "area2": ("one_era", "short_era", "one_decade"),
            "area3": ("years_gap", "antique", "unique_decades"),
        }
        options: dict[str, Any] = {slot: values[self.rng.below(3)] for slot, values in kinds.items()}
        options["secret_decade"] = self.rng.below(4) == 0
        self.games += 1
        self.window.start_plan(Plan("exhibition", seats, options, self.rng.below(2) == 0, self.rng.below(10**6)))
        return f"begin a game of {count}"

    def _board_point(self) -> QPoint:
        page: Any = self.window.game
        if page is None or self.rng.below(8) == 0:
            return QPoint(self.rng.below(self.window.width()), self.rng.below(self.window.height()))
        scenery, view = page.table.scenery, page.table.view
        places = list(scenery.slots) or ["hand"]
        place = places[self.rng.below(len(places))]
        if self.rng.below(3) == 0 and len(list(scenery.now)):
            pieces = list(scenery.now)
            place = pieces[self.rng.below(len(pieces))].place
        middle = view.mapFromScene(scenery.layout.rect(place).center())
        return view.viewport().mapTo(self.window, middle)  # type: ignore[no-any-return]

    def _click_board(self) -> str:
        point = self._board_point()
        self.hands.click(point)
        return f"click {point.toTuple()}"

    def _right_click(self) -> str:
        point = self._board_point()
        self.hands.click(point, Qt.MouseButton.RightButton)
        return f"right click {point.toTuple()}"

    def _drag_board(self) -> str:
        start, end = self._board_point(), self._board_point()
        self.hands.drag(start, end, 1 + self.rng.below(6))
        return f"drag {start.toTuple()} to {end.toTuple()}"

    def _move_by_hand(self) -> str:
        """A legal move, so that games come to their end."""
        page: Any = self.window.game
        if page is None:
            return self._close_sheet()
        session = page.session
        if session.curtain_for >= 0:
            session.open_curtain(session.curtain_for)
            page.overlays.curtain.rise() if hasattr(page.overlays.curtain, "rise") else None
            return "open the curtain"
        state = session.match.state
        if session.over or not session.is_person(state.seat):
            return "wait for a bot"
        actions = state.actions()
        action = str(actions[self.rng.below(len(actions))])
        session.play(action)
        return action

    def _key(self) -> str:
        key, text = _KEYS[self.rng.below(len(_KEYS))]
        self.hands.key(key, text)
        return f"key {key.name}"

    def _click_control(self) -> str:
        """A button somewhere in the window that can be pressed; never the one that quits."""
        from PySide6.QtWidgets import QAbstractButton

        quit_tile = self.window.menu.tiles["quit"]
        found = [
            button
            for button in self.window.findChildren(QAbstractButton)
            if button.isVisible() and button.isEnabled() and button is not quit_tile and not _leads_outside(button)
        ]
        if not found:
            return "no button to press"
        button = found[self.rng.below(len(found))]
        name = button.accessibleName() or button.text()
        self.hands.click(button.mapTo(self.window, button.rect().center()))
        return f"press {name!r}"

    def _resize(self) -> str:
        size = SIZES[self.rng.below(len(SIZES))]
        self.window.resize(*size)
        return f"resize {size}"

    def _language(self) -> str:
        self.window.other_language()
        return "other language"

    def _theme(self) -> str:
        self.window.other_theme()
        return "other theme"

    def _text(self) -> str:
        way = (-1, 0, 1)[self.rng.below(3)]
        self.window.step_text(way)
        return f"text {way:+d}"

    def _close_sheet(self) -> str:
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
            return "close the pop-up"
        top = self.window.dialogs.layer.top()
        if top is not None:
            top.leave()
            return "close the sheet"
        return "nothing to close"


def _leads_outside(button: QWidget) -> bool:
    """Buttons that open something of the system's."""
    return button.property("leadsOutside") is True
