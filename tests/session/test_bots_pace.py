"""Bots move at a pace one can follow, can be paused, hurried and skipped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from exhibition_suite.session import pacing
from exhibition_suite.session.game_session import GameSession
from exhibition_suite.session.near_thinker import think
from exhibition_suite.session.questions import Answer, Question
from tests.session.table import Diary, act, act_until

Make = Callable[..., GameSession]


class SlowThinker(QObject):
    """Answers when the test says so.

    Attributes:
        open: questions by ticket.
        told: what was asked of it, in order.
    """

    answered = Signal(int, object)
    troubled = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.open: dict[int, Question] = {}
        self.told: list[tuple[str, int]] = []

    def ask(self, question: Question) -> int:
        ticket = len(self.told) + 1
        self.told.append(("ask", ticket))
        self.open[ticket] = question
        return ticket

    def hurry(self, ticket: int) -> None:
        self.told.append(("hurry", ticket))
        self.answer(ticket)

    def cancel(self, ticket: int) -> None:
        self.told.append(("cancel", ticket))
        self.open.pop(ticket)

    def answer(self, ticket: int, text: str | None = None) -> None:
        question = self.open.pop(ticket)
        self.answered.emit(ticket, Answer(text) if text else think(question, plain=True))


def to_the_bot(session: GameSession) -> None:
    act_until(session, lambda s: not s.is_person(s.match.state.seat))


def test_the_window_is_told_who_thinks(make: Make, qtbot: QtBot) -> None:
    thinker = SlowThinker()
    session = make("person", "hard", thinker=thinker)
    session.start()
    diary = Diary(session)
    to_the_bot(session)
    assert diary.take()[-2:] == [("decision_changed", 1), ("thinking", 1, True)]
    qtbot.wait(20)
    assert diary.take() == []
    thinker.answer(max(thinker.open))
    assert diary.lines[0] == ("thinking", 1, False)
    qtbot.waitUntil(lambda: "moved" in diary.names())


def test_undo_while_a_bot_thinks_cancels_it(make: Make, qtbot: QtBot) -> None:
    thinker = SlowThinker()
    session = make("person", "hard", thinker=thinker)
    session.start()
    to_the_bot(session)
    diary = Diary(session)
    ticket = max(thinker.open)
    assert session.undo()
    assert thinker.told[-1] == ("cancel", ticket)
    assert diary.names() == ["thinking", "moved", "history_changed", "decision_changed"]
    thinker.answered.emit(ticket, Answer("take exh-1900"))  # it crossed with the cancelling
    qtbot.wait(20)
    assert session.match.state.seat == 0


def test_move_now_hurries_the_search_and_its_pause(make: Make, qtbot: QtBot) -> None:
    thinker = SlowThinker()
    session = make("person", "hard", thinker=thinker)
    session.set_bot_pause(60_000)
    session.start()
    to_the_bot(session)
    steps = len(session.match.steps)
    session.move_now()
    assert ("hurry", max(ticket for word, ticket in thinker.told if word == "ask" and ticket)) in thinker.told
    qtbot.waitUntil(lambda: len(session.match.steps) > steps)


def test_pause_holds_the_bots_and_nobody_else(make: Make, qtbot: QtBot) -> None:
    session = make("person", "greedy", "greedy")
    session.start()
    session.paused = True
    to_the_bot(session)
    steps = len(session.match.steps)
    qtbot.wait(60)
    assert len(session.match.steps) == steps
    assert session.paused
    session.paused = False
    qtbot.waitUntil(lambda: session.match.state.seat == 0)


def test_pause_between_thinking_and_moving(make: Make, qtbot: QtBot) -> None:
    thinker = SlowThinker()
    session = make("person", "hard", thinker=thinker)
    session.start()
    to_the_bot(session)
    qtbot.wait(20)
    session.paused = True
    steps = len(session.match.steps)
    thinker.answer(max(thinker.open))
    qtbot.wait(30)
    assert len(session.match.steps) == steps
    session.paused = False
    qtbot.waitUntil(lambda: len(session.match.steps) > steps)


def test_bots_wait_while_something_still_moves(make: Make, qtbot: QtBot) -> None:
    session = make("person", "greedy")
    session.start()
    session.hold("animation")
    session.hold("dialog")
    to_the_bot(session)
    steps = len(session.match.steps)
    session.let_go("animation")
    qtbot.wait(40)
    assert len(session.match.steps) == steps
    session.let_go("dialog")
    qtbot.waitUntil(lambda: len(session.match.steps) > steps)


class Clock(QTimer):
    """A timer that keeps nobody waiting, and tells how long it would have."""

    asked: ClassVar[list[int]] = []

    def start(self, milliseconds: int = 0) -> None:
        self.asked.append(milliseconds)
        super().start(0)


@pytest.mark.parametrize(("pace", "pause", "first"), [(1.0, 220, 220), (0.5, 220, 440), (4.0, 4000, 1000)])
def test_the_pause_follows_the_pace(pace: float, pause: int, first: int, make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "QTimer", Clock)
    monkeypatch.setattr(Clock, "asked", [])
    session = make("person", "greedy")
    session.set_bot_pause(pause)
    session.pace = pace
    session.start()
    to_the_bot(session)
    qtbot.waitUntil(lambda: session.match.state.seat == 0)
    moves = [step for step in session.match.steps if step.seat == 1]
    short = round(pause / pace * pacing.SHORT)
    # A step that turned up something new is to be seen first; after others the turn goes on sooner.
    assert Clock.asked == [first] + [first if step.reveals else short for step in moves[:-1]]


def test_the_pace_has_its_limits(make: Make) -> None:
    session = make("person")
    told: list[float] = []
    session.pace_changed.connect(lambda: told.append(session.pace))
    session.pace = 99
    session.pace = 0
    assert told == [4.0, 0.5]


def test_skip_to_my_turn_and_no_further(make: Make, qtbot: QtBot) -> None:
    session = make("person", "greedy", "greedy", "greedy")
    session.set_bot_pause(60_000)
    session.start()
    session.hold("animation")
    to_the_bot(session)
    session.paused = True
    session.skip_to_person()
    assert session.skipping
    assert not session.paused
    qtbot.waitUntil(lambda: session.match.state.seat == 0)
    assert not session.skipping
    assert session.match.state.round == 2
    session.skip_to_person()
    assert not session.skipping, "it is a person's turn already"


def test_a_bot_that_breaks_the_rules_does_not_stop_the_game(make: Make, qtbot: QtBot) -> None:
    thinker = SlowThinker()
    session = make("person", "hard", thinker=thinker)
    session.start()
    diary = Diary(session)
    to_the_bot(session)
    for text in ("dance", "place mid@1"):
        steps = len(session.match.steps)
        thinker.answer(max(thinker.open), text)
        qtbot.waitUntil(lambda steps=steps: len(session.match.steps) > steps)
        if session.match.state.seat != 1:
            break
    assert "worker_gone" in [line[1].code for line in diary.lines if line[0] == "trouble"]


def test_a_bots_moves_depend_on_deal_and_decision_only(make: Make, qtbot: QtBot) -> None:
    games: list[list[Any]] = []
    for _ in range(2):
        session = make("greedy", "random", "easy", seed=12)
        session.skip_to_person()
        session.start()
        session.skip_to_person()
        with qtbot.waitSignal(session.finished, timeout=60_000):
            pass
        games.append([str(step.action) for step in session.match.steps])
    assert games[0] == games[1]


def test_several_games_can_be_open_beside_each_other(make: Make, qtbot: QtBot) -> None:
    thinker = SlowThinker()
    first = make("person", "hard", thinker=thinker)
    second = make("person", "hard", thinker=thinker, seed=8)
    for session in (first, second):
        session.start()
        to_the_bot(session)
    steps = [len(first.match.steps), len(second.match.steps)]
    thinker.answer(max(thinker.open))
    qtbot.waitUntil(lambda: len(second.match.steps) > steps[1])
    assert len(first.match.steps) == steps[0]
    act_needed = first.match.state.seat
    assert act_needed == 1
    with pytest.raises(AssertionError):
        act(first)
