"""The small picture of a saved game: each seat's hall with its cards as coloured labels. Only what lies open is drawn."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from exhibition_suite.app.controls import plate
from exhibition_suite.app.skin import Skinned
from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.theme import Theme, continents, seats
from exhibition_suite.board.theme import theme as world_theme
from exhibition_suite.engine import Match, Record, RecordFault
from exhibition_suite.games import load_game
from exhibition_suite.tables import TABLE_IDS

_ROWS = ((range(6), ()), (range(6, 10), range(13, 15)), (range(10, 13), range(15, 16)))
"""Spots of the hall row by row: a showcase and the one beside it."""


@dataclass(frozen=True, slots=True)
class HallFacts:
    """What a thumbnail shows of one seat.

    Attributes:
        sign: vehicle.
        lands: continent of the card on each of the 16 spots, 6 for a white one without a place, -1 for none.
        depot: cards in the depot.
    """

    sign: str
    lands: tuple[int, ...]
    depot: int


_known: dict[str, tuple[HallFacts, ...]] = {}
"""By checksum of the record: playing a game to its end is done once."""


def facts_of(record: Record) -> tuple[HallFacts, ...]:
    """The halls of a recorded game; () where it cannot be played, or has no table."""
    if record.game not in TABLE_IDS:
        return ()
    key = record.checksum()
    if key not in _known:
        try:
            match: Match | None = Match.from_record(load_game(record.game), record)
        except RecordFault as trouble:
            match = trouble.match
        _known[key] = halls(match) if match is not None else ()
    return _known[key]


def halls(match: Match) -> tuple[HallFacts, ...]:
    """The halls as they stand now."""
    state = match.state
    found = []
    for place, seat in enumerate(match.seats):
        lands = []
        for spot in range(16):
            card = state.card_at(place, spot)
            lands.append(-1 if card < 0 else state.effective(card)[1])
        found.append(HallFacts(seat.sign, tuple(lands), len(state.depots[place])))
    return tuple(found)


class Thumbnail(Skinned, QWidget):
    """The picture in a line of the list.

    Attributes:
        facts: what it shows; None while it is not known, () where it cannot be known.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts: tuple[HallFacts, ...] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_facts(self, facts: tuple[HallFacts, ...]) -> None:
        self.facts = facts
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(176, 99)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = world_theme("exhibition", self.skin.theme.dark)
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        plate(painter, rect, 6, theme.color("wall"), theme.color("caseFrame"), 1.5)
        if not self.facts:
            if self.facts is not None:
                middle = rect.center()
                paint_icon(painter, "no", QRectF(middle.x() - 16, middle.y() - 16, 32, 32), theme.color("ink2"))
            return
        for box, hall in zip(_boxes(rect.adjusted(6, 6, -6, -6), len(self.facts)), self.facts, strict=True):
            _paint_hall(painter, box, hall, theme)


def _boxes(rect: QRectF, count: int) -> list[QRectF]:
    columns = 1 if count == 1 else 2 if count <= 4 else 3
    rows = -(-count // columns)
    gap = 5.0
    wide = (rect.width() - gap * (columns - 1)) / columns
    high = (rect.height() - gap * (rows - 1)) / rows
    return [
        QRectF(rect.left() + number % columns * (wide + gap), rect.top() + number // columns * (high + gap), wide, high)
        for number in range(count)
    ]


def _paint_hall(painter: QPainter, box: QRectF, hall: HallFacts, theme: Theme) -> None:
    colour = next((number for number, seat in enumerate(seats()) if seat.sign == hall.sign), 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.seat(colour))
    painter.drawRoundedRect(QRectF(box.left(), box.top(), 4, box.height()), 2, 2)
    inside = box.adjusted(7, 0, 0, 0)
    high = (inside.height() - 4) / 3
    step = inside.width() / 6.6
    lands = continents()
    for number, (first, second) in enumerate(_ROWS):
        x = inside.left()
        top = inside.top() + number * (high + 2)
        for group in (first, second):
            if not group:
                continue
            frame = QRectF(x, top, step * len(group) + 2, high)
            painter.setPen(QPen(theme.color("caseFrame"), 1))
            painter.setBrush(theme.color("caseIn"))
            painter.drawRoundedRect(frame, 1.5, 1.5)
            painter.setPen(Qt.PenStyle.NoPen)
            for place, spot in enumerate(group):
                land = hall.lands[spot]
                if land < 0:
                    continue
                painter.setBrush(lands[min(land, 6)].color)
                painter.drawRect(QRectF(frame.left() + 2 + place * step, top + 2, max(1.5, step - 2), max(1.5, high - 4)))
            x += frame.width() + step * 0.3
        if number == 2:
            for card in range(hall.depot):
                painter.setBrush(QColor(theme.color("refuse")))
                painter.drawRect(QRectF(inside.right() - 5 - card * 6, top + high * 0.3, 4, high * 0.4))
