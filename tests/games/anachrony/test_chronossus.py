"""The Chronossus: what sets it apart from the Chronobot (section 18 of the solo rules)."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.games.anachrony import GAME, chronossus
from exhibition_suite.games.anachrony.automa import power_up
from exhibition_suite.games.anachrony.automa_state import put
from exhibition_suite.games.anachrony.chronossus import ROUTE, exosuits, tile_name
from exhibition_suite.games.anachrony.core import POWERING, TURNS
from exhibition_suite.games.anachrony.grammar_automa import TOKENS
from exhibition_suite.games.anachrony.options import Options
from tests.games.anachrony import kit
from tests.games.anachrony.kit import State, occupy, play
from tests.games.anachrony.solo import (
    BOT,
    ME,
    Dice,
    Roll,
    act,
    ai,
    failure,
    gained,
    houses,
    outcome,
    own,
    project_row,
    shape,
    shapes_of,
    solo,
    spaces,
    stand_on,
    take_turn,
    tiles,
    told,
    warp,
)

FULL = ("construct-1", "construct-2", "recruit-1", "recruit-2", "research-1", "research-2", "council-left", "council-right")
MINES = ("mine-1", "mine-2", "mine-3")


def against(era: int = 1, **how: Any) -> State:
    return solo(era, opponent="chronossus", **how)


def slots(s: State) -> list[str]:
    return [tile_name(s, slot) for slot in chronossus.SLOTS]


def fresh(seed: int = 1, **options: Any) -> State:
    return kit.start(1, seed=seed, paths=("harmony",), opponent="chronossus", **options)


# ---- set-up


@pytest.mark.rule("AS-400")
@pytest.mark.rule("AS-401")
@pytest.mark.rule("AS-402")
@pytest.mark.rule("AS-405")
def test_what_it_begins_with(dice: Dice) -> None:
    dice.load((10, 0), (9, 0), (8, 0))
    s = fresh()
    assert (own(s).at, own(s).ready) == ((1, 1, 1, 1), 6)
    assert slots(s) == ["C01A", "C02A", "C03A"]
    assert (s.goods[BOT], s.active[BOT], s.breakthroughs[BOT], s.vp[BOT]) == (0, 0, 0, 0)
    assert s.first == BOT
    assert s.conditions == ()
    assert kit.goods(s)["W"] == kit.goods(kit.start(2, paths=("dominance", "harmony")), 1)["W"]
    state = GAME.new(Options(opponent="chronossus"), 1, 3)
    assert (state.automa.energy, state.automa.exhausted) == (5, 5)


@pytest.mark.rule("AS-403")
@pytest.mark.rule("AS-009")
@pytest.mark.rule("AS-495")
def test_tiles_may_be_dealt_at_random_after_all_other_draws() -> None:
    found = {tuple(slots(fresh(seed, random_tiles=True))) for seed in range(60)}
    assert len(found) == 6
    assert {tuple(slots(fresh(seed))) for seed in range(8)} == {("C01A", "C02A", "C03A")}
    for seed in range(6):
        plain, dealt = (
            kit.start(1, seed=seed, paths=("progress",), opponent="chronossus", random_tiles=random) for random in (False, True)
        )
        assert kit.breakthroughs(plain), "the Path of Progress draws one at set-up"
        assert (plain.projects, plain.recruits, plain.primary, plain.breakthroughs) == (
            *(dealt.projects, dealt.recruits, dealt.primary, dealt.breakthroughs),
        )


@pytest.mark.rule("AS-490")
@pytest.mark.rule("AS-F04")
def test_sides_and_swapped_tiles() -> None:
    assert slots(fresh(c01_side_b=True)) == ["C01B", "C02A", "C03A"]
    assert slots(fresh(c02_side_b=True, c03_side_b=True)) == ["C01A", "C02B", "C03B"]
    swapped = fresh(c01_side_b=True, c03_side_b=True, swap_tiles=True)
    assert slots(swapped) == ["C03B", "C02A", "C01B"]
    assert all(tile.autoleap for tile in (chronossus.tile_of(swapped, "slot-1"), chronossus.tile_of(swapped, "slot-3")))
    for number, name in enumerate(("none", "one", "two", "three")):
        assert GAME.new(Options(opponent="chronossus", more_energy=name), 1, 1).automa.energy == 5 + number
    assert fresh(narrow_council=True).closed == 1 << 10


@pytest.mark.rule("AS-404")
@pytest.mark.rule("AS-470")
@pytest.mark.rule("AS-471")
@pytest.mark.rule("AS-472")
def test_no_solo_objective_is_in_play() -> None:
    """The cards' values are not known, so that none is revealed, the hardest setting of CX-6; nothing of them is scored or drawn."""
    s = fresh()
    assert s.conditions == ()
    assert [line.id for line in s.scores()[ME].lines] == [line.id for line in kit.start(1, paths=("harmony",)).scores()[ME].lines]
    assert not any("objective" in name for name in (*Options.model_fields, *(line.id for table in s.scores() for line in table.lines)))


# ---- Power Up


AS414 = [
    ((5, 5), 1, [(10, 0), (9, 0), (8, 7)], 5, (3, 5)),
    ((5, 5), 1, [(10, 9), (9, 8), (8, 7)], 3, (5, 3)),
    ((5, 5), 4, [(10, 0), (9, 3), (8, 2)], 6, (2, 5)),
    ((5, 5), 2, [(10, 4), (9, 4), (8, 7)], 4, (4, 4)),
    ((4, 3), 5, [(7, 3), (6, 0), (5, 1)], 4, (1, 3)),
    ((1, 1), 6, [(2, 0), (1, 0)], 3, (0, 1)),
    ((0, 0), 7, [], 2, (0, 0)),
    ((0, 0), 1, [], 3, (0, 0)),
    ((0, 2), 1, [(2, 0), (1, 0)], 3, (0, 1)),
]


@pytest.mark.rule("AS-410")
@pytest.mark.rule("AS-411")
@pytest.mark.rule("AS-412")
@pytest.mark.rule("AS-414")
@pytest.mark.rule("AS-F13")
@pytest.mark.parametrize(("before", "era", "rolls", "ready", "after"), AS414)
def test_the_energy_pool(dice: Dice, before: tuple[int, int], era: int, rolls: list[Roll], ready: int, after: tuple[int, int]) -> None:
    s = against(era)
    put(s, energy=before[0], exhausted=before[1])
    dice.load(*rolls)
    s.sink = events = []
    power_up(s)
    s.sink = None
    assert own(s).ready == ready
    assert (own(s).energy, own(s).exhausted) == after
    assert [event.reveals for event in events if event.id == "bot_drew"] == [True]


@pytest.mark.rule("AS-495")
def test_every_token_is_drawn_alike() -> None:
    """Of many draws of 3 from 5 and 5, half are full ones."""
    s = against()
    full = 0
    for _ in range(4000):
        energy, spent = chronossus.draw(s)
        assert energy + spent == 3
        full += energy
    assert 5800 < full < 6200


@pytest.mark.rule("AS-490")
@pytest.mark.rule("AS-491")
@pytest.mark.rule("AS-F14")
@pytest.mark.parametrize(("era", "drawn", "ready", "points"), [(1, 1, 5, 0), (4, 2, 6, 0), (4, 3, 6, 2), (5, 3, 5, 0), (5, 0, 3, 0)])
def test_the_extra_exosuit_of_cx_4(dice: Dice, era: int, drawn: int, ready: int, points: int) -> None:
    s = against(era, extra_exosuit=True)
    put(s, energy=drawn, exhausted=3 - drawn)
    dice.load((3, 0), (2, 0), (1, 0))
    power_up(s)
    assert (own(s).ready, s.vp[BOT]) == (ready, points)
    assert own(s).energy == 0, "drawn as usual"


@pytest.mark.rule("AS-411")
def test_exosuits_for_energy_cores() -> None:
    assert [exosuits(False, energy) for energy in range(4)] == [3, 4, 5, 6]
    assert [exosuits(True, energy) for energy in range(4)] == [2, 3, 4, 4]


# ---- routes and tiles


@pytest.mark.rule("AS-420")
@pytest.mark.rule("AS-421")
@pytest.mark.rule("AS-422")
def test_the_routes() -> None:
    assert [ROUTE[token] for token in TOKENS] == [
        ("power_plant", "mine", "slot-1", "recruit", "research"),
        ("life_support", "time_travel", "slot-2", "superproject", "remove_anomaly"),
        ("factory", "slot-1", "mine", "lab", "genius"),
        ("recruit", "research", "power_plant", "slot-3"),
    ]
    everywhere = [act for token in (2, 4, 5) for act in ROUTE[token]]
    assert max(map(everywhere.count, everywhere)) == 2, "three tokens never meet"
    assert "reboot" not in everywhere
    assert "reboot" not in ROUTE[3]


@pytest.mark.rule("AS-421")
def test_no_token_is_ever_bumped(dice: Dice) -> None:
    s = kit.pool(stand_on(against(), t2=3, t5=4), "SSS")
    dice.load(ai(5), ai(2), ai(2))
    events = take_turn(s) + take_turn(s) + take_turn(s)
    assert told(events, "bot_bumped") == []
    assert own(s).at == (5, 1, 1, 1), "2 has left Recruit, where 5 had come to"


@pytest.mark.rule("AS-420")
@pytest.mark.rule("AS-F01")
@pytest.mark.rule("AS-F03")
@pytest.mark.rule("AS-422")
@pytest.mark.rule("AS-423")
@pytest.mark.rule("AS-424")
def test_a_token_rests_on_slot_one_and_reboots(dice: Dice) -> None:
    s = against()
    dice.load(ai(4))
    assert told(take_turn(s), "bot_rolled")[0]["act"] == "factory"
    assert own(s).at == (1, 1, 2, 1)
    s = stand_on(against(ready=2), t2=3)
    score = s.totals()
    dice.load(ai(2))
    events = take_turn(s)
    assert outcome(events) == "nothing"
    assert [event.id for event in events if event.id in ("bot_failed", "bot_placed")] == []
    assert (s.totals(), own(s).ready, own(s).at) == (score, 2, (4, 1, 1, 1))


@pytest.mark.rule("AS-423")
@pytest.mark.rule("AS-413")
@pytest.mark.rule("AS-424")
@pytest.mark.rule("AS-F17")
@pytest.mark.parametrize(
    ("slot", "options", "points", "energy"),
    [("slot-2", {}, 2, 0), ("slot-2", {"c02_side_b": True}, 2, 1), ("slot-3", {}, 0, 1), ("slot-1", {"swap_tiles": True}, 0, 1)],
)
def test_effects_of_tiles(dice: Dice, slot: str, options: dict[str, bool], points: int, energy: int) -> None:
    s = against(**options)
    put(s, energy=2, exhausted=3)
    events = act(s, dice, slot)
    assert (s.vp[BOT], own(s).energy, own(s).exhausted) == (points, 2 + energy, 3)
    assert (own(s).ready, outcome(events), s.goods[BOT]) == (6, "ok", 0)


@pytest.mark.rule("AS-425")
@pytest.mark.rule("AS-427")
@pytest.mark.rule("AS-F02")
def test_autoleap_over_slot_one(dice: Dice) -> None:
    s = against(c01_side_b=True)
    dice.load(ai(4))
    events = take_turn(s)
    assert len(told(events, "bot_built")) == 1
    assert (s.vp[BOT], own(s).at, own(s).acted) == (1, (1, 1, 3, 1), 1)
    assert [p["action_tile"] for p in told(events, "bot_leapt")] == ["C01B"]
    for _ in range(5):
        dice.load(ai(2))
        kit.pool(s, "S")
        if ROUTE[2][own(s).at[0] - 1] == "research":
            dice.load(shape("circle"))
        take_turn(s)
        assert ROUTE[2][own(s).at[0] - 1] != "slot-1", "it never rests there"


@pytest.mark.rule("AS-425")
@pytest.mark.rule("AS-413")
@pytest.mark.rule("AS-F05")
def test_autoleap_at_the_end_of_a_route(dice: Dice) -> None:
    s = stand_on(against(c03_side_b=True), t5=3)
    dice.load(ai(5))
    events = take_turn(s)
    assert len(told(events, "bot_built")) == 1
    assert (own(s).energy, own(s).at[3]) == (6, 1)


@pytest.mark.rule("AS-426")
def test_two_leaps_in_a_row(dice: Dice, monkeypatch: pytest.MonkeyPatch) -> None:
    """No route of the base game has two slots side by side, so one is made."""
    monkeypatch.setitem(ROUTE, 4, ("factory", "slot-1", "slot-3", "lab", "genius"))
    s = against(c01_side_b=True, c03_side_b=True)
    dice.load(ai(4))
    take_turn(s)
    assert (s.vp[BOT], own(s).energy, own(s).at[2]) == (1, 6, 4)


# ---- turns


@pytest.mark.rule("AS-430")
@pytest.mark.rule("AS-450")
@pytest.mark.rule("AS-F06")
@pytest.mark.rule("AS-F12")
@pytest.mark.parametrize(("token", "position", "what"), [(4, 4, "lab"), (4, 5, "genius"), (2, 2, "mine"), (3, 4, "superproject")])
def test_it_passes_when_it_needs_an_exosuit_and_has_none(dice: Dice, token: int, position: int, what: str) -> None:
    s = stand_on(against(ready=0), **{f"t{token}": position})
    put(s, acted=1)
    at = own(s).at
    dice.load(ai(token))
    events = take_turn(s)
    assert told(events, "bot_rolled")[0]["act"] == what
    assert (s.passed, own(s).at, s.vp[BOT], own(s).acted) == (1 << BOT, at, 0, 1)
    assert told(events, "bot_travelled") == [], "no final Time Travel"


@pytest.mark.rule("AS-451")
@pytest.mark.rule("AS-F07")
def test_actions_without_an_exosuit_go_on(dice: Dice) -> None:
    s = stand_on(against(3, ready=0), t3=2)
    dice.load(ai(3))
    events = take_turn(s)
    assert failure(events) == ("no_tile", 1)
    assert (s.passed, own(s).at[1]) == (0, 3)
    for what in ("slot-1", "slot-2", "slot-3", "remove_anomaly"):
        s = against(ready=0)
        act(s, dice, what)
        assert s.passed == 0


@pytest.mark.rule("AS-452")
@pytest.mark.rule("AS-450")
@pytest.mark.rule("AS-F11")
def test_the_players_pass_does_not_end_the_phase(dice: Dice) -> None:
    s = kit.pool(against(ready=4), "SS")
    put(s, acted=9)
    dice.load(ai(2), ai(4), ai(5), ai(2), ai(3))
    play(s, "place scientist purify", "end", "pass")
    assert dice.left == [], "it took its turns until it passed"
    assert (s.era, s.phase) == (2, POWERING)
    s = against(ready=0)
    dice.load(ai(2))
    play(s, "place scientist purify", "end")
    assert (s.passed, s.phase, s.seat) == (1 << BOT, TURNS, ME), "nor does its own"


@pytest.mark.rule("AS-453")
def test_it_always_passes_in_the_end() -> None:
    for seed in range(40):
        s = against(3)
        s.rng = seed * 7919 + 1
        s.passed = 1 << ME
        for _ in range(200):
            if s.passed >> BOT & 1:
                break
            take_turn(s)
        assert s.passed >> BOT & 1


@pytest.mark.rule("AS-431")
def test_all_else_is_as_with_the_chronobot(dice: Dice) -> None:
    s = occupy(against(), ME, "construct-1", "construct-2")
    act(s, dice, "factory")
    assert (spaces(s), s.banner) == (["council-left"], BOT)
    s = kit.pool(kit.staff(against(), BOT, active="SEA"), "G")
    act(s, dice, "genius")
    assert s.vp[BOT] == 6
    s = kit.mine(kit.give(against(), BOT, N=1, U=1, G=1), "GUTTT")
    act(s, dice, "mine")
    assert (kit.goods(s, BOT), s.vp[BOT]) == ({"U": 1}, 5)
    s = gained(project_row(against(3), "S-02"), "circle")
    act(s, dice, "superproject")
    assert len(own(s).projects) == 1
    s = warp(against(4), e1=2, e3=2)
    act(s, dice, "time_travel")
    assert (tiles(s), s.travel[BOT]) == ({1: 1, 3: 2}, 1)
    s = kit.give(against(), BOT, T=2, N=1)
    put(s, anomalies=1)
    act(s, dice, "remove_anomaly")
    assert kit.goods(s, BOT) == {"N": 1}


# ---- failures


@pytest.mark.rule("AS-440")
@pytest.mark.rule("AS-F08")
@pytest.mark.rule("AS-F09")
def test_without_a_space_an_exosuit_is_lost(dice: Dice) -> None:
    s = occupy(against(ready=2), ME, *FULL)
    assert failure(act(s, dice, "research")) == ("no_space", 1)
    assert (own(s).ready, spaces(s), s.vp[BOT]) == (1, [], 1)
    s = occupy(against(ready=1), ME, *MINES)
    assert failure(act(s, dice, "mine")) == ("no_mine", 1)
    assert (own(s).ready, spaces(s), s.passed) == (0, [], 0)


@pytest.mark.rule("AS-441")
def test_it_is_lost_for_this_era_only(dice: Dice) -> None:
    s = occupy(against(ready=6), ME, *FULL)
    act(s, dice, "factory")
    assert own(s).ready == 5
    s.passed = 1 << BOT
    dice.load((10, 0), (9, 0), (8, 0))
    play(s, "pass", "done")
    assert (s.era, own(s).ready) == (2, 6)


@pytest.mark.rule("AS-442")
@pytest.mark.rule("AS-F10")
def test_no_further_loss_where_only_the_effect_is_impossible(dice: Dice) -> None:
    s = houses(against(ready=3), "B-201", "B-202", "B-203")
    assert failure(act(s, dice, "factory")) == ("three_of_type", 1)
    assert (own(s).ready, spaces(s)) == (2, ["construct-1"])
    for what, why in (("time_travel", "no_tile"), ("remove_anomaly", "no_anomaly")):
        s = against(2, ready=3)
        assert failure(act(s, dice, what)) == (why, 1)
        assert own(s).ready == 3


@pytest.mark.rule("AS-490")
@pytest.mark.rule("AS-F15")
def test_rewarded_failures_of_cx_7(dice: Dice) -> None:
    s = against(rewarded_failure=True)
    assert failure(act(s, dice, "remove_anomaly")) == ("no_anomaly", 2)
    assert s.vp[BOT] == 2
    s = solo(rewarded_failure=True)
    assert failure(act(s, dice, "remove_anomaly")) == ("no_anomaly", 1), "the Chronobot knows no such option"


@pytest.mark.rule("AS-490")
@pytest.mark.rule("AS-492")
@pytest.mark.rule("AS-F16")
def test_new_shapes_of_cx_8(dice: Dice) -> None:
    for face, name in ((0, "triangle"), (1, "square")):
        s = gained(against(new_shapes=True), "circle", "circle", "triangle", "square")
        act(s, dice, "research", (2, face))
        assert shapes_of(s)[-1].startswith(name)
    s = gained(against(new_shapes=True), "circle", "square")
    events = act(s, dice, "research")
    assert shapes_of(s)[-1].startswith("triangle")
    assert [event.reveals for event in events if event.id == "bot_rarest"] == [False], "no chance without a tie"
    assert told(events, "bot_shape") == []


# ---- score


@pytest.mark.rule("AS-480")
@pytest.mark.rule("AS-490")
def test_the_score_and_leftover_energy_of_cx_5() -> None:
    for option, points in ((False, 12), (True, 16)):
        s = houses(against(leftover_energy=option), "B-101", "S-02")
        s.vp[BOT] = 3
        put(s, energy=4, exhausted=5)
        assert s.totals()[BOT] == points
        assert ("energy" in [line.id for line in s.scores()[BOT].lines]) is option
    s.phase = 6
    s.vp[ME] += s.totals()[BOT] - s.totals()[ME]
    assert [table.place for table in s.scores()] == [2, 1]
    s.vp[ME] += 1
    assert [table.place for table in s.scores()] == [1, 2]
