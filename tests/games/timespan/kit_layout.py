"""What lies where in a position of Timespan, to lay and to look at in words: ids of cards and wonders, kinds and numbers of the rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from exhibition_suite.games.timespan.actions import PLACES
from exhibition_suite.games.timespan.items import (
    AGE,
    BOXES,
    CARD_IDS,
    CARD_OF,
    CIVS,
    DISCOVERY_AGE,
    DISCOVERY_OF,
    LUXURIES,
    SLOTS,
    TECHS,
    TILES,
    TRACKS,
    VISION_OF,
    WONDER_OF,
)
from exhibition_suite.games.timespan.players import NOWHERE, Entry
from exhibition_suite.games.timespan.state import TimespanState
from exhibition_suite.games.timespan.warehouse import pack, unpack


def lay(card: str, *, under: str | None = None, lux: Iterable[str] = (), worker: bool = False) -> Entry:
    """A card in the timeline with what lies under it and on it."""
    kinds = tuple(LUXURIES.index(kind) for kind in lux)
    return CARD_OF[card], CARD_OF[under] if under else NOWHERE, kinds, worker


def luxuries(**kinds: int) -> int:
    """Luxury tiles, five bits a kind."""
    return sum(n << 5 * LUXURIES.index(kind) for kind, n in kinds.items())


def kinds(tiles: int) -> dict[str, int]:
    """The number of luxury tiles of every kind."""
    return {kind: tiles >> 5 * at & 31 for at, kind in enumerate(LUXURIES)}


class Layout:
    """The pieces of a position. What is laid is taken out of decks and hands first.

    Attributes:
        state: the position.
    """

    state: TimespanState

    # ---- laying

    def _fetch(self, *cards: str) -> tuple[int, ...]:
        s = self.state
        numbers = tuple(CARD_OF[card] for card in cards)
        gone = set(numbers)
        s.decks = [tuple(card for card in deck if card not in gone) for deck in s.decks]
        s.hand = [tuple(card for card in hand if card not in gone) for hand in s.hand]
        for at, offer in enumerate(s.offers):
            if offer is not None and gone & set(offer[:2]):
                new = [self._top(AGE[card]) if card in gone else card for card in offer[:2]]
                s.offers = (*s.offers[:at], (new[0], new[1], offer[2]), *s.offers[at + 1 :])
        return numbers

    def _top(self, age: int) -> int:
        cards = self.state.decks[age - 1]
        self.state.decks[age - 1] = cards[1:]
        return cards[0]

    def _fetch_wonders(self, *wonders: str) -> tuple[int, ...]:
        s = self.state
        numbers = tuple(WONDER_OF[wonder] for wonder in wonders)
        gone = set(numbers)
        s.wonder_deck = tuple(w for w in s.wonder_deck if w not in gone)
        s.wonders = [tuple(w for w in held if w not in gone) for held in s.wonders]
        s.built = [tuple(w for w in built if w not in gone) for built in s.built]
        for at, wonder in enumerate(s.neutral):
            if wonder in gone:
                s.neutral = (*s.neutral[:at], s.wonder_deck[0], *s.neutral[at + 1 :])
                s.wonder_deck = s.wonder_deck[1:]
        return numbers

    def hand(self, seat: int, *cards: str) -> Self:
        """The history cards in a hand."""
        self.state.decks = [
            deck + tuple(card for card in self.state.hand[seat] if AGE[card] == age) for age, deck in enumerate(self.state.decks, 1)
        ]
        self.state.hand[seat] = ()
        self.state.hand[seat] = tuple(sorted(self._fetch(*cards)))
        return self

    def wonders(self, seat: int, *wonders: str) -> Self:
        """The wonders in a hand."""
        self.state.wonders[seat] = self._fetch_wonders(*wonders)
        return self

    def built(self, seat: int, *wonders: str) -> Self:
        """The wonders that lie open before a seat, in the order of building."""
        self.state.built[seat] = self._fetch_wonders(*wonders)
        return self

    def neutral(self, *wonders: str) -> Self:
        """The wonders at N1 and N2; fewer than two leave a slot empty."""
        numbers = self._fetch_wonders(*wonders)
        old = tuple(w for w in self.state.neutral if w >= 0 and w not in numbers)
        self.state.wonder_deck += old
        self.state.neutral = (*numbers, *(NOWHERE,) * (2 - len(numbers)))
        return self

    def timeline(self, seat: int, *spaces: str | Entry | None) -> Self:
        """The four spaces from the left: None, a card, or a card as `lay` gives it."""
        assert len(spaces) == 4
        entries = [lay(space) if isinstance(space, str) else space for space in spaces]
        for entry in entries:
            if entry is not None:
                gone = {card for card in entry[:2] if AGE[card]}
                self.state.decks = [tuple(card for card in deck if card not in gone) for deck in self.state.decks]
        self.state.timeline[seat] = tuple(entries)  # type: ignore[assignment]
        return self

    def bare(self) -> Self:
        """Nobody has a card in the timeline, not even a start card."""
        for seat in range(self.state.seats):
            self.timeline(seat, None, None, None, None)
        return self

    def grave(self, seat: int, *cards: str, tucked: Iterable[str] = (), **lux: int) -> Self:
        """The graveyard: cards, cards tucked under them, luxury tiles by kind."""
        self.state.grave[seat] = self._fetch(*cards)
        self.state.grave_tucked[seat] = self._fetch(*tucked)
        self.state.grave_lux[seat] = luxuries(**lux)
        return self

    def cubes(self, seat: int, **amounts: int) -> Self:
        """The warehouse."""
        self.state.cubes[seat] = pack(amounts)
        return self

    def lux(self, seat: int, **kinds: int) -> Self:
        """The luxury tiles in the waiting area."""
        self.state.waiting_lux[seat] = luxuries(**kinds)
        return self

    def supply(self, **kinds: int) -> Self:
        """The luxury tiles in the supply; kinds that are not named are out of stock."""
        self.state.lux_supply = luxuries(**kinds)
        return self

    def workers(self, seat: int, waiting: int, dormant: int = 0, boxes: Iterable[str] = ()) -> Self:
        """Workers in the waiting area, in the dormant area and on board boxes or own wonders (on cards: see `lay`)."""
        s = self.state
        s.waiting[seat], s.dormant[seat], s.board_work[seat] = waiting, dormant, 0
        for box in boxes:
            if box in BOXES:
                s.board_work[seat] |= 1 << BOXES.index(box)
            else:
                s.wonder_work |= 1 << WONDER_OF[box]
        on_cards = sum(entry is not None and entry[3] for entry in s.timeline[seat])
        s.workers[seat] = waiting + dormant + len(tuple(boxes)) + on_cards
        return self

    def tracks(self, seat: int, **spaces: int) -> Self:
        """Where the pieces of a seat stand."""
        for name, space in spaces.items():
            self.state.tracks[seat * 5 + TRACKS.index(name)] = space
        return self

    def gears(self, seat: int, *slots: str, board: str | None = None) -> Self:
        """The unlocked technologies, perhaps of another board."""
        self.state.gears[seat] = sum(1 << SLOTS.index(slot) for slot in slots)
        if board:
            self.state.tech[seat] = TECHS.index(board)
        return self

    def tiles(self, seat: int, *kinds: str, travel: int = 0) -> Self:
        """Technology upgrade tiles; travel: 1 balloon side, 2 spaceship side."""
        self.state.tiles[seat] = sum(1 << TILES.index(kind) for kind in kinds)
        self.state.travel[seat] = travel
        return self

    def civ(self, seat: int, name: str) -> Self:
        """The civilisation board."""
        self.state.civ[seat] = CIVS.index(name)
        return self

    def camel(self, seat: int, place: str | None) -> Self:
        """Where a camel stands: N1, N2, market, a wonder, or nowhere."""
        self.state.camel[seat] = PLACES.index(place) if place else NOWHERE
        return self

    def vision(self, seat: int, name: str) -> Self:
        """The vision on the left of a seat."""
        self.state.vision_deck = tuple(v for v in self.state.vision_deck if v != VISION_OF[name])
        self.state.visions[seat] = VISION_OF[name]
        return self

    def deck(self, age: int, *cards: str, only: bool = False) -> Self:
        """Puts cards on top of the deck of an age, 1 to 4; `only`: the deck holds nothing else."""
        top = self._fetch(*cards)
        self.state.decks[age - 1] = top if only else top + self.state.decks[age - 1]
        return self

    def stack(self, age: int, *tiles: str, only: bool = False) -> Self:
        """Puts discovery tiles on top of a stack, 1 to 3; `only`: there are no others."""
        top = tuple(DISCOVERY_OF[tile] for tile in tiles)
        rest = tuple(tile for tile in self.state.tile_decks[age - 1] if tile not in top)
        self.state.tile_decks[age - 1] = top if only else top + rest
        return self

    def wonder_deck(self, *wonders: str, only: bool = False) -> Self:
        """Puts wonders on top of their deck."""
        top = self._fetch_wonders(*wonders)
        self.state.wonder_deck = top if only else top + self.state.wonder_deck
        return self

    def clocks(self, seat: int, *tiles: str) -> Self:
        """Kept clock tiles."""
        numbers = tuple(DISCOVERY_OF[tile] for tile in tiles)
        self.state.tile_decks[2] = tuple(tile for tile in self.state.tile_decks[2] if tile not in numbers)
        self.state.clocks[seat] = numbers
        return self

    def offers(self, *offers: tuple[str, str, str]) -> Self:
        """The offers of a discovery phase: face-down card, face-up card, tile; an empty word leaves the part out."""
        s = self.state
        numbers = [
            (CARD_OF[down] if down else NOWHERE, CARD_OF[up] if up else NOWHERE, DISCOVERY_OF[tile] if tile else NOWHERE)
            for down, up, tile in offers
        ]
        for old in s.offers:
            for card in (old or ())[:2]:
                if card >= 0:
                    s.to_bottom(card, AGE[card])
            if old is not None and old[2] >= 0:
                s.tile_decks[DISCOVERY_AGE[old[2]] - 1] += (old[2],)
        s.offers = ()
        self._fetch(*(card for offer in offers for card in offer[:2] if card))
        laid = {tile for _, _, tile in numbers}
        s.tile_decks = [tuple(tile for tile in tiles if tile not in laid) for tiles in s.tile_decks]
        s.offers = tuple(numbers)
        return self

    # ---- looking

    def has(self, seat: int) -> dict[str, int]:
        """Resources of a seat, without zeros."""
        return unpack(self.state.cubes[seat])

    def waiting_lux(self, seat: int) -> dict[str, int]:
        """Luxury tiles in the waiting area, without zeros."""
        return {kind: n for kind, n in kinds(self.state.waiting_lux[seat]).items() if n}

    def grave_lux(self, seat: int) -> dict[str, int]:
        """Luxury tiles on the warehouse board, without zeros."""
        return {kind: n for kind, n in kinds(self.state.grave_lux[seat]).items() if n}

    def track(self, seat: int, name: str) -> int:
        """The space a piece stands on, 0 off the track."""
        return self.state.tracks[seat * 5 + TRACKS.index(name)]

    def cards(self, seat: int) -> list[str]:
        """The ids of the hand."""
        return [CARD_IDS[card] for card in self.state.hand[seat]]

    def line(self, seat: int) -> list[str | None]:
        """The ids in the timeline, from the left."""
        return [CARD_IDS[entry[0]] if entry is not None else None for entry in self.state.timeline[seat]]

    def bottom(self, age: int) -> str:
        """The last card of a deck."""
        return CARD_IDS[self.state.decks[age - 1][-1]]
