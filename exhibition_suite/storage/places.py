"""Where the program keeps its files.

The folders are the system's own for a person's data, unless `EXHIBITION_SUITE_HOME` names one folder for everything: for tests, and for
carrying program and games about on a stick. Nothing is created before it is needed.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from .fault import from_error

HOME_VARIABLE = "EXHIBITION_SUITE_HOME"
"""Environment variable that overrides every folder."""

_NAME = "exhibition-suite"


def override() -> Path | None:
    """The one folder for everything, or None where the system's own folders are used."""
    text = os.environ.get(HOME_VARIABLE, "").strip()
    if not text:
        return None
    path = Path(text)
    with suppress(RuntimeError, OSError):  # a person that the system does not know, or a working folder that is gone: taken as it stands
        path = path.expanduser()
        path = path.absolute()
    return path


def person_folder() -> Path:
    """Where a person looks for own files first: the home folder, or the root where the system knows none."""
    try:
        return Path.home()
    except RuntimeError:
        return Path(os.sep)


def data_folder() -> Path:
    """Saves, autosaves, finished games, statistics, trash."""
    home = override()
    if home is not None:
        return home
    import platformdirs  # here, because the first paint needs only the settings

    return Path(platformdirs.user_data_dir(_NAME, appauthor=False, roaming=False))


def settings_file() -> Path:
    """The settings, one JSON file."""
    home = override()
    if home is not None:
        return home / "settings.json"
    import platformdirs

    return Path(platformdirs.user_config_dir(_NAME, appauthor=False)) / "settings.json"


def cache_folder() -> Path:
    """What can be made again at any time: pictures of boards in the list of saves."""
    home = override()
    if home is not None:
        return home / "cache"
    import platformdirs

    return Path(platformdirs.user_cache_dir(_NAME, appauthor=False))


def log_folder() -> Path:
    """Reports of faults."""
    home = override()
    if home is not None:
        return home / "logs"
    import platformdirs

    return Path(platformdirs.user_log_dir(_NAME, appauthor=False))


def saves_folder() -> Path:
    """Games saved by a person under a name."""
    return data_folder() / "saves"


def autosaves_folder() -> Path:
    """Games in progress, kept by the program itself."""
    return data_folder() / "autosaves"


def finished_folder() -> Path:
    """The latest games that were played to the end."""
    return data_folder() / "finished"


def trash_folder() -> Path:
    """Games deleted in the list of saves, for a while."""
    return data_folder() / "trash"


def statistics_file() -> Path:
    """Results of finished games, one JSON line each."""
    return data_folder() / "statistics.jsonl"


def ensure(folder: Path) -> Path:
    """Creates a folder where it is missing. Raises `StorageFault` where that cannot be done or a file stands in its place."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise from_error(error, folder) from error
    return folder
