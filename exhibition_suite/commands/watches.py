"""What must hold in a game, move by move: the fuzzer's eyes, a pair for each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from typing import Any

from exhibition_suite.engine import Match, Rng
from exhibition_suite.texts.rulebook import GAME_OF_PREFIX

SAMPLES = 6
"""Unlisted actions that are tried at a decision that is looked at closely."""


class Broken(AssertionError):
    """Something that must always hold does not.

    Attributes:
        what: id of the catalogue, below `cli.broken`.
        params: what its words tell.
    """

    def __init__(self, what: str, **params: Any) -> None:
        super().__init__(what)
        self.what, self.params = what, params


def hold(condition: bool, what: str, **params: Any) -> None:
    """Raises `Broken` unless the condition holds."""
    if not condition:
        raise Broken(what, **params)


class Watch:
    """What must hold in every game."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def after(self) -> None:
        """After every move."""

    def strange(self, rng: Rng) -> list[str]:
        """The notation of some actions of the game, legal or not."""
        actions = import_module(f"exhibition_suite.games.{self.match.game.id}.actions").ACTIONS
        return [str(actions[rng.below(len(actions))]) for _ in range(SAMPLES)]

    def closely(self, rng: Rng) -> None:
        """At some decisions: what is legal is accepted, what is not is refused with a rule; copies, totals."""
        match = self.match
        state: Any = match.state
        listed = state.actions()
        legal = [*listed, *state.extras()]
        for action in legal:
            hold(state.refusal(action) is None, "listed", action=str(action))
        for text in self.strange(rng):
            action = match.game.parse(text)
            ruling = state.refusal(action)
            hold((ruling is None) == any(action is each for each in legal), "unlisted", action=text)
            hold(ruling is None or GAME_OF_PREFIX.get(ruling.rule.partition("-")[0]) == match.game.id, "no_rule", action=text)
        before = state.fingerprint()
        other = state.copy()
        other.apply(listed[rng.below(len(listed))])
        hold(state.fingerprint() == before, "copy")
        self.scores(state)

    def scores(self, state: Any) -> None:
        """Tables and totals agree."""
        tables = state.scores()
        for table in tables:
            hold(table.total == sum(line.points for line in table.lines), "sum")
        hold(state.totals() == [table.total for table in tables], "totals")

    def at_the_end(self) -> None:
        """When the game is over: the record plays the same game again."""
        match = self.match
        self.scores(match.state)
        again = Match.from_record(match.game, match.record())
        hold(again.state.fingerprint() == match.state.fingerprint(), "record")


class ExhibitionWatch(Watch):
    """What must hold in a game of Exhibition: 20th Century."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self._out: set[int] = set()
        self._laid: dict[tuple[int, int], int] = {}

    def after(self) -> None:
        """After every move."""
        state: Any = self.match.state
        self._cards(state)
        hold(state.round <= 19, "round", round=state.round)
        now = {seat for seat in range(state.seats) if state.is_out(seat)}
        hold(self._out <= now, "in_again")
        hold(state.seat not in self._out, "out_has_turn")
        self._out = now
        for where, card in self._laid.items():
            hold(state.card_at(*where) == card, "card_moved")
        self._laid = {
            (seat, spot): state.card_at(seat, spot) for seat in range(state.seats) for spot in range(16) if state.card_at(seat, spot) >= 0
        }

    def _cards(self, state: Any) -> None:
        cards = [card for column in state.columns for card in column] + [card for depot in state.depots for card in depot]
        cards += list(self._halls(state))
        if state.hand >= 0:
            cards.append(state.hand)
        hold(len(set(cards)) == len(cards), "card_twice")
        hold(len(cards) + state.stock_left == 101, "card_lost")

    @staticmethod
    def _halls(state: Any) -> Iterator[int]:
        for seat in range(state.seats):
            for spot in range(16):
                card = state.card_at(seat, spot)
                if card >= 0:
                    yield card

    def at_the_end(self) -> None:
        """When the game is over: everybody is out."""
        state: Any = self.match.state
        hold(all(state.is_out(seat) for seat in range(state.seats)), "not_out")
        hold(state.round <= 18, "rounds", round=state.round)
        super().at_the_end()


@lru_cache
def _timespan_cards(start: int) -> dict[int, int]:
    """How often each card is there, the start cards `start` times."""
    from exhibition_suite.games.timespan.items import CARDS, START_CARDS

    cards = dict.fromkeys((card for card in range(CARDS) if card not in START_CARDS), 1)
    return cards | dict.fromkeys(START_CARDS, start) if start else cards


class TimespanWatch(Watch):
    """What must hold in a game of Timespan: everything is somewhere, and only once."""

    def after(self) -> None:
        state: Any = self.match.state
        for seat in range(state.seats):
            self._seat(state, seat)
        self._cards(state)
        self._tiles(state)
        hold(len(self.match.steps) < 5000, "round", round=state.round)

    @staticmethod
    def _seat(state: Any, seat: int) -> None:
        hold(0 <= state.room(seat) <= 8, "cubes")
        line = [entry for entry in state.timeline[seat] if entry is not None]
        busy = state.board_work[seat].bit_count() + sum(entry[3] for entry in line)
        busy += sum(state.wonder_work >> wonder & 1 for wonder in state.built[seat])
        hold(state.workers[seat] == busy + state.waiting[seat] + state.dormant[seat] <= 9, "workers")
        hold(0 <= state.peace[seat] <= 10, "markers")

    @staticmethod
    def _cards(state: Any) -> None:
        """Each history card of ages I to IV once; start cards as often as there are seats."""
        from exhibition_suite.games.timespan.redeal import cards_of_frame

        cards = [card for part in (*state.decks, *state.hand, *state.grave, *state.grave_tucked) for card in part]
        for line in state.timeline:
            cards += [card for entry in line if entry is not None for card in entry[:2] if card >= 0]
        cards += [card for offer in state.offers if offer is not None for card in offer[:2] if card >= 0]
        for frame in state.stack:
            cards += cards_of_frame(frame)
        begun = any(any(line) for line in state.timeline)
        wanted = _timespan_cards(state.seats if begun else 0)
        found = dict(Counter(cards))  # compared as dicts: a Counter compares slowly
        hold(found == wanted or all(count <= wanted.get(card, 0) for card, count in found.items()), "card_twice")
        hold(found == wanted, "card_lost")

    @staticmethod
    def _tiles(state: Any) -> None:
        """108 luxury tiles (TS-014)."""
        tiles = [state.lux_supply, *state.waiting_lux, *state.grave_lux]
        count = sum(number >> 5 * kind & 31 for number in tiles for kind in range(6))
        count += sum(len(entry[2]) for line in state.timeline for entry in line if entry is not None)
        hold(count == 108, "tiles")


class AnachronyWatch(Watch):
    """What must hold in a game of Anachrony: nothing is lost or there twice, nothing falls below zero (AN-663, AS-344)."""

    def after(self) -> None:
        state: Any = self.match.state
        hold(len(self.match.steps) < 5000, "round", round=state.round)
        if not state.boards:
            return
        for seat in range(state.seats):
            self._seat(state, seat)
        self._tiles(state)

    @staticmethod
    def _seat(state: Any, seat: int) -> None:
        standing = (*state.hexes, *(code for pool in state.pools for code in pool))
        hold(sum(code >= 0 and code >> 4 == seat for code in standing) == state.out[seat], "suits")
        hold(0 <= state.suits_left(seat) <= 6, "suits")
        hold(state.markers[seat] + state.markers_out(seat) + (seat in state.evacuees) == 7, "markers")
        hold(state.goods[seat] >= 0 <= state.active[seat] and state.tired[seat] >= 0, "cubes")
        hold(1 <= state.morale[seat] <= 7 and 0 <= state.travel[seat] <= 8, "markers")
        on_timeline = sum(state.tiles_on(seat, era).bit_count() for era in range(1, 8))
        hold(on_timeline == state.tiles_out(seat).bit_count() <= 9, "tiles")

    @staticmethod
    def _tiles(state: Any) -> None:
        """60 Buildings, 45 Breakthroughs (AN-005)."""
        from exhibition_suite.games.anachrony.items import PROJECTS_FROM

        buildings = [one for stack in (*state.primary, *state.secondary, *state.spots) for one in stack if 0 <= one < PROJECTS_FROM]
        buildings += state.automa.buildings
        hold(len(set(buildings)) == len(buildings), "card_twice")
        hold(len(buildings) == PROJECTS_FROM, "card_lost")
        held = sum(pack >> 2 * kind & 3 for pack in (state.supply, *state.breakthroughs) for kind in range(15))
        hold(held == 45, "tiles")


WATCHES: dict[str, type[Watch]] = {"exhibition": ExhibitionWatch, "timespan": TimespanWatch, "anachrony": AnachronyWatch}
