"""Whatever Anachrony can say has words in both languages: events, reasons, score lines, options and places, with their values."""

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
from exhibition_suite.games.anachrony import GAME, actions
from exhibition_suite.games.anachrony.actions import FREES, PLACES
from exhibition_suite.games.anachrony.core import PHASES
from exhibition_suite.games.anachrony.items import WARP_IDS
from exhibition_suite.resources import words as words_file
from exhibition_suite.texts import LANGUAGES, Words
from exhibition_suite.texts.catalogue import templates
from exhibition_suite.texts.template import fields

ENGINE = Path(exhibition_suite.__file__).parent / "games" / "anachrony"
NAMES = ["Hana", "Otto", "Mei", "Kofi"]
EN, JA = Words("en"), Words("ja")
both = pytest.mark.parametrize("words", [EN, JA], ids=LANGUAGES)
UNSAID = {
    "worked": {"space"},
    "free_action": {"space"},
    "scored": {"why", "structure"},
    "impact": {"capital"},
}
"""Values of an event that its sentence need not say: its variants or its other words say them, or the board shows them."""
RAW = re.compile(r"[{}|_]|\b(?:B|S|K|R|M)-[0-9]+\b|ANOMALY")
JAPANESE_NAMES = (*NAMES, "VP", "Eスーツ", "AIサイコロ", "[AB]面", "C0[1-3][AB]?", "I{1,3}", "[LS][0-9]", "C[BX]-[0-9]")
LATIN_IN_JAPANESE = re.compile("|".join(JAPANESE_NAMES))


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
    return set()


def events_in_the_source() -> Iterator[tuple[str, set[str]]]:
    """Every event of the players and the table, with the values it is told with; the automatic opponent's are tried elsewhere."""
    for call in calls():
        if name_of(call) == "tell" and isinstance(call.func, ast.Attribute) and call.args:
            for event in literals(call.args[0]):
                yield event, {keyword.arg for keyword in call.keywords if keyword.arg and keyword.arg != "reveals"}


def reasons_in_the_source() -> set[str]:
    found = {text for call in calls() if name_of(call) == "Ruling" and len(call.args) > 1 for text in literals(call.args[1])}
    pairs = re.findall(r'\("AN-\d+", "([A-Z_]+)"\)', (ENGINE / "rules_of_placing.py").read_text(encoding="utf-8"))
    return found | set(pairs)


@both
def test_every_event_in_the_source_has_a_sentence(words: Words) -> None:
    found = dict(events_in_the_source())
    assert len(found) > 50
    assert not [event for event in found if not words.has(f"log.anachrony.{event}")]
    whys = {why for call in calls() if name_of(call) == "score" and len(call.args) > 2 for why in literals(call.args[2])}
    assert whys == {"morale", "recruit", "evacuation"}
    assert not [why for why in (*whys, "tile", "bonus") if not words.has(f"log.anachrony.scored.{why}")]


@both
def test_sentences_say_the_values_of_their_events(words: Words) -> None:
    """A sentence has no value that the event lacks, and leaves none out but those that are known to be said otherwise."""
    for event, params in events_in_the_source():
        for key in (key for key in templates(words.language) if re.fullmatch(rf"(?:log|story)\.anachrony\.{event}(?:\..*)?", key)):
            assert fields(templates(words.language)[key]) <= params | {"seat"}, key
        assert params - fields(templates(words.language)[f"log.anachrony.{event}"]) <= UNSAID.get(event, set()), event


@both
def test_every_reason_in_the_source_has_words(words: Words) -> None:
    reasons = reasons_in_the_source()
    assert len(reasons) > 90
    for reason in reasons:
        for key in (f"reason.anachrony.{reason}", f"reason.{reason}"):
            if words.has(key):
                assert words.has(f"{key}.detail"), key
                break
        else:
            raise AssertionError(reason)


def test_no_reason_is_written_that_no_rule_gives() -> None:
    written = {key.split(".")[-1] for key in json.loads(words_file("catalogues", "anachrony_reasons.json").read_text(encoding="utf-8"))}
    assert written - {"detail"} <= reasons_in_the_source()


def test_reasons_of_all_games_share_words_only_where_they_fit() -> None:
    """These codes of the other games are said in their words."""
    own = set(json.loads(words_file("catalogues", "anachrony_reasons.json").read_text(encoding="utf-8")))
    shared = {reason for reason in reasons_in_the_source() if not {f"reason.{reason}", f"reason.anachrony.{reason}"} & own}
    assert shared == {"GAME_OVER", "MUST_ANSWER", "NOT_YOUR_TURN", "NO_SUCH_OPTION", "ONE_AFTER_ANOTHER"}
    other = {reason for reason in reasons_in_the_source() if f"reason.anachrony.{reason}" in own and EN.has(f"reason.{reason}")}
    assert other == {"CANNOT_PAY", "FINISH_EFFECT", "NOT_IN_THIS_PHASE"}


@both
def test_every_score_line_in_the_source_has_words(words: Words) -> None:
    lines = {line for call in calls() if name_of(call) == "ScoreLine" for line in literals(call.args[0])}
    assert len(lines) == 10
    for line in lines:
        for key in (f"score.{line}", f"score.{line}.short", f"score.{line}.how", f"score.{line}.chip", f"hint.{line}"):
            assert words.has(key), key


# ---- whole games


SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {"board_side": "B"}),
    (2, {"path_side": "choose", "power_up": "together"}),
    (3, {"board_side": "B", "rules_profile": "alternative", "paths": "random"}),
    (4, {"board_side": "B", "paradox": "always_one"}),
    (1, {"opponent": "chronobot"}),
    (1, {"opponent": "chronossus", "leftover_energy": True}),
    (2, {"narrow_council": True, "leaders": "random"}),
)


@cache
def wishes() -> list[list[actions.AnachronyAction]]:
    """All actions, sensible or not, kind by kind."""
    return [[action for action in actions.ACTIONS if action.kind == kind] for kind in range(len(actions.KINDS))]


@cache
def played(index: int) -> tuple[list[Event], list[Ruling], Any]:
    """A game of random moves, seldom a pass: its events, some refusals on the way, and its last position."""
    seats, options = SETUPS[index]
    chance = random.Random(index)
    state = GAME.new(GAME.Options(**options), seats, 70 + index)
    events: list[Event] = []
    rulings: list[Ruling] = []
    while state.seat != OVER:
        for kind in chance.sample(wishes(), 16):
            ruling = state.refusal(chance.choice(kind))
            if ruling is not None:
                rulings.append(ruling)
        for other in {*range(seats)} - {state.seat}:
            ruling = state.refusal(state.actions()[0], other)
            assert ruling is not None
            rulings.append(ruling)
        legal = list(state.actions())
        busy = [action for action in legal if action.kind not in (actions.PASS, actions.LEAVE)]
        more = state.extras() if chance.random() < 0.1 else []
        state.apply(chance.choice(more or (busy if chance.random() < 0.9 else legal) or legal), events)
    over = state.refusal(GAME.parse("pass"))
    assert over is not None
    rulings.append(over)
    return events, rulings, state


@both
@pytest.mark.parametrize("index", range(len(SETUPS)))
def test_whole_games_can_be_told(words: Words, index: int) -> None:
    events, _, state = played(index)
    names = NAMES[: SETUPS[index][0]]
    for event in events:
        check(words.log("anachrony", event, names), words.language)
    story = words.story("anachrony", events, names)
    assert len(events) / 4 < len(story) < len(events)
    for line in story:
        check(line.text, words.language)
        assert 0 <= line.first <= line.last < len(events)
    assert [line.kind for line in story].count("round") == state.era
    assert story[-1].kind == "ended"
    for table in state.scores():
        for line in table.lines:
            for text in (words.say(f"score.{line.id}"), words.how(line), words.chip(line), words.hint(line)):
                check(text, words.language)
            assert words.rule(line.rule).id == line.rule
        if table.tie:
            check(words.say("tie.anachrony", **table.tie), words.language)


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
    assert len(set(dict(events_in_the_source())) - events) <= 8
    assert len(reasons_in_the_source() - reasons) <= 50


@pytest.mark.rule("AN-024", "AN-130")
def test_warp_tiles_are_not_told_before_they_are_revealed() -> None:
    told = dict(events_in_the_source())
    assert told["warp_chosen"] == set()
    assert "warp_picked" not in told, "how many tiles a player picks is secret too"


@pytest.mark.parametrize(
    ("event", "english", "japanese"),
    [
        (Event("era", -1, {"era": 5, "starter": 1}), "Era 5 begins; Otto is First Player.", "第5ラウンド開始。開始プレイヤーはOtto。"),
        (
            Event("placed", 0, {"worker": "engineer", "space": "council-left"}),
            "Hana places a Worker (Engineer): World Council, left space.",
            "Hanaは機械屋を「議会の左マス」に置く。",
        ),
        (
            Event("placed", 0, {"worker": "exosuit", "space": "purify"}),
            "Hana places an empty Exosuit: Purify Water.",
            "Hanaは空のEスーツを「浄水」に置く。",
        ),
        (
            Event("worked", 1, {"worker": "genius", "space": "lab-1", "structure": "B-408"}),
            "Otto uses Lab 408 with a Worker (Genius).",
            "Ottoはマスターで「研究所408」を使う。",
        ),
        (
            Event("worked", 1, {"worker": "scientist", "space": "lab-1", "structure": "ANOMALY"}),
            "Otto seals an Anomaly with a Worker (Scientist).",
            "Ottoは科学者で歪み修復を行う。",
        ),
        (
            Event("paid", 0, {"goods": {"gold": 1, "water": 2}}),
            "Hana pays 1 Gold and 2 Water.",
            "Hanaは金1個と水2個を払う。",
        ),
        (
            Event("traded", 0, {"given": {"neutronium": 1}, "taken": {"tug": 2}}),
            "Hana trades 1 Neutronium for 2 Titanium/Uranium/Gold.",
            "Hanaはニュートロン1個をチタン・ウラン・金のうち好きな2個と交換。",
        ),
        (
            Event("free_action", 0, {"thing": "force", "space": "force"}),
            "Hana uses a Free Action: Force Workers.",
            "Hanaは随時効果を使う：強制。",
        ),
        (
            Event("free_action", 0, {"thing": "S-08", "space": "lab-1"}),
            "Hana uses a Free Action: Temporal Tourism.",
            "Hanaは随時効果を使う：暫定転送。",
        ),
        (
            Event("warped", 1, {"warps": ["gold", "exosuit"]}, True),
            "Otto borrows from the future: Gold and Exosuit.",
            "Ottoは未来から転送：金・Eスーツ。",
        ),
        (
            Event("scored", 0, {"count": -1, "why": "tile", "structure": "B-107"}),
            "Hana: −1 VP (Power Plant 107).",
            "Hana：−1VP（動力装置107）。",
        ),
        (
            Event("got_breakthrough", 0, {"breakthrough": "circle.society"}),
            "Hana gains a Breakthrough: Circle / Society.",
            "Hanaは革新チップ「丸・社会」を得る。",
        ),
        (
            Event("evacuated", 1, {"number": 2, "count": 1}),
            "Otto evacuates as number 2, with 1 complete set.",
            "Ottoは2番目に避難（1組）。",
        ),
    ],
    ids=lambda value: value.id if isinstance(value, Event) else "",
)
def test_events_in_words(event: Event, english: str, japanese: str) -> None:
    assert EN.log("anachrony", event, NAMES[:2]) == english
    assert JA.log("anachrony", event, NAMES[:2]) == japanese


def test_one_deed_is_one_line_of_the_log() -> None:
    events = [
        Event("placed", 0, {"worker": "engineer", "space": "construct-2"}),
        Event("paid", 0, {"goods": {"water": 1}}),
        Event("built", 0, {"structure": "B-301", "space": "life_support-1"}),
        Event("uncovered", -1, {"structure": "B-305"}, True),
        Event("paid", 0, {"goods": {"titanium": 1}}),
        Event("gained", 0, {"goods": {"water": 3}}),
        Event("free_action", 0, {"thing": "B-301", "space": "life_support-1"}),
        Event("gained", 0, {"goods": {"water": 1}}),
        Event("turn_ended", 0, {}),
        Event("placed", 1, {"worker": "administrator", "space": "trade"}),
        Event("traded", 1, {"given": {"water": 3}, "taken": {"energy_core": 1}}),
        Event("paid", 1, {"goods": {"water": 3}}),
        Event("gained", 1, {"goods": {"energy_core": 1}}),
        Event("passed", 0, {}),
    ]
    assert [line.text for line in EN.story("anachrony", events, NAMES)] == [
        "Hana places a Worker (Engineer): Construct, second space. Paid 1 Water, Life Support 301 built, paid 1 Titanium, +3 Water",
        "Hana uses a Free Action: Life Support 301. +1 Water",
        "Otto places a Worker (Administrator): Trade with Nomads. Paid 3 Water, +1 Energy Core",
        "Hana passes.",
    ]
    assert [(line.first, line.last) for line in JA.story("anachrony", events, NAMES)] == [(0, 5), (6, 7), (9, 12), (13, 13)]


def told(words: Words, *events: Event) -> list[str]:
    return [line.text for line in words.story("anachrony", list(events), NAMES)]


def test_what_one_deed_pays_and_brings_several_times_is_added_up() -> None:
    borrowed = [
        Event("warped", 0, {"warps": ["administrator", "engineer"]}),
        Event("paid", 0, {"goods": {"water": 1}}),
        Event("got_workers", 0, {"workers": {"administrator": 1}}),
        Event("paid", 0, {"goods": {"water": 1}}),
        Event("got_workers", 0, {"workers": {"engineer": 1}}),
    ]
    assert told(EN, *borrowed) == [
        "Hana borrows from the future: Administrator and Engineer. Paid 2 Water, +1 Engineer and 1 Administrator"
    ]
    assert told(JA, *borrowed) == ["Hanaは未来から転送：隊長・機械屋。支払い：水2個／+機械屋1人と隊長1人"]
    mined = [Event("placed", 1, {"worker": "engineer", "space": "mine-1"})]
    mined += [Event("gained", 1, {"goods": {good: 1}}) for good in ("titanium", "gold", "titanium")]
    mined += [Event("paradox_back", 1, {"count": 1}), Event("paradox_back", 1, {"count": 1})]
    assert told(EN, *mined) == ["Otto places a Worker (Engineer): Mine, top space. +1 Gold and 2 Titanium, −2 Paradox"]


def test_what_comes_between_keeps_two_payments_apart() -> None:
    events = [
        Event("placed", 0, {"worker": "engineer", "space": "construct-2"}),
        Event("paid", 0, {"goods": {"water": 1}}),
        Event("built", 0, {"structure": "B-301", "space": "life_support-1"}),
        Event("paid", 0, {"goods": {"titanium": 1, "water": 1}}),
    ]
    assert told(EN, *events)[0].endswith("Paid 1 Water, Life Support 301 built, paid 1 Titanium and 1 Water")
    assert events[1].params == {"goods": {"water": 1}}, "the events themselves stay as they are"


def test_powering_up_is_one_line_with_all_its_energy_cores() -> None:
    events = [Event("phase", -1, {"phase": "power_up"})]
    for number in (4, 5):
        events += [Event("powered", 0, {"number": number}), Event("paid", 0, {"goods": {"energy_core": 1}})]
    events += [Event("powered_up", 0, {"count": 5}), Event("gained", 0, {"goods": {"water": 1}})]
    events += [Event("powered", 1, {"number": 4}), Event("paid", 1, {"goods": {"energy_core": 1}})]
    phase, hana, otto = told(EN, *events)
    assert phase == "Power Up phase"
    assert hana == "Hana has powered up 5 Exosuits. Paid 2 Energy Cores, +1 Water"
    assert otto == "Otto pays 1 Energy Core.", "as far as it has come"


def test_each_source_of_points_that_a_line_names_stays_its_own() -> None:
    events = [Event("scored", 0, {"count": 2, "why": why, "structure": ""}) for why in ("recruit", "morale", "recruit")]
    assert told(EN, *events) == ["Hana: +4 VP (Recruit). +2 VP"]


SAMPLES: dict[str, Any] = {
    "seat": 1,
    "starter": 0,
    "bot": "chronobot",
    "count": 2,
    "number": 2,
    "least": 3,
    "era": 4,
    "focus": 2,
    "water": 3,
    "resources": 2,
    "side": "B",
    "space": "mine-3",
    "structure": "B-205",
    "thing": "supply",
    "worker": "engineer",
    "good": "gold",
    "goods": {"gold": 1, "water": 2},
    "lacks": {"tug": 2, "worker": 1},
    "workers": {"genius": 1},
    "given": {"water": 3},
    "taken": {"tug": 2},
    "warp": "gold",
    "warps": ["gold", "water"],
    "breakthrough": "square.military",
    "shape": "circle",
    "icon": "any",
    "act": "construct",
    "leader": "wolfe",
    "faction": "harmony",
    "evacuation": "unity",
    "building_type": "lab",
    "phase": "warp",
    "head": "Hana",
    "rest": "Otto",
}
"""A value for each field of a sentence."""


@both
def test_every_sentence_reads_with_its_values(words: Words) -> None:
    """Also those that games of bots hardly ever meet."""
    for name in ("log", "reasons", "scores"):
        for key in json.loads(words_file("catalogues", f"anachrony_{name}.json").read_text(encoding="utf-8")):
            check(words.say(key, NAMES, **SAMPLES), words.language)


def test_what_lacks_is_named() -> None:
    ruling = Ruling("AN-017", "CANNOT_PAY", {"lacks": {"gold": 1, "water": 2}})
    assert EN.reason(ruling) == "You cannot pay for it"
    assert EN.detail(ruling) == "Still missing: 1 Gold and 2 Water."
    assert JA.detail(ruling) == "足りないもの：金1個と水2個。"
    occupied = Ruling("AN-151", "SPACE_OCCUPIED", {"space": "research-2", "seat": 1})
    assert EN.detail(occupied, NAMES) == "Research, second space: an Exosuit of Otto stands there."
    assert JA.detail(occupied, NAMES) == "「調査の2番目のマス」には、OttoのEスーツがあります。"


# ---- names


@both
def test_every_id_has_a_name(words: Words) -> None:
    for place in (*PLACES, *FREES):
        check(words.say(f"space.{place}"), words.language)
    for phase in set(PHASES) - {"over"}:
        check(words.say(f"phase.{phase}"), words.language)
    assert len({words.say(f"warp.{tile}.short") for tile in WARP_IDS}) == len(WARP_IDS)


@both
def test_every_option_and_every_choice_has_words(words: Words) -> None:
    for name, field in GAME.Options.model_fields.items():
        check(words.say(f"option.{name}") + words.say(f"option.{name}.help"), words.language)
        if get_origin(field.annotation) is Literal:
            for choice in get_args(field.annotation):
                check(words.say(f"option.{name}.{choice}") + words.say(f"option.{name}.{choice}.help"), words.language)


@both
def test_reasons_are_short_and_details_are_sentences(words: Words) -> None:
    """A reason stands beside a space, its detail below."""
    end, longest = (".", 44) if words.language == "en" else ("。", 24)
    for key in json.loads(words_file("catalogues", "anachrony_reasons.json").read_text(encoding="utf-8")):
        text = words.say(key, NAMES, **SAMPLES)
        if key.endswith(".detail"):
            assert text.endswith(end), key
        else:
            assert not text.endswith(end), key
            assert len(text) <= longest, (key, text)
