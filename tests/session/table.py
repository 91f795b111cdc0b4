"""Games at the table: people who play by chance, and a list of everything that was told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from exhibition_suite.engine import Event, Match, Rng, SeatSetup
from exhibition_suite.games import load_game
from exhibition_suite.session.game_session import GameSession


def new_match(*players: str, seed: int = 7, free_undo: bool = False, **options: Any) -> Match:
    """A game of these seats: `person` or the id of a bot."""
    game = load_game("exhibition")
    seats = tuple(SeatSetup(f"{player} {number}", player, game.signs[number]) for number, player in enumerate(players))
    return Match(game, game.Options(**options), seats, seed, free_undo=free_undo)


class Diary:
    """Writes down what a session tells, in order.

    Attributes:
        lines: name of each signal with its values.
        events: all events that were told as moves.
    """

    def __init__(self, session: GameSession) -> None:
        self.lines: list[tuple[Any, ...]] = []
        self.events: list[Event] = []
        session.moved.connect(self._moved)
        for name in ("decision_changed", "refused", "curtain_asked", "trouble"):
            getattr(session, name).connect(lambda value, name=name: self.lines.append((name, value)))
        for name in ("finished", "history_changed"):
            getattr(session, name).connect(lambda name=name: self.lines.append((name,)))
        session.thinking_changed.connect(lambda seat, on: self.lines.append(("thinking", seat, on)))

    def _moved(self, events: tuple[Event, ...]) -> None:
        self.lines.append(("moved", len(events) > 0))
        self.events += events

    def names(self) -> list[str]:
        return [line[0] for line in self.lines]

    def take(self) -> list[tuple[Any, ...]]:
        """What was told since the last call."""
        lines, self.lines = self.lines, []
        return lines


def act(session: GameSession, chance: Rng | None = None) -> Any:
    """A person plays: by chance, or the first legal action."""
    actions = session.match.state.actions()
    action = actions[chance.below(len(actions)) if chance is not None else 0]
    assert session.play(action)
    return action


def act_until(session: GameSession, done: Callable[[GameSession], bool], most: int = 400) -> None:
    """People play until something is so; their curtains open at once."""
    for _ in range(most):
        if done(session):
            return
        if session.curtain_for >= 0:
            session.open_curtain(session.curtain_for)
            continue
        act(session)
    pytest.fail("it never came to that")
