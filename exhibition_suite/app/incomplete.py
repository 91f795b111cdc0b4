"""The program's own files are missing or damaged: it says so once, in plain words, instead of starting into a fault."""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QCoreApplication

from exhibition_suite.resources import FILE_FAULTS, DamagedFile, asset, words

NEEDED = (("content", "exhibition", "cards.json"), ("art", "exhibition.json"))
"""Files under `assets/` whose content is looked at only once a game is opened; that they can be read is looked at once the menu stands."""


def trouble() -> str:
    """What of the program's own files cannot be read, or "". What stands in them is checked by those who use them, see `is_cause`."""
    from exhibition_suite.board.theme import theme
    from exhibition_suite.texts import Words

    try:
        theme("suite", False)
        Words("en").has("")
        cards, art = (json.loads(asset(*parts).read_bytes()) for parts in NEEDED)
        if not (isinstance(cards, list) and cards and art["art"]):
            raise ValueError("cards.json, exhibition.json")
    except FILE_FAULTS as fault:
        return str(fault) or type(fault).__name__
    return ""


def is_cause(fault: BaseException | None) -> bool:
    """A file of the program that cannot be used is what led to this fault."""
    while fault is not None:
        if isinstance(fault, DamagedFile):
            return True
        fault = fault.__cause__ or fault.__context__
    return False


def tell(what: str, language: str) -> None:
    """Shows a box of the system's look (ours needs the files that are missing) until it is closed. Needs the application."""
    from PySide6.QtCore import QTranslator
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QApplication, QMessageBox

    app = QApplication.instance()
    translator = QTranslator()
    if translator.load(f"suite_{language}", str(words())):
        QCoreApplication.installTranslator(translator)
    title, text = said()
    print(f"{title} {text} ({what})", file=sys.stderr)
    if isinstance(app, QApplication) and QGuiApplication.platformName() != "offscreen":
        box = QMessageBox(QMessageBox.Icon.Critical, "Exhibition Suite", title)
        box.setInformativeText(text)
        box.setDetailedText(what)
        box.finished.connect(app.quit)
        box.show()
        app.exec()
    QCoreApplication.removeTranslator(translator)


def said() -> tuple[str, str]:
    """What happened, and what to do."""
    return (
        QCoreApplication.translate("Incomplete", "The program is not complete."),
        QCoreApplication.translate(
            "Incomplete", "Some of its own files are missing or damaged. Your saved games are safe. Install the program again."
        ),
    )
