"""Arrangements and their differences."""

from __future__ import annotations

import pytest

from exhibition_suite.board.arrangement import Arrangement, Piece, difference


def test_a_difference_tells_what_came_went_moved_and_changed() -> None:
    before = Arrangement([Piece("a", "one"), Piece("b", "two", "old"), Piece("c", "three")])
    after = Arrangement([Piece("a", "four"), Piece("b", "two", "new"), Piece("d", "three")])
    change = difference(before, after)
    assert [piece.id for piece in change.gone] == ["c"]
    assert [piece.id for piece in change.new] == ["d"]
    assert [(piece.id, piece.place) for piece in change.moved] == [("a", "four")]
    assert [piece.id for piece in change.repainted] == ["b"]
    assert change
    assert not difference(after, after)


def test_the_uppermost_piece_of_a_place() -> None:
    pile = Arrangement([Piece("low", "here"), Piece("high", "here", level=2), Piece("elsewhere", "there", level=5)])
    assert pile.at("here") == Piece("high", "here", level=2)
    assert pile.at("nowhere") is None


def test_stages_are_made_without_touching_the_old() -> None:
    start = Arrangement([Piece("a", "one"), Piece("b", "two")])
    moved = start.with_places({"a": "three", "unknown": "four"})
    assert start["a"].place == "one"
    assert moved["a"].place == "three"
    assert len(moved.without(["b"])) == 1
    assert "c" in moved.with_pieces([Piece("c", "five")])


def test_two_pieces_with_one_id_are_an_error() -> None:
    with pytest.raises(ValueError, match="two pieces"):
        Arrangement([Piece("a", "one"), Piece("a", "two")])
