"""The scene of one table: every piece and place as an item, kept in step with an arrangement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, QTimer

from exhibition_suite.board import levels
from exhibition_suite.board.agreement import disagreements
from exhibition_suite.board.animator import Animator, Step
from exhibition_suite.board.arrangement import Arrangement, Piece, difference
from exhibition_suite.board.piece import PictureItem, PieceItem
from exhibition_suite.board.slot import PLAIN, FocusItem, Mark, SlotItem
from exhibition_suite.board.view import BoardView
from exhibition_suite.games.exhibition.content import CONTINENTS

from .aim_items import ColumnLight, JourneyItem, VeilItem
from .layout import COLUMN_PLACES, HAND_SCALE, HEADER_PLACES, Kind, Layout, layout
from .pictures import HEADER_MARGIN, Pictures
from .setting import face_on, seat_of_vehicle
from .worded import LookLike

DEPOT_ANGLE = 180.0
"""Cards in the depot are turned (EX-042)."""
IDLE_AFTER, IDLE_STEP = 700, 40
"""Milliseconds until pictures are made ahead, and between two of them."""


class Scenery:
    """Items for pieces, places and headers.

    Attributes:
        now: the arrangement that the scene shows, or is flying to.
        items: pieces by id; slots: places by id.
        layout: the rectangles of the moment.
    """

    def __init__(self, view: BoardView, pictures: Pictures, look: LookLike) -> None:
        self.view = view
        self.pictures = pictures
        self.animator = Animator(view)
        self.now = Arrangement()
        self.layout: Layout = layout("standard")
        self.items: dict[str, PieceItem] = {}
        self.slots: dict[str, SlotItem] = {}
        self.focus = FocusItem()
        self.light = ColumnLight()
        self.journey = JourneyItem()
        self.veil = VeilItem()
        self._look = look
        self._idle = QTimer(view)
        self._idle.timeout.connect(self._make_ahead)
        self._headers: list[PictureItem] = []
        self._held = self._loose = self._raised = ""
        scene = view.scene()
        for item in (self.focus, self.light, self.journey, self.veil):
            scene.addItem(item)
        for _ in CONTINENTS:
            header = PictureItem(levels.PLACES + 1)
            scene.addItem(header)
            self._headers.append(header)
        for place in (*self.layout.spots(), *COLUMN_PLACES, *HEADER_PLACES):
            slot = SlotItem(place, self.layout.rect(place), self.layout.measures.radius)
            slot.ground = not place.startswith("header:")
            scene.addItem(slot)
            scene.addItem(slot.overlay)
            self.slots[place] = slot

    def use_layout(self, kind: Kind) -> None:
        """Another arrangement of the board; pictures are made anew by `repaint`."""
        self.layout = layout(kind)
        for place, slot in self.slots.items():
            slot.move_to(self.layout.rect(place), self.layout.measures.radius)
        self.view.show_area(self.layout.measures.area)

    def repaint(self) -> None:
        """Makes all pictures anew: size, theme or language changed."""
        theme = self._look.theme("exhibition")
        self.pictures.renew(self.layout.measures, self.view.sharpness)
        self._idle.start(IDLE_AFTER)
        self.show_headers()
        for slot in self.slots.values():
            slot.set_theme(theme, self.pictures.paint_sign)
        self.focus.set_colors(theme.color("focus"), theme.color("surface"), float(self._look.focus_width))
        self.light.set_theme(theme)
        self.journey.set_theme(theme)
        self.veil.set_theme(theme)
        for item in self.items.values():
            self._dress(item)
        self.settle()

    def _make_ahead(self) -> None:
        """While nothing happens, pictures are made one by one, so that a card turned up later is there at once."""
        if self.animator.running or self.view.drag.dragging:
            return
        self._idle.setInterval(IDLE_STEP)
        if not self.pictures.make_another():
            self._idle.stop()

    def show_headers(self, coming: int = -1) -> None:
        """The headers, each with its name beside the vehicles that stand on it, or (`coming`) would stand on it."""
        standing = _parked(self.now)
        for number, header in enumerate(self._headers):
            rect = self.layout.header(number)
            count = standing[f"park:{CONTINENTS[number]}"] + (number == coming)
            first = self.layout.park(number, max(0, count - 1), count)
            taken = rect.right() - first.left() + 8
            around = rect.adjusted(-HEADER_MARGIN, -HEADER_MARGIN, HEADER_MARGIN, HEADER_MARGIN)
            make = partial(self.pictures.header, number, taken)
            header.show_picture((self.pictures.edition, round(taken)), make, around)

    def where(self, place: str, arrangement: Arrangement | None = None) -> tuple[QPointF, float]:
        """Centre and angle of a place."""
        pieces = self.now if arrangement is None else arrangement
        count = _parked(pieces)[_header(place)] if place.startswith("park:") else 1
        angle = DEPOT_ANGLE if place.startswith("depot@") else 0.0
        return self.layout.rect(place, count).center(), angle

    def rect_of(self, place: str) -> QRectF:
        return self.layout.rect(place)

    def show_all(self) -> None:
        """No piece waits any more for the one that a hand has moved."""
        for item in self.items.values():
            item.wait_no_more()

    def settle(self) -> None:
        """Everything lies where it belongs at once."""
        self.animator.finish()
        self.show_all()
        for piece in self.now:
            item = self.items.get(piece.id)
            if item is not None and piece.id != self._held:
                centre, angle = self.where(piece.place)
                item.put(centre, angle)
                item.setOpacity(1.0)

    def show_at_once(self, arrangement: Arrangement) -> None:
        """Shows an arrangement without any motion."""
        self.animator.finish()
        change = difference(self.now, arrangement)
        self.now = arrangement
        for piece in change.gone:
            self._remove(piece.id)
        for piece in (*change.moved, *change.repainted):
            self._renew(piece)
        for piece in change.new:
            self._add(piece)
        self.settle()

    def show(self, stages: Sequence[Arrangement], pause: int = 0, afterwards: Sequence[Step] = ()) -> None:
        """Flies through the stages to the last one, then plays further steps. The model is already there."""
        self.animator.finish()
        if self._idle.isActive():
            self._idle.start()  # from here on nothing happens again: no picture is made between a hand's release and what it did
        if self.animator.speed <= 0:
            stages = stages[-1:]  # nobody sees what lies between
        steps = []
        before = self.now
        for stage in stages:
            steps.append(self._step(before, stage, pause))
            before = stage
        if stages:
            self._bring_home(steps, stages)
            self.now = stages[-1]
        self.animator.play([*steps, *afterwards])

    def _bring_home(self, steps: list[Step], stages: Sequence[Arrangement]) -> None:
        """A piece that was let go in the air and stays on its place in the model flies back to it."""
        piece = self.now.get(self._loose)
        self._loose = ""
        if piece is None or any(stage.get(piece.id) is None or stage[piece.id].place != piece.place for stage in stages):
            return
        item = self.items[piece.id]
        self._dress(item)
        steps[0].moves.append((item, *self.where(piece.place)))
        depth = self._resting(piece)
        steps[-1].after = _both(steps[-1].after, lambda: item.set_depth(depth))

    def _step(self, before: Arrangement, after: Arrangement, pause: int) -> Step:
        change = difference(before, after)
        step = Step(pause=pause)

        def begin() -> None:
            for piece in change.gone:
                if piece.id in self.items:
                    step.leaves.append(self.items[piece.id])
            for piece in change.moved:
                if piece.id == self._held:
                    self.items[piece.id].piece = piece
                    continue
                item = self._renew(piece, flying=True)
                step.moves.append((item, *self.where(piece.place, after)))
            for piece in self._crowded(before, after):
                step.moves.append((self.items[piece.id], *self.where(piece.place, after)))
            for piece in change.repainted:
                self._renew(piece)
            for piece in change.new:
                item = self._add(piece)
                item.waits = self.animator.speed <= 0 and not self.pictures.ready(piece.face)
                start = self.where("stock", after)[0] if piece.place.startswith("column:") and len(change.new) == 1 else None
                step.enters.append((item, *self.where(piece.place, after), start))

        def end() -> None:
            for piece in change.gone:
                self._remove(piece.id)
            for piece in (*change.moved, *change.repainted, *change.new):
                self._come_to_rest(piece)

        step.before, step.after = begin, end
        return step

    def _crowded(self, before: Arrangement, after: Arrangement) -> list[Piece]:
        """Pieces that keep their place but must shift, since more or fewer vehicles park there now."""
        were, are = _parked(before), _parked(after)
        return [
            piece
            for piece in after
            if piece.place.startswith("park:")
            and (old := before.get(piece.id)) is not None
            and old.place == piece.place
            and were[_header(piece.place)] != are[_header(piece.place)]
        ]

    def _come_to_rest(self, piece: Piece) -> None:
        item = self.items.get(piece.id)
        if item is not None and piece.id != self._held:
            self._dress(item)
            item.set_depth(self._resting(piece))

    def _resting(self, piece: Piece) -> int:
        return 3 if piece.place == "hand" else 1

    def _add(self, piece: Piece) -> PieceItem:
        item = PieceItem(piece, self._size(piece), self._radius(piece))
        self.items[piece.id] = item
        self.view.scene().addItem(item)
        self._dress(item)
        item.set_depth(self._resting(piece))
        return item

    def _renew(self, piece: Piece, flying: bool = False) -> PieceItem:
        item = self.items[piece.id]
        item.piece = piece
        if flying:
            _, item.resting_scale = self._shape(piece)
            item.set_depth(4)
        else:
            self._dress(item)
            item.set_depth(self._resting(piece))
        return item

    def _remove(self, name: str) -> None:
        item = self.items.pop(name, None)
        if item is not None:
            self.view.scene().removeItem(item)
            item.deleteLater()

    def _shape(self, piece: Piece) -> tuple[QSizeF, float]:
        """Size and scale of a piece that lies on its place."""
        return self._size(piece), HAND_SCALE if piece.place == "hand" else 1.0

    def _size(self, piece: Piece) -> QSizeF:
        measures = self.layout.measures
        if seat_of_vehicle(piece.id) >= 0:
            return QSizeF(measures.park, measures.park)
        return QSizeF(measures.depot_width, measures.card.height()) if piece.place.startswith("depot@") else measures.card

    def _radius(self, piece: Piece) -> float:
        return 8.0 if seat_of_vehicle(piece.id) >= 0 else self.layout.measures.radius

    def _dress(self, item: PieceItem) -> None:
        """Size and picture of a piece where it lies, or as it would lie on the place over which it stands."""
        theme = self._look.theme("exhibition")
        piece = item.piece
        if self._raised and piece.id == self._held:
            piece = replace(piece, place=self._raised, face=face_on(self._raised, piece.face))
        size, item.resting_scale = self._shape(piece)
        item.set_size(size, self._radius(piece))
        face = piece.face
        item.set_picture(lambda: self.pictures.of(face), theme.color("shade"), theme.dark)

    # ---- what hands do

    def take_up(self, piece: str) -> None:
        """A piece is in the air: it no longer lies on its place."""
        self.animator.finish()
        self._held, self._raised = piece, ""
        item = self.items[piece]
        self._dress(item)
        item.set_depth(4)
        item.setScale(1.0)

    def fly_home(self, piece: str) -> None:
        """A piece that was in the air returns to its place."""
        self._held = self._raised = ""
        item = self.items.get(piece)
        if item is None:
            return
        self.hang_no_entry(piece, False)
        self._dress(item)
        centre, angle = self.where(item.piece.place)
        resting = self._resting(item.piece)
        self.animator.play([Step(moves=[(item, centre, angle)], after=lambda: item.set_depth(resting))])

    def hang_no_entry(self, piece: str, refused: bool) -> None:
        """Says on the piece in the air that it may not be dropped here."""
        item = self.items.get(piece)
        if item is not None:
            theme = self._look.theme("exhibition")
            item.set_refused(refused, theme.color("refuse"), theme.color("surface"), theme.color("onRefuse"))

    def let_go(self) -> None:
        """The piece in the air is left where it is; the next arrangement moves it."""
        self._loose, self._held, self._raised = self._held, "", ""

    def release(self) -> None:
        """Whatever is still held or raised goes with the next arrangement: a move made elsewhere (advice, undo) overtook it."""
        if self._held:
            self.let_go()

    def raise_on(self, piece: str, place: str) -> None:
        """A piece stands raised on a place until it is confirmed."""
        self.animator.finish()
        self._held, self._raised = piece, place
        item = self.items[piece]
        self._dress(item)
        item.set_depth(3)
        self.animator.play([Step(moves=[(item, *self._above(place))])])

    def keep_over(self, place: str) -> None:
        """What is in the air stands over this place at once."""
        item = self.items.get(self._held)
        if item is not None:
            self._raised = place
            self._dress(item)
            item.put(*self._above(place))

    def _above(self, place: str) -> tuple[QPointF, float]:
        return self.layout.rect(place).center() + QPointF(0, -5), -1.5

    # ---- marks

    def show_marks(self, marks: Mapping[str, Mark]) -> None:
        occupied = {piece.place for piece in self.now}
        for place, slot in self.slots.items():
            slot.show_mark(marks.get(place, PLAIN), place not in occupied)

    def disagreements(self) -> list[str]:
        """See `board.agreement`."""
        return disagreements(self.items, self.now, self.where, self._shape, self._held)


def _parked(pieces: Arrangement) -> Counter[str]:
    """How many vehicles stand on each header."""
    return Counter(_header(piece.place) for piece in pieces if piece.place.startswith("park:"))


def _header(place: str) -> str:
    """The header of a parking place."""
    return place.rpartition(":")[0]


def _both(first: Callable[[], None] | None, second: Callable[[], None]) -> Callable[[], None]:
    """One call after the other."""

    def call() -> None:
        if first is not None:
            first()
        second()

    return call
