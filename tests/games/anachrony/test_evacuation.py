"""Evacuation: when, once, on which place, for how many VP (section 8.8, with the conditions and rewards of 15.7)."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony.goods import SUIT
from tests.games.anachrony.kit import (
    State,
    active,
    cover,
    crew,
    give,
    goods,
    hold,
    house,
    lead,
    may,
    occupy,
    play,
    refused,
    staff,
    to_clean_up,
    warp,
    warped,
)
from tests.games.anachrony.solo import told

LEAVE = "place scientist evacuation"
PLANTS = ("B-101", "B-102", "B-103")
FACTORIES = ("B-201", "B-202", "B-203")
SUPPORTS = ("B-305", "B-306", "B-307")
LABS = ("B-401", "B-402", "B-403")


def exodus(path: str, side: str = "A", *, seats: int = 2, era: int = 5, **how: str) -> State:
    """After the Impact; seat 0 has this Path and side of its Path board, one Scientist and nothing else."""
    others = tuple(one for one in ("harmony", "dominance", "salvation", "progress") if one != path)
    s = crew(seats, "S", era=era, paths=(path, *others), sides=side + "AAA", **how)
    s.breakthroughs = [0] * s.size
    return s


def worth(s: State, *more: str) -> int:
    """VP that seat 0 gets by its Scientist."""
    before = s.vp[0]
    play(s, LEAVE, *more)
    return s.vp[0] - before


# ---- when


@pytest.mark.rule("AN-255", "AN-051", "AN-E86")
def test_only_after_the_impact() -> None:
    assert refused(house(exodus("salvation", era=4), 0, *PLANTS), LEAVE).rule == "AN-255"
    assert may(house(exodus("salvation"), 0, *PLANTS), LEAVE)


@pytest.mark.rule("AN-255", "AN-382")
def test_the_impact_itself_opens_it() -> None:
    s = house(exodus("salvation", era=4), 0, *PLANTS)
    to_clean_up(s)
    assert s.era == 5
    while s.phase_id != "actions":
        done = [text for text in ("slot 1", "done") if may(s, text)]
        play(s, done[0])
    staff(s, 0, "S")
    assert may(s, LEAVE)


@pytest.mark.rule("AN-255")
def test_the_condition_must_be_fulfilled_at_that_moment() -> None:
    s = house(exodus("salvation"), 0, *PLANTS[:2])
    assert refused(s, LEAVE).rule == "AN-255"
    house(s, 1, PLANTS[2])
    assert refused(s, LEAVE).rule == "AN-255", "another player's Power Plant does not count"


@pytest.mark.rule("AN-255", "AN-611", "AN-E94")
def test_rescue_pods_fulfil_any_condition() -> None:
    s = house(exodus("salvation"), 0, "S-14")
    give(s, 0, N=2)
    assert worth(s) == 3 + 2 * 3
    assert refused(cover(house(exodus("salvation"), 0, "S-14"), 0, "S-14"), LEAVE).rule == "AN-255"


@pytest.mark.rule("AN-256", "AN-E86")
def test_once_per_player_and_game() -> None:
    s = house(staff(exodus("salvation"), 0, "SSS"), 0, *PLANTS)
    play(s, LEAVE, "pass")
    assert refused(s, LEAVE).rule == "AN-256"
    to_clean_up(s)
    assert s.evacuees == (0,)
    while s.phase_id != "actions":
        play(s, next(text for text in ("slot 1", "done") if may(s, text)))
    staff(s, 0, "S")
    assert refused(s, LEAVE).rule == "AN-256", "nor in a later Era"


@pytest.mark.rule("AN-257")
@pytest.mark.parametrize("worker", ["scientist", "engineer", "administrator", "genius"])
def test_a_pool_for_any_worker_without_cost(worker: str) -> None:
    s = house(house(staff(exodus("salvation", seats=3), 0, worker[0].upper()), 0, *PLANTS), 1, *SUPPORTS)
    play(s, f"place {worker} evacuation")
    assert goods(s) == {}
    assert s.powered[0].bit_count() == 5
    play(s, "place scientist evacuation")
    assert [code >> 4 for code in s.pools[2]] == [0, 1], "both stand there"


@pytest.mark.rule("AN-258", "AN-374")
def test_a_marker_goes_to_the_topmost_free_place_and_stays() -> None:
    s = house(house(exodus("salvation", seats=3), 0, *PLANTS), 1, *SUPPORTS)
    assert told(play(s, LEAVE), "evacuated")[0]["number"] == 1
    assert told(play(s, LEAVE), "evacuated")[0]["number"] == 2
    assert s.evacuees == (0, 1)
    to_clean_up(s)
    assert s.markers[:3] == [6, 6, 7], "not taken back at Clean Up"


@pytest.mark.rule("AN-258")
def test_without_a_marker_it_cannot_be_chosen() -> None:
    s = house(exodus("salvation"), 0, *PLANTS)
    s.markers[0] = 0
    assert refused(s, LEAVE).rule == "AN-258"
    s.markers[0] = 1
    assert may(s, LEAVE)


@pytest.mark.rule("AN-258", "AN-162", "AN-E79")
def test_six_markers_are_left_for_free_actions() -> None:
    s = house(lead(exodus("salvation"), 0, "caratacus"), 0, *PLANTS, "B-301", "B-302", "B-303", "B-414", "B-215")
    give(staff(s, 0, "S", "S"), 0, W=1)
    play(s, LEAVE)
    assert s.markers[0] == 6
    play(s, *(f"free life_support-{n}" for n in (1, 2, 3)), "free lab-1", "free factory-1", "gain gold", "free leader", "choose take")
    assert s.markers[0] == 0
    assert s.use_of(0, 13) == 0
    assert s.seat == 1, "the seventh, Force Workers, is not possible"


# ---- the Minus 3 VP token


@pytest.mark.rule("AN-259", "AN-260", "AN-383")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_token_lies_on_the_place_of_the_last_player(seats: int) -> None:
    for first in range(seats):
        s = house(exodus("salvation", seats=seats), 0, *PLANTS)
        give(s, 0, N=2)
        s.evacuees = tuple(range(1, first + 1))
        assert worth(s) == (9 if first < seats - 1 else 6), first


@pytest.mark.rule("AN-259", "AN-680")
def test_alone_there_is_no_token() -> None:
    s = give(house(exodus("salvation", seats=1), 0, *PLANTS), 0, N=1)
    assert worth(s) == 6


@pytest.mark.rule("AN-261", "AN-259", "AN-E93")
def test_the_result_is_never_below_zero() -> None:
    s = house(exodus("harmony"), 0, *SUPPORTS)
    s.evacuees = (1,)
    assert worth(s) == 0, "2 - 3"


@pytest.mark.rule("AN-261", "AN-E92")
def test_the_result_is_never_above_thirty() -> None:
    s = give(house(exodus("salvation"), 0, *PLANTS), 0, N=9)
    assert worth(s.copy()) == 30
    give(s, 0, N=10)
    assert worth(s.copy()) == 30, "33 are 30"
    s.evacuees = (1,)
    assert worth(s) == 30, "the token counts before the limit: 33 - 3"


# ---- what counts


@pytest.mark.rule("AN-261", "AN-262", "AN-472", "AN-E87")
def test_workers_everywhere_count_and_nothing_is_spent() -> None:
    s = give(house(exodus("dominance"), 0, *FACTORIES), 0, T=3)
    occupy(staff(s, 0, "SEE", "E"), 0, "mine-1", worker="E")
    assert worth(s) == 5 + 2 * 3, "four Engineers, three Titanium"
    assert goods(s) == {"T": 3}
    assert active(s) == "EE"


@pytest.mark.rule("AN-262", "AN-473")
def test_the_worker_who_evacuates_and_one_on_the_own_board_count() -> None:
    s = house(staff(exodus("dominance", "B"), 0, "SE", "A"), 0, "B-204")
    s.morale[0] = 7
    assert worth(s.copy()) == 3 + 3
    s.active[0] += 1 << 24
    play(s, "place engineer factory-1", "end", "pass")
    assert worth(s) == 3 + 4


@pytest.mark.rule("AN-262")
def test_an_empty_exosuit_is_no_worker() -> None:
    s = exodus("dominance", "B")
    s.morale[0] = 7
    s.stand(0, 14, SUIT, False)
    assert worth(s) == 3 + 1


@pytest.mark.rule("AN-263")
@pytest.mark.parametrize("water", [7, 8, 9, 20])
def test_conditions_are_minimums(water: int) -> None:
    s = give(house(exodus("progress", "B"), 0, "S-03"), 0, W=water)
    if water < 8:
        assert refused(s, LEAVE).rule == "AN-255"
    else:
        assert worth(s) == 3 + 5


@pytest.mark.rule("AN-470", "AN-478", "AN-E88")
def test_a_set_is_complete_only_with_all_its_parts() -> None:
    s = give(house(staff(exodus("harmony"), 0, "SGG"), 0, *SUPPORTS), 0, G=1)
    assert worth(s) == 2 + 3


@pytest.mark.rule("AN-471", "AN-E89")
def test_six_filled_spots_of_harmony() -> None:
    s = house(exodus("harmony", "B"), 0, "S-03", "S-02", "B-401", "ANOMALY")
    staff(s, 0, "SAA")
    assert worth(s) == 2 + 3, "4 + 1 + 1 spots; one Building makes one set"
    s = house(exodus("harmony", "B"), 0, "S-03", "S-02", "B-401")
    assert refused(s, LEAVE).rule == "AN-255"
    cover(s, 0, "B-401")
    assert refused(s, LEAVE).rule == "AN-255", "an Anomaly on a filled spot fills no other"


@pytest.mark.rule("AN-474", "AN-E90")
def test_scientists_and_breakthroughs_of_progress() -> None:
    s = hold(house(staff(exodus("progress"), 0, "SSS"), 0, *LABS), 0, "circle/society", "square/genetics")
    assert worth(s) == 6 + 2 * 4


@pytest.mark.rule("AN-476")
def test_neutronium_of_salvation() -> None:
    assert worth(give(house(exodus("salvation"), 0, *PLANTS), 0, N=3)) == 3 + 9


@pytest.mark.rule("AN-477", "AN-E91")
def test_warp_tiles_and_uranium_of_salvation() -> None:
    s = give(house(exodus("salvation", "B"), 0, "ANOMALY", "ANOMALY"), 0, U=2)
    warp(warp(s, 0, 2, "gold"), 0, 4, "titanium", "scientist")
    before = s.totals()[0]
    assert worth(s) == 4 + 2 * 5
    assert {era: set(tiles) for era, tiles in warped(s).items()} == {2: {"gold"}, 4: {"titanium", "scientist"}}
    assert goods(s) == {"U": 2}
    assert s.totals()[0] == before + 14, "the three tiles still cost 2 VP each"
    assert refused(house(exodus("salvation", "B"), 0, "ANOMALY"), LEAVE).rule == "AN-255"


@pytest.mark.rule("AN-473", "AN-475")
def test_the_other_conditions() -> None:
    s = exodus("dominance", "B")
    s.morale[0] = 6
    assert refused(s, LEAVE).rule == "AN-255"
    assert refused(house(exodus("dominance"), 0, *FACTORIES[:2]), LEAVE).rule == "AN-255"
    assert refused(house(exodus("progress"), 0, *LABS[:2]), LEAVE).rule == "AN-255"
    assert refused(house(exodus("harmony"), 0, *SUPPORTS[:2]), LEAVE).rule == "AN-255"
