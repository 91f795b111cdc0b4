"""Sections 7, 8, 11 and 14 of the rules: every line of the score, the order of the players, the worked example."""

from __future__ import annotations

import pytest

from exhibition_suite.games.exhibition.content import CONTINENT
from exhibition_suite.games.exhibition.scoring import rating
from tests.games.exhibition.positions import line, play, position

A = {
    "grand@1": 1904, "grand@2": 1922, "grand@3": 1937, "grand@4": 1946, "grand@5": 1973, "grand@6": 1990,
    "area2@1": 1944, "area2@2": "1945 NA", "area2@3": 1949, "area2@4": 1957,
    "area1@1": 1926, "area1@2": 1938, "area1@3": 1967, "area3@1": 1901, "area3@2": 1995, "mid@1": 1950,
}  # fmt: skip
B = {
    "grand@1": 1909, "grand@2": 1920, "grand@3": 1929, "grand@4": 1948, "grand@5": 1962, "grand@6": 1974,
    "area2@1": 1979, "area2@2": 1980, "area2@3": 1989,
    "area1@1": 1932, "area1@2": "E 1950 OC", "area1@3": 1985, "area3@1": 1903, "area3@2": 1997, "mid@1": 1954,
}  # fmt: skip
C = {
    "grand@1": 1906, "grand@2": 1910, "grand@3": 1911, "grand@4": 1912, "grand@5": 1913, "grand@6": 1914,
    "area2@1": 1956, "area2@2": 1960, "area2@4": 1976,
    "area1@1": 1919, "area1@2": 1925, "area1@3": 1933, "area3@1": 1921, "area3@2": 1992, "mid@1": 1947,
}  # fmt: skip
EXAMPLE = {
    "halls": {0: A, 1: B, 2: C},
    "depots": {0: [1977], 1: [1916, 1935, 1993], 2: [1942, 1971, 1988]},
    "goals": {0: 11, 1: 11, 2: 14},
}


@pytest.mark.rule("EX-100", "EX-102", "EX-103", "EX-104", "EX-105", "EX-110", "EX-111", "EX-120", "EX-008")
def test_the_worked_example_line_by_line() -> None:
    tables = position(**EXAMPLE).scores()  # type: ignore[arg-type]
    assert [[(entry.id, entry.points) for entry in table.lines] for table in tables] == [
        [("all_6_continents", 5), ("years_gap", 5), ("continent_focus", 5), ("number_of_decades", 8), ("chain_of_years", 3),
         ("empty_spots", 0), ("depot", -1)],
        [("all_6_continents", 5), ("years_gap", 5), ("continent_focus", 3), ("number_of_decades", 9), ("chain_of_years", 2),
         ("empty_spots", -1), ("depot", -3)],
        [("all_6_continents", 3), ("years_gap", 3), ("continent_focus", 4), ("number_of_decades", 9), ("chain_of_years", 5),
         ("empty_spots", -1), ("depot", -3)],
    ]  # fmt: skip
    assert [table.total for table in tables] == [25, 20, 20]
    assert [table.place for table in tables] == [1, 3, 2]
    assert [table.tie for table in tables] == [{}, {"distance": 4, "year": 1954}, {"distance": 3, "year": 1947}]
    by_id = {entry.id: entry.params for entry in tables[0].lines}
    assert by_id["all_6_continents"] == {"round": 11, "place": 1}
    assert by_id["years_gap"] == {"years": 94, "place": 1}
    assert by_id["continent_focus"] == {"count": 5, "continents": ["africa"]}
    assert by_id["chain_of_years"] == {"count": 3, "first": 1944, "last": 1946}
    assert {entry.id: entry.params for entry in tables[1].lines}["continent_focus"]["continents"] == [
        "oceania", "europe", "north_america",
    ]  # fmt: skip


@pytest.mark.rule("EX-132", "EX-106")
def test_the_worked_example_with_secret_decades() -> None:
    tables = position(secret_decade=True, secrets=(1940, 1980, 1960), **EXAMPLE).scores()  # type: ignore[arg-type]
    assert [{entry.id: entry.points for entry in table.lines}["secret_decade"] for table in tables] == [4, 3, 1]
    assert [table.total for table in tables] == [29, 23, 21]


@pytest.mark.rule("EX-008")
def test_lines_name_their_rules_and_colours() -> None:
    lines = position(secret_decade=True, secrets=(1940, 1980, 1960), **EXAMPLE).scores()[0].lines  # type: ignore[arg-type]
    assert [(entry.rule, entry.tone) for entry in lines] == [
        ("EX-100", "green"), ("EX-102", "yellow"), ("EX-103", "yellow"), ("EX-104", "yellow"), ("EX-105", "yellow"),
        ("EX-132", "yellow"), ("EX-110", "red"), ("EX-111", "red"),
    ]  # fmt: skip


@pytest.mark.rule("EX-107", "EX-143", "EX-145")
def test_lines_of_variants_stand_in_the_place_of_years_gap() -> None:
    lines = position(area2="short_era", area3="antique").scores()[0].lines
    assert [(entry.id, entry.rule, entry.tone, entry.shared) for entry in lines[:4]] == [
        ("all_6_continents", "EX-100", "green", True), ("short_era", "EX-143", "yellow", True), ("antique", "EX-145", "yellow", True),
        ("continent_focus", "EX-103", "yellow", False),
    ]  # fmt: skip
    lines = position(area2="short_era").scores()[0].lines
    assert [entry.id for entry in lines[:3]] == ["all_6_continents", "years_gap", "short_era"]


# All 6 Continents


def goal_line(goals: dict[int, int], seats: int = 3) -> list[int]:
    state = position(goals=goals, seats=seats)
    return [line(state, seat, "all_6_continents") for seat in range(seats)]


@pytest.mark.rule("EX-E50", "EX-100")
def test_the_same_round_gives_the_same_points() -> None:
    assert goal_line({0: 9, 2: 9, 1: 10}) == [5, 3, 5]


@pytest.mark.rule("EX-E51", "EX-100")
def test_the_next_turn_may_be_a_later_round() -> None:
    assert goal_line({2: 9, 0: 10}) == [4, 0, 5]


@pytest.mark.rule("EX-E54", "EX-100")
def test_nobody_reaches_it() -> None:
    assert goal_line({}) == [0, 0, 0]


SIX: dict[str, str | int] = {"grand@1": 1904, "grand@2": 1922, "grand@3": 1937, "grand@4": 1946, "grand@5": 1973}


@pytest.mark.rule("EX-100")
def test_the_sixth_coloured_continent_reaches_it_in_the_round_it_is_laid() -> None:
    state = position({0: SIX}, hand=1990)
    state.round = 7
    events = play(state, "place area2@1")
    assert [(event.id, event.params) for event in events[1:]] == [("six_continents", {"round": 7, "points": 5})]
    assert state.goal_rounds == [7, 0, 0]
    assert state.scores()[0].lines[0].params == {"round": 7, "place": 1}
    assert line(state, 0, "all_6_continents") == 5


@pytest.mark.rule("EX-100")
def test_it_is_reached_once() -> None:
    state = position({0: {**SIX, "grand@6": 1990}}, goals={0: 3}, hand=1950)
    assert state.seen[0] == 0b111111
    state.round = 7
    assert [event.id for event in play(state, "place mid@1")] == ["placed"]
    assert state.goal_rounds == [3, 0, 0]


@pytest.mark.rule("EX-E52", "EX-062")
def test_a_white_card_brings_no_continent() -> None:
    state = position({0: SIX}, hand=1945)
    play(state, "place area2@1", "as north_america")
    assert state.goal_rounds == [0, 0, 0]


@pytest.mark.rule("EX-E53", "EX-043")
def test_a_depot_card_brings_no_continent() -> None:
    state = position({0: SIX}, hand=1990)
    play(state, "place depot")
    assert state.goal_rounds == [0, 0, 0]


# Ranked awards


def gaps(*pairs: tuple[int | str, int | str] | None, **options: str) -> list[int]:
    halls = {seat: {"area3@1": pair[0], "area3@2": pair[1]} for seat, pair in enumerate(pairs) if pair}
    state = position(halls, seats=len(pairs), **options)
    return [line(state, seat, "years_gap" if not options else options["area3"]) for seat in range(len(pairs))]


@pytest.mark.rule("EX-E55", "EX-090", "EX-102")
def test_equal_values_use_up_places() -> None:
    assert gaps((1901, 1995), (1903, 1997), (1921, 1992)) == [5, 5, 3]


@pytest.mark.rule("EX-E56", "EX-090")
def test_three_share_the_second_place() -> None:
    assert gaps((1900, 1990), (1901, 1981), (1902, 1982), (1903, 1983), (1910, 1920)) == [5, 4, 4, 4, 1]


@pytest.mark.rule("EX-E57", "EX-091")
def test_who_does_not_qualify_gets_nothing() -> None:
    assert gaps((1901, 1981), (1902, 1962), None) == [5, 4, 0]


@pytest.mark.rule("EX-E58", "EX-102", "EX-062")
@pytest.mark.parametrize("hall", [{"area3@1": "E 1900 AS", "area3@2": 1999}, {"area3@1": 1901, "area3@2": "E 1999 EU"}])
def test_einstein_spoils_the_gap_but_fills_the_spot(hall: dict[str, str | int]) -> None:
    state = position({0: hall, 1: {"area3@1": 1902, "area3@2": 1903}})
    assert (line(state, 0, "years_gap"), line(state, 0, "empty_spots")) == (0, -14)
    assert line(state, 1, "years_gap") == 5, "nobody is ahead of a gap of one year"
    assert state.scores()[0].lines[1].params == {}


@pytest.mark.rule("EX-E59", "EX-062")
def test_1945_counts_with_its_year_in_years_gap() -> None:
    state = position({0: {"area3@1": "1945 AS", "area3@2": 1999}})
    assert state.scores()[0].lines[1].params == {"years": 54, "place": 1}


@pytest.mark.rule("EX-E60", "EX-102", "EX-110")
def test_half_a_gap_is_none() -> None:
    state = position({0: {"area3@1": 1901}})
    assert (line(state, 0, "years_gap"), line(state, 0, "empty_spots")) == (0, -15)


@pytest.mark.rule("EX-E82", "EX-143")
def test_short_era() -> None:
    def era(*years: int) -> dict[str, str | int]:
        return {f"area2@{spot}": year for spot, year in enumerate(years, 1)}

    halls = {0: era(1950, 1953, 1955, 1959), 1: era(1960, 1963, 1965, 1969), 2: era(1901, 1911, 1921, 1931), 3: era(1970, 1971, 1972)}
    state = position(halls, seats=4, area2="short_era")
    assert [line(state, seat, "short_era") for seat in range(4)] == [5, 5, 3, 0]
    assert [table.lines[2].params for table in state.scores()] == [
        {"years": 9, "place": 1}, {"years": 9, "place": 1}, {"years": 30, "place": 3}, {},
    ]  # fmt: skip


@pytest.mark.rule("EX-143")
@pytest.mark.parametrize("free", [1, 2, 3, 4])
def test_short_era_with_any_free_spot_gives_nothing(free: int) -> None:
    whole: dict[str, str | int] = {"area2@1": 1950, "area2@2": 1953, "area2@3": 1955, "area2@4": 1959}
    state = position({0: {spot: year for spot, year in whole.items() if spot != f"area2@{free}"}}, area2="short_era")
    assert line(state, 0, "short_era") == 0


@pytest.mark.rule("EX-E84", "EX-145")
def test_antique() -> None:
    assert gaps((1900, 1901), (1905, 1910), (1930, 1950), area3="antique") == [5, 4, 3]
    assert gaps((1900, 1950), (1905, 1910), (1908, 1909), area3="antique") == [3, 4, 5], "the right card decides"
    state = position({0: {"area3@2": 1901}, 1: {"area3@1": 1902, "area3@2": 1999}}, area3="antique")
    assert [line(state, seat, "antique") for seat in range(3)] == [0, 5, 0]
    assert [table.lines[1].params for table in state.scores()] == [{}, {"year": 1999, "place": 1}, {}]


@pytest.mark.rule("EX-E87", "EX-107", "EX-140")
def test_without_years_gap_there_is_no_such_line() -> None:
    names = [entry.id for entry in position(area3="unique_decades").scores()[0].lines]
    assert names == ["all_6_continents", "continent_focus", "number_of_decades", "chain_of_years", "empty_spots", "depot"]


# Lines of the own hall


@pytest.mark.rule("EX-E61", "EX-103", "EX-062")
def test_focus_does_not_count_white_cards() -> None:
    state = position({0: {"grand@1": 1922, "area2@1": 1957, "area1@1": 1926, "area1@2": "1945 AF", "area1@3": 1967}})
    assert all(CONTINENT[year - 1900] == 2 for year in (1922, 1957, 1926, 1967))
    assert line(state, 0, "continent_focus") == 4


@pytest.mark.rule("EX-E62", "EX-104", "EX-062")
def test_decades_of_white_cards() -> None:
    assert line(position({0: {"grand@1": "1945 AS"}}), 0, "number_of_decades") == 1
    assert line(position({0: {"grand@1": "E 1944 AS"}}), 0, "number_of_decades") == 0


@pytest.mark.rule("EX-062", "EX-103", "EX-104", "EX-105", "EX-132")
@pytest.mark.parametrize(("card", "words", "years"), [(1945, ("as asia",), 1), ("E", ("as asia", "in 1946"), 0)])
def test_white_cards_count_in_play_as_in_the_table(card: str | int, words: tuple[str, ...], years: int) -> None:
    state = position({0: {"mid@1": 1944}}, hand=card, secret_decade=True, secrets=(1940, 1950, 1960))
    before = state.totals()[0]
    play(state, "place grand@1", *words)
    points = {entry.id: entry.points for entry in state.scores()[0].lines}
    assert (points["chain_of_years"], points["secret_decade"], points["number_of_decades"]) == (1 + years, 1 + years, 1)
    assert points["continent_focus"] == 1
    assert state.totals()[0] == before + 1 + 2 * years, "a spot filled, and what the year 1945 brings"


@pytest.mark.rule("EX-E63", "EX-105")
def test_a_chain_runs_through_all_showcases() -> None:
    assert line(position({0: {"grand@1": 1944, "area2@1": "1945 AS", "mid@1": 1946}}), 0, "chain_of_years") == 3


@pytest.mark.rule("EX-E64", "EX-105", "EX-062")
def test_einstein_links_no_chain() -> None:
    assert line(position({0: {"grand@1": 1944, "area2@1": "E 1945 AS", "mid@1": 1946}}), 0, "chain_of_years") == 1


@pytest.mark.rule("EX-E65", "EX-105")
def test_only_the_longest_chain_counts() -> None:
    hall = {"grand@1": 1910, "grand@2": 1911, "grand@3": 1912, "area3@1": 1950, "area3@2": 1951}
    state = position({0: hall})
    assert line(state, 0, "chain_of_years") == 3
    assert state.scores()[0].lines[4].params == {"count": 3, "first": 1910, "last": 1912}


@pytest.mark.rule("EX-E66", "EX-105", "EX-043")
def test_the_depot_links_no_chain() -> None:
    assert line(position({0: {"grand@1": 1978, "grand@2": 1980}}, depots={0: [1979]}), 0, "chain_of_years") == 1


@pytest.mark.rule("EX-E67", "EX-105")
def test_the_century_does_not_wrap() -> None:
    assert line(position({0: {"grand@1": 1900, "area2@1": 1999}}), 0, "chain_of_years") == 1


@pytest.mark.rule("EX-E68", "EX-105")
def test_a_hall_of_einstein_alone() -> None:
    state = position({0: {"grand@1": "E 1950 AS"}})
    assert [line(state, 0, name) for name in ("chain_of_years", "number_of_decades", "continent_focus")] == [0, 0, 0]
    params = {entry.id: entry.params for entry in state.scores()[0].lines}
    assert params["continent_focus"] == {"count": 0, "continents": []}
    assert params["chain_of_years"] == params["number_of_decades"] == {"count": 0}


@pytest.mark.rule("EX-E69", "EX-132")
def test_the_secret_decade_counts_the_hall_only() -> None:
    state = position({0: {"grand@1": 1944, "area2@1": "1945 AS"}}, depots={0: [1946]}, secret_decade=True, secrets=(1940, 1950, 1960))
    assert line(state, 0, "secret_decade") == 2
    assert {entry.id: entry.params for entry in state.scores()[0].lines}["secret_decade"] == {"decade": 1940, "count": 2}


# Order of the players


def order(*mids: str | int | None, depots: dict[int, list[int]] | None = None) -> list[int]:
    """Places of seats that have nothing but these Mid Century cards; totals are made equal by the same number of spots."""
    halls: dict[int, dict[str, str | int]] = {}
    filler = iter((1919, 1925, 1933, 1937, 1941))
    for seat, mid in enumerate(mids):
        halls[seat] = {"mid@1": mid} if mid is not None else {"grand@1": next(filler)}
        if mid == "E":
            halls[seat]["grand@1"] = next(filler)
    state = position(halls, seats=len(mids), depots=depots)
    return [table.place for table in state.scores()]


@pytest.mark.rule("EX-E70", "EX-120")
def test_closest_to_1950_is_ahead() -> None:
    assert order(1954, 1947) == [2, 1]


@pytest.mark.rule("EX-E71", "EX-121")
def test_equally_close_is_a_draw() -> None:
    assert order(1948, 1952) == [1, 1]


@pytest.mark.rule("EX-E72", "EX-122")
def test_no_year_is_farther_than_any() -> None:
    assert order(1999, None) == order(1900, None) == [1, 2]
    state = position({0: {"mid@1": "E", "grand@1": 1919}, 1: {"grand@1": 1925}}, seats=2, depots={0: [1901]})
    assert [table.total for table in state.scores()] == [-12, -12]
    assert [table.place for table in state.scores()] == [1, 1], "free and Einstein are equal"
    assert [table.tie for table in state.scores()] == [{"distance": None, "year": None}] * 2
    state = position({0: {"mid@1": "E", "grand@1": 1919}, 1: {"mid@1": 1999}}, seats=2, depots={0: [1901]})
    assert [table.place for table in state.scores()] == [2, 1]


@pytest.mark.rule("EX-E73", "EX-122", "EX-062")
def test_1945_in_mid_century_has_distance_5() -> None:
    state = position({0: {"mid@1": 1956}, 1: {"mid@1": 1945}}, seats=2, depots={0: [1901]})
    tables = state.scores()
    assert [table.total for table in tables] == [-13, -13], "1945 has no continent to focus on"
    assert [(table.place, table.tie["distance"]) for table in tables] == [(2, 6), (1, 5)]


@pytest.mark.rule("EX-123")
def test_the_same_order_for_all_places() -> None:
    state = position({0: {"mid@1": 1954}, 1: {"mid@1": 1947}, 2: {"mid@1": 1950, "grand@1": 1904}, 3: {"mid@1": 1953}}, seats=4)
    assert [table.place for table in state.scores()] == [4, 2, 1, 2]


# One player


@pytest.mark.rule("EX-E89", "EX-150")
def test_alone_every_award_is_first() -> None:
    assert goal_line({0: 15}, seats=1) == [5]
    assert gaps((1950, 1951)) == [5]
    assert gaps(None) == [0]


@pytest.mark.rule("EX-151")
@pytest.mark.parametrize(
    ("total", "rank"), [(-19, 1), (7, 1), (8, 2), (12, 2), (13, 3), (16, 3), (17, 4), (20, 4), (21, 5), (24, 5), (25, 6), (40, 6)]
)
def test_ratings(total: int, rank: int) -> None:
    assert rating(total) == rank
