"""Section 1.6 of the rules: the income phase."""

from __future__ import annotations

import pytest

from tests.games.timespan.kit import Table, told
from tests.games.timespan.kit_layout import lay


@pytest.mark.rule("TS-061")
def test_the_board_pays() -> None:
    table = Table().bare()  # only the boards pay: 2 coins to Babylonia, 1 wheat to Egypt
    table.begin("income", 2)
    assert [table.has(seat) for seat in range(2)] == [{"coin": 2}, {"wheat": 1}]


@pytest.mark.rule("TS-061")
def test_each_visible_source_pays_once() -> None:
    table = Table().bare()
    table.timeline(0, "I-22", None, "I-34", None)  # wheat; 1 VP
    table.grave(0, fur=1, silk=2)  # coin; 1 VP each
    table.gears(0, "w3")  # irrigation: wheat
    table.built(0, "W-05")  # 2 coins
    table.begin("income", 2)
    assert table.has(0) == {"coin": 5, "wheat": 2}
    assert table.state.vp[0] == 3


@pytest.mark.rule("TS-061")
@pytest.mark.rule("TS-161")
def test_graveyard_cards_tucked_cards_hands_and_other_technologies_pay_nothing() -> None:
    table = Table().bare()
    table.timeline(0, lay("I-25", under="I-30"), None, None, None)  # only the upper card: 1 upgrade
    table.grave(0, "I-22", tucked=["I-34"])
    table.hand(0, "I-21").wonders(0, "W-12")
    table.gears(0, "w1")
    table.begin("income", 2)
    assert table.offered()[0].startswith("up ")
    table.play("leave")
    assert table.has(0) == {"coin": 2}
    assert table.state.vp[0] == 0


@pytest.mark.rule("TS-061")
def test_tiles_on_timeline_cards_are_no_income() -> None:
    table = Table().bare()
    table.timeline(0, lay("START-F", lux=["fur"]), None, None, None)
    table.begin("income", 2)
    assert table.has(0) == {"coin": 2}


@pytest.mark.rule("TS-062")
@pytest.mark.rule("TS-073")
def test_marker_then_points_then_the_order_of_the_next_discovery_phase() -> None:
    table = Table(3).bare()
    table.timeline(1, "I-16", "I-20", None, None).timeline(2, "I-27", None, None, None)
    events = table.begin("income", 2)
    assert table.state.peace == [0, 2, 1]
    assert told(events, "scored", 1)[0] == {"count": 2, "why": "peace"}
    assert told(events, "scored", 2)[0] == {"count": 1, "why": "peace"}
    assert table.state.order == (1, 2, 0)
    assert table.phase == "discovery"
    assert table.state.seat == 1


@pytest.mark.rule("TS-062")
def test_income_in_any_order_each_part_optional() -> None:
    table = Table().bare().gears(0, "b3", board="TECH-D")  # 3 upgrades
    table.timeline(0, "II-35", None, None, None).hand(0, "I-21")  # may play a card
    table.begin("income", 2)
    assert table.state.seat == 0
    assert table.offered() == ["take 1", "take 2", "leave"]
    table.play("take 2", "leave", "leave")
    assert table.has(0) == {"coin": 2}
    assert table.line(0) == ["II-35", None, None, None]
    assert table.cards(0) == ["I-21"]


@pytest.mark.rule("TS-060")
@pytest.mark.rule("TS-064")
@pytest.mark.rule("TS-E40")
def test_a_card_played_in_the_phase_gives_neither_income_nor_peace_but_its_on_play() -> None:
    table = Table().bare()
    table.timeline(0, "II-35", None, None, None).hand(0, "I-20", "I-19").cubes(0, wheat=1, stone=1)
    table.begin("income", 2)  # I-20: peace 1, income 1 VP
    table.play("play I-20")
    while table.phase == "income":
        table.play("leave" if "leave" in table.legal() else table.offered()[0])
    assert table.line(0)[:2] == ["I-20", "II-35"]
    assert table.state.vp[0] == 0
    assert table.state.peace[0] == 0
    assert table.state.order == (0, 1)
    table = Table().bare()
    table.timeline(0, "II-35", None, None, None).hand(0, "I-19").cubes(0, coin=1, stone=1)
    table.begin("income", 2)  # I-19: on play 1 stone
    table.play("play I-19")
    if "omit coin+stone" in table.offered():
        table.play("omit coin+stone")
    assert table.has(0).get("stone", 0) >= 1
    assert told(table.events, "gained", 0)[-1] == {"resource": "stone", "count": 1}


@pytest.mark.rule("TS-063")
@pytest.mark.rule("TS-E41")
def test_income_in_the_snapshot_pays_though_its_card_has_died_meanwhile() -> None:
    table = Table().bare()
    table.timeline(0, "II-35", None, None, "I-25").hand(0, "I-21").cubes(0, stone=1)
    table.begin("income", 2)  # I-25: 1 upgrade; II-35: play
    taken = next(at for at in (1, 2) if _plays(table, at))
    table.play(f"take {taken}", "play I-21")
    if table.offered()[0].startswith("omit"):
        table.play(table.offered()[0])
    assert "I-25" not in table.line(0)
    assert len(table.state.grave[0]) == 1
    assert any(text.startswith("up ") for text in table.offered())


def _plays(table: Table, at: int) -> bool:
    """The reward with this number is the playing of a card."""
    frame = table.state.stack[-1]
    return "II-35" in frame[3][at - 1].path


@pytest.mark.rule("TS-060")
def test_peace_that_is_lost_in_the_phase_still_counts() -> None:
    table = Table().bare()
    table.timeline(0, "II-35", None, None, "I-16").hand(0, "I-21").cubes(0, stone=1)
    table.begin("income", 2)
    assert table.state.vp[0] == 1
    table.play("play I-21")
    if table.phase == "income" and table.offered()[0].startswith("omit"):
        table.play(table.offered()[0])
    assert table.state.peace_of(0) == 0
    assert (table.state.peace[0], table.state.vp[0]) == (1, 1)


@pytest.mark.rule("TS-E47")
@pytest.mark.rule("TS-260")
def test_ship_income_in_the_third_age_moves_the_ship_or_pays_past_the_end() -> None:
    income = next(name for name, track in SHIP_INCOME if track == "ship") if SHIP_INCOME else None
    table = Table(nth=5).tracks(0, ship=7)
    table.open(0, {"op": "advance", "track": "ship", "n": 2})
    assert (table.track(0, "ship"), table.state.vp[0]) == (7, 2)
    if income:
        table = Table().bare()
        table.timeline(0, income, None, None, None).tracks(0, ship=7)
        table.begin("income", 5)
        assert told(table.events, "scored", 0)[-1]["why"] == "past_end"


def _ship_income() -> list[tuple[str, str]]:
    from exhibition_suite.games.timespan.items import CONTENT

    return [(item["id"], effect["track"]) for item in CONTENT.history for effect in item.get("income", ()) if effect["op"] == "advance"]


SHIP_INCOME = _ship_income()


@pytest.mark.rule("TS-062")
def test_a_seat_resolves_its_income_before_the_next_one_in_turn_order() -> None:
    table = Table().bare().gears(0, "b3", board="TECH-D").gears(1, "b3", board="TECH-D")
    table.timeline(1, "I-16", None, None, None)
    table.begin("income", 2)
    assert (table.phase, table.state.seat) == ("income", 1)
    table.play("leave")
    assert (table.phase, table.state.seat) == ("income", 0)
    ruling = table.state.refusal(table.state.actions()[0], 1)
    assert ruling is not None
    assert (ruling.rule, ruling.reason) == ("TS-060", "NOT_YOUR_TURN")


@pytest.mark.rule("TS-130")
@pytest.mark.rule("TS-131")
def test_support_actions_in_the_income_phase() -> None:
    table = Table().bare().gears(0, "b3", board="TECH-D").hand(0, "I-19").hand(1, "I-13")
    table.begin("income", 2)
    table.play("discard I-19", "aside 2", "discard I-13", "back")
    assert table.phase == "income"
    assert (table.has(0), table.has(1)) == ({"coin": 2, "stone": 1}, {"stone": 1})
