"""The table between the players, the stack of open effects, and the small deeds that effects are made of.

Long rules run as frames on a stack, each a plain tuple `(kind, seat, card, …)` where card tells what the effect is printed on (-1:
elsewhere), so that a position can be copied, saved and searched at any decision. What a frame does stands in `frames`; here is only what
it works on.
"""

from __future__ import annotations

from typing import Any, Final

from exhibition_suite.engine import Event, Sink

from .items import AGE, CONTENT, LUXURIES, TYPE, TYPES, count_of
from .nodes import AGE4, COINS, CURRENT, UPGRADES, Node
from .options import Options
from .players import NOWHERE, Players
from .tables import CARD_LASTING, TECH_LASTING, WONDER_LASTING, Lasting, Nodes
from .warehouse import CAPACITY, ONE, RESOURCES, size

Frame = tuple[Any, ...]
(SETTLING, KEEPING, DISCOVERY_PHASE, CAMELS, WORKING, INCOME_PHASE, FINAL, GAME_OVER) = range(8)
PHASES: Final = ("boards", "keep", "discovery", "camel", "work", "income", "final", "over")
(
    F_LIST,
    F_GROUPS,
    F_ACT,
    F_UP,
    F_OVER,
    F_PAY,
    F_GIVE,
    F_CHOOSE,
    F_OPT,
    F_STEPS,
    F_ANY_STEP,
    F_DRAW,
    F_LOOK,
    F_TILES,
    F_DISCARD,
    F_PLAY,
    F_OMIT,
    F_TUCK,
    F_UNDER,
    F_BURY,
    F_LUX,
    F_DELIVER,
    F_REACH,
    F_CAMEL,
    F_WAKE,
    F_UNLOCK,
    F_SEQ,
    F_REPEAT,
    F_ENTER,
    F_ASIDE,
    F_CHAIN,
    F_BASIC,
) = range(32)
ATOMIC: Final = frozenset({F_GIVE, F_BASIC, F_OMIT, F_UNDER})
"""Questions inside one deed, a payment or a tuck: nothing may come between (TS-131)."""
FROM_OTHERS: Final = ("visited", "joined")
WORKER_CAP: Final[int] = CONTENT.supply["seat"]["worker_cap"]
WORKER_CAP_VP: Final = 2
MISSING_CARD_COINS: Final = 2
EMPTY_WONDERS_VP: Final = 3
LUX_ONE: Final = tuple(1 << 5 * kind for kind in range(len(LUXURIES)))


class Core(Players):
    """A position without the contract's methods.

    Attributes:
        seats: persons and bots; `rules`: the options; `phase`: index into `PHASES`; `seat`: who decides.
        order: rows in turn order, the Rival included (TS-074); `done`: mask of seats that are through with the phase;
        `active`: the seat whose turn it is in a phase that people play at once, or -1 for the next in order.
        decks: history cards of ages I to IV, top first; wonder_deck, vision_deck, tile_decks likewise;
            neutral: the wonders N1 and N2 or -1.
        offers: face-down card, face-up card, tile of each offer, -1 for a missing part, None for one that is taken.
        lux_supply: luxury tiles left, five bits a kind; closed, claimed: masks of tracks whose blue bonus is gone, or won in this phase.
        stack: open frames; chain: boxes that the running activation has used, as a mask (TS-173); guard: the box whose worker may not wake.
        turn: counts decisions that stand alone.
        asked: mask of the seats that want to be asked about every reward (TS-003).
        incomes: income still to be paid to each seat; base: VP when final scoring began, peace_vp: its peace, None before.
        dealt: wonders and visions to choose from at set-up; bids: (civilisation, points) of each seat in the auction, or None.
        pairs: boards on offer at set-up; rng: the game's generator; sink: where events go, None in a search.
    """

    __slots__ = (
        "active",
        "asked",
        "base",
        "bids",
        "chain",
        "claimed",
        "closed",
        "dealt",
        "decks",
        "done",
        "guard",
        "incomes",
        "lux_supply",
        "neutral",
        "offers",
        "order",
        "pairs",
        "peace_vp",
        "phase",
        "rng",
        "rules",
        "seat",
        "seats",
        "sink",
        "stack",
        "tile_decks",
        "turn",
        "vision_deck",
        "wonder_deck",
    )

    seat: int
    seats: int
    phase: int
    done: int
    active: int
    chain: int
    guard: int
    turn: int
    asked: int
    closed: int
    claimed: int
    rng: int
    lux_supply: int
    rules: Options
    decks: list[tuple[int, ...]]
    tile_decks: list[tuple[int, ...]]
    wonder_deck: tuple[int, ...]
    vision_deck: tuple[int, ...]
    neutral: tuple[int, ...]
    offers: tuple[tuple[int, int, int] | None, ...]
    order: tuple[int, ...]
    dealt: tuple[tuple[int, ...], ...]
    bids: tuple[tuple[int, int] | None, ...]
    pairs: tuple[tuple[int, int], ...]
    incomes: list[Nodes | None]
    base: list[int]
    peace_vp: list[int]
    stack: list[Frame]
    sink: Sink | None

    # ---- telling

    def tell(self, what: str, seat: int, /, reveals: bool = False, **params: Any) -> None:
        """Tells an event to the sink, if there is one."""
        if self.sink is not None:
            self.sink.append(Event(what, seat, params, reveals))

    # ---- resources

    def room(self, seat: int) -> int:
        """Cubes in the warehouse room (TS-180)."""
        return CAPACITY - size(self.cubes[seat])

    def gain(self, seat: int, resource: int, n: int) -> None:
        """Puts cubes on a resource; each one without a free cube is decided by itself (TS-181, TS-194)."""
        fits = CAPACITY - size(self.cubes[seat])
        if fits > n:
            fits = n
        if fits:
            self.cubes[seat] += fits * ONE[resource]
            if self.sink is not None:
                self.tell("gained", seat, resource=RESOURCES[resource], count=fits)
        if n > fits:
            self.stack.append((F_OVER, seat, NOWHERE, resource, n - fits))

    def score(self, seat: int, n: int, why: str = "effect", **params: Any) -> None:
        """Changes a seat's VP (TS-002); points that another seat's deed brings end undo (TS-007)."""
        self.vp[seat] += n
        if self.sink is not None:
            self.tell("scored", seat, why in FROM_OTHERS, count=n, why=why, **params)

    def push(self, seat: int, card: int, nodes: Nodes) -> None:
        """Opens an effect list that is printed on `card` (-1: elsewhere)."""
        if nodes:
            self.stack.append((F_LIST, seat, card, nodes))

    def grant(self, seat: int, node: Node) -> None:
        """Opens one effect."""
        self.stack.append((F_LIST, seat, -1, (node,)))

    # ---- luxury tiles

    def stock(self, kind: int) -> int:
        """Tiles of a kind in the supply (TS-014)."""
        return count_of(self.lux_supply, kind)

    def take_luxury(self, seat: int, kind: int) -> bool:
        """Takes a tile out of the supply; out of stock it is 1 upgrade instead and the answer is no (TS-014)."""
        if not self.stock(kind):
            self.tell("out_of_stock", seat, kind=LUXURIES[kind])
            self.grant(seat, UPGRADES[1])
            return False
        self.lux_supply -= LUX_ONE[kind]
        return True

    def receive_luxury(self, seat: int, kind: int) -> None:
        """A tile from the supply into the waiting area (TS-200)."""
        if self.take_luxury(seat, kind):
            self.waiting_lux[seat] += LUX_ONE[kind]
            if self.sink is not None:
                self.tell("got_luxury", seat, True, kind=LUXURIES[kind])

    # ---- cards

    def deck_index(self, deck: int) -> int:
        """Index of the history deck that an effect names now (TS-053, TS-054)."""
        if deck == CURRENT:
            return self.age - 1
        return AGE4 if deck == AGE4 else self.age

    def add_to_hand(self, seat: int, card: int) -> None:
        """A history card into the hand, which lies sorted."""
        self.hand[seat] = tuple(sorted((*self.hand[seat], card)))

    def drop_from_hand(self, seat: int, card: int) -> None:
        hand = self.hand[seat]
        at = hand.index(card)
        self.hand[seat] = hand[:at] + hand[at + 1 :]

    def draw_top(self, seat: int, deck: int, n: int) -> None:
        """Top cards into the hand; each missing one is 2 coins (TS-337)."""
        index = self.deck_index(deck)
        cards = self.decks[index]
        drawn = cards[:n]
        self.decks[index] = cards[n:]
        if drawn:
            self.hand[seat] = tuple(sorted(self.hand[seat] + drawn))
            if self.sink is not None:
                for card in drawn:
                    self.tell("drew", seat, True, type=TYPES[TYPE[card]], age=AGE[card])
        if len(drawn) < n:
            self.tell("deck_empty", seat, age=index + 1)
            self.grant(seat, COINS[MISSING_CARD_COINS * (n - len(drawn))])

    def draw_wonders(self, seat: int, n: int) -> None:
        """Top wonders into the hand; each missing one is 3 VP (TS-337)."""
        drawn, self.wonder_deck = self.wonder_deck[:n], self.wonder_deck[n:]
        self.wonders[seat] = tuple(sorted(self.wonders[seat] + drawn))
        for _ in drawn:
            self.tell("kept", seat, True)
        self.no_wonders(seat, n - len(drawn))

    def no_wonders(self, seat: int, missing: int) -> None:
        """What an empty wonder deck gives for each card that it lacks (TS-337)."""
        if missing:
            self.score(seat, EMPTY_WONDERS_VP * missing, "no_wonders")

    def types_in(self, index: int, wanted: tuple[int, ...]) -> tuple[int, ...]:
        """Those of the wanted types that a deck still has (TS-336)."""
        there = set(map(TYPE.__getitem__, self.decks[index]))
        return tuple(kind for kind in wanted if kind in there)

    def draw_type(self, seat: int, deck: int, kind: int) -> None:
        """The first card of a type; those passed over go to the bottom in their order (TS-331, TS-336)."""
        index = self.deck_index(deck)
        cards = self.decks[index]
        at = next(place for place, card in enumerate(cards) if TYPE[card] == kind)
        self.decks[index] = cards[at + 1 :] + cards[:at]
        self.add_to_hand(seat, cards[at])
        if self.sink is not None:
            self.tell("drew", seat, True, type=TYPES[kind], age=index + 1)

    def to_bottom(self, card: int, age: int) -> None:
        """A history card under the deck of its age, 1 to 4."""
        self.decks[age - 1] = (*self.decks[age - 1], card)

    # ---- workers

    def new_worker(self, seat: int) -> None:
        """A worker into the waiting area; 2 VP at the most a player may own (TS-012)."""
        if self.workers[seat] >= WORKER_CAP:
            self.score(seat, WORKER_CAP_VP, "worker_cap")
        else:
            self.workers[seat] += 1
            self.waiting[seat] += 1
            self.tell("got_worker", seat)

    # ---- lasting effects

    def trigger(self, seat: int, when: str, card: int = -1, comes: tuple[Lasting, ...] | None = None) -> None:
        """Opens the lasting effects of a seat's own visible cards, wonders and technologies (TS-516).

        `card`: what it happens with, for filters; `comes`: the effects of what is played or unlocked now, which does not answer to itself.
        """
        nodes: list[Node] = []
        for entry in self.timeline[seat]:
            if entry is not None and entry[0] in CARD_LASTING and CARD_LASTING[entry[0]] is not comes:
                nodes += _answers(CARD_LASTING[entry[0]], when, card)
        for wonder in self.built[seat]:
            if wonder in WONDER_LASTING and WONDER_LASTING[wonder] is not comes:
                nodes += _answers(WONDER_LASTING[wonder], when, card)
        gears = self.gears[seat]
        if gears:
            for slot, lasting in enumerate(TECH_LASTING[self.tech[seat]]):
                if lasting and gears >> slot & 1 and lasting is not comes:
                    nodes += _answers(lasting, when, card)
        if nodes:
            self.tell("lasting", seat, when=when)
            self.push(seat, -1, tuple(nodes))


def _answers(lasting: tuple[Lasting, ...], when: str, card: int) -> list[Node]:
    return [node for one in lasting if one.when == when and (card < 0 or one.filter.card(card)) for node in one.nodes]
