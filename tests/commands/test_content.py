"""The command `content`: prices, quotas and faults of a game's content, in both languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from exhibition_suite.cli import main
from exhibition_suite.games.timespan import content
from tests.games.timespan.contents import fresh, item


def run(words: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Exit code, output and faults of a command."""
    code = main(words.split())
    told = capsys.readouterr()
    return code, told.out, told.err


def spoil(monkeypatch: pytest.MonkeyPatch, change: Any) -> None:
    """The program finds changed content."""
    data = fresh()
    change(data)
    monkeypatch.setattr(content, "load", lambda: content.checked(data))


@pytest.mark.rule("TS-602", "TS-604", "TS-605", "TS-608")
def test_every_item_is_priced_and_every_deck_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run("--language en content timespan", capsys)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].split() == ["Item", "Name", "Deck", "Price", "Budget", "Off", "by", "Discard", "Wanted"]
    assert sum(line.startswith(("I-", "II-", "III-", "IV-")) for line in lines) == 144
    pyramids = next(line for line in lines if line.startswith("W-01"))
    assert "%" in pyramids
    technology = next(line for line in lines if line.startswith("TECH-A.w1"))
    assert "Currency" in technology
    assert technology.split()[-4:-2] == ["5.50", "5.00"]
    ages = [line.split()[2:5] for line in lines if line.startswith("age ")]
    assert [age[:2] for age in ages] == [["40", "0"], ["40", "0"], ["40", "0"], ["24", "0"]]
    assert lines[-1] == "All 264 items are within their bands and all 170 quotas are met."


def test_it_speaks_japanese(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run("--language ja content timespan", capsys)
    assert code == 0
    assert "通貨" in out
    assert out.splitlines()[-1] == "全264項目が予算の範囲内で、170個の条件もすべて満たしています。"


@pytest.mark.rule("TS-604")
def test_an_item_outside_its_band_is_marked(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, lambda data: item(data, "W-03").update(vp=7))
    code, out, _ = run("--language en content timespan", capsys)
    assert code == 1
    marked = [line for line in out.splitlines() if line.endswith("  outside")]
    assert [line.split()[0] for line in marked] == ["W-03"]
    assert out.splitlines()[-1] == "1 of 264 items are outside their bands; 0 of 170 quotas are missed."


@pytest.mark.rule("TS-604")
def test_a_discard_reward_outside_its_band_is_marked(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, lambda data: item(data, "I-01").update(discard=[{"op": "upgrade", "n": 4}]))
    code, out, _ = run("--language en content timespan", capsys)
    assert code == 1
    assert [line.split()[0] for line in out.splitlines() if line.endswith("  outside")] == ["I-01"]


@pytest.mark.rule("TS-608")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "TS-608, age II, peace +2: 2, wanted: 0 ± 1"),
        ("ja", "TS-608・時代II・平和 +2：2（目標：0 ± 1）"),
    ],
)
def test_a_missed_quota_is_told(language: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def two_peaceful_cards(data: Any) -> None:
        for card in [card for card in data["history"] if card["age"] == 2 and card.get("peace") == 1][:2]:
            card["peace"] = 2

    spoil(monkeypatch, two_peaceful_cards)
    code, out, _ = run(f"--language {language} content timespan", capsys)
    assert code == 1
    assert told in out.splitlines()


def test_every_quota_has_words_in_both_languages(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from exhibition_suite.games.timespan import quotas

    monkeypatch.setattr(quotas.Quota, "met", property(lambda _quota: False))
    for language in ("en", "ja"):
        code, out, err = run(f"--language {language} content timespan", capsys)
        assert (code, err) == (1, "")
        told = [line for line in out.splitlines() if line.startswith("TS-60")]
        assert len(told) == len(set(told)) == 170
        assert not any("cli." in line or "{" in line for line in told)


@pytest.mark.rule("TS-500")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "history.json: I-05: box[0].cost.coin: “one” cannot be used. Allowed there: a whole number."),
        ("ja", "history.json: I-05: box[0].cost.coin：“one”は使用できません。指定できるもの：a whole number。"),
    ],
)
def test_content_that_cannot_be_used_is_told_in_one_line(
    language: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil(monkeypatch, lambda data: item(data, "I-05")["box"][0].update(cost={"coin": "one"}))
    assert run(f"--language {language} content timespan", capsys) == (1, told + "\n", "")


def test_a_lost_entry_is_told_in_one_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, lambda data: item(data, "I-05").pop("discard"))
    code, out, err = run("--language en content timespan", capsys)
    assert (code, err) == (1, "")
    assert out == "history.json: I-05: discard: the content cannot be used. Allowed there: this field, which must be there.\n"


def test_everything_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "content.json"
    code, out, err = run(f"--language en content timespan --json {path}", capsys)
    assert (code, err) == (0, "")
    assert out.endswith("quotas are met.\n")
    told = json.loads(path.read_text(encoding="utf-8"))
    assert len(told["items"]) == 264
    assert len(told["quotas"]) == 170
    first = told["items"][0]
    assert (first["item"], first["deck"], first["budget"], first["fits"]) == ("I-01", "I", 5.0, True)
    assert sum(first["parts"].values()) == pytest.approx(first["price"], abs=0.01)
    assert all(quota["met"] for quota in told["quotas"])
    code, _, err = run(f"--language en content timespan --json {tmp_path / 'no' / 'x.json'}", capsys)
    assert code == 3
    assert "cannot be written" in err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("content", "A game is missing. Allowed: timespan and anachrony."),
        ("content exhibition", "game: “exhibition” is not possible. Allowed: timespan and anachrony."),
        ("content timespan --frob", "“--frob” is not known here. Allowed: --help and --json."),
        ("content timespan --json", "--json needs a value after it."),
        ("content timespan twice", "“twice” is not known here. Allowed: --help and --json."),
        ("--language ja content", "ゲームの指定がありません。指定できるもの：timespan・anachrony。"),
    ],
)
def test_wrong_words_are_told_in_one_line(words: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(words, capsys) == (2, "", told + "\n")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "B-114: Power Plant 114",
                "    Type: Power Plant",
                "    Action: Scientist or Genius: 1 Water → Set Focus with range 3 (2 times)",
                "    VP: 1 VP",
                "    Action (rules_profile=alternative): Scientist or Genius: Set Focus with range 3 (2 times)",
                "B-115: Power Plant 115",
            ],
        ),
        ("ja", ["K-33：崩落タイル33（人材）", "    ボーナス：士気+1"]),
    ],
)
def test_a_game_without_a_value_model_tells_what_is_printed(language: str, told: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(f"--language {language} content anachrony", capsys)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    start = lines.index(told[0])
    assert lines[start : start + len(told)] == told
    names = [line for line in lines if line and not line.startswith(" ")]
    assert len(names) == 185 + 1
    assert names[-1] == {"en": "All 185 items can be used.", "ja": "全185項目を使用できます。"}[language]


def test_what_is_printed_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "content.json"
    assert run(f"--language en content anachrony --json {path}", capsys)[0] == 0
    told = {item["item"]: item for item in json.loads(path.read_text(encoding="utf-8"))["items"]}
    assert told["K-33"] == {
        "item": "K-33",
        "name": "Recruit tile 33",
        "printed": [{"part": "bonus", "name": "Bonus", "text": "Morale +1"}],
        "impl": [],
    }
    assert [line["part"] for line in told["B-404"]["impl"]] == ["action"]


def test_wrong_content_of_a_game_without_a_value_model(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from exhibition_suite.games.anachrony import content as anachrony

    data = anachrony.read()
    data["mine"].pop()
    monkeypatch.setattr(anachrony, "load", lambda: anachrony.checked(data))
    code, out, err = run("--language en content anachrony", capsys)
    assert (code, err) == (1, "")
    assert out == "mine.json: 10 entries cannot be used. Allowed there: 11 entries, M-01 to M-11 (AN-621).\n"
