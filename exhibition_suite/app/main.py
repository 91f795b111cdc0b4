"""Starting the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from . import display

if TYPE_CHECKING:
    from .look import Look
    from .window import MainWindow

NO_DISPLAY = 3
"""Exit code where there is no screen to open a window on: something outside the program is missing."""


def missing_display(language: str | None = None) -> str:
    """What to do where no window can be opened, or "" where one can."""
    key, what = display.trouble()
    if not key:
        return ""
    from exhibition_suite.storage.settings import spoken_language
    from exhibition_suite.texts import Words

    words = Words(language or spoken_language())
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
    from PySide6.QtWidgets import QApplication

    from .first_paint import make_way

    app = QApplication(list(sys.argv if argv is None else argv))
    make_way()
    from . import incomplete
    from .crash import CrashReporter
    from .ending import Ending

    app.setApplicationName("exhibition-suite")
    app.setDesktopFileName("exhibition-suite")
    broken = incomplete.trouble()
    if broken:
        from exhibition_suite.storage.settings import spoken_language

        return incomplete.tell(broken, language or spoken_language())
    window = open_window(language=language)
    reporter = CrashReporter(window)
    reporter.install()
    ending = Ending(window)
    ending.listen()
    window.shown.connect(lambda: _settle(window, reporter, game))
    window.show()
    code = app.exec()
    ending.stop()
    reporter.uninstall()
    _stop_thinking()
    return 128 + ending.caught if ending.caught else code


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


def _settle(window: MainWindow, reporter: object, game: str = "") -> None:
    """What the first picture did not wait for; at last the saved game that was asked for."""
    from exhibition_suite.board.fonts import load_fonts

    from .crash import CrashReporter
    from .window_icon import window_icon

    window.setWindowIcon(window_icon())
    window.menu.focus_first()
    window.after_first_paint()
    if not load_fonts():
        window.dialogs.tell(
            lambda: (
                window.tr("The program's fonts are missing"),
                window.tr(
                    "Texts are shown in the system's fonts, which may lack Japanese signs. Installing the program again brings them back."
                ),
            ),
            icon="text",
        )
    if isinstance(reporter, CrashReporter):
        reporter.tell_last_crash()
    if game:
        window.open_save(Path(game).absolute())


def _stop_thinking() -> None:
    """Ends the bots' process, if one was ever started."""
    module = sys.modules.get("exhibition_suite.session.thinker")
    if module is not None:
        module.shared_thinker().close()
