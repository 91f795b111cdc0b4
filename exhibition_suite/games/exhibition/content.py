"""The 101 subject cards (EX-002, EX-003), read, checked and compiled to the tables the rules use.

A card is a number: 0 to 99 for the years 1900 to 1999, 100 for Einstein. A continent is a number from 0 to 5; 6 means white.
"""

from __future__ import annotations

import json
from typing import Literal

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from exhibition_suite.resources import DamagedFile, asset

CONTINENTS = ("oceania", "south_america", "africa", "asia", "europe", "north_america")
"""Ids in the order of the continents tile (EX-001)."""
WHITE = 6
WAR = 45
EINSTEIN = 100
YEARS = 100


class ContentFault(DamagedFile):
    """A content file that the game cannot use: names the file, the entry and the field."""


class CardEntry(BaseModel):
    """One entry of `cards.json`."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str
    year: int | None
    continent: Literal["oceania", "south_america", "africa", "asia", "europe", "north_america", "white"]


def check(entries: list[CardEntry]) -> None:
    """Raises `ContentFault` unless the entries are the 101 cards of EX-002, in the order of their years."""
    wanted = [(f"exh-{year}", year) for year in range(1900, 2000)] + [("exh-einstein", None)]
    found = [(entry.id, entry.year) for entry in entries]
    if found != wanted:
        odd = next((f for f, w in zip(found, wanted, strict=False) if f != w), ("the number of entries", len(found)))
        raise ContentFault(f"cards.json: {odd[0]}: exactly one card a year from 1900 to 1999, then Einstein (EX-002)")
    white = [entry.id for entry in entries if entry.continent == "white"]
    if white != ["exh-1945", "exh-einstein"]:
        raise ContentFault(f"cards.json: continent: white cards are 1945 and Einstein alone, not {white} (EX-002)")


def load() -> list[CardEntry]:
    """The cards as the file gives them. Raises `ContentFault`."""
    path = asset("content", "exhibition", "cards.json")
    try:
        entries = TypeAdapter(list[CardEntry]).validate_python(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, ValidationError) as fault:
        raise ContentFault(f"{path.name}: {fault}") from fault
    check(entries)
    return entries


_ENTRIES = load()
CARD_IDS: tuple[str, ...] = tuple(entry.id for entry in _ENTRIES)
CARD_OF: dict[str, int] = {text: card for card, text in enumerate(CARD_IDS)}
CONTINENT: tuple[int, ...] = tuple(WHITE if entry.continent == "white" else CONTINENTS.index(entry.continent) for entry in _ENTRIES)
"""Continent of each card; `WHITE` for 1945 and Einstein."""
