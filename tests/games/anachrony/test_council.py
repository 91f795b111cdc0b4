"""World Council: copies of full Capital Actions, its two spaces, the banner (section 8.4)."""

from __future__ import annotations

import pytest

from tests.games.anachrony.kit import (
    State,
    active,
    built,
    close,
    crew,
    give,
    goods,
    house,
    listed,
    may,
    occupy,
    offer,
    play,
    pool,
    refused,
    staff,
    tile,
    to_clean_up,
)

LEFT, RIGHT = "council-left", "council-right"


def full(s: State, *actions: str) -> State:
    """Exosuits of seat 1 stand on all spaces of these Capital Actions (two each)."""
    for action in actions:
        occupy(s, 1, f"{action}-1", f"{action}-2")
    return s


def council(worker: str, space: str = RIGHT) -> str:
    return f"place {worker} {space}"


@pytest.mark.rule("AN-225")
@pytest.mark.parametrize("action", ["construct", "recruit", "research"])
def test_only_actions_whose_spaces_are_all_taken(action: str) -> None:
    s = give(pool(crew(2), "SS"), 0, T=9, W=1)
    occupy(s, 1, f"{action}-1")
    assert refused(s, council("genius")).rule == "AN-225"
    occupy(s, 1, f"{action}-2")
    play(s, council("genius"))
    asked = {"construct": "build", "recruit": "pass", "research": "die"}[action]
    assert any(text.startswith(asked) for text in listed(s)), "the copied Action asks its question, Recruit has one Worker to take"
    assert goods(s).get("W", 0) == (2 if action == "recruit" else 0)


@pytest.mark.rule("AN-225")
def test_of_several_full_actions_one_is_copied() -> None:
    s = give(pool(full(crew(2), "recruit", "research"), "SS"), 0, T=9, W=1)
    play(s, council("genius"))
    assert set(listed(s)) == {"copy recruit", "copy research"}
    assert refused(s, "copy construct").rule == "AN-225"
    play(s, "copy recruit")
    assert active(s) == "SSSEEAA"
    assert not s.choosing


@pytest.mark.rule("AN-225", "AN-050")
def test_with_four_players_three_spaces_must_be_taken() -> None:
    s = give(pool(crew(4), "SS"), 0, W=1)
    occupy(s, 1, "recruit-1", "recruit-2")
    assert refused(s, council("engineer")).rule == "AN-225"
    occupy(s, 2, "recruit-3")
    assert may(s, council("engineer"))


@pytest.mark.rule("AN-225", "AN-E22")
def test_face_down_tiles_count_as_taken() -> None:
    s = give(pool(crew(2, era=5), "SS"), 0, W=1)
    close(tile(tile(s, "recruit-1", "K-31"), "recruit-2", "K-32"), "recruit-1")
    assert refused(s, council("engineer")).rule == "AN-225"
    occupy(s, 1, "recruit-2")
    assert may(s, council("engineer")), "one face down, one with an Exosuit"


@pytest.mark.rule("AN-226", "AN-E25")
def test_the_limits_of_the_copied_action_hold() -> None:
    s = give(pool(full(crew(2), "construct"), "SEG"), 0, T=9, W=1)
    assert refused(s, council("administrator")).rule == "AN-226"
    assert may(s, council("engineer"))
    s = give(pool(full(crew(2), "recruit"), "SG"), 0, W=1)
    assert refused(s, council("scientist")).rule == "AN-226"
    taken = s.copy()
    play(taken, council("engineer"))
    assert "S" in active(taken)
    play(s, council("administrator"))
    assert set(listed(s)) == {"recruit scientist", "recruit genius"}
    play(s, "recruit genius", "bonus core")
    assert goods(s) == {"E": 1}
    s = give(full(crew(2), "research"), 0, W=1)
    assert refused(s, council("engineer")).rule == "AN-226"
    assert may(s, council("scientist"))


@pytest.mark.rule("AN-226")
def test_the_worker_bonus_of_the_copied_action_holds() -> None:
    s = give(offer(full(crew(2), "construct"), "B-315"), 0, T=1, W=1)
    assert refused(s, council("scientist")).rule == "AN-229"
    play(s, council("engineer"), "build B-315")
    assert goods(s) == {"W": 8}


@pytest.mark.rule("AN-226")
@pytest.mark.parametrize("space", [LEFT, RIGHT])
def test_of_full_actions_only_those_that_admit_the_worker(space: str) -> None:
    s = give(pool(full(crew(2, workers="SEAG"), "recruit", "research"), "S"), 0, W=2)
    for worker, copies in {"scientist": "research", "engineer": "recruit", "administrator": "recruit"}.items():
        one = s.copy()
        play(one, council(worker, space))
        if space == LEFT:
            assert set(listed(one)) == {f"copy {copies}", "leave"}
        elif copies == "research":
            assert may(one, "die circle"), "the only copy begins at once"
        else:
            assert active(one).count("S") == 2, "the Scientist of the pool is taken at once"


@pytest.mark.rule("AN-227")
def test_space_costs_of_the_copied_action_are_not_paid() -> None:
    s = give(pool(full(crew(2), "recruit"), "E"), 0, W=1)
    play(s, council("engineer"))
    assert goods(s) == {"E": 1}


@pytest.mark.rule("AN-227", "AN-E26")
@pytest.mark.parametrize("closed", [False, True])
def test_no_tile_gives_its_bonus_through_the_council(closed: bool) -> None:
    s = give(crew(2, era=5), 0, W=1)
    tile(tile(s, "research-1", "K-11"), "research-2", "K-13")
    if closed:
        close(s, "research-1", "research-2")
    else:
        full(s, "research")
    play(s, council("scientist"))
    assert refused(s, "both circle/society").rule == "AN-217", "tile 13 does not set the second die"
    play(s, "die circle")
    while s.choosing:
        play(s, s.actions()[0].text)
    assert s.vp[0] == 0


@pytest.mark.rule("AN-227")
def test_no_tile_makes_a_copied_construct_cheaper_or_worth_more() -> None:
    s = tile(tile(full(offer(crew(2, era=5), "B-315"), "construct"), "construct-1", "K-23"), "construct-2", "K-25")
    give(s, 0, T=1, W=1)
    assert refused(s, council("scientist")).rule == "AN-229", "tile 23 would save a Titanium"
    give(s, 0, T=2, W=1)
    play(s, council("scientist"), "build B-315")
    assert (goods(s), s.vp[0]) == ({"W": 8}, 0)


@pytest.mark.rule("AN-228")
@pytest.mark.parametrize("era", [1, 5])
def test_the_left_space_costs_two_water_the_right_one(era: int) -> None:
    for space, cost in ((LEFT, 2), (RIGHT, 1)):
        s = give(pool(full(crew(2, era=era), "recruit"), "E"), 0, W=cost - 1)
        assert refused(s, council("engineer", space)).rule == "AN-228"
        give(s, 0, W=cost)
        play(s, council("engineer", space))
        if s.choosing:
            play(s, "copy recruit")
        assert goods(s) == {"E": 1}


@pytest.mark.rule("AN-228", "AN-018")
def test_the_water_for_the_space_pays_for_nothing_else() -> None:
    s = house(full(crew(2), "construct"), 0, "B-201", "B-301", "B-302", "B-303")
    give(s, 0, T=2, G=1, W=2)
    assert refused(s, council("scientist")).rule == "AN-229", "the second Factory costs 2 Water besides"
    give(s, 0, T=2, G=1, W=3)
    play(s, council("scientist"))
    assert all(text.startswith("build B-2") for text in listed(s))


@pytest.mark.rule("AN-229", "AN-230", "AN-E24")
def test_the_left_space_without_anything_to_copy() -> None:
    s = give(staff(crew(2), 1, "S"), 1, W=2)
    play(s, "pass", council("scientist", LEFT))
    assert not s.choosing
    assert (goods(s, 1), active(s, 1)) == ({}, "")
    assert s.first == 0, "the banner counts from the next Preparation on"
    to_clean_up(s)
    assert s.era == 2
    assert s.first == 1
    assert s.order == (1, 0)
    assert s.seat == 1
    assert refused(give(crew(2), 0, W=1), council("scientist", LEFT)).rule == "AN-228", "its cost must be paid all the same"


@pytest.mark.rule("AN-229")
def test_the_left_space_copies_too() -> None:
    s = give(pool(full(crew(2), "recruit"), "E"), 0, W=2)
    play(s, council("engineer", LEFT), "copy recruit")
    assert goods(s) == {"E": 1}
    assert s.banner == 0


@pytest.mark.rule("AN-229", "AN-226")
def test_the_left_space_takes_a_worker_who_can_copy_nothing() -> None:
    s = give(full(crew(2), "construct"), 0, W=2, T=9)
    play(s, council("administrator", LEFT))
    assert not s.choosing
    assert s.seat == 1


@pytest.mark.rule("AN-229", "AN-225", "AN-E23")
def test_the_right_space_needs_an_action_that_can_be_carried_out() -> None:
    s = give(pool(crew(2), "SE"), 0, W=9)
    assert refused(s, council("genius")).rule == "AN-225"
    full(pool(s, ""), "recruit")
    assert refused(s, council("genius")).rule == "AN-229", "nobody in the pool"
    pool(s, "S")
    assert may(s, council("genius"))


@pytest.mark.rule("AN-230", "AN-096")
def test_the_banner_changes_hands_within_an_era() -> None:
    s = crew(3)
    for seat in range(3):
        give(s, seat, W=2)
    play(s, "pass", "pass", council("scientist", LEFT))
    assert s.banner == 2
    to_clean_up(s)
    assert (s.first, s.order, s.seat) == (2, (2, 0, 1), 2)


@pytest.mark.rule("AN-231")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_exosuit_on_each_space_for_every_number_of_players(seats: int) -> None:
    s = give(pool(crew(seats), "SS"), 0, W=9)
    for number in (1, 2, 3)[: 3 if seats == 4 else 2]:
        occupy(s, 0, f"recruit-{number}")
    for space in (LEFT, RIGHT):
        assert may(s, council("engineer", space))
        occupy(s, 0, space)
        assert refused(s, council("engineer", space)).rule == "AN-151"


@pytest.mark.rule("AN-232", "AN-230", "AN-E27")
def test_the_first_player_keeps_the_banner() -> None:
    s = give(crew(2), 0, W=2)
    assert s.first == s.banner == 0
    play(s, council("scientist", LEFT))
    assert goods(s) == {}
    to_clean_up(s)
    assert s.first == s.banner == 0


@pytest.mark.rule("AN-610", "AN-228")
def test_grand_reservoir_saves_one_water_at_the_council() -> None:
    s = give(house(pool(full(crew(2), "recruit"), "E"), 0, "S-04"), 0, W=1)
    play(s, council("engineer", LEFT), "copy recruit")
    assert goods(s) == {"E": 1}
    assert built(s) == {"power_plant-1": "S-04"}
