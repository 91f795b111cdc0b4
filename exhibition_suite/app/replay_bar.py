"""Steps through a game: slider with a mark at every turn, back, play, forward; in the prompt bar's place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from exhibition_suite.session.replay import ReplaySession

from .controls import IconButton, PushButton, Slider
from .frames import Ground
from .lettering import Lettering
from .look import Look
from .skin import Skinned

PACES = (0.5, 1.0, 2.0, 4.0)


class TurnMarks(Skinned, QWidget):
    """Ticks under the slider, one for each turn; the rounds' are long."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turns: list[int] = []
        self._rounds: set[int] = set()
        self._length = 1
        self.setFixedHeight(10)

    def set_marks(self, turns: list[int], rounds: set[int], length: int) -> None:
        self._turns, self._rounds, self._length = turns, rounds, max(1, length)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.skin.color("lineS"))
        for turn in self._turns:
            x = round(10 + (self.width() - 20) * turn / self._length)
            painter.drawLine(x, 0, x, 9 if turn in self._rounds else 4)


class ReplayBar(Ground):
    """The bar along the lower edge while a past moment is shown.

    Signals:
        moved: number of actions played at the moment to show.
        closed: back to the game, or to the score sheet.
        branch_asked: go on playing from this moment in a game of its own.
    """

    moved = Signal(int)
    closed = Signal()
    branch_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("surface", parent, top=("select", 3))
        self.look = look
        self.replay: ReplaySession | None = None
        self._line = ""
        self.title = Lettering("", 16, 700, shrink=True)
        self.words = Lettering("", 13, 500, "ink2", shrink=True)
        self.first = IconButton("arrowL", side=40)
        self.back = IconButton("chevL", side=40)
        self.play = IconButton("play", side=44)
        self.forward = IconButton("chevR", side=40)
        self.last = IconButton("arrowR", side=40)
        self.slider = Slider(0, 1, 0)
        self.marks = TurnMarks()
        self.pace_button = PushButton("", text_px=13, height=40)
        self.branch_button = PushButton("", "play", text_px=13, height=42)
        self.close_button = PushButton("", "x", "primary", text_px=13, height=42)
        self._connect()
        self._lay_out()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()
        look.changed.connect(self.retranslate)

    def _connect(self) -> None:
        self.first.clicked.connect(lambda: self._do("jump", 0))
        self.back.clicked.connect(lambda: self._do("back"))
        self.forward.clicked.connect(lambda: self._do("forward"))
        self.last.clicked.connect(lambda: self._do("jump", self.replay.length if self.replay else 0))
        self.play.clicked.connect(self._toggle)
        self.slider.valueChanged.connect(lambda value: self._do("jump", value))
        self.pace_button.clicked.connect(self._next_pace)
        self.branch_button.clicked.connect(self.branch_asked)
        self.close_button.clicked.connect(self.closed)

    def _lay_out(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addStretch(1)
        texts.addWidget(self.title)
        texts.addWidget(self.words)
        texts.addStretch(1)
        track = QVBoxLayout()
        track.setSpacing(0)
        track.addStretch(1)
        track.addWidget(self.slider)
        track.addWidget(self.marks)
        track.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 5, 12, 3)
        row.setSpacing(8)
        row.addLayout(texts, 6)
        for button in (self.first, self.back, self.play, self.forward, self.last):
            row.addWidget(button)
        row.addLayout(track, 7)
        row.addWidget(self.pace_button)
        row.addSpacing(8)
        row.addWidget(self.branch_button)
        row.addWidget(self.close_button)

    # ---- doing

    def open(self, replay: ReplaySession, position: int, live: bool) -> None:
        """Steps through `replay` from `position`; `live`: a running game waits behind it."""
        self.shut()
        self.replay = replay
        replay.position_changed.connect(self._shown)
        replay.running_changed.connect(lambda _on: self._name_play())
        rounds = {number for number, step in enumerate(replay.match.steps, 1) if any(event.id == "round" for event in step.events)}
        self.marks.set_marks(replay.turns(), rounds | {0}, replay.length)
        self._live = live
        self.slider.blockSignals(True)
        self.slider.setRange(0, max(1, replay.length))
        self.slider.blockSignals(False)
        replay.jump(position)
        self._shown(replay.position)
        self.retranslate()
        self.play.setFocus(Qt.FocusReason.OtherFocusReason)

    _live = True

    def shut(self) -> None:
        """Stops and forgets the replay."""
        if self.replay is not None:
            self.replay.stop()
            self.replay.deleteLater()
            self.replay = None

    def set_line(self, text: str) -> None:
        """The sentence of the log that belongs to the moment."""
        self._line = text
        self.words.setText(text)

    def _do(self, name: str, *values: int) -> None:
        if self.replay is not None:
            self.replay.stop()
            getattr(self.replay, name)(*values)

    def _toggle(self) -> None:
        if self.replay is None:
            return
        if self.replay.running:
            self.replay.stop()
        else:
            self.replay.run()

    def _next_pace(self) -> None:
        if self.replay is not None:
            later = [pace for pace in PACES if pace > self.replay.pace]
            self.replay.pace = later[0] if later else PACES[0]
            self.retranslate()

    def _shown(self, position: int) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(position)
        self.slider.blockSignals(False)
        self.slider.update()
        self._word_position()
        self.moved.emit(position)

    # ---- words

    def _word_position(self) -> None:
        replay = self.replay
        if replay is None:
            return
        state = replay.match.at(replay.position)
        text = self.tr("Replay · move {number} of {count} · round {round}")
        self.title.setText(text.format(number=replay.position, count=replay.length, round=state.round))
        self.back.setEnabled(replay.position > 0)
        self.first.setEnabled(replay.position > 0)
        self.forward.setEnabled(replay.position < replay.length)
        self.last.setEnabled(replay.position < replay.length)

    def _name_play(self) -> None:
        running = self.replay is not None and self.replay.running
        self.play.set_icon("pause" if running else "play")
        self.play.set_name(self.tr("Stop") if running else self.tr("Play"), self.tr("Space"))

    def retranslate(self) -> None:
        self.first.set_name(self.tr("To the start"), "Home")
        self.back.set_name(self.tr("One move back"), "←")
        self.forward.set_name(self.tr("One move on"), "→")
        self.last.set_name(self.tr("To the end"), "End")
        self._name_play()
        self.slider.setAccessibleName(self.tr("Moment of the game"))
        pace = self.replay.pace if self.replay is not None else 1.0
        self.pace_button.setText(f"{pace:g}×")
        self.pace_button.setToolTip(self.tr("Speed"))
        self.pace_button.setAccessibleName(self.tr("Speed {pace}").format(pace=f"{pace:g}×"))
        self.branch_button.setText(self.tr("Play on from here"))
        self.branch_button.setToolTip(self.tr("In a game of its own, marked as assisted"))
        self.close_button.setText(self.tr("Back to the game") if self._live else self.tr("Close"))
        self.close_button.setToolTip(self.tr("Esc"))
        self._word_position()

    # ---- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {
            Qt.Key.Key_Left: self.back.click,
            Qt.Key.Key_Right: self.forward.click,
            Qt.Key.Key_Home: self.first.click,
            Qt.Key.Key_End: self.last.click,
            Qt.Key.Key_Space: self._toggle,
            Qt.Key.Key_Escape: self.closed.emit,
        }
        act = keys.get(Qt.Key(event.key()))
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    def reskin(self) -> None:
        self.setMinimumHeight(self.skin.px(64))
        super().reskin()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
