"""Anomalies: where they go, what they stop, how they are sealed (section 13)."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.games.anachrony.actions import SPOTS
from exhibition_suite.games.anachrony.core import F_ANOMALY
from exhibition_suite.games.anachrony.items import NUMBER
from exhibition_suite.games.anachrony.players import LOST, MARKER
from tests.games.anachrony.kit import (
    State,
    active,
    built,
    cover,
    give,
    goods,
    house,
    lead,
    line,
    listed,
    may,
    offer,
    play,
    refused,
    resume,
    staff,
    table,
    tired,
    to_clean_up,
    turns,
    warp,
    warped,
)

COLUMN_1 = ("B-101", "B-201", "B-301", "B-401")
FULL = tuple(f"B-{row}0{number}" for row in (1, 2, 3, 4) for number in (1, 2, 3))


def board(*structures: str, era: int = 3, path: str = "salvation", **options: Any) -> State:
    """Action Rounds of a player alone with these structures; no goods, one Worker of each type, no Leader with a Free Action."""
    s = house(table(1, era=era, paths=(path,), **options), 0, *structures)
    return lead(staff(give(s, 0), 0, "SEAG"), 0, "wolfe")


def strike(s: State) -> State:
    """The player resolves an Anomaly now."""
    s.paradox[0] = max(s.paradox[0], 3)
    s.stack.append((F_ANOMALY, 0, 0))
    return resume(s)


def spots(s: State) -> list[str]:
    return sorted(text.removeprefix("spot ") for text in listed(s) if text.startswith("spot"))


# ---- the three steps


@pytest.mark.rule("AN-350", "AN-115")
def test_all_tokens_are_returned_first() -> None:
    s = board()
    s.paradox[0] = 5
    strike(s)
    assert (s.paradox[0], s.anomalies(0)) == (0, 0)


@pytest.mark.rule("AN-351", "AN-332")
def test_then_one_own_warp_tile_may_come_back_for_nothing() -> None:
    s = strike(warp(board(), 0, 1, "gold", "scientist"))
    warp(s, 0, 2, "exosuit")
    assert set(listed(s)) == {"back gold", "back scientist", "back exosuit", "leave"}, "of any Timeline tile"
    play(s, "back exosuit")
    assert (warped(s), s.travel[0], s.powered[0], goods(s)) == ({1: ["gold", "scientist"]}, 0, 63, {})
    assert spots(s), "only one"
    left = strike(warp(board(), 0, 1, "gold"))
    play(left, "leave")
    assert warped(left) == {1: ["gold"]}


@pytest.mark.rule("AN-352", "AN-E57")
def test_then_the_tile_goes_into_the_leftmost_column_with_room() -> None:
    assert spots(strike(board())) == ["factory-1", "lab-1", "life_support-1", "power_plant-1"]
    s = strike(board(*COLUMN_1, "B-202", "B-302"))
    assert spots(s) == ["lab-2", "power_plant-2"], "the player picks among several"
    play(s, "spot lab-2")
    assert built(s)["lab-2"] == "ANOMALY"


@pytest.mark.rule("AN-353", "AN-352")
def test_any_empty_spot_goes_before_a_building() -> None:
    last = strike(board(*FULL[:-1]))
    assert built(last)["lab-3"] == "ANOMALY"


@pytest.mark.rule("AN-353", "AN-023", "AN-354", "AN-E58")
def test_without_an_empty_spot_it_covers_any_own_building() -> None:
    s = strike(board(*FULL))
    assert len(spots(s)) == 12
    points = line(s, "buildings")
    play(s, "spot life_support-3")
    assert (line(s, "buildings"), line(s, "anomalies")) == (points, -3)
    assert refused(s, "free life_support-3").rule == "AN-354"
    strike(s)
    assert "life_support-3" not in spots(s), "one Anomaly on a tile"
    play(s, "spot lab-1")
    assert s.flags[0] & 1 == 0, "Lab 401 adds nothing any more"


@pytest.mark.rule("AN-353", "AN-E59")
def test_without_a_building_it_covers_a_superproject() -> None:
    s = house(board(), 0, "S-01", "S-02", "S-03", "S-04")
    for spot in ("power_plant-3", "factory-3", "life_support-3", "lab-3"):
        house(s, 0, "ANOMALY", at=spot)
    strike(s)
    assert spots(s) == ["factory-1", "lab-1", "life_support-1", "power_plant-1"]
    play(s, "spot lab-1")
    assert built(s)["lab-1"] == "S-04"
    assert s.anomalies(0) == 5
    house_first = house(board(), 0, "S-01", "S-02", "S-03", "S-04", "B-103")
    for spot in ("factory-3", "life_support-3", "lab-3"):
        house(house_first, 0, "ANOMALY", at=spot)
    strike(house_first)
    assert house_first.covered[0] == 1 << 2, "the Building goes first, without a question"


@pytest.mark.rule("AN-353")
def test_with_everything_covered_no_tile_is_taken() -> None:
    s = strike(board(*["ANOMALY"] * 12))
    assert (s.anomalies(0), s.paradox[0], s.stack) == (12, 0, [])


# ---- what lies below


@pytest.mark.rule("AN-354", "AN-023", "AN-E58")
def test_a_covered_structure_cannot_be_used() -> None:
    s = give(board("B-202", "B-303", "B-405"), 0, W=5)
    assert may(s, "place scientist factory-1")
    assert may(s, "free life_support-1")
    assert s.paradox_limit(0) == 4
    cover(cover(cover(s, 0, "B-202"), 0, "B-303"), 0, "B-405")
    assert not may(s, "place scientist factory-1"), "nothing to seal the Anomaly with"
    assert not may(s, "free life_support-1")
    assert s.paradox_limit(0) == 3
    assert line(s, "buildings") == 1 + 1 + 3


@pytest.mark.rule("AN-354", "AN-614", "AN-401")
def test_a_covered_superproject_has_no_endgame_effect() -> None:
    s = house(board(), 0, "S-16", "S-02")
    s.travel[0] = 4
    assert line(s, "superprojects") == 3 + 5 + 2 * 3 + 4
    cover(s, 0, "S-16")
    assert line(s, "superprojects") == 3 + 5 + 4
    cover(s, 0, "S-02")
    assert line(s, "superprojects") == 3 + 5


@pytest.mark.rule("AN-355", "AN-363")
def test_each_anomaly_costs_three_and_there_may_be_any_number() -> None:
    s = board()
    for number in range(1, 10):
        strike(s)
        if spots(s):
            play(s, f"spot {spots(s)[0]}")
        assert (s.anomalies(0), line(s, "anomalies")) == (number, -3 * number)


@pytest.mark.rule("AN-360")
@pytest.mark.parametrize(("name", "how"), [("B-201", "place scientist factory-1"), ("B-303", "free life_support-1")])
def test_a_worker_or_marker_on_a_covered_tile_comes_back_normally(name: str, how: str) -> None:
    s = board(name)
    play(s, how)
    cover(s, 0, name)
    assert s.workers(0).bit_count() == 4
    to_clean_up(s)
    assert (s.markers[0], active(s), tired(s)) == (7, "SEAG", "")


@pytest.mark.rule("AN-354", "AN-356", "AN-359", "AN-360", "AN-654")
@pytest.mark.parametrize(
    ("spot", "how", "back", "home"),
    [
        ("factory-1", "place scientist factory-1", "place administrator factory-1", "SAG"),
        ("life_support-1", "free life_support-1", "free life_support-1", "SAG"),
    ],
)
def test_an_anomaly_on_a_used_tile_can_be_sealed_at_once_and_the_tile_stays_used(spot: str, how: str, back: str, home: str) -> None:
    """Under the other reading (D-35) an Anomaly comes in the middle of Action Rounds, and the tile below was used already."""
    full = ("B-101", "B-102", "B-103", "B-201", "B-202", "B-203", "B-303", "B-304", "B-305", "B-403", "B-406", "B-410")
    s = board(*full, rules_profile="alternative")
    play(s, how)
    play(strike(s), f"spot {spot}")
    assert s.anomalies(0) == 1
    if s.acted:
        play(s, "end")
    assert not may(give(s, 0, W=1), f"place engineer {spot}"), "the Anomaly's own price"
    play(give(s, 0, N=1, W=2), f"place engineer {spot}")
    assert s.anomalies(0) == 0
    assert "E" not in active(s) + tired(s), "the Worker that seals is lost"
    play(s, "end")
    assert refused(give(s, 0, W=9), back).reason == ("WORKER_SPACE_USED" if how.startswith("place") else "SLOT_MARKED")
    assert s.markers_out(0) == 7 - s.markers[0] == (how.startswith("free"))
    to_clean_up(s)
    assert (s.markers[0], active(s) + tired(s), s.used[0]) == (7, home, 0)
    assert may(turns(give(s, 0, W=9)), how)


@pytest.mark.rule("AN-360")
def test_what_stands_under_an_anomaly_keeps_others_apart() -> None:
    s = board("B-101", "B-201", "B-303")
    spots_of = {spot: number for number, spot in enumerate(SPOTS)}
    for spot, use in (("power_plant-1", 7), ("factory-1", 1), ("life_support-1", MARKER)):
        s.occupy(0, spots_of[spot], use)
    before = s.used[0]
    s.cover(0, spots_of["factory-1"])
    assert [s.use_of(0, spots_of[spot]) for spot in ("power_plant-1", "factory-1", "life_support-1")] == [7, 0, MARKER]
    s.occupy(0, spots_of["factory-1"], LOST)
    s.uncover(0, spots_of["factory-1"])
    assert (s.used[0], s.covered[0]) == (before, 0)


# ---- sealing


@pytest.mark.rule("AN-356", "AN-357", "AN-E65")
@pytest.mark.parametrize(
    ("held", "ways"),
    [
        ({"N": 1, "W": 2}, {"": {}}),
        ({"T": 1, "G": 1, "W": 2}, {"": {}}),
        ({"U": 2, "W": 3}, {"": {"W": 1}}),
        (
            {"N": 1, "T": 1, "G": 2, "W": 2},
            {
                "pay neutronium": {"T": 1, "G": 2},
                "pay gold+titanium": {"N": 1, "G": 1},
                "pay gold+gold": {"N": 1, "T": 1},
            },
        ),
    ],
)
def test_sealing_costs_two_water_and_two_cubes_or_a_neutronium(held: dict[str, int], ways: dict[str, dict[str, int]]) -> None:
    for pay, left in ways.items():
        s = give(board("ANOMALY"), 0, **held)
        play(s, "place engineer power_plant-1")
        if pay:
            assert set(listed(s)) == set(ways)
            play(s, pay)
        assert (goods(s), s.anomalies(0)) == (left, 0)


@pytest.mark.rule("AN-357")
@pytest.mark.parametrize("held", [{"N": 1, "W": 1}, {"W": 9}, {"T": 1, "W": 2}, {"N": 1, "E": 5}])
def test_what_does_not_suffice_for_sealing(held: dict[str, int]) -> None:
    assert not may(give(board("ANOMALY"), 0, **held), "place engineer power_plant-1")


@pytest.mark.rule("AN-356", "AN-319")
@pytest.mark.parametrize(("letter", "word"), [("S", "scientist"), ("E", "engineer"), ("A", "administrator"), ("G", "genius")])
def test_any_worker_seals_and_is_lost(letter: str, word: str) -> None:
    s = give(board("ANOMALY"), 0, N=1, W=2)
    play(s, f"place {word} power_plant-1")
    assert active(s) == "SEAG".replace(letter, "")
    to_clean_up(s)
    assert active(s) + tired(s) == "SEAG".replace(letter, "")


@pytest.mark.rule("AN-358", "AN-180", "AN-E64")
def test_the_freed_spot_is_filled_first_at_its_own_cost_and_nothing_moves() -> None:
    s = house(board(), 0, "ANOMALY", at="life_support-1")
    house(s, 0, "B-303", at="life_support-2")
    offer(give(s, 0, N=1, W=2, T=2), "B-304")
    play(s, "place scientist life_support-1", "pay neutronium")
    assert built(s) == {"life_support-2": "B-303"}
    s.secondary[2] = ()
    play(s, "end", "place engineer construct-1")
    assert built(s) == {"life_support-1": "B-304", "life_support-2": "B-303"}
    assert goods(s) == {"T": 1}, "2 T less 1 for the Engineer, as on spot 1"


@pytest.mark.rule("AN-359", "AN-023")
def test_a_building_that_lay_below_works_again() -> None:
    s = cover(give(board("B-402"), 0, N=1, W=2), 0, "B-402")
    assert not s.flags[0] & 2
    play(s, "place scientist lab-1")
    assert (s.covered[0], s.anomalies(0), built(s)) == (0, 0, {"lab-1": "B-402"})
    assert s.flags[0] & 2
    worked = cover(give(board("B-201"), 0, N=1, W=2), 0, "B-201")
    play(worked, "place scientist factory-1")
    play(worked, "place engineer factory-1")
    assert goods(worked) == {"T": 2}, "its space is free in the same Era"


# ---- special lines of side B


@pytest.mark.rule("AN-361", "AN-466")
def test_salvation_side_b_puts_it_on_any_empty_spot() -> None:
    s = strike(board("B-101", board_side="B"))
    assert len(spots(s)) == 11
    play(s, "spot lab-3")
    assert built(s)["lab-3"] == "ANOMALY"
    other = strike(board("B-101", path="progress", board_side="B"))
    assert len(spots(other)) == 3
    full = strike(board(*FULL, board_side="B"))
    assert len(spots(full)) == 12, "on a Building only when no spot is empty"


def harmony(*structures: str) -> State:
    return board(*structures, path="harmony", board_side="B")


@pytest.mark.rule("AN-362", "AN-463")
def test_harmony_side_b_may_give_up_a_building_instead() -> None:
    s = warp(harmony("B-101", "B-201", "S-03"), 0, 1, "gold")
    stack = s.primary[1]
    strike(s)
    play(s, "back gold")
    razes = {text for text in listed(s) if text.startswith("raze")}
    assert razes == {"raze power_plant-1", "raze factory-1"}, "no Superproject"
    play(s, "raze factory-1")
    assert (s.paradox[0], s.anomalies(0), warped(s)) == (0, 0, {}), "the other steps as usual"
    assert "factory-1" not in built(s)
    assert s.primary[1] == (*stack, NUMBER["B-201"]), "under its primary stack"


@pytest.mark.rule("AN-362", "AN-463")
def test_nobody_else_gives_up_a_building() -> None:
    for path, side in (("harmony", "A"), ("dominance", "B"), ("progress", "B"), ("salvation", "B")):
        s = strike(board("B-101", "B-201", path=path, board_side=side))
        assert not any(text.startswith("raze") for text in listed(s))


@pytest.mark.rule("AN-362", "AN-E62")
def test_harmony_without_a_building_takes_the_anomaly() -> None:
    s = strike(harmony("S-03", "ANOMALY"))
    assert listed(s)
    assert all(text.startswith("spot") for text in listed(s))


@pytest.mark.rule("AN-362", "AN-371", "AN-E61")
def test_a_worker_on_the_building_given_up_is_tired_after_clean_up() -> None:
    s = harmony("B-201")
    play(s, "place scientist factory-1")
    strike(s)
    play(s, "raze factory-1")
    assert (active(s), tired(s)) == ("EAG", "")
    assert s.workers(0).bit_count() == 4, "still owned"
    to_clean_up(s)
    assert (active(s), tired(s)) == ("EAG", "S"), "although the space has the Motivated icon"


@pytest.mark.rule("AN-362")
def test_a_marker_on_the_building_given_up_returns() -> None:
    s = harmony("B-303")
    play(s, "free life_support-1")
    assert s.markers[0] == 6
    strike(s)
    play(s, "raze life_support-1")
    assert s.markers[0] == 7
    to_clean_up(s)
    assert (s.markers[0], turns(s).phase_id) == (7, "actions")
