"""The effects of Timespan in words: the examples of the rules, everything that is printed, and nothing that reads like something else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import pytest

from exhibition_suite.games.timespan import grammar
from exhibition_suite.resources import asset
from exhibition_suite.texts import LANGUAGES, Words, describe, effect_text
from exhibition_suite.texts import effects as effects_of_the_language
from exhibition_suite.texts.effect_counts import ALL, EACH, condition, count
from exhibition_suite.texts.effects import lasting_text, luxury_text, tiers_text, vp_end_text
from exhibition_suite.texts.items import items, track_spaces

EN, JA = Words("en"), Words("ja")
Data = dict[str, Any]

EXAMPLES: list[tuple[int, list[Data], str, str]] = [
    (1, [{"op": "gain", "res": {"coin": 2, "wood": 1}}], "2 coins, 1 wood", "2コイン、木材1つ"),
    (2, [{"op": "pay", "cost": {"sheep": 1}, "then": [{"op": "vp", "n": 3}]}], "1 sheep → 3 points", "羊1つ → 3ポイント"),
    (
        3,
        [{"op": "pay", "cost": {"coin": 1}, "then": [{"op": "luxury", "kind": "silk"}], "times": 2}],
        "1 coin → 1 silk (up to 2 times)",
        "1コイン → 絹1つ（2回まで）",
    ),
    (4, [{"op": "advance", "track": "science", "n": 2}], "science +2", "科学+2"),
    (5, [{"op": "advance", "track": "any", "n": 2}], "2 steps on any tracks", "好きなトラックを2つ進む"),
    (6, [{"op": "draw", "deck": "current", "n": 1}], "draw 1 card of the current age", "現在の時代のカード1枚を引く"),
    (7, [{"op": "draw", "deck": "future", "n": 1}], "draw 1 card of the future age", "未来の時代のカード1枚を引く"),
    (8, [{"op": "draw", "deck": "age4", "n": 1}], "draw 1 card of age IV", "時代IVのカード1枚を引く"),
    (
        9,
        [{"op": "draw", "deck": "current", "n": 1, "type": ["person", "invention"]}],
        "draw 1 person or invention of the current age",
        "現在の時代の人物か発明1枚を引く",
    ),
    (
        10,
        [{"op": "look", "deck": "current", "n": 3, "keep": 1}],
        "keep 1 of the top 3 cards of the current age",
        "現在の時代のカード3枚を引いて1枚残す",
    ),
    (11, [{"op": "look", "deck": "wonder", "n": 2, "keep": 1}], "keep 1 of the top 2 wonders", "ワンダー2枚を引いて1枚残す"),
    (12, [{"op": "tuck", "from": "hand", "filter": {"type": ["building"]}}], "tuck 1 building from hand", "手札の建設1枚をタックする"),
    (
        13,
        [{"op": "bury", "from": "deck", "n": 1, "deck": "current"}],
        "send the top card of the current age to the graveyard",
        "現在の時代の山札の一番上のカードを墓地に送る",
    ),
    (
        14,
        [{"op": "seq", "do": [{"op": "bury", "from": "timeline", "n": 1}, {"op": "vp", "n": 2}]}],
        "send 1 card from the timeline to the graveyard, then 2 points",
        "タイムラインのカード1枚を墓地に送る。続いて2ポイント",
    ),
    (
        15,
        [{"op": "bury_luxury", "from": "supply", "kind": "fur"}],
        "send 1 fur from the supply to the graveyard",
        "サプライの毛皮1つを墓地に送る",
    ),
    (16, [{"op": "upgrade", "n": 3}], "3 upgrades", "アップグレード3回"),
    (17, [{"op": "luxury", "kind": "any"}], "1 luxury tile (fur, pottery or silk)", "贅沢品タイル1枚（毛皮・陶器・絹から）"),
    (
        18,
        [{"op": "deliver", "from": "supply", "kind": "any"}],
        "deliver 1 luxury tile from the supply",
        "サプライの贅沢品タイル1枚を配達する",
    ),
    (
        19,
        [{"op": "activate", "target": "timeline", "filter": {"has_luxury": True}}],
        "activate 1 card in the timeline with a luxury tile",
        "タイムラインの贅沢品タイルのあるカード1枚を起動する",
    ),
    (20, [{"op": "activate", "target": "neutral"}], "activate 1 neutral wonder", "中立のワンダー1つを起動する"),
    (21, [{"op": "camel", "n": 1}], "1 camel move", "ラクダの移動1回"),
    (
        22,
        [{"op": "choose", "of": [[{"op": "gain", "res": {"gold": 1}}], [{"op": "advance", "track": "culture", "n": 1}]]}],
        "1 gold or culture +1",
        "金1つ、または文化+1",
    ),
    (
        23,
        [{"op": "choose", "k": 2, "of": [[{"op": "vp", "n": 2}], [{"op": "upgrade", "n": 3}], [{"op": "luxury", "kind": "silk"}]]}],
        "choose 2 of: 2 points / 3 upgrades / 1 silk",
        "2つ選ぶ：2ポイント／アップグレード3回／絹1つ",
    ),
    (
        24,
        [{"op": "opt", "do": [{"op": "vp", "n": -1}, {"op": "worker", "n": 1}]}],
        "all or nothing: −1 point and 1 new worker",
        "まとめて受け取るか断る：−1ポイント・新しいワーカー1人",
    ),
    (
        25,
        [{"op": "per", "count": {"c": "peace"}, "div": 2, "max": 5, "do": [{"op": "vp", "n": 1}]}],
        "1 point per 2 peace (up to 5 times)",
        "平和2につき1ポイント（5回まで）",
    ),
    (
        26,
        [{"op": "per", "count": {"c": "cards", "zone": "timeline", "type": "person"}, "do": [{"op": "gain", "res": {"coin": 1}}]}],
        "1 coin per person in the timeline",
        "タイムラインの人物1枚につき1コイン",
    ),
    (
        27,
        [{"op": "per", "count": {"c": "cards", "zone": "graveyard", "type": "invention"}, "max": 4, "do": [{"op": "vp", "n": 1}]}],
        "1 point per invention in the graveyard (up to 4 times)",
        "墓地の発明1枚につき1ポイント（4回まで）",
    ),
    (
        28,
        [{"op": "per", "count": {"c": "luxury", "zone": "both"}, "do": [{"op": "upgrade", "n": 1}]}],
        "1 upgrade per delivered luxury tile",
        "配達した贅沢品タイル1枚につきアップグレード1回",
    ),
    (
        29,
        [{"op": "per", "count": {"c": "wonders", "owner": "me"}, "do": [{"op": "vp", "n": 2}]}],
        "2 points per wonder of yours",
        "自分のワンダー1つにつき2ポイント",
    ),
    (30, [{"op": "wake", "n": 1, "from": "dormant"}], "wake 1 dormant worker", "休眠中のワーカー1人を呼び戻す"),
    (
        31,
        [{"op": "play", "kind": "history", "discount": 3}],
        "play 1 history card with a discount of 3",
        "歴史カード1枚を割引3でプレイする",
    ),
    (
        32,
        [
            {
                "op": "if",
                "cond": {"ge": [{"c": "track", "track": "science"}, 8]},
                "then": [{"op": "unlock", "colour": "black"}],
                "else": [{"op": "unlock", "colour": "white"}],
            }
        ],
        "if science is at 8 or more: unlock a black technology, otherwise unlock a white technology",
        "科学が8以上なら黒い技術1つをアンロックする、そうでなければ白い技術1つをアンロックする",
    ),
    (
        33,
        [{"op": "seq", "do": [{"op": "discard_card", "n": 1}, {"op": "draw", "deck": "current", "n": 1}]}],
        "discard 1 card from hand for its reward, then draw 1 card of the current age",
        "手札1枚を捨てて捨て効果を得る。続いて現在の時代のカード1枚を引く",
    ),
    (34, [{"op": "discovery", "n": 1, "look": 2}], "1 of the top 2 discovery tiles", "発見タイル2枚を見て1枚を得る"),
    (
        35,
        [{"op": "pay", "cost": {"cards": 2}, "then": [{"op": "luxury", "kind": "yumurium"}]}],
        "2 cards from hand → 1 yumurium",
        "手札2枚 → ユムリウム1つ",
    ),
    (36, [{"op": "activate", "target": "market"}], "activate the market", "市場を起動する"),
]
"""The numbered examples of the effect language."""


def content() -> Iterator[list[Data]]:
    """Every effect list of the content, also those inside others."""
    yield from effect_lists([json.loads(path.read_text(encoding="utf-8")) for path in sorted(asset("content", "timespan").glob("*.json"))])


def effect_lists(value: Any) -> Iterator[list[Data]]:
    if isinstance(value, list):
        if value and all(isinstance(one, dict) and "op" in one for one in value):
            yield value
        for one in value:
            yield from effect_lists(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from effect_lists(one)


def plain(effects: list[Data]) -> str:
    """What an effect list means: the same for lists that differ only in how they are written down."""
    return json.dumps(_meaning(effects), sort_keys=True)


def _meaning(value: Any) -> Any:
    if isinstance(value, list) and value and all(isinstance(one, dict) and "op" in one for one in value):
        found: list[Any] = []
        for one in value:
            if one["op"] == "gain":
                found += [{"op": "gain", "res": {name: one["res"][name]}} for name in effects_of_the_language.AMOUNTS if name in one["res"]]
            else:
                usual = {"n"} if one["op"] == "luxury" else {"times", "k", "div"}
                found.append({name: _meaning(part) for name, part in one.items() if name not in usual or part != 1})
        return found
    if isinstance(value, list):
        return [_meaning(one) for one in value]
    if isinstance(value, dict):
        return {name: _meaning(part) for name, part in value.items()}
    return value


@pytest.mark.rule("TS-501")
@pytest.mark.parametrize(("number", "effect", "english", "japanese"), EXAMPLES, ids=[f"e{one[0]}" for one in EXAMPLES])
def test_the_examples_read_as_they_should(number: int, effect: list[Data], english: str, japanese: str) -> None:
    assert effect_text(EN, effect) == english, number
    assert effect_text(JA, effect) == japanese, number


@pytest.mark.parametrize(
    ("effects", "english", "japanese"),
    [
        ([{"op": "vp", "n": 1}, {"op": "upgrade", "n": 2}], "1 point, 2 upgrades", "1ポイント、アップグレード2回"),
        (
            [{"op": "choose", "of": [[{"op": "vp", "n": 1}], [{"op": "camel", "n": 1}]]}, {"op": "gain", "res": {"coin": 1}}],
            "1 point or 1 camel move; 1 coin",
            "1ポイント、またはラクダの移動1回。1コイン",
        ),
        (
            [{"op": "pay", "cost": {"wood": 1}, "then": [{"op": "advance", "track": "ship", "n": 2}, {"op": "luxury", "kind": "silk"}]}],
            "1 wood → ship +2 and 1 silk",
            "木材1つ → 船+2・絹1つ",
        ),
        (
            [{"op": "pay", "cost": {"basic": 1, "vp": 2, "luxury": {"any": 1, "fur": 2}}, "then": [{"op": "worker", "n": 1}]}],
            "1 basic resource, 2 points, 1 luxury tile and 2 fur → 1 new worker",
            "基本資源1つと2ポイントと贅沢品タイル1枚と毛皮2つ → 新しいワーカー1人",
        ),
        (
            [
                {
                    "op": "per",
                    "count": {"c": "min", "of": [{"c": "track", "track": "culture"}, {"c": "track", "track": "science"}]},
                    "div": 3,
                    "max": 5,
                    "do": [{"op": "choose", "of": [[{"op": "vp", "n": 1}], [{"op": "upgrade", "n": 1}]]}],
                }
            ],
            "(1 point or 1 upgrade) per 3 each of culture and science (up to 5 times)",
            "文化・科学のそれぞれ3につき（1ポイント、またはアップグレード1回）（5回まで）",
        ),
        (
            [{"op": "if", "cond": {"not": {"ge": [{"c": "res", "kind": "coin"}, 1]}}, "then": [{"op": "vp", "n": 1}]}],
            "if no coins in the warehouse: 1 point",
            "倉庫のコインがないなら1ポイント",
        ),
        (
            [{"op": "bury", "from": "timeline", "n": 1, "filter": {"type": ["person", "building"], "age": [1, 2], "space": [2, 3, 4]}}],
            "send 1 person or building of age I or II from the timeline on space 2, 3 or 4 to the graveyard",
            "タイムラインのスペース2か3か4の時代IかIIの人物か建設1枚を墓地に送る",
        ),
        ([], "no effect", "効果なし"),
    ],
)
def test_lists_choices_and_brackets(effects: list[Data], english: str, japanese: str) -> None:
    assert effect_text(EN, effects) == english
    assert effect_text(JA, effects) == japanese


def test_points_at_the_end_lasting_effects_visions_and_requirements() -> None:
    end = {"n": 2, "per": {"c": "wonders", "owner": "me"}, "max": 6}
    assert vp_end_text(EN, end) == "2 points per wonder of yours (at most 6 points)"
    assert vp_end_text(JA, end) == "自分のワンダー1つにつき2ポイント（6ポイントまで）"
    lasting = {"when": "card_to_graveyard", "filter": {"type": ["person"]}, "do": [{"op": "upgrade", "n": 1}]}
    assert lasting_text(EN, lasting) == "each time 1 person goes to your graveyard: 1 upgrade"
    assert lasting_text(JA, lasting) == "人物1枚が自分の墓地に移るたび：アップグレード1回"
    tiers = [{"if": {"ge": [{"c": "peace"}, 4]}, "vp": 4}, {"if": {"most": {"c": "track", "track": "science"}}, "vp": 9}]
    assert tiers_text(EN, tiers) == "at least 4 peace: 4 points; nobody is further on science than you: 9 points"
    assert tiers_text(JA, tiers) == "平和4以上なら4ポイント。科学で自分より先の人がいないなら9ポイント"
    assert luxury_text(EN, {"slots": ["any", "any"], "distinct": True}) == "2 different luxury tiles"
    assert luxury_text(JA, {"slots": ["fur", "book"]}) == "毛皮と書物"
    assert luxury_text(EN, {"slots": ["book", "book"]}) == "2 books"


# ---- the whole content


LATIN_IN_JAPANESE = re.compile(r"IV|I{1,3}|N[12]")
"""What stays in Latin letters in Japanese: numbers of ages, names of places."""


def is_clean(text: str, language: str) -> bool:
    latin = LATIN_IN_JAPANESE.sub("", text)
    return bool(text.strip()) and not re.search(r"[{}|_]", text) and (language == "en" or not re.search("[A-Za-z]", latin))


@pytest.mark.parametrize("words", [EN, JA], ids=LANGUAGES)
def test_every_item_is_told_in_words(words: Words) -> None:
    assert len(items()) > 280
    for item_id in items():
        lines = describe(words, item_id)
        assert lines, item_id
        for line in lines:
            assert is_clean(line.text, words.language), (item_id, line)
            assert is_clean(line.name, words.language), (item_id, line)
    for track in ("culture", "science", "ship", "balloon", "space"):
        assert all(is_clean(effect_text(words, list(space)), words.language) for space in track_spaces(track))


@pytest.mark.parametrize("words", [EN, JA], ids=LANGUAGES)
def test_nothing_of_an_item_is_left_out(words: Words) -> None:
    """Every field of the data that is not a mere name or number of order has a line."""
    names = {"id", "age", "type", "slot", "no", "kind", "covers", "replace"}
    for item_id, data in items().items():
        told = {line.part for line in describe(words, item_id)}
        empty = {name for name, value in data.items() if value in (0, [], {})}
        assert set(data) - names - empty <= told, item_id


@pytest.mark.parametrize("words", [EN, JA], ids=LANGUAGES)
def test_different_effects_never_read_alike(words: Words) -> None:
    read: dict[str, str] = {}
    for effects in [*content(), *(example[1] for example in EXAMPLES), *every_op()]:
        text = effect_text(words, effects)
        assert is_clean(text, words.language), effects
        assert read.setdefault(text, plain(effects)) == plain(effects), text
    assert len(read) > 400


# ---- every word of the grammar


ANY_FILTER = (
    {"type": ["person"]},
    {"age": [0, 1]},
    {"space": [1]},
    {"has_luxury": True},
    {"has_luxury": False},
    {"empty": True},
    {"empty": False},
)


def every_op() -> Iterator[list[Data]]:
    """Each op with every value of every field."""
    for data in (*plain_ops(), *card_ops(), *luxury_ops(), *nested_ops()):
        yield [data]


def plain_ops() -> Iterator[Data]:
    resources = ("coin", "wheat", "stone", "wood", "sheep", "metal", "gold")
    yield from ({"op": "gain", "res": {name: n}} for name in resources for n in (1, 2))
    yield from ({"op": "vp", "n": n} for n in (-2, -1, 1, 2))
    yield from ({"op": op, "n": n} for op in ("upgrade", "discard_card", "camel", "worker") for n in (1, 2))
    tracks = ("culture", "science", "ship", "balloon", "space", "any")
    yield from ({"op": "advance", "track": track, "n": n} for track in tracks for n in (1, 2))
    yield from ({"op": "discovery", "n": 1, **more} for more in ({}, {"look": 2}, {"look": 3}))
    yield from ({"op": "wake", "n": n, "from": source} for n in (1, 2) for source in ("dormant", "box", "any"))
    yield from ({"op": "unlock", "colour": colour} for colour in ("white", "black", "any"))
    yield from ({"op": "tile", "kind": kind} for kind in ("gold", "workshop", "academy", "theatre"))


def card_ops() -> Iterator[Data]:
    decks = ("current", "future", "age4", "wonder")
    yield from ({"op": "draw", "deck": deck, "n": n} for deck in decks for n in (1, 2))
    kinds = ("person", "building", "invention", "special", "nextgen")
    yield from ({"op": "draw", "deck": "current", "n": 1, "type": kind} for kind in (*kinds, "choose", ["person", "special"]))
    yield from ({"op": "look", "deck": deck, "n": 3, "keep": keep} for deck in decks for keep in (1, 2))
    yield from ({"op": "look", "deck": deck, "n": 3, "keep": 1, "to": "graveyard"} for deck in decks[:3])
    prices: tuple[Data, ...] = ({}, {"discount": 2}, {"discount": 3}, {"free": True})
    yield from ({"op": "play", "kind": kind, **price} for kind in ("history", "wonder", "any") for price in prices)
    yield from ({"op": "play", "kind": kind, "filter": {"type": ["person"]}} for kind in ("history", "any"))
    for found in ({}, *({"filter": one} for one in ANY_FILTER)):
        yield {"op": "tuck", "from": "hand", **found}
        yield {"op": "tuck", "from": "look", "n": 2, **found}
        yield {"op": "bury", "from": "hand", "n": 1, **found}
        yield {"op": "bury", "from": "timeline", "n": 2, **found}
        yield {"op": "activate", "target": "timeline", **found}
    yield from ({"op": "bury", "from": "deck", "n": n, "deck": deck} for n in (1, 2) for deck in decks[:3])
    targets = ("below", "board", "wonder_own", "neutral", "wonder_any", "market")
    yield from ({"op": "activate", "target": target} for target in targets)


def luxury_ops() -> Iterator[Data]:
    for kind in ("fur", "pottery", "silk", "gems", "book", "yumurium", "any"):
        yield from ({"op": "luxury", "kind": kind, "n": n} for n in (1, 2))
        for source in ("waiting", "supply"):
            yield {"op": "bury_luxury", "from": source, "kind": kind}
            yield {"op": "deliver", "from": source, "kind": kind}


def nested_ops() -> Iterator[Data]:
    point, coin, step = [{"op": "vp", "n": 1}], [{"op": "gain", "res": {"coin": 1}}], [{"op": "advance", "track": "ship", "n": 1}]
    costs = ({"coin": 1}, {"basic": 1}, {"cards": 1}, {"vp": 1}, {"luxury": {"any": 1}}, {"luxury": {"fur": 1}}, {"coin": 1, "wood": 2})
    yield from ({"op": "pay", "cost": cost, "then": point, "times": n} for cost in costs for n in (1, 2))
    choice = {"op": "choose", "of": [point, coin]}
    yield from ({"op": "choose", "k": k, "of": [point, coin, step]} for k in (1, 2))
    for inner in ([*point, *coin], [choice, *step], [choice]):
        yield {"op": "opt", "do": inner}
        yield {"op": "choose", "of": [inner, step]}
        yield {"op": "pay", "cost": {"gold": 1}, "then": inner}
        yield {"op": "per", "count": {"c": "peace"}, "do": inner}
        yield {"op": "if", "cond": {"space": [1]}, "then": inner}
        yield {"op": "if", "cond": {"space": [1]}, "then": inner, "else": coin}
    yield {"op": "seq", "do": [*point, *coin]}
    yield {"op": "seq", "do": [choice, *coin]}
    for one in every_count():
        yield from ({"op": "per", "count": one, "do": point, **more} for more in ({}, {"div": 2}, {"div": 2, "max": 3}))
    for cond in every_condition():
        yield {"op": "if", "cond": cond, "then": point}


def every_count() -> Iterator[Data]:
    plain_counts = ("peace", "track_ends", "tiles", "tucked", "completed", "incomes", "camels_here", "clock_tiles", "hand", "age")
    yield from ({"c": name} for name in plain_counts)
    yield {"c": "const", "n": 3}
    zones = ("timeline", "graveyard", "both", "hand")
    for zone, more in product(zones, ({}, {"type": "person"}, {"type": "nextgen"}, {"age": [1, 4]}, {"type": "person", "age": [0]})):
        if (zone, more) != ("hand", {}):  # means the same as the count "hand"
            yield {"c": "cards", "zone": zone, **more}
    yield from ({"c": "types", "zone": zone} for zone in zones)
    for zone in ("timeline", "graveyard", "both", "waiting"):
        yield {"c": "lux_kinds", "zone": zone}
        yield {"c": "luxury", "zone": zone}
        yield from ({"c": "luxury", "zone": zone, "kind": kind} for kind in ("fur", "pottery", "silk", "gems", "book", "yumurium"))
    yield from ({"c": "wonders", "owner": owner} for owner in ("me", "others", "all"))
    yield from ({"c": "workers", "zone": zone} for zone in ("all", "waiting", "dormant", "used"))
    yield from ({"c": "track", "track": track} for track in ("culture", "science", "ship", "balloon", "space"))
    yield from ({"c": "gears", "colour": colour} for colour in ("white", "black", "any"))
    yield from ({"c": "res", "kind": kind} for kind in ("coin", "wheat", "stone", "wood", "sheep", "metal", "gold", "any"))
    pair = [{"c": "hand"}, {"c": "track", "track": "ship"}]
    yield from ({"c": name, "of": pair} for name in ("sum", "min"))
    yield {"c": "sum", "of": [{"c": "min", "of": pair}, {"c": "peace"}]}


def every_condition() -> Iterator[Data]:
    for one in every_count():
        yield from ({kind: [one, 2]} for kind in ("ge", "le"))
        yield {"most": one}
    peace, hand = {"ge": [{"c": "peace"}, 3]}, {"le": [{"c": "hand"}, 4]}
    yield {"le": [{"c": "clock_tiles"}, 0]}
    yield from ({kind: [peace, hand]} for kind in ("and", "or"))
    yield {"and": [peace, {"or": [hand, {"space": [2]}]}]}
    yield from ({"not": cond} for cond in (peace, hand, {"space": [1, 3]}))
    yield {"space": [1, 2, 3]}


def test_every_op_of_the_grammar_is_known() -> None:
    models = get_args(get_args(grammar.Effect)[0])
    ops = {op for model in models for op in get_args(model.model_fields["op"].annotation)}
    assert ops == {"gain", *effects_of_the_language._OPS}
    assert ops == {effects[0]["op"] for effects in every_op()}


def test_every_sample_is_allowed_by_the_grammar() -> None:
    """So that the tests above speak of the language as it is."""
    from pydantic import TypeAdapter

    adapter = TypeAdapter(grammar.Effects)
    for effects in every_op():
        adapter.validate_python(effects)


@pytest.mark.parametrize("words", [EN, JA], ids=LANGUAGES)
def test_counts_have_three_forms_and_conditions_one(words: Words) -> None:
    for one in every_count():
        forms = [count(words, one, EACH), count(words, one, 1), count(words, one, 5), count(words, one, ALL)]
        assert all(is_clean(form, words.language) for form in forms), one
        assert "5" in forms[2]
    assert all(is_clean(condition(words, cond), words.language) for cond in every_condition())


def test_an_unknown_word_is_an_error() -> None:
    for effects in ([{"op": "win"}], [{"op": "advance", "track": "time", "n": 1}], [{"op": "activate", "target": "moon"}]):
        with pytest.raises(KeyError):
            effect_text(EN, effects)
    with pytest.raises(KeyError):
        describe(EN, "I-99")
