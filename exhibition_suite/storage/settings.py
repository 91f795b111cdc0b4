"""What a person has chosen, from one program start to the next.

The first paint needs a few of these and must not wait for the model that checks them all: `peek` reads them without it. The model stands
in `settings_model.py` and is loaded at the first call of `load` or `update`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from exhibition_suite.texts.catalogue import LANGUAGES

from . import places
from .atomic import read, write
from .fault import StorageFault, fault
from .plain import NotPlain, clean, dump, parse

if TYPE_CHECKING:
    from .settings_model import Settings

SCHEMA = 1
"""Version of the file's shape."""

LARGEST = 1024 * 1024


def _choice(*values: str) -> Callable[[Any], bool]:
    return lambda value: value in values


def _whole(low: int, high: int) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _number(low: float, high: float) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


def _keys(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(key, str) for key in value.values())


def _setups(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(setup, dict) for setup in value.values())


_CHECKS: dict[str, Callable[[Any], bool]] = {
    "language": _choice("system", "en", "ja"),
    "theme": _choice("system", "light", "dark"),
    "text_scale": _whole(90, 200),
    "patterns": _flag,
    "letters": _flag,
    "motion": _choice("full", "reduced", "none"),
    "speed": _number(0, 4),
    "focus_width": _whole(1, 8),
    "hold_ms": _whole(0, 3000),
    "confirm_moves": _flag,
    "show_legal": _flag,
    "show_values": _flag,
    "auto_steps": _flag,
    "drag_distance": _whole(1, 64),
    "curtain": _choice("always", "secret", "never"),
    "bot_level": lambda value: isinstance(value, str),
    "bot_speed": _number(0.5, 4),
    "bot_pause": _whole(0, 5000),
    "sound_volume": _whole(0, 100),
    "geometry": lambda value: isinstance(value, str),
    "keys": _keys,
    "setups": _setups,
    "seen": lambda value: isinstance(value, list) and all(isinstance(name, str) for name in value),
}


def peek() -> dict[str, Any]:
    """The settings that are in the file and make sense, by name. Never raises: what cannot be read is simply not there.

    `load` tells a person about a damaged file, once the window stands.
    """
    try:
        found = parse(read(places.settings_file(), largest=LARGEST))
    except (StorageFault, NotPlain):
        return {}
    if not isinstance(found, dict) or found.get("schema") not in range(1, SCHEMA + 1):
        return {}
    return sensible(found)


def sensible(found: dict[str, Any]) -> dict[str, Any]:
    """Those entries of a settings file whose values are allowed."""
    return {name: found[name] for name, fits in _CHECKS.items() if name in found and fits(found[name])}


def spoken_language() -> str:
    """The language a person chose, else the system's, where no window can be asked. Never raises."""
    chosen = str(peek().get("language", "system"))
    if chosen in LANGUAGES:
        return chosen
    names = (os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    system = next((name for name in names if name), "")
    return "ja" if system.lower().startswith("ja") else "en"


class Loaded(NamedTuple):
    """Settings as read, with what a person has to be told about them, if anything.

    Attributes:
        settings: complete and allowed; defaults where the file gave nothing.
        fault: `settings_damaged` or `settings_newer` with `kept`, the name of the copy that was put aside; or why the file cannot be read.
    """

    settings: Settings
    fault: StorageFault | None = None


def load() -> Loaded:
    """Reads the settings. Never raises: damage is told, the damaged file put aside, and the defaults serve instead."""
    from .settings_model import Settings, migrate

    path = places.settings_file()
    try:
        found = parse(read(path, largest=LARGEST))
    except StorageFault as trouble:
        if trouble.code == "too_big":
            return Loaded(Settings(), _put_aside(path, "settings_damaged"))
        if trouble.code == "missing":
            return Loaded(Settings())
        return Loaded(Settings(), fault("settings_unreadable", path, why=trouble.code))
    except NotPlain:
        return Loaded(Settings(), _put_aside(path, "settings_damaged"))
    if not isinstance(found, dict) or not _whole(1, 1_000_000)(found.get("schema")):
        return Loaded(Settings(), _put_aside(path, "settings_damaged"))
    newer = found["schema"] > SCHEMA
    found = found if newer else migrate(found)
    kept = sensible(found)
    settings = Settings(**kept)
    broken = sorted(set(found) - {"schema"} - set(kept))
    if not newer and not broken:
        return Loaded(settings)
    told = _put_aside(path, "settings_newer" if newer else "settings_damaged", broken=broken)
    with suppress(StorageFault):  # the next change writes them again, and tells if it cannot
        save(settings)
    return Loaded(settings, told)


def save(settings: Settings) -> None:
    """Writes all settings. Raises `StorageFault`."""
    write(places.settings_file(), dump(clean({"schema": SCHEMA, **settings.model_dump()})))


def update(**chosen: Any) -> Settings:
    """Changes some settings and writes all. Raises `KeyError` for an unknown name, `ValueError` for a value that is not allowed,
    `StorageFault` where the file cannot be written."""
    from .settings_model import Settings

    unknown = set(chosen) - set(Settings.model_fields)
    if unknown:
        raise KeyError(*sorted(unknown))
    values = load().settings.model_dump()
    settings = Settings(**{**values, **chosen})
    save(settings)
    return settings


def _put_aside(path: Path, code: str, **params: Any) -> StorageFault:
    """Keeps a copy of a file whose content will be replaced by the next change."""
    kept = path.with_name(f"{path.name}.{code.removeprefix('settings_')}")
    try:
        path.replace(kept)
    except OSError as error:
        return fault(code, path, kept="", detail=error.strerror or "", **params)
    return fault(code, path, kept=kept.name, **params)
