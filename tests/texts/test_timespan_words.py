"""Whatever Timespan can say has words in both languages: events, reasons, score lines, options, cards and places, with their values."""

from __future__ import annotations

import ast
import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest

import exhibition_suite
from exhibition_suite.engine import OVER, Event, Ruling
from exhibition_suite.games.timespan import GAME, actions, tables
from exhibition_suite.games.timespan.core import PHASES
from exhibition_suite.games.timespan.items import (
    BOXES,
    CARD_IDS,
    CIVS,
    DISCOVERY_IDS,
    LUXURIES,
    TECHS,
    TRACKS,
    TYPES,
    VISION_IDS,
    WONDER_IDS,
)
from exhibition_suite.games.timespan.warehouse import RESOURCES
from exhibition_suite.resources import words as words_file
from exhibition_suite.texts import LANGUAGES, Words
from exhibition_suite.texts.catalogue import templates
from exhibition_suite.texts.template import fields

ENGINE = Path(exhibition_suite.__file__).parent / "games" / "timespan"
NAMES = ["Hana", "Otto", "Mei", "Kofi"]
EN, JA = Words("en"), Words("ja")
both = pytest.mark.parametrize("words", [EN, JA], ids=LANGUAGES)
UNSAID = {
    "activated": set(),
    "camel": {"place", "wonder"},
    "unlocked": {"black"},
    "out_of_stock": {"seat"},
    "lasting": {"when"},
    "scored": {"why", "track", "wonder"},
    "deck_empty": {"seat"},
    "no_such_type": {"seat"},
    "not_again": {"seat"},
    "completed": {"seat"},
}
"""Values of an event that its sentence need not say: its variants or its other words say them."""
RAW = re.compile(r"[{}|_]|\b(?:I|II|III|IV|W|V|R|D1|D2|D3|START|TECH)-[0-9A-Z]+\b")
LATIN_IN_JAPANESE = re.compile("|".join((*NAMES, "IV", "I{1,3}", "N[12]")))


def check(text: str, language: str) -> None:
    assert text.strip()
    assert not RAW.search(text), text
    if language == "ja":
        assert not re.search("[A-Za-z]", LATIN_IN_JAPANESE.sub("", text)), text


# ---- what stands in the source


@cache
def calls() -> tuple[ast.Call, ...]:
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ENGINE.rglob("*.py")))
    return tuple(node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id if isinstance(call.func, ast.Name) else ""


def literals(node: ast.AST) -> set[str]:
    """Texts an argument may be: of a choice between two, both."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return literals(node.body) | literals(node.orelse)
    if isinstance(node, ast.Subscript):
        return literals(node.value)
    if isinstance(node, ast.Tuple):
        return {text for part in node.elts for text in literals(part)}
    return set()


def events_in_the_source() -> Iterator[tuple[str, set[str]]]:
    """Every event and the values it is told with."""
    for call in calls():
        if name_of(call) == "tell" and call.args:
            for event in literals(call.args[0]):
                yield event, {keyword.arg for keyword in call.keywords if keyword.arg and keyword.arg != "reveals"}


def reasons_in_the_source() -> set[str]:
    return {reason for call in calls() if name_of(call) in ("Ruling", "_only_there") for reason in literals(call.args[1])}


def score_lines_in_the_source() -> set[str]:
    return {line for call in calls() if name_of(call) == "ScoreLine" for line in literals(call.args[0])}


def whys_in_the_source() -> set[str]:
    return {why for call in calls() if name_of(call) == "score" and len(call.args) > 2 for why in literals(call.args[2])}


@both
def test_every_event_in_the_source_has_a_sentence(words: Words) -> None:
    found = dict(events_in_the_source())
    assert len(found) > 50
    assert not [event for event in found if not words.has(f"log.timespan.{event}")]
    assert not [why for why in whys_in_the_source() if not words.has(f"log.timespan.scored.{why}")]
    whens = {one.when for row in (*tables.CARD_LASTING.values(), *tables.WONDER_LASTING.values()) for one in row}
    assert whens
    assert not [when for when in whens if not words.has(f"log.timespan.lasting.{when}")]


@both
def test_sentences_say_the_values_of_their_events(words: Words) -> None:
    """A sentence has no value that the event lacks, and leaves none out but those that are known to be said otherwise."""
    for event, params in events_in_the_source():
        given = params | {"seat"} | ({"amount"} if {"resource", "count"} <= params else set()) | ({"box"} if "where" in params else set())
        for key in (key for key in templates(words.language) if re.fullmatch(rf"(?:log|story)\.timespan\.{event}", key)):
            assert fields(templates(words.language)[key]) <= given, key
        if event == "scored":
            continue
        said = fields(templates(words.language)[f"log.timespan.{event}"])
        said |= {"resource", "count"} if "amount" in said else set()
        said |= {"where"} if "box" in said else set()
        assert params - said <= UNSAID.get(event, set()), event


@both
def test_every_reason_in_the_source_has_words(words: Words) -> None:
    reasons = reasons_in_the_source()
    assert len(reasons) > 50
    for reason in reasons:
        ruling = Ruling("TS-003", reason)
        key = words._reason(ruling)
        assert words.has(key), reason
        assert words.has(f"{key}.detail"), reason
        assert not fields(templates(words.language)[key]), "the short words need no values"


def test_no_reason_of_timespan_goes_by_words_made_for_another_game() -> None:
    """Ids that both games use have words of their own in each."""
    exhibition = json.loads(words_file("catalogues", "exhibition_reasons.json").read_text(encoding="utf-8"))
    shared = {reason for reason in reasons_in_the_source() if f"reason.{reason}" in exhibition}
    assert shared == {"NOT_YOUR_TURN", "GAME_OVER"}
    for reason in shared:
        assert EN.has(f"reason.timespan.{reason}")
        assert JA.detail(Ruling("TS-110", reason, {"seat": 0}), NAMES) != JA.detail(Ruling("EX-026", reason, {"seat": 0}), NAMES)


@both
def test_every_score_line_in_the_source_has_words(words: Words) -> None:
    lines = score_lines_in_the_source() | {"vision_left", "vision_right"}
    assert len(lines) == 10
    for line in lines:
        for key in (f"score.{line}", f"score.{line}.short", f"score.{line}.how", f"score.{line}.chip", f"hint.{line}"):
            assert words.has(key), key


# ---- whole games


SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {"rival": "hard", "wandering_wonders": True}),
    (2, {"boards": "auction", "cunning_camel": True}),
    (3, {"boards": "draft", "time_is_money": True, "wandering_wonders": True}),
    (4, {"first_game": True, "gentle_push": True}),
    (2, {"boards": "choose"}),
)


@cache
def played(index: int) -> tuple[list[Event], list[Ruling], Any]:
    """A game of random moves: its events, some refusals on the way, and its last position."""
    seats, options = SETUPS[index]
    chance = random.Random(index)
    state = GAME.new(GAME.Options(**options), seats, 40 + index)
    events: list[Event] = []
    rulings: list[Ruling] = []
    while state.seat != OVER:
        for kind in chance.sample(wishes(), 8):
            ruling = state.refusal(chance.choice(kind))
            if ruling is not None:
                rulings.append(ruling)
        others = [seat for seat in range(seats) if seat != state.seat]
        if others:
            ruling = state.refusal(state.actions()[0], others[0])
            assert ruling is not None
            rulings.append(ruling)
        legal = list(state.actions())
        more = list(state.extras()) if chance.random() < 0.1 else []
        state.apply(chance.choice(more or legal), events)
    over = state.refusal(GAME.parse("done"))
    assert over is not None
    rulings.append(over)
    return events, rulings, state


@cache
def wishes() -> list[list[actions.TimespanAction]]:
    """All actions, sensible or not, kind by kind."""
    return [[action for action in actions.ACTIONS if action.kind == kind] for kind in range(len(actions.KINDS))]


@both
@pytest.mark.parametrize("index", range(len(SETUPS)))
def test_whole_games_can_be_told(words: Words, index: int) -> None:
    events, _, state = played(index)
    names = NAMES[: SETUPS[index][0]]
    for event in events:
        check(words.log("timespan", event, names), words.language)
    story = words.story("timespan", events, names)
    assert len(events) / 4 < len(story) < len(events)
    for line in story:
        check(line.text, words.language)
        assert 0 <= line.first <= line.last < len(events)
    phases = sum(event.id == "phase" for event in events)
    assert [line.kind for line in story].count("round") == phases
    assert phases in (14, 15)  # a game that begins without a choice is in its first phase before anybody listens
    assert story[-1].kind == "ended"
    for table in state.scores():
        for line in table.lines:
            for text in (words.say(f"score.{line.id}"), words.how(line), words.chip(line), words.hint(line)):
                check(text, words.language)
            assert words.rule(line.rule).id == line.rule
        if table.tie:
            check(words.say("tie.timespan", **table.tie), words.language)


@both
@pytest.mark.parametrize("index", range(len(SETUPS)))
def test_refusals_have_words(words: Words, index: int) -> None:
    _, rulings, _ = played(index)
    names = NAMES[: SETUPS[index][0]]
    assert len({ruling.reason for ruling in rulings}) > 15
    for ruling in rulings:
        check(words.reason(ruling, names), words.language)
        check(words.detail(ruling, names), words.language)
        check(words.rule(ruling.rule).sentence, words.language)
        assert words.also(ruling, names).startswith(ruling.rule)


def test_games_of_all_set_ups_meet_most_events_and_reasons() -> None:
    """So that the tests above see them with their values."""
    events = {event.id for index in range(len(SETUPS)) for event in played(index)[0]}
    reasons = {ruling.reason for index in range(len(SETUPS)) for ruling in played(index)[1]}
    assert len(set(dict(events_in_the_source())) - events) <= 12
    assert len(reasons_in_the_source() - reasons) <= 22


def test_secret_cards_are_told_by_their_backs() -> None:
    """TS-006: a card that is drawn, kept or looked at is never named."""
    for event, params in events_in_the_source():
        if event in ("drew", "kept", "looked", "looked_tiles", "chose_wonder", "chose_vision"):
            assert params <= {"type", "age", "count"}, event
    drew = Event("drew", 0, {"type": "person", "age": 2}, True)
    assert EN.log("timespan", drew, NAMES) == "Hana draws a card: age II, person."
    assert JA.log("timespan", drew, NAMES) == "Hanaはカードを1枚引く（時代II・人物）。"


@pytest.mark.parametrize(
    ("event", "english", "japanese"),
    [
        (Event("played", 0, {"card": "II-09"}), "Hana plays Mansa Musa.", "Hanaは「マンサ・ムーサ」をプレイ。"),
        (Event("paid", 1, {"cost": {"coin": 2, "wood": 1}}), "Otto pays 2 coins and 1 wood.", "Ottoは2コインと木材1つを支払う。"),
        (Event("gained", 0, {"resource": "coin", "count": 1}), "Hana gains 1 coin.", "Hanaは1コインを得る。"),
        (Event("camel", 0, {"place": "market", "wonder": ""}), "Hana's camel goes to the market.", "Hanaのラクダは市場へ。"),
        (
            Event("camel", 0, {"place": "N1", "wonder": "W-05"}),
            "Hana's camel goes to Petra, neutral wonder N1.",
            "Hanaのラクダは「ペトラ」へ（中立のワンダーN1）。",
        ),
        (Event("camel", 0, {"place": "W-05", "wonder": "W-05"}), "Hana's camel goes to Petra.", "Hanaのラクダは「ペトラ」へ。"),
        (
            Event("scored", 1, {"count": 2, "why": "visited", "wonder": "W-05"}),
            "Otto: +2 points (Petra was visited).",
            "Otto：+2ポイント（「ペトラ」への訪問）。",
        ),
        (Event("scored", 0, {"count": -1, "why": "paid"}), "Hana: −1 point (paid).", "Hana：−1ポイント（支払い）。"),
        (Event("activated", 0, {"box": "coin"}), "Hana activates: Coin box.", "Hanaは「コインのボックス」を起動。"),
        (Event("activated", 0, {"box": "I-14"}), "Hana activates: Granary.", "Hanaは「穀物倉」を起動。"),
        (Event("woke", 0, {"where": "dormant"}), "Hana takes a worker back: the dormant area.", "Hanaはワーカーを呼び戻す：休眠エリア。"),
        (
            Event("took_offer", 0, {"number": 2, "card": "", "tile": "D1-01"}, True),
            "Hana takes offer 2: nothing, and the tile “1 fur, 1 coin”.",
            "Hanaはオファー2を取る：「なし」、発見タイル「毛皮1つ、1コイン」。",
        ),
        (
            Event("rival_camel", 2, {"place": "W-05"}, True),
            "The Rival's camel goes to Petra.",
            "ライバル文明のラクダは「ペトラ」へ。",
        ),
        (
            Event("rival_camel", 2, {"place": "N1"}, True),
            "The Rival's camel goes to neutral wonder N1.",
            "ライバル文明のラクダは中立のワンダーN1へ。",
        ),
        (
            Event("archived", 2, {"card": "I-02"}),
            "The Rival adds Enheduanna to the archive.",
            "ライバル文明は「エンヘドゥアンナ」をアーカイブに加える。",
        ),
        (
            Event("phase", -1, {"phase": "discovery", "age": "I", "round": 1}),
            "Round 1, age I: Discovery phase",
            "第1ラウンド・時代I：発見フェーズ",
        ),
    ],
    ids=lambda value: value.id if isinstance(value, Event) else "",
)
def test_events_in_words(event: Event, english: str, japanese: str) -> None:
    assert EN.log("timespan", event, NAMES[:2]) == english
    assert JA.log("timespan", event, NAMES[:2]) == japanese


def test_one_deed_is_one_line_of_the_log() -> None:
    events = [
        Event("activated", 0, {"box": "upgrade"}),
        Event("upgraded", 0, {"source": "room", "resource": "coin"}),
        Event("converted", 0, {"resource": "stone"}),
        Event("paid", 0, {"cost": {"stone": 1}}),
        Event("played", 0, {"card": "I-21"}),
        Event("pushed", 0, {"cards": ["START-S"]}),
        Event("camel", 0, {"place": "market", "wonder": ""}),
        Event("activated", 0, {"box": "market"}),
        Event("got_luxury", 0, {"kind": "silk"}, True),
        Event("scored", 1, {"count": 2, "why": "visited", "wonder": "W-05"}),
    ]
    assert [line.text for line in EN.story("timespan", events, NAMES)] == [
        "Hana activates: Upgrade box. Warehouse room → coin",
        "Hana plays Budj Bim eel traps. 2 coins → 1 stone, paid 1 stone",
        "Hana's camel goes to the market. +1 silk tile",
        "Otto: +2 points (Petra was visited).",
    ]
    assert [(line.first, line.last) for line in JA.story("timespan", events, NAMES)] == [(0, 1), (2, 4), (6, 8), (9, 9)]


def test_equal_parts_of_a_line_are_added_up_or_counted() -> None:
    events = [
        Event("spent", 0, {"resource": "gold", "count": 3}),
        *(Event("upgraded", 0, {"source": "coin", "resource": "wheat"}) for _ in range(3)),
        *(Event("gained", 0, {"resource": "coin", "count": count}) for count in (2, 1)),
        Event("gained", 0, {"resource": "stone", "count": 1}),
        Event("scored", 0, {"count": 2, "why": "card"}),
        Event("gained", 0, {"resource": "coin", "count": 1}),
        Event("scored", 0, {"count": 3, "why": "tile"}),
    ]
    english, japanese = (words.story("timespan", events, NAMES)[0].text for words in (EN, JA))
    assert english == "Hana spends 1 gold for 3 upgrades. Coin → wheat ×3, +4 coins, +1 stone, +5 points"
    assert japanese == "Hanaは金1つを消費（アップグレード3回）。コイン → 小麦×3／+4コイン／+石1つ／+5ポイント"


SAMPLES: dict[str, Any] = {
    "seat": 1,
    "count": 2,
    "number": 2,
    "least": 3,
    "space": 4,
    "round": 2,
    "card": "II-13",
    "upper": "START-F",
    "cards": ["I-01", "II-13"],
    "wonder": "W-03",
    "wonders": ["W-03", "W-05"],
    "vision": "V-05",
    "kind": "silk",
    "resource": "stone",
    "source": "room",
    "to": "metal",
    "track": "culture",
    "tile": "gold",
    "type": "person",
    "age": 2,
    "phase": "work",
    "box": "W-03",
    "place": "N1",
    "peace": 3,
    "civilisation": "egypt",
    "technology": "TECH-A.w1",
    "rival_card": "R4",
    "cost": {"coin": 1},
    "missing": {"wood": 2, "gold": 1},
    "amount": {"wheat": 2},
    "head": "Hana",
    "rest": "Otto",
}
"""A value for each field of a sentence."""


@both
def test_every_sentence_reads_with_its_values(words: Words) -> None:
    """Also those that games of bots hardly ever meet."""
    for name in ("log", "reasons", "scores"):
        for key in json.loads(words_file("catalogues", f"timespan_{name}.json").read_text(encoding="utf-8")):
            check(words.say(key, NAMES, **SAMPLES), words.language)


def test_a_resource_is_named_where_a_continent_could_be() -> None:
    """Fields that both games use find the words of the right one."""
    assert EN.detail(Ruling("TS-201", "LUXURY_TWICE", {"kind": "silk", "card": "II-15"})) == (
        "House of Wisdom asks for different luxuries and has silk already."
    )
    assert JA.detail(Ruling("TS-140", "CANNOT_PAY", {"card": "I-14", "missing": {"wheat": 1, "stone": 1}})) == (
        "小麦1つと石1つが足りず、変換でも用意できません。"
    )
    assert EN.detail(Ruling("TS-456", "BID_TOO_LOW", {"least": 4, "civilisation": "vikings"})) == (
        "A bid for Vikings must be 4 or more now, and at most 50."
    )
    assert (
        EN.detail(Ruling("TS-190", "NO_SUCH_RESOURCE", {"resource": "stone", "to": "metal"}))
        == "Your warehouse has no such resource: stone."
    )


# ---- names


@both
def test_every_card_and_wonder_has_a_title_and_a_note_of_its_own(words: Words) -> None:
    keys = [*(f"card.{card}" for card in CARD_IDS), *(f"wonder.{wonder}" for wonder in WONDER_IDS)]
    titles = [words.say(f"{key}.title") for key in keys] + [words.say(f"vision.{vision}.title") for vision in VISION_IDS]
    notes = [words.say(f"{key}.note") for key in keys]
    assert len(keys) == 147 + 16
    assert len(set(titles)) == len(titles)
    assert len(set(notes)) == len(notes)
    longest = {"en": 96, "ja": 52}[words.language]
    for note in notes:
        assert note.endswith("." if words.language == "en" else "。"), note
        assert len(note) <= longest, note
    assert [words.card(card) for card in CARD_IDS[3:5]] == titles[3:5]


@both
def test_every_id_has_a_name(words: Words) -> None:
    keys = [f"resource.{name}" for name in (*RESOURCES, "room")]
    keys += [f"luxury.{kind}" for kind in LUXURIES] + [f"amount.{name}" for name in (*RESOURCES, *LUXURIES)]
    keys += [f"track.{track}" for track in TRACKS] + [f"box.{box}" for box in BOXES] + [f"type.{kind}" for kind in TYPES]
    keys += [f"tile.{kind}" for kind in ("gold", "workshop", "academy", "theatre", "balloon", "spaceship")]
    keys += [f"age.{age}" for age in (1, 2, 3, 4, "I", "II", "III", "IV")]
    keys += [f"phase.{phase}" for phase in (*PHASES, "action")] + [f"place.{place}" for place in ("N1", "N2", "market")]
    keys += [f"civilisation.{civ}" for civ in CIVS] + [f"technology.{tech}" for tech in TECHS]
    keys += [f"technology.{tech}.{slot}" for tech in TECHS for slot in ("w1", "w2", "w3", "b1", "b2", "b3")]
    keys += [f"rival_card.R{number}{part}" for number in range(1, 11) for part in ("", ".help")]
    keys += ["game.timespan.title", "game.timespan.promise", "term.rival"]
    for key in keys:
        assert words.has(key), key
        assert words.say(key, **dict.fromkeys(fields(templates(words.language)[key]), 2)).strip()
    techs = [words.say(f"technology.{tech}.{slot}") for tech in TECHS for slot in ("w1", "w2", "w3", "b1", "b2", "b3")]
    assert len(set(techs)) == 36
    for tile in DISCOVERY_IDS:
        check(words.discovery(tile), words.language)


@both
def test_every_option_and_every_choice_has_words(words: Words) -> None:
    for name, field in GAME.Options.model_fields.items():
        check(words.say(f"option.{name}") + words.say(f"option.{name}.help"), words.language)
        if get_origin(field.annotation) is Literal:
            for choice in get_args(field.annotation):
                check(words.say(f"option.{name}.{choice}") + words.say(f"option.{name}.{choice}.help"), words.language)


# ---- one thing has one name


OTHER_NAMES = {
    "ja": {
        "墓場|墓石|捨て札": "墓地",
        "デッキ|スタック": "山札",
        "(?<!パ)ターン|手番": "順番",
        "プレーヤー|ユーザー": "プレイヤー",
        r"勝利点|\d点|[A-Z]P": "ポイント",
        "マス(?!タ)": "スペース",
        "金貨|硬貨": "コイン",
        "労働者": "ワーカー",
        "待機場所|待機スペース": "待機エリア",
        "驚異|ワンダーカード": "ワンダー",
        "建物|建築物": "建設",
        "破棄|廃棄": "捨てる",
        "テクノロジー": "技術",
        "解放|解禁": "アンロック",
        "サポート行動": "サポートアクション",
        "ライバル(?!文明|カード)": "ライバル文明",
        "取り消|キャンセル": "元に戻す",
        "規則": "ルール",
        "下さい|出来[るま]": "ください, できる",
    },
    "en": {
        r"\bVPs?\b|\bvictory points?\b": "points",
        r"\bcemetery\b|\bdiscard pile\b": "graveyard",
        r"\bpawns?\b|\bmeeples?\b": "worker",
        r"\btechs?\b": "technology",
        r"\busers?\b": "player",
        r"\bnext-gen\b": "next generation",
        r"\bcolor\b": "colour",
    },
}
"""What a thing must not be called, and its name."""
STORIES = re.compile(r"(?:card|wonder|vision)[.].*[.](?:title|note)|thing[.]victory_points")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_goes_by_a_second_name(language: str) -> None:
    for path in sorted(words_file("catalogues").glob("timespan_*.json")):
        for key, entry in json.loads(path.read_text(encoding="utf-8")).items():
            for other, name in OTHER_NAMES[language].items():
                if not STORIES.fullmatch(key):
                    assert not re.search(other, entry[language]), f"{key}: {other} instead of {name}: {entry[language]}"
