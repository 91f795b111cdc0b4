"""The bots' process: the window stays free, and the game goes on whatever happens to it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from exhibition_suite.session import thinker as thinker_module
from exhibition_suite.session.game_session import GameSession
from exhibition_suite.session.hints import Hint
from exhibition_suite.session.near_thinker import think
from exhibition_suite.session.questions import Answer, Question, question
from exhibition_suite.session.thinker import Thinker, shared_thinker
from tests.session import patient
from tests.session.table import Diary, act, act_until, new_match


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


class Heard:
    """What a thinker answered and complained of."""

    def __init__(self, thinker: Thinker) -> None:
        self.answers: dict[int, Answer] = {}
        self.troubles: list[str] = []
        thinker.answered.connect(self.answers.__setitem__)
        thinker.troubled.connect(lambda trouble: self.troubles.append(trouble.code))


def asked(level: str = "greedy", steps: int = 8, *, hint: bool = False) -> Question:
    match = new_match("person", level)
    while len(match.steps) < steps:
        match.play(match.state.actions()[0])
    return question(match, level, hint=hint)


def test_it_answers_as_a_bot_would_here_and_keeps_its_process(thinker: Thinker, qtbot: QtBot) -> None:
    heard = Heard(thinker)
    tickets = [thinker.ask(asked(steps=steps)) for steps in (0, 8, 3)]
    assert heard.answers == {}
    qtbot.waitUntil(lambda: len(heard.answers) == 3, timeout=20_000)
    assert list(heard.answers) == tickets
    pid = thinker.pid
    assert pid not in (None, os.getpid())
    for ticket, steps in zip(tickets, (0, 8, 3), strict=True):
        assert heard.answers[ticket].action == think(asked(steps=steps)).action
    again = thinker.ask(asked())
    qtbot.waitUntil(lambda: again in heard.answers, timeout=20_000)
    assert thinker.pid == pid
    assert heard.troubles == []


def test_the_window_ticks_on_while_a_bot_thinks(thinker: Thinker, qtbot: QtBot) -> None:
    heard = Heard(thinker)
    thinker.warm()
    qtbot.wait(400)
    ticks: list[int] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(len(heard.answers)))
    timer.start(5)
    ticket = thinker.ask(asked("expert"))
    qtbot.waitUntil(lambda: ticket in heard.answers, timeout=20_000)
    timer.stop()
    assert ticks.count(0) > 30, "the event loop went on until the answer came"


def test_move_now_and_cancel_end_a_search_at_once(thinker: Thinker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker_module.worker, "main", patient.main)
    heard = Heard(thinker)

    def hurried(ticket: int) -> bool:
        thinker.hurry(ticket)  # again and again: it counts for the question that is thought about
        return ticket in heard.answers

    first = thinker.ask(asked("expert"))
    qtbot.wait(30)
    thinker.cancel(first)
    second = thinker.ask(asked("expert"))
    qtbot.waitUntil(lambda: hurried(second), timeout=20_000)
    third = thinker.ask(asked("expert", steps=9))
    qtbot.wait(60)
    assert third not in heard.answers, "it has minutes to think"
    qtbot.waitUntil(lambda: hurried(third), timeout=20_000)
    assert first not in heard.answers
    assert heard.troubles == []


def test_a_lost_worker_is_started_again_and_the_question_asked_again(thinker: Thinker, qtbot: QtBot) -> None:
    heard = Heard(thinker)
    ticket = thinker.ask(asked("expert"))
    qtbot.waitUntil(lambda: thinker.pid is not None)
    first = thinker.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    qtbot.waitUntil(lambda: ticket in heard.answers, timeout=20_000)
    assert heard.troubles == ["worker_lost"]
    assert not heard.answers[ticket].plain
    assert thinker.pid not in (None, first)


def test_a_worker_lost_twice_is_replaced_by_a_plain_bot(thinker: Thinker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(thinker)
    monkeypatch.setattr(thinker_module.worker, "main", os._exit)  # it ends as soon as it begins, with its pipe as exit code
    ticket = thinker.ask(asked("hard"))
    qtbot.waitUntil(lambda: ticket in heard.answers, timeout=20_000)
    assert heard.troubles == ["worker_lost", "worker_gone"]
    assert heard.answers[ticket].plain
    monkeypatch.undo()
    later = thinker.ask(asked("greedy"))
    qtbot.waitUntil(lambda: later in heard.answers, timeout=20_000)
    assert not heard.answers[later].plain, "the next question gets a new process"


def test_no_process_at_all(thinker: Thinker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(thinker)

    def refuse(*_: Any, **__: Any) -> Any:
        raise OSError("no more processes")

    monkeypatch.setattr(thinker_module.multiprocessing, "get_context", refuse)
    thinker.warm()
    ticket = thinker.ask(asked("hard"))
    qtbot.waitUntil(lambda: ticket in heard.answers)
    assert heard.troubles == ["worker_lost", "worker_gone"]


def test_a_question_the_worker_cannot_understand_gets_a_plain_answer(thinker: Thinker, qtbot: QtBot) -> None:
    heard = Heard(thinker)
    ticket = thinker.ask(asked("grandmaster"))
    qtbot.waitUntil(lambda: ticket in heard.answers, timeout=20_000)
    assert heard.troubles == ["worker_gone"]
    assert heard.answers[ticket].plain


def test_a_hung_worker_is_told_to_stop_and_then_replaced(thinker: Thinker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(thinker)
    first = thinker.ask(asked())
    qtbot.waitUntil(lambda: first in heard.answers, timeout=20_000)
    monkeypatch.setattr(thinker_module, "ENOUGH", 0.05)
    monkeypatch.setattr(thinker_module, "HUNG", 0.05)
    pid = thinker.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    ticket = thinker.ask(asked())
    qtbot.waitUntil(lambda: heard.troubles != [], timeout=20_000)
    monkeypatch.undo()
    qtbot.waitUntil(lambda: ticket in heard.answers, timeout=20_000)
    assert heard.troubles[0] == "worker_lost"
    assert thinker.pid != pid


def test_closing_ends_the_process(thinker: Thinker, qtbot: QtBot) -> None:
    heard = Heard(thinker)
    ticket = thinker.ask(asked("expert"))
    qtbot.waitUntil(lambda: thinker.pid is not None)
    pid = thinker.pid
    assert pid is not None
    thinker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    qtbot.wait(30)
    assert ticket not in heard.answers
    assert thinker.pid is None


def test_the_program_has_one_thinker(qtbot: QtBot) -> None:
    assert shared_thinker() is shared_thinker()
    session = GameSession(new_match("person", "greedy"))
    session.set_bot_pause(0)
    session.start()
    act_until(session, lambda s: s.match.state.seat == 1)
    qtbot.waitUntil(lambda: session.match.state.seat == 0, timeout=20_000)
    assert shared_thinker().pid is not None
    session.close()
    shared_thinker().close()


def test_a_worker_killed_in_the_middle_of_a_game_is_told_and_forgotten(thinker: Thinker, qtbot: QtBot) -> None:
    session = GameSession(new_match("person", "hard"), thinker=thinker)
    session.set_bot_pause(0)
    diary = Diary(session)
    session.start()
    act_until(session, lambda s: s.match.state.seat == 1)
    qtbot.waitUntil(lambda: thinker.pid is not None)
    assert thinker.pid is not None
    os.kill(thinker.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: session.match.state.seat == 0, timeout=20_000)
    assert [line[1].code for line in diary.lines if line[0] == "trouble"] == ["worker_lost"]
    session.close()


def test_a_hint_names_legal_moves_with_result_and_reason(thinker: Thinker, qtbot: QtBot) -> None:
    session = GameSession(new_match("person", "person"), thinker=thinker)
    session.start()
    act_until(session, lambda s: s.match.state.phase == "place" and s.match.state.round == 2)
    got: list[list[Hint]] = []
    assert session.hint(got.append)
    qtbot.waitUntil(lambda: got != [], timeout=20_000)
    (hints,) = got
    assert 1 <= len(hints) <= 3
    legal = session.match.state.actions()
    assert all(hint.action in legal for hint in hints)
    assert all(hint.points is not None for hint in hints)
    reason = next(hint for hint in hints if hint.line is not None)
    assert reason.line is not None
    assert reason.line.rule.startswith("EX-")
    assert reason.change == reason.line.points - reason.before != 0
    session.close()


def test_a_hint_is_void_after_an_action(thinker: Thinker, qtbot: QtBot) -> None:
    session = GameSession(new_match("person", "person"), thinker=thinker)
    session.start()
    got: list[list[Hint]] = []
    session.hint(got.append)
    act(session)
    session.hint(got.append)
    qtbot.waitUntil(lambda: got != [], timeout=20_000)
    qtbot.wait(50)
    assert len(got) == 1
    assert got[0][0].action in session.match.state.actions()
    session.close()


def test_no_hint_for_a_bots_turn(thinker: Thinker, qtbot: QtBot) -> None:
    session = GameSession(new_match("greedy", "person"), thinker=thinker)
    session.hold("test")
    session.start()
    assert not session.hint(lambda hints: None)
    session.close()
