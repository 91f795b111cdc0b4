"""Section 1.19 of the rules: variants (the boards' own ones: see test_boards)."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.engine import OVER, Rng
from exhibition_suite.games.timespan import GAME
from exhibition_suite.games.timespan.actions import PLACES
from exhibition_suite.games.timespan.items import CONTENT, WONDER_IDS
from exhibition_suite.games.timespan.options import Options
from tests.games.timespan.kit import Table, told
from tests.games.timespan.kit_layout import lay
from tests.games.timespan.kit_pieces import check_pieces


@pytest.mark.rule("TS-450")
@pytest.mark.rule("TS-451")
@pytest.mark.rule("TS-E67")
@pytest.mark.parametrize("nth", [2, 4])
def test_wandering_wonders_change_at_the_end_of_an_age(nth: int) -> None:
    table = Table(3, nth=nth, wandering_wonders=True).neutral("W-01", "W-02").wonder_deck("W-10", "W-11")
    table.built(2, "W-03").camel(0, "N1").camel(1, "W-03").camel(2, "N2")
    events = table.done()
    assert [WONDER_IDS[wonder] for wonder in table.state.neutral] == ["W-10", "W-11"]
    assert [WONDER_IDS[wonder] for wonder in table.state.wonder_deck[-2:]] == ["W-01", "W-02"]
    assert [place if place < 0 else PLACES[place] for place in table.state.camel] == [-1, "W-03", -1]
    assert told(events, "wandered") == [{"wonders": ["W-10", "W-11"]}]
    table.begin("camel", nth + 1)
    table.cubes(0, coin=1)
    table.play("seat 1")
    assert {"camel N1", "camel N2", "camel market", "camel W-03"} == set(table.offered())


@pytest.mark.rule("TS-450")
def test_they_stay_where_the_variant_is_off_or_the_age_goes_on() -> None:
    for nth, on in ((2, False), (1, True), (3, True), (5, True)):
        table = Table(nth=nth, wandering_wonders=on).camel(0, "N1")
        before = table.state.neutral
        table.done()
        assert table.state.neutral == before
        assert table.state.camel[0] == 0


@pytest.mark.rule("TS-450")
def test_too_few_wonders_leave_a_slot_empty() -> None:
    table = Table(nth=2, wandering_wonders=True).neutral("W-01").wonder_deck(only=True)
    table.done()
    assert table.state.neutral == (0, -1)
    table.begin("camel", 3)
    table.cubes(table.state.seat, coin=1)
    assert "camel N2" not in table.offered()
    assert "camel N1" in table.offered()


@pytest.mark.rule("TS-452")
def test_the_times_are_data() -> None:
    assert CONTENT.time["timer"] == {"I": 300, "II": 300, "III": 600, "grace": 30}


@pytest.mark.rule("TS-452")
@pytest.mark.rule("TS-453")
def test_when_the_time_is_up_everybody_is_done() -> None:
    table = Table(3, time_is_money=True)
    table.play("activate coin")
    events = table.play("time")
    assert told(events, "time_up")
    assert table.phase == "discovery"
    assert table.has(0)["coin"] >= 2


@pytest.mark.rule("TS-452")
def test_there_is_a_timer_in_step_b_and_with_the_variant_only() -> None:
    Table().refused("time", "TS-452", "NO_TIMER")
    for phase in ("discovery", "camel", "final"):
        Table(phase=phase, time_is_money=True).refused("time", "TS-452", "NO_TIMER")
    assert "time" in Table(time_is_money=True).legal()
    assert "time" not in Table(time_is_money=True).offered(), "no bot thinks about it"


@pytest.mark.rule("TS-453")
@pytest.mark.rule("TS-E69")
def test_steps_made_stand_and_the_open_choice_and_later_steps_are_lost() -> None:
    table = Table(time_is_money=True)
    table.open(0, {"op": "advance", "track": "ship", "n": 2})
    assert table.offered() == ["pick 1", "pick 2", "pick 3"]
    table.play("time")
    assert table.track(0, "ship") == 1
    assert table.waiting_lux(0) == {}
    assert table.phase == "discovery"


@pytest.mark.rule("TS-453")
def test_a_card_on_its_way_arrives() -> None:
    table = Table(time_is_money=True).hand(0, "I-21").cubes(0, stone=1)
    table.play("play I-21")
    assert table.line(0)[0] is None, "the wheel's upgrade is still open"
    table.play("time")
    assert table.line(0) == ["I-21", "START-S", "START-F", "START-W"]


@pytest.mark.rule("TS-453")
def test_two_cards_on_their_way_both_arrive() -> None:
    table = Table(nth=5, time_is_money=True).clocks(0, "D3-03").hand(0, "I-21", "I-22").cubes(0, stone=2, coin=1)
    table.timeline(0, "START-W", "I-28", None, None)
    table.play("play I-21", "clock D3-03", "play I-22")
    assert table.state.stack
    table.play("time")
    assert table.line(0) == ["I-22", "I-21", "START-W", "I-28"]


@pytest.mark.rule("TS-453")
@pytest.mark.parametrize(
    "effect",
    [
        {"op": "look", "deck": "current", "n": 3, "keep": 1},
        {"op": "look", "deck": "wonder", "n": 2, "keep": 1},
        {"op": "discovery", "n": 1, "look": 3},
        {"op": "tuck", "from": "look", "n": 3},
        {"op": "tuck", "from": "hand"},
        {"op": "pay", "cost": {"cards": 1}, "then": [{"op": "vp", "n": 1}]},
    ],
)
def test_nothing_is_lost_of_what_was_looked_at(effect: dict[str, Any]) -> None:
    table = Table(time_is_money=True).hand(0, "I-13", "I-16").deck(1, "I-14", "I-15", "I-17")
    table.timeline(0, "I-21", "I-22", None, None).grave(0, "START-S", "START-F", "START-W")
    table.open(0, effect)
    if effect["op"] in ("tuck", "pay"):
        table.play(table.offered()[0])
    table.play("time")
    check_pieces(table.state)
    assert not [frame for frame in table.state.stack if frame[1] == 0]


@pytest.mark.rule("TS-453")
def test_alone_the_rival_acts_then() -> None:
    table = Table(1, time_is_money=True)
    table.play("activate coin")
    events = table.play("time")
    assert told(events, "rival_card")
    assert table.phase == "discovery"


@pytest.mark.rule("TS-453")
def test_support_actions_go_on_in_later_phases() -> None:
    table = Table(time_is_money=True).cubes(0, coin=4)
    table.play("time")
    assert "convert wheat" in table.legal()


@pytest.mark.rule("TS-454")
def test_cunning_camels_move_in_turn_order() -> None:
    table = Table(3, cunning_camel=True)
    table.state.peace = [1, 1, 5]
    table.begin("camel", 2)
    assert table.state.seat == 2
    table.refused("seat 1", "TS-454", "ONE_AFTER_ANOTHER")
    table.play("camel market", "leave")
    assert table.state.seat == 0


@pytest.mark.rule("TS-454")
@pytest.mark.rule("TS-E68")
def test_joining_camels_pays_their_owners() -> None:
    table = Table(4, phase="camel", cunning_camel=True).built(2, "W-12").camel(1, "W-12").camel(3, "W-12")
    table.play("camel W-12")
    assert table.state.vp == [0, 1, 2, 1]
    table = Table(4, phase="camel", cunning_camel=True).built(3, "W-12", "W-05").camel(1, "W-12").camel(3, "W-12")
    events = table.play("camel W-12")
    assert table.state.vp == [0, 1, 0, 3], "2 for the wonder and 1 for the camel"
    assert told(events, "scored", 1) == [{"count": 1, "why": "joined"}]


@pytest.mark.rule("TS-454")
def test_also_at_neutral_wonders_and_by_extra_moves_never_at_the_market() -> None:
    table = Table(3, cunning_camel=True).neutral("W-12", "W-05").camel(0, "market").camel(1, "N1").camel(2, "market").cubes(0, coin=1)
    table.open(0, {"op": "camel", "n": 2})
    table.play("camel N1")
    assert table.state.vp == [0, 1, 0]
    table.play("camel market", "pick 3")
    assert table.state.vp == [0, 1, 0]


@pytest.mark.rule("TS-454")
def test_without_the_variant_nobody_is_paid() -> None:
    table = Table(3, phase="camel").neutral("W-12", "W-05").camel(1, "N1").cubes(0, coin=1)
    table.play("camel N1")
    assert table.state.vp == [0, 0, 0]


@pytest.mark.rule("TS-454")
def test_alone_by_peace_and_the_rival_pays_and_is_paid() -> None:
    table = Table(1, cunning_camel=True).neutral("W-12", "W-05")
    table.state.peace = [4, 2]
    table.begin("camel", 2)
    assert table.state.camel[1] == -1, "the human has more peace and goes first"
    table.cubes(0, coin=1).play("camel N1")
    assert PLACES[table.state.camel[1]] == "N1"
    assert table.state.vp == [1, 1], "1 for the move to the Rival; the human's camel was joined"
    table.state.peace = [1, 2]
    table.begin("camel", 3)
    assert PLACES[table.state.camel[1]] == "N2"
    table.cubes(0, coin=1).play("camel N2")
    assert table.state.vp[1] == 1 + 1 + 1


@pytest.mark.rule("TS-142")
@pytest.mark.rule("TS-E02")
def test_gentle_push_stops_at_the_first_gap() -> None:
    for gentle, line, dead in (
        (False, ["I-21", "I-25", None, "I-26"], 1),
        (True, ["I-21", "I-25", "I-26", "I-30"], 0),
    ):
        table = Table(gentle_push=gentle).hand(0, "I-21").cubes(0, stone=1)
        table.timeline(0, "I-25", None, "I-26", lay("I-30"))
        table.play("play I-21")
        assert table.line(0) == line
        assert len(table.state.grave[0]) == dead


@pytest.mark.rule("TS-458")
@pytest.mark.parametrize("boards", ["random", "choose", "draft", "auction"])
@pytest.mark.parametrize("seats", [1, 3])
def test_every_mixture_of_variants_plays_to_the_end(boards: str, seats: int) -> None:
    if seats == 1 and boards == "auction":
        return
    for bits in (0, 21, 31):
        switches = ("first_game", "wandering_wonders", "time_is_money", "cunning_camel", "gentle_push")
        options = Options(boards=boards, **{name: bool(bits >> at & 1) for at, name in enumerate(switches)})  # type: ignore[arg-type]
        state = GAME.new(options, seats, 5 + bits)
        rng = Rng(bits)
        for _ in range(6000):
            if state.seat == OVER:
                break
            actions = list(state.actions())
            if rng.below(12) == 0:
                actions = [action for action in state.extras() if action.text != "time"] or actions
            state.apply(actions[rng.below(len(actions))])
        assert state.seat == OVER
