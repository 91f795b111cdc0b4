"""Sections 1.1 to 1.4 of the rules: what there is, and how a game is laid out."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.engine import Rng, SeatSetup
from exhibition_suite.games.timespan import GAME
from exhibition_suite.games.timespan.core import KEEPING
from exhibition_suite.games.timespan.items import (
    AGE,
    CARD_IDS,
    CARD_PEACE,
    CARD_VP,
    CARDS,
    CIVS,
    CONTENT,
    DISCOVERY_AGE,
    DISCOVERY_IDS,
    LUXURIES,
    START_CARDS,
    TYPE,
    TYPES,
    VISION_IDS,
    WONDER_IDS,
)
from exhibition_suite.games.timespan.options import Options
from exhibition_suite.games.timespan.scoring import visions_of
from exhibition_suite.games.timespan.warehouse import unpack
from tests.games.timespan.kit import Table, keep_first, told


def new(seats: int = 3, seed: int = 4, **options: Any) -> Any:
    return GAME.new(Options(**options), seats, seed)


def kept(seats: int = 3, seed: int = 4, **options: Any) -> Any:
    """The first decision after everybody has kept the first wonder and the first vision."""
    return keep_first(new(seats, seed, **options))


@pytest.mark.rule("TS-001")
def test_one_to_four_play() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    for seats in GAME.seats:
        assert new(seats).seats == seats
    for seats in (0, 5):
        with pytest.raises(ValueError, match="1 to 4"):
            new(seats)


@pytest.mark.rule("TS-002")
def test_points_may_be_negative_and_are_no_ring() -> None:
    table = Table()
    table.state.vp[0] = -4
    table.open(0, {"op": "vp", "n": 3})
    assert table.state.vp[0] == -1
    table.state.vp[1] = 99
    table.open(1, {"op": "vp", "n": 7})
    assert table.state.vp[1] == 106


TWO_REWARDS = ({"op": "choose", "of": [[{"op": "vp", "n": 2}], [{"op": "vp", "n": 5}]]}, {"op": "upgrade", "n": 1})


@pytest.mark.rule("TS-003")
@pytest.mark.parametrize(
    ("answers", "points", "cubes"),
    [
        (("take 1", "pick 1", "up room>coin"), 2, {"coin": 1}),
        (("take 2", "up room>coin", "pick 1"), 2, {"coin": 1}),
        (("take 1", "leave", "up room>coin"), 0, {"coin": 1}),
        (("take 1", "pick 1", "leave"), 2, {}),
        (("take 2", "leave", "pick 2"), 5, {}),
        (("leave",), 0, {}),
    ],
)
def test_every_reward_may_be_refused_alone_and_in_any_order(answers: tuple[str, ...], points: int, cubes: dict[str, int]) -> None:
    table = Table()
    table.open(0, *TWO_REWARDS)
    table.play(*answers)
    assert not table.state.stack
    assert (table.state.vp[0], table.has(0)) == (points, cubes)


@pytest.mark.rule("TS-003")
def test_an_open_effect_is_answered_before_anything_else_is_begun() -> None:
    table = Table()
    table.open(0, *TWO_REWARDS)
    for text in ("activate coin", "done", "seat 2"):
        table.refused(text, "TS-003", "FINISH_EFFECT")
    table.refused("take 3", "TS-003", "NO_SUCH_REWARD")
    table.refused("pick 1", "TS-501", "NO_SUCH_OPTION")
    table.play("take 1")
    table.refused("pick 3", "TS-501", "NO_SUCH_OPTION")


@pytest.mark.rule("TS-003")
def test_a_cost_comes_with_its_reward() -> None:
    table = Table().cubes(0, wheat=1)
    table.open(0, {"op": "pay", "cost": {"wheat": 1}, "then": [{"op": "vp", "n": 3}]})
    table.play("pay")
    assert table.has(0) == {}
    assert table.state.vp[0] == 3
    table = Table().hand(0, "I-01", "I-02")
    table.open(0, {"op": "pay", "cost": {"cards": 1}, "then": [{"op": "vp", "n": 3}]})
    table.play("pay")
    table.refused("leave", "TS-003", "MUST_ANSWER")


@pytest.mark.rule("TS-004")
def test_shared_things_go_to_whoever_acts_first() -> None:
    table = Table(phase="camel").supply(fur=1)
    table.play("seat 2", "camel market", "pick 1", "camel market", "pick 1")
    assert table.waiting_lux(1) == {"fur": 1}
    assert table.waiting_lux(0) == {}
    assert told(table.events, "out_of_stock", 0)


@pytest.mark.rule("TS-004")
@pytest.mark.rule("TS-005")
def test_the_same_seed_and_the_same_log_are_the_same_game() -> None:
    for seats in (1, 3):
        one, two = new(seats, 77), new(seats, 77)
        rng = Rng(3)
        for _ in range(300):
            if one.seat < 0:
                break
            actions = one.actions()
            action = actions[rng.below(len(actions))]
            one.apply(action)
            two.apply(action)
            assert one.fingerprint() == two.fingerprint()
    assert new(3, 77).fingerprint() != new(3, 78).fingerprint()


@pytest.mark.rule("TS-010")
@pytest.mark.rule("TS-020")
def test_each_age_has_its_deck_with_its_types() -> None:
    decks = new(4, boards="choose").decks
    assert [len(deck) for deck in decks] == [40, 40, 40, 24]
    for age, deck in enumerate(decks, 1):
        assert {AGE[card] for card in deck} == {age}
    for age in (1, 2, 3):
        counts = [sum(TYPE[card] == kind for card in range(CARDS) if AGE[card] == age) for kind in range(len(TYPES))]
        assert counts == [12, 12, 12, 4, 0]
    assert all(TYPES[TYPE[card]] == "nextgen" for card in decks[3])
    assert new(4, seed=1).decks[1] != new(4, seed=2).decks[1]
    assert all(list(deck) != sorted(deck) for deck in decks)


@pytest.mark.rule("TS-021")
@pytest.mark.rule("TS-022")
def test_wonders_and_visions_are_shuffled_and_two_wonders_are_neutral() -> None:
    state = new(2)
    everything = [*state.wonder_deck, *state.neutral, *(wonder for dealt in state.dealt for wonder in dealt[:2])]
    assert sorted(everything) == list(range(len(WONDER_IDS)))
    assert len(state.neutral) == 2
    visions = [*state.vision_deck, *(vision for dealt in state.dealt for vision in dealt[2:])]
    assert sorted(visions) == list(range(len(VISION_IDS)))
    assert len({new(2, seed).neutral for seed in range(6)}) > 1


@pytest.mark.rule("TS-023")
@pytest.mark.rule("TS-051")
def test_the_hourglass_stands_on_the_first_space_a_discovery_phase() -> None:
    state = kept()
    assert (state.space, state.phase_id, state.age, state.round) == (1, "discovery", 1, 1)


@pytest.mark.rule("TS-024")
def test_discovery_tiles_lie_in_three_stacks() -> None:
    stacks = new(2).tile_decks
    assert [len(stack) for stack in stacks] == [18, 18, 20]
    for age, stack in enumerate(stacks, 1):
        assert {DISCOVERY_AGE[tile] for tile in stack} == {age}
    assert sorted(tile for stack in stacks for tile in stack) == list(range(len(DISCOVERY_IDS)))
    assert list(stacks[0]) != sorted(stacks[0])


@pytest.mark.rule("TS-014")
@pytest.mark.rule("TS-025")
def test_the_supply_of_luxury_tiles_is_complete_and_finite() -> None:
    state = new(2)
    counts = {kind: state.stock(at) for at, kind in enumerate(LUXURIES)}
    assert counts == {"fur": 24, "pottery": 24, "silk": 20, "gems": 16, "book": 16, "yumurium": 8}
    table = Table().supply(silk=1)
    table.open(0, {"op": "luxury", "kind": "silk", "n": 1})
    table.open(0, {"op": "luxury", "kind": "silk", "n": 1})
    table.play("up room>coin")
    assert (table.waiting_lux(0), table.has(0)) == ({"silk": 1}, {"coin": 1})


@pytest.mark.rule("TS-014")
def test_a_discarded_tile_goes_back_to_the_supply() -> None:
    table = Table().supply(silk=1)
    table.lux(0, fur=1).play("trade fur", "leave")
    assert (table.state.stock(0), table.waiting_lux(0)) == (1, {})


@pytest.mark.rule("TS-E33")
def test_a_kind_that_is_out_of_stock_is_one_upgrade() -> None:
    table = Table(phase="camel").supply(pottery=1).cubes(0, coin=1)
    table.play("camel market", "pick 1", "up coin>wood")
    assert table.has(0) == {"coin": 1, "wood": 1}
    assert table.waiting_lux(0) == {}
    assert told(table.events, "out_of_stock", 0) == [{"kind": "fur"}]


@pytest.mark.rule("TS-012")
@pytest.mark.rule("TS-E11")
def test_a_tenth_worker_is_two_points_instead() -> None:
    table = Table().workers(0, waiting=8)
    table.open(0, {"op": "worker", "n": 2})
    assert (table.state.workers[0], table.state.waiting[0], table.state.vp[0]) == (9, 9, 2)


@pytest.mark.rule("TS-013")
def test_a_technology_board_takes_six_gears_and_then_none() -> None:
    table = Table()
    for _ in range(6):
        table.state.stack.clear()
        table.open(0, {"op": "unlock", "colour": "any"})
        if table.offered()[0].startswith("unlock"):
            table.play(table.offered()[0])
    assert table.state.gears[0] == 0b111111
    table.state.stack.clear()
    before = table.state.vp[0]
    table.open(0, {"op": "unlock", "colour": "any"})
    assert table.state.vp[0] == before + 2


@pytest.mark.rule("TS-030")
@pytest.mark.rule("TS-036")
@pytest.mark.rule("TS-043")
def test_discs_and_pieces_at_the_start() -> None:
    state = kept(4)
    assert state.vp == [0, 0, 0, 0]
    assert state.peace == [1, 1, 1, 1]
    assert state.camel == [-1] * 4
    for seat in range(4):
        ship = 1 if CIVS[state.civ[seat]] == "vikings" else 0
        assert state.tracks[seat * 5 : seat * 5 + 5] == [0, 0, ship, 0, 0]


@pytest.mark.rule("TS-030")
def test_four_signs_to_choose_from() -> None:
    assert len(set(GAME.signs)) == 4
    seats = tuple(SeatSetup(f"P{n}", sign=sign) for n, sign in enumerate(GAME.signs))
    assert GAME.seating(Options(), seats, 1) == seats


START: dict[str, dict[str, int]] = {civ["id"]: civ["start"] for civ in CONTENT.civilisations["civs"]}


def chosen(*civs: str) -> Any:
    state = new(len(civs), boards="choose")
    for civ in civs:
        state.apply(GAME.parse(f"civ {civ}"))
    for at in range(len(civs)):
        state.apply(GAME.parse(f"board TECH-{'ABCD'[at]}"))
    return state


@pytest.mark.rule("TS-032")
@pytest.mark.rule("TS-033")
@pytest.mark.parametrize("civ", sorted(START))
def test_starting_resources_of_each_civilisation(civ: str) -> None:
    other = "egypt" if civ != "egypt" else "greece"
    state = chosen(other, civ)
    assert unpack(state.cubes[1]) == START[civ]
    assert state.room(1) == 8 - sum(START[civ].values())


@pytest.mark.rule("TS-034")
def test_china_begins_with_the_top_card_of_age_one() -> None:
    top = new(2, boards="choose").decks[0][0]
    state = chosen("egypt", "china")
    assert state.hand == [(), (top,)]
    assert len(state.decks[0]) == 39
    assert top not in state.decks[0]


@pytest.mark.rule("TS-035")
@pytest.mark.rule("TS-E46")
def test_the_ship_of_the_vikings_stands_on_space_one_unpaid() -> None:
    state = chosen("vikings", "egypt")
    assert state.tracks[:5] == [0, 0, 1, 0, 0]
    assert state.waiting_lux[0] == 0
    table = Table().civ(0, "vikings").tracks(0, ship=1)
    table.play("activate ship")
    assert table.track(0, "ship") == 2
    assert told(table.events, "advanced", 0) == [{"track": "ship", "space": 2}]
    table.play("pick 1")
    assert table.waiting_lux(0) == {"fur": 1}


@pytest.mark.rule("TS-037")
@pytest.mark.rule("TS-045")
def test_start_cards_lie_on_the_first_three_spaces() -> None:
    state = kept(2)
    for seat in range(2):
        assert [entry and CARD_IDS[entry[0]] for entry in state.timeline[seat]] == ["START-S", "START-F", "START-W", None]
        assert state.peace_of(seat) == 1
    assert [CARD_PEACE[card] for card in START_CARDS] == [1, 0, 0]
    assert [CARD_VP[card] for card in START_CARDS] == [0, 0, 0]


@pytest.mark.rule("TS-037")
def test_the_boxes_of_the_start_cards() -> None:
    table = Table()
    table.play("activate START-S", "up room>coin", "activate START-F", "activate START-W")
    assert table.state.vp[0] == 1
    assert table.has(0) == {"coin": 3, "wood": 1}
    table = Table().lux(0, fur=1, pottery=1, silk=1)
    table.play("deliver pottery START-S", "deliver fur START-F", "deliver silk START-W")
    assert table.waiting_lux(0) == {}


@pytest.mark.rule("TS-037")
@pytest.mark.rule("TS-E01")
def test_the_first_card_pushes_all_three_and_none_dies() -> None:
    table = Table().hand(0, "I-21").cubes(0, stone=1)
    table.play("play I-21", "up room>coin")
    assert table.line(0) == ["I-21", "START-S", "START-F", "START-W"]
    assert table.state.grave[0] == ()
    assert table.has(0) == {"coin": 1}


@pytest.mark.rule("TS-038")
def test_three_workers_wait() -> None:
    state = kept(3)
    assert state.workers == state.waiting == [3, 3, 3]
    assert state.dormant == [0, 0, 0]


@pytest.mark.rule("TS-039")
def test_two_wonders_and_two_visions_are_dealt_before_anyone_chooses() -> None:
    state = new(3)
    assert state.phase_id == "keep"
    assert all(len(dealt) == 4 for dealt in state.dealt)
    flat = [wonder for dealt in state.dealt for wonder in dealt[:2]]
    assert len(set(flat)) == 6
    assert len({vision for dealt in state.dealt for vision in dealt[2:]}) == 6
    assert [action.text for action in state.actions()] == [f"keep {WONDER_IDS[wonder]}" for wonder in state.dealt[0][:2]]


@pytest.mark.rule("TS-039")
def test_cards_not_kept_go_under_their_decks_in_seat_order() -> None:
    state = new(2)
    dealt = state.dealt
    before = state.wonder_deck, state.vision_deck
    for seat, (wonder, vision) in enumerate(((1, 0), (0, 1))):
        assert state.seat == seat
        state.apply(GAME.parse(f"keep {WONDER_IDS[dealt[seat][wonder]]}"))
        state.apply(GAME.parse(f"keep {VISION_IDS[dealt[seat][2 + vision]]}"))
    assert state.wonder_deck == (*before[0], dealt[0][0], dealt[1][1])
    assert state.vision_deck == (*before[1], dealt[0][3], dealt[1][2])
    assert state.wonders == [(dealt[0][1],), (dealt[1][0],)]
    assert state.visions == [dealt[0][2], dealt[1][3]]
    assert state.phase_id == "discovery"


@pytest.mark.rule("TS-039")
def test_only_what_was_dealt_can_be_kept() -> None:
    state = new(2)
    wrong = GAME.parse(f"keep {WONDER_IDS[state.dealt[1][0]]}")
    for action in (wrong, GAME.parse(f"keep {VISION_IDS[state.dealt[0][2]]}")):
        ruling = state.refusal(action)
        assert (ruling.rule, ruling.reason) == ("TS-039", "NOTHING_TO_KEEP")
    assert state.refusal(state.actions()[0], 1).reason == "NOT_YOUR_TURN"
    assert state.refusal(state.actions()[0], 1).rule == "TS-039"


@pytest.mark.rule("TS-131")
def test_no_support_action_before_set_up_ends() -> None:
    state = chosen("china", "egypt")
    card = CARD_IDS[state.hand[0][0]]
    for text in (f"discard {card}", "convert wheat", "return coin", "spend wood", "aside 2"):
        ruling = state.refusal(GAME.parse(text))
        assert (ruling.rule, ruling.reason, ruling.params) == ("TS-131", "NOT_IN_THIS_PHASE", {"phase": "keep"}), text


@pytest.mark.rule("TS-040")
@pytest.mark.rule("TS-041")
def test_each_aims_at_the_own_vision_and_that_of_the_right_neighbour() -> None:
    state = kept(4)
    for seat in range(4):
        assert visions_of(state, seat) == (state.visions[seat], state.visions[(seat + 3) % 4])
    two = kept(2)
    assert set(visions_of(two, 0)) == set(visions_of(two, 1)) == set(two.visions)


@pytest.mark.rule("TS-040")
def test_the_kept_wonder_stays_in_hand_and_visions_are_shown_together() -> None:
    state = new(2)
    events: list[Any] = []
    while state.phase == KEEPING:
        assert not told(events, "visions")
        state.apply(state.actions()[0], events)
    assert len(told(events, "visions")) == 1
    assert [len(held) for held in state.wonders] == [1, 1]
    assert state.built == [(), ()]


@pytest.mark.rule("TS-042")
def test_the_first_game_deals_wonders_and_visions() -> None:
    for boards in ("random", "choose", "draft", "auction"):
        state = new(2, boards=boards, first_game=True)
        while state.phase_id == "boards":
            state.apply(state.actions()[0])
        assert state.phase_id == "discovery"
        assert [len(held) for held in state.wonders] == [1, 1]
        assert all(vision >= 0 for vision in state.visions)
        assert len({*state.neutral, *state.wonder_deck, *(held[0] for held in state.wonders)}) == 16
        assert len({*state.vision_deck, *state.visions}) == 12


@pytest.mark.rule("TS-016")
@pytest.mark.rule("TS-015")
@pytest.mark.rule("TS-017")
def test_faces_of_workers_the_small_board_and_notes_are_no_options_of_the_rules() -> None:
    assert set(Options.model_fields) == {
        "boards",
        "first_game",
        "wandering_wonders",
        "time_is_money",
        "cunning_camel",
        "gentle_push",
        "rival",
    }
