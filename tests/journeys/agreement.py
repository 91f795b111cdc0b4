"""What the screen shows, compared with the model: pieces, places, points, tabs and bar, each read anew from both sides."""

from __future__ import annotations

from typing import Any

from exhibition_suite.games.exhibition.content import CARD_IDS, CONTINENTS
from exhibition_suite.games.exhibition.showcases import SPOTS, spot_name


def where_pieces_belong(state: Any, shown: int) -> dict[str, str]:
    """Card and vehicle ids -> place, straight from a position: the hall of `shown` lies on the board."""
    found = {CARD_IDS[card]: f"column:{CONTINENTS[at]}:{row}" for at, column in enumerate(state.columns) for row, card in enumerate(column)}
    for spot in range(SPOTS):
        if state.card_at(shown, spot) >= 0:
            found[CARD_IDS[state.card_at(shown, spot)]] = spot_name(spot)
    for number, card in enumerate(state.depots[shown], 1):
        found[CARD_IDS[card]] = f"depot@{number}"
    if state.hand >= 0:
        found[CARD_IDS[state.hand]] = "hand"
    parked: dict[int, int] = {}
    for seat, at in enumerate(state.vehicles):
        found[f"vehicle:{seat}"] = f"park:{CONTINENTS[at]}:{parked.get(at, 0)}"
        parked[at] = parked.get(at, 0) + 1
    return found


def disagreements(page: Any) -> list[str]:
    """What is wrong on the page of a game while nothing is in anybody's hand; empty where all agrees."""
    table, state = page.table, page.session.match.state
    found = list(table.scenery.disagreements())
    held = table.scenery._held
    if held and not (table.intent.pending or table.intent.dragging or table.intent.choosing >= 0):
        found.append(f"{held} is held though nobody holds it")
    found += _pieces(table, where_pieces_belong(state, table.shown))
    found += _places(table)
    found += _around(page, state)
    return found


def _pieces(table: Any, belong: dict[str, str]) -> list[str]:
    items, view, lay = table.scenery.items, table.view, table.scenery.layout
    found = [f"{name} is on the board and nowhere in the model" for name in items if name not in belong]
    crowds: dict[str, int] = {}
    for place in belong.values():
        if place.startswith("park:"):
            crowds[place.split(":")[1]] = crowds.get(place.split(":")[1], 0) + 1
    room = view.viewport().rect()
    for name, place in belong.items():
        item = items.get(name)
        if item is None:
            found.append(f"{name} is missing on {place}")
            continue
        if item.piece.place != place:
            found.append(f"{name} thinks it lies on {item.piece.place}, not on {place}")
        raised = name == table.scenery._held and bool(table.intent.pending or table.intent.dragging or table.intent.choosing >= 0)
        rect = lay.rect(place, crowds.get(place.split(":")[1], 1)) if place.startswith("park:") else lay.rect(place)
        there, here = view.mapFromScene(rect.center()), view.mapFromScene(item.scenePos())
        if not raised and (there - here).manhattanLength() > 1:
            found.append(f"{name} is painted at {here.toTuple()}, its place {place} at {there.toTuple()}")
        if not room.contains(here):
            found.append(f"{name} is painted outside the board")
        if not item.isVisible() or item.opacity() < 0.99:
            found.append(f"{name} cannot be seen")
    return found


def _places(table: Any) -> list[str]:
    """The frames of the places stand where the arrangement says, all of it inside the view."""
    found = []
    room = table.view.viewport().rect().adjusted(-1, -1, 1, 1)
    for place, slot in table.scenery.slots.items():
        rect = table.scenery.layout.rect(place)
        centre = slot.sceneBoundingRect().center()
        if (centre - rect.center()).manhattanLength() > 12:
            found.append(f"the frame of {place} stands at {centre.toTuple()}, not at {rect.center().toTuple()}")
        if not room.contains(table.view.mapFromScene(rect).boundingRect()):
            found.append(f"{place} is not wholly inside the board")
    return found


def _around(page: Any, state: Any) -> list[str]:
    """Points, order and stock around the board."""
    found = []
    view = page.view()
    for seat, panel in enumerate(page.side.panels):
        shown = panel.score.text().replace("\N{MINUS SIGN}", "-")
        if int(shown) != view.totals()[seat]:
            found.append(f"the panel of seat {seat} says {shown}, the score is {view.totals()[seat]}")
        if panel.isVisible() == (seat == page.table.shown):
            found.append(f"the panel of seat {seat} is {'shown' if panel.isVisible() else 'hidden'}")
    playing = [seat for seat, tab in enumerate(page.side.tabs.tabs) if tab.state == "playing"]
    if playing != ([state.seat] if state.seat >= 0 else []):
        found.append(f"the tabs say that {playing} play, the model says {state.seat}")
    if state.stock_left and str(state.stock_left) not in page.top.stock.text():
        found.append(f"the bar says {page.top.stock.text()!r}, {state.stock_left} cards are left")
    seat = page.prompt._prompt.seat
    if page.session.curtain_for < 0 and not page.replaying and seat != state.seat:
        found.append(f"the prompt is for {seat}, the decision is {state.seat}'s")
    return found
