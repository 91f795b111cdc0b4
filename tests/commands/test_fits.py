"""Set-ups that do not fit together are refused in one line, and what is refused would indeed have changed nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from exhibition_suite.cli import main
from exhibition_suite.commands.fits import NEEDS, Need
from exhibition_suite.commands.options import values_of
from exhibition_suite.commands.tournament import Job, play
from exhibition_suite.engine import Match, SeatSetup
from exhibition_suite.games import load_game
from exhibition_suite.storage.saves import save_record

FITTED = [(game, need) for game, needs in NEEDS.items() for need in needs]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--game anachrony --seats 5", "--seats: “5” is not possible. Allowed: a whole number from 1 to 4."),
        ("--game timespan --seats 5", "--seats: “5” is not possible. Allowed: a whole number from 1 to 4."),
        ("--game anachrony --option opponent=chronobot", "--option: “opponent=chronobot” is not possible here. Allowed with: --seats 1."),
        (
            "--game anachrony --seats 3 --option narrow_council=on",
            "--option: “narrow_council=on” is not possible here. Allowed with: --seats 1-2.",
        ),
        (
            "--game anachrony --seats 1 --option extra_turn=on",
            "--option: “extra_turn=on” is not possible here. Allowed with: opponent=chronobot.",
        ),
        (
            "--game anachrony --seats 1 --option more_energy=two opponent=chronobot",
            "--option: “more_energy=two” is not possible here. Allowed with: opponent=chronossus.",
        ),
        (
            "--game anachrony --seats 1 --option carry_over=on",
            "--option: “carry_over=on” is not possible here. Allowed with: opponent=chronobot and opponent=chronossus.",
        ),
        (
            "--game timespan --seats 1 --option boards=auction",
            "--option: “boards=auction” is not possible here. Allowed with: --seats 2-4.",
        ),
        ("--seats 2 --option start=4", "--option: “start=4” is not possible here. Allowed with: --seats 5."),
        ("--seats 2 --option start=2", "--option: “start=2” is not possible here. Allowed with: --seats 3-5."),
        ("--seats 1 --option start=1", "--option: “start=1” is not possible here. Allowed with: --seats 2-5."),
    ],
)
def test_what_does_not_fit_is_told_in_one_line_with_what_would(words: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "simulate", "--games", "1", "--bots", "random", *words.split()]) == 2
    assert capsys.readouterr().err == told + "\n"


@pytest.mark.parametrize(
    "words",
    [
        "--game anachrony --seats 1 --option opponent=chronobot extra_turn=on carry_over=on narrow_council=on",
        "--game anachrony --seats 1 --option opponent=chronossus more_energy=two fewest_first=on",
        "--game anachrony --seats 2 --option opponent=none extra_turn=off narrow_council=on",
        "--game timespan --seats 1 --option boards=choose",
        "--seats 1 --option start=0",
        "--seats 5 --option start=4",
    ],
)
def test_what_fits_is_played(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "1", "--bots", "random", *words.split()]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.rule("EX-020")
def test_a_demonstration_has_the_chosen_start_player_or_says_why_not(capsys: pytest.CaptureFixture[str]) -> None:
    words = "--language en demo --no-png --bot random --seats 2 --option start={}"
    assert main(words.format(2).split()) == 2
    assert capsys.readouterr().err == "--option: “start=2” is not possible here. Allowed with: --seats 3-5.\n"
    began = []
    for start in (0, 1):
        assert main(words.format(start).split()) == 0
        score = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("Score "))
        began.append(score.split()[1:])
    assert began[0] == began[1][::-1] != began[1]


@pytest.mark.rule("EX-020")
def test_a_chosen_start_player_begins_every_game(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = "simulate --games 4 --bots random easy --option start=1 --workers 1 --out"
    assert main([*words.split(), str(out)]) == 0
    played = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert {tuple(game["bots"]) for game in played} == {("easy", "random")}
    assert len({game["seed"] for game in played}) == 4


@pytest.mark.parametrize(("game_id", "need"), FITTED)
def test_an_option_is_refused_only_where_it_changes_nothing_or_cannot_be(game_id: str, need: Need) -> None:
    game, name = load_game(game_id), need.option
    others = [opponent for opponent in ("none", "chronobot", "chronossus") if opponent not in need.opponents]
    lone = [(1, {"opponent": opponent}) for opponent in others] if need.opponents else []
    many: list[tuple[int, dict[str, Any]]] = [(count, {}) for count in game.seats if count not in need.seats]
    values = [value for word, value in values_of(game)[name].items() if need.value in ("", word)]
    assert lone or many
    for seats, rest in [*lone, *many]:
        plain = game.Options.model_validate(rest).model_dump(mode="json")
        expected = play(Job(game_id, plain, 3, ("random",) * seats, keep=True))
        for value in values:
            job = Job(game_id, {**plain, name: value}, 3, ("random",) * seats, keep=True)
            try:
                found = play(job)
            except ValueError:
                continue
            assert (found.actions, found.totals) == (expected.actions, expected.totals)


@pytest.mark.parametrize(("opponent", "named"), [("chronobot", "Chronobot"), ("chronossus", "Chronossus"), ("none", "")])
def test_the_score_table_of_a_lone_game_names_the_opponent(
    opponent: str, named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game: Any = load_game("anachrony")
    match = Match(game, game.Options(opponent=opponent), (SeatSetup("Ada", "person", game.signs[0]),), 5)
    path = tmp_path / "evening.exgame"
    save_record(path, match.record())
    assert main(["--language", "en", "replay", str(path)]) == 0
    head = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("Score "))
    assert head.split()[1:] == ["Ada", *named.split()]
