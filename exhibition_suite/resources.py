"""Finds the files that travel with the program, in every way of running it.

A source checkout keeps `assets/` and `i18n/` beside the package; a wheel and the packed program keep them inside it, under `data/`.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


class DamagedFile(ValueError):
    """A file of the program itself cannot be used: the program has to be installed again."""


FILE_FAULTS = (OSError, ValueError, KeyError, TypeError, RecursionError)
"""What comes of using a file of the program that is missing or damaged."""


def _root() -> Path:
    packed = _PACKAGE / "data"
    return packed if packed.is_dir() else _PACKAGE.parent


def asset(*parts: str) -> Path:
    """Path of a file or folder under `assets/`; it need not exist."""
    return _root().joinpath("assets", *parts)


def words(*parts: str) -> Path:
    """Path of a file or folder under `i18n/`; it need not exist."""
    return _root().joinpath("i18n", *parts)
