"""Which settings stand on which page."""

from __future__ import annotations

from exhibition_suite.app.look import Look
from exhibition_suite.app.marks import QT_TRANSLATE_NOOP
from exhibition_suite.bots.levels import LEVELS

from .rows import ChoiceSetting, ListSetting, SettingRow, SliderSetting, SwitchSetting, Wording

PAGES = (
    ("look", "globe", QT_TRANSLATE_NOOP("Settings", "Language and look")),
    ("playing", "hand", QT_TRANSLATE_NOOP("Settings", "Playing")),
    ("bots", "bot", QT_TRANSLATE_NOOP("Settings", "Bots")),
    ("keys", "kbd", QT_TRANSLATE_NOOP("Settings", "Keys")),
    ("data", "save", QT_TRANSLATE_NOOP("Settings", "Saves and data")),
)
"""Id, icon, English source of the title."""


def look_rows(look: Look) -> list[SettingRow]:
    return [
        ChoiceSetting(
            look,
            "language",
            Wording(QT_TRANSLATE_NOOP("Settings", "Language"), QT_TRANSLATE_NOOP("Settings", "Cards, rules and log change at once")),
            (("en", "=English"), ("ja", "=日本語"), ("system", QT_TRANSLATE_NOOP("Settings", "System"))),
        ),
        ChoiceSetting(
            look,
            "theme",
            Wording(QT_TRANSLATE_NOOP("Settings", "Theme"), QT_TRANSLATE_NOOP("Settings", "Follows the system, or stays as you set it")),
            (
                ("light", QT_TRANSLATE_NOOP("Settings", "Light")),
                ("dark", QT_TRANSLATE_NOOP("Settings", "Dark")),
                ("system", QT_TRANSLATE_NOOP("Settings", "System")),
            ),
        ),
        SliderSetting(
            look,
            "text_scale",
            Wording(QT_TRANSLATE_NOOP("Settings", "Text size"), QT_TRANSLATE_NOOP("Settings", "Never below 12 px, whatever the window")),
            (90, 100, 110, 120, 130, 140, 150),
            QT_TRANSLATE_NOOP("Settings", "{value} %"),
        ),
        SwitchSetting(
            look,
            Wording(
                QT_TRANSLATE_NOOP("Settings", "Continent marks"), QT_TRANSLATE_NOOP("Settings", "Pattern, shape and letters beside colour")
            ),
            (("patterns", QT_TRANSLATE_NOOP("Settings", "patterns")), ("letters", QT_TRANSLATE_NOOP("Settings", "letters"))),
        ),
    ]


def seeing_rows(look: Look) -> list[SettingRow]:
    return [
        ChoiceSetting(
            look,
            "motion",
            Wording(QT_TRANSLATE_NOOP("Settings", "Motion"), QT_TRANSLATE_NOOP("Settings", "Reduced: fades only, no flights or shakes")),
            (
                ("full", QT_TRANSLATE_NOOP("Settings", "Full")),
                ("reduced", QT_TRANSLATE_NOOP("Settings", "Reduced")),
                ("none", QT_TRANSLATE_NOOP("Settings", "None")),
            ),
        ),
        SliderSetting(
            look,
            "speed",
            Wording(QT_TRANSLATE_NOOP("Settings", "Animation speed"), QT_TRANSLATE_NOOP("Settings", "A click or Space ends any animation")),
            (0, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0),
            QT_TRANSLATE_NOOP("Settings", "{value}×"),
            {0: QT_TRANSLATE_NOOP("Settings", "at once")},
        ),
        SliderSetting(
            look,
            "focus_width",
            Wording(
                QT_TRANSLATE_NOOP("Settings", "Keyboard ring"),
                QT_TRANSLATE_NOOP("Settings", "Width of the ring around what has the keyboard"),
            ),
            (2, 3, 4, 5, 6),
            QT_TRANSLATE_NOOP("Settings", "{value} px"),
        ),
        SliderSetting(
            look,
            "hold_ms",
            Wording(QT_TRANSLATE_NOOP("Settings", "Holding"), QT_TRANSLATE_NOOP("Settings", "How long the curtain's button is held")),
            (0, 300, 600, 900, 1200, 2000),
            QT_TRANSLATE_NOOP("Settings", "{value} ms"),
            {0: QT_TRANSLATE_NOOP("Settings", "a click is enough")},
        ),
    ]


def playing_rows(look: Look) -> list[SettingRow]:
    return [
        SwitchSetting(
            look,
            Wording(
                QT_TRANSLATE_NOOP("Settings", "Confirm each move"),
                QT_TRANSLATE_NOOP("Settings", "Off: a drop is final at once, undo takes it back"),
            ),
            (("confirm_moves", ""),),
        ),
        SwitchSetting(
            look,
            Wording(
                QT_TRANSLATE_NOOP("Settings", "Show legal places"), QT_TRANSLATE_NOOP("Settings", "Lit on the board while you hold a card")
            ),
            (("show_legal", ""),),
        ),
        SwitchSetting(
            look,
            Wording(
                QT_TRANSLATE_NOOP("Settings", "Show values"), QT_TRANSLATE_NOOP("Settings", "What each place would score, as a small flag")
            ),
            (("show_values", ""),),
        ),
        SwitchSetting(
            look,
            Wording(
                QT_TRANSLATE_NOOP("Settings", "Steps without a choice"),
                QT_TRANSLATE_NOOP("Settings", "The program makes them and writes them to the log"),
            ),
            (("auto_steps", ""),),
        ),
        SliderSetting(
            look,
            "drag_distance",
            Wording(
                QT_TRANSLATE_NOOP("Settings", "Start of a drag"),
                QT_TRANSLATE_NOOP("Settings", "How far the pointer moves before a card is lifted"),
            ),
            (4, 6, 8, 12, 16, 24, 32),
            QT_TRANSLATE_NOOP("Settings", "{value} px"),
        ),
        ChoiceSetting(
            look,
            "curtain",
            Wording(
                QT_TRANSLATE_NOOP("Settings", "Hot-seat curtain"),
                QT_TRANSLATE_NOOP("Settings", "Between two people when a secret is in play"),
            ),
            (
                ("always", QT_TRANSLATE_NOOP("Settings", "Always")),
                ("secret", QT_TRANSLATE_NOOP("Settings", "If secret")),
                ("never", QT_TRANSLATE_NOOP("Settings", "Never")),
            ),
        ),
    ]


def bot_rows(look: Look) -> list[SettingRow]:
    return [
        ListSetting(look, "bot_level", Wording(QT_TRANSLATE_NOOP("Settings", "Strength of a new bot"), ""), tuple(LEVELS), "level"),
        SliderSetting(
            look,
            "bot_speed",
            Wording(QT_TRANSLATE_NOOP("Settings", "Pace of the bots"), QT_TRANSLATE_NOOP("Settings", "They can be skipped at any time")),
            (0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0),
            QT_TRANSLATE_NOOP("Settings", "{value}×"),
        ),
        SliderSetting(
            look,
            "bot_pause",
            Wording(
                QT_TRANSLATE_NOOP("Settings", "Pause before a bot's move"), QT_TRANSLATE_NOOP("Settings", "Time to see whose turn it is")
            ),
            (0, 200, 400, 600, 900, 1200, 2000),
            QT_TRANSLATE_NOOP("Settings", "{value} ms"),
            {0: QT_TRANSLATE_NOOP("Settings", "none")},
        ),
    ]
