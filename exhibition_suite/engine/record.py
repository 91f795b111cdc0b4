"""A game on paper: everything needed to play it again, action by action."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from .contract import SeatSetup


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game, finished or not.

    Attributes:
        game: id of the game.
        rules_version: version of its rules when it was played.
        options: the game's options as plain data.
        seats: who sat where, in playing order.
        seed: of the game's generator.
        actions: notation of every action, in order.
        free_undo: undo was not bounded by what is revealed.
        assisted: free undo was used to go past something revealed.
    """

    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[SeatSetup, ...]
    seed: int
    actions: tuple[str, ...] = ()
    free_undo: bool = False
    assisted: bool = False
    extra: dict[str, Any] = field(default_factory=dict)

    def plain(self) -> dict[str, Any]:
        """The record as plain data for JSON."""
        return {
            "game": self.game,
            "rules_version": self.rules_version,
            "options": self.options,
            "seats": [{"name": s.name, "player": s.player, "sign": s.sign} for s in self.seats],
            "seed": self.seed,
            "actions": list(self.actions),
            "free_undo": self.free_undo,
            "assisted": self.assisted,
            "extra": self.extra,
        }

    def checksum(self) -> str:
        """SHA-256 of the record's canonical JSON, hexadecimal."""
        text = json.dumps(self.plain(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode("utf-8")).hexdigest()
