"""Starting the window."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from exhibition_suite.resources import FILE_FAULTS

from . import display

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from .crash import CrashReporter
    from .ending import Ending
    from .look import Look
    from .window import MainWindow

NO_DISPLAY = 3
"""Exit code where there is no screen to open a window on: something outside the program is missing."""
INCOMPLETE = 4
"""Exit code where files of the program itself are missing or damaged."""


def missing_display(language: str | None = None) -> str:
    """What to do where no window can be opened, or "" where one can."""
    key, what = display.trouble()
    if not key:
        return ""
    from exhibition_suite.texts import Words

    words = Words(_spoken(language))
    return words.sentences([words.say(key, what=what), words.say("cli.display.next")])


def run(argv: Sequence[str] | None = None, language: str | None = None, game: str = "") -> int:
    """Opens the window and runs the program until it is closed. Returns the exit code: 0, 3 where there is no screen, 4
    where the program's own files cannot be read, or 128 and the number of the signal that ended it.

    Args:
        argv: words of the command line for Qt; those of this process if None.
        language: `en` or `ja` for this run alone; as chosen in the settings if None.
        game: path of a saved game to begin with, or "".
    """
    trouble = missing_display(language)
    if trouble:
        print(trouble, file=sys.stderr)
        return NO_DISPLAY
    with _plain_interrupt():
        return _run(argv, language, game)


@contextmanager
def _plain_interrupt() -> Iterator[None]:
    """Until the window listens to signals (see `ending`), Ctrl-C ends the program at once, as the others do: no game is at stake yet.

    Python's own exception would come out anywhere inside of Qt, which is left half made, or deaf.
    """
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        if before is signal.default_int_handler:
            signal.signal(signal.SIGINT, before)


def _run(argv: Sequence[str] | None, language: str | None, game: str) -> int:
    try:
        app, window, reporter = started(argv, language)
    except FILE_FAULTS:
        if not _tell_incomplete(language):
            raise
        return INCOMPLETE
    endings: list[Ending] = []
    window.shown.connect(lambda: endings.append(_listen(window)))
    window.shown.connect(lambda: _settle(window, reporter, game))
    window.show()
    code = app.exec()
    for ending in endings:
        ending.stop()
        code = 128 + ending.caught if ending.caught else code
    reporter.uninstall()
    _stop_thinking()
    if code == INCOMPLETE:
        window.hide()
        _tell_incomplete(language)
    return code


def started(argv: Sequence[str] | None = None, language: str | None = None) -> tuple[QApplication, MainWindow, CrashReporter]:
    """The application and its window, not shown yet, faults being caught: all that comes before the first picture.

    Raises one of `FILE_FAULTS` where a file of the program cannot be used.
    """
    from PySide6.QtWidgets import QApplication

    from .first_paint import make_way

    app = QApplication(list(sys.argv if argv is None else argv))
    make_way()
    from .crash import CrashReporter

    app.setApplicationName("exhibition-suite")
    app.setDesktopFileName("exhibition-suite")
    window = open_window(language=language)
    reporter = CrashReporter(window)
    reporter.install()
    return app, window, reporter


def open_window(look: Look | None = None, language: str | None = None) -> MainWindow:
    """Fonts, translations and the window with the main menu; needs the application. `look` is the person's own if None."""
    from .first_paint import make_way

    make_way()
    from exhibition_suite.board.fonts import load_fonts

    from .i18n import Translators
    from .look import Look
    from .window import MainWindow

    load_fonts()
    chosen = look or Look.from_settings()
    if language is not None:
        chosen.values["language"] = language
    chosen.apply_theme()
    return MainWindow(chosen, Translators(chosen))


def _listen(window: MainWindow) -> Ending:
    from .ending import Ending

    ending = Ending(window)
    ending.listen()
    return ending


def _settle(window: MainWindow, reporter: CrashReporter, game: str = "") -> None:
    """What the first picture did not wait for; at last the saved game that was asked for."""
    from PySide6.QtCore import QCoreApplication

    from exhibition_suite.board.fonts import load_fonts

    from . import incomplete
    from .window_icon import window_icon

    if incomplete.trouble():
        QCoreApplication.exit(INCOMPLETE)
        return
    window.setWindowIcon(window_icon())
    window.menu.focus_first()
    window.after_first_paint()
    if not load_fonts():
        window.dialogs.tell(
            lambda: (
                QCoreApplication.translate("Fonts", "The program's fonts are missing"),
                QCoreApplication.translate(
                    "Fonts",
                    "Texts are shown in the system's fonts, which may lack Japanese signs. Installing the program again brings them back.",
                ),
            ),
            icon="text",
        )
    reporter.tell_last_crash()
    if game:
        window.open_save(Path(game).absolute())


def _tell_incomplete(language: str | None) -> bool:
    """Says that the program is not complete; False where it is."""
    from . import incomplete

    broken = incomplete.trouble()
    if broken:
        incomplete.tell(broken, _spoken(language))
    return bool(broken)


def _spoken(language: str | None) -> str:
    """The language of this run, or of the settings."""
    from exhibition_suite.storage.settings import spoken_language

    return language or spoken_language()


def _stop_thinking() -> None:
    """Ends the bots' process, if one was ever started."""
    module = sys.modules.get("exhibition_suite.session.thinker")
    if module is not None:
        module.shared_thinker().close()
