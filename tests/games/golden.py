"""What golden games of every game have in common: what must come out of them, and how they are written."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from exhibition_suite import cli
from exhibition_suite.engine import Match, Record
from exhibition_suite.storage.saves import save_record
from exhibition_suite.texts import Words


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


def check_and_replay(record: Record, language: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """`check` finds the saved record good and over; gives what `replay` tells of it."""
    words = Words(language)
    path = folder / "solo.exgame"
    save_record(path, record)
    assert cli.main(["--language", language, "check", str(path)]) == 0
    over = words.say("cli.check.over")
    assert capsys.readouterr().out.strip() == words.say("cli.check.good", name="solo.exgame", actions=len(record.actions), state=over)
    assert cli.main(["--language", language, "replay", str(path)]) == 0
    told = capsys.readouterr().out
    assert words.say("cli.total") in told
    assert len(told.splitlines()) > 60
    return told
