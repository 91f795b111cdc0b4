"""The column of the others: as many halls as its height holds, and names that are read whole."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from exhibition_suite.app.game_page import GamePage
from exhibition_suite.app.lettering import NARROWEST, fitted, text_width
from exhibition_suite.app.new_game.pictures import EXAMPLES, written
from exhibition_suite.app.side_column import LOG_LEAST
from exhibition_suite.app.skin import Skin, skin_of
from exhibition_suite.board.theme import theme
from exhibition_suite.engine import Match, SeatSetup
from exhibition_suite.games.exhibition import GAME
from tests.app.game_room import look_of, open_page, play_on

JAPANESE = ("ハナ", "オットー", "メイ", "イネス", "ボー")


def five(qtbot: QtBot, size: tuple[int, int], players: str = "person", **values: object) -> GamePage:
    seats = tuple(SeatSetup(name, "person" if not seat else players, GAME.signs[seat]) for seat, name in enumerate(JAPANESE))
    match = play_on(Match(GAME, GAME.Options(), seats, 5), lambda state: state.round == 3 and state.seat == 0)
    return open_page(qtbot, match, size, **values)  # type: ignore[arg-type]


def halls(page: GamePage) -> int:
    """How many of the others' halls are seen."""
    return sum(panel.isVisible() and panel.hall.isVisible() for panel in page.side.panels)


@pytest.mark.parametrize(("size", "least"), [((1280, 720), 3), ((1600, 900), 4), ((1920, 1080), 4), ((2560, 1440), 4)])
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("players", ["person", "normal"])
def test_five_seats_see_as_many_halls_as_there_is_room_for(
    qtbot: QtBot, size: tuple[int, int], least: int, language: str, players: str
) -> None:
    page = five(qtbot, size, players, language=language)
    assert halls(page) >= least
    assert page.side.log.view.height() >= LOG_LEAST - 8
    for panel in page.side.panels:
        if panel.isVisible():
            assert panel.height() >= panel.sizeHint().height(), "nothing is pressed together"
            assert not panel.name.shortened()
            assert not panel.score.shortened()
            assert not panel.shown.shortened()


def test_a_column_that_grows_shows_more_at_once(qtbot: QtBot) -> None:
    page = five(qtbot, (1440, 810))
    few = halls(page)
    page.resize(1600, 900)
    assert halls(page) > few
    page.resize(1440, 810)
    assert halls(page) == few


@pytest.mark.parametrize("scale", [100, 130, 150])
def test_large_text_leaves_the_board_its_width(qtbot: QtBot, scale: int) -> None:
    page = five(qtbot, (1600, 900), text_scale=scale)
    assert page.table.width() >= (1270 if scale == 100 else 1215 if scale == 130 else 1185)


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_names_of_five_tabs_are_whole(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = five(qtbot, size, language="ja")
    for tab in page.side.tabs.tabs:
        name = tab.texts()[0]
        assert fitted(name, skin_of(tab).font(12, 700), tab.name_rect().width())[0] == name


def test_a_name_is_set_narrower_before_it_is_cut() -> None:
    look_of()
    font = Skin(theme("suite", False)).font(14, 700)
    wide = text_width("オットー", font)
    assert fitted("オットー", font, wide) == ("オットー", 1.0)
    assert fitted("オットー", font, wide * 0.8) == ("オットー", pytest.approx(0.8))
    shown, narrow = fitted("オットー", font, wide * 0.4)
    assert narrow == NARROWEST
    assert shown.endswith("\N{HORIZONTAL ELLIPSIS}")
    assert text_width(shown, font) * narrow <= wide * 0.4 + 1


@pytest.mark.parametrize("kind", EXAMPLES)
@pytest.mark.parametrize("room", [16.0, 22.0, 30.0, 60.0])
def test_years_on_small_cards_are_never_cut(kind: str, room: float) -> None:
    look_of()
    skin = Skin(theme("exhibition", False))
    years = written([year for year, _where in EXAMPLES[kind]], room, skin)
    assert len({len(year) for year in years}) == 1, "all in the same way"
    assert all(text_width(year, skin.font(12, 700)) <= room or len(year) == 2 for year in years)
