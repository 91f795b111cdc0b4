"""A branch of the search tree."""

from __future__ import annotations


class Node:
    """What the search remembers of an action taken after the actions above it, whatever was dealt (open loop).

    Attributes:
        code: of the action.
        prior: how likely the branch looked at first sight.
        visits: how often the search went through.
        total: sum of the rewards of the seat that chose this branch.
        points: sum of the expected final scores of the seat that searches.
        guess: those points by one-turn look-ahead, where `guessed`.
        forced: code of the last action below that was not a choice, or -1.
        children: branches below, by code.
    """

    __slots__ = ("children", "code", "forced", "guess", "guessed", "points", "prior", "total", "visits")

    def __init__(self, code: int = -1, prior: float = 1.0) -> None:
        self.code = code
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.points = 0.0
        self.guess = 0.0
        self.guessed = False
        self.forced = -1
        self.children: dict[int, Node] = {}

    def child(self, code: int, prior: float) -> Node:
        """The branch with this code, made where it is new."""
        found = self.children.get(code)
        if found is None:
            found = self.children[code] = Node(code, prior)
        return found

    def mean(self) -> float:
        """Mean reward of the seat that chose this branch; 0 where it was never tried."""
        return self.total / self.visits if self.visits else 0.0
