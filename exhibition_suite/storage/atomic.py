"""Writing a file so that a person always has the old one or the new one whole, whatever happens in between.

A new file is written beside the old one, brought to the disk, and then takes the old one's name in one step. The old one stays as
`<name>.older`.
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path

from .fault import StorageFault, fault, from_error
from .places import ensure

OLDER = ".older"
"""Ending of the one older copy that is kept."""

LARGEST = 16 * 1024 * 1024
"""Bytes of the largest file that is read; a game takes a few thousand."""

_PREFIX = ".part-"
_NO_FOLDER_SYNC = {errno.EINVAL, errno.EBADF, errno.ENOTSUP, errno.EACCES, errno.EPERM, errno.ENOSYS}
_NO_LINK = {errno.EPERM, errno.ENOTSUP, errno.ENOSYS, errno.EXDEV, errno.EMLINK, errno.EACCES, errno.EINVAL}


def older_path(path: Path) -> Path:
    """Where the older copy of a file is kept."""
    return path.with_name(path.name + OLDER)


def write(path: Path, data: bytes, *, keep_older: bool = True) -> None:
    """Writes a whole file. Raises `StorageFault`; the old file and its older copy are then whole, and nothing else is left behind."""
    parts: list[Path] = []
    try:
        if path.is_symlink():
            with suppress(RuntimeError):  # a link that leads in a circle is replaced
                path = path.resolve()  # the file it points to is written, as a person expects
        folder = ensure(path.parent)
        if path.is_dir():
            raise fault("is_folder", path)
        part = _write_part(folder, data, parts)
        if keep_older and path.exists():
            _keep_older(path, folder, parts)
        part.replace(path)
        parts.remove(part)
        _sync_folder(folder)
    except StorageFault:
        raise
    except (OSError, ValueError) as error:
        raise from_error(error, path) from error
    finally:
        for left in parts:
            with suppress(OSError):  # the disk itself failed: `sweep` takes the piece away another day
                left.unlink()


def _part_name(folder: Path) -> Path:
    import secrets  # here, because the first paint reads settings but writes nothing

    return folder / f"{_PREFIX}{secrets.token_hex(8)}"


def _write_part(folder: Path, data: bytes, parts: list[Path]) -> Path:
    name = _part_name(folder)
    handle = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    parts.append(name)
    try:
        left = memoryview(data)
        while left:
            left = left[os.write(handle, left) :]
        os.fsync(handle)
    finally:
        os.close(handle)
    return name


def _keep_older(path: Path, folder: Path, parts: list[Path]) -> None:
    """Gives the file that is about to be replaced a second name; copies it where the file system has no second names."""
    second = _part_name(folder)
    parts.append(second)  # it stays in the list: renaming one name of a file to another name of the same file leaves both
    try:
        os.link(path, second)
    except OSError as error:
        if error.errno not in _NO_LINK:
            raise
        shutil.copyfile(path, second)
    try:
        second.replace(older_path(path))
    except OSError as error:
        if error.errno != errno.ENAMETOOLONG:
            raise
        # the name has no room for the ending: the game matters more than its older copy


def _sync_folder(folder: Path) -> None:
    """Brings the change of names to the disk, where the system can do that for a folder."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise
    finally:
        os.close(handle)


def read(path: Path, *, largest: int = LARGEST) -> bytes:
    """The bytes of a file. Raises `StorageFault` where there is none, it cannot be read, or it is larger than `largest` bytes."""
    try:
        if path.is_dir():
            raise fault("folder_given", path)
        with path.open("rb") as file:
            data = file.read(largest + 1)
    except StorageFault:
        raise
    except (OSError, ValueError) as error:
        raise from_error(error, path, reading=True) from error
    if len(data) > largest:
        raise fault("too_big", path, megabytes=largest // (1024 * 1024))
    return data


def ordinary(path: Path) -> bool:
    """Not a pipe, a socket or a device, whose reading may never end. What is missing is ordinary."""
    try:
        kind = stat.S_IFMT(path.stat().st_mode)
    except (OSError, ValueError):
        return True
    return kind in (stat.S_IFREG, stat.S_IFDIR)


def sweep(folder: Path, *, age: float = 86_400.0) -> int:
    """Removes pieces that a killed program left behind more than `age` seconds ago, and says how many."""
    gone = 0
    before = time.time() - age
    try:
        pieces = [piece for piece in folder.iterdir() if piece.name.startswith(_PREFIX)]
    except OSError:
        return 0  # no folder yet: nothing to sweep
    for piece in pieces:
        with suppress(OSError):  # another copy of the program was quicker
            if piece.stat().st_mtime < before:
                piece.unlink()
                gone += 1
    return gone
