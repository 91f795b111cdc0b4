"""A game alone: set-up, the phases of an Era, Paradoxes, the Impact and the end (sections 2 to 4 and 11 to 13 of the solo rules)."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.games.anachrony import GAME, automa, clean_up, flow, scoring
from exhibition_suite.games.anachrony.automa_state import put
from exhibition_suite.games.anachrony.content import CONTENT
from exhibition_suite.games.anachrony.core import GAME_OVER, PARADOX, POWERING, TURNS, WARPING
from exhibition_suite.games.anachrony.evacuation import late_place
from exhibition_suite.games.anachrony.items import PROJECTS_FROM, STRUCTURE_VP
from exhibition_suite.games.anachrony.options import Options
from tests.games.anachrony import kit
from tests.games.anachrony.kit import State, play
from tests.games.anachrony.solo import BOT, ME, Dice, act, ai, gained, houses, own, paradox, shape, solo, spaces, tiles, told, warp


def new(seed: int = 1, **options: Any) -> State:
    return kit.start(1, seed=seed, paths=("harmony",), **{"opponent": "chronobot", **options})


# ---- set-up


@pytest.mark.rule("AS-001")
@pytest.mark.rule("AS-007")
@pytest.mark.rule("AN-685")
def test_the_table_is_set_up_as_for_two() -> None:
    s, two = new(), kit.start(2, paths=("harmony", "dominance"))
    assert (s.projects, s.recruits, s.mines, s.primary, s.secondary) == (two.projects, two.recruits, two.mines, two.primary, two.secondary)
    assert [tile >= 0 for tile in s.ruins] == [tile >= 0 for tile in two.ruins] == [True, True, False] * 3
    assert (s.capital_size(), late_place(s), s.supply) == (two.capital_size(), late_place(two), two.supply)


@pytest.mark.rule("AS-002")
def test_there_is_no_option_for_an_expansion() -> None:
    known = {"board_side", "paths", "path_side", "leaders", "paradox", "power_up", "rules_profile", "first_player", "narrow_council"}
    bot = {"opponent", "skip_reboot", "no_leader", "extra_turn", "six_actions", "fewest_first", "final_failure", "carry_over"}
    sus = {"c01_side_b", "c02_side_b", "c03_side_b", "swap_tiles", "random_tiles", "more_energy"}
    sus |= {"extra_exosuit", "leftover_energy", "rewarded_failure", "new_shapes"}
    assert set(Options.model_fields) == known | bot | sus


@pytest.mark.rule("AS-003")
@pytest.mark.rule("AS-004")
@pytest.mark.rule("AS-020")
def test_what_the_opponent_begins_with() -> None:
    s = GAME.new(Options(opponent="chronobot", paths="random", leaders="random"), 1, 5)
    assert (s.phase, s.first, s.banner, s.order, s.seat) == (POWERING, BOT, BOT, (BOT, ME), ME)
    row = [s.goods, s.active, s.tired, s.vp, s.paradox, s.travel, s.breakthroughs, s.warped, s.powered, s.out, s.used, s.flags]
    assert [values[BOT] for values in row] == [0] * 12
    assert (s.path[BOT], s.side[BOT], s.leader[BOT]) == (-1, -1, -1)
    bot = own(s)
    assert (bot.acted, bot.turns, bot.extra, bot.gained, bot.buildings, bot.projects, bot.anomalies) == (0, 0, False, (), (), (), 0)
    assert (bot.at, bot.ready, automa.supply(s)) == ((4, 1, 2, 8), 6, 8)


@pytest.mark.rule("AS-005")
@pytest.mark.rule("AS-006")
@pytest.mark.rule("AN-685")
def test_what_the_player_begins_with() -> None:
    for side in "AB":
        for profile in ("standard", "alternative"):
            s, alone = (new(opponent=name, board_side=side, rules_profile=profile) for name in ("chronobot", "none"))
            assert kit.goods(s)["W"] == kit.goods(alone)["W"] + 1
            assert (s.active[ME], s.tired[ME], s.morale[ME], s.path[ME]) == (alone.active[ME], alone.tired[ME], alone.morale[ME], 0)
            assert s.conditions == ()
            assert "conditions" not in [line.id for line in s.scores()[ME].lines]
    assert new().leader[ME] >= 0
    assert kit.may(play(solo(), "place scientist purify") and solo(), "pass")


@pytest.mark.rule("AS-008")
def test_the_narrow_council_binds_both() -> None:
    s = kit.occupy(solo(narrow_council=True), BOT, "research-1", "research-2")
    assert not kit.may(s, "place scientist council-right")
    assert kit.may(s, "place scientist council-left")
    wide = kit.occupy(solo(), BOT, "research-1", "research-2")
    assert kit.may(wide, "place scientist council-right")


@pytest.mark.rule("AS-009")
def test_the_chronobot_draws_nothing_at_set_up() -> None:
    for seed in range(8):
        alone, against = new(seed, opponent="none"), new(seed)
        assert (alone.projects, alone.primary, alone.ruins, alone.rng) == (against.projects, against.primary, against.ruins, against.rng)


# ---- the phases


@pytest.mark.rule("AS-040")
@pytest.mark.rule("AS-041")
@pytest.mark.rule("AS-042")
@pytest.mark.rule("AN-689")
def test_exosuits_by_era_and_nothing_for_the_rest() -> None:
    ready = []
    for era in range(1, 8):
        s = kit.to_era(new(), era)
        put(s, ready=3)
        automa.power_up(s)
        ready.append(own(s).ready)
        assert (s.goods[BOT], s.powered[BOT]) == (0, 0)
    assert ready == [6, 6, 6, 6, 4, 4, 4]


@pytest.mark.rule("AS-040")
@pytest.mark.rule("AS-045")
@pytest.mark.rule("AS-043")
@pytest.mark.rule("AN-690")
def test_the_first_player_warps_first(dice: Dice) -> None:
    s = new()
    dice.load(paradox(2))
    events = play(s, "done")
    assert (s.phase, s.seat, tiles(s)) == (WARPING, ME, {1: 2})
    assert told(events, "bot_warped")[0] == {"rolled": 2, "count": 2, "era": 1, "bot": "chronobot", "rule": "AS-043"}
    assert (s.goods[BOT], s.vp[BOT], s.active[BOT]) == (0, 0, 0)
    assert s.observe(ME).view.warped == s.warped, "the player sees it"
    s = kit.start(1, paths=("harmony",), opponent="chronobot")
    s.order, s.first = (ME, BOT), ME
    play(s, "done")
    assert (s.phase, tiles(s)) == (WARPING, {})
    dice.load(paradox(1))
    events = play(s, "warp water", "done")
    order = [event.id for event in events if event.id in ("warped", "gained", "bot_warped")]
    assert order == ["warped", "gained", "bot_warped"], "the player's tiles are settled first"


@pytest.mark.rule("AS-043")
@pytest.mark.rule("AS-044")
@pytest.mark.rule("AS-E41")
def test_too_few_warp_tiles(dice: Dice) -> None:
    for supply, rolled, count in ((1, 2, 1), (0, 1, 0), (3, 0, 0), (2, 2, 2)):
        s = warp(solo(4), e1=4, e2=4 - supply)
        dice.load(paradox(rolled))
        s.sink = events = []
        automa.warp(s)
        s.sink = None
        assert tiles(s).get(4, 0) == count
        assert [(p["rolled"], p["count"]) for p in told(events, "bot_warped")] == [(rolled, count)]
        assert automa.supply(s) == supply - count


@pytest.mark.rule("AS-046")
@pytest.mark.rule("AS-E59")
def test_the_first_player_takes_the_first_turn(dice: Dice) -> None:
    s = new()
    dice.load(paradox(0), ai(2))
    events = play(s, "done", "done")
    assert (s.phase, s.seat, own(s).turns) == (TURNS, ME, 1)
    assert told(events, "bot_rolled")[0]["era"] == 1


@pytest.mark.rule("AS-267")
@pytest.mark.rule("AS-079")
@pytest.mark.rule("AS-260")
@pytest.mark.rule("AS-042")
def test_a_new_era(dice: Dice) -> None:
    s = kit.pool(solo(extra_turn=True), "S")
    act(s, dice, "recruit")
    s.paradox[BOT] = 2
    kit.give(s, BOT, N=1)
    put(s, extra=True)
    s.passed = 1 << BOT
    at = own(s).at
    events: list[Any] = []
    s.sink = events
    flow.pass_turn(s, ME)
    flow.settle(s)
    s.sink = None
    assert (s.era, s.phase, spaces(s), s.out[BOT]) == (2, POWERING, [], 0)
    assert (own(s).acted, own(s).turns, own(s).extra, own(s).at) == (0, 0, False, at)
    assert (s.paradox[BOT], kit.goods(s, BOT), s.vp[BOT], kit.active(s, BOT)) == (2, {"N": 1}, 1, "S")
    assert own(s).ready == 0, "none is left over"
    play(s, "done")
    assert own(s).ready == 6
    dice.load(paradox(0))
    play(s, "done")
    assert (s.phase, s.passed) == (TURNS, 0)


# ---- Paradoxes


def roll_all(s: State) -> list[Any]:
    """The opponent's part of the Paradox phase."""
    s.sink = events = []
    automa.roll_paradox(s)
    s.sink = None
    return events


@pytest.mark.rule("AS-230")
@pytest.mark.rule("AS-231")
@pytest.mark.rule("AN-688")
def test_the_player_rolls_and_suffers_first(dice: Dice) -> None:
    s = warp(solo(1), e1=1)
    kit.warp(s, ME, 1, "water")
    s.paradox[ME] = 2
    s.passed = 1 << BOT
    dice.load(paradox(1), paradox(1))
    events = play(s, "pass")
    assert s.phase == PARADOX, "the player places the Anomaly before the opponent rolls"
    assert told(events, "bot_paradox") == []
    assert len(dice.left) == 1
    while s.phase == PARADOX:
        events = play(s, kit.listed(s)[0])
    assert [p["era"] for p in told(events, "bot_paradox")] == [1]
    assert s.paradox[BOT] == 1


@pytest.mark.rule("AS-231")
@pytest.mark.rule("AS-E37")
@pytest.mark.rule("AS-E63")
@pytest.mark.rule("AS-232")
def test_where_it_rolls(dice: Dice) -> None:
    s = warp(solo(4), e1=1, e2=1, e3=2)
    kit.warp(s, ME, 2, "water", "gold")
    kit.warp(s, ME, 3, "titanium", "uranium")
    dice.load(paradox(0), paradox(1))
    events = roll_all(s)
    assert [p["era"] for p in told(events, "bot_paradox")] == [1, 3]
    assert told(events, "bot_majorities")[0]["eras"] == [1, 3]
    assert s.paradox[BOT] == 1
    s = warp(solo(4), e2=1)
    kit.warp(s, ME, 2, "water", "gold")
    kit.warp(s, ME, 1, "titanium")
    assert roll_all(s) == []


@pytest.mark.rule("AS-237")
def test_its_tiles_count_in_the_players_majority(dice: Dice) -> None:
    s = warp(solo(2), e1=2, e2=1)
    kit.warp(s, ME, 1, "water")
    kit.warp(s, ME, 2, "gold")
    s.passed = 1 << BOT
    dice.load(paradox(0), paradox(0), paradox(0))
    events = play(s, "pass")
    assert [(event.seat, event.params["era"]) for event in events if event.id == "paradox_roll"] == [(ME, 2)]
    assert [p["era"] for p in told(events, "bot_paradox")] == [1, 2]


@pytest.mark.rule("AS-233")
@pytest.mark.rule("AS-234")
@pytest.mark.rule("AS-153")
@pytest.mark.rule("AS-E38")
@pytest.mark.rule("AS-E40")
def test_an_anomaly_ends_its_rolls(dice: Dice) -> None:
    for carry, left in ((False, 0), (True, 1)):
        s = warp(solo(4, carry_over=carry), e1=1, e2=1)
        s.paradox[BOT] = 2
        s.travel[BOT] = 3
        dice.load(paradox(2))
        events = roll_all(s)
        assert (own(s).anomalies, s.paradox[BOT], tiles(s), s.travel[BOT]) == (1, left, {2: 1}, 3)
        assert len(told(events, "bot_paradox")) == 1
        assert automa.supply(s) == 7


@pytest.mark.rule("AS-233")
@pytest.mark.rule("AS-021")
@pytest.mark.rule("AS-E39")
def test_a_fourth_anomaly_never_comes(dice: Dice) -> None:
    s = warp(solo(4), e1=1, e2=1)
    s.paradox[BOT] = 2
    put(s, anomalies=3)
    dice.load(paradox(1))
    events = roll_all(s)
    assert (own(s).anomalies, s.paradox[BOT], tiles(s)) == (3, 0, {1: 1, 2: 1})
    assert len(told(events, "bot_spared")) == 1


@pytest.mark.rule("AS-233")
@pytest.mark.rule("AS-E64")
def test_an_anomaly_without_a_warp_tile() -> None:
    s = solo(4)
    automa.gain_anomaly(s)
    assert (own(s).anomalies, tiles(s)) == (1, {})
    s = warp(solo(4), e1=1, e3=2)
    automa.gain_anomaly(s)
    assert tiles(s) == {1: 1, 3: 1}, "from where it has the most"


@pytest.mark.rule("AS-235")
@pytest.mark.rule("AS-232")
def test_paradox_tokens_are_kept(dice: Dice) -> None:
    s = warp(solo(4), e1=1, e2=1)
    dice.load(paradox(1), paradox(1))
    roll_all(s)
    assert (s.paradox[BOT], own(s).anomalies) == (2, 0)
    always = warp(solo(4, paradox="always_one"), e1=1, e2=1)
    roll_all(always)
    assert always.paradox[BOT] == 2


@pytest.mark.rule("AS-236")
@pytest.mark.rule("AS-238")
@pytest.mark.rule("AS-280")
@pytest.mark.rule("AS-E56")
def test_anomalies_cost_points_and_warp_tiles_do_not(dice: Dice) -> None:
    s = warp(gained(solo(4), *["circle"] * 3, "circle/military", "triangle", "triangle", "square"), e1=3)
    put(s, anomalies=2)
    lines = {line.id: line.points for line in s.scores()[BOT].lines}
    assert (lines["breakthroughs"], lines["anomalies"]) == (9, -6)
    assert sum(lines.values()) == s.totals()[BOT] == 3
    act(s, dice, "factory")
    assert spaces(s) == ["construct-1"], "an Anomaly blocks nothing"
    s.era = 7
    clean_up.run(s)
    assert (s.phase, tiles(s), {line.id: line.points for line in s.scores()[BOT].lines}["anomalies"]) == (GAME_OVER, {1: 3}, -6)


@pytest.mark.rule("AS-239")
def test_nothing_else_takes_its_warp_tiles_off(dice: Dice) -> None:
    s = warp(solo(3), e1=2, e2=2)
    for what in ("factory", "recruit", "mine", "superproject", "reboot", "lab", "power_plant", "life_support"):
        put(s, ready=6)
        act(s, dice, what)
    act(s, dice, "research", shape("circle"))
    clean_up.run(s)
    assert tiles(s) == {1: 2, 2: 2}


# ---- Clean Up, Impact, Evacuation


@pytest.mark.rule("AS-261")
def test_the_impact_takes_nothing_from_it(dice: Dice) -> None:
    s = houses(gained(solo(4), "circle"), "B-101", "S-02")
    kit.give(s, BOT, N=2)
    kit.staff(s, BOT, active="SG")
    before = (own(s)._replace(ready=0), s.goods[BOT], s.active[BOT], s.vp[BOT], s.totals()[BOT])
    clean_up.run(s)
    assert (s.era, [tile >= 0 for tile in s.capital[:9]]) == (5, [True, True, False] * 3)
    assert before == (own(s), s.goods[BOT], s.active[BOT], s.vp[BOT], s.totals()[BOT])
    assert s.broken[BOT] == 0
    automa.power_up(s)
    assert own(s).ready == 4


@pytest.mark.rule("AS-262")
@pytest.mark.rule("AS-263")
@pytest.mark.rule("AS-264")
@pytest.mark.rule("AS-E52")
def test_tiles_that_it_leaves_are_turned(dice: Dice) -> None:
    s = solo(5)
    act(s, dice, "research", shape("circle"))
    act(s, dice, "research", shape("circle"))
    clean_up.run(s)
    assert [s.closed >> space & 1 for space in (6, 7)] == [1, 1]
    act(s_ready(s), dice, "research", shape("circle"))
    assert spaces(s) == ["council-left"]
    assert len(own(s).gained) == 3


def s_ready(s: State) -> State:
    put(s, ready=4)
    return s


@pytest.mark.rule("AS-266")
@pytest.mark.rule("AS-E54")
def test_the_last_capital_spaces_end_the_game(dice: Dice) -> None:
    s = kit.close(solo(5), "construct-1", "construct-2", "recruit-1", "recruit-2")
    act(s, dice, "research", shape("circle"))
    other = s.copy()
    clean_up.run(other)
    assert other.era == 6, "one is still open"
    act(s, dice, "research", shape("circle"))
    clean_up.run(s)
    assert s.phase == GAME_OVER
    s = solo(7)
    clean_up.run(s)
    assert s.phase == GAME_OVER


@pytest.mark.rule("AS-265")
@pytest.mark.rule("AS-092")
def test_the_player_is_always_the_first_to_evacuate() -> None:
    for seed in range(4):
        s = new(seed)
        while s.seat >= 0:
            s.apply(s.actions()[len(s.actions()) // 2 if s.phase == TURNS else 0])
            assert BOT not in s.evacuees
            assert not [code for pool in s.pools for code in pool if code >> 4 == BOT]
    s = kit.house(solo(5), ME, "S-14")
    play(s, "place engineer evacuation")
    assert s.evacuees == (ME,)
    assert late_place(s) == 2, "the Minus 3 VP token lies on the other place"


# ---- the score


def x5() -> State:
    s = warp(gained(houses(solo(4), "B-102", "B-105", "B-101", "B-201", "B-203", "B-305", "S-02", "S-01")), e1=1)
    gained(s, "circle", "circle", "triangle", "triangle", "square")
    s.vp[BOT], s.travel[BOT] = 23, 4
    put(s, anomalies=2)
    return s


@pytest.mark.rule("AS-280")
@pytest.mark.rule("AS-284")
@pytest.mark.rule("AN-703")
def test_the_worked_example_of_the_score() -> None:
    s = x5()
    kit.give(s, BOT, N=4)
    kit.staff(s, BOT, active="SSG")
    s.paradox[BOT] = 2
    lines = {line.id: line.points for line in s.scores()[BOT].lines}
    wanted = {"tokens": 23, "buildings": 15, "superprojects": 11, "time_travel": 8, "breakthroughs": 7, "anomalies": -6}
    assert lines == wanted
    assert s.totals()[BOT] == s.scores()[BOT].total == 58
    assert all(line.rule == "AS-280" for line in s.scores()[BOT].lines)


@pytest.mark.rule("AS-281")
def test_the_players_own_score() -> None:
    s, alone = kit.warp(x5(), ME, 3, "water", "gold"), kit.warp(new(opponent="none"), ME, 3, "water", "gold")
    mine = {line.id: line.points for line in s.scores()[ME].lines}
    assert mine == {line.id: line.points for line in alone.scores()[ME].lines}
    assert mine["warp"] == -4


@pytest.mark.rule("AS-282")
@pytest.mark.rule("AS-E55")
@pytest.mark.rule("AN-703")
def test_equal_points_are_a_loss() -> None:
    s = x5()
    kit.give(s, ME, W=9, N=9)
    s.phase = GAME_OVER
    for more, places in ((-1, [2, 1]), (0, [2, 1]), (1, [1, 2])):
        s.vp[ME] += s.totals()[BOT] + more - s.totals()[ME]
        assert [table.place for table in s.scores()] == places
        assert [table.tie for table in s.scores()] == [{}, {}], "no tie-break"


@pytest.mark.rule("AS-283")
def test_its_score_may_be_below_zero() -> None:
    s = solo(4)
    put(s, anomalies=3)
    assert s.totals()[BOT] == s.scores()[BOT].total == -9


@pytest.mark.rule("AS-022")
@pytest.mark.rule("AS-115")
def test_nothing_it_owns_has_an_ability() -> None:
    """Also Quantum Chameleon finds nothing there to copy (AN-602)."""
    everything = tuple(CONTENT.superprojects[number].id for number in range(3))
    s = houses(gained(solo(5), "circle/society"), *everything, "B-101", "B-201", "B-301", "B-401")
    assert (s.flags[BOT], s.spots[BOT], s.markers[BOT]) == (0, (-1,) * 12, s.markers[BOT])
    worth = sum(STRUCTURE_VP[one] for one in (*own(s).projects, *own(s).buildings)) + 1
    assert s.totals()[BOT] == worth
    assert all(one >= PROJECTS_FROM for one in own(s).projects)
    kit.house(s, ME, "S-17")
    plain = kit.house(solo(5), ME, "S-17")
    for state in (s, plain):
        kit.staff(state, ME, active="G")
    assert kit.listed(s) == kit.listed(plain)


# ---- playing for points


@pytest.mark.rule("AN-680")
def test_playing_for_points(dice: Dice) -> None:
    s = new(opponent="none")
    assert (s.size, s.capital_size(), late_place(s), s.conditions) == (1, 2, 0, ())
    assert [tile >= 0 for tile in s.ruins] == [True, True, False] * 3
    kit.turns(s)
    kit.warp(s, ME, 1, "water")
    dice.load(paradox(1))
    events = play(s, "pass")
    assert [(event.seat, event.params["era"]) for event in events if event.id == "paradox_roll"] == [(ME, 1)]


@pytest.mark.rule("AN-681")
def test_ratings() -> None:
    limits = {29: 1, 30: 2, 44: 2, 45: 3, 59: 3, 60: 4, 74: 4, 75: 5, 140: 5, -8: 1}
    assert {total: scoring.rating(total) for total in limits} == limits
