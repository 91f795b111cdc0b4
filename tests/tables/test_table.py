"""The table through a game: languages, themes, undo, replay, bots, secrets, the end."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage

from exhibition_suite.games.exhibition.content import CARD_IDS, CONTINENTS
from exhibition_suite.session.replay import ReplaySession
from exhibition_suite.tables.exhibition.prompts import int_of
from exhibition_suite.tables.exhibition.table import ExhibitionTable

ENTER = Qt.Key.Key_Return


def play_on(person: Any, count: int, pick: int = 3) -> None:
    """Plays a number of actions through the session, looking at the table after each."""
    for number in range(count):
        if person.state.seat < 0:
            return
        actions = person.state.actions()
        person.session.play(actions[(number * pick) % len(actions)])
        person.wait()
        assert person.agrees()


def picture(person: Any) -> QImage:
    return person.table.grab().toImage()


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
@pytest.mark.rule("EX-070", "EX-073")
def test_a_whole_game_is_shown_as_it_is(sit_down: Any, seats: int) -> None:
    person = sit_down(players=("person",) * seats, seed=seats)
    play_on(person, 400)
    assert person.state.seat < 0
    assert person.prompt.seat == -1
    assert person.prompt.title == "End of game"
    person.click("grand@1")
    assert person.log


def test_language_and_theme_turn_in_the_middle_of_a_move(sit_down: Any) -> None:
    person = sit_down()
    play_on(person, 9)
    before = picture(person)
    person.table.look.set(language="ja")
    person.wait()
    japanese = picture(person)
    assert japanese != before
    assert "オセアニア" in person.table.spoken()["header:oceania"]
    person.table.look.set(theme="dark")
    person.wait()
    assert picture(person) != japanese
    person.table.look.set(language="en", theme="light")
    person.wait()
    assert picture(person) == before
    assert person.agrees()


def test_undo_puts_everything_back(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    person.click("column:oceania:0")
    person.click("column:oceania:0")
    if person.state.phase == "steer":
        person.click("header:asia")
    hand = person.table.scene.hand
    person.click("mid@1")
    assert person.place_of(hand) == "mid@1"
    person.session.undo()
    person.wait()
    assert person.place_of(hand) == "hand"
    assert person.agrees()
    assert person.table.marks["mid@1"].state == "legal"
    person.session.redo()
    person.wait()
    assert person.place_of(hand) == "mid@1"


def test_past_moments_are_shown_and_cannot_be_played_on(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    play_on(person, 8)
    now = {piece.id: piece.place for piece in person.table.scenery.now}
    for step in (0, 3, 4, 7):
        person.table.set_replay(step)
        person.wait()
        assert person.agrees()
        assert not person.table.scene.acting
    person.click("grand@5")
    assert len(person.log) == 8
    person.table.set_replay(None)
    person.wait()
    assert {piece.id: piece.place for piece in person.table.scenery.now} == now
    assert person.table.scene.acting


def test_a_replay_session_on_a_table_of_its_own(sit_down: Any, qtbot: Any) -> None:
    person = sit_down(players=("person",))
    play_on(person, 10)
    replay = ReplaySession(person.session.match)
    table = ExhibitionTable(replay, person.table.look)
    qtbot.addWidget(table)
    table.resize(1276, 770)
    table.show()
    replay.jump(6)
    assert not table.scenery.disagreements()
    replay.forward()
    assert not table.scenery.disagreements()
    assert not table.scene.acting


def test_another_hall_is_looked_at_and_left(sit_down: Any) -> None:
    person = sit_down()
    play_on(person, 9)
    home = person.table.shown
    other = 1 - home
    person.table.show_hall(other)
    person.wait()
    assert person.table.shown == other
    assert person.prompt.buttons[0].id == "home"
    assert person.agrees()
    count = len(person.log)
    person.drag("hand", "grand@2")
    assert len(person.log) == count
    person.keys(Qt.Key.Key_Escape)
    assert person.table.shown == home
    assert person.table.scene.acting
    assert person.agrees()


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_motion_ends_where_the_model_is(sit_down: Any, qtbot: Any, motion: str) -> None:
    person = sit_down(motion=motion, speed=4.0)
    person.wait()
    person.session.play(person.state.actions()[0])
    animator = person.table.scenery.animator
    assert animator.running
    qtbot.waitUntil(lambda: not animator.running, timeout=6000)
    assert person.agrees()
    assert person.table.marks


@pytest.mark.parametrize("how", ["key", "click", "resize", "move"])
def test_any_input_completes_the_motion(sit_down: Any, how: str) -> None:
    person = sit_down(motion="full", speed=0.2, players=("person",))
    person.session.play(person.state.actions()[0])
    assert person.table.scenery.animator.running
    if how == "key":
        person.keys(Qt.Key.Key_Space)
    elif how == "click":
        person.click("grand@4")
    elif how == "resize":
        person.table.resize(1500, 900)
        person.wait()
    else:
        actions = person.state.actions()
        person.session.play(actions[0])
        person.table.wake()
    person.table.scenery.animator.finish()
    assert person.agrees()
    assert len(person.log) == (2 if how == "move" else 1), "the input that ends a motion plays nothing"


def test_the_turned_up_card_is_marked_until_the_next(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    play_on(person, 1)
    if person.state.phase == "steer":
        play_on(person, 1)
    tagged = [place for place, mark in person.table.marks.items() if mark.tag]
    assert len(tagged) == 1
    new = person.session.match.steps[-1].events[-1].params["card"]
    assert person.place_of(new) == tagged[0]


def test_the_last_move_keeps_a_pennant(sit_down: Any) -> None:
    person = sit_down()
    person.click("column:oceania:0")
    person.click("column:oceania:0")
    if person.state.phase == "steer":
        person.click("header:asia")
    person.click("grand@3") if person.chooser is None else None
    person.session.skip_to_person()
    person.table.show_hall(0)
    person.wait()
    assert person.table.trail.last(0)


def test_legal_places_can_be_switched_off(sit_down: Any) -> None:
    person = sit_down()
    assert any(mark.state == "legal" for mark in person.table.marks.values())
    person.keys("h")
    assert not any(mark.state == "legal" for mark in person.table.marks.values())
    person.keys("h")
    assert any(mark.state == "legal" for mark in person.table.marks.values())


def test_aiming_at_a_card_shows_next_stop_and_places(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    row, card = next((row, card) for row, card in enumerate(person.state.columns[0]) if card not in (45, 100))
    person.hover(f"column:oceania:{row}")
    assert person.table.scenery.journey.isVisible()
    chips = person.prompt.preview.chips
    assert [chip.icon for chip in chips] == ["pin", "check", "star"]
    legal = [place for place, mark in person.table.marks.items() if mark.state == "legal" and "@" in place]
    assert len(legal) == len(person.state.spots_for(0, card))
    person.hover("grand@1")
    assert not person.table.scenery.journey.isVisible()


def test_preview_sums_up(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    play_on(person, 1)
    if person.state.phase == "steer":
        play_on(person, 1)
    for spot in person.state.legal_spots():
        place = person.table.scene.place_of(spot)
        person.hover(place)
        facts = person.prompt.preview
        assert facts.after - facts.before == sum(int_of(chip.value) for chip in facts.chips)
        assert person.table.marks[place].state == "aimed"


@pytest.mark.rule("EX-131")
def test_secrets_are_painted_for_their_owner_only(sit_down: Any) -> None:
    person = sit_down(options={"secret_decade": True}, players=("person", "person"))
    assert person.session.viewer == -1
    down = picture(person)
    assert "secret" not in " ".join(person.table.hall_line._facts.spoken.lower().split()[:0])
    assert person.table.hall_line._facts.envelope == "sealed"
    person.session.open_curtain(0)
    person.wait()
    assert person.table.hall_line._facts.envelope not in ("", "sealed")
    person.table.panels.look_at_envelope(True)
    assert picture(person) != down
    person.table.show_hall(1)
    person.wait()
    person.table.panels.look_at_envelope(True)
    assert person.table.hall_line._facts.envelope == "sealed"


@pytest.mark.rule("EX-131")
def test_the_shown_secret_never_depends_on_anothers(sit_down: Any) -> None:
    pictures = []
    for secret in (2, 7):

        def prepare(state: Any, secret: int = secret) -> None:
            state.secrets = (4, secret)

        person = sit_down(options={"secret_decade": True}, players=("person", "person"), prepare=prepare)
        person.session.open_curtain(0)
        person.wait()
        person.table.show_hall(1)
        person.wait()
        pictures.append((picture(person), tuple(person.table.spoken().values()), person.table.hall_line._facts))
    assert pictures[0] == pictures[1]


def test_bots_are_shown_and_waited_for(sit_down: Any, qtbot: Any) -> None:
    person = sit_down(players=("person", "easy"))
    person.session.pace = 4.0
    person.drag("column:oceania:0", "hand")
    if person.state.phase == "steer":
        person.click("header:asia")
    person.drag("hand", "depot@1")
    with qtbot.waitSignal(person.session.decision_changed, timeout=20000, check_params_cb=lambda seat: seat == 0):
        person.session.skip_to_person()
    person.wait()
    assert person.state.seat == 0
    assert person.agrees()
    assert person.table.shown == 0


def test_a_look_at_a_card(sit_down: Any) -> None:
    person = sit_down()
    person.right_click("column:asia:1")
    assert person.table.panels.zoomed == "column:asia:1"
    assert person.log == []
    person.keys(Qt.Key.Key_Escape)
    assert not person.table.panels.zoomed
    person.walk_to("column:europe:2")
    person.keys("e")
    assert person.table.panels.zoomed == "column:europe:2"
    card = person.state.columns[4][2]
    assert person.table.look.words.say(f"card.{CARD_IDS[card]}.note") in person.said[-1]
    person.keys("e")
    assert not person.table.panels.zoomed


def test_resting_on_a_card_looks_closer(sit_down: Any, qtbot: Any) -> None:
    person = sit_down()
    person.hover("column:asia:1")
    qtbot.waitUntil(lambda: person.table.panels.zoomed == "column:asia:1", timeout=4000)


def test_comparing_the_three_cards(sit_down: Any) -> None:
    person = sit_down(confirm_moves=True)
    person.keys("c")
    panel = person.table.panels.comparison
    assert [card.facts.piece for card in panel._cards] == [CARD_IDS[card] for card in person.state.columns[0]]
    assert all(card.accessibleName() for card in panel._cards)
    person.keys("2")
    assert person.table.panels.comparison is None
    assert person.table.intent.held == CARD_IDS[person.state.columns[0][1]]
    person.keys("c")
    person.keys(Qt.Key.Key_Escape)
    assert person.table.panels.comparison is None


def test_buttons_of_the_prompt(sit_down: Any) -> None:
    person = sit_down(confirm_moves=True, players=("person",))
    assert [button.id for button in person.prompt.buttons] == ["compare", "take"]
    assert not person.prompt.buttons[1].enabled
    person.click("column:oceania:0")
    assert person.prompt.buttons[1].enabled
    person.table.press("take")
    person.wait()
    if person.state.phase == "steer":
        person.click("header:asia")
        person.table.press("go")
        person.wait()
    person.table.press("depot")
    person.wait()
    person.table.press("put_back")
    person.wait()
    assert person.table.scene.phase == "place"
    person.table.press("depot")
    person.table.press("confirm")
    person.wait()
    assert person.log[-1] == "place depot"
    assert person.agrees()


def test_tab_walks_through_the_board_and_out_of_it(sit_down: Any) -> None:
    person = sit_down()
    assert person.table.keys.at.startswith("column:")
    seen = []
    for _ in range(8):
        if not person.table.keys.tab(1):
            break
        seen.append(person.table.keys.at)
    assert [place.split("@")[0].split(":")[0] for place in seen] == ["grand", "depot"]
    assert person.table.keys.tab(1) is False


def test_every_place_can_be_reached_by_arrows(sit_down: Any) -> None:
    person = sit_down()
    person.keys(Qt.Key.Key_Right)
    for place in ("header:north_america", "column:europe:2", "grand@6", "area3@2", "mid@1", "depot@3", "area1@1", "header:oceania"):
        person.walk_to(place)
        assert person.table.keys.at == place


def test_the_rule_of_the_moment(sit_down: Any) -> None:
    person = sit_down()
    assert person.table.rule_of_the_moment() == "EX-030"
    person.drag("column:asia:1", "grand@1")
    assert person.table.rule_of_the_moment() == person.note.ruling.rule
    assert CONTINENTS


def test_leaving_the_board_ends_the_aim(sit_down: Any) -> None:
    person = sit_down()
    person.hover("column:oceania:1")
    person.table.view.drag.leave()
    assert not person.table.intent.aimed
    assert person.point("grand@1") != QPoint()


def test_in_hot_seat_the_last_move_is_seen_before_the_next_hall(sit_down: Any, qtbot: Any) -> None:
    person = sit_down(motion="full", speed=8.0)
    qtbot.waitUntil(lambda: not person.table.scenery.animator.running, timeout=5000)
    person.session.play(next(action for action in person.state.actions() if action.value not in (45, 100)))
    qtbot.waitUntil(lambda: not person.table.scenery.animator.running, timeout=5000)
    person.session.play(person.state.actions()[0])
    assert person.state.seat == 1
    assert person.table.shown == 0
    assert not person.table.scene.acting
    qtbot.waitUntil(lambda: person.table.shown == 1 and not person.table.scenery.animator.running, timeout=5000)
    assert person.table.scene.acting
    assert person.agrees()
