"""Path boards, player boards and Leaders, as the tables of section 15 have them."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony.content import CONTENT
from exhibition_suite.games.anachrony.content_types import IMPL, PATHS, SEED, TYPES, Board, Effect, Evacuation
from tests.games.anachrony.contents import action, case, choose, cost, free, goods, mask, passive, workers

A, B = 0, 1
HARMONY, DOMINANCE, PROGRESS, SALVATION = range(4)
SIDE_B = {path: CONTENT.boards[B][number] for number, path in enumerate(PATHS)}


@pytest.mark.parametrize(
    ("number", "name", "start", "active", "tired", "breakthroughs"),
    [
        case("AN-430", 0, "harmony", "1 U + 3 T + 3 E + 6 W", "2 Scientist + 2 Engineer", "1 Genius", 0),
        case("AN-431", 1, "dominance", "2 U + 2 T + 1 G + 4 E + 3 W", "2 Scientist + 2 Engineer", "1 Engineer", 0),
        case("AN-432", 2, "progress", "1 U + 2 T + 1 G + 4 E + 3 W", "2 Scientist + 2 Administrator", "1 Engineer", 1),
        case("AN-433", 3, "salvation", "1 N + 2 T + 2 G + 3 E + 4 W", "3 Scientist + 1 Engineer", "1 Administrator", 0),
    ],
)
@pytest.mark.rule("AN-434")
def test_starting_assets(number: int, name: str, start: str, active: str, tired: str, breakthroughs: int) -> None:
    """A Path has one set of them, whichever side its board shows."""
    path = CONTENT.paths[number]
    assert path.id == name
    assert (path.goods, path.active, path.tired) == (goods(start), workers(active), workers(tired))
    assert path.breakthroughs == breakthroughs


SLOTS = ("", "", "", "1 E", "1 E", "1 E")


@pytest.mark.parametrize(
    ("boards", "slots", "water", "breaks", "supply_free", "eye"),
    [
        case("AN-436", CONTENT.boards[A], SLOTS, 1, {2, 3}, False, "Administrator"),
        case("AN-437", [SIDE_B["harmony"]], ("", "", "", "1 E or 3 W", "1 E", "1 E or 3 W"), 2, {2, 3, 5}, False, "Administrator"),
        case("AN-438", [SIDE_B["dominance"]], SLOTS, 0, {2, 3}, True, ""),
        case("AN-439", [SIDE_B["progress"]], ("", "", "", *["1 T/U/G or 1 E"] * 3), 1, {2, 3}, False, ""),
        case("AN-440", [SIDE_B["salvation"]], ("", "1 T/U/G", "1 E", "1 T/U/G", "", "1 E"), 1, {2, 3}, False, "Administrator"),
    ],
)
@pytest.mark.rule("AN-125")
def test_slots_and_supply(boards: list[Board], slots: tuple[str, ...], water: int, breaks: set[int], supply_free: bool, eye: str) -> None:
    for board in boards:
        assert [set(ways) for ways in board.slots] == [{cost(way) for way in slot.split(" or ")} for slot in slots]
        assert board.slot_water == water
        assert {slot + 1 for slot in board.breaks} == breaks
        assert board.supply_free is supply_free
        assert board.supply_motivated == mask(eye)


PLANT = "1 N + 2 T + 1 W / 1 N + 2 T + 1 G + 2 W / 2 N + 2 T + 2 W"
PLANT_CHEAP = "1 N + 2 T + 1 W / 1 N + 2 T + 2 W / 2 N + 2 T + 2 W"
FACTORY = "2 T + 1 G / 2 T + 1 G + 2 W / 2 T + 2 G + 2 W"
LIFE = "2 T / 1 U + 2 T + 1 W / 1 U + 2 T + 1 G + 2 W"
LAB = "1 U + 2 T + 1 W / 1 U + 2 T + 2 W / 2 U + 2 T + 1 G + 2 W"


@pytest.mark.parametrize(
    ("boards", "rows"),
    [
        case("AN-444", CONTENT.boards[A], [PLANT, FACTORY, LIFE, LAB]),
        case(
            "AN-445",
            [SIDE_B["harmony"]],
            [
                PLANT,
                "2 T + 1 G + 1 W / 2 T + 1 G + 2 W / 2 T + 2 G + 2 W",
                "2 T + 1 W / 1 U + 2 T + 1 W / 1 U + 2 T + 1 G + 2 W",
                LAB,
            ],
        ),
        case(
            "AN-446",
            [SIDE_B["dominance"]],
            [PLANT_CHEAP, "2 T + 1 G / 2 T + 1 G + 2 W / 2 T + 1 G + 2 W", "2 T / 2 T + 1 W / 1 U + 2 T + 1 G + 2 W", LAB],
        ),
        case(
            "AN-447",
            [SIDE_B["progress"]],
            [
                "1 N + 2 T + 1 G + 1 W / 1 N + 2 T + 1 G + 2 W / 2 N + 2 T + 2 W",
                FACTORY,
                "1 U + 2 T / 1 U + 2 T + 1 W / 1 U + 2 T + 1 G + 2 W",
                LAB,
            ],
        ),
        case("AN-448", [SIDE_B["salvation"]], [PLANT_CHEAP, FACTORY, LIFE, "1 U + 2 T + 1 W / 1 U + 2 T + 2 W / 1 N + 2 T + 2 W"]),
    ],
)
@pytest.mark.rule("AN-462")
def test_building_costs(boards: list[Board], rows: list[str]) -> None:
    wanted = tuple(tuple(goods(spot) for spot in row.split(" / ")) for row in rows)
    assert all(board.costs[SEED] == wanted for board in boards)


def test_the_third_lab_of_salvation_is_the_one_cost_of_the_other_profile() -> None:
    """D-16."""
    for side, boards in enumerate(CONTENT.boards):
        for path, board in enumerate(boards):
            if (side, path) == (B, SALVATION):
                lab = TYPES.index("lab")
                assert board.costs[IMPL][lab][2] == goods("2 U + 2 T + 1 G + 2 W")
                assert board.costs[IMPL][:lab] == board.costs[SEED][:lab]
                assert board.costs[IMPL][lab][:2] == board.costs[SEED][lab][:2]
            else:
                assert board.costs[SEED] == board.costs[IMPL]


@pytest.mark.parametrize(
    ("boards", "start", "vp", "water", "overflow"),
    [
        case("AN-450", CONTENT.boards[A], 4, (-6, -4, -2, 0, 2, 4, 6), (4, 4, 5, 5, 6, 7, 7), 2),
        case("AN-451", [SIDE_B["harmony"]], 3, (-4, -2, 0, 2, 4, 6, 8), (4, 4, 5, 5, 6, 7, 8), 3),
        case("AN-452", [SIDE_B["dominance"]], 4, (-3, -2, -1, 0, 2, 4, 6), (4, 4, 4, 4, 5, 5, 5), 2),
        case("AN-453", [SIDE_B["progress"]], 4, (-6, -4, -2, 0, 3, 5, 7), (4, 4, 5, 5, 7, 8, 8), 2),
        case("AN-454", [SIDE_B["salvation"]], 5, (-8, -6, -4, -2, 0, 2, 4), (4, 4, 4, 5, 5, 6, 7), 2),
    ],
)
def test_the_morale_track(boards: list[Board], start: int, vp: tuple[int, ...], water: tuple[int, ...], overflow: int) -> None:
    for board in boards:
        assert board.morale_start + 1 == start
        assert (board.morale_vp, board.morale_water, board.overflow) == (vp, water, overflow)


@pytest.mark.parametrize(
    ("boards", "vp"),
    [
        case("AN-456", CONTENT.boards[A], (0, 2, 4, 6, 8, 10, 12, 14, 16)),
        case("AN-457", [SIDE_B["harmony"]], (0, 2, 4, 6, 8, 10, 12, 14, 16)),
        case("AN-458", [SIDE_B["dominance"]], (0, 2, 4, 6, 8, 10, 12, 12, 12)),
        case("AN-459", [SIDE_B["progress"]], (0, 1, 2, 4, 8, 10, 12, 14, 16)),
        case("AN-460", [SIDE_B["salvation"]], (0, 2, 4, 6, 8, 12, 14, 16, 20)),
    ],
)
def test_the_time_travel_track(boards: list[Board], vp: tuple[int, ...]) -> None:
    assert all(board.time_travel == vp for board in boards)


def special(board: Board) -> tuple[object, ...]:
    """The special lines of a board."""
    flags = (board.superproject_anywhere, board.anomaly_anywhere, board.lose_building)
    return (*flags, board.paradox_limit, tuple(TYPES[kind] for kind in board.scientists_motivated))


@pytest.mark.rule("AN-463", "AN-464", "AN-465", "AN-466")
def test_special_lines() -> None:
    plain = (False, False, False, 0, ())
    assert [special(board) for board in CONTENT.boards[A]] == [plain] * 4
    assert special(SIDE_B["harmony"]) == (False, False, True, 0, ())
    assert special(SIDE_B["dominance"]) == (True, False, False, 0, ())
    assert special(SIDE_B["progress"]) == (False, False, False, 1, ("power_plant", "factory", "lab"))
    assert special(SIDE_B["salvation"]) == (False, True, False, 0, ())


def evacuation(path: int, side: int) -> Evacuation:
    return CONTENT.paths[path].evacuations[side]


@pytest.mark.parametrize(
    ("path", "side", "name", "condition", "vp", "per_set", "one_set"),
    [
        case("AN-470", HARMONY, A, "welfare", ("life_support", 3), 2, 3, {"genius": 1, "gold": 1}),
        case("AN-471", HARMONY, B, "resurgence", ("spots", 6), 2, 3, {"building": 1, "administrator": 1}),
        case("AN-472", DOMINANCE, A, "industry", ("factory", 3), 5, 2, {"engineer": 1, "titanium": 1}),
        case("AN-473", DOMINANCE, B, "unity", ("morale", 7), 3, 1, {"worker": 1}),
        case("AN-474", PROGRESS, A, "superiority", ("lab", 3), 6, 4, {"scientist": 1, "breakthrough": 1}),
        case("AN-475", PROGRESS, B, "apex", ("water", 8), 3, 5, {"superproject": 1}),
        case("AN-476", SALVATION, A, "power", ("power_plant", 3), 3, 3, {"neutronium": 1}),
        case("AN-477", SALVATION, B, "time", ("anomalies", 2), 4, 5, {"warp_tile": 1, "uranium": 1}),
    ],
)
def test_evacuations(path: int, side: int, name: str, condition: tuple[str, int], vp: int, per_set: int, one_set: dict[str, int]) -> None:
    found = evacuation(path, side)
    assert (found.id, found.condition[SEED], found.vp, found.per_set) == (name, condition, vp, per_set)
    assert dict(found.set[SEED]) == one_set


def test_evacuations_of_the_other_profile() -> None:
    """D-06, D-07, D-08; everything else is the same."""
    other = {
        (HARMONY, B): (("spots_without_anomalies", 6), {"building": 1, "administrator": 1}),
        (PROGRESS, A): (("lab", 3), {"scientist": 2, "breakthrough": 1}),
        (SALVATION, B): (("anomalies", 2), {"time_travel": 2, "uranium": 2}),
    }
    for path in range(4):
        for side in (A, B):
            found = evacuation(path, side)
            same = (found.condition[SEED], dict(found.set[SEED]))
            assert (found.condition[IMPL], dict(found.set[IMPL])) == other.get((path, side), same)


TWO_WATER = cost("2 W")


@pytest.mark.parametrize(
    ("name", "path", "seed", "impl"),
    [
        ("haulani", HARMONY, free(op="own_board"), None),
        ("zaida", HARMONY, passive("take_worker", "pool", cost=TWO_WATER), passive("take_worker", "card", cost=TWO_WATER)),
        ("wolfe", DOMINANCE, passive(**choose("2 W > 1 E", "1 E > 2 W") | {"op": "exchange"}), None),
        ("samira", DOMINANCE, passive("take_cube", "mine", cost=TWO_WATER), passive("take_cube", "supply", cost=TWO_WATER)),
        ("valerian", PROGRESS, free(op="main_board", names=("scientist",)), passive("as_genius", "scientist")),
        case(
            "AN-490", "cornella", PROGRESS, passive("second_die", cost=cost("1 W")), passive("clean_up_act", "research", cost=cost("3 W"))
        ),
        ("caratacus", SALVATION, free(**choose("2 W + 1 Paradox", "2 W > -1 Paradox")), None),
        ("amena", SALVATION, passive("hold_slots"), None),
    ],
)
def test_leaders(name: str, path: int, seed: Effect, impl: Effect | None) -> None:
    """D-02 to D-05 change four of them."""
    number = next(number for number, leader in enumerate(CONTENT.leaders) if leader.id == name)
    leader = CONTENT.leaders[number]
    assert leader.path == path
    assert number in CONTENT.paths[path].leaders
    assert leader.effects == ((seed,), (impl or seed,))


@pytest.mark.rule("AN-355", "AN-357")
def test_the_anomaly() -> None:
    assert CONTENT.anomaly_vp == -3
    assert CONTENT.seal == action("any", "2 W", op="seal", one_of=(cost("2 T/U/G"), cost("1 N")), lost=True)
