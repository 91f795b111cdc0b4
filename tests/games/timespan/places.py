"""Positions laid out by hand: what stands where in a few words, actions by their notation, and what was told."""

from __future__ import annotations

from typing import Any

from exhibition_suite.engine import Event
from exhibition_suite.games.timespan import GAME, flow
from exhibition_suite.games.timespan.core import WORKING
from exhibition_suite.games.timespan.items import CARD_IDS, CARD_OF, LUXURIES, TRACKS, WONDER_OF
from exhibition_suite.games.timespan.nodes import compile_list
from exhibition_suite.games.timespan.options import Options
from exhibition_suite.games.timespan.state import TimespanState
from exhibition_suite.games.timespan.warehouse import pack, unpack

SPACE_OF = {"discovery": {1: 1, 2: 4, 3: 7, 4: 10, 5: 13}, "work": {1: 2, 2: 5, 3: 8, 4: 11, 5: 14}, "income": {2: 3, 3: 6, 4: 9, 5: 12}}
CIVILISATIONS = ("egypt", "china", "greece", "mexico")


def table(seats: int = 2, seed: int = 5, civs: tuple[str, ...] = CIVILISATIONS, techs: str = "ABCD", **options: Any) -> TimespanState:
    """A game with chosen boards at its first discovery phase; the first wonder and vision dealt were kept."""
    state = GAME.new(Options(boards="choose", **options), seats, seed)
    for seat in range(seats):
        do(state, f"civ {civs[seat]}")
    for seat in range(seats):
        do(state, f"board TECH-{techs[seat]}")
    while state.phase_id == "keep":
        state.apply(state.actions()[0])
    return state


def at_work(seats: int = 2, round_number: int = 1, seed: int = 5, **options: Any) -> TimespanState:
    """Step B of a round's action phase, seat 0 to act, hands empty, three workers each and empty warehouses."""
    state = table(seats, seed, **options)
    for seat in range(seats):
        state.decks[0] += state.hand[seat]
        state.hand[seat] = ()
        state.cubes[seat] = 0
    state.offers = ()
    state.space = SPACE_OF["work"][round_number]
    state.phase = WORKING
    state.done = 0
    state.active = 0
    state.stack.clear()
    state.order = tuple(range(state.size))
    flow.settle(state)
    return state


def in_phase(state: TimespanState, phase: str, round_number: int) -> TimespanState:
    """Moves the hourglass and begins the phase."""
    state.stack.clear()
    state.offers = ()
    state.space = 15 if phase == "final" else SPACE_OF["work" if phase in ("work", "camel") else phase][round_number]
    flow.begin_phase(state)
    if phase == "work":
        state.done = (1 << state.size) - 1
    flow.settle(state)
    return state


def do(state: TimespanState, *texts: str) -> list[Event]:
    """Plays actions that must be legal; everything that was told."""
    told: list[Event] = []
    for text in texts:
        action = GAME.parse(text)
        ruling = state.refusal(action)
        assert ruling is None, (text, ruling, [str(a) for a in state.actions()])
        state.apply(action, told)
    return told


def refused(state: TimespanState, text: str) -> tuple[str, str]:
    """Rule and reason for which an action is refused."""
    ruling = state.refusal(GAME.parse(text))
    assert ruling is not None, f"{text} is legal"
    return ruling.rule, ruling.reason


def listed(state: TimespanState) -> list[str]:
    return [str(action) for action in state.actions()]


def extra(state: TimespanState) -> list[str]:
    return [str(action) for action in state.extras()]


def give(state: TimespanState, seat: int, *cards: str) -> None:
    """Puts cards into a hand, out of decks, offers or other hands."""
    for text in cards:
        if text in WONDER_OF:
            wonder = WONDER_OF[text]
            state.wonder_deck = tuple(w for w in state.wonder_deck if w != wonder)
            state.wonders = [tuple(w for w in hand if w != wonder) for hand in state.wonders]
            if wonder in state.neutral:
                spare, state.wonder_deck = state.wonder_deck[0], state.wonder_deck[1:]
                state.neutral = tuple(spare if w == wonder else w for w in state.neutral)
            state.wonders[seat] = tuple(sorted((*state.wonders[seat], wonder)))
        else:
            card = CARD_OF[text]
            state.decks = [tuple(c for c in deck if c != card) for deck in state.decks]
            state.hand = [tuple(c for c in hand if c != card) for hand in state.hand]
            state.add_to_hand(seat, card)


def raise_wonder(state: TimespanState, seat: int, text: str) -> None:
    """A built wonder."""
    give(state, seat, text)
    state.wonders[seat] = tuple(w for w in state.wonders[seat] if w != WONDER_OF[text])
    state.built[seat] = (*state.built[seat], WONDER_OF[text])


def line(state: TimespanState, seat: int, *spaces: str) -> None:
    """The timeline in words: `I-02`, `I-02+I-05` with a tucked card, `I-02:fur,silk` with tiles, `I-02*` with a worker, `` for a gap."""
    found: list[Any] = []
    for text in (*spaces, "", "", "", "")[:4]:
        name, _, tiles = text.partition(":")
        worker = text.endswith("*")
        name, tiles = name.rstrip("*"), tiles.rstrip("*")
        upper, _, lower = name.partition("+")
        if not upper:
            found.append(None)
            continue
        for card in (upper, lower):
            if card and not card.startswith("START"):
                give(state, seat, card)
                state.hand[seat] = tuple(c for c in state.hand[seat] if c != CARD_OF[card])
        lux = tuple(LUXURIES.index(kind) for kind in tiles.split(",") if kind)
        for kind in lux:
            state.lux_supply -= 1 << 5 * kind
        if worker:
            state.waiting[seat] -= 1
        found.append((CARD_OF[upper], CARD_OF[lower] if lower else -1, lux, worker))
    state.timeline[seat] = tuple(found)


def shown(state: TimespanState, seat: int = 0) -> list[str]:
    """The timeline in the same words."""

    found = []
    for entry in state.timeline[seat]:
        if entry is None:
            found.append("")
            continue
        text = CARD_IDS[entry[0]] + (f"+{CARD_IDS[entry[1]]}" if entry[1] >= 0 else "")
        text += ":" + ",".join(LUXURIES[kind] for kind in entry[2]) if entry[2] else ""
        found.append(text + ("*" if entry[3] else ""))
    return found


def cubes(state: TimespanState, seat: int = 0, **amounts: int) -> dict[str, int]:
    """Lays cubes if amounts are given; the cubes that lie there."""
    if amounts:
        state.cubes[seat] = pack(amounts)
    return unpack(state.cubes[seat])


def waiting(state: TimespanState, seat: int = 0, **tiles: int) -> dict[str, int]:
    """Lays tiles in the waiting area if any are given; the tiles that lie there."""
    for kind, count in tiles.items():
        state.waiting_lux[seat] += count << 5 * LUXURIES.index(kind)
        state.lux_supply -= count << 5 * LUXURIES.index(kind)
    found = {kind: state.waiting_lux[seat] >> 5 * number & 31 for number, kind in enumerate(LUXURIES)}
    return {kind: count for kind, count in found.items() if count}


def buried(state: TimespanState, seat: int = 0) -> dict[str, int]:
    """Luxury tiles in the graveyard."""
    found = {kind: state.grave_lux[seat] >> 5 * number & 31 for number, kind in enumerate(LUXURIES)}
    return {kind: count for kind, count in found.items() if count}


def track(state: TimespanState, name: str, seat: int = 0) -> int:
    return state.tracks[seat * 5 + TRACKS.index(name)]


def set_track(state: TimespanState, name: str, space: int, seat: int = 0) -> None:
    state.tracks[seat * 5 + TRACKS.index(name)] = space


def run(state: TimespanState, effects: list[dict[str, Any]], seat: int = 0, card: str = "") -> list[Event]:
    """Opens an effect list of the grammar for a seat, as if it were printed on a card."""
    told: list[Event] = []
    state.sink = told
    state.push(seat, CARD_OF[card] if card else -1, compile_list(effects, "test"))
    flow.settle(state)
    state.sink = None
    return told


def ids(told: list[Event]) -> list[str]:
    return [event.id for event in told]


def grave(state: TimespanState, seat: int = 0) -> list[str]:

    return [CARD_IDS[card] for card in state.grave[seat]]


def hand(state: TimespanState, seat: int = 0) -> list[str]:

    return [CARD_IDS[card] for card in state.hand[seat]]
