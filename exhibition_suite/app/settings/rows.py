"""One setting: its name, one line of explanation, and its control."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from exhibition_suite.app.controls import Dropdown, Label, Segmented, Slider, Toggle
from exhibition_suite.app.look import Look
from exhibition_suite.board.line_breaks import keep_words


def say(source: str) -> str:
    """The translation of a text of the settings."""
    return QCoreApplication.translate("Settings", source)


@dataclass(frozen=True, slots=True)
class Wording:
    """English sources of a setting's words.

    Attributes:
        title: its name.
        help: one line of explanation.
    """

    title: str
    help: str


class SettingRow(QWidget):
    """Words on the left, control on the right; one below the other where it is narrow.

    Attributes:
        wording: English sources of the words.
        control: what is pressed or moved.
    """

    def __init__(self, wording: Wording, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wording = wording
        self.control = control
        self.title = Label("", "strong")
        self.help = Label("", "small", "ink2", wrap=True)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.title)
        words.addWidget(self.help)
        words.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(16)
        self._row.addLayout(words, 53)
        self._row.addWidget(control, 47, Qt.AlignmentFlag.AlignVCenter)
        # Switches of one row have words of their own; whatever has none is called like its row.
        self._nameless = [part for part in _controls(control) if not part.accessibleName() or part is control]
        self.retranslate()

    def retranslate(self) -> None:
        self._say_words(say(self.wording.help))
        for part in _controls(self.control):
            if part in self._nameless:
                part.setAccessibleName(self.title.text())
            part.setAccessibleDescription(say(self.wording.help))

    def _say_words(self, help_: str) -> None:
        self.title.setText(say(self.wording.title))
        self.help.setText(keep_words(help_))

    def show_values(self) -> None:
        """Shows the setting as it is now; for rows that have a control of their own kind."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        needed = self.control.sizeHint().width() + self.title.sizeHint().width() + 40
        upright = needed > self.width()
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if upright else QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(4 if upright else 16)
        super().resizeEvent(event)


def _controls(widget: QWidget) -> list[QWidget]:
    kinds = (Toggle, Slider, Dropdown, Segmented)
    return [widget] if isinstance(widget, kinds) else [child for child in widget.findChildren(QWidget) if isinstance(child, kinds)]


class ChoiceSetting(SettingRow):
    """A setting with a few values side by side."""

    def __init__(self, look: Look, name: str, wording: Wording, choices: Sequence[tuple[str, str]]) -> None:
        """`choices` are (value, English source); a source that starts with "=" is shown as it stands."""
        self._look = look
        self._name = name
        self._choices = choices
        self.bar = Segmented([(value, source, "") for value, source in choices], str(look.values[name]))
        super().__init__(wording, self.bar)
        self.bar.chosen.connect(lambda value: look.set(**{name: value}))

    def retranslate(self) -> None:
        super().retranslate()
        self.bar.set_words({value: source[1:] if source.startswith("=") else say(source) for value, source in self._choices})

    def show_values(self) -> None:
        self.bar.choose(str(self._look.values[self._name]))


VALUE_CHARACTERS = 13
"""Least width of the words beside a slider, in characters of their font: the sliders of a page end in one line."""


class SliderSetting(SettingRow):
    """A setting on a scale of stops, with its value in words beside it."""

    def __init__(
        self, look: Look, name: str, wording: Wording, stops: Sequence[Any], words: str, named: dict[Any, str] | None = None
    ) -> None:
        """`words` is the text of a value with `{value}`; `named` gives some values an English source of their own."""
        self._look = look
        self._name = name
        self._stops = list(stops)
        self._words = words
        self._named = named or {}
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        self.slider = Slider(0, len(self._stops) - 1, self._stop())
        self.value = Label("", "label")
        self.value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.slider, 1)
        row.addWidget(self.value)
        super().__init__(wording, holder)
        self.slider.valueChanged.connect(self._moved)

    def _stop(self) -> int:
        now = float(self._look.values[self._name])
        return min(range(len(self._stops)), key=lambda stop: abs(float(self._stops[stop]) - now))

    def _moved(self, stop: int) -> None:
        self._say()
        self._look.set(**{self._name: self._stops[stop]})

    def _say(self) -> None:
        value = self._stops[self.slider.value()]
        text = say(self._named[value]) if value in self._named else say(self._words).format(value=f"{value:g}")
        self.value.setText(text)
        widest = max(
            (say(self._named[stop]) if stop in self._named else say(self._words).format(value=f"{stop:g}") for stop in self._stops), key=len
        )
        metrics = self.value.fontMetrics()
        self.value.setMinimumWidth(max(metrics.horizontalAdvance(widest) + 4, VALUE_CHARACTERS * metrics.averageCharWidth()))
        self.slider.setAccessibleDescription(text)

    def retranslate(self) -> None:
        super().retranslate()
        self._say()

    def show_values(self) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(self._stop())
        self.slider.blockSignals(False)
        self.slider.update()
        self._say()


class SwitchSetting(SettingRow):
    """One or two settings that are on or off."""

    def __init__(self, look: Look, wording: Wording, switches: Sequence[tuple[str, str]]) -> None:
        """`switches` are (name of the setting, English source of the words behind the switch or "")."""
        self._look = look
        self._sources = dict(switches)
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(20)
        self.toggles: dict[str, Toggle] = {}
        for name, _source in switches:
            toggle = Toggle(on=bool(look.values[name]))
            toggle.toggled.connect(lambda on, name=name: look.set(**{name: on}))
            self.toggles[name] = toggle
            row.addWidget(toggle)
        row.addStretch(1)
        super().__init__(wording, holder)

    def retranslate(self) -> None:
        super().retranslate()
        for name, toggle in self.toggles.items():
            source = self._sources[name]
            toggle.setText(say(source) if source else "")
            toggle.setAccessibleName(f"{self.title.text()}: {say(source)}" if source else self.title.text())
            toggle.updateGeometry()

    def show_values(self) -> None:
        for name, toggle in self.toggles.items():
            toggle.setChecked(bool(self._look.values[name]))


class ListSetting(SettingRow):
    """A setting chosen from a list of catalogue words."""

    def __init__(self, look: Look, name: str, wording: Wording, values: Sequence[str], prefix: str) -> None:
        """Words are `<prefix>.<value>.full` in the catalogue, help `<prefix>.<value>.help`."""
        self._look = look
        self._name = name
        self._values = values
        self._prefix = prefix
        self.list = Dropdown([(value, value) for value in values], str(look.values[name]))
        super().__init__(wording, self.list)
        self.list.chosen.connect(self._chosen)

    def _chosen(self, value: str) -> None:
        self._look.set(**{self._name: value})
        self.retranslate()

    def retranslate(self) -> None:
        words = self._look.words
        value = self.list.value() or str(self._look.values[self._name])
        help_ = words.say(f"{self._prefix}.{value}.help")
        self._say_words(help_)
        self.list.setAccessibleName(self.title.text())
        self.list.setAccessibleDescription(help_)
        self.list.set_choices([(key, words.say(f"{self._prefix}.{key}.full")) for key in self._values], value)

    def show_values(self) -> None:
        self.list.choose(str(self._look.values[self._name]))
        self.retranslate()
