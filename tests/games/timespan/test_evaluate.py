"""What the bots think of Timespan's positions and moves."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.engine import Rng
from exhibition_suite.games.timespan import GAME, evaluate, features, weights, worth
from exhibition_suite.games.timespan.actions import ACTIONS, BY_TEXT, KINDS, TimespanAction
from exhibition_suite.games.timespan.items import CARD_OF, WONDER_OF
from exhibition_suite.games.timespan.merit_of_cubes import gold_of
from exhibition_suite.games.timespan.options import Options
from exhibition_suite.games.timespan.warehouse import GOLD, amount, pack

WORK, FINAL, OVER = "work", "final", "over"


def played(seats: int, seed: int, phase: str, space: int = 1, **options: Any) -> Any:
    """A game played by merit up to a phase on or after a space of the time track."""
    state = GAME.new(Options(**options), seats, seed)
    while state.phase_id != phase or state.space < space or state.stack:
        assert state.phase_id != OVER or phase == OVER
        state.apply(best(state))
        if state.phase_id == phase == OVER:
            break
    return state


def best(state: Any) -> TimespanAction:
    return max(state.actions(), key=lambda action: GAME.merit(state, action))


def test_weights_stand_for_every_feature_in_every_round() -> None:
    assert len(weights.OPINION) == worth.ROUNDS
    assert all(len(row) == len(features.NAMES) for row in weights.OPINION)
    assert all(len(row) == worth.ROUNDS + 1 for row in weights.RIVAL)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_opinion_has_a_number_for_every_row_at_every_decision(seats: int) -> None:
    state = GAME.new(Options(), seats, 5)
    while state.phase_id != OVER:
        found = GAME.opinion(state)
        assert len(found) == len(state.totals())
        assert all(-50.0 < points < 400.0 for points in found)
        state.apply(best(state))
    assert GAME.opinion(state) == [float(points) for points in state.totals()]


@pytest.mark.parametrize("boards", ["choose", "draft", "auction"])
def test_before_the_boards_are_settled_an_opinion_is_the_score(boards: str) -> None:
    state = GAME.new(Options(boards=boards), 3, 5)
    assert GAME.opinion(state) == [0.0, 0.0, 0.0]


def test_the_remembered_worth_is_the_weighted_sum_of_the_features() -> None:
    state = GAME.new(Options(), 3, 8)
    looked = 0
    while state.phase_id not in (FINAL, OVER):
        if state.phase_id == WORK and not state.stack:
            turn = features.ROUND_OF_SPACE[state.space - 1]
            for row, points in enumerate(GAME.opinion(state)):
                sure, values = evaluate.of_row(state, row)
                assert points == pytest.approx(sure + sum(w * v for w, v in zip(weights.OPINION[turn], values, strict=True)))
            looked += 1
        state.apply(best(state))
    assert looked > 20


@pytest.mark.parametrize("space", [2, 8, 14])
def test_more_is_thought_better(space: int) -> None:
    state = played(2, 4, WORK, space)
    seat = state.seat

    def change(name: str, value: Any) -> float:
        other = state.copy()
        getattr(other, name)[seat] = value
        return GAME.opinion(other)[seat] - GAME.opinion(state)[seat]

    assert change("vp", state.vp[seat] + 7) == pytest.approx(7.0)
    assert change("workers", state.workers[seat]) == 0.0
    assert change("cubes", pack({"gold": 4})) > change("cubes", pack({"coin": 4})) > change("cubes", 0)
    assert change("waiting", 4) > change("waiting", 0)
    assert change("built", (*state.built[seat], WONDER_OF["W-01"])) > 3.0


def test_what_one_seat_has_is_of_no_account_to_what_another_is_thought_to_get() -> None:
    state = played(3, 4, WORK, 5)
    other = state.copy()
    other.vp[0] += 5
    assert GAME.opinion(other)[1:] == GAME.opinion(state)[1:]


def test_every_kind_of_action_has_a_merit() -> None:
    """Games at random, all legal actions judged: no kind is without its rule."""
    seen = set()
    for seed in range(6):
        state = GAME.new(Options(boards=("random", "draft", "auction")[seed % 3]), 2 + seed % 2, seed)
        chance = Rng(seed)
        while state.phase_id != OVER:
            for action in (*state.actions(), *state.extras()):
                assert isinstance(GAME.merit(state, action), float)
                seen.add(KINDS[action.kind])
            actions = state.actions()
            state.apply(actions[chance.below(len(actions))])
    assert len(seen) >= len(KINDS) - 8, sorted(set(KINDS) - seen)


def test_merit_likes_to_act_more_than_to_be_done() -> None:
    state = played(2, 4, WORK, 2)
    done = GAME.merit(state, BY_TEXT["done"])
    works = [action for action in state.actions() if str(action).startswith("activate")]
    assert works
    assert max(GAME.merit(state, action) for action in works) > done


def test_merit_does_not_send_a_worker_where_nothing_can_be_paid() -> None:
    state = played(2, 4, WORK, 2)
    state.civ[state.seat] = 0
    ship = BY_TEXT["activate ship"]
    state.cubes[state.seat] = pack({"wood": 1})
    able = GAME.merit(state, ship)
    state.cubes[state.seat] = 0
    assert GAME.merit(state, ship) < 1.0 < able


def test_merit_keeps_the_card_that_is_worth_more() -> None:
    """The same card with more left over its cost comes first."""
    state = played(2, 4, WORK, 8)
    turn = features.ROUND_OF_SPACE[state.space - 1]
    cards = sorted(range(3, len(worth.CARD_NET)), key=lambda card: worth.CARD_NET[card][turn])
    keep = {card: BY_TEXT[f"keep {text}"] for text, card in CARD_OF.items()}
    assert GAME.merit(state, keep[cards[-1]]) > GAME.merit(state, keep[cards[0]])


def test_an_upgrade_goes_where_a_hand_card_can_be_paid() -> None:
    state = played(2, 4, WORK, 2)
    seat = state.seat
    state.cubes[seat] = pack({"coin": 1})
    state.wonders[seat] = ()
    from exhibition_suite.games.timespan.items import COST

    wanted = min(range(3, 43), key=lambda card: (worth.CARD_U[card], -amount(COST[card], 2)))
    state.hand[seat] = (wanted,)
    state.apply(BY_TEXT["activate upgrade"])
    assert {str(action) for action in state.actions()} >= {"up room>coin", "leave"}
    assert str(best(state)) != "leave"


def test_gold_is_made_of_what_is_there_at_the_end() -> None:
    assert gold_of(pack({"gold": 2})) == 2
    assert gold_of(pack({"coin": 8})) == 1
    assert gold_of(0) == 0
    assert gold_of(pack({"metal": 1}), 1) == 1
    state = played(2, 4, FINAL)
    assert amount(state.cubes[state.seat], GOLD) <= gold_of(state.cubes[state.seat])


def test_playing_final_scoring_by_merit_makes_the_gold_that_can_be_made() -> None:
    for seed in range(4):
        state = played(2, seed, FINAL)
        seat = state.seat
        state.hand[seat] = state.clocks[seat] = ()
        state.waiting_lux[seat] = 0
        state.cubes[seat] = pack({"sheep": 3, "metal": 1, "coin": 2})
        could = gold_of(state.cubes[seat])
        while state.phase_id == FINAL and state.seat == seat:
            state.apply(best(state))
        assert could >= 2
        assert amount(state.cubes[seat], GOLD) == could


def test_all_actions_have_a_kind_with_a_rule() -> None:
    assert {action.kind for action in ACTIONS} == set(range(len(KINDS)))
