"""While a person reads the menu, the modules of a game are loaded one by one, so that the table does not have to wait for them."""

from __future__ import annotations

from importlib import import_module

from PySide6.QtCore import QObject, QTimer

MODULES = (
    "exhibition_suite.app.dialogs",
    "exhibition_suite.engine",
    "exhibition_suite.games.exhibition",
    "multiprocessing.connection",
    "exhibition_suite.session.thinker",
    "exhibition_suite.session.game_session",
    "exhibition_suite.board.slot",
    "exhibition_suite.board.view",
    "exhibition_suite.tables.exhibition.prompts",
    "exhibition_suite.tables.exhibition.course",
    "exhibition_suite.tables.exhibition.panels",
    "exhibition_suite.tables.exhibition.table",
    "exhibition_suite.app.controls.fields",
    "exhibition_suite.app.rulebook",
    "exhibition_suite.app.log_panel",
    "exhibition_suite.app.side_column",
    "exhibition_suite.app.page_overlays",
    "exhibition_suite.app.game_page",
    "exhibition_suite.app.new_game",
)
"""In steps that are each too short to be felt; what a module needs stands before it."""


class WarmUp(QObject):
    """Loads modules, one at a time, whenever nothing else is to be done.

    Attributes:
        left: the modules still to be loaded.
    """

    def __init__(self, modules: tuple[str, ...] = MODULES, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.left = list(modules)
        self._clock = QTimer(self)
        self._clock.setInterval(0)
        self._clock.timeout.connect(self._step)

    def start(self) -> None:
        self._clock.start()

    def _step(self) -> None:
        if not self.left:
            self._clock.stop()
            return
        import_module(self.left.pop(0))
