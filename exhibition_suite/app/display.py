"""Whether a window can be opened here. Asked before Qt is, because Qt ends the process with an abort where none can."""

from __future__ import annotations

import os
import sys
from pathlib import Path

XCB = "libxcb.so.1"
CURSOR = "libxcb-cursor.so.0"
"""Qt needs it for every X window and does not bring it along."""


def trouble() -> tuple[str, str]:
    """Why no window can be opened, as id of the catalogue and the display or library it is about; ("", "") where one can."""
    if not sys.platform.startswith("linux") or _chosen():
        return "", ""
    if _wayland_answers():
        return "", ""
    display = os.environ.get("DISPLAY", "")
    if display:
        return _x11_trouble(display)
    named = os.environ.get("WAYLAND_DISPLAY", "")
    return ("cli.display.silent", named) if named else ("cli.display.none", "")


def missing() -> bool:
    """No window can be opened."""
    return trouble() != ("", "")


def go_off_screen() -> None:
    """From now on Qt paints without a screen, unless somebody chose another such platform."""
    if not _chosen():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"


def _chosen() -> bool:
    """Somebody chose another platform of Qt than a window on a screen."""
    platform = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0].partition(";")[0]
    return bool(platform) and platform not in ("xcb", "wayland")


def _wayland_answers() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY", "")
    return bool(name) and Path(os.environ.get("XDG_RUNTIME_DIR", "/"), name).is_socket()


def _x11_trouble(display: str) -> tuple[str, str]:
    import ctypes

    try:
        xcb = ctypes.CDLL(XCB)
    except OSError:
        return "cli.display.missing_library", XCB
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    silent = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    if silent:
        return "cli.display.silent", display
    try:
        ctypes.CDLL(CURSOR)
    except OSError:
        return "cli.display.missing_library", CURSOR
    return "", ""
