"""The prompt bar and its preview: all facts shown, buttons keep the keyboard, what does not fit is counted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from exhibition_suite.app.prompt_bar import PromptBar
from exhibition_suite.app.skin import dress
from exhibition_suite.engine import SeatSetup
from exhibition_suite.tables.facts import Chip, Preview, Prompt, PromptButton, StepMark
from tests.app.game_room import clipped, look_of, settle

SEATS = (SeatSetup("Hana", "person", "zeppelin"), SeatSetup("Otto", "normal", "ford"))
STEPS = (StepMark("Take", "done"), StepMark("Move", "done"), StepMark("Refill", "done"), StepMark("Place", "now"))
CHIPS = (Chip("caseGap", "gap 84, 2nd", "+4"), Chip("decades", "1980s new", "+1"), Chip("plus", "spot filled", "+1"))
BUTTONS = (
    PromptButton("depot", "To depot", "depot", "D"),
    PromptButton("confirm", "Confirm", "check", "Enter", True, False, "First choose a place."),
)
PROMPT = Prompt(
    0,
    "Hana — place 1984 Rio Sambadrome",
    "2 spots and the depot are lit.",
    STEPS,
    Preview("Preview · Years Gap, spot 2", CHIPS, 12, 18),
    BUTTONS,
)


@pytest.fixture
def bar(qtbot: QtBot) -> PromptBar:
    look = look_of()
    widget = PromptBar(SEATS)
    dress(widget, look, "exhibition")
    widget.kept = look  # type: ignore[attr-defined]
    qtbot.addWidget(widget)
    widget.resize(1600, 78)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.show_prompt(PROMPT)
    settle()
    return widget


def test_everything_is_said(bar: PromptBar) -> None:
    assert bar.texts() == [
        "Hana — place 1984 Rio Sambadrome", "2 spots and the depot are lit.", "Take", "Move", "Refill", "Place",
        "Preview · Years Gap, spot 2", "gap 84, 2nd +4", "1980s new +1", "spot filled +1", "12 → 18", "+6", "To depot", "Confirm",
    ]  # fmt: skip
    assert bar.preview.accessibleName() == "Preview · Years Gap, spot 2, gap 84, 2nd +4, 1980s new +1, spot filled +1, 12 → 18, +6"
    assert bar.sign.accessibleName() == "Hana"
    assert clipped(bar) == []


def test_all_chips_fit_at_the_usual_size_and_the_rest_is_counted(bar: PromptBar) -> None:
    assert bar.preview.shown_chips(bar.preview.width() - 86)[1] == 0
    shown, more = bar.preview.shown_chips(200)
    assert (len(shown), more) == (1, 2)
    assert "spot filled +1" in bar.preview.toolTip()


def test_a_greyed_button_says_why(bar: PromptBar) -> None:
    confirm = bar.buttons["confirm"]
    assert not confirm.isEnabled()
    assert confirm.toolTip() == "First choose a place."
    assert confirm.key_hint == "Enter"


def test_buttons_that_stay_keep_the_keyboard(bar: PromptBar, qtbot: QtBot) -> None:
    depot = bar.buttons["depot"]
    bar.activateWindow()
    depot.setFocus()
    fresh = Prompt(0, "Hana — place 1984", "", STEPS, None, (BUTTONS[0], PromptButton("confirm", "Confirm", "check", "Enter", True)))
    bar.show_prompt(fresh)
    assert bar.buttons["depot"] is depot
    assert depot.hasFocus()
    assert bar.buttons["confirm"].isEnabled()
    with qtbot.waitSignal(bar.pressed) as pressed:
        qtbot.mouseClick(bar.buttons["confirm"], Qt.MouseButton.LeftButton)
    assert pressed.args == ["confirm"]


def test_buttons_come_and_go(bar: PromptBar) -> None:
    bar.show_prompt(Prompt(1, "Otto's turn"))
    assert bar.buttons == {}
    assert bar.sign.accessibleName() == "Otto"
    bar.show_prompt(Prompt(-1, "End of game", "Hana wins."))
    assert not bar.sign.isVisible()


def test_losses_and_refusals_have_their_tone(bar: PromptBar) -> None:
    loss = Preview("Preview · Depot", (Chip("depot", "depot", "−1", "bad"),), 12, 11, "neutral")
    bar.show_prompt(Prompt(0, "Hana", "", STEPS, loss, BUTTONS))
    assert bar.preview.texts()[-2:] == ["12 → 11", "−1"]
    refused = Preview("Not allowed · One Era, spot 3", tone="bad", note="Also EX-050: not ascending.")
    bar.show_prompt(Prompt(0, "Hana", "", STEPS, refused, BUTTONS))
    assert bar.preview.texts() == ["Not allowed · One Era, spot 3", "Also EX-050: not ascending."]


@pytest.mark.parametrize("width", [1120, 1280, 1600])
@pytest.mark.parametrize("compact", [False, True])
def test_parts_do_not_overlap(bar: PromptBar, width: int, compact: bool) -> None:
    bar.set_measures(compact, 244 if compact else 304)
    bar.resize(width, bar.sizeHint().height())
    settle()
    parts = [bar.title, bar.preview, *bar.buttons.values()]
    if bar.steps.isVisible():
        parts.append(bar.steps)
    for number, one in enumerate(parts):
        assert bar.rect().contains(one.geometry())
        for other in parts[number + 1 :]:
            assert not one.geometry().intersects(other.geometry()), (one.accessibleName(), other.accessibleName())
