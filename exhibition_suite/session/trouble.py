"""What a session has to tell a person when something around the game goes wrong. The game itself goes on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from exhibition_suite.storage.fault import FAULT_CODES, StorageFault

TROUBLES: tuple[str, ...] = ("worker_lost", "worker_gone", "hint_failed", *FAULT_CODES)
"""Every code a `Trouble` can have; words stand in the catalogue under `fault.<code>`."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something a person should know.

    Attributes:
        code: one of `TROUBLES`.
        params: values for the words.
    """

    code: str
    params: dict[str, Any] = field(default_factory=dict)


def of(fault: StorageFault) -> Trouble:
    """The trouble that a fault of the storage is."""
    return Trouble(fault.code, dict(fault.params))
