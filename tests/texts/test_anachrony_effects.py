"""The items of Anachrony in words: names, everything that is printed, and nothing that reads like something else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from exhibition_suite.resources import asset
from exhibition_suite.texts import LANGUAGES, Words, anachrony_items, describe
from exhibition_suite.texts.anachrony_effects import action_text, bonus_text, free_text, goods_text, immediate_text, lasting_text
from exhibition_suite.texts.anachrony_items import EFFECTS, in_profile, items, name_of
from tests.games.spoiling import at, places, set_at

EN, JA = Words("en"), Words("ja")
BOTH = pytest.mark.parametrize("words", [EN, JA], ids=LANGUAGES)
Data = dict[str, Any]


def told(words: Words, item_id: str, part: str, *, impl: bool = False) -> str:
    """One part of an item."""
    return "\n".join(line.text for line in describe(words, item_id, impl=impl) if line.part == part)


@pytest.mark.parametrize(
    ("item_id", "part", "english", "japanese"),
    [
        ("B-202", "action", "Any Worker: 1 Water → 3 Titanium", "どのワーカーでも：水1個 → チタン3個"),
        ("B-108", "action", "Scientist or Genius: Set Focus with range 2; motivated", "科学者かマスター：強度2の年代設定。覚醒"),
        ("B-111", "immediate", "take back 1 own Warp tile at no cost", "自分の転送チップ1個を無料で取り戻す"),
        ("B-112", "action", "Any Worker: x Water → Set Focus with range x and 1 VP", "どのワーカーでも：水x個 → 強度xの年代設定・1VP"),
        (
            "B-113",
            "action",
            "Any Worker: x Resources → Set Focus with range x and x VP",
            "どのワーカーでも：資材x個 → 強度xの年代設定・xVP",
        ),
        (
            "B-114",
            "action",
            "Scientist or Genius: 1 Water → Set Focus with range 3 (2 times)",
            "科学者かマスター：水1個 → 強度3の年代設定を2回",
        ),
        (
            "B-210",
            "action",
            "Engineer or Genius: 3 Water → (3 Titanium/Uranium/Gold or 1 Neutronium)",
            "機械屋かマスター：水3個 → （チタン・ウラン・金のうち好きな3個、またはニュートロン1個）",
        ),
        ("B-310", "action", "Any Worker: 7 Water; the Worker is lost", "どのワーカーでも：水7個。ワーカーを失う"),
        (
            "B-408",
            "action",
            "Any Worker: all own Tired Workers become Active; Administrator and Genius motivated",
            "どのワーカーでも：自分の疲弊枠のワーカーすべてを待機枠に移す。隊長とマスターは覚醒",
        ),
        ("B-414", "free", "2 VP, 1 Paradox token", "2VP、危険チップ1個"),
        ("S-01", "cost", "2 Gold, 2 Titanium and 4 Water", "金2個、チタン2個、水4個"),
        ("S-01", "breakthroughs", "Circle/Society, or Triangle + Square", "丸・社会、または三角と四角"),
        ("S-16", "breakthroughs", "2 × Triangle", "三角2個"),
        (
            "S-07",
            "free",
            "1 Neutronium → 2 Titanium/Uranium/Gold, or 2 Titanium/Uranium/Gold → 1 Neutronium",
            "ニュートロン1個 → チタン・ウラン・金のうち好きな2個、またはチタン・ウラン・金のうち好きな2個 → ニュートロン1個",
        ),
        (
            "S-08",
            "free",
            "Set Focus with range 3; no Warp tile may be taken back; Labs add nothing",
            "強度3の年代設定。転送チップは取り戻せない。研究所は働かない",
        ),
        (
            "S-09",
            "action",
            "Any Worker: 2 Water → 1 Construct, Recruit or Research action",
            "どのワーカーでも：水2個 → 建設か人材か調査のアクション1回",
        ),
        ("S-15", "immediate", "2 Research actions", "調査のアクション2回"),
        ("S-16", "endgame", "3 VP for each own Superproject, this one included", "これも含めた自分の先進施設1つにつき3VP"),
        (
            "caratacus",
            "free",
            "2 Water and 1 Paradox token, or 2 Water → return 1 Paradox token",
            "水2個・危険チップ1個、または水2個 → 危険チップ1個を返す",
        ),
        ("K-25", "bonus", "1 / 2 / 3 VP for a Building on spot 1 / 2 / 3", "設備をマス1・2・3に建設すると、それぞれ1・2・3VP"),
        ("K-23", "bonus", "1 Titanium/Uranium/Gold less to pay", "支払いがチタン・ウラン・金のうち好きな1個減る"),
        ("evacuation.unity", "condition", "the Morale marker at the right end", "士気マーカーが右端"),
        (
            "evacuation.time",
            "reward",
            "5 VP for every 1 Uranium and 1 own Warp tile on the Timeline",
            "ウラン1個と年代タイルにある自分の転送チップ1個ごとに5VP",
        ),
        (
            "progress",
            "start",
            "1 Gold, 1 Uranium, 2 Titanium, 3 Water, 4 Energy Cores and 1 random Breakthrough",
            "金1個、ウラン1個、チタン2個、水3個、コアチップ4個、ランダムな革新チップ1個",
        ),
        ("warp.scientist", "gain", "1 Scientist (costs 1 Water)", "科学者1人（水1個を払う）"),
        ("ANOMALY", "vp", "−3 VP", "−3VP"),
        ("M-05", "pool", "Neutronium, Neutronium, Gold, Titanium and Titanium", "ニュートロン・ニュートロン・金・チタン・チタン"),
        ("board.B.harmony", "breaks", "slots 2, 3 and 5", "充電マス2・3・5"),
        ("board.B.dominance", "supply", "Free Action", "随時効果"),
        ("action.purify", "bonus", "Scientist or Genius: 4 Water", "科学者かマスター：水4個"),
        ("condition.range", "counted", "strongest single range, Labs included", "最も強い強度1つ（研究所の分を含む）"),
        (
            "die.icon",
            "faces",
            "Time Travel, Military, Genetics, Technology, Society and ? (any icon)",
            "タイムトラベル・武力・遺伝子・技術・社会・？（好きな印）",
        ),
    ],
)
def test_items_read_as_they_should(item_id: str, part: str, english: str, japanese: str) -> None:
    assert told(EN, item_id, part) == english
    assert told(JA, item_id, part) == japanese


@pytest.mark.parametrize(
    ("item_id", "part", "english"),
    [
        ("B-113", "action", "Any Worker: x Gold, Uranium or Titanium → Set Focus with range x and x VP"),
        ("B-114", "action", "Scientist or Genius: Set Focus with range 3 (2 times)"),
        ("B-311", "passive", "Supply costs half the Water, rounded up; with two of these tiles none"),
        ("B-404", "action", "Scientist or Genius: return 1 Paradox token"),
        ("B-404", "immediate", ""),
        ("B-404", "vp", "3 VP"),
        ("S-08", "free", "Set Focus with range 3; Labs add nothing"),
        ("valerian", "free", ""),
        ("valerian", "path", "Progress"),
        ("cornella", "passive", "at Clean Up, for 3 Water, 1 Research action"),
        ("evacuation.superiority", "reward", "4 VP for every 2 Scientists and 1 Breakthrough"),
        ("evacuation.superiority", "condition", "at least 3 Labs"),
        ("evacuation.resurgence", "condition", "at least 6 building spots filled with Buildings or Superprojects"),
        ("condition.range", "counted", "sum of all ranges"),
    ],
)
def test_items_of_the_other_profile(item_id: str, part: str, english: str) -> None:
    assert told(EN, item_id, part, impl=True) == english
    assert told(EN, item_id, part) != english or part in ("vp", "path", "condition")


def test_a_board_keeps_the_costs_that_are_the_same() -> None:
    seed, impl = (told(EN, "board.B.salvation", "costs", impl=impl).splitlines() for impl in (False, True))
    assert seed[:3] == impl[:3]
    assert seed[3].endswith("/ 1 Neutronium, 2 Titanium and 2 Water")
    assert impl[3].endswith("/ 1 Gold, 2 Uranium, 2 Titanium and 2 Water")


# ---- names


TYPE_WORDS = {"1": ("Power Plant", "動力装置"), "2": ("Factory", "工場"), "3": ("Life Support", "生命維持"), "4": ("Lab", "研究所")}


def test_a_building_is_called_by_its_type_and_number() -> None:
    numbers = [f"{kind}{number:02}" for kind, number in product("1234", range(1, 16))]
    for number in numbers:
        names = tuple(name_of(words, f"B-{number}") for words in (EN, JA))
        assert names == tuple(f"{word}{gap}{number}" for word, gap in zip(TYPE_WORDS[number[0]], (" ", ""), strict=True))


NAMES = """
S-01 Welfare Society | 幸福な社会
S-02 Archive of the Eras | 時代の記録
S-03 Continuum Stabilizer | 時空安定化装置
S-04 Grand Reservoir | 大型貯水槽
S-05 Anti-Gravity Field | 反重力フィールド
S-06 Uranium Cores | ウラン・コアチップ
S-07 Particle Collider | 粒子衝突装置
S-08 Temporal Tourism | 暫定転送
S-09 Outback Conditioner | 屋外順応機
S-10 Synthetic Endorphins | 合成エンドルフィン
S-11 Exocrawler | 自走Eスーツ
S-12 Dark Matter Converter | 暗黒物質変換器
S-13 Tectonic Drill | 採掘ドリル
S-14 Rescue Pods | 救命ポッド
S-15 Neutronium Research Center | ニュートロン研究所
S-16 The Ultimate Plan | 最終プラン
S-17 Quantum Chameleon | 量子コピー
S-18 Cloning Vat | クローンカプセル
haulani Patriarch Haulani | 族長ハウラニ
zaida Matriarch Zaida | 族長ザイダ
wolfe Captain Wolfe | 長官
samira Treasure Hunter Samira | 冒険者
valerian Patron Valerian | 貴族
cornella Librarian Cornella | 司書
caratacus Shepherd Caratacus | 指導者
amena High Sunwalker Amena | 探検者
harmony Harmony | 調和
dominance Dominance | 支配
progress Progress | 進歩
salvation Salvation | 救済
evacuation.welfare Welfare and Prosperity | 幸福と繁栄
evacuation.resurgence Nature's Resurgence | 自然の復活
evacuation.industry Industrial Revolution | 産業革命
evacuation.unity The Power of Unity | 結束の力
evacuation.superiority Technological Superiority | 技術力の卓越
evacuation.apex The Apex of Humanity | 人間性の頂点
evacuation.power Overwhelming Power | 圧倒的な出力
evacuation.time Masters of Time | 時間の支配者
condition.workers Most Workers | 所有ワーカー数
condition.spots Most Occupied Building Spots | 埋めた建造物マスの数
condition.range Strongest Time Travel Range | もっとも強い時間移動の強度
ANOMALY Anomaly | 時空歪み
"""


@pytest.mark.parametrize("line", NAMES.split("\n")[1:-1], ids=lambda line: line.split()[0])
def test_the_names_are_those_of_the_rules(line: str) -> None:
    item_id, _, names = line.partition(" ")
    assert [name_of(words, item_id) for words in (EN, JA)] == names.split(" | ")


@BOTH
def test_everything_has_a_name_of_its_own(words: Words) -> None:
    names = [name_of(words, item_id) for item_id in items() if not item_id.startswith("action.")]
    assert len(set(names)) == len(names)


# ---- the whole content


LATIN_IN_JAPANESE = re.compile(r"VP|Eスーツ|[AB]面|\bx|x(?=個|の|VP)|強度x")
"""What stays in Latin letters in Japanese."""


def is_clean(text: str, language: str) -> bool:
    latin = LATIN_IN_JAPANESE.sub("", text)
    return bool(text.strip()) and not re.search(r"[{}|_]", text) and (language == "en" or not re.search("[A-Za-z]", latin))


@BOTH
def test_every_item_is_told_in_words(words: Words) -> None:
    assert len(items()) == 60 + 18 + 8 + 4 + 8 + 5 + 8 + 11 + 11 + 15 + 9 + 15 + 8 + 1 + 4
    for item_id in items():
        assert is_clean(name_of(words, item_id), words.language)
        for impl in (False, True):
            lines = describe(words, item_id, impl=impl)
            assert lines, item_id
            for line in lines:
                assert is_clean(line.text, words.language), (item_id, line)
                assert is_clean(line.name, words.language), (item_id, line)


@BOTH
def test_nothing_of_an_item_is_left_out(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another number anywhere in the data is another text. The evacuations of a Path are items of their own."""
    for item_id, (kind, data) in list(items().items()):
        lines = describe(words, item_id)
        for path in places({name: part for name, part in data.items() if name not in ("impl", "evacuation")}):
            if isinstance(at(data, path), int) and not isinstance(at(data, path), bool):
                changed = json.loads(json.dumps(data))
                set_at(changed, path, at(data, path) + 1)
                with monkeypatch.context() as patch:
                    patch.setattr(anachrony_items, "items", lambda one=(item_id, kind, changed): {one[0]: one[1:]})
                    assert describe(words, item_id) != lines, (item_id, path)


def effects() -> Iterator[tuple[str, Any]]:
    """Every effect of the content in both profiles, with its kind."""
    for kind, data in items().values():
        for profile in (data, in_profile(data)):
            for part in EFFECTS if kind in ("building", "superproject", "leader") else ():
                if part not in profile:
                    continue
                if part in ("passive", "endgame"):
                    yield from (("lasting", one) for one in profile[part])
                else:
                    yield part, profile[part]
            if kind == "capital":
                yield "bonus", {"of": profile["action"], **profile["bonus"]}


def text_of(words: Words, kind: str, data: Any) -> str:
    if kind == "bonus":
        return bonus_text(words, data["of"], data)
    say = {"action": action_text, "free": free_text, "immediate": immediate_text, "lasting": lasting_text}[kind]
    return say(words, data)


@BOTH
def test_different_effects_never_read_alike(words: Words) -> None:
    read: dict[tuple[str, str], str] = {}
    for kind, data in [*effects(), *every_op()]:
        text = text_of(words, kind, data)
        assert is_clean(text, words.language), data
        plain = json.dumps({**data, "of": None} if kind == "bonus" and data["op"] != "again" else data, sort_keys=True)
        assert read.setdefault((kind, text), plain) == plain, text
    assert len(read) > 120


# ---- every word of the grammar


GAINS = ("neutronium", "gold", "uranium", "titanium", "tug", "water", "energy_core", "scientist", "engineer", "administrator", "genius")
MORE_GAINS = ("exosuit", "morale", "vp", "paradox", "return_paradox")


def every_op() -> Iterator[tuple[str, Any]]:
    """Each op with every value of every field."""
    for name, n in product((*GAINS, *MORE_GAINS), (1, 2)):
        yield "immediate", [{"op": "gain", "res": {name: n}}]
    for n in (1, 2):
        yield "immediate", [{"op": "warp_back", "n": n}]
        yield "immediate", [{"op": "act", "actions": ["research"], **({"times": 2} if n == 2 else {})}]
    yield "immediate", [{"op": "refresh"}]
    yield from (("free", {"do": [data]}) for data in deeds())
    yield from (("lasting", data) for data in lasting())
    for cost in ({"worker": 1}, {"tug": 1}, {"gold": 1, "water": 2}):
        yield "free", {"cost": cost, "do": [{"op": "refresh"}]}
    for types in (["scientist"], ["scientist", "engineer"], ["genius"], None):
        yield "action", {"do": [{"op": "refresh"}], **({"workers": types} if types else {})}
        yield "action", {"do": [{"op": "refresh"}], "motivated": types or "any"}
    yield "action", {"do": [{"op": "refresh"}], "lost": True}
    for paid in (["water"], ["gold", "uranium", "titanium"], ["neutronium", "gold", "uranium", "titanium"], ["energy_core", "water"]):
        for vp in (1, 2):
            yield "action", {"paid": paid, "do": [{"op": "set_focus", "range": "paid"}, {"op": "per_paid", "vp": vp}]}
    for action in ("construct", "recruit", "research"):
        yield "bonus", {"of": action, "op": "again"}
    yield "bonus", {"of": "construct", "op": "discount", "res": {"tug": 2}}
    yield "bonus", {"of": "construct", "op": "built", "what": "superproject", "vp": [3]}
    yield "bonus", {"of": "construct", "op": "built", "what": "building", "vp": [3, 2, 1]}


def deeds() -> Iterator[Data]:
    for reach, more in product((1, 3), ({}, {"times": 2}, {"returns": False}, {"boosted": False}, {"returns": False, "boosted": False})):
        yield {"op": "set_focus", "range": reach, **more}
    for actions in (["construct"], ["construct", "recruit"], ["construct", "recruit", "research"]):
        yield {"op": "act", "actions": actions}
    yield {"op": "main_board"}
    yield {"op": "main_board", "as": "scientist"}
    yield {"op": "own_board"}
    for of in (["building"], ["superproject"], ["supply"], ["building", "supply"]):
        yield {"op": "copy", "of": of}
    for like, to in product(("tired", "used"), ("active", "tired")):
        yield {"op": "clone", "like": like, "to": to}
    yield {"op": "choose", "of": [{"gain": {"water": 1, "vp": 1}}, {"cost": {"gold": 1}, "gain": {"paradox": 1}}]}


def lasting() -> Iterator[Data]:
    for n in (1, 2):
        yield {"op": "range", "n": n}
        yield {"op": "paradox_limit", "n": n}
        yield {"op": "less_water", "n": n, "but": ["trade"]}
        yield {"op": "second_die", "cost": {"water": n}}
        yield {"op": "discount", "res": {"neutronium": n}}
        yield {"op": "at_mine", "res": {"gold": n}}
        yield {"op": "clean_up_act", "action": "recruit", "cost": {"gold": n}}
        yield from ({"op": "take_worker", "from": source, "cost": {"water": n}} for source in ("pool", "card"))
        yield from ({"op": "take_cube", "from": source, "cost": {"water": n}} for source in ("mine", "supply"))
        yield from ({"op": "per", "count": count, "vp": n} for count in ("anomaly", "time_travel", "superproject"))
    yield from ({"op": "halve_supply", "both": both} for both in ("halve", "free"))
    yield from ({"op": "as_genius", "worker": worker} for worker in ("scientist", "engineer", "administrator"))
    yield from ({"op": op} for op in ("keep_worker", "evacuation", "hold_slots", "morale_floor"))
    yield {"op": "exchange", "of": [{"cost": {"gold": 1}, "gain": {"water": 2}}, {"cost": {"water": 2}, "gain": {"gold": 1}}]}


@BOTH
def test_nothing_is_said_to_be_nothing(words: Words) -> None:
    assert goods_text(words, {}) == {"en": "nothing", "ja": "なし"}[words.language]


def test_what_the_grammar_does_not_know_is_an_error() -> None:
    with pytest.raises(KeyError):
        lasting_text(EN, {"op": "fly"})
    with pytest.raises(KeyError):
        describe(EN, "B-999")
    with pytest.raises(KeyError):
        name_of(EN, "B-999")


def test_every_file_of_the_content_is_told() -> None:
    """Those that hold numbers of the whole game have no items."""
    files = {path.stem for path in asset("content", "anachrony").glob("*.json")}
    told_files = {"buildings", "superprojects", "leaders", "paths", "recruit", "mine", "capital", "boards", "breakthroughs", "actions"}
    assert files - {"supply", "automa"} == told_files | {"warp", "conditions", "anomaly", "dice"}
