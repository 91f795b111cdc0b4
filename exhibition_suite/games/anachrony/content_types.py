"""The plain form of Anachrony's content, which the game reads.

Goods are vectors of six amounts in the order of `goods.GOODS` (neutronium, gold, uranium, titanium, water, energy_core), Workers vectors
of four in the order of `goods.WORKERS`. A mask of Worker types has the bit `1 << type`; where types are named the bit of the Genius is set
too (AN-008, AN-316). What the option `disputed_rules` changes is a pair: `[SEED]`, `[IMPL]`; both are the same where nothing differs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

SEED, IMPL = 0, 1
ACTION, FREE, IMMEDIATE, PASSIVE, ENDGAME, BONUS = range(6)
KINDS: Final = ("action", "free", "immediate", "passive", "endgame", "bonus")
"""Kinds of effects; `bonus` is that of a Collapsing Capital tile."""
TYPES: Final = ("power_plant", "factory", "life_support", "lab")
"""Building types, and rows of a player board."""
PATHS: Final = ("harmony", "dominance", "progress", "salvation")
ANY_WORKER: Final = 0b1111

Goods = tuple[int, int, int, int, int, int]
WorkerCounts = tuple[int, int, int, int]
T = TypeVar("T")
Pair = tuple[T, T]
"""What is so under `disputed_rules = seed`, and what under `impl`."""
NO_GOODS: Final[Goods] = (0, 0, 0, 0, 0, 0)
NO_WORKERS: Final[WorkerCounts] = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Cost:
    """What is paid: goods, cubes of titanium, uranium or gold in any mixture, Workers of exactly these types, Workers of any type."""

    goods: Goods = NO_GOODS
    tug: int = 0
    workers: WorkerCounts = NO_WORKERS
    any_worker: int = 0


@dataclass(frozen=True, slots=True)
class Gain:
    """What is gained. `paradox`: tokens taken, or below zero up to that many given back; `exosuits`: powered-up; `morale`: steps."""

    goods: Goods = NO_GOODS
    tug: int = 0
    workers: WorkerCounts = NO_WORKERS
    exosuits: int = 0
    morale: int = 0
    vp: int = 0
    paradox: int = 0


NO_COST: Final = Cost()
NO_GAIN: Final = Gain()
Option = tuple[Cost, Gain]


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect: `cost` and one of `one_of` and of `paid` are paid, then comes `op`, then `gain`.

    Attributes:
        kind: `ACTION` (a Worker space), `FREE` (a Free Action slot), `IMMEDIATE`, `PASSIVE`, `ENDGAME` or `BONUS`.
        op: "" where there is only the gain, else one of the table below.
        workers: `ACTION` only: mask of the types that may be placed.
        one_of: beside the cost, one of these (the Anomaly, AN-357).
        paid: goods of which x are paid, at least one, any mixture (AN-337, AN-338); per_paid: VP for each of them.
        n, times, names, options, points, returns, boosted: what `op` says.
        motivated: mask of the types that go back to Active (AN-315); lost: the Worker is lost at once (AN-318, AN-319).

    | op | kinds | means |
    | --- | --- | --- |
    | `set_focus` | action, free | range `n` (0: x), `times` in a row; `returns`: a Warp tile may come back; `boosted`: Labs add (AN-325) |
    | `warp_back` | action, immediate | up to `n` own Warp tiles at no cost (AN-332) |
    | `refresh` | action, bonus | all Tired Workers become Active |
    | `choose` | action, free | exactly one of `options` |
    | `act` | action, immediate | one of the main board actions `names`, `times` times, without a space (AN-601, AN-617) |
    | `main_board` | free | an Exosuit with an Active Worker, or empty and counting as `names[0]` (AN-605, AN-489) |
    | `own_board` | free | an Active Worker to a Worker space of the own player board (AN-485) |
    | `copy` | action | a Worker action of any board, of `names`: building, superproject, supply (AN-602) |
    | `clone` | action | a Worker like `names[0]`: tired, used; into the column `names[1]`: active, tired (AN-603) |
    | `seal` | action | this Anomaly goes (AN-356) |
    | `range` | passive | Power Plants + `n` (AN-335) |
    | `paradox_limit` | passive | + `n` (AN-110) |
    | `halve_supply` | passive | halved, rounded up; a second tile: `names[0]`: halve, free (AN-299) |
    | `second_die` | passive | at Research, at `cost`, set the other die (AN-217) |
    | `less_water` | passive | Actions but `names` cost `n` Water less (AN-610) |
    | `discount` | passive, bonus | Construct costs `n` less of `names[0]`: tug, neutronium (AN-192, AN-281, AN-282) |
    | `at_mine` | passive | `gain` at each Mine Resource (AN-238) |
    | `keep_worker` | passive | AN-305 |
    | `evacuation` | passive | AN-611 |
    | `hold_slots` | passive | AN-386 |
    | `exchange` | passive | in Power Up any of `options`, any number of times (AN-487) |
    | `take_worker` | passive | Clean Up: at `cost` a Worker from `names[0]`: pool, card (AN-486, AN-493) |
    | `take_cube` | passive | Clean Up: one cube from `names[0]`: mine, supply; a second at `cost` (AN-488, AN-493) |
    | `clean_up_act` | passive | Clean Up: at `cost` the action `names[0]` (AN-493) |
    | `as_genius` | passive | own Workers of the type `names[0]` count as Geniuses (AN-493) |
    | `per` | endgame | `n` VP per `names[0]`: anomaly, time_travel, superproject |
    | `morale_floor` | endgame | negative Morale VP count 0 (AN-404) |
    | `again` | bonus | the action once more (AN-274) |
    | `set_die` | bonus | the second die is set at no cost (AN-277) |
    | `superproject` | bonus | also a Construct of a Superproject (AN-279) |
    | `built` | bonus | VP `points`, by spot, for a `names[0]`: superproject, building (AN-283, AN-284) |
    | `bonus_again` | bonus | the asset beside the Worker once more (AN-288) |
    """

    kind: int
    op: str = ""
    workers: int = 0
    cost: Cost = NO_COST
    one_of: tuple[Cost, ...] = ()
    paid: tuple[int, ...] = ()
    gain: Gain = NO_GAIN
    per_paid: int = 0
    n: int = 0
    times: int = 1
    names: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    points: tuple[int, ...] = ()
    returns: bool = True
    boosted: bool = True
    motivated: int = 0
    lost: bool = False


Effects = tuple[Effect, ...]
"""In the order immediate, action, free, passive, endgame; at most one of each of the first three kinds."""


@dataclass(frozen=True, slots=True)
class Building:
    """A Building tile, e.g. `B-101`; `type` is an index of `TYPES`."""

    id: str
    type: int
    vp: int
    effects: Pair[Effects]


@dataclass(frozen=True, slots=True)
class Superproject:
    """A Superproject, e.g. `S-01`. `exact`: (shape, icon) or None, `pair`: two shapes; one of both is paid (AN-187)."""

    id: str
    vp: int
    cost: Cost
    exact: tuple[int, int] | None
    pair: tuple[int, int]
    effects: Pair[Effects]


@dataclass(frozen=True, slots=True)
class Leader:
    """A Leader, e.g. `haulani`; `path` is an index of `PATHS`."""

    id: str
    path: int
    effects: Pair[Effects]


@dataclass(frozen=True, slots=True)
class Evacuation:
    """One side of a Path board (section 15.7).

    Attributes:
        id: e.g. `welfare`.
        condition: (what is counted, at least so many): a Building type, `spots`, `spots_without_anomalies`, `morale`, `water`, `anomalies`.
        vp: base VP; per_set: VP for each set.
        set: (what, how many) for each part: a good, a Worker type, `worker`, `building`, `superproject`, `breakthrough`,
            `warp_tile` (on the Timeline), `time_travel` (steps).
    """

    id: str
    condition: Pair[tuple[str, int]]
    vp: int
    set: Pair[tuple[tuple[str, int], ...]]
    per_set: int


@dataclass(frozen=True, slots=True)
class Path:
    """A Path board: what its player starts with, its two Leaders (indexes of `Content.leaders`), its evacuations by side (0 = A, 1 = B)."""

    id: str
    goods: Goods
    active: WorkerCounts
    tired: WorkerCounts
    breakthroughs: int
    leaders: tuple[int, int]
    evacuations: tuple[Evacuation, Evacuation]


@dataclass(frozen=True, slots=True)
class Board:
    """One side of a player board.

    Attributes:
        slots: six, each the costs of which one is paid; a free slot has the one cost `NO_COST` (AN-122).
        slot_water: Water for each empty slot (AN-123); breaks: indexes 0-5 of the slots that the Impact closes (AN-385).
        supply_free: Supply is a Free Action; supply_motivated: mask (AN-297, AN-298).
        costs: by profile, Building type and column.
        morale_start: index 0-6; morale_vp, morale_water: of the seven spaces; overflow: VP beyond the right end.
        time_travel: VP of 0 to 8 steps.
        superproject_anywhere: AN-191; anomaly_anywhere: AN-361; lose_building: AN-362; paradox_limit: added (AN-110).
        scientists_motivated: Building types, indexes of `TYPES`, on which Scientists (no Genius) are motivated (AN-317).
    """

    slots: tuple[tuple[Cost, ...], ...]
    slot_water: int
    breaks: tuple[int, ...]
    supply_free: bool
    supply_motivated: int
    costs: Pair[tuple[tuple[Goods, Goods, Goods], ...]]
    morale_start: int
    morale_vp: tuple[int, ...]
    morale_water: tuple[int, ...]
    overflow: int
    time_travel: tuple[int, ...]
    superproject_anywhere: bool
    anomaly_anywhere: bool
    lose_building: bool
    paradox_limit: int
    scientists_motivated: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MainAction:
    """A main board action. `spaces`: Water for each hex space, empty for a Hex Pool space.

    `workers`, `motivated`, `favoured`: masks of who is admitted, who goes back to Active, who has a bonus.
    """

    id: str
    spaces: tuple[int, ...]
    workers: int
    motivated: int
    favoured: int


@dataclass(frozen=True, slots=True)
class CapitalTile:
    """A Collapsing Capital tile, e.g. `K-11`; `action`: construct, recruit or research."""

    id: str
    action: str
    bonus: Effect


@dataclass(frozen=True, slots=True)
class WarpTile:
    """A Warp tile; `water` is paid to use it; to take it back costs what it gives, from the Active column or a hex slot (AN-329)."""

    id: str
    gain: Gain
    water: int


@dataclass(frozen=True, slots=True)
class Condition:
    """An Endgame Condition; the id says what is counted, `range` under `IMPL` the sum of all ranges (AN-420, D-12)."""

    id: str
    vp: int
    counted: Pair[str]


@dataclass(frozen=True, slots=True)
class Seats:
    """Numbers of a game: spaces of a Capital Action (AN-050), its tiles (AN-058), place 1-4 of the late token, 0 for none (AN-260)."""

    spaces: int
    capital: int
    late: int


@dataclass(frozen=True, slots=True)
class Content:
    """Everything.

    Attributes:
        buildings: 60, by id; superprojects: 18; leaders: eight, two by two in the order of `PATHS`; paths: in the order of `PATHS`.
        boards: `boards[side][path]`, side 0 = A (four times the same), 1 = B.
        actions: construct, recruit, research, council (left, right), mine (from the top), purify, trade, evacuation.
        construct_discount: goods an Engineer saves; recruit_genius: mask of who may take a Genius.
        beside: the asset beside a Scientist, an Engineer, an Administrator; a Genius chooses (AN-204).
        mine_cubes: good beside each Mine space; purify: Water, and how much more for the favoured.
        exchanges: eight trades as (cost, gain), both directions of each link; trades: how many, and more for the favoured.
        places: places for markers at the Evacuation; evacuation_limits: least and most VP; late_vp: of the token.
        anomaly_vp, seal: the Anomaly's points and its action.
        recruit: Workers of each of the 11 cards; mine: goods, top to bottom, of each of the 11.
        capital: 15 tiles; warp: nine; breakthrough_copies: of each pair of shape and icon; breakthrough_vp: each, and a set of shapes.
        conditions: eight; conditions_in_play: five.
        paradox_die: six numbers; shape_die: shapes; icon_die: icons, `ANY_ICON` for "?"; chronobot_die: command tokens.
        seats: by number of players, [0] unused; eras: 7; impact_after: the Era whose Clean Up has the Impact.
        start_water: by profile and place in turn order (AN-076); paradox_limit.
        warp_at_once: most tiles in one Warp phase; warp_left_vp: VP of each tile left.
        exosuits, path_markers: of each player.
    """

    buildings: tuple[Building, ...]
    superprojects: tuple[Superproject, ...]
    leaders: tuple[Leader, ...]
    paths: tuple[Path, ...]
    boards: tuple[tuple[Board, ...], tuple[Board, ...]]
    actions: tuple[MainAction, ...]
    construct_discount: Goods
    recruit_genius: int
    beside: tuple[Gain, Gain, Gain]
    mine_cubes: tuple[int, int, int]
    purify: tuple[int, int]
    exchanges: tuple[Option, ...]
    trades: tuple[int, int]
    places: int
    evacuation_limits: tuple[int, int]
    late_vp: int
    anomaly_vp: int
    seal: Effect
    recruit: tuple[WorkerCounts, ...]
    mine: tuple[tuple[int, ...], ...]
    capital: tuple[CapitalTile, ...]
    warp: tuple[WarpTile, ...]
    breakthrough_copies: int
    breakthrough_vp: tuple[int, int]
    conditions: tuple[Condition, ...]
    conditions_in_play: int
    paradox_die: tuple[int, ...]
    shape_die: tuple[int, ...]
    icon_die: tuple[int, ...]
    chronobot_die: tuple[int, ...]
    seats: tuple[Seats, ...]
    eras: int
    impact_after: int
    start_water: Pair[tuple[int, ...]]
    paradox_limit: int
    warp_at_once: int
    warp_left_vp: int
    exosuits: int
    path_markers: int


ANY_ICON: Final = 5
