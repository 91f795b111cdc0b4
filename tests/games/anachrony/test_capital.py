"""Collapsing Capital tiles: when they are laid and closed, and what each of them adds (section 9)."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony.actions import PLACES
from exhibition_suite.games.anachrony.goods import ICONS
from exhibition_suite.games.anachrony.items import CAPITAL_IDS
from tests.games.anachrony.kit import (
    State,
    active,
    breakthroughs,
    built,
    crew,
    give,
    goods,
    hold,
    house,
    listed,
    may,
    occupy,
    offer,
    play,
    pool,
    project,
    refused,
    staff,
    start,
    tile,
    tired,
    to_clean_up,
    turns,
)

CAPITAL = ("construct", "recruit", "research")


def late(place: str, name: str, **how: int) -> State:
    """Era 5; seat 0 to move, this tile lies on a space."""
    return tile(crew(2, era=5, **how), place, name)


def laid(s: State) -> dict[str, str]:
    """Tiles on the board by space."""
    return {PLACES[space]: CAPITAL_IDS[one] for space, one in enumerate(s.capital) if one >= 0}


def face_down(s: State) -> set[str]:
    return {PLACES[space] for space in range(9) if s.closed >> space & 1}


def finish(s: State) -> State:
    """Answers whatever is still asked by the first answer there is."""
    while s.choosing:
        play(s, s.actions()[0].text)
    return s


# ---- laid, used, closed


@pytest.mark.rule("AN-270", "AN-384", "AN-058")
@pytest.mark.parametrize(("seats", "each"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_at_the_impact_a_tile_lies_on_each_space_of_its_action(seats: int, each: int) -> None:
    s = crew(seats, era=4)
    assert laid(s) == {}
    to_clean_up(s)
    assert s.era == 5
    assert set(laid(s)) == {f"{action}-{number}" for action in CAPITAL for number in range(1, each + 1)}
    first = {"construct": "K-2", "recruit": "K-3", "research": "K-1"}
    assert all(name.startswith(first[space.split("-")[0]]) for space, name in laid(s).items())
    assert len(set(laid(s).values())) == 3 * each
    assert face_down(s) == set()


@pytest.mark.rule("AN-273")
def test_tiles_are_laid_in_random_order_from_the_top() -> None:
    orders = {start(2, seed).ruins[:2] for seed in range(40)}
    assert len(orders) > 12, "of 20 orders of two out of five"
    assert {CAPITAL_IDS[one] for order in orders for one in order} == {f"K-2{n}" for n in range(1, 6)}
    s = crew(2, era=4)
    hidden = s.ruins
    to_clean_up(s)
    assert s.capital[:9] == hidden, "the first of a type on the top space"


@pytest.mark.rule("AN-271")
def test_any_admitted_worker_of_any_player_uses_a_face_up_tile() -> None:
    s = late("research-1", "K-11")
    assert refused(s, "place engineer research-1").rule == "AN-210"
    play(s, "pass", "place scientist research-1", "die circle")
    finish(s)
    assert s.vp[:2] == [0, 2]
    assert sum(breakthroughs(s, 1).values()) == 1, "the Action, and the bonus in addition"


@pytest.mark.rule("AN-272", "AN-373", "AN-E21")
def test_a_used_tile_is_turned_face_down_and_an_unused_one_stays() -> None:
    s = tile(late("recruit-1", "K-33"), "recruit-2", "K-32")
    pool(s, "SS")
    play(s, "place engineer recruit-1")
    assert face_down(s) == set(), "not before Clean Up"
    to_clean_up(s)
    assert face_down(s) == {"recruit-1"}
    turns(s)
    pool(staff(s, 0, "E"), "SS")
    assert refused(s, "place engineer recruit-1").rule == "AN-272"
    assert may(s, "place engineer recruit-2")
    to_clean_up(s)
    turns(s)
    assert face_down(s) == {"recruit-1"}, "for the rest of the game"


@pytest.mark.rule("AN-390", "AN-E19")
@pytest.mark.parametrize("era", [5, 6])
def test_the_game_ends_when_the_last_tile_collapses(era: int) -> None:
    s = crew(2, era=era)
    last = "research-1"
    for space in list(laid(s)):
        if space != last:
            s.closed |= 1 << PLACES.index(space)
    still = s.copy()
    to_clean_up(still)
    assert still.phase_id != "over", "one tile is face up"
    play(s, "place scientist research-1", "die circle")
    to_clean_up(finish(s))
    assert s.phase_id == "over"
    assert s.era == era


@pytest.mark.rule("AN-390", "AN-E20")
@pytest.mark.parametrize("era", [1, 4])
def test_without_any_tile_yet_the_game_goes_on(era: int) -> None:
    s = crew(2, era=era)
    to_clean_up(s)
    assert (s.era, s.phase_id) == (era + 1, "power_up")


# ---- once more


@pytest.mark.rule("AN-274", "AN-276")
def test_tile_12_one_more_research() -> None:
    s = late("research-2", "K-12")
    play(s, "place scientist research-2", "die circle")
    while "leave" not in listed(s):
        play(s, s.actions()[0].text)
    assert sum(breakthroughs(s).values()) == 1
    declined = s.copy()
    play(declined, "leave")
    assert not declined.choosing
    play(s, "die society")
    finish(s)
    assert sum(breakthroughs(s).values()) == 2, "twice, and the tile is not triggered again"
    assert goods(s) == {}, "no placement cost"
    assert s.powered[0].bit_count() == 5, "the same Exosuit"


@pytest.mark.rule("AN-274", "AN-280", "AN-E14")
def test_tile_21_one_more_construct() -> None:
    s = offer(late("construct-1", "K-21"), "B-305", "B-204")
    give(s, 0, T=2, G=1)
    play(s, "place engineer construct-1", "build B-305", "build B-204")
    assert built(s) == {"life_support-1": "B-305", "factory-1": "B-204"}
    assert goods(s) == {}, "1 T, then 1 T and 1 G: the Engineer's discount twice"
    assert not s.choosing, "and not a third time"
    assert active(s) == "SSEAAG"
    s = offer(late("construct-1", "K-21"), "B-305")
    give(s, 0, T=3, G=1)
    play(s, "place scientist construct-1", "build B-305")
    assert not s.choosing, "1 T and 1 G pay for nothing more: skipped"


@pytest.mark.rule("AN-274", "AN-280")
def test_the_second_construct_may_be_declined() -> None:
    s = give(offer(late("construct-1", "K-21"), "B-305"), 0, T=9, G=9)
    play(s, "place engineer construct-1")
    assert refused(s, "leave").rule == "AN-019", "the first may not"
    play(s, "build B-305", "leave")
    assert list(built(s).values()) == ["B-305"]


@pytest.mark.rule("AN-274", "AN-285", "AN-E10")
def test_tile_31_one_more_recruit() -> None:
    s = pool(late("recruit-1", "K-31"), "SEA")
    play(s, "place engineer recruit-1", "recruit scientist", "recruit engineer")
    assert not s.choosing
    assert (goods(s), active(s)) == ({"W": 2, "E": 1}, "SSSEEAAG")
    one = pool(late("recruit-1", "K-31"), "S")
    play(one, "place engineer recruit-1")
    assert not one.choosing, "nobody left: skipped"
    assert goods(one) == {"W": 2}
    genius = pool(late("recruit-1", "K-31"), "SG")
    play(genius, "place engineer recruit-1")
    assert not genius.choosing, "the same Engineer cannot take the Genius"
    declined = pool(late("recruit-1", "K-31"), "SS")
    play(declined, "place engineer recruit-1", "leave")
    assert goods(declined) == {"W": 2}


# ---- Research tiles


@pytest.mark.rule("AN-275")
def test_tile_11_two_vp() -> None:
    s = late("research-1", "K-11")
    play(s, "place scientist research-1", "die circle")
    finish(s)
    assert s.vp[0] == 2


@pytest.mark.rule("AN-277")
def test_tile_13_no_roll() -> None:
    s = late("research-1", "K-13")
    rng = s.rng
    play(s, "place scientist research-1", "both triangle/military")
    assert breakthroughs(s) == {"triangle/military": 1}
    assert s.rng == rng


@pytest.mark.rule("AN-278")
@pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_tile_14_up_to_two_paradox_tokens(held: int, left: int) -> None:
    s = late("research-1", "K-14")
    s.paradox[0] = s.paradox[1] = held
    play(s, "place scientist research-1", "die circle")
    finish(s)
    assert s.paradox[:2] == [left, held]


@pytest.mark.rule("AN-279", "AN-E18")
@pytest.mark.parametrize(("worker", "left"), [("scientist", {}), ("genius", {"T": 1})])
def test_tile_15_a_superproject_besides(worker: str, left: dict[str, int]) -> None:
    s = hold(project(offer(late("research-1", "K-15"), "B-305"), "S-03"), 0, "square/time_travel")
    give(s, 0, T=2, G=2)
    play(s, f"place {worker} research-1", "die triangle")
    while not may(s, "leave"):
        play(s, s.actions()[0].text)
    assert refused(s, "build B-305").rule == "AN-279", "no Building"
    declined = s.copy()
    play(declined, "leave")
    assert built(declined) == {}
    play(s, "project S-03", "spot lab-1")
    assert built(s) == {"lab-1": "S-03"}
    assert goods(s) == left
    assert sum(breakthroughs(s).values()) == 1, "the Research gave one, the Superproject took one"


# ---- Construct tiles


@pytest.mark.rule("AN-281", "AN-193", "AN-E16")
def test_tile_22_one_neutronium_less() -> None:
    s = give(offer(late("construct-1", "K-22"), "B-101"), 0, N=1, T=2, W=1)
    play(s, "place scientist construct-1", "build B-101")
    assert goods(s) == {"N": 1}
    s = give(offer(late("construct-1", "K-22"), "B-305"), 0, N=1, T=2)
    play(s, "place scientist construct-1", "build B-305")
    assert goods(s) == {"N": 1}, "nothing else gets cheaper"
    assert refused(give(offer(late("construct-1", "K-22"), "B-305"), 0, T=1), "place scientist construct-1").rule == "AN-018"


@pytest.mark.rule("AN-282")
def test_tile_23_one_cube_of_choice_less() -> None:
    s = give(offer(late("construct-1", "K-23"), "B-201"), 0, T=2, G=1)
    play(s, "place scientist construct-1", "build B-201")
    assert set(listed(s)) == {"save titanium", "save gold"}
    play(s, "save titanium")
    assert goods(s) == {"T": 1}
    s = give(offer(late("construct-1", "K-23"), "B-101"), 0, T=2, W=1)
    play(s, "place scientist construct-1")
    assert refused(s, "build B-101").rule == "AN-180", "Neutronium is none of the three"


@pytest.mark.rule("AN-193", "AN-192", "AN-E15")
def test_three_discounts_bring_two_titanium_and_a_gold_to_nothing() -> None:
    s = house(offer(late("construct-1", "K-23"), "B-201"), 0, "S-05", at="lab-1")
    s.primary, s.secondary = [(), s.primary[1], (), ()], [()] * 4
    assert not may(s, "place scientist construct-1")
    play(s, "place engineer construct-1")
    assert built(s)["factory-1"] == "B-201"
    assert goods(s) == {}


@pytest.mark.rule("AN-283", "AN-E17")
def test_tile_24_two_vp_for_a_superproject() -> None:
    s = hold(project(offer(late("construct-1", "K-24"), "B-305"), "S-03"), 0, "square/time_travel")
    give(s, 0, T=2, G=2)
    building = s.copy()
    play(s, "place scientist construct-1", "project S-03", "spot factory-1")
    assert s.vp[0] == 2
    play(building, "place scientist construct-1", "build B-305")
    assert building.vp[0] == 0


@pytest.mark.rule("AN-284", "AN-E17")
def test_tile_25_vp_by_the_spot_of_a_building() -> None:
    found = []
    for before in ((), ("B-201",), ("B-201", "B-202")):
        s = house(give(offer(late("construct-1", "K-25"), "B-206"), 0, T=2, G=2, W=2), 0, *before)
        play(s, "place scientist construct-1", "build B-206")
        found.append(s.vp[0])
    assert found == [1, 2, 3]
    s = hold(project(late("construct-1", "K-25"), "S-03"), 0, "square/time_travel")
    play(give(s, 0, T=2, G=2), "place scientist construct-1", "project S-03", "spot factory-1")
    assert s.vp[0] == 0


@pytest.mark.rule("AN-195")
@pytest.mark.parametrize("order", ["effect", "bonus"])
def test_the_player_orders_a_tiles_bonus_and_an_immediate_effect(order: str) -> None:
    s = give(offer(late("construct-1", "K-21"), "B-315", "B-201"), 0, T=4, G=1)
    play(s, "place scientist construct-1", "build B-315", f"order {order}")
    assert goods(s).get("W", 0) == (8 if order == "effect" else 0)
    play(s, "build B-201")
    assert goods(s) == {"W": 8}
    assert set(built(s).values()) == {"B-315", "B-201"}


# ---- Recruit tiles


@pytest.mark.rule("AN-286", "AN-014", "AN-E12")
def test_tile_32_a_powered_up_exosuit() -> None:
    s = pool(late("recruit-1", "K-32", suits=2), "S")
    play(s, "place engineer recruit-1")
    assert s.powered[0].bit_count() == 2, "one placed, one gained"
    s = pool(late("recruit-1", "K-32"), "S")
    play(s, "place engineer recruit-1")
    assert s.powered[0].bit_count() == 5, "all six are in use"
    assert goods(s) == {"W": 2}


@pytest.mark.rule("AN-287", "AN-296", "AN-E13")
@pytest.mark.parametrize(("side", "points"), [("A", 2), ("B", 3)])
def test_tile_33_a_step_on_the_morale_track(side: str, points: int) -> None:
    s = pool(tile(crew(2, era=5, board_side=side), "recruit-1", "K-33"), "SS")
    s.morale[0] = 6
    step = s.copy()
    play(step, "place engineer recruit-1")
    assert (step.morale[0], step.vp[0]) == (7, 0)
    s.morale[0] = 7
    play(s, "place engineer recruit-1")
    assert (s.morale[0], s.vp[0]) == (7, points), "Harmony's overflow"


@pytest.mark.rule("AN-288", "AN-E11")
def test_tile_34_what_lies_beside_once_more() -> None:
    s = pool(late("recruit-1", "K-34"), "S")
    play(s, "place engineer recruit-1")
    assert goods(s) == {"W": 4}
    assert active(s).count("S") == 3, "one Worker only"
    for second, found in (("vp", ({"W": 2}, 1)), ("water", ({"W": 4}, 0))):
        s = pool(late("recruit-1", "K-34"), "G")
        play(s, "place administrator recruit-1", "bonus water", f"bonus {second}")
        assert (goods(s), s.vp[0]) == found


@pytest.mark.rule("AN-289", "AN-302")
def test_tile_35_all_tired_workers_become_active() -> None:
    s = pool(staff(late("recruit-1", "K-35"), 0, "E", "SSA"), "S")
    staff(s, 1, "E", "S")
    play(s, "place engineer recruit-1")
    assert (active(s), tired(s), tired(s, 1)) == ("SSSA", "", "S")
    to_clean_up(s)
    assert tired(s) == "E", "not the one on the space"


@pytest.mark.rule("AN-156", "AN-227")
def test_each_tile_counts_for_the_exosuit_that_stands_on_it() -> None:
    s = tile(late("research-1", "K-11"), "research-2", "K-14")
    s.paradox[0] = 2
    occupy(s, 1, "research-1")
    play(s, "place scientist research-2", f"die {ICONS[0]}")
    finish(s)
    assert (s.vp[0], s.vp[1], s.paradox[0]) == (0, 0, 0)
