"""The rulebook as a sheet over the menu or the page."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from .look import Look
from .rulebook import Rulebook
from .sheet import Sheet


class RulebookSheet(Sheet):
    """The rules of one game, at a rule where one is named."""

    def __init__(
        self,
        look: Look,
        game_id: str,
        rule_id: str = "",
        world: str = "exhibition",
        backdrop: str = "museum",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, world, QSize(1380, 800), backdrop=backdrop, foot=False, parent=parent)
        self.book = Rulebook(look, game_id)
        self.body.addWidget(self.book, 1)
        self.retranslate()
        if rule_id:
            self.book.open_at(rule_id)

    def first_focus(self) -> QWidget | None:
        return self.book.search

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Rulebook"))
