"""Buildings that do something of their own: take tiles back, halve, add, refresh, gain Workers; and Buildings under an Anomaly."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony.state import AnachronyState
from tests.games.anachrony.kit import (
    active,
    breakthroughs,
    cover,
    give,
    goods,
    house,
    listed,
    may,
    play,
    refused,
    staff,
    table,
    tired,
    to_clean_up,
    turns,
    warp,
)
from tests.games.anachrony.test_buildings import RICH, WORDS, build, place_of, with_building


@pytest.mark.rule("AN-521", "AN-332", "AN-E36")
def test_power_plant_111_takes_a_warp_tile_back_when_built_also_from_the_current_era() -> None:
    s = table(2, era=3)
    warp(s, 0, 3, "gold")
    build(s, "B-111", N=1, T=2, W=1)
    assert sorted(listed(s)) == ["back gold", "leave"]
    play(s, "back gold")
    assert s.tiles_out(0) == 0
    assert (s.travel[0], goods(s)) == (0, {}), "nothing is paid, no step"


@pytest.mark.rule("AN-551", "AN-552", "AN-299", "AN-E72")
def test_life_supports_311_and_312_halve_the_water_of_supply() -> None:
    for names, paid in ((("B-311",), 3), (("B-312",), 3), (("B-311", "B-312"), 2)):
        s = table(2)
        house(s, 0, *names)
        give(staff(s, 0, "S", "E"), 0, W=9)
        play(s, "place scientist supply")
        assert goods(s) == {"W": 9 - paid}
    other = table(2, rules_profile="alternative")
    house(other, 0, "B-311", "B-312")
    give(staff(other, 0, "S", "E"), 0)
    play(other, "place scientist supply")
    assert active(other) == "E", "free with both under the other reading (D-26)"


@pytest.mark.rule("AN-556", "AN-557", "AN-335")
def test_labs_401_and_402_add_to_the_range_of_power_plants() -> None:
    for names, reach in ((("B-401",), 2), (("B-402",), 3), (("B-401", "B-402"), 4)):
        s = with_building("B-101", era=7)
        house(s, 0, *names)
        play(s, "place engineer power_plant-1")
        assert sorted(listed(s)) == [f"focus {era}" for era in range(7 - reach, 7)]


@pytest.mark.rule("AN-558", "AN-013", "AN-014")
def test_lab_403_turns_an_energy_core_into_a_powered_up_exosuit() -> None:
    s = with_building("B-403")
    turns(s, suits=3)
    play(s, "place engineer lab-1")
    assert s.powered[0].bit_count() == 4
    assert goods(s)["E"] == 2
    s = with_building("B-403")
    assert refused(s, "place engineer lab-1").rule == "AN-014", "all six are in use"


@pytest.mark.rule("AN-559", "AN-E105")
def test_lab_404_returns_one_paradox_token_when_built() -> None:
    for held, left in ((0, 0), (2, 1)):
        s = table(2)
        s.paradox[0] = held
        build(s, "B-404", U=1, T=2, W=1)
        assert s.paradox[0] == left
    other = table(2, rules_profile="alternative")
    house(other, 0, "B-404")
    other.paradox[0] = 2
    staff(other, 0, "SE")
    assert not may(other, "place engineer lab-1")
    play(other, "place scientist lab-1")
    assert other.paradox[0] == 1, "a Scientist's action under the other reading (D-09)"


@pytest.mark.rule("AN-560", "AN-110")
def test_lab_405_lets_a_player_hold_one_token_more() -> None:
    s = table(2)
    assert s.paradox_limit(0) == 3
    house(s, 0, "B-405")
    assert s.paradox_limit(0) == 4


@pytest.mark.rule("AN-561", "AN-402", "AN-E118")
def test_lab_406_gives_two_points_for_each_anomaly_unless_it_is_covered() -> None:
    s = table(2)
    house(s, 0, "B-406", "ANOMALY", "ANOMALY")
    assert line(s, "anomalies") == -2
    s = table(2)
    house(s, 0, "B-406", "ANOMALY")
    cover(s, 0, "B-406")
    assert line(s, "anomalies") == -6


def line(s: AnachronyState, name: str, seat: int = 0) -> int:
    return next(one.points for one in s.scores()[seat].lines if one.id == name)


@pytest.mark.rule("AN-562", "AN-332", "AN-E36")
def test_lab_407_takes_a_warp_tile_back_for_nothing() -> None:
    s = with_building("B-407")
    assert not may(s, "place scientist lab-1"), "no tile of one's own lies on the Timeline"
    warp(s, 0, 2, "scientist")
    warp(s, 0, 4, "gold")
    before = goods(s)
    play(s, "place scientist lab-1", "back scientist")
    assert s.tiles_on(0, 2) == 0
    assert (s.travel[0], goods(s)) == (0, before)


@pytest.mark.rule("AN-563", "AN-302")
def test_lab_408_refreshes_all_tired_workers_for_the_next_turn() -> None:
    for letter, back in (("A", True), ("G", True), ("S", False), ("E", False)):
        s = with_building("B-408")
        staff(s, 0, letter, "SSE")
        before = goods(s)
        play(s, f"place {WORDS[letter]} lab-1")
        assert (active(s), tired(s), goods(s)) == ("SSE", "", before)
        assert s.morale[0] == 4
        to_clean_up(s)
        assert (letter in active(s).replace("SSE", "", 1)) == back


@pytest.mark.rule("AN-564")
def test_lab_409_gains_a_scientist_or_an_engineer() -> None:
    for gained, letter in (("scientist", "S"), ("engineer", "E")):
        s = with_building("B-409")
        staff(s, 0, "A")
        play(s, "place administrator lab-1")
        assert sorted(listed(s)) == ["gain engineer", "gain scientist"]
        play(s, f"gain {gained}")
        assert (active(s), goods(s)["W"]) == (letter, 7)
        to_clean_up(s)
        assert "A" in active(s)


@pytest.mark.rule("AN-565")
def test_lab_410_gains_a_genius() -> None:
    s = with_building("B-410")
    staff(s, 0, "AS")
    assert refused(s, "place scientist lab-1").rule == "AN-565"
    play(s, "place administrator lab-1")
    assert (active(s), goods(s)["W"]) == ("SG", 7)
    to_clean_up(s)
    assert "A" in active(s)


@pytest.mark.rule("AN-566", "AN-217")
def test_lab_411_sets_the_second_die_for_a_water() -> None:
    s = with_building("B-411")
    play(s, "place scientist research-1", "both square/genetics")
    assert (breakthroughs(s), goods(s)["W"]) == ({"square/genetics": 1}, 8)
    dry = with_building("B-411", T=1)
    play(dry, "place scientist research-1")
    assert not any(text.startswith("both") for text in listed(dry))


@pytest.mark.rule("AN-317", "AN-465")
def test_progress_on_side_b_keeps_its_scientists_on_three_types_of_buildings() -> None:
    def at_work(name: str, letter: str) -> str:
        s = table(2, era=4, paths=("progress", "harmony", "dominance", "salvation"), board_side="B")
        house(s, 0, name)
        give(staff(s, 0, letter), 0, **RICH)
        play(s, f"place {WORDS[letter]} {place_of(name)}")
        while s.stack:
            s.apply(s.actions()[0])
        to_clean_up(s)
        return active(s)

    assert at_work("B-101", "S") == at_work("B-202", "S") == at_work("B-413", "S") == "S"
    assert at_work("B-309", "S") == "", "not on a Life Support"
    assert at_work("B-101", "G") == at_work("B-101", "E") == ""


@pytest.mark.rule("AN-500", "AN-022", "AN-023", "AN-354")
def test_a_covered_building_does_nothing_but_keeps_its_points() -> None:
    s = with_building("B-201")
    cover(s, 0, "B-201")
    before = line(s, "buildings")
    play(s, "place engineer factory-1")
    assert listed(s)[0].startswith("pay"), "what can be used there is the Anomaly"
    assert before == 1
    s = with_building("B-303")
    cover(s, 0, "B-303")
    assert refused(s, "free life_support-1").rule in {"AN-354", "AN-023"}
    assert line(s, "buildings") == 1
