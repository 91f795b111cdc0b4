"""The one prompt bar: whose turn it is and what may be done, the steps of the turn, what the move would give, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from exhibition_suite.engine import SeatSetup
from exhibition_suite.tables.facts import Prompt, PromptButton, StepMark

from .controls import PushButton, SeatSign, check_mark, plate
from .frames import Ground
from .lettering import Lettering, draw_line, text_width
from .preview_box import PreviewBox
from .skin import Skinned


class StepLine(Skinned, QWidget):
    """The steps of a turn: done (check mark), now (filled disc with a dot), next (open ring)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: Sequence[StepMark] = ()
        self._compact = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_steps(self, steps: Sequence[StepMark], compact: bool) -> None:
        self._steps, self._compact = steps, compact
        now = next((step.label for step in steps if step.state == "now"), "")
        self.setAccessibleName(", ".join(step.label for step in steps))
        self.setAccessibleDescription(now)
        self.updateGeometry()
        self.update()

    def texts(self) -> list[str]:
        return [step.label for step in self._steps]

    def _gap(self) -> float:
        font = self.skin.font(12, 600)
        widest = max((text_width(step.label, font) for step in self._steps), default=0.0)
        return max(42.0 if self._compact else 56.0, widest + 10)

    def sizeHint(self) -> QSize:
        return QSize(round(self._gap() * len(self._steps)), self.skin.px(44))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        gap = self._gap()
        radius = 8.0 if self._compact else 9.0
        y = radius + 2
        for index in range(len(self._steps) - 1):
            left = (index + 0.5) * gap + radius + 4
            done = self._steps[index].state == "done"
            painter.fillRect(QRectF(left, y - 0.75, gap - 2 * radius - 8, 1.5), skin.color("lineS" if done else "line"))
        for index, step in enumerate(self._steps):
            disc = QRectF((index + 0.5) * gap - radius, y - radius, 2 * radius, 2 * radius)
            if step.state == "done":
                plate(painter, disc, radius, skin.color("legal"), None)
                check_mark(painter, disc.center(), radius * 0.9, skin.color("onState"), 2)
            elif step.state == "now":
                plate(painter, disc, radius, skin.color("accent"), None)
                plate(painter, disc.adjusted(5.5, 5.5, -5.5, -5.5), 3.5, skin.color("onAccent"), None)
            else:
                plate(painter, disc, radius, skin.color("surface"), skin.color("lineS"), 1.5)
            now = step.state == "now"
            painter.setFont(skin.font(12, 600 if now else 500))
            painter.setPen(skin.color("ink" if now else "ink2"))
            words = QRectF(index * gap, y + radius + 2, gap, self.height() - y - radius - 2)
            draw_line(painter, words, step.label, Qt.AlignmentFlag.AlignHCenter)


class PromptBar(Ground):
    """The bar along the lower edge.

    Signals:
        pressed: id of the prompt button that was pressed.
    """

    pressed = Signal(str)

    def __init__(self, seats: Sequence[SeatSetup], parent: QWidget | None = None) -> None:
        super().__init__("surface", parent, top=("accent", 3))
        self._seats = seats
        self._prompt = Prompt(-1, "")
        self._compact = False
        self._side = 304
        self.sign = SeatSign("", -1, 48, parent=self)
        self.title = Lettering("", 17, 700, shrink=True, parent=self)
        self.hint = Lettering("", 13, 500, "ink2", shrink=True, parent=self)
        self.steps = StepLine(self)
        self.preview = PreviewBox(self)
        self.buttons: dict[str, PushButton] = {}
        self._made: dict[str, PushButton] = {}  # also those that are not wanted just now: most come back with the next step
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    # ---- what it shows

    def show_prompt(self, prompt: Prompt) -> None:
        """Shows what may be done now."""
        self._prompt = prompt
        seat = prompt.seat
        sign = self._seats[seat].sign if 0 <= seat < len(self._seats) else ""
        self.sign.set_sign(sign, seat, self._seats[seat].name if sign else "")
        self.sign.setVisible(seat >= 0)
        self.title.setText(prompt.title)
        self.hint.setText(prompt.hint)
        self.steps.set_steps(prompt.steps, self._compact)
        self.preview.show_preview(prompt.preview)
        self._set_buttons(prompt.buttons)
        self._lay_out()

    def _set_buttons(self, wanted: Sequence[PromptButton]) -> None:
        """Buttons that stay keep the keyboard; the others wait, hidden, until they are wanted again."""
        kept = {fact.id for fact in wanted}
        gone = [self.buttons.pop(key) for key in list(self.buttons) if key not in kept]
        for old in gone:
            old.hide()  # the keyboard may go to the board, which then asks for another prompt at once
        if self._prompt.buttons is not wanted:
            return
        for fact in wanted:
            button = self.buttons[fact.id] = self._button(fact.id)
            button.kind = "primary" if fact.primary else "plain"
            button.setText(fact.text)
            button.set_icon(fact.icon)
            button.set_key_hint(fact.key)
            button.setEnabled(fact.enabled)
            button.setToolTip(fact.why)
            button.setAccessibleDescription(fact.why)
            button.show()
        self.buttons = {fact.id: self.buttons[fact.id] for fact in wanted}

    def _button(self, key: str) -> PushButton:
        if key not in self._made:
            button = self._made[key] = PushButton(parent=self)
            button.clicked.connect(lambda _checked=False: self.pressed.emit(key))
        return self._made[key]

    def texts(self) -> list[str]:
        """All words of the bar in reading order."""
        return [self.title.text(), self.hint.text(), *self.steps.texts(), *self.preview.texts(), *(b.text() for b in self.buttons.values())]

    def set_measures(self, compact: bool, side: int) -> None:
        """Compact or not; `side` is the width of the side column, under which the buttons stand."""
        self._compact, self._side = compact, side
        self.title.resize_type(15 if compact else 17)
        self.hint.resize_type(12.5 if compact else 13)
        self.preview.set_compact(compact)
        self.steps.set_steps(self._prompt.steps, compact)
        self.updateGeometry()
        self._lay_out()

    # ---- where it stands

    def _lay_out(self) -> None:
        pad = 12 if self._compact else 16
        top, bottom = 3, self.height()
        middle = top + (bottom - top) / 2
        left = pad
        if self.sign.isVisibleTo(self):
            side = self.skin.px(42 if self._compact else 48)
            self.sign.setGeometry(left, round(middle - side / 2), side, side)
            left += side + (10 if self._compact else 12)
        right = self._place_buttons(middle)
        preview = self.preview.sizeHint()
        title = text_width(self.title.text(), self.title.type()) + 4
        hint = text_width(self.hint.text(), self.hint.type()) + 4
        title = max(title, hint if self._prompt.preview is None else min(300.0, hint))
        steps = self.steps.sizeHint()
        space = right - 12 - left
        wide = min(preview.width(), max(240, int(space - title - (steps.width() + 40 if self._prompt.steps else 0))))
        self.preview.setGeometry(right - 10 - wide, round(middle - preview.height() / 2), wide, preview.height())
        end = self.preview.x() - 16 if self._prompt.preview is not None else right - 16
        self._place_steps(left, end, title, middle, steps)

    def _place_steps(self, left: float, end: float, title: float, middle: float, steps: QSize) -> None:
        shown = bool(self._prompt.steps) and end - left - steps.width() - 12 >= min(title, 220)
        self.steps.setVisible(shown)
        text_end = end
        if shown:
            x = end - steps.width() - (24 if not self._compact else 4)
            x = min(x, max(left + title + 28, self.width() * 0.335))
            self.steps.setGeometry(round(x), round(middle - steps.height() / 2), steps.width(), steps.height())
            text_end = x - 12
        width = round(text_end - left)
        first, second = self.title.sizeHint().height(), self.hint.sizeHint().height()
        gap = 0 if self._compact else 2
        y = round(middle - (first + gap + second) / 2) if self.hint.text() else round(middle - first / 2)
        self.title.setGeometry(round(left), y, width, first)
        self.hint.setGeometry(round(left), y + first + gap, width, second)
        self.hint.setVisible(bool(self.hint.text()))

    def _place_buttons(self, middle: float) -> int:
        """Puts the buttons under the side column; returns where they begin."""
        edge = 8 if self._compact else 12
        gap = 6 if self._compact else 8
        for button in self.buttons.values():
            button.text_px = 13 if self._compact else 14
            button.set_height(42 if self._compact else 44)
        wanted: list[float] = [button.minimumSizeHint().width() + 8 for button in self.buttons.values()]
        room = self._side - gap * max(0, len(wanted) - 1)
        if wanted and sum(wanted) < room:
            spare = room - sum(wanted)
            wanted = [width + spare / len(wanted) for width in wanted]
        x = float(self.width() - edge)
        for button, width in zip(reversed(self.buttons.values()), reversed(wanted), strict=True):
            x -= width
            height = button.sizeHint().height()
            button.setGeometry(round(x), round(middle - height / 2), round(width), height)
            x -= gap
        return round(x + gap) if wanted else self.width() - edge - self._side

    # ---- Qt

    def reskin(self) -> None:
        super().reskin()
        self._lay_out()

    def sizeHint(self) -> QSize:
        skin = self.skin
        words = QFontMetricsF(self.title.type()).height() + QFontMetricsF(self.hint.type()).height() + 16
        return QSize(1000, max(64 if self._compact else 78, round(words), self.preview.sizeHint().height() + 12 if skin.scale > 1 else 0))

    def minimumSizeHint(self) -> QSize:
        return QSize(600, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()
        super().resizeEvent(event)
