"""Placing Workers and Exosuits: which places a seat may use now, and what happens on each (sections 7 to 10)."""

from __future__ import annotations

from typing import Final

from .actions import (
    A_PLACE,
    CAPITAL,
    COPY_SUPPLY,
    COUNCIL_LEFT,
    COUNCIL_RIGHT,
    EVACUATION,
    FIRST_SPOT,
    HEXES,
    MINE,
    PURIFY,
    SPOTS,
    SUPPLY,
    SUPPLY_SLOT,
    TRADING,
    AnachronyAction,
)
from .building import wealth
from .capital import ALL_TYPES, capital_mask, role
from .content import CONTENT
from .core import F_BUILD, F_CAPITAL, F_CUBE, F_DO, F_TRADE, IMPACT, Core, capital_of, place_name
from .deeds import affords, begin, capital_frame
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
from .items import ANOMALY, HALVE_311, HALVE_312, LODES, PROJECTS_FROM, STRUCTURE_IDS, VALERIAN, WORK_ABILITY
from .players import LOST, RIGHT_HALF, USED_FIELD
from .tables import ACTION_OF, BONUS_OF, NO_BONUS, O_RETURN_PARADOX, O_SUIT, SPACE_WATER, TRADE_OF, Effect, bonus_of

Actions = list[AnachronyAction]
Places = list[tuple[int, int]]
"""Places with the masks of the Worker types that can act there, by what they count as."""
SPACES: Final = {size: tuple(tuple(range(3 * action, 3 * action + size)) for action in range(len(CAPITAL))) for size in (2, 3)}
"""Spaces of the Capital Actions, by how many each has."""


# ---- what may be placed where


def placements(s: Core, seat: int, workers: tuple[int, ...], *, main: bool = True, own: bool = True) -> Actions:
    """The placements worth thinking about, with one of these Worker types (`SUIT`: an empty Exosuit)."""
    apart = scholars_apart(s, seat, workers) if s.impl else ()
    if apart:
        return [action for some in apart for action in placements(s, seat, some, main=main, own=own)]
    s.begin_rebate(seat)
    places: Places = []
    if main and s.powered[seat] and workers:
        main_places(s, seat, workers, places)
    if own:
        own_places(s, seat, workers, places)
    s.rebate = 0
    found: Actions = []
    for worker in workers:
        acts = 1 << role(s, seat, worker)
        row = A_PLACE[worker]
        found += [row[place] for place, mask in places if mask & acts]
    return found


def scholars_apart(s: Core, seat: int, workers: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Scientists who count as Geniuses under D-04 are looked at apart from real ones: a Superproject may ask for the one that is placed."""
    if s.leader[seat] != VALERIAN or SCIENTIST not in workers or GENIUS not in workers:
        return ()
    return tuple(worker for worker in workers if worker != GENIUS), (GENIUS,)


def placeable_types(s: Core, seat: int) -> tuple[int, ...]:
    """Worker types that may be placed now."""
    barred = s.barred[seat]
    return types_in(s.placeable(seat)) if barred else types_in(s.active[seat])


def main_places(s: Core, seat: int, workers: tuple[int, ...], found: Places) -> None:
    """Places of the main board that can be used, of equal spaces the cheapest only; call it with the rebate set."""
    have = wealth(s, seat)
    hexes, closed, late = s.hexes, s.closed, s.era > IMPACT
    taken = []
    for action, spaces in enumerate(SPACES[s.capital_size()]):
        full = True
        for space in spaces:
            if hexes[space] >= 0 or closed >> space & 1:
                continue
            full = False
            tile = s.capital[space]
            cost = 0 if late else SPACE_WATER[space]
            if covers(have, cost):
                mask = capital_mask(s, seat, action, have - cost, bonus_of(tile), workers)
                if mask:
                    found.append((space, mask))
            if tile < 0:
                break
        if full:
            taken.append(action)
    if hexes[COUNCIL_LEFT] < 0 and covers(have, SPACE_WATER[COUNCIL_LEFT]):
        found.append((COUNCIL_LEFT, ALL_TYPES))
    if taken and s.is_free(COUNCIL_RIGHT) and covers(have, SPACE_WATER[COUNCIL_RIGHT]):
        left = have - SPACE_WATER[COUNCIL_RIGHT]
        mask = 0
        for action in taken:
            mask |= capital_mask(s, seat, action, left, NO_BONUS, workers)
        if mask:
            found.append((COUNCIL_RIGHT, mask))
    found += [(space, ALL_TYPES) for space in (MINE, MINE + 1, MINE + 2) if hexes[space] < 0]
    found.append((PURIFY, ALL_TYPES))
    if can_trade(s, seat):
        found.append((TRADING, ALL_TYPES))
    if late and can_evacuate(s, seat):
        found.append((EVACUATION, ALL_TYPES))


def space_cost(s: Core, space: int) -> int:
    """Placement cost of a hex space now; Collapsing Capital tiles cover those of the Capital Actions (AN-177)."""
    return 0 if s.era > IMPACT and capital_of(space) >= 0 else SPACE_WATER[space]


def can_trade(s: Core, seat: int) -> bool:
    """One exchange of the ring can be paid (AN-245); the rebate does not count here (AN-610)."""
    have = s.goods[seat]
    return any(covers(have, cost) and tug(have) >= cubes for cost, cubes, _goods, _cubes in TRADE_OF.values())


def can_evacuate(s: Core, seat: int) -> bool:
    """The Evacuation may be used by this seat now (AN-255, AN-256, AN-258)."""
    return seat not in s.evacuees and s.markers[seat] > 0 and fulfilled(s, seat)


def own_places(s: Core, seat: int, workers: tuple[int, ...], found: Places) -> None:
    """Worker spaces of the own player board that can be used."""
    used = s.used[seat]
    if can_supply(s, seat):
        found.append((SUPPLY, ALL_TYPES))
    if not s.flags[seat] & WORK_ABILITY:
        return
    for spot, structure in enumerate(s.spots[seat]):
        if structure < 0 or used >> USED_FIELD * spot & 15:
            continue
        effect = spot_effect(s, seat, spot)
        if effect is not None and affords(s, seat, effect):
            mask = usable_by(s, seat, effect, workers)
            if mask:
                found.append((FIRST_SPOT + spot, mask))


def can_supply(s: Core, seat: int) -> bool:
    """Supply as a Worker action can be used (AN-295, AN-297)."""
    if s.boards[seat].supply_free or s.use_of(seat, SUPPLY_SLOT):
        return False
    return amount(wealth(s, seat), W) >= supply_water(s, seat)


def usable_by(s: Core, seat: int, effect: Effect, workers: tuple[int, ...]) -> int:
    """Mask of the Worker types that may do an effect now, for which it has a legal result; costs apart (AN-018)."""
    op = effect.op
    if op == "set_focus":
        return effect.workers if s.era > 1 else 0
    if op == "warp_back":
        return effect.workers if s.warped[seat] else 0
    if op == "clone":
        return effect.workers if s.impl or s.tired[seat] else 0
    if op == "copy":
        return effect.workers if copyable(s, seat) else 0
    if op == "act":
        have, mask = wealth(s, seat) - effect.cost, 0
        for action in range(len(CAPITAL)):
            mask |= capital_mask(s, seat, action, have, NO_BONUS, workers)
        return effect.workers & mask
    if effect.steps == ((O_SUIT,),):
        return effect.workers if s.suits_left(seat) else 0
    if effect.steps == ((O_RETURN_PARADOX, 1),):
        return effect.workers if s.paradox[seat] else 0
    return effect.workers


def spot_effect(s: Core, seat: int, spot: int) -> Effect | None:
    """The Worker action on a spot: that of the Anomaly where one lies on top (AN-354)."""
    structure = s.spots[seat][spot]
    if structure == RIGHT_HALF or structure < 0:
        return None
    if s.covered[seat] >> spot & 1:
        structure = ANOMALY
    return ACTION_OF[structure][s.impl]


def supply_water(s: Core, seat: int) -> int:
    """Water that Supply costs now, without the rebate (AN-295, AN-299, D-26)."""
    water = s.boards[seat].morale_water[s.morale[seat]]
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
            if effect is not None and effect.op != "copy" and affords(s, seat, effect) and usable_by(s, seat, effect, (GENIUS,)):
                found.append(structure)
    if not s.impl and amount(wealth(s, seat), W) >= supply_water(s, seat) and any_supply(s):
        found.append(COPY_SUPPLY)
    return sorted(found)


def any_supply(s: Core) -> bool:
    """Some player's board has Supply as a Worker action (AN-602)."""
    return any(not s.boards[row].supply_free for row in range(s.seats))


# ---- what a placement does


def place(s: Core, seat: int, action: AnachronyAction) -> None:
    """Puts a Worker, an Exosuit or both on a place and opens its Action."""
    worker, where = action.value, action.other
    acts = role(s, seat, worker)
    if worker != SUIT:
        s.active[seat] -= ONE_WORKER[worker]
    s.begin_rebate(seat)
    if s.sink is not None:
        _tell_placed(s, seat, worker, where)
    if where < SUPPLY:
        s.use_suit(seat)
        motivated = MINE <= where < HEXES and acts in (ENGINEER, GENIUS)
        s.stand(seat, where, worker, motivated)
        _use_main(s, seat, where, acts)
    elif where == SUPPLY:
        motivated = bool(s.boards[seat].supply_motivated >> acts & 1)
        s.occupy(seat, SUPPLY_SLOT, 1 + worker + 4 * motivated)
        use_supply(s, seat)
    else:
        _use_spot(s, seat, where - FIRST_SPOT, worker, acts)


def _tell_placed(s: Core, seat: int, worker: int, where: int) -> None:
    """On the main board and on Supply the space says where, on an own structure the tile does."""
    name, space = WORKERS[worker] if worker != SUIT else "exosuit", place_name(where)
    if where < FIRST_SPOT:
        s.tell("placed", seat, worker=name, space=space)
    else:
        spot = where - FIRST_SPOT
        structure = ANOMALY if s.covered[seat] >> spot & 1 else s.spots[seat][spot]
        s.tell("worked", seat, worker=name, space=space, structure=STRUCTURE_IDS[structure])


def _use_main(s: Core, seat: int, where: int, acts: int) -> None:
    if capital_of(where) >= 0:
        s.pay(seat, space_cost(s, where))
        _use_capital(s, seat, where, acts)
    elif where in (COUNCIL_LEFT, COUNCIL_RIGHT):
        mask = sum(1 << action for action in range(len(CAPITAL)) if s.all_taken(action))
        s.pay(seat, SPACE_WATER[where])
        if where == COUNCIL_LEFT:
            s.banner = seat
            s.tell("banner", seat)
        if mask:
            s.stack.append((F_CAPITAL, seat, mask, acts, where == COUNCIL_LEFT))
    elif where < HEXES:
        mine(s, seat, where)
    elif where == PURIFY:
        plain, more = CONTENT.purify
        s.gain(seat, (plain + more * (acts in (SCIENTIST, GENIUS))) * WATER)
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
        s.occupy(seat, spot, 1 + worker + 4 * is_motivated(s, seat, spot, effect, worker))
    begin(s, seat, effect, spot, acts if effect.op == "act" else worker)


def is_motivated(s: Core, seat: int, spot: int, effect: Effect, worker: int) -> bool:
    """The Worker goes back to Active (AN-315 to AN-317)."""
    if effect.motivated >> role(s, seat, worker) & 1:
        return True
    return worker == SCIENTIST and s.spots[seat][spot] < PROJECTS_FROM and spot // 3 in s.boards[seat].scientists


assert len(SPOTS) == 12
