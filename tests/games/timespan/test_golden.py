"""Games played with rules version 1 are legal and end as they ended then; `check` and `replay` work on them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from exhibition_suite.engine import Match
from exhibition_suite.games.timespan import GAME
from exhibition_suite.texts import LANGUAGES, Words
from tests.games.golden import check_and_replay, outcome
from tests.games.timespan.golden_games import FOLDER, WISHES, record_of

GAMES: dict[str, dict[str, Any]] = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))}


def test_each_number_of_seats_each_variant_and_each_rival_has_its_game() -> None:
    assert set(GAMES) == set(WISHES)
    assert {game["seats"] for game in GAMES.values()} == set(GAME.seats)
    chosen = {(name, value) for game in GAMES.values() for name, value in game["options"].items()}
    switches = {(name, True) for name in ("first_game", "wandering_wonders", "time_is_money", "cunning_camel", "gentle_push")}
    assert chosen == switches | {("boards", how) for how in ("choose", "draft", "auction")} | {("rival", "easy"), ("rival", "hard")}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_ends_as_it_ended_then(name: str) -> None:
    golden = GAMES[name]
    assert golden["rules_version"] == GAME.rules_version == 1
    match = Match.from_record(GAME, record_of(golden))
    assert match.state.seat < 0
    assert {key: golden[key] for key in outcome(match)} == outcome(match)


def test_the_games_are_worth_keeping() -> None:
    words = {text.split()[0] for game in GAMES.values() for line in game["actions"] for text in line.split("; ")}
    rare = {"basic", "omit", "under", "back", "time", "return"}
    wanted = set(
        "civ board bid keep offer camel play activate done discard deliver trade convert spend clock take leave pick up step draw pay tuck "  # noqa: SIM905
        "bury lux wake unlock reach give seat aside ask".split()
    )
    assert wanted <= words, wanted - words
    assert words & rare
    totals = [total for game in GAMES.values() for total in game["totals"]]
    assert max(totals) > 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_and_replay_read_a_game(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = check_and_replay(record_of(GAMES["seats_1"]), language, tmp_path, capsys)
    assert Words(language).say("score.history") in told
