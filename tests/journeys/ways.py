"""The three ways to make a move by hand: dragging, clicking, keys. Each is told an action of the game and makes its gestures."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from exhibition_suite.games.exhibition import GAME
from tests.journeys.player import ENTER, Player

Way = Callable[[Player, str], None]


def best(person: Player, seed: int = 0) -> str:
    """A sensible move for whoever is to play."""
    state = person.state
    chance = random.Random(seed + len(person.log))
    return str(max(state.actions(), key=lambda action: (GAME.merit(state, action), chance.random())))


def _place_of(person: Player, action: str) -> str:
    """The place of the board that an action is about."""
    verb, _, what = action.partition(" ")
    if verb == "take":
        return str(person.table.scenery.now[what].place)
    if verb == "go":
        return f"header:{what}"
    assert verb == "place", action
    return f"depot@{len(person.state.depots[person.state.seat]) + 1}" if what == "depot" else what


def by_drag(person: Player, action: str) -> None:
    """Drags the card; confirms with the button of the prompt."""
    place = _place_of(person, action)
    if action.startswith("take "):
        person.drag(place, "hand")
        return
    person.drag("hand", place)
    _confirm(person, lambda: person.click(person.page.prompt.buttons["confirm"]))


def by_clicks(person: Player, action: str) -> None:
    """Clicks the card and its place; a second click confirms."""
    place = _place_of(person, action)
    person.click(place)
    if action.startswith("take "):
        person.click(place)
    _confirm(person, lambda: person.click(place))


def by_keys(person: Player, action: str) -> None:
    """Walks with the arrows, chooses and confirms with Enter."""
    person.walk_to(_place_of(person, action))
    person.key(ENTER)
    if action.startswith("take "):
        person.key(ENTER)
    _confirm(person, lambda: person.key(ENTER))


def _confirm(person: Player, press: Callable[[], None]) -> None:
    """What the gesture left open: the values of a white card, or the confirmation."""
    chooser = person.table.panels.chooser
    if chooser is not None:
        answer(person, by_key=person.table.keys.visible)
    elif person.table.intent.pending:
        press()


def answer(person: Player, by_key: bool) -> None:
    """Chooses the first legal continent, and the year that the ruler offers."""
    chooser = person.table.panels.chooser
    open_ = [button for button in chooser._buttons if button.isEnabled()]
    if by_key:
        person.key(ENTER)
        for _ in range(3):
            if person.table.panels.chooser is not None:
                person.key(ENTER)
    else:
        if open_:
            person.click(open_[0])
        person.click(chooser._done)
    assert person.table.panels.chooser is None


def play(person: Player, way: Way, action: str) -> None:
    """Makes one move by hand and looks whether it was made and is shown."""
    before = person.log
    way(person, action)
    assert person.log[: len(before) + 1] == [*before, action]
    person.agrees()


def play_out(person: Player, way_of: Callable[[int], Way], until: Callable[[], bool] = lambda: False) -> None:
    """Plays on to the end, each seat its own way, or until something is so."""
    while person.my_turn() and not until():
        if person.session.curtain_for >= 0:
            open_curtain(person)
        play(person, way_of(person.state.seat), best(person))


def skip_to(person: Player, reached: Callable[[Any], bool]) -> None:
    """Plays sensible moves without gestures, until a person is to decide and the position is as wanted: for journeys that begin there."""
    for _ in range(400):
        assert person.my_turn(), "the game is over"
        if reached(person.state):
            person.agrees()
            return
        person.session.play(best(person))
    raise AssertionError("it never came to that")


def open_curtain(person: Player) -> None:
    """Holds the button on the curtain until it opens."""
    curtain = person.page.overlays.curtain
    point = person.point(curtain.button)
    person.move(point)
    person.press(point)
    person.until(lambda: person.session.curtain_for < 0, "the curtain")
    person.release(point)
    person.until(lambda: not curtain.isVisible(), "the curtain is up")
