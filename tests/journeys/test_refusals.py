"""A refusal, as a person meets it: the card flies back, the callout says why and opens the rulebook there."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from tests.journeys.player import ENTER, ESCAPE, Player
from tests.journeys.ways import best, by_drag, play, skip_to


def forbidden(person: Player) -> tuple[str, Any]:
    """A place of the hall where the card in hand may not go, and the first rule that it breaks there."""
    scene = person.table.scene
    card = int(person.state.hand)
    for place in person.table.scenery.slots:
        spot = scene.spot_of(place)
        if 0 <= spot < 16 and spot not in scene.legal_spots(card) and person.state.card_at(scene.shown, spot) < 0:
            return place, scene.rulings(card, spot)[0]
    raise AssertionError("every place is legal")


def with_a_forbidden_place(person: Player) -> tuple[str, Any]:
    """Plays on until a card is in hand that may not go everywhere."""

    def torn(state: Any) -> bool:
        empty = {spot for spot in range(16) if state.card_at(state.seat, spot) < 0}
        return bool(state.phase == "place" and empty - set(state.legal_spots()))

    skip_to(person, torn)
    return forbidden(person)


@pytest.mark.rule("EX-050", "EX-056")
@pytest.mark.parametrize("language", ["en", "ja"])
def test_dropped_on_a_forbidden_place(sit_down: Any, language: str) -> None:
    person = sit_down(language=language)
    person.begin("person", "easy", seed=5)
    place, ruling = with_a_forbidden_place(person)
    before, log = person.state.fingerprint(), person.log
    said: list[str] = []
    person.table.announced.connect(said.append)
    person.drag("hand", place)
    assert person.state.fingerprint() == before
    assert person.log == log
    person.agrees()
    callout = person.page.overlays.callout
    assert callout.isVisible()
    words = callout.texts()
    assert words[0] == ruling.rule
    reason = person.look.words.reason(ruling, [seat.name for seat in person.session.match.seats])
    assert reason.casefold() in words[1].casefold()
    assert len(words[2]) > 10, "the rule's own sentence"
    assert len(said) == 1, "it is said once"
    assert words[2] in said[0]
    assert _beside(person, place), "it stands at the place"
    person.click(callout.tag)
    assert not callout.isVisible()
    book = person.page.overlays.book
    assert book is not None
    assert book.isVisible()
    assert book.book.rule == ruling.rule
    assert ruling.rule in book.book.text.toPlainText()
    person.agrees()
    person.key(ESCAPE)
    assert not book.isVisible()
    person.agrees()
    play(person, by_drag, best(person))


def _beside(person: Player, place: str) -> bool:
    """The callout's arrow ends at the place."""
    callout = person.page.overlays.callout
    view = person.table.view
    rect = view.mapFromScene(person.table.scenery.layout.rect(place)).boundingRect()
    corner = view.viewport().mapTo(person.page, rect.topLeft())
    rect.moveTo(corner)
    tip = callout._tip.toPoint() + callout.pos()
    return bool(rect.adjusted(-6, -6, 6, 6).contains(tip))


def test_read_by_enter_escape_and_its_button(sit_down: Any) -> None:
    person = sit_down((1280, 720))
    person.begin("person", "easy", seed=5)
    place, _ruling = with_a_forbidden_place(person)
    callout = person.page.overlays.callout
    for read in (lambda: person.key(ESCAPE), lambda: person.click(callout.close_button), lambda: person.key(ENTER)):
        person.drag("hand", place)
        assert callout.isVisible()
        read()
        assert not callout.isVisible()
        assert person.state.phase == "place"
        person.agrees()


def test_clicked_and_by_key_it_is_the_same_rule(sit_down: Any) -> None:
    person = sit_down()
    person.begin("person", "easy", seed=5)
    place, ruling = with_a_forbidden_place(person)
    callout = person.page.overlays.callout
    person.click(place)
    assert callout.texts()[0] == ruling.rule
    person.key(ESCAPE)
    person.walk_to(place)
    person.key(ENTER)
    assert callout.texts()[0] == ruling.rule
    person.key(Qt.Key.Key_F1)
    assert person.page.overlays.book.book.rule == ruling.rule


@pytest.mark.rule("EX-052", "EX-039", "EX-030")
def test_a_taken_spot_a_laid_card_and_a_card_of_another_column(sit_down: Any) -> None:
    person = sit_down()
    person.begin("person", seed=5)
    play(person, by_drag, best(person))
    play(person, by_drag, "place grand@3")
    callout = person.page.overlays.callout
    person.drag("grand@3", "grand@4")
    assert callout.texts()[0] == "EX-039"
    person.key(ESCAPE)
    other = next(place for place in ("column:asia:0", "column:europe:0") if place not in person.table.scene.column_places())
    person.drag(other, "hand")
    assert callout.texts()[0] == "EX-030"
    person.key(ESCAPE)
    play(person, by_drag, best(person))
    person.drag("hand", "grand@3")
    assert callout.texts()[0] == "EX-052"
    person.agrees()


def test_the_callout_speaks_the_other_language_at_once(sit_down: Any) -> None:
    person = sit_down()
    person.begin("person", "easy", seed=5)
    place, ruling = with_a_forbidden_place(person)
    person.drag("hand", place)
    english = person.page.overlays.callout.texts()
    person.window.other_language()
    person.wait()
    japanese = person.page.overlays.callout.texts()
    assert person.page.overlays.callout.isVisible()
    assert japanese[0] == english[0] == ruling.rule
    kept = {word for word in english[1:] if word in japanese}
    assert all(word.isdigit() for word in kept), kept
