"""Research: one die is set, the other rolled, and what can be done about it (section 8.3)."""

from __future__ import annotations

from collections import Counter

import pytest

from exhibition_suite.games.anachrony.content import CONTENT
from exhibition_suite.games.anachrony.content_types import ANY_ICON
from exhibition_suite.games.anachrony.goods import ICONS, SHAPES, breakthrough, tiles_of
from tests.games.anachrony.kit import (
    State,
    breakthroughs,
    cover,
    crew,
    give,
    goods,
    hold,
    house,
    lead,
    listed,
    may,
    play,
    refused,
    tile,
)
from tests.games.anachrony.solo import Dice, Roll, shape

RESEARCH = "place scientist research-1"


def icon(name: str) -> Roll:
    """A roll of the icon die; `any` is the question mark."""
    return len(CONTENT.icon_die), CONTENT.icon_die.index(ANY_ICON if name == "any" else ICONS.index(name))


def sold_out(s: State, *pairs: str) -> State:
    """All three of these Breakthroughs are with the other player."""
    for pair in pairs:
        hold(s, 1, pair, pair, pair)
    return s


def gone(s: State, shape_: str) -> State:
    """No Breakthrough of this shape is left in the supply."""
    return sold_out(s, *(f"{shape_}/{one}" for one in ICONS))


def in_supply(s: State, pair: str) -> int:
    first, second = pair.split("/")
    return tiles_of(s.supply, breakthrough(SHAPES.index(first), ICONS.index(second)))


@pytest.mark.rule("AN-210", "AN-E04")
def test_only_with_a_scientist_or_a_genius() -> None:
    s = crew(2)
    for worker in ("engineer", "administrator"):
        assert refused(s, f"place {worker} research-1").rule == "AN-210"
    assert may(s, RESEARCH)
    assert may(s, "place genius research-1")


@pytest.mark.rule("AN-211")
def test_the_second_space_costs_one_water_the_third_two(dice: Dice) -> None:
    spent = {}
    for space in (1, 2, 3):
        s = give(lead(crew(2), 0, "wolfe"), 0, W=5)
        s.seats = 4
        dice.load(icon("society"))
        play(s, f"place scientist research-{space}", "die circle")
        spent[space] = 5 - goods(s)["W"]
    assert spent == {1: 0, 2: 1, 3: 2}
    assert refused(give(crew(2), 0), "place scientist research-2").rule == "AN-211"


@pytest.mark.rule("AN-211")
def test_after_the_impact_the_spaces_cost_nothing(dice: Dice) -> None:
    for space in (1, 2):
        s = tile(crew(2, era=5), f"research-{space}", "K-11")
        dice.load(shape("circle"))
        play(s, f"place scientist research-{space}", "die society")
        assert breakthroughs(s) == {"circle/society": 1}


@pytest.mark.rule("AN-212", "AN-215")
@pytest.mark.parametrize("face", SHAPES)
def test_the_shape_is_set_and_the_icon_rolled(dice: Dice, face: str) -> None:
    s = crew(2)
    play(s, RESEARCH)
    assert set(listed(s)) == {f"die {one}" for one in (*SHAPES, *ICONS)}, "the question mark cannot be set"
    dice.load(icon("genetics"))
    play(s, f"die {face}")
    assert breakthroughs(s) == {f"{face}/genetics": 1}
    assert in_supply(s, f"{face}/genetics") == 2


@pytest.mark.rule("AN-212", "AN-215")
@pytest.mark.parametrize("face", ICONS)
def test_the_icon_is_set_and_the_shape_rolled(dice: Dice, face: str) -> None:
    s = crew(2)
    dice.load(shape("square"))
    play(s, RESEARCH, f"die {face}")
    assert breakthroughs(s) == {f"square/{face}": 1}


@pytest.mark.rule("AN-213")
def test_what_the_dice_show() -> None:
    shapes = Counter(SHAPES[face] for face in CONTENT.shape_die)
    assert {name: count / len(CONTENT.shape_die) for name, count in shapes.items()} == dict.fromkeys(SHAPES, 1 / 3)
    assert sorted(CONTENT.icon_die) == sorted((*range(len(ICONS)), ANY_ICON)), "each face once"


@pytest.mark.rule("AN-213")
def test_the_dice_are_rolled() -> None:
    found = set()
    s = crew(2)
    play(s, RESEARCH)
    for seed in range(60):
        one = s.copy()
        one.rng = seed * 977 + 5
        events = play(one, "die circle")
        found |= {event.params["icon"] for event in events if event.id == "rolled_icon"}
    assert found == {*ICONS, "any"}


@pytest.mark.rule("AN-214")
def test_a_question_mark_is_any_icon_of_choice(dice: Dice) -> None:
    s = crew(2)
    dice.load(icon("any"))
    play(s, RESEARCH, "die triangle")
    assert set(listed(s)) == {f"icon {one}" for one in ICONS}
    play(s, "icon military")
    assert breakthroughs(s) == {"triangle/military": 1}


@pytest.mark.rule("AN-214", "AN-E103")
def test_the_icon_of_choice_must_be_in_stock(dice: Dice) -> None:
    s = sold_out(crew(2), "circle/society")
    dice.load(icon("any"))
    play(s, RESEARCH, "die circle")
    assert refused(s, "icon society").rule == "AN-214"
    assert set(listed(s)) == {f"icon {one}" for one in ICONS if one != "society"}
    play(s, "icon genetics")
    assert breakthroughs(s) == {"circle/genetics": 1}


@pytest.mark.rule("AN-216", "AN-E104")
@pytest.mark.parametrize("die", ["shape", "icon"])
def test_what_is_out_of_stock_is_rolled_again_with_either_die(dice: Dice, die: str) -> None:
    s = sold_out(crew(2), "circle/society", "circle/military")
    dice.load(icon("society"))
    play(s, RESEARCH, "die circle")
    assert set(listed(s)) == {"reroll shape", "reroll icon"}
    assert breakthroughs(s) == {}
    if die == "icon":
        dice.load(icon("military"))
        play(s, "reroll icon")
        assert set(listed(s)) == {"reroll shape", "reroll icon"}, "as often as needed"
        dice.load(shape("square"))
        play(s, "reroll shape")
        assert breakthroughs(s) == {"square/military": 1}
    else:
        dice.load(shape("triangle"))
        play(s, "reroll shape")
        assert breakthroughs(s) == {"triangle/society": 1}, "the die set before is rolled too"


@pytest.mark.rule("AN-216")
def test_a_die_that_cannot_help_alone_may_be_rolled_too(dice: Dice) -> None:
    s = gone(crew(2), "circle")
    dice.load(shape("circle"))
    play(s, RESEARCH, "die society")
    assert set(listed(s)) == {"reroll shape", "reroll icon"}
    dice.load(icon("military"))
    play(s, "reroll icon")
    dice.load(shape("square"))
    play(s, "reroll shape")
    assert breakthroughs(s) == {"square/military": 1}


@pytest.mark.rule("AN-212", "AN-216")
def test_a_face_of_which_nothing_is_left_may_be_set_all_the_same(dice: Dice) -> None:
    s = gone(crew(2), "circle")
    play(s, RESEARCH)
    assert set(listed(s)) == {f"die {one}" for one in (*SHAPES, *ICONS)}
    assert "die circle" not in [action.text for action in s.actions()], "nobody is advised to"
    dice.load(icon("any"), shape("square"))
    play(s, "die circle", "reroll shape", "icon society")
    assert breakthroughs(s) == {"square/society": 1}


@pytest.mark.rule("AN-217", "AN-490")
@pytest.mark.parametrize("who", ["lab", "leader"])
def test_for_one_water_the_other_die_is_set_too(dice: Dice, who: str) -> None:
    s = crew(2)
    if who == "lab":
        house(s, 0, "B-411")
    else:
        lead(s, 0, "cornella")
    give(s, 0, W=1)
    play(s, RESEARCH, "both square/technology")
    assert breakthroughs(s) == {"square/technology": 1}
    assert goods(s) == {}
    play(s, "pass")
    s.hexes[6] = -1
    play(s, RESEARCH)
    assert refused(s, "both square/technology").rule == "AN-217", "no Water"
    dice.load(icon("society"))
    play(s, "die circle")


@pytest.mark.rule("AN-217", "AN-023")
def test_without_lab_or_leader_one_die_is_rolled() -> None:
    for s in (crew(2), cover(house(crew(2), 0, "B-411"), 0, "B-411"), house(crew(2), 1, "B-411")):
        give(s, 0, W=9)
        play(s, RESEARCH)
        assert refused(s, "both square/technology").rule == "AN-217"


@pytest.mark.rule("AN-217", "AN-E106")
def test_lab_and_leader_do_not_add_up() -> None:
    s = give(lead(house(crew(2), 0, "B-411"), 0, "cornella"), 0, W=5)
    play(s, RESEARCH, "both circle/society")
    assert goods(s) == {"W": 4}
    assert breakthroughs(s) == {"circle/society": 1}, "one Breakthrough, for 1 Water"
    assert not s.choosing


@pytest.mark.rule("AN-277", "AN-E107")
def test_tile_13_sets_both_dice_without_water() -> None:
    for s in (crew(2, era=5), house(crew(2, era=5), 0, "B-411")):
        give(tile(s, "research-1", "K-13"), 0, W=2)
        play(s, RESEARCH)
        assert refused(s, "die circle").rule == "AN-277"
        play(s, "both circle/society")
        assert goods(s) == {"W": 2}
        assert breakthroughs(s) == {"circle/society": 1}


@pytest.mark.rule("AN-218")
def test_without_a_breakthrough_left_it_cannot_be_chosen() -> None:
    s = crew(2)
    for one in SHAPES:
        gone(s, one)
    assert s.supply == 0
    assert refused(s, RESEARCH).rule == "AN-218"
    s.breakthroughs[1] -= 1
    s.supply = 1
    assert may(s, RESEARCH)
