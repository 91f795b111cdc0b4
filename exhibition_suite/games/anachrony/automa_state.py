"""What the automatic opponent has beyond a row of `Players`, and what it is told with (sections 3 and 16 of the solo rules).

Its row follows the only seat. Of that row it uses `vp`, `goods` (Resources only), `active` (Workers that it has collected),
`breakthroughs`, `paradox`, `travel`, `out` and `warped`. Its eight Warp tiles have no faces: only how many lie on a Timeline tile
counts (AS-003).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .grammar_automa import load

if TYPE_CHECKING:
    from .core import Core

RULES: Final = load()
CHRONOBOT, CHRONOSSUS = "chronobot", "chronossus"
SUITS: Final = RULES.exosuits
TILES: Final = RULES.warp
STEPS_VP: Final = tuple(RULES.vp.steps)
"""VP of the Time Travel track (AS-155)."""
LAST_STEP: Final = len(STEPS_VP) - 1


class Automa(NamedTuple):
    """The opponent's own state; a game without an opponent has `NOBODY`.

    Attributes:
        at: positions of the tokens 2 to 5 on their paths, from 1; above: the tokens in the order in which they came to where they are.
        ready: powered-up Exosuits not yet placed (E); acted: Actions of this Era (A, AS-201); turns: turns of this Era;
        extra: the extra turn of CB-3 was used in this Era.
        gained: Breakthroughs, pairs 0 to 14, in the order gained (AS-119); buildings, projects: numbers of structures in that order;
        anomalies: 0 to 3.
        energy, exhausted: tokens in the Energy Pool, slots: Action tile (0 to 2) and side (0 A, 1 B) of the slots I to III, both of the
            Chronossus only.
    """

    at: tuple[int, ...] = ()
    above: tuple[int, ...] = ()
    ready: int = 0
    acted: int = 0
    turns: int = 0
    extra: bool = False
    gained: tuple[int, ...] = ()
    buildings: tuple[int, ...] = ()
    projects: tuple[int, ...] = ()
    anomalies: int = 0
    energy: int = 0
    exhausted: int = 0
    slots: tuple[tuple[int, int], ...] = ()


NOBODY: Final = Automa()


def put(s: Core, **changes: Any) -> None:
    """Replaces parts of the opponent's state."""
    s.automa = s.automa._replace(**changes)


def tell(s: Core, what: str, rule: str, /, reveals: bool = False, **params: Any) -> None:
    """Tells an event of the opponent with the rule that asks for it (AS-342)."""
    if s.sink is not None:
        s.tell(what, s.seats, reveals, bot=s.rules.opponent, rule=rule, **params)


def is_chronossus(s: Core) -> bool:
    return s.rules.opponent == CHRONOSSUS


def gain_points(s: Core, points: int) -> None:
    """VP tokens; the event of the deed says how many."""
    s.vp[s.seats] += points


# ---- Warp tiles


def tiles_on(s: Core, era: int) -> int:
    """How many Warp tiles of the opponent lie on an Era's Timeline tile."""
    return s.tiles_on(s.seats, era).bit_count()


def supply(s: Core) -> int:
    """Warp tiles in the opponent's supply."""
    return TILES - s.warped[s.seats].bit_count()


def most_tiles(s: Core, last: int) -> int:
    """The Era up to `last` where the opponent has the most Warp tiles, the oldest of equals; 0 where it has none (AS-151, AS-233)."""
    era = max(range(1, last + 1), key=lambda one: (tiles_on(s, one), -one), default=0)
    return era if era and tiles_on(s, era) else 0


def place_tiles(s: Core, count: int) -> None:
    """Warp tiles from the supply onto the current Timeline tile; which ones has no meaning (AS-043)."""
    row = s.seats
    out = s.tiles_out(row)
    hand = [tile for tile in range(TILES) if not out >> tile & 1]
    s.warped[row] |= sum(1 << tile for tile in hand[:count]) << 9 * (s.era - 1)


def take_back(s: Core, era: int) -> None:
    """A Warp tile from an Era's Timeline tile into the supply (AS-153)."""
    s.take_tile(s.seats, s.tiles_on(s.seats, era).bit_length() - 1)
