"""Makes the plain data that the game reads of the models that have checked the files."""

from __future__ import annotations

from . import grammar, grammar_boards, grammar_items
from .content_effects import cost, effect, effects, gain, goods, mask, seal
from .content_types import (
    ANY_ICON,
    ANY_WORKER,
    BONUS,
    NO_COST,
    PATHS,
    TYPES,
    Board,
    Building,
    CapitalTile,
    Condition,
    Content,
    Effects,
    Evacuation,
    Goods,
    Leader,
    MainAction,
    Option,
    Pair,
    Path,
    Seats,
    Superproject,
    WarpTile,
    WorkerCounts,
)
from .goods import GOODS, ICONS, SHAPES, WORKERS
from .grammar_files import BySeats, Files


def plain(files: Files) -> Content:
    """The content as the game reads it."""
    supply, actions = files.supply, files.actions
    leaders = tuple(_leader(item) for item in files.leaders)
    return Content(
        buildings=tuple(_building(item) for item in files.buildings),
        superprojects=tuple(_superproject(item) for item in files.superprojects),
        leaders=leaders,
        paths=tuple(_path(item, leaders) for item in files.paths),
        boards=_boards(files.boards),
        actions=_actions(actions),
        construct_discount=goods(actions.build.engineer),
        recruit_genius=mask(actions.recruit.genius),
        beside=(gain(actions.recruit.beside.scientist), gain(actions.recruit.beside.engineer), gain(actions.recruit.beside.administrator)),
        mine_cubes=_three(actions.mine.beside),
        purify=(actions.purify.water, actions.purify.scientist),
        exchanges=_exchanges(actions.trade.ring),
        trades=(actions.trade.exchanges, actions.trade.administrator),
        places=actions.evacuation.places,
        evacuation_limits=(actions.evacuation.least, actions.evacuation.most),
        late_vp=actions.evacuation.late,
        anomaly_vp=files.anomaly.vp,
        seal=seal(files.anomaly.seal),
        recruit=tuple(_counts(card.workers) for card in files.recruit),
        mine=tuple(tuple(GOODS.index(name) for name in card.pool) for card in files.mine),
        capital=tuple(CapitalTile(tile.id, tile.action, effect(BONUS, [tile.bonus])) for tile in files.capital),
        warp=tuple(WarpTile(tile.id, gain(tile.gain), tile.water or 0) for tile in files.warp),
        breakthrough_copies=files.breakthroughs.copies,
        breakthrough_vp=(files.breakthroughs.vp, files.breakthroughs.set_vp),
        conditions=tuple(Condition(item.id, item.vp, (item.id, item.impl or item.id)) for item in files.conditions),
        conditions_in_play=supply.conditions.in_play,
        paradox_die=tuple(files.dice.paradox),
        shape_die=tuple(SHAPES.index(name) for name in files.dice.shape),
        icon_die=tuple(ANY_ICON if name == "any" else ICONS.index(name) for name in files.dice.icon),
        chronobot_die=tuple(files.dice.chronobot),
        seats=_seats(supply.seats),
        eras=supply.timeline,
        impact_after=supply.impact.after,
        start_water=(tuple(supply.water), tuple(supply.impl.water)),
        paradox_limit=supply.paradox_limit,
        warp_at_once=supply.warp_at_once,
        warp_left_vp=supply.warp_left_vp,
        exosuits=supply.seat.exosuits,
        path_markers=supply.seat.path_markers,
    )


# ---- tiles


def _both(item: grammar_items.Building | grammar_items.Superproject | grammar_items.Leader) -> Pair[Effects]:
    seed = effects(item)
    return seed, effects(item.impl) if item.impl else seed


def _building(item: grammar_items.Building) -> Building:
    return Building(item.id, TYPES.index(item.type), item.vp, _both(item))


def _superproject(item: grammar_items.Superproject) -> Superproject:
    first, second = (SHAPES.index(name) for name in item.breakthroughs.pair)
    exact = None
    if item.breakthroughs.exact:
        exact = SHAPES.index(item.breakthroughs.exact.shape), ICONS.index(item.breakthroughs.exact.icon)
    return Superproject(item.id, item.vp, cost(item.cost), exact, (first, second), _both(item))


def _leader(item: grammar_items.Leader) -> Leader:
    return Leader(item.id, PATHS.index(item.path), _both(item))


def _counts(found: dict[grammar.WorkerType, int]) -> WorkerCounts:
    scientist, engineer, administrator, genius = (found.get(name, 0) for name in WORKERS)
    return scientist, engineer, administrator, genius


# ---- boards


def _path(item: grammar_boards.Path, leaders: tuple[Leader, ...]) -> Path:
    ids = [leader.id for leader in leaders]
    return Path(
        id=item.id,
        goods=goods(item.start),
        active=_counts(item.active),
        tired=_counts(item.tired),
        breakthroughs=item.breakthroughs or 0,
        leaders=(ids.index(item.leaders[0]), ids.index(item.leaders[1])),
        evacuations=(_evacuation(item.evacuation.A), _evacuation(item.evacuation.B)),
    )


def _evacuation(item: grammar_boards.Evacuation) -> Evacuation:
    condition, one_set = _condition(item.condition), _set(item.set)
    other = item.impl or grammar_boards.OtherEvacuation()
    return Evacuation(
        id=item.id,
        condition=(condition, _condition(other.condition) if other.condition else condition),
        vp=item.vp,
        set=(one_set, _set(other.set) if other.set else one_set),
        per_set=item.per_set,
    )


def _condition(item: grammar_boards.Condition) -> tuple[str, int]:
    return item.count, item.least


def _set(item: grammar_boards.RewardSet) -> tuple[tuple[str, int], ...]:
    return tuple(item.model_dump(exclude_none=True).items())


def _boards(found: grammar_boards.Boards) -> tuple[tuple[Board, ...], tuple[Board, ...]]:
    side_a = _board(found.A)
    return (side_a,) * len(PATHS), tuple(_board(getattr(found.B, path)) for path in PATHS)


def _board(item: grammar_boards.Board) -> Board:
    return Board(
        slots=tuple(tuple(cost(way) for way in slot) or (NO_COST,) for slot in item.slots),
        slot_water=item.slot_water,
        breaks=tuple(slot - 1 for slot in item.breaks),
        supply_free=item.supply.kind == "free",
        supply_motivated=mask(item.supply.motivated),
        costs=_costs(item),
        morale_start=item.morale.start - 1,
        morale_vp=tuple(item.morale.vp),
        morale_water=tuple(item.morale.water),
        overflow=item.morale.overflow,
        time_travel=tuple(item.time_travel),
        superproject_anywhere=item.superproject_anywhere or False,
        anomaly_anywhere=item.anomaly_anywhere or False,
        lose_building=item.lose_building or False,
        paradox_limit=item.paradox_limit or 0,
        scientists_motivated=tuple(TYPES.index(name) for name in item.scientists_motivated or ()),
    )


def _costs(item: grammar_boards.Board) -> Pair[tuple[tuple[Goods, Goods, Goods], ...]]:
    seed = tuple(_row(getattr(item.costs, name)) for name in TYPES)
    if item.impl is None:
        return seed, seed
    return seed, tuple(_row(getattr(item.impl.costs, name) or getattr(item.costs, name)) for name in TYPES)


def _row(spots: grammar_boards.SpotCosts) -> tuple[Goods, Goods, Goods]:
    return goods(spots[0]), goods(spots[1]), goods(spots[2])


# ---- main board


def _actions(found: grammar_boards.Actions) -> tuple[MainAction, ...]:
    favoured = {"construct": "engineer", "purify": "scientist", "trade": "administrator"}
    return tuple(
        MainAction(
            id=name,
            spaces=tuple(getattr(part, "spaces", ())),
            workers=mask(getattr(part, "workers", None)) or ANY_WORKER,
            motivated=mask(getattr(part, "motivated", None)),
            favoured=mask([favoured[name]] if name in favoured else None),
        )
        for name, part in ((field.alias or name, getattr(found, name)) for name, field in type(found).model_fields.items())
    )


def _three(names: list[grammar.Resource]) -> tuple[int, int, int]:
    first, second, third = (GOODS.index(name) for name in names)
    return first, second, third


def _exchanges(ring: list[grammar.CubesCost]) -> tuple[Option, ...]:
    """Each link of the ring in both directions (AN-245)."""
    links = list(zip(ring, [*ring[1:], ring[0]], strict=True))
    return tuple((cost(given), gain(taken)) for link in links for given, taken in (link, link[::-1]))


def _seats(found: BySeats) -> tuple[Seats, ...]:
    return Seats(0, 0, 0), *(Seats(one.spaces, one.capital, one.late) for one in (found.one, found.two, found.three, found.four))
