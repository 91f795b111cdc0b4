"""Turns in Action Rounds: whose turn it is, what is placed where, what a turn holds (section 7.1)."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony import GAME
from exhibition_suite.games.anachrony.actions import PLACES
from tests.games.anachrony.kit import (
    State,
    active,
    close,
    crew,
    give,
    goods,
    house,
    lead,
    listed,
    may,
    occupy,
    play,
    pool,
    refused,
    staff,
    table,
    tile,
    tired,
    to_clean_up,
    turns,
)
from tests.games.anachrony.solo import told

PURIFY = "place scientist purify"


def standing(s: State, space: str) -> int:
    """What stands on a hex space, -1 for nothing."""
    return s.hexes[PLACES.index(space)]


def next_rounds(s: State) -> State:
    """Action Rounds of the next Era; nobody powers up or warps by choice, everybody gets six Exosuits."""
    to_clean_up(s)
    return turns(s)


# ---- whose turn it is


@pytest.mark.rule("AN-145")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    s = crew(3, "SSSS")
    s.order = tuple((first + i) % 3 for i in range(3))
    turns(s)
    moved = []
    for _ in range(7):
        moved.append(s.seat)
        play(s, PURIFY)
    assert moved == [(first + i) % 3 for i in range(7)], "one Action each, then the next player"


@pytest.mark.rule("AN-145", "AN-146")
def test_who_has_passed_is_skipped_until_all_have_passed() -> None:
    s = crew(3, "SSSS")
    moved = []
    for what in ("pass", PURIFY, PURIFY, PURIFY, "pass", PURIFY, PURIFY):
        moved.append(s.seat)
        play(s, what)
    assert moved == [0, 1, 2, 1, 2, 1, 1], "the last one goes on alone"
    assert s.phase_id == "actions"
    assert s.refusal(GAME.parse(PURIFY), 0) is not None
    play(s, "pass")
    assert s.phase_id != "actions"


@pytest.mark.rule("AN-146")
def test_a_player_who_has_passed_has_no_further_turn() -> None:
    s = crew(2)
    play(s, "pass")
    for what in (PURIFY, "pass", "free force"):
        ruling = s.refusal(GAME.parse(what), 0)
        assert ruling is not None
        assert ruling.rule == "AN-146"
    waiting = crew(2)
    ruling = waiting.refusal(GAME.parse(PURIFY), 1)
    assert ruling is not None
    assert ruling.rule == "AN-145", "it is not seat 1's turn yet"


@pytest.mark.rule("AN-147", "AN-148", "AN-E80")
def test_free_actions_before_a_pass_and_none_after_it() -> None:
    s = house(crew(2), 0, "B-301", "B-303", "B-304")
    play(s, "free life_support-1", "free life_support-2")
    assert s.seat == 0, "Free Actions alone are no turn"
    play(s, "pass")
    assert goods(s) == {"W": 3}
    assert s.seat == 1
    ruling = s.refusal(GAME.parse("free life_support-3"), 0)
    assert ruling is not None
    assert ruling.rule == "AN-146"
    play(s, PURIFY)
    assert s.seat == 1, "no turn for the player who has passed, Free Actions or not"


@pytest.mark.rule("AN-148")
def test_a_turn_must_contain_an_action_or_a_pass() -> None:
    s = house(crew(2), 0, "B-303")
    assert refused(s, "end").rule == "AN-148"
    play(s, "free life_support-1")
    assert refused(s, "end").rule == "AN-148"
    assert may(s, PURIFY)
    assert may(s, "pass")
    play(s, PURIFY)
    assert s.seat == 1


# ---- who is placed


@pytest.mark.rule("AN-149")
def test_only_active_workers_are_placed() -> None:
    s = staff(crew(2), 0, "E", "SG")
    assert refused(s, PURIFY).rule == "AN-149"
    assert refused(s, "place genius supply").rule == "AN-149"
    assert refused(s, "place administrator purify").rule == "AN-149"
    play(s, "place engineer purify")
    assert (active(s), tired(s)) == ("", "SG")


@pytest.mark.rule("AN-149")
def test_the_space_must_admit_the_worker() -> None:
    s = house(crew(2), 0, "B-211", "B-407", "B-307")
    give(s, 0, T=1)
    s.warped[0] = 1
    assert {text for text in listed(s) if "factory-1" in text} == {"place engineer factory-1", "place genius factory-1"}
    assert {text for text in listed(s) if "lab-1" in text} == {"place scientist lab-1", "place genius lab-1"}
    assert {text for text in listed(s) if "life_support-1" in text} == {"place administrator life_support-1", "place genius life_support-1"}
    assert refused(s, "place scientist factory-1").rule == "AN-536"


@pytest.mark.rule("AN-150")
def test_the_main_board_takes_an_exosuit_with_the_worker() -> None:
    s = crew(2, suits=2)
    play(s, "place scientist mine-1", "cube titanium")
    assert s.powered[0].bit_count() == 1
    assert active(s) == "SEEAAG"
    assert standing(s, "mine-1") == 0, "a Scientist in an Exosuit of seat 0"
    play(s, "pass", "place engineer purify")
    assert s.powered[0] == 0
    assert refused(s, "place engineer mine-2").rule == "AN-150"
    give(s, 0, W=5)
    assert may(s, "place engineer supply"), "the player board needs none"


@pytest.mark.rule("AN-157")
@pytest.mark.parametrize("slots", [0b000001, 0b000100, 0b100000, 0b101000])
def test_any_powered_up_exosuit_will_do(slots: int) -> None:
    s = crew(2)
    s.powered[0] = slots
    play(s, PURIFY)
    assert s.powered[0] & ~slots == 0
    assert s.powered[0].bit_count() == slots.bit_count() - 1
    assert s.suits_left(0) == 6 - slots.bit_count(), "the one that stands on the board is not in supply"


# ---- spaces


@pytest.mark.rule("AN-151")
def test_a_hex_space_holds_one_exosuit() -> None:
    s = give(crew(2), 0, W=2)
    occupy(s, 1, "mine-1", "research-1", "council-left")
    assert refused(s, "place engineer mine-1").rule == "AN-151"
    assert refused(s, "place scientist research-1").rule == "AN-151"
    assert refused(s, "place scientist council-left").rule == "AN-151"
    occupy(s, 0, "mine-2")
    assert refused(s, "place engineer mine-2").rule == "AN-151", "nor beside an own one"
    assert may(s, "place engineer mine-3")
    assert may(s, "place scientist research-2")


@pytest.mark.rule("AN-151", "AN-E22")
def test_a_face_down_tile_closes_its_space_but_counts_as_taken() -> None:
    s = give(crew(2, era=5), 0, W=9)
    tile(tile(s, "research-1", "K-11"), "research-2", "K-14")
    close(s, "research-1")
    assert refused(s, "place scientist research-1").rule == "AN-272"
    assert may(s, "place scientist research-2")
    assert refused(s, "place scientist council-right").rule == "AN-225"
    close(s, "research-2")
    assert refused(s, "place scientist research-2").rule == "AN-272"
    assert may(s, "place scientist council-right"), "both spaces are taken, so World Council can copy Research"


@pytest.mark.rule("AN-152")
def test_pools_hold_any_number_of_exosuits() -> None:
    s = crew(2, "SSSS")
    for _ in range(3):
        play(s, PURIFY, PURIFY)
    assert len(s.pools[0]) == 6
    assert goods(s, 0) == goods(s, 1) == {"W": 12}


@pytest.mark.rule("AN-153")
def test_a_worker_space_takes_one_worker_without_exosuit_once_an_era() -> None:
    s = house(crew(2, "SSE", suits=1), 0, "B-204")
    play(s, "place scientist factory-1")
    assert s.powered[0].bit_count() == 1, "no Exosuit is used"
    assert (goods(s), active(s)) == ({"G": 1}, "SE")
    play(s, "pass")
    assert refused(s, "place engineer factory-1").rule == "AN-153"
    next_rounds(s)
    assert may(s, "place engineer factory-1")


@pytest.mark.rule("AN-153")
def test_supply_is_a_worker_space_too() -> None:
    s = give(crew(2), 0, W=20)
    play(s, "place scientist supply", "pass")
    assert refused(s, "place scientist supply").rule == "AN-153"


@pytest.mark.rule("AN-153")
def test_another_players_structures_are_no_spaces_of_the_own_board() -> None:
    s = house(crew(2), 1, "B-204")
    assert refused(s, "place scientist factory-1").rule == "AN-153"
    play(s, "pass")
    assert may(s, "place scientist factory-1")


# ---- what a turn holds


@pytest.mark.rule("AN-154")
def test_free_actions_after_the_action_then_the_end() -> None:
    s = house(crew(2), 0, "B-301", "B-303")
    play(s, PURIFY)
    assert s.seat == 0
    assert refused(s, "place scientist purify").rule == "AN-154", "one Action a turn"
    assert refused(s, "pass").rule == "AN-154"
    play(s, "free life_support-1")
    assert s.seat == 0
    play(s, "end")
    assert s.seat == 1
    assert goods(s) == {"W": 5}


@pytest.mark.rule("AN-154")
def test_without_a_possible_action_only_passing_is_left() -> None:
    for s in (crew(2, ""), crew(2, "SEAG", suits=0)):
        assert [text for text in listed(s) if not text.startswith("free")] == ["pass"]
        play(s, "pass")
        assert s.seat == 1


@pytest.mark.rule("AN-154", "AN-302", "AN-E09")
def test_with_tired_workers_only_force_workers_leads_to_a_pass() -> None:
    s = staff(crew(2), 0, "", "SSE")
    assert set(listed(s)) == {"free force", "pass"}
    play(s, "free force")
    assert (active(s), tired(s)) == ("SSE", "")
    assert refused(s, PURIFY).rule == "AN-302"
    assert listed(s) == ["pass"]
    play(s, "pass")
    next_rounds(s)
    assert active(s) == "SSE"
    assert may(s, PURIFY)


@pytest.mark.rule("AN-302", "AN-E08")
def test_refreshed_workers_are_placed_from_the_next_turn_on() -> None:
    s = staff(crew(2), 0, "S", "SEA")
    play(s, "free force")
    assert active(s) == "SSEA"
    assert {text.split()[1] for text in listed(s) if text.startswith("place")} == {"scientist"}
    play(s, PURIFY, "pass")
    assert s.seat == 0
    assert {text.split()[1] for text in listed(s) if text.startswith("place")} == {"scientist", "engineer", "administrator"}


@pytest.mark.rule("AN-155")
def test_the_placement_cost_comes_before_the_action() -> None:
    s = pool(occupy(crew(2), 1, "recruit-1"), "S")
    assert refused(s, "place engineer recruit-2").rule == "AN-201", "the 2 Water beside the Scientist come too late"
    give(s, 0, W=1)
    events = play(s, "place engineer recruit-2")
    assert [event.id for event in events if event.id in ("paid", "gained")] == ["paid", "gained"]
    assert goods(s) == {"W": 2}


@pytest.mark.rule("AN-155")
def test_the_worker_type_may_add_a_bonus() -> None:
    found = {}
    for worker in ("scientist", "engineer"):
        s = crew(2)
        play(s, f"place {worker} purify")
        found[worker] = goods(s)
    assert found == {"scientist": {"W": 4}, "engineer": {"W": 3}}


@pytest.mark.rule("AN-156")
def test_a_face_up_tile_under_the_exosuit_adds_its_bonus() -> None:
    s = tile(tile(pool(crew(2, era=5), "SS"), "recruit-1", "K-33"), "recruit-2", "K-32")
    morale = s.morale[0]
    play(s, "place engineer recruit-1")
    assert s.morale[0] == morale + 1
    assert goods(s) == {"W": 2}
    play(s, "place engineer recruit-2")
    assert (s.morale[0], s.morale[1]) == (morale + 1, 4), "the tile of the other space gives no step"


# ---- what Clean Up leaves


@pytest.mark.rule("AN-372", "AN-E109")
def test_an_unplaced_worker_stays_where_it_is() -> None:
    s = staff(crew(2), 0, "SE", "A")
    play(s, PURIFY)
    to_clean_up(s)
    assert s.era == 2
    assert (active(s), tired(s)) == ("E", "SA")


@pytest.mark.rule("AN-145")
def test_every_row_of_four_has_its_turn() -> None:
    s = table(4)
    for seat in range(4):
        lead(staff(s, seat, "SS"), seat, "wolfe")
    moved = []
    for _ in range(5):
        moved.append(s.seat)
        events = play(s, PURIFY)
        assert told(events, "placed") == [{"worker": "scientist", "space": "purify"}]
    assert moved == [0, 1, 2, 3, 0]


@pytest.mark.rule("AN-146")
def test_who_has_passed_is_not_out_any_more_when_the_next_era_begins() -> None:
    s = crew(2, "SSSS")
    play(s, "pass")
    assert s.passed == 0b01
    to_clean_up(s)
    assert (s.era, s.phase_id, s.passed) == (2, "power_up", 0)
