"""Buildings and Superprojects, row by row as the tables of sections 16 and 17 have them."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.games.anachrony.content import CONTENT
from exhibition_suite.games.anachrony.content_types import IMPL, SEED, Effect
from exhibition_suite.games.anachrony.goods import ICONS, SHAPES
from tests.games.anachrony.contents import action, case, choose, cost, endgame, focus, free, immediate, passive

BACK = {"op": "warp_back", "n": 1}
REFRESH = {"op": "refresh"}
PLANT, FACTORY, LIFE, LAB = range(4)
BUILDINGS = {building.id: building for building in CONTENT.buildings}
PROJECTS = {project.id: project for project in CONTENT.superprojects}
ALL_GOODS = {"paid": (0, 1, 2, 3)}
WATER = {"paid": (4,)}


@pytest.mark.rule("AN-500", "AN-501")
@pytest.mark.parametrize(
    ("number", "kind", "vp", "effects"),
    [
        case("AN-511", 101, PLANT, 4, [action("any", **focus(1))]),
        case("AN-512", 102, PLANT, 3, [action("any", **focus(2))]),
        case("AN-513", 103, PLANT, 3, [action("any", **focus(2))]),
        case("AN-514", 104, PLANT, 4, [action("Scientist", **focus(2))]),
        case("AN-515", 105, PLANT, 2, [action("any", **focus(3))]),
        case("AN-516", 106, PLANT, 2, [action("any", **focus(3))]),
        case("AN-517", 107, PLANT, 3, [action("any", "1 U", "1 VP", **focus(3))]),
        case("AN-518", 108, PLANT, 2, [action("Scientist", eye="any", **focus(2))]),
        case("AN-519", 109, PLANT, 2, [action("Scientist", "1 N", "2 VP", **focus(3))]),
        case("AN-520", 110, PLANT, 2, [action("any", "1 W", **focus(4))]),
        case("AN-521", 111, PLANT, 1, [immediate(**BACK), action("any", **focus(3))]),
        case("AN-522", 112, PLANT, 1, [action("any", "", "1 VP", **focus(0), **WATER)]),
        case("AN-523", 113, PLANT, 1, [action("any", per_paid=1, **focus(0), **ALL_GOODS)]),
        case("AN-524", 114, PLANT, 1, [action("Scientist", "1 W", **focus(3, times=2))]),
        case("AN-525", 115, PLANT, 3, [action("any", "1 G", "1 VP", **focus(3))]),
        case("AN-526", 201, FACTORY, 1, [action("any", "", "2 T", eye="any")]),
        case("AN-527", 202, FACTORY, 1, [action("any", "1 W", "3 T")]),
        case("AN-528", 203, FACTORY, 2, [action("any", "1 W", "1 T/U/G", eye="any")]),
        case("AN-529", 204, FACTORY, 3, [action("any", "", "1 G", eye="any")]),
        case("AN-530", 205, FACTORY, 2, [action("any", "1 W", "2 G")]),
        case("AN-531", 206, FACTORY, 3, [action("any", "", "1 U", eye="any")]),
        case("AN-532", 207, FACTORY, 2, [action("any", "1 W", "2 U")]),
        case("AN-533", 208, FACTORY, 2, [action("any", "1 G + 1 W", "1 N + 1 VP")]),
        case("AN-534", 209, FACTORY, 2, [action("any", "1 U + 1 W", "1 N + 1 VP")]),
        case("AN-535", 210, FACTORY, 1, [action("Engineer", "3 W", **choose("3 T/U/G", "1 N"))]),
        case("AN-536", 211, FACTORY, 3, [action("Engineer", "1 T", "1 E", eye="any")]),
        case("AN-537", 212, FACTORY, 2, [action("Engineer", "", "1 E")]),
        case("AN-538", 213, FACTORY, 2, [action("Engineer", "2 T/U/G", "2 E")]),
        case("AN-539", 214, FACTORY, 1, [action("Engineer", "3 W", "2 E")]),
        case("AN-540", 215, FACTORY, 1, [free("1 W", "1 T/U/G")]),
        case("AN-541", 301, LIFE, 1, [immediate("3 W"), free("", "1 W")]),
        case("AN-542", 302, LIFE, 1, [immediate("3 W"), free("", "1 W")]),
        case("AN-543", 303, LIFE, 1, [free("", "2 W")]),
        case("AN-544", 304, LIFE, 1, [free("", "2 W")]),
        case("AN-545", 305, LIFE, 3, [action("any", "", "3 W", eye="any")]),
        case("AN-546", 306, LIFE, 3, [action("any", "", "3 W", eye="any")]),
        case("AN-547", 307, LIFE, 2, [action("Administrator", "", "5 W")]),
        case("AN-548", 308, LIFE, 2, [action("Administrator", "", "5 W")]),
        case("AN-549", 309, LIFE, 2, [action("any", "1 N", "8 W")]),
        case("AN-550", 310, LIFE, 2, [action("any", "", "7 W", lost=True)]),
        case("AN-551", 311, LIFE, 1, [passive("halve_supply", "halve")]),
        case("AN-552", 312, LIFE, 1, [passive("halve_supply", "halve")]),
        case("AN-553", 313, LIFE, 1, [action("any", "1 U", "6 W + 1 VP", eye="any")]),
        case("AN-554", 314, LIFE, 1, [action("any", "1 G", "6 W + 1 VP", eye="any")]),
        case("AN-555", 315, LIFE, 2, [immediate("8 W")]),
        case("AN-556", 401, LAB, 4, [passive("range", n=1)]),
        case("AN-557", 402, LAB, 3, [passive("range", n=2)]),
        case("AN-558", 403, LAB, 2, [action("any", "1 E", "1 Exosuit", eye="any")]),
        case("AN-559", 404, LAB, 3, [immediate("-1 Paradox")]),
        case("AN-560", 405, LAB, 3, [passive("paradox_limit", n=1)]),
        case("AN-561", 406, LAB, 2, [endgame("per", "anomaly", n=2)]),
        case("AN-562", 407, LAB, 2, [action("Scientist", **BACK)]),
        case("AN-563", 408, LAB, 2, [action("any", eye="Administrator", **REFRESH)]),
        case("AN-564", 409, LAB, 2, [action("Administrator", "2 W", eye="any", **choose("1 Scientist", "1 Engineer"))]),
        case("AN-565", 410, LAB, 1, [action("Administrator", "2 W", "1 Genius", eye="any")]),
        case("AN-566", 411, LAB, 2, [passive("second_die", cost=cost("1 W"))]),
        case("AN-567", 412, LAB, 2, [action("any", "1 T/U/G", "2 VP")]),
        case("AN-568", 413, LAB, 2, [action("any", "", "1 W + 1 VP")]),
        case("AN-569", 414, LAB, 1, [free("", "2 VP + 1 Paradox")]),
        case("AN-570", 415, LAB, 2, [action("Scientist", "", "2 W + 2 VP", lost=True)]),
    ],
)
def test_buildings(number: int, kind: int, vp: int, effects: list[Effect]) -> None:
    building = BUILDINGS[f"B-{number}"]
    assert (building.type, building.vp) == (kind, vp)
    assert list(building.effects[SEED]) == effects


def needs(text: str) -> tuple[tuple[int, int] | None, tuple[int, int]]:
    """The Breakthroughs of a Superproject: "circle/society or triangle + square"."""
    exact, _, pair = text.rpartition(" or ")
    first, second = (SHAPES.index(shape) for shape in pair.split(" + "))
    if not exact:
        return None, (first, second)
    shape, icon = exact.split("/")
    return (SHAPES.index(shape), ICONS.index(icon.replace(" ", "_"))), (first, second)


FREELY: dict[str, Any] = {"returns": False, "boosted": False}


@pytest.mark.rule("AN-575")
@pytest.mark.parametrize(
    ("number", "vp", "pays", "breakthroughs", "effects"),
    [
        case("AN-581", 1, 6, "2 T + 2 G + 4 W", "circle/society or triangle + square", [action("Administrator", "1 W", "1 Morale")]),
        case("AN-582", 2, 5, "1 N + 2 T + 2 G", "circle/time travel or triangle + square", [endgame("per", "time_travel", n=1)]),
        case("AN-583", 3, 6, "2 T + 2 G", "square/time travel or triangle + circle", [immediate(op="warp_back", n=3)]),
        case("AN-584", 4, 6, "2 U + 2 T + 2 W + 1 Engineer", "square/society or triangle + circle", [passive("less_water", "trade", n=1)]),
        case("AN-585", 5, 6, "4 T + 1 Engineer", "triangle/technology or circle + square", [passive("discount", "tug", n=1)]),
        case("AN-586", 6, 5, "3 U + 1 T + 1 Scientist", "triangle/military or circle + square", [free("", "1 Exosuit")]),
        case(
            "AN-587",
            7,
            7,
            "1 U + 2 T + 1 G + 2 W",
            "square/technology or triangle + circle",
            [free(**choose("1 N > 2 T/U/G", "2 T/U/G > 1 N"))],
        ),
        case("AN-588", 8, 6, "1 N + 3 T + 3 W", "triangle/time travel or circle + square", [free(**focus(3, **FREELY))]),
        case(
            "AN-589",
            9,
            4,
            "2 U + 2 T + 2 G",
            "square/genetics or triangle + circle",
            [action("any", "2 W", op="act", names=("construct", "recruit", "research"))],
        ),
        case(
            "AN-590",
            10,
            5,
            "3 T + 3 W + 1 Scientist",
            "triangle/genetics or circle + square",
            [passive("keep_worker"), endgame("morale_floor")],
        ),
        case("AN-591", 11, 6, "2 U + 3 T", "circle/military or triangle + square", [free(op="main_board")]),
        case(
            "AN-592",
            12,
            6,
            "2 T + 2 G + 2 W",
            "circle/genetics or triangle + square",
            [free("1 Worker", **choose("1 Genius", "1 N", "1 E"))],
        ),
        case(
            "AN-593",
            13,
            6,
            "3 T + 1 G + 1 Engineer",
            "square/military or triangle + circle",
            [passive("at_mine", gain=immediate("1 T/U/G").gain)],
        ),
        case("AN-594", 14, 5, "2 T + 1 E + 3 W", "triangle/society or circle + square", [passive("evacuation")]),
        case(
            "AN-595",
            15,
            8,
            "2 N + 3 T + 1 Scientist",
            "circle/technology or triangle + square",
            [immediate(op="act", names=("research",), times=2)],
        ),
        case("AN-596", 16, 3, "1 U + 2 T + 1 G + 1 Scientist", "triangle + triangle", [endgame("per", "superproject", n=3)]),
        case(
            "AN-597",
            17,
            5,
            "1 N + 1 U + 1 T + 1 G",
            "square + square",
            [action("Genius", op="copy", names=("building", "superproject", "supply"))],
        ),
        case("AN-598", 18, 6, "2 U + 2 T + 4 W", "circle + circle", [action("any", op="clone", names=("tired", "active"))]),
    ],
)
def test_superprojects(number: int, vp: int, pays: str, breakthroughs: str, effects: list[Effect]) -> None:
    project = PROJECTS[f"S-{number:02}"]
    assert (project.vp, project.cost) == (vp, cost(pays))
    assert (project.exact, project.pair) == needs(breakthroughs)
    assert list(project.effects[SEED]) == effects


@pytest.mark.rule("AN-575")
def test_each_breakthrough_is_asked_for_once() -> None:
    exact = [project.exact for project in CONTENT.superprojects if project.exact is not None]
    assert sorted(exact) == [(shape, icon) for shape in range(3) for icon in range(5)]
    assert all(len({project.exact[0], *project.pair}) == 3 for project in CONTENT.superprojects if project.exact)


@pytest.mark.parametrize(
    ("name", "effects"),
    [
        ("B-113", [action("any", per_paid=1, paid=(1, 2, 3), **focus(0))]),  # D-25
        ("B-114", [action("Scientist", **focus(3, times=2))]),  # D-15
        ("B-311", [passive("halve_supply", "free")]),  # D-26
        ("B-312", [passive("halve_supply", "free")]),
        ("B-404", [action("Scientist", "", "-1 Paradox")]),  # D-09
        ("S-08", [free(**focus(3, boosted=False))]),  # D-11
        ("S-17", [action("Genius", op="copy", names=("building", "superproject"))]),  # D-30
        ("S-18", [action("any", op="clone", names=("used", "tired"))]),  # D-10
    ],
)
def test_tiles_of_the_other_profile(name: str, effects: list[Effect]) -> None:
    tile = BUILDINGS.get(name) or PROJECTS[name]
    assert list(tile.effects[IMPL]) == effects
    assert tile.effects[SEED] != tile.effects[IMPL]


def test_no_other_tile_differs() -> None:
    differ = [tile.id for tile in (*CONTENT.buildings, *CONTENT.superprojects) if tile.effects[SEED] != tile.effects[IMPL]]
    assert differ == ["B-113", "B-114", "B-311", "B-312", "B-404", "S-08", "S-17", "S-18"]
