"""One thing has one name in the words of Anachrony: those of its glossary."""

from __future__ import annotations

import json
import re

import pytest

from exhibition_suite.resources import words as words_file
from exhibition_suite.texts import LANGUAGES

OTHER_NAMES = {
    "ja": {
        "フェーズ": "フェイズ",
        "(?<!パ)ターン": "手番",
        "プレーヤー|ユーザー": "プレイヤー",
        r"勝利点|ポイント|\d点": "VP",
        "スペース": "マス",
        "エンジニア|技術者": "機械屋",
        "サイエンティスト": "科学者",
        "アドミニストレーター|管理者": "隊長",
        "天才|ジーニアス": "マスター",
        "(?<!チタン・ウラン・)フリーアクション": "随時効果",
        "スーパープロジェクト": "先進施設",
        "建物(?!枠)": "設備",
        "アノマリー|異常": "時空歪み",
        "パラドックストークン": "危険チップ",
        "エネルギーコア": "コアチップ",
        "エグゾ|エクソ": "Eスーツ",
        "ブレイクスルー": "革新チップ",
        "ワープ": "転送チップ",
        "支払う|支払い(?!：)": "払う",
        "規則": "ルール",
        "下さい|出来[るま]": "ください, できる",
    },
    "en": {
        r"\bvictory points?\b|\bpoints?\b": "VP",
        r"\brounds?\b": "Era",
        r"\bmeeples?\b|\bpawns?\b": "Worker",
        r"\busers?\b": "player",
        r"\bexhausted workers?\b": "Tired Workers",
        r"\bfree actions?\b": "Free Action",
        r"\bsuperprojects?\b": "Superproject",
        r"\bexosuits?\b": "Exosuit",
        r"\bcolor\b": "colour",
    },
}
"""What a thing must not be called, and its name."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_goes_by_a_second_name(language: str) -> None:
    for name in ("log", "reasons", "scores", "options"):
        for key, entry in json.loads(words_file("catalogues", f"anachrony_{name}.json").read_text(encoding="utf-8")).items():
            for other, known in OTHER_NAMES[language].items():
                assert not re.search(other, entry[language]), f"{key}: {other} instead of {known}: {entry[language]}"
