"""What is loaded before it is needed costs every start; what is loaded is asked for in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

_ASK = "import sys; {statement}; print(' '.join(sys.modules))"


def loaded_after(statement: str) -> set[str]:
    """Names of all modules in a fresh process after a statement."""
    ran = subprocess.run(
        [sys.executable, "-c", _ASK.format(statement=statement)], capture_output=True, text=True, env=dict(os.environ), check=False
    )
    assert ran.returncode == 0, ran.stderr
    return set(ran.stdout.splitlines()[-1].split())


def test_the_main_window_needs_no_pydantic() -> None:
    """pydantic costs about as much start-up again as Qt itself; games and settings models are loaded after the first paint."""
    modules = loaded_after("import exhibition_suite.cli, exhibition_suite.app.window")
    assert "PySide6.QtWidgets" in modules
    assert "pydantic" not in modules


@pytest.mark.parametrize("room", ["engine", "games", "texts", "bots", "storage", "cli"])
def test_nothing_without_a_window_loads_qt(room: str) -> None:
    assert not {name for name in loaded_after(f"import exhibition_suite.{room}") if name.startswith(("PySide6", "shiboken"))}


def test_a_game_without_a_window_loads_no_qt() -> None:
    statement = "from exhibition_suite.games import load_game; load_game('exhibition'); import exhibition_suite.bots.levels"
    assert not {name for name in loaded_after(statement) if name.startswith(("PySide6", "shiboken"))}


def test_the_session_needs_no_widgets() -> None:
    modules = loaded_after("import exhibition_suite.session.game_session")
    assert not modules & {"PySide6.QtWidgets", "PySide6.QtGui"}


_FIRST_PICTURE = """
import gc, os, sys
from pathlib import Path
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QEvent, QObject, QTimer
from exhibition_suite.app.main import started
app, window, reporter = started(["start"])

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, painted)
        return False

def painted():
    window.removeEventFilter(watch)
    names = [task.read_text().strip() for task in Path("/proc/self/task").glob("*/comm")]
    print("threads", os.environ["QT_NO_GUI_THREADPOOL"], *names, sep=", ")
    print("built", *{*vars(QtCore), *vars(QtGui), *vars(QtWidgets)})
    app.exit()

watch = Watch()
window.installEventFilter(watch)
window.show()
app.exec()
reporter.uninstall()
from PySide6.QtTest import QTest
from exhibition_suite.app.first_paint import COLLECTOR_RESTS_MS
QTest.qWait(COLLECTOR_RESTS_MS + 100)
print("collects" if gc.isenabled() else "rests")
"""


def first_picture(home: Path, language: str, theme: str) -> list[str]:
    """What a fresh process tells when the menu stands: its threads, the classes of Qt that were built, whether the collector is back."""
    environment = {**os.environ, "EXHIBITION_SUITE_HOME": str(home)}
    settings = home / "settings.json"
    settings.write_text(json.dumps({"language": language, "theme": theme}), encoding="utf-8")
    environment.pop("QT_NO_GUI_THREADPOOL", None)  # an earlier test of this process may have opened a window
    words = [sys.executable, "-c", _FIRST_PICTURE]
    ran = subprocess.run(words, capture_output=True, text=True, env=environment, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()[-3:]


def test_the_first_picture_is_painted_in_one_thread(tmp_path: Path) -> None:
    """Sharing every translucent shape out among threads made the hall on the menu's door take four times as long."""
    threads, _built, _collects = first_picture(tmp_path, "en", "light")
    assert threads.startswith("threads, 1")
    assert "Thread (pooled)" not in threads, "whose names only Linux tells"


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("ja", "dark"), ("ja", "system")])
def test_the_first_picture_builds_no_classes_of_qt_that_it_can_do_without(tmp_path: Path, language: str, theme: str) -> None:
    """PySide builds a class of Qt with all its enumerations when it is first named: with an icon come the names of 150 icons of themes,
    with a gradient those of 170 presets, with `Qt` 1195 names."""
    _threads, built, collects = first_picture(tmp_path, language, theme)
    assert {"QPainter", "QColor"} <= set(built.split())
    late = {"Qt", "QGraphicsView", "QIcon", "QImage", "QGradient", "QKeySequence", "QAction", "QEasingCurve", "QPropertyAnimation"}
    assert not late & set(built.split())
    assert collects == "collects"


_RUN = """
from exhibition_suite.app import main
from exhibition_suite.app.menu import MenuPage
painted = []
paint = MenuPage.paintEvent

def painting(page, event):
    painted.append(event)
    paint(page, event)

def settle(window, *rest):
    print("settles after", len(painted), "pictures")
    window.close()

MenuPage.paintEvent = painting
main._settle = settle
main.run(["start"])
"""


def test_what_the_first_picture_does_not_show_waits_for_it(tmp_path: Path) -> None:
    """Settings, games in progress and the report on a crash are looked for once the menu stands: together they take as long again."""
    environment = {**os.environ, "EXHIBITION_SUITE_HOME": str(tmp_path)}
    ran = subprocess.run([sys.executable, "-c", _RUN], capture_output=True, text=True, env=environment, check=False)
    assert ran.stdout.splitlines() == ["settles after 1 pictures"], ran.stderr
