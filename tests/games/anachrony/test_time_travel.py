"""Set Focus, Warp tiles that come back, the Time Travel track (section 12)."""

from __future__ import annotations

import pytest

from tests.games.anachrony.kit import (
    State,
    active,
    breakthroughs,
    cover,
    give,
    goods,
    hold,
    house,
    lead,
    line,
    listed,
    may,
    play,
    project,
    refused,
    staff,
    table,
    to_clean_up,
    turns,
    warp,
    warped,
)
from tests.games.anachrony.solo import told

PLANT = "place engineer power_plant-1"


def traveller(plant: str = "B-105", *, era: int = 5, workers: str = "EE", **amounts: int) -> State:
    """A player with one Power Plant, two Engineers and these goods; no Leader with a Free Action."""
    s = house(lead(staff(table(2, era=era), 0, workers), 0, "wolfe"), 0, plant)
    return give(s, 0, **amounts)


def eras(s: State) -> list[int]:
    """Eras that may be chosen."""
    return sorted(int(text.split()[1]) for text in listed(s) if text.startswith("focus"))


# ---- where to


@pytest.mark.rule("AN-325")
def test_set_focus_is_an_action_of_power_plants() -> None:
    s = traveller()
    play(s, PLANT, "focus 3")
    assert s.focus == [3, 5]
    for name, place in (("B-202", "factory-1"), ("B-309", "life_support-1"), ("B-413", "lab-1")):
        other = give(house(staff(table(2, era=5), 0, "E"), 0, name), 0, N=1, W=1)
        play(other, f"place engineer {place}")
        assert other.focus == [5, 5]


@pytest.mark.rule("AN-326", "AN-E29")
def test_the_impact_tile_is_not_counted_and_the_current_tile_is_no_choice() -> None:
    s = traveller("B-102", era=6)
    play(s, PLANT)
    assert eras(s) == [4, 5]
    assert refused(s, "focus 6").rule == refused(s, "focus 3").rule == "AN-326"


@pytest.mark.rule("AN-326", "AN-327", "AN-E30")
def test_the_range_counts_from_the_current_era_wherever_the_marker_is() -> None:
    s = warp(traveller("B-102", era=4, G=1), 0, 2, "gold")
    s.focus[0], s.travel[0] = 2, 1
    play(s, PLANT)
    assert eras(s) == [2, 3]
    play(s, "focus 2", "return gold")
    assert (s.focus[0], s.travel[0], s.tiles_out(0)) == (2, 2, 0)


@pytest.mark.rule("AN-340", "AN-018", "AN-E28")
def test_in_era_1_there_is_nowhere_to_go() -> None:
    s = traveller(era=1)
    assert refused(s, PLANT).rule == "AN-340"
    assert may(traveller(era=2), PLANT)


@pytest.mark.rule("AN-328", "AN-183")
def test_the_marker_decides_which_superproject_can_be_built() -> None:
    s = give(traveller(era=4), 0, T=9, U=9, G=9, W=9, N=9)
    project(project(s, "S-02", 2), "S-03", 4)
    hold(s, 0, "circle/time_travel", "square/time_travel")
    play(s, PLANT, "focus 2", "pass", "place engineer construct-1")
    assert "project S-02" in listed(s)
    assert "project S-03" not in listed(s)
    assert breakthroughs(s) == {"circle/time_travel": 1, "square/time_travel": 1}


@pytest.mark.rule("AN-341", "AN-377")
def test_the_marker_stays_until_clean_up() -> None:
    s = traveller(era=5)
    play(s, PLANT, "focus 3", "pass", "place engineer purify")
    assert s.focus[0] == 3
    to_clean_up(s)
    assert s.focus == [6, 6]


# ---- a Warp tile comes back


@pytest.mark.rule("AN-329", "AN-331", "AN-334")
@pytest.mark.parametrize(
    ("tile", "price"), [("neutronium", {"N": 1}), ("uranium", {"U": 1}), ("titanium", {"T": 1}), ("gold", {"G": 1}), ("water", {"W": 2})]
)
def test_goods_are_paid_back(tile: str, price: dict[str, int]) -> None:
    s = give(warp(traveller(), 0, 4, tile), 0, **price)
    play(s, PLANT, "focus 4", f"return {tile}")
    assert (goods(s), warped(s), s.travel[0]) == ({}, {}, 1)
    poor = give(warp(traveller(), 0, 4, tile), 0, **{letter: n - 1 for letter, n in price.items()})
    play(poor, PLANT, "focus 4")
    assert not poor.stack, "nothing to ask"
    assert poor.tiles_out(0) != 0


@pytest.mark.rule("AN-329", "AN-010", "AN-330", "AN-E32", "AN-E33")
def test_a_worker_is_paid_of_exactly_the_type_and_from_the_active_column() -> None:
    s = warp(traveller(workers="EES", G=1), 0, 3, "scientist", "gold")
    play(s, PLANT, "focus 3", "return scientist")
    assert (active(s), s.workers(0) & 255, s.travel[0]) == ("E", 0, 1)
    genius = staff(warp(traveller(G=1), 0, 3, "scientist", "gold"), 0, "EG", "S")
    play(genius, PLANT, "focus 3")
    assert listed(genius) == ["return gold", "leave"], "neither the Genius nor the Tired Scientist"
    at_work = staff(warp(traveller(G=1), 0, 3, "scientist", "gold"), 0, "S")
    play(at_work, "place scientist power_plant-1", "focus 3")
    assert listed(at_work) == ["return gold", "leave"], "nor the one who travels"


@pytest.mark.rule("AN-329", "AN-E34")
def test_an_exosuit_is_paid_from_a_hex_slot_and_cannot_be_used_any_more() -> None:
    s = turns(warp(traveller(), 0, 4, "exosuit"), suits=1)
    play(s, PLANT, "focus 4", "return exosuit", "pass")
    assert (s.powered[0], s.out[0], s.suits_left(0), s.travel[0]) == (0, 0, 6, 1)
    assert refused(s, "place engineer purify").rule == "AN-150"
    none = turns(warp(traveller(), 0, 4, "exosuit"), suits=0)
    play(none, PLANT, "focus 4")
    assert not none.stack


@pytest.mark.rule("AN-329")
def test_only_one_own_tile_of_the_chosen_era() -> None:
    s = warp(traveller(G=1, T=1), 0, 4, "gold", "titanium")
    warp(warp(s, 0, 3, "uranium"), 1, 4, "neutronium")
    give(s, 0, G=1, T=1, U=1, N=1)
    play(s, PLANT, "focus 4")
    assert set(listed(s)) == {"return gold", "return titanium", "leave"}
    play(s, "return gold")
    assert not s.stack, "one tile each time"
    assert warped(s) == {3: ["uranium"], 4: ["titanium"]}


@pytest.mark.rule("AN-331", "AN-E31")
def test_without_a_tile_the_track_does_not_move() -> None:
    s = warp(traveller(G=1), 0, 4, "gold")
    play(s, PLANT, "focus 4", "leave")
    assert (s.travel[0], s.focus[0], goods(s)) == (0, 4, {"G": 1})
    bare = traveller()
    play(bare, PLANT, "focus 4")
    assert bare.travel[0] == 0


@pytest.mark.rule("AN-326", "AN-329", "AN-E35")
def test_a_tile_of_this_era_is_out_of_reach() -> None:
    s = warp(traveller(G=1), 0, 5, "gold")
    play(s, PLANT)
    assert 5 not in eras(s)
    play(s, "focus 4")
    assert not s.stack


@pytest.mark.rule("AN-332")
def test_tiles_taken_back_otherwise_never_move_the_track() -> None:
    s = warp(staff(give(house(table(2, era=3), 0, "B-407"), 0), 0, "S"), 0, 3, "gold")
    play(s, "place scientist lab-1", "back gold")
    assert (s.travel[0], goods(s), warped(s)) == (0, {}, {}), "also from the current tile, for nothing"


@pytest.mark.rule("AN-333", "AN-E37")
def test_at_the_right_end_the_marker_stays_and_nothing_is_gained() -> None:
    s = warp(traveller(G=1), 0, 4, "gold")
    s.travel[0] = 8
    points = line(s, "time_travel")
    play(s, PLANT, "focus 4", "return gold")
    assert (s.travel[0], s.vp[0], line(s, "time_travel")) == (8, 0, points)
    assert s.tiles_out(0) == 0


@pytest.mark.rule("AN-334")
def test_a_tile_that_came_back_can_be_warped_again() -> None:
    s = warp(traveller(G=1, era=4), 0, 3, "gold")
    play(s, PLANT, "focus 3", "return gold")
    to_clean_up(s)
    while s.phase_id != "warp":
        play(s, "done")
    assert may(s, "warp gold")


# ---- ranges


@pytest.mark.rule("AN-335", "AN-023")
def test_a_covered_lab_adds_nothing_to_the_range() -> None:
    s = house(traveller("B-101", era=7), 0, "B-401", "B-402")
    play(cover(s, 0, "B-402"), PLANT)
    assert eras(s) == [5, 6]


@pytest.mark.rule("AN-336", "AN-524", "AN-E40")
def test_power_plant_114_travels_twice_from_the_current_era() -> None:
    s = warp(warp(traveller("B-114", workers="S", G=1, T=1, W=1), 0, 2, "gold"), 0, 4, "titanium")
    play(s, "place scientist power_plant-1", "focus 2", "return gold", "focus 4", "return titanium")
    assert (s.travel[0], s.focus[0], goods(s), warped(s)) == (2, 4, {}, {})


@pytest.mark.rule("AN-337", "AN-339", "AN-E38")
def test_power_plant_112_with_lab_402() -> None:
    s = house(traveller("B-112", era=7, W=3), 0, "B-402")
    play(s, PLANT)
    assert listed(s) == ["water 1", "water 2", "water 3"], "at least one"
    play(s, "water 1")
    assert (eras(s), goods(s)["W"]) == ([4, 5, 6], 2)
    play(s, "focus 4")
    assert s.vp[0] == 1


@pytest.mark.rule("AN-338", "AN-339", "AN-E39")
@pytest.mark.parametrize(("labs", "reach"), [((), 2), (("B-401",), 3)])
def test_power_plant_113_pays_with_any_resource(labs: tuple[str, ...], reach: int) -> None:
    s = house(traveller("B-113", era=7, N=1, G=1, E=3, W=3), 0, *labs)
    play(s, PLANT)
    assert {text.split()[1] for text in listed(s)} == {"neutronium", "gold"}, "neither Water nor Energy Cores"
    play(s, "burn neutronium")
    if may(s, "burn gold"):
        play(s, "burn gold")
    assert eras(s) == list(range(7 - reach, 7))
    play(s, f"focus {7 - reach}")
    assert (s.vp[0], goods(s)) == (2, {"W": 3, "E": 3}), "only what was paid counts"


@pytest.mark.rule("AN-338", "AN-654")
def test_power_plant_113_under_the_other_reading() -> None:
    """D-25."""
    s = house(staff(table(2, era=5, rules_profile="alternative"), 0, "E"), 0, "B-113")
    assert not may(give(s, 0, N=3), PLANT)
    assert may(give(s, 0, G=1), PLANT)


@pytest.mark.rule("AN-342", "AN-607", "AN-335", "AN-E41")
def test_temporal_tourism_has_range_3_and_brings_no_tile_back() -> None:
    s = house(traveller(era=7, G=1), 0, "B-401", "S-08")
    warp(s, 0, 5, "gold")
    tour = next(text for text in listed(s) if text.startswith("free") and "force" not in text)
    play(s, tour)
    assert eras(s) == [4, 5, 6], "Labs add nothing"
    play(s, "focus 5")
    assert (s.stack, s.focus[0], warped(s), s.travel[0]) == ([], 5, {5: ["gold"]}, 0)


@pytest.mark.rule("AN-342", "AN-654")
def test_temporal_tourism_under_the_other_reading() -> None:
    """D-11."""
    s = lead(give(house(staff(table(2, era=7, rules_profile="alternative"), 0, "E"), 0, "S-08"), 0, G=1), 0, "zaida")
    warp(s, 0, 5, "gold")
    tour = next(text for text in listed(s) if text.startswith("free") and "force" not in text)
    play(s, tour, "focus 5", "return gold")
    assert (s.travel[0], warped(s)) == (1, {})


@pytest.mark.rule("AN-325", "AN-661")
def test_a_journey_is_told() -> None:
    s = warp(traveller(G=1), 0, 4, "gold")
    events = play(s, PLANT, "focus 4", "return gold")
    assert told(events, "focused") == [{"era": 4}]
    assert told(events, "travelled") == [{"count": 1}]
