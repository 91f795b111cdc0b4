"""Determinization: a position that fits what a seat knows, with everything hidden dealt anew."""

from __future__ import annotations

from exhibition_suite.engine import Rng

from .content import CONTENT
from .items import ANOMALY, BUILDING_ROWS, CAPITAL_ACTION, MINE_CARDS, PROJECTS_FROM, RECRUIT_CARDS
from .state import HIDDEN, AnachronyState, Observation
from .warping import owed

_ROWS = tuple(tuple(one for one, kind in enumerate(BUILDING_ROWS) if kind == row) for row in range(4))


def redeal(seen: Observation, rng: Rng) -> AnachronyState:
    """A position in which `seen` would be seen (AN-024)."""
    state = seen.view.copy()
    state.rng = rng.bits()
    _buildings(state, seen, rng)
    _projects(state, rng)
    state.recruits = _deck(rng, len(RECRUIT_CARDS), seen.sizes[8])
    state.mines = _deck(rng, len(MINE_CARDS), seen.sizes[9])
    if state.ruins:
        _ruins(state, rng)
    for seat, mask in enumerate(state.chosen):
        if mask == HIDDEN:
            state.chosen[seat] = _choice(state, seat, rng)
    return state


def _buildings(state: AnachronyState, seen: Observation, rng: Rng) -> None:
    """Tiles of each type that lie nowhere in the open, below the tops of both stacks."""
    built = {one for spots in state.spots for one in spots if 0 <= one < PROJECTS_FROM} | set(state.automa.buildings)
    for row, tiles in enumerate(_ROWS):
        first, second = state.primary[row], state.secondary[row]
        pool = [one for one in tiles if one not in built and one not in first and one not in second]
        rng.shuffle(pool)
        below = max(0, seen.sizes[row] - 1)
        state.primary[row] = (*first, *pool[:below])
        state.secondary[row] = (*second, *pool[below : below + max(0, seen.sizes[4 + row] - 1)])


def _projects(state: AnachronyState, rng: Rng) -> None:
    open_ones = {*state.projects, *state.automa.projects, *(one for spots in state.spots for one in spots)}
    pool = [one for one in range(PROJECTS_FROM, ANOMALY) if one not in open_ones]
    rng.shuffle(pool)
    state.projects = tuple(pool.pop() if one == HIDDEN else one for one in state.projects)


def _deck(rng: Rng, count: int, size: int) -> tuple[int, ...]:
    items = list(range(count))
    rng.shuffle(items)
    return tuple(items[:size])


def _ruins(state: AnachronyState, rng: Rng) -> None:
    """Collapsing Capital tiles before the Impact."""
    pools: list[list[int]] = []
    for action in range(3):
        tiles = [tile for tile, of in enumerate(CAPITAL_ACTION) if of == action]
        rng.shuffle(tiles)
        pools.append(tiles)
    state.ruins = tuple(pools[at // 3].pop() if tile == HIDDEN else -1 for at, tile in enumerate(state.ruins))


def _choice(state: AnachronyState, seat: int, rng: Rng) -> int:
    """A valid pick of Warp tiles (AN-137)."""
    hand = [tile for tile in range(9) if not state.tiles_out(seat) >> tile & 1]
    while True:
        picked = 0
        for _ in range(rng.below(CONTENT.warp_at_once + 1) if hand else 0):
            picked |= 1 << hand[rng.below(len(hand))]
        if owed(state, seat, picked) <= 0:
            return picked
