"""Lasting effects and the abilities of cards: each event, each trigger (TS-155 to TS-158, TS-511, TS-516)."""

from __future__ import annotations

import pytest

from exhibition_suite.games.timespan import activation, core
from exhibition_suite.games.timespan.items import CARD_OF, SLOTS, WONDER_OF
from exhibition_suite.games.timespan.tables import TECH_LASTING, WONDER_LASTING, Lasting
from tests.games.timespan.kit import Table
from tests.games.timespan.kit_cards import answers, disguise
from tests.games.timespan.kit_layout import lay

VP7 = [{"op": "vp", "n": 7}]
PLAIN = {"id": "EX", "age": 1, "type": "person", "cost": {"wood": 1}, "box": [], "discard": [{"op": "gain", "res": {"coin": 1}}], "vp": 0}


def listening(monkeypatch: pytest.MonkeyPatch, when: str, **fields: object) -> Table:
    """Seat 0 has a card that gives 7 VP at an event; seat 1 has one that gives 7 VP too, for its own doings."""
    answers(monkeypatch, "I-27", {"when": when, "do": VP7, **fields})
    answers(monkeypatch, "I-25", {"when": when, "do": VP7, **fields})
    return Table().timeline(0, None, "I-27", None, None).timeline(1, None, "I-25", None, None)


@pytest.mark.rule("TS-516", "TS-158")
def test_a_card_reaches_the_own_graveyard(monkeypatch: pytest.MonkeyPatch) -> None:
    table = listening(monkeypatch, "card_to_graveyard")
    table.timeline(0, None, "I-27", None, lay("I-16", under="I-13")).hand(0, "I-26", "I-33").cubes(0, wood=1)
    table.deck(2, "II-13", "II-14").play("play I-26")
    assert table.state.vp == [7, 0], "pushed out with a tucked card: once"
    table.open(0, {"op": "bury", "from": "hand", "n": 1})
    table.play("bury I-33")
    table.open(0, {"op": "bury", "from": "deck", "n": 2, "deck": "future"})
    assert table.state.vp == [28, 0], "from the hand and from a deck as well"
    table.open(0, {"op": "bury", "from": "timeline", "n": 1})
    table.play("bury I-27")
    assert table.state.vp == [28, 0], "it is no longer visible itself"


@pytest.mark.rule("TS-516", "TS-164")
def test_a_card_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    table = listening(monkeypatch, "card_played", filter={"type": ["invention"]})
    table.hand(0, "I-26", "I-13", "I-33").cubes(0, wood=1, stone=1, coin=1)
    table.play("play I-13")
    assert table.state.vp == [0, 0], "a building"
    table.play("play I-26")
    assert table.state.vp == [7, 0]
    table.timeline(0, None, None, None, None).hand(0, "I-27").cubes(0, wood=1)
    table.play("play I-27")
    assert table.state.vp == [7, 0], "it does not answer to itself"
    table.timeline(0, lay("I-26", under="I-27"), None, None, None).hand(0, "I-33").cubes(0, wood=1, stone=1)
    table.play("play I-33")
    assert table.state.vp == [7, 0], "tucked, it is hidden"


@pytest.mark.rule("TS-516", "TS-145")
def test_a_wonder_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    table = listening(monkeypatch, "wonder_built").wonders(0, "W-02").cubes(0, stone=3)
    table.play("play W-02")
    assert table.state.vp == [7, 0]


@pytest.mark.rule("TS-516", "TS-145", "TS-281")
@pytest.mark.parametrize("arrives", ["wonder", "technology"])
def test_what_is_built_or_unlocked_answers_from_the_next_one_on(arrives: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a card that is played (see above), it does not answer to its own arrival."""
    if arrives == "wonder":
        own = (Lasting({"when": "wonder_built", "do": VP7}, "test.wonder"),)
        monkeypatch.setitem(WONDER_LASTING, WONDER_OF["W-10"], own)
        table = Table().wonders(0, "W-10", "W-11")
        effect, ways = {"op": "play", "kind": "wonder", "free": True}, ("play W-10", "play W-11")
    else:
        own = (Lasting({"when": "tech_unlocked", "do": VP7}, "test.technology"),)
        of_board = tuple(own if slot == "w3" else () for slot in SLOTS)
        for module in (core, activation):
            monkeypatch.setattr(module, "TECH_LASTING", (of_board, *TECH_LASTING[1:]))
        table = Table()
        effect, ways = {"op": "unlock", "colour": "any"}, ("unlock w3", "unlock b3")
    points = []
    for way in ways:
        table.open(0, effect)
        table.play(way)
        points.append(table.state.vp[0])
    assert points == [0, 7]


@pytest.mark.rule("TS-516", "TS-226")
def test_a_luxury_is_delivered(monkeypatch: pytest.MonkeyPatch) -> None:
    table = listening(monkeypatch, "luxury_delivered").lux(0, fur=1, silk=1)
    table.play("deliver fur I-27")
    assert table.state.vp == [7, 0], "on itself"
    table.open(0, {"op": "bury_luxury", "from": "waiting", "kind": "silk"})
    table.play("lux silk")
    table.open(0, {"op": "bury_luxury", "from": "supply", "kind": "gems"})
    assert table.state.vp == [21, 0], "straight to the graveyard is delivered too"


@pytest.mark.rule("TS-516", "TS-102", "TS-508")
def test_my_wonder_is_visited(monkeypatch: pytest.MonkeyPatch) -> None:
    table = listening(monkeypatch, "my_wonder_visited").built(0, "W-10").built(1, "W-15")
    table.play("activate W-10")
    assert table.state.vp == [0, 0], "an own worker is no visitor"
    table.play("seat 2")
    table.open(1, {"op": "camel", "n": 1})
    table.play("camel W-10")
    assert table.state.vp == [2 + 7, 0]
    table.open(0, {"op": "activate", "target": "wonder_any"})
    table.play("reach W-15")
    assert table.state.vp == [9 + 1, 2 + 7], "culture for the one, the visit for the other"


@pytest.mark.rule("TS-516", "TS-280")
def test_a_technology_is_unlocked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = listening(monkeypatch, "tech_unlocked")
    table.open(0, {"op": "unlock", "colour": "any"})
    table.play("unlock b3")
    assert table.state.vp == [7, 0]
    table.gears(0, "w1", "w2", "w3", "b1", "b2", "b3")
    table.open(0, {"op": "unlock", "colour": "any"})
    assert table.state.vp == [9, 0], "no slot: 2 VP and no event"


@pytest.mark.rule("TS-516")
def test_lasting_effects_of_wonders_and_technologies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WONDER_LASTING, 9, (Lasting({"when": "card_to_graveyard", "do": VP7}, "test.wonder"),))
    table = Table().built(0, "W-10").gears(0, "w1", board="TECH-B").timeline(0, None, None, None, "I-16").hand(0, "I-26").cubes(0, wood=1)
    table.play("play I-26")
    assert table.state.vp[0] == 7
    assert table.offered() == ["up room>coin", "leave"], "Ritual burial"


@pytest.mark.rule("TS-290", "TS-E74")
def test_ritual_burial_once_for_a_card_with_a_tucked_card() -> None:
    table = Table().gears(0, "w1", board="TECH-B").timeline(0, None, None, None, lay("I-16", under="I-13")).hand(0, "I-26").cubes(0, wood=1)
    table.play("play I-26", "up room>coin")
    assert (table.state.choosing, table.has(0)) == (False, {"coin": 1})
    table.open(0, {"op": "bury", "from": "deck", "n": 1, "deck": "current"})
    assert table.offered()[-1] == "leave"


@pytest.mark.rule("TS-157", "TS-E04", "TS-E05")
def test_on_move_only_inside_the_timeline_or_pushed_out(monkeypatch: pytest.MonkeyPatch) -> None:
    disguise(monkeypatch, "I-01", {**PLAIN, "on_move": VP7, "on_play": [{"op": "vp", "n": 1}]})
    table = Table().timeline(0, None, None, None, None).hand(0, "I-01", "I-21").cubes(0, wood=1)
    table.play("play I-01")
    assert table.state.vp[0] == 1, "played: no move"
    for space in range(2, 6):
        table.hand(0, "I-21").cubes(0, stone=1)
        table.timeline(0, *(["I-01" if at == space - 1 else None for at in range(1, 5)]))
        table.play("play I-21")
    assert table.state.vp[0] == 1 + 4 * 7, "three moves, and the last one into the graveyard"
    table.timeline(0, "I-01", None, None, None)
    table.open(0, {"op": "bury", "from": "timeline", "n": 1})
    table.play("bury I-01")
    assert table.state.vp[0] == 29, "sent away: no move"
    table.state.grave[0] = ()
    table.hand(0, "I-01")
    table.open(0, {"op": "bury", "from": "hand", "n": 1})
    table.play("bury I-01")
    assert table.state.vp[0] == 29, "from the hand: neither move nor play"


@pytest.mark.rule("TS-158", "TS-511", "TS-E03", "TS-143")
def test_move_and_death_in_an_order_of_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    disguise(monkeypatch, "I-01", {**PLAIN, "on_move": VP7, "on_death": [{"op": "upgrade", "n": 1}]})
    disguise(monkeypatch, "I-02", {**PLAIN, "on_move": [{"op": "gain", "res": {"coin": 1}}]})
    table = Table().timeline(0, "I-02", None, None, "I-01").hand(0, "I-21").cubes(0, stone=1)
    table.play("play I-21")
    assert table.offered() == ["take 1", "take 2", "take 3"], "from right to left: move of the right card, of the left one, then death"
    assert table.line(0) == [None, "I-02", None, None], "all moves are made first; the new card comes after the effects"
    table.play("take 3", "up room>coin", "take 1")
    assert (table.state.vp[0], table.has(0), table.line(0)[0]) == (7, {"coin": 2}, "I-21")
    again = Table().timeline(0, "I-02", None, None, "I-01").hand(0, "I-21").cubes(0, stone=1)
    again.play("play I-21", "take 1", "leave")
    assert (again.state.vp[0], again.has(0), again.line(0)[0]) == (7, {}, "I-21"), "what is left may be declined"


@pytest.mark.rule("TS-513", "TS-158")
def test_a_card_that_buries_itself_is_mourned_after_its_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    disguise(
        monkeypatch,
        "I-01",
        {
            **PLAIN,
            "box": [{"op": "seq", "do": [{"op": "bury", "from": "timeline", "n": 1}, {"op": "gain", "res": {"coin": 2}}]}],
            "on_death": [{"op": "pay", "cost": {"coin": 2}, "then": VP7}],
        },
    )
    table = Table().timeline(0, lay("I-01", lux=["silk"]), "I-16", None, None)
    table.play("activate I-01", "bury I-01")
    assert (table.has(0), table.offered()) == ({"coin": 2}, ["pay", "leave"]), "the coins come before the death"
    assert (table.grave_lux(0), table.state.dormant[0], table.state.waiting[0]) == ({"silk": 1}, 1, 2)
    table.play("pay")
    assert table.state.vp[0] == 7 + 2, "and the silk that lay there when the box was used"


@pytest.mark.rule("TS-513", "TS-509")
def test_a_tucked_box_asks_about_the_space_of_the_upper_card(monkeypatch: pytest.MonkeyPatch) -> None:
    box = [{"op": "if", "cond": {"space": [3]}, "then": VP7, "else": [{"op": "vp", "n": 1}]}, {"op": "activate", "target": "below"}]
    disguise(monkeypatch, "I-02", {**PLAIN, "box": box})
    table = Table().timeline(0, None, None, lay("I-09", under="I-02"), None)
    table.play("activate I-09")
    table.take_all()
    assert (table.state.vp[0], table.track(0, "science")) == (2 + 7, 1), "box of the upper card, space 3, and science below it"


@pytest.mark.rule("TS-515")
def test_a_worker_never_frees_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    disguise(monkeypatch, "I-01", {**PLAIN, "box": [{"op": "wake", "n": 2, "from": "any"}]})
    table = Table().timeline(0, "I-01", None, None, None).workers(0, 1, 0, ["coin"])
    table.play("activate I-01")
    assert table.offered() == ["wake coin"]
    table.refused("wake I-01", "TS-515", "WORKER_AT_WORK")
    table.refused("wake ship", "TS-515", "NO_WORKER_THERE")
    table.play("wake coin")
    assert (table.state.choosing, table.state.waiting[0]) == (False, 1)
    table.play("activate coin")
    table.open(0, {"op": "wake", "n": 1, "from": "any"})
    assert table.offered() == ["wake coin", "wake I-01"], "later another effect may wake it"


@pytest.mark.rule("TS-515", "TS-131")
def test_another_players_worker_in_the_same_box_may_wake_meanwhile() -> None:
    table = Table(nth=5).civ(0, "egypt").hand(1, "III-10").workers(1, 1, 0, ["card"]).deck(3, "III-01", "III-13")
    table.play("activate card", "aside 2", "discard III-10")
    assert table.offered() == ["wake card"]
    table.play("wake card", "back")
    assert (table.state.waiting[1], table.offered()[0]) == (2, "draw person")
    assert CARD_OF["III-10"] == table.state.decks[2][-1]


@pytest.mark.rule("TS-156", "TS-511")
def test_on_complete_comes_once_and_only_with_the_last_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    disguise(monkeypatch, "I-01", {**PLAIN, "lux": {"slots": ["fur", "any"]}, "on_complete": VP7})
    table = Table().timeline(0, "I-01", None, None, None).lux(0, fur=1, silk=1)
    table.play("deliver silk I-01")
    assert table.state.vp[0] == 0
    table.play("deliver fur I-01")
    assert table.state.vp[0] == 7
    table.open(0, {"op": "per", "count": {"c": "completed"}, "do": VP7})
    assert table.state.vp[0] == 14
    table.open(0, {"op": "bury", "from": "timeline", "n": 1})
    table.play("bury I-01")
    table.open(0, {"op": "per", "count": {"c": "completed"}, "do": VP7})
    assert table.state.vp[0] == 21, "complete for ever"
