"""The list of saved games, and what a person can do with it: rename, delete with undo, export, import.

Every file in the list stays readable or is shown with the code of what is wrong with it; nothing is hidden, and nothing is removed for good
before it has lain in the trash for a while.
"""

from __future__ import annotations

import re
import shutil
import time
import unicodedata
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from exhibition_suite.engine import Record, SeatSetup

from . import places, slots
from .atomic import older_path, ordinary, read, sweep, write
from .fault import StorageFault, fault, from_error
from .saves import SUFFIX, Saved, Summary, decode, encode, load

Kind = Literal["save", "autosave", "finished"]

TRASH_DAYS = 30
"""How long a deleted game lies in the trash."""

_RESERVED = re.compile(r"^(con|prn|aux|nul|com\d|lpt\d)$", re.IGNORECASE)
_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the list.

    Attributes:
        path: the file.
        kind: saved by a person, kept by the program, or played to the end.
        name: what a person called it, else the file's name without its ending.
        game: id of its game, "" where it cannot be read.
        seats: who plays.
        round, progress, totals, over: see `save_model.Summary`.
        saved_at: when, with time zone; of an unreadable file, when it was changed.
        assisted: free undo was used.
        fault: why it cannot be opened, or None. `fault.older` may name an older copy.
        held: a running program plays it now.
    """

    path: Path
    kind: Kind
    name: str
    saved_at: datetime
    game: str = ""
    seats: tuple[SeatSetup, ...] = ()
    round: int = 0
    progress: float = 0.0
    totals: tuple[int, ...] = ()
    over: bool = False
    assisted: bool = False
    fault: StorageFault | None = None
    held: bool = False


@dataclass(frozen=True, slots=True)
class Trashed:
    """A deleted game that can be taken back.

    Attributes:
        path: where it was.
        kept: where it lies in the trash.
    """

    path: Path
    kept: Path


def entries() -> list[Entry]:
    """All saved games, newest first. Never raises."""
    folders: tuple[tuple[Kind, Path], ...] = (
        ("save", places.saves_folder()),
        ("autosave", places.autosaves_folder()),
        ("finished", places.finished_folder()),
    )
    found: list[Entry] = []
    for kind, folder in folders:
        sweep(folder)
        with suppress(OSError):  # no folder yet: nothing in it
            found += [entry(path, kind) for path in sorted(folder.iterdir()) if path.suffix == SUFFIX and ordinary(path)]
    return sorted(found, key=lambda one: one.saved_at, reverse=True)


def entry(path: Path, kind: Kind = "save") -> Entry:
    """What the list shows of one file. Never raises."""
    held = kind == "autosave" and slots.holders(path).living is not None
    try:
        saved = load(path)
    except StorageFault as trouble:
        return Entry(path, kind, path.stem, _changed(path), fault=trouble, held=held)
    return replace(_entry(path, kind, saved), held=held)


def _entry(path: Path, kind: Kind, saved: Saved) -> Entry:
    record, summary = saved.record, saved.summary
    return Entry(
        path=path,
        kind=kind,
        name=saved.note or (path.stem if kind == "save" else ""),
        saved_at=saved.saved_at,
        game=record.game,
        seats=record.seats,
        round=summary.round,
        progress=summary.progress,
        totals=summary.totals,
        over=summary.over,
        assisted=record.assisted,
    )


def file_name(name: str) -> str:
    """A file name, without ending, that every system can hold; other scripts stay as they are. "" where nothing is left of it."""
    text = unicodedata.normalize("NFC", name)
    text = _FORBIDDEN.sub(" ", "".join(c for c in text if unicodedata.category(c) not in ("Cs", "Cf", "Cc")))
    text = " ".join(text.split()).strip(". ")
    while len(text.encode("utf-8")) > 180:
        text = text[:-1].rstrip(". ")
    return f"{text}_" if _RESERVED.match(text) else text


def free_path(name: str, folder: Path | None = None) -> Path:
    """A path for a new save of this name that no file has: `Name`, `Name (2)`, `Name (3)`."""
    folder = places.saves_folder() if folder is None else folder
    stem = file_name(name) or "game"
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem} ({number}){SUFFIX}"
        number += 1
    return path


def save_as(name: str, record: Record, *, summary: Summary | None = None, game_id: str = "") -> Path:
    """Saves a game under a name, beside any other of that name. Raises `StorageFault`."""
    path = free_path(name)
    write(path, encode(record, summary=summary, note=name.strip(), game_id=game_id))
    return path


def rename(path: Path, name: str) -> Path:
    """Gives a save another name and says where it is now. Raises `StorageFault`; the save is then whole under its old name."""
    saved = load(path)
    target = path if file_name(name) == path.stem else free_path(name, path.parent)
    data = encode(saved.record, summary=saved.summary, note=name.strip(), game_id=saved.id, now=saved.saved_at)
    write(target, data, keep_older=False)
    if target != path:
        _move_older(path, target)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise from_error(error, path) from error
    return target


def _move_older(path: Path, target: Path) -> None:
    with suppress(OSError):  # there is none, or it stays where it is
        older_path(path).replace(older_path(target))


def delete(path: Path) -> Trashed:
    """Moves a game to the trash. Raises `StorageFault`, `held` where a running program plays it."""
    if path.parent == places.autosaves_folder() and slots.holders(path).living is not None:
        raise fault("held", path)
    folder = places.ensure(places.trash_folder())
    kept = folder / f"{time.time_ns():x}-{path.name[-150:]}"
    _rename(path, kept)
    with suppress(OSError):  # there is no older copy
        older_path(path).replace(older_path(kept))
    empty_trash()
    return Trashed(path, kept)


def restore(trashed: Trashed) -> Path:
    """Takes a deleted game back and says where it is; beside a new file of the same name if there is one. Raises `StorageFault`."""
    target = trashed.path if not trashed.path.exists() else free_path(trashed.path.stem, trashed.path.parent)
    places.ensure(target.parent)
    _rename(trashed.kept, target)
    with suppress(OSError):
        older_path(trashed.kept).replace(older_path(target))
    return target


def empty_trash(days: float = TRASH_DAYS) -> int:
    """Removes for good what has lain in the trash for longer, and says how many files that were."""
    before = time.time_ns() - int(days * 86_400 * 1_000_000_000)
    gone = 0
    with suppress(OSError):  # no trash yet
        for path in places.trash_folder().iterdir():
            with suppress(OSError, ValueError):  # not ours, or in use: another day
                if int(path.name.partition("-")[0], 16) < before:
                    path.unlink()
                    gone += 1
    return gone


def export(path: Path, target: Path) -> Path:
    """Copies a game, readable or not, to a place a person chose. Raises `StorageFault`; a file that was there stays as older copy."""
    if target.suffix != SUFFIX:
        target = target.with_name(target.name + SUFFIX)
    write(target, read(path))
    return target


def bring_in(source: Path) -> Path:
    """Copies a game from anywhere into the saves and says where it is. Raises `StorageFault` where it is no game that can be opened."""
    data = read(source)
    decode(data, source)
    target = free_path(source.name.removesuffix(SUFFIX))
    write(target, data)
    return target


def use_older(path: Path) -> Path:
    """Puts the older copy in the place of a damaged file, which stays beside it as `<name>.damaged`. Raises `StorageFault`."""
    data = read(older_path(path))
    decode(data, older_path(path))
    with suppress(OSError):  # it is gone already
        shutil.copyfile(path, path.with_name(f"{path.name}.damaged"))
    write(path, data, keep_older=False)
    return path


def picture_path(path: Path) -> Path:
    """Where the picture of a save's board is kept; it changes with the save, so an outdated picture is never found."""
    import hashlib

    try:
        key = hashlib.sha256(read(path)).hexdigest()[:32]
    except StorageFault:
        key = "unreadable"
    return places.cache_folder() / "boards" / f"{key}.png"


def _rename(path: Path, target: Path) -> None:
    try:
        path.replace(target)
    except (OSError, ValueError) as error:
        raise from_error(error, path, reading=True) from error


def _changed(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, ValueError, OverflowError):
        return datetime.fromtimestamp(0, UTC)
