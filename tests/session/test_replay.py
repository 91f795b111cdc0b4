"""Any moment of a game can be seen again as it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from exhibition_suite.engine import Event
from exhibition_suite.session import replay as replay_module
from exhibition_suite.session.game_session import GameSession
from exhibition_suite.session.replay import ReplaySession
from exhibition_suite.storage import saves
from exhibition_suite.storage.fault import StorageFault
from tests.session.table import act, act_until

Make = Callable[..., GameSession]


@pytest.fixture
def played(make: Make) -> GameSession:
    session = make("person", "person", secret_decade=True, curtain="never")
    session.start()
    act_until(session, lambda s: s.over)
    return session


def test_every_step_is_the_position_that_was(make: Make) -> None:
    session = make("person", "person", "person")
    views, events = [], []
    session.moved.connect(lambda told: views.append(session.match.state.observe(-1)))
    session.moved.connect(events.append)
    session.start()
    act_until(session, lambda s: s.over)
    replay = session.replay()
    replay.viewer = -1
    assert replay.length == len(session.match.steps)
    shown: list[tuple[Event, ...]] = []
    replay.moved.connect(shown.append)
    assert replay.view_state() == views[0]
    for step in range(1, replay.length + 1):
        replay.forward()
        assert replay.position == step
        assert replay.view_state() == views[step]
    assert shown == events[1:]
    assert replay.at_end
    for step in range(replay.length - 1, -1, -1):
        replay.back()
        assert replay.view_state() == views[step]
    assert not replay.at_end


def test_jumps_rearrange_and_stay_inside(played: GameSession) -> None:
    replay = played.replay()
    told: list[object] = []
    replay.moved.connect(told.append)
    replay.position_changed.connect(told.append)
    replay.jump(7)
    replay.jump(7)
    replay.jump(9_999)
    replay.jump(-3)
    replay.back()
    assert told == [(), 7, (), replay.length, (), 0]
    assert replay.events() == ()


def test_turns_are_marked(played: GameSession) -> None:
    replay = played.replay()
    turns = replay.turns()
    assert turns[0] == 0
    assert turns == sorted(set(turns))
    replay.next_turn()
    assert replay.position == turns[1]
    assert replay.seat() != played.match.steps[0].seat
    replay.forward()
    replay.last_turn()
    assert replay.position == turns[1]
    replay.last_turn()
    assert replay.position == 0
    replay.jump(replay.length)
    replay.next_turn()
    assert replay.position == replay.length


def test_it_plays_by_itself_to_the_end(played: GameSession, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_module, "STEP", 4)
    replay = played.replay()
    running: list[bool] = []
    replay.running_changed.connect(running.append)
    replay.pace = 8
    replay.jump(replay.length - 6)
    replay.run()
    qtbot.waitUntil(lambda: replay.position == replay.length)
    assert running == [True, False]
    assert not replay.running
    replay.run()
    assert replay.position == 0
    replay.pace = 0.25
    replay.stop()
    assert running == [True, False, True, False]


def test_the_game_may_go_on_beside_its_replay(make: Make) -> None:
    session = make("person", "person")
    session.start()
    act_until(session, lambda s: len(s.match.steps) == 10)
    replay = session.replay()
    act(session)
    assert replay.length == 10


def test_secrets_of_others_stay_hidden_in_a_replay(make: Make) -> None:
    session = make("person", "person", secret_decade=True)
    session.start()
    session.open_curtain(0)
    act(session)
    replay = session.replay()
    assert replay.view_state().view.secrets[1] == -1
    assert replay.view_state(1).view.secrets == (-1, -1)


def test_a_game_can_branch_off_from_a_past_moment(played: GameSession) -> None:
    replay = played.replay()
    replay.jump(20)
    match = replay.branch()
    assert match.state.fingerprint() == played.match.at(20).fingerprint()
    assert match.assisted
    assert match.undone == []


def test_a_file_can_be_replayed_and_a_bad_one_is_told(played: GameSession, tmp_path: Path) -> None:
    played.save_to(tmp_path / "game.exgame")
    replay = ReplaySession.open(tmp_path / "game.exgame")
    replay.jump(replay.length)
    assert replay.match.state.fingerprint() == played.match.state.fingerprint()
    assert saves.load(tmp_path / "game.exgame").summary.over
    (tmp_path / "bad.exgame").write_bytes(b"?")
    with pytest.raises(StorageFault):
        ReplaySession.open(tmp_path / "bad.exgame")
