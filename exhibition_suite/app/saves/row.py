"""One saved game in the list."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from exhibition_suite.app.controls import IconButton, Label, Panel, PushButton, SeatSign
from exhibition_suite.app.lettering import Lettering, plain
from exhibition_suite.app.look import Look
from exhibition_suite.app.menu.ago import when_saved
from exhibition_suite.board.theme import seats
from exhibition_suite.storage.browse import Entry

from .thumbnail import Thumbnail


class SaveRow(Panel):
    """A line of the list: picture, who and when, and what can be done.

    Attributes:
        entry: the file.
        open_button, rename_button, export_button, delete_button: what can be done.
        rescue_button: opens a damaged game up to its last good move; hidden until it is known that there is one.
        older_button: opens the older copy; hidden where there is none.

    Signals:
        asked: `open`, `rename`, `export`, `delete`, `rescue` or `older`.
    """

    asked = Signal(str)

    def __init__(self, look: Look, entry: Entry, parent: QWidget | None = None) -> None:
        super().__init__("inset", 9, parent=parent)
        self._look = look
        self.entry = entry
        self._moves = 0
        self._lost = False
        self.thumbnail = Thumbnail()
        self.title = Lettering("", 16, 700, display=True, shrink=True)
        self.facts = Label("", "note", "ink2", wrap=True)
        self.reason = Label("", "small", "refuse", wrap=True)
        self.open_button = PushButton("", "play", "plain", height=40)
        self.rescue_button = PushButton("", "play", "plain", height=40)
        self.older_button = PushButton("", "clock", "plain", height=40)
        self.rename_button = IconButton("text", kind="bare", side=36)
        self.export_button = IconButton("export", kind="bare", side=36)
        self.delete_button = IconButton("x", kind="bare", side=36)
        self._lay_out()
        for button, deed in self._deeds():
            button.clicked.connect(lambda _checked=False, deed=deed: self.asked.emit(deed))
        self.rescue_button.hide()
        self.older_button.setVisible(entry.fault is not None and entry.fault.older is not None)
        self.open_button.setVisible(entry.fault is None)
        self.open_button.setEnabled(not entry.held)
        self.delete_button.setEnabled(not entry.held)
        self.rename_button.setVisible(entry.kind == "save" and entry.fault is None)
        self.retranslate()

    def _deeds(self) -> list[tuple[PushButton | IconButton, str]]:
        return [
            (self.open_button, "open"),
            (self.rescue_button, "rescue"),
            (self.older_button, "older"),
            (self.rename_button, "rename"),
            (self.export_button, "export"),
            (self.delete_button, "delete"),
        ]

    def _lay_out(self) -> None:
        self._fold = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._fold.setContentsMargins(12, 10, 12, 12)
        self._fold.setSpacing(12)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.thumbnail, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(5)
        column.addWidget(self.title)
        self._signs = QHBoxLayout()
        self._signs.setSpacing(6)
        totals = self.entry.totals if len(self.entry.totals) == len(self.entry.seats) else ()
        for place, seat in enumerate(self.entry.seats):
            number = next((colour for colour, known in enumerate(seats()) if known.sign == seat.sign), 0)
            self._signs.addWidget(SeatSign(seat.sign, number, 24))
            text = f"{seat.name}  {plain(totals[place])}" if totals else seat.name
            self._signs.addWidget(Lettering(text, 13, 500, shrink=True))
            self._signs.addSpacing(8)
        self._signs.addStretch(1)
        column.addLayout(self._signs)
        column.addWidget(self.facts)
        column.addWidget(self.reason)
        column.addStretch(1)
        row.addLayout(column, 1)
        self._fold.addLayout(row, 1)
        ways = QHBoxLayout()
        ways.setSpacing(12)
        ways.addStretch(1)
        for button, _deed in self._deeds():
            ways.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._fold.addLayout(ways)

    def set_narrow(self, narrow: bool) -> None:
        """Puts the buttons below the words."""
        self._fold.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    def offer_rescue(self, moves: int) -> None:
        """A damaged game can be opened up to this move."""
        self._moves = moves
        self.rescue_button.show()
        self.retranslate()

    def say_lost(self) -> None:
        """Nothing of a damaged game can be played, and there is no older copy."""
        self._lost = True
        self.retranslate()

    def matches(self, text: str) -> bool:
        """Whether the line has all the words somebody looks for."""
        entry = self.entry
        hay = " ".join([entry.name, self.title.text(), self.facts.text(), *(seat.name for seat in entry.seats)]).casefold()
        return all(word in hay for word in text.casefold().split())

    def retranslate(self) -> None:
        entry, words = self.entry, self._look.words
        when = when_saved(entry.saved_at, self._look.language)
        title = entry.name or words.join([seat.name for seat in entry.seats]) or entry.path.stem
        self.title.setText(title)
        parts = []
        if entry.game:
            parts.append(words.say(f"game.{entry.game}.title"))
        if entry.over:
            parts.append(self.tr("finished"))
        elif entry.round:
            parts.append(self.tr("round {round}").format(round=entry.round))
        parts.append(when)
        if entry.assisted:
            parts.append(self.tr("assisted"))
        self.facts.setText(" · ".join(parts))
        self._say_reason()
        self.open_button.setText(
            self.tr("Look at it") if entry.over else self.tr("Continue") if entry.kind == "autosave" else self.tr("Open")
        )
        self.open_button.setAccessibleName(f"{self.open_button.text()}: {title}")
        self.rescue_button.setText(self.tr("Open up to move {number}").format(number=self._moves))
        self.older_button.setText(self.tr("Open the older copy"))
        self.rename_button.set_name(self.tr("Rename {name}").format(name=title))
        self.export_button.set_name(self.tr("Export {name}").format(name=title))
        self.delete_button.set_name(self.tr("Delete {name}").format(name=title))

    def _say_reason(self) -> None:
        entry = self.entry
        text = ""
        if entry.fault is not None:
            fault = self._look.words.fault(entry.fault.code, **entry.fault.params)
            text = self._look.words.sentences([fault.happened, fault.advice])
            if self._lost:
                text = self._look.words.sentences([fault.happened, self.tr("Nothing in it can be played, and there is no older copy.")])
        elif entry.held:
            text = self.tr("It is being played in another window right now.")
        self.reason.setText(text)
        self.reason.setVisible(bool(text))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
