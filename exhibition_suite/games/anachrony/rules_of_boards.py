"""Why an answer at the Mine, at Trade, in time travel or to a variable cost is refused (sections 8.5, 8.7, 11 to 13, 17)."""

from __future__ import annotations

from exhibition_suite.engine import Ruling

from .actions import AnachronyAction
from .building import wealth
from .core import (
    F_ANOMALY,
    F_BACK,
    F_BURN,
    F_CLONE,
    F_CUBE,
    F_FOCUS,
    F_GAIN,
    F_LEADER,
    F_LOSE,
    F_RETURN,
    F_SALVAGE,
    F_TRADE,
    F_WATERS,
    Core,
)
from .goods import GENIUS, GOODS, ONE, WATER, WORKERS, missing, workers_of
from .items import SAMIRA, STRUCTURE_IDS, WARP_GOODS, WARP_IDS, WARP_SUIT, WARP_WORKER
from .rules_of_capital import not_asked, top
from .rules_of_placing import lacking_of
from .tables import TRADE_OF


def cube(s: Core, action: AnachronyAction) -> Ruling:
    """A cube that is not in the Mine pool, or that Samira may not take (AN-235, AN-488)."""
    frame = top(s, F_CUBE, F_SALVAGE)
    if frame is None:
        return not_asked(s, "AN-235")
    if frame[0] == F_SALVAGE and frame[2] != SAMIRA:
        return Ruling("AN-370", "NO_SUCH_OPTION")
    return Ruling("AN-235" if frame[0] == F_CUBE else "AN-488", "NO_SUCH_CUBE", {"good": GOODS[action.value]})


def gain(s: Core, _action: AnachronyAction) -> Ruling:
    """A gain that is not among the alternatives (AN-019)."""
    return Ruling("AN-019", "NO_SUCH_OPTION") if top(s, F_GAIN, F_LEADER) else not_asked(s, "AN-019")


def choose(s: Core, action: AnachronyAction) -> Ruling:
    """Shepherd Caratacus without a Paradox token or Water to give (AN-491)."""
    frame = top(s, F_LEADER)
    if frame is None:
        return not_asked(s, "AN-491")
    if not s.paradox[frame[1]]:
        return Ruling("AN-491", "NO_PARADOX")
    return Ruling(
        "AN-491", "CANNOT_PAY", {"lacks": missing(s.goods[frame[1]], next(cost for answer, cost, *_ in frame[2] if answer is action))}
    )


def trade(s: Core, action: AnachronyAction) -> Ruling:
    """An exchange that cannot be paid, or that Particle Collider does not offer (AN-245, AN-606)."""
    frame = top(s, F_TRADE, F_GAIN)
    if frame is None:
        return not_asked(s, "AN-246")
    if frame[0] == F_GAIN and all(choice[0] is not action for choice in frame[2]):
        return Ruling("AN-019", "NO_SUCH_OPTION")
    cost, cubes, _goods, _found = TRADE_OF[action.value]
    return Ruling("AN-245" if frame[0] == F_TRADE else "AN-606", "CANNOT_PAY", {"lacks": lacking_of(s.goods[frame[1]], cost, cubes)})


# ---- time travel


def focus(s: Core, action: AnachronyAction) -> Ruling:
    """An Era that is not to the left, or beyond the range (AN-326, AN-340)."""
    frame = top(s, F_FOCUS)
    if frame is None:
        return not_asked(s, "AN-325")
    era = action.value + 1
    if era >= s.era:
        return Ruling("AN-326", "NOT_THE_PAST", {"era": era})
    return Ruling("AN-326", "BEYOND_RANGE", {"era": era, "count": s.era - era, "least": frame[2]})


def give_back(s: Core, action: AnachronyAction) -> Ruling:
    """A Warp tile that is not on the chosen tile, or that cannot be paid (AN-329, AN-330)."""
    frame = top(s, F_RETURN)
    if frame is None:
        return not_asked(s, "AN-329")
    _kind, seat, era = frame
    tile = action.value
    if not s.tiles_on(seat, era) >> tile & 1:
        return Ruling("AN-329", "NO_WARP_TILE_THERE", {"warp": WARP_IDS[tile], "era": era})
    if tile == WARP_SUIT:
        return Ruling("AN-329", "NO_POWERED_EXOSUIT")
    worker = WARP_WORKER[tile]
    if worker < 0:
        return Ruling("AN-329", "CANNOT_PAY", {"lacks": missing(wealth(s, seat), WARP_GOODS[tile])})
    params = {"worker": WORKERS[worker]}
    if workers_of(s.active[seat], GENIUS):
        return Ruling("AN-330", "GENIUS_CANNOT_PAY", params)
    return Ruling("AN-329", "NO_ACTIVE_WORKER", params)


def take_back(s: Core, action: AnachronyAction) -> Ruling:
    """A Warp tile that does not lie on the Timeline (AN-332)."""
    return Ruling("AN-332", "WARP_NOT_OUT", {"warp": WARP_IDS[action.value]}) if top(s, F_BACK) else not_asked(s, "AN-332")


# ---- variable costs


def waters(s: Core, action: AnachronyAction) -> Ruling:
    """More Water than there is (AN-337)."""
    frame = top(s, F_WATERS)
    if frame is None:
        return not_asked(s, "AN-337")
    return Ruling("AN-337", "CANNOT_PAY", {"lacks": missing(wealth(s, frame[1]), (action.value + 1) * WATER)})


def burn(s: Core, action: AnachronyAction) -> Ruling:
    """A cube that is not there, or Neutronium under D-25 (AN-338)."""
    frame = top(s, F_BURN)
    if frame is None:
        return not_asked(s, "AN-338")
    lacks = missing(s.goods[frame[1]], ONE[action.value])
    return Ruling("AN-338", "CANNOT_PAY", {"lacks": lacks}) if lacks else Ruling("AN-338", "NO_SUCH_OPTION")


# ---- Workers and structures


def lose(s: Core, action: AnachronyAction) -> Ruling:
    """A Worker of another type, or one that is not in the column (AN-011)."""
    frame = top(s, F_LOSE)
    if frame is None:
        return not_asked(s, "AN-011")
    if not frame[2] >> action.value & 1:
        return Ruling("AN-186", "NO_SUCH_OPTION")
    return Ruling("AN-011", "NOT_IN_COLUMN", {"worker": WORKERS[action.value]})


def clone(s: Core, action: AnachronyAction) -> Ruling:
    """No Worker of the type is Tired (AN-603)."""
    return Ruling("AN-603", "NONE_TIRED", {"worker": WORKERS[action.value]}) if top(s, F_CLONE) else not_asked(s, "AN-603")


def raze(s: Core, action: AnachronyAction) -> Ruling:
    """Only Harmony gives up a Building instead of taking an Anomaly (AN-362)."""
    frame = top(s, F_ANOMALY)
    if frame is None:
        return not_asked(s, "AN-362")
    seat, spot = frame[1], action.value
    if not s.boards[seat].lose_building:
        return Ruling("AN-362", "ONLY_HARMONY")
    if s.covered[seat] >> spot & 1:
        return Ruling("AN-354", "COVERED", {"structure": STRUCTURE_IDS[s.spots[seat][spot]]})
    return Ruling("AN-362", "NO_BUILDING_THERE")
