"""Shows on the board what a person is about to do: marks, light, the vehicle's way, the keyboard ring, the hall's line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from exhibition_suite.board.renewal import Lateness
from exhibition_suite.board.slot import Mark
from exhibition_suite.games.exhibition.content import CONTINENTS

from .ground import hint, hint_area
from .hall_facts import hall_facts
from .hall_line import COUNT_MS
from .layout import SPOT_PLACES
from .presenter import marks
from .prompts import prompt

if TYPE_CHECKING:
    from .table import ExhibitionTable


class Display:
    """The lights of one table.

    Attributes:
        marks: what each place shows now.
        lit: legal places are shown (key H).
        late: lets them follow the pieces.
    """

    def __init__(self, table: ExhibitionTable) -> None:
        self._table = table
        self.marks: dict[str, Mark] = {}
        self.lit = self._setting = bool(table.look.show_legal)
        self._ground_key: object = None
        self.late = Lateness(table.view)

    def follow_setting(self) -> None:
        """A new choice in the settings counts more than the key."""
        if self._setting != self._table.look.show_legal:
            self.lit = self._setting = self._table.look.show_legal

    def dark(self) -> None:
        """No lights while pieces fly."""
        self.late.change(self._darken)

    def refresh(self) -> None:
        """Everything anew for the intent of the moment."""
        self.late.change(self._show)

    def refresh_for_pointer(self) -> None:
        """The same for a pointer that moves on: without a piece in hand it does not hold the picture of the last move up."""
        if self._table.intent.dragging:
            self.refresh()
        else:
            self.late.change_with_what_waits(self._show)

    def _darken(self) -> None:
        self.marks = {}
        scenery = self._table.scenery
        scenery.show_all()
        scenery.show_marks({})
        scenery.light.shine(None)
        scenery.veil.cover()
        scenery.journey.hide()

    def _show(self) -> None:
        table = self._table
        scene, intent, scenery = table.scene, table.intent, table.scenery
        scenery.show_all()
        flying = scenery.animator.running and not intent.dragging and not intent.pending
        if flying:
            self.marks = {}
        else:
            tags = table.trail.tags(QCoreApplication.translate("ExhibitionTable", "NEW"))
            last = table.trail.last(scene.shown)
            self.marks = marks(scene, intent, table.look, scenery.layout.measures.small, self.lit, last, tags)
        scenery.show_marks(self.marks)
        if not flying:
            scenery.show_headers(self._coming())
        lights = scene.acting and scene.phase == "take" and self.lit and not flying
        scenery.light.shine(scenery.layout.column(scene.view.vehicles[scene.seat]) if lights else None)
        steps_back = scene.acting and scene.phase in ("place", "as", "in") and self.lit and not flying
        scenery.veil.cover(self._unlit() if steps_back else (), scenery.layout.measures.radius)
        self._show_journey()
        self.show_ring()
        self._show_hall_line()
        table.prompt_changed.emit(prompt(scene, intent, table.look, scenery.layout.measures.small))

    def _unlit(self) -> list[QRectF]:
        """What the decision is not about: the market, and every place of the hall where the card cannot lie."""
        lay = self._table.scenery.layout
        lit = {place for place, mark in self.marks.items() if mark.state in ("legal", "aimed", "refused") or mark.selected}
        if self._table.scene.view.aim >= 0:
            lit.add(SPOT_PLACES[self._table.scene.view.aim])  # a white card lies there and is still being chosen for
        return [lay.market(), *(rect for place, rect in lay.spots().items() if place not in lit)]

    def _coming(self) -> int:
        """The continent where a vehicle would come to stand beside the others, or -1."""
        goal, scene = self._next_stop(), self._table.scene
        return goal if goal >= 0 and scene.view.vehicles[scene.seat] != goal else -1

    def _next_stop(self) -> int:
        """The continent the vehicle would go to by what is aimed at, or -1."""
        scene, intent = self._table.scene, self._table.intent
        if not scene.acting or scene.outlook is None:
            return -1
        if scene.phase == "take":
            card = scene.card_considered(intent)
            return scene.outlook.next_stop(card) if card >= 0 else -1
        if scene.phase in ("go", "steer") and intent.aimed.startswith("header:"):
            return CONTINENTS.index(intent.aimed.split(":")[1])
        return -1

    def _show_journey(self) -> None:
        scene, lay = self._table.scene, self._table.scenery.layout
        goal = self._next_stop()
        if goal < 0:
            self._table.scenery.journey.hide()
            return
        at = scene.view.vehicles[scene.seat]
        others = sum(1 for seat, place in enumerate(scene.view.vehicles) if place == goal and seat != scene.seat)
        rect = lay.park(goal, others, others + 1)
        self._table.scenery.journey.travel(lay.header(at), lay.header(goal), rect, self._table.pictures.ghost(scene.seat))

    def _show_hall_line(self) -> None:
        table = self._table
        lay, scene = table.scenery.layout, table.scene
        line = lay.line()
        right = lay.hand().left() - 10 if scene.hand else line.right() - 190
        facts = hall_facts(scene, table.look.words)
        table.view.setAccessibleDescription(facts.spoken)
        animator = table.scenery.animator
        counting = 0 if animator.reduced or animator.speed <= 0 or scene.peeking else round(COUNT_MS / animator.speed)
        table.hall_line.show_facts(facts, table.look.theme("exhibition"), line, right, lay.measures.small, counting)

    def show_ring(self) -> None:
        """The keyboard ring, where the keyboard is on the board and in use."""
        table = self._table
        keys, lay = table.keys, table.scenery.layout
        if keys.visible and table.view.hasFocus() and keys.at in keys.stops():
            table.scenery.focus.show_at(lay.rect(keys.at), lay.measures.radius)
        else:
            table.scenery.focus.hide()
        table.hall_line.open_envelope(table.envelope_open)

    def renew_ground(self) -> None:
        """The ground of all halls is the same but for one line: the continent that One Continent has claimed."""
        table, scene = self._table, self._table.scene
        key = hint(scene.view, scene.shown, "area1", table.look.words, False)
        if key != self._ground_key:
            self._ground_key = key
            table.view.renew_ground(hint_area(table.scenery.layout, "area1"))
