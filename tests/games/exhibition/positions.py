"""Positions as the rules write them: cards by year, spots as `area2@3`, Einstein as `E 1950 AS`, 1945 as `1945 AS`."""

from __future__ import annotations

from typing import Any

from exhibition_suite.engine import Ruling
from exhibition_suite.games.exhibition import GAME, actions
from exhibition_suite.games.exhibition.content import CONTINENT, CONTINENTS, EINSTEIN, WAR, WHITE
from exhibition_suite.games.exhibition.options import Options
from exhibition_suite.games.exhibition.showcases import DEPOT, SLOT_OF, SLOTS, SPOTS, spot_name
from exhibition_suite.games.exhibition.state import ExhibitionState

CODES = {"OC": 0, "SA": 1, "AF": 2, "AS": 3, "EU": 4, "NA": 5}
SPOT = {spot_name(spot): spot for spot in (*range(SPOTS), DEPOT)}


def card(text: str | int) -> int:
    """The card of `1949`, `"1945 AS"` or `"E 1950 AS"`."""
    first = str(text).split()[0]
    return EINSTEIN if first == "E" else int(first) - 1900


def _chosen(text: str | int) -> tuple[int, int]:
    """Chosen year (from 0) and continent of a white card; -1 where none stands."""
    words = str(text).split()
    years = [int(word) - 1900 for word in words[1:] if word.isdigit()]
    continents = [CODES[word] for word in words[1:] if word in CODES]
    return (years or [-1])[0], (continents or [-1])[0]


def _lay(state: ExhibitionState, seat: int, spot: str, text: str | int) -> None:
    number, laid = SPOT[spot], card(text)
    year, continent = _chosen(text)
    slot = SLOT_OF[number]
    state.board[seat * SPOTS + number] = laid
    state.filled[seat] += 1
    if laid < 100:
        state.dated[seat] |= 1 << laid
    if laid == EINSTEIN:
        state.wild_year, state.wild_continent = year, continent
    elif laid == WAR:
        state.war_continent = continent
    if CONTINENT[laid] != WHITE:
        continent = CONTINENT[laid]
        state.seen[seat] |= 1 << continent
    if continent >= 0:
        state.shown[seat * len(SLOTS) + slot] |= 1 << continent
    if state.kinds[slot] == "unique_decades":
        state.decades |= 1 << laid // 10


def position(
    halls: dict[int, dict[str, str | int]] | None = None,
    *,
    seats: int = 3,
    depots: dict[int, list[int]] | None = None,
    goals: dict[int, int] | None = None,
    turn: int = 0,
    hand: str | int | None = None,
    seed: int = 1,
    secrets: tuple[int, ...] | None = None,
    **options: Any,
) -> ExhibitionState:
    """A state with these cards laid (nothing is checked), at the turn of a seat, with a card in hand if one is named."""
    state = GAME.new(Options(**options), seats, seed)
    for seat, hall in (halls or {}).items():
        for spot, text in hall.items():
            _lay(state, seat, spot, text)
    for seat, years in (depots or {}).items():
        state.depots[seat] = tuple(card(year) for year in years)
    for seat, round_ in (goals or {}).items():
        state.goal_rounds[seat] = round_
    for seat in range(seats):
        if state.filled[seat] == SPOTS or len(state.depots[seat]) == 3:
            state.out |= 1 << seat
    if secrets is not None:
        state.secrets = tuple((decade - 1900) // 10 for decade in secrets)
    laid = {c for c in state.board if c >= 0} | {c for depot in state.depots for c in depot}
    laid |= {card(hand)} if hand is not None else set()
    state.stock = [c for c in state.stock if c not in laid]
    state.columns = [tuple(c for c in column if c not in laid) for column in state.columns]
    state.fits = [sum(state.fit(seat, slot) for slot in range(len(SLOTS))) for seat in range(seats)]
    state.seat = turn
    if hand is not None:
        state.hand, state.step = card(hand), 3
    return state


def put(state: ExhibitionState, text: str | int, spot: str, seat: int = 0) -> tuple[ExhibitionState, Ruling | None]:
    """Puts a card on a spot as a player does, a white one with its chosen values; the first refusal on the way, if any.

    The listed actions and the refusals are held against each other at every step.
    """
    state = state.copy()
    state.seat, state.hand, state.step = seat, card(text), 3
    year, continent = _chosen(text)
    for word in (f"place {spot}", f"as {CONTINENTS[continent]}" if continent >= 0 else "", f"in {1900 + year}" if year >= 0 else ""):
        if not word or state.step not in {3, 4, 5}:
            continue
        action = actions.parse(word)
        if action.kind == actions.NAMING and state.phase == "in":
            assert state.wild_continent == continent, "the only legal continent was taken without asking"
            continue
        ruling = state.refusal(action)
        if state.phase != "over":
            assert (ruling is None) == (action in list(state.actions())), (word, ruling, state.actions())
        if ruling is not None:
            return state, ruling
        state.apply(action)
    return state, None


def refusal(state: ExhibitionState, text: str | int, spot: str, seat: int = 0) -> str | None:
    """Reason why a card may not go on a spot, or None."""
    ruling = put(state, text, spot, seat)[1]
    return ruling.reason if ruling else None


def line(state: ExhibitionState, seat: int, name: str) -> int:
    """Points of one line of a seat's score. Raises `KeyError` where the score has no such line."""
    return {entry.id: entry.points for entry in state.scores()[seat].lines}[name]


def play(state: ExhibitionState, *words: str) -> list[Any]:
    """Plays legal actions by their notation; what happened."""
    sink: list[Any] = []
    for word in words:
        action = actions.parse(word)
        assert state.refusal(action) is None, (word, state.refusal(action))
        state.apply(action, sink)
    return sink


def with_columns(state: ExhibitionState, columns: dict[str, list[str | int]], stock: list[str | int] | None = None) -> ExhibitionState:
    """The state with these open cards (all other columns empty) and this stock."""
    state.columns = [tuple(sorted(card(c) for c in columns.get(name, []))) for name in CONTINENTS]
    state.stock = [card(c) for c in stock or []]
    return state
