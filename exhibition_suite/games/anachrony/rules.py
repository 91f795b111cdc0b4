"""Why an action is refused: the rule and the reason, for every wish that can be wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from exhibition_suite.engine import OVER, Ruling

from . import actions as a
from . import rules_of_boards as boards
from . import rules_of_capital as capital
from .actions import AnachronyAction
from .core import CLEANING, F_BURN, F_EXCHANGE, PARADOX, POWERING, SETTING_UP, TURNS, WARPING
from .goods import missing
from .items import LEADER_IDS, LEADERS_OF, PATH_IDS, WARP_IDS, WOLFE
from .rules_of_capital import not_asked, top
from .rules_of_placing import finish_first, lacking_of, least, marking, placing, wrong_phase
from .tables import EXCHANGES
from .warping import owed

if TYPE_CHECKING:
    from .state import AnachronyState


def refusal(s: AnachronyState, action: AnachronyAction, seat: int | None = None) -> Ruling | None:
    """The first rule an action breaks now, or None where it may be played."""
    if s.seat == OVER:
        return Ruling("AN-390", "GAME_OVER")
    if seat is not None and seat != s.seat:
        return _not_your_turn(s, seat)
    if action in s.actions() or action in s.extras():
        return None
    return _REASONS[action.kind](s, action)


def _not_your_turn(s: AnachronyState, seat: int) -> Ruling:
    if s.phase == TURNS and seat < s.seats and s.passed >> seat & 1:
        return Ruling("AN-146", "PASSED")
    rules = {SETTING_UP: "AN-077", PARADOX: "AN-113", POWERING: "AN-120", WARPING: "AN-130", CLEANING: "AN-370"}
    return Ruling(rules.get(s.phase, "AN-145"), "NOT_YOUR_TURN", {"seat": s.seat})


# ---- set-up


def _path(s: AnachronyState, action: AnachronyAction) -> Ruling:
    if s.phase != SETTING_UP:
        return wrong_phase(s, "AN-065")
    if s.path[s.seat] >= 0:
        return Ruling("AN-077", "CHOSEN_ALREADY")
    return Ruling("AN-065", "PATH_TAKEN", {"faction": PATH_IDS[action.value], "seat": s.path.index(action.value)})


def _side(s: AnachronyState, _action: AnachronyAction) -> Ruling:
    if s.phase != SETTING_UP:
        return wrong_phase(s, "AN-067")
    if s.side[s.seat] >= 0 or s.rules.path_side == "random":
        return Ruling("AN-067", "CHOSEN_ALREADY")
    return Ruling("AN-077", "PATHS_FIRST")


def _leader(s: AnachronyState, action: AnachronyAction) -> Ruling:
    if s.phase != SETTING_UP:
        return wrong_phase(s, "AN-072")
    path = s.path[s.seat]
    if path < 0 or s.side[s.seat] < 0:
        return Ruling("AN-077", "PATHS_FIRST")
    assert action.value not in LEADERS_OF[path]
    return Ruling("AN-072", "LEADER_OF_ANOTHER_PATH", {"leader": LEADER_IDS[action.value], "faction": PATH_IDS[path]})


# ---- Power Up and Warp


def _slot(s: AnachronyState, action: AnachronyAction) -> Ruling:
    """Why a hex slot takes no Exosuit (AN-121)."""
    if top(s, F_EXCHANGE):
        return Ruling("AN-123", "SEAT_DONE", {"seat": s.seat})
    if s.stack or s.phase != POWERING:
        return finish_first() if s.stack else wrong_phase(s, "AN-121")
    seat, slot = s.seat, action.value
    if s.powered[seat] >> slot & 1:
        return Ruling("AN-121", "HEX_POWERED", {"number": slot + 1})
    if s.broken[seat] >> slot & 1:
        return Ruling("AN-121", "HEX_BROKEN", {"number": slot + 1})
    lacks = least([lacking_of(s.goods[seat], cost, cubes) for cost, cubes in s.boards[seat].slots[slot]])
    return Ruling("AN-121", "CANNOT_PAY", {"lacks": lacks})


def _exchange(s: AnachronyState, action: AnachronyAction) -> Ruling:
    if s.phase != POWERING or (s.stack and not top(s, F_EXCHANGE)):
        return finish_first() if s.stack else wrong_phase(s, "AN-487")
    if s.leader[s.seat] != WOLFE:
        return Ruling("AN-487", "NOT_YOUR_LEADER", {"leader": LEADER_IDS[WOLFE]})
    return Ruling("AN-487", "CANNOT_PAY", {"lacks": missing(s.goods[s.seat], EXCHANGES[action.value][0])})


def _warp(s: AnachronyState, action: AnachronyAction) -> Ruling:
    if s.phase != WARPING:
        return finish_first() if s.stack else wrong_phase(s, "AN-130")
    seat, tile, chosen = s.seat, action.value, s.chosen[s.seat]
    if chosen >> tile & 1:
        return Ruling("AN-130", "CHOSEN_ALREADY")
    if s.tiles_out(seat) >> tile & 1:
        return Ruling("AN-130", "WARP_NOT_IN_HAND", {"warp": WARP_IDS[tile]})
    return _needs_water(owed(s, seat, chosen | 1 << tile))


def _needs_water(count: int) -> Ruling:
    return Ruling("AN-137", "CANNOT_PAY", {"lacks": {"water": count}})


def _done(s: AnachronyState, _action: AnachronyAction) -> Ruling:
    if top(s, F_BURN):
        return Ruling("AN-338", "PAY_AT_LEAST_ONE")
    if s.stack:
        return finish_first()
    if s.phase == WARPING:
        return _needs_water(owed(s, s.seat, s.chosen[s.seat]))
    return Ruling("AN-148", "TURN_NEEDS_ACTION") if s.phase == TURNS else wrong_phase(s, "AN-120")


def _seat(s: AnachronyState, action: AnachronyAction) -> Ruling:
    """Powering up in any order (AN-653)."""
    if s.stack or s.phase != POWERING:
        return finish_first() if s.stack else wrong_phase(s, "AN-653")
    if s.rules.power_up != "together":
        return Ruling("AN-120", "ONE_AFTER_ANOTHER")
    if action.value < s.seats and s.done >> action.value & 1:
        return Ruling("AN-120", "SEAT_DONE", {"seat": action.value})
    return Ruling("AN-120", "NO_SUCH_OPTION")


# ---- turns


def _pass(s: AnachronyState, _action: AnachronyAction) -> Ruling:
    if s.stack or s.phase != TURNS:
        return finish_first() if s.stack else wrong_phase(s, "AN-146")
    return Ruling("AN-154", "ACTED")


def _end(s: AnachronyState, _action: AnachronyAction) -> Ruling:
    if s.stack or s.phase != TURNS:
        return finish_first() if s.stack else wrong_phase(s, "AN-154")
    return Ruling("AN-148", "TURN_NEEDS_ACTION")


def _leave(s: AnachronyState, _action: AnachronyAction) -> Ruling:
    return Ruling("AN-019", "MUST_ANSWER") if s.stack else not_asked(s, "AN-019")


def _only_there(rule: str) -> Callable[[AnachronyState, AnachronyAction], Ruling]:
    """An answer to a question that nobody asks now; where it is asked, every answer is legal."""
    return lambda s, _action: not_asked(s, rule)


_REASONS: Final[dict[int, Callable[[AnachronyState, AnachronyAction], Ruling]]] = {
    a.PATH: _path,
    a.SIDE: _side,
    a.LEADER: _leader,
    a.SLOT: _slot,
    a.EXCHANGE: _exchange,
    a.WARP: _warp,
    a.DONE: _done,
    a.PLACE: placing,
    a.FREE: marking,
    a.PASS: _pass,
    a.END: _end,
    a.BUILD: capital.build,
    a.PROJECT: capital.project,
    a.SPOT: capital.spot,
    a.PAY: capital.pay,
    a.SAVE: capital.pay,
    a.SPEND: capital.spend,
    a.RECRUIT: capital.recruit,
    a.BONUS: _only_there("AN-204"),
    a.DIE: capital.die,
    a.BOTH: capital.both,
    a.ICON: capital.icon,
    a.REROLL: _only_there("AN-216"),
    a.COPY: capital.copy,
    a.CUBE: boards.cube,
    a.GAIN: boards.gain,
    a.TRADE: boards.trade,
    a.FOCUS: boards.focus,
    a.RETURN: boards.give_back,
    a.BACK: boards.take_back,
    a.WATERS: boards.waters,
    a.BURN: boards.burn,
    a.LOSE: boards.lose,
    a.CLONE: boards.clone,
    a.RAZE: boards.raze,
    a.ORDER: _only_there("AN-195"),
    a.LEAVE: _leave,
    a.CHOOSE: boards.choose,
    a.SEAT: _seat,
}
