"""Games played with rules version 1 are legal and end as they ended then; `check` and `replay` work on them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from exhibition_suite.engine import Match
from exhibition_suite.games.anachrony import GAME
from exhibition_suite.texts import LANGUAGES
from tests.games.anachrony.golden_games import FOLDER, WISHES, record_of
from tests.games.golden import check_and_replay, outcome

GAMES: dict[str, dict[str, Any]] = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))}


def test_each_number_of_seats_each_option_and_each_opponent_has_its_game() -> None:
    assert set(GAMES) == set(WISHES)
    assert {game["seats"] for game in GAMES.values()} == set(GAME.seats)
    chosen = {(name, value) for game in GAMES.values() for name, value in game["options"].items()}
    wanted = {("board_side", "B"), ("paths", "random"), ("leaders", "random"), ("path_side", "choose"), ("paradox", "always_one")}
    wanted |= {("power_up", "together"), ("rules_profile", "alternative"), ("first_player", "first_seat"), ("narrow_council", True)}
    wanted |= {("opponent", "chronobot"), ("opponent", "chronossus")}
    assert wanted <= chosen


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_ends_as_it_ended_then(name: str) -> None:
    golden = GAMES[name]
    assert golden["rules_version"] == GAME.rules_version == 1
    match = Match.from_record(GAME, record_of(golden))
    assert match.state.seat < 0
    assert {key: golden[key] for key in outcome(match)} == outcome(match)


def test_the_games_are_worth_keeping() -> None:
    words = {text.split()[0] for game in GAMES.values() for line in game["actions"] for text in line.split("; ")}
    wanted = set(
        "path side leader slot warp done place free pass end build project spot pay spend recruit bonus die icon copy cube gain trade "  # noqa: SIM905
        "focus return back leave seat".split()
    )
    assert wanted <= words, wanted - words
    totals = [total for game in GAMES.values() for total in game["totals"]]
    assert max(totals) > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_and_replay_read_a_game(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check_and_replay(record_of(GAMES["chronobot"]), language, tmp_path, capsys)
