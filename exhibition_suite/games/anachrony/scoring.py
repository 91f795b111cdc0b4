"""The score of every row at any moment, in the lines of section 14.4."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from exhibition_suite.engine import ScoreLine, ScoreTable

from .automa_state import RULES, STEPS_VP, is_chronossus
from .content import CONTENT
from .core import GAME_OVER, Core
from .deeds import boost
from .evacuation import counted
from .goods import BREAKTHROUGHS, W, amount, count_workers, resources, shapes_in, tiles_of
from .items import ANOMALY, ARCHIVE, CONDITION_IDS, ENDORPHINS, LAB_406, PROJECTS_FROM, STRUCTURE_VP, TOURISM, ULTIMATE
from .tables import ACTION_OF, FREE_OF, O_FOCUS, PAID, PER_VP

TOURISM_RANGE: Final = next(step[1] for one in FREE_OF if one[0] for step in one[0].steps if step[0] == O_FOCUS)
"""Range of Temporal Tourism, whose Free Action sets the Focus (AN-342)."""
RATINGS: Final = (30, 45, 60, 75)
"""Lowest total of each rating but the first (AN-681)."""


def structure_points(s: Core, seat: int, first: int, last: int) -> int:
    """Printed VP of own structures, covered ones too (AN-400, AN-401)."""
    return sum(STRUCTURE_VP[one] for one in s.spots[seat] if first <= one < last)


def project_points(s: Core, seat: int) -> int:
    """Superprojects with their endgame effects (AN-401, AN-614, AN-615)."""
    flags = s.flags[seat]
    points = structure_points(s, seat, PROJECTS_FROM, ANOMALY)
    if flags & ARCHIVE:
        points += PER_VP["time_travel"] * s.travel[seat]
    if flags & ULTIMATE:
        points += PER_VP["superproject"] * s.projects_of(seat)
    return points


def anomaly_points(s: Core, seat: int) -> int:
    """Anomalies, less bad with an active Lab 406 (AN-402)."""
    return s.anomalies(seat) * (CONTENT.anomaly_vp + (PER_VP["anomaly"] if s.flags[seat] & LAB_406 else 0))


def morale_points(s: Core, seat: int) -> int:
    """The Morale space; not below 0 with active Synthetic Endorphins (AN-404)."""
    points = s.boards[seat].morale_vp[s.morale[seat]]
    return max(0, points) if s.flags[seat] & ENDORPHINS else points


def breakthrough_points(s: Core, row: int) -> int:
    """Each Breakthrough, and each set of the three shapes (AN-405)."""
    each, whole = CONTENT.breakthrough_vp
    own = s.breakthroughs[row]
    return each * sum(tiles_of(own, kind) for kind in range(BREAKTHROUGHS)) + whole * min(shapes_in(own))


def tile_points(s: Core, seat: int) -> int:
    """Warp tiles left on the Timeline (AN-407)."""
    return CONTENT.warp_left_vp * s.warped[seat].bit_count()


# ---- Endgame Conditions (14.5)


def travel_range(s: Core, seat: int) -> int:
    """The strongest range, boosts included; under D-12 the sum of all (AN-420)."""
    effects = [ACTION_OF[structure][s.impl] for _spot, structure in s.structures(seat)]
    reaches = [step[1] for effect in effects if effect is not None for step in effect.steps if step[0] == O_FOCUS]
    ranges = [(1 if reach == PAID else reach) + (0 if s.impl else boost(s, seat)) for reach in reaches]
    if s.flags[seat] & TOURISM:
        ranges.append(TOURISM_RANGE)
    if s.impl:
        return sum(ranges) + boost(s, seat)
    return max(ranges, default=0)


def measure(s: Core, seat: int, condition: int) -> int:
    """What an Endgame Condition compares (AN-415 to AN-422)."""
    return _MEASURES[CONDITION_IDS[condition]](s, seat)


_MEASURES: Final[dict[str, Callable[[Core, int], int]]] = {
    "workers": lambda s, seat: count_workers(s.workers(seat)),
    "water": lambda s, seat: amount(s.goods[seat], W),
    "breakthroughs": lambda s, seat: counted(s, seat, "breakthrough"),
    "spots": lambda s, seat: s.filled(seat),
    "morale": lambda s, seat: s.morale[seat],
    "range": travel_range,
    "superprojects": lambda s, seat: s.projects_of(seat),
    "time_travel": lambda s, seat: s.travel[seat],
}


def conditions(s: Core) -> list[int]:
    """VP of the Endgame Conditions for each seat; ties count in full, zeros too (AN-408, AN-424)."""
    points = [0] * s.seats
    for condition in s.conditions:
        values = [measure(s, seat, condition) for seat in range(s.seats)]
        most = max(values)
        for seat, value in enumerate(values):
            if value == most:
                points[seat] += CONTENT.conditions[condition].vp
    return points


# ---- together


def totals(s: Core) -> list[int]:
    """Points of each row; persons have none before they are equipped."""
    bonus = conditions(s) if s.boards else []
    found = [] if s.boards else [0] * s.seats
    for seat in range(len(bonus)):
        board = s.boards[seat]
        points = structure_points(s, seat, 0, PROJECTS_FROM) + project_points(s, seat) + anomaly_points(s, seat)
        points += board.travel_vp[s.travel[seat]] + morale_points(s, seat) + breakthrough_points(s, seat)
        found.append(points + s.vp[seat] + tile_points(s, seat) + bonus[seat])
    if s.size > s.seats:
        found.append(sum(line.points for line in lines_of_automa(s)))
    return found


def tables(s: Core) -> list[ScoreTable]:
    """The score table of each row with its place and, among equals, the tie-break (AN-409)."""
    found = [lines_of(s, seat) for seat in range(s.seats)]
    points = [sum(line.points for line in lines) for lines in found]
    if s.size > s.seats:
        return _against_automa(found[0], points[0], lines_of_automa(s))
    ranks = [(points[seat], amount(s.goods[seat], W), resources(s.goods[seat])) for seat in range(s.seats)]
    result = []
    for seat, lines in enumerate(found):
        place = 1 + sum(rank > ranks[seat] for rank in ranks)
        tied = points.count(points[seat]) > 1
        tie = {"water": ranks[seat][1], "resources": ranks[seat][2]} if tied and s.phase == GAME_OVER else {}
        result.append(ScoreTable(seat, tuple(lines), points[seat], place, tie))
    return result


def lines_of(s: Core, seat: int) -> list[ScoreLine]:
    """The lines of a seat, in the order of section 14.4."""
    if not s.boards:
        return []
    board = s.boards[seat]
    found = [
        ScoreLine("buildings", "AN-400", structure_points(s, seat, 0, PROJECTS_FROM), "green", {"count": s.buildings(seat)}),
        ScoreLine("superprojects", "AN-401", project_points(s, seat), "green", {"count": s.projects_of(seat)}),
        ScoreLine("anomalies", "AN-402", anomaly_points(s, seat), "red", {"count": s.anomalies(seat)}),
        ScoreLine("time_travel", "AN-403", board.travel_vp[s.travel[seat]], "green", {"count": s.travel[seat]}),
        ScoreLine("morale", "AN-404", morale_points(s, seat), "green", {"space": s.morale[seat]}),
        ScoreLine("breakthroughs", "AN-405", breakthrough_points(s, seat), "green", {"count": counted(s, seat, "breakthrough")}),
        ScoreLine("tokens", "AN-406", s.vp[seat], "green"),
        ScoreLine("warp", "AN-407", tile_points(s, seat), "red", {"count": s.warped[seat].bit_count()}),
    ]
    if s.conditions:
        found.append(ScoreLine("conditions", "AN-408", conditions(s)[seat], "yellow", {}, True))
    return found


# ---- one player


def rating(total: int) -> int:
    """The rating of a game for one without an opponent, 1 to 5 (AN-681)."""
    return 1 + sum(total >= limit for limit in RATINGS)


def lines_of_automa(s: Core) -> list[ScoreLine]:
    """The lines of the automatic opponent; what it holds besides is worth nothing (AS-280, AS-480)."""
    own, row = s.automa, s.seats
    counts = [len(own.buildings), len(own.projects), own.anomalies, s.travel[row], len(own.gained)]
    points = [
        sum(STRUCTURE_VP[one] for one in own.buildings),
        sum(STRUCTURE_VP[one] for one in own.projects),
        own.anomalies * CONTENT.anomaly_vp,
        STEPS_VP[s.travel[row]],
        breakthrough_points(s, row),
    ]
    names = ("buildings", "superprojects", "anomalies", "time_travel", "breakthroughs")
    found = [
        ScoreLine(name, "AS-280", worth, "red" if name == "anomalies" else "green", {"count": count})
        for name, worth, count in zip(names, points, counts, strict=True)
    ]
    found.append(ScoreLine("tokens", "AS-280", s.vp[row], "green"))
    if is_chronossus(s) and s.rules.leftover_energy:
        found.append(ScoreLine("energy", "AS-480", RULES.chronossus.energy_core_vp * own.energy, "yellow", {"count": own.energy}))
    return found


def _against_automa(lines: list[ScoreLine], points: int, others: list[ScoreLine]) -> list[ScoreTable]:
    """The player wins with more points only; there is no tie-break (AS-282)."""
    total = sum(line.points for line in others)
    place = 1 if points > total else 2
    return [ScoreTable(0, tuple(lines), points, place), ScoreTable(1, tuple(others), total, 3 - place)]
