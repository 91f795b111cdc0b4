"""What a move would do: legal spots, changed score lines, rules that forbid it. Read from what the seat may know; no Qt, no words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from exhibition_suite.engine import Rng, Ruling, ScoreLine, ScoreTable, preview
from exhibition_suite.games.exhibition import GAME
from exhibition_suite.games.exhibition.actions import AS, GO, IN, PLACE, TAKE, ExhibitionAction
from exhibition_suite.games.exhibition.content import CONTINENT, EINSTEIN, WAR, WHITE
from exhibition_suite.games.exhibition.showcases import DEPOT, MID


@dataclass(frozen=True, slots=True)
class Change:
    """One score line before and after a move."""

    before: ScoreLine
    after: ScoreLine

    @property
    def points(self) -> int:
        return self.after.points - self.before.points

    @property
    def shared(self) -> bool:
        """An award that the other halls can still take away or raise."""
        return self.after.shared


@dataclass(frozen=True, slots=True)
class Outcome:
    """What placing a card on a spot would give.

    Attributes:
        before, after: the seat's total.
        changes: the score lines with other points, in the order of the score table.
        alone: nobody else plays, so that no award depends on others.
    """

    before: int
    after: int
    changes: tuple[Change, ...]
    alone: bool = False

    @property
    def points(self) -> int:
        return self.after - self.before

    @property
    def shared(self) -> bool:
        """The value holds only as long as the others' awards stay as they are."""
        return not self.alone and any(change.shared for change in self.changes)


def open_lines(table: ScoreTable, with_secret: bool) -> tuple[tuple[ScoreLine, ...], int]:
    """Lines and total of a score table, the secret decade left out where it is nobody's business."""
    lines = tuple(line for line in table.lines if with_secret or line.id != "secret_decade")
    return lines, sum(line.points for line in lines)


@dataclass(slots=True)
class Outlook:
    """Answers about the decision at hand, for the seat that decides.

    Attributes:
        view: the position as the seat sees it.
        seat: who decides.
        with_secret: the seat's own secret decade may be counted.
    """

    view: Any
    seat: int
    with_secret: bool
    _world: Any = None
    _taken: dict[int, Any] = field(default_factory=dict)
    _outcomes: dict[tuple[int, int], Outcome] = field(default_factory=dict)

    @classmethod
    def of(cls, observation: Any, with_secret: bool) -> Outlook:
        """Of what a seat observes. The seat that decides need not be the one that observes."""
        outlook = cls(observation.view, observation.view.seat, with_secret)
        outlook._world = GAME.redeal(observation, Rng(1))
        return outlook

    def column(self) -> tuple[int, ...]:
        """The cards that may be taken now."""
        return self.view.columns[self.view.vehicles[self.seat]] if self.view.phase == "take" else ()

    def next_stop(self, card: int) -> int:
        """The continent where the vehicle goes after taking a card, or -1 where the player will choose (EX-033, EX-034)."""
        return -1 if CONTINENT[card] == WHITE else CONTINENT[card]

    def holding(self, card: int) -> Any:
        """The position with `card` in hand and a place to be chosen."""
        if self.view.phase in ("place", "as", "in") and self.view.hand == card:
            return self._before_aim()
        if card not in self._taken:
            state = self._world.copy()
            if state.phase == "take":
                state.apply(TAKE[card])
            if state.phase == "steer":
                state.apply(GO[state.vehicles[self.seat]])
            self._taken[card] = state
        return self._taken[card]

    def _before_aim(self) -> Any:
        """The position at the choice of the spot, also where a white card lies on one already."""
        if self.view.phase == "place":
            return self._world
        if -1 not in self._taken:
            state = self._world.copy()
            state.step = 3
            state.aim = -1
            state.wild_continent = -1 if state.hand == EINSTEIN else state.wild_continent
            self._taken[-1] = state
        return self._taken[-1]

    def spots(self, card: int) -> tuple[int, ...]:
        """Where the card may go, the depot last."""
        return tuple(self.view.spots_for(self.seat, card))

    def outcome(self, card: int, spot: int) -> Outcome:
        """What placing it there would give; the spot must be legal."""
        key = (card, spot)
        if key not in self._outcomes:
            state = self.holding(card)
            old, before = open_lines(state.scores()[self.seat], self.with_secret)
            new, after = open_lines(preview(state, [PLACE[spot]])[self.seat], self.with_secret)
            changes = tuple(Change(a, b) for a, b in zip(old, new, strict=True) if a.points != b.points)
            self._outcomes[key] = Outcome(before, after, changes, state.seats == 1)
        return self._outcomes[key]

    def best(self, card: int) -> tuple[int, Outcome]:
        """The most valuable spot for a card (the first of equals) and what it gives."""
        return max(((spot, self.outcome(card, spot)) for spot in self.spots(card)), key=lambda found: found[1].points)

    def refusals(self, card: int, spot: int) -> list[Ruling]:
        """Every rule that placing the card there breaks."""
        return list(self.holding(card).refusals(PLACE[spot]))


@dataclass(frozen=True, slots=True)
class Choice:
    """What is still open for a white card on a spot (EX-061, EX-066).

    Attributes:
        spot: where it lies.
        continents: legal ones, by number; empty where there is nothing to choose.
        years: legal full years for Einstein, ascending; empty where there is nothing to choose.
    """

    spot: int
    continents: tuple[int, ...]
    years: tuple[int, ...]


def choice_for(state: Any, card: int, spot: int) -> Choice:
    """The legal pairs of a white card for a spot, read from the engine itself: it judges them like printed ones (EX-066).

    `state` stands at the choice of the spot. Every legal continent goes with every legal year, since no rule of the basic showcases
    links the two.
    """
    if card not in (WAR, EINSTEIN) or spot in (DEPOT, MID):
        return Choice(spot, (), ())
    after = state.copy()
    seat = after.seat
    after.apply(PLACE[spot])
    continents: Iterable[int] = ()
    if after.seat == seat and after.phase == "as":
        continents = [action.value for action in after.actions()]
        after.apply(after.actions()[0])
    elif after.board[seat * 16 + spot] == card or after.phase == "in":
        continents = [after.war_continent if card == WAR else after.wild_continent]
    years: Iterable[int] = ()
    if card == EINSTEIN:
        still_open = after.seat == seat and after.phase == "in"
        years = [1900 + action.value for action in after.actions()] if still_open else [1900 + after.wild_year]
    return Choice(spot, tuple(continents), tuple(years))


def complete(state: Any, spot: int, continent: int, year: int) -> list[ExhibitionAction]:
    """The actions that put the card in hand on a spot with these values; only those that the engine asks for."""
    actions = [PLACE[spot]]
    after = state.copy()
    after.apply(PLACE[spot])
    if after.seat == state.seat and after.phase == "as":
        actions.append(AS[continent])
        after.apply(AS[continent])
    if after.seat == state.seat and after.phase == "in":
        actions.append(IN[year - 1900])
    return actions
