"""`simulate`: games kept as saved games, and opponents without a seat in the summary."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from exhibition_suite.cli import main
from exhibition_suite.storage.saves import load_record


def run(words: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Exit code, output and faults of a command."""
    code = main(["--language", "en", *words.split()])
    told = capsys.readouterr()
    return code, told.out, told.err


def cells(line: str) -> list[str]:
    """The cells of a line of a table."""
    return re.split(r"\s{2,}", line.strip())


@pytest.mark.parametrize(
    "words",
    [
        "--bots easy random --option area1=link",
        "--game timespan --seats 1 --bots random",
        "--game anachrony --seats 3 --bots random",
        "--game anachrony --seats 1 --bots random --option opponent=chronossus",
    ],
)
def test_simulated_games_are_kept_as_saved_games(words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, out = tmp_path / "new" / "folder", tmp_path / "games.jsonl"
    assert run(f"simulate --games 2 {words} --workers 1 --records {folder} --out {out}", capsys)[0] == 0
    games = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    kept = sorted(folder.iterdir())
    assert [path.name for path in kept] == [f"{games[0]['game']}-{number:06}.exgame" for number in (1, 2)]
    for path, game in zip(kept, games, strict=True):
        code, told, _ = run(f"check {path}", capsys)
        assert (code, "played to the end" in told) == (0, True), told
        code, told, _ = run(f"replay {path}", capsys)
        assert code == 0
        total = next(line for line in told.splitlines() if line.startswith("Total "))
        assert total.split()[1:] == [str(points) for points in game["totals"]]


def test_bots_of_one_kind_are_told_apart_in_kept_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(f"simulate --games 1 --seats 3 --bots random merit --workers 1 --records {tmp_path}", capsys)[0] == 0
    record = load_record(next(tmp_path.iterdir()))
    assert [(seat.name, seat.player) for seat in record.seats] == [("random 1", "random"), ("merit", "merit"), ("random 3", "random")]


def test_simulate_says_where_it_cannot_keep_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", encoding="utf-8")
    code, _, err = run(f"simulate --games 1 --bots random --workers 1 --records {blocked / 'inside'}", capsys)
    assert code == 3
    assert str(blocked) in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "rivals"),
    [("--game timespan", ["The Rival"]), ("--game anachrony --option opponent=chronobot", ["Chronobot"]), ("--game exhibition", [])],
)
def test_whoever_plays_without_a_seat_stands_in_the_summary(
    words: str, rivals: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    code, told, _ = run(f"simulate --games 2 --seats 1 --bots random {words} --workers 1 --out {out}", capsys)
    assert code == 0
    table, lines = told.split("\n\n")[1:]
    rows = [cells(line) for line in table.splitlines()[2:]]
    assert [row[0] for row in rows] == ["random", *rivals]
    assert cells(lines.splitlines()[0])[1:] == ["random", *rivals]
    if rivals:
        games = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
        _, seats, mean, _, wins, _ = rows[1]
        assert (seats, mean) == ("2", f"{sum(game['totals'][1] for game in games) / 2:.2f}")
        assert wins == f"{50 * sum(game['places'][1] == 1 for game in games):.1f} %"
