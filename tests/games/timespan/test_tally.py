"""What is counted in a game, and what the sums make of it."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.engine import OVER
from exhibition_suite.games.timespan import GAME
from exhibition_suite.games.timespan.content import load
from exhibition_suite.games.timespan.options import Options
from exhibition_suite.games.timespan.state import TimespanState
from exhibition_suite.games.timespan.tally import Tally
from exhibition_suite.games.timespan.tally_report import Sum, groups, total


def step(tally: Tally, state: TimespanState, text: str | None = None) -> None:
    actions = state.actions()
    action = actions[0] if text is None else GAME.parse(text)
    tally.before(state, actions, action)
    events: list[Any] = []
    state.apply(action, events)
    tally.after(state, events)


def first_actions(seats: int, seed: int) -> tuple[Tally, TimespanState]:
    """A game in which everybody always does the first thing on the list."""
    state, tally = GAME.new(Options(), seats, seed), Tally(seats)
    while state.seat != OVER:
        step(tally, state)
    return tally, state


def test_the_choice_at_the_beginning_is_an_offer() -> None:
    state, tally = GAME.new(Options(), 2, 5), Tally(2)
    wonders = [action.text.split()[1] for action in state.actions()]
    step(tally, state, f"keep {wonders[1]}")
    visions = [action.text.split()[1] for action in state.actions()]
    step(tally, state, f"keep {visions[0]}")
    assert dict(tally.offered) == dict.fromkeys((*wonders, *visions), 1)
    assert dict(tally.taken) == {wonders[1]: 1, visions[0]: 1}
    assert wonders[1] in tally.had[0]
    assert (tally.decisions, tally.choices, tally.listed) == (2, 2, 4)


def test_the_open_card_and_the_tile_of_each_offer_count_the_hidden_card_does_not() -> None:
    state, tally = GAME.new(Options(), 2, 5), Tally(2)
    while not state.offers:
        step(tally, state)
    seat = state.seat
    names = Tally(2)
    step(names, state.copy(), "offer 2")
    assert len(names.offered) == 6
    assert len(names.taken) == 2
    assert sum(len(had) for had in names.had[seat : seat + 1]) >= 2


def test_every_card_played_is_counted_once() -> None:
    tally, state = first_actions(3, 11)
    plain = tally.plain(state)
    for seat, one in enumerate(plain["seats"]):
        assert len(one["cards"]) == 5
        assert len(one["workers"]) == 5
        assert one["workers"][-1] <= state.workers[seat]
        assert one["timeline"] + one["graveyard"] <= 3 + sum(one["cards"]) + len(one["used"]) + 9
        assert set(one["played"]) <= set(one["had"])
        assert sum(one["cards"]) >= len([item for item in one["played"] if not item.startswith("W-")])
    assert plain["decisions"] >= plain["choices"] > 0
    assert all(plain["taken"][item] <= plain["offered"][item] for item in plain["taken"])


def test_counting_changes_nothing() -> None:
    _, state = first_actions(2, 3)
    other = GAME.new(Options(), 2, 3)
    while other.seat != OVER:
        other.apply(other.actions()[0])
    assert other.fingerprint() == state.fingerprint()


def game(taken: str, winner: int) -> tuple[dict[str, Any], list[int], list[int]]:
    """A tally by hand: two persons of age I are offered; one is taken, and played by the winner."""
    seats = [
        {"held": ["egypt"], "had": [], "played": [], "cards": [1, 0, 2, 0, 0], "workers": [3, 4, 4, 5, 6], "graveyard": 4} for _ in "ab"
    ]
    seats[1]["held"] = ["greece"]
    seats[winner] |= {"had": [taken], "played": [taken]}
    tally = {"offered": {"I-01": 1, "I-02": 1}, "taken": {taken: 1}, "seats": seats, "decisions": 10, "choices": 4, "listed": 12}
    points = [50, 50]
    points[winner] = 70
    return tally, points, [1 if seat == winner else 2 for seat in range(2)]


def test_rates_are_held_against_the_mean_of_deck_and_type() -> None:
    found = total([game("I-01", 0), game("I-01", 0), game("I-01", 1), game("I-02", 0)])
    lines = {line.item: line for line in found.finish()}
    assert lines["I-01"].take == pytest.approx(1.5)
    assert lines["I-02"].take == pytest.approx(0.5)
    assert lines["I-01"].play == pytest.approx(1.0)
    assert lines["II-01"].take is None


def test_results_of_those_who_had_it() -> None:
    found = total([game("I-01", 0), game("I-01", 0), game("I-01", 0), game("I-02", 1)])
    lines = {line.item: line for line in found.finish()}
    egypt = lines["egypt"].had
    assert (egypt.seats, egypt.wins, egypt.fair) == (4, 3.0, 2.0)
    assert egypt.ratio == pytest.approx(1.5)
    assert egypt.mean(egypt.points) == pytest.approx(65.0)
    assert egypt.mean(egypt.ahead) == pytest.approx(5.0)
    assert egypt.mean(egypt.places) == pytest.approx(1.25)
    assert lines["I-02"].played.seats == 1
    assert found.chairs[2, 1].ratio == pytest.approx(0.5)
    assert found.cards == [8, 0, 16, 0, 0]
    assert (found.rows, found.graveyard, found.listed) == (8, 32, 48)


def test_every_item_has_a_group() -> None:
    found = groups()
    content = load()
    assert len(found) == 6 + 6 + 36 + 144 + 16 + 12 + 56
    assert found["IV-01"] == "4 nextgen"
    assert {item["id"] for item in content.history} <= set(found)
    assert Sum().finish()[0].take is None


def wakes(effects: object, where: tuple[str, ...]) -> bool:
    if isinstance(effects, dict):
        return (effects.get("op") == "wake" and effects["from"] in where) or any(wakes(part, where) for part in effects.values())
    return isinstance(effects, list) and any(wakes(part, where) for part in effects)


@pytest.mark.rule("TS-515")
def test_no_box_wakes_a_worker_that_stands_on_a_box() -> None:
    """Two of them would wake each other's workers for ever; one would do with a box that reaches it."""
    content = load()
    boxes = [item["box"] for item in (*content.history, *content.wonders) if "box" in item]
    assert not [box for box in boxes if wakes(box, ("any", "box"))]
    assert not wakes([content.market, content.tiles, content.civilisations], ("any", "box"))
