"""The model that checks every setting. Loaded only when settings are changed or shown, see `settings.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from .settings import SCHEMA

Plain = dict[str, Any]


class Settings(BaseModel):
    """Everything a person can choose outside a game.

    Attributes:
        language: `system` follows the system's language.
        theme: `system` follows the system's scheme.
        text_scale: size of all text, in percent.
        patterns, letters: continents are marked by pattern and by letters, beside their colours.
        motion: how much moves by itself.
        speed: factor of every animation; 0 is instant.
        focus_width: width of the keyboard ring in px.
        hold_ms: how long the curtain's button is held, in milliseconds.
        confirm_moves: a move is confirmed before it is made.
        show_legal, show_values: legal places are lit; they carry what they score.
        auto_steps: steps without a choice are made by the program.
        drag_distance: px the pointer moves before a press becomes a drag.
        curtain: when the hot-seat curtain falls between two people.
        bot_level: strength of a new bot.
        bot_speed: factor of the bots' pace.
        bot_pause: pause before a bot's move, in milliseconds at factor 1.
        sound_volume: in percent; 0 is silent.
        geometry: the window's place, as Qt encodes it, in base64.
        keys: id of an action -> key chosen for it.
        setups: id of a game -> its last set-up.
        seen: ids of notes that need not be shown again.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    language: Literal["system", "en", "ja"] = "system"
    theme: Literal["system", "light", "dark"] = "system"
    text_scale: Annotated[int, Field(ge=90, le=200)] = 100
    patterns: bool = True
    letters: bool = True
    motion: Literal["full", "reduced", "none"] = "full"
    speed: Annotated[float, Field(ge=0, le=4)] = 1.0
    focus_width: Annotated[int, Field(ge=1, le=8)] = 3
    hold_ms: Annotated[int, Field(ge=0, le=3000)] = 600
    confirm_moves: bool = True
    show_legal: bool = True
    show_values: bool = True
    auto_steps: bool = True
    drag_distance: Annotated[int, Field(ge=1, le=64)] = 8
    curtain: Literal["always", "secret", "never"] = "secret"
    bot_level: str = "normal"
    bot_speed: Annotated[float, Field(ge=0.5, le=4)] = 1.0
    bot_pause: Annotated[int, Field(ge=0, le=5000)] = 600
    sound_volume: Annotated[int, Field(ge=0, le=100)] = 0
    geometry: str = ""
    keys: dict[str, str] = Field(default_factory=dict)
    setups: dict[str, dict[str, Any]] = Field(default_factory=dict)
    seen: list[str] = Field(default_factory=list)


MIGRATIONS: dict[int, Callable[[Plain], Plain]] = {}
"""From the schema of the key to the next one. A step gets the file's content without the key `schema` and returns a new one."""


def migrate(found: Plain) -> Plain:
    """A settings file's content in today's shape."""
    schema = int(found["schema"])
    content = {name: value for name, value in found.items() if name != "schema"}
    for number in range(schema, SCHEMA):
        content = MIGRATIONS[number](content)
    return {"schema": SCHEMA, **content}
