"""Saves that are damaged or from a newer program, met in the list of saved games: words in both languages, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton

from exhibition_suite.storage import places
from exhibition_suite.storage.plain import checksum
from tests.journeys.player import CTRL, ESCAPE, Player
from tests.journeys.ways import skip_to


def saved_under(person: Player, name: str) -> Path:
    """Saves the game on the table under a name, by keys, as a person does."""
    person.key("s", with_=CTRL)
    person.fill(person.sheet.name, name)
    person.click(person.sheet.ok_button)
    found = [path for path in places.saves_folder().iterdir() if path.stem.startswith(name)]
    assert len(found) == 1
    return found[0]


def a_game(person: Player, rounds: int = 3) -> None:
    person.begin("person", "easy", seed=5)
    skip_to(person, lambda state: state.round >= rounds)


def cut_off(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: len(data) * 2 // 3])


def flip_a_bit(path: Path) -> None:
    data = bytearray(path.read_bytes())
    at = data.index(b'"actions"') + 20
    data[at] ^= 4
    path.write_bytes(bytes(data))


def empty(path: Path) -> None:
    path.write_bytes(b"")


def from_next_year(path: Path) -> None:
    document = json.loads(path.read_text("utf-8"))
    document["schema"] = 99
    document["checksum"] = checksum(document)
    path.write_text(json.dumps(document), "utf-8")


def another_file(path: Path) -> None:
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(200)))


def row_of(person: Player, path: Path) -> Any:
    return next(row for row in person.sheet.rows if row.entry.path == path)


@pytest.mark.parametrize("spoil", [cut_off, flip_a_bit, empty, from_next_year, another_file])
def test_a_spoiled_save_says_what_it_is_and_stays_as_it_is(sit_down: Any, spoil: Callable[[Path], None]) -> None:
    person = sit_down((1280, 720))
    a_game(person, 2)
    good, bad = saved_under(person, "Good"), saved_under(person, "Bad")
    log = person.log
    spoil(bad)
    spoiled = bad.read_bytes()
    person.key("m")
    person.click(person.window.menu.tiles["saved_games"])
    person.until(lambda: not person.sheet._waiting, "the pictures")
    row = row_of(person, bad)
    assert row.entry.fault is not None
    words = person.look.words.fault(row.entry.fault.code, **row.entry.fault.params)
    assert words.happened in row.reason.text()
    assert row.reason.isVisible()
    assert not row.open_button.isVisible()
    person.key("l", with_=CTRL)
    other = person.look.words.fault(row.entry.fault.code, **row.entry.fault.params)
    assert other.happened != words.happened
    assert other.happened in row.reason.text(), "and in the other language"
    assert bad.read_bytes() == spoiled, "looking at it changes nothing"
    person.click(row_of(person, good).open_button)
    person.until(lambda: person.window.game is not None, "the good one opens")
    assert person.log == log
    person.agrees()
    assert bad.read_bytes() == spoiled


def test_a_spoiled_game_in_progress_offers_its_older_copy(sit_down: Any) -> None:
    person = sit_down((1280, 720))
    a_game(person)
    log = person.log
    person.key("m")
    (path,) = places.autosaves_folder().glob("*.exgame")
    cut_off(path)
    person.click(person.window.menu.tiles["saved_games"])
    person.until(lambda: not person.sheet._waiting, "the pictures")
    (row,) = person.sheet.rows
    assert row.older_button.isVisible()
    person.click(row.older_button)
    person.until(lambda: person.window.game is not None, "the older copy")
    assert log[: len(person.log)] == person.log
    assert len(log) - len(person.log) <= 2
    person.agrees()


def test_a_game_with_a_spoiled_move_can_be_opened_up_to_it(sit_down: Any) -> None:
    person = sit_down((1280, 720))
    a_game(person)
    log = person.log
    path = saved_under(person, "Bad")
    person.key("m")
    text = path.read_text("utf-8")
    before, actions = text.split('"actions"')
    path.write_text(before + '"actions"' + actions.replace(log[4], log[4].replace("take exh", "tike exh"), 1), "utf-8")
    person.click(person.window.menu.tiles["saved_games"])
    person.until(lambda: not person.sheet._waiting, "the pictures")
    row = row_of(person, path)
    assert row.rescue_button.isVisible()
    person.click(row.rescue_button)
    person.until(lambda: person.window.game is not None, "the rescued game")
    assert person.my_turn()
    assert person.log[:4] == log[:4]
    person.agrees()


def test_a_save_that_breaks_the_rules_is_refused_with_words(sit_down: Any) -> None:
    person = sit_down((1280, 720))
    a_game(person)
    path = saved_under(person, "Bad")
    person.key("m")
    document = json.loads(path.read_text("utf-8"))
    document["record"]["actions"][4:] = ["place grand@1"] * 4
    document["checksum"] = checksum(document)
    path.write_text(json.dumps(document), "utf-8")
    person.click(person.window.menu.tiles["saved_games"])
    person.until(lambda: not person.sheet._waiting, "the pictures")
    person.click(row_of(person, path).open_button)
    words = person.look.words.fault("wrong_rules", path=str(path), name=path.name, step=5)
    assert person.window.game is None
    assert any(words.safe in text for text in person.seen(person.sheet)), person.seen(person.sheet)
    person.key(ESCAPE)
    assert row_of(person, path).isVisible(), "the list is there again"


def test_renamed_deleted_taken_back_and_searched(sit_down: Any) -> None:
    person = sit_down((1280, 720))
    a_game(person, 2)
    saved_under(person, "火曜日の夜")
    saved_under(person, "Second")
    person.key("m")
    person.click(person.window.menu.tiles["saved_games"])
    sheet = person.sheet
    person.fill(sheet.search, "火曜")
    assert [row.title.text() for row in sheet.rows if row.isVisible()] == ["火曜日の夜"]
    person.key("x")
    assert not [row for row in sheet.rows if row.isVisible()]
    person.fill(sheet.search, "")
    row = next(row for row in sheet.rows if row.title.text() == "Second")
    person.click(row.delete_button)
    assert "Second" not in [row.title.text() for row in sheet.rows]
    toast = person.window.dialogs._toasts[-1]
    person.click(toast.findChildren(QAbstractButton)[0])
    assert "Second" in [row.title.text() for row in sheet.rows], "taken back"
    row = next(row for row in sheet.rows if row.title.text() == "Second")
    person.click(row.rename_button)
    person.fill(person.sheet.name, "Third")
    person.click(person.sheet.ok_button)
    assert "Third" in [row.title.text() for row in person.sheet.rows]
