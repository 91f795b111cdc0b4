"""Section 1.8 of the rules: the discovery phase."""

from __future__ import annotations

import pytest

from exhibition_suite.games.timespan.items import AGE, CARD_IDS, CLOCK, DISCOVERY_AGE, DISCOVERY_OF
from tests.games.timespan.kit import Table, told


def offers(seats: int = 2, nth: int = 1) -> Table:
    """Offers of which each part can be told from the others; the tiles give 1 wood and 2 coins, 1 sheep, 1 metal."""
    table = Table(seats, phase="discovery", nth=nth)
    table.offers(("I-01", "I-02", "D1-03"), ("I-13", "I-14", "D1-04"), ("I-25", "I-26", "D1-05"))
    return table


@pytest.mark.rule("TS-080")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_offer_more_than_players(seats: int) -> None:
    table = Table(seats, phase="discovery")
    laid = table.state.offers
    taken = 1 if seats == 1 and table.state.done else 0
    assert len(laid) == max(2, seats) + 1
    assert sum(offer is None for offer in laid) == taken
    for offer in laid:
        if offer is not None:
            assert (AGE[offer[0]], AGE[offer[1]], DISCOVERY_AGE[offer[2]]) == (1, 1, 1)


@pytest.mark.rule("TS-081")
def test_all_face_down_cards_are_dealt_first_then_all_face_up_ones_then_the_tiles() -> None:
    table = Table(2)
    decks, stacks = table.state.decks[0], table.state.tile_decks[0]
    table.begin("discovery", 1)
    assert table.state.offers == tuple(zip(decks[0:3], decks[3:6], stacks[0:3], strict=True))
    assert table.state.decks[0] == decks[6:]
    assert table.state.tile_decks[0] == stacks[3:]


@pytest.mark.rule("TS-082")
def test_both_cards_to_hand_the_reward_at_once_the_tile_under_its_stack() -> None:
    table = offers()
    events = table.play("offer 1")
    assert table.cards(0) == ["I-01", "I-02"]
    assert table.has(0) == {"wood": 1, "coin": 2}
    assert table.state.tile_decks[0][-1] == DISCOVERY_OF["D1-03"]
    assert told(events, "took_offer", 0) == [{"number": 1, "card": "I-02", "tile": "D1-03"}]
    assert table.state.seat == 1
    assert table.offered() == ["offer 2", "offer 3"]


@pytest.mark.rule("TS-082")
def test_each_takes_one_in_turn_order() -> None:
    table = Table(3).built(2, "W-03")
    table.begin("income", 2)
    seats = []
    while table.phase == "discovery":
        seats.append(table.state.seat)
        table.play("leave" if table.state.stack else table.offered()[-1])
        while table.state.stack and table.phase == "discovery":
            table.play("leave" if "leave" in table.legal() else table.offered()[0])
    assert seats == [2, 0, 1]


@pytest.mark.rule("TS-082")
def test_an_offer_is_taken_once_and_only_in_its_turn() -> None:
    table = offers()
    table.play("offer 2")
    assert table.refused("offer 2", "TS-082", "OFFER_GONE") == {"number": 2}
    assert table.refused("offer 5", "TS-082", "OFFER_GONE") == {"number": 5}
    assert table.refused("offer 1", "TS-082", "NOT_YOUR_TURN", seat=0) == {"seat": 1}
    for text in ("activate coin", "camel N1"):
        table.refused(text, "TS-050", "NOT_IN_THIS_PHASE")
    table.refused("done", "TS-050", "NOT_IN_THIS_PHASE")
    table.refused("seat 1", "TS-008", "NOT_AT_ONCE")
    table = Table()
    table.refused("offer 1", "TS-050", "NOT_IN_THIS_PHASE")


@pytest.mark.rule("TS-083")
def test_the_reward_is_resolved_before_the_next_player_chooses() -> None:
    table = offers()
    table.offers(("I-01", "I-02", "D1-10"), ("I-13", "I-14", "D1-04"), ("I-25", "I-26", "D1-05"))
    table.play("offer 1")
    assert table.state.seat == 0
    assert table.cards(0) == ["I-01", "I-02"], "the face-down card is seen before the tile is resolved"
    table.refused("offer 2", "TS-003", "FINISH_EFFECT")
    table.play("step culture")
    assert table.state.seat == 1


@pytest.mark.rule("TS-083")
@pytest.mark.rule("TS-E58")
def test_a_reward_that_is_refused_or_of_no_use_is_lost_and_the_tile_goes_under() -> None:
    table = offers()
    table.offers(("I-01", "I-02", "D1-10"), ("I-13", "I-14", "D1-18"), ("I-25", "I-26", "D1-05"))
    table.play("offer 1", "leave")
    assert table.state.tracks[:5] == [0, 0, 0, 0, 0]
    table.play("offer 2")
    if table.state.stack:
        table.play("leave")
    assert table.waiting_lux(1) == {}
    assert table.state.tile_decks[0][-3:-1] == (DISCOVERY_OF["D1-10"], DISCOVERY_OF["D1-18"])


@pytest.mark.rule("TS-084")
def test_the_offer_left_over_goes_under_decks_and_stack_face_down_card_first() -> None:
    table = offers()
    events = table.play("offer 1", "offer 3")
    assert [CARD_IDS[card] for card in table.state.decks[0][-2:]] == ["I-13", "I-14"]
    assert table.state.tile_decks[0][-1] == DISCOVERY_OF["D1-04"]
    assert table.phase == "camel"
    assert table.state.offers == ()
    assert told(events, "offer_left") == [{"card": "I-14"}]


@pytest.mark.rule("TS-085")
def test_a_clock_tile_is_kept_openly_and_used_whenever_its_owner_likes() -> None:
    table = Table(phase="discovery", nth=5)
    table.offers(("III-01", "III-02", "D3-04"), ("III-05", "III-06", "D3-05"), ("III-07", "III-08", "D3-12"))
    table.play("offer 1")
    assert table.state.clocks[0] == (DISCOVERY_OF["D3-04"],)
    assert told(table.events, "kept_clock", 0) == [{"tile": "D3-04"}]
    assert not table.state.stack
    assert table.state.observe(1).view.clocks[0] == (DISCOVERY_OF["D3-04"],)
    table.play("offer 2")
    assert table.phase == "camel"
    table.refused("clock D3-05", "TS-085", "NO_SUCH_CLOCK")
    table.play("clock D3-04", "take 1", "camel market", "pick 3", "leave")
    assert table.waiting_lux(0) == {"silk": 1}
    assert table.state.clocks[0] == ()
    assert table.state.tile_decks[2][-1] == DISCOVERY_OF["D3-04"]
    table.refused("clock D3-04", "TS-085", "NO_SUCH_CLOCK")
    assert table.phase == "camel", "the normal move is still to come"


@pytest.mark.rule("TS-085")
def test_six_clocks_all_in_the_third_age_and_no_limit_to_keep() -> None:
    clocks = [tile for tile, clock in enumerate(CLOCK) if clock]
    assert len(clocks) == 6
    assert {DISCOVERY_AGE[tile] for tile in clocks} == {3}
    table = Table(nth=5).clocks(0, "D3-01", "D3-02", "D3-03", "D3-04", "D3-05").stack(3, "D3-06")
    table.open(0, {"op": "discovery", "n": 1})
    assert len(table.state.clocks[0]) == 6


@pytest.mark.rule("TS-085")
@pytest.mark.rule("TS-E57")
def test_a_clock_may_be_used_in_final_scoring_and_is_worth_nothing_after_it() -> None:
    table = Table(phase="final").clocks(0, "D3-05").clocks(1, "D3-06")
    before = table.state.totals()
    assert "clock D3-05" in table.offered()
    table.play("clock D3-05", "leave", "done", "done")
    assert table.phase == "over"
    assert table.state.totals() == before


@pytest.mark.rule("TS-086")
def test_a_tile_by_an_effect_is_the_top_of_the_current_stack_and_goes_under() -> None:
    for nth, tile, age in ((1, "D1-04", 1), (3, "D2-03", 2), (5, "D3-11", 3)):
        table = Table(nth=nth).stack(age, tile)
        size = len(table.state.tile_decks[age - 1])
        events = table.open(0, {"op": "discovery", "n": 1})
        assert told(events, "found", 0) == [{"tile": tile}]
        assert table.state.tile_decks[age - 1][-1] == DISCOVERY_OF[tile]
        assert len(table.state.tile_decks[age - 1]) == size
    assert table.waiting_lux(0) == {"yumurium": 1}


@pytest.mark.rule("TS-086")
def test_an_empty_stack_is_two_coins() -> None:
    table = Table().stack(1, only=True)
    table.open(0, {"op": "discovery", "n": 1})
    assert table.has(0) == {"coin": 2}
    table.state.stack.clear()
    table.open(0, {"op": "discovery", "n": 1, "look": 3})
    assert table.has(0) == {"coin": 4}


@pytest.mark.rule("TS-E56")
@pytest.mark.rule("TS-337")
def test_a_card_missing_in_an_offer_is_two_coins_for_its_taker() -> None:
    table = Table().deck(1, "I-01", "I-02", "I-03", "I-04", only=True)
    table.begin("discovery", 1)
    assert [[CARD_IDS[card] if card >= 0 else None for card in offer[:2]] for offer in table.state.offers if offer] == [
        ["I-01", "I-04"],
        ["I-02", None],
        ["I-03", None],
    ]
    table.offers(("I-01", "I-04", "D1-04"), ("I-02", "", "D1-04"), ("", "", "D1-05"))
    table.play("offer 2")
    assert table.has(0) == {"coin": 2, "sheep": 1}
    assert table.cards(0) == ["I-02"]
    table.play("offer 3")
    assert table.has(1) == {"coin": 4, "metal": 1}
    assert table.phase == "camel"


@pytest.mark.rule("TS-130")
@pytest.mark.rule("TS-131")
def test_support_actions_in_discovery_also_in_the_turn_of_others() -> None:
    table = offers().hand(1, "I-19").cubes(0, coin=2)
    table.play("convert stone", "aside 2", "discard I-19")
    table.refused("aside 1", "TS-131", "NO_SUPPORT_LEFT")
    table.play("back")
    assert table.state.seat == 0
    assert (table.has(0), table.has(1)) == ({"stone": 1}, {"stone": 1})
    table.refused("back", "TS-131", "NOT_ASIDE")
    assert table.offered() == ["offer 1", "offer 2", "offer 3"]
