"""What holds for the whole house: sizes, forbidden imports, traces of other machines, package data, one version everywhere."""

from __future__ import annotations

import ast
import importlib.metadata
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import exhibition_suite
from exhibition_suite import resources

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "exhibition_suite"
LONGEST_MODULE = 450
BINARY = {".png", ".ttf", ".otf", ".woff2", ".qm", ".ico", ".icns", ".wav", ".ogg"}
NOT_OURS = {"build", "dist", "__pycache__"}


def modules() -> list[Path]:
    return sorted(PROGRAM.rglob("*.py"))


def ours(parts: tuple[str, ...]) -> bool:
    """Whether a path belongs to the project where Git cannot be asked: no caches, no environments, nothing built."""
    return parts[0] == ".ci" or not any(part.startswith(".") or part in NOT_OURS for part in parts)


@cache
def texts() -> dict[Path, str]:
    """Every text file that belongs to the project; where Git can say so, not what merely lies about in the folder."""
    git = shutil.which("git")
    asked = subprocess.run([git, "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False) if git else None
    if asked and asked.returncode == 0 and asked.stdout:
        files = [ROOT / name for name in asked.stdout.split("\0") if name]
    else:
        files = [path for path in ROOT.rglob("*") if ours(path.relative_to(ROOT).parts)]
    return {path: path.read_text(encoding="utf-8") for path in sorted(files) if path.is_file() and path.suffix not in BINARY}


def imports(path: Path) -> Iterator[str]:
    """Full names of what a module imports, wherever in it the import stands."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (f"{node.module}.{name.name}" for name in node.names)


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_no_module_needs_a_table_of_contents() -> None:
    lengths = {named(path): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert {name: length for name, length in lengths.items() if length >= LONGEST_MODULE} == {}


def test_nothing_is_copied_or_stored_blindly() -> None:
    """`copy()` of a state is written out; saves are JSON, which cannot run code."""
    forbidden = ("pickle", "marshal", "shelve", "dill", "copy.deepcopy")
    found = {(named(path), name) for path in modules() for name in imports(path) if name.startswith(forbidden)}
    calls = {named(path) for path in modules() if "deepcopy(" in path.read_text(encoding="utf-8")}
    assert found == set()
    assert calls == set()


def test_the_session_knows_of_qt_only_its_core() -> None:
    found = {
        (named(path), name)
        for path in modules()
        if path.is_relative_to(PROGRAM / "session")
        for name in imports(path)
        if name.startswith("PySide6") and not name.startswith("PySide6.QtCore")
    }
    assert found == set()


def test_dragging_and_dialogs_stay_testable() -> None:
    """Qt's own drag loop and dialog loops block; the board drags its pieces itself, and one service opens dialogs."""
    drags = {named(path) for path in modules() if any(name.endswith(".QDrag") for name in imports(path))}
    assert drags == set()


def test_no_trace_of_a_machine() -> None:
    traces = re.compile(r"/(?:home|Users)/\w+/|/(?:tmp|root|opt)/\w|file:/{2}|C:\\\\Users|\.org/simple|--(?:extra-)?index.url")
    tests = ROOT / "tests"  # may make up a person's folder
    found = {
        (named(path), hit.group()) for path, text in texts().items() if not path.is_relative_to(tests) for hit in traces.finditer(text)
    }
    assert found == set()


def test_every_text_file_ends_with_one_newline() -> None:
    wrong = [named(path) for path, text in texts().items() if text and (not text.endswith("\n") or text.endswith("\n\n"))]
    assert wrong == []


def test_no_unfinished_corner() -> None:
    marks = re.compile(r"\b(?:TODO|FIXME|XXX|HACK)\b|except Exception:\s*\n\s*pass")
    found = {(named(path), hit.group()) for path in modules() for hit in marks.finditer(path.read_text(encoding="utf-8"))}
    assert found == set()


def test_one_version() -> None:
    """`exhibition_suite.__version__` is the only place; the changelog's newest entry is about it."""
    changelog = texts()[ROOT / "CHANGELOG.md"]
    newest = re.search(r"^## (?!Unreleased)\[?v?([0-9.]+)", changelog, re.MULTILINE)
    assert newest is not None
    assert newest.group(1) == exhibition_suite.__version__
    assert tomllib.loads(texts()[ROOT / "pyproject.toml"])["tool"]["hatch"]["version"]["path"] == "exhibition_suite/__init__.py"


def test_the_installed_packages_are_those_of_the_lock_file() -> None:
    """Otherwise the tests prove nothing about what people get."""
    lock = (ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8")
    for name, version in re.findall(r"^([\w.-]+)==([\w.]+)", lock, re.MULTILINE):
        assert importlib.metadata.version(name) == version, name


def test_each_lock_file_holds_the_same_program() -> None:
    locks = {}
    for path in (ROOT / "packaging").glob("*.lock"):
        locks[path.name] = dict(re.findall(r"^([\w.-]+)==([\w.]+)", path.read_text(encoding="utf-8"), re.MULTILINE))
    program = locks["requirements.lock"]
    assert program["pyside6-essentials"].startswith("6.11.")
    for name, packages in locks.items():
        assert packages.items() >= program.items(), name


def test_each_locked_package_has_hashes() -> None:
    for path in (ROOT / "packaging").glob("*.lock"):
        entries = re.split(r"^(?=[\w.-]+==)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
        assert entries
        assert all("--hash=sha256:" in entry for entry in entries), path.name


def test_ci_runs_the_command_that_the_readme_names() -> None:
    command = "python3 packaging/start.py test"
    assert command in texts()[ROOT / "README.md"]
    assert command in texts()[ROOT / ".ci" / "run"]


def test_assets_and_words_are_found_in_a_checkout() -> None:
    assert resources.asset("fonts").is_dir()
    assert resources.words("suite_ja.ts").is_file()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel of the checkout, built with the packages that are installed."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return zipfile.ZipFile(next(folder.glob("*.whl")))


def test_the_wheel_carries_the_data(wheel: zipfile.ZipFile) -> None:
    packed = set(wheel.namelist())
    at_home = {".ts", ".py", ".pyc"}  # sources of translations and the script that collects them
    for room in ("assets", "i18n"):
        files = [path for path in (ROOT / room).rglob("*") if path.is_file() and path.suffix not in at_home]
        wanted = {f"exhibition_suite/data/{named(path)}" for path in files if path.parent != ROOT / "assets" / "screenshots"}
        assert wanted, room
        assert wanted - packed == set()


def test_the_wheel_carries_every_module_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    packed = {name for name in wheel.namelist() if name.endswith(".py")}
    assert packed == {named(path) for path in modules()}
    assert not [name for name in wheel.namelist() if name.startswith(("tests/", "packaging/"))]


def test_the_wheel_has_the_command_and_the_licence(wheel: zipfile.ZipFile) -> None:
    info = f"exhibition_suite-{exhibition_suite.__version__}.dist-info"
    assert "exhibition-suite = exhibition_suite.__main__:main" in wheel.read(f"{info}/entry_points.txt").decode()
    assert f"{info}/licenses/LICENSE" in wheel.namelist()
