"""Whole games on paper that every program with rules version 1 must play to the same end.

`python -m tests.games.anachrony.golden_games` from the top of the sources writes those that are missing. A golden game is never written
anew: where it fails, the rules or the content have changed and need a new version.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from exhibition_suite.engine import Match, Record, Rng, SeatSetup
from exhibition_suite.games.anachrony import GAME
from exhibition_suite.games.anachrony.options import Options
from tests.games.golden import outcome, write_missing

FOLDER = Path(__file__).with_name("golden")
WISHES: dict[str, tuple[Any, ...]] = {
    "seats_1": (1, 11, {}),
    "seats_2": (2, 12, {}),
    "seats_3": (3, 100, {}),
    "seats_4": (4, 14, {}),
    "side_b_2": (2, 15, {"board_side": "B"}),
    "side_b_4": (4, 16, {"board_side": "B"}),
    "paths_random": (3, 17, {"paths": "random", "leaders": "random"}),
    "path_side_choose": (2, 18, {"path_side": "choose", "board_side": "B"}),
    "always_one": (3, 19, {"paradox": "always_one"}),
    "power_up_together": (4, 20, {"power_up": "together"}),
    "alternative": (4, 21, {"rules_profile": "alternative", "board_side": "B"}),
    "first_seat": (2, 22, {"first_player": "first_seat", "narrow_council": True}),
    "chronobot": (1, 23, {"opponent": "chronobot"}),
    "chronobot_hard": (
        1,
        24,
        {"opponent": "chronobot", "skip_reboot": True, "no_leader": True, "extra_turn": True, "six_actions": True, "narrow_council": True},
    ),
    "chronossus": (1, 25, {"opponent": "chronossus"}),
}
"""Seats, seed and options of each game."""
LINE = 8
"""Actions in a line of the file."""


def pick(state: Any, rng: Rng) -> Any:
    """Mostly the best of a few actions by merit, so that the games go far; now and then anything that is legal at all."""
    listed = list(state.actions())
    if rng.below(12) == 0:
        legal = [*listed, *state.extras()]
        return legal[rng.below(len(legal))]
    few = [listed[rng.below(len(listed))] for _ in range(7)]
    return max(few, key=lambda action: GAME.merit(state, action))


def match_of(seats: int, seed: int, options: dict[str, Any]) -> Match:
    """A new game."""
    return Match(GAME, Options(**options), tuple(SeatSetup(f"Player {n}", sign=GAME.signs[n - 1]) for n in range(1, seats + 1)), seed)


def compose(seats: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    match = match_of(seats, seed, options)
    rng = Rng(seed + 1000)
    while match.state.seat >= 0:
        match.play(pick(match.state, rng))
    texts = [str(step.action) for step in match.steps]
    lines = ["; ".join(texts[at : at + LINE]) for at in range(0, len(texts), LINE)]
    game = {"rules_version": GAME.rules_version, "options": options, "seats": seats, "seed": seed, "actions": lines}
    return game | outcome(match)


def record_of(golden: dict[str, Any]) -> Record:
    """The record of a golden game."""
    seats = tuple(SeatSetup(f"Player {n}", sign=GAME.signs[n - 1]) for n in range(1, golden["seats"] + 1))
    actions = tuple(text for line in golden["actions"] for text in line.split("; "))
    options = Options(**golden["options"]).model_dump(mode="json")
    return Record(GAME.id, golden["rules_version"], options, seats, golden["seed"], actions)


if __name__ == "__main__":
    write_missing(FOLDER, WISHES, compose)
