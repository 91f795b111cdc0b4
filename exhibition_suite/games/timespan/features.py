"""What the opinion looks at, seat by seat: numbers in VP where there is a price for a thing, else plain counts.

The features come in parts. Each part is a function of a key made of plain values, so that its worth can be remembered (`evaluate`): in a
search most parts of a position are as they were a moment ago. `turn` in a key is the round from 0 (5: final scoring), `live` tells whether
the seat's step B of this round is still to come or running.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from .counts import cond, count
from .items import (
    BOOK,
    CARD_PEACE,
    CARD_VP,
    CONTENT,
    COST_BIT,
    LUX_SLOTS,
    LUXURIES,
    TRACKS,
    WONDER_BIT,
    WONDER_PEACE,
    WONDER_VP,
    YUMURIUM,
    count_of,
)
from .players import Players, Timeline, fits
from .tables import (
    CARD_VP_END,
    LUX_END_VP,
    TECH_LASTING,
    TECH_PEACE,
    TIME_TRACK,
    TRACK_BLUE,
    TRACK_LENGTH,
    TRACK_PAST,
    WONDER_VP_END,
    VpEnd,
)
from .warehouse import PRICES
from .worth import (
    CARD_BOX,
    CARD_DISCARD,
    CARD_INCOME,
    CARD_NET,
    CIV_BOXES,
    CIV_PAYS,
    COLUMN,
    LUX,
    LUX_PAYS,
    LUX_USE,
    ROUNDS,
    SPACE,
    TECH_PAYS,
    TILE_BOXES,
    TRAVEL_BOXES,
    UNIT,
    WONDER_BOX,
    WONDER_INCOME,
    WONDER_NET,
)

if TYPE_CHECKING:
    from .state import TimespanState

Values = tuple[float, ...]
# fmt: off
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "cubes": ("coin", "basic", "level2", "gold", "crowd"),
    "hand": ("card1", "card2", "cards", "count", "payable1", "payable2", "discards", "wonder", "wonder_payable", "wonders"),
    "line": ("box1", "box2", "box3", "box4", "line_pays", "open_slots", "line_lux"),
    "now": ("boxes_now", "waiting"),
    "lasting": ("pays", "board", "wonder_boxes", "visits", "white", "black", "lasting"),
    "tracks": TRACKS,
    "tiles": ("tiles", "deliverable"),
    "rest": (
        "peace_next", "peace_later", "clocks", "vision", "vision_near", "variable", "workers", "offer", "camel", "market", "live",
        "one", "duel",
    ),
}
# fmt: on
NAMES: Final = tuple(name for names in PARTS.values() for name in names)
ROUND_OF_SPACE: Final = tuple(sum(phase == "action" for _, phase in TIME_TRACK[:space]) for space in range(len(TIME_TRACK)))
"""Round from 0 by the space of the time track, from 0."""
STEPS: Final = (1.3, 1.3, 0.9, 0.9, 0.7)
"""Steps to expect on each track in an action phase."""


def later_phases(turn: int) -> int:
    """Action phases after that of a round."""
    return max(0, ROUNDS - 1 - turn)


def incomes(turn: int) -> int:
    """Incomes still to be paid after the action phase of a round, that of final scoring included."""
    return max(0, ROUNDS - turn)


# ---- parts


def of_cubes(cubes: int, _turn: int, _live: bool) -> Values:
    coin, wheat, stone, wood, sheep, metal, gold = (cubes >> 4 * resource & 15 for resource in range(7))
    basic, high = wheat + stone + wood, sheep + metal
    return coin, basic, high, gold, max(0, coin + basic + high + gold - 5)


def of_hand(hand: tuple[int, ...], wonders: tuple[int, ...], cubes: int, turn: int, live: bool) -> Values:
    """Cards by what is left of them after their cost, those that could be paid now once more, and what they give when discarded."""
    when = turn if live else turn + 1
    discards = sum([CARD_DISCARD[card][COLUMN[turn]] for card in hand]) * UNIT[turn]
    if when >= ROUNDS:
        return 0.0, 0.0, 0.0, len(hand), 0.0, 0.0, discards, 0.0, 0.0, len(wonders)
    mask = PRICES.mask(cubes) if live else 0
    nets = [*sorted([max(0.0, CARD_NET[card][when]) for card in hand], reverse=True), 0.0, 0.0]
    ready = [*sorted([max(0.0, CARD_NET[card][when]) for card in hand if mask & COST_BIT[card]], reverse=True), 0.0, 0.0]
    more = 2 * (ROUNDS - when) + 2
    found = [max(0.0, WONDER_NET[wonder][when]) for wonder in wonders]
    built = max([max(0.0, WONDER_NET[wonder][when]) for wonder in wonders if mask & WONDER_BIT[wonder]], default=0.0)
    return (
        nets[0], nets[1], sum(nets[2:more]), len(hand), ready[0], ready[1], discards, max(found, default=0.0), built, len(wonders),
    )  # fmt: skip


def box_of(entry: tuple[int, int, tuple[int, ...], bool], column: int) -> float:
    """u of a timeline card's box, with what is tucked under it and what lies on it."""
    worth = CARD_BOX[entry[0]][column]
    if entry[1] >= 0:
        worth += CARD_BOX[entry[1]][column]
    for kind in entry[2]:
        worth += LUX_USE[kind][column]
    return worth


def of_line(line: Timeline, turn: int, _live: bool) -> Values:
    """Boxes for the phases to come by space, incomes that the line still pays, slots that wait for a tile."""
    later, column = later_phases(turn), COLUMN[min(turn + 1, ROUNDS)]
    unit = UNIT[min(turn + 1, ROUNDS)]
    boxes = [0.0, 0.0, 0.0, 0.0]
    pays = slots = lux = 0.0
    for space, entry in enumerate(line):
        if entry is None:
            continue
        if later:
            boxes[space] = box_of(entry, column) * unit
        pays += CARD_INCOME[entry[0]][column]
        slots += len(LUX_SLOTS[entry[0]]) - len(entry[2])
        for kind in entry[2]:
            lux += LUX_PAYS[kind][column]
    return *boxes, pays * unit, slots, lux * unit * max(0, later - 0.5)


def boxes_of_board(civ: int, tiles: int, travel: int) -> list[Values]:
    """u of the six boxes of a board, by column."""
    boxes = list(CIV_BOXES[civ])
    for box, worth in enumerate(TILE_BOXES):
        if tiles >> box & 1:
            boxes[box] = worth
    if travel:
        boxes[4] = TRAVEL_BOXES[travel]
    return boxes


def of_now(board: tuple[int, int, int, int], line: Timeline, built: tuple[int, ...], busy: int, workers: int, turn: int) -> Values:
    """What the waiting workers can get: the best free boxes, one for each. `board`: civilisation, tiles, travel tile, busy boxes."""
    if not workers or turn >= ROUNDS:
        return 0.0, 0.0
    civ, tiles, travel, work = board
    column = COLUMN[turn]
    found = [worth[column] for box, worth in enumerate(boxes_of_board(civ, tiles, travel)) if not work >> box & 1]
    found += [box_of(entry, column) for entry in line if entry is not None and not entry[3]]
    found += [WONDER_BOX[wonder][column] for wonder in built if not busy >> wonder & 1]
    found.sort(reverse=True)
    return sum(found[:workers]) * UNIT[turn], workers


def of_lasting(board: tuple[int, int, int], tech: int, gears: int, built: tuple[int, ...], lux: int, turn: int) -> Values:
    """What pays or works to the end of the game: board, technologies, wonders, tiles in the graveyard."""
    civ, tiles, travel = board
    later, column, unit = later_phases(turn), COLUMN[min(turn + 1, ROUNDS)], UNIT[min(turn + 1, ROUNDS)]
    pays = CIV_PAYS[civ][column] + sum([WONDER_INCOME[wonder][column] for wonder in built])
    lasting = 0.0
    for slot in range(6):
        if gears >> slot & 1:
            pays += TECH_PAYS[tech][slot][column]
            lasting += len(TECH_LASTING[tech][slot])
    kind = 0
    while lux:
        pays += (lux & 31) * LUX_PAYS[kind][column]
        lux >>= 5
        kind += 1
    boxes = sum([worth[column] for worth in boxes_of_board(civ, tiles, travel)]) - 20.0
    own = sum([WONDER_BOX[wonder][column] for wonder in built])
    white, black = (gears & 7).bit_count(), (gears >> 3).bit_count()
    return (
        pays * unit * incomes(turn), boxes * unit * later, own * unit * later, len(built) * later, white, black, lasting * later,
    )  # fmt: skip


def of_tracks(places: tuple[int, ...], closed: int, turn: int, live: bool) -> Values:
    """What the steps to expect will bring, by track."""
    phases = later_phases(turn) + live
    column, unit = COLUMN[turn], UNIT[turn]
    found = []
    for track, place in enumerate(places):
        steps = STEPS[track] * phases
        worth = 0.0
        while steps > 0.0:
            part = min(1.0, steps)
            if place >= TRACK_LENGTH[track]:
                worth += part * TRACK_PAST[track]
            else:
                worth += part * SPACE[track][place][column] * unit
                if place + 1 == TRACK_LENGTH[track] and closed >> track & 1:
                    worth -= part * 0.5 * TRACK_BLUE[track]
            place += 1
            steps -= 1.0
        found.append(worth)
    return tuple(found)


def of_tiles(waiting: int, line: Timeline, turn: int, _live: bool) -> Values:
    """Waiting luxury tiles, and how many of them a card asks for."""
    column = COLUMN[turn]
    worth = fitting = 0.0
    for kind in range(len(LUXURIES)):
        many = count_of(waiting, kind)
        if many:
            worth += many * LUX[kind][column]
            fitting += min(many, sum(entry is not None and fits(entry[0], entry[2], kind) for entry in line))
    return worth * UNIT[turn], fitting


# ---- points that are sure, and those that are counted


def line_facts(line: Timeline) -> tuple[int, int, tuple[tuple[VpEnd, int], ...]]:
    """Of a timeline: printed VP with those of yumurium, peace symbols, and the VP that are counted at the end."""
    points = peace = 0
    counted: list[tuple[VpEnd, int]] = []
    for entry in line:
        if entry is None:
            continue
        peace += CARD_PEACE[entry[0]]
        points += entry[2].count(YUMURIUM) * LUX_END_VP[YUMURIUM]
        for card in entry[:2]:
            if card >= 0:
                points += CARD_VP[card]
                end = CARD_VP_END[card]
                if end is not None:
                    counted.append((end, card))
    return points, peace, tuple(counted)


def grave_facts(grave: tuple[int, ...], tucked: tuple[int, ...]) -> tuple[int, tuple[tuple[VpEnd, int], ...]]:
    """Of a graveyard: printed VP, and the VP that are counted at the end."""
    cards = grave + tucked
    return sum([CARD_VP[card] for card in cards]), tuple([(end, card) for card in cards if (end := CARD_VP_END[card]) is not None])


def built_facts(built: tuple[int, ...]) -> tuple[int, int, tuple[tuple[VpEnd, int], ...]]:
    """Of built wonders: printed VP, peace symbols, counted VP."""
    counted = tuple([(end, -1) for wonder in built if (end := WONDER_VP_END[wonder]) is not None])
    return sum([WONDER_VP[wonder] for wonder in built]), sum([WONDER_PEACE[wonder] for wonder in built]), counted


def peace_for_good(tech: int, gears: int, lux: int, built_peace: int) -> int:
    """Peace symbols that stay: wonders, books in the graveyard, technologies."""
    found = built_peace + (lux >> 5 * BOOK & 31)
    if gears:
        found += sum([peace for slot, peace in enumerate(TECH_PEACE[tech]) if gears >> slot & 1])
    return found


# ---- visions

Progress = Callable[[Players, int], float]


def _progress(data: dict[str, Any]) -> Progress:
    """How far a condition is met, 0 to 1."""
    ((kind, of),) = data.items()
    if kind == "ge":
        number, least = count(of[0]), of[1]
        return lambda state, seat: min(1.0, number(state, seat, -1) / least)
    if kind == "and":
        parts = [_progress(part) for part in of]
        return lambda state, seat: sum([part(state, seat) for part in parts]) / len(parts)
    met = cond(data)
    return lambda state, seat: 1.0 if met(state, seat, -1) else 0.5


VISIONS: Final = tuple(tuple((_progress(tier["if"]), int(tier["vp"])) for tier in vision["tiers"]) for vision in CONTENT.visions)


def of_vision(state: TimespanState, seat: int, vision: int) -> tuple[float, float]:
    """VP that a vision gives now, and those that it may come to give, the less the further they are."""
    sure = near = 0.0
    for progress, points in VISIONS[vision]:
        part = progress(state, seat)
        if part >= 1.0:
            sure = float(points)
        elif points > sure:
            near = max(near, (points - sure) * part * part)
    return sure, near
