"""A seat's plaque on the score sheet."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.theme import duration

from .controls import paint_sign, plate, soft_shadow
from .frames import paint_brass
from .lettering import draw_line, draw_name, em, plain, text_width, wrap
from .score_facts import SheetSeat
from .score_sheet_words import SheetWords
from .skin import Skin, Skinned

RIGHT = Qt.AlignmentFlag.AlignRight


class Plaque(Skinned, QWidget):
    """A seat's plaque: brass for the winner, paper for the others; sign, name, place in words, and the total counting up."""

    def __init__(self, seat: SheetSeat, words: SheetWords, winner: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat, self._words, self._winner = seat, words, winner
        self._shown = seat.table.total
        self._compact = False
        self._count = QVariantAnimation(self)
        self._count.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._count.valueChanged.connect(self._counted)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def texts(self) -> list[str]:
        """Name, place in words and total, as they are read."""
        return [self._seat.name, self._words.place(self._seat), plain(self._seat.table.total)]

    def retranslate(self) -> None:
        self.setAccessibleName(", ".join(self.texts()))
        self.setToolTip(f"{self._seat.name}: {self._words.place(self._seat)}")
        self.update()

    def set_compact(self, compact: bool) -> None:
        """Lower plaques for low windows."""
        self._compact = compact
        self.updateGeometry()
        self.update()

    def count_up(self) -> None:
        """Runs the total up from nothing, unless motion is reduced."""
        if self.skin.motion != "full":
            return
        self._count.setDuration(duration("scoreCount"))
        self._count.setStartValue(0)
        self._count.setEndValue(self._seat.table.total)
        self._count.start()

    def stop(self) -> None:
        """Shows the total at once."""
        self._count.stop()
        self._counted(self._seat.table.total)

    def _counted(self, value: int) -> None:
        self._shown = int(value)
        self.update()

    def sizeHint(self) -> QSize:
        skin = self.skin
        return QSize(
            300 if self._winner else 220, skin.px((104 if self._winner else 88) - ((12 if self._winner else 22) if self._compact else 0))
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(132, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        body = QRectF(self.rect()).adjusted(1, 1, -1, -3)
        if self._winner:
            paint_brass(painter, body, skin.theme)
        else:
            soft_shadow(painter, body, 8, skin.theme, 1)
            plate(painter, body, 8, skin.color("surface2"), skin.color("lineS"), 1.5)
        narrow = body.width() < skin.px(250 if self._winner else 190)  # large letters need room for the place beside the total
        self._words_on(painter, skin, body, narrow)

    def _words_on(self, painter: QPainter, skin: Skin, body: QRectF, narrow: bool) -> None:
        ink = skin.color("brassInk" if self._winner else "ink")
        quiet = skin.color("brassInk" if self._winner else "ink2")
        grown = 1.28 if self._winner and body.width() >= skin.px(170) and not self._compact else 1.0
        side = skin.px(26 * grown if narrow else 56 if self._winner else 44) * (0.86 if self._compact else 1)
        edge = 10 if narrow else 16
        left, right = body.left() + edge, body.right() - (edge if narrow else 18)
        figure = skin.display(22 * grown if narrow else 38 if self._winner else 26)
        name = skin.display(15 * grown if narrow else 24 if self._winner else 18)
        room = max(text_width(plain(self._seat.table.total), figure), text_width("00", figure)) + 4
        x = left + side + (8 if narrow else 12)
        below = narrow and right - room - x < em(name) * 3  # no room beside the total: the name stands below it
        middle = body.center().y()
        if narrow:
            free = body.height() - side - 3 - (em(name) * 1.35 if below else 0)
            step = em(skin.font(12.5)) * 1.3
            middle = body.top() + max(3.0, (free - step * len(self._place_lines(skin, right - left, free))) / 2) + side / 2
        paint_sign(painter, QRectF(left, middle - side / 2, side, side), self._seat.sign, self._seat.seat, skin)
        painter.setFont(figure)
        painter.setPen(ink)
        drop = 0.0 if narrow else 10.0 if self._winner else -em(name) * 0.45
        number = QRectF(right - room, middle - em(figure) + drop, room, em(figure) * 2)
        painter.drawText(number, RIGHT | Qt.AlignmentFlag.AlignVCenter, plain(self._shown))
        painter.setFont(name)
        if narrow:
            top = middle + side / 2 + 3
            if below:
                draw_name(painter, QRectF(left, top, right - left, em(name) * 1.3), self._seat.name)
                top += em(name) * 1.35
            else:
                draw_name(painter, QRectF(x, middle - em(name), right - room - x - 4, em(name) * 2), self._seat.name)
            self._place(painter, skin, QRectF(left, top, right - left, free), quiet)
            return
        if self._winner:
            paint_icon(painter, "trophy", QRectF(right - 30, body.top() + 12, 24, 24), ink)
        draw_name(painter, QRectF(x, middle - em(name) * 1.25, right - room - x - 4, em(name) * 1.6), self._seat.name)
        wide = right - x - (room + 4 if self._winner else 0)
        self._place(painter, skin, QRectF(x, middle + em(name) * 0.28, wide, body.bottom() - middle - em(name) * 0.28 - 4), quiet)

    def _place_lines(self, skin: Skin, width: float, height: float) -> list[str]:
        """The place in at most two lines; where they do not hold it, without the tie, which has a note of its own."""
        font = skin.font(12.5, 600)
        fit = max(1, min(2, int((height + 3) / (em(font) * 1.3))))
        lines = wrap(self._words.place(self._seat), font, width)
        if len(lines) <= fit and len(lines[-1]) > 2:  # no sign or two alone in a line
            return lines
        return wrap(self._words.place(self._seat, short=True), font, width, fit)

    def _place(self, painter: QPainter, skin: Skin, rect: QRectF, ink: QColor) -> None:
        font = skin.font(12.5, 600)
        painter.setFont(font)
        painter.setPen(ink)
        step = em(font) * 1.3
        for number, line in enumerate(self._place_lines(skin, rect.width(), rect.height())):
            draw_line(painter, QRectF(rect.left(), rect.top() + number * step, rect.width(), step), line)

    def mousePressEvent(self, event: object) -> None:
        self.stop()
