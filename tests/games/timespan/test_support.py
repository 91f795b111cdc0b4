"""The support actions of section 1.9 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.engine import OVER, Rng, Ruling
from exhibition_suite.games.timespan import GAME
from exhibition_suite.games.timespan.actions import ACTIONS
from exhibition_suite.games.timespan.items import DISCOVERY_OF
from exhibition_suite.games.timespan.options import Options
from tests.games.timespan.kit import Table, told
from tests.games.timespan.kit_layout import lay

PHASES = ["discovery", "camel", "work", "final"]


@pytest.mark.rule("TS-130")
@pytest.mark.rule("TS-E06")
@pytest.mark.parametrize("phase", PHASES)
def test_a_hand_card_is_discarded_for_its_reward(phase: str) -> None:
    table = Table(phase=phase).hand(0, "I-19", "II-05", "I-09").cubes(0)
    table.play("discard I-19")
    assert table.has(0) == {"stone": 1}
    assert table.bottom(1) == "I-19"
    table.play("discard II-05", "discard I-09", "leave")
    assert table.bottom(2) == "II-05"
    assert table.has(0) == {"stone": 2}
    assert table.state.vp[0] == (1 if phase != "final" else table.state.peace[0] + 1)
    assert table.track(0, "culture") == 0, "no death"
    assert table.state.grave[0] == ()
    assert table.refused("discard I-19", "TS-130", "NOT_IN_HAND") == {"card": "I-19"}


@pytest.mark.rule("TS-130")
@pytest.mark.parametrize("phase", PHASES)
def test_a_luxury_tile_is_delivered(phase: str) -> None:
    table = Table(phase=phase).lux(0, fur=1, pottery=1)
    table.play("deliver fur START-F")
    assert table.state.timeline[0][1] == lay("START-F", lux=["fur"])
    assert table.waiting_lux(0) == {"pottery": 1}


@pytest.mark.rule("TS-130")
@pytest.mark.parametrize("phase", PHASES)
def test_a_waiting_tile_is_one_upgrade(phase: str) -> None:
    table = Table(phase=phase).lux(0, fur=1).cubes(0, coin=1)
    stock = table.state.stock(0)
    table.play("trade fur", "up coin>wheat")
    assert (table.has(0), table.waiting_lux(0), table.state.stock(0)) == ({"wheat": 1}, {}, stock + 1)
    assert table.refused("trade fur", "TS-201", "NO_SUCH_LUXURY") == {"kind": "fur"}


@pytest.mark.rule("TS-130")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("basic", ["wheat", "stone", "wood"])
def test_two_coins_are_a_basic_resource(phase: str, basic: str) -> None:
    table = Table(phase=phase).cubes(0, coin=3)
    table.play(f"convert {basic}")
    assert table.has(0) == {"coin": 1, basic: 1}
    assert table.refused(f"convert {basic}", "TS-192", "NEEDS_TWO_COINS") == {"count": 1}


@pytest.mark.rule("TS-130")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("resource", "ups"), [("wheat", 1), ("stone", 1), ("wood", 1), ("sheep", 2), ("metal", 2), ("gold", 3)])
def test_a_resource_is_spent_for_upgrades(phase: str, resource: str, ups: int) -> None:
    table = Table(phase=phase).cubes(0, **{resource: 1})
    table.play(f"spend {resource}", *["up room>coin"] * ups)
    assert table.has(0) == {"coin": ups}
    assert not table.state.stack
    assert table.refused(f"spend {resource}", "TS-193", "NO_SUCH_RESOURCE") == {"resource": resource}
    with pytest.raises(ValueError, match="no such action"):
        table.play("spend coin")


@pytest.mark.rule("TS-194")
def test_a_cube_goes_back_to_the_room_at_any_time() -> None:
    table = Table(phase="discovery").cubes(0, gold=1, coin=1)
    table.play("return gold")
    assert table.has(0) == {"coin": 1}
    table.refused("return gold", "TS-194", "NO_SUCH_RESOURCE")


@pytest.mark.rule("TS-131")
def test_between_the_effects_of_one_activation() -> None:
    table = Table().hand(0, "I-19").lux(0, fur=1)
    table.open(0, {"op": "choose", "of": [[{"op": "vp", "n": 2}], [{"op": "vp", "n": 3}]]}, {"op": "upgrade", "n": 2})
    table.play("discard I-19", "take 2", "up stone>metal", "trade fur", "up room>coin", "spend metal", "leave", "up coin>wood", "pick 2")
    assert table.has(0) == {"wood": 1}
    assert table.state.vp[0] == 3


@pytest.mark.rule("TS-131")
def test_wonder_cards_cannot_be_discarded() -> None:
    table = Table().wonders(0, "W-02")
    assert not [text for text in table.legal() if text.startswith("discard")]
    with pytest.raises(ValueError, match="no such action"):
        table.play("discard W-02")


@pytest.mark.rule("TS-131")
def test_in_the_turn_of_another_player() -> None:
    table = Table(3).hand(1, "I-19").cubes(2, coin=2)
    table.open(0, {"op": "choose", "of": [[{"op": "vp", "n": 2}], [{"op": "vp", "n": 3}]]})
    table.play("aside 2", "discard I-19")
    assert table.state.seat == 1
    assert table.has(1) == {"stone": 1}
    table.play("spend stone")
    assert table.state.seat == 1
    table.play("up room>coin", "back", "aside 3", "convert wood", "back")
    assert table.state.seat == 0
    assert table.offered() == ["pick 1", "pick 2"]
    assert table.has(2) == {"wood": 1}


@pytest.mark.rule("TS-131")
def test_nobody_steps_aside_without_anything_to_do() -> None:
    table = Table(3)
    for text in ("aside 1", "aside 2", "aside 4"):
        table.refused(text, "TS-131", "NO_SUPPORT_LEFT")
    table.refused("back", "TS-131", "NOT_ASIDE")


@pytest.mark.rule("TS-131")
def test_one_steps_aside_at_a_time() -> None:
    table = Table(3).cubes(0, coin=2).cubes(1, coin=2).cubes(2, coin=2)
    table.play("aside 2")
    assert not [text for text in table.legal() if text.startswith("aside")]
    table.refused("activate coin", "TS-003", "FINISH_EFFECT")
    table.refused("done", "TS-003", "FINISH_EFFECT")
    table.play("back")


@pytest.mark.rule("TS-131")
@pytest.mark.rule("TS-173")
def test_an_aside_leaves_the_running_activation_as_it_is() -> None:
    table = Table(2, nth=5).clocks(1, "D3-01", "D3-05").workers(1, 2, boxes=["culture"]).tracks(0, culture=1)
    table.play("activate culture")  # the second space of culture: fur or pottery
    assert (table.state.seat, table.state.chain, table.state.guard) == (0, 1 << 3, 3)
    table.play("aside 2")
    assert (table.state.seat, table.state.chain, table.state.guard) == (1, 0, -1)
    table.play("clock D3-01")
    assert "take 1" in table.offered()
    table.play("take 1", "wake culture")
    assert table.state.waiting[1] == 3, "it is another worker than the one that is at work"
    table.play("leave", "clock D3-05", "take 1", "pick 1", "reach culture", "leave", "back")
    assert table.track(1, "culture") == 1
    assert (table.state.seat, table.state.chain, table.state.guard) == (0, 1 << 3, 3)
    assert table.offered() == ["pick 1", "pick 2"]


ATOMIC: list[tuple[dict[str, Any], tuple[str, ...], tuple[str, ...]]] = [
    ({"op": "pay", "cost": {"cards": 1}, "then": [{"op": "vp", "n": 3}]}, ("pay",), ("give I-13", "give I-16")),
    ({"op": "pay", "cost": {"luxury": {"any": 1}}, "then": [{"op": "vp", "n": 3}]}, ("pay",), ("give fur", "give silk")),
    ({"op": "pay", "cost": {"basic": 1}, "then": [{"op": "vp", "n": 3}]}, ("pay",), ("basic wheat", "basic stone", "basic wood")),
    ({"op": "play", "kind": "history", "discount": 2}, ("play I-13",), ("omit coin", "omit stone")),
    ({"op": "tuck", "from": "hand"}, ("tuck I-13",), ("under I-21", "under I-22")),
]


@pytest.mark.rule("TS-131")
@pytest.mark.parametrize(("effect", "first", "answers"), ATOMIC)
def test_nothing_comes_between_the_parts_of_a_payment_or_a_tuck(
    effect: dict[str, Any], first: tuple[str, ...], answers: tuple[str, ...]
) -> None:
    """A card discarded, a tile traded or a cube spent in between would be missed afterwards."""
    table = Table().hand(0, "I-13", "I-16").hand(1, "I-19").lux(0, fur=1, silk=1).cubes(0, wheat=1, stone=1, wood=1, coin=2)
    table.timeline(0, "I-21", "I-22", None, None)
    table.open(0, effect)
    table.play(*first)
    assert table.legal() == list(answers)
    for text in ("discard I-16", "trade fur", "spend wheat", "convert wood", "return coin", "aside 2"):
        table.refused(text, "TS-131", "FINISH_EFFECT")
    table.play(table.offered()[0])
    assert not table.state.stack


@pytest.mark.rule("TS-131")
@pytest.mark.rule("TS-E57")
def test_until_the_last_done_of_final_scoring_and_not_after() -> None:
    table = Table(phase="final").hand(0, "I-19").lux(0, fur=1).cubes(0, coin=2).clocks(0, "D3-05")
    table.play("discard I-19", "deliver fur START-F", "convert wheat", "clock D3-05", "leave", "done", "done")
    assert DISCOVERY_OF["D3-05"] == table.state.tile_decks[2][-1]
    assert table.legal() == []
    for text in ("convert wheat", "done", "activate coin", "aside 2"):
        table.refused(text, "TS-400", "GAME_OVER")


@pytest.mark.rule("TS-131")
@pytest.mark.rule("TS-143")
def test_a_card_played_by_a_clock_in_the_middle_of_a_push_loses_nobody() -> None:
    table = Table(nth=5).clocks(0, "D3-03").hand(0, "I-21", "I-22").cubes(0, stone=2, coin=1)
    table.timeline(0, "START-W", "I-28", None, None)  # both have an upgrade on their move
    table.play("play I-21")
    assert table.offered() == ["take 1", "take 2"]
    table.play("clock D3-03", "play I-22")
    table.leave_all()
    assert table.line(0) == ["I-22", "I-21", "START-W", "I-28"]


@pytest.mark.rule("TS-130")
def test_what_a_discard_tells() -> None:
    table = Table().hand(0, "I-19")
    events = table.play("discard I-19")
    assert told(events, "discarded", 0) == [{"card": "I-19"}]


@pytest.mark.rule("TS-130")
@pytest.mark.rule("TS-131")
@pytest.mark.parametrize("seats", [1, 3])
def test_an_action_is_refused_exactly_where_it_is_neither_listed_nor_an_extra(seats: int) -> None:
    state = GAME.new(Options(time_is_money=True), seats, 31)
    rng = Rng(7)
    while state.seat != OVER:
        listed, extras = list(state.actions()), state.extras()
        assert len(set(listed) | set(extras)) == len(listed) + len(extras), "nothing stands in both"
        if rng.below(12) == 0:
            legal = {*listed, *extras}
            for _ in range(30):
                action = ACTIONS[rng.below(len(ACTIONS))]
                assert (state.refusal(action) is None) == (action in legal)
        useful = [action for action in extras if action.text != "time"]
        pool = useful if useful and rng.below(4) == 0 else listed
        state.apply(pool[rng.below(len(pool))])
        for row in range(state.seats):
            on_cards = sum(entry is not None and entry[3] for entry in state.timeline[row])
            at_work = state.board_work[row].bit_count() + on_cards + sum(state.wonder_work >> wonder & 1 for wonder in state.built[row])
            assert state.workers[row] == state.waiting[row] + state.dormant[row] + at_work
            assert 0 <= state.room(row) <= 8
    assert state.refusal(ACTIONS[0]) == Ruling("TS-400", "GAME_OVER")
