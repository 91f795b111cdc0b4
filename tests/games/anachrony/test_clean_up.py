"""Clean Up: who and what comes back, and in which order things happen (section 14.1)."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony.actions import PLACES
from tests.games.anachrony.kit import (
    active,
    crew,
    give,
    house,
    lead,
    listed,
    may,
    mine,
    occupy,
    play,
    pool,
    staff,
    table,
    tile,
    tired,
    to_clean_up,
    turns,
)
from tests.games.anachrony.solo import told


@pytest.mark.rule("AN-370", "AN-021", "AN-486", "AN-488")
def test_leaders_come_first_in_turn_order_while_the_pools_hold_what_was_left() -> None:
    s = crew(2, "S")
    lead(give(lead(give(s, 0, W=2), 0, "zaida"), 1), 1, "samira")
    mine(pool(s, "AE"), "NGU")
    events = to_clean_up(s)
    assert told(events, "collapsed") == []
    assert (s.seat, s.era, s.phase_id) == (0, 1, "clean_up")
    assert set(listed(s)) == {"recruit administrator", "recruit engineer", "leave"}
    play(s, "recruit engineer")
    assert s.seat == 1
    assert {"cube gold", "cube uranium", "leave"} <= set(listed(s))
    play(s, "cube gold")
    assert s.era == 2


@pytest.mark.rule("AN-371", "AN-315")
def test_workers_come_off_the_action_spaces() -> None:
    s = house(give(crew(1, "SSEEE"), 0, W=1), 0, "B-201", "B-202")
    play(mine(s, "TT"), "place engineer mine-1", "place scientist mine-2")
    play(s, "place scientist factory-1", "place engineer factory-2", "place engineer purify")
    assert (active(s), tired(s)) == ("", "")
    to_clean_up(s)
    assert (active(s), tired(s)) == ("SE", "SEE"), "the Engineer at the Mine and the Scientist on Factory 201 saw an eye"


@pytest.mark.rule("AN-371", "AN-318")
def test_lost_and_set_aside_workers() -> None:
    s = house(crew(1, "SSE"), 0, "B-310")
    play(s, "place scientist life_support-1")
    s.aside[0] = 1 << 16
    to_clean_up(s)
    assert (active(s), tired(s), s.aside[0]) == ("SE", "A", 0)


@pytest.mark.rule("AN-372", "AN-E109")
def test_who_was_not_placed_stays_in_the_column() -> None:
    s = staff(crew(1), 0, "SSG", "EA")
    to_clean_up(s)
    assert (active(s), tired(s)) == ("SSG", "EA")


@pytest.mark.rule("AN-373")
def test_exosuits_come_off_every_place_and_used_tiles_collapse() -> None:
    s = tile(tile(table(2, era=5), "construct-1", "K-21"), "recruit-1", "K-31")
    for place in ("construct-1", "mine-1", "council-left", "purify", "trade", "purify"):
        occupy(s, 0, place)
    assert s.out[0] == 6
    to_clean_up(s)
    assert (s.out, s.suits_left(0), set(s.hexes), s.pools) == ([0, 0], 6, {-1}, [(), (), ()])
    assert s.closed >> PLACES.index("construct-1") & 1
    assert not s.closed >> PLACES.index("recruit-1") & 1


@pytest.mark.rule("AN-374")
def test_markers_come_off_free_action_slots_and_not_off_the_evacuation() -> None:
    s = house(crew(1, "SS"), 0, "B-303", "B-301")
    play(s, "free life_support-1", "free life_support-2")
    s.markers[0] -= 1
    s.evacuees = (0,)
    assert s.markers[0] == 4
    to_clean_up(s)
    assert (s.markers[0], s.evacuees) == (6, (0,))
    assert may(turns(s), "free life_support-1")


@pytest.mark.rule("AN-375", "AN-376", "AN-370", "AN-371")
def test_the_order_of_clean_up_impact_and_game_end() -> None:
    s = tile(table(2, era=4), "construct-1", "K-21")
    occupy(s, 0, "construct-1")
    names = [event.id for event in to_clean_up(s) if event.id in {"collapsed", "impact", "era", "game_end"}]
    assert names == ["collapsed", "impact", "era"]
    last = tile(table(2, era=7), "construct-1", "K-21")
    last.closed = 0b111111111 & ~1
    occupy(last, 0, "construct-1")
    names = [event.id for event in to_clean_up(last) if event.id in {"collapsed", "impact", "era", "game_end"}]
    assert names == ["collapsed", "game_end"], "first the tile turns, then the end is looked at"


@pytest.mark.rule("AN-376", "AN-390", "AN-E19")
def test_the_tile_that_turns_in_this_clean_up_counts_for_the_end() -> None:
    for others, over in ((0b111111111 & ~1, True), (0b111111111 & ~0b11, False)):
        s = table(2, era=5)
        s.closed = others
        occupy(s, 0, "construct-1")
        to_clean_up(s)
        assert (s.phase_id == "over") == over


@pytest.mark.rule("AN-377")
def test_the_next_era_begins_with_unused_exosuits_in_supply_and_focus_markers_on_its_tile() -> None:
    s = crew(2, era=3)
    s.focus = [1, 2]
    to_clean_up(s)
    assert (s.era, s.focus, s.powered, s.suits_left(0)) == (4, [4, 4], [0, 0], 6)
    assert s.phase_id == "power_up"
