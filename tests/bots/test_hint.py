"""Hints: the move, what it should come to, and the score line that changes most."""

from __future__ import annotations

from typing import Any

from exhibition_suite.bots import GreedyBot, Limits
from exhibition_suite.bots.hint import hints, strongest_change
from exhibition_suite.engine import Rng, ScoreLine, ScoreTable
from exhibition_suite.games import load_game
from tests.bots.fields import FieldGame


def table(**points: int) -> ScoreTable:
    lines = tuple(ScoreLine(name, "EX-100", value, "yellow") for name, value in points.items())
    return ScoreTable(0, lines, sum(points.values()), 1)


def test_the_reason_is_the_line_that_changes_most() -> None:
    before, line = strongest_change(table(gap=0, decades=3, empty=-5), table(gap=5, decades=4, empty=-4))
    assert (before, line and line.id, line and line.points) == (0, "gap", 5)


def test_of_equal_changes_a_gain_comes_first() -> None:
    _, line = strongest_change(table(depot=0, decades=3), table(depot=-1, decades=4))
    assert line is not None
    assert line.id == "decades"


def test_a_move_that_changes_nothing_has_no_reason() -> None:
    assert strongest_change(table(gap=1), table(gap=1)) == (0, None)


def test_a_hint_looks_at_the_end_of_the_turn() -> None:
    game = FieldGame()
    state = game.new(None, 2, 1)
    state.open = [3, 8]
    found, choice = hints(game, state.observe(0), GreedyBot(), Rng(1), Limits())
    assert [hint.action for hint in found] == ["take right", "take left"]
    assert found[0].action == str(choice.action)
    assert found[0].line is not None
    assert (found[0].line.id, found[0].before, found[0].line.points) == ("cards", 0, 8)
    assert found[0].points > found[1].points


def test_a_forced_move_is_a_hint_too() -> None:
    game: Any = load_game("exhibition")
    state = game.new(game.Options(), 2, 5)
    state.columns[0] = state.columns[0][:1]
    found, _ = hints(game, state.observe(0), GreedyBot(), Rng(1), Limits())
    assert [hint.action for hint in found] == [str(state.actions()[0])]
    plain = found[0].plain()
    assert set(plain) == {"action", "points", "before", "line"}
