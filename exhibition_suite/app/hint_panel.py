"""Advice: the best moves that a search finds, each with its expected result and one reason."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QVariantAnimation, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from exhibition_suite.session.hints import Hint
from exhibition_suite.texts import Words

from .bot_bar import ThinkingRuler
from .controls import PushButton
from .frames import clear
from .headed_panel import HeadedPanel
from .icon_view import IconView
from .lettering import Lettering, signed
from .look import Look
from .skin import Skinned
from .source_chart import LINE_ICONS

SEARCH_MS = 5000
"""Milliseconds a search for advice takes at most."""


def move_words(words: Words, kinds: Sequence[str], action: str, place: str, depot: str) -> str:
    """An action's notation as a person would say it: "1957 Sputnik", "One Era, spot 3". `place` and `depot` are translated templates."""
    verb, _, what = action.partition(" ")
    if verb == "take":
        return words.card(what)
    if verb in ("go", "as"):
        return words.say(f"continent.{what}")
    if verb == "place" and what == "depot":
        return depot
    if verb == "place":
        slot, _, spot = what.partition("@")
        kind = kinds[("grand", "area2", "area1", "area3", "mid").index(slot)]
        name = words.say(f"kind.{kind}")
        return name if slot == "mid" else place.format(showcase=name, spot=spot)
    return what


class _Advice(Skinned, QWidget):
    """One advised move."""

    def __init__(
        self, number: int, title: str, reason: str, icon: str, result: str, button: PushButton, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.title = Lettering(title, 14, 700, lines=2)
        self.reason = Lettering(reason, 12.5, 500, "ink2", lines=2)
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(self.title)
        texts.addWidget(self.reason)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(10)
        row.addWidget(Lettering(str(number), 19, 700, "accentInk", display=True))
        row.addWidget(IconView(icon, 20, "ink2"))
        row.addLayout(texts, 1)
        if result:
            row.addWidget(Lettering(result, 16, 700, display=True))
        row.addWidget(button)
        self.setAccessibleName(", ".join(part for part in (title, reason, result) if part))


class HintPanel(HeadedPanel):
    """The panel of advice over the board.

    Attributes:
        high: it stands at the upper edge of the board, else at the lower one.

    Signals:
        play_asked: make this move (the action's notation).
    """

    play_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "cap", parent, spacing=6, foot=14)
        self.high = False
        self._hints: Sequence[Hint] = ()
        self._kinds: Sequence[str] = ()
        self._state = "empty"
        self.note = Lettering("", 12.5, 500, "ink2", lines=3)
        self.ruler = ThinkingRuler()
        self._clock = QVariantAnimation(self)
        self._clock.setDuration(SEARCH_MS)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self.rows = QVBoxLayout()
        self.rows.setSpacing(2)
        self.column.addWidget(self.ruler)
        self.column.addLayout(self.rows)
        self.column.addWidget(self.note)
        self.setFixedWidth(520)
        self.hide()
        self.retranslate()
        look.changed.connect(self.retranslate)

    # ---- what it shows

    def show_searching(self) -> None:
        """A search has begun."""
        self._state, self._hints = "searching", ()
        self._clock.start()
        self._renew()

    def show_hints(self, hints: Sequence[Hint], kinds: Sequence[str]) -> None:
        """The search has ended; `kinds` are the showcases in slot order."""
        self._clock.stop()
        self._state, self._hints, self._kinds = "found" if hints else "nothing", hints, kinds
        self._renew()

    def texts(self) -> list[str]:
        """All words in reading order."""
        found = [self.title.text()]
        for index in range(self.rows.count()):
            item = self.rows.itemAt(index)
            widget = item.widget() if item is not None else None
            if isinstance(widget, _Advice):
                found += [widget.title.text(), widget.reason.text()]
        return [*found, self.note.text()]

    def _tick(self, part: float) -> None:
        self.ruler.part = float(part)
        self.ruler.update()

    def _renew(self) -> None:
        clear(self.rows)
        self.ruler.setVisible(self._state == "searching")
        for number, hint in enumerate(self._hints, 1):
            row = self._row(number, hint)
            self.rows.addWidget(row)
            row.show()  # a layout gives no room to what is not yet shown
        notes = {
            "searching": self.tr("Looking for good moves …"),
            "found": self.tr("The number is the final score to be expected. Advice sees only what you may know."),
            "nothing": self.tr("No advice could be found just now."),
            "empty": "",
        }
        self.note.setText(notes[self._state])
        self._fit()

    def _fit(self) -> None:
        """As high as its words need; the corner it stands in stays where it is."""
        before = self.geometry()
        width = self.skin.px(520)
        self.setFixedWidth(width)
        column = self.layout()
        if column is not None:
            column.activate()
            self.resize(width, column.totalHeightForWidth(width) if column.hasHeightForWidth() else self.sizeHint().height())
        if self.isVisible():
            left = before.right() - self.width() + 1
            self.move(left, before.top() if self.high else before.bottom() - self.height() + 1)

    def _row(self, number: int, hint: Hint) -> _Advice:
        words = self.look.words
        title = move_words(words, self._kinds, str(hint.action), self.tr("{showcase}, spot {spot}"), words.say("slot.depot"))
        line = hint.line
        reason = self.tr("keeps your hall open") if line is None else f"{words.hint(line)} ({signed(hint.change)})"
        result = "" if hint.points is None else f"{hint.points:.0f}"
        button = PushButton(self.tr("Do it"), kind="primary" if number == 1 else "plain", text_px=13, height=36)
        button.clicked.connect(lambda: self.play_asked.emit(str(hint.action)))
        return _Advice(number, title, reason, LINE_ICONS[line.id] if line is not None else "info", result, button)

    def retranslate(self) -> None:
        self.name(self.tr("Advice"), self.tr("Close"), self.tr("Esc"))
        self._renew()

    # ---- Qt

    def hideEvent(self, event: object) -> None:
        self._clock.stop()
        super().hideEvent(event)  # type: ignore[arg-type]
