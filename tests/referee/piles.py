"""The cards outside players' hands: deck, discards and row."""

from collections import Counter

from .cards import LOCOMOTIVE, Cards, move
from .chance import Chance

ROW = 5
CLEARED_AT = 3


class Piles:
    """Deck, discards and row; a deck nobody has seen has counts but no order."""

    def __init__(self, deck: Cards, row: int = ROW, *, flushed: bool = True, reshuffled: bool = True) -> None:
        """Start with a deck, an empty row of the given length, and the automatic rules that apply."""
        self.deck = deck
        self.discards: Cards = Counter()
        self.row: Cards = Counter()
        self.row_length = row
        self.flushed = flushed
        self.reshuffled = reshuffled

    @property
    def everything(self) -> Cards:
        """All the cards here."""
        return self.deck + self.discards + self.row

    def can_give(self) -> bool:
        """Return whether a card can be taken from the deck, after a shuffle if need be (Q-11)."""
        return self.deck.total() > 0 or (self.reshuffled and self.discards.total() > 0)

    def take(self, kind: str, chance: Chance) -> str:
        """Take the deck's top card; an empty deck is first rebuilt from the discards (Q-10)."""
        if self.deck.total() == 0:
            self.reshuffle(chance)
        card = chance.card(kind, self.deck)
        self.deck[card] -= 1
        return card

    def reshuffle(self, chance: Chance) -> None:
        """Make the discards the deck."""
        chance.reshuffle(self.discards.total())
        self.deck = self.discards
        self.discards = Counter()

    def fill_row(self, chance: Chance) -> None:
        """Fill a row with gaps as far as possible, then settle it (Q-09, Q-10)."""
        if self.row.total() < self.row_length and self.can_give():
            self.settle_row(chance)

    def settle_row(self, chance: Chance) -> None:
        """Fill the row as far as possible, and clear it while necessary (Q-09)."""
        self._turn_up(chance)
        while self.flushed and self.row[LOCOMOTIVE] >= CLEARED_AT and self._could_be_clear():
            chance.flush(+self.row)
            move(+self.row, self.row, self.discards)
            self._turn_up(chance)

    def _turn_up(self, chance: Chance) -> None:
        while self.row.total() < self.row_length and self.can_give():
            self.row[self.take("row", chance)] += 1

    def _could_be_clear(self) -> bool:
        """Return whether the cards outside hands can form a row with fewer than three locomotives (Q-09)."""
        outside = self.everything
        size = min(self.row_length, outside.total())
        coloured = outside.total() - outside[LOCOMOTIVE]
        return coloured + min(outside[LOCOMOTIVE], CLEARED_AT - 1) >= size
