"""Sharing out the boards: dealt, chosen, drafted, auctioned (TS-031, TS-455 to TS-458)."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.games.timespan import GAME
from exhibition_suite.games.timespan.items import CIVS, TECHS
from exhibition_suite.games.timespan.options import Options
from tests.games.timespan.kit import told


def new(seats: int, boards: str, seed: int = 4, **options: Any) -> Any:
    return GAME.new(Options(boards=boards, **options), seats, seed)


def do(state: Any, *texts: str) -> list[Any]:
    events: list[Any] = []
    for text in texts:
        action = GAME.parse(text)
        assert state.refusal(action) is None, (text, state.refusal(action))
        state.apply(action, events)
    return events


def refused(state: Any, text: str) -> tuple[str, str, dict[str, Any]]:
    ruling = state.refusal(GAME.parse(text))
    assert ruling is not None, text
    return ruling.rule, ruling.reason, ruling.params


def words(state: Any) -> list[str]:
    return [action.text for action in state.actions()]


@pytest.mark.rule("TS-031")
def test_dealt_boards_are_different_and_random() -> None:
    seen = set()
    for seed in range(12):
        state = new(4, "random", seed)
        assert len(set(state.civ)) == len(set(state.tech)) == 4
        seen.add(tuple(state.civ))
    assert len(seen) > 6
    assert Options().boards == "random"


@pytest.mark.rule("TS-031")
def test_chosen_boards_are_taken_once() -> None:
    state = new(2, "choose")
    assert words(state) == [f"civ {civ}" for civ in CIVS]
    events = do(state, "civ greece")
    assert told(events, "took_civilisation", 0) == [{"civilisation": "greece"}]
    assert state.seat == 1
    assert refused(state, "civ greece") == ("TS-031", "BOARD_NOT_THERE", {})
    assert refused(state, "board TECH-A") == ("TS-031", "BOARD_NOT_THERE", {})
    do(state, "civ mexico")
    assert words(state) == [f"board {tech}" for tech in TECHS]
    do(state, "board TECH-F")
    assert refused(state, "board TECH-F") == ("TS-031", "BOARD_NOT_THERE", {})
    do(state, "board TECH-B")
    assert [CIVS[civ] for civ in state.civ] == ["greece", "mexico"]
    assert [TECHS[tech] for tech in state.tech] == ["TECH-F", "TECH-B"]
    assert state.phase_id == "keep"


@pytest.mark.rule("TS-455")
@pytest.mark.rule("TS-458")
def test_the_draft_goes_round_and_back() -> None:
    firsts = set()
    for seed in range(12):
        state = new(3, "draft", seed)
        first = state.seat
        firsts.add(first)
        assert len(state.pairs) == 4
        offered = set(words(state))
        assert len(offered) == 4
        seats = []
        for _ in range(6):
            seats.append(state.seat)
            do(state, words(state)[0])
        clockwise = [(first + n) % 3 for n in range(3)]
        assert seats == [*clockwise, *reversed(clockwise)]
        assert {f"civ {CIVS[civ]}" for civ in state.civ} < offered
        assert state.phase_id == "keep"
    assert firsts == {0, 1, 2}


@pytest.mark.rule("TS-455")
def test_a_draft_offers_only_the_boards_that_lie_there() -> None:
    state = new(2, "draft")
    there = {CIVS[civ] for civ, _ in state.pairs}
    for civ in CIVS:
        if civ not in there:
            assert refused(state, f"civ {civ}") == ("TS-455", "BOARD_NOT_THERE", {})
    assert refused(state, "bid egypt 3")[:2] == ("TS-050", "NOT_IN_THIS_PHASE")
    other = state.refusal(state.actions()[0], 1 - state.seat)
    assert (other.rule, other.reason) == ("TS-455", "NOT_YOUR_TURN")
    for boards, rule in (("auction", "TS-456"), ("choose", "TS-031")):
        state = new(2, boards)
        other = state.refusal(state.actions()[0], 1 - state.seat)
        assert (other.rule, other.reason) == (rule, "NOT_YOUR_TURN")


def auction(seats: int = 3, seed: int = 4) -> tuple[Any, list[str]]:
    """An auction with seat 0 to begin, and its civilisations."""
    for one in range(seed, seed + 60):
        state = new(seats, "auction", one)
        if state.seat == 0:
            return state, [CIVS[civ] for civ, _ in state.pairs]
    raise AssertionError("seat 0 never begins")


@pytest.mark.rule("TS-456")
def test_five_pairs_lie_in_an_auction_and_anybody_may_begin() -> None:
    state, civs = auction()
    assert len(set(civs)) == 5
    assert len({tech for _, tech in state.pairs}) == 5
    assert len(words(state)) == 5 * 51
    assert {new(3, "auction", seed).seat for seed in range(12)} == {0, 1, 2}
    assert {new(3, "auction", seed).pairs[0] != new(3, "auction", seed + 1).pairs[0] for seed in range(3)} != {False}


@pytest.mark.rule("TS-456")
@pytest.mark.rule("TS-457")
@pytest.mark.rule("TS-E66")
def test_an_outbid_player_bids_again_in_the_next_own_turn() -> None:
    state, (a, b, c, *_) = auction()
    do(state, f"bid {a} 0")
    assert state.seat == 1
    assert refused(state, f"bid {a} 0") == ("TS-456", "BID_TOO_LOW", {"least": 1, "civilisation": a})
    events = do(state, f"bid {a} 4")
    assert told(events, "outbid", 0) == [{"civilisation": a}]
    assert state.seat == 2
    events = do(state, f"bid {a} 6")
    assert told(events, "outbid", 1)
    assert state.seat == 0, "clockwise: seat 0 has no bid either and sits before seat 1"
    do(state, f"bid {b} 0")
    assert state.seat == 1
    assert state.vp == [0, 0, 0]
    do(state, f"bid {c} 3")
    assert [CIVS[civ] for civ in state.civ] == [b, c, a]
    assert state.vp == [0, -3, -6]
    pairs = dict(state.pairs)
    assert [state.tech[seat] for seat in range(3)] == [pairs[state.civ[seat]] for seat in range(3)]
    assert state.phase_id == "keep"


@pytest.mark.rule("TS-457")
def test_a_valid_bid_is_skipped_and_fifty_is_the_most() -> None:
    state, (a, b, *_) = auction(2)
    do(state, f"bid {a} 50")
    assert state.seat == 1
    assert not [word for word in words(state) if word.startswith(f"bid {a} ")]
    with pytest.raises(ValueError, match="no such action"):
        GAME.parse(f"bid {a} 51")
    do(state, f"bid {b} 1")
    assert state.vp == [-50, -1]


@pytest.mark.rule("TS-456")
def test_boards_that_are_not_in_the_auction_cannot_be_had() -> None:
    state, civs = auction()
    outside = next(civ for civ in CIVS if civ not in civs)
    assert refused(state, f"bid {outside} 3") == ("TS-456", "BOARD_NOT_THERE", {})
    assert refused(state, f"civ {civs[0]}")[1] == "BOARD_NOT_THERE"


@pytest.mark.rule("TS-420")
@pytest.mark.rule("TS-458")
def test_no_auction_alone_and_never_draft_and_auction_together() -> None:
    with pytest.raises(ValueError, match="auction"):
        new(1, "auction")
    with pytest.raises(ValueError, match="boards"):
        Options(boards="draft,auction")


@pytest.mark.rule("TS-458")
@pytest.mark.parametrize("boards", ["draft", "auction"])
def test_boards_are_shared_out_before_the_players_are_set_up(boards: str) -> None:
    state = new(3, boards, wandering_wonders=True, time_is_money=True, cunning_camel=True, gentle_push=True)
    assert state.cubes == [0, 0, 0]
    assert state.workers == [0, 0, 0]
    while state.phase_id == "boards":
        do(state, words(state)[-1] if boards == "draft" else words(state)[0])
    assert state.workers == [3, 3, 3]
    assert all(state.cubes)


@pytest.mark.rule("TS-420")
@pytest.mark.rule("TS-421")
def test_alone_two_boards_of_each_lie_in_the_draft_and_the_rival_gets_any_other() -> None:
    rivals = set()
    for seed in range(40):
        state = new(1, "draft", seed)
        assert len([word for word in words(state) if word.startswith("civ")]) == 2
        there = {civ for civ, _ in state.pairs}
        do(state, words(state)[0])
        assert len([word for word in words(state) if word.startswith("board")]) == 2
        do(state, words(state)[0])
        assert state.civ[1] != state.civ[0]
        rivals.add(state.civ[1] in there)
    assert rivals == {True, False}, "the Rival's board is a random unused one, not the one left over"
