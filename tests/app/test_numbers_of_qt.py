"""The start writes some of Qt's names as numbers, since `Qt` itself takes long to build: the numbers are Qt's own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from exhibition_suite.app.controls import Label
from exhibition_suite.app.controls.paint import CENTRE, LEFT
from exhibition_suite.app.look import SCHEMES, Look


def test_text_stands_where_it_says() -> None:
    assert int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) == LEFT
    assert int(Qt.AlignmentFlag.AlignCenter) == CENTRE


def test_labels_take_no_markup(qapp: object) -> None:
    assert Label("<b>Ada</b>").textFormat() == Qt.TextFormat.PlainText


def test_themes_are_schemes_of_qt() -> None:
    assert {theme: Qt.ColorScheme(number).name for theme, number in SCHEMES.items()} == {
        "system": "Unknown",
        "light": "Light",
        "dark": "Dark",
    }


def test_the_look_is_dark_where_the_system_is(qapp: object) -> None:
    before = QGuiApplication.palette()
    night = QPalette(before)
    night.setColor(QPalette.ColorRole.Window, QColor("#323232"))
    assert not Look({"theme": "system"}).dark
    QGuiApplication.setPalette(night)
    try:
        assert Look({"theme": "system"}).dark
        assert not Look({"theme": "light"}).dark
    finally:
        QGuiApplication.setPalette(before)


def test_the_look_follows_the_system(qapp: object) -> None:
    look = Look({"theme": "system"})
    heard: list[bool] = []
    look.changed.connect(lambda: heard.append(look.dark))
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)  # Qt tells the scheme before its colours change
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert heard == [True, False]
