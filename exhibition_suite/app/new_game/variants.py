"""The game's own options, made from its model: choices become cards with pictures, switches become plates."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from exhibition_suite.app.controls import Heading, Label, Panel, RadioCard, Toggle
from exhibition_suite.app.icon_view import IconView
from exhibition_suite.app.look import Look

from .pictures import picture


def choices_of(model: Any) -> dict[str, tuple[str, ...]]:
    """The fields of an options model that offer a few words to choose from: name -> words, in order."""
    found: dict[str, tuple[str, ...]] = {}
    for name, entry in model.model_fields.items():
        if get_origin(entry.annotation) is Literal:
            found[name] = tuple(str(word) for word in get_args(entry.annotation))
    return found


def switches_of(model: Any) -> tuple[str, ...]:
    """The fields of an options model that are on or off."""
    return tuple(name for name, entry in model.model_fields.items() if entry.annotation is bool)


class ChoiceRow(QWidget):
    """One option with a card for each of its values.

    Attributes:
        cards: by value.

    Signals:
        changed: another value was chosen.
    """

    changed = Signal()

    def __init__(self, look: Look, option: str, values: tuple[str, ...], value: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.option = option
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.title = Label("", "note", "ink2")
        column.addWidget(self.title)
        row = QHBoxLayout()
        row.setSpacing(12)
        column.addLayout(row)
        self._group = QButtonGroup(self)
        self.cards: dict[str, RadioCard] = {}
        for word in values:
            card = RadioCard(picture=picture(word), parent=self)
            self._group.addButton(card)
            self.cards[word] = card
            row.addWidget(card, 1)
        self.cards.get(value, self.cards[values[0]]).setChecked(True)
        self._group.buttonToggled.connect(lambda _button, on: self.changed.emit() if on else None)
        self.retranslate()

    def value(self) -> str:
        return next(word for word, card in self.cards.items() if card.isChecked())

    def choose(self, value: str) -> None:
        if value in self.cards:
            self.cards[value].setChecked(True)

    def set_dense(self, dense: bool) -> None:
        """Lower, for small windows: the cards stand without the option's name above them."""
        self.title.setVisible(not dense)
        for card in self.cards.values():
            card.set_dense(dense)

    def retranslate(self) -> None:
        words = self._look.words
        self.title.setText(words.say(f"option.{self.option}"))
        self.title.setToolTip(words.say(f"option.{self.option}.help"))
        self.setAccessibleName(self.title.text())
        for word, card in self.cards.items():
            card.set_words(words.say(f"option.{self.option}.{word}"), words.say(f"option.{self.option}.{word}.help"))


class SwitchPlate(Panel):
    """One option that is on or off, with what follows from all options beside it.

    Attributes:
        toggle: the switch.

    Signals:
        changed: it was switched.
    """

    changed = Signal()

    def __init__(self, look: Look, option: str, on: bool, parent: QWidget | None = None) -> None:
        super().__init__("inset", 9, parent=parent)
        self._look = look
        self.option = option
        self.toggle = Toggle(on=on)
        self.toggle.toggled.connect(lambda _on: self.changed.emit())
        self.title = Heading("", 15)
        self.help = Label("", "small", "ink2", wrap=True)
        self.more = Label("", "small", "ink2", wrap=True)
        row = self._row = QHBoxLayout(self)
        row.setSpacing(14)
        self.set_dense(False)
        row.addWidget(self.toggle, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(3)
        for label in (self.title, self.help, self.more):
            column.addWidget(label)
        column.addStretch(1)
        row.addLayout(column, 3)
        self.retranslate()

    def set_dense(self, dense: bool) -> None:
        """Lower, for small windows."""
        self._row.setContentsMargins(14, 6 if dense else 10, 14, 6 if dense else 10)

    def retranslate(self) -> None:
        words = self._look.words
        self.title.setText(words.say(f"option.{self.option}"))
        self.help.setText(words.say(f"option.{self.option}.help"))
        self.toggle.setAccessibleName(self.title.text())
        self.toggle.setAccessibleDescription(self.help.text())
        more = f"option.{self.option}.curtain"
        self.more.setText(words.say(more) if words.has(more) else "")
        self.more.setVisible(words.has(more))


class Consequences(QWidget):
    """What follows from the options, in sentences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(IconView("info", 18, "accentInk"), 0, Qt.AlignmentFlag.AlignTop)
        self.label: QLabel = Label("", "small", wrap=True)
        row.addWidget(self.label, 1, Qt.AlignmentFlag.AlignTop)

    def set_lines(self, lines: list[str]) -> None:
        self.label.setText("\n".join(lines))


class Variants(QWidget):
    """All options of one game.

    Attributes:
        rows: by name of the option, those with cards.
        plates: by name of the option, those on or off.

    Signals:
        changed: an option has another value.
    """

    changed = Signal()

    def __init__(self, look: Look, model: Any, options: dict[str, Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        head = QHBoxLayout()
        self.title = Heading("", 18)
        self.note = Label("", "note", "ink2")
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.note)
        column.addLayout(head)
        self.rows: dict[str, ChoiceRow] = {}
        for option, values in choices_of(model).items():
            row = ChoiceRow(look, option, values, str(options.get(option, model.model_fields[option].default)))
            row.changed.connect(self._changed)
            self.rows[option] = row
            column.addWidget(row)
        self.plates: dict[str, SwitchPlate] = {}
        self.consequences = Consequences()
        for option in switches_of(model):
            plate = SwitchPlate(look, option, options.get(option, model.model_fields[option].default) is True)
            plate.changed.connect(self._changed)
            self.plates[option] = plate
            column.addWidget(plate)
        if self.plates:
            last = next(reversed(self.plates.values())).layout()
            if isinstance(last, QHBoxLayout):
                last.addWidget(self.consequences, 3)
        else:
            column.addWidget(self.consequences)
        column.addStretch(1)
        self.retranslate()

    def _changed(self) -> None:
        self._tell()
        self.changed.emit()

    def options(self) -> dict[str, Any]:
        """The values as plain data for the game's model."""
        chosen: dict[str, Any] = {option: row.value() for option, row in self.rows.items()}
        chosen.update({option: plate.toggle.isChecked() for option, plate in self.plates.items()})
        return chosen

    def choose(self, options: dict[str, Any]) -> None:
        """Shows other values; what is missing stays."""
        for option, value in options.items():
            if option in self.rows:
                self.rows[option].choose(str(value))
            elif option in self.plates:
                self.plates[option].toggle.setChecked(value is True)

    def set_dense(self, dense: bool) -> None:
        """Lower, for small windows."""
        self._column.setSpacing(8 if dense else 10)
        parts: tuple[ChoiceRow | SwitchPlate, ...] = (*self.rows.values(), *self.plates.values())
        for part in parts:
            part.set_dense(dense)

    def _tell(self) -> None:
        words = self._look.words
        altered = [row.value() for row in self.rows.values() if row.value() != next(iter(row.cards))]
        if altered:
            self.consequences.set_lines([words.say("option.variants.white", kinds=altered)])
        else:
            self.consequences.set_lines([words.say("option.variants.none")])

    def retranslate(self) -> None:
        self.title.setText(self.tr("Showcases"))
        self.note.setText(self._look.words.say("option.variants.help"))
        for row in self.rows.values():
            row.retranslate()
        for plate in self.plates.values():
            plate.retranslate()
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
