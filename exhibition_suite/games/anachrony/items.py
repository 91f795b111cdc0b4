"""Ids and plain columns of everything that has a number: structures, Paths, Leaders, tiles.

Structures are the Buildings, then the Superprojects, then the Anomaly.
"""

from __future__ import annotations

from typing import Final

from .content import CONTENT
from .content_types import ACTION, FREE, PATHS, TYPES, Building, Superproject
from .goods import ONE, pack

PATH_IDS: Final = PATHS
HARMONY, DOMINANCE, PROGRESS, SALVATION = range(4)
LEADER_IDS: Final = tuple(leader.id for leader in CONTENT.leaders)
HAULANI, ZAIDA, WOLFE, SAMIRA, VALERIAN, CORNELLA, CARATACUS, AMENA = range(8)
LEADERS_OF: Final = tuple(path.leaders for path in CONTENT.paths)

PROJECTS_FROM: Final = len(CONTENT.buildings)
ANOMALY: Final = PROJECTS_FROM + len(CONTENT.superprojects)
PROJECT_IDS: Final = tuple(one.id for one in CONTENT.superprojects)
BUILDING_IDS: Final = tuple(one.id for one in CONTENT.buildings)
STRUCTURE_IDS: Final = (*BUILDING_IDS, *PROJECT_IDS, "ANOMALY")
NUMBER: Final = {name: number for number, name in enumerate(STRUCTURE_IDS)}
"""Structures by id."""
BUILDING_ROWS: Final = tuple(one.type for one in CONTENT.buildings)
"""Type and row of each Building."""
POWER_PLANT, FACTORY, LIFE_SUPPORT, LAB = range(len(TYPES))
STRUCTURE_VP: Final = (*(one.vp for one in CONTENT.buildings), *(one.vp for one in CONTENT.superprojects), CONTENT.anomaly_vp)

WARP_IDS: Final = tuple(tile.id for tile in CONTENT.warp)
WARP_GOODS: Final = tuple(pack(tile.gain.goods) for tile in CONTENT.warp)
WARP_WORKER: Final = tuple(next((kind for kind, n in enumerate(tile.gain.workers) if n), -1) for tile in CONTENT.warp)
"""The Worker type of a Warp tile, or -1."""
WARP_SUIT: Final = next(number for number, tile in enumerate(CONTENT.warp) if tile.gain.exosuits)
WARP_WATER: Final = WARP_IDS.index("water")

CAPITAL_IDS: Final = tuple(tile.id for tile in CONTENT.capital)
CAPITAL_ACTION: Final = tuple(("construct", "recruit", "research").index(tile.action) for tile in CONTENT.capital)
CONDITION_IDS: Final = tuple(one.id for one in CONTENT.conditions)
RECRUIT_CARDS: Final = tuple(sum(n << 8 * kind for kind, n in enumerate(card)) for card in CONTENT.recruit)
MINE_CARDS: Final = CONTENT.mine
LODES: Final = tuple(ONE[kind] for kind in CONTENT.mine_cubes)
"""The cube right of each Mine space (AN-236)."""

# Passive abilities as flags; those of structures are found by what they do.
LAB_401 = 1
LAB_402 = 2
LAB_405 = 4
LAB_406 = 8
LAB_411 = 16
HALVE_311 = 32
HALVE_312 = 64
RESERVOIR = 128
ANTI_GRAVITY = 256
ENDORPHINS = 512
DRILL = 1024
PODS = 2048
ARCHIVE = 4096
ULTIMATE = 8192
TOURISM = 16384

_STRUCTURES: Final[tuple[Building | Superproject, ...]] = (*CONTENT.buildings, *CONTENT.superprojects)
_FLAG_OF: Final = {
    "B-401": LAB_401,
    "B-402": LAB_402,
    "B-405": LAB_405,
    "B-406": LAB_406,
    "B-411": LAB_411,
    "B-311": HALVE_311,
    "B-312": HALVE_312,
    "S-04": RESERVOIR,
    "S-05": ANTI_GRAVITY,
    "S-10": ENDORPHINS,
    "S-13": DRILL,
    "S-14": PODS,
    "S-02": ARCHIVE,
    "S-16": ULTIMATE,
    "S-08": TOURISM,
}
FREE_ABILITY = 32768
WORK_ABILITY = 65536
CARRIES: Final = (
    *(
        _FLAG_OF.get(one.id, 0)
        | FREE_ABILITY * any(effect.kind == FREE for profile in one.effects for effect in profile)
        | WORK_ABILITY * any(effect.kind == ACTION for profile in one.effects for effect in profile)
        for one in _STRUCTURES
    ),
    WORK_ABILITY,
)
"""The flags of each structure: passive abilities, and whether it has Free Actions or Worker spaces."""
