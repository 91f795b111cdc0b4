"""The page of a game: the board, and everything around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from exhibition_suite.board.accessible import announce
from exhibition_suite.board.renewal import Renewal
from exhibition_suite.engine import Event
from exhibition_suite.session.game_session import GameSession
from exhibition_suite.tables import load_table
from exhibition_suite.tables.facts import Prompt, RefusalNote

from .controls import Menu
from .curtain import PublicLine
from .furniture import furniture
from .log_lines import Line, LogModel, lines_of, opening, since_last_turn
from .look import Look
from .page_end import END_DEEDS, with_ways_on
from .page_keys import bind_keys, focus_order
from .page_layout import lay_out
from .page_menu import fill_menu
from .page_moments import Moments
from .page_overlays import Overlays
from .page_sizes import size_class
from .picture_export import export_picture
from .prompt_bar import PromptBar
from .replay_bar import ReplayBar
from .score_facts import gather
from .score_sheet import ScoreSheet
from .side_column import SideColumn
from .skin import dress, skin_of
from .top_bar import TopBar

PLACED = ("placed", "placed_as", "stored")
"""Events that end a turn."""
SHEET_AFTER = 900
"""Milliseconds between the last move and the score sheet."""


class GamePage(QWidget):
    """One game on the table.

    Attributes:
        session: the running game.
        table: the board.
        top, side, prompt, replay_bar: the parts around it.
        overlays: what lies over it.

    Signals:
        menu_asked: back to the main menu.
        settings_asked: open the settings.
        rulebook_asked: open the rulebook as a sheet, at a rule or at "".
        save_asked: save under a name.
        again_asked: play once more with the same seats; True: with the same deal.
        setup_asked: a new game with another set-up.
        branch_asked: a `Match` that goes on from a past moment.
        toast_asked: a short message.
    """

    menu_asked = Signal()
    settings_asked = Signal()
    rulebook_asked = Signal(str)
    save_asked = Signal()
    again_asked = Signal(bool)
    setup_asked = Signal()
    branch_asked = Signal(object)
    toast_asked = Signal(str)

    def __init__(self, session: GameSession, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.look = look
        self._dialogs = getattr(parent, "dialogs", None)
        self._size = ""
        self._told: tuple[Any, ...] = ()
        self._tells = False  # another seat's turn has ended since the log was renewed
        game_id = session.match.game.id
        lent = furniture(game_id)
        self.lines = LogModel(self)
        self.table = load_table(game_id)(session, look, self)
        self.top = TopBar(look, game_id, lent.emblem, lent.ruler(look, session.match.seats), self)
        self.side = SideColumn(look, session.match, self.lines, self)
        self.prompt = PromptBar(session.match.seats, self)
        self.replay_bar = ReplayBar(look, self)
        self.replay_bar.hide()
        self.overlays = Overlays(self, look, game_id, self.lines, session.match.seats)
        self.moments = Moments(self)
        self.menu = Menu(self)
        self._renewal = Renewal(self.renew, self)
        self._sheet_clock = QTimer(self)
        self._sheet_clock.setSingleShot(True)
        self._sheet_clock.timeout.connect(self._show_last_sheet)
        self.setFocusProxy(self.table)
        dress(self, look, "exhibition")
        self._connect_table()
        self._connect_session()
        self._connect_parts()
        bind_keys(self)
        look.changed.connect(self._look_changed)
        self._pace_changed()
        self.renew()

    # ---- making

    def _connect_table(self) -> None:
        self.table.prompt_changed.connect(self._show_prompt)
        self.table.refusal_shown.connect(self._refused)
        self.table.refusal_cleared.connect(self.overlays.callout.clear)
        self.table.rule_asked.connect(self.overlays.open_book)
        self.table.hall_changed.connect(self._renewal.soon)
        self.prompt.pressed.connect(self._press)
        self.table.refresh_intent()

    def _connect_session(self) -> None:
        session = self.session
        session.moved.connect(self._moved)
        session.history_changed.connect(self._renewal.soon)
        session.decision_changed.connect(self._decided)
        session.finished.connect(self._finished)
        session.curtain_asked.connect(self._drop_curtain)
        session.thinking_changed.connect(self._thinking)
        session.pace_changed.connect(self._pace_changed)

    def _connect_parts(self) -> None:
        session, overlays, bots = self.session, self.overlays, self.side.bots
        self.top.asked.connect(self.do)
        self.side.hall_asked.connect(self.show_hall)
        # Whoever pressed a button beside the board wants to play on, not to press it again with the next Enter.
        menus = (self.menu, self.side.log.menu, bots.menu)
        for pressed in (self.side.hall_asked, bots.paused, bots.paced, bots.skipped, bots.hurried, *(menu.aboutToHide for menu in menus)):
            pressed.connect(self.focus_board)
        bots.paused.connect(lambda on: setattr(session, "paused", on))
        bots.paced.connect(self._set_pace)
        bots.skipped.connect(session.skip_to_person)
        bots.hurried.connect(session.move_now)
        for log in (self.side.log, overlays.drawer):
            log.pointed.connect(self.moments.point)
            log.chosen.connect(self.moments.show)
            log.left.connect(self.moments.leave)
            log.replay_asked.connect(self.moments.show_last_round)
            log.since_asked.connect(self.show_since)
        overlays.callout.closed.connect(self.table.forgive)
        overlays.chip.undone.connect(lambda: self.do("undo"))
        overlays.hints.play_asked.connect(self._play_advice)
        overlays.panel_closed.connect(self.focus_board)
        overlays.room_changed.connect(self.lay_out)
        overlays.sheet_opened.connect(self._connect_sheet)
        overlays.curtain.opened.connect(self._open_curtain)
        overlays.curtain.left.connect(self.menu_asked)

    def _connect_sheet(self, sheet: ScoreSheet) -> None:
        sheet.closed.connect(self._close_sheet)
        sheet.halls_asked.connect(self._close_sheet)
        sheet.replay_asked.connect(lambda: self.moments.show(0))
        sheet.menu_asked.connect(self.menu_asked)
        sheet.save_asked.connect(self.save_asked)
        sheet.again_asked.connect(self.again_asked)
        sheet.rule_asked.connect(self.overlays.open_book)
        sheet.copied.connect(lambda: self.toast_asked.emit(self.tr("The score sheet is on the clipboard.")))
        sheet.picture_asked.connect(self._export_picture)

    # ---- what happened

    def _moved(self, events: tuple[Event, ...]) -> None:
        self.moments.point(-1)
        self.overlays.drop_advice()
        self.keep_sheet_away()
        self._renewal.soon()
        self._tells = self._tells or any(event.id in PLACED and event.seat != self.session.viewer for event in events)
        steps = self.session.match.steps
        own = bool(events) and self.session.is_person(steps[-1].seat) if steps else False
        if own and not self.look.confirm_moves and self.session.undo_stop() is None:
            self.overlays.chip.offer()
        elif not own or not events:
            self.overlays.chip.withdraw()

    def _tell(self, lines: list[Line]) -> None:
        """Says aloud what another seat's turn came to: the log is a live region."""
        moves = [line.text for line in lines if line.kind == "move"]
        if self._tells and moves:
            announce(self.side.log, moves[-1])
        self._tells = False

    @property
    def settled(self) -> bool:
        """Everything around the board shows what the board shows, and nothing is about to follow a move."""
        return bool(self.table.settled) and not self._renewal.waiting

    def catch_up(self) -> None:
        """Renews at once what would follow the board in a moment: somebody acts on it."""
        self.table.catch_up()
        self._renewal.now()

    def renew(self) -> None:
        """Shows the position of the moment all around the board."""
        steps = self.session.match.steps
        told = (self.look.language, len(steps), steps[-1] if steps else None)
        if told != self._told:
            self._told = told
            lines = lines_of(self.session.match, self.look)
            self.lines.set_lines([opening(self.session.match, self.look), *lines])
            self._tell(lines)
        self.side.show_bots(not self.session.over)
        self.show_around(self.view())
        self.history_changed()

    def view(self) -> Any:
        """The position on the board, as the screen may show it: the present, or the moment that is replayed."""
        seen: Any = (self.replay_bar.replay or self.session).view_state()
        return seen.view

    def show_around(self, view: Any) -> None:
        """Shows a position as the screen may show it in the column and the bar on top."""
        active = view.seat
        self.side.show_view(view, self.table.shown, active)
        self.top.ruler.show_state(view)  # type: ignore[attr-defined]
        self.top.show_stock(view.stock_left)

    def history_changed(self) -> None:
        """What can be undone or played again has changed."""
        stop = "replay" if self.replaying else self.session.undo_stop()
        self.top.show_history(stop, self.session.can_redo() and not self.replaying)

    def _finished(self) -> None:
        at_once = self.look.motion == "none" or not self.isVisible()
        self._renewal.soon(self._show_last_sheet if at_once else None)
        if not at_once:
            self._sheet_clock.start(SHEET_AFTER)

    def keep_sheet_away(self) -> None:
        """The score sheet that was about to follow the last move does not come by itself any more."""
        self._sheet_clock.stop()
        self._renewal.drop()

    def _show_last_sheet(self) -> None:
        if self.session.over:  # else the last move has been taken back meanwhile
            self.show_sheet()

    def _decided(self, _seat: int) -> None:
        self._renewal.soon()

    def _pace_changed(self) -> None:
        self.side.bots.show_state(self.session.paused, self.session.pace)

    def _thinking(self, seat: int, on: bool) -> None:
        self.side.bots.show_thinking(self.session.match.seats[seat].name, on)

    def _refused(self, note: RefusalNote) -> None:
        offset = self.table.pos()
        shift = (offset.x(), offset.y())
        clear = [rect.translated(*shift) for rect in note.keep_clear]
        room = QRectF(self.table.geometry())
        self.overlays.refuse(note, note.place.translated(*shift), clear, room)

    # ---- doing

    def do(self, deed: str) -> None:
        """Does what a button or a key of the page stands for, unless the curtain or a sheet covers the board."""
        if self.overlays.shut() or (self.overlays.covered() and deed not in ("menu", "leave", "rules", "rule_now", "settings", "save")):
            return
        self.catch_up()
        deeds: dict[str, Callable[[], object]] = {
            "menu": self.open_menu,
            "undo": lambda: self._step_back(self.top.undo_reason, self.session.undo),
            "redo": lambda: self._step_back(self.top.redo_reason, self.session.redo),
            "rules": self.overlays.toggle_book,
            "rule_now": self.open_rule_now,
            "log": self.open_log,
            "settings": self.settings_asked.emit,
            "hint": self.show_hints,
            "pause": self.toggle_pause,
            "skip": self.session.skip_to_person,
            "save": self.save_asked.emit,
            "leave": self.menu_asked.emit,
            "score": self.show_sheet,
            "replay": lambda: self.moments.show(0),
            "since": self.show_since,
            "setup": self.setup_asked.emit,
            "again": lambda: self.again_asked.emit(False),
        }
        deeds[deed]()

    def _step_back(self, why_not: Callable[[], str], act: Callable[[], object]) -> None:
        """Undoes or plays again; a key that can do neither says why."""
        self.history_changed()
        reason = why_not()
        if reason:
            self.toast_asked.emit(reason)
        else:
            act()
        self.focus_board()

    def _show_prompt(self, prompt: Prompt) -> None:
        self.prompt.show_prompt(with_ways_on(prompt) if self.session.over else prompt)

    def _press(self, button_id: str) -> None:
        if button_id in END_DEEDS:
            self.do(button_id)
        else:
            self.table.press(button_id)

    def open_menu(self) -> None:
        """The game's menu under its button."""
        fill_menu(self)
        button = self.top.menu_button
        self.menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def open_rule_now(self) -> None:
        """The rulebook at the rule of the moment: the one just broken, else the one of the step."""
        self.overlays.open_book(self.table.rule_of_the_moment())

    def open_log(self) -> None:
        """The log: the drawer where the column has room for a few lines only, else the column's own."""
        if self.side.log_is_short() or self.overlays.drawer.isVisible():
            self.overlays.toggle_drawer()
        else:
            self.side.log.view.setFocus()

    def toggle_pause(self) -> None:
        self.session.paused = not self.session.paused

    def show_hall(self, seat: int) -> None:
        """Another seat's hall large on the board."""
        self.catch_up()
        self.moments.point(-1)
        self.table.show_hall(seat)

    def show_since(self) -> None:
        """What happened since the last turn of whoever looks at the screen."""
        self.overlays.show_since(self._news())

    def _news(self) -> list[PublicLine]:
        seat = self.session.viewer if self.session.viewer >= 0 else self.table.shown
        return since_last_turn(self.session.match, self.look, seat)

    def show_hints(self) -> None:
        """Looks for the best moves, and shows them."""
        if self.overlays.hints.isVisible():
            self.overlays.close_panels()
        elif self.session.hint(lambda hints: self.overlays.hints.show_hints(hints, self.session.match.state.kinds)):
            self.overlays.hints.show_searching()
            self.overlays.show_hint_panel(high=self.session.match.state.phase in ("place", "as", "in"))
        else:
            self.toast_asked.emit(self.tr("Advice is for your own turn."))

    def _play_advice(self, action: str) -> None:
        self.overlays.close_panels()
        self.session.play(action)

    def show_sheet(self) -> None:
        """The score sheet; before the end, how it stands as far as the screen may tell."""
        session = self.session
        if self.overlays.shut():
            return
        self.moments.leave()
        view = None if session.over else self.view()
        self.overlays.open_sheet(gather(session.match, session.score_history(), view))

    def _close_sheet(self) -> None:
        self.overlays.close_sheet()
        self.focus_board()

    def _export_picture(self) -> None:
        sheet = self.overlays.sheet
        if sheet is not None and self._dialogs is not None:
            told = export_picture(sheet.picture, self._dialogs, self.look.words.say(f"game.{self.session.match.game.id}.title"))
            if told:
                self.toast_asked.emit(told)

    def _set_pace(self, pace: float) -> None:
        self.session.pace = pace
        self.look.set(bot_speed=pace)

    # ---- the curtain

    def _drop_curtain(self, seat: int) -> None:
        """Covers everything at once, before anything of the next person's is made."""
        setup = self.session.match.seats[seat]
        self.overlays.callout.clear()
        self.overlays.chip.withdraw()
        self.overlays.close_panels()
        self.overlays.curtain.fall(seat, setup.sign, setup.name, since_last_turn(self.session.match, self.look, seat))

    def _open_curtain(self) -> None:
        self.session.open_curtain(self.session.curtain_for)
        self.focus_board()

    @property
    def replaying(self) -> bool:
        """A past moment is shown."""
        return self.moments.replaying

    # ---- looks

    def focus_board(self) -> None:
        """Gives the keyboard to the board, or to the question on it, unless something covers it."""
        if not self.overlays.covered() and not self.replaying:
            self.table.take_keyboard()

    def _look_changed(self) -> None:
        self.session.set_curtain(self.look.curtain)  # type: ignore[arg-type]
        self.renew()
        if self.overlays.shut():
            seat = self.session.curtain_for
            self.overlays.curtain.set_lines(since_last_turn(self.session.match, self.look, seat))
        if self.overlays.since.isVisible():
            self.overlays.since.show_lines(self._news())
        self.lay_out()

    def size_class(self) -> str:
        """`compact`, `standard` or `large`."""
        return size_class(self.width(), self.height())

    def toast_floor(self) -> int:
        """Px from the lower edge that a message leaves free: the bar, or the foot of the score sheet."""
        return 130 if self.overlays.covered() else self.prompt.height() + 12

    def lay_out(self) -> None:
        """Puts every part in its place, by the size of the window and of the text."""
        self._size = lay_out(self, self._size)

    # ---- Qt

    def focusNextPrevChild(self, forward: bool) -> bool:
        return focus_order(self, forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.replaying:
            self.moments.leave()
        else:
            self.overlays.close_panels()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.moments.point(-1)
        self.lay_out()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), skin_of(self).color("bg"))
