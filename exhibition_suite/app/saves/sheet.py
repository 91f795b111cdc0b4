"""The sheet with all saved games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from exhibition_suite.app.controls import Dropdown, Heading, Label, PushButton, TextInput
from exhibition_suite.app.dialogs import Dialogs
from exhibition_suite.app.look import Look
from exhibition_suite.app.sheet import Scroller, Sheet
from exhibition_suite.storage import browse, rescue
from exhibition_suite.storage.autosave import resumable
from exhibition_suite.storage.browse import Entry, Trashed
from exhibition_suite.storage.fault import StorageFault
from exhibition_suite.storage.places import person_folder
from exhibition_suite.storage.saves import SUFFIX, load

from .naming import NameSheet
from .row import SaveRow
from .still_life import StillLife
from .thumbnail import facts_of

UNDO_MS = 10_000
"""How long a deleted game can be taken back by one press; by its key it can until the list is closed."""
UNDO_KEY = QKeySequence("Ctrl+Z")

_ORDERS: dict[str, tuple[Callable[[Entry], object], bool]] = {
    "newest": (lambda entry: entry.saved_at, True),
    "oldest": (lambda entry: entry.saved_at, False),
    "name": (lambda entry: (entry.name or " ".join(seat.name for seat in entry.seats)).casefold(), False),
    "progress": (lambda entry: entry.progress, True),
}
_KINDS = ("autosave", "save", "finished")


class SavesSheet(Sheet):
    """Games in progress, saved games, finished games.

    Attributes:
        rows: the lines shown, in order.
        search, order: what is shown and how it is sorted.
        import_button: brings a file in.

    Signals:
        open_asked: this file shall be played on (a `Path`).
        resume_asked: this game in progress shall go on (a `Resumable`).
        match_asked: this rescued game shall be played on (a `Match`).
        first_asked: there is nothing yet, a first game shall begin.
    """

    open_asked = Signal(object)
    resume_asked = Signal(object)
    match_asked = Signal(object)
    first_asked = Signal()

    def __init__(self, look: Look, dialogs: Dialogs, parent: QWidget | None = None) -> None:
        super().__init__(look, "suite", QSize(1180, 800), backdrop="room", parent=parent)
        self._dialogs = dialogs
        self.rows: list[SaveRow] = []
        self._waiting: list[SaveRow] = []
        self._deleted: list[Trashed] = []
        self.search = TextInput()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _text: self._filter())
        self.order = Dropdown(icon="swap")
        self.order.chosen.connect(lambda _key: self.refresh())
        self.import_button = PushButton("", "folder", "plain", height=40)
        self.import_button.clicked.connect(self._import)
        tools = QHBoxLayout()
        tools.setSpacing(12)
        tools.addStretch(0)
        tools.addWidget(self.search, 1)
        tools.addWidget(self.order)
        tools.addWidget(self.import_button)
        self.body.setSpacing(12)
        self.body.addLayout(tools)
        self._list = QWidget()
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 10, 0)
        self._column.setSpacing(8)
        self._scroller = Scroller(self._list)
        self.body.addWidget(self._scroller, 1)
        self._make_empty()
        self.note = Label("", "note", "ink2")
        self.done_button = PushButton("", "check", "primary", "Esc")
        self.done_button.clicked.connect(self.leave)
        self.foot.addWidget(self.note)
        self.foot.addStretch(1)
        self.foot.addWidget(self.done_button)
        self._heads: list[tuple[Heading, str]] = []
        self._pictures = QTimer(self)
        self._pictures.setInterval(0)
        self._pictures.timeout.connect(self._next_picture)
        self.retranslate()
        self.refresh()

    def _make_empty(self) -> None:
        self.nothing_found = Label("", "lead", "ink2", wrap=True)
        self.nothing_found.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing_found.hide()
        self.body.addWidget(self.nothing_found)
        self.nothing_yet = QWidget()
        self.picture = StillLife(self.look)
        self.empty = Label("", "lead", "ink2", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.first_button = PushButton("", "plus", "primary")
        self.first_button.clicked.connect(self._first)
        column = QVBoxLayout(self.nothing_yet)
        column.setSpacing(18)
        column.addStretch(2)
        column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.empty)
        column.addWidget(self.first_button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self.body.addWidget(self.nothing_yet, 1)

    def _first(self) -> None:
        self.closed.emit()
        self.first_asked.emit()

    # ---- the list

    def refresh(self) -> None:
        """Reads the folders anew."""
        self._clear()
        key, backwards = _ORDERS[self.order.value() or "newest"]
        found = sorted(browse.entries(), key=key, reverse=backwards)  # type: ignore[arg-type]
        for kind in _KINDS:
            entries = [entry for entry in found if entry.kind == kind]
            if entries:
                head = Heading("", 17)
                self._heads.append((head, kind))
                self._column.addWidget(head)
                for entry in entries:
                    self._add(entry)
        self._column.addStretch(1)
        self.nothing_yet.setVisible(not self.rows)
        self._scroller.setVisible(bool(self.rows))
        self.search.setVisible(bool(self.rows))
        self.order.setVisible(bool(self.rows))
        self.note.setVisible(bool(self._deleted))  # until then there is nothing to bring back
        self._word_heads()
        self._filter()
        self._waiting = list(self.rows)
        self._pictures.start()

    def _clear(self) -> None:
        self._pictures.stop()
        self.rows = []
        self._heads = []
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _add(self, entry: Entry) -> None:
        row = SaveRow(self.look, entry)
        row.set_narrow(self._narrow())
        row.asked.connect(lambda deed, row=row: self._do(row, deed))
        self.rows.append(row)
        self._column.addWidget(row)

    def _narrow(self) -> bool:
        return self.width() < 960 * max(1.0, self.skin.scale)

    def _next_picture(self) -> None:
        """One picture at a time, so that a long list opens at once."""
        if not self._waiting:
            self._pictures.stop()
            return
        row = self._waiting.pop(0)
        if row.entry.fault is None:
            try:
                row.thumbnail.show_facts(facts_of(load(row.entry.path).record))
            except StorageFault:
                row.thumbnail.show_facts(())
            return
        newer = row.entry.fault.code in ("newer", "newer_rules")
        saved = rescue.rescue(row.entry.path) if not newer else None
        if saved is None:
            row.thumbnail.show_facts(())
            if not newer and row.entry.fault.older is None:
                row.say_lost()
        else:
            row.thumbnail.show_facts(facts_of(saved.record))
            if saved.steps:
                row.offer_rescue(saved.steps)
            elif row.entry.fault.older is None:
                row.say_lost()

    def _filter(self) -> None:
        text = self.search.text()
        for row in self.rows:
            row.setVisible(row.matches(text))
        for head, kind in self._heads:
            head.setVisible(any(row.entry.kind == kind and not row.isHidden() for row in self.rows))
        self.nothing_found.setVisible(bool(self.rows) and all(row.isHidden() for row in self.rows))

    # ---- what can be done

    def _do(self, row: SaveRow, deed: str) -> None:
        deeds: dict[str, Callable[[SaveRow], None]] = {
            "open": self._open,
            "rescue": self._rescue,
            "older": self._open_older,
            "rename": self._rename,
            "export": self._export,
            "delete": self._delete,
        }
        try:
            deeds[deed](row)
        except StorageFault as fault:
            self._tell(fault)
            self.refresh()

    def _tell(self, fault: StorageFault) -> None:
        self._dialogs.tell_fault(fault.code, fault.params)

    def _open(self, row: SaveRow) -> None:
        entry = row.entry
        if entry.kind == "autosave":
            offer = next((one for one in resumable() if one.path == entry.path), None)
            if offer is not None:
                self.resume_asked.emit(offer)
                return
        self.open_asked.emit(entry.path)

    def _open_older(self, row: SaveRow) -> None:
        fault = row.entry.fault
        if fault is not None and fault.older is not None:
            self.open_asked.emit(fault.older)

    def _rescue(self, row: SaveRow) -> None:
        saved = rescue.rescue(row.entry.path)
        if saved is not None:
            self.match_asked.emit(saved.match)

    def _rename(self, row: SaveRow) -> None:
        entry = row.entry
        sheet = NameSheet(self.look, True, entry.name, partial(browse.rename, entry.path))
        sheet.failed.connect(self._tell)
        sheet.named.connect(self._renamed)
        self._dialogs.open(sheet)

    def _renamed(self, name: str) -> None:
        self.refresh()
        there = next((row for row in self.rows if row.entry.kind == "save" and row.entry.name == name), None)
        if there is not None:  # once the small sheet is gone: it gives the keyboard to the line of the old name
            QTimer.singleShot(0, there, lambda: there.rename_button.setFocus(Qt.FocusReason.OtherFocusReason))

    def _export(self, row: SaveRow) -> None:
        suggested = person_folder() / f"{browse.file_name(row.title.text()) or 'game'}{SUFFIX}"
        target = self._dialogs.choose_save_file(self.tr("Export"), suggested, self._kinds())
        if target is not None:
            written = browse.export(row.entry.path, target)
            self._dialogs.toast(self.tr("Exported to {path}").format(path=written), icon="export")

    def _delete(self, row: SaveRow) -> None:
        trashed = browse.delete(row.entry.path)
        name, place = row.title.text(), self._shown().index(row)
        self._deleted.append(trashed)
        self.refresh()
        rest = self._shown()
        stay = rest[min(place, len(rest) - 1)].delete_button if rest else self.search if self.rows else self.first_button
        stay.setFocus(Qt.FocusReason.OtherFocusReason)
        words = self.tr("“{name}” was deleted.").format(name=name)
        self._dialogs.toast(words, self.tr("Undo"), lambda: self._take_back(trashed), icon="undo", stay_ms=UNDO_MS)

    def _take_back(self, trashed: Trashed) -> None:
        """A deleted game comes back to the list, and the keyboard to its line."""
        if trashed not in self._deleted:
            return
        self._deleted.remove(trashed)
        self._dialogs.hush()
        try:
            back = browse.restore(trashed)
        except StorageFault as fault:
            self.refresh()
            self._tell(fault)
            return
        self.refresh()
        self._go_to(back)

    def _go_to(self, path: Path) -> None:
        """The keyboard goes to the line of this file."""
        there = next((row for row in self._shown() if row.entry.path == path), None)
        if there is not None:
            ways = (there.open_button, there.delete_button)
            next(way for way in ways if not way.isHidden()).setFocus(Qt.FocusReason.OtherFocusReason)

    def _shown(self) -> list[SaveRow]:
        """The lines that the search leaves, in order."""
        return [row for row in self.rows if not row.isHidden()]

    def _import(self) -> None:
        source = self._dialogs.choose_open_file(self.tr("Import"), person_folder(), self._kinds())
        if source is None:
            return
        try:
            arrived = browse.bring_in(source)
        except StorageFault as fault:
            self._tell(fault)
            return
        self.refresh()
        self._go_to(arrived)
        self._dialogs.toast(self.tr("“{name}” is in the list now.").format(name=source.stem), icon="check")

    def _kinds(self) -> str:
        return self.tr("Saved games (*{suffix})").format(suffix=SUFFIX)

    # ---- words

    def first_focus(self) -> QWidget | None:
        return (
            self.rows[0].open_button
            if self.rows and self.rows[0].open_button.isVisibleTo(self)
            else self.search
            if self.rows
            else self.first_button
        )

    def _word_heads(self) -> None:
        words = {"autosave": self.tr("Games in progress"), "save": self.tr("Saved under a name"), "finished": self.tr("Finished games")}
        for head, kind in self._heads:
            head.setText(words[kind])

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Saved games"))
        self.search.setPlaceholderText(self.tr("Search: name, player, round"))
        self.search.setAccessibleName(self.tr("Search the saved games"))
        self.order.setAccessibleName(self.tr("Order of the list"))
        choices = [
            ("newest", self.tr("Newest first")),
            ("oldest", self.tr("Oldest first")),
            ("name", self.tr("By name")),
            ("progress", self.tr("Furthest first")),
        ]
        self.order.set_choices(choices, self.order.value() or "newest")
        self.import_button.setText(self.tr("Import"))
        self.nothing_found.setText(self.tr("No saved game has these words."))
        self.empty.setText(self.tr("No game has been saved yet: every game you begin will be here."))
        self.first_button.setText(self.tr("Play a first game"))
        self.note.setText(
            self.tr("{key} brings a deleted game back.").format(key=UNDO_KEY.toString(QKeySequence.SequenceFormat.NativeText))
        )
        self.done_button.setText(self.tr("Done"))
        self._word_heads()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if QKeySequence(event.keyCombination()) == UNDO_KEY and self._deleted:
            self._take_back(self._deleted[-1])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        for row in self.rows:
            row.set_narrow(self._narrow())
        super().resizeEvent(event)
