"""Whether the files of the content fit together: ids, counts (section 2 of the rules), and what holds for whole sets of tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, Final

from exhibition_suite.content_files import ContentFault, same

from .content_types import PATHS, TYPES
from .goods import ICONS, SHAPES
from .grammar import SetFocus
from .grammar_files import Files

SEATS: Final = 4
PER_TYPE: Final = 15
COMPONENTS: Final[dict[str, Any]] = {
    "timeline": 7,
    "impact": {"tiles": 1, "after": 4},
    "evacuation_tiles": 1,
    "superprojects": 18,
    "conditions": {"cards": 8, "in_play": 5},
    "recruit": 11,
    "mine": 11,
    "buildings": dict.fromkeys(TYPES, PER_TYPE),
    "capital": {"construct": 5, "recruit": 5, "research": 5},
    "breakthroughs": 45,
    "dice": {"paradox": 1, "research": 2},
    "hex_unavailable": 9,
    "player_boards": 4,
    "path_boards": 4,
    "leaders": 8,
    "banners": 4,
    "exosuits": 24,
    "warp": 36,
    "path_markers": 32,
    "morale_markers": 4,
    "time_travel_markers": 4,
}
"""How many there are of everything (AN-005, section 2)."""
SEATS_TABLE: Final = {
    "1": {"spaces": 2, "capital": 2, "late": 0},
    "2": {"spaces": 2, "capital": 2, "late": 2},
    "3": {"spaces": 2, "capital": 2, "late": 3},
    "4": {"spaces": 3, "capital": 3, "late": 4},
}
LEADERS: Final = ("haulani", "zaida", "wolfe", "samira", "valerian", "cornella", "caratacus", "amena")
WARP: Final = ("neutronium", "uranium", "titanium", "gold", "water", "administrator", "engineer", "scientist", "exosuit")
CONDITIONS: Final = ("workers", "water", "breakthroughs", "spots", "morale", "range", "superprojects", "time_travel")
CAPITAL: Final = {"1": "research", "2": "construct", "3": "recruit"}
"""The action of a Collapsing Capital tile by the first figure of its number (section 9)."""
BONUSES: Final = {
    "research": {"gain", "again", "set_die", "superproject"},
    "construct": {"gain", "again", "discount", "built"},
    "recruit": {"gain", "again", "bonus_again", "refresh"},
}
"""What makes sense as the bonus of an action."""


def check(files: Files) -> None:
    """Raises `ContentFault` for the first thing that does not fit."""
    for part in (_supply, _buildings, _superprojects, _leaders, _paths, _boards, _actions, _cards, _capital, _warp, _breakthroughs, _rest):
        part(files)


def _ids(file: str, found: Iterable[str], wanted: Sequence[str], rule: str) -> None:
    """The ids are those, in this order."""
    there = list(found)
    for number, (is_there, shall_be) in enumerate(zip(there, wanted, strict=False), 1):
        if is_there != shall_be:
            raise ContentFault(file, is_there, "id", f"{shall_be}, as number {number} ({rule})", is_there)
    if len(there) != len(wanted):
        raise ContentFault(file, "", "", f"{len(wanted)} entries, {wanted[0]} to {wanted[-1]} ({rule})", f"{len(there)} entries")


def _supply(files: Files) -> None:
    file, supply = "supply.json", files.supply.model_dump(by_alias=True)
    for name, wanted in COMPONENTS.items():
        parts = wanted if isinstance(wanted, dict) else {"": wanted}
        for part, number in parts.items():
            found = supply[name][part] if part else supply[name]
            same(file, name if part else "", part or name, found, number, "section 2")
    for name, whole in (("exosuits", "exosuits"), ("warp", "warp"), ("path_markers", "path_markers")):
        same(file, "seat", name, supply["seat"][name], supply[whole] // SEATS, "AN-005")
    for seats, row in SEATS_TABLE.items():
        for name, wanted in row.items():
            same(file, f"seats.{seats}", name, supply["seats"][seats][name], wanted, "AN-050, AN-058, AN-260")
    same(file, "", "warp_at_once", files.supply.warp_at_once, 2, "AN-130")


def _buildings(files: Files) -> None:
    file = "buildings.json"
    wanted = [f"B-{hundred}{number:02}" for hundred, _ in enumerate(TYPES, 1) for number in range(1, PER_TYPE + 1)]
    _ids(file, (item.id for item in files.buildings), wanted, "section 16")
    for item in files.buildings:
        same(file, item.id, "type", item.type, TYPES[int(item.id[2]) - 1], "section 16")
        for effects in (item, item.impl):
            action = effects.action if effects else None
            travels = action is not None and any(isinstance(deed, SetFocus) for deed in action.do)
            if effects and travels != (item.type == "power_plant"):
                raise ContentFault(file, item.id, "action", "set_focus on Power Plants, and on no other Building (AN-325)")


def _superprojects(files: Files) -> None:
    file = "superprojects.json"
    wanted = [f"S-{number:02}" for number in range(1, COMPONENTS["superprojects"] + 1)]
    _ids(file, (item.id for item in files.superprojects), wanted, "section 17")
    asked: set[tuple[str, str]] = set()
    for item in files.superprojects:
        exact = item.breakthroughs.exact
        if exact is None:
            continue
        if (exact.shape, exact.icon) in asked:
            raise ContentFault(file, item.id, "breakthroughs.exact", "a pair that no other Superproject asks for (AN-575)", _pair(exact))
        if exact.shape in item.breakthroughs.pair:
            raise ContentFault(file, item.id, "breakthroughs.pair", "the two other shapes (AN-575)", " ".join(item.breakthroughs.pair))
        asked.add((exact.shape, exact.icon))
    missing = set(product(SHAPES, ICONS)) - asked
    if missing:
        raise ContentFault(file, "", "breakthroughs.exact", f"each of the 15 pairs once (AN-575), also {' '.join(min(missing))}")


def _pair(exact: Any) -> str:
    return f"{exact.shape} {exact.icon}"


def _leaders(files: Files) -> None:
    file = "leaders.json"
    _ids(file, (item.id for item in files.leaders), LEADERS, "section 15.8")
    for number, item in enumerate(files.leaders):
        same(file, item.id, "path", item.path, PATHS[number // 2], "AN-072")


def _paths(files: Files) -> None:
    file = "paths.json"
    _ids(file, (item.id for item in files.paths), PATHS, "section 15.1")
    for number, item in enumerate(files.paths):
        same(file, item.id, "leaders", item.leaders, list(LEADERS[2 * number : 2 * number + 2]), "AN-072")
    names = [side.id for item in files.paths for side in (item.evacuation.A, item.evacuation.B)]
    for name in names:
        if names.count(name) > 1:
            raise ContentFault(file, name, "id", "a name that no other side has (section 15.7)", name)
    for item in files.paths:
        for side in (item.evacuation.A, item.evacuation.B):
            if side.condition.count == "morale" and side.condition.least > len(files.boards.A.morale.vp):
                raise ContentFault(file, side.id, "condition.least", "a space of the Morale track (AN-450)", str(side.condition.least))


def _boards(files: Files) -> None:
    file = "boards.json"
    same(file, "A", "breaks", files.boards.A.breaks, [2, 3], "AN-385")
    tiles = 0
    for path in PATHS:
        board = getattr(files.boards.B, path)
        same(file, f"B.{path}", "breaks", board.breaks, [2, 3, 5] if path == "harmony" else [2, 3], "AN-385")
        tiles += len(board.breaks)
    same(file, "B", "breaks", tiles, files.supply.hex_unavailable, "AN-070")


def _actions(files: Files) -> None:
    file, actions = "actions.json", files.actions
    most = files.supply.seats.four.spaces
    spaces = (("construct", actions.build, most), ("recruit", actions.recruit, most), ("research", actions.research, most))
    for name, part, wanted in (*spaces, ("council", actions.council, 2), ("mine", actions.mine, 3)):
        same(file, name, "spaces", len(part.spaces), wanted, "AN-050, AN-231, AN-236")
    same(file, "evacuation", "places", actions.evacuation.places, SEATS, "AN-258")


def _cards(files: Files) -> None:
    for file, cards, prefix, rule in (("recruit.json", files.recruit, "R", "AN-620"), ("mine.json", files.mine, "M", "AN-621")):
        wanted = [f"{prefix}-{number:02}" for number in range(1, COMPONENTS["recruit"] + 1)]
        _ids(file, (card.id for card in cards), wanted, rule)


def _capital(files: Files) -> None:
    file = "capital.json"
    _ids(file, (tile.id for tile in files.capital), [f"K-{ten}{one}" for ten in CAPITAL for one in range(1, 6)], "section 9")
    for tile in files.capital:
        same(file, tile.id, "action", tile.action, CAPITAL[tile.id[2]], "section 9")
        if tile.bonus.op not in BONUSES[tile.action]:
            raise ContentFault(file, tile.id, "bonus.op", f"{', '.join(sorted(BONUSES[tile.action]))} (section 9)", tile.bonus.op)


def _warp(files: Files) -> None:
    file = "warp.json"
    _ids(file, (tile.id for tile in files.warp), WARP, "AN-136")
    for tile in files.warp:
        (name,) = tile.gain.model_fields_set
        same(file, tile.id, "gain", name, tile.id, "AN-136")
        same(file, tile.id, "water", tile.water or 0, 1 if tile.id in ("administrator", "engineer", "scientist") else 0, "AN-132")
    same(file, "", "tiles", len(files.warp), files.supply.seat.warp, "AN-005")


def _breakthroughs(files: Files) -> None:
    file, found = "breakthroughs.json", files.breakthroughs
    same(file, "", "shapes", found.shapes, list(SHAPES), "AN-059")
    same(file, "", "icons", found.icons, list(ICONS), "AN-059")
    same(file, "", "copies", found.copies * len(SHAPES) * len(ICONS), files.supply.breakthroughs, "AN-059")


def _rest(files: Files) -> None:
    _ids("conditions.json", (item.id for item in files.conditions), CONDITIONS, "section 14.5")
    for item in files.conditions:
        if item.impl and item.id != "range":
            raise ContentFault("conditions.json", item.id, "impl", "no other count (D-12)", item.impl)
    same("dice.json", "", "shape", sorted(files.dice.shape), sorted(2 * SHAPES), "AN-213")
    same("dice.json", "", "icon", sorted(files.dice.icon), sorted((*ICONS, "any")), "AN-213")
