"""Who beats whom: paired deals, seats rotated, 95 % intervals after Wilson."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

from exhibition_suite.bots import Limits

from .console import Console
from .tournament import Job, mean_and_spread, play_all, share_of_victory, wilson


@dataclass(frozen=True, slots=True)
class Match:
    """A figure to measure: `hero` at one seat against `rival` at all others.

    Attributes:
        goal: share of victories to reach, or 0 where none is set.
    """

    hero: str
    rival: str
    seats: int
    goal: float = 0.0


MATCHES = (
    Match("greedy", "random", 2, 0.9),
    Match("normal", "easy", 2),
    Match("hard", "normal", 2),
    Match("hard", "greedy", 4),
    Match("expert", "hard", 2),
    Match("expert", "greedy", 2, 0.95),
    Match("expert", "greedy", 4, 0.70),
)


def measure(games: int, seed: int, workers: int | None, console: Console) -> list[dict[str, Any]]:
    """One row a match. Workers share the machine: a player that searches by time is weaker with more of them than processors."""
    at_once = workers or max(1, (os.cpu_count() or 2) - 1)
    progress = console.progress(games * len(MATCHES))
    rows = []
    for match in MATCHES:
        jobs = [_job(match, seed, number) for number in range(games)]
        heroes = [number % match.seats for number in range(games)]
        results = []
        for played in play_all(jobs, at_once):
            results.append(played)
            progress.step()
        wins = sum(share_of_victory(played.places, seat) for played, seat in zip(results, heroes, strict=True))
        low, high = wilson(wins, games)
        leads = [_lead(played.totals, seat) for played, seat in zip(results, heroes, strict=True)]
        thinking = [played.seconds[seat] for played, seat in zip(results, heroes, strict=True)]
        rows.append(
            {
                "hero": match.hero,
                "rival": match.rival,
                "seats": match.seats,
                "games": games,
                "rate": round(wins / games, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "goal": match.goal,
                "lead": round(mean_and_spread(leads)[0], 3),
                "seconds": round(mean_and_spread(thinking)[0], 4),
                "slowest": round(max(played.slowest for played in results), 3),
            }
        )
    progress.close()
    return rows


def _job(match: Match, seed: int, number: int, limits: Limits | None = None) -> Job:
    hero = number % match.seats
    bots = tuple(match.hero if seat == hero else match.rival for seat in range(match.seats))
    return Job("exhibition", {}, seed + number // match.seats, bots, limits)


def _lead(totals: tuple[int, ...], seat: int) -> float:
    others = [total for other, total in enumerate(totals) if other != seat]
    return totals[seat] - sum(others) / len(others)


def tell(rows: list[dict[str, Any]], console: Console) -> None:
    """The table."""
    say = console.say
    head = [say(f"cli.bench.{column}") for column in ("match", "seats", "played", "wins", "interval", "goal", "lead", "mean_ms", "max_ms")]
    body = [
        [
            say("cli.bench.against", hero=row["hero"], rival=row["rival"]),
            str(row["seats"]),
            str(row["games"]),
            f"{100 * row['rate']:.1f} %",
            f"{100 * row['low']:.1f} - {100 * row['high']:.1f} %",
            f"{100 * row['goal']:.0f} %" if row["goal"] else say("cli.bench.none"),
            f"{row['lead']:+.2f}",
            f"{1000 * row['seconds']:.1f}",
            f"{1000 * row['slowest']:.0f}",
        ]
        for row in rows
    ]
    console.table(head, body)
    console.line()
