"""The content's effects and boards in the compact form that the rules run on.

Pairs are indexed by the profile: 0 standard, 1 the other reading of the disputed rules (AN-654).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from . import content_types as types
from .actions import (
    A_GAIN,
    A_TRADE,
    CAPITAL,
    CHOOSE_GIVE,
    CHOOSE_TAKE,
    CONSTRUCT,
    GAIN_WORKER,
    RECRUITING,
    RESEARCH,
    TRADES,
    AnachronyAction,
)
from .content import CONTENT
from .content_types import ACTION, BONUS, FREE, IMMEDIATE
from .goods import FIELD, ONE, breakthrough, mixtures, pack
from .items import ANOMALY, NUMBER, PROJECTS_FROM

(
    O_GOODS,
    O_TUG,
    O_VP,
    O_PER_PAID,
    O_PARADOX,
    O_RETURN_PARADOX,
    O_MORALE,
    O_WORKERS,
    O_SUIT,
    O_REFRESH,
    O_FOCUS,
    O_BACK,
    O_ACT,
    O_RESEARCH,
    O_COPY,
    O_CLONE,
    O_CHOOSE,
    O_LEADER,
    O_OWN_BOARD,
    O_MAIN_BOARD,
    O_SEAL,
) = range(21)
PAID: Final = 0
"""Range of a Power Plant that is as large as what was paid (AN-337, AN-338)."""
Step = tuple[Any, ...]
Choice = tuple[AnachronyAction, int, int, tuple[Step, ...]]
"""An answer, goods and cubes of titanium, uranium or gold that it costs, and what it does."""


class Effect(NamedTuple):
    """An effect with a cost, compiled.

    Attributes:
        workers: mask of the types that may be placed; motivated: of those that return to Active; lost: the Worker is lost at once.
        cost: packed goods; tug: further cubes; one_of: alternatives of both kinds, one is paid besides; paid: kinds of which any number
            from one on is paid; worker: a Worker of any type is paid.
        steps: what it does, as `(operation, …)`.
        op: the content's name of its operation.
    """

    workers: int
    cost: int
    tug: int
    one_of: tuple[tuple[int, int], ...]
    paid: tuple[int, ...]
    worker: bool
    steps: tuple[Step, ...]
    motivated: int
    lost: bool
    op: str


Profiles = tuple[Effect | None, Effect | None]


# ---- effects


def _gains(gain: types.Gain) -> list[Step]:
    found: list[Step] = []
    if any(gain.goods):
        found.append((O_GOODS, pack(gain.goods)))
    if gain.tug:
        found.append((O_TUG, gain.tug))
    if any(gain.workers):
        found.append((O_WORKERS, _workers(gain.workers)))
    found += [(O_SUIT,)] * gain.exosuits
    for op, n in ((O_MORALE, gain.morale), (O_VP, gain.vp)):
        if n:
            found.append((op, n))
    if gain.paradox:
        found.append((O_PARADOX, gain.paradox) if gain.paradox > 0 else (O_RETURN_PARADOX, -gain.paradox))
    return found


def _workers(counts: types.WorkerCounts) -> int:
    return sum(n << 8 * kind for kind, n in enumerate(counts))


def _choice(cost: types.Cost, gain: types.Gain) -> list[Choice]:
    """The answers for one alternative: mixtures of cubes are told apart at once."""
    price = (pack(cost.goods), cost.tug)
    if gain.paradox:
        return [(CHOOSE_TAKE if gain.paradox > 0 else CHOOSE_GIVE, *price, tuple(_gains(gain)))]
    if price != (0, 0):
        trade = "cubes>neutronium" if cost.tug else "neutronium>cubes"
        return [(A_TRADE[TRADES.index(trade)], *price, tuple(_gains(gain)))]
    if any(gain.workers):
        return [(GAIN_WORKER[gain.workers.index(1)], 0, 0, tuple(_gains(gain)))]
    if gain.tug:
        return list(MIXTURES[gain.tug])
    return [(A_GAIN[pack(gain.goods)], 0, 0, tuple(_gains(gain)))]


MIXTURES: Final = tuple(tuple((A_GAIN[mix], 0, 0, ((O_GOODS, mix),)) for mix in mixtures(n)) if n else () for n in range(4))
"""The answers to `n` cubes of titanium, uranium or gold."""


def _focus(effect: types.Effect) -> Step:
    return (O_FOCUS, effect.n, effect.times, effect.returns, effect.boosted)


def _act(effect: types.Effect) -> Step:
    if effect.kind == IMMEDIATE:
        return (O_RESEARCH, effect.times)
    return (O_ACT, sum(1 << CAPITAL.index(name) for name in effect.names))


def _choose(effect: types.Effect) -> Step:
    found = [choice for cost, gain in effect.options for choice in _choice(cost, gain)]
    if found[0][0] is CHOOSE_TAKE:
        return (O_LEADER, tuple(found))
    return (O_CHOOSE, tuple(found))


_OPERATIONS: Final[dict[str, Callable[[types.Effect], Step]]] = {
    "set_focus": _focus,
    "warp_back": lambda effect: (O_BACK, effect.n),
    "refresh": lambda _effect: (O_REFRESH,),
    "choose": _choose,
    "act": _act,
    "main_board": lambda effect: (O_MAIN_BOARD, bool(effect.names)),
    "own_board": lambda _effect: (O_OWN_BOARD,),
    "copy": lambda effect: (O_COPY, "supply" in effect.names),
    "clone": lambda _effect: (O_CLONE,),
    "seal": lambda _effect: (O_SEAL,),
}


def compiled(effect: types.Effect) -> Effect:
    """The compact form of an action, a Free Action, an immediate effect or a bonus."""
    steps = [] if effect.op in ("", *_BONUS_ONLY) else [_OPERATIONS[effect.op](effect)]
    steps += _gains(effect.gain)
    if effect.per_paid:
        steps.append((O_PER_PAID, effect.per_paid))
    return Effect(
        effect.workers,
        pack(effect.cost.goods),
        effect.cost.tug,
        tuple((pack(cost.goods), cost.tug) for cost in effect.one_of),
        effect.paid,
        bool(effect.cost.any_worker),
        tuple(steps),
        effect.motivated,
        effect.lost,
        effect.op,
    )


_BONUS_ONLY: Final = ("again", "set_die", "superproject", "built", "bonus_again", "discount")


def _of_kind(effects: types.Pair[types.Effects], kind: int) -> Profiles:
    first, second = (next((compiled(effect) for effect in profile if effect.kind == kind), None) for profile in effects)
    return first, second


_STRUCTURES: Final[tuple[types.Building | types.Superproject, ...]] = (*CONTENT.buildings, *CONTENT.superprojects)
ACTION_OF: Final[tuple[Profiles, ...]] = (
    *(_of_kind(one.effects, ACTION) for one in _STRUCTURES),
    (compiled(CONTENT.seal), compiled(CONTENT.seal)),
)
"""The Worker action of each structure, the Anomaly's last."""
FREE_OF: Final[tuple[Profiles, ...]] = (*(_of_kind(one.effects, FREE) for one in _STRUCTURES), (None, None))
IMMEDIATE_OF: Final[tuple[Profiles, ...]] = tuple(_of_kind(one.effects, IMMEDIATE) for one in _STRUCTURES)
LEADER_FREE: Final[tuple[Profiles, ...]] = tuple(_of_kind(one.effects, FREE) for one in CONTENT.leaders)
assert len(ACTION_OF) == ANOMALY + 1

# ---- what lasts


def _price(effects: types.Effects, *ops: str) -> int:
    """What one of these effects costs each time, packed; 0 where there is none of them."""
    return next((pack(effect.cost.goods) for effect in effects if effect.op in ops), 0)


SALVAGE_COST: Final = tuple(
    tuple(_price(profile, "take_worker", "take_cube", "clean_up_act") for profile in one.effects) for one in CONTENT.leaders
)
"""What each Leader pays at Clean Up, packed, by profile; 0 for those who do nothing there (AN-486, AN-488, AN-493)."""
SECOND_DIE_COST: Final = next(price for one in _STRUCTURES if (price := _price(one.effects[0], "second_die")))
"""Of setting the other die too, packed (AN-217); Cornella pays the same."""
EXCHANGES: Final = tuple(
    (pack(cost.goods), pack(gain.goods))
    for one in CONTENT.leaders
    for effect in one.effects[0]
    if effect.op == "exchange"
    for cost, gain in effect.options
)
"""Captain Wolfe's exchanges, as cost and gain, packed (AN-487)."""
PER_VP: Final = {effect.names[0]: effect.n for one in _STRUCTURES for effect in one.effects[0] if effect.op == "per"}
"""VP at the end for each anomaly, step of time_travel and superproject with an active structure that says so (AN-401, AN-402, AN-614)."""

# ---- superprojects

PROJECT_COST: Final = tuple(pack(one.cost.goods) for one in CONTENT.superprojects)
PROJECT_WORKER: Final = tuple(one.cost.workers.index(1) if any(one.cost.workers) else -1 for one in CONTENT.superprojects)
PROJECT_EXACT: Final = tuple(breakthrough(*one.exact) if one.exact else -1 for one in CONTENT.superprojects)
PROJECT_PAIR: Final = tuple(one.pair for one in CONTENT.superprojects)

# ---- collapsing capital tiles


class Bonus(NamedTuple):
    """What a Collapsing Capital tile adds: `op` as in the content, `steps` of a plain gain, discounts, VP by spot."""

    op: str
    steps: tuple[Step, ...]
    neutronium: int
    cubes: int
    points: tuple[int, ...]
    what: str


def _bonus(effect: types.Effect) -> Bonus:
    discount = effect.op == "discount"
    name = effect.names[0] if effect.names else ""
    steps = compiled(effect).steps
    return Bonus(
        effect.op, steps, effect.n * (discount and name == "neutronium"), effect.n * (discount and name == "tug"), effect.points, name
    )


assert all(tile.bonus.kind == BONUS for tile in CONTENT.capital)
BONUS_OF: Final = tuple(_bonus(tile.bonus) for tile in CONTENT.capital)
NO_BONUS: Final = Bonus("", (), 0, 0, (), "")


def bonus_of(tile: int) -> Bonus:
    """The bonus of a tile, or none for -1."""
    return BONUS_OF[tile] if tile >= 0 else NO_BONUS


# ---- player boards


class Board(NamedTuple):
    """A side of a player board, compiled.

    Attributes:
        slots: the costs of each hex slot of which one is paid, as (goods, cubes); `((0, 0),)` for a free one.
        slot_water: Water for each empty slot; breaks: mask of the slots that the Impact closes.
        supply_free: Supply is a Free Action; supply_motivated: mask of Worker types.
        costs: packed cost of each of the twelve spots, by profile.
        morale_start: space 1 to 7; morale_vp, morale_water: by space, index 0 unused; overflow: VP beyond the right end.
        travel_vp: by steps.
        scientists: rows where Scientists are motivated (AN-317).
    """

    slots: tuple[tuple[tuple[int, int], ...], ...]
    slot_water: int
    breaks: int
    supply_free: bool
    supply_motivated: int
    costs_of: tuple[tuple[int, ...], tuple[int, ...]]
    morale_start: int
    morale_vp: tuple[int, ...]
    morale_water: tuple[int, ...]
    overflow: int
    travel_vp: tuple[int, ...]
    project_anywhere: bool
    anomaly_anywhere: bool
    lose_building: bool
    paradox_limit: int
    scientists: tuple[int, ...]


@cache
def board_of(side: int, path: int) -> Board:
    """The board of a side (0 A, 1 B) and a Path."""
    board = CONTENT.boards[side][path]
    standard, other = (tuple(pack(cost) for row in profile for cost in row) for profile in board.costs)
    return Board(
        tuple(tuple((pack(cost.goods), cost.tug) for cost in slot) for slot in board.slots),
        board.slot_water,
        sum(1 << slot for slot in board.breaks),
        board.supply_free,
        board.supply_motivated,
        (standard, other),
        board.morale_start + 1,
        (0, *board.morale_vp),
        (0, *board.morale_water),
        board.overflow,
        board.time_travel,
        board.superproject_anywhere,
        board.anomaly_anywhere,
        board.lose_building,
        board.paradox_limit,
        board.scientists_motivated,
    )


# ---- the main board

SPACE_WATER: Final = tuple(ONE[4] * water for action in CONTENT.actions[:5] for water in action.spaces)
"""Placement cost of each hex space before the Impact (AN-177, AN-228)."""
COUNCIL: Final = 3
MINE_ACTION: Final = CONTENT.actions[4]
BESIDE: Final = tuple((pack(gain.goods), gain.vp) for gain in CONTENT.beside)
"""The asset beside a Scientist, an Engineer, an Administrator in the Recruit pool: goods and VP (AN-204)."""
TRADE_OF: Final = dict(enumerate(((pack(cost.goods), cost.tug, pack(gain.goods), gain.tug) for cost, gain in CONTENT.exchanges)))
ACTIONS_BY_NAME: Final = {"construct": CONSTRUCT, "recruit": RECRUITING, "research": RESEARCH}
assert NUMBER["S-01"] == PROJECTS_FROM
assert FIELD == 10
