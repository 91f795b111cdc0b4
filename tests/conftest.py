"""What every test relies on: no screen, a home folder of its own, the same random games in every CI run."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from pathlib import Path

import pytest

# Before anything imports Qt. Tests never touch the screen or the saved games of the person who runs them.
os.environ["QT_QPA_PLATFORM"] = os.environ.get("EXHIBITION_SUITE_TEST_PLATFORM", "offscreen")
os.environ["EXHIBITION_SUITE_HOME"] = tempfile.mkdtemp(prefix="exhibition-suite-tests-")
atexit.register(shutil.rmtree, os.environ["EXHIBITION_SUITE_HOME"], ignore_errors=True)
os.environ["QT_ACCESSIBILITY"] = "1"
for _name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_LOGGING_RULES"):
    os.environ.pop(_name, None)
os.environ["LANG"] = "C.UTF-8"

from hypothesis import HealthCheck, settings  # noqa: E402

_CHECKS = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
settings.register_profile("local", deadline=None, suppress_health_check=_CHECKS)
settings.register_profile("ci", deadline=None, suppress_health_check=_CHECKS, derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "local")


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home folder of the program, empty and used by this test alone."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("EXHIBITION_SUITE_HOME", str(folder))
    return folder
