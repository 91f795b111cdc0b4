"""What a table tells the page around it: plain facts to show in the prompt bar, the preview and the refusal callout.

Words are already in the player's language. A page that gets a new fact throws the old one away; no fact is ever changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from exhibition_suite.engine import Ruling

if TYPE_CHECKING:
    from typing import Literal

    StepState = Literal["done", "now", "next"]
    Tone = Literal["good", "neutral", "bad"]


@dataclass(frozen=True, slots=True)
class StepMark:
    """One step of a turn on the line of steps.

    Attributes:
        label: e.g. "Take".
        state: `done` (check mark), `now` (filled) or `next` (open ring).
    """

    label: str
    state: StepState


@dataclass(frozen=True, slots=True)
class Chip:
    """One reason of a preview.

    Attributes:
        icon: name for `board.icons.paint_icon`.
        text: the reason, e.g. "gap 84, 2nd".
        value: what stands bold behind it, e.g. "+4", or "" for none.
        tone: `good` paints the value green, `bad` red, `neutral` as text.
    """

    icon: str
    text: str
    value: str = ""
    tone: Tone = "good"


@dataclass(frozen=True, slots=True)
class Preview:
    """What the move aimed at would do.

    Attributes:
        title: e.g. "Preview · Years Gap, spot 2".
        chips: the changed score lines, or what a take leads to.
        before: total now, or None where no total is foretold.
        after: total after the move, or None.
        tone: `good` (tinted green), `neutral`, or `bad` (tinted red: the move aimed at is not allowed).
        note: one sentence instead of chips, e.g. the further rules a refused move breaks; "" for none.
        aside: what has to be known about the values, e.g. that an award depends on others; told where there is room, and spoken.
    """

    title: str
    chips: Sequence[Chip] = ()
    before: int | None = None
    after: int | None = None
    tone: Tone = "good"
    note: str = ""
    aside: str = ""

    @property
    def change(self) -> int | None:
        """Points won or lost, or None where no total is foretold."""
        return None if self.before is None or self.after is None else self.after - self.before


@dataclass(frozen=True, slots=True)
class PromptButton:
    """A button of the prompt bar; a press goes to `Table.press(id)`.

    Attributes:
        id: stable, e.g. `depot`, `confirm`, `put_back`, `compare`, `take`.
        text: what stands on it.
        icon: name of its icon, or "".
        key: the key that does the same, as shown on the key cap ("D", "Enter"), or "".
        primary: filled with the accent.
        enabled: greyed if not; then `why` tells the reason.
        why: tooltip.
    """

    id: str
    text: str
    icon: str = ""
    key: str = ""
    primary: bool = False
    enabled: bool = True
    why: str = ""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the seat may do now.

    Attributes:
        seat: who decides, or -1 when the game is over or a past moment is shown.
        title: one sentence, e.g. "Hana — place 1984 Rio Sambadrome".
        hint: a second, quieter one.
        steps: the steps of the turn, empty where there are none.
        preview: what the move aimed at would do, or None.
        buttons: from left to right; the primary one stands last.
    """

    seat: int
    title: str
    hint: str = ""
    steps: Sequence[StepMark] = ()
    preview: Preview | None = None
    buttons: Sequence[PromptButton] = ()


@dataclass(frozen=True, slots=True)
class NumberLine:
    """Drawing of a refusal about years: a stretch of the ruler.

    Attributes:
        first, last: the two years that are compared, in ascending order.
        limit: how many years from `first` are allowed; -1 where no distance is the matter.
        label: e.g. "52 years, limit 10".
    """

    first: int
    last: int
    limit: int = -1
    label: str = ""


@dataclass(frozen=True, slots=True)
class TwinGlyphs:
    """Drawing of a refusal about continents: the two signs that clash.

    Attributes:
        left, right: continent ids.
        same: they are equal though they must differ (else they differ though they must be equal).
        label: e.g. "Asia twice".
    """

    left: str
    right: str
    same: bool
    label: str = ""


@dataclass(frozen=True, slots=True)
class DecadeGrid:
    """Drawing of a refusal about decades: ten boxes.

    Attributes:
        tried: the decade that was tried, e.g. 1940.
        used: decades that are taken.
        allowed: decades that may be used at all.
        label: e.g. "the 1940s".
    """

    tried: int
    used: Sequence[int] = ()
    allowed: Sequence[int] = ()
    label: str = ""


Drawing = NumberLine | TwinGlyphs | DecadeGrid
"""What a refusal may draw."""


@dataclass(frozen=True, slots=True)
class RefusalNote:
    """Why a move was refused.

    Attributes:
        ruling: the rule that was broken first; `ruling.rule` goes on the tag and opens the rulebook.
        title: short reason with its place, e.g. "One Era: the years are too far apart".
        sentence: the rule's own sentence.
        drawing: a small picture of the reason, or None.
        place: where it happened, in coordinates of the table widget: the arrow points there.
        others: all further rules that are broken as well, in one sentence each.
        keep_clear: places that must not be covered (legal ones), in coordinates of the table widget.
    """

    ruling: Ruling
    title: str
    sentence: str
    drawing: Drawing | None
    place: QRectF
    others: Sequence[str] = ()
    keep_clear: Sequence[QRectF] = ()
