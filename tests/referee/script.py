"""The script: chance's answers as a playthrough states them, checked as they are used."""

from collections import Counter

from .box import Ticket
from .cards import Cards
from .lines import Outcome, Reader
from .report import Foul

CLAUSES = {
    "drawn": "Q-05",
    "row": "Q-05, Q-09, Q-10",
    "flush": "Q-09",
    "revealed": "EU-08, EU-12",
    "ticket": "EU-15",
    "reshuffle": "Q-10",
}


class Script:
    """Hands out the stated outcomes in order, and demands each to be what the rules ask for."""

    def __init__(self, ply: int, outcomes: list[Outcome]) -> None:
        """Takes the outcomes of one ply."""
        self.ply = ply
        self.left = list(outcomes)
        self.reader = Reader(ply)

    def card(self, kind: str, deck: Cards) -> str:
        """Gives the next card, which must be in the deck."""
        card = self.reader.card(self._next(kind))
        if deck[card] < 1:
            raise Foul(self.ply, f"the deck has no {card} that could be {kind}", f"Q-01, {CLAUSES[kind]}")
        return card

    def ticket(self, candidates: list[Ticket]) -> Ticket:
        """Gives the next ticket, which must be one of those that can lie on top."""
        stated = self.reader.ticket(self._next("ticket"))
        for ticket in candidates:
            if is_same_ticket(stated, ticket):
                return ticket
        raise Foul(self.ply, f"the ticket {stated} can't lie on top of the ticket deck", CLAUSES["ticket"])

    def flush(self, row: Cards) -> None:
        """Checks that the row is said to be discarded, card for card in any order."""
        stated = self.reader.cards(self._next("flush"))
        if Counter(stated) != row:
            raise Foul(self.ply, f"the flush names {stated}, but the row is {sorted(row.elements())}", "Q-09")

    def reshuffle(self, count: int) -> None:
        """Checks that the discards are said to become the deck, all of them."""
        stated = self.reader.count(self._next("reshuffle"))
        if stated != count:
            raise Foul(self.ply, f"{stated} cards are reshuffled, but the discards are {count}", "Q-10")

    def finish(self) -> None:
        """Checks that nothing was stated which the rules don't cause."""
        if self.left:
            kind, value = self.left[0]
            raise Foul(self.ply, f"nothing causes the outcome {kind} {value!r}", CLAUSES.get(kind, "format"))

    def _next(self, kind: str) -> object:
        if not self.left:
            raise Foul(self.ply, f"the outcome {kind!r} is due, but no more are stated", CLAUSES[kind])
        stated, value = self.left.pop(0)
        if stated != kind:
            raise Foul(self.ply, f"the outcome {kind!r} is due, not {stated!r}: {value!r}", CLAUSES[kind])
        return value


def is_same_ticket(one: Ticket, other: Ticket) -> bool:
    """Compares tickets; neither city of a ticket goes first."""
    return (set(one.ends), one.points, one.deck) == (set(other.ends), other.points, other.deck)
