"""Activating boxes, moving the camel, stepping on tracks, unlocking technologies, covering boxes (sections 1.9, 1.12, 1.15, 1.16)."""

from __future__ import annotations

from typing import Final

from .actions import AT_MARKET, AT_WONDER, BOX_IDS, N1, N2, PLACES, wonder_box
from .core import F_ACT, Core
from .deeds import pay
from .items import (
    BLACK_SLOTS,
    BOXES,
    CARD_BIT_AT,
    CULTURE,
    MARKET_BIT,
    SCIENCE,
    SLOTS,
    TECHS,
    TILES,
    TRACKS,
    VISIT_VP,
    WONDER_BIT_AT,
    WONDER_IDS,
)
from .nodes import COINS, Node
from .tables import (
    CARD_BOX,
    LUX_BOX,
    MARKET,
    TECH_BONUS,
    TECH_EFFECT,
    TECH_LASTING,
    TRACK_BLUE,
    TRACK_GREEN,
    TRACK_LENGTH,
    TRACK_PAST,
    TRACK_SPACES,
    WONDER_BOX,
)
from .warehouse import COIN, ONE, PRICES

_COIN_BIT: Final = PRICES.bit(ONE[COIN])
MARKET_BOX: Final = MARKET_BIT.bit_length() - 1
NO_SLOT_VP: Final = 2
CAMEL_JOIN_VP: Final = 1
TILE_COINS: Final = 2

# ---- activating


def put_worker(s: Core, seat: int, box: int) -> None:
    """Puts a waiting worker on an empty box and starts a new activation (TS-170)."""
    s.waiting[seat] -= 1
    if box < WONDER_BIT_AT:
        s.board_work[seat] |= 1 << box
    elif box >= CARD_BIT_AT:
        set_worker(s, seat, box - CARD_BIT_AT, True)
    else:
        s.wonder_work |= 1 << box - WONDER_BIT_AT
    s.chain = 0
    s.guard = box
    activate(s, seat, box)


def set_worker(s: Core, seat: int, card: int, there: bool) -> None:
    """A worker on a card of the timeline, or none."""
    entry = s.entry_of(seat, card)
    assert entry is not None
    s.put_entry(seat, card, (*entry[:3], there))


def activate(s: Core, seat: int, box: int) -> None:
    """Opens the rewards of a box; a box that the running chain has used already is left out (TS-170 to TS-173)."""
    if s.chain >> box & 1:
        s.tell("not_again", seat, box=BOX_IDS[box])
        return
    s.chain |= 1 << box
    if s.sink is not None:
        s.tell("activated", seat, box=BOX_IDS[box])
    if box < WONDER_BIT_AT:
        s.push(seat, -1, s.board_box(seat, box))
    elif box == MARKET_BOX:
        s.push(seat, -1, MARKET)
    elif box < CARD_BIT_AT:
        wonder = box - WONDER_BIT_AT
        s.running = _place_of_wonder(s, wonder)
        s.push(seat, -1, WONDER_BOX[wonder])
    else:
        _activate_card(s, seat, box - CARD_BIT_AT)


def _activate_card(s: Core, seat: int, card: int) -> None:
    """Box, tucked box and luxury tiles are one set of rewards (TS-160, TS-171, TS-172)."""
    entry = s.entry_of(seat, card)
    assert entry is not None
    nodes: list[Node] = list(CARD_BOX[card])
    if entry[1] >= 0:
        nodes += CARD_BOX[entry[1]]
    for kind in entry[2]:
        nodes += LUX_BOX[kind]
    s.stack.append((F_ACT, seat, card, tuple(nodes), len(entry[2])))


def _place_of_wonder(s: Core, wonder: int) -> int:
    return s.neutral.index(wonder) if wonder in s.neutral else AT_WONDER + wonder


def owner_of(s: Core, wonder: int) -> int:
    """The row that built a wonder, or -1."""
    return next((row for row, built in enumerate(s.built) if wonder in built), -1)


def wonder_at(s: Core, place: int) -> int:
    """The wonder at a camel's place, or -1."""
    return s.neutral[place] if place in (N1, N2) else place - AT_WONDER if place >= AT_WONDER else -1


def visit_foreign(s: Core, seat: int, wonder: int) -> None:
    """The owner of a wonder that another player uses gains its visit VP (TS-102, TS-507)."""
    owner = owner_of(s, wonder)
    if owner >= 0 and owner != seat:
        s.score(owner, VISIT_VP[wonder], "visited", wonder=WONDER_IDS[wonder])
        if owner < s.seats:
            s.trigger(owner, "my_wonder_visited")


# ---- the camel


def camel_places(s: Core, seat: int) -> list[int]:
    """Places the camel may go to now, paid for after conversions if need be (TS-100 to TS-102)."""
    here = s.camel[seat]
    found = []
    if PRICES.mask(s.cubes[seat]) & _COIN_BIT:
        found += [place for place in (N1, N2) if place != here and s.neutral[place] >= 0]
    if here != AT_MARKET:
        found.append(AT_MARKET)
    for row, built in enumerate(s.built):
        if row != seat:
            found += [AT_WONDER + wonder for wonder in built if AT_WONDER + wonder != here]
    return found


def move_camel(s: Core, seat: int, place: int) -> None:
    """Moves the camel, pays what the place asks and opens its box (TS-102, TS-103, TS-454)."""
    if place in (N1, N2):
        pay(s, seat, ONE[COIN])
    s.camel[seat] = place
    wonder = wonder_at(s, place)
    if s.sink is not None:
        s.tell("camel", seat, place >= AT_WONDER, place=PLACES[place], wonder=WONDER_IDS[wonder] if wonder >= 0 else "")
    if place == AT_MARKET:
        activate(s, seat, MARKET_BOX)
        return
    if s.rules.cunning_camel:
        for other, at in enumerate(s.camel):
            if other != seat and at == place:
                s.score(other, CAMEL_JOIN_VP, "joined")
    activate(s, seat, wonder_box(wonder))
    visit_foreign(s, seat, wonder)


# ---- tracks


def step_track(s: Core, seat: int, track: int) -> None:
    """One step: move, reward, at the end green and perhaps blue points; past it the printed VP (TS-250, TS-253, TS-260 to TS-263)."""
    at = seat * 5 + track
    space = s.tracks[at]
    length = TRACK_LENGTH[track]
    if space >= length:
        s.score(seat, TRACK_PAST[track], "past_end", track=TRACKS[track])
        return
    s.tracks[at] = space + 1
    if s.sink is not None:
        s.tell("advanced", seat, track=TRACKS[track], space=space + 1)
    if space + 1 == length:
        s.score(seat, TRACK_GREEN[track], "green", track=TRACKS[track])
        if not s.closed >> track & 1:
            s.score(seat, TRACK_BLUE[track], "blue", track=TRACKS[track])
            s.claimed |= 1 << track
    if seat < s.seats:
        s.push(seat, -1, TRACK_SPACES[track][space])


def close_blue(s: Core) -> None:
    """The blue points of tracks that were reached in this phase are gone; culture and science close together (TS-262, TS-263)."""
    if not s.claimed:
        return
    both = 1 << CULTURE | 1 << SCIENCE
    if s.claimed & both:
        s.claimed |= both
    for track in range(len(TRACKS)):
        if s.claimed >> track & 1 and not s.closed >> track & 1:
            s.tell("blue_closed", -1, track=TRACKS[track])
    s.closed |= s.claimed
    s.claimed = 0


# ---- technologies and upgrade tiles


def open_slots(s: Core, seat: int, colours: int) -> list[int]:
    """Empty gear slots of the colours (TS-282)."""
    empty = colours & ~s.gears[seat]
    return [slot for slot in range(len(SLOTS)) if empty >> slot & 1]


def unlock(s: Core, seat: int, slot: int) -> None:
    """Gear, then bonus and effect in any order (TS-280, TS-283)."""
    tech = s.tech[seat]
    s.gears[seat] |= 1 << slot
    s.tell("unlocked", seat, technology=f"{TECHS[tech]}.{SLOTS[slot]}", black=bool(BLACK_SLOTS >> slot & 1))
    s.push(seat, -1, TECH_BONUS[tech][slot] + TECH_EFFECT[tech][slot])
    s.trigger(seat, "tech_unlocked", comes=TECH_LASTING[tech][slot])


def lay_tile(s: Core, seat: int, box: int) -> None:
    """Covers a board box for good; a worker there falls asleep; the same tile twice is 2 coins (TS-284, TS-285, `tile`)."""
    if s.tiles[seat] >> box & 1:
        s.grant(seat, COINS[TILE_COINS])
        return
    s.tiles[seat] |= 1 << box
    s.tell("tile", seat, tile=TILES[box])
    free_box(s, seat, box)


def free_box(s: Core, seat: int, box: int) -> None:
    """A worker in a board box goes to the dormant area (TS-285)."""
    if s.board_work[seat] >> box & 1:
        s.board_work[seat] &= ~(1 << box)
        s.dormant[seat] += 1
        s.tell("put_to_sleep", seat, box=BOXES[box])
