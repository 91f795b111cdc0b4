"""The settings sheet."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from exhibition_suite.app.controls import Divider, Heading, Label, NavButton, Panel, PushButton
from exhibition_suite.app.dialogs import Dialogs
from exhibition_suite.app.look import Look
from exhibition_suite.app.sheet import Scroller, Sheet

from .data import DataPage
from .keys import KeysPage
from .pages import PAGES, bot_rows, look_rows, playing_rows, seeing_rows
from .preview import Preview
from .rows import SettingRow, say


class SettingsSheet(Sheet):
    """Everything a person can choose outside a game. Changes apply at once.

    Attributes:
        nav: the buttons of the pages, by id.
        pages: the pages, by id.
        rows: every setting with its control.
        restore_button, done_button: in the foot.
    """

    def __init__(self, look: Look, dialogs: Dialogs, page: str = "", parent: QWidget | None = None) -> None:
        super().__init__(look, "suite", QSize(1480, 820), backdrop="room", parent=parent)
        self._dialogs = dialogs
        self.rows: list[SettingRow] = []
        self.pages: dict[str, QWidget] = {}
        self.nav: dict[str, NavButton] = {}
        self._scrollers: dict[str, Scroller] = {}
        self._stack = QStackedWidget()
        line = QHBoxLayout()
        line.setSpacing(24)
        line.addWidget(self._make_nav())
        line.addWidget(Divider(vertical=True))
        line.addWidget(self._stack, 62)
        self._make_pages()
        self._panel = self._make_preview()
        line.addWidget(self._panel, 48)
        self.body.setContentsMargins(24, 10, 32, 12)
        self.body.addLayout(line)
        self._make_foot()
        look.changed.connect(self._look_changed)
        self.retranslate()
        self.show_page(page or "look")

    def _make_nav(self) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._group = QButtonGroup(self)
        for page, icon, _title in PAGES:
            button = NavButton(icon)
            button.toggled.connect(lambda on, page=page: self._turn_to(page) if on else None)
            self._group.addButton(button)
            self.nav[page] = button
            column.addWidget(button)
        column.addStretch(1)
        return holder

    def _make_pages(self) -> None:
        makers: dict[str, Callable[[], QWidget]] = {
            "look": lambda: self._page_of(look_rows(self.look) + seeing_rows(self.look)),
            "playing": lambda: self._page_of(playing_rows(self.look)),
            "bots": lambda: self._page_of(bot_rows(self.look)),
            "keys": lambda: KeysPage(self.look),
            "data": lambda: DataPage(self.look, self._dialogs),
        }
        for page, make in makers.items():
            content = make()
            self.pages[page] = content
            self._scrollers[page] = Scroller(content)
            self._stack.addWidget(self._scrollers[page])

    def _turn_to(self, page: str) -> None:
        if page in self._scrollers:
            self._stack.setCurrentWidget(self._scrollers[page])

    def _page_of(self, rows: list[SettingRow]) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 10, 0)
        column.setSpacing(22)
        for row in rows:
            column.addWidget(row)
        column.addStretch(1)
        self.rows += rows
        return page

    def _make_preview(self) -> QWidget:
        panel = Panel("inset", 12)
        column = QVBoxLayout(panel)
        column.setContentsMargins(20, 14, 20, 14)
        self.preview_title = Heading("", 16)
        self.preview = Preview(self.look)
        column.addWidget(self.preview_title)
        column.addWidget(self.preview)
        column.addStretch(1)
        return Scroller(panel)

    def _make_foot(self) -> None:
        self.note = Label("", "note", "ink2")
        self.restore_button = PushButton("", "undo", "plain")
        self.done_button = PushButton("", "check", "primary", "Esc")
        self.foot.addWidget(self.note)
        self.foot.addStretch(1)
        self.foot.addWidget(self.restore_button)
        self.foot.addWidget(self.done_button)
        self.restore_button.clicked.connect(self._restore)
        self.done_button.clicked.connect(self.leave)

    def show_page(self, page: str) -> None:
        """Brings a page to the front; an unknown or empty id leaves the one that is there."""
        if page in self.nav:
            self.nav[page].setChecked(True)

    def first_focus(self) -> QWidget | None:
        return next((button for button in self.nav.values() if button.isChecked()), None)

    def _restore(self) -> None:
        before = dict(self.look.values)
        self.look.restore_defaults()
        kept = {name: before[name] for name in self.look.values if self.look.values[name] != before[name]}
        if kept:
            self._dialogs.toast(
                self.tr("Everything is as it was at first."), self.tr("Undo"), lambda: self.look.set(**kept), icon="undo", stay_ms=10000
            )

    def _look_changed(self) -> None:
        for row in self.rows:
            row.show_values()
        keys = self.pages["keys"]
        if isinstance(keys, KeysPage):
            keys.show_values()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Settings"))
        for page, _icon, title in PAGES:
            self.nav[page].setText(say(title))
            self.nav[page].setAccessibleName(say(title))
            self.nav[page].updateGeometry()
        self.preview_title.setText(self.tr("Preview"))
        self.preview.retranslate()
        self.note.setText(self.tr("Changes apply at once and are kept on this computer."))
        self.restore_button.setText(self.tr("Restore defaults"))
        self.done_button.setText(self.tr("Done"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        grown = max(1.0, self.skin.scale)
        self._panel.setVisible(self.width() > 1060 * grown)
        self.note.setVisible(self.width() > 900 * grown)
        super().resizeEvent(event)
