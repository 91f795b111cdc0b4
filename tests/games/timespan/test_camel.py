"""Step A of section 1.9 of the rules: the camel."""

from __future__ import annotations

import pytest

from exhibition_suite.games.timespan.actions import PLACES
from tests.games.timespan.kit import Table, told
from tests.games.timespan.kit_layout import lay


def camels(seats: int = 2, **options: bool) -> Table:
    return Table(seats, phase="camel", **options)


@pytest.mark.rule("TS-090")
def test_nobody_acts_before_everybody_has_moved() -> None:
    table = camels(3)
    table.play("camel market", "pick 3")
    for text in ("activate coin", "play I-05"):
        assert text not in table.legal()
    table.refused("activate coin", "TS-050", "NOT_IN_THIS_PHASE")
    table.play("camel market", "leave", "camel market", "leave")
    assert table.phase == "work"
    assert "activate coin" in table.offered()


@pytest.mark.rule("TS-090", "TS-E70")
def test_step_a_is_open_to_whoever_comes_first() -> None:
    table = camels(3)
    table.play("seat 3", "camel market", "leave")
    assert table.state.seat == 0
    table.refused("seat 3", "TS-008", "NOT_AT_ONCE")
    table.play("seat 2", "seat 1", "camel market", "leave", "camel market", "leave")
    assert table.phase == "work"


@pytest.mark.rule("TS-091")
@pytest.mark.rule("TS-E09")
@pytest.mark.rule("TS-E07")
def test_all_workers_come_home_between_the_steps_and_not_before() -> None:
    table = camels()
    table.timeline(0, lay("START-S", worker=True), None, None, None).built(0, "W-03", "W-12")
    table.workers(0, 1, dormant=2, boxes=["coin", "ship", "W-12"])
    assert table.state.workers[0] == 7
    table.play("camel market", "leave")
    assert (table.state.waiting[0], table.state.dormant[0]) == (1, 2)
    events = table.play("camel market", "leave")
    assert len(told(events, "recalled")) == 1
    assert (table.state.waiting[0], table.state.dormant[0], table.state.board_work[0], table.state.wonder_work) == (7, 0, 0, 0)
    assert table.state.timeline[0][0] == lay("START-S")
    assert "leave" not in table.legal(), "nobody may refuse it"


@pytest.mark.rule("TS-E08")
@pytest.mark.rule("TS-E09")
@pytest.mark.rule("TS-111")
def test_workers_stay_where_they_are_through_income_and_discovery() -> None:
    table = Table()
    table.play("activate coin", "done", "done")
    assert table.phase == "discovery"
    assert (table.state.board_work[0], table.state.waiting[0]) == (2, 2)


@pytest.mark.rule("TS-100")
@pytest.mark.rule("TS-102")
def test_places_for_a_camel() -> None:
    table = camels(3).built(1, "W-05").built(0, "W-04").cubes(0, coin=1)
    assert table.offered() == ["camel N1", "camel N2", "camel market", "camel W-05"]
    assert table.refused("camel W-04", "TS-100", "CAMEL_OWN_WONDER") == {"place": "W-04"}
    assert table.refused("camel W-16", "TS-100", "CAMEL_NOWHERE") == {"place": "W-16"}
    table.play("camel W-05")
    table.leave_all()
    table.refused("camel market", "TS-100", "NOT_YOUR_TURN", seat=0)
    assert table.state.seat == 1


@pytest.mark.rule("TS-100")
def test_once_in_an_action_phase() -> None:
    table = camels()
    table.play("camel market", "leave", "camel market", "leave")
    table.refused("camel N1", "TS-100", "CAMEL_MOVED")
    table = Table(phase="discovery")
    table.refused("camel market", "TS-050", "NOT_IN_THIS_PHASE")


@pytest.mark.rule("TS-101")
def test_another_place_than_now_but_many_camels_together() -> None:
    table = camels().camel(0, "market").camel(1, "N1").cubes(0, coin=1)
    assert table.refused("camel market", "TS-101", "CAMEL_SAME_PLACE") == {"place": "market"}
    table.play("camel N1")
    assert [PLACES[place] for place in table.state.camel] == ["N1", "N1"]


@pytest.mark.rule("TS-102")
@pytest.mark.rule("TS-103")
def test_a_neutral_wonder_costs_a_coin_and_gives_its_box() -> None:
    table = camels().neutral("W-12", "W-05").cubes(0, coin=2)
    table.play("camel N1")
    assert table.has(0) == {"coin": 2, "wheat": 1}, "1 coin paid, 1 from the first space of science"
    assert table.track(0, "science") == 1
    assert table.state.vp == [0, 0]
    assert told(table.events, "paid", 0) == [{"cost": {"coin": 1}}]


@pytest.mark.rule("TS-102")
def test_without_a_coin_no_neutral_wonder() -> None:
    table = camels()
    assert table.offered() == ["camel market"]
    assert table.refused("camel N1", "TS-102", "CAMEL_NEEDS_COIN") == {"place": "N1"}
    table.neutral()
    assert table.refused("camel N1", "TS-100", "CAMEL_NOWHERE") == {"place": "N1"}


@pytest.mark.rule("TS-102")
@pytest.mark.rule("TS-103")
@pytest.mark.rule("TS-E36")
def test_a_foreign_wonder_is_free_and_pays_its_owner_two_points() -> None:
    table = camels().built(1, "W-12").workers(1, 2, boxes=["W-12"])
    events = table.play("camel W-12")
    assert table.has(0) == {"coin": 1, "wheat": 1}
    assert table.state.vp == [0, 2]
    assert told(events, "scored", 1) == [{"count": 2, "why": "visited", "wonder": "W-12"}]
    assert (table.state.waiting[1], table.state.wonder_work.bit_count()) == (2, 1), "the worker there is no obstacle and stays"


@pytest.mark.rule("TS-103")
def test_peace_and_points_of_a_wonder_are_its_owners_only() -> None:
    table = camels().built(1, "W-03").camel(0, "W-03")
    before = table.state.peace_of(0), table.state.totals()[0]
    table.built(1, "W-05").camel(0, "W-05")
    assert (table.state.peace_of(0), table.state.totals()[0]) == before


@pytest.mark.rule("TS-103")
def test_the_effect_of_a_visit_belongs_to_the_visitor() -> None:
    table = camels().built(1, "W-06").grave(0, "I-01", "I-02").grave(1, "I-03")
    table.play("camel W-06")
    assert table.state.vp[0] == 2, "persons in the visitor's graveyard"


@pytest.mark.rule("TS-104")
@pytest.mark.parametrize(("pick", "coins", "points", "tile"), [(1, {"coin": 1}, 0, "fur"), (2, {}, 1, "pottery"), (3, {}, 0, "silk")])
def test_the_market_gives_one_of_three(pick: int, coins: dict[str, int], points: int, tile: str) -> None:
    table = camels()
    table.play("camel market")
    assert table.offered() == ["pick 1", "pick 2", "pick 3"]
    table.play(f"pick {pick}")
    assert (table.has(0), table.state.vp[0], table.waiting_lux(0)) == (coins, points, {tile: 1})
    assert table.state.seat == 1


@pytest.mark.rule("TS-105")
@pytest.mark.rule("TS-E35")
def test_the_move_is_compulsory_though_it_costs_the_last_coin() -> None:
    table = camels().camel(0, "market").cubes(0, coin=1)
    assert table.offered() == ["camel N1", "camel N2"]
    table.refused("camel stay", "TS-105", "CAMEL_MUST_MOVE")
    table.refused("done", "TS-105", "CAMEL_MUST_MOVE")
    table.neutral("W-08", "W-05").play("camel N1", "leave")
    assert table.has(0) == {}
    assert table.state.seat == 1


@pytest.mark.rule("TS-105")
@pytest.mark.rule("TS-E34")
def test_without_a_coin_the_camel_stays_and_nothing_is_lost() -> None:
    table = camels().camel(0, "market")
    assert table.offered() == ["camel stay"]
    events = table.play("camel stay")
    assert told(events, "stayed", 0) == [{}]
    assert PLACES[table.state.camel[0]] == "market"
    assert table.state.vp[0] == 0
    assert table.state.seat == 1


@pytest.mark.rule("TS-E34")
def test_a_coin_may_be_made_first() -> None:
    table = camels().camel(0, "market").cubes(0, wheat=1)
    assert "camel stay" in table.legal(), "no coin is there, so the camel may stay"
    table.play("spend wheat", "up room>coin")
    table.refused("camel stay", "TS-105", "CAMEL_MUST_MOVE")
    table.play("camel N1")
    assert table.has(0).get("coin", 0) == 0
    table = camels().camel(0, "market").cubes(0, wheat=1)
    table.neutral("W-07", "W-05").play("camel N1")
    assert table.has(0) == {}, "or the payment makes it by itself"


@pytest.mark.rule("TS-E34")
def test_with_a_foreign_wonder_there_is_always_a_free_place() -> None:
    table = camels().camel(0, "market").built(1, "W-12")
    assert table.offered() == ["camel W-12"]
    table.refused("camel stay", "TS-105", "CAMEL_MUST_MOVE")


@pytest.mark.rule("TS-E37")
def test_own_wonders_are_never_legal() -> None:
    table = camels().camel(0, "market").built(0, "W-12", "W-04").neutral()
    assert table.offered() == ["camel stay"]
    table.refused("camel W-12", "TS-100", "CAMEL_OWN_WONDER")


@pytest.mark.rule("TS-106")
@pytest.mark.rule("TS-E38")
def test_an_extra_move_goes_elsewhere_again_and_pays_the_owner_again() -> None:
    table = camels().built(1, "W-12").camel(0, "N1")
    table.play("camel W-12")
    table.open(0, {"op": "camel", "n": 2})
    table.refused("camel W-12", "TS-101", "CAMEL_SAME_PLACE")
    table.play("camel market", "leave", "camel W-12", "unlock w3")
    assert table.state.vp[1] == 4
    assert not table.state.stack


@pytest.mark.rule("TS-106")
def test_an_extra_move_in_any_phase_may_be_refused() -> None:
    for phase in ("discovery", "work", "final"):
        table = Table(phase=phase).cubes(0)
        table.open(0, {"op": "camel", "n": 1})
        assert table.offered() == ["camel market", "leave"]
        table.refused("camel N1", "TS-102", "CAMEL_NEEDS_COIN")
        table.play("leave")
        assert table.state.camel[0] == -1


@pytest.mark.rule("TS-E39")
def test_a_visit_without_means_for_the_box_still_pays_the_owner() -> None:
    table = camels().built(1, "W-11")  # tuck a card from hand, 1 VP
    table.play("camel W-11")
    assert table.state.vp == [1, 2]
    assert table.state.seat == 1


@pytest.mark.rule("TS-103")
def test_the_owner_answers_a_visit_first() -> None:
    table = camels().built(1, "W-14").cubes(1, coin=7)
    table.play("camel W-14")
    assert table.state.seat == 1, "2 coins for the visit, and only one has room"
    table.play("leave")
    assert table.has(1) == {"coin": 8}
    assert table.state.seat == 0
