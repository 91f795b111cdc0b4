"""The generator: known values, fair scaling, and the copy of it that the stock draws with."""

from __future__ import annotations

from collections import Counter

import pytest

from exhibition_suite.engine import Rng
from exhibition_suite.engine.rng import mix, scale, step
from exhibition_suite.games.exhibition import GAME
from exhibition_suite.games.exhibition.options import Options


def test_the_published_sequence() -> None:
    """First outputs of SplitMix64 for seed 1234567, as in the reference implementation."""
    state, found = 1234567, []
    for _ in range(3):
        state = step(state)
        found.append(mix(state))
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_numbers_below_a_bound_are_even() -> None:
    rng = Rng(5)
    count = Counter(rng.below(7) for _ in range(7000))
    assert set(count) == set(range(7))
    assert all(880 < times < 1120 for times in count.values())


@pytest.mark.parametrize("bound", [0, -3])
def test_there_is_nothing_below_zero(bound: int) -> None:
    with pytest.raises(ValueError, match="no whole number"):
        Rng(1).below(bound)


def test_a_shuffle_keeps_the_items_and_follows_the_seed() -> None:
    one, two, three = list(range(50)), list(range(50)), list(range(50))
    Rng(8).shuffle(one)
    Rng(8).shuffle(two)
    Rng(9).shuffle(three)
    assert one == two != three
    assert sorted(one) == list(range(50))


@pytest.mark.parametrize("seed", [0, 1, 77, 2**64 - 1])
def test_a_shuffle_is_one_number_below_for_every_place(seed: int) -> None:
    one, other = Rng(seed), Rng(seed)
    for count in range(200):
        shuffled, expected = list(range(count)), list(range(count))
        one.shuffle(shuffled)
        for last in range(count - 1, 0, -1):
            place = other.below(last + 1)
            expected[last], expected[place] = expected[place], expected[last]
        assert shuffled == expected
        assert one.state == other.state


@pytest.mark.rule("EX-021", "EX-036")
def test_the_stock_draws_by_the_same_generator() -> None:
    state = GAME.new(Options(), 2, 77)
    for _ in range(60):
        expected = state.stock[scale(mix(step(state.rng)), len(state.stock))]
        assert state._draw() == expected
        assert expected not in state.stock
