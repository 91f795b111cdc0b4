"""Timeline, graveyard and tucked cards (section 1.11) where they meet other rules."""

from __future__ import annotations

import pytest

from exhibition_suite.games.timespan.items import CARD_OF, CARD_VP
from tests.games.timespan.kit import Table
from tests.games.timespan.kit_layout import lay


@pytest.mark.rule("TS-160", "TS-161", "TS-171")
def test_two_boxes_are_one_and_nothing_else_of_the_lower_card_counts() -> None:
    table = Table().timeline(0, "I-26", None, None, None).hand(0, "I-27")
    table.open(0, {"op": "tuck", "from": "hand"})
    table.play("tuck I-27")
    assert table.state.peace_of(0) == 0, "its peace is hidden"
    table.play("activate I-26")
    assert (table.state.vp[0], table.has(0)) == (1, {"coin": 1}), "the lower box pays"
    table.play("pick 1", "deliver fur I-26")
    assert table.has(0) == {"coin": 3}, "the upper box gave a tile, which came in time to pay too"
    assert table.state.timeline[0][0] == lay("I-26", under="I-27", lux=["fur"], worker=True)


@pytest.mark.rule("TS-165")
def test_tucking_under_a_worker_activates_nothing_now() -> None:
    table = Table().timeline(0, lay("I-26", worker=True), None, None, None).hand(0, "I-27")
    table.open(0, {"op": "tuck", "from": "hand"})
    table.play("tuck I-27")
    assert (table.state.vp[0], table.has(0), table.state.choosing) == (0, {}, False)


@pytest.mark.rule("TS-161", "TS-162", "TS-E25")
def test_the_pair_moves_and_dies_together() -> None:
    pair = lay("I-01", under="I-09", lux=["fur"], worker=True)
    table = Table().timeline(0, None, None, pair, None).hand(0, "I-27", "I-26").cubes(0, wood=2).workers(0, 2)
    table.play("play I-27")
    assert table.state.timeline[0][3] == pair
    table.play("play I-26")
    assert (table.state.grave[0], table.state.grave_tucked[0]) == ((CARD_OF["I-01"],), (CARD_OF["I-09"],))
    assert table.track(0, "culture") == 0, "only the upper card's death counts"
    assert (table.cards(0), table.grave_lux(0), table.state.dormant[0]) == (["II-01"], {"fur": 1}, 1)
    assert table.score(0, "history").params["count"] == 4


@pytest.mark.rule("TS-131", "TS-163", "TS-164")
def test_a_card_tucked_under_one_of_several() -> None:
    table = Table().timeline(0, "I-26", "START-F", lay("I-27", under="I-25"), None).hand(0, "I-28")
    table.open(0, {"op": "tuck", "from": "hand"})
    table.play("tuck I-28")
    assert table.offered() == ["under I-26", "under START-F"]
    table.refused("under I-27", "TS-163", "TUCK_TYPES_UPPER")
    table.refused("discard I-28", "TS-131", "FINISH_EFFECT")
    table.play("under START-F")
    assert table.state.timeline[0][1] == lay("START-F", under="I-28")


@pytest.mark.rule("TS-160", "TS-501")
def test_tucking_one_of_the_cards_looked_at() -> None:
    table = Table(nth=4).timeline(0, "I-26", None, None, None).deck(2, "II-13", "II-25", "II-26", "II-27")
    table.open(0, {"op": "tuck", "from": "look", "n": 3})
    assert table.offered() == ["tuck II-25", "tuck II-26", "leave"]
    table.play("tuck II-26")
    assert table.state.timeline[0][0] == lay("I-26", under="II-26")
    assert table.state.decks[1][0] == CARD_OF["II-27"]
    assert table.state.decks[1][-2:] == (CARD_OF["II-13"], CARD_OF["II-25"]), "the rest to the bottom"


@pytest.mark.rule("TS-142", "TS-159", "TS-E02")
@pytest.mark.parametrize(
    ("gentle", "before", "after", "dead"),
    [
        (False, ["I-16", None, "I-09", "I-19"], ["I-21", "I-16", None, "I-09"], ["I-19"]),
        (True, ["I-16", None, "I-09", "I-19"], ["I-21", "I-16", "I-09", "I-19"], []),
        (True, [None, "I-16", "I-09", "I-19"], ["I-21", "I-16", "I-09", "I-19"], []),
        (True, ["I-16", "I-15", "I-09", "I-19"], ["I-21", "I-16", "I-15", "I-09"], ["I-19"]),
        (False, [None, None, None, "I-19"], ["I-21", None, None, None], ["I-19"]),
    ],
)
def test_how_the_timeline_is_pushed(gentle: bool, before: list[str | None], after: list[str | None], dead: list[str]) -> None:
    table = Table(gentle_push=gentle).timeline(0, *before).hand(0, "I-21").cubes(0, stone=1)
    table.play("play I-21")
    assert table.line(0) == after
    assert table.state.grave[0] == tuple(CARD_OF[name] for name in dead)


@pytest.mark.rule("TS-150", "TS-151")
def test_four_spaces_and_a_silent_graveyard() -> None:
    table = Table().grave(0, "I-20", "I-16")
    assert len(table.line(0)) == 4
    assert table.state.peace_of(0) == 1, "that of the Shaman, not those of the graveyard"
    table.refused("activate I-20", "TS-170", "BOX_NOT_YOURS")
    assert table.score(0, "history").points == CARD_VP[CARD_OF["I-20"]] + CARD_VP[CARD_OF["I-16"]] > 0


@pytest.mark.rule("TS-151", "TS-152", "TS-153", "TS-E04", "TS-E07")
def test_a_buried_card_leaves_worker_and_tiles_behind() -> None:
    table = Table().timeline(0, None, lay("I-09", lux=["silk"], worker=True), "I-27", None).workers(0, 2)
    table.open(0, {"op": "bury", "from": "timeline", "n": 1})
    table.play("bury I-09")
    assert table.line(0) == [None, None, "I-27", None]
    assert (table.grave_lux(0), table.state.waiting[0], table.state.dormant[0]) == ({"silk": 1}, 2, 1)
    table.refused("activate I-09", "TS-170", "BOX_NOT_YOURS")
    table.refused("deliver silk I-09", "TS-203", "NOT_IN_TIMELINE")


@pytest.mark.rule("TS-131", "TS-143", "TS-144")
def test_a_card_played_while_another_is_on_its_way_pushes_it() -> None:
    table = Table(nth=5).timeline(0, "START-W", None, None, None).hand(0, "I-26", "I-21").clocks(0, "D3-03").cubes(0, wood=1)
    table.play("play I-26")
    assert table.offered() == ["up room>coin", "leave"], "the wheel has moved"
    table.play("clock D3-03", "play I-21")
    table.leave_all()
    assert table.line(0) == ["I-21", "I-26", "START-W", None]


@pytest.mark.rule("TS-220", "TS-221", "TS-E16", "TS-E17")
@pytest.mark.parametrize(("space", "box"), [(1, "upgrade"), (2, "coin"), (3, "science"), (4, "culture")])
def test_a_book_reaches_the_box_below_its_space(space: int, box: str) -> None:
    line = [lay("I-27", lux=["book"]) if at == space else None for at in range(1, 5)]
    table = Table().timeline(0, *line).workers(0, 3, 0, ["upgrade", "coin", "science", "culture"])
    events = table.play("activate I-27")
    assert [event.params["box"] for event in events if event.id == "activated"] == ["I-27", box]
    assert table.state.waiting[0] == 2, "no worker goes there"


@pytest.mark.rule("TS-173", "TS-E18")
def test_a_box_is_used_once_in_a_chain() -> None:
    table = Table().timeline(0, None, lay("I-27", lux=["book", "book"]), None, None)
    table.play("activate I-27")
    table.take_all()
    assert table.has(0) == {"coin": 1 + 2}, "the second book finds the coin box used"
    table.play("activate coin")
    assert table.has(0) == {"coin": 5}, "a new worker begins a new chain"
