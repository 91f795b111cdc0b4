"""What never moves on the table: the floor, the museum wall and the display cases with their plates."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from exhibition_suite.board.lettering import Lettering
from exhibition_suite.board.theme import Theme
from exhibition_suite.games.exhibition.content import CONTINENTS
from exhibition_suite.games.exhibition.showcases import AREA1, SLOTS, VARIANTS

from .case_painter import CasePlate, paint_case, paint_wall
from .layout import CASES, Layout
from .prompts import KIND_ICONS
from .worded import WordsLike

PLATE_TYPE = Lettering(13, 700, "exhibition")
HINT_TYPE = Lettering(12, 500)


def hint(view: Any, seat: int, slot: str, words: WordsLike, small: bool) -> str:
    """The line beside a case's plate: what the showcase wants, or what it holds already."""
    style = "brief" if small else "hint"
    if slot == "depot":
        return words.say(f"slot.depot.{style}")
    kind = view.kinds[SLOTS.index(slot)]
    if view.seats == 1 and words.has(f"kind.{kind}.alone"):
        return words.say(f"kind.{kind}.alone")
    if kind == "one_continent" and not small:
        shown = view.shown[seat * len(SLOTS) + AREA1]
        if shown:
            return words.say("kind.one_continent.claimed", continent=CONTINENTS[shown.bit_length() - 1])
    return words.say(f"kind.{kind}.{style}")


def hint_area(layout: Layout, slot: str) -> QRectF:
    """Where a case's plate and the line beside it are painted."""
    case = layout.case(slot)
    return QRectF(case.left(), case.top(), case.width(), 24)


def brief(view: Any, slot: str, words: WordsLike) -> str:
    """The shortest line for a case, where the other one has no room."""
    return words.say("slot.depot.brief") if slot == "depot" else words.say(f"kind.{view.kinds[SLOTS.index(slot)]}.brief")


def plate(view: Any, slot: str, words: WordsLike) -> tuple[str, str]:
    """Icon and name on a case's brass plate."""
    if slot == "depot":
        return KIND_ICONS["depot"], words.say("slot.depot")
    kind = view.kinds[SLOTS.index(slot)]
    return KIND_ICONS[kind], words.say(f"kind.{kind}")


def paint_ground(painter: QPainter, rect: QRectF, layout: Layout, theme: Theme, view: Any, seat: int, words: WordsLike) -> None:
    """Paints the ground of the board, `rect` being all that the window shows of the scene; no more of it than the painter's clip."""
    wanted = painter.clipBoundingRect() if painter.hasClipping() else rect
    floor = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    floor.setColorAt(0, theme.color("bg"))
    floor.setColorAt(1, theme.color("bg2"))
    painter.fillRect(rect, floor)
    top = layout.measures.wall
    paint_wall(painter, QRectF(rect.left(), top, rect.width(), rect.bottom() - top), theme)
    for slot in CASES:
        if not layout.case(slot).adjusted(-4, -4, 4, 4).intersects(wanted):
            continue
        icon, name = plate(view, slot, words)
        variant = slot != "depot" and view.kinds[SLOTS.index(slot)] in VARIANTS
        case = layout.case(slot)
        beside = case.width() - 14 - 32 - PLATE_TYPE.width(name) - 16 - 40
        lines = (hint(view, seat, slot, words, layout.measures.small), brief(view, slot, words))
        line = next((text for text in lines if HINT_TYPE.width(text) <= beside), lines[-1])
        paint_case(painter, case, CasePlate(name, icon, line, variant), theme)
