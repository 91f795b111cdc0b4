"""Positions of Anachrony against an automatic opponent, and loaded dice, for tests."""

from __future__ import annotations

from typing import Any, Final
from unittest.mock import patch

from exhibition_suite.engine import Event
from exhibition_suite.games.anachrony import automa, chronobot, chronossus
from exhibition_suite.games.anachrony.actions import HEX_SPACES
from exhibition_suite.games.anachrony.automa_state import RULES, Automa, put
from exhibition_suite.games.anachrony.content import CONTENT
from exhibition_suite.games.anachrony.core import TURNS, Core
from exhibition_suite.games.anachrony.goods import COPIES, ICONS, SHAPES, breakthrough
from exhibition_suite.games.anachrony.grammar_automa import TOKENS
from exhibition_suite.games.anachrony.items import BUILDING_ROWS, NUMBER, PROJECTS_FROM, STRUCTURE_IDS
from exhibition_suite.games.anachrony.players import EMPTY
from tests.games.anachrony.kit import State, start, to_era

ME, BOT = 0, 1
ACTS: Final = tuple(dict.fromkeys(act for path in chronobot.PATH.values() for act in path))
"""Every Action of the Chronobot."""
Roll = tuple[int, int]
REAL_ROLL: Final = Core.roll
"""Set-up rolls real dice, also where those of a test are loaded."""


class Dice:
    """Rolls in the order in which they must be made: number of faces and the face, from 0."""

    def __init__(self) -> None:
        self.left: list[Roll] = []

    def load(self, *rolls: Roll) -> None:
        self.left += rolls

    def roll(self, faces: int) -> int:
        assert self.left, f"a roll of {faces} that nobody expects"
        wanted, face = self.left.pop(0)
        assert faces == wanted, f"a roll of {faces}, not of {wanted}"
        return face


def ai(token: int) -> Roll:
    return len(CONTENT.chronobot_die), CONTENT.chronobot_die.index(token)


def paradox(count: int) -> Roll:
    return len(CONTENT.paradox_die), CONTENT.paradox_die.index(count)


def shape(name: str) -> Roll:
    return len(CONTENT.shape_die), CONTENT.shape_die.index(SHAPES.index(name))


# ---- positions


def solo(era: int = 1, *, ready: int = 6, opponent: str = "chronobot", **options: Any) -> State:
    """Action Rounds of an Era; the player is First Player and to move, the opponent has these ready Exosuits and no Warp tiles."""
    with patch.object(Core, "roll", REAL_ROLL):
        s = start(1, paths=("harmony",), opponent=opponent, **options)
    automa.set_up(s)
    s.vp[BOT] = 0
    to_era(s, era)
    s.stack.clear()
    s.phase, s.seat = TURNS, ME
    s.first = s.banner = s.player = ME
    s.order = (ME, BOT)
    s.passed = s.done = 0
    s.powered[ME] = 63
    s.warped = [0, 0]
    put(s, ready=ready)
    return s


def own(s: State) -> Automa:
    return s.automa


def warp(s: State, **tiles: int) -> State:
    """Warp tiles of the opponent: `warp(s, e1=2, e3=1)`."""
    era_now = s.era
    for name, count in tiles.items():
        s.era = int(name[1:])
        automa.place_tiles(s, count)
    s.era = era_now
    return s


def tiles(s: State) -> dict[int, int]:
    """Warp tiles of the opponent by Era."""
    counts = {era: s.tiles_on(BOT, era).bit_count() for era in range(1, 8)}
    return {era: count for era, count in counts.items() if count}


def gained(s: State, *pairs: str) -> State:
    """Gives the opponent Breakthroughs out of the supply, in this order; a shape alone stands for its first icon."""
    for pair in pairs:
        name, _, icon = pair.partition("/")
        kind = breakthrough(SHAPES.index(name), ICONS.index(icon) if icon else 0)
        s.supply -= 1 << 2 * kind
        s.breakthroughs[BOT] += 1 << 2 * kind
        put(s, gained=(*own(s).gained, kind))
    return s


def shapes_of(s: State) -> list[str]:
    """The opponent's Breakthroughs in order."""
    return [f"{SHAPES[kind // len(ICONS)]}/{ICONS[kind % len(ICONS)]}" for kind in own(s).gained]


def copies(s: State, name: str, *counts: int) -> State:
    """Sets the copies left of the five icons of a shape."""
    for icon, count in enumerate(counts):
        at = 2 * breakthrough(SHAPES.index(name), icon)
        s.supply = s.supply & ~(COPIES << at) | count << at
    return s


def stacks(s: State, primary: str, secondary: str) -> State:
    """Puts these Buildings, or none, on the two stacks of their type, on top of one other tile."""
    row = BUILDING_ROWS[NUMBER[primary or secondary]]
    tops = [NUMBER[name] for name in (primary, secondary) if name]
    rest = [one for one in (*s.primary[row], *s.secondary[row]) if one not in tops]
    s.primary[row] = (NUMBER[primary], rest[0]) if primary else ()
    s.secondary[row] = (NUMBER[secondary], rest[1]) if secondary else ()
    return s


def houses(s: State, *names: str) -> State:
    """Gives the opponent Buildings and Superprojects."""
    numbers = [NUMBER[name] for name in names]
    s.primary = [tuple(one for one in stack if one not in numbers) for stack in s.primary]
    s.secondary = [tuple(one for one in stack if one not in numbers) for stack in s.secondary]
    s.projects = tuple(EMPTY if one in numbers else one for one in s.projects)
    put(s, buildings=(*own(s).buildings, *(one for one in numbers if one < PROJECTS_FROM)))
    put(s, projects=(*own(s).projects, *(one for one in numbers if one >= PROJECTS_FROM)))
    return s


def names(structures: tuple[int, ...]) -> list[str]:
    return [STRUCTURE_IDS[one] for one in structures]


def project_row(s: State, *ids: str) -> State:
    """Superprojects above the Timeline tiles from Era 1 on, `""` for one that is taken."""
    s.projects = tuple(NUMBER[name] if name else EMPTY for name in ids) + (EMPTY,) * (7 - len(ids))
    return s


# ---- turns of the opponent


def where(act: str) -> tuple[int, int]:
    """A token of the Chronobot and the position, from 1, where it finds this Action."""
    return next((token, path.index(act) + 1) for token, path in chronobot.PATH.items() if act in path)


def stand_on(s: State, **at: int) -> State:
    """Puts tokens on positions: `stand_on(s, t2=4)`; later ones lie above earlier ones."""
    positions, above = list(own(s).at), list(own(s).above)
    for name, position in at.items():
        token = int(name[1:])
        positions[token - TOKENS[0]] = position
        above.remove(token)
        above.append(token)
    put(s, at=tuple(positions), above=tuple(above))
    return s


def take_turn(s: State) -> list[Event]:
    """The opponent's turn, without the flow around it."""
    s.sink = events = []
    automa.take_turn(s)
    s.sink = None
    return events


def act(s: State, dice: Dice, what: str, *rolls: Roll) -> list[Event]:
    """A turn of the opponent in which a token does this Action; `rolls`: what else it must roll."""
    if what in ACTS and s.rules.opponent == "chronobot":
        token, position = where(what)
    else:
        token, position = next((token, route.index(what) + 1) for token, route in chronossus.ROUTE.items() if what in route)
    stand_on(s, **{f"t{token}": position})
    dice.load(ai(token), *rolls)
    return take_turn(s)


def told(events: list[Event], name: str) -> list[dict[str, Any]]:
    """What the events with this id say."""
    return [event.params for event in events if event.id == name]


def outcome(events: list[Event]) -> str:
    """What became of the Action of a turn."""
    return str(told(events, "bot_turn")[-1]["outcome"])


def failure(events: list[Event]) -> tuple[str, int]:
    """Why the turn's Action failed, and the VP for it."""
    (params,) = told(events, "bot_failed")
    return params["why"], params["count"]


def spaces(s: State) -> list[str]:
    """Hex spaces where Exosuits of the opponent stand."""
    return [HEX_SPACES[space] for space, code in enumerate(s.hexes) if code >> 4 == BOT]


def score_of(s: State) -> int:
    return s.totals()[BOT]


def check(s: State) -> None:
    """What must hold after every step (AS-344)."""
    bot = own(s)
    assert 0 <= bot.ready <= RULES.exosuits
    assert 0 <= s.paradox[BOT] < RULES.limits.paradox
    assert 0 <= bot.anomalies <= RULES.limits.anomalies
    assert len(bot.projects) <= RULES.limits.superprojects
    for row in range(4):
        assert sum(BUILDING_ROWS[one] == row for one in bot.buildings) <= RULES.limits.buildings
    ways = chronobot.PATH if s.rules.opponent == "chronobot" else chronossus.ROUTE
    places = [
        (s.rules.opponent == "chronossus" or chronobot.LETTER[token], ways[token][at - 1]) for token, at in zip(TOKENS, bot.at, strict=True)
    ]
    assert all(places.count(place) <= RULES.limits.tokens for place in places)
    assert automa.supply(s) + sum(tiles(s).values()) == RULES.warp
    assert not all(s.goods[BOT] >> 10 * kind & 511 for kind in range(4))
    assert not all(s.active[BOT] >> 8 * kind & 255 for kind in range(4))
    assert s.goods[BOT] >> 40 == 0, "Water or Energy Cores"
    assert 0 <= s.travel[BOT] <= 6
    assert bot.ready + s.out[BOT] <= RULES.exosuits
    assert sum(1 << 2 * kind for kind in bot.gained) == s.breakthroughs[BOT]
