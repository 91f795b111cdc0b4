"""What holds in every game of Anachrony, whoever plays it: random games of 1 to 4 seats with every option."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from exhibition_suite.engine import Match, Rng, SeatSetup
from exhibition_suite.games.anachrony import GAME
from exhibition_suite.games.anachrony.actions import ACTIONS, HEXES
from exhibition_suite.games.anachrony.goods import BREAKTHROUGHS, amount, count_workers, tiles_of, workers_of
from exhibition_suite.games.anachrony.items import ANOMALY, PROJECTS_FROM
from exhibition_suite.games.anachrony.options import Options
from exhibition_suite.games.anachrony.players import EMPTY, RIGHT_HALF
from exhibition_suite.games.anachrony.state import AnachronyState
from exhibition_suite.texts.rulebook import rulebook

RULES = set(rulebook("anachrony", "en").by_id)
GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"board_side": "B", "narrow_council": True, "rules_profile": "alternative"}),
    (1, {"opponent": "chronobot", "six_actions": True}),
    (1, {"opponent": "chronossus", "leftover_energy": True, "more_energy": "two", "c03_side_b": True}),
    (2, {}),
    (2, {"board_side": "B", "paths": "random", "leaders": "random", "paradox": "always_one"}),
    (2, {"board_side": "B", "path_side": "choose", "rules_profile": "alternative", "narrow_council": True}),
    (3, {"power_up": "together", "first_player": "first_seat"}),
    (3, {"board_side": "B", "rules_profile": "alternative", "power_up": "together"}),
    (4, {}),
    (4, {"board_side": "B", "path_side": "choose", "leaders": "random"}),
]
NAMES = [f"{seats}-" + ("-".join(options) or "plain") for seats, options in GAMES]
MOST_DECISIONS = 2500
PIECES = 60


def random_game(seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[AnachronyState, Any, Rng]]:
    """The state before each action, the action, the generator. Any legal action, passes seldom, so that Eras are long."""
    state, rng = GAME.new(Options(**options), seats, seed), Rng(seed ^ 99)
    while state.seat >= 0:
        legal = [*state.actions(), *(state.extras() if rng.below(4) == 0 else ())]
        action = legal[rng.below(len(legal))]
        if action.text == "pass" and rng.below(6):
            action = legal[rng.below(len(legal))]
        yield state, action, rng
        state = state.copy()
        state.apply(action)
    yield state, None, rng


def people(seats: int) -> tuple[SeatSetup, ...]:
    return tuple(SeatSetup(f"Player {seat}") for seat in range(seats))


# ---- where everything lies


def check_pieces(s: AnachronyState) -> None:
    """Buildings, Superprojects and Breakthroughs are all there, once each."""
    buildings = [one for stacks in (s.primary, s.secondary) for stack in stacks for one in stack]
    buildings += [one for spots in s.spots for one in spots if 0 <= one < PROJECTS_FROM]
    buildings += list(s.automa.buildings) if s.automa else []
    assert sorted(buildings) == list(range(PIECES))
    projects = [one for one in (*s.projects, *(one for spots in s.spots for one in spots)) if PROJECTS_FROM <= one < ANOMALY]
    assert len(set(projects)) == len(projects)
    held = [tiles_of(pack, kind) for pack in (s.supply, *s.breakthroughs) for kind in range(BREAKTHROUGHS)]
    assert sum(held) == 45
    assert all(sum(tiles_of(pack, kind) for pack in (s.supply, *s.breakthroughs)) == 3 for kind in range(BREAKTHROUGHS))


def check_seat(s: AnachronyState, seat: int) -> None:
    """Pieces of one seat, across all places; nothing below zero (AN-663)."""
    standing = [code for code in (*s.hexes, *s.pools[0], *s.pools[1], *s.pools[2]) if code >= 0 and code >> 4 == seat]
    assert len(standing) == s.out[seat]
    assert s.powered[seat].bit_count() + s.out[seat] + s.suits_left(seat) == 6
    assert s.suits_left(seat) >= 0
    assert s.markers[seat] + s.markers_out(seat) + (seat in s.evacuees) + 1 == 8
    assert all(0 <= amount(s.goods[seat], kind) < 400 for kind in range(6))
    assert s.goods[seat] >= 0
    assert all(0 <= workers_of(pack, kind) < 60 for pack in (s.active[seat], s.tired[seat], s.aside[seat]) for kind in range(4))
    assert count_workers(s.barred[seat]) <= count_workers(s.active[seat])
    assert 1 <= s.morale[seat] <= 7
    assert 0 <= s.travel[seat] <= 8
    assert s.paradox[seat] >= 0
    tiles = [s.tiles_on(seat, era) for era in range(1, 8)]
    assert sum(mask.bit_count() for mask in tiles) == s.tiles_out(seat).bit_count() <= 9
    spots = s.spots[seat]
    for spot, one in enumerate(spots):
        if one == RIGHT_HALF:
            assert spot % 3
            assert PROJECTS_FROM <= spots[spot - 1] < ANOMALY
        assert not s.covered[seat] >> spot & 1 or 0 <= one < ANOMALY
        if one == EMPTY:
            assert not s.use_of(seat, spot)


def check_actions(s: AnachronyState, rng: Rng) -> int:
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


def check_scores(s: AnachronyState) -> None:
    tables, totals = s.scores(), s.totals()
    assert len(tables) == s.size
    assert [sum(line.points for line in table.lines) for table in tables] == totals
    assert [table.total for table in tables] == totals
    assert {line.rule for table in tables for line in table.lines} <= RULES


@pytest.mark.rule("AN-004", "AN-005", "AN-007", "AN-059", "AN-151", "AN-153", "AN-663")
@pytest.mark.parametrize(("seats", "options"), GAMES, ids=NAMES)
def test_nothing_is_lost_and_every_answer_is_consistent(seats: int, options: dict[str, Any]) -> None:
    widths = decisions = 0
    for state, action, rng in random_game(seats, options, 7 + seats):
        check_pieces(state)
        if state.phase_id != "setup":
            for seat in range(seats):
                check_seat(state, seat)
        if decisions % 5 == 0 or action is None:
            check_scores(state)
        if action is None:
            assert state.extras() == []
            assert state.phase_id == "over"
            assert state.era >= 5
            break
        widths += check_actions(state, rng)
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game ends"
    assert widths / decisions <= 30


@pytest.mark.rule("AN-658", "AN-659", "AN-661")
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


@pytest.mark.rule("AN-658")
@pytest.mark.parametrize(("seats", "options"), GAMES, ids=NAMES)
def test_a_copy_does_not_share_anything(seats: int, options: dict[str, Any]) -> None:
    for state, action, rng in random_game(seats, options, 40 + seats):
        if action is None or rng.below(6):
            continue
        before = state.fingerprint()
        copy = state.copy()
        assert copy.fingerprint() == before
        for _ in range(12):
            if copy.seat >= 0:
                legal = copy.actions()
                copy.apply(legal[rng.below(len(legal))])
        assert state.fingerprint() == before


@pytest.mark.rule("AN-024")
@pytest.mark.parametrize(("seats", "options"), GAMES, ids=NAMES)
def test_a_world_dealt_anew_looks_alike_and_can_be_played_to_the_end(seats: int, options: dict[str, Any]) -> None:
    for state, action, rng in random_game(seats, options, 60 + seats):
        if action is None or rng.below(8):
            continue
        for seat in range(seats):
            seen = state.observe(seat)
            world = GAME.redeal(seen, Rng(rng.bits()))
            assert world.observe(seat) == seen
            assert hash(world.observe(seat)) == hash(seen)
            check_pieces(world)
            assert world.seat == state.seat
            if seat == state.seat:
                assert world.actions() == state.actions()
                assert world.extras() == state.extras()
        if rng.below(12) == 0:
            while world.seat >= 0:
                legal = world.actions()
                world.apply(legal[rng.below(len(legal))])
            assert world.phase_id == "over"


@pytest.mark.rule("AN-024", "AN-130")
def test_what_the_seat_may_not_know_does_not_change_what_it_sees() -> None:
    for state, action, rng in random_game(3, {}, 5):
        if action is None or rng.below(10):
            continue
        other = state.copy()
        other.rng = rng.bits()
        other.recruits = tuple(reversed(other.recruits))
        other.mines = tuple(reversed(other.mines))
        other.primary = [(*stack[:1], *reversed(stack[1:])) for stack in other.primary]
        first, second, *rest = other.ruins or (-1, -1)
        other.ruins = (second, first, *rest) if other.ruins else ()
        shown = other.era + 1 if other.phase_id != "setup" else 1
        other.projects = (*other.projects[:shown], *reversed(other.projects[shown:]))
        for seat in range(3):
            if seat != state.seat and state.phase_id == "warp" and state.done >> seat & 1:
                other.chosen[seat] = 0 if state.chosen[seat] else 1
        assert other.observe(state.seat) == state.observe(state.seat)
        assert len(other.hexes) == HEXES
