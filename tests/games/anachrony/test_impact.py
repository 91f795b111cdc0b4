"""The Impact (section 14.2), and where its tile lies (AN-052)."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony.core import ERAS, IMPACT
from tests.games.anachrony.kit import State, give, house, lead, listed, may, play, staff, table, tile, to_clean_up, turns, warp
from tests.games.anachrony.solo import told

PATHS = ("harmony", "dominance", "progress", "salvation")


def impact(seats: int = 4, side: str = "A") -> State:
    """The end of Era 4; every seat has a Leader without any ability in Clean Up or at the Impact."""
    s = table(seats, era=4, board_side=side)
    for seat in range(seats):
        lead(s, seat, "valerian")
    return s


def broken(s: State, seat: int) -> list[int]:
    return [slot + 1 for slot in range(6) if s.broken[seat] >> slot & 1]


@pytest.mark.rule("AN-052", "AN-375")
def test_it_comes_between_the_fourth_and_the_fifth_of_seven_tiles() -> None:
    assert (ERAS, IMPACT) == (7, 4)
    s = impact(2)
    s.era = 1
    came = []
    for era in range(1, 8):
        assert s.era == era
        if told(to_clean_up(s), "impact"):
            came.append(era)
        if s.phase_id != "over":
            turns(s)
    assert came == [4]
    assert s.phase_id == "over"


@pytest.mark.rule("AN-052", "AN-326")
def test_timeline_tiles_lie_in_a_row_from_left_to_right() -> None:
    s = give(house(staff(table(2, era=7), 0, "E"), 0, "B-105", "B-402"), 0)
    play(s, "place engineer power_plant-1")
    assert sorted(listed(s)) == [f"focus {era}" for era in (2, 3, 4, 5, 6)]


@pytest.mark.rule("AN-382", "AN-051", "AN-375")
def test_from_now_on_evacuation_is_available() -> None:
    s = impact(2)
    for row in (1, 2, 3):
        house(s, 0, f"B-30{row}")
    staff(s, 0, "SS")
    assert not may(s, "place scientist evacuation")
    to_clean_up(s)
    staff(turns(s), 0, "SS")
    assert may(s, "place scientist evacuation")


@pytest.mark.rule("AN-383", "AN-259")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_minus_3_token_lies_on_the_place_of_the_last(seats: int) -> None:
    points = []
    for earlier in range(seats):
        s = table(seats, era=4, paths=("salvation", "harmony", "dominance", "progress"))
        to_clean_up(s)
        house(give(staff(turns(s), 0, "S"), 0, N=1), 0, "S-14")
        s.evacuees = tuple(range(1, earlier + 1))
        play(s, "place scientist evacuation")
        points.append(s.vp[0])
    assert points == [6] * (seats - 1) + [3], "base 3 and 3 for the Neutronium"


@pytest.mark.rule("AN-384")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_the_tiles_lie_face_up_on_the_spaces_of_their_actions(seats: int, spaces: int) -> None:
    s = impact(seats)
    ruins = s.ruins
    to_clean_up(s)
    assert s.capital[:9] == ruins
    assert [number for number, one in enumerate(s.capital) if one >= 0] == [3 * act + at for act in range(3) for at in range(spaces)]
    assert s.closed == 0


@pytest.mark.rule("AN-385", "AN-436", "AN-437", "AN-438", "AN-439", "AN-440", "AN-463")
@pytest.mark.parametrize(("side", "harmony"), [("A", [2, 3]), ("B", [2, 3, 5])])
def test_upper_slots_break(side: str, harmony: list[int]) -> None:
    s = impact(4, side)
    assert [broken(s, seat) for seat in range(4)] == [[], [], [], []]
    to_clean_up(s)
    assert [broken(s, seat) for seat in range(4)] == [harmony, [2, 3], [2, 3], [2, 3]]


@pytest.mark.rule("AN-386", "AN-492")
def test_with_amena_no_slot_breaks() -> None:
    s = lead(impact(4), 3, "amena")
    to_clean_up(s)
    assert [broken(s, seat) for seat in range(4)] == [[2, 3], [2, 3], [2, 3], []]
    play(s, "done", "done", "done")
    assert s.seat == 3
    assert {f"slot {number}" for number in (1, 2, 3)} <= set(listed(s))


@pytest.mark.rule("AN-377", "AN-385")
def test_broken_slots_stay_broken() -> None:
    s = impact(2)
    to_clean_up(s)
    to_clean_up(turns(s))
    assert (s.era, broken(s, 0)) == (6, [2, 3])


@pytest.mark.rule("AN-375")
def test_warp_tiles_and_tiles_of_the_capital_do_not_move_at_the_impact() -> None:
    s = warp(impact(2), 0, 2, "gold")
    before = s.warped[0]
    to_clean_up(s)
    assert s.warped[0] == before
    assert tile(s, "construct-1", "K-21").closed == 0
