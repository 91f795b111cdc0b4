"""The halls of all players: what lies where, and which card fits where."""

from __future__ import annotations

from functools import cache
from typing import Final

from .content import CONTINENT, EINSTEIN, WAR, WHITE
from .showcases import (
    ALLOWED_DECADES,
    AREA1,
    AREA3,
    BY_CONTINENT,
    COLOURED,
    DECADES,
    DEPOT,
    MID,
    OTHERS,
    SLOT_COUNT,
    SLOT_FIELDS,
    SLOT_OF,
    SPANS,
    SPOTS,
    VARIANTS,
    fit_ascending,
    fit_link,
    fit_windowed,
    window,
)

FREE: Final = -1
UNKNOWN: Final = -1


class Halls:
    """The halls and depots of a position, in flat lists of ints.

    Attributes:
        seats: number of players.
        kinds: kind of the showcase of each slot (EX-140).
        board: card of each spot of each hall, or -1; 16 a seat.
        depots: the cards of each depot.
        filled: how many spots of each hall are taken.
        fits: by seat, which cards fit where (see `showcases`).
        dated: by seat, mask of the scoring years in the hall; `seen`: mask of its coloured continents (EX-062).
        shown: by seat and slot, mask of the effective continents.
        decades: mask of the decades used in Unique Decades (EX-148).
        war_continent: chosen continent of 1945; `wild_year` (from 0), `wild_continent`: chosen values of Einstein; -1 not chosen.
        out: mask of the seats that are out (EX-070).
    """

    __slots__ = (
        "board", "dated", "decades", "depots", "filled", "fits", "kinds", "out", "seats", "seen", "shown",
        "war_continent", "wild_continent", "wild_year",
    )  # fmt: skip

    kinds: tuple[str, ...]
    fits: list[int]

    def __init__(self, kinds: tuple[str, ...], seats: int) -> None:
        self.kinds = kinds
        self.seats = seats
        self.war_continent = self.wild_year = self.wild_continent = UNKNOWN
        self.board = [FREE] * (SPOTS * seats)
        self.depots: list[tuple[int, ...]] = [()] * seats
        self.filled = [0] * seats
        self.dated = [0] * seats
        self.seen = [0] * seats
        self.shown = [0] * (SLOT_COUNT * seats)
        self.out = 0
        self.decades = 0

    def card_at(self, seat: int, spot: int) -> int:
        """The card on a spot of a hall, or -1."""
        return self.board[seat * SPOTS + spot]

    def is_out(self, seat: int) -> bool:
        return bool(self.out >> seat & 1)

    def effective(self, card: int) -> tuple[int, int]:
        """Effective year (from 1900) and continent of a laid card; -1 where none was chosen (EX-062)."""
        if card == EINSTEIN:
            return (1900 + self.wild_year if self.wild_year >= 0 else UNKNOWN), self.wild_continent
        return 1900 + card, self.war_continent if card == WAR else CONTINENT[card]

    def row(self, seat: int, slot: int) -> list[int]:
        """Effective years from 0 of the spots of a showcase, -1 where free: a chosen year counts as if it were printed (EX-063, EX-065)."""
        first, end = SPANS[slot]
        row = self.board[seat * SPOTS + first : seat * SPOTS + end]
        return [self.wild_year if card == EINSTEIN else card for card in row] if EINSTEIN in row else row

    def claimed(self, seat: int) -> int:
        """Mask of the continents the other seats claim in One Continent (EX-055)."""
        return sum(mask for other, mask in enumerate(self.shown[AREA1::SLOT_COUNT]) if other != seat)

    def continents_for(self, seat: int, slot: int) -> int:
        """Mask of the continents a card may have in a showcase (EX-051, EX-054, EX-055)."""
        shown = self.shown[seat * SLOT_COUNT + slot]
        if self.kinds[slot] == "one_continent":
            return shown or 0b111111 & ~self.claimed(seat)
        return 0b111111 & ~shown

    def fit(self, seat: int, slot: int) -> int:
        """Which coloured cards fit the spots of a showcase.

        Grand Showcase, Years Gap, Short Era and Antique ask for order and different continents alone (EX-058, EX-142).
        """
        row = self.row(seat, slot)
        kind = self.kinds[slot]
        first = SPANS[slot][0]
        shown = self.shown[seat * SLOT_COUNT + slot]
        if kind == "one_continent":
            mine = shown or 0b111111 & ~self.claimed(seat)
            return fit_ascending(row, first, sum(BY_CONTINENT[c] for c in range(6) if mine >> c & 1))
        if kind == "link":
            return fit_link(row, first)
        allowed = OTHERS[shown]
        if kind == "one_era" or kind == "spread_years":
            return fit_windowed(kind, row, first, allowed)
        if kind == "mid_century":
            return COLOURED << MID if self.card_at(seat, MID) < 0 else 0
        if kind == "one_decade":
            year = max(row)
            allowed &= DECADES[year // 10] if year >= 0 else COLOURED
        elif kind == "unique_decades":
            allowed &= sum(DECADES[d] for d in ALLOWED_DECADES[self.seats] if not self.decades >> d & 1)
        return fit_ascending(row, first, allowed)

    def white_spots(self, seat: int, card: int) -> int:
        """Mask of the spots where a white card has a legal year and continent (EX-060, EX-061, EX-066)."""
        mask = 0
        for spot in range(SPOTS):
            if self.board[seat * SPOTS + spot] >= 0:
                continue
            slot = SLOT_OF[spot]
            kind = self.kinds[slot]
            if kind in VARIANTS:
                continue
            if spot != MID:
                first, end = window(kind, self.row(seat, slot), spot - SPANS[slot][0])
                if first >= end or (card == WAR and not first <= WAR < end) or not self.continents_for(seat, slot):
                    continue
            mask |= 1 << spot
        return mask

    def spot_mask(self, seat: int, card: int) -> int:
        """Mask of the hall spots where a card may go now; the depot is not in it."""
        if CONTINENT[card] == WHITE:
            return self.white_spots(seat, card)
        return self.fits[seat] >> (card << 4) & 0xFFFF

    def spots_for(self, seat: int, card: int) -> tuple[int, ...]:
        """The spots where a card may go now, the depot (16) last: it is always open, whatever the card (EX-041, EX-045)."""
        mask = self.spot_mask(seat, card)
        return (*(spot for spot in range(SPOTS) if mask >> spot & 1), DEPOT)

    def use_decade(self, decade: int) -> None:
        """Takes a decade from every player's Unique Decades showcase (EX-148)."""
        self.decades |= 1 << decade
        for seat in range(self.seats):
            self.fits[seat] &= ~((DECADES[decade] * 0xFFFF) & SLOT_FIELDS[AREA3])

    def claim(self, seat: int, continent: int) -> None:
        """Takes a continent from every other player's One Continent showcase that has none yet (EX-055, EX-064)."""
        taken = ~((BY_CONTINENT[continent] * 0xFFFF) & SLOT_FIELDS[AREA1])
        for other in range(self.seats):
            if other != seat:
                self.fits[other] &= taken


@cache
def empty_fit(kinds: tuple[str, ...], seats: int) -> int:
    """The fit of an empty hall among empty halls."""
    halls = Halls(kinds, seats)
    return sum(halls.fit(0, slot) for slot in range(SLOT_COUNT))
