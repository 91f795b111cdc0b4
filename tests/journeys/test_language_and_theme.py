"""Language and theme flipped in the middle of a game: every word and every colour is another, the game stands as it was."""

from __future__ import annotations

import re
from typing import Any

import pytest

from exhibition_suite.app.about import PARTS
from exhibition_suite.app.look import Look
from tests.journeys.player import CTRL, Player
from tests.journeys.ways import best, by_drag, play, skip_to

NAMES = {"Player", "Otto", "Mei", "Ada", "Hugo", "Yuki"}
SAME = re.compile(r"^[\d\s,.:;·/×+\-−–±()%★=]*$|^EX-\w+$")
"""What is written alike in every language: numbers and ids of rules."""


def a_few_moves(person: Player) -> None:
    person.begin("person", "easy", seed=5)
    skip_to(person, lambda state: state.round >= 3 and state.phase == "place")


def english_left(person: Player, english: list[str]) -> list[str]:
    """Words that were there in English and still are."""
    now = set(person.seen())
    left = [word for word in dict.fromkeys(english) if word in now and not SAME.match(word)]
    return [word for word in left if not set(re.findall(r"[A-Za-z']+", word)) <= NAMES | KEYS and word not in CREDITS]


KEYS = {
    "Z",
    "R",
    "L",
    "H",
    "A",
    "C",
    "E",
    "D",
    "O",
    "P",
    "S",
    "M",
    "Ctrl",
    "Enter",
    "Esc",
    "Space",
    "F",
    "English",
    "Tab",
    "Shift",
    "K",
    "EX",
}

CREDITS = [word for part in PARTS for word in part]


@pytest.mark.parametrize(
    "open_what", ["board", "rules", "log", "hint", "since", "settings", "score", "replay", "menu", "new_game", "saves", "about"]
)
def test_every_word_changes_and_nothing_else(sit_down: Any, open_what: str) -> None:
    person = sit_down((1600, 900))
    if open_what in ("menu", "new_game", "saves", "about"):
        opens = {
            "menu": lambda: None,
            "new_game": lambda: person.key("n"),
            "saves": lambda: person.key("l"),
            "about": lambda: person.key("a"),
        }
        opens[open_what]()
    else:
        a_few_moves(person)
        if open_what != "board":
            person.page.do(open_what)
        if open_what == "hint":
            person.until(lambda: person.page.overlays.hints._state == "found", "advice")
        person.wait()
    fingerprint = person.state.fingerprint() if person.window.game is not None else ""
    english = person.seen()
    person.key("l", with_=CTRL)
    assert person.look.language == "ja"
    person.wait()
    assert not english_left(person, english)
    japanese = person.seen()
    assert sum(bool(re.search("[\u3040-\u30ff\u4e00-\u9fff]", word)) for word in japanese) > 10
    person.key("l", with_=CTRL)
    person.wait()
    assert person.seen() == english, "and back again, to the letter"
    if fingerprint:
        assert person.state.fingerprint() == fingerprint
        if open_what != "replay":
            person.agrees()


def test_flipping_back_and_forth_paints_the_same_picture(sit_down: Any) -> None:
    person = sit_down((1600, 900))
    a_few_moves(person)
    person.move(person.point("grand@1"))
    person.wait()
    pictures = [person.window.grab().toImage()]
    for flip in (person.window.other_language, person.window.other_theme, person.window.other_language, person.window.other_theme):
        fingerprint = person.state.fingerprint()
        flip()
        person.wait()
        person.agrees()
        assert person.state.fingerprint() == fingerprint
        pictures.append(person.window.grab().toImage())
    assert pictures[-1] == pictures[0]
    assert len({bytes(picture.constBits()) for picture in pictures}) == 4, "all four looks are different"


def test_flipped_in_the_middle_of_a_drag_the_game_goes_on(sit_down: Any) -> None:
    person = sit_down((1280, 720))
    a_few_moves(person)
    before = person.state.fingerprint()
    person.hold("hand", "grand@1")
    person.window.other_language()
    person.window.other_theme()
    person.wait()
    person.release(person.point(person.page.top.title))
    assert person.state.fingerprint() == before
    person.agrees()
    play(person, by_drag, best(person))


def test_the_choice_is_kept_for_the_next_start(sit_down: Any) -> None:
    person = sit_down((1280, 720))
    person.click(person.window.menu.themes._segments["dark"])
    person.key("l", with_=CTRL)
    kept = Look.from_settings()
    assert kept.language == "ja"
    assert kept.dark == person.look.dark
