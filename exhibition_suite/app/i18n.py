"""The window's language, changed while everything stands open."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from exhibition_suite.resources import words

from .look import Look


class Translators(QObject):
    """Installs the translations of the chosen language, ours and Qt's own, and changes them when the look does.

    Make it before any screen: every widget then gets `LanguageChange` before it hears `Look.changed`'s later listeners.

    Attributes:
        language: the one installed now.
    """

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.language = ""
        self._look = look
        self._installed: list[QTranslator] = []
        look.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Makes the window speak the look's language."""
        if self.language == self._look.language:
            return
        self.language = self._look.language
        app = QCoreApplication.instance()
        if app is None:
            return
        for old in self._installed:
            app.removeTranslator(old)
        self._installed = []
        qt_files = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for name, folder in (("qtbase", qt_files), ("suite", str(words()))):
            translator = QTranslator(self)
            if translator.load(f"{name}_{self.language}", folder):
                app.installTranslator(translator)
                self._installed.append(translator)
        QLocale.setDefault(QLocale(self.language))

    def uninstall(self) -> None:
        """Takes the translations away, at the end of a window's life."""
        app = QCoreApplication.instance()
        for old in self._installed:
            if app is not None:
                app.removeTranslator(old)
        self._installed = []
