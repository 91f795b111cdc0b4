"""Where the parts of a game's page stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .page_sizes import side_width

if TYPE_CHECKING:
    from .game_page import GamePage


def lay_out(page: GamePage, before: str) -> str:
    """Puts every part in its place, by the size of the window and of the text; gives the size class, which was `before` until now."""
    size = page.size_class()
    compact = size == "compact"
    side = side_width(size, page.look.scale)
    if size != before or side != page.side.width():
        page.top.set_compact(compact)
        page.side.set_compact(compact)
        page.prompt.set_measures(compact, side)
        page.top.reskin()
    wide, high = page.width(), page.height()
    top, bottom = page.top.height(), page.prompt.sizeHint().height()
    around = side + (8 if compact else 20)
    page.top.setGeometry(0, 0, wide, top)
    for bar in (page.prompt, page.replay_bar):
        bar.setGeometry(0, high - bottom, wide, bottom)
    page.side.setGeometry(wide - around, top, around, high - top - bottom)
    book = page.overlays.book_width() + 12 if page.overlays.book_width() else 0
    taken = book if book and wide - book >= 900 else around
    page.table.setGeometry(0, top, wide - max(taken, around), high - top - bottom)
    page.overlays.place(page.table.geometry())
    return size
