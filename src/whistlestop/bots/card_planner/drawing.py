"""Which cards to draw: what each kind adds to the hand, from the row or blind."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.card_planner.prospects import ROOM, Prospects
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS, KINDS, LOCOMOTIVE
from whistlestop.core.sight import Sight

NEVER: Final = -1e9
NO_GAINS: Final[vec[float]] = vec[float]([0.0] * KINDS)


@final
class Drawing:
    """Compares the cards of the row, and a card of the deck, by what they would add to the hand."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.gains: vec[float] = NO_GAINS[:]  # of each kind
        self.blind: float = 0.0
        self.kind: i64 = -1  # the best card of the row that is no locomotive; -1 is one of the deck
        self.pick: float = 0.0  # what it adds
        self.gain: float = 0.0  # what the whole turn adds

    def look(self, sight: Sight, pool: i64, picks: i64) -> None:
        """Find the best card, and what so many picks add together."""
        prospects = self.prospects
        total = 0.0
        for colour in range(COLOURS):
            number = cards.count(prospects.hand, colour)
            gain = prospects.set_worth(colour, number + 1, 0) - prospects.set_worth(colour, number, 0)
            self.gains[colour] = gain
            total += gain * float(cards.count(pool, colour))
        there = prospects.there[LOCOMOTIVE]
        loose = prospects.loose_locomotive(there - prospects.laid[LOCOMOTIVE])
        self.gains[LOCOMOTIVE] = loose * prospects.worth[LOCOMOTIVE * ROOM + there]
        total += self.gains[LOCOMOTIVE] * float(cards.locomotives(pool))
        self.blind = total / float(cards.total(pool)) if sight.deck_size and pool else NEVER
        self.compare(sight, picks)

    def compare(self, sight: Sight, picks: i64) -> None:
        """Compare one locomotive of the row with two other cards."""
        row = sight.state.row
        self.kind, self.pick = -1, self.blind
        second = self.blind
        for colour in range(COLOURS):
            number = cards.count(row, colour)
            if number:
                gain = self.gains[colour]
                if gain > self.pick:
                    second = gain if number > 1 else self.pick
                    self.kind, self.pick = colour, gain
                elif gain > second:
                    second = gain
        self.gain = self.pick
        if picks > 1 and second > 0.0:
            self.gain += second
        if picks > 1 and cards.locomotives(row) and self.gains[LOCOMOTIVE] > self.gain:
            self.kind = LOCOMOTIVE
            self.gain = self.gains[LOCOMOTIVE]
