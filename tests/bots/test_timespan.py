"""Random, greedy and searching players on Timespan."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from exhibition_suite.bots import Bot, GreedyBot, Limits, MeritBot, RandomBot, SearchBot, SearchSettings
from exhibition_suite.engine import OVER, Rng
from exhibition_suite.games.timespan import GAME
from exhibition_suite.games.timespan.options import Options

MAKERS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "merit": MeritBot,
    "greedy": lambda: GreedyBot(worlds=2),
    "noisy": lambda: GreedyBot(noise=2.0, worlds=1),
    "search": SearchBot,
}
FEW = Limits(iterations=12)
MOST_DECISIONS = 2500


def finished(state: Any, bots: list[Bot], seed: int) -> Any:
    """The end of a game between bots; a game that does not end is a fault."""
    chance = [Rng(seed * 100 + seat) for seat in range(state.seats)]
    for _ in range(MOST_DECISIONS):
        seat = state.seat
        if seat == OVER:
            return state
        choice = bots[seat].choose(GAME, state.observe(seat), chance[seat], FEW)
        state.apply(choice.action)
    raise AssertionError("the game does not end")


def reached(seats: int, seed: int, moves: int, **options: Any) -> Any:
    """The first decision with a choice after some moves that look good at first sight."""
    state = GAME.new(Options(**options), seats, seed)
    for _ in range(moves):
        state.apply(max(state.actions(), key=lambda action: GAME.merit(state, action)))
    while len(state.actions()) == 1:
        state.apply(state.actions()[0])
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_in_every_game(seats: int) -> None:
    for seed in range(2):
        hero = seed % seats
        bots: list[Bot] = [RandomBot() for _ in range(seats)]
        bots[hero] = GreedyBot(worlds=1)
        totals = finished(GAME.new(Options(), seats, seed), bots, seed).totals()
        assert totals[hero] == max(totals)
        assert totals[hero] > 1.3 * sorted(totals)[-2]


@pytest.mark.parametrize("rival", ["easy", "normal"])
def test_greedy_alone_is_a_match_for_the_rival(rival: str) -> None:
    ahead = 0
    for seed in range(3):
        totals = finished(GAME.new(Options(rival=rival), 1, seed), [GreedyBot(worlds=1)], seed).totals()
        assert len(totals) == 2
        ahead += totals[0] - totals[1]
    assert ahead > 0


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("moves", [0, 40, 220])
def test_the_same_observation_and_seed_give_the_same_move(name: str, moves: int) -> None:
    state = reached(3, 7, moves)
    seen = state.observe(state.seat)
    first, second = (MAKERS[name]().choose(GAME, seen, Rng(5), FEW) for _ in range(2))
    assert first == second


@pytest.mark.rule("TS-006")
@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("moves", [0, 40, 220])
def test_bots_see_only_what_their_seat_sees(name: str, moves: int) -> None:
    """Worlds that look the same get the same choice for every seed of the bot, so the same distribution of moves."""
    state = reached(3, 21, moves)
    seat = state.seat
    worlds = [state, *(GAME.redeal(state.observe(seat), Rng(seed)) for seed in range(2))]
    assert len({world.fingerprint() for world in worlds}) == len(worlds)
    for seed in range(3):
        choices = [MAKERS[name]().choose(GAME, world.observe(seat), Rng(seed), FEW) for world in worlds]
        assert all(choice == choices[0] for choice in choices)


def test_a_look_ahead_ends_with_the_effects_of_the_decision() -> None:
    """The turn goes up when a decision stands alone, not while effects are open."""
    state = reached(2, 4, 30)
    while state.seat != OVER:
        turn = state.turn
        state.apply(max(state.actions(), key=lambda action: GAME.merit(state, action)))
        assert state.turn == turn if state.stack else state.turn > turn


def test_a_search_thinks_about_every_action_it_may_take() -> None:
    state = reached(2, 4, 60)
    choice = SearchBot(SearchSettings(decided=2.0)).choose(GAME, state.observe(state.seat), Rng(1), Limits(iterations=60))
    assert 0 < choice.iterations <= 60
    assert {str(value.action) for value in choice.values} <= {str(action) for action in state.actions()}
    assert sum(value.share for value in choice.values) == pytest.approx(1.0)
