"""One seat's hall in small, as it stands in the side column: sixteen spots and three crates, readable at a glance."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from exhibition_suite.games.exhibition.content import CARD_IDS, CONTINENT, EINSTEIN, WHITE
from exhibition_suite.games.exhibition.showcases import SPOTS

from .card_extras import MINI, MINI_SHORT, paint_mini, paint_mini_spot
from .layout import DEPOT_PLACES, ROWS, SPOT_COUNT, SPOT_PLACES
from .pictures import chosen_of
from .plates import ring
from .worded import LookLike

CRATE = 22.0
GAP = 2.0
CASE_GAP = 6.0
STEP = {False: 28.0, True: 24.0}
"""From one row to the next, by whether the minis are short."""
LARGEST = 1.5


class MiniHall(QWidget):
    """A small hall.

    Attributes:
        seat: whose it is.
        short: minis show the last two digits of the year (compact windows).
        factor: size against 100 %: the hall grows with the panel it stands in, up to `LARGEST`.

    Signals:
        asked(int): show this seat's hall large.
    """

    asked = Signal(int)

    def __init__(self, look: LookLike, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.seat = seat
        self.short = False
        self.factor = 1.0
        self._view: Any = None
        self._name = ""
        self._last = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)
        self.fit(self.width())

    def show_hall(self, view: Any, name: str) -> None:
        """Shows a position; `name` is the seat's. The card that came last keeps a mark until the next one comes."""
        before = self._cards()
        self._view, self._name = view, name
        new = [place for place, card in self._cards().items() if card >= 0 > before.get(place, -1)]
        gone = any(card >= 0 > self.card_on(place) for place, card in before.items())
        if len(new) == 1 and before:
            self._last = new[0]
        elif new or gone:
            self._last = ""
        self.setAccessibleName(self.spoken())
        self.update()

    def set_short(self, short: bool) -> None:
        """Two digits instead of four, in a narrow column."""
        self.short = short
        self.fit(self.width())

    def fit(self, width: int) -> None:
        """Grows with the width that its panel gives it (or would give it, while it is hidden); the height follows."""
        base = self._base()
        self.setMinimumWidth(round(base.width()))
        self.factor = min(LARGEST, max(1.0, width / base.width()))
        self.setFixedHeight(round(base.height() * self.factor))
        self.update()

    def _base(self) -> QSizeF:
        """Its size at 100 %."""
        wide, high = MINI_SHORT if self.short else MINI
        return QSizeF(6 * (wide + GAP) + CASE_GAP + 4, 2 * STEP[self.short] + high + 5)

    def _cards(self) -> dict[str, int]:
        return {} if self._view is None else {place: self.card_on(place) for place in (*SPOT_PLACES, *DEPOT_PLACES)}

    def places(self) -> dict[str, QRectF]:
        """Where each spot and each crate is painted, in px of this widget."""
        f = self.factor
        return {place: QRectF(box.x() * f, box.y() * f, box.width() * f, box.height() * f) for place, box in self._boxes().items()}

    def _boxes(self) -> dict[str, QRectF]:
        """The same at 100 %."""
        wide, high = MINI_SHORT if self.short else MINI
        found: dict[str, QRectF] = {}
        whole = 6 * (wide + GAP) + CASE_GAP
        for number, row in enumerate(ROWS):
            x, y = 2.0, 2.0 + number * STEP[self.short]
            for slot in row:
                if slot == "depot":
                    crate = CRATE if not self.short else 18.0
                    x = whole - 3 * (crate + GAP)
                for spot in range(SPOT_COUNT[slot]):
                    width = wide if slot != "depot" else CRATE if not self.short else 18.0
                    found[f"{slot}@{spot + 1}"] = QRectF(x, y, width, high)
                    x += width + GAP
                x += CASE_GAP - GAP + 2
        return found

    def card_on(self, place: str) -> int:
        """The card on a place, or -1."""
        if self._view is None:
            return -1
        if place in SPOT_PLACES:
            return int(self._view.card_at(self.seat, SPOT_PLACES.index(place)))
        stored = self._view.depots[self.seat]
        number = DEPOT_PLACES.index(place)
        return int(stored[number]) if number < len(stored) else -1

    def spoken(self) -> str:
        """The hall in one sentence: how many exhibits, how many in the depot."""
        if self._view is None:
            return self._name
        shown = sum(self._view.card_at(self.seat, spot) >= 0 for spot in range(SPOTS))
        text = self.tr("{name}: {shown} of 16 shown, {stored} in the depot. Press to see the hall large.")
        return text.format(name=self._name, shown=shown, stored=len(self._view.depots[self.seat]))

    def _paint_frames(self, painter: QPainter, places: dict[str, QRectF]) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.look.theme("exhibition").color("line"), 1))
        air = self.factor * (1 if self.short else 2)  # frames of two rows just touch
        for row in ROWS:
            for slot in row:
                if slot != "depot":
                    first, last = places[f"{slot}@1"], places[f"{slot}@{SPOT_COUNT[slot]}"]
                    painter.drawRoundedRect(first.united(last).adjusted(-2, -air, 2, air), 4, 4)

    # ---- Qt

    def sizeHint(self) -> QSize:
        base = self._base()
        return QSize(round(base.width()), round(base.height() * self.factor))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.look.theme("exhibition")
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = self.places()
        self._paint_frames(painter, places)
        for place, rect in places.items():
            card = self.card_on(place)
            if card < 0:
                paint_mini_spot(painter, rect, theme, "depot" if place in DEPOT_PLACES else "")
            elif place in DEPOT_PLACES:
                self._paint_stored(painter, rect, card)
            else:
                chosen = None
                if CONTINENT[card] == WHITE:
                    year, continent = self._view.effective(card)
                    chosen = chosen_of(year if card == EINSTEIN else -1, continent)
                paint_mini(painter, rect, card, theme, chosen, short=self.short)
            if place == self._last:
                pen = QPen(theme.color("last"), 2)
                pen.setDashPattern([1, 1.5])
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5), 3, 3)
        if self.hasFocus():
            ring(painter, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), theme)

    def _paint_stored(self, painter: QPainter, rect: QRectF, card: int) -> None:
        """A card in the depot, turned: its colour and a minus."""
        theme = self.look.theme("exhibition")
        painter.setPen(QPen(theme.color("refuse"), 1.25))
        painter.setBrush(theme.color("refuseFill"))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2.5, 2.5)
        painter.setPen(QPen(theme.color("refuse"), 2))
        centre = rect.center()
        painter.drawLine(centre - QPointF(4, 0), centre + QPointF(4, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit(self.width())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            for place, rect in self.places().items():
                if rect.contains(QPointF(event.pos())) and self.card_on(place) >= 0:
                    QToolTip.showText(event.globalPos(), self.look.words.card(CARD_IDS[self.card_on(place)]), self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.spoken())
        super().changeEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.asked.emit(self.seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.asked.emit(self.seat)
            return
        super().keyPressEvent(event)
