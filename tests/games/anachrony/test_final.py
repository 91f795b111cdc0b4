"""The end of the game: Warp tiles that must be paid, the score line by line, ties (sections 14.3 and 14.4)."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony.content import CONTENT
from exhibition_suite.games.anachrony.items import PATH_IDS, WARP_IDS
from tests.games.anachrony.kit import (
    State,
    active,
    cover,
    crew,
    give,
    goods,
    hold,
    house,
    line,
    play,
    resume,
    staff,
    table,
    tired,
    to_clean_up,
    turns,
    warp,
    warped,
)

LINES = ["buildings", "superprojects", "anomalies", "time_travel", "morale", "breakthroughs", "tokens", "warp", "conditions"]


def last(seats: int = 2, workers: str = "", resting: str = "", **amounts: int) -> State:
    """Action Rounds of Era 7; the first seat has these Workers and goods and no powered-up Exosuit, nobody has a Leader of Clean Up."""
    s = turns(crew(seats, "", era=7), suits=0)
    return give(staff(s, 0, workers, resting), 0, **amounts)


def end(s: State) -> State:
    to_clean_up(s)
    assert s.phase_id == "over"
    return s


def total(s: State, seat: int = 0) -> int:
    return s.scores()[seat].total


# ---- Warp tiles at the end


@pytest.mark.rule("AN-391", "AN-392", "AN-394", "AN-407")
def test_every_tile_that_can_be_paid_is_taken_back() -> None:
    s = last(workers="SEA", N=1, G=1, U=1, T=1, W=2)
    s.powered[0] = 1
    for era, name in enumerate(WARP_IDS[:7], 1):
        warp(s, 0, era, name)
    warp(s, 0, 1, *WARP_IDS[7:])
    end(s)
    assert (warped(s), goods(s), active(s), s.powered[0]) == ({}, {}, "", 0), "nine tiles, nine different assets"
    assert line(s, "warp") == 0


@pytest.mark.rule("AN-391", "AN-394", "AN-407")
def test_tiles_that_cannot_be_paid_stay_and_cost_two_each() -> None:
    s = warp(last(T=1), 0, 2, "gold", "titanium", "water")
    end(s)
    assert (warped(s), goods(s), line(s, "warp")) == ({2: ["gold", "water"]}, {}, -4)


@pytest.mark.rule("AN-391", "AN-394", "AN-E113")
def test_a_tired_worker_or_another_type_pays_nothing() -> None:
    s = warp(last(workers="G", resting="S"), 0, 3, "scientist")
    end(s)
    assert (warped(s), active(s), tired(s), line(s, "warp")) == ({3: ["scientist"]}, "G", "S", -2)


@pytest.mark.rule("AN-391", "AN-315", "AN-371", "AN-E114")
def test_a_worker_who_came_back_motivated_must_pay() -> None:
    s = house(warp(last(workers="S"), 0, 3, "scientist"), 0, "B-201")
    play(s, "place scientist factory-1")
    end(s)
    assert (warped(s), active(s), line(s, "warp")) == ({}, "", 0)
    tiring = house(warp(last(workers="S", W=1), 0, 3, "scientist"), 0, "B-202")
    play(tiring, "place scientist factory-1")
    assert line(end(tiring), "warp") == -2


@pytest.mark.rule("AN-391", "AN-377", "AN-E115")
def test_an_unused_exosuit_must_pay_and_a_used_one_cannot() -> None:
    for used, left in ((True, -2), (False, 0)):
        s = turns(warp(last(workers="S"), 0, 3, "exosuit"), suits=1)
        if used:
            play(s, "place scientist purify")
        assert line(end(s), "warp") == left
        assert s.powered[0] == 0


@pytest.mark.rule("AN-391", "AN-423", "AN-E116")
def test_it_is_compulsory_even_where_it_costs_a_condition() -> None:
    s = warp(last(W=5), 0, 3, "water")
    give(s, 1, W=4)
    s.conditions = (1,)
    end(s)
    assert (goods(s), goods(s, 1)) == ({"W": 3}, {"W": 4})
    assert (line(s, "conditions", 0), line(s, "conditions", 1)) == (0, 3)


@pytest.mark.rule("AN-393")
def test_these_returns_give_no_points_and_no_step() -> None:
    s = warp(last(G=1), 0, 3, "gold")
    end(s)
    assert (s.travel[0], s.vp[0], line(s, "time_travel")) == (0, 0, 0)


# ---- the lines


@pytest.mark.rule("AN-400", "AN-023")
def test_buildings_score_what_is_printed_covered_or_not() -> None:
    s = cover(house(table(2), 0, "B-101", "B-401", "B-303"), 0, "B-401")
    assert line(s, "buildings") == 4 + 4 + 1
    assert line(s, "buildings", 1) == 0


@pytest.mark.rule("AN-401", "AN-614", "AN-615")
def test_superprojects_score_what_is_printed_and_their_endgame_effects() -> None:
    s = house(table(2), 0, "S-15", "S-02")
    assert line(s, "superprojects") == 8 + 5
    s.travel[0] = 3
    assert line(s, "superprojects") == 8 + 5 + 3
    house(s, 0, "S-16")
    assert line(s, "superprojects") == 8 + 5 + 3 + 3 + 3 * 3
    assert line(s, "buildings") == 0


@pytest.mark.rule("AN-402", "AN-355")
def test_anomalies_cost_three_each() -> None:
    s = house(table(2), 0, "ANOMALY", "ANOMALY")
    assert (line(s, "anomalies"), line(s, "anomalies", 1)) == (-6, 0)


TRAVEL = (
    *((path, "A", (0, 2, 4, 6, 8, 10, 12, 14, 16)) for path in PATH_IDS),
    ("harmony", "B", (0, 2, 4, 6, 8, 10, 12, 14, 16)),
    ("dominance", "B", (0, 2, 4, 6, 8, 10, 12, 12, 12)),
    ("progress", "B", (0, 1, 2, 4, 8, 10, 12, 14, 16)),
    ("salvation", "B", (0, 2, 4, 6, 8, 12, 14, 16, 20)),
)


@pytest.mark.rule("AN-403", "AN-456", "AN-457", "AN-458", "AN-459", "AN-460", "AN-462")
@pytest.mark.parametrize(("path", "side", "points"), TRAVEL, ids=[f"{path}-{side}" for path, side, _ in TRAVEL])
def test_the_time_travel_track(path: str, side: str, points: tuple[int, ...]) -> None:
    s = table(1, paths=(path,), board_side=side)
    for steps, vp in enumerate(points):
        s.travel[0] = steps
        assert line(s, "time_travel") == vp


MORALE = (
    *((path, "A", (-6, -4, -2, 0, 2, 4, 6)) for path in PATH_IDS),
    ("harmony", "B", (-4, -2, 0, 2, 4, 6, 8)),
    ("dominance", "B", (-3, -2, -1, 0, 2, 4, 6)),
    ("progress", "B", (-6, -4, -2, 0, 3, 5, 7)),
    ("salvation", "B", (-8, -6, -4, -2, 0, 2, 4)),
)


@pytest.mark.rule("AN-404", "AN-450", "AN-451", "AN-452", "AN-453", "AN-454")
@pytest.mark.parametrize(("path", "side", "points"), MORALE, ids=[f"{path}-{side}" for path, side, _ in MORALE])
def test_the_morale_track(path: str, side: str, points: tuple[int, ...]) -> None:
    s = table(1, paths=(path,), board_side=side)
    spared = house(s.copy(), 0, "S-10")
    for space, vp in enumerate(points, 1):
        s.morale[0] = spared.morale[0] = space
        assert line(s, "morale") == vp
        assert line(spared, "morale") == max(0, vp), "Synthetic Endorphins"


@pytest.mark.rule("AN-404", "AN-419", "AN-613", "AN-023", "AN-E120")
def test_synthetic_endorphins_count_no_negative_morale_but_the_position_is_compared() -> None:
    s = house(table(2), 0, "S-10")
    s.morale, s.conditions = [2, 3], (4,)
    assert (line(s, "morale", 0), line(s, "morale", 1)) == (0, -2)
    assert (line(s, "conditions", 0), line(s, "conditions", 1)) == (0, 3)
    assert line(cover(s, 0, "S-10"), "morale") == -4


@pytest.mark.rule("AN-405", "AN-E119")
@pytest.mark.parametrize(
    ("pairs", "points"),
    [
        ((), 0),
        (("circle/society",), 1),
        (("circle/society", "triangle/genetics", "square/military"), 3 + 2),
        (("circle/society",) * 3 + ("triangle/society", "square/genetics", "square/military"), 6 + 2),
        (("circle/society", "triangle/society", "square/society") * 2, 6 + 4),
    ],
)
def test_breakthroughs_one_each_and_two_for_a_set_of_shapes(pairs: tuple[str, ...], points: int) -> None:
    assert line(hold(table(2), 0, *pairs), "breakthroughs") == points


@pytest.mark.rule("AN-406")
def test_vp_tokens_score_their_total() -> None:
    s = table(2)
    s.vp[0] = 17
    assert (line(s, "tokens", 0), line(s, "tokens", 1)) == (17, 0)


@pytest.mark.rule("AN-407")
def test_two_points_less_for_each_warp_tile_left() -> None:
    s = warp(warp(table(2), 0, 1, "gold", "exosuit"), 0, 6, "water")
    assert line(s, "warp") == -6


@pytest.mark.rule("AN-408", "AN-424")
def test_three_points_for_each_condition_and_in_full_for_all_who_tie() -> None:
    s = table(3)
    for seat, water in enumerate((4, 4, 3)):
        give(s, seat, W=water)
    s.morale, s.conditions = [5, 4, 4], (1, 4)
    assert [line(s, "conditions", seat) for seat in range(3)] == [6, 3, 0]
    assert {condition.vp for condition in CONTENT.conditions} == {3}


@pytest.mark.rule("AN-003", "AN-400", "AN-401", "AN-402", "AN-403", "AN-404", "AN-405", "AN-406", "AN-407", "AN-408")
def test_the_total_is_the_sum_of_all_lines_and_most_points_win() -> None:
    s = warp(house(last(3), 0, "B-101", "S-15", "ANOMALY"), 0, 2, "gold")
    hold(s, 0, "circle/society")
    s.travel[0], s.morale[0], s.vp[0], s.conditions = 2, 5, 7, (5,)
    s.vp[1], s.vp[2] = 40, 3
    end(s)
    table_of = s.scores()[0]
    assert [one.id for one in table_of.lines] == LINES
    assert [one.points for one in table_of.lines] == [4, 8, -3, 4, 2, 1, 7, -2, 3]
    assert table_of.total == sum(one.points for one in table_of.lines) == s.totals()[0]
    assert [one.place for one in s.scores()] == [2, 1, 3]


# ---- ties


def tied(*amounts: dict[str, int]) -> list[int]:
    """Places of players with equal points and these goods at the end."""
    s = last(len(amounts))
    s.conditions = ()
    for seat, held in enumerate(amounts):
        give(s, seat, **held)
        s.breakthroughs[seat] = 0
    end(s)
    assert len({total(s, seat) for seat in range(len(amounts))}) == 1
    return [one.place for one in s.scores()]


@pytest.mark.rule("AN-409", "AN-006", "AN-E122")
def test_a_tie_is_broken_by_water_then_by_resources() -> None:
    assert tied({"W": 3}, {"W": 4, "T": 0}) == [2, 1]
    assert tied({"W": 3, "N": 9}, {"W": 4}) == [2, 1], "Water comes first"
    assert tied({"W": 3, "N": 1, "G": 1}, {"W": 3, "U": 1, "T": 2}) == [2, 1], "cubes of the four kinds together"
    assert tied({"W": 3, "E": 9}, {"W": 3, "T": 1}) == [2, 1], "Energy Cores are no Resources"


@pytest.mark.rule("AN-409")
def test_who_is_still_tied_shares_the_victory() -> None:
    assert tied({"W": 3, "N": 1}, {"W": 3, "T": 1}, {"W": 2}) == [1, 1, 3]


@pytest.mark.rule("AN-409")
def test_points_come_before_water() -> None:
    s = last(2, W=9)
    s.conditions, s.vp[1] = (), 1
    end(s)
    assert [one.place for one in s.scores()] == [2, 1]
    assert resume(s).seat < 0
