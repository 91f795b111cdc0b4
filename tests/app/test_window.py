"""The window itself: keys that work everywhere, faults that are told, starting and ending."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from exhibition_suite.app import main
from exhibition_suite.app.crash import CrashReporter, trace_path
from exhibition_suite.app.crash_sheet import CrashSheet
from exhibition_suite.app.look import Look
from exhibition_suite.app.new_game import Plan, SeatPlan
from exhibition_suite.app.rulebook_sheet import RulebookSheet
from exhibition_suite.app.window_icon import window_icon
from exhibition_suite.engine import Match, SeatSetup
from exhibition_suite.games import GAME_IDS, load_game
from exhibition_suite.games.exhibition.content import ContentFault, check
from exhibition_suite.storage import saves
from exhibition_suite.storage.autosave import resumable
from exhibition_suite.tables import TABLE_IDS

CTRL = Qt.KeyboardModifier.ControlModifier
ESCAPE = Qt.Key.Key_Escape
PAIR = Plan("exhibition", (SeatPlan("Hana", "person", "ford"), SeatPlan("Otto", "person", "zeppelin")), {"start": 0}, False, 5)


def test_text_grows_and_shrinks_by_keys(person: Any) -> None:
    person.key(Qt.Key.Key_Plus, CTRL)
    assert person.window.look.values["text_scale"] == 110
    assert "110" in person.window.dialogs._toasts[-1].label.text()
    person.key(Qt.Key.Key_Minus, CTRL)
    person.key(Qt.Key.Key_Minus, CTRL)
    person.key(Qt.Key.Key_Minus, CTRL)
    assert person.window.look.values["text_scale"] == 90
    person.key(Qt.Key.Key_0, CTRL)
    assert person.window.look.values["text_scale"] == 100


def test_full_screen_and_back(person: Any) -> None:
    person.key(Qt.Key.Key_F11)
    assert person.window.isFullScreen()
    person.key(ESCAPE)
    assert not person.window.isFullScreen()


def test_language_and_theme_by_keys_also_over_a_sheet(person: Any) -> None:
    person.window.open_about()
    person.key(Qt.Key.Key_L, CTRL)
    assert person.sheet.heading.text() == "このプログラムについて"
    person.key(Qt.Key.Key_D, CTRL)
    assert person.window.look.dark
    person.key(ESCAPE)
    assert person.window.menu.tiles["settings"].text() == "設定"


def test_language_and_theme_change_in_the_middle_of_a_game(person: Any) -> None:
    person.window.start_plan(PAIR)
    person.wait()
    before = person.window.grab().toImage()
    person.key(Qt.Key.Key_L, CTRL)
    assert person.window.look.language == "ja"
    assert person.window.grab().toImage() != before
    person.key(Qt.Key.Key_D, CTRL)
    session = person.page.session
    assert session.play(session.match.state.actions()[0])
    person.key(Qt.Key.Key_L, CTRL)
    person.key(Qt.Key.Key_D, CTRL)
    assert person.page.table.scenery.disagreements() == []


def test_a_game_takes_no_focus_from_the_window(person: Any) -> None:
    person.window.start_plan(Plan("exhibition", (SeatPlan("Hana", "person", "ford"), SeatPlan("Otto", "easy", "dc3")), {"start": 0}))
    person.wait()
    assert QApplication.activeWindow() is person.window
    assert person.page.isAncestorOf(QApplication.focusWidget())


def test_seats_have_the_colours_of_their_vehicles(person: Any) -> None:
    person.window.start_plan(Plan("exhibition", (SeatPlan("Hana", "person", "ford"), SeatPlan("Otto", "person", "zeppelin")), {"start": 0}))
    look = person.window.look
    plain = Look().theme("exhibition")
    assert look.theme("exhibition").seat(0) == plain.seat(1), "the Ford is red, also at the first seat"
    assert look.theme("exhibition").seat(1) == plain.seat(0)
    person.window.leave_game()
    assert look.theme("exhibition").seat(0) == plain.seat(0)


def test_settings_open_over_a_game_and_give_the_keyboard_back(person: Any) -> None:
    person.window.start_plan(PAIR)
    person.wait()
    person.key(",")
    assert person.sheet is not None
    person.key("?")
    assert person.sheet.nav["keys"].isChecked()
    person.key(ESCAPE)
    assert person.sheet is None
    assert person.page.isAncestorOf(person.focus)


def test_leaving_needs_no_question_and_a_toast_says_where_it_is(person: Any) -> None:
    person.window.start_plan(PAIR)
    person.page.session.play(person.page.session.match.state.actions()[0])
    person.key("m")
    assert person.window.game is None
    assert "Continue" in person.window.dialogs._toasts[-1].label.text()


def test_closing_in_a_game_keeps_it(open_program: Any) -> None:
    person = open_program()
    person.window.start_plan(PAIR)
    person.page.session.play(person.page.session.match.state.actions()[0])
    person.window.close()
    again = open_program()
    again.window.after_first_paint()
    again.wait()
    assert not again.window.menu.doors["exhibition"].continue_button.isHidden()
    again.click(again.window.menu.doors["exhibition"].continue_button)
    assert len(again.page.session.match.steps) == 1


def test_playing_again_and_another_set_up(person: Any) -> None:
    person.window.start_plan(PAIR)
    seed = person.page.session.match.seed
    person.page.again_asked.emit(True)
    assert person.page.session.match.seed == seed
    person.page.again_asked.emit(False)
    assert person.page.session.match.seed != seed
    person.page.setup_asked.emit()
    assert person.window.game is None
    assert person.sheet.game_id == "exhibition"


def test_the_rulebook_opens_at_a_rule(person: Any) -> None:
    person.window.open_rulebook("EX-056")
    assert isinstance(person.sheet, RulebookSheet)


def test_focus_goes_back_through_sheets(person: Any) -> None:
    start = person.focus
    person.window.open_settings()
    inside = person.focus
    person.window.dialogs.tell(lambda: ("Title", "Text"))
    assert person.focus is person.sheet.buttons["ok"]
    person.key(Qt.Key.Key_Return)
    assert person.focus is inside
    person.key(ESCAPE)
    assert person.focus is start


def test_a_question_answers_once(person: Any) -> None:
    answers: list[str] = []
    choices = [("no", lambda: "No", "plain"), ("yes", lambda: "Yes", "primary")]
    sheet = person.window.dialogs.ask(lambda: ("Sure?", "Really?"), choices, answers.append)
    person.click(sheet.buttons["yes"])
    person.window.dialogs.ask(lambda: ("Sure?", "Really?"), choices, answers.append)
    person.key(ESCAPE)
    assert answers == ["yes", ""]


def test_one_toast_at_a_time(person: Any) -> None:
    pressed: list[str] = []
    person.window.dialogs.toast("first", stay_ms=0)
    second = person.window.dialogs.toast("second", "Undo", lambda: pressed.append("undo"), stay_ms=0)
    assert len(person.window.dialogs._toasts) == 1
    person.click(second.button)
    assert pressed == ["undo"]
    assert person.window.dialogs._toasts == []
    third = person.window.dialogs.toast("third", stay_ms=10)
    person.wait_for(lambda: third not in person.window.dialogs._toasts)


def test_the_window_remembers_its_place(open_program: Any) -> None:
    first = open_program(keep=True)
    first.window.resize(1024, 700)
    first.window.close()
    again = main.open_window(Look.from_settings())
    assert again.size().toTuple() == (1024, 700)
    again.leave()


def test_the_icon_has_all_sizes(person: Any) -> None:
    assert {size.width() for size in window_icon().availableSizes()} >= {16, 32, 48, 256}


# ---- faults


def test_a_fault_nobody_caught_is_shown_once_and_can_be_copied(person: Any, capsys: pytest.CaptureFixture[str]) -> None:
    reporter = CrashReporter(person.window)
    reporter.install()
    try:
        person.window.start_plan(PAIR)
        for _ in range(3):
            sys.excepthook(ValueError, ValueError("a stray marble"), None)
        person.wait()
        sheet = person.sheet
        assert isinstance(sheet, CrashSheet)
        assert sum(isinstance(found, CrashSheet) for found in person.window.dialogs.layer.sheets()) == 1
        assert "a stray marble" in sheet.report
        assert '"game": "exhibition"' in sheet.report
        assert sheet.safe.text().startswith("Your game is saved. ")
        person.click(sheet.copy_button)
        assert QApplication.clipboard().text() == sheet.report
        person.click(sheet.go_on_button)
        assert person.window.game is not None, "the game goes on"
    finally:
        reporter.uninstall()
    assert "a stray marble" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "words"), [("en", "Install the program again."), ("ja", "もう一度インストールしてください。")])
def test_a_damaged_file_of_the_program_is_told_in_plain_words(
    open_program: Any, language: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    person = open_program(language=language)
    reporter = CrashReporter(person.window)
    reporter.install()
    try:
        for _ in range(2):
            try:
                try:
                    check([])
                except ContentFault as fault:
                    raise ImportError("no game") from fault
            except ImportError as fault:
                sys.excepthook(ImportError, fault, None)
        person.wait()
        sheet = person.sheet
        assert not isinstance(sheet, CrashSheet), "no report to send: installing again helps"
        assert len(person.window.dialogs.layer.sheets()) == 1, "told once"
        assert any(words in label.text() for label in sheet.findChildren(QLabel))
        person.key(Qt.Key.Key_Escape)
        assert person.sheet is None
    finally:
        reporter.uninstall()
    assert "cards.json" in capsys.readouterr().err


def test_quitting_after_a_fault(person: Any) -> None:
    reporter = CrashReporter(person.window)
    reporter._show("boom")
    person.click(person.sheet.quit_button)
    assert not person.window.isVisible()


def test_a_hard_crash_is_told_at_the_next_start(person: Any) -> None:
    path = trace_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("Fatal Python error: Segmentation fault\n", "utf-8")
    reporter = CrashReporter(person.window)
    reporter.install()
    try:
        reporter.tell_last_crash()
        assert "Segmentation fault" in person.sheet.report
        assert not person.sheet.quit_button.isVisible()
        person.key(ESCAPE)
        reporter.tell_last_crash()
        assert person.sheet is None, "once"
    finally:
        reporter.uninstall()
    assert not path.exists(), "a program that ended well leaves no trace"


def test_a_folder_nobody_can_write_to(open_program: Any, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = home / "file"
    blocked.write_text("no folder", "utf-8")
    monkeypatch.setenv("EXHIBITION_SUITE_HOME", str(blocked / "inside"))
    person = open_program()
    reporter = CrashReporter(person.window)
    reporter.install()
    reporter.uninstall()
    person.window.after_first_paint()
    person.wait()
    while person.sheet is not None:
        person.key(ESCAPE)
    person.window.start_plan(PAIR)
    person.wait_for(lambda: bool(person.window.dialogs._toasts))
    assert person.window.dialogs._toasts[-1].label.text()
    assert person.page.session.play(person.page.session.match.state.actions()[0]), "play goes on"


@pytest.fixture
def unkept(open_program: Any, home: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A person at a game that cannot be kept, because a file stands where its folder should be."""
    (home / "autosaves").write_text("in the way", "utf-8")
    (home / "saves").write_text("in the way", "utf-8")
    person = open_program()
    person.window.start_plan(PAIR)
    person.wait()
    assert person.page.session.play(person.page.session.match.state.actions()[0])
    return person


@pytest.mark.parametrize("way", ["menu", "close", "another game"])
def test_a_game_that_could_not_be_kept_is_not_left_without_a_question(unkept: Any, way: str) -> None:
    person = unkept
    go = {"menu": person.window.leave_game, "close": person.window.close, "another game": lambda: person.window.start_plan(PAIR)}[way]
    page = person.page
    go()
    person.wait()
    assert person.sheet.heading.text() == "This game is not saved"
    assert "autosaves" in person.sheet.texts[0].text()
    go()
    person.wait()
    person.click(person.sheet.buttons["stay"])
    assert person.sheet is None, "one question at a time"
    assert person.window.game is page, "nothing happened"
    assert person.window.isVisible()
    go()
    person.wait()
    person.click(person.sheet.buttons["leave"])
    assert person.window.game is not page
    assert person.window.isVisible() == (way != "close")
    assert not any("Continue" in toast.label.text() for toast in person.window.dialogs._toasts), "it is not said to be saved"


def test_a_game_that_could_not_be_kept_is_saved_elsewhere(unkept: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    person = unkept
    goal = tmp_path / "stick" / "our game"
    goal.parent.mkdir()
    answers: list[Path | None] = [None, goal]
    monkeypatch.setattr(person.window.dialogs, "choose_save_file", lambda *_: answers.pop(0))
    person.window.leave_game()
    person.click(person.sheet.buttons["elsewhere"])
    assert person.window.game is not None, "no file was chosen, so the game is not left"
    person.window.leave_game()
    person.click(person.sheet.buttons["elsewhere"])
    assert person.window.game is None
    assert person.window.open_save(goal.with_name("our game.exgame"))


def test_a_fault_in_a_game_that_could_not_be_kept_does_not_say_that_it_is_saved(unkept: Any) -> None:
    reporter = CrashReporter(unkept.window)
    reporter._hook(ValueError, ValueError("nobody foresaw this"), None)
    unkept.wait()
    assert "could not be saved" in unkept.sheet.safe.text()
    unkept.click(unkept.sheet.quit_button)
    assert unkept.window.isVisible()
    assert unkept.sheet.heading.text() == "This game is not saved"


def test_a_disk_that_has_room_again_needs_no_question(unkept: Any, home: Path) -> None:
    (home / "autosaves").unlink()
    unkept.window.leave_game()
    assert unkept.sheet is None
    assert "Continue" in unkept.window.dialogs._toasts[-1].label.text()
    assert unkept.window._offers


def test_saving_under_a_name_where_that_cannot_be_done_offers_another_place(
    unkept: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = unkept
    goal = tmp_path / "game.exgame"
    monkeypatch.setattr(person.window.dialogs, "choose_save_file", lambda *_: goal)
    person.window.save_game()
    person.click(person.sheet.ok_button)
    assert "saves" in person.sheet.heading.text()
    person.click(person.sheet.buttons["elsewhere"])
    assert person.sheet is None
    assert goal.exists()


def _start(**environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")}
    code = "import sys; from exhibition_suite.app.main import run; sys.exit(run(['x']))"
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**kept, **environment}, timeout=60, check=False
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({}, "There is no screen"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "", "LANGUAGE": ""}, "画面がありません"),
        ({"DISPLAY": ":9731"}, "The display “:9731” does not answer"),
        ({"DISPLAY": ":9731", "QT_QPA_PLATFORM": "xcb"}, "The display “:9731” does not answer"),
        ({"WAYLAND_DISPLAY": "wayland-9731"}, "The display “wayland-9731” does not answer"),
    ],
)
def test_without_a_screen_there_is_one_clear_message(environment: dict[str, str], told: str) -> None:
    ran = _start(**environment)
    assert ran.returncode == main.NO_DISPLAY == 3
    assert told in ran.stderr
    assert "exhibition-suite demo" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1, "no traceback, no abort of Qt"


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="signals of POSIX")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_puts_the_game_away_in_good_order(number: int, home: Path) -> None:
    code = (
        # Whoever started the tests may have had these signals ignored, as a shell does for what runs behind it.
        "import os, signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "signal.signal(signal.SIGHUP, signal.SIG_DFL)\n"
        "from PySide6.QtCore import QTimer; from exhibition_suite.app import main, window\n"
        "from exhibition_suite.app.new_game import Plan, SeatPlan\n"
        "plan = Plan('exhibition', (SeatPlan('A', 'person', 'ford'), SeatPlan('B', 'person', 'zeppelin')), {'start': 0}, False, 5)\n"
        "def play(self):\n"
        "    self.start_plan(plan)\n"
        "    self.game.session.play(self.game.session.match.state.actions()[0])\n"
        f"    QTimer.singleShot(200, self, lambda: os.kill(os.getpid(), {int(number)}))\n"
        "window.MainWindow.after_first_paint = play\n"
        "sys.exit(main.run(['x']))"
    )
    kept = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=kept, timeout=60, check=False)
    assert (ran.returncode, ran.stderr) == (128 + number, "")
    (entry,) = resumable("exhibition")
    assert (entry.crashes, len(entry.saved.record.actions)) == (0, 1)


def test_an_interrupt_before_the_first_picture_ends_the_program_without_a_word(home: Path) -> None:
    """Python's own exception for it would come out inside of Qt, which then aborts, or goes on half made and deaf."""
    code = (
        "import os, signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from exhibition_suite.app import main\n"
        "def interrupted(*_, **__):\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "    return shown(*_, **__)\n"
        "shown, main.open_window = main.open_window, interrupted\n"
        "sys.exit(main.run(['x']))"
    )
    kept = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=kept, timeout=60, check=False)
    assert (ran.returncode, ran.stderr) == (-signal.SIGINT, "")


def test_a_fault_is_shown_though_nothing_can_be_printed(person: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(io.StringIO):
        def write(self, _text: str) -> int:
            raise OSError(28, "No space left on device")

    reporter = CrashReporter(person.window)
    monkeypatch.setattr(sys, "stderr", Full())
    reporter._hook(ValueError, ValueError("on a full disk"), None)
    person.wait()
    assert isinstance(person.sheet, CrashSheet)
    assert "on a full disk" in person.sheet.report
    assert "saved" not in person.sheet.safe.text(), "there is no game"


@pytest.mark.parametrize(("language", "words"), [("en", "The program's fonts are missing"), ("ja", "プログラムのフォントが見つかりません")])
def test_missing_fonts_are_told_in_the_persons_language(
    open_program: Any, language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = open_program(language=language)
    monkeypatch.setattr("exhibition_suite.board.fonts.load_fonts", list)
    main._settle(person.window, CrashReporter(person.window))
    person.wait()
    assert person.sheet.heading.text() == words


def test_nothing_heavy_is_loaded_for_the_first_picture() -> None:
    code = (
        "import sys; from exhibition_suite import __main__, cli; from exhibition_suite.app import main;"
        "app, w, reporter = main.started(['x']);"
        "w.show(); app.processEvents(); reporter.uninstall();"
        "heavy = ('pydantic', 'multiprocessing', 'socket', 'dataclasses', 'exhibition_suite.commands');"
        "heavy += ('exhibition_suite.engine', 'exhibition_suite.session', 'hashlib');"
        "heavy += ('exhibition_suite.board.view', 'exhibition_suite.texts.words', 'exhibition_suite.texts.effects');"
        "heavy += tuple('exhibition_suite.app.' + name for name in ('dialogs', 'sheet', 'crash_sheet', 'ending', 'unopened', 'game_page'));"
        "heavy += tuple('exhibition_suite.app.controls.' + name for name in ('cards', 'fields', 'menu', 'edit_menu', 'nav'));"
        "print([m for m in heavy if m in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=dict(os.environ), timeout=60, check=False)
    assert ran.stdout.strip() == "[]", ran.stdout + ran.stderr


def test_a_game_named_on_the_command_line_stands_on_the_table(person: Any, tmp_path: Path) -> None:
    person.window.quick_start("exhibition")
    goal = tmp_path / "日曜の 対局.exgame"
    person.page.session.save_to(goal)
    seed = person.page.session.match.seed
    person.window.leave_game()
    main._settle(person.window, CrashReporter(person.window), str(goal))
    person.wait()
    assert person.page.session.match.seed == seed


def test_a_game_that_is_not_there_leaves_the_menu_with_words(person: Any, tmp_path: Path) -> None:
    main._settle(person.window, CrashReporter(person.window), str(tmp_path / "gone.exgame"))
    person.wait()
    assert person.window.game is None
    assert any("moved or deleted" in label.text() for label in person.sheet.texts)


def test_messages_cover_no_buttons_and_go_with_their_screen(person: Any) -> None:
    window = person.window
    toast = window.dialogs.toast("The game is saved.")
    assert toast.geometry().bottom() < min(person.point(tile).y() - tile.height() / 2 for tile in window.menu.tiles.values())
    window.quick_start("exhibition")
    person.wait()
    assert not window.dialogs._toasts
    toast = window.dialogs.toast("Nothing to undo yet")
    assert toast.geometry().bottom() < person.point(person.page.prompt).y() - person.page.prompt.height() / 2


@pytest.fixture
def broken(home: Path) -> Path:
    """A saved game in which somebody changed the fourth move to one that is against the rules."""
    match = PAIR.match()
    for _ in range(8):
        match.play(match.state.actions()[0])
    record = match.record()
    path = home / "saves" / "changed.exgame"
    saves.save_record(path, replace(record, actions=(*record.actions[:3], record.actions[0], *record.actions[4:])))
    return path


def test_a_game_against_the_rules_is_opened_up_to_there_at_once(person: Any, broken: Path) -> None:
    before = broken.read_bytes()
    assert not person.window.open_save(broken)
    assert "move 4" in person.sheet.heading.text()
    assert "rescue" in person.sheet.buttons
    assert person.sheet.buttons["rescue"].text() == "Open up to move 3"
    person.click(person.sheet.buttons["rescue"])
    assert len(person.page.session.match.steps) == 3
    assert broken.read_bytes() == before


def test_the_older_copy_of_a_broken_game_is_offered_at_once(person: Any, broken: Path) -> None:
    sound = PAIR.match()
    sound.play(sound.state.actions()[0])
    saves.save_record(broken.with_name("changed.exgame.older"), sound.record())
    assert not person.window.open_save(broken)
    person.click(person.sheet.buttons["older"])
    assert len(person.page.session.match.steps) == 1


@pytest.mark.parametrize("game_id", [game_id for game_id in GAME_IDS if game_id not in TABLE_IDS])
def test_a_game_without_a_table_stays_in_its_file(person: Any, home: Path, game_id: str) -> None:
    game: Any = load_game(game_id)
    path = home / "evening.exgame"
    saves.save_record(path, Match(game, game.Options(), (SeatSetup("Ada"),), 3).record())
    before = path.read_bytes()
    assert not person.window.open_save(path)
    assert person.sheet.heading.text() == "This game has no table in the window yet."
    assert list(person.sheet.buttons) == ["ok"]
    assert person.window.game is None
    assert path.read_bytes() == before


def test_of_what_is_no_game_nothing_is_offered(person: Any, home: Path) -> None:
    path = home / "letter.exgame"
    path.write_text("Dear Ada", "utf-8")
    assert not person.window.open_save(path)
    assert list(person.sheet.buttons) == ["ok"]
