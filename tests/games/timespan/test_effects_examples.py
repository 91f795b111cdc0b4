"""The examples of section 2.3 of the rules, each played as it is meant, and the objects EX-1 to EX-9."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.games.timespan import scoring
from exhibition_suite.games.timespan.counts import cond
from exhibition_suite.games.timespan.items import CARD_OF
from tests.games.timespan.contents import with_effects
from tests.games.timespan.kit import Table, told
from tests.games.timespan.kit_cards import disguise
from tests.games.timespan.kit_layout import lay

Effects = list[dict[str, Any]]
VP1: Effects = [{"op": "vp", "n": 1}]


def run(table: Table, effects: Effects, card: str | None = None, field: str = "box") -> Table:
    """Opens the effects for seat 0; the loader takes them too (TS-500), at this place of a card."""
    with_effects(effects, field)
    table.open(0, *effects, card=card)
    return table


@pytest.mark.rule("TS-180", "TS-501")
def test_e1_two_coins_and_a_wood() -> None:
    assert run(Table(), [{"op": "gain", "res": {"coin": 2, "wood": 1}}]).has(0) == {"coin": 2, "wood": 1}


@pytest.mark.rule("TS-501", "TS-506", "TS-003")
def test_e2_pay_a_sheep_for_points() -> None:
    effects: Effects = [{"op": "pay", "cost": {"sheep": 1}, "then": [{"op": "vp", "n": 3}]}]
    table = run(Table().cubes(0, sheep=1), effects)
    assert table.offered() == ["pay", "leave"]
    table.play("pay")
    assert (table.state.vp[0], table.has(0)) == (3, {})
    table = run(Table().cubes(0, sheep=1), effects)
    table.play("leave")
    assert (table.state.vp[0], table.has(0)) == (0, {"sheep": 1})
    assert not run(Table(), effects).state.choosing, "who has nothing is not asked"
    table = run(Table().hand(0, "I-09"), effects)
    table.refused("pay", "TS-506", "CANNOT_PAY_EFFECT")


@pytest.mark.rule("TS-501", "TS-506")
def test_e3_pay_up_to_two_times() -> None:
    effects: Effects = [{"op": "pay", "cost": {"coin": 1}, "then": [{"op": "luxury", "kind": "silk"}], "times": 2}]
    table = run(Table().cubes(0, coin=3), effects)
    table.play("pay", "pay")
    assert (table.state.choosing, table.waiting_lux(0), table.has(0)) == (False, {"silk": 2}, {"coin": 1})
    table = run(Table().cubes(0, coin=3), effects)
    table.play("pay", "leave")
    assert (table.waiting_lux(0), table.has(0)) == ({"silk": 1}, {"coin": 2})


@pytest.mark.rule("TS-250", "TS-253")
def test_e4_two_steps_of_science() -> None:
    table = run(Table().hand(0, "I-09"), [{"op": "advance", "track": "science", "n": 2}])
    assert table.track(0, "science") == 2
    assert table.has(0) == {"coin": 1}, "the space that was passed pays too"
    assert table.offered() == ["unlock w1", "unlock w2", "unlock w3"]


@pytest.mark.rule("TS-501", "TS-509", "TS-254", "TS-003")
def test_e5_two_steps_each_on_any_track() -> None:
    table = run(Table(), [{"op": "advance", "track": "any", "n": 2}])
    assert table.offered() == [f"step {name}" for name in ("culture", "science", "ship", "balloon", "space")]
    table.play("step space", "pick 3")
    assert table.track(0, "space") == 1
    while "step culture" not in table.offered():
        table.play(table.offered()[0])
    table.play("step culture")
    assert (table.track(0, "culture"), table.state.choosing) == (1, False)
    table = run(Table(), [{"op": "advance", "track": "any", "n": 2}])
    table.play("step culture", "leave")
    assert [table.track(0, name) for name in ("culture", "science", "ship", "balloon", "space")] == [1, 0, 0, 0, 0]


@pytest.mark.rule("TS-053", "TS-054", "TS-E53", "TS-501")
@pytest.mark.parametrize(("deck", "nth", "age"), [("current", 1, 1), ("current", 5, 3), ("future", 1, 2), ("future", 5, 4), ("age4", 1, 4)])
def test_e6_to_e8_cards_of_the_named_deck(deck: str, nth: int, age: int) -> None:
    name = f"{('', 'I', 'II', 'III', 'IV')[age]}-12"
    table = run(Table(nth=nth).deck(age, name), [{"op": "draw", "deck": deck, "n": 1}])
    assert table.cards(0) == [name]


@pytest.mark.rule("TS-336", "TS-331")
def test_e9_a_person_or_an_invention() -> None:
    effects: Effects = [{"op": "draw", "deck": "current", "n": 1, "type": ["person", "invention"]}]
    table = run(Table().deck(1, "I-37", "I-13", "I-25", "I-01"), effects)
    assert table.offered() == ["draw person", "draw invention"]
    table.refused("draw building", "TS-336", "NO_SUCH_TYPE")
    table.play("draw invention")
    assert table.cards(0) == ["I-25"]
    assert [table.bottom(1), table.state.decks[0][-2]] == ["I-13", CARD_OF["I-37"]]
    assert table.state.decks[0][0] == CARD_OF["I-01"]


@pytest.mark.rule("TS-501", "TS-003")
def test_e10_and_e11_look_and_keep() -> None:
    effects: Effects = [{"op": "look", "deck": "current", "n": 3, "keep": 1}]
    table = run(Table().deck(1, "I-05", "I-06", "I-07"), effects)
    assert table.offered() == ["keep I-05", "keep I-06", "keep I-07"]
    assert "leave" in table.legal()
    table.refused("keep I-08", "TS-039", "NOTHING_TO_KEEP")
    table.play("keep I-06")
    assert table.cards(0) == ["I-06"]
    assert table.state.decks[0][-2:] == (CARD_OF["I-05"], CARD_OF["I-07"])
    table = run(Table().wonder_deck("W-05", "W-06"), [{"op": "look", "deck": "wonder", "n": 2, "keep": 1}])
    table.play("keep W-06")
    assert (table.state.wonders[0], table.state.wonder_deck[-1]) == ((5,), 4)
    table = run(Table().deck(1, "I-05", "I-06", "I-07"), effects)
    table.play("leave")
    assert (table.cards(0), table.bottom(1)) == ([], "I-07")


@pytest.mark.rule("TS-158", "TS-501")
def test_look_to_the_graveyard() -> None:
    effects: Effects = [{"op": "look", "deck": "current", "n": 2, "keep": 1, "to": "graveyard"}]
    table = run(Table().deck(1, "I-09", "I-10"), effects)
    table.play("keep I-10")
    assert (table.state.grave[0], table.state.vp[0], table.cards(0)) == ((CARD_OF["I-10"],), 2, [])


@pytest.mark.rule("TS-160", "TS-163", "TS-164")
def test_e12_tuck_a_building() -> None:
    effects: Effects = [{"op": "tuck", "from": "hand", "filter": {"type": ["building"]}}]
    table = run(Table().timeline(0, "I-16", "I-01", None, None).hand(0, "I-13", "I-02"), effects)
    assert table.offered() == ["tuck I-13", "leave"]
    table.refused("tuck I-02", "TS-160", "EFFECT_TAKES_OTHERS")
    table.play("tuck I-13")
    assert table.state.timeline[0][0] == lay("I-16", under="I-13")


@pytest.mark.rule("TS-154", "TS-158", "TS-337")
def test_e13_the_top_card_to_the_graveyard() -> None:
    table = run(Table().deck(1, "I-09", only=True), [{"op": "bury", "from": "deck", "n": 2, "deck": "current"}])
    assert table.state.grave[0] == (CARD_OF["I-09"],)
    assert table.track(0, "culture") == 1, "it dies"
    assert table.has(0) == {"coin": 2}, "a missing card"


@pytest.mark.rule("TS-154", "TS-159", "TS-501")
def test_e14_a_timeline_card_to_the_graveyard_then_points() -> None:
    effects: Effects = [{"op": "seq", "do": [{"op": "bury", "from": "timeline", "n": 1}, {"op": "vp", "n": 2}]}]
    table = run(Table().timeline(0, "I-16", "I-28", None, None), effects)
    table.play("bury I-28")
    assert (table.line(0), table.state.vp[0]) == (["I-16", None, None, None], 2)
    table.refused("bury I-16", "TS-154", "CANNOT_BURY")


@pytest.mark.rule("TS-226", "TS-227")
def test_e15_a_fur_straight_to_the_graveyard() -> None:
    table = run(Table(), [{"op": "bury_luxury", "from": "supply", "kind": "fur"}])
    assert (table.grave_lux(0), table.state.stock(0)) == ({"fur": 1}, 23)
    table = run(Table(), [{"op": "bury_luxury", "from": "supply", "kind": "any"}])
    assert table.offered() == ["lux fur", "lux pottery", "lux silk"]
    table.refused("lux gems", "TS-502", "LUXURY_NOT_OFFERED")
    table.play("lux silk")
    assert table.grave_lux(0) == {"silk": 1}
    table = run(Table().supply(), [{"op": "bury_luxury", "from": "supply", "kind": "fur"}])
    assert (table.offered(), table.grave_lux(0)) == (["up room>coin", "leave"], {})


@pytest.mark.rule("TS-190", "TS-191")
def test_e16_three_upgrades() -> None:
    table = run(Table(), [{"op": "upgrade", "n": 3}])
    table.play("up room>coin", "up coin>wheat", "up wheat>sheep")
    assert (table.has(0), table.state.choosing) == ({"sheep": 1}, False)
    table = run(Table(), [{"op": "upgrade", "n": 3}])
    table.play("up room>coin", "leave")
    assert (table.has(0), table.state.choosing) == ({"coin": 1}, False)


@pytest.mark.rule("TS-502", "TS-003")
def test_e17_a_luxury_of_choice() -> None:
    table = run(Table(), [{"op": "luxury", "kind": "any"}])
    assert table.offered() == ["lux fur", "lux pottery", "lux silk"]
    table.refused("lux book", "TS-502", "LUXURY_NOT_OFFERED")
    table.play("lux silk")
    assert table.waiting_lux(0) == {"silk": 1}
    table = run(Table(), [{"op": "luxury", "kind": "any", "n": 2}])
    table.play("lux silk", "leave")
    assert table.waiting_lux(0) == {"silk": 1}


@pytest.mark.rule("TS-201", "TS-202", "TS-203")
def test_e18_deliver_from_the_supply() -> None:
    table = run(
        Table().timeline(0, "I-18", "II-15", None, None).supply(silk=1, gems=1), [{"op": "deliver", "from": "supply", "kind": "any"}]
    )
    assert table.offered() == ["deliver silk I-18", "deliver silk II-15", "deliver gems II-15", "leave"]
    events = table.play("deliver gems II-15")
    assert (table.state.timeline[0][1], table.state.stock(3)) == (lay("II-15", lux=["gems"]), 0)
    assert any(event.reveals for event in events), "the shared supply has changed"
    table = Table().timeline(0, "I-18", None, None, None).lux(0, silk=1, pottery=1)
    table.open(0, {"op": "deliver", "from": "waiting", "kind": "pottery"})
    assert table.offered() == ["deliver pottery I-18", "leave"]
    table.play("deliver pottery I-18")
    assert table.waiting_lux(0) == {"silk": 1}


@pytest.mark.rule("TS-173", "TS-507")
def test_e19_another_timeline_card_that_holds_a_luxury() -> None:
    effects: Effects = [{"op": "activate", "target": "timeline", "filter": {"has_luxury": True}}]
    table = run(Table().timeline(0, "I-27", lay("I-26", lux=["fur"], worker=True), None, None), effects)
    assert table.offered() == ["reach I-26"]
    table.refused("reach I-27", "TS-507", "BOX_NOT_IN_REACH")
    table.play("reach I-26", "pick 1")
    assert (table.has(0), table.waiting_lux(0)) == ({"coin": 2}, {"fur": 1}), "its tile pays too"
    filters: list[tuple[dict[str, Any], list[str]]] = [
        ({"empty": True}, ["I-27"]),
        ({"empty": False}, ["I-26"]),
        ({"has_luxury": False}, ["I-27"]),
        ({"space": [2, 3]}, ["I-26"]),
        ({"type": ["person"]}, []),
        ({"age": [1]}, ["I-27", "I-26"]),
    ]
    for wanted, names in filters:
        table = run(
            Table().timeline(0, "I-27", lay("I-26", lux=["fur"], worker=True), None, None),
            [{"op": "activate", "target": "timeline", "filter": wanted}],
        )
        assert [text for text in table.offered() if text.startswith("reach")] == [f"reach {name}" for name in names]


@pytest.mark.rule("TS-507", "TS-102")
def test_e20_a_neutral_wonder_without_the_camel() -> None:
    table = run(Table().neutral("W-15", "W-10"), [{"op": "activate", "target": "neutral"}])
    assert table.offered() == ["reach W-15", "reach W-10"]
    table.play("reach W-10")
    assert (table.waiting_lux(0), table.state.camel[0]) == ({"gems": 1}, -1)


@pytest.mark.rule("TS-507", "TS-508")
def test_activate_own_and_any_wonder() -> None:
    table = run(Table().built(0, "W-10").built(1, "W-15"), [{"op": "activate", "target": "wonder_own"}])
    assert table.offered() == ["reach W-10"]
    table = run(Table().built(0, "W-10").built(1, "W-15").neutral("W-04", "W-05"), [{"op": "activate", "target": "wonder_any"}])
    assert table.offered() == ["reach W-04", "reach W-05", "reach W-10", "reach W-15"]
    events = table.play("reach W-15")
    assert (table.state.vp, told(events, "camel")) == ([0 + 1, 2], []), "a step of culture for the one, the visit for the other"
    assert any(event.reveals for event in events), "another player's points have changed (TS-007)"


@pytest.mark.rule("TS-106", "TS-E38")
def test_e21_the_camel_once_more() -> None:
    table = run(Table().camel(0, "market").cubes(0, coin=1), [{"op": "camel", "n": 1}])
    assert table.offered() == ["camel N1", "camel N2", "leave"]
    table.refused("camel market", "TS-101", "CAMEL_SAME_PLACE")
    table = run(Table().camel(0, "market"), [{"op": "camel", "n": 2}])
    assert not table.state.choosing, "no place can be paid for"


@pytest.mark.rule("TS-501", "TS-003")
def test_e22_and_e23_choices() -> None:
    one: Effects = [{"op": "choose", "of": [[{"op": "gain", "res": {"gold": 1}}], [{"op": "advance", "track": "culture", "n": 1}]]}]
    table = run(Table(), one)
    table.refused("pick 3", "TS-501", "NO_SUCH_OPTION")
    table.play("pick 2")
    assert (table.has(0), table.track(0, "culture")) == ({}, 1)
    two: Effects = [
        {"op": "choose", "k": 2, "of": [[{"op": "vp", "n": 2}], [{"op": "upgrade", "n": 3}], [{"op": "luxury", "kind": "silk"}]]}
    ]
    table = run(Table(), two)
    table.play("pick 3")
    assert table.offered() == ["pick 1", "pick 2"], "different ones"
    table.play("pick 1")
    assert (table.state.vp[0], table.waiting_lux(0), table.state.choosing) == (2, {"silk": 1}, False)
    table = run(Table(), two)
    table.play("pick 1", "leave")
    assert table.state.vp[0] == 2


@pytest.mark.rule("TS-501", "TS-003")
def test_e24_all_or_nothing() -> None:
    effects: Effects = [{"op": "opt", "do": [{"op": "vp", "n": -1}, {"op": "worker", "n": 1}]}]
    table = run(Table(), effects)
    assert table.offered() == ["accept", "leave"]
    table.play("accept")
    assert (table.state.vp[0], table.state.workers[0]) == (-1, 4)
    table = run(Table(), effects)
    table.play("leave")
    assert (table.state.vp[0], table.state.workers[0]) == (0, 3)
    table.refused("accept", "TS-501", "NO_SUCH_OPTION")


@pytest.mark.rule("TS-072", "TS-503", "TS-E44")
@pytest.mark.parametrize(("symbols", "points"), [(1, 0), (4, 2), (5, 2), (10, 5), (14, 5)])
def test_e25_points_for_peace(symbols: int, points: int) -> None:
    effects: Effects = [{"op": "per", "count": {"c": "peace"}, "div": 2, "max": 5, "do": VP1}]
    table = Table().timeline(0, None, None, None, None).grave(0, book=symbols)
    table.state.peace[0] = 0
    assert run(table, effects).state.vp[0] == points


@pytest.mark.rule("TS-503", "TS-504", "TS-E26")
def test_e26_and_e27_cards_by_type() -> None:
    coins: Effects = [
        {"op": "per", "count": {"c": "cards", "zone": "timeline", "type": "person"}, "do": [{"op": "gain", "res": {"coin": 1}}]}
    ]
    table = run(Table().timeline(0, lay("I-01", under="I-02"), "START-S", "I-16", None), coins)
    assert table.has(0) == {"coin": 2}, "a tucked person does not count by type"
    points: Effects = [{"op": "per", "count": {"c": "cards", "zone": "graveyard", "type": "invention"}, "max": 4, "do": VP1}]
    table = run(Table().grave(0, "I-25", "I-26", "I-27", "I-28", "I-29", "I-13"), points)
    assert table.state.vp[0] == 4
    table = run(Table().grave(0, "I-25", "I-13", tucked=["I-26"]), points)
    assert table.state.vp[0] == 1


@pytest.mark.rule("TS-503")
def test_e28_and_e29_luxuries_and_wonders() -> None:
    table = Table().timeline(0, lay("I-18", lux=["silk"]), None, None, None).grave(0, fur=2).lux(0, gems=3)
    run(table, [{"op": "per", "count": {"c": "luxury", "zone": "both"}, "do": [{"op": "upgrade", "n": 1}]}])
    for _ in range(3):
        table.play("up room>coin")
    assert (table.state.choosing, table.has(0)) == (False, {"coin": 3})
    table = run(
        Table().built(0, "W-04", "W-05").built(1, "W-06"),
        [{"op": "per", "count": {"c": "wonders", "owner": "me"}, "do": [{"op": "vp", "n": 2}]}],
    )
    assert table.state.vp[0] == 4


@pytest.mark.rule("TS-501", "TS-515")
def test_e30_a_worker_wakes() -> None:
    table = run(Table().workers(0, 1, 2, ["coin"]), [{"op": "wake", "n": 1, "from": "dormant"}])
    assert (table.state.waiting[0], table.state.dormant[0], table.state.board_work[0]) == (2, 1, 2)
    table = run(Table().workers(0, 1, 1, ["coin"]), [{"op": "wake", "n": 2, "from": "any"}], field="on_play")
    assert table.offered() == ["wake dormant", "wake coin"]
    table.play("wake coin")
    assert (table.state.waiting[0], table.state.dormant[0], table.state.board_work[0]) == (3, 0, 0)
    table = run(Table().workers(0, 1, 1, ["coin"]), [{"op": "wake", "n": 1, "from": "box"}], field="on_play")
    table.refused("wake dormant", "TS-515", "NO_WORKER_THERE")
    table.play("wake coin")
    assert table.state.dormant[0] == 1


@pytest.mark.rule("TS-506")
def test_e31_a_discount() -> None:
    effects: Effects = [{"op": "play", "kind": "history", "discount": 3}]
    bare = Table().timeline(0, None, None, None, None)
    table = run(bare.hand(0, "I-18", "I-03").cubes(0, stone=1, coin=1), effects)
    assert table.offered() == ["play I-03", "play I-18", "leave"]
    table.refused("play II-01", "TS-140", "NOT_IN_HAND")
    table.play("play I-18")
    assert table.offered() == ["omit coin+stone", "omit coin+wood"], "for either one the rest can be paid, if need be after conversions"
    table.refused("omit coin", "TS-506", "NO_SUCH_DISCOUNT")
    table.play("omit coin+wood")
    assert (table.line(0)[0], table.has(0)) == ("I-18", {"coin": 1})
    table = run(Table().timeline(0, None, None, None, None).hand(0, "I-27"), effects)
    table.play("play I-27")
    assert (table.line(0)[0], table.has(0)) == ("I-27", {}), "no change is given"


@pytest.mark.rule("TS-506")
def test_play_free_or_of_a_kind() -> None:
    table = run(Table().timeline(0, None, None, None, None).hand(0, "IV-01"), [{"op": "play", "kind": "any", "free": True}])
    table.play("play IV-01")
    assert table.line(0)[0] == "IV-01"
    table = run(Table().hand(0, "I-09").wonders(0, "W-02").cubes(0, stone=3, wheat=1), [{"op": "play", "kind": "wonder"}])
    assert table.offered() == ["play W-02", "leave"]
    table.refused("play I-09", "TS-506", "EFFECT_PLAYS_OTHERS")
    table.play("play W-02")
    assert (table.state.built[0], table.has(0)) == ((1,), {"wheat": 1})
    table = run(Table().hand(0, "I-09").cubes(0), [{"op": "play", "kind": "history"}])
    assert table.offered() == ["leave"]
    table.refused("play I-09", "TS-140", "CANNOT_PAY")


@pytest.mark.rule("TS-501", "TS-282")
@pytest.mark.parametrize(("science", "slots"), [(8, ["b1", "b2", "b3"]), (7, ["w1", "w2", "w3"])])
def test_e32_a_condition(science: int, slots: list[str]) -> None:
    effects: Effects = [
        {
            "op": "if",
            "cond": {"ge": [{"c": "track", "track": "science"}, 8]},
            "then": [{"op": "unlock", "colour": "black"}],
            "else": [{"op": "unlock", "colour": "white"}],
        }
    ]
    assert run(Table().tracks(0, science=science), effects).offered() == [f"unlock {slot}" for slot in slots]


@pytest.mark.rule("TS-501", "TS-130")
def test_e33_discard_with_the_reward_then_draw() -> None:
    effects: Effects = [{"op": "seq", "do": [{"op": "discard_card", "n": 1}, {"op": "draw", "deck": "current", "n": 1}]}]
    table = run(Table().hand(0, "I-13", "I-14").deck(1, "I-09"), effects)
    table.play("discard I-13")
    assert (table.cards(0), table.has(0), table.bottom(1)) == (["I-09", "I-14"], {"stone": 1}, "I-13")


@pytest.mark.rule("TS-086", "TS-501")
def test_e34_look_at_two_tiles() -> None:
    table = run(Table().stack(1, "D1-04", "D1-05"), [{"op": "discovery", "n": 1, "look": 2}])
    assert table.offered() == ["keep D1-04", "keep D1-05"]
    table.play("keep D1-05")
    assert (table.has(0), table.state.tile_decks[0][-1]) == ({"metal": 1}, 3)
    table = run(Table(nth=5).stack(3, "D3-01", "D3-07"), [{"op": "discovery", "n": 2}])
    assert (table.state.clocks[0], table.has(0), table.state.vp[0]) == ((36,), {"gold": 1}, 2)
    table = run(Table().stack(1, only=True), [{"op": "discovery", "n": 1, "look": 2}])
    assert table.has(0) == {"coin": 2}


@pytest.mark.rule("TS-506", "TS-131")
def test_e35_pay_with_two_hand_cards() -> None:
    effects: Effects = [{"op": "pay", "cost": {"cards": 2}, "then": [{"op": "luxury", "kind": "yumurium"}]}]
    table = run(Table().hand(0, "I-09", "I-13", "I-25"), effects)
    table.play("pay")
    table.refused("give II-01", "TS-506", "NOT_IN_HAND")
    table.refused("discard I-09", "TS-131", "FINISH_EFFECT")
    table.refused("leave", "TS-003", "MUST_ANSWER")
    table.play("give I-13", "give I-25")
    assert (table.cards(0), table.waiting_lux(0), table.has(0), table.state.vp[0]) == (["I-09"], {"yumurium": 1}, {}, 0)
    assert table.bottom(1) == "I-25"


@pytest.mark.rule("TS-506", "TS-002")
def test_pay_with_points_tiles_and_basic_resources() -> None:
    table = run(Table(), [{"op": "pay", "cost": {"vp": 3}, "then": [{"op": "worker", "n": 1}]}])
    table.play("pay")
    assert (table.state.vp[0], table.state.workers[0]) == (-3, 4)
    table = run(Table().lux(0, fur=1, gems=2), [{"op": "pay", "cost": {"luxury": {"gems": 1, "any": 1}}, "then": VP1}])
    table.play("pay")
    table.refused("give silk", "TS-506", "NO_SUCH_LUXURY")
    table.play("give fur")
    assert (table.waiting_lux(0), table.state.stock(0), table.state.stock(3), table.state.vp[0]) == ({"gems": 1}, 25, 17, 1)
    table = run(Table().cubes(0, stone=1, wheat=1), [{"op": "pay", "cost": {"basic": 1}, "then": VP1}])
    table.play("pay")
    assert table.offered() == ["basic wheat", "basic stone"], "what lies ready"
    table.refused("basic wood", "TS-506", "NO_SUCH_PAYMENT")
    table.play("basic stone")
    assert (table.has(0), table.state.vp[0]) == ({"wheat": 1}, 1)


@pytest.mark.rule("TS-104", "TS-507")
def test_e36_the_market_without_the_camel() -> None:
    table = run(Table().camel(0, "market"), [{"op": "activate", "target": "market"}])
    assert table.offered() == ["pick 1", "pick 2", "pick 3"]
    table.play("pick 2")
    assert (table.state.vp[0], table.waiting_lux(0)) == (1, {"pottery": 1})


# ---- the objects

EX1 = {
    "id": "EX-1", "age": 1, "type": "building", "cost": {"stone": 1, "coin": 1}, "lux": {"slots": ["pottery"]},
    "box": [{"op": "vp", "n": 1}, {"op": "upgrade", "n": 2}], "peace": 1, "discard": [{"op": "gain", "res": {"coin": 2}}], "vp": 1,
}  # fmt: skip
EX2 = {
    "id": "EX-2", "age": 2, "type": "person", "cost": {"wheat": 1, "sheep": 1}, "lux": {"slots": ["fur", "book"]},
    "box": [{"op": "advance", "track": "culture", "n": 1}, {"op": "vp", "n": 1}], "on_complete": [{"op": "vp", "n": 2}],
    "on_death": [{"op": "vp", "n": 1}], "income": [{"op": "gain", "res": {"coin": 1}}], "discard": [{"op": "upgrade", "n": 2}], "vp": 1,
}  # fmt: skip
EX3 = {
    "id": "EX-3", "age": 2, "type": "invention", "cost": {"wood": 2}, "peace": -1, "box": [{"op": "upgrade", "n": 5}],
    "on_move": [{"op": "vp", "n": 1}], "discard": [{"op": "gain", "res": {"coin": 2}}], "vp": 3,
}  # fmt: skip
EX4 = {
    "id": "EX-4", "age": 3, "type": "special", "cost": {"metal": 1, "sheep": 1, "wheat": 1},
    "lux": {"slots": ["any", "any"], "distinct": True}, "box": [{"op": "luxury", "kind": "gems"}, {"op": "vp", "n": 2}],
    "on_play": [{"op": "advance", "track": "any", "n": 1}],
    "discard": [{"op": "upgrade", "n": 3}], "vp": 2,
}  # fmt: skip
EX5 = {
    "id": "EX-5", "age": 4, "type": "nextgen", "cost": {"gold": 2, "metal": 1}, "box": [],
    "on_play": [{"op": "advance", "track": "space", "n": 1}],
    "discard": [{"op": "upgrade", "n": 4}], "vp": 4, "vp_end": {"n": 2, "per": {"c": "wonders", "owner": "me"}, "max": 6},
}  # fmt: skip


@pytest.mark.rule("TS-147", "TS-155", "TS-170", "TS-171")
def test_ex_1_the_temple(monkeypatch: pytest.MonkeyPatch) -> None:
    disguise(monkeypatch, "I-16", EX1)
    table = Table().timeline(0, None, None, None, None).hand(0, "I-16").cubes(0, stone=1, coin=1).lux(0, pottery=1)
    table.play("play I-16", "deliver pottery I-16")
    assert (table.has(0), table.state.symbols_of_peace(0)) == ({}, 1)
    table.play("activate I-16", "up room>coin", "up room>coin", "up room>coin", "up room>coin")
    assert (table.state.vp[0], table.has(0), table.state.choosing) == (1, {"coin": 4}, False), "two of the box, two of the tile"
    assert table.score(0, "history").points == 1
    table.hand(0, "I-16").timeline(0, None, None, None, None).cubes(0)
    table.play("discard I-16")
    assert table.has(0) == {"coin": 2}


@pytest.mark.rule("TS-156", "TS-158", "TS-202", "TS-E21", "TS-220")
def test_ex_2_the_poet(monkeypatch: pytest.MonkeyPatch) -> None:
    disguise(monkeypatch, "II-02", EX2)
    table = Table(nth=4).timeline(0, None, None, None, None).hand(0, "II-02", "I-27").cubes(0, wheat=1, sheep=1).lux(0, fur=1, book=1)
    table.play("play II-02", "deliver fur II-02")
    assert table.state.vp[0] == 0
    table.play("activate II-02")
    assert (table.track(0, "culture"), table.state.vp[0]) == (1, 2), "box and the point of the first space of culture"
    assert table.has(0) == {"coin": 2}, "one tile pays"
    table.play("deliver book II-02")
    table.leave_all()
    assert table.state.vp[0] == 4, "complete"
    assert table.score(0, "history").points == 1
    table.cubes(0, wood=1)
    for card in ("I-27", "I-26", "I-25"):
        table.hand(0, card).cubes(0, wood=1)
        table.play(f"play {card}")
    assert table.line(0)[3] == "II-02"
    table.hand(0, "I-33").cubes(0, stone=1, wood=1)
    table.play("play I-33")
    assert (table.state.vp[0], table.grave_lux(0)) == (5, {"fur": 1, "book": 1})


@pytest.mark.rule("TS-071", "TS-157")
def test_ex_3_the_chariot(monkeypatch: pytest.MonkeyPatch) -> None:
    disguise(monkeypatch, "II-26", EX3)
    table = Table(nth=4).timeline(0, None, None, None, None).hand(0, "II-26", "I-25", "I-26").cubes(0, wood=4)
    table.play("play II-26")
    assert (table.state.vp[0], table.state.symbols_of_peace(0), table.state.peace_of(0)) == (0, -1, 0)
    table.play("play I-25", "play I-26")
    assert table.state.vp[0] == 2
    table.play("activate II-26")
    for _ in range(5):
        table.play("up room>coin")
    assert not table.state.choosing


@pytest.mark.rule("TS-155", "TS-203", "TS-E22", "TS-163", "TS-E24")
def test_ex_4_the_banquet(monkeypatch: pytest.MonkeyPatch) -> None:
    disguise(monkeypatch, "III-37", EX4)
    table = (
        Table(nth=5).timeline(0, None, None, None, None).hand(0, "III-37", "I-39").cubes(0, metal=1, sheep=1, wheat=1).lux(0, fur=2, silk=1)
    )
    table.play("play III-37", "step culture", "deliver fur III-37")
    table.refused("deliver fur III-37", "TS-203", "LUXURY_TWICE")
    table.open(0, {"op": "tuck", "from": "hand"})
    assert not table.state.choosing, "purple cards are never tucked"
    table.play("activate III-37", "deliver silk III-37")
    assert (table.waiting_lux(0), table.state.vp[0]) == ({"fur": 1, "gems": 1}, 1 + 2 + 2), "culture, box, silk that came in time"
    assert (table.has(0), table.state.choosing) == ({"coin": 2}, False)


@pytest.mark.rule("TS-174", "TS-405", "TS-155")
def test_ex_5_mars(monkeypatch: pytest.MonkeyPatch) -> None:
    disguise(monkeypatch, "IV-01", EX5)
    table = Table(nth=5).hand(0, "IV-01").cubes(0, gold=2, metal=1).built(0, "W-04", "W-05").timeline(0, None, None, None, None)
    table.play("play IV-01", "pick 1")
    assert (table.track(0, "space"), table.waiting_lux(0)) == (1, {"gems": 1})
    table.play("activate IV-01")
    assert (table.state.waiting[0], table.state.choosing) == (2, False), "an empty box may be used for nothing"
    for wonders, points in ((0, 4), (2, 8), (3, 10), (4, 10)):
        table.built(0, *("W-04", "W-05", "W-06", "W-08")[:wonders])
        assert scoring.card_vp(table.state, 0, CARD_OF["IV-01"]) == points


@pytest.mark.rule("TS-145", "TS-501")
def test_ex_6_the_lighthouse(monkeypatch: pytest.MonkeyPatch) -> None:
    from exhibition_suite.games.timespan import activation
    from exhibition_suite.games.timespan.nodes import compile_list

    box = compile_list([{"op": "advance", "track": "any", "n": 1}], "EX-6.box")
    monkeypatch.setattr(activation, "WONDER_BOX", (*activation.WONDER_BOX[:3], box, *activation.WONDER_BOX[4:]))
    table = Table().built(1, "W-04").workers(1, 3)
    table.play("seat 2", "activate W-04", "step ship", "pick 1")
    assert (table.track(1, "ship"), table.waiting_lux(1)) == (1, {"fur": 1})


@pytest.mark.rule("TS-404")
def test_ex_7_and_ex_8_conditions_of_visions() -> None:
    table = Table(3).timeline(0, None, None, None, None)
    for symbols, four, seven in ((3, False, False), (4, True, False), (7, True, True)):
        table.grave(0, book=symbols)
        assert cond({"ge": [{"c": "peace"}, 4]})(table.state, 0, -1) == four
        assert cond({"ge": [{"c": "peace"}, 7]})(table.state, 0, -1) == seven
    learned = cond({"and": [{"ge": [{"c": "gears", "colour": "any"}, 4]}, {"most": {"c": "track", "track": "science"}}]})
    table.gears(0, "w1", "w2", "b1", "b2").tracks(0, science=6).tracks(1, science=6)
    assert learned(table.state, 0, -1), "ties count as met"
    table.tracks(2, science=7)
    assert not learned(table.state, 0, -1)
    table.tracks(2, science=0).gears(0, "w1", "w2", "b1")
    assert not learned(table.state, 0, -1)
    none = Table(3)
    assert not cond({"most": {"c": "track", "track": "science"}})(none.state, 0, -1), "nothing is never the most"


@pytest.mark.rule("TS-085", "TS-131", "TS-515")
def test_ex_9_the_clock_that_wakes() -> None:
    table = Table(nth=5).clocks(0, "D3-01").workers(0, 0, 1, ["coin"])
    table.play("clock D3-01", "take 1", "wake coin")
    assert (table.state.waiting[0], table.state.dormant[0], table.state.clocks[0]) == (1, 1, ())
