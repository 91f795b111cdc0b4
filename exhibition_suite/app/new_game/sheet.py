"""The new-game sheet."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from exhibition_suite.app.controls import CheckBox, Divider, Dropdown, Heading, Label, PushButton, Slider, TextInput
from exhibition_suite.app.icon_view import IconView
from exhibition_suite.app.look import Look
from exhibition_suite.app.sheet import Scroller, Sheet
from exhibition_suite.board.sizes import COMPACT_BELOW
from exhibition_suite.bots.levels import LEVELS
from exhibition_suite.games import load_game

from .plan import PERSON, Plan, filled_names, read_seed, remembered
from .seats import SeatList
from .variants import Variants

PACES = (0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0)
"""Stops of the bots' pace."""

SEATS_SHARE = 0.38
"""Share of the sheet's width that the seats take beside the variants."""

SEATS_LEAST = 506
"""Px at 100 % that a seat with a bot needs: less would move the columns when the first bot sits down."""

HINTS = {"values": (True, True), "places": (True, False), "none": (False, False)}
"""Choice -> (legal places are lit, they carry their value)."""


def plan_for(look: Look, game_id: str) -> Plan:
    """The last set-up of a game, or the default one."""
    game = load_game(game_id)
    kept = look.values["setups"].get(game_id)
    level = str(look.values["bot_level"])
    return remembered(game_id, kept, game.signs, (PERSON, *LEVELS), level if level in LEVELS else "normal")


class _Column(QWidget):
    """A column that is never narrower than it was told."""

    _kept = 0

    def keep_width(self, width: int) -> None:
        """The least width in px; its content may need more."""
        if width != self._kept:
            self._kept = width
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(max(hint.width(), self._kept), hint.height())


class NewGameSheet(Sheet):
    """Who plays, with which variants, and how.

    Attributes:
        seats: the list of seats.
        variants: the game's own options.
        start, hints, undo, pace, seed: the common ones.
        keep: whether this set-up is the next default.
        open_button, quick_button, cancel_button: in the foot.

    Signals:
        started: the game shall begin, with this `Plan`.
    """

    started = Signal(object)

    def __init__(self, look: Look, game_id: str, plan: Plan | None = None, parent: QWidget | None = None) -> None:
        super().__init__(look, game_id, QSize(1380, 776), parent=parent)
        self.game_id = game_id
        self._game = load_game(game_id)
        self._plan = plan or plan_for(look, game_id)
        self._make_left()
        self.variants = Variants(look, self._game.Options, self._plan.options)
        self.variants.changed.connect(self._changed)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setContentsMargins(0, 0, 6, 0)
        self._columns.setSpacing(22)
        self._columns.addWidget(self._left, 36)
        self._divider = Divider(vertical=True)
        self._columns.addWidget(self._divider)
        self._columns.addWidget(self.variants, 64)
        content = QWidget()
        content.setLayout(self._columns)
        self.scroller = Scroller(content)
        self.body.setContentsMargins(32, 4, 24, 8)
        self.body.addWidget(self.scroller)
        self._make_foot()
        self.retranslate()
        self._changed()

    # ---- parts

    def _make_left(self) -> None:
        self._left = _Column()
        column = self._left_column = QVBoxLayout(self._left)
        column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        self.seats_title = Heading("", 18)
        self.seats_note = Label("", "note", "ink2")
        head.addWidget(self.seats_title)
        head.addStretch(1)
        head.addWidget(self.seats_note)
        column.addLayout(head)
        self.seats = SeatList(self.look, self._plan.seats, self._game, tuple(LEVELS))
        self.seats.changed.connect(self._changed)
        column.addWidget(self.seats)
        self.level_help = Label("", "small", "ink2", wrap=True)
        column.addWidget(self.level_help)
        self._rows: dict[str, Label] = {}
        self.start = Dropdown(icon="dice")
        self.start.chosen.connect(lambda _key: self._changed())
        self.hints = Dropdown(icon="eye")
        self.undo = Dropdown(icon="undo")
        self.undo.chosen.connect(lambda _key: self._changed())
        self.pace = Slider(0, len(PACES) - 1, _nearest(self.look.bot_speed))
        self.pace.valueChanged.connect(lambda _value: self._say_pace())
        self.pace_words = Label("", "note", "ink2")
        self.seed = TextInput()
        self.seed.setMaxLength(16)
        self.seed.textChanged.connect(lambda _text: self._check_seed())
        self.seed_note = Label("", "small", "refuse", wrap=True)
        self.seed_note.hide()
        for name, control in (("start", self.start), ("hints", self.hints), ("undo", self.undo), ("pace", self.pace), ("seed", self.seed)):
            column.addLayout(self._row(name, control))
        column.addWidget(self.seed_note)
        column.addStretch(1)

    def _row(self, name: str, control: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        label = Label("", "label")
        self._rows[name] = label
        control.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row.addWidget(label, 4)
        row.addWidget(control, 5)
        if name == "pace":
            row.addWidget(self.pace_words)
        return row

    def _make_foot(self) -> None:
        self.keep = CheckBox("", True, "save")
        self.time_icon = IconView("clock", 18)
        self.time = Label("", "label", "ink2")
        self.quick_button = PushButton("", "skip", "quiet")
        self.cancel_button = PushButton("", kind="plain", key_hint="Esc")
        self.open_button = PushButton("", "check", "primary", text_px=15)
        self.foot.addWidget(self.keep)
        self.foot.addStretch(1)
        self.foot.addWidget(self.time_icon)
        self.foot.addWidget(self.time)
        self.foot.addWidget(self.quick_button)
        self.foot.addWidget(self.cancel_button)
        self.foot.addWidget(self.open_button)
        self.cancel_button.clicked.connect(self.leave)
        self.open_button.clicked.connect(self.start_game)
        self.quick_button.clicked.connect(self.start_quickly)

    # ---- what is chosen

    def plan(self) -> Plan:
        """The set-up as it stands in the sheet."""
        options: dict[str, Any] = self.variants.options()
        if "start" in self._game.Options.model_fields:
            chosen = self.start.value()
            options["start"] = chosen if chosen == "random" else int(chosen)
        seed, _usable = read_seed(self.seed.text())
        return Plan(self.game_id, self.seats.plans(), options, self.undo.value() == "free", seed)

    def show_plan(self, plan: Plan) -> None:
        """Fills the sheet with another set-up."""
        self._plan = plan
        self.seats.set_plans(plan.seats)
        self.variants.choose({**_defaults(self._game.Options), **plan.options})
        self.undo.choose("free" if plan.free_undo else "revealed")
        self._fill_start(str(plan.options.get("start", "random")))
        self._changed()

    def start_game(self) -> None:
        """Begins the game, unless the deal's number cannot be used: then the keyboard goes there."""
        if not self._check_seed():
            self.seed.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        plan = self.plan()
        chosen: dict[str, Any] = {"bot_speed": PACES[self.pace.value()]}
        lit, valued = HINTS[self.hints.value()]
        chosen.update(show_legal=lit, show_values=valued)
        if self.keep.isChecked():
            chosen["setups"] = {**self.look.values["setups"], self.game_id: plan.plain()}
        self.look.set(**chosen)
        self.started.emit(plan)
        self.closed.emit()

    def start_quickly(self) -> None:
        """Begins at once with the set-up used last, whatever is chosen in the sheet."""
        self.started.emit(plan_for(self.look, self.game_id))
        self.closed.emit()

    def first_focus(self) -> QWidget | None:
        return self.open_button

    # ---- reacting

    def _changed(self) -> None:
        if not hasattr(self, "open_button"):
            return
        plan = self.plan()
        self.seats.suggest(filled_names(plan))
        taken = self.tr("{taken} of {most} taken").format(taken=len(plan.seats), most=self._game.seats[-1])
        self.seats_note.setText(taken)
        self.time.setText(self.tr("about {minutes} minutes").format(minutes=plan.minutes()))
        self._fill_start(self.start.value())
        self._say_level(plan)
        assisted = self.tr("The result will be marked as assisted.")
        self.undo.setToolTip(assisted if plan.free_undo else "")
        self.undo.setAccessibleDescription(self.undo.toolTip())

    def _say_level(self, plan: Plan) -> None:
        words = self.look.words
        levels = dict.fromkeys(seat.player for seat in plan.seats if seat.player != PERSON)
        lines = [words.pair(*(words.level(level, self.game_id, style) for style in ("full", "help"))) for level in levels]
        if plan.free_undo:
            lines.append(self.tr("Undo without limits: the result will be marked as assisted."))
        self.level_help.setText("\n".join(lines))
        self.level_help.setVisible(bool(lines))

    def _fill_start(self, keep: str) -> None:
        """Random, or one of those who sit down."""
        words = self.look.words
        choices = [("random", words.say("option.start.random"))]
        names = filled_names(Plan(self.game_id, self.seats.plans()))
        choices += [(str(number), name) for number, name in enumerate(names)]
        known = keep if keep in dict(choices) else "random"
        self.start.set_choices(choices, known)

    def _say_pace(self) -> None:
        pace = PACES[self.pace.value()]
        text = self.tr("normal") if pace == 1 else f"{pace:g}×"
        self.pace_words.setText(text)
        self.pace.setAccessibleDescription(text)

    def _check_seed(self) -> bool:
        _seed, usable = read_seed(self.seed.text())
        why = "" if usable else self.tr("Only digits, at most 12 of them; leave it empty for a random deal.")
        self.seed.set_wrong(why)
        self.seed_note.setText(why)
        self.seed_note.setVisible(bool(why))
        return usable

    def retranslate(self) -> None:
        super().retranslate()
        words = self.look.words
        self.set_title(self.tr("New game · {game}").format(game=words.say(f"game.{self.game_id}.title")))
        self.seats_title.setText(self.tr("Seats"))
        names = {
            "start": words.say("option.start"),
            "hints": self.tr("Hints"),
            "undo": self.tr("Undo"),
            "pace": self.tr("Bot speed"),
            "seed": self.tr("Number of the deal"),
        }
        controls = {"start": self.start, "hints": self.hints, "undo": self.undo, "pace": self.pace, "seed": self.seed}
        for name, text in names.items():
            self._rows[name].setText(text)
            controls[name].setAccessibleName(text)
        shown = next(key for key, pair in HINTS.items() if pair == (self.look.show_legal, self.look.show_legal and self.look.show_values))
        self.hints.set_choices(
            [("values", self.tr("Legal places and values")), ("places", self.tr("Legal places")), ("none", self.tr("No hints"))],
            self.hints.value() or shown,
        )
        self.undo.set_choices(
            [("revealed", self.tr("Until something is revealed")), ("free", self.tr("Without limits (assisted)"))],
            self.undo.value() or ("free" if self._plan.free_undo else "revealed"),
        )
        self._fill_start(self.start.value() or str(self._plan.options.get("start", "random")))
        self.seed.setPlaceholderText(self.tr("leave empty for a random deal"))
        self._check_seed()
        self.keep.setText(self.tr("Keep this set-up as my default"))
        self.quick_button.setText(self.tr("Quick start"))
        self.quick_button.setToolTip(self.tr("Starts at once with your last set-up"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.open_button.setText(self.tr("Open the museum"))
        self._say_pace()
        self._changed()

    def _fold(self) -> None:
        """Two columns where there is room for both, else one below the other; all lower in a compact window."""
        dense = self.window().height() < COMPACT_BELOW[1]
        self._left_column.setSpacing(6 if dense else 9)
        self.seats.set_dense(dense)
        self.variants.set_dense(dense)
        wide = self.width() > 1100 * max(1.0, self.skin.scale)
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._divider.setVisible(wide)
        # A width of its own: the columns stay where they are, whoever sits down.
        self._left.keep_width(max(round((self.width() - 56) * SEATS_SHARE), self.skin.px(SEATS_LEAST)) if wide else 0)
        narrow = self.width() < 1000 * max(1.0, self.skin.scale)
        self.quick_button.setVisible(not narrow)
        self.time_icon.setVisible(not narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fold()
        super().resizeEvent(event)


def _nearest(pace: float) -> int:
    return min(range(len(PACES)), key=lambda stop: abs(PACES[stop] - pace))


def _defaults(model: Any) -> dict[str, Any]:
    return {name: entry.default for name, entry in model.model_fields.items()}
