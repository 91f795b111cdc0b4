"""How the program looks and behaves for the person in front of it: language, theme, size of text, motion, and the habits of play.

One `Look` is made at the start and handed to every screen. It reads the few fields that the first paint needs without the settings model;
the model is loaded when something is changed, so the menu stands before it.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from PySide6 import QtCore
from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtGui import QGuiApplication, QPalette

from exhibition_suite.board.theme import Theme, seats, theme

if TYPE_CHECKING:
    from exhibition_suite.texts import Words

LANGUAGES = ("en", "ja")
LANGUAGE_NAMES = {"en": "English", "ja": "日本語"}
"""Each language is named in itself, so that a person finds their own."""

DEFAULTS: dict[str, Any] = {
    "language": "system",
    "theme": "system",
    "text_scale": 100,
    "patterns": True,
    "letters": True,
    "motion": "full",
    "speed": 1.0,
    "focus_width": 3,
    "hold_ms": 600,
    "confirm_moves": True,
    "show_legal": True,
    "show_values": True,
    "auto_steps": True,
    "drag_distance": 8,
    "curtain": "secret",
    "bot_level": "normal",
    "bot_speed": 1.0,
    "bot_pause": 600,
    "geometry": "",
    "keys": {},
    "setups": {},
    "seen": [],
}
"""What a new player finds. `text_scale` in percent; `hold_ms`, `bot_pause` in milliseconds; `speed` 0 is instant.

The names are those of the settings file; its model checks the values.
"""

DARK_BELOW = 128
"""Lightness of a window's ground, 0 to 255, below which a system is dark."""
SCHEMES = {"system": 0, "light": 1, "dark": 2}
"""Themes as the numbers of `Qt.ColorScheme`."""

_NOT_LOOK = frozenset({"setups", "geometry", "seen"})
"""Kept through "restore defaults": they are memory, not choices."""


def system_language() -> str:
    """`ja` on a Japanese system, else `en`."""
    return "ja" if QLocale.system().language() == QLocale.Language.Japanese else "en"


class Look(QObject):
    """Language, theme and habits, as chosen.

    Attributes:
        values: every setting by name, see `DEFAULTS`.
        seat_colours: number of the colour (0 to 4) of each seat of the game on the table; () is in order.

    Signals:
        changed: something was chosen anew; screens repaint and reword themselves.
        not_kept: a setting could not be written to disk (the fault).
    """

    changed = Signal()
    not_kept = Signal(object)

    def __init__(self, values: dict[str, Any] | None = None, keep: bool = False, parent: QObject | None = None) -> None:
        """`values` overrides `DEFAULTS`; with `keep`, changes are written to the person's settings."""
        super().__init__(parent)
        self.values = {**DEFAULTS, **(values or {})}
        self.seat_colours: tuple[int, ...] = ()
        self._keep = keep
        self._hints = QGuiApplication.styleHints()
        # Qt's own colours follow the system. To ask for the scheme itself would build all of `Qt`, see `board/outlines.py`.
        self._system_dark = QGuiApplication.palette().color(QPalette.ColorRole.Window).lightness() < DARK_BELOW
        if self._hints is not None:
            self._hints.colorSchemeChanged.connect(self._scheme_changed)

    @classmethod
    def from_settings(cls, parent: QObject | None = None) -> Look:
        """The look this person chose last time; the defaults where nothing can be read."""
        peek = import_module("exhibition_suite.storage.settings").peek
        return cls(peek(), keep=True, parent=parent)

    # ---- reading

    @property
    def language(self) -> str:
        chosen = str(self.values["language"])
        return chosen if chosen in LANGUAGES else system_language()

    @property
    def dark(self) -> bool:
        chosen = self.values["theme"]
        if chosen in ("light", "dark"):
            return bool(chosen == "dark")
        return self._system_dark

    @property
    def scale(self) -> float:
        """Factor of all interface text, 0.9 to 1.5."""
        return float(self.values["text_scale"]) / 100

    @property
    def motion(self) -> str:
        """`full`, `reduced` or `none`."""
        return str(self.values["motion"])

    @property
    def speed(self) -> float:
        """Factor of every animation; 0 is instant."""
        return float(self.values["speed"])

    @property
    def bot_speed(self) -> float:
        """Factor of the bots' pace, 0.5 to 4."""
        return float(self.values["bot_speed"])

    @property
    def bot_pause(self) -> int:
        """Milliseconds before and after a bot's move at pace 1."""
        return int(self.values["bot_pause"])

    @property
    def patterns(self) -> bool:
        return bool(self.values["patterns"])

    @property
    def letters(self) -> bool:
        return bool(self.values["letters"])

    @property
    def confirm_moves(self) -> bool:
        return bool(self.values["confirm_moves"])

    @property
    def show_legal(self) -> bool:
        return bool(self.values["show_legal"])

    @property
    def show_values(self) -> bool:
        return bool(self.values["show_values"])

    @property
    def curtain(self) -> str:
        """`always`, `secret` or `never`: when the hot-seat curtain falls between two people."""
        return str(self.values["curtain"])

    @property
    def focus_width(self) -> int:
        """Width of the keyboard ring in px."""
        return int(self.values["focus_width"])

    @property
    def auto_steps(self) -> bool:
        """Steps without a choice are made by the program."""
        return bool(self.values["auto_steps"])

    @property
    def drag_distance(self) -> int:
        """Px the pointer moves before a press becomes a drag."""
        return int(self.values["drag_distance"])

    @property
    def hold_ms(self) -> int:
        """Milliseconds the curtain's button is held."""
        return int(self.values["hold_ms"])

    @property
    def keys(self) -> dict[str, str]:
        """Keys chosen anew: id of the action -> key in Qt's portable text; absent ones have their default."""
        return dict(self.values["keys"])

    def key(self, deed_id: str) -> str:
        """The key of a deed, chosen or as a new player finds it, in Qt's portable text; "" where it has none."""
        return str(import_module("exhibition_suite.app.actions").key_text(self, deed_id))

    @property
    def words(self) -> Words:
        """The catalogues in the chosen language."""
        return self._words_by_language[self.language]

    @cached_property
    def _words_by_language(self) -> dict[str, Words]:
        texts = import_module("exhibition_suite.texts")
        return _Lazy(texts.Words)

    def theme(self, world: str = "exhibition") -> Theme:
        """Colours of a world (`suite`, `exhibition`) by day or by night."""
        return _seated(world, self.dark, self.seat_colours)

    def seat_by_signs(self, signs: tuple[str, ...]) -> None:
        """From now on seats have the colours that go with their vehicles, whoever starts; () puts them back in order."""
        order = {seat.sign: number for number, seat in enumerate(seats())}
        colours = tuple(order.get(sign, -1) for sign in signs)
        fresh = colours if -1 not in colours and len(set(colours)) == len(colours) else ()
        if fresh != self.seat_colours:
            self.seat_colours = fresh
            self.changed.emit()

    # ---- choosing

    def set(self, **chosen: Any) -> None:
        """Chooses settings by name, keeps them on disk and tells everybody. Raises `KeyError` for an unknown name."""
        for name in chosen:
            if name not in DEFAULTS:
                raise KeyError(name)
        fresh = {name: value for name, value in chosen.items() if self.values[name] != value}
        if not fresh:
            return
        self.values.update(fresh)
        if "theme" in fresh:
            self.apply_theme()
        if self._keep:
            self._write(fresh)
        self.changed.emit()

    def restore_defaults(self) -> None:
        """Everything as a new player finds it; set-ups of games are kept."""
        self.set(**{name: value for name, value in DEFAULTS.items() if name not in _NOT_LOOK})

    def apply_theme(self) -> None:
        """Tells Qt which scheme its own parts (file dialogs, tooltips) shall have."""
        if self._hints is not None:
            self._hints.setProperty("colorScheme", SCHEMES.get(self.values["theme"], 0))

    def _write(self, fresh: dict[str, Any]) -> None:
        settings = import_module("exhibition_suite.storage.settings")
        try:
            settings.update(**fresh)
        except OSError as fault:
            self.not_kept.emit(fault)

    def _scheme_changed(self, scheme: QtCore.Qt.ColorScheme) -> None:
        self._system_dark = scheme == QtCore.Qt.ColorScheme.Dark
        if self.values["theme"] == "system":
            self.changed.emit()


@lru_cache(maxsize=32)
def _seated(world: str, dark: bool, order: tuple[int, ...]) -> Theme:
    """A world's theme with the seats' colours in another order."""
    base = theme(world, dark)
    if not order or order == tuple(range(len(order))):
        return base
    rest = [number for number in range(len(seats())) if number not in order]
    return base.with_seats((*order, *rest))


class _Lazy(dict[str, Any]):
    """Makes a value at its first use."""

    def __init__(self, make: Any) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: str) -> Any:
        self[key] = self._make(key)
        return self[key]
