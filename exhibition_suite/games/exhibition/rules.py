"""Why an action is not legal: the rules of the turn and of placement, one by one, each with its id.

This is the plain reading of section 13 of the rules. The masks of `showcases` answer the same question faster; tests hold the two
against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from exhibition_suite.engine import OVER, Ruling

from .actions import DATING, GOING, NAMING, PLACING, TAKING, ExhibitionAction
from .content import CARD_IDS, CONTINENT, CONTINENTS, WAR, WHITE
from .showcases import ALLOWED_DECADES, AREA1, AREA3, DEPOT, SLOT_OF, SLOTS, SPANS, VARIANTS, window

if TYPE_CHECKING:
    from .state import ExhibitionState

FIXED = Ruling("EX-039", "CARD_FIXED")
"""For whoever tries to move a card that lies already."""


def refusals(state: ExhibitionState, action: ExhibitionAction, seat: int | None = None) -> list[Ruling]:
    """Every rule that `action` (of `seat`, if given) breaks now, in the order of section 13; empty if it is legal."""
    if state.seat == OVER:
        return [Ruling("EX-073", "GAME_OVER")]
    if seat is not None and seat != state.seat:
        if state.is_out(seat):
            return [Ruling("EX-070", "SEAT_OUT", {"seat": seat})]
        return [Ruling("EX-026", "NOT_YOUR_TURN", {"seat": state.seat})]
    return _BY_KIND[action.kind](state, action.value)


def _unfinished(state: ExhibitionState) -> list[Ruling]:
    """What the seat has to do before anything of another kind."""
    if state.phase == "take":
        return [Ruling("EX-030", "MUST_TAKE", {"column": CONTINENTS[state.vehicles[state.seat]]})]
    if state.phase == "go":
        return [Ruling("EX-031", "COLUMN_EMPTY", {"column": CONTINENTS[state.vehicles[state.seat]]})]
    if state.phase == "steer":
        return [Ruling("EX-034", "MUST_STEER")]
    if state.phase == "place":
        return [Ruling("EX-038", "MUST_PLACE", {"card": CARD_IDS[state.hand]})]
    return [Ruling("EX-061", "CHOICE_REQUIRED")]


def _take(state: ExhibitionState, card: int) -> list[Ruling]:
    if state.phase != "take":
        return _unfinished(state)
    at = state.vehicles[state.seat]
    if card in state.columns[at]:
        return []
    return [Ruling("EX-030", "CARD_NOT_IN_COLUMN", {"card": CARD_IDS[card], "column": CONTINENTS[at]})]


def _go(state: ExhibitionState, continent: int) -> list[Ruling]:
    if state.phase == "steer":
        return []
    if state.phase == "go":
        return [] if state.columns[continent] else [Ruling("EX-031", "NO_CARDS_THERE", {"continent": CONTINENTS[continent]})]
    steered = state.hand >= 0 and CONTINENT[state.hand] == WHITE
    return _unfinished(state) if steered else [Ruling("EX-033", "VEHICLE_FIXED")]


def _place(state: ExhibitionState, spot: int) -> list[Ruling]:
    if state.phase != "place":
        return _unfinished(state)
    if spot == DEPOT:
        return []
    card = state.hand
    if CONTINENT[card] != WHITE:
        return placement(state, state.seat, spot, 1900 + card, CONTINENT[card])
    closed = _closed(state, state.seat, spot, white=True)
    if closed or spot == SPANS[-1][0]:
        return closed
    slot = SLOT_OF[spot]
    if card == WAR:
        return _years(state, state.seat, spot, 1900 + WAR, -1)
    first, end = window(state.kinds[slot], state.row(state.seat, slot), spot - SPANS[slot][0])
    return [] if first < end else [Ruling("EX-066", "NO_YEAR_FITS")]


def _name(state: ExhibitionState, continent: int) -> list[Ruling]:
    if state.phase != "as":
        return _unfinished(state) if state.phase in {"in", "steer"} else [Ruling("EX-061", "NO_CHOICE")]
    return _continents(state, state.seat, SLOT_OF[state.aim], continent, white=True)


def _date(state: ExhibitionState, year: int) -> list[Ruling]:
    if state.phase != "in":
        return _unfinished(state) if state.phase in {"as", "steer"} else [Ruling("EX-061", "NO_CHOICE")]
    return _years(state, state.seat, state.aim, 1900 + year, state.wild_continent)


_BY_KIND = {TAKING: _take, GOING: _go, PLACING: _place, NAMING: _name, DATING: _date}


def placement(state: ExhibitionState, seat: int, spot: int, year: int, continent: int, *, white: bool = False) -> list[Ruling]:
    """What forbids a card with these effective values on a free or taken spot of a seat's hall, by the cards there now (section 5, EX-053).

    Args:
        year: 1900 to 1999.
        continent: 0 to 5.
        white: it is a white card with chosen values.
    """
    slot = SLOT_OF[spot]
    closed = _closed(state, seat, spot, white=white)
    if closed or state.kinds[slot] == "mid_century":
        return closed
    found = _years(state, seat, spot, year, continent) + _continents(state, seat, slot, continent, white=white)
    decade = year // 10 * 10
    if state.kinds[slot] == "one_decade":
        shown = [1900 + y // 10 * 10 for y in state.row(seat, slot) if y >= 0]
        if shown and shown[0] != decade:
            found.append(Ruling("EX-147", "NOT_SAME_DECADE", {"decade": decade, "shown": shown[0]}))
    elif state.kinds[slot] == "unique_decades":
        found += _unique(state, decade)
    return found


def _closed(state: ExhibitionState, seat: int, spot: int, *, white: bool) -> list[Ruling]:
    slot = SLOT_OF[spot]
    if state.card_at(seat, spot) >= 0:
        return [Ruling("EX-052", "SPOT_TAKEN", {"slot": SLOTS[slot], "spot": spot - SPANS[slot][0] + 1})]
    if white and state.kinds[slot] in VARIANTS:
        return [Ruling("EX-060", "WHITE_IN_VARIANT", {"kind": state.kinds[slot]})]
    return []


def _years(state: ExhibitionState, seat: int, spot: int, year: int, continent: int) -> list[Ruling]:
    """Order and distance to the two neighbours (EX-050, EX-056, EX-144, EX-146)."""
    slot = SLOT_OF[spot]
    kind, first = state.kinds[slot], SPANS[slot][0]
    row = state.row(seat, slot)
    found: list[Ruling] = []
    for near, side in ((_neighbour(row, spot - first, -1), -1), (_neighbour(row, spot - first, 1), 1)):
        if near is None:
            continue
        other, distance = 1900 + row[near], abs(near - spot + first)
        years = (other - year) * side
        facts = {"year": year, "other_year": other, "years": abs(years)}
        if kind == "one_era" and years > 10 * distance:
            found.append(Ruling("EX-056", "ERA_TOO_FAR", {**facts, "limit": 10 * distance}))
        elif years <= 0:
            found.append(Ruling("EX-050", "NOT_ASCENDING", facts))
        elif kind == "spread_years" and years <= 20 * distance:
            found.append(Ruling("EX-146", "SPREAD_TOO_CLOSE", {**facts, "limit": 20 * distance}))
        elif kind == "link" and distance == 1 and years > 5 and _continent_at(state, seat, first + near) != continent:
            found.append(Ruling("EX-144", "NO_LINK", facts))
    return found


def _neighbour(row: list[int], index: int, step: int) -> int | None:
    """Index of the nearest occupied spot to one side, or None."""
    index += step
    while 0 <= index < len(row):
        if row[index] >= 0:
            return index
        index += step
    return None


def _continent_at(state: ExhibitionState, seat: int, spot: int) -> int:
    return state.effective(state.card_at(seat, spot))[1]


def _continents(state: ExhibitionState, seat: int, slot: int, continent: int, *, white: bool) -> list[Ruling]:
    """One Continent's continent and its claims; everywhere but in Link, different continents (EX-051, EX-054, EX-055, EX-064)."""
    kind = state.kinds[slot]
    shown = state.shown[seat * len(SLOTS) + slot]
    if kind == "link":
        return []
    if kind != "one_continent":
        return [Ruling("EX-051", "CONTINENT_REPEATED", {"continent": CONTINENTS[continent]})] if shown >> continent & 1 else []
    found: list[Ruling] = []
    if shown and not shown >> continent & 1:
        mine = CONTINENTS[shown.bit_length() - 1]
        found.append(Ruling("EX-054", "NOT_SAME_CONTINENT", {"continent": CONTINENTS[continent], "shown": mine}))
    for other in range(state.seats):
        if other != seat and state.shown[other * len(SLOTS) + AREA1] >> continent & 1:
            rule = "EX-064" if white else "EX-055"
            found.append(Ruling(rule, "CONTINENT_CLAIMED", {"continent": CONTINENTS[continent], "seat": other}))
    return found


def _unique(state: ExhibitionState, decade: int) -> list[Ruling]:
    """Decades of the number of players, each used once by all players together (EX-148)."""
    found: list[Ruling] = []
    if (decade - 1900) // 10 not in ALLOWED_DECADES[state.seats]:
        found.append(Ruling("EX-148", "DECADE_NOT_ALLOWED", {"decade": decade, "players": state.seats}))
    holders = [s for s in range(state.seats) if any(y >= 0 and 1900 + y // 10 * 10 == decade for y in state.row(s, AREA3))]
    return found + [Ruling("EX-148", "DECADE_USED", {"decade": decade, "seat": seat}) for seat in holders]


__all__ = ["FIXED", "placement", "refusals"]
