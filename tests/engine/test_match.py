"""A game in progress: undo and its bounds, redo, looking back, the record and its checksum, previews, refusals."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from exhibition_suite.engine import Match, Record, RecordFault, Refused, SeatSetup, preview
from exhibition_suite.games.exhibition import GAME
from exhibition_suite.games.exhibition.options import Options

TOP = Path(__file__).parents[2]
SEED = 3


def table(*players: str) -> tuple[SeatSetup, ...]:
    return tuple(SeatSetup(f"Player {number}", player, GAME.signs[number]) for number, player in enumerate(players))


def new(*players: str, seed: int = SEED, **how: Any) -> Match:
    return Match(GAME, Options(), table(*(players or ("person", "person"))), seed, **how)


def go_on(match: Match, count: int) -> Match:
    """Plays the first legal action that often."""
    for _ in range(count):
        match.play(match.state.actions()[0])
    return match


def placed(match: Match) -> Match:
    """A coloured card of the first column is taken and placed: two actions."""
    match.play(next(action for action in match.state.actions() if action.text not in {"take exh-1945", "take exh-einstein"}))
    match.play(GAME.parse("place depot"))
    return match


# Undo


def test_nothing_is_undone_before_the_first_action() -> None:
    match = new()
    assert match.undo_stop() == "start"
    with pytest.raises(ValueError, match="start"):
        match.undo()
    assert match.state.fingerprint() == match.at(0).fingerprint()  # type: ignore[attr-defined]


@pytest.mark.rule("EX-040")
def test_a_person_takes_a_placement_back_but_not_the_card_that_showed_the_refill() -> None:
    match = placed(new())
    assert [step.reveals for step in match.steps] == [True, False]
    before = match.at(1)
    step = match.undo()
    assert (step.seat, step.action.text) == (0, "place depot")
    assert match.state.fingerprint() == before.fingerprint()  # type: ignore[attr-defined]
    assert match.undo_stop() == "revealed"
    with pytest.raises(ValueError, match="revealed"):
        match.undo()
    assert [s.action.text for s in match.undone] == ["place depot"]
    assert not match.assisted


@pytest.mark.rule("EX-034", "EX-040")
def test_a_white_card_goes_back_until_the_refill_is_shown() -> None:
    match = next(m for m in (new(seed=seed) for seed in range(500)) if 45 in m.state.columns[0])
    match.play(GAME.parse("take exh-1945"))
    assert match.undo_stop() is None
    match.undo()
    assert 45 in match.state.columns[0]
    match.redo()
    match.play(GAME.parse("go asia"))
    assert match.undo_stop() == "revealed"
    match.play(GAME.parse("place grand@2"))
    match.play(GAME.parse("as europe"))
    for _ in range(2):
        match.undo()
    assert match.state.phase == "place"
    assert match.undo_stop() == "revealed"


@pytest.mark.rule("EX-037", "EX-040")
def test_a_taken_card_goes_back_where_no_refill_was_shown() -> None:
    match = new("person")
    match.state.stock.clear()
    match.play(next(action for action in match.state.actions() if action.text not in {"take exh-1945", "take exh-einstein"}))
    assert [event.id for event in match.steps[-1].events][-1] == "not_refilled"
    assert match.undo_stop() is None


def test_people_at_one_table_take_each_others_last_placement_back() -> None:
    match = placed(new("person", "person"))
    assert match.state.seat == 1
    assert match.undo_stop() is None


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_what_a_bot_played_stays(level: str) -> None:
    match = placed(new(level, "person"))
    assert match.state.seat == 1
    assert match.undo_stop() == "other"
    with pytest.raises(ValueError, match="other"):
        match.undo()
    assert len(match.steps) == 2


def test_free_undo_goes_past_everything_and_is_marked() -> None:
    match = placed(placed(new("person", "expert", free_undo=True)))
    assert match.undo_stop() is None
    match.undo()
    assert match.assisted, "a bot's placement was taken back"
    while match.undo_stop() is None:
        match.undo()
    assert match.undo_stop() == "start"
    assert match.state.fingerprint() == new().state.fingerprint()
    assert match.undone[0].action.text == "place depot"


def test_free_undo_within_the_bounds_is_no_help() -> None:
    match = placed(new("person", "expert", free_undo=True))
    match.undo()
    assert not match.assisted
    match.undo()
    assert match.assisted, "past the refill"
    go_on(match, 4)
    assert match.assisted, "and it stays so"


# Redo


def test_redo_plays_the_same_again() -> None:
    match = new(free_undo=True)
    told = [match.play(match.state.actions()[0]) for _ in range(6)]
    end = match.state.fingerprint()
    for _ in range(6):
        match.undo()
    assert [match.redo() for _ in range(6)] == told
    assert match.state.fingerprint() == end
    with pytest.raises(ValueError, match="start"):
        match.redo()


def test_playing_what_was_undone_keeps_the_rest_to_redo() -> None:
    match = go_on(new(free_undo=True), 6)
    end = match.state.fingerprint()
    for _ in range(4):
        match.undo()
    match.play(match.undone[-1].action)
    assert len(match.undone) == 3
    while match.undone:
        match.redo()
    assert match.state.fingerprint() == end


def test_playing_something_else_forgets_the_rest() -> None:
    match = go_on(new(free_undo=True), 6)
    for _ in range(4):
        match.undo()
    match.play(match.state.actions()[-1])
    assert match.undone == []


def test_a_refused_action_leaves_what_can_be_redone() -> None:
    match = placed(new())
    match.undo()
    with pytest.raises(Refused):
        match.play(GAME.parse("as asia"))
    assert [step.action.text for step in match.undone] == ["place depot"]


# Looking back


def test_every_position_can_be_seen_again_and_changed_without_harm() -> None:
    match = new()
    prints = [match.state.fingerprint()]
    prints += [go_on(match, 1).state.fingerprint() for _ in range(10)]
    for count in range(11):
        seen: Any = match.at(count)
        assert seen.fingerprint() == prints[count]
        seen.apply(seen.actions()[0])
    assert [match.at(count).fingerprint() for count in range(11)] == prints  # type: ignore[attr-defined]
    assert match.state.fingerprint() == prints[-1]


@pytest.mark.parametrize("count", [-1, 5])
def test_there_is_no_position_outside_the_game(count: int) -> None:
    with pytest.raises(IndexError):
        go_on(new(), 4).at(count)


# Refusals


@pytest.mark.rule("EX-026", "EX-030")
def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    match = new()
    before = match.state.fingerprint()
    own = match.state.actions()[0]
    for action, seat, rule in ((own, 1, "EX-026"), (GAME.parse("place depot"), 0, "EX-030"), (GAME.parse("place depot"), None, "EX-030")):
        ruling = match.refusal(action, seat)
        assert ruling is not None
        assert ruling.rule == rule
        with pytest.raises(Refused, match=f"{rule} {ruling.reason}") as refused:
            match.play(action, seat)
        assert refused.value.ruling == ruling
    assert match.refusal(own, 0) is None
    assert (match.state.fingerprint(), match.steps, match.undone) == (before, [], [])


def test_an_action_tells_what_happened_and_whose_it_was() -> None:
    match = new("person", "easy")
    events = match.play(next(a for a in match.state.actions() if a.text not in {"take exh-1945", "take exh-einstein"}), 0)
    assert events == match.steps[0].events
    assert events[0].id == "took"
    assert (match.steps[0].seat, match.steps[0].reveals) == (0, True)


# The record


def test_a_record_has_everything_and_plays_to_the_same_position() -> None:
    match = Match(GAME, Options(secret_decade=True, area1="link", start=1), table("person", "hard", "person"), 77, free_undo=True)
    go_on(match, 9)
    match.undo()
    match.undo()
    record = match.record()
    assert record.plain() == {
        "game": "exhibition",
        "rules_version": 1,
        "options": {"secret_decade": True, "area1": "link", "area2": "one_era", "area3": "years_gap", "start": 1},
        "seats": [
            {"name": "Player 0", "player": "person", "sign": "zeppelin"},
            {"name": "Player 1", "player": "hard", "sign": "ford"},
            {"name": "Player 2", "player": "person", "sign": "titanic"},
        ],
        "seed": 77,
        "actions": [step.action.text for step in match.steps],
        "free_undo": True,
        "assisted": True,
        "extra": {},
    }
    again = Match.from_record(GAME, record)
    assert again.state.fingerprint() == match.state.fingerprint()
    assert (again.free_undo, again.assisted, again.seed, again.seats) == (True, True, 77, match.seats)
    assert again.record() == record


def test_a_checksum_stands_for_the_content_alone() -> None:
    record = go_on(new(), 4).record()
    shuffled = Record(**{**record_fields(record), "options": dict(reversed(record.options.items()))})
    assert shuffled.checksum() == record.checksum()
    changes: list[dict[str, Any]] = [
        {"seed": 4}, {"actions": record.actions[:-1]}, {"assisted": True}, {"free_undo": True}, {"rules_version": 2},
        {"seats": record.seats[::-1]}, {"options": {**record.options, "area1": "link"}}, {"game": "other"}, {"extra": {"note": 1}},
    ]  # fmt: skip
    sums = {Record(**{**record_fields(record), **change}).checksum() for change in changes}
    assert len(sums | {record.checksum()}) == len(changes) + 1


def record_fields(record: Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in Record.__dataclass_fields__}


def test_the_checksum_of_a_known_record() -> None:
    record = Record("exhibition", 1, {"b": 1, "a": [2]}, (SeatSetup("花", "person", "ford"),), 5, ("take exh-1957",))
    assert record.checksum() == "5e9bea3a0beac0c254d85e9ee6f3adb70edb0fe8d77c232f0e4f2b1f419de0c8"


PROGRAM = """
import json, sys
from exhibition_suite.engine import Match, SeatSetup
from exhibition_suite.games.exhibition import GAME
from exhibition_suite.games.exhibition.options import Options
seats = tuple(SeatSetup(name) for name in ("花", "Otto", "Zoë"))
match = Match(GAME, Options(secret_decade=True, area3="unique_decades"), seats, 2024)
while match.state.seat >= 0:
    legal = match.state.actions()
    match.play(legal[len(match.steps) * 7 % len(legal)])
seen = [match.at(9).observe(seat).view.fingerprint() for seat in range(3)]
print(json.dumps([match.record().checksum(), match.state.fingerprint(), match.state.totals(), seen]))
"""


def elsewhere(hash_seed: str) -> Any:
    """What the same game comes to in a fresh process."""
    place = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(TOP), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=place, capture_output=True, text=True, check=True, timeout=60)
    return json.loads(done.stdout)


@pytest.mark.rule("EX-160")
def test_the_same_game_is_the_same_in_every_process() -> None:
    first, *others = (elsewhere(hash_seed) for hash_seed in ("0", "1", "4711"))
    assert others == [first, first]
    assert len(first[0]) == len(first[1]) == 64


def test_records_that_cannot_be_set_up() -> None:
    good = record_fields(new().record())
    for change in ({"options": {"area1": "roof"}}, {"seats": table(*["person"] * 5) + table("person")}, {"seats": ()}, {"game": "chess"}):
        with pytest.raises(RecordFault) as fault:
            Match.from_record(GAME, Record(**{**good, **change}))
        assert (fault.value.step, fault.value.reason, fault.value.match) == (0, "setup", None)


@pytest.mark.parametrize(("text", "why", "rule"), [("take exh-2000", "notation", None), ("as asia", "refused", "EX-061")])
def test_a_record_that_breaks_off_gives_what_was_good(text: str, why: str, rule: str | None) -> None:
    match = placed(new())
    bad = Record(**{**record_fields(match.record()), "actions": (*match.record().actions, text, "place depot")})
    with pytest.raises(RecordFault) as fault:
        Match.from_record(GAME, bad)
    assert (fault.value.step, fault.value.reason, fault.value.text) == (3, why, text)
    assert (fault.value.ruling.rule if fault.value.ruling else None) == rule
    assert fault.value.match is not None
    assert fault.value.match.state.fingerprint() == match.state.fingerprint()


# Preview


def test_a_preview_scores_a_placement_without_playing_it() -> None:
    match = placed(new("person"))
    match.play(next(action for action in match.state.actions() if action.text not in {"take exh-1945", "take exh-einstein"}))
    before = match.state.fingerprint()
    in_hall, in_depot = (preview(match.state, [GAME.parse(word)]) for word in ("place mid@1", "place depot"))
    assert in_hall[0].total == match.state.totals()[0] + 4, "a spot filled, a continent, a decade, a chain"
    assert in_depot[0].total == match.state.totals()[0] - 1
    assert match.state.fingerprint() == before


@pytest.mark.rule("EX-061", "EX-062")
def test_a_preview_takes_open_choices_as_they_come() -> None:
    state = GAME.new(Options(), 2, SEED)
    state.hand, state.step = 100, 3
    for words in (["place grand@2"], ["place grand@2", "as asia"], ["place grand@2", "as asia", "in 1950"]):
        tables = preview(state, [GAME.parse(word) for word in words])
        assert [score.total for score in tables] == [state.totals()[0] + 1, state.totals()[1]], words
    assert (state.hand, state.phase, state.card_at(0, 1)) == (100, "place", -1)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Zoë 花子 שלום 👩\u200d👩\u200d👧", "Zoë 花子 שלום 👩\u200d👩\u200d👧"),
        ("<b>Ann</b> & {name} %1", "<b>Ann</b> & {name} %1"),
        ("one\ntwo\tthree\x07\u2028", "one two three"),
        ("\u202eevil\u2066", "evil"),
        ("half \ud83c", "half \N{REPLACEMENT CHARACTER}"),
        ("x" * 5000, "x" * 5000),
        ("\u202e", ""),
    ],
)
def test_a_name_is_one_line_and_turns_no_sentence_around(typed: str, name: str) -> None:
    assert SeatSetup(typed).name == name
