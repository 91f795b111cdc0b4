"""Every card, wonder, technology, tile and vision is used once, and does what a second reading of its printed data says it does."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from exhibition_suite.games.timespan import scoring
from exhibition_suite.games.timespan.items import CARD_OF, WONDER_OF
from tests.games.timespan.kit import Table
from tests.games.timespan.kit_effects import Reckoning
from tests.games.timespan.kit_layout import lay
from tests.games.timespan.kit_ledger import CARDS, DISCOVERIES, TECHS, WONDERS, Json, Ledger, count, income_lists, peace

ROUND = {0: 1, 1: 1, 2: 4, 3: 5, 4: 5}
"""A round in which the cards of an age are played."""
HISTORY = [name for name in CARDS if not name.startswith("START")]


def ops(effects: list[Json]) -> Iterator[Json]:
    """Every effect of a list, nested ones too."""
    for effect in effects:
        yield effect
        for name in ("then", "do", "else"):
            yield from ops(effect.get(name, []))
        for option in effect.get("of", []) if effect["op"] == "choose" else []:
            yield from ops(option)


PAIRS = {"I-09": "I-06", "I-21": "I-17", "I-25": "I-26", "I-16": "I-13", "I-01": "I-02", "I-10": "I-12", "I-20": "I-14", "I-32": "I-33"}
WONDER_PAIRS = {"W-07": "W-03", "W-04": "W-06", "W-12": "W-10", "W-15": "W-13", "W-09": "W-08"}


def scene(but: str, age: int, *, late: bool = False, **cubes: int) -> Table:
    """A table at which nearly every effect can be used: tiles and workers everywhere, wonders built, cards of each type in hand.

    `but`: a card or wonder that is tried and must not lie there already.
    """

    def cards(*names: str) -> list[str]:
        return [PAIRS[name] if name == but else name for name in names]

    def wonder(name: str) -> str:
        return WONDER_PAIRS[name] if name == but else name

    table = Table(nth=ROUND[age])
    building, person = cards("I-16", "I-01")
    last = "START-W" if but == "START-F" else "START-F"
    table.timeline(0, None, lay(building, lux=["pottery"]), lay(person, lux=["fur"], worker=True), last)
    table.neutral(wonder("W-15"), wonder("W-09")).built(1, wonder("W-12")).built(0, wonder("W-04")).wonders(0, wonder("W-07"))
    table.hand(0, *cards("I-09", "I-21", "I-25")).lux(0, silk=2, gems=1).cubes(0, **cubes)
    table.grave(0, *cards("I-10", "I-20", "I-32"), fur=1, book=1).workers(0, 3, 1, ["culture"])
    if late:
        table.tracks(0, culture=9, science=12, ship=7, balloon=3, space=5).gears(0, "w1", "b2").tiles(0, "gold")
        dead = [name for name in ("I-11", "I-08", "II-01") if name != but]
        table.grave(0, *cards("I-10", "I-20", "I-32"), *dead, fur=2, book=2, gems=1).camel(0, "N1").workers(0, 4, 1, ["culture"])
    return table


def needs(effects: list[Json], late: bool) -> dict[str, int]:
    """Cubes for all that the list may ask for: coins for the camel, the cheap hand cards, and every payment."""
    found: dict[str, int] = {"coin": 2}
    for effect in ops(effects):
        if effect["op"] == "play":
            found |= {"wheat": 1, "stone": 1, "wood": 1}
        if effect["op"] == "pay":
            for name, n in effect["cost"].items():
                if name in ("luxury", "cards", "vp"):
                    continue
                kind = "wheat" if name == "basic" else name
                found[kind] = found.get(kind, 0) + n * effect.get("times", 1)
    return {} if late and not any(e["op"] in ("pay", "play", "camel") for e in ops(effects)) else found


def place(table: Table, space: int, name: str, lux: tuple[str, ...] = ()) -> None:
    """Puts one card into the timeline of seat 0."""
    line = list(table.state.timeline[0])
    table.timeline(0, lay(name, lux=lux), None, None, None)
    line[space - 1] = table.state.timeline[0][0]
    table.state.timeline[0] = tuple(line)  # type: ignore[assignment]


@contextmanager
def compared(table: Table) -> Iterator[Reckoning]:
    """What the block does with the table it also reckons; both give the first answers, end up alike, and something has happened."""
    before = Ledger.of(table)
    reckoning = Reckoning(copy.deepcopy(before))
    yield reckoning
    table.take_all()
    found = Ledger.of(table)
    assert found == reckoning.ledger, found.differences(reckoning.ledger)
    assert found != before, "nothing happened"


@pytest.mark.rule("TS-147", "TS-170", "TS-171", "TS-172", "TS-500", "TS-501")
@pytest.mark.parametrize("late", [False, True], ids=["early", "late"])
@pytest.mark.parametrize("name", CARDS)
def test_the_box_of_every_card(name: str, late: bool) -> None:
    card = CARDS[name]
    table = scene(name, card["age"], late=late, **needs(card["box"], late))
    place(table, 1 if not late else 3, name)
    before = Ledger.of(table)
    with compared(table) as reckoning:
        reckoning.put_worker(name)
        table.play(f"activate {name}")
    idle = {"waiting", "line"}
    changed = {line.split(":")[0].rpartition(".")[2] for line in Ledger.of(table).differences(before)}
    assert changed - idle or not card["box"], f"{name} gained nothing"


@pytest.mark.rule("TS-140", "TS-141", "TS-143", "TS-155", "TS-516")
@pytest.mark.parametrize("late", [False, True], ids=["early", "late"])
@pytest.mark.parametrize("name", HISTORY)
def test_every_card_is_played(name: str, late: bool) -> None:
    card = CARDS[name]
    effects = card.get("on_play", [])
    cubes = needs(effects, late) if effects else {}
    for resource, n in card["cost"].items():
        cubes[resource] = cubes.get(resource, 0) + n
    table = scene(name, card["age"], late=late, **cubes)
    table.hand(0, name, *table.cards(0))
    with compared(table) as reckoning:
        reckoning.play(name, card["cost"])
        table.play(f"play {name}")
    assert table.line(0)[0] == name or name in table.line(0) or name in reckoning.me.grave


@pytest.mark.rule("TS-130", "TS-E06", "TS-511")
@pytest.mark.parametrize("late", [False, True], ids=["early", "late"])
@pytest.mark.parametrize("name", HISTORY)
def test_every_card_is_discarded(name: str, late: bool) -> None:
    card = CARDS[name]
    table = scene(name, card["age"], late=late, **needs(card["discard"], late))
    table.hand(0, name, *table.cards(0))
    before = Ledger.of(table).sides[0]
    with compared(table) as reckoning:
        reckoning.discard(name)
        table.play(f"discard {name}")
    before.hand.remove(name)
    assert reckoning.me != before, "the reward does something"
    assert name not in reckoning.me.grave


@pytest.mark.rule("TS-154", "TS-158", "TS-E05", "TS-516")
@pytest.mark.parametrize("name", HISTORY)
def test_every_card_is_buried_from_the_hand(name: str) -> None:
    table = scene(name, CARDS[name]["age"], coin=2).hand(0, name)
    effect = {"op": "bury", "from": "hand", "n": 1}
    with compared(table) as reckoning:
        reckoning.run([effect])
        table.open(0, effect)
    assert table.state.grave[0][-1] == CARD_OF[name]


@pytest.mark.rule("TS-142", "TS-144", "TS-157", "TS-158", "TS-E03")
@pytest.mark.parametrize("space", [1, 2, 4])
@pytest.mark.parametrize("name", CARDS)
def test_every_card_is_pushed(name: str, space: int) -> None:
    table = scene(name, CARDS[name]["age"], wood=1).hand(0, "I-27" if name != "I-27" else "I-26")
    place(table, space, name)
    pusher = table.cards(0)[0]
    with compared(table) as reckoning:
        reckoning.play(pusher, {"wood": 1})
        table.play(f"play {pusher}")
    assert (name in table.line(0)) == (space < 4)


@pytest.mark.rule("TS-156", "TS-202", "TS-203", "TS-205")
@pytest.mark.parametrize("name", [name for name in CARDS if "lux" in CARDS[name]])
def test_every_card_is_completed(name: str) -> None:
    card = CARDS[name]
    table = scene(name, card["age"], coin=2)
    place(table, 1, name)
    spare = ["gems", "silk", "fur"]
    kinds = [spare.pop() if slot == "any" else slot for slot in card["lux"]["slots"]]
    for at, kind in enumerate(kinds):
        table.lux(0, **{kind: 1})
        with compared(table) as reckoning:
            reckoning.me.lux[kind] = 0
            reckoning.deliver(kind, reckoning.laid(name))
            events = table.play(f"deliver {kind} {name}")
            told_complete = [event.id for event in events if event.id == "completed"]
            assert bool(told_complete) == (at + 1 == len(kinds) and "on_complete" in card)
    table.lux(0, **{kinds[0]: 1})
    table.refused(f"deliver {kinds[0]} {name}", "TS-202", "LUXURY_FULL")


@pytest.mark.rule("TS-061", "TS-062", "TS-070", "TS-225", "TS-291")
@pytest.mark.parametrize("name", [name for name in CARDS if "income" in CARDS[name] or CARDS[name].get("peace")])
def test_income_and_peace_of_every_card(name: str) -> None:
    plays = any(effect["op"] == "play" for effect in CARDS[name].get("income", []))
    table = scene(name, CARDS[name]["age"], **({"wheat": 1, "stone": 1, "wood": 1} if plays else {}))
    place(table, 1, name)
    side = Ledger.of(table).sides[0]
    ledger = Ledger.of(table)
    reckoning = Reckoning(ledger)
    symbols = peace(side)
    table.begin("income", max(2, ROUND[CARDS[name]["age"]]))
    ledger.age = table.state.age
    reckoning.me.vp += symbols
    reckoning.run([effect for printed in income_lists(side) for effect in printed])
    assert table.state.peace[0] == symbols
    table.take_all()
    found = Ledger.of(table).sides[0]
    assert found == ledger.sides[0], Ledger.of(table).differences(ledger)


# ---- wonders


@pytest.mark.rule("TS-145", "TS-170", "TS-507")
@pytest.mark.parametrize("late", [False, True], ids=["early", "late"])
@pytest.mark.parametrize("name", WONDERS)
def test_every_wonder_is_built_and_used(name: str, late: bool) -> None:
    wonder = WONDERS[name]
    table = scene(name, 3, late=late, **wonder["cost"]).wonders(0, name)
    with compared(table) as reckoning:
        reckoning.play(name, wonder["cost"])
        table.play(f"play {name}")
    table.cubes(0, **needs(wonder["box"], late))
    with compared(table) as reckoning:
        reckoning.put_worker(name)
        table.play(f"activate {name}")
    table.refused(f"activate {name}", "TS-170", "BOX_OCCUPIED")


@pytest.mark.rule("TS-102", "TS-103", "TS-507", "TS-516")
@pytest.mark.parametrize("name", WONDERS)
def test_every_wonder_is_visited(name: str) -> None:
    table = Table(phase="camel", nth=4).built(1, name).hand(0, "I-09", "I-21", "I-25").timeline(0, "I-16", None, "I-01", None)
    with compared(table) as reckoning:
        reckoning.me.camel = name
        reckoning._visit(name)
        reckoning.activate(name)
        table.play(f"camel {name}")
    assert table.state.vp[1] == 2


# ---- technologies, boards, tracks


@pytest.mark.rule("TS-280", "TS-281", "TS-282", "TS-283", "TS-284", "TS-285")
@pytest.mark.parametrize("slot", ["w1", "w2", "w3", "b1", "b2", "b3"])
@pytest.mark.parametrize("board", ["TECH-A", "TECH-B", "TECH-C", "TECH-D", "TECH-E", "TECH-F"])
def test_every_technology_is_unlocked(board: str, slot: str) -> None:
    table = Table(nth=4).cubes(0, coin=1).hand(0, "I-09").gears(0, *{f"{slot[0]}{n}" for n in (1, 2, 3)} - {slot}, board=board)
    boxes = [tile for tile in ("culture", "science", "coin") if slot[0] == "w" or tile != "coin"]
    table.workers(0, 2, 0, boxes)
    effect = {"op": "unlock", "colour": "white" if slot[0] == "w" else "black"}
    with compared(table) as reckoning:
        reckoning.run([effect])
        table.open(0, effect)
    assert reckoning.me.gears == {f"{slot[0]}{n}" for n in (1, 2, 3)}
    tech = TECHS["ABCDEF".index(board[-1])][slot]
    if tech.get("peace"):
        assert table.state.symbols_of_peace(0) == 1 + tech["peace"]


@pytest.mark.rule("TS-061", "TS-291", "TS-281")
@pytest.mark.parametrize("slot", ["w1", "w2", "w3", "b1", "b2", "b3"])
@pytest.mark.parametrize("board", ["TECH-A", "TECH-B", "TECH-C", "TECH-D", "TECH-E", "TECH-F"])
def test_every_technology_in_the_next_income(board: str, slot: str) -> None:
    table = Table(nth=4).gears(0, slot, board=board)
    ledger = Ledger.of(table)
    reckoning = Reckoning(ledger)
    reckoning.me.vp += peace(reckoning.me)
    reckoning.run([effect for printed in income_lists(reckoning.me) for effect in printed])
    table.begin("income", 4)
    table.take_all()
    assert Ledger.of(table).sides[0] == ledger.sides[0]


@pytest.mark.rule("TS-330", "TS-331", "TS-332", "TS-286", "TS-336")
@pytest.mark.parametrize("covered", [False, True], ids=["board", "tiles"])
@pytest.mark.parametrize("civ", ["babylonia", "egypt", "greece", "china", "vikings", "mexico"])
@pytest.mark.parametrize("box", ["upgrade", "coin", "science", "culture", "ship", "card"])
def test_every_box_of_every_board(civ: str, box: str, covered: bool) -> None:
    table = Table(nth=4).civ(0, civ)
    for travel in (1, 2) if covered else (0,):
        fare = ({"wood": 1}, {"sheep": 1}, {"metal": 2})[travel] if box == "ship" else {}
        table.workers(0, 3).cubes(0, coin=1, **fare).tracks(0, science=0).gears(0)
        if covered:
            table.tiles(0, "gold", "workshop", "academy", "theatre", travel=travel)
        table.state.board_work[0] = 0
        with compared(table) as reckoning:
            reckoning.put_worker(box)
            table.play(f"activate {box}")
        table.refused(f"activate {box}", "TS-170", "BOX_OCCUPIED")


@pytest.mark.rule("TS-250", "TS-251", "TS-252", "TS-253", "TS-260", "TS-261", "TS-265", "TS-266")
@pytest.mark.parametrize("closed", [False, True], ids=["first", "later"])
@pytest.mark.parametrize("track", ["culture", "science", "ship", "balloon", "space"])
def test_every_space_of_every_track(track: str, closed: bool) -> None:
    lengths = {"culture": 15, "science": 15, "ship": 7, "balloon": 7, "space": 6}
    table = Table(nth=4).cubes(0, coin=2)
    if closed:
        table.state.closed = 0b11111
    for space in range(1, lengths[track] + 3):
        table.cubes(0, coin=2).gears(0)
        effect = {"op": "advance", "track": track, "n": 1}
        with compared(table) as reckoning:
            reckoning.run([effect])
            table.open(0, effect)
        assert table.track(0, track) == min(space, lengths[track])


# ---- discovery tiles


@pytest.mark.rule("TS-082", "TS-085", "TS-086", "TS-131")
@pytest.mark.parametrize("late", [False, True], ids=["early", "late"])
@pytest.mark.parametrize("name", DISCOVERIES)
def test_every_discovery_tile(name: str, late: bool) -> None:
    tile = DISCOVERIES[name]
    table = scene("", {1: 1, 2: 2, 3: 3}[tile["age"]], late=late, **needs(tile["effect"], late))
    if any(effect["op"] == "play" and effect["kind"] == "wonder" for effect in ops(tile["effect"])):
        table.cubes(0, stone=1).wonders(0).wonder_deck("W-02", "W-03", "W-05")
    table.stack(tile["age"], name)
    before = Ledger.of(table).sides[0]
    effect = {"op": "discovery", "n": 1}
    with compared(table) as reckoning:
        reckoning.run([effect])
        table.open(0, effect)
    if tile.get("clock"):
        assert table.state.clocks[0]
        with compared(table) as reckoning:
            reckoning.me.clocks.remove(name)
            reckoning.ledger.stacks[2].append(name)
            reckoning.run(tile["effect"])
            table.play(f"clock {name}")
        table.refused(f"clock {name}", "TS-085", "NO_SUCH_CLOCK")
    assert reckoning.me != before, "the reward does something"


# ---- luxury tiles, the market, points at the end


@pytest.mark.rule("TS-171", "TS-204", "TS-206", "TS-220", "TS-225")
@pytest.mark.parametrize("kind", ["fur", "pottery", "silk", "gems", "book", "yumurium"])
def test_every_luxury_tile_on_a_card_and_in_the_graveyard(kind: str) -> None:
    for space in range(1, 5):
        table = Table(nth=4).timeline(0, None, None, None, None)
        place(table, space, "I-27", (kind,))
        with compared(table) as reckoning:
            reckoning.put_worker("I-27")
            table.play("activate I-27")
    table = Table(nth=4).timeline(0, None, None, None, None).grave(0, **{kind: 2})
    ledger = Ledger.of(table)
    reckoning = Reckoning(ledger)
    reckoning.me.vp += {"book": 2}.get(kind, 0)
    reckoning.run([effect for printed in income_lists(reckoning.me) for effect in printed])
    table.begin("income", 4)
    table.take_all()
    assert Ledger.of(table).sides[0] == ledger.sides[0]


@pytest.mark.rule("TS-104")
@pytest.mark.parametrize(("option", "gain"), [(1, {"coin": 1}), (2, {}), (3, {})])
def test_every_stall_of_the_market(option: int, gain: dict[str, int]) -> None:
    table = Table(phase="camel")
    table.play("camel market", f"pick {option}")
    assert table.has(0) == gain
    assert table.state.vp[0] == (option == 2)
    assert table.waiting_lux(0) == {("fur", "pottery", "silk")[option - 1]: 1}


def vp_of(ledger: Ledger, item: Json, card: str = "") -> int:
    """Printed and counted points (TS-405)."""
    end = item.get("vp_end")
    if not end:
        return int(item["vp"])
    return int(item["vp"] + min(end["max"], end["n"] * (count(ledger, 0, end["per"], card) // end.get("div", 1))))


@pytest.mark.rule("TS-400", "TS-405", "TS-E26")
@pytest.mark.parametrize("late", [False, True], ids=["early", "late"])
@pytest.mark.parametrize("name", [*(n for n in CARDS if "vp_end" in CARDS[n]), *(n for n in WONDERS if "vp_end" in WONDERS[n])])
def test_every_counted_point(name: str, late: bool) -> None:
    table = scene(name, 3, late=late, coin=1, gold=2, wheat=3)
    table.grave(0, *(n for n in ("I-10", "II-14", "III-16", "III-25") if n != name), tucked=["I-12"], book=2, gems=1, silk=1)
    if name in WONDERS:
        table.built(0, name)
        table.begin("final", 5)
        assert scoring.wonder_vp(table.state, 0, WONDER_OF[name]) == vp_of(Ledger.of(table), WONDERS[name])
    else:
        place(table, 1, name, ("fur",) if name in ("III-17", "III-38") else ())
        table.begin("final", 5)
        assert scoring.card_vp(table.state, 0, CARD_OF[name]) == vp_of(Ledger.of(table), CARDS[name], name)
    side = Ledger.of(table).sides[0]
    cards = [*(laid.card for laid in side.uppers), *(laid.under for laid in side.uppers if laid.under), *side.grave, *side.tucked]
    assert table.score(0, "history").points == sum(vp_of(Ledger.of(table), CARDS[card], card) for card in cards)


def at_the_end(effects: list[Json]) -> list[Json]:
    """Income as final scoring reads it (TS-400, TS-505)."""
    found = []
    for effect in effects:
        if effect["op"] == "advance":
            found.append({"op": "vp", "n": effect["n"]})
        elif effect["op"] == "choose":
            found.append({**effect, "of": [at_the_end(option) for option in effect["of"]]})
        elif effect["op"] not in ("camel", "unlock", "tile", "worker"):
            found.append(effect)
    return found


@pytest.mark.rule("TS-400", "TS-401", "TS-406", "TS-505", "TS-E60", "TS-E61")
@pytest.mark.parametrize("name", [name for name in CARDS if "income" in CARDS[name]])
def test_the_last_income_of_every_card(name: str) -> None:
    plays = any(effect["op"] == "play" for effect in CARDS[name]["income"])
    table = scene(name, 3, **({"wheat": 1, "stone": 1, "wood": 1} if plays else {}))
    place(table, 1, name)
    ledger = Ledger.of(table)
    reckoning = Reckoning(ledger)
    reckoning.me.vp += peace(reckoning.me)
    reckoning.run([effect for printed in income_lists(reckoning.me) for effect in at_the_end(printed)])
    table.begin("final", 5)
    table.take_all()
    assert Ledger.of(table).sides[0] == ledger.sides[0], Ledger.of(table).differences(ledger)
