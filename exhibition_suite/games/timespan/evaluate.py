"""What the bots think of a position (`opinion`) and of a move at first sight (`merit`).

The opinion is what a seat has for sure, plus a weighted sum of features (`features`), with weights for each round, fitted to the final
scores of games that bots played against each other (`weights`). What a part of a position is worth is remembered: a search comes
back to the same timelines, hands and warehouses all the time.
"""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING, Any, Final

from . import features, scoring
from .core import CAMELS, DISCOVERY_PHASE, FINAL, GAME_OVER, INCOME_PHASE, WORKING
from .items import YUMURIUM
from .merit import merit
from .merit_of_cubes import final_gold
from .players import MOST_PEACE
from .scoring import GOLD_VP, visions_of
from .setup import level_of
from .tables import LUX_END_VP
from .weights import OPINION, RIVAL
from .worth import COLUMN, UNIT, of

if TYPE_CHECKING:
    from .state import TimespanState

__all__ = ["merit", "opinion"]

KEPT: Final = 200_000
"""Worths of a part that are remembered at most."""
_BEFORE: Final = (DISCOVERY_PHASE, CAMELS, INCOME_PHASE)
MARKET_PLACE: Final = 2


class Part(dict[Any, float]):
    """The worth of one part of a seat's position by its key; `turn` is the place of the round in the key."""

    def __init__(self, name: str, function: Any, turn: int) -> None:
        super().__init__()
        self.function = function
        self.turn = turn
        first = sum(len(names) for other, names in _before(name))
        self.weights = tuple(row[first : first + len(features.PARTS[name])] for row in OPINION)

    def __missing__(self, key: Any) -> float:
        if len(self) > KEPT:
            self.clear()
        worth: float = sum(map(mul, self.weights[key[self.turn]], self.function(*key)))
        self[key] = worth
        return worth


def _before(name: str) -> list[tuple[str, tuple[str, ...]]]:
    items = list(features.PARTS.items())
    return items[: [other for other, _ in items].index(name)]


class Facts(dict[Any, Any]):
    """What is sure of a part of a position, by its key."""

    def __init__(self, function: Any) -> None:
        super().__init__()
        self.function = function

    def __missing__(self, key: Any) -> Any:
        if len(self) > KEPT:
            self.clear()
        found = self[key] = self.function(*key)
        return found


CUBES: Final = Part("cubes", features.of_cubes, 1)
HAND: Final = Part("hand", features.of_hand, 3)
LINE: Final = Part("line", features.of_line, 1)
NOW: Final = Part("now", features.of_now, 5)
LASTING: Final = Part("lasting", features.of_lasting, 5)
TRACKS: Final = Part("tracks", features.of_tracks, 2)
TILES: Final = Part("tiles", features.of_tiles, 2)
LINE_FACTS: Final = Facts(features.line_facts)
GRAVE_FACTS: Final = Facts(features.grave_facts)
BUILT_FACTS: Final = Facts(features.built_facts)
FOR_GOOD: Final = Facts(features.peace_for_good)
REST: Final = tuple(row[len(features.NAMES) - len(features.PARTS["rest"]) :] for row in OPINION)


def opinion(state: TimespanState) -> list[float]:
    """Likely final points of each row, the Rival's last; before the boards are settled, nothing."""
    phase = state.phase
    if phase == GAME_OVER:
        return [float(points) for points in scoring.totals(state)]
    if -1 in state.civ or -1 in state.tech[: state.seats]:
        return [float(points) for points in state.vp]
    if phase == FINAL:
        return _final(state)
    found = [sum(keys_worth(state, row)) for row in range(state.seats)]
    if state.size > state.seats:
        found.append(_rival(state))
    return found


def keys_worth(state: TimespanState, row: int) -> tuple[float, ...]:
    """The parts of an opinion of a seat: what is sure, then the weighed features."""
    sure, rest, keys = look(state, row)
    turn = keys[0][1]
    return (
        sure,
        CUBES[keys[0]],
        HAND[keys[1]],
        LINE[keys[2]],
        NOW[keys[3]],
        LASTING[keys[4]],
        TRACKS[keys[5]],
        TILES[keys[6]],
        sum(map(mul, REST[turn], rest)),
    )


def look(state: TimespanState, row: int) -> tuple[float, features.Values, tuple[Any, ...]]:
    """The points of a seat that are sure, the features of part `rest`, and the keys of the other parts."""
    phase = state.phase
    turn = features.ROUND_OF_SPACE[state.space - 1]
    before = phase != WORKING
    live = before or not state.done >> row & 1
    line, built, cubes, gears, tech = state.timeline[row], state.built[row], state.cubes[row], state.gears[row], state.tech[row]
    lux = state.grave_lux[row]
    board = (state.civ[row], state.tiles[row], state.travel[row])
    points, line_peace, counted = LINE_FACTS[(line,)]
    grave_points, grave_counted = GRAVE_FACTS[state.grave[row], state.grave_tucked[row]]
    built_points, built_peace, built_counted = BUILT_FACTS[(built,)]
    sure = state.vp[row] + points + grave_points + built_points + LUX_END_VP[YUMURIUM] * (lux >> 5 * YUMURIUM & 31)
    stays = FOR_GOOD[tech, gears, lux, built_peace]
    variable = 0
    for end, card in (*counted, *grave_counted, *built_counted):
        variable += min(end.most, end.n * max(0, end.of(state, row, card) // end.div))
    met = near = 0.0
    for vision in visions_of(state, row):
        if vision >= 0:
            now, hope = features.of_vision(state, row, vision)
            met += now
            near += hope
    later = features.later_phases(turn)
    rest = (
        max(0, min(MOST_PEACE, stays + line_peace)),
        max(0, min(MOST_PEACE, stays)) * later,
        len(state.clocks[row]),
        met,
        near,
        variable,
        state.workers[row] * later,
        phase == DISCOVERY_PHASE and not state.done >> row & 1,
        phase == DISCOVERY_PHASE or (phase == CAMELS and not state.done >> row & 1),
        state.camel[row] == MARKET_PLACE,
        live,
        1,
        state.size == 2,
    )
    free = line if not before else tuple([entry and (entry[0], entry[1], entry[2], False) for entry in line])
    workers = (state.workers[row] if before else state.waiting[row]) if live else 0
    keys = (
        (cubes, turn, live),
        (state.hand[row], state.wonders[row], cubes, turn, live),
        (line, turn, live),
        ((*board, 0 if before else state.board_work[row]), free, built, 0 if before else state.wonder_work, workers, turn),
        (board, tech, gears, built, lux, turn),
        (tuple(state.tracks[row * 5 : row * 5 + 5]), state.closed, turn, live),
        (state.waiting_lux[row], line, turn, live),
    )
    return float(sure), rest, keys


def of_row(state: TimespanState, row: int) -> tuple[float, list[float]]:
    """The sure points of a seat and all its features, in the order of `features.NAMES`: for fitting the weights."""
    sure, rest, keys = look(state, row)
    functions = (part.function for part in (CUBES, HAND, LINE, NOW, LASTING, TRACKS, TILES))
    found = [float(number) for function, key in zip(functions, keys, strict=True) for number in function(*key)]
    return sure, [*found, *map(float, rest)]


def _final(state: TimespanState) -> list[float]:
    """In final scoring only conversions are left: gold that can still be made, income that is still to be paid."""
    found = []
    for row, points in enumerate(scoring.totals(state)):
        worth = float(points)
        if row < state.seats and not state.done >> row & 1:
            coming = state.incomes[row]
            worth += GOLD_VP * (final_gold(state, row) - (state.cubes[row] >> 24 & 15))
            worth += of(coming, COLUMN[-1]) * UNIT[-1] if coming else 0.0
        found.append(worth)
    return found


def _rival(state: TimespanState) -> float:
    """Points of the Rival, and what it gained on average from this round on."""
    row = state.seats
    turn = features.ROUND_OF_SPACE[state.space - 1]
    left = RIVAL[level_of(state)]
    part = left[turn] if state.phase != WORKING or not state.done >> row & 1 else left[turn + 1]
    return scoring.total(state, row) + part
