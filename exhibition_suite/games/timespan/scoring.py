"""The score of every row at any moment, in the steps of final scoring (TS-400 to TS-405)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from exhibition_suite.engine import ScoreLine, ScoreTable

from .items import CARD_IDS, CARD_VP, CIVS, CONTENT, VISION_IDS, WONDER_IDS, WONDER_VP, YUMURIUM, count_of
from .rival import card_points, wonder_points
from .setup import level_of
from .tables import CARD_VP_END, LUX_END_VP, RIVAL, VISION_TIERS, WONDER_VP_END, VpEnd
from .warehouse import GOLD, amount

if TYPE_CHECKING:
    from .core import Core

GOLD_VP: Final[int] = CONTENT.warehouse["final_vp"]["gold"]


def _variable(s: Core, seat: int, end: VpEnd | None, card: int) -> int:
    return 0 if end is None else min(end.most, end.n * max(0, end.of(s, seat, card) // end.div))


def card_vp(s: Core, seat: int, card: int) -> int:
    """Printed and counted VP of a card as things stand (TS-400 step 5, TS-405)."""
    return CARD_VP[card] + _variable(s, seat, CARD_VP_END[card], card)


def wonder_vp(s: Core, seat: int, wonder: int) -> int:
    """Printed and counted VP of a wonder."""
    return WONDER_VP[wonder] + _variable(s, seat, WONDER_VP_END[wonder], -1)


def visions_of(s: Core, seat: int) -> tuple[int, ...]:
    """The own vision (left) and that of the right neighbour; two players score both (TS-040, TS-041); alone, it is the Rival's row."""
    if s.seats == 1:
        return (s.visions[0], s.visions[1])
    return (s.visions[seat], s.visions[(seat - 1) % s.seats])


def vision_vp(s: Core, seat: int, vision: int) -> int:
    """Points of the best tier that is met (TS-404)."""
    return max((vp for met, vp in VISION_TIERS[vision] if met(s, seat, -1)), default=0) if vision >= 0 else 0


def yumurium(s: Core, seat: int) -> int:
    """Delivered yumurium in timeline and graveyard (TS-227)."""
    laid = sum(entry[2].count(YUMURIUM) for entry in s.timeline[seat] if entry is not None)
    return laid + count_of(s.grave_lux[seat], YUMURIUM)


def _open_cards(s: Core, seat: int) -> list[int]:
    """Every card that scores: timeline, graveyard, tucked ones too."""
    found = [card for entry in s.timeline[seat] if entry is not None for card in entry[:2] if card >= 0]
    return [*found, *s.grave[seat], *s.grave_tucked[seat]]


def total(s: Core, row: int) -> int:
    """VP as if the game ended now, without the income that would still be paid."""
    if row >= s.seats:
        return _rival_total(s, row)
    points = s.vp[row] + GOLD_VP * amount(s.cubes[row], GOLD) + LUX_END_VP[YUMURIUM] * yumurium(s, row)
    for card in _open_cards(s, row):
        points += CARD_VP[card]
        if CARD_VP_END[card] is not None:
            points += _variable(s, row, CARD_VP_END[card], card)
    for wonder in s.built[row]:
        points += wonder_vp(s, row, wonder)
    for vision in visions_of(s, row):
        points += vision_vp(s, row, vision)
    return points if s.base else points + s.peace_of(row)


def _rival_total(s: Core, row: int) -> int:
    """TS-429."""
    points = s.vp[row] + sum(map(card_points, s.grave[row])) + sum(map(wonder_points, s.built[row]))
    return points + int(RIVAL["levels"][level_of(s)]["visions"])


def totals(s: Core) -> list[int]:
    """Points of every row."""
    return [total(s, row) for row in range(s.size)]


def tables(s: Core) -> list[ScoreTable]:
    """The score tables of all rows, with places by TS-402 and TS-403."""
    points = totals(s)
    keys = [(-points[row], -_peace(s, row), s.civ[row]) for row in range(s.size)]
    found = []
    for row in range(s.size):
        lines = tuple(_rival_lines(s, row) if row >= s.seats else _lines(s, row))
        place = 1 + sum(key < keys[row] for key in keys)
        tie = {"peace": _peace(s, row), "civilisation": CIVS[s.civ[row]]} if points.count(points[row]) > 1 and s.civ[row] >= 0 else {}
        found.append(ScoreTable(row, lines, points[row], place, tie))
    return found


def _peace(s: Core, row: int) -> int:
    """The peace track as it counts for ties: the marker once final scoring has moved it."""
    return s.peace[row] if s.base or row >= s.seats else s.peace_of(row)


def _lines(s: Core, row: int) -> list[ScoreLine]:
    gold, tiles = amount(s.cubes[row], GOLD), yumurium(s, row)
    cards = [(card, card_vp(s, row, card)) for card in _open_cards(s, row)]
    wonders = [(wonder, wonder_vp(s, row, wonder)) for wonder in s.built[row]]
    if s.base:
        before, peace = s.base[row], s.peace_vp[row]
        later = s.vp[row] - before - peace
    else:
        before, peace, later = s.vp[row], s.peace_of(row), 0
    found = [
        ScoreLine("track", "TS-002", before, "green"),
        ScoreLine("peace", "TS-400", peace, "yellow", {"count": peace}),
        ScoreLine("last_income", "TS-400", later, "yellow"),
        ScoreLine("gold", "TS-400", GOLD_VP * gold, "yellow", {"count": gold}),
        ScoreLine("yumurium", "TS-227", LUX_END_VP[YUMURIUM] * tiles, "yellow", {"count": tiles}),
        ScoreLine("history", "TS-400", sum(vp for _, vp in cards), "yellow", {"count": len(cards), "cards": _ids(CARD_IDS, cards)}),
        ScoreLine(
            "wonders", "TS-400", sum(vp for _, vp in wonders), "yellow", {"count": len(wonders), "wonders": _ids(WONDER_IDS, wonders)}
        ),
    ]
    for number, vision in enumerate(visions_of(s, row)):
        if vision >= 0:
            params = {"vision": VISION_IDS[vision]}
            found.append(ScoreLine(("vision_left", "vision_right")[number], "TS-404", vision_vp(s, row, vision), "yellow", params, True))
    return found


def _ids(names: tuple[str, ...], worth: list[tuple[int, int]]) -> list[str]:
    return [names[number] for number, vp in worth if vp]


def _rival_lines(s: Core, row: int) -> list[ScoreLine]:
    bonus = int(RIVAL["levels"][level_of(s)]["visions"])
    cards, wonders = s.grave[row], s.built[row]
    peace = s.peace_vp[row] if s.base else 0
    return [
        ScoreLine("track", "TS-429", s.vp[row] - peace, "green"),
        ScoreLine("peace", "TS-429", peace, "yellow", {"count": peace}),
        ScoreLine("history", "TS-429", sum(map(card_points, cards)), "yellow", {"count": len(cards)}),
        ScoreLine("wonders", "TS-429", sum(map(wonder_points, wonders)), "yellow", {"count": len(wonders)}),
        ScoreLine("visions", "TS-429", bonus, "yellow"),
    ]
