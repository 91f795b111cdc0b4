"""Tracks, technologies, tiles, boards, final scoring, the Rival, the variants: sections 1.15 to 1.19."""

from __future__ import annotations

import pytest

from exhibition_suite.engine import Event
from exhibition_suite.games.timespan import GAME, activation, flow, rival
from exhibition_suite.games.timespan.items import CARD_IDS, CARD_OF, CIVS, TYPE, VISION_OF, WONDER_OF
from exhibition_suite.games.timespan.options import Options
from exhibition_suite.games.timespan.state import TimespanState
from exhibition_suite.games.timespan.tables import TRACK_BLUE, TRACK_GREEN, TRACK_LENGTH, TRACK_PAST
from tests.games.timespan.places import (
    at_work,
    cubes,
    do,
    extra,
    give,
    hand,
    ids,
    in_phase,
    line,
    listed,
    raise_wonder,
    refused,
    run,
    set_track,
    shown,
    table,
    track,
    waiting,
)  # fmt: skip


def finish(state: TimespanState) -> TimespanState:
    """Lets every seat be done until the game is over."""
    while state.seat >= 0:
        words = listed(state)
        do(state, "done" if "done" in words else words[-1])
    return state


def step(state: TimespanState, name: str, n: int = 1, seat: int = 0) -> list[Event]:
    """Steps of a track, every choice refused or, where it has to be made, the first."""
    told = run(state, [{"op": "advance", "track": name, "n": n}], seat)
    while state.stack:
        state.apply(state.actions()[-1] if "leave" in listed(state) else state.actions()[0], told)
    return told


# ---- tracks


@pytest.mark.rule("TS-250", "TS-251", "TS-253", "TS-254", "TS-E45", "TS-E46")
def test_every_step_pays_the_space_it_lands_on() -> None:
    state = at_work(2)
    run(state, [{"op": "advance", "track": "ship", "n": 2}])
    assert (track(state, "ship"), listed(state)) == (1, ["pick 1", "pick 2", "pick 3"]), "the first space pays before the second step"
    do(state, "pick 3", "pick 2")
    assert (track(state, "ship"), track(state, "science"), waiting(state), cubes(state)) == (2, 1, {"silk": 1}, {"coin": 1})
    viking = at_work(1)
    set_track(viking, "ship", 1)
    run(viking, [{"op": "advance", "track": "ship", "n": 1}])
    assert (track(viking, "ship"), listed(viking)) == (2, ["pick 1", "pick 2"])


@pytest.mark.rule("TS-252")
def test_some_spaces_offer_a_choice() -> None:
    state = at_work(2)
    set_track(state, "balloon", 1)
    run(state, [{"op": "advance", "track": "balloon", "n": 1}])
    assert refused(state, "pick 3") == ("TS-501", "NO_SUCH_OPTION")
    do(state, "pick 1")
    assert track(state, "culture") == 1
    assert refused(state, "step culture") == ("TS-250", "NO_STEP_OPEN")


@pytest.mark.rule("TS-260", "TS-261", "TS-266", "TS-E51")
def test_the_end_pays_green_and_blue_then_the_points_past_it() -> None:
    state = at_work(2)
    set_track(state, "science", TRACK_LENGTH[1] - 1)
    step(state, "science", 2)
    assert track(state, "science") == 15
    assert state.vp[0] == TRACK_GREEN[1] + TRACK_BLUE[1] + TRACK_PAST[1]
    assert waiting(state) == {"book": 1}


@pytest.mark.rule("TS-261", "TS-262", "TS-263", "TS-264", "TS-E48", "TS-E49", "TS-E50")
def test_blue_points_are_shared_within_the_phase_and_between_culture_and_science() -> None:
    state = at_work(3)
    for seat in range(2):
        set_track(state, "science", 14, seat)
        step(state, "science", 1, seat)
    assert state.vp[:2] == [TRACK_GREEN[1] + TRACK_BLUE[1]] * 2, "both in the same phase"
    set_track(state, "culture", 14, 0)
    step(state, "culture")
    assert state.vp[0] == TRACK_GREEN[0] + TRACK_BLUE[0] + TRACK_GREEN[1] + TRACK_BLUE[1], "one player may have both"
    activation.close_blue(state)
    set_track(state, "culture", 14, 2)
    step(state, "culture", 1, 2)
    assert state.vp[2] == TRACK_GREEN[0], "closed with science"
    set_track(state, "ship", 6, 2)
    step(state, "ship", 1, 2)
    assert state.vp[2] == TRACK_GREEN[0] + TRACK_GREEN[2] + TRACK_BLUE[2], "the others stay open"


# ---- technologies, tiles, boards


@pytest.mark.rule("TS-280", "TS-281", "TS-283", "TS-291")
def test_a_technology_is_unlocked_by_a_gear() -> None:
    state = at_work(2, techs="AB")
    run(state, [{"op": "unlock", "colour": "white"}])
    assert refused(state, "unlock b1") == ("TS-280", "SLOT_COLOUR")
    do(state, "unlock w3")
    state.civ[0] = CIVS.index("greece")
    line(state, 0)
    in_phase(state, "income", 2)
    while state.phase_id == "income":
        do(state, listed(state)[-1])
    assert cubes(state) == {"coin": 1, "wheat": 1}, "Irrigation pays from the next snapshot on"
    other = at_work(2, techs="AB")
    run(other, [{"op": "unlock", "colour": "black"}])
    do(other, "unlock b2")
    assert (other.vp[0], other.peace_of(0)) == (2, 2), "Utopianism: bonus and a lasting symbol"


@pytest.mark.rule("TS-284", "TS-285", "TS-286", "TS-287", "TS-E12", "TS-E15")
def test_an_upgrade_tile_covers_its_box() -> None:
    state = at_work(2, civs=("egypt", "greece"))
    do(state, "activate coin")
    assert cubes(state) == {"coin": 3}
    told = run(state, [{"op": "tile", "kind": "gold"}])
    assert "put_to_sleep" in ids(told)
    assert (state.dormant[0], state.board_work[0]) == (1, 0)
    cubes(state, wheat=1)
    do(state, "activate coin", "pick 1")
    assert cubes(state) == {"coin": 4, "wheat": 1}, "four coins now, not Egypt's three"
    run(state, [{"op": "tile", "kind": "gold"}])
    assert cubes(state) == {"coin": 6, "wheat": 1}, "the same tile again is two coins"
    greece = at_work(1, civs=("greece",))
    run(greece, [{"op": "tile", "kind": "academy"}])
    do(greece, "activate science")
    while greece.choosing:
        do(greece, listed(greece)[0])
    assert track(greece, "science") == 2


@pytest.mark.rule("TS-331", "TS-332", "TS-336")
def test_common_boxes() -> None:
    state = at_work(2, civs=("china", "egypt"))
    state.workers[0] = state.waiting[0] = 6
    do(state, "activate upgrade", "leave", "activate coin", "activate culture")
    assert (cubes(state), track(state, "culture"), state.vp[0]) == ({"coin": 2}, 1, 2)
    do(state, "activate science")
    assert track(state, "science") == 1
    do(state, "activate card")
    assert listed(state) == ["draw person", "draw building", "draw invention"]
    passed = state.decks[0]
    at = next(i for i, card in enumerate(passed) if TYPE[card] == 1)
    do(state, "draw building")
    assert state.hand[0] == (passed[at],)
    assert state.decks[0] == passed[at + 1 :] + passed[:at], "those passed over go to the bottom in their order"
    assert refused(state, "draw person") == ("TS-336", "NO_SUCH_TYPE")
    do(state, "activate ship")
    assert track(state, "ship") == 0, "no wood"


@pytest.mark.rule("TS-336", "TS-337", "TS-E55")
def test_empty_decks() -> None:
    state = at_work(2, civs=("china", "egypt"))
    state.decks[0] = tuple(card for card in state.decks[0] if TYPE[card] == 2)
    do(state, "activate card")
    assert len(hand(state)) == 1, "one type alone is not asked"
    state.decks[0] = ()
    run(state, [{"op": "draw", "deck": "current", "n": 1, "type": "choose"}])
    assert cubes(state) == {"coin": 2}
    run(state, [{"op": "draw", "deck": "current", "n": 2}])
    assert cubes(state) == {"coin": 6}
    state.wonder_deck = ()
    run(state, [{"op": "look", "deck": "wonder", "n": 2, "keep": 1}])
    assert state.vp[0] == 3


@pytest.mark.rule("TS-334")
def test_mexico_keeps_one_of_two_future_cards() -> None:
    state = at_work(1, civs=("mexico",))
    first, second = state.decks[1][:2]
    do(state, "activate card")
    assert listed(state) == [f"keep {CARD_IDS[first]}", f"keep {CARD_IDS[second]}"]
    do(state, f"keep {CARD_IDS[second]}")
    assert state.hand[0] == (second,)
    assert state.decks[1][-1] == first
    assert cubes(state) == {}, "no discard reward"


# ---- final scoring


@pytest.mark.rule("TS-400", "TS-401", "TS-505", "TS-E54", "TS-E60", "TS-E61", "TS-E62")
def test_final_scoring_in_its_order() -> None:
    state = at_work(2, civs=("greece", "egypt"))
    line(state, 0, "I-20", "I-16:pottery", "III-12")
    waiting(state, 0, fur=1, yumurium=1)
    state.grave_lux[0] += 1 << 25
    state.lux_supply -= 1 << 25
    cubes(state, gold=1)
    in_phase(state, "final", 5)
    assert listed(state)[:2] == ["pick 1", "pick 2"]
    do(state, "pick 1")
    assert track(state, "culture") == 0, "a step of income is a point now"
    assert cubes(state) == {"coin": 1, "gold": 2}, "Greece's coin and the gold of the yumurium"
    assert {"trade fur", "spend gold"} <= set(listed(state))
    do(state, "trade fur", "up room>coin", "done")
    finish(state)
    lines = {row.id: row.points for row in state.scores()[0].lines}
    assert lines["peace"] == 2
    assert lines["last_income"] == 2
    assert lines["gold"] == 4
    assert lines["yumurium"] == 3
    assert lines["history"] == 0 + 1 + state_vp("III-12")
    assert state.scores()[0].total == sum(lines.values())
    assert refused(state, "done") == ("TS-400", "GAME_OVER")


def state_vp(card: str) -> int:
    from exhibition_suite.games.timespan.items import CARD_VP

    return CARD_VP[CARD_OF[card]]


@pytest.mark.rule("TS-403", "TS-E65")
def test_ties_go_by_peace_then_by_number() -> None:
    state = finish(in_phase(at_work(3, civs=("greece", "egypt", "china")), "final", 5))
    state.visions = [-1, -1, -1]
    state.built, state.timeline = [(), (), ()], [(None,) * 4] * 3
    state.cubes, state.vp, state.peace = [0, 0, 0], [20, 20, 20], [10, 10, 4]
    assert [row.place for row in state.scores()] == [2, 1, 3]
    assert state.scores()[0].tie == {"peace": 10, "civilisation": "greece"}


@pytest.mark.rule("TS-404", "TS-405", "TS-402")
def test_visions_score_their_best_tier() -> None:
    state = at_work(3)
    state.visions = [VISION_OF["V-02"], VISION_OF["V-05"], VISION_OF["V-09"]]
    state.gears[0] = 0b000111
    set_track(state, "science", 3, 0)
    set_track(state, "science", 3, 1)

    def vision(seat: int) -> dict[str, int]:
        return {row.id: row.points for row in state.scores()[seat].lines if row.id.startswith("vision")}

    assert vision(0) == {"vision_left": 4, "vision_right": 0}
    state.gears[0] = 0b011111
    assert vision(0)["vision_left"] == 9
    assert vision(1) == {"vision_left": 8, "vision_right": 0}, "ties count as most"
    assert vision(2)["vision_right"] == 0


@pytest.mark.rule("TS-406")
def test_no_blue_points_in_final_scoring() -> None:
    state = in_phase(at_work(2), "final", 5)
    while state.choosing:
        do(state, listed(state)[-1])
    give(state, 0, "III-04")
    set_track(state, "science", 14)
    before = state.vp[0]
    step(state, "science")
    assert state.vp[0] - before == TRACK_GREEN[1]


@pytest.mark.rule("TS-609")
def test_decisions_stay_within_bounds() -> None:
    widths = []
    state = table(3)
    while state.seat >= 0:
        actions = state.actions()
        widths.append(len(actions))
        state.apply(max(actions, key=lambda action: GAME.merit(state, action)))
    assert len(widths) < 800
    assert sum(widths) / len(widths) < 30


# ---- the Rival


@pytest.mark.rule("TS-044", "TS-420", "TS-421", "TS-422", "TS-423")
def test_the_rival_sits_down() -> None:
    state = table(1, civs=("greece",), rival="hard")
    assert (state.size, len(state.offers)) == (2, 3)
    assert state.civ[1] != state.civ[0]
    assert (state.tech[1], state.workers[1], state.cubes[1]) == (-1, 0, 0)
    assert (state.vp[1], state.peace[1], track(state, "ship", 1)) == (5, 1, 0)
    assert min(state.visions) >= 0
    with pytest.raises(ValueError, match="TS-420"):
        GAME.new(Options(boards="auction"), 1, 1)
    draft = GAME.new(Options(boards="draft"), 1, 1)
    assert len(listed(draft)) == 2
    state.peace[:] = [1, 4]
    assert flow.turn_order(state) == (1, 0)


@pytest.mark.rule("TS-424")
def test_the_rival_takes_the_best_card() -> None:
    state = table(1)
    first, second, third = CARD_OF["I-18"], CARD_OF["I-32"], CARD_OF["I-01"]
    state.offers = ((CARD_OF["I-02"], third, 0), (CARD_OF["I-04"], second, 1), (CARD_OF["I-05"], first, 2))
    state.grave[1] = ()
    rival.take_offer(state, 1)
    assert state.grave[1] == (first,), "two points each, and the dearer card"
    assert state.decks[0][-1] == CARD_OF["I-05"]
    assert state.tile_decks[0][-1] == 2
    assert state.offers[2] is None


@pytest.mark.rule("TS-425", "TS-E71")
def test_the_rivals_camel() -> None:
    state = at_work(1)
    raise_wonder(state, 0, "W-02")
    raise_wonder(state, 0, "W-01")
    before = state.vp[:]
    rival.move(state, 1)
    assert state.camel[1] == 3 + WONDER_OF["W-01"]
    assert [now - then for now, then in zip(state.vp, before, strict=True)] == [2, 1]
    rival.move(state, 1)
    assert state.camel[1] == 0, "another place: N1"
    assert cubes(state) == {}


@pytest.mark.rule("TS-426", "TS-428", "TS-E72")
def test_the_rivals_cards() -> None:
    state = at_work(1, 2)
    cards = {card["id"]: card for card in rival.CARDS}
    for deed in cards["R1"]["do"] + cards["R4"]["do"]:
        rival._do(state, 1, deed)
    assert (track(state, "science", 1), track(state, "ship", 1), state.vp[1]) == (3, 1, 3)
    for deed in cards["R7"]["do"]:
        rival._do(state, 1, deed)
    assert state.vp[1] == 5
    top = state.wonder_deck[0]
    for deed in cards["R6"]["do"]:
        rival._do(state, 1, deed)
    assert state.built[1] == (top,)
    for deed in cards["R6"]["do"]:
        rival._do(state, 1, deed)
    assert state.vp[1] == 7, "as many wonders as the age has: 2 points"
    state.built[1], state.wonder_deck = (), ()
    for deed in cards["R6"]["do"]:
        rival._do(state, 1, deed)
    assert state.vp[1] == 9, "no wonder left"
    card = state.decks[0][0]
    for deed in cards["R8"]["do"]:
        rival._do(state, 1, deed)
    assert state.grave[1][-1] == card
    told: list[Event] = []
    state.sink = told
    rival.act(state, 1)
    assert ids(told).count("rival_card") == 4, "Normal reveals 4 in round 2"


@pytest.mark.rule("TS-427")
def test_blue_points_are_shared_with_the_rival() -> None:
    state = at_work(1)
    set_track(state, "culture", 14, 0)
    set_track(state, "culture", 14, 1)
    step(state, "culture", 1, 0)
    before = state.vp[1]
    activation.step_track(state, 1, 0)
    assert state.vp[1] - before == TRACK_GREEN[0] + TRACK_BLUE[0]


@pytest.mark.rule("TS-428", "TS-429", "TS-430", "TS-431")
def test_the_rivals_score() -> None:
    state = in_phase(at_work(1, rival="hard"), "final", 5)
    state.vp[1], state.grave[1], state.built[1] = 30 + state.peace[1], (CARD_OF["I-18"],), (WONDER_OF["W-08"],)
    state.peace_vp[1] = state.peace[1]
    lines = {row.id: row.points for row in state.scores()[1].lines}
    assert lines == {"track": 30, "peace": 7, "history": 2, "wonders": 4 + 3, "visions": 10}
    assert state.totals()[1] == sum(lines.values())
    state.visions[0] = VISION_OF["V-05"]
    set_track(state, "science", 4, 0)
    set_track(state, "science", 5, 1)
    assert next(row.points for row in state.scores()[0].lines if row.id == "vision_left") == 0, "the Rival is the other player"


# ---- variants


@pytest.mark.rule("TS-450", "TS-451", "TS-E67")
def test_wandering_wonders() -> None:
    state = at_work(2, 2, wandering_wonders=True)
    old, deck = state.neutral, state.wonder_deck
    state.camel = [0, 2]
    do(state, "done", "done")
    assert state.neutral == (*deck, *old)[:2]
    assert state.wonder_deck == (*deck, *old)[2:]
    assert state.camel == [-1, 2], "back to its owner"
    still = at_work(2, 2)
    old = still.neutral
    do(still, "done", "done")
    assert still.neutral == old


@pytest.mark.rule("TS-452", "TS-453", "TS-E69")
def test_time_is_money() -> None:
    state = at_work(2, time_is_money=True)
    run(state, [{"op": "advance", "track": "ship", "n": 2}])
    assert "time" in extra(state)
    told = do(state, "time")
    assert "time_up" in ids(told)
    assert track(state, "ship") == 1, "steps made stand, the open choice is lost"
    assert waiting(state) == {}
    assert state.phase_id != "work"
    assert refused(at_work(2), "time") == ("TS-452", "NO_TIMER")
    solo = at_work(1, time_is_money=True)
    told = do(solo, "time")
    assert "rival_card" in ids(told), "the Rival acts all the same"


@pytest.mark.rule("TS-453")
def test_a_card_on_its_way_arrives_when_time_is_up() -> None:
    state = at_work(2, time_is_money=True)
    line(state, 0, "I-28", "I-16")
    give(state, 0, "I-27")
    cubes(state, wood=1, coin=1)
    do(state, "play I-27")
    assert shown(state)[0] == ""
    do(state, "time")
    assert shown(state)[:3] == ["I-27", "I-28", "I-16"]


@pytest.mark.rule("TS-454", "TS-E68")
def test_cunning_camel() -> None:
    state = in_phase(at_work(3, cunning_camel=True), "camel", 1)
    assert refused(state, "seat 2") == ("TS-454", "ONE_AFTER_ANOTHER")
    raise_wonder(state, 1, "W-01")
    mover = state.seat
    others = [seat for seat in range(3) if seat != mover]
    owner = 1
    state.camel = [3 + WONDER_OF["W-01"]] * 3
    state.camel[mover] = 2
    if mover == owner:
        state.built[1], state.built[others[0]], owner = (), (WONDER_OF["W-01"],), others[0]
    do(state, "camel W-01")
    assert [state.vp[seat] for seat in others] == [3 if seat == owner else 1 for seat in others]


@pytest.mark.rule("TS-455", "TS-458")
def test_the_draft() -> None:
    state = GAME.new(Options(boards="draft"), 3, 7)
    first = state.seat
    assert len(listed(state)) == 4
    order = []
    while state.phase_id == "boards":
        order.append(state.seat)
        state.apply(state.actions()[0])
    round_trip = [(first + i) % 3 for i in range(3)]
    assert order == [*round_trip, *reversed(round_trip)]
    assert len(set(state.civ)) == len(set(state.tech)) == 3
    taken = GAME.new(Options(boards="draft"), 3, 7)
    outside = next(civ for civ in CIVS if f"civ {civ}" not in listed(taken))
    assert refused(taken, f"civ {outside}") == ("TS-455", "BOARD_NOT_THERE")


@pytest.mark.rule("TS-456", "TS-457", "TS-E66")
def test_the_auction() -> None:
    state = GAME.new(Options(boards="auction"), 2, 7)
    assert len(state.pairs) == 5
    first, pair = state.seat, CIVS[state.pairs[0][0]]
    do(state, f"bid {pair} 5")
    assert refused(state, f"bid {pair} 5") == ("TS-456", "BID_TOO_LOW")
    do(state, f"bid {pair} 6")
    assert state.seat == first, "the outbid player bids again"
    other = CIVS[state.pairs[1][0]]
    do(state, f"bid {other} 0")
    assert state.phase_id == "keep"
    assert state.vp == ([0, -6] if first == 0 else [-6, 0])
    assert state.tech[1 - first] == dict(state.pairs)[CIVS.index(pair)]
    unknown = GAME.new(Options(boards="auction"), 2, 7)
    missing = next(civ for civ in CIVS if CIVS.index(civ) not in dict(unknown.pairs))
    assert refused(unknown, f"bid {missing} 1") == ("TS-456", "BOARD_NOT_THERE")


# ---- further edges


@pytest.mark.rule("TS-E47")
def test_a_ship_in_age_three_still_moves() -> None:
    state = at_work(2, 5)
    set_track(state, "ship", 7)
    step(state, "ship", 2)
    assert state.vp[0] == 2 * TRACK_PAST[2]


@pytest.mark.rule("TS-E70")
def test_a_person_who_left_may_be_passed_over() -> None:
    state = in_phase(at_work(2), "camel", 1)
    do(state, "seat 2" if state.seat == 0 else "seat 1")
    assert "camel market" in listed(state)


@pytest.mark.rule("TS-E75", "TS-506", "TS-513")
def test_a_play_by_effect_may_be_declined() -> None:
    state = at_work(2)
    give(state, 0, "I-18")
    run(state, [{"op": "play", "kind": "history"}])
    assert listed(state) == ["leave"], "nothing can be paid, though the card could be discarded for wood"
    do(state, "leave")
    assert hand(state) == ["I-18"]
    cubes(state, stone=1)
    run(state, [{"op": "play", "kind": "history", "discount": 3}])
    do(state, "play I-18", "leave")
    assert shown(state)[0] == "I-18"
    assert cubes(state) == {}, "wood and coin are left out, the stone is paid"
