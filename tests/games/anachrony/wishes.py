"""How a wish is refused, for the tests of refusals."""

from __future__ import annotations

from typing import Any

from exhibition_suite.engine import Ruling
from tests.games.anachrony.kit import State, refused


def no(s: State, text: str, rule: str, reason: str, **params: Any) -> None:
    """The wish is refused by this rule, for this reason, with these values."""
    assert refused(s, text) == Ruling(rule, reason, params)


def lacks(s: State, text: str, rule: str, **what: int) -> None:
    """The wish is refused since so much lacks for a cost."""
    no(s, text, rule, "CANNOT_PAY", lacks=what)
