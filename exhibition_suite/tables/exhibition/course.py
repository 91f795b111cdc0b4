"""The course of the game on the table: which moment is shown, in which hall, and how one moment turns into the next."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF

from exhibition_suite.board.animator import Step
from exhibition_suite.engine import OVER, Event

from .award import award_steps
from .intent import Intent
from .presenter import Scene
from .setting import setting, stages

if TYPE_CHECKING:
    from .table import ExhibitionTable

STEP_PAUSE = 90
"""Milliseconds between two things that happen in one turn."""
TURN_PAUSE = 420
"""Milliseconds before the hall of the next person is shown, so that the last move is seen where it was made."""


class Course:
    """Follows a session and shows its moments on one table.

    Attributes:
        scene: the moment that is shown.
        step: number of actions after which a past moment is shown, or None for the present.
    """

    def __init__(self, table: ExhibitionTable) -> None:
        self._table = table
        self._session = table.session
        self._secret_decade = bool(self._session.match.options.secret_decade)
        self._home = self._first_hall()
        self._peeking: int | None = None
        self._coming: Scene | None = None
        self._waited = False
        self._decision: object = None
        self._landed: Scene | None = None
        self.step: int | None = None
        self.scene = self.look()

    def follow(self) -> None:
        """Listens to the session from now on."""
        self._table.scenery.animator.finished.connect(self.landed)
        self._session.moved.connect(self._moved)
        for name in ("decision_changed", "finished", "curtain_asked"):
            signal = getattr(self._session, name, None)
            if signal is not None:
                signal.connect(self._decided)

    # ---- which moment, which hall

    @property
    def live(self) -> bool:
        """The game can be played on here: not a replay, not a past moment."""
        return self.step is None and hasattr(self._session, "play")

    def _first_hall(self) -> int:
        people = [number for number, seat in enumerate(self._session.match.seats) if seat.player == "person"]
        return people[0] if people else 0

    def _observation(self) -> Any:
        viewer = self._session.viewer
        if self.step is not None:
            return self._session.match.at(self.step).observe(viewer)
        return self._session.view_state(viewer)

    def look(self) -> Scene:
        """The moment as it stands; picks the hall to show: that of the person who decides or watches, else of who decides."""
        observation = self._observation()
        seat, viewer = observation.view.seat, self._session.viewer
        seats = self._session.match.seats
        acting = self.live and seat != OVER and seat == viewer and seats[seat].player == "person"
        if acting:
            self._home = seat
        elif viewer >= 0 and seats[viewer].player == "person" and self.live:
            self._home = viewer
        elif seat >= 0 and not any(one.player == "person" for one in seats):
            self._home = seat
        return Scene(observation, seats, viewer, self._home, acting, self._secret_decade)

    def show_hall(self, seat: int) -> None:
        """Shows another hall; the same seat again, Esc or the next move go back."""
        self._table.view.drag.cancel()
        self._peeking = seat if seat not in (self._home, self._peeking) else None
        self._turn_to_hall()

    def stop_peeking(self) -> bool:
        """Back to the hall of the one who plays; False if it is shown already."""
        if self._peeking is None:
            return False
        self._peeking = None
        self._turn_to_hall()
        return True

    def _turn_to_hall(self) -> None:
        table = self._table
        self._coming = None
        table.refusals.clear()
        table.panels.close()
        table.scenery.release()
        table.intent = Intent()
        scene = self.look()
        self._turn(scene if self._peeking is None else scene.peek(self._peeking))

    def _turn(self, scene: Scene) -> None:
        """The pieces of one hall make place for those of another."""
        self._become(scene)
        table = self._table
        table.scenery.show([setting(scene.view, scene.shown)])

    def _become(self, scene: Scene) -> None:
        table, before = self._table, self.scene.shown
        self.scene = scene
        table.trail.read(self._session.match, self.step, scene.view)
        table.display.renew_ground()
        if scene.shown != before:
            table.hall_changed.emit()

    # ---- from one moment to the next

    def replay(self, step: int | None) -> None:
        """Shows the moment after the first `step` actions; None goes back to the present."""
        if step == self.step:
            return
        forward = self.step is not None and step == self.step + 1
        self.step = step
        self._moved(self._session.match.steps[step - 1].events if forward and step else ())

    def refresh(self) -> None:
        """Arranges everything anew, without motion."""
        self._coming = None
        self._become(self.look())
        self._table.scenery.show_at_once(setting(self.scene.view, self.scene.shown))
        self.landed()

    def show_state(self, observation: Any, events: Sequence[Event]) -> None:
        """Shows a given moment; nothing can be played on it."""
        scene = Scene(observation, self._session.match.seats, self._session.viewer, self._home, False, self._secret_decade)
        self._show(scene, events)

    def _moved(self, events: Sequence[Event]) -> None:
        self._table.view.drag.cancel()
        self._show(self.look(), events)

    def _show(self, scene: Scene, events: Sequence[Event]) -> None:
        table = self._table
        hall_before, wish = self.scene.shown, table.intent.wish
        self._coming, self._peeking, self._waited = None, None, False
        table.view.drag.forget()
        table.intent.forget()
        table.panels.close_choices()
        table.refusals.clear()
        if events and hall_before != scene.shown:
            self._coming = scene
            scene = _in_hall(scene, hall_before)
        self._become(scene)
        after = setting(scene.view, scene.shown)
        path = stages(table.scenery.now, after, events, scene.shown) if events else [after]
        self._hold_bots(True)
        table.display.dark()
        wish = wish if scene.hand else ""
        if not wish:
            table.scenery.release()
        table.scenery.show(path, STEP_PAUSE if events else 0, self._awards(events))
        table.intent.wish = wish

    def _awards(self, events: Sequence[Event]) -> list[Step]:
        """Plaques for what happens rarely."""
        table = self._table
        board = table.view.scene()
        centre = table.scenery.layout.line().center() + QPointF(0, 60)

        def sentence(event: Event) -> str:
            text = table.look.words.log("exhibition", event, self.scene.names)
            table.say(text)
            return text

        return award_steps(events, sentence, table.look.theme("exhibition"), centre, board.addItem, board.removeItem)

    def _decided(self, *_: object) -> None:
        """The session has told all: whose turn it is may have changed with the curtain."""
        table = self._table
        scene = self.look()
        if self._coming is not None or (scene.shown != self.scene.shown and table.scenery.animator.running):
            self._coming = scene
        elif self._peeking is None and _seen(scene) != _seen(self.scene):
            table.panels.seal_envelope()
            if scene.shown != self.scene.shown:
                self._turn(scene)
            else:
                self.scene = scene
        if getattr(self._session, "curtain_for", OVER) >= 0:  # nothing is still told of what the one before may know
            table.view.setAccessibleDescription("")
            table.display.late.catch_up()
        table.desk.grant_wish_soon()
        table.voice.say_turn()
        if not table.scenery.animator.running and self._landed is not self.scene:
            self.landed()

    def landed(self) -> None:
        """All pieces lie: turn to the next hall, or light what may be done next."""
        table = self._table
        if self._coming is not None and not self._waited:
            self._waited = True
            table.scenery.animator.play([Step(pause=TURN_PAUSE)])
            return
        if self._coming is not None:
            scene, self._coming, self._waited = self._coming, None, False
            self._turn(scene)
            return
        scene = self.scene
        decision = (scene.acting, scene.seat, scene.phase, scene.hand, len(self._session.match.steps))
        if scene.acting and decision != self._decision:
            table.keys.begin()
        self._decision = decision
        if scene.acting and scene.phase in ("as", "in") and table.intent.choosing < 0 and not table.completing:
            table.whites.resume()
        table.refresh_intent()
        self._landed = scene
        self._hold_bots(False)

    def _hold_bots(self, held: bool) -> None:
        """Bots wait until everybody has seen the last move."""
        call = getattr(self._session, "hold" if held else "let_go", None)
        if call is not None:
            call("table")


def _in_hall(scene: Scene, seat: int) -> Scene:
    """The same moment in another hall, while its last move is still under way there."""
    other = copy(scene)
    other.shown, other.acting = seat, False
    return other


def _seen(scene: Scene) -> tuple[bool, int, int]:
    """What the curtain may change about a moment."""
    return scene.acting, scene.shown, scene.viewer
