"""Where the automatic opponents place Exosuits, what they construct, how Actions fail (sections 7 to 9 and 15 of the solo rules)."""

from __future__ import annotations

import pytest

from exhibition_suite.engine import Rng
from exhibition_suite.games.anachrony import GAME
from exhibition_suite.games.anachrony.actions import CAPITAL
from exhibition_suite.games.anachrony.automa_plans import space_for
from exhibition_suite.games.anachrony.automa_state import put
from exhibition_suite.games.anachrony.goods import SUIT, shapes_in
from exhibition_suite.games.anachrony.items import NUMBER
from exhibition_suite.games.anachrony.players import EMPTY
from tests.games.anachrony import kit
from tests.games.anachrony.kit import State, occupy, play
from tests.games.anachrony.solo import (
    ACTS,
    BOT,
    ME,
    Dice,
    act,
    copies,
    failure,
    gained,
    houses,
    names,
    outcome,
    own,
    project_row,
    score_of,
    shape,
    shapes_of,
    solo,
    spaces,
    stacks,
    tiles,
    told,
    warp,
)

CONSTRUCT = ("construct-1", "construct-2")
RECRUIT = ("recruit-1", "recruit-2")
RESEARCH = ("research-1", "research-2")
COUNCIL = ("council-left", "council-right")
MINES = ("mine-1", "mine-2", "mine-3")
LABS = ("B-410", "B-414", "B-403")


def circles(what: str) -> list[tuple[int, int]]:
    """The rolls that an Action needs besides the AI die: Research a circle."""
    return [shape("circle")] if what in ("research", "genius") else []


# ---- spaces


@pytest.mark.rule("AS-100")
@pytest.mark.rule("AS-109")
@pytest.mark.rule("AN-691")
def test_an_empty_exosuit_blocks_its_space(dice: Dice) -> None:
    s = kit.pool(solo(ready=3), "S")
    act(s, dice, "recruit")
    assert [code for code in s.hexes if code >= 0] == [16 * BOT + SUIT]
    assert own(s).ready == 2
    kit.pool(s, "SSS")
    assert not kit.may(s, "place engineer recruit-1")
    assert kit.may(s, "place engineer recruit-2")


@pytest.mark.rule("AS-101")
@pytest.mark.rule("AS-148")
@pytest.mark.rule("AS-262")
@pytest.mark.rule("AS-E53")
def test_costs_and_bonuses_of_spaces_are_ignored(dice: Dice) -> None:
    s = solo(5)
    kit.tile(s, "research-1", "K-11")
    events = act(s, dice, "research", shape("square"))
    assert spaces(s) == ["research-1"]
    assert (s.goods[BOT], s.vp[BOT], s.paradox[BOT], s.morale[BOT]) == (0, 0, 0, 1)
    assert len(own(s).gained) == 1
    assert [event.id for event in events if not event.id.startswith("bot")] == []
    kit.to_clean_up(s_passed(s))
    assert s.closed >> 6 & 1, "it is turned face down"


def s_passed(s: State) -> State:
    """The opponent has passed, so that the player's pass ends the phase without a roll."""
    s.passed |= 1 << BOT
    s.warped = [0, 0]
    return s


@pytest.mark.rule("AS-102")
@pytest.mark.rule("AS-103")
@pytest.mark.rule("AS-104")
@pytest.mark.rule("AS-106")
@pytest.mark.rule("AS-180")
@pytest.mark.rule("AN-692")
@pytest.mark.parametrize("action", range(3))
def test_the_topmost_space_then_the_council_then_none(dice: Dice, action: int) -> None:
    name = CAPITAL[action]
    s = solo(ready=6)
    for wanted in (f"{name}-1", f"{name}-2", *COUNCIL):
        what = {"construct": "factory", "recruit": "recruit", "research": "research"}[name]
        kit.pool(s, "SSSS")
        events = act(s, dice, what, *circles(what))
        assert [p["hex"] for p in told(events, "bot_placed")] == [wanted]
        assert outcome(events) == "ok" or (name, wanted) == ("construct", "council-right"), "three Factories are built by then"
    assert space_for(s, action) == EMPTY
    vp = s.vp[BOT]
    if what == "recruit":
        s.pool = 0
    events = act(s, dice, what)
    assert failure(events) == ("no_space", 1)
    assert (s.vp[BOT], own(s).ready, s.out[BOT]) == (vp + 1, 2, 4)


@pytest.mark.rule("AS-102")
def test_the_third_space_is_for_four_players_and_covered_ones_are_closed() -> None:
    s = solo(5)
    assert [space_for(occupy(solo(), ME, *CONSTRUCT), 0)] == [9], "not construct-3"
    kit.close(s, "construct-1")
    assert space_for(s, 0) == 1
    kit.close(s, "construct-2", "council-left", "council-right")
    assert space_for(s, 0) == EMPTY


@pytest.mark.rule("AS-105")
@pytest.mark.rule("AS-E09")
@pytest.mark.rule("AS-E62")
@pytest.mark.rule("AS-E58")
def test_the_left_council_space_makes_it_first_player(dice: Dice) -> None:
    for before in (ME, BOT):
        s = occupy(solo(), ME, *CONSTRUCT)
        s.banner = before
        events = act(s, dice, "factory")
        assert spaces(s) == ["council-left"]
        assert len(own(s).buildings) == 1
        assert s.banner == BOT
        assert [p["rule"] for p in told(events, "bot_first")] == ["AS-105"]
        play(s_passed(s), "pass")
        assert (s.first, s.order) == (BOT, (BOT, ME))
    s = solo()
    act(s, dice, "factory")
    play(s_passed(s), "pass")
    assert s.first == ME, "nobody used the left space"


@pytest.mark.rule("AS-104")
@pytest.mark.rule("AS-110")
@pytest.mark.rule("AS-E10")
@pytest.mark.rule("AS-E11")
def test_the_right_council_space_asks_for_nothing_and_may_be_covered(dice: Dice) -> None:
    s = occupy(solo(), ME, *CONSTRUCT, "council-left")
    s.banner = ME
    act(s, dice, "factory")
    assert spaces(s) == ["council-right"]
    assert (len(own(s).buildings), s.banner) == (1, ME)
    s = occupy(solo(narrow_council=True), ME, *CONSTRUCT, "council-left")
    events = act(s, dice, "factory")
    assert failure(events) == ("no_space", 1)
    assert (own(s).buildings, own(s).ready) == ((), 6)


@pytest.mark.rule("AS-107")
@pytest.mark.rule("AS-E18")
def test_mine_never_goes_to_the_council(dice: Dice) -> None:
    s = occupy(solo(), ME, *MINES)
    events = act(s, dice, "mine")
    assert failure(events) == ("no_mine", 1)
    assert outcome(events) == "failed_no_space"
    assert (spaces(s), own(s).ready) == ([], 6)


@pytest.mark.rule("AS-108")
@pytest.mark.rule("AS-150")
@pytest.mark.rule("AS-160")
@pytest.mark.parametrize("what", ACTS)
def test_which_actions_place_an_exosuit(dice: Dice, what: str) -> None:
    s = warp(solo(2), e1=1)
    put(s, anomalies=1)
    kit.give(s, BOT, T=2)
    kit.pool(s, "S")
    act(s, dice, what, *circles(what))
    stays = what in ("time_travel", "remove_anomaly", "reboot")
    assert (own(s).ready, s.out[BOT]) == ((6, 0) if stays else (5, 1))


# ---- Construct


@pytest.mark.rule("AS-111")
def test_each_position_builds_its_own_type(dice: Dice) -> None:
    for row, what in enumerate(("power_plant", "factory", "life_support", "lab")):
        s = solo()
        top = {s.top(row, False), s.top(row, True)}
        act(s, dice, what)
        assert set(own(s).buildings) < top


@pytest.mark.rule("AS-112")
@pytest.mark.rule("AS-113")
@pytest.mark.rule("AS-115")
@pytest.mark.rule("AS-116")
@pytest.mark.rule("AS-E12")
@pytest.mark.rule("AS-E13")
@pytest.mark.rule("AN-693")
@pytest.mark.parametrize(
    ("primary", "secondary", "taken"),
    [("B-204", "B-206", "B-206"), ("B-204", "B-203", "B-204"), ("B-201", "B-203", "B-203"), ("B-203", "", "B-203"), ("", "B-201", "B-201")],
)
def test_the_building_with_more_points(dice: Dice, primary: str, secondary: str, taken: str) -> None:
    s = stacks(solo(), primary, secondary)
    second = taken == secondary
    below = (s.secondary if second else s.primary)[1][1]
    score, goods, flags = score_of(s), s.goods[BOT], s.flags[BOT]
    events = act(s, dice, "factory")
    assert names(own(s).buildings) == [taken]
    assert s.top(1, second) == below
    assert [event.id for event in events if event.id == "uncovered"] == ["uncovered"], "the next tile shows at once"
    assert score_of(s) == score + told(events, "bot_built")[0]["vp"]
    assert (s.goods[BOT], s.flags[BOT], s.vp[BOT]) == (goods, flags, 0)


@pytest.mark.rule("AS-113")
@pytest.mark.rule("AS-181")
def test_both_stacks_empty(dice: Dice) -> None:
    s = solo()
    s.primary[1] = s.secondary[1] = ()
    events = act(s, dice, "factory")
    assert failure(events) == ("no_building", 1)
    assert spaces(s) == ["construct-1"]


@pytest.mark.rule("AS-021")
@pytest.mark.rule("AS-114")
@pytest.mark.rule("AS-181")
@pytest.mark.rule("AS-E07")
def test_three_of_a_type(dice: Dice) -> None:
    s = houses(solo(), *LABS, "B-201", "B-202")
    events = act(s, dice, "lab")
    assert failure(events) == ("three_of_type", 1)
    assert outcome(events) == "failed_impossible"
    assert (spaces(s), s.vp[BOT], len(own(s).buildings)) == (["construct-1"], 1, 5)
    assert outcome(act(s, dice, "factory")) == "ok", "Superprojects and other types do not count"


@pytest.mark.rule("AS-182")
@pytest.mark.rule("AS-E08")
def test_no_space_comes_before_all_else(dice: Dice) -> None:
    s = occupy(houses(solo(), *LABS), ME, *CONSTRUCT, *COUNCIL)
    events = act(s, dice, "lab")
    assert failure(events) == ("no_space", 1)
    assert (s.vp[BOT], own(s).ready) == (1, 6)


@pytest.mark.rule("AS-117")
@pytest.mark.rule("AS-118")
@pytest.mark.rule("AS-122")
@pytest.mark.rule("AS-E14")
@pytest.mark.rule("AN-694")
def test_the_superproject_with_the_most_points_of_present_and_past(dice: Dice) -> None:
    s = gained(project_row(solo(3), "S-02", "S-16", "S-06", "S-15"), "square")
    events = act(s, dice, "superproject")
    assert names(own(s).projects) == ["S-02"], "5, oldest of two; the 8 of Era 4 is out of reach"
    assert (own(s).gained, s.breakthroughs[BOT], s.projects[0]) == ((), 0, EMPTY)
    assert told(events, "bot_project")[0]["era"] == 1
    assert (s.goods[BOT], s.vp[BOT]) == (0, 0)
    s = gained(project_row(solo(4), "S-02", "S-16", "S-06", "S-15"), "square")
    act(s, dice, "superproject")
    assert names(own(s).projects) == ["S-15"]


@pytest.mark.rule("AS-117")
def test_the_player_cannot_take_what_it_has_taken(dice: Dice) -> None:
    s = gained(project_row(solo(1), "S-02", "S-16"), "circle")
    act(s, dice, "superproject")
    assert s.projects[:2] == (EMPTY, NUMBER["S-16"])
    assert s.observe(ME).view.projects[0] == EMPTY


@pytest.mark.rule("AS-118")
@pytest.mark.rule("AS-119")
@pytest.mark.rule("AS-023")
@pytest.mark.rule("AS-E16")
@pytest.mark.parametrize(("face", "name"), [(0, "circle"), (1, "square")])
def test_chance_between_tied_shapes_then_the_first_gained(dice: Dice, face: int, name: str) -> None:
    s = gained(project_row(solo(1), "S-02"), "square/society", "circle/genetics", "circle/military", "triangle", "square/genetics")
    supply = shapes_in(s.supply)
    events = act(s, dice, "superproject", (2, face))
    first = {"circle": "circle/genetics", "square": "square/society"}[name]
    assert first not in shapes_of(s)
    assert len(shapes_of(s)) == 4
    assert sum(shapes_in(s.supply)) == sum(supply) + 1, "back to the general supply"
    assert [event.reveals for event in events if event.id == "bot_discarded"] == [True]
    s = gained(project_row(solo(1), "S-02"), "circle", "triangle/society", "triangle/military")
    act(s, dice, "superproject")
    assert shapes_of(s) == ["circle/time_travel", "triangle/military"], "no die where nothing is tied"


@pytest.mark.rule("AS-120")
@pytest.mark.rule("AS-121")
@pytest.mark.rule("AS-E15")
@pytest.mark.rule("AS-E17")
def test_superprojects_that_cannot_be_built(dice: Dice) -> None:
    s = project_row(solo(1), "S-02")
    assert failure(act(s, dice, "superproject")) == ("no_breakthrough", 1)
    assert (spaces(s), own(s).ready) == (["construct-1"], 5)
    s = gained(houses(solo(4), "S-02", "S-06", "S-10"), "circle")
    project_row(s, "S-15")
    assert failure(act(s, dice, "superproject")) == ("three_superprojects", 1)
    assert len(own(s).gained) == 1
    s = gained(project_row(solo(2), "", "", "S-15"), "circle")
    assert failure(act(s, dice, "superproject")) == ("no_superproject", 1)
    assert (len(own(s).gained), spaces(s), s.vp[BOT]) == (1, ["construct-1"], 1)


# ---- failures and priorities in one table


@pytest.mark.rule("AS-183")
@pytest.mark.rule("AS-181")
def test_all_failures(dice: Dice) -> None:
    full = (*CONSTRUCT, *RECRUIT, *RESEARCH, *COUNCIL, *MINES)
    cases: list[tuple[State, str, list[tuple[int, int]], bool]] = [
        (occupy(kit.pool(solo(), "SEAG"), ME, *full), what, [], False)
        for what in ("factory", "superproject", "recruit", "research", "genius", "mine")
    ]
    empty = solo()
    empty.primary[3] = empty.secondary[3] = ()
    cases += [
        (houses(solo(), *LABS), "lab", [], True),
        (empty, "lab", [], True),
        (solo(), "superproject", [], True),
        (copies(solo(), "circle", 0, 0, 0, 0, 0), "research", [shape("circle")], True),
        (kit.pool(solo(), ""), "recruit", [], True),
        (solo(2), "time_travel", [], False),
        (solo(), "remove_anomaly", [], False),
        (solo(ready=0, six_actions=True), "factory", [], False),
        (solo(ready=0, six_actions=True), "mine", [], False),
    ]
    for s, what, rolls, placed in cases:
        ready = own(s).ready
        events = act(s, dice, what, *rolls)
        assert failure(events)[1] == s.vp[BOT] == 1, what
        assert (own(s).ready, len(spaces(s))) == ((ready - 1, 1) if placed else (ready, 0)), what
        assert own(s).acted == 1


@pytest.mark.rule("AS-332")
@pytest.mark.rule("AS-334")
def test_decisions_depend_on_what_lies_open_alone(dice: Dice) -> None:
    """The same dice and the same open table give the same turn, whatever lies hidden."""
    for what in ACTS:
        base = warp(gained(kit.pool(solo(3), "SEG"), "circle", "square", "square"), e1=1)
        put(base, anomalies=1)
        kit.give(base, BOT, T=3)
        seen = base.observe(ME)
        other = GAME.redeal(seen, Rng(77))
        done = []
        for s in (base, other):
            act(s, dice, what, *([shape("square")] if what == "research" else []))
            done.append((own(s), s.goods[BOT], s.active[BOT], spaces(s), s.vp[BOT], tiles(s)))
        assert done[0] == done[1], what
