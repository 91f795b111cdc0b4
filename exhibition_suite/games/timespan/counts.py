"""Counts, conditions and filters of the effect language, compiled to functions of a state (TS-501 to TS-507).

Every function takes the state, the seat, and the card that the effect is printed on (-1 where there is none).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from .items import AGE, LUX_SLOTS, LUXURIES, TRACKS, TYPE, TYPES, count_of
from .warehouse import RESOURCES, amount, size

if TYPE_CHECKING:
    from .players import Entry, Players

Count = Callable[["Players", int, int], int]
Cond = Callable[["Players", int, int], bool]


def count(data: dict[str, Any]) -> Count:
    """The function of a count in the grammar's form."""
    return _COUNTS[data["c"]](data)


def _const(data: dict[str, Any]) -> Count:
    number = data["n"]
    return lambda _state, _seat, _card: number


def _peace(_data: dict[str, Any]) -> Count:
    """The Rival of a solo game, which has no technology board, has as much peace as its marker says (TS-431)."""
    return lambda state, seat, _card: state.peace_of(seat) if state.tech[seat] >= 0 else state.peace[seat]


def _cards(data: dict[str, Any]) -> Count:
    """Tucked cards count only where no type is asked for; start cards count as age 0 (TS-504)."""
    zone = data["zone"]
    kind = TYPES.index(data["type"]) if "type" in data else -1
    ages = frozenset(data["age"]) if "age" in data else None

    def wanted(card: int) -> bool:
        return (kind < 0 or TYPE[card] == kind) and (ages is None or AGE[card] in ages)

    def find(state: Players, seat: int, _card: int) -> int:
        found = 0
        if zone in ("timeline", "both"):
            for entry in state.timeline[seat]:
                if entry is not None:
                    found += wanted(entry[0])
                    found += kind < 0 and entry[1] >= 0 and wanted(entry[1])
        if zone in ("graveyard", "both"):
            found += sum(map(wanted, state.grave[seat]))
            if kind < 0:
                found += sum(map(wanted, state.grave_tucked[seat]))
        if zone == "hand":
            found += sum(card >= 0 and wanted(card) for card in state.hand[seat])
        return found

    return find


def _types(data: dict[str, Any]) -> Count:
    zone = data["zone"]

    def find(state: Players, seat: int, _card: int) -> int:
        kinds: set[int] = set()
        if zone in ("timeline", "both"):
            kinds.update(TYPE[entry[0]] for entry in state.timeline[seat] if entry is not None)
        if zone in ("graveyard", "both"):
            kinds.update(TYPE[card] for card in state.grave[seat])
        if zone == "hand":
            kinds.update(TYPE[card] for card in state.hand[seat] if card >= 0)
        return len(kinds)

    return find


def luxuries(state: Players, seat: int, zone: str) -> list[int]:
    """Numbers of tiles of each kind in a zone."""
    found = [0] * len(LUXURIES)
    if zone == "waiting":
        return [count_of(state.waiting_lux[seat], kind) for kind in range(len(LUXURIES))]
    if zone in ("timeline", "both"):
        for entry in state.timeline[seat]:
            if entry is not None:
                for kind in entry[2]:
                    found[kind] += 1
    if zone in ("graveyard", "both"):
        for kind in range(len(LUXURIES)):
            found[kind] += count_of(state.grave_lux[seat], kind)
    return found


def _luxury(data: dict[str, Any]) -> Count:
    zone = data["zone"]
    if "kind" in data and data["kind"] != "any":
        kind = LUXURIES.index(data["kind"])
        return lambda state, seat, _card: luxuries(state, seat, zone)[kind]
    return lambda state, seat, _card: sum(luxuries(state, seat, zone))


def _lux_kinds(data: dict[str, Any]) -> Count:
    zone = data["zone"]
    return lambda state, seat, _card: sum(map(bool, luxuries(state, seat, zone)))


def _wonders(data: dict[str, Any]) -> Count:
    owner = data["owner"]

    def find(state: Players, seat: int, _card: int) -> int:
        mine = len(state.built[seat])
        everyone = sum(map(len, state.built))
        return mine if owner == "me" else everyone if owner == "all" else everyone - mine

    return find


def _workers(data: dict[str, Any]) -> Count:
    zone = data["zone"]

    def find(state: Players, seat: int, _card: int) -> int:
        if zone == "all":
            return state.workers[seat]
        if zone == "waiting":
            return state.waiting[seat]
        if zone == "dormant":
            return state.dormant[seat]
        return state.workers[seat] - state.waiting[seat] - state.dormant[seat]

    return find


def _track(data: dict[str, Any]) -> Count:
    track = TRACKS.index(data["track"])
    return lambda state, seat, _card: state.tracks[seat * 5 + track]


def _track_ends(_data: dict[str, Any]) -> Count:
    return lambda state, seat, _card: state.track_ends(seat)


def _gears(data: dict[str, Any]) -> Count:
    mask = {"white": 0b000111, "black": 0b111000, "any": 0b111111}[data["colour"]]
    return lambda state, seat, _card: (state.gears[seat] & mask).bit_count()


def _tiles(_data: dict[str, Any]) -> Count:
    return lambda state, seat, _card: state.tiles[seat].bit_count()


def _res(data: dict[str, Any]) -> Count:
    if data["kind"] == "any":
        return lambda state, seat, _card: size(state.cubes[seat])
    resource = RESOURCES.index(data["kind"])
    return lambda state, seat, _card: amount(state.cubes[seat], resource)


def _tucked(_data: dict[str, Any]) -> Count:
    return lambda state, seat, _card: sum(e is not None and e[1] >= 0 for e in state.timeline[seat]) + len(state.grave_tucked[seat])


def _completed(_data: dict[str, Any]) -> Count:
    """Timeline cards with all slots filled, and graveyard cards that were when they died (TS-503)."""

    def find(state: Players, seat: int, _card: int) -> int:
        return state.completed_dead[seat] + sum(e is not None and is_complete(e) for e in state.timeline[seat])

    return find


def is_complete(entry: Entry) -> bool:
    """A card that asks for luxury tiles and has them all."""
    return 0 < len(LUX_SLOTS[entry[0]]) == len(entry[2])


def _incomes(_data: dict[str, Any]) -> Count:
    return lambda state, seat, _card: state.income_symbols(seat)


def _camels_here(_data: dict[str, Any]) -> Count:
    """Other players' camels on the wonder whose box is being used; the wonder is told by the running activation."""
    return lambda state, seat, _card: state.camels_at_running_wonder(seat)


def _clock_tiles(_data: dict[str, Any]) -> Count:
    return lambda state, seat, _card: len(state.clocks[seat])


def _hand(_data: dict[str, Any]) -> Count:
    return lambda state, seat, _card: len(state.hand[seat])


def _age(_data: dict[str, Any]) -> Count:
    return lambda state, _seat, _card: state.age


def _sum(data: dict[str, Any]) -> Count:
    parts = [count(part) for part in data["of"]]
    return lambda state, seat, card: sum(part(state, seat, card) for part in parts)


def _min(data: dict[str, Any]) -> Count:
    parts = [count(part) for part in data["of"]]
    return lambda state, seat, card: min(part(state, seat, card) for part in parts)


_COUNTS: Final[dict[str, Callable[[dict[str, Any]], Count]]] = {
    "const": _const,
    "peace": _peace,
    "cards": _cards,
    "types": _types,
    "luxury": _luxury,
    "lux_kinds": _lux_kinds,
    "wonders": _wonders,
    "workers": _workers,
    "track": _track,
    "track_ends": _track_ends,
    "gears": _gears,
    "tiles": _tiles,
    "res": _res,
    "tucked": _tucked,
    "completed": _completed,
    "incomes": _incomes,
    "camels_here": _camels_here,
    "clock_tiles": _clock_tiles,
    "hand": _hand,
    "age": _age,
    "sum": _sum,
    "min": _min,
}


def cond(data: dict[str, Any]) -> Cond:
    """The function of a condition in the grammar's form."""
    ((kind, value),) = data.items()
    return _CONDS[kind](value)


def _ge(value: Any) -> Cond:
    of, least = count(value[0]), value[1]
    return lambda state, seat, card: of(state, seat, card) >= least


def _le(value: Any) -> Cond:
    of, most = count(value[0]), value[1]
    return lambda state, seat, card: of(state, seat, card) <= most


def _and(value: Any) -> Cond:
    parts = [cond(part) for part in value]
    return lambda state, seat, card: all(part(state, seat, card) for part in parts)


def _or(value: Any) -> Cond:
    parts = [cond(part) for part in value]
    return lambda state, seat, card: any(part(state, seat, card) for part in parts)


def _not(value: Any) -> Cond:
    part = cond(value)
    return lambda state, seat, card: not part(state, seat, card)


def _most(value: Any) -> Cond:
    """No opponent has more, and the count is above 0: ties count as met (TS-404); in a solo game the Rival is the opponent (TS-431)."""
    of = count(value)

    def met(state: Players, seat: int, card: int) -> bool:
        own = of(state, seat, card)
        return own > 0 and all(of(state, other, card) <= own for other in range(len(state.vp)) if other != seat)

    return met


def _space(value: Any) -> Cond:
    """The card stands on one of these spaces; a tucked card stands where its upper card does (TS-513)."""
    spaces = frozenset(value)

    def met(state: Players, seat: int, card: int) -> bool:
        place = state.space_of(seat, card)
        return place is not None and place + 1 in spaces

    return met


_CONDS: Final[dict[str, Callable[[Any], Cond]]] = {
    "ge": _ge,
    "le": _le,
    "and": _and,
    "or": _or,
    "not": _not,
    "most": _most,
    "space": _space,
}


class Filter:
    """Which cards an effect may choose (`CardFilter`).

    Attributes:
        types: allowed types, or None; `ages`, `spaces` (from 0) likewise.
        has_luxury: the card must have a tile, or none; `empty`: no worker, or one; None where it does not matter.
    """

    __slots__ = ("ages", "empty", "has_luxury", "spaces", "types")

    def __init__(self, data: dict[str, Any]) -> None:
        self.types = frozenset(TYPES.index(name) for name in data["type"]) if "type" in data else None
        self.ages = frozenset(data["age"]) if "age" in data else None
        self.spaces = frozenset(space - 1 for space in data["space"]) if "space" in data else None
        self.has_luxury: bool | None = data.get("has_luxury")
        self.empty: bool | None = data.get("empty")

    def card(self, card: int) -> bool:
        """A card in hand or in a deck passes."""
        return (self.types is None or TYPE[card] in self.types) and (self.ages is None or AGE[card] in self.ages)

    def entry(self, entry: Entry, space: int) -> bool:
        """A card in the timeline passes."""
        return (
            self.card(entry[0])
            and (self.spaces is None or space in self.spaces)
            and (self.has_luxury is None or self.has_luxury == bool(entry[2]))
            and (self.empty is None or self.empty != entry[3])
        )


NO_FILTER: Final = Filter({})
