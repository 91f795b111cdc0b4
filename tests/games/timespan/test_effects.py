"""The words of the effect language in play: part 2 of the rules, op by op."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.games.timespan.core import WORKING
from exhibition_suite.games.timespan.grammar import Cost as PrintedCost
from exhibition_suite.games.timespan.items import CARD_OF, WONDER_OF
from exhibition_suite.games.timespan.nodes import Cost
from exhibition_suite.games.timespan.tables import CARD_LASTING, Lasting
from tests.games.timespan.kit import Table, told
from tests.games.timespan.kit_layout import lay

Effect = dict[str, Any]
VP1: Effect = {"op": "vp", "n": 1}


# ---- fixed orders and what has to go


@pytest.mark.rule("TS-501", "TS-003")
def test_what_follows_a_card_that_is_kept_falls_away() -> None:
    table = Table().hand(0, "I-09")
    table.open(0, {"op": "seq", "do": [{"op": "discard_card", "n": 1}, {"op": "vp", "n": 5}]})
    assert table.offered() == ["discard I-09", "leave"]
    table.play("leave")
    assert table.state.vp[0] == 0
    table.open(0, {"op": "seq", "do": [{"op": "bury", "from": "hand", "n": 1}, {"op": "vp", "n": 5}]})
    table.play("leave")
    assert table.state.vp[0] == 0
    table.hand(0)
    table.open(0, {"op": "seq", "do": [{"op": "discard_card", "n": 1}, {"op": "vp", "n": 5}]})
    table.open(0, {"op": "seq", "do": [{"op": "play", "kind": "wonder"}, {"op": "vp", "n": 5}]})
    assert table.state.vp[0] == 0, "what cannot go pays nothing"
    table.timeline(0, "START-F", None, None, None)
    table.open(0, {"op": "seq", "do": [{"op": "bury", "from": "timeline", "n": 1}, {"op": "vp", "n": 5}]})
    table.play("bury START-F")
    assert table.state.vp[0] == 5


@pytest.mark.rule("TS-501", "TS-131")
def test_a_clock_that_is_not_used_up_does_not_break_off_what_it_interrupts() -> None:
    table = Table(nth=5).hand(0, "I-10", "I-13").clocks(0, "D3-03").cubes(0, stone=1)
    table.open(0, {"op": "seq", "do": [{"op": "discard_card", "n": 1}, {"op": "vp", "n": 5}]})
    table.play("discard I-10")
    assert "draw person" in table.offered()
    table.play("clock D3-03", "leave", "draw person")
    assert table.state.vp[0] == 5


@pytest.mark.rule("TS-501", "TS-506")
def test_a_play_declined_inside_a_played_card_does_not_break_off_the_outer_order() -> None:
    """The outer card is played; that its own on-play play is refused is another matter."""
    table = Table().hand(0, "I-03", "I-13").cubes(0, wheat=1, stone=2)
    table.open(0, {"op": "seq", "do": [{"op": "play", "kind": "history"}, {"op": "vp", "n": 5}]})
    table.play("play I-03")
    table.leave_all()
    assert (table.line(0)[0], table.state.vp[0]) == ("I-03", 5)


@pytest.mark.rule("TS-506", "TS-E75")
def test_a_play_that_cannot_be_paid_is_declined_and_costs_nothing() -> None:
    table = Table().hand(0, "I-18")
    table.open(0, {"op": "play", "kind": "history"})
    assert table.offered() == ["leave"], "the card could still be discarded, but nothing can be paid"
    table.refused("play I-18", "TS-140", "CANNOT_PAY")
    table.play("leave")
    assert (table.cards(0), table.has(0), table.state.choosing) == (["I-18"], {}, False)


# ---- empty decks


@pytest.mark.rule("TS-337")
def test_each_card_that_a_deck_lacks_is_two_coins_and_a_wonder_three_points() -> None:
    table = Table().deck(1, "I-05", only=True)
    table.open(0, {"op": "draw", "deck": "current", "n": 3})
    assert (table.cards(0), table.has(0)) == (["I-05"], {"coin": 4})
    assert told(table.events, "deck_empty", 0) == [{"age": 1}]
    table.wonder_deck(only=True)
    table.open(0, {"op": "look", "deck": "wonder", "n": 2, "keep": 1})
    assert (table.state.vp[0], table.state.choosing) == (3, False)


@pytest.mark.rule("TS-337", "TS-500")
def test_wonders_can_be_drawn_and_an_empty_deck_gives_points() -> None:
    table = Table().wonder_deck("W-05", "W-06", only=True)
    events = table.open(0, {"op": "draw", "deck": "wonder", "n": 3})
    assert table.state.wonders[0] == (WONDER_OF["W-05"], WONDER_OF["W-06"])
    assert (table.state.wonder_deck, table.state.vp[0], table.cards(0)) == ((), 3, [])
    assert any(event.reveals for event in events), "undo ends where hidden cards are drawn"


@pytest.mark.rule("TS-337")
def test_each_card_that_cannot_be_kept_is_replaced() -> None:
    table = Table().deck(1, "I-05", only=True)
    table.open(0, {"op": "look", "deck": "current", "n": 3, "keep": 2})
    assert (table.cards(0), table.has(0)) == (["I-05"], {"coin": 2})
    table.wonder_deck("W-05", only=True)
    table.open(0, {"op": "look", "deck": "wonder", "n": 2, "keep": 2})
    assert (table.state.wonders[0], table.state.vp[0]) == ((WONDER_OF["W-05"],), 3)
    table.stack(1, only=True)
    table.open(0, {"op": "discovery", "n": 2})
    assert table.has(0) == {"coin": 6}


# ---- costs


@pytest.mark.rule("TS-506", "TS-003")
def test_any_luxury_of_a_cost_leaves_the_named_ones() -> None:
    table = Table().lux(0, fur=1, silk=1)
    table.open(0, {"op": "pay", "cost": {"luxury": {"any": 1, "fur": 1}}, "then": [VP1]})
    table.play("pay")
    assert (table.waiting_lux(0), table.state.vp[0]) == ({}, 1)


@pytest.mark.rule("TS-506")
def test_two_basic_resources_are_named_one_after_the_other() -> None:
    table = Table().cubes(0, wheat=3, stone=1, wood=1)
    table.open(0, {"op": "pay", "cost": {"wheat": 1, "basic": 2}, "then": [VP1]})
    table.play("pay")
    assert table.offered() == ["basic wheat", "basic stone", "basic wood"]
    table.play("basic stone")
    assert "basic wood" in table.offered()
    table.play("basic wood")
    assert (table.has(0), table.state.vp[0]) == ({"wheat": 2}, 1)
    assert PrintedCost.model_fields.keys() == {"coin", "wheat", "stone", "wood", "sheep", "metal", "gold", "luxury", "cards", "basic", "vp"}
    assert len(Cost({"basic": 2}).needs) == 6


@pytest.mark.rule("TS-003", "TS-226")
def test_a_waiting_tile_is_never_buried_without_asking() -> None:
    table = Table().lux(0, book=1)
    table.open(0, {"op": "bury_luxury", "from": "waiting", "kind": "any"})
    assert table.offered() == ["lux book"]
    table.play("leave")
    assert table.waiting_lux(0) == {"book": 1}
    table.open(0, {"op": "bury_luxury", "from": "waiting", "kind": "any"})
    table.play("lux book")
    assert (table.waiting_lux(0), table.grave_lux(0), table.state.peace_of(0)) == ({}, {"book": 1}, 2)


@pytest.mark.rule("TS-003", "TS-503")
def test_points_are_never_lost_by_a_reward() -> None:
    table = Table()
    table.open(0, {"op": "per", "count": {"c": "const", "n": 3}, "do": [{"op": "vp", "n": -1}]}, {"op": "vp", "n": -2})
    assert (table.state.vp[0], table.state.choosing) == (0, False)


@pytest.mark.rule("TS-503")
def test_an_income_entry_of_several_resources_is_one_symbol() -> None:
    table = Table().timeline(0, "II-18", "IV-07", None, None)
    assert table.state.income_symbols(0) == 1 + 1 + 2, "board; wheat and coin in one entry; wood, and a point"
    table.open(0, {"op": "per", "count": {"c": "incomes"}, "do": [VP1]})
    assert table.state.vp[0] == 4


# ---- lasting effects


@pytest.mark.rule("TS-516")
def test_a_filter_of_a_lasting_effect_asks_about_the_card_it_happens_to(monkeypatch: pytest.MonkeyPatch) -> None:
    told_of = (Lasting({"when": "luxury_delivered", "filter": {"type": ["person"]}, "do": [{"op": "vp", "n": 3}]}, "test.filter"),)
    monkeypatch.setitem(CARD_LASTING, CARD_OF["I-01"], told_of)
    table = Table().timeline(0, "I-01", "I-16", None, None).lux(0, fur=1, pottery=1)
    table.play("deliver pottery I-16")
    assert table.state.vp[0] == 0, "a building"
    table.play("deliver fur I-01")
    assert table.state.vp[0] == 3, "a person, though it is the card itself"


@pytest.mark.rule("TS-516", "TS-155")
def test_a_card_that_comes_does_not_answer_to_itself() -> None:
    table = Table(nth=5).timeline(0, None, None, None, None).hand(0, "III-15", "I-09").cubes(0, stone=1, metal=2)
    table.play("play III-15")
    assert table.has(0) == {}
    table.cubes(0, wheat=1)
    table.play("play I-09")
    assert table.has(0) == {"coin": 1}


@pytest.mark.rule("TS-106")
def test_an_extra_camel_move_is_left_not_stayed() -> None:
    table = Table()
    table.open(0, {"op": "camel", "n": 1})
    table.refused("camel stay", "TS-003", "FINISH_EFFECT")
    table.play("leave")
    assert table.state.camel[0] < 0
    assert table.state.phase == WORKING
    assert told(table.events, "camel") == []
    assert lay("I-01", lux=["fur"])[2] == (0,)
