"""The sentences of the score sheet: places, what each line comes from, and how ties were broken."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from exhibition_suite.engine import ScoreLine
from exhibition_suite.texts import Words

from .lettering import plain, signed
from .look import Look
from .score_facts import SheetFacts, SheetSeat, rating


@dataclass(frozen=True, slots=True)
class TieWords:
    """How a tie stands: a bold sentence, the years behind it, and the rule."""

    title: str
    detail: str
    rule: str


class SheetWords:
    """Says a score sheet in the language of the look."""

    def __init__(self, look: Look, facts: SheetFacts) -> None:
        self._look = look
        self._facts = facts

    @property
    def _words(self) -> Words:
        return self._look.words

    def title(self) -> str:
        if not self._facts.over:
            return QCoreApplication.translate("ScoreSheet", "How it stands · fame so far")
        return QCoreApplication.translate("ScoreSheet", "Closing night · final fame")

    def place(self, seat: SheetSeat, short: bool = False) -> str:
        """The words under a name: "second on tie-break"; `short` leaves the tie to the note about it."""
        if len(self._facts.seats) == 1:
            if self._facts.rated:
                return self._words.say(f"rating.{rating(seat.table.total)}")
            return QCoreApplication.translate("ScoreSheet", "no rating with options")
        sharers = sum(1 for other in self._facts.seats if other.table.place == seat.table.place)
        ordinals = self._ordinals()
        ordinal = ordinals[seat.table.place - 1]
        if sharers > 1:
            return QCoreApplication.translate("ScoreSheet", "draw: shares {place} place").format(place=ordinal)
        if not self._facts.over:
            return QCoreApplication.translate("ScoreSheet", "leads so far") if seat.table.place == 1 else ordinal
        if seat.table.place == 1 and not seat.table.tie:
            return QCoreApplication.translate("ScoreSheet", "curator of the century")
        if seat.table.tie and not short:
            return QCoreApplication.translate("ScoreSheet", "{place} on tie-break").format(place=ordinal)
        return ordinal

    @staticmethod
    def _ordinals() -> tuple[str, ...]:
        return (
            QCoreApplication.translate("ScoreSheet", "first"),
            QCoreApplication.translate("ScoreSheet", "second"),
            QCoreApplication.translate("ScoreSheet", "third"),
            QCoreApplication.translate("ScoreSheet", "fourth"),
            QCoreApplication.translate("ScoreSheet", "fifth"),
        )

    def line_name(self, line_id: str) -> str:
        return self._words.say(f"score.{line_id}")

    def source(self, line_id: str, short: bool = False) -> str:
        """What a line's points come from, for all seats in one short row: "94 · 94 · 71 years"; `short` names continents by letters."""
        same = self.same_for_all(line_id)
        if same:
            return same
        parts = [self._part(seat.line(line_id), short) for seat in self._facts.seats]
        known = [place for place, part in enumerate(parts) if part != "–"]
        # The unit stands at a number, never at a dash: "– · round 6", "94 years · –".
        if known:
            number = known[0 if line_id == "all_6_continents" else -1]
            parts[number] = self._with_unit(line_id, parts[number])
        return " · ".join(parts)

    def same_for_all(self, line_id: str) -> str:
        """What a line's points come from where that is the same for everybody: "out of 10"; "" else."""
        if line_id == "number_of_decades":
            return QCoreApplication.translate("ScoreSheet", "out of 10")
        if line_id in ("empty_spots", "depot"):
            return QCoreApplication.translate("ScoreSheet", "{points} each").format(points=plain(-1))
        return ""

    def details(self, seat: SheetSeat, line_id: str) -> list[str]:
        """What one seat's points of a line come from, under them: with its unit, without, and shortest; "" for nothing."""
        whole, letters = (self._part(seat.line(line_id), short) for short in (False, True))
        if self.same_for_all(line_id) or whole == "–":
            return ["", "", ""]
        return [self._with_unit(line_id, whole), whole, letters]

    @staticmethod
    def _with_unit(line_id: str, number: str) -> str:
        if line_id == "all_6_continents":
            return QCoreApplication.translate("ScoreSheet", "round {rounds}").format(rounds=number)
        if line_id in ("years_gap", "short_era"):
            return QCoreApplication.translate("ScoreSheet", "{years} years").format(years=number)
        return number

    def _part(self, line: ScoreLine | None, short: bool) -> str:
        """One seat's part of `source`; a dash where there is nothing."""
        if line is None:
            return "–"
        params = line.params
        if line.id == "chain_of_years":
            return self._run(params)
        if line.id == "continent_focus":
            names = params.get("continents", [])
            key = f"continent.{names[0]}" if names else ""
            return f"{self._words.say(f'{key}.short' if short else key)} {params['count']}" if names else "–"
        if line.id == "secret_decade":
            return self._words.say(f"decade.{params['decade']}.short")
        for field in ("round", "years", "year"):
            if field in params:
                return str(params[field])
        return "–"

    @staticmethod
    def _run(params: dict[str, int]) -> str:
        if params.get("count", 0) < 2:
            return "–"
        return f"{params['first']}–{params['last'] % 100:02d}"

    def how(self, seat: SheetSeat, line_id: str) -> str:
        """What one seat's points of a line come from, in a sentence."""
        line = seat.line(line_id)
        return str(self._words.how(line)) if line is not None else ""

    def ties(self) -> list[TieWords]:
        """One entry for each group of equal totals, once the game is over."""
        if not self._facts.over:
            return []
        return [self._tie(group) for group in self._facts.tied()]

    def _tie(self, group: list[SheetSeat]) -> TieWords:
        names = self._words.join([seat.name for seat in group])
        parts = [self._distance(seat) for seat in group]
        detail = self._words.join(parts)
        rule = "EX-120"
        if len({seat.table.place for seat in group}) == 1:
            title = QCoreApplication.translate("ScoreSheet", "Draw between {names}: equally close to 1950 in Mid Century").format(
                names=names
            )
            rule = "EX-121"
        else:
            title = QCoreApplication.translate("ScoreSheet", "Tie between {names}: closest to 1950 in Mid Century").format(names=names)
        if any(seat.table.tie.get("year") is None for seat in group):
            rule = "EX-122"
        sentence = QCoreApplication.translate("ScoreSheet", "{years}. Rule {rule}").format(years=detail, rule=rule)
        return TieWords(title, sentence, rule)

    @staticmethod
    def _distance(seat: SheetSeat) -> str:
        year, away = seat.table.tie.get("year"), seat.table.tie.get("distance")
        if year is None:
            return QCoreApplication.translate("ScoreSheet", "{name} shows no year").format(name=seat.name)
        if away == 1:
            return QCoreApplication.translate("ScoreSheet", "{name} shows {year} (1 year away)").format(name=seat.name, year=year)
        return QCoreApplication.translate("ScoreSheet", "{name} shows {year} ({away} years away)").format(
            name=seat.name, year=year, away=away
        )

    def as_text(self) -> str:
        """The whole sheet as plain text for the clipboard: a table with aligned columns, then the ties."""
        rows = [[QCoreApplication.translate("ScoreSheet", "Fame"), *self._facts.names]]
        for line_id in self._facts.line_ids:
            lines = [seat.line(line_id) for seat in self._facts.seats]
            rows.append([self.line_name(line_id), *(signed(line.points) if line else "–" for line in lines)])
        rows.append([QCoreApplication.translate("ScoreSheet", "Total"), *(plain(seat.table.total) for seat in self._facts.seats)])
        rows.append(["", *(self.place(seat) for seat in self._facts.seats)])
        widths = [max(_columns(row[index]) for row in rows) for index in range(len(rows[0]))]
        text = [self._words.say(f"game.{self._facts.game}.title"), ""]
        for row in rows:
            cells = [row[0] + " " * (widths[0] - _columns(row[0]))]
            cells += [" " * (width - _columns(cell)) + cell for cell, width in zip(row[1:], widths[1:], strict=True)]
            text.append("  ".join(cells).rstrip())
        for tie in self.ties():
            text += ["", tie.title, tie.detail]
        return "\n".join(text) + "\n"


def _columns(text: str) -> int:
    """Columns a text takes in a fixed-width font: Japanese letters take two."""
    return sum(2 if ord(letter) > 0x2E7F else 1 for letter in text)
