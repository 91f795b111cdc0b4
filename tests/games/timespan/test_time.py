"""Section 1.5 of the rules: the time track, ages and phases, and what happens between them."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.engine import OVER
from exhibition_suite.games.timespan import GAME
from exhibition_suite.games.timespan.items import AGE, DISCOVERY_AGE
from exhibition_suite.games.timespan.options import Options
from tests.games.timespan.kit import Table, told

TRACK = [
    ("I", "discovery", 1), ("I", "action", 1), ("I", "income", 2), ("I", "discovery", 2), ("I", "action", 2),
    ("II", "income", 3), ("II", "discovery", 3), ("II", "action", 3), ("II", "income", 4), ("II", "discovery", 4), ("II", "action", 4),
    ("III", "income", 5), ("III", "discovery", 5), ("III", "action", 5), ("III", "final", 5),
]  # fmt: skip


def whole_game(seats: int = 2, seed: int = 9) -> tuple[list[Any], Any]:
    """The events of a game in which everybody does as little as possible."""
    state = GAME.new(Options(), seats, seed)
    events: list[Any] = []
    while state.seat != OVER:
        options = [action.text for action in state.actions()]
        quiet = next((text for text in ("done", "leave") if text in options), options[0])
        state.apply(GAME.parse(quiet), events)
    return events, state


@pytest.mark.rule("TS-050")
@pytest.mark.rule("TS-051")
@pytest.mark.rule("TS-052")
def test_a_whole_game_walks_the_fifteen_spaces() -> None:
    events, state = whole_game()
    phases = [(phase["age"], phase["phase"], phase["round"]) for phase in told(events, "phase")]
    assert phases == TRACK
    assert state.space == 15
    assert told(events, "ended")
    assert [age["age"] for age in told(events, "age_ends")] == ["I", "II"]
    ids = [event.id for event in events]
    for end in (at for at, name in enumerate(ids) if name == "age_ends"):
        later = next(event for event in events[end:] if event.id == "phase")
        assert later.params["phase"] == "income"


@pytest.mark.rule("TS-050")
def test_the_hourglass_moves_when_everybody_is_through() -> None:
    table = Table(3, phase="work")
    table.play("done", "done")
    assert (table.phase, table.state.space) == ("work", 2)
    table.play("done")
    assert table.state.space == 4


@pytest.mark.rule("TS-053")
@pytest.mark.parametrize(("nth", "current", "future"), [(1, 1, 2), (2, 1, 2), (3, 2, 3), (4, 2, 3), (5, 3, 4)])
def test_current_and_future_age(nth: int, current: int, future: int) -> None:
    table = Table(nth=nth)
    table.open(0, {"op": "draw", "deck": "current", "n": 1})
    table.open(0, {"op": "draw", "deck": "future", "n": 1})
    assert sorted(AGE[card] for card in table.state.hand[0]) == [current, future]
    table.begin("discovery", nth)
    for offer in table.state.offers:
        assert offer is not None
        assert {AGE[offer[0]], AGE[offer[1]], DISCOVERY_AGE[offer[2]]} == {current}


@pytest.mark.rule("TS-E53")
def test_future_in_the_third_age_is_age_four() -> None:
    table = Table(nth=5)
    table.open(0, {"op": "look", "deck": "future", "n": 2, "keep": 1})
    assert all(text.startswith("keep IV-") for text in table.offered())


@pytest.mark.rule("TS-054")
def test_age_four_by_its_name_in_any_age() -> None:
    for nth in (1, 3, 5):
        table = Table(nth=nth)
        table.open(0, {"op": "draw", "deck": "age4", "n": 1})
        assert [AGE[card] for card in table.state.hand[0]] == [4]


@pytest.mark.rule("TS-E54")
@pytest.mark.rule("TS-054")
def test_current_in_final_scoring_is_age_three_and_future_age_four() -> None:
    table = Table(phase="final")
    table.open(0, {"op": "draw", "deck": "current", "n": 1})
    table.open(0, {"op": "draw", "deck": "future", "n": 1})
    assert sorted(AGE[card] for card in table.state.hand[0]) == [3, 4]


@pytest.mark.rule("TS-055")
@pytest.mark.rule("TS-E13")
def test_the_balloon_tile_is_laid_on_the_ship_box_at_the_end_of_age_one() -> None:
    table = Table(nth=2).workers(0, 2, boxes=["ship"]).workers(1, 2, boxes=["coin"])
    events = table.done()
    assert told(events, "age_ends") == [{"age": "I"}]
    assert table.state.travel == [1, 1]
    assert table.state.board_work[0] == 0
    assert table.state.dormant == [1, 0]
    table.begin("work", 3)
    assert table.state.dormant == [0, 0]
    assert table.state.waiting == [3, 3]
    table.cubes(0, sheep=1).play("activate ship", "pay", "pick 1")
    assert table.track(0, "balloon") == 2
    assert table.track(0, "ship") == 0


@pytest.mark.rule("TS-055")
def test_it_must_be_turned_at_the_end_of_age_two() -> None:
    table = Table(nth=4).tiles(0, travel=1).tiles(1, travel=1).workers(1, 2, boxes=["ship"])
    assert "leave" not in table.legal()
    table.done()
    assert table.state.travel == [2, 2]
    assert table.state.dormant == [0, 1]
    table.begin("work", 5)
    table.cubes(0, metal=2).play("activate ship", "pay", "pick 3")
    assert table.track(0, "space") == 1
    table.play("up room>coin", "leave", "pick 1")
    assert table.track(0, "space") == 3


@pytest.mark.rule("TS-055")
def test_no_tile_at_the_end_of_other_action_phases() -> None:
    for nth, travel in ((1, 0), (3, 1), (5, 2)):
        table = Table(nth=nth).tiles(0, travel=travel).tiles(1, travel=travel)
        table.done()
        assert table.state.travel == [travel, travel]


@pytest.mark.rule("TS-E14")
def test_vikings_pay_the_sheep_after_age_one() -> None:
    table = Table(nth=3).civ(0, "vikings").tiles(0, travel=1)
    table.play("activate ship")
    assert table.track(0, "ship") == 0
    assert table.track(0, "balloon") == 0
    table.cubes(0, sheep=1)
    table.state.board_work[0] = 0
    table.play("activate ship", "pay", "pick 1", "leave")
    assert table.track(0, "balloon") == 2


@pytest.mark.rule("TS-056")
def test_blue_points_close_before_the_age_ends_and_the_hourglass_moves() -> None:
    table = Table(nth=2, wandering_wonders=True).tracks(0, ship=6)
    table.open(0, {"op": "advance", "track": "ship", "n": 1})
    ids = [event.id for event in table.done()]
    order = [ids.index(name) for name in ("blue_closed", "age_ends", "wandered", "phase")]
    assert order == sorted(order)
