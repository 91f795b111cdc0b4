"""The column beside the board: whose turn it is, the others' halls (or the ratings of a game for one), the log, the bots' corner."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from exhibition_suite.engine import Match

from .bot_bar import BotBar
from .frames import Ground, Surface
from .furniture import furniture
from .ladder import RatingLadder
from .lettering import Lettering
from .log_lines import LogModel
from .log_panel import LogPanel
from .look import Look
from .score_facts import HALL_SPOTS, is_rated
from .seat_panel import SeatPanel, SeatTabs

LOG_LEAST = 72
"""Least height of the log in px: three lines."""


class LadderPanel(Surface):
    """The ratings of a game for one, with the standing."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Lettering("", 13.5, 700, shrink=True)
        self.ladder = RatingLadder(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 12)
        column.addWidget(self.title)
        column.addWidget(self.ladder, 1)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Your rating"))
        self.ladder.retranslate()


class SideColumn(Ground):
    """The column.

    Attributes:
        tabs, panels, log, bots: its parts; `panels` by seat.

    Signals:
        hall_asked: show this seat's hall large.
    """

    hall_asked = Signal(int)

    def __init__(self, look: Look, match: Match, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__("bg2", parent, opacity=0.55)
        self.look = look
        self._match = match
        self._furniture = furniture(match.game.id)
        self._shown = -1
        self._compact = False
        self.tabs = SeatTabs(look, match.seats)
        self.tabs.asked.connect(self.hall_asked)
        self.panels = [self._panel(seat) for seat in range(len(match.seats))] if len(match.seats) > 1 else []
        self.ladder = LadderPanel(look) if is_rated(match) else None
        self.log = LogPanel(look, match.seats, model)
        self.bots = BotBar(look, self)
        self.show_bots(True)
        self.log.corner.addWidget(self.bots)
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.tabs)
        for panel in self.panels:
            self.column.addWidget(panel)
        if self.ladder is not None:
            self.column.addWidget(self.ladder, 3)
        self.column.addWidget(self.log, 4)
        self.column.addStretch(0)
        self.set_compact(False)
        self.retranslate()
        look.changed.connect(self.retranslate)

    def _panel(self, seat: int) -> SeatPanel:
        hall = self._furniture.hall(self.look, seat)
        hall.asked.connect(self.hall_asked)  # type: ignore[attr-defined]
        people = sum(setup.player == "person" for setup in self._match.seats)
        panel = SeatPanel(self.look, self._match.game.id, seat, self._match.seats[seat], hall, shared=people > 1)
        panel.asked.connect(self.hall_asked)
        return panel

    # ---- what it shows

    def show_view(self, view: Any, shown: int, active: int) -> None:
        """A position as the screen may show it; `shown` is the seat whose hall is on the board, `active` who plays (-1: nobody)."""
        self._shown = shown
        totals = view.totals()
        out = tuple(bool(view.is_out(seat)) for seat in range(view.seats))
        self.tabs.show_order(active, out)
        for seat, panel in enumerate(self.panels):
            count = sum(view.card_at(seat, spot) >= 0 for spot in range(HALL_SPOTS))
            panel.show_score(totals[seat], count, out[seat])
            panel.hall.show_hall(view, self._match.seats[seat].name)  # type: ignore[attr-defined]
        if self.ladder is not None:
            self.ladder.ladder.set_total(totals[0], final=active < 0)
        self._fold()
        self.column.activate()  # what is shown now and folded now is painted in its place at once

    def show_bots(self, playing: bool) -> None:
        """The bots' corner, where bots play on."""
        self.bots.setVisible(playing and any(seat.player != "person" for seat in self._match.seats))

    def texts(self) -> list[str]:
        """The seats' words in reading order."""
        found = [text for tab in self.tabs.tabs for text in tab.texts()]
        for panel in self.panels:
            if not panel.isHidden():
                found += panel.texts()
        return found

    def set_compact(self, compact: bool) -> None:
        """Narrower and with fewer words, for small windows."""
        self._compact = compact
        self.column.setContentsMargins(*((6, 6, 7, 4) if compact else (8, 10, 12, 10)))
        self.column.setSpacing(6 if compact else 7)
        self.tabs.set_compact(compact)
        self.log.set_compact(compact)
        self.bots.set_compact(compact)
        for panel in self.panels:
            panel.set_compact(compact)
            panel.hall.set_short(compact)  # type: ignore[attr-defined]
        self._fold()

    def log_is_short(self) -> bool:
        """The log has room for a few lines only."""
        return self.log.isHidden() or self.log.view.height() < 150

    def _fold(self) -> None:
        """Shows all others; where they leave no room for the log, their words in one line, then the last ones without their halls,
        and at last no log."""
        others = [panel for seat, panel in enumerate(self.panels) if seat != self._shown]
        margins = self.column.contentsMargins()
        inner = self.width() - margins.left() - margins.right()
        for seat, panel in enumerate(self.panels):
            panel.setVisible(seat != self._shown)
            panel.set_folded(False)
            panel.set_dense(False)
            panel.fit(inner)
        room = self.height() - margins.top() - margins.bottom() - self.tabs.sizeHint().height()
        corner = self.bots.sizeHint().height() + 16 if not self.bots.isHidden() else 8
        room -= LOG_LEAST + 44 + corner
        if self._needed(others) > room:
            for panel in others:
                panel.set_dense(True)
                panel.fit(inner)
        for panel in reversed(others):
            if self._needed(others) <= room:
                break
            panel.set_folded(True)

    def _needed(self, panels: list[SeatPanel]) -> int:
        return sum(panel.sizeHint().height() + self.column.spacing() for panel in panels)

    # ---- words

    def retranslate(self) -> None:
        self.tabs.retranslate()
        for panel in self.panels:
            panel.retranslate()
        if self.ladder is not None:
            self.ladder.retranslate()

    # ---- Qt

    def reskin(self) -> None:
        super().reskin()
        self._fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fold()
        super().resizeEvent(event)
