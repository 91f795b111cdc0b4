"""When something goes wrong that nobody foresaw: the game is kept, a plain sheet says so once, with a report that can be copied.

A hard crash (in Qt or Python itself) leaves a trace in a file, which is shown at the next start.
"""

from __future__ import annotations

import contextlib
import faulthandler
import platform
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication

from exhibition_suite import __version__

from . import incomplete
from .controls import Label, PushButton, Report
from .sheet import Sheet

if TYPE_CHECKING:
    from .look import Look
    from .window import MainWindow

TRACE = "hard-crash.txt"
LONGEST = 20_000
"""Characters of a report that are kept; longer ones lose their middle."""


class CrashSheet(Sheet):
    """Says what happened, what is safe, and shows the report.

    Attributes:
        report: the text that can be copied.
        copy_button, quit_button, go_on_button: the ways on.

    Signals:
        quit_asked: the program shall end.
    """

    quit_asked = Signal()

    def __init__(self, look: Look, report: str, hard: bool, kept: bool = True) -> None:
        """`hard`: it ended the program last time; `kept`: the game on the table, if any, is on the disk."""
        self.details = Report(report)
        super().__init__(look, "suite", QSize(860, 600), backdrop="page")
        self.report = report
        self._hard = hard
        self._kept = kept
        self.text = Label("", "body", wrap=True)
        self.safe = Label("", "body", "ink2", wrap=True)
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setLineWrapMode(Report.LineWrapMode.NoWrap)
        self.body.setSpacing(10)
        self.body.addWidget(self.text)
        self.body.addWidget(self.safe)
        self.body.addWidget(self.details, 1)
        self.copy_button = PushButton("", "cards", "plain")
        self.quit_button = PushButton("", "power", "plain")
        self.go_on_button = PushButton("", "check", "primary")
        self.foot.addWidget(self.copy_button)
        self.foot.addStretch(1)
        if not hard:
            self.foot.addWidget(self.quit_button)
        self.foot.addWidget(self.go_on_button)
        self.copy_button.clicked.connect(self._copy)
        self.quit_button.clicked.connect(self.quit_asked)
        self.go_on_button.clicked.connect(self.leave)
        self.retranslate()

    def _copy(self) -> None:
        clipboard = QGuiApplication.clipboard()
        clipboard.setText(self.report)
        self.copy_button.setText(self.tr("Copied"))

    def first_focus(self) -> PushButton:
        return self.go_on_button

    def reskin(self) -> None:
        self.details.setFont(self.skin.font(12.5))
        super().reskin()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Something went wrong"))
        if self._hard:
            self.text.setText(self.tr("Last time the program ended by itself, in a way it could not catch."))
            self.safe.setText(
                self.tr("Your game was saved after every move: Continue brings it back. The report below helps to find the fault.")
            )
        else:
            self.text.setText(self.tr("The program met a fault that nobody foresaw. You can go on, or quit and come back."))
            report = self.tr("The report below helps to find the fault; it holds no personal data but the names at the table.")
            saved = (
                self.tr("Your game is saved.")
                if self._kept
                else self.tr("Your game could not be saved: on quitting you can choose a place.")
            )
            self.safe.setText(self.look.words.sentences((saved, report)))
        self.details.setAccessibleName(self.tr("Report"))
        self.copy_button.setText(self.tr("Copy the report"))
        self.quit_button.setText(self.tr("Quit"))
        self.go_on_button.setText(self.tr("Go on"))


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
        self._caught.connect(self._show, Qt.ConnectionType.QueuedConnection)
        self._damaged.connect(self._show_incomplete, Qt.ConnectionType.QueuedConnection)

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
            self._window.dialogs.open(CrashSheet(self._window.look, f"{versions()}\n\n{self._last[:LONGEST]}", hard=True))
            self._last = ""

    def _hook(self, kind: type[BaseException], fault: BaseException | None, trace: TracebackType | None) -> None:
        if fault is None or issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, fault or kind(), trace)
            return
        text = "".join(traceback.format_exception(kind, fault, trace))
        print(text, file=sys.stderr)
        self.reports.append(text)
        if incomplete.is_cause(fault):
            self._damaged.emit()
        else:
            self._caught.emit(text)

    def _show(self, text: str) -> None:
        if self._open:
            return  # one at a time: a fault in painting would open a sheet with every frame
        self._open = True
        # Whatever waits to be written is written now.
        kept = self._window.game is None or self._window.game.session.make_sure()
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
    return f"exhibition-suite {__version__} · Python {platform.python_version()} · Qt {qVersion()} · {platform.platform()}"


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]}\n…\n{text[-LONGEST // 2 :]}"
