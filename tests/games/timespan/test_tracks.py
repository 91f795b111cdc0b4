"""Tracks, technologies, upgrade tiles and boards (sections 1.15 and 1.16) where they meet other rules."""

from __future__ import annotations

import pytest

from tests.games.timespan.kit import Table, told

ENDS = {"culture": (15, 6, 4, 2), "science": (15, 4, 4, 2), "ship": (7, 3, 3, 1), "balloon": (7, 5, 4, 2), "space": (6, 6, 5, 3)}
"""Length, green, blue and VP past the end, from the picture of TS-265."""


def step(table: Table, seat: int, track: str) -> list[str]:
    """A step of a seat; the reasons of what it scored by it."""
    events = table.open(seat, {"op": "advance", "track": track, "n": 1})
    return [params["why"] for params in told(events, "scored", seat) if params["why"] != "effect"]


@pytest.mark.rule("TS-260", "TS-261", "TS-265", "TS-E51")
@pytest.mark.parametrize("track", ENDS)
def test_the_end_of_a_track(track: str) -> None:
    length, green, blue, past = ENDS[track]
    table = Table().tracks(0, **{track: length - 1})
    events = table.open(0, {"op": "advance", "track": track, "n": 3})
    scored = [(params["count"], params["why"]) for params in told(events, "scored")]
    assert scored == [(green, "green"), (blue, "blue"), (past, "past_end"), (past, "past_end")]
    assert table.track(0, track) == length
    assert sum(table.waiting_lux(0).values()) == 1


@pytest.mark.rule("TS-261", "TS-262", "TS-263", "TS-E48", "TS-E49", "TS-E50")
def test_blue_points_are_shared_in_a_phase_and_closed_with_it() -> None:
    table = Table(3, nth=3).tracks(0, science=14, culture=14).tracks(1, science=14).tracks(2, culture=14, ship=6)
    assert step(table, 0, "science") == ["green", "blue"]
    assert step(table, 0, "culture") == ["green", "blue"], "one player, both ends"
    assert step(table, 1, "science") == ["green", "blue"], "the same phase"
    table.play("done", "done", "done")
    assert step(table, 2, "culture") == ["green"], "closed when the hourglass moved"
    assert step(table, 2, "ship") == ["green", "blue"], "another track is open"


@pytest.mark.rule("TS-263", "TS-264", "TS-E49")
def test_the_end_of_science_closes_culture_too() -> None:
    table = Table(2, nth=3).tracks(0, science=14).tracks(1, culture=14)
    step(table, 0, "science")
    table.play("done", "done")
    assert told(table.events, "blue_closed") == [{"track": "culture"}, {"track": "science"}]
    assert step(table, 1, "culture") == ["green"]


@pytest.mark.rule("TS-251", "TS-254", "TS-330", "TS-E45", "TS-E46", "TS-E47")
def test_pieces_enter_on_the_first_space() -> None:
    table = Table()
    table.open(0, {"op": "advance", "track": "ship", "n": 2})
    assert table.track(0, "ship") == 1
    table.play("pick 3")
    assert table.track(0, "ship") == 2
    table.play("pick 2")
    assert (table.waiting_lux(0), table.track(0, "science")) == ({"silk": 1}, 1)
    vikings = Table().civ(0, "vikings").tracks(0, ship=1)
    vikings.play("activate ship")
    assert (vikings.track(0, "ship"), vikings.has(0)) == (2, {}), "nothing is paid, space 1 is never taken"
    late = Table(nth=5)
    late.open(0, {"op": "advance", "track": "ship", "n": 1})
    assert late.track(0, "ship") == 1


@pytest.mark.rule("TS-253")
def test_a_reward_that_moves_another_track_comes_before_the_next_step() -> None:
    table = Table().tracks(0, ship=1, science=1)
    table.open(0, {"op": "advance", "track": "ship", "n": 2})
    table.play("pick 2")
    assert (table.track(0, "ship"), table.track(0, "science")) == (2, 2)
    assert table.offered()[0] == "unlock w1", "the technology is unlocked before the ship goes on"
    table.play("leave")
    assert table.track(0, "ship") == 3


@pytest.mark.rule("TS-280", "TS-282", "TS-283", "TS-E52")
def test_gears() -> None:
    table = Table().gears(0, "w1", "w2", "w3")
    table.open(0, {"op": "unlock", "colour": "white"})
    assert table.state.vp[0] == 2, "no empty slot of the colour"
    table.open(0, {"op": "unlock", "colour": "any"})
    assert table.offered() == ["unlock b1", "unlock b2", "unlock b3"]
    table.play("unlock b2")
    assert (table.state.vp[0], table.state.symbols_of_peace(0)) == (4, 2), "2 VP and a symbol for ever"
    table = Table().tracks(0, science=3).gears(0, "w1", "w2", "w3")
    assert step(table, 0, "science") == ["no_slot"]


@pytest.mark.rule("TS-284", "TS-285", "TS-286", "TS-E12")
@pytest.mark.parametrize(("tile", "box"), [("gold", "coin"), ("workshop", "upgrade"), ("academy", "science"), ("theatre", "culture")])
def test_a_tile_covers_its_box_and_sends_the_worker_to_sleep(tile: str, box: str) -> None:
    table = Table().workers(0, 2, 0, [box])
    table.open(0, {"op": "tile", "kind": tile})
    assert (table.state.board_work[0], table.state.dormant[0]) == (0, 1)
    table.play(f"activate {box}")
    table.take_all()
    assert table.state.waiting[0] == 1
    table.cubes(0)
    table.open(0, {"op": "tile", "kind": tile})
    assert table.has(0) == {"coin": 2}, "the same tile once more"


@pytest.mark.rule("TS-286", "TS-E15")
def test_egypt_and_greece_lose_their_own_boxes_under_tiles() -> None:
    table = Table().civ(0, "egypt").tiles(0, "gold")
    table.play("activate coin", "pick 1")
    assert table.has(0) == {"coin": 4}
    table = Table().civ(0, "greece").tiles(0, "academy").tracks(0, science=9)
    table.play("activate science")
    assert table.track(0, "science") == 10, "nothing is paid: no coin was there"
    table.play("leave")
    assert (table.track(0, "science"), table.has(0)) == (11, {"coin": 2})


@pytest.mark.rule("TS-055", "TS-286", "TS-E13", "TS-E14")
def test_the_ship_box_changes_with_the_ages() -> None:
    table = Table(nth=2).civ(0, "vikings").workers(0, 2, 0, ["ship"])
    table.play("done", "done")
    assert (table.state.travel[0], table.state.dormant[0], table.state.board_work[0]) == (1, 1, 0)
    covered = Table(nth=3).civ(0, "vikings").tiles(0, travel=1).cubes(0, sheep=1)
    covered.play("activate ship", "pay")
    assert (covered.track(0, "balloon"), covered.has(0)) == (1, {}), "a balloon costs a sheep like for all"


@pytest.mark.rule("TS-331", "TS-336", "TS-337", "TS-E55")
def test_the_card_box() -> None:
    table = Table().civ(0, "egypt").deck(1, "I-37", "I-25", "I-01", only=True)
    table.play("activate card")
    assert table.offered() == ["draw person", "draw invention"], "no building is left"
    table.refused("draw building", "TS-336", "NO_SUCH_TYPE")
    table.play("draw person")
    assert (table.cards(0), table.bottom(1)) == (["I-01"], "I-25")
    empty = Table().civ(0, "egypt").deck(1, "I-37", only=True)
    empty.play("activate card")
    assert empty.has(0) == {"coin": 2}


@pytest.mark.rule("TS-331", "TS-334")
def test_mexico_looks_into_the_future() -> None:
    table = Table().civ(0, "mexico").deck(2, "II-13", "II-14")
    table.play("activate card", "keep II-14")
    assert (table.cards(0), table.bottom(2), table.has(0)) == (["II-14"], "II-13", {}), "no discard reward"


@pytest.mark.rule("TS-330", "TS-331", "TS-335")
def test_babylonia_draws_or_moves_the_camel() -> None:
    table = Table().camel(0, "N1")
    table.play("activate card", "pick 2")
    assert table.offered() == ["camel market", "leave"], "no coin for N2"
    table.play("camel market", "pick 1")
    assert (table.state.camel[0], table.has(0)) == (2, {"coin": 1})
