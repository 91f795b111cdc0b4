"""Hidden information (TS-006): what each seat sees, and worlds that look alike to it."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.engine import OVER, Rng
from exhibition_suite.games.timespan import GAME
from exhibition_suite.games.timespan.items import AGE, CARD_OF, TYPE
from exhibition_suite.games.timespan.options import Options
from exhibition_suite.games.timespan.state import HIDDEN, back, shown
from tests.games.timespan.kit import Table, keep_first


@pytest.mark.rule("TS-006")
@pytest.mark.rule("TS-011")
def test_hands_of_others_are_backs_with_age_and_type() -> None:
    table = Table(3).hand(0, "I-01", "II-25").hand(1, "I-13").wonders(1, "W-02", "W-03")
    seen = table.state.observe(2).view
    assert sorted(shown(card) for card in seen.hand[0]) == [(1, TYPE[CARD_OF["I-01"]]), (2, TYPE[CARD_OF["II-25"]])]
    assert seen.hand[1] == (back(CARD_OF["I-13"]),)
    assert seen.wonders == [(), (HIDDEN, HIDDEN), ()]
    mine = table.state.observe(1).view
    assert mine.hand[1] == (CARD_OF["I-13"],)
    assert mine.wonders[1] == table.state.wonders[1]
    assert all(card < 0 for card in mine.hand[0])


@pytest.mark.rule("TS-006")
def test_backs_of_two_cards_with_the_same_type_and_age_are_the_same() -> None:
    assert back(CARD_OF["I-01"]) == back(CARD_OF["I-12"])
    assert len({back(CARD_OF[card]) for card in ("I-01", "I-13", "I-25", "I-37", "II-01", "IV-01")}) == 6
    one = Table().hand(1, "I-01").state.observe(0)
    two = Table().hand(1, "I-12").deck(1, "I-02").state.observe(0)
    assert one.view.hand == two.view.hand


@pytest.mark.rule("TS-006")
def test_of_the_decks_only_the_top_back_is_seen_and_nothing_of_the_generator() -> None:
    state = Table(2).state
    seen = state.observe(0)
    assert [len(deck) for deck in seen.view.decks] == [1, 1, 1, 1]
    for deck, hidden in zip(state.decks, seen.view.decks, strict=True):
        assert shown(hidden[0]) == (AGE[deck[0]], TYPE[deck[0]])
    assert seen.view.wonder_deck == seen.view.vision_deck == ()
    assert seen.view.tile_decks == [(), (), ()]
    assert seen.view.rng == 0
    assert seen.sizes[:4] == tuple(map(len, state.decks))
    assert seen.tiles[0] == tuple(sorted(state.tile_decks[0])), "known as a set, without their order"


@pytest.mark.rule("TS-006")
@pytest.mark.rule("TS-080")
def test_the_face_down_card_of_an_offer_is_a_back() -> None:
    state = Table(2, phase="discovery").state
    for seat in range(2):
        for offer, real in zip(state.observe(seat).view.offers, state.offers, strict=True):
            assert offer is not None
            assert real is not None
            assert offer == (back(real[0]), real[1], real[2])


@pytest.mark.rule("TS-006")
@pytest.mark.rule("TS-039")
@pytest.mark.rule("TS-040")
def test_at_set_up_nobody_sees_what_others_choose_from_or_have_chosen() -> None:
    state = GAME.new(Options(), 3, 8)
    state.apply(state.actions()[0])
    state.apply(state.actions()[0])
    other, own = state.observe(1), state.observe(0)
    assert other.view.dealt == ((HIDDEN,) * 4, state.dealt[1], (HIDDEN,) * 4)
    assert other.view.wonders[0] == (HIDDEN,)
    assert other.view.visions == [HIDDEN, -1, -1]
    assert own.view.visions[0] == state.visions[0]
    keep_first(state)
    assert state.observe(2).view.visions == state.visions
    assert all(one == (HIDDEN,) for seat, one in enumerate(state.observe(2).view.wonders) if seat != 2)


@pytest.mark.rule("TS-006")
@pytest.mark.parametrize(
    "effect",
    [
        {"op": "look", "deck": "current", "n": 3, "keep": 1},
        {"op": "look", "deck": "wonder", "n": 2, "keep": 1},
        {"op": "discovery", "n": 1, "look": 3},
        {"op": "tuck", "from": "look", "n": 3},
    ],
)
def test_what_one_looks_at_others_do_not_see(effect: dict[str, Any]) -> None:
    table = Table(2).deck(1, "I-25", "I-26", "I-27")
    table.open(0, effect)
    real = table.state.stack[-1]
    assert table.state.observe(0).view.stack[-1] == real
    assert table.state.observe(1).view.stack[-1][4] == (HIDDEN,) * len(real[4])


@pytest.mark.rule("TS-006")
def test_sizes_boards_timelines_graveyards_tiles_and_clocks_are_public() -> None:
    table = Table(2, nth=5).grave(0, "I-01", tucked=["I-02"], fur=1).lux(0, silk=2).clocks(0, "D3-01").hand(0, "I-13")
    table.cubes(0, gold=1).gears(0, "w1").tracks(0, ship=3).built(0, "W-05")
    state, seen = table.state, table.state.observe(1).view
    public = ("vp", "cubes", "tracks", "peace", "workers", "waiting", "dormant", "board_work", "timeline", "built", "grave", "grave_tucked")
    for name in (
        *public,
        "grave_lux",
        "waiting_lux",
        "camel",
        "gears",
        "tiles",
        "travel",
        "clocks",
        "visions",
        "civ",
        "tech",
        "lux_supply",
    ):
        assert getattr(seen, name) == getattr(state, name), name
    assert len(seen.hand[0]) == 1
    assert [found.total for found in seen.scores()] == state.totals()


def changed_secretly(state: Any, seat: int, rng: Rng) -> Any:
    """The same table for `seat`, with everything hidden dealt anew."""
    return GAME.redeal(state.observe(seat), rng)


@pytest.mark.rule("TS-006")
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("boards", ["random", "draft"])
def test_twin_worlds_look_alike_and_offer_the_same(seats: int, boards: str) -> None:
    state = GAME.new(Options(boards=boards), seats, 21)  # type: ignore[arg-type]
    rng, differ = Rng(2), 0
    for step in range(400):
        if state.seat == OVER:
            break
        if step % 9 == 0:
            for seat in range(seats):
                twin = changed_secretly(state, seat, rng)
                assert twin.observe(seat) == state.observe(seat)
                assert hash(twin.observe(seat)) == hash(state.observe(seat))
                differ += twin.fingerprint() != state.fingerprint()
                if seat == state.seat:
                    assert [action.text for action in twin.actions()] == [action.text for action in state.actions()]
                    assert [action.text for action in twin.extras()] == [action.text for action in state.extras()]
        actions = state.actions()
        state.apply(actions[rng.below(len(actions))])
    assert differ > 5


@pytest.mark.rule("TS-006")
def test_a_view_differs_where_something_open_differs() -> None:
    one, two = Table(2), Table(2)
    assert one.state.observe(1) == two.state.observe(1)
    two.cubes(0, coin=1)
    assert one.state.observe(1) != two.state.observe(1)
    three = Table(2).hand(0, "I-13")
    assert three.state.observe(1) != one.state.observe(1), "one card more in the hand"


@pytest.mark.rule("TS-006")
@pytest.mark.rule("TS-336")
@pytest.mark.rule("TS-083")
def test_events_name_no_card_that_only_its_owner_may_know() -> None:
    table = Table(2, phase="discovery").hand(0).stack(1, "D1-03")
    table.offers(("I-01", "I-02", "D1-03"), ("I-13", "I-14", "D1-04"), ("I-25", "I-26", "D1-05"))
    events = table.play("offer 1")
    events += table.open(1, {"op": "draw", "deck": "current", "n": 1}, {"op": "look", "deck": "wonder", "n": 2, "keep": 1})
    events += table.play(table.offered()[0])
    told = " ".join(str(event.params) for event in events)
    assert "I-01" not in told
    assert not [card for card in table.cards(1) if card in told]
    assert not [word for word in told.split() if "W-" in word]
