"""Why something is refused: every reason of the sections on playing, boxes, resources, luxuries, tracks, technologies and effects."""

from __future__ import annotations

import pytest

from tests.games.timespan.kit import Table
from tests.games.timespan.kit_layout import lay


@pytest.mark.rule("TS-113", "TS-140", "TS-146")
def test_playing() -> None:
    table = Table().hand(0, "I-13").wonders(0, "W-02")
    assert table.refused("play I-14", "TS-140", "NOT_IN_HAND") == {"card": "I-14"}
    assert table.refused("play W-03", "TS-140", "NOT_IN_HAND") == {"wonder": "W-03"}
    assert table.refused("play W-02", "TS-140", "CANNOT_PAY") == {"wonder": "W-02", "missing": {"stone": 3}}
    table.cubes(0, stone=1, coin=1)
    table.open(0, {"op": "choose", "of": [[{"op": "vp", "n": 1}], [{"op": "vp", "n": 2}]]})
    table.refused("play I-13", "TS-003", "FINISH_EFFECT")
    for phase in ("discovery", "camel"):
        early = Table(phase=phase).hand(0, "I-13").cubes(0, stone=1, coin=1)
        assert early.refused("play I-13", "TS-113", "PLAY_IN_STEP_B") == {"card": "I-13"}


@pytest.mark.rule("TS-160", "TS-170", "TS-E23")
def test_putting_workers() -> None:
    table = Table().timeline(0, lay("I-16", under="I-13"), lay("I-01", worker=True), None, None).built(1, "W-04").workers(0, 1, 0, ["coin"])
    assert table.refused("activate I-13", "TS-160", "CARD_IS_TUCKED") == {"card": "I-13"}
    assert table.refused("activate I-01", "TS-170", "BOX_OCCUPIED") == {"box": "I-01"}
    table.refused("activate coin", "TS-170", "BOX_OCCUPIED")
    for box in ("I-02", "W-04", "market"):
        assert table.refused(f"activate {box}", "TS-170", "BOX_NOT_YOURS") == {"box": box}
    table.play("activate I-16")
    table.leave_all()
    table.refused("activate upgrade", "TS-170", "NO_WORKER")
    Table(phase="discovery").refused("activate coin", "TS-050", "NOT_IN_THIS_PHASE")


@pytest.mark.rule("TS-130", "TS-131", "TS-194", "TS-201", "TS-202", "TS-203", "TS-205", "TS-E22", "TS-E23")
@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        ("discard I-10", "TS-130", "NOT_IN_HAND"),
        ("deliver fur I-13", "TS-161", "CARD_IS_TUCKED"),
        ("deliver fur II-16", "TS-203", "NOT_IN_TIMELINE"),
        ("deliver fur II-15", "TS-203", "LUXURY_TWICE"),
        ("deliver fur I-01", "TS-202", "LUXURY_FULL"),
        ("deliver fur I-19", "TS-202", "LUXURY_NOT_WANTED"),
        ("deliver fur I-16", "TS-201", "LUXURY_DOES_NOT_FIT"),
        ("deliver pottery I-16", "TS-201", "NO_SUCH_LUXURY"),
        ("trade book", "TS-201", "NO_SUCH_LUXURY"),
        ("clock D3-01", "TS-085", "NO_SUCH_CLOCK"),
        ("spend metal", "TS-193", "NO_SUCH_RESOURCE"),
        ("return coin", "TS-194", "NO_SUCH_RESOURCE"),
        ("convert wood", "TS-192", "NEEDS_TWO_COINS"),
        ("back", "TS-131", "NOT_ASIDE"),
        ("aside 2", "TS-131", "NO_SUPPORT_LEFT"),
    ],
)
def test_support(text: str, rule: str, reason: str) -> None:
    table = Table().timeline(0, lay("I-16", under="I-13"), lay("II-15", lux=["fur"]), lay("I-01", lux=["fur"]), "I-19")
    table.lux(0, fur=1, silk=1).refused(text, rule, reason)


@pytest.mark.rule("TS-003", "TS-160", "TS-250", "TS-336", "TS-501", "TS-502", "TS-506", "TS-507", "TS-515")
@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        ("take 1", "TS-003", "NO_SUCH_REWARD"),
        ("leave", "TS-050", "NOT_IN_THIS_PHASE"),
        ("pick 1", "TS-501", "NO_SUCH_OPTION"),
        ("accept", "TS-501", "NO_SUCH_OPTION"),
        ("pay", "TS-050", "NOT_IN_THIS_PHASE"),
        ("up room>coin", "TS-190", "NO_UPGRADE_OPEN"),
        ("step culture", "TS-250", "NO_STEP_OPEN"),
        ("draw person", "TS-336", "NO_SUCH_TYPE"),
        ("tuck I-13", "TS-160", "NO_TUCK_OPEN"),
        ("under I-13", "TS-163", "TUCK_TYPES_UPPER"),
        ("bury I-13", "TS-154", "CANNOT_BURY"),
        ("lux fur", "TS-502", "LUXURY_NOT_OFFERED"),
        ("wake coin", "TS-515", "NO_WORKER_THERE"),
        ("reach coin", "TS-507", "BOX_NOT_IN_REACH"),
        ("basic wheat", "TS-506", "NO_SUCH_PAYMENT"),
        ("give I-13", "TS-050", "NOT_IN_THIS_PHASE"),
        ("omit coin", "TS-506", "NO_SUCH_DISCOUNT"),
        ("keep I-13", "TS-039", "NOTHING_TO_KEEP"),
    ],
)
def test_answers_to_what_nobody_asks(text: str, rule: str, reason: str) -> None:
    Table().refused(text, rule, reason)


@pytest.mark.rule("TS-163", "TS-164", "TS-E24")
def test_tucking() -> None:
    table = Table().timeline(0, lay("I-16", under="I-14"), "START-S", "START-F", "I-38").hand(0, "I-13", "I-39", "I-02", "I-25")
    table.open(0, {"op": "tuck", "from": "hand"})
    assert table.offered() == ["tuck I-02", "tuck I-25", "leave"], "start cards may be upper cards"
    table.refused("tuck I-13", "TS-163", "TUCK_TYPES")
    table.refused("tuck I-39", "TS-163", "TUCK_PURPLE")
    table.refused("tuck I-26", "TS-164", "NOT_IN_HAND")


@pytest.mark.rule("TS-173", "TS-280", "TS-E18")
def test_boxes_of_the_chain_and_gear_slots() -> None:
    table = Table().timeline(0, "I-28", None, None, None)
    table.play("activate I-28")
    table.refused("reach I-28", "TS-173", "BOX_IN_CHAIN")
    table.refused("reach W-01", "TS-507", "BOX_NOT_IN_REACH")
    table.play("leave")
    table.gears(0, "w1").open(0, {"op": "unlock", "colour": "white"})
    table.refused("unlock w1", "TS-280", "SLOT_FULL")
    table.refused("unlock b1", "TS-280", "SLOT_COLOUR")


@pytest.mark.rule("TS-004", "TS-110", "TS-131", "TS-400")
def test_others_and_the_end() -> None:
    table = Table()
    assert table.refused("activate coin", "TS-110", "NOT_YOUR_TURN", seat=1) == {"seat": 0}
    table.begin("final", 5)
    table.done()
    assert table.phase == "over"
    for text in ("done", "leave", "activate coin", "discard I-01", "aside 2"):
        table.refused(text, "TS-400", "GAME_OVER")
