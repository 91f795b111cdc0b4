"""Luxury tiles between the supply, the waiting area and the cards (section 1.14)."""

from __future__ import annotations

import pytest

from exhibition_suite.games.timespan.items import LUXURIES
from tests.games.timespan.kit import Table
from tests.games.timespan.kit_layout import lay


@pytest.mark.rule("TS-200", "TS-201", "TS-204", "TS-205")
def test_tiles_wait_in_any_number_until_they_are_delivered_or_traded() -> None:
    table = Table().timeline(0, "I-27", "I-34", None, None)
    for kind in LUXURIES:
        table.open(0, {"op": "luxury", "kind": kind, "n": 3})
    assert table.waiting_lux(0) == dict.fromkeys(LUXURIES, 3)
    assert {"deliver fur I-27", *(f"trade {kind}" for kind in LUXURIES)} <= set(table.offered())
    table.refused("deliver gems I-34", "TS-201", "LUXURY_DOES_NOT_FIT")
    table.play("trade gems", "up room>coin", "deliver fur I-27")
    assert table.waiting_lux(0) == dict.fromkeys(LUXURIES, 3) | {"gems": 2, "fur": 2}
    assert (table.state.timeline[0][0], table.has(0)) == (lay("I-27", lux=["fur"]), {"coin": 1})
    table.refused("deliver fur I-27", "TS-202", "LUXURY_FULL")


@pytest.mark.rule("TS-172", "TS-E20")
def test_a_tile_delivered_after_the_activation_pays_the_next_time() -> None:
    table = Table().timeline(0, "I-27", None, None, None).lux(0, fur=1)
    table.play("activate I-27")
    assert table.offered() == ["deliver fur I-27", "leave"], "open for a last moment"
    table.play("leave", "deliver fur I-27")
    assert table.has(0) == {"coin": 1}, "the activation is closed"
    table.open(0, {"op": "activate", "target": "timeline"})
    table.play("reach I-27")
    assert table.has(0) == {"coin": 1 + 1 + 2}
