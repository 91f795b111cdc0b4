"""Warp: tiles picked in secret, then placed and taken at once (section 6)."""

from __future__ import annotations

from typing import Final

from .actions import A_DONE, A_WARP, AnachronyAction
from .content import CONTENT
from .core import Core
from .goods import ONE_WORKER, WATER, W, amount
from .items import WARP_GOODS, WARP_IDS, WARP_SUIT, WARP_WATER, WARP_WORKER

Actions = list[AnachronyAction]


WORKER_TILES: Final = sum(1 << tile for tile, kind in enumerate(WARP_WORKER) if kind >= 0)
WATER_GAIN: Final = amount(WARP_GOODS[WARP_WATER], W)


def options(s: Core, seat: int) -> Actions:
    """Tiles behind the one picked already, since the order has no meaning; done, once the pick is paid for."""
    chosen = s.chosen[seat]
    if owed(s, seat, chosen) > 0:
        return pickable(s, seat)
    first = chosen.bit_length()
    return [*(one for one in pickable(s, seat) if one.value >= first and owed(s, seat, chosen | 1 << one.value) <= 0), A_DONE]


def pickable(s: Core, seat: int) -> Actions:
    """Tiles that may be picked next: from the hand, at most two, covered by Water in the end (AN-130, AN-132, AN-137)."""
    chosen = s.chosen[seat]
    left = CONTENT.warp_at_once - chosen.bit_count()
    if not left:
        return []
    hand = 511 & ~s.tiles_out(seat) & ~chosen
    found = []
    for tile in range(9):
        if hand >> tile & 1:
            waits = left > 1 and hand >> WARP_WATER & 1 and tile != WARP_WATER
            if owed(s, seat, chosen | 1 << tile) <= (WATER_GAIN if waits else 0):
                found.append(A_WARP[tile])
    return found


def owed(s: Core, seat: int, chosen: int) -> int:
    """Water that the picked Worker tiles cost beyond what is in hand or picked (AN-133, AN-137)."""
    workers = (chosen & WORKER_TILES).bit_count()
    return workers - amount(s.goods[seat], W) - (WATER_GAIN if chosen >> WARP_WATER & 1 else 0) if workers else 0


def finish(s: Core, seat: int) -> None:
    s.done |= 1 << seat
    s.player = -1
    s.tell("warp_chosen", seat)
    if s.size > s.seats:
        reveal_of(s, seat)


def reveal_all(s: Core) -> None:
    """All picked tiles are shown and placed in turn order (AN-130, AN-131)."""
    for row in s.order:
        if row < s.seats:
            reveal_of(s, row)


def reveal_of(s: Core, seat: int) -> None:
    """Puts the picked tiles on the current Timeline tile and gains what they show (AN-131 to AN-135, AN-138)."""
    chosen, s.chosen[seat] = s.chosen[seat], 0
    if not chosen:
        return
    s.warped[seat] |= chosen << 9 * (s.era - 1)
    tiles = [tile for tile in range(9) if chosen >> tile & 1]
    s.tell("warped", seat, True, warps=[WARP_IDS[tile] for tile in tiles])
    s.gain(seat, sum(WARP_GOODS[tile] for tile in tiles))
    for tile in tiles:
        if WARP_WORKER[tile] >= 0:
            s.pay(seat, WATER)
            s.gain_workers(seat, ONE_WORKER[WARP_WORKER[tile]])
        elif tile == WARP_SUIT:
            s.gain_suit(seat)
