"""Construct: who builds, what is on offer, what it costs, where it lies (section 8.1)."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony.goods import ALL_BREAKTHROUGHS
from exhibition_suite.games.anachrony.items import NUMBER, STRUCTURE_IDS
from tests.games.anachrony.kit import (
    State,
    breakthroughs,
    built,
    crew,
    give,
    goods,
    hold,
    house,
    listed,
    may,
    occupy,
    offer,
    play,
    project,
    refused,
    tile,
)

BUILD = "place scientist construct-1"


def site(*buildings: str, **how: int) -> State:
    """Era 1, seat 0 to move with no goods; these Buildings lie on top of the primary stacks."""
    return offer(crew(2, **how), *buildings)


def may_build(s: State) -> set[str]:
    """What an open Construct offers."""
    return {text for text in listed(s) if text.split()[0] in ("build", "project")}


def tops(s: State, row: int) -> tuple[str, ...]:
    """Tiles of a type on offer: primary stack, secondary stack."""
    return tuple(STRUCTURE_IDS[s.top(row, second)] for second in (False, True) if s.top(row, second) >= 0)


# ---- who builds what


@pytest.mark.rule("AN-175", "AN-E04")
def test_not_with_an_administrator() -> None:
    s = give(site(), 0, T=9)
    assert refused(s, "place administrator construct-1").rule == "AN-175"
    for worker in ("scientist", "engineer", "genius"):
        assert may(s, f"place {worker} construct-1")


@pytest.mark.rule("AN-176")
def test_a_building_or_a_superproject_and_not_both() -> None:
    s = hold(give(project(site("B-201"), "S-03"), 0, T=9, G=9), 0, "square/time_travel")
    play(s, BUILD)
    assert may_build(s) >= {"build B-201", "project S-03"}
    play(s, "build B-201")
    assert (s.choosing, s.seat) == (False, 1)
    assert list(built(s).values()) == ["B-201"]


@pytest.mark.rule("AN-177", "AN-016")
def test_the_second_space_costs_one_water_the_third_two() -> None:
    spent = {}
    for space in (1, 2, 3):
        s = give(offer(crew(4), "B-201"), 0, T=2, G=1, W=5)
        play(s, f"place scientist construct-{space}", "build B-201")
        spent[space] = 5 - goods(s).get("W", 0)
    assert spent == {1: 0, 2: 1, 3: 2}
    poor = give(offer(crew(4), "B-201"), 0, T=2, G=1, W=1)
    assert refused(poor, "place scientist construct-3").rule == "AN-177"
    second = give(house(site(), 0, "B-201", "B-301", "B-302", "B-303"), 0, T=2, G=1, W=2)
    assert may(second, BUILD)
    assert refused(second, "place scientist construct-2").rule == "AN-018", "1 Water for the space, 2 for the second Factory"
    two = give(crew(2), 0, T=9, W=9)
    assert refused(two, "place scientist construct-3").rule == "AN-050"


@pytest.mark.rule("AN-177")
def test_after_the_impact_the_spaces_cost_nothing() -> None:
    for space in (1, 2, 3):
        s = tile(give(offer(crew(4, era=5), "B-201"), 0, T=2, G=1), f"construct-{space}", "K-25")
        play(s, f"place scientist construct-{space}", "build B-201")
        assert (s.goods[0], list(built(s).values())) == (0, ["B-201"])


@pytest.mark.rule("AN-178", "AN-009", "AN-E05", "AN-E06")
@pytest.mark.parametrize(("worker", "paid"), [("scientist", 2), ("engineer", 1), ("genius", 1)])
def test_an_engineer_or_a_genius_pays_one_titanium_less(worker: str, paid: int) -> None:
    s = give(site("B-315"), 0, T=paid)
    play(s, f"place {worker} construct-1", "build B-315")
    assert goods(s) == {"W": 8}, "so much is enough"
    s = give(site("B-315"), 0, T=3)
    play(s, f"place {worker} construct-1", "build B-315")
    assert goods(s) == {"T": 3 - paid, "W": 8}
    assert built(s) == {"life_support-1": "B-315"}


@pytest.mark.rule("AN-178")
@pytest.mark.parametrize(("worker", "paid"), [("scientist", 2), ("engineer", 1)])
def test_the_discount_holds_for_superprojects_too(worker: str, paid: int) -> None:
    s = hold(give(project(site(), "S-03"), 0, T=2, G=2), 0, "square/time_travel")
    play(s, f"place {worker} construct-1", "project S-03", "spot factory-1")
    assert goods(s) == ({} if paid == 2 else {"T": 1})


# ---- Buildings


@pytest.mark.rule("AN-179")
def test_only_the_top_tiles_of_both_stacks() -> None:
    s = give(site(), 0, N=9, G=9, U=9, T=9, W=9)
    below = [STRUCTURE_IDS[stack[1]] for stack in s.primary]
    play(s, BUILD)
    assert may_build(s) == {f"build {name}" for row in range(4) for name in tops(s, row)}
    assert len(may_build(s)) == 8, "in Era 1 each type has two tiles on offer"
    for name in below:
        assert refused(s, f"build {name}").rule == "AN-179"


@pytest.mark.rule("AN-180")
def test_the_leftmost_empty_spot_and_its_cost() -> None:
    s = give(site("B-206"), 0, T=9, G=9, W=9)
    play(s, BUILD, "build B-206")
    assert goods(s) == {"T": 7, "G": 8, "W": 9}
    s = give(house(site("B-206"), 0, "B-201"), 0, T=9, G=9, W=9)
    play(s, BUILD, "build B-206")
    assert built(s) == {"factory-1": "B-201", "factory-2": "B-206"}
    assert goods(s) == {"T": 7, "G": 8, "W": 7}
    s = give(house(house(site("B-206"), 0, "B-201"), 0, "B-202"), 0, T=9, G=9, W=9)
    play(s, BUILD, "build B-206")
    assert built(s)["factory-3"] == "B-206"
    assert goods(s) == {"T": 7, "G": 7, "W": 7}


@pytest.mark.rule("AN-180", "AN-358", "AN-E64")
def test_a_freed_first_spot_is_filled_before_the_others() -> None:
    s = house(house(site("B-206"), 0, "ANOMALY", at="factory-1"), 0, "B-201", at="factory-2")
    give(s, 0, T=2, G=1, N=1, W=2)
    play(s, "place administrator factory-1", "pay neutronium", "pass")
    assert goods(s) == {"T": 2, "G": 1}
    play(s, BUILD, "build B-206")
    assert built(s) == {"factory-1": "B-206", "factory-2": "B-201"}
    assert goods(s) == {}, "the cost of the first spot"


@pytest.mark.rule("AN-181")
def test_a_full_row_takes_no_further_building() -> None:
    s = give(house(site("B-206"), 0, "B-201", "B-202", "B-203"), 0, N=9, G=9, U=9, T=9, W=9)
    play(s, BUILD)
    assert len(may_build(s)) == 6
    assert refused(s, "build B-206").rule == "AN-181"


@pytest.mark.rule("AN-182")
@pytest.mark.parametrize("second", [False, True])
def test_the_tile_below_is_uncovered_at_once(second: bool) -> None:
    s = give(site(), 0, T=9, G=9, W=9)
    s.secondary[1] = (NUMBER["B-201"], NUMBER["B-202"])
    s.primary[1] = (NUMBER["B-203"], NUMBER["B-204"])
    assert tops(s, 1) == ("B-203", "B-201")
    play(s, BUILD, "build B-201" if second else "build B-203")
    assert tops(s, 1) == (("B-203", "B-202") if second else ("B-204", "B-201"))


# ---- Superprojects


def rich(*names: str, era: int = 1) -> State:
    """Seat 0 can pay anything and holds a Breakthrough of every kind; these Superprojects lie above the tiles from Era 1 on."""
    s = give(site(era=era), 0, N=9, G=9, U=9, T=9, W=9, E=9)
    for shape in ("circle", "triangle", "square"):
        hold(s, 0, *(f"{shape}/{icon}" for icon in ("time_travel", "military", "genetics", "technology", "society")))
    for at, name in enumerate(names, 1):
        project(s, name, at)
    return s


@pytest.mark.rule("AN-183", "AN-341", "AN-E42")
def test_only_the_one_above_the_own_focus_marker() -> None:
    s = rich("S-01", "S-02", "S-03", "S-07", era=4)
    s.focus = [2, 4]
    play(s, BUILD)
    assert {text for text in may_build(s) if text.startswith("project")} == {"project S-02"}
    assert refused(s, "project S-07").rule == "AN-183", "the one of the current Era either"
    assert refused(s, "project S-01").rule == "AN-183"


@pytest.mark.rule("AN-183", "AN-184", "AN-E43")
def test_the_first_to_build_takes_it_and_nothing_replaces_it() -> None:
    s = rich("S-03")
    before = s.projects
    play(s, BUILD, "project S-03", "spend square/time_travel", "spot lab-1")
    assert s.projects == (-1, *before[1:])
    give(s, 1, N=9, G=9, U=9, T=9, W=9)
    hold(s, 1, "square/time_travel", "triangle/society", "circle/society")
    play(s, "place scientist construct-2")
    assert {text for text in may_build(s) if text.startswith("project")} == set()
    assert refused(s, "project S-03").rule == "AN-184"


@pytest.mark.rule("AN-185")
def test_its_own_cost_and_not_that_of_the_spots() -> None:
    s = rich("S-03")
    play(s, BUILD, "project S-03", "spend square/time_travel", "spot power_plant-1")
    assert goods(s) == {"N": 9, "G": 7, "U": 9, "T": 7, "W": 9, "E": 9}
    poor = give(rich("S-03"), 0, N=9, U=9, T=9, W=9, G=1)
    play(poor, BUILD)
    assert refused(poor, "project S-03").rule == "AN-185"


@pytest.mark.rule("AN-186", "AN-011", "AN-E44")
def test_a_worker_of_the_cost_may_be_tired() -> None:
    s = rich("S-10")
    s.active[0], s.tired[0] = 1 << 8, 1
    play(s, "place engineer construct-1", "project S-10", "spend triangle/genetics", "spot lab-1")
    assert (s.active[0], s.tired[0]) == (0, 0)


@pytest.mark.rule("AN-186")
def test_with_one_in_both_columns_the_player_picks() -> None:
    for column in ("active", "tired"):
        s = rich("S-10")
        s.active[0], s.tired[0] = 2, 1
        play(s, BUILD, "project S-10", f"lose scientist {column}", "spend triangle/genetics", "spot lab-1")
        assert (s.active[0], s.tired[0]) == ((0, 1) if column == "active" else (1, 0))


@pytest.mark.rule("AN-186", "AN-010")
def test_the_type_must_match_exactly() -> None:
    s = rich("S-10")
    s.active[0], s.tired[0] = 2 << 8 | 2 << 16 | 2 << 24, 0
    play(s, "place engineer construct-1")
    assert refused(s, "project S-10").rule == "AN-186", "a Genius does not stand in"


@pytest.mark.rule("AN-011", "AN-E45")
def test_the_worker_who_builds_cannot_be_paid() -> None:
    s = rich("S-05")
    s.active[0] = 1 << 8 | 1
    s.primary, s.secondary = [()] * 4, [()] * 4
    assert refused(s, "place engineer construct-1").rule == "AN-018"
    assert may(s, BUILD), "with the Scientist the Engineer can be paid"


@pytest.mark.rule("AN-187", "AN-E49")
def test_the_exact_breakthrough_or_the_pair() -> None:
    for first in ("circle/society", "triangle/military"):
        s = hold(give(project(site(), "S-01"), 0, T=2, G=2, W=4), 0, "circle/society", "triangle/military", "square/genetics")
        play(s, BUILD, "project S-01", f"spend {first}", "spot lab-1")
        left = {"triangle/military", "square/genetics"} if first == "circle/society" else {"circle/society"}
        assert set(breakthroughs(s)) == left, "one exact tile or two, never all three"
        held = s.breakthroughs[0]
        assert s.supply + held == ALL_BREAKTHROUGHS, "back in the supply"


@pytest.mark.rule("AN-187")
def test_other_breakthroughs_do_not_pay() -> None:
    for held in (("circle/military", "circle/genetics"), ("triangle/society", "triangle/military"), ("square/society",)):
        s = hold(give(project(site("B-201"), "S-01"), 0, T=9, G=9, W=9), 0, *held)
        play(s, BUILD)
        assert refused(s, "project S-01").rule == "AN-187", held
    s = hold(give(project(site(), "S-01"), 0, T=9, G=9, W=9), 0, "triangle/society", "triangle/military", "square/society")
    play(s, BUILD, "project S-01")
    assert refused(s, "spend square/society").rule == "AN-187", "of equal pairs the first shape is asked for first"
    play(s, "spend triangle/military", "spot lab-1")
    assert breakthroughs(s) == {"triangle/society": 1}


@pytest.mark.rule("AN-187", "AN-E50")
@pytest.mark.parametrize(("name", "shape"), [("S-16", "triangle"), ("S-17", "square"), ("S-18", "circle")])
def test_three_superprojects_take_only_a_pair_of_one_shape(name: str, shape: str) -> None:
    s = give(project(site("B-201"), name), 0, N=9, G=9, U=9, T=9, W=9)
    hold(s, 0, f"{shape}/society", *(f"{other}/society" for other in ("circle", "triangle", "square") if other != shape))
    play(s, BUILD)
    assert refused(s, f"project {name}").rule == "AN-187"
    hold(s, 0, f"{shape}/society")
    assert may(s, f"project {name}")


@pytest.mark.rule("AN-188", "AN-189")
def test_a_superproject_goes_as_far_left_as_any_row_allows() -> None:
    s = house(rich("S-03"), 0, "B-201")
    play(s, BUILD, "project S-03", "spend square/time_travel")
    assert set(listed(s)) == {f"spot {row}-1" for row in ("power_plant", "life_support", "lab")}, "rows of every type"
    assert refused(s, "spot factory-2").rule == "AN-188"
    assert refused(s, "spot factory-1").rule == "AN-188", "spot 1 is filled"
    play(s, "spot life_support-1")
    assert built(s) == {"factory-1": "B-201", "life_support-1": "S-03"}
    assert s.filled(0) == 3, "two spots"


@pytest.mark.rule("AN-188", "AN-191", "AN-E46", "AN-E47")
def test_spots_two_and_three_only_where_no_row_has_one_and_two() -> None:
    def rows(**how: str) -> State:
        s = rich("S-03")
        house(house(house(s, 0, "B-101"), 0, "B-201", at="factory-2"), 0, "B-301", "B-302")
        return s

    s = rows()
    play(s, BUILD, "project S-03", "spend square/time_travel")
    assert built(s)["lab-1"] == "S-03", "row 1 has spots 2 and 3 empty, row 4 spots 1 and 2"
    s = house(rows(), 0, "B-401", at="lab-2")
    play(s, BUILD, "project S-03", "spend square/time_travel")
    assert built(s)["power_plant-2"] == "S-03", "spots of two rows do not make a pair"
    s = rows()
    s.boards[0] = crew(board_side="B").boards[1]
    play(s, BUILD, "project S-03", "spend square/time_travel")
    assert set(listed(s)) == {"spot lab-1", "spot lab-2", "spot power_plant-2"}, "Dominance side B picks any pair"


@pytest.mark.rule("AN-190", "AN-E48")
def test_without_two_adjacent_spots_only_buildings() -> None:
    s = rich("S-03")
    house(s, 0, "B-101", "B-102", "B-401", "B-402", "B-301", "B-302")
    house(s, 0, "B-202", at="factory-2")
    play(s, BUILD)
    assert may_build(s)
    assert refused(s, "project S-03").rule == "AN-190"


# ---- discounts


@pytest.mark.rule("AN-192", "AN-609")
def test_anti_gravity_field_saves_one_cube_of_choice() -> None:
    s = give(house(site("B-201"), 0, "S-05", at="lab-1"), 0, T=2, G=1)
    play(s, BUILD, "build B-201")
    assert set(listed(s)) == {"save titanium", "save gold"}
    play(s, "save gold")
    assert goods(s) == {"G": 1}


@pytest.mark.rule("AN-192")
def test_anti_gravity_field_never_saves_neutronium() -> None:
    s = give(house(site("B-101"), 0, "S-05", at="lab-1"), 0, N=1, T=1, W=1)
    play(s, BUILD, "build B-101")
    assert goods(s) == {}
    poor = give(house(site("B-101"), 0, "S-05", at="lab-1"), 0, T=2, W=1)
    play(poor, BUILD)
    assert refused(poor, "build B-101").rule == "AN-180"


@pytest.mark.rule("AN-193")
def test_discounts_add_up_and_nothing_falls_below_zero() -> None:
    s = give(house(site("B-315"), 0, "S-05", at="lab-1"), 0, T=1)
    play(s, "place engineer construct-1", "build B-315")
    assert goods(s) == {"T": 1, "W": 8}, "2 T, an Engineer and the Field"
    s = tile(give(house(offer(crew(2, era=5), "B-315"), 0, "S-05", at="lab-1"), 0, T=1), "construct-1", "K-23")
    play(s, "place engineer construct-1", "build B-315")
    assert goods(s) == {"T": 1, "W": 8}, "a third discount is lost"


# ---- what follows


@pytest.mark.rule("AN-194", "AN-022")
def test_the_immediate_effect_comes_after_the_payment() -> None:
    s = give(house(site("B-315"), 0, "B-303", "B-304"), 0, U=1, T=2, G=1, W=1)
    play(s, BUILD)
    assert refused(s, "build B-315").rule == "AN-180", "the 8 Water do not pay for the spot"
    s = house(site("B-315"), 0, "B-303", "B-304")
    give(s, 0, U=1, T=2, G=1, W=2)
    play(s, BUILD, "build B-315")
    assert goods(s) == {"W": 8}


@pytest.mark.rule("AN-194", "AN-022")
def test_passive_effects_start_with_the_next_action() -> None:
    s = rich("S-05")
    play(s, BUILD, "project S-05")
    while s.choosing:
        play(s, s.actions()[0].text)
    assert goods(s)["T"] == 5, "Anti-Gravity Field does not pay for itself"
    give(offer(s, "B-315"), 0, T=1, W=1)
    play(s, "pass", "place scientist construct-2", "build B-315")
    assert goods(s) == {"W": 8}


@pytest.mark.rule("AN-559", "AN-E105")
@pytest.mark.parametrize(("held", "left"), [(0, 0), (2, 1)])
def test_lab_404_gives_back_one_paradox_token_when_built(held: int, left: int) -> None:
    s = give(site("B-404"), 0, U=1, T=2, W=1)
    s.paradox[0] = held
    play(s, BUILD, "build B-404")
    assert s.paradox[0] == left


@pytest.mark.rule("AN-610", "AN-E96")
def test_grand_reservoir_saves_one_water_on_the_whole_construct() -> None:
    s = give(house(site("B-206"), 0, "B-201"), 0, T=2, G=1, W=2)
    house(s, 0, "S-04", at="lab-1")
    occupy(s, 1, "construct-1")
    play(s, "place scientist construct-2", "build B-206")
    assert built(s)["factory-2"] == "B-206"
    assert goods(s) == {}, "1 W for the space and 2 W for the spot come to 2 W"
    poor = give(house(house(site("B-206"), 0, "B-201"), 0, "S-04", at="lab-1"), 0, T=2, G=1, W=1)
    poor.primary = [(), poor.primary[1], (), ()]
    poor.secondary = [()] * 4
    occupy(poor, 1, "construct-1")
    assert not may(poor, "place scientist construct-2")
