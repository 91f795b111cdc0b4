"""The numbers of the value model (part 3 of the rules), as they are printed there: four columns, ages I to IV."""

from __future__ import annotations

from typing import Final

Columns = tuple[float, float, float, float]

CUBE: Final = {"coin": 1.0, "wheat": 2.0, "stone": 2.0, "wood": 2.0, "sheep": 3.0, "metal": 3.0, "gold": 4.0}
"""u of a resource: upgrades from the warehouse room (TS-600)."""

# TS-601, line by line.
VP: Final[Columns] = (1.25, 1.5, 2.0, 2.0)
DRAW: Final[Columns] = (2.0, 2.25, 2.5, 2.5)
DRAW_BY_TYPE: Final[Columns] = (2.5, 2.75, 3.0, 3.0)
DRAW_FUTURE: Final[Columns] = (3.0, 3.5, 4.0, 4.0)
LOOK_EACH: Final = 0.5
LOOK_MOST: Final = 1.5
WONDER_LOOK: Final[Columns] = (3.0, 3.0, 2.5, 2.0)
"""Two wonders looked at, one kept."""
DISCOVERY: Final[Columns] = (3.5, 5.0, 7.0, 7.0)
LUXURY: Final[dict[str, Columns]] = {
    "fur": (3.0, 2.75, 2.0, 1.5),
    "pottery": (3.0, 2.75, 2.0, 1.5),
    "silk": (4.25, 4.25, 3.5, 3.0),
    "any": (4.5, 4.5, 3.5, 3.0),
    "gems": (5.5, 5.5, 5.0, 4.5),
    "book": (5.0, 5.25, 4.0, 3.5),
    "yumurium": (6.0, 7.0, 8.0, 8.0),
}
DELIVER: Final[Columns] = (4.5, 5.0, 5.0, 5.0)
DELIVER_NAMED: Final = -0.5
"""On top of `DELIVER`, for a named kind (TS-514)."""
BURY_LUXURY: Final[dict[str, Columns]] = {
    "fur": (4.0, 3.0, 1.5, 1.0),
    "pottery": (4.0, 3.0, 1.5, 1.0),
    "silk": (5.0, 4.5, 2.5, 2.0),
    "any": (5.0, 4.5, 2.5, 2.0),
    "gems": (10.0, 9.0, 5.0, 4.0),
    "book": (6.0, 5.0, 2.5, 2.0),
    "yumurium": (20.0, 17.0, 11.0, 10.0),
}
"""From the supply; `any` is the best of fur, pottery and silk (TS-502)."""
BURY_WAITING_LUXURY: Final[Columns] = (2.0, 2.0, 1.5, 1.5)
STEP: Final[dict[str, Columns]] = {
    "culture": (2.75, 3.75, 4.25, 4.25),
    "science": (2.75, 3.75, 4.25, 4.25),
    "ship": (3.0, 3.0, 3.0, 3.0),
    "balloon": (3.5, 4.25, 4.25, 4.25),
    "space": (4.5, 5.0, 5.5, 5.5),
    "any": (3.5, 4.5, 5.5, 5.5),
}
UNLOCK: Final[dict[str, Columns]] = {"white": (5.0, 5.0, 4.5, 4.0), "black": (7.0, 7.0, 7.0, 6.0), "any": (7.5, 7.5, 7.0, 6.0)}
TILE: Final[dict[str, Columns]] = {
    "gold": (4.5, 3.5, 2.0, 1.5),
    "workshop": (4.5, 3.5, 2.0, 1.5),
    "academy": (8.0, 6.0, 4.0, 3.0),
    "theatre": (8.5, 6.5, 4.5, 3.5),
}
WORKER: Final[Columns] = (10.0, 8.0, 5.0, 4.0)
WAKE: Final[Columns] = (3.0, 3.5, 4.0, 4.0)
CAMEL: Final[Columns] = (4.0, 4.25, 4.5, 4.5)
ACTIVATE: Final[dict[str, Columns]] = {
    "board": (3.5, 4.0, 4.5, 4.5),
    "below": (3.5, 4.0, 4.5, 4.5),
    "timeline": (3.5, 5.0, 7.0, 7.0),
    "wonder_own": (4.0, 4.5, 5.0, 5.0),
    "neutral": (4.5, 4.5, 5.0, 5.0),
    "wonder_any": (4.5, 4.75, 5.5, 5.5),
    "market": (4.0, 4.0, 4.0, 4.0),
}
PLAY: Final[Columns] = (0.5, 1.0, 1.5, 1.5)
PLAY_FREE: Final[Columns] = (4.0, 6.5, 9.0, 11.0)
DISCOUNT: Final = 0.9
TUCK: Final[Columns] = (2.5, 4.0, 6.0, 6.0)
BURY_HAND: Final[Columns] = (1.5, 3.0, 5.0, 6.0)
BURY_DECK: Final[Columns] = (1.5, 4.5, 9.0, 9.0)
BURY_TIMELINE: Final[Columns] = (-1.0, 0.0, 0.5, 0.5)

# TS-602
SECOND_CHOICE, SECOND_CHOICE_MOST, MORE_CHOICES = 0.25, 1.0, 0.5
COST_LUXURY, COST_CARD, COST_BASIC = 2.0, 2.0, 2.0
COST_KEPT: Final = 0.1
TIMES: Final = (1.0, 1.6, 2.0)
"""`pay` once, twice, three times or more."""
IF_THEN: Final = 0.6

# TS-603
BOX: Final[Columns] = (0.8, 0.75, 0.5, 0.4)
INCOME: Final[Columns] = (1.3, 1.3, 1.0, 1.0)
PEACE: Final[Columns] = (2.2, 2.5, 2.0, 2.0)
ON_COMPLETE: Final[Columns] = (0.5, 0.5, 0.4, 0.3)
ON_MOVE: Final[Columns] = (2.5, 2.0, 0.8, 0.5)
ON_DEATH: Final[Columns] = (0.9, 0.7, 0.3, 0.2)
SLOT_PLAIN: Final[Columns] = (1.0, 1.0, 0.75, 0.5)
SLOT: Final[dict[str, Columns]] = {
    "fur": SLOT_PLAIN,
    "pottery": SLOT_PLAIN,
    "silk": SLOT_PLAIN,
    "any": SLOT_PLAIN,
    "gems": (1.25, 1.25, 1.25, 1.0),
    "book": (1.25, 1.25, 1.25, 1.0),
    "yumurium": (1.5, 1.5, 1.5, 1.25),
}
LASTING: Final[Columns] = (2.5, 2.0, 1.2, 1.0)

# TS-604, TS-605
BAND: Final = 0.15
COST_FACTOR: Final = 1.5
BASE: Final[Columns] = (2.0, 3.0, 4.0, 5.0)
DISCARD: Final[Columns] = (2.0, 2.5, 3.5, 4.5)
DISCARD_BAND: Final = 0.5
WONDER_COLUMN: Final = 1
WONDER_BOX, WONDER_PEACE, WONDER_INCOME, WONDER_VP, WONDER_LASTING = 1.5, 4.0, 2.5, 1.6, 3.0
WONDER_COST_FACTOR, WONDER_BASE = 2.0, 3.0
VISION: Final = 5.0
TECHNOLOGY_COLUMN: Final = 1
TECHNOLOGY: Final = {"w": 5.0, "b": 7.0}
TECHNOLOGY_INCOME: Final = {"w": 2.7, "b": 2.2}
TECHNOLOGY_PEACE, TECHNOLOGY_WORKER, RITUAL_BURIAL = 4.5, 6.5, 5.0

# TS-606: expected counts at the end of the game.
SHARE: Final[Columns] = (0.4, 0.65, 1.0, 1.0)
"""How much of an end count there is in each age; timeline counts are whole at once."""
AGE: Final[Columns] = (1.0, 2.0, 3.0, 3.0)
PLAIN: Final = {
    "peace": 5.0,
    "track_ends": 0.6,
    "tiles": 2.0,
    "tucked": 0.8,
    "completed": 4.0,
    "incomes": 6.0,
    "hand": 2.0,
    "camels_here": 0.7,
    "clock_tiles": 0.5,
}
CARDS: Final = {"timeline": 4.0, "graveyard": 9.0, "both": 13.0, "hand": 2.0}
CARDS_OF_TYPE: Final = {"person": 4.0, "building": 3.0, "invention": 5.0, "special": 1.0, "nextgen": 1.0}
"""In both zones; one of person, building, invention in the timeline is `TYPE_IN_TIMELINE` of them."""
TYPE_IN_TIMELINE: Final = 1.2
TYPES_IN_TIMELINE: Final = 2.7
LUXURIES: Final = {"both": 6.0, "timeline": 2.5, "graveyard": 3.5, "waiting": 1.0}
LUXURY_KIND: Final = 1.2
LUXURY_KINDS: Final = 4.0
WONDERS: Final = {"me": 1.7, "others": 3.0, "all": 4.7}
WORKERS: Final = {"all": 6.0, "used": 5.0, "dormant": 1.0, "waiting": 1.0}
TRACK: Final = {"culture": 8.0, "science": 8.0, "ship": 5.0, "balloon": 4.0, "space": 2.0}
GEARS: Final = {"any": 4.0, "white": 2.3, "black": 1.7}
ONE_RESOURCE, ANY_RESOURCE = 1.5, 5.0
CHANCES: Final = ((0.7, 0.85), (0.9, 0.65), (1.1, 0.45), (1.35, 0.25), (1.65, 0.1))
"""Threshold as part of the expected count -> probability that it is met."""
MOST: Final = 0.4
