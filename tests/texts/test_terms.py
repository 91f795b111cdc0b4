"""One thing has one name, everywhere in the product."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from exhibition_suite.resources import words
from exhibition_suite.texts import LANGUAGES, entries

OTHER_NAMES = {
    "ja": {
        "車両": "乗り物",
        "デポ": "倉庫",
        "ショーケース": "展示エリア",
        "スポット": "マス",
        "1大陸": "1つの大陸",
        "1世代": "1つの時代",
        "名声ポイント": "名声点",
        "ギャップ": "年数の差",
        "ディケイド": "世代",
        "(?<!パ)ターン": "手番",
        "デッキ": "山札",
        "コマ(?!ンド)": "乗り物",
        "取り消": "元に戻す",
        "キャンセル": "やめる",
        "下さい": "ください",
        "出来る": "できる",
        "出来ま": "できます",
        "セーブしま": "保存します",
        "ユーザー": "プレイヤー",
        "規則": "ルール",
    },
    "en": {
        r"\bslots?\b": "spot",
        r"\btokens?\b": "vehicle",
        r"\bvictory points?\b": "fame points",
        r"\bVPs?\b": "fame points",
        r"\bdraw pile\b": "stock",
        r"\bdeck\b": "stock",
        r"\busers?\b": "player",
    },
}
"""What a thing must not be called, and its name."""
OTHER_WORDS = re.compile("cli[.]content[.]")
"""Ids that speak of a game with words of its own, beside the catalogues of that game."""


def texts(language: str) -> Iterator[tuple[str, str]]:
    paths = [path for game in ("timespan", "anachrony") for path in words("catalogues").glob(f"{game}_*.json")]
    others = {key for path in paths for key in json.loads(path.read_text(encoding="utf-8"))}
    for key, entry in entries().items():
        if key not in others and not OTHER_WORDS.match(key):
            yield key, entry[language]
    yield "rules", words("rules", f"exhibition.{language}.md").read_text(encoding="utf-8")
    window = words("suite_ja.ts").read_text(encoding="utf-8")
    for number, found in enumerate(
        re.findall({"ja": "<translation>(.*?)</translation>", "en": "<source>(.*?)</source>"}[language], window, re.DOTALL)
    ):
        yield f"window {number}", found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_goes_by_a_second_name(language: str) -> None:
    found = [
        f"{key}: {other} instead of {name}: {text[:60]}"
        for key, text in texts(language)
        for other, name in OTHER_NAMES[language].items()
        if re.search(other, text, re.IGNORECASE)
    ]
    assert not found
