"""The suite's own controls. They paint themselves from the skin of the nearest dressed parent, see `app/skin.py`.

A module is loaded when one of its controls is first asked for: the main menu needs few of them, and Qt's classes are slow to load.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from exhibition_suite.lazily import lazily

if TYPE_CHECKING:
    from .buttons import IconButton, PushButton
    from .cards import SIGN_ICONS, RadioCard, SeatSign, Toast, paint_sign
    from .edit_menu import OwnEditMenu, Report
    from .fields import Dropdown, Slider, TextInput
    from .labels import Divider, Heading, KeyHint, Label, Panel, RulerLine
    from .menu import Menu
    from .nav import NavButton
    from .paint import check_mark, key_cap, plate, soft_shadow, ticks
    from .segmented import Segmented
    from .switches import CheckBox, Toggle

__all__ = [
    "SIGN_ICONS",
    "CheckBox",
    "Divider",
    "Dropdown",
    "Heading",
    "IconButton",
    "KeyHint",
    "Label",
    "Menu",
    "NavButton",
    "OwnEditMenu",
    "Panel",
    "PushButton",
    "RadioCard",
    "Report",
    "RulerLine",
    "SeatSign",
    "Segmented",
    "Slider",
    "TextInput",
    "Toast",
    "Toggle",
    "check_mark",
    "key_cap",
    "paint_sign",
    "plate",
    "soft_shadow",
    "ticks",
]

_load = lazily(
    __name__,
    {
        "buttons": ("IconButton", "PushButton"),
        "cards": ("SIGN_ICONS", "RadioCard", "SeatSign", "Toast", "paint_sign"),
        "edit_menu": ("OwnEditMenu", "Report"),
        "fields": ("Dropdown", "Slider", "TextInput"),
        "labels": ("Divider", "Heading", "KeyHint", "Label", "Panel", "RulerLine"),
        "menu": ("Menu",),
        "nav": ("NavButton",),
        "paint": ("check_mark", "key_cap", "plate", "soft_shadow", "ticks"),
        "segmented": ("Segmented",),
        "switches": ("CheckBox", "Toggle"),
    },
)


def __getattr__(name: str) -> Any:
    return _load(name)
