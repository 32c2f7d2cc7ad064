"""The script: chance's answers as a playthrough states them, checked as they are used."""

from collections import Counter

from .box import Ticket
from .cards import Cards
from .game import Game
from .lines import Outcome, Reader
from .report import FORMAT, Foul
from .tickets import is_same_ticket


class Script:
    """Hands out the stated outcomes in order, and demands each to be what the rules ask for."""

    def __init__(self, ply: int, outcomes: list[Outcome], game: Game) -> None:
        """Take the outcomes of one ply of a game."""
        self.ply = ply
        self.left = list(outcomes)
        self.reader = Reader(ply, game.box)
        self.clauses = game.CLAUSES

    def card(self, kind: str, deck: Cards) -> str:
        """Return the next card, which must be in the deck."""
        card = self.reader.card(self._next(kind))
        self._check_in_deck(kind, card, deck)
        return card

    def dealt(self, seat: int, deck: Cards) -> str:
        """Return the next card dealt, which must go to the seat whose turn it is to get one."""
        stated, card = self.reader.dealt(self._next("dealt"))
        if stated != seat:
            raise self._foul(f"a card is dealt to seat {stated}, not to seat {seat}", "dealt")
        self._check_in_deck("dealt", card, deck)
        return card

    def ticket(self, candidates: list[Ticket]) -> Ticket:
        """Return the next ticket, which must be one of those that can lie on top."""
        stated = self.reader.ticket(self._next("ticket"))
        for ticket in candidates:
            if is_same_ticket(stated, ticket):
                return ticket
        raise self._foul(f"the ticket {stated} can't lie on top of the ticket deck", "ticket")

    def flush(self, row: Cards) -> None:
        """Check that the row is said to be discarded, card for card in any order."""
        stated = self.reader.cards(self._next("flush"))
        if Counter(stated) != row:
            raise self._foul(f"the flush names {stated}, but the row is {sorted(row.elements())}", "flush")

    def reshuffle(self, count: int) -> None:
        """Check that the discards are said to become the deck, all of them."""
        stated = self.reader.number(self._next("reshuffle"))
        if stated != count:
            raise self._foul(f"{stated} cards are reshuffled, but the discards are {count}", "reshuffle")

    def tickets_shuffled(self, deck: str) -> None:
        """Check that tickets are said to be shuffled into the right deck."""
        stated = self.reader.text(self._next("tickets_shuffled"))
        if stated != deck:
            sentence = f"tickets are shuffled into the deck {stated!r}, not {deck!r}"
            raise self._foul(sentence, "tickets_shuffled")

    def finish(self) -> None:
        """Check that nothing was stated which the rules don't cause."""
        if self.left:
            kind, value = self.left[0]
            raise self._foul(f"nothing causes the outcome {kind} {value!r}", kind)

    def _check_in_deck(self, kind: str, card: str, deck: Cards) -> None:
        if deck[card] < 1:
            clause = f"{self.clauses['cards']}, {self.clauses[kind]}"
            raise Foul(self.ply, f"the deck has no {card} that could be {kind}", clause)

    def _foul(self, sentence: str, kind: str) -> Foul:
        return Foul(self.ply, sentence, self.clauses.get(kind, FORMAT))

    def _next(self, kind: str) -> object:
        if not self.left:
            raise self._foul(f"the outcome {kind!r} is due, but no more are stated", kind)
        stated, value = self.left.pop(0)
        if stated != kind:
            raise self._foul(f"the outcome {kind!r} is due, not {stated!r}: {value!r}", kind)
        return value
