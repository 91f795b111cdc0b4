"""Whether the files of the content fit together: ids, counts (section 1.2 of the rules), boards and tracks.

Prices and quotas are no matter of these checks: content that misses them can be played, and the command `content` tells it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from exhibition_suite.content_files import ContentFault, same

from . import quotas

if TYPE_CHECKING:
    from .content import Content

SEATS: Final = 4
COMPONENTS: Final[dict[str, Any]] = {
    "game_board": 1,
    "history": {"I": 40, "II": 40, "III": 40, "IV": 24},
    "start": 12,
    "wonders": 16,
    "visions": 12,
    "discovery": {"I": 18, "II": 18, "III": 20},
    "luxury": {"fur": 24, "pottery": 24, "silk": 20, "gems": 16, "book": 16, "yumurium": 8},
    "gears": 24,
    "workers": 36,
    "tiles": {"travel": 4, "gold": 5, "workshop": 4, "academy": 4, "theatre": 4},
    "civilisations": 6,
    "technologies": 6,
    "warehouses": 4,
    "cubes": 32,
    "markers": 16,
    "pieces": {"ship": 4, "balloon": 4, "spaceship": 4, "camel": 4},
    "hourglass": 1,
}
"""Every row of the table of components (section 1.2)."""
PYRAMIDS: Final = "W-01"
TRACK_LENGTHS: Final = {"culture": 15, "science": 15, "ship": 7, "balloon": 7, "space": 6}
COVERS: Final = {"gold": "coin", "workshop": "upgrade", "academy": "science", "theatre": "culture", "balloon": "ship", "spaceship": "ship"}
CIVILISATIONS: Final = ("babylonia", "egypt", "greece", "china", "vikings", "mexico")
REPLACED: Final = {"babylonia": "card", "egypt": "coin", "greece": "science", "vikings": "ship", "mexico": "card"}
"""The one box of a civilisation's own (TS-330); China has none."""
UNDER: Final = {"1": "upgrade", "2": "coin", "3": "science", "4": "culture"}
ROUND: Final = ("income", "discovery", "action")
TIME_TRACK: Final = [
    ["I" if space < 6 else "II" if space < 12 else "III", "final" if space == 15 else ROUND[space % 3]] for space in range(1, 16)
]
"""Age and phase of each space, from 1: the first round has no income (TS-051, TS-052)."""
CLOCK_OPS: Final = frozenset({"wake", "activate", "upgrade", "play", "camel", "choose", "seq", "opt"})
"""What the tiles with a clock may do (TS-605)."""
EDGES: Final = {
    "room": ["coin"],
    "coin": ["wheat", "stone", "wood"],
    "wheat": ["sheep"],
    "stone": ["metal"],
    "wood": ["metal"],
    "sheep": ["gold"],
    "metal": ["gold"],
    "gold": [],
}


def check(content: Content) -> None:
    """Raises `ContentFault` for the first thing that does not fit."""
    for part in (_supply, _history, _wonders, _visions, _discovery, _luxury, _tracks, _technologies, _tiles, _civilisations, _rest, _rival):
        part(content)


def _ids(file: str, items: list[dict[str, Any]], wanted: list[str], rule: str = "TS-510", key: str = "id") -> None:
    """The ids are those, in this order."""
    found = [item[key] for item in items]
    for number, (is_there, shall_be) in enumerate(zip(found, wanted, strict=False)):
        if is_there != shall_be:
            raise ContentFault(file, str(is_there), key, f"{shall_be}, as number {number + 1} ({rule})", str(is_there))
    if len(found) != len(wanted):
        raise ContentFault(file, "", "", f"{len(wanted)} entries, {wanted[0]} to {wanted[-1]} ({rule})", f"{len(found)} entries")


def _numbered(prefix: str, count: int) -> list[str]:
    return [f"{prefix}-{number:02}" for number in range(1, count + 1)]


def _supply(content: Content) -> None:
    file, supply = "supply.json", content.supply
    for name, wanted in COMPONENTS.items():
        same(file, "", name, supply[name], wanted, "section 1.2")
    seat = supply["seat"]
    for name, whole, rule in (
        ("worker_cap", "workers", "TS-012"),
        ("gears", "gears", "TS-013"),
        ("cubes", "cubes", "TS-033"),
        ("markers", "markers", "TS-030"),
        ("start", "start", "TS-037"),
    ):
        same(file, "seat", name, seat[name], supply[whole] // SEATS, rule)
    same(file, "seat", "workers_at_start", seat["workers_at_start"], 3, "TS-038")
    same(file, "seat", "cubes", seat["cubes"], content.warehouse["capacity"], "TS-181")


def _history(content: Content) -> None:
    counts = content.supply["history"]
    _ids("history.json", content.history, [name for deck, count in counts.items() for name in _numbered(deck, count)])
    for item in content.history:
        same("history.json", item["id"], "age", quotas.DECKS[item["age"] - 1], item["id"].split("-")[0], "TS-510")
        _no_endless_work("history.json", item)
    _ids("start.json", content.start, ["START-S", "START-F", "START-W"], "TS-037")
    peace = [item.get("peace", 0) for item in content.start]
    same("start.json", "", "peace", peace, [1, 0, 0], "TS-045")


def _wonders(content: Content) -> None:
    file = "wonders.json"
    if not any(item["id"] == PYRAMIDS for item in content.wonders):
        raise ContentFault(file, PYRAMIDS, "", "the Pyramids (TS-605)", "no such wonder")
    _ids(file, content.wonders, _numbered("W", content.supply["wonders"]))
    for item in content.wonders:
        if any(effect["op"] == "camel" for effect in quotas.effects_in(item["box"])):
            raise ContentFault(file, item["id"], "box", "no box that moves the camel (TS-605)", "camel")
        _no_endless_work(file, item)


def _no_endless_work(file: str, item: dict[str, Any]) -> None:
    """Two boxes that take workers off boxes would wake each other's for ever; what happens once, or wakes the sleeping, comes to an end."""
    for effect in quotas.effects_in(item["box"]):
        if effect["op"] == "wake" and effect["from"] != "dormant":
            raise ContentFault(file, item["id"], "box", "a box wakes workers from the dormant area only (TS-515)", effect["from"])


def _visions(content: Content) -> None:
    _ids("visions.json", content.visions, _numbered("V", content.supply["visions"]))


def _discovery(content: Content) -> None:
    file, counts = "discovery.json", content.supply["discovery"]
    wanted = [name for age, count in enumerate(counts.values(), 1) for name in _numbered(f"D{age}", count)]
    _ids(file, content.discovery, wanted)
    clocks = [item for item in content.discovery if item.get("clock")]
    for item in content.discovery:
        same(file, item["id"], "age", item["age"], int(item["id"][1]), "TS-510")
    same(file, "", "clock", len(clocks), 6, "TS-085")
    for item in clocks:
        for effect in quotas.effects_in(item["effect"]):
            if effect["op"] not in CLOCK_OPS:
                raise ContentFault(file, item["id"], "effect", "wake, activate, upgrade, play, camel (TS-605)", effect["op"])


def _luxury(content: Content) -> None:
    file = "luxury.json"
    _ids(file, content.luxury, list(content.supply["luxury"]), "TS-206", "kind")
    for item in content.luxury:
        kind = item["kind"]
        same(file, kind, "end_vp", item["end_vp"], 3 if kind == "yumurium" else 0, "TS-227")
        same(file, kind, "peace", item["peace"], 1 if kind == "book" else 0, "TS-206")


def _tracks(content: Content) -> None:
    for name, length in TRACK_LENGTHS.items():
        same("tracks.json", name, "length", content.tracks[name]["length"], length, "TS-265")


def _technologies(content: Content) -> None:
    file = "technologies.json"
    _ids(file, content.technologies, [f"TECH-{letter}" for letter in "ABCDEF"], "TS-280")
    lasting = [f"{board['id']}.{tech['slot']}" for board in content.technologies for tech in board["techs"] if "lasting" in tech]
    if len(lasting) != 1:
        raise ContentFault(file, "", "lasting", "one technology, Ritual burial (TS-290)", " ".join(lasting) or "none")
    slots = sum(len(board["techs"]) for board in content.technologies)
    same(file, "", "techs", slots, len(content.technologies) * content.supply["seat"]["gears"], "TS-013")


def _tiles(content: Content) -> None:
    file, supply = "tiles.json", content.supply["tiles"]
    _ids(file, content.tiles, list(COVERS), "TS-286", "kind")
    for tile in content.tiles:
        same(file, tile["kind"], "covers", tile["covers"], COVERS[tile["kind"]], "TS-286")
    given = [effect["kind"] for effect in quotas.effects_in(content.technologies) if effect["op"] == "tile"]
    for kind in ("gold", "workshop", "academy", "theatre"):
        same("technologies.json", "", f"technologies that give the tile {kind}", given.count(kind), supply[kind], "TS-287")


def _civilisations(content: Content) -> None:
    file, data = "civilisations.json", content.civilisations
    _ids(file, data["civs"], list(CIVILISATIONS), "TS-330")
    same(file, "layout", "under", data["layout"]["under"], UNDER, "TS-332")
    same(file, "layout", "side", data["layout"]["side"], ["ship", "card"], "TS-332")
    for number, civ in enumerate(data["civs"], 1):
        name = civ["id"]
        same(file, name, "no", civ["no"], number, "TS-330")
        own = [REPLACED[name]] if name in REPLACED else []
        same(file, name, "replace", list(civ["replace"]), own, "TS-330")
        same(file, name, "setup_ship", civ.get("setup_ship", 0), 1 if name == "vikings" else 0, "TS-035")
        setup = [{"op": "draw", "deck": "current", "n": 1}] if name == "china" else []
        same(file, name, "setup", civ.get("setup", []), setup, "TS-034")
        same(file, name, "start", sum(civ["start"].values()) <= content.warehouse["capacity"], True, "TS-181")


def _rest(content: Content) -> None:
    time, warehouse = content.time, content.warehouse
    same("time.json", "", "spaces of time_track", len(time["time_track"]), len(TIME_TRACK), "TS-052")
    for space, wanted in enumerate(TIME_TRACK):
        same("time.json", "", f"time_track[{space}]", time["time_track"][space], wanted, "TS-052")
    same("time.json", "", "age_ends_after_space", time["age_ends_after_space"], {"5": "I", "11": "II"}, "TS-055")
    file = "warehouse.json"
    same(file, "", "upgrade_edges", warehouse["upgrade_edges"], EDGES, "TS-182")
    levels = {name: worth - 1 for name, worth in quotas.WORTH.items() if worth > 1}
    same(file, "", "spend_for_upgrades", warehouse["spend_for_upgrades"], levels, "TS-193")
    same(file, "", "convert", warehouse["convert"], {"pay": {"coin": 2}, "gain_one_of": ["wheat", "stone", "wood"]}, "TS-192")
    same(file, "", "capacity", warehouse["capacity"], 8, "TS-181")
    same(file, "", "final_vp", warehouse["final_vp"], {"gold": 2}, "TS-400")


def _rival(content: Content) -> None:
    file = "rival.json"
    _ids(file, content.rival["cards"], [f"R{number}" for number in range(1, 11)], "TS-426")
    _ids(file, content.rival["levels"], ["easy", "normal", "hard"], "TS-428")
