"""A set-up as plain data: kept in the settings, shown in the dialog, turned into a game."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from exhibition_suite.app.marks import QT_TRANSLATE_NOOP
from exhibition_suite.engine import Match, SeatSetup, clean_name
from exhibition_suite.session.setups import new_match

PERSON = "person"
LONGEST_NAME = 20
LARGEST_SEED = 999_999_999_999

_BOT_NAMES = (
    QT_TRANSLATE_NOOP("Seats", "Otto"),
    QT_TRANSLATE_NOOP("Seats", "Mei"),
    QT_TRANSLATE_NOOP("Seats", "Ada"),
    QT_TRANSLATE_NOOP("Seats", "Hugo"),
    QT_TRANSLATE_NOOP("Seats", "Yuki"),
)


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who will sit somewhere.

    Attributes:
        name: as typed; "" is filled in when the game starts, see `filled_names`.
        player: `person` or the id of a bot level.
        sign: id of the vehicle.
    """

    name: str
    player: str
    sign: str


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole set-up.

    Attributes:
        game_id: which game.
        seats: in the order they were entered.
        options: the game's options as plain data; what is missing has the game's default.
        free_undo: undo knows no bounds, and the result is marked as assisted.
        seed: of the deal, or None for a random one.
    """

    game_id: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, Any] = field(default_factory=dict)
    free_undo: bool = False
    seed: int | None = None

    def plain(self) -> dict[str, Any]:
        """For the settings; the seed is not kept."""
        return {
            "seats": [{"name": seat.name, "player": seat.player, "sign": seat.sign} for seat in self.seats],
            "options": self.options,
            "free_undo": self.free_undo,
        }

    def people(self) -> int:
        return sum(seat.player == PERSON for seat in self.seats)

    def minutes(self) -> int:
        """A guess of how long the game takes, in steps of five minutes."""
        people = self.people()
        turns = 16
        raw = 6 + turns * (people * 0.75 + (len(self.seats) - people) * 0.14)
        return max(10, round(raw / 5) * 5)

    def match(self) -> Match:
        """The game. Raises `ValueError` where the options do not go together."""
        seats = tuple(SeatSetup(name, seat.player, seat.sign) for name, seat in zip(filled_names(self), self.seats, strict=True))
        return new_match(self.game_id, self.options, seats, self.seed, free_undo=self.free_undo)


def filled_names(plan: Plan) -> tuple[str, ...]:
    """The names of all seats: as typed, and for seats left without one the program's, in the language of the moment; these are all
    different, and none is one that somebody typed."""
    given = {clean_name(seat.name).strip() for seat in plan.seats}
    bots = iter([name for name in bot_names() if name not in given])
    names = []
    for index, seat in enumerate(plan.seats):
        name = clean_name(seat.name).strip()
        if not name:
            name = next(bots) if seat.player != PERSON else _person_name(index, plan.people(), given)
            given.add(name)
        names.append(name)
    return tuple(names)


def _person_name(index: int, people: int, taken: set[str]) -> str:
    one = QCoreApplication.translate("Seats", "Player")
    if people == 1 and one not in taken:
        return one
    numbered = QCoreApplication.translate("Seats", "Player {number}")
    names = (numbered.format(number=number) for number in range(index + 1, index + 2 * len(taken) + 3))
    return next(name for name in names if name not in taken)


def bot_names() -> list[str]:
    """What the program calls its bots, as many as there can be."""
    return [QCoreApplication.translate("Seats", name) for name in _BOT_NAMES]


def default_plan(game_id: str, signs: tuple[str, ...], level: str) -> Plan:
    """What a new player finds: one person against one bot."""
    seats = (SeatPlan("", PERSON, signs[0]), SeatPlan("", level, signs[1]))
    return Plan(game_id, seats)


def remembered(game_id: str, kept: Any, signs: tuple[str, ...], players: tuple[str, ...], level: str) -> Plan:
    """The set-up kept in the settings, as far as it makes sense today; else the default one.

    Args:
        kept: what `Plan.plain` gave, possibly by another version or edited by hand.
        signs: ids of all vehicles.
        players: `person` and the ids of all levels.
        level: strength of a new bot.
    """
    default = default_plan(game_id, signs, level)
    if not isinstance(kept, dict):
        return default
    seats: list[SeatPlan] = []
    rows = kept.get("seats")
    for row in rows if isinstance(rows, list) else []:
        seat = _seat(row, signs, players, {seat.sign for seat in seats})
        if seat is not None and len(seats) < len(signs):
            seats.append(seat)
    options = kept.get("options")
    options = dict(options) if isinstance(options, dict) else {}
    if options.get("start", "random") not in ("random", *range(len(seats))):
        del options["start"]  # whoever was to begin is not at the table
    return replace(
        default,
        seats=tuple(seats) or default.seats,
        options=options,
        free_undo=kept.get("free_undo") is True,
    )


def _seat(row: Any, signs: tuple[str, ...], players: tuple[str, ...], taken: set[str]) -> SeatPlan | None:
    if not isinstance(row, dict) or row.get("player") not in players or not isinstance(row.get("name"), str):
        return None
    sign = row.get("sign")
    if sign not in signs or sign in taken:
        sign = next((free for free in signs if free not in taken), "")
    name = row["name"][:LONGEST_NAME]
    if row["player"] != PERSON and name in (*_BOT_NAMES, *bot_names()):
        name = ""  # nobody typed it: it follows the language
    return SeatPlan(name, row["player"], sign) if sign else None


def read_seed(text: str) -> tuple[int | None, bool]:
    """The number somebody typed (digits of any script), and whether the text can be used; "" is a random deal."""
    clean = "".join(text.split())
    if not clean:
        return None, True
    if not clean.isdecimal():
        return None, False
    number = int(clean)
    return (number, True) if number <= LARGEST_SEED else (None, False)
