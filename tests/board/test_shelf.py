"""Pictures that outlive a table are bounded, whatever is played."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from exhibition_suite.board.shelf import LOOKS, Shelf, shelf


def picture() -> QPixmap:
    return QPixmap(2, 2)


def test_a_picture_is_made_once(qapp: object) -> None:
    kept = Shelf(3)
    first = kept.get("a", picture)
    assert kept.get("a", picture).cacheKey() == first.cacheKey()


def test_a_full_shelf_gives_away_what_was_not_asked_for_the_longest_time(qapp: object) -> None:
    kept = Shelf(3)
    for what in "abc":
        kept.get(what, picture)
    assert kept.full
    kept.get("a", picture)
    kept.get("d", picture)
    assert len(kept) == 3
    assert [what in kept for what in "abcd"] == [True, False, True, True]


def test_only_a_few_looks_have_shelves(qapp: object) -> None:
    first = shelf("day", 3)
    assert shelf("day", 3) is first
    for number in range(LOOKS):
        shelf(f"look {number}", 3)
    assert shelf("day", 3) is not first
