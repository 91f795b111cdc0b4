"""Mine, Trade, time travel, Warp tiles that come back, variable costs, copies (sections 8.5, 8.7, 12, 17)."""

from __future__ import annotations

from typing import Final

from exhibition_suite.engine.frames import Frame, Handler, choice, stands

from .actions import (
    A_BACK,
    A_BURN,
    A_CLONE,
    A_COPY,
    A_CUBE,
    A_DONE,
    A_FOCUS,
    A_LEAVE,
    A_RETURN,
    A_TRADE,
    A_WATER,
    COPY_SUPPLY,
    DONE,
    LEAVE,
    MOST_WATER,
    AnachronyAction,
)
from .building import wealth
from .core import (
    F_BACK,
    F_BURN,
    F_CLONE,
    F_COPY,
    F_CUBE,
    F_DO,
    F_FOCUS,
    F_GAIN,
    F_RETURN,
    F_TRADE,
    F_WATERS,
    Core,
)
from .deeds import begin, pay_cubes
from .goods import GENIUS, ONE, ONE_WORKER, SUIT, WATER, WORKERS, W, amount, covers, tug, types_in, unpack, workers_of
from .items import DRILL, NUMBER, STRUCTURE_IDS, WARP_GOODS, WARP_SUIT, WARP_WORKER
from .placing import copyable, use_supply
from .players import LOST, USED_FIELD
from .tables import ACTION_OF, MIXTURES, O_GOODS, TRADE_OF

Actions = list[AnachronyAction]
CHAMELEON: Final = NUMBER["S-17"]


# ---- a cube of the Mine pool: frame (kind, seat)


def _cube_options(s: Core, _frame: Frame) -> Actions:
    return [A_CUBE[kind] for kind in range(4) if amount(s.cubes, kind)]


def _step_cube(s: Core, frame: Frame) -> bool:
    options = _cube_options(s, frame)
    if len(options) > 1:
        return False
    if options:
        _answer_cube(s, frame, options[0])
    else:
        s.stack.pop()
        _drill(s, frame[1])
    return True


def _answer_cube(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    cube = ONE[action.value]
    s.cubes -= cube
    s.gain(frame[1], cube)
    _drill(s, frame[1])


def _drill(s: Core, seat: int) -> None:
    """Tectonic Drill adds a cube of choice (AN-238)."""
    if s.flags[seat] & DRILL:
        s.stack.append((F_GAIN, seat, MIXTURES[1]))


# ---- Trade: frame (kind, seat, may be declined)


def _trade_options(s: Core, frame: Frame) -> Actions:
    have = s.goods[frame[1]]
    found = [A_TRADE[number] for number, (cost, cubes, _g, _c) in TRADE_OF.items() if covers(have, cost) and tug(have) >= cubes]
    return [*found, A_LEAVE] if frame[2] else found


def _answer_trade(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    seat = frame[1]
    if action.kind == LEAVE:
        return
    cost, cubes, goods, found = TRADE_OF[action.value]
    if s.sink is not None:
        s.tell("traded", seat, given=_named(cost, cubes), taken=_named(goods, found))
    s.pay(seat, cost)
    if found:
        s.stack.append((F_GAIN, seat, MIXTURES[found]))
    elif cubes:
        s.stack.append((F_DO, seat, ((O_GOODS, goods),), -1, SUIT, 0))
        pay_cubes(s, seat, cubes)
    else:
        s.gain(seat, goods)


def _named(goods: int, cubes: int) -> dict[str, int]:
    """One side of an exchange, for events."""
    return {"tug": cubes} if cubes else unpack(goods)


# ---- Set Focus: frame (kind, seat, range, Warp tiles come back, may be declined)


def focus_eras(s: Core, reach: int) -> range:
    """Eras that a range reaches, counted from the current one (AN-326)."""
    return range(max(1, s.era - reach), s.era)


def _focus_options(s: Core, frame: Frame) -> Actions:
    found = [A_FOCUS[era - 1] for era in focus_eras(s, frame[2])]
    return [*found, A_LEAVE] if frame[4] and found else found


def _answer_focus(s: Core, frame: Frame, action: AnachronyAction) -> None:
    """The Focus marker moves; a Warp tile that lies there may be paid for (AN-327 to AN-329, AN-342)."""
    s.stack.pop()
    seat = frame[1]
    if action.kind == LEAVE:
        return
    era = action.value + 1
    s.focus[seat] = era
    s.tell("focused", seat, era=era)
    if frame[3] and s.tiles_on(seat, era):
        s.stack.append((F_RETURN, seat, era))


# ---- taking a Warp tile back for what it shows: frame (kind, seat, era)


def can_return(s: Core, seat: int, tile: int) -> bool:
    """What the tile shows can be paid: a Worker from Active, an Exosuit from a hex slot (AN-329, AN-330)."""
    if tile == WARP_SUIT:
        return s.powered[seat] != 0
    worker = WARP_WORKER[tile]
    if worker >= 0:
        return workers_of(s.active[seat], worker) > 0
    return covers(wealth(s, seat), WARP_GOODS[tile])


def pay_back(s: Core, seat: int, tile: int) -> None:
    """Pays what a Warp tile shows and takes it back."""
    if tile == WARP_SUIT:
        s.use_suit(seat)
        s.tell("suit_back", seat)
    elif WARP_WORKER[tile] >= 0:
        s.lose_worker(seat, WARP_WORKER[tile], 0)
    else:
        s.pay(seat, WARP_GOODS[tile])
    s.tile_back(seat, tile)


def _return_options(s: Core, frame: Frame) -> Actions:
    mask = s.tiles_on(frame[1], frame[2])
    return [*(A_RETURN[tile] for tile in range(9) if mask >> tile & 1 and can_return(s, frame[1], tile)), A_LEAVE]


def _answer_return(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    if action.kind != LEAVE:
        pay_back(s, frame[1], action.value)
        s.step_travel(frame[1])


# ---- taking Warp tiles back for nothing: frame (kind, seat, how many)


def _back_options(s: Core, frame: Frame) -> Actions:
    mask = s.tiles_out(frame[1])
    return [*(A_BACK[tile] for tile in range(9) if mask >> tile & 1), A_LEAVE]


def _answer_back(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    if action.kind != LEAVE:
        s.tile_back(frame[1], action.value)
        if frame[2] > 1:
            s.stack.append((F_BACK, frame[1], frame[2] - 1))


# ---- variable costs of Power Plants 112 and 113: the number goes into the `F_DO` below


def _water_options(s: Core, frame: Frame) -> Actions:
    return [A_WATER[n] for n in range(min(MOST_WATER, amount(wealth(s, frame[1]), W)))]


def _answer_waters(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    n = action.value + 1
    s.pay(frame[1], n * WATER)
    _tell_below(s, n)


def _tell_below(s: Core, n: int) -> None:
    below = s.stack[-1]
    assert below[0] == F_DO
    s.stack[-1] = (*below[:5], n)


def _burn_options(s: Core, frame: Frame) -> Actions:
    """One cube after another, in one order of the kinds, since only the sum counts: frame (kind, seat, kinds, number)."""
    _kind, seat, kinds, number = frame
    found = [A_BURN[kind] for kind in kinds if amount(s.goods[seat], kind)]
    return [*found, A_DONE] if number else found


def burn_extras(s: Core, frame: Frame) -> Actions:
    """The same cubes in another order of the kinds."""
    paid = _paid_by(s)
    return [A_BURN[kind] for kind in paid if kind not in frame[2] and amount(s.goods[frame[1]], kind)]


def _paid_by(s: Core) -> tuple[int, ...]:
    """Kinds that Power Plant 113 takes (AN-338, D-25)."""
    effect = ACTION_OF[NUMBER["B-113"]][s.impl]
    assert effect is not None
    return effect.paid


def _step_burn(s: Core, frame: Frame) -> bool:
    options = _burn_options(s, frame)
    if len(options) > 1 or burn_extras(s, frame):
        return False
    _answer_burn(s, frame, options[0])
    return True


def _answer_burn(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    _kind, seat, kinds, number = frame
    if action.kind == DONE:
        _tell_below(s, number)
        return
    s.pay(seat, ONE[action.value])
    s.stack.append((F_BURN, seat, tuple(kind for kind in kinds if kind >= action.value), number + 1))


# ---- copies: frame (kind, seat)


def _clone_options(s: Core, frame: Frame) -> Actions:
    return [A_CLONE[kind] for kind in types_in(s.tired[frame[1]])]


def _answer_clone(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    s.gain_workers(frame[1], ONE_WORKER[action.value])


def _copy_options(s: Core, frame: Frame) -> Actions:
    return [A_COPY[structure] for structure in copyable(s, frame[1])]


def _answer_copy(s: Core, frame: Frame, action: AnachronyAction) -> None:
    s.stack.pop()
    _copy(s, frame[1], action.value)


def _copy(s: Core, seat: int, structure: int) -> None:
    """The Worker on Quantum Chameleon does another Worker action; motivation and loss are those of the copied space (AN-602)."""
    spot = s.spots[seat].index(CHAMELEON)
    worker = (s.use_of(seat, spot) - 1) & 3
    if structure == COPY_SUPPLY:
        motivated = any(not s.boards[row].supply_free and s.boards[row].supply_motivated >> GENIUS & 1 for row in range(s.seats))
        _mark(s, seat, spot, worker, motivated, False)
        s.tell("copied", seat, thing="supply")
        use_supply(s, seat)
        return
    effect = ACTION_OF[structure][s.impl]
    assert effect is not None
    s.tell("copied", seat, thing=STRUCTURE_IDS[structure])
    _mark(s, seat, spot, worker, bool(effect.motivated >> GENIUS & 1), effect.lost)
    begin(s, seat, effect, spot, GENIUS if effect.op == "act" else worker)


def _mark(s: Core, seat: int, spot: int, worker: int, motivated: bool, lost: bool) -> None:
    """Writes anew what becomes of the Worker on the spot: a Genius, or a Scientist who counts as one (D-04)."""
    s.used[seat] &= ~(15 << USED_FIELD * spot)
    s.occupy(seat, spot, LOST if lost else 1 + worker + 4 * motivated)
    if lost:
        s.tell("lost_worker", seat, worker=WORKERS[worker])


BOARDS: Final = {
    F_CUBE: Handler(_step_cube, _cube_options, _answer_cube),
    F_TRADE: Handler(stands, _trade_options, _answer_trade),
    F_FOCUS: choice(_focus_options, _answer_focus),
    F_RETURN: choice(_return_options, _answer_return),
    F_BACK: choice(_back_options, _answer_back),
    F_WATERS: choice(_water_options, _answer_waters),
    F_BURN: Handler(_step_burn, _burn_options, _answer_burn),
    F_CLONE: choice(_clone_options, _answer_clone),
    F_COPY: choice(_copy_options, _answer_copy),
}
