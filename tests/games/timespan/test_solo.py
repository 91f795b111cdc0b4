"""Section 1.18 of the rules: alone against the Rival."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.engine import OVER
from exhibition_suite.games.timespan import GAME
from exhibition_suite.games.timespan import rival as automa
from exhibition_suite.games.timespan.actions import PLACES
from exhibition_suite.games.timespan.counts import cond, count
from exhibition_suite.games.timespan.items import AGE, CARD_IDS, CARD_OF, CARD_VP, CIVS, CONTENT, COST, TRACKS, WONDER_OF
from exhibition_suite.games.timespan.options import Options
from exhibition_suite.games.timespan.rival import card_points, wonder_points
from exhibition_suite.games.timespan.scoring import visions_of
from tests.games.timespan.kit import Table, keep_first, told

ME, RIVAL = 0, 1


def cards_of(table: Table, *ids: str) -> list[Any]:
    """What the Rival does with these cards, one after another."""
    table.state.sink = events = []
    for card in automa.CARDS:
        for name in ids:
            if card["id"] == name:
                for deed in card["do"]:
                    automa._do(table.state, RIVAL, deed)
    table.state.sink = None
    return events


def rival_track(table: Table, name: str) -> int:
    return table.state.tracks[5 + TRACKS.index(name)]


@pytest.mark.rule("TS-044")
@pytest.mark.rule("TS-420")
def test_three_offers_and_the_rival_first_with_its_camel_and_last_with_its_cards() -> None:
    table = Table(1, phase="discovery")
    assert len(table.state.offers) == 3
    table = Table(1, phase="camel")
    assert PLACES[table.state.camel[RIVAL]] == "N1"
    assert table.state.camel[ME] == -1
    table.play("camel market", "leave")
    assert table.phase == "work"
    assert table.state.seat == ME
    events = table.play("done")
    assert told(events, "rival_card", RIVAL)
    assert next(event.id for event in events) == "done"


@pytest.mark.rule("TS-421")
def test_the_rivals_set_up() -> None:
    boards = set()
    for seed in range(12):
        state = GAME.new(Options(), 1, seed)
        assert state.civ[RIVAL] not in (-1, state.civ[ME])
        boards.add(state.civ[RIVAL])
        assert (state.vp[RIVAL], state.peace[RIVAL], state.workers[RIVAL], state.cubes[RIVAL], state.tech[RIVAL]) == (0, 1, 0, 0, -1)
        assert state.tracks[5:] == [0, 0, 0, 0, 0], CIVS[state.civ[RIVAL]]
        assert state.timeline[RIVAL] == (None,) * 4
    assert len(boards) > 3
    assert GAME.new(Options(rival="hard"), 1, 1).vp[RIVAL] == 5


@pytest.mark.rule("TS-421")
def test_the_ship_stays_off_its_track_though_the_board_is_the_vikings() -> None:
    seeds = [seed for seed in range(60) if CIVS[GAME.new(Options(), 1, seed).civ[RIVAL]] == "vikings"]
    assert seeds
    assert GAME.new(Options(), 1, seeds[0]).tracks[5:] == [0, 0, 0, 0, 0]


@pytest.mark.rule("TS-422")
def test_the_second_vision_is_a_random_one_and_the_rival_does_not_check_it() -> None:
    state = GAME.new(Options(), 1, 3)
    assert state.visions[RIVAL] >= 0
    assert state.visions[RIVAL] not in state.dealt[0][2:]
    keep_first(state)
    assert visions_of(state, ME) == (state.visions[ME], state.visions[RIVAL])
    lines = [line.id for line in state.scores()[RIVAL].lines]
    assert lines == ["track", "peace", "history", "wonders", "visions"]


@pytest.mark.rule("TS-423")
def test_turn_order_by_peace_with_the_rivals_marker() -> None:
    table = Table(1)
    table.timeline(ME, None, None, None, None)
    table.begin("income", 2)
    assert table.state.order[0] == RIVAL, "2 against 0"
    assert len([offer for offer in table.state.offers if offer is None]) == 1
    table = Table(1).built(ME, "W-03")
    table.begin("income", 2)
    assert table.state.order == (ME, RIVAL), "3 against 2"


def offers(*ups: str) -> Table:
    """A discovery phase in which the human has the first turn."""
    table = Table(1).built(ME, "W-03")
    table.begin("discovery", 2)
    table.state.order = (ME, RIVAL)
    table.state.done = 0
    table.offers(*((down, up, "D1-03") for down, up in zip(("I-37", "I-38", "I-39"), ups, strict=True)))
    return table


@pytest.mark.rule("TS-424")
def test_the_rival_takes_the_face_up_card_with_the_most_points() -> None:
    table = offers("I-01", "I-13", "I-18")  # 0, 0 and 2 VP
    events = table.play("offer 1")
    assert told(events, "rival_offer", RIVAL) == [{"number": 3, "card": "I-18"}]
    assert [CARD_IDS[card] for card in table.state.grave[RIVAL]] == ["I-18"]
    assert [CARD_IDS[card] for card in table.state.decks[0][-3:]] == ["I-39", "I-38", "I-13"], "its face-down card, then the offer left"
    assert [found["why"] for found in told(events, "scored", RIVAL)] == ["rival_camel"], "nothing for the tile"
    assert table.has(RIVAL) == {}


@pytest.mark.rule("TS-424")
def test_ties_go_to_the_dearest_then_to_the_leftmost() -> None:
    assert CARD_VP[CARD_OF["I-03"]] == CARD_VP[CARD_OF["I-01"]] == 0
    table = offers("I-15", "I-01", "I-03")
    table.play("offer 1")
    assert [CARD_IDS[card] for card in table.state.grave[RIVAL]] == ["I-03"], "4u against 2u"
    cost = COST[CARD_OF["I-21"]]
    names = [name for card, name in enumerate(CARD_IDS) if (AGE[card], CARD_VP[card], COST[card]) == (1, 0, cost)][:2]
    table = offers("I-15", *names)
    table.play("offer 1")
    assert [CARD_IDS[card] for card in table.state.grave[RIVAL]] == [names[0]]


@pytest.mark.rule("TS-424")
def test_variable_points_count_three() -> None:
    card = CARD_OF["IV-17"]
    assert card_points(card) == CARD_VP[card] + 3
    assert card_points(CARD_OF["IV-01"]) == CARD_VP[CARD_OF["IV-01"]]
    assert wonder_points(WONDER_OF["W-08"]) == 4 + 3


@pytest.mark.rule("TS-425")
@pytest.mark.rule("TS-E71")
def test_the_rivals_camel_visits_the_best_wonder_of_the_human() -> None:
    table = Table(1).built(ME, "W-05", "W-13", "W-12")
    table.begin("camel", 2)
    assert PLACES[table.state.camel[RIVAL]] == "W-13"
    assert table.state.vp == [2, 1]
    table.begin("camel", 3)
    assert PLACES[table.state.camel[RIVAL]] == "N1", "another place than before"
    assert table.state.vp == [2, 2]
    table.begin("camel", 4)
    assert PLACES[table.state.camel[RIVAL]] == "W-13"


@pytest.mark.rule("TS-425")
def test_without_wonders_the_neutral_ones_in_turn() -> None:
    table = Table(1, phase="camel")
    places = [PLACES[table.state.camel[RIVAL]]]
    for nth in (2, 3):
        table.begin("camel", nth)
        places.append(PLACES[table.state.camel[RIVAL]])
    assert places == ["N1", "N2", "N1"]
    assert table.state.vp == [0, 3]
    assert table.has(RIVAL) == {}


@pytest.mark.rule("TS-425")
def test_ties_of_wonders_go_to_the_last_one_built() -> None:
    assert wonder_points(WONDER_OF["W-12"]) == wonder_points(WONDER_OF["W-14"])
    for order in (("W-12", "W-14"), ("W-14", "W-12")):
        table = Table(1).built(ME, *order)
        table.begin("camel", 2)
        assert PLACES[table.state.camel[RIVAL]] == order[1]


@pytest.mark.rule("TS-425")
def test_the_human_visits_wonders_of_the_rival() -> None:
    table = Table(1, phase="camel").built(RIVAL, "W-12")
    before = table.state.vp[RIVAL]
    table.play("camel W-12")
    assert table.state.vp[RIVAL] == before + 2
    assert table.has(ME) == {"coin": 1, "wheat": 1}


@pytest.mark.rule("TS-426")
@pytest.mark.parametrize(
    ("card", "steps", "points"),
    [
        ("R1", {"science": 2}, 2),
        ("R2", {"culture": 2}, 2),
        ("R3", {"ship": 2}, 0),
        ("R4", {"science": 1, "ship": 1}, 1),
        ("R5", {"culture": 1}, 2),
        ("R7", {}, 2),
        ("R9", {"science": 1, "culture": 1}, 2),
    ],
)
def test_the_rivals_cards_in_age_one(card: str, steps: dict[str, int], points: int) -> None:
    table = Table(1)
    cards_of(table, card)
    assert {name: rival_track(table, name) for name in TRACKS if rival_track(table, name)} == steps
    assert table.state.vp[RIVAL] == points
    assert (table.has(RIVAL), table.waiting_lux(RIVAL), table.state.hand[RIVAL]) == ({}, {}, ())


@pytest.mark.rule("TS-426")
def test_travel_and_points_grow_with_the_age() -> None:
    for nth, piece, age in ((1, "ship", 1), (3, "balloon", 2), (5, "space", 3)):
        table = Table(1, nth=nth)
        cards_of(table, "R3")
        assert rival_track(table, piece) == 2
        table.state.vp[RIVAL] = 0
        cards_of(table, "R7")
        assert table.state.vp[RIVAL] == age + 1
        table.state.vp[RIVAL] = 0
        cards_of(table, "R5")
        assert table.state.vp[RIVAL] == age + 1


@pytest.mark.rule("TS-426")
@pytest.mark.rule("TS-E72")
def test_the_architect_builds_no_more_than_one_wonder_an_age() -> None:
    table = Table(1, nth=3).wonder_deck("W-13", "W-12", "W-05")
    cards_of(table, "R6")
    cards_of(table, "R6")
    assert table.state.built[RIVAL] == (WONDER_OF["W-13"], WONDER_OF["W-12"])
    assert table.state.vp[RIVAL] == 0
    cards_of(table, "R6")
    assert len(table.state.built[RIVAL]) == 2
    assert table.state.vp[RIVAL] == 2
    table = Table(1).wonder_deck(only=True)
    cards_of(table, "R6")
    assert table.state.vp[RIVAL] == 2


@pytest.mark.rule("TS-426")
def test_the_chronicler_and_the_sage_take_top_cards_of_the_current_deck() -> None:
    table = Table(1, nth=3).deck(2, "II-05", "II-07")
    cards_of(table, "R8")
    assert [CARD_IDS[card] for card in table.state.grave[RIVAL]] == ["II-05"]
    cards_of(table, "R10")
    assert [CARD_IDS[card] for card in table.state.grave[RIVAL]] == ["II-05", "II-07"]
    assert rival_track(table, "balloon") == 1
    table.deck(2, only=True)
    cards_of(table, "R8")
    assert len(table.state.grave[RIVAL]) == 2


@pytest.mark.rule("TS-426")
@pytest.mark.rule("TS-427")
def test_the_end_of_a_track_pays_green_and_blue_and_then_past_the_end() -> None:
    table = Table(1)
    table.state.tracks[5 + TRACKS.index("science")] = 14
    cards_of(table, "R1")
    assert table.state.vp[RIVAL] == 1 + 4 + 4 + 2
    table = Table(1)
    table.state.tracks[5 + TRACKS.index("ship")] = 6
    table.state.closed = 1 << TRACKS.index("ship")
    cards_of(table, "R3")
    assert table.state.vp[RIVAL] == 3 + 1


@pytest.mark.rule("TS-427")
def test_blue_points_are_shared_within_the_phase() -> None:
    table = Table(1).tracks(ME, ship=6)
    table.open(ME, {"op": "advance", "track": "ship", "n": 1})
    assert table.state.vp[ME] == 6
    table.state.tracks[5 + TRACKS.index("ship")] = 6
    cards_of(table, "R4")
    assert table.state.vp[RIVAL] == 1 + 6
    table.done()
    assert table.state.closed >> TRACKS.index("ship") & 1


LEVELS = {
    "easy": ([3, 3, 4, 4, 5], [1, 2, 2, 3, 3], 0, 0),
    "normal": ([4, 4, 5, 5, 6], [2, 3, 4, 5, 5], 4, 0),
    "hard": ([4, 5, 6, 6, 8], [3, 4, 5, 6, 7], 10, 5),
}


@pytest.mark.rule("TS-428")
@pytest.mark.rule("TS-430")
@pytest.mark.parametrize("level", sorted(LEVELS))
def test_the_table_of_the_levels(level: str) -> None:
    """The numbers are data that may be tuned, so they are read from the content; the engine must follow them."""
    data = next(one for one in CONTENT.rival["levels"] if one["id"] == level)
    assert [one["id"] for one in CONTENT.rival["levels"]] == ["easy", "normal", "hard"]
    state = GAME.new(Options(rival=level), 1, 5)
    assert state.vp[RIVAL] == data["start"]
    events: list[Any] = []
    counts, markers = [], []
    while state.seat != OVER:
        options = [action.text for action in state.actions()]
        quiet = next((text for text in ("done", "leave") if text in options), options[0])
        events.clear()
        state.apply(GAME.parse(quiet), events)
        cards = told(events, "rival_card")
        if cards:
            counts.append(len(cards))
            assert len({card["rival_card"] for card in cards}) == len(cards)
        markers += [found["count"] for found in told(events, "scored", RIVAL) if found["why"] == "peace"]
    assert counts == data["cards"]
    assert markers == data["peace"]
    table = state.scores()[RIVAL]
    assert next(line.points for line in table.lines if line.id == "visions") == data["visions"]
    assert next(line.points for line in table.lines if line.id == "peace") == data["peace"][-1]


@pytest.mark.rule("TS-426")
def test_the_ten_cards_are_shuffled_anew_each_time() -> None:
    table = Table(1)
    drawn = []
    for _ in range(2):
        table.begin("work", 1)
        events = table.play("done")
        drawn.append([card["rival_card"] for card in told(events, "rival_card")])
    assert drawn[0] != drawn[1]
    assert {len(one) for one in drawn} == {4}


@pytest.mark.rule("TS-429")
@pytest.mark.rule("TS-403")
def test_the_rivals_final_score_and_its_ties() -> None:
    table = Table(1, phase="final")
    state = table.state
    state.grave[RIVAL] = (CARD_OF["IV-17"], CARD_OF["IV-01"])
    state.built[RIVAL] = (WONDER_OF["W-08"],)
    state.vp[RIVAL] = 20
    bonus = CONTENT.rival["levels"][1]["visions"]
    expected = 20 + card_points(CARD_OF["IV-17"]) + card_points(CARD_OF["IV-01"]) + wonder_points(WONDER_OF["W-08"]) + bonus
    assert state.totals()[RIVAL] == expected
    found = state.scores()[RIVAL]
    assert found.total == expected == sum(line.points for line in found.lines)
    table.play("done")
    state = table.state
    state.vp[ME] += expected - state.totals()[ME]
    state.peace = [5, 5]
    assert [one.place for one in state.scores()] == [1, 2], "Babylonia before Mexico"
    state.peace = [4, 5]
    assert [one.place for one in state.scores()] == [2, 1]
    state.vp[ME] += 1
    assert [one.place for one in state.scores()] == [1, 2]


@pytest.mark.rule("TS-431")
def test_others_are_the_rival_with_tracks_peace_wonders_and_archive() -> None:
    table = Table(1)
    state = table.state
    state.grave[RIVAL] = (CARD_OF["I-01"], CARD_OF["I-02"], CARD_OF["I-13"])
    state.built[RIVAL] = (WONDER_OF["W-03"], WONDER_OF["W-04"])
    state.tracks[5 + TRACKS.index("science")] = 6
    state.peace[RIVAL] = 4

    def of(data: dict[str, Any]) -> int:
        return count(data)(state, RIVAL, -1)

    assert of({"c": "cards", "zone": "graveyard", "type": "person"}) == 2
    assert of({"c": "cards", "zone": "both"}) == 3
    assert of({"c": "track", "track": "science"}) == 6
    assert of({"c": "wonders", "owner": "me"}) == 2
    assert of({"c": "peace"}) == 4
    nothing = (
        {"c": "incomes"},
        {"c": "workers", "zone": "all"},
        {"c": "gears", "colour": "any"},
        {"c": "res", "kind": "any"},
        {"c": "luxury", "zone": "both"},
        {"c": "completed"},
        {"c": "hand"},
        {"c": "tiles"},
        {"c": "tucked"},
    )
    assert [of(data) for data in nothing] == [0] * len(nothing)
    assert count({"c": "wonders", "owner": "others"})(state, ME, -1) == 2
    most = cond({"most": {"c": "track", "track": "science"}})
    state.tracks[TRACKS.index("science")] = 5
    assert not most(state, ME, -1)
    state.tracks[TRACKS.index("science")] = 6
    assert most(state, ME, -1)
    peace = cond({"most": {"c": "peace"}})
    assert not peace(state, ME, -1), "1 against the 4 of its marker"


@pytest.mark.rule("TS-420")
def test_the_rival_never_decides() -> None:
    for seed in range(3):
        state = GAME.new(Options(rival="hard"), 1, seed)
        while state.seat != OVER:
            assert state.seat == ME
            state.apply(state.actions()[0])
        assert len(state.scores()) == len(state.totals()) == 2
