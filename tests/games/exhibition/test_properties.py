"""What holds in every game, whoever plays it: random games of all variants, 1 to 5 seats."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exhibition_suite.engine import Match, Record, RecordFault, Refused, Rng, SeatSetup
from exhibition_suite.games.exhibition import GAME, actions
from exhibition_suite.games.exhibition.halls import Halls
from exhibition_suite.games.exhibition.options import Options
from exhibition_suite.games.exhibition.state import ExhibitionState

OPTIONS = st.builds(
    Options,
    secret_decade=st.booleans(),
    area1=st.sampled_from(["one_continent", "spread_years", "link"]),
    area2=st.sampled_from(["one_era", "short_era", "one_decade"]),
    area3=st.sampled_from(["years_gap", "antique", "unique_decades"]),
)
SEATS = st.integers(1, 5)
SEED = st.integers(0, 2**64 - 1)
few = settings(max_examples=25)


def people(seats: int) -> tuple[SeatSetup, ...]:
    return tuple(SeatSetup(f"Player {seat}") for seat in range(seats))


def random_game(options: Options, seats: int, seed: int) -> Any:
    """Yields the state before each action, the action, and the generator that chose it."""
    state, rng = GAME.new(options, seats, seed), Rng(seed ^ 1)
    while state.seat >= 0:
        legal = state.actions()
        action = legal[rng.below(len(legal))]
        yield state, action, rng
        state = state.copy()
        state.apply(action)
    yield state, None, rng


def cards_of(state: ExhibitionState) -> list[int]:
    found = [c for c in state.board if c >= 0] + [c for depot in state.depots for c in depot]
    found += [c for column in state.columns for c in column] + state.stock
    return sorted(found + ([state.hand] if state.hand >= 0 else []))


@few
@given(OPTIONS, SEATS, SEED)
def test_nothing_is_lost_and_every_answer_is_consistent(options: Options, seats: int, seed: int) -> None:
    out = 0
    for state, action, rng in random_game(options, seats, seed):
        assert cards_of(state) == list(range(101))
        assert state.out & out == out, "seats that are out stay out"
        out = state.out
        assert state.round <= 18
        tables = state.scores()
        assert [sum(entry.points for entry in table.lines) for table in tables] == state.totals()
        assert [table.total for table in tables] == state.totals()
        if action is None:
            continue
        legal = set(state.actions())
        assert len(legal) == len(state.actions())
        wishes = {actions.ACTIONS[rng.below(len(actions.ACTIONS))] for _ in range(12)} | legal | set(actions.PLACE)
        for wish in wishes:
            ruling = state.refusal(wish)
            assert (ruling is None) == (wish in legal), (wish, ruling)
            assert ruling is None or ruling.rule.startswith("EX-")


@few
@given(OPTIONS, SEATS, SEED)
def test_a_record_plays_to_the_same_position(options: Options, seats: int, seed: int) -> None:
    match = Match(GAME, options, people(seats), seed)
    prints = [match.state.fingerprint()]
    for _, action, _ in random_game(options, seats, seed):
        if action is not None:
            match.play(action)
            prints.append(match.state.fingerprint())
    again = Match.from_record(GAME, match.record())
    assert [again.at(n).fingerprint() for n in range(len(prints))] == prints  # type: ignore[attr-defined]
    assert again.record().checksum() == match.record().checksum()


@few
@given(OPTIONS, SEATS, SEED)
def test_copies_are_independent(options: Options, seats: int, seed: int) -> None:
    for state, action, _ in random_game(options, seats, seed):
        if action is None:
            break
        print_ = state.fingerprint()
        other = state.copy()
        other.apply(action)
        assert state.fingerprint() == print_
        assert other.fingerprint() != print_


def test_a_copy_has_lists_of_its_own() -> None:
    state = GAME.new(Options(secret_decade=True), 3, 1)
    other = state.copy()
    names = [name for kind in (Halls, ExhibitionState) for name in kind.__slots__]
    assert [name for name in names if getattr(state, name) != getattr(other, name)] == []
    assert [name for name in names if isinstance(getattr(state, name), list) and getattr(state, name) is getattr(other, name)] == []


@few
@given(OPTIONS, SEATS, SEED)
def test_free_undo_to_the_start_and_redo_to_the_end(options: Options, seats: int, seed: int) -> None:
    match = Match(GAME, options, people(seats), seed, free_undo=True)
    start = match.state.fingerprint()
    for _, action, _ in random_game(options, seats, seed):
        if action is not None:
            match.play(action)
    end, count = match.state.fingerprint(), len(match.steps)
    while match.undo_stop() is None:
        match.undo()
    assert match.undo_stop() == "start"
    assert match.state.fingerprint() == start
    for _ in range(count):
        match.redo()
    assert match.state.fingerprint() == end
    assert match.assisted


@few
@given(OPTIONS, SEATS, SEED)
def test_a_redeal_fits_what_the_seat_has_seen(options: Options, seats: int, seed: int) -> None:
    for number, (state, action, rng) in enumerate(random_game(options, seats, seed)):
        if action is None or number % 9:
            continue
        seen = state.observe(state.seat)
        other = GAME.redeal(seen, rng)
        assert other.observe(state.seat) == seen
        assert list(other.actions()) == list(state.actions())
        assert cards_of(other) == list(range(101))


@pytest.mark.rule("EX-040")
def test_undo_stops_at_the_refill() -> None:
    match = Match(GAME, Options(), people(2), 3)
    assert match.undo_stop() == "start"
    match.play(match.state.actions()[0])
    assert match.undo_stop() == "revealed"
    with pytest.raises(ValueError, match="revealed"):
        match.undo()
    before = match.state.fingerprint()
    match.play(actions.parse("place depot"))
    match.undo()
    assert match.state.fingerprint() == before
    match.redo()
    assert not match.undone


def test_undo_stops_at_a_bots_action() -> None:
    match = Match(GAME, Options(), (SeatSetup("Ann", "normal"), SeatSetup("Ben")), 3)
    match.play(match.state.actions()[0])
    match.play(actions.parse("place depot"))
    assert match.undo_stop() == "other"


def test_a_refused_action_changes_nothing() -> None:
    match = Match(GAME, Options(), people(2), 3)
    before = match.state.fingerprint()
    with pytest.raises(Refused) as refused:
        match.play(actions.parse("place depot"))
    assert refused.value.ruling.rule == "EX-030"
    assert match.state.fingerprint() == before
    assert not match.steps


def test_a_new_action_forgets_what_was_undone() -> None:
    match = Match(GAME, Options(), people(2), 3)
    match.play(match.state.actions()[0])
    first, *others = match.state.actions()
    match.play(first)
    match.undo()
    match.play(others[0])
    assert not match.undone
    with pytest.raises(ValueError, match="start"):
        match.redo()


@pytest.mark.parametrize(("text", "why"), [("take exh-2000", "notation"), ("place depot", "refused")])
def test_a_wrong_record_says_where(text: str, why: str) -> None:
    match = Match(GAME, Options(), people(2), 3)
    match.play(match.state.actions()[0])
    match.play(actions.parse("place depot"))
    good = match.record()
    bad = Record(good.game, good.rules_version, good.options, good.seats, good.seed, (*good.actions, text))
    with pytest.raises(RecordFault) as fault:
        Match.from_record(GAME, bad)
    assert (fault.value.step, fault.value.reason, fault.value.text) == (3, why, text)
    assert fault.value.match is not None
    assert fault.value.match.state.fingerprint() == match.state.fingerprint()
