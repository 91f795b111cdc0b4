"""The Chronobot: its tokens, when it acts and passes, its options (sections 5, 6, 10 and 14 of the solo rules)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from exhibition_suite.games.anachrony import GAME, chronobot
from exhibition_suite.games.anachrony.actions import HEX_SPACES
from exhibition_suite.games.anachrony.automa_state import Automa, put
from exhibition_suite.games.anachrony.chronobot import FINAL, NORMAL, PASS, PATH, START, decide, move
from exhibition_suite.games.anachrony.content import CONTENT
from exhibition_suite.games.anachrony.core import POWERING, TURNS
from exhibition_suite.games.anachrony.grammar_automa import TOKENS
from tests.games.anachrony import kit
from tests.games.anachrony.kit import State, occupy, play
from tests.games.anachrony.solo import (
    ACTS,
    BOT,
    ME,
    Dice,
    act,
    ai,
    failure,
    outcome,
    own,
    paradox,
    solo,
    spaces,
    stand_on,
    take_turn,
    tiles,
    told,
    warp,
)

BEGIN = Automa(at=START, above=TOKENS)
FULL = ("construct-1", "construct-2", "recruit-1", "recruit-2", "research-1", "research-2")
MINES = ("mine-1", "mine-2", "mine-3")


def places(automa: Automa) -> str:
    return " ".join(f"{chronobot.LETTER[token]}{at}" for token, at in zip(TOKENS, automa.at, strict=True))


def roll(automa: Automa, token: int, skips: bool = False) -> tuple[Automa, str, list[tuple[int, int, int]]]:
    after, moves = move(automa, token, skips)
    return after, PATH[token][automa.at[token - 2] - 1], moves


# ---- the die and the tokens


@pytest.mark.rule("AS-070")
@pytest.mark.rule("AS-071")
def test_the_ai_die_names_the_token_that_acts(dice: Dice) -> None:
    assert CONTENT.chronobot_die == (2, 3, 3, 4, 4, 5)
    for face, token in enumerate((2, 3, 3, 4, 4, 5)):
        s = solo()
        dice.load((6, face))
        if token == 5:
            dice.load((6, 0))
        events = take_turn(s)
        assert [(p["die"], p["act"]) for p in told(events, "bot_rolled")] == [(token, PATH[token][START[token - 2] - 1])]
        assert [p["token"] for p in told(events, "bot_moved")] == [token]


@pytest.mark.rule("AS-072")
@pytest.mark.rule("AN-686")
def test_the_two_paths() -> None:
    short = ("life_support", "time_travel", "superproject", "remove_anomaly")
    long = ("mine", "power_plant", "recruit", "factory", "reboot", "genius", "lab", "research")
    assert [PATH[token] for token in TOKENS] == [long, short, long, long]


@pytest.mark.rule("AS-073")
@pytest.mark.rule("AS-E01")
def test_start_positions_and_each_token_on_its_path(dice: Dice) -> None:
    s = solo()
    assert places(own(s)) == "L4 S1 L2 L8"
    dice.load(ai(3))
    events = take_turn(s)
    assert told(events, "bot_rolled")[0]["act"] == "life_support"
    assert places(own(s)) == "L4 S2 L2 L8"
    automa = BEGIN
    for number in range(40):
        automa, _, _ = roll(automa, TOKENS[number % 4])
        assert [place[0] for place in places(automa).split()] == ["L", "S", "L", "L"]


X1: list[tuple[int, str, str, list[int], str]] = [
    (4, "power_plant", "L3", [], "L4 S1 L3 L8"),
    (4, "recruit", "L4", [], "L4 S1 L4 L8"),
    (5, "research", "L1", [], "L4 S1 L4 L1"),
    (5, "mine", "L2", [], "L4 S1 L4 L2"),
    (5, "power_plant", "L3", [], "L4 S1 L4 L3"),
    (5, "recruit", "L4", [4], "L4 S1 L5 L4"),
    (4, "reboot", "L6", [], "L4 S1 L6 L4"),
    (2, "factory", "L5", [], "L5 S1 L6 L4"),
    (3, "life_support", "S2", [], "L5 S2 L6 L4"),
    (3, "time_travel", "S3", [], "L5 S3 L6 L4"),
    (3, "superproject", "S4", [], "L5 S4 L6 L4"),
    (3, "remove_anomaly", "S1", [], "L5 S1 L6 L4"),
]


@pytest.mark.rule("AS-074")
@pytest.mark.rule("AS-076")
def test_the_first_worked_example() -> None:
    automa = BEGIN
    for token, wanted, goal, bumped, after in X1:
        automa, what, moves = roll(automa, token)
        assert what == wanted
        assert [one for one, _, _ in moves] == [*bumped, token]
        assert f"{chronobot.LETTER[token]}{moves[-1][2]}" == goal
        assert places(automa) == after


@pytest.mark.rule("AS-310")
@pytest.mark.rule("AS-311")
@pytest.mark.rule("AN-704")
@pytest.mark.rule("AS-E50")
def test_the_first_worked_example_without_reboot() -> None:
    automa, done = BEGIN, []
    for token, _, _, _, _ in X1[:8]:
        automa, what, moves = roll(automa, token, True)
        done.append((what, moves))
    assert done[5] == ("recruit", [(4, 4, 6), (5, 3, 4)])
    assert done[6] == ("genius", [(4, 6, 7)])
    assert done[7] == ("factory", [(2, 4, 6)])


@pytest.mark.rule("AS-077")
@pytest.mark.rule("AS-078")
def test_the_second_worked_example() -> None:
    automa, done = BEGIN, []
    for token in (2, 2, 2, 2, 2, 2, 5, 5):
        automa, what, moves = roll(automa, token)
        done.append(what)
    assert done == ["factory", "reboot", "genius", "lab", "research", "mine", "research", "mine"]
    assert moves == [(2, 2, 3), (5, 1, 2)], "2 came after 4, so it lay on top"
    assert places(automa) == "L3 S1 L2 L2"
    assert automa.above[-1] == 5
    automa = Automa(at=(2, 1, 2, 1), above=(3, 2, 5, 4))
    assert roll(automa, 5)[2] == [(4, 2, 3), (5, 1, 2)], "4 came after 2"


@pytest.mark.rule("AS-077")
def test_a_bumped_token_lies_on_top_where_it_comes_to() -> None:
    automa = Automa(at=(4, 1, 4, 5), above=(3, 2, 5, 4))
    with_five, _ = move(automa._replace(at=(4, 1, 4, 3)), 5, False)
    assert places(with_five) == "L4 S1 L5 L4"
    stacked = Automa(at=(5, 1, 4, 4), above=(3, 2, 4, 5))
    automa, moves = move(stacked._replace(at=(3, 1, 4, 4)), 2, False)
    assert moves == [(5, 4, 5), (2, 3, 4)]
    assert automa.above[-2:] == (5, 2)


@pytest.mark.rule("AS-076")
@pytest.mark.rule("AS-E49")
def test_a_third_token_bumps_the_upper_one_which_does_not_act(dice: Dice) -> None:
    s = stand_on(solo(), t2=4, t4=4, t5=3)
    kit.pool(s, "S")
    dice.load(ai(5))
    events = take_turn(s)
    assert places(own(s)) == "L4 S1 L5 L4"
    assert [(p["token"], p["left"], p["goal"]) for p in told(events, "bot_bumped")] == [(4, "L4", "L5")]
    assert told(events, "bot_reboot") == []
    assert own(s).acted == 1
    dice.load(ai(2))
    take_turn(s)
    assert places(own(s)) == "L5 S1 L5 L4", "two may share a position"


@pytest.mark.rule("AS-E61")
def test_a_token_leaves_from_below(dice: Dice) -> None:
    s = stand_on(solo(), t5=4, t2=4)
    dice.load(ai(5))
    events = take_turn(s)
    assert places(own(s)) == "L4 S1 L2 L5"
    assert told(events, "bot_bumped") == []


@pytest.mark.rule("AS-311")
def test_nothing_rests_on_reboot_with_the_option(dice: Dice) -> None:
    s = stand_on(solo(skip_reboot=True), t2=6, t5=6, t4=4)
    dice.load(ai(4))
    events = take_turn(s)
    assert places(own(s)) == "L6 S1 L6 L7", "two tokens are on L6, so the upper one goes on"
    assert {p["rule"] for p in told(events, "bot_moved")} == {"AS-311"}
    automa = BEGIN
    for number in range(200):
        automa, what, _ = roll(automa, (2, 5, 4, 4, 2)[number % 5], True)
        assert what != "reboot"


@pytest.mark.rule("AS-075")
@pytest.mark.rule("AS-184")
@pytest.mark.rule("AS-201")
def test_the_token_advances_and_the_turn_counts_whatever_became_of_it(dice: Dice) -> None:
    for what, wanted in (("factory", "ok"), ("remove_anomaly", "failed_impossible"), ("reboot", "nothing")):
        s = solo()
        events = act(s, dice, what)
        assert outcome(events) == wanted
        assert len(told(events, "bot_moved")) == 1
        assert own(s).acted == 1
    s = occupy(solo(), ME, *MINES)
    assert outcome(act(s, dice, "mine")) == "failed_no_space"
    assert (own(s).acted, places(own(s))[:2]) == (1, "L2")


# ---- a turn


@pytest.mark.rule("AS-090")
@pytest.mark.rule("AS-074")
@pytest.mark.rule("AN-687")
def test_the_order_of_a_turn(dice: Dice) -> None:
    s = solo()
    kit.staff(s, BOT, active="SEA")
    kit.pool(s, "G")
    events = act(s, dice, "recruit")
    order = [event.id for event in events]
    assert order == ["bot_rolled", "bot_placed", "bot_recruited", "bot_worker_set", "bot_moved", "bot_turn"]


@pytest.mark.rule("AS-091")
@pytest.mark.rule("AS-092")
@pytest.mark.rule("AS-265")
def test_one_action_a_turn_and_only_those_of_its_paths(dice: Dice) -> None:
    s = solo(5)
    kit.give(s, BOT, N=5, G=5, U=5)
    assert not {"evacuation", "purify", "trade", "council", "supply"} & set(ACTS)
    for what in ("reboot", "factory", "research", "recruit"):
        before = own(s).acted
        act(s, dice, what, *([(6, 0)] if what == "research" else []))
        assert own(s).acted == before + 1
    assert s.pools == [(), (), ()]
    assert s.evacuees == ()
    assert s.used[BOT] == 0


@pytest.mark.rule("AS-E51")
@pytest.mark.rule("AS-170")
@pytest.mark.rule("AN-701")
def test_reboot_does_nothing_and_is_no_failure(dice: Dice) -> None:
    s = solo(ready=3)
    score = s.totals()
    events = act(s, dice, "reboot")
    assert (own(s).ready, own(s).acted, spaces(s)) == (3, 1, [])
    assert s.totals() == score
    assert told(events, "bot_failed") == []
    assert places(own(s)).split()[0] == "L6"


# ---- when it passes


X4: list[tuple[tuple[bool, int, int, int, bool], int]] = [
    ((False, 1, 5, 3, False), NORMAL),
    ((False, 5, 0, 3, False), FINAL),
    ((True, 1, 2, 3, False), NORMAL),
    ((True, 3, 4, 3, False), PASS),
    ((True, 4, 0, 3, False), PASS),
    ((True, 3, 3, 3, True), NORMAL),
    ((True, 4, 3, 3, False), PASS),
    ((True, 3, 3, 6, False), NORMAL),
    ((True, 2, 0, 3, False), NORMAL),
    ((True, 3, 0, 3, True), FINAL),
]


@pytest.mark.rule("AS-203")
@pytest.mark.parametrize(("situation", "wanted"), X4)
def test_the_decision_at_the_start_of_a_turn(situation: tuple[bool, int, int, int, bool], wanted: int) -> None:
    assert decide(*situation) == wanted


def passing(s: State, dice: Dice, *rolls: tuple[int, int]) -> list[Any]:
    """The player passes; these are the rolls until the next decision of the player, who powers up."""
    dice.load(*rolls)
    events = play(s, "pass")
    assert s.phase == POWERING
    return events


@pytest.mark.rule("AS-200")
@pytest.mark.rule("AS-E42")
@pytest.mark.rule("AN-702")
def test_below_its_minimum_it_goes_on_and_then_the_phase_ends(dice: Dice) -> None:
    s = solo(ready=4)
    put(s, acted=2)
    events = passing(s, dice, ai(2))
    assert [p["acted"] for p in told(events, "bot_turn")] == [3]
    assert [(p["why"], p["ready"]) for p in told(events, "bot_passed")] == [("player", 3)]
    assert s.era == 2


@pytest.mark.rule("AS-202")
@pytest.mark.rule("AS-E59")
@pytest.mark.rule("AS-E60")
@pytest.mark.rule("AS-201")
def test_three_turns_in_a_row_where_the_player_passes_at_once(dice: Dice) -> None:
    s = stand_on(solo(), t3=4, t4=5, t2=3)
    kit.pool(s, "S")
    events = passing(s, dice, ai(4), ai(3), ai(2))
    assert [p["outcome"] for p in told(events, "bot_turn")] == ["nothing", "failed_impossible", "ok"]
    assert [p["acted"] for p in told(events, "bot_turn")] == [1, 2, 3]
    s = solo(six_actions=True)
    put(s, acted=3)
    events = passing(s, dice, ai(3), ai(3), ai(3))
    assert told(events, "bot_turn")[-1]["acted"] == 6


@pytest.mark.rule("AS-208")
@pytest.mark.rule("AS-207")
@pytest.mark.rule("AS-E43")
def test_the_players_pass_ends_the_phase_and_what_is_owed_is_lost(dice: Dice) -> None:
    s = warp(solo(2, ready=0), e1=1)
    put(s, acted=5)
    events = passing(s, dice, paradox(1))
    assert told(events, "bot_travelled") == []
    assert s.travel[BOT] == 0
    s = solo(2, ready=4)
    put(s, acted=3)
    passing(s, dice)
    assert s.era == 3


@pytest.mark.rule("AS-204")
@pytest.mark.rule("AS-E44")
@pytest.mark.rule("AS-331")
def test_the_final_time_travel_needs_no_die_and_moves_no_token(dice: Dice) -> None:
    s = warp(solo(2, ready=0), e1=1)
    put(s, acted=6)
    at = own(s).at
    events = take_turn(s)
    assert (s.travel[BOT], own(s).acted, own(s).at, tiles(s)) == (1, 7, at, {})
    assert s.passed == 1 << BOT
    assert [event.id for event in events] == ["bot_final", "bot_travelled", "bot_turn", "bot_passed"]


@pytest.mark.rule("AS-205")
@pytest.mark.rule("AS-E45")
def test_without_a_warp_tile_it_just_passes_unless_the_failure_counts(dice: Dice) -> None:
    for count in (False, True):
        s = warp(solo(2, ready=0, final_failure=count), e2=2)
        put(s, acted=6)
        take_turn(s)
        assert s.passed == 1 << BOT
        assert (s.vp[BOT], own(s).acted) == ((1, 7) if count else (0, 6))
        assert tiles(s) == {2: 2}


@pytest.mark.rule("AS-206")
@pytest.mark.rule("AS-E46")
@pytest.mark.rule("AS-E47")
def test_it_goes_on_without_exosuits_below_its_minimum(dice: Dice) -> None:
    s = solo(6, ready=0, six_actions=True)
    put(s, acted=4)
    events = act(s, dice, "research")
    assert failure(events) == ("no_suit", 1)
    assert (own(s).acted, own(s).ready, spaces(s), s.passed) == (5, 0, [], 0)
    assert outcome(events) == "failed_no_space"
    s = warp(solo(6, ready=0, six_actions=True), e2=1)
    put(s, acted=4)
    assert outcome(act(s, dice, "time_travel")) == "ok"
    assert (own(s).acted, s.travel[BOT]) == (5, 1)
    for what in ("mine", "genius", "superproject"):
        s = solo(6, ready=0, six_actions=True)
        assert failure(act(s, dice, what)) == ("no_suit", 1)
        assert spaces(s) == []


@pytest.mark.rule("AS-209")
@pytest.mark.rule("AS-046")
def test_the_player_goes_on_alone_after_its_pass(dice: Dice) -> None:
    s = solo(ready=0)
    put(s, acted=3)
    events = play(s, "place scientist purify", "end")
    assert len(told(events, "bot_passed")) == 1
    assert (s.phase, s.seat) == (TURNS, ME)
    events = play(s, "place scientist purify", "end")
    assert [event.id for event in events if event.id.startswith("bot")] == []
    assert s.seat == ME


@pytest.mark.rule("AS-046")
def test_turns_alternate_until_one_has_passed(dice: Dice) -> None:
    s = solo()
    dice.load(ai(2))
    events = play(s, "place scientist purify", "end")
    assert len(told(events, "bot_turn")) == 1
    assert s.seat == ME
    dice.load(ai(2), ai(3))
    events = play(s, "pass")
    assert len(told(events, "bot_turn")) == 2, "it has the rest of its minimum in a row"


@pytest.mark.rule("AS-210")
def test_it_goes_on_for_as_long_as_the_player_does(dice: Dice) -> None:
    s = occupy(solo(ready=2), ME, *FULL, "council-left", "council-right", *MINES)
    for number in range(8):
        assert failure(act(s, dice, "factory")) == ("no_space", 1)
        assert (own(s).ready, s.vp[BOT], own(s).acted, s.passed) == (2, number + 1, number + 1, 0)
    act(s, dice, "reboot")
    assert own(s).ready == 2


@pytest.mark.rule("AS-312")
@pytest.mark.rule("AS-E48")
def test_the_extra_turn_of_cb_3(dice: Dice) -> None:
    s = solo(ready=2, extra_turn=True)
    put(s, acted=4)
    events = passing(s, dice, ai(2))
    assert [p["acted"] for p in told(events, "bot_turn")] == [5]
    assert len(told(events, "bot_extra")) == len(told(events, "bot_passed")) == 1
    assert own(s).extra is False, "a new Era has begun"
    s = warp(solo(2, ready=0, extra_turn=True), e1=1)
    put(s, acted=4)
    events = passing(s, dice)
    assert len(told(events, "bot_travelled")) == 1, "otherwise the final Time Travel"
    s = solo(ready=4, extra_turn=True)
    put(s, acted=2)
    events = passing(s, dice, ai(2), ai(4))
    assert [p["acted"] for p in told(events, "bot_turn")] == [3, 4], "the one it owes, then the extra one"


@pytest.mark.rule("AS-313")
def test_no_extra_turn_where_it_had_passed(dice: Dice) -> None:
    s = solo(extra_turn=True)
    s.passed = 1 << BOT
    put(s, acted=4)
    events = passing(s, dice)
    assert told(events, "bot_turn") == told(events, "bot_extra") == []


@pytest.mark.rule("AS-310")
@pytest.mark.rule("AS-008")
def test_the_options_may_be_combined() -> None:
    s = kit.start(1, opponent="chronobot", paths=("harmony",), narrow_council=True, six_actions=True, extra_turn=True, skip_reboot=True)
    assert s.closed == 1 << HEX_SPACES.index("council-right")
    state = GAME.new(GAME.Options(opponent="chronobot", no_leader=True, leaders="random"), 1, 4)
    while state.phase_id == "setup":
        assert not any(action.text.startswith("leader") for action in state.actions())
        state.apply(state.actions()[0])
    assert state.leader == [-1, -1]
    assert not any("leader" in text for text in kit.listed(state))


@pytest.mark.rule("AS-330")
def test_the_dice_are_fair(dice: Dice) -> None:
    assert Counter(CONTENT.paradox_die) == {0: 1, 1: 4, 2: 1}
    assert Counter(CONTENT.shape_die) == {0: 2, 1: 2, 2: 2}
    assert Counter(CONTENT.chronobot_die) == {2: 1, 3: 2, 4: 2, 5: 1}
