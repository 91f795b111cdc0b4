"""Goal, components, setting up and the time track: sections 1.1 to 1.7."""

from __future__ import annotations

import pytest

from exhibition_suite.engine import Match, SeatSetup
from exhibition_suite.games.timespan import GAME
from exhibition_suite.games.timespan.items import AGE, CARD_IDS, CIVS, TYPE
from exhibition_suite.games.timespan.options import Options
from exhibition_suite.games.timespan.state import TimespanState
from exhibition_suite.games.timespan.tables import LUX_SUPPLY, TIME_TRACK
from tests.games.timespan.places import (
    at_work,
    cubes,
    do,
    extra,
    give,
    hand,
    in_phase,
    line,
    listed,
    refused,
    run,
    shown,
    table,
    track,
    waiting,
)  # fmt: skip


def last(state: TimespanState) -> TimespanState:
    """Plays the rest of the game by doing as little as possible."""
    while state.seat >= 0:
        actions = {str(a): a for a in state.actions()}
        state.apply(actions.get("done") or actions.get("leave") or state.actions()[0])
    return state


# ---- goal and conventions


@pytest.mark.rule("TS-001", "TS-402")
def test_most_points_win() -> None:
    state = last(at_work(3, 5))
    tables = state.scores()
    assert tables[state.totals().index(max(state.totals()))].place == 1
    with pytest.raises(ValueError, match="1 to 4"):
        GAME.new(Options(), 5, 1)


@pytest.mark.rule("TS-002")
def test_points_are_signed() -> None:
    state = at_work()
    state.vp[0] = -3
    assert next(line.points for line in state.scores()[0].lines if line.id == "track") == -3


@pytest.mark.rule("TS-003", "TS-501")
def test_rewards_are_taken_in_any_order_and_any_may_be_refused() -> None:
    state = at_work()
    effects = [{"op": "choose", "of": [[{"op": "vp", "n": 2}], [{"op": "gain", "res": {"coin": 1}}]]}, {"op": "luxury", "kind": "any"}]
    run(state, effects)
    assert listed(state) == ["take 1", "take 2", "leave"]
    do(state, "take 2", "lux silk", "pick 1")
    assert (waiting(state), state.vp[0]) == ({"silk": 1}, 2)
    run(state, effects)
    do(state, "take 1")
    assert "leave" in extra(state)
    do(state, "leave", "leave")
    assert (waiting(state), state.vp[0]) == ({"silk": 1}, 2)


@pytest.mark.rule("TS-003")
def test_a_cost_is_not_optional_once_its_reward_is_taken() -> None:
    state = at_work()
    give(state, 0, "I-01", "I-02")
    run(state, [{"op": "pay", "cost": {"cards": 1}, "then": [{"op": "vp", "n": 3}]}])
    do(state, "pay")
    assert refused(state, "leave") == ("TS-003", "MUST_ANSWER")
    assert listed(state) == ["give I-01", "give I-02"]


@pytest.mark.rule("TS-004", "TS-110", "TS-111")
def test_people_act_at_once_in_the_order_of_their_deeds() -> None:
    state = at_work(3)
    do(state, "activate coin", "seat 3", "activate science", "seat 1", "activate culture")
    assert (cubes(state, 0), track(state, "culture", 0)) == ({"coin": 3}, 1)
    assert state.seat == 0
    assert state.waiting == [1, 3, 2]
    do(state, "done", "done", "done")
    assert state.space == 3


@pytest.mark.rule("TS-005")
def test_the_same_seed_is_the_same_game() -> None:
    assert table(seed=9).fingerprint() == table(seed=9).fingerprint() != table(seed=10).fingerprint()


@pytest.mark.rule("TS-006", "TS-011")
def test_hands_are_hidden_but_their_backs_are_not() -> None:
    from exhibition_suite.games.timespan.state import shown as back

    state = at_work(2)
    give(state, 1, "I-05", "II-20")
    seen = state.observe(0).view.hand[1]
    assert all(card < 0 for card in seen)
    assert sorted(back(card) for card in seen) == sorted((AGE[c], TYPE[c]) for c in state.hand[1])
    assert state.observe(1).view.hand[1] == state.hand[1]
    assert all(wonder < 0 for wonder in state.observe(0).view.wonders[1])
    top = state.observe(0).view.decks[0][0]
    assert back(top) == (1, TYPE[state.decks[0][0]])


@pytest.mark.rule("TS-007")
def test_undo_stops_where_something_hidden_was_shown() -> None:
    match = Match(GAME, Options(), (SeatSetup("A"), SeatSetup("B")), 3)
    while match.state.phase_id != "work":
        match.play(match.state.actions()[0])
    match.play(GAME.parse("activate science"))
    while match.state.choosing:
        match.play(match.state.actions()[-1])
    assert match.undo_stop() is None
    match.undo()
    while match.state.choosing:
        match.undo()
    match.play(GAME.parse("done"))
    assert match.undo_stop() == "revealed"


@pytest.mark.rule("TS-008", "TS-E73")
def test_done_may_be_taken_back_until_the_last_is_done() -> None:
    state = at_work(3)
    do(state, "done")
    assert state.seat == 1
    do(state, "seat 1")
    assert state.seat == 0
    do(state, "activate upgrade")
    while state.choosing:
        state.apply(state.actions()[-1])
    do(state, "done", "done")
    assert state.phase_id == "work"
    do(state, "seat 1", "done", "done")
    assert state.phase_id != "work"


# ---- components and setting up


@pytest.mark.rule("TS-010", "TS-014", "TS-025")
def test_all_components_lie_ready() -> None:
    state = table(4)
    assert sum(LUX_SUPPLY) == 108
    cards = (
        [card for deck in state.decks for card in deck]
        + [c for offer in state.offers for c in offer[:2]]
        + [c for h in state.hand for c in h]
    )
    assert sorted(cards) == [c for c in range(len(CARD_IDS)) if AGE[c]]


@pytest.mark.rule("TS-012", "TS-E11")
def test_a_tenth_worker_is_two_points() -> None:
    state = at_work()
    state.workers[0] = state.waiting[0] = 9
    run(state, [{"op": "worker", "n": 1}])
    assert (state.workers[0], state.vp[0]) == (9, 2)


@pytest.mark.rule("TS-013", "TS-282", "TS-E52")
def test_gears_never_run_out_but_slots_do() -> None:
    state = at_work()
    state.gears[0] = 0b000111
    run(state, [{"op": "unlock", "colour": "white"}])
    assert state.vp[0] == 2
    run(state, [{"op": "unlock", "colour": "any"}])
    assert listed(state) == ["unlock b1", "unlock b2", "unlock b3"]
    assert refused(state, "unlock w1") == ("TS-280", "SLOT_FULL")


@pytest.mark.rule("TS-015", "TS-016", "TS-017")
def test_small_board_and_faces_of_workers_are_no_rules() -> None:
    assert not {"compact", "faces", "note"} & set(Options.model_fields)


@pytest.mark.rule("TS-020", "TS-021", "TS-022", "TS-023", "TS-024")
def test_decks_are_shuffled_and_two_wonders_lie_open() -> None:
    state = table()
    assert state.space == 1
    assert min(state.neutral) >= 0
    assert len(set(state.neutral)) == 2
    assert [{AGE[c] for c in deck} for deck in state.decks] == [{1}, {2}, {3}, {4}]
    assert [len(tiles) for tiles in state.tile_decks] == [18 - 3, 18, 20]
    assert table(seed=1).decks[1] != table(seed=2).decks[1]


@pytest.mark.rule("TS-030", "TS-036", "TS-043")
def test_markers_start_at_zero_and_peace_at_one() -> None:
    state = table(2, civs=("egypt", "greece"))
    assert state.vp == [0, 0]
    assert state.peace == [1, 1]
    assert state.tracks == [0] * 10
    assert state.camel == [-1, -1]


@pytest.mark.rule("TS-031", "TS-032")
def test_boards_are_dealt_or_chosen() -> None:
    dealt = GAME.new(Options(), 4, 3)
    assert len(set(dealt.civ)) == len(set(dealt.tech)) == 4
    chosen = GAME.new(Options(boards="choose"), 2, 3)
    assert len(listed(chosen)) == 6
    do(chosen, "civ egypt")
    assert refused(chosen, "civ egypt") == ("TS-031", "BOARD_NOT_THERE")
    assert refused(chosen, "board TECH-A") == ("TS-031", "BOARD_NOT_THERE")


@pytest.mark.rule("TS-033", "TS-034", "TS-035", "TS-330", "TS-333")
def test_starting_things_of_each_civilisation() -> None:
    wanted = {
        "babylonia": {"coin": 3, "wheat": 1, "stone": 1}, "egypt": {"coin": 2, "wheat": 1, "stone": 1}, "greece": {"coin": 1, "stone": 1},
        "china": {"coin": 2, "wheat": 1, "wood": 1}, "vikings": {"coin": 1, "wood": 1},
        "mexico": {"coin": 2, "wheat": 1, "stone": 1, "wood": 1},
    }  # fmt: skip
    for civ in CIVS:
        state = table(1, civs=(civ,))
        assert cubes(state) == wanted[civ]
        assert len(state.hand[0]) == (civ == "china")
        assert track(state, "ship") == (civ == "vikings")
        assert waiting(state) == {}, "the first ship space is not paid"


@pytest.mark.rule("TS-037", "TS-038", "TS-045")
def test_start_cards_and_workers() -> None:
    state = table()
    assert shown(state) == ["START-S", "START-F", "START-W", ""]
    assert (state.workers[0], state.waiting[0]) == (3, 3)
    assert state.symbols_of_peace(0) == 1


@pytest.mark.rule("TS-039", "TS-040")
def test_one_wonder_and_one_vision_are_kept() -> None:
    state = GAME.new(Options(), 2, 4)
    dealt = state.dealt
    assert len(listed(state)) == 2
    assert listed(state)[0].startswith("keep W-")
    seen = state.observe(0).view
    assert all(part < 0 for part in seen.dealt[1])
    state.apply(state.actions()[1])
    state.apply(state.actions()[0])
    assert state.observe(1).view.visions[0] < -1, "visions are shown when all have chosen"
    state.apply(state.actions()[0])
    told = []
    state.apply(state.actions()[0], told)
    assert "visions" in [event.id for event in told]
    assert state.observe(1).view.visions[0] == dealt[0][2]
    assert state.wonders[0] == (dealt[0][1],)
    assert state.wonder_deck[-2:] == (dealt[0][0], dealt[1][1])
    assert refused(state, "keep W-01") == ("TS-039", "NOTHING_TO_KEEP")


@pytest.mark.rule("TS-041", "TS-E59")
def test_two_players_score_both_visions() -> None:
    from exhibition_suite.games.timespan.scoring import visions_of

    state = table(2)
    assert set(visions_of(state, 0)) == set(visions_of(state, 1)) == set(state.visions)
    three = table(3)
    assert visions_of(three, 1) == (three.visions[1], three.visions[0])


@pytest.mark.rule("TS-042", "TS-112")
def test_the_first_game_deals_and_goes_round() -> None:
    state = GAME.new(Options(first_game=True), 3, 4)
    assert state.phase_id == "discovery"
    assert [len(w) for w in state.wonders] == [1, 1, 1]
    assert len(set(state.visions)) == 3
    work = at_work(3, first_game=True)
    assert refused(work, "seat 2") == ("TS-112", "ONE_AFTER_ANOTHER")


# ---- time, income, peace


@pytest.mark.rule("TS-050", "TS-051", "TS-052", "TS-053", "TS-054", "TS-E53")
def test_the_time_track() -> None:
    phases = [phase for _, phase in TIME_TRACK]
    assert phases[0] == "discovery"
    assert [phases.count(name) for name in ("discovery", "action", "income", "final")] == [5, 5, 4, 1]
    assert [age for age, _ in TIME_TRACK] == [1] * 5 + [2] * 6 + [3] * 4
    state = at_work(2, 5)
    run(state, [{"op": "draw", "deck": "future", "n": 1}])
    assert hand(state)[0].startswith("IV-")
    early = at_work(2, 1)
    run(early, [{"op": "draw", "deck": "future", "n": 1}])
    assert hand(early)[0].startswith("II-")
    assert refused(early, "offer 1") == ("TS-050", "NOT_IN_THIS_PHASE")


@pytest.mark.rule("TS-055", "TS-056", "TS-285", "TS-E13", "TS-E14")
def test_the_travel_tile_comes_with_the_ages() -> None:
    state = at_work(2, 2)
    cubes(state, wood=1)
    do(state, "activate ship")
    while state.choosing:
        state.apply(state.actions()[0])
    do(state, "done", "done")
    assert state.travel == [1, 1]
    assert (state.dormant[0], state.board_work[0] >> 4 & 1) == (1, 0)
    assert state.space > 5
    later = at_work(2, 4)
    do(later, "done", "done")
    assert later.travel == [2, 2]
    viking = at_work(1, 3)
    viking.civ[0] = CIVS.index("vikings")
    viking.travel[0] = 1
    cubes(viking, wood=1)
    do(viking, "activate ship")
    assert (track(viking, "ship"), track(viking, "balloon")) == (0, 0), "the balloon asks for a sheep"


@pytest.mark.rule("TS-060", "TS-061", "TS-062", "TS-063", "TS-E41")
def test_income_pays_what_was_seen_at_the_start() -> None:
    state = at_work(2)
    state.civ[0] = CIVS.index("greece")
    line(state, 0, "I-14", "I-20", "I-22")
    state.grave[0] = (CARD_IDS.index("I-31"),)
    in_phase(state, "income", 2)
    assert cubes(state) == {"coin": 1 + 1, "wheat": 1}, "board, Granary and I-22; the graveyard pays nothing"
    assert state.vp[0] == 1 + 1, "one peace, one income point"


@pytest.mark.rule("TS-064", "TS-E40")
def test_a_card_played_by_income_pays_nothing_yet() -> None:
    state = at_work(2, 2)
    line(state, 0, "II-35")
    give(state, 0, "I-27")
    cubes(state, wood=1)
    state.civ[0] = CIVS.index("greece")
    in_phase(state, "income", 3)
    while "play I-27" not in listed(state):
        state.apply(state.actions()[0])
    before = state.vp[0]
    do(state, "play I-27")
    assert shown(state)[0] == "I-27"
    assert state.vp[0] == before
    assert state.peace[0] == 0, "its peace does not count in this phase"


@pytest.mark.rule("TS-070", "TS-071", "TS-E42")
def test_peace_is_summed_then_clamped() -> None:
    state = at_work(2)
    line(state, 0, "I-35", "I-27")
    assert state.peace_of(0) == 0
    line(state, 0, "I-35")
    assert (state.symbols_of_peace(0), state.peace_of(0)) == (-1, 0)
    state.grave_lux[0] = 13 << 20
    assert state.peace_of(0) == 10


@pytest.mark.rule("TS-072", "TS-E44")
def test_an_action_counts_the_symbols_of_the_moment() -> None:
    state = at_work(2)
    line(state, 0, "I-27", "I-13", "I-16")
    state.peace[0] = 0
    run(state, [{"op": "per", "count": {"c": "peace"}, "do": [{"op": "vp", "n": 1}]}])
    assert state.vp[0] == 3


@pytest.mark.rule("TS-073", "TS-074", "TS-075", "TS-E43")
def test_turn_order_is_by_peace_then_by_number() -> None:
    state = at_work(3, 1)
    line(state, 0)
    line(state, 1, "I-27", "I-13")
    line(state, 2, "I-16", "I-20")
    in_phase(state, "income", 2)
    assert state.peace[:3] == [0, 2, 2]
    while state.phase_id == "income":
        state.apply(state.actions()[-1])
    assert state.order == (2, 1, 0), "Greece has number 3, China 4"
    assert state.seat == 2
    state.peace[:] = [10, 10, 10]
    from exhibition_suite.games.timespan.flow import turn_order

    assert turn_order(state) == (0, 2, 1)


# ---- discovery


@pytest.mark.rule("TS-080", "TS-081", "TS-082", "TS-083")
def test_offers_are_laid_out_and_taken_in_order() -> None:
    state = table(2)
    assert len(state.offers) == 3
    down, up, tile = state.offers[1]
    stack = state.tile_decks[0]
    state.seat = state.order[0]
    first = state.seat
    do(state, "offer 2")
    while state.choosing:
        state.apply(state.actions()[-1])
    assert {down, up} <= set(state.hand[first])
    assert state.tile_decks[0][: len(stack)] == stack
    assert tile in state.tile_decks[0]
    assert state.seat == state.order[1]
    assert refused(state, "offer 2") == ("TS-082", "OFFER_GONE")
    assert state.refusal(GAME.parse("offer 1"), first).rule == "TS-082"


@pytest.mark.rule("TS-084")
def test_the_offer_left_goes_under_the_decks() -> None:
    state = table(2)
    down, up, tile = state.offers[2]
    do(state, "offer 1")
    while state.choosing:
        state.apply(state.actions()[-1])
    do(state, "offer 2")
    while state.phase_id == "discovery":
        state.apply(state.actions()[-1])
    assert state.decks[0][-2:] == (down, up)
    assert state.tile_decks[0][-1] == tile


@pytest.mark.rule("TS-085", "TS-131", "TS-E57")
def test_a_clock_is_kept_and_used_at_any_moment() -> None:
    from exhibition_suite.games.timespan.items import CLOCK, DISCOVERY_IDS

    state = at_work(2, 5)
    tile = CLOCK.index(True)
    state.clocks[0] = (tile,)
    state.tile_decks[2] = tuple(t for t in state.tile_decks[2] if t != tile)
    name = DISCOVERY_IDS[tile]
    assert f"clock {name}" in listed(state)
    do(state, f"clock {name}")
    assert state.clocks[0] == ()
    assert state.tile_decks[2][-1] == tile
    while state.choosing:
        state.apply(state.actions()[-1])
    assert refused(state, f"clock {name}") == ("TS-085", "NO_SUCH_CLOCK")


@pytest.mark.rule("TS-086", "TS-E58")
def test_an_effect_gains_the_top_tile() -> None:
    state = at_work(2)
    top = state.tile_decks[0][0]
    run(state, [{"op": "discovery", "n": 1}])
    while state.choosing:
        state.apply(GAME.parse("leave") if "leave" in listed(state) else state.actions()[0])
    assert state.tile_decks[0][-1] == top
    state.tile_decks[0] = ()
    cubes(state, coin=0)
    run(state, [{"op": "discovery", "n": 1}])
    assert cubes(state)["coin"] >= 2


@pytest.mark.rule("TS-E56")
def test_a_missing_card_of_an_offer_is_two_coins() -> None:
    state = table(2, civs=("egypt", "mexico"))
    state.offers = ((-1, state.offers[0][1], -1), *state.offers[1:])
    before = cubes(state, state.seat).get("coin", 0)
    seat = state.seat
    do(state, "offer 1")
    assert cubes(state, seat)["coin"] == before + 2


@pytest.mark.rule("TS-130", "TS-131", "TS-E06")
def test_support_actions_at_any_time() -> None:
    state = table(2)
    seat = state.seat
    other = 1 - seat
    give(state, other, "I-08")
    assert f"aside {other + 1}" in extra(state)
    do(state, f"aside {other + 1}")
    assert (state.seat, listed(state)) == (other, ["back"])
    before = cubes(state, other).get("coin", 0)
    do(state, "discard I-08", "back")
    assert cubes(state, other)["coin"] == before + 2
    assert state.decks[0][-1] == CARD_IDS.index("I-08")
    assert state.seat == seat
    assert refused(state, "back") == ("TS-131", "NOT_ASIDE")
    assert refused(state, "discard I-08") == ("TS-130", "NOT_IN_HAND")
