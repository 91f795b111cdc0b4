"""The line above the cases: whose hall it is, its score line by line, its total, and the envelope of the secret decade."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from exhibition_suite.board import levels
from exhibition_suite.board.animator import bezier
from exhibition_suite.board.fonts import display_font, ui_font
from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.theme import Theme

from .card_extras import paint_envelope

LEVELS = ("full", "word", "short", "bare")
"""How much a chip tells: everything, its word and points, its count and points, points alone."""
COUNT_MS = 700
"""How long the total counts to its new value, at full speed."""


@dataclass(frozen=True, slots=True)
class LineChip:
    """One score line: icon, all its words with points, one word with points, count with points, and whether it takes points."""

    icon: str
    full: str
    word: str
    short: str
    minus: bool


@dataclass(frozen=True, slots=True)
class HallFacts:
    """What the line says.

    Attributes:
        title: "Hana's exhibition hall".
        label: "Fame points".
        total: the points.
        note: a word behind the title, e.g. "Finished", or "".
        chips: the score lines that matter now.
        envelope: "" for none, "sealed", or the decade that may be shown.
        spoken: all of it in one sentence.
    """

    title: str
    label: str
    total: int
    note: str
    chips: Sequence[LineChip]
    envelope: str
    spoken: str


class HallLine(QGraphicsItem):
    """Paints `HallFacts`. Chips that do not fit lose their counts, then their words, never their points; what room is left over goes
    to words again."""

    def __init__(self, owner: QObject) -> None:
        """`owner` goes with the board: nothing counts after its end."""
        super().__init__()
        self._rect = QRectF()
        self._right = 0.0
        self._facts: HallFacts | None = None
        self._theme: Theme | None = None
        self._open = False
        self._shown = self._counted = 0
        self._clock = QVariantAnimation(owner)
        self._clock.setEasingCurve(bezier("exit"))
        self._clock.valueChanged.connect(self._count)
        self._small = False
        self.setZValue(levels.PLACES)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # pieces pass over it far more often than it changes

    @property
    def total(self) -> int:
        """The points painted now: on their way to those of the facts for a moment after a move."""
        return int(self._shown)

    def show_facts(self, facts: HallFacts, theme: Theme, rect: QRectF, right: float, small: bool, milliseconds: int = 0) -> None:
        """Says something else.

        Args:
            right: where the chips have to end (the card in hand begins there).
            milliseconds: how long the total of the same hall counts to its new value; 0 shows it at once.
        """
        if (facts, theme, rect, right, small) == (self._facts, self._theme, self._rect, self._right, self._small):
            return
        self.prepareGeometryChange()
        before, self._counted = self._facts, facts.total
        if before is None or before.title != facts.title or milliseconds <= 0:
            self.finish()
        elif before.total != facts.total:
            self._clock.stop()
            self._clock.setDuration(milliseconds)
            self._clock.setStartValue(float(self._shown))
            self._clock.setEndValue(float(facts.total))
            self._clock.start()
        self._facts, self._theme, self._rect, self._right, self._small = facts, theme, rect, right, small
        self.update()

    def finish(self) -> None:
        """The total stands at its value at once."""
        self._clock.stop()
        self._count(self._counted)

    def _count(self, value: float) -> None:
        if round(value) != self._shown:
            self._shown = round(value)
            self.update(self._rect.adjusted(self._rect.width() * 0.85, 0, 0, 0))

    def open_envelope(self, opened: bool) -> None:
        """Shows the secret decade to its owner while the pointer or the cursor is on it."""
        if opened != self._open:
            self._open = opened
            self.update()

    def envelope_rect(self) -> QRectF:
        """Where the envelope is; empty where there is none."""
        if self._facts is None or not self._facts.envelope:
            return QRectF()
        height = 26.0 if not self._small else 22.0
        right = self._rect.right() - self._total_width() - 14
        return QRectF(right - height * 1.55, self._rect.center().y() - height / 2, height * 1.55, height)

    def _total_width(self) -> float:
        assert self._facts is not None
        number = QFontMetricsF(display_font(26 if not self._small else 22)).horizontalAdvance(_points(self._facts.total))
        label = QFontMetricsF(ui_font(13 if not self._small else 12, 600)).horizontalAdvance(self._facts.label)
        return number + label + 20

    def _title_font(self) -> QFont:
        return display_font(16 if not self._small else 14)

    def _title(self) -> tuple[str, float]:
        """The title, shortened where it has to be, and where it begins."""
        assert self._facts is not None
        x = self._rect.left() + (3 if self._small else 28)
        return QFontMetricsF(self._title_font()).elidedText(self._facts.title, Qt.TextElideMode.ElideRight, (self._right - x) * 0.42), x

    def _note_rect(self) -> QRectF:
        """Where the note behind the title stands; as wide as nothing where there is none."""
        assert self._facts is not None
        text, x = self._title()
        x += QFontMetricsF(self._title_font()).horizontalAdvance(text)
        middle = self._rect.center().y()
        if not self._facts.note:
            return QRectF(x, middle - 10, 0, 20)
        return QRectF(x + 10, middle - 10, QFontMetricsF(ui_font(12, 700)).horizontalAdvance(self._facts.note) + 14, 20)

    def chips_left(self) -> float:
        """Where the chips begin, behind the title and its note."""
        return self._note_rect().right() + (19 if not self._small else 14)

    def _paint_title(self, painter: QPainter, theme: Theme) -> None:
        assert self._facts is not None
        middle = self._rect.center().y()
        text, x = self._title()
        if not self._small:
            paint_icon(painter, "home", QRectF(x - 25, middle - 9, 18, 18), theme.color("ink2"))
        font = self._title_font()
        painter.setFont(font)
        painter.setPen(theme.color("ink"))
        painter.drawText(QPointF(x, middle + QFontMetricsF(font).capHeight() / 2), text)
        if self._facts.note:
            box = self._note_rect()
            painter.setFont(ui_font(12, 700))
            painter.setPen(QPen(theme.color("last"), 1.25))
            painter.setBrush(theme.color("lastFill"))
            painter.drawRoundedRect(box, 5, 5)
            painter.setPen(theme.color("last"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._facts.note)

    def _paint_total(self, painter: QPainter, theme: Theme) -> None:
        assert self._facts is not None
        middle = self._rect.center().y()
        right = self._rect.right() - 10
        font = display_font(26 if not self._small else 22)
        painter.setFont(font)
        painter.setPen(theme.color("ink"))
        text = _points(self._shown)
        width = QFontMetricsF(font).horizontalAdvance(text)
        painter.drawText(QPointF(right - width, middle + QFontMetricsF(font).capHeight() / 2), text)
        label = ui_font(13 if not self._small else 12, 600)
        painter.setFont(label)
        painter.setPen(theme.color("ink2"))
        wide = QFontMetricsF(label).horizontalAdvance(self._facts.label)
        painter.drawText(QPointF(right - width - 8 - wide, middle + QFontMetricsF(label).capHeight() / 2), self._facts.label)

    def _widths(self, level: str) -> list[float]:
        assert self._facts is not None
        metrics = QFontMetricsF(ui_font(12.5 if not self._small else 12, 600))
        return [(28 if not self._small else 25) + metrics.horizontalAdvance(_text(chip, level)) + 9 for chip in self._facts.chips]

    def chip_levels(self, room: float) -> list[str]:
        """How much each chip tells where all of them together have this room in px."""
        assert self._facts is not None
        room -= (7.0 if not self._small else 6.0) * len(self._facts.chips)
        choices = LEVELS[1:] if self._small else LEVELS
        widths = {name: self._widths(name) for name in choices}
        level = next((name for name in choices if sum(widths[name]) <= room), choices[-1])
        levels = [level] * len(self._facts.chips)
        if level in ("short", "bare"):
            spare = room - sum(widths[level])
            more = [word - now for word, now in zip(widths["word"], widths[level], strict=True)]
            for number in sorted(range(len(levels)), key=lambda number: more[number]):
                if more[number] <= spare:
                    levels[number] = "word"
                    spare -= more[number]
        return levels

    def _chips_room(self) -> float:
        """Where the chips have to end."""
        assert self._facts is not None
        return min(self._right, self.envelope_rect().left() - 8 if self._facts.envelope else self._right)

    def _paint_chips(self, painter: QPainter, theme: Theme) -> None:
        assert self._facts is not None
        left = self.chips_left()
        gap = 7.0 if not self._small else 6.0
        right = self._chips_room()
        levels = self.chip_levels(right - left)
        height = 24.0 if not self._small else 21.0
        middle = self._rect.center().y()
        font = ui_font(12.5 if not self._small else 12, 600)
        x = left
        for number, (chip, level) in enumerate(zip(self._facts.chips, levels, strict=True)):
            width = self._widths(level)[number]
            if x + width > right + 1:
                break
            box = QRectF(x, middle - height / 2, width, height)
            painter.setPen(QPen(theme.color("line"), 1))
            painter.setBrush(theme.color("surface"))
            painter.drawRoundedRect(box, height / 2, height / 2)
            paint_icon(painter, chip.icon, QRectF(x + 8, middle - 8, 16, 16), theme.color("accentInk"))
            painter.setFont(font)
            painter.setPen(theme.color("ink"))
            base = middle + QFontMetricsF(font).capHeight() / 2
            painter.drawText(QPointF(x + (28 if not self._small else 26), base), _text(chip, level))
            x += width + gap

    # ---- Qt

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._facts is None or self._theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_title(painter, self._theme)
        self._paint_total(painter, self._theme)
        if self._facts.envelope:
            decade = self._facts.envelope if self._open and self._facts.envelope != "sealed" else ""
            paint_envelope(painter, self.envelope_rect(), self._theme, decade)
        self._paint_chips(painter, self._theme)


def _text(chip: LineChip, level: str) -> str:
    if level == "full":
        return chip.full
    if level == "word":
        return chip.word
    return chip.short if level == "short" else chip.short.split()[-1]


def _points(total: int) -> str:
    return str(total) if total >= 0 else f"\u2212{-total}"
