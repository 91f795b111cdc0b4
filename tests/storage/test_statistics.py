from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from exhibition_suite.storage import places, statistics
from exhibition_suite.storage.fault import StorageFault
from exhibition_suite.storage.statistics import Result, SeatResult, figures, history, pick


def result(
    number: int, *scores: int, assisted: bool = False, players: tuple[str, ...] = ("person", "hard"), game: str = "exhibition"
) -> Result:
    best = max(scores)
    seats = tuple(
        SeatResult(f"席 {player}", player, "ford", score, 1 if score == best else 2, {"years_gap": score // 2})
        for player, score in zip(players, scores, strict=True)
    )
    return Result(f"g{number}", game, 1, datetime(2026, 1, number % 28 + 1, tzinfo=UTC), seats, 16, assisted, {"secret_decade": True}, 7)


def test_results_come_back_in_order() -> None:
    assert history() == statistics.History()
    made = [result(1, 20, 30), result(2, 31, 30), result(3, 15, 15, assisted=True)]
    for one in made:
        statistics.append(one)
    assert history() == statistics.History(tuple(made))


def test_a_game_finished_again_after_undo_counts_once() -> None:
    for one in (result(1, 20, 30), result(2, 31, 30), result(1, 40, 30)):
        statistics.append(one)
    assert history().results == (result(2, 31, 30), result(1, 40, 30))


def test_torn_and_foreign_lines_are_passed_over_and_told() -> None:
    statistics.append(result(1, 20, 30))
    path = places.statistics_file()
    whole = path.read_bytes()
    path.write_bytes(whole + b"garbage\n{}\n[1]\n" + whole[:40])
    statistics.append(result(2, 31, 30))
    found = history()
    assert found.results == (result(1, 20, 30), result(2, 31, 30))
    assert found.fault is not None
    assert (found.fault.code, found.fault.params["lines"]) == ("statistics_damaged", 4)


def test_keys_of_a_newer_version_do_not_hide_a_result() -> None:
    statistics.append(result(1, 20, 30))
    path = places.statistics_file()
    path.write_bytes(path.read_bytes().replace(b'{"id"', b'{"weather":"rain","id"'))
    assert history() == statistics.History((result(1, 20, 30),))


def test_assisted_games_are_counted_apart() -> None:
    made = [
        result(1, 20, 30),
        result(2, 31, 30),
        result(3, 90, 10, assisted=True),
        result(4, 10, 20, players=("person", "person")),
        result(5, 1, 2, game="other"),
    ]
    assert [one.id for one in pick(made, "exhibition")] == ["g1", "g2", "g4"]
    assert [one.id for one in pick(made, "exhibition", assisted=True)] == ["g3"]
    assert [one.id for one in pick(made, "exhibition", against="hard", assisted=None)] == ["g1", "g2", "g3"]
    assert [one.id for one in pick(made, "exhibition", against="person")] == ["g4"]
    assert pick(made, "exhibition", seats=3) == []


def test_figures() -> None:
    found = figures([result(1, 20, 30), result(2, 32, 30), result(3, 26, 20)])
    assert (found.games, found.wins, found.best) == (3, 2, 32)
    assert found.average == pytest.approx(26)
    assert found.spread == pytest.approx((72 / 3) ** 0.5)
    assert found.first_share == pytest.approx(2 / 3)
    assert found.scores == (20, 32, 26)
    assert found.by_line == {"years_gap": 13}
    assert figures([]) == statistics.Figures()
    bots = figures([result(1, 20, 30, players=("hard", "easy"))])
    assert (bots.games, bots.wins, bots.scores) == (1, 0, ())


def test_a_place_that_cannot_be_written_is_told(home: Path) -> None:
    places.statistics_file().mkdir(parents=True)
    with pytest.raises(StorageFault) as caught:
        statistics.append(result(1, 20, 30))
    assert caught.value.code == "is_folder"
    found = history()
    assert found.results == ()
    assert found.fault is not None
