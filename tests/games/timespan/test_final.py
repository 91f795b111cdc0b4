"""Section 1.17 of the rules: final scoring, every line of the score table, and ties."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.engine import OVER
from exhibition_suite.games.timespan.items import CARD_OF, CARD_VP, VISION_OF, WONDER_OF, WONDER_VP
from exhibition_suite.games.timespan.scoring import card_vp, vision_vp, wonder_vp
from tests.games.timespan.kit import Table, told
from tests.games.timespan.kit_layout import lay, luxuries


def bare(seats: int = 2, **options: Any) -> Table:
    """Before final scoring; nobody has a card in the timeline, and the visions are hard to meet."""
    table = Table(seats, nth=5, **options).bare()
    for seat in range(seats):
        table.vision(seat, ("V-03", "V-08", "V-10", "V-02")[seat])
    return table


def finish(table: Table) -> list[Any]:
    """Final scoring without any support action."""
    events = table.begin("final")
    while table.state.seat != OVER:
        options = table.offered()
        events += table.play("done" if "done" in options else "leave" if "leave" in table.legal() else options[0])
    return events


@pytest.mark.rule("TS-400")
def test_final_scoring_follows_the_fifth_action_phase() -> None:
    table = bare()
    table.done()
    assert table.phase == "final"
    table.play("done", "done")
    assert table.phase == "over"
    assert table.state.seat == OVER
    assert told(table.events, "ended") == [{}]
    table.refused("done", "TS-400", "GAME_OVER")


@pytest.mark.rule("TS-400")
@pytest.mark.rule("TS-073")
def test_step_1_peace() -> None:
    table = bare().grave(0, book=12).timeline(1, "I-35", None, None, None)
    finish(table)
    assert [table.score(seat, "peace").points for seat in (0, 1)] == [10, 0]
    assert table.score(0, "peace").params == {"count": 10}
    assert table.state.peace == [10, 0]


@pytest.mark.rule("TS-400")
@pytest.mark.rule("TS-E60")
def test_step_2_income_with_a_point_for_each_step_of_a_track() -> None:
    table = bare()
    table.grave(0, gems=2, silk=1)  # 2 VP each; 1 VP
    finish(table)
    assert table.score(0, "last_income").points == 5
    assert table.score(0, "last_income").rule == "TS-400"
    assert table.has(0) == {"coin": 2}


@pytest.mark.rule("TS-E60")
@pytest.mark.rule("TS-505")
@pytest.mark.parametrize("track", ["culture", "science", "ship", "balloon", "space", "any"])
def test_steps_of_income_are_points_then(track: str) -> None:
    from exhibition_suite.games.timespan.nodes import at_the_end, compile_list

    effects = [
        {"op": "advance", "track": track, "n": 2},
        {"op": "choose", "of": [[{"op": "advance", "track": track, "n": 1}], [{"op": "gain", "res": {"coin": 1}}]]},
        {"op": "camel", "n": 1},
        {"op": "unlock", "colour": "any"},
        {"op": "tile", "kind": "gold"},
        {"op": "worker", "n": 1},
    ]
    table = bare()
    table.begin("final")
    before = table.state.vp[0]
    table.state.push(0, -1, at_the_end(compile_list(effects, f"final.{track}")))
    table.settle()
    assert table.offered() == ["pick 1", "pick 2"]
    table.play("pick 1")
    assert table.state.vp[0] == before + 3
    assert table.state.tracks == [0] * 10
    assert (table.state.gears[0], table.state.tiles[0], table.state.workers[0]) == (0, 0, 3)


@pytest.mark.rule("TS-400")
def test_the_snapshot_is_that_of_the_beginning() -> None:
    table = bare().lux(0, silk=1).timeline(0, "II-01", None, None, None).timeline(1, None, None, None, None)
    table.begin("final")
    peace = table.state.peace[0]
    table.play("deliver silk II-01")
    table.state.built[0] = (WONDER_OF["W-03"],)
    table.play("done", "done")
    assert table.state.peace[0] == peace == 1
    assert table.score(0, "peace").points == 1


@pytest.mark.rule("TS-400")
@pytest.mark.rule("TS-E61")
def test_step_3_gold_that_is_there_after_done() -> None:
    table = bare().cubes(0, gold=2, metal=1)
    table.begin("final")
    table.play("spend metal", "leave")
    assert table.score(0, "gold").points == 4
    table.play("done", "done")
    assert (table.score(0, "gold").points, table.score(0, "gold").params) == (4, {"count": 2})
    table = bare().grave(0, yumurium=1).cubes(0)  # income 1 gold
    finish(table)
    assert table.score(0, "gold").points == 2
    table = bare().cubes(1, sheep=1).lux(1, fur=1)
    table.begin("final")
    table.play("done", "trade fur", "up sheep>gold", "done")
    assert table.score(1, "gold").points == 2


@pytest.mark.rule("TS-400")
@pytest.mark.rule("TS-227")
@pytest.mark.rule("TS-E63")
def test_step_4_yumurium_that_is_delivered() -> None:
    table = bare().grave(0, yumurium=2).timeline(0, lay("IV-01", lux=["yumurium"]), None, None, None).lux(0, yumurium=3)
    line = table.score(0, "yumurium")
    assert (line.points, line.rule, line.params) == (9, "TS-227", {"count": 3})
    assert table.score(1, "yumurium").points == 0


@pytest.mark.rule("TS-400")
@pytest.mark.rule("TS-E62")
def test_waiting_tiles_may_be_delivered_or_traded_before_the_end() -> None:
    table = bare().timeline(0, "IV-01", None, None, None).lux(0, yumurium=1, fur=1).cubes(0, sheep=1)
    before = table.score(0, "yumurium").points
    table.begin("final")
    table.play("deliver yumurium IV-01", "trade fur", "up sheep>gold", "done", "done")
    assert table.score(0, "yumurium").points == before + 3
    table = bare().lux(0, yumurium=1, fur=3)
    without = bare()
    finish(table)
    finish(without)
    assert table.state.totals() == without.state.totals()


@pytest.mark.rule("TS-400")
@pytest.mark.rule("TS-E64")
@pytest.mark.rule("TS-162")
def test_step_5_printed_points_of_cards_and_wonders() -> None:
    table = bare().timeline(0, lay("I-15", under="I-16"), None, "I-18", None).grave(0, "I-27", "I-31", tucked=["I-29"])
    table.hand(0, "I-32").wonders(0, "W-13").built(0, "W-01", "W-12")
    cards = ["I-15", "I-16", "I-18", "I-27", "I-31", "I-29"]
    line = table.score(0, "history")
    assert line.points == sum(CARD_VP[CARD_OF[card]] for card in cards) > 0
    assert line.params["count"] == 6
    assert set(line.params["cards"]) == {card for card in cards if CARD_VP[CARD_OF[card]]}
    line = table.score(0, "wonders")
    assert line.points == WONDER_VP[WONDER_OF["W-01"]] + WONDER_VP[WONDER_OF["W-12"]]
    assert line.params == {"count": 2, "wonders": ["W-01", "W-12"]}
    assert (table.score(1, "history").points, table.score(1, "wonders").points) == (0, 0)


@pytest.mark.rule("TS-405")
def test_variable_points_count_as_things_stand() -> None:
    table = bare().timeline(0, "IV-17", None, None, None)  # 3 VP for each end of a track, at most 9
    card = CARD_OF["IV-17"]
    assert card_vp(table.state, 0, card) == CARD_VP[card]
    table.tracks(0, culture=15, ship=7)
    assert card_vp(table.state, 0, card) == CARD_VP[card] + 6
    assert table.score(0, "history").points == CARD_VP[card] + 6
    table.tracks(0, science=15, balloon=7, space=6)
    assert card_vp(table.state, 0, card) == CARD_VP[card] + 9
    table.built(0, "W-08").gears(0, "w1", "w2", "w3")  # 1 VP for every 2 gears
    wonder = WONDER_OF["W-08"]
    assert wonder_vp(table.state, 0, wonder) == WONDER_VP[wonder] + 1
    assert table.score(0, "wonders").points == WONDER_VP[wonder] + 1


@pytest.mark.rule("TS-400")
@pytest.mark.rule("TS-404")
@pytest.mark.rule("TS-E59")
def test_step_6_the_two_visions_each_with_its_best_tier() -> None:
    table = bare(3).vision(0, "V-03").vision(1, "V-02").vision(2, "V-08")
    table.built(0, "W-01").gears(0, "w1", "w2", "w3").workers(0, 6)
    left, right = table.score(0, "vision_left"), table.score(0, "vision_right")
    assert (left.params, left.points) == ({"vision": "V-03"}, vision_vp(table.state, 0, VISION_OF["V-03"]))
    assert (right.params, right.points) == ({"vision": "V-08"}, vision_vp(table.state, 0, VISION_OF["V-08"]))
    assert left.points > 0
    assert right.points > 0
    assert left.shared
    one = left.points
    table.built(0, "W-01", "W-02")
    assert table.score(0, "vision_left").points > one
    two = bare(2).vision(0, "V-03").vision(1, "V-08").built(1, "W-01").workers(0, 6)
    assert [line.points > 0 for line in two.state.scores()[0].lines[-2:]] == [False, True]
    assert [line.params["vision"] for line in two.state.scores()[1].lines[-2:]] == ["V-08", "V-03"]
    assert two.score(1, "vision_right").points > 0


@pytest.mark.rule("TS-404")
def test_most_may_be_shared_but_not_with_nothing() -> None:
    table = bare().vision(0, "V-05")  # science 8, or most science
    best = VISION_OF["V-05"]
    assert vision_vp(table.state, 0, best) == 0
    table.tracks(0, science=3).tracks(1, science=3)
    full = vision_vp(table.state, 0, best)
    assert full == vision_vp(table.state, 1, best) > 0
    table.tracks(1, science=4)
    assert vision_vp(table.state, 0, best) == 0
    table.tracks(0, science=9).tracks(1, science=10)
    assert 0 < vision_vp(table.state, 0, best) < full, "only the best tier that is met"


@pytest.mark.rule("TS-002")
@pytest.mark.rule("TS-400")
def test_the_lines_add_up_to_the_total_at_any_moment() -> None:
    table = bare().grave(0, "I-15", silk=2, yumurium=1).cubes(0, gold=1).built(0, "W-03")
    table.state.vp = [7, -3]
    for ended in (False, True):
        if ended:
            finish(table)
        for seat, found in enumerate(table.state.scores()):
            assert found.seat == seat
            assert sum(line.points for line in found.lines) == found.total == table.state.totals()[seat]
    assert table.score(0, "track").points == 7
    assert table.score(1, "track").points == -3
    assert [line.id for line in table.state.scores()[0].lines] == [
        "track",
        "peace",
        "last_income",
        "gold",
        "yumurium",
        "history",
        "wonders",
        "vision_left",
        "vision_right",
    ]


@pytest.mark.rule("TS-401")
def test_support_actions_before_during_and_after_the_income() -> None:
    table = bare().gears(0, "b3", board="TECH-D").hand(0, "I-19", "I-13").cubes(0, coin=2)  # income: 3 upgrades
    table.begin("final")
    assert table.offered()[0].startswith("up ")
    table.play("discard I-19", "up stone>metal", "convert wood", "up metal>gold", "up wood>metal")
    assert not table.state.stack
    table.play("discard I-13", "done", "done")
    assert table.has(0) == {"coin": 2, "gold": 1, "metal": 1, "stone": 1}
    assert table.score(0, "gold").points == 2


@pytest.mark.rule("TS-401")
def test_points_of_last_conversions_stand_with_the_last_income() -> None:
    table = bare().hand(0, "I-38")  # discard: 1 VP and 1 upgrade
    table.begin("final")
    before = table.score(0, "last_income").points
    table.play("discard I-38", "leave")
    assert table.score(0, "last_income").points == before + 1


@pytest.mark.rule("TS-402")
@pytest.mark.rule("TS-403")
def test_the_most_points_win_then_peace_then_the_lowest_number() -> None:
    table = bare(4)
    for seat, civ in enumerate(("mexico", "vikings", "china", "babylonia")):
        table.civ(seat, civ)
    for seat in range(4):
        table.vision(seat, "V-10")
    table.state.visions = [VISION_OF["V-10"]] * 4
    finish(table)
    table.state.vp = [20, 20, 21, 20]
    table.state.peace = [4, 2, 0, 2]
    table.state.cubes = [0] * 4
    found = table.state.scores()
    assert [one.place for one in found] == [2, 4, 1, 3]
    assert found[2].tie == {}
    assert found[1].tie == {"peace": 2, "civilisation": "vikings"}


@pytest.mark.rule("TS-403")
@pytest.mark.rule("TS-E65")
def test_two_with_ten_peace_are_told_apart_by_number() -> None:
    table = bare().civ(0, "greece").civ(1, "egypt").grave(0, book=14).grave(1, book=11)
    finish(table)
    table.state.vp = [30, 30]
    table.state.cubes = [0, 0]
    assert [one.place for one in table.state.scores()] == [2, 1]


@pytest.mark.rule("TS-406")
def test_only_an_income_effect_plays_cards_in_final_scoring() -> None:
    table = bare().hand(0, "I-31").cubes(0, wood=1, coin=1).timeline(0, "II-35", None, None, None)
    table.begin("final")
    before = table.score(0, "history").points
    table.play("play I-31")
    table.leave_all()
    assert table.line(0)[:2] == ["I-31", "II-35"]
    assert table.score(0, "history").points == before + CARD_VP[CARD_OF["I-31"]]


@pytest.mark.rule("TS-406")
def test_a_clock_that_plays_a_card_does_nothing_then() -> None:
    table = bare().hand(0, "I-31").cubes(0, wood=1, coin=1).clocks(0, "D3-03")
    table.begin("final")
    table.play("clock D3-03")
    assert not table.state.stack
    assert table.cards(0) == ["I-31"]
    table.refused("play I-31", "TS-113", "PLAY_IN_STEP_B")
    table.open(0, {"op": "seq", "do": [{"op": "play", "kind": "history"}, {"op": "vp", "n": 50}]})
    assert table.cards(0) == ["I-31"]
    assert table.state.vp[0] < 50


@pytest.mark.rule("TS-406")
def test_no_blue_points_in_final_scoring() -> None:
    table = bare().tracks(0, ship=6)
    table.begin("final")
    events = table.open(0, {"op": "advance", "track": "ship", "n": 1})
    assert [found["why"] for found in told(events, "scored", 0)] == ["green"]


@pytest.mark.rule("TS-404")
def test_visions_are_checked_on_the_final_state() -> None:
    table = bare().vision(0, "V-07").grave(0, fur=1, pottery=1, silk=1).lux(0, gems=1)  # 4 kinds delivered
    table.timeline(0, "I-05", None, None, None)
    table.begin("final")
    assert table.score(0, "vision_left").points == 0
    table.play("deliver gems I-05")
    assert table.score(0, "vision_left").points > 0
    assert table.state.grave_lux[0] == luxuries(fur=1, pottery=1, silk=1)
