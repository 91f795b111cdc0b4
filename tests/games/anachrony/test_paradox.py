"""The Paradox phase: who rolls, what is gained, when an Anomaly comes (section 4)."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.engine import Event
from exhibition_suite.games.anachrony.core import Core
from tests.games.anachrony.kit import State, cover, give, house, listed, may, play, staff, table, to_clean_up, turns, warp
from tests.games.anachrony.solo import Dice, paradox, told

THREE = ("harmony", "dominance", "salvation")
"""No Path with a random Breakthrough, whose roll would be one of the loaded ones."""
TILES = ("neutronium", "uranium", "titanium", "gold", "water")


def rolls(events: list[Event]) -> list[tuple[int, int, int]]:
    """Seat, Era of the tile and tokens of each roll."""
    return [(event.seat, event.params["era"], event.params["count"]) for event in events if event.id == "paradox_roll"]


def leading(s: State, **eras: int) -> State:
    """`leading(s, e1=0, e3=1)`: these seats alone have a Warp tile on the tiles of these Eras."""
    for name, seat in eras.items():
        warp(s, seat, int(name[1:]), TILES[int(name[1:]) - 1])
    return s


# ---- who rolls


@pytest.mark.rule("AN-105")
def test_no_paradox_phase_in_era_1_but_in_era_2(dice: Dice) -> None:
    s = leading(table(2), e1=0)
    dice.load(paradox(1))
    events = to_clean_up(s)
    assert s.era == 2
    assert rolls(events) == [(0, 1, 1)], "the first time is Era 2"


@pytest.mark.rule("AN-106")
def test_tiles_are_gone_through_from_left_to_right(dice: Dice) -> None:
    s = leading(table(2, era=5), e1=1, e2=0, e4=1, e5=0)
    dice.load(paradox(1), paradox(0), paradox(1), paradox(2))
    assert rolls(to_clean_up(s)) == [(1, 1, 1), (0, 2, 0), (1, 4, 1), (0, 5, 2)]
    assert s.paradox == [2, 2]


@pytest.mark.rule("AN-107")
def test_the_most_warp_tiles_on_a_tile_count_and_an_empty_tile_has_no_leader(dice: Dice) -> None:
    s = table(3, era=3, paths=THREE)
    warp(s, 0, 1, "neutronium")
    warp(s, 1, 1, "water", "gold")
    warp(s, 2, 1, "exosuit")
    warp(s, 2, 3, "gold")
    dice.load(paradox(1), paradox(1))
    assert rolls(to_clean_up(s)) == [(1, 1, 1), (2, 3, 1)], "nobody rolls for the tile of Era 2"


@pytest.mark.rule("AN-108", "AN-E53")
def test_each_of_those_who_tie_rolls_once_in_turn_order(dice: Dice) -> None:
    s = table(3, era=2, paths=THREE)
    s.banner = 1
    for seat in (0, 1):
        warp(s, seat, 1, "gold", "titanium")
    warp(s, 2, 1, "gold")
    dice.load(paradox(2), paradox(1))
    assert rolls(to_clean_up(s)) == [(1, 1, 2), (0, 1, 1)]
    assert s.paradox == [1, 2, 0]


@pytest.mark.rule("AN-109")
def test_the_faces_of_the_die(monkeypatch: pytest.MonkeyPatch) -> None:
    faces = []
    for face in range(6):
        monkeypatch.setattr(Core, "roll", lambda _s, count, face=face: face if count == 6 else 0)
        s = leading(table(2, era=2), e1=0)
        to_clean_up(s)
        faces.append(s.paradox[0])
    assert sorted(faces) == [0, 1, 1, 1, 1, 2]


# ---- the limit


@pytest.mark.rule("AN-110", "AN-465", "AN-E55")
@pytest.mark.parametrize(
    ("side", "path", "lab", "limit"),
    [
        ("A", "progress", False, 3),
        ("A", "progress", True, 4),
        ("B", "progress", False, 4),
        ("B", "progress", True, 5),
        ("B", "harmony", False, 3),
    ],
)
def test_the_limit(side: str, path: str, lab: bool, limit: int, dice: Dice) -> None:
    others = {"progress": ("progress", "harmony"), "harmony": ("harmony", "dominance")}[path]
    for held, anomalies in ((limit - 2, 0), (limit - 1, 1)):
        if path == "progress":
            dice.load((45, 0))
        s = table(2, era=2, paths=others, board_side=side)
        if lab:
            house(s, 0, "B-405")
        s.paradox[0] = held
        leading(s, e1=0)
        dice.load(paradox(1))
        told_now = told(to_clean_up(s), "anomaly")
        assert len(told_now) == anomalies, f"{held + 1} tokens, limit {limit}"


@pytest.mark.rule("AN-111", "AN-E54")
def test_who_holds_the_limit_does_not_roll_any_more(dice: Dice) -> None:
    s = leading(table(2, era=4), e1=0, e2=0, e3=0)
    s.paradox[0] = 2
    dice.load(paradox(1))
    assert rolls(to_clean_up(s)) == [(0, 1, 1)]


@pytest.mark.rule("AN-112", "AN-652", "AN-E56")
def test_always_one_token_without_a_die(dice: Dice) -> None:
    s = leading(table(2, era=4, paradox="always_one"), e1=1, e3=1)
    assert rolls(to_clean_up(s)) == [(1, 1, 1), (1, 3, 1)]
    assert s.paradox == [0, 2]
    assert dice.left == []


@pytest.mark.rule("AN-113", "AN-021")
def test_anomalies_come_after_all_tiles_in_turn_order(dice: Dice) -> None:
    s = leading(table(3, era=4, paths=THREE), e1=0, e2=2, e3=1)
    s.banner, s.paradox = 1, [2, 2, 0]
    dice.load(paradox(1), paradox(1), paradox(1))
    events = to_clean_up(s)
    names = [event.id for event in events if event.id in {"paradox_roll", "anomaly"}]
    assert names == ["paradox_roll"] * 3 + ["anomaly"], "the first of them decides now"
    assert s.seat == 1
    decided = []
    while s.phase_id == "paradox":
        decided.append(s.seat)
        play(s, "leave" if may(s, "leave") else listed(s)[0])
    assert decided == [1, 1, 0, 0], "a Warp tile, then a spot"
    assert (s.paradox, s.anomalies(0), s.anomalies(1), s.anomalies(2)) == ([0, 0, 1], 1, 1, 0)


# ---- tokens from elsewhere


def risky(era: int, tokens: int, **options: Any) -> State:
    """Lab 414 and this many tokens."""
    s = table(2, era=era, **options)
    s.paradox[0] = tokens
    return house(give(staff(s, 0, "SS"), 0), 0, "B-414")


@pytest.mark.rule("AN-114", "AN-111", "AN-E51")
def test_tokens_gained_elsewhere_wait_for_the_next_paradox_phase(dice: Dice) -> None:
    s = leading(risky(5, 2), e2=0)
    play(s, "free lab-1")
    assert (s.paradox[0], s.anomalies(0), s.phase_id) == (3, 0, "actions")
    events = to_clean_up(s)
    assert rolls(events) == [], "no roll at the limit"
    play(s, "leave", "spot factory-1")
    assert (s.era, s.paradox[0], s.anomalies(0)) == (6, 0, 1)
    assert dice.left == []


@pytest.mark.rule("AN-114", "AN-E51")
def test_tokens_gained_in_the_last_era_cost_nothing() -> None:
    s = risky(7, 2)
    play(s, "free lab-1")
    to_clean_up(s)
    assert s.phase_id == "over"
    assert (s.paradox[0], s.anomalies(0)) == (3, 0)


@pytest.mark.rule("AN-114", "AN-654")
def test_under_the_other_reading_the_anomaly_comes_at_once() -> None:
    """D-35."""
    s = risky(5, 2, rules_profile="alternative")
    play(s, "free lab-1")
    assert (s.paradox[0], s.seat) == (0, 0)
    play(s, "spot life_support-1")
    assert (s.anomalies(0), s.phase_id, s.vp[0]) == (1, "actions", 2)


@pytest.mark.rule("AN-115", "AN-350", "AN-E52")
def test_all_tokens_go_back_for_one_anomaly(dice: Dice) -> None:
    s = leading(table(2, era=2), e1=0)
    s.paradox[0] = 2
    dice.load(paradox(2))
    events = to_clean_up(s)
    assert rolls(events) == [(0, 1, 2)]
    play(s, "leave", "spot lab-1")
    assert (s.paradox[0], s.anomalies(0), s.phase_id) == (0, 1, "power_up")


@pytest.mark.rule("AN-115")
def test_even_twice_the_limit_is_one_anomaly() -> None:
    s = table(2, era=3)
    s.paradox[0] = 7
    to_clean_up(s)
    play(s, "spot lab-1")
    assert (s.paradox[0], s.anomalies(0), s.phase_id) == (0, 1, "power_up")


@pytest.mark.rule("AN-110", "AN-113", "AN-023", "AN-E60")
def test_a_covered_lab_405_lowers_the_limit_but_the_anomaly_waits_for_the_phase() -> None:
    s = house(table(2, era=4), 0, "B-405")
    s.paradox[0] = 3
    assert s.paradox_limit(0) == 4
    cover(s, 0, "B-405")
    assert s.paradox_limit(0) == 3
    play(s, "pass", "pass")
    assert s.phase_id == "paradox", "not before"
    play(s, "spot factory-1")
    assert s.paradox[0] == 0
    again = house(table(2, era=4), 0, "B-405")
    again.paradox[0] = 3
    to_clean_up(again)
    assert again.phase_id == "power_up", "no Anomaly with the Lab at work"


@pytest.mark.rule("AN-114", "AN-113")
def test_nobody_decides_anything_between_the_clean_up_and_the_anomaly() -> None:
    s = table(2, era=3)
    s.paradox = [0, 3]
    to_clean_up(s)
    assert (s.era, s.phase_id, s.seat) == (4, "paradox", 1)
    play(s, "spot power_plant-1")
    assert turns(s).anomalies(1) == 1
