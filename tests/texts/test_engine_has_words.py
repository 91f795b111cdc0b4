"""Whatever the program can say has words: every event, reason, score line, option, level, fault and card, with the values it comes with."""

from __future__ import annotations

import ast
import random
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest

import exhibition_suite
from exhibition_suite.bots.levels import LEVELS
from exhibition_suite.engine import OVER, Event
from exhibition_suite.games import GAME_IDS, load_game
from exhibition_suite.games.exhibition.actions import ACTIONS
from exhibition_suite.games.exhibition.content import CARD_IDS, CONTINENT, CONTINENTS
from exhibition_suite.session.trouble import TROUBLES
from exhibition_suite.texts import LANGUAGES, Words

PACKAGE = Path(exhibition_suite.__file__).parent
NAMES = ["Hana", "Otto", "Mei", "Kofi", "Ana"]
SETUPS: tuple[dict[str, Any], ...] = (
    {},
    {"secret_decade": True, "area1": "spread_years", "area2": "short_era", "area3": "antique"},
    {"secret_decade": True, "area1": "link", "area2": "one_decade", "area3": "unique_decades"},
)

pytestmark = pytest.mark.parametrize("words", [Words(language) for language in LANGUAGES], ids=LANGUAGES)


def check(text: str) -> None:
    assert text.strip()
    assert not set("{}|") & set(text), text


@pytest.mark.parametrize("setup", SETUPS, ids=["basic", "variants", "other variants"])
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_whole_games_can_be_told(words: Words, setup: dict[str, Any], seats: int) -> None:
    game = load_game("exhibition")
    chance = random.Random(seats)
    state = game.new(game.Options(**setup), seats, 20 + seats)
    events: list[Event] = []
    while state.seat != OVER:
        for action in chance.sample(ACTIONS, 12):
            for ruling in state.refusals(action):
                for text in (
                    words.reason(ruling, NAMES),
                    words.detail(ruling, NAMES),
                    words.also(ruling, NAMES),
                    words.rule(ruling.rule).sentence,
                ):
                    check(text)
        for line in state.scores()[0].lines:
            check(words.how(line))
            check(words.chip(line))
        state.apply(chance.choice(state.actions()), events)
    for event in events:
        check(words.log("exhibition", event, NAMES))
    story = words.story("exhibition", events, NAMES)
    assert sum(line.kind == "move" for line in story) == sum(event.id == "took" for event in events)
    for line in story:
        check(line.text)
    for table in state.scores():
        for line in table.lines:
            for text in (
                words.how(line),
                words.chip(line),
                words.say(f"score.{line.id}"),
                words.say(f"score.{line.id}.short"),
                words.hint(line),
            ):
                check(text)
            assert words.rule(line.rule).id == line.rule


def calls(name: str, *rooms: str) -> list[ast.Call]:
    """Every call of a name in some rooms of the program."""
    found = []
    for room in rooms:
        for path in (PACKAGE / room).rglob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found += [
                node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
            ]
    return found


def literal(call: ast.Call, index: int) -> str | None:
    node = call.args[index] if len(call.args) > index else None
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def test_every_event_in_the_source_has_words(words: Words) -> None:
    events = {literal(call, 0) for call in calls("Event", "games")} - {None}
    assert len(events) > 10
    assert not [event for event in events if not words.has(f"log.exhibition.{event}")]


def test_every_reason_in_the_source_has_words(words: Words) -> None:
    reasons = {literal(call, 1) for call in calls("Ruling", "games", "tables", "session")} - {None}
    assert len(reasons) > 20
    assert not [reason for reason in reasons if not (words.has(f"reason.{reason}") and words.has(f"reason.{reason}.detail"))]


def test_every_fault_has_three_sentences(words: Words) -> None:
    for code in TROUBLES:
        fault = words.fault(code, step=3, path="/home/ada/games")
        for text in (fault.happened, fault.safe, fault.advice):
            check(text)
            assert text.endswith("." if words.language == "en" else "。"), code


def test_every_option_and_every_choice_has_words(words: Words) -> None:
    for name, field in load_game("exhibition").Options.model_fields.items():
        check(words.say(f"option.{name}") + words.say(f"option.{name}.help"))
        if get_origin(field.annotation) is Literal:
            for choice in get_args(field.annotation):
                check(words.say(f"option.{name}.{choice}") + words.say(f"option.{name}.{choice}.help"))
                assert words.say(f"option.{name}.{choice}") == words.say(f"kind.{choice}")


def test_levels_ratings_undo_and_games(words: Words) -> None:
    for level in LEVELS:
        for game_id in ("", *GAME_IDS):
            for style in ("", "full", "help"):
                check(words.level(level, game_id, style))
    for rating in range(1, 7):
        check(words.say(f"rating.{rating}") + words.say(f"rating.{rating}.help"))
    for stop in ("start", "revealed", "other"):
        check(words.say(f"undo.{stop}"))
    for game_id in GAME_IDS:
        check(words.say(f"game.{game_id}.title") + words.say(f"game.{game_id}.promise"))


def test_every_card_has_a_title_a_note_and_its_own_continent(words: Words) -> None:
    titles = [words.card(card, "title") for card in CARD_IDS]
    assert len(set(titles)) == len(CARD_IDS) == 101
    for card, continent in zip(CARD_IDS, CONTINENT, strict=True):
        check(words.card(card, "note"))
        if continent < len(CONTINENTS):
            sign = words.say(f"continent.{CONTINENTS[continent]}.short")
            assert words.card(card, "short") == (f"{card[4:]} ({sign})" if words.language == "en" else f"{card[4:]}（{sign}）")


def test_places_and_vehicles(words: Words) -> None:
    for key in ("slot.grand", "slot.area1", "slot.area2", "slot.area3", "slot.mid", "slot.depot", "continent.white"):
        check(words.say(key))
    for vehicle in load_game("exhibition").signs:
        check(words.say(f"vehicle.{vehicle}"))
    for kind in (
        "grand",
        "mid_century",
        "one_continent",
        "one_era",
        "years_gap",
        "spread_years",
        "link",
        "short_era",
        "one_decade",
        "antique",
        "unique_decades",
    ):
        check(words.say(f"kind.{kind}") + words.say(f"kind.{kind}.hint") + words.say(f"kind.{kind}.brief"))
    for decade in range(1900, 2000, 10):
        check(words.say(f"decade.{decade}") + words.say(f"decade.{decade}.short"))
