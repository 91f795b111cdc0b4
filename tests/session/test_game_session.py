"""What a person sees of a running game: moves, refusals, the end, undo and redo."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from exhibition_suite.engine import Rng, Ruling, SeatSetup
from exhibition_suite.session.game_session import GameSession
from exhibition_suite.session.setups import again, new_match
from tests.session.table import Diary, act, act_until

Make = Callable[..., GameSession]


def at_place(session: GameSession) -> bool:
    """The card was taken, so that the next action ends the turn and can be undone."""
    return session.match.state.phase == "place"


def test_the_start_tells_the_position_and_who_decides(make: Make) -> None:
    session = make("person", "person")
    diary = Diary(session)
    session.start()
    assert diary.take() == [("moved", False), ("history_changed",), ("decision_changed", 0)]
    session.start()
    assert diary.take() == []
    assert session.view_state().view.round == 1


def test_an_action_is_told_after_the_model_is_final(make: Make) -> None:
    session = make("person", "person")
    session.start()
    diary = Diary(session)
    seen = []
    session.moved.connect(lambda events: seen.append((session.match.state.phase, [event.id for event in events])))
    act(session)
    assert seen == [("place", ["took", "moved", "refilled"])] or seen[0][0] in ("place", "steer")
    assert diary.names()[:3] == ["moved", "history_changed", "decision_changed"]


def test_an_action_may_be_named_by_its_notation(make: Make) -> None:
    session = make("person")
    session.start()
    text = str(session.match.state.actions()[0])
    assert session.play(text)
    assert str(session.match.steps[0].action) == text
    with pytest.raises(ValueError, match=r".+"):
        session.play("dance")


def test_a_refused_action_changes_nothing_and_names_the_rule(make: Make) -> None:
    session = make("person", "person")
    session.start()
    before = session.match.state.fingerprint()
    diary = Diary(session)
    assert not session.play("place grand@1")
    ((name, ruling),) = diary.take()
    assert name == "refused"
    assert isinstance(ruling, Ruling)
    assert ruling.rule == "EX-030"
    assert session.match.state.fingerprint() == before


def test_a_person_cannot_play_for_a_bot(make: Make) -> None:
    session = make("person", "greedy")
    session.hold("test")
    session.start()
    act_until(session, lambda s: s.match.state.seat == 1)
    diary = Diary(session)
    assert not session.play(session.match.state.actions()[0])
    assert [(name, ruling.reason) for name, ruling in diary.take()] == [("refused", "NOT_YOUR_TURN")]


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_a_whole_game_ends_once(seats: int, make: Make) -> None:
    session = make(*["person"] * seats, seed=seats)
    diary = Diary(session)
    session.start()
    chance = Rng(3)
    while not session.over:
        act(session, chance)
    assert diary.names().count("finished") == 1
    assert diary.lines[-1] == ("finished",)
    assert not session.play("take exh-1950")
    history = session.score_history()
    assert len(history) in (session.match.state.round, session.match.state.round + 1)
    assert history[-1] == session.match.state.totals()
    assert all(len(totals) == seats for totals in history)


def test_undo_and_redo_give_the_same_states(make: Make) -> None:
    session = make("person", "person")
    session.start()
    act_until(session, at_place)
    before = session.match.state.fingerprint()
    act(session)
    after = session.match.state.fingerprint()
    diary = Diary(session)
    assert session.undo_stop() is None
    assert session.undo()
    assert session.match.state.fingerprint() == before
    assert diary.take() == [("moved", False), ("history_changed",), ("decision_changed", 0)]
    assert session.can_redo()
    assert session.redo()
    assert session.match.state.fingerprint() == after
    assert diary.take() == [("moved", False), ("history_changed",), ("decision_changed", 1)]
    assert not session.can_redo()
    assert not session.redo()


@pytest.mark.rule("EX-040")
def test_undo_stops_at_a_reveal_at_the_start_and_at_a_bots_action(make: Make, qtbot: QtBot) -> None:
    session = make("person", "greedy")
    session.start()
    assert session.undo_stop() == "start"
    assert not session.undo()
    act_until(session, at_place)
    assert session.undo_stop() == "revealed"
    assert not session.undo()
    act(session)
    assert session.undo_stop() is None
    qtbot.waitUntil(lambda: session.match.state.seat == 0 and session.match.state.round == 2)
    assert session.undo_stop() == "other"
    diary = Diary(session)
    assert not session.undo()
    assert diary.take() == []


@pytest.mark.rule("EX-040")
def test_undo_before_the_bot_moves_takes_everything_back(make: Make, qtbot: QtBot) -> None:
    session = make("person", "greedy")
    session.set_bot_pause(60_000)
    session.start()
    act_until(session, at_place)
    diary = Diary(session)
    act(session)
    qtbot.waitUntil(lambda: ("thinking", 1, False) in diary.lines)
    assert session.match.state.seat == 1, "it has thought, but its pause still runs"
    steps = len(session.match.steps)
    diary.take()
    assert session.undo()
    assert diary.take() == [("moved", False), ("history_changed",), ("decision_changed", 0)]
    session.move_now()
    qtbot.wait(30)
    assert len(session.match.steps) == steps - 1, "nothing of the bot's move is left"
    assert session.match.state.seat == 0


def test_free_undo_goes_back_over_bots_and_reveals_and_is_marked(make: Make, qtbot: QtBot) -> None:
    session = make("person", "greedy", "greedy", free_undo=True)
    session.start()
    act_until(session, at_place)
    act(session)
    qtbot.waitUntil(lambda: session.match.state.seat == 0)
    steps = len(session.match.steps)
    fingerprint = session.match.state.fingerprint()
    assert session.undo()
    assert session.match.state.seat == 0
    assert session.match.state.phase == "place"
    assert session.match.assisted
    assert session.redo()
    assert len(session.match.steps) == steps
    assert session.match.state.fingerprint() == fingerprint
    while session.undo_stop() is None:
        session.undo()
    assert session.match.steps == []
    while session.can_redo():
        session.redo()
    assert session.match.state.fingerprint() == fingerprint
    assert session.match.record().assisted


def test_another_action_after_undo_ends_the_way_back(make: Make) -> None:
    session = make("person", "person")
    session.start()
    act_until(session, at_place)
    session.play("place depot")
    session.undo()
    other = next(action for action in session.match.state.actions() if str(action) != "place depot")
    session.play(other)
    assert not session.can_redo()


def test_a_slot_may_act_at_once_and_nobody_hears_of_the_past(make: Make) -> None:
    session = make("person", "person")
    told: list[tuple[int, int]] = []

    def go_on(seat: int) -> None:
        told.append((seat, session.match.state.seat))
        if len(session.match.steps) < 12:
            act(session)

    session.decision_changed.connect(go_on)
    session.start()
    assert len(session.match.steps) == 12
    assert len(told) == 13
    assert all(seat == now for seat, now in told)


def test_what_happened_since_my_last_turn(make: Make, qtbot: QtBot) -> None:
    session = make("person", "greedy", "greedy")
    session.start()
    act_until(session, at_place)
    act(session)
    qtbot.waitUntil(lambda: session.match.state.seat == 0)
    events = session.events_since_last_turn(0)
    assert {event.seat for event in events if event.id == "took"} == {1, 2}
    assert sum(event.id == "took" for event in session.events_since_last_turn(2)) == 0


def test_a_closed_session_does_nothing_more(make: Make, qtbot: QtBot) -> None:
    session = make("person", "greedy")
    session.start()
    act_until(session, at_place)
    act(session)
    steps = len(session.match.steps)
    session.close()
    session.close()
    qtbot.wait(30)
    assert len(session.match.steps) == steps
    assert not session.play("place depot")
    assert not session.undo()


def test_rematch_with_the_same_or_a_new_deal() -> None:
    seats = tuple(SeatSetup(name) for name in "ABC")
    match = new_match("exhibition", {"start": 1}, seats, 5)
    assert [seat.name for seat in match.seats] == ["B", "C", "A"]
    same = again(match, same_deal=True)
    assert same.state.fingerprint() == match.state.fingerprint()
    other = again(match)
    assert other.seed != match.seed
    assert [seat.name for seat in other.seats] == ["B", "C", "A"], "the chosen start player starts again"
    by_chance = {again(new_match("exhibition", {}, seats, 5)).seats[0].name for _ in range(40)}
    assert by_chance == {"A", "B", "C"}
    with pytest.raises(ValueError, match=r".+"):
        new_match("exhibition", {"area1": "nonsense"}, seats)
    with pytest.raises(ValueError, match=r".+"):
        new_match("exhibition", {}, seats * 3)
    with pytest.raises(KeyError):
        new_match("ludo", {}, seats)
