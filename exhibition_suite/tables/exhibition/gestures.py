"""From hands to actions: dragging, clicking and keys all end in `choose`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QTimer

from exhibition_suite.board.drag import Gesture
from exhibition_suite.board.piece import DRAG_TILT, PieceItem
from exhibition_suite.engine import OVER, Ruling
from exhibition_suite.games.exhibition.actions import GO, PLACE, TAKE
from exhibition_suite.games.exhibition.content import CONTINENT, CONTINENTS, WHITE
from exhibition_suite.games.exhibition.rules import FIXED
from exhibition_suite.games.exhibition.showcases import DEPOT

from .layout import COLUMN_PLACES, DEPOT_PLACES, HEADER_PLACES
from .outlook import choice_for
from .setting import card_of, seat_of_vehicle

if TYPE_CHECKING:
    from .table import ExhibitionTable

HEADER = "header:"
COLUMN = "column:"


def continent_of(place: str) -> int:
    """The continent of a header or of a market place."""
    return CONTINENTS.index(place.split(":")[1])


class GestureDesk:
    """Answers the hands of the person in front of the table (see `board.drag.Hands`)."""

    def __init__(self, table: ExhibitionTable) -> None:
        self._table = table

    # ---- where

    def piece_under(self, point: QPointF) -> PieceItem | None:
        items = self._table.scenery.items.values()
        found = [item for item in items if item.box.contains(item.mapFromScene(point))]
        return max(found, key=lambda item: item.zValue()) if found else None

    def place_under(self, point: QPointF, holding: str) -> str | None:
        table = self._table
        lay, scene = table.scenery.layout, table.scene
        if not holding and scene.hand and lay.hand().contains(point) and table.intent.pending == "":
            return "hand"
        for place, rect in lay.spots().items():
            if rect.adjusted(-3, -3, 3, 3).contains(point):
                return scene.place_of(DEPOT) if holding and place in DEPOT_PLACES else place
        if holding and lay.case("depot").contains(point):
            return scene.place_of(DEPOT)
        for place in HEADER_PLACES:
            if lay.rect(place).contains(point):
                return place
        for place in COLUMN_PLACES:
            if lay.rect(place).contains(point) and (table.scenery.now.at(place) or not holding):
                return place
        if holding and scene.phase == "take" and point.y() > lay.measures.wall:
            return "hand"
        return None

    # ---- dragging

    def may_lift(self, piece: str) -> bool:
        table, scene = self._table, self._table.scene
        table.wake()
        seat = seat_of_vehicle(piece)
        place = table.scenery.now[piece].place
        if not scene.acting:
            table.refusals.refuse(place, self._not_mine())
            return False
        if seat >= 0:
            if seat == scene.seat and scene.phase in ("go", "steer"):
                return True
            at = continent_of(place)
            table.refusals.refuse(f"{HEADER}{CONTINENTS[at]}", scene.view.refusals(GO[at]) or [Ruling("EX-033", "VEHICLE_FIXED")])
            return False
        if piece == scene.hand:
            return scene.phase in ("place", "steer")
        card = card_of(piece)
        if place.startswith(COLUMN):
            rulings = scene.view.refusals(TAKE[card])
            if rulings:
                table.refusals.refuse(place, rulings)
            return not rulings
        table.refusals.refuse(place, [FIXED])
        return False

    def lifted(self, piece: str) -> None:
        table, intent = self._table, self._table.intent
        intent.forgive()
        intent.dragging = piece
        intent.pending = ""
        self._choose_no_more()
        if table.scene.phase == "take":
            intent.held = piece
        table.scenery.take_up(piece)
        table.scenery.items[piece].setRotation(DRAG_TILT if seat_of_vehicle(piece) < 0 else 0.0)
        table.refresh_intent()

    def aim(self, place: str | None) -> None:
        table, intent = self._table, self._table.intent
        intent.aimed = place or ""
        if intent.dragging:
            intent.forgive()
            if place is not None:
                rulings = self._refusals(intent.dragging, place)
                if rulings:
                    intent.refused, intent.rulings = place, rulings
            table.scenery.hang_no_entry(intent.dragging, bool(intent.rulings))
        table.display.refresh_for_pointer()
        table.panels.consider_zoom(place if not intent.dragging else None)

    def dropped(self, gesture: Gesture) -> bool:
        intent = self._table.intent
        intent.dragging = ""
        intent.forgive()
        self._table.scenery.hang_no_entry(gesture.piece, False)
        with self._table.display.late.pieces_first():
            return self.choose(gesture.piece, gesture.place)

    def fly_back(self, piece: str) -> None:
        table, intent = self._table, self._table.intent
        intent.dragging = ""
        if intent.held == piece:
            intent.held = ""
        if not intent.rulings:
            intent.aimed = ""
        table.scenery.fly_home(piece)
        table.refresh_intent()

    # ---- choosing

    def choose(self, piece: str, place: str) -> bool:
        """This piece on that place: the one end of every gesture. False, with a refusal shown, where the rules forbid it."""
        table, scene = self._table, self._table.scene
        if not scene.acting:
            table.refusals.refuse(place, self._not_mine())
            return False
        if seat_of_vehicle(piece) >= 0 or scene.phase in ("go", "steer"):
            return self._choose_stop(place)
        if scene.phase == "take":
            return self._choose_card(piece, place)
        if scene.phase == "place":
            return self._choose_spot(place)
        return False

    def _refusals(self, piece: str, place: str) -> list[Ruling]:
        """The rules that dropping a piece on a place would break; empty where it may be dropped or nothing is said."""
        scene = self._table.scene
        card, spot = card_of(piece), scene.spot_of(place)
        if card >= 0 and spot >= 0 and scene.phase in ("take", "place"):
            return [] if spot in scene.legal_spots(card) else scene.rulings(card, spot)
        if card >= 0 and scene.phase == "take" and place.startswith(HEADER):
            stop = CONTINENT[card]
            return [] if stop in (WHITE, continent_of(place)) else [Ruling("EX-033", "VEHICLE_FIXED")]
        return []

    def _choose_stop(self, place: str) -> bool:
        table, scene = self._table, self._table.scene
        if not place.startswith((HEADER, COLUMN)):
            spot = scene.spot_of(place)
            table.refusals.refuse(place, scene.view.refusals(PLACE[spot]) if spot >= 0 else [])
            return False
        header = f"{HEADER}{place.split(':')[1]}"
        action = GO[continent_of(header)]
        rulings = scene.view.refusals(action)
        if rulings:
            table.refusals.refuse(header, rulings)
            return False
        return table.play(action)

    def _choose_card(self, piece: str, place: str) -> bool:
        table, scene, intent = self._table, self._table.scene, self._table.intent
        card = card_of(piece)
        rulings = self._refusals(piece, place)
        if rulings:
            table.refusals.refuse(place, rulings)
            return False
        if place.startswith(COLUMN):
            return False
        intent.wish = place if scene.spot_of(place) >= 0 or (place.startswith(HEADER) and CONTINENT[card] == WHITE) else ""
        return table.play(TAKE[card], keep=piece if scene.spot_of(place) >= 0 else "")

    def take_held(self) -> bool:
        """Takes the card that is chosen or aimed at (Enter, second click)."""
        table, scene = self._table, self._table.scene
        card = scene.card_considered(table.intent)
        if scene.phase != "take" or card < 0 or not scene.acting:
            return False
        return table.play(TAKE[card])

    def _choose_spot(self, place: str) -> bool:
        table, scene, intent = self._table, self._table.scene, self._table.intent
        if place == "hand":
            return False
        spot = scene.spot_of(place)
        card = int(scene.view.hand)
        if spot < 0:
            if place.startswith(HEADER):
                table.refusals.refuse(place, scene.view.refusals(GO[continent_of(place)]))
            return False
        if spot not in scene.legal_spots(card):
            table.refusals.refuse(place, scene.rulings(card, spot))
            return False
        place = scene.place_of(spot)
        choice = choice_for(scene.view, card, spot)
        self._choose_no_more()
        if len(choice.continents) > 1 or len(choice.years) > 1:
            intent.choosing = spot
            intent.pending = place
            table.scenery.raise_on(scene.hand, place)
            table.whites.ask(choice)
            return True
        if table.look.confirm_moves:
            intent.pending = place
            intent.aimed = place
            table.scenery.raise_on(scene.hand, place)
            table.refresh_intent()
            return True
        return table.play(PLACE[spot])

    def keep_raised(self) -> None:
        """A card that stands over a place until more is known follows it into another arrangement."""
        table, intent = self._table, self._table.intent
        place = intent.pending or intent.wish
        if place:
            table.scenery.keep_over(place)

    def _choose_no_more(self) -> None:
        """The white card goes elsewhere: nothing is asked about where it stood."""
        self._table.intent.choosing = -1
        self._table.panels.drop_chooser()

    def confirm(self) -> bool:
        """Plays what stands raised, or raises and plays what is aimed at."""
        table, scene, intent = self._table, self._table.scene, self._table.intent
        if not scene.acting or intent.choosing >= 0:
            return False
        if scene.phase in ("go", "steer") and intent.aimed in scene.header_places():
            return self._choose_stop(intent.aimed)
        if intent.pending:
            return table.play(PLACE[scene.spot_of(intent.pending)])
        if scene.phase == "place" and intent.aimed:
            return self._choose_spot(intent.aimed)
        return False

    def to_depot(self) -> bool:
        """The card in hand, or the one chosen in the market, goes to the depot (key D)."""
        scene = self._table.scene
        if not scene.acting:
            return False
        piece = scene.hand or self._table.intent.held
        return bool(piece) and self.choose(piece, scene.place_of(DEPOT))

    def grant_wish(self) -> None:
        """A card that was dropped on a place before it was taken goes there now, if the rules still allow it."""
        table, scene, intent = self._table, self._table.scene, self._table.intent
        place = intent.wish
        if not place or not scene.acting:
            intent.wish = ""
            return
        if scene.phase == "steer":
            if place.startswith(HEADER):
                intent.wish = ""
                table.play(GO[continent_of(place)])
            return
        if scene.phase == "place":
            intent.wish = ""
            if scene.spot_of(place) in scene.legal_spots(scene.view.hand):
                self._choose_spot(place)
            else:
                table.scenery.fly_home(scene.hand)

    def grant_wish_soon(self) -> None:
        """After the signals of the take have all been delivered."""
        if self._table.intent.wish:
            QTimer.singleShot(0, self._table, self.grant_wish)

    # ---- clicking

    def clicked(self, place: str | None) -> None:
        table, scene, intent = self._table, self._table.scene, self._table.intent
        if table.wake():
            return
        table.refusals.forgive()
        table.put_cursor(place)
        if place is None:
            self.cancel()
            return
        if self._looks_only(place):
            self.inspect(place)
            return
        if not scene.acting:
            table.refusals.refuse(place, self._not_mine())
        elif scene.phase == "take":
            self._click_take(place)
        elif scene.phase in ("go", "steer"):
            self._click_stop(place)
        elif scene.phase == "place":
            if place == intent.pending:
                self.confirm()
            else:
                self._choose_spot(place)
        elif scene.phase in ("as", "in"):
            table.whites.resume()

    def _looks_only(self, place: str) -> bool:
        """A click on a card while nothing may be taken is a look at it."""
        scene = self._table.scene
        lies = self._table.scenery.now.at(place)
        if place == "hand" and scene.phase != "steer":
            return True
        if lies is None or place == self._table.intent.pending:
            return False
        if place.startswith(COLUMN):
            return not (scene.acting and scene.phase in ("take", "go", "steer"))
        return scene.spot_of(place) >= 0

    def _click_take(self, place: str) -> None:
        table, scene, intent = self._table, self._table.scene, self._table.intent
        piece = table.scenery.now.at(place)
        if place in scene.column_places() and piece is not None:
            if intent.held == piece.id:
                self.take_held()
            else:
                intent.held = piece.id
                intent.aimed = place
                table.refresh_intent()
        elif place.startswith(COLUMN) and piece is not None:
            table.refusals.refuse(place, scene.view.refusals(TAKE[card_of(piece.id)]))
        elif intent.held:
            self.choose(intent.held, place)
        elif scene.spot_of(place) >= 0:
            table.refusals.refuse(place, scene.view.refusals(PLACE[scene.spot_of(place)]))
        elif place.startswith(HEADER):
            table.refusals.refuse(place, scene.view.refusals(GO[continent_of(place)]))

    def _click_stop(self, place: str) -> None:
        table, intent = self._table, self._table.intent
        if table.look.confirm_moves and place.startswith((HEADER, COLUMN)):
            header = f"{HEADER}{place.split(':')[1]}"
            if header in table.scene.header_places() and intent.pending != header:
                intent.aimed = intent.pending = header
                table.refresh_intent()
                return
        self._choose_stop(place)

    # ---- looking and giving up

    def inspect(self, place: str | None) -> None:
        self._table.zoom(place)

    def cancel(self) -> bool:
        """Gives up, one thing at a time: the refusal, the choice, the raised card, the chosen card."""
        table, intent = self._table, self._table.intent
        if table.panels.close() or table.course.stop_peeking():
            return True
        if intent.rulings:
            table.refusals.forgive()
            return True
        if intent.pending and not intent.pending.startswith(HEADER):
            intent.pending = ""
            intent.aimed = ""
            self._choose_no_more()
            table.scenery.fly_home(table.scene.hand)
            table.refresh_intent()
            return True
        if intent.held or intent.pending:
            intent.held = intent.pending = intent.aimed = ""
            table.refresh_intent()
            return True
        return False

    def _not_mine(self) -> Sequence[Ruling]:
        scene = self._table.scene
        if scene.peeking and scene.seat == scene.viewer:
            return []
        if scene.seat == OVER:
            return [Ruling("EX-073", "GAME_OVER")]
        if scene.viewer >= 0 and scene.view.is_out(scene.viewer):
            return [Ruling("EX-070", "SEAT_OUT", {"seat": scene.viewer})]
        return [Ruling("EX-026", "NOT_YOUR_TURN", {"seat": scene.seat})]
