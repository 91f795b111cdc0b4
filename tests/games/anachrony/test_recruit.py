"""Recruit: who takes whom out of the pool, for what (section 8.2)."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony.actions import CONSTRUCT, RECRUITING, RESEARCH
from tests.games.anachrony.kit import (
    active,
    close,
    crew,
    give,
    goods,
    letters,
    listed,
    may,
    occupy,
    play,
    pool,
    refused,
    staff,
    tile,
    tired,
)

RECRUIT = "place administrator recruit-1"
BESIDE = {"scientist": ({"W": 2}, 0), "engineer": ({"E": 1}, 0), "administrator": ({}, 1)}


@pytest.mark.rule("AN-200", "AN-E04")
def test_not_with_a_scientist() -> None:
    s = pool(crew(2), "SEAG")
    assert refused(s, "place scientist recruit-1").rule == "AN-200"
    for worker in ("engineer", "administrator", "genius"):
        assert may(s, f"place {worker} recruit-1")


@pytest.mark.rule("AN-201")
def test_the_second_space_costs_one_water_the_third_two() -> None:
    spent = {}
    for space in (1, 2, 3):
        s = give(pool(crew(4), "E"), 0, W=5)
        play(s, f"place engineer recruit-{space}")
        spent[space] = 5 - goods(s)["W"]
    assert spent == {1: 0, 2: 1, 3: 2}
    assert refused(give(pool(crew(4), "S"), 0, W=1), "place engineer recruit-3").rule == "AN-201"


@pytest.mark.rule("AN-201")
def test_after_the_impact_the_spaces_cost_nothing() -> None:
    for space in (1, 2, 3):
        s = tile(pool(crew(4, era=5), "E"), f"recruit-{space}", "K-35")
        play(s, f"place engineer recruit-{space}")
        assert goods(s) == {"E": 1}


@pytest.mark.rule("AN-202", "AN-204")
@pytest.mark.parametrize("worker", list(BESIDE))
def test_one_worker_of_the_pool_becomes_active_with_what_lies_beside(worker: str) -> None:
    s = pool(staff(crew(2), 0, "A"), "SEAG")
    play(s, RECRUIT, f"recruit {worker}")
    letter = worker[0].upper()
    assert (active(s), tired(s)) == (letter, "")
    assert letters(s.pool) == "SEAG".replace(letter, "")
    assert (goods(s), s.vp[0]) == BESIDE[worker]


@pytest.mark.rule("AN-202")
def test_only_what_lies_in_the_pool() -> None:
    s = pool(crew(2), "SSE")
    play(s, RECRUIT)
    assert set(listed(s)) == {"recruit scientist", "recruit engineer"}
    assert refused(s, "recruit administrator").rule == "AN-202"


@pytest.mark.rule("AN-203", "AN-009", "AN-E01", "AN-E03")
@pytest.mark.parametrize("worker", ["administrator", "genius"])
@pytest.mark.parametrize("bonus", ["water", "core", "vp"])
def test_an_administrator_or_a_genius_takes_a_genius(worker: str, bonus: str) -> None:
    s = pool(staff(crew(2), 0, "AG"), "G")
    play(s, f"place {worker} recruit-1")
    assert set(listed(s)) == {"bonus water", "bonus core", "bonus vp"}
    play(s, f"bonus {bonus}")
    assert active(s) == ("GG" if worker == "administrator" else "AG")
    assert (goods(s), s.vp[0]) == {"water": ({"W": 2}, 0), "core": ({"E": 1}, 0), "vp": ({}, 1)}[bonus]


@pytest.mark.rule("AN-203")
def test_an_engineer_does_not_take_a_genius() -> None:
    s = pool(crew(2), "SEG")
    play(s, "place engineer recruit-1")
    assert set(listed(s)) == {"recruit scientist", "recruit engineer"}
    assert refused(s, "recruit genius").rule == "AN-203"


@pytest.mark.rule("AN-205", "AN-203", "AN-E02")
def test_with_nobody_to_take_it_cannot_be_chosen() -> None:
    s = pool(crew(2), "GG")
    assert refused(s, "place engineer recruit-1").rule == "AN-205"
    assert may(s, RECRUIT)
    pool(s, "")
    assert refused(s, RECRUIT).rule == "AN-205"


@pytest.mark.rule("AN-012")
def test_a_recruited_worker_may_act_at_the_next_turn() -> None:
    s = pool(staff(crew(2), 0, "A"), "S")
    play(s, RECRUIT, "pass")
    assert may(s, "place scientist purify")


@pytest.mark.rule("AN-050")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_spaces_of_a_capital_action(seats: int, spaces: int) -> None:
    s = give(pool(crew(seats), "SEAG"), 0, T=9, W=9)
    for action, worker in {CONSTRUCT: "construct", RECRUITING: "recruit", RESEARCH: "research"}.items():
        found = [text for text in listed(s) if text.startswith(f"place genius {worker}")]
        assert len(found) == spaces, action


@pytest.mark.rule("AN-201", "AN-272")
def test_a_taken_or_closed_space_leaves_the_dearer_one() -> None:
    s = give(occupy(pool(crew(2), "E"), 1, "recruit-1"), 0, W=1)
    assert [text for text in listed(s) if text.startswith("place engineer recruit")] == ["place engineer recruit-2"]
    late = close(tile(tile(pool(crew(2, era=5), "E"), "recruit-1", "K-33"), "recruit-2", "K-35"), "recruit-1")
    assert [text for text in listed(late) if text.startswith("place engineer recruit")] == ["place engineer recruit-2"]
