"""The shape that every game of the suite has: states, actions, rulings, events, scores.

A rules engine knows no screen, no words and no bot. It says *what* is legal and *which rule* forbids the rest; the words for a rule id
come from `texts/`, the picture from `tables/`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, Self

from .rng import Rng

if TYPE_CHECKING:
    from pydantic import BaseModel

OVER = -1
"""`State.seat` when the game is over."""

Params = dict[str, Any]


class Action:
    """One legal move of one game, interned: a game makes each of its actions once, so identity is equality.

    Attributes:
        code: index of the action in its game's table, stable within a rules version.
        text: the notation, e.g. `take exh-1957`; it never changes between versions.
    """

    __slots__ = ("code", "text")

    def __init__(self, code: int, text: str) -> None:
        self.code = code
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> str | tuple[Any, ...]:
        raise TypeError("actions are interned: send their text and parse it on the other side")


@dataclass(frozen=True, slots=True)
class Ruling:
    """Why an action is refused.

    Attributes:
        rule: the rule's id, e.g. `EX-056`; its sentence stands in `i18n/rules/`.
        reason: short code of the reason, e.g. `ERA_TOO_FAR`; its words stand in the catalogue under `reason.<code>`.
        params: values for the words, e.g. `{"years": 52, "limit": 10}`; ids stay ids (`exh-1957`, `asia`).
    """

    rule: str
    reason: str
    params: Params = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, for the log, the animation and the listener.

    Attributes:
        id: what happened, e.g. `took`; its words stand in the catalogue under `log.<game>.<id>`.
        seat: whose doing it is, or -1 for the game's own.
        params: values for the words; ids stay ids.
        reveals: it showed something nobody knew, so undo stops here.
    """

    id: str
    seat: int
    params: Params = field(default_factory=dict)
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score table.

    Attributes:
        id: e.g. `years_gap`; its words stand in the catalogue under `score.<id>`.
        rule: id of the rule that gives the points.
        points: signed points of this line.
        tone: `green` during play, `yellow` at the end, `red` minus.
        params: what the points come from, e.g. `{"years": 84, "place": 2}`.
        shared: the points depend on what the other seats have.
    """

    id: str
    rule: str
    points: int
    tone: str
    params: Params = field(default_factory=dict)
    shared: bool = False


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """The score of one seat at one moment.

    Attributes:
        seat: whose it is.
        lines: in the order of display; the total is their sum.
        total: points.
        place: 1 for the best; seats that share a place have the same number.
        tie: params of the tie-break that ranks this seat among equal totals (empty where no other seat has the same total).
    """

    seat: int
    lines: tuple[ScoreLine, ...]
    total: int
    place: int
    tie: Params = field(default_factory=dict)


class Observation(Protocol):
    """What one seat may know of a state. Only the game that made it looks inside."""

    @property
    def seat(self) -> int: ...


Sink = list[Event]


class State(Protocol):
    """A position, standing at one decision of one seat. Mutable; ints, masks and tuples inside; no Qt, no log."""

    @property
    def seat(self) -> int:
        """The seat that decides now, or `OVER`."""
        ...

    @property
    def seats(self) -> int:
        """Number of seats of the game."""
        ...

    @property
    def round(self) -> int:
        """Goes up each time play comes past the first seat, or as the game counts its rounds."""
        ...

    @property
    def turn(self) -> int:
        """Goes up each time a decision stands alone: bots look ahead to the end of it."""
        ...

    @property
    def choosing(self) -> bool:
        """The seat has begun a move and still has to choose a value for it (no points depend on the choice)."""
        ...

    def actions(self) -> Sequence[Any]:
        """The legal actions worth thinking about, in a defined order; empty only when the game is over. See `extras` for the rest."""
        ...

    def extras(self) -> Sequence[Any]:
        """Further legal actions, for people: those that no bot needs to think about, such as a refusal that cannot help."""
        ...

    def apply(self, action: Any, sink: Sink | None = None) -> None:
        """Plays a legal action. Trusts its caller; tells what happened to `sink` if there is one."""
        ...

    def copy(self) -> Self: ...

    def refusal(self, action: Any, seat: int | None = None) -> Ruling | None:
        """Why `action` may not be played now (by `seat`, if given), or None if it may."""
        ...

    def observe(self, seat: int) -> Any:
        """What `seat` may know: an `Observation`. Equal for all states that differ only in what is hidden from it."""
        ...

    def scores(self) -> list[ScoreTable]:
        """The score of each seat as if the game ended now."""
        ...

    def totals(self) -> list[int]:
        """Points of each seat as in `scores`, without the lines: the search's way."""
        ...

    def fingerprint(self) -> str:
        """Hexadecimal digest of the whole state: the same state gives the same text on every machine."""
        ...


_TURNS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean_name(text: str) -> str:
    """A name on one line that does no harm to the sentences it stands in.

    Line ends and other control characters become spaces, marks that turn the reading direction are left out, halves of character pairs
    become the sign for a missing character. All scripts and emoji stay as they are.
    """
    if text.isprintable():
        return text
    import unicodedata  # few names need it

    found = []
    for char in text:
        kind = unicodedata.category(char)
        if kind == "Cs":
            found.append("\N{REPLACEMENT CHARACTER}")
        elif kind in ("Cc", "Zl", "Zp"):
            found.append(" ")
        elif char not in _TURNS:
            found.append(char)
    return "".join(found).strip()


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits at a seat.

    Attributes:
        name: as typed by a person, see `clean_name`.
        player: `person`, or the id of a bot level (`easy`, `normal`, `hard`, `expert`).
        sign: the seat's token, e.g. the vehicle `zeppelin`.
    """

    name: str
    player: str = "person"
    sign: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name))


class Game(Protocol):
    """One game of the suite: the one object that its folder registers."""

    id: str
    rules_version: int
    seats: range
    signs: tuple[str, ...]
    Options: type[BaseModel]

    def new(self, options: Any, seats: int, seed: int) -> Any:
        """The first decision of a game. Raises `ValueError` for a number of seats the game does not have."""
        ...

    def parse(self, text: str) -> Any:
        """The action with this notation. Raises `ValueError` where there is none."""
        ...

    def redeal(self, seen: Any, rng: Rng) -> Any:
        """A state that fits all that `seen` shows, with the hidden part dealt anew by `rng` (determinization)."""
        ...

    def opinion(self, state: Any) -> list[float]:
        """What each seat's final score is likely to be, for bots that look one turn ahead."""
        ...

    def merit(self, state: Any, action: Any) -> float:
        """A cheap guess of how good a legal action is for the seat that decides: the rule of the playouts."""
        ...


GameLoader = Callable[[], Game]
