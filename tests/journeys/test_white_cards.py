"""The two white cards: where to go, which continent, which year, and nothing that would break a rule."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from exhibition_suite.games.exhibition.content import CONTINENTS
from tests.journeys.player import ENTER, ESCAPE, Player
from tests.journeys.ways import best, by_drag, play

EINSTEIN, WAR = 76, 4
"""Deals in which the card lies in the first column."""


@pytest.mark.rule("EX-034", "EX-035")
def test_the_destination_is_chosen_on_the_headers(sit_down: Any) -> None:
    person = sit_down()
    person.begin("person", "easy", seed=WAR)
    play(person, by_drag, "take exh-1945")
    assert person.state.phase == "steer"
    lit = [place for place, mark in person.table.marks.items() if mark.state == "legal"]
    assert sorted(lit) == sorted(f"header:{name}" for name in CONTINENTS), "all six may be chosen, also the own one"
    person.drag("hand", "grand@1")
    assert person.page.overlays.callout.texts()[0] == "EX-034", "it cannot be placed before the vehicle has moved"
    person.key(ESCAPE)
    person.click("header:europe")
    assert person.log[-1] == "take exh-1945", "the first click aims"
    person.click("header:europe")
    assert person.log[-1] == "go europe"
    assert person.state.vehicles[0] == CONTINENTS.index("europe")
    person.agrees()


@pytest.mark.rule("EX-061")
def test_a_sheet_opened_while_a_white_card_is_being_asked_about_keeps_the_keyboard(sit_down: Any) -> None:
    person = sit_down()
    person.begin("person", seed=WAR)
    person_takes_white(person, "exh-1945")
    person.hold("hand", "grand@1")
    target = person.window.windowHandle()
    QTest.mouseRelease(target, Qt.MouseButton.LeftButton, pos=person.point("grand@1"))
    person.window.open_settings()
    person.wait()
    assert person.sheet.isAncestorOf(person.window.focusWidget()), "what is typed does not go behind the sheet"
    person.key(ESCAPE)
    person.until(lambda: person.window.dialogs.layer.top() is None, "the sheet closes")
    assert person.table.panels.chooser is not None


def asked(sit_down: Any) -> tuple[Any, Any]:
    """A person who is asked what a white card on its place stands for, and the question."""
    person = sit_down()
    person.begin("person", seed=WAR)
    person_takes_white(person, "exh-1945")
    person.drag("hand", "grand@1")
    return person, person.table.panels.chooser


@pytest.mark.rule("EX-061")
@pytest.mark.parametrize("how", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier])
def test_a_key_that_can_undo_nothing_leaves_the_question_its_keyboard(sit_down: Any, how: Any) -> None:
    person, chooser = asked(sit_down)
    assert chooser.isAncestorOf(person.window.focusWidget())
    person.key(Qt.Key.Key_Z, with_=how)
    assert person.table.panels.chooser is chooser
    assert chooser.isAncestorOf(person.window.focusWidget())
    person.key(ESCAPE)
    assert person.table.panels.chooser is None
    assert person.table.isAncestorOf(person.window.focusWidget()), "the board has it again"


@pytest.mark.rule("EX-061")
@pytest.mark.parametrize("cover", ["rules", "score"])
def test_what_covered_the_question_gives_it_its_keyboard_back(sit_down: Any, cover: str) -> None:
    person, chooser = asked(sit_down)
    person.page.do(cover)
    person.wait()
    assert not chooser.isAncestorOf(person.window.focusWidget())
    person.key(ESCAPE)
    person.wait()
    assert person.table.panels.chooser is chooser
    assert chooser.isAncestorOf(person.window.focusWidget())


@pytest.mark.rule("EX-061", "EX-066", "EX-E07")
def test_1945_is_given_a_legal_continent_by_pointer(sit_down: Any) -> None:
    person = sit_down()
    person.begin("person", seed=WAR)
    fill_grand_showcase(person)
    person_takes_white(person, "exh-1945")
    spot = next(place for place in ("grand@3", "grand@4", "grand@2", "grand@5", "grand@6", "grand@1") if legal(person, place))
    person.drag("hand", spot)
    chooser = person.table.panels.chooser
    assert chooser is not None
    person.page.lay_out()
    open_ = {button.text() for button in chooser._buttons if button.isEnabled()}
    state = person.state
    mask = state.continents_for(state.seat, 0)
    wanted = {person.look.words.say(f"continent.{name}") for at, name in enumerate(CONTINENTS) if mask >> at & 1}
    assert open_ == wanted
    assert len(open_) < 6, "what the showcase has already is not offered"
    assert chooser._ruler is None, "its year is 1945"
    assert not chooser._done.isEnabled()
    shut = next(button for button in chooser._buttons if not button.isEnabled())
    person.click(shut)
    assert not shut.isChecked()
    person.click(next(button for button in chooser._buttons if button.isEnabled()))
    person.click(chooser._done)
    assert person.log[-1].startswith("as ")
    person.agrees()
    spoken = person.table.spoken()[spot]
    assert "1945" in spoken


def fill_grand_showcase(person: Player) -> None:
    """Lays one card, so that not every continent is open any more."""
    state = person.state
    taken = next(str(action) for action in state.actions() if str(action) != "take exh-1945")
    play(person, by_drag, taken)
    card = int(state.hand)
    play(person, by_drag, "place grand@1" if card < 45 else "place grand@6")


def person_takes_white(person: Player, name: str) -> None:
    """Plays on, away into the depot at worst, until the white card can be taken; then takes it and stays."""
    for _ in range(24):
        actions = [str(action) for action in person.state.actions()]
        if f"take {name}" in actions:
            play(person, by_drag, f"take {name}")
            play(person, by_drag, "go asia")
            return
        back = [action for action in actions if action.startswith("take") and leads_to(person, action, 0)]
        if back:
            play(person, by_drag, back[0])
        elif person.state.phase == "place":
            free = [action for action in actions if not action.startswith(("place grand", "place depot"))]
            play(person, by_drag, free[0] if free else actions[0])
        else:
            play(person, by_drag, best(person))
    raise AssertionError("the white card never came")


def leads_to(person: Player, action: str, continent: int) -> bool:
    state = person.state.copy()
    state.apply(person.session.match.game.parse(action))
    return bool(state.vehicles[person.state.seat] == continent)


def legal(person: Player, place: str) -> bool:
    return person.table.scene.spot_of(place) in person.state.legal_spots()


@pytest.mark.rule("EX-061", "EX-062", "EX-066")
def test_einstein_is_given_continent_and_year(sit_down: Any) -> None:
    person = sit_down()
    person.begin("person", seed=EINSTEIN)
    play(person, by_drag, "take exh-einstein")
    play(person, by_drag, "go asia")
    person.click("grand@2")
    chooser = person.table.panels.chooser
    assert all(button.isEnabled() for button in chooser._buttons), "an empty showcase takes any continent"
    ruler = chooser._ruler
    assert (ruler.minimum(), ruler.maximum()) == (1900, 1999) or ruler.minimum() > 1900
    person.click(chooser._buttons[3])
    corner = ruler.mapTo(person.window, QPoint(0, 0))
    person.click(corner + QPoint(round(ruler._x(1931)), 30))
    assert ruler.value() == 1931
    ruler.setFocus()
    person.key(Qt.Key.Key_Right)
    assert ruler.value() == 1932
    person.click(chooser._done)
    assert person.log[-3:] == ["place grand@2", "as asia", "in 1932"]
    person.agrees()
    assert person.state.effective(100) == (1932, 3)
    assert "1932" in person.table.spoken()["grand@2"]


@pytest.mark.rule("EX-066")
@pytest.mark.parametrize("by_key", [False, True])
def test_only_legal_pairs(sit_down: Any, by_key: bool) -> None:
    """Whatever is offered is legal, and what is legal is offered, at every spot that Einstein may be put on."""
    person = sit_down((1280, 720))
    person.begin("person", seed=EINSTEIN)
    play(person, by_drag, "take exh-einstein")
    play(person, by_drag, "go asia")
    for spot in person.table.scene.legal_spots(100):
        place = person.table.scene.place_of(spot)
        if place.startswith(("mid", "depot")):
            continue
        if by_key:
            person.walk_to(place)
            person.key(ENTER)
        else:
            person.click(place)
        chooser = person.table.panels.chooser
        assert chooser is not None, place
        state = person.state.copy()
        state.apply(person.session.match.game.parse(f"place {place}"))
        offered = [button.number for button in chooser._buttons if button.isEnabled()]
        assert offered == [action.value for action in state.actions()]
        for continent in offered:
            year = state.copy()
            year.apply(person.session.match.game.parse(f"as {CONTINENTS[continent]}"))
            years = [action.value for action in year.actions()]
            assert (chooser._ruler.minimum(), chooser._ruler.maximum()) == (1900 + years[0], 1900 + years[-1])
        if by_key:
            person.key(ESCAPE)
        else:
            person.click(chooser._back)
        assert person.table.panels.chooser is None
        assert person.log == ["take exh-einstein", "go asia"]
        person.agrees()


@pytest.mark.rule("EX-061", "EX-E19", "EX-E20")
@pytest.mark.parametrize("place", ["mid@1", "depot@1"])
def test_nothing_is_asked_where_it_means_nothing(sit_down: Any, place: str) -> None:
    person = sit_down((1280, 720))
    person.begin("person", seed=EINSTEIN)
    play(person, by_drag, "take exh-einstein")
    play(person, by_drag, "go asia")
    play(person, by_drag, f"place {place.replace('depot@1', 'depot')}")
    assert person.table.panels.chooser is None


def test_resizing_and_another_language_leave_the_choice_open_or_the_card_in_hand(sit_down: Any) -> None:
    person = sit_down()
    person.begin("person", "easy", seed=EINSTEIN)
    play(person, by_drag, "take exh-einstein")
    play(person, by_drag, "go asia")
    for disturb in (lambda: person.window.resize(1280, 720), person.window.other_language, person.window.other_theme):
        person.click("grand@2")
        assert person.table.panels.chooser is not None
        disturb()
        person.wait()
        assert person.log == ["take exh-einstein", "go asia"]
        if person.table.panels.chooser is not None:
            person.key(ESCAPE)
        person.agrees()
