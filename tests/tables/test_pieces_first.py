"""What a hand lets go of is painted at once; the lights of the next decision follow, and nobody acts on what is still shown."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from exhibition_suite.board.shelf import shelf

from .test_white_cards import column_with

LEFT = Qt.MouseButton.LeftButton


class Pictures(QObject):
    """What the board looked like at each of its pictures: where the pieces lay, and whether the market stepped back."""

    def __init__(self, person: Any) -> None:
        super().__init__(person.table)
        self._person = person
        self.seen: list[tuple[dict[str, str], bool]] = []
        person.table.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.seen.append((laid(self._person), veiled(self._person)))
        return False


def laid(person: Any) -> dict[str, str]:
    return {piece.id: piece.place for piece in person.table.scenery.now}


def lit(person: Any) -> set[str]:
    """The places that are shown as legal now."""
    return {place for place, slot in person.table.scenery.slots.items() if slot.mark.state == "legal"}


def veiled(person: Any) -> bool:
    """The market steps back: a card is to be placed."""
    return bool(person.table.scenery.veil.isVisible())


def drop(person: Any, start: str, end: str) -> None:
    """A drag to its end; nothing is painted after it yet."""
    person.hold(person.point(start), person.point(end))
    QApplication.processEvents()
    QTest.mouseRelease(person.table.view.viewport(), LEFT, pos=person.point(end))


def colours_at(person: Any, point: QPoint) -> int:
    """How many colours the board shows around a point."""
    part = person.table.view.viewport().grab(QRect(point - QPoint(20, 20), QSize(40, 40))).toImage()
    return len({part.pixel(x, y) for x in range(part.width()) for y in range(part.height())})


def taking(sit_down: Any, **values: Any) -> tuple[Any, str]:
    """A person before the first take, and the place of a card that may be taken."""
    person = sit_down(players=("person",), **values)
    place = next(place for place in lit(person) if place.startswith("column:"))
    return person, place


def test_the_card_is_painted_before_the_lights_change(sit_down: Any) -> None:
    person, place = taking(sit_down)
    card = person.table.scenery.now.at(place).id
    pictures = Pictures(person)
    drop(person, place, "hand")
    QApplication.processEvents()
    assert pictures.seen[-1] == (laid(person), False), "the market is still that of the step before"
    assert laid(person)[card] == "hand"
    assert not person.table.settled
    told = person.prompt
    person.wait()
    assert pictures.seen[-1] == (laid(person), True)
    assert person.prompt != told


def test_the_card_turned_up_is_painted_with_the_lights(sit_down: Any) -> None:
    """Making its picture takes as long as all the rest: the card that a hand has let go does not wait for it."""
    person, place = taking(sit_down)
    shelf.cache_clear()  # no card of this look has been painted yet
    person.table.scenery.repaint()
    QApplication.processEvents()
    before = person.table.scenery.now
    drop(person, place, "hand")
    QApplication.processEvents()
    (new,) = (piece for piece in person.table.scenery.now if piece.id not in before)
    there = person.point(new.place)
    assert person.table.settled is False
    assert colours_at(person, there) == 1, "the bare ground of the column"
    person.wait()
    assert colours_at(person, there) > 1, "the card's face"


def test_whoever_asks_for_the_lights_gets_those_of_the_decision(sit_down: Any) -> None:
    person, place = taking(sit_down)
    drop(person, place, "hand")
    assert not veiled(person)
    legal = {other for other, mark in person.table.marks.items() if mark.state == "legal"}
    assert veiled(person)
    assert legal == lit(person)
    assert person.table.settled


def test_a_second_move_within_the_frame_is_played_on_the_game(sit_down: Any) -> None:
    person, place = taking(sit_down)
    drop(person, place, "hand")
    person.table.display.lit = True
    target = next(str(action).split()[1] for action in person.state.actions() if str(action) != "place depot")
    drop(person, "hand", target)
    assert person.log[-1] == f"place {target}"
    person.wait()
    assert person.agrees()
    assert lit(person) == {other for other, mark in person.table.marks.items() if mark.state == "legal"}


def forbidden(person: Any) -> str:
    """A place where the card in hand may not lie, or ""."""
    scene = person.table.scene
    spots = person.table.scenery.layout.spots() if person.state.phase == "place" else ()
    return next((place for place in spots if scene.rulings(person.state.hand, scene.spot_of(place))), "")


def test_a_refusal_does_not_wait(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    while not forbidden(person):
        person.session.play(person.state.actions()[0])
        person.wait()
    wrong = forbidden(person)
    drop(person, "hand", wrong)
    assert person.note is not None
    assert person.table.scenery.slots[wrong].mark.state == "refused"
    assert person.table.settled


def white(sit_down: Any) -> Any:
    """A person who holds a white card whose continent has to be chosen."""
    return sit_down("take exh-1945", "go asia", prepare=column_with("exh-1945"), players=("person",))


@pytest.mark.rule("EX-061")
def test_the_values_of_a_white_card_are_asked_when_it_has_been_seen_to_lie_there(sit_down: Any) -> None:
    person = white(sit_down)
    drop(person, "hand", "grand@1")
    assert person.chooser is None
    assert person.table.intent.choosing >= 0
    person.wait()
    assert person.chooser is not None
    assert person.chooser.isVisible()


@pytest.mark.rule("EX-061")
def test_a_white_card_given_up_at_once_asks_for_nothing(sit_down: Any) -> None:
    person = white(sit_down)
    drop(person, "hand", "grand@1")
    QTest.keyClick(person.table.view, Qt.Key.Key_Escape)
    person.wait()
    assert person.chooser is None
    assert person.table.intent.choosing == -1
    assert laid(person)[person.table.scene.hand] == "hand"
    assert person.agrees()
    drop(person, "hand", "grand@1")
    person.wait()
    assert person.chooser is not None


def test_with_motion_the_lights_go_out_after_the_card_has_left(sit_down: Any, qtbot: Any) -> None:
    person, place = taking(sit_down, motion="full", speed=1.0)
    drop(person, place, "hand")
    assert person.table.scenery.animator.running
    assert lit(person)
    qtbot.waitUntil(lambda: not lit(person))
    qtbot.waitUntil(lambda: not person.table.scenery.animator.running)
    person.wait()
    assert lit(person)
    assert veiled(person)


def test_a_hand_that_moves_on_a_little_does_not_hold_the_picture_up(sit_down: Any) -> None:
    person, place = taking(sit_down)
    drop(person, place, "hand")
    QTest.mouseMove(person.table.view.viewport(), person.point("hand") + QPoint(3, 0))
    assert not veiled(person)
    assert not person.table.settled
    person.wait()
    assert veiled(person)


@pytest.mark.rule("EX-061")
@pytest.mark.parametrize("hurried", [True, False])
def test_a_white_card_taken_up_again_asks_only_about_its_new_place(sit_down: Any, hurried: bool) -> None:
    person = white(sit_down)
    drop(person, "hand", "grand@1")
    if not hurried:
        person.wait()
        person.keys(Qt.Key.Key_Escape)
    drop(person, "hand", "mid@1")
    person.wait()
    assert person.log[-1] == "place mid@1" or person.table.intent.choosing == person.table.scene.spot_of("mid@1")
    assert (person.chooser is not None) == (person.table.intent.choosing >= 0)
    assert person.agrees()


@pytest.mark.rule("EX-061")
@pytest.mark.parametrize("hurried", [True, False])
def test_a_white_card_that_goes_to_the_depot_instead_is_asked_for_nothing(sit_down: Any, hurried: bool) -> None:
    person = sit_down("take exh-1945", "go asia", prepare=column_with("exh-1945"), players=("person",), confirm_moves=True)
    drop(person, "hand", "grand@1")
    if not hurried:
        person.wait()
    person.table.desk.to_depot()
    person.wait()
    assert person.chooser is None
    assert person.table.intent.choosing == -1
    assert person.table.desk.confirm()
    assert person.log[-1] == "place depot"


@pytest.mark.parametrize("over", ["", "depot@1"])
def test_a_raised_card_goes_home_when_another_hall_is_looked_at(sit_down: Any, over: str) -> None:
    """As large there as cards in the hand are, wherever it stood."""
    person, target = raised(sit_down, ("person", "normal"), over)
    person.table.show_hall(1)
    person.wait()
    person.table.show_hall(1)
    person.wait()
    assert person.agrees()
    assert person.table.intent.pending == ""
    card = person.table.scenery.items[person.table.scene.hand]
    assert card.pos() == person.table.scenery.where("hand")[0]
    assert target


def raised(sit_down: Any, players: tuple[str, ...] = ("person",), over: str = "") -> tuple[Any, str]:
    """A card that stands over a place until the move is confirmed, and the place."""
    person = sit_down(players=players, options={"start": 0}, confirm_moves=True)
    while person.state.phase != "place":
        person.session.play(person.state.actions()[0])
        person.wait()
    target = over or next(str(action).split()[1] for action in person.state.actions() if str(action) != "place depot")
    drop(person, "hand", target)
    person.wait()
    assert person.table.intent.pending == target
    return person, target


def test_a_raised_card_follows_its_place_into_another_arrangement(sit_down: Any) -> None:
    person, target = raised(sit_down)
    card = person.table.scenery.items[person.table.scene.hand]
    for kind in ("compact", "standard"):
        person.table.use_arrangement(kind)
        person.wait()
        assert person.table.scenery.layout.rect(target).adjusted(0, -6, 0, 0).contains(card.pos())


def test_a_shake_ends_where_the_card_lies_in_the_arrangement_of_then(sit_down: Any, qtbot: Any) -> None:
    person = sit_down(players=("person",), motion="full", speed=1.0, options={"start": 0})
    lies = next(
        place for place in ("column:asia:1", "column:europe:1") if person.table.marks.get(place) is None or place not in lit(person)
    )
    person.click(lies)
    assert person.note is not None
    person.table.use_arrangement("compact")
    qtbot.wait(250)
    assert person.agrees()
