"""Sections 2, 3, 9, 10 and 12 of the rules: what is on the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest
from pydantic import ValidationError

from exhibition_suite.engine import Rng, SeatSetup
from exhibition_suite.games.exhibition import GAME
from exhibition_suite.games.exhibition.content import CARD_IDS, CONTINENT, CONTINENTS, EINSTEIN, WAR, CardEntry, ContentFault, check, load
from exhibition_suite.games.exhibition.options import Options
from exhibition_suite.games.exhibition.showcases import SLOTS, SPANS, VARIANTS
from tests.games.exhibition.positions import position, refusal


@pytest.mark.rule("EX-001", "EX-016")
def test_the_continents_tile() -> None:
    assert CONTINENTS == ("oceania", "south_america", "africa", "asia", "europe", "north_america")


@pytest.mark.rule("EX-002")
def test_a_card_for_each_year_and_einstein() -> None:
    assert list(CARD_IDS) == [*(f"exh-{year}" for year in range(1900, 2000)), "exh-einstein"]
    assert [card for card, continent in enumerate(CONTINENT) if continent == 6] == [WAR, EINSTEIN]


@pytest.mark.rule("EX-003")
def test_continents_are_spread_over_the_century() -> None:
    count = Counter(CONTINENT[:100])
    assert [count[c] for c in range(6)] == [16, 16, 17, 17, 16, 17]
    for decade in range(10):
        in_decade = Counter(CONTINENT[10 * decade : 10 * decade + 10])
        assert all(1 <= in_decade[c] <= 2 for c in range(6)), decade
    assert [CONTINENTS[CONTINENT[year - 1900]] for year in (1901, 1908, 1999)] == ["asia", "africa", "europe"]


@pytest.mark.rule("EX-002")
def test_damaged_content_is_refused_by_name() -> None:
    entries = load()
    with pytest.raises(ContentFault, match="exh-1907"):
        check([*entries[:6], *entries[7:]])
    with pytest.raises(ContentFault, match="exh-1908"):
        check([*entries[:7], entries[8], entries[7], *entries[9:]])
    moved = [e.model_copy(update={"continent": {"exh-1945": "asia", "exh-1955": "white"}.get(e.id, e.continent)}) for e in entries]
    with pytest.raises(ContentFault, match="exh-1955"):
        check(moved)
    painted = [e.model_copy(update={"continent": "asia"}) if e.id == "exh-1945" else e for e in entries]
    with pytest.raises(ContentFault, match="white cards"):
        check(painted)
    with pytest.raises(ValidationError):
        CardEntry.model_validate({"id": "exh-1900", "year": 1900, "continent": "atlantis"})


@pytest.mark.rule("EX-004", "EX-010", "EX-011", "EX-012", "EX-013", "EX-014", "EX-015")
def test_a_hall_has_sixteen_spots_in_five_showcases() -> None:
    assert {slot: end - first for slot, (first, end) in zip(SLOTS, SPANS, strict=True)} == {
        "grand": 6, "area2": 4, "area1": 3, "area3": 2, "mid": 1,
    }  # fmt: skip
    assert GAME.new(Options(), 1, 1).kinds == ("grand", "one_era", "one_continent", "years_gap", "mid_century")
    assert len(GAME.new(Options(), 5, 1).board) == 5 * 16


@pytest.mark.rule("EX-010")
def test_the_grand_showcase_takes_six_different_continents() -> None:
    full: dict[str, str | int] = {"grand@1": 1904, "grand@2": 1922, "grand@3": 1937, "grand@4": 1946, "grand@5": 1973}
    assert refusal(position({0: full}), 1990, "grand@6") is None
    assert refusal(position({0: full}), 1999, "grand@6") == "CONTINENT_REPEATED"


@pytest.mark.rule("EX-005", "EX-023")
def test_five_vehicles() -> None:
    assert GAME.signs == ("zeppelin", "ford", "titanic", "dc3", "space_shuttle")


@pytest.mark.rule("EX-020")
def test_the_start_player_is_random_or_chosen() -> None:
    seats = tuple(SeatSetup(name) for name in ("Ann", "Ben", "Cid", "Dov"))
    firsts = Counter(GAME.seating(Options(), seats, seed)[0].name for seed in range(400))
    assert all(60 < firsts[seat.name] < 140 for seat in seats), firsts
    assert [seat.name for seat in GAME.seating(Options(start=2), seats, 1)] == ["Cid", "Dov", "Ann", "Ben"]
    assert GAME.seating(Options(), seats, 7) == GAME.seating(Options(), seats, 7)
    with pytest.raises(ValueError, match="no seat 5"):
        GAME.seating(Options(start=4), seats, 1)


@pytest.mark.rule("EX-021", "EX-022", "EX-024", "EX-025")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_deal(seats: int) -> None:
    state = GAME.new(Options(), seats, 11)
    assert [len(column) for column in state.columns] == [3] * 6
    assert all(list(column) == sorted(column) for column in state.columns)
    assert len(state.stock) == 83
    assert sorted([*state.stock, *(c for column in state.columns for c in column)]) == list(range(101))
    assert [CONTINENTS[at] for at in state.vehicles] == ["oceania", "south_america", "africa", "asia", "europe"][:seats]
    assert (state.seat, state.round, state.phase) == (0, 1, "take")
    assert state.secrets == (-1,) * seats


@pytest.mark.rule("EX-024")
@pytest.mark.parametrize("seats", [0, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="1 to 5"):
        GAME.new(Options(), seats, 1)


@pytest.mark.rule("EX-021")
def test_every_card_is_as_likely_to_lie_open() -> None:
    count = Counter(c for seed in range(600) for column in GAME.new(Options(), 2, seed).columns for c in column)
    expected = 600 * 18 / 101
    assert all(0.55 * expected < count[card] < 1.5 * expected for card in range(101))


@pytest.mark.rule("EX-006", "EX-130", "EX-025")
def test_each_player_gets_another_secret_decade() -> None:
    for seed in range(50):
        secrets = GAME.new(Options(secret_decade=True), 5, seed).secrets
        assert len(set(secrets)) == 5
        assert all(0 <= decade <= 9 for decade in secrets)
    assert {GAME.new(Options(secret_decade=True), 1, seed).secrets[0] for seed in range(200)} == set(range(10))


@pytest.mark.rule("EX-131")
def test_secrets_and_stock_are_hidden_from_the_others() -> None:
    state = GAME.new(Options(secret_decade=True), 3, 5)
    view = state.observe(1).view
    assert view.secrets == (-1, state.secrets[1], -1)
    assert (view.rng, view.stock) == (0, sorted(state.stock))
    assert [any(entry.id == "secret_decade" for entry in table.lines) for table in view.scores()] == [False, True, False]


@pytest.mark.rule("EX-131")
def test_positions_that_differ_in_what_is_hidden_look_the_same() -> None:
    state = GAME.new(Options(secret_decade=True), 3, 5)
    seen = state.observe(1)
    other = GAME.redeal(seen, Rng(99))
    assert other.fingerprint() != state.fingerprint()
    assert other.observe(1) == seen
    assert other.secrets[1] == state.secrets[1]
    assert len(set(other.secrets)) == 3
    assert sorted(other.stock) == sorted(state.stock)


@pytest.mark.rule("EX-131", "EX-130", "EX-036")
def test_what_is_hidden_is_dealt_anew_each_time() -> None:
    state = GAME.new(Options(secret_decade=True), 5, 5)
    seen = state.observe(2)
    others = [GAME.redeal(seen, Rng(seed)) for seed in range(120)]
    assert all(len(set(other.secrets)) == 5 and other.secrets[2] == state.secrets[2] for other in others)
    assert {other.secrets[0] for other in others} == set(range(10)) - {state.secrets[2]}
    action = next(action for action in state.actions() if action.text not in {"take exh-1945", "take exh-einstein"})
    refills = set()
    for other in others:
        other.apply(action)
        refills |= {card for column in other.columns for card in column} - {card for column in state.columns for card in column}
    assert len(refills) > 40


@pytest.mark.rule("EX-007", "EX-140", "EX-141")
def test_each_slot_has_two_variants() -> None:
    fields = Options.model_json_schema()["properties"]
    choices = {slot: fields[slot]["enum"] for slot in ("area1", "area2", "area3")}
    assert choices == {
        "area1": ["one_continent", "spread_years", "link"],
        "area2": ["one_era", "short_era", "one_decade"],
        "area3": ["years_gap", "antique", "unique_decades"],
    }
    assert {kind for kinds in choices.values() for kind in kinds[1:]} == VARIANTS
    assert GAME.new(Options(area1="link", area3="antique"), 2, 1).kinds == ("grand", "one_era", "link", "antique", "mid_century")


@pytest.mark.rule("EX-160")
def test_all_options_combine_and_come_back_from_a_record() -> None:
    for secret in (False, True):
        for area1 in ("one_continent", "spread_years", "link"):
            for area2 in ("one_era", "short_era", "one_decade"):
                for area3 in ("years_gap", "antique", "unique_decades"):
                    plain = {"secret_decade": secret, "area1": area1, "area2": area2, "area3": area3, "start": 1}
                    options = Options.model_validate(plain)
                    assert options.model_dump(mode="json") == plain
                    assert GAME.new(options, 4, 3).fingerprint() == GAME.new(options, 4, 3).fingerprint()


@pytest.mark.rule("EX-160")
def test_unknown_options_are_refused() -> None:
    for wrong in ({"area1": "one_era"}, {"area4": "link"}, {"start": 5}, {"start": "youngest"}):
        with pytest.raises(ValidationError):
            Options.model_validate(wrong)
