"""Games played with rules version 1 are legal and end as they ended then, so saved games and replays stay true."""

from __future__ import annotations

import json

import pytest

from exhibition_suite.games.exhibition import GAME
from tests.games.exhibition.golden_games import FOLDER, WISHES, replay
from tests.games.golden import outcome

GAMES = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))}


def test_each_number_of_seats_and_each_variant_has_its_game() -> None:
    assert set(GAMES) == set(WISHES)
    assert {game["seats"] for game in GAMES.values()} == set(GAME.seats)
    assert {kind for game in GAMES.values() for slot, kind in game["options"].items() if slot.startswith("area")} == {
        "spread_years", "link", "short_era", "one_decade", "antique", "unique_decades",
    }  # fmt: skip


@pytest.mark.rule("EX-160", "EX-150", "EX-140", "EX-143", "EX-144", "EX-145", "EX-146", "EX-147", "EX-148", "EX-132")
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_ends_as_it_ended_then(name: str) -> None:
    golden = GAMES[name]
    assert golden["rules_version"] == GAME.rules_version == 1
    match = replay(golden)
    assert match.state.phase == "over"
    assert {key: golden[key] for key in outcome(match)} == outcome(match)


def test_the_games_are_worth_keeping() -> None:
    texts = " ".join(turn for game in GAMES.values() for turn in game["turns"])
    for word in ("take exh-1945; go ", "take exh-einstein; go ", "as ", "in 19", "place depot", "place mid@1"):
        assert word in texts, word
    lines = [line for game in GAMES.values() for line in game["lines"]]
    for award in ("all_6_continents", "years_gap", "short_era", "antique", "secret_decade"):
        assert any(line.get(award, 0) > 0 for line in lines), award
