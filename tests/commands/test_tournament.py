"""Games between bots by the hundred: paired deals, intervals."""

from __future__ import annotations

import pytest

from exhibition_suite.bots import Limits
from exhibition_suite.commands.console import pad, width
from exhibition_suite.commands.simulate import rotated
from exhibition_suite.commands.tournament import Job, mean_and_spread, play, share_of_victory, wilson


def test_the_interval_of_wilson() -> None:
    low, high = wilson(95, 100)
    assert (round(low, 4), round(high, 4)) == (0.8882, 0.9785)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_a_shared_victory_counts_as_its_share() -> None:
    assert share_of_victory([1, 1, 3], 0) == 0.5
    assert share_of_victory([1, 1, 3], 2) == 0.0
    assert share_of_victory([2, 1, 3], 1) == 1.0


def test_mean_and_spread() -> None:
    assert mean_and_spread([1.0, 3.0]) == (2.0, 1.0)
    assert mean_and_spread([]) == (0.0, 0.0)


def test_every_player_sits_everywhere() -> None:
    lineup = ["a", "b", "c"]
    assert [rotated(lineup, by) for by in range(3)] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]


def test_a_job_gives_the_same_game_every_time() -> None:
    job = Job("exhibition", {"area1": "link"}, 4, ("hard", "easy"), Limits(iterations=5), keep=True)
    first, second = play(job), play(job)
    assert first.actions == second.actions
    assert first.totals == second.totals
    assert min(first.places) == 1


def test_japanese_takes_two_columns() -> None:
    assert width("得点 a") == 6
    assert pad("得点", 6) == "得点  "
    assert pad("7", 3, right=True) == "  7"
