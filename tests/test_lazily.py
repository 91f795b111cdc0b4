"""Packages whose names load their modules at first use offer all of them, and nothing else."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

LAZY = ("exhibition_suite.texts", "exhibition_suite.app.controls")


@pytest.mark.parametrize("package", LAZY)
def test_every_name_is_found(package: str) -> None:
    module = import_module(package)
    for name in module.__all__:
        assert getattr(module, name) is getattr(module, name)


@pytest.mark.parametrize("package", LAZY)
def test_other_names_are_refused(package: str) -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        _ = import_module(package).no_such_name


def test_one_name_loads_one_module() -> None:
    code = (
        "import sys; from exhibition_suite.texts import LANGUAGES;"
        "print([m for m in sys.modules if m.startswith('exhibition_suite.texts.')])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.strip() == "['exhibition_suite.texts.catalogue']"
