"""Options and digital conduct, and the game for one (sections 19 and 20.1)."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.games.anachrony import GAME, scoring
from exhibition_suite.games.anachrony.core import F_ANOMALY
from tests.games.anachrony.kit import (
    State,
    active,
    cover,
    crew,
    give,
    goods,
    house,
    lead,
    line,
    listed,
    may,
    occupy,
    play,
    refused,
    resume,
    staff,
    start,
    table,
    tired,
    to_clean_up,
    turns,
    warp,
)
from tests.games.anachrony.solo import told

OTHER: dict[str, Any] = {"rules_profile": "alternative"}


# ---- options


@pytest.mark.rule("AN-650")
def test_the_side_of_the_player_boards_is_one_for_all() -> None:
    assert [start(4).boards[seat].slot_water for seat in range(4)] == [1, 1, 1, 1]
    assert [start(4, board_side="B").boards[seat].slot_water for seat in range(4)] == [2, 0, 1, 1]


@pytest.mark.rule("AN-652", "AN-112")
def test_the_paradox_die_or_always_one() -> None:
    found: dict[str, set[int]] = {}
    for mode in ("die", "always_one"):
        for seed in range(40):
            s = warp(table(2, era=2, seed=seed, paradox=mode), 0, 1, "gold")
            s.rng ^= seed * 0x9E3779B97F4A7C15
            to_clean_up(s)
            found.setdefault(mode, set()).add(s.paradox[0])
    assert found == {"die": {0, 1, 2}, "always_one": {1}}


@pytest.mark.rule("AN-656")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_right_world_council_space_is_closed_for_one_or_two(seats: int) -> None:
    places = ("research-1", "research-2", *(("research-3",) if seats == 4 else ()))
    for narrow in (False, True):
        s = give(occupy(crew(seats, "S", narrow_council=narrow), 0, *places), 0, W=2)
        assert may(s, "place scientist council-right") == (not narrow or seats > 2)
        assert may(s, "place scientist council-left")


# ---- the other reading: what it leaves as it is


@pytest.mark.rule("AN-654", "AN-135", "AN-015")
def test_an_exosuit_still_stands_on_a_broken_slot() -> None:
    """D-14 has no toggle."""
    s = turns(table(1, era=5, **OTHER), suits=0)
    s.broken[0], s.powered[0] = 0b000110, 0b111001
    assert s.gain_suit(0)


@pytest.mark.rule("AN-654", "AN-353")
def test_an_anomaly_still_covers_any_building() -> None:
    """D-13 has no toggle."""
    s = table(1, era=3, paths=("salvation",), **OTHER)
    house(s, 0, *(f"B-{row}0{number}" for row in (1, 2, 3, 4) for number in (1, 2, 3)))
    s.stack.append((F_ANOMALY, 0, 0))
    assert len([text for text in listed(resume(s)) if text.startswith("spot")]) == 12


@pytest.mark.rule("AN-654", "AN-162", "AN-304", "AN-023")
def test_markers_force_workers_and_covered_tiles_are_as_they_were() -> None:
    """D-29, D-31 and D-32 have no toggle."""
    s = staff(table(1, **OTHER), 0, "", "S")
    assert may(s, "free force")
    s.markers[0] = 0
    assert refused(s, "free force").rule == "AN-162"
    s = staff(table(1, **OTHER), 0, "", "")
    s.morale[0] = 1
    assert not may(s, "free force")
    s = cover(house(staff(table(1, **OTHER), 0, "S"), 0, "B-201"), 0, "B-201")
    assert not may(give(s, 0), "place scientist factory-1")


@pytest.mark.rule("AN-654", "AN-409")
def test_ties_are_broken_all_the_same() -> None:
    """D-22 has no toggle."""
    s = turns(crew(2, "", era=7, **OTHER), suits=0)
    s.conditions = ()
    give(give(s, 0, W=1), 1, W=2)
    to_clean_up(s)
    assert [one.place for one in s.scores()] == [2, 1]


@pytest.mark.rule("AN-654", "AN-302")
def test_refreshed_workers_act_at_once_under_the_other_reading_only() -> None:
    """D-34."""
    for how, acts in (({}, False), (OTHER, True)):
        s = lead(staff(table(1, **how), 0, "", "S"), 0, "wolfe")
        play(s, "free force")
        assert (active(s), tired(s)) == ("S", "")
        assert may(s, "place scientist purify") == acts


# ---- digital conduct


@pytest.mark.rule("AN-658")
def test_chance_comes_from_the_seed_alone() -> None:
    def game(seed: int) -> str:
        s = GAME.new(GAME.Options(), 3, seed)
        for step in range(60):
            legal = s.actions()
            s.apply(legal[step % len(legal)])
        return s.fingerprint()

    assert game(5) == game(5)
    assert len({game(seed) for seed in range(6)}) == 6


@pytest.mark.rule("AN-659")
def test_what_reveals_something_is_marked_so() -> None:
    s = crew(1, "SSE")
    assert not any(event.reveals for event in play(s.copy(), "place scientist mine-1"))
    events = play(s, "place scientist research-1", "die circle")
    assert any(event.reveals for event in events if event.id == "rolled_icon")
    builder = give(crew(1, "E"), 0, T=9, G=9, U=9, N=9, W=9)
    play(builder, "place engineer construct-1")
    first = next(text for text in listed(builder) if text.startswith("build"))
    assert any(event.reveals for event in play(builder, first) if event.id == "uncovered")


@pytest.mark.rule("AN-660")
def test_a_single_choice_is_taken_but_nobody_passes_unasked() -> None:
    s = crew(2, "")
    s.powered = [0, 0]
    assert listed(s)[0] == "pass"
    play(s, "pass")
    assert (s.seat, s.phase_id) == (1, "actions"), "the next one is asked as well"
    one = house(crew(1, "E", era=2), 0, "B-105")
    play(one, "place engineer power_plant-1")
    assert one.focus == [1], "the only Era to travel to is taken"
    assert not one.stack


@pytest.mark.rule("AN-661")
def test_gains_payments_placements_and_rolls_are_told() -> None:
    s = give(crew(1, "SE"), 0, W=1)
    occupy(s, 0, "research-1")
    events = play(s, "place scientist research-2", "die circle")
    assert told(events, "placed") == [{"worker": "scientist", "space": "research-2"}]
    assert told(events, "paid") == [{"goods": {"water": 1}}]
    assert len(told(events, "rolled_icon")) == 1
    play(s, *(listed(s)[:1] if s.stack else []))
    events = play(s, "place engineer purify")
    assert told(events, "gained") == [{"goods": {"water": 3}}]


@pytest.mark.rule("AN-662")
def test_the_running_score_marks_what_depends_on_others_and_returns_nothing_yet() -> None:
    s = warp(give(table(2, era=3), 0, G=1), 0, 1, "gold")
    s.conditions = (6,)
    lines = {one.id: one for one in s.scores()[0].lines}
    assert [name for name, one in lines.items() if one.shared] == ["conditions"]
    without = sum(one.points for one in lines.values() if not one.shared)
    assert without == s.scores()[0].total - 3
    assert (lines["warp"].points, goods(s)) == (-2, {"G": 1}), "the final return is not made in advance"


@pytest.mark.rule("AN-663", "AN-151", "AN-153", "AN-161")
def test_one_on_each_space_and_slot() -> None:
    s = house(give(crew(1, "SSSS"), 0, W=20), 0, "B-202", "B-303")
    s.cubes = 0
    play(s, "place scientist mine-1", "end", "free life_support-1", "place scientist factory-1")
    for text in ("place scientist mine-1", "free life_support-1", "place scientist factory-1"):
        assert not may(s, text)


# ---- the game for one


def solo() -> State:
    return crew(1, "S", era=4)


@pytest.mark.rule("AN-680", "AN-050", "AN-058", "AN-383")
def test_alone_it_is_a_table_for_two_without_conditions_or_token() -> None:
    s = solo()
    assert s.conditions == ()
    assert "conditions" not in {one.id for one in s.scores()[0].lines}
    to_clean_up(s)
    assert [at for at, one in enumerate(s.capital) if one >= 0] == [0, 1, 3, 4, 6, 7]
    house(give(staff(turns(s), 0, "S"), 0), 0, "S-14")
    play(s, "place scientist evacuation")
    assert s.vp[0] == 2, "the base of the Evacuation, nothing less"
    assert not may(occupy(solo(), 0, "recruit-1", "recruit-2"), "place scientist recruit-3")


@pytest.mark.rule("AN-680", "AN-107")
def test_alone_one_rolls_for_every_tile_with_a_warp_tile() -> None:
    s = warp(warp(solo(), 0, 1, "gold"), 0, 3, "water", "titanium")
    events = to_clean_up(s)
    assert [roll["era"] for roll in told(events, "paradox_roll")] == [1, 3]


@pytest.mark.rule("AN-681")
@pytest.mark.parametrize(("points", "rating"), [(0, 1), (29, 1), (30, 2), (44, 2), (45, 3), (59, 3), (60, 4), (74, 4), (75, 5), (200, 5)])
def test_the_rating_of_a_game_alone(points: int, rating: int) -> None:
    s = crew(1, "", era=7)
    s.vp[0] = points - sum(one.points for one in s.scores()[0].lines)
    assert scoring.rating(s.scores()[0].total) == rating
    assert line(s, "tokens") == s.vp[0]
