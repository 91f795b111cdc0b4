"""All effects of the content, compiled: boxes, incomes, abilities, tracks, tiles, boards, visions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from .counts import NO_FILTER, Cond, Count, Filter, cond, count
from .items import (
    BOXES,
    CARD_IDS,
    CONTENT,
    LUXURIES,
    SLOTS,
    TILES,
    TRACKS,
    TRAVEL,
    WONDER_IDS,
)
from .nodes import GAIN, PLAY, Node, compile_list, omissions
from .warehouse import pack

Nodes = tuple[Node, ...]
_CARDS: Final[list[dict[str, Any]]] = [*CONTENT.start, *CONTENT.history]
_WONDERS: Final = CONTENT.wonders
_BOARDS: Final = CONTENT.civilisations
_TECHS: Final = CONTENT.technologies


def _column(items: list[dict[str, Any]], field: str) -> tuple[Nodes, ...]:
    return tuple(compile_list(item.get(field), f"{item['id']}.{field}") for item in items)


CARD_BOX: Final = _column(_CARDS, "box")
CARD_INCOME: Final = _column(_CARDS, "income")
ON_PLAY: Final = _column(_CARDS, "on_play")
ON_COMPLETE: Final = _column(_CARDS, "on_complete")
ON_MOVE: Final = _column(_CARDS, "on_move")
ON_DEATH: Final = _column(_CARDS, "on_death")
ON_DISCARD: Final = _column(_CARDS, "discard")
WONDER_BOX: Final = _column(_WONDERS, "box")
WONDER_INCOME: Final = _column(_WONDERS, "income")
WONDER_PLAY: Final = _column(_WONDERS, "on_play")
MARKET: Final = compile_list(CONTENT.market["box"], "MARKET.box")
DISCOVERY: Final = _column(CONTENT.discovery, "effect")


class VpEnd:
    """VP counted at the end: min(most, n * floor(count / div)) (TS-405)."""

    __slots__ = ("div", "most", "n", "of")

    def __init__(self, data: dict[str, Any]) -> None:
        self.n: int = data["n"]
        self.div: int = data.get("div", 1)
        self.most: int = data["max"]
        self.of: Count = count(data["per"])


def _vp_end(items: list[dict[str, Any]]) -> tuple[VpEnd | None, ...]:
    return tuple(VpEnd(item["vp_end"]) if "vp_end" in item else None for item in items)


CARD_VP_END: Final = _vp_end(_CARDS)
WONDER_VP_END: Final = _vp_end(_WONDERS)


class Lasting:
    """An effect that works while its card lies open or its technology is unlocked (TS-516)."""

    __slots__ = ("filter", "nodes", "when")

    def __init__(self, data: dict[str, Any], path: str) -> None:
        self.when: str = data["when"]
        self.filter = Filter(data["filter"]) if "filter" in data else NO_FILTER
        self.nodes = compile_list(data["do"], path)


def _lasting(item: dict[str, Any], path: str) -> tuple[Lasting, ...]:
    return tuple(Lasting(data, f"{path}.lasting.{index}") for index, data in enumerate(item.get("lasting", ())))


CARD_LASTING: Final = {c: found for c, item in enumerate(_CARDS) if (found := _lasting(item, CARD_IDS[c]))}
WONDER_LASTING: Final = {w: found for w, item in enumerate(_WONDERS) if (found := _lasting(item, WONDER_IDS[w]))}

# Luxury tiles (TS-206)
LUX_BOX: Final = tuple(compile_list(item["activation"], f"{item['kind']}.activation") for item in CONTENT.luxury)
LUX_INCOME: Final = tuple(compile_list(item["income"], f"{item['kind']}.income") for item in CONTENT.luxury)
LUX_PEACE: Final[tuple[int, ...]] = tuple(item["peace"] for item in CONTENT.luxury)
LUX_END_VP: Final[tuple[int, ...]] = tuple(item["end_vp"] for item in CONTENT.luxury)
LUX_SUPPLY: Final[tuple[int, ...]] = tuple(CONTENT.supply["luxury"][kind] for kind in LUXURIES)

# The five tracks, see TS-265.
_TRACK_DATA: Final = [CONTENT.tracks[name] for name in TRACKS]
TRACK_LENGTH: Final[tuple[int, ...]] = tuple(track["length"] for track in _TRACK_DATA)
TRACK_GREEN: Final[tuple[int, ...]] = tuple(track["green"] for track in _TRACK_DATA)
TRACK_BLUE: Final[tuple[int, ...]] = tuple(track["blue"] for track in _TRACK_DATA)
TRACK_PAST: Final[tuple[int, ...]] = tuple(track["past_end_vp"] for track in _TRACK_DATA)
TRACK_SPACES: Final = tuple(
    tuple(compile_list(space, f"{name}.{index + 1}") for index, space in enumerate(track["spaces"]))
    for name, track in zip(TRACKS, _TRACK_DATA, strict=True)
)

# Boards (TS-330 to TS-333) and upgrade tiles (TS-286)
_COMMON: Final = {name: compile_list(_BOARDS["common"][name], f"board.{name}") for name in BOXES}
CIV_BOX: Final = tuple(
    tuple(compile_list(civ["replace"][name], f"{civ['id']}.{name}") if name in civ["replace"] else _COMMON[name] for name in BOXES)
    for civ in _BOARDS["civs"]
)
CIV_START: Final = tuple(pack(civ["start"]) for civ in _BOARDS["civs"])
CIV_INCOME: Final = tuple(compile_list(civ["income"], f"{civ['id']}.income") for civ in _BOARDS["civs"])
CIV_CARDS: Final[tuple[int, ...]] = tuple(sum(node["n"] for node in civ.get("setup", ())) for civ in _BOARDS["civs"])
"""Age I cards a civilisation starts with (TS-034)."""
CIV_SHIP: Final[tuple[int, ...]] = tuple(civ.get("setup_ship", 0) for civ in _BOARDS["civs"])
_TILE_DATA: Final = {tile["kind"]: tile for tile in CONTENT.tiles}
TILE_BOX: Final = tuple(compile_list(_TILE_DATA[kind]["box"], f"tile.{kind}") for kind in TILES)
TRAVEL_BOX: Final[tuple[Nodes, ...]] = ((), *(compile_list(_TILE_DATA[kind]["box"], f"tile.{kind}") for kind in TRAVEL[1:]))


def _technologies(field: str) -> tuple[tuple[Nodes, ...], ...]:
    return tuple(
        tuple(compile_list(tech.get(field), f"{board['id']}.{tech['slot']}.{field}") for tech in _in_order(board)) for board in _TECHS
    )


def _in_order(board: dict[str, Any]) -> Iterator[dict[str, Any]]:
    by_slot = {tech["slot"]: tech for tech in board["techs"]}
    return (by_slot[slot] for slot in SLOTS)


TECH_BONUS: Final = _technologies("bonus")
TECH_EFFECT: Final = _technologies("effect")
TECH_INCOME: Final = _technologies("income")
TECH_PEACE: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(tech.get("peace", 0) for tech in _in_order(board)) for board in _TECHS)
TECH_LASTING: Final = tuple(tuple(_lasting(tech, f"{board['id']}.{tech['slot']}") for tech in _in_order(board)) for board in _TECHS)


def _printed(nodes: Nodes) -> int:
    """Entries of a printed list; a gain of several resources is one of them."""
    return len({node.path.rpartition(".")[0] if node.op == GAIN else node.path for node in nodes})


INCOME_ENTRIES: Final = {
    nodes: _printed(nodes)
    for nodes in (*CARD_INCOME, *WONDER_INCOME, *LUX_INCOME, *CIV_INCOME, *(nodes for board in TECH_INCOME for nodes in board))
}
"""Income symbols of every income list (TS-503)."""

# The visions, see TS-404.
VISION_TIERS: Final[tuple[tuple[tuple[Cond, int], ...], ...]] = tuple(
    tuple((cond(tier["if"]), tier["vp"]) for tier in vision["tiers"]) for vision in CONTENT.visions
)

# The time track (TS-052)
AGES: Final = ("I", "II", "III", "IV")
TIME_TRACK: Final[tuple[tuple[int, str], ...]] = tuple((AGES.index(age) + 1, phase) for age, phase in CONTENT.time["time_track"])
AGE_ENDS: Final[dict[int, int]] = {int(space): AGES.index(age) + 1 for space, age in CONTENT.time["age_ends_after_space"].items()}
RIVAL: Final = CONTENT.rival


def _walk(nodes: Nodes) -> Iterator[Node]:
    for node in nodes:
        yield node
        yield from _walk(node.nodes)
        for option in node.options:
            yield from _walk(option)


def _every_list() -> Iterator[Nodes]:
    for columns in (CARD_BOX, CARD_INCOME, ON_PLAY, ON_COMPLETE, ON_MOVE, ON_DEATH, ON_DISCARD, WONDER_BOX, WONDER_INCOME, WONDER_PLAY):
        yield from columns
    yield from (*DISCOVERY, MARKET, *LUX_BOX, *LUX_INCOME, *TILE_BOX, *TRAVEL_BOX, *CIV_INCOME)
    for group in (*TRACK_SPACES, *CIV_BOX, *TECH_BONUS, *TECH_EFFECT, *TECH_INCOME):
        yield from group
    lasting = (*CARD_LASTING.values(), *WONDER_LASTING.values(), *(part for board in TECH_LASTING for part in board))
    for many in lasting:
        yield from (one.nodes for one in many)


EVERY_NODE: Final = tuple(node for nodes in _every_list() for node in _walk(nodes))
"""Every effect that is printed anywhere, for checks and for the actions made from them."""


def _register_discounts() -> None:
    """All costs a discount can leave are made known before the first warehouse is looked at."""
    from .items import COST, WONDER_COST

    for worth in {node.n for node in EVERY_NODE if node.op == PLAY and node.n > 0}:
        for cost in {*COST, *WONDER_COST}:
            omissions(cost, worth)


_register_discounts()
MOST_OPTIONS: Final = max(len(node.options) for node in EVERY_NODE)
