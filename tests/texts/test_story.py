"""The log reads as a person would tell the game: one sentence a move."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.engine import Event
from exhibition_suite.texts import LogLine, Words

NAMES = {"en": ["Hana", "Otto", "Mei"], "ja": ["ハナ", "オットー", "メイ"]}


def event(name: str, seat: int = 0, **params: Any) -> Event:
    if "start" in params:
        params["from"] = params.pop("start")
    return Event(name, seat, params, reveals=name == "refilled")


def placed(seat: int, card: str, slot: str, kind: str, spot: int) -> Event:
    return event("placed", seat, card=card, slot=slot, kind=kind, spot=spot)


def turn(seat: int, card: str, column: str, to: str, refill: str = "exh-1991") -> list[Event]:
    vehicle = ("zeppelin", "ford", "titanic")[seat]
    way = event("stayed", seat, vehicle=vehicle, at=to) if to == column else event("moved", seat, vehicle=vehicle, start=column, to=to)
    return [event("took", seat, card=card, column=column), way, event("refilled", seat, card=refill, column=column)]


def told(language: str, events: list[Event], full: bool = False) -> list[str]:
    return [line.text for line in Words(language).story("exhibition", events, NAMES[language], full=full)]


HANA_TAKES = turn(0, "exh-1984", "asia", "south_america")


def test_a_move_under_way_is_one_line() -> None:
    assert told("en", HANA_TAKES) == ["Hana took 1984 from Asia. Zeppelin moves to South America; 1991 refills Asia."]
    assert told("ja", HANA_TAKES) == ["ハナはアジアから1984を獲得。ツェッペリンは南アメリカへ。アジアに1991を補充。"]


@pytest.mark.rule("EX-005")
def test_a_vehicle_is_called_by_the_sign_its_seat_chose() -> None:
    lines = Words("en").story("exhibition", HANA_TAKES, NAMES["en"], signs=["titanic", "ford", "zeppelin"])
    assert [line.text for line in lines] == ["Hana took 1984 from Asia. Titanic moves to South America; 1991 refills Asia."]


def test_each_part_of_a_move_under_way_is_a_whole_sentence() -> None:
    assert told("en", HANA_TAKES[:1]) == ["Hana took 1984 from Asia."]
    assert told("en", HANA_TAKES[:2]) == ["Hana took 1984 from Asia. Zeppelin moves to South America."]
    assert told("en", HANA_TAKES[1:2]) == ["Zeppelin moves from Asia to South America."]


def test_a_finished_move_is_take_and_place() -> None:
    events = [*HANA_TAKES, placed(0, "exh-1984", "area3", "years_gap", 2)]
    assert told("en", events) == ["Hana took 1984 (SA) from Asia: Years Gap, spot 2."]
    assert told("ja", events) == ["ハナはアジアから1984（南）を取り、「年数の差」の2マス目へ。"]
    assert told("en", events, full=True) == ["Hana took 1984 Rio Sambadrome from Asia: Years Gap, spot 2."]


@pytest.mark.rule("EX-E35")
def test_a_vehicle_that_stays() -> None:
    events = turn(1, "exh-1979", "asia", "asia", "exh-1903")
    assert told("en", events) == ["Otto took 1979 from Asia. Ford stays in Asia; 1903 refills Asia."]
    assert told("ja", events) == ["オットーはアジアから1979を獲得。フォードはアジアにとどまる。アジアに1903を補充。"]


def test_a_filled_showcase_is_told() -> None:
    cards = (("exh-1919", 1), ("exh-1925", 2), ("exh-1963", 3))
    events = [
        e for card, spot in cards for e in (*turn(2, card, "south_america", "europe"), placed(2, card, "area1", "one_continent", spot))
    ]
    assert told("en", events)[1:] == [
        "Mei took 1925 (EU) from South America: One Continent, spot 2.",
        "Mei took 1963 (EU) from South America and filled One Continent (Europe).",
    ]
    assert told("ja", events)[-1] == "メイは南アメリカから1963（欧）を取り、「1つの大陸」をヨーロッパで完成。"


def test_showcases_of_different_seats_are_not_mixed_up() -> None:
    pairs = ((0, "exh-1901", 1), (1, "exh-1902", 1), (0, "exh-1995", 2))
    events = [
        e for seat, card, spot in pairs for e in (*turn(seat, card, "asia", "europe"), placed(seat, card, "area3", "years_gap", spot))
    ]
    assert told("en", events) == [
        "Hana took 1901 (AS) from Asia: Years Gap, spot 1.",
        "Otto took 1902 (NA) from Asia: Years Gap, spot 1.",
        "Hana took 1995 (NA) from Asia and filled Years Gap.",
    ]


def test_mid_century_has_no_spot_number() -> None:
    events = [*turn(0, "exh-1955", "europe", "asia"), placed(0, "exh-1955", "mid", "mid_century", 1)]
    assert told("en", events) == ["Hana took 1955 (AS) from Europe: Mid Century."]
    assert told("ja", events) == ["ハナはヨーロッパから1955（亜）を取り、「世紀の中心」へ。"]


@pytest.mark.rule("EX-063")
def test_a_white_card_tells_its_chosen_values() -> None:
    einstein = [
        *turn(1, "exh-einstein", "europe", "africa"),
        event("placed_as", 1, card="exh-einstein", slot="area2", kind="one_era", spot=2, year=1955, continent="asia"),
    ]
    war = [
        *turn(1, "exh-1945", "europe", "europe"),
        event("placed_as", 1, card="exh-1945", slot="grand", kind="grand", spot=3, year=1945, continent="asia"),
    ]
    assert told("en", einstein) == ["Otto took Einstein from Europe: One Era, spot 2 (as 1955, Asia)."]
    assert told("ja", einstein) == ["オットーはヨーロッパからアインシュタインを取り、「1つの時代」の2マス目へ（1955年・アジアとして）。"]
    assert told("en", war) == ["Otto took 1945 (white) from Europe: Grand Showcase, spot 3 (as Asia)."]
    assert told("ja", war) == ["オットーはヨーロッパから1945（白）を取り、「大展示」の3マス目へ（アジアとして）。"]


@pytest.mark.rule("EX-031", "EX-E40")
def test_an_empty_column_is_left_first() -> None:
    went = event("went", 0, vehicle="zeppelin", to="africa")
    taking = [
        went,
        event("took", 0, card="exh-1926", column="africa"),
        event("stayed", 0, vehicle="zeppelin", at="africa"),
        event("not_refilled", 0, column="africa"),
    ]
    assert told("en", taking) == [
        "Zeppelin finds no card there and goes to Africa. Hana took 1926 from Africa. Zeppelin stays in Africa; the stock is empty."
    ]
    assert told("en", [*taking, event("stored", 0, card="exh-1926", count=2)]) == [
        "Hana took 1926 (AF) from Africa and put it in the depot (2 of 3)."
    ]
    assert told("ja", [*taking, event("stored", 0, card="exh-1926", count=2)]) == ["ハナはアフリカから1926（阿）を取り、倉庫へ（2枚目）。"]


def test_a_turn_begun_before_the_stretch_is_told_by_what_is_there() -> None:
    assert told("en", [placed(0, "exh-1984", "area3", "years_gap", 2)]) == ["Hana put 1984 Rio Sambadrome in Years Gap, spot 2."]


def test_rounds_awards_and_the_end_have_lines_of_their_own() -> None:
    events = [
        event("round", -1, round=12),
        *HANA_TAKES,
        placed(0, "exh-1984", "grand", "grand", 6),
        event("six_continents", 0, round=12, points=5),
        event("out_hall", 0),
        event("ended", -1),
        event("secret", 0, decade=1950),
    ]
    lines = Words("en").story("exhibition", events, NAMES["en"])
    assert lines == [
        LogLine(-1, "Round 12 begins", "", "round", 0, 0),
        LogLine(0, "Hana took 1984 (SA) from Asia: Grand Showcase, spot 6.", "", "move", 1, 4),
        LogLine(0, "Hana shows all six continents: 5 fame points.", "case6", "six_continents", 5, 5),
        LogLine(0, "Hana has filled the hall and is finished.", "flag", "out_hall", 6, 6),
        LogLine(-1, "The exhibition closes: final scoring.", "trophy", "ended", 7, 7),
        LogLine(0, "Hana's secret decade: 1950s.", "decades", "secret", 8, 8),
    ]
    assert told("ja", events) == [
        "第12ラウンド開始",
        "ハナはアジアから1984（南）を取り、「大展示」の6マス目へ。",
        "ハナが「全6大陸」を達成。5点。",
        "ハナは展覧会を完成させ、終了。",
        "閉幕。最終得点を計算します。",
        "ハナの秘密の10年は1950年代。",
    ]


def test_no_events_no_lines() -> None:
    assert told("en", []) == []
