"""What a score sheet shows, gathered from a game: Qt-free facts, so that sheet, charts, copied text and tests speak of the same numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from exhibition_suite.engine import Match, ScoreLine, ScoreTable

HALL_SPOTS = 16


@dataclass(frozen=True, slots=True)
class HallCard:
    """A card in a hall, as the charts show it.

    Attributes:
        id: e.g. `exh-1957`.
        year: its scoring year, None for Einstein (EX-062).
        continent: id of its scoring continent, `white` for the two white cards.
    """

    id: str
    year: int | None
    continent: str


@dataclass(frozen=True, slots=True)
class SheetSeat:
    """One seat on the sheet.

    Attributes:
        seat: its number from 0.
        name, player, sign: as set up.
        table: its score.
        cards: its hall, by year.
    """

    seat: int
    name: str
    player: str
    sign: str
    table: ScoreTable
    cards: tuple[HallCard, ...]

    def line(self, line_id: str) -> ScoreLine | None:
        """The seat's line with this id, if the game has it."""
        return next((line for line in self.table.lines if line.id == line_id), None)


@dataclass(frozen=True, slots=True)
class SheetFacts:
    """A whole score sheet.

    Attributes:
        game: id of the game.
        seats: in playing order.
        history: totals after each round, `history[round][seat]`.
        over: the game is over; else the sheet shows how it stands.
        assisted: free undo was used past something revealed.
        rated: the total tells a rating, see `is_rated`.
        deal: number of the deal, by which the same game can be set up again.
    """

    game: str
    seats: tuple[SheetSeat, ...]
    history: tuple[tuple[int, ...], ...]
    over: bool
    assisted: bool
    rated: bool = False
    deal: int = 0

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def line_ids(self) -> list[str]:
        """Ids of the lines in the order of display; a secret line that only some seats have yet stands where it belongs."""
        longest = max(self.seats, key=lambda seat: len(seat.table.lines), default=None)
        return [line.id for line in longest.table.lines] if longest is not None else []

    def ranking(self) -> list[SheetSeat]:
        """The seats from the first place to the last; those who share one in playing order."""
        return sorted(self.seats, key=lambda seat: (seat.table.place, seat.seat))

    def best(self, line_id: str) -> set[int]:
        """Seats with the best value of a line, where there is something to win and somebody is behind."""
        points = {seat.seat: line.points for seat in self.seats if (line := seat.line(line_id)) is not None}
        top = max(points.values(), default=0)
        if top <= 0 or min(points.values()) == top:
            return set()
        return {seat for seat, value in points.items() if value == top}

    def tied(self) -> list[list[SheetSeat]]:
        """Groups of seats with equal totals, best first (EX-120)."""
        groups: dict[int, list[SheetSeat]] = {}
        for seat in self.ranking():
            groups.setdefault(seat.table.total, []).append(seat)
        return [group for group in groups.values() if len(group) > 1]


def gather(match: Match, history: Sequence[Sequence[int]], state: Any = None) -> SheetFacts:
    """The sheet of a game as it stands.

    Args:
        match: whose seats and set-up.
        history: `history[round][seat]`, the totals after each round.
        state: the position to score; while the game runs, one without the others' secrets (EX-131). The match's own where None.
    """
    state = match.state if state is None else state
    tables = state.scores()
    seats = tuple(
        SheetSeat(index, setup.name, setup.player, setup.sign, tables[index], _hall(state, index))
        for index, setup in enumerate(match.seats)
    )
    rows = tuple(tuple(row) for row in history)
    return SheetFacts(match.game.id, seats, rows, state.seat < 0, match.assisted, is_rated(match), match.seed)


def _hall(state: Any, seat: int) -> tuple[HallCard, ...]:
    content = import_module("exhibition_suite.games.exhibition.content")
    cards = []
    for spot in range(HALL_SPOTS):
        card = state.card_at(seat, spot)
        if card >= 0:
            continent = content.CONTINENT[card]
            place = "white" if continent == content.WHITE else content.CONTINENTS[continent]
            cards.append(HallCard(content.CARD_IDS[card], None if card == content.EINSTEIN else 1900 + card, place))
    return tuple(sorted(cards, key=lambda card: (card.year is None, card.year or 0)))


def is_rated(match: Match) -> bool:
    """The total tells a rating: a game for one, basic and without options (EX-151). Who begins is no option then."""
    if len(match.seats) != 1:
        return False
    fields = type(match.options).model_fields
    return all(getattr(match.options, name) == field.default for name, field in fields.items() if name != "start")


def rating(total: int) -> int:
    """Number of the solo rating, 1 to 6 (EX-151)."""
    return int(import_module("exhibition_suite.games.exhibition.scoring").rating(total))


def rating_limits() -> tuple[int, ...]:
    """Highest total of each solo rating but the best, worst first (EX-151)."""
    limits: tuple[int, ...] = import_module("exhibition_suite.games.exhibition.scoring").RATINGS
    return limits
