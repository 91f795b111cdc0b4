"""Every variant and the secret decade: chosen in the set-up, they are what is played and what the table says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.journeys.player import ESCAPE, Player
from tests.journeys.ways import best, by_clicks, open_curtain, play

VARIANTS = [
    ("area1", "spread_years"),
    ("area1", "link"),
    ("area2", "short_era"),
    ("area2", "one_decade"),
    ("area3", "antique"),
    ("area3", "unique_decades"),
]


def a_round(person: Player) -> None:
    while person.my_turn() and person.state.round < 2:
        play(person, by_clicks, best(person))


@pytest.mark.rule("EX-140")
@pytest.mark.parametrize(("option", "kind"), VARIANTS)
def test_a_showcase_chosen_in_the_set_up_stands_in_the_hall(sit_down: Any, option: str, kind: str) -> None:
    person = sit_down((1280, 720))
    person.new_game("person", seed=9, **{option: kind})
    assert getattr(person.session.match.options, option) == kind
    assert kind in person.state.kinds
    place = f"{option}@1"
    assert person.look.words.say(f"kind.{kind}") in person.table.spoken()[place]
    a_round(person)


@pytest.mark.rule("EX-130", "EX-132", "EX-140")
def test_all_at_once_are_remembered_for_the_next_game(sit_down: Any) -> None:
    person = sit_down()
    chosen = {"area1": "link", "area2": "one_decade", "area3": "unique_decades", "secret_decade": True}
    person.new_game("person", "easy", seed=9, **chosen)
    options = person.session.match.options
    assert {name: getattr(options, name) for name in chosen} == chosen
    a_round(person)
    person.click(person.page.top.menu_button)
    assert person.page.menu.isVisible()
    person.key("m")
    if person.window.game is not None:
        person.key(ESCAPE)
        person.key("m")
    assert person.window.game is None
    person.key("s")
    person.until(lambda: person.window.game is not None, "quick start")
    options = person.session.match.options
    assert {name: getattr(options, name) for name in chosen} == chosen, "quick start plays what was set up last"


@pytest.mark.rule("EX-131")
def test_alone_with_bots_there_is_no_curtain_and_the_own_secret_can_be_looked_at(sit_down: Any) -> None:
    person = sit_down()
    person.new_game("person", "easy", seed=9, secret_decade=True)
    assert person.session.curtain_for < 0
    assert not person.page.overlays.curtain.isVisible()
    secret = 1900 + 10 * person.state.secrets[0]
    line = person.table.hall_line
    facts = line._facts
    assert facts.envelope == f"{secret}s"
    assert not line._open, "the envelope is shut until it is looked at"
    view = person.table.view
    person.move(view.viewport().mapTo(person.window, view.mapFromScene(line.envelope_rect().center())))
    person.wait()
    assert person.table.envelope_open
    other = person.page.view().secrets[1]
    assert other < 0, "what the bot has stays hidden"


@pytest.mark.rule("EX-131")
def test_two_people_and_a_secret_have_a_curtain(sit_down: Any) -> None:
    person = sit_down()
    person.new_game("person", "person", seed=9, secret_decade=True)
    assert person.page.overlays.curtain.isVisible()
    open_curtain(person)
    person.agrees()
