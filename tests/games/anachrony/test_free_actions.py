"""Free Actions: when, how often, where, for what, and Leaders and tiles that let a Worker or an Exosuit act (section 7.2)."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony import GAME
from exhibition_suite.games.anachrony.actions import FREES
from exhibition_suite.games.anachrony.items import LEADER_IDS, STRUCTURE_IDS
from exhibition_suite.games.anachrony.players import MARKER
from tests.games.anachrony.kit import (
    State,
    active,
    built,
    cover,
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

PURIFY = "place scientist purify"
FREE_BUILDINGS = ("B-215", "B-301", "B-302", "B-303", "B-304", "B-414")
FREE_PROJECTS = ("S-06", "S-07", "S-08", "S-11", "S-12")


def frees(s: State) -> set[str]:
    """Free Actions that can be used now."""
    return {text for text in listed(s) if text.startswith("free")}


# ---- when


@pytest.mark.rule("AN-160")
def test_any_number_before_and_after_the_action() -> None:
    s = house(crew(2), 0, "B-301", "B-303", "B-304", "B-414")
    play(s, "free life_support-1", "free life_support-2", PURIFY, "free life_support-3", "free lab-1")
    assert goods(s) == {"W": 4 + 1 + 2 + 2}
    assert (s.vp[0], s.paradox[0]) == (2, 1)
    assert s.seat == 1


@pytest.mark.rule("AN-160")
def test_only_in_the_own_turn_of_action_rounds() -> None:
    s = house(house(crew(2), 0, "B-303"), 1, "B-304")
    for slot in ("life_support-1", "force"):
        ruling = s.refusal(GAME.parse(f"free {slot}"), 1)
        assert ruling is not None
        assert ruling.rule == "AN-145"
    to_clean_up(s)
    assert s.phase_id == "power_up"
    assert refused(s, "free life_support-1").rule == "AN-160"


@pytest.mark.rule("AN-160")
def test_not_in_the_middle_of_another_effect() -> None:
    s = house(crew(2), 0, "B-303", "B-215")
    give(s, 0, W=1)
    play(s, "place scientist mine-1")
    assert s.choosing
    assert refused(s, "free life_support-1").rule == "AN-160"
    play(s, "cube titanium", "free factory-1")
    assert refused(s, "free life_support-1").rule == "AN-160", "nor in the middle of another Free Action"
    play(s, "gain gold", "free life_support-1")
    assert goods(s) == {"G": 1, "U": 1, "T": 1, "W": 2}


# ---- markers and slots


@pytest.mark.rule("AN-161")
@pytest.mark.parametrize("slot", ["life_support-1", "force", "leader"])
def test_a_marker_lies_on_the_slot_and_blocks_it(slot: str) -> None:
    s = lead(house(crew(2), 0, "B-303"), 0, "caratacus")
    staff(s, 0, "S", "S")
    play(s, f"free {slot}")
    assert s.use_of(0, FREES.index(slot)) == MARKER
    assert s.markers[0] == 6
    assert refused(s, f"free {slot}").rule == "AN-161"
    play(s, "pass", "pass")
    assert s.era == 2
    turns(s)
    assert s.markers[0] == 7
    give(s, 0, W=2)
    assert may(s, f"free {slot}"), "back in the next Era"


@pytest.mark.rule("AN-161")
def test_other_players_slots_and_covered_tiles_are_no_slots() -> None:
    s = house(house(crew(2), 0, "B-303", "B-301"), 1, "B-304", "B-215")
    cover(s, 0, "B-303")
    assert frees(s) == {"free life_support-2", "free force"}
    assert refused(s, "free life_support-1").rule == "AN-354"
    assert refused(s, "free factory-1").rule == "AN-164"


@pytest.mark.rule("AN-162")
def test_without_a_marker_no_free_action() -> None:
    s = lead(house(crew(2), 0, "B-303"), 0, "caratacus")
    staff(s, 0, "S", "S")
    s.markers[0] = 0
    assert frees(s) == set()
    for slot in ("life_support-1", "force", "leader"):
        assert refused(s, f"free {slot}").rule == "AN-162"


@pytest.mark.rule("AN-162", "AN-E78")
def test_an_eighth_free_action_in_one_era_is_not_possible() -> None:
    s = lead(house(crew(2), 0, "B-301", "B-302", "B-303", "B-414", "B-215"), 0, "caratacus")
    house(s, 0, "S-06")
    give(staff(s, 0, "S", "S"), 0, W=1)
    s.powered[0] = 0b111
    play(s, *(f"free life_support-{n}" for n in (1, 2, 3)), "free lab-1", "free force", "free factory-1", "gain gold", "free leader")
    play(s, "choose take")
    assert s.markers[0] == 0
    assert s.use_of(0, FREES.index("power_plant-1")) == 0
    assert refused(s, "free power_plant-1").rule == "AN-162"
    assert frees(s) == set()


@pytest.mark.rule("AN-163")
def test_the_cost_of_the_slot_is_paid_before_its_effect() -> None:
    s = house(crew(2), 0, "B-215")
    assert refused(s, "free factory-1").rule == "AN-163"
    give(s, 0, W=1)
    events = play(s, "free factory-1", "gain uranium")
    assert [event.id for event in events if event.id in ("paid", "gained")] == ["paid", "gained"]
    assert goods(s) == {"U": 1}


# ---- which slots there are


@pytest.mark.rule("AN-164")
def test_which_structures_have_a_free_action() -> None:
    rich = give(crew(1, era=3, suits=4), 0, N=9, G=9, U=9, T=9, W=9, E=9)
    found = []
    for name in STRUCTURE_IDS:
        s = house(rich.copy(), 0, name)
        spot = next(iter(built(s)))
        if may(s, f"free {spot}"):
            found.append(name)
        else:
            assert refused(s, f"free {spot}").rule == "AN-164", name
    assert found == [*FREE_BUILDINGS, *FREE_PROJECTS]


@pytest.mark.rule("AN-164")
def test_which_leaders_have_a_free_action() -> None:
    rich = give(crew(1), 0, W=9)
    assert [leader for leader in LEADER_IDS if may(lead(rich.copy(), 0, leader), "free leader")] == ["haulani", "valerian", "caratacus"]
    assert refused(rich, "free leader").rule == "AN-164"


@pytest.mark.rule("AN-164")
@pytest.mark.parametrize("side", ["A", "B"])
def test_supply_is_a_free_action_for_dominance_side_b_only(side: str) -> None:
    s = table(4, board_side=side)
    found = []
    for seat, path in enumerate(("harmony", "dominance", "progress", "salvation")):
        assert s.seat == seat
        give(s, seat, W=9)
        if may(s, "free supply"):
            assert not may(s, "place scientist supply")
            found.append(path)
        else:
            assert refused(s, "free supply").rule == "AN-297"
            assert may(s, "place scientist supply")
        assert may(s, "free force"), "everybody has Force Workers"
        play(s, "pass")
    assert found == (["dominance"] if side == "B" else [])


# ---- Free Actions that place a Worker or an Exosuit


@pytest.mark.rule("AN-165", "AN-485", "AN-E81")
def test_haulani_seals_an_anomaly_and_the_turn_goes_on() -> None:
    s = give(lead(house(crew(2, "SE"), 0, "ANOMALY"), 0, "haulani"), 0, N=1, W=2)
    play(s, "free leader")
    assert refused(s, "place scientist purify").rule == "AN-485", "on the own board only"
    play(s, "place scientist power_plant-1")
    assert (goods(s), built(s), active(s)) == ({}, {}, "E")
    assert s.seat == 0
    assert refused(s, "end").rule == "AN-148", "the turn still needs its Action or a pass"
    play(s, "place engineer purify")
    assert s.seat == 1


@pytest.mark.rule("AN-165")
def test_exocrawler_obeys_all_rules_of_the_action() -> None:
    s = pool(house(crew(2, "SSEA", suits=2), 0, "S-11"), "SG")
    occupy(s, 1, "mine-1")
    play(s, "free power_plant-1")
    assert refused(s, "place scientist supply").rule == "AN-605"
    assert refused(s, "place scientist mine-1").rule == "AN-151"
    assert refused(s, "place scientist recruit-1").rule == "AN-200"
    assert refused(s, "place exosuit purify").rule == "AN-149"
    play(s, "place engineer recruit-1")
    assert (goods(s), active(s)) == ({"W": 2}, "SSSA")
    assert s.powered[0].bit_count() == 1
    play(s, "place administrator purify")
    assert s.powered[0] == 0
    assert s.seat == 1


@pytest.mark.rule("AN-165")
def test_exocrawler_and_valerian_need_an_exosuit_and_haulani_a_space() -> None:
    s = house(crew(2, suits=0), 0, "S-11")
    assert refused(s, "free power_plant-1").reason == "NO_PLACEMENT"
    lead(s, 0, "valerian")
    assert refused(s, "free leader").reason == "NO_PLACEMENT"
    lead(s, 0, "haulani")
    assert refused(s, "free leader").reason == "NO_PLACEMENT", "Supply costs Water that is not there"
    give(s, 0, W=5)
    assert may(s, "free leader")


@pytest.mark.rule("AN-165", "AN-302")
def test_refreshed_workers_do_not_act_by_a_free_action_either() -> None:
    s = give(lead(house(staff(crew(2), 0, "", "SE"), 0, "S-11"), 0, "haulani"), 0, W=9)
    play(s, "free force")
    assert not may(s, "free power_plant-1")
    assert not may(s, "free leader")


@pytest.mark.rule("AN-489", "AN-242", "AN-200", "AN-E82")
def test_valerians_empty_exosuit_is_a_scientist_at_purify_and_not_at_recruit() -> None:
    s = pool(lead(crew(2, "S"), 0, "valerian"), "SEAG")
    play(s, "free leader")
    assert refused(s, "place exosuit recruit-1").rule == "AN-200"
    assert refused(s, "place scientist purify").rule == "AN-489"
    play(s, "place exosuit purify")
    assert (goods(s), active(s)) == ({"W": 4}, "S")
    play(s, PURIFY)
    assert goods(s) == {"W": 8}


@pytest.mark.rule("AN-165", "AN-373", "AN-E83")
@pytest.mark.parametrize("how", ["valerian", "exocrawler"])
def test_a_tile_below_an_additional_exosuit_gives_its_bonus_and_collapses(how: str) -> None:
    s = tile(crew(2, era=5), "research-1", "K-11")
    if how == "valerian":
        play(lead(s, 0, "valerian"), "free leader", "place exosuit research-1")
    else:
        play(house(s, 0, "S-11"), "free power_plant-1", "place scientist research-1")
    play(s, "die circle")
    while s.choosing:
        play(s, s.actions()[0].text)
    assert s.vp[0] == 2
    assert not s.acted
    to_clean_up(s)
    assert s.era == 6
    turns(s)
    assert refused(s, "place scientist research-1").rule == "AN-272"


@pytest.mark.rule("AN-012", "AN-E07")
def test_a_worker_gained_by_a_free_action_acts_in_the_same_turn() -> None:
    s = house(crew(2, "E"), 0, "S-12")
    play(s, "free power_plant-1", "gain genius")
    assert active(s) == "G"
    play(s, "place genius purify")
    assert (goods(s), active(s), tired(s)) == ({"W": 4}, "", "")


@pytest.mark.rule("AN-018", "AN-340")
def test_temporal_tourism_needs_a_past() -> None:
    assert refused(house(crew(2), 0, "S-08"), "free power_plant-1").rule == "AN-340"
    assert may(house(crew(2, era=2), 0, "S-08"), "free power_plant-1")


@pytest.mark.rule("AN-163", "AN-604", "AN-E102")
def test_dark_matter_converter_needs_a_worker_in_the_columns() -> None:
    s = house(crew(2, "S"), 0, "S-12")
    play(s, PURIFY)
    assert s.seat == 1, "the only Worker stands on the main board: no Free Action is left"
    again = house(crew(2, ""), 0, "S-12")
    assert refused(again, "free power_plant-1").rule == "AN-163"
    assert may(staff(again, 0, "", "E"), "free power_plant-1"), "a Tired one will do"
