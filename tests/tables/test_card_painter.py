"""Card pictures: what a person must be able to tell from a card can be seen on it."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from exhibition_suite.board.fonts import load_fonts
from exhibition_suite.board.theme import Theme, continents, theme
from exhibition_suite.games.exhibition.content import EINSTEIN, WAR
from exhibition_suite.resources import asset
from exhibition_suite.tables.exhibition import card_extras, card_painter
from exhibition_suite.tables.exhibition.card_painter import CARD_SIZE, COMPACT_SIZE, CardArt, Chosen
from exhibition_suite.tables.exhibition.card_style import COMPACT, STANDARD, Layout, card_id, title_room
from exhibition_suite.tables.exhibition.card_titles import face_title, title_fit, title_width
from exhibition_suite.texts import LANGUAGES, Words

SPINE = QRect(0, 0, 27, 80)
NICHE = QRect(130, 8, 60, 65)
WORDS = QRect(34, 4, 94, 72)


@pytest.fixture(autouse=True)
def _fonts(qtbot: QtBot) -> None:
    load_fonts()


def art(language: str = "en", dark: bool = False, **marks: bool) -> CardArt:
    return CardArt(Words(language), language, theme("exhibition", dark), **marks)


def face(card: int, **how: object) -> QImage:
    return art().card_pixmap(card, CARD_SIZE, **how).toImage()  # type: ignore[arg-type]


def part(image: QImage, rect: QRect) -> bytes:
    piece = image.copy(rect).convertToFormat(QImage.Format.Format_RGB32)  # must outlive its bits
    return bytes(piece.constBits())


def count(image: QImage, rect: QRect, color: QColor) -> int:
    wanted = color.rgb()
    return sum(image.pixel(x, y) == wanted for x in range(rect.left(), rect.right() + 1) for y in range(rect.top(), rect.bottom() + 1))


def test_a_card_shows_its_continent_on_spine_rule_and_niche() -> None:
    for card, number in ((7, 0), (12, 1), (22, 2), (5, 2), (53, 4), (71, 5), (91, 3)):
        image, one = face(card), continents()[number]
        assert count(image, SPINE, one.color) > 900
        assert count(image, QRect(36, 38, 36, 4), one.color) > 40
        assert count(image, NICHE, one.tint) > 600


def test_no_two_cards_look_alike_not_even_without_their_title() -> None:
    drawings = {part(face(card), NICHE) for card in range(101)}
    assert len(drawings) == 101


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", [STANDARD, COMPACT], ids=["standard", "compact"])
def test_every_title_fits_its_place(language: str, layout: Layout) -> None:
    room = title_room(layout, layout.width)
    for card in range(101):
        style = art(language).style(card)
        title = style.title
        fit = face_title(title, style.shorter, room, layout is COMPACT)
        assert fit.size >= 11
        assert len(fit.lines) <= (1 if layout is COMPACT else 3)
        assert all(title_width(fit.size, line) <= room + 0.01 for line in fit.lines)
        assert not fit.cut, title


def test_every_marked_break_belongs_to_a_title_of_today() -> None:
    titles = {Words(language).say(f"card.{card_id(card)}.title") for language in LANGUAGES for card in range(101)}
    marked = json.loads(asset("content", "exhibition", "title_breaks.json").read_text(encoding="utf-8"))
    stale = [text for text in marked if text.replace("|", "") not in titles]
    assert not stale, "these titles were changed: mark their breaks anew in title_breaks.json"


def test_a_shorter_title_stands_only_where_the_whole_one_does_not_fit() -> None:
    words = {language: Words(language) for language in LANGUAGES}
    for card in range(101):
        key = f"card.{card_id(card)}"
        room = title_room(COMPACT, COMPACT.width)
        needed = [language for language in LANGUAGES if title_fit(words[language].say(f"{key}.title"), room, compact=True).cut]
        assert words["en"].has(f"{key}.shorter") == bool(needed), key
        assert face_title(words["en"].say(f"{key}.title"), "shorter", STANDARD.title[2], compact=False).lines[0] != "shorter"


def test_letters_follow_the_language_and_can_be_left_out() -> None:
    letters = QRect(2, 58, 23, 18)
    english = art("en").card_pixmap(91, CARD_SIZE).toImage()
    japanese = art("ja").card_pixmap(91, CARD_SIZE).toImage()
    none = art(letters=False, patterns=False).card_pixmap(91, CARD_SIZE).toImage()
    assert part(english, letters) != part(japanese, letters)
    assert count(none, letters, continents()[3].color) == letters.width() * letters.height()
    assert part(english, QRect(1, 5, 25, 22)) == part(none, QRect(1, 5, 25, 22)), "the glyph stays"


def test_patterns_can_be_left_out() -> None:
    strip = QRect(1, 31, 25, 24)
    plain = art(patterns=False).card_pixmap(71, CARD_SIZE).toImage()
    assert count(plain, strip, continents()[5].color) == strip.width() * strip.height()
    assert count(face(71), strip, continents()[5].color) < strip.width() * strip.height()


@pytest.mark.parametrize("dark", [False, True])
def test_the_paper_is_lit_by_day_and_by_night(dark: bool) -> None:
    look = theme("exhibition", dark)
    image = art(dark=dark).card_pixmap(71, CARD_SIZE).toImage()
    assert image.pixelColor(100, 70) == look.color("card")
    assert look.color("card").lightnessF() > 0.85


@pytest.mark.rule("EX-063")
def test_a_laid_white_card_shows_what_it_stands_for() -> None:
    bare, war = face(WAR), face(WAR, chosen=Chosen(3))
    assert count(bare, SPINE, continents()[3].color) == 0
    assert count(war, QRect(0, 0, 36, 60), continents()[3].color) > 400
    assert part(bare, NICHE) == part(war, NICHE)
    einstein = [face(EINSTEIN, chosen=Chosen(1, year)) for year in (1955, 1956)]
    assert count(einstein[0], QRect(0, 0, 36, 60), continents()[1].color) > 300
    assert part(einstein[0], QRect(0, 38, 34, 18)) != part(einstein[1], QRect(0, 38, 34, 18)), "the year is on the tag"
    assert part(einstein[0], WORDS) != part(face(EINSTEIN), WORDS), "and where other cards have theirs"


def test_only_white_cards_get_a_tag() -> None:
    assert part(face(71, chosen=Chosen(1)), SPINE) == part(face(71), SPINE)


@pytest.mark.rule("EX-042")
def test_depot_cards_lie_upside_down_with_year_and_letters_in_view() -> None:
    upright = art().card_pixmap(65, QSizeF(121, 80)).toImage()
    turned = art().card_pixmap(65, QSizeF(121, 80), upside_down=True).toImage()
    assert count(turned, QRect(94, 0, 27, 80), continents()[0].color) > 900
    assert count(upright, QRect(0, 0, 27, 80), continents()[0].color) > 900
    assert turned.size() == QSize(121, 80)
    ink = theme("exhibition", False).color("cardInk")
    assert count(turned, QRect(20, 45, 70, 30), ink) > 60


def test_the_ribbon_marks_a_new_card() -> None:
    look = theme("exhibition", False)
    assert count(face(91), QRect(140, 0, 58, 18), look.color("last")) == 0
    assert count(face(91, ribbon="NEW"), QRect(140, 0, 58, 18), look.color("last")) > 400
    assert part(face(91, ribbon="NEW"), WORDS) == part(face(91), WORDS)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_pictures_are_made_for_the_screen_and_kept(dpr: float) -> None:
    maker = art()
    picture = maker.card_pixmap(22, CARD_SIZE, dpr)
    assert picture.devicePixelRatio() == dpr
    assert picture.width() == pytest.approx(198 * dpr, abs=1)
    assert maker.card_pixmap(22, CARD_SIZE, dpr).cacheKey() == picture.cacheKey()
    assert maker.card_pixmap(22, COMPACT_SIZE, dpr).cacheKey() != picture.cacheKey()


def test_old_pictures_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_painter, "_ROOM", 198 * 80 * 4 * 3)
    maker = art()
    first = maker.card_pixmap(0, CARD_SIZE).cacheKey()
    for card in range(1, 6):
        maker.card_pixmap(card, CARD_SIZE)
    assert maker.card_pixmap(0, CARD_SIZE).cacheKey() != first


def test_a_mini_shows_year_and_continent_short_or_whole() -> None:
    one = continents()[5]
    whole = art().mini_pixmap(71, QSizeF(43, 23)).toImage()
    short = art().mini_pixmap(71, QSizeF(34, 22), short=True).toImage()
    assert count(whole, QRect(0, 0, 12, 23), one.color) > 120
    assert count(short, QRect(0, 0, 13, 22), one.color) > 120
    assert card_extras._mini_year(1, None, True) == "01"
    assert card_extras._mini_year(EINSTEIN, Chosen(2, 1977), False) == "1977"
    assert card_extras._mini_year(EINSTEIN, None, False) == "★"
    chosen = art().mini_pixmap(WAR, QSizeF(43, 23), chosen=Chosen(5)).toImage()
    assert count(chosen, QRect(0, 0, 12, 23), one.color) > 100


def test_the_large_card_has_room_for_its_note_in_both_languages() -> None:
    for language in LANGUAGES:
        maker = art(language)
        for card in (0, 22, WAR, EINSTEIN):
            size = maker.zoom_size(card)
            picture = maker.zoom_pixmap(card)
            assert picture.height() == pytest.approx(size.height(), abs=1)
            assert size.height() > 380 * 80 / 198 + 30


def test_backs_tell_nothing_about_the_card() -> None:
    back = art().back_pixmap(CARD_SIZE).toImage()
    assert back == art("ja").back_pixmap(CARD_SIZE).toImage()
    for one in continents():
        assert count(back, QRect(0, 0, 198, 80), one.color) == 0


@pytest.mark.rule("EX-131")
def test_the_sealed_envelope_hides_the_decade() -> None:
    look = theme("exhibition", False)
    sealed = _envelope(look, "")
    opened = [_envelope(look, text) for text in ("1940s", "1950s")]
    assert opened[0] != opened[1]
    assert sealed not in opened


def _envelope(look: Theme, decade: str) -> QImage:
    image = QImage(80, 60, QImage.Format.Format_RGB32)
    image.fill(look.color("wall"))
    painter = QPainter(image)
    card_extras.paint_envelope(painter, QRectF(0, 0, 80, 60), look, decade)
    painter.end()
    return image


def test_corners_are_round_and_nothing_spills() -> None:
    image = face(71)
    for corner in (QPoint(0, 0), QPoint(197, 0), QPoint(0, 79), QPoint(197, 79)):
        assert image.pixelColor(corner).alpha() < 120
