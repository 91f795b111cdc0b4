"""A turn in Action Rounds: what may be done, and Free Actions (section 7)."""

from __future__ import annotations

from typing import Final

from exhibition_suite.engine.frames import Frame

from .actions import A_END, A_FREE, A_PASS, A_PLACE, FORCE_SLOT, FREES, LEADER_SLOT, SUPPLY_SLOT, AnachronyAction
from .building import wealth
from .capital import ALL_TYPES, capital_mask, role
from .core import F_BURN, F_EXTRA, F_LOSE, F_REROLL, F_RESEARCH, Core
from .deeds import EMPTY_SUIT, MAIN, OWN, affords, begin
from .frames import extra_options
from .frames_of_boards import burn_extras
from .frames_of_capital import reroll_extras, research_extras
from .goods import SUIT, W, amount, covers, tug
from .items import ENDORPHINS, FREE_ABILITY, LEADER_IDS, STRUCTURE_IDS
from .placing import SPACES, placeable_types, placements, scholars_apart, supply_water, use_supply
from .players import MARKER
from .tables import FREE_OF, LEADER_FREE, NO_BONUS, O_SUIT, SPACE_WATER, Effect

Actions = list[AnachronyAction]


def turn_options(s: Core, seat: int) -> Actions:
    """What is worth doing: placements, Free Actions, a pass; after the Action Free Actions and the end of the turn (AN-154)."""
    if s.acted:
        return [*free_options(s, seat), A_END]
    return [*placements(s, seat, placeable_types(s, seat)), *free_options(s, seat), A_PASS]


def turn_extras(s: Core, seat: int) -> Actions:
    """Legal, but never better than what `turn_options` lists: a dearer space of an Action, Force Workers with nobody tired."""
    found: Actions = []
    if not s.tired[seat] and can_force(s, seat):
        found.append(A_FREE[FORCE_SLOT])
    if s.acted:
        return found
    return found + dearer_spaces(s, seat, placeable_types(s, seat))


def answer_extras(s: Core, frame: Frame) -> Actions:
    """The same among the answers to an open frame."""
    if frame[0] == F_EXTRA and frame[2] != OWN:
        return dearer_spaces(s, frame[1], (SUIT,) if frame[2] == EMPTY_SUIT else placeable_types(s, frame[1]))
    more = _EXTRAS.get(frame[0])
    return more(s, frame) if more else []


_EXTRAS: Final = {F_BURN: burn_extras, F_RESEARCH: research_extras, F_REROLL: reroll_extras}


def dearer_spaces(s: Core, seat: int, workers: tuple[int, ...]) -> Actions:
    """Spaces of a Capital Action beside a cheaper one that is free, before the Impact."""
    found: Actions = []
    if not s.powered[seat]:
        return found
    apart = scholars_apart(s, seat, workers) if s.impl else ()
    if apart:
        return [action for some in apart for action in dearer_spaces(s, seat, some)]
    s.begin_rebate(seat)
    have = wealth(s, seat)
    for action, spaces in enumerate(SPACES[s.capital_size()]):
        dearer = [space for space in spaces if s.is_free(space) and s.capital[space] < 0][1:]
        for space in dearer:
            if covers(have, SPACE_WATER[space]):
                mask = capital_mask(s, seat, action, have - SPACE_WATER[space], NO_BONUS, workers)
                found += [A_PLACE[worker][space] for worker in workers if mask >> role(s, seat, worker) & 1]
    s.rebate = 0
    return found


# ---- Free Actions (7.2)


def free_options(s: Core, seat: int) -> Actions:
    """Free Actions that can be used now and change something."""
    if not s.markers[seat]:
        return []
    found = []
    if can_supply_free(s, seat):
        found.append(A_FREE[SUPPLY_SLOT])
    if s.tired[seat] and can_force(s, seat):
        found.append(A_FREE[FORCE_SLOT])
    if can_lead(s, seat):
        found.append(A_FREE[LEADER_SLOT])
    if s.flags[seat] & FREE_ABILITY:
        for spot, structure in enumerate(s.spots[seat]):
            if structure >= 0 and FREE_OF[structure][s.impl] is not None and can_use_spot(s, seat, spot):
                found.append(A_FREE[spot])
    return found


def can_supply_free(s: Core, seat: int) -> bool:
    """Supply as a Free Action (AN-297)."""
    return (
        s.boards[seat].supply_free
        and not s.use_of(seat, SUPPLY_SLOT)
        and s.markers[seat] > 0
        and amount(s.goods[seat], W) >= supply_water(s, seat)
    )


def can_force(s: Core, seat: int) -> bool:
    """Force Workers; at the left end it costs a Worker (AN-301, AN-303 to AN-305)."""
    if s.use_of(seat, FORCE_SLOT) or not s.markers[seat]:
        return False
    return s.morale[seat] > 1 or bool(s.flags[seat] & ENDORPHINS) or s.in_columns(seat) > 0


def can_lead(s: Core, seat: int) -> bool:
    """The Leader's Free Action."""
    leader = s.leader[seat]
    effect = LEADER_FREE[leader][s.impl] if leader >= 0 else None
    return effect is not None and not s.use_of(seat, LEADER_SLOT) and s.markers[seat] > 0 and has_result(s, seat, effect)


def can_use_spot(s: Core, seat: int, spot: int) -> bool:
    """The Free Action of an own structure that no Anomaly covers (AN-161, AN-163)."""
    effect = FREE_OF[s.spots[seat][spot]][s.impl]
    if effect is None or s.covered[seat] >> spot & 1 or s.use_of(seat, spot) or not s.markers[seat]:
        return False
    return affords(s, seat, effect) and has_result(s, seat, effect)


def has_result(s: Core, seat: int, effect: Effect) -> bool:
    """A Free Action has a legal result (AN-018)."""
    if effect.op == "set_focus":
        return s.era > 1
    if effect.op == "choose":
        have = s.goods[seat] - effect.cost
        return any(covers(have, choice[1]) and tug(have - choice[1]) >= choice[2] for choice in effect.steps[0][1])
    if effect.op == "own_board":
        return bool(extra_options(s, seat, OWN))
    if effect.op == "main_board":
        return bool(extra_options(s, seat, EMPTY_SUIT if effect.steps[0][1] else MAIN))
    return effect.steps != ((O_SUIT,),) or s.suits_left(seat) > 0


def use_free(s: Core, seat: int, slot: int) -> None:
    """Puts a Path marker on a slot and does what it says (AN-161 to AN-163)."""
    s.markers[seat] -= 1
    s.occupy(seat, slot, MARKER)
    s.tell("free_action", seat, thing=_thing_of(s, seat, slot), space=FREES[slot])
    if slot == SUPPLY_SLOT:
        use_supply(s, seat)
    elif slot == FORCE_SLOT:
        force(s, seat)
    elif slot == LEADER_SLOT:
        effect = LEADER_FREE[s.leader[seat]][s.impl]
        assert effect is not None
        begin(s, seat, effect)
    else:
        effect = FREE_OF[s.spots[seat][slot]][s.impl]
        assert effect is not None
        begin(s, seat, effect, slot)


def _thing_of(s: Core, seat: int, slot: int) -> str:
    """What a slot belongs to: a structure, the Leader, Supply or Force Workers."""
    if slot < SUPPLY_SLOT:
        return STRUCTURE_IDS[s.spots[seat][slot]]
    return LEADER_IDS[s.leader[seat]] if slot == LEADER_SLOT else FREES[slot]


def force(s: Core, seat: int) -> None:
    """Refreshed Workers, a step back on the Morale track or a Worker lost (AN-301, AN-303, AN-305)."""
    s.refresh(seat)
    if s.morale[seat] > 1:
        s.move_morale(seat, -1)
    elif not s.flags[seat] & ENDORPHINS:
        s.stack.append((F_LOSE, seat, ALL_TYPES))
