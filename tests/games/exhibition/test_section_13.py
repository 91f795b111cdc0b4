"""Placement as section 13 of the rules writes it, word by word, held against the program's two answers in many positions."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.engine import Rng
from exhibition_suite.games.exhibition import GAME
from exhibition_suite.games.exhibition.content import CONTINENT, EINSTEIN, WAR
from exhibition_suite.games.exhibition.options import Options
from exhibition_suite.games.exhibition.rules import placement
from exhibition_suite.games.exhibition.state import ExhibitionState

ROWS = {"grand": range(6), "area2": range(6, 10), "area1": range(10, 13), "area3": range(13, 15), "mid": range(15, 16)}
VARIANT_KINDS = {"spread_years", "link", "short_era", "one_decade", "antique", "unique_decades"}
ALLOWED = {
    1: {1940, 1950},
    2: {1930, 1940, 1950, 1960},
    3: {1920, 1930, 1940, 1950, 1960, 1970},
    4: {1910, 1920, 1930, 1940, 1950, 1960, 1970, 1980},
    5: {1900, 1910, 1920, 1930, 1940, 1950, 1960, 1970, 1980, 1990},
}
CHOICES: list[dict[str, Any]] = [
    {},
    {"area1": "spread_years", "area2": "short_era", "area3": "antique"},
    {"area1": "link", "area2": "one_decade", "area3": "unique_decades"},
    {"area2": "one_decade", "area3": "unique_decades"},
    {"area1": "link", "area3": "antique"},
    {"area1": "spread_years"},
]
Laid = tuple[int, int]
"""Effective year and continent."""


def laid_in(state: ExhibitionState, seat: int, slot: str) -> dict[int, Laid]:
    return {spot: state.effective(state.card_at(seat, spot)) for spot in ROWS[slot] if state.card_at(seat, spot) >= 0}


def too_near_or_far(kind: str, spot: int, near: int, laid: Laid, year: int, continent: int) -> str | None:
    d, diff = abs(near - spot), year - laid[0] if near < spot else laid[0] - year
    if diff <= 0:
        return "NOT_ASCENDING"
    if kind == "one_era" and diff > 10 * d:
        return "ERA_TOO_FAR"
    if kind == "spread_years" and diff <= 20 * d:
        return "SPREAD_TOO_CLOSE"
    return "NO_LINK" if kind == "link" and d == 1 and laid[1] != continent and diff > 5 else None


def unfit_set(state: ExhibitionState, seat: int, kind: str, row: dict[int, Laid], year: int, continent: int) -> str | None:
    """What the cards of the row, and those of the others, have against the continent and the decade."""
    others = [laid for s in range(state.seats) if s != seat for laid in laid_in(state, s, "area1").values()]
    if kind == "one_continent":
        if any(laid[1] != continent for laid in row.values()):
            return "NOT_SAME_CONTINENT"
        return "CONTINENT_CLAIMED" if any(laid[1] == continent for laid in others) else None
    if kind != "link" and any(laid[1] == continent for laid in row.values()):
        return "CONTINENT_REPEATED"
    if kind == "one_decade" and any(laid[0] // 10 != year // 10 for laid in row.values()):
        return "NOT_SAME_DECADE"
    if kind == "unique_decades":
        if year // 10 * 10 not in ALLOWED[state.seats]:
            return "DECADE_NOT_ALLOWED"
        used = {laid[0] // 10 for s in range(state.seats) for laid in laid_in(state, s, "area3").values()}
        return "DECADE_USED" if year // 10 in used else None
    return None


def legal(state: ExhibitionState, seat: int, spot: int, year: int, continent: int, *, white: bool) -> str | None:
    """`legal` of section 13: the first reason against a card with these effective values, or None."""
    slot = next(name for name, spots in ROWS.items() if spot in spots)
    kind = dict(zip(ROWS, state.kinds, strict=True))[slot]
    if state.card_at(seat, spot) >= 0:
        return "SPOT_TAKEN"
    if white and kind in VARIANT_KINDS:
        return "WHITE_IN_VARIANT"
    if kind == "mid_century":
        return None
    row = laid_in(state, seat, slot)
    near = [max((s for s in row if s < spot), default=None), min((s for s in row if s > spot), default=None)]
    found = (too_near_or_far(kind, spot, s, row[s], year, continent) for s in near if s is not None)
    return next((reason for reason in found if reason), None) or unfit_set(state, seat, kind, row, year, continent)


def positions(options: Options, seats: int, seed: int, want: int) -> list[ExhibitionState]:
    """Positions of a game in which cards go to the hall where they can, white ones too."""
    state, rng, found = GAME.new(options, seats, seed), Rng(~seed), []
    while state.seat >= 0:
        if state.phase == "take" and rng.below(6) == 0:
            found.append(state.copy())
        whites = [action for action in state.actions() if action.text in {"take exh-1945", "take exh-einstein"}]
        usual = [action for action in state.actions() if action.text not in {"place depot", "place mid@1"}]
        choice = whites or usual or list(state.actions())
        state.apply(choice[rng.below(len(choice))])
    return found[-want:]


SAMPLES = [pytest.param(number % 5 + 1, CHOICES[number % 6], number, id=f"{number % 5 + 1}-{number}") for number in range(30)]


@pytest.mark.rule("EX-050", "EX-051", "EX-052", "EX-053", "EX-054", "EX-055", "EX-056", "EX-057", "EX-058")
@pytest.mark.rule("EX-144", "EX-146", "EX-147", "EX-148")
@pytest.mark.parametrize(("seats", "choices", "seed"), SAMPLES)
def test_every_card_on_every_spot(seats: int, choices: dict[str, Any], seed: int) -> None:
    for state in positions(Options(**choices), seats, seed, 3):
        for seat in range(seats):
            for card in range(100):
                if card == WAR:
                    continue
                mask = state.spot_mask(seat, card)
                for spot in range(16):
                    reason = legal(state, seat, spot, 1900 + card, CONTINENT[card], white=False)
                    told = placement(state, seat, spot, 1900 + card, CONTINENT[card])
                    assert (told[0].reason if told else None) == reason, (card, spot)
                    assert mask >> spot & 1 == (reason is None), (card, spot)


def pairs(state: ExhibitionState, seat: int, spot: int, card: int) -> set[Laid]:
    years = [1945] if card == WAR else range(1900, 2000)
    return {(year, c) for year in years for c in range(6) if legal(state, seat, spot, year, c, white=True) is None}


def offered(state: ExhibitionState, spot: int) -> set[Laid]:
    """The values that the program offers for the white card in hand on a spot, by playing every one of them."""
    card, seat = state.hand, state.seat
    found: set[Laid] = set()
    first = state.copy()
    first.apply(next(action for action in state.actions() if action.text.startswith("place") and action.value == spot))
    waiting = [first]
    while waiting:
        now = waiting.pop()
        if now.seat == seat and now.choosing:
            for action in now.actions():
                after = now.copy()
                after.apply(action)
                waiting.append(after)
        else:
            found.add(now.effective(card))
    return found


@pytest.mark.rule("EX-060", "EX-061", "EX-063", "EX-064", "EX-065", "EX-066")
@pytest.mark.parametrize(("seats", "choices", "seed"), [sample for sample in SAMPLES if sample.values[0] > 1][:18])
def test_a_white_card_is_offered_all_the_values_that_are_legal_and_no_other(seats: int, choices: dict[str, Any], seed: int) -> None:
    for state in positions(Options(**choices), seats, seed, 2):
        out_of_play = {*state.board, *(card for depot in state.depots for card in depot)}
        for card in (WAR, EINSTEIN):
            if card in out_of_play:
                continue
            state.hand, state.step = card, 3
            for spot in range(15):
                wanted = pairs(state, state.seat, spot, card)
                assert bool(state.spot_mask(state.seat, card) >> spot & 1) == bool(wanted), (card, spot)
                if wanted and state.filled[state.seat] < 15:
                    assert offered(state, spot) == wanted, (card, spot)


@pytest.mark.rule("EX-050", "EX-063")
@pytest.mark.parametrize(("slot", "continent"), [("grand", "asia"), ("area2", "asia"), ("area1", "south_america")])
def test_the_chosen_year_of_einstein_is_taken(slot: str, continent: str) -> None:
    """1950, of South America, may lie neither left nor right of Einstein as 1950."""
    state = GAME.new(Options(), 1, 1)
    state.hand, state.step = EINSTEIN, 3
    for word in (f"place {slot}@2", f"as {continent}", "in 1950"):
        state.apply(GAME.parse(word))
    first = ROWS[slot].start
    assert CONTINENT[50] == 1
    assert state.spot_mask(0, 50) & (1 << first | 1 << first + 2) == 0
    assert [legal(state, 0, spot, 1950, 1, white=False) for spot in (first, first + 2)] == ["NOT_ASCENDING"] * 2
