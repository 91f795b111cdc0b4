"""What can still be played of a damaged game: all up to the first action that is unreadable or against the rules.

The damaged file is left as it is. Text that was cut off or hit by a wrong byte is searched for its parts by their patterns.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from exhibition_suite.engine import Match, Record, RecordFault
from exhibition_suite.games import GAME_IDS, load_game

from .atomic import read
from .fault import StorageFault
from .plain import NotPlain, parse
from .save_model import Game
from .saves import wrong_seats


@dataclass(frozen=True, slots=True)
class Rescued:
    """The playable beginning of a damaged game.

    Attributes:
        match: the game up to its last good action.
        steps: number of actions that were saved.
        of: number of actions the file tells of, as far as that can be seen.
        sure: the set-up stands in the file whole; only actions were lost.
    """

    match: Match
    steps: int
    of: int
    sure: bool = True

    @property
    def record(self) -> Record:
        return self.match.record()


def rescue(path: Path) -> Rescued | None:
    """Plays what is left of a damaged file ("open up to move n"). None where nothing can be read. Never raises for a bad file."""
    try:
        data = read(path)
    except StorageFault:
        return None
    found = _whole(data) or _pieces(data)
    if found is None or found.game not in GAME_IDS:
        return None
    game = load_game(found.game)
    if found.rules_version > game.rules_version or wrong_seats(found.game, found.seats) is not None:
        return None
    try:
        match = Match.from_record(game, found)
    except RecordFault as trouble:
        if trouble.match is None:
            return None
        match = trouble.match
        match.assisted = found.assisted
    return Rescued(match, len(match.steps), len(found.actions))


def _whole(data: bytes) -> Record | None:
    """The record of a file that is still JSON."""
    try:
        document = parse(data)
    except NotPlain:
        return None
    record = document.get("record") if isinstance(document, dict) else None
    return _record(record) if isinstance(record, dict) else None


def _record(plain: dict[str, Any]) -> Record | None:
    known = {name: value for name, value in plain.items() if name in Game.model_fields}
    if isinstance(known.get("actions"), list):
        known["actions"] = _texts(known["actions"])
    for name, default in (("actions", []), ("free_undo", False), ("assisted", False), ("extra", {})):
        known.setdefault(name, default)
    try:
        return Game.model_validate(known).record()
    except ValidationError:
        return None


def _texts(actions: list[Any]) -> list[str]:
    """The actions up to the first that is no text."""
    texts: list[str] = []
    for action in actions:
        if not isinstance(action, str) or len(action) > 200:
            break
        texts.append(action)
    return texts


def _pieces(data: bytes) -> Record | None:
    """The record of a file that is no JSON any more: each of its values is read by itself, the actions as far as they go."""
    text = data.decode("utf-8", errors="replace")
    start = text.find('"record"')
    if start < 0:
        return None
    text = text[start:]
    found: dict[str, Any] = {}
    decoder = json.JSONDecoder()
    for name in ("game", "rules_version", "options", "seats", "seed", "free_undo", "assisted", "extra"):
        place = re.search(rf'"{name}"\s*:\s*', text)
        if place is None:
            continue
        try:
            found[name], _ = decoder.raw_decode(text, place.end())
        except (ValueError, RecursionError):
            continue
    place = re.search(r'"actions"\s*:\s*\[', text)
    if place is not None:
        found["actions"] = _leading_texts(text, place.end())
    return _record(found)


def _leading_texts(text: str, at: int) -> list[str]:
    entry = re.compile(r'\s*"([^"\\\n]{1,200})"\s*,?')
    texts: list[str] = []
    while match := entry.match(text, at):
        texts.append(match[1])
        at = match.end()
    return texts
