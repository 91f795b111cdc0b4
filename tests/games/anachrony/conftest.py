"""Loaded dice for the automatic opponents of Anachrony."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from exhibition_suite.games.anachrony.core import Core
from tests.games.anachrony.solo import Dice


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[Dice]:
    """Every roll of the game comes from here, in order; at the end of the test none may be left."""
    found = Dice()
    monkeypatch.setattr(Core, "roll", lambda _state, faces: found.roll(faces))
    yield found
    assert found.left == [], "rolls that were never made"
