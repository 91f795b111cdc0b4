"""The shape of a `.exgame` file, checked by pydantic, and the way from older shapes to today's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from exhibition_suite.engine import Record, SeatSetup

FORMAT = "exhibition-suite-game"
"""What every save says it is."""

SCHEMA = 1
"""Version of the file's shape."""

Plain = dict[str, Any]
Short = Annotated[str, Field(max_length=200)]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Seat(_Strict):
    """One seat, as `SeatSetup`."""

    name: str  # as typed, however long: a save must never be refused for it
    player: Short
    sign: Short


class Game(_Strict):
    """A game, as `Record`."""

    game: Short
    rules_version: Annotated[int, Field(ge=1)]
    options: dict[str, Any]
    seats: Annotated[list[Seat], Field(min_length=1, max_length=8)]
    seed: int
    actions: Annotated[list[Short], Field(max_length=100_000)]
    free_undo: bool
    assisted: bool
    extra: dict[str, Any]

    def record(self) -> Record:
        """The game as the engine knows it."""
        return Record(
            game=self.game,
            rules_version=self.rules_version,
            options=self.options,
            seats=tuple(SeatSetup(seat.name, seat.player, seat.sign) for seat in self.seats),
            seed=self.seed,
            actions=tuple(self.actions),
            free_undo=self.free_undo,
            assisted=self.assisted,
            extra=self.extra,
        )


class Summary(_Strict):
    """What the list of saves shows without playing the game.

    Attributes:
        round: number of the round, 0 where the game has none.
        progress: how much of the game was played, 0 to 1.
        totals: points of each seat when it was saved.
        over: the game was played to its end.
    """

    round: Annotated[int, Field(ge=0)] = 0
    progress: Annotated[float, Field(ge=0, le=1)] = 0.0
    totals: list[int] = Field(default_factory=list)
    over: bool = False


class Save(_Strict):
    """The whole file.

    Attributes:
        program: version of the program that wrote it.
        saved_at: ISO 8601, UTC.
        note: the name a person gave it.
        id: the same for all saves of one game in progress.
        checksum: of everything else in the file, see `plain.checksum`.
    """

    format: Literal["exhibition-suite-game"]
    schema_: Annotated[Literal[1], Field(alias="schema")]
    program: Short
    saved_at: Short
    note: Short
    id: Short
    summary: Summary
    record: Game
    checksum: Short


MIGRATIONS: dict[int, Callable[[Plain], Plain]] = {}
"""From the schema of the key to the next one. A step gets a whole document and returns a new one; the checksum is checked before."""


def migrate(document: Plain) -> Plain:
    """A document of an older schema in today's shape. Raises `KeyError` where there is no way from its schema."""
    for number in range(int(document["schema"]), SCHEMA):
        document = {**MIGRATIONS[number](document), "schema": number + 1}
    return document
