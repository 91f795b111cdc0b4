"""The three Capital Actions and World Council, decision by decision (sections 8.1 to 8.4)."""

from __future__ import annotations

from typing import Final

from exhibition_suite.engine.frames import Frame, Handler, choice, stands

from .actions import (
    A_BONUS,
    A_BOTH,
    A_BUILD,
    A_COPY,
    A_DIE,
    A_ICON,
    A_LEAVE,
    A_PROJECT,
    A_RECRUIT,
    A_REROLL,
    A_SPOT,
    BOTH,
    CAPITAL,
    COPY_CAPITAL,
    LEAVE,
    PROJECT,
    SPOTS,
    AnachronyAction,
)
from .building import (
    Discount,
    affordable_rows,
    discount_of,
    next_spot,
    of_shape,
    offered_project,
    payable,
    project_fits,
    project_spots,
    spendable,
    wealth,
)
from .capital import can_do, second_die, takeable
from .content import CONTENT
from .content_types import ANY_ICON
from .core import (
    F_BONUS,
    F_BUILD,
    F_CAPITAL,
    F_DO,
    F_ICON,
    F_ORDER,
    F_RECRUIT,
    F_REROLL,
    F_RESEARCH,
    F_SPEND,
    F_SPOT,
    Core,
)
from .deeds import ask, capital_frame, charge_worker
from .goods import BREAKTHROUGHS, GENIUS, ICONS, ONE_WORKER, SHAPES, SUIT, WATER, WORKERS, breakthrough, pair_name, tiles_of
from .items import BUILDING_ROWS, PROJECT_IDS, PROJECTS_FROM, STRUCTURE_IDS
from .tables import (
    BESIDE,
    IMMEDIATE_OF,
    O_VP,
    PROJECT_COST,
    PROJECT_EXACT,
    PROJECT_PAIR,
    PROJECT_WORKER,
    Bonus,
    bonus_of,
)

Actions = list[AnachronyAction]


# ---- Construct: frame (kind, seat, engineer, tile, project only, may be declined)


def discount_for(s: Core, frame: Frame) -> Discount:
    """The discount of an open Construct (AN-193)."""
    bonus = bonus_of(frame[3])
    return discount_of(s, frame[1], frame[2], bonus.neutronium, bonus.cubes)


def build_options(s: Core, frame: Frame) -> Actions:
    """Tiles on offer that can be paid and placed, the Superproject at the Focus marker too."""
    seat, have, discount = frame[1], wealth(s, frame[1]), discount_for(s, frame)
    found = []
    if not frame[4]:
        for row in affordable_rows(s, seat, have, discount):
            tops = {s.top(row, False), s.top(row, True)}
            found += [A_BUILD[one] for one in sorted(tops) if one >= 0]
    if project_fits(s, seat, have, discount):
        found.append(A_PROJECT[offered_project(s, seat) - PROJECTS_FROM])
    return found


def _build_listed(s: Core, frame: Frame) -> Actions:
    found = build_options(s, frame)
    return [*found, A_LEAVE] if frame[5] else found


def _step_build(s: Core, frame: Frame) -> bool:
    found = build_options(s, frame)
    if not found:
        s.stack.pop()
        return True
    if len(found) == 1 and not frame[5]:
        _answer_build(s, frame, found[0])
        return True
    return False


def _answer_build(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    if action.kind == PROJECT:
        _build_project(s, frame, PROJECTS_FROM + action.value)
    elif action.kind != LEAVE:
        _build(s, frame, action.value)


def _build(s: Core, frame: Frame, structure: int) -> None:
    """A Building on the leftmost empty spot of its row, for the cost of that spot (AN-179 to AN-182)."""
    seat = frame[1]
    spot = next_spot(s, seat, BUILDING_ROWS[structure])
    ways = payable(wealth(s, seat), s.boards[seat].costs_of[s.impl][spot], discount_for(s, frame))
    s.tell("built", seat, structure=STRUCTURE_IDS[structure], space=SPOTS[spot])
    s.take_building(structure)
    s.put(seat, spot, structure)
    _finish(s, seat, structure, bonus_of(frame[3]), "building", spot)
    ask(s, seat, ways)


def _finish(s: Core, seat: int, structure: int, bonus: Bonus, what: str, spot: int) -> None:
    """The tile's VP for what was built, then the immediate effect (AN-194, AN-283, AN-284)."""
    if bonus.op == "built" and bonus.what == what:
        points = bonus.points[min(spot % 3, len(bonus.points) - 1)]
        s.stack.append((F_DO, seat, ((O_VP, points),), -1, SUIT, 0))
    immediate = IMMEDIATE_OF[structure][s.impl]
    if immediate is not None:
        s.stack.append((F_ORDER, seat, immediate.steps))


def _build_project(s: Core, frame: Frame, structure: int) -> None:
    """The Superproject at the Focus marker: cost, Worker, Breakthroughs, place (AN-183 to AN-191)."""
    seat, number = frame[1], structure - PROJECTS_FROM
    ways = payable(wealth(s, seat), PROJECT_COST[number], discount_for(s, frame))
    era = s.focus[seat]
    s.projects = tuple(-1 if at == era - 1 else one for at, one in enumerate(s.projects))
    s.tell("built_project", seat, structure=PROJECT_IDS[number], era=era)
    s.stack.append((F_SPOT, seat, structure, frame[3]))
    s.stack.append((F_SPEND, seat, number, -1))
    worker = PROJECT_WORKER[number]
    if worker >= 0:
        charge_worker(s, seat, 1 << worker)
    ask(s, seat, ways)


# ---- where a Superproject lies: frame (kind, seat, structure, tile)


def _spot_options(s: Core, frame: Frame) -> Actions:
    return [A_SPOT[spot] for spot in project_spots(s, frame[1])]


def _answer_spot(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    _kind, seat, structure, tile = frame
    s.put(seat, action.value, structure)
    s.tell("placed_project", seat, structure=STRUCTURE_IDS[structure], space=SPOTS[action.value])
    _finish(s, seat, structure, bonus_of(tile), "superproject", action.value)


# ---- the Breakthroughs of a Superproject: frame (kind, seat, number, shape still owed or -1)


def _spend_options(s: Core, frame: Frame) -> Actions:
    _kind, seat, number, owed = frame
    return spendable(s, seat, number) if owed < 0 else of_shape(s.breakthroughs[seat], owed)


def _answer_spend(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    _kind, seat, number, owed = frame
    give_breakthrough(s, seat, action.value)
    if owed < 0 and action.value != PROJECT_EXACT[number]:
        s.stack.append((F_SPEND, seat, number, PROJECT_PAIR[number][1]))


def give_breakthrough(s: Core, seat: int, kind: int) -> None:
    """A Breakthrough back into the supply (AN-187)."""
    s.breakthroughs[seat] -= 1 << 2 * kind
    s.supply += 1 << 2 * kind
    s.tell("spent_breakthrough", seat, breakthrough=pair_name(kind))


# ---- Recruit: frame (kind, seat, worker, tile, may be declined)


def _recruit_options(s: Core, frame: Frame) -> Actions:
    found = [A_RECRUIT[kind] for kind in takeable(s, frame[2])]
    return [*found, A_LEAVE] if frame[4] and found else found


def _answer_recruit(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    if action.kind != LEAVE:
        _recruit(s, frame, action.value)


def _recruit(s: Core, frame: Frame, kind: int) -> None:
    """A Worker out of the pool, with what lies beside it, twice with tile 34 (AN-202 to AN-204, AN-288)."""
    seat = frame[1]
    s.pool -= ONE_WORKER[kind]
    s.tell("recruited", seat, worker=WORKERS[kind])
    s.gain_workers(seat, ONE_WORKER[kind])
    for _ in range(2 if bonus_of(frame[3]).op == "bonus_again" else 1):
        if kind == GENIUS:
            s.stack.append((F_BONUS, seat))
        else:
            _beside(s, seat, kind)


def _beside(s: Core, seat: int, kind: int) -> None:
    goods, points = BESIDE[kind]
    s.gain(seat, goods)
    s.score(seat, points, "recruit")


def _bonus_options(_s: Core, _frame: Frame) -> Actions:
    return list(A_BONUS.values())


def _answer_bonus(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    _beside(s, frame[1], action.value)


# ---- Research: frame (kind, seat, tile, may be declined)


def _research_options(s: Core, frame: Frame) -> Actions:
    """Faces of which a Breakthrough is left, or both dice at once."""
    _kind, seat, tile, declinable = frame
    water = second_die(s, seat, tile)
    found: Actions = []
    if water != 0:
        found += [A_DIE[shape] for shape in range(len(SHAPES)) if any(in_stock(s, shape, icon) for icon in range(len(ICONS)))]
        found += [A_DIE[len(SHAPES) + icon] for icon in range(len(ICONS)) if any(in_stock(s, shape, icon) for shape in range(len(SHAPES)))]
    if water >= 0:
        found += [A_BOTH[kind] for kind in range(BREAKTHROUGHS) if tiles_of(s.supply, kind)]
    return [*found, A_LEAVE] if declinable and found else found


def research_extras(s: Core, frame: Frame) -> Actions:
    """Faces of which nothing is left may be set as well; the dice are then rolled again (AN-212, AN-216)."""
    if second_die(s, frame[1], frame[2]) == 0:
        return []
    listed = _research_options(s, frame)
    return [die for die in A_DIE.values() if die not in listed]


def in_stock(s: Core, shape: int, icon: int) -> int:
    """Breakthroughs left with this shape and icon."""
    return tiles_of(s.supply, breakthrough(shape, icon))


def _step_research(s: Core, _frame: Frame) -> bool:
    if s.supply:
        return False
    s.stack.pop()
    return True


def _answer_research(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    _kind, seat, tile, _declinable = frame
    if action.kind == LEAVE:
        return
    if action.kind == BOTH:
        s.pay(seat, second_die(s, seat, tile) * WATER)
        take_breakthrough(s, seat, *divmod(action.value, len(ICONS)))
    elif action.value < len(SHAPES):
        _settle_dice(s, seat, action.value, roll_icon(s, seat))
    else:
        _settle_dice(s, seat, roll_shape(s, seat), action.value - len(SHAPES))


def roll_shape(s: Core, seat: int) -> int:
    """The shape die (AN-213)."""
    shape = CONTENT.shape_die[s.roll(len(CONTENT.shape_die))]
    s.tell("rolled_shape", seat, True, shape=SHAPES[shape])
    return shape


def roll_icon(s: Core, seat: int) -> int:
    """The icon die; `ANY_ICON` for "?" (AN-213)."""
    icon = CONTENT.icon_die[s.roll(len(CONTENT.icon_die))]
    s.tell("rolled_icon", seat, True, icon=(*ICONS, "any")[icon])
    return icon


def _settle_dice(s: Core, seat: int, shape: int, icon: int) -> None:
    """Takes what the dice show; asks for an icon at "?", for a new roll where nothing is left (AN-214 to AN-216)."""
    if icon == ANY_ICON:
        left = [one for one in range(len(ICONS)) if in_stock(s, shape, one)]
        if len(left) == 1:
            take_breakthrough(s, seat, shape, left[0])
        elif left:
            s.stack.append((F_ICON, seat, shape))
        else:
            s.stack.append((F_REROLL, seat, shape, icon))
    elif in_stock(s, shape, icon):
        take_breakthrough(s, seat, shape, icon)
    else:
        s.stack.append((F_REROLL, seat, shape, icon))


def take_breakthrough(s: Core, seat: int, shape: int, icon: int) -> None:
    """A Breakthrough out of the supply (AN-215)."""
    kind = breakthrough(shape, icon)
    s.supply -= 1 << 2 * kind
    s.breakthroughs[seat] += 1 << 2 * kind
    s.tell("got_breakthrough", seat, breakthrough=pair_name(kind))


def _icon_options(s: Core, frame: Frame) -> Actions:
    return [A_ICON[icon] for icon in range(len(ICONS)) if in_stock(s, frame[2], icon)]


def _answer_icon(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    take_breakthrough(s, frame[1], frame[2], action.value)


def _reroll_options(s: Core, frame: Frame) -> Actions:
    """The die that can help; both where neither helps alone (AN-216)."""
    _kind, _seat, shape, icon = frame
    icons = any(in_stock(s, shape, one) for one in range(len(ICONS)))
    shapes = any(in_stock(s, one, icon) for one in range(len(SHAPES))) if icon != ANY_ICON else s.supply != 0
    helpful = [A_REROLL[0]] * shapes + [A_REROLL[1]] * icons
    return helpful or [A_REROLL[0], A_REROLL[1]]


def reroll_extras(s: Core, frame: Frame) -> Actions:
    """The die that cannot help alone: it changes what the other one can bring (AN-216)."""
    helpful = _reroll_options(s, frame)
    return [die for die in A_REROLL.values() if die not in helpful]


def _answer_reroll(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    _kind, seat, shape, icon = frame
    if action.value == 0:
        _settle_dice(s, seat, roll_shape(s, seat), icon)
    else:
        _settle_dice(s, seat, shape, roll_icon(s, seat))


# ---- which Capital Action: frame (kind, seat, mask or 0, worker, may be declined)


def _capital_options(s: Core, frame: Frame) -> Actions:
    _kind, seat, mask, worker, declinable = frame
    found = [A_COPY[COPY_CAPITAL + action] for action in range(len(CAPITAL)) if mask >> action & 1 and can_do(s, seat, action, worker)]
    return [*found, A_LEAVE] if declinable else found


def _answer_capital(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    if action.kind != LEAVE:
        _do_capital(s, frame, action)


def _do_capital(s: Core, frame: Frame, action: AnachronyAction) -> None:
    """Carries the action out without space cost and tile bonus (AN-227, AN-601)."""
    number = action.value - COPY_CAPITAL
    s.tell("copied", frame[1], thing=CAPITAL[number])
    s.stack.append(capital_frame(frame[1], number, frame[3]))


CAPITALS: Final = {
    F_BUILD: Handler(_step_build, _build_listed, _answer_build),
    F_SPOT: choice(_spot_options, _answer_spot),
    F_SPEND: choice(_spend_options, _answer_spend),
    F_RECRUIT: choice(_recruit_options, _answer_recruit),
    F_BONUS: Handler(stands, _bonus_options, _answer_bonus),
    F_RESEARCH: Handler(_step_research, _research_options, _answer_research),
    F_ICON: Handler(stands, _icon_options, _answer_icon),
    F_REROLL: Handler(stands, _reroll_options, _answer_reroll),
    F_CAPITAL: choice(_capital_options, _answer_capital),
}
