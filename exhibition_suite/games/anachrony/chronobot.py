"""The Chronobot: when it acts and when it passes, and how its Command tokens travel (sections 5, 6 and 10 of the solo rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .automa_actions import can_travel, fail, perform
from .automa_state import RULES, Automa, put, tell
from .content import CONTENT
from .grammar_automa import TOKENS

if TYPE_CHECKING:
    from .core import Core

_PATHS: Final = {"short": tuple(RULES.chronobot.paths.short), "long": tuple(RULES.chronobot.paths.long)}
_PATH_OF: Final = {one.token: one.path for one in RULES.chronobot.tokens}
PATH: Final[dict[int, tuple[str, ...]]] = {token: _PATHS[path] for token, path in _PATH_OF.items()}
"""The path of each token, as Actions (AS-072)."""
LETTER: Final[dict[int, str]] = {token: path[0].upper() for token, path in _PATH_OF.items()}
"""How positions are named: S1 to S4, L1 to L8."""
START: Final = tuple(one.start for one in RULES.chronobot.tokens)
REBOOT: Final = _PATHS["long"].index("reboot") + 1
PASS, NORMAL, FINAL = range(3)


def begin(s: Core) -> None:
    """Tokens on their start positions (AS-073)."""
    put(s, at=START, above=TOKENS)


def power_up(s: Core) -> None:
    """Exosuits by the Era alone (AS-042)."""
    put(s, ready=RULES.chronobot.exosuits[s.era - 1])
    tell(s, "bot_powered", "AS-042", count=s.automa.ready)


# ---- tokens


def place_of(automa: Automa, token: int) -> int:
    """The position of a token, from 1."""
    return automa.at[token - TOKENS[0]]


def after(token: int, position: int) -> int:
    """The position after this one (AS-074)."""
    return position % len(PATH[token]) + 1


def move(automa: Automa, token: int, skips: bool) -> tuple[Automa, list[tuple[int, int, int]]]:
    """The token goes on by one position, and a third one on a position bumps the upper of the others first (AS-074 to AS-078).

    Answers the new state, and the moves in their order: token, position that it left, position that it came to. With `skips` no token
    rests on Reboot (AS-311).
    """
    moves: list[tuple[int, int, int]] = []
    return _come(automa, token, place_of(automa, token), skips, moves), moves


def _come(automa: Automa, token: int, left: int, skips: bool, moves: list[tuple[int, int, int]]) -> Automa:
    goal = after(token, left)
    if skips and LETTER[token] == "L" and goal == REBOOT:
        goal = after(token, goal)
    others = [one for one in automa.above if one != token and PATH[one] is PATH[token] and place_of(automa, one) == goal]
    if len(others) == RULES.limits.tokens:
        automa = _come(automa, others[-1], goal, skips, moves)
    moves.append((token, left, goal))
    at = tuple(goal if one == token else where for one, where in zip(TOKENS, automa.at, strict=True))
    return automa._replace(at=at, above=(*(one for one in automa.above if one != token), token))


def _advance(s: Core, token: int) -> None:
    s.automa, moves = move(s.automa, token, s.rules.skip_reboot)
    letter = LETTER[token]
    for one, left, goal in moves:
        rule = "AS-311" if goal != after(one, left) else "AS-074" if one == token else "AS-076"
        tell(s, "bot_moved" if one == token else "bot_bumped", rule, token=one, left=f"{letter}{left}", goal=f"{letter}{goal}")


# ---- turns


def decide(passed: bool, acted: int, ready: int, least: int, extra: bool) -> int:
    """A pass, a normal turn or the final Time Travel (AS-203). `passed`: the player has; `extra`: the extra turn of CB-3 is to be had."""
    if passed and acted >= least and not extra:
        return PASS
    return NORMAL if ready or acted < least else FINAL


def least_actions(s: Core) -> int:
    """The minimum of Actions in an Era (AS-202)."""
    return RULES.chronobot.minimum.six_actions if s.rules.six_actions else RULES.chronobot.minimum.standard


def take_turn(s: Core) -> None:
    """One turn, by the first row of AS-203 that fits."""
    own, least = s.automa, least_actions(s)
    passed = bool(s.passed & 1)
    extra = s.rules.extra_turn and not own.extra
    choice = decide(passed, own.acted, own.ready, least, extra)
    if choice == PASS:
        _pass(s, "AS-208", "player")
        return
    if extra and passed and own.acted >= least:
        put(s, extra=True)
        tell(s, "bot_extra", "AS-312")
    put(s, turns=own.turns + 1)
    if choice == NORMAL:
        _normal_turn(s)
    else:
        _final_turn(s)


def _normal_turn(s: Core) -> None:
    """A roll of the AI die, the Action under that token, the token's step (AS-090)."""
    token = CONTENT.chronobot_die[s.roll(len(CONTENT.chronobot_die))]
    position = place_of(s.automa, token)
    act = PATH[token][position - 1]
    tell(s, "bot_rolled", "AS-071", True, era=s.era, turn=s.automa.turns, die=token, position=f"{LETTER[token]}{position}", act=act)
    outcome = perform(s, act)
    _advance(s, token)
    _count(s, outcome)


def _final_turn(s: Core) -> None:
    """A last Time Travel, if it can be had, and a pass (AS-204, AS-205)."""
    tell(s, "bot_final", "AS-204", era=s.era, turn=s.automa.turns)
    rule = "AS-204" if can_travel(s) else "AS-205"
    if rule == "AS-204":
        _count(s, perform(s, "time_travel"))
    elif s.rules.final_failure:
        _count(s, fail(s, "no_tile", rule))
    _pass(s, rule, "final")


def _count(s: Core, outcome: str) -> None:
    """The turn counts as an Action (AS-201)."""
    put(s, acted=s.automa.acted + 1)
    tell(s, "bot_turn", "AS-201", outcome=outcome, ready=s.automa.ready, acted=s.automa.acted)


def _pass(s: Core, rule: str, why: str) -> None:
    s.passed |= 1 << s.seats
    tell(s, "bot_passed", rule, why=why, ready=s.automa.ready, acted=s.automa.acted)
