"""What lies over the page of a game: refusal, undo chip, rulebook, advice, news, log drawer, score sheet, curtain. One owner for all."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from exhibition_suite.tables.facts import RefusalNote

from .curtain import Curtain, PublicLine
from .hint_panel import HintPanel
from .log_lines import LogModel
from .log_panel import LogPanel
from .look import Look
from .refusal_callout import RefusalCallout
from .rulebook import RulebookPanel
from .score_facts import SheetFacts
from .score_sheet import ScoreSheet
from .since_panel import SincePanel
from .undo_chip import UndoChip


class Overlays(QObject):
    """Makes the overlays, puts them in their places, and shows at most one panel at a time.

    Attributes:
        callout, chip, book, hints, since, drawer, curtain: the parts.
        sheet: the score sheet, or None.

    Signals:
        panel_closed: a panel went; the board wants the keyboard again.
        room_changed: the rulebook came or went: the board's room is another.
        sheet_opened: a score sheet was made; connect its signals.
    """

    panel_closed = Signal()
    room_changed = Signal()
    sheet_opened = Signal(object)

    def __init__(self, page: QWidget, look: Look, game_id: str, model: LogModel, log_seats: tuple) -> None:  # type: ignore[type-arg]
        super().__init__(page)
        self._page, self._look = page, look
        self._board = QRect()
        self._game = game_id
        self.sheet: ScoreSheet | None = None
        self._book: RulebookPanel | None = None
        self.callout = RefusalCallout(look, page)
        self.chip = UndoChip(look, page)
        self.hints = HintPanel(look, page)
        self.since = SincePanel(look, page)
        self.drawer = LogPanel(look, log_seats, model, page, drawer=True)
        self.drawer.hide()
        self.curtain = Curtain(look, page)
        for panel in (self.hints, self.since):
            panel.closed.connect(lambda panel=panel: self._close(panel))
        self.callout.rule_asked.connect(self.open_book)
        self.drawer.left.connect(self.close_panels)
        self.drawer.closed.connect(self.close_panels)

    # ---- panels

    @property
    def book(self) -> RulebookPanel | None:
        """The rulebook beside the board, once it was opened."""
        return self._book

    def _panels(self) -> list[QWidget]:
        panels: list[QWidget] = [self.hints, self.since, self.drawer]
        return [*panels, self._book] if self._book is not None else panels

    def open_book(self, rule_id: str = "") -> None:
        """Shows the rulebook beside the board, at a rule where one is named."""
        if self._book is None:
            self._book = RulebookPanel(self._look, self._game, self._page)
            self._book.closed.connect(lambda: self._close(self._book))
        self.place(self._board)
        self._only(self._book)
        self._book.open_at(rule_id)
        self._raise_top()
        self.room_changed.emit()

    def toggle_book(self) -> None:
        if self._book is not None and self._book.isVisible():
            self._close(self._book)
        else:
            self.open_book()

    def toggle_drawer(self) -> None:
        """The whole log over the right side of the board."""
        if self.drawer.isVisible():
            self._close(self.drawer)
            return
        self._only(self.drawer)
        self.drawer.show()
        self.drawer.raise_()
        self.drawer.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_since(self, lines: Sequence[PublicLine]) -> None:
        self.since.show_lines(lines)
        self._only(self.since)
        self.since.show()
        self.place(self._board)
        self.since.raise_()
        self.since.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_hint_panel(self, high: bool = False) -> None:
        """Shows the panel of advice: `high` over the market, else over the hall, so that the places it names stay in view."""
        self.hints.high = high
        self._only(self.hints)
        self.hints.show()
        self.place(self._board)
        self.hints.raise_()

    def drop_advice(self) -> None:
        """Advice for a moment that is gone goes with it."""
        if self.hints.isVisible():
            self._close(self.hints)

    def close_panels(self) -> bool:
        """Closes whatever panel is open; False if none was."""
        shown = [panel for panel in self._panels() if panel.isVisible()]
        for panel in shown:
            self._close(panel)
        return bool(shown)

    def _only(self, wanted: QWidget) -> None:
        for panel in self._panels():
            if panel is not wanted and panel.isVisible():
                panel.hide()
        self.room_changed.emit()

    def _close(self, panel: QWidget | None) -> None:
        if panel is None:
            return
        panel.hide()
        self.room_changed.emit()
        self.panel_closed.emit()

    # ---- refusals

    def refuse(self, note: RefusalNote, place: QRectF, keep_clear: Sequence[QRectF], room: QRectF) -> None:
        """Shows a refusal; all rectangles in the page's coordinates."""
        self.callout.show_note(note, place, keep_clear, room)
        self._raise_top()

    # ---- the sheet and the curtain

    def open_sheet(self, facts: SheetFacts) -> ScoreSheet:
        """Shows a score sheet over everything but the curtain."""
        self.close_sheet()
        self.close_panels()
        self.callout.clear()
        self.chip.withdraw()
        self.sheet = ScoreSheet(self._look, facts, self._page)
        self.sheet_opened.emit(self.sheet)
        self.sheet.open()
        self._raise_top()
        return self.sheet

    def close_sheet(self) -> None:
        if self.sheet is not None:
            self.sheet.hide()
            self.sheet.deleteLater()
            self.sheet = None

    def covered(self) -> bool:
        """The board must not be played by keys now: the curtain or a score sheet covers it."""
        return self.shut() or (self.sheet is not None and self.sheet.isVisible())

    def shut(self) -> bool:
        """The curtain is down."""
        return self.curtain.isVisible() and self.curtain.card.isVisible()

    def _raise_top(self) -> None:
        if self.sheet is not None:
            self.sheet.raise_()
        if self._book is not None and self._book.isVisible() and self.sheet is not None:
            self._book.raise_()
        if self.curtain.isVisible():
            self.curtain.raise_()

    # ---- where they stand

    def book_width(self) -> int:
        """Width the rulebook takes at the right, in px; 0 while it is shut."""
        if self._book is None or not self._book.isVisible():
            return 0
        return self._wanted_width()

    def _wanted_width(self) -> int:
        return max(420, min(640, round(self._page.width() * 0.36)))

    def place(self, board: QRect) -> None:
        """Puts everything in its place over a board of this geometry."""
        self._board = board
        page = self._page.rect()
        top, bottom = board.top(), board.bottom()
        if self._book is not None:
            wide = self._wanted_width()
            self._book.setGeometry(page.width() - wide - 8, top + 8, wide, bottom - top - 12)
        wide = min(420, board.width() - 40)
        self.drawer.setGeometry(page.width() - wide - 10, top + 8, wide, bottom - top - 12)
        for panel in (self.hints, self.since):
            panel.adjustSize()
            low = max(top + 8, bottom - panel.height() - 12)
            high = panel is self.hints and self.hints.high
            panel.move(max(8, board.right() - panel.width() - 16), top + 8 if high else low)
        self.chip.adjustSize()
        # In the prompt bar, where the preview stands: it must not cover a place on the board.
        self.chip.move(board.right() - self.chip.width() - 8, bottom + 3 + max(0, page.height() - bottom - self.chip.height()) // 2)
        for cover in (self.curtain, self.sheet):
            if cover is not None:
                cover.setGeometry(page)
