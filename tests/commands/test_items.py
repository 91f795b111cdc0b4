"""`simulate --items` as somebody at a terminal sees it."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from exhibition_suite.commands import simulate
from exhibition_suite.commands.console import Console, Wrong
from exhibition_suite.commands.parser import Parser
from exhibition_suite.commands.tournament import Job, play


def run(words: list[str], language: str = "en") -> str:
    out = io.StringIO()
    console = Console(language, out, io.StringIO())
    parser = Parser(console, "simulate", "")
    simulate.add(parser, console)
    assert simulate.run(parser.parse_args(words), console) == 0
    return out.getvalue()


def test_the_tables_and_the_tally_of_each_game(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["--game", "timespan", "--items", "--bots", "random", "--seats", "2", "--games", "2", "--workers", "1", "--out", str(file)]
    told = run(words)
    for heading in ("Item", "Group", "x mean", "x fair", "Action phase", "Graveyard at the end"):
        assert heading in told
    games = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(games) == 2
    assert len(games[0]["items"]["seats"]) == 2
    assert games[0]["items"]["decisions"] > 50


def test_a_game_without_a_tally_is_told() -> None:
    with pytest.raises(Wrong, match="timespan"):
        run(["--game", "exhibition", "--items", "--games", "1"])


def test_a_job_counts_only_when_asked() -> None:
    assert play(Job("timespan", {}, 1, ("random", "random"))).items is None
    assert "items" not in play(Job("timespan", {}, 1, ("random", "random"))).plain()
