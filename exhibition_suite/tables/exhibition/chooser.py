"""What a white card stands for: continent, and for Einstein the year. Only legal pairs can be chosen (EX-061, EX-066)."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from exhibition_suite.board.fonts import display_font, ui_font
from exhibition_suite.board.theme import Theme
from exhibition_suite.games.exhibition.content import CONTINENTS

from .outlook import Choice
from .plates import ContinentButton, FloatingPanel, PlateButton, YearRuler
from .worded import WordsLike


class WhiteCardChooser(FloatingPanel):
    """Asks for the values of a white card.

    Attributes:
        choice: what is open.

    Signals:
        chosen(int, int): continent and full year; -1 where it is not asked.
    """

    chosen = Signal(int, int)

    def __init__(self, choice: Choice, title: str, words: WordsLike, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.choice = choice
        self.setAccessibleName(title)
        self._buttons: list[ContinentButton] = []
        self._ruler: YearRuler | None = None
        column = QVBoxLayout(self)
        edge = self.margin + 18
        column.setContentsMargins(edge, edge - 10, edge, edge + 6)
        column.setSpacing(8)
        column.addWidget(self._label(title, display_font(17), "ink"))
        if choice.continents:
            column.addWidget(self._label(words.say("term.prompt_white_continent"), ui_font(13, 600), "ink2"))
            column.addLayout(self._continents(words))
        if len(choice.years) > 1:
            column.addWidget(self._label(words.say("term.prompt_white_year"), ui_font(13, 600), "ink2"))
            self._ruler = YearRuler(theme, self)
            self._ruler.allow(choice.years[0], choice.years[-1])
            self._ruler.setAccessibleName(words.say("term.prompt_white_year"))
            column.addWidget(self._ruler)
        column.addWidget(self._label(words.say("term.chosen_no_points"), ui_font(12.5, 500), "ink2"))
        column.addLayout(self._row_of_buttons())
        self.adjustSize()

    def _label(self, text: str, font: object, role: str) -> QLabel:
        label = QLabel(text, self)
        label.setFont(font)  # type: ignore[arg-type]
        palette = label.palette()
        palette.setColor(QPalette.ColorRole.WindowText, self.theme.color(role))
        label.setPalette(palette)
        label.setStyleSheet(f"color: {self.theme.color(role).name()}; background: transparent;")
        label.setFont(font)  # type: ignore[arg-type]
        return label

    def _continents(self, words: WordsLike) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(2)
        for number, name in enumerate(CONTINENTS):
            button = ContinentButton(self.theme, number, words.say(f"continent.{name}"), self)
            button.setEnabled(number in self.choice.continents)
            button.setChecked(number == self.choice.continents[0] and len(self.choice.continents) == 1)
            button.toggled.connect(self._changed)
            grid.addWidget(button, number // 3, number % 3)
            self._buttons.append(button)
        return grid

    def _row_of_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        self._back = PlateButton(self.theme, "undo", False, self)
        self._back.setText(self.tr("Put back"))
        self._back.clicked.connect(self.give_up)
        self._done = PlateButton(self.theme, "check", True, self)
        self._done.setText(self.tr("Place"))
        self._done.setEnabled(self.continent() >= 0 or not self.choice.continents)
        self._done.clicked.connect(self.finish)
        row.addStretch(1)
        row.addWidget(self._back)
        row.addWidget(self._done)
        return row

    def continent(self) -> int:
        """The continent chosen, or -1."""
        return next((button.number for button in self._buttons if button.isChecked()), -1)

    def year(self) -> int:
        """The year chosen; the only one where there is no choice; -1 for 1945."""
        if self._ruler is not None:
            return self._ruler.value()
        return self.choice.years[0] if self.choice.years else -1

    def begin(self) -> None:
        """Takes the keyboard."""
        target = next((button for button in self._buttons if button.isEnabled()), None)
        (target or self._ruler or self._done).setFocus(Qt.FocusReason.OtherFocusReason)

    def finish(self) -> None:
        """The choice is complete."""
        if self.continent() < 0 and self.choice.continents:
            return
        self.hide()
        self.chosen.emit(self.continent(), self.year())

    def box(self) -> QRectF:
        """The panel without its shadow."""
        return QRectF(self.geometry()).adjusted(self.margin, self.margin, -self.margin, -self.margin)

    def _changed(self) -> None:
        self._done.setEnabled(self.continent() >= 0)

    def _step(self, by: int) -> None:
        """To the next legal continent, going round."""
        legal = [button for button in self._buttons if button.isEnabled()]
        here = self.focusWidget()
        at = legal.index(here) if here in legal else -1
        legal[(at + by) % len(legal)].setFocus(Qt.FocusReason.TabFocusReason)

    # ---- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        arrows = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -3, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 3}
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            here = self.focusWidget()
            if isinstance(here, ContinentButton) and not here.isChecked():
                here.setChecked(True)
                if self._ruler is not None:
                    self._ruler.setFocus(Qt.FocusReason.TabFocusReason)
                else:
                    self._done.setFocus(Qt.FocusReason.TabFocusReason)
            elif here is self._back:
                self.give_up()
            else:
                self.finish()
            event.accept()
        elif key in arrows and isinstance(self.focusWidget(), ContinentButton):
            self._step(1 if arrows[key] > 0 else -1)
            event.accept()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_6 and self._buttons:
            button = self._buttons[key - Qt.Key.Key_1]
            if button.isEnabled():
                button.setChecked(True)
                button.setFocus(Qt.FocusReason.ShortcutFocusReason)
            event.accept()
        else:
            super().keyPressEvent(event)
