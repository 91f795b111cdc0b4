"""What lies before the players, as flat lists by seat, and the questions the rules ask about it.

In a solo game the Rival is one more row after the only seat (TS-420).
"""

from __future__ import annotations

from typing import Final

from .items import BOOK, CARD_PEACE, LUX_DISTINCT, LUX_SLOTS, LUXURIES, WONDER_PEACE, count_of, kinds_in
from .tables import (
    CARD_INCOME,
    CIV_BOX,
    CIV_INCOME,
    INCOME_ENTRIES,
    LUX_INCOME,
    TECH_INCOME,
    TECH_PEACE,
    TILE_BOX,
    TIME_TRACK,
    TRACK_LENGTH,
    TRAVEL_BOX,
    WONDER_INCOME,
    Nodes,
)

Entry = tuple[int, int, tuple[int, ...], bool]
"""A card in the timeline: card, card tucked under it or -1, kinds of its luxury tiles, and whether a worker stands on it."""
Timeline = tuple[Entry | None, Entry | None, Entry | None, Entry | None]
EMPTY: Final[Timeline] = (None, None, None, None)
MOST_PEACE: Final = 10
NOWHERE: Final = -1
SHIP_BOX: Final = 4

_FITS: Final[dict[tuple[int, tuple[int, ...]], int]] = {}


def wanted(card: int, laid: tuple[int, ...]) -> int:
    """Mask of the kinds of luxury tiles that may be delivered to a card with these tiles (TS-202, TS-203)."""
    key = (card, laid)
    found = _FITS.get(key)
    if found is None:
        found = _FITS[key] = sum(1 << kind for kind in range(len(LUXURIES)) if _fits(card, laid, kind))
    return found


def fits(card: int, laid: tuple[int, ...], kind: int) -> bool:
    """A luxury tile of this kind may be delivered to a card with these tiles."""
    return bool(wanted(card, laid) >> kind & 1)


def _fits(card: int, laid: tuple[int, ...], kind: int) -> bool:
    slots = LUX_SLOTS[card]
    if len(laid) >= len(slots) or (LUX_DISTINCT[card] and kind in laid):
        return False
    named = [slot for slot in slots if slot >= 0]
    free = len(slots) - len(named)
    for tile in (*laid, kind):
        if tile in named:
            named.remove(tile)
        else:
            free -= 1
    return free >= 0


class Players:
    """All that lies open or hidden before the players.

    Attributes:
        size: rows of every list: the seats, and the Rival in a solo game.
        vp: points so far, signed (TS-002); cubes: packed warehouses; tracks: five spaces a seat, 0 off the track.
        peace: markers; workers: owned, waiting: unused, dormant: in the dormant area; board_work: mask of board boxes with a worker.
        timeline: four spaces a seat; hand: sorted history cards; wonders: wonder cards in hand; built: wonders in the order of building.
        wonder_work: mask of wonders with their owner's worker.
        grave: cards in the graveyard; grave_tucked: those that lie tucked there; grave_lux, waiting_lux: tiles, five bits a kind.
        completed_dead: graveyard cards that had all their tiles.
        camel: place of each camel (see `actions`), or `NOWHERE`.
        gears: mask of gear slots; tiles: mask of board boxes under technology tiles; travel: 0 none, 1 balloon, 2 spaceship.
        clocks: kept discovery tiles; visions: the card on the left of each seat; civ, tech: boards, -1 before they are settled.
        space: of the time track, from 1.
    """

    __slots__ = (
        "board_work",
        "built",
        "camel",
        "civ",
        "clocks",
        "completed_dead",
        "cubes",
        "dormant",
        "gears",
        "grave",
        "grave_lux",
        "grave_tucked",
        "hand",
        "peace",
        "running",
        "size",
        "space",
        "tech",
        "tiles",
        "timeline",
        "tracks",
        "travel",
        "visions",
        "vp",
        "waiting",
        "waiting_lux",
        "wonder_work",
        "wonders",
        "workers",
    )

    def __init__(self, size: int) -> None:
        self.size = size
        self.space = 1
        self.running = NOWHERE
        self.wonder_work = 0
        self.vp = [0] * size
        self.cubes = [0] * size
        self.tracks = [0] * (5 * size)
        self.peace = [1] * size
        self.workers = [0] * size
        self.waiting = [0] * size
        self.dormant = [0] * size
        self.board_work = [0] * size
        self.timeline: list[Timeline] = [EMPTY] * size
        self.hand: list[tuple[int, ...]] = [()] * size
        self.wonders: list[tuple[int, ...]] = [()] * size
        self.built: list[tuple[int, ...]] = [()] * size
        self.grave: list[tuple[int, ...]] = [()] * size
        self.grave_tucked: list[tuple[int, ...]] = [()] * size
        self.grave_lux = [0] * size
        self.waiting_lux = [0] * size
        self.completed_dead = [0] * size
        self.camel = [NOWHERE] * size
        self.gears = [0] * size
        self.tiles = [0] * size
        self.travel = [0] * size
        self.clocks: list[tuple[int, ...]] = [()] * size
        self.visions = [-1] * size
        self.civ = [-1] * size
        self.tech = [-1] * size

    def copy_players(self, new: Players) -> None:
        """Copies every field into a fresh object."""
        new.size = self.size
        new.space = self.space
        new.running = self.running
        new.wonder_work = self.wonder_work
        new.vp = self.vp[:]
        new.cubes = self.cubes[:]
        new.tracks = self.tracks[:]
        new.peace = self.peace[:]
        new.workers = self.workers[:]
        new.waiting = self.waiting[:]
        new.dormant = self.dormant[:]
        new.board_work = self.board_work[:]
        new.timeline = self.timeline[:]
        new.hand = self.hand[:]
        new.wonders = self.wonders[:]
        new.built = self.built[:]
        new.grave = self.grave[:]
        new.grave_tucked = self.grave_tucked[:]
        new.grave_lux = self.grave_lux[:]
        new.waiting_lux = self.waiting_lux[:]
        new.completed_dead = self.completed_dead[:]
        new.camel = self.camel[:]
        new.gears = self.gears[:]
        new.tiles = self.tiles[:]
        new.travel = self.travel[:]
        new.clocks = self.clocks[:]
        new.visions = self.visions[:]
        new.civ = self.civ[:]
        new.tech = self.tech[:]

    # ---- the timeline

    def entry_of(self, seat: int, card: int) -> Entry | None:
        """A card of the timeline, where it lies there on top."""
        for entry in self.timeline[seat]:
            if entry is not None and entry[0] == card:
                return entry
        return None

    def put_entry(self, seat: int, card: int, entry: Entry | None) -> None:
        """Changes what lies on the space of a card; None leaves a gap."""
        line = [entry if old is not None and old[0] == card else old for old in self.timeline[seat]]
        self.timeline[seat] = tuple(line)  # type: ignore[assignment]

    # ---- questions

    @property
    def age(self) -> int:
        """The current age, 1 to 3 (TS-053)."""
        return TIME_TRACK[self.space - 1][0]

    def symbols_of_peace(self, seat: int) -> int:
        """Visible peace symbols, negative ones subtracted, before the clamp (TS-070, TS-071)."""
        found = sum([CARD_PEACE[entry[0]] for entry in self.timeline[seat] if entry is not None])
        found += sum([WONDER_PEACE[wonder] for wonder in self.built[seat]])
        found += count_of(self.grave_lux[seat], BOOK)
        gears = self.gears[seat]
        if gears:
            found += sum([peace for slot, peace in enumerate(TECH_PEACE[self.tech[seat]]) if gears >> slot & 1])
        return found

    def peace_of(self, seat: int) -> int:
        """Peace as it counts: 0 to 10 (TS-070 to TS-072)."""
        return max(0, min(MOST_PEACE, self.symbols_of_peace(seat)))

    def board_box(self, seat: int, box: int) -> Nodes:
        """The effects of a board box, or of the tile that covers it (TS-286)."""
        if self.tiles[seat] >> box & 1:
            return TILE_BOX[box]
        if box == SHIP_BOX and self.travel[seat]:
            return TRAVEL_BOX[self.travel[seat]]
        return CIV_BOX[self.civ[seat]][box]

    def income_lists(self, seat: int) -> list[Nodes]:
        """The income of every visible source: board, timeline, wonders, graveyard tiles, technologies (TS-061)."""
        found = [CIV_INCOME[self.civ[seat]]]
        found += [CARD_INCOME[entry[0]] for entry in self.timeline[seat] if entry is not None]
        found += [WONDER_INCOME[wonder] for wonder in self.built[seat]]
        lux = self.grave_lux[seat]
        for kind in kinds_in(lux):
            found += [LUX_INCOME[kind]] * count_of(lux, kind)
        gears = self.gears[seat]
        if gears:
            found += [nodes for slot, nodes in enumerate(TECH_INCOME[self.tech[seat]]) if gears >> slot & 1]
        return found

    def income_symbols(self, seat: int) -> int:
        """Visible income symbols, one for each entry of an income list (TS-503)."""
        return 0 if self.civ[seat] < 0 or self.tech[seat] < 0 else sum(INCOME_ENTRIES[nodes] for nodes in self.income_lists(seat))

    def track_ends(self, seat: int) -> int:
        """Tracks whose last space is reached."""
        return sum(self.tracks[seat * 5 + track] >= length for track, length in enumerate(TRACK_LENGTH))

    def camels_at_running_wonder(self, seat: int) -> int:
        """Other players' camels on the wonder whose box is running (`camels_here`)."""
        return sum(self.running >= 0 and place == self.running for other, place in enumerate(self.camel) if other != seat)

    def space_of(self, seat: int, card: int) -> int | None:
        """The timeline space, from 0, of a card or of the card it is tucked under; None where it lies elsewhere."""
        for space, entry in enumerate(self.timeline[seat]):
            if entry is not None and (entry[0] == card or entry[1] == card):
                return space
        return None
