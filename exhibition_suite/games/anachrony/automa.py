"""The automatic opponents of a solo game: what the phases ask of them (sections 2, 4, 11 and 12 of the solo rules).

They decide nothing that lies hidden and need no frames: a whole turn runs inside the action that hands the turn over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import chronobot, chronossus
from .automa_state import RULES, is_chronossus, most_tiles, place_tiles, put, supply, take_back, tell, tiles_on

if TYPE_CHECKING:
    from .core import Core

_LIMIT: Final = RULES.limits.paradox


def set_up(s: Core) -> None:
    """What the opponent begins with (AS-003, AS-400)."""
    (chronossus if is_chronossus(s) else chronobot).begin(s)


def deal(s: Core) -> None:
    """What the opponent draws at set-up, after all draws of the base game (AS-009)."""
    if is_chronossus(s):
        chronossus.deal_tiles(s)


def begin_era(s: Core) -> None:
    """No Actions taken, nothing passed (AS-267)."""
    put(s, acted=0, turns=0, extra=False)


def clean_up(s: Core) -> None:
    """No Exosuit is ready any more (AS-260)."""
    put(s, ready=0)


# ---- Paradoxes


def roll_paradox(s: Core) -> None:
    """The opponent rolls after the player has done everything (AS-230 to AS-235)."""
    eras = [era for era in range(1, s.era) if tiles_on(s, era) and tiles_on(s, era) >= s.tiles_on(0, era).bit_count()]
    if eras:
        tell(s, "bot_majorities", "AS-231", eras=eras, count=len(eras))
    row = s.seats
    for era in eras:
        count = 1 if s.rules.paradox == "always_one" else s.roll_paradox_die()
        s.paradox[row] += count
        tell(s, "bot_paradox", "AS-232", True, era=era, count=count, tokens=s.paradox[row])
        if s.paradox[row] >= _LIMIT:
            s.paradox[row] = s.paradox[row] - _LIMIT if s.rules.carry_over else 0
            gain_anomaly(s)
            return


def gain_anomaly(s: Core) -> None:
    """An Anomaly and a Warp tile back, unless there are three already (AS-233)."""
    if s.automa.anomalies == RULES.limits.anomalies:
        tell(s, "bot_spared", "AS-233", tokens=s.paradox[s.seats])
        return
    put(s, anomalies=s.automa.anomalies + 1)
    tell(s, "bot_anomaly", "AS-233", anomalies=s.automa.anomalies, tokens=s.paradox[s.seats])
    era = most_tiles(s, s.era)
    if era:
        take_back(s, era)
        tell(s, "bot_tile_back", "AS-233", era=era)


# ---- Power Up, Warp, turns


def power_up(s: Core) -> None:
    """Ready Exosuits for this Era (AS-041, AS-042, AS-410)."""
    (chronossus if is_chronossus(s) else chronobot).power_up(s)


def warp(s: Core) -> None:
    """As many Warp tiles as the Paradox die says, or as there are (AS-043, AS-044)."""
    rolled = s.roll_paradox_die()
    count = min(rolled, supply(s))
    place_tiles(s, count)
    tell(s, "bot_warped", "AS-043" if count == rolled else "AS-044", True, rolled=rolled, count=count, era=s.era)


def take_turn(s: Core) -> None:
    """A turn of the Action Rounds, which may be a pass (AS-203, AS-430)."""
    (chronossus if is_chronossus(s) else chronobot).take_turn(s)
