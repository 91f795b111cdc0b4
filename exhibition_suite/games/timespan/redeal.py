"""A position that fits what a seat knows, with everything hidden dealt anew (determinization)."""

from __future__ import annotations

from exhibition_suite.engine import Rng

from .core import F_ENTER, F_LOOK, F_TILES, F_TUCK, F_UNDER, KEEPING, Frame
from .items import AGE, CARDS, TYPE, VISION_IDS, WONDER_IDS
from .nodes import WONDER_DECK
from .state import HIDDEN, Observation, TimespanState, shown


def redeal(seen: Observation, rng: Rng) -> TimespanState:
    """A state that shows `seen.seat` exactly what it sees now."""
    state = seen.view.copy()
    state.rng = rng.bits()
    _history(state, seen, rng)
    _wonders(state, seen, rng)
    _tiles(state, seen, rng)
    return state


def _tiles(state: TimespanState, seen: Observation, rng: Rng) -> None:
    """The stacks, and the tiles that another seat is looking at."""
    stacks = []
    for tiles in seen.tiles:
        order = list(tiles)
        rng.shuffle(order)
        stacks.append(order)
    for at, frame in enumerate(state.stack):
        if frame[0] == F_TILES and frame[4] and frame[4][0] == HIDDEN:
            stack = stacks[min(state.age, 3) - 1]
            state.stack[at] = (*frame[:4], tuple(stack.pop() for _ in frame[4]), *frame[5:])
    state.tile_decks = [tuple(stack) for stack in stacks]


class _Pool:
    """The history cards that a seat cannot see, by age and type, shuffled; taking one that fits a back."""

    def __init__(self, unseen: list[int], rng: Rng) -> None:
        rng.shuffle(unseen)
        self.cards = unseen

    def fitting(self, age: int, kind: int) -> int:
        """A card with this back."""
        at = next(i for i, card in enumerate(self.cards) if AGE[card] == age and TYPE[card] == kind)
        return self.cards.pop(at)

    def any_of(self, age: int, count: int) -> tuple[int, ...]:
        """The next cards of an age."""
        found = [card for card in self.cards if AGE[card] == age][:count]
        for card in found:
            self.cards.remove(card)
        return tuple(found)


def _open_cards(state: TimespanState) -> set[int]:
    """Every history card whose front the seat sees."""
    seen: set[int] = set()
    for row in range(state.size):
        seen.update(card for card in state.hand[row] if card >= 0)
        seen.update(state.grave[row])
        seen.update(state.grave_tucked[row])
        for entry in state.timeline[row]:
            if entry is not None:
                seen.update(entry[:2])
    for offer in state.offers:
        if offer is not None:
            seen.update(offer[:2])
    for frame in state.stack:
        seen.update(cards_of_frame(frame))
    return seen


def cards_of_frame(frame: Frame) -> tuple[int, ...]:
    """History cards that lie nowhere but in a frame: looked at, on their way into the timeline or under a card."""
    if frame[0] == F_LOOK and frame[3].what != WONDER_DECK:
        return tuple(frame[4])
    if frame[0] == F_TUCK and frame[4] is not None:
        return tuple(frame[4])
    if frame[0] == F_UNDER or (frame[0] == F_ENTER and not frame[4]):
        return (frame[3],)
    return ()


def _history(state: TimespanState, seen: Observation, rng: Rng) -> None:
    open_cards = _open_cards(state)
    pool = _Pool([card for card in range(CARDS) if AGE[card] and card not in open_cards], rng)
    tops = [pool.fitting(*shown(deck[0])) if deck else -1 for deck in state.decks]
    for row in range(state.size):
        state.hand[row] = tuple(sorted(card if card >= 0 else pool.fitting(*shown(card)) for card in state.hand[row]))
    state.offers = tuple(o and (pool.fitting(*shown(o[0])) if o[0] < HIDDEN else o[0], o[1], o[2]) for o in state.offers)
    for at, frame in enumerate(state.stack):
        state.stack[at] = _filled(state, frame, pool)
    state.decks = [
        (top, *pool.any_of(age, size - 1)) if size else () for age, (top, size) in enumerate(zip(tops, seen.sizes[:4], strict=True), 1)
    ]


def _filled(state: TimespanState, frame: Frame, pool: _Pool) -> Frame:
    """Cards that another seat is looking at."""
    history = frame[0] == F_TUCK or (frame[0] == F_LOOK and frame[3].what != WONDER_DECK)
    if history and frame[4] and frame[4][0] == HIDDEN:
        age = state.deck_index(frame[3].what) + 1
        return (*frame[:4], pool.any_of(age, len(frame[4])), *frame[5:])
    return frame


def _wonders(state: TimespanState, seen: Observation, rng: Rng) -> None:
    """Wonders in hands, frames and deck, visions before they are shown, likewise; drafts of set-up too."""
    known = {w for row in range(state.size) for w in (*state.wonders[row], *state.built[row]) if w >= 0} | {
        w for w in state.neutral if w >= 0
    }
    own = state.dealt[seen.seat] if state.phase == KEEPING else ()
    known.update(own[:2])
    for frame in state.stack:
        if frame[0] == F_LOOK and frame[3].what == WONDER_DECK:
            known.update(frame[4])
    wonders = [wonder for wonder in range(len(WONDER_IDS)) if wonder not in known]
    rng.shuffle(wonders)
    for at, frame in enumerate(state.stack):
        if frame[0] == F_LOOK and frame[3].what == WONDER_DECK and frame[4] and frame[4][0] == HIDDEN:
            state.stack[at] = (*frame[:4], tuple(wonders.pop() for _ in frame[4]), *frame[5:])
    if state.phase == KEEPING:
        _drafts(state, seen, wonders, rng)
    for row in range(state.size):
        state.wonders[row] = tuple(sorted(w if w >= 0 else wonders.pop() for w in state.wonders[row]))
    size = seen.sizes[4]
    state.wonder_deck = tuple(wonders[:size])
    if state.phase != KEEPING:
        visions = [v for v in range(len(VISION_IDS)) if v not in state.visions]
        rng.shuffle(visions)
        state.vision_deck = tuple(visions[: seen.sizes[5]])


def _drafts(state: TimespanState, seen: Observation, wonders: list[int], rng: Rng) -> None:
    """What the others choose from at set-up; a choice already made is one of it."""
    own = state.dealt[seen.seat]
    visions = [v for v in range(len(VISION_IDS)) if v not in own[2:] and v not in state.visions]
    rng.shuffle(visions)
    dealt = list(state.dealt)
    for row in range(state.seats):
        if row != seen.seat:
            dealt[row] = (wonders.pop(), wonders.pop(), visions.pop(), visions.pop())
            if state.wonders[row]:
                state.wonders[row] = (dealt[row][0],)
            if state.visions[row] == HIDDEN:
                state.visions[row] = dealt[row][2]
    state.dealt = tuple(dealt)
    state.vision_deck = tuple(visions[: seen.sizes[5]])
