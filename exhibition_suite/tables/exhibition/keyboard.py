"""The table by keys alone: a cursor that walks from place to place, and one letter for each thing one may do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from exhibition_suite.board.cursor import Direction, nearest, next_group
from exhibition_suite.board.key_names import key_of

from .gestures import HEADER
from .layout import COLUMN_PLACES, DEPOT_PLACES, HEADER_PLACES, SPOT_PLACES
from .setting import seat_of_vehicle

if TYPE_CHECKING:
    from .table import ExhibitionTable

ARROWS: dict[Qt.Key, Direction] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}


class KeyDesk:
    """The keyboard cursor of one table.

    Attributes:
        at: the place under the cursor, or "".
        visible: the ring is shown: the board has the keyboard and a key was used last.
    """

    def __init__(self, table: ExhibitionTable) -> None:
        self._table = table
        self.at = ""
        self.visible = False

    def stops(self) -> dict[str, QRectF]:
        """All places the cursor may stand on."""
        table = self._table
        lay = table.scenery.layout
        lying = {piece.place for piece in table.scenery.now if seat_of_vehicle(piece.id) < 0}
        found = {place: lay.rect(place) for place in HEADER_PLACES}
        found |= {place: lay.rect(place) for place in COLUMN_PLACES if place in lying}
        if "hand" in lying and not table.intent.pending:
            found["hand"] = lay.hand()
        found |= {place: lay.rect(place) for place in (*SPOT_PLACES, *DEPOT_PLACES)}
        return found

    def lit(self) -> list[str]:
        """The places that the decision is about, in board order."""
        scene, intent = self._table.scene, self._table.intent
        if not scene.acting:
            return []
        if scene.phase in ("go", "steer"):
            return scene.header_places()
        if scene.phase == "take" and not intent.held:
            return list(scene.column_places())
        return [scene.place_of(spot) for spot in scene.legal_spots(scene.card_considered(intent))]

    def groups(self) -> list[list[str]]:
        """Market, hall, depot: what Tab goes through; lit places stand first in their group."""
        stops = self.stops()
        lit = set(self.lit())
        parts = [
            [place for place in stops if place.startswith((HEADER, "column:"))],
            [place for place in stops if place == "hand"],
            [place for place in stops if place in SPOT_PLACES],
            [place for place in stops if place in DEPOT_PLACES],
        ]
        return [sorted(part, key=lambda place: place not in lit) for part in parts if part]

    def tab(self, step: int) -> bool:
        """Tab and Shift+Tab: to the next group, and out of the board after the last one."""
        self._table.wake()
        if not self.at:
            self._go(self._start())
            return True
        target = next_group(self.groups(), self.at, step)
        if target is None:
            return False
        self._go(target)
        return True

    def enter_board(self) -> None:
        """The board got the keyboard: the cursor stands where it was, or on the first lit place."""
        if not self.at or self.at not in self.stops():
            self.at = self._start()

    def begin(self) -> None:
        """Another decision of this person: the cursor stands on the first place that it is about."""
        lit = self.lit()
        if lit and self.at not in lit:
            self.at = lit[0]
        if self.visible and self.at and not self._table.intent.pending:
            self._table.intent.aimed = self.at

    def reached(self) -> None:
        """The keyboard came here by Tab: the cursor is seen."""
        self.enter_board()
        self._go(self.at)

    def _start(self) -> str:
        lit = self.lit()
        return lit[0] if lit else next(iter(self.stops()))

    def press(self, event: QKeyEvent) -> bool:
        """A key was pressed on the board; False if it means nothing here."""
        table = self._table
        key = Qt.Key(event.key())
        deed = self._deed(event)
        if deed is not None:
            table.wake()
            return deed()
        modifiers = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if modifiers:
            return False
        if key == Qt.Key.Key_Space:
            return table.wake() or self._choose(event)
        table.wake()
        if key in ARROWS:
            self._arrow(ARROWS[key], bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._choose(event)
        if key == Qt.Key.Key_Escape:
            return table.desk.cancel()
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            return self._number(key - Qt.Key.Key_1)
        return False

    def _deed(self, event: QKeyEvent) -> Callable[[], bool] | None:
        """What the key does by the list of keys, which a person may change at any time; a key held down does it once."""
        table = self._table
        deeds: dict[str, Callable[[], bool]] = {
            "depot": table.desk.to_depot,
            "legal": table.toggle_lit,
            "compare": table.toggle_compare,
            "zoom": self._look_closer,
            "secret": table.panels.toggle_envelope,
            "rule_now": self._ask_rule,
        }
        pressed = "" if event.isAutoRepeat() else key_of(event)
        return next((act for deed, act in deeds.items() if pressed and pressed == table.look.key(deed)), None)

    def _choose(self, event: QKeyEvent) -> bool:
        """Enter: what a click would do, and what the primary button does. A key held down never confirms."""
        table, scene, intent = self._table, self._table.scene, self._table.intent
        if event.isAutoRepeat():
            return True
        if intent.rulings:
            table.refusals.forgive()
            return True
        if scene.acting and intent.pending:
            table.desk.confirm()
        elif (scene.acting and scene.phase == "take" and intent.held and self.at in scene.column_places()) or (self.visible and self.at):
            table.desk.clicked(self.at)
        elif scene.acting and scene.phase == "take":
            table.desk.take_held()
        elif scene.acting:
            table.desk.confirm()
        return True

    def _arrow(self, direction: Direction, free: bool) -> None:
        """To the nearest lit place in that direction, else to the nearest of all; with Shift always to the nearest of all."""
        stops = self.stops()
        if self.at not in stops:
            self._go(self._start())
            return
        if not self.visible:
            self._go(self.at)
            return
        target = None
        lit = self.lit()
        if not free and self._table.display.lit and self.at in lit:
            target = nearest({place: stops[place] for place in lit if place in stops}, self.at, direction)
        target = target or nearest(stops, self.at, direction)
        if target is not None:
            self._go(target)

    def _number(self, number: int) -> bool:
        lit = self.lit()
        if number >= len(lit):
            return False
        self._go(lit[number])
        if self._table.scene.phase == "take" and not self._table.intent.held:
            self._table.desk.clicked(lit[number])
        return True

    def _ask_rule(self) -> bool:
        self._table.rule_asked.emit(self._table.rule_of_the_moment())
        return True

    def _look_closer(self) -> bool:
        self._table.zoom(self.at if self.visible else self._table.intent.aimed or None)
        return True

    def _go(self, place: str) -> None:
        self.at = place
        self.visible = True
        self._table.cursor_moved()
