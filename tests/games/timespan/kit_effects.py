"""A small second reading of part 2 of the rules: what an effect does when its player always takes the first answer there is.

`Reckoning` works on a `Ledger` and on the content as it is printed, never on the engine; `Table.take_all` gives the engine the same
answers. A list is taken in this order, which the rules leave to the player (TS-501): what asks nothing, then what asks, upgrades last.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.games.timespan.kit_ledger import (
    BOXES,
    CARDS,
    DISCOVERIES,
    KINDS,
    LEVEL,
    LUXURY,
    MARKET,
    ORDER,
    PLAIN,
    RESOURCES,
    SLOTS,
    TECHS,
    TILES,
    TRACKS,
    WONDERS,
    Json,
    Laid,
    Ledger,
    Side,
    board_box,
    count,
    fits,
    holds,
    passes,
    techs,
)

EDGES = (
    ("coin", "wheat"),
    ("coin", "stone"),
    ("coin", "wood"),
    ("wheat", "sheep"),
    ("stone", "metal"),
    ("wood", "metal"),
    ("sheep", "gold"),
    ("metal", "gold"),
)


PRICES = ("discard_card", "bury", "play")
"""What a fixed order asks for before it goes on."""


class Unclear(Exception):
    """The position asks for more than first answers: conversions before a payment, or cubes without room."""


def worth(cubes: dict[str, int]) -> int:
    """Upgrades from the room."""
    return sum((LEVEL[name] + 1) * n for name, n in cubes.items())


class Reckoning:
    """Changes a ledger as the rules say, for one seat.

    Attributes:
        ledger: the table; chain: boxes that the running activation has used; at_work: the box whose worker may not wake (TS-515).
    """

    def __init__(self, ledger: Ledger, seat: int = 0) -> None:
        self.ledger = ledger
        self.seat = seat
        self.chain: set[str] = set()
        self.at_work = ""
        self.wonder = ""
        self._running: list[str] = []
        self._mourned: list[str] = []

    @property
    def me(self) -> Side:
        return self.ledger.sides[self.seat]

    # ---- whole doings

    def put_worker(self, box: str) -> None:
        """A waiting worker on a box (TS-170)."""
        self.me.waiting -= 1
        if box in CARDS:
            self.laid(box).worker = True
        else:
            self.me.busy.add(box)
        self.at_work = box
        self.chain = set()
        self.activate(box)

    def activate(self, box: str) -> None:
        """Box, tucked box and tiles are one list, to which tiles that come meanwhile are added (TS-160, TS-171 to TS-173)."""
        if box in self.chain:
            return
        self.chain.add(box)
        if box in CARDS:
            laid = self.laid(box)
            effects = [*CARDS[box]["box"], *(CARDS[laid.under]["box"] if laid.under else [])]
            counted = len(laid.lux)
            self.run([*effects, *(effect for kind in laid.lux for effect in LUXURY[kind]["activation"])], box)
            while laid in self.me.uppers and counted < len(laid.lux):
                counted += 1
                self.run(LUXURY[laid.lux[counted - 1]]["activation"], box)
        elif box in WONDERS:
            self.wonder = box
            self.run(WONDERS[box]["box"])
        else:
            self.run(MARKET["box"] if box == "market" else board_box(self.me, box))

    def discard(self, card: str) -> None:
        """A hand card for its discard reward (TS-130)."""
        self.me.hand.remove(card)
        self._under_deck(card)
        chain, self.chain = self.chain, set()
        self.run(CARDS[card]["discard"])
        self.chain = chain

    def laid(self, card: str) -> Laid:
        return next(laid for laid in self.me.uppers if laid.card == card)

    # ---- lists

    def run(self, effects: list[Json], card: str = "") -> None:
        """An effect list, printed on a card if one is named."""
        self._running.append(card)
        asking, upgrades = [], 0
        for effect in _one_by_one(effects):
            if effect["op"] == "upgrade":
                upgrades += effect["n"]
            elif _asks_nothing(effect):
                self.take(effect, card)
            else:
                asking.append(effect)
        for effect in asking:
            self.take(effect, card)
        for _ in range(upgrades):
            self._upgrade()
        self._running.pop()
        if card and card not in self._running and card in self._mourned:
            self._mourned.remove(card)
            self._death(card)

    def take(self, effect: Json, card: str) -> None:
        """One effect."""
        getattr(self, f"op_{effect['op']}")(effect, card)

    # ---- resources

    def op_gain(self, effect: Json, _card: str) -> None:
        for name, n in effect["res"].items():
            if sum(self.me.cubes.values()) + n > 8:
                raise Unclear("no room")
            self.me.cubes[name] = self.me.cubes.get(name, 0) + n

    def op_vp(self, effect: Json, _card: str) -> None:
        self.me.vp += max(0, effect["n"])

    def op_upgrade(self, effect: Json, _card: str) -> None:
        for _ in range(effect["n"]):
            self._upgrade()

    def _upgrade(self) -> None:
        cubes = self.me.cubes
        if sum(cubes.values()) < 8:
            cubes["coin"] = cubes.get("coin", 0) + 1
            return
        for source, to in EDGES:
            if cubes.get(source):
                self._spend({source: 1})
                cubes[to] = cubes.get(to, 0) + 1
                return

    def _spend(self, cost: dict[str, int]) -> None:
        for name, n in cost.items():
            self.me.cubes[name] -= n
            if not self.me.cubes[name]:
                del self.me.cubes[name]

    def _payable(self, cost: dict[str, int]) -> bool:
        """The cubes lie ready; nothing may hang on conversions here."""
        if all(self.me.cubes.get(name, 0) >= n for name, n in cost.items()):
            return True
        if worth(self.me.cubes) >= worth(cost):
            raise Unclear(f"conversions for {cost}")
        return False

    def op_pay(self, effect: Json, card: str) -> None:
        cost = effect["cost"]
        for _ in range(effect.get("times", 1)):
            need = {name: n for name, n in cost.items() if name in RESOURCES}
            for _ in range(cost.get("basic", 0)):
                basic = next((b for b in ("wheat", "stone", "wood") if self.me.cubes.get(b, 0) > need.get(b, 0)), "wheat")
                need[basic] = need.get(basic, 0) + 1
            tiles = cost.get("luxury", {})
            if not self._payable(need) or len(self.me.hand) < cost.get("cards", 0) or sum(self.me.lux.values()) < sum(tiles.values()):
                return
            self._spend(need)
            self.me.vp -= cost.get("vp", 0)
            for name in self.me.hand[: cost.get("cards", 0)]:
                self.me.hand.remove(name)
                self._under_deck(name)
            for kind, n in sorted(tiles.items(), key=lambda one: one[0] == "any"):
                for _ in range(n):
                    given = next(k for k in KINDS if self.me.lux[k]) if kind == "any" else kind
                    self.me.lux[given] -= 1
                    self.ledger.supply[given] += 1
            self.run(effect["then"], card)

    # ---- tracks, technologies, tiles, workers, camel

    def op_advance(self, effect: Json, _card: str) -> None:
        for _ in range(effect["n"]):
            self._step("culture" if effect["track"] == "any" else effect["track"])

    def _step(self, name: str) -> None:
        track, tracks = TRACKS[name], self.me.tracks
        if tracks[name] == track["length"]:
            self.me.vp += track["past_end_vp"]
            return
        tracks[name] += 1
        if tracks[name] == track["length"]:
            self.me.vp += track["green"]
            if name not in self.ledger.closed:
                self.me.vp += track["blue"]
                self.ledger.claimed.add(name)
        self.run(track["spaces"][tracks[name] - 1])

    def op_unlock(self, effect: Json, _card: str) -> None:
        colours = {"white": "w", "black": "b", "any": "wb"}[effect["colour"]]
        slot = next((slot for slot in SLOTS if slot[0] in colours and slot not in self.me.gears), None)
        if slot is None:
            self.me.vp += 2
            return
        tech = TECHS[self.me.tech][slot]
        self.me.gears.add(slot)
        self._event("tech_unlocked", comes=tech)
        self.run([*tech.get("bonus", []), *tech.get("effect", [])])

    def op_tile(self, effect: Json, _card: str) -> None:
        if effect["kind"] in self.me.tiles:
            self.op_gain({"res": {"coin": 2}}, "")
            return
        self.me.tiles.add(effect["kind"])
        covered = TILES[effect["kind"]]["covers"]
        if covered in self.me.busy:
            self.me.busy.remove(covered)
            self.me.dormant += 1

    def op_worker(self, effect: Json, _card: str) -> None:
        for _ in range(effect["n"]):
            if self.me.workers == 9:
                self.me.vp += 2
            else:
                self.me.workers += 1
                self.me.waiting += 1

    def op_wake(self, effect: Json, _card: str) -> None:
        for _ in range(effect["n"]):
            on_cards = [laid.card for laid in self.me.uppers if laid.worker]
            boxes = [box for box in (*BOXES, *on_cards, *self.me.built) if box in (*self.me.busy, *on_cards) and box != self.at_work]
            if effect["from"] != "box" and self.me.dormant:
                self.me.dormant -= 1
            elif effect["from"] != "dormant" and boxes:
                if boxes[0] in CARDS:
                    self.laid(boxes[0]).worker = False
                else:
                    self.me.busy.remove(boxes[0])
            else:
                return
            self.me.waiting += 1

    def op_camel(self, effect: Json, _card: str) -> None:
        for _ in range(effect["n"]):
            places = [
                place for place, wonder in zip(("N1", "N2"), self.ledger.neutral, strict=True) if wonder and self._payable({"coin": 1})
            ]
            others = [wonder for at, side in enumerate(self.ledger.sides) if at != self.seat for wonder in side.built]
            place = next(place for place in (*places, "market", *others) if place != self.me.camel)
            self.me.camel = place
            if place in ("N1", "N2"):
                self._spend({"coin": 1})
                self.activate(self.ledger.neutral[int(place[1]) - 1])
            else:
                self._visit(place)
                self.activate(place)

    def _visit(self, wonder: str) -> None:
        for at, side in enumerate(self.ledger.sides):
            if at != self.seat and wonder in side.built:
                side.vp += WONDERS[wonder]["visit_vp"]
                Reckoning(self.ledger, at)._event("my_wonder_visited")

    def op_activate(self, effect: Json, card: str) -> None:
        target = effect["target"]
        if target == "below":
            space = next((at for at, laid in enumerate(self.me.line) if laid and card in (laid.card, laid.under)), None)
            boxes: list[str] = [] if space is None else [BOXES[space]]
        elif target == "timeline":
            wanted = effect.get("filter", {})
            boxes = [laid.card for at, laid in enumerate(self.me.line, 1) if laid and passes(laid.card, wanted, laid, at)]
        else:
            everyone = [wonder for side in self.ledger.sides for wonder in side.built]
            neutral = [wonder for wonder in self.ledger.neutral if wonder]
            boxes = {
                "board": [*BOXES],
                "market": ["market"],
                "wonder_own": self.me.built,
                "neutral": neutral,
                "wonder_any": [*neutral, *everyone],
            }[target]
        box = next((box for box in boxes if box not in self.chain), None)
        if box is not None:
            self._visit(box)
            self.activate(box)

    # ---- choices

    def op_choose(self, effect: Json, card: str) -> None:
        for option in effect["of"][: effect.get("k", 1)]:
            self.run(option, card)

    def op_opt(self, effect: Json, card: str) -> None:
        self.me.vp += sum(one["n"] for one in effect["do"] if one["op"] == "vp" and one["n"] < 0)
        self.run(effect["do"], card)

    def op_seq(self, effect: Json, card: str) -> None:
        self._running.append(card)
        for part in effect["do"]:
            if part["op"] in PRICES and not self._can_go(part):
                break
            self.run([part], card)
        self._running.pop()

    def op_per(self, effect: Json, card: str) -> None:
        times = count(self.ledger, self.seat, effect["count"], card, self.wonder) // effect.get("div", 1)
        for _ in range(max(0, min(times, effect.get("max", times)))):
            self.run(effect["do"], card)

    def op_if(self, effect: Json, card: str) -> None:
        branch = "then" if holds(self.ledger, self.seat, effect["cond"], card) else "else"
        self.run(effect.get(branch, []), card)

    # ---- cards

    def _deck(self, name: str) -> list[str]:
        return self.ledger.decks[{"current": self.ledger.age - 1, "future": self.ledger.age, "age4": 3}[name]]

    def _under_deck(self, card: str) -> None:
        self.ledger.decks[CARDS[card]["age"] - 1].append(card)

    def _to_hand(self, card: str) -> None:
        self.me.hand.append(card)
        self.me.hand.sort(key=ORDER.__getitem__)

    def op_draw(self, effect: Json, _card: str) -> None:
        deck = self._deck(effect["deck"])
        for _ in range(effect["n"]):
            asked = effect.get("type", ())
            kinds = PLAIN if asked == "choose" else (asked,) if isinstance(asked, str) else tuple(asked)
            there = [kind for kind in kinds if any(CARDS[card]["type"] == kind for card in deck)]
            if not deck or (kinds and not there):
                self.op_gain({"res": {"coin": 2}}, "")
                continue
            while there and CARDS[deck[0]]["type"] != there[0]:
                deck.append(deck.pop(0))
            self._to_hand(deck.pop(0))

    def op_look(self, effect: Json, _card: str) -> None:
        wonders = effect["deck"] == "wonder"
        deck = self.ledger.wonder_deck if wonders else self._deck(effect["deck"])
        seen = [deck.pop(0) for _ in range(min(effect["n"], len(deck)))]
        kept, rest = seen[: effect["keep"]], seen[effect["keep"] :]
        for card in kept:
            if wonders:
                self.me.wonders = sorted([*self.me.wonders, card])
            elif effect.get("to") == "graveyard":
                self._bury(card)
            else:
                self._to_hand(card)
        deck += rest

    def op_discovery(self, effect: Json, _card: str) -> None:
        stack = self.ledger.stacks[self.ledger.age - 1]
        seen = [stack.pop(0) for _ in range(effect.get("look", effect["n"]))]
        for tile in seen[: effect["n"]]:
            if DISCOVERIES[tile].get("clock"):
                self.me.clocks.append(tile)
            else:
                stack.append(tile)
                self.run(DISCOVERIES[tile]["effect"])
        stack += seen[effect["n"] :]

    def op_discard_card(self, effect: Json, _card: str) -> None:
        for _ in range(effect["n"]):
            if self.me.hand:
                self.discard(self.me.hand[0])

    def _can_go(self, part: Json) -> bool:
        """A card can be discarded, buried or played; else what follows in a fixed order falls away."""
        if part["op"] == "play":
            return self._to_play(part) is not None
        if part["op"] == "discard_card":
            return bool(self.me.hand)
        wanted = part.get("filter", {})
        if part["from"] == "hand":
            return any(passes(card, wanted) for card in self.me.hand)
        return part["from"] == "deck" or any(laid and passes(laid.card, wanted, laid, at) for at, laid in enumerate(self.me.line, 1))

    def _to_play(self, effect: Json) -> tuple[str, dict[str, int]] | None:
        """The first card that an effect can play, and what is left to pay for it (TS-506)."""
        cards = [(name, CARDS[name]["cost"]) for name in self.me.hand if passes(name, effect.get("filter", {}))]
        wonders = [(name, WONDERS[name]["cost"]) for name in self.me.wonders]
        for name, cost in (cards if effect["kind"] != "wonder" else []) + (wonders if effect["kind"] != "history" else []):
            for need in _discounted(cost, 99 if effect.get("free") else effect.get("discount", 0)):
                if self._payable(need):
                    return name, need
        return None

    def op_play(self, effect: Json, _card: str) -> None:
        found = self._to_play(effect)
        if found:
            self.play(*found)

    def play(self, name: str, cost: dict[str, int]) -> None:
        """Pays and plays a card or a wonder (TS-140 to TS-145)."""
        self._spend(cost)
        if name in WONDERS:
            self.me.wonders.remove(name)
            self.me.built.append(name)
            self._event("wonder_built", comes=WONDERS[name])
            self.run(WONDERS[name].get("on_play", []))
            return
        self.me.hand.remove(name)
        moved, dead = self.me.uppers, self.me.line[3]
        self.me.line = [None, *self.me.line[:3]]
        for laid in reversed(moved):
            self.run(CARDS[laid.card].get("on_move", []), laid.card)
        if dead:
            self._die(dead)
        self.me.line[0] = Laid(name)
        self._event("card_played", name, CARDS[name])
        self.run(CARDS[name].get("on_play", []), name)

    def op_tuck(self, effect: Json, _card: str) -> None:
        deck = self._deck("current")
        seen = [deck.pop(0) for _ in range(effect["n"])] if effect["from"] == "look" else self.me.hand
        for card in seen:
            kind = CARDS[card]["type"]
            upper = next((laid for laid in self.me.uppers if not laid.under and CARDS[laid.card]["type"] == kind), None)
            if kind in PLAIN and upper and passes(card, effect.get("filter", {})):
                upper.under = card
                seen.remove(card)
                break
        if effect["from"] == "look":
            deck += seen

    def op_bury(self, effect: Json, _card: str) -> None:
        for _ in range(effect["n"]):
            wanted = effect.get("filter", {})
            if effect["from"] == "timeline":
                laid = next((laid for at, laid in enumerate(self.me.line, 1) if laid and passes(laid.card, wanted, laid, at)), None)
                if laid:
                    self.me.line[self.me.line.index(laid)] = None
                    self._die(laid)
                continue
            cards = self._deck(effect["deck"]) if effect["from"] == "deck" else self.me.hand
            card = next((card for card in cards if passes(card, wanted)), None)
            if card:
                cards.remove(card)
                self._bury(card)

    def _die(self, laid: Laid) -> None:
        self.me.dormant += laid.worker
        self.me.completed += laid.complete
        self.me.tucked += [laid.under] if laid.under else []
        for kind in laid.lux:
            self.me.grave_lux[kind] += 1
        self._bury(laid.card)

    def _bury(self, card: str) -> None:
        self.me.grave.append(card)
        if card in self._running:
            self._mourned.append(card)
        else:
            self._death(card)

    def _death(self, card: str) -> None:
        self.run(CARDS[card].get("on_death", []), card)
        self._event("card_to_graveyard", card)

    # ---- luxury tiles

    def _from_supply(self, kind: str) -> bool:
        if not self.ledger.supply[kind]:
            self._upgrade()
            return False
        self.ledger.supply[kind] -= 1
        return True

    def op_luxury(self, effect: Json, _card: str) -> None:
        for _ in range(effect.get("n", 1)):
            kind = "fur" if effect["kind"] == "any" else effect["kind"]
            if self._from_supply(kind):
                self.me.lux[kind] += 1

    def op_bury_luxury(self, effect: Json, _card: str) -> None:
        kind = effect["kind"]
        if effect["from"] == "waiting":
            kind = next((k for k in KINDS if self.me.lux[k] and kind in ("any", k)), "")
            if not kind:
                return
            self.me.lux[kind] -= 1
        elif not self._from_supply(kind := "fur" if kind == "any" else kind):
            return
        self.me.grave_lux[kind] += 1
        self._event("luxury_delivered")

    def op_deliver(self, effect: Json, _card: str) -> None:
        source = self.ledger.supply if effect["from"] == "supply" else self.me.lux
        for kind in KINDS:
            for laid in self.me.uppers:
                if source[kind] and effect["kind"] in ("any", kind) and fits(laid, kind):
                    source[kind] -= 1
                    self.deliver(kind, laid)
                    return

    def deliver(self, kind: str, laid: Laid) -> None:
        """A tile that was taken lies on a card (TS-156, TS-201)."""
        laid.lux.append(kind)
        self._event("luxury_delivered", laid.card)
        if laid.complete:
            self.run(CARDS[laid.card].get("on_complete", []), laid.card)

    def _event(self, when: str, card: str = "", comes: Json | None = None) -> None:
        """What answers to an event (TS-516): not what is played or unlocked just now."""
        sources = [*(CARDS[laid.card] for laid in self.me.uppers), *(WONDERS[wonder] for wonder in self.me.built), *techs(self.me)]
        for source in sources:
            for lasting in source.get("lasting", []) if source is not comes else []:
                if lasting["when"] == when and (not card or passes(card, lasting.get("filter", {}))):
                    self.run(lasting["do"])


def _one_by_one(effects: list[Json]) -> list[Json]:
    """Gains of several resources taken apart."""
    found: list[Json] = []
    for effect in effects:
        many = effect["op"] == "gain"
        found += [{"op": "gain", "res": {name: n}} for name, n in effect["res"].items()] if many else [effect]
    return found


def _asks_nothing(effect: Json) -> bool:
    op: Any = effect["op"]
    if op in ("advance", "luxury"):
        return bool(effect.get("track", effect.get("kind")) != "any")
    if op in ("bury", "bury_luxury"):
        return effect["from"] == "deck" or (effect["from"] == "supply" and effect["kind"] != "any")
    return op in ("gain", "vp", "worker", "tile") or (op == "draw" and "type" not in effect)


def _discounted(cost: dict[str, int], off: int) -> list[dict[str, int]]:
    """What may be left of a cost: every fullest choice of cubes worth at most the discount goes (TS-506); least valuable kinds first."""
    cubes = [name for name in RESOURCES for _ in range(cost.get(name, 0))]
    outs = {out for many in range(len(cubes) + 1) for out in combinations(cubes, many) if sum(LEVEL[name] + 1 for name in out) <= off}
    counted = [{name: out.count(name) for name in RESOURCES} for out in outs]
    full = [out for out in counted if not any(out != more and all(out[name] <= more[name] for name in RESOURCES) for more in counted)]
    full.sort(key=lambda out: [out[name] for name in reversed(RESOURCES)])
    return [{name: n - out[name] for name, n in cost.items() if n > out[name]} for out in full]
