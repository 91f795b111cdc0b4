"""The score sheet: the worked example of the rules as a person reads it, in both languages, by mouse and by keys."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from exhibition_suite.app.i18n import Translators
from exhibition_suite.app.picture_export import _origin
from exhibition_suite.app.score_facts import SheetFacts, gather, rating
from exhibition_suite.app.score_sheet import ScoreSheet
from exhibition_suite.app.score_sheet_parts import LineRow, TieNote
from exhibition_suite.app.skin import dress
from tests.app.game_room import clipped, look_of, new_match, play_on, seen, settle
from tests.games.exhibition.positions import position
from tests.games.exhibition.test_scoring import EXAMPLE

HISTORY = [[-12, -12, -12], [-3, -4, -6], [25, 20, 20]]


def example(**more: Any) -> SheetFacts:
    """The worked example as a finished game of A, B and C."""
    match = new_match("person", "person", "person")
    state = position(**{**EXAMPLE, **more})  # type: ignore[arg-type]
    state.seat = -1
    match.state = state
    for seat, name in enumerate("ABC"):
        match.seats = tuple(type(s)(name if n == seat else s.name, s.player, s.sign) for n, s in enumerate(match.seats))
    return gather(match, HISTORY)


def show(qtbot: QtBot, facts: SheetFacts, size: tuple[int, int] = (1600, 900), **values: Any) -> ScoreSheet:
    look = look_of(**values)
    translators = Translators(look)
    sheet = ScoreSheet(look, facts)
    dress(sheet, look, "exhibition")
    sheet.kept = translators  # type: ignore[attr-defined]
    qtbot.addWidget(sheet, before_close_func=lambda _sheet: translators.uninstall())
    sheet.resize(*size)
    with qtbot.waitExposed(sheet):
        sheet.open()
    settle()
    return sheet


@pytest.mark.rule("EX-120", "EX-123")
def test_the_worked_example_is_read_line_by_line(qtbot: QtBot) -> None:
    sheet = show(qtbot, example())
    assert [row.cells() for row in sheet.rows] == [
        ["All 6 Continents", "round 11 · 11 · 14", "+5", "+5", "+3"],
        ["Years Gap", "94 · 94 · 71 years", "+5", "+5", "+3"],
        ["Continent Focus", "Africa 5 · Oceania 3 · Europe 4", "+5", "+3", "+4"],
        ["Number of Decades", "out of 10", "+8", "+9", "+9"],
        ["Chain of Years", "1944–46 · 1979–80 · 1910–14", "+3", "+2", "+5"],
        ["Empty Spots", "−1 each", "0", "−1", "−1"],
        ["Depot", "−1 each", "−1", "−3", "−3"],
    ]
    assert sheet.total.cells() == ["Total", "25", "20", "20"]
    assert [plaque.texts() for plaque in sheet.plaques] == [
        ["A", "curator of the century", "25"],
        ["C", "second on tie-break", "20"],
        ["B", "third on tie-break", "20"],
    ]
    assert [tie.texts() for tie in sheet.ties] == [
        ["Tie between C and B: closest to 1950 in Mid Century", "C shows 1947 (3 years away) and B shows 1954 (4 years away). Rule EX-120"]
    ]


def test_it_reads_in_japanese_and_flips_while_open(qtbot: QtBot) -> None:
    sheet = show(qtbot, example(), language="ja")
    names = [row.cells()[0] for row in sheet.rows]
    assert names == ["全6大陸", "年数の差", "注目する大陸", "世代の数", "年代の連鎖", "空きスペース", "倉庫"]
    assert "1950" in sheet.ties[0].texts()[0]
    assert "C・B" in sheet.ties[0].texts()[0]
    sheet.look.set(language="en")
    settle()
    assert sheet.rows[1].cells()[0] == "Years Gap"
    assert sheet.title.text() == "Closing night · final fame"
    assert sheet.again_button.text() == "Play again"


@pytest.mark.rule("EX-106")
def test_secret_decades_have_their_line(qtbot: QtBot) -> None:
    sheet = show(qtbot, example(secret_decade=True, secrets=(1940, 1980, 1960)))
    assert [row.cells() for row in sheet.rows if row.line_id == "secret_decade"] == [["Secret Decade", "40s · 80s · 60s", "+4", "+3", "+1"]]
    assert sheet.total.cells()[1:] == ["29", "23", "21"]
    assert not sheet.ties


@pytest.mark.rule("EX-121")
def test_a_draw_is_called_a_draw(qtbot: QtBot) -> None:
    halls = {**EXAMPLE["halls"], 1: {**EXAMPLE["halls"][1], "mid@1": 1953}}  # type: ignore[dict-item,call-overload]
    sheet = show(qtbot, example(halls=halls))
    assert sheet.ties[0].texts()[0].startswith("Draw between ")
    assert sheet.ties[0].texts()[1].endswith("Rule EX-121")
    assert {plaque.texts()[1] for plaque in sheet.plaques} == {"curator of the century", "draw: shares second place"}


@pytest.mark.rule("EX-122")
def test_a_tie_without_a_year_says_so(qtbot: QtBot) -> None:
    hall = {spot: card for spot, card in EXAMPLE["halls"][1].items() if spot != "mid@1"}  # type: ignore[index]
    halls = {**EXAMPLE["halls"], 1: hall}  # type: ignore[dict-item]
    facts = example(halls=halls, depots={0: [1977], 1: [1916], 2: [1942, 1971, 1988]})
    assert facts.seats[1].table.total == facts.seats[2].table.total, "a year of the 1950s less, two cards less in the depot"
    sheet = show(qtbot, facts)
    assert "B shows no year" in sheet.ties[0].texts()[1]
    assert "EX-122" in sheet.ties[0].texts()[1]


def test_only_what_is_best_alone_has_a_star() -> None:
    facts = example()
    assert facts.best("all_6_continents") == {0, 1}
    assert facts.best("chain_of_years") == {2}
    assert facts.best("empty_spots") == set()
    assert facts.best("depot") == set()


def test_a_line_tells_its_rule_and_where_its_points_come_from(qtbot: QtBot) -> None:
    sheet = show(qtbot, example())
    qtbot.mouseClick(sheet.rows[4], Qt.MouseButton.LeftButton)
    page = sheet.side.line
    assert page.isVisible()
    assert page.tag.text() == "EX-105"
    assert "consecutive" in page.text.text()
    words = seen(page)
    assert {"A", "B", "C", "+3", "+2", "+5"} <= set(words)
    with qtbot.waitSignal(sheet.rule_asked) as asked:
        qtbot.mouseClick(page.open, Qt.MouseButton.LeftButton)
    assert asked.args == ["EX-105"]
    qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
    assert sheet.side.century.isVisible()


def test_a_tie_tells_its_rule(qtbot: QtBot) -> None:
    sheet = show(qtbot, example())
    qtbot.mouseClick(sheet.ties[0], Qt.MouseButton.LeftButton)
    assert sheet.side.line.tag.text() == "EX-120"


def test_keys_alone_read_the_sheet_and_play_again(qtbot: QtBot) -> None:
    sheet = show(qtbot, example())
    qtbot.waitUntil(lambda: sheet.listening)
    sheet.rows[0].setFocus()
    for _ in range(2):
        qtbot.keyClick(sheet.focusWidget(), Qt.Key.Key_Down)
    assert sheet.focusWidget() is sheet.rows[2]
    qtbot.keyClick(sheet.rows[2], Qt.Key.Key_Space)
    assert sheet.side.line.tag.text() == "EX-103"
    sheet.again_button.setFocus()
    with qtbot.waitSignal(sheet.again_asked) as again:
        qtbot.keyClick(sheet.again_button, Qt.Key.Key_Return)
    assert again.args == [False]
    with qtbot.waitSignal(sheet.closed):
        qtbot.keyClick(sheet, Qt.Key.Key_Escape)


def test_the_same_deal_can_be_played_once_more(qtbot: QtBot) -> None:
    sheet = show(qtbot, example())
    with qtbot.waitSignal(sheet.again_asked) as again:
        qtbot.mouseClick(sheet.deal_button, Qt.MouseButton.LeftButton)
    assert again.args == [True]


def test_it_goes_to_the_clipboard_as_an_aligned_table(qtbot: QtBot) -> None:
    sheet = show(qtbot, example())
    with qtbot.waitSignal(sheet.copied):
        sheet.copy_text()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Exhibition: 20th Century"
    table = lines[2:11]
    assert table[0].split() == ["Fame", "A", "B", "C"]
    assert table[2].split() == ["Years", "Gap", "+5", "+5", "+3"]
    assert {line.rindex(line.split()[-1]) + len(line.split()[-1]) for line in table[:9]} == {len(table[0])}
    assert "Rule EX-120" in lines[-1]


def unlike(one: QImage, other: QImage) -> float:
    """Share of points that are not the same in two pictures; letters may be smoothed otherwise from one time to the next."""
    assert one.size() == other.size()
    points = [(x, y) for x in range(0, one.width(), 3) for y in range(0, one.height(), 3)]
    return sum(one.pixel(x, y) != other.pixel(x, y) for x, y in points) / len(points)


def test_the_picture_is_the_same_whatever_the_sheet_shows(qtbot: QtBot) -> None:
    sheet = show(qtbot, example())
    first = sheet.picture()
    assert first.width() > 2800
    qtbot.mouseClick(sheet.rows[4], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(sheet.side.fame.switch, Qt.MouseButton.LeftButton)
    sheet.resize(1280, 720)
    settle()
    assert sheet.side.line.isVisible()
    assert unlike(sheet.picture(), first) < 0.001, "plaques, table and charts, however large the window is and whatever was opened"
    sheet.look.set(language="ja")
    settle()
    japanese = sheet.picture()
    assert unlike(japanese, first) > 0.005
    sheet.look.set(theme="dark")
    settle()
    assert sheet.picture().pixelColor(4, 4).lightness() < 60 < japanese.pixelColor(4, 4).lightness()


def test_the_picture_has_nothing_to_press_and_tells_which_game_it_was(qtbot: QtBot) -> None:
    facts = example()
    sheet = show(qtbot, facts)
    paper = sheet.for_picture("Deal 5", QSize(1500, 780))
    settle()
    lines = (LineRow, TieNote)  # they are the table itself
    assert not [part for part in paper.findChildren(QAbstractButton) if part.isVisible() and not isinstance(part, lines)]
    assert sheet.side.century.isVisible()
    assert sheet.side.fame.chart.isVisible()
    assert "Deal 5" in seen(paper)
    origin = _origin(sheet.look, facts)
    assert origin.startswith("Exhibition: 20th Century · Deal 5 · 20")


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
@pytest.mark.parametrize(("language", "years", "round_one"), [("en", " years", "round "), ("ja", "年", "第")])
def test_many_seats_have_what_points_come_from_under_the_points(
    qtbot: QtBot, size: tuple[int, int], language: str, years: str, round_one: str
) -> None:
    match = play_on(new_match(*["person"] * 5, secret_decade=True))
    sheet = show(qtbot, gather(match, [match.state.totals()]), size, language=language)
    by_id = {row.line_id: row for row in sheet.rows}
    assert not any(row.beside() for row in sheet.rows)
    assert all(text.endswith(years) for text in by_id["years_gap"].shown_details() if text)
    assert all(text.startswith(round_one) for text in by_id["all_6_continents"].shown_details() if text)
    assert any(by_id["years_gap"].shown_details())
    assert by_id["depot"].shown_details() == [""] * 5, "the same for all stands under the name"


def test_three_seats_have_it_beside_the_names(qtbot: QtBot) -> None:
    row = show(qtbot, example()).rows[0]
    assert row.beside()
    assert row.shown_details() == []


def test_decades_over_narrow_columns_are_figures(qtbot: QtBot) -> None:
    chart = show(qtbot, example(), language="ja").side.century.chart
    assert chart.heads(60)[:2] == ["00年代", "10年代"]
    assert chart.heads(39)[:2] == ["00", "10"]


def test_signs_at_the_ends_of_the_lines_never_leave_the_picture(qtbot: QtBot) -> None:
    match = play_on(new_match(*["person"] * 5))
    chart = show(qtbot, gather(match, [match.state.totals()] * 3)).side.fame.chart
    for height in (105, 130, 240):
        chart.setFixedHeight(height)
        rects = chart.label_rects(QRectF(30, 10, 300, height - 30), [height - 34.0 + number for number in range(5)])
        assert all(high.bottom() <= low.top() for high, low in itertools.pairwise(rects)), "none covers another"
        assert rects[0].top() >= 0
        assert rects[-1].bottom() <= height


@pytest.mark.rule("EX-150", "EX-151")
@pytest.mark.parametrize(("total", "number"), [(-4, 1), (7, 1), (8, 2), (12, 2), (13, 3), (17, 4), (21, 5), (24, 5), (25, 6), (31, 6)])
def test_ratings_of_a_game_for_one(total: int, number: int) -> None:
    assert rating(total) == number


@pytest.mark.rule("EX-151")
def test_a_game_for_one_shows_its_rating_on_the_ladder(qtbot: QtBot) -> None:
    match = play_on(new_match("person"))
    total = match.state.scores()[0].total
    sheet = show(qtbot, gather(match, [[total]]))
    name = sheet.look.words.say(f"rating.{rating(total)}")
    assert sheet.plaques[0].texts() == ["Hana", name, str(total).replace("-", "−")]
    assert sheet.side.ladder is not None
    assert name in sheet.side.ladder.accessibleName()
    assert [rung[1] for rung in sheet.side.ladder.rungs()] == ["25 or more", "21–24", "17–20", "13–16", "8–12", "up to 7"]


@pytest.mark.rule("EX-151")
@pytest.mark.parametrize("options", [{"secret_decade": True}, {"area1": "link"}, {"area3": "antique", "start": 0}])
def test_a_game_for_one_with_options_has_no_rating(qtbot: QtBot, options: dict[str, object]) -> None:
    match = play_on(new_match("person", **options))
    total = match.state.scores()[0].total
    sheet = show(qtbot, gather(match, [[total]]))
    assert sheet.side.ladder is None
    assert sheet.plaques[0].texts()[1] == "no rating with options"
    names = [sheet.look.words.say(f"rating.{number}") for number in range(1, 7)]
    assert not any(name in text for name in names for text in seen(sheet))


def test_the_unit_stands_at_a_number(qtbot: QtBot) -> None:
    match = play_on(new_match("person", "normal"), lambda state: bool(any(state.goal_rounds)))
    sheet = show(qtbot, gather(match, [[0, 0]]))
    reached = match.state.goal_rounds
    first = next(number for number in reached if number)
    shown = sheet.words.source("all_6_continents")
    assert f"round {first}" in shown
    assert "round –" not in shown
    assert "– years" not in sheet.words.source("years_gap")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_a_key_meant_for_the_last_move_leaves_the_result_to_be_read(qtbot: QtBot, key: Qt.Key) -> None:
    sheet = show(qtbot, example())
    assert sheet.focusWidget() is None or sheet.hasFocus(), "no button waits for Enter"
    with qtbot.assertNotEmitted(sheet.again_asked), qtbot.assertNotEmitted(sheet.closed):
        for part in (sheet, sheet.again_button):
            qtbot.keyClick(part, key)
            qtbot.keyClick(part, key, Qt.KeyboardModifier.ControlModifier)


def test_enter_alone_never_begins_another_game(qtbot: QtBot) -> None:
    sheet = show(qtbot, example())
    qtbot.waitUntil(lambda: sheet.listening)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    with qtbot.assertNotEmitted(sheet.again_asked):
        qtbot.keyClick(sheet, Qt.Key.Key_Return)
        QApplication.sendEvent(sheet.again_button, held)
    assert sheet.again_button.key_hint == "Ctrl+Enter"
    for part in (sheet, sheet.rows[0], sheet.replay_button):
        with qtbot.waitSignal(sheet.again_asked) as again:
            qtbot.keyClick(part, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert again.args == [False]


def test_the_arrow_down_goes_from_the_result_to_its_lines(qtbot: QtBot) -> None:
    sheet = show(qtbot, example())
    qtbot.waitUntil(lambda: sheet.listening)
    qtbot.keyClick(sheet, Qt.Key.Key_Down)
    assert sheet.focusWidget() is sheet.rows[0]


@pytest.mark.parametrize("size", [(1600, 900), (1280, 720)])
def test_no_word_of_the_legend_stands_alone(qtbot: QtBot, size: tuple[int, int]) -> None:
    sheet = show(qtbot, example(), size)
    chart = sheet.side.sources.chart
    rows = chart._legend_rows(chart.skin)
    assert len(rows) == 1 or min(len(row) for row in rows) > 1


def test_charts_give_their_numbers_as_tables(qtbot: QtBot) -> None:
    sheet = show(qtbot, example())
    century, fame, sources = sheet.side.century, sheet.side.fame, sheet.side.sources
    assert list(century.chart.grid().rows[0]) == ["A", "2", "0", "2", "2", "4", "2", "1", "1", "0", "2"]
    assert sum(int(count) for count in century.chart.grid().rows[1][1:]) == 14  # Einstein has no year
    assert [list(row) for row in fame.chart.grid().rows] == [["A", "−12", "−3", "25"], ["B", "−12", "−4", "20"], ["C", "−12", "−6", "20"]]
    assert list(sources.chart.grid().rows[2]) == ["C", "+3", "+3", "+4", "+9", "+5", "−1", "−3"]
    qtbot.mouseClick(fame.switch, Qt.MouseButton.LeftButton)
    assert fame.numbers.isVisible()
    assert fame.numbers.item(2, 3).text() == "20"
    assert not fame.chart.isVisible()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_nothing_is_clipped(qtbot: QtBot, language: str, seats: int) -> None:
    match = play_on(new_match(*["person"] * seats))
    history = [[0] * seats, match.state.totals()]
    facts = example(secret_decade=True, secrets=(1900, 1980, 1910)) if seats == 3 else gather(match, history)
    sheet = show(qtbot, facts, language=language)
    for size in ((1280, 720), (1600, 900), (2560, 1440)):
        sheet.resize(*size)
        settle()
        assert clipped(sheet) == [], size
        assert sheet.scroller.verticalScrollBar().maximum() == 0, f"the whole sheet is seen without scrolling at {size}"


def test_the_standing_before_the_end_has_no_winner(qtbot: QtBot) -> None:
    match = play_on(new_match("person", "person", secret_decade=True), lambda state: state.round == 4)
    sheet = show(qtbot, gather(match, [[0, 0]], match.state.observe(0).view))
    assert sheet.title.text() == "How it stands · fame so far"
    assert not sheet.again_button.isVisible()
    secret = next(row for row in sheet.rows if row.line_id == "secret_decade")
    assert secret.cells()[3] == "–", "the other one's secret is not scored"
    assert sheet.plaques[0].texts()[1] == "leads so far"
