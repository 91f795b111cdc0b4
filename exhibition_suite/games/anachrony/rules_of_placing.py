"""Why a Worker, an Exosuit or a Path marker may not be placed (sections 7 to 10)."""

from __future__ import annotations

from typing import Final

from exhibition_suite.engine import Ruling

from .actions import (
    CAPITAL,
    CONSTRUCT,
    COUNCIL_LEFT,
    COUNCIL_RIGHT,
    EVACUATION,
    FIRST_SPOT,
    FORCE_SLOT,
    FREES,
    LEADER_SLOT,
    MINE,
    PLACES,
    RECRUITING,
    SUPPLY,
    SUPPLY_SLOT,
    AnachronyAction,
)
from .building import Discount, discount_of, next_spot, offered_project, payments, project_spots, spendable, wealth
from .capital import ADMITTED, builds_cheaper, role
from .core import F_EXTRA, IMPACT, PHASES, TURNS, Core, capital_of
from .deeds import EMPTY_SUIT, MAIN, OWN
from .evacuation import counted, fulfilled, row_of
from .goods import SUIT, WATER, WORKERS, W, amount, missing, tug, workers_of
from .items import ANOMALY, LEADER_IDS, PROJECTS_FROM, STRUCTURE_IDS
from .placing import space_cost, spot_effect, supply_water
from .tables import FREE_OF, LEADER_FREE, NO_BONUS, O_SUIT, PROJECT_COST, SPACE_WATER, Bonus, Effect, bonus_of

Lacks = dict[str, int]
"""What is missing for a cost, by id; `tug` stands for cubes of titanium, uranium or gold, `worker` for a Worker of any type."""
ADMITS: Final = ("AN-175", "AN-200", "AN-210")
SPACE_COSTS: Final = ("AN-177", "AN-201", "AN-211")


def tile_rule(structure: int) -> str:
    """The rule of a Building, a Superproject or the Anomaly (sections 13, 16 and 17)."""
    if structure == ANOMALY:
        return "AN-356"
    return f"AN-{511 + structure}" if structure < PROJECTS_FROM else f"AN-{581 + structure - PROJECTS_FROM}"


def finish_first() -> Ruling:
    """An effect is open and asks for something else."""
    return Ruling("AN-160", "FINISH_EFFECT")


def wrong_phase(s: Core, rule: str) -> Ruling:
    """The rule's phase is not now."""
    return Ruling(rule, "NOT_IN_THIS_PHASE", {"phase": PHASES[s.phase]})


# ---- what a cost lacks


def lacking(have: int, effect: Effect) -> Lacks:
    """What is missing for the cost of an effect, empty if nothing; of alternatives, the one that lacks least. Workers apart."""
    lacks = missing(have, effect.cost)
    if lacks:
        return lacks
    left = have - effect.cost
    if effect.tug > tug(left):
        return {"tug": effect.tug - tug(left)}
    if effect.one_of:
        return least([lacking_of(left, cost, cubes) for cost, cubes in effect.one_of])
    if effect.paid and not any(amount(left, kind) for kind in effect.paid):
        return {"water": 1} if effect.paid == (W,) else {"tug": 1}
    return {}


def lacking_of(have: int, cost: int, cubes: int = 0) -> Lacks:
    """What is missing for goods and some cubes of titanium, uranium or gold."""
    return missing(have, cost) or ({"tug": cubes - tug(have)} if cubes > tug(have) else {})


def lacking_for(have: int, cost: int, discount: Discount) -> Lacks:
    """What is missing for a cost at a discount, paid in the best way (AN-193)."""
    return least([missing(have, way[1]) for way in payments(cost, discount)])


def least(ways: list[Lacks]) -> Lacks:
    """The way that lacks the fewest things."""
    return min(ways, key=lambda lacks: sum(lacks.values()), default={})


# ---- Workers and Exosuits


def placing(s: Core, action: AnachronyAction) -> Ruling:
    """The first rule against a placement: the turn, the Worker, the Exosuit, the space, its cost, its result."""
    if s.phase != TURNS:
        return wrong_phase(s, "AN-145")
    if s.stack and s.stack[-1][0] != F_EXTRA:
        return finish_first()
    if s.acted and not s.stack:
        return Ruling("AN-154", "ACTED")
    seat, who, where = s.seat, action.value, action.other
    s.begin_rebate(seat)
    ruling = _who(s, seat, who, where) or (_main_board if where < SUPPLY else _own_board)(s, seat, who, where)
    s.rebate = 0
    return ruling


def _who(s: Core, seat: int, who: int, where: int) -> Ruling | None:
    """Who may be placed now, and on which board (AN-149, AN-302, AN-485, AN-489, AN-605)."""
    extra = s.stack[-1][2] if s.stack else -1
    if extra == EMPTY_SUIT and who != SUIT:
        return Ruling("AN-489", "EMPTY_EXOSUIT_ONLY")
    if extra in (EMPTY_SUIT, MAIN) and where >= SUPPLY:
        return Ruling("AN-489" if extra == EMPTY_SUIT else "AN-605", "MAIN_BOARD_ONLY")
    if extra == OWN and where < SUPPLY:
        return Ruling("AN-485", "OWN_BOARD_ONLY")
    if who == SUIT:
        return None if extra == EMPTY_SUIT else Ruling("AN-149", "EXOSUIT_NEEDS_WORKER")
    if workers_of(s.placeable(seat), who):
        return None
    params = {"worker": WORKERS[who]}
    if workers_of(s.active[seat], who):
        return Ruling("AN-302", "WORKER_NEXT_TURN", params)
    return Ruling("AN-149", "WORKER_TIRED" if workers_of(s.tired[seat], who) else "NO_SUCH_WORKER", params)


def _main_board(s: Core, seat: int, who: int, where: int) -> Ruling:
    if not s.powered[seat]:
        return Ruling("AN-150", "NO_POWERED_EXOSUIT")
    if where < MINE:
        return _closed(s, where) or (_capital if where < COUNCIL_LEFT else _council)(s, seat, who, where)
    if where == EVACUATION:
        return _evacuation(s, seat)
    return _occupied(s, where) if where < MINE + 3 else Ruling("AN-245", "NOTHING_TO_TRADE")


def _occupied(s: Core, space: int) -> Ruling:
    row, params = s.hexes[space] >> 4, {"space": PLACES[space]}
    if row < s.seats:
        return Ruling("AN-151", "SPACE_OCCUPIED", {**params, "seat": row})
    return Ruling("AN-151", "SPACE_OCCUPIED_BY_OPPONENT", {**params, "bot": s.rules.opponent})


def _closed(s: Core, space: int) -> Ruling | None:
    """A hex space that is not in play, closed or taken (AN-050, AN-151, AN-272, AN-656)."""
    if capital_of(space) >= 0 and space % 3 >= s.capital_size():
        return Ruling("AN-050", "SPACE_NOT_IN_PLAY", {"space": PLACES[space]})
    if s.closed >> space & 1:
        if space == COUNCIL_RIGHT:
            return Ruling("AN-656", "SPACE_NOT_IN_PLAY", {"space": PLACES[space]})
        return Ruling("AN-272", "SPACE_COLLAPSED", {"space": PLACES[space]})
    return _occupied(s, space) if s.hexes[space] >= 0 else None


def _capital(s: Core, seat: int, who: int, space: int) -> Ruling:
    action, acts = capital_of(space), role(s, seat, who)
    if not ADMITTED[action] >> acts & 1:
        return wrong_worker(action, acts)
    lacks = missing(wealth(s, seat), space_cost(s, space))
    if lacks:
        return Ruling(SPACE_COSTS[action], "CANNOT_PAY", {"lacks": lacks})
    bonus = bonus_of(s.capital[space])
    return no_capital(s, seat, action, acts, wealth(s, seat) - space_cost(s, space), bonus)


def wrong_worker(action: int, acts: int) -> Ruling:
    """The Capital Action does not admit the type (AN-175, AN-200, AN-210)."""
    return Ruling(ADMITS[action], "WRONG_WORKER", {"worker": WORKERS[acts], "act": CAPITAL[action]})


def no_capital(s: Core, seat: int, action: int, acts: int, have: int, bonus: Bonus = NO_BONUS) -> Ruling:
    """Why a Capital Action that admits the Worker has no legal result (AN-018, AN-205, AN-218)."""
    if action == RECRUITING:
        return Ruling("AN-205", "NOBODY_TO_RECRUIT")
    if action != CONSTRUCT:
        return Ruling("AN-218", "NO_BREAKTHROUGH_LEFT")
    lacks = _nearest(s, seat, have, discount_of(s, seat, builds_cheaper(acts), bonus.neutronium, bonus.cubes))
    return Ruling("AN-018", "CANNOT_BUILD", {"lacks": lacks}) if lacks else Ruling("AN-018", "NOTHING_TO_BUILD")


def _nearest(s: Core, seat: int, have: int, discount: Discount) -> Lacks:
    """What is missing for the tile on offer that lacks least, empty if nothing would fit anyway."""
    costs = s.boards[seat].costs_of[s.impl]
    spots = [next_spot(s, seat, row) for row in range(4) if s.primary[row] or s.secondary[row]]
    found = [lacking_for(have, costs[spot], discount) for spot in spots if spot >= 0]
    number = offered_project(s, seat) - PROJECTS_FROM
    if number >= 0 and project_spots(s, seat) and spendable(s, seat, number):
        found.append(lacking_for(have, PROJECT_COST[number], discount))
    return least([lacks for lacks in found if lacks])


def _council(s: Core, seat: int, who: int, space: int) -> Ruling:
    """World Council: the right space asks for an action to copy (AN-225 to AN-229)."""
    acts, lacks = role(s, seat, who), missing(wealth(s, seat), SPACE_WATER[space])
    if space == COUNCIL_RIGHT:
        full = [action for action in range(len(CAPITAL)) if s.all_taken(action)]
        if not full:
            return Ruling("AN-225", "NOTHING_TO_COPY")
        if not any(ADMITTED[action] >> acts & 1 for action in full):
            return Ruling("AN-226", "WORKER_CANNOT_COPY", {"worker": WORKERS[acts]})
        if not lacks:
            return Ruling("AN-229", "COPY_IMPOSSIBLE")
    return Ruling("AN-228", "CANNOT_PAY", {"lacks": lacks})


def _evacuation(s: Core, seat: int) -> Ruling:
    """Before the Impact, a second time, without a marker, without the condition (AN-255 to AN-258)."""
    if s.era <= IMPACT:
        return Ruling("AN-255", "EVACUATION_CLOSED")
    if seat in s.evacuees:
        return Ruling("AN-256", "EVACUATED_ALREADY")
    if not s.markers[seat]:
        return Ruling("AN-258", "NO_MARKER")
    assert not fulfilled(s, seat)
    row = row_of(s, seat)
    what, need = row.condition[s.impl]
    return Ruling("AN-255", "CONDITION_NOT_MET", {"evacuation": row.id, "count": counted(s, seat, what), "least": need})


def _own_board(s: Core, seat: int, who: int, where: int) -> Ruling:
    """Supply and the spaces of own structures (AN-153, AN-295, AN-297, AN-357)."""
    if where == SUPPLY:
        return _supply(s, seat)
    spot = where - FIRST_SPOT
    effect, params = spot_effect(s, seat, spot), {"space": PLACES[where]}
    if effect is None:
        return Ruling("AN-153", "NO_WORKER_SPACE", params)
    if s.use_of(seat, spot):
        return Ruling("AN-153", "WORKER_SPACE_USED", params)
    structure = ANOMALY if s.covered[seat] >> spot & 1 else s.spots[seat][spot]
    acts = role(s, seat, who)
    if not effect.workers >> acts & 1:
        return Ruling(tile_rule(structure), "WRONG_WORKER_HERE", {"worker": WORKERS[acts], "structure": STRUCTURE_IDS[structure]})
    lacks = lacking(wealth(s, seat), effect)
    if lacks:
        return Ruling("AN-357" if structure == ANOMALY else "AN-017", "CANNOT_PAY", {"lacks": lacks})
    return no_result(effect)


def _supply(s: Core, seat: int) -> Ruling:
    if s.boards[seat].supply_free:
        return Ruling("AN-297", "SUPPLY_IS_FREE")
    if s.use_of(seat, SUPPLY_SLOT):
        return Ruling("AN-153", "WORKER_SPACE_USED", {"space": PLACES[SUPPLY]})
    return Ruling("AN-295", "CANNOT_PAY", {"lacks": missing(wealth(s, seat), supply_water(s, seat) * WATER)})


NO_RESULT: Final = {
    "set_focus": ("AN-340", "NO_PAST"),
    "warp_back": ("AN-018", "NO_WARP_TILE_OUT"),
    "clone": ("AN-603", "NOBODY_TIRED"),
    "copy": ("AN-602", "NOTHING_TO_COPY_HERE"),
    "act": ("AN-601", "COPY_IMPOSSIBLE"),
    "choose": ("AN-606", "NOTHING_TO_TRADE"),
    "own_board": ("AN-485", "NO_PLACEMENT"),
}
"""Why an effect that can be paid has no result, by its operation."""


def no_result(effect: Effect) -> Ruling:
    """An effect can be paid but has no legal result; of plain gains that is true of Exosuits and returned tokens (AN-014, AN-018)."""
    if effect.op in NO_RESULT:
        return Ruling(*NO_RESULT[effect.op])
    if effect.op == "main_board":
        return Ruling("AN-489" if effect.steps[0][1] else "AN-605", "NO_PLACEMENT")
    return Ruling("AN-014", "NO_EXOSUIT_LEFT") if effect.steps[0][0] == O_SUIT else Ruling("AN-018", "NO_PARADOX")


# ---- Path markers


def marking(s: Core, action: AnachronyAction) -> Ruling:
    """The first rule against a Free Action (AN-160 to AN-164)."""
    if s.stack:
        return finish_first()
    if s.phase != TURNS:
        return wrong_phase(s, "AN-160")
    seat, slot = s.seat, action.value
    effect = _free_effect(s, seat, slot)
    if slot == SUPPLY_SLOT:
        if not s.boards[seat].supply_free:
            return Ruling("AN-297", "SUPPLY_NEEDS_WORKER")
    elif slot != FORCE_SLOT and effect is None:
        return _no_slot(s, seat, slot)
    if slot < SUPPLY_SLOT and s.covered[seat] >> slot & 1:
        return Ruling("AN-354", "COVERED", {"structure": STRUCTURE_IDS[s.spots[seat][slot]]})
    if s.use_of(seat, slot):
        return Ruling("AN-161", "SLOT_MARKED")
    if not s.markers[seat]:
        return Ruling("AN-162", "NO_MARKER")
    if slot == FORCE_SLOT:
        return Ruling("AN-304", "NOBODY_TO_LOSE")
    if effect is None:
        return Ruling("AN-295", "CANNOT_PAY", {"lacks": missing(s.goods[seat], supply_water(s, seat) * WATER)})
    lacks = lacking(s.goods[seat], effect)
    if effect.worker and not s.in_columns(seat):
        lacks = {"worker": 1}
    return Ruling("AN-163", "CANNOT_PAY", {"lacks": lacks}) if lacks else no_result(effect)


def _free_effect(s: Core, seat: int, slot: int) -> Effect | None:
    """The Free Action on the slot of a structure or the Leader."""
    if slot == LEADER_SLOT:
        return LEADER_FREE[s.leader[seat]][s.impl] if s.leader[seat] >= 0 else None
    structure = s.spots[seat][slot] if slot < SUPPLY_SLOT else -1
    return FREE_OF[structure][s.impl] if structure >= 0 else None


def _no_slot(s: Core, seat: int, slot: int) -> Ruling:
    if slot == LEADER_SLOT and s.leader[seat] >= 0:
        return Ruling("AN-164", "LEADER_HAS_NO_FREE_ACTION", {"leader": LEADER_IDS[s.leader[seat]]})
    return Ruling("AN-164", "NO_FREE_SLOT", {"space": FREES[slot]})
