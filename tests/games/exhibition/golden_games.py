"""Whole games on paper that every program with rules version 1 must play to the same end.

`python -m tests.games.exhibition.golden_games` from the top of the sources writes those that are missing. A golden game is never written
anew: where it fails, the rules have changed and need a new version.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from exhibition_suite.engine import Match, Record, Rng, SeatSetup
from exhibition_suite.games.exhibition import GAME
from exhibition_suite.games.exhibition.options import Options
from tests.games.golden import outcome, write_missing

FOLDER = Path(__file__).with_name("golden")
WISHES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "seats_1": (1, 34, {}),
    "seats_2": (2, 47, {}),
    "seats_3": (3, 8, {}),
    "seats_4": (4, 47, {}),
    "seats_5": (5, 7, {}),
    "area1_spread_years": (3, 16, {"area1": "spread_years"}),
    "area1_link": (2, 17, {"area1": "link"}),
    "area2_short_era": (4, 33, {"area2": "short_era"}),
    "area2_one_decade": (2, 1, {"area2": "one_decade"}),
    "area3_antique": (3, 8, {"area3": "antique"}),
    "area3_unique_decades": (5, 7, {"area3": "unique_decades"}),
    "secret_decade": (4, 47, {"secret_decade": True}),
}
"""Seats, seed and options of each game."""


def open_spots(state: Any, seat: int, action: Any) -> int:
    """How many pairs of a card and a spot still fit a seat's hall after an action."""
    after = state.copy()
    after.apply(action)
    return int(after.fits[seat].bit_count())


def pick(state: Any, rng: Rng) -> Any:
    """An action by chance; white cards are liked, and cards go where they leave the most open, so that the halls become full."""
    legal = list(state.actions())
    whites = [action for action in legal if action.text in {"take exh-1945", "take exh-einstein"}]
    usual = [action for action in legal if action.text not in {"place depot", "place mid@1"}]
    if state.phase == "place" and usual:
        return max(usual, key=lambda action: open_spots(state, state.seat, action))
    choice = whites or usual or legal
    return choice[rng.below(len(choice))]


def turns(match: Match) -> list[str]:
    """The actions of each turn in one line."""
    found: list[str] = []
    turn = None
    for count, step in enumerate(match.steps):
        now = (match.at(count).round, step.seat)
        if now == turn:
            found[-1] += f"; {step.action}"
        else:
            found.append(str(step.action))
        turn = now
    return found


def compose(seats: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    match = Match(GAME, Options(**options), tuple(SeatSetup(f"Player {n}", sign=GAME.signs[n - 1]) for n in range(1, seats + 1)), seed)
    rng = Rng(seed + 1000)
    while match.state.seat >= 0:
        match.play(pick(match.state, rng))
    game = {"rules_version": GAME.rules_version, "options": options, "seats": seats, "seed": seed, "turns": turns(match)}
    return game | outcome(match)


def replay(golden: dict[str, Any]) -> Match:
    """The match of a golden game. Raises `RecordFault` where an action is refused."""
    seats = tuple(SeatSetup(f"Player {n}", sign=GAME.signs[n - 1]) for n in range(1, golden["seats"] + 1))
    actions = tuple(text for turn in golden["turns"] for text in turn.split("; "))
    options = Options(**golden["options"]).model_dump(mode="json")
    return Match.from_record(GAME, Record(GAME.id, golden["rules_version"], options, seats, golden["seed"], actions))


if __name__ == "__main__":
    write_missing(FOLDER, WISHES, compose)
