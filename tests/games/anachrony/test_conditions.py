"""The eight Endgame Conditions: what each compares (section 14.5)."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony.goods import ONE_WORKER
from exhibition_suite.games.anachrony.items import CONDITION_IDS
from tests.games.anachrony.kit import State, cover, crew, give, hold, house, line, occupy, play, staff, table, warp

SEATS = 3


def with_one(name: str, **how: str) -> State:
    """Action Rounds of three players with equal boards and this condition alone."""
    s = crew(SEATS, "S", era=3, **how)
    for seat in range(SEATS):
        s.breakthroughs[seat] = 0
    s.conditions = (CONDITION_IDS.index(name),)
    return s


def winners(s: State) -> list[int]:
    found = [seat for seat in range(SEATS) if line(s, "conditions", seat)]
    assert {line(s, "conditions", seat) for seat in found} <= {3}
    return found


@pytest.mark.rule("AN-415", "AN-007")
def test_workers_everywhere() -> None:
    s = with_one("workers")
    assert winners(s) == [0, 1, 2]
    staff(staff(staff(s, 0, "SE", "G"), 1, "SS"), 2, "S")
    assert winners(s) == [0]
    play(s, "place scientist purify", "end", "pass", "pass")
    house(s, 0, "B-201")
    play(s, "place engineer factory-1")
    assert winners(s) == [0], "on the main board and on the own board too"
    s.aside[1] = ONE_WORKER[0] * 2
    assert winners(s) == [1], "and those set aside"
    occupy(s, 2, "mine-1", "purify", "trade", "purify")
    assert winners(s) == [2]


@pytest.mark.rule("AN-415", "AN-318")
def test_a_worker_who_is_lost_is_not_counted() -> None:
    s = house(with_one("workers"), 0, "B-310")
    play(s, "place scientist life_support-1")
    assert winners(s) == [1, 2]


@pytest.mark.rule("AN-416")
def test_water() -> None:
    s = with_one("water")
    for seat, water in enumerate((2, 5, 4)):
        give(s, seat, W=water, T=9 - water, E=9 - water)
    assert winners(s) == [1]


@pytest.mark.rule("AN-417")
def test_breakthroughs() -> None:
    s = hold(with_one("breakthroughs"), 0, "circle/society", "triangle/society", "square/society")
    hold(s, 2, *["circle/genetics"] * 3, "circle/military")
    assert winners(s) == [2], "their number, not their sets"


@pytest.mark.rule("AN-418")
def test_filled_building_spots() -> None:
    s = house(with_one("spots"), 0, "B-101", "B-201", "ANOMALY")
    house(s, 1, "S-01", "S-02")
    house(s, 2, "B-301", "B-401", "B-402")
    assert winners(s) == [1], "a Superproject fills two"
    cover(cover(s, 2, "B-301"), 2, "B-401")
    assert winners(s) == [1], "an Anomaly on top of a tile fills none"
    house(s, 0, "ANOMALY")
    assert winners(s) == [0, 1], "on a spot of its own it fills one"


@pytest.mark.rule("AN-419")
def test_the_position_on_the_morale_track() -> None:
    s = with_one("morale", board_side="B")
    s.morale = [5, 5, 4]
    points = [line(s, "morale", seat) for seat in range(SEATS)]
    assert points == [4, 2, 0]
    assert winners(s) == [0, 1], "spaces, not VP"
    s.morale = [4, 5, 4]
    assert winners(s) == [1]


def ranges(*structures: str, covered: str = "", **how: str) -> int:
    """What a player with these structures is compared by: the strongest rival that ties."""
    s = house(with_one("range", **how), 0, *structures)
    if covered:
        cover(s, 0, covered)
    return measured(s)


def measured(s: State) -> int:
    """The value of the first seat, measured against a second one of known range."""
    known: dict[int, tuple[str, ...]] = {0: (), 1: ("B-101",), 2: ("B-103",), 3: ("B-106",), 4: ("B-101", "B-402", "B-401")}
    known |= {5: ("B-103", "B-401", "B-402"), 6: ("B-106", "B-401", "B-402"), 7: ("B-110", "B-401", "B-402")}
    for value, structures in known.items():
        other = s.copy()
        other.spots[1] = (-1,) * 12
        house(other, 1, *structures)
        if winners(other)[:2] == [0, 1]:
            return value
    raise AssertionError("beyond what a player can have")


@pytest.mark.rule("AN-420", "AN-E121")
def test_the_strongest_single_range_with_boosts() -> None:
    assert ranges() == 0
    assert ranges("B-101") == 1
    assert ranges("B-102", "B-101", "B-104") == 2, "the largest, not the sum"
    assert ranges("B-110", "B-401", "B-402") == 7
    assert ranges("B-401", "B-402") == 0, "Labs alone have no range"
    assert ranges("S-08") == 3
    assert ranges("S-08", "B-401", "B-402") == 3, "Labs add nothing to Temporal Tourism"
    assert ranges("S-08", "B-101", "B-401", "B-402") == 4
    assert ranges("B-112") == ranges("B-113") == 1, "base range 1"
    assert ranges("B-112", "B-402") == 3
    assert ranges("B-114") == 3, "once, not twice"


@pytest.mark.rule("AN-420", "AN-023")
def test_what_is_covered_has_no_range() -> None:
    assert ranges("B-110", "B-101", covered="B-110") == 1
    assert ranges("B-101", "B-402", covered="B-402") == 1
    assert ranges("S-08", covered="S-08") == 0


@pytest.mark.rule("AN-420", "AN-654")
def test_under_the_other_reading_all_ranges_are_added() -> None:
    """D-12."""
    s = house(with_one("range", rules_profile="alternative"), 0, "B-101", "B-102")
    assert winners(house(s.copy(), 1, "B-105")) == [0, 1]
    assert winners(house(house(s.copy(), 1, "B-105"), 0, "B-103")) == [0]


@pytest.mark.rule("AN-421")
def test_superprojects() -> None:
    s = house(with_one("superprojects"), 0, "S-01")
    house(s, 1, "S-02", "S-03")
    house(s, 2, "B-101", "B-102", "B-103", "B-201")
    assert winners(s) == [1]
    assert winners(cover(s, 1, "S-02")) == [1], "covered ones are owned"


@pytest.mark.rule("AN-422")
def test_steps_on_the_time_travel_track() -> None:
    s = with_one("time_travel")
    s.travel = [2, 0, 3]
    assert winners(s) == [2]
    even = table(2, board_side="B", paths=("dominance", "harmony"))
    even.travel, even.conditions = [7, 6], (CONDITION_IDS.index("time_travel"),)
    assert line(even, "time_travel", 0) == line(even, "time_travel", 1) == 12
    assert [line(even, "conditions", seat) for seat in (0, 1)] == [3, 0], "steps, not VP"


@pytest.mark.rule("AN-423")
def test_values_are_compared_after_the_compulsory_returns() -> None:
    s = crew(2, "", era=7)
    s.conditions = (CONDITION_IDS.index("workers"),)
    staff(staff(s, 0, "SS"), 1, "S")
    warp(s, 0, 2, "scientist")
    assert [line(s, "conditions", seat) for seat in (0, 1)] == [3, 0]
    play(s, "pass", "pass")
    assert [line(s, "conditions", seat) for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("AN-424", "AN-E117")
def test_all_zero_is_a_tie_of_all() -> None:
    s = table(4)
    s.conditions = (CONDITION_IDS.index("superprojects"),)
    assert [line(s, "conditions", seat) for seat in range(4)] == [3, 3, 3, 3]
