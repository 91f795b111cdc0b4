"""What holds in every game of Timespan, whoever plays it: random games of 1 to 4 seats with every variant."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from exhibition_suite.engine import Match, Rng, SeatSetup
from exhibition_suite.games.timespan import GAME, scoring
from exhibition_suite.games.timespan.actions import ACTIONS, AT_WONDER, N1, N2
from exhibition_suite.games.timespan.core import WORKING
from exhibition_suite.games.timespan.items import (
    CONTENT,
    LUX_DISTINCT,
    LUX_SLOTS,
    PLAIN_TYPES,
    SLOTS,
    TYPE,
)
from exhibition_suite.games.timespan.options import Options
from exhibition_suite.games.timespan.state import TimespanState
from exhibition_suite.games.timespan.tables import TRACK_LENGTH
from exhibition_suite.games.timespan.warehouse import CAPACITY, amount, size
from tests.games.timespan import kit_ledger
from tests.games.timespan.kit import Table
from tests.games.timespan.kit_effects import Reckoning, Unclear
from tests.games.timespan.kit_ledger import Ledger
from tests.games.timespan.kit_pieces import check_pieces

RULES = set(
    re.findall(r"^\*\*(TS-\d+)\*\*", (Path(__file__).parents[3] / "i18n/rules/timespan.en.md").read_text(encoding="utf-8"), re.MULTILINE)
)
GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"rival": "hard", "boards": "draft", "wandering_wonders": True}),
    (1, {"rival": "easy", "boards": "choose", "cunning_camel": True, "time_is_money": True}),
    (2, {}),
    (2, {"boards": "draft", "first_game": True, "gentle_push": True}),
    (2, {"boards": "auction", "time_is_money": True}),
    (3, {"boards": "choose", "wandering_wonders": True, "cunning_camel": True}),
    (3, {"first_game": True}),
    (4, {"boards": "auction", "wandering_wonders": True, "gentle_push": True}),
    (4, {"cunning_camel": True, "time_is_money": True, "first_game": True, "boards": "draft"}),
]
NAMES = [f"{seats}-" + ("-".join(options) or "plain") for seats, options in GAMES]
MOST_DECISIONS = 2500


def random_game(seats: int, options: dict[str, Any], seed: int, odd: int = 15) -> Iterator[tuple[TimespanState, Any, Rng]]:
    """The state before each action, the action, the generator. Mostly one of the better of a few actions, now and then any legal one."""
    state, rng = GAME.new(Options(**options), seats, seed), Rng(seed ^ 99)
    while state.seat >= 0:
        listed = list(state.actions())
        few = [listed[rng.below(len(listed))] for _ in range(3)]
        action = max(few, key=lambda one: GAME.merit(state, one)) if rng.below(3) else few[0]
        extras = state.extras() if rng.below(odd) == 0 else []
        rare = [one for one in extras if one.text != "time" or rng.below(6) == 0]
        if rare:
            action = rare[rng.below(len(rare))]
        yield state, action, rng
        state = state.copy()
        state.apply(action)
    yield state, None, rng


def people(seats: int) -> tuple[SeatSetup, ...]:
    return tuple(SeatSetup(f"Player {seat}") for seat in range(seats))


# ---- where everything lies


def check_seat(s: TimespanState, seat: int) -> None:
    """Pieces of one seat stay within their bounds."""
    assert 0 <= s.cubes[seat] < 1 << 28
    assert size(s.cubes[seat]) <= CAPACITY
    on_cards = sum(entry is not None and entry[3] for entry in s.timeline[seat])
    on_wonders = sum(s.wonder_work >> wonder & 1 for wonder in s.built[seat])
    working = s.board_work[seat].bit_count() + on_cards + on_wonders
    assert s.waiting[seat] + s.dormant[seat] + working == s.workers[seat] <= 9
    assert min(s.waiting[seat], s.dormant[seat]) >= 0
    assert 0 <= s.gears[seat] < 1 << len(SLOTS)
    assert 0 <= s.tiles[seat] < 16
    assert s.travel[seat] == max(0, s.age - 1) or s.civ[seat] < 0
    assert all(0 <= s.tracks[seat * 5 + track] <= length for track, length in enumerate(TRACK_LENGTH))
    assert 0 <= s.peace[seat] <= 10
    camel = s.camel[seat]
    if camel in (N1, N2):
        assert s.neutral[camel] >= 0 or s.rules.wandering_wonders
    if camel >= AT_WONDER:
        assert camel - AT_WONDER in [wonder for row in range(s.size) if row != seat for wonder in s.built[row]]
    for entry in s.timeline[seat]:
        if entry is not None:
            card, tucked, lux, _ = entry
            assert len(lux) <= len(LUX_SLOTS[card])
            assert not LUX_DISTINCT[card] or len(set(lux)) == len(lux)
            assert tucked < 0 or TYPE[tucked] == TYPE[card] in PLAIN_TYPES


def check_actions(s: TimespanState, rng: Rng) -> int:
    """What is offered is accepted, what is not is refused by a rule of the book; the number of listed actions."""
    listed, extras = list(s.actions()), s.extras()
    legal = {*listed, *extras}
    assert listed, (s.phase_id, s.stack)
    assert len(legal) == len(listed) + len(extras), "no action twice"
    assert all(s.refusal(action) is None for action in legal)
    for action in [ACTIONS[rng.below(len(ACTIONS))] for _ in range(6)]:
        ruling = s.refusal(action)
        assert (ruling is None) == (action in legal), (action, ruling)
        assert ruling is None or ruling.rule in RULES, ruling
    other = s.refusal(listed[0], (s.seat + 1) % (s.seats + 1))
    assert other is not None
    assert other.rule in RULES
    return len(listed)


def check_scores(s: TimespanState) -> None:
    tables, totals = s.scores(), s.totals()
    assert len(tables) == s.size
    assert [sum(line.points for line in table.lines) for table in tables] == totals
    assert [table.total for table in tables] == totals
    assert {line.rule for table in tables for line in table.lines} <= RULES


@pytest.mark.rule("TS-005", "TS-012", "TS-013", "TS-014", "TS-163", "TS-181", "TS-202", "TS-282")
@pytest.mark.parametrize(("seats", "options"), GAMES, ids=NAMES)
def test_nothing_is_lost_and_every_answer_is_consistent(seats: int, options: dict[str, Any]) -> None:
    widths, decisions = 0, 0
    for state, action, rng in random_game(seats, options, 7 + seats):
        check_pieces(state)
        for seat in range(seats):
            check_seat(state, seat)
        if decisions % 5 == 0 or action is None:
            check_scores(state)
        if action is None:
            assert state.extras() == []
            assert state.phase_id == "over"
            break
        widths += check_actions(state, rng) if decisions % 2 == 0 else len(state.actions())
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game ends"
    if options.get("boards") != "auction":
        assert widths / decisions <= 30


@pytest.mark.rule("TS-004", "TS-005", "TS-007")
@pytest.mark.parametrize(("seats", "options"), GAMES, ids=NAMES)
def test_a_game_is_undone_redone_recorded_and_played_again(seats: int, options: dict[str, Any]) -> None:
    match = Match(GAME, Options(**options), people(seats), 20 + seats)
    prints = [match.state.fingerprint()]
    for state, action, rng in random_game(seats, options, 20 + seats):
        if action is None:
            assert state.fingerprint() == match.state.fingerprint()
            break
        match.play(action)
        if rng.below(4) == 0 and match.undo_stop() is None:
            step = match.undo()
            assert step.action is action
            assert match.state.fingerprint() == prints[-1], "undo brings back the position"
            match.redo()
        prints.append(match.state.fingerprint())
    again = Match.from_record(GAME, match.record())
    assert [again.at(count).fingerprint() for count in range(0, len(prints), 7)] == prints[::7]  # type: ignore[attr-defined]
    assert again.state.totals() == match.state.totals()
    assert len(set(prints)) > len(prints) * 0.9


@pytest.mark.rule("TS-005")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_copy_does_not_share_anything(seats: int) -> None:
    for state, action, rng in random_game(seats, {}, 40 + seats):
        if action is None or rng.below(6):
            continue
        before = state.fingerprint()
        twin = state.copy()
        assert twin.fingerprint() == before
        for _ in range(8):
            if twin.seat >= 0:
                legal = twin.actions()
                twin.apply(legal[rng.below(len(legal))])
        assert state.fingerprint() == before
        assert state.copy().fingerprint() == before


@pytest.mark.rule("TS-006")
@pytest.mark.parametrize("seats", [1, 3])
def test_what_a_seat_sees_can_be_dealt_anew(seats: int) -> None:
    for state, action, rng in random_game(seats, {}, 60 + seats):
        if action is None or rng.below(4):
            continue
        seat = rng.below(seats)
        seen = state.observe(seat)
        dealt = GAME.redeal(seen, rng)
        check_pieces(dealt)
        assert dealt.observe(seat) == seen
        if seat == state.seat:
            assert list(dealt.actions()) == list(state.actions())


@pytest.mark.rule("TS-609")
def test_a_game_played_by_merit_keeps_its_pace() -> None:
    state = GAME.new(Options(), 3, 5)
    widths = []
    while state.seat >= 0:
        actions = state.actions()
        widths.append(len(actions))
        state.apply(max(actions, key=lambda action: GAME.merit(state, action)))
    assert len(widths) < 800
    assert sum(widths) / len(widths) < 30


# ---- a second reading of the rules, in the middle of random games


def table_of(state: TimespanState) -> Table:
    table = Table.__new__(Table)
    table.state, table.events = state, []
    return table


def reckoned(state: TimespanState, text: str) -> Ledger | None:
    """The table after the action and first answers to all that it asks; None where that is not clear."""
    ledger = Ledger.of(table_of(state))
    reckoning = Reckoning(ledger, state.seat)
    verb, _, what = text.partition(" ")
    try:
        if verb == "activate":
            reckoning.put_worker(what)
        elif verb == "discard":
            reckoning.discard(what)
        else:
            cost = (kit_ledger.CARDS if what in kit_ledger.CARDS else kit_ledger.WONDERS)[what]["cost"]
            if any(reckoning.me.cubes.get(name, 0) < n for name, n in cost.items()):
                return None
            reckoning.play(what, cost)
    except Unclear:
        return None
    return ledger


@pytest.mark.rule("TS-110", "TS-130", "TS-140", "TS-170", "TS-172", "TS-500", "TS-501", "TS-503", "TS-507", "TS-516")
@pytest.mark.parametrize("seed", range(12))
def test_a_second_reading_agrees_in_the_middle_of_games(seed: int) -> None:
    compared = 0
    for state, action, rng in random_game(2 + seed % 2, {}, seed, odd=60):
        if action is None or state.phase != WORKING or state.stack:
            continue
        doings = [one.text for one in state.actions() if one.text.split()[0] in ("activate", "discard", "play")]
        text = doings[rng.below(len(doings))] if doings else ""
        ledger = reckoned(state, text) if doings else None
        if ledger is not None:
            table = table_of(state.copy())
            table.state.asked = 0
            table.play(text)
            table.take_all()
            found = Ledger.of(table)
            assert found == ledger, (text, found.differences(ledger))
            compared += 1
    assert compared > 20


@pytest.mark.rule("TS-404", "TS-503", "TS-504")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_visions_counts_and_peace_agree_in_the_middle_of_games(seats: int) -> None:
    met = Counter[int]()
    for seed in range(4):
        for state, _, rng in random_game(seats, {}, 80 + seed):
            if rng.below(6) and state.seat >= 0:
                continue
            ledger = Ledger.of(table_of(state))
            for seat in range(seats if min(state.civ) >= 0 else 0):
                assert state.peace_of(seat) == kit_ledger.peace(ledger.sides[seat])
                assert state.income_symbols(seat) == sum(map(len, kit_ledger.income_lists(ledger.sides[seat])))
                for vision, item in enumerate(CONTENT.visions):
                    points = max((tier["vp"] for tier in item["tiers"] if kit_ledger.holds(ledger, seat, tier["if"])), default=0)
                    assert scoring.vision_vp(state, seat, vision) == points, item["id"]
                    met[vision] += points > 0
    assert len([vision for vision in met if met[vision]]) >= 8, "the positions are worth comparing"
    assert amount(0, 0) == 0
