"""Tallies of many games in one: rates against the mean of an item's group, results of those who had and played it, pace."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from .items import AGE, CARD_IDS, CIVS, DISCOVERY_AGE, DISCOVERY_IDS, SLOTS, START_CARDS, TECHS, TYPE, TYPES, VISION_IDS, WONDER_IDS

ACTION_PHASES: Final = 5


def groups() -> dict[str, str]:
    """The group of every item that is counted, in the order of the table: deck and type of a card, kind and age of a tile."""
    found = dict.fromkeys(CIVS, "civilisation")
    found |= dict.fromkeys(TECHS, "board")
    found |= {f"{board}.{slot}": "white" if slot[0] == "w" else "black" for board in TECHS for slot in SLOTS}
    found |= {CARD_IDS[card]: f"{AGE[card]} {TYPES[TYPE[card]]}" for card in range(len(CARD_IDS)) if card not in START_CARDS}
    found |= dict.fromkeys(WONDER_IDS, "wonder") | dict.fromkeys(VISION_IDS, "vision")
    return found | {tile: f"discovery {DISCOVERY_AGE[number]}" for number, tile in enumerate(DISCOVERY_IDS)}


@dataclass(slots=True)
class Side:
    """Results of seats: how many, shares of victory, fair shares, sums of places, of points and of points above the mean of the game."""

    seats: int = 0
    wins: float = 0.0
    fair: float = 0.0
    places: int = 0
    points: int = 0
    ahead: float = 0.0

    def add(self, result: _Result) -> None:
        self.seats += 1
        self.wins += result.win
        self.fair += result.fair
        self.places += result.place
        self.points += result.points
        self.ahead += result.ahead

    def mean(self, total: float) -> float:
        return total / max(1, self.seats)

    @property
    def ratio(self) -> float:
        """Victories to the fair share; 1 is fair."""
        return self.wins / self.fair if self.fair else 0.0


@dataclass(frozen=True, slots=True)
class _Result:
    win: float
    fair: float
    place: int
    points: int
    ahead: float


@dataclass(slots=True)
class Line:
    """One item of the table.

    Attributes:
        item: id; `group`: whose mean it is held against.
        offered, taken: decisions; take: taken to offered, against the mean of the group (1 is the mean), None where never offered.
        had, played: results of the seats that had it in hand or for good, and that played it;
        play: played to had, against the mean of the group, None where nothing is played.
    """

    item: str
    group: str
    offered: int = 0
    taken: int = 0
    take: float | None = None
    play: float | None = None
    had: Side = field(default_factory=Side)
    played: Side = field(default_factory=Side)


class Sum:
    """Adds tallies up.

    Attributes:
        games: how many; lines: by item; chairs: results by number of seats and seat.
        cards, workers: sums by action phase; graveyard, decisions, choices, listed: sums; points: of all seats.
    """

    def __init__(self) -> None:
        self.games = self.rows = 0
        self.lines = {item: Line(item, group) for item, group in groups().items()}
        self.chairs: dict[tuple[int, int], Side] = defaultdict(Side)
        self.cards = [0] * ACTION_PHASES
        self.workers = [0] * ACTION_PHASES
        self.graveyard = self.decisions = self.choices = self.listed = self.points = 0

    def add(self, tally: dict[str, Any], totals: Sequence[int], places: Sequence[int]) -> None:
        """One game: its tally, its points and places; the Rival's row, if there is one, is left out of the seats."""
        self.games += 1
        for name in ("decisions", "choices", "listed"):
            setattr(self, name, getattr(self, name) + tally[name])
        for item, count in tally["offered"].items():
            self.lines[item].offered += count
        for item, count in tally["taken"].items():
            self.lines[item].taken += count
        mean = sum(totals) / len(totals)
        for seat, one in enumerate(tally["seats"]):
            win = 1.0 / places.count(1) if places[seat] == 1 else 0.0
            result = _Result(win, 1.0 / len(totals), places[seat], totals[seat], totals[seat] - mean)
            self.chairs[len(tally["seats"]), seat].add(result)
            self._add_seat(one, result)

    def _add_seat(self, one: dict[str, Any], result: _Result) -> None:
        self.rows += 1
        self.points += result.points
        self.graveyard += one["graveyard"]
        for sums, numbers in ((self.cards, one["cards"]), (self.workers, one["workers"])):
            for phase, number in enumerate(numbers):
                sums[phase] += number
        for item in (*one["held"], *one["had"]):
            if item in self.lines:
                self.lines[item].had.add(result)
        for item in one["played"]:
            if item in self.lines:
                self.lines[item].played.add(result)

    def finish(self) -> list[Line]:
        """All lines, with their rates against their groups."""
        offered, taken, had, played = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
        for line in self.lines.values():
            offered[line.group] += line.offered
            taken[line.group] += line.taken
            had[line.group] += line.had.seats
            played[line.group] += line.played.seats
        for line in self.lines.values():
            line.take = _against(line.taken, line.offered, taken[line.group], offered[line.group])
            line.play = _against(line.played.seats, line.had.seats, played[line.group], had[line.group])
        return list(self.lines.values())


def _against(part: int, whole: int, all_parts: int, all_wholes: int) -> float | None:
    """A rate to the rate of its group."""
    if not whole or not all_parts:
        return None
    return (part / whole) / (all_parts / all_wholes)


def total(tallies: Iterable[tuple[dict[str, Any], Sequence[int], Sequence[int]]]) -> Sum:
    """The sum of tallies with points and places."""
    found = Sum()
    for tally, totals, places in tallies:
        found.add(tally, totals, places)
    return found
