"""Every screen in small, usual and very large windows, in both languages: nothing clipped, nothing outside, nothing on top of another."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from exhibition_suite.app.settings.pages import PAGES
from exhibition_suite.engine import SeatSetup
from exhibition_suite.session.setups import new_match
from exhibition_suite.storage.fault import fault
from tests.app.game_room import play_on
from tests.journeys.fits import misfits
from tests.journeys.player import ESCAPE, Player
from tests.journeys.test_refusals import forbidden
from tests.journeys.ways import open_curtain

CASES = [((640, 480), "ja"), ((1280, 720), "en"), ((1280, 720), "ja"), ((3840, 2160), "en"), ((3840, 2160), "ja")]
"""A window smaller than any that is allowed, the smallest that has to do, and a very large one."""
LONG = ("Maximiliane von Hohen", "Otto", "小鳥遊あかり", "Ines", "Wilhelmina Fitzgerald")
"""Names as long as a seat takes them."""

Screens = dict[str, Callable[[Player], Any]]


def game(person: Player, *players: str, rounds: int = 6, **options: Any) -> None:
    signs = ("zeppelin", "ford", "titanic", "dc3", "space_shuttle")
    seats = tuple(SeatSetup(name, player, sign) for name, player, sign in zip(LONG, players, signs, strict=False))
    match = new_match("exhibition", {"start": 0, **options}, seats, 5)
    for action in actions_until(seats, tuple(sorted(options.items())), rounds):
        match.play(action)
    person.window.play(match)
    person.wait()


@cache
def actions_until(seats: tuple[SeatSetup, ...], options: tuple[tuple[str, Any], ...], rounds: int) -> list[Any]:
    """What is played until the first seat has a card in hand that may not go everywhere, in this round or later."""
    match = new_match("exhibition", {"start": 0, **dict(options)}, seats, 5)
    play_on(match, lambda state: state.round >= rounds and state.seat == 0 and state.phase == "place" and _torn(state))
    return [step.action for step in match.steps]


def _torn(state: Any) -> bool:
    """The card in hand may go to some empty spots, and not to others."""
    empty = {spot for spot in range(16) if state.card_at(0, spot) < 0}
    return bool(empty & set(state.legal_spots()) and empty - set(state.legal_spots()))


def fits(person: Player, screens: Screens, close: Callable[[Player], Any]) -> None:
    """Opens one after another and looks at each."""
    wrong = []
    person.window.setUpdatesEnabled(False)  # where things stand is decided before anything is painted
    for name, show in screens.items():
        show(person)
        person.wait()
        wrong += [f"{name}: {line}" for line in misfits(person.window)]
        close(person)
        person.wait()
    assert not wrong, "\n".join(wrong)


def close_sheets(person: Player) -> None:
    layer = person.window.dialogs.layer
    while (top := layer.top()) is not None:
        layer.close_sheet(top)


@pytest.mark.parametrize(("size", "language"), CASES)
def test_menu_and_dialogs(sit_down: Any, size: tuple[int, int], language: str) -> None:
    person = sit_down(size, language=language)
    game(person, "person", "easy", "person")
    person.session.save("A long name for a long evening with many friends")
    person.window.leave_game()
    for toast in list(person.window.dialogs._toasts):
        toast.leave()

    def five_seats(_person: Player) -> None:
        person.window.open_new_game("exhibition")
        while person.sheet.seats.empty:
            person.sheet.seats.empty[0].bot.click()
        person.sheet.undo.choose("free")
        person.sheet.seed.setText("wrong")

    screens: Screens = {
        "menu": lambda _person: None,
        "new game": five_seats,
        **{f"settings {page}": lambda person, page=page: person.window.open_settings(page) for page, _icon, _title in PAGES},
        "saves": lambda person: person.window.open_saves(),
        "rulebook": lambda person: person.window.open_rulebook("EX-066"),
        "about": lambda person: person.window.open_about(),
        "message": lambda person: person.window.tell_fault(fault("damaged", Path("A long evening with many friends.exgame"))),
    }
    fits(person, screens, close_sheets)


@pytest.mark.parametrize(("size", "language"), CASES)
def test_a_game_with_everything_open(sit_down: Any, size: tuple[int, int], language: str) -> None:
    person = sit_down(size, language=language)
    game(person, "person", "easy", "easy", "easy", "easy", area1="spread_years", area2="short_era", area3="unique_decades")

    def advice(_person: Player) -> None:
        person.page.do("hint")
        person.until(lambda: person.page.overlays.hints._state == "found", "advice")

    def pending(_person: Player) -> None:
        scene = person.table.scene
        person.click(next(scene.place_of(spot) for spot in scene.legal_spots(int(person.state.hand))))

    screens: Screens = {
        "to place": lambda person: person.walk_to("mid@1"),
        "raised": pending,
        "refused": lambda person: person.drag("hand", forbidden(person)[0]),
        "rulebook": lambda person: person.page.do("rules"),
        "log": lambda person: person.page.overlays.toggle_drawer(),
        "advice": advice,
        "since": lambda person: person.page.do("since"),
        "another hall": lambda person: person.page.show_hall(4),
        "close look": lambda person: person.table.zoom("column:europe:1"),
        "so far": lambda person: person.page.do("score"),
        "replay": lambda person: person.page.do("replay"),
    }

    def close(_person: Player) -> None:
        page = person.page
        page.moments.leave()
        page.overlays.close_sheet()
        page.overlays.close_panels()
        page.overlays.callout.dismiss()
        person.table.desk.cancel()
        person.table.desk.cancel()
        page.focus_board()

    fits(person, screens, close)
    person.agrees()


@pytest.mark.parametrize(("size", "language"), CASES)
def test_curtain_choice_and_score_sheet(sit_down: Any, size: tuple[int, int], language: str) -> None:
    person = sit_down(size, language=language)
    game(person, "person", "easy", "person", "easy", "easy", secret_decade=True)

    def compare(_person: Player) -> None:
        match = new_match("exhibition", {}, (SeatSetup("Hana", "person", "ford"),), 76)
        person.window.play(match)
        person.wait()
        person.table.toggle_compare()

    def choice(_person: Player) -> None:
        for action in ("take exh-einstein", "go asia"):
            person.session.play(action)
        person.wait()
        person.click("grand@6")
        assert person.table.panels.chooser is not None

    def end(*players: str, **options: Any) -> None:
        game(person, *players, rounds=99, **options)
        person.until(lambda: person.page.overlays.sheet is not None, "the score sheet")

    screens: Screens = {
        "curtain": lambda person: None,
        "compare": compare,
        "choice": choice,
        "five seats": lambda _person: end("person", "easy", "easy", "easy", "easy", secret_decade=True, area2="short_era", area3="antique"),
        "a line": lambda person: person.click(person.scores.rows[0]),
        "alone": lambda _person: end("person"),
    }

    def close(_person: Player) -> None:
        if person.session.curtain_for >= 0:
            open_curtain(person)
        person.table.panels.close()

    fits(person, screens, close)


def test_switched_between_arrangements_while_cards_fly(sit_down: Any) -> None:
    """The window is made smaller and larger in the middle of the first deal and of a move: every card comes to its place."""
    person = sit_down((1600, 900), motion="full", speed=1.0)
    person.begin("person", "easy", seed=5)
    for size in ((1280, 720), (1600, 900), (1100, 640), (1440, 810)):
        person.session.play(person.state.actions()[0])
        person.wait()
        person.window.resize(*size)
        person.wait()
        person.session.skip_to_person()
        person.until(lambda: person.session.is_person(person.state.seat), "the bot")
        person.until(lambda: not person.table.scenery.animator.running, "the cards have come to rest")
        person.agrees()
    person.window.setWindowState(Qt.WindowState.WindowMaximized)
    person.wait()
    person.agrees()
    person.window.setWindowState(Qt.WindowState.WindowNoState)
    person.wait()
    person.agrees()
    person.key(ESCAPE)
