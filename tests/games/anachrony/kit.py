"""Positions of Anachrony for tests: a table is set up by notation, then changed by hand to what a rule speaks of."""

from __future__ import annotations

from typing import Any

from exhibition_suite.engine import Event, Ruling
from exhibition_suite.games.anachrony import GAME
from exhibition_suite.games.anachrony.actions import HEXES, PLACES, SPOTS
from exhibition_suite.games.anachrony.core import TURNS
from exhibition_suite.games.anachrony.flow import settle
from exhibition_suite.games.anachrony.goods import (
    ICONS,
    ONE,
    ONE_WORKER,
    SHAPES,
    amount,
    breakthrough,
    tiles_of,
    types_in,
    workers_of,
)
from exhibition_suite.games.anachrony.items import (
    BUILDING_ROWS,
    CAPITAL_IDS,
    LEADER_IDS,
    NUMBER,
    PATH_IDS,
    PROJECTS_FROM,
    STRUCTURE_IDS,
    WARP_IDS,
)
from exhibition_suite.games.anachrony.players import EMPTY
from exhibition_suite.games.anachrony.state import AnachronyState

State = AnachronyState
LETTERS = {"N": 0, "G": 1, "U": 2, "T": 3, "W": 4, "E": 5}
WORKER_LETTERS = {"S": 0, "E": 1, "A": 2, "G": 3}
FIRST_LEADERS = ("haulani", "wolfe", "valerian", "caratacus")


# ---- setting up and playing


def start(
    seats: int = 2,
    seed: int = 1,
    paths: tuple[str, ...] = PATH_IDS,
    leaders: tuple[str, ...] | None = None,
    sides: str = "AAAA",
    **options: Any,
) -> State:
    """Power Up of Era 1: seat 0 is First Player; each seat has its Path of `paths`, its Leader, its Path board side."""
    chosen = {"first_player": "first_seat", "path_side": "choose", **options}
    s = GAME.new(GAME.Options(**chosen), seats, seed)
    own = leaders or tuple(FIRST_LEADERS[PATH_IDS.index(path)] for path in paths[:seats])
    while s.phase_id == "setup":
        kind = s.actions()[0].text.split()[0]
        play(s, f"{kind} {({'path': paths, 'side': sides, 'leader': own}[kind])[s.seat]}")
    return s


def turns(s: State, suits: int = 6) -> State:
    """Action Rounds of the current Era: everybody has this many powered-up Exosuits, nobody has warped."""
    s.stack.clear()
    s.phase = TURNS
    s.player = s.order[0]
    s.acted = False
    s.passed = s.done = 0
    s.chosen = [0] * s.size
    for seat in range(s.seats):
        s.powered[seat] = (1 << suits) - 1
    settle(s)
    return s


def table(seats: int = 2, *, era: int = 1, suits: int = 6, **how: Any) -> State:
    """Action Rounds of an Era, seat 0 to move; see `start`. After Era 4 the Impact has happened."""
    s = start(seats, **how)
    return turns(to_era(s, era), suits)


def crew(seats: int = 2, workers: str = "SSEEAAG", **how: Any) -> State:
    """As `table`, with these Workers Active and nobody Tired, no goods, no Leader with a Free Action: turns end by themselves."""
    s = table(seats, **how)
    for seat in range(seats):
        give(lead(staff(s, seat, workers), seat, "wolfe"), seat)
    return s


def to_era(s: State, era: int) -> State:
    """Puts the game into an Era, with the Impact behind it where that is so."""
    while s.era < era:
        s.recruits, s.mines = s.recruits[1:] or s.recruits, s.mines[1:] or s.mines
        s.era += 1
    s.focus = [era] * s.size
    if era > 4 and s.ruins:
        s.capital = (*s.ruins, *(-1,) * (HEXES - len(s.ruins)))
        s.ruins = ()
    return s


def play(s: State, *texts: str) -> list[Event]:
    """Plays actions by their notation, each of which must be legal; answers what happened."""
    events: list[Event] = []
    for text in texts:
        action = GAME.parse(text)
        assert s.refusal(action) is None, f"{text}: {s.refusal(action)}; legal: {listed(s)}"
        s.apply(action, events)
    return events


def listed(s: State) -> list[str]:
    """Notations of all legal actions."""
    return [action.text for action in (*s.actions(), *s.extras())]


def may(s: State, text: str) -> bool:
    """The action is legal now."""
    return s.refusal(GAME.parse(text)) is None


def refused(s: State, text: str) -> Ruling:
    """Why the action is refused; it must be."""
    ruling = s.refusal(GAME.parse(text))
    assert ruling is not None, f"{text} is legal"
    return ruling


# ---- reading


def goods(s: State, seat: int = 0) -> dict[str, int]:
    """Resources, Water, Energy Cores by letter (N G U T W E), those that are there."""
    return {letter: amount(s.goods[seat], kind) for letter, kind in LETTERS.items() if amount(s.goods[seat], kind)}


def active(s: State, seat: int = 0) -> str:
    """Workers in the Active column by letter: `SSEG`."""
    return letters(s.active[seat])


def tired(s: State, seat: int = 0) -> str:
    """Workers in the Tired column by letter."""
    return letters(s.tired[seat])


def letters(workers: int) -> str:
    """Packed Workers by letter."""
    return "".join("SEAG"[kind] * workers_of(workers, kind) for kind in types_in(workers))


def built(s: State, seat: int = 0) -> dict[str, str]:
    """What stands on the spots: spot id to structure id (the left spot of a Superproject only)."""
    return {SPOTS[spot]: STRUCTURE_IDS[one] for spot, one in enumerate(s.spots[seat]) if one >= 0}


def breakthroughs(s: State, seat: int = 0) -> dict[str, int]:
    """Own Breakthroughs, `circle/society` to how many."""
    pairs = [(f"{shape}/{icon}", breakthrough(a, b)) for a, shape in enumerate(SHAPES) for b, icon in enumerate(ICONS)]
    return {name: tiles_of(s.breakthroughs[seat], kind) for name, kind in pairs if tiles_of(s.breakthroughs[seat], kind)}


def warped(s: State, seat: int = 0) -> dict[int, list[str]]:
    """Own Warp tiles by Era."""
    return {era: [WARP_IDS[tile] for tile in range(9) if s.tiles_on(seat, era) >> tile & 1] for era in range(1, 8) if s.tiles_on(seat, era)}


def line(s: State, name: str, seat: int = 0) -> int:
    """Points of one line of a score table."""
    return next(one.points for one in s.scores()[seat].lines if one.id == name)


# ---- changing by hand


def give(s: State, seat: int = 0, **amounts: int) -> State:
    """Sets what a seat has: `give(s, 0, T=2, W=3)`; kinds not named become 0."""
    s.goods[seat] = sum(n * ONE[LETTERS[letter]] for letter, n in amounts.items())
    return s


def staff(s: State, seat: int = 0, active: str = "", tired: str = "") -> State:
    """Sets the Workers in the columns, by letter."""
    s.active[seat] = sum(ONE_WORKER[WORKER_LETTERS[letter]] for letter in active)
    s.tired[seat] = sum(ONE_WORKER[WORKER_LETTERS[letter]] for letter in tired)
    return s


def house(s: State, seat: int, *structures: str, at: str | None = None) -> State:
    """Builds Buildings and Superprojects (`B-105`, `S-04`, `ANOMALY`) on the next spots of their rows, or at one spot."""
    for name in structures:
        number = NUMBER[name]
        if number < PROJECTS_FROM:
            row = BUILDING_ROWS[number]
            s.primary[row] = tuple(one for one in s.primary[row] if one != number)
            s.secondary[row] = tuple(one for one in s.secondary[row] if one != number)
            spots = [3 * row, 3 * row + 1, 3 * row + 2]
        else:
            s.projects = tuple(-1 if one == number else one for one in s.projects)
            spots = [0, 3, 6, 9] if name.startswith("S-") else list(range(12))
        wide = name.startswith("S-")
        own = s.spots[seat]
        free = [spot for spot in spots if own[spot] == EMPTY and (not wide or own[spot + 1] == EMPTY)]
        s.put(seat, SPOTS.index(at) if at else free[0], number)
    return s


def cover(s: State, seat: int, structure: str) -> State:
    """Lays an Anomaly on top of an own structure."""
    s.cover(seat, s.spots[seat].index(NUMBER[structure]))
    s.settle_flags(seat)
    return s


def offer(s: State, *buildings: str) -> State:
    """Puts Buildings on top of the primary stacks of their types."""
    for name in buildings:
        number = NUMBER[name]
        row = BUILDING_ROWS[number]
        s.secondary[row] = tuple(one for one in s.secondary[row] if one != number)
        s.primary[row] = (number, *(one for one in s.primary[row] if one != number))
    return s


def project(s: State, name: str, era: int | None = None) -> State:
    """Puts a Superproject above the tile of an Era (the current one), face up if that lies in reach."""
    number, at = NUMBER[name], (era or s.era) - 1
    here = s.projects[at]
    s.projects = tuple(number if i == at else (here if one == number else one) for i, one in enumerate(s.projects))
    return s


def hold(s: State, seat: int, *pairs: str) -> State:
    """Gives Breakthroughs out of the supply: `hold(s, 0, "circle/society")`."""
    for pair in pairs:
        shape, icon = pair.split("/")
        kind = breakthrough(SHAPES.index(shape), ICONS.index(icon))
        s.supply -= 1 << 2 * kind
        s.breakthroughs[seat] += 1 << 2 * kind
    return s


def pool(s: State, workers: str) -> State:
    """Sets the Recruit pool by letter."""
    s.pool = sum(ONE_WORKER[WORKER_LETTERS[letter]] for letter in workers)
    return s


def mine(s: State, cubes: str) -> State:
    """Sets the Mine pool by letter."""
    s.cubes = sum(ONE[LETTERS[letter]] for letter in cubes)
    return s


def tile(s: State, place: str, name: str) -> State:
    """Puts a Collapsing Capital tile, e.g. `K-21`, face up on a space."""
    capital = list(s.capital)
    capital[PLACES.index(place)] = CAPITAL_IDS.index(name)
    s.capital = tuple(capital)
    return s


def close(s: State, *places: str) -> State:
    """Turns the tiles on these spaces face down."""
    for place in places:
        s.closed |= 1 << PLACES.index(place)
    return s


def occupy(s: State, seat: int, *places: str, worker: str = "S") -> State:
    """An Exosuit of a seat stands on these places."""
    for place in places:
        s.powered[seat] = s.powered[seat] & (s.powered[seat] - 1)
        s.stand(seat, PLACES.index(place), WORKER_LETTERS[worker], False)
    return s


def warp(s: State, seat: int, era: int, *tiles: str) -> State:
    """Puts own Warp tiles on the tile of an Era."""
    for name in tiles:
        s.warped[seat] |= 1 << 9 * (era - 1) + WARP_IDS.index(name)
    return s


def lead(s: State, seat: int, leader: str) -> State:
    """Gives a seat this Leader."""
    s.leader[seat] = LEADER_IDS.index(leader)
    return s


def resume(s: State) -> State:
    """Lets the game go on to the next decision after changes that settle one (for example an empty hand)."""
    settle(s)
    return s


def to_clean_up(s: State) -> list[Event]:
    """Everybody passes; answers what happens until the next decision."""
    events: list[Event] = []
    while s.phase == TURNS and not s.stack:
        events += play(s, "end" if s.acted else "pass")
    return events
