"""Every Superproject: what it costs, and what it does, typed from the table and the notes of section 17."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.games.anachrony.items import NUMBER, STRUCTURE_VP
from exhibition_suite.games.anachrony.state import AnachronyState
from tests.games.anachrony.kit import (
    active,
    breakthroughs,
    built,
    cover,
    give,
    goods,
    hold,
    house,
    listed,
    may,
    occupy,
    offer,
    play,
    pool,
    project,
    refused,
    staff,
    table,
    tired,
    to_clean_up,
    turns,
    warp,
)
from tests.games.anachrony.test_buildings import RICH, WORDS, changed

EXACT = {
    "S-01": "circle/society",
    "S-02": "circle/time_travel",
    "S-03": "square/time_travel",
    "S-04": "square/society",
    "S-05": "triangle/technology",
    "S-06": "triangle/military",
    "S-07": "square/technology",
    "S-08": "triangle/time_travel",
    "S-09": "square/genetics",
    "S-10": "triangle/genetics",
    "S-11": "circle/military",
    "S-12": "circle/genetics",
    "S-13": "square/military",
    "S-14": "triangle/society",
    "S-15": "circle/technology",
}
PAIRS = {"S-16": ("triangle", "triangle"), "S-17": ("square", "square"), "S-18": ("circle", "circle")}
SHAPES = ("circle", "triangle", "square")
# id, VP, goods, Worker
COSTS: tuple[tuple[str, str, int, dict[str, int], str], ...] = (
    ("AN-581", "S-01", 6, {"T": 2, "G": 2, "W": 4}, ""),
    ("AN-582", "S-02", 5, {"N": 1, "T": 2, "G": 2}, ""),
    ("AN-583", "S-03", 6, {"T": 2, "G": 2}, ""),
    ("AN-584", "S-04", 6, {"U": 2, "T": 2, "W": 2}, "E"),
    ("AN-585", "S-05", 6, {"T": 4}, "E"),
    ("AN-586", "S-06", 5, {"U": 3, "T": 1}, "S"),
    ("AN-587", "S-07", 7, {"U": 1, "T": 2, "G": 1, "W": 2}, ""),
    ("AN-588", "S-08", 6, {"N": 1, "T": 3, "W": 3}, ""),
    ("AN-589", "S-09", 4, {"U": 2, "T": 2, "G": 2}, ""),
    ("AN-590", "S-10", 5, {"T": 3, "W": 3}, "S"),
    ("AN-591", "S-11", 6, {"U": 2, "T": 3}, ""),
    ("AN-592", "S-12", 6, {"T": 2, "G": 2, "W": 2}, ""),
    ("AN-593", "S-13", 6, {"T": 3, "G": 1}, "E"),
    ("AN-594", "S-14", 5, {"T": 2, "E": 1, "W": 3}, ""),
    ("AN-595", "S-15", 8, {"N": 2, "T": 3}, "S"),
    ("AN-596", "S-16", 3, {"U": 1, "T": 2, "G": 1}, "S"),
    ("AN-597", "S-17", 5, {"N": 1, "U": 1, "T": 1, "G": 1}, ""),
    ("AN-598", "S-18", 6, {"U": 2, "T": 2, "W": 4}, ""),
)


def cases(*more: str) -> list[Any]:
    return [pytest.param(*row, marks=pytest.mark.rule(row[0], *more), id=row[1]) for row in COSTS]


def site(name: str, cost: dict[str, int], worker: str) -> AnachronyState:
    """A Scientist may construct the Superproject at the Focus marker and nothing else; its cost in goods and Worker is there."""
    s = project(table(2), name)
    s.primary, s.secondary = [()] * 4, [()] * 4
    return give(staff(s, 0, "S", worker), 0, **cost)


def ways(name: str) -> list[tuple[str, ...]]:
    """Each way to pay the Breakthroughs of a Superproject."""
    if name in PAIRS:
        first, second = PAIRS[name]
        return [(f"{first}/military", f"{second}/society")]
    shape = EXACT[name].split("/")[0]
    first, second = (one for one in SHAPES if one != shape)
    return [(EXACT[name],), (f"{first}/military", f"{second}/society")]


@pytest.mark.parametrize(("rule", "name", "vp", "cost", "worker"), cases("AN-185", "AN-186", "AN-187", "AN-575"))
def test_a_superproject_takes_exactly_its_cost_and_two_spots(rule: str, name: str, vp: int, cost: dict[str, int], worker: str) -> None:
    for tiles in ways(name):
        s = hold(site(name, cost, worker), 0, *tiles)
        play(s, "place scientist construct-1")
        while s.stack and s.seat == 0:
            s.apply(s.actions()[0])
        assert list(built(s).values()) == [name], rule
        assert (goods(s), breakthroughs(s)) == ({}, {}) or name == "S-15"
        assert tired(s) == ""
        assert s.filled(0) == 2
        assert next(one.points for one in s.scores()[0].lines if one.id == "superprojects") >= vp == STRUCTURE_VP[NUMBER[name]]


@pytest.mark.parametrize(("rule", "name", "vp", "cost", "worker"), cases("AN-017"))
def test_each_missing_part_of_the_cost_forbids_it(rule: str, name: str, vp: int, cost: dict[str, int], worker: str) -> None:
    for kind in cost:
        poor = {one: n - (one == kind) for one, n in cost.items()}
        s = hold(site(name, poor, worker), 0, *ways(name)[0])
        assert not may(s, "place scientist construct-1")
    if worker:
        s = hold(site(name, cost, ""), 0, *ways(name)[0])
        assert not may(s, "place scientist construct-1")
    s = hold(site(name, cost, worker), 0, *ways(name)[-1][:1])
    assert not may(s, "place scientist construct-1"), "half a pair is nothing"


def with_project(name: str, era: int = 4, workers: str = "SEAG", **how: Any) -> AnachronyState:
    s = table(2, era=era, **how)
    house(s, 0, name)
    return give(staff(s, 0, workers), 0, **RICH)


SITE = "power_plant-1"


@pytest.mark.rule("AN-581", "AN-600")
def test_welfare_society_moves_morale_for_a_water() -> None:
    s = with_project("S-01")
    assert refused(s, f"place scientist {SITE}").rule == "AN-581"
    play(s, f"place administrator {SITE}")
    assert (s.morale[0], goods(s)["W"]) == (5, 8)
    s = with_project("S-01")
    s.morale[0] = 7
    play(s, f"place genius {SITE}")
    assert (s.morale[0], s.vp[0]) == (7, 2), "overflow at the right end"


@pytest.mark.rule("AN-582", "AN-615")
def test_archive_of_the_eras_gives_a_point_for_each_step() -> None:
    s = with_project("S-02")
    s.travel[0] = 3
    assert points(s) == 5 + 3
    cover(s, 0, "S-02")
    assert points(s) == 5, "not under an Anomaly"


def points(s: AnachronyState, seat: int = 0) -> int:
    return next(one.points for one in s.scores()[seat].lines if one.id == "superprojects")


@pytest.mark.rule("AN-583", "AN-616", "AN-332")
def test_continuum_stabilizer_takes_up_to_three_warp_tiles_back() -> None:
    s = hold(site("S-03", {"T": 2, "G": 2}, ""), 0, "square/time_travel")
    s.era = 3
    s.focus[0] = 1
    warp(s, 0, 1, "gold", "water")
    warp(s, 0, 3, "scientist", "exosuit")
    play(s, "place scientist construct-1")
    while not any(text.startswith("back") for text in listed(s)):
        s.apply(s.actions()[0])
    play(s, "back gold", "back scientist", "back exosuit")
    assert (s.tiles_on(0, 1).bit_count(), s.tiles_on(0, 3)) == (1, 0)
    assert s.travel[0] == 0


@pytest.mark.rule("AN-584", "AN-610", "AN-E95", "AN-E96")
def test_grand_reservoir_saves_one_water_an_action() -> None:
    s = with_project("S-04", workers="SS")
    play(s, "place scientist supply")
    assert goods(s)["W"] == 9 - 4
    s = house(with_project("S-04", workers="S"), 0, "B-101")
    give(warp(s, 0, 3, "water"), 0, W=1)
    play(s, "place scientist power_plant-3", "return water")
    assert (goods(s), s.travel[0]) == ({}, 1), "taking a Warp tile back is part of the Action"
    s = with_project("S-04", workers="A")
    play(s, "place administrator trade", "trade water>core")
    assert goods(s)["W"] == 9 - 3, "not at Trade"
    s = with_project("S-04")
    house(s, 0, "B-215")
    play(s, "free factory-1", "gain gold")
    assert goods(s)["W"] == 8, "not for Free Actions"
    s = with_project("S-04", workers="S")
    house(s, 0, "B-305")
    occupy(s, 1, "construct-1")
    offer(s, "B-203")
    give(s, 0, T=2, G=1, W=2)
    house(s, 0, "B-201")
    offer(s, "B-203")
    play(s, "place scientist construct-2")
    while s.stack:
        s.apply(next((a for a in s.actions() if a.text == "build B-203"), s.actions()[0]))
    assert goods(s) == {}, "1 for the space and 2 for the spot: 2 together"


@pytest.mark.rule("AN-585", "AN-609", "AN-192")
def test_anti_gravity_field_saves_a_cube_of_choice_at_each_construct() -> None:
    s = with_project("S-05", workers="S")
    give(s, 0, T=2, G=1)
    offer(s, "B-201")
    play(s, "place scientist construct-1")
    if any(text.startswith("build") for text in listed(s)):
        play(s, "build B-201")
    assert sorted(listed(s)) == ["save gold", "save titanium"]
    play(s, "save gold")
    assert goods(s) == {"G": 1}


@pytest.mark.rule("AN-586", "AN-608")
def test_uranium_cores_gains_a_powered_up_exosuit() -> None:
    s = turns(with_project("S-06"), suits=2)
    play(s, f"free {SITE}")
    assert s.powered[0].bit_count() == 3
    s = with_project("S-06")
    assert refused(s, f"free {SITE}").rule == "AN-014"


@pytest.mark.rule("AN-587", "AN-606")
def test_particle_collider_exchanges_neutronium_and_two_cubes_both_ways() -> None:
    s = with_project("S-07")
    before = goods(s)
    play(s, f"free {SITE}", "trade neutronium>cubes", "gain gold+titanium")
    assert changed(before, goods(s)) == {"N": -1, "G": 1, "T": 1}
    s = with_project("S-07")
    play(s, f"free {SITE}", "trade cubes>neutronium", "pay uranium+uranium")
    assert changed(before, goods(s)) == {"N": 1, "U": -2}
    s = give(with_project("S-07"), 0, T=1, W=5)
    assert not may(s, f"free {SITE}")


@pytest.mark.rule("AN-588", "AN-607", "AN-342", "AN-E41")
def test_temporal_tourism_moves_the_focus_without_taking_a_tile_back() -> None:
    s = with_project("S-08", era=6)
    house(s, 0, "B-402")
    warp(s, 0, 3, "gold")
    play(s, f"free {SITE}")
    assert sorted(listed(s)) == ["focus 3", "focus 4", "focus 5"], "Labs add nothing"
    play(s, "focus 3")
    assert (s.focus[0], s.travel[0], s.tiles_on(0, 3).bit_count()) == (3, 0, 1)
    assert not any(text.startswith("return") for text in listed(s))
    other = with_project("S-08", era=6, rules_profile="alternative")
    warp(other, 0, 3, "gold")
    play(other, f"free {SITE}", "focus 3", "return gold")
    assert (other.travel[0], other.tiles_on(0, 3)) == (1, 0), "D-11"
    assert refused(with_project("S-08", era=1), f"free {SITE}").rule in {"AN-340", "AN-342"}


@pytest.mark.rule("AN-589", "AN-601")
def test_outback_conditioner_does_a_capital_action_without_its_space() -> None:
    s = pool(with_project("S-09"), "SG")
    occupy(s, 1, "recruit-1", "recruit-2", "research-1", "research-2")
    play(s, f"place administrator {SITE}")
    if any(text.startswith("copy") for text in listed(s)):
        assert "copy construct" not in listed(s), "an Administrator does not construct"
        play(s, "copy recruit")
    play(s, "recruit genius", "bonus vp")
    assert (s.vp[0], goods(s)["W"], s.powered[0].bit_count()) == (1, 7, 6)
    s = pool(with_project("S-09", workers="S"), "")
    play(s, f"place scientist {SITE}", "copy research", "die circle")
    s = pool(with_project("S-09", workers="E"), "E")
    play(s, f"place engineer {SITE}")
    assert {"copy recruit", "copy construct"} >= {text for text in listed(s) if text.startswith("copy")}


@pytest.mark.rule("AN-590", "AN-613", "AN-305", "AN-404", "AN-E76", "AN-E120")
def test_synthetic_endorphins_spare_workers_and_negative_morale() -> None:
    s = with_project("S-10", workers="")
    s.morale[0] = 1
    assert next(one.points for one in s.scores()[0].lines if one.id == "morale") == 0
    assert may(s, "free force"), "nobody has to be lost"
    staff(s, 0, "", "SS")
    play(s, "free force")
    assert (active(s), s.morale[0]) == ("SS", 1)
    cover(s, 0, "S-10")
    assert next(one.points for one in s.scores()[0].lines if one.id == "morale") == -6


@pytest.mark.rule("AN-591", "AN-605", "AN-165")
def test_exocrawler_sends_a_worker_in_an_exosuit_besides_the_turns_action() -> None:
    s = with_project("S-11", workers="SE")
    before = goods(s)
    play(s, f"free {SITE}")
    assert all(text.startswith("place") and "supply" not in text for text in listed(s))
    play(s, "place scientist purify")
    assert changed(before, goods(s)) == {"W": 4}
    assert (s.powered[0].bit_count(), s.acted) == (5, False)
    play(s, "place engineer purify")
    assert changed(before, goods(s)) == {"W": 7}
    assert refused(with_project("S-11", workers=""), f"free {SITE}").rule


@pytest.mark.rule("AN-592", "AN-604", "AN-307", "AN-E07", "AN-E102")
def test_dark_matter_converter_turns_a_worker_into_something() -> None:
    for gained, result in (("genius", "G"), ("neutronium", ""), ("energy_core", "")):
        s = staff(with_project("S-12"), 0, "", "S")
        before = goods(s)
        play(s, f"free {SITE}", f"gain {gained}")
        assert (active(s), tired(s)) == (result, "")
        assert changed(before, goods(s)) == {"neutronium": {"N": 1}, "energy_core": {"E": 1}}.get(gained, {})
    s = staff(with_project("S-12"), 0, "", "S")
    play(s, f"free {SITE}", "gain genius", "place genius purify")
    s = staff(with_project("S-12"), 0, "", "")
    assert not may(s, f"free {SITE}")
    s = staff(with_project("S-12"), 0, "SA", "S")
    play(s, f"free {SITE}")
    assert sorted(listed(s)) == ["lose administrator active", "lose scientist active", "lose scientist tired"]


@pytest.mark.rule("AN-593", "AN-612", "AN-238")
def test_tectonic_drill_adds_a_cube_at_the_mine() -> None:
    s = with_project("S-13")
    before = goods(s)
    play(s, "place scientist mine-1")
    if any(text.startswith("cube") for text in listed(s)):
        s.apply(s.actions()[0])
    play(s, "gain gold")
    assert sum(changed(before, goods(s)).values()) == 3


@pytest.mark.rule("AN-594", "AN-611", "AN-E94")
def test_rescue_pods_fulfil_the_evacuation_and_score_its_base() -> None:
    s = with_project("S-14", era=5)
    give(s, 0, G=2)
    staff(s, 0, "GG")
    play(s, "place genius evacuation")
    assert s.vp[0] == 2 + 3 * 2, "2 Geniuses and 2 Gold are two sets for Harmony"


@pytest.mark.rule("AN-595", "AN-617")
def test_neutronium_research_center_researches_twice_for_any_builder() -> None:
    s = hold(site("S-15", {"N": 2, "T": 3}, "S"), 0, "circle/technology")
    staff(s, 0, "E", "S")
    play(s, "place engineer construct-1")
    while not any(text.startswith("die") for text in listed(s)):
        s.apply(s.actions()[0])
    for _ in range(2):
        play(s, "die circle")
        while s.stack and not any(text.startswith("die") for text in listed(s)):
            s.apply(s.actions()[0])
    assert sum(breakthroughs(s).values()) == 2


@pytest.mark.rule("AN-596", "AN-614", "AN-E50")
def test_the_ultimate_plan_gives_three_points_for_each_superproject() -> None:
    s = house(with_project("S-16"), 0, "S-14")
    assert points(s) == 3 + 5 + 2 * 3
    s = hold(site("S-16", {"U": 1, "T": 2, "G": 1}, "S"), 0, "triangle/society")
    assert not may(s, "place scientist construct-1"), "one triangle is not enough"


@pytest.mark.rule("AN-597", "AN-602", "AN-E97", "AN-E98", "AN-E99")
def test_quantum_chameleon_copies_a_worker_action_of_any_board() -> None:
    s = with_project("S-17", workers="G")
    house(s, 1, "B-211", "B-310")
    occupy_spot = s.spots[1].index(NUMBER["B-211"])
    s.occupy(1, occupy_spot, 2)
    assert refused(with_project("S-17", workers="S"), f"place scientist {SITE}").rule == "AN-597"
    before = goods(s)
    play(s, f"place genius {SITE}")
    assert sorted(listed(s)) == ["copy B-211", "copy B-310", "copy supply"]
    play(s, "copy B-211")
    assert changed(before, goods(s)) == {"T": -1, "E": 1}
    to_clean_up(s)
    assert active(s) == "G", "motivated as on the copied space"
    s = house(with_project("S-17", workers="G"), 1, "B-310")
    play(s, f"place genius {SITE}", "copy B-310")
    to_clean_up(s)
    assert (active(s), tired(s)) == ("", ""), "lost as on the copied space"
    s = staff(with_project("S-17"), 0, "G", "SS")
    s.occupy(0, 12, 1)
    before = goods(s)
    play(s, f"place genius {SITE}")
    assert (changed(before, goods(s)), active(s), s.morale[0]) == ({"W": -5}, "SS", 5)
    s = house(with_project("S-17", workers="G"), 1, "B-201")
    cover(s, 1, "B-201")
    play(s, f"place genius {SITE}")
    assert "copy B-201" not in listed(s), "a covered one cannot be copied"
    other = house(with_project("S-17", workers="G", rules_profile="alternative"), 1, "B-201")
    before = goods(other)
    play(other, f"place genius {SITE}")
    assert changed(before, goods(other)) == {"T": 2}, "no Supply under the other reading (D-30)"


@pytest.mark.rule("AN-598", "AN-603", "AN-E100", "AN-E101")
def test_cloning_vat_gains_a_worker_like_a_tired_one() -> None:
    for letter in "SEA":
        s = staff(with_project("S-18"), 0, letter, "SG")
        play(s, f"place {WORDS[letter]} {SITE}")
        assert sorted(listed(s)) == ["clone genius", "clone scientist"]
        play(s, "clone genius")
        assert (active(s), tired(s)) == ("G", "SG")
    assert not may(staff(with_project("S-18"), 0, "S", ""), f"place scientist {SITE}")
    other = staff(with_project("S-18", rules_profile="alternative"), 0, "E", "")
    play(other, f"place engineer {SITE}")
    assert (active(other), tired(other)) == ("", "E"), "of the type used, Tired (D-10)"
