"""What the automatic opponents ask of the game and do in it, how they decide, and that the first printing's Chronobot is not played
(sections 16 and 19 of the solo rules)."""

from __future__ import annotations

from collections import Counter
from typing import Any
from unittest.mock import patch

import pytest

from exhibition_suite.engine import OVER
from exhibition_suite.games.anachrony import GAME, automa_plans, chronobot, clean_up
from exhibition_suite.games.anachrony.actions import CAPITAL, HEX_SPACES, HEXES, MINE
from exhibition_suite.games.anachrony.automa_state import RULES
from exhibition_suite.games.anachrony.content import CONTENT
from exhibition_suite.games.anachrony.core import Core
from exhibition_suite.games.anachrony.goods import GOODS, ONE, SHAPES, WORKERS, W, amount, workers_of
from exhibition_suite.games.anachrony.grammar_automa import TOKENS
from exhibition_suite.games.anachrony.items import ANOMALY, PROJECTS_FROM
from exhibition_suite.games.anachrony.options import Options
from tests.games.anachrony.kit import State, refused
from tests.games.anachrony.solo import BOT, ME, Dice, act, failure, gained, outcome, own, project_row, shape, solo, tiles, warp
from tests.games.anachrony.test_solo_games import GAMES, NAMES, moves

# ---- what the opponent asks of the game and does in it


def pieces(s: State) -> tuple[Counter[int], list[int]]:
    """Every Building and Superproject that lies open or in a stack, of both sides; and all Breakthroughs of each kind."""
    stacks = [one for row in (*s.primary, *s.secondary) for one in row]
    boards = [one for one in s.spots[ME] if 0 <= one < ANOMALY]
    bot = [*own(s).buildings, *own(s).projects]
    projects = [one for one in s.projects if one >= 0]
    whole = s.supply + s.breakthroughs[ME] + s.breakthroughs[BOT]
    kinds = len(SHAPES) * 5
    return Counter([*stacks, *boards, *bot, *projects]), [whole >> 2 * kind & 3 for kind in range(kinds)]


@pytest.mark.rule("AS-340")
@pytest.mark.parametrize("options", GAMES, ids=NAMES)
def test_both_sides_take_from_the_same_offers_and_stand_on_the_same_spaces(options: dict[str, Any]) -> None:
    state = GAME.new(Options(**options), 1, 5)
    tiles_there, breakthroughs = pieces(state)
    assert max(tiles_there.values()) == 1
    seen_bot = 0
    for action in moves(state, 5):
        state.apply(action)
        found, whole = pieces(state)
        assert found == tiles_there, "no tile is lost or there twice, whoever takes it"
        assert whole == breakthroughs
        bot_stands = [space for space, code in enumerate(state.hexes) if code >= 0 and code >> 4 == BOT]
        seen_bot += len(bot_stands)
        assert not any(state.is_free(space) for space in bot_stands)
        assert len(bot_stands) + own(state).ready <= RULES.exosuits
    assert state.seat == OVER
    assert seen_bot
    assert own(state).buildings, "it built"


@pytest.mark.rule("AS-340")
def test_an_exosuit_of_the_opponent_keeps_the_player_out_until_clean_up(dice: Dice) -> None:
    s = solo(2)
    assert outcome(act(s, dice, "mine")) == "ok"
    space = next(at for at, code in enumerate(s.hexes) if code >= 0)
    assert space in range(MINE, HEXES)
    assert refused(s, f"place engineer {HEX_SPACES[space]}").reason == "SPACE_OCCUPIED_BY_OPPONENT"
    clean_up.run(s)
    assert s.is_free(space)


@pytest.mark.rule("AS-340")
def test_what_the_opponent_takes_is_gone_from_the_pools(dice: Dice) -> None:
    s = solo(2)
    s.lodes, s.cubes, s.pool = 7, ONE[GOODS.index("neutronium")] + ONE[GOODS.index("titanium")], (1 << 8 * WORKERS.index("genius"))
    assert outcome(act(s, dice, "mine")) == "ok"
    assert amount(s.cubes, GOODS.index("neutronium")) == 0
    assert s.lodes.bit_count() == 2, "the cube beside its space"
    assert outcome(act(s, dice, "recruit")) == "ok"
    assert workers_of(s.pool, WORKERS.index("genius")) == 0
    before = s.supply
    assert outcome(act(s, dice, "research", shape("square"))) == "ok"
    (taken,) = own(s).gained
    assert before - s.supply == 1 << 2 * taken


@pytest.mark.rule("AS-340")
def test_warp_tiles_are_counted_by_side_and_era() -> None:
    s = warp(solo(4), e1=2, e3=1)
    s.warped[ME] = 0
    assert tiles(s) == {1: 2, 3: 1}
    assert [s.tiles_on(ME, era) for era in range(1, 5)] == [0, 0, 0, 0]


# ---- a decision, then its effect


def plans(s: State) -> list[Any]:
    """The answer of every question that the opponents ask before they act."""
    held = [amount(s.goods[BOT], kind) for kind in range(4)]
    spots = [automa_plans.space_for(s, action) for action in range(len(CAPITAL))]
    houses = [automa_plans.building_for(s, row) for row in range(4)]
    counts = [automa_plans.of_type(own(s).buildings, row) for row in range(4)]
    shapes = [automa_plans.spare_shapes(s.breakthroughs[BOT]), automa_plans.rare_shapes(s.breakthroughs[BOT])]
    icons = [automa_plans.icon_for(s.supply, one) for one in range(len(SHAPES))]
    worker = automa_plans.worker_for(s.pool, s.active[BOT])
    return [
        spots,
        houses,
        counts,
        shapes,
        icons,
        worker,
        automa_plans.project_era(s),
        automa_plans.digging_for(s, held),
        automa_plans.price_of_anomaly(s.goods[BOT]),
    ]


def no_roll(_core: Core, faces: int) -> int:
    raise AssertionError(f"a plan rolled a die of {faces}")


@pytest.mark.rule("AS-341")
@pytest.mark.parametrize("options", GAMES, ids=NAMES)
def test_plans_roll_nothing_and_change_nothing(options: dict[str, Any]) -> None:
    state = GAME.new(Options(**options), 1, 8)
    answers = []
    for number, action in enumerate(moves(state, 8)):
        if number % 3 == 0:
            before = state.fingerprint()
            with patch.object(Core, "roll", no_roll):
                first, second = plans(state), plans(state)
            assert first == second
            assert state.fingerprint() == before
            answers.append(repr(first))
        state.apply(action)
    assert len(set(answers)) > 10, "they depend on the position"


@pytest.mark.rule("AS-341")
def test_the_same_position_and_the_same_dice_give_the_same_turn(dice: Dice) -> None:
    s = solo(3)
    ends = []
    for face in ("circle", "circle", "square"):
        copy = s.copy()
        events = act(copy, dice, "research", shape(face))
        ends.append((copy.fingerprint(), events))
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


# ---- the first printing is another game


@pytest.mark.rule("AS-600")
def test_four_tokens_act_and_the_die_has_no_other_face() -> None:
    assert TOKENS == (2, 3, 4, 5)
    assert set(CONTENT.chronobot_die) == set(TOKENS)


@pytest.mark.rule("AS-601")
def test_the_tokens_travel_on_two_paths_without_supply_or_water() -> None:
    paths = {id(path): path for path in chronobot.PATH.values()}.values()
    assert sorted(map(len, paths)) == [4, 8]
    assert not {"supply", "water"} & {position for path in paths for position in path}


@pytest.mark.rule("AS-602")
def test_a_failure_gives_no_water_and_superprojects_come_before_the_impact(dice: Dice) -> None:
    s = solo(3)
    before = s.vp[BOT]
    assert failure(act(s, dice, "remove_anomaly"))[1] == s.vp[BOT] - before == 1
    assert amount(s.goods[BOT], W) == 0
    s = gained(project_row(solo(2), "S-01", "S-02"), "circle")
    assert outcome(act(s, dice, "superproject")) == "ok"
    (project,) = own(s).projects
    assert project >= PROJECTS_FROM
    assert own(s).gained == (), "it costs the Breakthrough"
    s = solo(2)
    s.pool = 1 << 8 * WORKERS.index("engineer")
    before = s.vp[BOT]
    act(s, dice, "recruit")
    assert s.vp[BOT] - before == 1, "Recruit gives VP of its own"


@pytest.mark.rule("AS-603")
def test_what_both_printings_share() -> None:
    assert set(RULES.chronobot.exosuits[:4]) == {6}
    assert set(RULES.chronobot.exosuits[4:]) == {4}
    assert (RULES.chronobot.minimum.standard, RULES.vp.set) == (3, 5)
    assert chronobot.decide(passed=True, acted=3, ready=0, least=3, extra=False) == chronobot.PASS
    assert chronobot.decide(passed=False, acted=3, ready=0, least=3, extra=False) == chronobot.FINAL
    assert (CONTENT.paradox_die, RULES.vp.steps) == ((0, 1, 1, 1, 1, 2), [0, 2, 4, 6, 8, 10, 12])
