"""Whole deeds of a player that several rules use: paying, playing, dying, delivering, discarding."""

from __future__ import annotations

from .actions import EDGE_IDS
from .core import F_CHAIN, F_ENTER, F_GROUPS, LUX_ONE, Core, Frame
from .counts import is_complete
from .items import (
    AGE,
    CARD_IDS,
    CLOCK,
    DISCOVERY_AGE,
    DISCOVERY_IDS,
    LUXURIES,
    WONDER_IDS,
)
from .players import NOWHERE, Entry, Timeline
from .tables import (
    DISCOVERY,
    ON_COMPLETE,
    ON_DEATH,
    ON_DISCARD,
    ON_MOVE,
    WONDER_LASTING,
    WONDER_PLAY,
    Nodes,
)
from .warehouse import CHANGES, COIN, LEVELS, ONE, PRICES, RESOURCES, Step, unpack

# ---- paying


def convert(s: Core, seat: int, resource: int) -> None:
    """2 coins become 1 wheat, stone or wood (TS-192)."""
    s.cubes[seat] += ONE[resource] - 2 * ONE[COIN]
    s.tell("converted", seat, resource=RESOURCES[resource])


def spend(s: Core, seat: int, resource: int) -> int:
    """A cube goes to the room; the answer is the number of upgrades that it pays for (TS-193)."""
    s.cubes[seat] -= ONE[resource]
    if s.sink is not None:
        s.tell("spent", seat, resource=RESOURCES[resource], count=LEVELS[resource])
    return LEVELS[resource]


def upgrade(s: Core, seat: int, edge: int) -> None:
    """One cube one space up (TS-190)."""
    s.cubes[seat] += CHANGES[edge]
    if s.sink is not None:
        source, _, to = EDGE_IDS[edge].partition(">")
        s.tell("upgraded", seat, source=source, resource=to)


def play_step(s: Core, seat: int, step: Step) -> None:
    """One plain support action of a plan."""
    if step.kind == "convert":
        convert(s, seat, step.value)
    elif step.kind == "spend":
        spend(s, seat, step.value)
    else:
        upgrade(s, seat, step.value)


def pay(s: Core, seat: int, need: int) -> None:
    """Pays a cost after the cheapest conversions (TS-140, TS-180). Trusts that it can be paid."""
    if not need:
        return
    for step in PRICES.plan(s.cubes[seat], need) or ():
        play_step(s, seat, step)
    s.cubes[seat] -= need
    if s.sink is not None:
        s.tell("paid", seat, cost=unpack(need))


def can_pay(s: Core, seat: int, need: int) -> bool:
    """The cost can be paid, if need be after conversions."""
    return bool(PRICES.mask(s.cubes[seat]) & PRICES.bit(need))


# ---- playing cards


def play_card(s: Core, seat: int, card: int, need: int) -> None:
    """Pays, pushes the timeline, and lets the card follow when the effects of the push are done (TS-141 to TS-143)."""
    pay(s, seat, need)
    s.drop_from_hand(seat, card)
    s.tell("played", seat, card=CARD_IDS[card])
    for at, frame in enumerate(s.stack):
        if frame[0] == F_ENTER and frame[1] == seat and not frame[4]:
            # A card played while another one is still on its way: the first one lies down, so that it is pushed too.
            enter(s, seat, frame[3])
            s.stack[at] = (*frame[:4], True)
    s.stack.append((F_ENTER, seat, NOWHERE, card, False))
    _push_timeline(s, seat)


def _push_timeline(s: Core, seat: int) -> None:
    line = s.timeline[seat]
    last = 3
    if s.rules.gentle_push and None in line:
        last = line.index(None) - 1
    moved = [entry for entry in line[: last + 1] if entry is not None]
    dead = line[3] if last == 3 else None
    kept = line[:3] if last == 3 else (*line[: last + 1], *line[last + 2 :])
    shifted: Timeline = (None, *kept)  # type: ignore[assignment]
    s.timeline[seat] = shifted
    if s.sink is not None and moved:
        s.tell("pushed", seat, cards=[CARD_IDS[entry[0]] for entry in moved])
    groups: list[tuple[int, Nodes]] = [(entry[0], ON_MOVE[entry[0]]) for entry in reversed(moved) if ON_MOVE[entry[0]]]
    if dead is not None:
        die(s, seat, dead)
    if groups:
        # On-move effects come before the death by default (TS-E03); the player may change the order of both.
        death = s.stack.pop()[3] if s.stack[-1][0] == F_GROUPS else ()
        s.stack.append((F_GROUPS, seat, NOWHERE, (*groups, *death)))


def enter(s: Core, seat: int, card: int) -> None:
    """The played card lies on space 1 (TS-143)."""
    line = s.timeline[seat]
    s.timeline[seat] = ((card, -1, (), False), line[1], line[2], line[3])


def build(s: Core, seat: int, wonder: int, need: int) -> None:
    """Pays a wonder and lays it open for the rest of the game (TS-145)."""
    pay(s, seat, need)
    s.wonders[seat] = tuple(other for other in s.wonders[seat] if other != wonder)
    s.built[seat] = (*s.built[seat], wonder)
    s.tell("built", seat, wonder=WONDER_IDS[wonder])
    s.push(seat, -1, WONDER_PLAY[wonder])
    s.trigger(seat, "wonder_built", comes=WONDER_LASTING.get(wonder))


# ---- the graveyard


def die(s: Core, seat: int, entry: Entry) -> None:
    """A timeline card that has left its space goes to the graveyard with all that lies on it (TS-151 to TS-153, TS-162)."""
    card, tucked, lux, worker = entry
    for kind in lux:
        s.grave_lux[seat] += LUX_ONE[kind]
    if worker:
        s.dormant[seat] += 1
    if tucked >= 0:
        s.grave_tucked[seat] = (*s.grave_tucked[seat], tucked)
    if is_complete(entry):
        s.completed_dead[seat] += 1
    lay_in_grave(s, seat, card)


def lay_in_grave(s: Core, seat: int, card: int, drawn: bool = False) -> None:
    """A card in the own graveyard: its death and what answers to it (TS-158, TS-290).

    `drawn`: it was on top of a deck until now. A card whose own effects are still running is mourned after them (TS-513): its death goes
    under the lowest frame of the card.
    """
    s.grave[seat] = (*s.grave[seat], card)
    s.tell("died", seat, drawn, card=CARD_IDS[card])
    mark = len(s.stack)
    s.trigger(seat, "card_to_graveyard", card)
    if ON_DEATH[card]:
        s.stack.append((F_GROUPS, seat, NOWHERE, ((card, ON_DEATH[card]),)))
    opened = s.stack[mark:]
    if not opened:
        return
    del s.stack[mark:]
    at = next((i for i, frame in enumerate(s.stack) if _runs_for(frame, card)), mark)
    s.stack[at:at] = opened


def _runs_for(frame: Frame, card: int) -> bool:
    """The frame belongs to an effect that is printed on the card."""
    return bool(frame[2] == card)


def send_from_timeline(s: Core, seat: int, card: int) -> None:
    """Sends an upper card directly to the graveyard; it leaves a gap (TS-154, TS-159)."""
    entry = s.entry_of(seat, card)
    assert entry is not None
    s.put_entry(seat, card, None)
    s.tell("sent", seat, card=CARD_IDS[card])
    die(s, seat, entry)


# ---- luxury tiles


def deliver(s: Core, seat: int, kind: int, card: int, drawn: bool = False) -> None:
    """Lays a tile, perhaps drawn from the supply, on an upper card; the last one that it asks for completes it (TS-156, TS-201)."""
    old = s.entry_of(seat, card)
    assert old is not None
    new = (card, old[1], (*old[2], kind), old[3])
    s.put_entry(seat, card, new)
    s.tell("delivered", seat, drawn, kind=LUXURIES[kind], card=CARD_IDS[card])
    if is_complete(new) and ON_COMPLETE[card]:
        s.tell("completed", seat, card=CARD_IDS[card])
        s.push(seat, card, ON_COMPLETE[card])
    s.trigger(seat, "luxury_delivered", card)


def bury_luxury(s: Core, seat: int, kind: int, drawn: bool = False) -> None:
    """A tile, already taken from its place, lies on the warehouse board as if its card had died (TS-226)."""
    s.grave_lux[seat] += LUX_ONE[kind]
    s.tell("buried_luxury", seat, drawn, kind=LUXURIES[kind])
    s.trigger(seat, "luxury_delivered")


# ---- discovery tiles and discards


def gain_tile(s: Core, seat: int, tile: int) -> None:
    """A discovery tile: a clock is kept, any other is resolved and goes under its stack (TS-082, TS-085, TS-086)."""
    if CLOCK[tile]:
        s.clocks[seat] = (*s.clocks[seat], tile)
        s.tell("kept_clock", seat, True, tile=DISCOVERY_IDS[tile])
        return
    tile_under(s, tile)
    s.tell("found", seat, True, tile=DISCOVERY_IDS[tile])
    s.push(seat, -1, DISCOVERY[tile])


def tile_under(s: Core, tile: int) -> None:
    index = DISCOVERY_AGE[tile] - 1
    s.tile_decks[index] = (*s.tile_decks[index], tile)


def discard(s: Core, seat: int, card: int) -> None:
    """A hand card goes under its deck for its discard reward (TS-130)."""
    s.drop_from_hand(seat, card)
    s.to_bottom(card, AGE[card])
    if s.sink is not None:
        s.tell("discarded", seat, True, card=CARD_IDS[card])
    aside(s, seat)
    s.push(seat, -1, ON_DISCARD[card])


def use_clock(s: Core, seat: int, tile: int) -> None:
    """A kept tile is used and goes under its stack (TS-085)."""
    s.clocks[seat] = tuple(other for other in s.clocks[seat] if other != tile)
    tile_under(s, tile)
    s.tell("clock_used", seat, True, tile=DISCOVERY_IDS[tile])
    aside(s, seat)
    s.push(seat, -1, DISCOVERY[tile])


def aside(s: Core, seat: int) -> None:
    """A support action in the middle of an activation starts a chain of its own; the old one goes on after it (TS-173)."""
    if s.stack and s.chain:
        s.stack.append((F_CHAIN, seat, NOWHERE, s.chain, s.running))
    s.chain = 0


def give_card(s: Core, seat: int, card: int) -> None:
    """A hand card that is paid goes under its deck without its discard reward."""
    s.drop_from_hand(seat, card)
    s.to_bottom(card, AGE[card])
    s.tell("gave_card", seat, True, card=CARD_IDS[card])


def tuck(s: Core, seat: int, lower: int, upper: int) -> None:
    """Slides a card under a timeline card; a worker that stands there does nothing now (TS-160, TS-165)."""
    entry = s.entry_of(seat, upper)
    assert entry is not None
    s.put_entry(seat, upper, (upper, lower, entry[2], entry[3]))
    s.tell("tucked", seat, card=CARD_IDS[lower], upper=CARD_IDS[upper])


# ---- notation for events


def card_name(card: int) -> str:
    """Id of a card, empty for none."""
    return CARD_IDS[card] if card >= 0 else ""


def tile_name(tile: int) -> str:
    """Id of a discovery tile, empty for none."""
    return DISCOVERY_IDS[tile] if tile >= 0 else ""


def wonder_names(wonders: tuple[int, ...]) -> tuple[str, ...]:
    """Ids of wonders."""
    return tuple(WONDER_IDS[wonder] for wonder in wonders)
