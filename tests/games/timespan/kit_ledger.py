"""A position of two players written down in plain words, and the counts, conditions and filters of the rules read off it.

Nothing here uses the engine but the few lines that write a position down: what the counts mean is taken from section 2.1 of the rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from exhibition_suite.games.timespan import content
from exhibition_suite.games.timespan.actions import PLACES
from exhibition_suite.games.timespan.items import CARD_IDS, DISCOVERY_IDS, WONDER_IDS
from exhibition_suite.games.timespan.warehouse import unpack
from tests.games.timespan.kit import Table
from tests.games.timespan.kit_layout import kinds

Json = dict[str, Any]
_CONTENT = content.load()
CARDS: dict[str, Json] = {item["id"]: item for item in (*_CONTENT.start, *_CONTENT.history)}
ORDER = {name: place for place, name in enumerate(CARDS)}
WONDERS: dict[str, Json] = {item["id"]: item for item in _CONTENT.wonders}
DISCOVERIES: dict[str, Json] = {item["id"]: item for item in _CONTENT.discovery}
LUXURY: dict[str, Json] = {item["kind"]: item for item in _CONTENT.luxury}
TRACKS: dict[str, Json] = {name: _CONTENT.tracks[name] for name in ("culture", "science", "ship", "balloon", "space")}
TILES: dict[str, Json] = {tile["kind"]: tile for tile in _CONTENT.tiles}
CIVS: list[Json] = _CONTENT.civilisations["civs"]
COMMON: Json = _CONTENT.civilisations["common"]
TECHS: list[dict[str, Json]] = [{tech["slot"]: tech for tech in board["techs"]} for board in _CONTENT.technologies]
MARKET: Json = _CONTENT.market
KINDS = ("fur", "pottery", "silk", "gems", "book", "yumurium")
RESOURCES = ("coin", "wheat", "stone", "wood", "sheep", "metal", "gold")
LEVEL = {"coin": 0, "wheat": 1, "stone": 1, "wood": 1, "sheep": 2, "metal": 2, "gold": 3}
BOXES = ("upgrade", "coin", "science", "culture", "ship", "card")
PLAIN = ("person", "building", "invention")
SLOTS = ("w1", "w2", "w3", "b1", "b2", "b3")


@dataclass
class Laid:
    """A card in a timeline."""

    card: str
    under: str = ""
    lux: list[str] = field(default_factory=list)
    worker: bool = False

    @property
    def complete(self) -> bool:
        slots = CARDS[self.card].get("lux", {}).get("slots", [])
        return bool(slots) and len(slots) == len(self.lux)


@dataclass
class Side:
    """What lies before one player."""

    civ: int
    tech: int
    vp: int
    cubes: dict[str, int]
    lux: dict[str, int]
    grave_lux: dict[str, int]
    line: list[Laid | None]
    hand: list[str]
    wonders: list[str]
    built: list[str]
    grave: list[str]
    tucked: list[str]
    completed: int
    tracks: dict[str, int]
    workers: int
    waiting: int
    dormant: int
    busy: set[str]
    camel: str
    gears: set[str]
    tiles: set[str]
    travel: str
    clocks: list[str]

    @property
    def on_cards(self) -> int:
        return sum(laid.worker for laid in self.line if laid)

    @property
    def uppers(self) -> list[Laid]:
        return [laid for laid in self.line if laid]


@dataclass
class Ledger:
    """The whole table."""

    age: int
    sides: list[Side]
    neutral: list[str]
    decks: list[list[str]]
    wonder_deck: list[str]
    stacks: list[list[str]]
    supply: dict[str, int]
    closed: set[str]
    claimed: set[str]

    @classmethod
    def of(cls, table: Table) -> Ledger:
        """Writes a position down."""
        s = table.state
        return cls(
            age=s.age,
            sides=[_side(table, seat) for seat in range(s.seats)],
            neutral=[WONDER_IDS[wonder] if wonder >= 0 else "" for wonder in s.neutral],
            decks=[[CARD_IDS[card] for card in deck] for deck in s.decks],
            wonder_deck=[WONDER_IDS[wonder] for wonder in s.wonder_deck],
            stacks=[[DISCOVERY_IDS[tile] for tile in stack] for stack in s.tile_decks],
            supply=kinds(s.lux_supply),
            closed={name for at, name in enumerate(TRACKS) if s.closed >> at & 1},
            claimed={name for at, name in enumerate(TRACKS) if s.claimed >> at & 1},
        )

    def differences(self, other: Ledger) -> list[str]:
        """What is not the same, for messages."""
        found = [
            f"{f.name}: {a!r} / {b!r}"
            for f in fields(self)
            if f.name != "sides" and (a := getattr(self, f.name)) != (b := getattr(other, f.name))
        ]
        for seat, (one, two) in enumerate(zip(self.sides, other.sides, strict=True)):
            found += [f"{seat}.{f.name}: {a!r} / {b!r}" for f in fields(one) if (a := getattr(one, f.name)) != (b := getattr(two, f.name))]
        return found


def _side(table: Table, seat: int) -> Side:
    s = table.state
    busy = {box for at, box in enumerate(BOXES) if s.board_work[seat] >> at & 1}
    busy |= {WONDER_IDS[wonder] for wonder in s.built[seat] if s.wonder_work >> wonder & 1}
    return Side(
        civ=s.civ[seat],
        tech=s.tech[seat],
        vp=s.vp[seat],
        cubes={name: n for name, n in unpack(s.cubes[seat]).items() if n},
        lux=kinds(s.waiting_lux[seat]),
        grave_lux=kinds(s.grave_lux[seat]),
        line=[
            e and Laid(CARD_IDS[e[0]], CARD_IDS[e[1]] if e[1] >= 0 else "", [KINDS[kind] for kind in e[2]], e[3]) for e in s.timeline[seat]
        ],
        hand=[CARD_IDS[card] for card in s.hand[seat]],
        wonders=[WONDER_IDS[wonder] for wonder in s.wonders[seat]],
        built=[WONDER_IDS[wonder] for wonder in s.built[seat]],
        grave=[CARD_IDS[card] for card in s.grave[seat]],
        tucked=[CARD_IDS[card] for card in s.grave_tucked[seat]],
        completed=s.completed_dead[seat],
        tracks={name: s.tracks[seat * 5 + at] for at, name in enumerate(TRACKS)},
        workers=s.workers[seat],
        waiting=s.waiting[seat],
        dormant=s.dormant[seat],
        busy=busy,
        camel=PLACES[s.camel[seat]] if s.camel[seat] >= 0 else "",
        gears={slot for at, slot in enumerate(SLOTS) if s.gears[seat] >> at & 1},
        tiles={name for at, name in enumerate(("workshop", "gold", "academy", "theatre")) if s.tiles[seat] >> at & 1},
        travel=("", "balloon", "spaceship")[s.travel[seat]],
        clocks=[DISCOVERY_IDS[tile] for tile in s.clocks[seat]],
    )


# ---- what is printed where


def board_box(side: Side, box: str) -> list[Json]:
    """The effects of a board box as it lies now (TS-284, TS-286)."""
    for kind in side.tiles:
        if TILES[kind]["covers"] == box:
            return list(TILES[kind]["box"])
    if box == "ship" and side.travel:
        return list(TILES[side.travel]["box"])
    return list(CIVS[side.civ]["replace"].get(box, COMMON[box]))


def techs(side: Side) -> list[Json]:
    """Unlocked technologies."""
    return [TECHS[side.tech][slot] for slot in SLOTS if slot in side.gears]


def peace(side: Side) -> int:
    """Visible symbols, clamped (TS-070 to TS-072)."""
    found = sum(CARDS[laid.card].get("peace", 0) for laid in side.uppers)
    found += sum(WONDERS[wonder].get("peace", 0) for wonder in side.built)
    found += side.grave_lux["book"] + sum(tech.get("peace", 0) for tech in techs(side))
    return max(0, min(10, found))


def income_lists(side: Side) -> list[list[Json]]:
    """Every printed income that is visible (TS-061)."""
    found = [CIVS[side.civ]["income"]]
    found += [CARDS[laid.card].get("income", []) for laid in side.uppers]
    found += [WONDERS[wonder].get("income", []) for wonder in side.built]
    for kind in KINDS:
        found += [LUXURY[kind]["income"]] * side.grave_lux[kind]
    return found + [tech.get("income", []) for tech in techs(side)]


# ---- counts, conditions and filters: TS-503 and TS-504


def count(ledger: Ledger, seat: int, what: Json, card: str = "", wonder: str = "") -> int:
    """A count of the grammar."""
    side = ledger.sides[seat]
    kind = what["c"]
    if kind in ("sum", "min"):
        parts = [count(ledger, seat, part, card, wonder) for part in what["of"]]
        return sum(parts) if kind == "sum" else min(parts)
    if kind == "cards":
        return _cards(side, what)
    if kind == "types":
        return len({CARDS[name]["type"] for name in _upper_cards(side, what["zone"])})
    if kind in ("luxury", "lux_kinds"):
        tiles = _tiles(side, what["zone"])
        if kind == "lux_kinds":
            return len(set(tiles))
        return len([tile for tile in tiles if what.get("kind", tile) == tile])
    if kind == "camels_here":
        place = wonder and (f"N{ledger.neutral.index(wonder) + 1}" if wonder in ledger.neutral else wonder)
        return sum(other.camel == place for at, other in enumerate(ledger.sides) if at != seat) if wonder else 0
    if kind == "wonders":
        built = [len(other.built) for other in ledger.sides]
        return {"me": built[seat], "all": sum(built), "others": sum(built) - built[seat]}[what["owner"]]
    return _plain(ledger, side, what)


def _plain(ledger: Ledger, side: Side, what: Json) -> int:
    zones = {"all": side.workers, "waiting": side.waiting, "dormant": side.dormant, "used": len(side.busy) + side.on_cards}
    plain = {
        "const": lambda: int(what["n"]),
        "peace": lambda: peace(side),
        "workers": lambda: zones[what["zone"]],
        "track": lambda: side.tracks[what["track"]],
        "track_ends": lambda: sum(side.tracks[name] == TRACKS[name]["length"] for name in TRACKS),
        "gears": lambda: len([slot for slot in side.gears if what["colour"] in ("any", {"w": "white", "b": "black"}[slot[0]])]),
        "tiles": lambda: len(side.tiles),
        "res": lambda: sum(n for name, n in side.cubes.items() if what["kind"] in ("any", name)),
        "tucked": lambda: sum(bool(laid.under) for laid in side.uppers) + len(side.tucked),
        "completed": lambda: sum(laid.complete for laid in side.uppers) + side.completed,
        "incomes": lambda: sum(map(len, income_lists(side))),
        "clock_tiles": lambda: len(side.clocks),
        "hand": lambda: len(side.hand),
        "age": lambda: ledger.age,
    }
    return plain[what["c"]]()


def _upper_cards(side: Side, zone: str) -> list[str]:
    found = [laid.card for laid in side.uppers] if zone in ("timeline", "both") else []
    found += side.grave if zone in ("graveyard", "both") else []
    return found + (side.hand if zone == "hand" else [])


def _cards(side: Side, what: Json) -> int:
    """Tucked cards only where no type is asked for."""
    zone = what["zone"]
    names = _upper_cards(side, zone)
    if "type" not in what:
        names = [*names, *([laid.under for laid in side.uppers if laid.under] if zone in ("timeline", "both") else [])]
        names += side.tucked if zone in ("graveyard", "both") else []
    return sum(what.get("type", CARDS[n]["type"]) == CARDS[n]["type"] and CARDS[n]["age"] in what.get("age", range(5)) for n in names)


def _tiles(side: Side, zone: str) -> list[str]:
    if zone == "waiting":
        return [kind for kind in KINDS for _ in range(side.lux[kind])]
    found = [tile for laid in side.uppers for tile in laid.lux] if zone in ("timeline", "both") else []
    return found + ([kind for kind in KINDS for _ in range(side.grave_lux[kind])] if zone in ("graveyard", "both") else [])


def holds(ledger: Ledger, seat: int, cond: Json, card: str = "") -> bool:
    """A condition of the grammar."""
    ((kind, value),) = cond.items()
    if kind in ("ge", "le"):
        n = count(ledger, seat, value[0], card)
        return n >= value[1] if kind == "ge" else n <= value[1]
    if kind == "not":
        return not holds(ledger, seat, value, card)
    if kind in ("and", "or"):
        return (all if kind == "and" else any)(holds(ledger, seat, part, card) for part in value)
    if kind == "most":
        counts = [count(ledger, other, value) for other in range(len(ledger.sides))]
        return counts[seat] > 0 and counts[seat] == max(counts)
    spaces = [at + 1 for at, laid in enumerate(ledger.sides[seat].line) if laid and card in (laid.card, laid.under)]
    return bool(spaces) and spaces[0] in value


def passes(name: str, wanted: Json, laid: Laid | None = None, space: int = 0) -> bool:
    """A card in hand or deck, or in a timeline, passes a filter."""
    card = CARDS[name]
    if card["type"] not in wanted.get("type", (card["type"],)) or card["age"] not in wanted.get("age", (card["age"],)):
        return False
    if laid is None:
        return True
    return (
        space in wanted.get("space", (space,))
        and wanted.get("has_luxury", bool(laid.lux)) == bool(laid.lux)
        and wanted.get("empty", not laid.worker) == (not laid.worker)
    )


def fits(laid: Laid, kind: str) -> bool:
    """A tile of this kind may be delivered to the card (TS-202, TS-203)."""
    asked = CARDS[laid.card].get("lux", {})
    slots = list(asked.get("slots", []))
    if asked.get("distinct") and kind in laid.lux:
        return False
    for tile in (*laid.lux, kind):
        if tile in slots:
            slots.remove(tile)
        elif "any" in slots:
            slots.remove("any")
        else:
            return False
    return True
