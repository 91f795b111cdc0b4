"""What can go wrong with a file, as a code with values: the words for it stand in the catalogue under `fault.<code>`."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

FAULT_CODES: tuple[str, ...] = (
    # writing, or reaching the file at all
    "disk_full",
    "unwritable",
    "read_only",
    "no_folder",
    "name_too_long",
    "bad_name",
    "unreadable",
    "missing",
    "is_folder",
    "folder_given",
    "held",
    "io",
    # what stands in the file
    "empty",
    "too_big",
    "not_a_save",
    "damaged",
    "unknown_key",
    "newer",
    "newer_rules",
    "unknown_game",
    "no_table",
    "bad_setup",
    "wrong_rules",
    # settings and statistics
    "settings_damaged",
    "settings_newer",
    "settings_unreadable",
    "statistics_damaged",
)
"""Every code a `StorageFault` can have."""

_BY_ERRNO: dict[int, str] = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EFBIG: "disk_full",
    errno.EACCES: "unwritable",
    errno.EPERM: "unwritable",
    errno.EROFS: "read_only",
    errno.ENOENT: "no_folder",
    errno.ENOTDIR: "no_folder",
    errno.EEXIST: "no_folder",
    errno.ELOOP: "no_folder",
    errno.ENAMETOOLONG: "name_too_long",
    errno.EINVAL: "bad_name",
    errno.EISDIR: "is_folder",
}


class StorageFault(OSError):
    """Something about a file that a person has to be told. Nothing was lost when it is raised. Its text is its code.

    Attributes:
        code: one of `FAULT_CODES`.
        params: values for the words; `path` is the file as text, `name` its last part.
        older: a readable older copy of the same file, where there is one.
    """

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params
        self.older: Path | None = None

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"StorageFault({self.code!r}, {self.params!r})"


def fault(code: str, path: Path, **params: Any) -> StorageFault:
    """A fault about one file."""
    return StorageFault(code, path=str(path), name=path.name, **params)


def from_error(error: OSError | ValueError, path: Path, *, reading: bool = False) -> StorageFault:
    """The fault that an error of the operating system stands for; `ValueError` comes from names the system cannot hold."""
    if isinstance(error, StorageFault):
        return error
    if not isinstance(error, OSError):
        return fault("bad_name", path)
    code = _BY_ERRNO.get(error.errno or 0, "io")
    if reading:
        code = {"unwritable": "unreadable", "no_folder": "missing", "is_folder": "folder_given"}.get(code, code)
    return fault(code, path, detail=error.strerror or type(error).__name__)
