"""Setting up a game: whatever is chosen reaches the game."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from exhibition_suite.app.new_game import NewGameSheet, Plan, SeatPlan, remembered
from exhibition_suite.app.new_game.pictures import EXAMPLES
from exhibition_suite.app.new_game.plan import filled_names, read_seed
from exhibition_suite.app.new_game.variants import choices_of, switches_of
from exhibition_suite.bots.levels import LEVELS
from exhibition_suite.games import load_game
from exhibition_suite.games.exhibition.content import CARD_IDS, CONTINENT, CONTINENTS

GAME = load_game("exhibition")
ENTER = Qt.Key.Key_Return


@pytest.fixture
def setting_up(person: Any) -> Any:
    """The set-up sheet is open."""
    person.key(ENTER)
    assert isinstance(person.sheet, NewGameSheet)
    return person


def begun(person: Any) -> Any:
    """Presses "Open the museum" and gives the game."""
    person.click(person.sheet.open_button)
    return person.page.session.match


def names(sheet: Any) -> list[str]:
    """The names at the seats as they are read: typed, or the program's in grey."""
    return [row.name.text() or row.name.placeholderText() for row in sheet.seats.rows]


def test_enter_at_once_begins_a_game_against_a_bot(setting_up: Any) -> None:
    setting_up.key(ENTER)
    seats = setting_up.page.session.match.seats
    assert sorted(seat.player for seat in seats) == ["normal", "person"]
    assert {seat.name for seat in seats} == {"Player", "Otto"}


CHOICES = [(option, value) for option, values in choices_of(GAME.Options).items() for value in values]


@pytest.mark.parametrize(("option", "value"), CHOICES)
@pytest.mark.rule("EX-140", "EX-160")
def test_every_showcase_reaches_the_game(setting_up: Any, option: str, value: str) -> None:
    setting_up.click(setting_up.sheet.variants.rows[option].cards[value])
    assert getattr(begun(setting_up).options, option) == value


@pytest.mark.parametrize("option", switches_of(GAME.Options))
@pytest.mark.rule("EX-130")
def test_every_switch_reaches_the_game(setting_up: Any, option: str) -> None:
    plate = setting_up.sheet.variants.plates[option]
    QTest.mouseClick(plate.toggle, Qt.MouseButton.LeftButton, pos=QPoint(12, plate.toggle.height() // 2))
    assert getattr(begun(setting_up).options, option) is True


def test_nothing_of_the_options_is_missing_in_the_sheet() -> None:
    shown = {*choices_of(GAME.Options), *switches_of(GAME.Options), "start"}
    assert shown == set(GAME.Options.model_fields)


@pytest.mark.rule("EX-020")
def test_a_chosen_start_player_sits_first(setting_up: Any) -> None:
    sheet = setting_up.sheet
    setting_up.type_into(sheet.seats.rows[0].name, "Hana")
    setting_up.choose(sheet.start, "1")
    match = begun(setting_up)
    assert match.options.start == 1
    assert [seat.name for seat in match.seats] == ["Otto", "Hana"]


@pytest.mark.rule("EX-020")
def test_a_start_player_who_leaves_the_table_gives_it_back_to_chance(setting_up: Any) -> None:
    sheet = setting_up.sheet
    setting_up.click(sheet.seats.empty[0].bot)
    setting_up.choose(sheet.start, "2")
    setting_up.click(sheet.seats.rows[-1].remove_button)
    assert sheet.start.value() == "random"
    assert begun(setting_up).options.start == "random"


@pytest.mark.parametrize("start", [2, 4, -1, "4", "nobody", None])
def test_a_kept_start_player_who_is_not_at_the_table_leaves_the_other_options(start: Any) -> None:
    rows = [{"name": name, "player": "person", "sign": sign} for name, sign in (("A", "ford"), ("B", "vespa"))]
    kept = {"seats": rows, "options": {"start": start, "area1": "link"}}
    plan = remembered("exhibition", kept, GAME.signs, ("person", *LEVELS), "normal")
    match = plan.match()
    assert (match.options.start, match.options.area1) == ("random", "link")


def test_japanese_names_are_kept(setting_up: Any) -> None:
    setting_up.type_into(setting_up.sheet.seats.rows[0].name, "花子 さん")
    assert "花子 さん" in {seat.name for seat in begun(setting_up).seats}


def test_seats_from_one_to_five(setting_up: Any) -> None:
    sheet = setting_up.sheet
    assert sheet.seats_note.text() == "2 of 5 taken"
    while sheet.seats.empty:
        setting_up.click(sheet.seats.empty[0].bot)
    assert len(sheet.seats.rows) == 5
    assert sheet.seats_note.text() == "5 of 5 taken"
    assert len(set(names(sheet)[1:])) == 4, "no two bots have one name"
    assert len({row.sign_button.sign for row in sheet.seats.rows}) == 5
    while len(sheet.seats.rows) > 1:
        setting_up.click(sheet.seats.rows[-1].remove_button)
    assert not sheet.seats.rows[0].remove_button.isEnabled(), "somebody has to play"
    match = begun(setting_up)
    assert [seat.player for seat in match.seats] == ["person"]


def test_a_person_is_added_and_the_keyboard_is_in_the_name(setting_up: Any) -> None:
    sheet = setting_up.sheet
    setting_up.click(sheet.seats.empty[0].person)
    assert setting_up.focus is sheet.seats.rows[2].name
    setting_up.key("Mei")
    assert "Mei" in {seat.name for seat in begun(setting_up).seats}


@pytest.mark.parametrize("level", list(LEVELS))
def test_every_strength_reaches_the_game(setting_up: Any, level: str) -> None:
    row = setting_up.sheet.seats.rows[1]
    setting_up.choose(row.level, level)
    assert setting_up.window.look.words.level(level, "exhibition", "help") in setting_up.sheet.level_help.text()
    assert level in {seat.player for seat in begun(setting_up).seats}


def test_a_bot_becomes_a_person(setting_up: Any) -> None:
    row = setting_up.sheet.seats.rows[1]
    setting_up.choose(row.kind_choice, "person")
    assert row.screen_note.isVisible()
    assert not row.level.isVisible()
    assert {seat.player for seat in begun(setting_up).seats} == {"person"}


def test_another_vehicle_changes_places_with_its_owner(setting_up: Any) -> None:
    sheet = setting_up.sheet
    first, second = (row.sign_button.sign for row in sheet.seats.rows)
    sheet.seats.rows[0].sign_asked.emit(second)
    assert [row.sign_button.sign for row in sheet.seats.rows] == [second, first]
    sheet.seats.rows[0].sign_asked.emit("dc3")
    assert [row.sign_button.sign for row in sheet.seats.rows] == ["dc3", first]
    assert "dc3" in {seat.sign for seat in begun(setting_up).seats}


def test_seats_are_moved_by_keys(setting_up: Any) -> None:
    sheet = setting_up.sheet
    sheet.seats.rows[0].grip.setFocus()
    setting_up.key(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(sheet) == ["Otto", "Player"]
    assert setting_up.focus is sheet.seats.rows[1].grip
    setting_up.key(Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(sheet) == ["Player", "Otto"]


def test_seats_are_moved_by_dragging(setting_up: Any) -> None:
    sheet = setting_up.sheet
    grip, below = sheet.seats.rows[0].grip, sheet.seats.rows[1]
    goal = grip.mapFromGlobal(below.mapToGlobal(below.rect().center()))
    QTest.mousePress(grip, Qt.MouseButton.LeftButton, pos=grip.rect().center())
    for step in range(1, 11):
        QTest.mouseMove(grip, grip.rect().center() + (goal - grip.rect().center()) * step / 10)
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton, pos=goal)
    setting_up.wait()
    assert names(sheet) == ["Otto", "Player"]


def test_the_grip_offers_the_same_by_clicks(setting_up: Any) -> None:
    row = setting_up.sheet.seats.rows[0]
    setting_up.click(row.grip)
    from PySide6.QtWidgets import QApplication

    menu = QApplication.activePopupWidget()
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts == ["Move up", "Move down", "Remove this seat"]
    assert [action.isEnabled() for action in menu.actions() if action.text()] == [False, True, True]
    menu.actions()[1].trigger()
    menu.close()
    setting_up.wait()
    assert names(setting_up.sheet) == ["Otto", "Player"]


def test_a_number_of_the_deal_gives_the_same_deal(setting_up: Any) -> None:
    setting_up.type_into(setting_up.sheet.seed, "1957")
    match = begun(setting_up)
    assert match.seed == 1957


@pytest.mark.parametrize("text", ["abc", "-3", "1.5", "9999999999999"])
def test_a_wrong_number_is_told_and_keeps_the_sheet_open(setting_up: Any, text: str) -> None:
    sheet = setting_up.sheet
    setting_up.type_into(sheet.seed, text)
    assert sheet.seed_note.isVisible()
    assert "digits" in sheet.seed_note.text()
    setting_up.click(sheet.open_button)
    assert setting_up.sheet is sheet
    assert setting_up.focus is sheet.seed
    setting_up.type_into(sheet.seed, "7")
    assert not sheet.seed_note.isVisible()
    assert begun(setting_up).seed == 7


def test_seeds_are_read_from_any_script() -> None:
    assert read_seed("") == (None, True)
    assert read_seed(" 12 345 ") == (12345, True)
    assert read_seed("１９５７") == (1957, True)
    assert read_seed("²")[1] is False


def test_an_empty_number_is_a_random_deal(open_program: Any) -> None:
    seeds = set()
    for _ in range(2):
        person = open_program()
        person.key(ENTER)
        seeds.add(begun(person).seed)
    assert len(seeds) == 2


@pytest.mark.rule("EX-060", "EX-142")
def test_what_follows_from_the_variants_is_said(setting_up: Any) -> None:
    variants = setting_up.sheet.variants
    assert "may go anywhere" in variants.consequences.label.text()
    setting_up.click(variants.rows["area2"].cards["short_era"])
    setting_up.click(variants.rows["area3"].cards["unique_decades"])
    assert "Short Era and Unique Decades" in variants.consequences.label.text()


def test_free_undo_is_marked_as_assisted_beforehand(setting_up: Any) -> None:
    setting_up.choose(setting_up.sheet.undo, "free")
    assert "assisted" in setting_up.sheet.level_help.text()
    assert begun(setting_up).free_undo


@pytest.mark.parametrize(("hints", "lit", "valued"), [("values", True, True), ("places", True, False), ("none", False, False)])
def test_hints_become_settings(setting_up: Any, hints: str, lit: bool, valued: bool) -> None:
    setting_up.choose(setting_up.sheet.hints, hints)
    begun(setting_up)
    look = setting_up.window.look
    assert (look.show_legal, look.show_values) == (lit, valued)


def test_the_pace_of_the_bots(setting_up: Any) -> None:
    sheet = setting_up.sheet
    sheet.pace.setFocus()
    setting_up.key(Qt.Key.Key_Home)
    assert sheet.pace_words.text() == "0.5×"
    begun(setting_up)
    assert setting_up.page.session.pace == 0.5


def test_a_set_up_is_kept_or_not(setting_up: Any) -> None:
    look = setting_up.window.look
    setting_up.type_into(setting_up.sheet.seats.rows[0].name, "Hana")
    setting_up.click(setting_up.sheet.variants.rows["area1"].cards["link"])
    begun(setting_up)
    assert look.values["setups"]["exhibition"]["options"]["area1"] == "link"
    setting_up.window.leave_game()
    setting_up.key("n")
    assert setting_up.sheet.seats.rows[0].name.text() == "Hana"
    assert setting_up.sheet.variants.rows["area1"].value() == "link"
    setting_up.click(setting_up.sheet.variants.rows["area1"].cards["spread_years"])
    setting_up.click(setting_up.sheet.keep)
    begun(setting_up)
    assert look.values["setups"]["exhibition"]["options"]["area1"] == "link"


def test_quick_start_ignores_the_sheet(setting_up: Any) -> None:
    setting_up.click(setting_up.sheet.variants.rows["area1"].cards["link"])
    setting_up.click(setting_up.sheet.quick_button)
    assert setting_up.page.session.match.options.area1 == "one_continent"


def test_the_time_is_estimated(setting_up: Any) -> None:
    sheet = setting_up.sheet
    short = sheet.time.text()
    while sheet.seats.empty:
        setting_up.click(sheet.seats.empty[0].person)
    assert "about" in short
    assert sheet.time.text() != short


@pytest.mark.parametrize(
    "kept", [None, [], {"seats": 3}, {"seats": [{"name": 5, "player": "person"}]}, {"options": "x"}, {"seats": [None]}]
)
def test_a_damaged_set_up_gives_the_usual_one(kept: Any) -> None:
    plan = remembered("exhibition", kept, GAME.signs, ("person", *LEVELS), "normal")
    assert [seat.player for seat in plan.seats] == ["person", "normal"]
    assert plan.match().seats


def test_a_remembered_vehicle_is_never_there_twice() -> None:
    rows = [{"name": "A", "player": "person", "sign": "ford"}, {"name": "B", "player": "easy", "sign": "ford"}]
    plan = remembered("exhibition", {"seats": rows}, GAME.signs, ("person", *LEVELS), "normal")
    assert len({seat.sign for seat in plan.seats}) == 2


def test_options_of_another_version_do_not_stop_the_game(person: Any) -> None:
    seats = (SeatPlan("Hana", "person", "ford"),)
    person.window.start_plan(Plan("exhibition", seats, {"area1": "no_such_kind"}))
    assert person.page.session.match.options.area1 == "one_continent"


def test_nameless_seats_get_different_names() -> None:
    plan = Plan(
        "exhibition", tuple(SeatPlan("", player, sign) for player, sign in zip(("person", "person", "easy"), GAME.signs, strict=False))
    )
    assert len(set(filled_names(plan))) == 3


def test_a_person_who_becomes_a_bot_has_a_name_of_its_own(setting_up: Any) -> None:
    sheet = setting_up.sheet
    setting_up.click(sheet.seats.empty[0].bot)
    setting_up.choose(sheet.seats.rows[0].kind_choice, "bot")
    shown = names(sheet)
    assert shown == ["Otto", "Mei", "Ada"]
    assert {seat.name for seat in begun(setting_up).seats} == set(shown)


def test_a_typed_name_is_taken_from_the_bots(setting_up: Any) -> None:
    sheet = setting_up.sheet
    setting_up.type_into(sheet.seats.rows[0].name, "Otto")
    assert names(sheet) == ["Otto", "Mei"]
    assert [sheet.start.itemText(place) for place in (1, 2)] == ["Otto", "Mei"]


def test_names_that_nobody_typed_follow_the_language(setting_up: Any) -> None:
    sheet = setting_up.sheet
    setting_up.click(sheet.seats.empty[0].bot)
    setting_up.window.look.set(language="ja")
    setting_up.wait()
    assert names(sheet) == ["プレイヤー", "オットー", "メイ"]
    setting_up.type_into(sheet.seats.rows[1].name, "Otto")
    setting_up.window.look.set(language="en")
    setting_up.wait()
    assert names(sheet) == ["Player", "Otto", "Mei"]


def test_a_set_up_kept_with_the_bots_own_name_follows_the_language(open_program: Any) -> None:
    seats = [{"name": "", "player": "person", "sign": "zeppelin"}, {"name": "Otto", "player": "easy", "sign": "ford"}]
    person = open_program(language="ja", setups={"exhibition": {"seats": seats, "options": {}}})
    person.window.open_new_game("exhibition")
    assert names(person.sheet) == ["プレイヤー", "オットー"]


def test_a_bots_strength_stands_in_the_closed_list(setting_up: Any) -> None:
    row = setting_up.sheet.seats.rows[1]
    assert row.level.shown() == "Guide · medium"
    setting_up.choose(row.level, "hard")
    assert row.level.shown() == "Curator · strong"
    assert "Curator · strong" in setting_up.sheet.level_help.text()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", [(1600, 900), (1280, 720)])
def test_the_columns_stay_whoever_sits_down(open_program: Any, language: str, size: tuple[int, int]) -> None:
    person = open_program(language=language, size=size)
    person.window.open_new_game("exhibition")
    person.wait()
    before = person.sheet.variants.mapTo(person.sheet, QPoint(0, 0)).x()
    person.choose(person.sheet.seats.rows[1].kind_choice, "person")
    assert person.sheet.variants.mapTo(person.sheet, QPoint(0, 0)).x() == before
    assert not person.sheet.scroller.horizontalScrollBar().isVisible()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_levels_have_room_for_their_strength(open_program: Any, language: str) -> None:
    person = open_program(language=language)
    person.window.open_new_game("exhibition")
    person.wait()
    row = person.sheet.seats.rows[1]
    assert row.level.shown() == person.window.look.words.level("normal", "exhibition", "full")


def test_a_long_name_shows_how_it_begins(setting_up: Any) -> None:
    row = setting_up.sheet.seats.rows[0]
    setting_up.type_into(row.name, "Maximiliane of Hohen")
    row.level.setFocus()
    setting_up.sheet.open_button.setFocus()
    assert row.name.cursorPosition() == 0


@pytest.mark.parametrize("kind", list(EXAMPLES))
def test_the_examples_on_the_cards_are_legal(kind: str) -> None:
    """The pictures show cards that exist and that the rules allow together."""
    years = [year for year, _ in EXAMPLES[kind]]
    for year, where in EXAMPLES[kind]:
        card = year - 1900
        assert CARD_IDS[card] == f"exh-{year}"
        assert CONTINENTS[CONTINENT[card]] == where, f"{year} is not of {where}"
    assert years == sorted(years)
    slot = next(option for option, values in choices_of(GAME.Options).items() if kind in values)
    assert len(years) == {"area1": 3, "area2": 4, "area3": 2}[slot]
    assert _fits(kind, EXAMPLES[kind])


def _fits(kind: str, cards: tuple[tuple[int, str], ...]) -> bool:
    """The relation that the showcase demands of neighbours, straight from its rule."""
    years = [year for year, _ in cards]
    lands = [land for _, land in cards]
    near = [later - earlier for earlier, later in pairwise(years)]
    if kind == "one_continent":
        return len(set(lands)) == 1
    if kind == "link":
        return all(gap <= 5 or a == b for gap, a, b in zip(near, lands, lands[1:], strict=False))
    if len(set(lands)) != len(lands):
        return False
    if kind == "one_era":
        return all(gap <= 10 for gap in near)
    if kind == "spread_years":
        return all(gap > 20 for gap in near)
    if kind == "one_decade":
        return len({year // 10 for year in years}) == 1
    if kind == "unique_decades":
        return len({year // 10 for year in years}) == len(years)
    return True


@pytest.mark.parametrize("language", ["en", "ja"])
def test_two_or_three_seats_are_set_up_without_scrolling_in_a_small_window(language: str, open_program: Any) -> None:
    person = open_program(size=(1280, 720), language=language)
    person.window.open_new_game("exhibition")
    for seats in (2, 3):
        plans = tuple(SeatPlan(f"P{seat}", "person" if seat == 0 else "normal", GAME.signs[seat]) for seat in range(seats))
        person.sheet.show_plan(Plan("exhibition", plans))
        person.wait()
        assert person.sheet.scroller.verticalScrollBar().maximum() == 0
        assert sum(place.isVisible() for place in person.sheet.seats.empty) == 1, "the next seat can be taken"
