"""The main window: the menu, the game on the table, and sheets over both."""

from __future__ import annotations

import base64
import gc
from collections.abc import Callable
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from exhibition_suite.tables import TABLE_IDS

from .focus_ring import FocusRing
from .i18n import Translators
from .look import Look
from .menu import MenuPage
from .skin import dress
from .window_keys import bind_keys, press_early
from .window_place import dress_tooltips, restore_place

if TYPE_CHECKING:
    from exhibition_suite.engine import Match
    from exhibition_suite.session.game_session import GameSession
    from exhibition_suite.storage.autosave import Resumable

    from .dialogs import Dialogs
    from .game_page import GamePage
    from .leaving import Leaving
    from .new_game import Plan

TEXT_SIZES = (90, 100, 110, 120, 130, 140, 150)
SMALLEST = (1024, 600)


class MainWindow(QWidget):
    """The window of the program.

    Attributes:
        look: language, theme, habits.
        dialogs: the one dialog service.
        leaving: asks before a game is left that could not be kept.
        menu: the main menu.
        game: the page of the game on the table, or None.
        thinker: who thinks for the bots; None for the program's worker process.

    Signals:
        menu_shown: the main menu is in front.
        game_shown: a game is on the table.
        shown: the first picture stands.
    """

    menu_shown = Signal()
    game_shown = Signal()
    shown = Signal()

    def __init__(self, look: Look, translators: Translators | None = None) -> None:
        super().__init__()
        self.look = look
        self._translators = translators
        self.game: GamePage | None = None
        self.thinker: Any = None
        self._offers: dict[str, Resumable] = {}
        self.setObjectName("window")
        dress(self, look, "suite", sheet=False)
        self.setMinimumSize(*SMALLEST)
        self.resize(1600, 900)
        self.stack = QStackedWidget(self)
        self.menu = MenuPage(look, self.stack)
        self.stack.addWidget(self.menu)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stack)
        self.ring = FocusRing(self, look)
        self._connect_menu()
        self._is_shown = False
        self.shown.connect(partial(bind_keys, self))
        look.not_kept.connect(self._settings_not_kept)
        look.changed.connect(partial(dress_tooltips, look))
        self.retranslate()
        restore_place(self, str(look.values["geometry"]))

    # ---- making

    @cached_property
    def dialogs(self) -> Dialogs:
        """Made at its first use: the first picture needs none."""
        from .dialogs import Dialogs

        dialogs = Dialogs(self, self.look)
        dialogs.layer.emptied.connect(self._sheets_gone)
        dialogs.opening.connect(lambda: self.game and self.game.table.catch_up())  # else the table would ask for the keyboard later
        dialogs.layer.setGeometry(self.rect())
        return dialogs

    @cached_property
    def leaving(self) -> Leaving:
        from .leaving import Leaving

        return Leaving(self.dialogs, self.look)

    def _connect_menu(self) -> None:
        self.menu.new_asked.connect(self.open_new_game)
        self.menu.continue_asked.connect(self.continue_game)
        self.menu.quick_asked.connect(self.quick_start)
        deeds: dict[str, Callable[[], object]] = {
            "rulebooks": self.open_rulebook,
            "saved_games": self.open_saves,
            "settings": self.open_settings,
            "about": self.open_about,
            "quit": self.close,
        }
        self.menu.asked.connect(lambda deed: deeds[deed]())

    def after_first_paint(self) -> None:
        """What the first picture need not wait for: games in progress, a damaged settings file, a crash of last time."""
        from .warm_up import WarmUp

        dress_tooltips(self.look)
        loaded = import_module("exhibition_suite.storage.settings").load()
        if loaded.fault is not None:
            self.tell_fault(loaded.fault)
        self.refresh_offers()
        self._warm_up = WarmUp(parent=self)
        self._warm_up.start()

    def refresh_offers(self) -> None:
        """Looks for games in progress and offers them at their doors."""
        autosave = import_module("exhibition_suite.storage.autosave")
        from .offers import offer_words, quick_words

        self._offers = {}
        for game_id in TABLE_IDS:
            found = autosave.resumable(game_id)
            door = self.menu.doors[game_id]
            door.set_quick(quick_words(self.look, game_id))
            if found:
                self._offers[game_id] = found[0]
                door.set_continue(found[0].saved.summary.round, offer_words(self.look, found[0]))
            else:
                door.set_continue(0, "")

    # ---- games

    def open_new_game(self, game_id: str) -> None:
        """The set-up sheet of a game."""
        from .new_game import NewGameSheet

        sheet = NewGameSheet(self.look, game_id)
        sheet.started.connect(self.start_plan)
        self.dialogs.open(sheet)

    def quick_start(self, game_id: str) -> None:
        """A game with the last set-up, at once."""
        from .new_game.sheet import plan_for

        self.start_plan(plan_for(self.look, game_id))

    def start_plan(self, plan: Plan) -> None:
        """A new game by a set-up."""
        try:
            match = plan.match()
        except ValueError:
            # A set-up kept from another version: the options that no longer fit are left out rather than asked about.
            match = type(plan)(plan.game_id, plan.seats, {}, plan.free_undo, plan.seed).match()
        self.play(match)

    def play(self, match: Match) -> bool:
        """Puts a game on the table and keeps it on disk; a game without a table yet stays in its file: False, with words."""
        if match.game.id not in TABLE_IDS:
            self.dialogs.tell_fault("no_table", {})
            return False
        self.mount(import_module("exhibition_suite.session.game_session").GameSession.keep(match, **self._how()))
        return True

    def _how(self) -> dict[str, Any]:
        return {"curtain": self.look.curtain, "thinker": self.thinker}

    def continue_game(self, game_id: str) -> None:
        """Goes on with the game in progress."""
        offer = self._offers.get(game_id)
        if offer is not None:
            self.resume(offer)

    def resume(self, offer: Resumable) -> None:
        """Goes on with a game in progress; where it cannot, says why and what else there is."""
        game_session = import_module("exhibition_suite.session.game_session").GameSession
        try:
            session = game_session.resume(offer, **self._how())
        except OSError as fault:
            self._tell_unopened(fault, offer.path)
            self.refresh_offers()
            return
        self.mount(session)

    def open_save(self, path: Path) -> bool:
        """Opens a saved game as a game of its own; False, with words, where it cannot be opened."""
        try:
            match = import_module("exhibition_suite.storage.saves").open_match(path)
        except OSError as fault:
            self._tell_unopened(fault, path)
            return False
        return self.play(match)

    def mount(self, session: GameSession) -> None:
        """Shows a session's table; the one that stood there before is left (it is saved)."""
        from .first_paint import keep_for_good
        from .game_page import GamePage

        if not self.leaving.may(self._session, partial(self.mount, session), session.close):
            return
        self._clear_table()
        self.dialogs.hush()
        while (sheet := self.dialogs.layer.top()) is not None:
            self.dialogs.layer.close_sheet(sheet)
        self.look.seat_by_signs(tuple(seat.sign for seat in session.match.seats))
        session.trouble.connect(self.tell_trouble)
        session.pace = self.look.bot_speed
        session.set_bot_pause(self.look.bot_pause)
        keep_for_good()
        page = GamePage(session, self.look, self)
        self._connect_page(page)
        self.game = page
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        page.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)
        session.start()
        self.game_shown.emit()

    def _connect_page(self, page: GamePage) -> None:
        page.menu_asked.connect(self.leave_game)
        page.settings_asked.connect(self.open_settings)
        page.rulebook_asked.connect(self.open_rulebook)
        page.save_asked.connect(self.save_game)
        page.again_asked.connect(self.play_again)
        page.setup_asked.connect(self._setup_again)
        page.branch_asked.connect(self.play)
        page.toast_asked.connect(lambda text: self.dialogs.toast(text))

    def play_again(self, same_deal: bool) -> None:
        """The same seats once more."""
        if self.game is not None:
            self.play(import_module("exhibition_suite.session.setups").again(self.game.session.match, same_deal=same_deal))

    def _setup_again(self) -> None:
        if self.game is not None:
            game_id = self.game.session.match.game.id
            self.leave_game()
            self.open_new_game(game_id)

    @property
    def _session(self) -> GameSession | None:
        return self.game.session if self.game is not None else None

    def leave_game(self) -> None:
        """Back to the menu. The game is saved, and a toast says where; a question comes only where it could not be."""
        if not self.leaving.may(self._session, self.leave_game):
            return
        session = self._session
        kept = session is not None and not session.over and bool(session.match.steps) and session.kept
        self._clear_table()
        self.look.seat_by_signs(())
        self.stack.setCurrentWidget(self.menu)
        self.refresh_offers()
        self.menu.focus_first()
        if kept:
            self.dialogs.toast(self.tr("The game is saved: go on with Continue."), icon="save")
        self.menu_shown.emit()

    def _clear_table(self) -> None:
        if self.game is None:
            return
        page, self.game = self.game, None
        page.session.close()
        self.stack.setCurrentWidget(self.menu)
        self.stack.removeWidget(page)
        page.hide()
        page.destroyed.connect(lambda: QTimer.singleShot(0, gc.collect))  # what is left of a table holds itself in circles
        page.setParent(None)  # nobody may find it any more: a wrapper found on its way out would never be let go
        page.deleteLater()

    def save_game(self) -> None:
        """Asks for a name and saves the game on the table under it."""
        if self.game is None:
            return
        from .saves.naming import NameSheet

        session = self.game.session
        sheet = NameSheet(self.look, False, self.look.words.join([seat.name for seat in session.match.seats]), session.save)
        sheet.failed.connect(lambda fault: self.leaving.tell_unsaved(fault, session, sheet.closed.emit))
        sheet.named.connect(lambda name: self.dialogs.toast(self.tr("Saved as “{name}”").format(name=name), icon="save"))
        self.dialogs.open(sheet)

    # ---- sheets

    def open_settings(self, page: str = "") -> None:
        """The settings, at a page if one is named."""
        from .settings import SettingsSheet

        top = self.dialogs.layer.top()
        if isinstance(top, SettingsSheet):
            top.show_page(page)
            return
        self.dialogs.open(SettingsSheet(self.look, self.dialogs, page))

    def open_rulebook(self, rule: str = "") -> None:
        """The rulebook, at a rule if one is named."""
        from .rulebook_sheet import RulebookSheet

        self.dialogs.open(RulebookSheet(self.look, TABLE_IDS[0], rule))

    def open_saves(self) -> None:
        """The list of saved games."""
        from .saves import SavesSheet

        sheet = SavesSheet(self.look, self.dialogs)
        sheet.open_asked.connect(self.open_save)
        sheet.resume_asked.connect(self.resume)
        sheet.match_asked.connect(self.play)
        sheet.first_asked.connect(lambda: self.open_new_game(TABLE_IDS[0]))
        sheet.closed.connect(self._saves_closed)
        self.dialogs.open(sheet)

    def _saves_closed(self) -> None:
        if self.game is None:
            self.refresh_offers()

    def open_about(self) -> None:
        """Credits and licences."""
        from .about import AboutSheet

        self.dialogs.open(AboutSheet(self.look))

    def _sheets_gone(self) -> None:
        if self.game is not None:
            self.game.focus_board()
        focus = self.focusWidget()
        if focus is None or not focus.isVisible():
            if self.game is not None:
                self.game.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)
            else:
                self.menu.focus_first()

    # ---- telling

    def tell_fault(self, fault: Any) -> None:
        """A fault of the storage, in three sentences: what happened, what is safe, what to do next."""
        self.dialogs.tell_fault(getattr(fault, "code", "io"), getattr(fault, "params", {}))

    def _tell_unopened(self, fault: Any, path: Path) -> None:
        from .unopened import tell_unopened

        tell_unopened(self, fault, path)

    def tell_trouble(self, trouble: Any) -> None:
        """A trouble of the session. The game goes on, so it is a toast that stays until it is read."""
        words = self.look.words.fault(trouble.code, **trouble.params)
        unkept = self.game is not None and not self.game.session.kept
        parts = (words.happened, self.tr("The game goes on, but is not kept for now.") if unkept else words.safe)
        self.dialogs.toast(self.look.words.sentences(parts), self.tr("Got it"), icon="warn", stay_ms=12000)

    def _settings_not_kept(self, fault: Any) -> None:
        words = self.look.words.fault(fault.code, **fault.params)
        told = self.tr("The change holds for now, but could not be kept. {why}").format(why=words.happened)
        self.dialogs.toast(told, icon="warn", stay_ms=8000)

    # ---- window keys

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ QtCore.Qt.WindowState.WindowFullScreen)

    def step_text(self, way: int) -> None:
        """The next larger (1) or smaller (-1) size of text; 0 is the normal one."""
        now = int(self.look.values["text_scale"])
        place = min(range(len(TEXT_SIZES)), key=lambda number: abs(TEXT_SIZES[number] - now))
        size = TEXT_SIZES[min(len(TEXT_SIZES) - 1, max(0, place + way))] if way else 100
        self.look.set(text_scale=size)
        self.dialogs.toast(self.tr("Text size {percent} %").format(percent=size), icon="text", stay_ms=1500)

    def other_language(self) -> None:
        self.look.set(language="en" if self.look.language == "ja" else "ja")

    def other_theme(self) -> None:
        self.look.set(theme="light" if self.look.dark else "dark")

    def leave(self) -> None:
        """Closes the window for good and takes its language out of the application: another window may follow."""
        self.end()
        if self._translators is not None:
            self._translators.uninstall()
        self.deleteLater()

    def end(self) -> None:
        """Ends the program without a question, as the system asks: what can be saved is saved."""
        if self.game is not None:
            self.leaving.give_up(self._session)
        self.close()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Exhibition Suite"))
        self.setAccessibleName(self.windowTitle())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            QTimer.singleShot(0, self, self._reword_offers)
        super().changeEvent(event)

    def _reword_offers(self) -> None:
        if self._offers or self.isVisible():
            self.refresh_offers()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if press_early(self, event):
            return
        if event.key() == QtCore.Qt.Key.Key_Escape and self.isFullScreen() and self.game is None:
            self.toggle_full_screen()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_shown:
            self._is_shown = True
            QTimer.singleShot(0, self, self.shown.emit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if "dialogs" in self.__dict__:
            self.dialogs.layer.setGeometry(self.rect())
            self.dialogs.place_toasts()
        self.ring.place()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The game on the table is saved; a question comes only where it could not be."""
        if self.game is not None and not self.leaving.may(self._session, self.close):
            event.ignore()
            return
        self._clear_table()
        place = base64.b64encode(self.saveGeometry().data()).decode("ascii")
        if place != self.look.values["geometry"]:
            self.look.set(geometry=place)
        super().closeEvent(event)
