"""Compare (C): the cards of the column side by side, each with its next stop and its best places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from exhibition_suite.board.fonts import display_font, ui_font
from exhibition_suite.board.icons import paint_glyph, paint_icon
from exhibition_suite.board.key_names import key_of
from exhibition_suite.board.theme import Theme, continent

from .plates import FloatingPanel, ring

ROWS = 4
CARD_WIDTH, CARD_HEIGHT = 250.0, 101.0
WIDTH, HEIGHT = 278, 290
GAP = 8


@dataclass(frozen=True, slots=True)
class Compared:
    """One card to compare.

    Attributes:
        piece: its id.
        stop: continent of the next stop, or -1 where the player chooses; `stop_name` in words.
        places: (name, flag, positive) of its best places, best first.
        more: a word on further places, or "".
        spoken: all of it in one sentence.
    """

    piece: str
    stop: int
    stop_name: str
    places: Sequence[tuple[str, str, bool]]
    more: str
    spoken: str


class ComparedCard(QAbstractButton):
    """One card with its prospects; pressing it chooses the card."""

    def __init__(self, facts: Compared, label: str, paint: Callable[[QPainter, QRectF], None], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._wide = WIDTH
        self.facts, self._label, self._paint, self._theme = facts, label, paint, theme
        self.setAccessibleName(facts.spoken)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(self.sizeHint())

    def narrow(self, width: int) -> None:
        """No wider than this, in px."""
        self._wide = min(WIDTH, width)
        self.setFixedSize(self.sizeHint())

    def _card(self) -> QRectF:
        """Where the picture of the card stands."""
        wide = min(CARD_WIDTH, self._wide - 28.0)
        return QRectF((self._wide - wide) / 2, 16, wide, CARD_HEIGHT * wide / CARD_WIDTH)

    def _line(self, painter: QPainter, y: float, text: str, flag: str, good: bool) -> None:
        theme = self._theme
        font = ui_font(13, 500)
        painter.setFont(font)
        painter.setPen(theme.color("ink"))
        room = self.width() - 90
        painter.drawText(QPointF(18, y), QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room))
        bold = ui_font(14, 700)
        painter.setFont(bold)
        painter.setPen(theme.color("legal") if good else theme.color("ink2"))
        painter.drawText(QPointF(self.width() - 20 - QFontMetricsF(bold).horizontalAdvance(flag), y), flag)

    # ---- Qt

    def sizeHint(self) -> QSize:
        return QSize(self._wide, HEIGHT - round(CARD_HEIGHT - self._card().height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter.setPen(QPen(theme.color("legal") if self.underMouse() or self.hasFocus() else theme.color("line"), 1.5))
        painter.setBrush(theme.color("legalFill") if self.underMouse() else theme.color("surface2"))
        painter.drawRoundedRect(box, 9, 9)
        self._paint(painter, self._card())
        y = self._card().height() + 40
        paint_icon(painter, "pin", QRectF(16, y - 14, 18, 18), theme.color("ink2"))
        painter.setFont(ui_font(13, 500))
        painter.setPen(theme.color("ink2"))
        painter.drawText(QPointF(38, y), self._label)
        name = ui_font(13, 700)
        painter.setFont(name)
        width = QFontMetricsF(name).horizontalAdvance(self.facts.stop_name)
        if self.facts.stop >= 0:
            ink = theme.continent_ink(self.facts.stop)
            paint_glyph(painter, continent(self.facts.stop).glyph, QRectF(self.width() - 24 - width - 20, y - 13, 16, 16), ink)
            painter.setPen(ink)
        painter.drawText(QPointF(self.width() - 20 - width, y), self.facts.stop_name)
        painter.setPen(QPen(theme.color("line"), 1))
        painter.drawLine(QPointF(16, y + 12), QPointF(self.width() - 16, y + 12))
        for number, (text, flag, good) in enumerate(self.facts.places):
            self._line(painter, y + 36 + number * 25, text, flag, good)
        if self.facts.more:
            painter.setFont(ui_font(12, 500))
            painter.setPen(theme.color("ink2"))
            painter.drawText(QPointF(18, y + 36 + len(self.facts.places) * 25), self.facts.more)
        if self.hasFocus():
            ring(painter, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), theme)


class ComparePanel(FloatingPanel):
    """The cards side by side.

    Attributes:
        key: the key that closes it as well as Esc, in Qt's portable text.

    Signals:
        chosen(str): id of the card that was pressed.
    """

    chosen = Signal(str)

    def __init__(
        self,
        title: str,
        label: str,
        cards: Sequence[tuple[Compared, Callable[[QPainter, QRectF], None]]],
        theme: Theme,
        parent: QWidget,
    ) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(title)
        self.key = ""
        column = QVBoxLayout(self)
        edge = self.margin + 14
        column.setContentsMargins(edge, edge - 8, edge, edge + 6)
        column.setSpacing(8)
        head = QLabel(title, self)
        head.setStyleSheet(f"color: {theme.color('ink').name()}; background: transparent;")
        head.setFont(display_font(17))
        column.addWidget(head)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        self._cards = []
        room = (parent.width() - 2 * (edge - self.margin + 4) - GAP * (len(cards) - 1)) // max(1, len(cards))
        for facts, paint in cards:
            card = ComparedCard(facts, label, paint, theme, self)
            card.narrow(room)
            card.clicked.connect(lambda _=False, piece=facts.piece: self._choose(piece))
            row.addWidget(card)
            self._cards.append(card)
        column.addLayout(row)
        self.adjustSize()

    def begin(self) -> None:
        """Takes the keyboard."""
        if self._cards:
            self._cards[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self, piece: str) -> None:
        self.hide()
        self.chosen.emit(piece)

    # ---- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        number = key - Qt.Key.Key_1
        at = next((place for place, card in enumerate(self._cards) if card.hasFocus()), -1)
        if self.key and key_of(event) == self.key:
            self.give_up()
        elif 0 <= number < len(self._cards):
            self._choose(self._cards[number].facts.piece)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and at >= 0:
            self._choose(self._cards[at].facts.piece)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and at >= 0:
            target = self._cards[(at + (1 if key == Qt.Key.Key_Right else -1)) % len(self._cards)]
            target.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)
