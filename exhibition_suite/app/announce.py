"""Says aloud, through whatever reads the screen, what a seeing person notices by themselves: turns, refusals, awards, the end."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str, urgent: bool = False) -> None:
    """Announces `text` once in the name of `widget`; `urgent` interrupts what is being read."""
    if not text:
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness.Assertive if urgent else QAccessible.AnnouncementPoliteness.Polite
    event.setPoliteness(politeness)
    QAccessible.updateAccessibility(event)
