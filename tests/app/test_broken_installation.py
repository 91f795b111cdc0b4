"""Files of the program itself are missing or damaged: the person is told so in one line, and nothing starts into a fault."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from exhibition_suite import resources

CODE = (
    "import sys; from pathlib import Path; from exhibition_suite import resources; resources._root = lambda: Path(sys.argv[1])\n"
    "from exhibition_suite.app import main, window\n"
    "window.MainWindow.after_first_paint = lambda self: self.close()\n"
    "sys.exit(main.run(['x'], sys.argv[2]))"
)
Harm = Callable[[Path], object]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the program's files, without its fonts."""
    root = tmp_path / "root"
    for name in ("assets", "i18n"):
        shutil.copytree(resources._root() / name, root / name, ignore=shutil.ignore_patterns("*.ttf", "screenshots"))
    return root


def start(root: Path, language: str = "en") -> subprocess.CompletedProcess[str]:
    kept = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    words = [sys.executable, "-c", CODE, str(root), language]
    return subprocess.run(words, capture_output=True, encoding="utf-8", env=kept, timeout=60, check=False)


@pytest.mark.parametrize(
    "harm",
    [
        lambda root: shutil.rmtree(root / "assets"),
        lambda root: shutil.rmtree(root / "i18n"),
        lambda root: shutil.rmtree(root / "i18n" / "catalogues"),
        lambda root: (root / "i18n" / "catalogues" / "common.json").write_text("{"),
        lambda root: (root / "i18n" / "catalogues" / "common.json").write_text("[]"),
        lambda root: (root / "i18n" / "catalogues" / "common.json").unlink(),
        lambda root: (root / "i18n" / "catalogues" / "exhibition_terms.json").unlink(),
        lambda root: (root / "i18n" / "catalogues" / "timespan_cards.json").unlink(),
        lambda root: (root / "assets" / "design" / "tokens.json").write_text("{}"),
        lambda root: (root / "assets" / "content" / "exhibition" / "cards.json").unlink(),
        lambda root: (root / "assets" / "content" / "exhibition" / "cards.json").write_text('[{"id": "exh-19'),
        lambda root: (root / "assets" / "content" / "exhibition" / "cards.json").write_bytes(b"\xff\xfe\x00"),
        lambda root: (root / "assets" / "content" / "exhibition" / "cards.json").write_text("[]"),
        lambda root: (root / "assets" / "content" / "exhibition" / "cards.json").write_text("[" * 100_000),
        lambda root: (root / "assets" / "art" / "exhibition.json").write_text('{"x": 5}'),
        lambda root: (root / "assets" / "art" / "exhibition.json").unlink(),
        lambda root: (root / "assets" / "art" / "exhibition.json").write_text(""),
    ],
)
def test_what_cannot_be_done_without_is_told_in_one_line(copy: Path, harm: Harm) -> None:
    harm(copy)
    ran = start(copy)
    assert ran.returncode == 4
    assert len(ran.stderr.splitlines()) == 1
    assert "Your saved games are safe. Install the program again." in ran.stderr


def test_it_is_told_in_the_persons_language(copy: Path) -> None:
    shutil.rmtree(copy / "assets")
    assert "セーブデータは無事です" in start(copy, "ja").stderr


@pytest.mark.parametrize(
    "harm",
    [
        lambda root: shutil.rmtree(root / "assets" / "fonts", ignore_errors=True),
        lambda root: (root / "i18n" / "suite_ja.qm").unlink(),
        lambda root: (root / "i18n" / "suite_ja.qm").write_bytes(b"x" * 100),
        lambda root: shutil.rmtree(root / "i18n" / "rules"),
    ],
)
def test_without_the_rest_the_window_opens_all_the_same(copy: Path, harm: Harm) -> None:
    harm(copy)
    ran = start(copy, "ja")
    assert ran.returncode == 0
    assert "Traceback" not in ran.stderr
