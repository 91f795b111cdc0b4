"""Sessions with bots that answer at once, closed after the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from exhibition_suite.session.game_session import GameSession
from exhibition_suite.session.near_thinker import NearThinker
from tests.session.table import new_match

Make = Callable[..., GameSession]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    """Makes sessions with quick bots: `make("person", "greedy", seed=7, keep=False, curtain="secret", secret_decade=True)`."""
    sessions: list[GameSession] = []

    def made(*players: str, keep: bool = False, curtain: str = "secret", thinker: object = None, **how: Any) -> GameSession:
        match = new_match(*players, **how)
        chosen = NearThinker(plain=True) if thinker is None else thinker
        build = GameSession.keep if keep else GameSession
        session = build(match, thinker=chosen, curtain=curtain)
        session.near = chosen  # lives as long as the session
        session.set_bot_pause(0)
        sessions.append(session)
        return session

    yield made
    for session in sessions:
        session.close()
