"""Values that depend on what the others have say so: on the flag, in the preview, in speech."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.games.exhibition.content import CARD_OF
from exhibition_suite.games.exhibition.showcases import DEPOT


def with_gap(state: Any) -> None:
    """Seat 0 has the early end of its Years Gap and a late card in hand."""
    from exhibition_suite.games.exhibition.actions import PLACE

    used = {CARD_OF["exh-1912"], CARD_OF["exh-1996"]}
    state.columns = [tuple(card for card in column if card not in used) for column in state.columns]
    state.stock = [card for card in state.stock if card not in used]
    state.hand, state.step = CARD_OF["exh-1912"], 3
    state.apply(PLACE[13])
    state.seat, state.hand, state.step, state.round = 0, CARD_OF["exh-1996"], 3, 1


@pytest.mark.rule("EX-102")
def test_an_award_says_that_it_may_change(sit_down: Any) -> None:
    person = sit_down(prepare=with_gap)
    assert person.state.hand == CARD_OF["exh-1996"]
    mark = person.table.marks["area3@2"]
    assert mark.flag.startswith("+")
    assert mark.flag.endswith("±")
    assert not person.table.marks["grand@6"].flag.endswith("±")
    person.hover("area3@2")
    preview = person.prompt.preview
    assert [chip.value[-1] == "±" for chip in preview.chips].count(True) == 1
    assert "may change" in preview.aside
    assert "may change with the others' halls" in person.table.spoken()["area3@2"]
    assert "may change" not in person.table.spoken()["grand@6"]
    assert person.prompt.preview.change == person.table.scene.outlook.outcome(person.state.hand, 14).points


def test_alone_nothing_depends_on_others(sit_down: Any) -> None:
    person = sit_down(players=("person",), prepare=with_gap)
    assert person.table.marks["area3@2"].flag.startswith("+")
    assert not any("±" in mark.flag and len(mark.flag) > 2 for mark in person.table.marks.values())
    person.hover("area3@2")
    assert person.prompt.preview.aside == ""


def test_no_award_no_sign(sit_down: Any) -> None:
    person = sit_down(prepare=with_gap)
    depot = person.table.scene.place_of(DEPOT)
    assert "±" not in person.table.marks[depot].flag.replace("±0", "")
