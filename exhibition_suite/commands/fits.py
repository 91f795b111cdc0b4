"""What options ask of the rest of a set-up: one that would change nothing is refused, not passed over in silence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from exhibition_suite.engine import Game

from .console import Console, Wrong
from .options import values_of

_ALONE = range(1, 2)
_ANY = range(1, 6)
_CHRONOBOT = ("skip_reboot", "no_leader", "extra_turn", "six_actions", "final_failure")
_CHRONOSSUS = (
    "c01_side_b",
    "c02_side_b",
    "c03_side_b",
    "swap_tiles",
    "random_tiles",
    "more_energy",
    "extra_exosuit",
    "leftover_energy",
    "rewarded_failure",
    "new_shapes",
)


@dataclass(frozen=True, slots=True)
class Need:
    """What an option asks for.

    Attributes:
        option: its name.
        seats: numbers of seats; `opponents`: one of these values of the option `opponent`, or nothing of it where empty.
        value: only this value, as it is written, asks for that; "" for every value but the usual one.
    """

    option: str
    seats: range = _ANY
    opponents: tuple[str, ...] = ()
    value: str = ""


NEEDS: dict[str, tuple[Need, ...]] = {
    "exhibition": tuple(Need("start", range(seat + 1, 6), value=str(seat)) for seat in range(1, 5)),  # EX-020
    "timespan": (Need("boards", range(2, 5), value="auction"),),  # TS-420
    "anachrony": (
        Need("opponent", _ALONE),  # AN-680, AS-001
        Need("narrow_council", range(1, 3)),  # AN-656
        *(Need(option, opponents=("chronobot",)) for option in _CHRONOBOT),  # AS-205, AS-310
        *(Need(option, opponents=("chronossus",)) for option in _CHRONOSSUS),  # AS-403, AS-490
        *(Need(option, opponents=("chronobot", "chronossus")) for option in ("fewest_first", "carry_over")),  # AS-130, AS-234
    ),
}
"""Game -> what its options ask for, where they ask for anything."""


def seats(console: Console, game: Game, count: int) -> int:
    """The number of seats, if the game has it. Raises `Wrong`."""
    if count not in game.seats:
        raise Wrong(console.say("cli.wrong.whole", name="--seats", value=count, low=game.seats[0], high=game.seats[-1]))
    return count


def options(console: Console, game: Game, chosen: Any, count: int) -> None:
    """Raises `Wrong` for a chosen option that does not fit the number of seats or the opponent."""
    usual = game.Options()
    for need in NEEDS.get(game.id, ()):
        value = getattr(chosen, need.option)
        word = next(word for word, meant in values_of(game)[need.option].items() if meant == value)
        if value == getattr(usual, need.option) or need.value not in ("", word):
            continue
        if count not in need.seats:
            raise Wrong(console.say("cli.wrong.fit", word=f"{need.option}={word}", allowed=f"--seats {_numbers(need.seats)}"))
        if need.opponents and chosen.opponent not in need.opponents:
            allowed = console.words.join([f"opponent={other}" for other in need.opponents])
            raise Wrong(console.say("cli.wrong.fit", word=f"{need.option}={word}", allowed=allowed))


def _numbers(span: range) -> str:
    return str(span[0]) if len(span) == 1 else f"{span[0]}-{span[-1]}"
