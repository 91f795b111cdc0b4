"""Every reward can be declined, and taken in any order: where the engine asks anyway, or by a seat that is asked about every reward."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.engine import Rng
from exhibition_suite.games.timespan import GAME
from exhibition_suite.games.timespan.actions import MOST_OPEN
from exhibition_suite.games.timespan.options import Options
from tests.games.timespan.kit import Table, told
from tests.games.timespan.kit_layout import lay
from tests.games.timespan.kit_ledger import Ledger

SCIENCE = {"op": "advance", "track": "science", "n": 1}
COIN = {"op": "gain", "res": {"coin": 1}}


def asked(seats: int = 2, **where: Any) -> Table:
    """A table at which seat 0 is asked about every reward."""
    table = Table(seats, **where)
    table.play("ask on")
    return table


# ---- the switch


@pytest.mark.rule("TS-003")
def test_a_seat_may_ask_to_be_asked_at_any_time_and_only_for_itself() -> None:
    table = Table()
    assert "ask on" not in table.offered(), "no bot has to think about it"
    assert "ask on" in table.legal()
    table.refused("ask off", "TS-003", "ASKS_LITTLE")
    assert table.play("ask on") == []
    assert "ask off" in table.legal()
    table.refused("ask on", "TS-003", "ASKS_ALREADY")
    table.play("activate science")
    table.refused("ask on", "TS-003", "ASKS_ALREADY")
    table.play("take 1", "seat 2")
    assert "ask on" in table.legal()
    table.play("activate science")
    assert (table.track(1, "science"), table.has(1)) == (1, {"coin": 2}), "step, coin and the coin of the first space, unasked"


@pytest.mark.rule("TS-003")
def test_the_switch_is_no_part_of_the_setup_and_stays_with_the_position() -> None:
    setup = GAME.new(Options(boards="choose"), 2, 1)
    ruling = setup.refusal(GAME.parse("ask on"))
    assert ruling is not None
    assert (ruling.rule, ruling.reason) == ("TS-131", "NOT_IN_THIS_PHASE")
    table = Table()
    before = table.state.fingerprint()
    table.play("ask on")
    there = table.state
    assert there.fingerprint() != before
    assert there.copy().fingerprint() == there.fingerprint()
    assert GAME.redeal(there.observe(1), Rng(1)).refusal(GAME.parse("ask off")) is None


@pytest.mark.rule("TS-003")
def test_switched_off_in_the_middle_it_takes_the_rest_unasked() -> None:
    table = asked()
    table.open(0, SCIENCE, COIN, {"op": "worker", "n": 1})
    table.play("take 3", "ask off")
    assert not table.state.choosing
    assert (table.track(0, "science"), table.has(0), table.state.workers[0]) == (1, {"coin": 2}, 4)


# ---- refusing


@pytest.mark.rule("TS-003", "TS-331", "TS-501")
def test_the_coin_may_be_taken_and_the_step_left() -> None:
    table = asked()
    table.play("activate science")
    assert table.offered() == ["take 1", "take 2", "leave"]
    table.play("take 2", "leave")
    assert (table.track(0, "science"), table.has(0)) == (0, {"coin": 1})


@pytest.mark.rule("TS-003", "TS-191", "TS-253")
def test_each_step_of_a_track_may_be_left() -> None:
    table = asked().tiles(0, "academy")
    table.play("activate science", "take 1")
    assert table.track(0, "science") == 1
    assert table.offered() == ["step science", "leave"]
    table.play("leave")
    assert table.track(0, "science") == 1, "the second step is lost"
    assert table.has(0) == {"coin": 1 + 2}, "of the first space, and what is left of the box"


@pytest.mark.rule("TS-003", "TS-250", "TS-253", "TS-260")
def test_steps_that_are_taken_pay_one_after_another_and_past_the_end_nothing_is_asked() -> None:
    table = asked().tracks(0, culture=13)
    table.open(0, {"op": "advance", "track": "culture", "n": 4})
    table.play("take 1")
    assert (table.track(0, "culture"), table.state.vp[0]) == (14, 4)
    table.play("step culture")
    assert table.offered() == ["take 1", "leave"], "the gems of the last space"
    assert table.state.vp[0] == 4 + 6 + 4
    table.play("take 1")
    assert not table.state.choosing
    assert table.state.vp[0] == 4 + 6 + 4 + 2 * 2


@pytest.mark.rule("TS-003", "TS-261", "TS-263")
def test_leaving_a_step_can_win_a_second_blue_bonus() -> None:
    """Both blue bonuses close with the first end, so whoever can reach both ends in one phase leaves the step of an earlier one."""
    blue = {}
    for answer in ("take", "leave"):
        table = Table(phase="discovery", nth=3).tracks(0, culture=14, science=14)
        table.offers(("II-01", "II-02", "D2-09"), ("II-03", "II-04", "D2-01"), ("II-05", "II-06", "D2-02"))
        table.play("ask on", "offer 1", *(["take 1", "take 1"] if answer == "take" else ["leave"]), "offer 2")
        table.take_all()
        assert table.phase == "camel"
        table.begin("work", 3)
        table.play("ask off", "activate culture", "activate science")
        assert table.track(0, "culture") == table.track(0, "science") == 15
        blue[answer] = [params["count"] for params in told(table.events, "scored", 0) if params["why"] == "blue"]
    assert blue == {"take": [4], "leave": [4, 4]}


@pytest.mark.rule("TS-003", "TS-283", "TS-286")
def test_an_upgrade_tile_may_be_declined_and_is_laid_unasked_otherwise() -> None:
    table = Table()
    table.open(0, {"op": "unlock", "colour": "white"})
    table.play("unlock w1")
    assert (table.state.tiles[0], table.has(0)) == (2, {"coin": 2}), "Currency with its gold tile on the coin box"
    table = asked()
    table.open(0, {"op": "unlock", "colour": "white"})
    table.play("take 1", "unlock w1", "take 1", "leave")
    assert (table.state.tiles[0], table.has(0)) == (0, {"coin": 2})
    table.play("activate coin")
    assert table.has(0) == {"coin": 4}, "the box is as it was"


@pytest.mark.rule("TS-055", "TS-286")
def test_the_balloon_tile_is_laid_on_everybody() -> None:
    table = asked(nth=2)
    table.done()
    assert table.state.travel[:2] == [1, 1]


REFUSABLE: list[dict[str, Any]] = [
    SCIENCE,
    {"op": "worker", "n": 1},
    {"op": "luxury", "kind": "gems"},
    {"op": "luxury", "kind": "any"},
    {"op": "draw", "deck": "current", "n": 1},
    {"op": "draw", "deck": "current", "n": 1, "type": "person"},
    {"op": "look", "deck": "current", "n": 1, "keep": 1},
    {"op": "discovery", "n": 1},
    {"op": "bury", "from": "deck", "n": 1, "deck": "current"},
    {"op": "bury_luxury", "from": "supply", "kind": "book"},
    {"op": "tile", "kind": "gold"},
    {"op": "unlock", "colour": "black"},
    {"op": "wake", "n": 1, "from": "dormant"},
    {"op": "activate", "target": "market"},
    {"op": "per", "count": {"c": "peace"}, "do": [COIN]},
    {"op": "tuck", "from": "look", "n": 2},
]


@pytest.mark.rule("TS-003", "TS-501")
@pytest.mark.parametrize("effect", REFUSABLE, ids=lambda effect: "-".join(map(str, effect.values())))
def test_whatever_is_taken_unasked_can_be_refused(effect: dict[str, Any]) -> None:
    table = asked().workers(0, 1, dormant=1)
    before = Ledger.of(table)
    table.open(0, effect)
    assert table.offered() == ["take 1", "leave"]
    table.play("leave")
    assert Ledger.of(table) == before
    table.open(0, effect)
    table.play("take 1")
    table.take_all()
    assert Ledger.of(table) != before


@pytest.mark.rule("TS-003", "TS-194")
def test_points_and_a_cube_with_room_alone_are_not_asked() -> None:
    table = asked()
    table.open(0, {"op": "vp", "n": 2})
    table.open(0, COIN)
    assert not table.state.choosing
    assert (table.state.vp[0], table.has(0)) == (2, {"coin": 1})
    table.play("return coin")
    assert table.has(0) == {}, "what nobody wanted goes back"


@pytest.mark.rule("TS-003", "TS-501")
def test_the_loss_of_what_is_accepted_as_a_whole_is_not_met_twice() -> None:
    table = asked()
    table.open(0, {"op": "opt", "do": [{"op": "vp", "n": -1}, {"op": "worker", "n": 1}, COIN]})
    table.play("accept")
    assert table.offered() == ["take 1", "take 2", "leave"]
    table.play("take 1")
    assert (table.state.vp[0], table.state.workers[0], table.has(0)) == (-1, 4, {"coin": 1})


# ---- any order


@pytest.mark.rule("TS-003", "TS-160", "TS-501")
def test_what_asks_for_an_empty_purse_may_come_before_the_coin() -> None:
    """II-28 gives 3 coins to whoever has none; it is tucked under I-27, which gives a coin."""
    coins = []
    for first in ("take 2", "take 3"):
        table = asked().timeline(0, lay("I-27", under="II-28"), None, None, None).tracks(0, science=15)
        table.play("activate I-27", first)
        table.take_all()
        coins.append(table.has(0).get("coin", 0))
    assert coins == [1 + 1, 3 + 1], "an upgrade, or the coins for an empty purse"


@pytest.mark.rule("TS-003", "TS-062")
def test_income_is_taken_one_by_one_or_left_however_much_there_is() -> None:
    table = asked(phase="discovery").grave(0, fur=10, pottery=10, silk=10)
    table.begin("income", 2)
    rewards = [text for text in table.offered() if text.startswith("take")]
    assert 1 < len(rewards) <= MOST_OPEN
    assert table.has(0) == {}
    before = table.state.vp[0]
    table.play("leave")
    assert (table.has(0), table.state.vp[0]) == ({}, before)
    assert (table.has(1), table.phase) == ({"wheat": 1}, "discovery"), "the other seat is not asked"


@pytest.mark.rule("TS-003", "TS-082", "TS-083")
def test_the_tile_of_an_offer_may_be_declined() -> None:
    table = Table(phase="discovery").offers(("I-01", "I-02", "D1-07"), ("I-03", "I-04", "D1-08"), ("I-05", "I-06", "D1-09"))
    table.play("ask on", "offer 1")
    assert table.offered() == ["take 1", "take 2", "leave"]
    table.play("leave")
    assert (table.track(0, "culture"), table.has(0), table.cards(0)) == (0, {}, ["I-01", "I-02"])
    assert table.state.seat == 1


@pytest.mark.rule("TS-003")
def test_a_draw_may_be_left_so_that_the_card_in_sight_goes_to_the_graveyard() -> None:
    table = asked().deck(1, "I-01", "I-20")
    table.open(0, {"op": "draw", "deck": "current", "n": 1}, {"op": "bury", "from": "deck", "n": 1, "deck": "current"})
    table.play("take 2", "leave")
    assert [len(table.state.grave[0]), table.cards(0)] == [1, []]
    assert table.state.decks[0][0] != table.state.grave[0][0]
