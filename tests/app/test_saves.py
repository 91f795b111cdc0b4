"""The list of saved games: found, sorted, named, taken away and back, rescued."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextDocument

from exhibition_suite.app.menu.ago import when_saved
from exhibition_suite.app.saves import SavesSheet
from exhibition_suite.app.saves.naming import NameSheet
from exhibition_suite.app.saves.thumbnail import facts_of
from exhibition_suite.engine import Match, SeatSetup
from exhibition_suite.games import load_game
from exhibition_suite.session import chronicle
from exhibition_suite.storage import browse, places

GAME = load_game("exhibition")
ESCAPE = Qt.Key.Key_Escape


def played(moves: int, *names: str, free_undo: bool = False, seed: int = 3) -> Match:
    seats = tuple(SeatSetup(name, "person", sign) for name, sign in zip(names or ("Hana", "Otto"), GAME.signs, strict=False))
    match = Match(GAME, GAME.Options(), seats, seed, free_undo=free_undo)
    for _ in range(moves):
        if match.state.seat < 0:
            break
        match.play(match.state.actions()[0])
    return match


def keep(name: str, match: Match) -> Path:
    return browse.save_as(name, match.record(), summary=chronicle.summary(match))


@pytest.fixture
def browsing(open_program: Any) -> Any:
    """Three games lie in the list, and it is open."""
    keep("Sunday", played(10))
    keep("Monday 月曜", played(30, "花", "Otto", "Mei"))
    assisted = played(6, free_undo=True)
    for _ in range(6):
        assisted.undo()
    keep("Trial", assisted)
    person = open_program()
    person.key("l")
    assert isinstance(person.sheet, SavesSheet)
    return person


def names(person: Any) -> list[str]:
    return [row.title.text() for row in person.sheet.rows if row.isVisibleTo(person.sheet)]


def row(person: Any, name: str) -> Any:
    return next(row for row in person.sheet.rows if row.title.text() == name)


def test_an_empty_list_offers_a_first_game(person: Any) -> None:
    person.key("l")
    assert person.sheet.empty.isVisible()
    assert person.sheet.picture.isVisible()
    middle = person.sheet.picture.mapTo(person.sheet, person.sheet.picture.rect().center()).y()
    assert abs(middle / person.sheet.height() - 0.4) < 0.12, "it stands in the middle, not under the upper edge"
    assert not person.sheet.search.isVisible(), "there is nothing to look for"
    assert not person.sheet.order.isVisible()
    assert not person.sheet.note.isVisible(), "and nothing to bring back"
    assert person.sheet.import_button.isVisible()
    person.click(person.sheet.first_button)
    assert person.sheet is not None
    assert person.sheet.game_id == "exhibition"


def test_the_list_tells_what_matters(browsing: Any) -> None:
    assert set(names(browsing)) == {"Sunday", "Monday 月曜", "Trial"}
    facts = row(browsing, "Monday 月曜").facts.text()
    assert "Exhibition" in facts
    assert "round" in facts
    assert "today" in facts
    assert "assisted" in row(browsing, "Trial").facts.text()


def test_pictures_are_drawn_from_the_record(browsing: Any) -> None:
    browsing.wait_for(lambda: all(found.thumbnail.facts is not None for found in browsing.sheet.rows))
    match = played(30, "花", "Otto", "Mei")
    assert row(browsing, "Monday 月曜").thumbnail.facts == facts_of(match.record())
    cards = sum(land >= 0 for hall in facts_of(match.record()) for land in hall.lands)
    assert cards > 0


def test_searching(browsing: Any) -> None:
    browsing.type_into(browsing.sheet.search, "mon 花")
    assert names(browsing) == ["Monday 月曜"]
    browsing.type_into(browsing.sheet.search, "nothing like it")
    assert names(browsing) == []
    browsing.type_into(browsing.sheet.search, "")
    browsing.sheet.search.clear()
    assert len(names(browsing)) == 3


def test_sorting(browsing: Any) -> None:
    browsing.choose(browsing.sheet.order, "name")
    assert names(browsing) == ["Monday 月曜", "Sunday", "Trial"]
    browsing.choose(browsing.sheet.order, "progress")
    assert names(browsing)[-1] == "Trial"


def test_opening(browsing: Any) -> None:
    browsing.click(row(browsing, "Sunday").open_button)
    assert len(browsing.page.session.match.steps) == 10
    assert browsing.sheet is None


def test_renaming(browsing: Any) -> None:
    browsing.click(row(browsing, "Sunday").rename_button)
    assert isinstance(browsing.sheet, NameSheet)
    assert browsing.focus is browsing.sheet.name
    browsing.type_into(browsing.sheet.name, "日曜の夜")
    browsing.key(Qt.Key.Key_Return)
    assert "日曜の夜" in names(browsing)
    assert "Sunday" not in names(browsing)


def test_a_name_of_nothing_is_refused(browsing: Any) -> None:
    browsing.click(row(browsing, "Sunday").rename_button)
    browsing.type_into(browsing.sheet.name, "///")
    assert browsing.sheet.why.isVisible()
    browsing.click(browsing.sheet.ok_button)
    assert isinstance(browsing.sheet, NameSheet)
    browsing.key(ESCAPE)
    assert "Sunday" in names(browsing)


def test_deleting_and_taking_it_back(browsing: Any) -> None:
    browsing.click(row(browsing, "Sunday").delete_button)
    assert "Sunday" not in names(browsing)
    toast = browsing.window.dialogs._toasts[-1]
    assert "Sunday" in toast.label.text()
    assert toast._stay == 10_000
    browsing.click(toast.button)
    assert "Sunday" in names(browsing)


def test_export_and_import(browsing: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "書き出し.exgame"
    dialogs = browsing.window.dialogs
    monkeypatch.setattr(dialogs, "choose_save_file", lambda *_: target)
    monkeypatch.setattr(dialogs, "choose_open_file", lambda *_: target)
    browsing.click(row(browsing, "Sunday").export_button)
    assert target.exists()
    browsing.click(row(browsing, "Sunday").delete_button)
    browsing.click(browsing.sheet.import_button)
    assert "Sunday" in names(browsing)


def test_importing_something_else_is_told(browsing: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "letter.exgame"
    source.write_text("Dear Hana", "utf-8")
    monkeypatch.setattr(browsing.window.dialogs, "choose_open_file", lambda *_: source)
    browsing.click(browsing.sheet.import_button)
    assert "not a saved game" in browsing.sheet.heading.text()
    browsing.key(ESCAPE)
    assert isinstance(browsing.sheet, SavesSheet)


def test_choosing_no_file_changes_nothing(browsing: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browsing.window.dialogs, "choose_open_file", lambda *_: None)
    monkeypatch.setattr(browsing.window.dialogs, "choose_save_file", lambda *_: None)
    browsing.click(browsing.sheet.import_button)
    browsing.click(row(browsing, "Sunday").export_button)
    assert len(names(browsing)) == 3


def test_a_damaged_game_can_be_opened_up_to_its_last_good_move(open_program: Any) -> None:
    path = keep("Broken", played(20))
    text = path.read_text("utf-8")
    document = json.loads(text)
    document["record"]["actions"][12] = "take exh-9999"
    path.write_text(json.dumps(document), "utf-8")
    person = open_program()
    person.key("l")
    found = person.sheet.rows[0]
    assert "damaged" in found.reason.text()
    assert not found.open_button.isVisible()
    person.wait_for(found.rescue_button.isVisible)
    assert found.rescue_button.text() == "Open up to move 12"
    person.click(found.rescue_button)
    assert len(person.page.session.match.steps) == 12


def test_the_older_copy_is_offered(open_program: Any) -> None:
    from exhibition_suite.storage.saves import save_record

    path = keep("Twice", played(8))
    save_record(path, played(16).record(), "Twice")
    path.write_bytes(path.read_bytes()[:80])
    person = open_program()
    person.key("l")
    found = person.sheet.rows[0]
    assert found.older_button.isVisible()
    person.click(found.older_button)
    assert len(person.page.session.match.steps) == 8


def test_nothing_left_is_said(open_program: Any) -> None:
    path = keep("Gone", played(8))
    path.write_bytes(path.read_bytes()[:60])
    person = open_program()
    person.key("l")
    found = person.sheet.rows[0]
    person.wait_for(lambda: "no older copy" in found.reason.text())
    assert not found.rescue_button.isVisible()


def test_a_game_of_a_newer_version_says_so(open_program: Any) -> None:
    from exhibition_suite.storage.plain import checksum

    path = keep("Future", played(8))
    document = json.loads(path.read_text("utf-8"))
    document["schema"] = 99
    del document["checksum"]
    document["checksum"] = checksum(document)
    path.write_text(json.dumps(document), "utf-8")
    person = open_program()
    person.key("l")
    found = person.sheet.rows[0]
    assert "newer" in found.reason.text()
    assert not found.open_button.isVisible()


def test_a_game_in_progress_stands_apart_and_goes_on(open_program: Any) -> None:
    person = open_program()
    person.key("s")
    session = person.page.session
    while not session.is_person(session.match.state.seat):
        person.wait_for(lambda: session.is_person(session.match.state.seat))
    session.play(session.match.state.actions()[0])
    steps = len(session.match.steps)
    person.window.leave_game()
    person.key("l")
    assert [head.text() for head, _kind in person.sheet._heads] == ["Games in progress"]
    found = person.sheet.rows[0]
    assert found.open_button.text() == "Continue"
    person.click(found.open_button)
    assert len(person.page.session.match.steps) >= steps


def test_a_game_played_elsewhere_cannot_be_opened(open_program: Any) -> None:
    from exhibition_suite.storage.autosave import Autosave

    slot = Autosave.create("exhibition")
    match = played(6)
    slot.write(match.record(), chronicle.summary(match))
    person = open_program()
    person.key("l")
    found = person.sheet.rows[0]
    assert not found.open_button.isEnabled()
    assert "another window" in found.reason.text()
    slot.release()


def test_saving_under_a_name_from_the_table(person: Any) -> None:
    person.window.play(played(5))
    person.window.save_game()
    assert isinstance(person.sheet, NameSheet)
    person.type_into(person.sheet.name, "Evening")
    person.click(person.sheet.ok_button)
    assert [entry.name for entry in browse.entries() if entry.kind == "save"] == ["Evening"]
    assert "Evening" in person.window.dialogs._toasts[-1].label.text()


def test_a_full_disk_is_told_and_the_name_stays(person: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from exhibition_suite.storage.fault import fault

    person.window.play(played(5))
    session = person.page.session

    def full(_name: str) -> Path:
        raise fault("disk_full", places.saves_folder() / "x")

    monkeypatch.setattr(session, "save", full)
    person.window.save_game()
    person.type_into(person.sheet.name, "Evening")
    person.click(person.sheet.ok_button)
    assert "disk is full" in person.sheet.heading.text()
    person.key(ESCAPE)
    assert isinstance(person.sheet, NameSheet)
    assert person.sheet.name.text() == "Evening"


def test_a_very_long_name_leaves_the_list_as_wide_as_its_sheet(open_program: Any) -> None:
    keep("W" * 200, played(4, "M" * 300, "<b>Otto</b>" * 20))
    keep("Sunday", played(10))
    person = open_program()
    person.key("l")
    for line in person.sheet.rows:
        seen = line.mapTo(person.sheet, QPoint(0, 0)).x()
        assert seen >= 0
        assert seen + line.width() <= person.sheet.width()
        assert line.title.isVisible()
        assert line.delete_button.mapTo(person.sheet, line.delete_button.rect().bottomRight()).x() <= person.sheet.width()


def test_names_that_look_like_markup_are_shown_letter_by_letter(open_program: Any) -> None:
    name = "<b>Ann</b> & <img src=x>"
    keep(name, played(4, name, "Otto"))
    person = open_program()
    person.key("l")
    line = person.sheet.rows[0]
    tip = QTextDocument()
    tip.setHtml(line.delete_button.toolTip())
    assert tip.toPlainText() == f"Delete {name}"
    assert line.title.text() == name


@pytest.mark.parametrize(
    ("days", "told"),
    [(0, "today 12:00"), (1, "yesterday 12:00"), (6, "6 days ago"), (7, "2/23/26"), (-1, "3/3/26"), (-4000, "2/12/37")],
)
def test_when_a_game_was_saved_even_by_a_clock_that_jumped(days: int, told: str) -> None:
    now = datetime(2026, 3, 2, 12, 0).astimezone()
    assert when_saved(now - timedelta(days=days), "en", now).replace("13:00", "12:00").replace("11:00", "12:00") == told


def test_a_search_that_finds_nothing_says_so(browsing: Any) -> None:
    assert not browsing.sheet.nothing_found.isVisible()
    browsing.sheet.search.setText("nobody is called that")
    browsing.wait()
    assert names(browsing) == []
    assert browsing.sheet.nothing_found.isVisible()
    assert not browsing.sheet.empty.isVisible(), "games are saved"
    browsing.sheet.search.setText("sun")
    browsing.wait()
    assert not browsing.sheet.nothing_found.isVisible()


def test_the_way_back_is_told_once_something_was_deleted(browsing: Any) -> None:
    assert not browsing.sheet.note.isVisible()
    browsing.click(row(browsing, "Sunday").delete_button)
    assert browsing.sheet.note.isVisible()


def test_nothing_is_promised_of_a_damaged_game_without_a_move(open_program: Any) -> None:
    path = keep("Begun", played(0))
    document = json.loads(path.read_text("utf-8"))
    document["checksum"] = "0" * len(document["checksum"])
    path.write_text(json.dumps(document), "utf-8")
    person = open_program()
    person.key("l")
    person.wait()
    for _ in range(20):
        person.wait()
    damaged = row(person, "Begun")
    assert not damaged.rescue_button.isVisible()
    assert "Nothing in it can be played" in damaged.reason.text()
