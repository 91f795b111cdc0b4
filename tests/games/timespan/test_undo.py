"""Where undo stops (TS-007): hidden things shown, others' things and shared supplies changed, a step of a phase finished."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.engine import Match, SeatSetup
from exhibition_suite.games.timespan import GAME
from exhibition_suite.games.timespan.options import Options
from tests.games.timespan.kit import Table
from tests.games.timespan.kit_layout import lay


def match_of(table: Table) -> Match:
    """A match that stands where the table stands."""
    seats = tuple(SeatSetup(f"P{n}") for n in range(table.state.seats))
    match = Match(GAME, table.state.rules, seats, 1)
    match.state = table.state
    return match


def play(match: Match, *texts: str) -> None:
    for text in texts:
        match.play(GAME.parse(text))


def stop(table: Table, *texts: str) -> str | None:
    """Why the last of these actions cannot be undone, or None; where it can, undoing it gives back the position before."""
    match = match_of(table)
    play(match, *texts[:-1])
    before = match.state.fingerprint()
    play(match, texts[-1])
    reason = match.undo_stop()
    if reason is None:
        match.undo()
        assert match.state.fingerprint() == before
    return reason


@pytest.mark.rule("TS-007")
def test_plain_doings_of_ones_own_can_be_undone() -> None:
    assert stop(Table(), "activate coin") is None
    assert stop(Table().hand(0, "I-21").cubes(0, stone=1), "play I-21") is None
    assert stop(Table().cubes(0, coin=2), "convert wheat") is None
    assert stop(Table().cubes(0, metal=1), "spend metal") is None
    assert stop(Table().cubes(0, metal=1), "spend metal", "up room>coin") is None
    assert stop(Table().lux(0, fur=1), "deliver fur START-F") is None
    assert stop(Table().wonders(0, "W-02").cubes(0, stone=3), "play W-02") is None
    assert stop(Table(), "activate culture") is None
    assert stop(Table(2), "seat 2") is None


@pytest.mark.rule("TS-007")
def test_undo_goes_back_step_by_step_to_the_last_reveal() -> None:
    table = Table().cubes(0, coin=4)
    match = match_of(table)
    play(match, "activate card", "pick 1", "draw person", "convert wheat", "convert wood", "activate coin")
    for _ in range(3):
        match.undo()
    assert match.undo_stop() == "revealed"
    assert match.state.board_work[0] == 1 << 5
    with pytest.raises(ValueError, match="revealed"):
        match.undo()


@pytest.mark.rule("TS-007")
@pytest.mark.parametrize(
    ("effect", "texts"),
    [
        ({"op": "draw", "deck": "current", "n": 1}, ("take 1",)),
        ({"op": "look", "deck": "current", "n": 2, "keep": 1}, ("take 1",)),
        ({"op": "look", "deck": "wonder", "n": 2, "keep": 1}, ("take 1",)),
        ({"op": "discovery", "n": 1}, ("take 1",)),
        ({"op": "discovery", "n": 1, "look": 2}, ("take 1",)),
        ({"op": "bury", "from": "deck", "n": 1, "deck": "current"}, ("take 1",)),
        ({"op": "tuck", "from": "look", "n": 2}, ("take 1",)),
        ({"op": "luxury", "kind": "silk"}, ("take 1",)),
        ({"op": "bury_luxury", "from": "supply", "kind": "silk"}, ("take 1",)),
        ({"op": "deliver", "from": "supply", "kind": "any"}, ("take 1", "deliver fur START-F")),
    ],
)
@pytest.mark.parametrize("nth", [1, 5])
def test_it_stops_at_what_comes_out_of_decks_stacks_and_supply(nth: int, effect: dict[str, Any], texts: tuple[str, ...]) -> None:
    table = Table(nth=nth).stack(3, "D3-04")  # in age III the top tile is a clock
    wait = {"op": "choose", "of": [[{"op": "vp", "n": 1}], [{"op": "vp", "n": 2}]]}
    table.open(0, {"op": "choose", "of": [[effect], [{"op": "vp", "n": 2}]]}, wait)
    assert table.offered()[:2] == ["take 1", "take 2"]
    assert stop(table, "take 1", "pick 1", *texts[1:]) == "revealed"


@pytest.mark.rule("TS-007")
def test_it_stops_at_cards_and_tiles_that_go_back() -> None:
    assert stop(Table().hand(0, "I-19"), "discard I-19") == "revealed"
    assert stop(Table().lux(0, fur=1), "trade fur") == "revealed"
    assert stop(Table(nth=5).clocks(0, "D3-05"), "clock D3-05") == "revealed"
    table = Table().hand(0, "I-19", "I-13")
    table.open(0, {"op": "pay", "cost": {"cards": 1}, "then": [{"op": "vp", "n": 1}]})
    assert stop(table, "pay", "give I-13") == "revealed"


@pytest.mark.rule("TS-007")
def test_it_stops_at_an_offer() -> None:
    table = Table(phase="discovery")
    table.offers(("I-01", "I-02", "D1-04"), ("I-13", "I-14", "D1-04"), ("I-25", "I-26", "D1-05"))
    assert stop(table, "offer 1") == "revealed"


@pytest.mark.rule("TS-007")
def test_it_stops_where_another_player_is_paid() -> None:
    assert stop(Table(phase="camel").built(1, "W-12"), "camel W-12") == "revealed"
    table = Table().built(1, "W-12")
    table.open(0, {"op": "activate", "target": "wonder_any"})
    assert stop(table, "reach W-12") == "revealed"
    table = Table(3, phase="camel", cunning_camel=True).neutral("W-12", "W-05").camel(1, "N1").cubes(0, coin=1)
    assert stop(table, "camel N1") == "revealed"
    table = Table(3, phase="camel").neutral("W-12", "W-05").camel(1, "N1").cubes(0, coin=1)
    assert stop(table, "camel N1") is None


@pytest.mark.rule("TS-007")
def test_it_stops_when_a_step_of_a_phase_is_finished() -> None:
    assert stop(Table(2), "done") == "revealed"
    assert stop(Table(2, phase="final"), "done") == "revealed"
    table = Table(2, phase="camel")
    assert stop(table, "camel market", "leave", "camel market", "leave") == "revealed"
    assert stop(Table(time_is_money=True), "time") == "revealed"


@pytest.mark.rule("TS-007")
def test_it_stops_when_the_last_board_is_settled_for_cards_are_dealt_then() -> None:
    for boards, texts in (
        ("choose", ("civ china", "civ egypt", "board TECH-A", "board TECH-B")),
        ("auction", ()),
        ("draft", ()),
    ):
        match = Match(GAME, Options(boards=boards), (SeatSetup("A"), SeatSetup("B")), 4)  # type: ignore[arg-type]
        stops = []
        while match.state.phase_id == "boards":
            text = texts[len(match.steps)] if texts else match.state.actions()[0].text
            play(match, text)
            stops.append(match.undo_stop())
        assert stops[-1] == "revealed"
        assert set(stops[:-1]) == {None}


@pytest.mark.rule("TS-007")
def test_choosing_what_to_keep_can_be_thought_over_until_all_is_shown() -> None:
    match = Match(GAME, Options(), (SeatSetup("A"), SeatSetup("B")), 4)
    while match.state.phase_id == "keep":
        assert match.undo_stop() in (None, "start")
        match.play(match.state.actions()[0])
    assert match.undo_stop() == "revealed"


@pytest.mark.rule("TS-007")
def test_a_bots_move_is_not_undone() -> None:
    match = Match(GAME, Options(), (SeatSetup("A", "easy"), SeatSetup("B")), 4)
    match.play(match.state.actions()[0])
    assert match.undo_stop() == "other"


@pytest.mark.rule("TS-007")
def test_a_card_that_dies_by_a_push_was_open_and_can_come_back() -> None:
    table = Table().hand(0, "I-21").cubes(0, stone=1)
    table.timeline(0, None, None, None, lay("START-F", lux=["fur"]))
    assert stop(table, "play I-21") is None
