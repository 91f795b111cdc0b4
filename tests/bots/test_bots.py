"""Random, greedy and searching players, on a small game they have never heard of and on Exhibition."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from exhibition_suite.bots import Bot, GreedyBot, Limits, MeritBot, RandomBot, SearchBot, SearchSettings
from exhibition_suite.bots.levels import LEVELS, PLAYERS, TUNED, level
from exhibition_suite.engine import OVER, Rng
from exhibition_suite.games import GAME_IDS, load_game
from tests.bots.fields import FieldGame

SMALL = Limits(iterations=60)
MAKERS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "merit": MeritBot,
    "greedy": GreedyBot,
    "noisy": lambda: GreedyBot(noise=2.0, worlds=1),
    "search": SearchBot,
}


def finished(game: Any, state: Any, bots: list[Bot], seed: int, limits: Limits = SMALL) -> Any:
    """The end of a game between bots."""
    chance = [Rng(seed * 100 + seat) for seat in range(state.seats)]
    while state.seat != OVER:
        seat = state.seat
        choice = bots[seat].choose(game, state.observe(seat), chance[seat], limits)
        assert any(choice.action is action for action in state.actions())
        state.apply(choice.action)
    return state


def exhibition(seats: int, seed: int, **options: Any) -> tuple[Any, Any]:
    game: Any = load_game("exhibition")
    return game, game.new(game.Options(**options), seats, seed)


def advanced(state: Any, moves: int, seed: int = 1) -> Any:
    """The state after some moves that look good at first sight."""
    game: Any = load_game("exhibition")
    for _ in range(moves):
        state.apply(max(state.actions(), key=lambda action: game.merit(state, action)))
    return state


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_bot_plays_a_game_it_knows_only_by_the_contract(name: str, seats: int) -> None:
    game = FieldGame()
    bots = [MAKERS[name]() for _ in range(seats)]
    state = finished(game, game.new(None, seats, 4), bots, 4)
    assert state.round > 5


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_bot_plays_exhibition_with_every_variant(name: str, seats: int) -> None:
    game, state = exhibition(seats, 3, secret_decade=True, area1="link", area2="short_era", area3="unique_decades")
    finished(game, state, [MAKERS[name]() for _ in range(seats)], 3, Limits(iterations=4))
    assert all(state.is_out(seat) for seat in range(seats))


def test_greedy_takes_the_better_card_and_keeps_it() -> None:
    game = FieldGame()
    state = game.new(None, 2, 1)
    state.open = [3, 9]
    choice = GreedyBot().choose(game, state.observe(0), Rng(1))
    assert str(choice.action) == "take right"
    assert [str(value.action) for value in choice.values] == ["take right", "take left"]
    assert choice.values[0].points - choice.values[1].points == pytest.approx(6.0)
    state.apply(choice.action)
    assert str(GreedyBot().choose(game, state.observe(0), Rng(1)).action) == "keep"


@pytest.mark.parametrize(("surprise", "tries"), [(False, 2), (True, 3)])
def test_greedy_tries_a_third_deal_only_where_two_differ(surprise: bool, tries: int) -> None:
    class Revealing(FieldGame):
        """What comes to light in a turn is worth its points, where `surprise`."""

        def opinion(self, state: Any) -> list[float]:
            return [n + surprise * sum(state.open) for n in super().opinion(state)]

    game = Revealing()
    state = game.new(None, 1, 1)
    state.bag = list(range(1, 500))
    choice = GreedyBot(worlds=3).choose(game, state.observe(0), Rng(1))
    assert game.opinions == 3 + len(choice.values) * 2 * tries, "one a deal, then keep and sell for each way to begin in each deal"


def test_greedy_beats_random_in_at_least_nine_of_ten_games() -> None:
    wins = 0
    for seed in range(10):
        game, state = exhibition(2, seed)
        hero = seed % 2
        bots: list[Bot] = [GreedyBot(), GreedyBot()]
        bots[1 - hero] = RandomBot()
        totals = finished(game, state, bots, seed).totals()
        wins += totals[hero] > totals[1 - hero]
    assert wins >= 9


def test_a_search_beats_greedy_in_most_games() -> None:
    """A sanity check with small fixed numbers; the figures that count come from `bench --strength`."""
    ahead = 0
    for seed in range(8):
        game, state = exhibition(2, seed)
        hero = seed % 2
        bots: list[Bot] = [SearchBot(), SearchBot()]
        bots[1 - hero] = GreedyBot()
        totals = finished(game, state, bots, seed, Limits(iterations=80)).totals()
        ahead += totals[hero] - totals[1 - hero]
    assert ahead > 0


@pytest.mark.parametrize("name", MAKERS)
def test_the_same_observation_and_seed_give_the_same_move(name: str) -> None:
    game, state = exhibition(3, 7, secret_decade=True)
    advanced(state, 14)
    seen = state.observe(state.seat)
    first, second = (MAKERS[name]().choose(game, seen, Rng(5), SMALL) for _ in range(2))
    assert first == second


def test_a_move_is_the_same_in_another_process_with_another_hash_seed() -> None:
    script = (
        "from exhibition_suite.bots import SearchBot, GreedyBot, Limits\n"
        "from exhibition_suite.engine import Rng\n"
        "from exhibition_suite.games import load_game\n"
        "import json\n"
        "game = load_game('exhibition'); state = game.new(game.Options(), 3, 11); told = []\n"
        "while state.round < 4:\n"
        "    for bot in (GreedyBot(), SearchBot()):\n"
        "        choice = bot.choose(game, state.observe(state.seat), Rng(state.round), Limits(iterations=40))\n"
        "        told.append([str(choice.action), [[str(v.action), v.points, v.share] for v in choice.values]])\n"
        "    state.apply(choice.action)\n"
        "print(json.dumps(told))\n"
    )
    root = str(Path(__file__).resolve().parents[2])
    told = []
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": root}
        done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
        told.append(json.loads(done.stdout))
    assert told[0] == told[1]


def permuted(state: Any, seed: int) -> Any:
    """Another truth that looks the same to the seat that decides: other cards to come, other secrets of the others."""
    other = state.copy()
    rng = Rng(seed)
    rng.shuffle(other.stock)
    other.rng = rng.bits()
    seat = state.seat
    hidden = [decade for decade in range(10) if decade != state.secrets[seat]]
    rng.shuffle(hidden)
    other.secrets = tuple(mine if number == seat else hidden[number] for number, mine in enumerate(state.secrets))
    return other


@pytest.mark.rule("EX-131")
@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("moves", [0, 9, 30])
def test_bots_see_only_what_their_seat_sees(name: str, moves: int) -> None:
    """Worlds that look the same get the same choice for every seed of the bot, so the same distribution of moves."""
    game, state = exhibition(3, 21, secret_decade=True)
    advanced(state, moves)
    worlds = [state, *(permuted(state, seed) for seed in range(3))]
    assert len({world.fingerprint() for world in worlds}) == len(worlds)
    for seed in range(4):
        choices = [MAKERS[name]().choose(game, world.observe(world.seat), Rng(seed), Limits(iterations=20)) for world in worlds]
        assert all(choice == choices[0] for choice in choices)


@pytest.mark.rule("EX-131")
def test_opinion_and_merit_do_not_look_at_what_is_hidden_from_everybody() -> None:
    game, state = exhibition(3, 22)
    advanced(state, 40)
    other = permuted(state, 5)
    other.secrets = state.secrets
    assert game.opinion(other) == game.opinion(state)
    assert [game.merit(other, action) for action in state.actions()] == [game.merit(state, action) for action in state.actions()]


def test_an_iteration_limit_is_kept() -> None:
    game, state = exhibition(2, 2)
    settings = SearchSettings(decided=2.0)
    choice = SearchBot(settings).choose(game, state.observe(0), Rng(1), Limits(iterations=37))
    assert choice.iterations <= 37
    assert sum(value.share for value in choice.values) == pytest.approx(1.0)


def test_a_time_limit_that_is_over_still_gives_a_legal_move() -> None:
    game, state = exhibition(4, 2)
    choice = SearchBot().choose(game, state.observe(0), Rng(1), Limits(seconds=0.0))
    assert choice.action in state.actions()
    assert choice.iterations == 0


def test_the_deadline_is_looked_at_in_every_iteration(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that ticks once each time somebody looks, a search of 50 ticks makes about 50 iterations, however slow they are."""
    ticks = iter(range(10**6))
    monkeypatch.setattr("exhibition_suite.bots.search.time.monotonic", lambda: float(next(ticks)))
    game, state = exhibition(2, 2)
    settings = SearchSettings(opening=0, decided=2.0)
    choice = SearchBot(settings).choose(game, state.observe(0), Rng(1), Limits(seconds=50.0))
    assert 30 <= choice.iterations <= 50


def test_stop_ends_the_thinking_with_the_best_move_so_far() -> None:
    game, state = exhibition(2, 2)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    choice = SearchBot(SearchSettings(decided=2.0)).choose(game, state.observe(0), Rng(1), Limits(iterations=100_000), stop)
    assert choice.action in state.actions()
    assert choice.iterations < 200


def test_a_choice_that_is_decided_ends_early() -> None:
    game = FieldGame()
    state = game.new(None, 2, 1)
    state.open = [1, 9]
    choice = SearchBot().choose(game, state.observe(0), Rng(1), Limits(iterations=5000))
    assert str(choice.action) == "take right"
    assert choice.iterations < 5000


def test_a_forced_move_costs_nothing() -> None:
    game, state = exhibition(2, 5)
    state.columns[0] = state.columns[0][:1]
    assert SearchBot().choose(game, state.observe(0), Rng(1)).iterations == 0


def test_a_tree_is_kept_along_the_moves_played_and_dropped_elsewhere() -> None:
    game, state = exhibition(2, 6)
    bot = SearchBot()
    choice = bot.choose(game, state.observe(0), Rng(1), Limits(seconds=30.0, iterations=200))
    bot.follow([choice.action.code])
    state.apply(choice.action)
    again = bot.choose(game, state.observe(0), Rng(2), Limits(seconds=30.0, iterations=50))
    assert again.action in state.actions()
    kept = sum(value.share for value in again.values)
    assert kept == pytest.approx(1.0)
    bot.follow([-5])
    assert bot.choose(game, state.observe(0), Rng(2), Limits(iterations=20)).action in state.actions()


def test_a_tree_of_an_earlier_turn_is_not_kept() -> None:
    """The move of the next turn is the one a fresh bot finds: old averages do not speak for cards that lie open now."""
    game, state = exhibition(1, 6)
    old = SearchBot()
    for _ in range(2):
        choice = old.choose(game, state.observe(0), Rng(1), Limits(seconds=30.0, iterations=100))
        old.follow([choice.action.code])
        state.apply(choice.action)
    assert state.round == 2
    limits = Limits(seconds=30.0, iterations=50)
    assert old.choose(game, state.observe(0), Rng(2), limits) == SearchBot().choose(game, state.observe(0), Rng(2), limits)


def test_a_search_that_has_won_or_lost_for_certain_still_plays_for_points() -> None:
    """Far ahead or far behind, nothing it does changes who wins; the better card is still worth its points."""
    game = FieldGame()
    for points in ([90, 0], [0, 90]):
        state = game.new(None, 2, 1)
        state.points = points
        state.open = [1, 9]
        assert str(SearchBot().choose(game, state.observe(0), Rng(1), Limits(iterations=300)).action) == "take right"


def test_noise_makes_a_weaker_player() -> None:
    game, state = exhibition(2, 8)
    moves = {str(GreedyBot(noise=6.0, worlds=1).choose(game, state.observe(0), Rng(seed)).action) for seed in range(25)}
    assert len(moves) > 1


def test_levels_are_the_four_that_people_choose_from() -> None:
    assert tuple(LEVELS) == ("easy", "normal", "hard", "expert")
    assert set(LEVELS) < set(PLAYERS)
    assert level("expert").limits.seconds is not None
    assert level("expert").limits.seconds <= 1.0  # type: ignore[operator]
    assert level("hard").limits.iterations is not None, "a game against this level can be played again"
    with pytest.raises(KeyError):
        level("god")


def test_a_game_may_have_levels_of_its_own() -> None:
    assert set(TUNED) <= set(GAME_IDS)
    for game_id, own in TUNED.items():
        for name, tuned in own.items():
            assert level(name, game_id) is tuned
            assert tuned.id == name
            assert bool(tuned.limits.seconds) == bool(LEVELS[name].limits.seconds), "what can be played again can be in every game"
            assert (tuned.limits.seconds or 0) <= 1.0
    assert level("expert", "exhibition") is LEVELS["expert"]
    assert level("normal", "timespan") is LEVELS["normal"]
    assert level("expert", "timespan") is not LEVELS["expert"]
    with pytest.raises(KeyError):
        level("god", "timespan")


@pytest.mark.parametrize(("deals", "dealt"), [(0, 90), (7, 7)])
def test_a_search_may_go_through_the_same_deals_again(deals: int, dealt: int) -> None:
    class Counting(FieldGame):
        made = 0

        def redeal(self, seen: Any, rng: Rng) -> Any:
            self.made += 1
            return super().redeal(seen, rng)

    game = Counting()
    state = game.new(None, 2, 1)
    state.open = [1, 9]
    choice = SearchBot(SearchSettings(opening=0, deals=deals)).choose(game, state.observe(0), Rng(1), Limits(iterations=90))
    assert game.made == min(choice.iterations, dealt) + 1, "one more, to list the actions in"
    assert str(choice.action) == "take right"


def test_the_bot_of_first_sight_takes_what_merit_likes_best() -> None:
    game, state = exhibition(3, 4)
    actions = state.actions()
    choice = MeritBot().choose(game, state.observe(state.seat), Rng(1))
    assert game.merit(state, choice.action) == max(game.merit(state, action) for action in actions)
    assert game.merit(state, choice.action) > min(game.merit(state, action) for action in actions)


def test_every_player_and_every_level_has_its_words() -> None:
    from exhibition_suite.texts import LANGUAGES, Words

    for language in LANGUAGES:
        for name in PLAYERS:
            assert Words(language).say(f"level.{name}")
        for name in LEVELS:
            assert Words(language).say(f"level.{name}.help")
