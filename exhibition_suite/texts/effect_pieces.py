"""Pieces of an effect in words, and how several of them become one text that can be read in one way only."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .words import Words


class Shape(IntEnum):
    """How a piece is built, which decides whether it needs brackets among others."""

    PLAIN = 0
    JOINED = 1
    OPEN = 2


class Piece(NamedTuple):
    """A text and its shape: `PLAIN` is one reward, `JOINED` several, `OPEN` has a beginning or an end that others could be drawn into."""

    text: str
    shape: Shape = Shape.PLAIN


def side_by_side(words: Words, pieces: Sequence[Piece]) -> str:
    """The separate rewards of a whole list: with a comma, or a stronger sign where one of them is more than one reward."""
    plain = all(piece.shape is Shape.PLAIN for piece in pieces)
    return words.say("effect.list" if plain else "effect.list.strong").join(piece.text for piece in pieces)


def together(words: Words, pieces: Sequence[Piece]) -> Piece:
    """The rewards of a list inside another effect."""
    if len(pieces) == 1:
        return pieces[0]
    return Piece(words.say("effect.and").join(closed(words, piece) for piece in pieces), Shape.JOINED)


def closed(words: Words, piece: Piece, most: Shape = Shape.JOINED) -> str:
    """The text of a piece, in brackets where its shape is beyond `most`."""
    return words.say("effect.bracket", text=piece.text) if piece.shape > most else piece.text


def either(words: Words, pieces: Sequence[Piece]) -> Piece:
    """Rewards of which one is chosen."""
    plain = all(piece.shape is Shape.PLAIN for piece in pieces)
    between = words.say("effect.or" if plain else "effect.or.strong")
    return Piece(between.join(closed(words, piece) for piece in pieces), Shape.OPEN)


def or_of(words: Words, parts: Sequence[str]) -> str:
    """Names of which any is meant: "A, B or C"."""
    if len(parts) < 2:
        return "".join(parts)
    return words.say("effect.word_list").join(parts[:-1]) + words.say("effect.word_or") + parts[-1]


def all_of(words: Words, parts: Sequence[str]) -> str:
    """What is paid or asked for in all: "A, B and C"."""
    if len(parts) < 2:
        return "".join(parts)
    return words.say("effect.plus.list").join(parts[:-1]) + words.say("effect.plus") + parts[-1]
