"""Step B of section 1.9 of the rules: worker activation, and the Done of section 1.1."""

from __future__ import annotations

import pytest

from tests.games.timespan.kit import Table
from tests.games.timespan.kit_layout import lay


@pytest.mark.rule("TS-110")
def test_cards_and_boxes_in_any_order_and_any_number() -> None:
    table = Table().hand(0, "I-21", "I-22").cubes(0, stone=2, coin=1)
    table.play("activate card", "leave", "play I-21", "leave", "activate I-21", "play I-22", "leave", "activate coin")
    assert table.line(0)[:2] == ["I-22", "I-21"]
    assert table.state.waiting[0] == 0
    table.refused("activate science", "TS-170", "NO_WORKER")
    assert table.has(0) == {"wheat": 1, "coin": 3}


@pytest.mark.rule("TS-110")
@pytest.mark.rule("TS-111")
def test_all_act_at_once_and_the_phase_ends_with_the_last_done() -> None:
    table = Table(3)
    table.play("activate coin", "seat 3", "activate coin", "seat 1", "activate culture", "seat 2")
    assert table.state.seat == 1
    table.play("done")
    assert table.state.seat == 0
    table.play("done")
    assert (table.phase, table.state.seat) == ("work", 2)
    table.play("done")
    assert table.phase != "work"
    assert [table.state.board_work[seat] for seat in range(3)] == [0b1010, 0, 0b10]
    assert table.state.waiting == [1, 3, 2]


@pytest.mark.rule("TS-110")
def test_only_the_seat_that_has_the_word_acts() -> None:
    table = Table(2)
    assert table.refused("activate coin", "TS-110", "NOT_YOUR_TURN", seat=1) == {"seat": 0}


@pytest.mark.rule("TS-112")
def test_in_a_first_game_one_completes_step_b_after_another() -> None:
    table = Table(3, first_game=True)
    assert table.state.order == (0, 1, 2)
    table.refused("seat 2", "TS-112", "ONE_AFTER_ANOTHER")
    table.play("activate coin", "done")
    assert table.state.seat == 1
    table.refused("seat 1", "TS-112", "ONE_AFTER_ANOTHER")
    table.play("done", "done")
    assert table.phase != "work"


@pytest.mark.rule("TS-112")
def test_that_order_is_the_turn_order() -> None:
    table = Table(2, first_game=True)
    table.state.peace = [1, 4]
    table.begin("work", 2)
    assert table.state.seat == 1


@pytest.mark.rule("TS-113")
@pytest.mark.parametrize("phase", ["discovery", "camel", "final"])
def test_no_card_is_played_outside_step_b(phase: str) -> None:
    table = Table(phase=phase).hand(0, "I-21").wonders(0, "W-02").cubes(0, stone=4)
    table.refused("play I-21", "TS-113", "PLAY_IN_STEP_B")
    table.refused("play W-02", "TS-113", "PLAY_IN_STEP_B")
    assert table.refused("play I-22", "TS-140", "NOT_IN_HAND") == {"card": "I-22"}


@pytest.mark.rule("TS-113")
def test_but_an_effect_plays_one_in_any_phase() -> None:
    table = Table(phase="discovery").hand(0, "I-21").cubes(0, stone=1)
    table.open(0, {"op": "play", "kind": "history"})
    table.play("play I-21", "leave")
    assert table.line(0)[0] == "I-21"


@pytest.mark.rule("TS-E10")
def test_a_new_worker_works_in_this_phase() -> None:
    table = Table().workers(0, 0)
    table.refused("activate coin", "TS-170", "NO_WORKER")
    table.open(0, {"op": "worker", "n": 1})
    table.play("activate coin")
    assert table.has(0) == {"coin": 2}


@pytest.mark.rule("TS-E08")
def test_unused_workers_stay_and_give_nothing() -> None:
    table = Table()
    table.timeline(0, None, None, None, None)
    table.play("done")
    assert table.state.waiting[0] == 3
    assert (table.has(0), table.state.vp[0]) == ({}, 0)


@pytest.mark.rule("TS-E07")
def test_a_worker_on_a_card_that_dies_sleeps_until_the_recall() -> None:
    table = Table().hand(0, "I-21").cubes(0, stone=1)
    table.timeline(0, None, None, None, lay("START-F", worker=True)).workers(0, 1)
    table.play("play I-21")
    assert (table.state.waiting[0], table.state.dormant[0]) == (1, 1)
    table.play("activate coin")
    table.refused("activate culture", "TS-170", "NO_WORKER")


@pytest.mark.rule("TS-008")
@pytest.mark.rule("TS-E73")
def test_done_is_taken_back_until_the_last_player_is_done() -> None:
    table = Table(3)
    table.play("done", "done")
    assert table.state.seat == 2
    table.play("seat 1", "activate coin")
    assert table.has(0) == {"coin": 2}
    assert table.state.done == 0b010
    table.play("done")
    assert table.state.seat == 2, "seat 1 is still done"
    table.play("done")
    assert table.phase != "work"


@pytest.mark.rule("TS-008")
def test_done_is_taken_back_in_final_scoring_too() -> None:
    table = Table(2, phase="final").hand(0, "I-13")
    table.play("done")
    assert table.refused("done", "TS-401", "NOT_YOUR_TURN", seat=0) == {"seat": 1}
    table.play("seat 1", "discard I-13", "done", "done")
    assert table.phase == "over"
    table.refused("seat 1", "TS-400", "GAME_OVER")


@pytest.mark.rule("TS-008")
def test_a_camel_that_has_moved_is_not_taken_back() -> None:
    table = Table(2, phase="camel")
    table.play("camel market", "pick 1")
    table.refused("seat 1", "TS-008", "NOT_AT_ONCE")


@pytest.mark.rule("TS-170")
def test_boxes_that_cannot_be_used() -> None:
    table = Table().built(1, "W-12")
    table.play("activate coin")
    assert table.refused("activate coin", "TS-170", "BOX_OCCUPIED") == {"box": "coin"}
    for box in ("I-05", "W-12", "market"):
        assert table.refused(f"activate {box}", "TS-170", "BOX_NOT_YOURS") == {"box": box}
    table.timeline(0, lay("I-01", under="I-02"), None, None, None)
    table.refused("activate I-02", "TS-160", "CARD_IS_TUCKED")
