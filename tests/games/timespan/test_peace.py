"""Section 1.7 of the rules: peace and turn order."""

from __future__ import annotations

import pytest

from exhibition_suite.games.timespan import GAME
from exhibition_suite.games.timespan.flow import turn_order
from exhibition_suite.games.timespan.items import CARD_IDS, CARD_PEACE, WONDER_IDS, WONDER_PEACE
from exhibition_suite.games.timespan.options import Options
from tests.games.timespan.kit import Table, keep_first
from tests.games.timespan.kit_layout import lay


@pytest.mark.rule("TS-070")
def test_peace_is_the_visible_symbols_of_wonders_cards_books_and_utopianism() -> None:
    table = Table().bare()
    assert table.state.peace_of(0) == 0
    table.timeline(0, "START-S", "I-16", None, None)
    assert table.state.peace_of(0) == 2
    table.built(0, "W-03")
    assert table.state.peace_of(0) == 4
    table.grave(0, book=2)
    assert table.state.peace_of(0) == 6
    table.gears(0, "b2")
    assert table.state.peace_of(0) == 7
    assert table.state.peace_of(1) == 0


@pytest.mark.rule("TS-070")
@pytest.mark.rule("TS-E19")
def test_hidden_symbols_do_not_count() -> None:
    table = Table().bare()
    table.timeline(0, lay("I-13", under="I-16"), None, None, None).grave(0, "I-20", tucked=["I-10"])
    table.hand(0, "I-27").wonders(0, "W-02").lux(0, book=2)
    assert table.state.peace_of(0) == 1
    table.timeline(0, lay("I-10", lux=["book"]), None, None, None)
    assert table.state.peace_of(0) == 1, "a book in the timeline is no peace"


@pytest.mark.rule("TS-070")
def test_peace_does_not_pile_up() -> None:
    table = Table()
    table.begin("income", 2)
    table.begin("income", 3)
    assert table.state.peace[0] == 1
    assert table.state.vp[0] == 2


@pytest.mark.rule("TS-071")
@pytest.mark.rule("TS-E42")
def test_negative_symbols_are_subtracted_before_the_limits() -> None:
    table = Table().bare()
    table.timeline(0, "I-35", "I-16", "I-20", None)
    assert table.state.peace_of(0) == 1
    negative = [card for card, peace in zip(CARD_IDS, CARD_PEACE, strict=True) if peace < 0][:2]
    table.timeline(0, *negative, None, None)
    assert table.state.symbols_of_peace(0) == -2
    table.begin("income", 2)
    assert (table.state.peace[0], table.state.vp[0]) == (0, 0)
    table = Table().bare().grave(0, book=13).timeline(0, "I-35", None, None, None)
    table.begin("income", 2)
    assert (table.state.peace[0], table.state.vp[0]) == (10, 10), "13 - 1 is still more than 10"


@pytest.mark.rule("TS-E42")
def test_thirteen_symbols_are_ten() -> None:
    table = Table().bare().grave(0, book=13)
    table.begin("income", 2)
    assert (table.state.peace[0], table.state.vp[0]) == (10, 10)


@pytest.mark.rule("TS-072")
@pytest.mark.rule("TS-E44")
def test_an_action_counts_the_symbols_of_that_moment() -> None:
    table = Table().bare().built(0, "W-03")
    assert table.state.peace[0] == 1
    table.open(0, {"op": "per", "count": {"c": "peace"}, "do": [{"op": "vp", "n": 1}]})
    assert table.state.vp[0] == 2
    table = Table().bare().grave(0, book=13)
    table.open(0, {"op": "per", "count": {"c": "peace"}, "do": [{"op": "vp", "n": 1}]})
    assert table.state.vp[0] == 10


@pytest.mark.rule("TS-073")
def test_the_marker_stays_between_income_phases() -> None:
    table = Table().built(0, "W-03")
    table.begin("discovery", 2)
    table.offers(("I-01", "I-02", "D1-03"), ("I-05", "I-06", "D1-03"), ("I-07", "I-08", "D1-03"))
    table.play("offer 1", "offer 2", "camel market", "pick 3", "camel market", "pick 3")
    assert table.phase == "work"
    assert table.state.peace[0] == 1
    table.begin("income", 2)
    assert table.state.peace[0] == table.state.peace_of(0) == 3


@pytest.mark.rule("TS-074")
@pytest.mark.rule("TS-075")
def test_the_first_order_is_that_of_the_civilisation_numbers() -> None:
    for seed in range(5):
        state = keep_first(GAME.new(Options(), 4, seed))
        assert list(state.order) == sorted(range(4), key=lambda seat: state.civ[seat])
        assert state.seat == state.order[0]


@pytest.mark.rule("TS-074")
@pytest.mark.rule("TS-075")
def test_highest_marker_first_ties_by_number() -> None:
    table = Table(4).civ(0, "mexico").civ(3, "babylonia")
    table.state.peace = [3, 3, 7, 3]
    assert turn_order(table.state) == (2, 3, 1, 0)


@pytest.mark.rule("TS-074")
@pytest.mark.rule("TS-E43")
def test_two_above_ten_are_tied() -> None:
    table = Table().bare().civ(0, "mexico").civ(1, "egypt").grave(0, book=15).grave(1, book=11)
    table.begin("income", 2)
    assert table.state.peace == [10, 10]
    assert table.state.order == (1, 0)


def test_the_wonder_of_these_tests_has_two_symbols() -> None:
    assert WONDER_PEACE[WONDER_IDS.index("W-03")] == 2
