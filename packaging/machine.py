"""What this machine has: Python, system libraries, a display. Plain standard library, because it runs before anything is installed."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import platform
import shutil
import sys
from pathlib import Path

OLDEST_PYTHON = (3, 11)
OLDEST_GLIBC = (2, 34)

# Shared library -> its package on Debian and Ubuntu. Qt brings its other libraries along.
LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libzstd.so.1": "libzstd1",
}
X11_LIBRARIES = {
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
}
WAYLAND_LIBRARIES = {"libwayland-client.so.0": "libwayland-client0", "libwayland-cursor.so.0": "libwayland-cursor0"}


def newer_python() -> str | None:
    """Another interpreter on this machine that is new enough, when the one running is not."""
    for minor in (13, 12, 11, 14):
        found = shutil.which(f"python3.{minor}")
        if found:
            return found
    return None


def old_glibc() -> str | None:
    """The C library in words if Qt's packages cannot run on it."""
    if not sys.platform.startswith("linux"):
        return None
    name, version = platform.libc_ver()
    if name == "glibc" and tuple(int(part) for part in version.split(".")[:2]) >= OLDEST_GLIBC:
        return None
    return f"{name} {version}".strip() or "musl"


def venv_package() -> str | None:
    """The Debian package that is missing when this Python cannot make virtual environments."""
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        return None
    return f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"


def _missing(table: dict[str, str]) -> dict[str, str]:
    absent = {}
    for library, package in table.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            absent[library] = package
    return absent


def missing_libraries(window: bool) -> dict[str, str]:
    """Library -> Debian package of what Qt needs and this machine lacks; with `window`, for the display in use too."""
    if not sys.platform.startswith("linux"):
        return {}
    absent = _missing(LIBRARIES)
    if window:
        kinds = displays()
        wanted = [_missing({"x11": X11_LIBRARIES, "wayland": WAYLAND_LIBRARIES}[kind]) for kind in kinds]
        if wanted and all(wanted):  # one display that works is enough
            absent.update(wanted[0])
    return absent


def displays() -> list[str]:
    """The displays that answer: `x11`, `wayland`, or what the platform has of its own."""
    if not sys.platform.startswith("linux"):
        return [sys.platform]
    found = []
    if os.environ.get("DISPLAY") and _x11_answers():
        found.append("x11")
    if _wayland_socket():
        found.append("wayland")
    return found


def _x11_answers() -> bool:
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # cannot be asked; the missing library is reported first
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    answers = bool(xcb.xcb_connection_has_error(connection) == 0)
    xcb.xcb_disconnect(connection)
    return answers


def _wayland_socket() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY")
    folder = os.environ.get("XDG_RUNTIME_DIR")
    if not name:
        return False
    return Path(folder or "/", name).is_socket()


def x11_packages() -> list[str]:
    """The Debian packages still missing for a window on an X display, virtual ones included."""
    return list(dict.fromkeys(_missing(X11_LIBRARIES).values()))
