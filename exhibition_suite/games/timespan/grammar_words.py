"""The closed words of Timespan's content: names, numbers, filters, counts and conditions (section 2.1 of the rules).

Everything here is strict: a word that is not named, a field too many, a number that is a text are refused (TS-500).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Discriminator, Field, Tag, model_validator

from exhibition_suite.content_files import Part, refuse

MOST = 99
"""No number in the content is larger: a slip of the keyboard must not become a game that never ends."""
DEEPEST = 4
"""How deep effects, counts and conditions may stand in one another (TS-509)."""

Natural = Annotated[int, Field(ge=1, le=MOST)]
"""N of the grammar: a positive whole number."""
Points = Annotated[int, Field(ge=-MOST, le=MOST)]
"""INT of the grammar: the victory points of `vp`, the only number that may be negative."""

Resource = Literal["coin", "wheat", "stone", "wood", "sheep", "metal", "gold"]
LuxuryKind = Literal["fur", "pottery", "silk", "gems", "book", "yumurium"]
LuxuryOrAny = Literal["fur", "pottery", "silk", "gems", "book", "yumurium", "any"]
TrackName = Literal["culture", "science", "ship", "balloon", "space"]
TileName = Literal["gold", "workshop", "academy", "theatre"]
TypeName = Literal["person", "building", "invention", "special", "nextgen"]
DeckName = Literal["current", "future", "age4", "wonder"]
Target = Literal["below", "board", "timeline", "wonder_own", "neutral", "wonder_any", "market"]
Zone = Literal["timeline", "graveyard", "both", "hand"]
LuxuryZone = Literal["timeline", "graveyard", "both", "waiting"]
Colour = Literal["white", "black", "any"]
EventName = Literal["card_to_graveyard", "card_played", "wonder_built", "luxury_delivered", "my_wonder_visited", "tech_unlocked"]

Resources = Annotated[dict[Resource, Natural], Field(min_length=1)]


def _different(values: list[Any]) -> list[Any]:
    if len(set(values)) < len(values):
        raise refuse("each value once")
    return values


Types = Annotated[list[TypeName], Field(min_length=1), AfterValidator(_different)]
Ages = Annotated[list[Annotated[int, Field(ge=0, le=4)]], Field(min_length=1), AfterValidator(_different)]
Spaces = Annotated[list[Annotated[int, Field(ge=1, le=4)]], Field(min_length=1), AfterValidator(_different)]


class CardFilter(Part):
    """Which cards are meant; every given field must fit. `empty`: no worker stands on the card."""

    type: Types | None = None
    age: Ages | None = None
    space: Spaces | None = None
    has_luxury: bool | None = None
    empty: bool | None = None

    @model_validator(mode="after")
    def _says_something(self) -> CardFilter:
        if not self.model_fields_set:
            raise refuse("a filter with at least one field")
        return self


def _not_too_deep(value: Any) -> Any:
    if depth(value) > DEEPEST:
        raise refuse(f"at most {DEEPEST} deep (TS-509)")
    return value


# ---- counts


class CountConst(Part):
    """Always the same number."""

    c: Literal["const"]
    n: Natural


class CountPlain(Part):
    """What needs no further word (TS-503)."""

    c: Literal["peace", "track_ends", "tiles", "tucked", "completed", "incomes", "camels_here", "clock_tiles", "hand", "age"]


class CountCards(Part):
    """Cards in a zone (TS-504)."""

    c: Literal["cards"]
    zone: Zone
    type: TypeName | None = None
    age: Ages | None = None


class CountTypes(Part):
    """Different types of cards in a zone."""

    c: Literal["types"]
    zone: Zone


class CountLuxury(Part):
    """Luxury tiles in a zone, all or of one kind."""

    c: Literal["luxury"]
    zone: LuxuryZone
    kind: LuxuryKind | None = None


class CountLuxuryKinds(Part):
    """Different kinds of luxury tiles in a zone."""

    c: Literal["lux_kinds"]
    zone: LuxuryZone


class CountWonders(Part):
    """Built wonders."""

    c: Literal["wonders"]
    owner: Literal["me", "others", "all"]


class CountWorkers(Part):
    """Own workers."""

    c: Literal["workers"]
    zone: Literal["all", "waiting", "dormant", "used"]


class CountTrack(Part):
    """Number of the space the own piece stands on; 0 off the track (TS-503)."""

    c: Literal["track"]
    track: TrackName


class CountGears(Part):
    """Unlocked technologies of a colour."""

    c: Literal["gears"]
    colour: Colour


class CountResource(Part):
    """Cubes of a resource in the warehouse."""

    c: Literal["res"]
    kind: Literal["coin", "wheat", "stone", "wood", "sheep", "metal", "gold", "any"]


class CountOf(Part):
    """Sum or least of other counts."""

    c: Literal["sum", "min"]
    of: Annotated[list[Count], Field(min_length=1, max_length=MOST)]


_Counts = (
    CountConst
    | CountPlain
    | CountCards
    | CountTypes
    | CountLuxury
    | CountLuxuryKinds
    | CountWonders
    | CountWorkers
    | CountTrack
    | CountGears
    | CountResource
    | CountOf
)
Count = Annotated[_Counts, Field(discriminator="c"), AfterValidator(_not_too_deep)]


# ---- conditions


class AtLeast(Part):
    """The count is n or more."""

    ge: Annotated[tuple[Count, Natural], Field(strict=False)]


class AtMost(Part):
    """The count is n or less; n may be 0 (TS-515)."""

    le: Annotated[tuple[Count, Annotated[int, Field(ge=0, le=MOST)]], Field(strict=False)]


class AllOf(Part):
    """Every condition holds."""

    all_of: list[Cond] = Field(alias="and", min_length=1, max_length=MOST)


class AnyOf(Part):
    """At least one condition holds."""

    any_of: list[Cond] = Field(alias="or", min_length=1, max_length=MOST)


class Opposite(Part):
    """The condition does not hold."""

    of: Cond = Field(alias="not")


class Most(Part):
    """No opponent has more, and it is more than 0."""

    most: Count


class OnSpace(Part):
    """This card stands on one of these timeline spaces."""

    space: Spaces


CONDITIONS = ("ge", "le", "and", "or", "not", "most", "space")


def _condition(value: Any) -> str | None:
    """The one word that says which condition it is."""
    if isinstance(value, dict):
        return next((word for word in CONDITIONS if word in value), None)
    return None


_Conds = (
    Annotated[AtLeast, Tag("ge")]
    | Annotated[AtMost, Tag("le")]
    | Annotated[AllOf, Tag("and")]
    | Annotated[AnyOf, Tag("or")]
    | Annotated[Opposite, Tag("not")]
    | Annotated[Most, Tag("most")]
    | Annotated[OnSpace, Tag("space")]
)
Cond = Annotated[
    _Conds,
    Discriminator(
        _condition,
        custom_error_type="content",
        custom_error_message=f"a condition: one of {', '.join(CONDITIONS)}",
    ),
    AfterValidator(_not_too_deep),
]


def parts(value: Any) -> Iterator[Part]:
    """Every piece inside a piece or list, at any depth."""
    waiting = [value]
    while waiting:
        found = waiting.pop()
        if isinstance(found, Part):
            yield found
            waiting += [getattr(found, name) for name in found.model_fields_set]
        elif isinstance(found, (list, tuple)):
            waiting += found


def depth(value: Any) -> int:
    """How deep effects stand in effects, counts in counts, or conditions in conditions, whichever is deepest (TS-509)."""
    deepest = 0
    waiting: list[tuple[Any, dict[str, int]]] = [(value, {})]
    while waiting:
        found, above = waiting.pop()
        if isinstance(found, Part):
            family = "effect" if hasattr(found, "op") else "count" if hasattr(found, "c") else "condition"
            level = above.get(family, 0) + 1
            deepest = max(deepest, level)
            waiting += [(getattr(found, name), {**above, family: level}) for name in found.model_fields_set]
        elif isinstance(found, (list, tuple)):
            waiting += [(inner, above) for inner in found]
    return deepest
