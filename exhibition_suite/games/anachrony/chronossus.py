"""The Chronossus: its Energy Pool, the routes of its tokens, its Action tiles, its turns (section 18 of the solo rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from exhibition_suite.engine import Rng

from .automa_actions import DONE, WITHOUT_SUIT, perform
from .automa_state import RULES, SUITS, gain_points, put, tell
from .content import CONTENT
from .grammar_automa import TOKENS, TileSide

if TYPE_CHECKING:
    from .core import Core

_RULES: Final = RULES.chronossus
ROUTE: Final[dict[int, tuple[str, ...]]] = {one.token: tuple(one.positions) for one in _RULES.routes}
"""The route of each token, as Actions and slots (AS-420)."""
SLOTS: Final = {f"slot-{number + 1}": number for number in range(len(_RULES.tiles))}
MORE_ENERGY: Final = ("none", "one", "two", "three")
"""Additional Energy Cores of CX-3, by their option."""


def begin(s: Core) -> None:
    """Tokens on position 1 and the Energy Pool (AS-401, AS-490)."""
    energy = _RULES.pool.energy_cores + MORE_ENERGY.index(s.rules.more_energy)
    put(s, at=(1,) * len(TOKENS), above=TOKENS, energy=energy, exhausted=_RULES.pool.exhausted)


def deal_tiles(s: Core) -> None:
    """The Action tiles onto their slots (AS-402, AS-403, AS-490)."""
    rules = s.rules
    order = list(range(len(SLOTS)))
    if rules.random_tiles:
        rng = Rng(s.rng)
        rng.shuffle(order)
        s.rng = rng.bits()
    if rules.swap_tiles:
        order.reverse()
    sides = (rules.c01_side_b, rules.c02_side_b, rules.c03_side_b)
    put(s, slots=tuple((tile, int(sides[tile])) for tile in order))
    tell(
        s,
        "bot_tiles",
        "AS-403" if rules.random_tiles else "AS-402",
        rules.random_tiles,
        action_tiles=[tile_name(s, slot) for slot in SLOTS],
    )


def tile_of(s: Core, slot: str) -> TileSide:
    """The side that shows of the Action tile on a slot."""
    tile, side = s.automa.slots[SLOTS[slot]]
    return _RULES.tiles[tile].B if side else _RULES.tiles[tile].A


def tile_name(s: Core, slot: str) -> str:
    """The Action tile on a slot with its side, e.g. `C01A`."""
    tile, side = s.automa.slots[SLOTS[slot]]
    return f"{_RULES.tiles[tile].id}{'AB'[side]}"


# ---- Power Up


def power_up(s: Core) -> None:
    """Tokens drawn from the Energy Pool say how many Exosuits are powered up (AS-410 to AS-414, AS-491)."""
    energy, spent = draw(s)
    left = s.automa.energy - energy
    put(s, energy=left, exhausted=s.automa.exhausted - spent + bool(spent))
    tell(s, "bot_drew", "AS-410", True, energy=energy, exhausted=spent, pool=left, pool_exhausted=s.automa.exhausted)
    suits = exosuits(s.era > CONTENT.impact_after, energy) + s.rules.extra_exosuit
    put(s, ready=min(suits, SUITS))
    tell(s, "bot_powered", "AS-411", count=s.automa.ready)
    if suits > SUITS:
        points = _RULES.spare_exosuit_vp * (suits - SUITS)
        gain_points(s, points)
        tell(s, "bot_spare_suit", "AS-491", count=points)


def draw(s: Core) -> tuple[int, int]:
    """Energy Cores and exhausted ones, drawn without replacement (AS-410, AS-495)."""
    energy, spent = s.automa.energy, s.automa.exhausted
    for _ in range(min(_RULES.pool.drawn, energy + spent)):
        if s.roll(energy + spent) < energy:
            energy -= 1
        else:
            spent -= 1
    return s.automa.energy - energy, s.automa.exhausted - spent


def exosuits(late: bool, energy: int) -> int:
    """Exosuits for so many Energy Cores, before or after the Impact (AS-411)."""
    limits = _RULES.exosuits.after if late else _RULES.exosuits.before
    return min(limits.least + energy, limits.most)


# ---- turns


def take_turn(s: Core) -> None:
    """A roll, the Action or tile under that token, its step; or a pass (AS-430)."""
    token = CONTENT.chronobot_die[s.roll(len(CONTENT.chronobot_die))]
    at = s.automa.at[token - TOKENS[0]]
    act = ROUTE[token][at - 1]
    put(s, turns=s.automa.turns + 1)
    tell(s, "bot_rolled", "AS-071", True, era=s.era, turn=s.automa.turns, die=token, position=str(at), act=act)
    if not s.automa.ready and act not in WITHOUT_SUIT and act not in SLOTS:
        s.passed |= 1 << s.seats
        tell(s, "bot_passed", "AS-450", why="no_suit", ready=0, acted=s.automa.acted)
        return
    outcome = use_tile(s, act) if act in SLOTS else perform(s, act)
    _advance(s, token, at)
    put(s, acted=s.automa.acted + 1)
    tell(s, "bot_turn", "AS-405", outcome=outcome, ready=s.automa.ready, acted=s.automa.acted)


def use_tile(s: Core, slot: str) -> str:
    """The effect of an Action tile (AS-423, AS-424)."""
    tile = tile_of(s, slot)
    points, energy = tile.vp or 0, tile.energy_core or 0
    if not points and not energy:
        return perform(s, "reboot")
    gain_points(s, points)
    put(s, energy=s.automa.energy + energy)
    if points:
        tell(s, "bot_tile_vp", "AS-423", action_tile=tile_name(s, slot), count=points)
    if energy:
        tell(s, "bot_tile_energy", "AS-413", action_tile=tile_name(s, slot), pool=s.automa.energy)
    return DONE


def _advance(s: Core, token: int, left: int) -> None:
    """One position on, and over every Autoleap tile (AS-425 to AS-427)."""
    route = ROUTE[token]
    goal = left % len(route) + 1
    tell(s, "bot_moved", "AS-074", token=token, left=str(left), goal=str(goal))
    while (slot := route[goal - 1]) in SLOTS and tile_of(s, slot).autoleap:
        tell(s, "bot_leapt", "AS-425", token=token, action_tile=tile_name(s, slot))
        use_tile(s, slot)
        goal = goal % len(route) + 1
    put(s, at=tuple(goal if one == token else where for one, where in zip(TOKENS, s.automa.at, strict=True)))
