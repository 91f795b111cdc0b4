"""What golden games of every game have in common: what must come out of them, and how they are written."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from exhibition_suite.engine import Match


def outcome(match: Match) -> dict[str, Any]:
    """What must come out: the end of the game, and a digest each of all legal actions and of all events on the way."""
    legal, told = hashlib.sha256(), hashlib.sha256()
    for count, step in enumerate(match.steps):
        state: Any = match.at(count)
        legal.update(" ".join(action.text for action in (*state.actions(), *state.extras())).encode())
        for event in step.events:
            told.update(json.dumps([event.id, event.seat, event.params, event.reveals], sort_keys=True).encode())
    tables = match.state.scores()
    return {
        "rounds": match.state.round,
        "totals": [table.total for table in tables],
        "places": [table.place for table in tables],
        "lines": [{line.id: line.points for line in table.lines} for table in tables],
        "legal_actions": legal.hexdigest(),
        "events": told.hexdigest(),
        "fingerprint": match.state.fingerprint(),
    }


def write_missing(folder: Path, wishes: Mapping[str, tuple[Any, ...]], compose: Callable[..., dict[str, Any]]) -> None:
    """Composes the games that are not on paper yet."""
    folder.mkdir(exist_ok=True)
    for name, wish in wishes.items():
        path = folder / f"{name}.json"
        if not path.exists():
            path.write_text(json.dumps(compose(*wish), indent=1) + "\n", encoding="utf-8")
