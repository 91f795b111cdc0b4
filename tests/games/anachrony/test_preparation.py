"""Preparation: what each Era brings, and the order of its phases (sections 1 and 3)."""

from __future__ import annotations

import pytest

from exhibition_suite.engine import Event
from exhibition_suite.games.anachrony import GAME
from exhibition_suite.games.anachrony.content import CONTENT
from exhibition_suite.games.anachrony.goods import N, amount, workers_of
from exhibition_suite.games.anachrony.state import HIDDEN
from tests.games.anachrony.kit import State, give, goods, letters, listed, may, occupy, play, pool, staff, start, table, to_clean_up, turns
from tests.games.anachrony.solo import told


def next_era(s: State) -> list[Event]:
    """Everybody passes; the next Era is prepared."""
    return to_clean_up(s)


def phases(events: list[Event]) -> list[str]:
    return [str(event.params["phase"]) if event.id == "phase" else "era" for event in events if event.id in {"phase", "era"}]


@pytest.mark.rule("AN-001", "AN-105")
def test_the_six_phases_of_an_era_in_their_order_and_no_paradox_in_the_first() -> None:
    s = GAME.new(GAME.Options(first_player="first_seat", power_up="turn_order"), 2, 1)
    events: list[Event] = []
    while s.era < 3 and len(events) < 900:
        calm = next((text for text in ("done", "pass", "leave") if may(s, text)), listed(s)[0])
        events += play(s, calm)
    era = ["era", "power_up", "warp", "actions", "clean_up"]
    assert phases(events)[:11] == [*era, "era", "paradox", *era[1:]]


@pytest.mark.rule("AN-001", "AN-390", "AN-622")
def test_the_seventh_era_is_the_last() -> None:
    s = table(2)
    eras = [s.era]
    while s.phase_id == "actions":
        next_era(s)
        if s.phase_id != "over":
            eras.append(turns(s).era)
    assert eras == [1, 2, 3, 4, 5, 6, 7]
    assert (len(s.recruits), len(s.mines)) == (4, 4), "seven of the eleven cards of each deck are used"


@pytest.mark.rule("AN-090", "AN-024")
@pytest.mark.parametrize("era", range(1, 7))
def test_the_superproject_right_of_the_current_tile_is_turned_up(era: int) -> None:
    s = table(2, era=era)
    assert s.observe(0).view.projects == (*s.projects[: era + 1], *[HIDDEN] * (6 - era))
    told_now = told(next_era(s), "project_shown")
    assert [one["era"] for one in told_now] == ([era + 2] if era < 6 else [])


@pytest.mark.rule("AN-091", "AN-056")
def test_the_top_building_of_each_type_moves_onto_the_secondary_stack_in_every_era() -> None:
    s = start(2)
    assert [(len(first), len(second)) for first, second in zip(s.primary, s.secondary, strict=True)] == [(14, 1)] * 4, "in Era 1 too"
    turns(s)
    for _ in range(2):
        tops, old = [stack[0] for stack in s.primary], list(s.secondary)
        next_era(s)
        assert s.secondary == [(top, *stack) for top, stack in zip(tops, old, strict=True)], "on top of what lies there"
        turns(s)
    view = s.observe(0).view
    assert [len(first) + len(second) for first, second in zip(view.primary, view.secondary, strict=True)] == [2] * 4


@pytest.mark.rule("AN-091")
def test_one_or_two_tiles_of_a_type_are_on_offer() -> None:
    s = table(2)
    give(staff(s, 0, "E"), 0, N=9, G=9, U=9, T=9, W=9)
    s.secondary[3] = ()
    play(s, "place engineer construct-1")
    offered = [text for text in listed(s) if text.startswith("build")]
    assert len(offered) == 7
    assert sum("B-4" in text for text in offered) == 1


@pytest.mark.rule("AN-097")
def test_an_empty_primary_stack_moves_nothing() -> None:
    s = table(2)
    s.primary[1], before = (), s.secondary[1]
    next_era(s)
    assert (s.primary[1], s.secondary[1]) == ((), before)
    assert len(s.secondary[0]) == 2


@pytest.mark.rule("AN-092", "AN-093")
def test_a_new_recruit_card_replaces_what_is_left_in_the_pool() -> None:
    s = start(2)
    shown = CONTENT.recruit[s.recruit_card]
    assert [workers_of(s.pool, kind) for kind in range(4)] == list(shown)
    turns(s)
    pool(s, "GGGGSSSS")
    upper = CONTENT.recruit[s.recruits[0]]
    next_era(s)
    assert [workers_of(s.pool, kind) for kind in range(4)] == list(upper), "nothing of the old pool stays"
    assert len(letters(s.pool)) == 4


@pytest.mark.rule("AN-092", "AN-094")
def test_a_new_mine_card_replaces_the_cubes_left() -> None:
    s = start(2)
    turns(s)
    give(staff(s, 0, "S"), 0)
    s.cubes = 0
    s.lodes = 0
    upper = CONTENT.mine[s.mines[0]]
    next_era(s)
    assert [amount(s.cubes, kind) for kind in range(4)] == [upper.count(kind) for kind in range(4)]
    assert len(upper) == 5
    for number, cube in enumerate("UGT", 1):
        other = turns(s.copy())
        give(staff(other, 0, "S"), 0)
        other.cubes = 0
        play(other, f"place scientist mine-{number}")
        assert goods(other) == {cube: 1}, "uranium above, gold in the middle, titanium below"


@pytest.mark.rule("AN-095")
@pytest.mark.parametrize("era", range(1, 7))
def test_after_the_impact_the_topmost_cube_is_neutronium(era: int) -> None:
    s = table(2, era=era)
    card = CONTENT.mine[s.mines[0]]
    next_era(s)
    cubes = (N, *card[1:]) if era >= 4 else card
    assert [amount(s.cubes, kind) for kind in range(4)] == [cubes.count(kind) for kind in range(4)]


@pytest.mark.rule("AN-096", "AN-020")
def test_the_owner_of_the_banner_is_first_and_the_others_follow_clockwise() -> None:
    s = table(3)
    assert s.order == (0, 1, 2)
    s.banner = 2
    next_era(s)
    assert (s.first, s.order, s.seat) == (2, (2, 0, 1), 2)


@pytest.mark.rule("AN-096")
def test_without_a_move_of_the_banner_the_first_player_stays() -> None:
    s = table(3)
    occupy(s, 1, "council-right")
    next_era(s)
    assert s.first == 0
