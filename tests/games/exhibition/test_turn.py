"""Sections 4 and 6 of the rules: the steps of a turn, who is out, and when the game ends."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.engine import Ruling
from exhibition_suite.games.exhibition import GAME, actions
from exhibition_suite.games.exhibition.content import CONTINENTS
from exhibition_suite.games.exhibition.options import Options
from exhibition_suite.games.exhibition.rules import FIXED
from tests.games.exhibition.positions import card, line, play, position, with_columns

ASIA = CONTINENTS.index("asia")
AFRICA = CONTINENTS.index("africa")
FULL = {
    "grand@1": 1904, "grand@2": 1922, "grand@3": 1937, "grand@4": 1946, "grand@5": 1973, "grand@6": 1990,
    "area2@1": 1944, "area2@2": "1945 NA", "area2@3": 1949, "area2@4": 1957,
    "area1@1": 1926, "area1@2": 1938, "area1@3": 1967,
    "area3@1": 1901, "area3@2": 1995,
}  # fmt: skip
"""Fifteen cards; only mid@1 is free."""


def told(events: list[Any]) -> list[str]:
    return [event.id for event in events]


def reason(state: Any, text: str, seat: int | None = None) -> tuple[str, str]:
    ruling = state.refusal(actions.parse(text), seat)
    assert ruling is not None
    return ruling.rule, ruling.reason


def at_asia(**columns: list[str | int]) -> Any:
    """Two seats; seat 0 is to take, its vehicle on Asia."""
    state = position(seats=2)
    state.vehicles[0] = ASIA
    return with_columns(state, {"asia": [1950, 1990], "africa": [1905], **columns}, stock=[1903])


@pytest.mark.rule("EX-030")
def test_one_card_of_the_own_column_is_taken() -> None:
    state = GAME.new(Options(), 3, 4)
    column = state.columns[0]
    assert [action.text for action in state.actions()] == [f"take exh-{1900 + c}" for c in column]
    other = state.columns[3][0]
    assert state.refusal(actions.TAKE[other]) == Ruling(
        "EX-030", "CARD_NOT_IN_COLUMN", {"card": f"exh-{1900 + other}", "column": "oceania"}
    )
    assert state.refusal(actions.parse("place depot")) == Ruling("EX-030", "MUST_TAKE", {"column": "oceania"})


@pytest.mark.rule("EX-033", "EX-036", "EX-E37")
def test_the_vehicle_follows_the_colour_and_the_left_column_is_refilled() -> None:
    state = at_asia(africa=[1905, 1999])
    state.vehicles[0] = AFRICA
    events = play(state, "take exh-1999")
    assert told(events) == ["took", "moved", "refilled"]
    assert events[1].params == {"vehicle": "zeppelin", "from": "africa", "to": "europe"}
    assert state.columns[AFRICA] == (card(1903), card(1905))
    assert state.columns[CONTINENTS.index("europe")] == ()
    assert state.vehicles[0] == CONTINENTS.index("europe")


@pytest.mark.rule("EX-033", "EX-034")
@pytest.mark.parametrize(
    ("year", "to"),
    [(1949, "oceania"), (1950, "south_america"), (1957, "africa"), (1955, "asia"), (1954, "europe"), (1990, "north_america")],
)
def test_the_vehicle_goes_to_every_continent(year: int, to: str) -> None:
    state = at_asia(asia=[year])
    play(state, f"take exh-{year}")
    assert CONTINENTS[state.vehicles[0]] == to
    state = at_asia(asia=["1945"])
    play(state, "take exh-1945", f"go {to}")
    assert CONTINENTS[state.vehicles[0]] == to
    assert state.vehicles[1] == CONTINENTS.index("south_america"), "the other stays"


@pytest.mark.rule("EX-033", "EX-E35")
def test_a_card_of_the_own_colour_leaves_the_vehicle_where_it_is() -> None:
    state = at_asia(asia=[1955, 1990])
    events = play(state, "take exh-1955", "place depot")
    assert told(events)[:3] == ["took", "stayed", "refilled"]
    assert state.vehicles[0] == ASIA
    state.seat, state.step = 0, 0
    assert {action.text for action in state.actions()} == {"take exh-1903", "take exh-1990"}


@pytest.mark.rule("EX-033")
def test_a_coloured_card_leaves_no_choice_of_continent() -> None:
    state = at_asia()
    assert reason(state, "go europe") == ("EX-033", "VEHICLE_FIXED")
    play(state, "take exh-1950")
    assert reason(state, "go europe") == ("EX-033", "VEHICLE_FIXED")


@pytest.mark.rule("EX-034", "EX-E36")
def test_a_white_card_lets_the_vehicle_go_anywhere_before_the_refill() -> None:
    state = at_asia(asia=["1945", 1990])
    events = play(state, "take exh-1945")
    assert told(events) == ["took"], "the refill is not shown yet"
    assert [action.text for action in state.actions()] == [f"go {name}" for name in CONTINENTS]
    assert reason(state, "place depot") == ("EX-034", "MUST_STEER")
    assert reason(state, "as asia") == reason(state, "in 1950") == ("EX-034", "MUST_STEER")
    assert told(play(state.copy(), "go asia")) == ["stayed", "refilled"]
    assert told(play(state, "go oceania")) == ["moved", "refilled"]
    assert state.columns[ASIA] == (card(1903), card(1990))
    assert reason(state, "go europe") == ("EX-038", "MUST_PLACE"), "it was steered already"


@pytest.mark.rule("EX-E38", "EX-022")
def test_columns_are_shown_ascending_einstein_last() -> None:
    state = at_asia(asia=[1950, 1990, 1955])
    play(state, "take exh-1955")
    assert state.columns[ASIA] == (card(1903), card(1950), card(1990))
    state = with_columns(at_asia(), {"asia": [1950, 1955, "E"]}, stock=[1999])
    state.vehicles[0] = ASIA
    play(state, "take exh-1955")
    assert state.columns[ASIA] == (card(1950), card(1999), card("E"))


@pytest.mark.rule("EX-035", "EX-E44")
def test_two_vehicles_on_one_continent() -> None:
    state = at_asia(asia=[1950, 1990, 1955])
    state.vehicles[1] = ASIA
    play(state, "take exh-1955", "place depot")
    assert state.seat == 1
    assert {action.text for action in state.actions()} == {"take exh-1903", "take exh-1950", "take exh-1990"}


@pytest.mark.rule("EX-037", "EX-E39")
def test_an_empty_stock_refills_nothing() -> None:
    state = with_columns(position(seats=1), {"oceania": [1907, 1920, 1949]})
    for left in (2, 1, 0):
        taken = state.columns[0][0]
        state.step = 0
        state.seat = 0
        state.vehicles[0] = 0
        events = play(state, f"take exh-{1900 + taken}", "place grand@1" if left == 2 else "place depot")
        assert told(events)[:3] == ["took", "stayed", "not_refilled"]
        assert len(state.columns[0]) == left


@pytest.mark.rule("EX-031", "EX-E40")
def test_an_empty_column_is_left_for_one_that_has_cards() -> None:
    state = position(seats=2, turn=1, hand=1909)
    state = with_columns(state, {"africa": [1905], "europe": [1999]})
    state.vehicles[0] = ASIA
    play(state, "place depot")
    assert (state.seat, state.phase) == (0, "go")
    assert [action.text for action in state.actions()] == ["go africa", "go europe"]
    assert reason(state, "go asia") == ("EX-031", "NO_CARDS_THERE")
    assert reason(state, "take exh-1905") == ("EX-031", "COLUMN_EMPTY")
    assert told(play(state, "go europe", "take exh-1999")) == ["went", "took", "stayed", "not_refilled"]
    other = with_columns(state.copy(), {"africa": [1959]})
    other.seat, other.step, other.vehicles[0], other.hand = 0, 1, ASIA, -1
    assert told(play(other, "go africa", "take exh-1959")) == ["went", "took", "stayed", "not_refilled"]
    onward = with_columns(state.copy(), {"africa": [1950]})
    onward.seat, onward.step, onward.vehicles[0], onward.hand = 0, 1, ASIA, -1
    assert told(play(onward, "go africa", "take exh-1950")) == ["went", "took", "moved", "not_refilled"]
    assert CONTINENTS[onward.vehicles[0]] == "south_america", "it moves on by the colour of the card"


@pytest.mark.rule("EX-032", "EX-E41")
def test_without_any_open_card_the_players_are_out_and_the_game_is_scored() -> None:
    state = with_columns(position(seats=2, turn=0, hand=1909), {})
    events = play(state, "place grand@1")
    assert told(events) == ["placed", "out_stuck", "round", "out_stuck", "ended"]
    assert (state.seat, state.phase) == (-1, "over")
    assert line(state, 0, "empty_spots") == -15
    assert list(state.actions()) == []


@pytest.mark.rule("EX-038", "EX-039", "EX-045")
def test_the_card_must_be_placed_in_this_turn() -> None:
    state = at_asia()
    play(state, "take exh-1950")
    assert reason(state, "take exh-1990") == ("EX-038", "MUST_PLACE")
    assert "place depot" in [action.text for action in state.actions()]
    assert (FIXED.rule, FIXED.reason) == ("EX-039", "CARD_FIXED")


@pytest.mark.rule("EX-040")
def test_the_refill_is_seen_before_the_card_is_placed() -> None:
    state = at_asia()
    events = play(state, "take exh-1950")
    assert state.phase == "place"
    assert [event.id for event in events if event.reveals] == ["refilled"]
    assert state.columns[ASIA] == (card(1903), card(1990))


@pytest.mark.rule("EX-041", "EX-E42")
def test_without_a_legal_spot_only_the_depot_is_left() -> None:
    state = position({0: {**FULL, "mid@1": 1950}}, hand=1999)
    state.board[0], state.out = -1, 0
    state.filled[0] -= 1
    assert [action.text for action in state.actions()] == ["place depot"]


@pytest.mark.rule("EX-041", "EX-E43", "EX-042", "EX-043")
def test_the_depot_may_be_chosen_freely() -> None:
    state = position(hand=1950)
    events = play(state, "place depot")
    assert events[0].params == {"card": "exh-1950", "count": 1}
    assert state.depots[0] == (50,)
    assert state.observe(1).view.depots[0] == (50,), "depot cards are public"
    lines = {entry.id: entry.points for entry in state.scores()[0].lines}
    assert lines["depot"] == -1
    assert lines["number_of_decades"] == lines["chain_of_years"] == lines["continent_focus"] == 0


@pytest.mark.rule("EX-070", "EX-E45", "EX-110", "EX-111")
def test_a_third_depot_card_puts_the_player_out() -> None:
    state = position({0: {"grand@1": 1904}}, depots={0: [1901, 1902]}, hand=1950)
    events = play(state, "place depot")
    assert told(events) == ["stored", "out_depot"]
    assert state.is_out(0)
    assert (line(state, 0, "empty_spots"), line(state, 0, "depot")) == (-15, -3)


@pytest.mark.rule("EX-070", "EX-E46")
def test_the_sixteenth_card_puts_the_player_out() -> None:
    state = position({0: FULL}, depots={0: [1909, 1910]}, hand=1950)
    assert told(play(state, "place mid@1")) == ["placed", "out_hall"]
    assert (line(state, 0, "empty_spots"), line(state, 0, "depot")) == (0, -2)


@pytest.mark.rule("EX-070")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_fills_hall_or_depot_is_out_and_nobody_else(seat: int) -> None:
    state = position({seat: FULL}, turn=seat, hand=1950)
    assert state.out == 0
    play(state, "place mid@1")
    assert [state.is_out(other) for other in range(3)] == [other == seat for other in range(3)]
    state = position(depots={seat: [1901, 1902]}, turn=seat, hand=1950)
    assert state.out == 0
    play(state, "place depot")
    assert [state.is_out(other) for other in range(3)] == [other == seat for other in range(3)]


@pytest.mark.rule("EX-074", "EX-E49", "EX-100")
def test_the_last_card_may_bring_the_sixth_continent() -> None:
    hall = {**FULL, "grand@5": "E 1973 OC", "area2@3": 1948}
    state = position({0: hall}, hand=1949)
    assert state.seen[0].bit_count() == 5
    assert told(play(state, "place mid@1")) == ["placed", "six_continents", "out_hall"]
    assert line(state, 0, "all_6_continents") == 5


@pytest.mark.rule("EX-070", "EX-071", "EX-E47", "EX-072")
def test_the_last_player_goes_on_alone() -> None:
    state = position({0: FULL}, depots={1: [1901, 1902, 1903], 2: [1910, 1911, 1912]}, hand=1950)
    vehicles = list(state.vehicles)
    assert told(play(state, "place depot")) == ["stored", "round"]
    assert (state.seat, state.round) == (0, 2)
    assert state.vehicles[1:] == vehicles[1:]
    assert reason(state, "place depot", seat=1) == ("EX-070", "SEAT_OUT")


@pytest.mark.rule("EX-073")
def test_the_game_ends_when_the_last_player_is_out() -> None:
    state = position({0: FULL}, depots={1: [1901, 1902, 1903], 2: [1910, 1911, 1912]}, hand=1950)
    assert told(play(state, "place mid@1")) == ["placed", "out_hall", "ended"]
    assert reason(state, "place depot") == ("EX-073", "GAME_OVER")


@pytest.mark.rule("EX-131", "EX-073")
def test_secrets_are_shown_when_scoring_starts() -> None:
    state = position(
        {0: FULL}, seats=2, depots={1: [1902, 1903, 1909]}, hand=1950, secret_decade=True, secrets=(1900, 1980),
    )  # fmt: skip
    events = play(state, "place mid@1")
    assert [(event.seat, event.params["decade"]) for event in events if event.id == "secret"] == [(0, 1900), (1, 1980)]
    assert state.observe(0).view.secrets == state.secrets == (0, 8)


@pytest.mark.rule("EX-026", "EX-E48")
def test_rounds_are_counted_past_a_start_player_who_is_out() -> None:
    state = position(seats=2, depots={0: [1901, 1902, 1903]}, turn=1, hand=1950)
    rounds = []
    for _ in range(3):
        play(state, "place depot" if state.phase == "place" and len(state.depots[1]) < 2 else state.actions()[0].text)
        rounds.append(state.round)
        if state.phase == "take":
            play(state, state.actions()[0].text)
            if state.phase == "steer":
                play(state, "go asia")
    assert rounds == [2, 3, 4]
    assert state.seat == 1


@pytest.mark.rule("EX-026")
def test_turns_go_round_and_only_the_seat_to_move_may_play() -> None:
    state = GAME.new(Options(), 3, 2)
    assert reason(state, f"take exh-{1900 + state.columns[1][0]}", seat=1) == ("EX-026", "NOT_YOUR_TURN")
    order = []
    for _ in range(6):
        order.append((state.seat, state.round))
        while state.seat == order[-1][0]:
            state.apply(state.actions()[0])
    assert order == [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]


@pytest.mark.rule("EX-061", "EX-038")
def test_a_white_card_waits_for_its_values() -> None:
    state = position(hand="E")
    assert reason(state, "as asia") == ("EX-061", "NO_CHOICE")
    play(state, "place grand@2")
    assert state.phase == "as"
    for word in ("place grand@1", "take exh-1900", "go asia", "in 1950"):
        assert reason(state, word)[0] == "EX-061", word
    play(state, "as asia")
    assert state.phase == "in"
    assert reason(state, "as europe") == ("EX-061", "CHOICE_REQUIRED")
    events = play(state, "in 1950")
    assert events[0].params == {
        "card": "exh-einstein", "slot": "grand", "kind": "grand", "spot": 2, "year": 1950, "continent": "asia",
    }  # fmt: skip


@pytest.mark.rule("EX-046")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_game_has_at_most_eighteen_rounds_and_leaves_cards_open(seats: int) -> None:
    longest = 0
    for seed in range(60):
        state = GAME.new(Options(), seats, seed)
        takes = [0] * seats
        pick = seed
        while state.seat >= 0:
            legal = state.actions()
            pick = pick * 1103515245 + 12345 & 0x7FFFFFFF
            action = legal[pick % len(legal)]
            if action.kind == actions.TAKING:
                takes[state.seat] += 1
            state.apply(action)
        longest = max(longest, state.round)
        assert all(3 <= count <= 18 for count in takes)
        assert sum(len(column) for column in state.columns) >= 11
        if seats <= 4:
            assert state.stock
    assert longest <= 18
