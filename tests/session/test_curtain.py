"""Nothing secret is shown before the person it belongs to has confirmed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from exhibition_suite.session.game_session import GameSession
from tests.session.table import Diary, act, act_until

Make = Callable[..., GameSession]


def secrets(session: GameSession, seat: int | None = None) -> tuple[int, ...]:
    found: tuple[int, ...] = session.view_state(seat).view.secrets
    return found


def turn_over(session: GameSession) -> None:
    """The person who decides ends the turn."""
    seat = session.match.state.seat
    while session.match.state.seat == seat:
        act(session)


@pytest.mark.rule("EX-131")
def test_two_people_with_secrets_open_the_curtain_one_after_the_other(make: Make) -> None:
    session = make("person", "person", secret_decade=True)
    diary = Diary(session)
    session.start()
    assert diary.take() == [("moved", False), ("history_changed",), ("curtain_asked", 0)]
    assert (session.viewer, session.curtain_for) == (-1, 0)
    assert secrets(session) == (-1, -1)
    assert not session.open_curtain(1)
    assert session.open_curtain(0)
    assert diary.take() == [("moved", False), ("decision_changed", 0)]
    mine = secrets(session)
    assert mine[0] >= 0
    assert mine[1] == -1
    turn_over(session)
    assert (session.viewer, session.curtain_for) == (-1, 1)
    assert diary.take()[-1] == ("curtain_asked", 1)
    assert secrets(session) == (-1, -1)
    session.open_curtain(1)
    assert secrets(session)[0] == -1
    assert secrets(session)[1] >= 0


@pytest.mark.rule("EX-131")
def test_no_seat_can_be_asked_for_while_the_curtain_is_down(make: Make) -> None:
    session = make("person", "person", "person", secret_decade=True)
    session.start()
    for seat in (None, -1, 0, 1, 2):
        assert secrets(session, seat) == (-1, -1, -1)
    session.open_curtain(0)
    for seat in (-1, 1, 2):
        assert secrets(session, seat) == (-1, -1, -1)
    assert secrets(session, 0)[0] >= 0


def test_at_every_signal_only_the_viewers_secret_can_be_seen(make: Make) -> None:
    session = make("person", "person", "greedy", secret_decade=True)
    seen: list[tuple[int, tuple[int, ...]]] = []

    def look(*_: Any) -> None:
        seen.append((session.viewer, secrets(session)))

    for signal in (session.moved, session.history_changed, session.decision_changed, session.curtain_asked, session.thinking_changed):
        signal.connect(look)
    session.start()
    session.set_bot_pause(0)
    session.open_curtain(0)
    turn_over(session)
    for viewer, shown in seen:
        assert [seat for seat, decade in enumerate(shown) if decade >= 0] == ([viewer] if viewer >= 0 else [])
    assert any(viewer == -1 for viewer, _ in seen)


def test_the_person_who_moved_still_sees_the_effect_of_the_move(make: Make) -> None:
    session = make("person", "person", secret_decade=True)
    session.start()
    session.open_curtain(0)
    viewers: list[int] = []
    session.moved.connect(lambda events: viewers.append(session.viewer))
    turn_over(session)
    assert set(viewers) == {0}
    assert session.viewer == -1


def test_play_before_the_curtain_is_open_only_asks_again(make: Make) -> None:
    session = make("person", "person", secret_decade=True)
    session.start()
    diary = Diary(session)
    assert not session.play(session.match.state.actions()[0])
    assert diary.take() == [("curtain_asked", 0)]
    assert not session.hint(lambda hints: None)


def test_undo_from_behind_the_curtain_asks_the_one_who_moved(make: Make) -> None:
    session = make("person", "person", secret_decade=True)
    session.start()
    session.open_curtain(0)
    turn_over(session)
    assert session.undo()
    assert (session.viewer, session.curtain_for) == (-1, 0)
    assert secrets(session) == (-1, -1)


def test_a_person_against_bots_never_meets_a_curtain(make: Make, qtbot: QtBot) -> None:
    for rule in ("secret", "always", "never"):
        session = make("greedy", "person", "greedy", curtain=rule, secret_decade=True)
        diary = Diary(session)
        session.start()
        qtbot.waitUntil(lambda s=session: s.match.state.seat == 1)
        assert session.viewer == 1
        assert secrets(session)[1] >= 0
        turn_over(session)
        qtbot.waitUntil(lambda s=session: s.match.state.seat == 1)
        assert "curtain_asked" not in diary.names()
        session.close()


@pytest.mark.parametrize(("rule", "secret", "falls"), [("secret", False, False), ("always", False, True), ("never", True, False)])
def test_the_setting_decides(rule: str, secret: bool, falls: bool, make: Make) -> None:
    session = make("person", "person", curtain=rule, secret_decade=secret)
    diary = Diary(session)
    session.start()
    if falls:
        session.open_curtain(0)
    turn_over(session)
    assert ("curtain_asked" in diary.names()) == falls
    assert session.viewer == (-1 if falls else 1)


def test_the_setting_can_change_in_the_middle(make: Make) -> None:
    session = make("person", "person")
    session.start()
    session.set_curtain("always")
    turn_over(session)
    assert session.curtain_for == 1
    session.open_curtain(1)
    session.set_curtain("never")
    turn_over(session)
    assert session.curtain_for == -1


def test_people_among_bots_keep_their_view_until_the_next_person(make: Make, qtbot: QtBot) -> None:
    session = make("person", "greedy", "person", secret_decade=True)
    session.start()
    session.open_curtain(0)
    session.hold("test")
    turn_over(session)
    assert session.viewer == 0, "the bot's move is watched by the person who is there"
    session.let_go("test")
    qtbot.waitUntil(lambda: session.curtain_for == 2)
    assert session.viewer == -1


def test_the_curtain_can_be_dropped_at_once(make: Make) -> None:
    session = make("person", "person", secret_decade=True)
    session.start()
    session.open_curtain(0)
    diary = Diary(session)
    session.drop_curtain()
    assert diary.take() == [("moved", False), ("curtain_asked", 0)]
    assert secrets(session) == (-1, -1)


def test_bots_alone_show_no_secret_and_the_end_shows_all(make: Make, qtbot: QtBot) -> None:
    session = make("random", "random", secret_decade=True)
    session.start()
    assert secrets(session) == (-1, -1)
    session.skip_to_person()
    with qtbot.waitSignal(session.finished, timeout=60_000):
        pass
    assert all(decade >= 0 for decade in secrets(session))


@pytest.mark.rule("EX-131")
def test_points_over_the_rounds_and_the_summary_do_not_give_a_secret_away(make: Make) -> None:
    from exhibition_suite.session import chronicle

    session = make("person", "person", secret_decade=True, seed=3)
    plain = make("person", "person", seed=3)
    for one in (session, plain):
        one.start()
        act_until(one, lambda s: s.match.state.round == 9)
    assert session.score_history() == plain.score_history()
    assert chronicle.summary(session.match) == chronicle.summary(plain.match)
    act_until(session, lambda s: s.over)
    assert session.score_history()[-1] == session.match.state.totals()
