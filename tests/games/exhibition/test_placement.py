"""Section 5 and 10 of the rules, and their edge cases: one line each, as they are numbered there."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.engine import Ruling
from exhibition_suite.games.exhibition import actions
from exhibition_suite.games.exhibition.content import CONTINENTS
from exhibition_suite.games.exhibition.showcases import window
from tests.games.exhibition.positions import CODES, position, put, refusal

Hall = dict[str, str | int]
SPREAD = {"area1": "spread_years"}
LINK = {"area1": "link"}
DECADE = {"area2": "one_decade"}
UNIQUE = {"area3": "unique_decades"}
RULES = {
    "SPOT_TAKEN": "EX-052", "NOT_ASCENDING": "EX-050", "CONTINENT_REPEATED": "EX-051", "NOT_SAME_CONTINENT": "EX-054",
    "CONTINENT_CLAIMED": "EX-055", "ERA_TOO_FAR": "EX-056", "SPREAD_TOO_CLOSE": "EX-146", "NO_LINK": "EX-144",
    "NOT_SAME_DECADE": "EX-147", "DECADE_NOT_ALLOWED": "EX-148", "DECADE_USED": "EX-148", "WHITE_IN_VARIANT": "EX-060",
    "NO_YEAR_FITS": "EX-066",
}  # fmt: skip
"""The rule that each reason stands for."""


def case(id_: str, hall: Hall, text: str | int, spot: str, reason: str | None, **options: Any) -> Any:
    name = f"{id_}-{spot}-{text}".replace(" ", "-")
    return pytest.param(hall, text, spot, reason, options, marks=pytest.mark.rule(id_), id=name)


CASES = [
    # One Era
    case("EX-E01", {"area2@2": 1949}, 1957, "area2@3", None),
    case("EX-E02", {"area2@1": 1949}, 1960, "area2@2", "ERA_TOO_FAR"),
    case("EX-056", {"area2@1": 1949}, 1960, "area2@2", "ERA_TOO_FAR"),
    case("EX-E03", {"area2@1": 1949}, 1960, "area2@3", None),
    case("EX-E04", {"area2@1": 1949}, 1970, "area2@3", "ERA_TOO_FAR"),
    case("EX-E04", {"area2@1": 1949}, 1970, "area2@4", None),
    case("EX-E05", {"area2@1": 1949}, 1979, "area2@4", None),
    case("EX-E05", {"area2@1": 1949}, 1980, "area2@4", "ERA_TOO_FAR"),
    case("EX-E06", {"area2@1": 1949, "area2@4": 1979}, 1954, "area2@2", "ERA_TOO_FAR"),
    case("EX-E06", {"area2@1": 1949, "area2@4": 1979}, 1959, "area2@2", None),
    case("EX-057", {"area2@1": 1949, "area2@4": 1979}, 1960, "area2@2", "ERA_TOO_FAR"),
    case("EX-E07", {"area2@1": 1944, "area2@3": 1949}, "1945 AS", "area2@2", None),
    case("EX-E07", {"area2@1": 1944, "area2@3": 1949}, "1945 OC", "area2@2", "CONTINENT_REPEATED"),
    case("EX-E08", {"area2@1": 1934}, "1945 AS", "area2@2", "ERA_TOO_FAR"),
    # Einstein and 1945
    case("EX-E11", {"grand@2": 1953, "grand@4": 1955}, "E 1954 NA", "grand@3", None),
    case("EX-E12", {"grand@2": 1954, "grand@4": 1955}, "E 1954 NA", "grand@3", "NO_YEAR_FITS"),
    case("EX-066", {"grand@2": 1954, "grand@4": 1955}, "E 1955 NA", "grand@3", "NO_YEAR_FITS"),
    case("EX-E13", {"grand@2": 1900}, "E 1900 AS", "grand@1", "NO_YEAR_FITS"),
    case("EX-E14", {"area2@2": "E 1950 AS"}, 1961, "area2@3", "ERA_TOO_FAR"),
    case("EX-E14", {"area2@2": "E 1950 AS"}, 1960, "area2@3", None),
    case("EX-063", {"area2@2": "E 1950 AS"}, 1955, "area2@3", "CONTINENT_REPEATED"),
    case("EX-E15", {"grand@1": "1945 AS"}, "E 1945 NA", "grand@2", "NOT_ASCENDING"),
    case("EX-E15", {"grand@1": "1945 AS"}, "E 1946 NA", "grand@2", None),
    case("EX-E16", {"area2@1": "1945 EU"}, "E 1946 AS", "area2@2", None),
    case("EX-065", {"area2@1": "1945 EU"}, "E 1946 AS", "area2@2", None),
    case("EX-E17", {"grand@3": "1945 AS"}, 1955, "grand@4", "CONTINENT_REPEATED"),
    case("EX-060", {}, "1945 AS", "grand@1", None),
    case("EX-060", {}, "E 1950 AS", "depot", None),
    case("EX-061", {"grand@2": 1940}, "1945 AS", "grand@1", "NOT_ASCENDING"),
    # Order, continents, free spots
    case("EX-E21", {"grand@1": 1950}, 1951, "grand@3", None),
    case("EX-053", {"grand@1": 1950}, 1951, "grand@3", None),
    case("EX-E22", {"grand@1": 1900}, 1911, "grand@2", "CONTINENT_REPEATED"),
    case("EX-051", {"grand@1": 1900}, 1911, "grand@2", "CONTINENT_REPEATED"),
    case("EX-050", {"grand@1": 1950}, 1949, "grand@2", "NOT_ASCENDING"),
    case("EX-050", {"grand@1": 1950, "grand@6": 1990}, 1991, "grand@3", "NOT_ASCENDING"),
    case("EX-052", {"grand@4": 1950}, 1949, "grand@1", None),
    case("EX-052", {"grand@4": 1950}, 1949, "grand@4", "SPOT_TAKEN"),
    case("EX-E23", {"area3@2": 1995}, 1901, "area3@1", None),
    case("EX-E24", {"area3@1": 1901}, 1931, "area3@2", "CONTINENT_REPEATED"),
    case("EX-058", {"area3@1": 1901}, 1995, "area3@2", None),
    case("EX-058", {"area3@1": 1995}, 1901, "area3@2", "NOT_ASCENDING"),
    case("EX-E26", {}, 1984, "mid@1", None),
    # One Continent, own cards
    case("EX-E30", {"area1@1": "1945 AF"}, 1957, "area1@2", None),
    case("EX-E30", {"area1@1": "1945 AF"}, 1949, "area1@2", "NOT_SAME_CONTINENT"),
    case("EX-054", {"area1@1": 1926}, 1949, "area1@2", "NOT_SAME_CONTINENT"),
    case("EX-E32", {"area1@1": 1967}, 1938, "area1@2", "NOT_ASCENDING"),
    case("EX-E33", {"area1@1": 1905}, 1997, "area1@2", None),
    # Variants
    case("EX-E74", {"area1@1": 1900}, 1920, "area1@2", "SPREAD_TOO_CLOSE", **SPREAD),
    case("EX-E74", {"area1@1": 1900}, 1921, "area1@2", None, **SPREAD),
    case("EX-146", {"area1@1": 1900}, 1920, "area1@2", "SPREAD_TOO_CLOSE", **SPREAD),
    case("EX-E75", {"area1@1": 1901}, 1941, "area1@3", "SPREAD_TOO_CLOSE", **SPREAD),
    case("EX-E76", {"area1@1": 1902}, 1943, "area1@3", None, **SPREAD),
    case("EX-E76", {"area1@1": 1902, "area1@3": 1943}, 1923, "area1@2", "SPREAD_TOO_CLOSE", **SPREAD),
    case("EX-E77", {"area1@1": 1900}, 1999, "area1@2", None, **LINK),
    case("EX-E78", {"area1@1": 1950}, 1955, "area1@2", None, **LINK),
    case("EX-E78", {"area1@1": 1950}, 1956, "area1@2", "NO_LINK", **LINK),
    case("EX-144", {"area1@1": 1950}, 1956, "area1@2", "NO_LINK", **LINK),
    case("EX-144", {"area1@2": 1955}, 1950, "area1@1", None, **LINK),
    case("EX-144", {"area1@2": 1956}, 1950, "area1@1", "NO_LINK", **LINK),
    case("EX-E79", {"area1@1": 1950}, 1990, "area1@3", None, **LINK),
    case("EX-E79", {"area1@1": 1950, "area1@3": 1990}, 1987, "area1@2", None, **LINK),
    case("EX-E79", {"area1@1": 1950, "area1@3": 1990}, 1975, "area1@2", "NO_LINK", **LINK),
    case("EX-E83", {"area2@1": 1950}, 1959, "area2@4", None, **DECADE),
    case("EX-E83", {"area2@2": 1950}, 1949, "area2@1", "NOT_SAME_DECADE", **DECADE),
    case("EX-147", {"area2@2": 1950}, 1949, "area2@1", "NOT_SAME_DECADE", **DECADE),
    case("EX-142", {"area2@1": 1952}, 1951, "area2@2", "NOT_ASCENDING", **DECADE),
    case("EX-142", {"area2@1": 1900}, 1911, "area2@2", "CONTINENT_REPEATED", area2="short_era"),
    case("EX-143", {"area2@1": 1900}, 1999, "area2@2", "CONTINENT_REPEATED", area2="short_era"),
    case("EX-143", {"area2@1": 1901}, 1999, "area2@2", None, area2="short_era"),
    case("EX-145", {"area3@1": 1901}, 1999, "area3@2", None, area3="antique"),
    case("EX-E85", {}, 1915, "area3@1", "DECADE_NOT_ALLOWED", **UNIQUE),
    case("EX-E85", {}, 1920, "area3@1", None, **UNIQUE),
    case("EX-148", {"area3@1": 1920}, 1925, "area3@2", "DECADE_USED", **UNIQUE),
]


@pytest.mark.parametrize(("hall", "text", "spot", "reason", "options"), CASES)
def test_placement(hall: Hall, text: str | int, spot: str, reason: str | None, options: dict[str, Any]) -> None:
    state, ruling = put(position({0: hall}, **options), text, spot)
    assert (ruling.reason if ruling else None) == reason
    if ruling is None:
        assert state.seat == 1, "the turn has passed on"
    else:
        assert state.seat == 0
        assert ruling.rule == RULES[ruling.reason]


@pytest.mark.rule("EX-051", "EX-052", "EX-054", "EX-056", "EX-144", "EX-146", "EX-147", "EX-148")
@pytest.mark.parametrize(
    ("hall", "year", "spot", "reason", "params", "options"),
    [
        ({"area2@1": 1949}, 1980, "area2@4", "ERA_TOO_FAR", {"year": 1980, "other_year": 1949, "years": 31, "limit": 30}, {}),
        ({"grand@4": 1950}, 1949, "grand@4", "SPOT_TAKEN", {"slot": "grand", "spot": 4}, {}),
        ({"area2@3": 1950}, 1949, "area2@3", "SPOT_TAKEN", {"slot": "area2", "spot": 3}, {}),
        ({"grand@2": 1950}, 1949, "grand@5", "NOT_ASCENDING", {"year": 1949, "other_year": 1950, "years": 1}, {}),
        ({"grand@1": 1900}, 1911, "grand@2", "CONTINENT_REPEATED", {"continent": "europe"}, {}),
        ({"area1@1": 1926}, 1949, "area1@2", "NOT_SAME_CONTINENT", {"continent": "oceania", "shown": "africa"}, {}),
        ({"area1@1": 1901}, 1941, "area1@3", "SPREAD_TOO_CLOSE", {"year": 1941, "other_year": 1901, "years": 40, "limit": 40}, SPREAD),
        ({"area1@1": 1950}, 1956, "area1@2", "NO_LINK", {"year": 1956, "other_year": 1950, "years": 6}, LINK),
        ({"area2@2": 1950}, 1949, "area2@1", "NOT_SAME_DECADE", {"decade": 1940, "shown": 1950}, DECADE),
        ({}, 1915, "area3@1", "DECADE_NOT_ALLOWED", {"decade": 1910, "players": 3}, UNIQUE),
    ],
)  # fmt: skip
def test_a_refusal_tells_what_stands_in_the_way(
    hall: Hall, year: int, spot: str, reason: str, params: dict[str, Any], options: dict[str, Any]
) -> None:
    _, ruling = put(position({0: hall}, **options), year, spot)
    assert ruling == Ruling(RULES[reason], reason, params)


@pytest.mark.rule("EX-050", "EX-051", "EX-056")
def test_all_broken_rules_are_told_the_first_one_first() -> None:
    state = position({0: {"area2@1": 1928, "area2@2": 1932, "area2@4": 1943}}, hand=1984)
    told = state.refusals(actions.parse("place area2@3"))
    assert [(ruling.rule, ruling.reason) for ruling in told] == [
        ("EX-056", "ERA_TOO_FAR"),
        ("EX-050", "NOT_ASCENDING"),
        ("EX-051", "CONTINENT_REPEATED"),
    ]
    assert told[0].params == {"year": 1984, "other_year": 1932, "years": 52, "limit": 10}


def einstein_years(hall: Hall, spot: str) -> set[int]:
    """The chosen years that are legal for Einstein on a spot, found by trying all of them on every continent."""
    state = position({0: hall})
    return {year for year in range(1900, 2000) for code in CODES if refusal(state, f"E {year} {code}", spot) is None}


@pytest.mark.rule("EX-E09", "EX-061", "EX-066")
def test_einstein_between_two_cards() -> None:
    hall: Hall = {"area2@1": 1949, "area2@3": 1957}
    assert einstein_years(hall, "area2@2") == set(range(1950, 1957))
    for code in CODES:
        repeated = code in {"OC", "AF"}
        assert refusal(position({0: hall}), f"E 1952 {code}", "area2@2") == ("CONTINENT_REPEATED" if repeated else None)


@pytest.mark.rule("EX-E10")
def test_only_one_year_is_left_for_einstein_and_is_not_asked() -> None:
    hall: Hall = {"area2@1": 1949, "area2@3": 1969}
    state = position({0: hall}, hand="E")
    for word in ("place area2@2", "as asia"):
        state.apply(actions.parse(word))
    assert state.effective(100) == (1959, CONTINENTS.index("asia"))
    assert state.seat == 1


@pytest.mark.rule("EX-061")
def test_two_years_that_are_left_for_einstein_are_asked() -> None:
    state = position({0: {"grand@2": 1953, "grand@4": 1956}}, hand="E")
    for word in ("place grand@3", "as north_america"):
        state.apply(actions.parse(word))
    assert [action.text for action in state.actions()] == ["in 1954", "in 1955"]


@pytest.mark.rule("EX-E25")
def test_what_may_follow_1995_in_years_gap() -> None:
    hall: Hall = {"area3@1": 1995}
    assert [y for y in range(1900, 2000) if y != 1995 and y != 1945 and refusal(position({0: hall}), y, "area3@2") is None] == [
        y for y in range(1996, 2000) if refusal(position({0: {"grand@1": 1995}}), y, "grand@2") is None
    ]
    assert einstein_years(hall, "area3@2") == {1996, 1997, 1998, 1999}
    assert refusal(position({0: hall}), "1945 AS", "area3@2") == "NOT_ASCENDING"


@pytest.mark.rule("EX-E18", "EX-063", "EX-039")
def test_a_choice_and_a_laid_card_never_change() -> None:
    state = position({0: {"grand@1": "1945 AS", "grand@3": "E 1950 NA"}}, hand=1984)
    for word in ("as europe", "in 1955"):
        assert state.refusal(actions.parse(word)).rule == "EX-061"  # type: ignore[union-attr]
    assert state.refusal(actions.parse("place grand@1")).reason == "SPOT_TAKEN"  # type: ignore[union-attr]
    assert not any(action.text.startswith(("as ", "in ")) for action in state.actions())
    after = state.copy()
    after.apply(actions.parse("place grand@4"))
    assert (after.effective(45), after.effective(100)) == (state.effective(45), state.effective(100))


@pytest.mark.rule("EX-E19", "EX-061")
@pytest.mark.parametrize("text", ["E", "1945"])
def test_mid_century_asks_for_no_choice(text: str) -> None:
    state, ruling = put(position(), text, "mid@1")
    assert ruling is None
    assert state.seat == 1
    assert state.effective(100)[0] == -1


@pytest.mark.rule("EX-E20", "EX-041", "EX-111")
def test_the_depot_asks_for_no_choice() -> None:
    state, ruling = put(position(), "E", "depot")
    assert ruling is None
    assert state.seat == 1
    assert state.depots[0] == (100,)
    assert {entry.id: entry.points for entry in state.scores()[0].lines}["depot"] == -1


# One Continent is exclusive


@pytest.mark.rule("EX-E27", "EX-055")
def test_a_claimed_continent_is_closed_to_the_others() -> None:
    state = position({0: {"area1@1": 1926}})
    _, ruling = put(state, 1938, "area1@1", seat=1)
    assert ruling is not None
    assert (ruling.rule, ruling.reason, ruling.params) == ("EX-055", "CONTINENT_CLAIMED", {"continent": "africa", "seat": 0})


@pytest.mark.rule("EX-055")
def test_a_claim_made_in_play_closes_the_continent_at_once() -> None:
    state, _ = put(position(), 1926, "area1@1", seat=0)
    assert refusal(state, 1938, "area1@2", seat=1) == "CONTINENT_CLAIMED"
    assert refusal(state, 1938, "area1@2", seat=0) is None


@pytest.mark.rule("EX-E28", "EX-064")
def test_a_white_card_claims_its_chosen_continent() -> None:
    state, ruling = put(position(), "1945 AF", "area1@1", seat=0)
    assert ruling is None
    assert refusal(state, 1938, "area1@1", seat=1) == "CONTINENT_CLAIMED"


@pytest.mark.rule("EX-E29", "EX-064")
def test_a_white_card_may_not_choose_a_claimed_continent() -> None:
    state = position({0: {"area1@1": 1926}})
    _, ruling = put(state, "E 1950 AF", "area1@1", seat=1)
    assert ruling is not None
    assert (ruling.rule, ruling.reason) == ("EX-064", "CONTINENT_CLAIMED")
    assert refusal(state, "E 1950 AS", "area1@1", seat=1) is None


@pytest.mark.rule("EX-E31", "EX-072")
def test_a_claim_outlives_its_player() -> None:
    state = position({0: {"area1@1": 1926}}, depots={0: [1901, 1902, 1903]}, turn=1)
    assert state.is_out(0)
    assert refusal(state, 1938, "area1@1", seat=1) == "CONTINENT_CLAIMED"


@pytest.mark.rule("EX-E34")
def test_exclusivity_concerns_one_continent_only() -> None:
    assert refusal(position({0: {"area1@1": 1926}}), 1938, "grand@1", seat=1) is None


@pytest.mark.rule("EX-E81", "EX-140")
@pytest.mark.parametrize("kind", ["spread_years", "link"])
def test_without_one_continent_nothing_is_claimed(kind: str) -> None:
    assert refusal(position({0: {"area1@1": 1926}}, area1=kind), 1938, "area1@1", seat=1) is None


# Variants


@pytest.mark.rule("EX-E80", "EX-060", "EX-142")
@pytest.mark.parametrize("text", ["1945 AS", "E 1950 AS"])
@pytest.mark.parametrize(
    ("slot", "kind"),
    [
        ("area1", "spread_years"), ("area1", "link"), ("area2", "short_era"),
        ("area2", "one_decade"), ("area3", "antique"), ("area3", "unique_decades"),
    ],
)  # fmt: skip
def test_white_cards_stay_out_of_variant_showcases(text: str, slot: str, kind: str) -> None:
    _, ruling = put(position(**{slot: kind}), text, f"{slot}@1")
    assert ruling is not None
    assert (ruling.rule, ruling.reason, ruling.params) == ("EX-060", "WHITE_IN_VARIANT", {"kind": kind})


@pytest.mark.rule("EX-E85", "EX-148")
def test_a_used_decade_is_closed_to_everyone() -> None:
    state, _ = put(position(**UNIQUE), 1920, "area3@1", seat=1)
    assert [refusal(state, 1925, "area3@2", seat=seat) for seat in range(3)] == ["DECADE_USED"] * 3
    assert [put(state, 1925, "area3@2", seat=seat)[1] for seat in range(3)] == [
        Ruling("EX-148", "DECADE_USED", {"decade": 1920, "seat": 1}),
    ] * 3  # fmt: skip
    assert refusal(state, 1930, "area3@2", seat=1) is None


@pytest.mark.rule("EX-148")
def test_decades_of_players_who_are_out_stay_used() -> None:
    state = position({0: {"area3@1": 1920}}, depots={0: [1901, 1902, 1903]}, turn=1, **UNIQUE)
    assert refusal(state, 1925, "area3@1", seat=1) == "DECADE_USED"


@pytest.mark.rule("EX-E86", "EX-148")
@pytest.mark.parametrize(
    ("seats", "year", "legal"),
    [(5, 1999, True), (5, 1900, True), (4, 1989, True), (4, 1990, False), (4, 1909, False), (3, 1920, True), (3, 1919, False),
     (3, 1980, False), (2, 1930, True), (2, 1970, False), (1, 1940, True), (1, 1930, False), (1, 1960, False)],
)  # fmt: skip
def test_decades_by_number_of_players(seats: int, year: int, legal: bool) -> None:
    assert refusal(position(seats=seats, **UNIQUE), year, "area3@1") == (None if legal else "DECADE_NOT_ALLOWED")


@pytest.mark.rule("EX-148")
@pytest.mark.parametrize(("seats", "first", "last"), [(1, 1940, 1950), (2, 1930, 1960), (3, 1920, 1970), (4, 1910, 1980), (5, 1900, 1990)])
def test_the_whole_table_of_allowed_decades(seats: int, first: int, last: int) -> None:
    state = position(seats=seats, **UNIQUE)
    allowed = {year // 10 * 10 for year in range(1900, 2000) if year != 1945 and refusal(state, year, "area3@1") is None}
    assert allowed == set(range(first, last + 10, 10))


@pytest.mark.rule("EX-E88")
def test_white_cards_when_all_three_slots_are_variants() -> None:
    state = position(area1="link", area2="short_era", area3="antique", hand="E")
    assert [action.text for action in state.actions()] == [*(f"place grand@{n}" for n in range(1, 7)), "place mid@1", "place depot"]


@pytest.mark.rule("EX-052", "EX-053")
def test_the_window_of_a_dead_spot_is_empty() -> None:
    first, end = window("grand", [50, -1, 51, -1, -1, -1], 1)
    assert first >= end
