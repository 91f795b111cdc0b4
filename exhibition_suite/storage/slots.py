"""The slots of the autosaves: which files there are, who holds them, and how often a program died holding one.

One slot per game in progress: `<game>-<id>.exgame`. Who holds it puts a lock beside it, whose name tells the process. Each lock has a name
of its own and is made in one step, so two programs can never take each other's; a program that died leaves its lock behind, and the number
of those is the number of crashes. Reads no models: the main menu asks `waiting` before the window is painted.
"""

from __future__ import annotations

import os
import random
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from . import places
from .atomic import OLDER, ordinary, read
from .fault import StorageFault, fault, from_error
from .owner import Owner, myself
from .plain import NotPlain, parse

SUFFIX = ".exgame"
_LOCK = ".lock"
_TRIES = 8


@dataclass(frozen=True, slots=True)
class Holders:
    """Who holds or held a slot.

    Attributes:
        living: the process that holds it, or None.
        dead: locks of processes that died without letting it go.
    """

    living: Owner | None
    dead: tuple[Path, ...]


def files(game: str | None = None) -> list[Path]:
    """All autosaves (of one game), newest first. Never raises; a slot whose file is missing but has an older copy counts."""
    found: dict[Path, float] = {}
    with suppress(OSError):  # no folder yet: no autosaves
        for path in places.autosaves_folder().iterdir():
            slot = path.with_name(path.name.removesuffix(OLDER))
            if slot.suffix != SUFFIX or not ordinary(path) or (game is not None and game_of(slot) != game):
                continue
            with suppress(OSError):  # another program let it go this moment
                found[slot] = max(found.get(slot, 0.0), path.stat().st_mtime)
    return sorted(found, key=lambda slot: found[slot], reverse=True)


def game_of(slot: Path) -> str:
    """The game of a slot, by its name."""
    return slot.stem.rpartition("-")[0]


def holders(slot: Path) -> Holders:
    """Who holds a slot now."""
    living: Owner | None = None
    dead: list[Path] = []
    me = myself()
    for lock in _locks(slot):
        owner = Owner.parse(lock.name.removeprefix(f"{slot.stem}.").removesuffix(_LOCK))
        if owner is None:
            continue
        if owner == me or owner.lives(_idle(lock)):
            living = owner
        else:
            dead.append(lock)
    return Holders(living, tuple(dead))


def waiting(game: str | None = None) -> bool:
    """Whether a game in progress can be continued. Quick, loads no models, never raises."""
    return any(not _over(slot) for slot in files(game) if holders(slot).living is None)


def take(slot: Path) -> Path:
    """Takes a slot for this process and gives its lock. Raises `StorageFault`, `held` where a living program has it."""
    places.ensure(slot.parent)
    lock = slot.with_name(f"{slot.stem}.{myself()}{_LOCK}")
    for attempt in range(_TRIES):
        try:
            os.close(os.open(lock, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
        except FileExistsError as error:
            raise fault("held", slot, pid=os.getpid()) from error
        except (OSError, ValueError) as error:
            raise from_error(error, slot) from error
        other = _other(slot, lock)
        if other is None:
            return lock
        lock.unlink(missing_ok=True)
        if attempt == _TRIES - 1:
            raise fault("held", slot, pid=other.pid)
        time.sleep(random.uniform(0.001, 0.01))  # both may have seen each other and stepped back
    raise fault("held", slot)


def let_go(slot: Path) -> None:
    """Lets a slot go in good order: nobody holds it, and its crashes are forgotten."""
    mine = holders(slot)
    for lock in (*mine.dead, slot.with_name(f"{slot.stem}.{myself()}{_LOCK}")):
        with suppress(OSError):  # a lock left behind costs a question, not a game
            lock.unlink(missing_ok=True)


def _locks(slot: Path) -> list[Path]:
    try:
        return [path for path in slot.parent.iterdir() if path.name.startswith(f"{slot.stem}.") and path.name.endswith(_LOCK)]
    except OSError:
        return []


def _other(slot: Path, mine: Path) -> Owner | None:
    """A living program other than this one that holds the slot."""
    for lock in _locks(slot):
        owner = Owner.parse(lock.name.removeprefix(f"{slot.stem}.").removesuffix(_LOCK))
        if lock != mine and owner is not None and owner.lives(_idle(lock)):
            return owner
    return None


def _idle(lock: Path) -> float:
    try:
        return time.time() - lock.stat().st_mtime
    except OSError:
        return 0.0


def _over(slot: Path) -> bool:
    """Whether the game in a slot was played to its end, as far as its file tells."""
    for path in (slot, slot.with_name(slot.name + OLDER)):
        try:
            document = parse(read(path))
        except (StorageFault, NotPlain):
            continue
        summary = document.get("summary") if isinstance(document, dict) else None
        return isinstance(summary, dict) and summary.get("over") is True
    return True  # neither copy can be read: the list of saves shows it, the menu does not offer it
