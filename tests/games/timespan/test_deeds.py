"""Camel, workers, playing, timeline, graveyard, tucking, boxes, resources, luxuries: sections 1.9 to 1.14."""

from __future__ import annotations

import pytest

from exhibition_suite.games.timespan import GAME
from exhibition_suite.games.timespan.items import CARD_OF, CIVS, WONDER_COST, WONDER_OF
from exhibition_suite.games.timespan.warehouse import PRICES, pack
from tests.games.timespan.places import (
    at_work,
    buried,
    cubes,
    do,
    extra,
    give,
    grave,
    ids,
    in_phase,
    line,
    listed,
    raise_wonder,
    refused,
    run,
    shown,
    track,
    waiting,
)  # fmt: skip

# ---- the camel


@pytest.mark.rule("TS-090", "TS-100", "TS-101", "TS-102")
def test_the_camel_moves_once_to_another_place() -> None:
    state = in_phase(at_work(2), "camel", 1)
    cubes(state, coin=2)
    raise_wonder(state, 0, "W-02")
    raise_wonder(state, 1, "W-03")
    assert listed(state) == ["camel N1", "camel N2", "camel market", "camel W-03"]
    assert refused(state, "camel W-02") == ("TS-100", "CAMEL_OWN_WONDER")
    assert refused(state, "camel W-05")[0] == "TS-100"
    assert refused(state, "activate coin")[0] in ("TS-003", "TS-050"), "nobody works before all camels have moved"
    state.camel[0] = 2
    assert refused(state, "camel market") == ("TS-101", "CAMEL_SAME_PLACE")
    assert refused(state, "done") == ("TS-105", "CAMEL_MUST_MOVE")
    told = do(state, "camel W-03")
    assert state.vp[1] == 2
    assert "paid" not in ids(told)


@pytest.mark.rule("TS-102", "TS-103", "TS-104")
def test_a_neutral_wonder_costs_a_coin_and_the_market_nothing() -> None:
    state = in_phase(at_work(2), "camel", 1)
    cubes(state, coin=1)
    do(state, "camel N1")
    assert "coin" not in cubes(state)
    while state.choosing:
        state.apply(state.actions()[0])
    assert state.seat == 1
    cubes(state, 1, wheat=0)
    do(state, "camel market")
    assert listed(state) == ["pick 1", "pick 2", "pick 3"]
    do(state, "pick 3")
    assert waiting(state, 1) == {"silk": 1}


@pytest.mark.rule("TS-105", "TS-E34", "TS-E35", "TS-E37")
def test_the_camel_must_move_if_a_place_can_be_paid() -> None:
    state = in_phase(at_work(2), "camel", 1)
    state.camel[0] = 2
    cubes(state, coin=0)
    raise_wonder(state, 0, "W-02")
    assert listed(state) == ["camel stay"]
    give(state, 0, "I-08")
    assert "discard I-08" in extra(state), "a coin may still be made"
    do(state, "discard I-08")
    assert refused(state, "camel stay") == ("TS-105", "CAMEL_MUST_MOVE")
    assert listed(state) == ["camel N1", "camel N2"]
    poor = in_phase(at_work(2), "camel", 1)
    poor.camel[0] = 2
    cubes(poor, coin=0)
    do(poor, "camel stay")
    assert (poor.seat, poor.camel[0]) == (1, 2)


@pytest.mark.rule("TS-106", "TS-335", "TS-E38")
def test_an_extra_camel_move_may_be_declined_and_goes_elsewhere() -> None:
    state = at_work(2)
    state.camel[0] = 2
    cubes(state, coin=1)
    run(state, [{"op": "camel", "n": 1}])
    assert listed(state) == ["camel N1", "camel N2", "leave"]
    do(state, "camel N1")
    while state.choosing:
        state.apply(state.actions()[-1])
    assert state.camel[0] == 0
    state.civ[0] = CIVS.index("babylonia")
    cubes(state, coin=1)
    do(state, "activate card", "pick 2")
    assert "camel market" in listed(state)
    assert refused(state, "camel N1") == ("TS-101", "CAMEL_SAME_PLACE")


@pytest.mark.rule("TS-103", "TS-E36", "TS-E39")
def test_a_visit_pays_the_owner_even_if_nothing_can_be_gained() -> None:
    state = in_phase(at_work(2), "camel", 1)
    raise_wonder(state, 1, "W-01")
    state.wonder_work |= 1 << WONDER_OF["W-01"]
    do(state, "camel W-01")
    assert state.vp[1] == 2, "a worker in the box is no obstacle"


# ---- workers


@pytest.mark.rule("TS-091", "TS-E08", "TS-E09")
def test_all_workers_come_home_before_work() -> None:
    state = at_work(2, 1)
    line(state, 0, "I-16*")
    state.dormant[0], state.waiting[0], state.board_work[0] = 1, 0, 0b10
    in_phase(state, "income", 2)
    while state.phase_id == "income":
        state.apply(state.actions()[-1])
    assert state.waiting[0] == 0, "they stay where they are until the camels have moved"
    in_phase(state, "camel", 2)
    told = []
    while state.phase_id == "camel":
        state.apply(state.actions()[-1], told)
    assert "recalled" in [event.id for event in told]
    assert (state.waiting[0], state.dormant[0], state.board_work[0]) == (3, 0, 0)
    assert shown(state)[0] == "I-16"


@pytest.mark.rule("TS-113")
def test_cards_are_played_in_step_b_only() -> None:
    state = in_phase(at_work(2), "camel", 1)
    give(state, 0, "I-25")
    cubes(state, wood=1)
    assert refused(state, "play I-25") == ("TS-113", "PLAY_IN_STEP_B")


@pytest.mark.rule("TS-170", "TS-174")
def test_one_worker_a_box() -> None:
    state = at_work(2)
    state.civ[0] = CIVS.index("greece")
    do(state, "activate science")
    assert track(state, "science") == 0, "Greece has no coin: nothing is gained, and that is allowed"
    assert refused(state, "activate science") == ("TS-170", "BOX_OCCUPIED")
    assert refused(state, "activate I-16") == ("TS-170", "BOX_NOT_YOURS")
    assert refused(state, "activate W-01") == ("TS-170", "BOX_NOT_YOURS")
    state.waiting[0] = 0
    assert refused(state, "activate coin") == ("TS-170", "NO_WORKER")


@pytest.mark.rule("TS-E10")
def test_a_new_worker_works_at_once() -> None:
    state = at_work(2)
    state.waiting[0] = 0
    run(state, [{"op": "worker", "n": 1}])
    assert "activate coin" in listed(state)


# ---- playing


@pytest.mark.rule("TS-140", "TS-E32")
def test_a_card_is_paid_in_exact_kinds_after_the_cheapest_conversions() -> None:
    state = at_work(2)
    give(state, 0, "I-17")
    cubes(state, metal=1)
    assert "play I-17" in listed(state)
    told = do(state, "play I-17")
    assert ids(told)[:4] == ["spent", "upgraded", "upgraded", "paid"]
    assert cubes(state) == {}
    do(state, "leave")
    give(state, 0, "I-16")
    assert refused(state, "play I-16") == ("TS-140", "CANNOT_PAY")
    assert state.refusal(GAME.parse("play I-16")).params["missing"] == {"coin": 1, "stone": 1}
    assert refused(state, "play I-25") == ("TS-140", "NOT_IN_HAND")


@pytest.mark.rule("TS-141", "TS-E01", "TS-155", "TS-157")
def test_the_first_card_pushes_the_start_cards() -> None:
    state = at_work(2)
    give(state, 0, "I-19")
    cubes(state, stone=1, coin=1)
    told = do(state, "play I-19")
    assert "up room>coin" in listed(state), "the Wheel moves"
    assert shown(state) == ["", "START-S", "START-F", "START-W"], "the new card follows when the push is done"
    told += do(state, "leave")
    assert shown(state) == ["I-19", "START-S", "START-F", "START-W"]
    assert "died" not in ids(told)
    assert cubes(state) == {"stone": 1}, "on play"


@pytest.mark.rule("TS-142", "TS-159", "TS-E02")
def test_gaps_move_with_the_cards_unless_the_push_is_gentle() -> None:
    for gentle, wanted, dead in ((False, ["I-27", "I-16", "", "I-13"], ["I-26"]), (True, ["I-27", "I-16", "I-13", "I-26"], [])):
        state = at_work(2, gentle_push=gentle)
        line(state, 0, "I-16", "", "I-13", "I-26")
        give(state, 0, "I-27")
        cubes(state, wood=1)
        do(state, "play I-27")
        assert shown(state) == wanted
        assert grave(state) == dead


@pytest.mark.rule("TS-143", "TS-E03")
def test_moves_come_before_death_and_on_play_last() -> None:
    state = at_work(2)
    line(state, 0, "I-08", "I-16", "I-13", "I-09")
    give(state, 0, "I-33")
    cubes(state, stone=1, wood=1)
    told = do(state, "play I-33")
    assert "take 1" in listed(state), "the order of the push's effects is the player's"
    assert shown(state)[0] == "", "the new card lies down after them"
    told += do(state, "take 1")
    assert track(state, "culture") == 1, "on death"
    gained = [event.params for event in told if event.id == "gained"]
    assert gained == [{"resource": "coin", "count": 1}, {"resource": "metal", "count": 1}]
    assert shown(state) == ["I-33", "I-08", "I-16", "I-13"]


@pytest.mark.rule("TS-144", "TS-152", "TS-153", "TS-225", "TS-E07", "TS-E21")
def test_tiles_and_workers_travel_and_die_with_their_card() -> None:
    state = at_work(2)
    line(state, 0, "", "", "I-16:pottery", "I-24:fur*")
    give(state, 0, "I-27")
    cubes(state, wood=1)
    do(state, "play I-27")
    assert shown(state)[3] == "I-16:pottery"
    assert buried(state) == {"fur": 1}
    assert (state.dormant[0], state.waiting[0]) == (1, 2)
    in_phase(state, "income", 2)
    assert cubes(state).get("coin", 0) >= 1, "fur in the graveyard pays"


@pytest.mark.rule("TS-145", "TS-E64")
def test_a_wonder_stays_and_counts_for_its_owner() -> None:
    state = at_work(2)
    state.wonders[0] = ()
    give(state, 0, "W-02")
    state.cubes[0] = WONDER_COST[WONDER_OF["W-02"]]
    before = state.totals()[0]
    do(state, "play W-02")
    assert state.built[0] == (WONDER_OF["W-02"],)
    assert "activate W-02" in listed(state)
    assert state.totals()[0] > before


@pytest.mark.rule("TS-146", "TS-147")
def test_hands_have_no_limit_and_are_inactive() -> None:
    state = at_work(2)
    give(state, 0, *(f"I-{n:02}" for n in range(1, 21)))
    assert len(state.hand[0]) == 20
    in_phase(state, "income", 2)
    assert state.peace[0] == 1, "peace and income of hand cards do not count"


# ---- timeline and graveyard


@pytest.mark.rule("TS-150", "TS-151")
def test_four_spaces_and_a_silent_graveyard() -> None:
    state = at_work(2)
    assert len(state.timeline[0]) == 4
    state.grave[0] = (CARD_OF["I-20"], CARD_OF["I-16"])
    assert state.peace_of(0) == 1, "no peace out of the graveyard"
    assert refused(state, "activate I-20") == ("TS-170", "BOX_NOT_YOURS")
    assert next(x.points for x in state.scores()[0].lines if x.id == "history") == 1


@pytest.mark.rule("TS-154", "TS-E04")
def test_a_card_sent_away_has_no_move_but_dies() -> None:
    state = at_work(2)
    line(state, 0, "I-08*", "I-09:silk*")
    run(state, [{"op": "bury", "from": "timeline", "n": 1}])
    assert listed(state) == ["bury I-08", "bury I-09", "leave"]
    do(state, "bury I-09")
    assert track(state, "culture") == 1
    assert (buried(state), state.dormant[0]) == ({"silk": 1}, 1)
    run(state, [{"op": "bury", "from": "timeline", "n": 1}])
    do(state, "bury I-08")
    assert cubes(state) == {}, "no on-move"
    assert shown(state) == ["", "", "", ""]


@pytest.mark.rule("TS-154", "TS-155", "TS-158", "TS-E05")
def test_a_card_from_the_hand_dies_without_reward() -> None:
    state = at_work(2)
    give(state, 0, "I-07", "I-19")
    run(state, [{"op": "bury", "from": "hand", "n": 1}])
    do(state, "bury I-07")
    assert cubes(state) == {"metal": 1}, "on death, no discard reward"
    run(state, [{"op": "bury", "from": "hand", "n": 1}])
    do(state, "bury I-19")
    assert cubes(state) == {"metal": 1}, "no on-play"
    assert grave(state) == ["I-07", "I-19"]


@pytest.mark.rule("TS-156", "TS-202", "TS-E20", "TS-E21")
def test_a_card_is_complete_once() -> None:
    state = at_work(2)
    line(state, 0, "I-14")
    waiting(state, 0, pottery=2)
    do(state, "deliver pottery I-14")
    assert state.workers[0] == 4
    assert refused(state, "deliver pottery I-14") == ("TS-202", "LUXURY_FULL")
    late = at_work(2)
    line(late, 0, "I-27")
    do(late, "activate I-27")
    waiting(late, 0, fur=1)
    do(late, "deliver fur I-27")
    assert cubes(late) == {"coin": 1}, "the activation is closed"


# ---- tucking


@pytest.mark.rule("TS-160", "TS-161", "TS-162", "TS-E23", "TS-E25", "TS-E26", "TS-E74", "TS-290")
def test_a_tucked_card_adds_its_box_and_nothing_else() -> None:
    state = at_work(2, techs="BACD")
    state.gears[0] = 1
    line(state, 0, "", "", "", "I-16+I-20")
    assert state.peace_of(0) == 1, "peace of the lower card is hidden"
    assert refused(state, "activate I-20") == ("TS-160", "CARD_IS_TUCKED")
    assert refused(state, "deliver silk I-20") == ("TS-161", "CARD_IS_TUCKED")
    cubes(state, coin=1)
    do(state, "activate I-16")
    assert {"take 1", "take 2"} <= set(listed(state)), "one big box"
    while state.choosing:
        state.apply(state.actions()[-1])
    state.sink = None
    from exhibition_suite.games.timespan import deeds, flow

    deeds.send_from_timeline(state, 0, CARD_OF["I-16"])
    flow.settle(state)
    assert listed(state)[-1] == "leave"
    do(state, "leave")
    assert not state.choosing, "Ritual burial: one upgrade for both"
    assert (grave(state), state.grave_tucked[0]) == (["I-16"], (CARD_OF["I-20"],))
    assert next(x.points for x in state.scores()[0].lines if x.id == "history") == 1


@pytest.mark.rule("TS-163", "TS-164", "TS-165", "TS-E24")
def test_what_may_be_tucked_under_what() -> None:
    state = at_work(2)
    line(state, 0, "I-16*", "I-37", "I-25+I-26")
    give(state, 0, "I-19", "I-27", "I-38", "I-09")
    run(state, [{"op": "tuck", "from": "hand"}])
    assert listed(state) == ["tuck I-19", "leave"]
    assert refused(state, "tuck I-38") == ("TS-163", "TUCK_PURPLE")
    assert refused(state, "tuck I-27") == ("TS-163", "TUCK_TYPES")
    assert refused(state, "tuck I-20") == ("TS-164", "NOT_IN_HAND")
    told = do(state, "tuck I-19")
    assert shown(state)[0] == "I-16+I-19*"
    assert "activated" not in ids(told)
    assert cubes(state) == {}, "nothing is paid"
    assert refused(state, "tuck I-19") == ("TS-160", "NO_TUCK_OPEN")
    state.hand[0] = ()
    line(state, 0, "START-S")
    give(state, 0, "I-09")
    run(state, [{"op": "tuck", "from": "hand"}])
    do(state, "tuck I-09")
    assert shown(state)[0] == "START-S+I-09", "a start card may lie above"


# ---- activating


@pytest.mark.rule("TS-171", "TS-172", "TS-204")
def test_luxuries_pay_with_the_box_and_late_ones_too() -> None:
    state = at_work(2)
    line(state, 0, "I-24:pottery")
    waiting(state, 0, silk=1)
    do(state, "activate I-24")
    while state.choosing and "deliver silk I-24" not in listed(state):
        state.apply(state.actions()[-1])
    do(state, "deliver silk I-24")
    while state.choosing:
        state.apply(state.actions()[-1])
    assert state.vp[0] == 2, "a tile delivered before the activation closes pays"


@pytest.mark.rule("TS-173", "TS-E16", "TS-E17", "TS-E18", "TS-220", "TS-221", "TS-507")
def test_a_book_reaches_the_box_below_once() -> None:
    state = at_work(2)
    line(state, 0, "", "I-27:book")
    state.board_work[0] = 0b10
    do(state, "activate I-27")
    assert cubes(state) == {"coin": 1 + 3}, "Egypt's coin box below space 2, though a worker stands there"
    state.timeline[0] = (None, None, (CARD_OF["I-27"], -1, (4,), False), None)
    state.waiting[0] = 1
    do(state, "activate I-27")
    assert track(state, "science") == 1, "the box below the space where it stands now"
    line(state, 0, "I-28", "I-10:book")
    run(state, [{"op": "activate", "target": "timeline"}])
    do(state, "reach I-28")
    assert refused(state, "reach I-28") == ("TS-173", "BOX_IN_CHAIN")
    assert refused(state, "reach market") == ("TS-507", "BOX_NOT_IN_REACH")


# ---- resources


@pytest.mark.rule("TS-180", "TS-181", "TS-E27", "TS-194")
def test_eight_cubes_are_all() -> None:
    state = at_work(2)
    cubes(state, coin=4, stone=4)
    run(state, [{"op": "gain", "res": {"wheat": 1}}])
    assert listed(state) == ["spend stone", "return coin", "return stone", "leave"]
    do(state, "return coin")
    assert cubes(state) == {"coin": 3, "wheat": 1, "stone": 4}
    run(state, [{"op": "gain", "res": {"gold": 1}}])
    do(state, "leave")
    assert "gold" not in cubes(state)


@pytest.mark.rule("TS-182", "TS-190", "TS-191", "TS-E28", "TS-E29")
def test_single_upgrades() -> None:
    state = at_work(2)
    cubes(state, coin=1, wheat=1, stone=1, wood=1, sheep=1, metal=1, gold=2)
    run(state, [{"op": "upgrade", "n": 2}])
    assert "up room>coin" not in listed(state)
    assert listed(state) == [
        "up coin>wheat", "up coin>stone", "up coin>wood", "up wheat>sheep", "up stone>metal", "up wood>metal", "up sheep>gold",
        "up metal>gold", "leave",
    ]  # fmt: skip
    assert refused(state, "up room>coin") == ("TS-181", "ROOM_EMPTY")
    do(state, "up coin>wheat", "up wheat>sheep")
    assert cubes(state)["sheep"] == 2
    assert refused(state, "up coin>wheat") == ("TS-190", "NO_UPGRADE_OPEN")
    cubes(state, gold=8)
    run(state, [{"op": "upgrade", "n": 1}])
    assert not state.choosing, "gold is the top"


@pytest.mark.rule("TS-192", "TS-193", "TS-E30", "TS-E31")
def test_conversions() -> None:
    state = at_work(2)
    cubes(state, coin=2, gold=6)
    do(state, "convert wood")
    assert cubes(state) == {"wood": 1, "gold": 6}
    assert refused(state, "convert wheat") == ("TS-192", "NEEDS_TWO_COINS")
    do(state, "spend gold", "up room>coin", "up coin>wheat", "up wheat>sheep")
    assert cubes(state) == {"wood": 1, "sheep": 1, "gold": 5}
    assert refused(state, "spend metal") == ("TS-193", "NO_SUCH_RESOURCE")
    assert refused(state, "return metal") == ("TS-194", "NO_SUCH_RESOURCE")


@pytest.mark.rule("TS-140", "TS-192", "TS-193")
def test_plans_lose_as_little_as_possible() -> None:
    assert PRICES.plan(pack({"coin": 4}), pack({"wheat": 1, "stone": 1})) is not None
    steps = PRICES.plan(pack({"coin": 2, "gold": 1}), pack({"wheat": 1}))
    assert [step.kind for step in steps] == ["convert"]
    assert PRICES.plan(pack({"coin": 1}), pack({"wheat": 1})) is None
    assert PRICES.plan(pack({"sheep": 1}), pack({"sheep": 1})) == ()


# ---- luxuries


@pytest.mark.rule("TS-200", "TS-201", "TS-205")
def test_tiles_wait_and_are_delivered_or_traded() -> None:
    state = at_work(2)
    line(state, 0, "I-27", "I-34")
    waiting(state, 0, fur=1, gems=1)
    assert {"deliver fur I-27", "trade fur", "trade gems"} <= set(listed(state))
    assert refused(state, "deliver gems I-34") == ("TS-201", "LUXURY_DOES_NOT_FIT")
    assert refused(state, "deliver silk I-34") == ("TS-201", "NO_SUCH_LUXURY")
    assert refused(state, "deliver fur I-16") == ("TS-203", "NOT_IN_TIMELINE")
    do(state, "trade gems", "up room>coin")
    assert (waiting(state), cubes(state)) == ({"fur": 1}, {"coin": 1})
    do(state, "deliver fur I-27")
    assert shown(state)[0] == "I-27:fur"
    assert refused(state, "trade fur") == ("TS-201", "NO_SUCH_LUXURY")


@pytest.mark.rule("TS-202", "TS-203", "TS-E22")
def test_two_slots_and_different_tiles() -> None:
    from exhibition_suite.games.timespan.items import CARD_IDS, LUX_DISTINCT
    from exhibition_suite.games.timespan.players import fits

    card = LUX_DISTINCT.index(True)
    assert fits(card, (0,), 1)
    assert not fits(card, (0,), 0)
    state = at_work(2)
    line(state, 0, f"{CARD_IDS[card]}:fur")
    waiting(state, 0, fur=1)
    assert refused(state, f"deliver fur {CARD_IDS[card]}") == ("TS-203", "LUXURY_TWICE")
    assert refused(state, "deliver fur I-19")[1] == "NOT_IN_TIMELINE"
    assert [fits(CARD_OF["I-18"], laid, kind) for laid, kind in (((), 1), ((), 2), ((1,), 1), ((1,), 2))] == [True, True, False, True]


@pytest.mark.rule("TS-206", "TS-E19", "TS-E63", "TS-227", "TS-226")
def test_what_tiles_are_worth() -> None:
    state = at_work(2)
    line(state, 0, "I-10:book", "I-07:yumurium")
    assert state.peace_of(0) == 1, "a book is no peace in the timeline"
    waiting(state, 0, yumurium=1)
    assert next(x.points for x in state.scores()[0].lines if x.id == "yumurium") == 3
    run(state, [{"op": "bury_luxury", "from": "supply", "kind": "book"}])
    assert (buried(state), state.peace_of(0)) == ({"book": 1}, 2)
    do(state, "activate I-07")
    assert "keep" in listed(state)[0] or cubes(state) == {"gold": 1}


@pytest.mark.rule("TS-014", "TS-E33", "TS-502")
def test_a_kind_out_of_stock_is_an_upgrade() -> None:
    state = at_work(2)
    state.lux_supply &= ~31
    run(state, [{"op": "luxury", "kind": "fur"}])
    assert listed(state) == ["up room>coin", "leave"]
    do(state, "leave")
    run(state, [{"op": "luxury", "kind": "any"}])
    assert listed(state) == ["lux pottery", "lux silk"]
    assert refused(state, "lux gems") == ("TS-502", "LUXURY_NOT_OFFERED")
