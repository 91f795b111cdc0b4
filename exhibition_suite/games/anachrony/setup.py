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
    """First Player, and Paths that are dealt (AN-065, AN-074)."""
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


def no_leaders(s: Core) -> bool:
    """The Chronobot's option CB-2 (AS-310)."""
    return s.size > s.seats and s.rules.opponent == "chronobot" and s.rules.no_leader


def shown_projects(s: Core) -> int:
    """Superprojects that lie face up: up to the tile right of the current one (AN-053, AN-090)."""
    return min(TILES, s.era + 1) if s.phase != SETTING_UP else 1


def who_chooses(s: Core) -> int:
    """The seat whose choice is next, in turn order: Paths, then sides, then Leaders; -1: all is settled (AN-077)."""
    seats = [row for row in s.order if row < s.seats]
    steps = ((s.path, None), (s.side, _draw_side if s.rules.path_side == "random" else None))
    leaders = () if no_leaders(s) else ((s.leader, _draw_leader if s.rules.leaders == "random" else None),)
    for chosen, draw in (*steps, *leaders):
        for seat in seats:
            if chosen[seat] == -1:
                if draw is None:
                    return seat
                draw(s, seat)
    return -1


def _draw_side(s: Core, seat: int) -> None:
    """Chance decides once the Paths are known, so that nobody chooses a Path by its side (AN-067, AN-077)."""
    s.side[seat] = s.roll(2)
    s.tell("drew_side", seat, True, side="AB"[s.side[seat]])


def _draw_leader(s: Core, seat: int) -> None:
    """One of the two Leaders by chance (AN-657)."""
    s.leader[seat] = LEADERS_OF[s.path[seat]][s.roll(2)]
    s.tell("drew_leader", seat, True, leader=LEADER_IDS[s.leader[seat]])


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
