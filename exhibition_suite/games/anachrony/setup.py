"""Setting up: what lies on the table, Paths, sides, Leaders, what everybody starts with (section 2)."""

from __future__ import annotations

from typing import Final

from exhibition_suite.engine import Rng

from . import automa
from .actions import A_LEADER, A_PATH, A_SIDE, CAPITAL, PATH, SIDE, AnachronyAction
from .content import CONTENT
from .core import IMPACT, SETTING_UP, Core
from .goods import ALL_BREAKTHROUGHS, BREAKTHROUGHS, WATER, pack, pair_name, tiles_of
from .items import (
    ANOMALY,
    BUILDING_ROWS,
    CAPITAL_ACTION,
    LEADER_IDS,
    LEADERS_OF,
    MINE_CARDS,
    PATH_IDS,
    PROJECTS_FROM,
    RECRUIT_CARDS,
)
from .tables import board_of

TILES: Final = 7
"""Timeline tiles, and Superprojects in play (AN-053)."""


def lay_out(s: Core, rng: Rng) -> None:
    """Shuffles and lays out what all share (AN-050 to AN-059)."""
    projects = list(range(PROJECTS_FROM, ANOMALY))
    rng.shuffle(projects)
    s.projects = tuple(projects[:TILES])
    conditions = list(range(len(CONTENT.conditions)))
    rng.shuffle(conditions)
    s.conditions = tuple(sorted(conditions[: CONTENT.conditions_in_play])) if s.seats > 1 else ()
    s.recruits, s.mines = _shuffled(rng, len(RECRUIT_CARDS)), _shuffled(rng, len(MINE_CARDS))
    s.primary = []
    for row in range(4):
        tiles = [one for one, kind in enumerate(BUILDING_ROWS) if kind == row]
        rng.shuffle(tiles)
        s.primary.append(tuple(tiles))
    s.secondary = [()] * 4
    s.ruins = _ruins(s, rng)
    s.supply = ALL_BREAKTHROUGHS


def _shuffled(rng: Rng, count: int) -> tuple[int, ...]:
    items = list(range(count))
    rng.shuffle(items)
    return tuple(items)


def _ruins(s: Core, rng: Rng) -> tuple[int, ...]:
    """The Collapsing Capital tiles of the nine spaces, in random order from the top (AN-058, AN-273)."""
    count = CONTENT.seats[s.size].capital
    found = [-1] * 3 * len(CAPITAL)
    for action in range(len(CAPITAL)):
        tiles = [tile for tile, of in enumerate(CAPITAL_ACTION) if of == action]
        rng.shuffle(tiles)
        found[3 * action : 3 * action + count] = tiles[:count]
    return tuple(found)


def seat_all(s: Core, rng: Rng) -> None:
    """First Player, and everything that is shared out by chance (AN-065, AN-067, AN-072, AN-074, AN-077)."""
    if s.size > s.seats:
        s.first = s.seats
    else:
        s.first = rng.below(s.seats) if s.rules.first_player == "random" else 0
    s.banner = s.first
    s.order = tuple((s.first + i) % s.size for i in range(s.size))
    s.phase = SETTING_UP
    if s.rules.paths == "random":
        paths = list(range(len(PATH_IDS)))
        rng.shuffle(paths)
        for seat in range(s.seats):
            s.path[seat] = paths[seat]
    if s.rules.path_side == "random":
        s.side[: s.seats] = [rng.below(2) for _ in range(s.seats)]
    if s.rules.leaders == "random" and not no_leaders(s):
        s.leader[: s.seats] = [rng.below(2) - 4 for _ in range(s.seats)]


def no_leaders(s: Core) -> bool:
    """The Chronobot's option CB-2 (AS-310)."""
    return s.size > s.seats and s.rules.opponent == "chronobot" and s.rules.no_leader


def shown_projects(s: Core) -> int:
    """Superprojects that lie face up: up to the tile right of the current one (AN-053, AN-090)."""
    return min(TILES, s.era + 1) if s.phase != SETTING_UP else 1


def who_chooses(s: Core) -> int:
    """The seat whose choice is next, in turn order: Paths, then sides, then Leaders; -1: all is settled (AN-077)."""
    seats = [row for row in s.order if row < s.seats]
    for chosen in (s.path, s.side):
        for seat in seats:
            if chosen[seat] == -1:
                return seat
    if no_leaders(s):
        return -1
    for seat in seats:
        if s.leader[seat] < -1:
            s.leader[seat] = LEADERS_OF[s.path[seat]][s.leader[seat] + 4]
    return next((seat for seat in seats if s.leader[seat] == -1), -1)


def options(s: Core) -> list[AnachronyAction]:
    """What the deciding seat may choose now."""
    seat = s.seat
    if s.path[seat] == -1:
        return [A_PATH[path] for path in range(len(PATH_IDS)) if path not in s.path]
    if s.side[seat] == -1:
        return [A_SIDE[0], A_SIDE[1]]
    return [A_LEADER[leader] for leader in LEADERS_OF[s.path[seat]]]


def answer(s: Core, action: AnachronyAction) -> None:
    """Takes a choice."""
    seat = s.seat
    if action.kind == PATH:
        s.path[seat] = action.value
        s.tell("took_path", seat, faction=PATH_IDS[action.value])
    elif action.kind == SIDE:
        s.side[seat] = action.value
        s.tell("took_side", seat, side="AB"[action.value])
    else:
        s.leader[seat] = action.value
        s.tell("took_leader", seat, leader=LEADER_IDS[action.value])


def begin(s: Core) -> None:
    """Gives everybody the starting assets (AN-068 to AN-076)."""
    s.boards = [board_of(0, 0)] * s.size
    for place, row in enumerate(s.order):
        if row < s.seats:
            _equip(s, row)
            s.gain(row, CONTENT.start_water[s.impl][place] * WATER)
    if s.size > s.seats:
        automa.deal(s)


def _equip(s: Core, seat: int) -> None:
    path = CONTENT.paths[s.path[seat]]
    s.boards[seat] = board_of(s.rules.board_side == "B", s.path[seat])
    s.goods[seat] = pack(path.goods)
    s.active[seat] = sum(n << 8 * kind for kind, n in enumerate(path.active))
    s.tired[seat] = sum(n << 8 * kind for kind, n in enumerate(path.tired))
    s.morale[seat] = s.boards[seat].morale_start
    for _ in range(path.breakthroughs):
        left = [kind for kind in range(BREAKTHROUGHS) for _ in range(tiles_of(s.supply, kind))]
        kind = left[s.roll(len(left))]
        s.supply -= 1 << 2 * kind
        s.breakthroughs[seat] += 1 << 2 * kind
        s.tell("start_breakthrough", seat, True, breakthrough=pair_name(kind))


assert CONTENT.impact_after == IMPACT
