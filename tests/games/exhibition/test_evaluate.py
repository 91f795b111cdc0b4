"""The opinion and the merit: what the bots think of positions and moves."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from exhibition_suite.engine import OVER, Rng
from exhibition_suite.games.exhibition import GAME, evaluate, features, weights
from exhibition_suite.games.exhibition.content import CONTINENT, WHITE
from exhibition_suite.games.exhibition.merit import KINDS
from exhibition_suite.games.exhibition.options import Options
from exhibition_suite.games.exhibition.scoring import chain

A1, A2, A3 = ("one_continent", "spread_years", "link"), ("one_era", "short_era", "one_decade"), ("years_gap", "antique", "unique_decades")


def games() -> list[tuple[Options, int, int]]:
    """Options, seats and seed of a few games with every kind of showcase and every number of seats."""
    rng = Rng(3)
    found = []
    for seed in range(15):
        options = Options(secret_decade=seed % 2 == 0, area1=A1[rng.below(3)], area2=A2[rng.below(3)], area3=A3[rng.below(3)])
        found.append((options, 1 + seed % 5, seed))
    return found


def played(options: Options, seats: int, seed: int) -> list[Any]:
    """All positions of a game that is played by merit, with some whims."""
    state = GAME.new(options, seats, seed)
    rng = Rng(seed)
    found = []
    while state.seat != OVER:
        found.append(state.copy())
        actions = state.actions()
        if rng.below(4) == 0:
            state.apply(actions[rng.below(len(actions))])
        else:
            state.apply(max(actions, key=lambda action: evaluate.merit(state, action)))
    return [*found, state]


@pytest.mark.parametrize(("options", "seats", "seed"), games())
def test_there_is_an_opinion_of_every_position_and_it_is_the_score_at_the_end(options: Options, seats: int, seed: int) -> None:
    positions = played(options, seats, seed)
    for state in positions:
        opinion = GAME.opinion(state)
        assert len(opinion) == seats
        assert all(-25 < points < 60 for points in opinion)
    assert GAME.opinion(positions[-1]) == positions[-1].totals()


@pytest.mark.parametrize(("options", "seats", "seed"), games())
def test_every_legal_action_has_a_merit_and_looking_changes_nothing(options: Options, seats: int, seed: int) -> None:
    for state in played(options, seats, seed)[::3]:
        before = state.fingerprint()
        values = [evaluate.merit(state, action) for action in state.actions()]
        assert all(-30 < value < 30 for value in values)
        GAME.opinion(state)
        assert state.fingerprint() == before


def test_a_seat_that_is_out_is_settled_but_for_the_ranked_awards() -> None:
    """The opinion of a seat that is out is its score, up to what the others may still take from its ranked awards."""
    checked = 0
    for options, seats, seed in games():
        for state in played(options, seats, seed):
            for seat in range(seats):
                if state.is_out(seat):
                    assert abs(GAME.opinion(state)[seat] - state.totals()[seat]) <= 4.0
                    checked += 1
    assert checked > 50


def test_the_opinion_comes_near_the_result() -> None:
    """Half-way through games of one policy the opinion misses the final score by a few points, the running score by many more."""
    missed = running = count = 0.0
    for seed in range(30):
        positions = played(Options(), 2, seed)
        middle, end = positions[len(positions) // 2], positions[-1].totals()
        for seat in range(2):
            missed += abs(GAME.opinion(middle)[seat] - end[seat])
            running += abs(middle.totals()[seat] - end[seat])
            count += 1
    assert missed / count < 4.5
    assert missed < 0.6 * running


def test_a_dead_hall_is_worth_less_than_an_open_one() -> None:
    """Two cards side by side in time on the outer spots of the Grand Showcase leave nothing between them (EX-053)."""
    tight, wide = (GAME.new(Options(), 2, 4) for _ in range(2))
    for state, years in ((tight, (50, 51)), (wide, (2, 97))):
        for spot, year in zip((0, 5), years, strict=True):
            state.hand = year
            state.seat = 0
            state.step = 3
            state._lay(spot, CONTINENT[year], None)
    assert GAME.opinion(wide)[0] > GAME.opinion(tight)[0] + 1.0


def test_merit_prefers_new_decades_and_cards_that_fit() -> None:
    state = GAME.new(Options(), 2, 1)
    state.board[15] = 50
    fit, misfit = state.columns[0][0], state.columns[0][1]
    state.fits = [fits & ~(0xFFFF << 16 * misfit) for fits in state.fits]
    worth = {action.value: evaluate.merit(state, action) for action in state.actions()}
    if CONTINENT[fit] != WHITE and CONTINENT[misfit] != WHITE:
        assert worth[fit] > worth[misfit]


@pytest.mark.parametrize(
    ("options", "two", "four"),
    [
        (Options(), 20.0, 18.6),
        (Options(area1="spread_years", area2="short_era", area3="antique"), 24.0, 21.5),
        (Options(area1="link", area2="one_decade", area3="unique_decades", secret_decade=True), 13.8, 13.7),
    ],
)
def test_merit_alone_plays_for_points(options: Options, two: float, four: float) -> None:
    """What it reaches on average against itself lies a third of a point or more above these; chance alone stays near zero."""
    for seats, least in ((2, two), (4, four)):
        scored = 0
        for seed in range(40):
            state = GAME.new(options, seats, seed)
            while state.seat != OVER:
                state.apply(max(state.actions(), key=partial(evaluate.merit, state)))
            scored += sum(state.totals())
        assert scored / (40 * seats) > least


@pytest.mark.parametrize("years", [[], [3], [3, 4, 6, 7, 8], [10, 12, 14], [0, 1, 2, 98, 99], list(range(40, 47))])
def test_makers_of_a_longer_chain_are_those_years_that_make_one(years: list[int]) -> None:
    dated = sum(1 << year for year in years)
    length = features.run_length(dated)
    assert length == chain(dated)[0]
    makers = features.run_makers(dated, length)
    wanted = {year for year in range(100) if not dated >> year & 1 and chain(dated | 1 << year)[0] > length}
    assert {year for year in range(100) if makers >> year & 1} == wanted


def test_fields_are_the_years_spread_out() -> None:
    years = 1 | 1 << 45 | 1 << 99
    assert features.to_fields(years) == 1 | 1 << 45 * 16 | 1 << 99 * 16


def test_weights_and_features_belong_together() -> None:
    state = GAME.new(Options(), 2, 1)
    left = features.unplaced(state)
    values = features.of_seat(state, 0, left, features.to_fields(left), features.awards(state)[0])
    assert len(values) == len(features.NAMES) == len(weights.OPINION) == len(weights.LATE)
    assert {f"base_{kind}" for kind in KINDS} <= set(weights.MERIT)
