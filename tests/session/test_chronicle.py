"""What is told of a game: points over the rounds, progress, the result, and words for every trouble."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from exhibition_suite.session import chronicle
from exhibition_suite.session.game_session import GameSession
from exhibition_suite.session.trouble import TROUBLES
from exhibition_suite.storage.rescue import rescue
from tests.session.table import act_until

Make = Callable[..., GameSession]


def test_points_are_told_for_each_round_that_was_finished_and_for_now(make: Make) -> None:
    session = make("person", "person", "person")
    session.start()
    assert session.score_history() == [[0, 0, 0]] or len(session.score_history()) == 1
    act_until(session, lambda s: s.match.state.round == 5)
    history = session.score_history()
    assert len(history) == 5, "four rounds, and now"
    assert history[-1] == chronicle.public_totals(session.match.state)
    act_until(session, lambda s: s.over)
    assert session.score_history()[:4] == history[:4]


def test_progress_only_grows_and_ends_at_one(make: Make) -> None:
    session = make("person", "person")
    session.start()
    shown: list[float] = [chronicle.progress(session.match)]
    session.moved.connect(lambda events: shown.append(chronicle.progress(session.match)))
    act_until(session, lambda s: s.over)
    assert shown[0] == 0
    assert shown == sorted(shown)
    assert shown[-1] == 1
    assert shown[-2] < 1


def test_a_result_only_of_a_finished_game(make: Make) -> None:
    session = make("person", "person")
    session.start()
    with pytest.raises(ValueError, match="over"):
        chronicle.result(session.match, "x")
    act_until(session, lambda s: s.over)
    result = chronicle.result(session.match, "x")
    assert [seat.place for seat in result.seats] == [table.place for table in session.match.state.scores()]
    assert result.rounds == session.match.state.round


def test_a_rescued_game_can_be_played_on(make: Make, tmp_path: Path) -> None:
    session = make("person", "person")
    session.start()
    act_until(session, lambda s: len(s.match.steps) == 30)
    path = tmp_path / "game.exgame"
    session.save_to(path)
    path.write_bytes(path.read_bytes().replace(str(session.match.steps[20].action).encode(), b"take exh-0000", 1))
    rescued = rescue(path)
    assert rescued is not None
    again = GameSession.keep(rescued.match, thinker=session.near)
    again.start()
    assert again.kept
    act_until(again, lambda s: s.over)
    again.close()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_trouble_can_be_said(language: str) -> None:
    texts = pytest.importorskip("exhibition_suite.texts")
    words = texts.Words(language)
    missing = [f"fault.{code}{part}" for code in TROUBLES for part in ("", ".safe", ".next") if not words.has(f"fault.{code}{part}")]
    assert missing == []
