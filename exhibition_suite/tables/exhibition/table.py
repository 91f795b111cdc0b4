"""The Exhibition table: shows a running game and turns what hands do into actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from exhibition_suite.board.accessible import Spoken, announce, give_voice, tell_focus
from exhibition_suite.board.slot import PLAIN, Mark
from exhibition_suite.board.view import BoardView
from exhibition_suite.engine import OVER, Event, Ruling
from exhibition_suite.games.exhibition.content import CONTINENTS
from exhibition_suite.games.exhibition.showcases import DEPOT, SLOT_OF
from exhibition_suite.games.exhibition.state import VEHICLES
from exhibition_suite.tables.facts import RefusalNote

from .gestures import GestureDesk
from .ground import paint_ground
from .hall_facts import hall_facts
from .hall_line import HallLine
from .intent import Intent
from .keyboard import KeyDesk
from .layout import Kind
from .notes import refusal_note
from .outlook import Choice, choice_for, complete
from .panels import Panels
from .pictures import Pictures
from .presenter import Scene, marks
from .prompts import prompt
from .scenery import Scenery
from .setting import card_of, setting, stages
from .speech import place_name, spoken_names
from .trail import Trail
from .worded import LookLike

COMPACT_BELOW = (1440, 810)
"""Window size below which the compact arrangement is used."""
STEP_PAUSE = 90


class ExhibitionTable(QWidget):
    """The board of one game of Exhibition.

    Attributes:
        session: the running game, or a replay of one.
        look: language, theme, habits.
        scene: the moment that is shown.
        intent: what the person is about to do.
        scenery: the items of the board.

    Signals:
        prompt_changed(object): a new `facts.Prompt`.
        refusal_shown(object): a `facts.RefusalNote`.
        refusal_cleared(): the refusal is no longer of interest.
        rule_asked(str): the rulebook should open at this rule.
        announced(str): a sentence that a screen reader has been told.
    """

    prompt_changed = Signal(object)
    refusal_shown = Signal(object)
    refusal_cleared = Signal()
    rule_asked = Signal(str)
    announced = Signal(str)

    def __init__(self, session: Any, look: LookLike, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.look = look
        self.intent = Intent()
        self.lit = bool(look.show_legal)
        self.desk = GestureDesk(self)
        self.keys = KeyDesk(self)
        self.view = BoardView(self.desk, self)
        signs = [seat.sign or VEHICLES[number] for number, seat in enumerate(session.match.seats)]
        self.pictures = Pictures(look, signs)
        self.scenery = Scenery(self.view, self.pictures, look)
        self.hall_line = HallLine()
        self.trail = Trail()
        self.panels = Panels(self)
        self._kind: Kind | None = None
        self._forced: Kind | None = None
        self._step: int | None = None
        self._shown = self._first_hall()
        self._secret_decade = bool(session.match.options.secret_decade)
        self._marks: dict[str, Mark] = {}
        self._ground_key: object = None
        self.scene = self._look_at()
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
        self.view.resized.connect(self._resized)
        self.view.setAccessibleName(self.tr("Exhibition board"))
        self.setFocusProxy(self.view)
        give_voice(self.view, self._voice)
        self.scenery.animator.finished.connect(self._landed)
        self.session.moved.connect(self._moved)
        for name in ("decision_changed", "finished", "curtain_asked"):
            signal = getattr(self.session, name, None)
            if signal is not None:
                signal.connect(self._decided)
        self.look.changed.connect(self._look_changed)
        self._apply_motion()

    # ---- the moment

    @property
    def live(self) -> bool:
        """The game can be played on here: not a replay, not a past moment."""
        return self._step is None and hasattr(self.session, "play")

    @property
    def shown(self) -> int:
        """The seat whose hall is shown large."""
        return self._shown

    @property
    def names(self) -> list[str]:
        return self.scene.names

    @property
    def marks(self) -> dict[str, Mark]:
        """What each place shows now."""
        return dict(self._marks)

    def _first_hall(self) -> int:
        people = [number for number, seat in enumerate(self.session.match.seats) if seat.player == "person"]
        return people[0] if people else 0

    def _observation(self) -> Any:
        viewer = self.session.viewer
        if self._step is not None:
            return self.session.match.at(self._step).observe(viewer)
        return self.session.view_state(viewer)

    def _look_at(self) -> Scene:
        """The moment as it stands; picks the hall to show."""
        observation = self._observation()
        seat, viewer = observation.view.seat, self.session.viewer
        seats = self.session.match.seats
        acting = self.live and seat != OVER and seat == viewer and seats[seat].player == "person"
        if acting:
            self._shown = seat
        elif viewer >= 0 and seats[viewer].player == "person" and self.live:
            self._shown = viewer
        elif seat >= 0 and not any(s.player == "person" for s in seats):
            self._shown = seat
        return Scene(observation, seats, viewer, self._shown, acting, self._secret_decade)

    def show_hall(self, seat: int) -> None:
        """Shows another hall large, until the next decision of a person."""
        self._shown = seat
        observation = self._observation()
        acting = self.scene.acting and seat == self.scene.seat
        self.scene = Scene(observation, self.session.match.seats, self.session.viewer, seat, acting, self._secret_decade)
        self.intent = Intent()
        self.scenery.show([setting(self.scene.view, seat)])
        self._landed()

    def set_replay(self, step: int | None) -> None:
        """Shows the moment after the first `step` actions; None goes back to the present."""
        if step == self._step:
            return
        forward = self._step is not None and step == self._step + 1
        self._step = step
        events = self.session.match.steps[step - 1].events if forward and step else ()
        self._moved(events)

    def refresh(self) -> None:
        """Arranges everything anew, without motion."""
        self.scene = self._look_at()
        self.trail.read(self.session.match, self._step, self.scene.view)
        self.scenery.show_at_once(setting(self.scene.view, self._shown))
        self._landed()

    def show_state(self, observation: Any, events: Sequence[Event] = ()) -> None:
        """Shows a given moment (tutorial, demonstration), moving what `events` tell."""
        scene = Scene(observation, self.session.match.seats, self.session.viewer, self._shown, False, self._secret_decade)
        self._show(scene, events)

    def _moved(self, events: Sequence[Event]) -> None:
        self.view.drag.cancel()
        self._show(self._look_at(), events)

    def _show(self, scene: Scene, events: Sequence[Event]) -> None:
        seat_before = self.scene.shown
        wish = self.intent.wish
        self.intent.forget()
        self.panels.close_choices()
        self.clear_refusal()
        self.scene = scene
        self.trail.read(self.session.match, self._step, scene.view)
        after = setting(scene.view, self._shown)
        path = stages(self.scenery.now, after, events, self._shown) if events and seat_before == self._shown else [after]
        self._hold_bots(True)
        self._marks = {}
        self.scenery.show_marks({})
        self.scenery.light.shine(None)
        self.scenery.journey.hide()
        self.scenery.show(path, STEP_PAUSE if events else 0)
        self.intent.wish = wish if scene.hand else ""
        if not self.scenery.animator.running:
            self._landed()

    def _decided(self, *_: object) -> None:
        """The session has told all: whose turn it is may have changed with the curtain."""
        scene = self._look_at()
        if (scene.acting, scene.shown, scene.viewer) != (self.scene.acting, self.scene.shown, self.scene.viewer):
            if scene.shown != self.scene.shown:
                self.scene = scene
                self.trail.read(self.session.match, self._step, scene.view)
                self.scenery.show([setting(scene.view, self._shown)])
            self.scene = scene
        self.desk.grant_wish_soon()
        self._say_turn()
        if not self.scenery.animator.running:
            self._landed()

    def _landed(self) -> None:
        """All pieces lie: light what may be done next."""
        if self.scene.acting and self.keys.visible:
            self.keys.enter_board()
        if self.scene.acting and self.scene.phase in ("as", "in") and not self.panels.choosing:
            self.resume_choice()
        self.refresh_intent()
        self._hold_bots(False)

    def _hold_bots(self, held: bool) -> None:
        """Bots wait until everybody has seen the last move."""
        name = "hold" if held else "let_go"
        call = getattr(self.session, name, None)
        if call is not None:
            call("table")

    # ---- what the person is about to do

    def refresh_intent(self) -> None:
        """Shows marks, light, journey, hall line and prompt for the intent of the moment."""
        scene, intent, lay = self.scene, self.intent, self.scenery.layout
        flying = self.scenery.animator.running and not intent.dragging and not intent.pending
        small = lay.measures.small
        self._marks = (
            {} if flying else marks(scene, intent, self.look, small, self.lit, self.trail.last(scene.shown), self.trail.tags(self.tr("NEW")))
        )
        self.scenery.show_marks(self._marks)
        lights = scene.acting and scene.phase == "take" and self.lit and not flying
        self.scenery.light.shine(lay.column(scene.view.vehicles[scene.seat]) if lights else None)
        self._show_journey()
        self._show_ring()
        self._show_hall_line()
        self.prompt_changed.emit(prompt(scene, intent, self.look))

    def _show_journey(self) -> None:
        scene, intent, lay = self.scene, self.intent, self.scenery.layout
        journey = self.scenery.journey
        card = scene.card_considered(intent) if scene.acting and scene.phase == "take" else -1
        goal = scene.outlook.next_stop(card) if card >= 0 and scene.outlook is not None else -1
        if scene.acting and scene.phase in ("go", "steer") and intent.aimed.startswith("header:"):
            goal = CONTINENTS.index(intent.aimed.split(":")[1])
        if goal < 0 or not scene.acting:
            journey.hide()
            return
        at = scene.view.vehicles[scene.seat]
        others = sum(1 for seat, place in enumerate(scene.view.vehicles) if place == goal and seat != scene.seat)
        rect = lay.park(goal, others, others + 1)
        journey.travel(lay.header(at), lay.header(goal), rect, self.pictures.ghost(scene.seat))

    def _show_hall_line(self) -> None:
        lay, scene = self.scenery.layout, self.scene
        line = lay.line()
        right = lay.hand().left() - 10 if scene.hand else line.right() - 190
        facts = hall_facts(scene, self.look.words)
        self.hall_line.show_facts(facts, self.look.theme("exhibition"), line, right, lay.measures.small)

    def _show_ring(self) -> None:
        keys = self.keys
        if keys.visible and self.view.hasFocus() and keys.at in keys.stops():
            self.scenery.focus.show_at(self.scenery.layout.rect(keys.at), self.scenery.layout.measures.radius)
        else:
            self.scenery.focus.hide()
        self.hall_line.open_envelope(self.hall_line_opened)

    @property
    def hall_line_opened(self) -> bool:
        """The owner of the secret decade looks at the envelope."""
        return self.panels.envelope_hovered and self.scene.viewer == self.scene.shown

    def cursor_moved(self) -> None:
        """The keyboard cursor stands on another place: aim at it and say it."""
        place = self.keys.at
        self.intent.forgive()
        self.refusal_cleared.emit()
        if not self.intent.pending:
            self.intent.aimed = place
        self.refresh_intent()
        stops = list(self.keys.stops())
        if place in stops:
            tell_focus(self.view, stops.index(place))

    def put_cursor(self, place: str | None) -> None:
        """A click: the cursor stands there, without a ring."""
        if place is not None:
            self.keys.at = place
        self.keys.visible = False

    def wake(self) -> bool:
        """Ends a running animation; True if there was one: the input was meant for it."""
        if not self.scenery.animator.running or self.intent.pending:
            self.scenery.animator.finish()
            return False
        self.scenery.animator.finish()
        return True

    def toggle_lit(self) -> bool:
        """Legal places on or off (key H)."""
        self.lit = not self.lit
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
        return all(self.session.play(action) for action in actions)

    def press(self, button_id: str) -> None:
        """A button of the prompt bar."""
        self.wake()
        acts = {
            "take": self.desk.take_held,
            "go": self.desk.confirm,
            "confirm": self.desk.confirm,
            "depot": self.desk.to_depot,
            "put_back": self.desk.cancel,
            "compare": self.toggle_compare,
        }
        acts[button_id]()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- refusals

    def refuse(self, place: str, rulings: Sequence[Ruling]) -> None:
        """Shows why something may not be done, at its place."""
        if not rulings:
            return
        self.intent.refused = place if place in self.scenery.slots and rulings[0].rule != "EX-026" else ""
        self.intent.rulings = list(rulings)
        self.refresh_intent()
        piece = self.scenery.now.at(place)
        if piece is not None and piece.id in self.scenery.items:
            self.scenery.animator.shake(self.scenery.items[piece.id])
        note = self._note(place, rulings)
        self.refusal_shown.emit(note)
        self.say(f"{note.title}. {note.sentence}", urgent=True)

    def _note(self, place: str, rulings: Sequence[Ruling]) -> RefusalNote:
        spot = self.scene.spot_of(place)
        words = self.look.words
        where = ""
        if 0 <= spot < DEPOT:
            where = words.say(f"kind.{self.scene.view.kinds[SLOT_OF[spot]]}")
        clear = [
            self.rect_on_table(self.scenery.layout.rect(other)) for other, mark in self._marks.items() if mark.state in ("legal", "aimed")
        ]
        rect = self.scenery.layout.rect(place) if place else self.scenery.layout.line()
        return refusal_note(rulings, where, self.rect_on_table(rect), clear, words, self.names)

    def forgive(self) -> None:
        """The refusal has been read."""
        if self.intent.forgive():
            self.refresh_intent()
        self.refusal_cleared.emit()

    def clear_refusal(self) -> None:
        """A refusal of an earlier moment goes away."""
        if self.intent.forgive():
            self.refusal_cleared.emit()

    def rect_on_table(self, rect: QRectF) -> QRectF:
        """A rectangle of the board in the coordinates of this widget."""
        on_view = self.view.rect_on_widget(rect)
        return on_view.translated(self.view.pos().x(), self.view.pos().y())

    # ---- panels

    def toggle_compare(self) -> bool:
        """The cards of the column side by side (key C)."""
        return self.panels.toggle_compare()

    def zoom(self, place: str | None) -> None:
        """A closer look at the card on a place, or an end of it."""
        self.panels.zoom(place)

    def consider_zoom(self, place: str | None) -> None:
        """The pointer rests on a place: look closer after a while."""
        self.panels.consider_zoom(place)

    def close_panels(self) -> bool:
        """Closes what lies over the board; False if nothing did."""
        return self.panels.close()

    def open_chooser(self, choice: Choice) -> None:
        """Asks for the values of a white card that is to lie on a spot."""
        self.refresh_intent()
        self.panels.open_chooser(choice)

    def resume_choice(self) -> None:
        """A white card lies on its spot already, in the game itself: ask for what is left."""
        scene = self.scene
        if not scene.acting or scene.phase not in ("as", "in") or scene.outlook is None:
            return
        card, spot = int(scene.view.hand), int(scene.view.aim)
        values = tuple(action.value for action in scene.view.actions())
        if scene.phase == "as":
            years = choice_for(scene.outlook.holding(card), card, spot).years
            choice = Choice(spot, values, years)
        else:
            choice = Choice(spot, (), tuple(1900 + value for value in values))
        self.intent.choosing = spot
        self.scenery.raise_on(scene.hand, scene.place_of(spot))
        self.panels.open_chooser(choice)

    def chosen(self, spot: int, continent: int, year: int) -> None:
        """The values of a white card are chosen: play what the engine asks for."""
        scene = self.scene
        actions = complete(scene.view, spot, continent, year) if scene.phase == "place" else self._rest(continent, year)
        self.play_all(actions)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rest(self, continent: int, year: int) -> list[Any]:
        """The actions that end a choice which the game has already begun."""
        state = self.scene.view.copy()
        found: list[Any] = []
        while state.seat == self.scene.seat and state.phase in ("as", "in"):
            text = f"as {CONTINENTS[continent]}" if state.phase == "as" else f"in {year}"
            action = self.session.match.game.parse(text)
            found.append(action)
            state.apply(action)
        return found

    def choice_given_up(self) -> None:
        """The white card goes back to the hand; a choice that the game has begun is undone."""
        scene = self.scene
        self.intent.choosing = -1
        self.intent.pending = ""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if scene.phase in ("as", "in"):
            self.session.undo()
            return
        if scene.hand:
            self.scenery.fly_home(scene.hand)
        self.refresh_intent()

    # ---- speaking

    def say(self, text: str, urgent: bool = False) -> None:
        """Tells a screen reader, and whoever listens."""
        announce(self.view, text, urgent)
        self.announced.emit(text)

    def _say_turn(self) -> None:
        facts = prompt(self.scene, self.intent, self.look)
        self.say(facts.title)

    def _pieces_by_place(self) -> dict[str, str]:
        return {piece.place: piece.id for piece in self.scenery.now if card_of(piece.id) >= 0}

    def spoken(self) -> dict[str, str]:
        """Name of every place, as a screen reader says it."""
        return spoken_names(self.scene, self.keys.stops(), self._pieces_by_place(), self._marks, self.look.words)

    def _voice(self) -> list[Spoken]:
        found = []
        for place, name in self.spoken().items():
            mark = self._marks.get(place, PLAIN)
            rect = self.view.rect_on_widget(self.scenery.layout.rect(place)).toRect()
            chosen = mark.selected or self._pieces_by_place().get(place) == self.intent.held != ""
            found.append(Spoken(place, name, rect, self.keys.visible and place == self.keys.at, chosen, mark.state == "refused"))
        return found

    def tooltip_for(self, place: str) -> str:
        """What a place is, for whoever rests the pointer on it."""
        return place_name(self.scene, place, self.look.words)

    # ---- look

    def use_arrangement(self, kind: Kind | None) -> None:
        """Fixes the arrangement (`standard`, `compact`); None follows the window's size again."""
        self._forced = kind
        self._choose_arrangement()

    def _wanted_kind(self) -> Kind:
        if self._forced is not None:
            return self._forced
        window = self.window().size()
        width, height = window.width(), window.height()
        if self.isWindow():
            width, height = width + 324, height + 130
        return "compact" if width < COMPACT_BELOW[0] or height < COMPACT_BELOW[1] else "standard"

    def _choose_arrangement(self) -> None:
        kind = self._wanted_kind()
        if kind != self._kind:
            self._kind = kind
            self.scenery.animator.finish()
            self.scenery.use_layout(kind)
            self.scenery.repaint()

    def _resized(self) -> None:
        self.scenery.animator.finish()
        self.scenery.repaint()
        self.panels.close()
        self.refresh_intent()

    def _paint_ground(self, painter: Any, rect: QRectF) -> None:
        theme = self.look.theme("exhibition")
        paint_ground(painter, rect, self.scenery.layout, theme, self.scene.view, self._shown, self.look.words)

    def _apply_motion(self) -> None:
        animator = self.scenery.animator
        animator.speed = 0.0 if self.look.motion == "none" else float(self.look.speed)
        animator.reduced = self.look.motion == "reduced"
        self.view.drag.distance = int(self.look.values.get("drag_distance", 8))

    def _look_changed(self) -> None:
        self._apply_motion()
        self.retranslate()

    def retranslate(self) -> None:
        """Words, colours and pictures anew; nothing of the game changes."""
        self.scenery.animator.finish()
        self.view.setAccessibleName(self.tr("Exhibition board"))
        self.panels.close()
        self.scenery.repaint()
        self.view.renew_ground()
        if self.intent.rulings:
            self.refusal_shown.emit(self._note(self.intent.refused, self.intent.rulings))
        self.refresh_intent()

    def _key(self, event: QKeyEvent) -> None:
        if self.keys.press(event):
            event.accept()

    def _focused(self, focused: bool) -> None:
        if focused:
            self.keys.enter_board()
        self._show_ring()

    # ---- Qt

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._choose_arrangement()
        super().resizeEvent(event)

