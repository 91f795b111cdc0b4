"""Information-set Monte-Carlo tree search: open loop, every seat for itself, one tree over ever new deals of the hidden part.

After Cowling, Powley, Whitehouse (2012), with three things that make a small budget count: a cheap rule of the game (`merit`) orders the
branches and steers the playouts, the game's `opinion` cuts a playout short or steadies its result, and the reward is mostly points: a
victory is a coin that falls late, and a search that listens to little else hears mostly noise.
"""

from __future__ import annotations

import math
import random
import time
from dataclasses import dataclass
from typing import Any

from exhibition_suite.engine import OVER, Game, Observation, Rng

from .base import Choice, Limits, Stop, Value, margin, never, turn_of
from .greedy import after
from .tree import Node

DEFAULT = Limits(iterations=400)
LOOK_EVERY = 16
"""Iterations between two looks at `stop`."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How a search spends its budget.

    Attributes:
        curiosity: weight of the unknown against the known.
        turns: turns that a playout lasts beyond the tree before the opinion takes over; 0 only ends the turn it stands in.
        samples: legal actions of which a playout takes the best by merit; 0 for all of them.
        keep: branches, best by prior, that a node looks at from the start.
        widen: further branches per square root of visits.
        heat: points of merit that make a branch e times as likely at first.
        trust: weight of the opinion, formed where the turn after the tree begins, in the result of a playout that goes on from there.
        spread: points of margin that count as a safe lead half-way through a game.
        victory: share of victory in the reward; the rest is points.
        rivalry: what a point of the others (on average) takes from the reward, next to what an own point gives. Below 1, since their
            points depend more on chance than on what this seat does.
        unit: points that are worth as much as a victory would be, were both shares equal.
        deals: deals of the hidden part that are searched in by turns, for games where a new one costs more than to play on; 0 for ever
            new ones.
        opening: worlds in which the root's actions are judged by one-turn look-ahead to order them; 0 for merit alone.
        decided: share of the visits that ends the thinking early.
    """

    curiosity: float = 0.4
    turns: int = 4
    samples: int = 6
    keep: int = 3
    widen: float = 0.5
    heat: float = 1.0
    trust: float = 0.0
    spread: float = 5.0
    victory: float = 0.2
    rivalry: float = 0.4
    unit: float = 20.0
    deals: int = 0
    opening: int = 2
    decided: float = 0.9


class SearchBot:
    """A player that searches. Within its turn it keeps its tree, if `follow` tells it what was played since.

    What it learnt in an earlier turn is not kept: that was an average over cards which by now lie open, and over moves which by now are
    played.

    Attributes:
        settings: how it searches.
        iterations: rounds of the last search.
    """

    def __init__(self, settings: SearchSettings = SearchSettings()) -> None:
        self.settings = settings
        self.iterations = 0
        self._root: Node | None = None
        self._turn = -1

    def follow(self, codes: list[int]) -> None:
        """Walks down the kept tree by the codes of the actions played since the last choice; forgets it where it does not reach."""
        node = self._root
        for code in codes:
            if node is None:
                break
            node = node.children.get(code, node if node.forced == code else None)
        self._root = node

    def forget(self) -> None:
        """Drops the kept tree: the next choice depends on nothing but its arguments."""
        self._root = None

    def choose(self, game: Game, seen: Observation, rng: Rng, limits: Limits = DEFAULT, stop: Stop = never) -> Choice:
        """See `Bot.choose`. Without any limit, `DEFAULT` holds."""
        if limits.iterations is None and limits.seconds is None:
            limits = DEFAULT
        deadline = limits.deadline()
        world = game.redeal(seen, rng)
        actions = world.actions()
        self.iterations = 0
        if len(actions) == 1:
            return Choice(actions[0])
        turn = turn_of(world)
        if self._root is None or limits.seconds is None or turn != self._turn:
            self._root = Node()
        self._turn = turn
        search = _Search(game, seen, rng, self.settings, self._root)
        search.open(world, deadline)
        search.run(limits.iterations, deadline, stop)
        self.iterations = search.iterations
        return _answer(self._root, actions, search)


def _answer(root: Node, actions: Any, search: _Search) -> Choice:
    tried = [(root.children[action.code], action) for action in actions if action.code in root.children]
    total = sum(child.visits for child, _ in tried) or 1
    ranked = sorted(tried, key=lambda pair: (-pair[0].visits, -pair[0].mean(), pair[1].code))
    values = tuple(
        Value(action, child.points / child.visits if child.visits else child.guess, child.mean(), child.visits / total)
        for child, action in ranked
        if child.visits or child.guessed
    )
    if not values:
        best = max(actions, key=lambda action: search.game.merit(search.world, action))
        return Choice(best, (), search.iterations)
    if values[0].share == 0.0:
        values = tuple(sorted(values, key=lambda value: -value.points))
    return Choice(values[0].action, values, search.iterations)


class _Search:
    """One search from one observation."""

    def __init__(self, game: Game, seen: Observation, rng: Rng, settings: SearchSettings, root: Node) -> None:
        self.game = game
        self.seen = seen
        self.rng = rng
        self.settings = settings
        self.root = root
        self.iterations = 0
        self.seat = seen.seat
        self.world: Any = None
        self._deals: list[Any] = []
        self._chance = random.Random(rng.bits()).random

    def open(self, world: Any, deadline: float | None) -> None:
        """Orders the root's actions by one-turn look-ahead, within a part of the time."""
        self.world = world
        worlds = [world] + [self.game.redeal(self.seen, self.rng) for _ in range(self.settings.opening - 1)]
        limit = None if deadline is None else time.monotonic() + 0.25 * (deadline - time.monotonic())
        if not self.settings.opening:
            return
        heat = self.settings.heat
        found: list[tuple[Any, float, float]] = []
        for action in world.actions():
            if not math.exp(self.game.merit(world, action) / heat):
                continue  # left out by the game, as in `_select`
            if limit is not None and time.monotonic() > limit:
                break
            results = [after(self.game, each, action) for each in worlds]
            found.append((action, sum(worth for worth, _ in results) / len(worlds), sum(points for _, points in results) / len(worlds)))
        best = max((worth for _, worth, _ in found), default=0.0)
        for action, worth, points in found:
            child = self.root.child(action.code, 0.0)
            child.prior = math.exp((worth - best) / heat)
            child.guess = points
            child.guessed = True

    def run(self, iterations: int | None, deadline: float | None, stop: Stop) -> None:
        """Searches until a limit is reached, the choice is decided, or `stop` says so."""
        began = time.monotonic()
        while iterations is None or self.iterations < iterations:
            if deadline is not None and time.monotonic() >= deadline:
                break
            if self.iterations % LOOK_EVERY == 0 and self.iterations and (stop() or self._decided(iterations, deadline, began)):
                break
            self._iterate()
            self.iterations += 1

    def _decided(self, iterations: int | None, deadline: float | None, began: float) -> bool:
        """Whether what is left of the budget cannot change the choice, or hardly will."""
        visits = sorted(child.visits for child in self.root.children.values())
        if len(visits) < 2:
            return False
        left = float("inf") if iterations is None else float(iterations - self.iterations)
        if iterations is None and deadline is not None:
            now = time.monotonic()
            left = self.iterations * (deadline - now) / max(now - began, 1e-6)
        if visits[-1] - visits[-2] > left:
            return True
        return self.iterations >= 256 and visits[-1] > self.settings.decided * sum(visits)

    def _deal(self) -> Any:
        """A world for the next round of the search."""
        deals = self.settings.deals
        if not deals:
            return self.game.redeal(self.seen, self.rng)
        number = self.iterations % deals
        if number == len(self._deals):
            self._deals.append(self.game.redeal(self.seen, self.rng))
        return self._deals[number].copy()

    def _iterate(self) -> None:
        state = self._deal()
        node = self.root
        path: list[tuple[Node, int]] = []
        while state.seat != OVER:
            actions = state.actions()
            if len(actions) == 1:
                node.forced = actions[0].code
                state.apply(actions[0])
                continue
            seat = state.seat
            action, child = self._select(node, state, actions)
            state.apply(action)
            path.append((child, seat))
            node = child
            if not child.visits:
                break
        scores, certain = self._play_out(state)
        rewards = self._rewards(scores, certain)
        own = scores[self.seat]
        self.root.visits += 1
        for child, seat in path:
            child.visits += 1
            child.total += rewards[seat]
            child.points += own

    def _select(self, node: Node, state: Any, actions: Any) -> tuple[Any, Node]:
        """The branch to go down: the best by value, prior and visits among those that the node looks at by now.

        A game leaves an action out by a merit without bound below, for which the prior is 0: what may be done and undone for ever.
        """
        children = node.children
        merit = self.game.merit
        heat = self.settings.heat
        candidates = []
        for action in actions:
            child = children.get(action.code)
            if child is None:
                child = node.child(action.code, math.exp(merit(state, action) / heat))
            if child.prior:
                candidates.append((child.prior, child, action))
        width = self.settings.keep + int(self.settings.widen * math.sqrt(node.visits))
        if len(candidates) > width:
            candidates.sort(key=_by_prior)
            del candidates[width:]
        weight = visits = 0.0
        value = 0.0
        for prior, child, _ in candidates:
            weight += prior
            visits += child.visits
            value += child.total
        unknown = value / visits if visits else 0.5
        pull = self.settings.curiosity * math.sqrt(visits + 1.0) / weight
        best = -math.inf
        chosen = candidates[0]
        for candidate in candidates:
            prior, child, _ = candidate
            tried = child.visits
            score = (child.total / tried if tried else unknown) + pull * prior / (1 + tried)
            if score > best:
                best = score
                chosen = candidate
        return chosen[2], chosen[1]

    def _play_out(self, state: Any) -> tuple[list[float], bool]:
        """Plays on by merit for some turns, ends the turn it stands in, and gives the expected final scores; True where they are final."""
        trust = self.settings.trust
        turns = self.settings.turns * state.seats
        turn = turn_of(state)
        view: list[float] = []
        while state.seat != OVER:
            now = turn_of(state)
            if now != turn:
                turn = now
                turns -= 1
                if turns < 0:
                    break
                if trust and not view:
                    view = self.game.opinion(state)
            actions = state.actions()
            state.apply(actions[0] if len(actions) == 1 else self._best_of(state, actions))
        if state.seat != OVER:
            return self.game.opinion(state), False
        if view:
            return [(1.0 - trust) * total + trust * guess for total, guess in zip(state.totals(), view, strict=True)], False
        return [float(total) for total in state.totals()], True

    def _best_of(self, state: Any, actions: Any) -> Any:
        """The action that is best by merit, among all or a few by chance."""
        samples = self.settings.samples
        count = len(actions)
        if samples and count > samples:
            chance = self._chance
            actions = [actions[int(chance() * count)] for _ in range(samples)]
        merit = self.game.merit
        best = -1e9
        for action in actions:
            worth = merit(state, action)
            if worth > best:
                best = worth
                chosen = action
        return chosen

    def _rewards(self, scores: list[float], certain: bool) -> list[float]:
        """A little victory, much of the points; alone, points only."""
        settings = self.settings
        seats = len(scores)
        if seats == 1:
            return [scores[0] / settings.unit]
        whole = sum(scores)
        rewards = []
        for seat, own in enumerate(scores):
            lead = margin(scores, seat)
            if certain:
                won = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
            else:
                won = 1.0 / (1.0 + math.exp(-1.6 * lead / settings.spread))
            points = (own - settings.rivalry * (whole - own) / (seats - 1)) / settings.unit
            rewards.append(settings.victory * won + (1.0 - settings.victory) * points)
        return rewards


def _by_prior(candidate: tuple[float, Node, Any]) -> tuple[float, int]:
    return -candidate[0], candidate[1].code
