"""When something was saved, in words."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime


def when_saved(when: datetime, language: str, now: datetime | None = None) -> str:
    """E.g. `yesterday 21:40`, in the language of the window; a date where it is longer ago than a week, or still to come by
    this machine's clock."""
    there = when.astimezone()
    here = (now or datetime.now().astimezone()).astimezone()
    days = (here.date() - there.date()).days
    locale = QLocale(language)
    clock = locale.toString(QTime(there.hour, there.minute), "HH:mm")
    if days == 0:
        return QCoreApplication.translate("Ago", "today {time}").format(time=clock)
    if days == 1:
        return QCoreApplication.translate("Ago", "yesterday {time}").format(time=clock)
    if 1 < days < 7:
        return QCoreApplication.translate("Ago", "{days} days ago").format(days=days)
    return locale.toString(QDate(there.year, there.month, there.day), QLocale.FormatType.ShortFormat)
