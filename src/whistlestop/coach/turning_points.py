"""The turning points of a seat's game: what changed its odds most."""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from whistlestop.coach import facts
from whistlestop.coach.estimate import SURE
from whistlestop.coach.review import Decision, Fact, Sentence, Swing, TurningPoint
from whistlestop.core.events import Event
from whistlestop.record.history import History

MOST: Final = 3
LEAST: Final = 0.05  # the change of the odds that deserves the name
TICKET: Final = 0.1  # the change of a ticket's odds that is mentioned


class TurningPoints:
    """Finds the turning points of a seat, and says what happened there."""

    def __init__(self, history: History, seat: int, decisions: Sequence[Decision]) -> None:
        self.history = history
        self.seat = seat
        self.examined = [one for one in decisions if one.played is not None]

    def find(self, swings: Sequence[Swing]) -> list[TurningPoint]:
        """Return up to three turning points, in the order of the game."""
        found: list[tuple[float, TurningPoint]] = []
        for at, swing in enumerate(swings):
            decision = self.examined[at]
            before = swing.value.odds
            after = before + swing.skill.odds
            if before - after >= LEAST and decision.sentences:
                point = TurningPoint(swing.ply, "move", before, after, decision.sentences)
                found.append((before - after, point))
            size = abs(swing.luck.odds)
            if size >= max(LEAST, SURE * self.doubt(at)):
                last = at == len(swings) - 1
                end = after + swing.luck.odds
                says = self.ending(swing, after) if last else self.course(at, after, end)
                found.append((size, TurningPoint(swing.ply, "luck", after, end, list(says))))
        weightiest = sorted(found, key=lambda one: -one[0])[:MOST]
        return sorted((point for _, point in weightiest), key=lambda one: (one.ply, one.cause == "luck"))

    def doubt(self, at: int) -> float:
        """Return the standard error of the odds before and after a swing together."""
        errors = [one.played.odds.error for one in self.examined[at : at + 2] if one.played is not None]
        return hypot(*errors)

    def ending(self, swing: Swing, before: float) -> Iterator[Sentence]:
        """Yield how the game ended for the seat."""
        if not self.history.over:
            return
        totals = [sheet.total for sheet in self.history.last.score()]
        lead = totals[self.seat] - max(total for seat, total in enumerate(totals) if seat != self.seat)
        says = "end_ahead" if lead > 0 else "end_behind" if lead < 0 else "end_level"
        shown = {"before": facts.percent(before)}
        yield Sentence(says, {**shown, "points": facts.points(abs(lead))} if lead else shown)

    def course(self, at: int, before: float, after: float) -> Iterator[Sentence]:
        """Yield what changed between two decisions of the seat."""
        here, then = self.examined[at], self.examined[at + 1]
        odds = {"before": facts.percent(before), "after": facts.percent(after)}
        worse = after < before
        yield Sentence("fell" if worse else "rose", odds)
        reasons = [*self.tickets(here, then, worse), *self.drawn(here, then, worse)]
        if worse:
            reasons = [*self.routes(here, then), *reasons]
        yield from reasons or [Sentence("mixed", {}), *self.claims(here, then)]

    def events(self, here: Decision, then: Decision) -> Iterator[Event]:
        """Yield what the seat saw between two decisions."""
        for ply in range(here.ply + 1, then.ply + 1):
            for event in self.history.events(ply):
                yield event.seen_by(self.seat)

    def routes(self, here: Decision, then: Decision) -> Iterator[Sentence]:
        """Yield planned routes that others claimed."""
        for said in self.claims(here, then):
            if said.facts["route"]["route"] in here.plan:
                yield Sentence("route_gone", said.facts)

    def claims(self, here: Decision, then: Decision) -> Iterator[Sentence]:
        """Yield what others claimed between two decisions of the seat."""
        for event in self.events(here, then):
            if event.type == "claimed" and event.seat != self.seat:
                route = facts.route(str(event.to_dict()["route"]))
                yield Sentence("meanwhile", {"seat": facts.seat(int(event.seat)), "route": route})

    def tickets(self, here: Decision, then: Decision, worse: bool) -> Iterator[Sentence]:
        """Yield tickets whose odds certainly changed for the worse or the better, the most first."""
        found: list[tuple[float, Sentence]] = []
        later = {"–".join(one.between): one for one in then.tickets}
        for one in here.tickets:
            other = later.get("–".join(one.between))
            if other is None:
                continue
            change = other.odds.minus(one.odds)
            if worse == (change.mean < 0) and abs(change.mean) >= max(TICKET, SURE * change.error):
                shown: dict[str, Fact] = {
                    "ticket": {"is": "ticket", "between": one.between, "points": one.points},
                    "before": facts.percent(one.odds.mean),
                    "after": facts.percent(other.odds.mean),
                }
                says = "ticket_fell" if worse else "ticket_rose"
                found.append((abs(change.mean), Sentence(says, shown)))
        for _, sentence in sorted(found, key=lambda pair: -pair[0])[:2]:
            yield sentence

    def drawn(self, here: Decision, then: Decision, worse: bool) -> Iterator[Sentence]:
        """Yield the tickets that the seat was offered, or unseen cards if these may have helped."""
        cards: list[str] = []
        offered: list[str] = []
        for event in self.events(here, then):
            data = event.to_dict()
            if event.seat == self.seat and event.type == "drawn" and "card" in data:
                cards.append(str(data["card"]))
            ticket = data.get("ticket")
            if event.seat == self.seat and event.type == "ticket" and isinstance(ticket, dict):
                offered.append("–".join(ticket["between"]))
        if offered:
            yield Sentence("offered", {"tickets": {"is": "tickets", "tickets": offered}})
        elif cards and not worse:
            yield Sentence("drew", {"cards": facts.cards(cards)})
