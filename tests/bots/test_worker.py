"""The process in which bots think, talked to as the session does: plain data over a pipe."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any

import pytest

from exhibition_suite.bots import Limits, worker
from exhibition_suite.bots.levels import level
from exhibition_suite.bots.worker import Desk, record_of
from exhibition_suite.engine import Match, Rng, SeatSetup
from exhibition_suite.games import GAME_IDS, load_game

PATIENCE = 60


@pytest.fixture(scope="module")
def pipe() -> Iterator[Connection]:
    """The near end of a pipe to a spawned worker."""
    context = multiprocessing.get_context("spawn")
    mine, theirs = context.Pipe()
    process = context.Process(target=worker.main, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    yield mine
    mine.send({"kind": "quit"})
    process.join(PATIENCE)
    assert process.exitcode == 0
    mine.close()
    process.close()


def answer(pipe: Connection) -> dict[str, Any]:
    assert pipe.poll(PATIENCE), "the worker is silent"
    message: dict[str, Any] = pipe.recv()
    return message


class Quiet:
    """Nobody interrupts."""

    cancelled = False

    def __call__(self) -> bool:
        return False


def match(moves: int = 0, seed: int = 3) -> Match:
    game: Any = load_game("exhibition")
    found = Match(game, game.Options(secret_decade=True), (SeatSetup("Aki", "expert"), SeatSetup("Mio", "hard")), seed)
    for _ in range(moves):
        found.play(max(found.state.actions(), key=lambda action: game.merit(found.state, action)))
    return found


def think(found: Match, number: int, level: str = "hard", **more: Any) -> dict[str, Any]:
    plain = json.loads(json.dumps(found.record().plain()))
    return {"id": number, "kind": "think", "record": plain, "level": level, "seed": 9, **more}


def test_it_answers_with_a_legal_move_and_its_values(pipe: Connection) -> None:
    found = match(5)
    pipe.send(think(found, 1, iterations=50))
    told = answer(pipe)
    assert told["id"] == 1
    assert told["action"] in [str(action) for action in found.state.actions()]
    assert told["values"][0]["action"] == told["action"]
    assert json.loads(json.dumps(told)) == told


def test_the_same_question_gets_the_same_answer_here_and_there(pipe: Connection) -> None:
    found = match(7)
    pipe.send(think(found, 2, iterations=50))
    there = answer(pipe)
    here = Desk().serve(think(found, 2, iterations=50), Quiet())
    assert {**here, "seconds": 0} == {**there, "seconds": 0}


def test_it_plays_only_the_new_actions_of_a_game_it_knows(pipe: Connection) -> None:
    found = match()
    for number in range(3, 9):
        pipe.send(think(found, number, "expert", iterations=20))
        told = answer(pipe)
        found.play(found.game.parse(told["action"]))
    assert len(found.steps) == 6


def test_a_desk_follows_a_game_and_starts_anew_after_undo() -> None:
    desk = Desk()
    found = match(6)
    desk.serve(think(found, 1, iterations=5), Quiet())
    kept = desk._match
    found.play(found.state.actions()[0])
    desk.serve(think(found, 2, iterations=5), Quiet())
    assert desk._match is kept
    shorter = match(4)
    told = desk.serve(think(shorter, 3, iterations=5), Quiet())
    assert desk._match is not kept
    assert told["action"] in [str(action) for action in shorter.state.actions()]


def test_cancel_ends_a_long_thought_and_now_asks_for_the_best_so_far(pipe: Connection) -> None:
    pipe.send(think(match(8), 20, "expert", seconds=600))
    pipe.send({"id": 20, "kind": "cancel"})
    assert answer(pipe) == {"id": 20, "cancelled": True}
    found = match(8)
    pipe.send(think(found, 21, "expert", seconds=600))
    pipe.send({"id": 21, "kind": "now"})
    told = answer(pipe)
    assert told["id"] == 21
    assert told["action"] in [str(action) for action in found.state.actions()]


def test_words_about_another_question_do_not_disturb(pipe: Connection) -> None:
    pipe.send({"id": 29, "kind": "cancel"})
    pipe.send(think(match(3), 30, iterations=60))
    pipe.send({"id": 29, "kind": "now"})
    pipe.send(think(match(3), 31, "greedy"))
    assert "action" in answer(pipe)
    assert answer(pipe)["id"] == 31


def test_hints_tell_the_best_moves_and_one_reason_each(pipe: Connection) -> None:
    found = match(9)
    pipe.send({**think(found, 40, iterations=100), "kind": "hint"})
    told = answer(pipe)
    legal = [str(action) for action in found.state.actions()]
    assert 1 <= len(told["hints"]) <= 3
    for hint in told["hints"]:
        assert hint["action"] in legal
        assert -20 < hint["points"] < 60
        assert hint["line"] is None or hint["line"]["points"] != hint["before"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda plain: plain.update(actions=["take exh-2050"]),
        lambda plain: plain.update(actions=["place depot"]),
        lambda plain: plain.update(game="chess"),
        lambda plain: plain.pop("seed"),
        lambda plain: plain.update(seats=[]),
    ],
)
def test_a_record_that_cannot_be_played_is_a_fault_and_the_worker_lives_on(pipe: Connection, spoil: Any) -> None:
    bad = think(match(2), 50)
    spoil(bad["record"])
    pipe.send(bad)
    assert "fault" in answer(pipe)
    pipe.send(think(match(2), 51, "greedy"))
    assert "action" in answer(pipe)


def test_a_game_that_is_over_has_no_move() -> None:
    found = match()
    while found.state.seat >= 0:
        found.play(found.state.actions()[Rng(len(found.steps)).below(len(found.state.actions()))])
    assert "over" in Desk().serve(think(found, 1), Quiet())["fault"]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_level_plays_each_game_as_it_is_set_for_it(game_id: str) -> None:
    game: Any = load_game(game_id)
    found = Match(game, game.Options(), (SeatSetup("Aki", "hard"), SeatSetup("Mio", "hard")), 3)
    while len(found.state.actions()) < 3:
        found.play(found.state.actions()[0])
    told = Desk().serve(think(found, 1, iterations=40), Quiet())
    known = level("hard", game_id).make().choose(game, found.state.observe(found.state.seat), Rng(9), Limits(iterations=40))
    assert told["action"] == str(known.action)
    assert [value["share"] for value in told["values"]] == [round(value.share, 3) for value in known.values]


def test_a_record_survives_the_way_through_plain_data() -> None:
    record = match(4).record()
    assert record_of(json.loads(json.dumps(record.plain()))) == record
