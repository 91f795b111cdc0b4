"""When something goes wrong that nobody foresaw: the game is kept, a plain sheet says so once, with a report that can be copied.

A hard crash (in Qt or Python itself) leaves a trace in a file, which is shown at the next start.
"""

from __future__ import annotations

import contextlib
import faulthandler
import sys
import threading
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, qVersion

from exhibition_suite import __version__

from . import incomplete

if TYPE_CHECKING:
    from .window import MainWindow

TRACE = "hard-crash.txt"
LONGEST = 20_000
"""Characters of a report that are kept; longer ones lose their middle."""


class CrashReporter(QObject):
    """Catches what nobody caught, in any thread, and shows it once.

    Attributes:
        reports: what was caught, as text, oldest first.
    """

    _caught = Signal(str)
    _damaged = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.reports: list[str] = []
        self._open = False
        self._before: Callable[..., object] | None = None
        self._thread_before: Callable[..., object] | None = None
        self._trace: IO[str] | None = None
        self._last = ""
        self._caught.connect(self._show_soon)
        self._damaged.connect(self._show_incomplete_soon)

    def install(self) -> None:
        """From now on faults are caught. A trace of the last hard crash is put aside first."""
        self._before = sys.excepthook
        self._thread_before = threading.excepthook
        sys.excepthook = self._hook
        threading.excepthook = lambda args: self._hook(args.exc_type, args.exc_value, args.exc_traceback)
        path = trace_path()
        with contextlib.suppress(OSError):
            self._last = path.read_text(encoding="utf-8", errors="replace").strip()
        with contextlib.suppress(OSError):  # without a folder to write in there is no trace, and the program runs all the same
            path.parent.mkdir(parents=True, exist_ok=True)
            self._trace = path.open("w", encoding="utf-8")
            faulthandler.enable(self._trace)

    def uninstall(self) -> None:
        """The program ended well: no trace is left."""
        if self._before is not None:
            sys.excepthook = self._before
        if self._thread_before is not None:
            threading.excepthook = self._thread_before
        if self._trace is not None:
            faulthandler.disable()
            self._trace.close()
            self._trace = None
            with contextlib.suppress(OSError):
                trace_path().unlink()

    def tell_last_crash(self) -> None:
        """Shows the trace of a hard crash of last time, if there is one."""
        if self._last:
            from .crash_sheet import CrashSheet

            self._window.dialogs.open(CrashSheet(self._window.look, f"{versions()}\n\n{self._last[:LONGEST]}", hard=True))
            self._last = ""

    def _hook(self, kind: type[BaseException], fault: BaseException | None, trace: TracebackType | None) -> None:
        if fault is None or issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, fault or kind(), trace)
            return
        text = "".join(traceback.format_exception(kind, fault, trace))
        with contextlib.suppress(OSError, ValueError):  # a full disk or a closed terminal behind it: the sheet says it all the same
            print(text, file=sys.stderr)
        self.reports.append(text)
        if incomplete.is_cause(fault):
            self._damaged.emit()
        else:
            self._caught.emit(text)

    # Both come in the window's thread, whichever the fault is in, and wait until what goes on there is over: it may be a picture.

    def _show_soon(self, text: str) -> None:
        QTimer.singleShot(0, self, partial(self._show, text))

    def _show_incomplete_soon(self) -> None:
        QTimer.singleShot(0, self, self._show_incomplete)

    def _show(self, text: str) -> None:
        if self._open:
            return  # one at a time: a fault in painting would open a sheet with every frame
        self._open = True
        from .crash_sheet import CrashSheet  # here, because the first picture waits for whatever is loaded before it

        # Whatever waits to be written is written now.
        kept = None if self._window.game is None else self._window.game.session.make_sure()
        sheet = CrashSheet(self._window.look, f"{versions()}\n{self._game()}\n{_shortened(text)}", hard=False, kept=kept)
        sheet.quit_asked.connect(self._window.close)
        sheet.closed.connect(self._closed)
        self._window.dialogs.open(sheet)

    def _show_incomplete(self) -> None:
        """A file of the program cannot be used: no report helps, installing again does."""
        if not self._open:
            self._open = True
            self._window.dialogs.tell(incomplete.said, self._closed, icon="warn")

    def _closed(self) -> None:
        self._open = False

    def _game(self) -> str:
        """The game on the table as its actions, to play it again up to the fault."""
        page = self._window.game
        if page is None:
            return ""
        import json

        record = page.session.match.record()
        return json.dumps(record.plain(), ensure_ascii=False)


def trace_path() -> Path:
    """Where a hard crash leaves its trace."""
    from exhibition_suite.storage.places import log_folder

    return log_folder() / TRACE


def versions() -> str:
    """One line about the program and what it stands on."""
    import platform

    return f"exhibition-suite {__version__} · Python {platform.python_version()} · Qt {qVersion()} · {platform.platform()}"


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]}\n…\n{text[-LONGEST // 2 :]}"
