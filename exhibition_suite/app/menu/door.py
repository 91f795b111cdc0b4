"""A game's door in the main menu: its picture, what it is, and the ways in."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPalette, QTextLayout
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from exhibition_suite.app.controls import Heading, Label, PushButton, RulerLine, plate, soft_shadow
from exhibition_suite.app.controls.paint import write_in
from exhibition_suite.app.icon_view import IconView
from exhibition_suite.app.look import Look
from exhibition_suite.app.museum import museum_pixmap
from exhibition_suite.app.skin import Skinned, dress
from exhibition_suite.board.outlines import draw, fill, rounded
from exhibition_suite.texts.catalogue import glance

EDGES = (2, 2, -2, -6)
"""What of a door's place is air around it, in px: left, top, right, bottom."""


class DoorFacts(NamedTuple):
    """What a door says without loading the game.

    Attributes:
        seats: fewest and most players.
        minutes: shortest and longest usual game.
    """

    seats: tuple[int, int]
    minutes: tuple[int, int]


FACTS = {"exhibition": DoorFacts((1, 5), (20, 45))}
"""By id of the game. A test compares the seats with the game's own."""

PICTURES = {"exhibition": museum_pixmap}
"""By id of the game: makes the picture of a door from width, height, device pixel ratio, dark, and whether things stand in it."""


def pitch(game_id: str) -> str:
    """A few sentences about a game, for its door; "" where there are none."""
    if game_id == "exhibition":
        return QCoreApplication.translate(
            "Door",
            "Travel between six continents and collect what the century left behind: the first flight, penicillin, the moon landing. "
            "Every card wants a place that suits its year and its continent, and every showcase has a rule of its own. "
            "When the halls are full, the best century wins.",
        )
    return ""


class Paragraph(Skinned, QWidget):
    """A few sentences with air between the lines. Where they do not fit as a whole they are left out: they are never needed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)

    def text(self) -> str:
        return self._text

    def setText(self, text: str) -> None:
        self._text = text
        self.setAccessibleName(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        font = skin.font(15, 500)
        layout = QTextLayout(self._text, font)
        layout.beginLayout()
        pitch = QFontMetricsF(font).height() * 1.28
        y = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self.width())
            line.setPosition(QPointF(0, y))
            y += pitch
        layout.endLayout()
        if y > self.height() + pitch * 0.25:
            return
        painter = QPainter(self)
        write_in(painter, skin.color("ink2"))
        layout.draw(painter, QPointF(0, 0))


class DoorPicture(Skinned, QWidget):
    """The picture; a click on it is a click on "New game".

    Signals:
        pressed: somebody wants in.
    """

    pressed = Signal()

    def __init__(self, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self.wide = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(480, 350)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 120)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.setCursor(QtCore.Qt.CursorShape.PointingHandCursor)
        super().enterEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == QtCore.Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.pressed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        painter.setClipPath(rounded(rect.adjusted(0, 0, 20 if self.wide else 0, 0 if self.wide else 20), 14))
        picture = PICTURES[self.game_id](self.width(), self.height(), self.devicePixelRatioF(), skin.theme.dark, True)
        painter.drawPixmap(0, 0, picture)
        edge = QRectF(rect.right() - 4, 0, 4, rect.height()) if self.wide else QRectF(0, rect.bottom() - 4, rect.width(), 4)
        fill(painter, rounded(edge, 0), skin.color("accent"))


class Door(Skinned, QWidget):
    """One game in the main menu.

    Attributes:
        game_id: whose door it is.
        new_button, continue_button, quick_button: the ways in.

    Signals:
        new_asked: the set-up is wanted.
        continue_asked: the game in progress is wanted.
        quick_asked: a game with the last set-up is wanted, at once.
    """

    new_asked = Signal(str)
    continue_asked = Signal(str)
    quick_asked = Signal(str)

    def __init__(self, game_id: str, look: Look, wide: bool, parent: QWidget | None = None) -> None:
        """`wide` puts the picture beside the words, else above them."""
        super().__init__(parent)
        self.game_id = game_id
        self._look = look
        self._wide = wide
        self._saved = ""
        self._round = ""
        self._quick = ""
        dress(self, look, game_id, sheet=False)  # first: the parts take their colours once, as they come in
        self.picture = DoorPicture(game_id)
        self.picture.wide = wide
        self.title = Heading("", 32, wrap=True)
        self.promise = Label("", "lead", "ink2", wrap=True)
        self.pitch = Paragraph()
        self.facts = [
            (IconView("human", 19), Label("", "label")),
            (IconView("clock", 19), Label("", "label")),
            (IconView("bot", 19), Label("", "label")),
        ]
        self.new_button = PushButton("", "plus", "primary", text_px=17, height=54)
        self.continue_button = PushButton("", "play", "plain", text_px=15, height=48)
        self.quick_button = PushButton("", "skip", "plain", text_px=15, height=48)
        self.note = Label("", "note", "ink2", wrap=True)
        self.continue_button.hide()
        self._lay_out()
        self.picture.pressed.connect(lambda: self.new_asked.emit(game_id))
        self.new_button.clicked.connect(lambda: self.new_asked.emit(game_id))
        self.continue_button.clicked.connect(lambda: self.continue_asked.emit(game_id))
        self.quick_button.clicked.connect(lambda: self.quick_asked.emit(game_id))
        self.retranslate()

    def _lay_out(self) -> None:
        outer = QHBoxLayout(self) if self._wide else QVBoxLayout(self)
        left, top, right, bottom = EDGES
        outer.setContentsMargins(left, top, -right, -bottom)
        outer.setSpacing(0)
        outer.addWidget(self.picture, 62 if self._wide else 1)
        side = QWidget(self)
        column = QVBoxLayout(side)
        self._column = column
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.promise)
        row = QHBoxLayout()
        row.setSpacing(8)
        for icon, label in self.facts:
            row.addWidget(icon)
            row.addWidget(label)
            row.addSpacing(10)
        row.addStretch(1)
        column.addLayout(row)
        if self._wide:
            column.addSpacing(10)
            column.addWidget(self.pitch, 5)
            column.addWidget(RulerLine())
        column.addWidget(self.new_button)
        ways = QHBoxLayout()
        ways.setSpacing(10)
        ways.addWidget(self.continue_button, 3)
        ways.addWidget(self.quick_button, 2)
        column.addLayout(ways)
        column.addWidget(self.note)
        outer.addWidget(side, 38 if self._wide else 0)

    def paint_shadow(self, painter: QPainter) -> None:
        """The shadow, on the wall the door stands before: it reaches farther than the door itself."""
        soft_shadow(painter, QRectF(self.geometry()).adjusted(*EDGES), 14, self.skin.theme, 3, hollow=True)

    def set_room(self, k: float) -> None:
        """Fits margins and titles to a window `k` times the reference."""
        pad = round(max(18, 38 * k)) if self._wide else round(26 * k)
        self._column.setContentsMargins(pad, round(34 * k), pad, round(22 * k))
        self._column.setSpacing(round(9 * k))
        self.new_button.set_height(round(54 * min(1.0, max(k, 0.82))))
        for button in (self.continue_button, self.quick_button):
            button.set_height(round(48 * min(1.0, max(k, 0.82))))
        self.title.set_size(33 * min(k, 1.3))

    def set_continue(self, round_number: int, saved: str) -> None:
        """There is a game in progress: its round (0 unknown) and when and with whom, in words; "" takes the button away."""
        self._saved = saved
        self._round = str(round_number) if round_number > 0 else ""
        self.continue_button.setVisible(bool(saved))
        self.retranslate()

    def set_quick(self, seats: str) -> None:
        """Who sits down at a quick start, in words."""
        self._quick = seats
        self.retranslate()

    def retranslate(self) -> None:
        say = partial(glance, f"{self.game_id}_terms", language=self._look.language)
        facts = FACTS[self.game_id]
        self.title.setText(say(f"game.{self.game_id}.title"))
        self.promise.setText(say(f"game.{self.game_id}.promise"))
        self.facts[0][1].setText(self.tr("{low}–{high} players").format(low=facts.seats[0], high=facts.seats[1]))
        self.facts[1][1].setText(self.tr("{low}–{high} min").format(low=facts.minutes[0], high=facts.minutes[1]))
        self.facts[2][1].setText(self.tr("bots, hot-seat"))
        self.pitch.setText(pitch(self.game_id))
        self.new_button.setText(self.tr("New game"))
        title = self.tr("Continue, round {round}").format(round=self._round) if self._round else self.tr("Continue")
        self.continue_button.setText(title)
        self.quick_button.setText(self.tr("Quick start"))
        self.quick_button.setToolTip(self._quick)
        self.quick_button.setAccessibleDescription(self._quick)
        self.note.setText(self._saved or self._quick)
        self.note.setVisible(bool(self.note.text()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(*EDGES)
        plate(painter, rect, 14, skin.color("surface"), None)
        draw(painter, rounded(rect, 14), skin.color("line"), 1.5)
