"""The starter: what it says on a machine that lacks something, and what it runs in the end."""

from __future__ import annotations

import importlib.util
import json
import string
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


class Started(Exception):
    """What the starter would have run."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        super().__init__(command)
        self.command = command
        self.environment = environment


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The starter, fresh, on a sound machine with a display, in a checkout whose .venv is still missing."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    for name in ("machine", "speech"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    found = importlib.util.spec_from_file_location("start", PACKAGING / "start.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)

    def run(command: list[str], environment: dict[str, str]) -> int:
        raise Started(command, environment)

    monkeypatch.setattr(module, "_run", run)
    monkeypatch.setattr(module, "install", lambda name: None)
    monkeypatch.setattr(module.machine, "displays", lambda: ["x11"])
    monkeypatch.setattr(module.machine, "missing_libraries", lambda window: {})
    monkeypatch.setattr(module.machine, "old_glibc", lambda: None)
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    return module


def started(start: ModuleType, *words: str) -> Started:
    with pytest.raises(Started) as caught:
        start.main(list(words))
    return caught.value


def test_it_opens_the_window_where_there_is_a_display(start: ModuleType) -> None:
    ran = started(start)
    assert ran.command[1:] == ["-P", "-m", "exhibition_suite"]
    assert "QT_QPA_PLATFORM" not in ran.environment


def test_without_a_display_the_bots_play(start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(start.machine, "displays", list)
    monkeypatch.setattr(start.machine, "x11_packages", lambda: ["libxcb-cursor0"])
    ran = started(start)
    assert ran.command[-1] == "demo"
    assert ran.environment["QT_QPA_PLATFORM"] == "offscreen"
    said = capsys.readouterr().out
    assert "no display" in said
    assert "apt-get install -y --no-install-recommends xvfb xauth libxcb-cursor0" in said


@pytest.mark.parametrize("before", [[], ["--language", "ja"]])
def test_a_saved_game_without_a_display_is_told_what_helps(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], before: list[str]
) -> None:
    monkeypatch.setattr(start.machine, "displays", list)
    monkeypatch.setattr(start.machine, "x11_packages", lambda: ["libxcb-cursor0"])
    with pytest.raises(SystemExit) as stop:
        start.main([*before, "my game.exgame"])
    assert stop.value.code == 3, "as the window says it"
    said = capsys.readouterr()
    assert said.out == "", "no other game is played instead"
    assert "apt-get install -y --no-install-recommends xvfb xauth libxcb-cursor0" in said.err
    assert "start.py replay 'my game.exgame'" in said.err
    assert "start.py check 'my game.exgame'" in said.err


def test_a_saved_game_opens_in_the_window_and_is_read_without_one(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = started(start, "my.exgame")
    assert ran.command[-1] == "my.exgame"
    assert "QT_QPA_PLATFORM" not in ran.environment
    monkeypatch.setattr(start.machine, "displays", list)
    ran = started(start, "replay", "my.exgame")
    assert ran.command[-2:] == ["replay", "my.exgame"]
    assert ran.environment["QT_QPA_PLATFORM"] == "offscreen"


def test_commands_without_a_window_need_no_display(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start.machine, "displays", list)
    ran = started(start, "simulate", "--games", "3")
    assert ran.command[-3:] == ["simulate", "--games", "3"]
    assert ran.environment["QT_QPA_PLATFORM"] == "offscreen"


@pytest.mark.parametrize(
    ("words", "window"),
    [
        ([], True),
        (["--language", "ja"], True),
        (["--language", "ja", "demo"], False),
        (["my.exgame"], True),
        (["--language", "ja", "MY.EXGAME"], True),
        (["replay", "my.exgame"], False),
        (["--help"], False),
        (["--version"], False),
        (["demo"], False),
    ],
)
def test_which_words_open_the_window(start: ModuleType, words: list[str], window: bool) -> None:
    assert start._wants_window(words) is window


@pytest.mark.parametrize("words", [[], ["test"], ["demo"]])
def test_missing_libraries_are_named_with_their_packages(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    monkeypatch.setattr(
        start.machine, "missing_libraries", lambda window: {"libEGL.so.1": "libegl1", "libxcb-cursor.so.0": "libxcb-cursor0"}
    )
    with pytest.raises(SystemExit) as stop:
        start.main(words)
    assert stop.value.code == 3
    said = capsys.readouterr().err
    assert "libEGL.so.1" in said
    assert "apt-get install -y --no-install-recommends libegl1 libxcb-cursor0" in said


def test_it_says_what_is_missing_in_japanese_too(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    monkeypatch.setattr(start.machine, "missing_libraries", lambda window: {"libEGL.so.1": "libegl1"})
    with pytest.raises(SystemExit):
        start.main([])
    assert "システムライブラリがありません" in capsys.readouterr().err


def test_a_python_without_environments_is_told_its_package(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "PYTHON", tmp_path / "none")
    monkeypatch.setattr(start.machine.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit):
        start.main([])
    assert f"apt-get install python3.{sys.version_info[1]}-venv" in capsys.readouterr().err


def test_an_old_python_hands_over_to_a_newer_one(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start.machine, "OLDEST_PYTHON", (99, 0))
    monkeypatch.setattr(start.machine, "newer_python", lambda: "python99")
    ran = started(start, "demo")
    assert ran.command == ["python99", str(PACKAGING / "start.py"), "demo"]


def test_an_old_python_alone_is_told_what_to_get(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start.machine, "OLDEST_PYTHON", (99, 0))
    monkeypatch.setattr(start.machine, "newer_python", lambda: None)
    with pytest.raises(SystemExit):
        start.main([])
    assert "needs Python 3.11 or newer" in capsys.readouterr().err


def test_the_tests_run_on_all_cores(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PACKAGING)
    ran = started(start, "test", "-k", "undo")
    assert ran.command[1:] == ["-m", "pytest", "-n", "auto", "-k", "undo"]


def test_a_moved_checkout_is_installed_anew(start: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stamp = tmp_path / "stamp.json"
    monkeypatch.setattr(start, "STAMP", stamp)
    monkeypatch.setattr(start, "PYTHON", Path(sys.executable))
    stamp.write_text(json.dumps({"root": str(start.ROOT), "requirements.lock": "1"}), encoding="utf-8")
    assert start._stamp()["requirements.lock"] == "1"
    stamp.write_text(json.dumps({"root": "elsewhere", "requirements.lock": "1"}), encoding="utf-8")
    assert start._stamp() == {}
    stamp.write_text("{", encoding="utf-8")
    assert start._stamp() == {}


def test_one_working_display_is_enough(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    machine: Any = importlib.util.module_from_spec(start.machine.__spec__)
    start.machine.__spec__.loader.exec_module(machine)
    monkeypatch.setattr(machine.sys, "platform", "linux")
    monkeypatch.setattr(machine, "displays", lambda: ["x11", "wayland"])
    absent = set(machine.X11_LIBRARIES)
    monkeypatch.setattr(machine, "_missing", lambda table: {name: package for name, package in table.items() if name in absent})
    assert machine.missing_libraries(window=True) == {}
    absent |= set(machine.WAYLAND_LIBRARIES)
    assert "libxcb-cursor0" in machine.missing_libraries(window=True).values()
    assert machine.missing_libraries(window=False) == {}


def test_every_message_has_both_languages_and_the_same_fields(start: ModuleType) -> None:
    speech = sys.modules["speech"]
    for name, words in speech._WORDS.items():
        fields = [{field for _, field, _, _ in string.Formatter().parse(text) if field} for text in words.values()]
        assert set(words) == {"en", "ja"}, name
        assert fields[0] == fields[1], name


def test_unknown_sets_are_refused_with_those_there_are(start: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        start.main(["setup", "everything"])
    assert "run, test, bench, package" in capsys.readouterr().err


def test_the_starter_is_understood_by_an_old_python() -> None:
    """No newer syntax than 3.7's, so that an old Python can still say that it is too old."""
    check = "import ast, sys, pathlib; [ast.parse(pathlib.Path(p).read_text('utf-8'), feature_version=(3, 7)) for p in sys.argv[1:]]"
    files = [str(PACKAGING / name) for name in ("start.py", "machine.py", "speech.py")]
    subprocess.run([sys.executable, "-c", check, *files], check=True)


@pytest.mark.parametrize(
    ("words", "lock"),
    [("bench", "bench"), ("--language ja bench --window", "bench"), ("bench --help", "run"), ("simulate", "run"), ("demo", "run")],
)
def test_only_measuring_installs_what_it_measures_against(
    start: ModuleType, words: str, lock: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[str] = []
    monkeypatch.setattr(start, "install", installed.append)
    started(start, *words.split())
    assert installed == [lock]
