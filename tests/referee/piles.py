"""The cards outside players' hands: deck, discards and row."""

from collections import Counter

from .cards import LOCOMOTIVE, Cards, move
from .chance import Chance

ROW = 5
CLEARED_AT = 3


class Piles:
    """Deck, discards and row; a deck nobody has seen has counts but no order."""

    def __init__(self, deck: Cards) -> None:
        """Starts with a deck and nothing else."""
        self.deck = deck
        self.discards: Cards = Counter()
        self.row: Cards = Counter()

    def can_give(self) -> bool:
        """Tells whether a card can be taken from the deck, after a shuffle if need be (Q-11)."""
        return self.deck.total() + self.discards.total() > 0

    def take(self, kind: str, chance: Chance) -> str:
        """Takes the deck's top card; an empty deck is first made anew from the discards (Q-10)."""
        if self.deck.total() == 0:
            chance.reshuffle(self.discards.total())
            self.deck = self.discards
            self.discards = Counter()
        card = chance.card(kind, self.deck)
        self.deck[card] -= 1
        return card

    def settle_row(self, chance: Chance) -> None:
        """Fills the row as far as it can be, and clears it as long as it must be (Q-09)."""
        self._fill_row(chance)
        while self.row[LOCOMOTIVE] >= CLEARED_AT and self._could_be_clear():
            chance.flush(+self.row)
            move(+self.row, self.row, self.discards)
            self._fill_row(chance)

    def _fill_row(self, chance: Chance) -> None:
        while self.row.total() < ROW and self.can_give():
            self.row[self.take("row", chance)] += 1

    def _could_be_clear(self) -> bool:
        """Tells whether the cards outside hands can form a row with fewer than three locomotives (Q-09)."""
        outside = self.row + self.deck + self.discards
        size = min(ROW, outside.total())
        coloured = outside.total() - outside[LOCOMOTIVE]
        return coloured + min(outside[LOCOMOTIVE], CLEARED_AT - 1) >= size
