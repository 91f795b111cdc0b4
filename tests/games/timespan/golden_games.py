"""Whole games on paper that every program with rules version 1 must play to the same end.

`python -m tests.games.timespan.golden_games` from the top of the sources writes those that are missing. A golden game is never written
anew: where it fails, the rules or the content have changed and need a new version.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from exhibition_suite.engine import Match, Record, Rng, SeatSetup
from exhibition_suite.games.timespan import GAME
from exhibition_suite.games.timespan.options import Options
from tests.games.golden import outcome, write_missing

FOLDER = Path(__file__).with_name("golden")
WISHES: dict[str, tuple[Any, ...]] = {
    "seats_1": (1, 11, {}),
    "seats_2": (2, 12, {}),
    "seats_3": (3, 13, {}),
    "seats_4": (4, 14, {}),
    "rival_easy": (1, 15, {"rival": "easy"}),
    "rival_hard": (1, 16, {"rival": "hard"}),
    "boards_choose": (2, 17, {"boards": "choose"}),
    "boards_draft": (3, 18, {"boards": "draft"}),
    "boards_auction": (4, 19, {"boards": "auction"}),
    "first_game": (2, 20, {"first_game": True}),
    "wandering_wonders": (3, 21, {"wandering_wonders": True}),
    "time_is_money": (2, 22, {"time_is_money": True}),
    "cunning_camel": (4, 23, {"cunning_camel": True}),
    "gentle_push": (2, 24, {"gentle_push": True}),
    "every_reward": (2, 25, {}, True),
}
"""Seats, seed and options of each game, and whether everybody is asked about every reward (TS-003)."""
LINE = 8
"""Actions in a line of the file."""


def pick(state: Any, rng: Rng) -> Any:
    """Mostly the best of a few actions by merit, so that the games go far; now and then anything that is legal at all."""
    listed = list(state.actions())
    if rng.below(12) == 0:
        legal = [action for action in (*listed, *state.extras()) if action.text != "time" or rng.below(8) == 0]
        return legal[rng.below(len(legal))]
    few = [listed[rng.below(len(listed))] for _ in range(4)]
    return max(few, key=lambda action: GAME.merit(state, action))


def match_of(seats: int, seed: int, options: dict[str, Any]) -> Match:
    """A new game."""
    return Match(GAME, Options(**options), tuple(SeatSetup(f"Player {n}", sign=GAME.signs[n - 1]) for n in range(1, seats + 1)), seed)


def compose(seats: int, seed: int, options: dict[str, Any], asked: bool = False) -> dict[str, Any]:
    match = match_of(seats, seed, options)
    rng, ask = Rng(seed + 1000), GAME.parse("ask on")
    while match.state.seat >= 0:
        match.play(ask if asked and match.refusal(ask) is None else pick(match.state, rng))
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
