"""The table between the players, the stack of open effects, and the small deeds that effects are made of.

Long rules run as frames on a stack, each a plain tuple `(kind, seat, …)`, so that a position can be copied, saved and searched at any
decision. What a frame does stands in `frames` and its neighbours; here is only what it works on.
"""

from __future__ import annotations

from typing import Any, Final

from exhibition_suite.engine import Event, Rng, Sink

from .actions import CAPITAL, HEXES, PLACES
from .automa_state import Automa
from .content import CONTENT
from .goods import ONE_WORKER, SUIT, WATER, WORKERS, W, amount, named_workers, unpack, workers_of
from .items import ANOMALY, BUILDING_ROWS, PROJECTS_FROM, RESERVOIR, STRUCTURE_IDS, WARP_IDS
from .options import Options
from .players import EMPTY, RIGHT_HALF, Players

Frame = tuple[Any, ...]
(SETTING_UP, PARADOX, POWERING, WARPING, TURNS, CLEANING, GAME_OVER) = range(7)
PHASES: Final = ("setup", "paradox", "power_up", "warp", "actions", "clean_up", "over")
(
    F_DO,
    F_PAY,
    F_LOSE,
    F_SPEND,
    F_BUILD,
    F_SPOT,
    F_RECRUIT,
    F_BONUS,
    F_RESEARCH,
    F_ICON,
    F_REROLL,
    F_CAPITAL,
    F_CUBE,
    F_GAIN,
    F_TRADE,
    F_FOCUS,
    F_RETURN,
    F_BACK,
    F_WATERS,
    F_BURN,
    F_CLONE,
    F_COPY,
    F_EXTRA,
    F_ANOMALY,
    F_ORDER,
    F_LEADER,
    F_SALVAGE,
    F_GIVE,
    F_EXCHANGE,
) = range(29)
ERAS: Final = 7
IMPACT: Final = 4
"""The Impact comes in the Clean Up of this Era (AN-375)."""
MORALE_END: Final = 7
TRAVEL_END: Final = 8


class Core(Players):
    """A position without the contract's methods.

    Attributes:
        seats: persons and bots; `rules`: the options; `phase`: index into `PHASES`; `seat`: who decides; era: 1 to 7; turn: counts
            decisions that stand alone; impl: 1 under the other reading of the disputed rules (AN-654).
        first: First Player of this Era; banner: whose banner stands at the World Council (AN-096).
        player: whose turn it is in Action Rounds, or who asked to power up; acted: the turn has its Action (AN-148);
        passed, done: masks of rows; rebate: Water that this Action still costs less (AN-610).
        hexes: what stands on the hex spaces: -1, or row * 16 + 8 if motivated + Worker type (4: an empty Exosuit);
        pools: the same for the three pools, in order of arrival.
        capital: Collapsing Capital tiles on the hex spaces, -1 for none; closed: mask of spaces whose tile is face down;
            ruins: the tiles not yet laid, for the nine spaces of the Capital Actions.
        primary, secondary: Building stacks by type, top first; projects: Superprojects above the seven Timeline tiles, -1 for none.
        recruits, mines: decks, top first; pool: Workers in the Recruit pool, packed; cubes: in the Mine pool, packed;
            lodes: mask of Mine spaces whose cube is left; recruit_card: the card of this Era.
        supply: Breakthroughs left, two bits a pair; conditions: the five Endgame Conditions.
        evacuees: seats in the order of Evacuation; chosen: masks of Warp tiles picked in secret, -1 before.
        order: rows in turn order of this Era; stack: open frames; rng: the game's generator; sink: where events go, None in a search.
        automa: state of the automatic opponent, see `Automa`.
    """

    __slots__ = (
        "acted",
        "automa",
        "banner",
        "capital",
        "chosen",
        "closed",
        "conditions",
        "cubes",
        "done",
        "era",
        "evacuees",
        "first",
        "hexes",
        "impl",
        "lodes",
        "mines",
        "order",
        "passed",
        "phase",
        "player",
        "pool",
        "pools",
        "primary",
        "projects",
        "rebate",
        "recruit_card",
        "recruits",
        "rng",
        "ruins",
        "rules",
        "seat",
        "seats",
        "secondary",
        "sink",
        "stack",
        "supply",
        "turn",
    )

    seat: int
    seats: int
    phase: int
    era: int
    turn: int
    impl: int
    first: int
    banner: int
    player: int
    acted: bool
    passed: int
    done: int
    rebate: int
    closed: int
    lodes: int
    pool: int
    cubes: int
    recruit_card: int
    supply: int
    rng: int
    rules: Options
    hexes: list[int]
    pools: list[tuple[int, ...]]
    capital: tuple[int, ...]
    ruins: tuple[int, ...]
    primary: list[tuple[int, ...]]
    secondary: list[tuple[int, ...]]
    projects: tuple[int, ...]
    recruits: tuple[int, ...]
    mines: tuple[int, ...]
    conditions: tuple[int, ...]
    evacuees: tuple[int, ...]
    chosen: list[int]
    order: tuple[int, ...]
    stack: list[Frame]
    automa: Automa
    sink: Sink | None

    # ---- telling and chance

    def tell(self, what: str, seat: int, /, reveals: bool = False, **params: Any) -> None:
        """Tells an event to the sink, if there is one."""
        if self.sink is not None:
            self.sink.append(Event(what, seat, params, reveals))

    def roll(self, faces: int) -> int:
        """A die with this many faces, from 0 (AN-658)."""
        rng = Rng(self.rng)
        self.rng = rng.bits()
        return rng.below(faces)

    def roll_paradox_die(self) -> int:
        """The Paradox die (AN-109)."""
        return CONTENT.paradox_die[self.roll(len(CONTENT.paradox_die))]

    # ---- goods

    def gain(self, seat: int, goods: int) -> None:
        """Goods from the general supply, which never runs out (AN-004)."""
        if goods:
            self.goods[seat] += goods
            if self.sink is not None:
                self.tell("gained", seat, goods=unpack(goods))

    def pay(self, seat: int, cost: int) -> None:
        """Pays goods; the first Water of an Action is cheaper where the rebate still waits (AN-610)."""
        if self.rebate and amount(cost, W):
            cost -= WATER
            self.rebate = 0
        if cost:
            self.goods[seat] -= cost
            if self.sink is not None:
                self.tell("paid", seat, goods=unpack(cost))

    def price(self, cost: int) -> int:
        """What a cost comes to with the rebate of the running Action."""
        return cost - WATER if self.rebate and amount(cost, W) else cost

    def score(self, seat: int, n: int, why: str, structure: str = "") -> None:
        """VP tokens; `why` names what gives them, `structure` the tile."""
        if n:
            self.vp[seat] += n
            if self.sink is not None:
                self.tell("scored", seat, count=n, why=why, structure=structure)

    def gain_paradox(self, seat: int, n: int) -> None:
        """Paradox tokens outside the Paradox phase; the limit is looked at there only, or at once under D-35 (AN-114)."""
        self.paradox[seat] += n
        self.tell("paradox", seat, count=n)
        if self.impl and self.phase != PARADOX and self.paradox[seat] >= self.paradox_limit(seat):
            self.stack.append((F_ANOMALY, seat, 0))

    def return_paradox(self, seat: int, n: int) -> None:
        """Gives back up to `n` Paradox tokens."""
        n = min(n, self.paradox[seat])
        if n:
            self.paradox[seat] -= n
            self.tell("paradox_back", seat, count=n)

    # ---- workers and suits

    def gain_workers(self, seat: int, workers: int) -> None:
        """New Workers into the Active column; they may be used at once (AN-012)."""
        self.active[seat] += workers
        if self.sink is not None:
            self.tell("got_workers", seat, workers=named_workers(workers))

    def lose_worker(self, seat: int, kind: int, column: int) -> None:
        """A Worker out of the Active (0) or Tired (1) column into the general supply (AN-011); barred ones go first."""
        if column:
            self.tired[seat] -= ONE_WORKER[kind]
        else:
            self.active[seat] -= ONE_WORKER[kind]
            if workers_of(self.barred[seat], kind):
                self.barred[seat] -= ONE_WORKER[kind]
        self.tell("lost_worker", seat, worker=WORKERS[kind])

    def refresh(self, seat: int) -> None:
        """All Tired Workers become Active; they may be placed from the next turn on (AN-302, D-34)."""
        tired = self.tired[seat]
        if tired:
            self.active[seat] += tired
            self.tired[seat] = 0
            if not self.impl:
                self.barred[seat] += tired
            if self.sink is not None:
                self.tell("refreshed", seat, workers=named_workers(tired))

    def gain_suit(self, seat: int) -> bool:
        """An Exosuit from the own supply, powered up on a free slot, a broken one last; False where none is left (AN-013 to AN-015)."""
        if not self.suits_left(seat):
            self.tell("no_suit", seat)
            return False
        powered = self.powered[seat]
        free = [slot for slot in range(6) if not powered >> slot & 1]
        whole = [slot for slot in free if not self.broken[seat] >> slot & 1]
        slot = (whole or free)[0]
        self.powered[seat] |= 1 << slot
        self.tell("got_suit", seat, number=slot + 1)
        return True

    def use_suit(self, seat: int) -> None:
        """Takes a powered-up Exosuit off its slot; which one has no meaning (AN-157)."""
        powered = self.powered[seat]
        self.powered[seat] = powered & ~(1 << powered.bit_length() - 1)

    # ---- tracks

    def move_morale(self, seat: int, step: int) -> None:
        """One step on the Morale track; beyond the right end its overflow VP (AN-296)."""
        morale = self.morale[seat] + step
        if morale > MORALE_END:
            self.score(seat, self.boards[seat].overflow, "morale")
        elif morale >= 1:
            self.morale[seat] = morale
            self.tell("morale", seat, space=morale)

    def step_travel(self, seat: int) -> None:
        """One step on the Time Travel track; at its end nothing happens (AN-331, AN-333)."""
        if self.travel[seat] < TRAVEL_END:
            self.travel[seat] += 1
            self.tell("travelled", seat, count=self.travel[seat])

    def tile_back(self, seat: int, tile: int) -> None:
        """A Warp tile off the Timeline into the hand (AN-334)."""
        era = self.take_tile(seat, tile)
        if self.sink is not None:
            self.tell("tile_back", seat, warp=WARP_IDS[tile], era=era)

    # ---- the main board

    def capital_size(self) -> int:
        """Spaces of each Capital Action (AN-050)."""
        return 3 if self.seats == 4 else 2

    def is_free(self, space: int) -> bool:
        """A hex space that may be used: no Exosuit, no face-down tile (AN-151)."""
        return self.hexes[space] < 0 and not self.closed >> space & 1

    def all_taken(self, action: int) -> bool:
        """Every space of a Capital Action is taken, so the World Council may copy it (AN-225)."""
        first = 3 * action
        return not any(self.is_free(space) for space in range(first, first + self.capital_size()))

    def stand(self, row: int, space: int, worker: int, motivated: bool) -> None:
        """An Exosuit comes to stand on a place of the main board."""
        code = row * 16 + (8 if motivated else 0) + worker
        if space < HEXES:
            self.hexes[space] = code
        else:
            at = space - HEXES
            self.pools[at] = (*self.pools[at], code)
        self.out[row] += 1

    def workers_on_board(self, seat: int) -> int:
        """Packed Workers of a seat on the main board."""
        found = 0
        for code in (*self.hexes, *self.pools[0], *self.pools[1], *self.pools[2]):
            if code >= 0 and code >> 4 == seat and code & 7 != SUIT:
                found += ONE_WORKER[code & 7]
        return found

    def workers(self, seat: int) -> int:
        """All Workers of a seat, everywhere (AN-007, AN-262)."""
        return self.active[seat] + self.tired[seat] + self.workers_out(seat) + self.workers_on_board(seat)

    # ---- structures

    def top(self, row: int, secondary: bool) -> int:
        """The Building on offer on a stack of a type, or -1."""
        stack = (self.secondary if secondary else self.primary)[row]
        return stack[0] if stack else EMPTY

    def take_building(self, structure: int) -> None:
        """Takes the top tile of a stack, which uncovers the next (AN-182)."""
        row = BUILDING_ROWS[structure]
        stacks = self.secondary if self.top(row, True) == structure else self.primary
        taken, *rest = stacks[row]
        assert taken == structure
        stacks[row] = tuple(rest)
        if rest:
            self.tell("uncovered", -1, True, structure=STRUCTURE_IDS[rest[0]])

    def put(self, seat: int, spot: int, structure: int) -> None:
        """Puts a structure on its spot, a Superproject on two (AN-575)."""
        spots = list(self.spots[seat])
        spots[spot] = structure
        if PROJECTS_FROM <= structure < ANOMALY:
            spots[spot + 1] = RIGHT_HALF
        self.spots[seat] = tuple(spots)
        self.settle_flags(seat)

    def begin_rebate(self, seat: int) -> None:
        """A Worker or Exosuit was placed: with Grand Reservoir this Action's Water is one cheaper (AN-610)."""
        self.rebate = 1 if self.flags[seat] & RESERVOIR else 0


def place_name(place: int) -> str:
    """A place by its id, for events."""
    return PLACES[place]


def capital_of(space: int) -> int:
    """The Capital Action of a hex space, -1 for World Council and Mine."""
    return space // 3 if space < 3 * len(CAPITAL) else -1
