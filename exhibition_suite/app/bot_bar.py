"""The bots' corner: pause, speed, skip to my turn; and, while a bot thinks for long, how long it may take."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from .actions import key_shown
from .controls import IconButton, Menu, PushButton, plate, ticks
from .icon_view import IconView
from .lettering import Lettering
from .look import Look
from .skin import Skinned

SPEEDS = (0.5, 1.0, 2.0, 4.0)
PATIENCE = 2000
"""Milliseconds of thinking before the ruler appears."""
LONGEST = 5000
"""Milliseconds a bot thinks at most."""


class ThinkingRuler(Skinned, QWidget):
    """A ruler that fills from left to right while a bot thinks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.part = 0.0
        self.setFixedHeight(12)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        plate(painter, QRectF(0, 0, self.width(), 4), 2, skin.color("surface2"), skin.color("line"), 1)
        plate(painter, QRectF(0, 0, self.width() * self.part, 4), 2, skin.color("accent"), None)
        ticks(painter, 0.5, self.width() - 0.5, 5, skin.color("lineS"), small=3, long=6)


class BotBar(Skinned, QWidget):
    """Pause, speed, skip.

    Signals:
        paused: the bots shall wait (True) or go on.
        paced: new speed factor, 0.5 to 4.
        skipped: play on at once until a person is to move.
        hurried: the bot that thinks shall move now.
    """

    paused = Signal(bool)
    paced = Signal(float)
    skipped = Signal()
    hurried = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._pace = 1.0
        self._name = ""
        self._compact = False
        self._since = QElapsedTimer()
        self._clock = QTimer(self)
        self._clock.setInterval(100)
        self._clock.timeout.connect(self._tick)
        self._build()
        self.retranslate()
        look.changed.connect(self.retranslate)

    def _build(self) -> None:
        self.label = Lettering("", 12.5, 600, "ink2")
        self.pause_button = IconButton("pause", kind="plain", side=32)
        self.pause_button.setCheckable(True)
        self.pause_button.toggled.connect(self._pause_toggled)
        self.speed_button = PushButton("", "play", "primary", text_px=12.5, height=32)
        self.speed_button.clicked.connect(self._choose_speed)
        self.skip_button = PushButton("", "skip", text_px=12.5, height=32)
        self.skip_button.clicked.connect(self.skipped)
        self.menu = Menu(self)
        for speed in SPEEDS:
            action = self.menu.addAction(_speed_text(speed))
            action.setCheckable(True)
            action.triggered.connect(lambda _on=False, speed=speed: self.set_pace(speed))
        self.thinking = QWidget()
        self.thinking_words = Lettering("", 12.5, 500, "ink2", shrink=True)
        self.ruler = ThinkingRuler()
        self.now_button = PushButton("", "", "quiet", text_px=12.5, height=30)
        self.now_button.clicked.connect(self.hurried)
        think = QHBoxLayout(self.thinking)
        think.setContentsMargins(0, 0, 0, 0)
        left = QVBoxLayout()
        left.setSpacing(2)
        left.addWidget(self.thinking_words)
        left.addWidget(self.ruler)
        think.addLayout(left, 1)
        think.addWidget(self.now_button)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(7)
        row.addWidget(IconView("bot", 18, "ink2"))
        row.addWidget(self.label)
        row.addStretch(1)
        row.addWidget(self.pause_button)
        row.addWidget(self.speed_button)
        row.addWidget(self.skip_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.thinking)
        column.addLayout(row)
        self.thinking.hide()

    # ---- doing

    def set_compact(self, compact: bool) -> None:
        """In the narrow column the word goes, and so does the speed's picture, so that words have room in every language; who thinks is
        said in few words."""
        self._compact = compact
        self._word_thinking()
        self.label.setVisible(not compact)
        self.speed_button.set_icon("" if compact else "play")

    def set_pace(self, pace: float) -> None:
        """Chooses a speed."""
        self._pace = pace
        self.retranslate()
        self.paced.emit(pace)

    def show_state(self, paused: bool, pace: float) -> None:
        """Shows what the session says, without asking for anything."""
        self.pause_button.blockSignals(True)
        self.pause_button.setChecked(paused)
        self.pause_button.blockSignals(False)
        self._pace = pace
        self.retranslate()

    def show_thinking(self, name: str, on: bool) -> None:
        """A bot began to think, or stopped."""
        self._name = name
        if on:
            self._since.start()
            self._clock.start()
        else:
            self._clock.stop()
            self.thinking.hide()

    def _tick(self) -> None:
        spent = self._since.elapsed()
        self.ruler.part = min(1.0, spent / LONGEST)
        self.ruler.update()
        if spent >= PATIENCE and self.thinking.isHidden():
            self._word_thinking()
            self.thinking.show()

    def _pause_toggled(self, on: bool) -> None:
        self.retranslate()
        self.paused.emit(on)

    def _choose_speed(self) -> None:
        for action, speed in zip(self.menu.actions(), SPEEDS, strict=True):
            action.setChecked(speed == self._pace)
        self.menu.popup(self.speed_button.mapToGlobal(self.speed_button.rect().bottomLeft()))

    # ---- words

    def _word_thinking(self) -> None:
        told = self.tr("{name} is thinking, up to {seconds} s").format(name=self._name, seconds=LONGEST // 1000)
        short = self.tr("{name}: up to {seconds} s").format(name=self._name, seconds=LONGEST // 1000)
        self.thinking_words.setText(short if self._compact else told)
        self.thinking_words.setAccessibleName(told)

    def retranslate(self) -> None:
        self.label.setText(self.tr("Bots"))
        resting = self.pause_button.isChecked()
        self.pause_button.set_icon("play" if resting else "pause")
        self.pause_button.set_name(self.tr("Let the bots go on") if resting else self.tr("Pause the bots"), key_shown(self.look, "pause"))
        self.speed_button.setText(_speed_text(self._pace))
        self.speed_button.setAccessibleName(self.tr("Speed of the bots: {speed}").format(speed=_speed_text(self._pace)))
        self.speed_button.setToolTip(self.speed_button.accessibleName())
        self.skip_button.setText(self.tr("Skip"))
        name = self.tr("Skip to my turn")
        self.skip_button.setAccessibleName(name)
        self.skip_button.setToolTip(f"{name} ({key_shown(self.look, 'skip')})")
        self.now_button.setText(self.tr("Move now"))
        self._word_thinking()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _speed_text(speed: float) -> str:
    return f"{speed:g}×"
