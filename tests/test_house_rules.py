"""Every rule of every game, and every edge case, is proved by a test that carries its number."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from exhibition_suite import resources
from exhibition_suite.games import GAME_IDS
from exhibition_suite.texts.rulebook import BOOKS_OF_GAME

TESTS = Path(__file__).resolve().parent
# Numbered situations in which the rules are easy to get wrong: EX-E01 to EX-E89, TS-E01 to TS-E75, and so on.
EDGE_CASES = {
    "exhibition": [f"EX-E{number:02}" for number in range(1, 90)],
    "timespan": [f"TS-E{number:02}" for number in range(1, 76)],
    "anachrony": [
        *(f"AN-E{number:02}" for number in range(1, 124)),
        *(f"AS-E{number:02}" for number in range(1, 65)),
        *(f"AS-F{number:02}" for number in range(1, 18)),
    ],
}

# Rules that no rulebook has, and that tests prove all the same: the outline of an earlier printing that is not played, lest it be taken for
# the rules.
UNPLAYED = {"anachrony": [f"AS-{number}" for number in range(600, 604)]}


def rulebook(game: str, language: str) -> list[str]:
    """The numbers of the rules in the books of a game, in their order."""
    names = (f"{book}.{language}.md" for book in BOOKS_OF_GAME.get(game, (game,)))
    text = "\n".join(resources.words("rules", name).read_text(encoding="utf-8") for name in names)
    return re.findall(r"^\*\*([A-Z]{2}-\d{3})\*\*", text, re.MULTILINE)


@cache
def proved() -> frozenset[str]:
    """The numbers on the marks `rule(...)` of all tests, and on the lines `case("EX-E01", ...)` of a table that is marked line by line."""
    numbers: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for mark in re.findall(r"(?:mark\.rule|^ +case)\(([^)]*)\)", path.read_text(encoding="utf-8"), re.MULTILINE):
            numbers.update(re.findall(r"[A-Z]{2}-[EF]?\d+", mark))
    return frozenset(numbers)


@pytest.mark.parametrize("game", GAME_IDS)
def test_both_rulebooks_have_the_same_rules(game: str) -> None:
    english = rulebook(game, "en")
    assert len(english) == len(set(english)) > 0
    assert rulebook(game, "ja") == english


@pytest.mark.parametrize("game", GAME_IDS)
def test_each_rule_has_a_test(game: str) -> None:
    assert [number for number in [*rulebook(game, "en"), *UNPLAYED.get(game, ())] if number not in proved()] == []


@pytest.mark.parametrize("game", GAME_IDS)
def test_each_edge_case_has_a_test(game: str) -> None:
    assert [number for number in EDGE_CASES[game] if number not in proved()] == []


@pytest.mark.parametrize("game", GAME_IDS)
def test_no_test_names_a_rule_that_does_not_exist(game: str) -> None:
    known = {*rulebook(game, "en"), *EDGE_CASES[game], *UNPLAYED.get(game, ())}
    prefixes = {number[:3] for number in rulebook(game, "en")}
    assert sorted(number for number in proved() if number[:3] in prefixes and number not in known) == []
