"""Games in progress, kept after every action, so that a person finds them again after any exit.

A game that was left in good order, or whose program died, can be resumed by the next one; a game that a living program holds cannot.
After two crashes with the same game it is still offered, but no longer resumed by itself.
"""

from __future__ import annotations

import os
import secrets
import threading
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from exhibition_suite.engine import Record

from . import places, slots
from .atomic import OLDER, older_path, sweep, write
from .fault import StorageFault
from .saves import SUFFIX, Saved, Summary, encode, load

CRASHES = 2
"""After this many crashes a game is no longer resumed by itself."""

FINISHED = 50
"""How many finished games are kept."""


@dataclass(frozen=True, slots=True)
class Resumable:
    """A game in progress that no living program holds.

    Attributes:
        path: its slot; what `claim` wants.
        saved: the game, from the slot or, where that is damaged, from its older copy.
        crashes: how many programs died while they held it.
        fault: why the newest copy cannot be read, where `saved` is the older one.
    """

    path: Path
    saved: Saved
    crashes: int
    fault: StorageFault | None = None

    @property
    def automatic(self) -> bool:
        """It may be resumed without asking: it has not brought the program down twice."""
        return self.crashes < CRASHES


class Autosave:
    """A slot that this process holds. Writing may happen in another thread; the rest belongs to the one that made it.

    Attributes:
        path: the slot's file.
        game_id: name of the game in progress, the same in all its saves.
    """

    def __init__(self, path: Path, game_id: str) -> None:
        """Not for callers: see `create` and `claim`."""
        self.path = path
        self.game_id = game_id
        self._lock_file = slots.take(path)
        self._writing = threading.Lock()
        self._held = True

    @classmethod
    def create(cls, game: str) -> Autosave:
        """A fresh slot for a new game of this kind. Raises `StorageFault`."""
        game_id = secrets.token_hex(8)
        return cls(places.autosaves_folder() / f"{game}-{game_id}{SUFFIX}", game_id)

    @classmethod
    def claim(cls, path: Path) -> Autosave:
        """Takes over a game that nobody holds. Raises `StorageFault`, `held` where a living program has it."""
        return cls(path, path.stem.rpartition("-")[2])

    def write(self, record: Record, summary: Summary) -> None:
        """Keeps the game as it stands. Raises `StorageFault`. Does nothing once the slot was let go."""
        data = encode(record, summary=summary, game_id=self.game_id)
        with self._writing:
            if self._held:
                write(self.path, data)
                self._touch()

    def _touch(self) -> None:
        """Other machines see by the lock's age that it is in use; a lock that somebody took away is made again."""
        try:
            os.utime(self._lock_file)
        except FileNotFoundError:
            with suppress(StorageFault):  # another program was quicker; the game is written all the same
                self._lock_file = slots.take(self.path)
        except OSError:
            return  # its age matters to other machines alone

    def release(self) -> None:
        """Leaves the game for later, in good order."""
        self._let_go()

    def discard(self) -> None:
        """Lets go of the game and removes it."""
        with self._writing:
            for path in (self.path, older_path(self.path)):
                with suppress(OSError):  # what cannot be removed is offered again, which loses nothing
                    path.unlink(missing_ok=True)
        self._let_go()

    def finish(self) -> Path | None:
        """Lets go of a game that is over and keeps it among the finished ones; gives its new path, or None where it was not written."""
        with self._writing:
            kept = places.finished_folder() / self.path.name
            try:
                places.ensure(kept.parent)
                self.path.replace(kept)
            except OSError:
                kept = self.path
            else:
                with suppress(OSError):
                    older_path(self.path).unlink(missing_ok=True)
                _prune(kept.parent)
        self._let_go()
        return kept if kept.exists() else None

    def _let_go(self) -> None:
        with self._writing:
            if self._held:
                self._held = False
                slots.let_go(self.path)


def resumable(game: str | None = None) -> list[Resumable]:
    """The games in progress (of one kind) that nobody holds, newest first. Unreadable ones are left to the list of saves."""
    sweep(places.autosaves_folder())
    found: list[Resumable] = []
    for path in slots.files(game):
        held = slots.holders(path)
        if held.living is not None:
            continue
        entry = _readable(path, len(held.dead))
        if entry is not None and not entry.saved.summary.over:
            found.append(entry)
    return found


def _readable(path: Path, crashes: int) -> Resumable | None:
    try:
        return Resumable(path, load(path), crashes)
    except StorageFault as trouble:
        if trouble.older is None:
            return None
        with suppress(StorageFault):
            return Resumable(path, load(trouble.older), crashes, trouble)
    return None


def discard(path: Path) -> None:
    """Removes an autosave that nobody holds. Raises `StorageFault`, `held` where a living program has it."""
    Autosave.claim(path).discard()


def _prune(folder: Path) -> None:
    """Keeps the latest finished games."""
    with suppress(OSError):
        kept = sorted((p for p in folder.iterdir() if p.name.removesuffix(OLDER).endswith(SUFFIX)), key=lambda p: p.stat().st_mtime)
        for path in kept[:-FINISHED]:
            path.unlink(missing_ok=True)
