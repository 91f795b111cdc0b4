"""Every Building at work, typed from the table of section 16: who may use it, its cost, what it brings, whether the Worker comes back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import pytest

from exhibition_suite.games.anachrony.state import AnachronyState
from tests.games.anachrony.kit import (
    active,
    give,
    goods,
    house,
    listed,
    may,
    offer,
    play,
    refused,
    staff,
    table,
    tired,
    to_clean_up,
    warp,
)

RICH = {"N": 3, "G": 3, "U": 3, "T": 3, "W": 9, "E": 3}
ALL = "SEAG"
WORDS = {"S": "scientist", "E": "engineer", "A": "administrator", "G": "genius"}
ROWS = {"1": "power_plant", "2": "factory", "3": "life_support", "4": "lab"}


def place_of(building: str) -> str:
    return f"{ROWS[building[2]]}-1"


def with_building(name: str, era: int = 4, **amounts: int) -> AnachronyState:
    """Action Rounds, seat 0 owns the Building, one Worker of each type and plenty of everything."""
    s = table(2, era=era)
    house(s, 0, name)
    staff(s, 0, ALL)
    return give(s, 0, **(amounts or RICH))


def changed(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    kinds = "NGUTWE"
    return {kind: after.get(kind, 0) - before.get(kind, 0) for kind in kinds if after.get(kind, 0) != before.get(kind, 0)}


def cases(rows: Iterable[tuple[Any, ...]], *more: str) -> list[Any]:
    """Rows of a table as test cases that carry the rule in their first column."""
    return [pytest.param(*row, marks=pytest.mark.rule(row[0], *more), id=row[1]) for row in rows]


class Plain(NamedTuple):
    """A Building whose action only pays and gains: what changes, VP, Worker types, types that come back Active."""

    rule: str
    name: str
    workers: str
    change: dict[str, int]
    vp: int = 0
    eye: str = ""
    answers: tuple[str, ...] = ()
    lost: bool = False


PLAIN = (
    Plain("AN-526", "B-201", ALL, {"T": 2}, eye=ALL),
    Plain("AN-527", "B-202", ALL, {"W": -1, "T": 3}),
    Plain("AN-528", "B-203", ALL, {"W": -1, "U": 1}, eye=ALL, answers=("gain uranium",)),
    Plain("AN-529", "B-204", ALL, {"G": 1}, eye=ALL),
    Plain("AN-530", "B-205", ALL, {"W": -1, "G": 2}),
    Plain("AN-531", "B-206", ALL, {"U": 1}, eye=ALL),
    Plain("AN-532", "B-207", ALL, {"W": -1, "U": 2}),
    Plain("AN-533", "B-208", ALL, {"G": -1, "W": -1, "N": 1}, 1),
    Plain("AN-534", "B-209", ALL, {"U": -1, "W": -1, "N": 1}, 1),
    Plain("AN-535", "B-210", "EG", {"W": -3, "N": 1}, answers=("gain neutronium",)),
    Plain("AN-535", "B-210", "EG", {"W": -3, "G": 1, "T": 2}, answers=("gain gold+titanium+titanium",)),
    Plain("AN-536", "B-211", "EG", {"T": -1, "E": 1}, eye="EG"),
    Plain("AN-537", "B-212", "EG", {"E": 1}),
    Plain("AN-538", "B-213", "EG", {"G": -1, "U": -1, "E": 2}, answers=("pay gold+uranium",)),
    Plain("AN-539", "B-214", "EG", {"W": -3, "E": 2}),
    Plain("AN-545", "B-305", ALL, {"W": 3}, eye=ALL),
    Plain("AN-546", "B-306", ALL, {"W": 3}, eye=ALL),
    Plain("AN-547", "B-307", "AG", {"W": 5}),
    Plain("AN-548", "B-308", "AG", {"W": 5}),
    Plain("AN-549", "B-309", ALL, {"N": -1, "W": 8}),
    Plain("AN-550", "B-310", ALL, {"W": 7}, lost=True),
    Plain("AN-553", "B-313", ALL, {"U": -1, "W": 6}, 1, eye=ALL),
    Plain("AN-554", "B-314", ALL, {"G": -1, "W": 6}, 1, eye=ALL),
    Plain("AN-567", "B-412", ALL, {"T": -1}, 2, answers=("pay titanium",)),
    Plain("AN-568", "B-413", ALL, {"W": 1}, 1),
    Plain("AN-570", "B-415", "SG", {"W": 2}, 2, lost=True),
)


@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.rule(row.rule, "AN-315", "AN-316"), id=row.name) for row in PLAIN])
def test_an_action_pays_gains_and_sends_its_worker_where_the_eye_says(row: Plain) -> None:
    for letter in ALL:
        s = with_building(row.name)
        text = f"place {WORDS[letter]} {place_of(row.name)}"
        if letter not in row.workers:
            assert refused(s, text).rule == row.rule
            continue
        before = goods(s)
        play(s, text, *row.answers)
        assert changed(before, goods(s)) == row.change
        assert s.vp[0] == row.vp
        assert letter not in active(s)
        assert f"place {WORDS[letter]} {place_of(row.name)}" not in listed(s), "once an Era"
        to_clean_up(s)
        assert (letter in active(s), letter in tired(s)) == (letter in row.eye, letter not in row.eye and not row.lost)


@pytest.mark.parametrize(
    "row", [pytest.param(row, marks=pytest.mark.rule(row.rule, "AN-017"), id=row.name) for row in PLAIN if min(row.change.values()) < 0]
)
def test_without_its_cost_an_action_cannot_be_chosen(row: Plain) -> None:
    kind = min(row.change, key=lambda one: row.change[one])
    needed = {one: n for one, n in RICH.items() if one != kind}
    if row.answers and row.answers[0].startswith("pay"):
        needed = {"N": 3, "W": 9, "E": 3}
    s = with_building(row.name, **needed)
    ruling = refused(s, f"place {WORDS[row.workers[-1]]} {place_of(row.name)}")
    assert ruling.rule == "AN-017"
    assert ruling.params["lacks"]


POWER = (
    ("AN-511", "B-101", ALL, {}, 1, 0),
    ("AN-512", "B-102", ALL, {}, 2, 0),
    ("AN-513", "B-103", ALL, {}, 2, 0),
    ("AN-514", "B-104", "SG", {}, 2, 0),
    ("AN-515", "B-105", ALL, {}, 3, 0),
    ("AN-516", "B-106", ALL, {}, 3, 0),
    ("AN-517", "B-107", ALL, {"U": -1}, 3, 1),
    ("AN-518", "B-108", "SG", {}, 2, 0),
    ("AN-519", "B-109", "SG", {"N": -1}, 3, 2),
    ("AN-520", "B-110", ALL, {"W": -1}, 4, 0),
    ("AN-521", "B-111", ALL, {}, 3, 0),
    ("AN-525", "B-115", ALL, {"G": -1}, 3, 1),
)


@pytest.mark.parametrize(("rule", "name", "workers", "change", "reach", "vp"), cases(POWER))
def test_a_power_plant_reaches_as_far_back_as_its_range(
    rule: str, name: str, workers: str, change: dict[str, int], reach: int, vp: int
) -> None:
    for letter in ALL:
        s = with_building(name, era=6)
        text = f"place {WORDS[letter]} {place_of(name)}"
        if letter not in workers:
            assert refused(s, text).rule == rule
            continue
        before = goods(s)
        play(s, text)
        if reach > 1:
            assert sorted(text for text in listed(s)) == sorted(f"focus {era}" for era in range(6 - reach, 6))
            play(s, f"focus {6 - reach}")
        assert s.focus[0] == 6 - reach
        assert changed(before, goods(s)) == change
        assert s.vp[0] == vp
        to_clean_up(s)
        assert (letter in active(s)) == (name == "B-108")


@pytest.mark.rule("AN-522", "AN-337", "AN-339", "AN-E38")
def test_power_plant_112_reaches_as_far_as_water_is_paid() -> None:
    s = with_building("B-112", era=6)
    play(s, "place engineer power_plant-1", "water 2")
    assert sorted(listed(s)) == ["focus 4", "focus 5"]
    play(s, "focus 4")
    assert (goods(s)["W"], s.vp[0]) == (7, 1)
    s = with_building("B-112", era=6)
    house(s, 0, "B-402")
    play(s, "place engineer power_plant-1", "water 1")
    assert sorted(listed(s)) == ["focus 3", "focus 4", "focus 5"]
    play(s, "focus 3")
    assert s.vp[0] == 1
    s = with_building("B-112", era=6, G=3)
    assert not may(s, "place engineer power_plant-1"), "at least one Water must be paid"


@pytest.mark.rule("AN-523", "AN-338", "AN-339", "AN-E39")
def test_power_plant_113_reaches_as_far_as_resources_are_paid_and_gives_a_point_for_each() -> None:
    s = with_building("B-113", era=6)
    play(s, "place engineer power_plant-1", "burn neutronium", "burn gold", "done")
    assert sorted(listed(s)) == ["focus 4", "focus 5"]
    play(s, "focus 4")
    assert s.vp[0] == 2
    assert (goods(s)["N"], goods(s)["G"]) == (2, 2)
    s = with_building("B-113", era=6)
    house(s, 0, "B-401")
    play(s, "place engineer power_plant-1", "burn titanium", "burn titanium", "done")
    assert sorted(listed(s)) == ["focus 3", "focus 4", "focus 5"]
    play(s, "focus 3")
    assert s.vp[0] == 2
    s = with_building("B-113", era=6, N=1)
    assert may(s, "place engineer power_plant-1"), "Neutronium is a Resource"
    other = table(2, era=6, rules_profile="alternative")
    house(other, 0, "B-113")
    give(staff(other, 0, ALL), 0, N=1)
    assert not may(other, "place engineer power_plant-1"), "not under the other reading"


@pytest.mark.rule("AN-524", "AN-336", "AN-E40")
def test_power_plant_114_travels_twice_each_time_from_the_current_tile() -> None:
    s = with_building("B-114", era=5)
    warp(s, 0, 2, "gold")
    warp(s, 0, 4, "titanium")
    assert refused(s, "place engineer power_plant-1").rule == "AN-524"
    play(s, "place scientist power_plant-1", "focus 2", "return gold")
    assert sorted(listed(s)) == ["focus 2", "focus 3", "focus 4", "leave"]
    play(s, "focus 4", "return titanium")
    assert (s.focus[0], s.travel[0]) == (4, 2)
    assert goods(s) == {"N": 3, "G": 2, "U": 3, "T": 2, "W": 8, "E": 3}
    other = table(2, era=5, rules_profile="alternative")
    house(other, 0, "B-114")
    give(staff(other, 0, "S"), 0)
    assert may(other, "place scientist power_plant-1"), "free under the other reading (D-15)"


FREE = (
    ("AN-540", "B-215", {"W": -1, "G": 1}, 0, 0, ("gain gold",)),
    ("AN-541", "B-301", {"W": 1}, 0, 0, ()),
    ("AN-542", "B-302", {"W": 1}, 0, 0, ()),
    ("AN-543", "B-303", {"W": 2}, 0, 0, ()),
    ("AN-544", "B-304", {"W": 2}, 0, 0, ()),
    ("AN-569", "B-414", {}, 2, 1, ()),
)


@pytest.mark.parametrize(
    ("rule", "name", "change", "vp", "paradox", "answers"),
    cases(FREE, "AN-164"),
)
def test_a_free_action_is_used_once_an_era_with_a_marker(
    rule: str, name: str, change: dict[str, int], vp: int, paradox: int, answers: tuple[str, ...]
) -> None:
    s = with_building(name)
    before = goods(s)
    play(s, f"free {place_of(name)}", *answers)
    assert changed(before, goods(s)) == change
    assert (s.vp[0], s.paradox[0], s.markers[0]) == (vp, paradox, 6)
    assert refused(s, f"free {place_of(name)}").rule == "AN-161"
    assert may(s, "place scientist purify"), "the turn still has its Action"
    to_clean_up(s)
    assert s.markers[0] == 7


IMMEDIATE = (("AN-541", "B-301", 3), ("AN-542", "B-302", 3), ("AN-555", "B-315", 8))


@pytest.mark.parametrize(("rule", "name", "water"), cases(IMMEDIATE, "AN-194"))
def test_an_immediate_effect_comes_when_the_tile_is_built(rule: str, name: str, water: int) -> None:
    s = table(2)
    build(s, name, T=2)
    assert goods(s) == {"W": water}, rule


def build(s: AnachronyState, name: str, **amounts: int) -> None:
    """A Scientist builds this Building on the first spot of its row."""
    offer(s, name)
    give(staff(s, 0, "S"), 0, **amounts)
    play(s, "place scientist construct-1")
    if s.stack:
        play(s, f"build {name}")
