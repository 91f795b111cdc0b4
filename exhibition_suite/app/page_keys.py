"""The keys of a game's page, and the order in which Tab goes through it: board, prompt, side, top bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from .actions import bind
from .moving import step_focus, stops

if TYPE_CHECKING:
    from .game_page import GamePage

PAGE_DEEDS = ("undo", "redo", "rules", "rule_now", "log", "hint", "pause", "skip", "save", "leave")
"""Deeds of the page; the board's own are `legal`, `compare`, `zoom`, `depot` and `secret`."""


def bind_keys(page: GamePage) -> None:
    """Gives the page its keys; they follow when a person chooses others."""
    for deed in PAGE_DEEDS:
        bind(page, page.look, deed, lambda deed=deed: page.do(deed))  # type: ignore[misc]


def focus_order(page: GamePage, forward: bool) -> bool:
    """Moves the keyboard one stop on (or back) inside the topmost cover, else through the page. True: it has moved."""
    overlays = page.overlays
    for cover in (overlays.curtain if overlays.shut() else None, overlays.sheet):
        if cover is not None and cover.isVisible():
            book = overlays.book
            inside = book if book is not None and book.isVisible() and book.isAncestorOf(page.focusWidget()) else cover
            return step_focus(inside, forward)
    order = _page_stops(page)
    if not order:
        return False
    now = page.window().focusWidget()
    at = order.index(now) if now in order else (-1 if forward else len(order))
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    order[(at + (1 if forward else -1)) % len(order)].setFocus(reason)
    return True


def _page_stops(page: GamePage) -> list[QWidget]:
    overlays = page.overlays
    parts: list[QWidget] = [page.table, page.replay_bar if page.replaying else page.prompt, overlays.callout, overlays.chip]
    parts += [overlays.hints, overlays.since, overlays.drawer]
    if overlays.book is not None:
        parts.append(overlays.book)
    parts += [page.side, page.top]
    found: list[QWidget] = []
    for part in parts:
        if part.isVisible():
            found += [part] if part is overlays.chip else stops(part)
    return found
