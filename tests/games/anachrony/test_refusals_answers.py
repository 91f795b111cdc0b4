"""Why an answer within an Action or an effect is refused: the first rule against it, its reason and what lacks."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.games.anachrony.actions import SPOTS
from exhibition_suite.games.anachrony.core import F_COPY
from exhibition_suite.games.anachrony.goods import ALL_BREAKTHROUGHS
from exhibition_suite.games.anachrony.items import STRUCTURE_IDS
from tests.games.anachrony.kit import (
    State,
    cover,
    give,
    hold,
    house,
    lead,
    listed,
    mine,
    offer,
    play,
    pool,
    project,
    resume,
    staff,
    table,
    tile,
    warp,
)
from tests.games.anachrony.wishes import lacks, no

# ---- Construct


@pytest.mark.rule("AN-179", "AN-180", "AN-181", "AN-182", "AN-193")
def test_buildings() -> None:
    s = give(offer(house(table(), 0, "B-301", "B-302", "B-303"), "B-208", "B-105", "B-304"), 0, T=5, G=1)
    play(s, "place engineer construct-1")
    no(s, "build B-304", "AN-181", "ROW_FULL", building_type="life_support")
    no(s, "build B-301", "AN-179", "NOT_ON_OFFER", structure="B-301")
    lacks(s, "build B-105", "AN-180", neutronium=1, water=1)
    no(s, "leave", "AN-019", "MUST_ANSWER")
    play(s, "build B-208")


@pytest.mark.rule("AN-183", "AN-184", "AN-185", "AN-186", "AN-187", "AN-190", "AN-E43", "AN-E45", "AN-E48", "AN-E50")
def test_superprojects() -> None:
    s = project(staff(table(era=3), 0, "EE"), "S-13")
    house(s, 1, "S-16")
    project(s, "S-12", 1)
    project(s, "S-11", 6)
    elsewhere, hidden = "S-12", "S-11"
    play(give(offer(s, "B-201", "B-301"), 0, T=9, G=9), "place engineer construct-1")
    give(s, 0, T=9)
    no(s, f"project {elsewhere}", "AN-183", "PROJECT_ELSEWHERE", structure=elsewhere, era=1, focus=3)
    no(s, f"project {hidden}", "AN-183", "PROJECT_NOT_SHOWN", structure=hidden)
    no(s, "project S-16", "AN-184", "PROJECT_BUILT", structure="S-16", seat=1)
    lacks(s, "project S-13", "AN-185", gold=1)
    give(s, 0, T=9, G=9)
    no(s, "project S-13", "AN-187", "BREAKTHROUGHS_MISSING", structure="S-13")
    staff(s, 0)
    no(s, "project S-13", "AN-186", "NO_WORKER_TO_PAY", worker="engineer")
    hold(staff(s, 0, "", "E"), 0, "square/military")
    house(s, 0, "B-101", at="power_plant-2")
    for row in ("factory", "life_support", "lab"):
        s.put(0, SPOTS.index(f"{row}-2"), STRUCTURE_IDS.index("ANOMALY"))
    no(s, "project S-13", "AN-190", "NO_TWO_SPOTS")


@pytest.mark.rule("AN-187", "AN-188", "AN-E46", "AN-E47", "AN-E49")
def test_paying_and_placing_a_superproject() -> None:
    s = give(hold(project(staff(table(era=2), 0, "EE"), "S-13"), 0, "square/military", "triangle/society", "circle/society"), 0, T=9, G=9)
    house(s, 0, "B-101", "B-201")
    play(s, "place engineer construct-1", "project S-13")
    no(s, "spend square/society", "AN-187", "NO_SUCH_BREAKTHROUGH", breakthrough="square.society")
    no(s, "spend circle/society", "AN-187", "BREAKTHROUGH_DOES_NOT_FIT", breakthrough="circle.society")
    play(s, "spend square/military")
    no(s, "spot power_plant-1", "AN-188", "NO_TWO_SPOTS")
    no(s, "spot lab-3", "AN-188", "NO_TWO_SPOTS")
    no(s, "spot lab-2", "AN-188", "SPOT_NOT_LEFTMOST")
    play(s, "spot lab-1")


@pytest.mark.rule("AN-011", "AN-155", "AN-186", "AN-192")
def test_choices_of_payment() -> None:
    s = give(project(hold(staff(table(), 0, "EE", "E"), 0, "square/military"), "S-13"), 0, T=9, G=9)
    house(s, 0, "S-05")
    play(s, "place engineer construct-1", "project S-13")
    no(s, "save uranium", "AN-155", "NO_SUCH_OPTION")
    play(s, "save titanium")
    no(s, "lose scientist active", "AN-186", "NO_SUCH_OPTION")
    staff(s, 0, "EE", "")
    no(s, "lose engineer tired", "AN-011", "NOT_IN_COLUMN", worker="engineer")


@pytest.mark.rule("AN-279")
def test_a_construct_for_superprojects_only() -> None:
    s = hold(give(project(tile(staff(table(era=5), 0, "SE"), "research-1", "K-15"), "S-13"), 0, T=9, G=9), 0, "square/military")
    play(s, "place scientist research-1", "die circle")
    while s.actions()[0].text.split()[0] in ("icon", "reroll"):
        play(s, s.actions()[0].text)
    no(s, "build B-301", "AN-279", "SUPERPROJECT_ONLY")


# ---- Recruit and Research


@pytest.mark.rule("AN-202", "AN-203", "AN-486")
def test_recruit() -> None:
    s = pool(table(), "GSE")
    play(s, "place engineer recruit-1")
    no(s, "recruit genius", "AN-203", "GENIUS_NEEDS_OTHERS")
    no(s, "recruit administrator", "AN-202", "NOT_IN_POOL", worker="administrator")
    s = give(pool(table(leaders=("zaida", "wolfe")), "SE"), 0, W=2)
    play(s, "pass", "pass")
    no(s, "recruit genius", "AN-486", "NOT_IN_POOL", worker="genius")
    no(s, "cube gold", "AN-370", "NO_SUCH_OPTION")
    no(s, "copy research", "AN-370", "NO_SUCH_OPTION")


@pytest.mark.rule("AN-212", "AN-215", "AN-216", "AN-217", "AN-277", "AN-E107")
def test_research() -> None:
    s = give(table(), 0)
    s.supply = ALL_BREAKTHROUGHS & ~(0b1111111111) & ~(3 << 2 * 9)
    play(s, "place scientist research-1")
    no(s, "both square/society", "AN-217", "ONE_DIE_ONLY")
    house(s, 0, "B-411")
    lacks(s, "both square/society", "AN-217", water=1)
    give(s, 0, W=1)
    no(s, "both triangle/society", "AN-215", "OUT_OF_STOCK", breakthrough="triangle.society")
    play(s, "both square/society")
    s = tile(table(era=5), "research-1", "K-13")
    play(s, "place scientist research-1")
    no(s, "die circle", "AN-277", "SET_BOTH_DICE")


@pytest.mark.rule("AN-214", "AN-216", "AN-E103", "AN-E104")
def test_dice_that_show_what_is_gone() -> None:
    met = set()
    for seed in range(60):
        s = table(seed=seed)
        s.supply = ALL_BREAKTHROUGHS & ~0b11 & ~(3 << 2 * 5) & ~(3 << 2 * 10)
        play(s, "place scientist research-1", "die circle")
        asked = s.actions()[0].text.split()[0]
        if asked == "icon":
            no(s, "icon time_travel", "AN-214", "OUT_OF_STOCK", breakthrough="circle.time_travel")
        elif asked == "reroll":
            no(s, "icon society", "AN-160", "FINISH_EFFECT")
        met.add(asked)
    assert {"icon", "reroll"} <= met


# ---- the Mine, time travel, variable costs


@pytest.mark.rule("AN-235", "AN-488", "AN-E85")
def test_cubes() -> None:
    s = mine(table(), "NTT")
    play(s, "place engineer mine-1")
    no(s, "cube gold", "AN-235", "NO_SUCH_CUBE", good="gold")
    s = mine(table(leaders=("samira", "haulani"), paths=("dominance", "harmony")), "N")
    s.lodes = 0b100
    play(s, "pass", "pass")
    for kind in ("neutronium", "gold"):
        no(s, f"cube {kind}", "AN-488", "NO_SUCH_CUBE", good=kind)
    no(s, "recruit genius", "AN-370", "NO_SUCH_OPTION")
    play(s, "cube titanium")


@pytest.mark.rule("AN-326", "AN-329", "AN-330", "AN-E32", "AN-E33", "AN-E35")
def test_time_travel() -> None:
    s = give(house(warp(staff(table(era=6), 0, "EG"), 0, 5, "engineer", "scientist", "gold", "exosuit"), 0, "B-102"), 0, N=1)
    warp(s, 0, 4, "water")
    play(s, "place engineer power_plant-1")
    no(s, "focus 6", "AN-326", "NOT_THE_PAST", era=6)
    no(s, "focus 7", "AN-326", "NOT_THE_PAST", era=7)
    no(s, "focus 3", "AN-326", "BEYOND_RANGE", era=3, count=3, least=2)
    play(s, "focus 5")
    no(s, "return water", "AN-329", "NO_WARP_TILE_THERE", warp="water", era=5)
    lacks(s, "return gold", "AN-329", gold=1)
    no(s, "return engineer", "AN-330", "GENIUS_CANNOT_PAY", worker="engineer")
    staff(s, 0, "E", "S")
    no(s, "return scientist", "AN-329", "NO_ACTIVE_WORKER", worker="scientist")
    s.powered[0] = 0
    no(s, "return exosuit", "AN-329", "NO_POWERED_EXOSUIT")


@pytest.mark.rule("AN-332", "AN-337", "AN-338", "AN-E39")
def test_variable_costs() -> None:
    s = give(house(staff(table(era=5), 0, "SE"), 0, "B-112", "B-113"), 0, W=3, T=1, U=1, N=1)
    play(s, "place engineer power_plant-1")
    lacks(s, "water 5", "AN-337", water=2)
    s = give(house(staff(table(era=5), 0, "SE"), 0, "B-113"), 0, W=3, T=1, U=2, N=1)
    play(s, "place engineer power_plant-1")
    no(s, "done", "AN-338", "PAY_AT_LEAST_ONE")
    lacks(s, "burn gold", "AN-338", gold=1)
    play(s, "burn titanium", "burn neutronium", "burn uranium")
    assert "burn uranium" in listed(s), "cubes may be paid in any order"
    play(s, "done")
    assert s.goods[0] == give(s.copy(), 0, W=3, U=1).goods[0]
    s = give(house(staff(table(era=5, rules_profile="alternative"), 0, "E"), 0, "B-113"), 0, N=1, T=2)
    play(s, "place engineer power_plant-1")
    no(s, "burn neutronium", "AN-338", "NO_SUCH_OPTION")
    s = warp(house(staff(table(era=5), 0, "S"), 0, "B-407"), 0, 2, "gold")
    play(s, "place scientist lab-1")
    no(s, "back water", "AN-332", "WARP_NOT_OUT", warp="water")


@pytest.mark.rule("AN-019", "AN-491", "AN-606")
def test_alternatives() -> None:
    s = give(house(table(), 0, "S-07"), 0, N=1, T=2)
    play(s, "free power_plant-1")
    no(s, "trade water>core", "AN-019", "NO_SUCH_OPTION")
    lacks(give(s, 0, N=1, T=1), "trade cubes>neutronium", "AN-606", tug=1)
    play(s, "trade neutronium>cubes")
    no(s, "gain neutronium", "AN-019", "NO_SUCH_OPTION")
    s = give(lead(table(), 0, "caratacus"), 0, W=2)
    s.paradox[0] = 1
    play(s, "free leader")
    lacks(give(s, 0, W=1), "choose give", "AN-491", water=1)
    s.paradox[0] = 0
    no(s, "choose give", "AN-491", "NO_PARADOX")


# ---- copies and Anomalies


@pytest.mark.rule("AN-602", "AN-603", "AN-E97", "AN-E99")
def test_copies_of_structures() -> None:
    s = give(house(house(staff(table(), 0, "G", "SA"), 0, "S-17"), 1, "B-211", "B-204", "B-202", "B-409"), 0, T=1)
    cover(s, 1, "B-204")
    house(s, 1, "B-413", "B-305")
    play(s, "place genius power_plant-1")
    assert s.stack[-1][0] == F_COPY
    for what in ("S-17", "ANOMALY", "construct", "B-303"):
        no(s, f"copy {what}", "AN-602", "CANNOT_BE_COPIED")
    no(s, "copy B-201", "AN-602", "NOBODY_BUILT_IT", structure="B-201")
    no(s, "copy B-204", "AN-602", "COVERED", structure="B-204")
    lacks(s, "copy B-202", "AN-602", water=1)
    lacks(s, "copy supply", "AN-602", water=5)
    s = house(staff(table(), 0, "S", "EA"), 0, "S-18")
    play(s, "place scientist power_plant-1")
    no(s, "clone genius", "AN-603", "NONE_TIRED", worker="genius")


def anomaly(*structures: str, path: str = "dominance", **options: Any) -> State:
    """Seat 0 must find a place for an Anomaly."""
    s = table(era=2, paths=(path, "progress"), **options)
    house(s, 0, *structures)
    s.paradox[0] = 3
    play(s, "pass", "pass")
    while s.actions()[0].text.split()[0] not in ("spot", "raze"):
        play(s, listed(s)[-1])
    return resume(s)


@pytest.mark.rule("AN-352", "AN-353", "AN-362", "AN-E57", "AN-E58")
def test_places_of_anomalies() -> None:
    s = anomaly("B-101")
    no(s, "spot power_plant-1", "AN-352", "SPOT_FILLED")
    no(s, "spot power_plant-2", "AN-352", "SPOT_NOT_LEFTMOST")
    no(s, "raze power_plant-1", "AN-362", "ONLY_HARMONY")
    full = [f"B-{row}0{number}" for row in (1, 2, 3, 4) for number in (1, 2, 3)]
    s = cover(anomaly(*full), 0, "B-101")
    no(s, "spot power_plant-1", "AN-353", "COVERS_BUILDINGS")
    s = cover(anomaly("B-101", "B-201", path="harmony", board_side="B"), 0, "B-101")
    no(s, "raze power_plant-1", "AN-354", "COVERED", structure="B-101")
    no(s, "raze lab-1", "AN-362", "NO_BUILDING_THERE")
    play(s, "raze factory-1")
