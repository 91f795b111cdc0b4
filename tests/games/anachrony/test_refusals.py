"""Why a wish is refused in set-up, Power Up, Warp and outside its phase; a refusal for every wish in the middle of games."""

from __future__ import annotations

import pytest

from exhibition_suite.engine import Rng, Ruling
from exhibition_suite.games.anachrony import GAME
from exhibition_suite.games.anachrony.actions import ACTIONS, LEAVE, PASS
from exhibition_suite.games.anachrony.core import PHASES, WARPING
from tests.games.anachrony.contents import case
from tests.games.anachrony.kit import (
    give,
    listed,
    mine,
    play,
    start,
    table,
    warp,
)
from tests.games.anachrony.wishes import lacks, no

# ---- whose turn, which phase


@pytest.mark.rule("AN-077", "AN-120", "AN-130", "AN-145", "AN-146", "AN-390")
def test_other_seats_and_the_end() -> None:
    s = GAME.new(GAME.Options(first_player="first_seat"), 2, 1)
    assert s.refusal(s.actions()[0], 1) == Ruling("AN-077", "NOT_YOUR_TURN", {"seat": 0})
    s = start()
    assert s.refusal(s.actions()[0], 1) == Ruling("AN-120", "NOT_YOUR_TURN", {"seat": 0})
    s.phase = WARPING
    assert s.refusal(s.actions()[0], 1) == Ruling("AN-130", "NOT_YOUR_TURN", {"seat": 0})
    s = table()
    assert s.refusal(GAME.parse("pass"), 1) == Ruling("AN-145", "NOT_YOUR_TURN", {"seat": 0})
    play(s, "pass")
    assert s.refusal(GAME.parse("pass"), 0) == Ruling("AN-146", "PASSED")
    s = table(era=7)
    play(s, "pass", "pass")
    while s.seat >= 0:
        play(s, listed(s)[-1])
    for text in ("pass", "end", "place scientist purify"):
        no(s, text, "AN-390", "GAME_OVER")


@pytest.mark.rule("AN-065", "AN-067", "AN-072", "AN-077")
def test_set_up() -> None:
    s = GAME.new(GAME.Options(first_player="first_seat"), 2, 1)
    no(s, "side A", "AN-067", "CHOSEN_ALREADY")
    no(s, "leader wolfe", "AN-077", "PATHS_FIRST")
    play(s, "path progress")
    no(s, "path progress", "AN-065", "PATH_TAKEN", faction="progress", seat=0)
    play(s, "path salvation")
    no(s, "path harmony", "AN-077", "CHOSEN_ALREADY")
    no(s, "leader amena", "AN-072", "LEADER_OF_ANOTHER_PATH", leader="amena", faction="progress")
    play(s, "leader cornella")
    s = GAME.new(GAME.Options(path_side="choose"), 2, 1)
    no(s, "side A", "AN-077", "PATHS_FIRST")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        case("AN-065", "path harmony", "AN-065"),
        case("AN-067", "side B", "AN-067"),
        case("AN-072", "leader wolfe", "AN-072"),
        case("AN-121", "slot 1", "AN-121"),
        case("AN-487", "exchange water>core", "AN-487"),
        case("AN-130", "warp gold", "AN-130"),
        case("AN-653", "seat 2", "AN-653"),
    ],
)
def test_what_belongs_to_another_phase(text: str, rule: str) -> None:
    no(table(), text, rule, "NOT_IN_THIS_PHASE", phase="actions")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        case("AN-145", "place scientist purify", "AN-145"),
        case("AN-160", "free force", "AN-160"),
        case("AN-146", "pass", "AN-146"),
        case("AN-154", "end", "AN-154"),
    ],
)
def test_turns_are_for_action_rounds(text: str, rule: str) -> None:
    no(start(), text, rule, "NOT_IN_THIS_PHASE", phase="power_up")
    assert "power_up" in PHASES


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        case("AN-176", "build B-101", "AN-176"),
        case("AN-183", "project S-01", "AN-176"),
        case("AN-188", "spot lab-1", "AN-188"),
        case("AN-155", "pay gold", "AN-155"),
        case("AN-193", "save gold", "AN-155"),
        case("AN-187", "spend circle/society", "AN-187"),
        case("AN-202", "recruit genius", "AN-202"),
        case("AN-204", "bonus vp", "AN-204"),
        case("AN-212", "die circle", "AN-212"),
        case("AN-217", "both circle/society", "AN-217"),
        case("AN-214", "icon society", "AN-214"),
        case("AN-216", "reroll shape", "AN-216"),
        case("AN-225", "copy construct", "AN-225"),
        case("AN-235", "cube gold", "AN-235"),
        case("AN-019", "gain gold", "AN-019"),
        case("AN-246", "trade water>core", "AN-246"),
        case("AN-325", "focus 1", "AN-325"),
        case("AN-329", "return gold", "AN-329"),
        case("AN-332", "back gold", "AN-332"),
        case("AN-337", "water 1", "AN-337"),
        case("AN-338", "burn gold", "AN-338"),
        case("AN-011", "lose genius tired", "AN-011"),
        case("AN-603", "clone genius", "AN-603"),
        case("AN-362", "raze lab-1", "AN-362"),
        case("AN-195", "order effect", "AN-195"),
        case("AN-491", "choose take", "AN-491"),
        case("AN-019", "leave", "AN-019"),
    ],
)
def test_answers_to_what_nobody_asks(text: str, rule: str) -> None:
    no(table(), text, rule, "NOT_ASKED")


@pytest.mark.rule("AN-019", "AN-160")
def test_an_open_effect_comes_first() -> None:
    s = mine(table(era=2), "NGUTT")
    play(s, "place engineer mine-1")
    for text in ("place scientist purify", "free force", "pass", "end", "build B-101", "slot 1", "done", "exchange core>water", "seat 2"):
        no(s, text, "AN-160", "FINISH_EFFECT")
    no(s, "leave", "AN-019", "MUST_ANSWER")


# ---- Power Up and Warp


@pytest.mark.rule("AN-120", "AN-121", "AN-122", "AN-487")
def test_power_up() -> None:
    s = give(start(leaders=("haulani", "wolfe"), board_side="B", power_up="together"), 0, W=2)
    lacks(s, "slot 5", "AN-121", energy_core=1)
    lacks(s, "slot 4", "AN-121", energy_core=1)
    s.broken[0] = 0b10
    no(s, "slot 2", "AN-121", "HEX_BROKEN", number=2)
    play(s, "slot 1")
    no(s, "slot 1", "AN-121", "HEX_POWERED", number=1)
    no(s, "exchange water>core", "AN-487", "NOT_YOUR_LEADER", leader="wolfe")
    no(s, "seat 4", "AN-120", "NO_SUCH_OPTION")
    give(s, 0, W=3, E=1)
    play(s, "slot 4")
    no(s, "pay neutronium", "AN-122", "NO_SUCH_OPTION")
    play(s, "pay energy_core", "done")
    lacks(give(s, 1, W=1), "exchange water>core", "AN-487", water=1)
    no(s, "seat 1", "AN-120", "SEAT_DONE", seat=0)
    no(start(), "seat 2", "AN-120", "ONE_AFTER_ANOTHER")


@pytest.mark.rule("AN-130", "AN-132", "AN-137", "AN-E66")
def test_warp() -> None:
    s = give(warp(start(), 0, 1, "gold"), 0)
    s.phase = WARPING
    no(s, "warp gold", "AN-130", "WARP_NOT_IN_HAND", warp="gold")
    play(s, "warp engineer")
    no(s, "warp engineer", "AN-130", "CHOSEN_ALREADY")
    lacks(s, "warp scientist", "AN-137", water=2)
    lacks(s, "warp uranium", "AN-137", water=1)
    lacks(s, "done", "AN-137", water=1)
    play(s, "warp water")


# ---- every wish


@pytest.mark.rule("AN-017", "AN-018", "AN-019")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_refusal_says_something_of_every_wish(seats: int) -> None:
    """In the middle of games every single action is legal or refused, what lacks is never nothing, and asking changes nothing."""
    s, rng = GAME.new(GAME.Options(board_side="B"), seats, seats), Rng(seats)
    asked = 0
    while s.seat >= 0:
        if rng.below(12) == 0:
            before, legal = s.fingerprint(), {*s.actions(), *s.extras()}
            for action in ACTIONS:
                ruling = s.refusal(action)
                assert (ruling is None) == (action in legal), action
                assert ruling is None or all(value not in ({}, None) for value in ruling.params.values()), (action, ruling)
            assert s.fingerprint() == before
            asked += 1
        options = [one for one in s.actions() if one.kind not in (LEAVE, PASS)] or list(s.actions())
        s.apply(options[rng.below(len(options))])
    assert asked > 5
