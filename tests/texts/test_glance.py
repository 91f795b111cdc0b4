"""The few words of the first picture are read from one catalogue, and are the same as all others find."""

from __future__ import annotations

import pytest

from exhibition_suite.tables import TABLE_IDS
from exhibition_suite.texts import LANGUAGES, Words
from exhibition_suite.texts.catalogue import glance


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", TABLE_IDS)
@pytest.mark.parametrize("what", ["title", "promise"])
def test_a_door_says_what_the_catalogues_say(language: str, game_id: str, what: str) -> None:
    key = f"game.{game_id}.{what}"
    assert glance(f"{game_id}_terms", key, language) == Words(language).say(key)
