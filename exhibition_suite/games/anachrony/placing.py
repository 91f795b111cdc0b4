"""Placing Workers and Exosuits: which places a seat may use now, and what happens on each (sections 7 to 10)."""

from __future__ import annotations

from typing import Final

from .actions import (
    A_PLACE,
    CAPITAL,
    CONSTRUCT,
    COPY_SUPPLY,
    COUNCIL_LEFT,
    COUNCIL_RIGHT,
    EVACUATION,
    FIRST_SPOT,
    HEXES,
    MINE,
    PURIFY,
    RESEARCH,
    SPOTS,
    SUPPLY,
    SUPPLY_SLOT,
    TRADING,
    AnachronyAction,
)
from .building import can_construct, discount_of, wealth
from .core import F_BUILD, F_CAPITAL, F_CUBE, F_DO, F_TRADE, IMPACT, Core, capital_of, place_name
from .deeds import affords, begin, builds_cheaper, can_do, capital_frame, takeable
from .evacuation import evacuate, fulfilled
from .goods import (
    ADMINISTRATOR,
    ENGINEER,
    GENIUS,
    ONE_WORKER,
    SCIENTIST,
    SUIT,
    WATER,
    WORKERS,
    W,
    amount,
    covers,
    tug,
    types_in,
)
from .items import ANOMALY, HALVE_311, HALVE_312, LODES, PROJECTS_FROM, RESERVOIR, VALERIAN
from .players import LOST, RIGHT_HALF
from .tables import ACTION_OF, BONUS_OF, NO_BONUS, SPACE_WATER, TRADE_OF, Bonus, Effect

Actions = list[AnachronyAction]
ALL_TYPES: Final = 0b1111


def role(s: Core, seat: int, worker: int) -> int:
    """What a Worker counts as when placed: an empty Exosuit as a Scientist (AN-489), Valerian's Scientists as Geniuses under D-04."""
    if worker == SUIT:
        return SCIENTIST
    if s.impl and worker == SCIENTIST and s.leader[seat] == VALERIAN:
        return GENIUS
    return worker


# ---- what may be placed where


def placements(s: Core, seat: int, workers: tuple[int, ...], *, main: bool = True, own: bool = True) -> Actions:
    """The placements worth thinking about, with one of these Worker types (`SUIT`: an empty Exosuit)."""
    found: Actions = []
    if s.flags[seat] & RESERVOIR:
        s.rebate = 1
    for worker in workers:
        if main and s.powered[seat]:
            found += [A_PLACE[worker][place] for place in main_places(s, seat, worker)]
        if own:
            found += [A_PLACE[worker][place] for place in own_places(s, seat, worker)]
    s.rebate = 0
    return found


def placeable_types(s: Core, seat: int) -> tuple[int, ...]:
    """Worker types that may be placed now."""
    barred = s.barred[seat]
    return types_in(s.placeable(seat)) if barred else types_in(s.active[seat])


def main_places(s: Core, seat: int, worker: int) -> list[int]:
    """Places of the main board where this Worker could act, of equal spaces the cheapest only; call it with the rebate set."""
    acts = role(s, seat, worker)
    found = []
    for action in range(len(CAPITAL)):
        first = 3 * action
        for space in range(first, first + s.capital_size()):
            if s.is_free(space) and can_act(s, seat, space, acts, worker):
                found.append(space)
                if s.capital[space] < 0:
                    break
    have = wealth(s, seat)
    if s.hexes[COUNCIL_LEFT] < 0 and covers(have, SPACE_WATER[COUNCIL_LEFT]):
        found.append(COUNCIL_LEFT)
    if s.is_free(COUNCIL_RIGHT) and council_actions(s, seat, acts, COUNCIL_RIGHT, worker):
        found.append(COUNCIL_RIGHT)
    found += [space for space in range(MINE, MINE + 3) if s.hexes[space] < 0]
    found.append(PURIFY)
    if can_trade(s, seat):
        found.append(TRADING)
    if s.era > IMPACT and can_evacuate(s, seat):
        found.append(EVACUATION)
    return found


def space_cost(s: Core, space: int) -> int:
    """Placement cost of a hex space now; Collapsing Capital tiles cover those of the Capital Actions (AN-177)."""
    return 0 if s.era > IMPACT and capital_of(space) >= 0 else SPACE_WATER[space]


def space_bonus(s: Core, space: int) -> Bonus:
    """The bonus of the face-up tile on a space."""
    tile = s.capital[space]
    return BONUS_OF[tile] if tile >= 0 else NO_BONUS


def can_act(s: Core, seat: int, space: int, acts: int, worker: int) -> bool:
    """A Capital Action on this space can be carried out, its cost included (AN-017)."""
    action = capital_of(space)
    have = wealth(s, seat) - space_cost(s, space)
    if have < 0 or not covers(wealth(s, seat), space_cost(s, space)):
        return False
    if action == CONSTRUCT:
        if acts == ADMINISTRATOR:
            return False
        bonus = space_bonus(s, space)
        discount = discount_of(s, seat, builds_cheaper(acts), bonus.neutronium, bonus.cubes)
        return can_construct(s, seat, have, discount, gone=worker)
    if action == RESEARCH:
        return acts in (SCIENTIST, GENIUS) and s.supply != 0
    return bool(takeable(s, acts))


def council_actions(s: Core, seat: int, acts: int, space: int, worker: int) -> int:
    """Mask of the Capital Actions that World Council may copy from this space (AN-225 to AN-227)."""
    cost = SPACE_WATER[space]
    if not covers(wealth(s, seat), cost):
        return 0
    found = 0
    for action in range(len(CAPITAL)):
        if not s.all_taken(action):
            continue
        if action == CONSTRUCT:
            discount = discount_of(s, seat, builds_cheaper(acts))
            possible = acts != ADMINISTRATOR and can_construct(s, seat, wealth(s, seat) - cost, discount, gone=worker)
        else:
            possible = can_do(s, seat, action, acts)
        if possible:
            found |= 1 << action
    return found


def can_trade(s: Core, seat: int) -> bool:
    """One exchange of the ring can be paid (AN-245); the rebate does not count here (AN-610)."""
    have = s.goods[seat]
    return any(covers(have, cost) and tug(have) >= cubes for cost, cubes, _goods, _cubes in TRADE_OF.values())


def can_evacuate(s: Core, seat: int) -> bool:
    """The Evacuation may be used by this seat now (AN-255, AN-256, AN-258)."""
    return seat not in s.evacuees and s.markers[seat] > 0 and fulfilled(s, seat)


def own_places(s: Core, seat: int, worker: int) -> list[int]:
    """Worker spaces of the own player board where this Worker could act."""
    if worker == SUIT:
        return []
    acts = role(s, seat, worker)
    found = []
    if not s.use_of(seat, SUPPLY_SLOT) and not s.board(seat).supply_free and amount(wealth(s, seat), W) >= supply_water(s, seat):
        found.append(SUPPLY)
    for spot, structure in enumerate(s.spots[seat]):
        if structure < 0 or s.use_of(seat, spot):
            continue
        effect = spot_effect(s, seat, spot)
        if effect is not None and effect.workers >> acts & 1 and can_use(s, seat, effect, acts, worker):
            found.append(FIRST_SPOT + spot)
    return found


def spot_effect(s: Core, seat: int, spot: int) -> Effect | None:
    """The Worker action on a spot: that of the Anomaly where one lies on top (AN-354)."""
    structure = s.spots[seat][spot]
    if structure == RIGHT_HALF or structure < 0:
        return None
    if s.covered[seat] >> spot & 1:
        structure = ANOMALY
    return ACTION_OF[structure][s.impl]


def can_use(s: Core, seat: int, effect: Effect, acts: int, worker: int) -> bool:
    """The effect's cost can be paid and it has a legal result (AN-018)."""
    return affords(s, seat, effect) and possible(s, seat, effect, acts, worker)


def possible(s: Core, seat: int, effect: Effect, acts: int, worker: int = SUIT) -> bool:
    """An effect has a legal result, costs apart (AN-018)."""
    op = effect.op
    if op == "":
        return True
    if op == "set_focus":
        return s.era > 1
    if op == "warp_back":
        return s.warped[seat] != 0
    if op == "clone":
        return bool(s.impl or s.tired[seat])
    if op == "act":
        return any(_acts_after(s, seat, effect.cost, action, acts, worker) for action in range(len(CAPITAL)))
    if op == "copy":
        return bool(copyable(s, seat))
    return True


def _acts_after(s: Core, seat: int, cost: int, action: int, acts: int, worker: int) -> bool:
    """A Capital Action is possible once this much is paid."""
    if action != CONSTRUCT:
        return can_do(s, seat, action, acts)
    have = wealth(s, seat) - cost
    return acts != ADMINISTRATOR and can_construct(s, seat, have, discount_of(s, seat, builds_cheaper(acts)), gone=worker)


def supply_water(s: Core, seat: int) -> int:
    """Water that Supply costs now, without the rebate (AN-295, AN-299, D-26)."""
    water = s.board(seat).morale_water[s.morale[seat]]
    halves = bool(s.flags[seat] & HALVE_311) + bool(s.flags[seat] & HALVE_312)
    if halves == 2 and s.impl:
        return 0
    for _ in range(halves):
        water = (water + 1) // 2
    return water


def copyable(s: Core, seat: int) -> list[int]:
    """Structures whose Worker action Quantum Chameleon may copy now, and `COPY_SUPPLY` (AN-602, D-30)."""
    found = []
    for row in range(s.seats):
        for _spot, structure in s.structures(row):
            effect = ACTION_OF[structure][s.impl]
            if effect is not None and effect.op != "copy" and can_use(s, seat, effect, GENIUS, SUIT):
                found.append(structure)
    if not s.impl and amount(wealth(s, seat), W) >= supply_water(s, seat) and any_supply(s):
        found.append(COPY_SUPPLY)
    return sorted(found)


def any_supply(s: Core) -> bool:
    """Some player's board has Supply as a Worker action (AN-602)."""
    return any(not s.board(row).supply_free for row in range(s.seats))


# ---- what a placement does


def place(s: Core, seat: int, action: AnachronyAction) -> None:
    """Puts a Worker, an Exosuit or both on a place and opens its Action."""
    worker, where = action.value, action.other
    acts = role(s, seat, worker)
    if worker != SUIT:
        s.active[seat] -= ONE_WORKER[worker]
    s.begin_rebate(seat)
    if s.sink is not None:
        s.tell("placed", seat, worker=WORKERS[worker] if worker != SUIT else "exosuit", place=place_name(where))
    if where < SUPPLY:
        s.use_suit(seat)
        motivated = MINE <= where < HEXES and acts in (ENGINEER, GENIUS)
        s.stand(seat, where, worker, motivated)
        _use_main(s, seat, where, acts)
    elif where == SUPPLY:
        motivated = bool(s.board(seat).supply_motivated >> acts & 1)
        s.occupy(seat, SUPPLY_SLOT, 1 + worker + 4 * motivated)
        use_supply(s, seat)
    else:
        _use_spot(s, seat, where - FIRST_SPOT, worker, acts)


def _use_main(s: Core, seat: int, where: int, acts: int) -> None:
    if capital_of(where) >= 0:
        s.pay(seat, space_cost(s, where))
        _use_capital(s, seat, where, acts)
    elif where in (COUNCIL_LEFT, COUNCIL_RIGHT):
        mask = council_actions(s, seat, acts, where, SUIT)
        s.pay(seat, SPACE_WATER[where])
        if where == COUNCIL_LEFT:
            s.banner = seat
            s.tell("banner", seat)
        if mask:
            s.stack.append((F_CAPITAL, seat, mask, acts, where == COUNCIL_LEFT))
    elif where < HEXES:
        mine(s, seat, where)
    elif where == PURIFY:
        s.gain(seat, (4 if acts in (SCIENTIST, GENIUS) else 3) * WATER)
    elif where == TRADING:
        s.rebate = 0
        if acts in (ADMINISTRATOR, GENIUS):
            s.stack.append((F_TRADE, seat, True))
        s.stack.append((F_TRADE, seat, False))
    else:
        evacuate(s, seat)


def _use_capital(s: Core, seat: int, space: int, acts: int) -> None:
    """A Capital Action, with the bonus of a face-up tile (AN-156, section 9)."""
    action, tile = capital_of(space), s.capital[space]
    if tile >= 0:
        bonus = BONUS_OF[tile]
        if bonus.op == "again":
            s.stack.append(capital_frame(seat, action, acts, again=True))
        elif bonus.op == "superproject":
            s.stack.append((F_BUILD, seat, acts == GENIUS, -1, True, True))
        elif bonus.steps:
            s.stack.append((F_DO, seat, bonus.steps, -1, acts, 0))
    s.stack.append(capital_frame(seat, action, acts, tile))


def mine(s: Core, seat: int, space: int) -> None:
    """The cube right of the space, then one of the pool (AN-235)."""
    at = space - MINE
    if s.lodes >> at & 1:
        s.lodes ^= 1 << at
        s.gain(seat, LODES[at])
    s.stack.append((F_CUBE, seat))


def use_supply(s: Core, seat: int) -> None:
    """Water, refreshed Workers, a step on the Morale track (AN-295)."""
    s.pay(seat, supply_water(s, seat) * WATER)
    s.refresh(seat)
    s.move_morale(seat, 1)


def _use_spot(s: Core, seat: int, spot: int, worker: int, acts: int) -> None:
    """The Worker action of an own structure, or of the Anomaly on it (AN-153, AN-318, AN-319)."""
    effect = spot_effect(s, seat, spot)
    assert effect is not None
    if effect.lost:
        s.occupy(seat, spot, LOST)
        s.tell("lost_worker", seat, worker=WORKERS[worker])
    else:
        s.occupy(seat, spot, 1 + worker + 4 * is_motivated(s, seat, spot, effect, acts))
    begin(s, seat, effect, spot, worker)


def is_motivated(s: Core, seat: int, spot: int, effect: Effect, acts: int) -> bool:
    """The Worker goes back to Active (AN-315 to AN-317)."""
    if effect.motivated >> acts & 1:
        return True
    return acts == SCIENTIST and s.spots[seat][spot] < PROJECTS_FROM and spot // 3 in s.board(seat).scientists


assert len(SPOTS) == 12
