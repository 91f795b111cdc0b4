"""What lies before the players, as flat lists by seat, and the questions the rules ask about it.

In a solo game against an automatic opponent that is one more row after the only seat (AS-001).
"""

from __future__ import annotations

from typing import Final

from .content import CONTENT
from .goods import ONE_WORKER, count_workers, less_workers, workers_of
from .items import ANOMALY, CARRIES, LAB_405, PROJECTS_FROM
from .tables import Board

EMPTY: Final = -1
RIGHT_HALF: Final = -2
"""The right half of a Superproject, whose number stands on its left spot (AN-575)."""
NO_SPOTS: Final = (EMPTY,) * 12
SUITS: Final = 6
MARKERS: Final = 7
"""Path markers besides the Focus marker (AN-073)."""
USED_FIELD: Final = 4
UNDER: Final = 15 * USED_FIELD
"""Above the fields of `used` are those of the spots once more, for what stands on a tile under an Anomaly (AN-360)."""
MARKER: Final = 9
LOST: Final = 10


class Players:
    """All that lies open before the players.

    Attributes:
        size: rows of every list: the seats, and the automatic opponent in a solo game.
        goods: packed Resources, Water and Energy Cores; vp: VP tokens; paradox: Paradox tokens; morale: space 1 to 7;
        travel: steps, 0 to 8.
        active, tired: packed Workers in the columns; barred: Active ones that may not be placed in this turn (AN-302);
            aside: Workers set aside until Clean Up (AN-362).
        powered: mask of hex slots with a powered-up Exosuit; out: Exosuits on the main board; broken: mask of slots that may not be
            powered (AN-385).
        warped: Warp tiles on the Timeline, nine bits for each Era; focus: Era of the Focus marker, from 1.
        spots: twelve building spots row by row; covered: mask of spots with an Anomaly on top of a tile;
        used: four bits for each of `actions.FREES`: 0 free, 1 to 4 a Worker (+4: motivated), `MARKER`, `LOST`; then `UNDER`;
        markers: Path markers in supply; flags: passive abilities that work now, see `tables`.
        breakthroughs: two bits for each pair of shape and icon.
        boards: the values of the player boards, by side and Path, once the Paths are settled.
        path, side, leader: which ones, -1 before they are settled; leader stays -1 where there is none (AS-310).
    """

    __slots__ = (
        "active",
        "aside",
        "barred",
        "boards",
        "breakthroughs",
        "broken",
        "covered",
        "flags",
        "focus",
        "goods",
        "leader",
        "markers",
        "morale",
        "out",
        "paradox",
        "path",
        "powered",
        "side",
        "size",
        "spots",
        "tired",
        "travel",
        "used",
        "vp",
        "warped",
    )

    def __init__(self, size: int) -> None:
        self.size = size
        self.goods = [0] * size
        self.vp = [0] * size
        self.paradox = [0] * size
        self.morale = [1] * size
        self.travel = [0] * size
        self.active = [0] * size
        self.tired = [0] * size
        self.barred = [0] * size
        self.aside = [0] * size
        self.powered = [0] * size
        self.out = [0] * size
        self.broken = [0] * size
        self.warped = [0] * size
        self.focus = [1] * size
        self.spots: list[tuple[int, ...]] = [NO_SPOTS] * size
        self.covered = [0] * size
        self.used = [0] * size
        self.markers = [MARKERS] * size
        self.flags = [0] * size
        self.breakthroughs = [0] * size
        self.boards: list[Board] = []
        self.path = [-1] * size
        self.side = [-1] * size
        self.leader = [-1] * size

    def copy_players(self, new: Players) -> None:
        """Copies every field into a fresh object."""
        new.size = self.size
        new.goods = self.goods[:]
        new.vp = self.vp[:]
        new.paradox = self.paradox[:]
        new.morale = self.morale[:]
        new.travel = self.travel[:]
        new.active = self.active[:]
        new.tired = self.tired[:]
        new.barred = self.barred[:]
        new.aside = self.aside[:]
        new.powered = self.powered[:]
        new.out = self.out[:]
        new.broken = self.broken[:]
        new.warped = self.warped[:]
        new.focus = self.focus[:]
        new.spots = self.spots[:]
        new.covered = self.covered[:]
        new.used = self.used[:]
        new.markers = self.markers[:]
        new.flags = self.flags[:]
        new.breakthroughs = self.breakthroughs[:]
        new.boards = self.boards
        new.path = self.path[:]
        new.side = self.side[:]
        new.leader = self.leader[:]

    # ---- building spots

    def structures(self, seat: int) -> list[tuple[int, int]]:
        """Spot and structure of all Buildings and Superprojects that are not under an Anomaly (AN-023)."""
        covered = self.covered[seat]
        return [(spot, one) for spot, one in enumerate(self.spots[seat]) if 0 <= one < ANOMALY and not covered >> spot & 1]

    def working(self, seat: int, structure: int) -> bool:
        """The seat owns this structure and no Anomaly lies on it."""
        spots = self.spots[seat]
        return structure in spots and not self.covered[seat] >> spots.index(structure) & 1

    def settle_flags(self, seat: int) -> None:
        """Passive abilities after a change of spots (AN-022, AN-023)."""
        flags, covered = 0, self.covered[seat]
        for spot, structure in enumerate(self.spots[seat]):
            if structure >= 0:
                flags |= CARRIES[ANOMALY if covered >> spot & 1 else structure]
        self.flags[seat] = flags

    def buildings(self, seat: int) -> int:
        """Own Buildings, covered ones too."""
        return sum(0 <= one < PROJECTS_FROM for one in self.spots[seat])

    def projects_of(self, seat: int) -> int:
        """Own Superprojects, covered ones too."""
        return sum(PROJECTS_FROM <= one < ANOMALY for one in self.spots[seat])

    def anomalies(self, seat: int) -> int:
        """Own Anomalies, on spots of their own or on top of tiles."""
        return self.spots[seat].count(ANOMALY) + self.covered[seat].bit_count()

    def filled(self, seat: int) -> int:
        """Filled building spots (AN-418)."""
        return 12 - self.spots[seat].count(EMPTY)

    def use_of(self, seat: int, slot: int) -> int:
        """What stands on a Worker space or Free Action slot, see `used`."""
        return self.used[seat] >> USED_FIELD * slot & 15

    def occupy(self, seat: int, slot: int, use: int) -> None:
        """Puts a Worker or marker on a free space or slot."""
        self.used[seat] |= use << USED_FIELD * slot

    def cover(self, seat: int, spot: int) -> None:
        """An Anomaly onto a tile; what stands there stays, the Anomaly's own Worker space is free (AN-354, AN-360)."""
        use = self.used[seat] & 15 << USED_FIELD * spot
        self.used[seat] += (use << UNDER) - use
        self.covered[seat] |= 1 << spot

    def uncover(self, seat: int, spot: int) -> None:
        """Takes the Anomaly off a tile, on which stands again what stood there (AN-359, AN-360)."""
        field = 15 << USED_FIELD * spot
        used = self.used[seat] & ~field
        self.used[seat] = used & ~(field << UNDER) | used >> UNDER & field
        self.covered[seat] &= ~(1 << spot)

    # ---- questions

    def placeable(self, seat: int) -> int:
        """Packed Workers that may be placed now (AN-149, AN-302)."""
        return less_workers(self.active[seat], self.barred[seat])

    def paradox_limit(self, seat: int) -> int:
        """Paradox tokens at which an Anomaly comes (AN-110)."""
        return CONTENT.paradox_limit + self.boards[seat].paradox_limit + bool(self.flags[seat] & LAB_405)

    def suits_left(self, seat: int) -> int:
        """Exosuits in the own supply (AN-014)."""
        return SUITS - self.powered[seat].bit_count() - self.out[seat]

    def tiles_on(self, seat: int, era: int) -> int:
        """Mask of the own Warp tiles on an Era's Timeline tile."""
        return self.warped[seat] >> 9 * (era - 1) & 511

    def tiles_out(self, seat: int) -> int:
        """Mask of the own Warp tiles anywhere on the Timeline."""
        warped, found = self.warped[seat], 0
        while warped:
            found |= warped & 511
            warped >>= 9
        return found

    def take_tile(self, seat: int, tile: int) -> int:
        """Takes a Warp tile off the Timeline (AN-334); answers the Era it lay on."""
        for era in range(1, 8):
            if self.tiles_on(seat, era) >> tile & 1:
                self.warped[seat] ^= 1 << 9 * (era - 1) + tile
                return era
        raise ValueError(f"Warp tile {tile} of seat {seat} does not lie on the Timeline")

    def workers_out(self, seat: int) -> int:
        """Packed Workers on own Worker spaces and set aside; those on the main board the table knows."""
        found = self.aside[seat]
        used = self.used[seat]
        while used:
            use = used & 15
            if 1 <= use <= 8:
                found += ONE_WORKER[(use - 1) & 3]
            used >>= USED_FIELD
        return found

    def markers_out(self, seat: int) -> int:
        """Number of Path markers on Free Action slots."""
        used, found = self.used[seat], 0
        while used:
            found += used & 15 == MARKER
            used >>= USED_FIELD
        return found

    def in_columns(self, seat: int) -> int:
        """Number of Workers in the Active and Tired columns."""
        return count_workers(self.active[seat]) + count_workers(self.tired[seat])

    def has_worker(self, seat: int, kind: int) -> bool:
        """A Worker of exactly this type in one of the columns (AN-011)."""
        return bool(workers_of(self.active[seat], kind) or workers_of(self.tired[seat], kind))
