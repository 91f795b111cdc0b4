"""The bar along the upper edge: menu, emblem, title, how far it is to the end, stock, and the icons that are always at hand."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from .actions import key_shown
from .controls import IconButton
from .frames import Ground
from .icon_view import IconView
from .lettering import Lettering, text_width
from .look import Look
from .skin import Skinned

BUTTONS = (("undo", "undo"), ("redo", "redo"), ("hint", "cap"), ("rules", "book"), ("log", "log"), ("settings", "gear"))
"""Id of what a button does, and its icon, from left to right."""


class Emblem(Skinned, QWidget):
    """The game's emblem; `paint` is the game's own painter: `(painter, rect, theme)`."""

    def __init__(self, paint: object, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paint = paint
        self.set_side(34)

    def set_side(self, side: int) -> None:
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._paint(painter, self.rect().toRectF(), self.skin.theme)  # type: ignore[operator]


class TopBar(Ground):
    """The bar itself.

    Attributes:
        buttons: by id, see `BUTTONS`; and `menu`.
        ruler: the game's own picture of how far it is to the end.

    Signals:
        asked: id of the button that was pressed.
    """

    asked = Signal(str)

    def __init__(self, look: Look, game_id: str, emblem: object, ruler: QWidget, parent: QWidget | None = None) -> None:
        super().__init__("surface", parent)
        self.look = look
        self._game = game_id
        self._stock = -1
        self._undo_stop: str | None = "start"
        self._can_redo = self._compact = False
        self.ruler = ruler
        self.menu_button = IconButton("menu", kind="bare", side=36)
        self.menu_button.clicked.connect(lambda: self.asked.emit("menu"))
        self.emblem = Emblem(emblem)
        self.title = Lettering("", 19, 700, display=True, shrink=True)
        self.caption = Lettering("", 12.5, 600, "ink2", shrink=True)
        self.flag = Lettering("", 12.5, 600)
        self.stock_icon = IconView("cards", 18, "ink2")
        self.stock = Lettering("", 12.5, 600)
        self.buttons: dict[str, IconButton] = {"menu": self.menu_button}
        for deed, icon in BUTTONS:
            button = IconButton(icon, kind="bare", side=40)
            button.clicked.connect(lambda _checked=False, deed=deed: self.asked.emit(deed))
            self.buttons[deed] = button
        self._lay_out()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()
        look.changed.connect(self.retranslate)

    def _lay_out(self) -> None:
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(10, 0, 14, 0)
        self.row.setSpacing(0)
        self.row.addWidget(self.menu_button)
        self.row.addSpacing(18)
        self.row.addWidget(self.emblem)
        self.row.addSpacing(9)
        self.row.addWidget(self.title, 0)
        self.row.addStretch(2)
        self.row.addWidget(self.caption)
        self.row.addSpacing(14)
        self.row.addWidget(self.ruler, 16)
        self.row.addSpacing(2)
        self.row.addWidget(self.flag)
        self.row.addStretch(1)
        self.row.addWidget(self.stock_icon)
        self.row.addSpacing(5)
        self.row.addWidget(self.stock)
        self.row.addStretch(1)
        for deed, _icon in BUTTONS:
            self.row.addWidget(self.buttons[deed])
            self.row.addSpacing(2)
        self.ruler.setMaximumWidth(600)

    # ---- what it shows

    def show_stock(self, count: int) -> None:
        """Cards left in the stock; below 0 hides it."""
        self._stock = count
        self.retranslate()

    def show_history(self, undo_stop: str | None, can_redo: bool) -> None:
        """Whether something can be undone (None) or why not, and whether something can be played again."""
        self._undo_stop, self._can_redo = undo_stop, can_redo
        self.retranslate()

    def set_compact(self, compact: bool) -> None:
        self._compact = compact
        self.emblem.set_side(30 if compact else 34)
        self.title.resize_type(17 if compact else 19)
        self.retranslate()
        self._fit()

    def _fit(self) -> None:
        """The caption goes where the bar is too narrow for all; the ruler says the same to the ear."""
        fixed = 330 + text_width(self.title.text(), self.title.type())
        fixed += sum(text_width(label.text(), label.type()) for label in (self.flag, self.stock))
        fixed += len(BUTTONS) * self.buttons["undo"].sizeHint().width()
        room = self.width() - fixed
        self.caption.setVisible(room - text_width(self.caption.text(), self.caption.type()) > 300)
        self.title.setVisible(room > -40)

    # ---- words

    def retranslate(self) -> None:
        words = self.look.words
        self.title.setText(words.say(f"game.{self._game}.title"))
        self.caption.setText(self.tr("Exhibits placed"))
        self.flag.setText("16" if self._compact else self.tr("16 = finished"))
        self.flag.setToolTip(self.tr("A hall with 16 cards is finished"))
        if self._stock == 0:
            text = words.say("term.stock_empty") if words.has("term.stock_empty") else self.tr("Stock is empty")
        else:
            text = self.tr("Stock {count}").format(count=self._stock)
        self.stock.setText(text)
        for part in (self.stock, self.stock_icon):
            part.setVisible(self._stock >= 0)
        self.stock.setToolTip(self.tr("Cards left in the face-down stock"))
        self.menu_button.set_name(self.tr("Menu"))
        self._name_history()
        for deed, name in (
            ("hint", self.tr("Advice")),
            ("rules", self.tr("Rules")),
            ("log", self.tr("Log")),
            ("settings", self.tr("Settings")),
        ):
            self.buttons[deed].set_name(name, key_shown(self.look, deed))
        self._fit()

    def undo_reason(self) -> str:
        """Why nothing can be undone now, or ""."""
        reasons = {
            "start": self.tr("Nothing to undo yet"),
            "revealed": self.tr("Cannot be undone: a card was turned up (EX-040)"),
            "other": self.tr("Cannot be undone: the last move was another player's"),
            "replay": self.tr("A past moment is shown"),
        }
        return reasons[self._undo_stop] if self._undo_stop is not None else ""

    def redo_reason(self) -> str:
        """Why nothing can be played again now, or ""."""
        return "" if self._can_redo else self.tr("Nothing to redo: nothing was undone")

    def _name_history(self) -> None:
        undo, redo = self.buttons["undo"], self.buttons["redo"]
        reason = self.undo_reason()
        undo.setEnabled(not reason)
        redo.setEnabled(self._can_redo)
        undo.set_name(self.tr("Undo"), key_shown(self.look, "undo"))
        redo.set_name(self.tr("Redo"), key_shown(self.look, "redo"))
        if reason:
            undo.setToolTip(self.look.words.pair(self.tr("Undo"), reason))
        if not self._can_redo:
            redo.setToolTip(self.look.words.pair(self.tr("Redo"), self.tr("nothing was undone")))
        undo.setAccessibleDescription(reason)

    # ---- Qt

    def reskin(self) -> None:
        self.setFixedHeight(max(self.skin.px(44 if self._compact else 52), 44 if self._compact else 52))
        super().reskin()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        skin = self.skin
        painter.fillRect(0, self.height() - 1, self.width(), 1, skin.color("line"))
        x = self.menu_button.geometry().right() + 9
        painter.fillRect(x, 9, 1, self.height() - 18, skin.color("line"))
