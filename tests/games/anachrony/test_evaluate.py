"""What the bots think of Anachrony's positions and moves, and that they finish every kind of game."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.bots import Bot, GreedyBot, Limits, MeritBot, RandomBot, SearchBot
from exhibition_suite.bots.levels import LEVELS, level
from exhibition_suite.engine import OVER, Rng
from exhibition_suite.games.anachrony import GAME, evaluate, features, prospects, scoring, weights
from exhibition_suite.games.anachrony.actions import ACTIONS, BY_TEXT, EXCHANGE, FORCE_SLOT, KINDS, SUPPLY_SLOT, AnachronyAction
from exhibition_suite.games.anachrony.core import ERAS
from exhibition_suite.games.anachrony.goods import ONE, E
from exhibition_suite.games.anachrony.items import CONDITION_IDS
from exhibition_suite.games.anachrony.merit import _OF_KIND, NEVER
from exhibition_suite.games.anachrony.options import Options
from exhibition_suite.games.anachrony.players import MARKER
from tests.games.anachrony.kit import give, house, staff, start, table, warp

KIND_OF_GAME: dict[str, tuple[int, dict[str, Any]]] = {
    "alone": (1, {}),
    "chronobot": (1, {"opponent": "chronobot"}),
    "chronossus": (1, {"opponent": "chronossus"}),
    "two": (2, {"board_side": "B"}),
    "three": (3, {"rules_profile": "alternative", "power_up": "together"}),
    "four": (4, {"board_side": "B", "rules_profile": "alternative"}),
}
FEW = Limits(iterations=8)


def best(state: Any) -> AnachronyAction:
    found: AnachronyAction = max(state.actions(), key=lambda action: GAME.merit(state, action))
    return found


def played(seats: int, seed: int, phase: str, era: int = 1, **options: Any) -> Any:
    """A game played by merit up to a decision that stands alone in a phase of an Era."""
    state = GAME.new(Options(**options), seats, seed)
    while state.phase_id != phase or state.era < era or state.stack:
        assert state.seat != OVER
        state.apply(best(state))
    return state


def finished(state: Any, bots: list[Bot], limits: Limits = FEW) -> Any:
    """The end of a game between bots."""
    chance = [Rng(seat) for seat in range(state.seats)]
    for _ in range(3000):
        if state.seat == OVER:
            return state
        actions = state.actions()
        seat = state.seat
        seen = state.observe(seat)
        state.apply(actions[0] if len(actions) == 1 else bots[seat].choose(GAME, seen, chance[seat], limits).action)
    raise AssertionError("the game does not end")


# ---- opinion


def test_weights_stand_for_every_feature_in_every_era() -> None:
    assert len(weights.OPINION) == ERAS
    assert all(len(row) == len(features.NAMES) for row in weights.OPINION)
    state = played(2, 3, "actions", 2)
    assert len(features.outlook(state, 0, 3.0).features) == len(features.NAMES)


@pytest.mark.parametrize("kind", KIND_OF_GAME)
def test_an_opinion_has_a_likely_number_for_every_row_and_ends_as_the_score(kind: str) -> None:
    seats, options = KIND_OF_GAME[kind]
    state = GAME.new(Options(**options), seats, 5)
    while state.seat != OVER:
        found = GAME.opinion(state)
        assert len(found) == len(state.totals())
        assert all(-60.0 < points < 150.0 for points in found)
        state.apply(best(state))
    assert GAME.opinion(state) == [float(points) for points in state.totals()]


@pytest.mark.parametrize("kind", KIND_OF_GAME)
def test_what_a_seat_has_for_sure_is_its_score_without_the_conditions(kind: str) -> None:
    seats, options = KIND_OF_GAME[kind]
    state = GAME.new(Options(**options), seats, 6)
    looked = 0
    while state.seat != OVER:
        if state.boards and state.phase_id == "actions":
            for seat in range(seats):
                lines = [line.points for line in scoring.lines_of(state, seat) if line.id != "conditions"]
                assert features.outlook(state, seat, 1.0).sure == sum(lines)
                looked += 1
        state.apply(best(state))
    assert looked > 20


def test_the_conditions_are_compared_by_what_they_count() -> None:
    for seed in range(3):
        state = played(2, seed, "actions", 4)
        for seat in range(2):
            measures = features.outlook(state, seat, 1.0).measures
            for condition, name in enumerate(CONDITION_IDS):
                assert measures[name] == scoring.measure(state, seat, condition)


def test_a_lead_in_a_condition_counts_for_more_the_later_it_is() -> None:
    state = start()
    behind, ahead = (dict.fromkeys(prospects.SETTLING, amount) for amount in (2, 3))
    early, late = (prospects.conditions(state, [ahead, behind], eras) for eras in (5.5, 0.0))
    assert late[0] > early[0] > early[1] > late[1] >= 0.0
    assert late[0] <= 3.0 * len(state.conditions)


def test_alone_every_condition_is_won() -> None:
    state = start(1)
    promised = prospects.conditions(state, [dict.fromkeys(prospects.SETTLING, 0)], 5.0)
    assert promised == [pytest.approx(sum(scoring.CONTENT.conditions[one].vp for one in state.conditions))]


def gain_of(state: Any, change: Any) -> float:
    """What a change does to the opinion of seat 0."""
    other = state.copy()
    change(other)
    return GAME.opinion(other)[0] - GAME.opinion(state)[0]


def test_more_is_thought_better() -> None:
    state = played(2, 4, "actions", 2)
    state.seat = 0

    def vp(other: Any) -> None:
        other.vp[0] += 7

    assert gain_of(state, vp) == pytest.approx(7.0)
    active, tired, cube, token = (
        gain_of(state, lambda other, name=name: getattr(other, name).__setitem__(0, getattr(other, name)[0] + 1))
        for name in ("active", "tired", "goods", "paradox")
    )
    assert active > tired > 0.0
    assert cube > 0.0 > token


def test_a_pass_gives_up_the_actions_that_are_left() -> None:
    state = played(2, 4, "actions", 2)
    assert state.active[state.seat]
    assert state.powered[state.seat]
    seat = state.seat
    other = state.copy()
    other.passed |= 1 << seat
    assert GAME.opinion(other)[seat] < GAME.opinion(state)[seat] - 2.0


def test_water_of_empty_slots_is_counted_while_powering_up() -> None:
    """So that to be done is compared with one more Exosuit, not with the Water on top."""
    state = start()
    seat = state.seat
    before = GAME.opinion(state)[seat]
    state.apply(BY_TEXT["done"])
    after = GAME.opinion(state)[seat]
    assert after == pytest.approx(before)


def test_warp_tiles_that_are_picked_count_as_if_they_were_placed() -> None:
    state = played(2, 4, "warp")
    seat = state.seat
    picked = state.copy()
    picked.apply(BY_TEXT["warp neutronium"])
    placed = state.copy()
    placed.goods[seat] += 1
    placed.warped[seat] |= picked.chosen[seat]
    before, first, second = (features.outlook(one, seat, 5.0) for one in (state, picked, placed))
    assert first.features == pytest.approx(second.features)
    assert first.sure == second.sure == before.sure - 2


def test_what_one_seat_has_is_of_no_account_to_what_another_is_thought_to_get() -> None:
    state = played(3, 4, "actions", 3)
    other = state.copy()
    other.vp[0] += 5
    assert GAME.opinion(other)[1:] == GAME.opinion(state)[1:]


def test_the_game_is_thought_shorter_once_the_capital_collapses() -> None:
    assert prospects.eras_to_come(start()) == 5.5
    state = played(2, 4, "actions", 5)
    whole = prospects.eras_to_come(state)
    assert 0.0 < whole <= 2.0
    for space, tile in enumerate(state.capital):
        if tile >= 0:
            state.closed |= 1 << space
    assert prospects.eras_to_come(state) == 0.0


def test_a_superproject_promises_more_the_more_of_it_is_there() -> None:
    have = [prospects.ready_for(number, 0, 0) for number in range(18)]
    assert all(part < 0.1 for part in have)
    state = start()
    give(state, 0, N=9, G=9, U=9, T=9, W=9, E=9)
    rich = [prospects.ready_for(number, state.goods[0], 0) for number in range(18)]
    assert all(0.3 < part < 1.0 for part in rich)


def test_goods_for_a_building_that_the_evacuation_asks_for_bring_it_nearer() -> None:
    """Progress, side A: three Labs."""
    state = table(paths=("progress", "harmony"))
    promised = []
    for there in ({}, {"U": 1, "T": 2}, {"U": 1, "T": 2, "W": 1}):
        give(state, 0, **there)
        promised.append(prospects.evacuation(state, 0, state.active[0], state.goods[0], 5.5, 3))
    assert promised[0] < promised[1] < promised[2]
    give(state, 0)
    house(state, 0, "B-401", "B-402", "B-403")
    assert prospects.evacuation(state, 0, state.active[0], state.goods[0], 5.5, 3) > 2 * promised[2]
    assert prospects.evacuation(state, 0, state.active[0], state.goods[0], 0.0, 0) == 0.0


def test_half_a_set_counts_for_the_evacuation_while_there_is_time() -> None:
    """Progress, side A: sets of a Scientist and a Breakthrough."""
    state = table(paths=("progress", "harmony"))
    house(state, 0, "B-401", "B-402", "B-403")
    state.breakthroughs[0] = 0
    few, many = (prospects.evacuation(state, 0, scientists, 0, 3.0, 3) for scientists in (1, 3))
    assert few < many
    state.era = ERAS
    assert prospects.evacuation(state, 0, 1, 0, 0.0, 3) == prospects.evacuation(state, 0, 3, 0, 0.0, 3)


def test_goods_for_a_building_promise_it() -> None:
    state = table(paths=("progress", "harmony"))
    give(state, 0)
    nothing = prospects.building(state, 0, state.goods[0], 4.0)
    give(state, 0, T=2)
    some = prospects.building(state, 0, state.goods[0], 4.0)
    give(state, 0, N=2, G=2, U=2, T=2, W=4)
    assert nothing < some < prospects.building(state, 0, state.goods[0], 4.0)


def revived(state: Any, seat: int) -> float:
    return features.outlook(state, seat, 4.0).features[features.NAMES.index("revived")]


def test_exosuits_wait_for_tired_workers_who_can_be_refreshed() -> None:
    state = played(2, 4, "actions", 2)
    seat = state.seat
    staff(state, seat, tired="EES")
    state.powered[seat] = 0b11
    assert revived(state, seat) == 2
    state.occupy(seat, FORCE_SLOT, MARKER)
    state.occupy(seat, SUPPLY_SLOT, 1)
    assert revived(state, seat) == 0


@pytest.mark.parametrize(("options", "least"), [({}, 3), ({"six_actions": True}, 6)])
def test_the_chronobot_is_thought_to_act_as_long_as_the_player_does(options: dict[str, Any], least: int) -> None:
    state = played(1, 4, "actions", 2, opponent="chronobot", **options)
    state.automa = state.automa._replace(ready=5, acted=2)
    assert evaluate.actions_of_automa(state, 5) == 5
    assert evaluate.actions_of_automa(state, 0) == least - 2
    assert evaluate.actions_of_automa(state, 9) == 6
    state.passed = 1
    assert evaluate.actions_of_automa(state, 5) == 0


def test_the_chronossus_does_not_mind_how_long_the_player_acts() -> None:
    assert evaluate.actions_of_automa(played(1, 4, "actions", 2, opponent="chronossus"), 5) == 0


def test_rolls_are_for_who_has_most_tiles() -> None:
    state = table(era=2)
    warp(state, 0, 1, "gold", "uranium")
    warp(state, 1, 1, "gold")
    assert [prospects.rolls(state, seat) for seat in (0, 1)] == [1, 0]
    warp(state, 1, 1, "titanium")
    assert [prospects.rolls(state, seat) for seat in (0, 1)] == [1, 1]


# ---- merit


def test_every_kind_of_action_has_a_merit() -> None:
    """Games at random and half by merit, all legal actions judged: no kind is without a number."""
    seen = set()
    for seed in range(12):
        seats, options = list(KIND_OF_GAME.values())[seed % len(KIND_OF_GAME)]
        state = GAME.new(Options(**options), seats, seed)
        chance = Rng(seed)
        while state.seat != OVER:
            for action in (*state.actions(), *state.extras()):
                guess = GAME.merit(state, action)
                assert isinstance(guess, int | float)
                assert -60.0 < guess < 60.0 or (action.kind == EXCHANGE and guess == NEVER)
                seen.add(KINDS[action.kind])
            actions = state.actions()
            state.apply(best(state) if seed >= 6 and chance.below(2) else actions[chance.below(len(actions))])
    assert len(seen) >= len(KINDS) - 9, sorted(set(KINDS) - seen)


def test_merit_knows_all_kinds_but_those_of_no_consequence() -> None:
    without = {KINDS[kind] for kind in {action.kind for action in ACTIONS} - set(_OF_KIND)}
    assert without == {"path", "side", "leader", "spot", "spend", "both", "icon", "reroll", "order", "choose", "seat"}


@pytest.mark.parametrize(("goods", "left_out"), [({"W": 9}, "core>water"), ({"W": 9, "E": 7}, "water>core")])
def test_search_exchanges_one_way_only(goods: dict[str, int], left_out: str) -> None:
    """Captain Wolfe may go there and back for ever (AN-487)."""
    state = start(paths=("dominance", "harmony"), leaders=("wolfe", "haulani"))
    give(state, 0, **goods)
    state.powered[0] = 0b111
    state.goods[0] += ONE[E]
    assert state.seat == 0
    assert BY_TEXT[f"exchange {left_out}"] in state.actions()
    choice = SearchBot().choose(GAME, state.observe(0), Rng(1), Limits(iterations=60))
    assert {value.action.text for value in choice.values} == {action.text for action in state.actions()} - {f"exchange {left_out}"}


def test_merit_acts_rather_than_passes() -> None:
    state = played(2, 4, "actions", 2)
    places = [action for action in state.actions() if action.text.startswith("place")]
    assert places
    assert max(GAME.merit(state, action) for action in places) > GAME.merit(state, BY_TEXT["pass"])


def test_merit_refreshes_when_exosuits_wait() -> None:
    state = played(2, 4, "actions", 2)
    seat = state.seat
    supply = BY_TEXT["place scientist supply"]
    staff(state, seat, "S", "SEEA")
    state.powered[seat] = 0b111
    waiting = GAME.merit(state, supply)
    staff(state, seat, "S", "")
    assert waiting > GAME.merit(state, supply) + 3.0


def test_merit_builds_what_is_worth_more() -> None:
    state = start()
    guesses = [GAME.merit(state, BY_TEXT[f"build {name}"]) for name in ("B-101", "B-311")]
    assert guesses[0] > guesses[1]
    assert GAME.merit(state, BY_TEXT["project S-15"]) > GAME.merit(state, BY_TEXT["project S-16"])


# ---- the bots


MAKERS: dict[str, Any] = {
    "random": RandomBot,
    "merit": MeritBot,
    "greedy": lambda: GreedyBot(worlds=2),
    "search": level("hard", "anachrony").make,
}


@pytest.mark.parametrize("kind", KIND_OF_GAME)
def test_bots_finish_games_of_every_kind(kind: str) -> None:
    seats, options = KIND_OF_GAME[kind]
    bots: list[Bot] = [(GreedyBot(worlds=1), RandomBot(), MeritBot(), MeritBot())[seat] for seat in range(seats)]
    state = finished(GAME.new(Options(**options), seats, 3), bots)
    assert state.totals()[0] > 15
    if seats > 1:
        assert state.totals()[0] > state.totals()[1]


@pytest.mark.parametrize("kind", ["chronobot", "two"])
def test_a_short_search_finishes_a_game(kind: str) -> None:
    seats, options = KIND_OF_GAME[kind]
    bots: list[Bot] = [SearchBot(), GreedyBot(worlds=1)][:seats]
    state = finished(GAME.new(Options(**options), seats, 4), bots, Limits(iterations=3))
    assert state.totals()[0] > 15


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_beats_random_by_far(seats: int) -> None:
    bots: list[Bot] = [RandomBot() for _ in range(seats)]
    bots[1] = GreedyBot(worlds=1)
    totals = finished(GAME.new(Options(), seats, 1), bots).totals()
    assert totals[1] > 2 * max(total for seat, total in enumerate(totals) if seat != 1)


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize(("phase", "era"), [("power_up", 1), ("warp", 2), ("actions", 3), ("actions", 6)])
def test_the_same_observation_and_seed_give_the_same_move(name: str, phase: str, era: int) -> None:
    state = played(2, 7, phase, era)
    seen = state.observe(state.seat)
    first, second = (MAKERS[name]().choose(GAME, seen, Rng(5), FEW) for _ in range(2))
    assert first == second


@pytest.mark.rule("AN-024")
@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize(("phase", "era"), [("warp", 2), ("actions", 3)])
def test_bots_see_only_what_their_seat_sees(name: str, phase: str, era: int) -> None:
    """Worlds that look the same get the same choice for every seed of the bot."""
    state = played(3, 21, phase, era)
    seat = state.seat
    worlds = [state, *(GAME.redeal(state.observe(seat), Rng(seed)) for seed in range(2))]
    assert len({world.fingerprint() for world in worlds}) == len(worlds)
    for seed in range(2):
        choices = [MAKERS[name]().choose(GAME, world.observe(seat), Rng(seed), FEW) for world in worlds]
        assert all(choice == choices[0] for choice in choices)


def test_all_levels_play() -> None:
    state = played(2, 9, "actions", 2)
    for name in LEVELS:
        choice = level(name, "anachrony").make().choose(GAME, state.observe(state.seat), Rng(1), FEW)
        assert choice.action in state.actions()
