"""What the table lays over its board: the large card, the comparison, the choice for a white card, the open envelope."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QCursor, QPainter
from PySide6.QtWidgets import QToolTip

from exhibition_suite.games.exhibition.content import CARD_IDS, CONTINENTS
from exhibition_suite.games.exhibition.showcases import DEPOT, SLOT_OF

from .card_painter import paint_card
from .chooser import WhiteCardChooser
from .compare import ROWS, Compared, ComparePanel
from .hall_facts import secret_words
from .outlook import Choice
from .pictures import chosen_of
from .prompts import where
from .reasons import flag
from .setting import card_of
from .speech import card_name, points_name
from .zoom import ZoomPanel

if TYPE_CHECKING:
    from .table import ExhibitionTable

ZOOM_DELAY = 1100
"""Milliseconds that the pointer has to rest on a card."""
ZOOM_WIDTH = 380.0
ENVELOPE_MS = 5000
"""How long the envelope stays open after its key."""

translate = QCoreApplication.translate


class Panels:
    """Opens and closes them, one at a time.

    Attributes:
        envelope_hovered: the pointer is on the envelope of the secret decade.
        envelope_shown: it was opened by its key, for a while.
    """

    def __init__(self, table: ExhibitionTable) -> None:
        self._table = table
        self.envelope_hovered = self.envelope_shown = False
        self._seal = QTimer(table)
        self._seal.setSingleShot(True)
        self._seal.setInterval(ENVELOPE_MS)
        self._seal.timeout.connect(self.seal_envelope)
        self._zoom = ZoomPanel(table)
        self._zoom.left.connect(self._pointer_left)
        self._chooser: WhiteCardChooser | None = None
        self._compare: ComparePanel | None = None
        self._rested = ""
        self._timer = QTimer(table)
        self._timer.setSingleShot(True)
        self._timer.setInterval(ZOOM_DELAY)
        self._timer.timeout.connect(self._rest_over)

    @property
    def choosing(self) -> bool:
        """A white card's values are being chosen."""
        return self._chooser is not None and self._chooser.isVisible()

    @property
    def zoomed(self) -> str:
        """The place looked at closely, or ""."""
        return self._zoom.place if self._zoom.isVisible() else ""

    @property
    def chooser(self) -> WhiteCardChooser | None:
        return self._chooser if self.choosing else None

    @property
    def comparison(self) -> ComparePanel | None:
        return self._compare if self._compare is not None and self._compare.isVisible() else None

    def close(self) -> bool:
        """Closes whatever is open; False if nothing was."""
        self._timer.stop()
        if self._zoom.isVisible():
            self._zoom.hide()
            return True
        if self.choosing:
            assert self._chooser is not None
            self._chooser.give_up()
            return True
        if self.comparison is not None:
            self._drop_compare()
            return True
        return False

    def close_choices(self) -> None:
        """A new moment: what was open belongs to the old one."""
        self._timer.stop()
        self.seal_envelope()
        self._zoom.hide()
        self.drop_chooser()
        self._drop_compare()

    def drop_chooser(self) -> None:
        """Asks no longer for the values of a white card."""
        if self._chooser is not None:
            self._chooser.hide()
            self._chooser.deleteLater()
            self._chooser = None

    def _drop_compare(self) -> None:
        if self._compare is not None:
            self._compare.hide()
            self._compare.deleteLater()
            self._compare = None
            self._table.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- the large card

    def consider_zoom(self, place: str | None) -> None:
        """The pointer is on another place now."""
        if place == self._rested:
            return
        self._rested = place or ""
        if self._zoom.isVisible() and not self._pointer_on_zoom():
            self._zoom.hide()
        if place and self._card_at(place):
            self._timer.start()
        else:
            self._timer.stop()

    def _rest_over(self) -> None:
        table = self._table
        if table.intent.dragging or self.choosing or self.comparison is not None:
            return
        self.zoom(self._rested)

    def zoom(self, place: str | None) -> None:
        """Shows the card on a place large, or closes the large card where there is none or where it is shown already."""
        table = self._table
        piece = self._card_at(place or "")
        if not place or not piece or self.zoomed == place:
            self._zoom.hide()
            return
        card = card_of(piece)
        face = table.scenery.now[piece].face
        assert isinstance(face, tuple)
        art = table.pictures.art
        ratio = table.devicePixelRatioF()
        width = ZOOM_WIDTH * max(1.0, table.look.scale)
        picture = art.zoom_pixmap(card, ratio, width=width, chosen=chosen_of(*face[2:]))
        beside = table.rect_on_table(table.scenery.layout.rect(place))
        note = table.look.words.say(f"card.{CARD_IDS[card]}.note")
        spoken = f"{card_name(table.scene, card, True, table.look.words)}. {note}"
        self._zoom.show_card(place, picture, table.look.theme("exhibition"), beside, spoken)
        table.say(spoken)

    def _card_at(self, place: str) -> str:
        piece = self._table.scenery.now.at(place) if place else None
        return piece.id if piece is not None and card_of(piece.id) >= 0 else ""

    def _pointer_on_zoom(self) -> bool:
        return self._zoom.rect().contains(self._zoom.mapFromGlobal(QCursor.pos()))

    def _pointer_left(self) -> None:
        if not self._rested or self._rested != self._zoom.place:
            self._zoom.hide()

    # ---- the envelope

    def watch_envelope(self, spot: QPointF | None) -> None:
        """The owner sees the secret decade while the pointer, at `spot` of the scene, is on the envelope."""
        self.look_at_envelope(spot is not None and self._table.hall_line.envelope_rect().contains(spot))

    def look_at_envelope(self, looking: bool) -> None:
        """Opens or closes the envelope; nobody but the owner sees it open."""
        table = self._table
        if looking == self.envelope_hovered:
            return
        self.envelope_hovered = looking
        table.hall_line.open_envelope(table.envelope_open)
        text = secret_words(table.scene, table.look.words)
        if not looking:
            QToolTip.hideText()
        elif table.envelope_open and text:
            self._tell_at(text, table.hall_line.envelope_rect())

    def toggle_envelope(self) -> bool:
        """The key of the secret decade: tells it to its owner and opens the envelope for a while. False where nobody may know it."""
        table = self._table
        if self.envelope_shown:
            self.seal_envelope()
            return True
        text = secret_words(table.scene, table.look.words)
        if not text or table.scene.viewer != table.session.viewer:
            return False
        table.course.stop_peeking()
        self.envelope_shown = True
        self._seal.start()
        table.hall_line.open_envelope(table.envelope_open)
        table.say(text)
        if table.envelope_open:
            self._tell_at(text, table.hall_line.envelope_rect())
        return True

    def seal_envelope(self) -> None:
        """What the key has opened is closed again: time is up, or the moment has passed."""
        if not self.envelope_shown:
            return
        self._seal.stop()
        self.envelope_shown = False
        QToolTip.hideText()
        self._table.hall_line.open_envelope(self._table.envelope_open)

    def _tell_at(self, text: str, rect: QRectF) -> None:
        table = self._table
        corner = table.rect_on_table(rect).bottomLeft().toPoint()
        QToolTip.showText(table.mapToGlobal(corner + QPoint(0, 4)), text, table)

    # ---- comparing

    def toggle_compare(self) -> bool:
        """The cards of the column side by side."""
        table, scene = self._table, self._table.scene
        if self.comparison is not None:
            self._drop_compare()
            return True
        if not scene.acting or scene.phase != "take" or scene.outlook is None:
            return False
        self.close()
        words = table.look.words
        name = words.say(f"continent.{CONTINENTS[scene.view.vehicles[scene.seat]]}")
        title = translate("ExhibitionTable", "Compare: {continent}").format(continent=name)
        cards = [(self._compared(card), self._painter(card)) for card in scene.outlook.column()]
        label = translate("ExhibitionTable", "next stop")
        panel = ComparePanel(title, label, cards, table.look.theme("exhibition"), table)
        panel.chosen.connect(self._compared_chosen)
        panel.closed = self._drop_compare
        panel.key = table.look.key("compare")
        lay = table.scenery.layout
        area = table.rect_on_table(lay.frame("grand").united(lay.frame("depot")))
        lowest = table.height() - panel.height() + panel.margin - 8
        panel.move(round(area.center().x() - panel.width() / 2), min(round(area.center().y() - panel.height() / 2), lowest))
        self._compare = panel
        panel.show()
        panel.raise_()
        panel.begin()
        return True

    def _painter(self, card: int) -> Callable[[QPainter, QRectF], None]:
        style = self._table.pictures.art.style(card)
        return lambda painter, rect: paint_card(painter, rect, card, style)

    def _compared(self, card: int) -> Compared:
        scene, words = self._table.scene, self._table.look.words
        assert scene.outlook is not None
        stop = scene.outlook.next_stop(card)
        name = words.say(f"continent.{CONTINENTS[stop]}") if stop >= 0 else translate("ExhibitionTable", "you choose")
        rows = self._best_places(card)
        more = len(rows) - ROWS
        tail = translate("ExhibitionTable", "and {count} more").format(count=more) if more > 0 else ""
        spoken = [card_name(scene, card, False, words), f"{translate('ExhibitionTable', 'next stop')} {name}"]
        spoken += [f"{text} {points_name(points)}" for text, points, _ in rows[:ROWS]]
        return Compared(CARD_IDS[card], stop, name, tuple(rows[:ROWS]), tail, ", ".join(spoken))

    def _best_places(self, card: int) -> list[tuple[str, str, bool]]:
        """Name, value and whether it is a gain, best first; spots of one showcase with the same value are one line."""
        scene, words = self._table.scene, self._table.look.words
        assert scene.outlook is not None
        spots = scene.outlook.spots(card)
        found: dict[tuple[int, int, bool], list[int]] = {}
        for spot in spots:
            if spot != DEPOT or len(spots) == 1:
                value = scene.outlook.outcome(card, spot)
                found.setdefault((-value.points, -1 if spot == DEPOT else SLOT_OF[spot], value.shared), []).append(spot)
        text = translate("ExhibitionTable", "{showcase}, {count} spots")
        rows = []
        for (points, slot, shared), same in sorted(found.items()):
            name = where(scene, same[0], words)
            if len(same) > 1:
                name = text.format(showcase=words.say(f"kind.{scene.view.kinds[slot]}"), count=len(same))
            rows.append((name, flag(-points, shared), points < 0))
        return rows

    def _compared_chosen(self, piece: str) -> None:
        table = self._table
        self._drop_compare()
        if table.scene.acting and table.scene.phase == "take":
            table.intent.held = piece
            table.intent.aimed = table.scenery.now[piece].place
            table.put_cursor(table.intent.aimed)
            table.refresh_intent()

    # ---- white cards

    def open_chooser(self, choice: Choice) -> None:
        """Asks for the values of a white card, beside its spot."""
        table = self._table
        if self._chooser is not None:
            self._chooser.deleteLater()
        self._zoom.hide()
        scene, words = table.scene, table.look.words
        title = translate("ExhibitionTable", "{card} — {place}").format(card=words.card(scene.hand), place=where(scene, choice.spot, words))
        chooser = WhiteCardChooser(choice, title, words, table.look.theme("exhibition"), table)
        chooser.chosen.connect(lambda continent, year: table.whites.chosen(choice.spot, continent, year))
        chooser.closed = table.whites.given_up
        spot = table.rect_on_table(table.scenery.layout.rect(scene.place_of(choice.spot)))
        chooser.move(self._beside(spot, chooser.width(), chooser.height(), chooser.margin))
        self._chooser = chooser
        chooser.show()
        chooser.raise_()
        chooser.begin()

    def _beside(self, spot: QRectF, width: int, height: int, margin: int) -> QPoint:
        """Below the spot if there is room, else above it; never beyond the table."""
        room = self._table.rect()
        x = min(max(-margin + 8, round(spot.center().x() - width / 2)), room.right() - width + margin - 8)
        y = round(spot.bottom()) - margin + 14
        if y + height - margin > room.bottom():
            y = round(spot.top()) - height + margin - 4
        return QPoint(x, max(-margin + 8, y))
