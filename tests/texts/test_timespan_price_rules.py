"""The rules for those who write cards of Timespan: every number in them is the one by which the content is checked."""

from __future__ import annotations

import re
from typing import Any

import pytest

from exhibition_suite.games.timespan import content
from exhibition_suite.games.timespan import quotas as wanted
from exhibition_suite.games.timespan import value_tables as t
from exhibition_suite.games.timespan.value_report import Row, card, quotas, wonder
from exhibition_suite.texts import LANGUAGES, Words
from tests.games.timespan import test_value as examples

NUMBER = re.compile("(?<![A-Z\\d])[-\N{MINUS SIGN}]?\\d+(?:\\.\\d+)?")
EFFECTS = (
    *(t.VP, t.DRAW, t.DRAW_BY_TYPE, t.DRAW_FUTURE, t.WONDER_LOOK, t.DISCOVERY),
    *(t.LUXURY[kind] for kind in ("fur", "silk", "any", "gems", "book", "yumurium")),
    t.DELIVER,
    *(t.BURY_LUXURY[kind] for kind in ("fur", "silk", "gems", "book", "yumurium")),
    t.BURY_WAITING_LUXURY,
    *(t.STEP[track] for track in ("culture", "ship", "balloon", "space", "any")),
    *(t.UNLOCK[colour] for colour in ("white", "black", "any")),
    *(t.TILE[kind] for kind in ("gold", "academy", "theatre")),
    *(t.WORKER, t.WAKE, t.CAMEL),
    *(t.ACTIVATE[target] for target in ("board", "timeline", "wonder_own", "neutral", "wonder_any", "market")),
    *(t.PLAY, t.PLAY_FREE, t.TUCK, t.BURY_HAND, t.BURY_DECK, t.BURY_TIMELINE),
)
PARTS = (
    *(t.BOX, (1, 1, 1, 1), t.INCOME, t.PEACE, t.ON_COMPLETE, t.ON_MOVE, t.ON_DEATH),
    *(t.SLOT[slot] for slot in ("any", "gems", "yumurium")),
    *(t.LASTING, t.VP),
)
BUDGETS = (t.BASE, wanted.COST_RANGE, wanted.MEAN_COST, wanted.MOST_CUBES, t.DISCARD, wanted.VP_RANGE)
COUNTS: tuple[tuple[float, ...], ...] = (
    (t.PLAIN["peace"],),
    (t.CARDS["timeline"], t.CARDS["graveyard"]),
    tuple(t.CARDS_OF_TYPE[kind] for kind in ("person", "building", "invention")),
    (t.CARDS_OF_TYPE["special"], t.CARDS_OF_TYPE["nextgen"]),
    (t.TYPE_IN_TIMELINE,),
    (t.TYPES_IN_TIMELINE,),
    tuple(t.LUXURIES[zone] for zone in ("both", "timeline", "graveyard")),
    (t.LUXURY_KIND,),
    (t.LUXURY_KINDS,),
    tuple(t.WONDERS[owner] for owner in ("me", "others", "all")),
    tuple(t.WORKERS[zone] for zone in ("all", "used", "dormant")),
    (t.PLAIN["completed"],),
    (t.TRACK["culture"],),
    tuple(t.TRACK[track] for track in ("ship", "balloon", "space")),
    (t.PLAIN["track_ends"],),
    tuple(t.GEARS[colour] for colour in ("any", "white", "black")),
    (t.PLAIN["tiles"],),
    (t.ONE_RESOURCE, t.ANY_RESOURCE),
    *((t.PLAIN[name],) for name in ("tucked", "incomes", "hand", "camels_here", "clock_tiles")),
)
QUOTAS = (
    *(("type", kind) for kind in wanted.TYPES),
    *(("lux", ""), ("two_slots", ""), ("any_pair", "")),
    *(("slots", kind) for kind in wanted.KINDS),
    *(("peace", "+1"), ("peace", "+2"), ("peace", "-1")),
    *(("income", ""), ("income_play", ""), ("on_play", ""), ("on_complete", ""), ("on_move", ""), ("on_death", "")),
    *(("worker", ""), ("tuck", ""), ("bury", ""), ("future", "")),
    *(("steps", "ship"), ("steps", "balloon"), ("steps", "space")),
    *(("vp_end", ""), ("per_box", "")),
)
WORKED = (
    *(card(example) for example in (examples.TEMPLE, examples.POET, examples.CHARIOT, examples.BANQUET, examples.MARS)),
    wonder(examples.LIGHTHOUSE),
)

in_both = pytest.mark.parametrize("language", LANGUAGES)


def text(language: str, number: int) -> str:
    return Words(language).rule(f"TS-{number}").text


def numbers(line: str) -> list[float]:
    """All of a line, without those of rules; a range gives both its ends."""
    return [float(found.replace("\N{MINUS SIGN}", "-")) for found in NUMBER.findall(re.sub(r"TS-\d+", "", line))]


def table(language: str, number: int) -> list[list[float]]:
    """The numbers of each row below a rule's heading, without those in its name."""
    rows = [line.strip("|").split("|") for line in text(language, number).splitlines() if line.startswith("|")]
    return [[value for cell in row[1:] for value in numbers(cell)] for row in rows[2:]]


def entries(language: str, number: int) -> list[list[float]]:
    """The numbers of each entry of a rule's list."""
    return [numbers(re.sub(r"^(- |\d\. )", "", line)) for line in text(language, number).splitlines() if re.match(r"- |\d\. ", line)]


def flat(rows: Any) -> list[list[float]]:
    return [[float(end) for value in row for end in (value if isinstance(value, tuple) else (value,))] for row in rows]


@in_both
@pytest.mark.rule("TS-601", "TS-603", "TS-604", "TS-606")
@pytest.mark.parametrize(("number", "rows"), [(601, EFFECTS), (603, PARTS), (604, BUDGETS), (606, COUNTS)])
def test_tables_have_the_numbers_of_the_checker(language: str, number: int, rows: Any) -> None:
    assert table(language, number) == flat(rows)


@in_both
@pytest.mark.rule("TS-608")
def test_the_decks_are_described_as_they_are_checked(language: str) -> None:
    found = {(quota.name, quota.what, quota.deck): quota.wanted for quota in quotas(content.load()) if quota.rule == "TS-608"}
    assert table(language, 608) == [[found[name, what, deck] for deck in wanted.DECKS] for name, what in QUOTAS]
    described = {name for name, _what in QUOTAS}
    assert {name for name, _what, _deck in found} - described == {"cost_share"}, "which stands in the words"
    assert "20" in text(language, 608)


@in_both
@pytest.mark.rule("TS-607")
def test_the_worked_examples_add_up(language: str) -> None:
    """Each entry: the cost, the budget, the parts, the sum, and how far it is off; the cost follows from the budget."""

    def told(row: Row, cost: int) -> list[float]:
        parts = [round(part, 2) for part in row.parts.values()]
        return [cost, row.budget, *parts, round(row.price, 2), round(100 * row.deviation)]

    costs = [3, 5, 4, 8, 11, 6]
    lines = entries(language, 607)
    assert len(lines) == len(WORKED)
    for line, row, cost in zip(lines, WORKED, costs, strict=True):
        assert [line[0], line[1], line[-2], line[-1]] == [told(row, cost)[at] for at in (0, 1, -2, -1)], row.item
        assert sorted(line[2:-2]) == sorted(told(row, cost)[2:-2]), row.item


@in_both
@pytest.mark.rule("TS-600", "TS-602", "TS-514", "TS-517", "TS-604", "TS-605")
@pytest.mark.parametrize(
    ("number", "values"),
    [
        (600, [t.CUBE[name] for name in ("coin", "wheat", "sheep", "gold")]),
        (514, [-t.DELIVER_NAMED, t.LOOK_EACH, t.LUXURIES["waiting"], t.CARDS["hand"]]),
        (517, [t.LOOK_EACH, t.LOOK_MOST, t.DISCOUNT, t.WONDER_LASTING, 100 * t.IF_THEN]),
        (602, [t.SECOND_CHOICE_MOST, t.MORE_CHOICES, 100 * t.COST_KEPT, *t.TIMES[1:], t.COST_LUXURY]),
        (604, [t.COST_FACTOR, 100 * t.BAND, t.DISCARD_BAND]),
        (605, [100 * t.BAND, t.WONDER_COST_FACTOR, t.WONDER_BASE, t.WONDER_BOX, t.WONDER_PEACE, t.WONDER_INCOME, t.WONDER_VP]),
        (605, [t.VISION, *t.DISCOVERY, *t.TECHNOLOGY.values(), *t.TECHNOLOGY_INCOME.values()]),
        (605, [t.TECHNOLOGY_PEACE, t.TECHNOLOGY_WORKER, t.RITUAL_BURIAL]),
        (606, [100 * t.SHARE[0], 100 * t.SHARE[1], 100 * t.MOST]),
    ],
)
def test_the_words_have_the_numbers_of_the_checker(language: str, number: int, values: list[float]) -> None:
    assert set(values) - set(numbers(text(language, number))) == set()


@pytest.mark.rule("TS-602")
def test_what_is_paid_has_one_price_in_the_words() -> None:
    assert t.COST_LUXURY == t.COST_CARD == t.COST_BASIC


@in_both
@pytest.mark.rule("TS-606")
def test_thresholds_are_told_with_their_chances(language: str) -> None:
    told = numbers(text(language, 606).split("\n")[0])
    thresholds, chances = ([round(100 * value) for value in column] for column in zip(*t.CHANCES, strict=True))
    assert told == [100 * t.SHARE[0], 100 * t.SHARE[1], *thresholds, *chances, 100 * t.MOST]


@in_both
@pytest.mark.rule("TS-510")
def test_the_ranges_of_short_names_are_those_of_the_content(language: str) -> None:
    found = content.load()
    items = [item["id"] for item in (*found.history, *found.wonders, *found.visions, *found.discovery)]
    kinds = list(dict.fromkeys(name.split("-")[0] for name in items))
    ends = [[name for name in items if name.split("-")[0] == kind] for kind in kinds]
    assert re.findall(r"[A-Z]+\d?-\d\d", text(language, 510)) == [name for names in ends for name in (names[0], names[-1])]
