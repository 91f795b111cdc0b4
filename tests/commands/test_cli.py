"""The command line as a person uses it: commands, wrong words, exit codes, both languages."""

from __future__ import annotations

import inspect
import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from exhibition_suite import __version__
from exhibition_suite.cli import main
from exhibition_suite.commands import bench_engine, bench_strength, fuzz, watches
from exhibition_suite.commands.console import Console
from exhibition_suite.commands.line import COMMANDS, language_of
from exhibition_suite.engine import Match, Rng, SeatSetup
from exhibition_suite.games import load_game
from exhibition_suite.storage.saves import save_record
from exhibition_suite.texts import Words

ROOT = Path(__file__).resolve().parents[2]


def match(moves: int | None = None, seats: int = 2) -> Match:
    game: Any = load_game("exhibition")
    found = Match(game, game.Options(), tuple(SeatSetup(f"Player {n + 1}", "person", game.signs[n]) for n in range(seats)), 5)
    rng = Rng(5)
    while found.state.seat >= 0 and (moves is None or len(found.steps) < moves):
        actions = found.state.actions()
        found.play(actions[rng.below(len(actions))])
    return found


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "evening.exgame"
    save_record(path, match().record())
    return path


def run(words: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Exit code, output and faults of a command."""
    code = main(words.split())
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("simulat", "command: “simulat” is not possible. Allowed: simulate, replay, check, demo, bench, fuzz, content and monkey."),
        ("simulate --games x", "--games: “x” is not possible. Allowed: a whole number from 1 to 1000000."),
        ("simulate --games 0", "--games: “0” is not possible. Allowed: a whole number from 1 to 1000000."),
        ("simulate --games", "--games needs a value after it."),
        ("simulate --bots foo", "--bots: “foo” is not possible. Allowed: random, merit, quick, greedy, easy, normal, hard and expert."),
        ("simulate --seats 2 --bots easy easy easy", "--bots: 3 names for 2 seats. Allowed: at most one name for each seat."),
        ("simulate --option area1=x", "area1: “x” is not possible. Allowed: one_continent, spread_years and link."),
        ("simulate --option start=9", "start: “9” is not possible. Allowed: random, 0, 1, 2, 3 and 4."),
        (
            "simulate --option area9=x",
            "--option: “area9=x” is not possible. Allowed: secret_decade=, area1=, area2=, area3= and start=.",
        ),
        ("check", "A file is missing. Allowed: the path of a saved game (.exgame)."),
        ("--language fr", "--language: “fr” is not possible. Allowed: en and ja."),
        (
            "demo --frob",
            "“--frob” is not known here. Allowed: --help, --seats, --bot, --option, --seed, --png, --no-png, --theme and --size.",
        ),
        ("--language ja fuzz --games x", "--games：「x」は指定できません。指定できるもの：1から10000000までの整数。"),
        (
            "--language ja simulate --bots foo",
            "--bots：「foo」は指定できません。指定できるもの：random・merit・quick・greedy・easy・normal・hard・expert。",
        ),
    ],
)
def test_wrong_words_are_told_in_one_line_with_what_is_allowed(words: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(words, capsys) == (2, "", told + "\n")


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("command", ["", *(name for name in COMMANDS if name != "smoke")])
def test_every_command_explains_itself(language: str, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(f"--language {language} {command} --help", capsys)
    assert (code, err) == (0, "")
    assert ("Usage:" if language == "en" else "使い方：") in out
    assert "smoke" not in out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--version", capsys) == (0, f"exhibition-suite {__version__}\n", "")


def test_the_language_is_the_one_asked_for_else_the_persons_else_the_systems(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from exhibition_suite.storage import settings

    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert language_of([]) == "ja"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert language_of([]) == "en"
    monkeypatch.setattr(settings, "peek", lambda: {"language": "ja"})
    assert language_of([]) == "ja"
    assert language_of(["--language", "en"]) == "en"
    assert language_of(["demo", "--language=en"]) == "en"


def test_simulate_tells_points_victories_and_lines_and_writes_every_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    words = f"simulate --games 4 --bots easy random --option area1=link secret_decade=on --workers 1 --out {out}"
    code, told, err = run(words, capsys)
    assert (code, err) == (0, "")
    assert told.startswith("4 games, ")
    assert "95 % interval" in told
    assert "Secret Decade" in told
    games = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [game["bots"] for game in games] == [["easy", "random"], ["random", "easy"]] * 2
    assert [game["seed"] for game in games] == [1, 1, 2, 2], "each deal is played once in each rotation"
    for game in games:
        assert game["totals"] == [sum(lines.values()) for lines in game["lines"]]
        assert len(game["actions"]) > 20


@pytest.mark.parametrize(("bots", "seeds"), [("random", [5, 6, 7, 8]), ("random merit random merit", [5, 5, 6, 6])])
def test_no_game_is_simulated_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str], bots: str, seeds: list[int]) -> None:
    """Where players are alike, some rotations of them are, too; counted twice, a game would make intervals too narrow."""
    out = tmp_path / "games.jsonl"
    code, _, _ = run(f"simulate --games 4 --seats 4 --seed 5 --bots {bots} --workers 1 --out {out}", capsys)
    assert code == 0
    games = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [game["seed"] for game in games] == seeds
    assert len({(game["seed"], tuple(game["bots"])) for game in games}) == 4


def test_simulate_gives_the_same_games_with_any_number_of_workers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for workers, path in enumerate(files, 1):
        assert run(f"simulate --games 4 --bots hard easy --iterations 5 --workers {workers} --out {path}", capsys)[0] == 0
    assert files[0].read_text(encoding="utf-8") == files[1].read_text(encoding="utf-8")


def test_simulate_says_where_it_cannot_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(f"simulate --games 1 --out {tmp_path / 'no' / 'x.jsonl'}", capsys)
    assert code == 3
    assert "cannot be written" in err
    assert err.count("\n") == 1


def test_replay_prints_the_game_in_words(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(f"replay {saved}", capsys)
    assert (code, err) == (0, "")
    assert "Player 1 took 19" in out or "Player 1 took Einstein" in out
    assert "Number of Decades" in out
    assert "final scoring" in out
    _, japanese, _ = run(f"--language ja replay {saved}", capsys)
    assert "世代の数" in japanese


def test_replay_goes_to_any_move(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, whole, _ = run(f"replay {saved}", capsys)
    _, begun, _ = run(f"replay {saved} --to 6", capsys)
    assert len(begun) < len(whole)
    assert begun.splitlines()[0] == whole.splitlines()[0]
    code, _, err = run(f"replay {saved} --to 9999", capsys)
    assert code == 2
    assert "--to" in err


def test_replay_draws_the_board(saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from exhibition_suite.app import demo

    drawn: list[Any] = []
    monkeypatch.setattr(demo, "board_png", lambda *given: drawn.append(given))
    picture = tmp_path / "board.png"
    code, _, err = run(f"--language ja replay {saved} --to 6 --png {picture} --theme dark --size 800x600", capsys)
    assert code == 0
    assert str(picture) in err
    assert drawn[0][1:] == (picture, "ja", "dark", (800, 600))
    assert len(drawn[0][0].steps) == 6
    assert run(f"replay {saved} --png {picture} --size huge", capsys)[0] == 2


def test_check_says_that_a_good_file_is_good(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(f"check {saved}", capsys)
    assert code == 0
    assert out.startswith("evening.exgame: whole, ")
    assert out.endswith("played to the end.\n")


@pytest.mark.rule("EX-030")
def test_check_says_where_a_game_breaks_the_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from dataclasses import replace

    record = match(8).record()
    wrong = replace(record, actions=(*record.actions, "place grand@1", "place grand@1"))
    path = tmp_path / "wrong.exgame"
    save_record(path, wrong)
    code, out, _ = run(f"check {path}", capsys)
    assert code == 1
    assert "of 10" in out
    assert "EX-" in out


def test_check_tells_damage_and_what_to_do(tmp_path: Path, saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.exgame"
    broken.write_bytes(saved.read_bytes()[:-40])
    code, out, _ = run(f"check {broken}", capsys)
    assert code == 1
    assert out.startswith(f"{broken}: ")
    assert out.count("\n") == 1
    assert run(f"replay {broken}", capsys)[0] == 3


def test_demo_plays_a_game_and_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run("demo --no-png --bot random --seats 3", capsys)
    assert (code, err) == (0, "")
    assert "Titanic" in out
    assert "Total" in out


def test_fuzz_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run("fuzz --games 4 --workers 1 --seed 9", capsys)
    assert code == 0
    assert out.startswith("20 games, ")
    assert out.endswith("0 broken.\n")


def test_fuzz_tells_a_broken_game_with_the_seed_that_shows_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from exhibition_suite.games.exhibition.state import ExhibitionState

    monkeypatch.setattr(ExhibitionState, "totals", lambda self: [0] * self.seats)
    code, out, _ = run("fuzz --games 2 --seats 2 --workers 1", capsys)
    assert code == 1
    assert "2 seats, seed 1: two ways of counting differ" in out
    code, out, _ = run("--language ja fuzz --games 2 --seats 2 --workers 1", capsys)
    assert code == 1
    assert "2人、乱数の種1：2通りの計算結果が一致しない" in out


def test_all_that_fuzz_watches_has_words_in_both_languages(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    watched = set(re.findall(r'hold\(.*?"(\w+)"(?:, \w+=.*)?\)$', inspect.getsource(fuzz) + inspect.getsource(watches), re.MULTILINE))
    assert len(watched) == 21
    for language in ("en", "ja"):
        words = Words(language)
        for what in (*watched, "fault"):
            assert words.has(f"cli.broken.{what}"), what

    def break_down(*_args: object, **_more: object) -> int:
        raise fuzz.Broken("listed", action="take exh-1957")

    monkeypatch.setattr(fuzz, "play_one", break_down)
    _, out, _ = run("--language ja fuzz --games 1 --seats 2 --workers 1", capsys)
    assert "候補にある手が拒否された：take exh-1957" in out

    def fall_over(*_args: object, **_more: object) -> int:
        raise KeyError("x")

    monkeypatch.setattr(fuzz, "play_one", fall_over)
    _, out, _ = run("fuzz --games 1 --seats 2 --workers 1", capsys)
    assert "2 seats, seed 1: KeyError: 'x'" in out


def test_bench_prints_a_table_and_writes_json(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_engine, "ITERATIONS", 8)
    monkeypatch.setattr(bench_engine, "COPIES", 50)
    small = {name: (loop, 2, game, seats) for name, (loop, _, game, seats) in bench_engine.SYSTEMS.items() if seats}
    missing = {"python-chess": (_not_installed, 1, "", 0)}
    monkeypatch.setattr(bench_engine, "SYSTEMS", {**small, **missing})
    monkeypatch.setattr(bench_strength, "MATCHES", (bench_strength.Match("greedy", "random", 2, 0.9),))
    path = tmp_path / "bench.json"
    code, out, _ = run(f"bench --repeats 1 --strength --games 4 --workers 1 --json {path}", capsys)
    assert code == 0
    assert "Exhibition, 2 seats" in out
    assert "Timespan, 4 seats" in out
    assert "Not installed: python-chess" in out
    found = json.loads(path.read_text(encoding="utf-8"))
    assert found["engine"][0]["rate"] > 0
    assert found["search"][0]["rate"] > 0
    assert found["strength"][0]["low"] <= found["strength"][0]["rate"] <= found["strength"][0]["high"]


def _not_installed(_: int) -> Any:
    raise ImportError("chess")


def child(words: list[str], stdout: Any = subprocess.PIPE, **environment: str) -> subprocess.CompletedProcess[str]:
    given = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    return subprocess.run(words, env=given, stdout=stdout, stderr=subprocess.PIPE, encoding="utf-8", check=False)


def test_no_command_without_a_picture_loads_qt(saved: Path) -> None:
    for words in (["replay", str(saved)], ["check", str(saved)], ["demo", "--no-png", "--bot", "random"], ["simulate", "--games", "1"]):
        script = f"import sys; from exhibition_suite.cli import main; code = main({words!r}); sys.exit(code or 'PySide6' in sys.modules)"
        done = child([sys.executable, "-c", script])
        assert (done.returncode, done.stderr) == (0, ""), words


def test_who_stops_reading_hears_no_complaint() -> None:
    script = f"{sys.executable} -m exhibition_suite demo --no-png --bot random | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = child(["bash", "-c", script])
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == "0"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the device of Linux that is always full")
@pytest.mark.parametrize("words", ["check {file}", "demo --no-png --bot random", "simulate --games 3 --bots random"])
def test_output_that_cannot_be_written_is_told_in_one_line(words: str, saved: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = child([sys.executable, "-m", "exhibition_suite", *words.format(file=saved).split()], stdout=full)
    assert (done.returncode, done.stderr) == (3, "The output cannot be written: No space left on device.\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the device of Linux that is always full")
def test_games_that_cannot_be_written_are_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, _out, told = run("simulate --games 2 --bots random --workers 1 --out /dev/full", capsys)
    assert (code, told) == (3, "/dev/full cannot be written: No space left on device.\n")


def test_without_any_streams_a_command_works(saved: Path) -> None:
    code = "import sys; sys.stdout = sys.stderr = None; from exhibition_suite.cli import main; sys.exit(main(sys.argv[1:]))"
    assert child([sys.executable, "-c", code, "check", str(saved)]).returncode == 0
    assert child([sys.executable, "-c", code, "nonsense"]).returncode == 2


def test_a_terminal_that_cannot_show_japanese_gets_english(saved: Path) -> None:
    words = [sys.executable, "-m", "exhibition_suite", "--language", "ja", "check", str(saved)]
    for encoding in ("ascii", "latin-1", "cp437"):
        done = child(words, PYTHONIOENCODING=encoding)
        assert done.returncode == 0
        assert "whole" in done.stdout
    assert "問題ありません" in child(words, PYTHONIOENCODING="utf-8").stdout


def test_a_file_cannot_command_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evil = "\x1b[2J\u202eAnn\n\u2028\x07"
    record = match(6).record()
    names = tmp_path / "names.exgame"
    save_record(names, replace(record, seats=(replace(record.seats[0], name=evil), record.seats[1])))
    actions = tmp_path / "actions.exgame"
    save_record(actions, replace(record, actions=(evil,)))
    told = run(f"replay {names}", capsys)[1] + run(f"check {actions}", capsys)[1]
    assert "[2JAnn took" in told
    assert "“\\x1b[2J\\u202eAnn\\n\\u2028\\x07”: there is no such action." in told
    assert not {"\x1b", "\u202e", "\u2028", "\x07"} & set(told)


def test_a_fault_of_the_program_is_one_line_and_a_report(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from exhibition_suite.commands import demo

    monkeypatch.setattr(demo, "played", lambda *_: 1 // 0)
    code, _out, told = run("demo --no-png", capsys)
    assert code == 4
    assert len(told.splitlines()) == 1
    assert "Traceback" not in told
    report = home / "logs" / "command-fault.txt"
    assert str(report) in told
    assert "ZeroDivisionError" in report.read_text("utf-8")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"options": {"area1": "x"}}, "The set-up is not possible: area1"),
        ({"seats": (SeatSetup("A"),) * 7}, "The set-up is not possible: 1 to 5 seats can play, and the file tells of 7"),
        ({"seats": (SeatSetup("A", "genius"), SeatSetup("B"))}, "The set-up is not possible: genius"),
        ({"seats": (SeatSetup("A", sign="ford"), SeatSetup("B", sign="ford"))}, "The set-up is not possible: ford"),
    ],
)
def test_check_says_what_is_wrong_with_a_set_up(
    change: dict[str, Any], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "changed.exgame"
    save_record(path, replace(match(4).record(), **change))
    code, out, _ = run(f"check {path}", capsys)
    assert (code, out.splitlines()) in ((1, [told]), (1, [f"{path}: {told}"]))


def test_check_of_a_folder_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(f"check {tmp_path}", capsys)
    assert (code, out) == (1, f"{tmp_path}: This is a folder, not a saved game. Choose a file that ends in .exgame.\n")


def test_ctrl_c_ends_quietly(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from exhibition_suite.commands import demo

    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(demo, "played", interrupt)
    assert run("demo --no-png", capsys) == (130, "", "")


@pytest.mark.parametrize("fault", [OSError, ValueError, KeyError, TypeError, RecursionError])
def test_words_that_cannot_be_read_are_told_without_them(
    fault: type[Exception], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unreadable(*_: object, **__: object) -> str:
        raise fault("common.json")

    monkeypatch.setattr(Console, "say", unreadable)
    assert main(["check", "a.exgame"]) == 4
    told = capsys.readouterr().err
    assert told.startswith("The program's own files cannot be read; install it again.")
    assert len(told.splitlines()) == 1


def test_without_words_the_window_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    from exhibition_suite.app import main as program

    opened: list[tuple[str | None, str]] = []
    monkeypatch.setattr(program, "run", lambda _argv, language=None, game="": opened.append((language, game)) or 0)
    assert main([]) == 0
    assert main(["--language", "ja"]) == 0
    assert opened == [(None, ""), ("ja", "")]


def test_a_fault_on_the_way_to_the_window_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from exhibition_suite.app import main as program

    def trip(*_: object) -> int:
        raise RuntimeError("over the carpet")

    monkeypatch.setattr(program, "run", trip)
    assert main([]) == 4
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1
    assert "over the carpet" in Path(told.split()[-1].rstrip(".")).read_text("utf-8")


def test_a_saved_game_opens_in_the_window(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from exhibition_suite.commands import window

    opened: list[tuple[str | None, str]] = []
    monkeypatch.setattr(window, "open_window", lambda language, game="": opened.append((language, game)) or 0)
    assert main(["/home/hana/日曜の 対局.exgame"]) == 0
    assert main(["--language", "ja", "Sunday.EXGAME"]) == 0
    assert opened == [(None, "/home/hana/日曜の 対局.exgame"), ("ja", "Sunday.EXGAME")]
    assert main(["Sunday.png"]) == 2
    assert main(["check", "nowhere.exgame"]) != 0
    assert len(opened) == 2
    capsys.readouterr()
