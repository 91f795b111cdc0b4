"""The Exhibition table: shows a running game and turns what hands do into actions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from exhibition_suite.board.sizes import COMPACT_BELOW
from exhibition_suite.board.slot import Mark
from exhibition_suite.board.view import BoardView
from exhibition_suite.engine import Event
from exhibition_suite.games.exhibition.state import VEHICLES

from .course import Course
from .display import Display
from .gestures import GestureDesk
from .ground import paint_ground
from .hall_line import HallLine
from .intent import Intent
from .keyboard import KeyDesk
from .layout import STANDARD, Kind
from .panels import Panels
from .pictures import Pictures
from .presenter import Scene
from .refusing import Refusals
from .scenery import Scenery
from .trail import Trail
from .voice import Voice
from .whites import WhiteDesk
from .worded import LookLike

LARGE_TEXT = 0.86
"""A person who wants larger text gets the compact arrangement, whose letters are larger, where the standard one would be smaller
than this, times the root of the text's scale."""
AROUND = (324, 130)
"""What a window has around its board at standard size; for a table that is a window itself."""


class ExhibitionTable(QWidget):
    """The board of one game of Exhibition.

    Attributes:
        session: the running game, or a replay of one.
        look: language, theme, habits.
        course: follows the session; `scene` is the moment that is shown.
        intent: what the person is about to do.
        completing: a choice of several actions is being played, nothing of it needs to be asked.
        scenery: the items of the board; `display` lights them, `desk` and `keys` listen to hands, `voice` speaks.

    Signals:
        prompt_changed(object): a new `facts.Prompt`.
        refusal_shown(object): a `facts.RefusalNote`.
        refusal_cleared(): the refusal is no longer of interest.
        rule_asked(str): the rulebook should open at this rule.
        hall_changed(): another hall is shown large.
        announced(str): a sentence that a screen reader has been told.
    """

    prompt_changed = Signal(object)
    refusal_shown = Signal(object)
    refusal_cleared = Signal()
    rule_asked = Signal(str)
    hall_changed = Signal()
    announced = Signal(str)

    def __init__(self, session: Any, look: LookLike, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.look = look
        self.intent = Intent()
        self.desk = GestureDesk(self)
        self.keys = KeyDesk(self)
        self.view = BoardView(self.desk, self)
        signs = [seat.sign or VEHICLES[number] for number, seat in enumerate(session.match.seats)]
        self.pictures = Pictures(look, signs)
        self.scenery = Scenery(self.view, self.pictures, look)
        self.hall_line = HallLine(self.view)
        self.trail = Trail()
        self.panels = Panels(self)
        self.whites = WhiteDesk(self)
        self.refusals = Refusals(self)
        self.display = Display(self)
        self.voice = Voice(self)
        self._kind: Kind | None = None
        self._forced: Kind | None = None
        self.completing = False
        self._worded = ("", "")
        self.course = Course(self)
        self._build()
        self._choose_arrangement()
        self.refresh()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.view.scene().addItem(self.hall_line)
        self.view.ground = self._paint_ground
        self.view.tab_moves = self.keys.tab
        self.view.key.connect(self._key)
        self.view.focused.connect(self._focused)
        self.view.pointed.connect(self.panels.watch_envelope)
        self.view.reached.connect(self.keys.reached)
        self.view.resized.connect(self._resized)
        self.view.setAccessibleName(self.tr("Exhibition board"))
        self.setFocusProxy(self.view)
        self.course.follow()
        self.look.changed.connect(self._look_changed)
        self._apply_motion()

    # ---- the moment

    @property
    def live(self) -> bool:
        """The game can be played on here: not a replay, not a past moment."""
        return self.course.live

    @property
    def scene(self) -> Scene:
        """The moment that is shown."""
        return self.course.scene

    @property
    def shown(self) -> int:
        """The seat whose hall is shown large."""
        return self.scene.shown

    @property
    def names(self) -> list[str]:
        return self.scene.names

    @property
    def marks(self) -> dict[str, Mark]:
        """What each place shows now."""
        self.catch_up()
        return dict(self.display.marks)

    @property
    def envelope_open(self) -> bool:
        """The owner of the secret decade looks at the envelope (EX-131)."""
        opened = self.panels.envelope_hovered or self.panels.envelope_shown
        return opened and self.session.viewer == self.scene.viewer == self.scene.shown

    def show_hall(self, seat: int) -> None:
        """Shows another hall large; the same seat again, Esc or the next move go back."""
        self.course.show_hall(seat)

    def set_replay(self, step: int | None) -> None:
        """Shows the moment after the first `step` actions; None goes back to the present."""
        self.course.replay(step)

    def refresh(self) -> None:
        """Arranges everything anew, without motion."""
        self.course.refresh()

    def show_state(self, observation: Any, events: Sequence[Event] = ()) -> None:
        """Shows a given moment (tutorial, demonstration), moving what `events` tell."""
        self.course.show_state(observation, events)

    # ---- what the person is about to do

    @property
    def settled(self) -> bool:
        """The lights are those of the decision that is shown."""
        return not self.display.late.waiting

    def catch_up(self) -> None:
        """Lights at once what would follow the pieces in a moment: somebody acts on it."""
        self.display.late.catch_up()

    def refresh_intent(self) -> None:
        """Shows the intent of the moment on the board and in the prompt."""
        self.display.refresh()

    def cursor_moved(self) -> None:
        """The keyboard cursor stands on another place: aim at it and say it."""
        self.intent.forgive()
        self.refusal_cleared.emit()
        if not self.intent.pending:
            self.intent.aimed = self.keys.at
        self.refresh_intent()
        self.voice.say_cursor()

    def put_cursor(self, place: str | None) -> None:
        """A click: the cursor stands there, without a ring."""
        if place is not None:
            self.keys.at = place
        self.keys.visible = False

    def wake(self) -> bool:
        """Ends a running animation; True if the input that woke it was meant for that alone."""
        meant = self.scenery.animator.running and not self.intent.pending
        self.scenery.animator.finish()
        self.hall_line.finish()
        return meant

    def toggle_lit(self) -> bool:
        """Legal places on or off (key H)."""
        self.display.lit = not self.display.lit
        self.refresh_intent()
        return True

    # ---- acting

    def play(self, action: Any, keep: str = "") -> bool:
        """Plays an action; a piece in `keep` stays where it was dropped until its wish is granted."""
        if not keep:
            self.scenery.let_go()
        self.intent.pending = self.intent.held = ""
        self.intent.choosing = -1
        return bool(self.session.play(action))

    def play_all(self, actions: Sequence[Any]) -> bool:
        """Plays the actions of one choice, one after another."""
        self.scenery.let_go()
        self.intent.forget()
        self.completing = True
        try:
            return all(self.session.play(action) for action in actions)
        finally:
            self.completing = False

    def press(self, button_id: str) -> None:
        """A button of the prompt bar. Raises `KeyError` for a button that this table never offers."""
        acts = {
            "take": self.desk.take_held,
            "go": self.desk.confirm,
            "confirm": self.desk.confirm,
            "depot": self.desk.to_depot,
            "put_back": self.desk.cancel,
            "compare": self.toggle_compare,
            "home": self.course.stop_peeking,
        }
        self.wake()
        acts[button_id]()
        if not self.panels.choosing and self.panels.comparison is None:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- panels and voice

    def take_keyboard(self) -> None:
        """The board has the keyboard, or the question that stands on it."""
        chooser = self.panels.chooser
        if chooser is None:
            self.setFocus()
        elif not chooser.isAncestorOf(self.window().focusWidget()):
            chooser.begin()

    def forgive(self) -> None:
        """The refusal has been read: its callout was closed."""
        self.refusals.forgive()

    def rule_of_the_moment(self) -> str:
        """Id of the rule that matters now (F1)."""
        return self.refusals.rule()

    def rect_on_table(self, rect: QRectF) -> QRectF:
        """A rectangle of the board in the coordinates of this widget."""
        return self.view.rect_on_widget(rect).translated(self.view.pos().x(), self.view.pos().y())

    def toggle_compare(self) -> bool:
        """The cards of the column side by side (key C)."""
        return self.panels.toggle_compare()

    def zoom(self, place: str | None) -> None:
        """A closer look at the card on a place, or an end of it."""
        self.panels.zoom(place)

    def say(self, text: str, urgent: bool = False) -> None:
        """Tells a screen reader, and whoever listens."""
        self.voice.say(text, urgent)

    def spoken(self) -> dict[str, str]:
        """Name of every place, as a screen reader says it."""
        return self.voice.names()

    # ---- look

    def use_arrangement(self, kind: Kind | None) -> None:
        """Fixes the arrangement (`standard`, `compact`); None follows the window's size again."""
        self._forced = kind
        self._choose_arrangement()

    def _wanted_kind(self) -> Kind:
        if self._forced is not None:
            return self._forced
        size = self.window().size()
        width, height = size.width(), size.height()
        if self.isWindow():
            width, height = width + AROUND[0], height + AROUND[1]
        if width < COMPACT_BELOW[0] or height < COMPACT_BELOW[1]:
            return "compact"
        area = STANDARD.area
        factor = min(self.width() / area.width(), self.height() / area.height())
        large = self.look.scale > 1 and self.isVisible() and factor < LARGE_TEXT * math.sqrt(self.look.scale)
        return "compact" if large else "standard"

    def _choose_arrangement(self) -> None:
        kind = self._wanted_kind()
        if kind != self._kind:
            self._kind = kind
            self.scenery.animator.finish()
            self.scenery.use_layout(kind)
            self.scenery.repaint()
            self.desk.keep_raised()

    def _resized(self) -> None:
        self.scenery.animator.finish()
        self.scenery.repaint()
        self.panels.close()
        self.refresh_intent()

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        scene = self.scene
        paint_ground(painter, rect, self.scenery.layout, self.look.theme("exhibition"), scene.view, scene.shown, self.look.words)

    def _apply_motion(self) -> None:
        animator = self.scenery.animator
        animator.speed = 0.0 if self.look.motion == "none" else float(self.look.speed)
        animator.reduced = self.look.motion == "reduced"
        self.view.drag.distance = int(self.look.values.get("drag_distance", 8))

    def _look_changed(self) -> None:
        self._apply_motion()
        self._choose_arrangement()
        self.display.follow_setting()
        self.retranslate()

    def _words_now(self) -> tuple[str, str]:
        """The language, and a word of the window in it: both change with a language, not always at once."""
        return self.look.language, self.tr("Exhibition board")

    def retranslate(self) -> None:
        """Words, colours and pictures anew; nothing of the game changes."""
        self._worded = self._words_now()
        self.scenery.animator.finish()
        self.view.setAccessibleName(self.tr("Exhibition board"))
        self.panels.close()
        self.scenery.repaint()
        self.view.renew_ground()
        if self.intent.rulings:
            self.refusals.show_again()
        self.refresh_intent()

    def _key(self, event: QKeyEvent) -> None:
        if self.keys.press(event):
            event.accept()

    def _focused(self, focused: bool) -> None:
        if focused:
            self.keys.enter_board()
        self.display.show_ring()

    # ---- Qt

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._worded != self._words_now():
            self.retranslate()  # else the look has told it before, and all pictures are made already
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self._choose_arrangement()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._choose_arrangement()
        super().resizeEvent(event)
