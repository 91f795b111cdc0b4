"""Positions of Timespan as a person would lay them out, actions by their notation, refusals by rule and reason.

    table = Table(seats=2, phase="work", nth=3)
    table.hand(0, "II-13").cubes(0, coin=3).timeline(0, None, lay("I-05", lux=["fur"]), "START-F", None)
    events = table.play("play II-13", "take 2")
    table.refused("activate coin", "TS-170", "BOX_OCCUPIED")

Seat 0 is Babylonia with TECH-A, seat 1 Egypt with TECH-B and so on; alone, the Rival is row 1 and Mexico. Hands, warehouses and
everything else that could disturb are empty; the start cards lie in the timelines, three workers wait. The decks hold what is nowhere
else, sorted by id.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from exhibition_suite.engine import Event, Ruling, ScoreLine
from exhibition_suite.games.timespan import GAME, flow
from exhibition_suite.games.timespan.core import CAMELS, KEEPING, PHASES
from exhibition_suite.games.timespan.items import (
    AGE,
    BOXES,
    CARD_OF,
    CARDS,
    CIVS,
    DISCOVERY_AGE,
    DISCOVERY_IDS,
    DISCOVERY_OF,
    LUXURIES,
    SLOTS,
    TECHS,
    TILES,
    TRACKS,
    VISION_IDS,
    VISION_OF,
    WONDER_IDS,
    WONDER_OF,
)
from exhibition_suite.games.timespan.nodes import compile_list
from exhibition_suite.games.timespan.options import Options
from exhibition_suite.games.timespan.players import NOWHERE, Entry
from exhibition_suite.games.timespan.state import TimespanState
from exhibition_suite.games.timespan.warehouse import pack, unpack

PLACES = ("N1", "N2", "market", *WONDER_IDS)
FIRST_SPACE = {
    "discovery": (1, 4, 7, 10, 13),
    "camel": (2, 5, 8, 11, 14),
    "work": (2, 5, 8, 11, 14),
    "income": (0, 3, 6, 9, 12),
    "final": (15, 15, 15, 15, 15),
}
"""The space of the time track on which a phase of rounds 1 to 5 begins (TS-052)."""


def lay(card: str, *, under: str | None = None, lux: Iterable[str] = (), worker: bool = False) -> Entry:
    """A card in the timeline with what lies under it and on it."""
    kinds = tuple(LUXURIES.index(kind) for kind in lux)
    return CARD_OF[card], CARD_OF[under] if under else NOWHERE, kinds, worker


def luxuries(**kinds: int) -> int:
    """Luxury tiles, five bits a kind."""
    return sum(n << 5 * LUXURIES.index(kind) for kind, n in kinds.items())


def told(events: Iterable[Event], name: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The params of the events with this id (of this seat), in order."""
    return [event.params for event in events if event.id == name and seat in (None, event.seat)]


class Table:
    """A position that can be changed and played on.

    Attributes:
        state: the position; change fields of it and call `settle`.
        events: all that was told so far.
    """

    def __init__(self, seats: int = 2, *, phase: str = "work", nth: int = 1, seed: int = 1, seat: int = 0, **options: Any) -> None:
        self.state: TimespanState = GAME.new(Options(**options), seats, seed)
        self.events: list[Event] = []
        while self.state.phase == KEEPING:
            self.state.apply(self.state.actions()[0])
        self._clear()
        self.begin(phase, nth)
        if seat != self.state.seat and phase in ("camel", "work", "final"):
            self.play(f"seat {seat + 1}")

    def _clear(self) -> None:
        s = self.state
        rows = range(s.size)
        s.decks = [tuple(card for card in range(CARDS) if AGE[card] == age) for age in range(1, 5)]
        s.tile_decks = [tuple(tile for tile in range(len(DISCOVERY_IDS)) if DISCOVERY_AGE[tile] == age) for age in range(1, 4)]
        s.neutral, s.wonder_deck = (0, 1), tuple(range(2, len(WONDER_IDS)))
        s.visions = list(rows)
        s.vision_deck = tuple(range(s.size, len(VISION_IDS)))
        s.civ, s.tech = list(rows), [*range(s.seats), *[NOWHERE] * (s.size - s.seats)]
        if s.size > s.seats:
            s.civ[-1] = len(CIVS) - 1
        s.order = tuple(rows)
        s.offers = ()
        s.cubes, s.vp, s.camel = [0 for _ in rows], [0 for _ in rows], [NOWHERE for _ in rows]
        s.hand, s.wonders, s.grave = [() for _ in rows], [() for _ in rows], [() for _ in rows]
        s.tracks = [0 for _ in s.tracks]

    # ---- where the game stands

    def begin(self, phase: str, nth: int = 1) -> list[Event]:
        """Begins a phase with its snapshot and its deals: `discovery`, `camel`, `work`, `income`, `final`. Tells what happened."""
        s = self.state
        s.stack.clear()
        s.space = FIRST_SPACE[phase][nth - 1]
        s.sink = sink = []
        flow.begin_phase(s)
        if phase == "work":
            assert s.phase == CAMELS
            s.done = (1 << s.size) - 1
        flow.settle(s)
        s.sink = None
        self.events += sink
        return sink

    def settle(self) -> list[Event]:
        """Goes on until somebody has to decide; call it after fields were changed by hand."""
        self.state.sink = sink = []
        flow.settle(self.state)
        self.state.sink = None
        self.events += sink
        return sink

    def open(self, seat: int, *effects: dict[str, Any], card: str | None = None) -> list[Event]:
        """Opens an effect list in the grammar's form for a seat, printed on a card if one is named; tells what was taken at once."""
        number = CARD_OF[card] if card else NOWHERE
        self.state.push(seat, number, compile_list(list(effects), f"test.{id(effects)}.{len(self.events)}"))
        return self.settle()

    @property
    def phase(self) -> str:
        """`discovery`, `camel`, `work`, `income`, `final`, `over` …"""
        return PHASES[self.state.phase]

    # ---- what lies where; every one takes its things out of decks and hands first

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

    def hand(self, seat: int, *cards: str) -> Table:
        """The history cards in a hand."""
        self.state.decks = [
            deck + tuple(card for card in self.state.hand[seat] if AGE[card] == age) for age, deck in enumerate(self.state.decks, 1)
        ]
        self.state.hand[seat] = ()
        self.state.hand[seat] = tuple(sorted(self._fetch(*cards)))
        return self

    def wonders(self, seat: int, *wonders: str) -> Table:
        """The wonders in a hand."""
        self.state.wonders[seat] = self._fetch_wonders(*wonders)
        return self

    def built(self, seat: int, *wonders: str) -> Table:
        """The wonders that lie open before a seat, in the order of building."""
        self.state.built[seat] = self._fetch_wonders(*wonders)
        return self

    def neutral(self, *wonders: str) -> Table:
        """The wonders at N1 and N2; fewer than two leave a slot empty."""
        numbers = self._fetch_wonders(*wonders)
        old = tuple(w for w in self.state.neutral if w >= 0 and w not in numbers)
        self.state.wonder_deck += old
        self.state.neutral = (*numbers, *(NOWHERE,) * (2 - len(numbers)))
        return self

    def timeline(self, seat: int, *spaces: str | Entry | None) -> Table:
        """The four spaces from the left: None, a card, or a card as `lay` gives it."""
        assert len(spaces) == 4
        entries = [lay(space) if isinstance(space, str) else space for space in spaces]
        for entry in entries:
            if entry is not None:
                gone = {card for card in entry[:2] if AGE[card]}
                self.state.decks = [tuple(card for card in deck if card not in gone) for deck in self.state.decks]
        self.state.timeline[seat] = tuple(entries)  # type: ignore[assignment]
        return self

    def grave(self, seat: int, *cards: str, tucked: Iterable[str] = (), **lux: int) -> Table:
        """The graveyard: cards, cards tucked under them, luxury tiles by kind."""
        self.state.grave[seat] = self._fetch(*cards)
        self.state.grave_tucked[seat] = self._fetch(*tucked)
        self.state.grave_lux[seat] = luxuries(**lux)
        return self

    def cubes(self, seat: int, **amounts: int) -> Table:
        """The warehouse."""
        self.state.cubes[seat] = pack(amounts)
        return self

    def lux(self, seat: int, **kinds: int) -> Table:
        """The luxury tiles in the waiting area."""
        self.state.waiting_lux[seat] = luxuries(**kinds)
        return self

    def supply(self, **kinds: int) -> Table:
        """The luxury tiles in the supply; kinds that are not named are out of stock."""
        self.state.lux_supply = luxuries(**kinds)
        return self

    def workers(self, seat: int, waiting: int, dormant: int = 0, boxes: Iterable[str] = ()) -> Table:
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

    def tracks(self, seat: int, **spaces: int) -> Table:
        """Where the pieces of a seat stand."""
        for name, space in spaces.items():
            self.state.tracks[seat * 5 + TRACKS.index(name)] = space
        return self

    def gears(self, seat: int, *slots: str, board: str | None = None) -> Table:
        """The unlocked technologies, perhaps of another board."""
        self.state.gears[seat] = sum(1 << SLOTS.index(slot) for slot in slots)
        if board:
            self.state.tech[seat] = TECHS.index(board)
        return self

    def tiles(self, seat: int, *kinds: str, travel: int = 0) -> Table:
        """Technology upgrade tiles; travel: 1 balloon side, 2 spaceship side."""
        self.state.tiles[seat] = sum(1 << TILES.index(kind) for kind in kinds)
        self.state.travel[seat] = travel
        return self

    def civ(self, seat: int, name: str) -> Table:
        """The civilisation board."""
        self.state.civ[seat] = CIVS.index(name)
        return self

    def camel(self, seat: int, place: str | None) -> Table:
        """Where a camel stands: N1, N2, market, a wonder, or nowhere."""
        self.state.camel[seat] = PLACES.index(place) if place else NOWHERE
        return self

    def vision(self, seat: int, name: str) -> Table:
        """The vision on the left of a seat."""
        self.state.vision_deck = tuple(v for v in self.state.vision_deck if v != VISION_OF[name])
        self.state.visions[seat] = VISION_OF[name]
        return self

    def deck(self, age: int, *cards: str, only: bool = False) -> Table:
        """Puts cards on top of the deck of an age, 1 to 4; `only`: the deck holds nothing else."""
        top = self._fetch(*cards)
        self.state.decks[age - 1] = top if only else top + self.state.decks[age - 1]
        return self

    def stack(self, age: int, *tiles: str, only: bool = False) -> Table:
        """Puts discovery tiles on top of a stack, 1 to 3; `only`: there are no others."""
        top = tuple(DISCOVERY_OF[tile] for tile in tiles)
        rest = tuple(tile for tile in self.state.tile_decks[age - 1] if tile not in top)
        self.state.tile_decks[age - 1] = top if only else top + rest
        return self

    def wonder_deck(self, *wonders: str, only: bool = False) -> Table:
        """Puts wonders on top of their deck."""
        top = self._fetch_wonders(*wonders)
        self.state.wonder_deck = top if only else top + self.state.wonder_deck
        return self

    def clocks(self, seat: int, *tiles: str) -> Table:
        """Kept clock tiles."""
        numbers = tuple(DISCOVERY_OF[tile] for tile in tiles)
        self.state.tile_decks[2] = tuple(tile for tile in self.state.tile_decks[2] if tile not in numbers)
        self.state.clocks[seat] = numbers
        return self

    def offers(self, *offers: tuple[str, str, str]) -> Table:
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

    # ---- playing

    def play(self, *texts: str, seat: int | None = None) -> list[Event]:
        """Plays actions, each of which must be legal; tells what happened."""
        found: list[Event] = []
        for text in texts:
            action = GAME.parse(text)
            ruling = self.state.refusal(action, seat)
            assert ruling is None, f"{text}: {ruling}; offered: {self.offered()}"
            self.state.apply(action, found)
        self.events += found
        return found

    def done(self) -> list[Event]:
        """Everybody presses Done, as often as it takes to leave the phase, refusing what opens meanwhile."""
        found: list[Event] = []
        phase, space = self.state.phase, self.state.space
        while (self.state.phase, self.state.space) == (phase, space):
            options = self.offered()
            found += self.play("done" if "done" in options else "leave" if "leave" in self.legal() else options[0])
        return found

    def offered(self) -> list[str]:
        """The notations of the actions worth thinking about."""
        return [action.text for action in self.state.actions()]

    def legal(self) -> list[str]:
        """The notations of all legal actions."""
        return [action.text for action in (*self.state.actions(), *self.state.extras())]

    def refused(self, text: str, rule: str, reason: str, seat: int | None = None) -> dict[str, Any]:
        """The action must be refused by this rule, for this reason; the params of the ruling."""
        ruling: Ruling | None = self.state.refusal(GAME.parse(text), seat)
        assert ruling is not None, f"{text} is legal"
        assert (ruling.rule, ruling.reason) == (rule, reason), ruling
        assert text not in self.legal() or seat not in (None, self.state.seat)
        return ruling.params

    # ---- looking

    def has(self, seat: int) -> dict[str, int]:
        """Resources of a seat, without zeros."""
        return unpack(self.state.cubes[seat])

    def waiting_lux(self, seat: int) -> dict[str, int]:
        """Luxury tiles in the waiting area, without zeros."""
        return _kinds(self.state.waiting_lux[seat])

    def grave_lux(self, seat: int) -> dict[str, int]:
        """Luxury tiles on the warehouse board, without zeros."""
        return _kinds(self.state.grave_lux[seat])

    def track(self, seat: int, name: str) -> int:
        """The space a piece stands on, 0 off the track."""
        return self.state.tracks[seat * 5 + TRACKS.index(name)]

    def cards(self, seat: int) -> list[str]:
        """The ids of the hand."""
        return _ids(self.state.hand[seat])

    def line(self, seat: int) -> list[str | None]:
        """The ids in the timeline, from the left."""
        return [CARD_NAMES[entry[0]] if entry is not None else None for entry in self.state.timeline[seat]]

    def bottom(self, age: int) -> str:
        """The last card of a deck."""
        return CARD_NAMES[self.state.decks[age - 1][-1]]

    def score(self, seat: int, name: str) -> ScoreLine:
        """A line of the score table."""
        return next(line for line in self.state.scores()[seat].lines if line.id == name)


CARD_NAMES = {card: name for name, card in CARD_OF.items()}


def _ids(cards: Iterable[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _kinds(tiles: int) -> dict[str, int]:
    found = {kind: tiles >> 5 * at & 31 for at, kind in enumerate(LUXURIES)}
    return {kind: n for kind, n in found.items() if n}
