"""Clean Up, the Impact, the end of the game (section 14)."""

from __future__ import annotations

from exhibition_suite.engine import OVER

from . import automa
from .actions import HEX_SPACES, HEXES
from .core import ERAS, GAME_OVER, IMPACT, Core
from .frames_of_boards import can_return, pay_back
from .goods import ONE_WORKER, SUIT
from .items import AMENA, CAPITAL_IDS
from .players import MARKER, USED_FIELD


def run(s: Core) -> None:
    """Everything comes back; the Impact; the end, or on to the next Era (AN-371 to AN-377)."""
    _retrieve(s)
    if s.size > s.seats:
        automa.clean_up(s)
    if s.era == IMPACT:
        _impact(s)
    if s.era == ERAS or (s.era > IMPACT and _collapsed(s)):
        _end(s)
        return
    s.powered = [0] * s.size
    s.era += 1
    s.focus = [s.era] * s.size


def _retrieve(s: Core) -> None:
    """Workers, Exosuits and markers come back (AN-371 to AN-374)."""
    for space, code in enumerate(s.hexes):
        if code >= 0:
            _home(s, code)
            s.hexes[space] = -1
            if s.capital[space] >= 0 and not s.closed >> space & 1:
                s.closed |= 1 << space
                s.tell("collapsed", OVER, space=HEX_SPACES[space])
    for pool in s.pools:
        for code in pool:
            _home(s, code)
    s.pools = [(), (), ()]
    s.out = [0] * s.size
    for seat in range(s.seats):
        _clear_board(s, seat)
        s.tired[seat] += s.aside[seat]
        s.aside[seat] = s.barred[seat] = 0


def _home(s: Core, code: int) -> None:
    """A Worker on the main board goes to Active if motivated, else to Tired (AN-315, AN-371)."""
    worker = code & 7
    if worker == SUIT:
        return
    column = s.active if code & 8 else s.tired
    column[code >> 4] += ONE_WORKER[worker]


def _clear_board(s: Core, seat: int) -> None:
    used, s.used[seat] = s.used[seat], 0
    while used:
        use = used & 15
        used >>= USED_FIELD
        if use == MARKER:
            s.markers[seat] += 1
        elif 1 <= use <= 4:
            s.tired[seat] += ONE_WORKER[use - 1]
        elif 5 <= use <= 8:
            s.active[seat] += ONE_WORKER[use - 5]


def _impact(s: Core) -> None:
    """Collapsing Capital tiles, broken slots, the Evacuation (AN-382 to AN-386)."""
    s.capital = (*s.ruins, *(-1,) * (HEXES - len(s.ruins)))
    s.ruins = ()
    s.tell("impact", OVER, True, capital=[CAPITAL_IDS[tile] for tile in s.capital if tile >= 0])
    for seat in range(s.seats):
        if s.leader[seat] != AMENA:
            s.broken[seat] = s.boards[seat].breaks


def _collapsed(s: Core) -> bool:
    """Every Collapsing Capital tile lies face down (AN-390)."""
    return all(tile < 0 or s.closed >> space & 1 for space, tile in enumerate(s.capital))


def _end(s: Core) -> None:
    """Warp tiles that can be paid go back, then the points are counted (AN-391 to AN-394)."""
    s.phase = GAME_OVER
    s.tell("game_end", OVER)
    for seat in range(s.seats):
        mask = s.tiles_out(seat)
        for tile in range(9):
            if mask >> tile & 1 and can_return(s, seat, tile):
                pay_back(s, seat, tile)
    s.tell("ended", OVER)
