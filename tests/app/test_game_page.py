"""The page around the board: four questions answered at a glance, keys, sizes, languages, the way from the first move to the sheet."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from exhibition_suite.app.game_page import GamePage
from exhibition_suite.session.hints import Hint
from tests.app.game_room import clipped, new_match, open_page, play_on, seen, settle

SIZES = [(1120, 630), (1280, 720), (1439, 809), (1600, 900), (1920, 1080), (2560, 1440)]


def at_place(number: int, *players: str, **options: object) -> object:
    return play_on(new_match(*players, **options), lambda state: state.round == number and state.seat == 0 and state.phase == "place")


def open_at(qtbot: QtBot, number: int, *players: str, size: tuple[int, int] = (1600, 900), **values: object) -> GamePage:
    return open_page(qtbot, at_place(number, *players), size, **values)  # type: ignore[arg-type]


def test_whose_turn_what_may_i_do_how_far(qtbot: QtBot) -> None:
    page = open_at(qtbot, 5, "person", "normal", "person")
    assert [tab.texts() for tab in page.side.tabs.tabs] == [["Hana", "playing"], ["Otto", "next"], ["Mei", "then"]]
    assert page.prompt.texts()[0].startswith("Hana — place ")
    assert page.prompt.steps.texts() == ["Take", "Move", "Refill", "Place"]
    assert list(page.prompt.buttons) == ["depot", "confirm"]
    assert page.top.title.text() == "Exhibition: 20th Century"
    assert page.top.flag.text() == "16 = finished"
    assert page.top.stock.text() == f"Stock {page.session.match.state.stock_left}"
    panels = [panel.texts() for panel in page.side.panels if panel.isVisible()]
    assert [texts[0] for texts in panels] == ["Otto", "Mei"]
    assert panels[0][1].startswith("Bot · ")
    assert panels[1][1] == "Hot-seat player"
    view = page.session.view_state().view
    assert [texts[2].replace("−", "-") for texts in panels] == [str(total) for total in view.totals()[1:]]
    assert all(texts[3] == "4/16 shown" for texts in panels)


def test_a_seat_that_is_out_is_done(qtbot: QtBot) -> None:
    match = play_on(new_match("person", "person", "person"), lambda state: state.seat >= 0 and any(state.is_out(seat) for seat in range(3)))
    page = open_page(qtbot, match)
    gone = [seat for seat in range(3) if match.state.is_out(seat)]
    for seat in gone:
        assert page.side.tabs.tabs[seat].texts()[1] == "done"
    panel = page.side.panels[gone[0]]
    if panel.isVisible():
        assert panel.texts()[3] == "finished"


@pytest.mark.parametrize(
    ("stop", "reason"), [("start", "Nothing to undo yet"), ("revealed", "a card was turned up (EX-040)"), ("other", "another player's")]
)
@pytest.mark.rule("EX-040")
def test_undo_says_why_not(qtbot: QtBot, stop: str, reason: str) -> None:
    page = open_at(qtbot, 1, "person", "person")
    page.top.show_history(stop, False)
    undo = page.top.buttons["undo"]
    assert not undo.isEnabled()
    assert reason in undo.toolTip()
    assert reason in undo.accessibleDescription()


@pytest.mark.rule("EX-040")
def test_undo_stops_at_the_refill_for_real(qtbot: QtBot) -> None:
    page = open_at(qtbot, 1, "person", "person")
    assert "EX-040" in page.top.buttons["undo"].toolTip()
    page.session.play(str(page.session.match.state.actions()[0]))
    settle()
    assert page.top.buttons["undo"].isEnabled()
    QTest.keyClick(page.table.view, Qt.Key.Key_Z)
    settle()
    assert page.session.match.state.seat == 0
    assert page.top.buttons["redo"].isEnabled()
    QTest.keyClick(page.table.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ShiftModifier)
    settle()
    assert page.session.match.state.seat == 1


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_nothing_is_clipped_or_overlaps(qtbot: QtBot, language: str, seats: int) -> None:
    page = open_at(qtbot, 3, *["person"] * seats, language=language)
    for size in SIZES:
        page.resize(*size)
        settle()
        assert clipped(page) == [], size
        parts = [page.top, page.table, page.side, page.prompt]
        for number, one in enumerate(parts):
            assert page.rect().contains(one.geometry()), size
            for other in parts[number + 1 :]:
                both = one.geometry().intersected(other.geometry())
                assert both.width() <= 0 or both.height() <= 0, (size, one, other)
        assert inside(page.side, page.side.log), f"the log ends within the column at {size}"


def inside(outer: QWidget, part: QWidget) -> bool:
    return outer.rect().contains(QRect(part.mapTo(outer, part.rect().topLeft()), part.size()))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_text_sizes_change_in_mid_game(qtbot: QtBot, language: str) -> None:
    page = open_at(qtbot, 3, "person", "normal", "person", size=(1600, 900), language=language)
    for scale in (90, 130, 150, 100):
        page.look.set(text_scale=scale)
        settle()
        assert clipped(page) == [], scale
    assert (page.top.height(), page.prompt.height()) == (52, 78)


def test_window_sizes_have_their_arrangement(qtbot: QtBot) -> None:
    page = open_at(qtbot, 3, "person", "normal", "person", size=(1600, 900))
    assert (page.size_class(), page.top.height(), page.prompt.height()) == ("standard", 52, 78)
    page.resize(1280, 720)
    settle()
    assert (page.size_class(), page.top.height(), page.prompt.height()) == ("compact", 44, 64)
    assert page.top.flag.text() == "16"
    page.resize(2560, 1440)
    settle()
    assert page.size_class() == "large"
    assert page.side.width() == 440


def test_language_and_theme_flip_in_mid_game(qtbot: QtBot) -> None:
    page = open_at(qtbot, 3, "person", "normal", "person")
    light = page.grab().toImage().pixelColor(800, 10)
    page.look.set(language="ja", theme="dark")
    settle()
    assert page.grab().toImage().pixelColor(800, 10).lightness() < light.lightness() / 2
    words = seen(page)
    for english in ("What happened", "playing", "Exhibits placed", "To depot", "Undo", "Skip", "Bots"):
        assert english not in words
    page.look.set(language="en")
    settle()
    assert {"What happened", "playing", "Exhibits placed", "To depot", "Skip"} <= set(seen(page))


def test_tab_goes_board_prompt_side_top_and_round(qtbot: QtBot) -> None:
    page = open_at(qtbot, 3, "person", "normal", "person")
    page.table.view.setFocus()
    visited = []
    for _ in range(60):
        focus = page.window().focusWidget()
        part = next(name for name in ("table", "prompt", "side", "top") if getattr(page, name).isAncestorOf(focus))
        if not visited or visited[-1] != part:
            visited.append(part)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        settle()
        if len(visited) > 4:
            break
    assert visited == ["table", "prompt", "side", "top", "table"]
    page.prompt.buttons["depot"].setFocus()
    QTest.keyClick(page.prompt.buttons["depot"], Qt.Key.Key_Backtab)
    settle()
    assert page.window().focusWidget() is page.table.view


def test_the_game_ends_on_its_score_sheet(qtbot: QtBot) -> None:
    match = play_on(new_match("person", "person"))
    last = str(match.steps[-1].action)
    short = new_match("person", "person")
    for step in match.steps[:-1]:
        short.play(step.action)
    page = open_page(qtbot, short)
    assert page.overlays.sheet is None
    page.session.play(last)
    qtbot.waitUntil(lambda: page.overlays.sheet is not None, timeout=3000)
    sheet = page.overlays.sheet
    assert sheet is not None
    assert sheet.facts.over
    assert [seat.table.total for seat in sheet.facts.seats] == match.state.totals()
    assert len(sheet.facts.history) == match.state.round
    with qtbot.waitSignal(page.again_asked) as again:
        qtbot.mouseClick(sheet.again_button, Qt.MouseButton.LeftButton)
    assert again.args == [False]
    qtbot.mouseClick(sheet.replay_button, Qt.MouseButton.LeftButton)
    settle()
    assert page.replaying
    assert page.replay_bar.close_button.text() == "Close"
    QTest.keyClick(page.replay_bar.play, Qt.Key.Key_Escape)
    settle()
    assert page.overlays.sheet is not None, "back to the sheet"
    qtbot.mouseClick(page.overlays.sheet.halls_button, Qt.MouseButton.LeftButton)
    settle()
    assert page.overlays.sheet is None
    qtbot.mouseClick(page.side.tabs.tabs[1], Qt.MouseButton.LeftButton)
    settle()
    assert page.table.shown == 1
    assert page.side.panels[0].isVisible()


def test_replay_steps_by_keys_and_slider(qtbot: QtBot) -> None:
    page = open_at(qtbot, 6, "person", "person")
    page.moments.show(0)
    settle()
    bar = page.replay_bar
    assert bar.replay is not None
    assert bar.title.text().startswith("Replay · move 0 of ")
    for key, position in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, bar.replay.length),
        (Qt.Key.Key_Home, 0),
    ):
        QTest.keyClick(page.window().focusWidget() or bar, key)
        settle()
        assert bar.replay.position == position, key
    bar.slider.setValue(7)
    assert bar.replay.position == 7
    assert not page.top.buttons["undo"].isEnabled()
    assert "past moment" in page.top.buttons["undo"].toolTip()
    bar.replay.pace = 4
    qtbot.mouseClick(bar.play, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bar.replay is not None and bar.replay.position >= 8, timeout=3000)
    qtbot.mouseClick(bar.play, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.branch_asked) as branch:
        qtbot.mouseClick(bar.branch_button, Qt.MouseButton.LeftButton)
    assert branch.args[0].assisted
    qtbot.mouseClick(bar.close_button, Qt.MouseButton.LeftButton)
    settle()
    assert not page.replaying
    assert page.session.match.state.round == 6
    assert not page.session._bots.pacer.held


def test_the_rulebook_stands_beside_the_board(qtbot: QtBot) -> None:
    page = open_at(qtbot, 3, "person", "person", size=(1920, 1080))
    before = page.table.width()
    QTest.keyClick(page.table.view, Qt.Key.Key_R)
    settle()
    book = page.overlays.book
    assert book is not None
    assert book.isVisible()
    assert page.table.width() < before
    assert not page.table.geometry().intersects(book.geometry())
    QTest.keyClick(book.book.search, Qt.Key.Key_Escape)
    settle()
    assert not book.isVisible()
    assert page.table.width() == before


def test_f1_opens_the_rule_of_the_step(qtbot: QtBot) -> None:
    page = open_at(qtbot, 3, "person", "person")
    QTest.keyClick(page.table.view, Qt.Key.Key_F1)
    settle()
    assert page.overlays.book is not None
    assert page.overlays.book.book.rule == "EX-038"


def test_advice_names_moves_results_and_reasons(qtbot: QtBot) -> None:
    page = open_at(qtbot, 4, "person", "person")
    page.do("hint")
    settle()
    panel = page.overlays.hints
    assert panel.isVisible()
    assert "Looking for good moves" in " ".join(panel.texts())
    state = page.session.match.state
    after = state.copy()
    action = state.actions()[0]
    after.apply(action)
    line = after.scores()[0].lines[-2]
    panel.show_hints([Hint(action, 17.6, line, line.points - 1)], state.kinds)
    settle()
    texts = panel.texts()
    assert "fills a spot (+1)" in texts
    assert any("spot" in text or "Century" in text or "Depot" in text for text in texts[1:2])
    played = len(page.session.match.steps)
    button = next(button for button in panel.findChildren(QWidget) if getattr(button, "text", lambda: "")() == "Do it")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()
    assert len(page.session.match.steps) == played + 1
    assert not panel.isVisible()


def test_advice_is_for_ones_own_turn(qtbot: QtBot) -> None:
    match = play_on(new_match("person", "normal"), lambda state: state.seat == 1)
    page = open_page(qtbot, match)
    with qtbot.waitSignal(page.toast_asked) as toast:
        page.do("hint")
    assert toast.args == ["Advice is for your own turn."]


def test_without_confirmation_a_move_can_be_taken_back_for_four_seconds(qtbot: QtBot) -> None:
    page = open_at(qtbot, 2, "person", "person", confirm_moves=False)
    page.session.play(str(page.session.match.state.actions()[0]))
    settle()
    chip = page.overlays.chip
    assert chip.isVisible()
    assert not page.table.geometry().intersects(chip.geometry()), "it covers no place of the board"
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    settle()
    assert page.session.match.state.seat == 0
    assert not chip.isVisible()


def test_with_confirmation_there_is_no_chip(qtbot: QtBot) -> None:
    page = open_at(qtbot, 2, "person", "person", confirm_moves=True)
    page.session.play(str(page.session.match.state.actions()[0]))
    settle()
    assert not page.overlays.chip.isVisible()


def test_the_bots_corner_pauses_and_sets_the_pace(qtbot: QtBot) -> None:
    page = open_at(qtbot, 2, "person", "normal")
    bots = page.side.bots
    QTest.keyClick(page.table.view, Qt.Key.Key_P)
    assert page.session.paused
    assert bots.pause_button.isChecked()
    assert "Let the bots go on" in bots.pause_button.toolTip()
    qtbot.mouseClick(bots.pause_button, Qt.MouseButton.LeftButton)
    assert not page.session.paused
    bots.set_pace(4.0)
    assert page.session.pace == 4.0
    assert bots.speed_button.text() == "4×"
    assert page.look.bot_speed == 4.0


def test_a_bot_that_thinks_long_shows_its_ruler(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("exhibition_suite.app.bot_bar.PATIENCE", 30)
    page = open_at(qtbot, 2, "person", "normal")
    bots = page.side.bots
    bots.show_thinking("Otto", True)
    qtbot.waitUntil(bots.thinking.isVisible, timeout=2000)
    assert bots.thinking_words.text() == "Otto is thinking, up to 5 s"
    with qtbot.waitSignal(bots.hurried):
        qtbot.mouseClick(bots.now_button, Qt.MouseButton.LeftButton)
    bots.show_thinking("Otto", False)
    assert not bots.thinking.isVisible()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_in_the_narrow_column_who_thinks_is_said_in_few_words(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr("exhibition_suite.app.bot_bar.PATIENCE", 30)
    page = open_at(qtbot, 2, "person", "normal", size=(1280, 720), language=language)
    bots = page.side.bots
    bots.show_thinking("Otto", True)
    qtbot.waitUntil(bots.thinking.isVisible, timeout=2000)
    settle()
    assert bots.thinking_words.text() == {"en": "Otto: up to 5 s", "ja": "Otto：最長5秒"}[language]
    assert not bots.thinking_words.shortened()
    told = {"en": "Otto is thinking, up to 5 s", "ja": "Ottoが考えています（最長5秒）"}[language]
    assert bots.thinking_words.accessibleName() == told
    bots.show_thinking("Otto", False)


def test_one_person_against_bots_is_a_person(qtbot: QtBot) -> None:
    page = open_at(qtbot, 2, "person", "normal")
    page.show_hall(1)
    settle()
    assert page.side.panels[0].texts()[1] == "Person"


@pytest.mark.rule("EX-151")
def test_a_game_for_one_with_variants_has_no_ladder(qtbot: QtBot) -> None:
    page = open_page(qtbot, new_match("person", area1="link"))
    assert page.side.ladder is None


def test_games_of_people_have_no_bots_corner(qtbot: QtBot) -> None:
    page = open_at(qtbot, 2, "person", "person")
    assert not page.side.bots.isVisible()


@pytest.mark.rule("EX-151")
def test_a_game_for_one_shows_the_ladder(qtbot: QtBot) -> None:
    page = open_at(qtbot, 4, "person")
    assert page.side.ladder is not None
    assert page.side.ladder.title.text() == "Your rating"
    assert "Rating so far: Storeroom clerk" in page.side.ladder.ladder.accessibleName()
    assert page.side.panels == []


def test_five_seats_keep_three_lines_of_the_log_and_open_it_as_a_drawer(qtbot: QtBot) -> None:
    page = open_at(qtbot, 3, *["person"] * 5, size=(1024, 600))
    assert page.side.log.view.height() >= 50
    assert page.side.log_is_short()
    QTest.keyClick(page.table.view, Qt.Key.Key_L)
    settle()
    assert page.overlays.drawer.isVisible()
    assert page.overlays.drawer.view.height() > 200
    QTest.keyClick(page.overlays.drawer.view, Qt.Key.Key_Escape)
    settle()
    assert not page.overlays.drawer.isVisible()


def test_the_standing_on_demand(qtbot: QtBot) -> None:
    page = open_at(qtbot, 5, "person", "person")
    page.do("score")
    settle()
    sheet = page.overlays.sheet
    assert sheet is not None
    assert sheet.title.text().startswith("How it stands")
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    settle()
    assert page.overlays.sheet is None


def test_what_others_do_is_said_aloud(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    page = open_page(qtbot, play_on(new_match("person", "normal"), lambda state: state.seat == 1 and state.phase == "place"))
    said: list[str] = []
    monkeypatch.setattr("exhibition_suite.app.game_page.announce", lambda _widget, text, urgent=False: said.append(text))
    page.session._play_bot(str(page.session.match.state.actions()[0]))
    settle()
    assert len(said) == 1
    assert said[0].startswith("Otto took ")
    page.session.play(str(page.session.match.state.actions()[0]))
    assert len(said) == 1, "one's own moves are not told back"


def test_the_score_sheet_is_written_as_a_picture(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_at(qtbot, 5, "person", "person")

    class Chooser:
        """Answers the question for a file."""

        def choose_save_file(self, _title: str, suggested: Path, _kinds: str) -> Path:
            assert suggested.name == "Exhibition 20th Century.png"
            return tmp_path / "sheet"

    page._dialogs = Chooser()
    page.do("score")
    settle()
    assert page.overlays.sheet is not None
    with qtbot.waitSignal(page.toast_asked) as toast:
        page.overlays.sheet.picture_asked.emit()
    assert toast.args == ["The picture is saved."]
    assert QImage(str(tmp_path / "sheet.png")).width() > 1000


def test_the_menu_offers_everything_in_words(qtbot: QtBot) -> None:
    page = open_at(qtbot, 3, "person", "person")
    page.open_menu()
    words = [action.text().split("\t")[0] for action in page.menu.actions() if action.text()]
    assert words[:4] == ["Advice", "Since my last turn", "Score sheet", "Replay the game so far"]
    assert "Back to the main menu" in words
    page.menu.hide()
    with qtbot.waitSignal(page.menu_asked):
        page.do("leave")
