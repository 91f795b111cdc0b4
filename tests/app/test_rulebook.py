"""The rulebook in the program: every rule with its id, links, search in both languages, live language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextTable
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from exhibition_suite.app.i18n import Translators
from exhibition_suite.app.rule_pages import Colors, blocks, page, running, search
from exhibition_suite.app.rulebook import Rulebook
from exhibition_suite.app.rulebook_sheet import RulebookSheet
from exhibition_suite.app.skin import dress
from tests.app.game_room import clipped, look_of, settle

COLORS = Colors("#000000", "#111111", "#222222", "#ffffff", "#333333", "#444444", "#555555")


def book(qtbot: QtBot, size: tuple[int, int] = (1000, 700), **values: object) -> Rulebook:
    look = look_of(**values)
    translators = Translators(look)
    widget = Rulebook(look, "exhibition")
    dress(widget, look, "exhibition")
    widget.kept = translators  # type: ignore[attr-defined]
    qtbot.addWidget(widget, before_close_func=lambda _widget: translators.uninstall())
    widget.resize(*size)
    with qtbot.waitExposed(widget):
        widget.show()
    settle()
    return widget


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_rule_stands_in_it_with_its_id(language: str) -> None:
    look = look_of(language=language)
    html = page(look.words, "exhibition", COLORS, (14, 18, 24))
    for rule in look.words.rules("exhibition"):
        assert f"<a name='{rule.id}'></a>" in html
        assert f"&nbsp;{rule.id}&nbsp;</span>" in html


def test_ids_in_the_text_are_links_that_open_the_rule(qtbot: QtBot) -> None:
    widget = book(qtbot)
    assert 'href="rule:EX-056"' in blocks("Cards must be close in time (EX-056).")
    widget.text.anchorClicked.emit(QUrl("rule:EX-056"))
    settle()
    assert widget.rule == "EX-056"
    assert widget.text.textCursor().block().text().replace("\u00a0", " ").strip().startswith("EX-056")
    assert widget.text.verticalScrollBar().value() > 0


def test_numbers_of_a_table_stand_level_with_japanese_words(qtbot: QtBot) -> None:
    """Their lines are lower than those of kana, and would stand at the top of the row."""
    widget = book(qtbot, language="ja")
    document = widget.text.document()
    document.setHtml(blocks("| 人物 | 12 |\n|---|---|\n| 建設 | 12 |"))
    (table,) = (frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable))
    layout = document.documentLayout()

    def baseline(row: int, column: int) -> float:
        block = table.cellAt(row, column).firstCursorPosition().block()
        line = block.layout().lineAt(0)
        return layout.blockBoundingRect(block).top() + line.y() + line.ascent()

    for row in range(2):
        assert abs(baseline(row, 0) - baseline(row, 1)) < 1.5


def test_tables_and_lists_become_such() -> None:
    assert blocks("| a | b |\n|---|---|\n| 1 | **2** |").count("<td") == 2
    assert blocks("- one\n- two") == "<ul><li>one</li><li>two</li></ul>"
    assert blocks("1 < 2 & **so**") == "<p>1 &lt; 2 &amp; <b>so</b></p>"


def test_search_finds_words_of_both_languages(qtbot: QtBot) -> None:
    widget = book(qtbot)
    QTest.keyClicks(widget.search, "depot")
    assert "EX-041" in widget.found_ids()
    assert widget.count.text().startswith("Found: ")
    assert widget.text.extraSelections()
    widget.search.setText("倉庫")
    assert "EX-041" in widget.found_ids()
    widget.search.setText("EX-056")
    assert widget.found_ids()[0] == "EX-056" or "EX-056" in widget.found_ids()
    widget.search.setText("xyzzy")
    assert widget.found_ids() == []
    assert widget.count.text() == "Nothing found. Try another word."
    widget.search.clear()
    assert widget.count.text() == "Contents"
    assert not widget.text.extraSelections()


def test_search_is_blind_to_capitals() -> None:
    look = look_of()
    assert [hit.rule.id for hit in search(look, "exhibition", "EINSTEIN")] == [
        hit.rule.id for hit in search(look, "exhibition", "einstein")
    ]
    assert search(look, "exhibition", "  ") == []


def test_enter_and_arrows_in_the_search_go_to_the_hits(qtbot: QtBot) -> None:
    widget = book(qtbot)
    widget.search.setFocus()
    QTest.keyClicks(widget.search, "Einstein")
    hits = widget.found_ids()
    QTest.keyClick(widget.search, Qt.Key.Key_Return)
    assert widget.rule == hits[0]
    QTest.keyClick(widget.search, Qt.Key.Key_Down)
    QTest.keyClick(widget.search, Qt.Key.Key_Down)
    QTest.keyClick(widget.search, Qt.Key.Key_Up)
    QTest.keyClick(widget.search, Qt.Key.Key_Return)
    assert widget.rule == hits[1]
    assert widget.search.hasFocus() or widget.window().focusWidget() is widget.search


def test_what_is_found_comes_into_view(qtbot: QtBot) -> None:
    widget = book(qtbot)
    widget.search.setText("longest run")
    settle()
    assert widget.text.verticalScrollBar().value() > 0
    assert any(widget.text.viewport().rect().intersects(widget.text.cursorRect(spot.cursor)) for spot in widget.text.extraSelections())


def test_hits_show_whole_words_and_no_heading_twice() -> None:
    for hit in search(look_of(), "exhibition", "Einstein"):
        inner = hit.around.strip("…")
        assert f"{hit.rule.id} {hit.rule.title}:" not in inner
        text = hit.rule.text.replace("**", "").replace("\n", " ")
        at = text.find(inner)
        if at > 0:
            assert not (text[at - 1].isalnum() and inner[0].isalnum())


def test_a_hit_opens_by_keys_alone(qtbot: QtBot) -> None:
    widget = book(qtbot)
    widget.search.setText("longest run")
    first = widget.found_ids()[0]
    widget.contents.setFocus()
    widget.contents.setCurrentRow(0)
    QTest.keyClick(widget.contents, Qt.Key.Key_Return)
    assert widget.rule == first


def test_the_language_flips_at_the_same_rule(qtbot: QtBot) -> None:
    widget = book(qtbot)
    widget.open_at("EX-102")
    widget.look.set(language="ja")
    settle()
    assert widget.rule == "EX-102"
    assert "年数の差" in widget.text.toPlainText()
    assert widget.search.placeholderText() != "Search the rules"


def test_an_unknown_rule_leaves_it_where_it_stands(qtbot: QtBot) -> None:
    widget = book(qtbot)
    widget.open_at("EX-999")
    assert widget.rule == ""


@pytest.mark.parametrize("width", [420, 1000])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_contents_stand_above_in_a_narrow_panel(qtbot: QtBot, width: int, language: str) -> None:
    widget = book(qtbot, (width, 700), language=language)
    beside = widget.left.geometry().right() < widget.text.geometry().left()
    assert beside == (width > 620)
    assert clipped(widget) == []


def test_the_sheet_opens_at_a_rule(qtbot: QtBot) -> None:
    look = look_of()
    sheet = RulebookSheet(look, "exhibition", "EX-120")
    qtbot.addWidget(sheet)
    assert sheet.book.rule == "EX-120"
    assert sheet.accessibleName() == "Rulebook"
    assert sheet.first_focus() is sheet.book.search


def test_enter_goes_on_from_hit_to_hit_and_down_brings_the_next_into_view(qtbot: QtBot) -> None:
    widget = book(qtbot)
    widget.search.setFocus()
    QTest.keyClicks(widget.search, "depot")
    settle()
    hits = widget.found_ids()
    assert len(hits) > 2
    for wanted in (*hits, hits[0]):
        QTest.keyClick(widget.search, Qt.Key.Key_Return)
        assert widget.rule == wanted
        assert widget.found_ids()[widget.contents.currentRow()] == wanted
    before = widget.text.verticalScrollBar().value()
    for _ in hits:
        QTest.keyClick(widget.search, Qt.Key.Key_Down)
    assert widget.contents.currentRow() == len(hits) - 1
    assert widget.text.verticalScrollBar().value() > before
    assert widget.search.hasFocus() or widget.focusWidget() is widget.search


@pytest.mark.parametrize(("language", "wanted"), [("en", "einstein"), ("ja", "倉庫"), ("ja", "アインシュタイン")])
def test_the_words_around_a_hit_are_cut_between_words(language: str, wanted: str) -> None:
    look = look_of(language=language)
    hits = search(look, "exhibition", wanted)
    assert hits
    for hit in hits:
        whole, shown = running(hit.rule.text), hit.around
        assert "|" not in shown
        assert wanted in shown.casefold()
        assert len(shown) < len(wanted) + 112
        core = shown.strip("…").strip()
        at = whole.find(core)
        assert at >= 0
        if shown.startswith("…"):
            assert whole[at - 1] in " 。、（「・", shown
        if shown.endswith("…"):
            assert core[-1] in "。、（「・" or whole[at + len(core)] == " ", shown


@pytest.mark.parametrize("language", ["en", "ja"])
def test_many_hits_are_seen_at_once(qtbot: QtBot, language: str) -> None:
    widget = book(qtbot, (420, 700), language=language)
    widget.search.setText("EX-1")
    settle()
    view = widget.contents
    seen_whole = [row for row in range(view.count()) if view.viewport().rect().contains(view.visualItemRect(view.item(row)))]
    assert len(seen_whole) >= 4
