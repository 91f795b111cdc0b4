"""What would only hold up the first picture waits until it stands."""

from __future__ import annotations

import builtins
import gc
import os

from PySide6.QtCore import QTimer

COLLECTOR_RESTS_MS = 200
"""How long nothing looks for objects in circles: starting makes some hundred thousand objects, and hardly any of them can go."""


def make_way() -> None:
    """Makes imports plain again, paints in one thread, and lets the collector of unreachable objects rest until the first picture stands.

    PySide reads the source of every module imported after it, looking for its `from __feature__ import`. This program has none.
    Qt shares every translucent shape of more than some lines out among threads, and waiting for them takes longer than to fill a shape of
    the size that this program has: with two processors the hall took four times as long. It asks once, with the first such shape.
    Needs the application; calling it again does no harm.
    """
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    plain = getattr(builtins, "__orig_import__", None)  # where PySide keeps Python's own
    if plain is not None:
        builtins.__import__ = plain
    if gc.isenabled():
        gc.disable()
        QTimer.singleShot(COLLECTOR_RESTS_MS, gc.enable)


def keep_for_good() -> None:
    """What stands before the first table stands to the end: the collector is spared looking through all of it with a card in hand.

    Only once: what is left of a table that was put away must not be kept.
    """
    if not gc.get_freeze_count():
        gc.freeze()
